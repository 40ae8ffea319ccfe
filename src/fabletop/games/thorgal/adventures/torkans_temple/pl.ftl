### Thorgal: Świątynia Torkana. Słowa Przygody; wszystkie zdania są nasze.

th-torkans_temple = Świątynia Torkana
    .intro = Nad wzgórzami co dzień rośnie mur, o szerokość dłoni wyższy niż wczoraj. Torkan, który każe się
        zwać kapłanem i królem, wyśnił sobie świątynię tak wysoką, że to bogowie będą musieli zadzierać przed
        nią głowy, i żeby ją wznieść, opróżnił wszystkie wioski od wybrzeża aż po śniegi. Mężczyźni łupią
        kamień. Kobiety wypalają wapno. Dzieci noszą wodę, dopóki nosidła nie przetrą im koszul na wylot. Na
        graniach stoją jego strażnice, a w strażnicach siedzą jego kapitanowie i odbierają kupcom wszystko, za
        co jeńcy nie zapłacili już własnym grzbietem.

        Przyszliście w te wzgórza, bo kogoś szukacie. Resztę dopowiedział wam pasterz, który ukrył was na
        jedną noc: ze Świątynnego Wzgórza nikt nie wraca. Ale mówił to szeptem, a od szeptu zaczynają się
        bunty. Jeńców jest więcej niż strażników; brak im tylko powodu, żeby wam zaufać. Świątynia zaś stoi na
        fundamentach kładzionych w pośpiechu, zaprawa jeszcze w niej nie stężała, a liny są przetarte. Za
        dziewięć dni Torkan chce położyć ostatni kamień. Wybierzcie, jak te dziewięć dni ma się skończyć.
    .text = Łagodny początek; Przygoda polecana na pierwszą grę.

## Cele

th-torkans_temple-goal-destruction = Zniszczenie Świątyni: doprowadźcie znacznik toru Przygody do skrajnego
    lewego pola.
th-torkans_temple-goal-revolt = Bunt: przypiszcie do Baraków Niewolników więcej Mocy (buntowników), niż wynosi
    łączna Siła wszystkich Wrogów we wszystkich Lokacjach z runą K.
th-torkans_temple-goal-temple_rises = Świątynia stoi: znacznik toru Przygody dociera do skrajnego prawego pola
    albo kończy się czas.
th-torkans_temple-goal-hero_falls = Ginie Bohater.

## Miejsca

th-torkans_temple-area-shepherd_vale = Dolina Pasterzy
th-torkans_temple-area-birch_slope = Brzozowe Zbocze
th-torkans_temple-area-old_road = Stary Trakt
th-torkans_temple-area-quarry = Biały Kamieniołom
th-torkans_temple-area-watch_ridge = Strażnicza Grań
th-torkans_temple-area-echo_caves = Jaskinie Echa
th-torkans_temple-area-shackle_town = Miasto Kajdan
th-torkans_temple-area-temple_hill = Świątynne Wzgórze
th-torkans_temple-location-hidden_assembly = Tajny Wiec
    .text = Za owczarnią spotykają się ci, którym spotykać się nie wolno.
th-torkans_temple-location-thor_stone = Kamień Thora
    .text = Skropcie krwią stary znak młota, a otworzy się schowek pod kamieniem.
th-torkans_temple-location-charcoal_burners = Węglarze
    .text = Spod swojego dymu widzą każdą drogę. Powiedzą wam o niej czy powiedzą o was?
th-torkans_temple-location-timber_yard = Skład Drewna
    .text = Przepędźcie nadzorców, a belki zostaną tam, gdzie leżą.
th-torkans_temple-location-merchants_camp = Obóz Kupców
    .text = Okradzeni dobrze pamiętają ceny. Srebro rozwiązuje im języki.
th-torkans_temple-location-toll_gate = Rogatka
    .text = Na tym szlabanie wisi kapitańska sakiewka. Odetnijcie ją.
th-torkans_temple-location-guards_tower = Wieża Strażników
    .text = Ułóżcie dość kamieni, by sięgnąć okna bez krat, i przeszukajcie kwatery.
th-torkans_temple-location-lime_kiln = Wapiennik
    .text = Bez wapna nie ma zaprawy. Drzwi paleniska są z żelaza i takie muszą być wasze łomy.
th-torkans_temple-location-sledge_ramp = Pochylnia Sań
    .text = Czterdzieści bloków trzyma jeden drewniany klin. Ktoś musi go wybić.
th-torkans_temple-location-watchtower = Wysoka Strażnica
    .text = Jej ogień zwoła wszystkich kapitanów w tych wzgórzach. Wyłupcie oczy grani.
th-torkans_temple-location-prison_cell = Cela Więzienna
    .text = Stary człowiek w środku wie, gdzie co rośnie. Przekupcie klucznika, zdejmijcie rygiel.
th-torkans_temple-location-slave_barracks = Baraki Niewolników
    .text = Wprowadzajcie buntowników nocą. Gdy będzie ich więcej niż kapitanów, ktoś zaśpiewa pierwszy wers.
th-torkans_temple-location-chain_forge = Kuźnia Kajdan
    .text = W dzień kowal kuje kajdany. Zapytajcie, co kuje po nocach.
th-torkans_temple-location-captains_hall = Dwór Kapitanów
    .text = Trzy krzesła przy stole i jeden człowiek, który nigdy nie pije.
th-torkans_temple-location-cave_dwellers = Lud Jaskiń
    .text = Byli tu przed świątynią i przed wzgórzami. Mówcie cicho.
th-torkans_temple-location-sunless_pool = Toń bez Słońca
    .text = Tu jest ciemno jak przed pierwszym dniem. Co to mówili kupcy?
th-torkans_temple-location-great_hoist = Wielki Żuraw
    .text = Koło, maszt i czterdzieści lin. Zaklinujcie go, podpiłujcie i niech się sam rozszarpie.
th-torkans_temple-location-torkans_altar = Ołtarz Torkana
    .text = Wokół siebie trzyma najlepsze ostrza, a nad sobą nie ma jeszcze dachu.
th-torkans_temple-border-red = Strzeżona ścieżka
    .text = Kto ją przekracza, dobiera 1 Zagrożenie, chyba że w Wysokiej Strażnicy nie ma żadnego Wroga.
th-torkans_temple-border-blue = Stary Kanał
    .text =
        Nieprzekraczalny, cokolwiek mówiłaby jakakolwiek karta, dopóki nie znajdziecie przejścia; potem Granica
        jest Zwykła.

## Znaki, fakty i Zasoby

th-torkans_temple-rune-A = Miejsca zgromadzeń jeńców
th-torkans_temple-rune-K = Posterunki kapitanów; ich Wrogów bunt musi przewyższyć liczbą
th-torkans_temple-rune-Z = Place budowy; nadzorcy popędzają tu robotę
th-torkans_temple-rune-U = Ludzie, którzy jeszcze wam nie ufają (Nieufność)
th-torkans_temple-flag-drain_open = Można przejść Starym Kanałem między Jaskiniami Echa a Świątynnym Wzgórzem
th-torkans_temple-flag-keys = Macie klucze do kajdan
th-torkans_temple-resource-power = Buntownicy, którzy przysięgli powstać. Nie daje ich żadne Źródło;
    przychodzą z Paragrafów i przypisuje się ich do Baraków Niewolników.

## Planszetka

th-torkans_temple-condition = Jeśli na Ścieżce Wędrówki odkryte są łącznie co najmniej 3 czerwone lub żółte
    pola Kary, dobierzcie kartę z lewej talii (górskiej); w przeciwnym razie z prawej (wiejskiej).
th-torkans_temple-icon-left = Nadzorcy
    .text = Jeśli przy runie Z stoi Wróg, przesuńcie znacznik toru Przygody o 1 pole w prawo; w przeciwnym
        razie postawcie przy runie Z 1 Pomniejszego Wroga.
th-torkans_temple-icon-middle = Kapitanowie
    .text = Podnieście o 1 poziom 1 Wroga przy runie K.
th-torkans_temple-icon-right = Zmiana przy pochodniach
    .text = Przesuńcie znacznik toru Przygody o 2 pola w prawo.
th-torkans_temple-rule-distrust = Nieufność
    .text = Po Przypisaniu w Lokacji z runą U możesz ją od razu rozpatrzyć albo zostawić w niej Zasoby na
        później. Aby ją rozpatrzyć, rzuć wskazaną kością. Jeśli leży tu co najmniej tyle Zasobów, ile wypadło,
        rozpatrz efekt WYGRANA i odrzuć tyle z nich, ile wypadło; jeśli mniej, odrzuć wszystkie i rozpatrz
        efekt PRZEGRANA. Gdy macie klucze do kajdan, wynik liczy się o 1 niżej (co najmniej 1).
th-torkans_temple-rule-rebels = Buntownicy
    .text = Mocy z Baraków Niewolników nigdy się nie odrzuca. Bunt sprawdza się po każdym Przypisaniu w
        Barakach i po każdej zmianie wśród Wrogów przy runie K; gdy nie ma tam Wrogów, wystarczy jeden
        buntownik.
th-torkans_temple-round-4 = Obwieszczenie
th-torkans_temple-round-7 = Noc w południe
th-torkans_temple-track = Świątynia

## Karty

th-torkans_temple-card-special_h = Nucący Odłamek
    .text = W każdej Walce tej akcji: po rzucie 1 efekt Krytyczny.

## Efekty

th-torkans_temple-special-revolt_check = Porównajcie Moc w Barakach Niewolników z łączną Siłą wszystkich
    Wrogów we wszystkich Lokacjach z runą K. Jeśli Mocy jest więcej, wybucha Bunt i wygrywacie.
th-torkans_temple-special-sixth_card = Spójrzcie na szóstą od lewej kartę w Rzędzie Akcji. Grupa zyskuje
    nieużywaną kartę Akcji tego samego rodzaju (jeśli karta ma dwie Akcje Główne: jednego z tych dwóch) o
    najbliższym wyższym numerze, a gdy takiej nie ma, o najbliższym niższym; może nią zastąpić kartę tego
    rodzaju.

## Paragrafy

th-torkans_temple-par-1 = Żar i uszy
    .story = Węglarze pozwalają wam mówić, aż zachrypniecie, a odpowiada wam tylko stygnący mielerz, który
        cicho trzaska. Wreszcie najstarsza z nich, czarna po łokcie, kładzie na popiele gałązkę. „Tędy schodzi
        kamień. A tu, na tej drodze, idzie mój syn”. I łamie gałązkę na zakręcie. Wokół polany opuszczają
        siekiery ludzie, których nie zdążyliście policzyć. Dwie zimy patrzyli na kolumny Torkana i każdego
        strażnika poznają po kaszlu. Brakło im tylko kogoś dość głupiego, by poszedł pierwszy. Przyglądają wam
        się długo i wygląda na to, że są zadowoleni.
    .thread1 = Mowa dymu
    .thread1_text = Zostańcie do zmroku i nauczcie się, co mówi od wzgórza do wzgórza dym cienki, a co gęsty.
    .thread2 = Ukryty stos
    .thread2_text = Zapytajcie o sezonowane drewno, które nigdy nie dojechało do bram świątyni.

th-torkans_temple-par-2 = Obwieszczenie
    .story = Rogi, potem cisza, a potem jeden głos, niesiony przez całą dolinę ustami ludzi, którzy nie śmią
        przekręcić ani słowa. Torkan ujrzał w dymie, że bogowie się niecierpliwią. Od dziś jeńcy będą pracować
        także przy pochodniach, a kto przygarnie obcych, tego zamurują razem z nimi, żywcem, w północnym
        fundamencie, gdzie kamień jest podobno spragniony. Herold opuszcza zwój. U jego stóp rozpłakało się
        dziecko i ktoś je ucisza. Czujecie, jak spojrzenia tłumu ześlizgują się po was, uciekają i wracają.
        Ktoś z nich sprzeda was za chleb. Możecie ściągnąć to niebezpieczeństwo na siebie albo pozwolić, by
        zapłonęły pochodnie.
    .thread1 = Popiół na zwojach
    .thread1_text = Nocą na każdym przybitym obwieszczeniu malujecie pęknięty mur.
    .thread2 = Pragnienie herolda
    .thread2_text = Herold pije z każdym, kto stawia, a spis wart zna na pamięć.
    .choice1 = Ściągnijcie na siebie wzrok strażników
    .choice2 = Niech płoną pochodnie

th-torkans_temple-par-3 = Pochylnia Sań
    .story = Leżycie pod pierwszymi saniami w zaspie białego pyłu i walicie kamieniem w klin. Puszcza nagle.
        Jest taka chwila, w której nic się nie rusza: dość długa, by się odturlać, za krótka, by odturlać się
        daleko. A potem czterdzieści bloków schodzi po pochylni jeden za drugim, jakby góra odchrząknęła.
        Pękają liny. Z kołowrotu na dole robi się bukiet drzazg. Zza kurzawy jeńcy gapią się na pusty stok, na
        którym spędzili całe lato. Jeden z nich wybucha śmiechem i nie może przestać; odprowadzają go na bok
        dwaj inni, którzy też się śmieją.
    .thread1 = Dobra lina
    .thread1_text = Zanim nadbiegną strażnicy, odcinacie wszystko, co jeszcze całe.
    .thread2 = Brakuje dwóch
    .thread2_text = W takim kurzu nikt nie liczy głów. Wyprowadźcie dwóch spośród ciągnących między brzozy.

th-torkans_temple-par-4 = Wapiennik
    .story = Wapiennik to cierpliwe zwierzę: trzy dni się budzi, trzy dni zasypia, a zmuszony ostygnąć w
        godzinę zdycha. Klinujecie drzwi paleniska, rozbijacie łomami przewód dymowy i przez popielnik
        wpuszczacie do środka strumień. Wrzask pary wywabia ludzi z chat na milę dookoła. Cegła za cegłą pęka
        z odgłosem strzelających kostek. Gdy obłok się unosi, tam, gdzie miała być zaprawa świątyni, leży kupa
        szarej brei. Wyżej, na wzgórzu, murarze stoją nad pustymi korytami, a stukot młotów rwie się, wraca,
        znów się rwie i po raz pierwszy od roku ustaje.
    .thread1 = Słoje niegaszonego wapna
    .thread1_text = Taki słój, dobrze rzucony, kończy większość sporów. Napełnijcie, ile uniesiecie.
    .thread2 = Białe dłonie
    .thread2_text = Obmyjcie poparzone ręce kobiet od pieca. Takich rzeczy się nie zapomina.

th-torkans_temple-par-5 = Oko grani
    .story = Ostatni strażnik ciska w was rogiem i zbiega drugą stroną grani. Wieża jest wasza, a po wieży
        przechadza się wiatr. Stąd widać jak na dłoni cały sen Torkana: kamieniołom niby dziura po wyrwanym
        zębie, drogę z paciorkami wozów, wzgórze, a na wzgórzu to coś, bez dachu, obstawione rampami, podobne
        bardziej do rany niż do domu. Przy stosie sygnałowym przybito deskę ze wszystkimi znakami. Dwa ognie
        to ucieczka. Trzy to bunt. Pod spodem ktoś wydrapał, bardzo drobno, pismem rybackich wiosek: kiedy,
        kiedy, kiedy. Gasicie żar, kosz po koszu.
    .thread1 = Fałszywy sygnał
    .thread1_text = Rozpalcie dwa ognie i popatrzcie, jak kapitan prowadzi swoich nie do tej doliny.
    .thread2 = Mapa na ścianie
    .thread2_text = Przerysujcie wszystkie kozie ścieżki, które zaznaczyli wartownicy.

th-torkans_temple-par-6 = Cela Więzienna
    .story = Klucznik waży w dłoni wasze srebro, potem waży waszą opowieść i idzie dopilnować wieczerzy, a
        drzwi zostawia za sobą otwarte. W celi siedzi starzec, który nie mówił tak długo, że pierwsze słowa
        wychodzą mu w złej kolejności. Był zbieraczem na całą okolicę: korzenie, krzemień, miód, darniowa
        ruda. W niewoli rysował paznokciem na ścianie te wzgórza, każde źródło, każdy krzak jeżyn, wszystkie
        miejsca, gdzie ziemia daje, choć się jej nie bije. „Przechodzicie obok”, mówi i kręci głową. „Wszyscy.
        Wiecznie w pośpiechu. Przechodzicie tuż obok”. A potem bierze was pod rękę i wstaje.
    .thread1 = Ściana paznokcia
    .thread1_text = Niech objaśni wam ten rysunek, póki jest jasno.
    .thread2 = Gorzkie korzenie
    .thread2_text = Starzec coś żuje i spluwa tym na waszą najgorszą ranę.

th-torkans_temple-par-7 = Kuźnia Kajdan
    .story = Kowal zamyka drzwi kopnięciem. Podnosi do ognia gotową obręcz, obraca ją i jednym stuknięciem
        najmniejszego młotka otwiera wzdłuż szwu, którego nie znaleźlibyście igłą. „Co dziewiątą”, mówi. „Od
        wiosny”. Nikomu tego nie zdradził. Nie wiedział, czy to odwaga, czy tylko sposób, żeby móc zasnąć.
        Mówicie mu, że niedługo może to być jedno i to samo. Spod koryta do hartowania wyciąga tabliczkę łupku
        z wydrapanymi imionami tych, co noszą dziewiąte żelaza, a przy niektórych jest mały znaczek: ten umie
        walczyć.
    .thread1 = Nocna robota
    .thread1_text = Za węglem trzyma to, co kuje dla siebie.
    .thread2 = Precz z nimi
    .thread2_text = Rozkuwa pierwszych, którzy przyszli, a przy okazji opatruje wasze obtarte nadgarstki.

th-torkans_temple-par-8 = Człowiek, który nigdy nie pije
    .story = Dwaj kapitanowie uciekli na sam dźwięk stali; trzeci czekał wyprostowany, z kubkiem wody przed
        sobą. Walczył jak ktoś, kto prowadzi rachunki. Teraz leży na stole, a pod jego dłonią leżą rachunki
        prawdziwe: każda wioska, ilu zabrano, ilu zostało, w kolumnie, która z kartki na kartkę robi się
        krótsza. Pod ostatnią pociągnął kreskę i nie wpisał sumy. Przed dworem zebrał się tłum, któremu
        zbierać się nie wolno. Nikt nie krzyczy. Patrzą tylko na otwarte drzwi i na was w tych drzwiach, i
        jedno po drugim zdejmują czapki, które każe im nosić Torkan.
    .thread1 = Księga rachunkowa
    .thread1_text = Czytajcie imiona na głos, wioska po wiosce, aż plac się zapełni.
    .thread2 = Lekcje fechtunku
    .thread2_text = Przy łóżku leży jego podręcznik: nudny, dokładny i zabójczy.

th-torkans_temple-par-9 = Ci, którzy byli tu wcześniej
    .story = Nie wychodzą z ciemności; to ciemność obrasta w twarze. Drobny lud, szary jak skała, o oczach
        szeroko otwartych na światło, którego nie widzicie. Murarze Torkana przebili się do ich sali grobów i
        wybrukowali sobie plac płytami znad zmarłych. Od roku się naradzają, co z tym począć. Składacie dary
        na ziemi, siadacie i czekacie, i nie sięgacie do noża przy pasie, choć coś oddycha wam za uchem.
        Wreszcie mała, sucha dłoń ujmuje waszą i przyciska ją płasko do kamienia. Daleko w górze, przez cały
        ciężar wzgórza, czujecie młoty.
    .thread1 = Blade kapelusze
    .thread1_text = Karmią was grzybami o smaku deszczu. Rany zamykają się we śnie.
    .thread2 = Malowana sala
    .thread2_text = Samym dotykiem pokazują wam zwierzęta na swoich ścianach i to, co te zwierzęta wiedzą.

th-torkans_temple-par-10 = Obóz Kupców
    .story = Wystarczy w tym obozie rzec „Torkan”, a zanim ktokolwiek odpowie, splunie. Trzy dni temu byli tu
        kapitanowie z wozami i pergaminem, a tym, co po nich zostało, nie wypełniłoby się jednej juki. Kupcy
        słuchają więc, gdy mówicie o powstaniu, ale słuchają po kupiecku: nikt nie kiwa głową. Dopiero później
        podchodzi do was najcichszy z nich. Spod płaszcza wyjmuje pakunek, mały, a dziwnie ciężki, obwiązany
        sznurem i naznaczony młotem Thora. Skąd go ma, nie powie. „Nie za dnia”, przestrzega. „I nie przy
        ogniu. Rozwiążcie go tam, gdzie nie ma już ani krztyny światła”.
    .thread1 = Zapasy dla powstańców
    .thread1_text = To, czego brak buntownikom, leży tu w słomie, zapakowane. Wystarczy spytać.
    .thread2 = Dzień tragarza
    .thread2_text = Użyczcie im do wieczora własnych pleców i zobaczcie, skąd się ten towar bierze.

th-torkans_temple-par-11 = Toń bez Słońca
    .story = Gasicie pochodnię i ciemność zamyka się nad wami jak woda; zaraz potem zamyka się i woda, ciepła
        jak wnętrze ust. Gdzieś przed wami płynie. Dajecie się nieść, dłoń za dłonią, wzdłuż ściany obrobionej
        dłutami, aż palce trafiają na szczeble żelaznej drabiny, nad drabiną jest krata, a przez kratę sączy
        się ledwie wyczuwalny zapach mokrej zaprawy. Pierwsi budowniczowie przekopali pod Świątynnym Wzgórzem
        kanał. Drugim nic o tym nie powiedzieli. Jeśli macie przy sobie zawiniątko od kupców, zaczęło właśnie
        nucić, a po sznurze biegnie nitka błękitnego światła.
    .thread1 = Kości pierwszych budowniczych
    .thread1_text = Zamurowano ich razem z narzędziami. Narzędzia weźcie, resztę zostawcie.
    .thread2 = Ciepłe źródło
    .thread2_text = Leżcie w wodzie bez ruchu, aż wyciągnie z was cały ból.

th-torkans_temple-par-12 = Wielki Żuraw
    .story = Podniósł więcej kamienia niż wszystkie olbrzymy ze starych pieśni i tak jak one umiera. Wbijacie
        kliny w koło, podwiązujecie przeciwwagę i piłujecie tam, gdzie kazał piłować chłopak od kowala. Rano
        dozorca strzela z bata; sześćdziesięciu ludzi napiera na szprychy, a żuraw, który nie może się już
        obrócić i nie może się już zatrzymać, zaczyna wspinać się po własnych linach. Maszt kłania się,
        powoli, niemal uprzejmie, w stronę niedokończonej kopuły. Jest czas, żeby odejść na bok. Kiedy w końcu
        pada, przebija trzy stropy, a światło dnia staje w najświętszym miejscu jak nieproszony gość.
    .thread1 = Sześćdziesięciu odchodzi
    .thread1_text = Nie mają już koła ani dozorcy. Powiedzcie im, gdzie drzwi baraków są słabe.
    .thread2 = Przez dziurę
    .thread2_text = Zejdźcie tam, gdzie nikt nigdy nie miał zaglądać.

th-torkans_temple-par-13 = Ołtarz Torkana
    .story = Wokół leży jego martwa straż, a Torkan nie prosi o litość. Stoi za ołtarzem, który jest na razie
        surowym głazem ze śladami świdrów z kamieniołomu, i mówi do was tak, jakbyście byli ostatnimi
        rozsądnymi ludźmi na świecie. Nigdy w te głosy nie wierzył, powiada. Ale spójrzcie, jak działają!
        Spójrzcie, do czego zdolni są ludzie, którzy boją się nieba! Za jego plecami rusztowanie oddycha na
        wietrze. On jeszcze mówi, kiedy tniecie pierwszą linę i kiedy tniecie drugą. Przy trzeciej rzuca się
        do ucieczki, z szatą podkasaną w obu garściach, schodami wieży, która nie ma szczytu, i woła
        kapitanów, którzy nie nadchodzą.
    .thread1 = Za nim!
    .thread1_text = Gońcie go po schodach. Obok was lecą w dół kamienie, za które nigdy nie zapłacił.
    .thread2 = Szata
    .thread2_text = Porzucił szatę. Kto ją włoży, może wydać jeden rozkaz.

th-torkans_temple-par-14 = Wieża Strażników
    .story = Kamień na kamieniu układacie schody do okna, które wydało się strażnikom za wysokie na kratę. W
        środku pachnie mokrą wełną i wczorajszą zupą. Są dziś wszyscy na wzgórzu i krzyczą na ludzi. Nie
        musicie się spieszyć: sienniki, skrzynia z podwójnym dnem, kości do gry z podwójną szóstką, listy od
        matek, na które nikt nie odpisał. Pęk kluczy wisi tam, gdzie nikt by go nie ukradł, na gwoździu przy
        drzwiach, na samym widoku, bo kto by się ośmielił? Trzydzieści kluczy na jednej obręczy, a każdy
        pasuje do stu kostek. Owijacie go w pończochę, żeby nie dzwonił po drodze.
    .thread1 = Stosowny strój
    .thread1_text = Pożyczcie płaszcze, hełmy i znudzoną minę, która do nich pasuje.
    .thread2 = Podwójne dno
    .thread2_text = Ktoś tu oszczędzał, żeby się stąd wyrwać. I oto pomógł się wyrwać innym.

th-torkans_temple-par-15 = Noc w południe
    .story = Najpierw milkną ptaki. Potem światło nabiera barwy cyny, a brzeg słońca jest nagle nadgryziony.
        Na wzgórzu lecą z rąk narzędzia. Wznosi się głos Torkana, piskliwy z radości: oto znak, oto bóg schyla
        się, by spojrzeć! Dozorcy batami zaganiają ludzi do roboty i nie ma już światła, w którym byłoby
        widać, kogo bat dosięga. Ale w tej samej czerni ludzie szukają po omacku swoich dłoni, wzdłuż całego
        łańcucha, w dół rampy, i nikt nie wie, kto zaczął. Jeśli macie zawiniątko obwiązane sznurem, wiecie,
        co to za godzina. Palce same odnajdują węzeł.
    .thread1 = Dłonie w ciemności
    .thread1_text = Podajcie szeptem wzdłuż łańcucha, gdzie będzie czekać broń.
    .thread2 = Niewidzialni
    .thread2_text = Przez sto uderzeń serca nikt nie pilnuje żadnej drogi.

th-torkans_temple-par-16 = Rogatka
    .story = Wobec domokrążców poborcy byli dość odważni. Ich skarbonka tkwi w słupie bramy, a kiedy
        zabieracie się do zawiasów, za wami ustawia się kolejka, bo tu zawsze ustawia się kolejka: dwóch
        woźniców, akuszerka, człowiek z kozą. Nikt nie pyta, co robicie. Gdy wieko puszcza, przeliczacie
        srebro na ich oczach i oddajecie każdemu, ile brama zabrała mu w tym tygodniu, na ile kto pamięta.
        Właściciel kozy pamięta najmniej, a dziękuje najgoręcej. To, co zostało w skrzynce, wciąż sporo waży.
        Akuszerka zaś, mijając was, mówi trzy rzeczy, których żaden kapitan nie chciałby wam zdradzić.
    .thread1 = Spalić szlaban
    .thread1_text = Brama bez szlabanu to tylko dwa słupy i złe wspomnienie.
    .thread2 = Z woźnicami
    .thread2_text = I tak jadą pod górę, a pod słomą jest miejsce.

th-torkans_temple-par-19 = Tajny Wiec
    .story = Przychodzą pojedynczo, a każdy miał po co wyjść z domu: zgubiona owca, chora ciotka, wiadro. W
        owczarni stoją tak, żeby między nimi były owce i żeby patrol zobaczył samą wełnę. Mówicie im, co
        wiecie, a jest tego mało, i co zamierzacie, a jest tego dużo, i przekonuje ich właśnie to małe. Dość
        już mieli ludzi z wielkimi planami. Chłopiec z oparzonym policzkiem pyta, co może ponieść. Kamieniarz
        pyta, kto zajmie się strażą. A potem po raz pierwszy zaczynają się kłócić nie z wami, lecz ze sobą, i
        pojmujecie, że to już się zaczęło.
    .thread1 = Chłopiec z oparzonym policzkiem
    .thread1_text = Zna drogę koło każdej warty, a biega jak zając.
    .thread2 = Oko kamieniarza
    .thread2_text = Mówi wam, które kamienie niosą na sobie inne.

## Zakończenia

th-torkans_temple-ending-destruction = Wzgórze bez korony
    .story = Wali się przez całą noc i wszyscy wychodzą przed domy, żeby słuchać. Ściana kładzie się na
        ścianie; wielki bęben kopuły stacza się po zboczu i pęka wśród hałd wapna. O świcie jest tu znowu
        wzgórze. Jeńcy schodzą z niego długimi rzędami, a ponieważ otworzyliście drzwi i poluzowaliście
        żelaza, zanim drgnął pierwszy kamień, nikogo nie trzeba wykopywać. Jedni idą do domu. Inni domu już
        nie mają, więc zostają i od razu, z dziwną zachłannością, zaczynają z wielkich kamieni budować małe
        chaty. Torkana widziano po raz ostatni, jak szedł w głąb lądu i mówił. Nikt nie szedł z nim.

th-torkans_temple-ending-revolt = Pierwszy wers pieśni
    .story = Zaczyna staruszka, niskim, pękniętym głosem: to pieśń wioślarzy z wioski, której już nie ma. Przy
        drugim wersie śpiewają całe baraki. Przy trzecim leżą drzwi. Kapitanowie ćwiczyli obronę przed
        napaścią zza murów; nie ćwiczyli tego, że ludzi idących im naprzeciw będzie po prostu więcej. Krwi
        jest mniej, niż się baliście, i więcej, niż zdołacie zapomnieć. O zachodzie klucze od wszystkich
        kajdan leżą na placu w jednej kupie, a dzieci wrzucają je, jeden po drugim, do studni. Świątynia stoi
        na wzgórzu niedokończona. Jaskółki już się do niej wprowadziły.

th-torkans_temple-ending-destruction_cost = Co zatrzymały kamienie
    .story = Świątynia runęła prędzej, niż ktokolwiek przypuszczał. Stoicie na grani i wiwatujecie
        wyschniętymi gardłami, dopóki nie zobaczycie, że na dolnych rampach wciąż poruszają się pochodnie:
        nocna zmiana, skuta łańcuchem, na której uwolnienie nikomu nie starczyło czasu. Kopiecie ramię w ramię
        ze strażnikami aż do następnego wieczora. Żywych jest więcej, niż śmieliście mieć nadzieję, a obok
        leży rząd pod kocami, wzdłuż którego zmuszacie się przejść, od pierwszego do ostatniego. Ludzie wam
        dziękują i naprawdę są wdzięczni. Ale w pieśniach tych wzgórz będzie już zawsze jedna zwrotka, którą
        się nuci, a nie śpiewa.

th-torkans_temple-ending-temple_rises = Ostatni kamień
    .story = Zwornik jedzie w górę owinięty w czerwone sukno. Patrzycie na to z tłumu, w kapturach
        naciągniętych na oczy, kilka twarzy wśród tysięcy, którym kazano uklęknąć. Kamień siada na swoim
        miejscu z dźwiękiem zamykanego zamka. Torkan rozkłada ramiona, a cisza, którą bierze za zachwyt, trwa
        i trwa. Ma swoją świątynię. Świątyni trzeba kapłanów, kapłanom trzeba ofiar, i oto już przebiega
        wzrokiem szeregi i patrzy, czego ma najwięcej. Tej samej nocy odchodzicie drogą, którą przyszliście.
        Chata pasterza jest pusta. Za wami na wszystkich graniach płoną ognie straży.

th-torkans_temple-ending-hero_falls = Kopiec na zboczu
    .story = Ciało przewożą obok patroli pod furą siana, a przodem idą węglarze i głośno kaszlą. Nie ma łodzi,
        którą można by spalić, ani czasu na pieśni. Każdy kładzie jeden kamień, biały, z kamieniołomu, aż stos
        widać z drogi. Przez następne miesiące strażnicy rozwalają go, ilekroć tędy przechodzą, a ilekroć
        wracają, jest odrobinę wyższy. Świątynia staje przed zimą. Ale we wzgórzach Torkana są teraz dwa stosy
        kamieni i kiedy jeńcy mówią o tym wielkim, nie jego mają na myśli.

## What its special rules say

th-torkans_temple-verb-revolt_check = sprawdź, czy wybucha Bunt
