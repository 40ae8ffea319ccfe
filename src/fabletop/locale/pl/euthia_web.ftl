### Euthia: stół w przeglądarce. Każde zdanie jest naszego autorstwa.

## Stół

eu-web-tab-map = Mapa
eu-web-tab-hero = Bohater
eu-web-tab-others = Stan gry
eu-web-tab-log = Dziennik
eu-web-tab-place = Miejsce
eu-web-log = Dziennik
eu-web-map = Mapa krainy
eu-web-parts = Części stołu
eu-web-setup = wybór Bohaterów
eu-web-round = Runda { $round }
eu-web-round-of = runda { $round } z { $rounds }
eu-web-combat = Walka
eu-web-combat-round = Walka, runda { $round }
eu-web-answers = Twoje odpowiedzi
eu-web-standing = Twój stan
eu-web-of = { $n } z { $of }
eu-web-or = lub
eu-web-nothing = nic
eu-web-becomes = będzie { $n }

## Mapa

eu-web-nearer = Bliżej
eu-web-farther = Dalej
eu-web-centre = Wyśrodkuj na mnie
eu-web-whole = Cała kraina
eu-web-chapter = Rozdział { $number ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[other] V
}
eu-web-roman = { $number ->
    [1] I
    [2] II
   *[other] III
}
eu-web-reveal-here = Odkryj tutaj
eu-web-figure = { $hero } ({ $who })
eu-web-points-left = – tyle Ruchu zostało
eu-web-monster-fight = Potwór oznacza Walkę
eu-web-veiled = przyciemnione: za daleko
eu-web-element-fire = Ogień
eu-web-element-water = Woda
eu-web-element-air = Powietrze
eu-web-element-earth = Ziemia
eu-web-element-essences_on_tile = Esencje leżące na nim
eu-web-power-fire = 2 Rany dla każdego, kto tu wejdzie
eu-web-power-water = leczy 2 Rany każdemu, kto tu wejdzie
eu-web-power-air = z dwóch różnych kości odwraca się wyższą
eu-web-power-earth = +2 do każdego Rzutu Bohatera

## Miejsce

eu-web-place = Miejsce
eu-web-quests-here = { $n ->
    [one] { $n } Misja do wypełnienia
    [few] { $n } Misje do wypełnienia
   *[many] { $n } Misji do wypełnienia
}
eu-web-here = tu jesteś
eu-web-steps = { $n ->
    [one] { $n } krok
    [few] { $n } kroki
   *[many] { $n } kroków
}
eu-web-walk-here = Idź tutaj: { $n ->
    [one] { $n } krok
    [few] { $n } kroki
   *[many] { $n } kroków
}
eu-web-walk-to = Idź tam, { $n ->
    [one] { $n } krok
    [few] { $n } kroki
   *[many] { $n } kroków
}: { $where }
eu-web-monster-of = Potwór poziomu { $level }
eu-web-loot-of = łup: { $what }
eu-web-back = poziom { $level }, Zdrowie { $health }, { $least ->
    [one] co najmniej { $least } Rana
    [few] co najmniej { $least } Rany
   *[many] co najmniej { $least } Ran
}
eu-web-row-monster = Potwór
eu-web-row-known = Wiadomo
eu-web-row-reward = Nagroda
eu-web-row-loot = Łup
eu-web-row-siege = Oblężenie
eu-web-row-costs = Koszt
eu-web-row-place = Tutaj
eu-web-row-portal = Portal
eu-web-row-tokens = Żetony
eu-web-reward-yours = { $what }, przy Reputacji { $range }: dla ciebie
eu-web-reward-not = { $what }, przy Reputacji { $range }: teraz nie dla ciebie
eu-web-reward = Nagroda: { $what }, przy Reputacji { $range }
eu-web-costs-combat = Akcja Walki; odwrotu nie ma
eu-web-place-mountains = dobierz Surowiec Naturalny z Gór
eu-web-place-lake = dobierz Surowiec Naturalny z Jeziora
eu-web-place-cave = dobierz Surowiec Naturalny z Jaskini
eu-web-place-merchants = kupuj, sprzedawaj, lecz się i ucz, odblokowuj pola
eu-web-place-alchemists = kupuj, sprzedawaj, lecz się i ucz, odblokowuj pola
eu-web-place-dragonslayers_towers = handluj; zamknięte, póki obok jest Potwór
eu-web-place-church = leczenie i Mikstury za Złoto
eu-web-place-portal = prowadzi za darmo do każdego innego Portalu
eu-web-place-treasure = jeden kafel dla tego, kto znajdzie go pierwszy
eu-web-place-encounter = Misje dla tego, kto zdoła zapłacić
eu-web-place-elemental = każdy Bohater może raz stanąć z nim do konfrontacji
eu-web-portal-lit = pozostałe Portale świecą na mapie
eu-web-confront = W konfrontacji, zależnie od rzutu:
eu-web-token-h = { $who }: żeton Bohatera
eu-web-token-t = { $who }: żeton Handlu
eu-web-token-m = { $who }: kopalnia
eu-web-token-e = { $who }: po konfrontacji

## Plansza Bohatera

eu-web-board-of = { $hero } ({ $who })
eu-web-health = Zdrowie
eu-web-reputation = Reputacja
eu-web-reputation-of = Reputacja { $n }
eu-web-gold = Złoto
eu-web-moves-left = pozostały Ruch
eu-web-actions = Akcje
eu-web-or-movement = albo Ruch
eu-web-used = zużyty
eu-web-kept = zapas
eu-web-fourth = Zachowany żeton
eu-web-fourth-tip = Na koniec tury możesz zachować jeden niewykorzystany żeton na następną.
eu-web-token-tip = Pozwala wykonać swoją Akcję tam, gdzie jest możliwa, albo daje Ruch: { $n }.
eu-web-token-used = Wraca na początku następnej rundy.
eu-web-granted = Masz w zapasie: { $what }
eu-web-gaar-tip = Przerzuca jedną kość i dodaje 2 do twojego rzutu albo odejmuje 2 od rzutu Potwora.
eu-web-dwurt-die = Kość Dwurt: { $n }
eu-web-dwurt-tip = Wydaje się je na rzuty i kafle Skoldura; każdy podnosi kość Dwurt, którą rozlicza się na koniec tury. Żeton Gaar można wymienić na żeton Dwurt.
eu-web-chapter-left = { eu-web-chapter }: { $n ->
    [one] { $n } kafel
    [few] { $n } kafle
   *[many] { $n } kafli
}
eu-web-backs-tip = Karty zagrywane za Potwory. Widzi je tylko ich właściciel.
eu-web-control-tip = Zagrana przed cudzą Walką pozwala ci kierować Potworem.
eu-web-reputation-tip = Kto po ostatniej rundzie ma jej najwięcej, wygrywa.
eu-web-moves-tip = Każdy krok kosztuje 1 punkt Ruchu. Żetony Akcji można wydać na dodatkowy Ruch.
eu-web-gold-tip = Płacisz nim w Handlu, za opłaty i Misje; na koniec każde 5 Złotych monet daje 1 punkt Reputacji.
eu-web-health-tip = Przy Zdrowiu 0 Bohater ginie i budzi się w Kościele. Leczą Kościół, Handel, Mikstury i Moc Wody.
eu-web-slots = Pola Bohatera
eu-web-equipment = Wyposażenie
eu-web-set-of = Zestaw Zbroi: { $number }
eu-web-exhausted = wykorzystany
eu-web-hampered = następny atak { $number }
eu-web-slot-sword = broń
eu-web-slot-first = pierwsze uderzenie
eu-web-slot-ability = umiejętność
eu-web-slot-helm = hełm
eu-web-slot-cuirass = kirys
eu-web-slot-gloves = rękawice
eu-web-slot-greaves = nagolenniki
eu-web-slot-boots = buty
eu-web-slot-amulet = amulet
eu-web-slot-ring = pierścień
eu-web-slot-free = Wolne.
eu-web-slot-locked = Zablokowane. Podczas Akcji Handlu odblokujesz je za: { $what }.
eu-web-sacks = Sakwy
eu-web-sack = pusta
eu-web-overflow = { $n ->
    [one] O jedną rzecz za dużo
    [few] O { $n } rzeczy za dużo
   *[many] O { $n } rzeczy za dużo
}
eu-web-jewels = Klejnoty i Esencje
eu-web-hand = Karty
eu-web-revealed = Odkryte kafle Bohatera
eu-web-cards-silver = { $n ->
    [one] { $n } Srebrna karta
    [few] { $n } Srebrne karty
   *[many] { $n } Srebrnych kart
}
eu-web-cards-golden = { $n ->
    [one] { $n } Złota karta
    [few] { $n } Złote karty
   *[many] { $n } Złotych kart
}
eu-web-cards-control = { $n ->
    [one] { $n } karta Kontroli
    [few] { $n } karty Kontroli
   *[many] { $n } kart Kontroli
}
eu-web-when-before_monster_roll = Przed rzutem Potwora. Za jedną, dwie, trzy jednakowe karty:
eu-web-when-after_monster_roll = Po rzucie Potwora. Za jedną, dwie, trzy jednakowe karty:
eu-web-when-before_or_after = Przed rzutem Potwora lub po nim. Za jedną, dwie, trzy jednakowe karty:
eu-web-when-before_hero_roll = Przed rzutem ataku Bohatera. Za jedną, dwie, trzy jednakowe karty:
eu-web-cast = Bohaterowie
eu-web-way = Droga do zwycięstwa.
eu-web-no-hero = jeszcze bez Bohatera

## Boki stołu

eu-web-rivals = Inni gracze
eu-web-starts = zaczyna rundy
eu-web-at-turn = rozgrywa turę
eu-web-open-board = Otwórz planszę: { $who }
eu-web-stack = { $chapter ->
    [1] Rozdział I
    [2] Rozdział II
    [3] Rozdział III
    [4] Rozdział IV
   *[other] Rozdział V
} · { $n ->
    [one] { $n } kafel
    [few] { $n } kafle
   *[many] { $n } kafli
}
eu-web-stack-empty = cała kraina odkryta
eu-web-if-now = gdyby liczyć teraz
eu-web-open-table = Oferty i talie
eu-web-monsters = Potwory na wierzchu
eu-web-scenario-rules = Zasady tego Scenariusza
eu-web-scenario-rounds = Gra kończy się po { $rounds } rundach.
eu-web-score-rules = Podliczenie
eu-web-score-text = Liczy się Reputacja. Na koniec każde 5 Złotych monet wartości dobytku daje 1 punkt; żetony na mapie, Misje i zgładzeni rywale dają tym więcej, im ich więcej, a każda śmierć w Walce kosztuje 2 punkty.

## Handel

eu-web-trade = Handel
eu-web-trade-own = ile chcesz i w dowolnej kolejności
eu-web-trade-of = { $who } handluje
eu-web-trade-more = Na swojej planszy możesz sprzedawać, uczyć się odkrytych kafli, odkładać kafle i odblokowywać pola.
eu-web-left-in-stack = { $n ->
    [one] jeszcze { $n } w stosie
    [few] jeszcze { $n } w stosie
   *[many] jeszcze { $n } w stosie
}
eu-web-sold-out = wyprzedane
eu-web-instead = zamiast { $gold }

## Rzut Bohatera

eu-web-roll = Rzut Bohatera
eu-web-roll-confront = Konfrontacja z Żywiołakiem
eu-web-roll-quest = Misja wymaga rzutu
eu-web-roll-item = Kafel wymaga rzutu
eu-web-roll-attack = Rzut ataku
eu-web-roll-gaar = Kliknięcie kości zużywa 1 żeton Gaar: kość zostaje przerzucona, a do sumy dochodzi 2.
eu-web-sum = Suma wynosi { $n }

## Rodzaje rzeczy

eu-web-type-weapon = Broń
eu-web-type-shield = Tarcza
eu-web-type-armour = Zbroja
eu-web-type-jewellery = Biżuteria
eu-web-type-ability = Umiejętność
eu-web-type-natural_resource = Surowiec Naturalny
eu-web-type-trophy = Trofeum
eu-web-type-potion = Mikstura
eu-web-type-scroll = Zwój
eu-web-type-chest = Skrzynia
eu-web-type-gem = Klejnoty
eu-web-type-essence = Esencja
eu-web-type-flask = Fiolka
eu-web-type-grey_sack = Szara Sakwa
eu-web-type-supplies = Zaopatrzenie
eu-web-type-artifact = Artefakt
eu-web-type-satchel = Zasobnik
eu-web-type-backpack = Plecak
eu-web-type-any = cokolwiek
eu-web-colour-brown = zestaw brązowy
eu-web-colour-blue = zestaw niebieski
eu-web-colour-grey = zestaw szary
eu-web-colour-red = zestaw czerwony
eu-web-colour-any = dowolny zestaw
eu-web-adds-health = Zdrowie { $n }
eu-web-adds-sacks = Sakwy { $n }
eu-web-gem-places = { $n ->
    [one] miejsce na { $n } Klejnot
    [few] miejsca na { $n } Klejnoty
   *[many] miejsca na { $n } Klejnotów
}
eu-web-essence-places = { $n ->
    [one] miejsce na { $n } Esencję
    [few] miejsca na { $n } Esencje
   *[many] miejsca na { $n } Esencji
}
eu-web-price = cena { $gold }
eu-web-sale = sprzedaż za { $gold }
eu-web-learn-price = Nauka kosztuje { $gold }
eu-web-value = od Reputacji { $n }
eu-web-worth = sprzedaż za { $gold ->
    [one] { $gold } Złotą monetę
    [few] { $gold } Złote monety
   *[many] { $gold } Złotych monet
}
eu-web-sells-for = Sprzedasz za: { $what }
eu-web-trophy = { $foe }, poziom { $level }
eu-web-foe = Poziom { $level } · Zdrowie { $health }
eu-web-penalty = Twoje ataki { $n }
eu-web-means = Przynosi: { $what }

## Tyle a tyle

eu-web-what-gold = { $n ->
    [one] { $n } Złota moneta
    [few] { $n } Złote monety
   *[many] { $n } Złotych monet
}
    .label = Złoto
eu-web-what-reputation = { $n ->
    [one] { $n } punkt Reputacji
    [few] { $n } punkty Reputacji
   *[many] { $n } punktów Reputacji
}
    .label = Reputacja
eu-web-what-gaar = { $n ->
    [one] { $n } żeton Gaar
    [few] { $n } żetony Gaar
   *[many] { $n } żetonów Gaar
}
    .label = Gaar
eu-web-what-dwurt = { $n ->
    [one] { $n } żeton Dwurt
    [few] { $n } żetony Dwurt
   *[many] { $n } żetonów Dwurt
}
    .label = Dwurt
eu-web-what-gem = { $n ->
    [one] { $n } Klejnot
    [few] { $n } Klejnoty
   *[many] { $n } Klejnotów
}
    .label = dowolny Klejnot
eu-web-what-essence = { $n ->
    [one] { $n } Esencja
    [few] { $n } Esencje
   *[many] { $n } Esencji
}
    .label = dowolna Esencja
eu-web-what-essence_on_tile = { $n ->
    [one] { $n } Esencja z tego kafla
    [few] { $n } Esencje z tego kafla
   *[many] { $n } Esencji z tego kafla
}
    .label = Esencja z tego kafla
eu-web-what-gem-same = { $n ->
    [one] { $n } Klejnot
    [few] { $n } jednakowe Klejnoty
   *[many] { $n } jednakowych Klejnotów
}
eu-web-what-gem-different = { $n ->
    [one] { $n } Klejnot
    [few] { $n } różne Klejnoty
   *[many] { $n } różnych Klejnotów
}
eu-web-what-essence-same = { $n ->
    [one] { $n } Esencja
    [few] { $n } jednakowe Esencje
   *[many] { $n } jednakowych Esencji
}
eu-web-what-essence-different = { $n ->
    [one] { $n } Esencja
    [few] { $n } różne Esencje
   *[many] { $n } różnych Esencji
}
eu-web-what-silver_card = { $n ->
    [one] { $n } Srebrna karta
    [few] { $n } Srebrne karty
   *[many] { $n } Srebrnych kart
}
    .label = Srebrna karta
eu-web-what-gold_card = { $n ->
    [one] { $n } Złota karta
    [few] { $n } Złote karty
   *[many] { $n } Złotych kart
}
    .label = Złota karta
eu-web-what-healing_potion = { $n ->
    [one] { $n } Mikstura Leczenia
    [few] { $n } Mikstury Leczenia
   *[many] { $n } Mikstur Leczenia
}
    .label = Mikstura Leczenia
eu-web-what-supplies = { $n ->
    [one] { $n } kafel Zaopatrzenia
    [few] { $n } kafle Zaopatrzenia
   *[many] { $n } kafli Zaopatrzenia
}
    .label = Zaopatrzenie
eu-web-what-movement = { $n ->
    [one] { $n } punkt Ruchu
    [few] { $n } punkty Ruchu
   *[many] { $n } punktów Ruchu
}
    .label = Ruch
eu-web-what-wounds = { $n ->
    [one] { $n } Rana
    [few] { $n } Rany
   *[many] { $n } Ran
}
    .label = Rany
eu-web-what-wound = { $n ->
    [one] { $n } Rana
    [few] { $n } Rany
   *[many] { $n } Ran
}
eu-web-what-chaos_token = { $n ->
    [one] { $n } żeton Chaosu
    [few] { $n } żetony Chaosu
   *[many] { $n } żetonów Chaosu
}
    .label = żeton Chaosu
eu-web-what-trophy-level = { $n ->
    [one] { $n } Trofeum
    [few] { $n } Trofea
   *[many] { $n } Trofeów
} poziomu { $level }
eu-web-what-trophy = { $n ->
    [one] { $n } Trofeum
    [few] { $n } Trofea
   *[many] { $n } Trofeów
}
    .label = Trofeum
eu-web-what-resource = { $n ->
    [one] { $n } Surowiec
    [few] { $n } Surowce
   *[many] { $n } Surowców
}
    .label = Surowiec Naturalny
eu-web-what-resource-of = { $n ->
    [one] { $n } Surowiec
    [few] { $n } Surowce
   *[many] { $n } Surowców
} ({ $stack })
eu-web-what-item = { $n ->
    [one] { $n } Przedmiot
    [few] { $n } Przedmioty
   *[many] { $n } Przedmiotów
}
    .label = Przedmiot
eu-web-what-item-min = { $what } o cenie co najmniej { $gold }
eu-web-what-action_token = { $n ->
    [one] { $n } żeton Akcji
    [few] { $n } żetony Akcji
   *[many] { $n } żetonów Akcji
}
    .label = żeton Akcji
eu-web-what-action-of = { $n ->
    [one] żeton Akcji
    [few] { $n } żetony Akcji
   *[many] { $n } żetonów Akcji
} „{ $action }”
eu-web-just = { $what }
eu-web-line = { $head }: { $what }
eu-web-and-then = { $first }; { $rest }
eu-web-plus = { $first } + { $rest }
eu-web-ways = { $others }; lub { $last }
eu-web-range = { $low }–{ $high }
eu-web-pay = zapłać ({ $what })
eu-web-pay-all = wszystko, co masz ({ $what }), co najmniej { $least }
eu-web-need-armour_set = nosisz Zestaw Zbroi: { $n }
eu-web-need-interaction_tokens = masz na mapie żetony Interakcji: { $n }
eu-web-need-trade_tokens = masz na mapie żetony Handlu: { $n }
eu-web-need-hero_tokens = masz na mapie żetony Bohatera: { $n }
eu-web-need-gems_on_equipment = masz na Wyposażeniu Klejnoty: { $n }
eu-web-need-reputation = twoja Reputacja wynosi co najmniej { $n }
eu-web-need-bounties = pokonane Potwory Elitarne: { $n }
eu-web-need-deaths = twoje śmierci w Walce: { $n }
eu-web-need-confronted = konfrontacje z różnymi Żywiołakami: { $n }
eu-web-need-hero_roll = Rzut Bohatera: co najmniej { $n }
eu-web-from = { $low }+
eu-web-upto = do { $high }
eu-web-damage = { $n ->
    [one] { $n } Obrażenie
    [few] { $n } Obrażenia
   *[many] { $n } Obrażeń
}
eu-web-wounds = { $n ->
    [one] { $n } Rana
    [few] { $n } Rany
   *[many] { $n } Ran
}

## Kiedy i jak używa się kafla

eu-web-use-permanent = zawsze
eu-web-use-exhaust = wykorzystaj
eu-web-use-discard = odrzuć
eu-web-use-shield = tarcza
eu-web-use-on_gain = po zdobyciu
eu-web-use-attack = przy tym ataku
eu-web-time-T1 = zawsze
eu-web-time-T2 = w Walce i poza nią
eu-web-time-T3 = podczas przygotowania do Walki
eu-web-time-T4 = Pierwsze Uderzenie
eu-web-time-T5 = atak
eu-web-time-T6 = przed rzutem Potwora
eu-web-time-T7 = przed rzutem Potwora lub po nim
eu-web-time-T8 = po rzucie Potwora
eu-web-time-T9 = przed twoim rzutem ataku
eu-web-time-T10 = po twoim rzucie ataku
eu-web-time-M1 = gdy zostajesz Graczem-Potworem
eu-web-time-M2 = jako Gracz-Potwór, przed swoim rzutem
eu-web-time-M3 = jako Gracz-Potwór, po swoim rzucie
eu-web-time-M4 = jako Gracz-Potwór, przed rzutem Bohatera
eu-web-time-M5 = jako Gracz-Potwór, gdy Bohater ginie
eu-web-set = z Zestawem Zbroi ({ $number })
eu-web-trigger-monster_defeated = gdy pokonasz Potwora
eu-web-trigger-quest_fulfilled = gdy wypełnisz Misję
eu-web-trigger-attack_dealt_no_damage = gdy twój atak nie zada Obrażeń
eu-web-if-attack_ability = jeśli atakujesz Umiejętnością
eu-web-if-attack_dealt_damage = jeśli twój atak zadał Obrażenia
eu-web-if-two_players = przy dwóch graczach
eu-web-limit-once_per_combat = raz w Walce
eu-web-per-hope_point = { $what } za każdy punkt Nadziei, najwyżej { $max }
eu-web-per-paid = { $what } za każdy zapłacony żeton
eu-web-per-wound_received = { $what } za każdą otrzymaną Ranę, najwyżej { $max }

## Co robią efekty

eu-web-verb-gain = { $what } { $plus }
eu-web-verb-heal = wylecz { $number ->
    [all] wszystkie Rany
   *[other] { $number }
}
eu-web-verb-suffer = otrzymaj { $number ->
    [one] { $number } Ranę
    [few] { $number } Rany
   *[many] { $number } Ran
}
eu-web-verb-move = Ruch { $plus }
eu-web-verb-grant_action = Akcja: { $what }
eu-web-verb-reveal_hero_tiles = odkryj swoje kafle Bohatera
eu-web-verb-draw_tile = dobierz { $number } ({ $stack }), zachowaj { $keep }
eu-web-verb-ready = przygotuj { $kind ->
    [any] { $n ->
        [all] wszystkie wykorzystane kafle
        [one] wykorzystany kafel
        [few] najwyżej { $n } wykorzystane kafle
       *[many] najwyżej { $n } wykorzystanych kafli
    }
    [ability] { $n ->
        [all] wszystkie wykorzystane Umiejętności
        [one] wykorzystaną Umiejętność
        [few] najwyżej { $n } wykorzystane Umiejętności
       *[many] najwyżej { $n } wykorzystanych Umiejętności
    }
   *[other] { $n ->
        [all] wszystkie wykorzystane Umiejętności Walki
        [one] wykorzystaną Umiejętność Walki
        [few] najwyżej { $n } wykorzystane Umiejętności Walki
       *[many] najwyżej { $n } wykorzystanych Umiejętności Walki
    }
}
eu-web-verb-activate_gem = obudź { $number ->
    [all] wszystkie użyte Klejnoty
    [one] { $number } użyty Klejnot
    [few] { $number } użyte Klejnoty
   *[many] { $number } użytych Klejnotów
}
eu-web-verb-unlock_slot = odblokuj pole{ $gold ->
    [0] {""}
   *[other] { " " }za najwyżej { $gold ->
        [one] { $gold } Złotą monetę
        [few] { $gold } Złote monety
       *[many] { $gold } Złotych monet
    }
}
eu-web-verb-skip_monster = odrzuć wierzchnią kartę talii Potworów
eu-web-verb-look_monsters = obejrzyj wierzchnie Potwory
eu-web-verb-teleport = Teleportacja maksymalnie o { $number ->
    [one] { $number } pole
    [few] { $number } pola
   *[many] { $number } pól
}
eu-web-verb-hope = Nadzieja { $plus }
eu-web-verb-clover = { $roll ->
    [attack] rzut ataku
    [next_attack] następny rzut ataku
    [confrontation] rzut przeciw Żywiołakom
   *[other] Rzut Bohatera
} { $plus }
eu-web-verb-reroll = przerzuć { $exactly ->
    [yes] obie kości
   *[no] { $number ->
        [one] jedną kość
        [few] najwyżej { $number } kości
       *[many] najwyżej { $number } kości
    }
}
eu-web-verb-damage_plus = Obrażenia { $plus }
eu-web-verb-damage_minus = Obrażenia −{ $number }
eu-web-verb-deal = zadaj { $number ->
    [one] { $number } Obrażenie
    [few] { $number } Obrażenia
   *[many] { $number } Obrażeń
}
eu-web-verb-bleed = Potwór krwawi co rundę: { $number }
eu-web-verb-rabbit_foot = Wartość Bitewna Potwora { $plus }
eu-web-verb-next_rabbit_foot = następna Wartość Bitewna Potwora { $plus }
eu-web-verb-reduce_wounds = Rany −{ $number }
eu-web-verb-next_attack = twój następny atak { $plus }
eu-web-verb-for_combat = { $what } do końca Walki
eu-web-verb-one_die = Potwór rzuca tylko jedną kością
eu-web-verb-no_monster_attack = Potwór nie atakuje w tej rundzie
eu-web-verb-flip_monster_die = odwróć jedną z kości Potwora
eu-web-verb-reroll_monster = przerzuć kości Potwora: { $number }
eu-web-verb-remove = { $n ->
    [all] Potwór traci: { $what } (wszystkie)
   *[other] Potwór traci: { $what } × { $number }
}
eu-web-verb-ignore_penalty = kara Potwora się nie liczy
eu-web-verb-cancel_card = anuluj jedno zagranie kart
eu-web-verb-hero_roll = Rzut Bohatera: { $bands }
eu-web-verb-silence = wszystkie zagrane karty tracą działanie, a w następnym ataku Potwora nie wolno zagrać żadnej
eu-web-verb-phoenix_vigil = odwraca śmierć
eu-web-verb-phoenix = gdy grozi ci śmierć w Walce, kafel sam z siebie zostaje odrzucony wraz ze swoimi Klejnotami, a twoje Zdrowie wynosi { $number } (albo tyle, ile twoje Maksymalne Zdrowie, jeśli jest niższe)
eu-web-verb-mirror = po ataku Potwora, w którym ta Tarcza została użyta i który nie zadał ci żadnych Ran, Potwór otrzymuje { $number ->
    [one] { $number } Obrażenie
    [few] { $number } Obrażenia
   *[many] { $number } Obrażeń
}
eu-web-verb-claim_monster = przy trzech lub czterech graczach, zanim przed Walką innego Bohatera zostaną odkryte karty Kontroli, możesz wykorzystać ten kafel i zgłosić się do kierowania Potworem tak jak kartą Kontroli; jeśli zgłasza się kilka osób, jedną z nich wybiera los i tylko ona wykorzystuje kafel i dobiera { $number ->
    [one] { $number } Srebrną kartę
    [few] { $number } Srebrne karty
   *[many] { $number } Srebrnych kart
}
eu-web-verb-regeneration = w następnych rundach Potwór leczy { $number ->
    [one] { $number } Obrażenie
    [few] { $number } Obrażenia
   *[many] { $number } Obrażeń
}, gdy zada co najmniej { $wounds ->
    [one] { $wounds } Ranę
    [few] { $wounds } Rany
   *[many] { $wounds } Ran
}
eu-web-verb-possession = żetony Gaar przy Potworze mogą odpowiadać na rzut ataku Bohatera
eu-web-verb-accomplice = obejrzyj jedną zakrytą postać
eu-web-verb-hush = żadnej Akcji Chaosu w tej rundzie Walki
eu-web-verb-ward = chroni przed Mocą: { $powers }
eu-web-verb-hold = mieści { $number } ({ $kinds })
eu-web-verb-mine_cart = Wózek Górniczy: z trzech dobranych kafli wybierasz jeden
eu-web-verb-discount = { $on ->
    [learning] Nauka
    [item] jeden Przedmiot
   *[other] { $kinds }
} taniej o { $number ->
    [one] { $number } Złotą monetę
    [few] { $number } Złote monety
   *[many] { $number } Złotych monet
}
eu-web-verb-sell_bonus = Surowce sprzedajesz o { $number ->
    [one] { $number } Złotą monetę
    [few] { $number } Złote monety
   *[many] { $number } Złotych monet
} drożej
eu-web-verb-score = { $number ->
    [one] { $number } punkt Reputacji
    [few] { $number } punkty Reputacji
   *[many] { $number } punktów Reputacji
} na koniec
eu-web-verb-max_health = Maksymalne Zdrowie { $plus }
eu-web-verb-monster_draw = karty dla Potwora: { $what } { $plus }
eu-web-verb-monster_gain = Potwór zyskuje: { $what } { $plus }
eu-web-verb-monster_heal = Potwór leczy { $number ->
    [one] { $number } Obrażenie
    [few] { $number } Obrażenia
   *[many] { $number } Obrażeń
}
eu-web-verb-monster_value = Wartość Bitewna { $plus }
eu-web-verb-wound_plus = Rany { $plus }
eu-web-verb-take_gaar = zabiera Bohaterowi { $number ->
    [one] { $number } żeton Gaar
    [few] { $number } żetony Gaar
   *[many] { $number } żetonów Gaar
}
eu-web-verb-kill = Bohater ginie bez względu na Zdrowie
eu-web-verb-hero_penalty = rzut Bohatera { $plus }
eu-web-verb-bank_discard = { $bank ->
    [gold] { $number ->
        [one] { $number } Złota karta znika
        [few] { $number } Złote karty znikają
       *[many] { $number } Złotych kart znika
    }
   *[other] { $number ->
        [one] { $number } Srebrna karta znika
        [few] { $number } Srebrne karty znikają
       *[many] { $number } Srebrnych kart znika
    }
} z banku Potwora
eu-web-verb-dwurt_die_step = kość Dwurt { $plus }
eu-web-verb-dwurt_die_wounds = Rany z kości Dwurt { $plus }

## Pierwsza tura z przewodnikiem

eu-web-guide-goal = Wygrywa ten, kto po ostatniej rundzie ma najwięcej Reputacji. Tu widać rundy, jak każdemu idzie i jaki byłby wynik, gdyby liczyć teraz.
eu-web-guide-map = Oto kraina. Przeciągaj ją, kręć kółkiem albo rozsuwaj palce; strzałkami chodzisz po polach. Kropkowane brzegi to miejsca, gdzie jeszcze urośnie: wejdź na skraj mapy, a odkryjesz nowy kafel.
eu-web-guide-actions = W każdej rundzie masz trzy żetony Akcji: Wydobycie, Handel, Walka. Każdy pozwala wykonać swoją Akcję albo zamiast niej daje Ruch. Wskaż żeton, a zobaczysz, jak daleko zaprowadzi.
eu-web-guide-walk = Na świecące pola możesz wejść; jedno kliknięcie prowadzi tak daleko, jak chcesz, a gdy po drodze coś się stanie, Bohater przystaje. Czerwony krąg to Potwór: wejście wymaga Akcji Walki, a przeciw tobie pokieruje nim któryś z rywali. Liczba to jego poziom, pasek pod nią to łup.
eu-web-guide-place = Tu przeczytasz, co jest pod wskaźnikiem i co możesz zrobić tam, gdzie stoisz: wydobywać, handlować, leczyć się, podjąć konfrontację z Żywiołakiem, wypełnić Misję.
eu-web-guide-health = Twoje Zdrowie i żetony Gaar: każdy żeton Gaar przerzuca kość i zmienia sumę o 2. Przy Zdrowiu 0 budzisz się w Kościele.
eu-web-guide-slots = Broń i Umiejętności leżą na polach Bohatera, Zbroja i Biżuteria niżej. Zablokowane pola pokazują cenę. Wskaż kafel lub przytrzymaj, by przeczytać, co robi.
eu-web-guide-sacks = Trzy Sakwy mieszczą to, co niesiesz. Uporządkuj dobytek, by coś założyć, zdjąć, osadzić Klejnot albo odrzucić; karty na ręce służą Potworom, którymi będziesz kierować.
eu-web-guide-rivals = Twoi rywale: Reputacja, Zdrowie, Gaar, Złoto, karty. Kliknięcie otwiera całą planszę.
eu-web-guide-help = Nie wiesz, co dalej? „Dlaczego?” wyjaśnia pytanie i wymienia wszystko, co możesz zrobić. Cofanie działa, póki niczego nie odkryto. A teraz w drogę.

## Arkusze kroniki

eu-web-sheet-hero = Bohater
eu-web-sheet-scenario = Scenariusz
