### The adventure

th-six_empty_chairs = Six Empty Chairs
    .intro =
        On the first night of the herring moon six grey boats came ashore at six farms along your coast.
        Nobody rowed them. By morning six beds stood empty and still warm: a weaver, a smith, a healer, a
        skald, an old ferryman and a girl of nine. Every pillow was damp, and the damp tasted of the sea.

        You followed the wake for four days, into water that no pilot admits to: the Skerry Keeps, a scatter
        of islands so small that each of them is nothing but its castle. The fishers there lower their eyes
        and speak of the Lady at the High Table, who has laid six places and will not eat until they are
        taken. “She has guests,” they say, “and the sea stays out.” They say it the way people speak of the
        weather.

        Nine days remain until the feast. Behind these walls sit six people whose names you know. You have one
        long boat and no plan. And you have an uneasy thought that you keep to yourselves: grey boats do not
        find six doors in one night unless somebody has told them where to knock.
    .text = Middle: a search with hidden cards, and a rising tide.

## Objectives

th-six_empty_chairs-goal-bring_them_home =
    Bring at least 4 Guests aboard the Long Boat, or 3 once somebody sits in the chair (a Guest who sits there
    counts), then cast off. Which ending you earn depends on who is aboard and who sits in the chair.

th-six_empty_chairs-goal-high_water = The Tide marker reaches space 8.
th-six_empty_chairs-goal-time = Time runs out after round 9.
th-six_empty_chairs-goal-death = A Hero is defeated.

## Areas

th-six_empty_chairs-area-landing = Landing Skerry
th-six_empty_chairs-area-net_holm = Net Holm
th-six_empty_chairs-area-saltpans = The Saltpans
th-six_empty_chairs-area-tallow = Tallow Keep
th-six_empty_chairs-area-gull = Gull Keep
th-six_empty_chairs-area-bell = Bell Keep
th-six_empty_chairs-area-drowned = Drowned Keep
th-six_empty_chairs-area-thorn = Thorn Keep
th-six_empty_chairs-area-high_table = The High Table

## Locations

th-six_empty_chairs-location-long_boat = The Long Boat
    .text = Your own boat, drawn up under a tarpaulin. Whoever you bring this far is nearly home.

th-six_empty_chairs-location-wreckers_fire = Wreckers’ Fire
    .text = A false beacon on the rocks, and somebody feeding it.

th-six_empty_chairs-location-widow_market = Widow Market
    .text = Women sell eels here and give away nothing, least of all what they saw.

th-six_empty_chairs-location-sail_loft = The Sail Loft
    .text = Grey cloth hangs from the beams like drowned laundry. Some of it is cut to the size of your mast.

th-six_empty_chairs-location-salt_house = The Salt House
    .text = A windowless hut, its door scoured white. Somebody inside is coughing.

th-six_empty_chairs-location-causeway_shrine = Causeway Shrine
    .text =
        A stone basin that is never dry. The islanders feed it a little blood when the water stands too high.

th-six_empty_chairs-location-wax_cellar = The Wax Cellar
    .text = Vats of warm tallow, and a hatch in the floor weighed down with a barrel.

th-six_empty_chairs-location-counting_room = The Counting Room
    .text =
        The steward writes down everything that comes ashore, living or not. He sleeps with the book for a
        blanket and the key above his head.

th-six_empty_chairs-location-rookery_cage = The Rookery Cage
    .text = An iron cage hung out over the surf, and gulls large enough to be taken for its guards.

th-six_empty_chairs-location-eyrie_forge = The Eyrie Forge
    .text = The wind does the work of the bellows. The smith’s place at the anvil is empty.

th-six_empty_chairs-location-bell_loft = The Bell Loft
    .text = Nine bells and a cot between them. Who lies there has not slept since the boats came.

th-six_empty_chairs-location-ringers_hall = The Ringers’ Hall
    .text = One pull on a rope here and every keep in the archipelago wakes.

th-six_empty_chairs-location-oubliette = The Flooded Oubliette
    .text = A shaft full of black water. A voice answers from beneath it, from some pocket of old air.

th-six_empty_chairs-location-pearl_chapel = The Pearl Chapel
    .text =
        The sea has set every wall with pearls. In each of them you see yourselves as somebody who does not
        lie would see you.

th-six_empty_chairs-location-briar_garden = The Briar Garden
    .text =
        The roses have closed over the summer house. One may cut a way with patience and art, or simply walk
        in.

th-six_empty_chairs-location-gardeners_lodge = The Gardener’s Lodge
    .text = He has pruned these roses for longer than roses live. His shears are as long as oars.

th-six_empty_chairs-location-six_chairs = The Six Chairs
    .text =
        A table of black oak, six chairs, six plates. Through the floor you hear the sea leaning on the
        island.

th-six_empty_chairs-location-ladys_solar = The Lady’s Solar
    .text = A lamp, a cradle of driftwood, a door with a guard on it. A child is singing behind the door.

## Runes, facts, Resources, Borders

th-six_empty_chairs-rune-A = where a Guest is kept; one Abducted card each
th-six_empty_chairs-rune-S = boat and sail
th-six_empty_chairs-rune-W = shore folk
th-six_empty_chairs-rune-K = stewards and keys of the keeps
th-six_empty_chairs-rune-M = old magic of the Keeps
th-six_empty_chairs-rune-T = the Lady’s own rooms

th-six_empty_chairs-resource-fate =
    The Lady’s leave to be in her house. It buys a look at an Abducted card and is asked for at the Six
    Chairs; no Source gives it.

th-six_empty_chairs-border-red = Gate bridge
    .text =
        A Hero who crosses a red Border draws 1 Threat, or spends 1 Gossip instead (the password). Once
        Paragraph 4 has been read red Borders are treated as Normal.

th-six_empty_chairs-border-blue = Causeway
    .text =
        At Tide 0 to 3 it is treated as Normal. At Tide 4 to 6 a Hero who crosses it receives 1 Wound of size 1.
        At Tide 7 it is blocked. A Hero with Abducted card 6 in tow treats every blue Border as Normal at any
        Tide.

## Adventure board

th-six_empty_chairs-condition = At Tide 4 or more draw from the Sea deck; otherwise from the Rural deck.

th-six_empty_chairs-icon-left = The water rises
    .text = The Tide rises by 1.

th-six_empty_chairs-icon-middle = Grey boats
    .text =
        Put 1 Minor Enemy on a Location with rune A that holds a face-down Abducted card and no Enemy. If
        there is none, raise the level of 1 Enemy on rune A. If that is impossible too, the Tide rises by 1.

th-six_empty_chairs-icon-right = Called to the table
    .text =
        Every Hero with a Guest in tow draws 1 Threat. If nobody has one in tow, put 1 Raised-cost token on an
        Assign box of a Location with rune A that holds a face-down card; if there is none, the Tide rises by
        1.

th-six_empty_chairs-rule-guests = Guests
    .text =
        The six Abducted cards lie face down, one on each Location with rune A. To free a Guest, turn the card
        of that Location face up, put a Read token there, take the Guest in tow and read the card’s Paragraph.
        To peek, turn that many face-down cards, anywhere, face up where they lie; nothing else happens.

        A Hero may have up to two Guests in tow; a further one is taken by another Hero in the Area who has
        room, otherwise it waits there, and any Hero who starts or ends a Move in that Area takes it. At the
        end of any turn each Guest towed by a Hero in the Area of the Ship marker goes aboard; its “In tow”
        text no longer applies. Just before a Move a Hero in that Area may take one Guest from aboard in tow
        again.

        A Guest whom an effect gives is taken by the active Hero; a Guest who is dismissed leaves the game.
        Eirny herself is shown by a Goal token and counts as a Guest.

th-six_empty_chairs-rule-fate = The Lady’s leave (Fate)
    .text =
        Fate is leave to be here. In their own turn a Hero may spend 1 Fate to peek at 1 Abducted card in
        their own or an adjacent Area. Fate is also asked for at the Six Chairs. No Source gives Fate.

th-six_empty_chairs-rule-harbours = Harbours
    .text =
        The Long Boat is a Location of the Area that holds the Ship marker. Until Paragraph 3 has been read
        the marker stays at Landing Skerry. Afterwards a Hero in its Area may use 2 of a Move’s value to sail
        with it to any other of Landing Skerry, Net Holm, Tallow Keep and Bell Keep (accessible ones only);
        other Heroes there may come along.

th-six_empty_chairs-rule-chair = The chair
    .text =
        Paragraph 9 decides who sits. Put the card of the Guest (who leaves tow or boat), or a Goal token for
        a Hero, on the Six Chairs. From then on ignore the left Event icon. A Hero who sits makes no further
        Moves, takes nobody in tow and keeps acting at the High Table; whoever was in tow goes with another
        Hero in the Area who has room, or waits there. At most one may ever sit.

th-six_empty_chairs-rule-cast_off = Casting off
    .text =
        True Guests are Abducted cards 1, 2 and 3 and Eirny herself. Check in this order and take the first
        that fits. (a) Card 4 is aboard, or fewer than 2 true Guests are: “Wrong Cargo”. (b) Card 5 or 6 is in
        the chair: “One Who Came”. (c) A Hero sits in the chair: “The Chair by the Window”. (d) Otherwise:
        “The Sea Comes In”.

th-six_empty_chairs-round-3 = The first course

th-six_empty_chairs-round-4 = The stair is lowered
    .text = The High Table opens by its number; the water takes its share. The Tide rises by 1.

th-six_empty_chairs-round-6 = A letter under the door

th-six_empty_chairs-round-8 = Spring tide
    .text = The Tide rises by 1; each Hero draws 1 Threat.

th-six_empty_chairs-track = Tide

## Cards and special effects

th-six_empty_chairs-card-special_d = Letter of Passage
    .text =
        The steward’s seal, honoured at every counter. You may discard 1 Gossip: the box needs 1 Resource less
        in this action, at least 1.

th-six_empty_chairs-card-abducted_1 = Sunniva the weaver
    .text =
        Abducted card 1. Taken from the farm by the river mouth. Tall, greying, hums while she works.

        In tow: this Hero’s Craft actions have their value raised by 1.

        Aboard: nothing further.

th-six_empty_chairs-card-abducted_2 = Ketil Half-Hand, smith
    .text =
        Abducted card 2. Taken from his bed above the forge. Two fingers on the left hand.

        In tow: this Hero may reroll 1 die in each Combat.

        Aboard: nothing further.

th-six_empty_chairs-card-abducted_3 = Thyra the healer
    .text =
        Abducted card 3. Taken while she sat up with a sick child. The child is well.

        In tow: in step 2 of every Event phase this Hero may heal 1 Wound of size 2 or less. This Hero’s Move
        actions have their value lowered by 1 (at least 1).

        Aboard: in step 2 of every Event phase one Hero in the Area of the Ship marker may heal 1 Wound of
        size 1.

th-six_empty_chairs-card-abducted_4 = Eirny, nine years old
    .text =
        Abducted card 4. Taken from between two sleeping sisters, who did not wake.

        In tow: in step 2 of every Event phase this Hero draws 1 Threat.

        Aboard: in step 2 of every Event phase the Tide rises by 1.

th-six_empty_chairs-card-abducted_5 = Orm the skald
    .text =
        Abducted card 5. Taken from a feast, in the middle of a verse.

        In tow: in step 2 of every Event phase this Hero gains 1 Gossip. Whenever this Hero enters an Area
        with at least 1 Enemy token it draws 1 Threat.

        Aboard: nothing further.

th-six_empty_chairs-card-abducted_6 = Old Brand the ferryman
    .text =
        Abducted card 6. Taken from his hut by the landing. His oars were left behind, neatly stowed.

        In tow: this Hero treats blue Borders as Normal at any Tide, and its Move actions have their value
        raised by 1.

        Aboard: if Paragraph 4 has been read, read Paragraph 20.

th-six_empty_chairs-card-eirny_herself = Eirny herself
    .text = The girl who was singing behind the door. She counts as a Guest, and as a true one.

## Paragraphs

th-six_empty_chairs-par-1 = A Fire for Other People’s Ships
    .story =
        When the last of them has run off over the rocks you stand by their fire and look at what feeds it.
        Ships’ ribs. A carved bench. A toy horse with a rope tail. The wreckers have burned a hundred voyages
        here, one plank at a time, and have grown no richer than beggars by it. “It is not for us,” says the
        one who is too hurt to run. “She wants no visitors she has not invited. We keep the others off. For
        that the water leaves our doorsteps alone.” He looks at the sea as a dog looks at a stick.
    .thread1 = Bind his leg and ask him who was carried past
    .thread1_text = He counts boats for a living. He remembers one of them, and where it turned.
    .thread2 = Kick the fire into the sea
    .thread2_text =
        For a breath the whole shore is dark, and the water draws back as if it had lost its place.

th-six_empty_chairs-par-2 = What the Widows Sell
    .story =
        You buy more eels than anyone could eat. Around the third basket a woman begins to talk, in the voice
        one uses for other people’s children. Every sixty winters the chairs must be filled. Sixty winters ago
        it was her mother’s brother, and the Saltpans stayed dry. “He was not forced,” she says. “That is what
        nobody on your coast will believe. He was asked. Mind you,” and here she folds a wet cloth over the
        eels very exactly, “she only asked the once, and she asked at night.” She presses a carved token into
        your hand: leave to walk where guests may walk.
    .thread1 = Eat with them
    .thread1_text = There is vinegar, black bread, and no grace said. You get up stronger than you sat down.
    .thread2 = Sit with the blind netmaker
    .thread2_text = She knows every step on the quay. She tells you whose went up which stair.

th-six_empty_chairs-par-3 = Grey Cloth
    .story =
        The sailmaker works by touch, her eyes on the door. It takes her one evening to bend a grey sail to
        your mast, and when it is up you understand why nobody saw the six boats come: the cloth drinks the
        light. Your own hull is hard to look at under it. “Go where you like in that,” she says. “The gates
        will take you for one of hers.” She refuses silver. She asks instead whether the weaver’s hands are
        whole, and whether she is alive, and she is ashamed to have asked it in that order.
    .thread1 = Promise her news of the weaver
    .thread1_text = She gives you the remnant of the bolt. A cloak of it is as good as a locked door.
    .thread2 = Ask how the grey boats steer
    .thread2_text = They do not. They are called, the way one calls cattle. She whistles it for you.

th-six_empty_chairs-par-4 = Six Names in a Fair Hand
    .story =
        The book lies open on the steward’s chest, and rises and falls with his breathing. You read it upside
        down. Wax, nine barrels. Rope. Then, in a fair hand, six names, six farms, six low windows, and beside
        them the price: free passage for one ferry, for ever, in any weather. There is a thumbprint where a
        signature should be, and you know that thumb. It has taken your own coin at the landing, every market
        day for years. The key comes off its hook without a sound. The steward smiles in his sleep, like a man
        whose sums agree.
    .thread1 = Take the steward’s petty silver
    .thread1_text = He will enter the loss in the morning, under breakage.
    .thread2 = Tear out the page with the guard rota
    .thread2_text = Tomorrow two keeps will each believe the other is on watch.

th-six_empty_chairs-par-5 = The Empty Anvil
    .story =
        The forge is cold but not abandoned. Somebody has laid out work on the bench: hinges, a ladle, and
        behind them, under a rag, blades. Good ones. The tang of each is marked with a half hand, two fingers
        and a stroke. So they brought him here first, and let him work, and he worked; and every night, when
        they had counted the ladles, he made something that they did not count. You light the charcoal. The
        wind comes up through the floor like a friend who has only been waiting to be asked.
    .thread1 = Arm everybody
    .thread1_text = There is a blade for each of you. He must have hoped for company.
    .thread2 = Read the scratches on the anvil
    .thread2_text = He has drawn the guards’ paces, door by door, as one draws a hinge.

th-six_empty_chairs-par-6 = Nine Ropes
    .story =
        Nine ropes come down through nine holes, polished by hands. The ringers’ book lists the peals: for
        fog, for fire, for the Lady’s birthday, which is not a date but a state of the tide. The last peal has
        no name, only a drawing of a chair. You cut the ropes at the height of a tall man’s reach, so that it
        will look, from the door, as though nothing were wrong. Far up, one bell turns over in its sleep and
        says a single soft word. Nobody answers. For a while, nobody will.
    .thread1 = Ring the peal for fog
    .thread1_text = Every boat in the Keeps runs for harbour. Let them count each other in the dark.
    .thread2 = Melt the smallest bell
    .thread2_text = It was cast from pledges and rings. It makes better nails than music.

th-six_empty_chairs-par-7 = The Pearl Chapel
    .story =
        You kneel because the ceiling makes you. From every wall you look back at yourselves, small and round
        and exact, and at first there is nothing strange in it. Then one of you notices that the pearls do not
        show what you wear, or how old you are. They show what you would be if nobody were watching. It is not
        so bad as you feared. It is not so good either. When you come out again into the grey light you find
        that you can still do it: look at a face, and see whether anyone is in.
    .thread1 = Prise one pearl out
    .thread1_text = It lies in your palm and shows you a door, a cot, a sleeping face.
    .thread2 = Stay until the tide turns
    .thread2_text = You forgive each other several things, none of them aloud.

th-six_empty_chairs-par-8 = The Gardener’s Account
    .story =
        He sits down among his broken shears and seems glad of the rest. “It was a wager,” he says. “The first
        Lady against the sea. It may not pass her door while six sit at her table. So she set out chairs.
        People came, in those days. They were proud to.” He picks a thorn from his sleeve. “They stopped
        coming. She began to fetch them. But a guest who is fetched weighs nothing, do you see? She seats six
        and it holds like one. If there were ever one again who sat down because he wished to, she could let
        the rest go home.”
    .thread1 = Ask him for a rose
    .thread1_text = It does not wither. The guards of the High Table step aside for it without knowing why.
    .thread2 = Ask what he sat down for
    .thread2_text = He tells you. It is a short story, and it is about a brother.

th-six_empty_chairs-par-9 = The Place That Is Laid for You
    .story =
        She is not terrible. She is a tired woman with salt in the creases of her hands, and she has kept the
        sea out of eight hundred houses for longer than any of them has stood. “You have leave,” she says, “so
        speak.” You tell her what the gardener told you, or what you have guessed. She looks at the chairs for
        a long time. “I used to ask,” she says. “Truly. When did I stop?” Then she draws one of them back from
        the table, a hand’s breadth, and waits to see whether anybody will come.
    .thread1 = Ask her to call the grey boats back
    .thread1_text = She lifts one finger. Far below, chains run out.
    .thread2 = Ask for a boat to take you down
    .thread2_text = It is grey, and there is room, and it knows the way by heart.
    .choice1 = Orm the skald sits down
    .choice2 = Old Brand sits down
    .choice3 = A Hero sits down
    .choice4 = Nobody does

th-six_empty_chairs-par-10 = The Girl Behind the Door
    .story =
        The child on the window seat has been told to sing, so that the Lady will know where she is. She goes
        on singing while you come in, with her eyes very wide, and stops only when you say her name and her
        sisters’ names and the name of the dog. “There is another one of me,” Eirny whispers. “They took her
        shape off me in a bowl, like milk. She went down the stairs. She was smiling.” She holds up her arms.
        She is light, and warm, and she smells of nothing but wool.
    .thread1 = Let her say goodbye to the Lady
    .thread1_text = They are both polite about it. Something in the walls lets go a little.
    .thread2 = Take the lamp from the window
    .thread2_text = Ships have steered by it for three hundred years. So can you.

th-six_empty_chairs-par-11 = Sunniva
    .story =
        She is sitting with her back to you, and what you took for cobweb is cloth: she has unpicked her
        blanket and woven it again, with her fingers, into a strip as long as the wall. There are figures in
        it. Six of them; a table; waves. “I was not going to shout,” says Sunniva. “One shouts, and one is
        tired, and then it is evening. I thought that somebody might want to know how it went.” She rolls up
        the strip and tucks it under her arm like a loaf. “One of these six is wrong. I could not get the face
        to stay.”
    .thread1 = Unroll the strip together
    .thread1_text = It is all there, if one knows how to look at borders.
    .thread2 = Let her mend your gear
    .thread2_text = She clicks her tongue at your stitches and takes them all out.

th-six_empty_chairs-par-12 = Ketil Half-Hand
    .story =
        “Mind the left hinge,” says the man in the dark, “I have already done that one.” And indeed the door
        comes off in your hands. Ketil has been a day away from leaving by himself for about a week; he was
        only waiting, he says, to be sure of the others. He does not thank you. He asks what you have for
        tools, looks at it, and sighs. Then he takes your worst blade between his five good fingers and his
        two, bends it over his knee, and gives it back straight.
    .thread1 = Give him an hour and a fire
    .thread1_text = What he makes is ugly and will not break.
    .thread2 = Ask what he heard through the wall
    .thread2_text = Keys, and how many. A limp. The hour when nobody limps.

th-six_empty_chairs-par-13 = Thyra
    .story =
        The guard lies on the cot, and Thyra sits on the floor beside him, holding his wrist. “Fever,” she
        says without looking up. “He would not let me die of thirst, and the others would have. I am nearly
        finished.” She is the colour of candles herself. You learn that she has treated half the keep through
        the bars, and that she kept a tally of what each of them paid her: a blanket, a name, a door left on
        the latch. She tries to stand, and considers the result with professional interest. “You will have to
        carry me a little.”
    .thread1 = Let her see to all of you
    .thread1_text = It hurts more than the wound did, and then it stops altogether.
    .thread2 = Call in what the keep owes her
    .thread2_text = A blanket, a name, a door left on the latch.

th-six_empty_chairs-par-14 = Eirny
    .story =
        The little girl runs to you before the door is fully open and puts both arms round your neck. Her hair
        is wet. Her cheek against yours is wet as well, and very cold, and she does not cry. “I want to go in
        the boat,” says Eirny. “Is it a big boat? Are there many people in it? Do they sleep?” You tell her
        that her sisters are waiting. She thinks about that. “Yes,” she says at last, with great care, like
        somebody who is reading the word for the first time. Her footprints behind you do not dry.
    .thread1 = Ask her the name of the dog
    .thread1_text = She has never heard of a dog. She asks you what it is for.
    .thread2 = Wrap her in your cloak and say nothing
    .thread2_text = The cloak is soaked through within the hour. She hums. It is not a tune from your coast.

th-six_empty_chairs-par-15 = Orm
    .story =
        “Oh no,” says the skald when he sees you. He has a fire, a flask and a good chair, and the door was
        never locked. “You have come to rescue me. How far? Four days?” He puts his face in his hands. On your
        coast, he says, they talk while he sings. They ask for the one about the bear. Here an old woman
        listened to him for nine hours and then asked what happened next. “I was not carried off, my friends.
        I got into the boat. I moved over, to make room.” He looks up. “You are going to be tiresome about
        this, are you not?”
    .thread1 = Listen to the whole verse
    .thread1_text =
        It is about six chairs. He has not found the ending yet. He looks at you as if you might have it on
        you.
    .thread2 = Have him sing at the gate
    .thread2_text = The watch weeps, and while it weeps you count it.
    .choice1 = Take him along all the same
    .choice2 = Leave him his chair and his door

th-six_empty_chairs-par-16 = Old Brand
    .story =
        The old ferryman is not tied up. He looks past you, over your shoulders, to see who else has come, and
        when he finds that it is only you his whole face moves with relief. “Good people. Kind people. There’s
        a way over the flats that nobody knows, I’ll show you, I’ll show you now.” He talks without a pause:
        of currents, of sandbars, of how a man gets old and the young ones build a bridge. He does not ask who
        else was taken. You notice that only later, halfway across, with the water standing still on either
        side of him like a dog that knows its master.
    .thread1 = Let him show you the marks
    .thread1_text =
        Here a stake, there a stone. The sea is a road, if somebody has bought you the right of way.
    .thread2 = Ask him who else was in the boats
    .thread2_text = He names all six at once, in the order of their farms along the shore.

th-six_empty_chairs-par-17 = The First Course
    .story =
        At dusk every window in the archipelago is lit at once. A sound of plates comes over the water, far
        off and distinct, from the High Table: somebody is serving, and nobody is eating. Then the tide, which
        should have been going out, comes in. It comes without waves, a hand’s breadth over yesterday’s line,
        and it stops exactly there, like a servant who has been told to wait. On Net Holm they are carrying
        the hens upstairs. Nobody runs. It occurs to you that they have done this before.
    .thread1 = Row a lap round the lit windows
    .thread1_text = Shadows on a ceiling, and one of them you would know anywhere.
    .thread2 = Pull stakes from the flooded pens
    .thread2_text = Nobody will need these until spring.
    .choice1 = Help to carry
    .choice2 = Use the confusion

th-six_empty_chairs-par-18 = A Letter Under the Door
    .story =
        It is written on sailcloth, in a hand so old that the letters have forgotten how to lean. “To those
        who are walking about in my house,” it says. “You take great trouble. I do not ask you to stop. I ask
        you to go up to your knees in the water on the Saltpans tonight, and to look at the lamps on the
        shore, and to count them. Each lamp is a kitchen. I have counted them every night for two hundred and
        eleven years. When you have done so, come and see me, or do not.” There is no name. The wax is still
        soft.
    .thread1 = Go and count the lamps
    .thread1_text =
        Eight hundred and four. You lose count twice, because two of you are not looking at the lamps.
    .thread2 = Follow whoever brought it
    .thread2_text = A page of twelve or so, in felt shoes. He leaves the postern open behind him, from habit.

th-six_empty_chairs-par-19 = What Wore Her Face
    .story =
        “Look at me,” you say, and the child looks. It is the wrong thing to have asked. Behind the eyes there
        is water, a great deal of it, a long way down, and something turning over that has only now noticed
        the light. The face stays on a moment longer, out of politeness. Then it runs down like wax. What
        stands before you in a little girl’s nightdress is the tide itself, or a spoonful of it, sent to see
        what a family is and how one gets inside. It does not understand why you have stopped smiling.
    .thread1 = Ask it where the real one is
    .thread1_text = It has no malice. It points upwards, to a lit window, and waits to be praised.
    .thread2 = Keep the nightdress
    .thread2_text = Wrung out, it gives a cupful. The cupful glows.

th-six_empty_chairs-par-20 = The Ferryman’s Price
    .story =
        You lay the page in front of him. Brand does not deny it; he puts his thumb on the thumbprint, as if
        to see whether it still fits. “They were going to build a bridge,” he says. Nobody answers. “I only
        told her who slept by a low window. I told her nobody with small children. I said nothing about the
        girl.” He is quiet for so long that you think he has finished. “I went along,” says the old man,
        “because I wanted to see them fed. And then I saw the table. If there is a thing that I can carry,
        give it to me. I was always good at carrying over.”
    .thread1 = Make him name every landing he sold
    .thread1_text = He names them all, and the hours. The grey boats will find nobody at home.
    .thread2 = Take his ferry token
    .thread2_text = Free passage, for ever, in any weather. It is only a piece of horn.
    .choice1 = Let him come and make it good
    .choice2 = Leave him on the rocks

## Endings

th-six_empty_chairs-ending-end_one_song = One Who Came
    .story =
        The one who sat down is still talking when you leave, and the Lady is laughing, a sound like a shutter
        that has been painted shut. Behind you the water goes down the walls, a step at a time, off the
        Saltpans, out of the oubliettes. The doors that you never reached stand open now, and whoever was
        behind them has come down to the boat alone. On the fourth morning there is smoke over your own coast
        and three small figures on the landing, two of them jumping. Nobody ever built that bridge. But in the
        spring a ship goes out to the Keeps with a cargo of chairs, because people have begun to visit.

th-six_empty_chairs-ending-end_sea_comes_in = The Sea Comes In
    .story =
        You have them. You hold on to that. The sail fills, and on the thwarts the people from the low windows
        sit close together under one blanket. Then the bells begin, and somebody looks round. Lamp by lamp,
        from the Saltpans upward, the kitchens of the Keeps are going out. There are boats, a good many boats;
        you can hear people calling each other by name across the water. At the top, in the highest window, a
        woman goes from chair to chair and sits down in each of them. At home they make you a feast. You are
        the first to leave it.

th-six_empty_chairs-ending-end_window_chair = The Chair by the Window
    .story =
        There was no speech. One of you pulled out the chair and sat, as one sits down on one’s own doorstep,
        and the sea went quiet under the floor. Now the boat is half a day out, and the others keep turning
        round to say something to somebody who is not there. From the highest window a lamp follows you: three
        times long, once short, the old signal for “all well, do not wait”. You will not wait. You will be
        back before the ice, with tools and friends and every wise head in the north, and a better wager. It
        is a very good lamp. It can be seen for days.

th-six_empty_chairs-ending-end_wrong_cargo = Wrong Cargo
    .story =
        They cheer you on the landing, and then the cheering goes ragged, because people are counting. Those
        you have brought are not those who were prayed for, or they are, and something is the matter with the
        eyes. A mother takes a wet hand in hers and leads it home. It is a proper homecoming; there is ale.
        Only the well by the landing has begun to taste of salt, and at night, all along the coast, there is a
        sound of footsteps that do not dry, going from one low window to the next.

th-six_empty_chairs-ending-end_table_is_laid = The Table Is Laid
    .story =
        On the ninth evening the bells play the peal that has no name. You are expected. There is nothing
        rough about it: a page with a candle, a warm stair, a hall that smells of bread. Faces that you know
        are there already, and they look at their plates. Extra places have been laid. When you try to say
        that you came to take them home, you find that you have sat down, and that the soup is good, and that
        outside, far below, the sea has stopped. You stay for the second course. It lasts for sixty years.

th-six_empty_chairs-ending-end_high_water = High Water
    .story =
        It does not break over the walls. It simply goes on rising, evenly, with the patience of something
        that has won its wager. You make it to the tiller, and the boat floats up past windows in which the
        lamps are burning still, under green glass. You call six names until you have no voice. By morning
        there is only sea, flat as a table. Here and there a chair goes by. You know better than to count
        them, and you count them all the same.

## What its special rules say

th-six_empty_chairs-ask-gate = { $hero } at the gate: spend 1 Gossip, or draw 1 Threat?
th-six_empty_chairs-ask-peek = Which face-down Abducted card is turned up?
th-six_empty_chairs-do-peek = The card at { $location }
th-six_empty_chairs-do-ask_leave = Spend 1 Fate: turn up the card at { $location }
th-six_empty_chairs-ask-waiting_guest = Whom does { $hero } take along?
th-six_empty_chairs-ask-guest_aboard = { $hero } may take a Guest from the boat along.
th-six_empty_chairs-do-guest = { $guest }
th-six_empty_chairs-do-skip_guest_aboard = Nobody
th-six_empty_chairs-do-draw = Draw 1 Threat
th-six_empty_chairs-do-harbour = Sail to { $area }
th-six_empty_chairs-ask-berth = Where does the boat lie now?
th-six_empty_chairs-tell-turned_up = The card at { $location } is turned up: { $guest }.
th-six_empty_chairs-tell-in_tow = { $hero } has in tow: { $guest }.
th-six_empty_chairs-tell-waits = Waiting in { $area }: { $guest }.
th-six_empty_chairs-tell-aboard = Aboard: { $guest }.
th-six_empty_chairs-tell-dismissed = Out of the game: { $guest }.
th-six_empty_chairs-tell-seated = In the chair: { $guest }.
th-six_empty_chairs-tell-sits = { $hero } sits down in the chair.
th-six_empty_chairs-verb-peek = turn up an Abducted card
th-six_empty_chairs-verb-free = free a Guest
th-six_empty_chairs-verb-tow = take a Guest along
th-six_empty_chairs-verb-dismiss = part with a Guest
th-six_empty_chairs-verb-ship_to = the boat lies elsewhere
th-six_empty_chairs-verb-seat = somebody takes the chair
th-six_empty_chairs-verb-cast_off = cast off
th-six_empty_chairs-who-towing = every Hero with a Guest in tow
th-six_empty_chairs-effect-seat = in the chair: { $card }
th-six_empty_chairs-effect-dismiss = out of the game: { $card }
th-six_empty_chairs-effect-tow = taken along: { $card }
th-six_empty_chairs-face-down = A card lies here face down.
th-six_empty_chairs-at-aboard = aboard
th-six_empty_chairs-at-chair = sits in the chair
th-six_empty_chairs-at-gone = gone
th-six_empty_chairs-cards-down = { $number ->
        [one] { $number } card still face down
       *[other] { $number } cards still face down
    }
th-six_empty_chairs-in-chair = { $hero } sits in the chair
th-six_empty_chairs-lying = { $guest }
