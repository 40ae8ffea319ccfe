### Thorgal: Poszukiwacze Krwawej Lilii. Słowa Przygody; wszystkie zdania są nasze.

th-seekers_of_the_blood_lily = Poszukiwacze Krwawej Lilii
    .intro = Port w Tal Hessir nigdy nie zasypia. Pływają po nim lampy, a między lampami leżą dau z brzuchami
        pełnymi pieprzu i miedzi i czekają na przypływ. Przybyliście tu jako goście. Jedliście u stołu Kalifa
        i na jedno mgnienie pokazano wam Krwawą Lilię: kryształ czerwony jak rozkrojony granat, w którym coś
        jakby się rozchylało. Rankiem już jej nie było, jej strażnik uśmiechał się do ściany, a gwardia
        znalazła na grządce odcisk buta z Północy.

        To nie wy go zostawiliście. Ktoś wszedł do skarbca w waszych butach i ten sam ktoś wyszedł z rzeczą,
        która każdego, kto w nią spojrzy, zamienia w posłusznego śpiącego. Od rana mieszczanie urywają w pół
        zdania i z pustką w oczach ruszają ku wodzie. Złodziej kryje się na jednym z czterech dau i czeka
        wielkiego przypływu, który nadejdzie za dziesięć wacht. Straż miejska poluje na was. Wy musicie
        zapolować sami, gdzieś pomiędzy.
    .text = Średnia: poszukiwania pod rosnącą presją.

## Cele

th-seekers_of_the_blood_lily-goal-lily = Odnajdźcie Krwawą Lilię: ustalcie, który statek ukrywa Złodzieja,
    wejdźcie na pokład i pokonajcie tam jego straż (mieszczanie mogą zostać).
th-seekers_of_the_blood_lily-goal-caught = W rękach straży: trzeba położyć znacznik straży na karcie Akcji, a
    nie ma gdzie.
th-seekers_of_the_blood_lily-goal-escape = Złodziej odpływa: kończy się czas.
th-seekers_of_the_blood_lily-goal-hero_falls = Ginie Bohater.

## Miejsca

th-seekers_of_the_blood_lily-area-caravan_gate = Brama Karawan
th-seekers_of_the_blood_lily-area-spice_bazaar = Bazar Korzenny
th-seekers_of_the_blood_lily-area-coppersmiths = Ulica Kotlarzy
th-seekers_of_the_blood_lily-area-lantern_quarter = Dzielnica Latarni
th-seekers_of_the_blood_lily-area-drowned_cistern = Zatopiona Cysterna
th-seekers_of_the_blood_lily-area-caliphs_hill = Wzgórze Kalifa
th-seekers_of_the_blood_lily-area-old_mole = Stary Falochron
th-seekers_of_the_blood_lily-area-west_basin = Zachodni Dok
th-seekers_of_the_blood_lily-area-east_basin = Wschodni Dok
th-seekers_of_the_blood_lily-location-camel_yard = Podwórze Wielbłądów
    .text = Naprawcie tu komuś wóz, a woźnica was zapamięta.
th-seekers_of_the_blood_lily-location-watch_post = Posterunek Straży
    .text = Na tej ścianie wiszą wasze rysopisy. Zerwijcie je.
th-seekers_of_the_blood_lily-location-storyteller = Dywan Bajarza
    .text = Sprzedaje zakończenia. Dla was może znajdzie początek.
th-seekers_of_the_blood_lily-location-perfume_stall = Kram z Pachnidłami
    .text = Jeden wdech na smutek, jeden na sen, jeden, by zbudzić śpiących.
th-seekers_of_the_blood_lily-location-smugglers_cellar = Piwnica Przemytników
    .text = Miedź gada, miedź milczy; jedno i drugie ma swoją cenę.
th-seekers_of_the_blood_lily-location-armoury = Zbrojownia Straży
    .text = Płaszcze, pióropusze i lista nocnej warty.
th-seekers_of_the_blood_lily-location-vow_fountain = Fontanna Ślubów
    .text = Kto upuści krwi do wody, może prosić tłum, żeby odwrócił wzrok.
th-seekers_of_the_blood_lily-location-red_lantern_house = Dom pod Czerwoną Latarnią
    .text = Siedzi tu strażnik Lilii i się uśmiecha. Usiądźcie naprzeciwko.
th-seekers_of_the_blood_lily-location-blind_astrologer = Ślepa Astrolożka
    .text = Żadnej gwiazdy nie widziała i co do żadnej się nie pomyliła.
th-seekers_of_the_blood_lily-location-drowned_shrine = Zatopione Sanktuarium
    .text = Pod filarami stoi bogini, po brodę w czarnej wodzie.
th-seekers_of_the_blood_lily-location-caliphs_palace = Pałac Kalifa
    .text = Wejdźcie przez kuchnię, wyjdźcie z pieczęcią.
th-seekers_of_the_blood_lily-location-garden_of_cages = Ogród Klatek
    .text = Coś dużego wypuszczono, żeby pilnowało grządki.
th-seekers_of_the_blood_lily-location-harbour_office = Kapitanat
    .text = Drzwi zaparto od środka. Będzie to kosztowało czyjś bark.
th-seekers_of_the_blood_lily-location-fish_steps = Rybie Schody
    .text = Łodzie przewoźników ciekną. Dziś tylko wy przychodzicie z czymś innym niż groźba.
th-seekers_of_the_blood_lily-location-saffron_moon = Szafranowy Księżyc
    .text = Proporzec z deskami: handluje drewnem. Przynieście własną deskę.
th-seekers_of_the_blood_lily-location-grey_heron = Szara Czapla
    .text = Proporzec z metalem: łańcuchy, kotwice i kapitan z tego samego kruszcu.
th-seekers_of_the_blood_lily-location-night_jasmine = Nocny Jaśmin
    .text = Proporzec z językami: wozi listy, pielgrzymów i kłamstwa.
th-seekers_of_the_blood_lily-location-salt_widow = Słona Wdowa
    .text = Proporzec z gwiazdami: za dnia nikt nie widział jej załogi.
th-seekers_of_the_blood_lily-border-red = Brama miejska
    .text = Kto ją przekracza, wydaje 1 Pogłoskę albo dobiera 1 Zagrożenie.
th-seekers_of_the_blood_lily-border-blue = Schody przemytników
    .text =
        Może je przekroczyć tylko Bohater, który ma najwyżej 2 Zagrożenia; gdy przemytnicy udostępnią wam swoje
        schody, może każdy.

## Znaki, fakty i Zasoby

th-seekers_of_the_blood_lily-rune-H = Miejsca, w których gromadzą się zahipnotyzowani mieszczanie
th-seekers_of_the_blood_lily-rune-D = Cztery dau w porcie
th-seekers_of_the_blood_lily-flag-smugglers = Przemytnicy wpuszczają was na swoje schody bez względu na
    Zagrożenie

## Planszetka

th-seekers_of_the_blood_lily-condition = Jeśli na kartach Akcji leżą 4 znaczniki straży lub więcej, dobierzcie
    kartę z lewej talii (bojowej); w przeciwnym razie z prawej (magicznej).
th-seekers_of_the_blood_lily-icon-left = Barykady
    .text = Wybierzcie zieloną lub czerwoną Granicę Obszaru, w którym jest Bohater z największym Zagrożeniem,
        i ustawcie na niej 1 Blokadę.
th-seekers_of_the_blood_lily-icon-middle = Listy gończe
    .text = Na dwóch kartach Akcji, do wyboru, przybywa po 1 znaczniku straży.
th-seekers_of_the_blood_lily-icon-right = Lilia wzywa
    .text = Na jednej karcie Akcji, do wyboru, przybywa 1 znacznik straży. Postawcie 1 Mistycznego Wroga w
        Lokacji z runą H, w której nie ma żetonu Wroga ani żetonu Paragrafu, jeśli taka jest.
th-seekers_of_the_blood_lily-rule-guards = Straż
    .text = Żeton Celu na karcie Akcji to znacznik straży. Na jednej karcie leży najwyżej jeden; nie blokuje
        jej, a znika, gdy karta zostaje zastąpiona. Kiedy trzeba dołożyć znaczniki, połóżcie je na tylu
        różnych kartach bez znacznika, do wyboru. Jeśli choćby dla jednego brakuje miejsca, jesteście złapani
        i przegrywacie.
th-seekers_of_the_blood_lily-rule-townsfolk = Zahipnotyzowani Mieszczanie
    .text = Żeton Mistycznego Wroga to mieszczanie pod urokiem Lilii. Do Walki z nimi dobiera się kartę
        Pomniejszego Wroga. Po Walce, wygranej czy przegranej, żeton nie wraca do puli, lecz przechodzi do
        dowolnej Lokacji sąsiedniego Obszaru o wyższym numerze, o ile taki jest. Po wygranej liczy się jako
        pokonany tam, gdzie stał; jeśli zaś pod kartą Walki leży Talizman Pisarczyka, zwycięzca może go
        odrzucić, zamiast przenosić.
th-seekers_of_the_blood_lily-rule-search = Poszukiwanie Złodzieja
    .text = Na początku tasuje się zakryte cztery żetony Źródeł: Budulca, Rudy, Pogłoski i Magii. Jeden z nich
        zostaje ukryty tak, że nikt go nie widzi: Złodzieja wiezie dau z takim proporcem. Pozostałe trzy
        tworzą stos wskazówek. Wskazówka odsłania wierzchni żeton stosu: ten statek jest niewinny.
th-seekers_of_the_blood_lily-round-4 = Poszukiwanie Złodzieja
    .text = Grupa może wydać łącznie 2 Pogłoski za 1 wskazówkę; jeśli tego nie zrobi, na karcie Akcji przybywa
        1 znacznik straży.
th-seekers_of_the_blood_lily-round-7 = Poszukiwanie Złodzieja
th-seekers_of_the_blood_lily-round-9 = Ostatni przypływ
    .text = Z Granic znikają wszystkie Blokady; każdy Bohater dobiera 1 Zagrożenie.

## Karty

th-seekers_of_the_blood_lily-card-special_b = Talizman Pisarczyka
    .text = Rzuć ponownie najwyżej 1 kością. W Walce z Mistycznym Wrogiem pomiń wszystkie Kary. Po wygranej
        Walce z mieszczanami zwycięzca może odrzucić ich żeton, zamiast go przenosić.
th-seekers_of_the_blood_lily-card-caliphs_palace_card = Pieczęć Kalifa
    .text = Należy do całej grupy. Jeden raz, w dowolnej chwili fazy Akcji albo gdy trzeba dołożyć znacznik
        straży: odrzućcie tę kartę, aby usunąć z kart Akcji do 3 znaczników straży.

## Efekty

th-seekers_of_the_blood_lily-special-clue = Odkryjcie wierzchni żeton stosu wskazówek: dau z tym proporcem
    jest niewinne. Gdy stos jest pusty, nic się nie dzieje.
th-seekers_of_the_blood_lily-special-board_ship = Porównajcie ukryty żeton z proporcem tego dau. Jeśli są
    takie same, Złodziej jest tutaj: odkryjcie żeton i czytajcie dalej. Jeśli nie, przeczytacie, co
    znaleźliście na pokładzie, a żeton tego dau, o ile leży jeszcze w stosie wskazówek, zostaje z niego wyjęty
    i odkryty.
th-seekers_of_the_blood_lily-special-gain_seal = Grupa bierze kartę Pieczęć Kalifa.
th-seekers_of_the_blood_lily-special-catch_thief = Odkąd Złodziej jest odnaleziony: gdy tylko na tym statku
    nie ma już żadnego Wroga prócz mieszczan, wszystko jedno, jak znikli, Złodziej jest wasz i wygrywacie. Od
    tego, czy na kartach Akcji leżą najwyżej 3 znaczniki straży, zależy, jak skończy się opowieść.

## Paragrafy

th-seekers_of_the_blood_lily-par-1 = Podwórze Wielbłądów
    .story = Osi nie da się uratować, więc robicie nową z drzwi. Woźnica patrzy na waszą robotę, potem na
        ulicę, potem znów na was. Woził szafran, jedwab i raz, powiada, śpiącego księcia, ale ludzi z Północy,
        za których głowy wyznaczono cenę, nigdy. Gdy koło się obraca, klepie wielbłądzicę, która idzie na
        czele, a ona próbuje was ugryźć. „Lubi was”, mówi. Dziś rano widział czterdzieści osób idących równym
        krokiem ku wodzie, piekarzy z ciastem na rękach, i nikt z nich nie mrugał. Zasłonił oczy chustą i
        czekał, aż przejdą. Do tej pory nie wie, kto mu kazał.
    .thread1 = Pod dywanami
    .thread1_text = Wiezie dywany na drugi koniec miasta. Zmieści się każdy, kto nie kicha.
    .thread2 = Chusta woźnicy
    .thread2_text = Pas błękitnego płótna, nisko zawiązany, kryje twarz z Północy.

th-seekers_of_the_blood_lily-par-2 = Dywan Bajarza
    .story = „Był raz złodziej”, opowiada tłumowi starzec, „którego nie dało się złapać, bo przy nim wszyscy
        patrzyli w inną stronę”. Na was nie podnosi oczu. „Schował się u czterech sióstr, co mieszkały na
        wodzie. Najstarsza pachniała cedrem, druga dźwięczała jak dzwon, trzecia nie umiała dochować
        tajemnicy, a najmłodsza całe dnie spała. Trzy z nich były uczciwe”. Do miseczki wpada moneta; wasza.
        Starzec miesza w miseczce palcem, jakby z niej czytał. „A jedną z tych uczciwych”, szepcze do monet,
        „odwiedziłem dzisiejszej nocy. Miała do ukrycia tylko szczury”.
    .thread1 = Jeszcze jedna bajka
    .thread1_text = Niech opowie tę o ludziach z Północy, którzy byli niewinni. Opowiada ją pięknie.
    .thread2 = Z miseczką
    .thread2_text = Pozwala wam posiedzieć obok siebie do wieczora, a to, co ludzie mówią przy żebraku, warte
        jest więcej niż srebro.

th-seekers_of_the_blood_lily-par-3 = Kram z Pachnidłami
    .story = Podsuwa otwarty flakonik pod nos lunatykowi, sądząc po fartuchu garncarzowi, a jego twarz wraca
        na swoje miejsce jak woda na plażę. Garncarz patrzy na własne dłonie. Płacze, ale nie z żalu, mówi,
        tylko że ten sen był tak bardzo czerwony. Kobieta wzdycha. Jedną kroplą budzi jednego człowieka, a na
        kroplę trzeba całego pola jaśminu; ma cztery flakoniki, a miasto ma osiemdziesiąt tysięcy nosów. Ale
        tam, dokąd idziecie, mogą się wam przydać. Zawija je w kartkę wydartą z księgi rachunkowej, a potem,
        po namyśle, oddaje wam i księgę.
    .thread1 = Piąty flakonik
    .thread1_text = Ten nie jest do budzenia. Ten jest po to, by zapomnieć, że ktokolwiek tu był.
    .thread2 = Co śniło się garncarzowi
    .thread2_text = Zapytajcie go, póki pamięta.

th-seekers_of_the_blood_lily-par-4 = Uśmiech strażnika
    .story = Strażnika Lilii posadzono w oknie jak lampę. Żeby go o coś zapytać, trzeba usiąść tak, by
        widział, wytrzymać jego wzrok i wejść kawałek w głąb. To jak wychylić się nad studnię. Na dnie otwiera
        się kwiat, otwiera i otwiera. Trzymacie się bólu we własnej dłoni, zaciśniętej na ostrzu noża, i
        idziecie za tym uśmiechem przez czerwone korytarze, aż znajdujecie ostatnią rzecz, jaką widział
        własnymi oczami: wasze buty na cudzych nogach, trap, proporzec. Nie wszystkie proporce. Ale o jednym
        statku możecie zapomnieć: buty go minęły.
    .thread1 = Podać mu rękę
    .thread1_text = Zostańcie i stopień po stopniu wyprowadźcie go ze studni.
    .thread2 = Buty
    .thread2_text = Widzieliście, jak on chodzi, ten Złodziej. Takie utykanie poznacie wszędzie.

th-seekers_of_the_blood_lily-par-5 = Ślepa Astrolożka
    .story = W jej izbie nie ma okna, a mapami nieba są sznurki, pełne supłów, rozpięte od ściany do ściany,
        tak że trzeba się przez niebo przeciskać w ukłonach. Przesuwa kciukiem po ekliptyce i cmoka. „Cztery
        łodzie”, mówi. „Wszystkim stawiałam horoskop, gdy kładziono stępkę; przesądny naród ci żeglarze”.
        Trąca sznurek, a sznurek brzęczy. „Ta za miesiąc powiezie wesele. Ta zatonie, ale nieprędko. Gwiazdy
        złodzieja poplątałyby mi nitkę”. Przez chwilę trzyma rękę na supełku. „Wasze, tak na marginesie, są w
        okropnym kłębku. Rozplątywałam już gorsze”.
    .thread1 = Jeden supeł mniej
    .thread1_text = Pozwala wam poluzować jeden jedyny supeł na waszym własnym sznurku.
    .thread2 = Nauka dotyku
    .thread2_text = Z zamkniętymi oczami uczycie się znajdować drogę po tym, co brzęczy.

th-seekers_of_the_blood_lily-par-6 = Kapitanat
    .story = Przy trzecim uderzeniu belka pęka. Cała podłoga usłana jest rejestrami, a spod stołu, spomiędzy
        dwóch dygocących kolan, jakiś pisarczyk zaklina was, żebyście tylko nie kazali mu patrzeć. Jeszcze
        przed chwilą ktoś tu był. Zabrał papiery z pieczęcią, której nie odmówi żaden szyper w tym porcie; z
        takimi popłynie, dokąd zechce i na czym zechce. W garści ściskał czerwony kamień. Kto na niego
        zerknął, tragarze, wartownik, chłopak z herbatą, temu oczy zachodziły szkarłatem i pędził, wyjąc,
        między domy. Pisarczyk przez cały ten czas trzymał w ręku talizman po babce. Trochę trwa, zanim go od
        niego wyprosicie.
    .thread1 = Poukładać rejestry
    .thread1_text = Pomóżcie mu wygrzebać spod tego bałaganu spis miejsc przy nabrzeżu.
    .thread2 = Za stołem
    .thread2_text = Odpocznijcie tam, gdzie się chował, dopóki nie ucichnie tupot.

th-seekers_of_the_blood_lily-par-7 = Piwnica Przemytników
    .story = Pani tej piwnicy ma przedramiona kotlarza i cierpliwość sędziego. Nadgryza każdą bryłkę waszego
        metalu, a po ostatniej przesuwa krzesło o pół kroku w lewo i odsłania pierścień w podłodze. Pod nim
        ciągnie się bez końca stara cysterna, filar za filarem, a na czarnej wodzie czeka płaskodenka. „Trzy
        schody”, mówi. „Bazar, falochron i tutaj. Nikt was na nich nie zatrzyma, choćby na górze nie wiem co o
        was gadali. A jak spotkacie tam takich, co chodzą po dnie, nie podnoście lampy”. I zamyka wam klapę
        nad głowami, zanim zapytacie, co to znaczy.
    .thread1 = Łomy i dłuta
    .thread1_text = Za jeszcze jedno słówko do właściwego ucha otwiera i drugą skrzynię.
    .thread2 = Inna brama
    .thread2_text = Jej siostrzeniec ma dziś wartę i słabą pamięć do twarzy.

th-seekers_of_the_blood_lily-par-8 = Pióra i płaszcze
    .story = Sierżant zbrojowni pada między swoje halabardy z takim hałasem, jakby kuchnia zleciała ze
        schodów. Stoicie bez ruchu i czekacie na krzyki. Nie ma krzyków; cała straż szuka was na mieście. Więc
        się przebieracie. Płaszcze są za ciepłe, pióropusze śmieszne, ale wykaz wart na ścianie to prawdziwy
        skarb: kto gdzie stoi, o której godzinie, na jakie hasło. Zmieniacie parę nazwisk. Najbystrzejszego
        porucznika w mieście wysyłacie, z wyrazami szacunku i podrobionym podpisem, żeby policzył kozy po
        drugiej stronie wzgórza. O zmroku jedna połowa straży szuka drugiej.
    .thread1 = Hasło na dziś
    .thread1_text = Jest zapisane pod pokrywką kałamarza.
    .thread2 = Dobra stal
    .thread2_text = Zrobiono ją na parady, ale ktoś dbał, żeby była ostra.

th-seekers_of_the_blood_lily-par-9 = Przez kuchnię
    .story = Kalif przyjmuje was w łaźni, bo to jedyne miejsce, gdzie nikt nie podsłucha, i dlatego, jak
        sądzicie, że lubi patrzeć, jak ludzie Północy się pocą. Jest młodszy niż na własnych monetach. Od
        śniadania wie, że to nie wy. Ale władca, któremu zginęła Lilia, musi mieć kogoś, na kogo się poluje,
        dopóki się nie znajdzie; inaczej ludzie zaczną pytać, jak długo on sam w nią patrzył. Obraca pierścień
        na kciuku. Potem odciska go w mydle i podaje wam mydło. „Otworzy troje drzwi”, mówi. „A potem już go
        nie będzie”.
    .thread1 = Prawda o Lilii
    .thread1_text = Mówi wam, jak na nią patrzeć, żeby ona was nie widziała.
    .thread2 = Wyjście przez skarbiec
    .thread2_text = Odwraca się plecami i liczy do trzydziestu, powoli.

th-seekers_of_the_blood_lily-par-10 = Ogród Klatek
    .story = Mówiono wam, że to dar dalekiego króla i że nigdy nie dostał imienia, bo nikt nie stał przy nim
        dość długo. Teraz to coś leży w poprzek grządki z pyskiem na rozbitej fontannie, a wy leżycie pod
        murem i sprawdzacie, co jeszcze da się w was poruszyć. Przed samym nosem macie ów słynny odcisk.
        Rozmiar jak wasz, ale po zewnętrznej stronie wciśnięty o wiele głębiej: kulawy. Kulawy, który,
        przełażąc przez mur, zostawił na kolcach strzęp proporca, nasiąknięty czymś, co na pewno nie jest z
        tego ogrodu. Wąchacie. No tak. Jeden statek odpada.
    .thread1 = Pootwierać resztę klatek
    .thread1_text = Czaple, lisy, smutny niedźwiedź. Straż będzie miała zajęcie do rana.
    .thread2 = Maska z fontanny
    .thread2_text = Za rozbitym pyskiem rzygacza ktoś kiedyś coś ukrył i nigdy nie wrócił.

th-seekers_of_the_blood_lily-par-11 = Bogini po brodę w wodzie
    .story = Woda nie jest ani ciepła, ani zimna, a po pewnym czasie wy też nie. Wstrzymujecie oddech i
        schodzicie wzdłuż jej kamiennego ramienia, aż palce trafiają na otwartą dłoń, a w niej, śliskie od
        szlamu stuleci, leżą drobne dary ludzi, którzy modlili się tu kiedyś w blasku dnia. Była boginią
        pamięci. Teraz rozumiecie, czemu lunatycy schodzą po schodach, by stanąć wokół niej na dnie,
        wyprostowani, z falującymi włosami. Próbują sobie coś przypomnieć. Zostawiacie jeden dar i bierzecie
        jeden. Kiedy się wynurzacie, setka ślepych twarzy jest już zwrócona ku waszej lampie.
    .thread1 = Pamiętać za nich
    .thread1_text = Wypowiedzcie na głos każde imię wydrapane na filarach.
    .thread2 = Dar z otwartej dłoni
    .thread2_text = Ptak z brązu, pusty w środku. Dziobem zawsze wskazuje to, co ukryte.

th-seekers_of_the_blood_lily-par-12 = Przewoźnicy
    .story = Uszczelniacie i wbijacie gwoździe przez całe skwarne popołudnie, i wieczorem pływają trzy łodzie,
        które dawno już pływać przestały. Przewoźnicy są starzy i płochliwi jak czaple. Widzieli, jak wielkie
        dau biorą wodę i daktyle na daleki rejs, wszystkie cztery, z tego samego rozkazu, na ten sam papier z
        pieczęcią, żeby nikt nie wiedział, które naprawdę wypłynie. Sprytne, przyznają. Ale jeden z czterech
        kucharzy nie kupił oliwy do lamp. Statek, który nie potrzebuje światła, to statek, który światło już
        ma. Więcej nie powiedzą; kucharz to kuzyn. Ale powiozą was, gdzie chcecie, a wiosłują bezgłośnie.
    .thread1 = Kuzyn kucharza
    .thread1_text = Jeszcze jedna herbata, jeszcze jedno milczenie i nazwa statku, na który oliwę kupiono.
    .thread2 = Owinięte wiosła
    .thread2_text = Dwoje z was przewiozą pod siecią przez cały port.

th-seekers_of_the_blood_lily-par-13 = Na pokładzie „Szafranowego Księżyca”
    .story = Cedr, tek i czysty zapach wiórów. Przeszukujecie statek od zęzy po kapitańską koję i znajdujecie
        chłopca okrętowego, który śpi na kupie trocin, prawdziwym snem, z chrapaniem. Kapitan jest bardziej
        rozbawiony niż zły. Ma w mieście córkę, która dziś w południe ruszyła ku wodzie z chochlą w ręce, i
        odtąd siedzi tu z latarnią i siekierą i czeka, na kogo mógłby się rozgniewać. „To nie mój statek”,
        mówi. „Ale jak znajdziecie który, zabierzcie ze sobą porządną deskę. I to”. Za wami, na nabrzeżu,
        odzywa się gwizdek straży.
    .thread1 = Siekiera kapitana
    .thread1_text = Woli patrzeć, jak się przydaje, niż trzymać ją w ręku.
    .thread2 = Córka
    .thread2_text = Dajcie ją sobie opisać i złóżcie obietnicę; przysięgnie każdemu strażnikowi, że was tu nie
        było.

th-seekers_of_the_blood_lily-par-14 = Na pokładzie „Szarej Czapli”
    .story = Załoga „Czapli” siedzi przykuta do ław i sama to sobie wymyśliła: kazali się zamknąć w południe,
        kiedy drugi oficer zapatrzył się szklanym wzrokiem i przeszedł przez burtę. „Klucz jest w komorze
        kotwicznej”, mówi kobieta przy wiośle szlakowym. „Rzućcie nam go, jak będzie po wszystkim”. Złodzieja
        nie ma. Jest tylko rząd przestraszonych ludzi, którzy trzymają się za ręce nad przejściem i śpiewają,
        żeby nikt nie zasnął. Jedną zwrotkę śpiewacie z nimi. Na falochronie tupią buty; ktoś policzył głowy
        na tym pokładzie i wyszło mu za dużo. Szlakowa wskazuje brodą ładunek. „Weźcie, co ostre”.
    .thread1 = Śpiewać dalej
    .thread1_text = Zostańcie do końca pieśni. Przepędza czerwone sny.
    .thread2 = Co ostre
    .thread2_text = Skrzynia jest pełna bosaków abordażowych.

th-seekers_of_the_blood_lily-par-15 = Na pokładzie „Nocnego Jaśminu”
    .story = Pielgrzymi, czterdziestu, i każdy ma swoje zdanie. Złodziej poszedł tamtędy. Złodziej jest
        kobietą. Złodziej to dżinn i mieszka w maszcie. Dajecie im mówić, bo „Jaśmin” od stu lat wozi listy, a
        pasażerowie się tym zarażają. Po trochu odsiewacie ziarno: owszem, wszedł na pokład, owszem, podniósł
        swój czerwony kwiat, a ślepa babka na dziobie powiedziała mu, żeby to odłożył i zachowywał się jak
        człowiek. Uciekł. Utykał, płakał, poszedł z powrotem nabrzeżem. Babka częstuje was figą. Na nabrzeżu
        zbierają się latarnie, w dobrym porządku.
    .thread1 = Dobre maniery babki
    .thread1_text = Uczy was, jak nie widzieć czegoś, co chce być widziane.
    .thread2 = Czterdziestu świadków
    .thread2_text = Wszyscy przysięgną, że jesteście pielgrzymami. Na czterdzieści sposobów.

th-seekers_of_the_blood_lily-par-16 = Na pokładzie „Słonej Wdowy”
    .story = Za dnia nikogo i w nocy też nikogo. Hamaki wiszą puste, lampy są zimne, a wieczerza na dwanaście
        osób pokryła się kożuchem. Na stole kapitana leży dziennik pisany coraz większymi literami: ładunek
        śpiewa, ładunek śpiewa, a dalej już tylko czerwony atrament. Więc to ją wypróbował pierwszą, w noc
        kradzieży, zanim się nauczył trzymać to na odległość ramienia. Załogę znajdujecie pod pokładem: stoją
        po kolana w balaście, twarzami do burty, tak jak się stawia za karę dzieci. Oddychają. Kiedy ich
        dotykacie, cały rząd odwraca się naraz.
    .thread1 = Czerwone stronice
    .thread1_text = Gdzieś w tych bazgrołach zapisał, jak można się temu oprzeć.
    .thread2 = Zapalić wszystkie lampy
    .thread2_text = Zwyczajne światło, bardzo dużo światła, i wasz własny głos.

th-seekers_of_the_blood_lily-par-17 = Złodziej osaczony
    .story = Czujecie lampę, zanim ją zobaczycie, i nie jest to lampa. W ładowni, na tronie z worków daktyli,
        siedzi chudy człowiek w waszych butach, a na jego kolanach otwiera się, otwiera i otwiera Krwawa
        Lilia. Odkąd ją zabrał, nie zmrużył oka. Tłumaczy wam rozsądnie, że był ogrodnikiem; że chciał tylko
        zobaczyć jeden kwiat, który nie więdnie; że to ona nie puszcza jego ręki. Potem światło skacze, oczy
        zachodzą mu szkarłatem i z mroku między workami wychodzą ci, których wezwał: sierżant straży,
        pogrążony we śnie, a za nim najroślejszy z gwardzistów Kalifa, śpiący, z obnażonym mieczem.
    .thread1 = Pomówić o różach
    .thread1_text = Zapytajcie, co sadził. Na chwilę rozluźnia uścisk.
    .thread2 = Zalać ładownię
    .thread2_text = Wybijcie szpunt z beczki i niech światło trochę się podtopi.

th-seekers_of_the_blood_lily-par-18 = Dzwon przypływu
    .story = Trzy uderzenia z latarni morskiej: woda zawróciła. Na wszystkich nabrzeżach luzują cumy. To
        godzina, w której statki przestają udawać; stoicie na dachu nad portem i patrzycie, jak zachowuje się
        każdy z czterech. Jeden bierze na pokład ostatnią kozę. Jeden kłóci się z pilotem o grosz. Tak robią
        uczciwe statki, gdy przypływ się odwraca, i jeden z nich skreślacie z listy w głowie. Gdzieś w dole
        odezwał się bęben. Straż też słyszała dzwon, a nabrzeży do przeszukania zostało jej już niewiele.
    .thread1 = Przeciąć cumę
    .thread1_text = Którykolwiek to statek, żaden nie wyjdzie przed czasem ze splątaną kotwicą.
    .thread2 = Z dachu
    .thread2_text = Widzicie, gdzie patroli jest mało.

## Zakończenia

th-seekers_of_the_blood_lily-ending-lily_good = Kwiat do snu ułożony
    .story = Kiedy olbrzymi gwardzista chrapie u waszych stóp, okazuje się to proste. Zdejmujecie płaszcz,
        narzucacie na czerwone światło i wiążecie rogi, tak jak się robi z sokołem. Na ulicach osiemdziesiąt
        tysięcy ludzi przystaje, mruga i pyta jedno drugiego o godzinę. Ogrodnik płacze i prosi o własne
        trzewiki. Kalif jeszcze tej nocy każe zatopić kryształ w najgłębszym miejscu redy i stoi przy relingu,
        aż wypłynie ostatni czerwony bąbel. Nie przeprasza; kalifowie nie przepraszają. Ale jest uczta, i tym
        razem nikt nie patrzy wam na ręce, i oddają wam buty.

th-seekers_of_the_blood_lily-ending-lily_dark = Odłamki
    .story = Straż wpada przez burtę w tej samej chwili, gdy wasze palce zaciskają się na Lilii. Ktoś się
        zamachuje, ktoś się uchyla, kryształ spada i już się nie odbija. Na jedno tchnienie cały port jest
        czerwony. Potem śpiący budzą się, wszyscy, cali i zdrowi, oszołomieni, a na deskach leży dziewięć
        szkarłatnych odłamków i każdy jeszcze, ledwo dostrzegalnie, się otwiera. Kiedy je zamieciono, liczycie
        osiem. Odprowadzają was do Bramy Karawan, oczyszczonych z zarzutów i już niemile widzianych. Daleko za
        wami, na drodze, jakieś dziecko podnosi coś do słońca, żeby zobaczyć, jak ślicznie świeci.

th-seekers_of_the_blood_lily-ending-caught = Cała straż
    .story = Strażnik stoi na jednym końcu ulicy i na drugim, i na dachach, a kiedy szarpiecie za drzwi za
        plecami, otwiera je strażnik. Są przy tym niemal delikatni. W celi jest okienko wielkości dłoni i gdy
        stanąć jedno drugiemu na ramionach, widać w nim skrawek portu. W szczycie przypływu przesuwa się przez
        ten skrawek dau bez świateł, bardzo wolno, rozjarzone od środka jak róża. W całym mieście ludzie
        wstają z łóżek. Krzyczycie, aż przychodzi dozorca. Uśmiecha się. Ostrożnie kładzie klucze na ziemi i
        odchodzi, ku wodzie.

th-seekers_of_the_blood_lily-ending-escape = Odpływ
    .story = Dobiegacie na koniec falochronu w samą porę, by zobaczyć cztery żagle, i nie wiecie, który
        przekląć. Rozchodzą się na północ, na wschód, na południe, a jeden prosto tam, gdzie nie ma nic. Za
        wami miasto jest ciche. Długo takie zostanie: połowa jego mieszkańców stoi po pas na płyciźnie,
        wypatrując światła, którego już nigdy nie ujrzą, i nie przyjdą nawet zjeść. W następnych latach krążą
        słuchy o mieście daleko na wybrzeżu, gdzie wszyscy są szczęśliwi i skąd nie wraca żaden podróżny.

th-seekers_of_the_blood_lily-ending-hero_falls = Obca ziemia
    .story = Tutejsi obmywają swoich zmarłych, owijają ich w biel i niosą prędko, zanim słońce stanie wysoko.
        Przyszedł poganiacz wielbłądów, przyszła kobieta z kramu z pachnidłami i ślepa, ze sznurkiem w
        dłoniach, na którym zawiązała jeszcze jeden, ostatni supeł. Nikt w orszaku nie umie dobrze wymówić
        tego imienia, więc powtarzają je często. W porcie woda opada i unosi ze sobą coś czerwonego. Nie
        podnosicie oczu. Będzie jeszcze czas na gniew i na wyrzuty; teraz jest tylko ciężar na ramieniu i
        krok, i krok.

## What its special rules say

th-seekers_of_the_blood_lily-ask-gate = { $hero } przy bramie: wydać 1 Pogłoskę czy dobrać 1 Zagrożenie?
th-seekers_of_the_blood_lily-do-draw_threat = Dobierz 1 Zagrożenie
th-seekers_of_the_blood_lily-ask-seal = Trzeba dołożyć znacznik straży. Użyć najpierw Pieczęci Kalifa?
th-seekers_of_the_blood_lily-do-seal = Użyj Pieczęci Kalifa
th-seekers_of_the_blood_lily-do-keep_seal = Zachowaj Pieczęć
th-seekers_of_the_blood_lily-ask-wake = { $hero } pokonuje mieszczan: obudzić ich Talizmanem czy pozwolić im iść dalej?
th-seekers_of_the_blood_lily-do-wake = Obudź ich i odrzuć żeton
th-seekers_of_the_blood_lily-do-move_on = Niech idą dalej
th-seekers_of_the_blood_lily-tell-seal = Pieczęć Kalifa topnieje.
th-seekers_of_the_blood_lily-tell-innocent = Niewinny statek: { $location }.
th-seekers_of_the_blood_lily-tell-thief_found = Złodziej jest na pokładzie: { $location }.
th-seekers_of_the_blood_lily-verb-clue = odkryj wskazówkę
th-seekers_of_the_blood_lily-verb-board_ship = przeszukaj statek
th-seekers_of_the_blood_lily-verb-gain_seal = zyskaj Pieczęć Kalifa
th-seekers_of_the_blood_lily-verb-catch_thief = schwytaj Złodzieja
th-seekers_of_the_blood_lily-thief-ship = Tu jest Złodziej.
th-seekers_of_the_blood_lily-at-cards = w waszych rękach
th-seekers_of_the_blood_lily-clues = Niewinne statki: { $kinds }
th-seekers_of_the_blood_lily-no-clues = Żaden statek nie jest jeszcze oczyszczony z podejrzeń.
th-seekers_of_the_blood_lily-thief-at = Kryjówka Złodzieja: { $place }.
