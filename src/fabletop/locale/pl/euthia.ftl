### Euthia: pytania, wybory, dziennik i etykiety. Wszystkie zdania są naszego autorstwa.

## Gra

eu-game = Euthia
    .text = Przemierzaj otwartą krainę pole po polu: wydobywaj, handluj, ucz się, walcz z Potworami, którymi kierują rywale, i zdobądź sławę.
    .players = od 1 do 4 graczy
    .length = 90 minut i więcej
    .asked-1 = Kto gra potworem?
    .asked-2 = Co się dzieje, gdy bohater ginie?
    .asked-3 = Czy muszę walczyć z potworem?
    .asked-4 = Jak nauczyć się nowej umiejętności?

## Opcje gry

eu-option-scenario = Scenariusz
    .text = W który Scenariusz gracie.
eu-option-extent = Zasięg Mapy
    .text = Jak daleko od Kościoła może sięgać Mapa (extent=open bez ograniczeń, wide albo close).
eu-option-extent-open = Bez ograniczeń
    .text = Kraina rośnie wszędzie, dokąd dotrą Bohaterowie.
eu-option-extent-wide = Cztery kafle
    .text = Żaden kafel Mapy nie leży dalej niż cztery kafle od Kościoła.
eu-option-extent-close = Trzy kafle
    .text = Żaden kafel Mapy nie leży dalej niż trzy kafle od Kościoła.

## Nazwy rzeczy

eu-action-mining = Wydobycie
eu-action-trade = Handel
eu-action-combat = Walka
eu-token-mining = żeton Akcji Wydobycia
eu-token-trade = żeton Akcji Handlu
eu-token-combat = żeton Akcji Walki
eu-toward-east = na wschód
eu-toward-west = na zachód
eu-toward-north_east = na północny wschód
eu-toward-north_west = na północny zachód
eu-toward-south = na południe
eu-toward-south_east = na południowy wschód
eu-toward-south_west = na południowy zachód
eu-toward-centre = na środek
eu-part-north_west = północny zachód
eu-part-north_east = północny wschód
eu-part-south = południe
eu-part-centre = środek
eu-label-gaar = Gaar
eu-label-gem = Klejnot
eu-label-essence = Esencja
eu-label-trophy = Trofeum
eu-label-resource = Surowiec Naturalny
eu-label-item = Przedmiot
eu-label-silver_card = Srebrna karta
eu-label-gold_card = Złota karta
eu-label-action_token = Żeton Akcji
eu-label-chaos_token = Żeton Chaosu
eu-label-supplies = Zaopatrzenie
eu-metal-silver = Srebro
eu-metal-gold = Złoto
eu-element-fire = Ogień
eu-element-water = Woda
eu-element-air = Powietrze
eu-element-earth = Ziemia
eu-space-plain = otwarty teren
eu-space-mountains = Góry
eu-space-lake = Jezioro
eu-space-cave = Jaskinia
eu-space-treasure_1 = Skarb I
eu-space-treasure_2 = Skarb II
eu-space-treasure_3 = Skarb III
eu-space-elemental_fire = Żywiołak Ognia
eu-space-elemental_water = Żywiołak Wody
eu-space-elemental_air = Żywiołak Powietrza
eu-space-elemental_earth = Żywiołak Ziemi
eu-space-portal = Portal
eu-space-merchants = Kupcy
eu-space-alchemists = Alchemicy
eu-space-dragonslayers_towers = Wieże Zabójców Smoków
eu-space-encounter = Spotkanie
eu-space-legend = Legenda
eu-space-ruins = Ruiny
eu-space-church = Kościół
eu-stack-merchant = Kafle Kupców
eu-stack-alchemist = Kafle Alchemików
eu-stack-dragonslayer = Kafle Zabójców Smoków
eu-stack-mountain = Góry
eu-stack-lake = Jezioro
eu-stack-cave = Jaskinia
eu-stack-treasure_1 = Skarb I
eu-stack-treasure_2 = Skarb II
eu-stack-treasure_3 = Skarb III
eu-stack-hunter_reward = Nagrody Łowcy
eu-stack-armourer_reward = Nagrody Zbrojmistrza
eu-stack-witch_reward = Nagrody Czarownicy
eu-stack-supplies = Zaopatrzenie
eu-slot-sword = Pole na Broń
eu-slot-first = Pole Pierwszego Uderzenia
eu-slot-ability = Pole na Umiejętność
eu-slot-helm = Pole na hełm
eu-slot-cuirass = Pole na kirys
eu-slot-gloves = Pole na rękawice
eu-slot-greaves = Pole na nagolenniki
eu-slot-boots = Pole na buty
eu-slot-amulet = Pole na amulet
eu-slot-ring = Pole na pierścień

## Punktacja

eu-points = Reputacja: { $number }
eu-price-gold = Złoto: { $number }
eu-price-reputation = Reputacja: { $number }
eu-either = { $others } lub { $last }
eu-times = { $n ->
        [1] { $what }
       *[other] { $n } × { $what }
    }
eu-category-reputation = Reputacja
eu-category-categories = Dokonania
eu-category-deaths = Śmierci
eu-line-track = Tor Reputacji
eu-line-resources = Surowce Naturalne
eu-line-relics = Relikwie
eu-line-gold = Złoto, 5 za 1
eu-line-wall = Ściana Polowania
eu-line-badges = Odznaki
eu-line-hero_tokens = Żetony Bohatera
eu-line-interaction_tokens = Żetony Interakcji
eu-line-trade_tokens = Żetony Handlu
eu-line-other_tokens = Zgładzeni rywale
eu-line-quests = Misje
eu-line-elites = Potwory Elitarne
eu-line-deaths = Śmierci w Walce
eu-line-floor = Nie mniej niż 0

## Pytania

eu-ask-hero = Wybierz swojego Bohatera.
eu-ask-act = { $moves ->
        [0] { $tokens ->
            [0] Nie masz już Ruchu ani żetonów: zakończ turę albo użyj tego, co jeszcze masz.
           *[other] Użyj żetonu Akcji: do jego Akcji albo na Ruch.
        }
        [one] Został ci { $moves } punkt Ruchu: idź albo zrób coś tutaj.
        [few] Zostały ci { $moves } punkty Ruchu: idź albo zrób coś tutaj.
       *[many] Zostało ci { $moves } punktów Ruchu: idź albo zrób coś tutaj.
    }
eu-ask-slot = Skraj znanej krainy: gdzie położysz następny kafel?
eu-ask-source = Akcja: { $action }. Czym za nią płacisz?
eu-ask-save = Który niewykorzystany żeton zachowujesz na następną turę?
eu-ask-pack = Uporządkuj to, co niesiesz.
eu-ask-tidy = Niesiesz za dużo: użyj czegoś, załóż coś albo coś odrzuć.
eu-ask-surplus = Masz więcej niż 5 kart: odrzuć jedną albo wymień 4 Srebrne karty na 1 Złotą.
eu-ask-give_up = Którą Srebrną kartę oddajesz za Złotą?
eu-ask-cart = Kopiesz czy najpierw używasz Wózka Górniczego?
eu-ask-keep = Który kafel zatrzymujesz?
eu-ask-stack = Z którego stosu dobierasz?
eu-ask-kind = Co bierzesz?
eu-ask-deal = Handel. Twoje Złoto: { $gold }.
eu-ask-pick_tile = Otwierają się przed tobą dwie drogi: który kafel Bohatera zatrzymujesz?
eu-ask-free_slot = Które pole odblokowujesz?
eu-ask-ready = Który kafel przygotowujesz?
eu-ask-idle_gem = Który Klejnot budzisz?
eu-ask-level = Z której talii odsyłasz wierzchniego Potwora?
eu-ask-teleport = Dokąd się teleportujesz?
eu-ask-way = { $quest }: jak wykonujesz tę Misję?
eu-ask-pay = Co oddajesz?
eu-ask-different = Co oddajesz? Wszystko musi być różne.
eu-ask-change = Twój rzut: { $value }. Zmieniasz go?
eu-ask-reroll = Którą ze swoich kości przerzucasz?
eu-ask-foe_die = Którą kość Potwora wybierasz?
eu-ask-cancel = Które zagranie anulujesz?
eu-ask-before_combat = Przed Walką: wyposaż się i użyj tego, co działa tylko poza nią.
eu-ask-claim = Chcesz kierować Potworem?
eu-ask-rival_use = Kierujesz Potworem: używasz własnego kafla?
eu-ask-moment-prep = Potwór stoi przed tobą. Przygotowujesz się?
eu-ask-moment-heal = Faza Leczenia: opatrujesz się?
eu-ask-moment-foe_before = Potwór zaraz rzuci kośćmi: używasz czegoś?
eu-ask-moment-foe_after = Potwór już rzucił: używasz Tarcz lub Umiejętności?
eu-ask-moment-own_before = Zaraz twój rzut: używasz czegoś?
eu-ask-cards-before_monster_roll = { $foe } zaraz zaatakuje: zagrywasz karty? Żetony Chaosu: { $chaos }.
eu-ask-cards-before_hero_roll = Bohater zaraz zaatakuje: zagrywasz Klątwę? Żetony Chaosu: { $chaos }.
eu-ask-rival_word = { $foe }: atak { $value }. Kierujesz Potworem. Zmieniasz ten wynik?
eu-ask-hero_word = { $foe }: atak { $value }. Odpowiadasz?
eu-ask-first_strike = Pierwsze Uderzenie ({ $foe })?
eu-ask-weapon = Czym atakujesz ({ $foe })?
eu-ask-possessed = Kontrola duszy: wydajesz żeton Gaar, by przerzucić jedną z kości Bohatera?
eu-ask-dying = { $foe } powala cię na ziemię. Czy to koniec?
eu-ask-trophy = Potwór pokonany: { $foe }. Zatrzymujesz Trofeum?
eu-ask-trade_first = Niesiesz za dużo: handlujesz, zanim coś odrzucisz?
eu-ask-peek = Której postaci się przyglądasz?
eu-ask-pay_silver = Którą Srebrną kartę odrzucasz?
eu-ask-siege = Kilka osad jest równie daleko: która zostanie oblężona?
eu-ask-beacon = Ognie na wzgórzach: idziesz dalej czy zostajesz?

## Wybory

eu-do-hero = { $hero }
eu-do-walk = Idź { $toward }: { $tile }, { $place }{ $level ->
        [0] {""}
       *[other] {" "}· Potwór poziomu { $level }
    }
eu-do-portal = Przez Portal: { $tile }{ $level ->
        [0] {""}
       *[other] {" "}· Potwór poziomu { $level }
    }
eu-do-to = { $tile } ({ $part }): { $place }{ $level ->
        [0] {""}
       *[other] {" "}· Potwór poziomu { $level }
    }
eu-do-slot = Połóż kafel: { $toward }
eu-do-march = Wydaj { $token } na Ruch: { $number }
eu-do-mine = Akcja Wydobycia
eu-do-trade = Akcja Handlu
eu-do-church-heal = Kościół: wylecz 6 Ran za 1 Złotą monetę
eu-do-church-potion = Kościół: Mikstura Leczenia za 1 Złotą monetę
eu-do-treasure = Znajdź Skarb
eu-do-confront = Konfrontacja z Żywiołakiem
eu-do-quest = Misja: { $quest }
eu-do-use = Użyj: { $thing }{ $some ->
        [0] {""}
       *[other] {" "}– { $what }
    }
eu-do-use-with = Użyj: { $thing } ({ $kind }) – { $what }
eu-do-gem = Użyj Klejnotu: { $kind } ({ $thing }) – { $what }
eu-do-wake = Obudź Klejnot: { $kind } ({ $thing }) – { $what }
eu-do-essence = Użyj: { $kind } – { $what }
eu-do-charge = Połóż: { $kind } → { $thing }
eu-do-pack = Uporządkuj dobytek
eu-do-exchange = Wymień 4 Srebrne karty na 1 Złotą
eu-do-end = Zakończ turę
eu-do-none = Żaden
eu-do-save = Zachowaj { $token }
eu-do-with-token = Wydaj żeton Akcji
eu-do-with-granted = Skorzystaj z otrzymanej Akcji
eu-do-done-pack = Gotowe
eu-do-done-deal = Zakończ Handel
eu-do-done-before_combat = Do Walki
eu-do-done-moment = Dalej
eu-do-pass-cards = Niczego nie zagrywaj
eu-do-pass-rival_word = Pas
eu-do-pass-hero_word = Pas
eu-do-pass-claim = Zostaw to innym
eu-do-pass-rival_use = Niczego nie używaj
eu-do-pass-possessed = Pas
eu-do-skip-ready = Żaden
eu-do-skip-idle_gem = Żaden
eu-do-skip-free_slot = Żadne
eu-do-skip-level = Z żadnej
eu-do-skip-teleport = Zostań tutaj
eu-do-skip-reroll = Żadną
eu-do-skip-cancel = Żadne
eu-do-skip-first_strike = Bez Pierwszego Uderzenia
eu-do-first_strike = Pierwsze Uderzenie
eu-do-equip = Załóż: { $thing }
eu-do-swap = Załóż: { $thing } (zdejmij: { $other })
eu-do-unequip = Zdejmij: { $thing }
eu-do-set_gem = Osadź: { $kind } → { $thing }
eu-do-throw = Odrzuć: { $thing }
eu-do-discard_card = Odrzuć kartę „{ $card }”
eu-do-dig = Kop
eu-do-keep = { $thing }
eu-do-keep-trophy = Zatrzymaj Trofeum
eu-do-leave = Zostaw je
eu-do-stack = { $stack }
eu-do-kind = { $kind }
eu-do-fee = Uiść opłatę: 1 Złota moneta
eu-do-buy = Kup: { $thing } (Złoto: { $gold })
eu-do-renew = { $gold ->
        [0] Wymień całą ofertę
       *[other] Wymień całą ofertę (Złoto: { $gold })
    }
eu-do-sell = Sprzedaj: { $thing } (Złoto: { $gold })
eu-do-sell-for = Sprzedaj: { $thing } ({ $price })
eu-do-heal = Wylecz { $number ->
        [one] { $number } Ranę
        [few] { $number } Rany
       *[many] { $number } Ran
    } { $gold ->
        [0] za darmo
       *[other] (Złoto: { $gold })
    }
eu-do-gaar = Żeton Gaar za 1 Złotą monetę
eu-do-reveal = Odkryj kafle Bohatera za 1 Złotą monetę
eu-do-learn = Naucz się: { $thing } { $gold ->
        [0] (za darmo)
       *[other] (Złoto: { $gold })
    }
eu-do-unlearn = Zdejmij z planszy: { $thing }
eu-do-unlock = { $place }
eu-do-unlock-gold = Odblokuj: { $place } (Złoto: { $gold })
eu-do-unlock-essence = Odblokuj: { $place } ({ $kind })
eu-do-pick = { $thing }
eu-do-ready = { $thing }
eu-do-level = Poziom { $number }
eu-do-way = { $what }
eu-do-pay = Oddaj: { $thing }
eu-do-final = Zostaw ten wynik
eu-do-gaar-change = Gaar: przerzuć kość { $number } (wynik { $shown }) i dodaj 2
eu-do-gaar-rival_word = Gaar: przerzuć kość { $number } (wynik { $shown }) i dodaj 2
eu-do-gaar-hero_word = Gaar: przerzuć kość { $number } (wynik { $shown }) i odejmij 2
eu-do-gaar-possessed = Gaar: przerzuć kość { $number } (wynik { $shown }) i odejmij 2
eu-do-hope = { $number ->
        [1] Nadzieja: 1 punkt za +1
        [2] Nadzieja: 2 punkty za żeton Gaar
       *[other] Nadzieja: 3 punkty za +1 i 1 Obrażenie
    }
eu-do-die = Kość { $number } (wynik { $shown })
eu-do-both = Obie kości
eu-do-die-now = Zgiń
eu-do-play = Zagraj: { $card }{ $number ->
        [1] {""}
       *[other] {" "}× { $number }
    }
eu-do-cancel = Anuluj: { $card }{ $number ->
        [1] {""}
       *[other] {" "}× { $number }
    }
eu-do-claim = Kieruj Potworem: odrzuć kartę Kontroli
eu-do-mask = Kieruj Potworem: wykorzystaj Amulet masek
eu-do-attack = Atakuj: { $thing }
eu-do-tidy = Odrzuć teraz
eu-do-trade-first = Najpierw Handel

## Dziennik

eu-tell-round = Zaczyna się runda { $number }.
eu-tell-turn = { $you ->
        [yes] Twoja tura.
       *[other] Turę rozpoczyna { $who }.
    }
eu-tell-hero = { $you ->
        [yes] Wcielasz się w postać: { $hero }.
       *[other] { $who } wciela się w postać: { $hero }.
    }
eu-tell-moved = { $you ->
        [yes] Idziesz dalej: { $place } ({ $tile }).
       *[other] { $who } idzie dalej: { $place } ({ $tile }).
    }
eu-tell-moves = { $gain ->
        [yes] { $you ->
            [yes] Zyskujesz
           *[other] { $who } zyskuje
        }
       *[no] { $you ->
            [yes] Wydajesz
           *[other] { $who } wydaje
        }
    } { $number ->
        [one] { $number } punkt Ruchu.
        [few] { $number } punkty Ruchu.
       *[many] { $number } punktów Ruchu.
    }
eu-tell-marches = { $you ->
        [yes] Wydajesz { $token } na Ruch.
       *[other] { $who } wydaje { $token } na Ruch.
    }
eu-tell-tile = { $you ->
        [yes] Odkrywasz kafel Mapy: { $tile }.
       *[other] { $who } odkrywa kafel Mapy: { $tile }.
    }
eu-tell-saved = { $you ->
        [yes] Zachowujesz { $token }.
       *[other] { $who } zachowuje { $token }.
    }
eu-tell-mines = { $you ->
        [yes] Wydobywasz Surowce: { $place } ({ $tile }).
       *[other] { $who } wydobywa Surowce: { $place } ({ $tile }).
    }
eu-tell-drawn = { $you ->
        [yes] Dobierasz
       *[other] { $who } dobiera
    } { $number ->
        [one] { $number } kafel
        [few] { $number } kafle
       *[many] { $number } kafli
    } ({ $stack }): { $things }.
eu-tell-trades = { $you ->
        [yes] Handlujesz: { $place }.
       *[other] { $who } handluje: { $place }.
    }
eu-tell-bought = { $you ->
        [yes] Kupujesz
       *[other] { $who } kupuje
    }: { $thing } za { $gold ->
        [one] { $gold } Złotą monetę.
        [few] { $gold } Złote monety.
       *[many] { $gold } Złotych monet.
    }
eu-tell-sold = { $you ->
        [yes] Sprzedajesz
       *[other] { $who } sprzedaje
    }: { $thing }{ $gold ->
        [0] .
        [one] {" "}za { $gold } Złotą monetę.
        [few] {" "}za { $gold } Złote monety.
       *[many] {" "}za { $gold } Złotych monet.
    }
eu-tell-renewed = { $you ->
        [yes] Wymieniasz ofertę: { $stack }.
       *[other] { $who } wymienia ofertę: { $stack }.
    }
eu-tell-revealed = { $you ->
        [yes] Wybierasz kafel Bohatera: { $thing }.
       *[other] { $who } wybiera kafel Bohatera: { $thing }.
    }
eu-tell-learned = { $you ->
        [yes] Uczysz się
       *[other] { $who } uczy się
    }: { $thing }{ $gold ->
        [0] .
        [one] {" "}za { $gold } Złotą monetę.
        [few] {" "}za { $gold } Złote monety.
       *[many] {" "}za { $gold } Złotych monet.
    }
eu-tell-unlearned = { $you ->
        [yes] Odkładasz na bok: { $thing }.
       *[other] { $who } odkłada na bok: { $thing }.
    }
eu-tell-unlocked = { $you ->
        [yes] Odblokowujesz: { $slot }.
       *[other] { $who } odblokowuje: { $slot }.
    }
eu-tell-equipped = { $you ->
        [yes] Zakładasz: { $thing }.
       *[other] { $who } zakłada: { $thing }.
    }
eu-tell-unequipped = { $you ->
        [yes] Zdejmujesz: { $thing }.
       *[other] { $who } zdejmuje: { $thing }.
    }
eu-tell-gem_set = { $you ->
        [yes] Osadzasz Klejnot: { $kind } → { $thing }.
       *[other] { $who } osadza Klejnot: { $kind } → { $thing }.
    }
eu-tell-thrown = { $you ->
        [yes] Odrzucasz: { $thing }.
       *[other] { $who } odrzuca: { $thing }.
    }
eu-tell-charged = { $you ->
        [yes] Kładziesz: { $kind } → { $thing }.
       *[other] { $who } kładzie: { $kind } → { $thing }.
    }
eu-tell-gained = { $you ->
        [yes] Zdobywasz: { $thing }.
       *[other] { $who } zdobywa: { $thing }.
    }
eu-tell-token = { $you ->
        [yes] Zdobywasz: { $kind }.
       *[other] { $who } zdobywa: { $kind }.
    }
eu-tell-potions = { $gain ->
        [yes] { $you ->
            [yes] Zdobywasz
           *[other] { $who } zdobywa
        }
       *[no] { $you ->
            [yes] Oddajesz
           *[other] { $who } oddaje
        }
    } { $number ->
        [one] { $number } Miksturę Leczenia.
        [few] { $number } Mikstury Leczenia.
       *[many] { $number } Mikstur Leczenia.
    }
eu-tell-gold = { $gain ->
        [yes] { $you ->
            [yes] Zyskujesz
           *[other] { $who } zyskuje
        }
       *[no] { $you ->
            [yes] Płacisz
           *[other] { $who } płaci
        }
    } { $number ->
        [one] { $number } Złotą monetę.
        [few] { $number } Złote monety.
       *[many] { $number } Złotych monet.
    }
eu-tell-gaar = { $gain ->
        [yes] { $you ->
            [yes] Zyskujesz
           *[other] { $who } zyskuje
        }
       *[no] { $you ->
            [yes] Wydajesz
           *[other] { $who } wydaje
        }
    } { $number ->
        [one] { $number } żeton Gaar.
        [few] { $number } żetony Gaar.
       *[many] { $number } żetonów Gaar.
    }
eu-tell-reputation = { $gain ->
        [yes] { $you ->
            [yes] Zyskujesz
           *[other] { $who } zyskuje
        }
       *[no] { $you ->
            [yes] Tracisz
           *[other] { $who } traci
        }
    } { $number ->
        [one] { $number } punkt Reputacji.
        [few] { $number } punkty Reputacji.
       *[many] { $number } punktów Reputacji.
    }
eu-tell-healed = { $you ->
        [yes] Leczysz
       *[other] { $who } leczy
    } { $number ->
        [one] { $number } Ranę.
        [few] { $number } Rany.
       *[many] { $number } Ran.
    }
eu-tell-wounded = { $you ->
        [yes] Otrzymujesz
       *[other] { $who } otrzymuje
    } { $number ->
        [one] { $number } Ranę.
        [few] { $number } Rany.
       *[many] { $number } Ran.
    }
eu-tell-died = { $you ->
        [yes] Giniesz i budzisz się w Kościele.
       *[other] { $who } ginie i budzi się w Kościele.
    }
eu-tell-risen = { $you ->
        [yes] { $thing }: unikasz śmierci.
       *[other] { $thing }: { $who } unika śmierci.
    }
eu-tell-drew_cards = { $you ->
        [yes] Dobierasz
       *[other] { $who } dobiera
    } { $metal ->
        [gold] { $number ->
            [one] { $number } Złotą kartę
            [few] { $number } Złote karty
           *[many] { $number } Złotych kart
        }
       *[silver] { $number ->
            [one] { $number } Srebrną kartę
            [few] { $number } Srebrne karty
           *[many] { $number } Srebrnych kart
        }
    }{ $seen ->
        [0] .
       *[other] : { $secret }.
    }
eu-tell-discarded_card = { $you ->
        [yes] Odrzucasz kartę „{ $card }”.
       *[other] { $who } odrzuca kartę „{ $card }”.
    }
eu-tell-treasure = { $you ->
        [yes] Znajdujesz Skarb ({ $stack }).
       *[other] { $who } znajduje Skarb ({ $stack }).
    }
eu-tell-confronts = { $you ->
        [yes] Stajesz do konfrontacji: { $element }.
       *[other] { $who } staje do konfrontacji: { $element }.
    }
eu-tell-quest = { $you ->
        [yes] Wykonujesz Misję „{ $quest }”.
       *[other] { $who } wykonuje Misję „{ $quest }”.
    }
eu-tell-quest_missed = { $you ->
        [yes] Twój rzut na Misję „{ $quest }” jest za niski.
       *[other] Rzut na Misję „{ $quest }” jest za niski ({ $who }).
    }
eu-tell-handed_in = { $you ->
        [yes] Oddajesz: { $thing }.
       *[other] { $who } oddaje: { $thing }.
    }
eu-tell-used = { $you ->
        [yes] Używasz: { $thing }.
       *[other] { $who } używa: { $thing }.
    }
eu-tell-used_gem = { $you ->
        [yes] Używasz Klejnotu: { $kind }.
       *[other] { $who } używa Klejnotu: { $kind }.
    }
eu-tell-used_essence = { $you ->
        [yes] Używasz: { $kind }.
       *[other] { $who } używa: { $kind }.
    }
eu-tell-readied = { $you ->
        [yes] Przygotowujesz: { $thing }.
       *[other] { $who } przygotowuje: { $thing }.
    }
eu-tell-looked = { $you ->
        [yes] Oglądasz
       *[other] { $who } ogląda
    } wierzchnie Potwory{ $seen ->
        [0] .
       *[other] : { $secret }.
    }
eu-tell-skipped = { $you ->
        [yes] Odsyłasz Potwora: { $foe }.
       *[other] { $who } odsyła Potwora: { $foe }.
    }
eu-tell-control = { $you ->
        [yes] Odkryta zostaje twoja karta Kontroli.
       *[other] Odkryta zostaje karta Kontroli ({ $who }).
    }
eu-tell-fights = { $you ->
        [yes] Stajesz do Walki z Potworem poziomu { $level }: { $place } ({ $tile }).
       *[other] { $who } staje do Walki z Potworem poziomu { $level }: { $place } ({ $tile }).
    }
eu-tell-monster_player = { $you ->
        [yes] Potworem przeciw tobie kieruje { $owner_name }.
        [owner] Kierujesz Potworem (Walka: { $who }).
       *[other] Potworem kieruje { $owner_name } (Walka: { $who }).
    }
eu-tell-meets = { $you ->
        [yes] Spotykasz Potwora: { $foe }.
       *[other] { $who } spotyka Potwora: { $foe }.
    }
eu-tell-combat_round = { $you ->
        [yes] Twoja Walka: runda { $number }.
       *[other] Walka ({ $who }): runda { $number }.
    }
eu-tell-played = { $you ->
        [yes] Zagrywasz kartę
       *[other] { $who } zagrywa kartę
    } „{ $card }”{ $number ->
        [1] .
       *[other] {" "}× { $number }.
    }
eu-tell-cancelled = { $you ->
        [yes] Anulujesz kartę „{ $card }”.
       *[other] { $who } anuluje kartę „{ $card }”.
    }
eu-tell-removed = { $you ->
        [yes] Odbierasz Potworowi: { $what }
       *[other] { $who } odbiera Potworowi: { $what }
    }{ $number ->
        [1] .
       *[other] {" "}× { $number }.
    }
eu-tell-foe_rolled = { $you ->
        [yes] Rzucasz
       *[other] { $who } rzuca
    } za Potwora: { $first }{ $second ->
        [0] .
       *[other] {" "}i { $second }.
    }
eu-tell-foe_dice = { $you ->
        [yes] Zmieniasz
       *[other] { $who } zmienia
    } kości Potwora: { $first }{ $second ->
        [0] .
       *[other] {" "}i { $second }.
    }
eu-tell-rabbit_foot = { $you ->
        [yes] Zmieniasz Wartość Bitewną Potwora
       *[other] { $who } zmienia Wartość Bitewną Potwora
    }: { $gain ->
        [yes] +{ $number }.
       *[no] −{ $number }.
    }
eu-tell-foe_attack = { $you ->
        [yes] Potwór uderza w ciebie
       *[other] Potwór, z którym walczy { $who }, uderza
    } z wartością { $number }: { $wounds ->
        [0] bez Ran.
        [one] { $wounds } Rana.
        [few] { $wounds } Rany.
       *[many] { $wounds } Ran.
    }
eu-tell-mended = { $you ->
        [yes] Potwór, z którym walczysz, leczy
       *[other] Potwór, z którym walczy { $who }, leczy
    } { $number ->
        [one] { $number } Obrażenie.
        [few] { $number } Obrażenia.
       *[many] { $number } Obrażeń.
    }
eu-tell-rolled = { $you ->
        [yes] Rzucasz: { $first } i { $second }.
       *[other] { $who } rzuca: { $first } i { $second }.
    }
eu-tell-rerolled = { $you ->
        [yes] Przerzucasz: { $first } i { $second }.
       *[other] { $who } przerzuca: { $first } i { $second }.
    }
eu-tell-rerolled-gaar = { $you ->
        [yes] Wydajesz żeton Gaar
       *[other] { $who } wydaje żeton Gaar
    }: kości Bohatera pokazują { $first } i { $second }.
eu-tell-foe_dice-gaar = { $you ->
        [yes] Wydajesz żeton Gaar
       *[other] { $who } wydaje żeton Gaar
    }: kości Potwora pokazują { $first }{ $second ->
        [0] .
       *[other] {" "}i { $second }.
    }
eu-tell-clover = { $you ->
        [yes] Koniczyna do twojego rzutu
       *[other] Koniczyna do rzutu ({ $who })
    }: { $gain ->
        [yes] +{ $number }.
       *[no] −{ $number }.
    }
eu-tell-hope = { $you ->
        [yes] Twoja Kość Nadziei pokazuje { $number }.
       *[other] Kość Nadziei ({ $who }) pokazuje { $number }.
    }
eu-tell-hope_spent = { $you ->
        [yes] Wydajesz
       *[other] { $who } wydaje
    } { $number ->
        [one] { $number } punkt Nadziei.
        [few] { $number } punkty Nadziei.
       *[many] { $number } punktów Nadziei.
    }
eu-tell-attacks = { $you ->
        [yes] Atakujesz, używając: { $thing }.
       *[other] { $who } atakuje, używając: { $thing }.
    }
eu-tell-no_weapon = { $you ->
        [yes] Nie masz czym atakować.
       *[other] { $who } nie ma czym atakować.
    }
eu-tell-attack = { $you ->
        [yes] Wartość Bitewna twojego ataku
       *[other] Wartość Bitewna ataku ({ $who })
    } to { $number }: { $damage ->
        [one] { $damage } Obrażenie.
        [few] { $damage } Obrażenia.
       *[many] { $damage } Obrażeń.
    }
eu-tell-damaged = { $you ->
        [yes] Zadajesz
       *[other] { $who } zadaje
    } Potworowi { $number ->
        [one] { $number } Obrażenie.
        [few] { $number } Obrażenia.
       *[many] { $number } Obrażeń.
    }
eu-tell-defeated = { $you ->
        [yes] Pokonujesz Potwora: { $foe }.
       *[other] { $who } pokonuje Potwora: { $foe }.
    }
eu-tell-fell = { $you ->
        [yes] Giniesz w Walce: { $foe }.
       *[other] { $who } ginie w Walce: { $foe }.
    }
eu-tell-trophy = { $you ->
        [yes] Zatrzymujesz Trofeum: { $foe }.
       *[other] { $who } zatrzymuje Trofeum: { $foe }.
    }
eu-tell-freed = { $you ->
        [yes] Wyzwalasz pole: { $place } ({ $tile }).
       *[other] { $who } wyzwala pole: { $place } ({ $tile }).
    }
eu-tell-woken = { $you ->
        [yes] Budzisz Klejnot: { $kind } ({ $thing }).
       *[other] { $who } budzi Klejnot: { $kind } ({ $thing }).
    }
eu-tell-trophy_left = { $you ->
        [yes] Zostawiasz Trofeum: { $foe }.
       *[other] { $who } zostawia Trofeum: { $foe }.
    }
eu-tell-spent_essence = { $you ->
        [yes] Wydajesz: { $kind }.
       *[other] { $who } wydaje: { $kind }.
    }
eu-tell-slain = { $you ->
        [yes] Bierzesz żeton Bohatera ({ $owner_name }).
       *[other] { $who } bierze żeton Bohatera ({ $owner_name }).
    }
eu-tell-new_quest = Nowa Misja ({ $encounter }): { $quest }.
eu-tell-granted = { $you ->
        [yes] Zyskujesz Akcję: { $action }.
       *[other] { $who } zyskuje Akcję: { $action }.
    }
eu-tell-foe_gains = { $you ->
        [yes] Twój Potwór zyskuje: { $what }
       *[other] Potwór zyskuje ({ $who }): { $what }
    }{ $number ->
        [1] .
       *[other] {" "}× { $number }.
    }
eu-tell-control_kept = { $you ->
        [yes] Zatrzymujesz swoją kartę Kontroli.
       *[other] { $who } zatrzymuje kartę Kontroli.
    }
eu-tell-claims = { $you ->
        [yes] Zagrywasz swoją kartę Kontroli: Potwór jest twój.
       *[other] { $who } zagrywa kartę Kontroli i kieruje Potworem.
    }
eu-tell-scored = { $you ->
        [yes] Twoja końcowa Reputacja: { $number }.
       *[other] { $who }: końcowa Reputacja { $number }.
    }

## O czym myślą rywale

euthia-thinks = { $who } myśli o { $kind ->
        [act] dalszej drodze
        [deal] handlu
        [trade_first] handlu
        [before_combat] walce
        [moment] walce
        [cards] walce
        [rival_word] walce
        [hero_word] walce
        [weapon] walce
        [change] walce
        [reroll] walce
        [first_strike] walce
        [foe_die] walce
        [possessed] walce
        [pack] ładunku
        [tidy] ładunku
        [surplus] ładunku
        [pick_tile] kaflach Bohatera
        [free_slot] kaflach Bohatera
        [slot] nieznanej krainie
        [hero] Bohaterach
       *[other] następnym ruchu
    }

## Przeciwnicy

euthia-player-dorrin = Dorrin Liczygrosz
euthia-player-dorrin-style = Zna każdy kram w krainie i cenę wszystkiego, co na nim leży; miecze są dla klientów.
euthia-player-ilva = Siostra Ilva
euthia-player-ilva-style = Najpierw opatruje rany, potem walczy, i to tylko tam, skąd na pewno wróci.
euthia-player-kasimir = Kasimir Dwie Kostki
euthia-player-kasimir-style = Walka z góry rozstrzygnięta go nudzi; jeszcze jeden rzut może wszystko odwrócić.
euthia-player-brenna = Brenna Wilcza Zguba
euthia-player-brenna-style = Czyta krainę po potworach, a kopanie i targowanie się zostawia innym.

## Co przemawia za wyborem

eu-worth-points = Dotychczasowa Reputacja
eu-worth-wealth = Złoto i dobytek
eu-worth-tokens = Żetony na mapie
eu-worth-quests = Misje
eu-worth-health = Zdrowie
eu-worth-gaar = Gaar i zachowane żetony Akcji
eu-worth-trophies = Trofea
eu-worth-prospect = Co jest w zasięgu
eu-worth-goals = Cele Scenariusza
eu-worth-power = Siła w Walce
eu-worth-ahead = { $points } Reputacji przewagi nad najlepszym rywalem
eu-worth-behind = { $points } Reputacji straty do najlepszego rywala
eu-worth-level = na równi z najlepszym rywalem
eu-worth-chance = { $percent } % szans na zwycięstwo
eu-worth-alone = spodziewane punkty: { $points } (Reputacja i { $victory } za zwycięstwo)
