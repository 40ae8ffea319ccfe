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
    .text = Může postoupit na kteréhokoli Hrdinu 1. úrovně.
ts-card-dagger = Dýka
ts-card-iron_rations = Železná zásoba
    .text = Podzemí: vybraný Hrdina má Sílu +2.
ts-card-torch = Pochodeň
    .text = Dává Světlo i bez Hrdiny.
ts-card-disease = Nemoc
    .text = V podzemí sníží o 1 tvůj Útok, nebo Magický útok, podle tvé volby.

## Hrdinové

ts-card-amazon_archer = Amazonská lučištnice
    .text = Proti Nestvůře v řadě 2 nebo 3 další Útok +2.
ts-card-amazon_huntress = Amazonská lovkyně
    .text = Proti Nestvůře v řadě 2 nebo 3 další Útok +3.
ts-card-amazon_queen = Amazonská královna
    .text = Proti Nestvůře v řadě 2 nebo 3 další Útok +4.
ts-card-chalice_quester = Hledač kalicha
    .text = Opakovaně v podzemí: znič Nemoc z ruky a dober 1 kartu.
ts-card-chalice_defender = Obránce kalicha
    .text = Útok +1 za každý Předmět se Světlem v družině. Podzemí: dober 1 kartu. Opakovaně v podzemí: znič Nemoc z ruky a dober 1 kartu.
ts-card-chalice_paladin = Paladin kalicha
    .text = Podzemí: dober 1 kartu. Kořist: můžeš z Vesnice koupit kteroukoli kartu za zlaťáky z ruky.
ts-card-dwarf_guardian = Trpasličí strážce
    .text = Se sečnou Zbraní další Útok +3.
ts-card-dwarf_janissary = Trpasličí janičář
    .text = Se sečnou Zbraní další Útok +4. Kořist: můžeš z Vesnice koupit jednu Zbraň za zlaťáky z ruky.
ts-card-dwarf_sentinel = Trpasličí obránce
    .text = Se sečnou Zbraní další Útok +5.
ts-card-elf_wizard = Elfí čaroděj
ts-card-elf_sorcerer = Elfí zaklínač
    .text = Po vítězství můžeš poslat Nestvůru ze Síně dospod balíčku podzemí.
ts-card-elf_archmage = Elfí arcimág
    .text = Podzemí: pošli Nestvůru ze Síně dospod balíčku podzemí.
ts-card-feayn_archer = Feaynský lučištník
    .text = Neútočí na řadu 1: nepočítá se tam Útok ani Světlo této karty.
ts-card-feayn_marksman = Feaynský střelec
    .text = Neútočí na řadu 1: nepočítá se tam Útok ani Světlo této karty.
ts-card-feayn_sniper = Feaynský ostrostřelec
    .text = Neútočí na řadu 1: nepočítá se tam Útok ani Světlo této karty. O 1 ZK víc za poražení Nestvůry v řadě 3.
ts-card-lorigg_thief = Loriggský zloděj
ts-card-lorigg_rogue = Loriggský lotr
    .text = Podzemí: každý z ostatních hráčů odhodí 1 kartu.
ts-card-lorigg_outlaw = Loriggský psanec
    .text = Podzemí: každý z ostatních hráčů odhodí 1 kartu.
ts-card-outlands_warrior = Válečník z pohraničí
    .text = Podzemí: znič 1 Jídlo a získej Útok +3.
ts-card-outlands_slayer = Hubitel z pohraničí
    .text = Útok +1 za každou kartu Nestvůry v družině. Opakovaně v podzemí: znič 1 Jídlo a získej Útok +3.
ts-card-outlands_khan = Chán z pohraničí
    .text = Útok +2 za každou kartu Nestvůry v družině.
ts-card-redblade_killer = Zabiják Rudé čepele
ts-card-redblade_poisoner = Travič Rudé čepele
    .text = Podzemí: každý z ostatních hráčů odhodí 1 kartu.
ts-card-redblade_assassin = Úkladný vrah Rudé čepele
    .text = Podzemí: každý z ostatních hráčů odhodí 1 Hrdinu, nebo 2 karty.
ts-card-regian_cleric = Regijský klerik
    .text = Opakovaně v podzemí: znič Nemoc z ruky a dober 1 kartu.
ts-card-regian_priest = Regijský kněz
    .text = Podzemí: dober 1 kartu. Opakovaně v podzemí: znič Nemoc z ruky a dober 1 kartu.
ts-card-regian_bishop = Regijský biskup
    .text = Podzemí: dober 2 karty. Opakovaně v podzemí: znič Nemoc z ruky a dober 2 karty.
ts-card-selurin_magician = Selurinský mág
    .text = Každý Předmět v družině dává Magický útok +1 a každé Kouzlo s Magickým útokem dává o 1 víc.
ts-card-selurin_warlock = Selurinský černokněžník
    .text = Zdvojnásobí celkový Magický útok.
ts-card-selurin_theurge = Selurinský theurg
    .text = Zdvojnásobí celkový Magický útok. Podzemí: každý hráč včetně tebe odhodí Hrdinu, nebo ukáže ruku bez Hrdinů; jednoho z odhozených si můžeš na boj půjčit.
ts-card-thyrian_squire = Thyrijský panoš
    .text = Podzemí: znič 1 Jídlo a získej Útok +2.
ts-card-thyrian_knight = Thyrijský rytíř
    .text = Každý Domobranec má Útok +1. Podzemí: znič 1 Jídlo a získej Útok +2.
ts-card-thyrian_lord = Thyrijský pán
    .text = Každý Hrdina, který není Bojovník, má Útok +2. Podzemí: znič 1 Jídlo a dej ze Síně do svého odhazovacího balíčku Nestvůru za 1 nebo 2 VB, bez ZK.

## Karty Vesnice

ts-card-arcane_energies = Tajemné energie
    .text = Podzemí: veškerý Útok Hrdinů se Zbraní se mění na Magický útok; dober 1 kartu.
ts-card-banish = Vyhnání
    .text = Podzemí: pošli Nestvůru ze Síně dospod balíčku podzemí, nebo změň pořadí karet v Síni; pak znič 1 kartu z ruky a dober 1 kartu.
ts-card-barkeep = Hospodský
    .text = Vesnice: o jeden nákup víc. Vesnice: znič tuto kartu a získej 2 zlaťáky.
ts-card-battle_fury = Bojová zuřivost
    .text = Podzemí: každý Hrdina má Útok +1.
ts-card-feast = Hostina
    .text = Podzemí: každý Hrdina má Sílu +3 a Útok +1.
ts-card-fireball = Ohnivá koule
    .text = Počítá se i bez Hrdiny.
ts-card-flaming_sword = Plamenný meč
    .text = Dává Světlo, jen když ho drží Hrdina.
ts-card-goodberries = Kouzelné bobule
    .text = Podzemí: vybraný Hrdina má Sílu +3 a veškerý jeho Útok se mění na Magický útok.
ts-card-hatchet = Sekerka
ts-card-lantern = Lucerna
    .text = Dává Světlo i bez Hrdiny.
ts-card-lightstone_gem = Zářící drahokam
    .text = Dává Světlo i bez Hrdiny.
ts-card-magical_aura = Magická aura
    .text = Podzemí: všechny Zbraně mají Váhu 0; dober 1 kartu.
ts-card-pawnbroker = Zastavárník
    .text = Vesnice: znič kartu s mincí a získej její hodnotu a ještě 3 zlaťáky. Vesnice: znič tuto kartu a získej 2 zlaťáky.
ts-card-polearm = Halapartna
    .text = Hrdinovi se Silou aspoň 8 dává Útok +6 místo +2.
ts-card-short_sword = Krátký meč
ts-card-spear = Kopí
    .text = Podzemí: Hrdina, který je drží, jím může hodit: zničí se a dá ještě Útok +3.
ts-card-town_guard = Městský strážný
    .text = Vesnice: dober 2 karty. Vesnice: znič tuto kartu a dober 3 karty.
ts-card-trainer = Učitel
    .text = Vesnice: znič 1 Domobrance a získej 2 ZK. Vesnice: znič tuto kartu a získej 2 zlaťáky.
ts-card-warhammer = Válečné kladivo
    .text = Klerikovi proti Rytíři zkázy nebo Nemrtvému dává ještě Útok +3.

## Nestvůry

ts-card-archduke_of_pain = Arcivévoda bolesti
    .text = K vítězství je třeba Magický útok. Boj: zničí všechny Kleriky a Čaroděje z družiny. Průlom: z každého balíčku Hrdinů ve Vesnici se zničí 2 vrchní karty, i u Domobranců.
ts-card-grudgebeast = Bestie zášti
ts-card-succubus = Sukuba
    .text = Bez Magického útoku je hodnota Útoku poloviční.
ts-card-tormentor = Trýznitel
    .text = Pokud žádný útočící Hrdina nemá Zbraň, je hodnota Útoku poloviční. Boj: zničí 1 Klerika z družiny.
ts-card-the_unchained = Nespoutaný
    .text = Boj: 1 Nemoc jde do tvého odhazovacího balíčku. Trofej: Magický útok +1.
ts-card-darkness = Temnota
    .text = Hrdinové beze Zbraně nemohou útočit. Postih za tmu +1.
ts-card-judgement = Soud
    .text = Boj: každý Hrdina má Sílu −2. Boj: každý Hrdina má o 1 nižší Útok, nebo Magický útok, podle tvé volby.
ts-card-knightmare = Děsivý rytíř
    .text = Postih za tmu +2. Boj: zničí 1 Bojovníka z družiny.
ts-card-lord_mortis = Lord Mortis
    .text = Postih za tmu +1.
ts-card-the_prince = Princ
    .text = Boj: každý Hrdina má Sílu −2. Boj: zničí 1 Bojovníka z družiny.
ts-card-ebon_fume = Ebenový dým
    .text = Magický útok se nepočítá. Boj: zničí Hrdinu s nejvyšší Silou. Trofej: Útok +3.
ts-card-mythlurian = Mythlurian
    .text = Boj: zničí 1 Hrdinu z družiny.
ts-card-skaladak = Skaladak
    .text = Boj: zničí 1 Zbraň z družiny.
ts-card-tyxr_the_old = Tyxr Starý
    .text = Boj: zničí 1 Hrdinu z družiny. Průlom: každý hráč odhodí 2 karty. Trofej: Magický útok +2.
ts-card-uyril_unending = Uyril Nekonečný
    .text = Bez Magického útoku je hodnota Útoku poloviční. Boj: zničí 1 Domobrance z družiny. Trofej: Útok +1.
ts-card-blink_dog = Mihotavý pes
    .text = Nelze útočit, dokud zbývá jakýkoli postih za tmu. Postih za tmu +1.
ts-card-griffon = Gryf
    .text = Trofej: Magický útok +1.
ts-card-nixie = Rusalka
ts-card-pegasus = Pegas
    .text = Trofej: Útok +1.
ts-card-sphinx = Sfinga
    .text = Počítá se jen Magický útok. Kořist: můžeš odhalit 6 karet ze svého balíčku, kterékoli z nich zničit a zbytek odhodit. Trofej: Magický útok +2.
ts-card-bloodskull_orc = Ork Krvavá lebka
ts-card-deadbone_troll = Troll Mrtvokost
    .text = Boj: 1 Nemoc jde do tvého odhazovacího balíčku.
ts-card-firebrand_cyclops = Ohnivý kyklop
ts-card-grayskin_lizard = Šedokožný ještěr
    .text = Boj: každý Hrdina se Zbraní má Útok +1.
ts-card-griknack_goblin = Goblin Griknack
ts-card-black_slime = Černý sliz
    .text = Boj: zničí 1 Domobrance z družiny.
ts-card-gray_ooze = Šedé bahno
    .text = Boj: zničí 1 Hrdinu z družiny, ledaže některý má Zbraň. Kořist: můžeš z Vesnice koupit jedno Jídlo za zlaťáky z ruky.
ts-card-green_blob = Zelená hrouda
    .text = Boj: zničí 1 Jídlo z družiny.
ts-card-noxious_slag = Jedovatá břečka
    .text = Sečné Zbraně nedávají Útok ani Magický útok. Magický útok je poloviční.
ts-card-red_jelly = Rudý rosol
    .text = Boj: zničí 1 Zbraň z družiny. Trofej: Světlo +1.
ts-card-famine = Hladomor
    .text = Boj: 1 Nemoc jde do tvého odhazovacího balíčku.
ts-card-harbinger = Zvěstovatel
    .text = Boj: zničí 1 Kouzlo z družiny.
ts-card-kingdom = Království
    .text = Boj: 1 Nemoc jde do tvého odhazovacího balíčku.
ts-card-lord_of_death = Pán smrti
    .text = Boj: 2 Nemoci jdou do tvého odhazovacího balíčku.
ts-card-suffering = Utrpení
    .text = Boj: každý Hrdina má Sílu −2. Boj: 1 Nemoc jde do tvého odhazovacího balíčku.
ts-card-ghost = Mátoha
    .text = Bez Magického útoku je hodnota Útoku poloviční. Boj: každý Hrdina má Sílu −2.
ts-card-haunt = Strašidlo
    .text = Boj: 1 vybraný Hrdina nemůže útočit.
ts-card-revenant = Navrátilec
    .text = K vítězství je třeba Magický útok. Boj: každý Hrdina má Sílu −4. Boj: zničí každého Hrdinu, kterému nezbude žádná Síla.
ts-card-spectre = Přízrak
    .text = Boj: zničí 1 Domobrance z družiny.
ts-card-wraith = Fantom
    .text = Boj: zničí 1 Domobrance z družiny.

## Hromový kámen

ts-card-stone_of_mystery = Kámen tajemství
    .text = Hra končí, když se dostane do řady 1. Získá ho, kdo porazí Nestvůru před ním.
