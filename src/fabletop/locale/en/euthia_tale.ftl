### Euthia in the browser: what only some games lay on the table. Every sentence is our own wording.

## The Monster that plays by itself

eu-tale-auto = What the Monster does by itself
eu-tale-auto-all = All at once
eu-tale-by-itself = plays by itself
eu-tale-chaos-tip = Every Chaos Action costs one: cards are turned up from a bank and take effect.
eu-tale-gaar-tip = For a Gaar symbol of the Combat card it spends one, if its lower die shows 3 or less: the die is rerolled and 2 is added.
eu-tale-card-says = Dice { $first } and { $second }; Gaar symbols: { $gaar }; Chaos symbols: { $chaos }
eu-tale-card-none = no card yet
eu-tale-no-symbol = no symbol
eu-tale-deck-left = { $n ->
    [one] { $n } card left
   *[other] { $n } cards left
}
eu-tale-bank-seen = { $place }. from the top: { $card }

## Foes of their own kind

eu-tale-level = level
eu-tale-strikes = How it strikes
eu-tale-waits = it waits for you
eu-tale-round-of = round { $round } of { $rounds }
eu-tale-rounds = { $rounds } Combat rounds
eu-tale-undecided = If nobody has fallen, the Combat ends undecided after them. The Damage stays.
eu-tale-scars = { $n } Damage from before
    .text = Damage of earlier Combats stays and cannot be healed.
eu-tale-bounty-kept = You keep the Bounty card for the reckoning
eu-tale-band-kill = death
eu-tale-dwurt-then = Battle Value { $value }: { $what }

## How the story stands

eu-tale-stands = How the story stands
eu-tale-heroic = heroic grade
eu-tale-reward = Reward: { $what }
eu-tale-health-left = Health { $n } of { $of }
eu-tale-of-health = of { $n }
eu-tale-in-deck = { $n } in the deck
eu-tale-ravage = The last Ravage card
eu-tale-met = (met)
eu-tale-open = (not yet met)
eu-tale-rank-now = if it ended now
eu-tale-rank-from = { $rank } from { $least } Reputation
eu-tale-rank-victory = { $rank } from { $least } Reputation: a victory

## Bounties

eu-tale-lair = Lair
eu-tale-lair-of = lair of { $foe }
eu-tale-lair-open = { $foe } can be fought here
eu-tale-lair-barred = of { $foe }; the Monster of the space must be defeated first
eu-tale-lairs = { $n ->
    [0] { $barred ->
        [0] no lair on the map yet
       *[other] no lair is free of Monsters yet
    }
    [one] { $n } lair on the map
   *[other] { $n } lairs on the map
}
eu-tale-bounties-left = { $n ->
    [0] the last one
   *[other] { $n } more in the deck
}
eu-tale-bounty-soon = The next Bounty is turned up at the end of the turn.
eu-tale-bounty-none = All Bounties have been won.
eu-tale-hunt = Hunt
eu-tale-hunt-text = A Combat Action in the lair, once its own Monster is defeated. Only this Elite Monster can be fought.
eu-tale-deck = Deck
eu-tale-deck-level = level { $level }: { $n }

## On the board of a Hero

eu-tale-dwurt-does = At the end of the turn: { $what }
eu-tale-artifacts = Artifacts
eu-tale-won = Kept for the reckoning
eu-tale-dragon-card = Dragon card
eu-tale-shards = { $n ->
    [one] { $n } Shard
   *[other] { $n } Shards
}
eu-tale-shards-tip = They wear the spell thin. At the end every two give 1 Reputation.
eu-tale-chaos-lost = { $n ->
    [one] { $n } Chaos token: { $lost }
   *[other] { $n } Chaos tokens: { $lost }
}
eu-tale-chaos-lost-tip = One for every death in Combat; each costs 2 Reputation at the end.

## The page of the Scenario, and the end

eu-tale-begin = To the table
eu-tale-victory = victory
eu-tale-about-solo = Nobody plays the Monsters against you: they play by themselves. A Combat card sets their dice and says when they spend Gaar and Chaos; their cards lie in two banks, which grow whenever you draw cards. Your own Silver and Gold cards are only worth something: 4 Silver for a Gold card, a Gold card for 1 Gold. Your final Reputation gives you a rank.
eu-tale-about-cooperative = You win or lose as one, by the goals below. The Monsters play by themselves: a Combat card sets their dice and says when they spend Gaar and Chaos; their cards lie in two banks, which grow whenever somebody draws cards. You cannot help each other with tokens, Items or Abilities. A death costs 1 Reputation at once.
eu-tale-about-elites = Bounties on Elite Monsters lie on the table, one after the other. Whoever stands in the lair and spends a Combat Action may fight the one that lies open; its Reward does not ask for a Reputation.

## Without rivals

eu-tale-fell-solo = The Hero wakes in the Church with full Health, 3 Gaar and a Gold card; a Gold card goes to the Monster’s bank, too. A Chaos token is put on your board: it costs 2 Reputation at the end of the game.
eu-tale-fell-cooperative = The Hero wakes in the Church with full Health, 3 Gaar and a Gold card; a Gold card goes to the Monster’s bank, too. The death costs 1 Reputation at once.
eu-tale-backs-tip = Cards that can be exchanged for Gold, or given where the Scenario asks for them.
eu-tale-guide-walk = Spaces that shine may be entered; one click walks as far as you like, and stops when anything happens on the way. A red disc is a Monster: entering costs a Combat Action, and the Monster plays by itself. The figure is its level, the pill below it the loot.
eu-tale-guide-sacks = Three Sacks hold what you carry. Arrange belongings to equip, take off, set Gems or discard; 4 Silver cards become a Gold card, and a Gold card 1 Gold.
eu-tale-guide-goals = Here you see what this game asks for and how far you are: the goals, in a solo game the rank that you would have now, the cards in the Monster’s banks, and the story of the Scenario.
eu-tale-guide-party = The others of your party: Reputation, Health, Gaar, Gold, cards. A click opens their whole board.
