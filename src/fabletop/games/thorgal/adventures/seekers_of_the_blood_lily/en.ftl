### Thorgal: Seekers of the Blood Lily. The words of the Adventure; all sentences are our own.

th-seekers_of_the_blood_lily = Seekers of the Blood Lily
    .intro = In Tal Hessir the harbour never sleeps. Lamps float on it, and between the lamps lie the dhows,
        pepper and copper in their bellies, waiting for the tide. You came here as guests. You ate at the
        Caliph’s table and were shown, for the length of one breath, the Blood Lily: a crystal red as a cut
        pomegranate, in which something seemed to open. By morning it was gone, its keeper was smiling at a
        wall, and the guards had found a northern boot print in the flower bed.

        It was not yours. Somebody wore your boots to walk into the treasury, and the same somebody has walked
        out of it with a thing that turns whoever looks into it to a willing sleeper. All day the townsfolk
        have been stopping in mid-sentence and setting off, hollow-eyed, towards the water. The Thief is
        hiding aboard one of four dhows until the great tide, ten watches from now. The guards of the city are
        hunting you. You will have to do your own hunting in between.
    .text = Middling: a search under rising pressure.

## Goals

th-seekers_of_the_blood_lily-goal-lily = Find the Blood Lily: learn on which ship the Thief hides, board it,
    and defeat the Thief’s guards there (townsfolk may stay).
th-seekers_of_the_blood_lily-goal-caught = Caught by the guards: a guard marker must be put on an Action card
    and cannot be.
th-seekers_of_the_blood_lily-goal-escape = The Thief escapes: time runs out.
th-seekers_of_the_blood_lily-goal-hero_falls = A Hero dies.

## Places

th-seekers_of_the_blood_lily-area-caravan_gate = Caravan Gate
th-seekers_of_the_blood_lily-area-spice_bazaar = Spice Bazaar
th-seekers_of_the_blood_lily-area-coppersmiths = Coppersmiths’ Row
th-seekers_of_the_blood_lily-area-lantern_quarter = Lantern Quarter
th-seekers_of_the_blood_lily-area-drowned_cistern = Drowned Cistern
th-seekers_of_the_blood_lily-area-caliphs_hill = Caliph’s Hill
th-seekers_of_the_blood_lily-area-old_mole = Old Mole
th-seekers_of_the_blood_lily-area-west_basin = West Basin
th-seekers_of_the_blood_lily-area-east_basin = East Basin
th-seekers_of_the_blood_lily-location-camel_yard = Camel Yard
    .text = Mend a broken wagon here and its driver will know you again.
th-seekers_of_the_blood_lily-location-watch_post = Watch Post
    .text = Descriptions of you hang on this wall. Tear them down.
th-seekers_of_the_blood_lily-location-storyteller = Storyteller’s Carpet
    .text = He sells endings. For you he may have a beginning.
th-seekers_of_the_blood_lily-location-perfume_stall = Perfume Stall
    .text = One breath for sorrow, one for sleep, one to wake the sleeping.
th-seekers_of_the_blood_lily-location-smugglers_cellar = Smugglers’ Cellar
    .text = Copper talks, copper keeps silent; both have a price.
th-seekers_of_the_blood_lily-location-armoury = Guards’ Armoury
    .text = Cloaks, plumes, and the roll call of the night watch.
th-seekers_of_the_blood_lily-location-vow_fountain = Fountain of Vows
    .text = Whoever bleeds into the water may ask the crowd to look away.
th-seekers_of_the_blood_lily-location-red_lantern_house = House of the Red Lantern
    .text = The keeper of the Lily sits here and smiles. Sit down opposite him.
th-seekers_of_the_blood_lily-location-blind_astrologer = The Blind Astrologer
    .text = She has never seen a star and has never been wrong about one.
th-seekers_of_the_blood_lily-location-drowned_shrine = Drowned Shrine
    .text = Under the pillars stands a goddess up to her chin in black water.
th-seekers_of_the_blood_lily-location-caliphs_palace = Caliph’s Palace
    .text = Come in through the kitchen, leave with the seal.
th-seekers_of_the_blood_lily-location-garden_of_cages = Garden of Cages
    .text = Something large has been let out to guard the flower bed.
th-seekers_of_the_blood_lily-location-harbour_office = Harbour Master’s Office
    .text = The door is barred from within. It will cost a shoulder.
th-seekers_of_the_blood_lily-location-fish_steps = Fish Steps
    .text = The ferrymen’s boats leak. Yours is the first offer today that is not a threat.
th-seekers_of_the_blood_lily-location-saffron_moon = The Saffron Moon
    .text = Pennant of planks: she trades in timber. Bring a plank of your own.
th-seekers_of_the_blood_lily-location-grey_heron = The Grey Heron
    .text = Pennant of metal: chains, anchors and a captain to match.
th-seekers_of_the_blood_lily-location-night_jasmine = The Night Jasmine
    .text = Pennant of tongues: she carries letters, pilgrims and lies.
th-seekers_of_the_blood_lily-location-salt_widow = The Salt Widow
    .text = Pennant of stars: nobody has seen her crew by day.
th-seekers_of_the_blood_lily-border-red = City gate
    .text = Whoever crosses it spends 1 Gossip or draws 1 Threat.
th-seekers_of_the_blood_lily-border-blue = Smugglers’ stairs
    .text =
        Only a Hero with at most 2 Threat may cross it; once the smugglers have opened their stairs to you, any
        Hero may.

## Signs, facts and Resources

th-seekers_of_the_blood_lily-rune-H = Places where hypnotised townsfolk gather
th-seekers_of_the_blood_lily-rune-D = The four dhows in the harbour
th-seekers_of_the_blood_lily-flag-smugglers = The smugglers let you use their stairs, whatever your Threat

## The board

th-seekers_of_the_blood_lily-condition = With 4 or more guard markers on Action cards draw from the left deck
    (Battle); otherwise from the right deck (Magic).
th-seekers_of_the_blood_lily-icon-left = Barricades
    .text = Put 1 Block on a green or red Border of the Area in which the Hero with the most Threat is.
th-seekers_of_the_blood_lily-icon-middle = Wanted
    .text = Put 1 guard marker on each of 2 Action cards of your choice.
th-seekers_of_the_blood_lily-icon-right = The Lily Calls
    .text = Put 1 guard marker on an Action card of your choice. Put 1 Mystic Enemy on a Location with rune H
        that has no Enemy and no Read token, if possible.
th-seekers_of_the_blood_lily-rule-guards = Guards
    .text = A Goal token on an Action card is a guard marker. There is at most one on each card; it does not
        block the card and is discarded when the card is replaced. When guard markers must be placed, put them
        on as many different cards without one, by choice. If even one of them cannot be placed, you are
        caught and the game is lost.
th-seekers_of_the_blood_lily-rule-townsfolk = Hypnotised Townsfolk
    .text = The Mystic Enemy token stands for townsfolk under the Lily’s spell. A Combat against it draws a
        Minor Enemy card. After the Combat, won or lost, the token is not discarded but put on any Location of
        an adjacent Area with a higher number, if possible. If the Combat was won, the token counts as
        defeated where it stood; if the Clerk’s Talisman lies under the Combat card, the winner may discard
        the token instead of moving it.
th-seekers_of_the_blood_lily-rule-search = Search for the Thief
    .text = At the start four Source tokens, one each of Building Material, Ore, Gossip and Magic, are
        shuffled face down. One of them is hidden unseen: the dhow with that pennant carries the Thief. The
        other three are the clue stack. A clue turns the top token of the stack face up: that ship is
        innocent.
th-seekers_of_the_blood_lily-round-4 = Search for the Thief
    .text = The group may spend 2 Gossip in all for 1 clue; otherwise put 1 guard marker on an Action card.
th-seekers_of_the_blood_lily-round-7 = Search for the Thief
th-seekers_of_the_blood_lily-round-9 = Last Tide
    .text = All Blocks on Borders are discarded; each Hero draws 1 Threat.

## Cards

th-seekers_of_the_blood_lily-card-special_b = Clerk’s Talisman
    .text = Reroll up to 1 die. In a Combat against a Mystic Enemy ignore all Penalties. After a won Combat
        against townsfolk the winner may discard their token instead of moving it.
th-seekers_of_the_blood_lily-card-caliphs_palace_card = The Caliph’s Seal
    .text = Kept by the group. Once, at any moment of the Action phase, or at the moment a guard marker would
        have to be placed: discard this card to discard up to 3 guard markers from Action cards.

## Effects

th-seekers_of_the_blood_lily-special-clue = Turn the top token of the clue stack face up: the dhow with that
    pennant is innocent. If the stack is empty, nothing happens.
th-seekers_of_the_blood_lily-special-board_ship = Compare the hidden token with this dhow’s pennant. If they
    are the same, the Thief is here: turn the token face up and read on. If not, you read what you find aboard
    instead, and this dhow’s token, if it is still in the clue stack, is taken from it and turned face up.
th-seekers_of_the_blood_lily-special-gain_seal = The group takes the card The Caliph’s Seal.
th-seekers_of_the_blood_lily-special-catch_thief = Once the Thief has been found: as soon as no Enemy except
    townsfolk is left on that ship, whether defeated or removed, you have caught the Thief and win. How the
    story ends depends on whether at most 3 guard markers are on Action cards.

## Paragraphs

th-seekers_of_the_blood_lily-par-1 = The Camel Yard
    .story = The axle is beyond saving, so you build a new one out of a door. The driver watches you work,
        then the street, then you again. He has carried saffron, silk and once, he says, a sleeping prince,
        but never northerners with a price on their heads. When the wheel turns he slaps his lead camel, which
        tries to bite you. “She likes you,” he says. This morning he saw forty people walk down to the water
        in step, bakers with dough on their hands, and not one of them blinked. He pulled his scarf over his
        eyes until they had passed. He still does not know who told him to.
    .thread1 = Under the Carpets
    .thread1_text = He is taking carpets across town. There is room for people who do not sneeze.
    .thread2 = The Driver’s Scarf
    .thread2_text = A strip of blue cloth, worn low, hides a northern face.

th-seekers_of_the_blood_lily-par-2 = The Storyteller’s Carpet
    .story = “There was a thief,” the old man tells the crowd, “who could not be caught, because he made
        everybody look the other way.” He does not lift his eyes to you. “He hid among four sisters who lived
        on the water. The eldest smelled of cedar, the second rang like a bell, the third could not keep a
        secret and the youngest slept all day. Three of them were honest.” A coin falls into his bowl; yours.
        He stirs the bowl with a finger as though reading it. “And one of the honest ones,” he says, softly,
        to the coins, “I have visited this very night. She had nothing to hide but rats.”
    .thread1 = Another Story
    .thread1_text = Let him tell the one about the northerners who were innocent. He tells it well.
    .thread2 = Pass the Bowl
    .thread2_text = He lets you sit beside him until evening, and what people say to a beggar is worth more
        than silver.

th-seekers_of_the_blood_lily-par-3 = The Perfume Stall
    .story = She uncorks a bottle under the nose of a sleepwalker, a potter by his apron, and his face comes
        back into itself like a tide. He looks at his hands. He weeps, not from grief, he says, but because
        the dream was so very red. The perfumer sighs. She can wake one person with one drop, and a drop takes
        a field of jasmine; she has four bottles and the city has eighty thousand noses. But you might have
        use for them, going where you are going. She wraps them in a page torn from her account book, and
        then, after thinking, gives you the account book too.
    .thread1 = The Fifth Bottle
    .thread1_text = It is not for waking. It is for forgetting that anyone was ever here.
    .thread2 = What the Potter Dreamed
    .thread2_text = Ask him while he still remembers.

th-seekers_of_the_blood_lily-par-4 = The Keeper’s Smile
    .story = The keeper of the Lily has been propped in a window like a lamp. To ask him anything you must sit
        where he can see you, and hold his gaze, and go a little way in. It is like leaning over a well. Down
        there a flower opens and opens. You cling to the pain in your own hand, where you have closed it round
        a knife blade, and follow the smile through red corridors until you find the last thing that he saw
        with his own eyes: your boots on somebody else’s feet, a gangplank, a pennant. Not all of them. But
        one ship you may forget; the boots walked past it.
    .thread1 = Take His Hand
    .thread1_text = Stay, and lead him up out of the well step by step.
    .thread2 = The Boots
    .thread2_text = You have seen how he walks, this Thief. You would know that limp anywhere.

th-seekers_of_the_blood_lily-par-5 = The Blind Astrologer
    .story = Her room has no window, and her charts are strings, knotted and stretched from wall to wall, so
        that you have to stoop through the sky to reach her. She runs a thumb along the ecliptic and clicks
        her tongue. “Four boats,” she says. “I had them all cast when their keels were laid; superstitious
        people, sailors.” She plucks a string and it hums. “This one will carry a wedding next month. This one
        will sink, but not soon. A thief’s stars would have fouled the line.” Her hand stays on the knot for a
        moment. “Yours are in a dreadful tangle, by the way. I have seen worse come free.”
    .thread1 = Undo One Knot
    .thread1_text = She lets you loosen a single knot in your own string.
    .thread2 = Learn by Touch
    .thread2_text = With closed eyes you learn to find a road by what hums.

th-seekers_of_the_blood_lily-par-6 = Harbour Master’s Office
    .story = The bar splinters at the third blow. Ledgers lie all over the floor, and from under the desk,
        between two shaking knees, a clerk begs you not to make him look. A man was here only moments ago. He
        took the stamped papers that no dhow captain in this harbour can refuse; with those he may order any
        of them to carry him wherever he likes. In his fist was a red stone. Whoever glanced at it, the
        porters, the guard, the boy with the tea, went crimson in the eyes and ran howling towards the town.
        The clerk had been clutching his grandmother’s talisman. It takes you a while to talk it out of his
        hand.
    .thread1 = Stack the Ledgers
    .thread1_text = Help him find the berth list under the wreckage.
    .thread2 = Behind the Desk
    .thread2_text = Rest where he hid, until the running feet have passed.

th-seekers_of_the_blood_lily-par-7 = The Smugglers’ Cellar
    .story = The woman who runs the cellar has a coppersmith’s forearms and a judge’s patience. She bites each
        lump of your metal, and after the last one she moves her chair half a step to the left, uncovering a
        ring in the floor. Below it the old cistern goes on for ever, pillar behind pillar, and a punt waits
        on the black water. “Three stairs,” she says. “Bazaar, mole, here. Nobody stops you on them, whatever
        they say about you above. If you meet people down there who walk on the bottom, do not hold up your
        lamp.” She shuts the trap over your heads before you can ask what she means.
    .thread1 = Crowbars and Chisels
    .thread1_text = For an extra word in the right ear she opens the other chest as well.
    .thread2 = A Different Gate
    .thread2_text = Her nephew is on guard tonight and has a poor memory for faces.

th-seekers_of_the_blood_lily-par-8 = Plumes and Cloaks
    .story = The sergeant of the armoury goes down among his halberds with a noise like a kitchen falling
        downstairs. You stand quite still and wait for the shouting. There is none; the whole watch is out
        looking for you. So you dress. The cloaks are too warm and the plumes ridiculous, but the roll call on
        the wall is a treasure: who stands where, at what bell, answering to what word. You change a few
        names. You send the sharpest lieutenant of the city, with great respect and a forged signature, to
        count the goats on the far side of the hill. By nightfall half of the watch is looking for the other
        half.
    .thread1 = Tonight’s Word
    .thread1_text = The password is written inside the lid of the inkwell.
    .thread2 = Good Steel
    .thread2_text = These were made for parades, but someone has kept them sharp.

th-seekers_of_the_blood_lily-par-9 = Through the Kitchen
    .story = The Caliph receives you in the bath, because it is the one place where he cannot be overheard,
        and because, you think, he enjoys seeing northerners sweat. He is younger than on his coins. He has
        known since breakfast that it was not you. But a ruler who has lost the Lily needs somebody to be
        hunted until it is found, or people will begin to ask how long he had been looking into it himself. He
        turns the ring on his thumb. Then he presses it into the soap, and hands you the soap. “This will open
        three doors,” he says. “After that it will have melted.”
    .thread1 = The Truth about the Lily
    .thread1_text = He tells you how to look at it without being seen by it.
    .thread2 = Leave by the Treasury
    .thread2_text = He turns his back and counts to thirty, slowly.

th-seekers_of_the_blood_lily-par-10 = The Garden of Cages
    .story = It was a gift from a distant king, they had told you, and it had never been given a name, because
        nobody stood near it long enough. Now it lies across the flower bed with its chin on a broken
        fountain, and you lie against the wall, finding out which parts of you still move. In front of your
        nose is the famous footprint. It is the size of your boot and it is pressed far deeper on the outer
        edge: a limping man. A limping man who, going over the wall, left on its spikes a shred of pennant
        cloth, soaked in something that is not from this garden. You sniff it. Well. That rules out one of
        them.
    .thread1 = Open the Other Cages
    .thread1_text = Herons, foxes, a sad bear. The guards will be busy until morning.
    .thread2 = The Fountain Mask
    .thread2_text = Behind the broken mouthpiece somebody once hid something and never came back.

th-seekers_of_the_blood_lily-par-11 = The Goddess up to Her Chin
    .story = The water has no temperature, and after some time neither do you. You hold your breath and go
        down along her stone arm until your fingers find her open hand, and in it, slick with the slime of
        centuries, all the small gifts of people who once prayed in the daylight here. She had been the town’s
        goddess of remembering. You understand now why sleepwalkers have been coming down the stairs to stand
        around her on the bottom, upright, their hair moving. They are trying to recall something. You leave a
        gift and take one. As you break the surface, a hundred blind faces have turned up towards your lamp.
    .thread1 = Remember for Them
    .thread1_text = Say aloud every name that is scratched on the pillars.
    .thread2 = The Gift in the Hand
    .thread2_text = A bronze bird, hollow. It points, always, at what is hidden.

th-seekers_of_the_blood_lily-par-12 = The Ferrymen
    .story = You caulk and hammer all through the hot hours, and by evening three boats float that had given
        up floating. The ferrymen are old, and shy as herons. They have seen the great dhows take on water and
        dates for a long voyage, all four, on the same order, with the same stamped paper, so that nobody
        should know which of them means to sail. That is clever, they agree. But one of the four cooks bought
        no lamp oil. A ship that needs no light is a ship that has a light. They will not say more; a cook is
        a cousin. But they will row you anywhere, and they row without a sound.
    .thread1 = The Cook’s Cousin
    .thread1_text = Another cup of tea, another silence, and the name of a ship that did buy oil.
    .thread2 = Muffled Oars
    .thread2_text = They carry any two of you across the harbour under a net.

th-seekers_of_the_blood_lily-par-13 = Aboard the Saffron Moon
    .story = Cedar, teak, and the clean smell of shavings. You search her from the bilge to the captain’s cot
        and find a ship’s boy asleep on a heap of sawdust, a real sleep, with snoring in it. The captain is
        more amused than angry. He has a daughter in the town who set off for the water this noon with a ladle
        in her hand, and he has been sitting up here with a lantern and an axe ever since, waiting for
        somebody to be angry at. “Not my ship,” he says. “But if you find which, you had better take a stout
        plank along, and this.” Behind you on the quay a guard’s whistle has begun to blow.
    .thread1 = The Captain’s Axe
    .thread1_text = He would rather see it used than hold it.
    .thread2 = The Daughter
    .thread2_text = Describe her; promise; he will swear to any guard that you were never here.

th-seekers_of_the_blood_lily-par-14 = Aboard the Grey Heron
    .story = The Heron’s crew are chained to their benches, and the chains are their own idea: they had
        themselves locked in at noon, when the second mate went glassy and walked over the side. “Key’s in the
        anchor locker,” says the woman at the stroke oar. “Throw it to us when this is over.” There is no
        Thief. There is only a row of frightened people, holding hands across the gangway, singing to keep one
        another awake. You take a verse yourselves. Up on the mole boots are running; someone has counted
        heads on this deck and found too many. The stroke woman jerks her chin at the cargo. “Take what’s
        sharp.”
    .thread1 = Sing On
    .thread1_text = Stay for the whole song. It drives out red dreams.
    .thread2 = What’s Sharp
    .thread2_text = The crate is full of boarding hooks.

th-seekers_of_the_blood_lily-par-15 = Aboard the Night Jasmine
    .story = Pilgrims, forty of them, and every one has an opinion. The Thief went that way. The Thief is a
        woman. The Thief is a jinn and lives in the mast. You let them talk, for the Jasmine has carried
        letters for a hundred years and her passengers catch the habit. Bit by bit you sift it: he did come
        aboard, he did hold up his red flower, and a blind grandmother in the bows told him to put that thing
        down and mind his manners. He fled. He was limping, he was crying, he went back along the quay. The
        grandmother offers you a fig. On the quay lanterns are gathering, in good order.
    .thread1 = The Grandmother’s Manners
    .thread1_text = She teaches you how not to see a thing that wants to be seen.
    .thread2 = Forty Witnesses
    .thread2_text = They will all swear that you are pilgrims. In forty different ways.

th-seekers_of_the_blood_lily-par-16 = Aboard the Salt Widow
    .story = Nobody by day, and nobody by night either. The hammocks hang empty, the lamps are cold, and a
        meal for twelve has grown a skin. On the captain’s table lies a log in a hand that gets steadily
        larger: the cargo is singing, the cargo is singing, and then only red ink. She was the first he tried,
        then, on the night of the theft, before he had learned to hold the thing at arm’s length. You find the
        crew below, standing in the ballast up to their knees, faces to the hull, as children are made to
        stand. They are breathing. When you touch them, the whole row turns round at once.
    .thread1 = Read the Red Pages
    .thread1_text = Somewhere in the scrawl he wrote down how it could be resisted.
    .thread2 = Light Every Lamp
    .thread2_text = Ordinary light, a great deal of it, and your own voice.

th-seekers_of_the_blood_lily-par-17 = The Thief at Bay
    .story = You smell the lamp before you see it, and it is not a lamp. In the hold, on a throne of date
        sacks, sits a thin man in your boots, and in his lap the Blood Lily opens and opens. He has not slept
        since he took it. He tells you, reasonably, that he was a gardener; that he had only wanted to see one
        flower that would not wither; that it will not let go of his hand. Then the light leaps, his eyes go
        crimson, and out of the dark between the sacks come the ones he has called: a sergeant of the watch,
        sleepwalking, and behind him the largest of the Caliph’s own guards, asleep, with his sword drawn.
    .thread1 = Talk about Roses
    .thread1_text = Ask him what he planted. For a moment he loosens his grip.
    .thread2 = Douse the Hold
    .thread2_text = Knock the bung from a water cask and let the light drown a little.

th-seekers_of_the_blood_lily-par-18 = The Tide Bell
    .story = Three strokes from the lighthouse: the water has turned. All along the quays ropes are being
        singled up. It is the hour when ships stop pretending, and you stand on a roof above the harbour and
        watch how each of the four behaves. One takes on a last goat. One quarrels with the pilot over a
        penny. That is what honest ships do at the turn of the tide, and you strike one of them out of the
        list in your head. Somewhere below a drum has started. The guards have heard the bell too, and they
        have only so many quays left to search.
    .thread1 = Cut a Cable
    .thread1_text = Whichever ship it is, none of them will leave early with a fouled anchor.
    .thread2 = From the Roof
    .thread2_text = You see where the patrols are thin.

## Endings

th-seekers_of_the_blood_lily-ending-lily_good = A Flower Put to Bed
    .story = With the big guard snoring at your feet it turns out to be simple. You take off your cloak, throw
        it over the red light, and tie the corners, as one does with a hawk. In the streets eighty thousand
        people stop, blink, and ask each other the time. The gardener weeps and asks for his own shoes. The
        Caliph lets the crystal be sunk that same night in the deepest part of the roads, and stands at the
        rail until the last red bubble has come up. He does not apologise; caliphs do not. But there is a
        feast, and this time nobody watches your hands, and you get your boots back.

th-seekers_of_the_blood_lily-ending-lily_dark = Splinters
    .story = The guards come over the rail just as your fingers close on the Lily. Somebody swings, somebody
        ducks, and it falls, and it does not bounce. For the space of a breath the whole harbour is red. Then
        the sleepers wake, all of them, safe, bewildered, and on the planks lie nine crimson splinters, each
        one still, faintly, opening. You count eight when the sweeping is done. You are marched to the Caravan
        Gate with your names cleared and your welcome at an end. Far down the road, behind you, a child is
        holding something up to the sun to see how prettily it shines.

th-seekers_of_the_blood_lily-ending-caught = The Whole Watch
    .story = There is a guard at each end of the street, and on the roofs, and when you try the door behind
        you it is opened by a guard. They are almost gentle about it. In the cell there is a window the size
        of a hand, and through it, standing on each other’s shoulders, you can see one strip of harbour. At
        the top of the tide a dhow slides across that strip without lamps, very slowly, lit from inside like a
        rose. All over the city people get up from their beds. You shout until the jailer comes. He is
        smiling. He sets the keys down carefully and walks away, towards the water.

th-seekers_of_the_blood_lily-ending-escape = Ebb
    .story = You reach the end of the mole in time to see four sails, and you do not know which one to curse.
        They draw apart, north, east, south, and one straight out to where there is nothing at all. Behind you
        the town is quiet. It will be quiet for a long while: half of its people are standing in the shallows
        up to their waists, looking after a light that they will never see again, and they will not come in to
        eat. In the following years there are rumours of a city far down the coast where everyone is happy,
        and no traveller returns.

th-seekers_of_the_blood_lily-ending-hero_falls = Foreign Earth
    .story = The people here wash their dead and wrap them in white, and carry them quickly, before the sun is
        high. The camel driver has come, and the perfumer, and a blind woman with a string in her hands in
        which she has tied one last knot. No one in the procession can say the name rightly, so they say it
        often. Down in the harbour the tide is running out, and something red goes with it. You do not look
        up. There will be time later for rage and for guilt; now there is only the weight on your shoulder,
        and the step, and the step.

## What its special rules say

th-seekers_of_the_blood_lily-ask-gate = { $hero } at the gate: spend 1 Gossip, or draw 1 Threat?
th-seekers_of_the_blood_lily-do-draw_threat = Draw 1 Threat
th-seekers_of_the_blood_lily-ask-seal = A guard marker must be placed. Use the Caliph’s Seal first?
th-seekers_of_the_blood_lily-do-seal = Use the Caliph’s Seal
th-seekers_of_the_blood_lily-do-keep_seal = Keep the Seal
th-seekers_of_the_blood_lily-ask-wake = { $hero } has beaten the townsfolk: wake them with the Talisman, or let them walk on?
th-seekers_of_the_blood_lily-do-wake = Wake them and discard the token
th-seekers_of_the_blood_lily-do-move_on = Let them walk on
th-seekers_of_the_blood_lily-tell-seal = The Caliph’s Seal melts away.
th-seekers_of_the_blood_lily-tell-innocent = { $location } is innocent.
th-seekers_of_the_blood_lily-tell-thief_found = { $location }: the Thief is aboard.
th-seekers_of_the_blood_lily-verb-clue = turn up a clue
th-seekers_of_the_blood_lily-verb-board_ship = search the ship
th-seekers_of_the_blood_lily-verb-gain_seal = gain the Caliph’s Seal
th-seekers_of_the_blood_lily-verb-catch_thief = catch the Thief
th-seekers_of_the_blood_lily-thief-ship = The Thief is here.
th-seekers_of_the_blood_lily-at-cards = in your hands
th-seekers_of_the_blood_lily-clues = Innocent ships: { $kinds }
th-seekers_of_the_blood_lily-no-clues = No ship is cleared of suspicion yet.
th-seekers_of_the_blood_lily-thief-at = The Thief hides at { $place }.
