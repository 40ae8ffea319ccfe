### Euthia: Walking Ruin.

eu-walking_ruin = Walking Ruin
    .text = Ten rounds; a Golem of glass walks from roof to roof until its spell is worn thin.
    .story =
        The children had always played in the ruins. There was a hall without a roof, and in it a seated figure of green glass as tall as a barn, and on hot days the glass hummed. The old people said it was a king. The scholars, who came once and left quickly, said it was a weapon. At midsummer a stranger walked into the hall and read something aloud. Nobody knows who he was; there was not enough left to ask. The glass king opened his eyes, stood up, and the hall fell down around his shoulders. Since then he walks. He does not hate. He does not hurry. He goes from roof to roof as a sleeper goes to a window, and where he has rested the splinters crawl together, grow claws and hunt. A spell moves him, and a spell can be worn thin: every splinter broken, every stone lifted, every secret burned takes something from it. When it is thin enough he will be only glass. Until then, Heroes, keep out from under his feet.
    .rules =
        The Golem wakes when the Ruins are revealed, at the latest at the end of round 2. From then on it walks at the end of every round, as a Ravage card says, and wounds every Hero whose space it enters.

        Rubble of type A closes Merchants, Alchemists and Encounters until somebody clears it with a Mining Action. Rubble of type B is Spawn, a Monster whose level grows with the rounds.

        Every Rubble removed, and every Gold card given up by the Ruins or next to the Golem, is a Shard. Enough Shards of all players together break the spell.

        Then the Golem stands still and can be fought, three Combat rounds at a time; Damage stays on it.

        Each two Shards give 1 Reputation. If the Golem still stands at the end, Rubble on the map costs everybody Reputation.

## Alone: the ranks

eu-walking_ruin-rank-king_breaker = King Breaker
eu-walking_ruin-rank-glass_walker = Glass Walker
eu-walking_ruin-rank-ruin_warden = Warden of the Ruins
eu-walking_ruin-rank-stone_lifter = Stone Lifter
eu-walking_ruin-rank-refugee = Refugee

## Together: how it ends

eu-walking_ruin-ending-won = Only Glass
    .story =
        He does not fall like a tree. He stops, as somebody stops who has remembered a word, and then the light goes through him for the first time in a thousand years. By evening the children have found out that the pieces ring when one throws stones at them. Nobody calls them in. The carters come with ropes and sledges, and for a generation every window in the valley will be green.
eu-walking_ruin-ending-lost = The Sleeper at the Window
    .story =
        There is no roof left that he has not visited. On the last evening he stands at the edge of the hills and looks back, or seems to, at the grey heaps with the small things crawling over them. Then he goes on, east, without haste. You bury the charter of the market under the church steps, so that somebody will know there was one.

## What is said at the table

eu-toward-north = north
eu-thing-golem = Golem
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
eu-label-shards = Shards
eu-fact-spell = Shards against the spell: { $number } of { $most }
eu-fact-golem = Damage on the Golem: { $number } of { $most }
eu-mark-golem = The Golem
    .text = It walks at the end of every round, until its spell is broken; then it can be fought here and from next to it.
eu-goal-golem_destroyed = { $have ->
        [0] The Golem has not fallen yet
       *[other] The Golem is destroyed
    }
eu-goal-closed_locations = Locations under Rubble: { $have }, at most { $most }
eu-line-shards = Shards, 2 for 1
eu-ask-ruins = Nobody has found the Ruins. Where do they rise?
eu-ask-golem_aim = Several targets are equally far: where does the Golem go?
eu-ask-golem_way = Several ways are equally short: where does the Golem tread?
eu-ask-golem_nest = Where does the Spawn crawl together?
eu-ask-listen = The Golem stands still: do you give a Gold card for a Shard?
eu-do-ruins = To the { $toward } of the Church, beside { $tiles }
eu-do-aim = { $tile } ({ $part }): { $place }
eu-do-tread = Tread { $toward }: { $tile }, { $place }
eu-do-nest = To the { $toward }: { $tile }, { $place }
eu-do-pass-listen = Keep your cards
eu-do-deed-burn = Discard a Gold card for a Shard
eu-do-deed-golem = Combat Action: fight the Golem
eu-tell-golem_wakes = The glass king opens his eyes: the Golem is awake.
eu-tell-ravage = Ravage: { $ravage }.
eu-tell-golem_walks = The Golem treads on.
eu-tell-shard = { $you ->
        [yes] You gain a Shard. Your Shards: { $number }.
       *[other] { $who } gains a Shard. Shards: { $number }.
    }
eu-tell-spell_broken = The spell is broken: the Golem walks no more and can be fought.
eu-tell-golem_falls = { $you ->
        [yes] You bring the Golem down. It is only glass now.
       *[other] { $who } brings the Golem down. It is only glass now.
    }
