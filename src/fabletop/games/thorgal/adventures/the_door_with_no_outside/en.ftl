### Thorgal, adventure: The Door With No Outside. All sentences are our own.

th-the_door_with_no_outside = The Door With No Outside
    .intro =
        You drank from the same well. On that much you agree. It stood by the road where there was no village,
        with a new rope, and the water was so cold that it rang in the teeth.

        After that each of you remembers a different evening. One remembers a storm. One remembers coming
        home. And now you stand in a round room with the well above you, in the ceiling, and a disc of stars
        at the top of it; and when you call up, your own voice answers before you have finished.

        This is a house. Something built it between the worlds, as a swallow builds between two beams, and
        that something is called the Housekeeper, and it collects people. The rooms have two faces each and do
        not care to be looked at in the wrong one. Somewhere there is a door that leads out. Somewhere too are
        those who drank before you; you have begun to suspect it of the chairs.

        You have ten nights. Whoever forgets why he wished to leave will be found a place to stand. And there
        is somebody walking about in here with your face.
    .text = The hardest of all. Rooms that turn, and rivals who grow as you do.

## Goals

th-the_door_with_no_outside-goal-leave =
    Open the Last Door. It asks for 4 Power, 4 Fate and at least 2 of the 3 keys, which are no things of iron:
    the Face, the Reason and the Name. How you leave decides the ending.
th-the_door_with_no_outside-goal-forgotten = The Forgetting marker reaches space 9.
th-the_door_with_no_outside-goal-time = Time runs out after round 10.
th-the_door_with_no_outside-goal-death = A Hero is defeated.

## Areas

th-the_door_with_no_outside-area-well_room = The Well-Room
th-the_door_with_no_outside-area-orchard = The Orchard
    .light = Orchard of Noon
    .dark = Orchard of Ash
th-the_door_with_no_outside-area-gallery = The Gallery
    .light = Gallery of Faces
    .dark = Gallery of Backs
th-the_door_with_no_outside-area-nursery = The Nursery
    .light = The Room You Grew Up In
    .dark = The Room That Grew Without You
th-the_door_with_no_outside-area-stair = The Stair That Listens
th-the_door_with_no_outside-area-shore = The Shore
    .light = Shore Without a Sea
    .dark = Sea Without a Shore
th-the_door_with_no_outside-area-archive = The Archive
    .light = House of Spoken Names
    .dark = House of Unspoken Names
th-the_door_with_no_outside-area-loom = The Loom
th-the_door_with_no_outside-area-last_door = The Last Door

## Locations

th-the_door_with_no_outside-location-still_water = Still Water
    .text =
        A puddle under the well in the ceiling. If you let it have a little of you, it will give back what it
        holds.
th-the_door_with_no_outside-location-bucket_and_rope = Bucket and Rope
    .text =
        The rope goes up. It is new for the first few fathoms. After that one would have to mend it as one
        climbs.
th-the_door_with_no_outside-location-noon_bench = The Bench at Noon
    .text = An old man peels an apple in one long ribbon. The apple is never finished.
th-the_door_with_no_outside-location-hanging_fruit = The Hanging Fruit
    .text = The trees are burnt, and still they bear. What hangs on them turns round to look at you.
th-the_door_with_no_outside-location-wall_of_faces = The Wall of Faces
    .text = Portraits, frame to frame. Yours are here. They are good likenesses of somebody a little better.
th-the_door_with_no_outside-location-wall_of_backs = The Wall of Backs
    .text = The same frames. In each of them somebody is walking away.
th-the_door_with_no_outside-location-toy_ship = The Toy Ship
    .text = It was yours. It lost its mast on the day you were told to stop playing.
th-the_door_with_no_outside-location-under_the_bed = Under the Bed
    .text = It was there, after all. It has had nobody to talk to since.
th-the_door_with_no_outside-location-listening_step = The Listening Step
    .text =
        Whatever you say on the seventh step, the house knows. It also forgets to keep things from you there.
th-the_door_with_no_outside-location-nail_seller = The Seller of Nails
    .text = “From doors that are no longer doors,” she says. “They remember being hammered.”
th-the_door_with_no_outside-location-dry_boat = The Dry Boat
    .text = Bow up in the sand, a hundred miles from water. Its captain has not been told.
th-the_door_with_no_outside-location-lantern_fish = The Lantern Fish
    .text = A light under the water, a light in the water, a light that is reading to another light.
th-the_door_with_no_outside-location-book_of_names = The Book of Names
    .text = Everyone who ever drank is entered here. The clerk asks you to spell it.
th-the_door_with_no_outside-location-blank_book = The Blank Book
    .text = White pages, and a pen with no ink. It would write, if you gave it something to write with.
th-the_door_with_no_outside-location-window = The Window
    .text =
        A small pane, high up between two rooms that do not touch. Each of them believes that it is the one
        outside.
th-the_door_with_no_outside-location-loom_bench = The Bench at the Loom
    .text = The thread runs in from every room. At the end of it somebody is asleep.
th-the_door_with_no_outside-location-hounds_step = The Hound’s Step
    .text = It lies across the Housekeeper’s threshold. It is the size of a memory.
th-the_door_with_no_outside-location-the_door = The Door
    .text = Plain deal, a little warped, a draught underneath. The draught smells of grass.

## Runes

th-the_door_with_no_outside-rune-Q = places where the house can be mended or undone
th-the_door_with_no_outside-rune-H = servants and goods of the house
th-the_door_with_no_outside-rune-R = dark rooms where Reflections walk
th-the_door_with_no_outside-rune-M = keys and the Door

## Power and Fate

th-the_door_with_no_outside-resource-power = Memory: a piece of yourself that you have got back.
th-the_door_with_no_outside-resource-fate = Thread: a length of it, and it leads out.

## Borders

th-the_door_with_no_outside-border-red = Hall of likeness
    .text =
        It may be crossed only while both Areas show the same face; otherwise it is treated as blocked. Fixed
        Areas count as light.
th-the_door_with_no_outside-border-blue = Hall of unlikeness
    .text =
        It may be crossed only while the two Areas show different faces; otherwise it is treated as blocked.
        Fixed Areas count as light.

## Events

th-the_door_with_no_outside-condition =
    At least 3 mirrored Areas are dark: draw from the Magic deck; otherwise from the Survival deck.
th-the_door_with_no_outside-icon-left = Something slips your mind
    .text = Forgetting +1. It was nothing much; a street, a tune, the colour of a door.
th-the_door_with_no_outside-icon-middle = The rooms turn over
    .text =
        Turn the mirrored Area with the most Heroes in it (if there are none in any, turn any one). Every Hero
        in it draws 1 Threat.
th-the_door_with_no_outside-icon-right = Footsteps
    .text =
        Every Reflection takes one step towards its Hero; every Hero who now shares an Area with its own
        Reflection draws 1 Threat. If no Reflection is on the Map, Forgetting +1.

## Special rules

th-the_door_with_no_outside-rule-faces = Two faces
    .text =
        Orchard, Gallery, Nursery, Shore and Archive are mirrored. A Goal token on the Area means that its
        dark face is shown, no token that its light face is. To turn an Area, put the token there or take it
        away. The Sources are those of the face shown. A Location that belongs to one face can be used, fought
        in and chosen by effects only while that face is shown; tokens and Resources on it stay meanwhile. A
        Location without a face is always there. Once in its own turn, before or after the action, a Hero in a
        mirrored Area may spend 1 Magic to turn that Area. Turning an Area never moves anybody.
th-the_door_with_no_outside-rule-reflections = Reflections
    .text =
        Each Hero has one Mystic Enemy token, its Reflection; it counts as an Enemy token of its Location. Any
        Hero may fight it when the Location can be used. The Enemy card is drawn by the Combat level of the
        Hero it mirrors: at level 1 or 2 Minor, at 3 or 4 Average, at 5 or 6 Powerful, at 7 Monstrous. If the
        mirrored Hero wins, discard the token; that Hero gains 1 Power and 1 Experience. If another Hero wins,
        discard the token; the mirrored Hero receives 1 Wound (2). If the Combat is lost, the token stays, and
        the Area is turned if it is mirrored (the token then goes to a Location of the face now shown). Who
        settles with a Reflection discards it, wherever it is, and its Hero gains 1 Power. When Reflections
        take steps, each crosses that many Borders along a shortest way to its Hero and is put on a usable
        Location there; Impassable Borders stop it, but faces, Blocks and numbers do not. In its Hero’s Area
        it stays. When the first Reflection leaves the Map, its Hero reads Paragraph 19.
th-the_door_with_no_outside-rule-near = Near your Reflection
    .text =
        Still Water can be used only by a Hero whose own Reflection is in the Well-Room or in an Area adjacent
        to it, on either face. Once the Reflection is gone, that Hero cannot use it any more.
th-the_door_with_no_outside-rule-memory = Memory (Power) and thread (Fate)
    .text =
        Power is a piece of yourself that you have got back, Fate is a length of thread that leads out. In its
        own turn a Hero may spend 1 Power for Forgetting −2. The dark Archive is a Source of Fate. At the Door
        any Hero may assign the Power and Fate of any other, in whatever Area that Hero is.
th-the_door_with_no_outside-rule-forgetting = Forgetting
    .text =
        When the marker first reaches 5, read Paragraph 20. At 6 and more, refreshing a Skill costs 1 Magic
        more.
th-the_door_with_no_outside-rule-door = The ways out
    .text =
        There is more than one way to go through the Last Door, and Paragraph 16 lists them. The active player
        picks any whose condition holds; it need not be the first. Once Paragraph 15 has been read, the Bench
        at the Loom cannot be used any more.

## Rounds and track

th-the_door_with_no_outside-round-4 = The lamps are moved
th-the_door_with_no_outside-round-6 = Dust
th-the_door_with_no_outside-round-7 = The Housekeeper counts
th-the_door_with_no_outside-round-8 = More dust
th-the_door_with_no_outside-round-9 = Almost morning
th-the_door_with_no_outside-round-10 = The tenth night
th-the_door_with_no_outside-track = Forgetting

## Cards

th-the_door_with_no_outside-card-special_e = Blood Rune
    .text =
        The marks on your wrist. Once in each Combat, after the roll: you may receive 1 Wound (Threat) to
        reroll 1 die of your choice.

## Special effects

th-the_door_with_no_outside-special-turn = Turn the Area to its other face.
th-the_door_with_no_outside-special-echo = Every Reflection steps closer to its Hero.
th-the_door_with_no_outside-special-settle =
    Settle with the Reflection: discard it, wherever it is; its Hero gains 1 Power.
th-the_door_with_no_outside-deed-turn_area = Spend 1 Magic and turn this Area
th-the_door_with_no_outside-deed-remember = Spend 1 Power: Forgetting −2

## Paragraphs

th-the_door_with_no_outside-par-1 = The Rope
    .story =
        You climb for an hour. The disc of stars does not grow. At last there is a knot in the rope, and then
        another, tied by somebody with cold hands, and above them the rope is not rope any longer but hair,
        plaited, grey and brown and yellow, a great many heads of it. Each knot is a person who had got this
        far and gave what he had to get somebody else one fathom farther. You hang there for a while. Then you
        cut a lock of your own, tie it on with care, and let yourselves down again into the house.
    .thread1 = Count the knots on the way down
    .thread1_text =
        Ninety-one. And between the fortieth and the forty-first a scrap of writing, telling you which rooms
        lie.
    .thread2 = Swing across to the ledge
    .thread2_text = Somebody has camped here. They were better provided than you, and more hopeful.
th-the_door_with_no_outside-par-2 = One Long Ribbon
    .story =
        “Sit down,” says the old man, “it is always noon here, one may as well.” He has peeled since before
        his hands were old. If the ribbon breaks, he says, he will remember what he is waiting for, and so he
        is careful. You ask about the way out. He thinks. “There are two ways through any wall here. Be the
        same on both sides of it. Or else be quite different.” He holds up the peel, and it sways, red on the
        one face and white on the other. “People do get out. They are never those who arrived.”
    .thread1 = Break the ribbon for him
    .thread1_text = He looks at you as a man looks who is woken at his stop. Then he gets up, and runs.
    .thread2 = Eat what he gives you
    .thread2_text = It tastes of the year when you were nine. All the small hurts go out like candles.
th-the_door_with_no_outside-par-3 = What Hung There
    .story =
        When it is over the thing lies among the cinders, and is only a coat. You know that coat. It was the
        first that you ever took from a man who had no more use for it, and for a winter it kept you warm, and
        you never asked it anything. All the trees are hung with such: a knife, a ring, a word that you did
        not say in time. Nothing here accuses you. They hang and turn, that is all, ripening. You choose one
        and take it down, and carry it, and it is not as heavy as it looked from below.
    .thread1 = Take down somebody else’s
    .thread1_text = You will not say whose it was. But they breathe more easily, and do not know why.
    .thread2 = Shake the whole tree
    .thread2_text = Iron, mostly. One is surprised how much of a life is iron.
th-the_door_with_no_outside-par-4 = The Face
    .story =
        It wants to be looked at, your portrait; it has been painted to be looked at. The jaw is braver than
        yours. The eyes have nothing behind them to be sorry for. One by one, you ask the pictures a question
        to which only you can know the answer, and one by one, and charmingly, they lie. So you take the wet
        rag that you had brought and you wipe. Under the paint there is another face, crooked, tired, somewhat
        surprised. It is looking straight at you. “There you are,” it says, with your mouth. That is the first
        key.
    .thread1 = Wipe the picture next to it as well
    .thread1_text =
        It is a stranger, who bursts into tears, and steps down out of the frame, and asks what year it is.
    .thread2 = Keep the rag
    .thread2_text = It holds all that courage, wrung out. It would be foolish to waste it.
th-the_door_with_no_outside-par-5 = Somebody Walking Away
    .story =
        You had thought that it would be those who left you. But you know these backs in another way: the set
        of a shoulder, a cloak, a hand that is just letting go of a door. They are those whom you left. The
        painter has seen them as you never did, from the front of the house, at the moment when they still
        believed that you would turn. In the last frame the road is empty. There is a lamp in a window, and
        the lamp is burning. You stand before that one until your legs ache.
    .thread1 = Call out to one of them
    .thread1_text =
        The figure halts. It does not turn round. It lifts one hand to the height of its shoulder, and waves.
    .thread2 = Walk into the empty road
    .thread2_text = It goes round behind the wall and comes out wherever you were not looking.
th-the_door_with_no_outside-par-6 = The Reason
    .story =
        You mend the mast with a splinter and a thread. It takes as long as it takes; the light does not move
        on the wall. And while your hands are busy, what you had lost comes in by itself, like a cat that
        nobody has called. It was never gold, and not glory, and it was not really home. You wanted to sail
        round the headland and see if there was anybody there like you. That was all. Everything since then
        has been the same voyage in a larger boat. You set the little ship down. It is pointing at the door.
        That is the second key.
    .thread1 = Leave it for the next child
    .thread1_text = There is always a next child. Something in the wall says thank you, in a very small voice.
    .thread2 = Take it with you
    .thread2_text = It fits the hand exactly as it did. In here that is worth more than a sword.
th-the_door_with_no_outside-par-7 = Under the Bed
    .story =
        You lie down on the boards and push yourself in, as far as your shoulders, into the dust and the dark,
        where it has always lived. “You are late,” it says. It is not angry. All those years it lay there with
        its arms about its knees, and kept still, so that you might be brave at it. “Who else would you have
        practised on?” You give it your hand, and it takes it, and it has never learnt how hard one may hold.
        When you come out again there are marks on your wrist, and it is following you, holding the hem of
        your cloak.
    .thread1 = Tell it a story
    .thread1_text = It has only ever heard the ends of them, through a mattress.
    .thread2 = Ask it to frighten somebody for you
    .thread2_text = It is delighted. It has been so long.
th-the_door_with_no_outside-par-8 = The Seventh Step
    .story =
        You sit on the seventh step and say aloud, one after the other, the things that you would never say
        aloud. The stair creaks in the proper places. It is an excellent listener; it is only when you have
        done that you notice it is telling you something in return, in the same creak, patiently, over and
        over. The rooms turn because she turns them. She turns them because if anyone ever saw both faces of
        one room, he would see the seam. And where there is a seam, says the stair, there is a thread.
    .thread1 = Say the last thing too
    .thread1_text = You had thought that it would kill you. It weighs about as much as a spoon.
    .thread2 = Ask what the others have told it
    .thread2_text = It should not. It does. You learn where three people hid things before they were chairs.
th-the_door_with_no_outside-par-9 = Nails That Remember
    .story =
        She weighs them out by ear. “This one held a stable door. This a coffin; a good nail, never had a
        complaint. This one was in a doorpost where they marked the children’s height, and it has not got over
        it.” You ask what they are good for. “For keeping a thing where it is,” says the seller, astonished at
        you. “What else does anybody want, in here?” She drives one into the air between you, with the flat of
        her hand; and for the space of a breath nothing in the whole house moves.
    .thread1 = Buy the coffin nail
    .thread1_text = She wraps it in a leaf. “For the one with your walk,” she says.
    .thread2 = Buy the one from the doorpost
    .thread2_text = You hold it at the height of your heart, then lower, then lower still.
th-the_door_with_no_outside-par-10 = A Hundred Miles from Water
    .story =
        The captain fights like one who has had nothing else to do, and when he is beaten he apologises for
        the state of the deck. “We shall float her at the next tide,” he says. There is no tide. There is sand
        as far as the eye can go, and in it, ruled as if by a keel, one straight furrow, which leads up to the
        boat from the horizon. He has been hauling her. Every night, alone, by the length of an arm. “One can
        go by sea without the sea,” says the captain, “it is only that it takes longer,” and he lets you have
        the chart.
    .thread1 = Haul one night with him
    .thread1_text = At dawn you look back, and you are farther on than you had any right to be.
    .thread2 = Tell him about the sea
    .thread2_text = You tell him what it sounds like. He nods at every wave.
th-the_door_with_no_outside-par-11 = The Reading
    .story =
        They hang about you in the black water, dozens of small cold lamps, and one of them is reading aloud.
        It takes you some time to see that the book is you. They are at the chapter where you decided
        something; they discuss it, without malice, in flickers. One thinks that you were right. One would
        have liked a different ending. An old dim one at the back says, “But look, there is more of it,” and
        swims up to the place where the next page would be, and holds its light there, and waits.
    .thread1 = Read on for them
    .thread1_text = You make it up as you go. They hold their breath, which is a fine thing in a fish.
    .thread2 = Ask for one of the lights
    .thread2_text = It comes gladly. It has always wanted to see what happens in the dry chapters.
th-the_door_with_no_outside-par-12 = The Name
    .story =
        “Spell it,” says the clerk again, and his pen hovers. This is how it is done, then. You give it to him
        letter by letter, out of courtesy, and with each letter it is a little more in the book and a little
        less in you. At the last but one you stop. You lean over the desk, and in the hand of a child who has
        only just learnt how, you write it yourself, crooked, across both columns, with a blot. “That is not
        in the form,” the clerk says, and he grows pale. No. It is only true. That is the third key.
    .thread1 = Turn back to the first page
    .thread1_text = The first name in the book is the Housekeeper’s. She, too, drank.
    .thread2 = Tear your page out
    .thread2_text = The clerk reaches for the bell. You are, for the moment, nobody’s.
th-the_door_with_no_outside-par-13 = Something to Write With
    .story =
        It drinks from the wrist, neatly, and writes. It does not write what you have done; that is all in the
        other room. It writes what you have not. The brother whom you never fought. The winter when the ship
        did not come, and you stayed, and were a baker. There is a whole page about a door that you walked
        past in the rain. You read until you are dizzy. None of these people is unhappy, and not one of them
        is you, and you find that you can wish them well. You close the book. Your own life is the one with
        the blood in it.
    .thread1 = Write one line in it yourselves
    .thread1_text = It is a short line. It begins with “Tomorrow”.
    .thread2 = Ask it about the one with your face
    .thread2_text = The pen goes through the paper. There is only the one line, and it moves.
th-the_door_with_no_outside-par-14 = The Seam
    .story =
        She does not stop weaving. She is neither old nor young; she has been nobody’s daughter for so long
        that her face has had nothing to keep its shape for. “I was the first to drink,” says the Housekeeper.
        “There was no house then. There was only the dark between two doors, and I was afraid. So I made a
        room. But a room wants somebody in it.” All the threads run in through her fingers, and at the end of
        each of them somebody breathes. You see how it is made now. One good pull would open it, for all of
        them. Somebody would have to hold the end.
    .thread1 = Ask her what she was called
    .thread1_text = She has to think. When she finds it the shuttle falls to the floor and she lets it lie.
    .thread2 = Sit beside her and weave a while
    .thread2_text = It is pleasant work. One sees how it could become a habit.
th-the_door_with_no_outside-par-15 = The End of the Hound
    .story =
        It dies slowly and with dignity, as large things do, and its head comes down at your feet like a door.
        Behind it, at the loom, the Housekeeper has risen. She holds nothing in her hands. She looks past you
        at the great grey flank, and says a word, a dog’s name, a puppy’s name; and then she comes apart,
        quite quietly, thread by thread, since there is no one left who would know her. The loom stops. All
        over the house there is a sound of things settling. No one is holding the walls up any more. And the
        walls have noticed it.
    .thread1 = Cut yourselves a thread apiece
    .thread1_text = It twitches in the hand, and points. It is not particular any longer about where.
    .thread2 = Bury the hound
    .thread2_text =
        It takes the rest of the night. The house lets you. You think that it is watching how one does it.
th-the_door_with_no_outside-par-16 = The Last Door
    .story =
        It is such an ordinary door. There is a nick in the wood, at knee height, where some dog has wanted
        out. You put down before it all that you have found; it is not much of a heap, and it is everything.
        The draught comes under it and goes over your feet, with the smell of grass in it, and rain on the
        way, and somebody’s smoke. Behind you the rooms stop turning, one by one, and listen. There is a
        handle on this side. It is quite smooth. A great many people have got as far as to hold it.
    .choice1 = Open it for everybody
    .choice2 = One of you holds the thread
    .choice3 = Slip through
    .choice4 = Kick it down
th-the_door_with_no_outside-par-17 = The Lamps Are Moved
    .story =
        Towards the middle of the fourth night somebody goes through the house and moves the lamps. You hear
        felt soles, a key, a small cough. When the steps have gone by, the shadows lie on the other side of
        everything, and one of you says, “Was that chair here before?” It is a plain chair, with one arm worn
        pale. On the seat lies a pair of mittens. You remember those mittens. There was a traveller on the
        road ahead of you, two days before the well; he waved. You move the chair into the warm, all of you
        together, without a word.
    .thread1 = Put the mittens on the chair’s arms
    .thread1_text = It creaks. It may be only the warmth.
    .thread2 = Follow the cough
    .thread2_text = Through five rooms, without their seeing you. Now you know how she walks.
th-the_door_with_no_outside-par-18 = The Housekeeper Counts
    .story =
        It begins at the top of the house and comes down: a woman’s voice, that says a number in each room,
        kindly, as one counts children into a cart. Chairs are counted. Clocks are counted. In the next room
        she says a number, and stops, and says it again. You stand with your backs to the wall and hold each
        other’s sleeves. You had not meant to, but you have begun to move your lips. When she comes to yours
        it will be so easy to be a number: nobody is ever sent away who has been counted.
    .thread1 = Count along
    .thread1_text = She loses her place, and laughs, and has to go back to the attic.
    .thread2 = Look through the keyhole
    .thread2_text = She has somebody by the hand. It has your way of standing.
    .choice1 = Say your names aloud
    .choice2 = Hold your breath
    .choice3 = Let yourselves be counted
th-the_door_with_no_outside-par-19 = The One with Your Face
    .story =
        Close to, it is not so like you. It has your scars, but has them on the other side, and it holds
        itself as you would if you had always been forgiven. “I did what you wanted to,” it says. “Each time.
        When you held your tongue, I spoke. When you went on, I stayed.” There is no glass between you any
        longer. You had expected to feel hatred, or at least surprise. But it is like putting on a boot that
        has stood by the stove: a little stiff, and warm, and then you are one foot taller, and there is only
        the one of you there.
    .thread1 = Ask what it saw at the Loom
    .thread1_text = You know it already, now. A bench, a dog, a very tired woman.
    .thread2 = Let the others look at you
    .thread2_text = They walk round you once. “Yes,” they say. “That is the right one.”
th-the_door_with_no_outside-par-20 = A Word That Will Not Come
    .story =
        It is on the tip of the tongue. It is the word for the person who. You had it this morning; you were
        telling the others something about her, or him, it was funny, there was a boat in it. Now you stand
        with your hand half raised and all of you wait, politely, for whoever is to finish the sentence.
        Nobody does. The fire snaps. After a while one of you says, “It is quite comfortable here, in a way,”
        and no one contradicts. It is only much later, in the dark, that every one of you is afraid.
    .thread1 = Tell the story from the end
    .thread1_text = Backwards it comes. There was a boat. There was a laugh. There was a her.
    .thread2 = Write down what is left
    .thread2_text = It is a good deal, when one puts it in a row.
    .choice1 = Cut a mark for each other
    .choice2 = Let it go

## Endings

th-the_door_with_no_outside-ending-end_morning = Morning
    .story =
        You pull, all of you at once, and the house comes undone along the seam like a sleeve. There is no
        crash. There is a field, wet, with the sun coming up behind it, and in the field there are people:
        standing, sitting, holding on to their own elbows. One has a clock’s way of tilting her head. One is
        wearing a single mitten. They begin, here and there, to say their names. A woman with no particular
        face stands barefoot by a dry well, and a dog comes to her over the grass, young, beside itself with
        joy. You count your friends. You come out right. You count again, for the pleasure of it.
th-the_door_with_no_outside-ending-end_keeper = The End of the Thread
    .story =
        “Go on,” says the one of you who has the thread. “I am only holding it till you are through.” And so
        they go by, out of every room, blinking, and each stops on the sill to touch the hand that holds the
        end. The last to leave are your own. You know how the door is made by now, and what happens when it
        shuts. At the well there is no well. There is grass, and one length of grey thread that comes up out
        of it, taut, and hums a little, as if somebody below were plucking it for company. You sit down by it
        and begin to tell it about the weather.
th-the_door_with_no_outside-ending-end_not_quite = Not Quite You
    .story =
        You are out. The rain is real; you stand in it with your mouths open, laughing. Nobody speaks of the
        rooms. It is only on the third day that somebody remarks that you used to take the other side of the
        fire. You hum, these days, something without an end. There is a word you no longer have, for somebody,
        and a scar that you could have sworn was on the left. It is nothing. Everyone leaves something behind
        in a house. But at night, in still water, you see one who looks up at you from very far down, and has
        stopped calling.
th-the_door_with_no_outside-ending-end_house_came = The House Came Too
    .story =
        It gives at the first kick. It was never locked; it had only been held. You run, over the grass, with
        the whole of it groaning behind you, and do not stop till the next village. They are kind there. They
        give you a room. It is a plain room, with a chair, and it is towards morning when you notice that
        there are too many corners. In the next village it is the same. Nobody is holding the walls any
        longer, and so they have come out to look for somebody who will. Along the road behind you, one after
        another, the wells are filling with stars.
th-the_door_with_no_outside-ending-end_furniture = A Place to Stand
    .story =
        There was something that you were going to do. You stand in the middle of the floor, and wait for it
        to come back, and it is no trouble to stand. The lamp is moved. Somebody with felt soles goes round
        you, and considers, and turns you a little to the wall, where the light is better. You have good arms.
        You have always had good arms. Presently others come in, cold and frightened, four of them or three,
        from a well, they say; and one of them, who is very tired, sits down.
th-the_door_with_no_outside-ending-end_tenth_night = The Tenth Night
    .story =
        You heard it close. It was not loud; a latch, a long way off, two rooms or a hundred. After that
        nights are not numbered any more. You have made a fire, and there is always wood. Now and then the one
        with your face sits down on the other side of it, and you talk; you find that you have a great deal in
        common. On the road, by a well with a new rope, stand your packs, your boots, and a cloak folded
        small. A carter stops there. It is a hot day. He lets the bucket down, and hears it strike, and thinks
        it odd that it should sound so much like a knock.

## What its special rules say

th-the_door_with_no_outside-ask-turn = Which Area is turned over?
th-the_door_with_no_outside-do-foe_of = Fight at { $location }: the Reflection of { $hero }
th-the_door_with_no_outside-tell-turned_dark = { $area } shows its dark face.
th-the_door_with_no_outside-tell-turned_light = { $area } shows its light face.
th-the_door_with_no_outside-tell-reflection_gone = The Reflection of { $hero } is gone.
th-the_door_with_no_outside-verb-turn = turn an Area over
th-the_door_with_no_outside-verb-settle = make peace with a Reflection
th-the_door_with_no_outside-verb-echo = the Reflections come closer
th-the_door_with_no_outside-who-in_turned_area = every Hero in the Area that was turned
th-the_door_with_no_outside-who-with_own_reflection = every Hero in the Area of the own Reflection
th-the_door_with_no_outside-reflection = The Reflection of { $hero }
