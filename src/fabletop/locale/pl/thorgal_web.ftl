### Thorgal w przeglądarce: co mówi stół obok słów gry. Wszystkie zdania są naszego autorstwa.

## Części stołu

th-web-tab-path = Ścieżka
th-web-tab-map = Mapa
th-web-tab-heroes = Bohaterowie
th-web-tab-tale = Przygoda
th-web-tab-log = Dziennik
th-web-log = Dziennik
th-web-party = Drużyna
th-web-state = Stan przygody
th-web-answers = Odpowiedzi
th-web-round = Runda { $round }
th-web-round-of = runda { $round } z { $rounds }
th-web-round-short = Runda { $round }/{ $rounds }
th-web-when = runda { $round } z { $rounds }, tura { $turn } z 4

## Mapa

th-web-border-normal = otwarta, 1 punkt
th-web-border-double = podwójna, 2 punkty
th-web-border-impassable = nie do przejścia
th-web-border-of = { $kind }: { $a } – { $b }
th-web-opens = otwiera się w rundzie { $round }
th-web-dark = Odwrócony na ciemną stronę.
th-web-light = Odwrócony na jasną stronę.
th-web-sources = Źródła: { $kinds }
th-web-no-source = Brak Źródła.
th-web-needs-wound = rana
th-web-needs-defeat = pokonaj wszystkich
th-web-needs-trust = nieufność
th-web-needs-open = dowolnie wiele
th-web-say-wound = Poświęcenie: przyjmij Ranę – { $shape }.
th-web-say-defeat = Walka: pokonaj tu wszystkich Wrogów.
th-web-say-trust = Przypisanie: { $kinds }; potem { $die } rozstrzyga, czy wam zaufają.
th-web-say-open = Przypisanie: { $kind }, dowolnie wiele.
th-web-say-assign = Przypisanie: { $price } (jeszcze brakuje: { $missing }).
th-web-raised = +{ $number }
th-web-read = przeczytana
th-web-is-read = Leży tu żeton Przeczytania.
th-web-is-blocked = Leży tu żeton Blokady.
th-goals-here = Żetony Celu: { $number }
th-web-in-tow = u boku: { $who }

## Rząd

th-web-lift = Podnieś żeton: { $where }
th-web-row-lift = Najpierw podnieś żeton.
th-web-row-put = Wybierz kartę, pod którą trafi.
th-web-mode-sole = sam
th-web-mode-left = za żeton z lewej
th-web-mode-stack = za żeton tutaj
th-brief-plus = { $plus }{ $most ->
        [0] {""}
       *[other] , najwyżej { $most }
    }{ $least ->
        [-1] {""}
       *[other] , co najmniej { $least }
    }
th-brief-set_value = wartość = twoje Zagrożenie
th-brief-gain = +{ $number } { $kind }
th-brief-heal = ulecz{ $size ->
        [0] {""}
       *[other] { " " }do wielkości { $size }
    }
th-brief-calm = −{ $number } Zagrożenie
th-brief-threat = +{ $number } Zagrożenie
th-brief-critical = efekt krytyczny
th-brief-extra_die = do { $number } kości więcej ({ $colour }), każda za 1 Zagrożenie
th-brief-ignore_penalty = zignoruj Karę
th-brief-journey_level = poziom Wędrówki +{ $number }
th-brief-reroll = { $number ->
        [one] przerzuć kość
       *[other] przerzuty: { $number }
    }
th-brief-upgrade = ulepsz kość
th-brief-action = { $type } { $value }
th-brief-borders_as_normal = każda Granica liczy się za 1
th-brief-clear_gather = zdejmij żeton Zbierania
th-brief-discount = o 1 Zasób mniej
th-brief-take_along = zabierz Bohatera
th-brief-use_tile = także { $shape }
th-brief-wild = jeden dowolnego rodzaju

## Bohaterowie

th-web-open-sheet = { $hero }: pokaż kartę
th-web-you-in = ty, { $place }
th-web-free = { $number ->
        [one] wolne pole
        [few] wolne pola
       *[many] wolnych pól
    }
th-web-free-of = Pola Ran: { $number }
th-web-level = { $level } z { $last }
th-web-any-action = każda akcja
th-web-skill-ready = Umiejętność, gotowa
th-web-skill-used = Umiejętność, użyta w tej rundzie
th-web-skill-spent = odśwież:
th-web-wares = { $number ->
        [one] { $number } Przedmiot do wzięcia
        [few] { $number } Przedmioty do wzięcia
       *[many] { $number } Przedmiotów do wzięcia
    }
th-web-piles = W stosach: Przedmioty { $items }, Znaleziska { $findings }
th-with = { $hero }

## Plansza przygody

th-web-about = Cała plansza
th-shield = { $icon }: odparcia, jeszcze { $number }
th-web-deck-left = { $deck }: { $number }
th-web-side-left = Lewa ikona
th-web-side-middle = Środkowa ikona
th-web-side-right = Prawa ikona

## Pierwsza tura z przewodnikiem

th-web-guide-goal = Wygrywacie i przegrywacie razem. Tu widać, do czego dążycie, ile macie rund i co jeszcze przygoda liczy.
th-web-guide-map = Mapa. Każdy kawałek lądu to Obszar; jego numer mówi, w której rundzie się otwiera, okrągłe znaki to Źródła. Linie między nimi to Granice, a każdy rodzaj ma swoją cenę.
th-web-guide-location = Lokacja: przynieś pokazane Zasoby, pokonaj Wrogów albo przyjmij Ranę. Wtedy czyta się jej opowieść.
th-web-guide-row = Tu zaczyna się twoja tura: podnieś jasny żeton i połóż go pod inną kartą. To akcja twojego Bohatera.
th-web-guide-value = Duża liczba mówi, ile akcja byłaby teraz warta razem z Bonusami. Znaczek wskazuje Bonusy, które by zadziałały.
th-web-guide-path = Ścieżka. W Wędrówce kładziesz tu kafelki i zyskujesz to, co zakryją; zbierając, zaznaczasz jedno pole. Czerwone i żółte pola kosztują.
th-web-guide-hero = Twój Bohater: Rany wypełniają siatkę, a gdy któraś się nie zmieści, Bohater ginie i wszystko stracone. Niżej twoje kości, kafelki, Umiejętność i Przedmioty.
th-web-guide-event = Po czterech turach przychodzi faza Wydarzenia: mija runda, żetony się budzą, dobiera się nowe Wydarzenie. Czerwone ramki to rundy, w których coś się stanie.
th-web-guide-help = Tu widać, o co gra pyta. „Dlaczego?” to wyjaśnia, „Podpowiedź” pokazuje, co zrobiłby komputer, a „Cofnij” cofa wybór.
