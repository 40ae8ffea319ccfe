### Euthia: Threat of Mirrezil.

eu-mirrezil = Threat of Mirrezil
    .text = Ten rounds, alone or together; a dead dragon blights the land, and in round 6 he wakes.
    .story =
        Mirrezil has been dead for a long time. That is the difficulty. Steel was tried on him, and fire, and in the end a whole order of priests lay down on his barrow and died there so that the earth would stay shut. Faer they called the power they left in the ground: not a spell, more a promise, and like every promise it wears away when nobody keeps it. It has worn away. The springs near the barrow run black. Mills stop. Things that were buried sit up and listen. In the Church of Shii the last Priest who knows the words counts the days on a string of knots and unties one each evening. There are ten. No name will be won here, and no song will be made; if you fail there is nobody to sing it. You cannot even help each other much, for the dead dragon hears every hand that reaches for another. But you can carry what is needed to the places that still stand, and guard them, and wake the promise stone by stone. And when he comes, you can be there.
    .rules =
        From the end of round 2 on a Ravage card is turned up at the end of every round. The blight puts Rubble on places that are free of Monsters: it closes trade and Encounters, and on Mining spaces it brings Spawn.

        Defensive Magic (an Essence or 2 Gaar) keeps a blight off a place, and off the Church. The Church moves when it is struck without it; a second time is the end.

        Clearing Rubble, the Priest, Elite Monsters and Quests of Chapter III and later wake Faer Power, which all share.

        In round 6 Mirrezil wakes. His aspects are fought one after the other by his Barrow or next to Rubble, three Combat rounds at a time; Damage stays. Faer Power helps in these Combats.

        All is won when the last aspect falls. All is lost with too much Rubble on the map, with the second blow against the Church, or after round 10.

## Alone: the ranks

eu-mirrezil-rank-promise_keeper = Keeper of the Promise
eu-mirrezil-rank-warden_of_faer = Warden of Faer
eu-mirrezil-rank-grave_guard = Guard of the Barrow
eu-mirrezil-rank-mourner = Mourner
eu-mirrezil-rank-sleeper = Sleeper in the Black Spring

## Together: how it ends

eu-mirrezil-ending-won = The Earth Stays Shut
    .story =
        There is no body. There was none for a thousand years, and now there is not even the wish for one. The bones settle as a house settles at night. The Priest comes up the barrow with his string; it has one knot left, and he looks at it as if he had miscounted, and ties it to your wrist. Below you in the valley a mill begins to turn.
eu-mirrezil-ending-lost = The Last Knot
    .story =
        The bell rings once, by itself, and then the tower is not there. You walk all night towards any light that you see, and each time it is a spring, burning without heat. Behind you something very large is learning to breathe again. Towards morning you stop, because there is no reason to prefer one direction to another, and untie the last knot yourselves.

## What is said at the table

eu-thing-rot_breath = Mirrezil: Rot Breath
    .text = From the second Combat round on nothing heals you.
eu-thing-grave_wing = Mirrezil: Grave Wing
    .text = Your attack rolls are 2 lower.
eu-thing-bone_tail = Mirrezil: Bone Tail
    .text = Shields cannot be used.
eu-thing-hollow_heart = Mirrezil: Hollow Heart
    .text = Immune. At the end of a Combat round it heals 1 Damage of this Combat if there is no Faer Power.
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
eu-fact-faer = Faer Power: { $number } of { $most }
eu-fact-aspects = Aspects of Mirrezil left: { $number }
eu-fact-asleep = Mirrezil wakes in round { $number }
eu-fact-blight = Rubble on the map: { $number }; all is lost with { $most }
eu-fact-magic = Defensive Magic tokens left: { $number }
eu-mark-blight_a = Rubble
    .text = No trade and no Quests here. A Mining Action or a Natural Resource clears it and brings 1 Reputation and 1 Faer Power.
eu-mark-blight_b = Rubble with Spawn
    .text = A Monster; its level grows with the rounds. Whoever defeats it gains 1 Reputation and 1 Faer Power.
eu-mark-guard = Defensive Magic
    .text = The next blight that strikes here takes it away and does nothing else.
eu-mark-church = The Church
    .text = It has moved here: Heroes rise here, and its services and the Priest are here.
eu-goal-church_lost = Blights on the Church: { $have }, at most { $most }
eu-goal-rubble_lying = Rubble on the map: { $have }, at most { $most }
eu-ask-jewel = What do you give the Priest?
eu-ask-blight = Several places are equally far: where does the blight strike?
eu-ask-fade = Where does Defensive Magic fade?
eu-ask-refuge = The Church must move: to which Place of Trade?
eu-do-strike = { $tile } ({ $part }): { $place }
eu-do-refuge = { $tile } ({ $part }): { $place }
eu-do-aid-blessing = Faer Power ({ $number }): 2 more on the roll
eu-do-aid-shelter = Faer Power ({ $number }): 2 Wounds fewer
eu-do-aid-hush = Faer Power ({ $number }): no Chaos Action in this round
eu-do-aid-promise = Faer Power ({ $number }): 4 Damage
eu-do-deed-mirrezil = Combat Action: fight Mirrezil
eu-do-deed-restore = Clear the Rubble with { $thing }
eu-do-deed-guard-gaar = Defensive Magic for 2 Gaar
eu-do-deed-guard-fire = Defensive Magic for a Fire Essence
eu-do-deed-guard-water = Defensive Magic for a Water Essence
eu-do-deed-guard-air = Defensive Magic for an Air Essence
eu-do-deed-guard-earth = Defensive Magic for an Earth Essence
eu-do-deed-prayer-jewels = The Priest: a Gem and an Essence for 1 Faer Power
eu-do-deed-prayer-cards = The Priest: 2 Gold cards for 1 Faer Power
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
eu-tale-faer = Faer Power
eu-tale-faer-cost = Faer Power { $n }
