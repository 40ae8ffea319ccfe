### Roll Player: názvy veškerého obsahu hry. Všechny věty jsou naše vlastní.

## Řady atributů

rp-row-STR = Síla
    .short = SÍL
    .action = Otoč jednu svou kostku na protější stěnu.
rp-row-DEX = Obratnost
    .short = OBR
    .action = Prohoď místa dvou svých kostek.
rp-row-CON = Odolnost
    .short = ODO
    .action = Zvyš nebo sniž jednu svou kostku o 1, v rozmezí 1 až 6.
rp-row-INT = Inteligence
    .short = INT
    .action = Přehoď jednu svou kostku; nech si nový výsledek, nebo se vrať k původnímu.
rp-row-WIS = Moudrost
    .short = MOU
    .action = Posuň ukazatel přesvědčení o jedno pole nahoru, dolů, doleva nebo doprava.
rp-row-CHA = Charisma
    .short = CHA
    .action = Vezmi si žeton Charismatu, který v tomto kole při nákupu platí za 1 zlaťák.

## Barvy kostek

rp-colour-green = zelená
rp-colour-blue = modrá
rp-colour-red = červená
rp-colour-purple = fialová
rp-colour-black = černá
rp-colour-white = bílá
rp-colour-gold = zlatá

## Směry přesvědčení

rp-arrow-good = dobro
rp-arrow-evil = zlo
rp-arrow-lawful = zákon
rp-arrow-chaotic = chaos

## Typy karet

rp-type-weapon = Zbraň
rp-type-armor = Zbroj
rp-type-trait = Rys
rp-type-skill = Dovednost

## Druhy Zbroje

rp-armor-chain = Kroužková
rp-armor-leather = Kožená
rp-armor-mystic = Mystická

## Kdy lze použít Dovednost

rp-timing-any = kdykoli
rp-timing-dice_phase = ve Fázi kostek
rp-timing-market_turn = ve tvém tahu na trhu

## Rasy

rp-race-dragonkin = Drakorozený
rp-race-dwarf = Trpaslík
rp-race-elf = Elf
rp-race-halfling = Půlčík
rp-race-human = Člověk
rp-race-orc = Ork

## Povolání

rp-class-cleric = Klerik
    .ability = Dobročinný
rp-class-paladin = Paladin
    .ability = Bdělý
rp-class-druid = Druid
    .ability = Vnímavý
rp-class-ranger = Hraničář
    .ability = Zručný
rp-class-monk = Mnich
    .ability = Osvícený
rp-class-bard = Bard
    .ability = Okouzlující
rp-class-rogue = Tulák
    .ability = Šibalský
rp-class-thief = Zloděj
    .ability = Vychytralý
rp-class-sorcerer = Čaroděj
    .ability = Tajemný
rp-class-wizard = Kouzelník
    .ability = Záhadný
rp-class-warrior = Válečník
    .ability = Připravený
rp-class-barbarian = Barbar
    .ability = Mohutný

## Minulosti

rp-backstory-aristocrat = Aristokrat
    .text = Nad tvou kolébkou visel erb a tvoji učitelé měli tituly. Pak panství připadlo bratranci a tobě zbylo jen vznešené držení těla.
rp-backstory-brawler = Rváč
    .text = Do tří hospod už tě nepustí a čtvrtá ti platila za hlídání dveří. Klouby na tvých pěstech dodnes vědí, kdy přijde déšť.
rp-backstory-chosen_one = Vyvolený
    .text = Kometa, mateřské znaménko, říkanka slepé stařenky: vesnice usoudila, že tě čeká veliký osud. Jen nikdo neuměl říct jaký.
rp-backstory-craftsman = Řemeslník
    .text = Tvoje ruce rozumějí dřevu, železu i trpělivosti. Jednou si u tebe cizinec objednal meč, který se povedl tak, že ho bylo škoda vydat; dodnes pátrá po něm i po tobě.
rp-backstory-devoted = Oddaný víře
    .text = Celé roky odměřoval tvé dny chrámový zvon. Jedné zimní noci pukl a znělo to jako rozkaz vydat se na cestu.
rp-backstory-exonerated = Očištěný
    .text = Sedm let v cele, než jakýsi písař našel list, který ti vrátil dobré jméno. Dveře se otevřely, ale ta léta zůstala uvnitř.
rp-backstory-hunter = Lovec
    .text = Les tě naučil číst to, po čem jiní šlapou. Jen jediná stopa kdysi skončila uprostřed čerstvého sněhu a dodnes ti nedá spát.
rp-backstory-lost_soul = Ztracená duše
    .text = Probuzení v příkopu u cesty, klíč v sevřené pěsti a žádné jméno. Od té doby ten klíč zkoušíš v každém zámku.
rp-backstory-mentor = Mentor
    .text = Tvoji žáci odcházeli do světa a vraceli se jako písně. Poslední se vrátil beze slova, a tak je teď řada na tobě.
rp-backstory-patrician = Patricij
    .text = Jméno tvého rodu je vytesáno nad polovinou dveří ve městě. Radní síň tě naučila, že tu druhou otevírá šepot.
rp-backstory-persecuted = Pronásledovaný
    .text = Spálili ti dům za slova tvé modlitby. Jeho popel s tebou překročil tři hranice a modlitba stále trvá.
rp-backstory-resilient = Houževnatý
    .text = Nákaza, povodeň a bída si z tvé vesnice vzaly, co chtěly. Každá přišla i pro tebe a každá odešla s prázdnou.
rp-backstory-rift_walker = Poutník trhlinami
    .text = Jediný krok trhlinou ve vzduchu a na nebi stály čtyři měsíce. Návrat trval den a doma tě přivítaly zešedivělé děti.
rp-backstory-savage = Divoch
    .text = Vlci k tobě byli laskavější než první lidé, kteří ti zkřížili cestu. Dnes už umíš mluvit i usmívat se bez cenění zubů.
rp-backstory-savant = Génius
    .text = V šesti letech opravuješ hvězdné mapy královského astronoma. V sedmi mu ne zrovna prozíravě vysvětluješ, co říkají o králi.
rp-backstory-street_urchin = Dítě ulice
    .text = Domovem ti byla střecha, okap a to, co pekař zapomněl spočítat. Vychovalo tě město a nikdy za to nečekalo vděk.

## Přesvědčení

rp-alignment-arbiter = Arbitr
    .text = Váhy ve tvé ruce visí rovně, i když před nimi stanou tvoji blízcí.
rp-alignment-champion = Zastánce
    .text = Dané slovo je vztyčená korouhev a tvá ještě nikdy neklesla.
rp-alignment-eccentric = Excentrik
    .text = Klaníš se strašákům, hádáš se s deštěm a málokdy nemáš pravdu.
rp-alignment-free_spirit = Svobodný duch
    .text = Není zámku, přísahy ani mapy, které by tě udržely.
rp-alignment-guardian = Strážce
    .text = Když bdíš ty, mohou ostatní spát.
rp-alignment-hermit = Poustevník
    .text = Z jeskyně v půli hory znějí hádky nebe s peklem úplně stejně.
rp-alignment-lunatic = Šílenec
    .text = Nejdřív se směješ a vtip hledáš až v popelu.
rp-alignment-maniac = Maniak
    .text = Někde ještě nehoří a ta myšlenka ti nedá usnout.
rp-alignment-narcissist = Narcis
    .text = Svět je zrcadlo a běda tomu, kdo ti je zastíní.
rp-alignment-neurotic = Neurotik
    .text = Každý uzel zkontroluješ třikrát, zvlášť ten na cizích zápěstích.
rp-alignment-protector = Ochránce
    .text = Kdo chce ublížit slabším, musí nejdřív přes tebe.
rp-alignment-rebel = Rebel
    .text = Špatné zákony dobře hoří a ty máš křesadlo.
rp-alignment-renegade = Odpadlík
    .text = Porušená přísaha zachránila ty, kterým měla sloužit.
rp-alignment-scoundrel = Ničema
    .text = Úsměv máš pro každého a ruku v každém měšci.
rp-alignment-sentinel = Strážný
    .text = Zákon znáš nazpaměť a ty, které chrání, jménem.
rp-alignment-sociopath = Sociopat
    .text = Pravidla dodržuješ do písmene; utrpení mezi řádky tě nezajímá.
rp-alignment-truth_seeker = Hledač pravdy
    .text = Jediná upřímná odpověď má pro tebe větší cenu než truhla stříbra.

## Trh: Zbraně

rp-card-longsword = Dlouhý meč
rp-card-blessed_mace = Posvěcený palcát
rp-card-jeweled_dagger = Zdobená dýka
rp-card-longbow = Dlouhý luk
rp-card-tower_shield = Pavéza
rp-card-ancient_spear = Starobylé kopí
rp-card-quarterstaff = Bojová hůl
rp-card-heavy_crossbow = Těžká kuše

## Trh: Rysy a Dovednosti

rp-card-steadfast = Neochvějný
rp-card-honorable = Čestný
rp-card-nimble = Mrštný
rp-card-proud = Pyšný
rp-card-weak = Slaboch
rp-card-clumsy = Nemotorný
rp-card-foolish = Pošetilý
rp-card-reckless = Lehkomyslný
rp-card-focused = Soustředěný
rp-card-compassionate = Soucitný
rp-card-obsessed = Posedlý
rp-card-cunning = Prohnaný
rp-card-greedy = Chamtivý
rp-card-honest = Poctivý
rp-card-loyal = Věrný
rp-card-obnoxious = Nesnesitelný
rp-card-concentrate = Soustředění
rp-card-search = Prohledávání
rp-card-negotiate = Vyjednávání
rp-card-pickpocket = Kapsářství
rp-card-acrobatics = Akrobacie
rp-card-open_lock = Otevírání zámků
rp-card-climb = Šplhání
rp-card-intimidate = Zastrašování
rp-card-move_silently = Tichý pohyb
rp-card-knowledge = Vědomosti
rp-card-cure_wounds = Léčba zranění
rp-card-sleight_of_hand = Hbité prsty

## Trh: Zbroj

rp-card-chain_gorget = Kroužkový nákrčník
rp-card-chain_vambraces = Kroužkové nátepníky
rp-card-chain_helm = Kroužková přilba
rp-card-chain_tunic = Kroužková tunika
rp-card-chain_leggings = Kroužkové nohavice
rp-card-mystic_cowl = Mystická kápě
rp-card-mystic_robes = Mystické roucho
rp-card-mystic_cloak = Mystický plášť
rp-card-leather_greaves = Kožené holenice
rp-card-leather_boots = Kožené boty
rp-card-leather_gloves = Kožené rukavice
rp-card-leather_pauldron = Kožený nárameník

## Trh: další Dovednosti a Rysy

rp-card-diplomacy = Diplomacie
rp-card-dedicated = Oddaný
rp-card-courageous = Odvážný
rp-card-envious = Závistivý
rp-card-famous = Slavný

## Hodnosti v sólové hře

rp-rank-hero = Hrdina
rp-rank-champion = Šampion
rp-rank-clan_leader = Vůdce klanu
rp-rank-adventurer = Dobrodruh
rp-rank-mercenary = Žoldnéř
rp-rank-npc = NPC
