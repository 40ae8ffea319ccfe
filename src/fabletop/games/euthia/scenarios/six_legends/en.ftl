### Euthia: The Six Legends.

eu-six_legends = The Six Legends
    .text = Ten rounds; six trials far out in the land, and an Artifact for whoever passes each first.
    .story =
        Every child of Euthia can sing the Six. A stone that wept. A crown with nobody in it. A giant who lay down to think. A well that drank the moon. A throne where only the wind may sit. A mouth that ate the mountain and is hungry still. They are good songs to skip rope to, and nobody has believed a word of them for a thousand years. The Priest believed. He had a map of verses: how many days from the well the giant slept, on which side of the road the stone wept. Put together, the six songs describe one journey. At every stop something was left behind on purpose, by people who knew what would come and that they would not be there to meet it. Now it comes. He has called Heroes to the Church, given each a scroll and a cup of bad wine, and read the first verse aloud. He cannot pay. But whoever brings one of the six things home, he said, will not need to be paid. They will be in the song.
    .rules =
        Six Legend tiles are in the Map stack. The trial of each can be passed at its centre, once its guardian is defeated.

        The first to pass a trial takes the Artifact and the full Reputation; others may pass it later, once each, for half. A trial counts as a Quest.

        An Artifact lies beside the slots, needs no Sack, and can be neither sold nor thrown away.

        Every Hero begins with a Teleport Scroll. The Priest in the Church heals all Wounds and gives another for a Gold card, once in a turn.

        The first Artifact of each Chapter gives every other player a Gold card. When four trials have been passed, Monsters of level 3 bring 1 more Chaos token.

        At the end 1 Artifact gives 3 Reputation, 2 give 8, 3 or more give 14. The game ends early when the sixth is taken.

## Alone: the ranks

eu-six_legends-rank-seventh_verse = The Seventh Verse
eu-six_legends-rank-keeper_of_songs = Keeper of Songs
eu-six_legends-rank-seeker = Seeker
eu-six_legends-rank-listener = Listener
eu-six_legends-rank-rope_skipper = Rope Skipper

## Together: how it ends

eu-six_legends-ending-won = In the Song
    .story =
        The Priest lays them on the altar in the order of the verses and is silent for so long that somebody coughs. Then he laughs, an old man’s laugh, and pours the bad wine again. What was coming has come as far as the hills. It stands there a night and a day, and turns round. In spring the girls in the yard skip rope to seven verses. The seventh does not rhyme very well, but it has your names in it.
eu-six_legends-ending-lost = A Verse Without an End
    .story =
        There are gaps on the altar where the light falls through. The Priest sings the six songs to the end, since somebody should, and stops where the next word would have to be. Outside it has grown dark early. When the children ask how the song goes on, the old women say that this is all there is, and call them in.

## What is said at the table

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
eu-fact-artifacts = Artifacts taken: { $number } of { $most }
eu-fact-seals = The seals are weak: every Monster of level 3 brings 1 more Chaos token.
eu-mark-legend = An Artifact waits
    .text = The first to pass the trial takes it.
eu-mark-legend_taken = The Artifact is taken
    .text = The trial can still be passed, for half the Reputation.
eu-goal-artifacts = Artifacts together: { $have } of { $least }
eu-goal-bearers = Heroes with an Artifact: { $have } of { $least }
eu-line-artifacts = Artifacts
eu-do-deed-priest = The Priest: a Gold card for healing and a Teleport Scroll
eu-do-deed-trial = Trial: { $quest }
eu-tell-trial = { $you ->
        [yes] You pass the trial: { $quest }.
       *[other] { $who } passes the trial: { $quest }.
    }
eu-tell-artifact = { $you ->
        [yes] You take the Artifact: { $thing }.
       *[other] { $who } takes the Artifact: { $thing }.
    }
eu-tale-legends = Legend cards
eu-tale-trial-asks = The trial asks for: { $what }
eu-tale-trial-gives = { $n } Reputation and { $artifact }
eu-tale-trial-half = half of { $n } Reputation; the Artifact is taken
eu-tale-trial-passed = Passed by: { $who }
