### Euthia: Walking Ruin and The Six Legends. Every sentence is our own wording.

## Options of a game

eu-option-heroic = Heroic grade
    .text = A stronger spell or an earlier blight, and Spawn one level higher, in Scenarios that have such a grade.

## Words for things

eu-toward-north = north
eu-thing-golem = Golem
eu-stack-artifact = Artifacts
eu-stack-teleport_scroll = Teleport Scrolls
eu-ravage-heavy_tread = Heavy Tread
    .text = The Golem walks up to 3 hexes towards the nearest Place of Trade.
eu-ravage-falling_walls = Falling Walls
    .text = The Golem walks up to 4 hexes towards the nearest Place of Trade.
eu-ravage-splinter_rain = Splinter Rain
    .text = The Golem walks up to 2 hexes towards the nearest Encounter; then every Hero within 2 spaces of it takes 1 Wound.
eu-ravage-scent_of_smoke = Scent of Smoke
    .text = The Golem walks up to 4 hexes towards the nearest Encounter.
eu-ravage-crawling_brood = Crawling Brood
    .text = The Golem walks up to 2 hexes towards the nearest Mining space; then Spawn appears next to it.
eu-ravage-cracked_earth = Cracked Earth
    .text = The Golem walks up to 4 hexes towards the nearest Mining space.
eu-ravage-blind_fury = Blind Fury
    .text = The Golem walks up to 3 hexes towards the nearest Hero.
eu-ravage-tolling_bell = The Bell Tolls
    .text = The Golem walks up to 3 hexes towards the hexes around the Church tile.
eu-ravage-long_shadow = Long Shadow
    .text = The Golem walks up to 5 hexes towards the farthest Place of Trade.
eu-ravage-stillness = Stillness
    .text = The Golem does not walk. Every Hero next to it or on its space may discard 1 Gold card for a Shard.
eu-quest-weeping_stone = The Stone That Wept
    .text = Kneel, wash the stone, and let it see that somebody still cares.
eu-quest-hollow_crown = The Crown with Nobody in It
    .text = Only a known name may bury the last king, and the burial must be paid for.
eu-quest-sleeping_colossus = The Giant Who Lay Down to Think
    .text = Dig to his ear, whisper with the voice of stone, and hold fast when he answers.
eu-quest-moonwell = The Well That Drank the Moon
    .text = Give the water back what it lost: something from a lake and two lights of different colours.
eu-quest-throne_of_winds = The Throne Where the Wind Sits
    .text = Climb on with nothing left to lose, and trade two secrets for a seat.
eu-quest-mouth_of_ash = The Mouth That Ate the Mountain
    .text = Feed it. It is not choosy, but it wants the fire first and it will taste your hand.
eu-label-shards = Shards

## How the story stands

eu-fact-spell = Shards against the spell: { $number } of { $most }
eu-fact-golem = Damage on the Golem: { $number } of { $most }
eu-fact-rubble = Rubble tokens left: { $number } of type A, { $other } of type B
eu-fact-artifacts = Artifacts taken: { $number } of { $most }
eu-fact-seals = The seals are weak: every Monster of level 3 brings 1 more Chaos token.
eu-mark-golem = The Golem
    .text = It walks at the end of every round, until its spell is broken; then it can be fought here and from next to it.
eu-mark-rubble_a = Rubble
    .text = No trade and no Quests here. A Mining Action clears it and brings 1 Reputation and a Shard.
eu-mark-rubble_b = Rubble with Spawn
    .text = A Monster; its level grows with the rounds. Whoever defeats it gains 1 Reputation and a Shard.
eu-mark-legend = An Artifact waits
    .text = The first to pass the trial takes it.
eu-mark-legend_taken = The Artifact is taken
    .text = The trial can still be passed, for half the Reputation.

eu-goal-golem_destroyed = { $have ->
        [0] The Golem has not fallen yet
       *[other] The Golem is destroyed
    }
eu-goal-closed_locations = Locations under Rubble: { $have }, at most { $most }
eu-goal-artifacts = Artifacts together: { $have } of { $least }
eu-goal-bearers = Heroes with an Artifact: { $have } of { $least }
eu-combat-parted = Undecided: { $foe } still stands.

## Score

eu-line-shards = Shards, 2 for 1
eu-line-rubble = Rubble left on the map
eu-line-artifacts = Artifacts

## Questions

eu-ask-ruins = Nobody has found the Ruins. Where do they rise?
eu-ask-golem_aim = Several targets are equally far: where does the Golem go?
eu-ask-golem_way = Several ways are equally short: where does the Golem tread?
eu-ask-golem_nest = Where does the Spawn crawl together?
eu-ask-listen = The Golem stands still: do you give a Gold card for a Shard?
eu-ask-give_gold = Which Gold card do you give?

## Options

eu-do-ruins = To the { $toward } of the Church, beside { $tiles }
eu-do-aim = { $tile } ({ $part }): { $place }
eu-do-tread = Tread { $toward }: { $tile }, { $place }
eu-do-nest = To the { $toward }: { $tile }, { $place }
eu-do-pass-listen = Keep your cards
eu-do-deed-clear = Mining Action: clear the Rubble
eu-do-deed-burn = Discard a Gold card for a Shard
eu-do-deed-golem = Combat Action: fight the Golem
eu-do-deed-priest = The Priest: a Gold card for healing and a Teleport Scroll
eu-do-deed-trial = Trial: { $quest }

## The log

eu-tell-golem_wakes = The glass king opens his eyes: the Golem is awake.
eu-tell-ravage = Ravage: { $ravage }.
eu-tell-golem_walks = The Golem treads on.
eu-tell-rubble_a = A location lies under Rubble.
eu-tell-rubble_b = Something crawls out of the Rubble: Spawn.
eu-tell-cleared = { $you ->
        [yes] You clear Rubble away.
       *[other] { $who } clears Rubble away.
    }
eu-tell-shard = { $you ->
        [yes] You gain a Shard. Your Shards: { $number }.
       *[other] { $who } gains a Shard. Shards: { $number }.
    }
eu-tell-spell_broken = The spell is broken: the Golem walks no more and can be fought.
eu-tell-parted = { $you ->
        [yes] Your Combat ends undecided: { $foe }.
       *[other] The Combat of { $who } ends undecided: { $foe }.
    }
eu-tell-golem_falls = { $you ->
        [yes] You bring the Golem down. It is only glass now.
       *[other] { $who } brings the Golem down. It is only glass now.
    }
eu-tell-trial = { $you ->
        [yes] You pass the trial: { $quest }.
       *[other] { $who } passes the trial: { $quest }.
    }
eu-tell-artifact = { $you ->
        [yes] You take the Artifact: { $thing }.
       *[other] { $who } takes the Artifact: { $thing }.
    }
