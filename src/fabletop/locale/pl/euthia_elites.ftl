### Euthia: Potwory Elitarne i Skoldur. Wszystkie zdania są nasze.

## Opcje gry

eu-option-elites = Potwory Elitarne
    .text = Na stole leżą kolejne Zlecenia na Potwory Elitarne. Jeśli Scenariusz i tak je ma, opcja niczego nie zmienia.

## Nazwy rzeczy

eu-label-dwurt = Dwurt
eu-label-dwurt_die = Kość Dwurt
eu-label-bounty = Zlecenie
eu-label-immunity = Odporność
    .text = Nic, czego używa Bohater, nie działa na tego Potwora, prócz Obrażeń; nie działają też Moce Powietrza i Ziemi.
eu-lair-on_space = Legowisko: { $place }
eu-lair-adjacent_to = Legowisko: obok pola „{ $place }”
eu-lair-around_special_tile = Legowisko: pola wokół środka kafla „{ $place }”
eu-dwurt-dwurt = { $number ->
    [one] { $number } żeton Dwurt
    [few] { $number } żetony Dwurt
   *[many] { $number } żetonów Dwurt
}
eu-dwurt-silver = { $number ->
        [one] { $number } Srebrna karta
        [few] { $number } Srebrne karty
       *[many] { $number } Srebrnych kart
    }
eu-dwurt-gold = { $number ->
        [one] { $number } Złota karta
        [few] { $number } Złote karty
       *[many] { $number } Złotych kart
    }
eu-dwurt-reputation = Reputacja −{ $number }
eu-dwurt-wounds = { $number ->
        [one] { $number } Rana
        [few] { $number } Rany
       *[many] { $number } Ran
    }

## Pytania

eu-ask-dwurt_die = Kość Dwurt pokazuje { $number }. Jako ile ją liczysz?
eu-ask-thanks = Wdzięczność łowców: korzystasz z jednej usługi Kościoła?

## Opcje

eu-do-bounty = Akcja Walki: zapoluj na Potwora Elitarnego: { $foe }
eu-do-dwurt-change = Dwurt: dodaj { $number }
eu-do-dwurt-hero_word = Dwurt: odejmij { $number }
eu-do-to_dwurt = Wymień żeton Gaar na żeton Dwurt
eu-do-use-paying = { $number ->
        [one] Użyj: { $thing } za { $number } żeton Dwurt
        [few] Użyj: { $thing } za { $number } żetony Dwurt
       *[many] Użyj: { $thing } za { $number } żetonów Dwurt
    }
eu-do-count = Jako { $number }: { $does }
eu-do-skip-thanks = Z żadnej

## Dziennik

eu-tell-bounty = Odkryto Zlecenie: { $foe }. { $lair ->
        [on_space] Legowisko: { $place }.
        [adjacent_to] Legowisko: obok pola „{ $place }”.
       *[around_special_tile] Legowisko: pola wokół środka kafla „{ $place }”.
    }
eu-tell-bounty_won = { $you ->
        [yes] Wypełniasz Zlecenie: { $foe }.
       *[other] { $who } wypełnia Zlecenie: { $foe }.
    }
eu-tell-hunts = { $you ->
        [yes] Wchodzisz do legowiska, w którym czyha { $foe }.
       *[other] { $who } wchodzi do legowiska, w którym czyha { $foe }.
    }
eu-tell-challenges = { $you ->
        [yes] Wyzywasz na walkę: „{ $foe }”.
       *[other] { $who } wyzywa na walkę: „{ $foe }”.
    }
eu-tell-skull = { $you ->
        [yes] { $foe } zabija cię jednym ciosem.
       *[other] { $foe } zabija jednym ciosem: ginie { $who }.
    }
eu-tell-dwurt = { $you ->
        [yes] Zyskujesz
       *[other] { $who } zyskuje
    } { $number ->
        [one] { $number } żeton Dwurt.
        [few] { $number } żetony Dwurt.
       *[many] { $number } żetonów Dwurt.
    }
eu-tell-dwurt_spent = { $you ->
        [yes] Wydajesz
       *[other] { $who } wydaje
    } { $number ->
        [one] { $number } żeton Dwurt
        [few] { $number } żetony Dwurt
       *[many] { $number } żetonów Dwurt
    }; kość Dwurt pokazuje { $shown }.
eu-tell-dwurt_die = { $you ->
        [yes] Twoja kość Dwurt liczy się jako { $number }.
       *[other] { $who }: kość Dwurt liczy się jako { $number }.
    }
eu-tell-to_dwurt = { $you ->
        [yes] Wymieniasz żeton Gaar na żeton Dwurt.
       *[other] { $who } wymienia żeton Gaar na żeton Dwurt.
    }

## Walka

eu-combat-said-dwurt = Dwurt
eu-combat-said-to_dwurt = Gaar na Dwurt
eu-combat-said-aid = Moc Faer
eu-combat-line-dwurt = Dwurt
