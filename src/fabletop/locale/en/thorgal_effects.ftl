### Thorgal: what effects do, whom they concern, where and when. Every sentence is our own wording.

## Small pieces

th-some = { $number } { $kind }
th-some_any = { $number ->
        [one] 1 Resource of any kind
       *[other] { $number } Resources of any kind
    }
th-times = { $number } × { $thing }
th-or = { $first } or { $second }
th-empty = nothing
th-resource-common = common Resource
th-resource-area = Resource of the Area
th-tier-any = Enemy

## How a tile lies

th-turned-0 = not turned
th-turned-1 = turned right
th-turned-2 = turned upside down
th-turned-3 = turned left
th-turned-flipped-0 = flipped
th-turned-flipped-1 = flipped and turned right
th-turned-flipped-2 = flipped and turned upside down
th-turned-flipped-3 = flipped and turned left

## Whom it concerns

th-effect-for = { $who }: { $effect }
th-who-each = every Hero
th-who-each_where = every Hero to whom it applies
th-who-here = every Hero in your Area
th-who-one = one Hero
th-who-one_in_area = one Hero in your Area
th-who-two = two Heroes
th-who-same = the same Hero
th-who-group = all together
th-who-most_items = the Hero with the most Items
th-who-most_wounds = the Hero with the most Wounds
th-who-most_threat = the Hero with the most Threat
th-who-most_resources = the Hero with the most Resources

## Where

th-place-here = here
th-place-anywhere = anywhere
th-place-runes = rune { $runes }
th-place-first_player = the First Player’s Area
th-place-most_threat = the Area of the Hero with the most Threat
th-place-yours = your Area
th-place-yours_or_adjacent = your Area or an adjacent one
th-place-highest_open = an open Area with the highest number

## When

th-if-all = { $conditions }
th-if-any = one of these: { $conditions }
th-if-other = its condition is met
th-if-read = Paragraph { $number } was read
th-if-not_read = Paragraph { $number } was not read
th-if-read_at_least = at least { $number } of the Paragraphs { $list } were read
th-if-flag = you noted “{ $flag }”
th-if-not_flag = you did not note “{ $flag }”
th-if-track_min = the Adventure-track marker is on space { $number } or farther right
th-if-track_max = the Adventure-track marker is on space { $number } or farther left
th-if-uncovered_penalties = at least { $number } Penalty spaces are uncovered on the Path
th-if-any_threat = a Hero has { $number } or more Threat
th-if-threat = you have { $number } or more Threat
th-if-tokens_here = { $number } or more tokens are under the card
th-if-borders = you crossed { $number } or more Borders
th-if-assigned = you assigned { $number } or more Resources
th-if-enemies_min = { $number } or more Enemies are there ({ $where })
th-if-enemies_max = { $number } or fewer Enemies are there ({ $where })
th-if-resolved = you resolved the effect of a Location
th-if-skill_active = the Skill card is active
th-if-skill_inactive = the Skill card is inactive
th-if-enemy_here = an Enemy is in your Area
th-if-no_enemy_here = no Enemy is in your Area

## Gains and losses

th-effect-gain = gain { $number } { $kind }
th-effect-gain_of = gain { $number } of one kind ({ $kinds })
th-effect-lose = discard { $number } { $kind }
th-effect-lose_of = discard { $number } of one kind ({ $kinds })
th-effect-heal = heal { $number ->
        [one] 1 Wound
       *[other] up to { $number } Wounds
    }
th-effect-heal_size = heal { $number ->
        [one] 1 Wound
       *[other] up to { $number } Wounds
    } of size { $size } or less
th-effect-heal_split = divide { $number ->
        [one] 1 heal
       *[other] { $number } heals
    } among the Heroes of your Area
th-effect-heal_split_size = divide { $number ->
        [one] 1 heal
       *[other] { $number } heals
    } of size { $size } or less among the Heroes of your Area
th-effect-calm = discard { $number } Threat
th-effect-threat = draw { $number } Threat
th-effect-xp = gain { $number } Experience{ $side ->
        [combat] {" "}(Combat)
        [journey] {" "}(Journey)
       *[any] {""}
    }
th-effect-draw_item = draw { $number ->
        [one] 1 Item
       *[other] { $number } Items
    }
th-effect-choose_item = choose { $number ->
        [one] 1 Item
       *[other] { $number } Items
    } from the Display
th-effect-lose_item = discard { $number ->
        [one] 1 Item
       *[other] { $number } Items
    }
th-effect-finding = draw { $number ->
        [one] 1 Finding card
       *[other] { $number } Finding cards
    }
th-effect-wound_shape = receive { $number ->
        [one] a Wound
       *[other] { $number } Wounds
    }: { $shape }
th-effect-wound_size = receive { $number ->
        [one] 1 Wound
       *[other] { $number } Wounds
    } of size { $size }
th-effect-wound_threat = receive { $number ->
        [one] 1 Wound (Threat)
       *[other] { $number } Wounds (Threat)
    }
th-effect-wound_die = roll the { $colour } and receive that Wound

## The running action

th-effect-action = Additional Action { $type } (value { $value })
th-effect-plus = value { $number }
th-effect-reroll = reroll up to { $number ->
        [one] 1 die
       *[other] { $number } dice
    }
th-effect-upgrade = { $number ->
        [one] upgrade 1 die
       *[other] { $number } upgrades
    }
th-effect-critical = { $number ->
        [one] 1 Critical effect
       *[other] { $number } Critical effects
    }
th-effect-reveal_terrain = add { $number ->
        [one] 1 Terrain card
       *[other] { $number } Terrain cards
    } to the Path
th-effect-clear_gather = discard up to { $number ->
        [one] 1 Gather token
       *[other] { $number } Gather tokens
    }
th-effect-clear_cards = discard all Gather tokens of { $number ->
        [one] 1 Terrain card
       *[other] { $number } Terrain cards
    }

## The Map and the Row

th-effect-track_left = move the Adventure-track marker { $number ->
        [one] 1 space
       *[other] { $number } spaces
    } left
th-effect-track_right = move the Adventure-track marker { $number ->
        [one] 1 space
       *[other] { $number } spaces
    } right
th-effect-gain_card = gain the Action card { $card }
th-effect-special_action = gain the Special Action card { $card }
th-effect-place_enemy = put { $number ->
        [one] 1 { $tier }
       *[other] { $number } × { $tier }
    }{ $placed ->
        [yes] {" "}({ $where })
       *[no] {""}
    }
th-effect-raise_enemy = raise the level of { $number ->
        [one] 1 { $tier }
       *[other] { $number } × { $tier }
    }{ $placed ->
        [yes] {" "}({ $where })
       *[no] {""}
    }
th-effect-lower_enemy = lower the level of { $number ->
        [one] 1 { $tier }
       *[other] { $number } × { $tier }
    }{ $placed ->
        [yes] {" "}({ $where })
       *[no] {""}
    }
th-effect-remove_enemy = discard { $number ->
        [one] 1 { $tier }
       *[other] { $number } × { $tier }
    }{ $placed ->
        [yes] {" "}({ $where })
       *[no] {""}
    }
th-effect-remove_enemy_most = discard { $number ->
        [one] 1 { $tier }
       *[other] { $number } × { $tier }
    } or weaker{ $placed ->
        [yes] {" "}({ $where })
       *[no] {""}
    }
th-effect-move_enemy = move { $number ->
        [one] 1 Enemy
       *[other] { $number } Enemies
    } (from: { $from }; to: { $where })
th-effect-block = put { $number ->
        [one] a Block token
       *[other] { $number } Block tokens
    } on { $what ->
        [border] a Border
       *[location] a Location
    }{ $placed ->
        [yes] {" "}({ $where })
       *[no] {""}
    }
th-effect-unblock = discard { $number ->
        [one] a Block token
       *[other] { $number } Block tokens
    } from { $what ->
        [border] Borders
        [space] spaces of the Path
       *[location] Locations
    }{ $placed ->
        [yes] {" "}({ $where })
       *[no] {""}
    }
th-effect-add_card = add { $card } to the Row, without replacing a card
th-effect-block_space = put { $number ->
        [one] a Block token on a free space with an icon
       *[other] { $number } Block tokens on free spaces with icons
    } of the last Terrain card of the Path
th-effect-cover_penalty = put { $number ->
        [one] a tile
       *[other] { $number } tiles
    } ({ $shape }) over the Penalty ({ $penalty }) of { $number ->
        [one] a Terrain card
       *[other] Terrain cards
    } of the Path: it is that Wound from now on
th-effect-sacrifice_token = put { $number ->
        [one] a Sacrifice token
       *[other] { $number } Sacrifice tokens
    } ({ $shape }) over { $number ->
        [one] a box of a Location
       *[other] boxes of Locations
    }{ $placed ->
        [yes] {" "}({ $where })
       *[no] {""}
    }
th-effect-raise_cost = put { $number ->
        [one] a Raised-cost token
       *[other] { $number } Raised-cost tokens
    } next to an Assign box
th-effect-lower_cost = discard { $number ->
        [one] a Raised-cost token
       *[other] { $number } Raised-cost tokens
    }
th-effect-add_source = put a Source there ({ $where }): { $kind }
th-effect-goal = put { $number ->
        [one] a Goal token
       *[other] { $number } Goal tokens
    } on { $on ->
        [cards] Action cards
       *[place] a Location
    }
th-effect-ungoal = discard up to { $number ->
        [one] 1 Goal token
       *[other] { $number } Goal tokens
    } from { $on ->
        [cards] Action cards
       *[place] a Location
    }

## The story

th-effect-list = { $effects }
th-effect-read = read Paragraph { $number }
th-effect-flag = note: { $flag }
th-effect-choose = choose one ({ $options })
th-effect-if = if { $if }: { $then }
th-effect-if_else = if { $if }: { $then }; otherwise: { $else }
th-effect-pay = you may spend { $cost }: { $then }
th-effect-pay_else = you may spend { $cost }: { $then }; otherwise: { $else }
th-effect-combat = fight ({ $tiers }); if you win: { $then }; if you lose: { $else }
