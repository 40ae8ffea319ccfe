### Thunderstone: nazwy i działanie całej zawartości. Wszystkie zdania są naszego autorstwa.

## Klasy Potworów

ts-group-abyssal = Istota z Otchłani
ts-group-doomknight_humanoid = Rycerz Zagłady • Humanoid
ts-group-dragon = Smok
ts-group-enchanted = Zaklęty
ts-group-humanoid = Humanoid
ts-group-ooze = Śluz
ts-group-undead_doom = Nieumarły • Zagłada
ts-group-undead_spirit = Nieumarły • Duch

## Rodzaje Bohaterów

ts-family-amazon = Amazonka
ts-family-chalice = Graal
ts-family-dwarf = Krasnolud
ts-family-elf = Elf
ts-family-feayn = Feayn
ts-family-lorigg = Lorigg
ts-family-outlands = Rubieże
ts-family-redblade = Bractwo
ts-family-regian = Regijczyk
ts-family-selurin = Selurin
ts-family-thyrian = Thyryjczyk

## Klasy Bohaterów

ts-class-fighter = Wojownik
ts-class-cleric = Kapłan
ts-class-wizard = Czarodziej
ts-class-thief = Złodziej
ts-class-archer = Łucznik
ts-class-militia = Ochotnik

## Typy kart

ts-type-hero = Bohater
ts-type-weapon = Broń
ts-type-item = Przedmiot
ts-type-spell = Zaklęcie
ts-type-villager = Wieśniak
ts-type-disease = Choroba
ts-type-monster = Potwór
ts-type-thunderstone = Kamień Gromu

## Dalsze słowa karty

ts-subtype-edged = sieczna
ts-subtype-blunt = obuchowa
ts-subtype-food = Żywność
ts-subtype-light = Światło
ts-subtype-magic = Magia

## Karty podstawowe i Choroba

ts-card-militia = Ochotnik
    .text = Może awansować na dowolnego Bohatera 1. poziomu.
ts-card-dagger = Sztylet
ts-card-iron_rations = Żelazne racje
    .text = Loch: wybrany Bohater ma Siłę +2.
ts-card-torch = Pochodnia
    .text = Daje Światło nawet bez Bohatera.
ts-card-disease = Choroba
    .text = W Lochu obniża o 1 twój Atak albo Atak magiczny, do wyboru.

## Bohaterowie

ts-card-amazon_archer = Amazonka Łuczniczka
    .text = Dodatkowe +2 do Ataku przeciw Potworowi w szeregu 2 lub 3.
ts-card-amazon_huntress = Amazonka Łowczyni
    .text = Dodatkowe +3 do Ataku przeciw Potworowi w szeregu 2 lub 3.
ts-card-amazon_queen = Amazonka Królowa
    .text = Dodatkowe +4 do Ataku przeciw Potworowi w szeregu 2 lub 3.
ts-card-chalice_quester = Poszukiwacz Graala
    .text = Wielokrotnie w Lochu: usuń Chorobę z ręki i pociągnij 1 kartę.
ts-card-chalice_defender = Obrońca Graala
    .text = Atak +1 za każdy Przedmiot ze Światłem w drużynie. Loch: pociągnij 1 kartę. Wielokrotnie w Lochu: usuń Chorobę z ręki i pociągnij 1 kartę.
ts-card-chalice_paladin = Paladyn Graala
    .text = Loch: pociągnij 1 kartę. Łupy: możesz kupić z Wioski dowolną kartę, płacąc złotem z ręki.
ts-card-dwarf_guardian = Krasnolud Strażnik
    .text = Dodatkowe +3 do Ataku z przydzieloną Bronią sieczną.
ts-card-dwarf_janissary = Krasnolud Janczar
    .text = Dodatkowe +4 do Ataku z przydzieloną Bronią sieczną. Łupy: możesz kupić z Wioski jedną kartę Broni, płacąc złotem z ręki.
ts-card-dwarf_sentinel = Krasnolud Obrońca
    .text = Dodatkowe +5 do Ataku z przydzieloną Bronią sieczną.
ts-card-elf_wizard = Elf Czarodziej
ts-card-elf_sorcerer = Elf Zaklinacz
    .text = Po zwycięstwie możesz odesłać Potwora z Hali na spód Talii Lochu.
ts-card-elf_archmage = Elf Arcymag
    .text = Loch: odeślij Potwora z Hali na spód Talii Lochu.
ts-card-feayn_archer = Feayn Łucznik
    .text = Nie atakuje szeregu 1: nie liczy się tam ani Atak, ani Światło tej karty.
ts-card-feayn_marksman = Feayn Strzelec
    .text = Nie atakuje szeregu 1: nie liczy się tam ani Atak, ani Światło tej karty.
ts-card-feayn_sniper = Feayn Snajper
    .text = Nie atakuje szeregu 1: nie liczy się tam ani Atak, ani Światło tej karty. 1 PD więcej za pokonanie Potwora w szeregu 3.
ts-card-lorigg_thief = Lorigg Złodziej
ts-card-lorigg_rogue = Lorigg Łotrzyk
    .text = Loch: każdy z pozostałych graczy odrzuca 1 kartę.
ts-card-lorigg_outlaw = Lorigg Banita
    .text = Loch: każdy z pozostałych graczy odrzuca 1 kartę.
ts-card-outlands_warrior = Wojownik z Rubieży
    .text = Loch: usuń 1 kartę Żywności, by zyskać Atak +3.
ts-card-outlands_slayer = Pogromca z Rubieży
    .text = Atak +1 za każdą kartę Potwora w drużynie. Wielokrotnie w Lochu: usuń 1 kartę Żywności, by zyskać Atak +3.
ts-card-outlands_khan = Chan z Rubieży
    .text = Atak +2 za każdą kartę Potwora w drużynie.
ts-card-redblade_killer = Zabójca Bractwa
ts-card-redblade_poisoner = Truciciel Bractwa
    .text = Loch: każdy z pozostałych graczy odrzuca 1 kartę.
ts-card-redblade_assassin = Skrytobójca Bractwa
    .text = Loch: każdy z pozostałych graczy odrzuca 1 Bohatera albo 2 karty.
ts-card-regian_cleric = Regijczyk Kleryk
    .text = Wielokrotnie w Lochu: usuń Chorobę z ręki i pociągnij 1 kartę.
ts-card-regian_priest = Regijczyk Kapłan
    .text = Loch: pociągnij 1 kartę. Wielokrotnie w Lochu: usuń Chorobę z ręki i pociągnij 1 kartę.
ts-card-regian_bishop = Regijczyk Biskup
    .text = Loch: pociągnij 2 karty. Wielokrotnie w Lochu: usuń Chorobę z ręki i pociągnij 2 karty.
ts-card-selurin_magician = Selurin Magik
    .text = Każdy Przedmiot w drużynie daje Atak magiczny +1, a każde Zaklęcie z Atakiem magicznym daje o 1 więcej.
ts-card-selurin_warlock = Selurin Czarownik
    .text = Podwaja łączny Atak magiczny.
ts-card-selurin_theurge = Selurin Teurg
    .text = Podwaja łączny Atak magiczny. Loch: każdy gracz, ty także, odrzuca Bohatera albo pokazuje rękę bez Bohaterów; jednego z odrzuconych możesz pożyczyć na czas bitwy.
ts-card-thyrian_squire = Thyryjczyk Giermek
    .text = Loch: usuń 1 kartę Żywności, by zyskać Atak +2.
ts-card-thyrian_knight = Thyryjczyk Rycerz
    .text = Każdy Ochotnik ma Atak +1. Loch: usuń 1 kartę Żywności, by zyskać Atak +2.
ts-card-thyrian_lord = Thyryjczyk Władca
    .text = Każdy Bohater, który nie jest Wojownikiem, ma Atak +2. Loch: usuń 1 kartę Żywności, by odłożyć z Hali na swój stos kart odrzuconych Potwora wartego 1 lub 2 PZ, bez PD.

## Karty Wioski

ts-card-arcane_energies = Tajemne energie
    .text = Loch: cały Atak Bohaterów z Bronią staje się Atakiem magicznym; pociągnij 1 kartę.
ts-card-banish = Wypędzenie
    .text = Loch: odeślij Potwora z Hali na spód Talii Lochu albo zmień kolejność kart w Hali; potem usuń 1 kartę z ręki i pociągnij 1 kartę.
ts-card-barkeep = Karczmarz
    .text = Wioska: jeden zakup więcej. Wioska: usuń tę kartę, by dostać 2 sztuki złota.
ts-card-battle_fury = Szał bitewny
    .text = Loch: każdy Bohater ma Atak +1.
ts-card-feast = Uczta
    .text = Loch: każdy Bohater ma Siłę +3 i Atak +1.
ts-card-fireball = Ognista kula
    .text = Liczy się nawet bez Bohatera.
ts-card-flaming_sword = Płomienny miecz
    .text = Daje Światło tylko przydzielony Bohaterowi.
ts-card-goodberries = Jagody
    .text = Loch: wybrany Bohater ma Siłę +3, a cały jego Atak staje się Atakiem magicznym.
ts-card-hatchet = Toporek
ts-card-lantern = Latarnia
    .text = Daje Światło nawet bez Bohatera.
ts-card-lightstone_gem = Świetlisty klejnot
    .text = Daje Światło nawet bez Bohatera.
ts-card-magical_aura = Magiczna aura
    .text = Loch: każda Broń ma Ciężar 0; pociągnij 1 kartę.
ts-card-pawnbroker = Lichwiarz
    .text = Wioska: usuń kartę z monetą, by dostać jej wartość i jeszcze 3 sztuki złota. Wioska: usuń tę kartę, by dostać 2 sztuki złota.
ts-card-polearm = Halabarda
    .text = Bohaterowi z Siłą co najmniej 8 daje Atak +6 zamiast +2.
ts-card-short_sword = Krótki miecz
ts-card-spear = Włócznia
    .text = Loch: Bohater może nią rzucić: zostaje usunięta i daje dodatkowo Atak +3.
ts-card-town_guard = Strażnik miejski
    .text = Wioska: pociągnij 2 karty. Wioska: usuń tę kartę, by pociągnąć 3 karty.
ts-card-trainer = Nauczyciel
    .text = Wioska: usuń 1 Ochotnika, by dostać 2 PD. Wioska: usuń tę kartę, by dostać 2 sztuki złota.
ts-card-warhammer = Młot bojowy
    .text = Kapłanowi przeciw Rycerzowi Zagłady lub Nieumarłemu daje dodatkowo Atak +3.

## Potwory

ts-card-archduke_of_pain = Arcyksiążę Bólu
    .text = Zwycięstwo wymaga Ataku magicznego. Bitwa: usuwa z drużyny wszystkich Kapłanów i Czarodziejów. Wtargnięcie: z każdego stosu Bohaterów w Wiosce znikają na zawsze 2 wierzchnie karty, także Ochotnicy.
ts-card-grudgebeast = Bestia Żalu
ts-card-succubus = Sukkub
    .text = Bez Ataku magicznego wartość Ataku spada o połowę.
ts-card-tormentor = Dręczyciel
    .text = Jeśli żaden atakujący Bohater nie ma Broni, wartość Ataku spada o połowę. Bitwa: usuwa z drużyny 1 Kapłana.
ts-card-the_unchained = Rozkuty
    .text = Bitwa: 1 Choroba trafia na twój stos kart odrzuconych. Trofeum: Atak magiczny +1.
ts-card-darkness = Ciemność
    .text = Bohaterowie bez Broni nie mogą atakować. Kara za brak Światła +1.
ts-card-judgement = Osąd
    .text = Bitwa: każdy Bohater ma Siłę −2. Bitwa: każdy Bohater ma o 1 mniejszy Atak albo Atak magiczny, do wyboru.
ts-card-knightmare = Koszmarny Rycerz
    .text = Kara za brak Światła +2. Bitwa: usuwa z drużyny 1 Wojownika.
ts-card-lord_mortis = Lord Mortis
    .text = Kara za brak Światła +1.
ts-card-the_prince = Książę
    .text = Bitwa: każdy Bohater ma Siłę −2. Bitwa: usuwa z drużyny 1 Wojownika.
ts-card-ebon_fume = Mahoniowy Opar
    .text = Atak magiczny się nie liczy. Bitwa: usuwa Bohatera z największą Siłą. Trofeum: Atak +3.
ts-card-mythlurian = Mythlur
    .text = Bitwa: usuwa z drużyny 1 Bohatera.
ts-card-skaladak = Skaladak
    .text = Bitwa: usuwa z drużyny 1 kartę Broni.
ts-card-tyxr_the_old = Tyxr Stary
    .text = Bitwa: usuwa z drużyny 1 Bohatera. Wtargnięcie: każdy gracz odrzuca 2 karty. Trofeum: Atak magiczny +2.
ts-card-uyril_unending = Uyryl Wszechwieczny
    .text = Bez Ataku magicznego wartość Ataku spada o połowę. Bitwa: usuwa z drużyny 1 Ochotnika. Trofeum: Atak +1.
ts-card-blink_dog = Migopies
    .text = Nie można atakować, póki zostaje jakakolwiek kara za brak Światła. Kara za brak Światła +1.
ts-card-griffon = Gryf
    .text = Trofeum: Atak magiczny +1.
ts-card-nixie = Rusałka
ts-card-pegasus = Pegaz
    .text = Trofeum: Atak +1.
ts-card-sphinx = Sfinks
    .text = Liczy się tylko Atak magiczny. Łupy: możesz odsłonić 6 kart ze swojej talii, dowolne z nich usunąć, a resztę odrzucić. Trofeum: Atak magiczny +2.
ts-card-bloodskull_orc = Ork Krwawa Czaszka
ts-card-deadbone_troll = Troll Trupignat
    .text = Bitwa: 1 Choroba trafia na twój stos kart odrzuconych.
ts-card-firebrand_cyclops = Ognisty Cyklop
ts-card-grayskin_lizard = Jaszczur Szaroskóry
    .text = Bitwa: każdy Bohater z Bronią ma Atak +1.
ts-card-griknack_goblin = Goblin Griknak
ts-card-black_slime = Czarny Szlam
    .text = Bitwa: usuwa z drużyny 1 Ochotnika.
ts-card-gray_ooze = Szary Śluz
    .text = Bitwa: usuwa z drużyny 1 Bohatera, chyba że któryś ma Broń. Łupy: możesz kupić z Wioski jedną kartę Żywności, płacąc złotem z ręki.
ts-card-green_blob = Zielony Zaciek
    .text = Bitwa: usuwa z drużyny 1 kartę Żywności.
ts-card-noxious_slag = Trująca Maź
    .text = Broń sieczna nie daje Ataku ani Ataku magicznego. Atak magiczny spada o połowę.
ts-card-red_jelly = Czerwony Szlam
    .text = Bitwa: usuwa z drużyny 1 kartę Broni. Trofeum: Światło +1.
ts-card-famine = Głód
    .text = Bitwa: 1 Choroba trafia na twój stos kart odrzuconych.
ts-card-harbinger = Zwiastun
    .text = Bitwa: usuwa z drużyny 1 Zaklęcie.
ts-card-kingdom = Królestwo
    .text = Bitwa: 1 Choroba trafia na twój stos kart odrzuconych.
ts-card-lord_of_death = Pan Śmierci
    .text = Bitwa: 2 Choroby trafiają na twój stos kart odrzuconych.
ts-card-suffering = Udręka
    .text = Bitwa: każdy Bohater ma Siłę −2. Bitwa: 1 Choroba trafia na twój stos kart odrzuconych.
ts-card-ghost = Mara
    .text = Bez Ataku magicznego wartość Ataku spada o połowę. Bitwa: każdy Bohater ma Siłę −2.
ts-card-haunt = Upiór
    .text = Bitwa: 1 wybrany Bohater nie może atakować.
ts-card-revenant = Ożywieniec
    .text = Zwycięstwo wymaga Ataku magicznego. Bitwa: każdy Bohater ma Siłę −4. Bitwa: usuwa każdego Bohatera, któremu nie zostaje Siła.
ts-card-spectre = Widmo
    .text = Bitwa: usuwa z drużyny 1 Ochotnika.
ts-card-wraith = Zjawa
    .text = Bitwa: usuwa z drużyny 1 Ochotnika.

## Kamień Gromu

ts-card-stone_of_mystery = Kamień Tajemnic
    .text = Gra kończy się, gdy trafi do szeregu 1. Zdobywa go ten, kto pokona Potwora stojącego przed nim.
