### Thunderstone: prompts, options, log lines and labels. Every sentence is our own wording.

## The game

ts-game = Thunderstone
    .text = Gather a party in the Village, arm it, and fight down through the Dungeon to the Thunderstone.
    .players = 1 to 5 players
    .length = until the Thunderstone reaches Rank 1
    .asked-1 = What happens if I do not have enough light?
    .asked-2 = What happens when I lose a battle?
    .asked-3 = How do I level up a hero?
    .asked-4 = Can one hero carry two weapons?

## Options of a game

ts-option-first_game = First game
    .text = The fixed Monsters, Heroes and Village cards for a first game.
ts-option-groups = Monster classes
    .text = How many classes of Monsters live in the Dungeon (groups=3 to 8; 3 by default): more make a longer game.
ts-option-cards = Chosen cards
    .text = Monster classes, Hero kinds and Village cards by name, with commas between them (cards=elf,dwarf,spear); the rest is drawn at random.
ts-option-pace = Pace of the dark
    .text = Solitaire: after how many turns without a victory the Monster in Rank 1 slips away (pace=1 to 4; 2 by default).

## Actions of a turn

ts-action-village = Village
ts-action-dungeon = Dungeon
ts-action-rest = Rest

## Kinds of attack

ts-kind-attack = Attack
ts-kind-magic = Magic Attack

## Ranks of a solitaire game

ts-rank-legend = Legend
ts-rank-champion = Champion
ts-rank-hero = Hero
ts-rank-survivor = Survivor
ts-rank-fallen = Fallen

## Score categories

ts-category-stone = Thunderstone
ts-category-monsters = Monsters
ts-category-heroes = Heroes
ts-category-village = Village cards

## Labels of the table

ts-label-turn = Turn
ts-label-hall = Dungeon Hall
ts-label-dungeon_deck = Dungeon Deck
ts-label-village = Village
ts-label-party = Party
ts-label-hand = Hand
ts-label-deck = Deck
ts-label-discard = Discard pile
ts-label-destroyed = Destroyed
ts-label-diseases = Diseases
ts-label-revealed = Revealed
ts-label-purchases = Purchases
ts-label-unrest = Unrest
ts-label-dark = The dark
ts-label-escaped = Slipped away
ts-label-stone_owner = Has the Thunderstone
ts-label-battle = Battle
ts-label-forecast = If you attack
ts-label-empty = empty
ts-label-won = victory
ts-label-lost = defeat
ts-label-magic = needs Magic Attack
ts-label-forbidden = cannot be attacked
ts-label-dark_penalty = darkness
ts-label-used = used
ts-label-thrown = thrown
ts-label-doomed = destroyed after the battle
ts-label-barred = cannot attack
ts-label-turned = Attack becomes Magic Attack
ts-label-holds = holds { $card }
ts-label-held_by = held by card { $number }
ts-label-borrowed = borrowed: { $who }

## Short heads of columns

ts-head-rank = Rank
ts-head-monster = Monster
ts-head-health = Health
ts-head-light = Light
ts-head-xp = XP
ts-head-vp = VP
ts-head-gold = Gold
ts-head-effect = Effect
ts-head-card = Card
ts-head-cost = Cost
ts-head-left = Left
ts-head-strength = Str
ts-head-attack = Att
ts-head-magic = Mag

## Steps of a turn

ts-step-effects = effects
ts-step-purchases = purchases
ts-step-levels = levelling up
ts-step-prepare = preparing
ts-step-battle = battle
ts-step-end = The end

## Prompts

ts-ask-turn = Choose what you do this turn.
ts-ask-rest = You may destroy one card from your hand.
ts-ask-village_effect = You may use Village effects before you buy. You have { $gold } Gold so far.
ts-ask-buy = You may buy a card. You have { $gold } Gold and { $purchases ->
        [one] { $purchases } purchase.
       *[other] { $purchases } purchases.
    }
ts-ask-level_up = You may level up your Heroes. You have { $xp } XP.
ts-ask-pawn = Choose the card to destroy for its value.
ts-ask-dungeon = Prepare your party, then attack a Monster.
ts-ask-fed_hero = Choose the Hero who gets the Strength.
ts-ask-food = Choose the Food to destroy.
ts-ask-returned = Choose the Monster that goes under the Dungeon Deck.
ts-ask-taken = Choose the Monster to take.
ts-ask-banish = Send a Monster under the Dungeon Deck, or put the Hall in a new order.
ts-ask-banish_card = Choose the card from your hand to destroy.
ts-ask-hero_or_cards = Choose what you discard: one Hero, or cards of any kind.
ts-ask-discard = Choose a card from your hand to discard.
ts-ask-discard_slot = Choose a card of your party to discard.
ts-ask-discard_hero = Choose a Hero of your hand to discard.
ts-ask-discard_own_hero = Choose a Hero of your party to discard.
ts-ask-borrow = You may borrow one of the discarded Heroes for this battle.
ts-ask-victim = { $card } strikes: choose the card that is destroyed.
ts-ask-strongest = { $card } destroys the strongest Hero: choose who it is.
ts-ask-barred = { $card } keeps one Hero from attacking: choose who it is.
ts-ask-judged = Choose what { $card } loses.
ts-ask-sick = A Disease weakens you against { $card }: choose what it lowers.
ts-ask-spoils = Spoils: you may buy with the Gold of your hand.
ts-ask-revealed = You may destroy revealed cards, one after the other; the rest is discarded.
ts-ask-sorcerer = You may send a Monster of the Hall under the Dungeon Deck.

## Options: the turn

ts-do-village = Visit the Village
ts-do-dungeon = Enter the Dungeon
ts-do-rest = Rest

## Options: effects of the Village

## Options: effects of the Dungeon

## Options: the Dungeon

ts-do-attack = Attack { $card } in Rank { $number }
ts-do-leave = Leave the Dungeon without a battle
ts-do-equip = Equip { $hero } (card { $number }) with { $weapon }
ts-do-monster = { $card } in Rank { $number }
ts-do-order = New order: 1 { $card1 } · 2 { $card2 } · 3 { $card3 }
ts-do-hero = { $number ->
        [0] Discard { $card }
       *[other] { $card } (card { $number })
    }
ts-do-food = Destroy { $card } (card { $number })
ts-do-card = Destroy { $card } (card { $number })
ts-do-victim = { $card } (card { $number })
ts-do-discard = { $number ->
        [0] Discard { $card }
       *[other] Discard { $card } (card { $number })
    }
ts-do-cards = { $number ->
        [one] Discard { $number } card of your choice
       *[other] Discard { $number } cards of your choice
    }
ts-do-borrow = Borrow { $card } from player { $seat }
ts-do-lower = 1 { $kind }
ts-do-sick = Lower { $kind } by 1

## Options: buying, levelling up, destroying

ts-do-buy = Buy { $card } for { $gold } Gold
ts-do-spoils = Buy { $card } for { $gold } Gold
ts-do-reveal = Reveal six cards of your deck
ts-do-level = Level up { $hero } to { $card } for { $xp } XP
ts-do-destroy = Destroy { $card }

## Options: leaving it

ts-do-done-village_effect = Go on to the purchases
ts-do-done-buy = Buy nothing more
ts-do-done-level_up = End the turn
ts-do-done-spoils = Take no more Spoils
ts-do-done-revealed = Discard the rest
ts-do-pass-rest = Destroy nothing
ts-do-pass-borrow = Borrow nobody
ts-do-pass-sorcerer = Leave the Hall as it is

## Log: the turn

ts-tell-start_player = { $you ->
        [yes] You begin.
       *[no] { $who } begins.
    }
ts-tell-turn = { $you ->
        [yes] You choose: { $action }.
       *[no] { $who } chooses: { $action }.
    }
ts-tell-revealed_hand = { $you ->
        [yes] You reveal your hand: { $cards }.
       *[no] { $who } reveals the hand: { $cards }.
    }
ts-tell-used = { $you ->
        [yes] You use { $card }.
       *[no] { $who } uses { $card }.
    }
ts-tell-drew = { $you ->
        [yes] You draw { $card }.
       *[no] { $who } draws { $card }.
    }
ts-tell-shuffled = { $you ->
        [yes] You shuffle your discard pile into a new deck.
       *[no] { $who } shuffles the discard pile into a new deck.
    }
ts-tell-destroyed = { $card } is destroyed.
ts-tell-gained = { $you ->
        [yes] You get { $card }.
       *[no] { $who } gets { $card }.
    }
ts-tell-xp = { $you ->
        [yes] You get { $number } XP.
       *[no] { $who } gets { $number } XP.
    }
ts-tell-infected = { $you ->
        [yes] You get
       *[no] { $who } gets
    } { $number ->
        [one] { $number } Disease.
       *[other] { $number } Diseases.
    }
ts-tell-discarded = { $you ->
        [yes] You discard { $card }.
       *[no] { $who } discards { $card }.
    }
ts-tell-showed_hand = { $you ->
        [yes] You have no Hero and show your hand: { $cards }.
       *[no] { $who } has no Hero and shows the hand: { $cards }.
    }

## Log: the Dungeon

ts-tell-fed = { $card } has +{ $number } Strength.
ts-tell-equipped = { $you ->
        [yes] You equip { $hero } with { $weapon }.
       *[no] { $who } equips { $hero } with { $weapon }.
    }
ts-tell-borrowed = { $you ->
        [yes] You borrow { $card } ({ $owner_name }).
       *[no] { $who } borrows { $card } ({ $owner_name }).
    }
ts-tell-attacks = { $you ->
        [yes] You attack { $card } in Rank { $number }.
       *[no] { $who } attacks { $card } in Rank { $number }.
    }
ts-tell-doomed = { $card } will be destroyed after the battle.
ts-tell-barred = { $card } cannot attack.
ts-tell-fought = { $you ->
        [yes] { $won ->
            [1] You beat { $card }: { $total } against Health { $health }.
           *[other] You do not beat { $card }: { $total } against Health { $health }.
        }
       *[no] { $won ->
            [1] { $who } beats { $card }: { $total } against Health { $health }.
           *[other] { $who } does not beat { $card }: { $total } against Health { $health }.
        }
    }
ts-tell-revealed = { $you ->
        [yes] You reveal cards of your deck: { $cards }.
       *[no] { $who } reveals cards of the deck: { $cards }.
    }
ts-tell-turned_up = { $card } appears in Rank { $number }.
ts-tell-sent_under = { $card } goes under the Dungeon Deck.
ts-tell-rearranged = The Hall is put in a new order: { $cards }.
ts-tell-breach = Breach: { $card } has reached Rank 1.
ts-tell-escaped = { $card } slips away into the dark.
ts-tell-stone = { $you ->
        [yes] You take the Thunderstone. The game is over.
       *[no] { $who } takes the Thunderstone. The game is over.
    }
ts-tell-stone_lost = The Thunderstone reaches Rank 1 and nobody takes it. The game is over.
ts-tell-stalemate = Nothing can change any more. The game is over.

## Things that cannot be chosen

ts-thing-empty_rank = The empty Rank { $number }

ts-points = { $number ->
        [one] { $number } victory point
       *[other] { $number } victory points
    }
ts-do-show = Show the hand: there is no Hero in it

## Rivals, and what they think about

thunderstone-player-rogna = Rogna Firstdown
thunderstone-player-rogna-style = Goes down with the first torch that burns, rather too early than too late.
thunderstone-player-pell = Master Pell
thunderstone-player-pell-style = Has never left the Village without something under his arm.
thunderstone-player-isaura = Captain Isaura
thunderstone-player-isaura-style = Trusts in people and not in steel: hires Heroes, and drills them until they rise.
thunderstone-player-ambrose = Brother Ambrose
thunderstone-player-ambrose-style = Owns little, rests often, and has a spell for everything else.
thunderstone-thinks = { $who } is thinking about { $kind ->
        [turn] the turn
        [buy] the wares of the Village
        [village_effect] the wares of the Village
        [level_up] the Heroes’ levels
        [dungeon] the Dungeon
        [rest] the deck
        [revealed] the deck
        [spoils] the Spoils
       *[other] the next move
    }

## What speaks for a choice

ts-worth-points = Victory points
ts-worth-xp = Experience
ts-worth-force = Attack in a hand
ts-worth-light = Light in a hand
ts-worth-gold = Gold in a hand
ts-worth-levels = Levels of your Heroes
ts-worth-size = A thin deck
ts-worth-ahead = { $points ->
        [one] { $points } victory point ahead of the best rival
       *[other] { $points } victory points ahead of the best rival
    }
ts-worth-behind = { $points ->
        [one] { $points } victory point behind the best rival
       *[other] { $points } victory points behind the best rival
    }
ts-worth-level = level with the best rival
ts-worth-alone = { $points ->
        [one] { $points } victory point in the end
       *[other] { $points } victory points in the end
    }
