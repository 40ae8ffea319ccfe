### Thunderstone w przeglądarce: to, co mówi plansza obok słów samej gry. Wszystkie zdania są nasze.

## Liczby na kartach

ts-web-attack = Atak
ts-web-magic = Magia
ts-web-light = Światło
ts-web-strength = Siła
ts-web-weight = Ciężar
ts-web-health = Zdrowie
ts-web-xp = doświadczenie
ts-web-vp = punkty zwycięstwa
ts-web-gold = Złoto
ts-web-figure = { $what } { $text }
ts-web-level = poziom { $level }
ts-web-times = ×{ $number }

## Stół

ts-web-tab-dungeon = Loch
ts-web-tab-others = Gracze
ts-web-tab-log = Dziennik
ts-web-tale = Dziennik
ts-web-turn = Tura { $number }
ts-web-phase-village = W Wiosce
ts-web-phase-dungeon = W Lochu
ts-web-phase-rest = Odpoczynek
ts-web-step-effects = efekty
ts-web-step-buying = zakupy
ts-web-step-levels = poziomy
ts-web-step-prepare = kroki 2 i 3 z 5
ts-web-step-battle = krok 4 z 5, bitwa

## Gracze

ts-web-doing-thinks = wybiera drogę
ts-web-doing-village = w Wiosce
ts-web-doing-dungeon = w Lochu
ts-web-doing-rest = odpoczywa
ts-web-next = gra następny
ts-web-waits = czeka
ts-web-seat-won = wygrywa
ts-web-seat-over = koniec gry
ts-web-your-state = Twój stan
ts-web-points-in-cards = { $number ->
        [one] punkt zwycięstwa w twoich kartach
        [few] punkty zwycięstwa w twoich kartach
       *[many] punktów zwycięstwa w twoich kartach
    }
ts-web-points-if-won = { $number } za zwycięstwo
ts-web-points-then = potem { $number }
ts-web-deck = talia
ts-web-hand = ręka
ts-web-discard = odrzucone
ts-web-own-cards = Twoje karty
ts-web-own-cards-note = Wszystkie twoje karty: w talii, na ręce i odrzucone.
ts-web-your-discard = Twój stos kart odrzuconych
ts-web-discard-of = Stos kart odrzuconych: { $who }
ts-web-discard-note = Najnowsza karta jest pierwsza. Stosy kart odrzuconych wolno przeglądać każdemu.
ts-web-hand-of = Pokazana ręka: { $who }
ts-web-dark-points = { $number ->
        [one] { $number } punkt zwycięstwa
        [few] { $number } punkty zwycięstwa
       *[many] { $number } punktów zwycięstwa
    }
ts-web-unrest = Niepokój { $unrest } z { $pace }
ts-web-unrest-note = { $left ->
        [0] Następny Potwór w szeregu 1 umknie.
        [one] Jeszcze { $left } tura bez zwycięstwa i Potwór z szeregu 1 umknie.
        [few] Jeszcze { $left } tury bez zwycięstwa i Potwór z szeregu 1 umknie.
       *[many] Jeszcze { $left } tur bez zwycięstwa i Potwór z szeregu 1 umknie.
    }
ts-web-escaped = umknęło

## Hala

ts-web-rank = Szereg { $rank }
ts-web-ranks = Szeregi
ts-web-in-rank = { $card }, szereg { $rank }
ts-web-asks = Potrzebne Światło: { $light }
ts-web-deck-left = { $number ->
        [one] karta w talii
        [few] karty w talii
       *[many] kart w talii
    }
ts-web-stone-below = { $above ->
        [one] Kamień leży pod następną kartą
        [few] Kamień leży pod następnymi { $above }
       *[many] Kamień leży pod następnymi { $above }
    }
ts-web-stone-soon = Kamień może pojawić się w każdej chwili
ts-web-stone-hall = Kamień jest w szeregu { $rank }
ts-web-outcome-won = { $total } na { $health }, wygrana
ts-web-outcome-lost = { $total } na { $health }, przegrana
ts-web-outcome-magic = { $total } na { $health }, brak Magii

## Ręka

ts-web-your-hand = Twoja ręka
ts-web-your-party = Twoja drużyna
ts-web-no-cards = Brak kart na ręce
ts-web-slot = { $card }, karta { $number }
ts-web-held = trzyma { $card }
ts-web-held-short = trzyma Bohater przed nią
ts-web-strength-now = Siła { $was }, teraz { $now }
ts-web-used = po użyciu
ts-web-thrown = w locie
ts-web-doomed = strata po bitwie
ts-web-barred = nie może atakować
ts-web-judged = { $what } o 1 mniej
ts-web-turned = cały Atak jest Magią
ts-web-borrowed = pożyczka: { $who }

## Co karta potrafi, na wstążce

## Odpowiedzi

ts-web-answers = Twoje odpowiedzi
ts-web-turn-village = do wydania { $gold ->
        [one] { $gold } sztuka złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }, potem poziomy
ts-web-turn-dungeon = użyj efektów, uzbrój Bohaterów, zaatakuj
ts-web-turn-rest = usuń jedną kartę, pociągnij nowe

## Wioska

ts-web-purse-line = { $gold ->
        [one] { $gold } sztuka złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    } · { $purchases ->
        [one] { $purchases } zakup
        [few] { $purchases } zakupy
       *[many] { $purchases } zakupów
    }
ts-web-spoils-now = Łupy: na każdy zakup { $gold ->
        [one] { $gold } sztuka złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }
ts-web-hand-gold = twoje karty dają { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }
ts-web-no-buying = W turze w Lochu nic się nie kupuje
ts-web-all-cards = Wszystkie karty
ts-web-pile = { $card }, koszt { $cost }, zostało { $number }
ts-web-left-of = { $card }: zostało { $number }
ts-web-spoils-by = Łupy: { $kind }
ts-web-spoils-weapon = Broń
ts-web-spoils-food = Żywność
ts-web-spoils-item = Przedmiot
ts-web-spoils-any = dowolna karta
ts-web-spoils-reveal_six = odsłonięcie sześciu kart
ts-web-spoils = Łupy
ts-web-spoils-purse = złota na każdy z Łupów:
ts-web-purse = Sakiewka
ts-web-purchases = { $number ->
        [one] złota, został { $number } zakup
        [few] złota, zostały { $number } zakupy
       *[many] złota, zostało { $number } zakupów
    }
ts-web-gold-after = potem { $gold }

## Doświadczenie

ts-web-xp-head = Doświadczenie
ts-web-xp-count = { $number } PD
ts-web-xp-none = jeszcze brak
ts-web-raise = { $hero } na: { $card }
ts-web-raise-any = { $hero } na dowolnego Bohatera 1. poziomu
ts-web-price-xp = { $number } PD
ts-web-none-left = nie ma już kart
ts-web-enough = wystarczy
ts-web-xp-when = podczas następnej wizyty w Wiosce

## Rachunek bitwy

ts-web-ledger = Rachunek bitwy
ts-web-against = Wróg: { $card }
ts-web-foretold = Twoja ręka z całą Bronią rozdzieloną, bez użycia efektów.
ts-web-barred-short = zakaz
ts-web-brings-nothing = Żadna karta nic nie wnosi.
ts-web-in-all = razem
ts-web-light-line = Szereg { $rank } wymaga { $asks } Światła, masz { $light }
ts-web-light-theirs = Szereg { $rank } wymaga { $asks } Światła, drużyna ma { $light }
ts-web-light-of = Światło z { $asks }
ts-web-versus = na
ts-web-verdict-won = Wygrana
ts-web-verdict-lost = Przegrana
ts-web-verdict-magic = Brak Magii
ts-web-verdict-barred = Nie można atakować
ts-web-spare = zapas { $number }
ts-web-short = brakuje { $number }
ts-web-points = { $number ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
ts-web-wins-stone = Zdobywasz Kamień Gromu i kończysz grę.
ts-web-party-of = Drużyna: { $who }

## Dlaczego karta wnosi więcej lub mniej, niż jest na niej napisane

## Pierwsza tura z przewodnikiem

ts-web-guide-hand = Te sześć kart to twoja ręka. Moneta mówi, ile karta daje w Wiosce; miecze, różdżka i latarnia to jej wkład w bitwę; ramię to Siła, kowadło to Ciężar.
ts-web-guide-turn = W turze robisz jedną rzecz: odwiedzasz Wioskę, by kupić kartę i podnieść poziom Bohaterów, wchodzisz do Lochu, by walczyć, albo odpoczywasz, by pozbyć się karty. Co lśni złotem, można wybrać.
ts-web-guide-hall = W Hali czekają trzy Potwory. Serce to ich Zdrowie. Latarnie to Światło, którego wymaga szereg: każda brakująca kosztuje 2 Ataku.
ts-web-guide-ledger = Rachunek mówi, co twoje karty wniosą przeciw każdemu Potworowi i czy to wystarczy. W Lochu możesz najpierw użyć efektów i dać każdemu Bohaterowi Broń: kliknij ją albo przeciągnij na Bohatera.
ts-web-guide-village = Wioska sprzedaje wierzchnią kartę każdego stosu. Moneta to cena, mała liczba mówi, ile kart zostało. Zakup trafia na stos kart odrzuconych i wraca po przetasowaniu.
ts-web-guide-xp = Pokonane Potwory dają doświadczenie. W Wiosce płacisz nim za podnoszenie poziomu Bohaterów z ręki.
ts-web-guide-end = Kamień Gromu leży głęboko w tej talii. Gdy dotrze do szeregu 1, gra się kończy, a wygrywa talia z największą liczbą punktów zwycięstwa.
ts-web-guide-help = Tu zawsze stoi pytanie. Dlaczego? otwiera zasadę, Cofnij odwołuje wybór, Podpowiedź pokazuje dobry ruch. Wskaż dowolną kartę, by ją przeczytać w całości.
