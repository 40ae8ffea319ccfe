### Roll Player: prompts, options, log lines and labels. Every sentence is our own wording.

## The game

rp-game = Roll Player
    .text = Draft dice, balance your virtues and buy your gear to build the hero of greatest renown.
    .players = 1 to 4 players
    .length = 10 to 12 rounds
    .asked-1 = Can I put a die into a row that is already full?
    .asked-2 = How do I use a Charisma token?
    .asked-3 = Who wins a tie?
    .asked-4 = How much money for discarding a market card?

## Variants

rp-option-choose_class = Class by choice
    .text = Players choose their Classes in reverse turn order instead of drawing dice for them.
rp-option-less_random = Less random setup
    .text = Each player starts with one die of each of the six Class colours, and also with one gold die in a game of three or two gold dice in a game of four.
rp-option-random_market = Random Market deck
    .text = All Market cards are shuffled together, without regard to their dots.
rp-option-shorter = Shorter game
    .text = Each player starts with two more dice, so the game is two rounds shorter, and nobody gets additional starting Gold.
rp-option-friendly = Friendly Market
    .text = Whoever takes 2 Gold instead of buying does not discard a Market card.

## Sides of a Character Sheet

rp-side-female = female
rp-side-male = male

## Phases

rp-phase-setup = Setup
rp-phase-roll = Roll Phase
rp-phase-dice = Dice Phase
rp-phase-market = Market Phase
rp-phase-cleanup = Cleanup Phase
rp-phase-end = Final scoring

## Score categories

rp-category-goals = Attribute Goals
rp-category-colour = Dice in the Class colour
rp-category-alignment = Alignment
rp-category-backstory = Backstory
rp-category-armor = Armor
rp-category-traits = Traits
rp-category-gold = Gold

## Labels of the table

rp-label-gold = Gold
rp-label-charisma = Charisma tokens
rp-label-market = Market
rp-label-deck = Deck
rp-label-discard = Discard pile
rp-label-trash = Trash
rp-label-bag = Bag
rp-label-round = Round
rp-label-goals = Attribute Goals
rp-label-initiative = Initiative
rp-label-sheet = Character Sheet
rp-label-skills = Skills
rp-label-ready = Ready
rp-label-exhausted = Exhausted
rp-label-weapons = Weapons
rp-label-armor = Armor
rp-label-traits = Traits
rp-label-start_player = Start Player
rp-label-enemy = Enemy die
rp-label-backstory = Backstory
rp-label-alignment = Alignment
rp-label-class = Class
rp-label-race = Race
rp-label-score = Score
rp-label-total = Total
rp-label-rank = Rank

## Prompts

rp-ask-sheet = Choose your Character Sheet.
rp-ask-class_side = Choose a side of your Class card.
rp-ask-class_choice = Choose your Class.
rp-ask-starting_die = Choose a starting die to place.
rp-ask-starting_row = Place the { $colour } { $face } in a row.
rp-ask-order = Choose which of the equal dice goes on Initiative card { $number }.
rp-ask-initiative = Take an Initiative card.
rp-ask-row = Place the { $colour } { $face } in a row.
rp-ask-action = You may take an Attribute Action.
rp-ask-granted_action = You may take an additional Attribute Action.
rp-ask-swap_with = Choose the second die of the swap.
rp-ask-keep = Keep the { $colour } { $face }, or go back to { $before }.
rp-ask-one_more_step = You may move your Alignment marker one more step.
rp-ask-window = You may use a Skill now.
rp-ask-just_bought = You may use the Skill that you bought at once.
rp-ask-market = Buy a card, or take 2 Gold instead.
rp-ask-second_purchase = You may buy a second card.
rp-ask-refresh = You may refresh an exhausted Skill.
rp-ask-last_discards = You may discard cards of your own before scoring.
rp-ask-attuned = You may add a card from the discard pile to the Market.
rp-ask-over_limit = Your Weapons take up too many hands: discard one.
rp-ask-target = Choose another player's Skill to use.
rp-ask-raise_die = You may raise one of your dice.
rp-ask-sleight_die = You may choose a die to move to another row.
rp-ask-sleight_row = Choose the row to move the die to.
rp-ask-search_colour = You may choose a die from the bag.
rp-ask-search_die = Choose the die on your sheet to give for it.
rp-ask-negotiate_die = You may choose a die on your sheet to swap with one on an Initiative card.
rp-ask-negotiate_card = Choose the Initiative card whose die you get.
rp-ask-climb_die = You may turn over a die on an Initiative card.
rp-ask-intimidate_die = Pick, one by one, the dice that you will reroll together.
rp-ask-from_discard = You may buy a card from the discard pile.
rp-ask-top_card = You may buy the top card of the Market deck unseen.

## Options: setup

rp-do-sheet = Take the { $race } sheet, { $side } side
rp-do-class = Choose the { $klass }
rp-do-pick = Place the { $colour } { $face }

## Options: dice

rp-do-row = Place it in { $row }
rp-do-lay = Lay the { $colour } die
rp-do-take = Take card { $number } with the { $colour } { $face }{ $gold ->
        [0] {""}
       *[other] {" "}and { $gold } Gold
    }
rp-do-reroll_taken = Reroll the die; the new result stands
rp-do-flip = Turn over the { $colour } { $face } in { $row } (space { $space })
rp-do-swap = Swap the { $colour } { $face } in { $row } (space { $space })
rp-do-with = Swap with the { $colour } { $face } in { $row } (space { $space })
rp-do-raise = Raise the { $colour } { $face } in { $row } (space { $space }) by { $by }
rp-do-lower = Lower the { $colour } { $face } in { $row } (space { $space }) by 1
rp-do-reroll = Reroll the { $colour } { $face } in { $row } (space { $space })
rp-do-move = Move your Alignment marker toward { $arrow }
rp-do-token = Take a Charisma token
rp-do-keep = Keep the new result
rp-do-back = Go back to the old result

## Options: Market

rp-do-buy = Buy { $card } for { $gold } Gold{ $tokens ->
        [0] {""}
        [one] {" "}and { $tokens } Charisma token
       *[other] {" "}and { $tokens } Charisma tokens
    }
rp-do-buy_top = Buy the top card of the deck for { $gold } Gold
rp-do-discard = Discard { $card } from the Market and take 2 Gold
rp-do-gold = Take 2 Gold
rp-do-drop = Discard your own card { $card } for no Gold
rp-do-return = Add { $card } to the Market

## Options: Skills

rp-do-skill = Use { $card }
rp-do-refresh = Refresh { $card }
rp-do-target = Use player { $seat }'s { $card }
rp-do-colour = Choose a { $colour } die
rp-do-out = Choose the { $colour } { $face } in { $row } (space { $space })
rp-do-card = Get the { $colour } { $face } on card { $number }
rp-do-turn = Turn over the { $colour } { $face } on card { $number }
rp-do-pick_card = Pick the { $colour } { $face } on card { $number }

## Options: leaving it

rp-do-pass = Skip this
rp-do-pass_window = Use no Skill now
rp-do-pass_refresh = Refresh no Skill
rp-do-done = Pick no more dice
rp-do-done_second_purchase = End your Market turn
rp-do-done_last_discards = Keep these cards

## Log: setup

rp-tell-start_roll = { $you ->
        [yes] You roll for Start Player: { $face }.
       *[no] { $who } rolls for Start Player: { $face }.
    }
rp-tell-start_player = { $you ->
        [yes] You are the Start Player.
       *[no] { $who } is the Start Player.
    }
rp-tell-sheet = { $you ->
        [yes] You take the { $race } sheet.
       *[no] { $who } takes the { $race } sheet.
    }
rp-tell-class_die = { $you ->
        [yes] You draw a { $colour } die for your Class.
       *[no] { $who } draws a { $colour } die for the Class.
    }
rp-tell-class = { $you ->
        [yes] You choose the { $klass }.
       *[no] { $who } chooses the { $klass }.
    }
rp-tell-dealt = { $you ->
        [yes] You are dealt the Backstory { $backstory } and the Alignment { $alignment }.
       *[no] { $who } is dealt the Backstory { $backstory } and the Alignment { $alignment }.
    }

## Log: dice

rp-tell-round = { $you ->
        [yes] Round { $round } begins; you are the Start Player.
       *[no] Round { $round } begins; { $who } is the Start Player.
    }
rp-tell-laid_out = The dice are laid out on the Initiative cards.
rp-tell-took = { $you ->
        [yes] You take Initiative card { $number } with the { $colour } { $face }.
       *[no] { $who } takes Initiative card { $number } with the { $colour } { $face }.
    }
rp-tell-placed = { $you ->
        [yes] You place the { $colour } { $face } in { $row }.
       *[no] { $who } places the { $colour } { $face } in { $row }.
    }
rp-tell-gold = { $you ->
        [yes] You take { $gold } Gold.
       *[no] { $who } takes { $gold } Gold.
    }
rp-tell-flipped = { $you ->
        [yes] You turn over a { $colour } die: it now shows { $face }.
       *[no] { $who } turns over a { $colour } die: it now shows { $face }.
    }
rp-tell-swapped = { $you ->
        [yes] You swap the { $colour } { $face } and the { $other } { $other_face }.
       *[no] { $who } swaps the { $colour } { $face } and the { $other } { $other_face }.
    }
rp-tell-shifted = { $you ->
        [yes] You turn the { $colour } { $before } to { $face }.
       *[no] { $who } turns the { $colour } { $before } to { $face }.
    }
rp-tell-rerolled = { $you ->
        [yes] You reroll the { $colour } { $before }: it now shows { $face }.
       *[no] { $who } rerolls the { $colour } { $before }: it now shows { $face }.
    }
rp-tell-went_back = { $you ->
        [yes] You go back to the { $colour } { $face }.
       *[no] { $who } goes back to the { $colour } { $face }.
    }
rp-tell-token = { $you ->
        [yes] You move your Alignment marker toward { $arrow }.
       *[no] { $who } moves the Alignment marker toward { $arrow }.
    }
rp-tell-charisma = { $you ->
        [yes] You take a Charisma token.
       *[no] { $who } takes a Charisma token.
    }
rp-tell-enemy = The enemy die shows { $face }.
rp-tell-trashed = A card goes to the trash: { $card }.

## Log: Skills

rp-tell-skill = { $you ->
        [yes] You use { $card }.
       *[no] { $who } uses { $card }.
    }
rp-tell-diplomacy = { $you ->
        [yes] You use { $owner_name }'s { $card }.
       *[no] { $who } uses { $owner_name }'s { $card }.
    }
rp-tell-exhausted = { $you ->
        [yes] You exhaust { $card }.
       *[no] { $who } exhausts { $card }.
    }
rp-tell-refreshed = { $you ->
        [yes] You refresh { $card }.
       *[no] { $who } refreshes { $card }.
    }
rp-tell-moved = { $you ->
        [yes] You move the { $colour } { $face } to { $row }.
       *[no] { $who } moves the { $colour } { $face } to { $row }.
    }
rp-tell-exchanged = { $you ->
        [yes] You swap dice: a { $other } one leaves your sheet, the { $colour } { $face } comes in.
       *[no] { $who } swaps dice: a { $other } one leaves the sheet, the { $colour } { $face } comes in.
    }

## Log: Market

rp-tell-bought = { $you ->
        [yes] You buy
       *[no] { $who } buys
    } { $card } for { $gold } Gold{ $tokens ->
        [0] .
        [one] {" "}and { $tokens } Charisma token.
       *[other] {" "}and { $tokens } Charisma tokens.
    }
rp-tell-dropped = { $you ->
        [yes] You discard a card of your own: { $card }.
       *[no] { $who } discards a card of their own: { $card }.
    }
rp-tell-discarded = { $you ->
        [yes] You discard { $card } from the Market.
       *[no] { $who } discards { $card } from the Market.
    }
rp-tell-returned = { $you ->
        [yes] You add { $card } from the discard pile to the Market.
       *[no] { $who } adds { $card } from the discard pile to the Market.
    }
rp-tell-market = A new Market is laid out.
rp-tell-reshuffle = The discard pile is shuffled into a new deck of { $number ->
        [one] { $number } card.
       *[other] { $number } cards.
    }

## Things that cannot be chosen

rp-thing-space = The empty space { $space } of { $row }
rp-thing-card = Initiative card { $number }, without a die

rp-points = { $number ->
        [one] { $number } Star
       *[other] { $number } Stars
    }

## Rivals, and what they think about

roll-player-player-brannoc = Brannoc Ironvest
roll-player-player-brannoc-style = Buys the armour first, and asks afterwards what kind of hero is to wear it.
roll-player-player-odda = Odda Crookedheart
roll-player-player-odda-style = Has yet to meet a law worth keeping; her heroes stray toward evil and chaos.
roll-player-player-mirel = Mirel Tightpurse
roll-player-player-mirel-style = Would rather hold a coin than anything that it can buy.
roll-player-player-quillon = Quillon Hundredcrafts
roll-player-player-quillon-style = Learns every Skill that the Market has to teach, and tries it out on you.
roll-player-thinks = { $who } is thinking about { $kind ->
        [initiative] the dice
        [order] the dice
        [attuned] the dice
        [row] the place for a die
        [starting_row] the place for a die
        [action] the action
        [granted_action] the action
        [swap_with] the action
        [keep] the action
        [market] the Market
        [second_purchase] the Market
        [just_bought] the Market
        [refresh] the Market
        [sheet] the hero to be
        [class_side] the hero to be
        [class_choice] the hero to be
        [starting_die] the hero to be
        [window] a Skill
        [target] a Skill
        [raise_die] a Skill
        [intimidate_die] a Skill
        [climb_die] a Skill
       *[other] the next move
    }

## What speaks for a choice

rp-worth-tools = Skills and Weapons
rp-worth-ahead = { $stars ->
        [one] { $stars } Star ahead of the best rival
       *[other] { $stars } Stars ahead of the best rival
    }
rp-worth-behind = { $stars ->
        [one] { $stars } Star behind the best rival
       *[other] { $stars } Stars behind the best rival
    }
rp-worth-level = level with the best rival
rp-worth-alone = { $stars ->
        [one] { $stars } Star in the end
       *[other] { $stars } Stars in the end
    }
