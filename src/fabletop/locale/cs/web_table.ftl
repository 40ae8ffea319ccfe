### Rám stolu: výzva, pomůcky, kronika, záznam, čekárna, vyúčtování, průvodce.

## Výzva

web-table-to-lobby = Do předsálí
web-table-your-move = Jsi na tahu
web-table-thinks = { $who } přemýšlí
web-table-waiting = Čekáme
web-table-wait-for = Stůl čeká na: { $who }.
web-table-away = { $who } – teď mimo stůl. Hra počká.
web-table-watching = Díváš se
web-table-lost = Bez spojení
web-table-lost-ask = Zkoušíme to dál. Nic se neztratilo: každý tah je uložen na serveru.
web-table-guest = Host
web-table-tabs = Části stolu
web-table-tab-waits = (tady čeká volba)

## Pomůcky

web-table-helps = Pomůcky
web-table-why = Proč?
web-table-why-tip = Pravidlo, ze kterého otázka plyne, a proč některé věci zvolit nejde.
web-table-may = Smíš
web-table-refused = Teď ne
web-table-refused-more = a ještě { $number }
web-table-why-wait = Další otázku dostaneš, až budeš na tahu.
web-table-list = Seznam voleb
web-table-sift = Najít volbu
web-table-undo = Zpět
web-table-undo-takes = Vrátí
web-table-undo-barred = Není co vrátit
web-table-undo-watching = U tohoto stolu se jen díváš.
web-table-undo-asked = Stůl už je o návrat žádán.
web-table-undo-nothing = Ještě žádná volba nebyla tvoje.
web-table-undo-chose = Od té doby volí i další: { $who }.
web-table-undo-learnt = Něco vyšlo najevo: { $what }
web-table-undo-further = Vrátí tvou poslední volbu a vše po ní
web-table-undo-agree = Ostatní musí souhlasit. Co nikdo neznal, se pak rozdá znovu.
web-table-undo-again = Co nikdo neznal, se pak rozdá znovu.
web-table-restart = Tah od začátku
web-table-restart-tip = Vrátí { $number ->
        [one] tvou poslední volbu.
        [few] tvé poslední { $number } volby.
       *[other] tvých posledních { $number } voleb.
    }
web-table-hint = Rada
web-table-hint-tip = Nejlepší možnosti podle toho, co vidíš, a co pro každou mluví.
web-table-rules = Pravidla
web-table-rules-tip = Celá kniha pravidel, v nové kartě.
web-table-halt = Počkat!
web-table-halt-tip = Znovu otevře příležitost, která se právě přeskočila, a přeskakování ukončí.
web-table-more = Další
web-table-keys = Klávesy
web-table-score = Body
web-table-score-now = Takové, jaké by byly, kdyby hra skončila teď.
web-table-score-none = Zatím nic neboduje.
web-table-score-secret = Pomlčka: před koncem hry neznámé.
web-table-passes = Přeskakovat za mě
web-table-passes-tip = Příležitosti v tazích ostatních se za tebe přeskočí
web-table-copy-seat = Kopírovat odkaz na mé místo
web-table-copy-seat-tip = Otevře tvé místo na jiném zařízení; nikomu ho nedávej
web-table-copy-table = Kopírovat odkaz na stůl
web-table-copied = Zkopírováno
web-table-not-copied = Nepovedlo se
web-table-language = Jazyk
web-table-language-en = English
web-table-language-pl = Polski
web-table-language-cs = Čeština
web-table-light = Světlo
web-table-light-light = Den
web-table-light-dark = Noc
web-table-light-auto = Podle systému
web-table-leave = Odejít od stolu
web-table-leave-room = Tvé místo pak bude volné pro někoho jiného.
web-table-leave-game = Hra na tebe počká. Otevře ji odkaz na tvé místo: než odejdeš, zkopíruj si ho.
web-table-leave-yes = Odejít

## Společný návrat

web-table-asked = { $who } žádá o návrat.
web-table-asked-mine = Žádost o návrat podána. Ptáme se ostatních.
web-table-asked-to = Do chvíle po:
web-table-agree = Souhlasím
web-table-refuse = Odmítám
web-table-agreed = Souhlas vyjádřen.
web-table-withdraw = Vzít žádost zpět

## Klávesy

web-key-number = volba podle čísla v seznamu; od deseti voleb napiš obě číslice
web-key-arrows = procházení vším, co září
web-key-left = doleva
web-key-up = nahoru
web-key-right = doprava
web-key-down = dolů
web-key-enter = zvolit, co je označené
web-key-why = proč: pravidlo, ze kterého otázka plyne
web-key-list = seznam voleb
web-key-undo = zpět
web-key-restart = tah od začátku
web-key-hint = rada
web-key-score = body
web-key-log = deník
web-key-talk = něco říct
web-key-keys = tato stránka
web-key-skip = na konec toho, co dělají ostatní
web-key-pause = pauza, když hrají ostatní
web-key-recap = co se stalo od tvého posledního tahu
web-key-escape = zavřít nebo se vrátit z minulosti

## Kronika

web-log-head = Deník
web-log-empty = Zatím se nic nestalo.
web-log-branched = Příběh pokračuje od tahu { $ply }.
web-log-turn = { $who }: { $told }
web-log-steps = { $number ->
        [one] , { $number } krok
        [few] , { $number } kroky
        [many] , { $number } kroku
       *[other] , { $number } kroků
    }
web-log-earlier = Ukázat dřívější
web-log-look = Podívat se
web-log-undo-here = Vrátit sem
web-log-ask-here = Požádat o návrat sem
web-log-talk = Řekni něco
web-log-say = Říct
web-log-unheard = Nová slova:

## Pohled do minulosti

web-replay-head = Pohled zpět
web-replay-open = Přehrát hru
web-replay-move = tah { $ply } z { $last }
web-replay-begin = Stůl je prostřen.
web-replay-nothing = Není nic vidět.
web-replay-first = První tah
web-replay-previous = Předchozí tah
web-replay-play = Přehrát
web-replay-pause = Pozastavit
web-replay-next = Další tah
web-replay-last = Poslední tah
web-replay-slider = Tah
web-replay-eyes = Pohled:
web-replay-eyes-nobody = divák
web-replay-branch = Hrát odtud dál
web-replay-leave = Zpět ke stolu

## Čekárna

web-room-waiting = Před hrou
web-room-empty = { $number ->
        [0] Všichni jsou na místech.
        [one] Jedno místo je ještě volné.
        [few] { $number } místa jsou ještě volná.
       *[other] { $number } míst je ještě volných.
    }
web-room-quiet = Ještě nikdo nic neřekl.
web-room-for = { $number ->
        [one] stůl pro jednoho
        [few] stůl pro { $number }
       *[other] stůl pro { $number }
    }
web-room-open = Volné místo
web-room-open-listed = pro kohokoli, nebo na pozvánku
web-room-open-secret = na pozvánku
web-room-away = teď mimo stůl
web-room-invite = Kopírovat pozvánku
web-room-sit = Sednout si sem
web-room-address = Adresa stolu
web-room-copy = Kopírovat
web-room-rules = Domácí pravidla:
web-room-watching = Díváš se. Sedni si tam, kde je volno.
web-room-fill = { $number ->
        [one] Volné místo obsadí počítač:
       *[other] Volná místa obsadí počítače:
    }
web-room-begin = Začít hned
web-room-talk = Než se sejdeme
web-room-name-head = Posaď se
web-room-name = Jak ti máme říkat?
web-room-sit-down = Posadit se

## Konec

web-end-over = Konec hry
web-end-open = Vyúčtování
web-end-you-win = Vyhráváš
web-end-wins = Vyhrává { $who }
web-end-rank = Hodnost: { $rank }
web-end-shared = Společné vítězství
web-end-party-won = Zvítězili jste společně
web-end-party-lost = Příběh končí porážkou
web-end-with = Výsledek – { $points }.
web-end-alone = Tvůj výsledek – { $points }.
web-end-together = { $who }, každý má { $points }.
web-end-behind = Výsledek – { $points }. Ty – { $own }, { $place }. místo.
web-end-tie = Nejvyšší výsledky jsou stejné. Rozhodují:
web-end-place = { $place }.
web-end-reckoning = Úplné vyúčtování
web-end-total = Celkem
web-end-rematch = Odveta
web-end-to-rematch = K odvetě
web-end-save = Uložená hra
web-end-lobby = Předsálí
web-end-rivals = { $way ->
    [up] Příští soupeři budou o úroveň silnější: { $level }.
    [down] Příští soupeři budou o úroveň slabší: { $level }.
   *[same] Příští soupeři budou stejně silní: { $level }.
}
web-end-companions = { $way ->
    [up] Příští společníci budou o úroveň silnější: { $level }.
    [down] Příští společníci nechají víc na tobě: { $level }.
   *[same] Příští společníci budou stejně silní: { $level }.
}
web-end-seed = Semínko této hry: { $seed }

## Průvodce

web-guide-head = První tah krok za krokem
web-guide-again = Vysvětlit první tah
web-guide-next = Dál
web-guide-back = Zpět
web-guide-skip = Přeskočit
web-guide-done = Hrajeme
web-guide-progress = Krok { $step } z { $all }

## Když se něco nepovede

web-trouble-lost = Spojení se přerušilo. Zkoušíme to dál; nic se neztratilo.
web-trouble-stale = Hra mezitím pokročila. Podívej se znovu.
web-trouble-illegal = To teď nejde.
web-trouble-forbidden = To ti nepřísluší.
web-trouble-seat = Tento odkaz tu neotvírá žádné místo. Možná ho už někdo obsadil, nebo u stolu už sedíš.
web-trouble-refused = Stůl to nedovolí.
web-trouble-invalid = Stůl tomu nerozuměl.
web-trouble-unknown = Takový stůl neexistuje.
web-trouble-too_fast = Toho bylo moc najednou. Zkus to za chvíli.
web-trouble-computer = Počítač nedokázal táhnout. Vrať tah, nebo přijď za chvíli.
web-trouble-rules = Pravidla tu klopýtla. Nic se nezměnilo.
web-trouble-server = Server to nedokázal. Nic se nezměnilo.
web-table-gone = Takový stůl není
web-table-gone-why = Možná je adresa useknutá. Stoly, u kterých hraješ, najdeš v předsálí.
web-table-aside = Tento stůl je odložený
web-table-aside-why = Hrálo se u něj podle jiných pravidel nebo s jinými kartami, než má server teď, nebo je poškozený. Nic z něj se nezměnilo a správce serveru ho může z databáze vyjmout.
web-table-since = Tahy do { $ply } se hrály podle pravidel { $before } (Fabletop { $fabletop }), další podle pravidel { $rules }.
web-room-seeded = Semínko této hry bylo zvoleno: kdo stůl prostřel, může vědět, co se rozdá a co padne.
web-table-renew = Obnovit odkaz na mé místo
web-table-renew-tip = Rozdané odkazy přestanou platit a jiné prohlížeče o místo přijdou
web-table-renewed = Tvoje místo má nový odkaz. Starý už nic neotevře.
web-table-plain = Plán se nepodařilo vykreslit
web-table-plain-why = Při kreslení se něco pokazilo. Hra sama je v pořádku; hrát dál můžeš ze seznamu voleb.
web-table-plain-again = Vykreslit znovu

## Rady

web-advice = Co si myslí dobrý hráč
web-advice-judged = Jen podle úsudku: dopředu tu nikdo nemyslel.
web-advice-take = Zvolit toto
web-advice-note = Podle toho, co vidíš. Složky jsou porovnány s ostatními možnostmi.
web-teach = Uč mě
web-teach-tip = Přátelské slovo před zjevnou chybou
web-teach-wait = Nechceš si to rozmyslet?
web-teach-yours = Tvoje volba
web-teach-better = Vypadá zjevně lépe
web-teach-again = Varuj mě dál
web-teach-anyway = Zahrát i tak
web-teach-think = Rozmyslet si to

## Tahy ostatních

web-pace = Jak rychle ukazovat tahy ostatních
web-pace-slow = pomalu
web-pace-slow-tip = Počká na tebe, kdykoli se tě něco týká.
web-pace-normal = běžně
web-pace-normal-tip = Krok za krokem, aby se to dalo sledovat.
web-pace-fast = rychle
web-pace-fast-tip = Krok za krokem, s krátkými přestávkami.
web-pace-skip = přeskočit
web-pace-skip-tip = Rovnou k tvé volbě. Co se stalo, najdeš v přehledu.
web-watch-pause = Pauza
web-watch-on = Dál
web-watch-tip = Mezerník nebo ťuknutí na horní pruh přejde na konec.
web-watch-beat = { $number } z { $of }
web-recap = Od tvého posledního tahu
web-recap-button = Přehled
web-recap-tip = Co udělali ostatní, tah po tahu.
web-recap-again = Ukázat znovu
web-halt-head = Podívej, co se stalo
web-halt-ask = Něco ti bylo vzato. Až si to přečteš, pokračuj.
web-halt-took = O co kdo přišel
web-halt-by = po volbě hráče: { $who }
web-halt-note = Na tvé obrazovce se nikdo nepohne, dokud si to neprohlédneš.
web-halt-go = Dál
