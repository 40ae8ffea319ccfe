### Thorgal: Hide and Sea. The words of the Adventure; all sentences are our own.

th-hide_and_sea = Hide and Sea
    .intro = The Queen of the Out Isles is seven years old and has never lost at hiding. That is as well. When
        her mother died in the spring, her aunt Yrsa, the Regent, looked at the crown and then at the child,
        and gave orders that the one should be fetched and the other should not be found again. The same night
        loyal hands broke the crown in three and carried the pieces off. The child was carried off too,
        asleep, in a herring basket. Now three fleets are combing the islands for her.

        The basket is in your boat. The boat is called the Linnet, she smells of fish, and she can outrun
        nothing at all; but she draws no more water than a duck, and there are coves here in which a mast can
        be taken for a pine. Find the pieces. Win over one of the two old castles, or both, for a queen needs
        witnesses. Bring her to Crown Rock before the autumn storms. “Are we playing?” she asks. You tell her
        yes. The rule is simple: when somebody looks, we hide.
    .text = Middling: one ship for all, three fleets behind it.

## Goals

th-hide_and_sea-goal-crowning = The Crowning: assign 3 Fate (pieces of the crown) to Crown Rock while at least
    one castle is won over.
th-hide_and_sea-goal-free_sea = The Free Sea: destroy all three Fleets and clear the Regent’s Hall.
th-hide_and_sea-goal-sunk = The Linnet sinks: the Adventure-track marker reaches the leftmost space.
th-hide_and_sea-goal-storms = The storms are here: time runs out.
th-hide_and_sea-goal-hero_falls = A Hero dies.

## Places

th-hide_and_sea-area-gull_haven = Gull Haven
th-hide_and_sea-area-heron_holm = Heron Holm
th-hide_and_sea-area-skarn = Isle of Skarn
th-hide_and_sea-area-ulver = Isle of Ulver
th-hide_and_sea-area-seal_skerries = Seal Skerries
th-hide_and_sea-area-drowned_forest = Drowned Forest
th-hide_and_sea-area-whalebone = Whalebone Strand
th-hide_and_sea-area-wreckers_isle = Wreckers’ Isle
th-hide_and_sea-area-crown_sound = Crown Sound
th-hide_and_sea-location-boat_shed = Boat Shed
    .text = Tar, oakum and a patient uncle. The Linnet was built here and can be built here again.
th-hide_and_sea-location-smokehouse = Fishwives’ Smokehouse
    .text = They know what every sail had for breakfast. In the smoke behind, a boat is only a shadow.
th-hide_and_sea-location-heron_sands = Heron Sands
    .text = Row by night until your palms split, and be elsewhere in the morning.
th-hide_and_sea-location-net_menders = Net-Menders’ Huts
    .text = Under forty drying nets there is room for a hull. Mend first, hide afterwards.
th-hide_and_sea-location-skarn_harbour = Skarn Harbour
    .text = The smiths of Skarn take metal by weight and ask no names.
th-hide_and_sea-location-castle_skarn = Castle Skarn
    .text = Lady Hild listens to facts, and only when her gate guard has been persuaded to let them in.
th-hide_and_sea-location-ulver_quay = Ulver Quay
    .text = A rumour let loose here is chased by whole fleets.
th-hide_and_sea-location-castle_ulver = Castle Ulver
    .text = Lord Kolbein trusts whoever mends his wall. First there is his champion, who trusts nobody.
th-hide_and_sea-location-singing_rocks = Singing Rocks
    .text = Answer in the right key, and the fog comes to see who is singing.
th-hide_and_sea-location-seal_caves = Seal Caves
    .text = At the end of a long breath, under the rock, something shines between the pups.
th-hide_and_sea-location-sunken_longship = Sunken Longship
    .text = At low tide her ribs stand in the sandbar, and her cargo below them.
th-hide_and_sea-location-root_channel = Root Channel
    .text = Saw through the right roots and there is a way no fleet can follow.
th-hide_and_sea-location-bell_oak = The Bell Oak
    .text = A dead tree with a bell in it. Who hung it there is down below, and can be asked.
th-hide_and_sea-location-wreckers_roads = Wreckers’ Roads
    .text = False lights on every headland. Put out the men who tend them.
th-hide_and_sea-location-regents_hall = The Regent’s Hall
    .text = Her war hall, roofed with captured sails. She wears one piece of the crown in her ear.
th-hide_and_sea-location-whalebone_arch = Whalebone Arch
    .text = Whoever speaks under the jaw is heard in deep water.
th-hide_and_sea-location-rib_hermit = Hermit of the Ribs
    .text = He was goldsmith to three queens. Tell him everything, and ask him for a lie.
th-hide_and_sea-location-crown_rock = Crown Rock
    .text = A table of stone in the middle of the sound. Here the queens of the Isles are made.
th-hide_and_sea-border-red = Ford
    .text = Whoever crosses it receives 1 Wound of size 1. No ship is needed.
th-hide_and_sea-border-blue = Sea lane
    .text =
        A Hero may cross it only out of the Area where the Ship marker is. The Ship crosses too, and every other
        Hero of that Area whose player agrees comes along, without using Move value. The Ship enters accessible
        Areas only. Effects that make Special Borders Normal never replace the Ship.

## Signs, facts and Resources

th-hide_and_sea-rune-S = Open anchorage; every Area has exactly one, and Fleets lie there
th-hide_and_sea-rune-C = Cove in which the Linnet can hide
th-hide_and_sea-flag-skarn = Castle Skarn is won over
th-hide_and_sea-flag-ulver = Castle Ulver is won over
th-hide_and_sea-flag-false_piece = One of the pieces is the hermit’s forgery
th-hide_and_sea-flag-hall = The Regent’s Hall has been cleared
th-hide_and_sea-resource-fate = Pieces of the crown. No Source gives them; four can be had, three are needed.
    “Any” Resource never means them, and at Crown Rock nothing can stand in for them.

## The board

th-hide_and_sea-condition = If a Fleet is in the Ship’s Area or in an Area next to it over a blue Border, draw
    from the left deck (Sea); otherwise from the right deck (Survival).
th-hide_and_sea-icon-left = A Sail Astern
    .text = The Fleet nearest to the Ship moves up to 2 Areas towards it; then resolve the Hunt.
th-hide_and_sea-icon-middle = The Net Closes
    .text = Every Fleet moves 1 Area towards the Ship; then resolve the Hunt.
th-hide_and_sea-icon-right = Storm
    .text = If no cove in the Ship’s Area is open (rune C without Block), move the Adventure-track marker 1
        space left; otherwise each Hero not in the Ship’s Area draws 1 Threat.
th-hide_and_sea-rule-fleets = Fleets
    .text = Each Fleet is a Mystic Enemy token with its Fleet card; it lies on the Location with rune S of its
        Area. Fleets move over blue Borders only, each counting 1, whatever the Area numbers. Combat against a
        Fleet draws the Enemy card its Fleet card names. Won: discard 1 Goal token (a ship) from the card and
        move the Fleet 1 Area, by choice; with its last ship the Fleet is destroyed: discard token and card;
        the first time this happens there is a Paragraph to read. Lost: also move the Adventure-track marker 1
        space left if the Ship is in this Area. Fleets never count for the Combat box of a Location.
th-hide_and_sea-rule-hunt = Hunt
    .text = If at least one Fleet is in the Ship’s Area: with an open cove there (rune C without Block), put a
        Block on that cove, and those Fleets sail on 1 Area each, by choice: you were not seen, but the place
        is known now. Without one, move the Adventure-track marker 2 spaces left, each Hero in that Area draws
        1 Threat, and those Fleets sail on 1 Area each, by choice. The Hunt is resolved only when an effect
        says so, not when the Ship sails into the Area of a Fleet.
th-hide_and_sea-rule-hull = The Hull
    .text = The Adventure track is the Linnet’s hull: left is damage, right is repair.
th-hide_and_sea-round-3 = The Third Fleet
    .text = Put the Fleet Black Keels on Wreckers’ Roads.
th-hide_and_sea-round-5 = Fog Bank
th-hide_and_sea-round-8 = Autumn Gale
th-hide_and_sea-track = Hull

## Cards

th-hide_and_sea-card-special_j = The Grey Pilot
    .text = Once in this action you may cross a Multiple blue Border as if it were drawn once. After the
        action, if the Ship was moved, you may move one Fleet 1 Area away from it.
th-hide_and_sea-card-fleet_1 = Grey Sails
    .text = Old boats, old men, sharp eyes. Combat: draw a Minor Enemy card.
th-hide_and_sea-card-fleet_2 = Red Oars
    .text = Forty blades that pull as one. Combat: draw an Average Enemy card.
th-hide_and_sea-card-fleet_3 = Black Keels
    .text = The Regent’s own. Combat: draw a Powerful Enemy card. When it is destroyed, the winner also gains
        1 Experience.

## Effects

th-hide_and_sea-special-fleet_chase = The Fleet with the fewest blue Borders to the Ship (ties by choice; a
    Fleet already in its Area counts 0) moves up to 2 Areas along a shortest way and stops in the Ship’s Area.
    Then resolve the rule Hunt.
th-hide_and_sea-special-fleet_drive = Each Fleet moves 1 Area along a shortest way towards the Ship; a Fleet
    in the Ship’s Area stays. Then resolve the rule Hunt once for all Fleets there.
th-hide_and_sea-special-decoy = Choose one Fleet and move it up to 2 Areas over blue Borders, by choice; it
    may not end in the Ship’s Area. If no Fleet is left, gain 2 Gossip.
th-hide_and_sea-special-third_fleet = Put the Fleet Black Keels on Wreckers’ Roads with 1 Goal token on its
    card.
th-hide_and_sea-special-grey_pilot = In this action one blue Border drawn several times may be crossed as if
    it were drawn once. After the action, if the Ship was moved in it, you may move one Fleet 1 Area to an
    Area with more blue Borders between it and the Ship.
th-hide_and_sea-special-fog = Discard the Blocks from up to 2 Locations with rune C, and move each Fleet 1
    Area away from the Ship (to an Area with more blue Borders to it; where there is none, it stays).
th-hide_and_sea-special-wreck = Choose one Fleet on the Map and discard 1 Goal token (a ship) from its card;
    if it was the last, the Fleet is destroyed. If no Fleet is left, gain 2 Resources of any kind.
th-hide_and_sea-special-crown_her = The queen is crowned and you win. The best ending comes if both castles
    are won over and none of the pieces is false.

## Paragraphs

th-hide_and_sea-par-1 = The Fishwives’ Smokehouse
    .story = Eleven women with sleeves rolled to the shoulder, and not one of them stops gutting while you
        speak. The knives go in, round, out. When you have finished there is a pause of exactly three
        herrings. Then everybody talks at once: Red Oars lies too long at the rock, somebody’s sister sees her
        lamps; Grey Sails has scurvy and bad tempers; and a girl who dives for mussels has seen light under
        the Seal Skerries, gold, where no light should be. They wipe their hands and show you the back of the
        smokehouse, where the jetty runs into a permanent brown cloud. A boat tied up there is nobody’s
        business. Nor is a basket.
    .thread1 = Eleven Sons
    .thread1_text = Each has one at sea, on one side or another. They tell you who can be talked to.
    .thread2 = A Barrel for the Road
    .thread2_text = Smoked eel keeps body and soul together, and can be traded anywhere.

th-hide_and_sea-par-2 = Forty Nets
    .story = The old men of Heron Holm have fingers like roots and talk to the knots, not to you. So you sit,
        and take up a torn corner, and learn. By evening your own fingers have begun to understand. That is
        when the oldest speaks. He was a lookout once for the Regent. He knows how a lookout sees: not things,
        but things that are out of place. A straight line. A clean edge. “Never be clean,” he tells you, and
        with his knife he ruins the Linnet’s sail, slit by careful slit, and hangs her with net and weed until
        she looks like something that the tide has finished with.
    .thread1 = Eyes of a Lookout
    .thread1_text = Learn to see as she sees you.
    .thread2 = Spare Canvas
    .thread2_text = They have a loft full of sails from boats that did not need them any more.

th-hide_and_sea-par-3 = Lady Hild Does Sums
    .story = She sits at a table with a slate and does not look up until the column is finished: ships lost to
        the Regent’s fleets, sons pressed into them, barrels taken. You lay your own facts beside hers. She
        moves them about with one finger. Then the basket sneezes. Lady Hild lifts the lid and looks for a
        long time at what is inside, and what is inside looks back, with a finger on its lips. “I held her
        mother at the font,” says Lady Hild. She draws a line, adds up, and rubs out the sum with her sleeve.
        “Bring her to the rock with all of her crown. I shall be there. I do not promise to smile.”
    .thread1 = Skarn’s Archers
    .thread1_text = She lends you her tower for one evening. It looks straight down on the anchorage.
    .thread2 = The Rats’ Share
    .thread2_text = What has been written off in the cellar is still quite good.

th-hide_and_sea-par-4 = Lord Kolbein’s Wall
    .story = He works beside you in his shirt, an enormous white-haired man who lifts coping stones and tells
        you about each enemy who knocked one down. The last gap is the Regent’s doing; he had voted against
        her. When it is closed he stands back, and finds that somebody is sitting on top of it, swinging her
        legs, with mortar in her hair. She had grown bored of the basket. “Is it a good place?” she asks. “For
        hiding?” He considers this with great seriousness. “It is the best place in the Isles,” says Lord
        Kolbein, “for not having to.” Then he goes down on one knee, which takes a while.
    .thread1 = A Lesson in Lifting
    .thread1_text = He shows you where to put your back.
    .thread2 = A Rose for Skarn
    .thread2_text = He cuts one for Lady Hild, wraps its stem in a rag, and asks you to say nothing.

th-hide_and_sea-par-5 = Under the Seal Caves
    .story = The passage is a throat, and the sea swallows twice while you are in it. Then your head breaks
        through into green dark, into barking, warm breath, a hundred wet stares. The pups lie in a heap. The
        gold lies under them, they have been keeping it warm: a third part of a crown, bent, with a stone in
        it like a drop of the sea. The old bull watches you come. He has a harpoon head healed into his
        shoulder, and he knows what hands are. You let him smell yours. You take it from the heap as slowly as
        one takes a thing from a sleeping child, and the sea breathes in, and lets you out.
    .thread1 = The Harpoon Head
    .thread1_text = It can be drawn, if someone is willing to be bitten.
    .thread2 = The Second Mouth
    .thread2_text = The seals leave by another way, wide enough for a boat at half tide.

th-hide_and_sea-par-6 = The Sunken Longship
    .story = She went down in a year nobody counts from any more, and the sandbar has kept her the way a miser
        keeps bread. You brace her ribs with your own timber, bail, dig, and curse the tide, which is already
        on its way back. Under the mast step is a chest bound in bronze. Under the chest there is a man; there
        is not much of him left, but his arms are still round it. You apologise, as one does. You take what he
        was guarding and put a coin into the hand, and it seems to you, while the first wave runs over him,
        that the fingers close.
    .thread1 = Old Oak
    .thread1_text = A hundred years in salt have made her planks as hard as iron.
    .thread2 = His Name
    .thread2_text = It is burned into the stem post. Say it aloud, three times, over the water.

th-hide_and_sea-par-7 = The Bell Oak
    .story = The forest went under in one night, with its village and its church, and the priest, who could
        not save the people, tied the bell into the highest oak so that they should at least hear the hours.
        You ring it, once. A long way below something turns its face up. It comes hand over hand along the
        branches, in no hurry, and stops where the light begins. It offers a piece of gold on a palm as white
        as roots. All it wants is to be told what hour it is, what day, what year. You tell it. It thinks
        about that. Then it lets itself sink, quite satisfied, to tell the others.
    .thread1 = Ring the Hours
    .thread1_text = Stay until midnight and ring them all. Down there somebody is counting.
    .thread2 = Ask about the Roots
    .thread2_text = The drowned know every channel by touch.

th-hide_and_sea-par-8 = False Lights
    .story = The lamps are tied to the horns of cows, so that they sway like ships’ lanterns, and the cows
        have been looking at the sea for so many years that they have the faces of captains. You blow out the
        lamps and drive off the herdsmen, who are a sorry lot, and then you find the book. Even wreckers keep
        a book: which nights, which captains paid to have a rival drowned, which fleet will pass, and when,
        and with how many asleep. On the last page, in another hand, stands a line that has been struck out
        and written again, and struck out. We could stop, it says.
    .thread1 = Light Them Again
    .thread1_text = In a different place. Somebody else’s fleet can find out about rocks.
    .thread2 = The Wreckers’ Store
    .thread2_text = Sorted by kind, folded, labelled. It is the tidiness that makes you shiver.

th-hide_and_sea-par-9 = The Regent
    .story = Her champion is down, the hall is empty, and Yrsa pours herself what is left in the jug. She is
        older than you had thought, and very tired. “A child on the throne,” she says. “Do you know what comes
        then? Regents. I thought that I might at least be a good one. And after that I thought, why stop at
        regent?” She undoes the gold from her ear, a third of a crown bent into a hoop, and turns it in the
        firelight. It was she who taught the girl to swim. She tosses it to you across the table. “Tell her to
        count to a hundred,” she says. “She always comes out too soon.”
    .thread1 = Promise Her
    .thread1_text = Give your word that there will be no rope for her crews. Tonight one of them stays ashore.
    .thread2 = Her Sea Chest
    .thread2_text = She does not look round while you open it.

th-hide_and_sea-par-10 = Under the Jaw
    .story = You speak your need between the two white bones, feeling foolish, and the bones take the words
        and draw them out, lower, longer, until you no longer hear them but only feel them in your teeth. The
        bay listens. After a while the water beyond the surf lifts, as a sheet lifts when someone turns over
        in bed. It is grey, it is scarred, it has barnacles as big as bowls, and its eye, when it comes level
        with yours, is a very old and very tired woman’s eye. It knows each current here. It has lost a
        daughter to the harpoons of Black Keels. When you push off, it swims ahead.
    .thread1 = Her Daughter’s Bones
    .thread1_text = Those are they, above your head. Sit under them for a while and say nothing.
    .thread2 = Ride the Wake
    .thread2_text = Where she has passed the sea is flat as slate.

th-hide_and_sea-par-11 = The Hermit of the Ribs
    .story = He lives inside the whale, with a stove where the heart was. He made the crown, for her
        grandmother; on its inner side, too small to see, he had put his own name. You tell him all of it, and
        he goes on nodding. What is a third of a crown? Nine ounces, an old man’s evening. He could make you
        one that its own mother would not disown. Would it hold a kingdom? He spreads his hands before the
        stove. “Kingdoms are not held by gold,” he says. “But people who find that they have knelt to brass
        remember it for a long time.” The child has fallen asleep on his bench. He has already lit the lamp.
    .thread1 = The Third Name
    .thread1_text = He shows you where on the true pieces his own name is hidden, and how to find them.
    .thread2 = Other Work
    .thread2_text = Along the spine hang all the things he made and never sold.

th-hide_and_sea-par-12 = Singing Rocks
    .story = There are seven of them, and each has its own hole for the wind. Low, high, low, low: after an
        hour you stop hearing noise and begin to hear a tune with one voice missing. You try it. The first
        note is wrong, and every gull within a mile gets up screaming. The second is nearer. On the third your
        voice slides into the gap like a key, and the whole chord shivers and comes to rest. Nothing happens.
        Then out of the flat bright sea, from all sides at once, unhurried, curious, like cattle coming to a
        gate, walks the fog.
    .thread1 = A Second Verse
    .thread1_text = Sing on. It leans on you now, soft and heavy, and asks for more.
    .thread2 = The Seventh Stone
    .thread2_text = A chip from it, worn at the throat, hums before danger does.

th-hide_and_sea-par-13 = The Root Channel
    .story = Two of you saw, one of you stands in the bow with a pole, and whoever is left counts the eyes.
        They are only eyes of rot-light in the trunks, probably. The channel opens by hand’s breadths. Once
        the Linnet hangs on a root with her whole weight, and you hear her planks begin a sentence; then she
        is over, and the water in front of you is wide and black, with stars in it. You have come out behind
        the Regent’s own island. Nobody looks this way. For two hundred years nobody has come from here. You
        scratch a mark into the last trunk, low down, where a duck would see it.
    .thread1 = Rot-Light
    .thread1_text = Scrape it into a jar. It burns cold, and it keeps.
    .thread2 = Heartwood
    .thread2_text = One of these trunks is sound all through. She could use a new keel.

th-hide_and_sea-par-14 = Fog Bank
    .story = In the morning there is no morning. The world ends at the oar blades. Voices arrive without their
        owners: a cough close by on the left, a dog, a man explaining to somebody that soup should not be
        grey. A hull slides past you so near that you could touch its tar, and you do not breathe, and it goes
        on sliding, bench after bench after bench, forty blades lifted and dripping. Then nothing. When
        you can hear your hearts again, there is a small sound from the basket. She is laughing, silently,
        with a fist in her mouth, and it goes from one to the other of you like a yawn.
    .thread1 = Row towards the Dog
    .thread1_text = Whoever keeps a dog aboard has a galley worth robbing.
    .thread2 = Lie Still
    .thread2_text = A whole day under nets, with nothing to do but get well.

th-hide_and_sea-par-15 = Autumn Gale
    .story = It comes out of the north-west with the whole ocean behind it, and for a night there are no
        fleets and no castles; there is only up, and down, and the bucket. The Linnet does what she was built
        for. She is too small to break. She goes over the backs of the seas like something thrown, and every
        plank in her complains, and every plank holds. In the grey dawn you see one of the great ships on her
        side upon a reef, with men sitting along the keel, neatly, in a row. They wave. It is the kind of
        morning on which one has to decide what sort of people one is.
    .thread1 = What They Tell
    .thread1_text = A man you have pulled out of the water will tell you where his fleet lies.
    .thread2 = Driftwood
    .thread2_text = The whole sound is full of timber, and it is nobody’s.
    .choice1 = Take them off the reef
    .choice2 = Sail on

th-hide_and_sea-par-16 = Burning Sails
    .story = The last of them turns for home with her yard hanging like a broken wing, and does not get there.
        You watch from the shore as she goes, sail first, then rigging, then, with a sound like a sigh, all at
        once. Boats are picking up swimmers. “Have they stopped playing?” asks the queen. On the walls of both
        castles people stand and look, and nobody is cheering; and you see, tiny with distance, how a man on
        one wall lifts an arm, uncertainly, and how on the other wall, after a while, somebody lifts one too.
    .thread1 = Pick Up Swimmers
    .thread1_text = They have no flag any more. They do have arms.
    .thread2 = Dive for the Cargo
    .thread2_text = It is not deep here, only cold.

## Endings

th-hide_and_sea-ending-crowned = Ninety-Nine, a Hundred
    .story = They come in two boats, each with a single oarsman. Lady Hild has a slate under her arm. Lord
        Kolbein has brought a cushion, because the rock is cold. The three pieces find each other with a click
        that you feel in your heels, and it is much too large; it comes down over her ears. Nobody laughs. “Do
        I have to stop hiding now?” asks the queen. You tell her that she has won. She thinks it over. Then
        she climbs on the stone, in gold and herring scales, and shouts it across the water so that three
        fleets can hear: a hundred, I am coming! And one after another, far out, the sails go down.

th-hide_and_sea-ending-thin_gold = Thin Gold
    .story = She is crowned. One lord kneels and one place stays empty; or else both are there, and both have
        seen the join in the gold where the colour is not quite right. It holds. Ships pass the sound that
        winter with their lamps lit, and a child of seven signs her whole name where she is told to sign. But
        there is a whisper now, and it will grow as she grows: half a crown, half a queen. A reign, says the
        old goldsmith when you visit him, is mostly a matter of nobody scratching at it. Some nights, they
        tell you, she is found asleep in a cupboard, well hidden, under all the coats.

th-hide_and_sea-ending-free_sea = The Free Sea
    .story = There is nothing left on the water but you. The Linnet sails up the middle of Crown Sound by
        daylight, patched with three colours of other people’s canvas, and in her bow stands a small figure
        who has been told that now she may be seen by everybody. She is not sure that she likes it. From both
        castles they cheer. As for the crown, what is still out there may stay where it is, she says; it had a
        good place. By spring the boats go out without counting who comes home, and on the rock where queens
        are made somebody has painted, quite low down, a herring.

th-hide_and_sea-ending-sunk = Found
    .story = She does not break; she only fills, politely, from the stern, as if she did not want to be a
        trouble. You stand in water up to the knee, the waist. Around you in a wide ring lie the long ships
        with their oars shipped. A sailor leans out and lifts the basket from your arms, quite gently, and
        looks in, and calls something in a glad voice across the water. For you there is a rope, and a bench,
        and an oar with a number on it. She waves to you as they row her away. She thinks that she has been
        found fairly. She is wondering whose turn it is.

th-hide_and_sea-ending-storms = A Very Good Place
    .story = On the first day of winter the sea stands up. Nothing will pass the sound before the ice has
        gone, and by then there will be another coronation; it has been announced, together with the sad news
        about the child. You drag the Linnet up above the tide line and turn her over and live underneath her.
        At night you can see both castles, each with one lamp in its highest window, each waiting for the
        other to do something first. She has stopped asking when the game is over. She has become very good at
        it. There are whole days when even you cannot find her.

th-hide_and_sea-ending-hero_falls = Given to the Tide
    .story = The fishwives come down to the water with their sleeves rolled down, which they do only for this.
        It is a small boat and there is not much to put into it: a cloak, a broken oar, a third part of a
        crown that nobody can now use. The wind is off the land. When the fire takes hold, every ship in
        sight, of any colour, lowers its sail for as long as the flame can be seen. Then the sails go up
        again, one after another; grey, red, black. A small hand comes out of the basket and takes hold of
        yours. “Who is going to look for us now?” she asks.

## What its special rules say

th-hide_and_sea-do-fleet = { $card }
th-hide_and_sea-ask-aboard = The Linnet puts out. Does { $hero } sail with her?
th-hide_and_sea-ask-voyage = { $hero } may send the Linnet over a sea lane.
th-hide_and_sea-ask-which_fleet = Which Fleet?
th-hide_and_sea-ask-course = Where does the Fleet sail?
th-hide_and_sea-ask-shake_off = The Grey Pilot may lead a Fleet 1 Area away.
th-hide_and_sea-do-skip_shake_off = Lead none away
th-hide_and_sea-tell-fleet_sails = { $card } sails to { $area }.
th-hide_and_sea-tell-ship_sunk = { $card } loses a ship; left: { $left }.
th-hide_and_sea-tell-fleet_gone = { $card } is destroyed.
th-hide_and_sea-tell-unseen = { $area }: the Fleet passes by and does not see the Linnet.
th-hide_and_sea-tell-hunted = { $area }: the Linnet is hunted.
th-hide_and_sea-verb-ship = sail the Ship
th-hide_and_sea-verb-third_fleet = the third Fleet arrives
th-hide_and_sea-verb-fleet_chase = the nearest Fleet gives chase
th-hide_and_sea-verb-fleet_drive = all Fleets come nearer
th-hide_and_sea-verb-decoy = lure a Fleet away
th-hide_and_sea-verb-fog = fog hides the Ship
th-hide_and_sea-verb-wreck = a Fleet loses a ship
th-hide_and_sea-verb-grey_pilot = the Grey Pilot leads a Fleet away
th-hide_and_sea-verb-crown_her = crown the Queen
th-hide_and_sea-who-away_from_ship = every Hero who is not with the Ship
th-hide_and_sea-fleet = { $fleet }: { $number ->
        [one] { $number } ship
       *[other] { $number } ships
    }
th-hide_and_sea-at-destroyed = destroyed
th-hide_and_sea-ships = { $number ->
        [one] { $number } ship
       *[other] { $number } ships
    }
