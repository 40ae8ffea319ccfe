### Euthia: Chodzące Zniszczenie.

eu-walking_ruin = Chodzące Zniszczenie
    .text = Dziesięć rund; szklany Golem chodzi od dachu do dachu, aż zetrze się jego zaklęcie.
    .story =
        Dzieci zawsze bawiły się w ruinach. Była tam sala bez dachu, a w niej siedząca postać z zielonego szkła, wysoka jak stodoła, i w upalne dni szkło mruczało. Starzy mówili, że to król. Uczeni, którzy przyjechali raz i szybko wyjechali, mówili, że to broń. W noc świętojańską jakiś obcy wszedł do sali i przeczytał coś na głos. Nie wiadomo, kim był; nie zostało z niego dość, żeby spytać. Szklany król otworzył oczy, wstał, a sala runęła mu wokół ramion. Odtąd chodzi. Nie nienawidzi. Nie spieszy się. Idzie od dachu do dachu, jak śpiący idzie do okna, a gdzie odpocznie, tam odłamki zlepiają się, dostają pazurów i polują. Porusza nim zaklęcie, a zaklęcie można zetrzeć: każdy rozbity odłamek, każdy podniesiony kamień, każdy spalony sekret coś mu odbiera. Gdy zetrze się do końca, zostanie samo szkło. Do tego czasu, Bohaterowie, nie wchodźcie mu pod nogi.
    .rules =
        Golem budzi się, gdy odkryte zostaną Ruiny, najpóźniej na koniec rundy 2. Odtąd na koniec każdej rundy idzie tak, jak każe karta Szału Zniszczenia, i rani każdego Bohatera, na którego pole wejdzie.

        Gruzy typu A zamykają Kupców, Alchemików i Spotkania, dopóki ktoś nie usunie ich Akcją Wydobycia. Gruzy typu B to Pomiot, Potwór, którego poziom rośnie z rundami.

        Każde usunięte Gruzy i każda Złota karta oddana w Ruinach albo obok Golema to Odłamek. Gdy wszyscy gracze razem mają ich dość, zaklęcie pęka.

        Wtedy Golem stoi i można z nim walczyć, po trzy rundy Walki za jednym razem; zadane Obrażenia zostają.

        Każde dwa Odłamki dają 1 punkt Reputacji. Jeśli na koniec Golem wciąż stoi, Gruzy na mapie odbierają wszystkim Reputację.

## Solo: rangi

eu-walking_ruin-rank-king_breaker = Pogromca Króla
eu-walking_ruin-rank-glass_walker = Stąpający po Szkle
eu-walking_ruin-rank-ruin_warden = Strażnik Ruin
eu-walking_ruin-rank-stone_lifter = Dźwigający Kamienie
eu-walking_ruin-rank-refugee = Uchodźca

## Razem: jak to się kończy

eu-walking_ruin-ending-won = Samo szkło
    .story =
        Nie pada jak drzewo. Zatrzymuje się, jak ktoś, kto przypomniał sobie słowo, a potem po raz pierwszy od tysiąca lat przechodzi przez niego światło. Do wieczora dzieci odkrywają, że kawałki dzwonią, gdy się w nie rzuca kamykami. Nikt ich nie woła do domu. Woźnice przyjeżdżają z linami i saniami i przez całe pokolenie każde okno w dolinie będzie zielone.
eu-walking_ruin-ending-lost = Śpiący przy oknie
    .story =
        Nie ma już dachu, którego by nie odwiedził. Ostatniego wieczora staje na skraju wzgórz i patrzy za siebie, albo tak się zdaje, na szare kopce, po których pełza coś drobnego. Potem idzie dalej, na wschód, bez pośpiechu. Zakopujecie przywilej targowy pod stopniami kościoła, żeby ktoś wiedział, że tu był targ.

## Co mówi się przy stole

eu-toward-north = na północ
eu-thing-golem = Golem
eu-ravage-heavy_tread = Ciężki krok
    .text = Golem przechodzi najwyżej 3 pola w stronę najbliższego Miejsca Handlu.
eu-ravage-falling_walls = Walące się mury
    .text = Golem przechodzi najwyżej 4 pola w stronę najbliższego Miejsca Handlu.
eu-ravage-splinter_rain = Deszcz odłamków
    .text = Golem przechodzi najwyżej 2 pola w stronę najbliższego Spotkania; potem każdy Bohater w odległości do 2 pól od niego otrzymuje 1 Ranę.
eu-ravage-scent_of_smoke = Woń dymu
    .text = Golem przechodzi najwyżej 4 pola w stronę najbliższego Spotkania.
eu-ravage-crawling_brood = Pełzający pomiot
    .text = Golem przechodzi najwyżej 2 pola w stronę najbliższego pola Wydobycia; potem obok niego pojawia się Pomiot.
eu-ravage-cracked_earth = Spękana ziemia
    .text = Golem przechodzi najwyżej 4 pola w stronę najbliższego pola Wydobycia.
eu-ravage-blind_fury = Ślepa furia
    .text = Golem przechodzi najwyżej 3 pola w stronę najbliższego Bohatera.
eu-ravage-tolling_bell = Bije dzwon
    .text = Golem przechodzi najwyżej 3 pola w stronę pól wokół kafla Kościoła.
eu-ravage-long_shadow = Długi cień
    .text = Golem przechodzi najwyżej 5 pól w stronę najdalszego Miejsca Handlu.
eu-ravage-stillness = Bezruch
    .text = Golem nie idzie. Każdy Bohater obok niego lub na jego polu może odrzucić 1 Złotą kartę za Odłamek.
eu-label-shards = Odłamki
eu-fact-spell = Odłamki przeciw zaklęciu: { $number } z { $most }
eu-fact-golem = Obrażenia Golema: { $number } z { $most }
eu-mark-golem = Golem
    .text = Idzie na koniec każdej rundy, aż zaklęcie pęknie; wtedy można z nim walczyć na jego polu i z pól obok.
eu-goal-golem_destroyed = { $have ->
        [0] Golem jeszcze nie padł
       *[other] Golem zniszczony
    }
eu-goal-closed_locations = Miejsca pod Gruzami: { $have }, najwyżej { $most }
eu-line-shards = Odłamki, 2 za 1
eu-ask-ruins = Nikt nie odnalazł Ruin. Gdzie się wznoszą?
eu-ask-golem_aim = Kilka celów jest równie daleko: dokąd zmierza Golem?
eu-ask-golem_way = Kilka dróg jest równie krótkich: którędy idzie Golem?
eu-ask-golem_nest = Gdzie zlepia się Pomiot?
eu-ask-listen = Golem stoi w bezruchu: oddajesz Złotą kartę za Odłamek?
eu-do-ruins = Od Kościoła { $toward }, obok: { $tiles }
eu-do-aim = { $tile } ({ $part }): { $place }
eu-do-tread = Niech stąpa { $toward }: { $tile }, { $place }
eu-do-nest = Obok, { $toward }: { $tile }, { $place }
eu-do-pass-listen = Zachowaj karty
eu-do-deed-burn = Odrzuć Złotą kartę za Odłamek
eu-do-deed-golem = Akcja Walki: walcz z Golemem
eu-tell-golem_wakes = Szklany król otwiera oczy: Golem się budzi.
eu-tell-ravage = Szał Zniszczenia: { $ravage }.
eu-tell-golem_walks = Golem stąpa dalej.
eu-tell-shard = { $you ->
        [yes] Zyskujesz Odłamek. Twoje Odłamki: { $number }.
       *[other] { $who } zyskuje Odłamek. Odłamki: { $number }.
    }
eu-tell-spell_broken = Zaklęcie pękło: Golem już nie chodzi i można z nim walczyć.
eu-tell-golem_falls = { $you ->
        [yes] Powalasz Golema. Teraz to tylko szkło.
       *[other] { $who } powala Golema. Teraz to tylko szkło.
    }
