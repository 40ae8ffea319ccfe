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
ts-card-dagger = Sztylet
ts-card-iron_rations = Żelazne racje
ts-card-torch = Pochodnia
ts-card-disease = Choroba

## Bohaterowie

ts-card-amazon_archer = Amazonka Łuczniczka
ts-card-amazon_huntress = Amazonka Łowczyni
ts-card-amazon_queen = Amazonka Królowa
ts-card-chalice_quester = Poszukiwacz Graala
ts-card-chalice_defender = Obrońca Graala
ts-card-chalice_paladin = Paladyn Graala
ts-card-dwarf_guardian = Krasnolud Strażnik
ts-card-dwarf_janissary = Krasnolud Janczar
ts-card-dwarf_sentinel = Krasnolud Obrońca
ts-card-elf_wizard = Elf Czarodziej
ts-card-elf_sorcerer = Elf Zaklinacz
ts-card-elf_archmage = Elf Arcymag
ts-card-feayn_archer = Feayn Łucznik
ts-card-feayn_marksman = Feayn Strzelec
ts-card-feayn_sniper = Feayn Snajper
ts-card-lorigg_thief = Lorigg Złodziej
ts-card-lorigg_rogue = Lorigg Łotrzyk
ts-card-lorigg_outlaw = Lorigg Banita
ts-card-outlands_warrior = Wojownik z Rubieży
ts-card-outlands_slayer = Pogromca z Rubieży
ts-card-outlands_khan = Chan z Rubieży
ts-card-redblade_killer = Zabójca Bractwa
ts-card-redblade_poisoner = Truciciel Bractwa
ts-card-redblade_assassin = Skrytobójca Bractwa
ts-card-regian_cleric = Regijczyk Kleryk
ts-card-regian_priest = Regijczyk Kapłan
ts-card-regian_bishop = Regijczyk Biskup
ts-card-selurin_magician = Selurin Magik
ts-card-selurin_warlock = Selurin Czarownik
ts-card-selurin_theurge = Selurin Teurg
ts-card-thyrian_squire = Thyryjczyk Giermek
ts-card-thyrian_knight = Thyryjczyk Rycerz
ts-card-thyrian_lord = Thyryjczyk Władca

## Karty Wioski

ts-card-arcane_energies = Tajemne energie
ts-card-banish = Wypędzenie
ts-card-barkeep = Karczmarz
ts-card-battle_fury = Szał bitewny
ts-card-feast = Uczta
ts-card-fireball = Ognista kula
ts-card-flaming_sword = Płomienny miecz
ts-card-goodberries = Jagody
ts-card-hatchet = Toporek
ts-card-lantern = Latarnia
ts-card-lightstone_gem = Świetlisty klejnot
ts-card-magical_aura = Magiczna aura
ts-card-pawnbroker = Lichwiarz
ts-card-polearm = Halabarda
ts-card-short_sword = Krótki miecz
ts-card-spear = Włócznia
ts-card-town_guard = Strażnik miejski
ts-card-trainer = Nauczyciel
ts-card-warhammer = Młot bojowy

## Potwory

ts-card-archduke_of_pain = Arcyksiążę Bólu
ts-card-grudgebeast = Bestia Żalu
ts-card-succubus = Sukkub
ts-card-tormentor = Dręczyciel
ts-card-the_unchained = Rozkuty
ts-card-darkness = Ciemność
ts-card-judgement = Osąd
ts-card-knightmare = Koszmarny Rycerz
ts-card-lord_mortis = Lord Mortis
ts-card-the_prince = Książę
ts-card-ebon_fume = Mahoniowy Opar
ts-card-mythlurian = Mythlur
ts-card-skaladak = Skaladak
ts-card-tyxr_the_old = Tyxr Stary
ts-card-uyril_unending = Uyryl Wszechwieczny
ts-card-blink_dog = Migopies
ts-card-griffon = Gryf
ts-card-nixie = Rusałka
ts-card-pegasus = Pegaz
ts-card-sphinx = Sfinks
ts-card-bloodskull_orc = Ork Krwawa Czaszka
ts-card-deadbone_troll = Troll Trupignat
ts-card-firebrand_cyclops = Ognisty Cyklop
ts-card-grayskin_lizard = Jaszczur Szaroskóry
ts-card-griknack_goblin = Goblin Griknak
ts-card-black_slime = Czarny Szlam
ts-card-gray_ooze = Szary Śluz
ts-card-green_blob = Zielony Zaciek
ts-card-noxious_slag = Trująca Maź
ts-card-red_jelly = Czerwony Szlam
ts-card-famine = Głód
ts-card-harbinger = Zwiastun
ts-card-kingdom = Królestwo
ts-card-lord_of_death = Pan Śmierci
ts-card-suffering = Udręka
ts-card-ghost = Mara
ts-card-haunt = Upiór
ts-card-revenant = Ożywieniec
ts-card-spectre = Widmo
ts-card-wraith = Zjawa

## Kamień Gromu

ts-card-stone_of_mystery = Kamień Tajemnic
