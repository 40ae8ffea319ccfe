### Euthia: Kráčející pohroma.

eu-walking_ruin = Kráčející pohroma
    .text = Deset kol; skleněný golem kráčí od střechy ke střeše, dokud jeho kouzlo nezeslábne.
    .story =
        Děti si v ruinách hrály odjakživa. Byl tam sál bez střechy a v něm sedící postava ze zeleného skla, vysoká jako stodola, a v parných dnech sklo bzučelo. Staří říkali, že je to král. Učenci, kteří jednou přijeli a rychle odjeli, říkali, že je to zbraň. O slunovratu vešel do sálu jakýsi cizinec a něco nahlas přečetl. Kdo to byl, se neví; nezbylo z něj dost, aby se dalo zeptat. Skleněný král otevřel oči, vstal a sál se mu zřítil kolem ramen. Od té doby kráčí. Necítí zášť. Nespěchá. Chodí od střechy ke střeše, jako chodí náměsíčný k oknu, a kde si odpočine, tam se střepy slepují, rostou jim drápy a loví. Hýbe jím kouzlo a kouzlo lze obrousit: každý rozbitý střep, každý zvednutý kámen, každé spálené tajemství mu něco vezme. Až bude dost tenké, zůstane jen sklo. Do té doby se mu, hrdinové, nepleťte pod nohy.
    .rules =
        Golem se probudí, když se odkryjí Ruiny, nejpozději na konci kola 2. Od té chvíle kráčí na konci každého kola, jak káže karta pustošení, a zraní každého hrdinu, na jehož pole vstoupí.

        Trosky typu A zavřou kupce, alchymisty a setkání, dokud je někdo neodklidí akcí těžby. Trosky typu B jsou zplozenec, monstrum, jehož úroveň roste s koly.

        Každé odklizené trosky a každá zlatá karta obětovaná v Ruinách nebo vedle golema je střep. Mají-li všichni hráči dohromady dost střepů, kouzlo je zlomeno.

        Pak golem stojí a lze s ním bojovat, vždy tři kola boje; zásahy na něm zůstávají.

        Každé dva střepy dají 1 bod reputace. Pokud golem na konci ještě stojí, připraví trosky na mapě všechny o reputaci.

## Sólo: hodnosti

eu-walking_ruin-rank-king_breaker = Zhouba krále
eu-walking_ruin-rank-glass_walker = Ten, kdo kráčí po skle
eu-walking_ruin-rank-ruin_warden = Strážce ruin
eu-walking_ruin-rank-stone_lifter = Zvedač kamenů
eu-walking_ruin-rank-refugee = Uprchlík

## Společně: jak to končí

eu-walking_ruin-ending-won = Jen sklo
    .story =
        Nepadá jako strom. Zastaví se, jako se zastaví ten, kdo si vzpomněl na slovo, a pak jím poprvé za tisíc let projde světlo. Do večera děti zjistí, že kusy zvoní, když po nich hází kamínky. Nikdo je nevolá domů. Formani přijíždějí s provazy a saněmi a po celé jedno pokolení bude každé okno v údolí zelené.
eu-walking_ruin-ending-lost = Náměsíčný u okna
    .story =
        Nezbyla střecha, kterou by nenavštívil. Poslední večer stane na okraji kopců a ohlédne se, nebo se to tak zdá, na šedé hromady, po nichž leze něco drobného. Pak jde dál, na východ, beze spěchu. Zakopáváte tržní listinu pod schody kostela, aby někdo věděl, že tu trh byl.

## Co se říká u stolu

eu-toward-north = na sever
eu-thing-golem = Golem
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
eu-ravage-stillness = Nehybnost
    .text = Golem nekráčí. Každý hrdina vedle něj nebo na jeho poli může odhodit 1 zlatou kartu za střep.
eu-label-shards = Střepy
eu-fact-spell = Střepy proti kouzlu: { $number } z { $most }
eu-fact-golem = Zásahy golema: { $number } z { $most }
eu-mark-golem = Golem
    .text = Kráčí na konci každého kola, dokud kouzlo nepadne; pak s ním lze bojovat na jeho poli i z polí vedle.
eu-goal-golem_destroyed = { $have ->
        [0] Golem ještě nepadl
       *[other] Golem je zničen
    }
eu-goal-closed_locations = Lokace pod troskami: { $have }, nejvýš { $most }
eu-line-shards = Střepy, 2 za 1
eu-ask-ruins = Ruiny nikdo nenašel. Kde se zvedají?
eu-ask-golem_aim = Několik cílů je stejně daleko: kam golem míří?
eu-ask-golem_way = Několik cest je stejně krátkých: kudy golem kráčí?
eu-ask-golem_nest = Kde se slepí zplozenec?
eu-ask-listen = Golem stojí: odevzdáš zlatou kartu za střep?
eu-do-ruins = Od kostela { $toward }, vedle: { $tiles }
eu-do-aim = { $tile } ({ $part }): { $place }
eu-do-tread = Ať kráčí { $toward }: { $tile }, { $place }
eu-do-nest = Vedle, { $toward }: { $tile }, { $place }
eu-do-pass-listen = Nech si karty
eu-do-deed-burn = Odhoď zlatou kartu za střep
eu-do-deed-golem = Akce boje: bojuj s golemem
eu-tell-golem_wakes = Skleněný král otvírá oči: golem je vzhůru.
eu-tell-ravage = Pustošení: { $ravage }.
eu-tell-golem_walks = Golem kráčí dál.
eu-tell-shard = { $you ->
        [yes] Získáváš střep. Tvoje střepy: { $number }.
       *[other] { $who } získává střep. Střepy: { $number }.
    }
eu-tell-spell_broken = Kouzlo je zlomeno: golem už nekráčí a lze s ním bojovat.
eu-tell-golem_falls = { $you ->
        [yes] Srážíš golema k zemi. Teď je to jen sklo.
       *[other] { $who } sráží golema k zemi. Teď je to jen sklo.
    }
