### Thorgal: Raz, dwa, trzy, morze patrzy. Słowa Przygody; wszystkie zdania są nasze.

th-hide_and_sea = Raz, dwa, trzy, morze patrzy
    .intro = Królowa Dalekich Wysp ma siedem lat i nigdy jeszcze nie przegrała w chowanego. To się dobrze
        składa. Kiedy wiosną umarła jej matka, ciotka Yrsa, regentka, spojrzała na koronę, potem na dziecko i
        kazała, by jedno jej przyniesiono, a drugiego żeby już nigdy nie znaleziono. Tej samej nocy wierne
        ręce połamały koronę na trzy części i uniosły je w trzy strony. Uniosły też dziecko, śpiące, w koszu
        po śledziach. Teraz szukają go po wyspach trzy floty.

        Kosz jest w waszej łodzi. Łódź nazywa się „Makolągwa”, pachnie rybą i nie prześcignie zupełnie
        niczego; ale zanurza się nie głębiej niż kaczka, a są tu zatoczki, w których maszt da się wziąć za
        sosnę. Znajdźcie części korony. Zjednajcie sobie jeden z dwóch starych zamków albo oba, bo królowej
        trzeba świadków. Przywieźcie ją na Koronną Skałę, zanim nadejdą jesienne sztormy. „Bawimy się?”, pyta.
        Mówicie, że tak. Zasada jest prosta: kiedy ktoś patrzy, chowamy się.
    .text = Średnia: jedna łódź dla wszystkich i trzy floty za nią.

## Cele

th-hide_and_sea-goal-crowning = Koronacja: przypiszcie do Koronnej Skały 3 Losy (części korony), gdy co
    najmniej jeden zamek stoi po waszej stronie.
th-hide_and_sea-goal-free_sea = Wolne morze: zniszczcie wszystkie trzy Floty i oczyśćcie Dwór Regentki.
th-hide_and_sea-goal-sunk = „Makolągwa” tonie: znacznik toru Przygody dociera do skrajnego lewego pola.
th-hide_and_sea-goal-storms = Nadeszły sztormy: kończy się czas.
th-hide_and_sea-goal-hero_falls = Ginie Bohater.

## Miejsca

th-hide_and_sea-area-gull_haven = Mewia Przystań
th-hide_and_sea-area-heron_holm = Czapli Ostrów
th-hide_and_sea-area-skarn = Wyspa Skarn
th-hide_and_sea-area-ulver = Wyspa Ulver
th-hide_and_sea-area-seal_skerries = Focze Szkiery
th-hide_and_sea-area-drowned_forest = Zatopiony Las
th-hide_and_sea-area-whalebone = Brzeg Wielorybich Kości
th-hide_and_sea-area-wreckers_isle = Wyspa Łupieżców
th-hide_and_sea-area-crown_sound = Koronna Cieśnina
th-hide_and_sea-location-boat_shed = Szkutnia
    .text = Smoła, pakuły i cierpliwy wujek. „Makolągwę” zbudowano tutaj i tu można ją zbudować na nowo.
th-hide_and_sea-location-smokehouse = Wędzarnia Rybaczek
    .text = Wiedzą, co każdy żagiel jadł na śniadanie. A na tyłach, w dymie, łódź to tylko cień.
th-hide_and_sea-location-heron_sands = Czaple Piaski
    .text = Wiosłujcie nocą, aż wam popęka skóra na dłoniach, i bądźcie rano gdzie indziej.
th-hide_and_sea-location-net_menders = Chaty Sieciarzy
    .text = Pod czterdziestoma schnącymi sieciami zmieści się kadłub. Najpierw łatanie, potem chowanie.
th-hide_and_sea-location-skarn_harbour = Port Skarn
    .text = Kowale ze Skarn biorą metal na wagę i nie pytają o imiona.
th-hide_and_sea-location-castle_skarn = Zamek Skarn
    .text = Pani Hild słucha faktów, i to dopiero wtedy, gdy straż przy bramie da się namówić, by je wpuścić.
th-hide_and_sea-location-ulver_quay = Nabrzeże Ulver
    .text = Za plotką puszczoną tutaj gonią całe floty.
th-hide_and_sea-location-castle_ulver = Zamek Ulver
    .text = Pan Kolbein ufa temu, kto naprawia mu mur. Ale najpierw jest jego szampierz, który nie ufa nikomu.
th-hide_and_sea-location-singing_rocks = Śpiewające Skały
    .text = Odpowiedzcie we właściwej tonacji, a mgła przyjdzie zobaczyć, kto śpiewa.
th-hide_and_sea-location-seal_caves = Focze Groty
    .text = O jeden długi oddech stąd, pod skałą, coś lśni między szczeniętami.
th-hide_and_sea-location-sunken_longship = Zatopiony Drakkar
    .text = W czas odpływu z mielizny sterczą jego żebra, a pod nimi ładunek.
th-hide_and_sea-location-root_channel = Kanał Korzeni
    .text = Przepiłujcie właściwe korzenie, a otworzy się droga, którą nie popłynie żadna flota.
th-hide_and_sea-location-bell_oak = Dąb z Dzwonem
    .text = Martwe drzewo, a w nim dzwon. Kto go powiesił, jest tam w dole i można go zapytać.
th-hide_and_sea-location-wreckers_roads = Reda Łupieżców
    .text = Fałszywe światła na każdym przylądku. Zgaście tych, którzy je palą.
th-hide_and_sea-location-regents_hall = Dwór Regentki
    .text = Jej wojenny dwór, kryty zdobycznymi żaglami. Jedną część korony nosi w uchu.
th-hide_and_sea-location-whalebone_arch = Wielorybia Brama
    .text = Kto mówi pod tą żuchwą, tego słychać w głębinie.
th-hide_and_sea-location-rib_hermit = Pustelnik w Żebrach
    .text = Był złotnikiem trzech królowych. Opowiedzcie mu wszystko i poproście go o kłamstwo.
th-hide_and_sea-location-crown_rock = Koronna Skała
    .text = Kamienny stół pośrodku cieśniny. Tu zostaje się królową Wysp.
th-hide_and_sea-border-red = Bród
    .text = Kto go przekracza, otrzymuje 1 Ranę o rozmiarze 1. Statek nie jest potrzebny.
th-hide_and_sea-border-blue = Szlak morski
    .text =
        Bohater może go przekroczyć tylko z Obszaru, w którym jest znacznik statku. Statek przepływa razem z
        nim, a z nimi każdy inny Bohater z tego Obszaru, którego gracz się zgodzi, nie zużywając wartości Ruchu.
        Statek wpływa tylko do dostępnych Obszarów. Efekty, które zamieniają Specjalne Granice w Zwykłe, nigdy
        nie zastępują Statku.

## Znaki, fakty i Zasoby

th-hide_and_sea-rune-S = Otwarte kotwicowisko; w każdym Obszarze jest dokładnie jedno i tam stają Floty
th-hide_and_sea-rune-C = Zatoczka, w której „Makolągwa” może się ukryć
th-hide_and_sea-flag-skarn = Zamek Skarn stoi po waszej stronie
th-hide_and_sea-flag-ulver = Zamek Ulver stoi po waszej stronie
th-hide_and_sea-flag-false_piece = Jedna z części korony to falsyfikat pustelnika
th-hide_and_sea-flag-hall = Dwór Regentki jest oczyszczony
th-hide_and_sea-resource-fate = Części korony. Nie daje ich żadne Źródło; zdobyć można cztery, potrzeba
    trzech. „Dowolny” Zasób nigdy ich nie oznacza, a na Koronnej Skale nic ich nie zastąpi.

## Planszetka

th-hide_and_sea-condition = Jeśli jakaś Flota jest w Obszarze Statku albo w Obszarze, który sąsiaduje z nim
    przez niebieską Granicę, dobierzcie kartę z lewej talii (morskiej); w przeciwnym razie z prawej
    (przetrwania).
th-hide_and_sea-icon-left = Żagiel za rufą
    .text = Flota najbliższa Statkowi płynie w jego stronę, do 2 Obszarów; potem rozpatrzcie Obławę.
th-hide_and_sea-icon-middle = Sieć się zaciska
    .text = Każda Flota płynie o 1 Obszar w stronę Statku; potem rozpatrzcie Obławę.
th-hide_and_sea-icon-right = Sztorm
    .text = Jeśli w Obszarze Statku nie ma otwartej zatoczki (runa C bez Blokady), przesuńcie znacznik toru
        Przygody o 1 pole w lewo; w przeciwnym razie każdy Bohater spoza Obszaru Statku dobiera 1 Zagrożenie.
th-hide_and_sea-rule-fleets = Floty
    .text = Każda Flota to żeton Mistycznego Wroga i jej karta Floty; stoi w Lokacji z runą S w swoim
        Obszarze. Floty pływają tylko przez niebieskie Granice, każda liczy się za 1, bez względu na numery
        Obszarów. Do Walki z Flotą dobiera się taką kartę Wroga, jaką wskazuje karta Floty. Wygrana: odrzuć z
        karty 1 żeton Celu (okręt) i przesuń Flotę o 1 Obszar, do wyboru; wraz z ostatnim okrętem Flota ginie:
        odrzuć żeton i kartę; za pierwszym razem czyta się wtedy Paragraf. Przegrana: jeśli Statek jest w tym
        Obszarze, przesuń też znacznik toru Przygody o 1 pole w lewo. Floty nigdy nie liczą się do pola Walki
        w Lokacji.
th-hide_and_sea-rule-hunt = Obława
    .text = Jeśli w Obszarze Statku jest choć jedna Flota, a zatoczka jest tam otwarta (runa C bez Blokady),
        połóżcie na tej zatoczce Blokadę, a wszystkie te Floty odpływają o 1 Obszar, do wyboru: nie
        dostrzeżono was, ale miejsce jest już znane. Bez otwartej zatoczki przesuńcie znacznik toru Przygody o
        2 pola w lewo, każdy Bohater w tym Obszarze dobiera 1 Zagrożenie, a wszystkie te Floty odpływają o 1
        Obszar, do wyboru. Obławę rozpatruje się tylko wtedy, gdy każe to efekt, a nie wtedy, gdy Statek
        wpływa do Obszaru Floty.
th-hide_and_sea-rule-hull = Kadłub
    .text = Tor Przygody to kadłub „Makolągwy”: w lewo uszkodzenia, w prawo naprawy.
th-hide_and_sea-round-3 = Trzecia flota
    .text = Postawcie Flotę Czarne Kile na Redzie Łupieżców.
th-hide_and_sea-round-5 = Ławica mgły
th-hide_and_sea-round-8 = Jesienny sztorm
th-hide_and_sea-track = Kadłub

## Karty

th-hide_and_sea-card-special_j = Szara Przewodniczka
    .text = Raz w tej akcji możesz przekroczyć Wielokrotną niebieską Granicę tak, jakby była pojedyncza. Po
        akcji, jeśli Statek się ruszył, możesz odsunąć od niego jedną Flotę o 1 Obszar.
th-hide_and_sea-card-fleet_1 = Szare Żagle
    .text = Stare łodzie, starzy ludzie, bystre oczy. Walka: dobierz kartę Pomniejszego Wroga.
th-hide_and_sea-card-fleet_2 = Czerwone Wiosła
    .text = Czterdzieści piór, które ciągną jak jedno. Walka: dobierz kartę Przeciętnego Wroga.
th-hide_and_sea-card-fleet_3 = Czarne Kile
    .text = Własna flota regentki. Walka: dobierz kartę Potężnego Wroga. Kto ją zniszczy, zyskuje ponadto 1
        Doświadczenie.

## Efekty

th-hide_and_sea-special-fleet_chase = Flota, którą dzieli od Statku najmniej niebieskich Granic (przy remisie
    do wyboru; Flota w jego Obszarze liczy 0), płynie najkrótszą drogą do 2 Obszarów i zatrzymuje się w
    Obszarze Statku. Potem rozpatrzcie Obławę.
th-hide_and_sea-special-fleet_drive = Każda Flota płynie najkrótszą drogą o 1 Obszar w stronę Statku; Flota w
    Obszarze Statku zostaje. Potem rozpatrzcie Obławę, raz za wszystkie Floty w tym Obszarze.
th-hide_and_sea-special-decoy = Wybierz jedną Flotę i przesuń ją o najwyżej 2 Obszary przez niebieskie
    Granice, dokąd chcesz; nie może skończyć w Obszarze Statku. Jeśli nie ma już żadnej Floty, zyskaj 2
    Pogłoski.
th-hide_and_sea-special-third_fleet = Postawcie Flotę Czarne Kile na Redzie Łupieżców, z 1 żetonem Celu na jej
    karcie.
th-hide_and_sea-special-grey_pilot = W tej akcji jedną niebieską Granicę narysowaną kilka razy można
    przekroczyć tak, jakby była narysowana raz. Po akcji, jeśli Statek się w niej ruszył, możesz przesunąć
    jedną Flotę o 1 Obszar tam, skąd do Statku jest więcej niebieskich Granic.
th-hide_and_sea-special-fog = Odrzućcie Blokady z najwyżej 2 Lokacji z runą C i odsuńcie każdą Flotę o 1
    Obszar od Statku (tam, skąd jest do niego więcej niebieskich Granic; jeśli nie ma dokąd, Flota zostaje).
th-hide_and_sea-special-wreck = Wybierz jedną Flotę na Mapie i odrzuć z jej karty 1 żeton Celu (okręt); jeśli
    był ostatni, Flota jest zniszczona. Jeśli nie ma już żadnej Floty, zyskaj 2 dowolne Zasoby.
th-hide_and_sea-special-crown_her = Królowa zostaje ukoronowana i wygrywacie. Najlepsze zakończenie czeka was,
    gdy oba zamki stoją po waszej stronie i żadna część korony nie jest fałszywa.

## Paragrafy

th-hide_and_sea-par-1 = Wędzarnia Rybaczek
    .story = Jedenaście kobiet z rękawami zakasanymi po ramiona i żadna nie przestaje patroszyć, kiedy
        mówicie. Noże wchodzą, obrót, wychodzą. Gdy skończyliście, zapada cisza długa dokładnie na trzy
        śledzie. A potem mówią wszystkie naraz: Czerwone Wiosła za długo stoją przy skale, czyjaś siostra
        widzi ich lampy; Szare Żagle mają szkorbut i złe humory; a jedna dziewczyna, co nurkuje po omułki,
        widziała pod Foczymi Szkierami światło, złote, gdzie żadnego światła być nie powinno. Wycierają ręce i
        pokazują wam tyły wędzarni, gdzie pomost niknie w wiecznej brunatnej chmurze. Łódź, co tam stoi,
        nikogo nie obchodzi. Kosz też nie.
    .thread1 = Jedenastu synów
    .thread1_text = Każda ma jednego na morzu, po tej czy tamtej stronie. Powiedzą wam, z kim da się
        rozmawiać.
    .thread2 = Beczułka na drogę
    .thread2_text = Wędzony węgorz trzyma duszę przy ciele, a wymienić go można wszędzie.

th-hide_and_sea-par-2 = Czterdzieści sieci
    .story = Starcy z Czaplego Ostrowa mają palce jak korzenie i rozmawiają z węzłami, nie z wami. Siadacie
        więc, bierzecie rozdarty róg sieci i uczycie się. Pod wieczór wasze palce zaczynają coś rozumieć.
        Wtedy odzywa się najstarszy. Był kiedyś obserwatorem u regentki. Wie, co widzi obserwator: nie rzeczy,
        tylko rzeczy nie na miejscu. Prostą linię. Czystą krawędź. „Nigdy nie bądźcie czyści”, mówi i swoim
        nożem psuje żagiel „Makolągwy”, rozcięcie po starannym rozcięciu, a potem obwiesza ją siecią i
        morszczynem, aż wygląda jak coś, z czym morze już skończyło.
    .thread1 = Oczy obserwatora
    .thread1_text = Nauczcie się patrzeć tak, jak patrzą na was.
    .thread2 = Zapasowe płótno
    .thread2_text = Mają cały strych żagli z łodzi, którym nie były już potrzebne.

th-hide_and_sea-par-3 = Pani Hild rachuje
    .story = Siedzi przy stole z tabliczką i nie podnosi głowy, póki kolumna nie jest skończona: statki
        stracone przez floty regentki, synowie wcieleni do nich siłą, zabrane beczki. Kładziecie obok jej
        faktów własne. Przesuwa je jednym palcem to tu, to tam. Wtedy kosz kicha. Pani Hild unosi wieko i
        długo patrzy na to, co jest w środku, a to, co w środku, patrzy na nią, z palcem na ustach. „Trzymałam
        jej matkę do chrztu”, mówi pani Hild. Pociąga kreskę, dodaje i ściera wynik rękawem. „Przywieźcie ją
        na skałę z całą koroną. Będę tam. Nie obiecuję, że się uśmiechnę”.
    .thread1 = Łucznicy ze Skarn
    .thread1_text = Użycza wam na jeden wieczór swojej wieży. Widać z niej kotwicowisko jak z góry na talerz.
    .thread2 = Część dla szczurów
    .thread2_text = To, co w piwnicy spisano na straty, jest jeszcze całkiem dobre.

th-hide_and_sea-par-4 = Mur pana Kolbeina
    .story = Pracuje z wami w samej koszuli, ogromny, siwowłosy, dźwiga kamienie zwieńczenia i o każdym
        opowiada, który wróg go strącił. Ostatnia wyrwa to dzieło regentki; głosował przeciw niej. Kiedy jest
        zamknięta, odstępuje o krok i widzi, że na górze ktoś siedzi i macha nogami, z zaprawą we włosach.
        Znudziło jej się w koszu. „Dobre miejsce?”, pyta. „Do chowania?” Pan Kolbein zastanawia się nad tym z
        wielką powagą. „Najlepsze na Wyspach”, odpowiada, „żeby nie musieć się chować”. I przyklęka na jedno
        kolano, co trochę trwa.
    .thread1 = Lekcja dźwigania
    .thread1_text = Pokazuje wam, jak ustawić plecy.
    .thread2 = Róża dla Skarn
    .thread2_text = Ścina jedną dla pani Hild, owija łodygę w szmatkę i prosi, żebyście nic nie mówili.

th-hide_and_sea-par-5 = Pod Foczymi Grotami
    .story = To przejście to gardło, a morze przełyka dwa razy, kiedy w nim jesteście. Potem głowa wynurza się
        w zieloną ciemność, w szczekanie, w ciepłe oddechy, w sto mokrych spojrzeń. Szczenięta leżą na kupie.
        Złoto leży pod nimi, grzały je cały ten czas: trzecia część korony, wygięta, z kamieniem jak kropla
        morza. Stary samiec patrzy, jak się zbliżacie. W łopatkę wrosło mu ostrze harpuna i wie, czym są ręce.
        Dajecie mu je powąchać. Zabieracie złoto tak wolno, jak się zabiera coś śpiącemu dziecku, a morze
        bierze wdech i wypuszcza was.
    .thread1 = Ostrze harpuna
    .thread1_text = Da się wyjąć, jeśli ktoś zgodzi się na ugryzienie.
    .thread2 = Drugie wyjście
    .thread2_text = Foki wypływają inną drogą, w połowie przypływu dość szeroką dla łodzi.

th-hide_and_sea-par-6 = Zatopiony Drakkar
    .story = Zatonął w roku, od którego nikt już nie liczy lat, a mielizna strzegła go tak, jak skąpiec
        strzeże chleba. Podpieracie żebra własnym drewnem, wybieracie wodę, kopiecie i klniecie przypływ,
        który już zawrócił. Pod gniazdem masztu jest skrzynia okuta brązem. Pod skrzynią jest człowiek;
        niewiele z niego zostało, ale ramiona wciąż ją obejmują. Przepraszacie go, jak wypada. Bierzecie to,
        czego pilnował, wkładacie mu w dłoń monetę i wydaje się wam, kiedy przelewa się przez niego pierwsza
        fala, że palce się zamykają.
    .thread1 = Stary dąb
    .thread1_text = Od stu lat w soli klepki stwardniały na żelazo.
    .thread2 = Jego imię
    .thread2_text = Wypalono je na dziobnicy. Wypowiedzcie je na głos, trzy razy, nad wodą.

th-hide_and_sea-par-7 = Dąb z Dzwonem
    .story = Las poszedł na dno w jedną noc, razem z wioską i kościołem, a ksiądz, który nie zdołał ocalić
        ludzi, przywiązał dzwon na najwyższym dębie, żeby przynajmniej słyszeli godziny. Uderzacie raz.
        Głęboko w dole coś podnosi twarz. Wspina się, ręka za ręką, po gałęziach, bez pośpiechu, i staje tam,
        gdzie zaczyna się światło. Na dłoni białej jak korzeń podaje kawałek złota. Chce w zamian tylko
        usłyszeć, która godzina, jaki dzień, jaki rok. Mówicie. Zastanawia się nad tym. A potem daje się opaść
        na dno, całkiem zadowolone, żeby powtórzyć innym.
    .thread1 = Wydzwonić godziny
    .thread1_text = Zostańcie do północy i wybijcie wszystkie. Ktoś tam na dole liczy.
    .thread2 = Zapytać o korzenie
    .thread2_text = Topielcy znają dotykiem każdy kanał.

th-hide_and_sea-par-8 = Fałszywe światła
    .story = Lampy uwiązane są krowom do rogów, żeby kołysały się jak latarnie statków, a krowy od tylu lat
        patrzą na morze, że mają już twarze kapitanów. Zdmuchujecie światła, przepędzacie pastuchów, którzy są
        bandą nieszczęśników, i wtedy znajdujecie księgę. Nawet łupieżcy wraków prowadzą księgę: które noce,
        który kapitan zapłacił, by utopić rywala, która flota przepłynie, kiedy i ilu na niej będzie spało. Na
        ostatniej stronie, inną ręką, zapisano zdanie, skreślono je, zapisano jeszcze raz i znów skreślono.
        Moglibyśmy przestać, brzmi.
    .thread1 = Zapalić je znowu
    .thread1_text = W innym miejscu. Niech tym razem czyjaś flota dowie się, co to skały.
    .thread2 = Magazyn łupieżców
    .thread2_text = Posortowane, złożone, podpisane. To od tego porządku przechodzi was dreszcz.

th-hide_and_sea-par-9 = Regentka
    .story = Jej szampierz leży, dwór jest pusty, a Yrsa nalewa sobie resztę z dzbana. Jest starsza, niż
        myśleliście, i bardzo zmęczona. „Dziecko na tronie”, mówi. „Wiecie, co jest potem? Regenci.
        Pomyślałam, że mogłabym przynajmniej być dobrą. A potem pomyślałam: czemu na tym poprzestać?” Odpina z
        ucha złoto, trzecią część korony zgiętą w kółko, i obraca je w blasku ognia. To ona uczyła dziewczynkę
        pływać. Rzuca wam je przez stół. „Powiedzcie jej, niech liczy do stu”, mówi. „Zawsze wychodzi za
        wcześnie”.
    .thread1 = Dać jej słowo
    .thread1_text = Obiecajcie, że dla jej załóg nie będzie stryczka. Tej nocy jedna z nich zostaje na brzegu.
    .thread2 = Jej skrzynia
    .thread2_text = Nie ogląda się, kiedy ją otwieracie.

th-hide_and_sea-par-10 = Pod żuchwą
    .story = Między dwiema białymi kośćmi mówicie, czego wam trzeba, i czujecie się głupio, a kości biorą te
        słowa i przeciągają je, niżej, dłużej, aż już ich nie słychać, tylko drżą w zębach. Zatoka słucha. Po
        chwili woda za linią przyboju unosi się, jak unosi się prześcieradło, gdy ktoś przewraca się w łóżku
        na drugi bok. Jest szara, cała w bliznach, obrosła pąklami wielkimi jak miski, a jej oko, kiedy
        zrównuje się z waszym, jest okiem bardzo starej i bardzo zmęczonej kobiety. Zna tu każdy prąd. Harpuny
        Czarnych Kilów zabrały jej córkę. Kiedy odbijacie od brzegu, płynie przodem.
    .thread1 = Kości jej córki
    .thread1_text = To one, nad waszymi głowami. Posiedźcie pod nimi chwilę i nic nie mówcie.
    .thread2 = Jej śladem
    .thread2_text = Którędy przepłynęła, morze jest gładkie jak łupek.

th-hide_and_sea-par-11 = Pustelnik w Żebrach
    .story = Mieszka wewnątrz wieloryba i ma piec tam, gdzie było serce. To on zrobił koronę, dla jej babki;
        po wewnętrznej stronie, tak drobno, że nie widać, umieścił własne imię. Opowiadacie mu wszystko, a on
        tylko kiwa głową. Cóż to jest trzecia część korony? Dziewięć uncji, wieczór starego człowieka. Mógłby
        wam zrobić taką, że nie wyparłaby się jej rodzona matka. Czy utrzyma królestwo? Rozkłada ręce nad
        piecem. „Królestw nie trzyma złoto”, mówi. „Ale ludzie, którzy odkryją, że klękali przed mosiądzem,
        długo to pamiętają”. Dziecko zasnęło na jego ławie. On już zapalił lampę.
    .thread1 = Trzecie imię
    .thread1_text = Pokazuje, gdzie na prawdziwych częściach kryje się jego imię i jak je odszukać.
    .thread2 = Inne roboty
    .thread2_text = Wzdłuż kręgosłupa wisi wszystko, co zrobił i czego nigdy nie sprzedał.

th-hide_and_sea-par-12 = Śpiewające Skały
    .story = Jest ich siedem i każda ma własną dziurę na wiatr. Nisko, wysoko, nisko, nisko: po godzinie
        przestajecie słyszeć hałas i zaczynacie słyszeć melodię, w której brakuje jednego głosu. Próbujecie.
        Pierwszy ton jest zły i na milę wokół zrywają się z wrzaskiem wszystkie mewy. Drugi jest bliżej. Przy
        trzecim wasz głos wsuwa się w lukę jak klucz, cały akord drży i nieruchomieje. Nic się nie dzieje. A
        potem z płaskiego, jasnego morza, ze wszystkich stron naraz, bez pośpiechu, ciekawie, jak krowy
        podchodzące do furtki, nadchodzi mgła.
    .thread1 = Druga zwrotka
    .thread1_text = Śpiewajcie dalej. Opiera się już o was, miękka i ciężka, i prosi o więcej.
    .thread2 = Siódmy kamień
    .thread2_text = Jego okruch, noszony na szyi, brzęczy, zanim przyjdzie niebezpieczeństwo.

th-hide_and_sea-par-13 = Kanał Korzeni
    .story = Dwoje z was piłuje, jedno stoi z żerdzią na dziobie, a kto został, liczy oczy. To pewnie tylko
        oczy próchna, świecące w pniach. Kanał otwiera się po szerokości dłoni. W pewnej chwili „Makolągwa”
        wisi na korzeniu całym ciężarem i słychać, jak jej klepki zaczynają zdanie; potem jest już za nim, a
        woda przed wami rozlewa się szeroka i czarna, z gwiazdami w środku. Wypłynęliście za wyspą samej
        regentki. W tę stronę nikt nie patrzy. Od dwustu lat nikt stąd nie przypłynął. Na ostatnim pniu
        wycinacie znak, nisko, tam, gdzie dojrzałaby go kaczka.
    .thread1 = Światło próchna
    .thread1_text = Zeskrobcie je do słoja. Pali się zimno i długo.
    .thread2 = Twardziel
    .thread2_text = Jeden z tych pni jest zdrowy na wylot. Przydałaby się jej nowa stępka.

th-hide_and_sea-par-14 = Ławica mgły
    .story = Rano nie ma rana. Świat kończy się na piórach wioseł. Głosy przychodzą bez właścicieli: kaszel
        tuż obok, z lewej, pies, ktoś tłumaczący komuś, że zupa nie powinna być szara. Kadłub przesuwa się tak
        blisko, że można by dotknąć jego smoły, a wy nie oddychacie, a on sunie i sunie, ława za ławą za ławą,
        czterdzieści piór uniesionych i ociekających wodą. Potem nic. Kiedy słyszycie już znowu
        własne serca, z kosza dobiega cichutki odgłos. To ona się śmieje, bezgłośnie, z piąstką w ustach, i
        przechodzi to z jednego z was na drugie jak ziewanie.
    .thread1 = Wiosłować do psa
    .thread1_text = Kto trzyma na pokładzie psa, ten ma kambuz wart obrabowania.
    .thread2 = Leżeć cicho
    .thread2_text = Cały dzień pod sieciami i nic do roboty, tylko zdrowieć.

th-hide_and_sea-par-15 = Jesienny sztorm
    .story = Przychodzi z północnego zachodu i ma za sobą cały ocean, i przez jedną noc nie ma flot ani
        zamków; jest tylko w górę, w dół i wiadro. „Makolągwa” robi to, do czego ją zbudowano. Jest za mała,
        żeby pęknąć. Przelatuje po grzbietach fal jak coś rzuconego, każda klepka w niej jęczy i każda klepka
        trzyma. O szarym świcie widzicie jeden z wielkich okrętów: leży na boku na rafie, a wzdłuż stępki
        siedzą ludzie, równo, w rządku. Machają. To jeden z tych poranków, kiedy trzeba postanowić, jakim się
        jest człowiekiem.
    .thread1 = Co opowiadają
    .thread1_text = Człowiek wyciągnięty z wody powie wam, gdzie stoi jego flota.
    .thread2 = Drewno z morza
    .thread2_text = W całej cieśninie pełno belek i wszystkie są niczyje.
    .choice1 = Zdjąć ich z rafy
    .choice2 = Płynąć dalej

th-hide_and_sea-par-16 = Płonące żagle
    .story = Ostatni z nich zawraca do domu, z reją zwisającą jak złamane skrzydło, i już tam nie dociera.
        Patrzycie z brzegu, jak odchodzi: najpierw żagiel, potem olinowanie, a potem, z odgłosem podobnym do
        westchnienia, wszystko naraz. Łodzie zbierają pływających. „Już się nie bawią?”, pyta królowa. Na
        murach obu zamków stoją ludzie i patrzą, i nikt nie wiwatuje; i widzicie, jak ktoś na jednym z murów,
        malutki z tej odległości, niepewnie podnosi rękę i jak na drugim murze, po chwili, ktoś także podnosi
        swoją.
    .thread1 = Zebrać pływających
    .thread1_text = Nie mają już bandery. Ale mają ręce.
    .thread2 = Nurkować po ładunek
    .thread2_text = Nie jest tu głęboko, tylko zimno.

## Zakończenia

th-hide_and_sea-ending-crowned = Dziewięćdziesiąt dziewięć, sto
    .story = Przypływają dwiema łódkami, każde z jednym wioślarzem. Pani Hild ma pod pachą tabliczkę. Pan
        Kolbein przywiózł poduszkę, bo skała jest zimna. Trzy części odnajdują się z trzaskiem, który czujecie
        w piętach, i cała korona jest o wiele za duża; zsuwa się jej na uszy. Nikt się nie śmieje. „Czy mam
        teraz przestać się chować?”, pyta królowa. Mówicie jej, że wygrała. Zastanawia się nad tym. A potem
        wspina się na kamień, w złocie i rybich łuskach, i krzyczy przez wodę tak, żeby usłyszały trzy floty:
        sto, szukam! I jeden po drugim, daleko, opadają żagle.

th-hide_and_sea-ending-thin_gold = Cienkie złoto
    .story = Jest koronowana. Jedno z dwojga klęka, a drugie miejsce zostaje puste; albo są oboje i oboje
        widzieli w złocie spoinę, gdzie kolor nie całkiem się zgadza. Trzyma. Tej zimy statki przepływają
        cieśniną z zapalonymi lampami, a siedmioletnie dziecko podpisuje się całym imieniem tam, gdzie mu
        pokażą. Ale jest teraz szept i będzie rósł razem z nią: pół korony, pół królowej. Panowanie, mówi
        stary złotnik, kiedy go odwiedzacie, polega głównie na tym, żeby nikt nie skrobał. Czasem w nocy,
        opowiadają wam, znajduje się ją śpiącą w szafie, dobrze ukrytą, pod wszystkimi płaszczami.

th-hide_and_sea-ending-free_sea = Wolne morze
    .story = Na wodzie nie został nikt prócz was. „Makolągwa” płynie środkiem Koronnej Cieśniny w biały dzień,
        połatana cudzym płótnem w trzech kolorach, a na dziobie stoi mała postać, której powiedziano, że teraz
        może ją zobaczyć każdy. Nie jest pewna, czy jej się to podoba. Z obu zamków wiwatują. A co do korony,
        to jej reszta może zostać tam, gdzie jest, mówi; miała dobrą kryjówkę. Na wiosnę łodzie wychodzą w
        morze i nikt nie liczy, ile wraca, a na skale, na której zostaje się królową, ktoś namalował, całkiem
        nisko, śledzia.

th-hide_and_sea-ending-sunk = Znaleziona
    .story = Nie pęka; napełnia się tylko, grzecznie, od rufy, jakby nie chciała robić kłopotu. Stoicie w
        wodzie po kolana, po pas. Wokół szerokim kręgiem leżą długie okręty z wciągniętymi wiosłami. Jakiś
        marynarz wychyla się i wyjmuje wam kosz z ramion, całkiem łagodnie, zagląda do środka i uradowanym
        głosem woła coś ponad wodą. Dla was jest lina, ława i wiosło z numerem. Kiedy ją odwożą, macha wam
        ręką. Myśli, że znaleziono ją uczciwie. Zastanawia się, kto teraz szuka.

th-hide_and_sea-ending-storms = Bardzo dobra kryjówka
    .story = Pierwszego dnia zimy morze staje dęba. Nic nie przejdzie przez cieśninę, dopóki nie puści lód, a
        do tego czasu odbędzie się inna koronacja; ogłoszono ją już, razem ze smutną wiadomością o dziecku.
        Wyciągacie „Makolągwę” ponad linię przypływu, odwracacie do góry dnem i pod nią mieszkacie. Nocą widać
        oba zamki, w każdym jedną lampę w najwyższym oknie, i każdy czeka, aż ten drugi zrobi coś pierwszy.
        Ona przestała pytać, kiedy koniec zabawy. Jest w niej teraz bardzo dobra. Są całe dni, gdy nawet wy
        nie możecie jej znaleźć.

th-hide_and_sea-ending-hero_falls = Oddać morzu
    .story = Rybaczki schodzą nad wodę z opuszczonymi rękawami, a opuszczają je tylko na taką okazję. Łódka
        jest mała i niewiele jest do włożenia: płaszcz, złamane wiosło, trzecia część korony, z której nikt
        już nie zrobi użytku. Wiatr wieje od lądu. Kiedy ogień się przyjmuje, każdy statek w zasięgu wzroku,
        pod jakąkolwiek banderą, opuszcza żagiel na tak długo, jak długo widać płomień. Potem żagle idą znów w
        górę, jeden po drugim; szare, czerwone, czarne. Z kosza wysuwa się mała rączka i chwyta waszą. „Kto
        nas teraz będzie szukał?”, pyta.

## What its special rules say

th-hide_and_sea-do-fleet = { $card }
th-hide_and_sea-ask-aboard = „Makolągwa” wypływa. { $hero } płynie z nią?
th-hide_and_sea-ask-voyage = { $hero } może wysłać „Makolągwę” szlakiem morskim.
th-hide_and_sea-ask-which_fleet = Która Flota?
th-hide_and_sea-ask-course = Dokąd płynie Flota?
th-hide_and_sea-ask-shake_off = Szara Przewodniczka może odciągnąć jedną Flotę o 1 Obszar.
th-hide_and_sea-do-skip_shake_off = Nie odciągaj żadnej
th-hide_and_sea-tell-fleet_sails = { $card }, kurs: { $area }.
th-hide_and_sea-tell-ship_sunk = { $card }: o jeden okręt mniej, zostało: { $left }.
th-hide_and_sea-tell-fleet_gone = Flota zniszczona: { $card }.
th-hide_and_sea-tell-unseen = { $area }: Flota mija „Makolągwę” i jej nie dostrzega.
th-hide_and_sea-tell-hunted = { $area }: obława na „Makolągwę”.
th-hide_and_sea-verb-ship = płyń Statkiem
th-hide_and_sea-verb-third_fleet = przypływa trzecia Flota
th-hide_and_sea-verb-fleet_chase = najbliższa Flota rusza w pościg
th-hide_and_sea-verb-fleet_drive = wszystkie Floty podpływają
th-hide_and_sea-verb-decoy = zwab Flotę gdzie indziej
th-hide_and_sea-verb-fog = mgła kryje Statek
th-hide_and_sea-verb-wreck = Flota traci okręt
th-hide_and_sea-verb-grey_pilot = Szara Przewodniczka odciąga Flotę
th-hide_and_sea-verb-crown_her = ukoronuj królową
th-hide_and_sea-who-away_from_ship = każdy Bohater, którego nie ma przy Statku
th-hide_and_sea-fleet = { $fleet }: { $number ->
        [one] { $number } statek
        [few] { $number } statki
       *[many] { $number } statków
    }
th-hide_and_sea-at-destroyed = zniszczona
th-hide_and_sea-ships = { $number ->
        [one] { $number } statek
        [few] { $number } statki
       *[many] { $number } statków
    }
