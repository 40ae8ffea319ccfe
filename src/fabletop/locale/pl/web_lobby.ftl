### Poczekalnia, strona zasad, podziękowania i strona API.

## Nagłówek

web-lobby-home = Do poczekalni
web-lobby-rules = Zasady
web-lobby-tables = Stoły
web-lobby-language = Język
web-lobby-light = Światło
web-lobby-candlelight = Przy świecy
web-lobby-daylight = Za dnia
web-lobby-by-system = Jak urządzenie
web-lobby-morning = Dzień dobry,
web-lobby-afternoon = Dzień dobry,
web-lobby-evening = Dobry wieczór,
web-lobby-guest = Podróżny
web-lobby-rename = Zmień imię
web-lobby-rename-you = { $name }: zmień imię
web-lobby-no-account = Nie ma tu kont. To imię widzą inni przy stole.
web-lobby-waiting = { $count ->
    [1] Jeden stół czeka na twój ruch.
    [2] Dwa stoły czekają na twój ruch.
    [3] Trzy stoły czekają na twój ruch.
    [few] { $count } stoły czekają na twój ruch.
   *[many] { $count } stołów czeka na twój ruch.
}
web-lobby-others-move = Teraz kolej na innych.
web-lobby-choose = W co dziś zagramy?
web-lobby-open-count = { $count ->
    [one] Przy jednym otwartym stole jest dla ciebie miejsce.
   *[many] Przy { $count } otwartych stołach jest dla ciebie miejsce.
}
web-lobby-offline = Serwer nie odpowiada. Próbujemy dalej; nic nie przepadło.

## Części na telefonie

web-lobby-parts = Części poczekalni
web-lobby-part-tables = Stoły
web-lobby-part-new = Nowy
web-lobby-part-rules = Zasady
web-lobby-part-you = Ty

## Chorągwie

web-lobby-games = Gry
web-lobby-set-table = { $game }: przygotuj nowy stół
web-lobby-play-now = Graj teraz
web-lobby-rivals = Twoi rywale: { $level }
web-lobby-companions = Twoi towarzysze: { $level }
web-lobby-fitting = Rywale w sam raz
web-lobby-adapt = Dopasuj do mnie
web-lobby-adapt-on = „Graj teraz” zaczyna od łatwych rywali. Po zwycięstwie następni w tej grze są o poziom silniejsi, po ostatnim miejscu o poziom słabsi. Z towarzyszami jest odwrotnie: po porażce pomagają więcej.
web-lobby-adapt-off = „Graj teraz” sadza rywali tego samego poziomu, jakkolwiek kończą się twoje gry.
web-lobby-open-here = { $count ->
    [one] 1 otwarty stół
    [few] { $count } otwarte stoły
   *[many] { $count } otwartych stołów
}

## Twoje stoły

web-lobby-your-tables = Twoje stoły
web-lobby-open-tables = Otwarte stoły
web-lobby-ended = Zakończone
web-lobby-none = Nie siedzisz jeszcze przy żadnym stole. „Graj teraz” zaczyna grę z komputerami, a link od znajomych prowadzi do ich stołu.
web-lobby-your-move = Twój ruch
web-lobby-join = Dołącz
web-lobby-join-label = Link lub kod stołu
web-lobby-no-code = To nie jest ani link do stołu, ani jego kod.
web-lobby-no-table = Nie ma stołu { $id }.
web-lobby-with = przy stole: { $names }
web-lobby-alone = jednoosobowo
web-lobby-nobody-yet = jeszcze nikogo więcej
web-lobby-moves = { $count ->
    [one] 1 ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}
web-lobby-moves-now = teraz { $name },
web-lobby-thinks = { $name } myśli,
web-lobby-waits-for = { $count ->
    [one] jedno miejsce jest wolne
    [few] { $count } miejsca są wolne
   *[many] { $count } miejsc jest wolnych
}
web-lobby-copy-link = Kopiuj link
web-lobby-copied = { $count ->
    [0] Skopiowano.
    [1] Skopiowano: wyślij go znajomym.
   *[other] Skopiowano link { $seat } z { $count }.
}
web-lobby-copy-by-hand = Skopiuj go stąd:
web-lobby-aside-rules = odłożony: zasady się zmieniły
web-lobby-aside-content = odłożony: jego karty się zmieniły
web-lobby-aside-damaged = odłożony: jest uszkodzony
web-lobby-seeded = wybrane ziarno
web-lobby-finished = zakończona
web-lobby-ended-alone = { $score ->
    [one] koniec, 1 punkt
    [few] koniec, { $score } punkty
   *[many] koniec, { $score } punktów
}
web-lobby-party-won = wspólne zwycięstwo
web-lobby-party-lost = wspólna porażka
web-lobby-won = { $score ->
    [one] wygrana, 1 punkt
    [few] wygrana, { $score } punkty
   *[many] wygrana, { $score } punktów
}
web-lobby-shared = { $score ->
    [one] wspólna wygrana, 1 punkt
    [few] wspólna wygrana, { $score } punkty
   *[many] wspólna wygrana, { $score } punktów
}
web-lobby-placed = { $score ->
    [one] { $place }. miejsce z { $count }, 1 punkt
    [few] { $place }. miejsce z { $count }, { $score } punkty
   *[many] { $place }. miejsce z { $count }, { $score } punktów
}

## Rozstrzygnij zasadę

web-lobby-settle = Rozstrzygnij zasadę
web-lobby-settle-note = Zapytaj w kilku słowach albo wpisz numer zasady.
web-lobby-settle-game = Która gra
web-lobby-settle-all = Wszystkie
web-lobby-example-1 = walka w ciemności
web-lobby-example-2 = pełny rząd
web-lobby-example-3 = Żeton Charyzmy
web-lobby-no-answer = Żadna zasada nie ma tych słów. Spróbuj innych albo otwórz zasady i je przejrzyj.
web-lobby-all-hits = { $count ->
    [one] Jedna zasada
    [few] Wszystkie { $count } zasady
   *[many] Wszystkie { $count } zasad
} gry { $game } z tymi słowami

## Nowy stół

web-new-for = { $count ->
    [1] stół tylko dla ciebie
    [2] nowy stół dla dwojga
    [3] nowy stół dla trojga
    [4] nowy stół dla czworga
    [5] nowy stół dla pięciorga
   *[other] nowy stół, miejsc: { $count }
}
web-new-games = Gra
web-new-seats = Miejsca
web-new-start-drawn = pierwszego gracza wyznaczy los
web-new-alone = gra jednoosobowa
web-new-computer = Komputer
web-new-open = Otwarte miejsce
web-new-open-note = dla tego, kto przyjdzie
web-new-open-text = Zajmie je ktoś znajomy przez link albo ktoś z poczekalni.
web-new-level-beginner = Dopiero poznał zasady: widzi to, co blisko, ma ulubieńców i myli się jak człowiek.
web-new-level-easy = Wie, co dobre, ale wciąż wiele ocenia błędnie.
web-new-level-normal = Dobrze ocenia każdy ruch, po jednym naraz.
web-new-level-hard = Myśli kilka rund naprzód.
web-new-level-master = Myśli naprzód tak długo, jak warto.
web-new-style = Styl
web-new-style-none = Bez własnego stylu
web-new-style-none-text = Gra to, co najlepsze, o ile to widzi.
web-new-style-taken = Już siedzi przy tym stole
web-new-change = Zmień
web-new-done = Gotowe
web-new-remove = Usuń to miejsce
web-new-empty = Puste miejsce
web-new-empty-note = { $most ->
    [one] gra tylko jedna osoba
   *[other] grać może najwyżej { $most }
}
web-new-add = Dodaj
web-new-rules = Zasady domowe
web-new-not-with = Nie razem z „{ $option }”
web-new-settled = Przy „{ $option }” nie ma tu wyboru
web-new-only-seats = { $most ->
    [1] Tylko z jednym miejscem
   *[other] Tylko z { $least }–{ $most } miejscami
}
web-new-ts-option-groups = Ile klas Potworów mieszka w Lochu: im więcej, tym dłuższa gra.
web-new-ts-option-cards = Klasy Potworów, rodzaje Bohaterów i karty Wioski, które mają być w grze; po angielsku i z przecinkami albo z listy poniżej. Reszta jest losowana.
web-new-ts-option-pace = Po ilu turach bez zwycięstwa wymyka się Potwór z szeregu 1.
web-new-pick-cards = Wybierz z listy
web-new-cards-groups = Klasy Potworów: co najmniej trzy albo żadna
web-new-cards-families = Rodzaje Bohaterów: najwyżej cztery
web-new-cards-village = Karty Wioski: najwyżej osiem
web-new-manners = Przy stole
web-new-friendly = Przyjazne cofanie
web-new-friendly-on = Za zgodą wszystkich można cofnąć każdy ruch; co było odkryte, zostaje rozdane na nowo.
web-new-friendly-off = Surowo: ruch obowiązuje, gdy padły kości, odkryto kartę lub ruszył się ktoś inny.
web-new-listed = Widoczny w poczekalni
web-new-listed-on = Otwarte miejsce może zająć każdy na tym serwerze.
web-new-listed-off = Stół znajdzie tylko ten, kto ma link.
web-new-name = Twoje imię przy stole
web-new-seed = Ziarno losowości
web-new-seed-none = z przypadku
web-new-seed-note = To samo ziarno daje te same tasowania i rzuty. Kto je zna, zna karty, więc do uczciwej gry zostaw to pole puste.
web-new-links-follow = { $count ->
    [one] Link do otwartego miejsca znajdziesz przy stole i na swojej liście.
   *[other] Linki do otwartych miejsc znajdziesz przy stole i na swojej liście.
}
web-new-sit = Usiądź
web-new-watch = Oglądaj
web-new-watch-note = Komputer zajmie twoje miejsce, a ty popatrzysz.
web-new-watch-open = Od początku można oglądać tylko same komputery: najpierw obsadź otwarte miejsca.

## Twoja kronika

web-record-title = Twoja kronika
web-record-ask = Czego udało ci się dokonać przez wiele gier.
web-record-note = Po każdej grze serwer odhacza to, co udało ci się zdobyć, i pamięta to dla tej przeglądarki. Gry z wybranym ziarnem niczego nie odhaczają.
web-record-of = z { $most } zdobytych
web-record-sheet = zdobyte: { $earned } z { $most }
web-record-times = { $times ->
    [1] raz
    [2] dwa razy
   *[other] { $times } razy
}
web-record-first = pierwszy raz { $date }
web-record-ticked = (zdobyte)
web-record-open = (jeszcze nie)
web-record-none = Żadna gra na tym serwerze nie ma arkuszy osiągnięć.

## Jak grać

web-how-title = { $game }: jak grać
web-how-note = Pięć minut, z obrazkami prawdziwego stołu. Każdy numer otwiera swoją zasadę.
web-how-habits = Trzy dobre nawyki
web-how-first = Na pierwszą grę
web-how-play = Zagraj pierwszą grę
web-how-back = Jak grać
web-how-ledger = Zasady, które za tym stoją
web-how-all = { $count ->
    [one] Jedna zasada
    [few] Wszystkie { $count } zasady
   *[many] Wszystkie { $count } zasad
}
web-how-picture = Kawałek stołu: { $step }

## Zasady

web-rules-title = Zasady
web-rules-of = Zasady gry { $game }
web-rules-contents = Spis treści
web-rules-games = Księgi zasad
web-rules-search = Szukaj w zasadach
web-rules-hits = { $count ->
    [0] nic nie znaleziono
   *[other] { $at } z { $count }
}
web-rules-most = żadna nie ma wszystkich słów; te mają ich najwięcej
web-rules-next = Następne trafienie
web-rules-previous = Poprzednie trafienie
web-rules-only = Tylko trafienia
web-rules-keys = Enter: następne trafienie. Shift i Enter: poprzednie.
web-rules-copy = Kopiuj link
web-rules-copied = Skopiowano
web-rules-unknown = Nie ma tu gry { $game }.
web-rules-note = O tych zasadach
web-rules-asked = Częste pytania:
web-rules-mark-ruling = rozstrzygnięcie
    .title = Nasze rozstrzygnięcie tam, gdzie instrukcja milczy lub jest niejasna
web-rules-mark-derived = wynika
    .title = Wynika z innych zasad
web-rules-mark-differs = wydania się różnią
    .title = Wydania instrukcji mówią tu co innego
web-rules-mark-ours = nasza zasada
    .title = Zasada naszego autorstwa
web-rules-mark-card = karta
    .title = Według wydrukowanej karty

## Podziękowania

web-credits-title = Autorzy i licencje
web-credits-lead = Fabletop to nieoficjalna wersja stworzona przez miłośników. Tekst, rysunki i kod są nasze; nazwy i liczby z gier podajemy jako fakty. Nie jesteśmy związani z ich wydawcami ani autorami. Jeśli jakaś gra ci się spodoba, kup pudełko: nic go nie zastąpi.
web-credits-games = Gry
web-credits-game-by = Projekt: { $designers }. Wydawca: { $publisher }, { $year }.
web-credits-game-comics = Na podstawie komiksów: { $authors }.
web-credits-solitaire = Gra jednoosobowa przeciw ciemności jest naszego pomysłu.
web-credits-fonts = Litery
web-credits-alegreya = Cały tekst ciągły. Projekt: Juan Pablo del Peral; prawa autorskie 2011 The Alegreya Project Authors.
web-credits-grenze = Nazwy i nagłówki. Projekt: Renata Polastri i Omnibus-Type; prawa autorskie 2020 The Grenze Gotisch Project Authors.
web-credits-icons = Godła
web-credits-icons-text = Godła i ikony powstały z obrazków serwisu game-icons.net, przez nas pokolorowanych i grawerowanych. Autorzy ikon: { $authors }.
web-credits-drawing = Herby, chorągwie, kości, karty, drewno i pergamin rysujemy sami, w SVG i CSS. Kreskowanie, po którym odróżnia się kolory, wydrukował w 1638 roku Silvester Petra Sancta.
web-credits-software = Narzędzia
web-credits-software-text = Sam Fabletop jest wolnym oprogramowaniem na licencji MIT i stoi na tych filarach:
web-credits-server = Na serwerze
web-credits-browser = W przeglądarce
web-credits-build = Przy budowie i testach
web-credits-licence = Licencja

## API

web-api-title = Interfejs API
web-api-lead = Wszystko, co robi ta strona, może zrobić też program. Serwer mówi JSON-em przez HTTP, a przy stole gra się przez WebSocket.
web-api-english = Opisy są po angielsku.
web-api-machine = To samo jako opis dla maszyn:
web-api-cookie = Pytającego pamięta podpisane ciasteczko: zacznij od GET /api/me i odsyłaj je z każdym zapytaniem.
web-api-http = Zapytania
web-api-path = W ścieżce
web-api-body = Treść
web-api-answers = Odpowiedzi
web-api-required = wymagane
web-api-default = domyślnie { $value }
web-api-one-of = jedno z
web-api-at-most = najwyżej { $count }
web-api-list-of = lista:
web-api-or = lub
web-api-see = zobacz odpowiedź
web-api-ok = zrobione
web-api-created = nowy stół
web-api-invalid = treść jest błędna; komunikat mówi gdzie
web-api-errors = Błędy
web-api-errors-text = Błąd to obiekt z polami error (słowo dla programów) i message (zdanie dla ludzi). Nic się wtedy nie zmieniło.
web-api-error-400 = nie pozwalają na to zasady lub opcje
web-api-error-403 = cudze miejsce
web-api-error-404 = nie ma takiego stołu lub gry
web-api-error-413 = treść jest dłuższa niż 64 KiB
web-api-error-422 = treść nie pasuje; komunikat nazywa pole
web-api-socket = Gra: WebSocket
web-api-socket-text = Połącz się z /api/tables/ID/play, wysyłając ciasteczko. Wiadomość to obiekt JSON, którego pole do nazywa życzenie; podane przez ciebie id wraca w odpowiedzi. Ply to liczba ruchów, które widać było u ciebie: jeśli stół poszedł dalej, wiadomość zostaje odrzucona. Cały protokół opisuje docs/protocol.md.
web-api-you-send = Wysyłasz
web-api-you-get = Dostajesz
web-api-do-choose = wybierz jedną z opcji decyzji, podając jej klucz
web-api-do-undo = cofnij ruchy do podanego ply; w przyjaznej grze pytani są inni
web-api-do-agree = odpowiedz komuś, kto prosi o cofnięcie ruchu
web-api-do-wait = otwórz znów okno, które minęło stałe polecenie
web-api-do-orders = stałe polecenie pomijania okien, włącz lub wyłącz
web-api-do-hint = zapytaj, co wybrałby mocny gracz
web-api-do-check = zapytaj, czy wybór jest wyraźnym błędem
web-api-do-look = stół, jaki był po podanej liczbie ruchów; po końcu gry także z innego miejsca
web-api-do-chat = powiedz coś przy stole
web-api-do-ping = zapytaj, czy serwer jest
web-api-get-hello = wszystko, czego potrzebuje przychodzący: stół, stan, dziennik, rozmowa
web-api-get-state = był ruch: nowy stan i ile zachować z dziennika
web-api-get-table = zmieniły się miejsca, opcje lub obecni
web-api-get-chat = ktoś coś powiedział
web-api-get-done = twoja wiadomość została wykonana; jest w niej podpowiedź lub widok
web-api-get-error = twoja wiadomość została odrzucona, z numerem zasady, jeśli to ona jest powodem
