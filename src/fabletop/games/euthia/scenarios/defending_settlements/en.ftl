### Euthia: Defending the Settlements.

eu-defending_settlements = Defending the Settlements
    .text = Nine rounds; sieges, pillage and a traitor somewhere behind the palisades.
    .story =
        A settlement is a small thing. Forty roofs, a well, a market cross, a dog that barks at strangers. It takes three generations to grow one and a single night to lose it. This spring the marches lost five. The first came as smoke on the horizon and was taken for grass fires. Then the carters stopped coming from the north. Then one carter came, without his cart, and told it in the Church of Shii with his hat in his hands: the raiders know the roads. They know which gate has the weak hinge and on which night the watch is drunk. Somebody tells them. There is no army to send. There is a handful of Heroes, tired, badly paid and not fond of each other. The elders bring out badges of stamped tin, six of them, all that were ever made, and promise to give each to whoever earns the trust of the people behind the palisade. It is not gold. But a name that is spoken kindly in six villages is worth more than gold in this country, and lasts longer.
    .rules =
        Merchants and Alchemists are settlements. Each gets a Badge, as long as the six last, and a face-down person.

        Talk to the stranger of an open settlement for 1 Gold or a Silver card.

        Supplies are bought at the Church for 2 Gold.

        Supplies delivered to an open settlement with a Badge give 1 Reputation and the Badge.

        From round 2 on, each round turns up an Event, and then sieges are laid.

        Beat the Monster of a siege: Reputation by its level, and the Badge if it still lies there.

        A siege that lasts to the end of the next round becomes pillage: nothing is left there.

        Every Badge gives 2 Reputation at the end. If more settlements are pillaged than not, Trade tokens score nothing.

## Alone: the ranks

eu-defending_settlements-rank-shield_of_the_marches = Shield of the Marches
eu-defending_settlements-rank-warden = Warden
eu-defending_settlements-rank-defender = Defender
eu-defending_settlements-rank-watchman = Watchman
eu-defending_settlements-rank-straggler = Straggler

## Together: how it ends

eu-defending_settlements-ending-won = Smoke from the Chimneys
    .story =
        In the grey before sunrise you count the smoke. It stands thin and straight over the roofs, as it does when bread is being baked. The carters come from the north again, with their carts. At the market cross a dog barks at you, remembers, and comes to have its ears scratched. The tin on your coats is dented, and nobody has ever been offered so much for it.
eu-defending_settlements-ending-lost = Three Generations
    .story =
        The elders sit in the Church of Shii and say the names of the places that are no more, and it takes too long. Those who could carry something have carried it here; the yard is full of doors, of cradles, of a well rope neatly coiled. Nobody reproaches you. An old woman pins a badge of stamped tin to her shawl, because it is all that is left of forty roofs.

## What is said at the table

eu-event-beacon_fires = Beacon Fires
    .text = In turn order every Hero may move up to 2 spaces over liberated spaces at no cost.
eu-event-wolves_at_the_mill = Wolves at the Mill
    .text = The Monster Player of the next Combat draws 1 Silver card.
eu-event-caravan = Southern Caravan
    .text = 2 Supplies wait at the settlement nearest to the Church.
eu-event-blood_moon = Blood Moon
    .text = This round every Monster brings 1 more Chaos token, and defeating one gives 1 more Reputation.
eu-event-market_truce = Market Truce
    .text = No siege is laid; this round the first healing of every Trade Action at a settlement is free.
eu-event-knives = Knives in the Dark
    .text = One more siege, unless the Saboteur is found out: then every Hero draws 1 Silver card.
eu-event-column = Column on the Road
    .text = This round a Hero at an open settlement may once give 2 Gold or a Healing Potion for 1 Reputation.
eu-person-miller = Oda the Miller
    .text = Supplies at the Church cost 1 Gold less.
eu-person-captain = Captain Brannoch
    .text = Whoever fights a siege here adds 1 to attack rolls.
eu-person-sister = Sister Ivenna
    .text = Healing bought here heals 2 more.
eu-person-runner = Tam the Runner
    .text = Once per turn: pay 1 Gold and be put on another open settlement.
eu-person-accomplice = The Accomplice
eu-person-saboteur = The Saboteur
eu-do-deed-supplies = Buy Supplies for { $gold } Gold
eu-do-deed-talk-gold = Talk to the stranger for 1 Gold
eu-do-deed-talk-silver = Talk to the stranger for a Silver card
eu-do-deed-deliver = Deliver Supplies for the Badge
eu-do-deed-run = Follow the Runner for 1 Gold to { $tile } ({ $part }): { $place }
eu-do-deed-column-gold = Feed the column: 2 Gold for 1 Reputation
eu-do-deed-column-potion = Feed the column: a Healing Potion for 1 Reputation
eu-do-deed-caravan = Take Supplies from the caravan
eu-do-look = The person at { $tile } ({ $part }): { $place }
eu-do-siege = { $tile } ({ $part }): { $place }
eu-do-stay = Stay
eu-tell-settlement = A settlement is found, and somebody lives there: { $place } ({ $tile }).
eu-tell-event = Event: { $event }.
eu-tell-person = { $you ->
        [yes] You find out who lives at { $place } ({ $tile }): { $person }.
       *[other] { $who } finds out who lives at { $place } ({ $tile }): { $person }.
    }
eu-tell-peeked = { $you ->
        [yes] You look
       *[other] { $who } looks
    } at the stranger of { $place } ({ $tile }){ $seen ->
        [0] .
       *[other] : { $secret }.
    }
eu-tell-badge = { $you ->
        [yes] You take the Badge of { $place } ({ $tile }).
       *[other] { $who } takes the Badge of { $place } ({ $tile }).
    }
eu-tell-caravan = A caravan waits with Supplies: { $place } ({ $tile }).
eu-tell-siege = { $place } ({ $tile }): besieged by a Monster of level { $number }.
eu-tell-relieved = { $you ->
        [yes] You break the siege: { $place } ({ $tile }).
       *[other] { $who } breaks the siege: { $place } ({ $tile }).
    }
eu-tell-pillaged = { $place } ({ $tile }): pillaged.
eu-web-row-badge = Badge
eu-web-row-person = Person
eu-web-row-supplies = Supplies
eu-web-row-pillaged = Pillaged
eu-web-badge = for whoever delivers Supplies or breaks a siege
eu-web-stranger = face down: talk to find out who it is
eu-web-supplies = { $n ->
    [one] { $n } tile waits here
   *[other] { $n } tiles wait here
}
eu-web-pillaged = nothing is offered here any more
eu-web-siege-of = level { $level }; pillaged at the end of round { $round }
