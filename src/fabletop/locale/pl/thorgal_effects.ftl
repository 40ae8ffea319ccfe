### Thorgal: co robią efekty, kogo dotyczą, gdzie i kiedy. Każde zdanie jest naszego pióra.

## Drobiazgi

th-some = { $number ->
        [1] 1 { $kind }
       *[other] { $kind } × { $number }
    }
th-some_any = { $number ->
        [one] 1 dowolny Zasób
        [few] { $number } dowolne Zasoby
       *[many] { $number } dowolnych Zasobów
    }
th-times = { $thing } × { $number }
th-or = { $first } lub { $second }
th-empty = nic
th-resource-common = pospolity Zasób
th-resource-area = Zasób z Obszaru
th-tier-any = Wróg

## Jak leży kafelek

th-turned-0 = bez obrotu
th-turned-1 = obrócony w prawo
th-turned-2 = do góry nogami
th-turned-3 = obrócony w lewo
th-turned-flipped-0 = odbity
th-turned-flipped-1 = odbity i obrócony w prawo
th-turned-flipped-2 = odbity i do góry nogami
th-turned-flipped-3 = odbity i obrócony w lewo

## Kogo dotyczy

th-effect-for = { $who }: { $effect }
th-who-each = każdy Bohater
th-who-each_where = każdy Bohater, którego to dotyczy
th-who-here = każdy Bohater w twoim Obszarze
th-who-one = jeden Bohater
th-who-one_in_area = jeden Bohater w twoim Obszarze
th-who-two = dwoje Bohaterów
th-who-same = ten sam Bohater
th-who-group = wszyscy razem
th-who-most_items = Bohater z największą liczbą Przedmiotów
th-who-most_wounds = Bohater z największą liczbą Ran
th-who-most_threat = Bohater z największym Zagrożeniem
th-who-most_resources = Bohater z największą liczbą Zasobów

## Gdzie

th-place-here = tutaj
th-place-anywhere = gdziekolwiek
th-place-runes = runa { $runes }
th-place-first_player = Obszar Pierwszego Gracza
th-place-most_threat = Obszar Bohatera z największym Zagrożeniem
th-place-yours = twój Obszar
th-place-yours_or_adjacent = twój Obszar lub sąsiedni
th-place-highest_open = dostępny Obszar o najwyższym numerze

## Kiedy

th-if-all = { $conditions }
th-if-any = choć jedno z tych: { $conditions }
th-if-other = warunek jest spełniony
th-if-read = przeczytano Paragraf { $number }
th-if-not_read = nie przeczytano Paragrafu { $number }
th-if-read_at_least = z Paragrafów { $list } przeczytano co najmniej { $number }
th-if-flag = zapamiętano „{ $flag }”
th-if-not_flag = nie zapamiętano „{ $flag }”
th-if-track_min = znacznik toru Przygody stoi na polu { $number } lub dalej w prawo
th-if-track_max = znacznik toru Przygody stoi na polu { $number } lub dalej w lewo
th-if-uncovered_penalties = odkryte pola Kar na Ścieżce: { $number } lub więcej
th-if-any_threat = któryś Bohater ma Zagrożenie { $number } lub więcej
th-if-threat = masz Zagrożenie { $number } lub więcej
th-if-tokens_here = żetony pod kartą: { $number } lub więcej
th-if-borders = przekroczone Granice: { $number } lub więcej
th-if-assigned = przypisane Zasoby: { $number } lub więcej
th-if-enemies_min = Wrogowie tam ({ $where }): { $number } lub więcej
th-if-enemies_max = Wrogowie tam ({ $where }): { $number } lub mniej
th-if-resolved = rozpatrzono efekt Lokacji
th-if-skill_active = karta Umiejętności jest aktywna
th-if-skill_inactive = karta Umiejętności jest nieaktywna
th-if-enemy_here = w twoim Obszarze jest Wróg
th-if-no_enemy_here = w twoim Obszarze nie ma Wroga

## Zyski i straty

th-effect-gain = zyskaj: { $number ->
        [1] 1 { $kind }
       *[other] { $kind } × { $number }
    }
th-effect-gain_of = zyskaj { $number } jednego rodzaju ({ $kinds })
th-effect-lose = odrzuć: { $number ->
        [1] 1 { $kind }
       *[other] { $kind } × { $number }
    }
th-effect-lose_of = odrzuć { $number } jednego rodzaju ({ $kinds })
th-effect-heal = wylecz { $number ->
        [1] 1 Ranę
        [few] do { $number } Ran
       *[many] do { $number } Ran
    }
th-effect-heal_size = wylecz { $number ->
        [1] 1 Ranę
       *[other] do { $number } Ran
    } o rozmiarze { $size } lub mniejszym
th-effect-heal_split = podziel leczenia ({ $number }) między Bohaterów w swoim Obszarze
th-effect-heal_split_size = podziel leczenia ({ $number }), każde rozmiaru { $size } lub mniejszego, między Bohaterów w swoim Obszarze
th-effect-calm = odrzuć { $number ->
        [one] { $number } Zagrożenie
        [few] { $number } Zagrożenia
       *[many] { $number } Zagrożeń
    }
th-effect-threat = dobierz { $number ->
        [one] { $number } Zagrożenie
        [few] { $number } Zagrożenia
       *[many] { $number } Zagrożeń
    }
th-effect-xp = zyskaj { $number ->
        [1] 1 Doświadczenie
       *[other] Doświadczenie × { $number }
    }{ $side ->
        [combat] {" "}(Walka)
        [journey] {" "}(Wędrówka)
       *[any] {""}
    }
th-effect-draw_item = dobierz { $number ->
        [one] { $number } Przedmiot
        [few] { $number } Przedmioty
       *[many] { $number } Przedmiotów
    }
th-effect-choose_item = wybierz z Ekspozycji { $number ->
        [one] { $number } Przedmiot
        [few] { $number } Przedmioty
       *[many] { $number } Przedmiotów
    }
th-effect-lose_item = odrzuć { $number ->
        [one] { $number } Przedmiot
        [few] { $number } Przedmioty
       *[many] { $number } Przedmiotów
    }
th-effect-finding = dobierz { $number ->
        [one] { $number } kartę Znaleziska
        [few] { $number } karty Znalezisk
       *[many] { $number } kart Znalezisk
    }
th-effect-wound_shape = otrzymaj { $number ->
        [one] Ranę
        [few] { $number } Rany
       *[many] { $number } Ran
    }: { $shape }
th-effect-wound_size = otrzymaj { $number ->
        [one] { $number } Ranę
        [few] { $number } Rany
       *[many] { $number } Ran
    } o rozmiarze { $size }
th-effect-wound_threat = otrzymaj { $number ->
        [one] { $number } Ranę (Zagrożenie)
        [few] { $number } Rany (Zagrożenie)
       *[many] { $number } Ran (Zagrożenie)
    }
th-effect-wound_die = rzuć i otrzymaj taką Ranę: { $colour }

## Trwająca akcja

th-effect-action = Akcja Dodatkowa: { $type } (wartość { $value })
th-effect-plus = wartość { $number }
th-effect-reroll = rzuć ponownie { $number ->
        [one] najwyżej 1 kością
       *[many] najwyżej { $number } kośćmi
    }
th-effect-upgrade = { $number ->
        [one] ulepsz 1 kość
        [few] { $number } ulepszenia
       *[many] { $number } ulepszeń
    }
th-effect-critical = { $number ->
        [one] 1 efekt Krytyczny
        [few] { $number } efekty Krytyczne
       *[many] { $number } efektów Krytycznych
    }
th-effect-reveal_terrain = dołóż do Ścieżki { $number ->
        [one] { $number } kartę Terenu
        [few] { $number } karty Terenu
       *[many] { $number } kart Terenu
    }
th-effect-clear_gather = odrzuć najwyżej { $number ->
        [one] { $number } żeton Zbierania
        [few] { $number } żetony Zbierania
       *[many] { $number } żetonów Zbierania
    }
th-effect-clear_cards = odrzuć wszystkie żetony Zbierania z { $number ->
        [one] { $number } karty Terenu
       *[many] { $number } kart Terenu
    }

## Mapa i Rząd

th-effect-track_left = przesuń znacznik toru Przygody w lewo o { $number ->
        [one] { $number } pole
        [few] { $number } pola
       *[many] { $number } pól
    }
th-effect-track_right = przesuń znacznik toru Przygody w prawo o { $number ->
        [one] { $number } pole
        [few] { $number } pola
       *[many] { $number } pól
    }
th-effect-gain_card = zyskaj kartę Akcji: { $card }
th-effect-special_action = zyskaj kartę Akcji Specjalnej: { $card }
th-effect-place_enemy = postaw: { $number ->
        [1] { $tier }
       *[other] { $tier } × { $number }
    }{ $placed ->
        [yes] {" "}({ $where })
       *[no] {""}
    }
th-effect-raise_enemy = zwiększ poziom: { $number ->
        [1] { $tier }
       *[other] { $tier } × { $number }
    }{ $placed ->
        [yes] {" "}({ $where })
       *[no] {""}
    }
th-effect-lower_enemy = zmniejsz poziom: { $number ->
        [1] { $tier }
       *[other] { $tier } × { $number }
    }{ $placed ->
        [yes] {" "}({ $where })
       *[no] {""}
    }
th-effect-remove_enemy = usuń: { $number ->
        [1] { $tier }
       *[other] { $tier } × { $number }
    }{ $placed ->
        [yes] {" "}({ $where })
       *[no] {""}
    }
th-effect-remove_enemy_most = usuń: { $number ->
        [1] { $tier } lub słabszy
       *[other] { $tier } lub słabszy × { $number }
    }{ $placed ->
        [yes] {" "}({ $where })
       *[no] {""}
    }
th-effect-move_enemy = przemieść { $number ->
        [one] { $number } Wroga
       *[many] { $number } Wrogów
    } (skąd: { $from }; dokąd: { $where })
th-effect-block = połóż { $number ->
        [one] Blokadę
        [few] { $number } Blokady
       *[many] { $number } Blokad
    } na { $what ->
        [border] Granicy
       *[location] Lokacji
    }{ $placed ->
        [yes] {" "}({ $where })
       *[no] {""}
    }
th-effect-unblock = odrzuć { $number ->
        [one] Blokadę
        [few] { $number } Blokady
       *[many] { $number } Blokad
    } z { $what ->
        [border] Granic
        [space] pól Ścieżki Wędrówki
       *[location] Lokacji
    }{ $placed ->
        [yes] {" "}({ $where })
       *[no] {""}
    }
th-effect-add_card = dołóż do Rzędu kartę { $card }, nie zastępując żadnej
th-effect-block_space = połóż { $number ->
        [one] żeton Blokady na wolnym polu z ikoną
        [few] { $number } żetony Blokady na wolnych polach z ikonami
       *[many] { $number } żetonów Blokady na wolnych polach z ikonami
    } ostatniej karty Terenu na Ścieżce Wędrówki
th-effect-cover_penalty = zakryj Karę ({ $penalty }) { $number ->
        [one] karty Terenu na Ścieżce Wędrówki kafelkiem
        [few] { $number } kart Terenu na Ścieżce Wędrówki kafelkami
       *[many] { $number } kart Terenu na Ścieżce Wędrówki kafelkami
    } ({ $shape }): odtąd jest nią ta Rana
th-effect-sacrifice_token = połóż { $number ->
        [one] żeton Poświęcenia
        [few] { $number } żetony Poświęcenia
       *[many] { $number } żetonów Poświęcenia
    } ({ $shape }) na { $number ->
        [one] polu Lokacji
        [few] polach Lokacji
       *[many] polach Lokacji
    }{ $placed ->
        [yes] {" "}({ $where })
       *[no] {""}
    }
th-effect-raise_cost = połóż przy polu Przypisania { $number ->
        [one] żeton Podwyższonego kosztu
        [few] { $number } żetony Podwyższonego kosztu
       *[many] { $number } żetonów Podwyższonego kosztu
    }
th-effect-lower_cost = odrzuć { $number ->
        [one] żeton Podwyższonego kosztu
        [few] { $number } żetony Podwyższonego kosztu
       *[many] { $number } żetonów Podwyższonego kosztu
    }
th-effect-add_source = połóż tam Źródło ({ $where }): { $kind }
th-effect-goal = połóż { $number ->
        [one] żeton Celu
        [few] { $number } żetony Celu
       *[many] { $number } żetonów Celu
    } na { $on ->
        [cards] kartach Akcji
       *[place] Lokacji
    }
th-effect-ungoal = odrzuć najwyżej { $number ->
        [one] { $number } żeton Celu
        [few] { $number } żetony Celu
       *[many] { $number } żetonów Celu
    } z { $on ->
        [cards] kart Akcji
       *[place] Lokacji
    }

## Opowieść

th-effect-list = { $effects }
th-effect-read = przeczytaj Paragraf { $number }
th-effect-flag = zapamiętaj: { $flag }
th-effect-choose = wybierz jedno ({ $options })
th-effect-if = jeśli { $if }: { $then }
th-effect-if_else = jeśli { $if }: { $then }; w przeciwnym razie: { $else }
th-effect-pay = możesz wydać ({ $cost }): { $then }
th-effect-pay_else = możesz wydać ({ $cost }): { $then }; w przeciwnym razie: { $else }
th-effect-combat = stocz Walkę ({ $tiers }); wygrana: { $then }; przegrana: { $else }

## Poszczególne przygody
