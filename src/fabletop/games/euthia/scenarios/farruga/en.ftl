### Euthia: Farruga’s Hunger.

eu-farruga = Farruga’s Hunger
    .text = Ten rounds; a dragon flies to the proudest, and has to be worn down wound by wound.
    .story =
        First the birds left. Then the cattle stood facing south all day and would not eat. On the third evening a shadow crossed the barley, and it was some time before anybody understood that the sky had been clear. Farruga sleeps for sixty years and is awake for one season. The Dragonslayers built their towers for that season and have had sixty years to drink in them. Their ballistae are good. Their captains are old. They say what captains say: that she must be worn down, wound by wound, that nobody has ever killed her in one fight, and that whoever lands the last blow will be remembered while those who landed the first forty will not. She hunts the proud first. It is said she can smell a great name as a wolf smells blood, and flies to it. So there is the choice, Hero: stay small and safe until the season ends, or become worth eating and be ready when she comes.
    .rules =
        From the end of round 3 on Farruga flies at the end of every round, as an Attack card says: to the Hero with the most Reputation, to the weakest, to a market or to her lair.

        Where she sits, and from next to her, she can be fought for a Combat Action: three Combat rounds at a time, with another Attack card in each. Initiative tokens tell who is quicker. Damage stays on her.

        Her four Dragon cards are fought one after the other. Whoever defeats one takes it with its reward; the others gain 1 Reputation for every 3 Damage that they dealt to it. A Dragon card counts as a Bounty card.

        At Dragonslayers’ Towers a ballista can be shot at her once in a turn, if she is within 3 spaces: 3 Gold for 2 Damage.

        The game ends after round 10, or after the round in which the fourth card is defeated. Every card left costs everybody 2 Reputation.

## Alone: the ranks

eu-farruga-rank-dragonslayer = Dragonslayer
eu-farruga-rank-last_blow = Striker of the Last Blow
eu-farruga-rank-archer = Master of the Ballista
eu-farruga-rank-watcher = Watcher on the Tower
eu-farruga-rank-shepherd = Shepherd without a Flock

## Together: how it ends

eu-farruga-ending-won = The Birds Come Back
    .story =
        She lies across three fields, and the barley under her steams. Nobody cheers. An old captain walks along her from the tail to the jaws, and it takes him as long as a prayer; then he lays his hand on the eyelid and closes it. On the fourth morning there is a lark. You argue for years about who struck last, and each of you gives a different name, never your own.
eu-farruga-ending-lost = The Season Ends
    .story =
        One evening she does not come. She has eaten, that is all; she has gone down into the hot stone to sleep, and she will wake when your grandchildren have forgotten. The captains bar the towers and begin to drink. Somebody ought to write down what was learned, about the left wing, about the water. You look for a pen that is not burnt.

## What is said at the table

eu-thing-farruga_circling = Farruga, Circling
eu-thing-farruga_raging = Farruga, Raging
eu-thing-farruga_bleeding = Farruga, Bleeding
eu-thing-farruga_last_fire = Farruga, Last Fire
eu-attack-breath_of_fire = Breath of Fire
    .text = Flight: to the Hero with the most Reputation; Heroes there and next to it take 2 Wounds or give a Water Essence. Combat: 1 Wound more, unless you give a Water Essence.
eu-attack-tail_sweep = Sweep of the Tail
    .text = Flight: to the Merchants or Alchemists nearest to the Church; no trade there while she stays. Combat: her Battle Value is 1 higher, and Shields cannot be used.
eu-attack-talons = Talons
    .text = Flight: to the Hero with the least Health, who loses 2 Gold and takes 1 Wound. Combat: her lower die is rolled again.
eu-attack-dragon_roar = The Roar
    .text = Flight: to her lair; Heroes within 2 spaces lose 1 Gaar. Combat: your attack rolls are 2 lower.
eu-fact-dragon_cards = Dragon cards left: { $number } of { $most }
eu-mark-farruga = Farruga
    .text = She can be fought here and from next to her. At the end of the round she flies on.
eu-mark-swept = No trade
    .text = Farruga’s tail has swept the stalls away. No Trade Action here while she stays.
eu-line-hunger = Dragon cards left
eu-combat-line-initiative = Initiative tokens
eu-ask-landing = Where does Farruga land?
eu-ask-scorch = Farruga breathes fire: do you give a Water Essence against 2 Wounds?
eu-ask-quench = Breath of Fire: do you give a Water Essence against 1 more Wound in this round?
eu-ask-initiative = Do you turn Initiative tokens to your side?
eu-do-land = { $tile } ({ $part }): { $place }
eu-do-bear = Bear the fire
eu-do-quench = Give a Water Essence
eu-do-turn_token = Spend a token to turn an Initiative token
eu-do-done-initiative = Leave them as they lie
eu-do-deed-farruga = Combat Action: fight Farruga
eu-do-deed-ballista = Ballista: 3 Gold for 2 Damage on Farruga
eu-tell-flight = Farruga flies: { $attack }.
eu-tell-lands = Farruga lands.
eu-tell-quenched = { $you ->
        [yes] You quench the fire with a Water Essence.
       *[other] { $who } quenches the fire with a Water Essence.
    }
eu-tell-cowed = { $you ->
        [yes] The Roar takes your heart. Token lost: { $what }.
       *[other] The Roar takes heart from { $who }. Token lost: { $what }.
    }
eu-tell-initiative = { $you ->
        [yes] You hold { $number } of 3 Initiative tokens.
       *[other] { $who } holds { $number } of 3 Initiative tokens.
    }
eu-tell-farruga_attack = Farruga attacks: { $attack }.
eu-tell-talons = Talons: Farruga’s lower die is rolled again, { $old } becomes { $new }.
eu-tell-ballista = { $you ->
        [yes] Your ballista hits Farruga. Damage: { $number }.
       *[other] { $who } hits Farruga with a ballista. Damage: { $number }.
    }
eu-tale-initiative = Initiative { $n } of { $most }
    .text = With 2 or more you attack before the first round; with none its first attack deals 1 Wound more.
eu-tale-spared = Quenched
    .text = A Water Essence keeps the fire off you in this round.
eu-tale-flight = The last flight
