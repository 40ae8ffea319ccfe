### Euthia in the browser: a Combat. Every sentence is our own wording.

## The course of a Combat

eu-combat-stage = The fight
eu-combat-phases = The course of the Combat round
eu-combat-round = Round { $number }
eu-combat-opening = Combat
eu-combat-over = The end
eu-combat-past = done:
eu-combat-phase-before = Arm yourself
eu-combat-phase-preparation = Preparation
eu-combat-phase-first_strike = First Strike
eu-combat-phase-healing = Heal
eu-combat-phase-monster_attack = Monster attack
eu-combat-phase-second_healing = Heal
eu-combat-phase-hero_attack = Hero attack
eu-combat-phase-your_attack = Your attack
eu-combat-phase-over = Spoils
eu-combat-step-monster_attack-before = before
eu-combat-step-monster_attack-change = change
eu-combat-step-monster_attack-answer = answer
eu-combat-step-monster_attack-dealt = Wounds
eu-combat-step-hero_attack-before = before
eu-combat-step-hero_attack-weapon = Weapon
eu-combat-step-hero_attack-change = change
eu-combat-step-hero_attack-dealt = Damage
eu-combat-word = Whose word it is
eu-combat-you = you
eu-combat-said-pass = passed
eu-combat-said-gaar = Gaar { $change }
eu-combat-said-play = a card
eu-combat-said-use = a tile
eu-combat-said-gem = a Gem
eu-combat-said-essence = an Essence
eu-combat-said-hope = Hope

## Both sides

eu-combat-health = Health { $health } of { $most }
eu-combat-health-risk = Health { $health } of { $most }, { $lost } at stake
eu-combat-in-hand = { $weapon } in hand
eu-combat-penalty = Hero’s attacks { $n }
eu-combat-bleeds = bleeds: { $n } Damage each round
eu-combat-played-by = played by { $who }
eu-combat-played-by-you = played by you
eu-combat-unknown = Monster of level { $level }
eu-combat-unknown-note = Its card lies face down
eu-combat-lasting-regeneration = Regeneration
eu-combat-lasting-possession = Possession
eu-combat-die = Die showing { $face }
eu-combat-value = Battle Value
eu-combat-not-rolled-monster = The Monster has not rolled yet.
eu-combat-not-rolled-hero = The Hero has not rolled yet.
eu-combat-still-preparation = The Monster stands before the Hero.
eu-combat-still-healing = A moment to breathe: the Hero may heal.
eu-combat-skipped = The Monster does not attack in this round.
eu-combat-range = { $low } to { $high }
eu-combat-worth-wounds = { $same ->
    [yes] { $most ->
        [0] no Wounds
        [one] 1 Wound
       *[other] { $most } Wounds
    }
   *[no] { $least } to { $most } Wounds
}
eu-combat-worth-damage = { $same ->
    [yes] { $most ->
        [0] no Damage
       *[other] { $most } Damage
    }
   *[no] { $least } to { $most } Damage
}
eu-combat-band-wounds = { $n ->
    [0] no Wounds
    [one] 1 Wound
   *[other] { $n } Wounds
}
eu-combat-band-damage = { $n ->
    [0] no Damage
   *[other] { $n } Damage
}
eu-combat-now = now { $value }
eu-combat-way = Gaar on die { $number }: { $low } to { $high }

## Answers

eu-combat-pass-fight = Pass for the rest of this fight
eu-combat-pass-fight-tip = You are not asked again until this fight is over. “Wait!” opens the last window again.
eu-combat-gaar-tip = Its player spends one to reroll one of the Monster’s dice and to add 2.
eu-combat-chaos-tip = Its player spends one for every play of cards.
eu-combat-silent = You pass for the rest of this fight.
eu-combat-speak = Have a say again

## Means

eu-combat-means = Your means
eu-combat-means-of = The means of { $hero }
eu-combat-no-means = Nothing to use in this fight.
eu-combat-gaar = { $n ->
    [0] no Gaar
   *[other] { $n } Gaar
}
eu-combat-chaos = { $n ->
    [0] no Chaos
   *[other] { $n } Chaos
}
eu-combat-gem-on = on { $thing }
eu-combat-when-prep = In the preparation
eu-combat-when-first = As First Strike
eu-combat-when-heal = In a healing phase
eu-combat-when-foe_before = Before the Monster’s roll
eu-combat-when-foe_after = When both have passed
eu-combat-when-own_before = Before the attack roll
eu-combat-when-weapon = To attack with
eu-combat-when-own_after = After the attack roll
eu-combat-foe-means = The Monster’s means
eu-combat-your-monster = Your Monster’s means
eu-combat-muted = Silenced: no card in its next attack
eu-combat-lying = In play
eu-combat-hand = Your hand: { $n }
eu-combat-hidden = { $silver ->
    [0] { $golden ->
        [one] 1 hidden Gold card
       *[other] { $golden } hidden Gold cards
    }
   *[other] { $golden ->
        [0] { $silver ->
            [one] 1 hidden Silver card
           *[other] { $silver } hidden Silver cards
        }
       *[other] { $silver } Silver, { $golden } Gold, hidden
    }
}
eu-combat-no-cards = No cards in hand
eu-combat-timing-before_monster_roll = before the Monster’s roll
eu-combat-timing-after_monster_roll = after the Monster’s roll
eu-combat-timing-before_or_after = before or after the Monster’s roll
eu-combat-timing-before_hero_roll = before the Hero’s roll

## The Hope die

eu-combat-hope = Hope die
eu-combat-hope-points = { $n ->
    [0] no points
    [one] 1 point
   *[other] { $n } points
}
eu-combat-hope-rises = +1 when you roll 5 or less, or the Monster 10 or more
eu-combat-hope-1 = +1 on your own roll
eu-combat-hope-2 = take a Gaar
eu-combat-hope-3 = +1 and 1 Damage

## Sums

eu-combat-sum-monster = Battle Value of the Monster
eu-combat-sum-hero = Battle Value of the Hero
eu-combat-stands = Stands at
eu-combat-line-dice-1 = Die rolled: { $first }
eu-combat-line-dice-2 = Dice rolled: { $first } and { $second }
eu-combat-line-die = The { $old } becomes { $new }
eu-combat-line-air = Power of Air
eu-combat-line-earth = Power of Earth
eu-combat-line-gaar-hero = Gaar of the Hero
eu-combat-line-gaar-monster = Gaar of the Monster
eu-combat-line-penalty = Penalty of the Monster
eu-combat-line-hope = Hope die
eu-combat-line-scenario = The Scenario
eu-combat-line-earlier = What was before
eu-combat-line-thing = { $thing }
eu-combat-line-band = Band { $low } to { $high }
eu-combat-line-band-open = Band { $low } and more
eu-combat-line-no-band = In no band
eu-combat-line-floor = Not below 0
eu-combat-odds = What may come
eu-combat-odds-wounds = Wounds in all
eu-combat-odds-damage = Damage in all
eu-combat-odds-reroll = Reroll the { $face }
eu-combat-odds-stand = Let it stand
eu-combat-odds-note = Chances in six, with everything that counts now.
eu-combat-if-wounds = Wounds if it stands
eu-combat-if-damage = Damage if it stands
eu-combat-soon-wounds = For the Wounds
eu-combat-soon-damage = For the Damage
eu-combat-idle = counts only if the band deals something
eu-combat-mends = heals the Monster afterwards
eu-combat-hero-falls = Health { $before } becomes 0: { $name } falls.
eu-combat-foe-falls = Health { $before } becomes 0: { $name } defeated.
eu-combat-becomes = { $name }: Health { $before } becomes { $after }.
eu-combat-unhurt = { $name } stays at Health { $before }.

## Before the fight, and after it

eu-combat-card-band = Battle Value { $range }
eu-combat-back-health = Health
eu-combat-back-least = least Wounds
eu-combat-back-reward = Reward at Reputation { $range }
eu-combat-back-known = You know this card
eu-combat-pack = Arm yourself
eu-combat-packs = { $who }: arming for the fight
eu-combat-pack-note = During the fight nothing can be changed
eu-combat-worn = On the board
eu-combat-bag = In the Sacks
eu-combat-bag-empty = The Sacks are empty.
eu-combat-use-before = To use now
eu-combat-take-off = Take off
eu-combat-put-on = Equip
eu-combat-swap = Instead of { $thing }
eu-combat-drop = Discard
eu-combat-defeated = { $foe } defeated
eu-combat-reward = Reward
eu-combat-no-reward = No Reward: your Reputation is not in { $range }
eu-combat-loot = Loot of the space
eu-combat-no-loot = none
eu-combat-fell = { $name } falls to { $foe }
eu-combat-fell-text = The Hero wakes in the Church with full Health, 3 Gaar and a Gold card. The death costs 2 Reputation at the end of the game.
eu-combat-fell-go = To the map
