### Roll Player: pytania, wybory, dziennik i etykiety. Wszystkie zdania są naszego autorstwa.

## Gra

rp-game = Roll Player
    .text = Wybieraj kości, dbaj o swój Charakter i kupuj ekwipunek, by stworzyć najsłynniejszą postać w krainie.
    .players = od 1 do 4 graczy
    .length = od 10 do 12 rund
    .asked-1 = Czy mogę położyć kość w pełnym rzędzie?
    .asked-2 = Jak użyć żetonu Charyzmy?
    .asked-3 = Kto wygrywa przy remisie?
    .asked-4 = Ile złota za odrzucenie karty z rynku?

## Warianty

rp-option-choose_class = Wybór Klasy
    .text = Gracze wybierają Klasy w odwrotnej kolejności, zamiast losować je kośćmi.
rp-option-less_random = Mniej losowe przygotowanie
    .text = Każdy zaczyna z jedną kością w każdym z sześciu kolorów Klas, a w trzy osoby także z jedną złotą kością, w cztery z dwiema.
rp-option-random_market = Losowa talia Rynku
    .text = Wszystkie karty Rynku tasuje się razem, bez względu na kropki.
rp-option-shorter = Krótsza gra
    .text = Każdy zaczyna z dwiema kośćmi więcej, gra trwa o dwie rundy krócej i nikt nie dostaje dodatkowego złota na start.
rp-option-friendly = Przyjazny Rynek
    .text = Kto zamiast kupować bierze 2 sztuki złota, nie odrzuca karty Rynku.

## Strony Karty Postaci

rp-side-female = żeńska
rp-side-male = męska

## Fazy

rp-phase-setup = Przygotowanie do gry
rp-phase-roll = Faza Rzutu
rp-phase-dice = Faza Kości
rp-phase-market = Faza Rynku
rp-phase-cleanup = Faza Porządkowania
rp-phase-end = Końcowe podliczanie

## Kategorie punktacji

rp-category-goals = Cele Atrybutów
rp-category-colour = Kości w kolorze Klasy
rp-category-alignment = Charakter
rp-category-backstory = Historia
rp-category-armor = Pancerz
rp-category-traits = Cechy
rp-category-gold = Złoto

## Etykiety stołu

rp-label-gold = Złoto
rp-label-charisma = Żetony Charyzmy
rp-label-market = Rynek
rp-label-deck = Talia
rp-label-discard = Stos kart odrzuconych
rp-label-trash = Śmietnik
rp-label-bag = Mieszek
rp-label-round = Runda
rp-label-goals = Cele Atrybutów
rp-label-initiative = Inicjatywa
rp-label-sheet = Karta Postaci
rp-label-skills = Umiejętności
rp-label-ready = Gotowe
rp-label-exhausted = Wyczerpane
rp-label-weapons = Broń
rp-label-armor = Pancerz
rp-label-traits = Cechy
rp-label-start_player = Pierwszy Gracz
rp-label-enemy = Wroga kość
rp-label-backstory = Historia
rp-label-alignment = Charakter
rp-label-class = Klasa
rp-label-race = Rasa
rp-label-score = Wynik
rp-label-total = Razem
rp-label-rank = Ranga

## Pytania

rp-ask-sheet = Wybierz swoją Kartę Postaci.
rp-ask-class_side = Wybierz stronę swojej karty Klasy.
rp-ask-class_choice = Wybierz swoją Klasę.
rp-ask-starting_die = Wybierz kość początkową do umieszczenia.
rp-ask-starting_row = Umieść kość ({ $colour } { $face }) w wybranym rzędzie.
rp-ask-order = Wybierz, która z równych kości trafi na kartę Inicjatywy { $number }.
rp-ask-initiative = Weź kartę Inicjatywy.
rp-ask-row = Umieść kość ({ $colour } { $face }) w wybranym rzędzie.
rp-ask-action = Możesz wykonać akcję Atrybutu.
rp-ask-granted_action = Możesz wykonać dodatkową akcję Atrybutu.
rp-ask-swap_with = Wybierz drugą kość do zamiany.
rp-ask-keep = Zostaw wynik ({ $colour } { $face }) albo wróć do starego ({ $before }).
rp-ask-one_more_step = Możesz przesunąć znacznik śledzenia o jeszcze jedno pole.
rp-ask-window = Możesz teraz użyć Umiejętności.
rp-ask-just_bought = Możesz od razu użyć kupionej Umiejętności.
rp-ask-market = Kup kartę albo zamiast tego weź 2 sztuki złota.
rp-ask-second_purchase = Możesz kupić drugą kartę.
rp-ask-refresh = Możesz odnowić wyczerpaną Umiejętność.
rp-ask-last_discards = Przed podliczaniem możesz odrzucić własne karty.
rp-ask-attuned = Możesz dołożyć do Rynku kartę ze stosu kart odrzuconych.
rp-ask-over_limit = Twoja Broń zajmuje za dużo dłoni: odrzuć jedną kartę Broni.
rp-ask-target = Wybierz Umiejętność innego gracza, której użyjesz.
rp-ask-raise_die = Możesz podwyższyć jedną ze swoich kości.
rp-ask-sleight_die = Możesz wybrać kość, którą przeniesiesz do innego rzędu.
rp-ask-sleight_row = Wybierz rząd, do którego przeniesiesz kość.
rp-ask-search_colour = Możesz wybrać kość z mieszka.
rp-ask-search_die = Wybierz kość ze swojej Karty Postaci, którą za nią oddasz.
rp-ask-negotiate_die = Możesz wybrać kość ze swojej Karty Postaci do zamiany z kością na karcie Inicjatywy.
rp-ask-negotiate_card = Wybierz kartę Inicjatywy, z której dostaniesz kość.
rp-ask-climb_die = Możesz obrócić kość na karcie Inicjatywy na przeciwną ściankę.
rp-ask-intimidate_die = Wskaż po kolei kości, które przerzucisz naraz.
rp-ask-from_discard = Możesz kupić kartę ze stosu kart odrzuconych.
rp-ask-top_card = Możesz kupić w ciemno wierzchnią kartę talii Rynku.

## Wybory: przygotowanie

rp-do-sheet = Weź Kartę Postaci: { $race }, strona { $side }
rp-do-class = Wybierz Klasę: { $klass }
rp-do-pick = Umieść kość: { $colour } { $face }

## Wybory: kości

rp-do-row = Umieść w rzędzie: { $row }
rp-do-lay = Połóż kość: { $colour }
rp-do-take = Weź kartę { $number }: kość { $colour } { $face }{ $gold ->
        [0] {""}
        [one] {" "}i { $gold } sztuka złota
        [few] {" "}i { $gold } sztuki złota
       *[many] {" "}i { $gold } sztuk złota
    }
rp-do-reroll_taken = Przerzuć kość; nowy wynik obowiązuje
rp-do-flip = Obróć kość: { $colour } { $face } ({ $row }, miejsce { $space })
rp-do-swap = Zamień kość: { $colour } { $face } ({ $row }, miejsce { $space })
rp-do-with = Zamień z tą kością: { $colour } { $face } ({ $row }, miejsce { $space })
rp-do-raise = Podwyższ o { $by } kość: { $colour } { $face } ({ $row }, miejsce { $space })
rp-do-lower = Obniż o 1 kość: { $colour } { $face } ({ $row }, miejsce { $space })
rp-do-reroll = Przerzuć kość: { $colour } { $face } ({ $row }, miejsce { $space })
rp-do-move = Przesuń znacznik śledzenia; kierunek: { $arrow }
rp-do-token = Weź żeton Charyzmy
rp-do-keep = Zostaw nowy wynik
rp-do-back = Wróć do starego wyniku

## Wybory: Rynek

rp-do-buy = Kup kartę „{ $card }” za { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }{ $tokens ->
        [0] {""}
        [one] {" "}i { $tokens } żeton Charyzmy
        [few] {" "}i { $tokens } żetony Charyzmy
       *[many] {" "}i { $tokens } żetonów Charyzmy
    }
rp-do-buy_top = Kup wierzchnią kartę talii (złoto: { $gold })
rp-do-discard = Odrzuć z Rynku kartę „{ $card }” i weź 2 sztuki złota
rp-do-gold = Weź 2 sztuki złota
rp-do-drop = Odrzuć własną kartę „{ $card }”, bez zapłaty
rp-do-return = Dołóż do Rynku kartę „{ $card }”

## Wybory: Umiejętności

rp-do-skill = Użyj Umiejętności „{ $card }”
rp-do-refresh = Odnów Umiejętność „{ $card }”
rp-do-target = Użyj Umiejętności „{ $card }” (gracz { $seat })
rp-do-colour = Wybierz kość: { $colour }
rp-do-out = Wybierz kość: { $colour } { $face } ({ $row }, miejsce { $space })
rp-do-card = Zamień na kość z karty { $number }: { $colour } { $face }
rp-do-turn = Obróć kość na karcie { $number }: { $colour } { $face }
rp-do-pick_card = Wskaż kość na karcie { $number }: { $colour } { $face }

## Wybory: rezygnacja

rp-do-pass = Zrezygnuj
rp-do-pass_window = Nie używaj teraz Umiejętności
rp-do-pass_refresh = Nie odnawiaj Umiejętności
rp-do-done = Nie wskazuj więcej kości
rp-do-done_second_purchase = Zakończ turę na Rynku
rp-do-done_last_discards = Zachowaj te karty

## Dziennik: przygotowanie

rp-tell-start_roll = { $you ->
        [yes] Rzucasz kością o pierwszeństwo: { $face }.
       *[no] { $who } rzuca kością o pierwszeństwo: { $face }.
    }
rp-tell-start_player = { $you ->
        [yes] Rozpoczynasz grę.
       *[no] Grę rozpoczyna { $who }.
    }
rp-tell-sheet = { $you ->
        [yes] Bierzesz Kartę Postaci: { $race }.
       *[no] { $who } bierze Kartę Postaci: { $race }.
    }
rp-tell-class_die = { $you ->
        [yes] Losujesz Klasę: { $colour } kość.
       *[no] { $who } losuje Klasę: { $colour } kość.
    }
rp-tell-class = { $you ->
        [yes] Wybierasz Klasę: { $klass }.
       *[no] { $who } wybiera Klasę: { $klass }.
    }
rp-tell-dealt = { $you ->
        [yes] Dostajesz dwie karty: Historia „{ $backstory }” i Charakter „{ $alignment }”.
       *[no] { $who } dostaje dwie karty: Historia „{ $backstory }” i Charakter „{ $alignment }”.
    }

## Dziennik: kości

rp-tell-round = { $you ->
        [yes] Runda { $round }: zaczynasz.
       *[no] Runda { $round }: zaczyna { $who }.
    }
rp-tell-laid_out = Kości leżą na kartach Inicjatywy.
rp-tell-took = { $you ->
        [yes] Bierzesz kartę Inicjatywy { $number } i kość: { $colour } { $face }.
       *[no] { $who } bierze kartę Inicjatywy { $number } i kość: { $colour } { $face }.
    }
rp-tell-placed = { $you ->
        [yes] Umieszczasz kość ({ $colour } { $face }) w rzędzie: { $row }.
       *[no] { $who } umieszcza kość ({ $colour } { $face }) w rzędzie: { $row }.
    }
rp-tell-gold = { $you ->
        [yes] Bierzesz
       *[no] { $who } bierze
    } { $gold ->
        [one] { $gold } sztukę złota.
        [few] { $gold } sztuki złota.
       *[many] { $gold } sztuk złota.
    }
rp-tell-flipped = { $you ->
        [yes] Obracasz kość ({ $colour }) na przeciwną ściankę: { $face }.
       *[no] { $who } obraca kość ({ $colour }) na przeciwną ściankę: { $face }.
    }
rp-tell-swapped = { $you ->
        [yes] Zamieniasz miejscami kości: { $colour } { $face } oraz { $other } { $other_face }.
       *[no] { $who } zamienia miejscami kości: { $colour } { $face } oraz { $other } { $other_face }.
    }
rp-tell-shifted = { $you ->
        [yes] Zmieniasz wartość kości ({ $colour } { $before }) na { $face }.
       *[no] { $who } zmienia wartość kości ({ $colour } { $before }) na { $face }.
    }
rp-tell-rerolled = { $you ->
        [yes] Przerzucasz kość ({ $colour } { $before }): wypada { $face }.
       *[no] { $who } przerzuca kość ({ $colour } { $before }): wypada { $face }.
    }
rp-tell-went_back = { $you ->
        [yes] Wracasz do starego wyniku kości: { $colour } { $face }.
       *[no] { $who } wraca do starego wyniku kości: { $colour } { $face }.
    }
rp-tell-token = { $you ->
        [yes] Przesuwasz znacznik śledzenia; kierunek: { $arrow }.
       *[no] { $who } przesuwa znacznik śledzenia; kierunek: { $arrow }.
    }
rp-tell-charisma = { $you ->
        [yes] Bierzesz żeton Charyzmy.
       *[no] { $who } bierze żeton Charyzmy.
    }
rp-tell-enemy = Wroga kość pokazuje { $face }.
rp-tell-trashed = Karta „{ $card }” trafia do śmietnika.

## Dziennik: Umiejętności

rp-tell-skill = { $you ->
        [yes] Używasz Umiejętności „{ $card }”.
       *[no] { $who } używa Umiejętności „{ $card }”.
    }
rp-tell-diplomacy = { $you ->
        [yes] Używasz cudzej Umiejętności „{ $card }” ({ $owner_name }).
       *[no] { $who } używa cudzej Umiejętności „{ $card }” ({ $owner_name }).
    }
rp-tell-exhausted = { $you ->
        [yes] Wyczerpujesz kartę „{ $card }”.
       *[no] { $who } wyczerpuje kartę „{ $card }”.
    }
rp-tell-refreshed = { $you ->
        [yes] Odnawiasz kartę „{ $card }”.
       *[no] { $who } odnawia kartę „{ $card }”.
    }
rp-tell-moved = { $you ->
        [yes] Przenosisz kość ({ $colour } { $face }) do rzędu: { $row }.
       *[no] { $who } przenosi kość ({ $colour } { $face }) do rzędu: { $row }.
    }
rp-tell-exchanged = { $you ->
        [yes] Wymieniasz kości: z Karty Postaci schodzi { $other }, wchodzi { $colour } { $face }.
       *[no] { $who } wymienia kości: z Karty Postaci schodzi { $other }, wchodzi { $colour } { $face }.
    }

## Dziennik: Rynek

rp-tell-bought = { $you ->
        [yes] Kupujesz
       *[no] { $who } kupuje
    } kartę „{ $card }” za { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }{ $tokens ->
        [0] .
        [one] {" "}i { $tokens } żeton Charyzmy.
        [few] {" "}i { $tokens } żetony Charyzmy.
       *[many] {" "}i { $tokens } żetonów Charyzmy.
    }
rp-tell-dropped = { $you ->
        [yes] Odrzucasz własną kartę „{ $card }”.
       *[no] { $who } odrzuca własną kartę „{ $card }”.
    }
rp-tell-discarded = { $you ->
        [yes] Odrzucasz z Rynku kartę „{ $card }”.
       *[no] { $who } odrzuca z Rynku kartę „{ $card }”.
    }
rp-tell-returned = { $you ->
        [yes] Dokładasz do Rynku kartę „{ $card }” ze stosu kart odrzuconych.
       *[no] { $who } dokłada do Rynku kartę „{ $card }” ze stosu kart odrzuconych.
    }
rp-tell-market = Na Rynek trafiają nowe karty.
rp-tell-reshuffle = Z przetasowanych kart odrzuconych powstaje nowa talia: { $number ->
        [one] { $number } karta.
        [few] { $number } karty.
       *[many] { $number } kart.
    }

## Rzeczy, których nie można wybrać

rp-thing-space = { $row }: puste pole { $space }
rp-thing-card = Karta Inicjatywy { $number }, bez kości

rp-points = Gwiazdki: { $number }

## Rywale i o czym myślą

roll-player-player-brannoc = Brannoc Żelazny Kaftan
roll-player-player-brannoc-style = Najpierw kupuje zbroję, a dopiero potem pyta, jaki bohater ma ją nosić.
roll-player-player-odda = Odda Krzywe Serce
roll-player-player-odda-style = Nie spotkała jeszcze prawa, którego warto by przestrzegać; jej bohaterowie schodzą ku złu i chaosowi.
roll-player-player-mirel = Mirel Ciasna Sakiewka
roll-player-player-mirel-style = Woli trzymać monetę niż cokolwiek, co można za nią kupić.
roll-player-player-quillon = Quillon Sto Rzemiosł
roll-player-player-quillon-style = Uczy się każdej Umiejętności, jaką ma Targ, i wypróbowuje ją na tobie.
roll-player-thinks = { $who } myśli o { $kind ->
        [initiative] kościach
        [order] kościach
        [attuned] kościach
        [row] miejscu dla kości
        [starting_row] miejscu dla kości
        [action] akcji
        [granted_action] akcji
        [swap_with] akcji
        [keep] akcji
        [market] Targu
        [second_purchase] Targu
        [just_bought] Targu
        [refresh] Targu
        [sheet] przyszłym bohaterze
        [class_side] przyszłym bohaterze
        [class_choice] przyszłym bohaterze
        [starting_die] przyszłym bohaterze
        [window] Umiejętności
        [target] Umiejętności
        [raise_die] Umiejętności
        [intimidate_die] Umiejętności
        [climb_die] Umiejętności
       *[other] następnym ruchu
    }

## Co przemawia za wyborem

rp-worth-tools = Umiejętności i Broń
rp-worth-ahead = { $stars ->
        [one] { $stars } Gwiazdka przewagi nad najlepszym rywalem
        [few] { $stars } Gwiazdki przewagi nad najlepszym rywalem
        [many] { $stars } Gwiazdek przewagi nad najlepszym rywalem
       *[other] { $stars } Gwiazdki przewagi nad najlepszym rywalem
    }
rp-worth-behind = { $stars ->
        [one] { $stars } Gwiazdka straty do najlepszego rywala
        [few] { $stars } Gwiazdki straty do najlepszego rywala
        [many] { $stars } Gwiazdek straty do najlepszego rywala
       *[other] { $stars } Gwiazdki straty do najlepszego rywala
    }
rp-worth-level = na równi z najlepszym rywalem
rp-worth-alone = { $stars ->
        [one] { $stars } Gwiazdka na koniec
        [few] { $stars } Gwiazdki na koniec
        [many] { $stars } Gwiazdek na koniec
       *[other] { $stars } Gwiazdki na koniec
    }
