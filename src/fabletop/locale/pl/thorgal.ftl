### Thorgal: pytania, wybory, dziennik i etykiety. Wszystkie zdania są naszego autorstwa.

## Gra

th-game = Thorgal
    .text = Saga opowiadana wspólnie: wędrujcie, zbierajcie, walczcie i poświęcajcie się, a potem zdecydujcie, jak skończy się przygoda.
    .players = od 1 do 4 graczy, wszyscy po jednej stronie
    .length = od 60 do 90 minut
    .asked-1 = Kiedy przegrywamy?
    .asked-2 = Jak leczyć rany?
    .asked-3 = Czy mogę obrócić kafelek?
    .asked-4 = Co jeśli przegram walkę?

## Opcje gry

th-option-adventure = Przygoda
    .text = W którą Przygodę gracie.
th-option-random_heroes = Losowi Bohaterowie
    .text = Bohaterów się losuje, zamiast ich wybierać.

## Fazy

th-phase-setup = Przygotowanie do gry
th-phase-action = Faza Akcji
th-phase-event = Faza Wydarzenia

## Wygrana albo przegrana

th-points = { $number ->
        [1] wygrana
       *[other] przegrana
    }

## Etykiety stołu

th-beside = obok Rzędu
th-label-adventure = Przygoda
th-label-intro = Jak to się zaczyna
th-label-round = Runda
th-label-phase = Faza
th-label-turn = Tura
th-label-track = Tor Przygody
th-label-marked_round = Oznaczona runda
th-label-goal = Cel
th-label-goals = Cele
th-label-defeat = Porażka
th-label-ending = Zakończenie
th-label-endings = Zakończenia
th-label-rules = Zasady specjalne
th-label-facts = Fakty
th-label-heroes = Bohaterowie
th-label-hero = Bohater
th-label-active = teraz gra
th-label-first_player = Pierwszy Gracz
th-label-resources = Zasoby
th-label-threat = Zagrożenie
th-label-wounds = Rany
th-label-items = Przedmioty
th-label-skill = Umiejętność
th-label-ready = aktywna
th-label-used = nieaktywna
th-label-combat_level = Poziom Walki
th-label-journey_level = Poziom Wędrówki
th-label-dice = Kości
th-label-tiles = Kafelki Wędrówki
th-label-map = Mapa
th-label-area = Obszar
th-label-areas = Obszary
th-label-number = Numer
th-label-closed_area = niedostępny przed rundą { $round }
th-label-sources = Źródła
th-label-border = Granica
th-label-borders = Granice
th-label-location = Lokacja
th-label-locations = Lokacje
th-label-rune = Runa
th-label-runes = Runy
th-label-enemies = Wrogowie
th-label-blocked = Blokada
th-label-read = przeczytano
th-label-closed = niedostępne
th-label-cost = Koszt
th-label-assigned = Przypisano
th-label-missing = brakuje: { $number }
th-label-raised = podwyższony koszt
th-label-goal_tokens = Żetony Celu
th-label-ship = Statek
th-label-row = Rząd Akcji
th-label-card = Karta
th-label-tokens = Żetony Akcji
th-label-token_active = aktywny żeton
th-label-token_inactive = nieaktywny żeton
th-label-tokens_left = żetony na lewo: { $number }
th-label-value = Wartość
th-label-worth = wartość teraz: { $value }
th-label-bonus = Bonus
th-label-special_actions = Karty Akcji Specjalnych
th-label-unused = Nieużywane karty Akcji
th-label-path = Ścieżka Wędrówki
th-label-reveal = oznaczona kolumna
th-label-gathered = żeton Zbierania
th-label-display = Ekspozycja
th-label-event = Wydarzenie
th-label-event_now = Po odkryciu
th-label-event_action = W fazie Akcji
th-label-event_next = Następna faza Wydarzenia
th-label-event_decks = Talie Wydarzeń
th-label-deck = Talia
th-label-discard = Stos kart odrzuconych
th-label-terrain = Karty Terenu
th-label-findings = Karty Znalezisk
th-label-combat = Walka
th-label-hearts = Niezakryte Serca
th-label-critical = efekt Krytyczny
th-label-to_place = Kafelki do umieszczenia
th-label-paragraph = Paragraf
th-label-paragraphs = Paragrafy
th-label-thread = Wątek Poboczny
th-label-aside = Obok Mapy
th-label-none = brak
th-label-round_of = Runda { $round } z { $rounds }
th-label-turn_of = Tura { $turn } z { $turns }
th-label-wound_of = Rana o rozmiarze { $size }
th-label-all_beaten = pokonani wszyscy Wrogowie
th-label-trust = dowolna liczba ({ $kinds }), próba: { $colour }
th-label-any_number = dowolna liczba ({ $kind })
th-label-win = wygrana
th-label-lose = przegrana
th-label-won = Wygrana
th-label-lost = Przegrana

## Pytania: przygotowanie

th-ask-hero = Wybierz Bohatera.
th-ask-first = Wybierz, kto zaczyna.

## Pytania: tura

th-ask-token = { $hero }: weź aktywny żeton Akcji i połóż go pod inną kartą Akcji.
th-ask-main = { $hero }: wybierz Akcję Główną z karty.
th-ask-sole_anyway = { $hero }: możesz zapłacić 1 Magię; wtedy działają Bonusy za jedyny żeton.
th-ask-use = { $hero }: możesz teraz użyć Umiejętności lub Przedmiotów.
th-ask-skill = { $hero }: możesz użyć Umiejętności.
th-ask-bonus = { $hero }: możesz rozpatrzyć Bonusy z karty w dowolnej kolejności.
th-ask-act = { $hero }: możesz wykonać Akcję Dodatkową: { $type } (wartość { $value }).
th-ask-afterwards = { $hero }: akcja skończona; możesz zrobić coś jeszcze.
th-ask-replace = Nowa karta Akcji: { $action }. Może zastąpić kartę swojego rodzaju.
th-ask-beside = { $action } ma ten sam numer co inna karta w Rzędzie. Po której jej stronie?

## Pytania: Ruch

th-ask-cross = { $hero }: przekrocz Granicę. Pozostałe przejścia: { $left }.
th-ask-companion = { $hero }: możesz zabrać ze sobą Bohaterów ze swojego Obszaru.
th-ask-come = { $other } wyrusza. { $hero } idzie razem?
th-ask-forced = { $hero } musi przekroczyć Granicę: wybierz którą.
th-ask-go_to = { $hero } może od razu znaleźć się gdzie indziej.

## Pytania: Wędrówka i Zbieranie

th-ask-tile = { $hero }: wybierz kafelek Wędrówki. Pozostałe kafelki: { $left }.
th-ask-spot = { $hero }: umieść kafelek na Ścieżce Wędrówki: { $shape }.
th-ask-space = { $hero }: wybierz zakryte pole, które rozpatrzysz jako następne.
th-ask-area_kind = { $hero }: wybierz Zasób, który daje Obszar.
th-ask-kind = { $hero }: wybierz Zasób do zyskania.
th-ask-ignore = { $hero }: zignorować tę Karę czy ją ponieść ({ $penalty })?
th-ask-again = { $hero }: możesz zyskać Zasób z tego kafelka jeszcze raz.
th-ask-gather = { $hero }: wybierz pole, z którego zbierzesz { $value ->
        [one] { $value } Zasób.
        [few] { $value } Zasoby.
       *[many] { $value } Zasobów.
    }
th-ask-share = { $hero }: wybierz, kto dostanie Zasób.
th-ask-clear = { $hero }: możesz odrzucić żeton Zbierania.
th-ask-clear_card = { $hero }: możesz odrzucić wszystkie żetony Zbierania z jednej karty Terenu.

## Pytania: Lokacje i wydawanie

th-ask-assign = { $hero }: wybierz Lokację, do której przypiszesz Zasoby. Najwyżej: { $value }.
th-ask-put = { $hero }: przypisz Zasób. Możesz jeszcze: { $left }.
th-ask-whose = { $hero }: wybierz, kto wydaje Zasób ({ $kind }).
th-ask-hoard = { $hero }: wybierz, czyj Zasób zostanie przypisany ({ $kind }).
th-ask-consent = { $other } chce wydać Zasób, który ma { $hero }: { $kind }. Zgadzasz się?
th-ask-pay = { $hero }: możesz wydać ({ $cost }). Wtedy: { $effects }.
th-ask-pay_else = { $hero }: możesz wydać ({ $cost }). Wtedy: { $effects }. W przeciwnym razie: { $else }.
th-ask-trust = { $hero } ({ $place }): wystawić zaufanie na próbę teraz czy zostawić tam Zasoby?
th-ask-off = { $hero }: wybierz przypisany Zasób, który odrzucisz.
th-ask-sacrifice = { $hero }: wybierz miejsce Poświęcenia. Rany do otrzymania: { $value }.

## Pytania: Walka

th-ask-foe = { $hero }: wybierz, z kim walczysz. Pozostałe Walki: { $left }.
th-ask-enemy_card = { $hero }: wybierz kartę Wroga, z którym walczysz.
th-ask-order = { $hero }: ułóż karty Wrogów po kolei, od lewej do prawej.
th-ask-before_roll = { $hero }: przygotuj kości i rzuć.
th-ask-after_roll = { $hero }: zmień wynik rzutu albo go przyjmij.
th-ask-fight_tile = { $hero }: wybierz następny kafelek, który umieścisz na Wrogu.
th-ask-fight_spot = { $hero }: umieść kafelek na Wrogu: { $shape }.
th-ask-covered = { $hero }: wybierz zakryte pole, które rozpatrzysz jako następne.

## Pytania: Bohater

th-ask-wound_shape = { $hero } otrzymuje Ranę; wybierz jej kafelek.
th-ask-wound = { $hero } otrzymuje Ranę; umieść kafelek: { $shape }.
th-ask-heal = { $hero }: możesz odrzucić Ranę.
th-ask-xp = { $hero } zyskuje Doświadczenie: wybierz jakie.
th-ask-lose = { $hero } musi odrzucić Zasób: wybierz który.
th-ask-lose_item = { $hero } musi odrzucić Przedmiot: wybierz który.
th-ask-convert = { $hero }: możesz odłożyć Zasoby i wziąć tyle samo jednego rodzaju.
th-ask-craft = { $hero }: możesz wziąć Przedmiot z Ekspozycji. Pozostałe Przedmioty: { $left }.
th-ask-scrap = { $hero }: możesz odrzucić Przedmiot z Ekspozycji.
th-ask-choose_item = { $hero }: wybierz Przedmiot z Ekspozycji.

## Pytania: efekty

th-ask-option = { $hero }: wybierz jedno.
th-ask-thread = { $hero }: możesz wydać 1 Pogłoskę, aby pójść za Wątkiem Pobocznym.
th-ask-who = Wybierz Bohatera.
th-ask-who_for = Wybierz Bohatera, którego to dotyczy: { $effect }.
th-ask-who_pays = Wybierz, kto za wszystkich wydaje Zasób ({ $kind }).
th-ask-location = Wybierz Lokację.
th-ask-location_for = Wybierz Lokację: { $effect }.
th-ask-border = Wybierz Granicę.
th-ask-border_for = Wybierz Granicę, której to dotyczy: { $effect }.
th-ask-box = Wybierz Lokację, której koszt się zmieni.
th-ask-raised_kind = Wybierz Zasób, którego potrzeba będzie o 1 więcej.
th-ask-block_space = Wybierz pole Ścieżki Wędrówki, na którym położycie Blokadę.
th-ask-penalty_card = Wybierz kartę Terenu, której Karę zakryje kafelek.
th-ask-row_card = Wybierz kartę Akcji, którą usuniecie z Rzędu.
th-ask-offering = Wybierz pole, które zakryje żeton Poświęcenia.
th-ask-raise = Wybierz Wroga, którego poziom wzrośnie.
th-ask-lower = Wybierz Wroga, którego poziom spadnie.
th-ask-remove = Wybierz Wroga, który zostanie odrzucony.
th-ask-move_enemy = Wybierz Wroga, który się przemieści.
th-ask-blocked = Którą Blokadę odrzucić?
th-ask-goal_card = Wybierz kartę Akcji, która dostanie żeton Celu.
th-ask-goal_off = Wybierz kartę Akcji, która straci żeton Celu.

## Wybory: przygotowanie

th-do-hero_hero = Weź Bohatera: { $hero }
th-do-hero_first = Zaczyna { $hero }

## Wybory: tura

th-do-put_token = Połóż żeton pod kartą: { $action } (skąd: { $from })
th-do-main = { $type } (wartość { $value })
th-do-skill = Użyj Umiejętności: { $skill }
th-do-refresh = Wydaj ({ $cost }) i odśwież Umiejętność
th-do-item = Użyj Przedmiotu: { $item }
th-do-deed = { $deed }
th-do-bonus = { $mode }: { $effects }
th-do-act = Wykonaj Akcję Dodatkową
th-do-replace = Zastąp kartę: { $action }
th-do-left_of = Na lewo od karty: { $action }
th-do-right_of = Na prawo od karty: { $action }
th-do-go_use = Dalej
th-do-go_skill = Nie używaj Umiejętności
th-do-go_afterwards = Zakończ turę
th-do-skip_sole_anyway = Nie płać
th-do-skip_act = Zrezygnuj
th-do-done_bonus = Nie rozpatruj więcej Bonusów
th-do-keep_replace = Zostaw Rząd bez zmian

## Wybory: Ruch

th-do-cross = Idź: { $place } ({ $kind })
th-do-cross_many = Idź: { $place } ({ $kind }, liczy się za { $number })
th-do-stop = Zatrzymaj się tutaj
th-do-hero_companion = Zaproś w drogę: { $hero }
th-do-done_companion = Nie zabieraj nikogo więcej
th-do-area = { $area }
th-do-stay = Zostań tutaj

## Wybory: Wędrówka i Zbieranie

th-do-tile = Weź kafelek: { $shape }
th-do-lay = Kolumna { $x }, rząd { $y }, { $way }: { $icons }
th-do-lay_fixed = Kolumna { $x }, rząd { $y }: { $icons }
th-do-lay_wound = Kolumna { $x }, rząd { $y }, { $way }
th-do-lay_wound_fixed = Kolumna { $x }, rząd { $y }
th-do-space = Kolumna { $x }, rząd { $y } ({ $card }): { $icons }
th-do-kind = { $kind }
th-do-ignore = Zignoruj ją
th-do-suffer = Ponieś ją
th-do-gather = Kolumna { $x }, rząd { $y } ({ $card }): { $icons }
th-do-hero_share = Dostaje { $hero }
th-do-clear = Kolumna { $x }, rząd { $y } ({ $card }): { $icons }
th-do-card_clear_card = Odrzuć wszystkie żetony Zbierania z karty: { $card }
th-do-done_tile = Nie umieszczaj więcej kafelków
th-do-done_again = Nie zyskuj więcej
th-do-done_clear = Nie odrzucaj żadnego
th-do-done_clear_card = Nie odrzucaj żadnych

## Wybory: Lokacje i wydawanie

th-do-box_assign = Przypisz tutaj: { $place } ({ $cost })
th-do-box_open = Przypisz tutaj: { $place } (dowolna liczba: { $kinds })
th-do-nothing = Nic nie przypisuj
th-do-put = Przypisz: 1 { $kind }
th-do-enough_put = Nie przypisuj więcej
th-do-from = { $hero } wydaje: 1 { $kind }
th-do-instead = { $hero } wydaje: 1 { $kind } (liczy się jako { $wanted })
th-do-yes = Tak
th-do-no = Nie
th-do-pay = Zapłać
th-do-pay_cost = Wydaj: { $cost }
th-do-skip_pay = Nie płać
th-do-resolve = Wystaw na próbę
th-do-leave = Zostaw je tam
th-do-box_sacrifice = Dokonaj Poświęcenia: { $place }, { $shape }
th-do-box_sacrifice_size = Dokonaj Poświęcenia: { $place }, Rana o rozmiarze { $size }

## Wybory: Walka

th-do-foe = Walcz: { $location }, { $tier }
th-do-foe_card = Walcz: { $place }, { $card }
th-do-group = Walcz ze wszystkimi Wrogami: { $location }
th-do-enough_foe = Nie walcz więcej
th-do-card_enemy_card = Walcz: { $card }
th-do-next = Następna karta: { $card }
th-do-add = Dodaj: { $colour }
th-do-upgrade = Ulepsz: { $colour }
th-do-roll = Rzuć
th-do-reroll = Rzuć ponownie: { $colour }, { $shape }
th-do-blood = Otrzymaj Ranę i rzuć ponownie: { $colour }, { $shape }
th-do-critical = Użyj efektu Krytycznego: { $colour }, { $new } zamiast { $shape }
th-do-stand = Przyjmij wynik

## Wybory: Bohater

th-do-shape = Weź kafelek: { $shape }
th-do-heal = Odrzuć Ranę: { $shape }, kolumna { $x }, rząd { $y }
th-do-skip_heal = Nie odrzucaj Rany
th-do-dial = Walka: przestaw tarczę Walki w górę
th-do-track = Wędrówka: przesuń znacznik Wędrówki w górę
th-do-back = Odłóż: 1 { $kind }
th-do-done_convert = Nie odkładaj więcej
th-do-take = Weź Przedmiot: { $item }
th-do-drop = Odrzuć Przedmiot: { $item }
th-do-scrap = Odrzuć z Ekspozycji: { $item }
th-do-done_craft = Nie bierz więcej Przedmiotów
th-do-keep_scrap = Nie odrzucaj żadnego

## Wybory: efekty

th-do-option = { $effects }
th-do-choice = { $label } ({ $effects })
th-do-choice_only = { $label }
th-do-thread = Pójdź za Wątkiem Pobocznym: { $thread } ({ $text })
th-do-close_thread = Zamknij księgę
th-do-hero_who = { $hero }
th-do-location = { $location }
th-do-border = Granica: { $place } i { $goal }
th-do-box_box = { $place } ({ $cost })
th-do-box_offering = { $place } ({ $type })
th-do-token_raise = { $location }: { $tier }
th-do-token_lower = { $location }: { $tier }
th-do-token_remove = { $location }: { $tier }
th-do-token_move_enemy = { $location }: { $tier }
th-do-card_goal_card = { $card }
th-do-card_goal_off = { $card }
th-do-card_penalty_card = { $card }
th-do-card_row_card = { $card }

## Dziennik: przygotowanie i rundy

th-tell-hero = { $hero } rusza w drogę.
th-tell-first = Zaczyna { $hero }.
th-tell-round = Zaczyna się runda { $round }.
th-tell-next_round = Znacznik Rundy przechodzi na pole { $round }.
th-tell-time = Czas się skończył.
th-tell-event = Nowe Wydarzenie: { $event }.
th-tell-icon = Działa ikona Wydarzenia: { $icon }.
th-tell-shielded = Ikona Wydarzenia tym razem nie działa: { $icon }.
th-tell-track = Znacznik toru Przygody przechodzi na pole { $number }.
th-tell-ending = Tak się to kończy: { $ending }.

## Dziennik: tura

th-tell-token = { $hero } kładzie żeton pod kartą: { $action }.
th-tell-skill = { $hero } używa Umiejętności.
th-tell-refreshed = { $hero } odświeża Umiejętność.
th-tell-used_item = { $hero } używa Przedmiotu: { $item }.
th-tell-new_card = Nowa karta Akcji: { $action }.
th-tell-replaced = Zmiana w Rzędzie: { $new } w miejsce karty { $action }.
th-tell-card_added = Do Rzędu dochodzi { $action }.
th-tell-card_removed = Z Rzędu znika { $action }.
th-tell-special_card = Nowa karta Akcji Specjalnej: { $card }.
th-tell-moved = { $hero } przybywa: { $area }.
th-tell-sailed = { $hero } płynie łodzią: { $area }.
th-tell-ship = Statek jest teraz tutaj: { $area }.
th-tell-laid = { $hero } umieszcza kafelek Wędrówki: { $shape }.
th-tell-terrain = Nowa karta Terenu: { $terrain }.
th-tell-gathered = { $hero } zbiera z karty: { $terrain }.
th-tell-assigned = { $hero } przypisuje: 1 { $kind } ({ $location }).
th-tell-resolved = { $hero } rozpatruje Lokację: { $location }.
th-tell-trust_roll = { $hero } wystawia zaufanie na próbę ({ $location }): na kości { $result }, przypisano { $number }.

## Dziennik: Walka

th-tell-fights = { $hero } staje do Walki: { $location }, { $tier }.
th-tell-enemy_card = Karta Wroga: { $enemy }.
th-tell-rolled = Wynik rzutu: { $shapes }.
th-tell-rerolled = Ponowny rzut; teraz na kości: { $shape }.
th-tell-struck = { $hero } umieszcza kafelek na Wrogu: { $shape }.
th-tell-won_combat = { $hero } wygrywa Walkę.
th-tell-lost_combat = { $hero } przegrywa Walkę; niezakryte Serca: { $number }.

## Dziennik: Bohater

th-tell-wounded = { $hero } otrzymuje Ranę: { $shape }.
th-tell-die = { $hero } rzuca na Karę: { $colour }, { $shape }.
th-tell-died = Na Ranę nie ma już miejsca: { $hero } ginie.
th-tell-healed = { $hero } leczy Ranę: { $shape }.
th-tell-level = { $side ->
        [dial] { $hero } osiąga poziom Walki { $number }.
       *[track] { $hero } osiąga poziom Wędrówki { $number }.
    }
th-tell-threat = { $hero } dobiera { $number ->
        [one] { $number } Zagrożenie.
        [few] { $number } Zagrożenia.
       *[many] { $number } Zagrożeń.
    }
th-tell-calmed = { $hero } odrzuca { $number ->
        [one] { $number } Zagrożenie.
        [few] { $number } Zagrożenia.
       *[many] { $number } Zagrożeń.
    }
th-tell-gained = { $hero } zyskuje: { $number ->
        [1] 1 { $kind }.
       *[other] { $kind } × { $number }.
    }
th-tell-lost = { $hero } odrzuca: { $number ->
        [1] 1 { $kind }.
       *[other] { $kind } × { $number }.
    }
th-tell-ignored = { $hero } ignoruje pole: { $penalty }.
th-tell-unmet = Niespełnione wymagania: { $hero }.
th-tell-item = { $hero } bierze Przedmiot: { $item }.
th-tell-lost_item = { $hero } odrzuca Przedmiot: { $item }.
th-tell-scrapped = { $hero } odrzuca z Ekspozycji: { $item }.
th-tell-finding = { $hero } coś znajduje: { $finding }.

## Dziennik: Mapa

th-tell-enemy = { $location }: pojawia się { $tier }.
th-tell-enemy_moved = { $tier } przechodzi: { $location } → { $goal }.
th-tell-raised = { $location }: { $tier } przechodzi na wyższy poziom.
th-tell-lowered = { $location }: { $tier } przechodzi na niższy poziom.
th-tell-removed = { $location }: znika { $tier }.
th-tell-blocked = Blokada: { $location }.
th-tell-blocked_border = Blokada na Granicy: { $area } i { $goal }.
th-tell-unblocked = Koniec Blokady: { $location }.
th-tell-unblocked_border = Koniec Blokady na Granicy: { $area } i { $goal }.
th-tell-raised_cost = { $location }: potrzeba o 1 Zasób więcej ({ $kind }).
th-tell-space_blocked = Na polu karty { $terrain } leży żeton Blokady.
th-tell-space_freed = Z karty { $terrain } odrzucono żeton Blokady.
th-tell-penalty_covered = { $terrain }: Karę ({ $penalty }) zakrywa teraz kafelek Rany: { $shape }.
th-tell-offering = { $location }: leży tu żeton Poświęcenia ({ $shape }).
th-tell-goal = Żeton Celu położony: { $location }.
th-tell-goal_on_card = Żeton Celu położony: { $action }.
th-tell-goal_off = Żeton Celu odrzucony: { $action }.

## Dziennik: Paragrafy

th-tell-paragraph = Paragraf { $number }: { $paragraph }.
th-tell-thread = { $paragraph }: idziecie za Wątkiem Pobocznym { $number }.
th-tell-read = Żeton Paragrafu położony: { $location }.
th-tell-flag = Zapamiętajcie: { $flag }.

## Poszczególne przygody: pytania, wybory i dziennik

## Efekty w kilku słowach: zyski i straty

th-verb-gain = zyskaj Zasoby
th-verb-heal = wylecz Rany
th-verb-heal_split = wylecz Bohaterów w Obszarze
th-verb-calm = odrzuć Zagrożenie
th-verb-xp = zyskaj Doświadczenie
th-verb-refresh = odśwież Umiejętność
th-verb-convert = wymień Zasoby
th-verb-draw_item = dobierz Przedmioty
th-verb-choose_item = wybierz Przedmioty z Ekspozycji
th-verb-finding = dobierz kartę Znaleziska
th-verb-lose = odrzuć Zasoby
th-verb-lose_item = odrzuć Przedmioty
th-verb-wound = otrzymaj Rany
th-verb-threat = dobierz Zagrożenie

## Efekty: trwająca akcja

th-verb-action = Akcja Dodatkowa
th-verb-plus = zmień wartość akcji
th-verb-set_value = ustal wartość akcji
th-verb-ignore_penalty = zignoruj Karę
th-verb-use_tile = jeszcze jeden rodzaj kafelka
th-verb-journey_level = wyższy poziom Wędrówki
th-verb-reveal_terrain = odkryj karty Terenu
th-verb-clear_gather = odrzuć żetony Zbierania
th-verb-second_helping = zyskaj Zasoby z kafelka jeszcze raz
th-verb-shared_stores = podziel się zebranymi Zasobami
th-verb-take_along = zabierz ze sobą Bohaterów
th-verb-borders_as_normal = traktuj Granice jak Zwykłe
th-verb-cross_block = przekrocz Granicę z Blokadą
th-verb-discount = przypisz mniej Zasobów
th-verb-wild = przypisz dowolne Zasoby
th-verb-far_call = wydawaj Zasoby wszystkich Bohaterów
th-verb-extra_die = dodatkowe kości
th-verb-upgrade = ulepsz kości
th-verb-reroll = rzuć ponownie kośćmi
th-verb-blood_reroll = ponowny rzut za Ranę
th-verb-critical = efekty Krytyczne
th-verb-extra_tile = dodatkowy kafelek w Walce
th-verb-shield_cover = bez Zagrożenia za niezakryte Serca
th-verb-talisman_ward = zignoruj Karę Mistycznego Wroga

## Efekty: Mapa i Rząd

th-verb-place_enemy = postaw Wroga
th-verb-raise_enemy = zwiększ poziom Wroga
th-verb-lower_enemy = zmniejsz poziom Wroga
th-verb-remove_enemy = odrzuć Wroga
th-verb-move_enemy = przemieść Wroga
th-verb-block = połóż Blokady
th-verb-unblock = odrzuć Blokady
th-verb-raise_cost = połóż żetony Podwyższonego kosztu
th-verb-add_card = dołóż kartę Akcji do Rzędu
th-verb-remove_card = usuń z Rzędu wybraną kartę Akcji
th-verb-block_space = zablokuj pola Ścieżki Wędrówki
th-verb-cover_penalty = zakryj Karę kafelkiem Rany
th-verb-sacrifice_token = połóż żeton Poświęcenia na Lokacji
th-verb-lower_cost = odrzuć żetony Podwyższonego kosztu
th-verb-add_source = połóż żeton Źródła
th-verb-goal = połóż żetony Celu
th-verb-ungoal = odrzuć żetony Celu
th-verb-shield = ochrona przed ikoną Wydarzenia
th-verb-track = przesuń znacznik toru Przygody
th-verb-forced_move = przekrocz Granicę wbrew woli
th-verb-move_hero = idź do innego Obszaru
th-verb-gain_card = zyskaj kartę Akcji
th-verb-next_card = zyskaj następną kartę Akcji
th-verb-special_action = zyskaj kartę Akcji Specjalnej
th-verb-bridge_down = Granica zablokowana w tej rundzie

## Efekty: opowieść

th-verb-choose = wybierz jeden z efektów
th-verb-if = efekt z warunkiem
th-verb-pay = zapłać za efekt
th-verb-pay_together = zapłaćcie za efekt jako grupa
th-verb-combat = stocz Walkę
th-verb-read = przeczytaj Paragraf
th-verb-flag = zapamiętaj fakt
th-verb-end = Przygoda się kończy

## Efekty poszczególnych przygód

## Names inside other messages

th-name = { $name }

## Towarzysze

thorgal-player-hallbera = Hallbera Łamitarcza
thorgal-player-hallbera-style = Najpierw pyta o drogę do najbliższego wroga, a dopiero potem, o co poszło.
thorgal-player-eilif = Eilif Cichy Krok
thorgal-player-eilif-style = Liczy cudze rany przed własnymi i obchodzi walkę, gdzie tylko się da.
thorgal-player-vesna = Vesna Zawsze-w-Drodze
thorgal-player-vesna-style = Musi zobaczyć, co leży za następnym wzgórzem, i każdą opowieść doczytuje do końca.
thorgal-player-gunnlod = Gunnlod Pełny-Kosz
thorgal-player-gunnlod-style = Nigdy nie odchodzi z pustymi rękami; kiedyś wszystko się przyda.

## O czym myślą towarzysze

thorgal-thinks = { $who } myśli o { $kind ->
        [token] kartach Akcji
        [main] kartach Akcji
        [cross] drodze
        [companion] drodze
        [come] drodze
        [go_to] drodze
        [tile] Ścieżce Wędrówki
        [spot] Ścieżce Wędrówki
        [foe] walce
        [enemy_card] walce
        [before_roll] walce
        [after_roll] walce
        [fight_tile] walce
        [fight_spot] walce
        [assign] Zasobach
        [put] Zasobach
        [whose] Zasobach
        [gather] zbieraniu
        [craft] Przedmiotach
        [choose_item] Przedmiotach
        [use] Przedmiotach
        [thread] Wątku Pobocznym
        [hero] Bohaterach
        [first] Bohaterach
       *[other] następnym ruchu
    }

## Co przemawia za wyborem

th-worth-story = Cele samej opowieści
th-worth-health = Zdrowie
th-worth-plans = Co Bohaterowie mogą zrobić dalej
th-worth-chance = { $percent } % szans na zwycięstwo
