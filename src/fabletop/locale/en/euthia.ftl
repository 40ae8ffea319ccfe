### Euthia: prompts, options, log lines and labels. Every sentence is our own wording.

## The game

eu-game = Euthia
    .text = Roam an open land hex by hex: mine, trade, learn, fight monsters that your rivals play, and make a name for yourself.
    .players = 1 to 4 players
    .length = 90 minutes and more
    .asked-1 = Who plays the monster?
    .asked-2 = What happens when my hero dies?
    .asked-3 = Do I have to fight the monster?
    .asked-4 = How do I learn a new ability?

## Options of a game

eu-option-scenario = Scenario
    .text = Which Scenario you play.
eu-option-extent = Extent of the map
    .text = How far the map may grow from the Church (extent=open without a limit, wide or close).
eu-option-extent-open = No limit
    .text = The land grows wherever the Heroes go.
eu-option-extent-wide = Four tiles
    .text = No Map tile lies more than four tiles away from the Church.
eu-option-extent-close = Three tiles
    .text = No Map tile lies more than three tiles away from the Church.

## Words for things

eu-action-mining = Mining
eu-action-trade = Trade
eu-action-combat = Combat
eu-token-mining = Mining Action token
eu-token-trade = Trade Action token
eu-token-combat = Combat Action token
eu-toward-east = east
eu-toward-west = west
eu-toward-north_east = north-east
eu-toward-north_west = north-west
eu-toward-south = south
eu-toward-south_east = south-east
eu-toward-south_west = south-west
eu-toward-centre = to the centre
eu-part-north_west = north-west
eu-part-north_east = north-east
eu-part-south = south
eu-part-centre = centre
eu-label-gaar = Gaar
eu-label-gem = Gem
eu-label-essence = Essence
eu-label-trophy = Trophy
eu-label-resource = Natural Resource
eu-label-item = Item
eu-label-silver_card = Silver card
eu-label-gold_card = Gold card
eu-label-action_token = Action token
eu-label-chaos_token = Chaos token
eu-label-supplies = Supplies
eu-metal-silver = Silver
eu-metal-gold = Gold
eu-element-fire = Fire
eu-element-water = Water
eu-element-air = Air
eu-element-earth = Earth
eu-space-plain = open land
eu-space-mountains = Mountains
eu-space-lake = Lake
eu-space-cave = Cave
eu-space-treasure_1 = Treasure I
eu-space-treasure_2 = Treasure II
eu-space-treasure_3 = Treasure III
eu-space-elemental_fire = Fire Elemental
eu-space-elemental_water = Water Elemental
eu-space-elemental_air = Air Elemental
eu-space-elemental_earth = Earth Elemental
eu-space-portal = Portal
eu-space-merchants = Merchants
eu-space-alchemists = Alchemists
eu-space-dragonslayers_towers = Dragonslayers’ Towers
eu-space-encounter = Encounter
eu-space-legend = Legend
eu-space-ruins = Ruins
eu-space-church = Church
eu-stack-merchant = Merchants’ tiles
eu-stack-alchemist = Alchemists’ tiles
eu-stack-dragonslayer = Dragonslayers’ tiles
eu-stack-mountain = Mountain
eu-stack-lake = Lake
eu-stack-cave = Cave
eu-stack-treasure_1 = Treasure I
eu-stack-treasure_2 = Treasure II
eu-stack-treasure_3 = Treasure III
eu-stack-hunter_reward = Hunter’s rewards
eu-stack-armourer_reward = Armourer’s rewards
eu-stack-witch_reward = Witch’s rewards
eu-stack-supplies = Supplies
eu-slot-sword = Weapon slot
eu-slot-first = First Strike slot
eu-slot-ability = Ability slot
eu-slot-helm = Helm slot
eu-slot-cuirass = Cuirass slot
eu-slot-gloves = Gloves slot
eu-slot-greaves = Greaves slot
eu-slot-boots = Boots slot
eu-slot-amulet = Amulet slot
eu-slot-ring = Ring slot

## Score

eu-points = { $number } Reputation
eu-price-gold = { $number } Gold
eu-price-reputation = { $number } Reputation
eu-either = { $others } or { $last }
eu-times = { $n ->
        [1] { $what }
       *[other] { $n } × { $what }
    }
eu-category-reputation = Reputation
eu-category-categories = Deeds
eu-category-deaths = Deaths
eu-line-track = Reputation track
eu-line-resources = Natural Resources
eu-line-relics = Relics
eu-line-gold = Gold, 5 for 1
eu-line-wall = The wall of the Hunt
eu-line-badges = Badges
eu-line-hero_tokens = Hero tokens
eu-line-interaction_tokens = Interaction tokens
eu-line-trade_tokens = Trade tokens
eu-line-other_tokens = Rivals slain
eu-line-quests = Quests
eu-line-elites = Elite Monsters
eu-line-deaths = Deaths in Combat
eu-line-floor = Not below 0

## Questions

eu-ask-hero = Choose your Hero.
eu-ask-act = { $moves ->
        [0] { $tokens ->
            [0] No Movement and no tokens are left: end the turn, or use what you still have.
           *[other] Use an Action token: for its Action, or for Movement.
        }
        [one] Move with the { $moves } point that you have left, or do something here.
       *[other] Move with the { $moves } points that you have left, or do something here.
    }
eu-ask-slot = The edge of the known land: where does the next tile go?
eu-ask-source = With what do you pay for the { $action } Action?
eu-ask-save = Which unused token do you save for your next turn?
eu-ask-pack = Arrange what you carry.
eu-ask-tidy = You carry too much: use, equip or discard something.
eu-ask-surplus = You hold more than 5 cards: discard one, or exchange 4 Silver cards for 1 Gold card.
eu-ask-give_up = Which Silver card do you give up for the Gold card?
eu-ask-cart = Do you dig, or use a Mine Cart first?
eu-ask-keep = Which tile do you keep?
eu-ask-stack = From which stack do you draw?
eu-ask-kind = Which one do you take?
eu-ask-deal = Trade: you have { $gold } Gold.
eu-ask-pick_tile = Two ways open before you: which Hero tile do you keep?
eu-ask-free_slot = Which slot do you unlock?
eu-ask-ready = Which tile do you ready?
eu-ask-idle_gem = Which Gem do you wake?
eu-ask-level = From which deck do you send the top Monster away?
eu-ask-teleport = Where do you Teleport?
eu-ask-way = { $quest }: how do you fulfil it?
eu-ask-pay = What do you hand in?
eu-ask-different = What do you hand in? All must be different.
eu-ask-change = Your roll stands at { $value }. Do you change it?
eu-ask-reroll = Which of your dice do you reroll?
eu-ask-foe_die = Which of the Monster’s dice?
eu-ask-cancel = Which play do you cancel?
eu-ask-before_combat = Before Combat: equip yourself, and use what works only outside it.
eu-ask-claim = Do you want to play the Monster?
eu-ask-rival_use = You play the Monster: do you use a tile of your own?
eu-ask-moment-prep = The Monster stands before you. Do you prepare?
eu-ask-moment-heal = Healing phase: do you mend yourself?
eu-ask-moment-foe_before = The Monster is about to roll: do you use anything?
eu-ask-moment-foe_after = The Monster has rolled: do you use Shields or Abilities?
eu-ask-moment-own_before = You are about to roll: do you use anything?
eu-ask-cards-before_monster_roll = { $foe } is about to attack: do you play cards? Chaos tokens: { $chaos }.
eu-ask-cards-before_hero_roll = The Hero is about to attack: do you play a Curse? Chaos tokens: { $chaos }.
eu-ask-rival_word = { $foe }: the attack is { $value }. You play the Monster. Do you change it?
eu-ask-hero_word = { $foe }: the attack is { $value }. Do you answer?
eu-ask-first_strike = First Strike against { $foe }?
eu-ask-weapon = With what do you attack { $foe }?
eu-ask-possessed = Soul Control: do you spend a Gaar to reroll one of the Hero’s dice?
eu-ask-dying = { $foe } has struck you down. Is this the end?
eu-ask-trophy = You have defeated { $foe }. Do you keep the Trophy?
eu-ask-trade_first = You carry too much: do you trade before you discard?
eu-ask-peek = At which person do you look?
eu-ask-pay_silver = Which Silver card do you discard?
eu-ask-siege = Several settlements are equally far: which one is besieged?
eu-ask-beacon = Beacon Fires: do you walk on, or stay?

## Options

eu-do-hero = { $hero }
eu-do-walk = Walk { $toward }: { $tile }, { $place }{ $level ->
        [0] {""}
       *[other] {" "}· Monster of level { $level }
    }
eu-do-portal = Through the Portal to { $tile }{ $level ->
        [0] {""}
       *[other] {" "}· Monster of level { $level }
    }
eu-do-to = To { $tile } ({ $part }): { $place }{ $level ->
        [0] {""}
       *[other] {" "}· Monster of level { $level }
    }
eu-do-slot = Lay the tile { $toward }
eu-do-march = Spend the { $token } for { $number } Movement
eu-do-mine = Mining Action
eu-do-trade = Trade Action
eu-do-church-heal = Church: heal 6 Wounds for 1 Gold
eu-do-church-potion = Church: a Healing Potion for 1 Gold
eu-do-treasure = Find the Treasure
eu-do-confront = Confront the Elemental
eu-do-quest = Quest: { $quest }
eu-do-use = Use { $thing }{ $some ->
        [0] {""}
       *[other] : { $what }
    }
eu-do-use-with = Use { $thing } with { $kind }: { $what }
eu-do-gem = Use { $kind } on { $thing }: { $what }
eu-do-wake = Wake { $kind } on { $thing }: { $what }
eu-do-essence = Use { $kind }: { $what }
eu-do-charge = Lay { $kind } on { $thing }
eu-do-pack = Arrange belongings
eu-do-exchange = Exchange 4 Silver cards for 1 Gold card
eu-do-end = End the turn
eu-do-none = Save none
eu-do-save = Save the { $token }
eu-do-with-token = Spend the Action token
eu-do-with-granted = Take the Action that you were given
eu-do-done-pack = Done
eu-do-done-deal = Leave the market
eu-do-done-before_combat = To the fight
eu-do-done-moment = Go on
eu-do-pass-cards = Play nothing
eu-do-pass-rival_word = Pass
eu-do-pass-hero_word = Pass
eu-do-pass-claim = Leave it to others
eu-do-pass-rival_use = Use nothing
eu-do-pass-possessed = Pass
eu-do-skip-ready = None
eu-do-skip-idle_gem = None
eu-do-skip-free_slot = None
eu-do-skip-level = None
eu-do-skip-teleport = Stay here
eu-do-skip-reroll = None
eu-do-skip-cancel = None
eu-do-skip-first_strike = No First Strike
eu-do-first_strike = First Strike
eu-do-equip = Equip { $thing }
eu-do-swap = Equip { $thing } instead of { $other }
eu-do-unequip = Unequip { $thing }
eu-do-set_gem = Set { $kind } into { $thing }
eu-do-throw = Discard { $thing }
eu-do-discard_card = Discard { $card }
eu-do-dig = Dig
eu-do-keep = { $thing }
eu-do-keep-trophy = Keep the Trophy
eu-do-leave = Leave it
eu-do-stack = { $stack }
eu-do-kind = { $kind }
eu-do-fee = Pay the fee: 1 Gold
eu-do-buy = Buy { $thing } for { $gold } Gold
eu-do-renew = { $gold ->
        [0] Replace the whole offer
       *[other] Replace the whole offer for { $gold } Gold
    }
eu-do-sell = Sell { $thing } for { $gold } Gold
eu-do-sell-for = Sell { $thing } for { $price }
eu-do-heal = { $gold ->
        [0] { $number ->
            [one] Heal 1 Wound for free
           *[other] Heal { $number } Wounds for free
        }
       *[other] { $number ->
            [one] Heal 1 Wound for { $gold } Gold
           *[other] Heal { $number } Wounds for { $gold } Gold
        }
    }
eu-do-gaar = 1 Gaar for 1 Gold
eu-do-reveal = Reveal your Hero tiles for 1 Gold
eu-do-learn = { $gold ->
        [0] Learn { $thing } for free
       *[other] Learn { $thing } for { $gold } Gold
    }
eu-do-unlearn = Take { $thing } off the board
eu-do-unlock = { $place }
eu-do-unlock-gold = Unlock: { $place } for { $gold } Gold
eu-do-unlock-essence = Unlock: { $place } with { $kind }
eu-do-pick = { $thing }
eu-do-ready = { $thing }
eu-do-level = Level { $number }
eu-do-way = { $what }
eu-do-pay = Hand in: { $thing }
eu-do-final = It stands
eu-do-gaar-change = Gaar: reroll die { $number }, which shows { $shown }, and add 2
eu-do-gaar-rival_word = Gaar: reroll die { $number }, which shows { $shown }, and add 2
eu-do-gaar-hero_word = Gaar: reroll die { $number }, which shows { $shown }, and subtract 2
eu-do-gaar-possessed = Gaar: reroll die { $number }, which shows { $shown }, and subtract 2
eu-do-hope = { $number ->
        [1] Hope: 1 point for +1
        [2] Hope: 2 points for 1 Gaar
       *[other] Hope: 3 points for +1 and 1 Damage
    }
eu-do-die = Die { $number }, which shows { $shown }
eu-do-both = Both dice
eu-do-die-now = Die
eu-do-play = Play { $card }{ $number ->
        [1] {""}
       *[other] {" "}× { $number }
    }
eu-do-cancel = Cancel { $card }{ $number ->
        [1] {""}
       *[other] {" "}× { $number }
    }
eu-do-claim = Play the Monster: spend a Control card
eu-do-mask = Play the Monster: exhaust the Amulet of Masks
eu-do-attack = Attack with { $thing }
eu-do-tidy = Discard now
eu-do-trade-first = Trade first

## The log

eu-tell-round = Round { $number } begins.
eu-tell-turn = { $you ->
        [yes] Your turn.
       *[other] { $who } takes a turn.
    }
eu-tell-hero = { $you ->
        [yes] You are { $hero }.
       *[other] { $who } is { $hero }.
    }
eu-tell-moved = { $you ->
        [yes] You move to { $place } ({ $tile }).
       *[other] { $who } moves to { $place } ({ $tile }).
    }
eu-tell-moves = { $gain ->
        [yes] { $you ->
            [yes] You gain { $number } Movement.
           *[other] { $who } gains { $number } Movement.
        }
       *[no] { $you ->
            [yes] You spend { $number } Movement.
           *[other] { $who } spends { $number } Movement.
        }
    }
eu-tell-marches = { $you ->
        [yes] You spend the { $token } for Movement.
       *[other] { $who } spends the { $token } for Movement.
    }
eu-tell-tile = { $you ->
        [yes] You reveal a Map tile: { $tile }.
       *[other] { $who } reveals a Map tile: { $tile }.
    }
eu-tell-saved = { $you ->
        [yes] You save the { $token }.
       *[other] { $who } saves the { $token }.
    }
eu-tell-mines = { $you ->
        [yes] You mine: { $place } ({ $tile }).
       *[other] { $who } mines: { $place } ({ $tile }).
    }
eu-tell-drawn = { $you ->
        [yes] You draw
       *[other] { $who } draws
    } { $number ->
        [one] { $number } tile
       *[other] { $number } tiles
    } ({ $stack }): { $things }.
eu-tell-trades = { $you ->
        [yes] You trade: { $place }.
       *[other] { $who } trades: { $place }.
    }
eu-tell-bought = { $you ->
        [yes] You buy { $thing } for { $gold } Gold.
       *[other] { $who } buys { $thing } for { $gold } Gold.
    }
eu-tell-sold = { $you ->
        [yes] You sell { $thing }
       *[other] { $who } sells { $thing }
    }{ $gold ->
        [0] .
       *[other] {" "}for { $gold } Gold.
    }
eu-tell-renewed = { $you ->
        [yes] You replace the offer: { $stack }.
       *[other] { $who } replaces the offer: { $stack }.
    }
eu-tell-revealed = { $you ->
        [yes] You choose the Hero tile { $thing }.
       *[other] { $who } chooses the Hero tile { $thing }.
    }
eu-tell-learned = { $you ->
        [yes] You learn { $thing }
       *[other] { $who } learns { $thing }
    }{ $gold ->
        [0] .
       *[other] {" "}for { $gold } Gold.
    }
eu-tell-unlearned = { $you ->
        [yes] You lay { $thing } aside.
       *[other] { $who } lays { $thing } aside.
    }
eu-tell-unlocked = { $you ->
        [yes] You unlock: { $slot }.
       *[other] { $who } unlocks: { $slot }.
    }
eu-tell-equipped = { $you ->
        [yes] You equip { $thing }.
       *[other] { $who } equips { $thing }.
    }
eu-tell-unequipped = { $you ->
        [yes] You unequip { $thing }.
       *[other] { $who } unequips { $thing }.
    }
eu-tell-gem_set = { $you ->
        [yes] You set { $kind } into { $thing }.
       *[other] { $who } sets { $kind } into { $thing }.
    }
eu-tell-thrown = { $you ->
        [yes] You discard { $thing }.
       *[other] { $who } discards { $thing }.
    }
eu-tell-charged = { $you ->
        [yes] You lay { $kind } on { $thing }.
       *[other] { $who } lays { $kind } on { $thing }.
    }
eu-tell-gained = { $you ->
        [yes] You gain { $thing }.
       *[other] { $who } gains { $thing }.
    }
eu-tell-token = { $you ->
        [yes] You gain { $kind }.
       *[other] { $who } gains { $kind }.
    }
eu-tell-potions = { $gain ->
        [yes] { $you ->
            [yes] You gain
           *[other] { $who } gains
        }
       *[no] { $you ->
            [yes] You hand in
           *[other] { $who } hands in
        }
    } { $number ->
        [one] { $number } Healing Potion.
       *[other] { $number } Healing Potions.
    }
eu-tell-gold = { $gain ->
        [yes] { $you ->
            [yes] You gain { $number } Gold.
           *[other] { $who } gains { $number } Gold.
        }
       *[no] { $you ->
            [yes] You pay { $number } Gold.
           *[other] { $who } pays { $number } Gold.
        }
    }
eu-tell-gaar = { $gain ->
        [yes] { $you ->
            [yes] You gain { $number } Gaar.
           *[other] { $who } gains { $number } Gaar.
        }
       *[no] { $you ->
            [yes] You spend { $number } Gaar.
           *[other] { $who } spends { $number } Gaar.
        }
    }
eu-tell-reputation = { $gain ->
        [yes] { $you ->
            [yes] You gain { $number } Reputation.
           *[other] { $who } gains { $number } Reputation.
        }
       *[no] { $you ->
            [yes] You lose { $number } Reputation.
           *[other] { $who } loses { $number } Reputation.
        }
    }
eu-tell-healed = { $you ->
        [yes] You heal
       *[other] { $who } heals
    } { $number ->
        [one] { $number } Wound.
       *[other] { $number } Wounds.
    }
eu-tell-wounded = { $you ->
        [yes] You take
       *[other] { $who } takes
    } { $number ->
        [one] { $number } Wound.
       *[other] { $number } Wounds.
    }
eu-tell-died = { $you ->
        [yes] You die and wake in the Church.
       *[other] { $who } dies and wakes in the Church.
    }
eu-tell-risen = { $you ->
        [yes] { $thing } turns death away from you.
       *[other] { $thing } turns death away from { $who }.
    }
eu-tell-drew_cards = { $you ->
        [yes] You draw
       *[other] { $who } draws
    } { $metal ->
        [gold] { $number ->
            [one] { $number } Gold card
           *[other] { $number } Gold cards
        }
       *[silver] { $number ->
            [one] { $number } Silver card
           *[other] { $number } Silver cards
        }
    }{ $seen ->
        [0] .
       *[other] : { $secret }.
    }
eu-tell-discarded_card = { $you ->
        [yes] You discard { $card }.
       *[other] { $who } discards { $card }.
    }
eu-tell-treasure = { $you ->
        [yes] You find a Treasure ({ $stack }).
       *[other] { $who } finds a Treasure ({ $stack }).
    }
eu-tell-confronts = { $you ->
        [yes] You confront the { $element }.
       *[other] { $who } confronts the { $element }.
    }
eu-tell-quest = { $you ->
        [yes] You fulfil the Quest { $quest }.
       *[other] { $who } fulfils the Quest { $quest }.
    }
eu-tell-quest_missed = { $you ->
        [yes] You fail the roll for the Quest { $quest }.
       *[other] { $who } fails the roll for the Quest { $quest }.
    }
eu-tell-handed_in = { $you ->
        [yes] You hand in { $thing }.
       *[other] { $who } hands in { $thing }.
    }
eu-tell-used = { $you ->
        [yes] You use { $thing }.
       *[other] { $who } uses { $thing }.
    }
eu-tell-used_gem = { $you ->
        [yes] You use { $kind }.
       *[other] { $who } uses { $kind }.
    }
eu-tell-used_essence = { $you ->
        [yes] You use { $kind }.
       *[other] { $who } uses { $kind }.
    }
eu-tell-readied = { $you ->
        [yes] You ready { $thing }.
       *[other] { $who } readies { $thing }.
    }
eu-tell-looked = { $you ->
        [yes] You look
       *[other] { $who } looks
    } at the top Monsters{ $seen ->
        [0] .
       *[other] : { $secret }.
    }
eu-tell-skipped = { $you ->
        [yes] You send { $foe } away.
       *[other] { $who } sends { $foe } away.
    }
eu-tell-control = { $you ->
        [yes] Your Control card is revealed.
       *[other] A Control card of { $who } is revealed.
    }
eu-tell-fights = { $you ->
        [yes] You challenge a Monster of level { $level }: { $place } ({ $tile }).
       *[other] { $who } challenges a Monster of level { $level }: { $place } ({ $tile }).
    }
eu-tell-monster_player = { $you ->
        [yes] { $owner_name } plays the Monster against you.
        [owner] You play the Monster against { $who }.
       *[other] { $owner_name } plays the Monster against { $who }.
    }
eu-tell-meets = { $you ->
        [yes] You meet { $foe }.
       *[other] { $who } meets { $foe }.
    }
eu-tell-combat_round = { $you ->
        [yes] Your Combat: round { $number }.
       *[other] Combat of { $who }: round { $number }.
    }
eu-tell-played = { $you ->
        [yes] You play
       *[other] { $who } plays
    } { $card }{ $number ->
        [1] .
       *[other] {" "}× { $number }.
    }
eu-tell-cancelled = { $you ->
        [yes] You cancel { $card }.
       *[other] { $who } cancels { $card }.
    }
eu-tell-removed = { $you ->
        [yes] You take from the Monster: { $what }
       *[other] { $who } takes from the Monster: { $what }
    }{ $number ->
        [1] .
       *[other] {" "}× { $number }.
    }
eu-tell-foe_rolled = { $you ->
        [yes] You roll
       *[other] { $who } rolls
    } for the Monster: { $first }{ $second ->
        [0] .
       *[other] {" "}and { $second }.
    }
eu-tell-foe_dice = { $you ->
        [yes] You change
       *[other] { $who } changes
    } the Monster’s dice: { $first }{ $second ->
        [0] .
       *[other] {" "}and { $second }.
    }
eu-tell-rabbit_foot = { $you ->
        [yes] You change the Battle Value of the Monster
       *[other] { $who } changes the Battle Value of the Monster
    }: { $gain ->
        [yes] +{ $number }.
       *[no] −{ $number }.
    }
eu-tell-foe_attack = { $you ->
        [yes] The Monster strikes you
       *[other] The Monster strikes { $who }
    } with { $number }: { $wounds ->
        [0] no Wounds.
        [one] { $wounds } Wound.
       *[other] { $wounds } Wounds.
    }
eu-tell-mended = { $you ->
        [yes] The Monster that you fight heals { $number } Damage.
       *[other] The Monster that { $who } fights heals { $number } Damage.
    }
eu-tell-rolled = { $you ->
        [yes] You roll { $first } and { $second }.
       *[other] { $who } rolls { $first } and { $second }.
    }
eu-tell-rerolled = { $you ->
        [yes] You reroll: { $first } and { $second }.
       *[other] { $who } rerolls: { $first } and { $second }.
    }
eu-tell-rerolled-gaar = { $you ->
        [yes] You spend a Gaar
       *[other] { $who } spends a Gaar
    }: the Hero’s dice show { $first } and { $second }.
eu-tell-foe_dice-gaar = { $you ->
        [yes] You spend a Gaar
       *[other] { $who } spends a Gaar
    }: the Monster’s dice show { $first }{ $second ->
        [0] .
       *[other] {" "}and { $second }.
    }
eu-tell-clover = { $you ->
        [yes] Clover for your roll
       *[other] Clover for the roll of { $who }
    }: { $gain ->
        [yes] +{ $number }.
       *[no] −{ $number }.
    }
eu-tell-hope = { $you ->
        [yes] Your Hope die shows { $number }.
       *[other] The Hope die of { $who } shows { $number }.
    }
eu-tell-hope_spent = { $you ->
        [yes] You spend
       *[other] { $who } spends
    } { $number ->
        [one] { $number } point of Hope.
       *[other] { $number } points of Hope.
    }
eu-tell-attacks = { $you ->
        [yes] You attack with { $thing }.
       *[other] { $who } attacks with { $thing }.
    }
eu-tell-no_weapon = { $you ->
        [yes] You have nothing to attack with.
       *[other] { $who } has nothing to attack with.
    }
eu-tell-attack = { $you ->
        [yes] Your attack comes to { $number }: { $damage } Damage.
       *[other] The attack of { $who } comes to { $number }: { $damage } Damage.
    }
eu-tell-damaged = { $you ->
        [yes] You deal { $number } Damage to the Monster.
       *[other] { $who } deals { $number } Damage to the Monster.
    }
eu-tell-defeated = { $you ->
        [yes] You defeat { $foe }.
       *[other] { $who } defeats { $foe }.
    }
eu-tell-fell = { $you ->
        [yes] You fall to { $foe }.
       *[other] { $who } falls to { $foe }.
    }
eu-tell-trophy = { $you ->
        [yes] You keep the Trophy of { $foe }.
       *[other] { $who } keeps the Trophy of { $foe }.
    }
eu-tell-freed = { $you ->
        [yes] You liberate { $place } ({ $tile }).
       *[other] { $who } liberates { $place } ({ $tile }).
    }
eu-tell-woken = { $you ->
        [yes] You wake { $kind } on { $thing }.
       *[other] { $who } wakes { $kind } on { $thing }.
    }
eu-tell-trophy_left = { $you ->
        [yes] You leave the Trophy of { $foe }.
       *[other] { $who } leaves the Trophy of { $foe }.
    }
eu-tell-spent_essence = { $you ->
        [yes] You spend { $kind }.
       *[other] { $who } spends { $kind }.
    }
eu-tell-slain = { $you ->
        [yes] You take a Hero token of { $owner_name }.
       *[other] { $who } takes a Hero token of { $owner_name }.
    }
eu-tell-new_quest = A new Quest at { $encounter }: { $quest }.
eu-tell-granted = { $you ->
        [yes] You gain an Action: { $action }.
       *[other] { $who } gains an Action: { $action }.
    }
eu-tell-foe_gains = { $you ->
        [yes] Your Monster gains: { $what }
       *[other] The Monster of { $who } gains: { $what }
    }{ $number ->
        [1] .
       *[other] {" "}× { $number }.
    }
eu-tell-control_kept = { $you ->
        [yes] You keep your Control card.
       *[other] { $who } keeps the Control card.
    }
eu-tell-claims = { $you ->
        [yes] You play your Control card: the Monster is yours.
       *[other] { $who } plays a Control card and takes the Monster.
    }
eu-tell-scored = { $you ->
        [yes] Your final Reputation: { $number }.
       *[other] { $who }: final Reputation { $number }.
    }

## What rivals think about

euthia-thinks = { $who } is thinking about { $kind ->
        [act] the road ahead
        [deal] the trade
        [trade_first] the trade
        [before_combat] the fight
        [moment] the fight
        [cards] the fight
        [rival_word] the fight
        [hero_word] the fight
        [weapon] the fight
        [change] the fight
        [reroll] the fight
        [first_strike] the fight
        [foe_die] the fight
        [possessed] the fight
        [pack] the load
        [tidy] the load
        [surplus] the load
        [pick_tile] the Hero tiles
        [free_slot] the Hero tiles
        [slot] the unknown land
        [hero] the Heroes
       *[other] the next move
    }

## Opponents

euthia-player-dorrin = Dorrin Coincounter
euthia-player-dorrin-style = Knows every stall in the land and the price of everything on it; swords are for customers.
euthia-player-ilva = Sister Ilva
euthia-player-ilva-style = Bandages first and fights afterwards, and only where she is sure to come home.
euthia-player-kasimir = Kasimir Two-Dice
euthia-player-kasimir-style = A fight that is already decided bores him; one roll more can still turn everything.
euthia-player-brenna = Brenna Wolfsbane
euthia-player-brenna-style = Reads the land by its monsters and leaves the mining and the haggling to others.

## What speaks for a choice

eu-worth-points = Reputation so far
eu-worth-wealth = Gold and possessions
eu-worth-tokens = Tokens on the map
eu-worth-quests = Quests
eu-worth-health = Health
eu-worth-gaar = Gaar and saved Action tokens
eu-worth-trophies = Trophies
eu-worth-prospect = What lies within reach
eu-worth-goals = The goals of the Scenario
eu-worth-power = Strength in Combat
eu-worth-ahead = { $points } Reputation ahead of the best rival
eu-worth-behind = { $points } Reputation behind the best rival
eu-worth-level = level with the best rival
eu-worth-chance = { $percent } % to win
eu-worth-alone = { $points } points expected: Reputation, and { $victory } for a victory
