### Thorgal: prompts, options, log lines and labels. Every sentence is our own wording.

## The game

th-game = Thorgal
    .text = A saga told together: travel, gather, fight and make sacrifices, and decide how an adventure ends.
    .players = 1 to 4 players, all on one side
    .length = 60 to 90 minutes
    .asked-1 = How do we lose the game?
    .asked-2 = How do I heal wounds?
    .asked-3 = Can I rotate or flip a tile?
    .asked-4 = What happens if I lose the combat?

## Options of a game

th-option-adventure = Adventure
    .text = Which Adventure you play.
th-option-random_heroes = Random Heroes
    .text = The Heroes are dealt at random instead of being chosen.

## Phases

th-phase-setup = Setup
th-phase-action = Action phase
th-phase-event = Event phase

## Won or lost

th-points = { $number ->
        [1] won
       *[other] lost
    }

## Labels of the table

th-beside = beside the Row
th-label-adventure = Adventure
th-label-intro = How it begins
th-label-round = Round
th-label-phase = Phase
th-label-turn = Turn
th-label-track = Adventure track
th-label-marked_round = Marked round
th-label-goal = Goal
th-label-goals = Goals
th-label-defeat = Defeat
th-label-ending = Ending
th-label-endings = Endings
th-label-rules = Special rules
th-label-facts = Facts
th-label-heroes = Heroes
th-label-hero = Hero
th-label-active = at turn
th-label-first_player = First Player
th-label-resources = Resources
th-label-threat = Threat
th-label-wounds = Wounds
th-label-items = Items
th-label-skill = Skill
th-label-ready = active
th-label-used = inactive
th-label-combat_level = Combat level
th-label-journey_level = Journey level
th-label-dice = Dice
th-label-tiles = Journey tiles
th-label-map = Map
th-label-area = Area
th-label-areas = Areas
th-label-number = Number
th-label-closed_area = not accessible before round { $round }
th-label-sources = Sources
th-label-border = Border
th-label-borders = Borders
th-label-location = Location
th-label-locations = Locations
th-label-rune = Rune
th-label-runes = Runes
th-label-enemies = Enemies
th-label-blocked = blocked
th-label-read = read
th-label-closed = closed
th-label-cost = Cost
th-label-assigned = Assigned
th-label-missing = missing: { $number }
th-label-raised = raised cost
th-label-goal_tokens = Goal tokens
th-label-ship = Ship
th-label-row = Action Row
th-label-card = Card
th-label-tokens = Action tokens
th-label-token_active = active token
th-label-token_inactive = inactive token
th-label-tokens_left = tokens to the left: { $number }
th-label-value = Value
th-label-worth = value now: { $value }
th-label-bonus = Bonus
th-label-special_actions = Special Action cards
th-label-unused = Unused Action cards
th-label-path = Journey Path
th-label-reveal = marked column
th-label-gathered = Gather token
th-label-display = Display
th-label-event = Event
th-label-event_now = When revealed
th-label-event_action = In the Action phase
th-label-event_next = Next Event phase
th-label-event_decks = Event decks
th-label-deck = Deck
th-label-discard = Discard pile
th-label-terrain = Terrain cards
th-label-findings = Finding cards
th-label-combat = Combat
th-label-hearts = Hearts left open
th-label-critical = Critical effect
th-label-to_place = Tiles to place
th-label-paragraph = Paragraph
th-label-paragraphs = Paragraphs
th-label-thread = Side Thread
th-label-aside = Beside the Map
th-label-none = none
th-label-round_of = Round { $round } of { $rounds }
th-label-turn_of = Turn { $turn } of { $turns }
th-label-wound_of = Wound of size { $size }
th-label-all_beaten = all Enemies beaten
th-label-trust = any number ({ $kinds }), tested with the { $colour }
th-label-any_number = any number ({ $kind })
th-label-win = win
th-label-lose = lose
th-label-won = Won
th-label-lost = Lost

## Prompts: setup

th-ask-hero = Choose a Hero.
th-ask-first = Choose who begins.

## Prompts: the turn

th-ask-token = { $hero }: take an active Action token and put it under another Action card.
th-ask-main = { $hero }: choose the Main Action of the card.
th-ask-sole_anyway = { $hero }: you may pay 1 Magic; then the Bonuses for an only token work.
th-ask-use = { $hero }: you may use the Skill or Items now.
th-ask-skill = { $hero }: you may use the Skill.
th-ask-bonus = { $hero }: you may resolve the Bonuses of the card, in any order.
th-ask-act = { $hero }: you may take an Additional Action: { $type } (value { $value }).
th-ask-afterwards = { $hero }: the action is over; you may do something more.
th-ask-replace = A new Action card: { $action }. It may replace a card of its type.
th-ask-beside = { $action } has the same number as another card of the Row. On which side of it?

## Prompts: Move

th-ask-cross = { $hero }: cross a Border. Crossings left: { $left }.
th-ask-companion = { $hero }: you may take Heroes of your Area along.
th-ask-come = { $other } sets out. Does { $hero } come along?
th-ask-forced = { $hero } must cross a Border: choose which.
th-ask-go_to = { $hero } may go elsewhere at once.

## Prompts: Journey and Gather

th-ask-tile = { $hero }: choose a Journey tile. Tiles left: { $left }.
th-ask-spot = { $hero }: place the tile on the Journey Path: { $shape }.
th-ask-space = { $hero }: choose the covered space that is resolved next.
th-ask-area_kind = { $hero }: choose the Resource that the Area gives.
th-ask-kind = { $hero }: choose a Resource to gain.
th-ask-ignore = { $hero }: ignore this Penalty or suffer it ({ $penalty })?
th-ask-again = { $hero }: you may gain a Resource of this tile once more.
th-ask-gather = { $hero }: choose a space to gather { $value ->
        [one] { $value } Resource from.
       *[other] { $value } Resources from.
    }
th-ask-share = { $hero }: choose who gets the Resource.
th-ask-clear = { $hero }: you may discard a Gather token.
th-ask-clear_card = { $hero }: you may discard all Gather tokens of a Terrain card.

## Prompts: Locations and spending

th-ask-assign = { $hero }: choose a Location to assign Resources to, up to { $value }.
th-ask-put = { $hero }: assign a Resource. Still possible: { $left }.
th-ask-whose = { $hero }: choose who spends 1 { $kind }.
th-ask-hoard = { $hero }: choose whose { $kind } is assigned.
th-ask-consent = { $other } wants to spend 1 { $kind } of { $hero }. Do you agree?
th-ask-pay = { $hero }: you may spend { $cost }. Then: { $effects }.
th-ask-pay_else = { $hero }: you may spend { $cost }. Then: { $effects }. Otherwise: { $else }.
th-ask-trust = { $hero } ({ $place }): put their trust to the test now, or leave the Resources there?
th-ask-off = { $hero }: choose an assigned Resource to discard.
th-ask-sacrifice = { $hero }: choose where to make the sacrifice. Wounds to receive: { $value }.

## Prompts: Combat

th-ask-foe = { $hero }: choose whom to fight. Combats left: { $left }.
th-ask-enemy_card = { $hero }: choose the Enemy card to fight.
th-ask-order = { $hero }: put the Enemy cards in order, from left to right.
th-ask-before_roll = { $hero }: prepare your dice, then roll.
th-ask-after_roll = { $hero }: change the roll, or accept it.
th-ask-fight_tile = { $hero }: choose the next tile to place on the Enemy.
th-ask-fight_spot = { $hero }: place the tile on the Enemy: { $shape }.
th-ask-covered = { $hero }: choose the covered space that is resolved next.

## Prompts: a Hero

th-ask-wound_shape = { $hero } receives a Wound; choose its tile.
th-ask-wound = { $hero } receives a Wound; place the tile: { $shape }.
th-ask-heal = { $hero }: you may discard a Wound.
th-ask-xp = { $hero } gains Experience: choose which kind.
th-ask-lose = { $hero } must discard a Resource: choose which.
th-ask-lose_item = { $hero } must discard an Item: choose which.
th-ask-convert = { $hero }: you may put back Resources and take as many of one kind.
th-ask-craft = { $hero }: you may take an Item from the Display. Items left: { $left }.
th-ask-scrap = { $hero }: you may discard an Item from the Display.
th-ask-choose_item = { $hero }: choose an Item from the Display.

## Prompts: effects

th-ask-option = { $hero }: choose one.
th-ask-thread = { $hero }: you may spend 1 Gossip to follow a Side Thread.
th-ask-who = Choose a Hero.
th-ask-who_for = Choose a Hero for this: { $effect }.
th-ask-who_pays = Choose who spends 1 { $kind } for all.
th-ask-location = Choose a Location.
th-ask-location_for = Choose a Location for this: { $effect }.
th-ask-border = Choose a Border.
th-ask-border_for = Choose a Border for this: { $effect }.
th-ask-box = Choose the Location whose cost changes.
th-ask-raised_kind = Choose the Resource of which 1 more is needed.
th-ask-block_space = Choose the space of the Path on which the Block token is put.
th-ask-penalty_card = Choose the Terrain card whose Penalty the tile covers.
th-ask-row_card = Choose the Action card that is taken out of the Row.
th-ask-offering = Choose the box that the Sacrifice token covers.
th-ask-raise = Choose the Enemy whose level rises.
th-ask-lower = Choose the Enemy whose level falls.
th-ask-remove = Choose the Enemy that is discarded.
th-ask-move_enemy = Choose the Enemy that moves.
th-ask-blocked = Which Block token is discarded?
th-ask-goal_card = Choose the Action card that gets a Goal token.
th-ask-goal_off = Choose the Action card that loses its Goal token.

## Options: setup

th-do-hero_hero = Take { $hero }
th-do-hero_first = { $hero } begins

## Options: the turn

th-do-put_token = Put a token under { $action } (from: { $from })
th-do-main = { $type } (value { $value })
th-do-skill = Use the Skill: { $skill }
th-do-refresh = Spend { $cost } and refresh the Skill
th-do-item = Use the Item: { $item }
th-do-deed = { $deed }
th-do-bonus = { $mode }: { $effects }
th-do-act = Take the Additional Action
th-do-replace = Replace the card: { $action }
th-do-left_of = To the left of { $action }
th-do-right_of = To the right of { $action }
th-do-go_use = Go on
th-do-go_skill = Do not use the Skill
th-do-go_afterwards = End the turn
th-do-skip_sole_anyway = Do not pay
th-do-skip_act = Do without it
th-do-done_bonus = Resolve no more Bonuses
th-do-keep_replace = Keep the Row as it is

## Options: Move

th-do-cross = Go to { $place } ({ $kind })
th-do-cross_many = Go to { $place } ({ $kind }, counts as { $number })
th-do-stop = Stop here
th-do-hero_companion = Ask { $hero } to come along
th-do-done_companion = Take nobody else along
th-do-area = { $area }
th-do-stay = Stay here

## Options: Journey and Gather

th-do-tile = Take the tile: { $shape }
th-do-lay = Column { $x }, row { $y }, { $way }: { $icons }
th-do-lay_fixed = Column { $x }, row { $y }: { $icons }
th-do-lay_wound = Column { $x }, row { $y }, { $way }
th-do-lay_wound_fixed = Column { $x }, row { $y }
th-do-space = Column { $x }, row { $y } ({ $card }): { $icons }
th-do-kind = { $kind }
th-do-ignore = Ignore it
th-do-suffer = Suffer it
th-do-gather = Column { $x }, row { $y } ({ $card }): { $icons }
th-do-hero_share = { $hero } gets it
th-do-clear = Column { $x }, row { $y } ({ $card }): { $icons }
th-do-card_clear_card = Discard all Gather tokens from { $card }
th-do-done_tile = Place no more tiles
th-do-done_again = Gain no more
th-do-done_clear = Discard none
th-do-done_clear_card = Discard none

## Options: Locations and spending

th-do-box_assign = Assign to { $place } ({ $cost })
th-do-box_open = Assign to { $place } (any number: { $kinds })
th-do-nothing = Assign nothing
th-do-put = Assign 1 { $kind }
th-do-enough_put = Assign no more
th-do-from = { $hero } spends 1 { $kind }
th-do-instead = { $hero } spends 1 { $kind } as { $wanted }
th-do-yes = Yes
th-do-no = No
th-do-pay = Pay
th-do-pay_cost = Spend { $cost }
th-do-skip_pay = Do not pay
th-do-resolve = Put it to the test
th-do-leave = Leave them there
th-do-box_sacrifice = Make the sacrifice at { $place }: { $shape }
th-do-box_sacrifice_size = Make the sacrifice at { $place }: a Wound of size { $size }

## Options: Combat

th-do-foe = Fight at { $location }: { $tier }
th-do-foe_card = Fight at { $place }: { $card }
th-do-group = Fight all Enemies at { $location }
th-do-enough_foe = Fight no more
th-do-card_enemy_card = Fight { $card }
th-do-next = Next comes { $card }
th-do-add = Add one { $colour }
th-do-upgrade = Upgrade one { $colour }
th-do-roll = Roll
th-do-reroll = Reroll the { $colour }: { $shape }
th-do-blood = Receive a Wound and reroll the { $colour }: { $shape }
th-do-critical = Use the Critical effect of the { $colour }: { $new } instead of { $shape }
th-do-stand = Accept the roll

## Options: a Hero

th-do-shape = Take the tile: { $shape }
th-do-heal = Discard the Wound: { $shape }, column { $x }, row { $y }
th-do-skip_heal = Discard no Wound
th-do-dial = Combat: the Combat dial goes up
th-do-track = Journey: the Journey marker goes up
th-do-back = Put back 1 { $kind }
th-do-done_convert = Put back no more
th-do-take = Take the Item: { $item }
th-do-drop = Discard the Item: { $item }
th-do-scrap = Discard from the Display: { $item }
th-do-done_craft = Take no more Items
th-do-keep_scrap = Discard none

## Options: effects

th-do-option = { $effects }
th-do-choice = { $label } ({ $effects })
th-do-choice_only = { $label }
th-do-thread = Follow the Side Thread: { $thread } ({ $text })
th-do-close_thread = Close the book
th-do-hero_who = { $hero }
th-do-location = { $location }
th-do-border = The Border between { $place } and { $goal }
th-do-box_box = { $place } ({ $cost })
th-do-box_offering = { $place } ({ $type })
th-do-token_raise = { $tier } at { $location }
th-do-token_lower = { $tier } at { $location }
th-do-token_remove = { $tier } at { $location }
th-do-token_move_enemy = { $tier } at { $location }
th-do-card_goal_card = { $card }
th-do-card_goal_off = { $card }
th-do-card_penalty_card = { $card }
th-do-card_row_card = { $card }

## Log: setup and rounds

th-tell-hero = { $hero } joins the saga.
th-tell-first = { $hero } begins.
th-tell-round = Round { $round } begins.
th-tell-next_round = The Round marker moves to { $round }.
th-tell-time = Time has run out.
th-tell-event = A new Event: { $event }.
th-tell-icon = The Event icon is resolved: { $icon }.
th-tell-shielded = The Event icon does nothing this time: { $icon }.
th-tell-track = The Adventure-track marker moves to { $number }.
th-tell-ending = How it ends: { $ending }.

## Log: the turn

th-tell-token = { $hero } puts a token under { $action }.
th-tell-skill = { $hero } uses the Skill.
th-tell-refreshed = { $hero } refreshes the Skill.
th-tell-used_item = { $hero } uses an Item: { $item }.
th-tell-new_card = A new Action card: { $action }.
th-tell-replaced = In the Row { $new } replaces { $action }.
th-tell-card_added = { $action } is added to the Row.
th-tell-card_removed = { $action } is taken out of the Row.
th-tell-special_card = A new Special Action card: { $card }.
th-tell-moved = { $hero } comes to { $area }.
th-tell-sailed = { $hero } takes the boat to { $area }.
th-tell-ship = The Ship is now at { $area }.
th-tell-laid = { $hero } places a Journey tile: { $shape }.
th-tell-terrain = A new Terrain card: { $terrain }.
th-tell-gathered = { $hero } gathers from { $terrain }.
th-tell-assigned = { $hero } assigns 1 { $kind } to { $location }.
th-tell-resolved = { $hero } resolves { $location }.
th-tell-trust_roll = { $hero } puts trust to the test at { $location }: the die shows { $result }, and { $number } are assigned.

## Log: Combat

th-tell-fights = { $hero } fights at { $location }: { $tier }.
th-tell-enemy_card = The Enemy card: { $enemy }.
th-tell-rolled = The dice show: { $shapes }.
th-tell-rerolled = Rerolled; the die now shows: { $shape }.
th-tell-struck = { $hero } places a tile on the Enemy: { $shape }.
th-tell-won_combat = { $hero } wins the Combat.
th-tell-lost_combat = { $hero } loses the Combat; { $number ->
        [one] { $number } Heart is left open.
       *[other] { $number } Hearts are left open.
    }

## Log: a Hero

th-tell-wounded = { $hero } receives a Wound: { $shape }.
th-tell-die = { $hero } rolls the { $colour } for a Penalty: { $shape }.
th-tell-died = No room is left for the Wound: { $hero } dies.
th-tell-healed = { $hero } heals a Wound: { $shape }.
th-tell-level = { $side ->
        [dial] { $hero } reaches Combat level { $number }.
       *[track] { $hero } reaches Journey level { $number }.
    }
th-tell-threat = { $hero } draws { $number } Threat.
th-tell-calmed = { $hero } discards { $number } Threat.
th-tell-gained = { $hero } gains { $number } { $kind }.
th-tell-lost = { $hero } discards { $number } { $kind }.
th-tell-ignored = { $hero } ignores a { $penalty }.
th-tell-unmet = Unmet Requirements: { $hero }.
th-tell-item = { $hero } takes an Item: { $item }.
th-tell-lost_item = { $hero } discards an Item: { $item }.
th-tell-scrapped = { $hero } discards from the Display: { $item }.
th-tell-finding = { $hero } finds something: { $finding }.

## Log: the Map

th-tell-enemy = { $tier } arrives at { $location }.
th-tell-enemy_moved = { $tier } goes from { $location } to { $goal }.
th-tell-raised = { $tier } at { $location } rises by one level.
th-tell-lowered = { $tier } at { $location } falls by one level.
th-tell-removed = { $tier } leaves { $location }.
th-tell-blocked = Blocked: { $location }.
th-tell-blocked_border = Blocked: the Border between { $area } and { $goal }.
th-tell-unblocked = No longer blocked: { $location }.
th-tell-unblocked_border = No longer blocked: the Border between { $area } and { $goal }.
th-tell-raised_cost = { $location } now asks for 1 { $kind } more.
th-tell-space_blocked = A Block token lies on a space of { $terrain }.
th-tell-space_freed = A Block token is discarded from { $terrain }.
th-tell-penalty_covered = { $terrain }: the Penalty ({ $penalty }) is covered by a Wound tile now: { $shape }.
th-tell-offering = A Sacrifice token lies on { $location }: { $shape }.
th-tell-goal = A Goal token is placed: { $location }.
th-tell-goal_on_card = A Goal token is placed: { $action }.
th-tell-goal_off = A Goal token is discarded: { $action }.

## Log: Paragraphs

th-tell-paragraph = Paragraph { $number }: { $paragraph }.
th-tell-thread = { $paragraph }: you follow Side Thread { $number }.
th-tell-read = A Read token is put on { $location }.
th-tell-flag = Noted: { $flag }.

## Verbs of effects, in a few words: gains and losses

th-verb-gain = gain Resources
th-verb-heal = heal
th-verb-heal_split = heal Heroes of the Area
th-verb-calm = discard Threat
th-verb-xp = gain Experience
th-verb-refresh = refresh a Skill
th-verb-convert = exchange Resources
th-verb-draw_item = draw Items
th-verb-choose_item = take Items from the Display
th-verb-finding = draw a Finding card
th-verb-lose = discard Resources
th-verb-lose_item = discard Items
th-verb-wound = receive Wounds
th-verb-threat = draw Threat

## Verbs: the running action

th-verb-action = an Additional Action
th-verb-plus = change the value of the action
th-verb-set_value = set the value of the action
th-verb-ignore_penalty = ignore Penalties
th-verb-use_tile = use one more kind of tile
th-verb-journey_level = a higher Journey level
th-verb-reveal_terrain = reveal Terrain cards
th-verb-clear_gather = discard Gather tokens
th-verb-second_helping = gain Resources of the tile once more
th-verb-shared_stores = share gathered Resources
th-verb-take_along = take Heroes along
th-verb-borders_as_normal = treat Borders as Normal
th-verb-cross_block = cross blocked Borders
th-verb-discount = assign fewer Resources
th-verb-wild = assign Resources of any kind
th-verb-far_call = spend Resources of all Heroes
th-verb-extra_die = additional dice
th-verb-upgrade = upgrade dice
th-verb-reroll = reroll dice
th-verb-blood_reroll = reroll a die for a Wound
th-verb-critical = Critical effects
th-verb-extra_tile = an additional tile in Combat
th-verb-shield_cover = no Threat for open Hearts
th-verb-talisman_ward = ignore Penalties of a Mystic Enemy

## Verbs: the Map and the Row

th-verb-place_enemy = place an Enemy
th-verb-raise_enemy = raise the level of an Enemy
th-verb-lower_enemy = lower the level of an Enemy
th-verb-remove_enemy = discard an Enemy
th-verb-move_enemy = move an Enemy
th-verb-block = place Block tokens
th-verb-unblock = discard Block tokens
th-verb-raise_cost = place Raised-cost tokens
th-verb-add_card = add an Action card to the Row
th-verb-remove_card = take an Action card of choice out of the Row
th-verb-block_space = block spaces of the Path
th-verb-cover_penalty = cover a Penalty with a Wound tile
th-verb-sacrifice_token = put a Sacrifice token on a Location
th-verb-lower_cost = discard Raised-cost tokens
th-verb-add_source = place a Source token
th-verb-goal = place Goal tokens
th-verb-ungoal = discard Goal tokens
th-verb-shield = ward off an Event icon
th-verb-track = move the Adventure-track marker
th-verb-forced_move = cross a Border against your will
th-verb-move_hero = go to another Area
th-verb-gain_card = gain an Action card
th-verb-next_card = gain the next Action card
th-verb-special_action = gain a Special Action card
th-verb-bridge_down = a Border is blocked for this round

## Verbs: the story

th-verb-choose = choose one of several effects
th-verb-if = an effect with a condition
th-verb-pay = pay for an effect
th-verb-pay_together = pay for an effect as a group
th-verb-combat = fight
th-verb-read = read a Paragraph
th-verb-flag = note a fact
th-verb-end = the Adventure ends

## Names inside other messages

th-name = { $name }

## Companions

thorgal-player-hallbera = Hallbera Shieldbreaker
thorgal-player-hallbera-style = Asks the way to the nearest enemy, and only then what the quarrel is about.
thorgal-player-eilif = Eilif Softstep
thorgal-player-eilif-style = Counts the wounds of others before his own, and walks around a fight where he can.
thorgal-player-vesna = Vesna Farwander
thorgal-player-vesna-style = Has to see what lies behind the next hill, and reads every tale to its end.
thorgal-player-gunnlod = Gunnlod Full-Basket
thorgal-player-gunnlod-style = Never leaves a place with empty hands; one day all of it will be needed.

## What companions think about

thorgal-thinks = { $who } is thinking about { $kind ->
        [token] the Action cards
        [main] the Action cards
        [cross] the way
        [companion] the way
        [come] the way
        [go_to] the way
        [tile] the Journey Path
        [spot] the Journey Path
        [foe] the fight
        [enemy_card] the fight
        [before_roll] the fight
        [after_roll] the fight
        [fight_tile] the fight
        [fight_spot] the fight
        [assign] the Resources
        [put] the Resources
        [whose] the Resources
        [gather] the gathering
        [craft] the Items
        [choose_item] the Items
        [use] the Items
        [thread] a Side Thread
        [hero] the Heroes
        [first] the Heroes
       *[other] the next move
    }

## What speaks for a choice

th-worth-story = The tale’s own goals
th-worth-health = Health
th-worth-plans = What the Heroes can do next
th-worth-chance = { $percent } % to win
