### Thunderstone: what cards do, made of what the pack says. `.do`: as an option, `.short`: on a ribbon. Every sentence is our own wording.

## Village and Dungeon effects

ts-verb-draw = draw { $draw ->
        [one] { $draw } card
       *[other] { $draw } cards
    }
    .do = { $card }: draw { $draw ->
            [one] { $draw } card
           *[other] { $draw } cards
        }
    .short = draw { $draw }
ts-verb-extra_purchase = one more purchase
    .do = { $card }: one more purchase
    .short = 1 more purchase
ts-verb-destroy_self = destroy this card{ $gold ->
        [0] {" "}to draw { $draw ->
                [one] { $draw } card
               *[other] { $draw } cards
            }
       *[other] {" "}for { $gold } Gold
    }
    .do = { $card }: destroy it{ $gold ->
            [0] {" "}to draw { $draw ->
                [one] { $draw } card
               *[other] { $draw } cards
            }
           *[other] {" "}for { $gold } Gold
        }
    .short = destroy: { $gold ->
            [0] draw { $draw }
           *[other] { $gold } Gold
        }
ts-verb-pawn = destroy a card with a coin for its value and { $gold } Gold more
    .do = { $card }: destroy a card with a coin for its value and { $gold } Gold
    .short = pawn a card
ts-verb-train = destroy 1 Militia for { $xp } XP
    .do = { $card }: destroy a Militia for { $xp } XP
    .short = Militia for { $xp } XP
ts-verb-draw_cards = draw { $draw ->
        [one] { $draw } card
       *[other] { $draw } cards
    }
    .do = { $card }: draw { $draw ->
            [one] { $draw } card
           *[other] { $draw } cards
        }
    .short = draw { $draw }
ts-verb-cure = destroy a Disease of your hand and draw { $draw ->
        [one] { $draw } card
       *[other] { $draw } cards
    }
    .do = { $card }: destroy a Disease and draw { $draw ->
            [one] { $draw } card
           *[other] { $draw } cards
        }
    .short = cure, draw { $draw }
ts-verb-feed = a Hero has +{ $strength } Strength{ $turns_to_magic ->
        [1] , and all Attack of this Hero becomes Magic Attack
       *[0] {""}
    }
    .do = { $card }: a Hero has +{ $strength } Strength
    .short = feed a Hero: +{ $strength }
ts-verb-eat = destroy 1 Food for +{ $attack } Attack
    .do = { $card }: destroy a Food for +{ $attack } Attack
    .short = eat Food: +{ $attack }
ts-verb-rally = each Hero has { $strength ->
        [0] {""}
       *[other] +{ $strength } Strength and{" "}
    }+{ $attack } Attack
    .do = { $card }: each Hero has +{ $attack } Attack{ $strength ->
            [0] {""}
           *[other] {" "}and +{ $strength } Strength
        }
    .short = rally all: +{ $attack }
ts-verb-arcane = all Attack of Heroes who hold a Weapon becomes Magic Attack; draw { $draw ->
        [one] { $draw } card
       *[other] { $draw } cards
    }
    .do = { $card }: Attack of armed Heroes becomes Magic Attack; draw { $draw ->
            [one] { $draw } card
           *[other] { $draw } cards
        }
    .short = Attack to Magic
ts-verb-aura = all Weapons have Weight 0; draw { $draw ->
        [one] { $draw } card
       *[other] { $draw } cards
    }
    .do = { $card }: Weapons have Weight 0; draw { $draw ->
            [one] { $draw } card
           *[other] { $draw } cards
        }
    .short = Weight 0, draw { $draw }
ts-verb-throw = the Hero who holds it may throw it: it is destroyed and gives another +{ $attack } Attack
    .do = { $card }: throw it for another +{ $attack } Attack; it is destroyed
    .short = throw: +{ $attack }
ts-verb-others_discard = every other player discards { $or_hero ->
        [1] 1 Hero or{" "}
       *[0] {""}
    }{ $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
    .do = { $card }: the other players discard { $or_hero ->
            [1] a Hero or { $cards } cards each
           *[0] { $cards ->
                [one] { $cards } card each
               *[other] { $cards } cards each
            }
        }
    .short = others discard
ts-verb-borrow = every player, you too, discards a Hero or shows a hand without one; you may borrow one of these Heroes for the battle
    .do = { $card }: all players discard a Hero, and you may borrow one
    .short = borrow a Hero
ts-verb-return_monster = send a Monster of the Hall under the Dungeon Deck
    .do = { $card }: send a Monster under the Dungeon Deck
    .short = send one under
ts-verb-take_monster = destroy 1 Food to put a Monster worth { $vp } VP from the Hall on your discard pile, without XP
    .do = { $card }: destroy a Food to take a Monster without a battle
    .short = take a Monster
ts-verb-banish = send a Monster of the Hall under the Dungeon Deck, or put the Hall in a new order; then destroy 1 card from your hand and draw { $draw ->
        [one] { $draw } card
       *[other] { $draw } cards
    }
    .do = { $card }: change the Hall, destroy a card and draw { $draw ->
            [one] { $draw } card
           *[other] { $draw } cards
        }
    .short = change the Hall

## Battle effects

ts-verb-destroy = destroys { $of } of your party
ts-verb-destroy_if_unarmed = destroys { $of } of your party, unless a Hero holds a Weapon
ts-verb-destroy_strongest = destroys the Hero with the highest Strength
ts-verb-destroy_all = destroys { $of } of your party
ts-verb-weaken = each Hero has −{ $strength } Strength{ $destroys ->
        [1] . Battle: destroys every Hero left with Strength 0 or less
       *[0] {""}
    }
ts-verb-infect = { $cards ->
        [one] { $cards } Disease goes
       *[other] { $cards } Diseases go
    } to your discard pile
ts-verb-soft_to_weapons = each Hero with a Weapon has +{ $attack } Attack
ts-verb-bar = 1 Hero of your choice cannot attack
ts-verb-judge = each Hero has −1 Attack or −1 Magic Attack, as you choose

## Breach effects

ts-verb-raze = the top { $cards ->
        [one] card
       *[other] { $cards } cards
    } of every Hero stack in the Village are destroyed, Militia too
ts-verb-all_discard = every player discards { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }

## What counts by itself

ts-verb-beyond_rank_1 = Another +{ $attack } Attack against a Monster in Rank 2 or 3.
ts-verb-not_against_rank_1 = Does not attack Rank 1: neither Attack nor Light of this card counts there.
ts-verb-with_edged = Another +{ $attack } Attack while holding an edged Weapon.
ts-verb-per_light_item = +{ $attack } Attack for each Item with Light in your party.
ts-verb-per_monster_card = +{ $attack } Attack for each Monster card in your party.
ts-verb-leads_militia = Each Militia has +{ $attack } Attack.
ts-verb-leads_non_fighters = Each Hero who is no Fighter has +{ $attack } Attack.
ts-verb-magic_per_item = Each Item in your party gives +{ $magic } Magic Attack.
ts-verb-magic_per_spell = Each Spell with Magic Attack gives { $magic } more.
ts-verb-doubles_magic = Doubles your total Magic Attack.
ts-verb-xp_from_rank_3 = { $xp } more XP for a Monster beaten in Rank 3.
ts-verb-return_after_victory = After a victory you may send a Monster of the Hall under the Dungeon Deck.
ts-verb-strong = +{ $attack } Attack instead of +{ $printed } for a Hero with Strength { $strength } or more.
ts-verb-holy = Another +{ $attack } Attack for { $class } against { $against }.

## Traits of Monsters

ts-trait-magic_required = Cannot be beaten without Magic Attack.
ts-trait-magic_only = Only Magic Attack counts.
ts-trait-immune_to_magic = Magic Attack does not count.
ts-trait-immune_to_edged = Edged Weapons give no Attack and no Magic Attack.
ts-trait-half_magic = Magic Attack is halved.
ts-trait-half_without_magic = Without Magic Attack your Attack Value is halved.
ts-trait-half_without_weapon = Unless an attacking Hero holds a Weapon, your Attack Value is halved.
ts-trait-unarmed_cannot_attack = Heroes without a Weapon cannot attack.
ts-trait-not_in_the_dark = Cannot be attacked while any Light penalty is left.

## Sentences of a card

ts-text-village = Village: { $effect }.
ts-text-village_again = Repeat Village: { $effect }.
ts-text-dungeon = Dungeon: { $effect }.
ts-text-dungeon_again = Repeat Dungeon: { $effect }.
ts-text-battle = Battle: { $effect }.
ts-text-breach = Breach: { $effect }.
ts-text-spoils = Spoils: { $spoils }.
ts-text-trophy_attack = Trophy: +{ $number } Attack.
ts-text-trophy_magic = Trophy: +{ $number } Magic Attack.
ts-text-trophy_light = Trophy: +{ $number } Light.
ts-text-light_penalty = Light penalty +{ $number }.
ts-spoils-weapon = you may buy one Weapon from the Village with the Gold of your hand
ts-spoils-food = you may buy one Food from the Village with the Gold of your hand
ts-spoils-item = you may buy one Item from the Village with the Gold of your hand
ts-spoils-any = you may buy any one card from the Village with the Gold of your hand
ts-spoils-reveal_six = you may reveal 6 cards of your deck, destroy any of them and discard the rest
ts-note-militia = Can level up to any Level 1 Hero.
ts-note-disease = In the Dungeon it takes 1 off your Attack or your Magic Attack, as you choose.
ts-note-thunderstone = The game ends when it reaches Rank 1. Beat the Monster in front of it to take it.
ts-note-item_light = Gives its Light even without a Hero.
ts-note-weapon_light = Gives its Light only while a Hero holds it.
ts-note-spell = Counts even without a Hero.

## Words in them

ts-or = { $one } or { $two }
ts-and = { $one } and { $two }
ts-one-hero = 1 Hero
ts-all-hero = all Heroes
ts-one-fighter = 1 Fighter
ts-all-fighter = all Fighters
ts-one-cleric = 1 Cleric
ts-all-cleric = all Clerics
ts-one-wizard = 1 Wizard
ts-all-wizard = all Wizards
ts-one-thief = 1 Thief
ts-all-thief = all Thieves
ts-one-archer = 1 Archer
ts-all-archer = all Archers
ts-one-militia = 1 Militia
ts-all-militia = all Militia
ts-one-weapon = 1 Weapon
ts-all-weapon = all Weapons
ts-one-item = 1 Item
ts-all-item = all Items
ts-one-spell = 1 Spell
ts-all-spell = all Spells
ts-one-villager = 1 Villager
ts-all-villager = all Villagers
ts-one-food = 1 Food
ts-all-food = all Food
ts-for-fighter = a Fighter
ts-for-cleric = a Cleric
ts-for-wizard = a Wizard
ts-for-thief = a Thief
ts-for-archer = an Archer
ts-for-militia = a Militia
ts-against-abyssal = an Abyssal
ts-against-doomknight = a Doomknight
ts-against-humanoid = a Humanoid
ts-against-dragon = a Dragon
ts-against-enchanted = an Enchanted
ts-against-ooze = an Ooze
ts-against-undead = an Undead
ts-against-doom = a Doom
ts-against-spirit = a Spirit

## Why a number is not what is printed

ts-line-turned = all Attack counts as Magic
ts-line-sick = weakens the party
ts-line-doubled = Magic is doubled
ts-line-halved_magic = Magic is halved
ts-line-dark = Missing Light takes 2 each
ts-line-halved = The sum is halved
ts-line-floor = Never less than 0
ts-line-no_magic = Magic does not count
ts-line-no_attack = Attack does not count
ts-line-rallied = rallied
ts-line-beyond_rank_1 = beyond Rank 1
ts-line-per_light_item = for Items with Light
ts-line-with_edged = with an edged Weapon
ts-line-per_monster_card = for Monster cards
ts-line-magic_per_spell = with the Magician
ts-line-magic_per_item = with the Magician
ts-line-eaten = has eaten
ts-line-leads_non_fighters = led by the Lord
ts-line-leads_militia = led by the Knight
ts-line-soft = soft to Weapons
ts-line-judged = judged

## What a battle takes

ts-toll-loses = lost: { $cards }
ts-toll-loses-one = one is lost: { $cards }
ts-toll-bars = cannot attack: { $cards }
ts-toll-bars-one = one cannot attack: { $cards }
ts-toll-drops = dropped: { $cards }
ts-toll-infects = { $number ->
        [one] { $number } Disease for you
       *[other] { $number } Diseases for you
    }
