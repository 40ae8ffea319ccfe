### Przygoda

th-borrowed_wings = Pożyczone skrzydła
    .intro =
        Spadł nocą, z hukiem rozdzieranego żagla, i zaorał nad wioską Askby bruzdę długą na pół mili. O świcie
        leżał tam i parował: statek długi jak sześć drakkarów, ze spiżu i szkła, z żebrami zamiast skrzydeł.
        Na pokładzie nie było nikogo. Na szczycie nad doliną od tamtej chwili krąży światło, cierpliwe jak
        oko, a starzy mówią, że woła tych, którzy statek zgubili, aby po niego wrócili, i że Wysocy nie
        zostawiają świadków.

        Może baliby się tego bardziej, gdyby ten sam wstrząs nie zwalił góry w poprzek rzeki. Z Askby nie ma
        już drogi. Za osuwiskiem jezioro pnie się w górę, na szerokość dłoni co godzinę; za dziesięć dni
        zakryje dachy. Dwustu ludzi, ani jednej łodzi, urwiska ze wszystkich stron, a na polu nad kościołem
        statek, który kiedyś latał. Nie jesteście szkutnikami nieba. Ale byliście tu, kiedy ciągnięto losy,
        kogo wnieść na skały, i powiedzieliście: zaczekajcie.
    .text = Średnia do trudnej: wiele części do naprawy i dwa zegary.

## Cele

th-borrowed_wings-goal-launch =
    Start: naprawiono co najmniej 4 z 5 części statku, w tym Serce, a do Rampy przypisano 1 Moc.

th-borrowed_wings-goal-bargain = Układ: zawrzyjcie przy Kamieniu Rokowań układ z głosem, który tam przemawia.
th-borrowed_wings-goal-owners = Właściciele wracają: znacznik toru Przygody dociera na skrajne prawe pole.
th-borrowed_wings-goal-lake = Czas się kończy: jezioro przerywa groblę.
th-borrowed_wings-goal-hero_falls = Bohater ginie.

## Obszary

th-borrowed_wings-area-askby = Wioska Askby
th-borrowed_wings-area-terraces = Jęczmienne Tarasy
th-borrowed_wings-area-prow = Bruzda: Dziób
th-borrowed_wings-area-stern = Bruzda: Rufa
th-borrowed_wings-area-pine_gorge = Sosnowy Wąwóz
th-borrowed_wings-area-old_mine = Stara Kopalnia
th-borrowed_wings-area-glass_crater = Szklany Krater
th-borrowed_wings-area-star_ledge = Gwiezdna Półka
th-borrowed_wings-area-beacon_peak = Szczyt Światła

## Lokacje

th-borrowed_wings-location-meeting_house = Dom Wiecowy
    .text = Od dwóch dni spierają się, czy spiżowy ptak to grzech.

th-borrowed_wings-location-goat_weavers = Kozie Tkaczki
    .text = Ich płótno jest cieńsze niż oddech, a nie ima się go ostrze. Przynieście im belkę do krosna.

th-borrowed_wings-location-dyke = Grobla
    .text = Czterdzieścioro ludzi powstrzymuje jezioro koszami. Stańcie wśród nich na jedną noc.

th-borrowed_wings-location-helm = Ster
    .text = Sto rogowych klawiszy, na każdym inny znak. Próbujcie po kolei albo nauczcie się czytać.

th-borrowed_wings-location-sail_ribs = Żebra Żagla
    .text =
        Nagie palce ze spiżu, gdzie dawniej było skrzydło. Okryć je można czymkolwiek; tylko jedna rzecz nie
        będzie błyszczeć.

th-borrowed_wings-location-ramp = Rampa
    .text = Tędy wejdą na pokład, jeśli będzie na co wchodzić. I tu zapala się ostatnią iskrę.

th-borrowed_wings-location-hull_breach = Wyrwa w Kadłubie
    .text = Przez tę dziurę dałoby się przejechać furą siana. Rabusie już to zrobili.

th-borrowed_wings-location-keel_well = Studnia Kilu
    .text = W najgłębszym miejscu statku leży koryto, w którym trzymano ciężar albo jego brak.

th-borrowed_wings-location-heart_chamber = Komora Serca
    .text = Coś wciąż robi tam obchód. A dalej zimna latarnia czeka na ogień.

th-borrowed_wings-location-tar_burners = Obóz Smolarzy
    .text = Siedzą tu teraz zbóje i palą wszystko prócz smoły.

th-borrowed_wings-location-lodestone_gallery = Magnetytowy Chodnik
    .text = Każdy kilof w kopalni wskazuje w tę stronę. To, co tu mieszka, też.

th-borrowed_wings-location-collapsed_shaft = Zawalony Szyb
    .text = Stukanie, trzy i trzy. Ktoś musi dźwigać belkę, póki się nie wyczołgają.

th-borrowed_wings-location-lens_field = Pole Soczewki
    .text =
        Tam, gdzie statek uderzył po raz pierwszy, piasek stał się szkłem, a szkło wciąż trzyma w sobie tamten
        blask.

th-borrowed_wings-location-sentinel = Wartownik
    .text = Wypadł ze statku, cały w ogniu, i wstał. Ma rozkazy.

th-borrowed_wings-location-observatory = Obserwatorium Pustelników
    .text = Dziewięciu pustelników od trzystu lat przepisuje tu niebo. Te znaki już kiedyś widzieli.

th-borrowed_wings-location-rope_lift = Linowy Wyciąg
    .text = Kosze na kole, dawniej do serów. Trzeba mu nowego drewna i odrobiny odwagi.

th-borrowed_wings-location-beacon = Krążące Światło
    .text = Woła ich. Nie da się go zgasić, ale można je obrócić w niewłaściwą stronę.

th-borrowed_wings-location-parley_stone = Kamień Rokowań
    .text = Kiedy Wysocy są dość blisko, słychać tu głos, który podaje cenę.

## Runy, fakty, Zasoby, Granice

th-borrowed_wings-rune-P = pięć części statku
th-borrowed_wings-rune-W = wysokie, odkryte miejsca, na których lądują strażnicy Wysokich
th-borrowed_wings-flag-silk = macie od tkaczek kozi jedwab: Żagiel można naprawić po cichu
th-borrowed_wings-flag-pitch = znacie sekret sosnowej smoły: Kadłub można naprawić po cichu
th-borrowed_wings-flag-lodestone = macie magnetyt: Kil można naprawić po cichu
th-borrowed_wings-flag-script = umiecie czytać znaki statku: Ster można naprawić po cichu
th-borrowed_wings-flag-lens = macie ciemną soczewkę: Serce można zbudzić po cichu
th-borrowed_wings-flag-lift = linowy wyciąg działa: niebieskie Granice można przekraczać
th-borrowed_wings-flag-heart_done = Serce jest naprawione

th-borrowed_wings-resource-power =
    Niebiański ogień, światło w żyłach statku. Jego Źródłem jest Szklany Krater.

th-borrowed_wings-resource-fate =
    Rodziny z Askby gotowe wejść na pokład. Nie daje ich żadne Źródło; przypisuje się je do Rampy.

th-borrowed_wings-border-red = Piarg
    .text = Kto go przekracza, wydaje 1 Budulec albo otrzymuje 1 Ranę o rozmiarze 1.

th-borrowed_wings-border-blue = Linowy wyciąg
    .text = Granica Nieprzekraczalna, cokolwiek mówiłyby karty, dopóki wyciąg nie ruszy; potem Zwykła.

## Planszetka Przygody

th-borrowed_wings-condition =
    Jeśli znacznik toru Przygody stoi na polu 6 lub dalej w prawo, dobierzcie z lewej talii (magicznej); w
    przeciwnym razie z prawej (górskiej).

th-borrowed_wings-icon-left = Światło mruga
    .text =
        Przesuńcie znacznik o 1 w prawo. Jeśli stoi na polu 6 lub dalej w prawo, połóżcie, o ile to możliwe, 1
        Wroga Mistycznego na Lokacji z runą W, na której nie ma ani Wroga, ani żetonu Paragrafu.

th-borrowed_wings-icon-middle = Statek osiada
    .text =
        Połóżcie, o ile to możliwe, 1 żeton Podwyższonego kosztu na tej nienaprawionej części statku (runa P),
        która ma ich najmniej.

th-borrowed_wings-icon-right = Odpowiedź
    .text = Przesuńcie znacznik o 2 w prawo.

th-borrowed_wings-rule-parts = Części statku
    .text =
        Kadłub, Żagiel, Kil, Ster i Serce (runa P). Naprawa kładzie na części żeton Celu; przy starcie liczy
        się żetony Celu.

th-borrowed_wings-rule-flare = Szybko albo po cichu
    .text =
        Bez odpowiedniej wiedzy część naprawia się szybko: naprawa rozbłyska i znacznik przesuwa się o 1 w
        prawo. Z tą wiedzą naprawa jest cicha. Cena pozostaje ta sama, a liczy się chwila naprawy, nie chwila,
        w której przypisano pierwsze Zasoby.

th-borrowed_wings-rule-wardens = Strażnicy
    .text =
        Żeton Wroga Mistycznego to strażnik Wysokich. Do Walki z nim dobiera się kartę Przeciętnego Wroga.
        Wygrana: odrzućcie żeton, zwycięzca otrzymuje 1 Moc. Przegrana: przesuńcie ponadto znacznik o 1 w
        prawo.

th-borrowed_wings-rule-boarding = Rodziny
    .text = Losu na Rampie nigdy się nie odrzuca i nie wywołuje on żadnego efektu; liczy się go na końcu.

th-borrowed_wings-round-3 = Pęknięcia w grobli
    .text = Grupa traci 2 Budulce albo każdy Bohater dobiera 1 Zagrożenie.
    .choice1 = Podeprzeć groblę
    .choice2 = Niech pęka

th-borrowed_wings-round-6 = Pierwszy strażnik

th-borrowed_wings-round-9 = Woda na ulicy
    .text =
        Każdy Bohater z Askby i z Tarasów trafia na Dziób, a tamtejszych Lokacji nie można już używać; każdy
        Bohater dobiera 1 Zagrożenie.

th-borrowed_wings-track = Światło, które odpowiada

## Karty i efekty specjalne

th-borrowed_wings-card-special_l = Cieśle z Askby
    .text =
        Wartość tej akcji jest o 1 wyższa w Lokacji z runą P. Jeśli akcja naprawiła część statku, aktywny
        Bohater może po niej odrzucić 1 Zagrożenie.

th-borrowed_wings-special-launch =
    Policzcie żetony Celu na częściach statku i Los na Rampie. Jeśli razem jest ich 7 lub więcej, gra kończy
    się zakończeniem „Wszyscy na pokładzie”, w przeciwnym razie zakończeniem „Ciężkie skrzydła”.

th-borrowed_wings-special-flood =
    Postawcie na Dziobie każdego Bohatera, który jest w Wiosce Askby lub na Jęczmiennych Tarasach. Odtąd nie
    można używać Lokacji w tych dwóch Obszarach; przechodzić przez nie wciąż wolno.

th-borrowed_wings-special-carpenters =
    Jeśli to Przypisanie wykonuje się w Lokacji z runą P, jego wartość jest o 1 wyższa. Jeśli naprawi ono
    część statku, aktywny Bohater może odrzucić 1 Zagrożenie.

th-borrowed_wings-special-turn_light =
    Przesuńcie znacznik o 4 w lewo (najdalej na pole 0) i odrzućcie wszystkich Wrogów Mistycznych z Lokacji z
    runą W.

## Paragrafy

th-borrowed_wings-par-1 = Dom Wiecowy
    .story =
        Ksiądz mówi, że co z nieba spadło, to niebo powinno samo podnieść. Młynarz mówi, że widzi stąd własny
        dach, a za dachem jezioro, i że zaczął porównywać wysokości. Patrzą na was. Mówicie im bez ogródek, że
        nie wiecie, czy to poleci; że pływaliście na gorszych; że na statku nie może połowa załogi modlić się
        przeciwko wiatrowi. Zapada cisza, w której jest sporo wody. W końcu wstaje akuszerka. Ma listę,
        powiada, tych, co nie mogą chodzić. Ona zaczęłaby od nich.
    .thread1 = Lista akuszerki
    .thread1_text = Chodzicie z nią od drzwi do drzwi. Trwa to całą noc i nikt nie odmawia dwa razy.
    .thread2 = Stodoła młynarza
    .thread2_text = Od lat nie potrzebował nowego dachu. Ale i tak na niego odkładał.

th-borrowed_wings-par-2 = Pierwszy strażnik
    .story =
        Nikt nie widzi, jak przybywa. Koza przestaje żuć, a na murku nad ścieżką stoi postać cienka jak
        kreska, wyższa od drzwi, z płytą gładkiego metalu zamiast twarzy; widzicie w niej siebie, bardzo
        małych. Robi krok, a szron idzie razem z nią. Schyla się, podnosi gwóźdź, który ktoś z was upuścił, i
        obraca go, i obraca, z czymś na kształt czułości. Potem płyta unosi się ku bruździe. Teraz widać w
        niej statek, połatany wrotami od stodół i smołą. Długo się nie porusza. Zdaje się, że liczy.
    .thread1 = Dajcie mu młotek
    .thread1_text = Wyciągacie ku niemu młotek, do którego należał gwóźdź. Bierze go. Kłania się.
    .thread2 = Dzieci na murku
    .thread2_text = Niektóre rodziny wciąż jeszcze miały nadzieję. Teraz zobaczyły jego twarz i się pakują.

th-borrowed_wings-par-3 = Kozie tkaczki
    .story =
        Wełnę wyczesują z ciernistych krzaków, tu kłaczek, tam kłaczek, gdzie wiosną ocierają się dzikie kozy;
        koszula to rok, całun dwa lata, a o żagiel, mówi najstarsza z sióstr, nikt dotąd nie był tak szalony,
        żeby prosić. Ustawiacie nową belkę. Szepczą, obchodzą ją wokoło, trącają palcem. Potem idą do skrzyń.
        Koszule, chusty, czterdzieści lat wypraw ślubnych, szatki do chrztu i trzy całuny, starannie oznaczone
        ich własnymi imionami. „Jeśli poleci, nie będą nam potrzebne”, mówi najstarsza, nawlekając igłę. „A
        jeśli nie poleci, też nie będą nam potrzebne”.
    .thread1 = Każdemu po koszuli
    .thread1_text = Z tego, co zostało, żagla się nie uszyje. Ale nóż się na tym ześliźnie.
    .thread2 = Śpiewać przy szyciu
    .thread2_text = Ich pieśń ma sto zwrotek, a w zwrotkach siedzą wszystkie sekrety doliny.

th-borrowed_wings-par-4 = Jedna noc na grobli
    .story =
        Kosz, bark, skarpa; kosz, bark, skarpa. Obok was pracuje człowiek, który pierwszego dnia stracił
        zagrodę i dźwiga tak, jakby mógł ją wynieść z powrotem. Koło północy kawał grobli długi jak stodoła
        zaczyna się pocić, a potem cieknąć. Kładziecie się w nim. Nic innego nie da się zrobić, więc
        kładziecie się w wyrwie, ramię w ramię, z twarzami w błocie, i czujecie, jak cały zimny ciężar jeziora
        opiera się wam na plecach i się namyśla. Ktoś nad wami rzuca słomę, drzwi, wóz. Kiedy was wyciągają,
        gwiazdy są już gdzie indziej. Grobla trzyma. Człowiek, który stracił zagrodę, trzyma się także.
    .thread1 = Ramię w ramię
    .thread1_text = Co nie ma już belki, może się oprzeć na plecach. Nauczyli się jak.
    .thread2 = Sucha słoma
    .thread2_text = Stodoła, ogień, zupa. Zapomnieliście już, że może być ciepło.

th-borrowed_wings-par-5 = Smoła
    .story =
        Zbóje zjedli smolarzom świnię i palili właśnie smolarskimi krzesłami. Odchodzą prędzej, niż przyszli.
        Z krzaków, jeden po drugim, wychodzi trzech umorusanych braci, którzy przyglądali się bójce z
        zainteresowaniem znawców. Są wam winni świnię, powiadają, albo na odwrót. Dać mogą sekret: jak pędzić
        smołę tak powoli, z korzeni, nie z pni, żeby stężała na twardość rogu i zmatowiała jak łupek.
        Przypływały po nią kiedyś statki znad morza. Przez szew zalany taką smołą światło się na zewnątrz nie
        przeciśnie. „Do środka też nie”, mówi najmłodszy i mruga.
    .thread1 = Łupy zbójów
    .thread1_text = Zostawili swoje worki. Większość rzeczy ma właściciela; niektóre nie mają.
    .thread2 = Trzy mocne grzbiety
    .thread2_text = Braci nic tu nie trzyma. Idą z wami, a wąwóz znają jak własną kieszeń.

th-borrowed_wings-par-6 = Linowy wyciąg
    .story =
        Od trzystu lat pustelnicy spuszczają nim modlitwy, a wciągają sery. Koło ma więcej łat niż drewna.
        Wstawiacie swoje belki, smarujecie piastę łojem z całej zimy, i wtedy pojawia się pytanie, kto jedzie
        pierwszy. Bez słowa zostaje postanowione, że ten, kto wiązał węzły. Kosz wychyla się nad pustkę. Pod
        stopami macie tarasy jak stopnie schodów i jezioro, o wiele za duże; obok zawisa pustułka i zagląda do
        środka. Potem koło stęka, zaskakuje, i suniecie w górę przez powietrze, jakby wam to było od zawsze
        pisane.
    .thread1 = Spojrzeć w dół
    .thread1_text = Z góry widać, gdzie ziemia jest hojna.
    .thread2 = Przysłać ser
    .thread2_text = Trochę go zostało. Po trzystu latach ma już własne poglądy, ale krzepi.

th-borrowed_wings-par-7 = Magnetytowy chodnik
    .story =
        Bestia nie żyje, a jej szczecina wciąż stoi i wskazuje, cała, na ścianę. Zanim podejdziecie bliżej,
        odkładacie broń; ktoś zapomina o klamrze i trzeba go odciągać. Kamień nie jest większy od bochna.
        Czterech chłopa go tu niosło, mówią górnicy, a potem przez tydzień przekonywali własne narzędzia, żeby
        go puściły. Ale odwrócony pcha. Czujecie to przez dłonie: miękką, upartą niechęć do opadania.
        Wynosicie go we dwójkę, na desce. I spostrzegacie, że nie tyle go niesiecie, ile się go trzymacie.
    .thread1 = Kilofy i łomy
    .thread1_text = Wzdłuż ściany leży całe żelazo, które kamień zebrał przez sto lat.
    .thread2 = Szczecina
    .thread2_text = Związana w pędzel, zawsze wskazuje w stronę przeciwną do niebezpieczeństwa.

th-borrowed_wings-par-8 = Trzy i trzy
    .story =
        Wsuwacie barki pod belkę i góra was zauważa. To nie jest ciężar, to jest uwaga. Między waszymi stopami
        dziura zaczyna oddychać; wyłania się z niej lampa, za lampą ręka, chłopiec, drugi chłopiec, kobieta,
        która mówi dobry wieczór. Śpiewali tam na dole, żeby oszczędzać powietrze, co, jak sami przyznają,
        jest trochę na opak. Jedenaścioro. Liczycie ich, jak mijają wasze kolana. Dwunasta nie wychodzi, więc
        stoicie dalej, dygocąc, aż wyjdzie, z kurą za pazuchą. Wtedy puszczacie, a góra, straciwszy
        zainteresowanie, siada.
    .thread1 = Kura
    .thread1_text = Na miejscu znosi jajko. Wszyscy są zgodni, co to znaczy.
    .thread2 = Górnicze ręce
    .thread2_text = Dajcie im pół dnia, a na rufie ruszy kuźnia.

th-borrowed_wings-par-9 = Pole soczewki
    .story =
        Idziecie z zawiązanymi oczami, gęsiego, trzymając się liny, bo ziemia jest jedną taflą stopionego
        piasku, a w jej wnętrzu wciąż trwa południe. Szkło brzęczy pod butami. W samym środku, gdzie kil
        dotknął najpierw, przeszło przez biel i przez wszystkie barwy aż do czerni: krąg szeroki jak tarcza,
        zimny, który wypija światło i nic nie oddaje. Unosicie róg opaski, patrzycie przez niego i całe
        oślepiające pole milknie. A na szczycie, jak pestkę w jabłku, widzicie to, co krąży wewnątrz światła.
    .thread1 = Odłupać brzeg
    .thread1_text = Białe szkło schodzi płatkami, jeśli komuś niestraszne oparzenia.
    .thread2 = Patrzeć dłużej
    .thread2_text = Rysujecie to, co tam krążyło. Ma rączkę.

th-borrowed_wings-par-10 = Rozkazy
    .story =
        Długo trwa, nim przestanie. Nawet leżąc, nawet w kawałkach, wciąż próbuje stanąć między wami a
        kraterem, a jego głos, suchy stukot jak kołatek w ścianie, powtarza i powtarza te same dziewięć
        uderzeń. Klękacie przy głowie. Ogień w niej gaśnie; osłaniacie go dłońmi, jak osłania się świecę.
        Dziwna to rzecz, litować się nad czymś takim. Dziewięć uderzeń zwalnia do ośmiu, do siedmiu. Przy
        trzech jakby was dostrzegł. Przy dwóch otwiera własną pierś, ostrożnie, jak ktoś, kto oddaje klucze, i
        pokazuje wam, gdzie trzyma światło.
    .thread1 = Dziewięć uderzeń
    .thread1_text = Nauczcie się ich. Może inni jego rodzaju wezmą je za rozkaz.
    .thread2 = Jego klinga
    .thread2_text = Za długa, za lekka i za ostra na pochwę, którą dla niej robicie.

th-borrowed_wings-par-11 = Trzysta lat nieba
    .story =
        Noce trzymają na półkach, każda noc w osobnym zwoju. Pustelnik z atramentem na nosie wchodzi na
        drabinę i znosi rok z czasów nauczyciela swojego nauczyciela. Na marginesie, narysowane starannie
        przez kogoś, kto najwyraźniej umierał ze strachu, leci rzędem siedem statków, a pod nimi są znaki z
        ich burt. Znacie te znaki. Opieraliście się o nie. „Ten, naszym zdaniem, to w górę”, mówi. „A ten to
        albo w dół, albo kolacja”. Przy drugim dzbanku ziół krzyczycie z przejęcia, wszyscy, pustelnicy też, a
        ślub milczenia leży złamany na podłodze, między okruchami sucharów.
    .thread1 = Siódmy statek
    .thread1_text = Na rysunku leci z dala od innych. W oknie widać rękę, która macha.
    .thread2 = Przepisywać do świtu
    .thread2_text = Wychodzicie z piekącymi oczami i rękawem pełnym gwiazd.

th-borrowed_wings-par-12 = Krążące światło
    .story =
        Z bliska wcale nie świeci. Pierścień z metalu, w nim drugi pierścień, a pomiędzy nimi coś jak kropla
        wody, co krąży i krąży, i mówi jedno słowo głosem odrobinę za wysokim, żeby go usłyszeć. Wszystkie psy
        w dolinie od wielu dni leżą z łapami na uszach. Nie możecie tego rozbić; próbowaliście i młot jest
        teraz krzywy. Ale światło ma przód i tył. Wciskacie swoje żelazo pod zewnętrzny pierścień, napieracie
        i myślicie bardzo mocno o jakimś innym miejscu. Obraca się z piskiem. Daleko w mroku, między dwiema
        gwiazdami, coś, co nadlatywało, zaczyna się wahać.
    .thread1 = Inne słowo
    .thread1_text = Nauczcie je mówić: nie tutaj. Uczy się szybko; jest po prostu samotne.
    .thread2 = Wewnętrzny pierścień
    .thread2_text = Zostaje wam w dłoni, ciepły i pełen szumu skrzydeł.

th-borrowed_wings-par-13 = Głos przy kamieniu
    .story =
        Nie dobiega z kamienia i nie dobiega z góry. Po prostu jest, waszym własnym głosem, jak wtedy, gdy
        czyta się, nie poruszając ustami. Nie gniewa się. Zgubił statek i odkrył, że są w nim myszy. Chciałby
        wiedzieć, czego myszom trzeba. Mówicie mu: jezioro, osuwisko, dwustu ludzi. Zapada cisza, w której
        czujecie, że ktoś was obraca w palcach jak gwóźdź. Mógłby przenieść ich za góry; to żaden kłopot.
        Chciałby czegoś w zamian, czegoś, co myszy mają. Chciałby jednego z waszych imion.
    .thread1 = Opowiedzieć mu baśń
    .thread1_text = Żadnej dotąd nie słyszał. Chce wiedzieć, co było dalej, i zatrzymuje to, co usłyszał.
    .thread2 = Zapytać o statek
    .thread2_text = Mówi wam, jak mówi się dziecku, która dźwignia jest tą złą.
    .choice1 = Oddać imię
    .choice2 = Odmówić

th-borrowed_wings-par-14 = Wrota od stodoły
    .story =
        Dziurę w kadłubie zamykają wrota ze stodoły młynarza i drzwi kościoła, które ksiądz sam przyniósł na
        plecach i o których nie życzy sobie mówić. Deski wyginacie parą. Wbijacie drewniane kołki, bo spiż
        nocą wypluwa gwoździe; rano znajdujecie je ułożone w rządku. Kiedy znika ostatnia szpara, ktoś puka w
        nią z zewnątrz, na szczęście. Jest chwila ciszy. A potem cały ten długi statek, od rufy po dziób,
        wydaje niski, zdziwiony pomruk, jak stary pies podrapany we właściwym miejscu.
    .thread1 = Drzwi kościoła
    .thread1_text = Zawieście je rzeźbioną stroną do środka. Będzie je widział w locie.
    .thread2 = Ścinki
    .thread2_text = W Askby niczego się nie wyrzuca.

th-borrowed_wings-par-15 = Skrzydło z koszul
    .story =
        Trzeba trzydziestu osób, żeby je rozłożyć, a kiedy wiatr po raz pierwszy wchodzi pod spód, wszystkie
        trzydzieści traci grunt pod nogami. Jest wrzask, a potem dużo śmiechu, pierwszego od wielu dni. Żebro
        po żebrze sznuruje się je do spiżu. Można w nim wyczytać całą dolinę: tu wesele, tam chrzciny, łata z
        czyichś najlepszych zasłon, rękaw, którego nikt nie miał serca odciąć i który macha z samego czubka
        jak ręka. Pod wieczór od jeziora zrywa się wietrzyk. Skrzydło unosi się, samo z siebie, na szerokość
        palca, i trzydzieści osób wstrzymuje oddech.
    .thread1 = Machający rękaw
    .thread1_text = Zostawcie go. Może ktoś tam w górze odmacha.
    .thread2 = Wypróbować wiatr
    .thread2_text = Ktoś z was trzyma się o chwilę za długo i bardzo wiele się uczy.

th-borrowed_wings-par-16 = Studnia kilu
    .story =
        Opuszczacie metal do koryta sztuka po sztuce, garnki, lemiesze, serce kościelnego dzwonu, i nic się
        nie dzieje, a wy nie przestajecie, bo innego sposobu nie ma. Przy ostatniej sztuce statek wzdycha.
        Potem błoto puszcza go z przeciągłym cmoknięciem. Nie wznosi się. Przestaje tylko być ciężki; jakieś
        dziecko niechcący się o niego opiera i sześć drakkarów spiżu odpływa na szerokość dłoni w lewo.
        Dziecko wybucha płaczem. Cała reszta biegnie po liny. Przez całą noc statek szarpie za nie, łagodnie,
        jak koń, który poczuł stajnię.
    .thread1 = Więcej lin
    .thread1_text = Kto umie zawiązać węzeł, ten wiąże. Rano są już załogą.
    .thread2 = Serce dzwonu
    .thread2_text =
        Wyjmijcie je z powrotem. Statek unosi się równie dobrze, a przyda się coś, czym można przyłożyć.

th-borrowed_wings-par-17 = Sto rogowych klawiszy
    .story =
        Nikt nie pomyślał o tym, jak wielkie mieli dłonie. Żeby sięgnąć od klawisza, który waszym zdaniem
        znaczy w górę, do klawisza, który oby znaczył naprzód, trzeba dwóch osób, plecami do siebie, i
        trzeciej, która leży na podłodze i obsługuje coś, co jest albo pedałami, albo podnóżkiem. Naciskacie
        jeden. W całym statku zapalają się światełka, bez ładu, jak wioska, która wstaje. Naciskacie drugi i
        otwierają się wszystkie luki, a z nich sypie się deszcz starych liści i jedna sowa. Przy trzecim
        klawiszu w powietrzu zjawia się mapa. Pokazuje dolinę, jezioro, bruzdę, a w bruździe, złote, malutkie,
        trzy postacie przy sterze.
    .thread1 = Mapa w powietrzu
    .thread1_text = Można ją przesuwać palcem. Nie ma końca.
    .thread2 = Sowa
    .thread2_text = Mieszka na pokładzie dłużej, niż ktokolwiek pamięta. Siada na dźwigni i patrzy na was.

th-borrowed_wings-par-18 = Serce
    .story =
        Latarnia wisi w klatce z żeber, a klatka jest o wiele za bardzo podobna do klatki z żeber. Przynosicie
        ogień w garnku, pod pokrywką. Nie skacze, nie huczy; przełazi przez brzeg, rozgląda się, jak kot w
        nowym domu, i przestępuje na drugą stronę. A potem jest uderzenie. Czujecie je w podeszwach. Długo,
        długo później przychodzi następne. Nad głowami przeciąga się spiż; osypuje się kurz; gdzieś na
        przodzie rogowe klawisze szczękają wszystkie naraz, jak zęby. Cokolwiek to jest, tylko spało. I
        chciałoby wiedzieć, gdzie się wszyscy podziali.
    .thread1 = Powiedzieć mu prawdę
    .thread1_text = Oni cię zostawili. My nie. Serce gubi uderzenie, a potem wraca, mocniejsze.
    .thread2 = Ogrzać dłonie
    .thread2_text = Posiedźcie przy nim godzinę. Stare rany przypominają sobie, że są stare.

## Zakończenia

th-borrowed_wings-ending-all_aboard = Wszyscy na pokładzie
    .story =
        Linę przecina akuszerka, która o to prosiła. Przez jeden oddech nic się nie dzieje; potem pole
        odchodzi. Jezioro przelewa się przez groblę jednym długim, srebrnym wzruszeniem ramion, i przez dachy,
        a dwustu ludzi patrzy na to z góry spomiędzy spiżowych żeber, z kurami, z kołyskami, ze wszystkim, i
        nikt nie krzyczy. Lecicie marnie. Lecicie jak zakochana stodoła. Ale przełęcz przesuwa się pod wami, a
        dalej jest wybrzeże i ranek. Zostawiacie statek na przylądku, z zapaloną lampą i zamiecionymi lukami.
        Do steru przypięta jest kartka. My go tylko pożyczyliśmy, głosi. Dziękujemy.

th-borrowed_wings-ending-heavy_wings = Ciężkie skrzydła
    .story =
        Wznosi się, i wznosi się zbyt wolno. Ludzie biegną jeszcze przez pole, kiedy ziemia was puszcza,
        ludzie są jeszcze na dachach, więc zataczacie koło, i drugie, tak nisko, że końce skrzydeł czeszą
        wodę, i wciągacie każdego, kto dosięgnie liny. Potem coś w dole ustępuje z trzaskiem i trzeciego razu
        już nie ma. Za przełęczą spadacie ciężko we wrzosy, a statek nigdy więcej nie wstanie. Siedzicie pod
        jego burtą, osłonięci od wiatru, i liczycie, i nikt nie wymawia liczby na głos. Większość Askby żyje.
        Daleko za wami pod wodą bije kościelny dzwon.

th-borrowed_wings-ending-bargain = O jedno imię mniej
    .story =
        Dzieje się to między jednym uderzeniem serca a drugim: wioska stoi w zielonej dolinie za górami, dom
        przy domu, z kominów jeszcze idzie dym, a pies wciąż szczeka na coś, czego już nie ma. Wszyscy są
        bezpieczni. Statek znikł z pola jak starty ścierką. I dopiero kiedy odwracacie się do siebie ze
        śmiechem, ktoś z was otwiera usta, żeby zawołać przyjaciela, i nie znajduje w nich niczego. Znacie tę
        twarz. Umarlibyście za tę twarz. Idziecie dalej razem w wieczór i mówicie: ty. Hej, ty. Zaczekaj na
        mnie.

th-borrowed_wings-ending-owners = Właściciele
    .story =
        Jest ich sześcioro i schodzą bez jednego dźwięku. Wysocy obchodzą swój statek i dotykają wrót od
        stodoły, smoły, skrzydła z koszul. Jedno z nich pochyla się nad rękawem na samym czubku i przytrzymuje
        go przez chwilę, jak trzyma się czyjąś dłoń. Myślicie wtedy, że może zrozumieją. Ale podnoszą statek z
        błota lekko jak jajko, razem z łatami, i wasze łaty odpadają, i lecą deszczem na pole: drzwi, garnki,
        płótno. Nikogo nie karzą. Ani razu nie patrzą w dół. Światła stają się gwiazdami. A za wami, całkiem
        cicho, zaczyna mówić grobla.

th-borrowed_wings-ending-lake = Jezioro wchodzi do domu
    .story =
        Przychodzi nocą i przychodzi grzecznie, pod drzwiami. Kto budzi się pierwszy, budzi innych. Jest czas,
        żeby wejść na górę, do bruzdy, więc wchodzą, w nocnych koszulach, z lampami, dwustu ludzi wokół
        statku, któremu trzeba było jeszcze dwóch dni. Pracujecie, aż woda sięga wam kolan; pracujecie, aż
        narzędzia zaczynają pływać. W końcu podajecie przez luk dzieci, potem każdego, kto lekki, i wtedy
        statek jednak płynie, jak byle łódź, obracając się powoli między kominami w ciemności. To nie jest
        latanie. To nie jest dość miejsca.

th-borrowed_wings-ending-hero_falls = Wysokość urwisk
    .story =
        Tkaczkom został jeden całun z imieniem; wypruwają ściegi i wszywają inne. Tego dnia nikt nie wraca do
        pracy, a był to dzień, którego potem zabraknie. Stary młynarz mówi to, co wszyscy myślą: że mogliście
        pierwszego ranka pójść na urwiska, garstka was, z linami; że zostaliście. Zdejmuje kapelusz, wkłada go
        z powrotem i idzie spojrzeć na jezioro. Na szczycie światło krąży i krąży, a teraz jest drugie,
        wysoko, które mu odpowiada.

## What its special rules say

th-borrowed_wings-ask-scree = { $hero } przekracza piarg: wydać 1 Budulec czy otrzymać 1 Ranę o rozmiarze 1?
th-borrowed_wings-do-stumble = Otrzymaj Ranę
th-borrowed_wings-ask-thanks = Cieśle z Askby: { $hero } może odrzucić 1 Zagrożenie.
th-borrowed_wings-do-calm = Odrzuć 1 Zagrożenie
th-borrowed_wings-do-skip_thanks = Zatrzymaj je
th-borrowed_wings-verb-launch = wznieś statek w niebo
th-borrowed_wings-verb-carpenters = wdzięczność Cieśli
th-borrowed_wings-verb-turn_light = odwróć światło
th-borrowed_wings-verb-flood = jezioro zalewa niziny
