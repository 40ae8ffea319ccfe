### Euthia: Kráčející pohroma a Šest legend. Všechny věty jsou naše vlastní.

## Volby hry

eu-option-heroic = Hrdinský stupeň
    .text = Silnější kouzlo nebo dřívější zkáza a zplozenci o úroveň výš, ve scénářích, které takový stupeň mají.

## Názvy věcí

eu-toward-north = na sever
eu-thing-golem = Golem
eu-stack-artifact = Artefakty
eu-stack-teleport_scroll = Svitky teleportu
eu-ravage-heavy_tread = Těžký krok
    .text = Golem ujde až 3 pole k nejbližší obchodní lokaci.
eu-ravage-falling_walls = Padající zdi
    .text = Golem ujde až 4 pole k nejbližší obchodní lokaci.
eu-ravage-splinter_rain = Déšť střepů
    .text = Golem ujde až 2 pole k nejbližšímu setkání; pak každý hrdina do vzdálenosti 2 polí od něj utrpí 1 zranění.
eu-ravage-scent_of_smoke = Pach kouře
    .text = Golem ujde až 4 pole k nejbližšímu setkání.
eu-ravage-crawling_brood = Lezoucí havěť
    .text = Golem ujde až 2 pole k nejbližšímu poli těžby; pak se vedle něj objeví zplozenec.
eu-ravage-cracked_earth = Popraskaná zem
    .text = Golem ujde až 4 pole k nejbližšímu poli těžby.
eu-ravage-blind_fury = Slepá zuřivost
    .text = Golem ujde až 3 pole k nejbližšímu hrdinovi.
eu-ravage-tolling_bell = Zvon odbíjí
    .text = Golem ujde až 3 pole k polím kolem dílku s kostelem.
eu-ravage-long_shadow = Dlouhý stín
    .text = Golem ujde až 5 polí k nejvzdálenější obchodní lokaci.
eu-ravage-stillness = Ticho
    .text = Golem nekráčí. Každý hrdina vedle něj nebo na jeho poli může odhodit 1 zlatou kartu za střep.
eu-quest-weeping_stone = Kámen, který plakal
    .text = Poklekni, omyj kámen a dej mu vidět, že někomu na něm ještě záleží.
eu-quest-hollow_crown = Koruna, v níž nikdo není
    .text = Pohřbít posledního krále smí jen známé jméno a pohřeb je třeba zaplatit.
eu-quest-sleeping_colossus = Obr, který si lehl, aby přemýšlel
    .text = Prokopej se k jeho uchu, zašeptej hlasem kamene a drž se pevně, až odpoví.
eu-quest-moonwell = Studna, která vypila měsíc
    .text = Vrať vodě, co ztratila: něco z jezera a dvě světla různých barev.
eu-quest-throne_of_winds = Trůn, na který usedá vítr
    .text = Stoupej, jako by už nebylo co ztratit, a vyměň dvě tajemství za místo.
eu-quest-mouth_of_ash = Jícen, který snědl horu
    .text = Nakrm ho. Není vybíravý, ale nejdřív chce oheň a ochutná i tvou ruku.
eu-label-shards = Střepy

## Jak si příběh stojí

eu-fact-spell = Střepy proti kouzlu: { $number } z { $most }
eu-fact-golem = Zásahy golema: { $number } z { $most }
eu-fact-rubble = Zbývající žetony trosek: typ A { $number }, typ B { $other }
eu-fact-artifacts = Získané artefakty: { $number } z { $most }
eu-fact-seals = Pečeti jsou slabé: každé monstrum úrovně 3 přináší o 1 žeton chaosu víc.
eu-mark-golem = Golem
    .text = Kráčí na konci každého kola, dokud kouzlo nepadne; pak s ním lze bojovat na jeho poli i z polí vedle.
eu-mark-rubble_a = Trosky
    .text = Žádný obchod ani úkoly. Kdo je odklidí akcí těžby, získá 1 bod reputace a střep.
eu-mark-rubble_b = Trosky se zplozencem
    .text = Monstrum, jehož úroveň roste s koly. Kdo ho porazí, získá 1 bod reputace a střep.
eu-mark-legend = Čeká tu artefakt
    .text = Vezme si ho, kdo první složí zkoušku.
eu-mark-legend_taken = Artefakt už někdo má
    .text = Zkoušku lze stále složit, za polovinu reputace.

eu-goal-golem_destroyed = { $have ->
        [0] Golem ještě nepadl
       *[other] Golem je zničen
    }
eu-goal-closed_locations = Lokace pod troskami: { $have }, nejvýš { $most }
eu-goal-artifacts = Artefakty dohromady: { $have } z { $least }
eu-goal-bearers = Hrdinové s artefaktem: { $have } z { $least }
eu-combat-parted = Nerozhodně: { $foe } stále stojí.

## Bodování

eu-line-shards = Střepy, 2 za 1
eu-line-rubble = Trosky na mapě
eu-line-artifacts = Artefakty

## Otázky

eu-ask-ruins = Ruiny nikdo nenašel. Kde se zvedají?
eu-ask-golem_aim = Několik cílů je stejně daleko: kam golem míří?
eu-ask-golem_way = Několik cest je stejně krátkých: kudy golem kráčí?
eu-ask-golem_nest = Kde se slepí zplozenec?
eu-ask-listen = Golem stojí: odevzdáš zlatou kartu za střep?
eu-ask-give_gold = Kterou zlatou kartu odevzdáš?

## Volby

eu-do-ruins = Od kostela { $toward }, vedle: { $tiles }
eu-do-aim = { $tile } ({ $part }): { $place }
eu-do-tread = Ať kráčí { $toward }: { $tile }, { $place }
eu-do-nest = Vedle, { $toward }: { $tile }, { $place }
eu-do-pass-listen = Nech si karty
eu-do-deed-clear = Akce těžby: odkliď trosky
eu-do-deed-burn = Odhoď zlatou kartu za střep
eu-do-deed-golem = Akce boje: bojuj s golemem
eu-do-deed-priest = Kněz: zlatá karta za léčení a svitek teleportu
eu-do-deed-trial = Zkouška: { $quest }

## Kronika

eu-tell-golem_wakes = Skleněný král otvírá oči: golem je vzhůru.
eu-tell-ravage = Pustošení: { $ravage }.
eu-tell-golem_walks = Golem kráčí dál.
eu-tell-rubble_a = Jedna lokace mizí pod troskami.
eu-tell-rubble_b = Z trosek něco vylézá: zplozenec.
eu-tell-cleared = { $you ->
        [yes] Odklízíš trosky.
       *[other] { $who } odklízí trosky.
    }
eu-tell-shard = { $you ->
        [yes] Získáváš střep. Tvoje střepy: { $number }.
       *[other] { $who } získává střep. Střepy: { $number }.
    }
eu-tell-spell_broken = Kouzlo je zlomeno: golem už nekráčí a lze s ním bojovat.
eu-tell-parted = { $you ->
        [yes] Tvůj boj končí nerozhodně: { $foe }.
       *[other] Boj končí nerozhodně ({ $who }): { $foe }.
    }
eu-tell-golem_falls = { $you ->
        [yes] Srážíš golema k zemi. Teď je to jen sklo.
       *[other] { $who } sráží golema k zemi. Teď je to jen sklo.
    }
eu-tell-trial = { $you ->
        [yes] Skládáš zkoušku „{ $quest }“.
       *[other] { $who } skládá zkoušku „{ $quest }“.
    }
eu-tell-artifact = { $you ->
        [yes] Získáváš artefakt: { $thing }.
       *[other] { $who } získává artefakt: { $thing }.
    }
