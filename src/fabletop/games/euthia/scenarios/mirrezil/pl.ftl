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
