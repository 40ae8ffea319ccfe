### Příkazová řádka a stůl v terminálu. Všechny věty jsou naše vlastní.

## Příkazy a jejich volby

cli-help = Deskové fantasy hry v terminálu: hraj, zkoumej, nahlížej do pravidel.
cli-help-version = Uveď verzi a zda jsou pravidla zkompilovaná.
cli-version-native = Fabletop { $version }, pravidla zkompilovaná
cli-version-pure = Fabletop { $version }, pravidla v čistém Pythonu
cli-help-games = Vypiš hry.
cli-help-play = Zahraj si proti počítačovým hráčům.
cli-help-simulate = Nech počítačové hráče sehrát mnoho her.
cli-help-tournament = Nech počítačové hráče utkat se navzájem na všech místech: podívej se, kdo je nejsilnější.
cli-help-serve = Otevři stoly v prohlížeči: hraj proti počítači nebo s ostatními po síti.
cli-help-host = Adresa, na které server běží; 0.0.0.0 pustí dovnitř i ostatní ze sítě.
cli-help-port = Port; bez něj první volný od 8377.
cli-help-serve-pack = Složka tvých vlastních karet pro hru, pro kterou jsou udělané; s GAME=, kdyby mohla patřit k několika.
cli-help-name = Jméno, pod kterým prohlížeče tento server najdou, například klub.example.org; číselné adresy a vlastní jméno počítače ho nepotřebují.
cli-help-proxy = Adresa proxy před tímto serverem, které věříme, když říká, kdo se ptá.
cli-help-db = Databáze stolů, například postgresql+psycopg://…; bez ní soubor ve složce dat.
cli-help-browser = Otevři prohlížeč.
cli-help-replay = Prohlédni si uloženou hru krok za krokem.
cli-help-analyse = Ohlédni se za dohranou hrou: které volby byly dobré, které drahé a co bylo štěstí.
cli-help-rules = Vypiš pravidla, nebo jedno z nich.
cli-help-content = Spočítej karty a díly hry podle původu.
cli-help-check = Prověř obsah: jména, která neexistují, volné konce, chybějící slova.
cli-help-position-command = Spusť soubory pozic a porovnej, co čekají, s tím, co se stalo.
cli-help-game = Hra, například roll-player.
cli-help-lang = Jazyk: en, pl nebo cs.
cli-help-pack = Složka s vlastními kartami; lze zadat vícekrát.
cli-help-option = Volba hry; lze zadat vícekrát.
cli-help-players = Počet hráčů.
cli-help-json = Odpověz ve formátu JSON.
cli-help-bots = Kdo hraje na ostatních místech: beginner, easy, normal, hard nebo master; po dvojtečce postava (normal:ID), v jejím stylu.
cli-help-bot-list = Kdo hraje: random, beginner, easy, normal, hard, master, search:HER nebo vlastní SOUBOR.py:TŘÍDA, oddělené čárkami.
cli-help-seed = Semínko náhody: stejné semínko dá stejnou hru.
cli-help-position = Hraj dál od pozice ze souboru.
cli-help-resume = Vrať se k poslední uložené hře, nebo k zadanému souboru.
cli-help-all-seats = Na každém místě hraje člověk u tohoto terminálu.
cli-help-count = Počet her.
cli-help-tournament-bots = Kdo se účastní, jména oddělená čárkami; bez toho všichni.
cli-help-seats = Počet míst u stolu.
cli-help-tournament-games = Počet her; poslední kolo se dohraje do konce, takže jich může být o něco víc.
cli-help-processes = Počet procesů, které hrají; bez toho jeden na každé jádro.
cli-help-out = Soubor pro tabulku ve formátu JSON; deník her leží vedle něj (FILE.journal).
cli-help-afresh = Pokračuj v přerušeném turnaji, nebo zahoď jeho deník a začni znovu.
cli-help-train = Ať počítačoví hráči hrají a síť se z toho učí, jakou cenu mají pozice.
cli-help-train-games = Z kolika her se má učit, včetně těch, které už leží ve složce.
cli-help-train-seats = Počty hráčů oddělené čárkami; hry je berou po řadě.
cli-help-train-epochs = Kolikrát projde všechny pozice, celkem.
cli-help-train-out = Složka pro hry, síť (weights.json) a křivku učení; stejný příkaz tam pokračuje.
cli-help-save = Uložená hra.
cli-help-seat = Čí volby: 1 je první hráč.
cli-help-analyse-games = Kolik představených her se odehraje, než se volba ohodnotí: více trvá déle a řekne víc.
cli-help-clause = Číslo pravidla, například RP-5.7 nebo 5.7.
cli-help-coverage = Vypiš pravidla, která nedokládá žádný test.
cli-help-search = Jen pravidla, která odpovídají na otázku několika slovy, nejlepší první.
cli-help-positions = Soubory pozic.

## Místa

cli-player = Hráč { $number }
cli-player-you = Hráč { $number } (ty)

## U stolu

cli-keys = Číslo volí · ? pravidlo · u zpět · s skóre · h rada · q konec · ! nápověda
cli-what = „{ $what }“ tu nic neznamená: napiš číslo od 1 do { $most }, nebo ! pro příkazy.
cli-no-option = Volba { $number } tu není: vyber od 1 do { $most }.
cli-explain-what = Nic s názvem „{ $what }“ tu není: napiš samotné ?, ? s číslem od 1 do { $most }, nebo ?x.
cli-refused-many = { $number ->
        [one] { $number } věc teď nelze zvolit; ?x ukáže kterou a proč.
        [few] { $number } věci teď nelze zvolit; ?x ukáže které a proč.
       *[many] { $number } věcí teď nelze zvolit; ?x ukáže které a proč.
    }
cli-refused-how = Napiš ? a písmeno a dozvíš se celé pravidlo, například ? a.
cli-refused-none = Nic tu není zakázáno: co vidíš, to lze zvolit.
cli-undo-nothing = Není co vzít zpět: po tvé poslední volbě volil někdo jiný, nebo se odhalilo něco nového.
cli-more-log = … víc je v deníku (l).
cli-undone = Vzato zpět.
cli-no-score = Skóre zatím není.
cli-hint = Co si o tom myslí dobrý hráč:
cli-hint-judged = Jen podle úsudku: dopředu tu nikdo nemyslel.
cli-saved = Uloženo v { $file } · pokračuj příkazem: { $how }

## Příkazy u stolu: klávesa, dvojtečka, co dělá

cli-key-number = 1, 2, 3…: zvol tuto možnost
cli-key-why = ?  nebo  ? 7: pravidlo, ze kterého plyne otázka, nebo volba 7
cli-key-refused = ?x  nebo  ? a: co nelze zvolit, nebo pravidlo, které zakazuje věc a
cli-key-board = b  nebo Enter: nakresli stůl znovu
cli-key-score = s: dosavadní skóre, řádek po řádku
cli-key-log = l  nebo  l 100: poslední řádky deníku, nebo posledních sto
cli-key-undo = u: vezmi zpět svou poslední volbu
cli-key-restart = r: vezmi zpět celý svůj tah, pokud to pravidla dovolí
cli-key-hint = h: co by zvolil dobrý hráč
cli-key-quit = q: ulož a skonči

## Konec

cli-over = Konec hry
cli-total = Celkem
cli-winner = Vítězí { $who }; { $points }.
cli-winners = O vítězství se dělí: { $who }; { $points }.
cli-rank = Hodnost: { $rank } ({ $points })
cli-party-won = Společně vítězíte: { $ending }.
cli-party-lost = Společně prohráváte: { $ending }.
cli-tie = Nejvyšší skóre jsou stejná. Remíza se rozhoduje takto:
cli-kept = Hra je uschována; prohlédni si ji příkazem: fabletop replay { $file }

## Přehrávání

cli-ply = Tah { $ply } z { $last }
cli-replay-keys = Enter dál · p zpět · číslo skočí na tah · q skončí
cli-replay-end = To byl poslední tah.
cli-replay-what = „{ $what }“ tu nic neznamená: napiš n, p, q, nebo číslo od 0 do { $last }.

## Přehledy

cli-simulating = Hraje se
cli-simulated = Hry: { $games }, rozhodnutí: { $decisions }, sekundy: { $seconds }, rozhodnutí za sekundu: { $rate }
cli-player-head = Místo
cli-bot-head = Hraje
cli-wins = Výhry
cli-mean = Průměrné skóre
cli-least = Nejnižší
cli-most = Nejvyšší
cli-scores = Skóre a jak často padla
cli-tournament-rivals = Turnaj, hry: { $games }; podíly výher s intervaly spolehlivosti 95 %.
cli-tournament-together = Turnaj, hry: { $games }; každý hráč sám u svého stolu, se stejnými rozdáními; podíly výher s intervaly spolehlivosti 95 %.
cli-tournament-stopped = Přerušeno. Stejný příkaz bude pokračovat další hrou.
cli-tournament-player = Hráč
cli-tournament-games = Hry
cli-win-rate = Podíl výher
cli-interval = 95 %
cli-rating = Rating
cli-coverage = Pravidla: { $clauses }; doložená testem: { $covered }, vyňatá: { $exempt }, nedoložená: { $uncovered }.
cli-uncovered = Žádný test nedokládá:
cli-unknown-clause = { $file } uvádí { $clause }, a takové pravidlo není.
cli-kind = Druh
cli-source-box = V krabici
cli-source-pack = V balíčku
cli-source-rulebook = Z pravidel
cli-source-published = Vydané
cli-source-designed = Naše
cli-faults = { $broken ->
        [0] Vše je v pořádku.
        [one] { $broken } chyba.
        [few] { $broken } chyby.
        [many] { $broken } chyby.
       *[other] { $broken } chyb.
    } Chybějící překlady: { $missing }.
cli-positions = Podle očekávání: { $good } z { $all } pozic.

## Roll Player v terminálu

rp-terminal-letter-green = Z
rp-terminal-letter-blue = M
rp-terminal-letter-red = R
rp-terminal-letter-purple = F
rp-terminal-letter-black = Č
rp-terminal-letter-white = B
rp-terminal-letter-gold = L
rp-terminal-sum = teď
rp-terminal-goal = cíl
rp-terminal-action = akce
rp-terminal-action-STR = otočit
rp-terminal-action-DEX = prohodit
rp-terminal-action-CON = o 1 výš/níž
rp-terminal-action-INT = přehodit
rp-terminal-action-WIS = přesvědčení
rp-terminal-action-CHA = žeton
rp-terminal-hand = K umístění:
rp-terminal-cost = Cena
rp-terminal-card = Karta
rp-terminal-type = Typ
rp-terminal-arrow = Šipka
rp-terminal-effect = Účinek

cli-which-game = Kterou hru si zahrajeme?
cli-hand-over = { $who }, jsi na tahu: stiskni Enter.

## Ohlédnutí

cli-looking-back = Ohlédnutí
cli-analysis-head = { $who }: { $grades }
cli-analysis-grade-best = nejlepší
cli-analysis-grade-good = dobrá
cli-analysis-grade-inaccuracy = nepřesnost
cli-analysis-grade-mistake = chyba
cli-analysis-grade-blunder = hrubá chyba
cli-analysis-curve-lead = Co se dalo čekat, v bodech náskoku před nejlepším soupeřem, po kolech nebo tazích:
cli-analysis-curve-alone = Co se dalo čekat, v bodech, po kolech nebo tazích:
cli-analysis-curve-party = Šance na vítězství, v procentech, po kolech nebo tazích:
cli-analysis-turning = Zlomové okamžiky
cli-analysis-finest = Žádná chyba se nenašla. Nejlepší volby:
cli-analysis-move = tah { $ply }
cli-analysis-did = zvoleno
cli-analysis-better = lepší
cli-analysis-line = a potom
cli-analysis-worst = Nejdražší volby
cli-analysis-ply = Tah
cli-analysis-mark = Známka
cli-analysis-lost = Ztráta
cli-analysis-nothing = Není co hodnotit: toto místo nikdy nemělo na výběr.
cli-analysis-account = Štěstí a volby
cli-analysis-expected = Očekávání na začátku, hrají-li všichni rychle
cli-analysis-luck = Štěstí: kostky, karty, co měli ostatní v ruce
cli-analysis-own = Tvé volby ve srovnání s rychlou hrou
cli-analysis-others = Volby ostatních ve srovnání s rychlou hrou
cli-analysis-result = Výsledek
cli-analysis-sum = Všechny volby dohromady ztratily aspoň { $points } oproti nejlepším nalezeným.
cli-analysis-judgement = V této hře zatím nikdo nemyslí dopředu: známky jsou pouhý úsudek a křivka chybí.
cli-analysis-stopped = Přerušeno. Co se zatím našlo:

## Učení

cli-train-epochs = Učení
cli-train-stopped = Přerušeno. Stejný příkaz bude pokračovat odtud.
cli-train-learnt = Učení z { $games ->
        [one] { $games } hry
       *[other] { $games } her
    } a { $positions ->
        [one] { $positions } pozice.
       *[other] { $positions } pozic.
    }
cli-train-explains = V odložených hrách vysvětluje { $learnt } výsledku (R2); dosavadní úsudek { $judged }.
cli-train-files = Síť: { $weights } · křivka učení: { $curve }
cli-train-try = Podívej se, kdo je silnější: fabletop tournament { $game } --bots search:100,search:100:{ $weights }

### Databáze serveru.

cli-help-db-command = Postarej se o databázi stolů: kopie, kontroly, přechod na novou verzi.
cli-help-db-backup = Zkopíruj databázi do nového souboru, i když server běží.
cli-help-db-restore = Dej zálohu na místo databáze; to, co v ní bylo, se nejdřív zkopíruje.
cli-help-db-check = Přečti všechno a řekni, co je poškozené a které stoly nemohou pokračovat. Nic se nezmění.
cli-help-db-migrate = Převeď databázi staršího Fabletopu na tuto verzi.
cli-help-db-export = Zapiš volby hráčů u stolu do souboru jako uloženou hru pro ten Fabletop, který měl její pravidla.
cli-help-db-epoch = U stolu, který pokračoval podle jiných pravidel: 0 jsou tahy před první změnou, 1 tahy po ní …
cli-db-backup = Záloha leží v { $file }.
cli-db-restored = Stoly jsou zase takové jako v { $file }.
cli-db-before = To, co tam bylo předtím, leží v { $file }.
cli-db-newest = Není co dělat: databáze má verzi { $version }.
cli-db-migrated = Databáze byla převedena z verze { $before } na verzi { $version }.
cli-db-exported = Stůl { $table } leží v { $file }.
cli-db-checked = Stoly: { $tables }, řádky: { $rows }, odložené: { $aside }, poškození: { $faults }
