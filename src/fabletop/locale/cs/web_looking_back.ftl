### Ohlédnutí za dohraným stolem: křivka, znaky, zlomové okamžiky, štěstí a volby. Všechny věty jsou naše vlastní.

web-look-head = Ohlédnutí
web-look-open = Ohlédnout se
web-look-to-table = Ke stolu
web-look-not-over = Hra ještě běží. Vrať se, až skončí.
web-look-course = Jak to šlo
web-look-expected = očekávané body
web-look-chance = šance na vítězství
web-look-keys = Křivka: šipky vedou od volby k volbě, se Shiftem od kola ke kolu, Enter ukáže tah na desce
web-look-table = Co se dalo čekat, tah po tahu
web-look-move = Tah { $ply }
web-look-replay = Přehrát zde
web-look-better-was = Lepší: { $what }
web-look-grade-best = nejlepší
web-look-grade-good = dobrá
web-look-grade-inaccuracy = nepřesnost
web-look-grade-mistake = chyba
web-look-grade-blunder = hrubá chyba
web-look-did = Tvá volba
web-look-better = Lepší bylo
web-look-then = a potom
web-look-worlds = { $number ->
        [one] Vyzkoušeno v jednom představeném světě.
       *[other] Vyzkoušeno v { $number } představených světech.
    }
web-look-turning = Zlomové okamžiky
web-look-finest = Žádná chyba se nenašla. Toto byly tvé tři nejlepší volby.
web-look-result = Výsledek
web-look-fate = Štěstí a volby
web-look-unit-lead = body náskoku před nejlepším soupeřem
web-look-unit-alone = body
web-look-unit-party = jakou cenu měl váš konec; nejvíc platí vítězství
web-look-part-expected = Očekávání na začátku
web-look-part-luck = Štěstí: kostky a karty
web-look-part-others = Volby ostatních
web-look-part-own = Tvé volby
web-look-part-result = Co vyšlo
web-look-luck = Štěstí
web-look-lost = Oproti nejlepším nalezeným volbám ztratily ty tvé aspoň { $points } bodu.
web-look-how = Počet představených her na volbu: { $games }, z toho, co se tehdy dalo vědět. Volby se srovnávají s rychlou hrou.
web-look-reckoning = Hra se promýšlí: { $done } z { $all } pohledů
web-look-waiting = Hra se brzy promyslí.
web-look-stop = Zastavit
web-look-stopped = Zastaveno. Je vidět, co se zatím našlo.
web-look-failed = Ohlédnutí se nezdařilo.
web-look-again = Začít znovu
web-look-nothing = Není co hodnotit: nikdy nebylo na výběr.
web-look-judgement = V této hře zatím nikdo nemyslí dopředu: znaky jsou pouhý úsudek a křivka chybí.
