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
