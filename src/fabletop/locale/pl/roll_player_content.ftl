### Roll Player: nazwy całej zawartości gry. Wszystkie zdania są naszego autorstwa.

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

rp-arrow-good = dobro
rp-arrow-evil = zło
rp-arrow-lawful = prawo
rp-arrow-chaotic = chaos

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
rp-class-paladin = Paladyn
    .ability = Czujny
rp-class-druid = Druid
    .ability = Świadomy
rp-class-ranger = Tropiciel
    .ability = Wprawny
rp-class-monk = Mnich
    .ability = Oświecony
rp-class-bard = Bard
    .ability = Czarujący
rp-class-rogue = Łotrzyk
    .ability = Psotny
rp-class-thief = Złodziej
    .ability = Obrotny
rp-class-sorcerer = Czarownik
    .ability = Skryty
rp-class-wizard = Czarodziej
    .ability = Zagadkowy
rp-class-warrior = Wojownik
    .ability = Przygotowany
rp-class-barbarian = Barbarzyńca
    .ability = Potężny

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
rp-card-blessed_mace = Poświęcona buława
rp-card-jeweled_dagger = Zdobiony sztylet
rp-card-longbow = Długi łuk
rp-card-tower_shield = Wielka tarcza
rp-card-ancient_spear = Starożytna włócznia
rp-card-quarterstaff = Okuty kij
rp-card-heavy_crossbow = Ciężka kusza

## Rynek: Cechy i Umiejętności

rp-card-steadfast = Niezłomny
rp-card-honorable = Honorowy
rp-card-nimble = Zwinny
rp-card-proud = Dumny
rp-card-weak = Słabeusz
rp-card-clumsy = Niezdarny
rp-card-foolish = Nierozgarnięty
rp-card-reckless = Bezmyślny
rp-card-focused = Skupiony
rp-card-compassionate = Współczujący
rp-card-obsessed = Obsesyjny
rp-card-cunning = Przebiegły
rp-card-greedy = Chciwy
rp-card-honest = Uczciwy
rp-card-loyal = Lojalny
rp-card-obnoxious = Nieznośny
rp-card-concentrate = Koncentracja
rp-card-search = Przeszukanie
rp-card-negotiate = Negocjacje
rp-card-pickpocket = Kradzież kieszonkowa
rp-card-acrobatics = Akrobatyka
rp-card-open_lock = Włamywanie
rp-card-climb = Wspinaczka
rp-card-intimidate = Zastraszenie
rp-card-move_silently = Skradanie
rp-card-knowledge = Wiedza
rp-card-cure_wounds = Leczenie ran
rp-card-sleight_of_hand = Kuglarstwo

## Rynek: Pancerz

rp-card-chain_gorget = Kolczy kołnierz
rp-card-chain_vambraces = Kolcze karwasze
rp-card-chain_helm = Kolczy hełm
rp-card-chain_tunic = Kolcza tunika
rp-card-chain_leggings = Kolcze nogawice
rp-card-mystic_cowl = Mistyczny kaptur
rp-card-mystic_robes = Mistyczne szaty
rp-card-mystic_cloak = Mistyczny płaszcz
rp-card-leather_greaves = Skórzane nagolenniki
rp-card-leather_boots = Skórzane buty
rp-card-leather_gloves = Skórzane rękawice
rp-card-leather_pauldron = Skórzany naramiennik

## Rynek: dalsze Umiejętności i Cechy

rp-card-diplomacy = Dyplomacja
rp-card-dedicated = Oddany
rp-card-courageous = Odważny
rp-card-envious = Zawistny
rp-card-famous = Sławny

## Rangi w grze jednoosobowej

rp-rank-hero = Bohater
rp-rank-champion = Mistrz
rp-rank-clan_leader = Przywódca
rp-rank-adventurer = Podróżnik
rp-rank-mercenary = Najemnik
rp-rank-npc = NPC
