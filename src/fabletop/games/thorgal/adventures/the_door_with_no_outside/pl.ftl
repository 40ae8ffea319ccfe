### Thorgal, przygoda: Drzwi bez drugiej strony. Wszystkie zdania są naszego autorstwa.

th-the_door_with_no_outside = Drzwi bez drugiej strony
    .intro =
        Piliście z tej samej studni. Co do tego panuje zgoda. Stała przy drodze tam, gdzie nie było żadnej
        wsi, miała nowy sznur, a woda była tak zimna, że dzwoniła w zębach.

        Potem każde z was pamięta inny wieczór. Jedno pamięta burzę. Inne powrót do domu. A teraz stoicie w
        okrągłej izbie, ze studnią nad głową, w suficie, i z krążkiem gwiazd na samym jej końcu; a kiedy
        wołacie w górę, własny głos odpowiada wam, nim skończycie.

        To jest dom. Coś zbudowało go między światami, jak jaskółka buduje między dwiema belkami, i to coś
        nazywa się Gospodyni, i zbiera ludzi. Pokoje mają tu po dwa oblicza i nie lubią, kiedy się je ogląda w
        tym niewłaściwym. Gdzieś są drzwi, które prowadzą na zewnątrz. Gdzieś są też ci, którzy pili przed
        wami; zaczynacie podejrzewać krzesła.

        Macie dziesięć nocy. Kto zapomni, dlaczego chciał wyjść, temu znajdzie się miejsce, w którym będzie
        stał. I jeszcze jedno: chodzi tu ktoś, kto ma twoją twarz.
    .text =
        Najtrudniejsza ze wszystkich. Pokoje, które się obracają, i przeciwnicy, którzy rosną razem z wami.

## Cele

th-the_door_with_no_outside-goal-leave =
    Otwórzcie Ostatnie Drzwi. Żądają 4 Mocy, 4 Losów i co najmniej 2 z 3 kluczy, a nie są to klucze z żelaza:
    Twarz, Powód i Imię. Od tego, jak wyjdziecie, zależy zakończenie.
th-the_door_with_no_outside-goal-forgotten = Znacznik Zapomnienia dochodzi do pola 9.
th-the_door_with_no_outside-goal-time = Czas mija wraz z końcem 10. rundy.
th-the_door_with_no_outside-goal-death = Któryś z Bohaterów zostaje pokonany.

## Obszary

th-the_door_with_no_outside-area-well_room = Izba pod Studnią
th-the_door_with_no_outside-area-orchard = Sad
    .light = Sad w południe
    .dark = Sad w popiele
th-the_door_with_no_outside-area-gallery = Galeria
    .light = Galeria twarzy
    .dark = Galeria pleców
th-the_door_with_no_outside-area-nursery = Pokój Dziecinny
    .light = Pokój, w którym dorastaliście
    .dark = Pokój, który dorastał bez was
th-the_door_with_no_outside-area-stair = Schody, Które Słuchają
th-the_door_with_no_outside-area-shore = Brzeg
    .light = Brzeg bez morza
    .dark = Morze bez brzegu
th-the_door_with_no_outside-area-archive = Archiwum
    .light = Dom wypowiedzianych imion
    .dark = Dom niewypowiedzianych imion
th-the_door_with_no_outside-area-loom = Krosna
th-the_door_with_no_outside-area-last_door = Ostatnie Drzwi

## Lokacje

th-the_door_with_no_outside-location-still_water = Nieruchoma woda
    .text = Kałuża pod studnią, która jest w suficie. Daj jej trochę siebie, a odda to, co w sobie trzyma.
th-the_door_with_no_outside-location-bucket_and_rope = Wiadro i sznur
    .text =
        Sznur idzie w górę. Przez pierwszych kilka sążni jest nowy. Dalej trzeba by go naprawiać, wspinając
        się.
th-the_door_with_no_outside-location-noon_bench = Ławka w południe
    .text = Stary człowiek obiera jabłko w jedną długą wstęgę. Jabłko nigdy się nie kończy.
th-the_door_with_no_outside-location-hanging_fruit = Wiszące owoce
    .text = Drzewa są spalone, a mimo to rodzą. To, co na nich wisi, odwraca się, żeby na was popatrzeć.
th-the_door_with_no_outside-location-wall_of_faces = Ściana twarzy
    .text = Portrety, rama przy ramie. Są i wasze. To wierne podobizny kogoś odrobinę lepszego.
th-the_door_with_no_outside-location-wall_of_backs = Ściana pleców
    .text = Te same ramy. W każdej ktoś odchodzi.
th-the_door_with_no_outside-location-toy_ship = Stateczek
    .text = Był twój. Stracił maszt tego dnia, kiedy kazano ci przestać się bawić.
th-the_door_with_no_outside-location-under_the_bed = Pod łóżkiem
    .text = A jednak tam było. I odtąd nie miało z kim porozmawiać.
th-the_door_with_no_outside-location-listening_step = Stopień, który słucha
    .text =
        Cokolwiek powiesz na siódmym stopniu, dom będzie wiedział. On też zapomina tam coś przed tobą ukryć.
th-the_door_with_no_outside-location-nail_seller = Sprzedawczyni gwoździ
    .text = „Z drzwi, które już nie są drzwiami – mówi. – Pamiętają, jak je wbijano”.
th-the_door_with_no_outside-location-dry_boat = Sucha łódź
    .text = Dziobem do góry w piachu, sto mil od wody. Kapitanowi nikt o tym nie powiedział.
th-the_door_with_no_outside-location-lantern_fish = Ryby latarnie
    .text = Światło pod wodą, światło w wodzie, światło, które czyta drugiemu światłu.
th-the_door_with_no_outside-location-book_of_names = Księga imion
    .text = Wpisany jest tu każdy, kto kiedykolwiek się napił. Pisarz prosi, żeby przeliterować.
th-the_door_with_no_outside-location-blank_book = Pusta księga
    .text = Białe karty i pióro bez atramentu. Pisałoby, gdyby mu dać coś, czym można pisać.
th-the_door_with_no_outside-location-window = Okno
    .text =
        Mała szybka, wysoko między dwoma pokojami, które się nie stykają. Każdy z nich sądzi, że to on jest na
        zewnątrz.
th-the_door_with_no_outside-location-loom_bench = Ława przy krosnach
    .text = Nić zbiega się tu z każdego pokoju. Na jej końcu ktoś śpi.
th-the_door_with_no_outside-location-hounds_step = Próg Ogara
    .text = Leży w poprzek progu Gospodyni. Jest wielki jak wspomnienie.
th-the_door_with_no_outside-location-the_door = Drzwi
    .text = Zwykłe, sosnowe, trochę spaczone, a dołem ciągnie. Przeciąg pachnie trawą.

## Runy

th-the_door_with_no_outside-rune-Q = miejsca, w których dom można naprawić albo rozpruć
th-the_door_with_no_outside-rune-H = słudzy i dobytek domu
th-the_door_with_no_outside-rune-R = ciemne pokoje, po których chodzą Odbicia
th-the_door_with_no_outside-rune-M = klucze i Drzwi

## Moc i Los

th-the_door_with_no_outside-resource-power = Pamięć: odzyskany kawałek siebie.
th-the_door_with_no_outside-resource-fate = Nić: jej odcinek, a prowadzi na zewnątrz.

## Granice

th-the_door_with_no_outside-border-red = Korytarz podobieństwa
    .text =
        Można przez niego przejść tylko wtedy, gdy oba Obszary mają to samo oblicze; w przeciwnym razie jest
        traktowany jak zablokowany. Obszary stałe liczą się jako jasne.
th-the_door_with_no_outside-border-blue = Korytarz niepodobieństwa
    .text =
        Można przez niego przejść tylko wtedy, gdy oba Obszary mają różne oblicza; w przeciwnym razie jest
        traktowany jak zablokowany. Obszary stałe liczą się jako jasne.

## Wydarzenia

th-the_door_with_no_outside-condition =
    Co najmniej 3 lustrzane Obszary są ciemne: dobierzcie kartę z talii magicznej; w przeciwnym razie z talii
    przetrwania.
th-the_door_with_no_outside-icon-left = Coś wylatuje wam z głowy
    .text = Zapomnienie +1. Nic takiego; ulica, melodia, kolor jakichś drzwi.
th-the_door_with_no_outside-icon-middle = Pokoje przewracają się na drugi bok
    .text =
        Obróćcie lustrzany Obszar, w którym jest najwięcej Bohaterów (jeśli nie ma ich w żadnym, obróćcie
        dowolny). Każdy Bohater, który w nim jest, dobiera 1 Zagrożenie.
th-the_door_with_no_outside-icon-right = Kroki
    .text =
        Każde Odbicie robi jeden krok ku swojemu Bohaterowi; każdy Bohater, który jest teraz w jednym Obszarze
        z własnym Odbiciem, dobiera 1 Zagrożenie. Jeśli na Mapie nie ma żadnego Odbicia, Zapomnienie +1.

## Zasady specjalne

th-the_door_with_no_outside-rule-faces = Dwa oblicza
    .text =
        Sad, Galeria, Pokój Dziecinny, Brzeg i Archiwum są lustrzane. Żeton Celu na Obszarze oznacza, że widać
        jego ciemne oblicze, brak żetonu, że jasne. Aby obrócić Obszar, połóżcie na nim żeton albo go
        zabierzcie. Źródła są takie, jakie ma widoczne oblicze. Z Lokacji, która należy do jednego oblicza,
        można korzystać, toczyć w niej Walkę i wybierać ją w efektach tylko wtedy, gdy to oblicze widać;
        żetony i Zasoby czekają na niej tymczasem bez zmian. Lokacja bez oblicza jest dostępna zawsze. Raz w
        swojej turze, przed akcją lub po niej, Bohater w lustrzanym Obszarze może wydać 1 Magię, aby ten
        Obszar obrócić. Obrócenie Obszaru nikogo nie przemieszcza.
th-the_door_with_no_outside-rule-reflections = Odbicia
    .text =
        Każdy Bohater ma jeden żeton Mistycznego Wroga, swoje Odbicie; liczy się ono jako żeton Wroga na
        swojej Lokacji. Może z nim walczyć każdy Bohater, o ile z Lokacji można korzystać. Kartę Wroga dobiera
        się według poziomu Walki tego Bohatera, którego Odbicie przedstawia: przy poziomie 1 lub 2
        Pomniejszego, przy 3 lub 4 Przeciętnego, przy 5 lub 6 Potężnego, przy 7 Potwornego. Jeśli wygra ten
        właśnie Bohater, odrzućcie żeton; Bohater zyskuje 1 Moc i 1 Doświadczenie. Jeśli wygra inny, odrzućcie
        żeton; Bohater, którego Odbicie przedstawiało, otrzymuje 1 Ranę (2). Po przegranej Walce żeton
        zostaje, a Obszar, jeśli jest lustrzany, zostaje obrócony (żeton przechodzi wtedy na Lokację z
        widocznego teraz oblicza). Kto jedna się z Odbiciem, odrzuca je, gdziekolwiek jest, a jego Bohater
        zyskuje 1 Moc. Gdy Odbicia robią kroki, każde przekracza tyle Granic, najkrótszą drogą do swojego
        Bohatera, i trafia tam na Lokację, z której można korzystać; zatrzymują je Nieprzekraczalne Granice,
        ale nie oblicza, Blokady ani liczby. W Obszarze swojego Bohatera pozostaje. Gdy pierwsze Odbicie
        opuści Mapę, jego Bohater czyta Paragraf 19.
th-the_door_with_no_outside-rule-near = Blisko Odbicia
    .text =
        Z Nieruchomej Wody może skorzystać tylko Bohater, którego własne Odbicie jest w Izbie pod Studnią lub
        w Obszarze, który z nią sąsiaduje, na którymkolwiek obliczu. Gdy Odbicia już nie ma, Bohater nie może
        z niej korzystać.
th-the_door_with_no_outside-rule-memory = Pamięć (Moc) i nić (Los)
    .text =
        Moc to odzyskany kawałek siebie, Los to odcinek nici, która prowadzi na zewnątrz. W swojej turze
        Bohater może wydać 1 Moc za Zapomnienie −2. Ciemne Archiwum jest Źródłem Losu. Przy Drzwiach każdy
        Bohater może przypisać Moc i Los dowolnego innego, w jakimkolwiek jest on Obszarze.
th-the_door_with_no_outside-rule-forgetting = Zapomnienie
    .text =
        Gdy znacznik po raz pierwszy dojdzie do 5, przeczytajcie Paragraf 20. Od 6 wzwyż każde odświeżenie
        Umiejętności kosztuje o 1 Magię więcej.
th-the_door_with_no_outside-rule-door = Drogi na zewnątrz
    .text =
        Przez Ostatnie Drzwi można przejść na więcej niż jeden sposób; wymienia je Paragraf 16. Aktywny gracz
        wybiera dowolny z tych, których warunek jest spełniony; nie musi to być pierwszy. Gdy przeczytano
        Paragraf 15, z Ławy przy krosnach nie można już korzystać.

## Rundy i tor

th-the_door_with_no_outside-round-4 = Przestawianie lamp
th-the_door_with_no_outside-round-6 = Kurz
th-the_door_with_no_outside-round-7 = Gospodyni liczy
th-the_door_with_no_outside-round-8 = Jeszcze więcej kurzu
th-the_door_with_no_outside-round-9 = Prawie rano
th-the_door_with_no_outside-round-10 = Dziesiąta noc
th-the_door_with_no_outside-track = Zapomnienie

## Karty

th-the_door_with_no_outside-card-special_e = Krwawa runa
    .text =
        Ślady na twoim przegubie. Raz w każdej Walce, po rzucie: możesz otrzymać 1 Ranę (Zagrożenie), aby
        rzucić ponownie 1 wybraną kością.

## Efekty specjalne

th-the_door_with_no_outside-special-turn = Obróćcie Obszar na drugie oblicze.
th-the_door_with_no_outside-special-echo = Każde Odbicie podchodzi bliżej swojego Bohatera.
th-the_door_with_no_outside-special-settle =
    Pojednanie z Odbiciem: odrzućcie je, gdziekolwiek jest; jego Bohater zyskuje 1 Moc.
th-the_door_with_no_outside-deed-turn_area = Wydaj 1 Magię i obróć ten Obszar
th-the_door_with_no_outside-deed-remember = Wydaj 1 Moc: Zapomnienie −2

## Paragrafy

th-the_door_with_no_outside-par-1 = Sznur
    .story =
        Wspinacie się przez godzinę. Krążek gwiazd nie rośnie. W końcu na sznurze jest węzeł, potem drugi,
        zawiązany przez kogoś, komu zmarzły ręce, a wyżej sznur nie jest już sznurem, tylko włosami,
        splecionymi, siwymi, brązowymi i żółtymi, z wielu, wielu głów. Każdy węzeł to człowiek, który doszedł
        aż tutaj i oddał, co miał, żeby ktoś inny doszedł o sążeń dalej. Wisicie tam przez chwilę. Potem
        ucinacie po kosmyku własnych, przywiązujecie starannie i spuszczacie się z powrotem do domu.
    .thread1 = Policzcie węzły w drodze na dół
    .thread1_text =
        Dziewięćdziesiąt jeden. A między czterdziestym i czterdziestym pierwszym strzępek pisma, z którego
        wynika, które pokoje kłamią.
    .thread2 = Przeskoczcie na półkę skalną
    .thread2_text = Ktoś tu obozował. Był lepiej zaopatrzony od was i miał więcej nadziei.
th-the_door_with_no_outside-par-2 = Jedna długa wstęga
    .story =
        „Siadajcie – mówi stary człowiek. – Tu zawsze jest południe, więc czemu nie”. Obiera od czasów, kiedy
        ręce miał jeszcze młode. Jeśli wstęga się zerwie, mówi, przypomni sobie, na co czeka, i dlatego uważa.
        Pytacie o drogę na zewnątrz. Zastanawia się. „Przez każdą ścianę przechodzi się tu na dwa sposoby. Być
        takim samym po obu jej stronach. Albo całkiem innym”. Unosi obierzynę, która się kołysze, z jednej
        strony czerwona, z drugiej biała. „Owszem, ludzie stąd wychodzą. Ale nigdy ci sami, którzy przyszli”.
    .thread1 = Zerwijcie za niego wstęgę
    .thread1_text = Patrzy na was jak człowiek, którego zbudzono na jego przystanku. Potem wstaje i biegnie.
    .thread2 = Zjedzcie, co wam daje
    .thread2_text = Smakuje rokiem, w którym mieliście dziewięć lat. Wszystkie małe krzywdy gasną jak świece.
th-the_door_with_no_outside-par-3 = Co tam wisiało
    .story =
        Kiedy jest po wszystkim, to coś leży w zgliszczach i jest zwykłym płaszczem. Znasz ten płaszcz.
        Pierwszy w twoim życiu zdjęty z człowieka, któremu nie był już potrzebny; grzał cię przez całą zimę i
        ani razu o nic go nie spytano. Wszystkie drzewa są obwieszone takimi rzeczami: nóż, pierścień, słowo,
        które nie padło w porę. Nic tu cię nie oskarża. Wiszą i obracają się, to wszystko, dojrzewają.
        Wybierasz jedną, zdejmujesz i niesiesz, i nie jest taka ciężka, jak się z dołu zdawało.
    .thread1 = Zdejmij coś cudzego
    .thread1_text = Nie powiesz, czyje to było. Ale ktoś oddycha lżej i nie wie dlaczego.
    .thread2 = Potrząśnij całym drzewem
    .thread2_text = Głównie żelazo. Aż dziw, ile w życiu jest żelaza.
th-the_door_with_no_outside-par-4 = Twarz
    .story =
        Chce, żeby na niego patrzeć, ten twój portret; po to go namalowano. Szczękę ma dzielniejszą od twojej.
        Za oczami nie ma niczego, czego mógłby żałować. Zadajesz obrazom po kolei pytanie, na które odpowiedź
        znasz tylko ty, i obrazy po kolei, z wielkim wdziękiem, kłamią. Bierzesz więc mokrą szmatę, którą masz
        ze sobą, i ścierasz. Pod farbą jest inna twarz, krzywa, zmęczona, odrobinę zdziwiona. Patrzy prosto na
        ciebie. „Tu jesteś” – mówi twoimi ustami. To jest pierwszy klucz.
    .thread1 = Zetrzyj i obraz obok
    .thread1_text = To ktoś nieznajomy; wybucha płaczem, schodzi z ramy i pyta, który mamy rok.
    .thread2 = Zatrzymaj szmatę
    .thread2_text = Jest w niej cała ta odwaga, tylko wycisnąć. Głupio byłoby ją zmarnować.
th-the_door_with_no_outside-par-5 = Ktoś odchodzi
    .story =
        Miały to być plecy tych, którzy cię zostawili. Ale te plecy znasz inaczej: linia ramion, płaszcz,
        dłoń, która właśnie puszcza klamkę. To są ci, których zostawiasz ty. Malarz widział ich tak, jak ty
        nigdy: z przodu, w tej chwili, kiedy jeszcze wierzyli, że się odwrócisz. W ostatniej ramie droga jest
        pusta. W oknie stoi lampa i lampa się pali. Stoisz przed tym obrazem, aż rozbolą nogi.
    .thread1 = Zawołaj kogoś z nich
    .thread1_text = Postać przystaje. Nie odwraca się. Unosi rękę na wysokość ramienia i macha.
    .thread2 = Wejdź na pustą drogę
    .thread2_text = Biegnie za ścianą i wychodzi tam, gdzie akurat nie patrzysz.
th-the_door_with_no_outside-par-6 = Powód
    .story =
        Naprawiasz maszt drzazgą i nitką. Trwa to tyle, ile trwa; światło na ścianie się nie przesuwa. A kiedy
        ręce są zajęte, to, co przepadło, przychodzi samo, jak kot, którego nikt nie wołał. Nigdy nie chodziło
        o złoto ani o sławę, a tak naprawdę i nie o dom. Chodziło o to, żeby opłynąć przylądek i zobaczyć, czy
        jest tam ktoś taki jak ty. To wszystko. Cała reszta była tą samą podróżą, tylko większą łodzią.
        Odstawiasz stateczek. Dziób wskazuje drzwi. To jest drugi klucz.
    .thread1 = Zostaw go następnemu dziecku
    .thread1_text = Zawsze jest jakieś następne dziecko. Coś w ścianie mówi „dziękuję”, bardzo małym głosem.
    .thread2 = Zabierz go ze sobą
    .thread2_text = Leży w dłoni dokładnie tak jak kiedyś. Tu jest to warte więcej niż miecz.
th-the_door_with_no_outside-par-7 = Pod łóżkiem
    .story =
        Kładziesz się na deskach i wsuwasz aż po ramiona w kurz i ciemność, tam, gdzie to mieszkało od zawsze.
        „Późno przychodzisz” – mówi. Nie gniewa się. Przez te wszystkie lata leżało tu, objąwszy kolana, i
        siedziało cicho, żeby twoja odwaga miała na czym urosnąć. „A na kim innym dałoby się ćwiczyć?”
        Podajesz mu rękę, a ono ją bierze, i nikt go nigdy nie nauczył, jak mocno wolno ściskać. Kiedy
        wychodzisz, na przegubie masz ślady, a ono idzie za tobą, trzymając się rąbka twojego płaszcza.
    .thread1 = Opowiedz mu bajkę
    .thread1_text = Dotąd słyszało tylko zakończenia, przez materac.
    .thread2 = Poproś, żeby kogoś nastraszyło
    .thread2_text = Jest zachwycone. Minęło tyle czasu.
th-the_door_with_no_outside-par-8 = Siódmy stopień
    .story =
        Siadasz na siódmym stopniu i mówisz na głos, jedną po drugiej, rzeczy, których na głos nigdy się nie
        mówi. Schody skrzypią, gdzie trzeba. Słuchają znakomicie; dopiero kiedy kończysz, dociera do ciebie,
        że same też coś mówią, tym samym skrzypieniem, cierpliwie, w kółko. Pokoje się obracają, bo ona je
        obraca. Obraca je, bo gdyby ktoś raz zobaczył oba oblicza jednego pokoju, zobaczyłby szew. A gdzie
        szew, mówią schody, tam i nić.
    .thread1 = Powiedz i tę ostatnią
    .thread1_text = A miała cię zabić. Waży mniej więcej tyle co łyżka.
    .thread2 = Zapytaj, co mówili im inni
    .thread2_text =
        Nie powinny. A jednak mówią. Wiesz już, gdzie trzy osoby schowały swoje rzeczy, nim stały się
        krzesłami.
th-the_door_with_no_outside-par-9 = Gwoździe, które pamiętają
    .story =
        Odważa je na słuch. „Ten trzymał wrota stajni. Ten trumnę; dobry gwóźdź, nikt się nie skarżył. A ten
        tkwił we framudze, na której znaczyli wzrost dzieci, i jeszcze się z tym nie pogodził”. Pytacie, do
        czego służą. „Do tego, żeby rzecz została tam, gdzie jest – mówi sprzedawczyni, zdumiona. – A czego
        innego kto tutaj chce?” Wbija jeden w powietrze między wami, otwartą dłonią; i przez czas jednego
        oddechu w całym domu nic się nie rusza.
    .thread1 = Kupcie gwóźdź od trumny
    .thread1_text = Zawija go w liść. „Na tego, co ma wasz chód” – mówi.
    .thread2 = Kupcie ten z framugi
    .thread2_text = Trzymacie go na wysokości serca, potem niżej, potem jeszcze niżej.
th-the_door_with_no_outside-par-10 = Sto mil od wody
    .story =
        Kapitan walczy jak ktoś, kto nie miał nic innego do roboty, a pokonany przeprasza za stan pokładu. „Z
        następnym przypływem spuścimy ją na wodę” – mówi. Nie ma tu przypływów. Jest piach jak okiem sięgnąć,
        a w nim, prosta jak od stępki, jedna bruzda, która biegnie do łodzi od samego horyzontu. On ją wlókł.
        Co noc, sam, o długość ramienia. „Morzem można iść i bez morza – mówi kapitan – tyle że trwa to
        dłużej”, i oddaje wam mapę.
    .thread1 = Powleczcie ją z nim jedną noc
    .thread1_text = O świcie oglądacie się za siebie i jesteście dalej, niż macie prawo być.
    .thread2 = Opowiedzcie mu o morzu
    .thread2_text = Opowiadacie, jak brzmi. Przytakuje każdej fali.
th-the_door_with_no_outside-par-11 = Czytanie
    .story =
        Wiszą wokół ciebie w czarnej wodzie, dziesiątki małych zimnych lamp, i jedna z nich czyta na głos.
        Trochę trwa, nim do ciebie dotrze, że tą książką jesteś ty. Są przy rozdziale, w którym coś
        postanawiasz; omawiają go bez złośliwości, migotaniem. Jedna uważa, że słusznie. Inna wolałaby inne
        zakończenie. Stara, przyćmiona, gdzieś z tyłu, mówi: „Ale patrzcie, tam jest ciąg dalszy”, podpływa do
        miejsca, gdzie byłaby następna strona, unosi nad nim swoje światło i czeka.
    .thread1 = Czytaj im dalej
    .thread1_text = Zmyślasz na poczekaniu. Wstrzymują oddech, co u ryb jest nie lada rzeczą.
    .thread2 = Poproś o jedno ze świateł
    .thread2_text = Idzie chętnie. Zawsze chciało zobaczyć, co się dzieje w suchych rozdziałach.
th-the_door_with_no_outside-par-12 = Imię
    .story =
        „Proszę przeliterować” – powtarza pisarz i pióro zawisa w powietrzu. A więc tak się to robi. Podajesz
        mu je głoska po głosce, z grzeczności, i z każdą jest go trochę więcej w księdze, a trochę mniej w
        tobie. Przed ostatnią przestajesz. Pochylasz się nad pulpitem i pismem dziecka, które dopiero co się
        nauczyło, wpisujesz je własną ręką, krzywo, w poprzek obu rubryk, z kleksem. „To niezgodne z
        formularzem” – mówi pisarz i blednie. Niezgodne. Tylko prawdziwe. To jest trzeci klucz.
    .thread1 = Wróć do pierwszej strony
    .thread1_text = Pierwsze imię w księdze należy do Gospodyni. Ona też się napiła.
    .thread2 = Wyrwij swoją kartkę
    .thread2_text = Pisarz sięga po dzwonek. Na razie nie należysz do nikogo.
th-the_door_with_no_outside-par-13 = Coś, czym można pisać
    .story =
        Pije z przegubu, schludnie, i pisze. Nie pisze, co się zdarzyło; to wszystko jest w sąsiednim pokoju.
        Pisze to, co się nie zdarzyło. Brat, z którym nie przyszło ci walczyć. Zima, kiedy statek nie
        przypłynął, a ty zostajesz i pieczesz chleb. Cała strona o drzwiach, które mijasz w deszczu. Czytasz,
        aż zakręci ci się w głowie. Nikt z tych ludzi nie jest nieszczęśliwy i nikt z nich nie jest tobą, i
        okazuje się, że umiesz im dobrze życzyć. Zamykasz księgę. Twoje życie to to, w którym jest krew.
    .thread1 = Napisz w niej jedną linijkę od siebie
    .thread1_text = To krótka linijka. Zaczyna się od słowa „Jutro”.
    .thread2 = Zapytaj o tego, kto ma twoją twarz
    .thread2_text = Pióro przebija papier. Jest tylko ta jedna kreska i ona się porusza.
th-the_door_with_no_outside-par-14 = Szew
    .story =
        Nie przestaje tkać. Nie jest ani stara, ani młoda; od tak dawna nie jest niczyją córką, że twarz nie
        miała już po co trzymać kształtu. „Napiłam się pierwsza – mówi Gospodyni. – Nie było wtedy domu. Była
        tylko ciemność między dwojgiem drzwi i bałam się. Więc zrobiłam pokój. Ale pokój chce, żeby ktoś w nim
        był”. Wszystkie nici biegną jej przez palce, a na końcu każdej ktoś oddycha. Teraz widzicie, jak to
        jest zrobione. Jedno porządne pociągnięcie otworzyłoby to wszystkim. Ktoś musiałby trzymać koniec.
    .thread1 = Zapytajcie, jak ją nazywano
    .thread1_text = Musi się zastanowić. Kiedy znajduje, czółenko spada na podłogę, a ona go nie podnosi.
    .thread2 = Usiądźcie przy niej i potkajcie trochę
    .thread2_text = Przyjemna praca. Widać, jak mogłaby wejść w nawyk.
th-the_door_with_no_outside-par-15 = Koniec Ogara
    .story =
        Umiera powoli i z godnością, jak to wielkie stworzenia, a jego łeb opada wam do stóp jak drzwi. Za
        nim, przy krosnach, wstała Gospodyni. W rękach nie ma nic. Patrzy ponad wami na wielki szary bok i
        mówi słowo, imię psa, imię szczenięcia; a potem pruje się, całkiem cicho, nitka po nitce, bo nie ma
        już nikogo, kto by ją poznał. Krosna stają. W całym domu słychać, jak coś osiada. Nikt już nie
        podtrzymuje ścian. I ściany to zauważyły.
    .thread1 = Utnijcie sobie po nitce
    .thread1_text = Drga w dłoni i wskazuje kierunek. Nie jest już wybredna, jaki.
    .thread2 = Pochowajcie Ogara
    .thread2_text =
        Zajmuje to resztę nocy. Dom wam pozwala. Macie wrażenie, że się przygląda, jak to się robi.
th-the_door_with_no_outside-par-16 = Ostatnie Drzwi
    .story =
        To takie zwyczajne drzwi. W drewnie, na wysokości kolana, jest wyżłobienie, tam gdzie jakiś pies
        chciał wyjść. Kładziecie przed nimi wszystko, co znaleźliście; niewielki to stosik i jest w nim
        wszystko. Przeciąg idzie dołem i przechodzi wam po stopach, z zapachem trawy, deszczu, który nadciąga,
        i czyjegoś dymu. Za wami pokoje przestają się obracać, jeden po drugim, i słuchają. Po tej stronie
        jest klamka. Jest zupełnie gładka. Bardzo wielu ludzi doszło aż tak daleko, żeby ją trzymać.
    .choice1 = Otwórzcie je wszystkim
    .choice2 = Jedno z was trzyma nić
    .choice3 = Wymknijcie się
    .choice4 = Wyważcie je kopniakiem
th-the_door_with_no_outside-par-17 = Przestawianie lamp
    .story =
        Koło środka czwartej nocy ktoś idzie przez dom i przestawia lampy. Słychać filcowe podeszwy, klucz,
        małe kaszlnięcie. Kiedy kroki miną, cienie leżą po drugiej stronie wszystkiego, a jedno z was mówi:
        „Czy to krzesło tu stało?” To zwykłe krzesło, z jednym ramieniem wytartym do białości. Na siedzeniu
        leży para wełnianych rękawic. Pamiętacie te rękawice. Szedł przed wami drogą jakiś wędrowiec, dwa dni
        przed studnią; pomachał wam. Przestawiacie krzesło w ciepłe miejsce, wszyscy razem, bez słowa.
    .thread1 = Włóżcie rękawice na ramiona krzesła
    .thread1_text = Skrzypi. Może to tylko od ciepła.
    .thread2 = Idźcie za kaszlem
    .thread2_text = Przez pięć pokojów, niepostrzeżenie. Teraz wiecie, jak ona chodzi.
th-the_door_with_no_outside-par-18 = Gospodyni liczy
    .story =
        Zaczyna się na samej górze domu i schodzi w dół: kobiecy głos, który w każdym pokoju mówi jakąś
        liczbę, życzliwie, jak się liczy dzieci wsadzane na wóz. Liczy się krzesła. Liczy się zegary. W
        sąsiednim pokoju głos mówi liczbę, urywa i mówi ją jeszcze raz. Stoicie plecami do ściany i trzymacie
        się nawzajem za rękawy. Wcale tego nie chcieliście, ale wasze wargi zaczęły się poruszać. Kiedy
        dojdzie do was, tak łatwo będzie być liczbą: kto został policzony, tego nigdy się nie odsyła.
    .thread1 = Liczcie razem z nią, ale źle
    .thread1_text = Gubi się, śmieje i musi wrócić na strych.
    .thread2 = Spójrzcie przez dziurkę od klucza
    .thread2_text = Prowadzi kogoś za rękę. Ten ktoś stoi zupełnie jak wy.
    .choice1 = Powiedzcie na głos swoje imiona
    .choice2 = Wstrzymajcie oddech
    .choice3 = Dajcie się policzyć
th-the_door_with_no_outside-par-19 = Ten, kto ma twoją twarz
    .story =
        Z bliska nie jest aż tak podobne. Ma twoje blizny, ale po drugiej stronie, i trzyma się tak jak ktoś,
        komu zawsze wybaczano. „To ja robię to, czego ty chcesz – mówi. – Za każdym razem. Kiedy milczysz, ja
        mówię. Kiedy idziesz dalej, ja zostaję”. Nie ma już między wami szkła. Miała przyjść nienawiść, a
        choćby zdumienie. Ale to jest tak, jakby wkładać but, który stał przy piecu: trochę sztywny, ciepły, a
        potem sięgasz o stopę wyżej i jest tam już tylko jedno z was.
    .thread1 = Zapytaj, co widziało przy krosnach
    .thread1_text = Teraz już to wiesz. Ława, pies, bardzo zmęczona kobieta.
    .thread2 = Daj się obejrzeć pozostałym
    .thread2_text = Obchodzą cię raz dookoła. „Zgadza się – mówią. – To naprawdę ty”.
th-the_door_with_no_outside-par-20 = Słowo, które nie chce przyjść
    .story =
        Jest na końcu języka. To słowo oznacza osobę, która. Jeszcze rano je mieliście; opowiadaliście coś
        pozostałym o niej albo o nim, to było śmieszne, była w tym jakaś łódź. Teraz stoicie z ręką uniesioną
        do połowy i wszyscy czekacie, uprzejmie, aż ktoś dokończy zdanie. Nikt nie kończy. Ogień strzela. Po
        chwili jedno z was mówi: „W sumie całkiem tu wygodnie”, i nikt nie zaprzecza. Dopiero dużo później, w
        ciemności, każde z was się boi.
    .thread1 = Opowiedzcie tę historię od końca
    .thread1_text = Wspak przychodzi. Była łódź. Był śmiech. Była ona.
    .thread2 = Spiszcie, co zostało
    .thread2_text = Całkiem sporo, kiedy ustawić to w rzędzie.
    .choice1 = Wytnijcie sobie nawzajem znak
    .choice2 = Dajcie spokój

## Zakończenia

th-the_door_with_no_outside-ending-end_morning = Ranek
    .story =
        Ciągniecie, wszyscy naraz, i dom pruje się wzdłuż szwu jak rękaw. Nie ma żadnego huku. Jest pole,
        mokre, słońce wschodzi za nim, a na polu są ludzie: stoją, siedzą, trzymają się za własne łokcie. Ktoś
        przechyla głowę tak, jak to robią zegary. Ktoś ma jedną rękawicę. Tu i tam zaczynają mówić swoje
        imiona. Kobieta o twarzy nijakiej stoi boso przy wyschniętej studni, a przez trawę biegnie do niej
        pies, młody, nieprzytomny ze szczęścia. Liczycie przyjaciół. Zgadza się. Liczycie jeszcze raz, dla
        samej przyjemności.
th-the_door_with_no_outside-ending-end_keeper = Koniec nici
    .story =
        „Idźcie – mówi to z was, które trzyma nić. – Ja ją tylko przytrzymam, póki nie przejdziecie”. I
        przechodzą, z każdego pokoju, mrużąc oczy, a na progu każdy przystaje, żeby dotknąć dłoni, w której
        jest koniec. Ostatni wychodzicie wy. Wiecie już, jak te drzwi są zrobione i co się dzieje, kiedy się
        zatrzasną. Tam, gdzie była studnia, nie ma studni. Jest trawa i odcinek szarej nici, który z niej
        wychodzi, napięty, i trochę brzęczy, jakby ktoś tam na dole trącał ją dla towarzystwa. Siadacie przy
        niej i zaczynacie jej opowiadać o pogodzie.
th-the_door_with_no_outside-ending-end_not_quite = Niezupełnie wy
    .story =
        Jesteście na zewnątrz. Deszcz jest prawdziwy; stoicie w nim z otwartymi ustami i śmiejecie się. O
        pokojach nikt nie mówi. Dopiero na trzeci dzień ktoś zauważa, że dawniej siadaliście po drugiej
        stronie ognia. Nucicie teraz coś, co nie ma końca. Jest jakieś słowo, którego już nie macie, na kogoś,
        i blizna, o której przysiąglibyście, że była po lewej. To nic. Każdy zostawia coś w domu, w którym
        mieszkał. Ale nocą, w nieruchomej wodzie, widzicie kogoś, kto patrzy na was z bardzo daleka, z głębi,
        i przestał już wołać.
th-the_door_with_no_outside-ending-end_house_came = Dom przyszedł także
    .story =
        Puszczają od pierwszego kopnięcia. Nigdy nie były zamknięte; ktoś je tylko trzymał. Biegniecie przez
        trawę, wszystko jęczy za wami, i nie stajecie aż do najbliższej wsi. Ludzie są tam dobrzy. Dają wam
        pokój. To zwykły pokój, z krzesłem, i dopiero nad ranem spostrzegacie, że ma za dużo kątów. W
        następnej wsi to samo. Nikt już nie podtrzymuje ścian, więc wyszły poszukać kogoś, kto będzie. Wzdłuż
        drogi za wami, jedna po drugiej, studnie napełniają się gwiazdami.
th-the_door_with_no_outside-ending-end_furniture = Miejsce do stania
    .story =
        Było coś, co zamierzaliście zrobić. Stoicie pośrodku podłogi i czekacie, aż wróci, a stać to żaden
        kłopot. Lampa zostaje przestawiona. Ktoś w filcowych podeszwach obchodzi was, zastanawia się i odwraca
        odrobinę ku ścianie, gdzie światło jest lepsze. Macie dobre ramiona. Zawsze mieliście dobre ramiona.
        Niebawem wchodzą inni, zmarznięci, wystraszeni, czworo ich albo troje, ze studni, jak mówią; a jedno z
        nich, bardzo zmęczone, siada.
th-the_door_with_no_outside-ending-end_tenth_night = Dziesiąta noc
    .story =
        Słyszeliście, jak się zamknęły. Nie było to głośne; zasuwa, daleko stąd, o dwa pokoje albo o sto.
        Potem nocy już się nie numeruje. Rozpaliliście ogień i drew nigdy nie brak. Czasem po drugiej stronie
        siada ten, kto ma waszą twarz, i rozmawiacie; okazuje się, że bardzo wiele was łączy. Przy drodze,
        koło studni z nowym sznurem, stoją wasze tobołki, buty i płaszcz złożony w kostkę. Zatrzymuje się tam
        woźnica. Dzień jest upalny. Spuszcza wiadro, słyszy, jak uderza, i dziwi się, że brzmi to zupełnie jak
        pukanie.

## What its special rules say

th-the_door_with_no_outside-ask-turn = Który Obszar obrócić?
th-the_door_with_no_outside-do-foe_of = Walcz z Odbiciem: { $hero } ({ $location })
th-the_door_with_no_outside-tell-turned_dark = Widać ciemne oblicze: { $area }.
th-the_door_with_no_outside-tell-turned_light = Widać jasne oblicze: { $area }.
th-the_door_with_no_outside-tell-reflection_gone = Odbicie znika: { $hero }.
th-the_door_with_no_outside-verb-turn = obróć Obszar
th-the_door_with_no_outside-verb-settle = pogódź się z Odbiciem
th-the_door_with_no_outside-verb-echo = Odbicia podchodzą bliżej
th-the_door_with_no_outside-who-in_turned_area = każdy Bohater w obróconym Obszarze
th-the_door_with_no_outside-who-with_own_reflection = każdy Bohater w Obszarze swojego Odbicia
th-the_door_with_no_outside-reflection = Odbicie ({ $hero })
