### Rama stołu: wezwanie, pomoce, kronika, powtórka, poczekalnia, wynik, przewodnik.

## Wezwanie

web-table-to-lobby = Do poczekalni
web-table-your-move = Twój ruch
web-table-thinks = { $who } myśli
web-table-waiting = Czekamy
web-table-wait-for = Stół czeka na: { $who }.
web-table-away = { $who } – w tej chwili poza stołem. Gra poczeka.
web-table-watching = Przyglądasz się
web-table-lost = Brak połączenia
web-table-lost-ask = Próbujemy dalej. Nic nie przepadło: każdy ruch jest zapisany na serwerze.
web-table-guest = Gość
web-table-tabs = Części stołu
web-table-tab-waits = (tu czeka wybór)

## Pomoce

web-table-helps = Pomoce
web-table-why = Dlaczego?
web-table-why-tip = Zasada, z której wynika pytanie, i powody, dla których czegoś nie wolno wybrać.
web-table-may = Wolno ci
web-table-refused = Nie teraz
web-table-refused-more = i jeszcze { $number }
web-table-why-wait = Pytanie padnie, gdy przyjdzie twój ruch.
web-table-list = Lista wyborów
web-table-sift = Znajdź wybór
web-table-undo = Cofnij
web-table-undo-takes = Cofa
web-table-undo-barred = Nie ma czego cofnąć
web-table-undo-watching = Tylko przyglądasz się temu stołowi.
web-table-undo-asked = Stół już jest pytany o cofnięcie.
web-table-undo-nothing = Nie było jeszcze twojego wyboru.
web-table-undo-chose = Od tego czasu był wybór: { $who }.
web-table-undo-learnt = Coś wyszło na jaw: { $what }
web-table-undo-further = Cofa twój ostatni wybór i wszystko, co po nim
web-table-undo-agree = Pozostali muszą się zgodzić. To, czego nikt nie znał, zostanie wtedy rozdane na nowo.
web-table-undo-again = To, czego nikt nie znał, zostanie wtedy rozdane na nowo.
web-table-restart = Od początku tury
web-table-restart-tip = Cofa { $number ->
        [one] twój ostatni wybór.
        [few] twoje ostatnie { $number } wybory.
       *[many] twoich ostatnich { $number } wyborów.
    }
web-table-hint = Podpowiedź
web-table-hint-tip = Najlepsze możliwości na podstawie tego, co widzisz, i co za każdą przemawia.
web-table-rules = Zasady
web-table-rules-tip = Cała księga zasad, w nowej karcie.
web-table-halt = Czekaj!
web-table-halt-tip = Otwiera na nowo okazję, którą właśnie za ciebie pominięto, i kończy pomijanie.
web-table-more = Więcej
web-table-keys = Klawisze
web-table-score = Wynik
web-table-score-now = Taki byłby, gdyby gra skończyła się teraz.
web-table-score-none = Jeszcze nic nie punktuje.
web-table-score-secret = Kreska: przed końcem gry nieznane.
web-table-passes = Pomijaj za mnie
web-table-passes-tip = Okazje w ruchach innych są za ciebie pomijane
web-table-copy-seat = Kopiuj link do mojego miejsca
web-table-copy-seat-tip = Otwiera twoje miejsce na innym urządzeniu; nie dawaj go nikomu
web-table-copy-table = Kopiuj link do stołu
web-table-copied = Skopiowano
web-table-not-copied = Nie udało się
web-table-language = Język
web-table-language-en = English
web-table-language-pl = Polski
web-table-language-cs = Čeština
web-table-light = Światło
web-table-light-light = Dzień
web-table-light-dark = Noc
web-table-light-auto = Jak system
web-table-leave = Odejdź od stołu
web-table-leave-room = Twoje miejsce będzie wtedy wolne dla kogoś innego.
web-table-leave-game = Gra na ciebie poczeka. Otworzy ją link do twojego miejsca: skopiuj go przed odejściem.
web-table-leave-yes = Odejdź

## Wspólne cofanie

web-table-asked = { $who } prosi o cofnięcie gry.
web-table-asked-mine = Poproszono o cofnięcie gry. Pytamy pozostałych.
web-table-asked-to = Do chwili po:
web-table-agree = Zgoda
web-table-refuse = Odmowa
web-table-agreed = Zgoda wyrażona.
web-table-withdraw = Wycofaj prośbę

## Klawisze

web-key-number = wybór według numeru na liście; przy dziesięciu i więcej wpisz obie cyfry
web-key-arrows = przejście po wszystkim, co lśni
web-key-left = w lewo
web-key-up = w górę
web-key-right = w prawo
web-key-down = w dół
web-key-enter = wybór tego, co zaznaczone
web-key-why = dlaczego: zasada, z której wynika pytanie
web-key-list = lista wyborów
web-key-undo = cofnij
web-key-restart = od początku tury
web-key-hint = podpowiedź
web-key-score = wynik
web-key-log = dziennik
web-key-talk = powiedz coś
web-key-keys = ta strona
web-key-skip = do końca tego, co robią inni
web-key-pause = pauza, gdy grają inni
web-key-recap = co się działo od twojej ostatniej tury
web-key-escape = zamknij albo wróć z oglądania przeszłości

## Kronika

web-log-head = Dziennik
web-log-empty = Nic się jeszcze nie wydarzyło.
web-log-branched = Opowieść toczy się dalej od ruchu { $ply }.
web-log-turn = { $who }: { $told }
web-log-steps = { $number ->
        [one] , { $number } krok
        [few] , { $number } kroki
        [many] , { $number } kroków
       *[other] , { $number } kroku
    }
web-log-earlier = Pokaż wcześniejsze
web-log-look = Obejrzyj
web-log-undo-here = Cofnij dotąd
web-log-ask-here = Poproś o cofnięcie dotąd
web-log-talk = Powiedz coś
web-log-say = Powiedz
web-log-unheard = Nowe słowa:

## Oglądanie przeszłości

web-replay-head = Spojrzenie wstecz
web-replay-open = Powtórka
web-replay-move = ruch { $ply } z { $last }
web-replay-begin = Stół jest nakryty.
web-replay-nothing = Nic tu nie widać.
web-replay-first = Pierwszy ruch
web-replay-previous = Poprzedni ruch
web-replay-play = Odtwarzaj
web-replay-pause = Wstrzymaj
web-replay-next = Następny ruch
web-replay-last = Ostatni ruch
web-replay-slider = Ruch
web-replay-eyes = Widok:
web-replay-eyes-nobody = widz
web-replay-branch = Graj dalej stąd
web-replay-leave = Wróć do stołu

## Poczekalnia

web-room-waiting = Przed grą
web-room-empty = { $number ->
        [0] Wszyscy są na miejscach.
        [one] Jedno miejsce jest jeszcze wolne.
        [few] { $number } miejsca są jeszcze wolne.
       *[many] { $number } miejsc jest jeszcze wolnych.
    }
web-room-quiet = Nikt jeszcze nic nie powiedział.
web-room-for = { $number ->
        [one] stół dla jednej osoby
        [few] stół dla { $number } osób
       *[many] stół dla { $number } osób
    }
web-room-open = Wolne miejsce
web-room-open-listed = dla każdego, kto przyjdzie, albo na zaproszenie
web-room-open-secret = na zaproszenie
web-room-away = w tej chwili poza stołem
web-room-invite = Kopiuj zaproszenie
web-room-sit = Usiądź tutaj
web-room-address = Adres stołu
web-room-copy = Kopiuj
web-room-rules = Zasady domowe:
web-room-watching = Przyglądasz się. Usiądź tam, gdzie jest wolne miejsce.
web-room-fill = { $number ->
        [one] Wolne miejsce zajmie komputer:
       *[other] Wolne miejsca zajmą komputery:
    }
web-room-begin = Zacznij teraz
web-room-talk = Czekając na innych
web-room-name-head = Usiądź
web-room-name = Jak mamy cię nazywać?
web-room-sit-down = Usiądź

## Koniec

web-end-over = Koniec gry
web-end-open = Obrachunek
web-end-you-win = Wygrywasz
web-end-wins = Wygrywa { $who }
web-end-rank = Ranga: { $rank }
web-end-shared = Wspólne zwycięstwo
web-end-party-won = Zwyciężyliście razem
web-end-party-lost = Opowieść kończy się porażką
web-end-with = Wynik – { $points }.
web-end-alone = Twój wynik – { $points }.
web-end-together = { $who } – każdy ma { $points }.
web-end-behind = Wynik – { $points }. Ty – { $own }, miejsce { $place }.
web-end-tie = Najwyższe wyniki są równe. Rozstrzygają:
web-end-place = { $place }.
web-end-reckoning = Pełny obrachunek
web-end-total = Razem
web-end-rematch = Rewanż
web-end-to-rematch = Do rewanżu
web-end-save = Zapis gry
web-end-lobby = Poczekalnia
web-end-rivals = { $way ->
    [up] Następni rywale będą o poziom silniejsi: { $level }.
    [down] Następni rywale będą o poziom słabsi: { $level }.
   *[same] Następni rywale będą tak samo silni: { $level }.
}
web-end-companions = { $way ->
    [up] Następni towarzysze będą o poziom silniejsi: { $level }.
    [down] Następni towarzysze zostawią więcej tobie: { $level }.
   *[same] Następni towarzysze będą tak samo silni: { $level }.
}
web-end-seed = Ziarno tej gry: { $seed }

## Przewodnik

web-guide-head = Pierwsza tura krok po kroku
web-guide-again = Objaśnij pierwszą turę
web-guide-next = Dalej
web-guide-back = Wstecz
web-guide-skip = Pomiń
web-guide-done = Gramy
web-guide-progress = Krok { $step } z { $all }

## Gdy coś się nie uda

web-trouble-lost = Połączenie zostało przerwane. Próbujemy dalej; nic nie przepadło.
web-trouble-stale = Gra poszła już dalej. Spójrz jeszcze raz.
web-trouble-illegal = Teraz nie można tego zrobić.
web-trouble-forbidden = To nie należy do ciebie.
web-trouble-seat = Ten link nie otwiera tu żadnego miejsca. Może ktoś je już zajął albo już siedzisz przy tym stole.
web-trouble-refused = Stół na to nie pozwala.
web-trouble-invalid = Stół tego nie zrozumiał.
web-trouble-unknown = Nie ma takiego stołu.
web-trouble-too_fast = Za dużo naraz. Spróbuj za chwilę.
web-trouble-computer = Komputer nie zdołał wykonać ruchu. Cofnij albo wróć za chwilę.
web-trouble-rules = Zasady się tu potknęły. Nic się nie zmieniło.
web-trouble-server = Serwer nie zdołał tego zrobić. Nic się nie zmieniło.
web-table-gone = Nie ma takiego stołu
web-table-gone-why = Może adres jest ucięty. Stoły, przy których grasz, znajdziesz w poczekalni.
web-table-aside = Ten stół jest odłożony
web-table-aside-why = Grano przy nim według innych zasad albo innymi kartami niż te, które serwer ma teraz, albo jest uszkodzony. Nic w nim nie zmieniono, a kto prowadzi serwer, może wyjąć go z bazy danych.
web-table-since = Ruchy do { $ply } rozegrano według zasad { $before } (Fabletop { $fabletop }), następne według zasad { $rules }.
web-room-seeded = Ziarno tej gry zostało wybrane: kto nakrył stół, może wiedzieć, co zostanie rozdane i wyrzucone.
web-table-renew = Odnów link do mojego miejsca
web-table-renew-tip = Rozdane linki przestaną działać, a inne przeglądarki stracą miejsce
web-table-renewed = Twoje miejsce ma nowy link. Stary niczego już nie otwiera.
web-table-plain = Nie można narysować planszy
web-table-plain-why = Coś się nie udało przy rysowaniu. Sama gra ma się dobrze; możesz grać dalej z listy wyborów.
web-table-plain-again = Narysuj jeszcze raz

## Podpowiedzi

web-advice = Co sądzi dobry gracz
web-advice-judged = To sam osąd: nikt nie myślał tu naprzód.
web-advice-take = Wybierz to
web-advice-note = Na podstawie tego, co widzisz. Składniki porównano z innymi możliwościami.
web-teach = Ucz mnie
web-teach-tip = Życzliwe słowo przed wyraźnym błędem
web-teach-wait = Może jeszcze raz?
web-teach-yours = Twój wybór
web-teach-better = Wygląda wyraźnie lepiej
web-teach-again = Ostrzegaj mnie dalej
web-teach-anyway = Zagraj mimo to
web-teach-think = Pomyśl jeszcze raz

## Tury innych

web-pace = Jak szybko pokazywać tury innych
web-pace-slow = wolno
web-pace-slow-tip = Czeka na ciebie, ilekroć coś cię dotyczy.
web-pace-normal = zwykle
web-pace-normal-tip = Krok po kroku, tak by dało się nadążyć.
web-pace-fast = szybko
web-pace-fast-tip = Krok po kroku, z krótkimi przerwami.
web-pace-skip = pomiń
web-pace-skip-tip = Od razu do twojego wyboru. Co się wydarzyło, mówi skrót.
web-watch-pause = Pauza
web-watch-on = Dalej
web-watch-tip = Spacja albo dotknięcie paska na górze przenosi na koniec.
web-watch-beat = { $number } z { $of }
web-recap = Od twojej ostatniej tury
web-recap-button = Skrót
web-recap-tip = Co zrobili inni, tura po turze.
web-recap-again = Pokaż jeszcze raz
web-halt-head = Zobacz, co się stało
web-halt-ask = Coś ci odebrano. Gdy przeczytasz, idź dalej.
web-halt-took = Kto co stracił
web-halt-by = po wyborze gracza: { $who }
web-halt-note = Nikt nie ruszy się na twoim ekranie, póki tego nie zobaczysz.
web-halt-go = Dalej
