### Roll Player w przeglądarce: napisy na planszy. Wszystkie zdania są naszego autorstwa.

## Zakładki i nagłówki

rp-web-tab-sheet = Postać
rp-web-tab-others = Inni
rp-web-tab-log = Dziennik
rp-web-tale = Dziennik
rp-web-own-sheet = Twoja Karta Postaci
rp-web-answers = Faza i odpowiedzi
rp-web-rail = Rynek, inni, dziennik
rp-web-projected = Przewidywane Gwiazdki
rp-web-round = Runda { $round }
rp-web-round-of = runda { $round } z { $rounds }
rp-web-starts = zaczyna
rp-web-moves = ma ruch
rp-web-open-sheet = otwórz Kartę Postaci

## Rzędy

rp-web-action-STR = obróć kość
rp-web-action-DEX = zamień dwie kości
rp-web-action-CON = kość o 1 w górę lub w dół
rp-web-action-INT = przerzuć kość
rp-web-action-WIS = zmień Charakter
rp-web-action-CHA = weź żeton
rp-web-short-STR = Sił
rp-web-short-DEX = Zrę
rp-web-short-CON = Kon
rp-web-short-INT = Int
rp-web-short-WIS = Mdr
rp-web-short-CHA = Cha
rp-web-goal = cel
rp-web-sum = { $dice } i { $plus }
rp-web-met = cel spełniony
rp-web-goal-met = { $value }, cel spełniony
rp-web-short = { $value }, brakuje { $number }
rp-web-over = { $value }, o { $number } za dużo
rp-web-still-short = brakuje { $number }
rp-web-still-over = o { $number } za dużo
rp-web-full = Rząd jest pełny

## Kości

rp-web-do-flip = Obróć
rp-web-do-swap = Zamień
rp-web-do-with = Zamień
rp-web-do-out = Wybierz
rp-web-do-raise = Podwyższ o { $by }
rp-web-do-lower = Obniż o 1
rp-web-do-reroll = Przerzuć
rp-web-choices = Kość { $colour } { $face }: { $number ->
        [one] { $number } możliwość
        [few] { $number } możliwości
       *[many] { $number } możliwości
    }
rp-web-dice-green = Zielone kości
rp-web-dice-blue = Niebieskie kości
rp-web-dice-red = Czerwone kości
rp-web-dice-purple = Fioletowe kości
rp-web-dice-black = Czarne kości
rp-web-dice-white = Białe kości
rp-web-dice-gold = Złote kości
rp-web-starting = Twoje kości początkowe
rp-web-starting-other = Kości początkowe
rp-web-starting-none = Wszystkie kości początkowe są już na swoich miejscach.
rp-web-initiative = Karta Inicjatywy { $number }
rp-web-picked = wskazana
rp-web-bag = Mieszek, a w nim { $number ->
        [one] { $number } kość
        [few] { $number } kości
       *[many] { $number } kości
    }
rp-web-dice-count = { $number ->
        [one] kość
        [few] kości
       *[many] kości
    }

## Złoto i wynik

rp-web-purse = Złoto w twojej sakiewce
rp-web-purse-change = { $change } dzięki temu wyborowi
rp-web-gold = { $number ->
        [one] { $number } sztuka złota
        [few] { $number } sztuki złota
       *[many] { $number } sztuk złota
    }
rp-web-charms = { $number ->
        [one] { $number } żeton
        [few] { $number } żetony
       *[many] { $number } żetonów
    }
rp-web-if-now = gdyby to był koniec
rp-web-with-this = { $total } po tym wyborze

## Historia i Charakter

rp-web-matches = Historia, { $number } z { $all }
rp-web-matches-short = { $number } z 6
rp-web-alignment = Charakter, teraz { $stars }
rp-web-may-move = może się ruszyć
rp-web-toward-good = ku dobru
rp-web-toward-evil = ku złu
rp-web-toward-lawful = ku praworządności
rp-web-toward-chaotic = ku chaosowi

## Karty

rp-web-cards = Twoje karty
rp-web-hands = { $number ->
        [one] jednoręczna
       *[other] dwuręczna
    }
rp-web-hands-used = dłonie: { $used } z { $limit }
rp-web-set = { $set }: { $number } z { $size }
rp-web-exhausted = wyczerpana
rp-web-usable = (Do użycia { $when }.)
rp-web-usable-now = do użycia teraz
rp-web-drop = Odrzuć tę Broń bez zapłaty

## Rynek

rp-web-closed = Otworzy się po Fazie Kości
rp-web-not = nie { $cost }
rp-web-sell = Odrzuć ją i weź 2 sztuki złota
rp-web-no-cards = Nie ma już kart.
rp-web-pile = { $number ->
        [one] { $number } karta, dostępna dla wszystkich
        [few] { $number } karty, dostępne dla wszystkich
       *[many] { $number } kart, dostępnych dla wszystkich
    }
rp-web-deck = Talia Rynku, a w niej { $number ->
        [one] { $number } karta
        [few] { $number } karty
       *[many] { $number } kart
    }

## Przygotowanie do gry

rp-web-races = Kim będzie twoja postać?
rp-web-races-text = Rasa zmienia niektóre Atrybuty. Strony Karty Postaci różnią się tylko obrazkiem.
rp-web-no-modifier = bez zmian
rp-web-classes = Czym zajmie się twoja postać?
rp-web-classes-text = Klasa wyznacza sześć celów i kolor kości, za które dostaniesz Gwiazdki, a do tego daje zdolność.
rp-web-class-drawn = Tę kartę dała ci wylosowana kość. Wybierz jedną z jej dwóch stron.

## Gra solo

rp-web-enemy = Twój przeciwnik
rp-web-enemy-text = Przy karcie 2 wynik 1, 2 lub 3 usuwa z gry pierwszą, drugą lub trzecią kartę Rynku; przy karcie 3 zawsze przepada jedna. Po twojej turze na Rynku pierwsza pozostała karta trafia na stos kart odrzuconych, a reszta znika z gry.

## Pierwsza tura z przewodnikiem

rp-web-guide-hero = Oto twoja postać. W każdej rundzie umieszczasz na tej karcie jedną kość; gdy zapełni się wszystkie 18 miejsc, gra się kończy. Na tym pasku widać też twoją zdolność i złoto.
rp-web-guide-goals = Klasa wyznacza cel dla każdego rzędu. Na wartość rzędu składają się jego trzy kości i premia Rasy. Gdy trafisz w zieloną część miarki, zdobędziesz Gwiazdki, które stoją obok.
rp-web-guide-backstory = Twoja Historia chce określonych kolorów w określonych miejscach. Ta pieczęć pokazuje kolor, a gdy leży tu taka kość, robi się złota. Kości w kolorze twojej Klasy dają po Gwiazdce, gdziekolwiek leżą.
rp-web-guide-alignment = Po tej siatce wędruje twój znacznik. Na końcu gry zyskasz lub stracisz Gwiazdki z pola, na którym stoi. Przesuwa go Mądrość, a także Cechy i Umiejętności.
rp-web-guide-initiative = Tu leżą najpierw twoje kości początkowe. Potem tu zaczyna się każda runda: bierzesz jedną kartę z kością i złotem. Numery wyznaczają też kolejność na Rynku, najniższy idzie pierwszy. Wybrać można to, co lśni złotem.
rp-web-guide-action = Po umieszczeniu kości możesz wykonać akcję jej rzędu: ta obraca dowolną twoją kość. Co zmieni wybór, widać, zanim go dokonasz.
rp-web-guide-market = Potem kupujesz tu kartę albo odrzucasz jedną za 2 sztuki złota. Broń pomaga przez całą grę, Umiejętności, gdy ich używasz; Pancerz i Cechy dają Gwiazdki na końcu. Zatrzymaj się na karcie, żeby ją przeczytać.
rp-web-guide-help = Ta linijka zawsze mówi, o co pyta gra. „Dlaczego?” otwiera zasadę, „Cofnij” odwołuje wybór, a „Podpowiedź” pokazuje, co zrobiłby dobry gracz. Miłej gry!
