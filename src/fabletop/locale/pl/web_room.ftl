### Towarzystwo: zaproszenia, kto jest gotów, kto gra za kogo, dźwięki i wezwania. Każde zdanie ułożyliśmy sami.

## Zaproszenia

web-invite-head = Zaproś znajomych
web-invite-scan = Zeskanuj telefonem: kod otwiera miejsce { $seat }.
web-invite-scan-table = Zeskanuj telefonem: kod otwiera ten stół.
web-invite-code = Kod QR: { $address }
web-invite-what = Zaproszenie to odnośnik, który otwiera jedno wolne miejsce, tylko raz. Każdemu wyślij osobne.
web-invite-address-listed = Adres otwiera stół: kto go zna, może się przyglądać albo zająć wolne miejsce.
web-invite-address-secret = Adres otwiera stół: kto go zna, może się przyglądać. Miejsce otwiera tylko zaproszenie.
web-invite-network = Dla znajomych w tej samej sieci, na przykład w tym samym Wi-Fi.
web-invite-others = Ten komputer jest też dostępny pod adresem:
web-invite-local-head = Te odnośniki działają tylko na tym komputerze
web-invite-local = Serwer słucha tylko tego komputera. Aby wpuścić znajomych z twojej sieci, zamknij go i uruchom ponownie poleceniem
web-invite-local-or = albo, w katalogu ze źródłami, poleceniem

## Kto jest gotów

web-room-ready = przy stole, można zaczynać
web-room-waits = prosi, żeby poczekać
web-room-wait = Poczekajcie na mnie
web-room-wait-tip = Pełny stół zaczyna, gdy wszyscy są gotowi.
web-room-is-ready = Możemy zaczynać
web-room-move = Przesiądź się tutaj
web-room-begin-full = Zacznij bez czekania

## Ktoś odszedł

web-absent = Przy stole nie ma gracza { $who }. Do powrotu może grać komputer.
web-absent-level = Siła gry
web-absent-replace = Niech gra komputer
web-absent-plays = Do powrotu gracza { $who } gra komputer.
web-absent-called = { $who } (komputer)
web-lobby-stand-in = Komputer gra za ciebie. Otwórz stół, a miejsce znów będzie twoje.

## Dźwięki i wezwania

web-sound = Dźwięki
web-sound-volume = Głośność
web-calls = Wołaj mnie, gdy przyjdzie moja kolej
web-calls-tip = Powiadomienie, gdy ta karta jest ukryta
web-calls-denied = Przeglądarka zabrania tego tej stronie; można to zmienić w jej ustawieniach
web-calls-missing = Przeglądarki pozwalają na to tylko przez https albo na komputerze serwera

## Gry w sali

web-weight-1 = lekka
web-weight-2 = średnia
web-weight-3 = wymagająca
web-weight-4 = ciężka
web-weight-first = dobra na początek
web-new-rules-plain = jak w instrukcji
