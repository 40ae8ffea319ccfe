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
