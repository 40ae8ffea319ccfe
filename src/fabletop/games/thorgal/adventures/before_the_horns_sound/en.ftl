### Thorgal, adventure: Before the Horns Sound. All sentences are our own.

th-before_the_horns_sound = Before the Horns Sound
    .intro =
        The strait is called the Needle, because all the trade of two seas has to be threaded through it. On
        the north shore lie the ash-grey longships of Jarl Asbrand. On the south shore lie the corn ships of
        Captain-General Veda, with archers where the barley used to be. Between them the Gannets, who are
        pirates, row about in broad daylight and take toll from both.

        It was to have been a wedding. Asbrand’s daughter Ragna sailed south in the Swan to marry Veda’s son,
        and in the middle of the Needle, on a calm evening, the Swan went down. The north says that the south
        sank her. The south says that the north did, rather than pay the dowry. On the ninth day the horns
        will be sounded on both shores.

        You came here by accident, with a leaking boat, on the way to somewhere else. Then a drowned man
        drifted against your bow, and in his collar was a letter, sewn up in wax: “Tell them nothing. I am
        well. R.” You could make peace with that letter. You could win somebody a war. Or you could consider
        what a strait full of wrecks is worth.
    .text = Middle to hard. Three ways to win, and each shuts the door on the others.

## Goals

th-before_the_horns_sound-goal-peace =
    Bring both leaders to the Parley Stone and swear the peace there before the battle.
th-before_the_horns_sound-goal-war =
    Pledge yourselves to a fleet, and see to it that it holds more ships than each of the two others when the
    battle is fought.
th-before_the_horns_sound-goal-profit = Assign 8 Power at Open Water.
th-before_the_horns_sound-goal-lost_battle =
    The battle is fought while you are pledged and your fleet does not hold more ships than each other fleet.
th-before_the_horns_sound-goal-time = Time runs out after round 9.
th-before_the_horns_sound-goal-death = A Hero is defeated.

## Areas

th-before_the_horns_sound-area-narrows = The Needle
th-before_the_horns_sound-area-ash_harbour = Ash Harbour
th-before_the_horns_sound-area-corn_harbour = Corn Harbour
th-before_the_horns_sound-area-signal_cliffs = Signal Cliffs
th-before_the_horns_sound-area-gannet_rock = Gannet Rock
th-before_the_horns_sound-area-customs_fort = Customs Fort
th-before_the_horns_sound-area-parley_skerry = Parley Skerry
th-before_the_horns_sound-area-swan_grave = The Swan’s Grave
th-before_the_horns_sound-area-western_reach = The Western Reach

## Locations

th-before_the_horns_sound-location-boarding_lines = Boarding Lines
    .text = Gannets, with hooks on ropes and every appearance of leisure.
th-before_the_horns_sound-location-jarls_hall = The Jarl’s Hall
    .text = He hears petitions in the boathouse, standing, with the bridal chest shut beside him.
th-before_the_horns_sound-location-shipwrights_slip = Shipwrights’ Slip
    .text = Any keel that is offered here will be a longship by nightfall.
th-before_the_horns_sound-location-beacon = The Beacon
    .text = Two watchmen, back to back, and a stack of tarred pine. When it burns, there will be no more talking.
th-before_the_horns_sound-location-horn_stone = The Horn Stone
    .text =
        A bored rock that howls in the north wind. Somebody can be wedged into it to keep it quiet, at a cost.
th-before_the_horns_sound-location-generals_barge = The General’s Barge
    .text = An awning, a map, a supper laid for a daughter-in-law. It is laid anew every evening.
th-before_the_horns_sound-location-granary_quay = Granary Quay
    .text = They are throwing sacks out and carrying shields in.
th-before_the_horns_sound-location-toll_chain = The Toll Chain
    .text = A chain across the eastern mouth, each link as thick as a thigh. The winch is rusted solid.
th-before_the_horns_sound-location-strongroom = The Strongroom
    .text = Forty years of toll, and one man who has never once been late for his watch.
th-before_the_horns_sound-location-skuas_table = Mother Skua’s Table
    .text = She is ninety and deals cards. The chair at her right hand is kept for somebody.
th-before_the_horns_sound-location-hulks = The Hulks
    .text = Three dismasted ships moored in a row. There is knocking from inside the middle one.
th-before_the_horns_sound-location-market_of_wrecks = Market of Wrecks
    .text =
        Everything that ever fell into the Needle is for sale here, and so is a good deal that has yet to
        fall.
th-before_the_horns_sound-location-captains_cabin = The New Captain’s Cabin
    .text = A lamp, a chart, a wedding dress cut up for signal flags. The door is bolted from within.
th-before_the_horns_sound-location-hermits_cell = The Hermit’s Cell
    .text =
        He has kept silence for eleven years and watches the strait day and night. To be told anything you
        must kneel on the shells with him.
th-before_the_horns_sound-location-parley_stone = The Parley Stone
    .text = Here the last peace was sworn. Two handprints, worn shallow, and room between them for a third.
th-before_the_horns_sound-location-swans_hull = The Swan’s Hull
    .text =
        She lies on her side in six fathoms, with her lamps still hung for dancing. Something has moved in.
th-before_the_horns_sound-location-drowned_light = The Drowned Light
    .text = A lighthouse up to its gallery in the sea. The mirror is whole. A light here would be believed.
th-before_the_horns_sound-location-open_water = Open Water
    .text = No shores and no sides. With a full hold one would simply go on.

## Runes

th-before_the_horns_sound-rune-N = the northern shore
th-before_the_horns_sound-rune-Z = the southern shore
th-before_the_horns_sound-rune-P = the Gannets
th-before_the_horns_sound-rune-O = neutral stones, chain and cell
th-before_the_horns_sound-rune-R = traces of the bride
th-before_the_horns_sound-rune-W = open water
th-before_the_horns_sound-flag-pledged_north = You are pledged to the north
th-before_the_horns_sound-flag-pledged_south = You are pledged to the south
th-before_the_horns_sound-flag-battle_fought = The battle has been fought
th-before_the_horns_sound-flag-ragna_comes = Ragna will come to the Parley Stone

## Power and Fate

th-before_the_horns_sound-resource-power =
    Plunder: the silver, the rope and the reputation that a strait on the eve of war leaves lying about.
th-before_the_horns_sound-resource-fate =
    Oaths: the sworn word of people who seldom give it. It is good only at the Parley Stone.

## Borders

th-before_the_horns_sound-border-red = Picket line
    .text =
        A Hero who crosses a red Border draws 1 Threat. The north picket lets you pass freely once Paragraph 2
        has been read, the south picket once Paragraph 4 has been read, and both once Paragraph 5 has been read.
th-before_the_horns_sound-border-blue = Water
    .text =
        If the Ship marker is in the Area the Hero leaves, the crossing is free, the Ship marker goes along, and
        any other Heroes in that Area may come along. Without the Ship marker the Hero spends 1 Building
        Material or 1 Gossip (the ferryman’s fee) or draws 1 Threat instead (stowing away).

## Events

th-before_the_horns_sound-condition =
    Tension 6 or more: draw from the Battle deck; otherwise from the Sea deck.
th-before_the_horns_sound-icon-left = Insults
    .text = Tension +1. On both shores they have long run out of arguments; of insults there is no end.
th-before_the_horns_sound-icon-middle = Sails from home
    .text =
        The rival fleet gains 1 ship. If the battle is over, every Hero loses 1 Resource of choice instead.
th-before_the_horns_sound-icon-right = The Gannets dive
    .text =
        Put 1 Minor Enemy on Boarding Lines; if an Enemy is there already, raise it instead. The Hero with the
        most Resources loses 1 Resource of choice.

## Special rules

th-before_the_horns_sound-rule-three_fleets = Three fleets
    .text =
        The three Fleet cards lie beside the board: Fleet 1 is the north, Fleet 2 the south, Fleet 3 the
        Gannets. The Goal tokens on them are ships.
th-before_the_horns_sound-rule-pledge = Pledge
    .text =
        Paragraphs 2 and 4 each offer a pledge to a fleet. The group may be pledged to one fleet only, once
        and for all; turn its Fleet card sideways as a reminder. Your rival is then the other one of north and
        south; while you are unpledged, it is whichever of the two has more ships, and if they have the same
        number, you choose.
th-before_the_horns_sound-rule-battle = The battle
    .text =
        It is fought when the Round marker arrives on 9. If you are pledged, your fleet must hold more ships
        than each of the two others: then you win, and otherwise you lose. If you are not, read Paragraph 16;
        peace and war are no longer possible, but the profit remains within reach until time runs out.
th-before_the_horns_sound-rule-skirmish = Skirmish
    .text =
        Whenever Tension reaches 10, the rival fleet gains 1 ship, every Hero draws 1 Threat, and the marker
        is put back on 8.
th-before_the_horns_sound-rule-plunder = Plunder (Power)
    .text =
        Power is plunder. In its own turn a Hero may spend 1 Power as if it were any one common Resource, but
        each Power so spent costs that Hero 1 Threat. No Source gives Power. At Open Water Power may be
        assigned from the pool of any Hero, wherever that Hero is: the plunder lies in the hold. Word gets
        about: in step 2 of every Event phase each Hero who holds 5 or more Power draws 1 Threat.
th-before_the_horns_sound-rule-oaths = Oaths (Fate)
    .text =
        Fate is a sworn word. It is spent only at the Parley Stone, and there any Hero may assign the Fate of
        any other, wherever its owner is.
th-before_the_horns_sound-rule-tension = Tension
    .text =
        When Tension first reaches 8 or more, read Paragraph 17. When it first reaches 1 or less, read
        Paragraph 18. When the Gannets first have 0 ships, read Paragraph 19.

## Rounds and track

th-before_the_horns_sound-round-2 = The letter dries
th-before_the_horns_sound-round-4 = Sails on the horizon
th-before_the_horns_sound-round-7 = The eve
th-before_the_horns_sound-round-9 = The horns
    .text = The battle is fought, unless it has been fought already.
th-before_the_horns_sound-track = Tension

## Cards

th-before_the_horns_sound-card-special_c = Shared Stores
    .text =
        The quay by the winch, where every crew unloads. Of the Resources gained by this Gather, any number
        may go to other Heroes in your Area.
th-before_the_horns_sound-card-fleet_1 = Fleet 1: the Ash Ships of Jarl Asbrand
    .text = While the north has more ships than the south, Tension cannot fall below 2.
th-before_the_horns_sound-card-fleet_2 = Fleet 2: the Corn Ships of Captain-General Veda
    .text =
        While the south has more ships than the north, the Assign boxes with rune N ask for 1 Resource more
        (of the kind printed first).
th-before_the_horns_sound-card-fleet_3 = Fleet 3: the Gannets
    .text = While the Gannets have 3 or more ships, Enemies put on Locations with rune P are one level higher.

## Special effects

th-before_the_horns_sound-special-pledge = Pledge yourselves to this fleet, once and for all.
th-before_the_horns_sound-special-battle = The battle is fought.

## Paragraphs

th-before_the_horns_sound-par-1 = The Letter Dries
    .story =
        You have spread the letter on the thwart, under four stones. Dry, it says more. The first line was not
        “Tell them nothing”; that was only the part that the sea had left you. Above it, pale as a vein,
        stands: “Father will make a war of it and the General will make a war of it, because it is easier to
        weep with a shield on.” So she knew them both. And under the name there is a small drawing, such as
        one makes while thinking: a bird, falling on purpose, with its wings shut.
    .thread1 = Show it to a fisherman
    .thread1_text = He cannot read. He knows the bird, though, and looks west, and then quickly elsewhere.
    .thread2 = Give the drowned man a grave
    .thread2_text = He has a sailor’s hands and a bridesman’s ribbon. You say the words that you know.
th-before_the_horns_sound-par-2 = The Jarl with the Shut Chest
    .story =
        Asbrand is a big man who has recently become a thin one. He listens to you with his palm on the lid of
        the bridal chest. “She was seasick,” he says. “All her life. I told her it would pass.” He wants the
        Captain-General’s son, in a sack. He wants the toll, which was his grandfather’s. When you ask whether
        he would come to the Parley Stone, he is silent so long that the men by the door begin to shift their
        feet. “I would come,” says the Jarl, “if anyone had anything to tell me there.”
    .thread1 = Ask what is in the chest
    .thread1_text =
        He opens it. Flat stones, for skimming. She collected them. He had it carried here himself.
    .thread2 = Drink with his steersmen
    .thread2_text = They show you the scars and the shoals, in that order.
    .choice1 = Pledge yourselves to the north
    .choice2 = Promise him only news
th-before_the_horns_sound-par-3 = Tarred Pine
    .story =
        From up here the war is quite small. You could cover the northern fleet with one hand and the southern
        with the other, and the Needle would shine between your thumbs as if nothing were the matter with it.
        The watchmen left bread, a pan, a game scratched on a slate. They also left a tally of the ships that
        came through on the evening when the Swan was lost: fishermen, four; the Swan; nothing else. Nothing
        followed her. You sit down on the tarred pine and read that line again, slowly, with the wind pulling
        at the slate.
    .thread1 = Wet the whole stack
    .thread1_text = It takes thirty buckets. It will take them a week to dry it out.
    .thread2 = Light it on the wrong night
    .thread2_text = Half of the Corn Ships row out, find nobody, and run aground on the way home.
th-before_the_horns_sound-par-4 = Supper for Four
    .story =
        Captain-General Veda does not raise her voice. There are four places; one for her, one for her son,
        one for the dead husband, and one that the servant keeps straightening. “I had chosen her,” she says.
        “Not he; he would have taken anybody. I went there and I heard her argue with her father about the
        price of rope, and I thought, at last.” She moves a little wooden ship on the map and moves it back.
        “If you can put before me the person who did it, I shall come to your stone. If you cannot, there is
        the other way. I am good at that.”
    .thread1 = Talk with the son on the stairs
    .thread1_text = He is nineteen. He had bought her something for seasickness.
    .thread2 = Sit down in the fourth place
    .thread2_text = Nobody has dared to. She pours for you. Her hand is not steady.
    .choice1 = Pledge yourselves to the south
    .choice2 = Promise her only the truth
th-before_the_horns_sound-par-5 = The Winch
    .story =
        It turns. It screams like something being born, and on both shores men look up from their whetstones,
        but it turns. Link after link comes up out of the water, bearded with weed and hung with old anchors,
        until the chain stands taut across the eastern mouth and hums. It has two faces, your chain. From the
        one side it is a locked door, from the other a leash. The keeper of the winch, who has had nothing to
        do for forty years, weeps openly, and shows you which lever is which.
    .thread1 = Let it down on a hull
    .thread1_text = You choose your moment. There is a crack, and a great deal of swimming.
    .thread2 = Take a toll for once
    .thread2_text = It is astonishing how readily people pay whoever is holding the lever.
th-before_the_horns_sound-par-6 = Forty Years of Toll
    .story =
        The man who was never late for his watch lies down at last and closes his eyes, out of sheer
        correctness. The door behind him is not even locked. Inside stands the reason for it all, in sacks,
        each with a neat lead tag: the year, the tonnage, the share of the north, the share of the south. It
        has never been divided. Every year both shores sent for their half, and every year each refused to
        take it while the other was looking. You could walk on it. You do walk on it. It makes a sound like
        shingle.
    .thread1 = Take one more sack
    .thread1_text = It is the year of the great storm. It is heavier than it looks.
    .thread2 = Send each shore its own half
    .thread2_text =
        Two carts, two receipts. On both shores somebody sits down and says a word that is not a curse.
th-before_the_horns_sound-par-7 = A Hand of Cards
    .story =
        “Sit,” says Mother Skua. “Not there.” The chair at her right hand stays empty. She deals with fingers
        like roots, and talks about the weather, her hip, the price of other people. A war, she says, is a
        harvest: one day’s danger and ten years’ firewood. But she is ninety, and has begun to wonder who will
        be left to rob. “I have a new captain,” she says. “Clever. Sick as a cat in any swell and never once
        turned back. I would like to leave her something better than wrecks.” She lays down her hand. All
        birds. “Your play.”
    .thread1 = Look under the table
    .thread1_text = A second pair of boots, small, salt-stained, just going out by the back.
    .thread2 = Lose on purpose
    .thread2_text = She knows. It is the first courtesy anyone has shown her this year.
    .choice1 = Play for silver
    .choice2 = Play for time
    .choice3 = Play for ships
th-before_the_horns_sound-par-8 = The Middle Hulk
    .story =
        You break the hatch, and for a moment nobody comes out, because nobody believes it. Then they do come,
        blinking: oarsmen of the Swan, a cook, two musicians with their pipes in their shirts. They were
        fished out one by one, they tell you, and not roughly; the Gannets seemed to have been waiting with
        the boats already lowered. “As if they’d been told the hour,” says the cook. The oarsmen look at their
        feet. The piper starts to say something about the bride and how she never screamed, and the cook
        treads on his foot.
    .thread1 = Take them home
    .thread1_text = On two shores tonight there is one house each where nobody is sharpening anything.
    .thread2 = Put them to your oars
    .thread2_text = They row as people row who have been sitting for a month.
th-before_the_horns_sound-par-9 = What the Hermit Wrote
    .story =
        When your knees have bled for as long as he thinks proper, the hermit takes a slate and writes. He
        does not write who. He writes what he saw, in the order in which he saw it: the Swan, with her lamps
        lit. Music. One small lamp, going down by itself, below the water, along the keel, and stopping at
        four places. Then the Swan, leaning. Then boats from the west, in good time. Then somebody in white
        standing in the bow of the first one, being sick over the side. He underlines “in good time”. Then he
        wipes the slate and goes back to watching.
    .thread1 = Ask him why he never told anybody
    .thread1_text = He points to his mouth, then to both shores, then to the sea. You take his point.
    .thread2 = Keep the night watch for him
    .thread2_text = You see each fleet count its boats, and hear where it miscounts.
th-before_the_horns_sound-par-10 = Four Holes
    .story =
        Down there it is still the evening of the wedding. Cups hang in the green light, and ribbons stand up
        from the floor like weed. You find them by touch, along the keel, four holes as wide as a wrist, clean
        as if a cooper had done them. You put a finger in, and feel the splinters. They point outward. No ram
        did this and no axe. Whoever sank the Swan did it from the inside, with a good tool and plenty of
        time, and then, it seems, put the auger back into its case and closed the lid. On the case are two
        letters: R. A.
    .thread1 = Bring up the auger
    .thread1_text = It is a fine tool. It would be a fine proof, too, if you could bear to use it.
    .thread2 = Bring up the dowry instead
    .thread2_text = It is just where they all said, under the third bench, in oilcloth.
th-before_the_horns_sound-par-11 = A Light to Be Believed
    .story =
        The lamp takes. The mirror turns, groaning, and throws one long white finger out over the strait; and
        everywhere, on both shores and on the Rock, you see small dark figures stop and turn their heads.
        Every helmsman of the Needle knows that light from childhood. It says: here is the channel. You have
        your hand on the crank. A quarter turn to the left, and it shows the channel indeed. A quarter turn to
        the right, and it shows the channel a little to the east of where it is, above the teeth of the reef.
        It is a very smooth crank.
    .thread1 = Take down the spare mirror
    .thread1_text = It is as tall as a man. There are people who would pay, and people who would pray.
    .thread2 = Find out who put the light out
    .thread2_text =
        The wick was trimmed, not drowned. Somebody climbed up here on the wedding morning with an auger case.
    .choice1 = Show the true channel
    .choice2 = Show a false one to a fleet
    .choice3 = Show a false one to the merchants
th-before_the_horns_sound-par-12 = The Bride
    .story =
        She draws the bolt when you push a splinter of the Swan under the door. Ragna is small, green in the
        face and wholly without remorse, until you say the word “ninth”. Then she sits down on the bunk. “They
        were to grieve,” she says. “For a month. And go home. I had counted every one of them into the boats
        before I let her sink.” She had a life to be handed across the water in, like a chest, and she bored
        four holes in it. “If I stand up before them they will have me back,” says Ragna. “If I do not, they
        will have each other’s throats. You have met them. Which is it to be?”
    .thread1 = Swear to stand between her and both of them
    .thread1_text = She laughs for the first time. It makes her sick. She shakes hands on it all the same.
    .thread2 = Borrow her captains for one night
    .thread2_text = She has only been a pirate for a month, and already they would drown for her.
    .choice1 = Ask her to come to the stone
    .choice2 = Let her go on being dead
th-before_the_horns_sound-par-13 = The Third Handprint
    .story =
        They come in two boats, on the same tide, and step ashore without looking at one another. The stone
        stands between them with its worn handprints. Nobody has brought a weapon and everybody has counted
        the others’ sleeves. You say what you have to say. It does not take long; the whole of it is about as
        long as a bench is wide. When you have finished, the Jarl looks at the Captain-General properly for
        the first time, and she at him, two people who laid the table for the same guest. And then they look
        at you, for the last word.
th-before_the_horns_sound-par-14 = Sails on the Horizon
    .story =
        They come round both headlands in the same hour, as though they had agreed on it: cousins of the Jarl
        from the fjords, hired galleys for the Captain-General, all the people whom one sends for when one is
        in the right. There is cheering to the north. There is cheering to the south. On the Rock somebody
        strikes a kettle with a ladle, slowly, once for each sail. In the evening you find that prices have
        doubled and that all the children of both harbours are being taken inland, in carts, with their shoes
        on the wrong feet.
    .thread1 = Go among the new crews
    .thread1_text = Half of them think it is still a wedding.
    .thread2 = Sell them what they forgot to bring
    .thread2_text = Rope, mainly. And courage, by the jug.
th-before_the_horns_sound-par-15 = The Eve
    .story =
        On the eve nobody shouts any more. The fleets lie so close that each can hear the other at supper, and
        it turns out that they know the same songs; a verse is begun on the one side and is finished, a little
        flat, on the other. An old man on a corn ship is teaching a boy to tie on a helmet. In the north
        somebody plays a pipe and stops. You sit in your boat, in the middle, with your oars shipped. It comes
        to you that there are some four thousand people within earshot, and that you are the only ones who
        have still to decide anything.
    .thread1 = Cut one anchor cable
    .thread1_text = By the time they have noticed, she is halfway to the ocean.
    .thread2 = Row the boy’s mother across to him
    .thread2_text = Nobody stops you. Nobody can think of the order that would.
    .choice1 = Sing the next verse
    .choice2 = Sleep while you can
    .choice3 = Count the money
th-before_the_horns_sound-par-16 = Without You
    .story =
        The horns sound, first the one, then the other, and there is nothing for you to do. It is fought all
        morning, hull against hull, so tightly that a man could walk across the Needle, and some do. Towards
        noon the wind gets up and the smoke lifts. You had expected somebody to have won. What you see is
        wood. It goes by on the current, very slowly, benches and shields and a mast with a pennant still on
        it; and from the west come the small quick boats of the Gannets, with baskets, like people going out
        to pick berries.
    .thread1 = Pull out whom you can
    .thread1_text = Eleven. You remember each of them by the weight.
    .thread2 = Pull out what you can
    .thread2_text = It is only lying there. It is only floating by.
th-before_the_horns_sound-par-17 = Arrows in the Water
    .story =
        The first arrow of the war is a mistake. It comes out of nowhere, high up, quite leisurely, and enters
        the water by your stern with a little cluck. You wait for a second one. On the northern shore a man is
        being held down by his friends; on the southern one somebody is laughing too loudly. For a hundred
        heartbeats the whole strait stands on the edge of a table. Then a voice calls out, absurdly, “Sorry!”,
        and both sides breathe. But nobody has taken the other arrows off the strings, and they are beginning
        to look for reasons.
    .thread1 = Fish the arrow out and return it
    .thread1_text = You row it over, and hold it up for all to see. There is some laughter, of the right kind.
    .thread2 = Keep well down
    .thread2_text = The bottom boards are wet, and have a great deal to recommend them.
th-before_the_horns_sound-par-18 = Quiet Water
    .story =
        For one whole day nothing happens. A corn ship sells barley to a longship, by mistake, and it is a
        good price, and so she comes back with more. Two cooks quarrel about dumplings from deck to deck. You
        see the Jarl on his jetty with a flat stone in his hand; he weighs it, looks about him, and sends it
        skipping out over the strait: four, five, six. On the other shore a woman in a general’s cloak stands
        still and counts. Nobody gives any order. It is so quiet that you can hear the chain drip.
    .thread1 = Trade a little yourselves
    .thread1_text = It is remarkable what people have been carrying about instead of selling.
    .thread2 = Carry a stone across to her
    .thread2_text = She turns it over. She does not ask from whom. She keeps it.
th-before_the_horns_sound-par-19 = The Rock Falls Silent
    .story =
        No kettle is beaten. No small boats go out. On Gannet Rock the washing hangs from hulk to hulk as
        always, but there is nobody under it, except for one very old woman, who sits at a card table in the
        sun, and plays against herself. “Gone,” she says, when you climb up to her. “Inland, some. To sea,
        some. I raised four generations of them on other people’s bad luck, and now there is too much of it
        even for us.” She squares the pack. “Take what you want from the market. I would only be leaving it to
        the gulls.”
    .thread1 = Take her off the Rock
    .thread1_text = She weighs as much as a coat. She criticises your rowing all the way.
    .thread2 = Play one last hand
    .thread2_text = She deals you all the birds. You will never know whether it was kindness.

## Endings

th-before_the_horns_sound-ending-end_bread_and_ash = Bread and Ash
    .story =
        She steps out from behind you, green to the lips, and says, “I did it myself, and I counted them all
        off first.” Nobody moves. Then the Jarl of the Ash Ships makes a sound that no one there had heard
        from him and walks into the water up to his belt, because the boat is too slow. The Captain-General
        waits her turn. She has one question, about the price of rope. They argue until it is dark. By then
        the barley is going back aboard, and there is a third handprint in the stone, a small one. In the
        Needle they say of a thing well done: it was bored from the inside.
th-before_the_horns_sound-ending-end_useful_lie = A Useful Lie
    .story =
        A reef, you tell them. An old reef, a calm sea, an open hatch; nobody’s hand. They want so much to
        believe it that it is hardly a lie by the time it has crossed the stone. They press their palms into
        the worn prints. The fleets go home with their shields turned inward, and four thousand people eat
        supper. Only the Jarl stays behind, on the skerry, looking westward, where a small quick boat has come
        round the Rock and is lying to, much too far off for him to see who stands in the bow, being sick. It
        lies there for an hour. Then it goes about.
th-before_the_horns_sound-ending-end_grey_victory = Grey Victory
    .story =
        By noon the Ash Ships hold the strait from shore to shore. They carry you up the beach on shields.
        Asbrand has the toll, the chain, the fort; he has the young man too, who was brought before him in a
        sack, as ordered, and turned out to be nineteen and to have in his pocket a twist of ginger, for
        seasickness. The Jarl looks at it for a long time. He lets the boy go home, to nobody. That winter the
        bread is dear in the north, since those who used to grow it are at the bottom of the Needle. You are
        given a ring each. It leaves a grey mark.
th-before_the_horns_sound-ending-end_corn_victory = The Harvest
    .story =
        It goes as Veda had drawn it. The chain, the light, the wind at the eleventh hour: the longships come
        on as she said they would, bravely, into the place that she had kept for them. She does not watch the
        end. She has supper laid, for one. “They will not come back in my lifetime,” she says, “and I shall
        have the sea swept clean of every Gannet by midsummer.” In the autumn they hang a young pirate captain
        at Customs Fort, a small woman, who was seasick in the cart. She gave no name. The barley has never
        stood so high.
th-before_the_horns_sound-ending-end_fair_wind = A Fair Wind
    .story =
        She lies low in the water, the Sea-Marten, and she goes like a queen. There is silver under every
        board; you sleep on it and it is not uncomfortable. On the first day you hear something behind you,
        like doors being slammed in a large house, again and again. On the second day you hear nothing, and on
        the third the gulls begin to go by, all in the same direction. Nobody on board has spoken of the
        letter. It is in the bilge somewhere. You will buy land, you say. You will buy it a good way from the
        sea.
th-before_the_horns_sound-ending-end_wrong_side = The Losing Beach
    .story =
        You chose, and you fought, and there were simply more of them. When the ram comes through the side of
        the flagship it is nearly gentle, like an elbow in a crowd. You swim. Everyone is swimming. On the
        beach, those who had called you brother that morning look through you to the sea, and count. The
        victors come along the tideline by torchlight and are not cruel; they are too tired. They ask which
        side you belong to. You think about that for longer than they are prepared to wait.
th-before_the_horns_sound-ending-end_red_needle = The Red Needle
    .story =
        You were still on your way to somebody, with something that they ought to hear, when it was over. The
        Needle runs red, then brown, then clear. It is a tidy strait; within a week it has threaded all of it
        out to sea. On the two shores stand two houses with a table laid in each, and in the west a small
        woman sits on a rock with a letter that she has begun eleven times. Nobody ever asks what you knew.
        That is the part of it you had not expected: that you could keep it so easily.

## What its special rules say

th-before_the_horns_sound-ask-sail = { $hero } crosses the water: in the boat, or without it?
th-before_the_horns_sound-ask-ferry = { $hero }: pay the ferryman, or stow away?
th-before_the_horns_sound-ask-fleet = Which fleet?
th-before_the_horns_sound-do-sail = Go in the boat
th-before_the_horns_sound-do-walk = Go without the boat
th-before_the_horns_sound-do-fare = Pay 1 { $kind }
th-before_the_horns_sound-do-stow = Stow away and draw 1 Threat
th-before_the_horns_sound-do-fleet = { $card }
th-before_the_horns_sound-tell-ships = { $card }: { $number ->
        [one] { $number } ship joins,
       *[other] { $number } ships join,
    } now { $left }.
th-before_the_horns_sound-tell-ships_lost = { $card }: { $number ->
        [one] { $number } ship lost,
       *[other] { $number } ships lost,
    } left: { $left }.
th-before_the_horns_sound-verb-ships = ships come or go
th-before_the_horns_sound-verb-pledge = pledge yourselves to a fleet
th-before_the_horns_sound-verb-battle = the battle is fought
th-before_the_horns_sound-fleet-north = the northern fleet
th-before_the_horns_sound-fleet-south = the southern fleet
th-before_the_horns_sound-fleet-gannets = the Gannets
th-before_the_horns_sound-fleet-rival = the rival fleet
th-before_the_horns_sound-fleet-chosen = a fleet of your choice
th-before_the_horns_sound-effect-ships_join = { $number ->
        [one] 1 ship joins
       *[other] { $number } ships join
    } ({ $fleet })
th-before_the_horns_sound-effect-ships_leave = { $number ->
        [one] 1 ship is lost
       *[other] { $number } ships are lost
    } ({ $fleet })
th-before_the_horns_sound-effect-pledge = pledge yourselves ({ $fleet })
th-before_the_horns_sound-ships = { $number ->
        [one] { $number } ship
       *[other] { $number } ships
    }
