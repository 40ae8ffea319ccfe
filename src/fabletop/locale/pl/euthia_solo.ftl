### Euthia: gra solo i kooperacyjna. Potwór gra sam. Wszystkie zdania są nasze.

## Opcje gry

eu-option-cooperative = Kooperacja
    .text = Gracie razem przeciw krainie: Potwory grają same, a wy razem wygrywacie albo przegrywacie.

## Nazwy rzeczy

eu-mode-competitive = Każdy dla siebie
eu-mode-solo = Solo
eu-mode-cooperative = Razem
eu-label-bank-silver = Bank Srebrnych kart
    .text = Srebrne karty Potwora, zakryte. Gdy są 4, zamieniają się w 1 Złotą kartę.
eu-label-bank-gold = Bank Złotych kart
    .text = Złote karty Potwora, zakryte. Nie ma dla nich limitu.
eu-label-combat_card = Karta Walki
    .text = Ustawia kości Potwora. Za każdy symbol Gaar Potwór może przerzucić niższą kość, każdy symbol Chaosu to Akcja Chaosu.
eu-label-stack = Karty Akcji Chaosu
eu-label-chaos_on_board = { $number ->
        [one] { $number } żeton Chaosu na twojej planszy: Reputacja −{ $lost }
        [few] { $number } żetony Chaosu na twojej planszy: Reputacja −{ $lost }
       *[many] { $number } żetonów Chaosu na twojej planszy: Reputacja −{ $lost }
    }
eu-label-ranks = Rangi
eu-label-goals = Cele
eu-goal-wall = Żetony na ścianie: { $have } z { $least }
eu-goal-reputation = Wspólna Reputacja: { $have } z { $least }
eu-goal-badges = Odznaki: { $have } z { $least }
eu-goal-pillaged = Splądrowane osady: { $have }, najwyżej { $most }

## Pytania

eu-ask-fee_card = Ktoś był tu przed tobą: którą Złotą kartę oddajesz?

## Możliwości

eu-do-cash = Oddaj kartę „{ $card }” za 1 Złotą monetę

## Co się dzieje

eu-tell-banked = { $metal ->
        [gold] { $number ->
            [one] { $number } Złota karta trafia do banku Potwora.
            [few] { $number } Złote karty trafiają do banku Potwora.
           *[many] { $number } Złotych kart trafia do banku Potwora.
        }
       *[silver] { $number ->
            [one] { $number } Srebrna karta trafia do banku Potwora.
            [few] { $number } Srebrne karty trafiają do banku Potwora.
           *[many] { $number } Srebrnych kart trafia do banku Potwora.
        }
    }
eu-tell-bank_discards = Karta „{ $card }” trafia z banku { $metal ->
        [gold] Złotych
       *[silver] Srebrnych
    } kart na spód swojej talii.
eu-tell-bank_card = Potwór odkrywa z banku { $metal ->
        [gold] Złotych
       *[silver] Srebrnych
    } kart: { $card }.
eu-tell-bank_under = Karta „{ $card }” nie pasuje i trafia na spód banku { $metal ->
        [gold] Złotych kart.
       *[silver] Srebrnych kart.
    }
eu-tell-combat_card = Karta Walki ustawia kości Potwora: { $first } i { $second }{ $gaar ->
        [0] {""}
        [one] ; { $gaar } symbol Gaar
        [few] ; { $gaar } symbole Gaar
       *[many] ; { $gaar } symboli Gaar
    }{ $chaos ->
        [0] .
        [one] ; { $chaos } symbol Chaosu.
        [few] ; { $chaos } symbole Chaosu.
       *[many] ; { $chaos } symboli Chaosu.
    }
eu-tell-die_removed = Lewa kość ({ $number }) znika.
eu-tell-gaar_used = Potwór wydaje żeton Gaar: przerzuca niższą kość ({ $first }), wypada { $second }, a do tego +2.
eu-tell-gaar_kept = Potwór zachowuje żeton Gaar: niższa kość pokazuje { $number }.
eu-tell-gaar_missing = Potwór nie ma żetonu Gaar do wydania.
eu-tell-chaos_missing = Potwór nie ma żetonu Chaosu, więc nie zagrywa karty.
eu-tell-chaos_muted = Potwór jest uciszony i nie zagrywa karty.
eu-tell-banks_empty = Banki Potwora są puste, więc nie zagrywa karty.
eu-tell-stack_next = Karta „{ $card }” rozpoczyna drugi stos Potwora.
eu-tell-stack_played = Potwór wydaje żeton Chaosu i zagrywa kartę „{ $card }”{ $number ->
        [1] .
       *[other] {" "}× { $number }.
    }
eu-tell-stack_awaits = Karta „{ $card }” czeka na atak Bohatera.
eu-tell-stack_works = Karta „{ $card }”{ $number ->
        [1] {""}
       *[other] {" "}× { $number }
    } działa na atak Bohatera.
eu-tell-nothing_to_heal = „{ $card }”: Potwór nie ma Obrażeń, więc niczego nie leczy.
eu-tell-chaos_token = { $you ->
        [yes] Na twoją planszę trafia żeton Chaosu; odbierze ci 2 punkty Reputacji.
       *[other] Na planszę ({ $who }) trafia żeton Chaosu; odbierze 2 punkty Reputacji.
    }
eu-tell-foe_gains_alone = Potwór zyskuje: { $what }{ $number ->
        [1] .
       *[other] {" "}× { $number }.
    }

eu-combat-line-card-1 = Karta Walki: { $first }
eu-combat-line-card-2 = Karta Walki: { $first } i { $second }
