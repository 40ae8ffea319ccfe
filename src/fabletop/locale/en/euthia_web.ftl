### Euthia: the table in the browser. Every sentence is our own wording.

## The table

eu-web-tab-map = Map
eu-web-tab-hero = Hero
eu-web-tab-others = Standing
eu-web-tab-log = Log
eu-web-tab-place = Place
eu-web-log = The tale so far
eu-web-map = Map of the land
eu-web-parts = Parts of the table
eu-web-setup = choosing Heroes
eu-web-round = Round { $round }
eu-web-round-of = round { $round } of { $rounds }
eu-web-combat = Combat
eu-web-combat-round = Combat, round { $round }
eu-web-answers = Your answers
eu-web-standing = How you stand
eu-web-of = { $n } of { $of }
eu-web-or = or
eu-web-nothing = nothing
eu-web-becomes = becomes { $n }

## The map

eu-web-nearer = Nearer
eu-web-farther = Farther
eu-web-centre = Centre on me
eu-web-whole = The whole land
eu-web-chapter = Chapter { $number ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[other] V
}
eu-web-roman = { $number ->
    [1] I
    [2] II
   *[other] III
}
eu-web-reveal-here = Reveal here
eu-web-figure = { $hero } ({ $who })
eu-web-points-left = Movement left
eu-web-monster-fight = a Monster means a fight
eu-web-veiled = veiled: too far
eu-web-element-fire = Fire
eu-web-element-water = Water
eu-web-element-air = Air
eu-web-element-earth = Earth
eu-web-element-essences_on_tile = the Essences on it
eu-web-power-fire = 2 Wounds for whoever comes here
eu-web-power-water = heals 2 for whoever comes here
eu-web-power-air = of two different dice the higher is turned over
eu-web-power-earth = +2 on every Hero Roll

## A place

eu-web-place = The place
eu-web-quests-here = { $n ->
    [one] { $n } Quest can be fulfilled
   *[other] { $n } Quests can be fulfilled
}
eu-web-here = you are here
eu-web-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
eu-web-walk-here = Walk here: { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
eu-web-walk-to = Walk there, { $n ->
    [one] { $n } step
   *[other] { $n } steps
}: { $where }
eu-web-monster-of = Monster of level { $level }
eu-web-loot-of = loot: { $what }
eu-web-back = level { $level }, Health { $health }, { $least ->
    [one] at least { $least } Wound
   *[other] at least { $least } Wounds
}
eu-web-row-monster = Monster
eu-web-row-known = You know
eu-web-row-reward = Reward
eu-web-row-loot = Loot
eu-web-row-siege = Siege
eu-web-row-costs = Costs
eu-web-row-place = Here
eu-web-row-portal = Portal
eu-web-row-tokens = Tokens
eu-web-reward-yours = { $what }, for Reputation { $range }: yours
eu-web-reward-not = { $what }, for Reputation { $range }: not yours now
eu-web-reward = Reward: { $what }, for Reputation { $range }
eu-web-costs-combat = a Combat Action; there is no retreat
eu-web-place-mountains = draw a Natural Resource of the Mountains
eu-web-place-lake = draw a Natural Resource of the Lake
eu-web-place-cave = draw a Natural Resource of the Cave
eu-web-place-merchants = buy, sell, heal, learn and unlock slots
eu-web-place-alchemists = buy, sell, heal, learn and unlock slots
eu-web-place-dragonslayers_towers = trade; closed while a Monster is around it
eu-web-place-church = healing and potions for Gold
eu-web-place-portal = leads to every other Portal for nothing
eu-web-place-treasure = one tile for whoever finds it first
eu-web-place-encounter = Quests for whoever can pay
eu-web-place-elemental = each Hero may confront it once
eu-web-portal-lit = the other Portals shine on the map
eu-web-confront = If you confront it, by your roll:
eu-web-token-h = { $who }: Hero token
eu-web-token-t = { $who }: Trade token
eu-web-token-m = { $who }: mine
eu-web-token-e = { $who }: was here

## The board of a Hero

eu-web-board-of = { $hero } ({ $who })
eu-web-health = Health
eu-web-reputation = Reputation
eu-web-reputation-of = Reputation { $n }
eu-web-gold = Gold
eu-web-moves-left = Movement left
eu-web-actions = Actions
eu-web-or-movement = or Movement
eu-web-used = used
eu-web-kept = kept
eu-web-fourth = The kept token
eu-web-fourth-tip = At the end of your turn you may keep one unused token for the next one.
eu-web-token-tip = Pays for its Action where that is possible, or gives Movement: { $n }.
eu-web-token-used = Comes back at the start of the next round.
eu-web-granted = You were given: { $what }
eu-web-gaar-tip = Rerolls one die and adds 2 to your roll, or takes 2 from the Monster’s.
eu-web-dwurt-die = Dwurt die: { $n }
eu-web-dwurt-tip = Spent for rolls and for Skoldur’s tiles; each one raises the Dwurt die, which is settled at the end of the turn. A Gaar can be exchanged for a Dwurt.
eu-web-chapter-left = { eu-web-chapter }: { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
eu-web-backs-tip = Cards that are played for Monsters. Only their owner sees them.
eu-web-control-tip = Played before somebody else’s Combat, it lets you play the Monster.
eu-web-reputation-tip = Whoever has most of it after the last round wins.
eu-web-moves-tip = Every step costs 1 Movement. Action tokens can be spent for more.
eu-web-gold-tip = Pays for trades, fees and Quests; at the end every 5 Gold are 1 Reputation.
eu-web-health-tip = At 0 Health the Hero dies and wakes in the Church. The Church, trades, potions and the Power of Water heal.
eu-web-slots = Hero slots
eu-web-equipment = Equipment
eu-web-set-of = Armour set of { $number }
eu-web-exhausted = exhausted
eu-web-hampered = next attack { $number }
eu-web-slot-sword = weapon
eu-web-slot-first = first strike
eu-web-slot-ability = ability
eu-web-slot-helm = helm
eu-web-slot-cuirass = cuirass
eu-web-slot-gloves = gloves
eu-web-slot-greaves = greaves
eu-web-slot-boots = boots
eu-web-slot-amulet = amulet
eu-web-slot-ring = ring
eu-web-slot-free = Free.
eu-web-slot-locked = Locked. In a Trade Action it is opened for: { $what }.
eu-web-sacks = Sacks
eu-web-sack = empty
eu-web-overflow = { $n ->
    [one] One thing too many
   *[other] { $n } things too many
}
eu-web-jewels = Gems and Essences
eu-web-hand = Cards
eu-web-revealed = Revealed Hero tiles
eu-web-cards-silver = { $n ->
    [one] { $n } Silver card
   *[other] { $n } Silver cards
}
eu-web-cards-golden = { $n ->
    [one] { $n } Gold card
   *[other] { $n } Gold cards
}
eu-web-cards-control = { $n ->
    [one] { $n } Control card
   *[other] { $n } Control cards
}
eu-web-when-before_monster_roll = Before the Monster rolls. For one, two, three equal cards:
eu-web-when-after_monster_roll = After the Monster has rolled. For one, two, three equal cards:
eu-web-when-before_or_after = Before or after the Monster rolls. For one, two, three equal cards:
eu-web-when-before_hero_roll = Before the Hero’s attack roll. For one, two, three equal cards:
eu-web-cast = The Heroes
eu-web-way = The way to win.
eu-web-no-hero = no Hero yet

## Rails

eu-web-rivals = Other players
eu-web-starts = starts the rounds
eu-web-at-turn = moves now
eu-web-open-board = Open the board of { $who }
eu-web-stack = { $chapter ->
    [1] Chapter I
    [2] Chapter II
    [3] Chapter III
    [4] Chapter IV
   *[other] Chapter V
} · { $n ->
    [one] { $n } tile left
   *[other] { $n } tiles left
}
eu-web-stack-empty = all the land is known
eu-web-if-now = if scored now
eu-web-open-table = Offers and decks
eu-web-monsters = The Monsters on top
eu-web-scenario-rules = Rules of this Scenario
eu-web-scenario-rounds = The game ends after { $rounds } rounds.
eu-web-score-rules = The reckoning
eu-web-score-text = Reputation is what counts. At the end the worth of everything that you own gives 1 more for every 5 Gold; tokens on the map, Quests and slain rivals give more the more there are, and each death in Combat costs 2.

## Trade

eu-web-trade = Trade
eu-web-trade-own = as much as you like, in any order
eu-web-trade-of = { $who } trades
eu-web-trade-more = On your board you can sell, learn revealed tiles, lay tiles aside and unlock slots.
eu-web-left-in-stack = { $n ->
    [one] { $n } more in the stack
   *[other] { $n } more in the stack
}
eu-web-sold-out = nothing left
eu-web-instead = instead of { $gold }

## A Hero Roll

eu-web-roll = Hero Roll
eu-web-roll-confront = You confront the Elemental
eu-web-roll-quest = A Quest asks for a roll
eu-web-roll-item = A tile asks for a roll
eu-web-roll-attack = Attack roll
eu-web-roll-gaar = A click on a die spends 1 Gaar: it is rolled again, and 2 are added.
eu-web-sum = The sum is { $n }

## Kinds of things

eu-web-type-weapon = Weapon
eu-web-type-shield = Shield
eu-web-type-armour = Armour
eu-web-type-jewellery = Jewellery
eu-web-type-ability = Ability
eu-web-type-natural_resource = Natural Resource
eu-web-type-trophy = Trophy
eu-web-type-potion = Potion
eu-web-type-scroll = Scroll
eu-web-type-chest = Chest
eu-web-type-gem = Gems
eu-web-type-essence = Essence
eu-web-type-flask = Flask
eu-web-type-grey_sack = Grey Sack
eu-web-type-supplies = Supplies
eu-web-type-artifact = Artifact
eu-web-type-satchel = Satchel
eu-web-type-backpack = Backpack
eu-web-type-any = anything
eu-web-colour-brown = brown set
eu-web-colour-blue = blue set
eu-web-colour-grey = grey set
eu-web-colour-red = red set
eu-web-colour-any = any set
eu-web-adds-health = Health { $n }
eu-web-adds-sacks = Sacks { $n }
eu-web-gem-places = { $n ->
    [one] place for { $n } Gem
   *[other] places for { $n } Gems
}
eu-web-essence-places = { $n ->
    [one] place for { $n } Essence
   *[other] places for { $n } Essences
}
eu-web-price = price { $gold }
eu-web-sale = sold for { $gold }
eu-web-learn-price = learning costs { $gold }
eu-web-value = from Reputation { $n }
eu-web-worth = sold for { $gold } Gold
eu-web-sells-for = Sells for { $what }
eu-web-trophy = { $foe }, level { $level }
eu-web-foe = Level { $level } · Health { $health }
eu-web-penalty = Your attacks { $n }
eu-web-means = Brings { $what }

## So much of something

eu-web-what-gold = { $n } Gold
    .label = Gold
eu-web-what-reputation = { $n } Reputation
    .label = Reputation
eu-web-what-gaar = { $n } Gaar
    .label = Gaar
eu-web-what-dwurt = { $n } Dwurt
    .label = Dwurt
eu-web-what-gem = { $n ->
    [one] { $n } Gem
   *[other] { $n } Gems
}
    .label = any Gem
eu-web-what-essence = { $n ->
    [one] { $n } Essence
   *[other] { $n } Essences
}
    .label = any Essence
eu-web-what-essence_on_tile = { $n ->
    [one] { $n } Essence from this tile
   *[other] { $n } Essences from this tile
}
    .label = Essence from this tile
eu-web-what-gem-same = { $n ->
    [one] { $n } Gem
   *[other] { $n } equal Gems
}
eu-web-what-gem-different = { $n ->
    [one] { $n } Gem
   *[other] { $n } different Gems
}
eu-web-what-essence-same = { $n ->
    [one] { $n } Essence
   *[other] { $n } equal Essences
}
eu-web-what-essence-different = { $n ->
    [one] { $n } Essence
   *[other] { $n } different Essences
}
eu-web-what-silver_card = { $n ->
    [one] { $n } Silver card
   *[other] { $n } Silver cards
}
    .label = Silver card
eu-web-what-gold_card = { $n ->
    [one] { $n } Gold card
   *[other] { $n } Gold cards
}
    .label = Gold card
eu-web-what-healing_potion = { $n ->
    [one] { $n } Healing Potion
   *[other] { $n } Healing Potions
}
    .label = Healing Potion
eu-web-what-supplies = { $n ->
    [one] { $n } Supplies tile
   *[other] { $n } Supplies tiles
}
    .label = Supplies
eu-web-what-movement = { $n } Movement
    .label = Movement
eu-web-what-wounds = { $n ->
    [one] { $n } Wound
   *[other] { $n } Wounds
}
    .label = Wounds
eu-web-what-wound = { $n ->
    [one] { $n } Wound
   *[other] { $n } Wounds
}
eu-web-what-chaos_token = { $n ->
    [one] { $n } Chaos token
   *[other] { $n } Chaos tokens
}
    .label = Chaos token
eu-web-what-trophy-level = { $n ->
    [one] { $n } Trophy
   *[other] { $n } Trophies
} of level { $level }
eu-web-what-trophy = { $n ->
    [one] { $n } Trophy
   *[other] { $n } Trophies
}
    .label = Trophy
eu-web-what-resource = { $n ->
    [one] { $n } Natural Resource
   *[other] { $n } Natural Resources
}
    .label = Natural Resource
eu-web-what-resource-of = { $n ->
    [one] { $n } Natural Resource
   *[other] { $n } Natural Resources
} ({ $stack })
eu-web-what-item = { $n ->
    [one] { $n } Item
   *[other] { $n } Items
}
    .label = Item
eu-web-what-item-min = { $what } with a price of at least { $gold }
eu-web-what-action_token = { $n ->
    [one] { $n } Action token
   *[other] { $n } Action tokens
}
    .label = Action token
eu-web-what-action-of = { $n ->
    [one] the Action token
   *[other] { $n } Action tokens
} “{ $action }”
eu-web-just = { $what }
eu-web-line = { $head }: { $what }
eu-web-and-then = { $first }; { $rest }
eu-web-plus = { $first } + { $rest }
eu-web-ways = { $others }; or { $last }
eu-web-range = { $low }–{ $high }
eu-web-pay = pay { $what }
eu-web-pay-all = all your { $what }, at least { $least }
eu-web-need-armour_set = you wear an Armour set of { $n }
eu-web-need-interaction_tokens = you have { $n } Interaction tokens on the map
eu-web-need-trade_tokens = you have { $n } Trade tokens on the map
eu-web-need-hero_tokens = you have { $n } Hero tokens on the map
eu-web-need-gems_on_equipment = you have { $n } Gems on your Equipment
eu-web-need-reputation = your Reputation is at least { $n }
eu-web-need-bounties = you have beaten { $n } Elite Monsters
eu-web-need-deaths = { $n ->
        [one] you have died once in Combat
       *[other] you have died { $n } times in Combat
    }
eu-web-need-confronted = you have confronted { $n } different Elementals
eu-web-need-hero_roll = a Hero Roll of at least { $n }
eu-web-from = { $low }+
eu-web-upto = up to { $high }
eu-web-damage = { $n } Damage
eu-web-wounds = { $n ->
    [one] { $n } Wound
   *[other] { $n } Wounds
}

## When and how a tile is used

eu-web-use-permanent = always
eu-web-use-exhaust = exhaust
eu-web-use-discard = discard
eu-web-use-shield = shield
eu-web-use-on_gain = when gained
eu-web-use-attack = with its attack
eu-web-time-T1 = always
eu-web-time-T2 = in and outside Combat
eu-web-time-T3 = in Combat preparation
eu-web-time-T4 = First Strike
eu-web-time-T5 = attack
eu-web-time-T6 = before the Monster rolls
eu-web-time-T7 = before or after the Monster rolls
eu-web-time-T8 = after the Monster has rolled
eu-web-time-T9 = before your attack roll
eu-web-time-T10 = after your attack roll
eu-web-time-M1 = when you become Monster Player
eu-web-time-M2 = as Monster Player, before your roll
eu-web-time-M3 = as Monster Player, after your roll
eu-web-time-M4 = as Monster Player, before the Hero’s roll
eu-web-time-M5 = as Monster Player, when the Hero dies
eu-web-set = with an Armour set of { $number }
eu-web-trigger-monster_defeated = when you defeat a Monster
eu-web-trigger-quest_fulfilled = when you fulfil a Quest
eu-web-trigger-attack_dealt_no_damage = when your attack deals no Damage
eu-web-if-attack_ability = if you attack with an Ability
eu-web-if-attack_dealt_damage = if your attack dealt Damage
eu-web-if-two_players = with two players
eu-web-limit-once_per_combat = once in a Combat
eu-web-per-hope_point = { $what } for each point of Hope, at most { $max }
eu-web-per-paid = { $what } for each token paid
eu-web-per-wound_received = { $what } for each Wound received, at most { $max }

## What effects do

eu-web-verb-gain = { $what } { $plus }
eu-web-verb-heal = heal { $number ->
    [all] all Wounds
   *[other] { $number }
}
eu-web-verb-suffer = suffer { $number ->
    [one] { $number } Wound
   *[other] { $number } Wounds
}
eu-web-verb-move = Movement { $plus }
eu-web-verb-grant_action = an Action: { $what }
eu-web-verb-reveal_hero_tiles = reveal your Hero tiles
eu-web-verb-draw_tile = draw { $number } ({ $stack }), keep { $keep }
eu-web-verb-ready = ready { $kind ->
    [any] { $n ->
        [all] all exhausted tiles
        [one] an exhausted tile
       *[other] up to { $n } exhausted tiles
    }
    [ability] { $n ->
        [all] all exhausted Abilities
        [one] an exhausted Ability
       *[other] up to { $n } exhausted Abilities
    }
   *[other] { $n ->
        [all] all exhausted attack Abilities
        [one] an exhausted attack Ability
       *[other] up to { $n } exhausted attack Abilities
    }
}
eu-web-verb-activate_gem = wake { $number ->
    [all] all used Gems
    [one] { $number } used Gem
   *[other] { $number } used Gems
}
eu-web-verb-unlock_slot = unlock a slot{ $gold ->
    [0] {""}
   *[other] { " " }of at most { $gold } Gold
}
eu-web-verb-skip_monster = discard the top card of a Monster deck
eu-web-verb-look_monsters = look at the top Monsters
eu-web-verb-teleport = Teleport up to { $number ->
    [one] { $number } space
   *[other] { $number } spaces
}
eu-web-verb-hope = Hope { $plus }
eu-web-verb-clover = { $roll ->
    [attack] attack roll
    [next_attack] next attack roll
    [confrontation] roll against Elementals
   *[other] Hero Roll
} { $plus }
eu-web-verb-reroll = reroll { $exactly ->
    [yes] both dice
   *[no] { $number ->
        [one] one die
       *[other] up to { $number } dice
    }
}
eu-web-verb-damage_plus = Damage { $plus }
eu-web-verb-damage_minus = Damage −{ $number }
eu-web-verb-deal = deal { $number } Damage
eu-web-verb-bleed = the Monster bleeds { $number } each round
eu-web-verb-rabbit_foot = Monster’s Battle Value { $plus }
eu-web-verb-next_rabbit_foot = next Battle Value of the Monster { $plus }
eu-web-verb-reduce_wounds = Wounds −{ $number }
eu-web-verb-next_attack = your next attack { $plus }
eu-web-verb-for_combat = { $what } to the end of the Combat
eu-web-verb-one_die = the Monster rolls one die only
eu-web-verb-no_monster_attack = the Monster does not attack in this round
eu-web-verb-flip_monster_die = turn one of the Monster’s dice over
eu-web-verb-reroll_monster = reroll { $number ->
    [one] one of the Monster’s dice
   *[other] { $number } of the Monster’s dice
}
eu-web-verb-remove = { $n ->
    [all] the Monster loses all: { $what }
   *[other] the Monster loses: { $what } × { $number }
}
eu-web-verb-ignore_penalty = the Monster’s penalty does not count
eu-web-verb-cancel_card = cancel one play of cards
eu-web-verb-hero_roll = Hero Roll: { $bands }
eu-web-verb-silence = all cards in play lose their effects, and none may be played in the next Monster attack
eu-web-verb-phoenix_vigil = turns death away
eu-web-verb-phoenix = when you would die in Combat it is discarded by itself, with its Gems, and your Health becomes { $number }, or your Maximum Health if that is less
eu-web-verb-mirror = after a Monster attack in which you used this Shield and which dealt you no Wounds the Monster takes { $number } Damage
eu-web-verb-claim_monster = with three or four players, before Control cards are revealed for another Hero’s Combat, you may exhaust it and claim the Monster as with a Control card; of several who claim it one is chosen at random, and only that one exhausts it and draws { $number ->
    [one] { $number } Silver card
   *[other] { $number } Silver cards
}
eu-web-verb-regeneration = the Monster heals { $number } Damage in later rounds when it deals { $wounds } Wounds or more
eu-web-verb-possession = Gaar by the Monster may answer the Hero’s attack roll
eu-web-verb-accomplice = look at one face-down person
eu-web-verb-hush = no Chaos Action in this Combat round
eu-web-verb-ward = protects from the Power of { $powers }
eu-web-verb-hold = holds { $number } ({ $kinds })
eu-web-verb-mine_cart = Mine Cart: of three drawn tiles you choose one
eu-web-verb-discount = { $on ->
    [learning] learning
    [item] one Item
   *[other] { $kinds }
} { $number } Gold cheaper
eu-web-verb-sell_bonus = Natural Resources sell for { $number } Gold more
eu-web-verb-score = { $number } Reputation at the end
eu-web-verb-max_health = Maximum Health { $plus }
eu-web-verb-monster_draw = cards for the Monster: { $what } { $plus }
eu-web-verb-monster_gain = the Monster gains: { $what } { $plus }
eu-web-verb-monster_heal = the Monster heals { $number } Damage
eu-web-verb-monster_value = Battle Value { $plus }
eu-web-verb-wound_plus = Wounds { $plus }
eu-web-verb-take_gaar = takes { $number } Gaar from the Hero
eu-web-verb-kill = the Hero dies, whatever the Health
eu-web-verb-hero_penalty = the Hero’s roll { $plus }
eu-web-verb-bank_discard = { $bank ->
    [gold] { $number ->
        [one] { $number } Gold card goes
       *[other] { $number } Gold cards go
    }
   *[other] { $number ->
        [one] { $number } Silver card goes
       *[other] { $number } Silver cards go
    }
} from the Monster’s bank
eu-web-verb-dwurt_die_step = Dwurt die { $plus }
eu-web-verb-dwurt_die_wounds = Wounds of the Dwurt die { $plus }

## The guided first turn

eu-web-guide-goal = Whoever has most Reputation after the last round wins. Here you see the rounds, how everybody stands, and what it would come to if it were scored now.
eu-web-guide-map = This is the land. Drag it, turn the wheel or pinch; with the arrow keys you walk over it. Dotted edges are places where it still grows: enter a space at the edge and a new tile is revealed.
eu-web-guide-actions = You have three Action tokens each round: Mining, Trade, Combat. Each pays for its Action, or gives you Movement instead. Point at one to see how far it would bring you.
eu-web-guide-walk = Spaces that shine may be entered; one click walks as far as you like, and stops when anything happens on the way. A red disc is a Monster: entering costs a Combat Action, and one of your rivals plays it against you. The figure is its level, the pill below it the loot.
eu-web-guide-place = What lies under the pointer is told here, and what you may do where you stand: mine, trade, heal, confront an Elemental, fulfil a Quest.
eu-web-guide-health = Your Health, and your Gaar: each Gaar rerolls a die and changes the sum by 2. At 0 Health you wake in the Church.
eu-web-guide-slots = Weapons and Abilities lie on Hero slots, Armour and Jewellery below. Locked slots show their price. Hover a tile, or hold it, to read what it does.
eu-web-guide-sacks = Three Sacks hold what you carry. Arrange belongings to equip, take off, set Gems or discard; cards in your hand are for the Monsters that you play.
eu-web-guide-rivals = Your rivals: Reputation, Health, Gaar, Gold, cards. A click opens their whole board.
eu-web-guide-help = Lost? “Why?” explains what is asked and lists everything that you may do. Undo takes back what revealed nothing. Now walk.

## The sheets of the record

eu-web-sheet-hero = Hero
eu-web-sheet-scenario = Scenario
