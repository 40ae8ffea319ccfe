### Euthia: alone and together. The Monster plays by itself. Every sentence is our own wording.

## Options of a game

eu-option-cooperative = Co-operative
    .text = You play together against the land: the Monsters play by themselves, and you win or lose as one.

## Words for things

eu-mode-competitive = Each for themselves
eu-mode-solo = Alone
eu-mode-cooperative = Together
eu-label-bank-silver = Silver bank
    .text = The Monster’s Silver cards, face down. As soon as there are 4 of them, they become 1 Gold card.
eu-label-bank-gold = Gold bank
    .text = The Monster’s Gold cards, face down. There is no limit to them.
eu-label-combat_card = Combat card
    .text = It sets the Monster’s dice. Each Gaar symbol may reroll its lower die, each Chaos symbol is a Chaos Action.
eu-label-stack = Cards of the Chaos Action
eu-label-chaos_on_board = { $number ->
        [one] { $number } Chaos token on your board: −{ $lost } Reputation
       *[other] { $number } Chaos tokens on your board: −{ $lost } Reputation
    }
eu-label-ranks = Ranks
eu-label-goals = Goals
eu-goal-wall = Tokens on the wall: { $have } of { $least }
eu-goal-reputation = Reputation together: { $have } of { $least }
eu-goal-badges = Badges: { $have } of { $least }
eu-goal-pillaged = Pillaged settlements: { $have }, at most { $most }

## Questions

eu-ask-fee_card = Others have been here before you: which Gold card do you give?

## Options

eu-do-cash = Give { $card } for 1 Gold

## What happens

eu-tell-banked = { $metal ->
        [gold] { $number ->
            [one] { $number } Gold card goes to the Monster’s bank.
           *[other] { $number } Gold cards go to the Monster’s bank.
        }
       *[silver] { $number ->
            [one] { $number } Silver card goes to the Monster’s bank.
           *[other] { $number } Silver cards go to the Monster’s bank.
        }
    }
eu-tell-bank_discards = { $card } goes from the Monster’s { $metal ->
        [gold] Gold
       *[silver] Silver
    } bank under its deck.
eu-tell-bank_card = The Monster turns up { $card } from its { $metal ->
        [gold] Gold bank.
       *[silver] Silver bank.
    }
eu-tell-bank_under = { $card } does not fit and goes under the { $metal ->
        [gold] Gold bank.
       *[silver] Silver bank.
    }
eu-tell-combat_card = The Combat card sets the Monster’s dice to { $first } and { $second }{ $gaar ->
        [0] {""}
        [one] , with { $gaar } Gaar symbol
       *[other] , with { $gaar } Gaar symbols
    }{ $chaos ->
        [0] .
        [one] , with { $chaos } Chaos symbol.
       *[other] , with { $chaos } Chaos symbols.
    }
eu-tell-die_removed = The left die, { $number }, is taken away.
eu-tell-gaar_used = The Monster spends a Gaar: its lower die, { $first }, is rerolled to { $second }, and 2 is added.
eu-tell-gaar_kept = The Monster keeps its Gaar: its lower die shows { $number }.
eu-tell-gaar_missing = The Monster has no Gaar to spend.
eu-tell-chaos_missing = The Monster has no Chaos token, so it plays no card.
eu-tell-chaos_muted = The Monster is silenced and plays no card.
eu-tell-banks_empty = The Monster’s banks are empty, so it plays no card.
eu-tell-stack_next = { $card } begins the Monster’s second stack.
eu-tell-stack_played = The Monster spends a Chaos token on { $card }{ $number ->
        [1] .
       *[other] {" "}× { $number }.
    }
eu-tell-stack_awaits = { $card } waits for the Hero’s attack.
eu-tell-stack_works = { $card }{ $number ->
        [1] {""}
       *[other] {" "}× { $number }
    } takes hold of the Hero’s attack.
eu-tell-nothing_to_heal = { $card }: the Monster has no Damage, so nothing is healed.
eu-tell-chaos_token = { $you ->
        [yes] A Chaos token is put on your board; it will cost you 2 Reputation.
       *[other] A Chaos token is put on the board of { $who }; it will cost 2 Reputation.
    }
eu-tell-foe_gains_alone = The Monster gains: { $what }{ $number ->
        [1] .
       *[other] {" "}× { $number }.
    }

eu-combat-line-card-1 = The Combat card: { $first }
eu-combat-line-card-2 = The Combat card: { $first } and { $second }
