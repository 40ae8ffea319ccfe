### Roll Player v prohlížeči: nápisy na stole. Všechny věty jsou naše vlastní.

## Záložky a nadpisy

rp-web-tab-sheet = Postava
rp-web-tab-others = Ostatní
rp-web-tab-log = Deník
rp-web-tale = Deník
rp-web-own-sheet = Tvůj list postavy
rp-web-answers = Fáze a odpovědi
rp-web-rail = Trh, ostatní, deník
rp-web-projected = Předpokládané Hvězdy
rp-web-round = { $round }. kolo
rp-web-round-of = { $round }. kolo z { $rounds }
rp-web-starts = začíná
rp-web-moves = je na tahu
rp-web-open-sheet = otevřít list postavy

## Řady

rp-web-action-STR = otoč kostku
rp-web-action-DEX = prohoď dvě kostky
rp-web-action-CON = kostka o 1 výš nebo níž
rp-web-action-INT = přehoď kostku
rp-web-action-WIS = změň přesvědčení
rp-web-action-CHA = vezmi žeton
rp-web-short-STR = Síl
rp-web-short-DEX = Obr
rp-web-short-CON = Odo
rp-web-short-INT = Int
rp-web-short-WIS = Mou
rp-web-short-CHA = Cha
rp-web-goal = cíl
rp-web-sum = { $dice } a { $plus }
rp-web-met = cíl splněn
rp-web-goal-met = { $value }, cíl splněn
rp-web-short = { $value }, chybí { $number }
rp-web-over = { $value }, o { $number } víc
rp-web-still-short = chybí { $number }
rp-web-still-over = o { $number } víc
rp-web-full = Řada je plná

## Kostky

rp-web-do-flip = Otočit
rp-web-do-swap = Prohodit
rp-web-do-with = Prohodit
rp-web-do-out = Vybrat
rp-web-do-raise = Zvýšit o { $by }
rp-web-do-lower = Snížit o 1
rp-web-do-reroll = Přehodit
rp-web-choices = { $colour } { $face }: { $number ->
        [one] { $number } možnost
        [few] { $number } možnosti
       *[other] { $number } možností
    }
rp-web-dice-green = Zelené kostky
rp-web-dice-blue = Modré kostky
rp-web-dice-red = Červené kostky
rp-web-dice-purple = Fialové kostky
rp-web-dice-black = Černé kostky
rp-web-dice-white = Bílé kostky
rp-web-dice-gold = Zlaté kostky
rp-web-starting = Tvoje počáteční kostky
rp-web-starting-other = Počáteční kostky
rp-web-starting-none = Všechny počáteční kostky už leží na místě.
rp-web-initiative = Karta iniciativy { $number }
rp-web-picked = označena
rp-web-bag = Sáček, v něm { $number ->
        [one] { $number } kostka
        [few] { $number } kostky
       *[other] { $number } kostek
    }
rp-web-dice-count = { $number ->
        [one] kostka
        [few] kostky
       *[other] kostek
    }

## Zlaťáky a skóre

rp-web-purse = Zlaťáky ve tvém měšci
rp-web-purse-change = { $change } touto volbou
rp-web-gold = { $number ->
        [one] { $number } zlaťák
        [few] { $number } zlaťáky
       *[other] { $number } zlaťáků
    }
rp-web-charms = { $number ->
        [one] { $number } žeton
        [few] { $number } žetony
       *[other] { $number } žetonů
    }
rp-web-if-now = kdyby byl konec
rp-web-with-this = { $total } po této volbě

## Minulost a přesvědčení

rp-web-matches = Minulost, { $number } z { $all }
rp-web-matches-short = { $number } z 6
rp-web-alignment = Přesvědčení, teď { $stars }
rp-web-may-move = smí se pohnout
rp-web-toward-good = k dobru
rp-web-toward-evil = ke zlu
rp-web-toward-lawful = k zákonu
rp-web-toward-chaotic = k chaosu

## Karty

rp-web-cards = Tvoje karty
rp-web-hands = { $number ->
        [one] jednoruční
       *[other] obouruční
    }
rp-web-hands-used = ruce: { $used } z { $limit }
rp-web-set = { $set }: { $number } z { $size }
rp-web-exhausted = vyčerpaná
rp-web-usable = (Lze použít { $when }.)
rp-web-usable-now = lze použít teď
rp-web-drop = Odhoď tuto Zbraň bez náhrady

## Trh

rp-web-closed = Otevře se po Fázi kostek
rp-web-not = ne { $cost }
rp-web-sell = Odhoď ji a vezmi si 2 zlaťáky
rp-web-no-cards = Žádné karty nezbyly.
rp-web-pile = { $number ->
        [one] { $number } karta, kterou smí vidět každý
        [few] { $number } karty, které smí vidět každý
       *[other] { $number } karet, které smí vidět každý
    }
rp-web-deck = Balíček trhu, v něm { $number ->
        [one] { $number } karta
        [few] { $number } karty
       *[other] { $number } karet
    }

## Příprava hry

rp-web-races = Kým tvoje postava bude?
rp-web-races-text = Rasa mění některé atributy. Obě strany listu se liší jen obrázkem.
rp-web-no-modifier = beze změn
rp-web-classes = Čím se bude tvoje postava živit?
rp-web-classes-text = Povolání určuje šest cílů a barvu kostek, za které dostaneš Hvězdy, a přináší schopnost.
rp-web-class-drawn = Tuto kartu ti přinesla vylosovaná kostka. Vyber jednu z jejích dvou stran.

## Sólo

rp-web-enemy = Tvůj protivník
rp-web-enemy-text = U karty 2 vyřadí výsledek 1, 2 nebo 3 první, druhou nebo třetí kartu trhu; u karty 3 propadne jedna vždy. Po tvém tahu na trhu jde první zbylá karta na odhazovací balíček a ostatní ze hry zmizí.

## První tah s průvodcem

rp-web-guide-hero = To je tvoje postava. V každém kole umístíš na tento list jednu kostku; až bude všech 18 polí plných, hra skončí. Lišta ukazuje také tvoji schopnost a zlaťáky.
rp-web-guide-goals = Povolání dává každé řadě cíl. Hodnotu řady tvoří její tři kostky a bonus rasy. Když se trefíš do zelené části měřítka, získáš Hvězdy, které stojí vedle.
rp-web-guide-backstory = Tvoje Minulost chce na určitých polích určité barvy. Tato pečeť ukazuje barvu, a když tu taková kostka leží, je zlatá. Kostky v barvě tvého povolání přinášejí po Hvězdě, ať leží kdekoli.
rp-web-guide-alignment = Po této mřížce putuje tvůj ukazatel. Na konci získáš nebo ztratíš Hvězdy z pole, na kterém stojí. Posouvá ho Moudrost a také Rysy a Dovednosti.
rp-web-guide-initiative = Nejdřív tu leží tvoje počáteční kostky. Potom tady začíná každé kolo: vezmeš si jednu kartu s kostkou a zlaťáky. Čísla určují i pořadí na trhu, nejnižší jde první. Vybrat lze to, co se zlatě třpytí.
rp-web-guide-action = Po umístění kostky smíš provést akci její řady: tahle otočí kteroukoli tvoji kostku. Co volba změní, uvidíš dřív, než ji uděláš.
rp-web-guide-market = Potom si tu koupíš kartu, nebo jednu odhodíš za 2 zlaťáky. Zbraně pomáhají celou hru, Dovednosti, když je použiješ; Zbroj a Rysy přinášejí Hvězdy na konci. Zastav se na kartě a přečti si ji.
rp-web-guide-help = Tento řádek vždy říká, na co se hra ptá. „Proč?“ otevře pravidlo, „Zpět“ vezme volbu zpátky a „Rada“ ukáže, co by udělal dobrý hráč. Příjemnou zábavu!
