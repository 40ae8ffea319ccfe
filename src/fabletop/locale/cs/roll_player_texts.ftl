### Roll Player: účinky karet a povolání, jedna věta za každé sloveso balíku.

## Části vět

rp-text-or = { $one } nebo { $two }
rp-text-stars = { $stars } { $stars ->
    [one] Hvězda
    [few] Hvězdy
   *[other] Hvězd
}
rp-text-most = { $most ->
    [0] .
    [one] , nejvýše { $most } Hvězda.
    [few] , nejvýše { $most } Hvězdy.
   *[other] , nejvýše { $most } Hvězd.
}
rp-text-gold = { $gold } { $gold ->
    [one] zlaťák
    [few] zlaťáky
   *[other] zlaťáků
}
rp-text-action-any = jednu libovolnou akci atributu
    .of = libovolného atributu
rp-text-action-STR = akci Síly
    .of = Síly
rp-text-action-DEX = akci Obratnosti
    .of = Obratnosti
rp-text-action-CON = akci Odolnosti
    .of = Odolnosti
rp-text-action-INT = akci Inteligence
    .of = Inteligence
rp-text-action-WIS = akci Moudrosti
    .of = Moudrosti
rp-text-action-CHA = akci Charismatu
    .of = Charismatu
rp-text-buy-weapon = Zbraň
rp-text-buy-armor = kartu Zbroje
rp-text-buy-trait = Rys
rp-text-buy-skill = Dovednost
rp-text-toward-good = k dobru
rp-text-toward-evil = ke zlu
rp-text-toward-lawful = k zákonu
rp-text-toward-chaotic = k chaosu
rp-text-class-green = zelené
rp-text-class-blue = modré
rp-text-class-red = červené
rp-text-class-purple = fialové
rp-text-class-black = černé
rp-text-class-white = bílé

## Povolání

rp-ability-hands = Tvoje Zbraně smějí zabírat celkem { $hands ->
    [one] jednu ruku
    [3] tři ruce
    [4] čtyři ruce
    [few] { $hands } ruce
   *[other] { $hands } rukou
} místo { $usual ->
    [2] dvou
   *[other] { $usual }
}.
rp-ability-purchases = { $purchases ->
    [2] Ve svém tahu na trhu můžeš po koupi karty koupit ještě druhou.
    [few] Ve svém tahu na trhu můžeš koupit až { $purchases } karty.
   *[other] Ve svém tahu na trhu můžeš koupit až { $purchases } karet.
} Žeton Charismatu pomůže zaplatit jen jednu z nich.
rp-ability-refreshes = V každé Fázi úklidu můžeš obnovit až { $refreshes ->
    [2] dvě Dovednosti
    [few] { $refreshes } Dovednosti
   *[other] { $refreshes } Dovedností
} místo jedné.
rp-ability-gold_die = Každá zlatá kostka, která se dostane na tvůj list postavy, i při přípravě hry, ti přinese { rp-text-gold } místo { $usual }.
rp-ability-attuned = Těsně před každou Fází trhu můžeš přidat na trh jednu kartu z odhazovacího balíčku. Koupit ji může kdokoli.
rp-ability-after_buying = Kdykoli koupíš { $bought }, { $trait ->
    [0] můžeš provést { $action }.
   *[other] můžeš po posunu podle jeho šipky provést { $action }.
}
rp-ability-after_discard = Kdykoli si ve svém tahu na trhu vezmeš zlaťáky místo nákupu, můžeš poté provést { $action }.
rp-ability-instead = Ve svém tahu ve Fázi kostek můžeš místo akce řady, do níž umístíš kostku, provést { $action }.
rp-ability-instead_on_third_die = Když ve svém tahu ve Fázi kostek umístíš třetí kostku řady, můžeš místo akce této řady provést { $action }.
rp-ability-arrow_gold = Kdykoli šipka koupeného Rysu nebo použité Dovednosti posune tvůj ukazatel přesvědčení { $toward }, vezmi si { rp-text-gold }.

## Zbraně

rp-weapon-goal_bonus = Při vyhodnocení cílů atributů se každá tvoje { $dice ->
    [class] kostka v barvě povolání
   *[gold] zlatá kostka
} počítá o { $plus } výš, i nad 6. Rysy, které hodnotí kostky, k tomu nepřihlížejí.
rp-weapon-again = Kdykoli provedeš { $action }, můžeš { $row ->
    [WIS] ukazatel přesvědčení posunout ještě o jedno pole libovolným ze čtyř směrů.
    [CHA] hned provést druhou. Druhá už nepřináší třetí.
   *[other] hned provést druhou, se stejnou nebo jinou kostkou. Druhá už nepřináší třetí.
}
rp-weapon-reroll_taken = Ve svém tahu ve Fázi kostek můžeš získanou kostku před umístěním jednou přehodit. Nový výsledek platí.
rp-weapon-third_die = Když ve svém tahu ve Fázi kostek umístíš třetí kostku řady, vezmi si za to { rp-text-gold } místo { $usual }.
rp-weapon-discount = Každou jinou kartu trhu kupuješ o { rp-text-gold } levněji (nejméně za 0), i s Tichým pohybem, ale ne s Otevíráním zámků.
rp-weapon-joins_set = Při závěrečném bodování se jedna tvoje sada Zbroje podle tvé volby počítá, jako by měla o 1 kartu víc. Musí mít aspoň 1 kartu a nesmí být úplná.

## Zbroj

rp-text-armor = { $set ->
    [chain] Kroužková
    [leather] Kožená
   *[mystic] Mystická
} sada: { $stars } Hvězd za 1 až { $cards } { $cards ->
    [few] karty
   *[other] karet
}{ $colours ->
    [0] .
   *[other] ; o { $bonus } víc pro { $classes } povolání.
}

## Rysy

rp-trait-cards = { rp-text-stars } { $per ->
    [1] za { $of ->
        [weapon] každou tvou Zbraň
        [armor] každou tvou kartu Zbroje
        [skill] každou tvou Dovednost
       *[trait] každý tvůj Rys včetně tohoto
    }
    [few] za každé celé { $per } { $of ->
        [weapon] Zbraně, které máš
        [armor] karty Zbroje, které máš
        [skill] Dovednosti, které máš
       *[trait] Rysy, které máš, včetně tohoto
    }
   *[other] za každých celých { $per } { $of ->
        [weapon] Zbraní, které máš
        [armor] karet Zbroje, které máš
        [skill] Dovedností, které máš
       *[trait] Rysů, které máš, včetně tohoto
    }
}{ rp-text-most }
rp-trait-low_row = { rp-text-stars }, pokud je tvoje { $row } ({ $race ->
    [0] jen kostky
   *[other] kostky a úprava za rasu
}) { $limit } nebo méně{ rp-text-most } Bonusy Zbraní se nepočítají.
rp-trait-rows_of_one_value = { rp-text-stars } { $per ->
    [1] za každou řadu, jejíž
    [few] za každé celé { $per } řady, jejichž
   *[other] za každých celých { $per } řad, jejichž
} tři kostky ukazují stejné číslo{ rp-text-most }
rp-trait-rows_of_one_colour = { rp-text-stars } { $per ->
    [1] za každou řadu, jejíž
    [few] za každé celé { $per } řady, jejichž
   *[other] za každých celých { $per } řad, jejichž
} tři kostky mají stejnou barvu, třeba i zlatou{ rp-text-most }
rp-trait-rows_with_sixes = { rp-text-stars } { $per ->
    [1] za každou řadu, v níž
    [few] za každé celé { $per } řady, v nichž
   *[other] za každých celých { $per } řad, v nichž
} aspoň { $limit ->
    [1] jedna kostka ukazuje
    [2] dvě kostky ukazují
   *[other] { $limit } kostky ukazují
} 6{ rp-text-most }
rp-trait-token_at = { rp-text-stars }, pokud tvůj ukazatel přesvědčení skončí { $of ->
    [good] v řadě dobra (nahoře)
    [evil] v řadě zla (dole)
    [lawful] ve sloupci zákona (vlevo)
   *[chaotic] ve sloupci chaosu (vpravo)
}{ rp-text-most }
rp-trait-gold = { rp-text-stars } { $per ->
    [1] za každý zlaťák, který
    [few] za každé celé { $per } zlaťáky, které
   *[other] za každých celých { $per } zlaťáků, které
} máš na konci hry{ rp-text-most } Zlaťáky tím neutratíš.
rp-trait-backstory_matches = { rp-text-stars } { $per ->
    [1] za každou shodu
    [few] za každé celé { $per } shody
   *[other] za každých celých { $per } shod
} s tvou Minulostí{ rp-text-most }
rp-trait-dice_of_class = { rp-text-stars } { $per ->
    [1] za každou kostku
    [few] za každé celé { $per } kostky
   *[other] za každých celých { $per } kostek
} v barvě tvého povolání na tvém listu postavy{ rp-text-most }
rp-trait-goals = { rp-text-stars }{ $per ->
    [1] { " " }za každý splněný cíl atributu
    [2] { " " }za každé celé 2 splněné cíle atributů
    [3] { " " }za každé celé 3 splněné cíle atributů
   *[other] , pokud splníš aspoň { $per } ze svých 6 cílů atributů
}, včetně úprav za rasu a Zbraně{ rp-text-most }

## Dovednosti

rp-skill-act_now = { $times ->
    [1] Proveď { $action }.
    [2] Proveď postupně až dvě akce { $of } s různými kostkami.
    [few] Proveď postupně až { $times } akce { $of } s různými kostkami.
   *[other] Proveď postupně až { $times } akcí { $of } s různými kostkami.
}{ $rerolls ->
    [0] { "" }
   *[other] { " " }O každém výsledku rozhodni před dalším hodem.
}
rp-skill-take_gold = Vezmi si { rp-text-gold } ze zásoby.
rp-skill-raise_die = Zvyš kostku na svém listu postavy o { $most ->
    [1] 1
    [2] 1 nebo 2
   *[other] 1 až { $most }
}, nejvýše na 6.
rp-skill-sleight_of_hand = Přesuň kostku na svém listu postavy beze změny hodnoty na první volné místo jiné řady a mezeru po ní zavři posunutím kostek doleva. Zlaťáky ani akci atributu to nepřináší.
rp-skill-search = Nahlédni do sáčku, vyber kostku a vyměň ji za kostku jiné barvy na svém listu postavy; převezme její místo i hodnotu. Je-li zlatá, vezmi si { rp-text-gold }. Akci atributu to nepřináší.
rp-skill-negotiate = Vyměň kostku na svém listu postavy za kostku na dosud nevybrané kartě iniciativy; obě si ponechají hodnotu. Pak kostky na takových kartách seřaď vzestupně; o pořadí stejných rozhoduješ ty. Je-li tvoje nová kostka zlatá, vezmi si { rp-text-gold }. Akci atributu to nepřináší.
rp-skill-climb = Otoč kostku na dosud nevybrané kartě iniciativy na protější stěnu. Pak kostky na takových kartách seřaď vzestupně; o pořadí stejných rozhoduješ ty. Zlaťáky zůstávají na svých kartách.
rp-skill-intimidate = Přehoď najednou libovolný počet kostek na dosud nevybraných kartách iniciativy; výsledky platí. Pak kostky na takových kartách seřaď vzestupně; o pořadí stejných rozhoduješ ty. Zlaťáky zůstávají na svých kartách.
rp-skill-move_silently = Ve svém tahu na trhu kup jednu kartu z odhazovacího balíčku místo z trhu. Žetony Charismatu a Těžká kuše pomáhají zaplatit. Po takovém nákupu už v tomto tahu nesmíš odhodit kartu trhu za zlaťáky.
rp-skill-open_lock = Ve svém tahu na trhu kup místo karty z trhu naslepo vrchní kartu jeho balíčku za { rp-text-gold }, ať stojí cokoli. Žetony Charismatu ani slevy neplatí. Překročíš-li Zbraní svůj limit rukou, odhazuj Zbraně, dokud se do něj nevejdeš.
rp-skill-diplomacy = Použij Dovednost jiného hráče, připravenou i vyčerpanou, jako by byla tvoje a ve chvíli, kterou dovoluje. Tvůj ukazatel přesvědčení se posune podle její šipky, což musí být možné; samotné schopnosti se můžeš vzdát. Vyčerpá se jen Diplomacie.
