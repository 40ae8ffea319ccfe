### Roll Player: what cards and Classes do, a sentence for each verb of the pack.

## Pieces

rp-text-or = { $one } or { $two }
rp-text-stars = { $stars } { $stars ->
    [one] Star
   *[other] Stars
}
rp-text-most = { $most ->
    [0] .
    [one] , at most { $most } Star.
   *[other] , at most { $most } Stars.
}
rp-text-gold = { $gold } Gold
rp-text-action-any = any one Attribute Action
    .of = Attribute
rp-text-action-STR = a Strength action
    .of = Strength
rp-text-action-DEX = a Dexterity action
    .of = Dexterity
rp-text-action-CON = a Constitution action
    .of = Constitution
rp-text-action-INT = an Intelligence action
    .of = Intelligence
rp-text-action-WIS = a Wisdom action
    .of = Wisdom
rp-text-action-CHA = a Charisma action
    .of = Charisma
rp-text-buy-weapon = a Weapon
rp-text-buy-armor = an Armor card
rp-text-buy-trait = a Trait
rp-text-buy-skill = a Skill
rp-text-toward-good = good
rp-text-toward-evil = evil
rp-text-toward-lawful = lawful
rp-text-toward-chaotic = chaotic
rp-text-class-green = green
rp-text-class-blue = blue
rp-text-class-red = red
rp-text-class-purple = purple
rp-text-class-black = black
rp-text-class-white = white

## Classes

rp-ability-hands = Your Weapons may take up { $hands ->
    [one] one hand
    [3] three hands
    [4] four hands
   *[other] { $hands } hands
} in all instead of { $usual ->
    [2] two
   *[other] { $usual }
}.
rp-ability-purchases = { $purchases ->
    [2] In your Market turn, after buying a card, you may buy a second one.
   *[other] In your Market turn you may buy up to { $purchases } cards.
} A Charisma token helps pay for only one of them.
rp-ability-refreshes = In each Cleanup Phase you may refresh up to { $refreshes ->
    [2] two
   *[other] { $refreshes }
} Skills instead of one.
rp-ability-gold_die = Each gold die that comes onto your sheet, even in setup, brings you { rp-text-gold } instead of { $usual }.
rp-ability-attuned = Just before each Market Phase you may add one card from the discard pile to the Market. Anyone may buy it.
rp-ability-after_buying = Each time you buy { $bought }, { $trait ->
    [0] you may take { $action }.
   *[other] once its arrow has been followed, you may take { $action }.
}
rp-ability-after_discard = Each time you take Gold instead of buying in your Market turn, you may then take { $action }.
rp-ability-instead = In your Dice turn you may take { $action } instead of the action of the row you place your die in.
rp-ability-instead_on_third_die = When you place the third die of a row in your Dice turn, you may take { $action } instead of that row's own.
rp-ability-arrow_gold = Each time the arrow of a Trait you buy or a Skill you use moves your Alignment marker toward { $toward }, take { rp-text-gold }.

## Weapons

rp-weapon-goal_bonus = For your Attribute Goals, each { $dice ->
    [class] die of your Class colour
   *[gold] gold die
} counts { $plus } higher, even above 6. Traits that check dice ignore this.
rp-weapon-again = Each time you take { $action }, you may { $row ->
    [WIS] move your Alignment marker one more step, in any of the four directions.
    [CHA] at once take a second one. The second gives no third.
   *[other] at once take a second one, on the same die or another. The second gives no third.
}
rp-weapon-reroll_taken = In your Dice turn, before placing the die you took, you may reroll it once. The new result stands.
rp-weapon-third_die = When you place the third die of a row in your Dice turn, take { rp-text-gold } for it instead of { $usual }.
rp-weapon-discount = Every other Market card costs you { rp-text-gold } less (never below 0), also with Move Silently but not with Open Lock.
rp-weapon-joins_set = In final scoring, one Armor set of your choice counts as 1 card larger. It must have at least 1 card and not be complete.

## Armor

rp-text-armor = { $set ->
    [chain] Chain
    [leather] Leather
   *[mystic] Mystic
} set: { $stars } Stars for 1 to { $cards } cards{ $colours ->
    [0] .
   *[other] ; { $bonus } more for a { $classes } Class.
}

## Traits

rp-trait-cards = { rp-text-stars } { $per ->
    [1] for each { $of ->
        [weapon] Weapon you own
        [armor] Armor card you own
        [skill] Skill you own
       *[trait] Trait you own, this one included
    }
   *[other] for every full { $per } { $of ->
        [weapon] Weapons you own
        [armor] Armor cards you own
        [skill] Skills you own
       *[trait] Traits you own, this one included
    }
}{ rp-text-most }
rp-trait-low_row = { rp-text-stars } if your { $row } ({ $race ->
    [0] dice alone
   *[other] dice and Race modifier
}) is { $limit } or less{ rp-text-most } Weapon bonuses do not count.
rp-trait-rows_of_one_value = { rp-text-stars } { $per ->
    [1] for each row
   *[other] for every full { $per } rows
} whose three dice show the same number{ rp-text-most }
rp-trait-rows_of_one_colour = { rp-text-stars } { $per ->
    [1] for each row
   *[other] for every full { $per } rows
} whose three dice have the same colour, gold included{ rp-text-most }
rp-trait-rows_with_sixes = { rp-text-stars } { $per ->
    [1] for each row
   *[other] for every full { $per } rows
} in which at least { $limit ->
    [1] one die shows
    [2] two dice show
   *[other] { $limit } dice show
} a 6{ rp-text-most }
rp-trait-token_at = { rp-text-stars } if your Alignment marker ends in { $of ->
    [good] the good (top) row
    [evil] the evil (bottom) row
    [lawful] the lawful (left) column
   *[chaotic] the chaotic (right) column
}{ rp-text-most }
rp-trait-gold = { rp-text-stars } { $per ->
    [1] for each Gold
   *[other] for every full { $per } Gold
} you hold at the end of the game{ rp-text-most } You do not spend the Gold.
rp-trait-backstory_matches = { rp-text-stars } { $per ->
    [1] for each match
   *[other] for every full { $per } matches
} with your Backstory{ rp-text-most }
rp-trait-dice_of_class = { rp-text-stars } { $per ->
    [1] for each die
   *[other] for every full { $per } dice
} of your Class colour on your sheet{ rp-text-most }
rp-trait-goals = { rp-text-stars } { $per ->
    [1] for each Attribute Goal you reach
    [2] for every full 2 Attribute Goals you reach
    [3] for every full 3 Attribute Goals you reach
   *[other] if you reach at least { $per } of your 6 Attribute Goals
}, Race and Weapon bonuses included{ rp-text-most }

## Skills

rp-skill-act_now = { $times ->
    [1] Take { $action }.
    [2] Take up to two { $of } actions, one after the other, on different dice.
   *[other] Take up to { $times } { $of } actions, one after the other, on different dice.
}{ $rerolls ->
    [0] { "" }
   *[other] { " " }Keep or undo each reroll before the next.
}
rp-skill-take_gold = Take { rp-text-gold } from the supply.
rp-skill-raise_die = Raise a die on your sheet by { $most ->
    [1] 1
    [2] 1 or 2
   *[other] 1 to { $most }
}, to 6 at most.
rp-skill-sleight_of_hand = Move a die on your sheet, keeping its value, to the first free space of another row; then slide dice left to close the gap. This gives neither Gold nor an Attribute Action.
rp-skill-search = Look into the bag, choose a die and swap it with a die of another colour on your sheet; it takes over that space and value. If it is gold, take { rp-text-gold }. No Attribute Action follows.
rp-skill-negotiate = Swap a die on your sheet with one on an Initiative card not yet taken; both keep their values. Then put the dice on all such cards in rising order; you decide ties. If your new die is gold, take { rp-text-gold }. No Attribute Action follows.
rp-skill-climb = Turn a die on an Initiative card not yet taken to its opposite face. Then put the dice on all such cards in rising order; you decide ties. Gold stays on its card.
rp-skill-intimidate = Reroll any number of dice on Initiative cards not yet taken, all at once; the results stand. Then put the dice on all such cards in rising order; you decide ties. Gold stays on its card.
rp-skill-move_silently = In your Market turn, buy one card from the discard pile instead of the Market. Charisma tokens and the Heavy Crossbow help pay. If you do, you may not discard a Market card for Gold this turn.
rp-skill-open_lock = In your Market turn, instead of buying from the Market, buy the top card of its deck unseen for { rp-text-gold }, whatever its cost. Charisma tokens and discounts do not apply. If a Weapon takes you over your hand limit, discard Weapons down to it.
rp-skill-diplomacy = Use another player's Skill, ready or exhausted, as if it were yours and at a time it allows. Your Alignment marker follows its arrow, which must be possible; you may leave the ability unused. Only Diplomacy is exhausted.
