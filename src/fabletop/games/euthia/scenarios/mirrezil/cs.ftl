### Euthia: Hrozba Mirrezila.

eu-mirrezil = Hrozba Mirrezila
    .text = Deset kol, sólo nebo společně; mrtvý drak hubí kraj a v kole 6 se probudí.
    .story =
        Mirrezil je dávno mrtvý. V tom je ta potíž. Zkoušeli na něj ocel, zkoušeli oheň, a nakonec si celý řád kněží lehl na jeho mohylu a zemřel tam, aby země zůstala zavřená. Faer říkali síle, kterou nechali v půdě: není to kouzlo, spíš slib, a jako každý slib se ošoupe, když ho nikdo nedodržuje. Ošoupal se. Z pramenů u mohyly teče černá voda. Mlýny se zastavují. To, co bylo pohřbeno, si sedá a naslouchá. V kostele Shii poslední kněz, který zná slova, počítá dny na provázku s uzly a každý večer jeden rozváže. Je jich deset. Jméno tu nikdo nezíská a píseň nevznikne; pokud selžete, nebude ji kdo zpívat. Ani si navzájem moc pomoci nemůžete, protože mrtvý drak slyší každou ruku, která sahá po druhé. Ale můžete nést, co je třeba, tam, kde ještě něco stojí, a střežit to a budit slib kámen po kameni. A až přijde, můžete být u toho.
    .rules =
        Od konce kola 2 se na konci každého kola otáčí karta pustošení. Zkáza klade trosky na místa bez monster: zavírá obchod a setkání a na pole těžby přivádí zplozence.

        Obranná magie (esence nebo 2 žetony Gaaru) ochrání místo před zkázou, i kostel. Kostel zasažený bez ní se stěhuje; podruhé je konec.

        Odklízení trosek, kněz, elitní monstra a úkoly od kapitoly III budí sílu Faer, která je společná všem.

        V kole 6 se Mirrezil probudí. Jeho podoby se porážejí jedna po druhé, u mohyly nebo vedle trosek, vždy tři kola boje; zásahy zůstávají. V těchto bojích pomáhá síla Faer.

        Vše je vyhráno, když padne poslední podoba. Vše je ztraceno, když je na mapě příliš trosek, po druhé ráně kostelu nebo po kole 10.

## Sólo: hodnosti

eu-mirrezil-rank-promise_keeper = Věrný slibu
eu-mirrezil-rank-warden_of_faer = Strážce Faer
eu-mirrezil-rank-grave_guard = Stráž u mohyly
eu-mirrezil-rank-mourner = Truchlící
eu-mirrezil-rank-sleeper = Spáč v černém prameni

## Společně: jak to končí

eu-mirrezil-ending-won = Země zůstává zavřená
    .story =
        Tělo tu není. Nebylo tu tisíc let a teď už není ani touha po něm. Kosti si sedají, jako si v noci sedá dům. Kněz stoupá na mohylu se svým provázkem; zbyl na něm jeden uzel a on se na něj dívá, jako by se přepočítal, a přiváže vám ho k zápěstí. V údolí pod vámi se začíná točit mlýn.
eu-mirrezil-ending-lost = Poslední uzel
    .story =
        Zvon udeří jednou, sám od sebe, a pak tam věž není. Celou noc jdete za každým světlem, které vidíte, a pokaždé je to pramen, který hoří bez tepla. Za vámi se něco velmi velkého učí znovu dýchat. K ránu se zastavíte, protože žádný směr není lepší než jiný, a poslední uzel rozvážete sami.

## Co se říká u stolu

eu-thing-rot_breath = Mirrezil: Dech hniloby
    .text = Od druhého kola boje tě nic neléčí.
eu-thing-grave_wing = Mirrezil: Křídlo z hrobu
    .text = Tvoje útočné hody jsou o 2 nižší.
eu-thing-bone_tail = Mirrezil: Kostěný ocas
    .text = Štíty nelze použít.
eu-thing-hollow_heart = Mirrezil: Duté srdce
    .text = Imunita. Na konci kola boje si vyhojí 1 zásah z tohoto boje, pokud není žádná síla Faer.
eu-omen-heavy_tread = Těžký krok
    .text = Zkáza zasáhne nejvzdálenější obchodní lokaci.
eu-omen-falling_walls = Padající zdi
    .text = Zkáza zasáhne nejbližší obchodní lokaci.
eu-omen-splinter_rain = Déšť střepů
    .text = Každý hrdina utrpí 1 zranění; zkáza zasáhne nejbližší pole těžby.
eu-omen-scent_of_smoke = Pach kouře
    .text = Zkáza zasáhne nejbližší setkání.
eu-omen-crawling_brood = Lezoucí havěť
    .text = Zkáza zasáhne nejvzdálenější a nejbližší pole těžby.
eu-omen-cracked_earth = Popraskaná zem
    .text = Síla Faer klesne o 1; zkáza zasáhne nejvzdálenější pole těžby.
eu-omen-blind_fury = Slepá zuřivost
    .text = Zlatá karta jde do zásoby monstra a pohasne obranná magie nejdál od kostela. Není-li žádná, zasáhne zkáza kostel.
eu-omen-tolling_bell = Zvon odbíjí
    .text = Zkáza zasáhne kostel.
eu-omen-long_shadow = Dlouhý stín
    .text = Hrdina s nejnižším zdravím utrpí 2 zranění; zkáza zasáhne nejvzdálenější obchodní lokaci.
eu-omen-stillness = Ticho
    .text = 2 stříbrné karty jdou do zásoby monstra.
eu-faer-blessing = Požehnání
    .text = O 2 víc v tvém útočném hodu.
eu-faer-shelter = Záštita
    .text = O 2 zranění méně v tomto útoku monstra.
eu-faer-hush = Utišení
    .text = Žádná akce chaosu v tomto kole boje.
eu-faer-promise = Slib
    .text = Ihned 4 zásahy.
eu-fact-faer = Síla Faer: { $number } z { $most }
eu-fact-aspects = Zbývající podoby Mirrezila: { $number }
eu-fact-asleep = Mirrezil se probudí v kole { $number }
eu-fact-blight = Trosky na mapě: { $number }; při { $most } je vše ztraceno
eu-fact-magic = Zbývající žetony obranné magie: { $number }
eu-mark-blight_a = Trosky
    .text = Žádný obchod ani úkoly. Kdo je odklidí akcí těžby nebo surovinou, získá 1 bod reputace a 1 bod síly Faer.
eu-mark-blight_b = Trosky se zplozencem
    .text = Monstrum, jehož úroveň roste s koly. Kdo ho porazí, získá 1 bod reputace a 1 bod síly Faer.
eu-mark-guard = Obranná magie
    .text = Příští zkáza, která sem udeří, ji odnese a nic jiného neudělá.
eu-mark-church = Kostel
    .text = Přestěhoval se sem: tady hrdinové ožívají, tady jsou jeho služby i kněz.
eu-goal-church_lost = Zkáza na kostele: { $have }, nejvýš { $most }
eu-goal-rubble_lying = Trosky na mapě: { $have }, nejvýš { $most }
eu-ask-jewel = Co odevzdáš knězi?
eu-ask-blight = Několik míst je stejně daleko: kam zkáza udeří?
eu-ask-fade = Kde pohasne obranná magie?
eu-ask-refuge = Kostel se musí přestěhovat: do které obchodní lokace?
eu-do-strike = { $tile } ({ $part }): { $place }
eu-do-refuge = { $tile } ({ $part }): { $place }
eu-do-aid-blessing = Síla Faer ({ $number }): o 2 víc v hodu
eu-do-aid-shelter = Síla Faer ({ $number }): o 2 zranění méně
eu-do-aid-hush = Síla Faer ({ $number }): žádná akce chaosu v tomto kole
eu-do-aid-promise = Síla Faer ({ $number }): 4 zásahy
eu-do-deed-mirrezil = Akce boje: bojuj s Mirrezilem
eu-do-deed-restore = Odkliď trosky a odevzdej: { $thing }
eu-do-deed-guard-gaar = Obranná magie za 2 žetony Gaaru
eu-do-deed-guard-fire = Obranná magie za esenci ohně
eu-do-deed-guard-water = Obranná magie za esenci vody
eu-do-deed-guard-air = Obranná magie za esenci vzduchu
eu-do-deed-guard-earth = Obranná magie za esenci země
eu-do-deed-prayer-jewels = Kněz: drahokam a esence za 1 bod síly Faer
eu-do-deed-prayer-cards = Kněz: 2 zlaté karty za 1 bod síly Faer
eu-tell-omen = Pustošení: { $omen }.
eu-tell-faer = Síla Faer: { $number }.
eu-tell-aided = { $you ->
        [yes] Vzýváš sílu Faer: { $faer }.
       *[other] { $who } vzývá sílu Faer: { $faer }.
    }
eu-tell-guarded = { $you ->
        [yes] Kladeš na toto místo obrannou magii.
       *[other] { $who } klade na toto místo obrannou magii.
    }
eu-tell-guard_fades = Obranná magie pohasíná.
eu-tell-church_struck = { $number ->
        [1] Zkáza zasahuje kostel.
       *[other] Kostel padá podruhé. Vše je ztraceno.
    }
eu-tell-church_moves = Kostel nachází novou střechu.
eu-tell-mirrezil_wakes = Mohyla se otvírá: Mirrezil je vzhůru a lze s ním bojovat.
eu-tale-faer = Síla Faer
eu-tale-faer-cost = Síla Faer { $n }
