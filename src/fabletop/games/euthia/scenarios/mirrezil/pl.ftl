### Euthia: Groźba Mirrezila.

eu-mirrezil = Groźba Mirrezila
    .text = Dziesięć rund, solo lub razem; martwy smok plugawi krainę, a w rundzie 6 się budzi.
    .story =
        Mirrezil nie żyje od dawna. Na tym polega kłopot. Próbowano na nim stali, próbowano ognia, aż w końcu cały zakon kapłanów położył się na jego kurhanie i tam umarł, żeby ziemia pozostała zamknięta. Faer nazwali moc, którą zostawili w gruncie: nie zaklęcie, raczej przyrzeczenie, a jak każde przyrzeczenie ściera się, gdy nikt go nie dotrzymuje. Starło się. Źródła przy kurhanie płyną czarne. Młyny stają. To, co pogrzebano, siada i nasłuchuje. W kościele Shii ostatni Kapłan, który zna słowa, liczy dni na sznurze z węzłami i co wieczór rozwiązuje jeden. Jest ich dziesięć. Nikt tu nie zdobędzie imienia i nikt nie ułoży pieśni; jeśli zawiedziecie, nie będzie komu jej śpiewać. Nie możecie nawet wiele sobie pomóc, bo martwy smok słyszy każdą rękę, która sięga po drugą. Ale możecie nieść, czego trzeba, tam, gdzie coś jeszcze stoi, i pilnować tego, i budzić przyrzeczenie kamień po kamieniu. A gdy przyjdzie, możecie tam być.
    .rules =
        Od końca rundy 2 na koniec każdej rundy odkrywa się kartę Szału Zniszczenia. Zaraza kładzie Gruzy na miejscach wolnych od Potworów: zamyka Handel i Spotkania, a na polach Wydobycia sprowadza Pomiot.

        Magia Obronna (Esencja albo 2 żetony Gaar) chroni przed zarazą miejsce, a także Kościół. Kościół, na który zaraza spadnie bez tej osłony, przenosi się; drugi raz to koniec.

        Usuwanie Gruzów, Kapłan, Potwory Elitarne oraz Misje od Rozdziału III budzą Moc Faer, wspólną dla wszystkich.

        W rundzie 6 Mirrezil się budzi. Jego wcielenia pokonuje się jedno po drugim, przy Kurhanie albo obok Gruzów, po trzy rundy Walki za jednym razem; Obrażenia zostają. W tych Walkach pomaga Moc Faer.

        Wszystko wygrane, gdy padnie ostatnie wcielenie. Wszystko stracone przy zbyt wielu Gruzach na mapie, przy drugim ciosie w Kościół albo po rundzie 10.

## Solo: rangi

eu-mirrezil-rank-promise_keeper = Wierny Przyrzeczeniu
eu-mirrezil-rank-warden_of_faer = Strażnik Faer
eu-mirrezil-rank-grave_guard = Straż przy Kurhanie
eu-mirrezil-rank-mourner = Żałobnik
eu-mirrezil-rank-sleeper = Śpiący w Czarnym Źródle

## Razem: jak to się kończy

eu-mirrezil-ending-won = Ziemia pozostaje zamknięta
    .story =
        Nie ma ciała. Nie było go od tysiąca lat, a teraz nie ma nawet tęsknoty za nim. Kości osiadają, jak dom osiada w nocy. Kapłan wchodzi na kurhan ze swoim sznurem; został na nim jeden węzeł, a on patrzy na niego, jakby się przeliczył, i przywiązuje go wam do nadgarstka. W dolinie pod wami zaczyna się obracać młyn.
eu-mirrezil-ending-lost = Ostatni węzeł
    .story =
        Dzwon bije raz, sam z siebie, a potem wieży nie ma. Całą noc idziecie do każdego światła, które widać, i za każdym razem jest to źródło, płonące bez ciepła. Za wami coś bardzo wielkiego uczy się znów oddychać. Nad ranem stajecie, bo żaden kierunek nie jest lepszy od innego, i sami rozwiązujecie ostatni węzeł.

## Co mówi się przy stole

eu-thing-rot_breath = Mirrezil: Oddech zgnilizny
    .text = Od drugiej rundy Walki nic cię nie leczy.
eu-thing-grave_wing = Mirrezil: Skrzydło z grobu
    .text = Twoje rzuty ataku są o 2 niższe.
eu-thing-bone_tail = Mirrezil: Kościany ogon
    .text = Nie można używać Tarcz.
eu-thing-hollow_heart = Mirrezil: Puste serce
    .text = Odporność. Na koniec rundy Walki leczy 1 Obrażenie z tej Walki, jeśli nie ma Mocy Faer.
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
eu-fact-faer = Moc Faer: { $number } z { $most }
eu-fact-aspects = Pozostałe wcielenia Mirrezila: { $number }
eu-fact-asleep = Mirrezil budzi się w rundzie { $number }
eu-fact-blight = Gruzy na mapie: { $number }; przy { $most } wszystko stracone
eu-fact-magic = Pozostałe żetony Magii Obronnej: { $number }
eu-mark-blight_a = Gruzy
    .text = Ani Handlu, ani Misji. Kto je usunie Akcją Wydobycia lub Surowcem Naturalnym, zyskuje 1 punkt Reputacji i 1 punkt Mocy Faer.
eu-mark-blight_b = Gruzy z Pomiotem
    .text = Potwór, którego poziom rośnie z rundami. Kto go pokona, zyskuje 1 punkt Reputacji i 1 punkt Mocy Faer.
eu-mark-guard = Magia Obronna
    .text = Najbliższa zaraza, która tu spadnie, zabiera ją i nie robi nic więcej.
eu-mark-church = Kościół
    .text = Przeniósł się tutaj: tu odradzają się Bohaterowie, tu są jego usługi i Kapłan.
eu-goal-church_lost = Zaraza na Kościele: { $have }, najwyżej { $most }
eu-goal-rubble_lying = Gruzy na mapie: { $have }, najwyżej { $most }
eu-ask-jewel = Co oddajesz Kapłanowi?
eu-ask-blight = Kilka miejsc jest równie daleko: gdzie spada zaraza?
eu-ask-fade = Gdzie gaśnie Magia Obronna?
eu-ask-refuge = Kościół musi się przenieść: do którego Miejsca Handlu?
eu-do-strike = { $tile } ({ $part }): { $place }
eu-do-refuge = { $tile } ({ $part }): { $place }
eu-do-aid-blessing = Moc Faer ({ $number }): o 2 więcej w rzucie
eu-do-aid-shelter = Moc Faer ({ $number }): o 2 Rany mniej
eu-do-aid-hush = Moc Faer ({ $number }): żadnej Akcji Chaosu w tej rundzie
eu-do-aid-promise = Moc Faer ({ $number }): 4 Obrażenia
eu-do-deed-mirrezil = Akcja Walki: walcz z Mirrezilem
eu-do-deed-restore = Usuń Gruzy, oddając: { $thing }
eu-do-deed-guard-gaar = Magia Obronna za 2 żetony Gaar
eu-do-deed-guard-fire = Magia Obronna za Esencję Ognia
eu-do-deed-guard-water = Magia Obronna za Esencję Wody
eu-do-deed-guard-air = Magia Obronna za Esencję Powietrza
eu-do-deed-guard-earth = Magia Obronna za Esencję Ziemi
eu-do-deed-prayer-jewels = Kapłan: Klejnot i Esencja za 1 punkt Mocy Faer
eu-do-deed-prayer-cards = Kapłan: 2 Złote karty za 1 punkt Mocy Faer
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
eu-tale-faer = Moc Faer
eu-tale-faer-cost = Moc Faer { $n }
