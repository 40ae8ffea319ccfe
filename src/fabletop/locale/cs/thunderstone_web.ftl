### Thunderstone v prohlížeči: co říká herní plán vedle slov samotné hry. Všechny věty jsou naše.

## Čísla na kartách

ts-web-attack = Útok
ts-web-magic = Magie
ts-web-light = Světlo
ts-web-strength = Síla
ts-web-weight = Váha
ts-web-health = Zdraví
ts-web-xp = zkušenosti
ts-web-vp = vítězné body
ts-web-gold = Zlaťáky
ts-web-figure = { $what } { $text }
ts-web-level = úroveň { $level }
ts-web-times = ×{ $number }

## Stůl

ts-web-tab-dungeon = Podzemí
ts-web-tab-others = Hráči
ts-web-tab-log = Deník
ts-web-tale = Deník
ts-web-turn = Tah { $number }
ts-web-phase-village = Ve Vesnici
ts-web-phase-dungeon = V podzemí
ts-web-phase-rest = Odpočinek
ts-web-step-effects = účinky
ts-web-step-buying = nákupy
ts-web-step-levels = postupy
ts-web-step-prepare = kroky 2 a 3 z 5
ts-web-step-battle = krok 4 z 5, boj

## Hráči

ts-web-doing-thinks = volí cestu
ts-web-doing-village = ve Vesnici
ts-web-doing-dungeon = v podzemí
ts-web-doing-rest = odpočívá
ts-web-next = hraje další
ts-web-waits = čeká
ts-web-seat-won = vítězí
ts-web-seat-over = konec hry
ts-web-your-state = Tvůj stav
ts-web-points-in-cards = { $number ->
        [one] vítězný bod v tvých kartách
        [few] vítězné body v tvých kartách
        [many] vítězného bodu v tvých kartách
       *[other] vítězných bodů v tvých kartách
    }
ts-web-points-if-won = { $number } za vítězství
ts-web-points-then = potom { $number }
ts-web-deck = balíček
ts-web-hand = ruka
ts-web-discard = odhozené
ts-web-own-cards = Tvoje karty
ts-web-own-cards-note = Všechny tvoje karty: v balíčku, v ruce i odhozené.
ts-web-your-discard = Tvůj odhazovací balíček
ts-web-discard-of = Odhazovací balíček: { $who }
ts-web-discard-note = Nejnovější karta je první. Odhazovací balíčky si smí prohlížet každý.
ts-web-hand-of = Ukázaná ruka: { $who }
ts-web-dark-points = { $number ->
        [one] { $number } vítězný bod
        [few] { $number } vítězné body
        [many] { $number } vítězného bodu
       *[other] { $number } vítězných bodů
    }
ts-web-unrest = Neklid { $unrest } z { $pace }
ts-web-unrest-note = { $left ->
        [0] Další Nestvůra v řadě 1 vyklouzne.
        [one] Ještě { $left } tah bez vítězství a Nestvůra z řady 1 vyklouzne.
        [few] Ještě { $left } tahy bez vítězství a Nestvůra z řady 1 vyklouzne.
        [many] Ještě { $left } tahu bez vítězství a Nestvůra z řady 1 vyklouzne.
       *[other] Ještě { $left } tahů bez vítězství a Nestvůra z řady 1 vyklouzne.
    }
ts-web-escaped = vyklouzlo

## Síň

ts-web-rank = Řada { $rank }
ts-web-ranks = Řady
ts-web-in-rank = { $card }, řada { $rank }
ts-web-asks = Potřebné Světlo: { $light }
ts-web-deck-left = { $number ->
        [one] karta v balíčku
        [few] karty v balíčku
        [many] karty v balíčku
       *[other] karet v balíčku
    }
ts-web-stone-below = { $above ->
        [one] Kámen leží pod další kartou
        [few] Kámen leží pod dalšími { $above }
        [many] Kámen leží pod dalšími { $above }
       *[other] Kámen leží pod dalšími { $above }
    }
ts-web-stone-soon = Kámen může přijít každou chvíli
ts-web-stone-hall = Kámen je v řadě { $rank }
ts-web-outcome-won = { $total } proti { $health }, výhra
ts-web-outcome-lost = { $total } proti { $health }, prohra
ts-web-outcome-magic = { $total } proti { $health }, chybí Magie

## Ruka

ts-web-your-hand = Tvoje ruka
ts-web-your-party = Tvoje družina
ts-web-no-cards = V ruce nejsou karty
ts-web-slot = { $card }, karta { $number }
ts-web-held = drží { $card }
ts-web-held-short = drží ji Hrdina před ní
ts-web-strength-now = Síla { $was }, teď { $now }
ts-web-used = použito
ts-web-thrown = v letu
ts-web-doomed = ztráta po boji
ts-web-barred = nemůže útočit
ts-web-judged = { $what } o 1 nižší
ts-web-turned = celý Útok je Magie
ts-web-borrowed = půjčka: { $who }

## Co karta umí, na stužce

## Odpovědi

ts-web-answers = Tvoje odpovědi
ts-web-turn-village = k utracení { $gold ->
        [one] { $gold } zlaťák
        [few] { $gold } zlaťáky
        [many] { $gold } zlaťáku
       *[other] { $gold } zlaťáků
    }, potom postupy
ts-web-turn-dungeon = použij účinky, vyzbroj Hrdiny, zaútoč
ts-web-turn-rest = znič jednu kartu, dober nové

## Vesnice

ts-web-purse-line = { $gold ->
        [one] { $gold } zlaťák
        [few] { $gold } zlaťáky
        [many] { $gold } zlaťáku
       *[other] { $gold } zlaťáků
    } · { $purchases ->
        [one] { $purchases } nákup
        [few] { $purchases } nákupy
        [many] { $purchases } nákupu
       *[other] { $purchases } nákupů
    }
ts-web-spoils-now = Kořist: na každý nákup { $gold ->
        [one] { $gold } zlaťák
        [few] { $gold } zlaťáky
        [many] { $gold } zlaťáku
       *[other] { $gold } zlaťáků
    }
ts-web-hand-gold = tvoje karty dávají { $gold ->
        [one] { $gold } zlaťák
        [few] { $gold } zlaťáky
        [many] { $gold } zlaťáku
       *[other] { $gold } zlaťáků
    }
ts-web-no-buying = V tahu v podzemí se nic nekupuje
ts-web-all-cards = Všechny karty
ts-web-pile = { $card }, cena { $cost }, zbývá { $number }
ts-web-left-of = { $card }: zbývá { $number }
ts-web-spoils-by = Kořist: { $kind }
ts-web-spoils-weapon = Zbraň
ts-web-spoils-food = Jídlo
ts-web-spoils-item = Předmět
ts-web-spoils-any = libovolná karta
ts-web-spoils-reveal_six = odhalení šesti karet
ts-web-spoils = Kořist
ts-web-spoils-purse = zlaťáků na každou Kořist:
ts-web-purse = Měšec
ts-web-purchases = { $number ->
        [one] zlaťáků, zbývá { $number } nákup
        [few] zlaťáků, zbývají { $number } nákupy
        [many] zlaťáků, zbývá { $number } nákupu
       *[other] zlaťáků, zbývá { $number } nákupů
    }
ts-web-gold-after = potom { $gold }

## Zkušenosti

ts-web-xp-head = Zkušenosti
ts-web-xp-count = { $number } ZK
ts-web-xp-none = zatím žádné
ts-web-raise = { $hero } na: { $card }
ts-web-raise-any = { $hero } na libovolného Hrdinu 1. úrovně
ts-web-price-xp = { $number } ZK
ts-web-none-left = žádná nezbývá
ts-web-enough = stačí
ts-web-xp-when = při příští návštěvě Vesnice

## Účet boje

ts-web-ledger = Účet boje
ts-web-against = Nepřítel: { $card }
ts-web-foretold = Tvoje ruka s rozdělenými Zbraněmi, bez použití účinků.
ts-web-barred-short = zákaz
ts-web-brings-nothing = Žádná karta nic nepřináší.
ts-web-in-all = celkem
ts-web-light-line = Řada { $rank } žádá Světlo { $asks }, máš { $light }
ts-web-light-theirs = Řada { $rank } žádá Světlo { $asks }, družina má { $light }
ts-web-light-of = Světlo z { $asks }
ts-web-versus = proti
ts-web-verdict-won = Výhra
ts-web-verdict-lost = Prohra
ts-web-verdict-magic = Chybí Magie
ts-web-verdict-barred = Nelze útočit
ts-web-spare = o { $number } víc
ts-web-short = chybí { $number }
ts-web-points = { $number ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }
ts-web-wins-stone = Získáš Hromový kámen a ukončíš hru.
ts-web-party-of = Družina: { $who }

## Proč karta přináší víc nebo míň, než je na ní vytištěno

## První tah s průvodcem

ts-web-guide-hand = Těchto šest karet je tvoje ruka. Mince říká, kolik karta dává ve Vesnici; meče, hůlka a lucerna jsou její přínos do boje; paže je Síla, kovadlina je Váha.
ts-web-guide-turn = V tahu uděláš jednu věc: navštívíš Vesnici kvůli nákupu a postupu Hrdinů, vstoupíš do podzemí bojovat, nebo si odpočineš a zbavíš se karty. Co září zlatem, lze vybrat.
ts-web-guide-hall = V Síni čekají tři Nestvůry. Srdce je jejich Zdraví. Lucerny jsou Světlo, které řada žádá: každá chybějící stojí 2 Útoku.
ts-web-guide-ledger = Účet říká, co tvoje karty přinesou proti každé Nestvůře a zda to stačí. V podzemí můžeš nejdřív použít účinky a dát každému Hrdinovi Zbraň: klikni na ni, nebo ji na Hrdinu přetáhni.
ts-web-guide-village = Vesnice prodává vrchní kartu každého balíčku. Mince je cena, malé číslo říká, kolik karet zbývá. Koupená karta jde do odhazovacího balíčku a vrátí se po zamíchání.
ts-web-guide-xp = Poražené Nestvůry dávají zkušenosti. Ve Vesnici jimi platíš za postup Hrdinů z ruky.
ts-web-guide-end = Hromový kámen leží hluboko v tomto balíčku. Až dojde do řady 1, hra končí a vítězí balíček s nejvíce vítěznými body.
ts-web-guide-help = Tady vždy stojí otázka. Proč? otevře pravidlo, Zpět vezme volbu zpátky, Rada ukáže dobrý tah. Ukaž na kteroukoli kartu a přečteš si ji celou.
