### Euthia: hra jednoho hráče a kooperativní hra. Monstrum hraje samo. Všechny věty jsou naše.

## Možnosti hry

eu-option-cooperative = Kooperativní hra
    .text = Hrajete společně proti kraji: monstra hrají sama a vy společně vyhrajete, nebo prohrajete.

## Názvy věcí

eu-mode-competitive = Každý za sebe
eu-mode-solo = Sólo
eu-mode-cooperative = Společně
eu-label-bank-silver = Stříbrná zásoba
    .text = Stříbrné karty monstra lícem dolů. Jakmile jsou 4, změní se v 1 zlatou kartu.
eu-label-bank-gold = Zlatá zásoba
    .text = Zlaté karty monstra lícem dolů. Jejich počet není omezen.
eu-label-combat_card = Bojová karta
    .text = Nastavuje kostky monstra. Za každý symbol Gaaru může monstrum přehodit nižší kostku, každý symbol chaosu je akce chaosu.
eu-label-stack = Karty akce chaosu
eu-label-chaos_on_board = { $number ->
        [one] { $number } žeton chaosu na tvé desce: reputace −{ $lost }
        [few] { $number } žetony chaosu na tvé desce: reputace −{ $lost }
        [many] { $number } žetonu chaosu na tvé desce: reputace −{ $lost }
       *[other] { $number } žetonů chaosu na tvé desce: reputace −{ $lost }
    }
eu-label-ranks = Hodnosti
eu-label-goals = Cíle
eu-goal-wall = Žetony na zdi: { $have } z { $least }
eu-goal-reputation = Společná reputace: { $have } z { $least }
eu-goal-badges = Odznaky: { $have } z { $least }
eu-goal-pillaged = Vypleněné osady: { $have }, nejvýš { $most }

## Otázky

eu-ask-fee_card = Někdo tu byl před tebou: kterou zlatou kartu odevzdáš?

## Možnosti

eu-do-cash = Odevzdej kartu „{ $card }“ za 1 zlatý

## Co se děje

eu-tell-banked = { $metal ->
        [gold] { $number ->
            [one] { $number } zlatá karta jde do zásoby monstra.
            [few] { $number } zlaté karty jdou do zásoby monstra.
            [many] { $number } zlaté karty jde do zásoby monstra.
           *[other] { $number } zlatých karet jde do zásoby monstra.
        }
       *[silver] { $number ->
            [one] { $number } stříbrná karta jde do zásoby monstra.
            [few] { $number } stříbrné karty jdou do zásoby monstra.
            [many] { $number } stříbrné karty jde do zásoby monstra.
           *[other] { $number } stříbrných karet jde do zásoby monstra.
        }
    }
eu-tell-bank_discards = Karta „{ $card }“ jde ze { $metal ->
        [gold] zlaté
       *[silver] stříbrné
    } zásoby monstra dospodu svého balíčku.
eu-tell-bank_card = Monstrum odhaluje ze { $metal ->
        [gold] zlaté
       *[silver] stříbrné
    } zásoby kartu „{ $card }“.
eu-tell-bank_under = Karta „{ $card }“ se nehodí a jde dospodu { $metal ->
        [gold] zlaté zásoby.
       *[silver] stříbrné zásoby.
    }
eu-tell-combat_card = Bojová karta nastavuje kostky monstra: { $first } a { $second }{ $gaar ->
        [0] {""}
        [one] ; { $gaar } symbol Gaaru
        [few] ; { $gaar } symboly Gaaru
        [many] ; { $gaar } symbolu Gaaru
       *[other] ; { $gaar } symbolů Gaaru
    }{ $chaos ->
        [0] .
        [one] ; { $chaos } symbol chaosu.
        [few] ; { $chaos } symboly chaosu.
        [many] ; { $chaos } symbolu chaosu.
       *[other] ; { $chaos } symbolů chaosu.
    }
eu-tell-die_removed = Levá kostka ({ $number }) mizí.
eu-tell-gaar_used = Monstrum utrácí žeton Gaaru: přehazuje nižší kostku ({ $first }), padá { $second } a přičítají se 2.
eu-tell-gaar_kept = Monstrum si žeton Gaaru nechává: nižší kostka ukazuje { $number }.
eu-tell-gaar_missing = Monstrum nemá žeton Gaaru, který by utratilo.
eu-tell-chaos_missing = Monstrum nemá žeton chaosu, a tak nehraje žádnou kartu.
eu-tell-chaos_muted = Monstrum je umlčeno a nehraje žádnou kartu.
eu-tell-banks_empty = Zásoby monstra jsou prázdné, a tak nehraje žádnou kartu.
eu-tell-stack_next = Karta „{ $card }“ zahajuje druhou sadu monstra.
eu-tell-stack_played = Monstrum utrácí žeton chaosu a hraje kartu „{ $card }“{ $number ->
        [1] .
       *[other] {" "}× { $number }.
    }
eu-tell-stack_awaits = Karta „{ $card }“ čeká na útok hrdiny.
eu-tell-stack_works = Karta „{ $card }“{ $number ->
        [1] {""}
       *[other] {" "}× { $number }
    } působí na útok hrdiny.
eu-tell-nothing_to_heal = „{ $card }“: monstrum nemá žádný zásah, a tak si nic nehojí.
eu-tell-chaos_token = { $you ->
        [yes] Na tvou desku přichází žeton chaosu; připraví tě o 2 body reputace.
       *[other] Na desku ({ $who }) přichází žeton chaosu; připraví hrdinu o 2 body reputace.
    }
eu-tell-foe_gains_alone = Monstrum získává: { $what }{ $number ->
        [1] .
       *[other] {" "}× { $number }.
    }

eu-combat-line-card-1 = Bojová karta: { $first }
eu-combat-line-card-2 = Bojová karta: { $first } a { $second }
