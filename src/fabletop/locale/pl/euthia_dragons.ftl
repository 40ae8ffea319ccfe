### Euthia: Głód Farrugi i Groźba Mirrezila. Wszystkie zdania są nasze.

## Nazwy rzeczy

eu-thing-farruga_circling = Farruga: krąży
eu-thing-farruga_raging = Farruga: szaleje
eu-thing-farruga_bleeding = Farruga: krwawi
eu-thing-farruga_last_fire = Farruga: ostatni ogień
eu-thing-rot_breath = Mirrezil: Oddech zgnilizny
    .text = Od drugiej rundy Walki nic cię nie leczy.
eu-thing-grave_wing = Mirrezil: Skrzydło z grobu
    .text = Twoje rzuty ataku są o 2 niższe.
eu-thing-bone_tail = Mirrezil: Kościany ogon
    .text = Nie można używać Tarcz.
eu-thing-hollow_heart = Mirrezil: Puste serce
    .text = Odporność. Na koniec rundy Walki leczy 1 Obrażenie z tej Walki, jeśli nie ma Mocy Faer.
eu-attack-breath_of_fire = Oddech ognia
    .text = Lot: do Bohatera z najwyższą Reputacją; Bohaterowie na jej polu i obok otrzymują 2 Rany albo oddają Esencję Wody. Walka: o 1 Ranę więcej, chyba że oddasz Esencję Wody.
eu-attack-tail_sweep = Zamach ogona
    .text = Lot: do Kupców lub Alchemików najbliżej Kościoła; póki tam siedzi, nie można tam handlować. Walka: jej Wartość Bitewna jest o 1 wyższa i nie można używać Tarcz.
eu-attack-talons = Szpony
    .text = Lot: do Bohatera z najniższym Zdrowiem, który traci 2 Złote monety i otrzymuje 1 Ranę. Walka: przerzuca się niższą z jej kości.
eu-attack-dragon_roar = Ryk
    .text = Lot: do jej legowiska; Bohaterowie w odległości do 2 pól tracą po 1 żetonie Gaar. Walka: twoje rzuty ataku są o 2 niższe.
eu-omen-heavy_tread = Ciężki krok
    .text = Zaraza spada na najdalsze Miejsce Handlu.
eu-omen-falling_walls = Walące się mury
    .text = Zaraza spada na najbliższe Miejsce Handlu.
eu-omen-splinter_rain = Deszcz odłamków
    .text = Każdy Bohater otrzymuje 1 Ranę; zaraza spada na najbliższe pole Wydobycia.
eu-omen-scent_of_smoke = Woń dymu
    .text = Zaraza spada na najbliższe Spotkanie.
eu-omen-crawling_brood = Pełzający pomiot
    .text = Zaraza spada na najdalsze i na najbliższe pole Wydobycia.
eu-omen-cracked_earth = Spękana ziemia
    .text = Moc Faer maleje o 1; zaraza spada na najdalsze pole Wydobycia.
eu-omen-blind_fury = Ślepa furia
    .text = Złota karta trafia do banku Potwora i gaśnie Magia Obronna najdalej od Kościoła. Jeśli nie ma żadnej, zaraza spada na Kościół.
eu-omen-tolling_bell = Bije dzwon
    .text = Zaraza spada na Kościół.
eu-omen-long_shadow = Długi cień
    .text = Bohater z najniższym Zdrowiem otrzymuje 2 Rany; zaraza spada na najdalsze Miejsce Handlu.
eu-omen-stillness = Bezruch
    .text = 2 Srebrne karty trafiają do banku Potwora.
eu-faer-blessing = Błogosławieństwo
    .text = O 2 więcej w twoim rzucie ataku.
eu-faer-shelter = Osłona
    .text = O 2 Rany mniej w tym ataku Potwora.
eu-faer-hush = Cisza
    .text = Żadnej Akcji Chaosu w tej rundzie Walki.
eu-faer-promise = Przyrzeczenie
    .text = Od razu 4 Obrażenia.

## Jak toczy się opowieść

eu-fact-dragon_cards = Pozostałe karty Smoka: { $number } z { $most }
eu-fact-dragon = Obrażenia smoka: { $number } z { $most }
eu-fact-faer = Moc Faer: { $number } z { $most }
eu-fact-aspects = Pozostałe wcielenia Mirrezila: { $number }
eu-fact-asleep = Mirrezil budzi się w rundzie { $number }
eu-fact-blight = Gruzy na mapie: { $number }; przy { $most } wszystko stracone
eu-fact-magic = Pozostałe żetony Magii Obronnej: { $number }
eu-mark-farruga = Farruga
    .text = Można z nią walczyć na jej polu i z pól obok. Na koniec rundy leci dalej.
eu-mark-swept = Bez Handlu
    .text = Ogon Farrugi zmiótł stragany. Póki tu siedzi, nie można tu wykonać Akcji Handlu.
eu-mark-blight_a = Gruzy
    .text = Ani Handlu, ani Misji. Kto je usunie Akcją Wydobycia lub Surowcem Naturalnym, zyskuje 1 punkt Reputacji i 1 punkt Mocy Faer.
eu-mark-blight_b = Gruzy z Pomiotem
    .text = Potwór, którego poziom rośnie z rundami. Kto go pokona, zyskuje 1 punkt Reputacji i 1 punkt Mocy Faer.
eu-mark-guard = Magia Obronna
    .text = Najbliższa zaraza, która tu spadnie, zabiera ją i nie robi nic więcej.
eu-mark-church = Kościół
    .text = Przeniósł się tutaj: tu odradzają się Bohaterowie, tu są jego usługi i Kapłan.

eu-goal-dragon_cards = Zdobyte karty Smoka: { $have } z { $least }
eu-goal-church_lost = Zaraza na Kościele: { $have }, najwyżej { $most }
eu-goal-rubble_lying = Gruzy na mapie: { $have }, najwyżej { $most }

## Punktacja

eu-line-hunger = Pozostałe karty Smoka
eu-combat-line-initiative = Żetony Inicjatywy

## Pytania

eu-ask-landing = Gdzie ląduje Farruga?
eu-ask-scorch = Farruga zieje ogniem: oddajesz Esencję Wody, by uniknąć 2 Ran?
eu-ask-quench = Oddech ognia: oddajesz Esencję Wody, by nie otrzymać w tej rundzie 1 dodatkowej Rany?
eu-ask-initiative = Odwracasz żetony Inicjatywy na swoją stronę?
eu-ask-jewel = Co oddajesz Kapłanowi?
eu-ask-blight = Kilka miejsc jest równie daleko: gdzie spada zaraza?
eu-ask-fade = Gdzie gaśnie Magia Obronna?
eu-ask-refuge = Kościół musi się przenieść: do którego Miejsca Handlu?

## Wybory

eu-do-land = { $tile } ({ $part }): { $place }
eu-do-strike = { $tile } ({ $part }): { $place }
eu-do-refuge = { $tile } ({ $part }): { $place }
eu-do-bear = Znieś ogień
eu-do-quench = Oddaj Esencję Wody
eu-do-turn_token = Wydaj żeton i odwróć żeton Inicjatywy
eu-do-done-initiative = Zostaw je tak, jak leżą
eu-do-aid-blessing = Moc Faer ({ $number }): o 2 więcej w rzucie
eu-do-aid-shelter = Moc Faer ({ $number }): o 2 Rany mniej
eu-do-aid-hush = Moc Faer ({ $number }): żadnej Akcji Chaosu w tej rundzie
eu-do-aid-promise = Moc Faer ({ $number }): 4 Obrażenia
eu-do-deed-farruga = Akcja Walki: walcz z Farrugą
eu-do-deed-ballista = Balista: 3 Złote monety za 2 Obrażenia dla Farrugi
eu-do-deed-mirrezil = Akcja Walki: walcz z Mirrezilem
eu-do-deed-restore = Usuń Gruzy, oddając: { $thing }
eu-do-deed-guard-gaar = Magia Obronna za 2 żetony Gaar
eu-do-deed-guard-fire = Magia Obronna za Esencję Ognia
eu-do-deed-guard-water = Magia Obronna za Esencję Wody
eu-do-deed-guard-air = Magia Obronna za Esencję Powietrza
eu-do-deed-guard-earth = Magia Obronna za Esencję Ziemi
eu-do-deed-prayer-jewels = Kapłan: Klejnot i Esencja za 1 punkt Mocy Faer
eu-do-deed-prayer-cards = Kapłan: 2 Złote karty za 1 punkt Mocy Faer

## Kronika

eu-tell-flight = Farruga leci: { $attack }.
eu-tell-lands = Farruga ląduje.
eu-tell-quenched = { $you ->
        [yes] Gasisz ogień Esencją Wody.
       *[other] { $who } gasi ogień Esencją Wody.
    }
eu-tell-cowed = { $you ->
        [yes] Ryk odbiera ci odwagę. Utracony żeton: { $what }.
       *[other] Na dźwięk Ryku { $who } traci odwagę. Utracony żeton: { $what }.
    }
eu-tell-initiative = { $you ->
        [yes] Masz { $number } z 3 żetonów Inicjatywy.
       *[other] { $who } ma { $number } z 3 żetonów Inicjatywy.
    }
eu-tell-farruga_attack = Farruga atakuje: { $attack }.
eu-tell-talons = Szpony: przerzut niższej kości Farrugi, zamiast { $old } jest { $new }.
eu-tell-ballista = { $you ->
        [yes] Twoja balista trafia Farrugę. Obrażenia: { $number }.
       *[other] { $who } trafia Farrugę z balisty. Obrażenia: { $number }.
    }
eu-tell-dragon_falls = { $you ->
        [yes] Zdobywasz kartę Smoka „{ $foe }”.
       *[other] { $who } zdobywa kartę Smoka „{ $foe }”.
    }
eu-tell-omen = Szał Zniszczenia: { $omen }.
eu-tell-faer = Moc Faer wynosi { $number }.
eu-tell-aided = { $you ->
        [yes] Wzywasz Moc Faer: { $faer }.
       *[other] { $who } wzywa Moc Faer: { $faer }.
    }
eu-tell-guarded = { $you ->
        [yes] Kładziesz na tym miejscu Magię Obronną.
       *[other] { $who } kładzie na tym miejscu Magię Obronną.
    }
eu-tell-guard_fades = Magia Obronna gaśnie.
eu-tell-church_struck = { $number ->
        [1] Zaraza dosięga Kościoła.
       *[other] Kościół pada po raz drugi. Wszystko stracone.
    }
eu-tell-church_moves = Kościół znajduje nowy dach.
eu-tell-mirrezil_wakes = Kurhan się otwiera: Mirrezil się budzi i można z nim walczyć.
