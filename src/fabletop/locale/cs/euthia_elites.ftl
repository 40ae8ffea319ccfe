### Euthia: elitní monstra a Skoldur. Všechny věty jsou naše.

## Volby hry

eu-option-elites = Elitní monstra
    .text = Na stole leží jedna za druhou odměny vypsané na elitní monstra. Má-li je už scénář, volba nic nemění.

## Názvy věcí

eu-label-dwurt = Dwurt
eu-label-dwurt_die = Kostka Dwurtu
eu-label-bounty = Vypsaná odměna
eu-label-immunity = Imunita
    .text = Nic, co použije hrdina, na toto monstrum nepůsobí, jen zásahy; nepůsobí na ně ani elementálové vzduchu a země.
eu-lair-on_space = Doupě: { $place }
eu-lair-adjacent_to = Doupě: vedle pole „{ $place }“
eu-lair-around_special_tile = Doupě: pole kolem středu dílku „{ $place }“
eu-dwurt-dwurt = { $number ->
    [one] { $number } žeton Dwurtu
    [few] { $number } žetony Dwurtu
   *[other] { $number } žetonů Dwurtu
}
eu-dwurt-silver = { $number ->
        [one] { $number } stříbrná karta
        [few] { $number } stříbrné karty
       *[other] { $number } stříbrných karet
    }
eu-dwurt-gold = { $number ->
        [one] { $number } zlatá karta
        [few] { $number } zlaté karty
       *[other] { $number } zlatých karet
    }
eu-dwurt-reputation = reputace −{ $number }
eu-dwurt-wounds = { $number } zranění

## Otázky

eu-ask-dwurt_die = Kostka Dwurtu ukazuje { $number }. Jako kolik ji počítáš?
eu-ask-thanks = Vděk lovců: využiješ jednu službu kostela?

## Možnosti

eu-do-bounty = Akce boje: ulov elitní monstrum: { $foe }
eu-do-dwurt-change = Dwurt: přičti { $number }
eu-do-dwurt-hero_word = Dwurt: odečti { $number }
eu-do-to_dwurt = Vyměň žeton Gaaru za žeton Dwurtu
eu-do-use-paying = { $number ->
        [one] Použij: { $thing } za { $number } žeton Dwurtu
        [few] Použij: { $thing } za { $number } žetony Dwurtu
       *[other] Použij: { $thing } za { $number } žetonů Dwurtu
    }
eu-do-count = Jako { $number }: { $does }
eu-do-skip-thanks = Žádnou

## Záznam

eu-tell-bounty = Je vypsána odměna: { $foe }. { $lair ->
        [on_space] Doupě: { $place }.
        [adjacent_to] Doupě: vedle pole „{ $place }“.
       *[around_special_tile] Doupě: pole kolem středu dílku „{ $place }“.
    }
eu-tell-bounty_won = { $you ->
        [yes] Získáváš vypsanou odměnu: { $foe }.
       *[other] { $who } získává vypsanou odměnu: { $foe }.
    }
eu-tell-hunts = { $you ->
        [yes] Vstupuješ do doupěte, kde číhá { $foe }.
       *[other] { $who } vstupuje do doupěte, kde číhá { $foe }.
    }
eu-tell-challenges = { $you ->
        [yes] Vyzýváš na souboj: „{ $foe }“.
       *[other] { $who } vyzývá na souboj: „{ $foe }“.
    }
eu-tell-skull = { $you ->
        [yes] { $foe } tě zabíjí jedinou ranou.
       *[other] { $foe } zabíjí jedinou ranou: umírá { $who }.
    }
eu-tell-dwurt = { $you ->
        [yes] Získáváš
       *[other] { $who } získává
    } { $number ->
        [one] { $number } žeton Dwurtu.
        [few] { $number } žetony Dwurtu.
       *[other] { $number } žetonů Dwurtu.
    }
eu-tell-dwurt_spent = { $you ->
        [yes] Utrácíš
       *[other] { $who } utrácí
    } { $number ->
        [one] { $number } žeton Dwurtu
        [few] { $number } žetony Dwurtu
       *[other] { $number } žetonů Dwurtu
    }; kostka Dwurtu ukazuje { $shown }.
eu-tell-dwurt_die = { $you ->
        [yes] Tvoje kostka Dwurtu se počítá jako { $number }.
       *[other] { $who }: kostka Dwurtu se počítá jako { $number }.
    }
eu-tell-to_dwurt = { $you ->
        [yes] Vyměňuješ žeton Gaaru za žeton Dwurtu.
       *[other] { $who } vyměňuje žeton Gaaru za žeton Dwurtu.
    }

## Boj

eu-combat-said-dwurt = Dwurt
eu-combat-said-to_dwurt = Gaar za Dwurt
eu-combat-said-aid = Síla Faer
eu-combat-line-dwurt = Dwurt
