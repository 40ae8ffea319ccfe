### Thorgal: názvy a účinky všeho, co je v krabici. Všechny věty jsou naše.

## Hrdinové a jejich dovednosti

th-hero-thorgal = Thorgal Aegirsson
    .short = Thorgal
    .text = Dítě hvězd a lovec ze severu: poradí si na každé cestě i v každém boji a ze všech čtyř ho je nejtěžší skolit.
th-hero-aaricia = Aaricia Gandalfsdottir
    .short = Aaricia
    .text = Dcera vikinského krále a léčitelka: zpěvem hojí rány a zahání strach a magie jí jde sama do ruky.
th-hero-jolan = Jolan Thorgalson
    .short = Jolan
    .text = Thorgalův syn, který se učí rychleji než kdo jiný: magie má dost, ale snese nejméně zranění.
th-hero-kriss = Kriss z Valnoru
    .short = Kriss
    .text = Lučištnice a dobrodružka bez skrupulí: v boji je vždycky o krok před ostatními.

th-skill-firm_resolve = Pevné odhodlání
    .text = Před svou akcí: její hodnota je o 1 vyšší. Je-li to boj, místo toho vylepši 1 kostku; je-li to oběť, její hodnota je místo toho o 1 nižší, nejméně 0.
th-skill-mending_song = Hojivá píseň
    .text = Ve svém tahu: jeden hrdina ve tvé oblasti, ty nebo jiný, může vyléčit 1 zranění velikosti nejvýš 3 a odhodí 1 hrozbu.
th-skill-quick_mind = Bystrá mysl
    .text = Když ve svém tahu získáš zkušenost: získej ještě 1.
th-skill-cold_aim = Chladné oko
    .text = Po svém hodu v boji: přehoď nejvýš 2 kostky, jednu po druhé.

## Předměty

th-item-vanir_stone = Kámen Vanů
    .text = Boj, před hodem: 1 žlutá kostka navíc; dober si 1 hrozbu.
th-item-whetstone = Brousek
    .text = Boj, před hodem: vylepši 1 kostku; získej 1 rudu.
th-item-war_paint = Válečné barvy
    .text = Boj, před hodem: 2 vylepšení, na jedné kostce, nebo na dvou.
th-item-knucklebones = Vrhací kůstky
    .text = Boj, po hodu: přehoď nejvýš 2 kostky, jednu po druhé.
th-item-barbed_arrows = Šípy se zpětnými hroty
    .text = Boj, po hodu: 1 kritický účinek.
th-item-throwing_axe = Vrhací sekera
    .text = Boj, po hodu, jen máš-li rudu: odhoď 1 rudu a vezmi si ještě 1 dílek velikosti 1.
th-item-wolfskin = Vlčí kůže
    .text = Boj, před vyhodnocením zakrytých polí: ignoruj v této akci všechny postihy; odhoď 1 hrozbu.
th-item-linden_shield = Lipový štít
    .text = Boj, po prohře: za nezakrytá srdce si nedobíráš hrozby.
th-item-snowshoes = Sněžnice
    .text = Putování: smíš použít i dílek tyč (4); ignoruj 1 postih.
th-item-surefoot_pony = Poník jistého kroku
    .text = Putování: hodnota je o 1 vyšší.
th-item-sunstone = Sluneční kámen
    .text = Putování: ignoruj v této akci všechny postihy.
th-item-berry_knife = Nůž na bobule
    .text = Putování, po dílku: získej ještě jednou až 2 ze surovin, které daly jeho pole.
th-item-cairn_map = Mapa kamenných mužíků
    .text = Putování: přilož na pravý konec stezky putování 1 kartu terénu, bez její odměny. V této akci se tvá úroveň putování počítá o 2 výš.
th-item-deep_basket = Hluboký koš
    .text = Sběr: hodnota je o 2 vyšší.
th-item-two_wheeled_cart = Dvoukolák
    .text = Sběr, po akci: dodatečná akce sběr (hodnota 2).
th-item-clean_spade = Čistý rýč
    .text = Sběr, po akci: odhoď ze stezky putování až 3 žetony sběru; získej 1 stavivo.
th-item-folding_scales = Skládací váhy
    .text = Sběr, po akci: vrať až 3 své suroviny a vezmi si stejný počet jednoho běžného druhu.
th-item-silver_arm_ring = Stříbrný náramek
    .text = Přiřazení: pole potřebuje v této akci o 1 surovinu méně, nejméně 1.
th-item-pack_frame = Krosna
    .text = Přiřazení: hodnota je o 2 vyšší.
th-item-signal_horn = Signální roh
    .text = Přiřazení: hodnota je o 1 vyšší. Suroviny může dát kterýkoli hrdina, který souhlasí, ať je kdekoli.
th-item-forged_seal = Falešná pečeť
    .text = Přiřazení: až 2 přiřazované suroviny se mohou počítat jako kterýkoli druh, který pole potřebuje.
th-item-sealskin_boots = Boty z tulení kůže
    .text = Pohyb: hodnota je o 2 vyšší.
th-item-skin_boat = Kožený člun
    .text = Pohyb: každá zvláštní nebo vícenásobná hranice se počítá jako jedna obyčejná. Můžeš s sebou vzít kterékoli jiné hrdiny ze své oblasti, kteří souhlasí.
th-item-smugglers_token = Pašerácké znamení
    .text = Pohyb: hodnota je o 1 vyšší a smíš překročit 1 hranici s blokádou.
th-item-straw_double = Slaměný dvojník
    .text = Oběť: hodnota je o 1 nižší, nejméně 0.
th-item-numbing_root = Omamný kořen
    .text = Oběť, po akci: vyleč až 2 zranění velikosti nejvýš 2.
th-item-bog_iron_tongs = Kleště z bahenního železa
    .text = Řemeslo: hodnota je o 1 vyšší; získej 1 stavivo, nebo 1 rudu.
th-item-heather_mead = Vřesová medovina
    .text = Jakákoli akce: odhoď až 2 hrozby.
th-item-bone_needle = Kostěná jehla
    .text = Jakákoli akce: vyleč 1 zranění jakékoli velikosti.
th-item-rune_stick = Runová hůlka
    .text = Jakákoli akce: otoč svou kartu dovednosti na aktivní stranu; získej 1 magii.

th-item-ash_bow = Jasanový luk
    .text = Boj, před hodem: vylepši 1 kostku; po hodu přehoď nejvýš 1 kostku.
th-item-linen_pouch = Plátěný váček
    .text = Jakákoli akce: 2 léčení, každé velikosti nejvýš 2, libovolně rozdělená mezi hrdiny ve tvé oblasti.
th-item-ogotais_crown = Ogotaiova koruna
    .text = Jakákoli akce, když máš vyhodnotit postih, nebo po akci: ignoruj všechny zbývající postihy této akce; získej 1 zkušenost.
th-item-boot_knife = Nůž v botě
    .text = Boj, po hodu: vezmi si ještě 1 dílek velikosti 1.

## Karty akcí

th-action-move_3 = Pohyb 3
    .text = Hodnota 1. Za každý žeton pod kartou: +1.
th-action-move_6 = Pohyb 6
    .text = Hodnota 2. Je-li pod kartou jen 1 žeton: dodatečná akce sběr (hodnota 1).
th-action-move_12 = Pohyb 12
    .text = Hodnota 1. Je-li pod kartou jen 1 žeton: +1. Za každý žeton vlevo od ní: +1 (hodnota nejvýš 4).
th-action-move_18 = Pohyb 18
    .text = Hodnota 2. Můžeš s sebou vzít 1 jiného hrdinu ze své oblasti, souhlasí-li.
th-action-move_27 = Pohyb 27
    .text = Hodnota 1. Každá zvláštní nebo vícenásobná hranice se počítá jako jedna obyčejná. Za každý žeton vlevo od karty: +1.
th-action-move_33 = Pohyb / putování 33
    .text = Pohyb (hodnota 3), nebo putování (hodnota 1). Je-li pod kartou jen 1 žeton: vyleč 1 zranění velikosti nejvýš 2.
th-action-move_35 = Pohyb 35
    .text = Hodnota 2. Za každý žeton vlevo od karty: +1 (hodnota nejvýš 4). Je-li pod kartou jen 1 žeton: dodatečná akce přiřazení (hodnota 1).
th-action-journey_5 = Putování 5
    .text = Hodnota 1. Je-li pod kartou jen 1 žeton: získej 1 surovinu své oblasti.
th-action-journey_10 = Putování 10
    .text = Hodnota 1. Ignoruj 1 postih. Je-li pod kartou jen 1 žeton: +1.
th-action-journey_15 = Putování 15
    .text = Hodnota 1. Za každý žeton pod kartou: vyleč 1 zranění velikosti 1. Je-li pod kartou jen 1 žeton: ignoruj 1 postih.
th-action-journey_19 = Putování 19
    .text = Hodnota 1. Za každý žeton vlevo od karty: v této akci se tvá úroveň putování počítá o 1 výš.
th-action-journey_29 = Putování 29
    .text = Hodnota 2. Po akci si dober 1 hrozbu, jsou-li pod kartou aspoň 2 žetony.
th-action-journey_37 = Putování 37
    .text = Hodnota 1. Za každý žeton vlevo od karty: ignoruj 1 postih. Je-li pod kartou jen 1 žeton: v této akci se tvá úroveň putování počítá o 2 výš.
th-action-journey_41 = Putování 41
    .text = Hodnota 1. Smíš použít i dílek čtverec (4), ať je tvá úroveň jakákoli. Za každý žeton pod kartou: +1 (hodnota nejvýš 3).
th-action-gather_2 = Sběr / řemeslo 2
    .text = Sběr (hodnota 2), nebo řemeslo (hodnota 1). Je-li pod kartou jen 1 žeton: +1.
th-action-gather_8 = Sběr 8
    .text = Hodnota 2. Po akci můžeš odhodit 1 žeton sběru ze stezky putování. Je-li pod kartou jen 1 žeton: +1.
th-action-gather_14 = Sběr 14
    .text = Hodnota 2. Je-li pod kartou jen 1 žeton: ignoruj 1 postih.
th-action-gather_17 = Sběr 17
    .text = Hodnota 1. Za každý žeton pod kartou: +1.
th-action-gather_22 = Sběr 22
    .text = Hodnota 1. Za každý žeton vlevo od karty: +1 (hodnota nejvýš 3).
th-action-gather_30 = Sběr 30
    .text = Hodnota 2. Ignoruj 1 postih. Za každý žeton vlevo od karty: vyleč 1 zranění velikosti 1.
th-action-gather_36 = Sběr 36
    .text = Hodnota 2. Za každý žeton vlevo od karty: +1 (hodnota nejvýš 4). Je-li pod kartou jen 1 žeton: získej 1 zvěst.
th-action-assign_9 = Přiřazení 9
    .text = Hodnota 3. Je-li pod kartou jen 1 žeton: získej 1 zvěst.
th-action-assign_16 = Přiřazení 16
    .text = Hodnota 2. Je-li pod kartou jen 1 žeton: +1.
th-action-assign_20 = Přiřazení / pohyb 20
    .text = Přiřazení (hodnota 2), nebo pohyb (hodnota 2). Za každý žeton pod kartou: +1 (hodnota nejvýš 4).
th-action-assign_25 = Přiřazení 25
    .text = Hodnota 1. Za každý žeton vlevo od karty: +1 (hodnota nejvýš 3).
th-action-assign_30 = Přiřazení 30
    .text = Hodnota 2. 1 přiřazovaná surovina se může počítat jako kterýkoli druh, který pole potřebuje. Za každý žeton vlevo od karty: +1 (hodnota nejvýš 4).
th-action-assign_32 = Přiřazení 32
    .text = Hodnota 3. Za každý žeton pod kartou: vyleč 1 zranění velikosti nejvýš 2.
th-action-assign_40 = Přiřazení 40
    .text = Hodnota 2. Pole potřebuje v této akci o 1 surovinu méně, nejméně 1. Za každý žeton vlevo od karty: +1 (hodnota nejvýš 5).
th-action-combat_11 = Boj 11
    .text = Hodnota 1. Za každý žeton vlevo od karty: přehoď nejvýš 1 kostku.
th-action-combat_17 = Boj 17
    .text = Hodnota 1. Je-li pod kartou jen 1 žeton: vylepši 1 kostku.
th-action-combat_21 = Boj 21
    .text = Hodnota 2. Přehoď nejvýš 1 kostku v jednom z bojů. Je-li pod kartou jen 1 žeton: vyleč 1 zranění velikosti nejvýš 2.
th-action-combat_26 = Boj 26
    .text = Hodnota 1. Za každý žeton pod kartou: přehoď nejvýš 1 kostku.
th-action-combat_31 = Boj 31
    .text = Hodnota 1. Je-li pod kartou jen 1 žeton: před hodem až 2 žluté kostky navíc; za každou si dober 1 hrozbu.
th-action-combat_34 = Boj 34
    .text = Hodnota 1. Přehoď nejvýš 3 kostky, jednu po druhé. Je-li pod kartou jen 1 žeton: získej 1 rudu, nebo 1 zvěst.
th-action-combat_38 = Boj 38
    .text = Hodnota 1. Za každý žeton vlevo od karty: vylepši 1 kostku (nejvýš 2 vylepšení). Za každý žeton pod kartou: 1 kritický účinek.
th-action-sacrifice_1 = Oběť 1
    .text = Hodnota 2. Je-li pod kartou jen 1 žeton: −1 (hodnota nejméně 1).
th-action-sacrifice_7 = Oběť 7
    .text = Hodnota je počet tvých hrozeb. Za každý žeton pod kartou: odhoď 1 hrozbu.
th-action-sacrifice_23 = Oběť 23
    .text = Hodnota 3. Za každý žeton vlevo od karty: −1 (hodnota nejméně 1).
th-action-sacrifice_39 = Oběť 39
    .text = Hodnota 2. Za každý žeton vlevo od karty: −1 (hodnota nejméně 0). Je-li pod kartou jen 1 žeton: vyleč 1 zranění velikosti nejvýš 2.
th-action-craft_4 = Řemeslo 4
    .text = Hodnota 1. Je-li pod kartou jen 1 žeton: +1.
th-action-craft_13 = Řemeslo 13
    .text = Hodnota 1. Za každý žeton vlevo od karty: +1 (hodnota nejvýš 3).
th-action-craft_24 = Řemeslo 24
    .text = Hodnota 2. Je-li pod kartou jen 1 žeton: získej 1 rudu.
th-action-craft_28 = Řemeslo / přiřazení 28
    .text = Řemeslo (hodnota 1), nebo přiřazení (hodnota 2). Za každý žeton vlevo od karty: +1 (hodnota nejvýš 3).

## Karty zvláštních akcí

th-special-special_a = Stopařovy zápisky
    .text = Putování: ignoruj 1 žlutý postih.
th-special-special_b = Písařův talisman
    .text = Boj: přehoď nejvýš 1 kostku. Proti mystickému nepříteli ignoruj všechny postihy.
th-special-special_c = Společné zásoby
    .text = Sběr: libovolnou část získaných surovin lze dát jiným hrdinům ve své oblasti.
th-special-special_d = Glejt
    .text = Přiřazení: můžeš utratit 1 zvěst; pole pak v této akci potřebuje o 1 surovinu méně, nejméně 1.
th-special-special_e = Krvavá runa
    .text = Boj: jednou v každém boji můžeš po hodu utrpět 1 zranění (hrozba) a přehodit 1 kostku podle své volby.
th-special-special_f = Průvodcova lucerna
    .text = Pohyb: hodnota je o 1 vyšší. Končíš-li akci v oblasti s nepřítelem, dober si 1 hrozbu.

## Karty terénu

th-terrain-birch_valley = Březové údolí
th-terrain-sheep_meadow = Ovčí louka
th-terrain-iron_brook = Železný potok
th-terrain-quarry_road = Cesta k lomu
th-terrain-crossroads_inn = Hostinec na rozcestí
th-terrain-fishing_stage = Rybářské molo
th-terrain-standing_stones = Stojící kameny
th-terrain-moonlit_fen = Měsíční blata
th-terrain-pine_ridge = Borový hřeben
th-terrain-old_battlefield = Staré bojiště
th-terrain-scree_slope = Suťový svah
th-terrain-frozen_lake = Zamrzlé jezero
th-terrain-burnt_wood = Spálený les
th-terrain-black_moor = Černé vřesoviště
th-terrain-gull_cliffs = Racčí útesy

## Nepřátelé

th-enemy-hill_wolf = Vlk z kopců
th-enemy-masterless_spearman = Kopiník bez pána
th-enemy-carrion_crows = Mrchožravé vrány
th-enemy-toll_robber = Lupič z mýtnice
th-enemy-barrow_rats = Mohylové krysy
th-enemy-net_thief = Zloděj sítí
th-enemy-lean_boar = Vyhublý kanec
th-enemy-jarls_bully = Jarlův rváč
th-enemy-mound_sprite = Mohylový skřítek
th-enemy-ash_zealot = Popelavý fanatik
th-enemy-shirtless_berserk = Berserkr bez košile
th-enemy-shield_brothers = Bratři štítu
th-enemy-she_bear = Medvědice
th-enemy-bounty_hunter = Lovec odměn
th-enemy-reef_pirates = Piráti z útesů
th-enemy-drowned_oarsman = Utopený veslař
th-enemy-temple_guard = Chrámový strážný
th-enemy-slave_driver = Poháněč otroků
th-enemy-horned_shade = Rohatý stín
th-enemy-bone_caster = Věštec z kostí
th-enemy-jarls_champion = Jarlův šampion
th-enemy-scree_troll = Suťový troll
th-enemy-mound_king = Král mohyly
th-enemy-storm_captain = Kapitán bouří
th-enemy-mother_of_wolves = Matka vlků
th-enemy-iron_shieldmaid = Železná štítonoška
th-enemy-masked_executioner = Maskovaný kat
th-enemy-hag_of_the_fen = Čarodějnice z blat
th-enemy-fjord_serpent = Had z fjordu
th-enemy-rime_giant = Jinovatkový obr

## Nálezy

th-finding-buried_chest = Zakopaná truhla
    .text = Dober si 1 předmět.
th-finding-pedlars_pack = Kramářův ranec
    .text = Vyber si 1 předmět z nabídky.
th-finding-hot_spring = Horký pramen
    .text = Vyleč 1 zranění jakékoli velikosti.
th-finding-yarrow_patch = Trs řebříčku
    .text = 2 léčení, každé velikosti nejvýš 2, libovolně rozdělená mezi hrdiny ve tvé oblasti.
th-finding-old_warriors_tale = Vyprávění starého bojovníka
    .text = Získej 1 zkušenost.
th-finding-hidden_trail = Skrytá stezka
    .text = Dodatečná akce pohyb (hodnota 2).
th-finding-cast_offs = Odložené věci
    .text = Získej 2 kusy jedné běžné suroviny podle své volby.
th-finding-whispering_skull = Šeptající lebka
    .text = Získej 1 magii a 1 zvěst.
th-finding-quiet_shrine = Tichá svatyně
    .text = Odhoď až 2 hrozby a otoč svou kartu dovednosti na aktivní stranu.
th-finding-stray_hound = Zatoulaný pes
    .text = Sniž o 1 úroveň 1 nepřítele ve své nebo sousední oblasti. Získej 1 surovinu své oblasti.

## Horské události

th-event-avalanche_danger = Lavinové nebezpečí
    .text = Ve fázi akcí: kdo vstoupí do oblasti se zdrojem rudy nebo v ní vyhodnotí akci, utrpí 1 zranění velikosti 1. Příští fáze události: levá ikona.
    .story = Sníh nad cestou k dolům začal mluvit ze spaní. I soumaři našlapují po špičkách.
th-event-cave_dwellers = Jeskynní lidé
    .text = Ihned: každý hrdina v oblasti se zdrojem staviva utrpí 1 zranění velikosti 2. Příští fáze události: prostřední ikona, ale jen pokud je na mapě slabý nepřítel.
    .story = Kde je dřevo, je i oheň, a kde je oheň, tam u něj někdo spí. Malí bledí lidé zpod kopce to vědí líp než vy.
th-event-rocky_waste = Kamenná pustina
    .text = Ve fázi akcí: všechna žlutá pole postihu se počítají jako červená. Příští fáze události: pravá ikona.
    .story = Odtud dál je stezka už jen povídačka mezi balvany. Každý kámen vypadá jako ten předchozí, dokud se nepohne.
th-event-thin_air = Řídký vzduch
    .text = Ve fázi akcí: hodnota každé hlavní akce sběru je o 1 nižší, nejméně 1. Příští fáze události: levá ikona.
    .story = Sehnete se pro větev a musíte si sednout. Tady nahoře je i dýchání práce, a mizerně placená.
th-event-loose_stones = Uvolněné kamení
    .text = Ve fázi akcí: kdo položí dílek putování velikosti 3 nebo větší, dobere si 1 hrozbu. Příští fáze události: prostřední ikona.
    .story = Delší krok pohne kamínkem, kamínek si najde společnost a za chvíli celé údolí ví, kde jste.
th-event-snow_glare = Sněžný jas
    .text = Ve fázi akcí: ikony oblasti na stezce putování se počítají jako prázdná pole. Příští fáze události: levá ikona.
    .story = Slunce leží na sněhu jako ostří. Celý den míjíte věci, které potřebujete, a žádnou nevidíte.
th-event-rich_vein = Bohatá žíla
    .text = Ve fázi akcí: kdo získá rudu z dílku putování nebo žetonem sběru, získá ještě 1 rudu. Příští fáze události: pravá ikona.
    .story = Zimní mráz rozštípl skálu a v trhlině leží ruda, odkrytá a červená jako rána. Plot tu ještě nikdo nepostavil.
th-event-rope_bridge_down = Stržený lanový most
    .text = Ihned: položte 1 blokádu na obyčejnou hranici oblasti prvního hráče, pokud to jde; na konci fáze akcí se odhodí. Příští fáze události: levá ikona.
    .story = Dvě lana, devět prken, a na tom desátém záleželo. Do večera ho někdo spraví; horalé mosty vždycky spraví.
th-event-howling_peak = Kvílející štít
    .text = Na konci fáze akcí: každý hrdina, který je v oblasti sám, si dobere 1 hrozbu. Příští fáze události: prostřední ikona, ale jen pokud má některý hrdina aspoň 3 hrozby.
    .story = Je to jen vítr ve skalách. Ve dvou se na tom člověk shodne; kdo je sám, začíná rozeznávat slova.
th-event-night_frost = Noční mráz
    .text = Ihned: každý hrdina odhodí 1 stavivo. Příští fáze události: pravá ikona.
    .story = V noci chodí mráz od ohně k ohni a ptá se, co vám ještě zbylo. Ráno stojí měchy s vodou samy od sebe.

## Venkovské události

th-event-market_day = Trhový den
    .text = Ve fázi akcí: hodnota každé hlavní akce řemesla je o 1 vyšší. Příští fáze události: pravá ikona.
    .story = Na jedné louce se sešly tři vesnice a všechno je na prodej, i ta louka. Švec vám měří nohu, než stačíte promluvit.
th-event-jarls_tax = Jarlova daň
    .text = Ihned: jako skupina odhoďte tolik libovolných surovin, kolik je hráčů. Příští fáze události: levá ikona.
    .story = Jarlův člověk má zdvořilý hlas, krátký seznam a dvanáct kopiníků. Spočítá vás dvakrát a zapíše to vyšší číslo.
th-event-closed_doors = Zavřené dveře
    .text = Ve fázi akcí: hodnota každé hlavní akce přiřazení je o 1 nižší, nejméně 1. Příští fáze události: prostřední ikona.
    .story = Včera na vás mávali z polí. Dnes se okenice zavírají vždycky o jeden dům před vámi, až na konec vsi.
th-event-loose_tongues = Dlouhé jazyky
    .text = Ve fázi akcí: kdo získá zvěst z dílku putování nebo žetonem sběru, získá ještě 1 zvěst a dobere si 1 hrozbu. Příští fáze události: levá ikona.
    .story = Sládkova žena vám poví všechno o všech, a pak, protože je spravedlivá, poví všem o vás.
th-event-burnt_barn = Spálená stodola
    .text = Ve fázi akcí: ikony staviva na stezce putování se počítají jako prázdná pole. Příští fáze události: prostřední ikona.
    .story = Z trámů se ještě kouří. Starý muž obchází popel, vytahuje hřebíky, rovná je a dává si je do čepice.
th-event-blood_feud = Krevní msta
    .text = Na konci fáze akcí: každý hrdina, který je v oblasti s jiným hrdinou, si dobere 1 hrozbu. Příští fáze události: pravá ikona.
    .story = Nikdo už neví, kdo začal, a tak jsou vinni všichni. Dva cizinci vedle sebe, to je tady už ozbrojená tlupa.
th-event-wary_sentries = Ostražité stráže
    .text = Ve fázi akcí: kdo vstoupí do oblasti s nepřítelem, dobere si 1 hrozbu. Příští fáze události: levá ikona.
    .story = Někdo zdvojnásobil stráže a ubral jim polovinu piva. Teď křičí i na sovy.
th-event-wedding_feast = Svatební hostina
    .text = Na konci fáze akcí: každý hrdina v oblasti bez nepřátel může vyléčit 1 zranění velikosti nejvýš 2. Příští fáze události: pravá ikona.
    .story = Nevěstin otec je dost opilý, aby miloval celé lidstvo. Posadí vás na lavici a něčí teta si už prohlíží ten šrám.
th-event-rising_prices = Rostoucí ceny
    .text = Ihned: položte 1 žeton zvýšené ceny k poli přiřazení, které žádný nemá, na místě bez žetonu odstavce, pokud to jde. Příští fáze události: prostřední ikona, ale jen pokud není žeton akce pod žádnou kartou přiřazení.
    .story = Bude válka, říká kupec; nebo mír; každopádně to bude dražší.
th-event-hue_and_cry = Štvanice
    .text = Ihned: každý hrdina, který má aspoň 3 hrozby, odhodí 1 zvěst. Příští fáze události: levá ikona, ale jen pokud má některý hrdina aspoň 4 hrozby.
    .story = Na dveřích mlýna visí vaše podobizna, a vůbec ne špatná. Ti, kdo si s vámi včera šeptali, si dnes prohlížejí boty.

## Události přežití

th-event-empty_bellies = Prázdné žaludky
    .text = Ihned: každý hrdina odhodí 1 libovolnou surovinu. Příští fáze události: levá ikona.
    .story = Uvaříte poslední řemen v poslední soli a říkáte tomu polévka. Někdo si chce přidat a chvíli se nemůžete přestat smát.
th-event-bitter_cold = Krutý mráz
    .text = Na konci fáze akcí: každý hrdina v oblasti bez zdrojů utrpí 1 zranění velikosti 2. Příští fáze události: prostřední ikona.
    .story = Žádné dřevo, žádná zeď, žádný potok, který by nebyl kámen. Mráz si k vám přisedne jako host, který nehodlá odejít.
th-event-festering_wounds = Hnisající rány
    .text = Ve fázi akcí: léčit lze jen zranění velikosti 1. Příští fáze události: levá ikona.
    .story = Byl to jen škrábanec a tři dny to škrábanec zůstane. Čtvrtý den voní sladce.
th-event-worn_soles = Prošlapané podrážky
    .text = Ve fázi akcí: kdo v hlavní akci pohybu překročí aspoň 2 hranice, utrpí 1 zranění velikosti 1. Příští fáze události: levá ikona.
    .story = Nejdřív odpadne levá podrážka, ze zlomyslnosti, a pak pravá, z věrnosti. Od té chvíle znáte každý kámen jménem.
th-event-marsh_fever = Bahenní horečka
    .text = Ihned: hrdina, který má nejvíc dílků zranění, utrpí 1 zranění velikosti 2. Příští fáze události: prostřední ikona.
    .story = Večer přichází horečka z bažin a ptá se, kdo je nejslabší. Nikdo nemusí odpovídat.
th-event-good_hunting = Dobrý lov
    .text = Ve fázi akcí: kdo vyhodnotil hlavní akci putování, může vyléčit 1 zranění velikosti nejvýš 2. Příští fáze události: pravá ikona.
    .story = V mlze stojí srna a dívá se na vás, jako by ji někdo poslal. Dnes bude morek a spánek a o jednu ránu míň na přemýšlení.
th-event-foul_water = Zkažená voda
    .text = Ve fázi akcí: kdo vyhodnotil hlavní akci sběru, utrpí 1 zranění velikosti 1. Příští fáze události: levá ikona.
    .story = Pramen je čirý, studený a sladký. Mrtvá ovce leží o kousek výš.
th-event-lost_pack = Ztracený ranec
    .text = Ihned: hrdina, který má nejvíc předmětů, 1 z nich odhodí. Příští fáze události: prostřední ikona, ale jen pokud jsou pod jednou kartou aspoň 3 žetony akcí.
    .story = Všichni si pamatujete, kdo ho nesl naposled, a každý si pamatuje někoho jiného.
th-event-long_night = Dlouhá noc
    .text = Ve fázi akcí: bonusy za žetony pod kartou počítají jen právě položený žeton. Příští fáze události: pravá ikona.
    .story = Slunce položí dlaň na okraj světa, rozmyslí si to a je pryč. Co jste včera začali, musíte začít znovu, potmě.
th-event-last_embers = Poslední uhlíky
    .text = Ihned: jako skupina odhoďte 2 staviva. Příští fáze události: pravá ikona, ale jen pokud má některý hrdina aspoň 4 hrozby.
    .story = Někdo musí u ohně bdít a někdo bděl, skoro. Co zbylo ze dřeva, přijde na hromádku rudých očí.

## Bojové události

th-event-war_drums = Válečné bubny
    .text = Ihned: zvyšte o 1 úroveň 1 slabého nepřítele, pokud to jde. Příští fáze události: levá ikona.
    .story = Bubny cítíte v žebrech dřív, než je uslyšíte. Někde začíná kluk s vypůjčenou sekerou věřit, že je bojovník.
th-event-ambush = Přepadení
    .text = Ihned: položte 1 slabého nepřítele na místo v oblasti prvního hráče, na kterém není nepřítel ani blokáda, pokud to jde. Příští fáze události: prostřední ikona.
    .story = Ptáci zmlkli. To znamení zná každý a vždycky přijde o chvilku pozdě.
th-event-locked_shields = Sevřené štíty
    .text = Ve fázi akcí: žádnou kostku nelze přehodit. Příští fáze události: levá ikona.
    .story = Štít vedle štítu, stojí, jako by tu vyrostli. Máte jednu ránu; ať je to ta pravá.
th-event-blood_frenzy = Krvavá zuřivost
    .text = Ve fázi akcí: v každé hlavní akci boje lze vylepšit 1 kostku. Kdo prohraje boj, dobere si ještě 1 hrozbu. Příští fáze události: pravá ikona.
    .story = Vzduch má dnes rudou příchuť: ruce po ní těžknou a v hlavě je lehko. Udeříte silněji než kdy dřív a přitom se odkryjete.
th-event-scouts_report = Zpráva zvědky
    .text = Ve fázi akcí: v každém boji se místo 1 karty nepřítele táhnou 2 a jedna z nich se k boji vybere. Příští fáze události: pravá ikona.
    .story = Dva tábory, řekne zvědka a oba nakreslí klackem do hlíny. Pak ten klacek podá vám.
th-event-hunted = Pronásledovaní
    .text = Na konci fáze akcí: každý hrdina v oblasti s nepřítelem si dobere 1 hrozbu. Příští fáze události: levá ikona, ale jen pokud má některý hrdina aspoň 3 hrozby.
    .story = Rohy na sebe volají přes údolí, jednou zleva, jednou zprava, jednou vám za zády. Už nehledají; už stahují kruh.
th-event-broken_warband = Rozprášená družina
    .text = Ve fázi akcí: kdo vyhraje boj, získá 2 rudy, nebo 2 zvěsti. Příští fáze události: prostřední ikona, ale jen pokud není žeton akce pod žádnou kartou boje.
    .story = Jejich pán je mrtvý a žold vzal za své s ním. Co za celé léto naloupili, teď odhazují u cesty tomu, kdo je žene.
th-event-arrow_hail = Krupobití šípů
    .text = Ve fázi akcí: kdo vstoupí do oblasti s nepřítelem, utrpí 1 zranění velikosti 1. Příští fáze události: levá ikona.
    .story = Nebe potemní o okamžik dřív, než přijde ten zvuk. Pak na louce vyroste obilí z peří.
th-event-blood_price = Cena krve
    .text = Ve fázi akcí: kdo prohraje boj, utrpí po něm 1 zranění (hrozba). Příští fáze události: pravá ikona.
    .story = Tolik za oko, tolik za ruku; zdejší právo zná cenu všeho. Kdo prohraje, platí na místě.
th-event-fresh_spears = Čerstvá kopí
    .text = Na konci fáze akcí: není-li žeton akce pod žádnou kartou boje, zvyšte o 1 úroveň 1 nepřítele, pokud to jde. Příští fáze události: prostřední ikona.
    .story = Dopřáli jste jim den klidu a oni ho využili: nové násady, noví muži, nová píseň o vás.

## Mořské události

th-event-headwind = Protivítr
    .text = Ve fázi akcí: hodnota každé hlavní akce pohybu je o 1 nižší, nejméně 1. Příští fáze události: prostřední ikona, ale jen pokud není žeton akce pod žádnou kartou pohybu.
    .story = Potřetí veslujete kolem téže skály. Kormorán, který na ní sedí, už ani nezvedne hlavu.
th-event-high_tide = Vysoký příliv
    .text = Ve fázi akcí: červené a modré hranice nelze překročit. Příští fáze události: pravá ikona.
    .story = Z brodu je průliv, z hráze povídačka pod zelenou vodou. Kudy včera jezdily vozy, tam dnes nakukují tuleni.
th-event-sea_fog = Mořská mlha
    .text = Ve fázi akcí: nelze vstoupit do oblasti, jejíž číslo se rovná číslu kola. Příští fáze události: levá ikona.
    .story = Břeh, za kterým plujete, je blízko; slyšíte odtamtud psy. Vlastní vesla nevidíte.
th-event-driftwood = Naplavené dřevo
    .text = Ve fázi akcí: kdo získá stavivo z dílku putování nebo žetonem sběru, získá ještě 1 stavivo. Příští fáze události: pravá ikona.
    .story = Moře vyplavilo celou loď, jen ne najednou. Žebra, prkna, vyřezávané dveře, na kterých stojí něčí jméno.
th-event-strange_sail = Cizí plachta
    .text = Ihned: položte 1 slabého nepřítele na místo bez nepřítele v otevřené oblasti s co nejvyšším číslem, pokud to jde. Příští fáze události: prostřední ikona.
    .story = Plachta, kde žádná být nemá, a nepřibližuje se. Čeká jako někdo, kdo ví, kterými dveřmi musíte projít.
th-event-salt_sores = Rány od soli
    .text = Ve fázi akcí: kdo v hlavní akci přiřazení přiřadí aspoň 2 suroviny, utrpí 1 zranění velikosti 1. Příští fáze události: levá ikona.
    .story = Sůl v lanech, sůl v chlebu, sůl v každé prasklině na dlani. Dnes kouše každá bedna.
th-event-riptide = Zpětný proud
    .text = Ihned: každý hrdina překročí právě 1 hranici podle své volby; kdo nemůže, utrpí 1 zranění (hrozba). Příští fáze události: prostřední ikona.
    .story = Voda vás vezme pod koleny, docela jemně, a odejde s vámi. Když vás pustí, jste někde jinde.
th-event-leaking_hull = Děravý trup
    .text = Ihned: každý hrdina si vybere: odhodí 1 stavivo, odhodí 1 rudu, nebo si dobere 1 hrozbu. Příští fáze události: levá ikona.
    .story = Mezi dvěma prkny stojí kapka, roste a má sestry. Něčím to ucpěte, nebo se učte modlit.
th-event-fair_wind = Příznivý vítr
    .text = Ve fázi akcí: hodnota každé hlavní akce pohybu je o 2 vyšší a hrdina s sebou může vzít 1 jiného hrdinu ze své oblasti, souhlasí-li ten. Příští fáze události: pravá ikona.
    .story = Plachta se s plesknutím nadme a usměje se i vrchní veslař. V takový den by se dala vzít s sebou celá vesnice.
th-event-song_of_the_deep = Píseň hlubin
    .text = Na konci fáze akcí: každý hrdina, jehož karta dovednosti je aktivní, si dobere 1 hrozbu. Příští fáze události: levá ikona, ale jen pokud jsou aspoň 2 karty dovedností neaktivní.
    .story = Za soumraku si cosi pod kýlem brouká, co vám zpívala matka, a zná i poslední sloku. Nejlíp to slyší ti, kdo mají dar.

## Magické události

th-event-heavy_sleep = Těžký spánek
    .text = Ve fázi akcí: nelze použít žádnou dovednost. Příští fáze události: levá ikona.
    .story = Nespíte, jdete, odpovídáte. Ale to, co z vás dělá vás, leží kdesi stočené do klubíčka a nedá se probudit.
th-event-rune_storm = Runová bouře
    .text = Ve fázi akcí: kdo získá magii z dílku putování nebo žetonem sběru, dobere si 1 hrozbu. Příští fáze události: prostřední ikona.
    .story = Po kamenech lezou znaky ze světla, a když se dotknou, syčí. Kdo je sbírá, toho je vidět hodně zdaleka.
th-event-whispering_stones = Šeptající kameny
    .text = Ihned: každý hrdina může utratit 1 magii a získat za ni 1 zkušenost. Příští fáze události: pravá ikona.
    .story = Přiložte ucho ke kameni, dejte mu něco svého a čekejte. Co ví, je staré, a slušně se ho ještě nikdo nezeptal.
th-event-mirrored_row_event = Zrcadlová řada
    .text = Ve fázi akcí: bonusy za žetony vlevo od karty počítají místo nich žetony vpravo od ní. Příští fáze události: levá ikona.
    .story = Dnes ráno je vlevo vpravo a jizva na druhé tváři. Jen kočce to zřejmě nevadí.
th-event-evil_eye = Uhrančivé oko
    .text = Ihned: každý hrdina, jehož karta dovednosti je neaktivní, si dobere 1 hrozbu. Příští fáze události: prostřední ikona.
    .story = Stařena u studny si vás prohlíží jednoho po druhém. Ty, v nichž ještě něco hoří, mine pohledem; ostatním plivne pod nohy.
th-event-walking_mound = Putující mohyla
    .text = Ihned: položte 1 slabého nepřítele na místo bez nepřítele v oblasti hrdiny s největší hrozbou, pokud to jde. Příští fáze události: levá ikona.
    .story = Včera ležela mohyla na druhém konci pole. Odtamtud až sem je ječmen slehlý, jako by něco šlo za pachem strachu.
th-event-mind_drain = Vysátá mysl
    .text = Ihned: každý hrdina odhodí 1 magii. Příští fáze události: pravá ikona.
    .story = Hledáte slovo, docela obyčejné, a na jeho místě je hladká bílá díra. Teď ho používá někdo jiný.
th-event-red_moon = Rudý měsíc
    .text = Ve fázi akcí: hodnota každé hlavní akce oběti je o 1 vyšší; kdo jí vyhodnotil účinek místa, získá 1 zkušenost. Příští fáze události: prostřední ikona, ale jen pokud jsou aspoň 2 karty dovedností neaktivní.
    .story = Dnes v noci jsou oltáře teplé na dotek. Žádají víc než jindy a pro jednou i něco vrátí.
th-event-weavers_knot = Uzel tkadlen
    .text = Ve fázi akcí: kdo položil žeton, může utratit 1 magii; bonusy za jediný žeton pak platí, i když je jich pod kartou víc. Příští fáze události: pravá ikona.
    .story = Tři ženy na rozcestí zvedají nit a ptají se, jestli je vaše. Za trochu magie vám ji uvážou, kam chcete.
th-event-cold_star = Studená hvězda
    .text = Ve fázi akcí: ikony zkušenosti na stezce putování se počítají jako ikony magie. Příští fáze události: levá ikona, ale jen pokud má některý hrdina aspoň 4 hrozby.
    .story = Nad cestou visí nová hvězda, všechno osvětluje a nic nehřeje. Pod ní se nic nenaučíte, ale čeho se dotknete, to začne brnět.

## Dílky, kostky a suroviny

th-tile-mono = čtvereček (1)
th-tile-domino = domino (2)
th-tile-tri_i = tyč (3)
th-tile-tri_l = roh (3)
th-tile-tet_i = tyč (4)
th-tile-tet_o = čtverec (4)
th-tile-tet_t = tvar T (4)
th-tile-tet_s = tvar S (4)
th-tile-tet_l = tvar L (4)
th-tile-pent_p = tvar P (5)

th-die-yellow = žlutá kostka
th-die-orange = oranžová kostka
th-die-red = červená kostka
th-die-black = černá kostka

th-resource-building = stavivo
th-resource-ore = ruda
th-resource-gossip = zvěst
th-resource-magic = magie
th-resource-fate = osud
th-resource-power = moc
th-resource-any = libovolná surovina

## Druhy nepřátel

th-tier-minor = slabý nepřítel
th-tier-average = průměrný nepřítel
th-tier-powerful = mocný nepřítel
th-tier-monstrous = obludný nepřítel
th-tier-mystic = mystický nepřítel

## Akce a bonusy

th-type-move = Pohyb
    .text = Překroč hranice, aspoň 1 a nejvýš tolik, kolik činí hodnota.
th-type-journey = Putování
    .text = Polož dílek na stezku putování a vyhodnoť pole, která zakryl; hodnota je počet dílků.
th-type-gather = Sběr
    .text = Polož žeton sběru na ikonu suroviny nebo oblasti na stezce putování a získej tolik té suroviny, kolik činí hodnota.
th-type-assign = Přiřazení
    .text = Polož suroviny na jedno místo své oblasti, nejvýš tolik, kolik činí hodnota.
th-type-combat = Boj
    .text = Bojuj s nepřítelem ve své oblasti; hodnota je počet bojů.
th-type-sacrifice = Oběť
    .text = Utrp zranění určené místem ve své oblasti tolikrát, kolik činí hodnota, a vyhodnoť účinek toho místa.
th-type-craft = Řemeslo
    .text = Vezmi si předměty z nabídky, nejvýš tolik, kolik činí hodnota.

th-mode-sole = Jediný žeton
    .text = Platí jednou, je-li pod kartou právě 1 žeton akce.
th-mode-left = Žetony vlevo
    .text = Platí jednou za každý žeton akce kdekoli vlevo od karty.
th-mode-stack = Žetony pod kartou
    .text = Platí jednou za každý žeton akce pod kartou, i za ten právě položený.

## Ikony

th-icon-heart = srdce
    .text = Boj vyhraješ, zakryješ-li všechna srdce; po prohře si dober 1 hrozbu za každé nezakryté.
th-icon-area = ikona oblasti
    .text = Získej 1 surovinu, kterou dává zdroj ve tvé oblasti.
th-icon-heal = léčení
    .text = Vyleč 1 zranění jakékoli velikosti.
th-icon-xp = zkušenost
    .text = Získej 1 zkušenost, bojovou, nebo z putování.
th-icon-finding = nález
    .text = Dober a vyhodnoť 1 kartu nálezu.
th-icon-red = červený postih
    .text = Vyhodnoť, co karta uvádí pro červený postih.
th-icon-yellow = žlutý postih
    .text = Vyhodnoť, co karta uvádí pro žlutý postih.

## Balíčky událostí

th-deck-mountain = Horské události
th-deck-rural = Venkovské události
th-deck-survival = Události přežití
th-deck-battle = Bojové události
th-deck-sea = Mořské události
th-deck-magic = Magické události

## Hranice

th-border-normal = obyčejná hranice
th-border-red = červená hranice
th-border-blue = modrá hranice
th-border-impassable = neprostupná hranice
th-border-multiple = vícenásobná hranice
