### Thunderstone: názvy a účinky veškerého obsahu. Všechny věty jsou naše vlastní.

## Druhy Nestvůr

ts-group-abyssal = Bytost z propasti
ts-group-doomknight_humanoid = Rytíř zkázy • Humanoid
ts-group-dragon = Drak
ts-group-enchanted = Začarovaný
ts-group-humanoid = Humanoid
ts-group-ooze = Sliz
ts-group-undead_doom = Nemrtvý • Zkáza
ts-group-undead_spirit = Nemrtvý • Duch

## Druhy Hrdinů

ts-family-amazon = Amazonky
ts-family-chalice = Kalich
ts-family-dwarf = Trpaslíci
ts-family-elf = Elfové
ts-family-feayn = Feayn
ts-family-lorigg = Lorigg
ts-family-outlands = Pohraničí
ts-family-redblade = Rudá čepel
ts-family-regian = Regijci
ts-family-selurin = Selurin
ts-family-thyrian = Thyrijci

## Povolání Hrdinů

ts-class-fighter = Bojovník
ts-class-cleric = Klerik
ts-class-wizard = Čaroděj
ts-class-thief = Zloděj
ts-class-archer = Lučištník
ts-class-militia = Domobranec

## Typy karet

ts-type-hero = Hrdina
ts-type-weapon = Zbraň
ts-type-item = Předmět
ts-type-spell = Kouzlo
ts-type-villager = Vesničan
ts-type-disease = Nemoc
ts-type-monster = Nestvůra
ts-type-thunderstone = Hromový kámen

## Další slova karty

ts-subtype-edged = sečná
ts-subtype-blunt = tupá
ts-subtype-food = Jídlo
ts-subtype-light = Světlo
ts-subtype-magic = Magie

## Základní karty a Nemoc

ts-card-militia = Domobranec
ts-card-dagger = Dýka
ts-card-iron_rations = Železná zásoba
ts-card-torch = Pochodeň
ts-card-disease = Nemoc

## Hrdinové

ts-card-amazon_archer = Amazonská lučištnice
ts-card-amazon_huntress = Amazonská lovkyně
ts-card-amazon_queen = Amazonská královna
ts-card-chalice_quester = Hledač kalicha
ts-card-chalice_defender = Obránce kalicha
ts-card-chalice_paladin = Paladin kalicha
ts-card-dwarf_guardian = Trpasličí strážce
ts-card-dwarf_janissary = Trpasličí janičář
ts-card-dwarf_sentinel = Trpasličí obránce
ts-card-elf_wizard = Elfí čaroděj
ts-card-elf_sorcerer = Elfí zaklínač
ts-card-elf_archmage = Elfí arcimág
ts-card-feayn_archer = Feaynský lučištník
ts-card-feayn_marksman = Feaynský střelec
ts-card-feayn_sniper = Feaynský ostrostřelec
ts-card-lorigg_thief = Loriggský zloděj
ts-card-lorigg_rogue = Loriggský lotr
ts-card-lorigg_outlaw = Loriggský psanec
ts-card-outlands_warrior = Válečník z pohraničí
ts-card-outlands_slayer = Hubitel z pohraničí
ts-card-outlands_khan = Chán z pohraničí
ts-card-redblade_killer = Zabiják Rudé čepele
ts-card-redblade_poisoner = Travič Rudé čepele
ts-card-redblade_assassin = Úkladný vrah Rudé čepele
ts-card-regian_cleric = Regijský klerik
ts-card-regian_priest = Regijský kněz
ts-card-regian_bishop = Regijský biskup
ts-card-selurin_magician = Selurinský mág
ts-card-selurin_warlock = Selurinský černokněžník
ts-card-selurin_theurge = Selurinský theurg
ts-card-thyrian_squire = Thyrijský panoš
ts-card-thyrian_knight = Thyrijský rytíř
ts-card-thyrian_lord = Thyrijský pán

## Karty Vesnice

ts-card-arcane_energies = Tajemné energie
ts-card-banish = Vyhnání
ts-card-barkeep = Hospodský
ts-card-battle_fury = Bojová zuřivost
ts-card-feast = Hostina
ts-card-fireball = Ohnivá koule
ts-card-flaming_sword = Plamenný meč
ts-card-goodberries = Kouzelné bobule
ts-card-hatchet = Sekerka
ts-card-lantern = Lucerna
ts-card-lightstone_gem = Zářící drahokam
ts-card-magical_aura = Magická aura
ts-card-pawnbroker = Zastavárník
ts-card-polearm = Halapartna
ts-card-short_sword = Krátký meč
ts-card-spear = Kopí
ts-card-town_guard = Městský strážný
ts-card-trainer = Učitel
ts-card-warhammer = Válečné kladivo

## Nestvůry

ts-card-archduke_of_pain = Arcivévoda bolesti
ts-card-grudgebeast = Bestie zášti
ts-card-succubus = Sukuba
ts-card-tormentor = Trýznitel
ts-card-the_unchained = Nespoutaný
ts-card-darkness = Temnota
ts-card-judgement = Soud
ts-card-knightmare = Děsivý rytíř
ts-card-lord_mortis = Lord Mortis
ts-card-the_prince = Princ
ts-card-ebon_fume = Ebenový dým
ts-card-mythlurian = Mythlurian
ts-card-skaladak = Skaladak
ts-card-tyxr_the_old = Tyxr Starý
ts-card-uyril_unending = Uyril Nekonečný
ts-card-blink_dog = Mihotavý pes
ts-card-griffon = Gryf
ts-card-nixie = Rusalka
ts-card-pegasus = Pegas
ts-card-sphinx = Sfinga
ts-card-bloodskull_orc = Ork Krvavá lebka
ts-card-deadbone_troll = Troll Mrtvokost
ts-card-firebrand_cyclops = Ohnivý kyklop
ts-card-grayskin_lizard = Šedokožný ještěr
ts-card-griknack_goblin = Goblin Griknack
ts-card-black_slime = Černý sliz
ts-card-gray_ooze = Šedé bahno
ts-card-green_blob = Zelená hrouda
ts-card-noxious_slag = Jedovatá břečka
ts-card-red_jelly = Rudý rosol
ts-card-famine = Hladomor
ts-card-harbinger = Zvěstovatel
ts-card-kingdom = Království
ts-card-lord_of_death = Pán smrti
ts-card-suffering = Utrpení
ts-card-ghost = Mátoha
ts-card-haunt = Strašidlo
ts-card-revenant = Navrátilec
ts-card-spectre = Přízrak
ts-card-wraith = Fantom

## Hromový kámen

ts-card-stone_of_mystery = Kámen tajemství
