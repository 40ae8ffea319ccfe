### Roll Player in the browser: what its board says. Every sentence is our own wording.

## Tabs and headings

rp-web-tab-sheet = Sheet
rp-web-tab-others = Others
rp-web-tab-log = Log
rp-web-tale = The tale so far
rp-web-own-sheet = Your Character Sheet
rp-web-answers = Phase and answers
rp-web-rail = Market, others, log
rp-web-projected = Projected Stars
rp-web-round = Round { $round }
rp-web-round-of = round { $round } of { $rounds }
rp-web-starts = starts
rp-web-moves = to move
rp-web-open-sheet = open the Character Sheet

## Rows

rp-web-action-STR = turn a die over
rp-web-action-DEX = swap two dice
rp-web-action-CON = a die up or down 1
rp-web-action-INT = reroll a die
rp-web-action-WIS = move your Alignment
rp-web-action-CHA = take a token
rp-web-short-STR = Str
rp-web-short-DEX = Dex
rp-web-short-CON = Con
rp-web-short-INT = Int
rp-web-short-WIS = Wis
rp-web-short-CHA = Cha
rp-web-goal = goal
rp-web-sum = { $dice } and { $plus }
rp-web-met = goal met
rp-web-goal-met = { $value }, goal met
rp-web-short = { $value }, { $number } short
rp-web-over = { $value }, { $number } over
rp-web-still-short = { $number } short
rp-web-still-over = { $number } over
rp-web-full = Row is full

## Dice

rp-web-do-flip = Turn over
rp-web-do-swap = Swap
rp-web-do-with = Swap
rp-web-do-out = Choose
rp-web-do-raise = Raise by { $by }
rp-web-do-lower = Lower by 1
rp-web-do-reroll = Reroll
rp-web-choices = { $colour } { $face }: { $number } ways to use it
rp-web-dice-green = Green dice
rp-web-dice-blue = Blue dice
rp-web-dice-red = Red dice
rp-web-dice-purple = Purple dice
rp-web-dice-black = Black dice
rp-web-dice-white = White dice
rp-web-dice-gold = Gold dice
rp-web-starting = Your starting dice
rp-web-starting-other = Starting dice
rp-web-starting-none = All starting dice are placed.
rp-web-initiative = Initiative card { $number }
rp-web-picked = picked
rp-web-bag = The bag with { $number ->
        [one] { $number } die
       *[other] { $number } dice
    }
rp-web-dice-count = { $number ->
        [one] die
       *[other] dice
    }

## Purse and score

rp-web-purse = Gold in your purse
rp-web-purse-change = { $change } with this
rp-web-gold = { $number } Gold
rp-web-charms = { $number ->
        [one] { $number } token
       *[other] { $number } tokens
    }
rp-web-if-now = if scored now
rp-web-with-this = { $total } with this

## Backstory and Alignment

rp-web-matches = Backstory, { $number } of { $all }
rp-web-matches-short = { $number } of 6
rp-web-alignment = Alignment, { $stars } now
rp-web-may-move = may move
rp-web-toward-good = to good
rp-web-toward-evil = to evil
rp-web-toward-lawful = to lawful
rp-web-toward-chaotic = to chaotic

## Cards

rp-web-cards = Your cards
rp-web-hands = { $number ->
        [one] one hand
       *[other] two hands
    }
rp-web-hands-used = { $used } of { $limit } hands
rp-web-set = { $set } { $number } of { $size }
rp-web-exhausted = exhausted
rp-web-usable = (Usable { $when }.)
rp-web-usable-now = usable now
rp-web-drop = Discard this Weapon for no Gold

## Market

rp-web-closed = Opens after the Dice Phase
rp-web-not = not { $cost }
rp-web-sell = Discard it and take 2 Gold
rp-web-no-cards = No cards are left.
rp-web-pile = { $number ->
        [one] { $number } card, open to all
       *[other] { $number } cards, open to all
    }
rp-web-deck = The Market deck with { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }

## Setup

rp-web-races = Who will your hero be?
rp-web-races-text = The Race changes some of your Attributes. The two sides of a sheet differ in the picture only.
rp-web-no-modifier = no changes
rp-web-classes = What will your hero do?
rp-web-classes-text = The Class sets your six goals and the colour of the dice that earn you Stars, and it has an ability.
rp-web-class-drawn = The die that you drew gives you this card. Choose one of its two sides.

## Solo

rp-web-enemy = Your adversary
rp-web-enemy-text = With card 2 it trashes the first, second or third Market card on a 1, 2 or 3; with card 3 it always trashes one. After your Market turn the first card left is discarded and the others are trashed.

## The guided first turn

rp-web-guide-hero = This is your hero. In every round you place one die on this sheet; when its 18 spaces are full, the game ends. The bar also shows your ability and your Gold.
rp-web-guide-goals = Your Class sets a goal for each row. The three dice of the row and the bonus of your Race make its value. Reach the green part of the ruler and you earn the Stars beside it.
rp-web-guide-backstory = Your Backstory wants certain colours in certain spaces. This seal shows the colour; it turns gold when the die in the space has it. Dice in the colour of your Class earn a Star each, wherever they lie.
rp-web-guide-alignment = Your marker walks on this grid. In the end you gain or lose the Stars of the position where it stands. Wisdom moves it, and so do Traits and Skills.
rp-web-guide-initiative = Your starting dice lie here first. From then on each round begins here: you take one card with its die and its Gold. The numbers also set the order at the Market, and the lowest goes first. What shines in gold may be chosen.
rp-web-guide-action = After placing a die you may take the action of its row: this one turns over any die of yours. What a choice would change shows before you make it.
rp-web-guide-market = Then you buy a card here or discard one for 2 Gold. Weapons help all game long, Skills when you use them; Armor and Traits earn Stars in the end. Rest on a card to read it.
rp-web-guide-help = This line always says what is asked of you. Why? opens the rule, Undo takes a choice back, and Hint shows what a good player would do. Have fun!
