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
