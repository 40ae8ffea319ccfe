### Thorgal v prohlížeči: dílky na stezce, v oblastech zranění a na nepřátelích, kostky a Kniha příběhů.

## Dílek v ruce

th-tiles-turn = Otoč
th-tiles-flip = Překlop
th-tiles-lay = Polož
th-tiles-fault-outside = Každý čtverec musí ležet na mřížce.
th-tiles-fault-taken = Tady už něco leží.
th-tiles-fault-path = Musí se hranou dotýkat posledního dílku a nesmí se vracet vlevo od čela cesty.
th-tiles-fault-first = První dílek musí začínat v levém krajním sloupci.
th-tiles-fault-wound = Musí se hranou dotýkat jiného zranění.
th-tiles-fault-fight = Musí se hranou dotýkat jiného dílku na kartě.
th-tiles-here = Tady:
th-tiles-here-gain = { $kind } +{ $number }
th-tiles-here-hearts = { $number ->
        [one] zakryje { $number } srdce
        [few] zakryje { $number } srdce
       *[other] zakryje { $number } srdcí
    }
th-tiles-here-penalty = { $number ->
        [1] { $kind }
       *[other] { $kind } × { $number }
    }
th-tiles-here-nothing = jen prázdná pole
th-tiles-here-safe = bez postihu
th-tiles-here-reveals = dosáhne šipky: nová karta a bonus z jejího rohu
th-tiles-free-after = { $number ->
        [one] zůstane { $number } volné pole
        [few] zůstanou { $number } volná pole
       *[other] zůstane { $number } volných polí
    }

## Stezka

th-tiles-path = Stezka
th-tiles-cards = Karty terénu
th-tiles-left = { $number ->
        [one] zbývá { $number } karta
        [few] zbývají { $number } karty
       *[other] zbývá { $number } karet
    }
th-tiles-arrow = šipka ukazuje sloupec, který odkryje další
th-tiles-level = Dílky: { $hero }, úroveň putování { $level }
th-tiles-barren = pustá krajina
th-tiles-space = sloupec { $column }, řádek { $row }: { $what }
th-tiles-covered = zakryto
th-tiles-corner = Bonus po dosažení: { $effects }
th-tiles-red = Červené stojí: { $effects }
th-tiles-yellow = Žluté stojí: { $effects }

## Zranění

th-tiles-wounds = Zranění, { $hero }: zakrytá pole { $taken } z { $all }

## Boj

th-tiles-die = { $die }: { $shape }
th-tiles-reroll = Přehoď
th-tiles-blood = Krvácej a přehoď
th-tiles-critical = Kritický účinek
th-tiles-may-reroll = Přehozy: { $number }
th-tiles-may-critical = Kritické účinky: { $number }
th-tiles-may-upgrade = Vylepšení: { $number }
th-tiles-hearts-open = { $number ->
        [one] srdce zbývá zakrýt
        [few] srdce zbývá zakrýt
       *[other] srdcí zbývá zakrýt
    }
th-tiles-covered-order = Vyber na kartě, které zakryté pole se vyhodnotí jako další.
th-tiles-not-rolled = Kostkami se ještě nehodilo.

## Kniha příběhů

th-tiles-book = Kniha příběhů
th-tiles-paragraph = Odstavec { $number }
th-tiles-follows = Co z toho plyne
th-tiles-one-of = Vyber jedno
th-tiles-threads = Vedlejší příběhy
th-tiles-thread-price = jeden z nich, za 1 zvěst
th-tiles-followed = vybráno
th-tiles-after = Oč vám jde
th-tiles-ending = Jak to končí
th-tiles-kind-good = Dobrý konec.
th-tiles-kind-bittersweet = Hořkosladký konec.
th-tiles-kind-bad = Zlý konec.
th-tiles-before = Předchozí strana
th-tiles-next = Další strana
th-tiles-so-far = Dosavadní příběh
th-tiles-look = Podívej se na stůl
th-tiles-to-table = Ke stolu
th-tiles-open-book = Otevři knihu
th-tiles-read-again = { $number ->
        [0] Dosavadní příběh
       *[other] Dosavadní příběh ({ $number })
    }
