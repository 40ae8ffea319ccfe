### Thunderstone in the browser: what the board says beside the words of the game. Every sentence is our own wording.

## Figures

ts-web-attack = Attack
ts-web-magic = Magic
ts-web-light = Light
ts-web-strength = Strength
ts-web-weight = Weight
ts-web-health = Health
ts-web-xp = experience
ts-web-vp = victory points
ts-web-gold = Gold
ts-web-figure = { $what } { $text }
ts-web-level = level { $level }
ts-web-times = ×{ $number }

## The table

ts-web-tab-dungeon = Dungeon
ts-web-tab-others = Players
ts-web-tab-log = Log
ts-web-tale = The tale so far
ts-web-turn = Turn { $number }
ts-web-phase-village = In the Village
ts-web-phase-dungeon = In the Dungeon
ts-web-phase-rest = Resting
ts-web-step-effects = effects
ts-web-step-buying = buying
ts-web-step-levels = levelling up
ts-web-step-prepare = steps 2 and 3 of 5
ts-web-step-battle = step 4 of 5, the battle

## Players

ts-web-doing-thinks = chooses a way
ts-web-doing-village = in the Village
ts-web-doing-dungeon = in the Dungeon
ts-web-doing-rest = rests
ts-web-next = moves next
ts-web-waits = waits
ts-web-seat-won = wins
ts-web-seat-over = the game is over
ts-web-your-state = Your state
ts-web-points-in-cards = { $number ->
        [one] victory point in your cards
       *[other] victory points in your cards
    }
ts-web-points-if-won = { $number } if you win
ts-web-points-then = { $number } after this
ts-web-deck = deck
ts-web-hand = hand
ts-web-discard = discard
ts-web-own-cards = Your cards
ts-web-own-cards-note = All your cards, in deck, hand and discard pile.
ts-web-your-discard = Your discard pile
ts-web-discard-of = Discard pile of { $who }
ts-web-discard-note = The newest card comes first. Anyone may look through a discard pile.
ts-web-hand-of = The hand that { $who } had to show
ts-web-dark-points = { $number ->
        [one] { $number } victory point
       *[other] { $number } victory points
    }
ts-web-unrest = Unrest { $unrest } of { $pace }
ts-web-unrest-note = { $left ->
        [0] The next Monster in Rank 1 slips away.
        [one] { $left } more turn without a victory, and the Monster in Rank 1 slips away.
       *[other] { $left } more turns without a victory, and the Monster in Rank 1 slips away.
    }
ts-web-escaped = slipped away

## The Hall

ts-web-rank = Rank { $rank }
ts-web-ranks = Ranks
ts-web-in-rank = { $card }, Rank { $rank }
ts-web-asks = Light asked for: { $light }
ts-web-deck-left = { $number ->
        [one] card below
       *[other] cards below
    }
ts-web-stone-below = { $above ->
        [one] the Stone lies under the next card
       *[other] the Stone lies under the next { $above }
    }
ts-web-stone-soon = the Stone may come at any time
ts-web-stone-hall = the Stone is in Rank { $rank }
ts-web-outcome-won = { $total } against { $health }, won
ts-web-outcome-lost = { $total } against { $health }, lost
ts-web-outcome-magic = { $total } against { $health }, needs Magic

## The hand

ts-web-your-hand = Your hand
ts-web-your-party = Your party
ts-web-no-cards = No cards in hand
ts-web-slot = { $card }, card { $number }
ts-web-held = held by { $card }
ts-web-held-short = held by the Hero before it
ts-web-strength-now = Strength { $was }, now { $now }
ts-web-used = used
ts-web-thrown = thrown
ts-web-doomed = lost after the battle
ts-web-barred = cannot attack
ts-web-judged = 1 { $what } less
ts-web-turned = all Attack is Magic
ts-web-borrowed = borrowed: { $who }

## What a card can do, on a ribbon

## Answers

ts-web-answers = Your answers
ts-web-turn-village = { $gold } Gold to spend, then level up
ts-web-turn-dungeon = use effects, arm Heroes, attack
ts-web-turn-rest = destroy one card, draw anew

## The Village

ts-web-purse-line = { $gold } Gold · { $purchases ->
        [one] { $purchases } purchase left
       *[other] { $purchases } purchases left
    }
ts-web-spoils-now = Spoils: { $gold } Gold for each purchase
ts-web-hand-gold = your cards pay { $gold } Gold
ts-web-no-buying = Nothing is bought in a Dungeon turn
ts-web-all-cards = All cards
ts-web-pile = { $card }, cost { $cost }, { $number } left
ts-web-left-of = { $card }: { $number } left
ts-web-spoils-by = Spoils: { $kind }
ts-web-spoils-weapon = a Weapon
ts-web-spoils-food = a Food
ts-web-spoils-item = an Item
ts-web-spoils-any = any card
ts-web-spoils-reveal_six = look at six cards
ts-web-spoils = Spoils
ts-web-spoils-purse = Gold for each of your Spoils:
ts-web-purse = Purse
ts-web-purchases = { $number ->
        [one] Gold, { $number } purchase left
       *[other] Gold, { $number } purchases left
    }
ts-web-gold-after = { $gold } after this

## Experience

ts-web-xp-head = Experience
ts-web-xp-count = { $number } XP
ts-web-xp-none = none yet
ts-web-raise = { $hero } to { $card }
ts-web-raise-any = { $hero } to any level 1 Hero
ts-web-price-xp = { $number } XP
ts-web-none-left = none left
ts-web-enough = you have enough
ts-web-xp-when = when you next visit the Village

## The battle ledger

ts-web-ledger = Battle ledger
ts-web-against = Against { $card }
ts-web-foretold = Your hand as it is, with all Weapons dealt and no effect used.
ts-web-barred-short = barred
ts-web-brings-nothing = No card brings anything.
ts-web-in-all = in all
ts-web-light-line = Rank { $rank } asks for { $asks } Light, you bring { $light }
ts-web-light-theirs = Rank { $rank } asks for { $asks } Light, the party brings { $light }
ts-web-light-of = Light of { $asks }
ts-web-versus = against
ts-web-verdict-won = Won
ts-web-verdict-lost = Lost
ts-web-verdict-magic = Needs Magic
ts-web-verdict-barred = Barred
ts-web-spare = { $number } to spare
ts-web-short = { $number } too few
ts-web-points = { $number ->
        [one] point
       *[other] points
    }
ts-web-wins-stone = You take the Thunderstone and end the game.
ts-web-party-of = The party of { $who }

## Why a card brings more or less than is printed on it

## The guided first turn

ts-web-guide-hand = These six cards are your hand. A coin is what a card pays in the Village; swords, wand and lantern are what it brings to a battle; the arm is Strength, the anvil is Weight.
ts-web-guide-turn = Each turn you do one thing: visit the Village to buy a card and level up Heroes, enter the Dungeon to fight, or rest to be rid of a card. What shines in gold can be chosen.
ts-web-guide-hall = Three Monsters wait in the Hall. The heart is their Health. The lanterns are the Light that a Rank asks for: each one that you miss costs 2 Attack.
ts-web-guide-ledger = The ledger says what your cards would bring against each Monster, and whether that is enough. In the Dungeon you may first use effects, and give each Hero a Weapon: click it or drag it onto the Hero.
ts-web-guide-village = The Village sells the top card of each stack. The coin is the price, the small number is how many are left. What you buy goes to your discard pile and comes back when you shuffle.
ts-web-guide-xp = Beaten Monsters give experience. In the Village you pay with it to level up Heroes of your hand.
ts-web-guide-end = The Thunderstone lies deep in this deck. When it reaches Rank 1 the game ends, and the most victory points in a deck win.
ts-web-guide-help = The question always stands here. Why? opens its rule, Undo takes a choice back, Hint shows a good move. Point at any card to read all of it.
