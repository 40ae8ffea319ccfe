### Thorgal, przygoda: Nim zabrzmią rogi. Wszystkie zdania są naszego autorstwa.

th-before_the_horns_sound = Nim zabrzmią rogi
    .intro =
        Cieśnina nazywa się Igła, bo cały handel dwóch mórz trzeba przez nią przewlec. Przy północnym brzegu
        stoją popielate długie łodzie jarla Asbranda. Przy południowym zbożowce hetmanki Vedy, z łucznikami
        tam, gdzie dawniej leżał jęczmień. A między nimi, w biały dzień, wiosłują sobie Rybitwy, czyli piraci,
        i pobierają myto od jednych i drugich.

        Miało być wesele. Ragna, córka Asbranda, popłynęła Łabędzicą na południe, żeby poślubić syna Vedy, i
        pośrodku Igły, w cichy wieczór, Łabędzica poszła na dno. Północ mówi, że zatopiło ją południe.
        Południe mówi, że zrobiła to północ, byle tylko nie płacić posagu. Dziewiątego dnia na obu brzegach
        zadmą w rogi.

        Was przywiódł tu przypadek i przeciekająca łódź, w drodze zupełnie gdzie indziej. Potem o dziób otarł
        się topielec, a w jego kołnierzu był list, zaszyty w wosku: „Nic im nie mów. Mam się dobrze. R.” Z
        takim listem można zawrzeć pokój. Można komuś wygrać wojnę. Można też policzyć, ile warta jest
        cieśnina pełna wraków.
    .text = Średnia do trudnej. Trzy drogi do zwycięstwa, a każda zamyka drzwi przed pozostałymi.

## Cele

th-before_the_horns_sound-goal-peace =
    Sprowadźcie oboje przywódców do Kamienia Rokowań i zaprzysięgnijcie tam pokój, zanim dojdzie do bitwy.
th-before_the_horns_sound-goal-war =
    Stańcie po stronie jednej z flot i dopilnujcie, by w chwili bitwy miała więcej okrętów niż każda z dwóch
    pozostałych.
th-before_the_horns_sound-goal-profit = Przypiszcie 8 Mocy na Pełnym Morzu.
th-before_the_horns_sound-goal-lost_battle =
    Dochodzi do bitwy, a flota, po której stronie stanęliście, nie ma więcej okrętów niż każda z pozostałych.
th-before_the_horns_sound-goal-time = Czas mija wraz z końcem 9. rundy.
th-before_the_horns_sound-goal-death = Któryś z Bohaterów zostaje pokonany.

## Obszary

th-before_the_horns_sound-area-narrows = Igła
th-before_the_horns_sound-area-ash_harbour = Popielata Przystań
th-before_the_horns_sound-area-corn_harbour = Zbożowa Przystań
th-before_the_horns_sound-area-signal_cliffs = Sygnałowe Klify
th-before_the_horns_sound-area-gannet_rock = Skała Rybitw
th-before_the_horns_sound-area-customs_fort = Fort Celny
th-before_the_horns_sound-area-parley_skerry = Szkier Rokowań
th-before_the_horns_sound-area-swan_grave = Grób Łabędzicy
th-before_the_horns_sound-area-western_reach = Zachodnie Wody

## Lokacje

th-before_the_horns_sound-location-boarding_lines = Liny Abordażowe
    .text = Rybitwy, z hakami na linach i z miną ludzi, którym donikąd się nie spieszy.
th-before_the_horns_sound-location-jarls_hall = Dwór jarla
    .text = Wysłuchuje próśb w szopie na łodzie, na stojąco, mając przy boku zamkniętą posażną skrzynię.
th-before_the_horns_sound-location-shipwrights_slip = Pochylnia szkutników
    .text = Każda stępka, którą im tu dać, do zmroku będzie długą łodzią.
th-before_the_horns_sound-location-beacon = Stos sygnałowy
    .text = Dwóch strażników, plecami do siebie, i sterta smolnej sośniny. Kiedy zapłonie, skończy się gadanie.
th-before_the_horns_sound-location-horn_stone = Kamienny Róg
    .text =
        Dziurawa skała, która wyje na północnym wietrze. Można kogoś w nią wcisnąć, żeby umilkła, ale to
        kosztuje.
th-before_the_horns_sound-location-generals_barge = Barka hetmanki
    .text = Baldachim, mapa, wieczerza nakryta dla synowej. Co wieczór nakrywają ją na nowo.
th-before_the_horns_sound-location-granary_quay = Spichrzowe nabrzeże
    .text = Wyrzucają worki, a wnoszą tarcze.
th-before_the_horns_sound-location-toll_chain = Łańcuch celny
    .text = Łańcuch w poprzek wschodniego ujścia, każde ogniwo grube jak udo. Kołowrót przerdzewiał na amen.
th-before_the_horns_sound-location-strongroom = Skarbiec
    .text = Myto z czterdziestu lat i jeden człowiek, który ani razu nie spóźnił się na wartę.
th-before_the_horns_sound-location-skuas_table = Stół Matki Wydrzycy
    .text = Ma dziewięćdziesiąt lat i rozdaje karty. Krzesło po jej prawej ręce na kogoś czeka.
th-before_the_horns_sound-location-hulks = Stare kadłuby
    .text = Trzy statki bez masztów, zacumowane rzędem. Ze środka środkowego dobiega pukanie.
th-before_the_horns_sound-location-market_of_wrecks = Targ wraków
    .text = Kupisz tu wszystko, co kiedykolwiek wpadło do Igły, a także niemało z tego, co dopiero wpadnie.
th-before_the_horns_sound-location-captains_cabin = Kajuta nowej kapitanki
    .text = Lampa, mapa, suknia ślubna pocięta na flagi sygnałowe. Drzwi zaryglowano od środka.
th-before_the_horns_sound-location-hermits_cell = Cela pustelnika
    .text =
        Od jedenastu lat milczy i dniem i nocą patrzy na cieśninę. Kto chce się czegoś dowiedzieć, musi
        klęknąć obok niego na muszlach.
th-before_the_horns_sound-location-parley_stone = Kamień Rokowań
    .text = Tu zaprzysiężono ostatni pokój. Dwa odciski dłoni, już płytkie, a między nimi miejsce na trzeci.
th-before_the_horns_sound-location-swans_hull = Kadłub Łabędzicy
    .text =
        Leży na boku, sześć sążni pod wodą, z lampami wciąż zawieszonymi do tańca. Coś się tam wprowadziło.
th-before_the_horns_sound-location-drowned_light = Zatopiona latarnia
    .text = Latarnia morska po galeryjkę w morzu. Zwierciadło jest całe. Światłu stąd by uwierzono.
th-before_the_horns_sound-location-open_water = Pełne Morze
    .text = Żadnych brzegów i żadnych stron. Z pełną ładownią można by po prostu płynąć dalej.

## Runy

th-before_the_horns_sound-rune-N = brzeg północny
th-before_the_horns_sound-rune-Z = brzeg południowy
th-before_the_horns_sound-rune-P = Rybitwy
th-before_the_horns_sound-rune-O = niczyje: kamienie, łańcuch i cela
th-before_the_horns_sound-rune-R = ślady panny młodej
th-before_the_horns_sound-rune-W = pełne morze
th-before_the_horns_sound-flag-pledged_north = Stoicie po stronie północy
th-before_the_horns_sound-flag-pledged_south = Stoicie po stronie południa
th-before_the_horns_sound-flag-battle_fought = Bitwę już stoczono
th-before_the_horns_sound-flag-ragna_comes = Ragna przyjdzie do Kamienia Rokowań

## Moc i Los

th-before_the_horns_sound-resource-power =
    Łupy: srebro, liny i rozgłos, wszystko, co w cieśninie leży pod ręką w przededniu wojny.
th-before_the_horns_sound-resource-fate =
    Przysięgi: słowo ludzi, którzy rzadko je dają. Liczy się tylko przy Kamieniu Rokowań.

## Granice

th-before_the_horns_sound-border-red = Linia straży
    .text =
        Bohater, który przekracza czerwoną Granicę, dobiera 1 Zagrożenie. Północna straż przepuszcza was
        swobodnie, gdy przeczytano Paragraf 2, południowa, gdy przeczytano Paragraf 4, a obie, gdy przeczytano
        Paragraf 5.
th-before_the_horns_sound-border-blue = Woda
    .text =
        Jeśli znacznik statku jest w Obszarze, który Bohater opuszcza, przeprawa nic nie kosztuje, znacznik
        statku płynie razem z nim, a pozostali Bohaterowie z tego Obszaru mogą zabrać się także. Bez znacznika
        statku Bohater wydaje 1 Budulec lub 1 Pogłoskę (zapłata dla przewoźnika) albo dobiera 1 Zagrożenie
        (podróż na gapę).

## Wydarzenia

th-before_the_horns_sound-condition =
    Napięcie 6 lub więcej: dobierzcie kartę z talii bojowej; w przeciwnym razie z talii morskiej.
th-before_the_horns_sound-icon-left = Obelgi
    .text = Napięcie +1. Argumenty dawno się na obu brzegach skończyły; obelgom nie ma końca.
th-before_the_horns_sound-icon-middle = Żagle z ojczyzny
    .text =
        Flota rywala zyskuje 1 okręt. Jeśli jest już po bitwie, zamiast tego każdy Bohater traci 1 dowolny
        Zasób.
th-before_the_horns_sound-icon-right = Rybitwy pikują
    .text =
        Połóżcie 1 Pomniejszego Wroga na Linach Abordażowych; jeśli jest tam już Wróg, zamiast tego zwiększcie
        jego poziom. Bohater, który ma najwięcej Zasobów, traci 1 dowolny Zasób.

## Zasady specjalne

th-before_the_horns_sound-rule-three_fleets = Trzy floty
    .text =
        Obok planszetki leżą trzy karty Floty: Flota 1 to północ, Flota 2 to południe, Flota 3 to Rybitwy.
        Żetony Celu na tych kartach to okręty.
th-before_the_horns_sound-rule-pledge = Wybór strony
    .text =
        Paragrafy 2 i 4 pozwalają stanąć po stronie jednej z flot. Grupa może to zrobić tylko raz i na zawsze;
        dla pamięci obróćcie kartę tej Floty bokiem. Waszym rywalem jest wtedy druga z flot północy i
        południa, a póki nie wybraliście strony, ta z nich, która ma więcej okrętów; gdy mają ich tyle samo,
        wybieracie sami.
th-before_the_horns_sound-rule-battle = Bitwa
    .text =
        Dochodzi do niej, gdy znacznik Rundy staje na polu 9. Jeśli wybraliście stronę, wasza flota musi mieć
        więcej okrętów niż każda z dwóch pozostałych: wtedy wygrywacie, a inaczej przegrywacie. Jeśli nie,
        przeczytajcie Paragraf 16; pokój i wojna nie są już możliwe, ale zysk pozostaje w zasięgu, póki nie
        minie czas.
th-before_the_horns_sound-rule-skirmish = Potyczka
    .text =
        Ilekroć Napięcie osiąga 10, flota rywala zyskuje 1 okręt, każdy Bohater dobiera 1 Zagrożenie, a
        znacznik wraca na 8.
th-before_the_horns_sound-rule-plunder = Łupy (Moc)
    .text =
        Moc to łupy. W swojej turze Bohater może wydać 1 Moc tak, jakby była dowolnym zwykłym Zasobem, ale za
        każdą wydaną w ten sposób Moc dobiera 1 Zagrożenie. Żadne Źródło nie daje Mocy. Na Pełnym Morzu można
        przypisać Moc z puli dowolnego Bohatera, gdziekolwiek on jest: łupy leżą w ładowni. Wieści się
        rozchodzą: w 2. kroku każdej fazy Wydarzenia każdy Bohater, który ma 5 lub więcej Mocy, dobiera 1
        Zagrożenie.
th-before_the_horns_sound-rule-oaths = Przysięgi (Los)
    .text =
        Los to dane słowo. Wydaje się go tylko przy Kamieniu Rokowań i tam każdy Bohater może przypisać Los
        dowolnego innego, gdziekolwiek jest jego właściciel.
th-before_the_horns_sound-rule-tension = Napięcie
    .text =
        Gdy Napięcie po raz pierwszy osiągnie 8 lub więcej, przeczytajcie Paragraf 17. Gdy po raz pierwszy
        spadnie do 1 lub mniej, przeczytajcie Paragraf 18. Gdy Rybitwy po raz pierwszy mają 0 okrętów,
        przeczytajcie Paragraf 19.

## Rundy i tor

th-before_the_horns_sound-round-2 = List schnie
th-before_the_horns_sound-round-4 = Żagle na horyzoncie
th-before_the_horns_sound-round-7 = W przededniu
th-before_the_horns_sound-round-9 = Rogi
    .text = Dochodzi do bitwy, o ile jeszcze się nie odbyła.
th-before_the_horns_sound-track = Napięcie

## Karty

th-before_the_horns_sound-card-special_c = Wspólne zapasy
    .text =
        Nabrzeże przy kołowrocie, gdzie wyładowują wszystkie załogi. Dowolną część Zasobów zdobytych tym
        Zbieraniem można oddać innym Bohaterom w swoim Obszarze.
th-before_the_horns_sound-card-fleet_1 = Flota 1: Popielate Okręty jarla Asbranda
    .text = Póki północ ma więcej okrętów niż południe, Napięcie nie może spaść poniżej 2.
th-before_the_horns_sound-card-fleet_2 = Flota 2: Zbożowe Okręty hetmanki Vedy
    .text =
        Póki południe ma więcej okrętów niż północ, pola Przypisania na Lokacjach z runą N wymagają o 1 Zasób
        więcej (tego rodzaju, który wydrukowano jako pierwszy).
th-before_the_horns_sound-card-fleet_3 = Flota 3: Rybitwy
    .text =
        Póki Rybitwy mają 3 okręty lub więcej, Wrogowie kładzeni na Lokacjach z runą P mają poziom wyższy o 1.

## Efekty specjalne

th-before_the_horns_sound-special-pledge = Stańcie po stronie tej floty, raz na zawsze.
th-before_the_horns_sound-special-battle = Dochodzi do bitwy.

## Paragrafy

th-before_the_horns_sound-par-1 = List schnie
    .story =
        Rozłożyliście list na ławce, pod czterema kamieniami. Suchy mówi więcej. Pierwszą linijką wcale nie
        było „Nic im nie mów”; tyle tylko zostawiło wam morze. Nad nią, blade jak żyłka, stoi: „Ojciec zrobi z
        tego wojnę i hetmanka zrobi z tego wojnę, bo z tarczą w ręku łatwiej płakać”. Znała więc ich oboje. A
        pod podpisem jest mały rysunek, taki, jaki się kreśli w zamyśleniu: ptak, który spada naumyślnie, ze
        złożonymi skrzydłami.
    .thread1 = Pokażcie go rybakowi
    .thread1_text = Czytać nie umie. Ale ptaka zna; spogląda na zachód, a potem prędko gdzie indziej.
    .thread2 = Wyprawcie topielcowi pogrzeb
    .thread2_text = Ma ręce marynarza i wstążkę drużby. Mówicie nad nim te słowa, które znacie.
th-before_the_horns_sound-par-2 = Jarl przy zamkniętej skrzyni
    .story =
        Asbrand to wielki mężczyzna, który niedawno stał się chudy. Słucha was z dłonią na wieku posażnej
        skrzyni. „Chorowała na morzu – mówi. – Całe życie. Powtarzałem jej, że to minie”. Chce syna hetmanki,
        w worku. Chce myta, które należało do jego dziada. Kiedy pytacie, czy przyszedłby do Kamienia Rokowań,
        milczy tak długo, że ludzie przy drzwiach zaczynają przestępować z nogi na nogę. „Przyszedłbym – mówi
        jarl – gdyby ktoś miał mi tam cokolwiek do powiedzenia”.
    .thread1 = Zapytajcie, co jest w skrzyni
    .thread1_text = Otwiera. Płaskie kamyki, do puszczania kaczek. Zbierała je. Sam kazał je tu przynieść.
    .thread2 = Napijcie się z jego sternikami
    .thread2_text = Pokazują wam blizny i mielizny, w tej kolejności.
    .choice1 = Stańcie po stronie północy
    .choice2 = Obiecajcie mu tylko wieści
th-before_the_horns_sound-par-3 = Smolna sośnina
    .story =
        Stąd z góry wojna jest całkiem mała. Północną flotę dałoby się nakryć jedną dłonią, południową drugą,
        a Igła lśniłaby między kciukami, jak gdyby nic jej nie dolegało. Strażnicy zostawili chleb, patelnię i
        grę wydrapaną na łupkowej tabliczce. Zostawili też spis statków, które przepłynęły tego wieczoru,
        kiedy przepadła Łabędzica: rybaków czterech; Łabędzica; więcej nic. Nikt za nią nie płynął. Siadacie
        na smolnych polanach i czytacie tę linijkę jeszcze raz, powoli, a wiatr szarpie wam tabliczkę w
        rękach.
    .thread1 = Zlejcie wodą cały stos
    .thread1_text = Trzydzieści wiader. Będą go suszyć przez tydzień.
    .thread2 = Podpalcie go nie tej nocy, co trzeba
    .thread2_text = Połowa zbożowców wypływa, nie zastaje nikogo i w drodze do domu siada na mieliźnie.
th-before_the_horns_sound-par-4 = Wieczerza na cztery osoby
    .story =
        Hetmanka Veda nie podnosi głosu. Są cztery nakrycia: dla niej, dla syna, dla zmarłego męża i jeszcze
        jedno, które sługa wciąż poprawia. „To ja ją wybrałam – mówi. – Nie on; on wziąłby byle którą.
        Pojechałam tam, usłyszałam, jak kłóci się z ojcem o cenę lin, i pomyślałam: nareszcie”. Przesuwa na
        mapie drewniany okręcik i przesuwa go z powrotem. „Jeśli zdołacie postawić przede mną tego, kto to
        zrobił, przyjdę do waszego kamienia. Jeśli nie, jest i druga droga. Na tej znam się dobrze”.
    .thread1 = Porozmawiajcie z synem na schodach
    .thread1_text = Ma dziewiętnaście lat. Kupił jej coś na chorobę morską.
    .thread2 = Usiądźcie przy czwartym nakryciu
    .thread2_text = Nikt się dotąd nie ośmielił. Nalewa wam sama. Ręka jej drży.
    .choice1 = Stańcie po stronie południa
    .choice2 = Obiecajcie jej tylko prawdę
th-before_the_horns_sound-par-5 = Kołowrót
    .story =
        Obraca się. Krzyczy jak coś, co się właśnie rodzi, i na obu brzegach ludzie podnoszą wzrok znad
        osełek, ale się obraca. Ogniwo za ogniwem wychodzi z wody, brodate od wodorostów, obwieszone starymi
        kotwicami, aż wreszcie łańcuch napina się w poprzek wschodniego ujścia i zaczyna nucić. Ma dwa oblicza
        ten wasz łańcuch. Z jednej strony to zamknięte drzwi, z drugiej smycz. Strażnik kołowrotu, który od
        czterdziestu lat nie miał nic do roboty, płacze bez wstydu i pokazuje wam, która dźwignia jest od
        czego.
    .thread1 = Opuśćcie go komuś na kadłub
    .thread1_text = Czekacie na właściwą chwilę. Słychać trzask, a po nim mnóstwo pływania.
    .thread2 = Choć raz sami pobierzcie myto
    .thread2_text = Aż dziw, jak chętnie ludzie płacą temu, kto trzyma dźwignię.
th-before_the_horns_sound-par-6 = Myto z czterdziestu lat
    .story =
        Człowiek, który nigdy nie spóźnił się na wartę, kładzie się nareszcie i zamyka oczy, z czystej
        obowiązkowości. Drzwi za nim nie są nawet zamknięte na klucz. W środku stoi to, o co poszło, w
        workach, każdy ze schludną ołowianą plombą: rok, ładunek, część północy, część południa. Nigdy tego
        nie podzielono. Co roku oba brzegi posyłały po swoją połowę i co roku żaden nie chciał jej wziąć,
        dopóki drugi patrzył. Można by po tym chodzić. Chodzicie po tym. Chrzęści jak żwir na plaży.
    .thread1 = Weźcie jeszcze jeden worek
    .thread1_text = To rok wielkiej burzy. Jest cięższy, niż wygląda.
    .thread2 = Odeślijcie każdemu brzegowi jego połowę
    .thread2_text =
        Dwa wozy, dwa pokwitowania. Na obu brzegach ktoś siada i mówi słowo, które nie jest przekleństwem.
th-before_the_horns_sound-par-7 = Rozdanie
    .story =
        „Siadajcie – mówi Matka Wydrzyca. – Nie tam”. Krzesło po jej prawej ręce zostaje puste. Rozdaje
        palcami jak korzenie i rozprawia o pogodzie, o swoim biodrze, o tym, po ile teraz ludzie. Wojna,
        powiada, to żniwa: dzień niebezpieczeństwa, a drew na dziesięć lat. Ale ma dziewięćdziesiątkę i
        zaczęła się zastanawiać, kto jeszcze zostanie do obrabowania. „Mam nową kapitankę – mówi. – Bystra.
        Przy byle fali choruje jak kot i ani razu nie zawróciła. Chciałabym jej zostawić coś lepszego niż
        wraki”. Wykłada karty. Same ptaki. „Wasza kolej”.
    .thread1 = Zajrzyjcie pod stół
    .thread1_text = Druga para butów, małych, z zaciekami od soli, właśnie wymyka się tyłem.
    .thread2 = Przegrajcie naumyślnie
    .thread2_text = Ona wie. To pierwsza uprzejmość, jaka ją w tym roku spotkała.
    .choice1 = Grajcie o srebro
    .choice2 = Grajcie na czas
    .choice3 = Grajcie o okręty
th-before_the_horns_sound-par-8 = Środkowy kadłub
    .story =
        Wyłamujecie luk i przez chwilę nikt nie wychodzi, bo nikt w to nie wierzy. Potem jednak wychodzą,
        mrużąc oczy: wioślarze z Łabędzicy, kucharz, dwaj grajkowie z piszczałkami za pazuchą. Wyłowiono ich
        po kolei, opowiadają, i wcale nie brutalnie; Rybitwy jakby na to czekały, z łodziami już na wodzie.
        „Całkiem jakby im kto podał godzinę” – mówi kucharz. Wioślarze oglądają swoje stopy. Jeden z grajków
        zaczyna coś o pannie młodej, że nawet nie krzyknęła, i kucharz następuje mu na nogę.
    .thread1 = Odwieźcie ich do domów, na północ i na południe
    .thread1_text = Tej nocy na każdym z brzegów jest jeden dom, w którym nikt niczego nie ostrzy.
    .thread2 = Posadźcie ich do swoich wioseł
    .thread2_text = Wiosłują tak, jak wiosłują ludzie, którzy przesiedzieli miesiąc.
th-before_the_horns_sound-par-9 = Co napisał pustelnik
    .story =
        Kiedy kolana krwawią wam już tak długo, jak uważa za stosowne, pustelnik bierze tabliczkę i pisze. Nie
        pisze, kto. Pisze, co widział, i w takiej kolejności, w jakiej widział: Łabędzica, lampy zapalone.
        Muzyka. Jedna mała lampka, która sama schodzi w dół, pod wodę, wzdłuż stępki, i przystaje w czterech
        miejscach. Potem Łabędzica w przechyle. Potem łodzie z zachodu, w samą porę. Potem ktoś w bieli, na
        dziobie pierwszej z nich, wychylony za burtę, w mdłościach. Podkreśla „w samą porę”. Potem ściera
        tabliczkę i wraca do patrzenia.
    .thread1 = Zapytajcie, czemu nikomu nie powiedział
    .thread1_text = Pokazuje na usta, potem na oba brzegi, potem na morze. Trudno odmówić mu racji.
    .thread2 = Weźcie za niego nocną wartę
    .thread2_text = Widzicie, jak każda flota liczy swoje łodzie, i słyszycie, gdzie się myli.
th-before_the_horns_sound-par-10 = Cztery otwory
    .story =
        Tam na dole wciąż trwa weselny wieczór. Kubki wiszą w zielonym świetle, a wstążki stoją nad podłogą
        jak wodorosty. Znajdujecie je po omacku, wzdłuż stępki: cztery otwory szerokie na przegub ręki, czyste
        jak spod dłoni bednarza. Wkładacie palec i czujecie drzazgi. Sterczą na zewnątrz. Nie zrobił tego
        taran ani topór. Kto zatopił Łabędzicę, zrobił to od środka, dobrym narzędziem i bez pośpiechu, a
        potem, jak się zdaje, odłożył świder do futerału i zamknął wieczko. Na futerale są dwie litery: R. A.
    .thread1 = Wydobądźcie świder
    .thread1_text = To piękne narzędzie. Byłby z niego i piękny dowód, gdybyście mieli serce nim się posłużyć.
    .thread2 = Wydobądźcie raczej posag
    .thread2_text = Jest dokładnie tam, gdzie wszyscy mówili: pod trzecią ławą, w nawoskowanym płótnie.
th-before_the_horns_sound-par-11 = Światło, któremu się wierzy
    .story =
        Lampa chwyta. Zwierciadło obraca się z jękiem i rzuca na cieśninę jeden długi biały palec; i wszędzie,
        na obu brzegach i na Skale, małe ciemne postaci przystają i odwracają głowy. Każdy sternik w Igle zna
        to światło od dziecka. Mówi ono: tędy wiedzie tor. Trzymacie dłoń na korbie. Ćwierć obrotu w lewo, a
        wskaże tor naprawdę. Ćwierć obrotu w prawo, a wskaże go odrobinę dalej na wschód, nad zębami rafy. To
        bardzo gładka korba.
    .thread1 = Zdejmijcie zapasowe zwierciadło
    .thread1_text = Jest wysokie jak człowiek. Jedni by za nie zapłacili, inni by się do niego modlili.
    .thread2 = Dojdźcie, kto zgasił światło
    .thread2_text = Knot przycięto, nie zalano. W weselny poranek ktoś wszedł tu z futerałem na świder.
    .choice1 = Pokażcie prawdziwy tor
    .choice2 = Pokażcie fałszywy jednej z flot
    .choice3 = Pokażcie fałszywy kupcom
th-before_the_horns_sound-par-12 = Panna młoda
    .story =
        Odsuwa rygiel, kiedy wsuwacie jej pod drzwi drzazgę z Łabędzicy. Ragna jest mała, zielona na twarzy i
        nie okazuje cienia skruchy, póki nie pada słowo „dziewiątego”. Wtedy siada na koi. „Mieli mnie opłakać
        – mówi. – Przez miesiąc. I wrócić do domów. Każdego z nich odliczyłam do łodzi, nim pozwoliłam jej
        zatonąć”. Dano jej życie, w którym miano ją przewieźć przez wodę jak skrzynię, więc wywierciła w nim
        cztery dziury. „Jeśli przed nimi stanę, wezmą mnie z powrotem – mówi Ragna. – Jeśli nie stanę, wezmą
        się za gardła. Poznaliście ich. Więc jak?”
    .thread1 = Przysięgnijcie stanąć między nią a obojgiem
    .thread1_text = Śmieje się, po raz pierwszy. Robi jej się od tego niedobrze. Mimo to przybija z wami.
    .thread2 = Pożyczcie od niej kapitanów na jedną noc
    .thread2_text = Jest piratką ledwie od miesiąca, a oni już daliby się za nią utopić.
    .choice1 = Poproście, by przyszła do kamienia
    .choice2 = Niech dalej będzie umarłą
th-before_the_horns_sound-par-13 = Trzeci odcisk
    .story =
        Przybywają dwiema łodziami, z tym samym przypływem, i schodzą na brzeg, nie patrząc na siebie. Między
        nimi stoi kamień ze swoimi startymi odciskami dłoni. Nikt nie przyniósł broni i każdy przeliczył cudze
        rękawy. Mówicie, co macie do powiedzenia. Nie trwa to długo; wszystkiego razem jest może na szerokość
        ławy. Kiedy kończycie, jarl po raz pierwszy naprawdę patrzy na hetmankę, a ona na niego: dwoje ludzi,
        którzy nakryli stół dla tego samego gościa. A potem oboje patrzą na was i czekają na ostatnie słowo.
th-before_the_horns_sound-par-14 = Żagle na horyzoncie
    .story =
        Wychodzą zza obu przylądków o tej samej godzinie, jak gdyby się umówiły: krewniacy jarla z fiordów,
        najemne galery hetmanki, wszyscy ci, po których się posyła, kiedy ma się rację. Na północy wiwaty. Na
        południu wiwaty. Na Skale ktoś uderza chochlą w kocioł, powoli, raz za każdy żagiel. Wieczorem okazuje
        się, że ceny wzrosły dwakroć i że wszystkie dzieci z obu przystani wywożą w głąb lądu, na wozach, w
        butach włożonych nie na tę nogę.
    .thread1 = Idźcie między nowe załogi
    .thread1_text = Połowa z nich myśli, że to jeszcze wesele.
    .thread2 = Sprzedajcie im to, czego zapomnieli
    .thread2_text = Głównie liny. I odwagę, na dzbany.
th-before_the_horns_sound-par-15 = W przededniu
    .story =
        W przededniu nikt już nie krzyczy. Floty stoją tak blisko, że jedna słyszy drugą przy wieczerzy, i
        okazuje się, że znają te same pieśni; zwrotkę zaczyna jedna strona, a kończy, odrobinę za nisko,
        druga. Na zbożowcu starzec uczy chłopca, jak się wiąże hełm. Na północy ktoś gra na piszczałce i
        urywa. Siedzicie w łodzi, pośrodku, ze złożonymi wiosłami. I przychodzi wam na myśl, że w zasięgu
        głosu są ze cztery tysiące ludzi i że tylko wy macie jeszcze cokolwiek do postanowienia.
    .thread1 = Przetnijcie jedną linę kotwiczną
    .thread1_text = Nim się spostrzegą, okręt jest już w pół drogi na ocean.
    .thread2 = Przewieźcie do chłopca jego matkę
    .thread2_text = Nikt was nie zatrzymuje. Nikt nie umie wymyślić rozkazu, który by do tego pasował.
    .choice1 = Zaśpiewajcie następną zwrotkę
    .choice2 = Śpijcie, póki można
    .choice3 = Przeliczcie pieniądze
th-before_the_horns_sound-par-16 = Bez was
    .story =
        Rogi grają, najpierw jeden, potem drugi, a wy nie macie tu nic do roboty. Biją się przez cały ranek,
        kadłub przy kadłubie, tak ciasno, że dałoby się przejść przez Igłę suchą nogą, i niektórzy przechodzą.
        Koło południa zrywa się wiatr i dym się podnosi. Spodziewaliście się, że ktoś wygrał. Widzicie drewno.
        Sunie z prądem, bardzo powoli, ławy i tarcze, i maszt, na którym wciąż jest proporzec; a od zachodu
        nadciągają małe szybkie łodzie Rybitw, z koszami, jak ludzie, którzy wybrali się na jagody.
    .thread1 = Wyciągnijcie, kogo zdołacie
    .thread1_text = Jedenastu. Każdego pamiętacie po ciężarze.
    .thread2 = Wyciągnijcie, co zdołacie
    .thread2_text = Przecież to tylko leży. Przecież to tylko płynie obok.
th-before_the_horns_sound-par-17 = Strzały w wodzie
    .story =
        Pierwsza strzała tej wojny to pomyłka. Nadlatuje znikąd, wysoko, całkiem niespiesznie, i wchodzi w
        wodę za waszą rufą z cichym cmoknięciem. Czekacie na drugą. Na północnym brzegu koledzy przyciskają
        kogoś do ziemi; na południowym ktoś śmieje się za głośno. Przez sto uderzeń serca cała cieśnina stoi
        na krawędzi stołu. Potem czyjś głos woła, ni w pięć, ni w dziewięć: „Przepraszam!”, i obie strony
        wypuszczają oddech. Ale pozostałych strzał nikt z cięciw nie zdjął, a te zaczynają się rozglądać za
        jakimś powodem.
    .thread1 = Wyłówcie strzałę i zwróćcie ją
    .thread1_text =
        Wieziecie ją na tamtą stronę, podniesioną tak, żeby wszyscy widzieli. Tu i ówdzie ktoś się śmieje, i
        to śmiechem, jakiego trzeba.
    .thread2 = Nie wychylajcie się
    .thread2_text = Deski na dnie są mokre i mają niezwykle wiele zalet.
th-before_the_horns_sound-par-18 = Cicha woda
    .story =
        Przez cały jeden dzień nic się nie dzieje. Zbożowiec sprzedaje jęczmień długiej łodzi, przez pomyłkę,
        a że cena jest dobra, wraca z następnym. Dwaj kucharze kłócą się z pokładu na pokład o kluski.
        Widzicie jarla na pomoście z płaskim kamykiem w dłoni; waży go, rozgląda się i puszcza po wodzie:
        cztery kaczki, pięć, sześć. Na drugim brzegu kobieta w hetmańskim płaszczu stoi bez ruchu i liczy.
        Nikt nie wydaje żadnego rozkazu. Jest tak cicho, że słychać, jak kapie z łańcucha.
    .thread1 = Pohandlujcie i wy
    .thread1_text = Zadziwiające, co ludzie wozili ze sobą, zamiast to sprzedać.
    .thread2 = Zawieźcie jej kamyk
    .thread2_text = Obraca go w palcach. Nie pyta, od kogo. Zatrzymuje go.
th-before_the_horns_sound-par-19 = Skała milknie
    .story =
        Nikt nie bije w kocioł. Małe łodzie nie wypływają. Na Skale Rybitw pranie wisi jak zawsze od kadłuba
        do kadłuba, ale pod nim nie ma nikogo prócz jednej bardzo starej kobiety, która siedzi w słońcu przy
        karcianym stoliku i gra sama ze sobą. „Poszli – mówi, kiedy się do niej wdrapujecie. – Jedni w głąb
        lądu, drudzy w morze. Cztery pokolenia wychowałam na cudzym nieszczęściu, a teraz jest go za dużo
        nawet dla nas”. Wyrównuje talię. „Bierzcie z targu, co chcecie. I tak zostałoby mewom”.
    .thread1 = Zabierzcie ją ze Skały
    .thread1_text = Waży tyle co płaszcz. Przez całą drogę gani wasze wiosłowanie.
    .thread2 = Zagrajcie ostatnie rozdanie
    .thread2_text = Rozdaje wam wszystkie ptaki. Nigdy się nie dowiecie, czy z dobroci.

## Zakończenia

th-before_the_horns_sound-ending-end_bread_and_ash = Chleb i popiół
    .story =
        Wychodzi zza waszych pleców, zielona aż po wargi, i mówi: „Sama to zrobiłam, a najpierw policzyłam
        wszystkich”. Nikt się nie rusza. Potem jarl Popielatych Okrętów wydaje dźwięk, jakiego nikt tu od
        niego nie słyszał, i wchodzi do wody po pas, bo łódź jest dla niego zbyt powolna. Hetmanka czeka na
        swoją kolej. Ma jedno pytanie, o cenę lin. Kłócą się do zmroku. Jęczmień wraca już wtedy na pokłady, a
        w kamieniu jest trzeci odcisk dłoni, mały. W Igle mówią odtąd o rzeczy dobrze zrobionej: wiercona od
        środka.
th-before_the_horns_sound-ending-end_useful_lie = Pożyteczne kłamstwo
    .story =
        Rafa, mówicie im. Stara rafa, spokojne morze, otwarty luk; niczyja ręka. Tak bardzo chcą w to wierzyć,
        że nim słowa przejdą na drugą stronę kamienia, prawie nie są już kłamstwem. Wciskają dłonie w starte
        odciski. Floty odpływają do domu z tarczami odwróconymi do środka i cztery tysiące ludzi zjada
        wieczerzę. Tylko jarl zostaje na szkierze i patrzy ku zachodowi, gdzie zza Skały wyszła mała szybka
        łódź i stanęła w dryfie, o wiele za daleko, żeby mógł dojrzeć, kto stoi na dziobie, w mdłościach,
        przewieszony przez burtę. Stoi tam godzinę. Potem robi zwrot.
th-before_the_horns_sound-ending-end_grey_victory = Szare zwycięstwo
    .story =
        W południe Popielate Okręty mają cieśninę od brzegu do brzegu. Wynoszą was na plażę na tarczach.
        Asbrand ma myto, łańcuch, fort; ma też młodzieńca, którego przyniesiono mu w worku, jak kazał, i który
        okazał się mieć dziewiętnaście lat, a w kieszeni zawiniątko z imbirem, na chorobę morską. Jarl patrzy
        na nie długo. Puszcza chłopca do domu, do nikogo. Tej zimy chleb na północy jest drogi, bo ci, którzy
        siali zboże, leżą na dnie Igły. Dostajecie po pierścieniu. Zostawia szary ślad.
th-before_the_horns_sound-ending-end_corn_victory = Żniwa
    .story =
        Idzie tak, jak Veda to narysowała. Łańcuch, światło, wiatr w ostatniej chwili: długie łodzie
        nadpływają, jak zapowiedziała, dzielnie, prosto w miejsce, które dla nich zachowała. Końca nie ogląda.
        Każe nakryć do wieczerzy, na jedną osobę. „Za mojego życia już nie wrócą – mówi – a do połowy lata
        wymiotę z morza wszystkie Rybitwy, co do jednej”. Jesienią w Forcie Celnym wieszają młodą piracką
        kapitankę, drobną kobietę, którą na wozie zemdliło. Imienia nie podała. Jęczmień nigdy jeszcze nie
        stał tak wysoko.
th-before_the_horns_sound-ending-end_fair_wind = Pomyślny wiatr
    .story =
        Morska Kuna siedzi głęboko w wodzie i idzie jak królowa. Srebro jest pod każdą deską; śpicie na nim i
        nie jest wam niewygodnie. Pierwszego dnia słyszycie coś za sobą, jakby w wielkim domu raz po raz
        trzaskano drzwiami. Drugiego dnia nie słychać nic, a trzeciego zaczynają przelatywać mewy, wszystkie w
        tę samą stronę. O liście nikt na pokładzie nie wspomniał. Leży gdzieś w zęzie. Kupicie ziemię,
        mówicie. Kupicie ją spory kawałek od morza.
th-before_the_horns_sound-ending-end_wrong_side = Plaża przegranych
    .story =
        Wybraliście i walczyliście, a ich było po prostu więcej. Kiedy taran wchodzi w burtę flagowego okrętu,
        jest to niemal delikatne, jak łokieć w tłumie. Płyniecie wpław. Wszyscy płyną wpław. Na plaży ci,
        którzy jeszcze rano mówili wam „bracie”, patrzą przez was na morze i liczą. Zwycięzcy idą skrajem wody
        z pochodniami i nie są okrutni; na to są zbyt zmęczeni. Pytają, po której jesteście stronie. Myślicie
        nad tym dłużej, niż oni mają ochotę czekać.
th-before_the_horns_sound-ending-end_red_needle = Czerwona Igła
    .story =
        Byliście jeszcze w drodze do kogoś, z czymś, co powinien był usłyszeć, kiedy zrobiło się po wszystkim.
        Igła płynie czerwona, potem brunatna, potem czysta. To schludna cieśnina; w tydzień przewlekła
        wszystko na pełne morze. Na dwóch brzegach stoją dwa domy i w każdym nakryty stół, a na zachodzie mała
        kobieta siedzi na skale nad listem, który zaczynała jedenaście razy. Nikt nigdy nie pyta, co
        wiedzieliście. Tego jednego nie mogliście przewidzieć: że tak łatwo będzie to zachować dla siebie.

## What its special rules say

th-before_the_horns_sound-ask-sail = { $hero } przeprawia się przez wodę: łodzią czy bez niej?
th-before_the_horns_sound-ask-ferry = { $hero }: zapłacić przewoźnikowi czy popłynąć na gapę?
th-before_the_horns_sound-ask-fleet = Która flota?
th-before_the_horns_sound-do-sail = Płyń łodzią
th-before_the_horns_sound-do-walk = Przepraw się bez łodzi
th-before_the_horns_sound-do-fare = Zapłać: 1 { $kind }
th-before_the_horns_sound-do-stow = Popłyń na gapę i dobierz 1 Zagrożenie
th-before_the_horns_sound-do-fleet = { $card }
th-before_the_horns_sound-tell-ships = { $card }: okręty +{ $number }, razem { $left }.
th-before_the_horns_sound-tell-ships_lost = { $card }: okręty −{ $number }, zostało { $left }.
th-before_the_horns_sound-verb-ships = okręty przybywają lub odpływają
th-before_the_horns_sound-verb-pledge = stańcie po stronie floty
th-before_the_horns_sound-verb-battle = dochodzi do bitwy
th-before_the_horns_sound-fleet-north = flota północy
th-before_the_horns_sound-fleet-south = flota południa
th-before_the_horns_sound-fleet-gannets = Rybitwy
th-before_the_horns_sound-fleet-rival = wroga flota
th-before_the_horns_sound-fleet-chosen = wybrana flota
th-before_the_horns_sound-effect-ships_join = okręty +{ $number } ({ $fleet })
th-before_the_horns_sound-effect-ships_leave = okręty −{ $number } ({ $fleet })
th-before_the_horns_sound-effect-pledge = złóżcie przysięgę ({ $fleet })
th-before_the_horns_sound-ships = { $number ->
        [one] { $number } statek
        [few] { $number } statki
       *[many] { $number } statków
    }
