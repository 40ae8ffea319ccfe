### Roll Player: otázky, volby, záznam a popisky. Všechny věty jsou naše vlastní.

## Hra

rp-game = Roll Player
    .text = Vybírej kostky, dbej na své přesvědčení a kupuj výbavu, ať vytvoříš nejslavnější postavu v zemi.
    .players = 1 až 4 hráči
    .length = 10 až 12 kol
    .asked-1 = Smím dát kostku do plné řady?
    .asked-2 = Jak použiju žeton Charismatu?
    .asked-3 = Kdo vyhraje při shodě?
    .asked-4 = Kolik zlaťáků dostanu za odhození karty trhu?

## Varianty

rp-option-choose_class = Volba povolání
    .text = Hráči si povolání vybírají v opačném pořadí, místo aby je losovali kostkami.
rp-option-less_random = Méně náhodná příprava
    .text = Každý začíná s jednou kostkou v každé ze šesti barev povolání, ve třech hráčích navíc s jednou zlatou a ve čtyřech se dvěma.
rp-option-random_market = Náhodný balíček trhu
    .text = Všechny karty trhu se zamíchají dohromady bez ohledu na tečky.
rp-option-shorter = Kratší hra
    .text = Každý začíná se dvěma kostkami navíc, hra je o dvě kola kratší a nikdo nedostává na začátku zlaťáky navíc.
rp-option-friendly = Přátelský trh
    .text = Kdo si místo nákupu vezme 2 zlaťáky, neodhazuje kartu trhu.

## Strany listu postavy

rp-side-female = ženská
rp-side-male = mužská

## Fáze

rp-phase-setup = Příprava hry
rp-phase-roll = Fáze hodu
rp-phase-dice = Fáze kostek
rp-phase-market = Fáze trhu
rp-phase-cleanup = Fáze úklidu
rp-phase-end = Závěrečné bodování

## Kategorie bodování

rp-category-goals = Cíle atributů
rp-category-colour = Kostky v barvě povolání
rp-category-alignment = Přesvědčení
rp-category-backstory = Minulost
rp-category-armor = Zbroj
rp-category-traits = Rysy
rp-category-gold = Zlaťáky

## Popisky stolu

rp-label-gold = Zlaťáky
rp-label-charisma = Žetony Charismatu
rp-label-market = Trh
rp-label-deck = Balíček
rp-label-discard = Odhazovací balíček
rp-label-trash = Koš
rp-label-bag = Sáček
rp-label-round = Kolo
rp-label-goals = Cíle atributů
rp-label-initiative = Iniciativa
rp-label-sheet = List postavy
rp-label-skills = Dovednosti
rp-label-ready = Připravené
rp-label-exhausted = Vyčerpané
rp-label-weapons = Zbraně
rp-label-armor = Zbroj
rp-label-traits = Rysy
rp-label-start_player = Začínající hráč
rp-label-enemy = Nepřátelská kostka
rp-label-backstory = Minulost
rp-label-alignment = Přesvědčení
rp-label-class = Povolání
rp-label-race = Rasa
rp-label-score = Skóre
rp-label-total = Celkem
rp-label-rank = Hodnost

## Otázky

rp-ask-sheet = Vyber si list postavy.
rp-ask-class_side = Vyber stranu své karty povolání.
rp-ask-class_choice = Vyber si povolání.
rp-ask-starting_die = Vyber počáteční kostku, kterou umístíš.
rp-ask-starting_row = Umísti kostku ({ $colour } { $face }) do některé řady.
rp-ask-order = Vyber, která ze stejných kostek přijde na kartu iniciativy { $number }.
rp-ask-initiative = Vezmi si kartu iniciativy.
rp-ask-row = Umísti kostku ({ $colour } { $face }) do některé řady.
rp-ask-action = Můžeš provést akci atributu.
rp-ask-granted_action = Můžeš provést další akci atributu.
rp-ask-swap_with = Vyber druhou kostku k prohození.
rp-ask-keep = Nech si výsledek ({ $colour } { $face }), nebo se vrať k původnímu ({ $before }).
rp-ask-one_more_step = Můžeš posunout ukazatel přesvědčení ještě o jedno pole.
rp-ask-window = Teď můžeš použít Dovednost.
rp-ask-just_bought = Koupenou Dovednost můžeš hned použít.
rp-ask-market = Kup kartu, nebo si místo toho vezmi 2 zlaťáky.
rp-ask-second_purchase = Můžeš koupit druhou kartu.
rp-ask-refresh = Můžeš obnovit vyčerpanou Dovednost.
rp-ask-last_discards = Před bodováním můžeš odhodit vlastní karty.
rp-ask-attuned = Můžeš přidat na trh kartu z odhazovacího balíčku.
rp-ask-over_limit = Tvoje Zbraně zabírají příliš mnoho rukou: jednu odhoď.
rp-ask-target = Vyber Dovednost jiného hráče, kterou použiješ.
rp-ask-raise_die = Můžeš zvýšit jednu svou kostku.
rp-ask-sleight_die = Můžeš vybrat kostku, kterou přesuneš do jiné řady.
rp-ask-sleight_row = Vyber řadu, do které kostku přesuneš.
rp-ask-search_colour = Můžeš vybrat kostku ze sáčku.
rp-ask-search_die = Vyber kostku na svém listu postavy, kterou za ni dáš.
rp-ask-negotiate_die = Můžeš vybrat kostku na svém listu postavy a vyměnit ji za kostku na kartě iniciativy.
rp-ask-negotiate_card = Vyber kartu iniciativy, z níž kostku získáš.
rp-ask-climb_die = Můžeš otočit kostku na kartě iniciativy na protější stěnu.
rp-ask-intimidate_die = Označ postupně kostky, které najednou přehodíš.
rp-ask-from_discard = Můžeš koupit kartu z odhazovacího balíčku.
rp-ask-top_card = Můžeš naslepo koupit vrchní kartu balíčku trhu.

## Volby: příprava

rp-do-sheet = Vezmi si list postavy: { $race }, { $side } strana
rp-do-class = Zvol povolání: { $klass }
rp-do-pick = Umísti kostku: { $colour } { $face }

## Volby: kostky

rp-do-row = Umísti do řady: { $row }
rp-do-lay = Polož kostku: { $colour }
rp-do-take = Vezmi si kartu { $number }: kostka { $colour } { $face }{ $gold ->
        [0] {""}
        [one] {" "}a { $gold } zlaťák
        [few] {" "}a { $gold } zlaťáky
        [many] {" "}a { $gold } zlaťáku
       *[other] {" "}a { $gold } zlaťáků
    }
rp-do-reroll_taken = Přehoď kostku; nový výsledek platí
rp-do-flip = Otoč kostku: { $colour } { $face } ({ $row }, místo { $space })
rp-do-swap = Prohoď kostku: { $colour } { $face } ({ $row }, místo { $space })
rp-do-with = Prohoď s touto kostkou: { $colour } { $face } ({ $row }, místo { $space })
rp-do-raise = Zvyš o { $by } kostku: { $colour } { $face } ({ $row }, místo { $space })
rp-do-lower = Sniž o 1 kostku: { $colour } { $face } ({ $row }, místo { $space })
rp-do-reroll = Přehoď kostku: { $colour } { $face } ({ $row }, místo { $space })
rp-do-move = Posuň ukazatel přesvědčení; směr: { $arrow }
rp-do-token = Vezmi si žeton Charismatu
rp-do-keep = Nech si nový výsledek
rp-do-back = Vrať se k původnímu výsledku

## Volby: trh

rp-do-buy = Kup kartu „{ $card }“ za { $gold ->
        [one] { $gold } zlaťák
        [few] { $gold } zlaťáky
        [many] { $gold } zlaťáku
       *[other] { $gold } zlaťáků
    }{ $tokens ->
        [0] {""}
        [one] {" "}a { $tokens } žeton Charismatu
        [few] {" "}a { $tokens } žetony Charismatu
        [many] {" "}a { $tokens } žetonu Charismatu
       *[other] {" "}a { $tokens } žetonů Charismatu
    }
rp-do-buy_top = Kup vrchní kartu balíčku (cena: { $gold })
rp-do-discard = Odhoď z trhu kartu „{ $card }“ a vezmi si 2 zlaťáky
rp-do-gold = Vezmi si 2 zlaťáky
rp-do-drop = Odhoď vlastní kartu „{ $card }“, bez náhrady
rp-do-return = Přidej na trh kartu „{ $card }“

## Volby: Dovednosti

rp-do-skill = Použij Dovednost „{ $card }“
rp-do-refresh = Obnov Dovednost „{ $card }“
rp-do-target = Použij Dovednost „{ $card }“ (hráč { $seat })
rp-do-colour = Vyber kostku: { $colour }
rp-do-out = Vyber kostku: { $colour } { $face } ({ $row }, místo { $space })
rp-do-card = Vyměň za kostku z karty { $number }: { $colour } { $face }
rp-do-turn = Otoč kostku na kartě { $number }: { $colour } { $face }
rp-do-pick_card = Označ kostku na kartě { $number }: { $colour } { $face }

## Volby: bez využití

rp-do-pass = Nevyužij to
rp-do-pass_window = Teď žádnou Dovednost nepoužívej
rp-do-pass_refresh = Žádnou Dovednost neobnovuj
rp-do-done = Další kostky neoznačuj
rp-do-done_second_purchase = Ukonči tah na trhu
rp-do-done_last_discards = Nech si tyto karty

## Záznam: příprava

rp-tell-start_roll = { $you ->
        [yes] Házíš o to, kdo začne: { $face }.
       *[no] { $who } hází o to, kdo začne: { $face }.
    }
rp-tell-start_player = { $you ->
        [yes] Začínáš hru.
       *[no] Hru začíná { $who }.
    }
rp-tell-sheet = { $you ->
        [yes] Bereš si list postavy: { $race }.
       *[no] { $who } si bere list postavy: { $race }.
    }
rp-tell-class_die = { $you ->
        [yes] Losuješ povolání: { $colour } kostka.
       *[no] { $who } losuje povolání: { $colour } kostka.
    }
rp-tell-class = { $you ->
        [yes] Volíš povolání: { $klass }.
       *[no] { $who } volí povolání: { $klass }.
    }
rp-tell-dealt = { $you ->
        [yes] Dostáváš dvě karty: Minulost „{ $backstory }“ a přesvědčení „{ $alignment }“.
       *[no] { $who } dostává dvě karty: Minulost „{ $backstory }“ a přesvědčení „{ $alignment }“.
    }

## Záznam: kostky

rp-tell-round = { $you ->
        [yes] Kolo { $round }: začínáš.
       *[no] Kolo { $round }: začíná { $who }.
    }
rp-tell-laid_out = Kostky leží na kartách iniciativy.
rp-tell-took = { $you ->
        [yes] Bereš si kartu iniciativy { $number } a kostku: { $colour } { $face }.
       *[no] { $who } si bere kartu iniciativy { $number } a kostku: { $colour } { $face }.
    }
rp-tell-placed = { $you ->
        [yes] Umisťuješ kostku ({ $colour } { $face }) do řady: { $row }.
       *[no] { $who } umisťuje kostku ({ $colour } { $face }) do řady: { $row }.
    }
rp-tell-gold = { $you ->
        [yes] Bereš si
       *[no] { $who } si bere
    } { $gold ->
        [one] { $gold } zlaťák.
        [few] { $gold } zlaťáky.
        [many] { $gold } zlaťáku.
       *[other] { $gold } zlaťáků.
    }
rp-tell-flipped = { $you ->
        [yes] Otáčíš kostku ({ $colour }) na protější stěnu: { $face }.
       *[no] { $who } otáčí kostku ({ $colour }) na protější stěnu: { $face }.
    }
rp-tell-swapped = { $you ->
        [yes] Prohazuješ kostky: { $colour } { $face } a { $other } { $other_face }.
       *[no] { $who } prohazuje kostky: { $colour } { $face } a { $other } { $other_face }.
    }
rp-tell-shifted = { $you ->
        [yes] Měníš hodnotu kostky ({ $colour } { $before }) na { $face }.
       *[no] { $who } mění hodnotu kostky ({ $colour } { $before }) na { $face }.
    }
rp-tell-rerolled = { $you ->
        [yes] Přehazuješ kostku ({ $colour } { $before }): padá { $face }.
       *[no] { $who } přehazuje kostku ({ $colour } { $before }): padá { $face }.
    }
rp-tell-went_back = { $you ->
        [yes] Vracíš se k původnímu výsledku kostky: { $colour } { $face }.
       *[no] { $who } se vrací k původnímu výsledku kostky: { $colour } { $face }.
    }
rp-tell-token = { $you ->
        [yes] Posouváš ukazatel přesvědčení; směr: { $arrow }.
       *[no] { $who } posouvá ukazatel přesvědčení; směr: { $arrow }.
    }
rp-tell-charisma = { $you ->
        [yes] Bereš si žeton Charismatu.
       *[no] { $who } si bere žeton Charismatu.
    }
rp-tell-enemy = Nepřátelská kostka ukazuje { $face }.
rp-tell-trashed = Karta „{ $card }“ jde do koše.

## Záznam: Dovednosti

rp-tell-skill = { $you ->
        [yes] Používáš Dovednost „{ $card }“.
       *[no] { $who } používá Dovednost „{ $card }“.
    }
rp-tell-diplomacy = { $you ->
        [yes] Používáš cizí Dovednost „{ $card }“ ({ $owner_name }).
       *[no] { $who } používá cizí Dovednost „{ $card }“ ({ $owner_name }).
    }
rp-tell-exhausted = { $you ->
        [yes] Vyčerpáváš kartu „{ $card }“.
       *[no] { $who } vyčerpává kartu „{ $card }“.
    }
rp-tell-refreshed = { $you ->
        [yes] Obnovuješ kartu „{ $card }“.
       *[no] { $who } obnovuje kartu „{ $card }“.
    }
rp-tell-moved = { $you ->
        [yes] Přesouváš kostku ({ $colour } { $face }) do řady: { $row }.
       *[no] { $who } přesouvá kostku ({ $colour } { $face }) do řady: { $row }.
    }
rp-tell-exchanged = { $you ->
        [yes] Vyměňuješ kostky: z listu postavy odchází { $other }, přichází { $colour } { $face }.
       *[no] { $who } vyměňuje kostky: z listu postavy odchází { $other }, přichází { $colour } { $face }.
    }

## Záznam: trh

rp-tell-bought = { $you ->
        [yes] Kupuješ
       *[no] { $who } kupuje
    } kartu „{ $card }“ za { $gold ->
        [one] { $gold } zlaťák
        [few] { $gold } zlaťáky
        [many] { $gold } zlaťáku
       *[other] { $gold } zlaťáků
    }{ $tokens ->
        [0] .
        [one] {" "}a { $tokens } žeton Charismatu.
        [few] {" "}a { $tokens } žetony Charismatu.
        [many] {" "}a { $tokens } žetonu Charismatu.
       *[other] {" "}a { $tokens } žetonů Charismatu.
    }
rp-tell-dropped = { $you ->
        [yes] Odhazuješ vlastní kartu „{ $card }“.
       *[no] { $who } odhazuje vlastní kartu „{ $card }“.
    }
rp-tell-discarded = { $you ->
        [yes] Odhazuješ z trhu kartu „{ $card }“.
       *[no] { $who } odhazuje z trhu kartu „{ $card }“.
    }
rp-tell-returned = { $you ->
        [yes] Přidáváš na trh kartu „{ $card }“ z odhazovacího balíčku.
       *[no] { $who } přidává na trh kartu „{ $card }“ z odhazovacího balíčku.
    }
rp-tell-market = Vykládá se nový trh.
rp-tell-reshuffle = Z odhazovacího balíčku se míchá nový balíček: { $number ->
        [one] { $number } karta.
        [few] { $number } karty.
        [many] { $number } karty.
       *[other] { $number } karet.
    }

## Věci, které nelze zvolit

rp-thing-space = { $row }: prázdné pole { $space }
rp-thing-card = Karta iniciativy { $number }, bez kostky

rp-points = hvězdy: { $number }

## Soupeři a o čem přemýšlejí

roll-player-player-brannoc = Brannoc Železný krunýř
roll-player-player-brannoc-style = Nejdřív koupí zbroj a teprve pak se ptá, jaký hrdina ji má nosit.
roll-player-player-odda = Odda Křivé srdce
roll-player-player-odda-style = Ještě nepotkala zákon, který by stálo za to dodržet; její hrdinové scházejí ke zlu a chaosu.
roll-player-player-mirel = Mirel Utažený měšec
roll-player-player-mirel-style = Raději drží minci než cokoli, co se za ni dá koupit.
roll-player-player-quillon = Quillon Sto řemesel
roll-player-player-quillon-style = Naučí se každou Dovednost, kterou Trh nabídne, a vyzkouší si ji na tobě.
roll-player-thinks = { $who } přemýšlí o { $kind ->
        [initiative] kostkách
        [order] kostkách
        [attuned] kostkách
        [row] místě pro kostku
        [starting_row] místě pro kostku
        [action] akci
        [granted_action] akci
        [swap_with] akci
        [keep] akci
        [market] Trhu
        [second_purchase] Trhu
        [just_bought] Trhu
        [refresh] Trhu
        [sheet] budoucím hrdinovi
        [class_side] budoucím hrdinovi
        [class_choice] budoucím hrdinovi
        [starting_die] budoucím hrdinovi
        [window] Dovednosti
        [target] Dovednosti
        [raise_die] Dovednosti
        [intimidate_die] Dovednosti
        [climb_die] Dovednosti
       *[other] dalším tahu
    }

## Co mluví pro volbu

rp-worth-tools = Dovednosti a zbraně
rp-worth-ahead = { $stars ->
        [one] { $stars } Hvězda náskoku před nejlepším soupeřem
        [few] { $stars } Hvězdy náskoku před nejlepším soupeřem
        [many] { $stars } Hvězdy náskoku před nejlepším soupeřem
       *[other] { $stars } Hvězd náskoku před nejlepším soupeřem
    }
rp-worth-behind = { $stars ->
        [one] { $stars } Hvězda ztráty na nejlepšího soupeře
        [few] { $stars } Hvězdy ztráty na nejlepšího soupeře
        [many] { $stars } Hvězdy ztráty na nejlepšího soupeře
       *[other] { $stars } Hvězd ztráty na nejlepšího soupeře
    }
rp-worth-level = vyrovnaně s nejlepším soupeřem
rp-worth-alone = { $stars ->
        [one] { $stars } Hvězda na konci
        [few] { $stars } Hvězdy na konci
        [many] { $stars } Hvězdy na konci
       *[other] { $stars } Hvězd na konci
    }
