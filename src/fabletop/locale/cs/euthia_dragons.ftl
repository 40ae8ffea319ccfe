### Euthia: Hlad Farrugy a Hrozba Mirrezila. Všechny věty jsou naše vlastní.

## Názvy věcí

eu-thing-farruga_circling = Farruga: krouží
eu-thing-farruga_raging = Farruga: zuří
eu-thing-farruga_bleeding = Farruga: krvácí
eu-thing-farruga_last_fire = Farruga: poslední oheň
eu-thing-rot_breath = Mirrezil: Dech hniloby
    .text = Od druhého kola boje tě nic neléčí.
eu-thing-grave_wing = Mirrezil: Křídlo z hrobu
    .text = Tvoje útočné hody jsou o 2 nižší.
eu-thing-bone_tail = Mirrezil: Kostěný ocas
    .text = Štíty nelze použít.
eu-thing-hollow_heart = Mirrezil: Duté srdce
    .text = Imunita. Na konci kola boje si vyhojí 1 zásah z tohoto boje, pokud není žádná síla Faer.
eu-attack-breath_of_fire = Ohnivý dech
    .text = Let: k hrdinovi s nejvyšší reputací; hrdinové na jejím poli a vedle utrpí 2 zranění, nebo odevzdají esenci vody. Boj: o 1 zranění víc, pokud neodevzdáš esenci vody.
eu-attack-tail_sweep = Švihnutí ocasem
    .text = Let: ke kupcům nebo alchymistům nejblíž kostelu; dokud tam sedí, nelze tam obchodovat. Boj: její síla útoku je o 1 vyšší a štíty nelze použít.
eu-attack-talons = Drápy
    .text = Let: k hrdinovi s nejnižším zdravím, který ztratí 2 zlaté a utrpí 1 zranění. Boj: její nižší kostka se přehodí.
eu-attack-dragon_roar = Řev
    .text = Let: do jejího doupěte; hrdinové do vzdálenosti 2 polí ztratí po 1 žetonu Gaaru. Boj: tvoje útočné hody jsou o 2 nižší.
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

## Jak si příběh stojí

eu-fact-dragon_cards = Zbývající karty draka: { $number } z { $most }
eu-fact-dragon = Zásahy na drakovi: { $number } z { $most }
eu-fact-faer = Síla Faer: { $number } z { $most }
eu-fact-aspects = Zbývající podoby Mirrezila: { $number }
eu-fact-asleep = Mirrezil se probudí v kole { $number }
eu-fact-blight = Trosky na mapě: { $number }; při { $most } je vše ztraceno
eu-fact-magic = Zbývající žetony obranné magie: { $number }
eu-mark-farruga = Farruga
    .text = Lze s ní bojovat na jejím poli i z polí vedle. Na konci kola letí dál.
eu-mark-swept = Bez obchodu
    .text = Ocas Farrugy smetl stánky. Dokud tu sedí, nelze tu provést akci obchodu.
eu-mark-blight_a = Trosky
    .text = Žádný obchod ani úkoly. Kdo je odklidí akcí těžby nebo surovinou, získá 1 bod reputace a 1 bod síly Faer.
eu-mark-blight_b = Trosky se zplozencem
    .text = Monstrum, jehož úroveň roste s koly. Kdo ho porazí, získá 1 bod reputace a 1 bod síly Faer.
eu-mark-guard = Obranná magie
    .text = Příští zkáza, která sem udeří, ji odnese a nic jiného neudělá.
eu-mark-church = Kostel
    .text = Přestěhoval se sem: tady hrdinové ožívají, tady jsou jeho služby i kněz.

eu-goal-dragon_cards = Získané karty draka: { $have } z { $least }
eu-goal-church_lost = Zkáza na kostele: { $have }, nejvýš { $most }
eu-goal-rubble_lying = Trosky na mapě: { $have }, nejvýš { $most }

## Bodování

eu-line-hunger = Zbývající karty draka
eu-combat-line-initiative = Žetony iniciativy

## Otázky

eu-ask-landing = Kde Farruga přistane?
eu-ask-scorch = Farruga chrlí oheň: odevzdáš esenci vody místo 2 zranění?
eu-ask-quench = Ohnivý dech: odevzdáš esenci vody, a tím se v tomto kole vyhneš 1 zranění navíc?
eu-ask-initiative = Otočíš žetony iniciativy na svou stranu?
eu-ask-jewel = Co odevzdáš knězi?
eu-ask-blight = Několik míst je stejně daleko: kam zkáza udeří?
eu-ask-fade = Kde pohasne obranná magie?
eu-ask-refuge = Kostel se musí přestěhovat: do které obchodní lokace?

## Volby

eu-do-land = { $tile } ({ $part }): { $place }
eu-do-strike = { $tile } ({ $part }): { $place }
eu-do-refuge = { $tile } ({ $part }): { $place }
eu-do-bear = Snes oheň
eu-do-quench = Odevzdej esenci vody
eu-do-turn_token = Utrať žeton a otoč žeton iniciativy
eu-do-done-initiative = Nech je, jak leží
eu-do-aid-blessing = Síla Faer ({ $number }): o 2 víc v hodu
eu-do-aid-shelter = Síla Faer ({ $number }): o 2 zranění méně
eu-do-aid-hush = Síla Faer ({ $number }): žádná akce chaosu v tomto kole
eu-do-aid-promise = Síla Faer ({ $number }): 4 zásahy
eu-do-deed-farruga = Akce boje: bojuj s Farrugou
eu-do-deed-ballista = Balista: 3 zlaté za 2 zásahy Farruze
eu-do-deed-mirrezil = Akce boje: bojuj s Mirrezilem
eu-do-deed-restore = Odkliď trosky a odevzdej: { $thing }
eu-do-deed-guard-gaar = Obranná magie za 2 žetony Gaaru
eu-do-deed-guard-fire = Obranná magie za esenci ohně
eu-do-deed-guard-water = Obranná magie za esenci vody
eu-do-deed-guard-air = Obranná magie za esenci vzduchu
eu-do-deed-guard-earth = Obranná magie za esenci země
eu-do-deed-prayer-jewels = Kněz: drahokam a esence za 1 bod síly Faer
eu-do-deed-prayer-cards = Kněz: 2 zlaté karty za 1 bod síly Faer

## Kronika

eu-tell-flight = Farruga letí: { $attack }.
eu-tell-lands = Farruga přistává.
eu-tell-quenched = { $you ->
        [yes] Hasíš oheň esencí vody.
       *[other] { $who } hasí oheň esencí vody.
    }
eu-tell-cowed = { $you ->
        [yes] Řev ti bere odvahu. Ztracený žeton: { $what }.
       *[other] { $who } při řevu ztrácí odvahu. Ztracený žeton: { $what }.
    }
eu-tell-initiative = { $you ->
        [yes] Máš { $number } ze 3 žetonů iniciativy.
       *[other] { $who } má { $number } ze 3 žetonů iniciativy.
    }
eu-tell-farruga_attack = Farruga útočí: { $attack }.
eu-tell-talons = Drápy: nižší kostka Farrugy se přehazuje, místo { $old } je { $new }.
eu-tell-ballista = { $you ->
        [yes] Tvoje balista trefuje Farrugu. Zásahy: { $number }.
       *[other] { $who } trefuje Farrugu z balisty. Zásahy: { $number }.
    }
eu-tell-dragon_falls = { $you ->
        [yes] Získáváš kartu draka „{ $foe }“.
       *[other] { $who } získává kartu draka „{ $foe }“.
    }
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
