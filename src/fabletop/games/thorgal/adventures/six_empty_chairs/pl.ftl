### Przygoda

th-six_empty_chairs = Sześć pustych krzeseł
    .intro =
        Pierwszej nocy śledziowego księżyca do sześciu zagród na waszym wybrzeżu przybiło sześć szarych łodzi.
        Nikt w nich nie wiosłował. Rano sześć łóżek stało pustych i jeszcze ciepłych: tkaczki, kowala,
        uzdrowicielki, skalda, starego przewoźnika i dziewięcioletniej dziewczynki. Każda poduszka była
        wilgotna, a wilgoć smakowała morzem.

        Cztery dni płynęliście ich śladem na wody, do których żaden pilot się nie przyznaje: ku Szkierowym
        Warowniom, garści wysp tak małych, że każda jest niczym więcej niż swoim zamkiem. Tamtejsi rybacy
        spuszczają oczy i mówią o Pani u Wysokiego Stołu, która nakryła dla sześciorga i nie tknie jedzenia,
        dopóki nie zasiądą. „Ma gości”, mówią, „i morze nie wchodzi”. Mówią to tak, jak się mówi o pogodzie.

        Do uczty zostało dziewięć dni. Za tymi murami siedzi sześcioro ludzi, których znacie z imienia. Macie
        jedną długą łódź i żadnego planu. I macie pewną niemiłą myśl, którą zachowujecie dla siebie: szare
        łodzie nie znajdują sześciorga drzwi w jedną noc, jeśli ktoś im nie powie, gdzie pukać.
    .text = Średnia: poszukiwania z zakrytymi kartami i wzbierający przypływ.

## Cele

th-six_empty_chairs-goal-bring_them_home =
    Sprowadźcie na Długą Łódź co najmniej 4 Gości albo 3, jeśli ktoś siedzi już na krześle (Gość, który na nim
    siedzi, też się liczy), a potem odbijcie od brzegu. Zakończenie zależy od tego, kto jest na pokładzie i
    kto siedzi na krześle.

th-six_empty_chairs-goal-high_water = Znacznik Przypływu dociera na pole 8.
th-six_empty_chairs-goal-time = Czas kończy się po rundzie 9.
th-six_empty_chairs-goal-death = Bohater zostaje pokonany.

## Obszary

th-six_empty_chairs-area-landing = Szkier Przystani
th-six_empty_chairs-area-net_holm = Wyspa Sieci
th-six_empty_chairs-area-saltpans = Saliny
th-six_empty_chairs-area-tallow = Łojowa Warownia
th-six_empty_chairs-area-gull = Mewia Warownia
th-six_empty_chairs-area-bell = Warownia Dzwonów
th-six_empty_chairs-area-drowned = Zatopiona Warownia
th-six_empty_chairs-area-thorn = Ciernista Warownia
th-six_empty_chairs-area-high_table = Wysoki Stół

## Lokacje

th-six_empty_chairs-location-long_boat = Długa Łódź
    .text =
        Wasza własna łódź, wciągnięta na brzeg pod plandeką. Kogo doprowadzicie aż tutaj, ten jest prawie w
        domu.

th-six_empty_chairs-location-wreckers_fire = Ogień Łowców Wraków
    .text = Fałszywa latarnia na skałach i ktoś, kto do niej dokłada.

th-six_empty_chairs-location-widow_market = Targ Wdów
    .text = Kobiety sprzedają tu węgorze i niczego nie dają za darmo, a już najmniej tego, co widziały.

th-six_empty_chairs-location-sail_loft = Żaglownia
    .text = Szare płótno wisi u belek jak pranie topielców. Niektóre jest skrojone na miarę waszego masztu.

th-six_empty_chairs-location-salt_house = Solna Chata
    .text = Chata bez okien, z drzwiami wyżartymi do białości. W środku ktoś kaszle.

th-six_empty_chairs-location-causeway_shrine = Kapliczka na Grobli
    .text =
        Kamienna misa, która nigdy nie wysycha. Kiedy woda stoi za wysoko, wyspiarze karmią ją odrobiną krwi.

th-six_empty_chairs-location-wax_cellar = Piwnica Woskowa
    .text = Kadzie ciepłego łoju i klapa w podłodze, przywalona beczką.

th-six_empty_chairs-location-counting_room = Izba Rachunkowa
    .text =
        Rządca zapisuje wszystko, co trafia na brzeg, żywe czy nie. Śpi pod księgą zamiast koca, z kluczem nad
        głową.

th-six_empty_chairs-location-rookery_cage = Ptasia Klatka
    .text = Żelazna klatka zawieszona nad przybojem i mewy tak wielkie, że można je wziąć za jej straż.

th-six_empty_chairs-location-eyrie_forge = Orla Kuźnia
    .text = Wiatr robi tu za miech. Miejsce kowala przy kowadle jest puste.

th-six_empty_chairs-location-bell_loft = Dzwonnica
    .text = Dziewięć dzwonów, a między nimi prycza. Kto na niej leży, nie spał, odkąd przypłynęły łodzie.

th-six_empty_chairs-location-ringers_hall = Sala Dzwonników
    .text = Jedno pociągnięcie liny i budzi się każda warownia na archipelagu.

th-six_empty_chairs-location-oubliette = Zalany Loch
    .text = Szyb pełen czarnej wody. Spod niej odpowiada głos, z jakiejś kieszeni starego powietrza.

th-six_empty_chairs-location-pearl_chapel = Perłowa Kaplica
    .text =
        Morze wysadziło perłami każdą ścianę. W każdej perle widzicie siebie tak, jak widziałby was ktoś, kto
        nie kłamie.

th-six_empty_chairs-location-briar_garden = Ogród Dzikich Róż
    .text = Róże zarosły altanę. Można wyciąć drogę, cierpliwie i ze sztuką, albo po prostu wejść.

th-six_empty_chairs-location-gardeners_lodge = Domek Ogrodnika
    .text = Przycina te róże dłużej, niż róże żyją. Nożyce ma długie jak wiosła.

th-six_empty_chairs-location-six_chairs = Sześć Krzeseł
    .text =
        Stół z czarnego dębu, sześć krzeseł, sześć talerzy. Przez podłogę słychać, jak morze opiera się o
        wyspę.

th-six_empty_chairs-location-ladys_solar = Komnata Pani
    .text =
        Lampa, kołyska z wyrzuconego przez morze drewna, drzwi, a pod nimi straż. Za drzwiami śpiewa dziecko.

## Runy, fakty, Zasoby, Granice

th-six_empty_chairs-rune-A = miejsca, w których trzymają Gości; na każdym jedna karta Uprowadzonych
th-six_empty_chairs-rune-S = łódź i żagiel
th-six_empty_chairs-rune-W = ludzie z brzegu
th-six_empty_chairs-rune-K = rządcy i klucze warowni
th-six_empty_chairs-rune-M = dawna magia Warowni
th-six_empty_chairs-rune-T = komnaty samej Pani

th-six_empty_chairs-resource-fate =
    Pozwolenie Pani na pobyt w jej domu. Można za nie podejrzeć kartę Uprowadzonych, a żąda się go także przy
    Sześciu Krzesłach; nie daje go żadne Źródło.

th-six_empty_chairs-border-red = Most z bramą
    .text =
        Bohater, który przekracza czerwoną Granicę, dobiera 1 Zagrożenie albo wydaje w zamian 1 Pogłoskę
        (hasło). Po przeczytaniu Paragrafu 4 czerwone Granice traktuje się jak Zwykłe.

th-six_empty_chairs-border-blue = Grobla
    .text =
        Przy Przypływie od 0 do 3 jest jak Zwykła. Przy Przypływie od 4 do 6 Bohater, który ją przekracza,
        otrzymuje 1 Ranę o rozmiarze 1. Przy Przypływie 7 jest zablokowana. Bohater, który ma u boku kartę
        Uprowadzonych numer 6, traktuje każdą niebieską Granicę jak Zwykłą przy dowolnym Przypływie.

## Planszetka Przygody

th-six_empty_chairs-condition =
    Przy Przypływie 4 lub wyższym dobierzcie z talii morskiej; w przeciwnym razie z wiejskiej.

th-six_empty_chairs-icon-left = Woda wzbiera
    .text = Przypływ rośnie o 1.

th-six_empty_chairs-icon-middle = Szare łodzie
    .text =
        Połóżcie 1 Pomniejszego Wroga na Lokacji z runą A, na której leży zakryta karta Uprowadzonych i nie ma
        Wroga. Jeśli takiej nie ma, podnieście o 1 poziom 1 Wroga przy runie A. Jeśli i to niemożliwe,
        Przypływ rośnie o 1.

th-six_empty_chairs-icon-right = Wezwani do stołu
    .text =
        Każdy Bohater, który ma u boku Gościa, dobiera 1 Zagrożenie. Jeśli nikt nie ma, połóżcie 1 żeton
        Podwyższonego kosztu przy polu Przypisania Lokacji z runą A, na której leży zakryta karta; jeśli
        takiej nie ma, Przypływ rośnie o 1.

th-six_empty_chairs-rule-guests = Goście
    .text =
        Sześć kart Uprowadzonych leży zakrytych, po jednej na każdej Lokacji z runą A. Aby uwolnić Gościa,
        odkryjcie kartę z tej Lokacji i połóżcie tam żeton Paragrafu; Gość staje u boku Bohatera, a wy
        czytacie Paragraf tej karty. Aby podejrzeć karty, odkryjcie podaną ich liczbę, gdziekolwiek leżą, i
        zostawcie je na miejscu; nic więcej się nie dzieje.

        Bohater może mieć u boku najwyżej dwoje Gości; kolejnego przejmuje inny Bohater z tego Obszaru, jeśli
        ma miejsce, a w przeciwnym razie Gość czeka tam i zabiera go każdy Bohater, który zaczyna lub kończy w
        tym Obszarze Ruch. Na końcu każdej tury wszyscy Goście u boku Bohaterów w Obszarze ze znacznikiem
        statku wchodzą na pokład; tekst „U boku” przestaje ich dotyczyć. Tuż przed Ruchem Bohater z tego
        Obszaru może znów wziąć z pokładu jednego Gościa.

        Gościa, którego daje jakiś efekt, bierze aktywny Bohater; Gość, który zostaje odprawiony, opuszcza
        grę. Samą Eirny oznacza żeton Celu; liczy się ona jako Gość.

th-six_empty_chairs-rule-fate = Pozwolenie Pani (Los)
    .text =
        Los to pozwolenie, by tu być. W swojej turze Bohater może wydać 1 Los, aby podejrzeć 1 kartę
        Uprowadzonych we własnym lub sąsiednim Obszarze. Losu żądają też przy Sześciu Krzesłach. Nie daje go
        żadne Źródło.

th-six_empty_chairs-rule-harbours = Porty
    .text =
        Długa Łódź jest Lokacją tego Obszaru, w którym stoi znacznik statku. Do czasu przeczytania Paragrafu 3
        znacznik stoi przy Szkierze Przystani. Później Bohater w jego Obszarze może przeznaczyć 2 punkty
        wartości Ruchu, aby popłynąć nim do dowolnego innego z Obszarów: Szkier Przystani, Wyspa Sieci, Łojowa
        Warownia i Warownia Dzwonów (tylko dostępnych); inni Bohaterowie stamtąd mogą płynąć razem z nim.

th-six_empty_chairs-rule-chair = Krzesło
    .text =
        Paragraf 9 rozstrzyga, kto siada. Połóżcie na Sześciu Krzesłach kartę Gościa (który odchodzi od boku
        Bohatera albo z łodzi) lub, za Bohatera, żeton Celu. Odtąd ignorujcie lewą ikonę Wydarzenia. Bohater,
        który siedzi, nie wykonuje już Ruchów, nie prowadzi Gości i działa dalej przy Wysokim Stole; Goście,
        którzy byli u jego boku, idą z innym Bohaterem w tym Obszarze, który ma miejsce, albo czekają na
        miejscu. Usiąść może w całej grze najwyżej jeden.

th-six_empty_chairs-rule-cast_off = Odbicie od brzegu
    .text =
        Prawdziwi Goście to karty Uprowadzonych 1, 2 i 3 oraz sama Eirny. Sprawdźcie po kolei i weźcie
        pierwsze, co pasuje. (a) Na pokładzie jest karta 4 albo jest tam mniej niż 2 prawdziwych Gości: „Nie
        ten ładunek”. (b) Na krześle jest karta 5 lub 6: „Ktoś, kto przyszedł sam”. (c) Na krześle siedzi
        Bohater: „Krzesło przy oknie”. (d) W każdym innym wypadku: „Morze wchodzi”.

th-six_empty_chairs-round-3 = Pierwsze danie

th-six_empty_chairs-round-4 = Schody opuszczone
    .text =
        Wysoki Stół otwiera się zgodnie ze swoim numerem; woda bierze, co jej się należy. Przypływ rośnie o 1.

th-six_empty_chairs-round-6 = List pod drzwiami

th-six_empty_chairs-round-8 = Wielki przypływ
    .text = Przypływ rośnie o 1; każdy Bohater dobiera 1 Zagrożenie.

th-six_empty_chairs-track = Przypływ

## Karty i efekty specjalne

th-six_empty_chairs-card-special_d = List Żelazny
    .text =
        Pieczęć rządcy, honorowana przy każdej ladzie. Możesz odrzucić 1 Pogłoskę: pole wymaga w tej akcji o 1
        Zasób mniej, co najmniej 1.

th-six_empty_chairs-card-abducted_1 = Tkaczka Sunniva
    .text =
        Uprowadzeni, karta 1. Zabrana z zagrody przy ujściu rzeki. Wysoka, siwiejąca, nuci przy pracy.

        U boku: akcje Rzemiosła tego Bohatera mają wartość wyższą o 1.

        Na pokładzie: nic więcej.

th-six_empty_chairs-card-abducted_2 = Kowal Ketil Półdłoń
    .text =
        Uprowadzeni, karta 2. Zabrany z łóżka nad kuźnią. Ma dwa palce u lewej ręki.

        U boku: w każdej Walce ten Bohater może przerzucić 1 kość.

        Na pokładzie: nic więcej.

th-six_empty_chairs-card-abducted_3 = Uzdrowicielka Thyra
    .text =
        Uprowadzeni, karta 3. Zabrana, kiedy czuwała przy chorym dziecku. Dziecko jest zdrowe.

        U boku: w kroku 2 każdej fazy Wydarzenia ten Bohater może wyleczyć 1 Ranę o rozmiarze do 2. Akcje
        Ruchu tego Bohatera mają wartość niższą o 1 (co najmniej 1).

        Na pokładzie: w kroku 2 każdej fazy Wydarzenia jeden Bohater w Obszarze ze znacznikiem statku może
        wyleczyć 1 Ranę o rozmiarze 1.

th-six_empty_chairs-card-abducted_4 = Eirny, lat dziewięć
    .text =
        Uprowadzeni, karta 4. Zabrana spomiędzy dwóch śpiących sióstr, które się nie zbudziły.

        U boku: w kroku 2 każdej fazy Wydarzenia ten Bohater dobiera 1 Zagrożenie.

        Na pokładzie: w kroku 2 każdej fazy Wydarzenia Przypływ rośnie o 1.

th-six_empty_chairs-card-abducted_5 = Skald Orm
    .text =
        Uprowadzeni, karta 5. Zabrany z uczty, w połowie strofy.

        U boku: w kroku 2 każdej fazy Wydarzenia ten Bohater otrzymuje 1 Pogłoskę. Ilekroć wchodzi do Obszaru
        z co najmniej 1 żetonem Wroga, dobiera 1 Zagrożenie.

        Na pokładzie: nic więcej.

th-six_empty_chairs-card-abducted_6 = Stary Brand, przewoźnik
    .text =
        Uprowadzeni, karta 6. Zabrany z chaty przy przystani. Wiosła zostały, starannie ułożone.

        U boku: ten Bohater traktuje niebieskie Granice jak Zwykłe przy dowolnym Przypływie, a jego akcje
        Ruchu mają wartość wyższą o 1.

        Na pokładzie: jeśli przeczytano Paragraf 4, przeczytajcie Paragraf 20.

th-six_empty_chairs-card-eirny_herself = Sama Eirny
    .text = Dziewczynka, która śpiewała za drzwiami. Liczy się jako Gość, i to prawdziwy.

## Paragrafy

th-six_empty_chairs-par-1 = Ogień dla cudzych statków
    .story =
        Kiedy ostatni z nich ucieka po skałach, stajecie przy ich ogniu i patrzycie, czym go karmią. Wręgi
        statków. Rzeźbiona ława. Konik z ogonem ze sznurka. Łowcy wraków spalili tu sto podróży, deska po
        desce, i nie wzbogacili się na tym bardziej niż żebracy. „To nie dla nas”, mówi ten, który jest zbyt
        ranny, żeby uciekać. „Ona nie chce gości, których nie prosiła. My trzymamy innych z daleka. A woda za
        to zostawia w spokoju nasze progi”. Patrzy na morze, jak pies patrzy na kij.
    .thread1 = Opatrzyć mu nogę i spytać, kogo tędy wieźli
    .thread1_text = Żyje z liczenia łodzi. Jedną z nich pamięta, i to, gdzie skręciła.
    .thread2 = Skopać ogień do morza
    .thread2_text =
        Na jeden oddech cały brzeg gaśnie, a woda cofa się, jakby zgubiła miejsce, w którym czytała.

th-six_empty_chairs-par-2 = Co sprzedają wdowy
    .story =
        Kupujecie więcej węgorzy, niż ktokolwiek zdołałby zjeść. Mniej więcej przy trzecim koszu jakaś kobieta
        zaczyna mówić, takim głosem, jakim mówi się o cudzych dzieciach. Co sześćdziesiąt zim krzesła muszą
        być zajęte. Sześćdziesiąt zim temu padło na brata jej matki, i Saliny zostały suche. „Nikt go nie
        zmuszał”, mówi. „I w to właśnie nikt na waszym wybrzeżu nie uwierzy. Poprosiła go. Tyle że”, i tu
        bardzo równo składa mokrą szmatę na węgorzach, „prosiła tylko raz, i prosiła w nocy”. Wciska wam w
        dłoń rzeźbiony znak: pozwolenie, by chodzić tam, gdzie wolno chodzić gościom.
    .thread1 = Zjeść z nimi
    .thread1_text = Jest ocet, czarny chleb i żadnej modlitwy. Wstajecie mocniejsi, niż siadaliście.
    .thread2 = Posiedzieć ze ślepą sieciarką
    .thread2_text = Zna każdy krok na nabrzeżu. Mówi wam, czyje poszły po których schodach.

th-six_empty_chairs-par-3 = Szare płótno
    .story =
        Żaglomistrzyni pracuje na dotyk, z oczami wbitymi w drzwi. Jeden wieczór jej starcza, by uwiązać do
        waszego masztu szary żagiel, a gdy go stawiacie, rozumiecie, czemu nikt nie widział, jak przypłynęło
        sześć łodzi: to płótno wypija światło. Pod nim nawet na własny kadłub trudno wam patrzeć. „Płyńcie z
        nim, gdzie chcecie”, mówi. „Bramy wezmą was za jedną z jej łodzi”. Srebra nie chce. Pyta tylko, czy
        tkaczka ma całe ręce i czy żyje, i wstydzi się, że spytała w tej kolejności.
    .thread1 = Obiecać jej wieści o tkaczce
    .thread1_text = Daje wam resztkę beli. Płaszcz z tego płótna jest wart tyle, co drzwi na klucz.
    .thread2 = Spytać, jak sterują szare łodzie
    .thread2_text = Nie sterują. Woła się je, jak się woła bydło. Gwiżdże wam tę melodię.

th-six_empty_chairs-par-4 = Sześć imion pięknym pismem
    .story =
        Księga leży otwarta na piersi rządcy i unosi się, i opada razem z jego oddechem. Czytacie ją do góry
        nogami. Wosk, dziewięć beczek. Liny. A potem, pięknym pismem, sześć imion, sześć zagród, sześć niskich
        okien, i obok cena: wolny przejazd dla jednego promu, na zawsze, w każdą pogodę. Zamiast podpisu jest
        odcisk kciuka, a wy ten kciuk znacie. Brał od was monety na przystani, w każdy dzień targowy, od lat.
        Klucz schodzi z haczyka bez jednego dźwięku. Rządca uśmiecha się przez sen, jak człowiek, któremu
        zgadzają się rachunki.
    .thread1 = Zabrać rządcy drobne srebro
    .thread1_text = Rano wpisze stratę do księgi, w rubryce stłuczki.
    .thread2 = Wyrwać stronę z rozkładem wart
    .thread2_text = Jutro każda z dwóch warowni będzie przekonana, że wartę trzyma ta druga.

th-six_empty_chairs-par-5 = Puste kowadło
    .story =
        Kuźnia jest zimna, ale nie opuszczona. Ktoś rozłożył na ławie robotę: zawiasy, chochlę, a za nimi, pod
        szmatą, klingi. Dobre. Na trzpieniu każdej wybito pół dłoni, dwa palce i kreskę. A więc przywieźli go
        najpierw tutaj i dali mu pracować, i pracował; a co noc, kiedy policzyli chochle, robił coś, czego nie
        liczyli. Zapalacie węgiel. Wiatr wchodzi przez podłogę jak przyjaciel, który tylko czekał, aż go
        poproszą.
    .thread1 = Uzbroić wszystkich
    .thread1_text = Dla każdego z was jest klinga. Musiał mieć nadzieję na towarzystwo.
    .thread2 = Odczytać rysy na kowadle
    .thread2_text = Narysował kroki strażników, drzwi po drzwiach, tak jak rysuje się zawias.

th-six_empty_chairs-par-6 = Dziewięć lin
    .story =
        Przez dziewięć otworów schodzi dziewięć lin, wypolerowanych dłońmi. Księga dzwonników wylicza bicia:
        na mgłę, na pożar, na urodziny Pani, które nie są dniem, tylko stanem wody. Ostatnie bicie nie ma
        nazwy, ma jedynie rysunek krzesła. Odcinacie liny na wysokości, do której sięga wysoki człowiek, tak
        żeby od drzwi wyglądało, że wszystko jest w porządku. Daleko w górze jeden dzwon przewraca się we śnie
        na drugi bok i mówi jedno ciche słowo. Nikt nie odpowiada. Przez jakiś czas nikt nie odpowie.
    .thread1 = Zadzwonić na mgłę
    .thread1_text = Każda łódź w Warowniach pędzi do portu. Niech się przeliczają po ciemku.
    .thread2 = Przetopić najmniejszy dzwon
    .thread2_text = Odlano go z zastawów i pierścionków. Lepsze z niego gwoździe niż muzyka.

th-six_empty_chairs-par-7 = Perłowa kaplica
    .story =
        Klękacie, bo sklepienie was do tego zmusza. Z każdej ściany spoglądacie na siebie sami, mali, okrągli
        i dokładni, i z początku nie ma w tym nic dziwnego. Potem ktoś z was zauważa, że perły nie pokazują,
        co macie na sobie ani ile macie lat. Pokazują, kim bylibyście, gdyby nikt nie patrzył. Nie jest tak
        źle, jak się baliście. Tak dobrze też nie jest. Kiedy wychodzicie z powrotem w szare światło, okazuje
        się, że wciąż to umiecie: popatrzeć na twarz i zobaczyć, czy ktoś jest w środku.
    .thread1 = Wyłuskać jedną perłę
    .thread1_text = Leży wam na dłoni i pokazuje drzwi, pryczę, śpiącą twarz.
    .thread2 = Zostać, aż woda zawróci
    .thread2_text = Wybaczacie sobie nawzajem kilka rzeczy, żadnej na głos.

th-six_empty_chairs-par-8 = Rachunek ogrodnika
    .story =
        Siada wśród połamanych nożyc i wydaje się rad, że może odpocząć. „To był zakład”, mówi. „Pierwszej
        Pani z morzem. Nie wolno mu przekroczyć jej progu, póki przy stole siedzi sześcioro. Więc wystawiła
        krzesła. Ludzie wtedy przychodzili. Byli z tego dumni”. Wyjmuje z rękawa kolec. „Przestali
        przychodzić. Zaczęła ich sprowadzać. Ale gość sprowadzony nic nie waży, rozumiecie? Sadza sześcioro, a
        trzyma to jak jeden. Gdyby znów znalazł się choć jeden, co usiadłby, bo chce, resztę mogłaby puścić do
        domu”.
    .thread1 = Poprosić go o różę
    .thread1_text = Nie więdnie. Straże Wysokiego Stołu ustępują przed nią i nie wiedzą dlaczego.
    .thread2 = Spytać, po co sam usiadł
    .thread2_text = Opowiada wam. To krótka historia i jest w niej brat.

th-six_empty_chairs-par-9 = Miejsce, które nakryto dla was
    .story =
        Nie jest straszna. Jest zmęczoną kobietą z solą w zmarszczkach dłoni, która nie wpuszcza morza do
        ośmiuset domów dłużej, niż którykolwiek z nich stoi. „Macie pozwolenie”, mówi, „więc mówcie”.
        Powtarzacie jej to, co usłyszeliście od ogrodnika albo czego się domyśliliście. Długo patrzy na
        krzesła. „Kiedyś prosiłam”, mówi. „Naprawdę. Kiedy przestałam?” A potem odsuwa jedno z nich od stołu,
        na szerokość dłoni, i czeka, czy ktoś podejdzie.
    .thread1 = Poprosić, żeby odwołała szare łodzie
    .thread1_text = Podnosi jeden palec. Daleko w dole biegną łańcuchy.
    .thread2 = Poprosić o łódź na drogę w dół
    .thread2_text = Jest szara, jest w niej miejsce, a drogę zna na pamięć.
    .choice1 = Siada skald Orm
    .choice2 = Siada Stary Brand
    .choice3 = Siada Bohater
    .choice4 = Nikt nie siada

th-six_empty_chairs-par-10 = Dziewczynka za drzwiami
    .story =
        Dziecku na ławie pod oknem kazano śpiewać, żeby Pani wiedziała, gdzie jest. Śpiewa dalej, kiedy
        wchodzicie, z bardzo szeroko otwartymi oczami, i przestaje dopiero, gdy mówicie jej imię, i imiona jej
        sióstr, i imię psa. „Jest jeszcze jedna ja”, szepcze Eirny. „Zdjęli ze mnie jej kształt do miski, jak
        śmietankę. Poszła na dół po schodach. Uśmiechała się”. Wyciąga do was ręce. Jest lekka, ciepła i nie
        pachnie niczym prócz wełny.
    .thread1 = Pozwolić jej pożegnać się z Panią
    .thread1_text = Obie są przy tym uprzejme. Coś w murach odrobinę popuszcza.
    .thread2 = Zabrać lampę z okna
    .thread2_text = Statki kierują się nią od trzystu lat. Wy też możecie.

th-six_empty_chairs-par-11 = Sunniva
    .story =
        Siedzi do was plecami, a to, co wzięliście za pajęczynę, jest tkaniną: spruła swój koc i utkała go na
        nowo, palcami, w pas długi jak ściana. Są na nim postacie. Sześć; stół; fale. „Nie miałam zamiaru
        krzyczeć”, mówi Sunniva. „Człowiek krzyczy, potem jest zmęczony, a potem jest wieczór. Pomyślałam, że
        może ktoś będzie chciał wiedzieć, jak to było”. Zwija pas i wkłada go pod pachę jak bochenek. „Jedno z
        tej szóstki jest nie takie. Twarz nie chciała mi się utrzymać”.
    .thread1 = Rozwinąć pas wspólnie
    .thread1_text = Jest tam wszystko, jeśli ktoś umie patrzeć na bordiury.
    .thread2 = Dać jej do naprawy swój sprzęt
    .thread2_text = Cmoka nad waszymi ściegami i wszystkie wypruwa.

th-six_empty_chairs-par-12 = Ketil Półdłoń
    .story =
        „Uwaga na lewy zawias”, mówi mężczyzna w ciemności, „ten już zrobiłem”. I rzeczywiście drzwi zostają
        wam w rękach. Ketilowi mniej więcej od tygodnia brakuje jednego dnia, żeby wyjść stąd samemu; czekał
        tylko, powiada, bo chciał być pewien pozostałych. Nie dziękuje. Pyta, jakie macie narzędzia, ogląda je
        i wzdycha. Potem bierze waszą najgorszą klingę w całą dłoń i w dwa palce tej drugiej, przegina ją
        przez kolano i oddaje prostą.
    .thread1 = Dać mu godzinę i ogień
    .thread1_text = To, co robi, jest brzydkie i się nie złamie.
    .thread2 = Spytać, co słyszał przez ścianę
    .thread2_text = Klucze, i ile ich było. Kulawy krok. Godzinę, o której nikt nie kuleje.

th-six_empty_chairs-par-13 = Thyra
    .story =
        Na pryczy leży strażnik, a Thyra siedzi obok na podłodze i trzyma go za nadgarstek. „Gorączka”, mówi,
        nie podnosząc wzroku. „On nie dał mi umrzeć z pragnienia, a inni by dali. Zaraz kończę”. Sama ma kolor
        świecy. Dowiadujecie się, że przez kraty wyleczyła pół warowni i że prowadziła rachunek, czym kto jej
        zapłacił: koc, imię, drzwi zostawione tylko na klamkę. Próbuje wstać i rozważa wynik z zawodowym
        zainteresowaniem. „Będziecie musieli mnie trochę ponieść”.
    .thread1 = Niech obejrzy was wszystkich
    .thread1_text = Boli bardziej, niż bolała rana, a potem przestaje zupełnie.
    .thread2 = Ściągnąć to, co warownia jest jej winna
    .thread2_text = Koc, imię, drzwi zostawione tylko na klamkę.

th-six_empty_chairs-par-14 = Eirny
    .story =
        Dziewczynka biegnie do was, nim drzwi otworzą się do końca, i zarzuca wam obie ręce na szyję. Ma mokre
        włosy. Policzek przy waszym policzku też jest mokry i bardzo zimny, a ona nie płacze. „Chcę do łodzi”,
        mówi Eirny. „Czy to duża łódź? Czy jest w niej dużo ludzi? Czy oni śpią?” Mówicie jej, że siostry
        czekają. Zastanawia się nad tym. „Tak”, mówi w końcu, bardzo starannie, jak ktoś, kto czyta to słowo
        po raz pierwszy. Jej mokre ślady za wami nie wysychają.
    .thread1 = Spytać ją, jak się wabi pies
    .thread1_text = Nigdy nie słyszała o psie. Pyta, do czego służy.
    .thread2 = Otulić ją płaszczem i nic nie mówić
    .thread2_text =
        Nie mija godzina, a płaszcz jest na wskroś mokry. Dziewczynka nuci. To nie jest melodia z waszego
        wybrzeża.

th-six_empty_chairs-par-15 = Orm
    .story =
        „Och nie”, mówi skald na wasz widok. Ma ogień, flaszkę i dobre krzesło, a drzwi nigdy nie były
        zamknięte. „Przyszliście mnie ratować. Z jak daleka? Cztery dni?” Chowa twarz w dłoniach. Na waszym
        wybrzeżu, mówi, gadają, kiedy on śpiewa. Proszą o tę o niedźwiedziu. Tutaj stara kobieta słuchała go
        przez dziewięć godzin, a potem spytała, co było dalej. „Nikt mnie nie porwał, przyjaciele. Wsiadłem do
        łodzi. Posunąłem się, żeby zrobić miejsce”. Podnosi wzrok. „Będziecie o to marudzić, prawda?”
    .thread1 = Wysłuchać całej strofy
    .thread1_text =
        Jest o sześciu krzesłach. Nie znalazł jeszcze zakończenia. Patrzy na was tak, jakbyście mogli mieć je
        przy sobie.
    .thread2 = Niech zaśpiewa pod bramą
    .thread2_text = Straż płacze, a póki płacze, liczycie, ilu ich jest.
    .choice1 = Zabrać go mimo wszystko
    .choice2 = Zostawić mu jego krzesło i jego drzwi

th-six_empty_chairs-par-16 = Stary Brand
    .story =
        Stary przewoźnik nie jest związany. Patrzy ponad waszymi ramionami, kto jeszcze przyszedł, a kiedy
        widzi, że to tylko wy, po całej twarzy przebiega mu ulga. „Dobrzy ludzie. Poczciwi ludzie. Jest
        przejście przez płycizny, nikt go nie zna, pokażę wam, zaraz wam pokażę”. Mówi bez przerwy: o prądach,
        o łachach, o tym, jak człowiek się starzeje, a młodzi budują most. Nie pyta, kogo jeszcze zabrano.
        Dociera to do was dopiero później, w połowie drogi, kiedy woda stoi po obu jego stronach nieruchomo,
        jak pies, który zna swojego pana.
    .thread1 = Niech pokaże wam znaki
    .thread1_text = Tu palik, tam kamień. Morze jest drogą, jeśli ktoś kupił wam prawo przejazdu.
    .thread2 = Spytać, kto jeszcze był w łodziach
    .thread2_text = Jednym tchem wymienia całą szóstkę, w kolejności zagród wzdłuż brzegu.

th-six_empty_chairs-par-17 = Pierwsze danie
    .story =
        O zmierzchu na całym archipelagu zapalają się naraz wszystkie okna. Od Wysokiego Stołu niesie się po
        wodzie brzęk talerzy, daleki i wyraźny: ktoś podaje i nikt nie je. A potem morze, które powinno
        odchodzić, przychodzi. Przychodzi bez fal, na szerokość dłoni ponad wczorajszy ślad, i zatrzymuje się
        dokładnie tam, jak służący, któremu kazano zaczekać. Na Wyspie Sieci wnoszą kury na piętro. Nikt nie
        biegnie. Przychodzi wam na myśl, że robili to już wcześniej.
    .thread1 = Opłynąć rozświetlone okna
    .thread1_text = Cienie na suficie, a jeden z nich poznalibyście wszędzie.
    .thread2 = Wyciągnąć paliki z zalanych zagród
    .thread2_text = Do wiosny nikomu nie będą potrzebne.
    .choice1 = Pomóc nosić
    .choice2 = Wykorzystać zamieszanie

th-six_empty_chairs-par-18 = List pod drzwiami
    .story =
        Napisano go na płótnie żaglowym, pismem tak starym, że litery zapomniały, jak się pochylać. „Do tych,
        którzy chodzą po moim domu”, głosi. „Zadajecie sobie wiele trudu. Nie proszę, byście przestali.
        Proszę, byście weszli dziś wieczorem po kolana w wodę na Salinach, spojrzeli na lampy na brzegu i
        policzyli je. Każda lampa to kuchnia. Ja liczę je co noc od dwustu jedenastu lat. Kiedy to zrobicie,
        przyjdźcie do mnie albo nie przychodźcie”. Podpisu nie ma. Wosk jest jeszcze miękki.
    .thread1 = Pójść i policzyć lampy
    .thread1_text = Osiemset cztery. Dwa razy gubicie rachunek, bo dwoje z was nie patrzy na lampy.
    .thread2 = Pójść za tym, kto go przyniósł
    .thread2_text =
        Paź, może dwunastoletni, w filcowych trzewikach. Z przyzwyczajenia zostawia za sobą otwartą furtkę.

th-six_empty_chairs-par-19 = Co nosiło jej twarz
    .story =
        „Popatrz na mnie”, mówicie i dziecko patrzy. Nie o to należało prosić. Za oczami jest woda, mnóstwo
        wody, bardzo głęboko, i coś się w niej obraca, co dopiero teraz zauważyło światło. Twarz trzyma się
        jeszcze chwilę, z grzeczności. Potem spływa jak wosk. To, co stoi przed wami w nocnej koszulce małej
        dziewczynki, jest samym przypływem albo jego łyżką, posłaną, żeby zobaczyć, czym jest rodzina i jak
        się wchodzi do środka. Nie rozumie, czemu przestaliście się uśmiechać.
    .thread1 = Spytać, gdzie jest ta prawdziwa
    .thread1_text = Nie ma w tym złośliwości. Wskazuje w górę, na oświetlone okno, i czeka na pochwałę.
    .thread2 = Zatrzymać koszulkę
    .thread2_text = Wyżęta, daje kubek wody. Woda w kubku świeci.

th-six_empty_chairs-par-20 = Cena przewoźnika
    .story =
        Kładziecie przed nim kartę z księgi. Brand nie zaprzecza; przykłada kciuk do odcisku, jakby sprawdzał,
        czy jeszcze pasuje. „Mieli budować most”, mówi. Nikt nie odpowiada. „Powiedziałem jej tylko, kto śpi
        przy niskim oknie. Mówiłem: nikogo z małymi dziećmi. O dziewczynce słowa nie powiedziałem”. Milczy tak
        długo, że myślicie, iż to już wszystko. „Pojechałem z nimi”, mówi stary, „bo chciałem zobaczyć, że
        dadzą im jeść. A potem zobaczyłem stół. Jeśli jest coś, co mogę ponieść, dajcie mi to. W przewożeniu
        na drugi brzeg zawsze byłem dobry”.
    .thread1 = Niech wymieni każdą przystań, którą sprzedał
    .thread1_text = Wymienia wszystkie, razem z godzinami. Szare łodzie nikogo nie zastaną w domu.
    .thread2 = Zabrać mu znak przewozu
    .thread2_text = Wolny przejazd, na zawsze, w każdą pogodę. To tylko kawałek rogu.
    .choice1 = Niech idzie z wami i naprawi, co zrobił
    .choice2 = Zostawić go na skałach

## Zakończenia

th-six_empty_chairs-ending-end_one_song = Ktoś, kto przyszedł sam
    .story =
        Ten, kto usiadł, wciąż jeszcze mówi, kiedy odpływacie, a Pani się śmieje, i brzmi to jak okiennica
        zamalowana na głucho, którą ktoś wreszcie otworzył. Za wami woda schodzi po murach, stopień po
        stopniu, z Salin, z lochów. Drzwi, do których nie dotarliście, stoją teraz otworem, a kto był za nimi,
        sam zszedł do łodzi. Czwartego ranka nad waszym wybrzeżem widać dym, a na przystani trzy małe
        postacie, z których dwie podskakują. Mostu nikt nigdy nie zbudował. Ale wiosną do Warowni wypływa
        statek z ładunkiem krzeseł, bo ludzie zaczęli jeździć tam w gości.

th-six_empty_chairs-ending-end_sea_comes_in = Morze wchodzi
    .story =
        Macie ich. Tego się trzymacie. Żagiel się napełnia, a na ławkach ludzie od niskich okien siedzą blisko
        siebie pod jednym kocem. Potem zaczynają bić dzwony i ktoś się ogląda. Lampa po lampie, od Salin w
        górę, gasną kuchnie Warowni. Są łodzie, dużo łodzi; słychać, jak ludzie wołają się po imieniu przez
        wodę. Na samej górze, w najwyższym oknie, kobieta chodzi od krzesła do krzesła i na każdym siada. W
        domu wyprawiają wam ucztę. Wychodzicie z niej pierwsi.

th-six_empty_chairs-ending-end_window_chair = Krzesło przy oknie
    .story =
        Przemowy nie było. Jedno z was odsunęło krzesło i usiadło, jak siada się na własnym progu, a morze pod
        podłogą ucichło. Teraz łódź jest o pół dnia drogi stąd, a pozostali wciąż odwracają się, żeby
        powiedzieć coś komuś, kogo nie ma. Z najwyższego okna idzie za wami lampa: trzy razy długo, raz
        krótko, stary znak na „wszystko dobrze, nie czekajcie”. Nie będziecie czekać. Wrócicie przed lodem, z
        narzędziami i przyjaciółmi, z każdą mądrą głową na północy i z lepszym zakładem. To bardzo dobra
        lampa. Widać ją przez wiele dni.

th-six_empty_chairs-ending-end_wrong_cargo = Nie ten ładunek
    .story =
        Na przystani wiwatują na waszą cześć, a potem wiwaty zaczynają się rwać, bo ludzie liczą. Ci, których
        przywieźliście, to nie ci, za których się modlono, albo to oni, tylko z oczami jest coś nie tak. Jakaś
        matka bierze mokrą dłoń w swoją i prowadzi do domu. Jest to powrót jak należy; jest piwo. Tylko
        studnia przy przystani zaczyna smakować solą, a nocą na całym wybrzeżu słychać kroki, których ślady
        nie wysychają i które idą od jednego niskiego okna do drugiego.

th-six_empty_chairs-ending-end_table_is_laid = Stół nakryty
    .story =
        Dziewiątego wieczoru dzwony biją na nutę, która nie ma nazwy. Czekają na was. Nie ma w tym nic
        brutalnego: paź ze świecą, ciepłe schody, sala, która pachnie chlebem. Twarze, które znacie, już tam
        są i patrzą w talerze. Nakryto dodatkowe miejsca. Kiedy próbujecie powiedzieć, że przyszliście zabrać
        ich do domu, spostrzegacie, że usiedliście, i że zupa jest dobra, i że na zewnątrz, daleko w dole,
        morze stanęło. Zostajecie na drugie danie. Trwa ono sześćdziesiąt lat.

th-six_empty_chairs-ending-end_high_water = Wielka woda
    .story =
        Nie przewala się przez mury. Po prostu rośnie dalej, równo, z cierpliwością czegoś, co wygrało zakład.
        Udaje wam się dopaść steru i łódź unosi się w górę wzdłuż okien, w których lampy palą się jeszcze, pod
        zielonym szkłem. Wołacie sześć imion, aż tracicie głos. Rano jest już tylko morze, płaskie jak stół.
        Tu i ówdzie przepływa krzesło. Wiecie, że lepiej ich nie liczyć, a jednak je liczycie.

## What its special rules say

th-six_empty_chairs-ask-gate = { $hero } przy bramie: wydać 1 Pogłoskę czy dobrać 1 Zagrożenie?
th-six_empty_chairs-ask-peek = Którą zakrytą kartę Uprowadzonych odkryć?
th-six_empty_chairs-do-peek = Karta: { $location }
th-six_empty_chairs-do-ask_leave = Wydaj 1 Los: odkryj kartę: { $location }
th-six_empty_chairs-ask-waiting_guest = { $hero }: kogo zabrać ze sobą?
th-six_empty_chairs-ask-guest_aboard = { $hero }: zabrać ze sobą Gościa z łodzi?
th-six_empty_chairs-do-guest = { $guest }
th-six_empty_chairs-do-skip_guest_aboard = Nikogo
th-six_empty_chairs-do-draw = Dobierz 1 Zagrożenie
th-six_empty_chairs-do-harbour = Popłyń: { $area }
th-six_empty_chairs-ask-berth = Gdzie staje teraz łódź?
th-six_empty_chairs-tell-turned_up = { $location }: odkryta karta to { $guest }.
th-six_empty_chairs-tell-in_tow = U boku ({ $hero }): { $guest }.
th-six_empty_chairs-tell-waits = Czeka ({ $area }): { $guest }.
th-six_empty_chairs-tell-aboard = Na pokładzie: { $guest }.
th-six_empty_chairs-tell-dismissed = Poza grą: { $guest }.
th-six_empty_chairs-tell-seated = Na krześle: { $guest }.
th-six_empty_chairs-tell-sits = { $hero } siada na krześle.
th-six_empty_chairs-verb-peek = odkryj kartę Uprowadzonych
th-six_empty_chairs-verb-free = uwolnij Gościa
th-six_empty_chairs-verb-tow = zabierz Gościa ze sobą
th-six_empty_chairs-verb-dismiss = rozstań się z Gościem
th-six_empty_chairs-verb-ship_to = łódź staje gdzie indziej
th-six_empty_chairs-verb-seat = ktoś siada na krześle
th-six_empty_chairs-verb-cast_off = odbijcie od brzegu
th-six_empty_chairs-who-towing = każdy Bohater, który prowadzi Gościa
th-six_empty_chairs-effect-seat = siada na krześle: { $card }
th-six_empty_chairs-effect-dismiss = odchodzi z gry: { $card }
th-six_empty_chairs-effect-tow = idzie z wami: { $card }
th-six_empty_chairs-face-down = Leży tu zakryta karta.
th-six_empty_chairs-at-aboard = na pokładzie
th-six_empty_chairs-at-chair = siedzi na krześle
th-six_empty_chairs-at-gone = już nie z wami
th-six_empty_chairs-cards-down = { $number ->
        [one] { $number } karta wciąż zakryta
        [few] { $number } karty wciąż zakryte
       *[many] { $number } kart wciąż zakrytych
    }
th-six_empty_chairs-in-chair = { $hero } siedzi na krześle
th-six_empty_chairs-lying = { $guest }
