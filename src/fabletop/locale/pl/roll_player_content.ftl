### Roll Player: nazwy i działanie całej zawartości gry. Wszystkie zdania są naszego autorstwa.

## Rzędy Atrybutów

rp-row-STR = Siła
    .short = SIŁ
    .action = Obróć jedną ze swoich kości na przeciwną ściankę.
rp-row-DEX = Zręczność
    .short = ZRE
    .action = Zamień miejscami dwie swoje kości.
rp-row-CON = Kondycja
    .short = KON
    .action = Podwyższ lub obniż jedną ze swoich kości o 1, w granicach od 1 do 6.
rp-row-INT = Inteligencja
    .short = INT
    .action = Przerzuć jedną ze swoich kości; zostaw nowy wynik albo wróć do starego.
rp-row-WIS = Mądrość
    .short = MDR
    .action = Przesuń znacznik śledzenia o jedno pole w górę, w dół, w lewo lub w prawo.
rp-row-CHA = Charyzma
    .short = CHA
    .action = Weź żeton Charyzmy, wart 1 sztukę złota przy zakupie w tej rundzie.

## Kolory kości

rp-colour-green = zielona
rp-colour-blue = niebieska
rp-colour-red = czerwona
rp-colour-purple = fioletowa
rp-colour-black = czarna
rp-colour-white = biała
rp-colour-gold = złota

## Kierunki Charakteru

rp-arrow-good = dobry
rp-arrow-evil = zły
rp-arrow-lawful = praworządny
rp-arrow-chaotic = chaotyczny

## Typy kart

rp-type-weapon = Broń
rp-type-armor = Pancerz
rp-type-trait = Cecha
rp-type-skill = Umiejętność

## Typy Pancerza

rp-armor-chain = Kolczy
rp-armor-leather = Skórzany
rp-armor-mystic = Mistyczny

## Kiedy można użyć Umiejętności

rp-timing-any = w dowolnej chwili
rp-timing-dice_phase = w Fazie Kości
rp-timing-market_turn = w twojej turze na Rynku

## Rasy

rp-race-dragonkin = Drakon
rp-race-dwarf = Krasnolud
rp-race-elf = Elf
rp-race-halfling = Niziołek
rp-race-human = Człowiek
rp-race-orc = Ork

## Klasy

rp-class-cleric = Kapłan
    .ability = Miłosierny
    .text = Ilekroć w swojej turze na Rynku bierzesz złoto zamiast kupować, możesz potem wykonać akcję Mądrości.
rp-class-paladin = Paladyn
    .ability = Czujny
    .text = Ilekroć strzałka kupionej Cechy lub użytej Umiejętności przesunie twój znacznik śledzenia ku dobru lub praworządności, weź 2 sztuki złota.
rp-class-druid = Druid
    .ability = Świadomy
    .text = Tuż przed każdą Fazą Rynku możesz dołożyć do Rynku jedną kartę ze stosu kart odrzuconych. Kupić ją może każdy.
rp-class-ranger = Tropiciel
    .ability = Wprawny
    .text = W każdej Fazie Porządkowania możesz odnowić do dwóch kart Umiejętności zamiast jednej.
rp-class-monk = Mnich
    .ability = Oświecony
    .text = Gdy w swojej turze w Fazie Kości umieszczasz trzecią kość w rzędzie, możesz zamiast akcji tego rzędu wykonać dowolną akcję Atrybutu.
rp-class-bard = Bard
    .ability = Czarujący
    .text = W swojej turze na Rynku możesz po zakupie karty kupić jeszcze drugą. Żeton Charyzmy pomaga opłacić tylko jedną z nich.
rp-class-rogue = Łotrzyk
    .ability = Psotny
    .text = Ilekroć kupisz Umiejętność, możesz wykonać akcję Zręczności.
rp-class-thief = Złodziej
    .ability = Obrotny
    .text = Każda złota kość, która trafia na twoją Kartę Postaci, nawet podczas przygotowania do gry, daje ci 4 sztuki złota zamiast 2.
rp-class-sorcerer = Czarownik
    .ability = Skryty
    .text = Ilekroć kupisz Cechę, po ruchu zgodnym z jej strzałką możesz wykonać akcję Inteligencji.
rp-class-wizard = Czarodziej
    .ability = Zagadkowy
    .text = W swojej turze w Fazie Kości możesz wykonać akcję Inteligencji zamiast akcji rzędu, w którym umieszczasz kość.
rp-class-warrior = Wojownik
    .ability = Przygotowany
    .text = Ilekroć kupisz kartę Broni lub Pancerza, możesz wykonać akcję Siły.
rp-class-barbarian = Barbarzyńca
    .ability = Potężny
    .text = Twoja Broń może zajmować łącznie cztery dłonie zamiast dwóch.

## Historie

rp-backstory-aristocrat = Arystokrata
    .text = Nad twoją kołyską wisiał herb, a twoi nauczyciele nosili tytuły. Potem majątek przypadł kuzynowi i została ci tylko nienaganna postawa.
rp-backstory-brawler = Zabijaka
    .text = Trzy karczmy już cię nie wpuszczą, a czwarta płaciła ci za pilnowanie drzwi. Twoje kłykcie do dziś wiedzą, kiedy spadnie deszcz.
rp-backstory-chosen_one = Wybraniec
    .text = Kometa, znamię, rymowanka ślepej staruszki: wieś uznała, że czeka cię wielki los. Nikt tylko nie umiał powiedzieć jaki.
rp-backstory-craftsman = Rzemieślnik
    .text = Twoje ręce znają drewno, żelazo i cierpliwość. Pewien nieznajomy zamówił u ciebie miecz, a ten wyszedł tak piękny, że żal było go oddać; klient do dziś szuka i miecza, i ciebie.
rp-backstory-devoted = Oddany wierze
    .text = Latami twoje dni odmierzał dzwon świątyni. Pewnej zimowej nocy pękł i zabrzmiało to jak rozkaz wymarszu.
rp-backstory-exonerated = Uniewinniony
    .text = Siedem lat w celi, aż jakiś skryba znalazł kartkę, która przywróciła ci dobre imię. Drzwi stanęły otworem, ale lata zostały w środku.
rp-backstory-hunter = Myśliwy
    .text = Las nauczył cię czytać to, po czym inni depczą. Tylko jeden trop urwał się kiedyś pośrodku świeżego śniegu i do dziś nie daje ci spać.
rp-backstory-lost_soul = Zagubiona dusza
    .text = Pobudka w przydrożnym rowie, klucz w zaciśniętej pięści i żadnego imienia. Od tamtej pory próbujesz tego klucza w każdym zamku.
rp-backstory-mentor = Mentor
    .text = Twoi uczniowie ruszali w świat i wracali jako pieśni. Ostatni wrócił bez słowa, więc teraz kolej na ciebie.
rp-backstory-patrician = Patrycjusz
    .text = Imię twojego rodu wykuto nad połową drzwi w mieście. Sala rady nauczyła cię, że drugą połowę otwiera szept.
rp-backstory-persecuted = Prześladowany
    .text = Spalili twój dom za słowa twojej modlitwy. Jego popiół przeszedł z tobą przez trzy granice, a modlitwa wciąż trwa.
rp-backstory-resilient = Ocalony
    .text = Zaraza, powódź i klęska głodu zabrały z twojej wsi, co chciały. Każda przyszła też po ciebie i każda odeszła z niczym.
rp-backstory-rift_walker = Wędrowiec Szczelin
    .text = Jeden krok przez szczelinę w powietrzu i na niebie stanęły cztery księżyce. Powrót zajął dzień, a w domu powitały cię posiwiałe dzieci.
rp-backstory-savage = Dzikus
    .text = Wilki były dla ciebie łaskawsze niż pierwsi ludzie na twojej drodze. Dziś umiesz już mówić i uśmiechać się bez szczerzenia zębów.
rp-backstory-savant = Geniusz
    .text = Mając sześć lat, poprawiasz mapy nieba królewskiego astronoma. Mając siedem, wyjaśniasz mu, niezbyt rozważnie, co mówią o królu.
rp-backstory-street_urchin = Ulicznik
    .text = Twoim domem był dach, rynna i to, czego nie doliczył się piekarz. Wychowało cię miasto i ani razu nie zażądało wdzięczności.

## Charaktery

rp-alignment-arbiter = Arbiter
    .text = Szale w twojej dłoni wiszą równo, nawet gdy stają przed nimi twoi bliscy.
rp-alignment-champion = Orędownik
    .text = Dane słowo to wzniesiony sztandar, a twój jeszcze nigdy nie upadł.
rp-alignment-eccentric = Ekscentryk
    .text = Kłaniasz się strachom na wróble, kłócisz się z deszczem i rzadko nie masz racji.
rp-alignment-free_spirit = Wolny duch
    .text = Nie ma takiej kłódki, przysięgi ani mapy, która by cię zatrzymała.
rp-alignment-guardian = Strażnik
    .text = Kiedy ty czuwasz, inni mogą spać.
rp-alignment-hermit = Pustelnik
    .text = Z jaskini w połowie góry spory nieba z piekłem brzmią zupełnie tak samo.
rp-alignment-lunatic = Szaleniec
    .text = Najpierw się śmiejesz, a żartu szukasz potem w zgliszczach.
rp-alignment-maniac = Maniak
    .text = Gdzieś jeszcze się nie pali i ta myśl nie daje ci zasnąć.
rp-alignment-narcissist = Narcyz
    .text = Świat jest lustrem i biada temu, kto ci je zasłoni.
rp-alignment-neurotic = Neurotyk
    .text = Każdy węzeł sprawdzasz trzy razy, zwłaszcza ten na cudzych nadgarstkach.
rp-alignment-protector = Obrońca
    .text = Kto chce skrzywdzić słabszych, musi najpierw pokonać ciebie.
rp-alignment-rebel = Buntownik
    .text = Złe prawa dobrze się palą, a ty masz krzesiwo.
rp-alignment-renegade = Renegat
    .text = Złamana przysięga ocaliła tych, którym miała służyć.
rp-alignment-scoundrel = Łajdak
    .text = Uśmiech masz dla każdego, a rękę w każdej sakiewce.
rp-alignment-sentinel = Wartownik
    .text = Prawo znasz na pamięć, a tych, których chroni, po imieniu.
rp-alignment-sociopath = Socjopata
    .text = Przestrzegasz zasad co do litery; cierpienie między wierszami cię nie obchodzi.
rp-alignment-truth_seeker = Poszukiwacz prawdy
    .text = Jedna szczera odpowiedź jest dla ciebie warta więcej niż skrzynia srebra.

## Rynek: Broń

rp-card-longsword = Długi miecz
    .text = Przy podliczaniu celów Atrybutów każda twoja kość w kolorze Klasy jest warta o 1 więcej, nawet ponad 6. Cechy sprawdzające kości pomijają tę premię.
rp-card-blessed_mace = Poświęcona buława
    .text = Ilekroć wykonujesz akcję Mądrości, możesz przesunąć znacznik śledzenia o jeszcze jedno pole w dowolnym z czterech kierunków.
rp-card-jeweled_dagger = Zdobiony sztylet
    .text = Przy podliczaniu celów Atrybutów każda twoja złota kość jest warta o 1 więcej, nawet ponad 6. Cechy sprawdzające kości pomijają tę premię.
rp-card-longbow = Długi łuk
    .text = W swojej turze w Fazie Kości, zanim umieścisz wziętą kość, możesz ją raz przerzucić. Nowy wynik obowiązuje.
rp-card-tower_shield = Wielka tarcza
    .text = Przy końcowym podliczaniu jeden wybrany zestaw Pancerza liczy się tak, jakby miał o 1 kartę więcej. Musi mieć co najmniej 1 kartę i nie być kompletny.
rp-card-ancient_spear = Starożytna włócznia
    .text = Gdy w swojej turze w Fazie Kości umieszczasz trzecią kość w rzędzie, weź za to 2 sztuki złota zamiast 1.
rp-card-quarterstaff = Okuty kij
    .text = Ilekroć wykonujesz akcję Kondycji, możesz od razu wykonać drugą, na tej samej lub innej kości. Druga nie daje trzeciej.
rp-card-heavy_crossbow = Ciężka kusza
    .text = Każda inna karta Rynku kosztuje cię o 1 sztukę złota mniej (nie mniej niż 0), także przy Skradaniu, ale nie przy Włamywaniu.

## Rynek: Cechy i Umiejętności

rp-card-steadfast = Niezłomny
    .text = 2 Gwiazdki za każdą twoją Broń.
rp-card-honorable = Honorowy
    .text = 1 Gwiazdka za każdą twoją kartę Pancerza.
rp-card-nimble = Zwinny
    .text = 1 Gwiazdka za każdą twoją Umiejętność.
rp-card-proud = Dumny
    .text = 1 Gwiazdka za każdą twoją Cechę, łącznie z tą.
rp-card-weak = Słabeusz
    .text = 4 Gwiazdki, jeśli twoja Siła (kości z premią lub karą za Rasę) wynosi 8 lub mniej. Premie z Broni się nie liczą.
rp-card-clumsy = Niezdarny
    .text = 4 Gwiazdki, jeśli twoja Zręczność (kości z premią lub karą za Rasę) wynosi 8 lub mniej. Premie z Broni się nie liczą.
rp-card-foolish = Nierozgarnięty
    .text = 4 Gwiazdki, jeśli twoja Inteligencja (kości z premią lub karą za Rasę) wynosi 8 lub mniej. Premie z Broni się nie liczą.
rp-card-reckless = Bezmyślny
    .text = 4 Gwiazdki, jeśli twoja Mądrość (kości z premią lub karą za Rasę) wynosi 8 lub mniej. Premie z Broni się nie liczą.
rp-card-focused = Skupiony
    .text = 2 Gwiazdki za każdy rząd, w którym wszystkie trzy kości mają tę samą wartość.
rp-card-compassionate = Współczujący
    .text = 3 Gwiazdki, jeśli twój znacznik śledzenia zakończy grę w rzędzie dobra (górnym).
rp-card-obsessed = Obsesyjny
    .text = 2 Gwiazdki za każdy rząd, w którym wszystkie trzy kości mają ten sam kolor, także złoty.
rp-card-cunning = Przebiegły
    .text = 3 Gwiazdki, jeśli twój znacznik śledzenia zakończy grę w kolumnie chaosu (prawej).
rp-card-greedy = Chciwy
    .text = 1 Gwiazdka za każde pełne 3 sztuki złota, które masz na koniec gry, najwyżej 4 Gwiazdki. Złota nie wydajesz.
rp-card-honest = Uczciwy
    .text = 3 Gwiazdki, jeśli twój znacznik śledzenia zakończy grę w kolumnie praworządności (lewej).
rp-card-loyal = Lojalny
    .text = 1 Gwiazdka za każde pełne 2 dopasowania do twojej Historii.
rp-card-obnoxious = Nieznośny
    .text = 3 Gwiazdki, jeśli twoja Charyzma (kości z premią lub karą za Rasę) wynosi 8 lub mniej. Premie z Broni się nie liczą.
rp-card-concentrate = Koncentracja
    .text = Wykonaj jedną dowolną akcję Atrybutu.
rp-card-search = Przeszukanie
    .text = Zajrzyj do mieszka, wybierz kość i zamień ją z kością innego koloru na swojej Karcie Postaci; przejmuje ona jej miejsce i wartość. Jeśli jest złota, weź 2 sztuki złota. Nie daje to akcji Atrybutu.
rp-card-negotiate = Negocjacje
    .text = Zamień kość na swojej Karcie Postaci z kością na jeszcze niewybranej karcie Inicjatywy; obie zachowują wartości. Potem ułóż kości na takich kartach rosnąco; o remisach decydujesz ty. Jeśli twoja nowa kość jest złota, weź 2 sztuki złota. Nie daje to akcji Atrybutu.
rp-card-pickpocket = Kradzież kieszonkowa
    .text = Weź 2 sztuki złota z zapasu.
rp-card-acrobatics = Akrobatyka
    .text = Wykonaj akcję Zręczności.
rp-card-open_lock = Włamywanie
    .text = W swojej turze na Rynku, zamiast kupować z Rynku, kup w ciemno wierzchnią kartę jego talii za 2 sztuki złota, bez względu na jej koszt. Żetony Charyzmy i zniżki nie działają. Jeśli Broń przekroczy twój limit dłoni, odrzucaj Broń, aż się w nim zmieścisz.
rp-card-climb = Wspinaczka
    .text = Obróć kość na jeszcze niewybranej karcie Inicjatywy na przeciwną ściankę. Potem ułóż kości na takich kartach rosnąco; o remisach decydujesz ty. Złoto zostaje na swojej karcie.
rp-card-intimidate = Zastraszenie
    .text = Przerzuć naraz dowolną liczbę kości na jeszcze niewybranych kartach Inicjatywy; wyniki obowiązują. Potem ułóż kości na takich kartach rosnąco; o remisach decydujesz ty. Złoto zostaje na swojej karcie.
rp-card-move_silently = Skradanie
    .text = W swojej turze na Rynku kup jedną kartę ze stosu kart odrzuconych zamiast z Rynku. Żetony Charyzmy i Ciężka kusza pomagają zapłacić. Po takim zakupie nie możesz w tej turze odrzucić karty Rynku za złoto.
rp-card-knowledge = Wiedza
    .text = Wykonaj po kolei do dwóch akcji Inteligencji na różnych kościach. O każdym wyniku zdecyduj przed następnym rzutem.
rp-card-cure_wounds = Leczenie ran
    .text = Podwyższ kość na swojej Karcie Postaci o 1 lub 2, najwyżej do 6.
rp-card-sleight_of_hand = Kuglarstwo
    .text = Przenieś kość na swojej Karcie Postaci, bez zmiany wartości, na pierwsze wolne miejsce innego rzędu, a lukę po niej zamknij, dosuwając kości do lewej. Nie daje to złota ani akcji Atrybutu.

## Rynek: Pancerz

rp-card-chain_gorget = Kolczy kołnierz
    .text = Zestaw kolczy: 1, 2, 4, 7, 10 Gwiazdek za 1–5 kart; o 1 więcej dla czerwonej lub białej Klasy.
rp-card-chain_vambraces = Kolcze karwasze
    .text = Zestaw kolczy: 1, 2, 4, 7, 10 Gwiazdek za 1–5 kart; o 1 więcej dla czerwonej lub białej Klasy.
rp-card-chain_helm = Kolczy hełm
    .text = Zestaw kolczy: 1, 2, 4, 7, 10 Gwiazdek za 1–5 kart; o 1 więcej dla czerwonej lub białej Klasy.
rp-card-chain_tunic = Kolcza tunika
    .text = Zestaw kolczy: 1, 2, 4, 7, 10 Gwiazdek za 1–5 kart; o 1 więcej dla czerwonej lub białej Klasy.
rp-card-chain_leggings = Kolcze nogawice
    .text = Zestaw kolczy: 1, 2, 4, 7, 10 Gwiazdek za 1–5 kart; o 1 więcej dla czerwonej lub białej Klasy.
rp-card-mystic_cowl = Mistyczny kaptur
    .text = Zestaw mistyczny: 1, 3, 6 Gwiazdek za 1–3 karty; o 1 więcej dla niebieskiej lub fioletowej Klasy.
rp-card-mystic_robes = Mistyczne szaty
    .text = Zestaw mistyczny: 1, 3, 6 Gwiazdek za 1–3 karty; o 1 więcej dla niebieskiej lub fioletowej Klasy.
rp-card-mystic_cloak = Mistyczny płaszcz
    .text = Zestaw mistyczny: 1, 3, 6 Gwiazdek za 1–3 karty; o 1 więcej dla niebieskiej lub fioletowej Klasy.
rp-card-leather_greaves = Skórzane nagolenniki
    .text = Zestaw skórzany: 1, 3, 5, 8 Gwiazdek za 1–4 karty; o 1 więcej dla zielonej lub czarnej Klasy.
rp-card-leather_boots = Skórzane buty
    .text = Zestaw skórzany: 1, 3, 5, 8 Gwiazdek za 1–4 karty; o 1 więcej dla zielonej lub czarnej Klasy.
rp-card-leather_gloves = Skórzane rękawice
    .text = Zestaw skórzany: 1, 3, 5, 8 Gwiazdek za 1–4 karty; o 1 więcej dla zielonej lub czarnej Klasy.
rp-card-leather_pauldron = Skórzany naramiennik
    .text = Zestaw skórzany: 1, 3, 5, 8 Gwiazdek za 1–4 karty; o 1 więcej dla zielonej lub czarnej Klasy.

## Rynek: dalsze Umiejętności i Cechy

rp-card-diplomacy = Dyplomacja
    .text = Użyj Umiejętności innego gracza, gotowej lub wyczerpanej, jak własnej i w chwili, na którą ona pozwala. Twój znacznik śledzenia przesuwa się zgodnie z jej strzałką, co musi być możliwe; z samej zdolności możesz zrezygnować. Wyczerpujesz tylko Dyplomację.
rp-card-dedicated = Oddany
    .text = 1 Gwiazdka za każde pełne 2 kości w kolorze twojej Klasy na twojej Karcie Postaci.
rp-card-courageous = Odważny
    .text = 1 Gwiazdka za każdy rząd, w którym co najmniej dwie kości pokazują 6.
rp-card-envious = Zawistny
    .text = 3 Gwiazdki, jeśli twój znacznik śledzenia zakończy grę w rzędzie zła (dolnym).
rp-card-famous = Sławny
    .text = 3 Gwiazdki, jeśli osiągniesz co najmniej pięć ze swoich sześciu celów Atrybutów, z uwzględnieniem Rasy i Broni.

## Rangi w grze jednoosobowej

rp-rank-hero = Bohater
rp-rank-champion = Mistrz
rp-rank-clan_leader = Przywódca
rp-rank-adventurer = Podróżnik
rp-rank-mercenary = Najemnik
rp-rank-npc = NPC
