### Thorgal: The Ferry. The words of a small adventure; all sentences are our own.

th-the_ferry = The Ferry
    .intro = The river has been rising since the moon was new, and the ferry lies on the wrong side of being a
        boat: four planks gone, the rope cut, the ferryman in his hut with a blanket over his head.

        On the far bank somebody has been lighting a fire every evening and putting it out every morning. You
        have five days before the water takes the landing. Mend what floats, or learn to swim.
    .text = A short walk, for a first look at how adventures are made.

## Goals

th-the_ferry-goal-across = Get across: mend the ferry. With the ferryman’s rope you cross dry-shod.
th-the_ferry-goal-flood = The water takes the landing: the Adventure-track marker reaches the rightmost space.
th-the_ferry-goal-time = Time runs out.
th-the_ferry-goal-death = A Hero dies.

## Places

th-the_ferry-area-landing = The Landing
th-the_ferry-area-alder_wood = Alder Wood
th-the_ferry-area-mill = The Still Mill
th-the_ferry-area-far_bank = The Far Bank
th-the_ferry-location-ferry = The Ferry
    .text = Four planks and a little courage, and it is a boat again.
th-the_ferry-location-ferrymans_hut = The Ferryman’s Hut
    .text = He opens to nobody. He might open to news.
th-the_ferry-location-drowned_alders = The Drowned Alders
    .text = Good timber, and somebody who thinks that it is his.
th-the_ferry-location-mill_wheel = The Mill Wheel
    .text = Somebody has to go down and free the sluice by hand.
th-the_ferry-location-toll_stone = The Toll Stone
    .text = Whoever crossed the ford left something here, and lived.
th-the_ferry-border-red = The ford
    .text = Whoever wades through it draws 1 Threat.

## Signs and facts

th-the_ferry-rune-F = Where the river people come ashore
th-the_ferry-flag-rope = The ferryman has given you his rope

## The board

th-the_ferry-condition = If the Adventure-track marker is on space 3 or farther right, draw from the left deck
    (Rural); otherwise from the right deck (Survival).
th-the_ferry-icon-left = The water rises
    .text = Move the Adventure-track marker 1 space right.
th-the_ferry-icon-middle = River people
    .text = Put 1 Minor Enemy on a Location with rune F without an Enemy, if possible.
th-the_ferry-icon-right = Driftwood in the dark
    .text = Choose: every Hero draws 1 Threat, or move the Adventure-track marker 1 space right.
    .choice1 = Stand in the water and push it past
    .choice2 = Let it hit the landing
th-the_ferry-round-3 = The upper weir breaks
th-the_ferry-track = The river

## Paragraphs

th-the_ferry-par-1 = The Ferry
    .story = The new planks are yellow as butter in the old black hull. You push off before you can think
        better of it. In the middle of the river it is suddenly very quiet; the current has you by the keel and is
        deciding. Then you remember what is tied to the bow, or that nothing is.

th-the_ferry-par-2 = What the Ferryman Heard
    .story = He listens to your news with the blanket still over his head, and at the end of it the blanket
        laughs. “So they are still arguing,” he says. “Then there is time.” Under the bed, coiled like a dog
        asleep, lies the rope. He had cut it himself, so that nobody would make him choose whom to fetch first.
    .thread1 = Under the Floor
    .thread1_text = Ask what else he has taken off the boat.
    .thread2 = A Place by the Stove
    .thread2_text = Stay until your boots are dry.

th-the_ferry-par-3 = The Toll Stone
    .story = There are beads on it, and a milk tooth, and a knife that somebody must have missed. You add what
        you can spare. From up here you see how the river is made: three small streams that met by accident, and
        were afterwards too proud to part.

## Endings

th-the_ferry-ending-dry_shod = Dry-shod
    .story = The rope hums, bends the alders on both banks towards each other, and holds. Hand over hand you
        pull yourselves into the evening. The fire on the far bank is burning, and a child stands in front of it with
        a ladle, very stern: you are late, and the soup is thick by now. The ferryman has come out to watch. He has
        left the blanket at home.

th-the_ferry-ending-wet_to_the_neck = Wet to the Neck
    .story = Without a rope the river has the last word. It sets you down a mile below, on a sandbank, with most
        of the boat and all of your party, and goes on without a glance. You walk back along the far bank in squelching
        boots. The fire is out when you get there, but the ashes are warm, and footprints lead away from it, small and
        in no hurry.

th-the_ferry-ending-swept_away = The Landing Goes
    .story = It does not break; it leaves. One moment there are posts and planks and a bell, the next a smooth brown
        shoulder of water where they were. You hear the bell for a while, farther and farther down. On the other side
        the fire is lit at dusk, as always. Nobody on this side has anything left to answer with.

th-the_ferry-ending-nobody_rows = Nobody Rows
    .story = On the sixth morning no smoke rises beyond the river. You stand at the water with everything you have
        gathered, and it is enough, or would have been. The ferryman comes out and stands beside you. “I always
        thought,” he says, “that somebody would be quicker than I am.”
