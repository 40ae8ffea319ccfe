### Euthia: Farruga’s Hunger and Threat of Mirrezil. Every sentence is our own wording.

## Words for things

eu-thing-farruga_circling = Farruga, Circling
eu-thing-farruga_raging = Farruga, Raging
eu-thing-farruga_bleeding = Farruga, Bleeding
eu-thing-farruga_last_fire = Farruga, Last Fire
eu-thing-rot_breath = Mirrezil: Rot Breath
    .text = From the second Combat round on nothing heals you.
eu-thing-grave_wing = Mirrezil: Grave Wing
    .text = Your attack rolls are 2 lower.
eu-thing-bone_tail = Mirrezil: Bone Tail
    .text = Shields cannot be used.
eu-thing-hollow_heart = Mirrezil: Hollow Heart
    .text = Immune. At the end of a Combat round it heals 1 Damage of this Combat if there is no Faer Power.
eu-attack-breath_of_fire = Breath of Fire
    .text = Flight: to the Hero with the most Reputation; Heroes there and next to it take 2 Wounds or give a Water Essence. Combat: 1 Wound more, unless you give a Water Essence.
eu-attack-tail_sweep = Sweep of the Tail
    .text = Flight: to the Merchants or Alchemists nearest to the Church; no trade there while she stays. Combat: her Battle Value is 1 higher, and Shields cannot be used.
eu-attack-talons = Talons
    .text = Flight: to the Hero with the least Health, who loses 2 Gold and takes 1 Wound. Combat: her lower die is rolled again.
eu-attack-dragon_roar = The Roar
    .text = Flight: to her lair; Heroes within 2 spaces lose 1 Gaar. Combat: your attack rolls are 2 lower.
eu-omen-heavy_tread = Heavy Tread
    .text = Blight strikes the farthest Place of Trade.
eu-omen-falling_walls = Falling Walls
    .text = Blight strikes the nearest Place of Trade.
eu-omen-splinter_rain = Splinter Rain
    .text = Every Hero takes 1 Wound; blight strikes the nearest Mining space.
eu-omen-scent_of_smoke = Scent of Smoke
    .text = Blight strikes the nearest Encounter.
eu-omen-crawling_brood = Crawling Brood
    .text = Blight strikes the farthest and the nearest Mining space.
eu-omen-cracked_earth = Cracked Earth
    .text = Faer Power falls by 1; blight strikes the farthest Mining space.
eu-omen-blind_fury = Blind Fury
    .text = A Gold card goes to the bank, and the Defensive Magic farthest from the Church fades. If there is none, the blight strikes the Church.
eu-omen-tolling_bell = The Bell Tolls
    .text = Blight strikes the Church.
eu-omen-long_shadow = Long Shadow
    .text = The Hero with the least Health takes 2 Wounds; blight strikes the farthest Place of Trade.
eu-omen-stillness = Stillness
    .text = 2 Silver cards go to the bank.
eu-faer-blessing = Blessing
    .text = 2 more on your attack roll.
eu-faer-shelter = Shelter
    .text = 2 Wounds fewer in this attack of the Monster.
eu-faer-hush = Hush
    .text = No Chaos Action in this Combat round.
eu-faer-promise = The Promise
    .text = 4 Damage at once.

## How the story stands

eu-fact-dragon_cards = Dragon cards left: { $number } of { $most }
eu-fact-dragon = Damage on the dragon: { $number } of { $most }
eu-fact-faer = Faer Power: { $number } of { $most }
eu-fact-aspects = Aspects of Mirrezil left: { $number }
eu-fact-asleep = Mirrezil wakes in round { $number }
eu-fact-blight = Rubble on the map: { $number }; all is lost with { $most }
eu-fact-magic = Defensive Magic tokens left: { $number }
eu-mark-farruga = Farruga
    .text = She can be fought here and from next to her. At the end of the round she flies on.
eu-mark-swept = No trade
    .text = Farruga’s tail has swept the stalls away. No Trade Action here while she stays.
eu-mark-blight_a = Rubble
    .text = No trade and no Quests here. A Mining Action or a Natural Resource clears it and brings 1 Reputation and 1 Faer Power.
eu-mark-blight_b = Rubble with Spawn
    .text = A Monster; its level grows with the rounds. Whoever defeats it gains 1 Reputation and 1 Faer Power.
eu-mark-guard = Defensive Magic
    .text = The next blight that strikes here takes it away and does nothing else.
eu-mark-church = The Church
    .text = It has moved here: Heroes rise here, and its services and the Priest are here.

eu-goal-dragon_cards = Dragon cards taken: { $have } of { $least }
eu-goal-church_lost = Blights on the Church: { $have }, at most { $most }
eu-goal-rubble_lying = Rubble on the map: { $have }, at most { $most }

## Score

eu-line-hunger = Dragon cards left
eu-combat-line-initiative = Initiative tokens

## Questions

eu-ask-landing = Where does Farruga land?
eu-ask-scorch = Farruga breathes fire: do you give a Water Essence against 2 Wounds?
eu-ask-quench = Breath of Fire: do you give a Water Essence against 1 more Wound in this round?
eu-ask-initiative = Do you turn Initiative tokens to your side?
eu-ask-jewel = What do you give the Priest?
eu-ask-blight = Several places are equally far: where does the blight strike?
eu-ask-fade = Where does Defensive Magic fade?
eu-ask-refuge = The Church must move: to which Place of Trade?

## Options

eu-do-land = { $tile } ({ $part }): { $place }
eu-do-strike = { $tile } ({ $part }): { $place }
eu-do-refuge = { $tile } ({ $part }): { $place }
eu-do-bear = Bear the fire
eu-do-quench = Give a Water Essence
eu-do-turn_token = Spend a token to turn an Initiative token
eu-do-done-initiative = Leave them as they lie
eu-do-aid-blessing = Faer Power ({ $number }): 2 more on the roll
eu-do-aid-shelter = Faer Power ({ $number }): 2 Wounds fewer
eu-do-aid-hush = Faer Power ({ $number }): no Chaos Action in this round
eu-do-aid-promise = Faer Power ({ $number }): 4 Damage
eu-do-deed-farruga = Combat Action: fight Farruga
eu-do-deed-ballista = Ballista: 3 Gold for 2 Damage on Farruga
eu-do-deed-mirrezil = Combat Action: fight Mirrezil
eu-do-deed-restore = Clear the Rubble with { $thing }
eu-do-deed-guard-gaar = Defensive Magic for 2 Gaar
eu-do-deed-guard-fire = Defensive Magic for a Fire Essence
eu-do-deed-guard-water = Defensive Magic for a Water Essence
eu-do-deed-guard-air = Defensive Magic for an Air Essence
eu-do-deed-guard-earth = Defensive Magic for an Earth Essence
eu-do-deed-prayer-jewels = The Priest: a Gem and an Essence for 1 Faer Power
eu-do-deed-prayer-cards = The Priest: 2 Gold cards for 1 Faer Power

## The log

eu-tell-flight = Farruga flies: { $attack }.
eu-tell-lands = Farruga lands.
eu-tell-quenched = { $you ->
        [yes] You quench the fire with a Water Essence.
       *[other] { $who } quenches the fire with a Water Essence.
    }
eu-tell-cowed = { $you ->
        [yes] The Roar takes your heart. Token lost: { $what }.
       *[other] The Roar takes heart from { $who }. Token lost: { $what }.
    }
eu-tell-initiative = { $you ->
        [yes] You hold { $number } of 3 Initiative tokens.
       *[other] { $who } holds { $number } of 3 Initiative tokens.
    }
eu-tell-farruga_attack = Farruga attacks: { $attack }.
eu-tell-talons = Talons: Farruga’s lower die is rolled again, { $old } becomes { $new }.
eu-tell-ballista = { $you ->
        [yes] Your ballista hits Farruga. Damage: { $number }.
       *[other] { $who } hits Farruga with a ballista. Damage: { $number }.
    }
eu-tell-dragon_falls = { $you ->
        [yes] You take the Dragon card: { $foe }.
       *[other] { $who } takes the Dragon card: { $foe }.
    }
eu-tell-omen = Ravage: { $omen }.
eu-tell-faer = Faer Power stands at { $number }.
eu-tell-aided = { $you ->
        [yes] You call on Faer Power: { $faer }.
       *[other] { $who } calls on Faer Power: { $faer }.
    }
eu-tell-guarded = { $you ->
        [yes] You lay Defensive Magic on this place.
       *[other] { $who } lays Defensive Magic on this place.
    }
eu-tell-guard_fades = Defensive Magic fades.
eu-tell-church_struck = { $number ->
        [1] The blight reaches the Church.
       *[other] The Church falls again. All is lost.
    }
eu-tell-church_moves = The Church finds a new roof.
eu-tell-mirrezil_wakes = The barrow opens: Mirrezil is awake and can be fought.
