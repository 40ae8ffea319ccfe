### Euthia: Hlad Farrugy.

eu-farruga = Hlad Farrugy
    .text = Deset kol; dračice létá za nejpyšnějšími a je třeba ji oslabovat ránu po ráně.
    .story =
        Nejdřív odletěli ptáci. Pak dobytek stál celý den otočený k jihu a nechtěl žrát. Třetí večer přeběhl přes ječmen stín a chvíli trvalo, než někdo pochopil, že nebe bylo čisté. Farruga spí šedesát let a bdí jediné roční období. Drakobijci si pro ně postavili věže a měli šedesát let na to, aby v nich pili. Balisty mají dobré. Kapitány mají staré. Říkají, co kapitáni říkají: že je třeba ji oslabovat ránu po ráně, že ji ještě nikdo nezabil v jednom boji a že na toho, kdo zasadí poslední ránu, se bude vzpomínat, kdežto na ty, kdo zasadili prvních čtyřicet, ne. Nejdřív loví pyšné. Prý cítí velké jméno, jako vlk cítí krev, a letí k němu. Máš tedy na vybranou: držet se při zemi a v bezpečí, dokud její čas nepomine, nebo se stát někým, koho stojí za to sežrat, a čekat na ni se zbraní v ruce.
    .rules =
        Od konce kola 3 Farruga létá na konci každého kola, jak káže karta útoku: k hrdinovi s nejvyšší reputací, k nejslabšímu, na trh nebo do svého doupěte.

        Na poli, kde sedí, a z polí vedle s ní lze bojovat akcí boje: vždy tři kola boje, v každém s jinou kartou útoku. Žetony iniciativy říkají, kdo je rychlejší. Uštědřené zásahy zůstávají.

        Její čtyři karty draka se porážejí jedna po druhé. Kdo kartu porazí, vezme si ji i s odměnou; ostatní získají 1 bod reputace za každé 3 zásahy, které jí uštědřili. Karta draka se počítá jako karta vypsané odměny.

        Ve věžích drakobijců lze po ní jednou za tah vystřelit z balisty, je-li nejvýše 3 pole daleko: 3 zlaté za 2 zásahy.

        Hra končí po kole 10 nebo po kole, v němž byla poražena čtvrtá karta. Každá zbývající karta stojí každého 2 body reputace.

## Sólo: hodnosti

eu-farruga-rank-dragonslayer = Drakobijec
eu-farruga-rank-last_blow = Ten, kdo zasadil poslední ránu
eu-farruga-rank-archer = Mistr balisty
eu-farruga-rank-watcher = Hlídka na věži
eu-farruga-rank-shepherd = Pastýř bez stáda

## Společně: jak to končí

eu-farruga-ending-won = Ptáci se vracejí
    .story =
        Leží napříč třemi poli a z ječmene pod ní stoupá pára. Nikdo nejásá. Starý kapitán jde podél ní od ocasu k tlamě a trvá mu to jako modlitba; pak jí položí dlaň na víčko a zavře je. Čtvrtého rána se ozve skřivan. Léta se přete, kdo udeřil poslední, a každý říká jiné jméno, nikdy své.
eu-farruga-ending-lost = Její čas minul
    .story =
        Jednoho večera nepřiletí. Najedla se, to je všechno; sestoupila do horkého kamene spát a vzbudí se, až vaši vnuci zapomenou. Kapitáni zavírají věže na závoru a začínají pít. Někdo by měl sepsat, co jsme se naučili: o levém křídle, o vodě. Hledáte brk, který neshořel.

## Co se říká u stolu

eu-thing-farruga_circling = Farruga: krouží
eu-thing-farruga_raging = Farruga: zuří
eu-thing-farruga_bleeding = Farruga: krvácí
eu-thing-farruga_last_fire = Farruga: poslední oheň
eu-attack-breath_of_fire = Ohnivý dech
    .text = Let: k hrdinovi s nejvyšší reputací; hrdinové na jejím poli a vedle utrpí 2 zranění, nebo odevzdají esenci vody. Boj: o 1 zranění víc, pokud neodevzdáš esenci vody.
eu-attack-tail_sweep = Švihnutí ocasem
    .text = Let: ke kupcům nebo alchymistům nejblíž kostelu; dokud tam sedí, nelze tam obchodovat. Boj: její síla útoku je o 1 vyšší a štíty nelze použít.
eu-attack-talons = Drápy
    .text = Let: k hrdinovi s nejnižším zdravím, který ztratí 2 zlaté a utrpí 1 zranění. Boj: její nižší kostka se přehodí.
eu-attack-dragon_roar = Řev
    .text = Let: do jejího doupěte; hrdinové do vzdálenosti 2 polí ztratí po 1 žetonu Gaaru. Boj: tvoje útočné hody jsou o 2 nižší.
eu-fact-dragon_cards = Zbývající karty draka: { $number } z { $most }
eu-mark-farruga = Farruga
    .text = Lze s ní bojovat na jejím poli i z polí vedle. Na konci kola letí dál.
eu-mark-swept = Bez obchodu
    .text = Ocas Farrugy smetl stánky. Dokud tu sedí, nelze tu provést akci obchodu.
eu-line-hunger = Zbývající karty draka
eu-combat-line-initiative = Žetony iniciativy
eu-ask-landing = Kde Farruga přistane?
eu-ask-scorch = Farruga chrlí oheň: odevzdáš esenci vody místo 2 zranění?
eu-ask-quench = Ohnivý dech: odevzdáš esenci vody, a tím se v tomto kole vyhneš 1 zranění navíc?
eu-ask-initiative = Otočíš žetony iniciativy na svou stranu?
eu-do-land = { $tile } ({ $part }): { $place }
eu-do-bear = Snes oheň
eu-do-quench = Odevzdej esenci vody
eu-do-turn_token = Utrať žeton a otoč žeton iniciativy
eu-do-done-initiative = Nech je, jak leží
eu-do-deed-farruga = Akce boje: bojuj s Farrugou
eu-do-deed-ballista = Balista: 3 zlaté za 2 zásahy Farruze
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
eu-tale-initiative = Iniciativa { $n } z { $most }
    .text = Se 2 a více útočíš před prvním kolem; bez jediného způsobí její první útok o 1 zranění víc.
eu-tale-spared = Uhašeno
    .text = Esence vody tě v tomto kole chrání před ohněm.
eu-tale-flight = Poslední let
