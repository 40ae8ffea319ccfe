### Thorgal: Torkan’s Temple. The words of the Adventure; all sentences are our own.

th-torkans_temple = Torkan’s Temple
    .intro = Above the hills a wall grows by a hand’s breadth every day. Torkan, who calls himself priest and
        king, has dreamed of a temple so tall that the gods must look up to it, and to build it he has emptied
        every village between the coast and the snow. Men break stone. Women burn lime. Children carry water
        until the yoke wears through their shirts. On the ridges stand his watchtowers, and in them sit his
        captains, who take from the merchants whatever the captives have not already paid for with their
        backs.

        You came into these hills looking for someone. A shepherd who hid you for a night told you the rest:
        nobody comes down from Temple Hill. But he told it in a whisper, and a whisper is how revolts begin.
        The captives outnumber the guards; they lack only a reason to trust you. And the temple stands on
        hurried foundations, its mortar wet, its ropes worn thin. In nine days Torkan means to lay the last
        stone. Choose how those nine days shall end.
    .text = A gentle beginning; the suggested first Adventure.

## Goals

th-torkans_temple-goal-destruction = Destruction of the Temple: bring the Adventure-track marker to the
    leftmost space.
th-torkans_temple-goal-revolt = Revolt: assign more Power (rebels) to the Slave Barracks than the total
    strength of all Enemies on all Locations with rune K.
th-torkans_temple-goal-temple_rises = The Temple rises: the Adventure-track marker reaches the rightmost
    space, or time runs out.
th-torkans_temple-goal-hero_falls = A Hero dies.

## Places

th-torkans_temple-area-shepherd_vale = Shepherds’ Vale
th-torkans_temple-area-birch_slope = Birch Slope
th-torkans_temple-area-old_road = The Old Road
th-torkans_temple-area-quarry = White Quarry
th-torkans_temple-area-watch_ridge = Watch Ridge
th-torkans_temple-area-echo_caves = Echo Caves
th-torkans_temple-area-shackle_town = Shackle Town
th-torkans_temple-area-temple_hill = Temple Hill
th-torkans_temple-location-hidden_assembly = Hidden Assembly
    .text = Behind the sheepfold people meet who may not meet.
th-torkans_temple-location-thor_stone = Thor’s Stone
    .text = Bleed on the old hammer sign, and the hollow under it opens.
th-torkans_temple-location-charcoal_burners = Charcoal Burners
    .text = They see every road from their smoke. Will they tell you, or tell on you?
th-torkans_temple-location-timber_yard = Timber Yard
    .text = Drive off the overseers and the beams stay where they are.
th-torkans_temple-location-merchants_camp = Merchants’ Camp
    .text = Robbed men remember prices. Silver opens their mouths.
th-torkans_temple-location-toll_gate = Toll Gate
    .text = A captain’s purse hangs on this bar. Cut it down.
th-torkans_temple-location-guards_tower = Guards’ Tower
    .text = Pile up stone enough to reach the unbarred window, then search the quarters.
th-torkans_temple-location-lime_kiln = Lime Kiln
    .text = No lime, no mortar. The fire doors are iron and so must your bars be.
th-torkans_temple-location-sledge_ramp = Sledge Ramp
    .text = Forty blocks wait on one wooden chock. Somebody must kick it out.
th-torkans_temple-location-watchtower = The Long Watchtower
    .text = Its fire can call every captain in the hills. Put out the eyes of the ridge.
th-torkans_temple-location-prison_cell = Prison Cell
    .text = An old man inside knows where everything grows. Bribe the turnkey, lift the bar.
th-torkans_temple-location-slave_barracks = Slave Barracks
    .text = Bring your rebels in by night. When they outnumber the captains, somebody will sing the first
        line.
th-torkans_temple-location-chain_forge = Chain Forge
    .text = The smith beats shackles by day. Ask what he beats by night.
th-torkans_temple-location-captains_hall = Captains’ Hall
    .text = Three chairs at the table and one man who never drinks.
th-torkans_temple-location-cave_dwellers = Cave Dwellers
    .text = They were here before the temple and before the hills. Speak softly.
th-torkans_temple-location-sunless_pool = Sunless Pool
    .text = Here it is dark as before the first day. What did the merchants say?
th-torkans_temple-location-great_hoist = Great Hoist
    .text = Wheel, mast and forty ropes. Wedge it, saw it, let it pull itself to pieces.
th-torkans_temple-location-torkans_altar = Torkan’s Altar
    .text = He keeps his best blades around him, and no roof above him yet.
th-torkans_temple-border-red = Watched path
    .text = Whoever crosses it draws 1 Threat, unless no Enemy is on the Long Watchtower.
th-torkans_temple-border-blue = The Old Drain
    .text = Impassable, whatever any card says, until you have found the way through it; then Normal.

## Signs, facts and Resources

th-torkans_temple-rune-A = Gathering places of the captives
th-torkans_temple-rune-K = Captains’ posts; their Enemies are what a revolt must outnumber
th-torkans_temple-rune-Z = Building sites; overseers there drive the work on
th-torkans_temple-rune-U = People who do not trust you yet (Distrust)
th-torkans_temple-flag-drain_open = The Old Drain between Echo Caves and Temple Hill can be crossed
th-torkans_temple-flag-keys = You hold the keys of the shackles
th-torkans_temple-resource-power = Rebels who have sworn to rise. No Source gives them; they come from
    Paragraphs and are assigned to the Slave Barracks.

## The board

th-torkans_temple-condition = If at least 3 red or yellow Penalty spaces in all are uncovered on the Path,
    draw from the left deck (Mountain); otherwise from the right deck (Rural).
th-torkans_temple-icon-left = Overseers
    .text = If an Enemy is on rune Z, move the Adventure-track marker 1 space right; otherwise put 1 Minor
        Enemy on rune Z.
th-torkans_temple-icon-middle = Captains
    .text = Raise the level of 1 Enemy on rune K.
th-torkans_temple-icon-right = Torchlight Shift
    .text = Move the Adventure-track marker 2 spaces right.
th-torkans_temple-rule-distrust = Distrust
    .text = After an Assign at a Location with rune U you may resolve it at once or leave the Resources there.
        To resolve it, roll the shown die. If at least as many Resources are assigned as its result, resolve
        the WIN effect and discard that many of them; otherwise discard all of them and resolve the LOSE
        effect. If you hold the keys of the shackles, the result counts 1 less (at least 1).
th-torkans_temple-rule-rebels = Rebels
    .text = Power at the Slave Barracks is never discarded. The Revolt is checked after every Assign there and
        after every change to the Enemies on rune K; without Enemies on rune K one rebel is enough.
th-torkans_temple-round-4 = The Proclamation
th-torkans_temple-round-7 = Night at Noon
th-torkans_temple-track = The Temple

## Cards

th-torkans_temple-card-special_h = The Humming Shard
    .text = In each Combat of this action: after the roll, 1 Critical effect.

## Effects

th-torkans_temple-special-revolt_check = Compare the Power at the Slave Barracks with the total strength of
    all Enemies on all Locations with rune K. If the Power is greater, the Revolt breaks out and you win.
th-torkans_temple-special-sixth_card = Look at the sixth card of the Action Row from the left. The group gains
    the unused Action card of the same type (if that card has two Main Actions: of either type) with the next
    higher number, or if there is none, the next lower; it may replace a card of its type.

## Paragraphs

th-torkans_temple-par-1 = Embers and Ears
    .story = The burners let you talk until your voice is hoarse, and only the kiln answers, ticking as it
        cools. Then the oldest of them, a woman black to the elbows, lays a twig across the ash. “This is the
        road the stone comes down. This is where my son walks in it.” She breaks the twig at a bend. Around
        the clearing men you had not counted lower their axes. They have watched Torkan’s columns for two
        winters, and they know every guard by his cough. What they lacked was someone foolish enough to go
        first. They look at you for a long while, and seem satisfied.
    .thread1 = Smoke Talk
    .thread1_text = Stay until dark and learn what thin smoke and thick smoke say from hill to hill.
    .thread2 = The Hidden Stack
    .thread2_text = Ask for the seasoned wood that never reached the temple’s gate.

th-torkans_temple-par-2 = The Proclamation
    .story = Horns, then silence, then one voice carried over the whole valley by men who dare not get a word
        wrong. Torkan has seen in the smoke that the gods are impatient. From today the captives will work by
        torchlight too, and whoever shelters strangers will be walled up with them, alive, in the north
        foundation, where the stone is said to be thirsty. The herald lowers his scroll. Below him a child has
        begun to cry and is being hushed. You feel the eyes of the crowd slide over you, away, and back again.
        Somebody in it will talk for bread. You can pull that danger onto yourselves, or let the torches be
        lit.
    .thread1 = Ash on the Scroll
    .thread1_text = At night you paint a broken wall over every posted scroll.
    .thread2 = The Herald’s Thirst
    .thread2_text = The herald drinks with anyone who pays, and he knows the guard lists by heart.
    .choice1 = Draw the eyes of the guards
    .choice2 = Let the torches burn

th-torkans_temple-par-3 = The Sledge Ramp
    .story = You lie under the first sledge in a drift of white dust and hammer at the chock with a stone. It
        gives all at once. There is a moment in which nothing moves, long enough to roll aside, not quite long
        enough to roll far. Then forty blocks go down the ramp one after another like a mountain clearing its
        throat. Ropes crack. The treadwheel at the bottom becomes a bouquet of splinters. Through the dust the
        captives stare at an empty slope on which they have spent a summer. A man begins to laugh, cannot
        stop, and has to be led away by two others, who are laughing as well.
    .thread1 = Good Rope
    .thread1_text = Before the guards come you cut loose whatever is not yet broken.
    .thread2 = Two Missing
    .thread2_text = In the dust nobody counts heads. Lead two of the haulers into the birches.

th-torkans_temple-par-4 = The Lime Kiln
    .story = A kiln is a patient beast: it takes three days to wake and three to fall asleep, and if it is
        made to cool in an hour it dies. You wedge the fire doors, break the flue with your iron bars and let
        the stream in through the ash pit. The scream of steam brings people out of their huts a mile away.
        Brick after brick splits with the sound of knuckles. When the cloud lifts there is a heap of grey
        paste where the temple’s mortar should have been. On the hill above, where the masons stand with empty
        troughs, the hammering falters, picks up, falters again, and for the first time in a year it stops.
    .thread1 = Jars of Quicklime
    .thread1_text = A jar of it, thrown, ends most arguments. Fill what you can carry.
    .thread2 = White Hands
    .thread2_text = Wash the burned hands of the kiln women. They remember such things.

th-torkans_temple-par-5 = The Eye of the Ridge
    .story = The last guard throws his horn at you and runs down the far side of the ridge. The tower is
        yours, with the wind walking through it. From up here Torkan’s whole dream lies open: the quarry like
        a pulled tooth, the road with its beads of carts, the hill, and on the hill the thing itself,
        roofless, surrounded by ramps, more like a wound than a house. Beside the beacon a board is nailed
        with all the signals. Two fires mean escape. Three mean revolt. Somebody has scratched underneath,
        very small, in the script of the fishing villages: when, when, when. You drown the coals one basket at
        a time.
    .thread1 = A False Signal
    .thread1_text = Light two fires and watch a captain march his men to the wrong valley.
    .thread2 = The Chart on the Wall
    .thread2_text = Copy every goat path the watchmen have drawn.

th-torkans_temple-par-6 = The Prison Cell
    .story = The turnkey weighs your silver, then your story, and goes to see about his supper with the door
        unlocked behind him. Inside sits an old man who has not spoken for so long that his first words come
        out in the wrong order. He was a gatherer for the villages: roots, flint, honey, bog iron. He has
        spent his captivity drawing the hills on the wall with his thumbnail, every spring, every bramble, the
        places where the ground gives without being beaten. “You go past it,” he says, shaking his head. “All
        of you. Always in a hurry. You go right past it.” Then he takes your arm and stands.
    .thread1 = The Wall of Thumbnails
    .thread1_text = Let him explain the drawing while there is light.
    .thread2 = Bitter Roots
    .thread2_text = He chews something and spits it on your worst wound.

th-torkans_temple-par-7 = The Chain Forge
    .story = The smith shuts the door with his foot. He holds a finished shackle to the firelight, turns it,
        and with a tap of the smallest hammer opens it along a seam you could not have found with a needle.
        “Every ninth one,” he says. “Since spring.” He has never told anyone. He did not know whether it was
        courage or only a way of sleeping at night. You tell him that it may soon be the same thing. From
        under the quenching trough he draws a list of names, scratched on slate, of those who wear the ninth
        irons, and beside each name a small mark for a man who can fight.
    .thread1 = The Night Work
    .thread1_text = Behind the coal he keeps what he forges for himself.
    .thread2 = Off with Them
    .thread2_text = He strikes the irons off the first who come, and binds up your own bruised wrists as well.

th-torkans_temple-par-8 = The Man Who Never Drinks
    .story = Two of the captains fled when they heard steel; the third waited, sitting upright, his cup of
        water in front of him. He fought like someone doing accounts. Now he lies across the table, and under
        his hand is the real account: every village, how many taken, how many left, in a column that grows
        shorter from page to page. He had drawn a line under the last one and written no sum. Outside the hall
        a crowd has gathered that is not allowed to gather. Nobody shouts. They only look at the open door,
        and at you in it, and one by one they take off the caps that Torkan makes them wear.
    .thread1 = The Account Book
    .thread1_text = Read the names aloud, village by village, until the square is full.
    .thread2 = Fencing Lessons
    .thread2_text = His drill book lies beside the bed: dull, exact and deadly.

th-torkans_temple-par-9 = Those Who Were Here Before
    .story = They do not step out of the dark; the dark grows faces. Small people, grey as the rock, their
        eyes wide for a light you cannot see. Torkan’s masons broke through into their burial hall and used
        the lids of the graves for paving. They have been deciding for a year what to do about it. You put
        your gifts on the floor and sit, and wait, and do not touch the knife at your belt though something is
        breathing behind your ear. At last a dry little hand takes yours and presses it flat to the stone. Far
        above, through the whole weight of the hill, you feel the hammers.
    .thread1 = Pale Caps
    .thread1_text = They feed you mushrooms that taste of rain. Your wounds close while you sleep.
    .thread2 = Painted Hall
    .thread2_text = By touch alone they show you the beasts on their walls, and what the beasts know.

th-torkans_temple-par-10 = Merchants’ Camp
    .story = Say the name of Torkan in this camp and men spit before they answer. His captains were here three
        days ago with carts and a parchment, and what they left behind would not fill a saddlebag. So the
        merchants listen when you speak of rebellion, the way a trader listens, without nodding. It is the
        quietest of them who comes to you afterwards. From under his coat he takes a bundle, small and
        strangely heavy, tied with cord and marked with the sign of Thor. He will not say how he came by it.
        “Not by daylight,” he warns. “Not by firelight. Open it where there is no light left at all.”
    .thread1 = Supplies for the Rebels
    .thread1_text = What the rebels lack these men keep packed in straw. Ask for it.
    .thread2 = A Day of Carrying
    .thread2_text = Lend them your backs until evening and see for yourselves where the goods come from.

th-torkans_temple-par-11 = The Sunless Pool
    .story = You put out the torch, and the dark closes over you like water; then you are in the water too,
        and it is as warm as a mouth. Somewhere ahead it moves. You let it take you, hand over hand along a
        wall that has been dressed with chisels, until your fingers find the rungs of an iron ladder, and
        above the ladder a grating, and through the grating, faint, the smell of wet mortar. The first
        builders dug a drain beneath Temple Hill. They did not tell the second builders. If you carry the
        merchants’ bundle, it has begun to hum, and a thread of blue light runs along the cord.
    .thread1 = Bones of the First Builders
    .thread1_text = They were walled in with their tools beside them. Take the tools, leave the rest.
    .thread2 = The Warm Spring
    .thread2_text = Lie still in the water until it has drawn the ache out of you.

th-torkans_temple-par-12 = The Great Hoist
    .story = It has lifted more stone than all the giants of the old songs, and it dies like one. You drive
        your wedges into the wheel, tie off the counterweight and saw where the smith’s boy told you to saw.
        In the morning the gang master cracks his whip; sixty men lean into the spokes; and the hoist, which
        can no longer turn and can no longer stop, begins to climb its own ropes. The mast bows, slowly,
        almost politely, towards the half-built dome. People have time to walk away. When it comes down it
        goes through three floors, and daylight stands in the holy of holies like an uninvited guest.
    .thread1 = Sixty Men Walk Off
    .thread1_text = The gang has no wheel and no master. Tell them where the barracks door is weak.
    .thread2 = Through the Hole
    .thread2_text = Climb down where nobody has ever been meant to look.

th-torkans_temple-par-13 = Torkan’s Altar
    .story = With his guard dead around him Torkan does not beg. He stands behind the altar, which is still a
        rough block with the quarry’s drill marks on it, and speaks to you as though you were the last two
        sensible people in the world. He never believed in the voices, he says. But see how they work! See
        what men can do when they are afraid of the sky! Behind him the scaffold is breathing in the wind. You
        cut the first rope while he is still talking, and the second. At the third he runs, robe in both
        hands, up the stairs of a tower that has no top, calling for captains who do not come.
    .thread1 = After Him
    .thread1_text = Chase him up the stairs. Stones he never paid for fall past you both.
    .thread2 = The Robe
    .thread2_text = He has dropped the robe. Whoever wears it can give one order.

th-torkans_temple-par-14 = The Guards’ Tower
    .story = Stone on stone you build a stair to a window the guards thought too high to bar. Inside it smells
        of wet wool and old soup. They are all on the hill today, shouting at people. You take your time:
        straw mattresses, a chest with a false bottom, dice with a false side, letters from mothers nobody
        answered. The ring hangs where nobody would steal it, on a nail beside the door, in plain sight,
        because who would dare? Thirty keys on one hoop, and each one fits a hundred ankles. You wrap it in a
        stocking so that it will not sing on the way down.
    .thread1 = Dress for Dinner
    .thread1_text = Borrow cloaks, helmets and the bored look that goes with them.
    .thread2 = The False Bottom
    .thread2_text = Somebody was saving up to get out of here. Now he has helped.

th-torkans_temple-par-15 = Night at Noon
    .story = The birds go first. Then the light turns the colour of pewter, and a bite appears in the edge of
        the sun. On the hill tools are dropped. Torkan’s voice goes up, shrill with joy: here is the sign,
        here is the god bending down to look! Drivers lash the gangs on, and there is no light left to see
        whom the lash finds. But in the same blackness people reach for one another’s hands along the chain,
        all the way down the ramp, and nobody can tell who began. If you carry a bundle tied with cord, you
        know what hour this is. Your fingers find the knot by themselves.
    .thread1 = Hands in the Dark
    .thread1_text = Whisper along the chain where the weapons will be.
    .thread2 = Unseen
    .thread2_text = For the length of a hundred heartbeats nobody is watching any road.

th-torkans_temple-par-16 = The Toll Gate
    .story = The toll keepers were brave enough against pedlars. Their strongbox is sunk into the gatepost,
        and while you work at its hinges a queue forms behind you, because a queue always forms here: two
        carters, a midwife, a man with a goat. Nobody asks what you are doing. When the lid comes up you count
        the silver in front of them and give back to each what the gate has taken this week, as far as they
        remember it. The goat’s owner remembers least and thanks you most. The rest of the box is still heavy.
        The midwife, in passing, tells you three things that no captain would like you to know.
    .thread1 = Burn the Bar
    .thread1_text = A gate without a bar is only two posts and a bad memory.
    .thread2 = Ride with the Carters
    .thread2_text = They are going uphill anyway, under a load of straw.

th-torkans_temple-par-19 = The Hidden Assembly
    .story = They come singly, each with a reason to be out: a lost ewe, a sick aunt, a bucket. In the fold
        they stand with the sheep between them so that a patrol would see only wool. You tell them what you
        know, which is little, and what you mean to do, which is much, and it is the little that convinces
        them. They have had enough of men with great plans. A boy with a burned cheek asks what he can carry.
        A stonemason asks who will see to the guards. Then for the first time they argue with each other
        instead of with you, and you understand that it has started.
    .thread1 = The Boy with the Burned Cheek
    .thread1_text = He knows a way past every sentry, and he runs like a hare.
    .thread2 = The Stonemason’s Eye
    .thread2_text = He tells you which stones carry the others.

## Endings

th-torkans_temple-ending-destruction = The Hill without a Crown
    .story = It takes the whole of one night to fall, and everybody comes out to listen. Wall leans on wall;
        the great drum of the dome rolls down the slope and shatters among the lime heaps. At dawn there is a
        hill again. The captives walk down from it in long files, and because you had opened doors and
        loosened irons before the first stone moved, no one has to be dug out. Some go home. Some have no home
        and stay, and begin at once, with a strange greed, to build small houses out of the big stones. Torkan
        was last seen walking inland, talking. Nobody walked with him.

th-torkans_temple-ending-revolt = The First Line of the Song
    .story = An old woman starts it, cracked and low, a rowing song from a village that is no longer there. By
        the second line the barracks are singing. By the third the doors are down. The captains had drilled
        for an attack from outside the walls; they had no drill for being simply outnumbered by people walking
        towards them. There is less blood than you feared and more than you will forget. At sunset the keys of
        every shackle lie in a heap in the square, and children are throwing them, one by one, into the well.
        On the hill the temple stands unfinished. Swallows have already moved in.

th-torkans_temple-ending-destruction_cost = What the Stones Kept
    .story = The temple comes down faster than anyone had thought it could. You stand on the ridge and cheer
        with dry throats until you see that the torches on the lower ramps are still moving: the night shift,
        locked to its chain, that nobody had found the time to free. You dig beside the guards until the next
        evening. There are more living than you dared to hope, and a row under blankets that you make
        yourselves walk along from end to end. The people thank you; they mean it. But in the songs of the
        hills there will always be one verse that is hummed and not sung.

th-torkans_temple-ending-temple_rises = The Last Stone
    .story = The capstone goes up wrapped in red cloth. You see it from among the crowd, your hoods drawn low,
        one face among thousands made to kneel. It settles into its bed with a sound like a lock. Torkan
        spreads his arms, and the silence he takes for awe goes on and on. He has his temple. A temple needs
        priests, and priests need offerings, and already his eyes are travelling over the rows to see what he
        has most of. That night you leave by the road you came. The shepherd’s hut is empty. Behind you, on
        every ridge, the watch fires burn.

th-torkans_temple-ending-hero_falls = A Cairn on the Slope
    .story = They carry the body past the patrols under a load of hay, the charcoal burners walking ahead and
        coughing loudly. There is no ship to burn and no time for the songs. Everyone lays one stone, white
        from the quarry, until the heap can be seen from the road. In the months that follow guards knock it
        down whenever they pass, and whenever they come by again it is a little higher. The temple is finished
        before the winter. But there are two piles of stone now in Torkan’s hills, and when the captives speak
        of the great one they do not mean his.

## What its special rules say

th-torkans_temple-verb-revolt_check = see whether the Revolt breaks out
