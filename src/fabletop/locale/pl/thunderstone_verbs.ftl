### Thunderstone: co robią karty; zdania powstają z danych. `.do`: jako opcja, `.short`: na wstążce. Wszystkie zdania są nasze.

## Efekty Wioski i Lochu

ts-verb-draw = pociągnij { $draw ->
        [one] { $draw } kartę
        [few] { $draw } karty
       *[many] { $draw } kart
    }
    .do = { $card }: pociągnij { $draw ->
            [one] { $draw } kartę
            [few] { $draw } karty
           *[many] { $draw } kart
        }
    .short = pociągnij { $draw }
ts-verb-extra_purchase = jeden zakup więcej
    .do = { $card }: jeden zakup więcej
    .short = 1 zakup więcej
ts-verb-destroy_self = usuń tę kartę, by { $gold ->
        [0] pociągnąć { $draw ->
                [one] { $draw } kartę
                [few] { $draw } karty
               *[many] { $draw } kart
            }
       *[other] dostać { $gold ->
            [one] { $gold } sztukę złota
            [few] { $gold } sztuki złota
           *[many] { $gold } sztuk złota
        }
    }
    .do = { $card }: usuń tę kartę, by { $gold ->
            [0] pociągnąć { $draw ->
                [one] { $draw } kartę
                [few] { $draw } karty
               *[many] { $draw } kart
            }
            [one] dostać { $gold } sztukę złota
            [few] dostać { $gold } sztuki złota
           *[many] dostać { $gold } sztuk złota
        }
    .short = usuń: { $gold ->
            [0] pociągnij { $draw }
           *[other] złoto { $gold }
        }
ts-verb-pawn = usuń kartę z monetą, by dostać jej wartość i jeszcze { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }
    .do = { $card }: usuń kartę z monetą, by dostać jej wartość i { $gold ->
            [one] { $gold } sztukę złota
            [few] { $gold } sztuki złota
           *[many] { $gold } sztuk złota
        }
    .short = zastaw kartę
ts-verb-train = usuń 1 Ochotnika, by dostać { $xp } PD
    .do = { $card }: usuń Ochotnika, by dostać { $xp } PD
    .short = Ochotnik za { $xp } PD
ts-verb-draw_cards = pociągnij { $draw ->
        [one] { $draw } kartę
        [few] { $draw } karty
       *[many] { $draw } kart
    }
    .do = { $card }: pociągnij { $draw ->
            [one] { $draw } kartę
            [few] { $draw } karty
           *[many] { $draw } kart
        }
    .short = pociągnij { $draw }
ts-verb-cure = usuń Chorobę z ręki i pociągnij { $draw ->
        [one] { $draw } kartę
        [few] { $draw } karty
       *[many] { $draw } kart
    }
    .do = { $card }: usuń Chorobę i pociągnij { $draw ->
            [one] { $draw } kartę
            [few] { $draw } karty
           *[many] { $draw } kart
        }
    .short = ulecz, pociągnij { $draw }
ts-verb-feed = wybrany Bohater ma Siłę +{ $strength }{ $turns_to_magic ->
        [1] , a cały jego Atak staje się Atakiem magicznym
       *[0] {""}
    }
    .do = { $card }: wybrany Bohater ma Siłę +{ $strength }
    .short = nakarm Bohatera: +{ $strength }
ts-verb-eat = usuń 1 kartę Żywności, by zyskać Atak +{ $attack }
    .do = { $card }: usuń kartę Żywności, by zyskać Atak +{ $attack }
    .short = zjedz Żywność: +{ $attack }
ts-verb-rally = każdy Bohater ma { $strength ->
        [0] {""}
       *[other] Siłę +{ $strength } i{" "}
    }Atak +{ $attack }
    .do = { $card }: każdy Bohater ma Atak +{ $attack }{ $strength ->
            [0] {""}
           *[other] {" "}i Siłę +{ $strength }
        }
    .short = wszyscy Atak +{ $attack }
ts-verb-arcane = cały Atak Bohaterów z Bronią staje się Atakiem magicznym; pociągnij { $draw ->
        [one] { $draw } kartę
        [few] { $draw } karty
       *[many] { $draw } kart
    }
    .do = { $card }: Atak Bohaterów z Bronią staje się magiczny; pociągnij { $draw ->
            [one] { $draw } kartę
            [few] { $draw } karty
           *[many] { $draw } kart
        }
    .short = Atak w Magię
ts-verb-aura = każda Broń ma Ciężar 0; pociągnij { $draw ->
        [one] { $draw } kartę
        [few] { $draw } karty
       *[many] { $draw } kart
    }
    .do = { $card }: każda Broń ma Ciężar 0; pociągnij { $draw ->
            [one] { $draw } kartę
            [few] { $draw } karty
           *[many] { $draw } kart
        }
    .short = Ciężar 0, pociągnij { $draw }
ts-verb-throw = Bohater może nią rzucić: zostaje usunięta i daje dodatkowo Atak +{ $attack }
    .do = { $card }: rzuć, by zyskać jeszcze Atak +{ $attack }; karta zostaje usunięta
    .short = rzuć: +{ $attack }
ts-verb-others_discard = każdy z pozostałych graczy odrzuca { $or_hero ->
        [1] 1 Bohatera albo{" "}
       *[0] {""}
    }{ $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }
    .do = { $card }: każdy z pozostałych graczy odrzuca { $or_hero ->
            [1] Bohatera albo{" "}
           *[0] {""}
        }{ $cards ->
            [one] { $cards } kartę
            [few] { $cards } karty
           *[many] { $cards } kart
        }
    .short = inni odrzucają
ts-verb-borrow = każdy gracz, ty także, odrzuca Bohatera albo pokazuje rękę bez Bohaterów; jednego z odrzuconych możesz pożyczyć na czas bitwy
    .do = { $card }: wszyscy odrzucają po Bohaterze, a jednego możesz pożyczyć
    .short = pożycz Bohatera
ts-verb-return_monster = odeślij Potwora z Hali na spód Talii Lochu
    .do = { $card }: odeślij Potwora na spód Talii Lochu
    .short = odeślij Potwora
ts-verb-take_monster = usuń 1 kartę Żywności, by odłożyć z Hali na swój stos kart odrzuconych Potwora wartego { $vp } PZ, bez PD
    .do = { $card }: usuń kartę Żywności, by zabrać Potwora bez bitwy
    .short = zabierz Potwora
ts-verb-banish = odeślij Potwora z Hali na spód Talii Lochu albo zmień kolejność kart w Hali; potem usuń 1 kartę z ręki i pociągnij { $draw ->
        [one] { $draw } kartę
        [few] { $draw } karty
       *[many] { $draw } kart
    }
    .do = { $card }: zmień Halę, usuń kartę i pociągnij { $draw ->
            [one] { $draw } kartę
            [few] { $draw } karty
           *[many] { $draw } kart
        }
    .short = zmień Halę

## Efekty bitewne

ts-verb-destroy = usuwa z drużyny { $of }
ts-verb-destroy_if_unarmed = usuwa z drużyny { $of }, chyba że któryś Bohater ma Broń
ts-verb-destroy_strongest = usuwa Bohatera z największą Siłą
ts-verb-destroy_all = usuwa z drużyny { $of }
ts-verb-weaken = każdy Bohater ma Siłę −{ $strength }{ $destroys ->
        [1] . Bitwa: usuwa każdego Bohatera, któremu nie zostaje Siła
       *[0] {""}
    }
ts-verb-infect = { $cards ->
        [one] { $cards } Choroba trafia
        [few] { $cards } Choroby trafiają
       *[many] { $cards } Chorób trafia
    } na twój stos kart odrzuconych
ts-verb-soft_to_weapons = każdy Bohater z Bronią ma Atak +{ $attack }
ts-verb-bar = 1 wybrany Bohater nie może atakować
ts-verb-judge = każdy Bohater ma o 1 mniejszy Atak albo Atak magiczny, do wyboru

## Wtargnięcie

ts-verb-raze = z każdego stosu Bohaterów w Wiosce { $cards ->
        [one] znika na zawsze { $cards } wierzchnia karta
        [few] znikają na zawsze { $cards } wierzchnie karty
       *[many] znika na zawsze { $cards } wierzchnich kart
    }, także Ochotnicy
ts-verb-all_discard = każdy gracz odrzuca { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }

## Co liczy się samo

ts-verb-beyond_rank_1 = Dodatkowe +{ $attack } do Ataku przeciw Potworowi w szeregu 2 lub 3.
ts-verb-not_against_rank_1 = Nie atakuje szeregu 1: nie liczy się tam ani Atak, ani Światło tej karty.
ts-verb-with_edged = Dodatkowe +{ $attack } do Ataku z przydzieloną Bronią sieczną.
ts-verb-per_light_item = Atak +{ $attack } za każdy Przedmiot ze Światłem w drużynie.
ts-verb-per_monster_card = Atak +{ $attack } za każdą kartę Potwora w drużynie.
ts-verb-leads_militia = Każdy Ochotnik ma Atak +{ $attack }.
ts-verb-leads_non_fighters = Każdy Bohater, który nie jest Wojownikiem, ma Atak +{ $attack }.
ts-verb-magic_per_item = Każdy Przedmiot w drużynie daje Atak magiczny +{ $magic }.
ts-verb-magic_per_spell = Każde Zaklęcie z Atakiem magicznym daje o { $magic } więcej.
ts-verb-doubles_magic = Podwaja łączny Atak magiczny.
ts-verb-xp_from_rank_3 = { $xp } PD więcej za pokonanie Potwora w szeregu 3.
ts-verb-return_after_victory = Po zwycięstwie możesz odesłać Potwora z Hali na spód Talii Lochu.
ts-verb-strong = Bohaterowi z Siłą co najmniej { $strength } daje Atak +{ $attack } zamiast +{ $printed }.
ts-verb-holy = { $class } przeciw { $against } daje dodatkowo Atak +{ $attack }.

## Cechy Potworów

ts-trait-magic_required = Zwycięstwo wymaga Ataku magicznego.
ts-trait-magic_only = Liczy się tylko Atak magiczny.
ts-trait-immune_to_magic = Atak magiczny się nie liczy.
ts-trait-immune_to_edged = Broń sieczna nie daje Ataku ani Ataku magicznego.
ts-trait-half_magic = Atak magiczny spada o połowę.
ts-trait-half_without_magic = Bez Ataku magicznego wartość Ataku spada o połowę.
ts-trait-half_without_weapon = Jeśli żaden atakujący Bohater nie ma Broni, wartość Ataku spada o połowę.
ts-trait-unarmed_cannot_attack = Bohaterowie bez Broni nie mogą atakować.
ts-trait-not_in_the_dark = Nie można atakować, póki zostaje jakakolwiek kara za brak Światła.

## Zdania karty

ts-text-village = Wioska: { $effect }.
ts-text-village_again = Wielokrotnie w Wiosce: { $effect }.
ts-text-dungeon = Loch: { $effect }.
ts-text-dungeon_again = Wielokrotnie w Lochu: { $effect }.
ts-text-battle = Bitwa: { $effect }.
ts-text-breach = Wtargnięcie: { $effect }.
ts-text-spoils = Łupy: { $spoils }.
ts-text-trophy_attack = Trofeum: Atak +{ $number }.
ts-text-trophy_magic = Trofeum: Atak magiczny +{ $number }.
ts-text-trophy_light = Trofeum: Światło +{ $number }.
ts-text-light_penalty = Kara za brak Światła +{ $number }.
ts-spoils-weapon = możesz kupić z Wioski jedną kartę Broni, płacąc złotem z ręki
ts-spoils-food = możesz kupić z Wioski jedną kartę Żywności, płacąc złotem z ręki
ts-spoils-item = możesz kupić z Wioski jeden Przedmiot, płacąc złotem z ręki
ts-spoils-any = możesz kupić z Wioski dowolną kartę, płacąc złotem z ręki
ts-spoils-reveal_six = możesz odsłonić 6 kart ze swojej talii, dowolne z nich usunąć, a resztę odrzucić
ts-note-militia = Po podniesieniu poziomu staje się dowolnym Bohaterem 1. poziomu.
ts-note-disease = W Lochu obniża o 1 twój Atak albo Atak magiczny, do wyboru.
ts-note-thunderstone = Gra kończy się, gdy trafi do szeregu 1. Zdobywa go ten, kto pokona Potwora stojącego przed nim.
ts-note-item_light = Daje Światło nawet bez Bohatera.
ts-note-weapon_light = Daje Światło tylko przydzielony Bohaterowi.
ts-note-spell = Liczy się nawet bez Bohatera.

## Słowa w nich

ts-or = { $one } lub { $two }
ts-and = { $one } i { $two }
ts-one-hero = 1 Bohatera
ts-all-hero = wszystkich Bohaterów
ts-one-fighter = 1 Wojownika
ts-all-fighter = wszystkich Wojowników
ts-one-cleric = 1 Kapłana
ts-all-cleric = wszystkich Kapłanów
ts-one-wizard = 1 Czarodzieja
ts-all-wizard = wszystkich Czarodziejów
ts-one-thief = 1 Złodzieja
ts-all-thief = wszystkich Złodziei
ts-one-archer = 1 Łucznika
ts-all-archer = wszystkich Łuczników
ts-one-militia = 1 Ochotnika
ts-all-militia = wszystkich Ochotników
ts-one-weapon = 1 kartę Broni
ts-all-weapon = wszystkie karty Broni
ts-one-item = 1 Przedmiot
ts-all-item = wszystkie Przedmioty
ts-one-spell = 1 Zaklęcie
ts-all-spell = wszystkie Zaklęcia
ts-one-villager = 1 Wieśniaka
ts-all-villager = wszystkich Wieśniaków
ts-one-food = 1 kartę Żywności
ts-all-food = wszystkie karty Żywności
ts-for-fighter = Wojownikowi
ts-for-cleric = Kapłanowi
ts-for-wizard = Czarodziejowi
ts-for-thief = Złodziejowi
ts-for-archer = Łucznikowi
ts-for-militia = Ochotnikowi
ts-against-abyssal = Istocie z Otchłani
ts-against-doomknight = Rycerzowi Zagłady
ts-against-humanoid = Humanoidowi
ts-against-dragon = Smokowi
ts-against-enchanted = Zaklętemu
ts-against-ooze = Śluzowi
ts-against-undead = Nieumarłemu
ts-against-doom = Zagładzie
ts-against-spirit = Duchowi

## Dlaczego liczba nie jest nadrukowana

ts-line-turned = cały Atak liczy się jako Magia
ts-line-sick = osłabia drużynę
ts-line-doubled = Magia podwojona
ts-line-halved_magic = Magia o połowę mniejsza
ts-line-dark = Brak Światła zabiera po 2
ts-line-halved = Suma o połowę mniejsza
ts-line-floor = Nigdy mniej niż 0
ts-line-no_magic = Magia się nie liczy
ts-line-no_attack = Atak się nie liczy
ts-line-rallied = zagrzani do walki
ts-line-beyond_rank_1 = dalej niż szereg 1
ts-line-per_light_item = za Przedmioty ze Światłem
ts-line-with_edged = z Bronią sieczną
ts-line-per_monster_card = za karty Potworów
ts-line-magic_per_spell = z pomocą Magika
ts-line-magic_per_item = z pomocą Magika
ts-line-eaten = po posiłku
ts-line-leads_non_fighters = pod wodzą Władcy
ts-line-leads_militia = pod wodzą Rycerza
ts-line-soft = podatny na Broń
ts-line-judged = kara Osądu

## Co zabiera bitwa

ts-toll-loses = strata: { $cards }
ts-toll-loses-one = strata jednej karty: { $cards }
ts-toll-bars = nie może atakować: { $cards }
ts-toll-bars-one = jeden nie może atakować: { $cards }
ts-toll-drops = upuszczone: { $cards }
ts-toll-infects = { $number ->
        [one] { $number } Choroba dla ciebie
        [few] { $number } Choroby dla ciebie
       *[many] { $number } Chorób dla ciebie
    }
