### Euthia: Elite Monsters and Skoldur. Every sentence is our own wording.

## Options of a game

eu-option-elites = Elite Monsters
    .text = Bounties on Elite Monsters lie on the table, one after the other. Where the Scenario has them anyway, this changes nothing.

## Words for things

eu-label-dwurt = Dwurt
eu-label-dwurt_die = Dwurt die
eu-label-bounty = Bounty
eu-label-immunity = Immunity
    .text = Nothing that the Hero uses touches this Monster, except Damage; the Powers of Air and Earth do not either.
eu-lair-on_space = Lair: { $place }
eu-lair-adjacent_to = Lair: next to { $place }
eu-lair-around_special_tile = Lair: the hexes around { $place }
eu-dwurt-dwurt = { $number } Dwurt
eu-dwurt-silver = { $number ->
        [one] { $number } Silver card
       *[other] { $number } Silver cards
    }
eu-dwurt-gold = { $number ->
        [one] { $number } Gold card
       *[other] { $number } Gold cards
    }
eu-dwurt-reputation = −{ $number } Reputation
eu-dwurt-wounds = { $number ->
        [one] { $number } Wound
       *[other] { $number } Wounds
    }

## Questions

eu-ask-dwurt_die = The Dwurt die shows { $number }. As what do you count it?
eu-ask-thanks = The hunters’ thanks: do you use one service of the Church?

## Options

eu-do-bounty = Combat Action: hunt { $foe } in its lair
eu-do-dwurt-change = Dwurt: add { $number }
eu-do-dwurt-hero_word = Dwurt: subtract { $number }
eu-do-to_dwurt = Exchange a Gaar for a Dwurt
eu-do-use-paying = Use { $thing } for { $number } Dwurt
eu-do-count = As { $number }: { $does }
eu-do-skip-thanks = None

## The log

eu-tell-bounty = A Bounty is turned up: { $foe }. { $lair ->
        [on_space] Its lair: { $place }.
        [adjacent_to] Its lair: next to { $place }.
       *[around_special_tile] Its lair: the hexes around { $place }.
    }
eu-tell-bounty_won = { $you ->
        [yes] You win the Bounty on { $foe }.
       *[other] { $who } wins the Bounty on { $foe }.
    }
eu-tell-hunts = { $you ->
        [yes] You enter the lair of { $foe }.
       *[other] { $who } enters the lair of { $foe }.
    }
eu-tell-challenges = { $you ->
        [yes] You challenge { $foe }.
       *[other] { $who } challenges { $foe }.
    }
eu-tell-skull = { $you ->
        [yes] { $foe } strikes you dead with one blow.
       *[other] { $foe } strikes { $who } dead with one blow.
    }
eu-tell-dwurt = { $you ->
        [yes] You gain { $number } Dwurt.
       *[other] { $who } gains { $number } Dwurt.
    }
eu-tell-dwurt_spent = { $you ->
        [yes] You spend { $number } Dwurt; your Dwurt die shows { $shown }.
       *[other] { $who } spends { $number } Dwurt; the Dwurt die shows { $shown }.
    }
eu-tell-dwurt_die = { $you ->
        [yes] Your Dwurt die counts as { $number }.
       *[other] The Dwurt die of { $who } counts as { $number }.
    }
eu-tell-to_dwurt = { $you ->
        [yes] You exchange a Gaar for a Dwurt.
       *[other] { $who } exchanges a Gaar for a Dwurt.
    }

## Combat

eu-combat-said-dwurt = Dwurt
eu-combat-said-to_dwurt = Dwurt for a Gaar
eu-combat-said-aid = Faer Power
eu-combat-line-dwurt = Dwurt
