### The adventure

th-borrowed_wings = Borrowed Wings
    .intro =
        It came down in the night with a noise like a torn sail, and ploughed a furrow half a mile long above
        the village of Askby. At dawn it lay there steaming: a ship, as long as six longships, of bronze and
        glass, with ribs for wings. Nobody was aboard. On the peak over the valley a light has been turning
        ever since, patient as an eye, and the old people say that whoever lost the ship is being called back
        to fetch it, and that the Tall Ones leave no witnesses.

        They might have feared that more, if the same blow had not brought the mountain down across the river.
        There is no road out of Askby now. Behind the slide the lake is climbing, a hand’s breadth each hour;
        in ten days it will be over the roofs. Two hundred people, no boats, cliffs on every side, and in the
        field above the church a ship that once flew. You are no shipwrights of the sky. But you were here
        when they drew lots for who should be carried up the cliffs, and you said: wait.
    .text = Middle to hard: many parts to mend, and two clocks.

## Objectives

th-borrowed_wings-goal-launch =
    Launch: at least 4 of the 5 ship parts are repaired, the Heart among them, and 1 Power is assigned to the
    Ramp.

th-borrowed_wings-goal-bargain = Bargain: strike the bargain with the voice at the Parley Stone.
th-borrowed_wings-goal-owners = The owners return: the Adventure-track marker reaches the rightmost space.
th-borrowed_wings-goal-lake = Time runs out: the lake breaks through.
th-borrowed_wings-goal-hero_falls = A Hero dies.

## Areas

th-borrowed_wings-area-askby = Askby Village
th-borrowed_wings-area-terraces = Barley Terraces
th-borrowed_wings-area-prow = The Furrow: Prow
th-borrowed_wings-area-stern = The Furrow: Stern
th-borrowed_wings-area-pine_gorge = Pine Gorge
th-borrowed_wings-area-old_mine = Old Mine
th-borrowed_wings-area-glass_crater = Glass Crater
th-borrowed_wings-area-star_ledge = Star Ledge
th-borrowed_wings-area-beacon_peak = Beacon Peak

## Locations

th-borrowed_wings-location-meeting_house = Meeting House
    .text = They have argued for two days about whether a bronze bird is a sin.

th-borrowed_wings-location-goat_weavers = Goat Weavers
    .text = Their cloth is thinner than breath and turns a blade. Bring them a loom beam.

th-borrowed_wings-location-dyke = The Dyke
    .text = Forty people hold back a lake with baskets. Stand among them for one night.

th-borrowed_wings-location-helm = The Helm
    .text = A hundred keys of horn, each with a sign. Try them, or learn to read.

th-borrowed_wings-location-sail_ribs = The Sail Ribs
    .text = Bare bronze fingers where a wing was. Anything will cover them; only one thing will not shine.

th-borrowed_wings-location-ramp = The Ramp
    .text = Here they will come aboard, if there is an aboard. And here the last spark is lit.

th-borrowed_wings-location-hull_breach = Hull Breach
    .text = A hole one could drive a hay cart through. Looters already have.

th-borrowed_wings-location-keel_well = Keel Well
    .text = In the deepest part of the ship lies a trough where weight was kept, or un-kept.

th-borrowed_wings-location-heart_chamber = Heart Chamber
    .text = Something still walks its rounds in there. Past it a cold lantern waits for fire.

th-borrowed_wings-location-tar_burners = Tar Burners’ Camp
    .text = Robbers sit in the camp now and burn everything but tar.

th-borrowed_wings-location-lodestone_gallery = Lodestone Gallery
    .text = Every pick in the mine points this way. So does what lives here.

th-borrowed_wings-location-collapsed_shaft = Collapsed Shaft
    .text = Knocking, three and three. Somebody must hold up the beam while they crawl out.

th-borrowed_wings-location-lens_field = Lens Field
    .text = Where the ship first struck, sand became glass, and the glass still holds the glare.

th-borrowed_wings-location-sentinel = The Sentinel
    .text = It fell out of the ship, burning, and stood up again. It has orders.

th-borrowed_wings-location-observatory = Hermits’ Observatory
    .text = Nine hermits have copied down the sky for three hundred years. They have seen these signs before.

th-borrowed_wings-location-rope_lift = Rope Lift
    .text = Baskets on a wheel, once for cheese. Give it new timber and a little courage.

th-borrowed_wings-location-beacon = The Turning Light
    .text = It calls them. It cannot be put out; but it can be turned to face the wrong way.

th-borrowed_wings-location-parley_stone = Parley Stone
    .text = When the Tall Ones are near enough, a voice can be heard here, asking a price.

## Runes, facts, Resources, Borders

th-borrowed_wings-rune-P = the five parts of the ship
th-borrowed_wings-rune-W = high open places where wardens of the Tall Ones land
th-borrowed_wings-flag-silk = you have the weavers’ goat silk: the Sail can be mended quietly
th-borrowed_wings-flag-pitch = you know pine pitch: the Hull can be mended quietly
th-borrowed_wings-flag-lodestone = you have the lodestone: the Keel can be mended quietly
th-borrowed_wings-flag-script = you can read the ship’s signs: the Helm can be mended quietly
th-borrowed_wings-flag-lens = you have the dark lens: the Heart can be woken quietly
th-borrowed_wings-flag-lift = the rope lift runs: blue Borders can be crossed
th-borrowed_wings-flag-heart_done = the Heart is repaired

th-borrowed_wings-resource-power =
    Sky-fire, the light in the ship’s veins. The Glass Crater is a Source of it.

th-borrowed_wings-resource-fate =
    Families of Askby who are ready to board. No Source gives them; they are assigned to the Ramp.

th-borrowed_wings-border-red = Scree
    .text = Whoever crosses it spends 1 Building Material or receives 1 Wound of size 1.

th-borrowed_wings-border-blue = Rope lift
    .text = Impassable, whatever any card says, until the lift runs; then Normal.

## Adventure board

th-borrowed_wings-condition =
    If the Adventure-track marker is on space 6 or farther right, draw from the left deck (Magic); otherwise
    from the right deck (Mountain).

th-borrowed_wings-icon-left = The light blinks
    .text =
        Move the marker 1 right. If it is on space 6 or farther right, put 1 Mystic Enemy on a Location with
        rune W that has neither an Enemy nor a Read token, if possible.

th-borrowed_wings-icon-middle = The ship settles
    .text = Put 1 Raised-cost token on the unrepaired ship part (rune P) with the fewest of them, if possible.

th-borrowed_wings-icon-right = An answer
    .text = Move the marker 2 right.

th-borrowed_wings-rule-parts = Ship parts
    .text =
        Hull, Sail, Keel, Helm and Heart (rune P). Repairing one puts a Goal token on it; Goal tokens are
        counted for the launch.

th-borrowed_wings-rule-flare = Quick or quiet
    .text =
        Without the right knowledge a part is repaired quickly: the repair flares up and the marker moves 1
        right. With it the repair is quiet. The price is the same, and it is the moment of the repair that
        counts, not the moment when the first Resources were assigned.

th-borrowed_wings-rule-wardens = Wardens
    .text =
        A Mystic Enemy token is a warden of the Tall Ones. Combat against it draws an Average Enemy card. Won:
        discard the token, the winner gains 1 Power. Lost: also move the marker 1 right.

th-borrowed_wings-rule-boarding = Families
    .text = Fate at the Ramp is never discarded and starts no effect; it is counted at the end.

th-borrowed_wings-round-3 = Cracks in the dyke
    .text = The group loses 2 Building Material, or each Hero draws 1 Threat.
    .choice1 = Shore it up
    .choice2 = Let it crack

th-borrowed_wings-round-6 = The first warden

th-borrowed_wings-round-9 = Water in the street
    .text =
        Each Hero in Askby or on the Terraces is put on the Prow, and the Locations there can no longer be
        used; each Hero draws 1 Threat.

th-borrowed_wings-track = The Answering Light

## Cards and special effects

th-borrowed_wings-card-special_l = Askby’s Carpenters
    .text =
        This action’s value is 1 higher at a Location with rune P. After it, if a ship part was repaired by
        it, the active Hero may discard 1 Threat.

th-borrowed_wings-special-launch =
    Count the Goal tokens on ship parts plus the Fate at the Ramp. With 7 or more the game ends with the
    ending “All Aboard”, otherwise with “Heavy Wings”.

th-borrowed_wings-special-flood =
    Put each Hero who is in Askby Village or on the Barley Terraces on the Prow. From now on the Locations in
    these two Areas cannot be used; the Areas can still be crossed.

th-borrowed_wings-special-carpenters =
    If this Assign is made at a Location with rune P, its value is 1 higher. If a ship part is repaired by it,
    the active Hero may discard 1 Threat.

th-borrowed_wings-special-turn_light =
    Move the marker 4 left (stopping at space 0), and discard all Mystic Enemies from Locations with rune W.

## Paragraphs

th-borrowed_wings-par-1 = The Meeting House
    .story =
        The priest says that what falls from heaven ought to be left for heaven to pick up. The miller says
        that he can see his own roof from here, and beyond it the lake, and that he has begun to compare the
        heights. They look at you. You tell them plainly that you do not know whether it will fly; that you
        have sailed worse; that on a ship one cannot have half the crew praying against the wind. There is a
        silence with a good deal of water in it. In the end it is the midwife who gets up. She has a list, she
        says, of who cannot walk. She would begin with those.
    .thread1 = The Midwife’s List
    .thread1_text = Go from door to door with her. It takes all night, and nobody says no twice.
    .thread2 = The Miller’s Barn
    .thread2_text = He has not needed a new roof for years. He has been saving for one all the same.

th-borrowed_wings-par-2 = The First Warden
    .story =
        Nobody sees it arrive. A goat stops chewing, and on the wall above the path stands a figure as thin as
        a drawn line, taller than a door, its face a plate of polished metal in which you can see yourselves,
        very small. It takes a step and the frost takes it with it. It stoops and picks up a nail that one of
        you has dropped, and turns it over, and over, with something like tenderness. Then the plate lifts
        towards the furrow. In it now you see the ship, patched with barn doors and tar. For a long moment it
        does not move. It seems to be counting.
    .thread1 = Give It the Hammer
    .thread1_text = You hold out the hammer that belongs to the nail. It takes it. It bows.
    .thread2 = Children on the Wall
    .thread2_text = Some families had still been hoping. They have seen its face now, and pack.

th-borrowed_wings-par-3 = The Goat Weavers
    .story =
        They comb it from thorn bushes, a tuft here and a tuft there, where the wild goats rub in spring; a
        shirt takes a year, a shroud takes two, and a sail, says the eldest of the sisters, nobody has been
        mad enough to ask for. You set up the new beam. They whisper, walk round it, push it with a finger.
        Then they go to the chests. Shirts, shawls, forty years of trousseaux, christening robes, and three
        shrouds neatly marked with their own names. “We shall not be needing these if it flies,” says the
        eldest, threading a needle. “And if it does not fly, we shall not be needing them either.”
    .thread1 = A Shirt Each
    .thread1_text = What is left over will not make a sail. It will turn a knife.
    .thread2 = Sing While Sewing
    .thread2_text = Theirs is a song with a hundred verses, and all of the valley’s secrets are in it.

th-borrowed_wings-par-4 = One Night on the Dyke
    .story =
        Basket, shoulder, slope; basket, shoulder, slope. Beside you works a man who lost his farm on the
        first day, and who carries as if he could fetch it back. Towards midnight a stretch as long as a barn
        begins to sweat, and then to run. You lie down in it. There is nothing else to do, so you lie down in
        the gap, arms linked, faces in the mud, and feel the whole cold weight of the lake lean on your backs
        and think about it. Somebody above you throws straw, doors, a cart. When they pull you out the stars
        have moved. It is holding. The man who lost his farm is holding too.
    .thread1 = Linked Arms
    .thread1_text = What has no beam left to hold it can be held by backs. They have learnt how.
    .thread2 = Dry Straw
    .thread2_text = A barn, a fire, soup. You had forgotten that one could be warm.

th-borrowed_wings-par-5 = Tar
    .story =
        The robbers had eaten the burners’ pig and were burning the burners’ chairs. They leave faster than
        they came. From the bushes, one after another, appear three sooty brothers who had watched the fight
        with the interest of experts. They owe you a pig, they say, or the other way round. What they can give
        is a secret: how to draw pitch so slowly, from roots and not from trunks, that it sets as hard as horn
        and as dull as slate. Ships from the coast used to come for it. No light leaks out through a seam that
        has been paid with that. “Nor in,” says the youngest, and blinks.
    .thread1 = The Robbers’ Haul
    .thread1_text = They left their sacks. Most of it has an owner; some of it has not.
    .thread2 = Three Strong Backs
    .thread2_text = The brothers have nothing to stay for. They come along, and they know the gorge.

th-borrowed_wings-par-6 = The Rope Lift
    .story =
        For three hundred years the hermits have let down prayers in it and drawn up cheese. The wheel has
        more patches than wood. You fit your beams, grease the hub with a whole winter’s tallow, and then
        there is the question of who goes first. It is decided, wordlessly, that this is the person who tied
        the knots. The basket swings out over nothing. Below your feet lie the terraces like the steps of a
        stair, and the lake, much too large; a kestrel hangs beside you and looks in. Then the wheel groans,
        catches, and you go up through the air as though you had always been meant to.
    .thread1 = Look Down
    .thread1_text = From up here one can see where the ground is rich.
    .thread2 = Send Cheese
    .thread2_text = There is some left. After three hundred years it has opinions, but it strengthens.

th-borrowed_wings-par-7 = The Lodestone Gallery
    .story =
        When the beast is dead its bristles still stand up and point, all of them, at the wall. You put down
        your weapons before you come nearer; somebody forgets a buckle and has to be pulled away. The stone is
        no larger than a loaf. It took four men to carry it in here, the miners say, and it took them a week
        to persuade their own tools to let go of it. But turn it over, and it pushes. You feel it through your
        palms, a soft, stubborn unwillingness to come down. You carry it out between you on a plank. You are
        not so much carrying it, you notice, as holding on.
    .thread1 = Picks and Bars
    .thread1_text = All the iron that the stone had gathered in a hundred years lies along the wall.
    .thread2 = The Bristles
    .thread2_text = Tied into a brush, they always point away from danger.

th-borrowed_wings-par-8 = Three and Three
    .story =
        You get your shoulders under the beam, and the mountain notices you. It is not a weight, it is an
        attention. Between your feet the hole begins to breathe; a lamp comes out of it, and after the lamp a
        hand, a boy, another boy, a woman who says good evening. They had been singing down there to save the
        air, which is, they admit, the wrong way round. Eleven. You count them past your knees. When the
        twelfth does not come you stay where you are, shaking, until she does, with a hen inside her jacket.
        Then you let go, and the mountain, losing interest, sits down.
    .thread1 = The Hen
    .thread1_text = She lays an egg on the spot. Everybody agrees on what that means.
    .thread2 = Miners’ Hands
    .thread2_text = Give them half a day and they will have a forge going in the stern.

th-borrowed_wings-par-9 = The Lens Field
    .story =
        You walk with your eyes bandaged, in a line, holding on to a rope, because the ground is one sheet of
        melted sand, and noon is still going on inside it. The glass hums under your boots. In the very
        middle, where the keel touched first, it has gone past white, and past every colour, to black: a disc
        as wide as a shield, cold, that drinks up light and gives none of it back. When you raise a corner of
        your bandage and look through it, the whole blinding field goes quiet. And on the peak, like a seed in
        an apple, you see what is turning inside the light.
    .thread1 = Chip the Edge
    .thread1_text = The white part can be had in flakes, if one does not mind the burns.
    .thread2 = Look Longer
    .thread2_text = You draw what you have seen turning there. It has a handle.

th-borrowed_wings-par-10 = Orders
    .story =
        It takes a long time to stop. Even lying down, even in pieces, it goes on trying to stand between you
        and the crater, and its voice, a dry click like a beetle in a wall, repeats and repeats the same nine
        beats. You kneel beside the head. The fire in it is going out; you hold your hands round it as one
        does with a candle. It is a strange thing to be sorry for. The nine beats slow down to eight, to
        seven. At three it seems to see you. At two it opens its own chest, carefully, like someone who is
        handing over the keys, and it shows you where the light is kept.
    .thread1 = Nine Beats
    .thread1_text = Learn them. It may be that others of its kind will take them for an order.
    .thread2 = Its Blade
    .thread2_text = Too long, too light, and too sharp for the sheath that you make for it.

th-borrowed_wings-par-11 = Three Hundred Years of Sky
    .story =
        They keep the nights on shelves, one roll to a night. A hermit with ink on his nose climbs a ladder
        and brings down a year from his teacher’s teacher’s time. In the margin, drawn with care by somebody
        who was plainly terrified, fly seven ships in a row; and beneath them are the signs on their sides.
        You know these signs. You have been leaning on them. “That one we take to be up,” he says. “This is
        either down or dinner.” By the second pot of tea you are shouting with excitement, all of you, hermits
        too, and a vow of silence lies broken on the floor with the biscuit crumbs.
    .thread1 = The Seventh Ship
    .thread1_text = In the drawing it flies apart from the others. There is a hand at the window, waving.
    .thread2 = Copy Until Dawn
    .thread2_text = You leave with sore eyes and a sleeve full of stars.

th-borrowed_wings-par-12 = The Turning Light
    .story =
        Close by it makes no brightness at all. A ring of metal, a ring inside it, and between them a thing
        like a drop of water, turning, turning, that says one word in a voice just too high to hear. Every dog
        in the valley has been lying with its paws over its ears for days. You cannot break it; you have
        tried, and the hammer is now bent. But a light has a front and a back. You wedge your iron under the
        outer ring, lean, and think very hard of somewhere else. It goes round with a shriek. Far up in the
        dark, between two stars, something that had been coming closer hesitates.
    .thread1 = A Different Word
    .thread1_text = Teach it to say: not here. It learns quickly; it is only lonely.
    .thread2 = The Inner Ring
    .thread2_text = It comes off in your hand, warm, and full of the noise of wings.

th-borrowed_wings-par-13 = The Voice at the Stone
    .story =
        It does not come from the stone, and it does not come from above. It is simply there, in your own
        voice, as when one reads without moving the lips. It is not angry. It has lost a ship and found that
        there are mice in it. It would like to know what the mice want. You tell it: the lake, the slide, two
        hundred people. There is a pause, in which you feel yourselves being turned over and over like a nail.
        It could set them down beyond the mountains; that is no trouble. It would want something in return,
        something that mice have. It would like one of your names.
    .thread1 = Tell It a Story
    .thread1_text = It has never heard one. It wants to know what happens next, and it keeps what you have told it.
    .thread2 = Ask about the Ship
    .thread2_text = It tells you, as one tells a child, which lever is the wrong one.
    .choice1 = Give a name
    .choice2 = Refuse

th-borrowed_wings-par-14 = Barn Doors
    .story =
        The hole in the hull is closed with the door of the miller’s barn, and with the door of the church,
        which the priest has brought up himself on his back and about which he does not wish to speak. You
        bend the planks with steam. You drive wooden pegs, because the bronze spits out nails in the night;
        you find them in the morning, laid out in a row. When the last gap is shut, somebody knocks on it from
        outside, for luck. There is a moment of quiet. Then the whole long ship, from stern to prow, gives a
        low, surprised hum, like an old dog that has been scratched in the right place.
    .thread1 = The Church Door
    .thread1_text = Hang it so that the carved side is on the inside. He will see it, flying.
    .thread2 = Off-Cuts
    .thread2_text = Nothing is thrown away in Askby.

th-borrowed_wings-par-15 = A Wing of Shirts
    .story =
        It takes thirty people to spread it, and when the wind gets under it for the first time it takes all
        thirty off their feet. There is shrieking, and afterwards a good deal of laughter, the first for days.
        Rib by rib it is laced to the bronze. You can read the valley in it: here a wedding, there a baptism,
        a patch of somebody’s best curtains, a sleeve that no one had the heart to cut off and that waves from
        the tip like a hand. At evening the breeze comes up from the lake. The wing lifts, of its own accord,
        by the breadth of a finger, and thirty people hold their breath.
    .thread1 = The Waving Sleeve
    .thread1_text = Leave it. Somebody out there might wave back.
    .thread2 = Test the Wind
    .thread2_text = One of you holds on for a moment too long, and learns a great deal.

th-borrowed_wings-par-16 = The Keel Well
    .story =
        You lower the metal into the trough piece by piece, pots, ploughshares, the church bell’s clapper, and
        nothing happens, and you go on, because there is nothing else to try. At the last piece the ship
        sighs. Then the mud around her lets go with a long kissing sound. She does not rise. She only stops
        being heavy; a child leans on her by accident, and six longships’ length of bronze drifts a hand’s
        breadth to the left. The child bursts into tears. Everyone else runs for ropes. All night she tugs at
        them, softly, like a horse that has smelt the stable.
    .thread1 = More Ropes
    .thread1_text = Whoever can tie a knot, ties one. By morning they are a crew.
    .thread2 = The Clapper
    .thread2_text = Take it out again. She floats just as well, and you will want something to hit with.

th-borrowed_wings-par-17 = A Hundred Keys of Horn
    .story =
        Nobody had thought about the size of their hands. To reach from the key that you think is up to the
        key that you hope is forward takes two of you, back to back, and a third who lies on the floor and
        works what are either pedals or footstools. You press one. All over the ship small lights come on, in
        no order, like a village getting up. You press another, and every hatch flies open and a rain of old
        leaves and one owl come out. At the third key there is a map in the air. It shows a valley, a lake, a
        furrow, and in the furrow, golden, minute, three figures at a helm.
    .thread1 = The Map in the Air
    .thread1_text = You can push it with a finger. It goes on for ever.
    .thread2 = The Owl
    .thread2_text =
        It has lived aboard for longer than anyone knows. It sits down on a lever, and looks at you.

th-borrowed_wings-par-18 = The Heart
    .story =
        The lantern hangs in a cage of ribs, and the cage is far too much like a cage of ribs. You bring the
        fire to it in a cooking pot, with the lid on. It does not leap, it does not roar; it climbs out over
        the rim, looks about, as a cat does in a new house, and steps across. Then there is a beat. You feel
        it in the soles of your feet. A long time later there comes another. Overhead bronze stretches itself;
        dust sifts down; somewhere forward the horn keys chatter all at once like teeth. Whatever this is, it
        had only been asleep. It would like to know where everybody has gone.
    .thread1 = Tell It the Truth
    .thread1_text = They left you. We did not. The beat falters, then comes back stronger.
    .thread2 = Warm Your Hands
    .thread2_text = Sit by it for an hour. Old hurts remember that they are old.

## Endings

th-borrowed_wings-ending-all_aboard = All Aboard
    .story =
        The rope is cut by the midwife, who had asked for that. For a breath nothing happens; then the field
        goes away. The lake goes over the dyke in one long silver shrug, and over the roofs, and two hundred
        people look down on it between bronze ribs, hens, cradles and all, and nobody cries out. You fly
        badly. You fly like a barn in love. But the pass slides by beneath, and there is the coast and the
        morning. You leave her on a headland with her lamp burning and the hatches swept. Pinned to the helm
        is a note. We only borrowed it, it says. Thank you.

th-borrowed_wings-ending-heavy_wings = Heavy Wings
    .story =
        She rises, and she rises too slowly. There are people still running across the field when the ground
        lets go of you, and people on the roofs, and you go round once, and once more, so low that the wing
        tips comb the water, hauling in whoever can reach a rope. Then something gives way below with a crack,
        and there is no third time. Beyond the pass you come down hard, in heather, and she will never get up
        again. You sit in the lee of her and count, and nobody says the number aloud. Most of Askby lives. Far
        behind you a church bell is ringing under water.

th-borrowed_wings-ending-bargain = One Name Fewer
    .story =
        It is done between one heartbeat and the next: the village stands in a green valley beyond the
        mountains, house by house, with the smoke still coming from the chimneys, and a dog that goes on
        barking at something which is no longer there. All are safe. The ship has gone from the field as if it
        had been wiped away. Only when you turn to one another, laughing, does one of you open your mouth to
        call to a friend and find that there is nothing there to call. You know that face. You would die for
        that face. You walk on together into the evening, and you say: you. Hey, you. Wait for me.

th-borrowed_wings-ending-owners = The Owners
    .story =
        There are six of them, and they come down without a sound. The Tall Ones walk round their ship and
        touch the barn doors, the pitch, the wing of shirts. One of them bends over the sleeve at the tip and
        holds it for a moment, as one holds a hand. You think, then, that they may understand. But they lift
        her out of the mud as easily as an egg, patches and all, and your patches fall off and rain on the
        field: doors, pots, linen. They do not punish anybody. They do not look down even once. The lights
        become stars. Behind you, quite softly, the dyke begins to talk.

th-borrowed_wings-ending-lake = The Lake Comes In
    .story =
        It comes by night and it comes politely, under the doors. Those who wake first wake the others. There
        is time to climb up to the furrow, and they do, in their nightshirts, with lamps, two hundred people
        standing around a ship that would have needed two more days. You work until the water is at your
        knees; you work until your tools float. In the end you lift the children in through the hatch, and
        then everyone who is light, and then she does float, after all, as any boat might, turning slowly
        among the chimneys in the dark. It is not flying. It is not enough room.

th-borrowed_wings-ending-hero_falls = The Height of the Cliffs
    .story =
        The weavers have one shroud left, with a name on it, and they pick out the stitches and sew in
        another. Nobody goes on with the work that day, and the day was one that they had needed. The old
        miller says what all of them are thinking: that you could have gone up over the cliffs on the first
        morning, the few of you, with ropes; that you had stayed. He takes his hat off, and puts it on again,
        and goes to look at the lake. On the peak the light turns, and turns, and now there is another one,
        high up, that answers it.

## What its special rules say

th-borrowed_wings-ask-scree = { $hero } crosses the scree: spend 1 Building Material, or receive 1 Wound of size 1?
th-borrowed_wings-do-stumble = Receive the Wound
th-borrowed_wings-ask-thanks = Askby’s Carpenters: { $hero } may discard 1 Threat.
th-borrowed_wings-do-calm = Discard 1 Threat
th-borrowed_wings-do-skip_thanks = Keep it
th-borrowed_wings-verb-launch = launch the ship
th-borrowed_wings-verb-carpenters = the Carpenters give thanks
th-borrowed_wings-verb-turn_light = turn the light away
th-borrowed_wings-verb-flood = the lake floods the low ground
