### Roll Player: názvy a účinky veškerého obsahu hry. Všechny věty jsou naše vlastní.

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

rp-arrow-good = dobré
rp-arrow-evil = zlé
rp-arrow-lawful = zákonné
rp-arrow-chaotic = chaotické

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
    .text = Kdykoli si ve svém tahu na trhu vezmeš zlaťáky místo nákupu, můžeš poté provést akci Moudrosti.
rp-class-paladin = Paladin
    .ability = Bdělý
    .text = Kdykoli šipka koupeného Rysu nebo použité Dovednosti posune tvůj ukazatel přesvědčení k dobru nebo k zákonu, vezmi si 2 zlaťáky.
rp-class-druid = Druid
    .ability = Vnímavý
    .text = Těsně před každou Fází trhu můžeš přidat na trh jednu kartu z odhazovacího balíčku. Koupit ji může kdokoli.
rp-class-ranger = Hraničář
    .ability = Zručný
    .text = V každé Fázi úklidu můžeš obnovit až dvě Dovednosti místo jedné.
rp-class-monk = Mnich
    .ability = Osvícený
    .text = Když ve svém tahu ve Fázi kostek umístíš třetí kostku řady, můžeš místo akce této řady provést libovolnou akci atributu.
rp-class-bard = Bard
    .ability = Okouzlující
    .text = Ve svém tahu na trhu můžeš po koupi karty koupit ještě druhou. Žeton Charismatu pomůže zaplatit jen jednu z nich.
rp-class-rogue = Tulák
    .ability = Šibalský
    .text = Kdykoli koupíš Dovednost, můžeš provést akci Obratnosti.
rp-class-thief = Zloděj
    .ability = Vychytralý
    .text = Každá zlatá kostka, která se dostane na tvůj list postavy, i při přípravě hry, ti přinese 4 zlaťáky místo 2.
rp-class-sorcerer = Čaroděj
    .ability = Tajemný
    .text = Kdykoli koupíš Rys, můžeš po posunu podle jeho šipky provést akci Inteligence.
rp-class-wizard = Kouzelník
    .ability = Záhadný
    .text = Ve svém tahu ve Fázi kostek můžeš místo akce řady, do níž umístíš kostku, provést akci Inteligence.
rp-class-warrior = Válečník
    .ability = Připravený
    .text = Kdykoli koupíš kartu Zbraně nebo Zbroje, můžeš provést akci Síly.
rp-class-barbarian = Barbar
    .ability = Mohutný
    .text = Tvoje Zbraně smějí zabírat celkem čtyři ruce místo dvou.

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
    .text = Při vyhodnocení cílů atributů se každá tvoje kostka v barvě povolání počítá o 1 výš, i nad 6. Rysy, které hodnotí kostky, k tomu nepřihlížejí.
rp-card-blessed_mace = Posvěcený palcát
    .text = Kdykoli provedeš akci Moudrosti, můžeš ukazatel přesvědčení posunout ještě o jedno pole libovolným ze čtyř směrů.
rp-card-jeweled_dagger = Zdobená dýka
    .text = Při vyhodnocení cílů atributů se každá tvoje zlatá kostka počítá o 1 výš, i nad 6. Rysy, které hodnotí kostky, k tomu nepřihlížejí.
rp-card-longbow = Dlouhý luk
    .text = Ve svém tahu ve Fázi kostek můžeš získanou kostku před umístěním jednou přehodit. Nový výsledek platí.
rp-card-tower_shield = Pavéza
    .text = Při závěrečném bodování se jedna tvoje sada Zbroje podle tvé volby počítá, jako by měla o 1 kartu víc. Musí mít aspoň 1 kartu a nesmí být úplná.
rp-card-ancient_spear = Starobylé kopí
    .text = Když ve svém tahu ve Fázi kostek umístíš třetí kostku řady, vezmi si za to 2 zlaťáky místo 1.
rp-card-quarterstaff = Bojová hůl
    .text = Kdykoli provedeš akci Odolnosti, můžeš hned provést druhou, se stejnou nebo jinou kostkou. Druhá už nepřináší třetí.
rp-card-heavy_crossbow = Těžká kuše
    .text = Každou jinou kartu trhu kupuješ o 1 zlaťák levněji (nejméně za 0), i s Tichým pohybem, ale ne s Otevíráním zámků.

## Trh: Rysy a Dovednosti

rp-card-steadfast = Neochvějný
    .text = 2 Hvězdy za každou tvou Zbraň.
rp-card-honorable = Čestný
    .text = 1 Hvězda za každou tvou kartu Zbroje.
rp-card-nimble = Mrštný
    .text = 1 Hvězda za každou tvou Dovednost.
rp-card-proud = Pyšný
    .text = 1 Hvězda za každý tvůj Rys včetně tohoto.
rp-card-weak = Slaboch
    .text = 4 Hvězdy, pokud je tvoje Síla (kostky a úprava za rasu) 8 nebo méně. Bonusy Zbraní se nepočítají.
rp-card-clumsy = Nemotorný
    .text = 4 Hvězdy, pokud je tvoje Obratnost (kostky a úprava za rasu) 8 nebo méně. Bonusy Zbraní se nepočítají.
rp-card-foolish = Pošetilý
    .text = 4 Hvězdy, pokud je tvoje Inteligence (kostky a úprava za rasu) 8 nebo méně. Bonusy Zbraní se nepočítají.
rp-card-reckless = Lehkomyslný
    .text = 4 Hvězdy, pokud je tvoje Moudrost (kostky a úprava za rasu) 8 nebo méně. Bonusy Zbraní se nepočítají.
rp-card-focused = Soustředěný
    .text = 2 Hvězdy za každou řadu, jejíž tři kostky ukazují stejné číslo.
rp-card-compassionate = Soucitný
    .text = 3 Hvězdy, pokud tvůj ukazatel přesvědčení skončí v řadě dobra (nahoře).
rp-card-obsessed = Posedlý
    .text = 2 Hvězdy za každou řadu, jejíž tři kostky mají stejnou barvu, třeba i zlatou.
rp-card-cunning = Prohnaný
    .text = 3 Hvězdy, pokud tvůj ukazatel přesvědčení skončí ve sloupci chaosu (vpravo).
rp-card-greedy = Chamtivý
    .text = 1 Hvězda za každé celé 3 zlaťáky, které máš na konci hry, nejvýše 4 Hvězdy. Zlaťáky tím neutratíš.
rp-card-honest = Poctivý
    .text = 3 Hvězdy, pokud tvůj ukazatel přesvědčení skončí ve sloupci zákona (vlevo).
rp-card-loyal = Věrný
    .text = 1 Hvězda za každé celé 2 shody s tvou Minulostí.
rp-card-obnoxious = Nesnesitelný
    .text = 3 Hvězdy, pokud je tvoje Charisma (kostky a úprava za rasu) 8 nebo méně. Bonusy Zbraní se nepočítají.
rp-card-concentrate = Soustředění
    .text = Proveď jednu libovolnou akci atributu.
rp-card-search = Prohledávání
    .text = Nahlédni do sáčku, vyber kostku a vyměň ji za kostku jiné barvy na svém listu postavy; převezme její místo i hodnotu. Je-li zlatá, vezmi si 2 zlaťáky. Akci atributu to nepřináší.
rp-card-negotiate = Vyjednávání
    .text = Vyměň kostku na svém listu postavy za kostku na dosud nevybrané kartě iniciativy; obě si ponechají hodnotu. Pak kostky na takových kartách seřaď vzestupně; o pořadí stejných rozhoduješ ty. Je-li tvoje nová kostka zlatá, vezmi si 2 zlaťáky. Akci atributu to nepřináší.
rp-card-pickpocket = Kapsářství
    .text = Vezmi si 2 zlaťáky ze zásoby.
rp-card-acrobatics = Akrobacie
    .text = Proveď akci Obratnosti.
rp-card-open_lock = Otevírání zámků
    .text = Ve svém tahu na trhu kup místo karty z trhu naslepo vrchní kartu jeho balíčku za 2 zlaťáky, ať stojí cokoli. Žetony Charismatu ani slevy neplatí. Překročíš-li Zbraní svůj limit rukou, odhazuj Zbraně, dokud se do něj nevejdeš.
rp-card-climb = Šplhání
    .text = Otoč kostku na dosud nevybrané kartě iniciativy na protější stěnu. Pak kostky na takových kartách seřaď vzestupně; o pořadí stejných rozhoduješ ty. Zlaťáky zůstávají na svých kartách.
rp-card-intimidate = Zastrašování
    .text = Přehoď najednou libovolný počet kostek na dosud nevybraných kartách iniciativy; výsledky platí. Pak kostky na takových kartách seřaď vzestupně; o pořadí stejných rozhoduješ ty. Zlaťáky zůstávají na svých kartách.
rp-card-move_silently = Tichý pohyb
    .text = Ve svém tahu na trhu kup jednu kartu z odhazovacího balíčku místo z trhu. Žetony Charismatu a Těžká kuše pomáhají zaplatit. Po takovém nákupu už v tomto tahu nesmíš odhodit kartu trhu za zlaťáky.
rp-card-knowledge = Vědomosti
    .text = Proveď postupně až dvě akce Inteligence s různými kostkami. O každém výsledku rozhodni před dalším hodem.
rp-card-cure_wounds = Léčba zranění
    .text = Zvyš kostku na svém listu postavy o 1 nebo 2, nejvýše na 6.
rp-card-sleight_of_hand = Hbité prsty
    .text = Přesuň kostku na svém listu postavy beze změny hodnoty na první volné místo jiné řady a mezeru po ní zavři posunutím kostek doleva. Zlaťáky ani akci atributu to nepřináší.

## Trh: Zbroj

rp-card-chain_gorget = Kroužkový nákrčník
    .text = Kroužková sada: 1, 2, 4, 7, 10 Hvězd za 1 až 5 karet; o 1 víc pro červené nebo bílé povolání.
rp-card-chain_vambraces = Kroužkové nátepníky
    .text = Kroužková sada: 1, 2, 4, 7, 10 Hvězd za 1 až 5 karet; o 1 víc pro červené nebo bílé povolání.
rp-card-chain_helm = Kroužková přilba
    .text = Kroužková sada: 1, 2, 4, 7, 10 Hvězd za 1 až 5 karet; o 1 víc pro červené nebo bílé povolání.
rp-card-chain_tunic = Kroužková tunika
    .text = Kroužková sada: 1, 2, 4, 7, 10 Hvězd za 1 až 5 karet; o 1 víc pro červené nebo bílé povolání.
rp-card-chain_leggings = Kroužkové nohavice
    .text = Kroužková sada: 1, 2, 4, 7, 10 Hvězd za 1 až 5 karet; o 1 víc pro červené nebo bílé povolání.
rp-card-mystic_cowl = Mystická kápě
    .text = Mystická sada: 1, 3, 6 Hvězd za 1 až 3 karty; o 1 víc pro modré nebo fialové povolání.
rp-card-mystic_robes = Mystické roucho
    .text = Mystická sada: 1, 3, 6 Hvězd za 1 až 3 karty; o 1 víc pro modré nebo fialové povolání.
rp-card-mystic_cloak = Mystický plášť
    .text = Mystická sada: 1, 3, 6 Hvězd za 1 až 3 karty; o 1 víc pro modré nebo fialové povolání.
rp-card-leather_greaves = Kožené holenice
    .text = Kožená sada: 1, 3, 5, 8 Hvězd za 1 až 4 karty; o 1 víc pro zelené nebo černé povolání.
rp-card-leather_boots = Kožené boty
    .text = Kožená sada: 1, 3, 5, 8 Hvězd za 1 až 4 karty; o 1 víc pro zelené nebo černé povolání.
rp-card-leather_gloves = Kožené rukavice
    .text = Kožená sada: 1, 3, 5, 8 Hvězd za 1 až 4 karty; o 1 víc pro zelené nebo černé povolání.
rp-card-leather_pauldron = Kožený nárameník
    .text = Kožená sada: 1, 3, 5, 8 Hvězd za 1 až 4 karty; o 1 víc pro zelené nebo černé povolání.

## Trh: další Dovednosti a Rysy

rp-card-diplomacy = Diplomacie
    .text = Použij Dovednost jiného hráče, připravenou i vyčerpanou, jako by byla tvoje a ve chvíli, kterou dovoluje. Tvůj ukazatel přesvědčení se posune podle její šipky, což musí být možné; samotné schopnosti se můžeš vzdát. Vyčerpá se jen Diplomacie.
rp-card-dedicated = Oddaný
    .text = 1 Hvězda za každé celé 2 kostky v barvě tvého povolání na tvém listu postavy.
rp-card-courageous = Odvážný
    .text = 1 Hvězda za každou řadu, v níž aspoň dvě kostky ukazují 6.
rp-card-envious = Závistivý
    .text = 3 Hvězdy, pokud tvůj ukazatel přesvědčení skončí v řadě zla (dole).
rp-card-famous = Slavný
    .text = 3 Hvězdy, pokud splníš aspoň pět ze svých šesti cílů atributů, včetně úprav za rasu a Zbraně.

## Hodnosti v sólové hře

rp-rank-hero = Hrdina
rp-rank-champion = Šampion
rp-rank-clan_leader = Vůdce klanu
rp-rank-adventurer = Dobrodruh
rp-rank-mercenary = Žoldnéř
rp-rank-npc = NPC
