### Why something may not be chosen: a line for every clause that forbids. Every sentence is our own wording.
### A clause may forbid in several situations; its line is true in all of them.

## Roll Player

why-RP-3-5 = This Character Sheet is already taken.
why-RP-3-21 = This Class card is already taken.
why-RP-3-37 = This row is full.
why-RP-4-9 = There is no die on this Initiative card.
why-RP-5-4 = This Initiative card is already taken.
why-RP-5-5 = You must take an Initiative card.
why-RP-5-9 = The die must go into a row with an empty space.
why-RP-5-19 = This Attribute Action is not open to you now.
why-RP-6-4 = There is no die here to swap.
why-RP-6-6 = A 6 cannot be raised and a 1 cannot be lowered.
why-RP-6-18 = There is no die in this space.
why-RP-6-20 = You need two different dice to swap.
why-RP-6-21 = Each action of this Skill needs another die.
why-RP-6-22 = The tracking token cannot leave the grid.
why-RP-7-3 = For 2 Gold you must discard a Market card.
why-RP-7-7 = You must buy a card or take 2 Gold instead.
why-RP-7-14 = You do not have enough Gold.
why-RP-7-17 = You cannot spend more tokens than the price.
why-RP-8-7 = You have too few free hands for this Weapon.
why-RP-9-6 = Your token cannot move the way the arrow points.
why-RP-9-7 = This Skill is exhausted.
why-RP-9-16 = This Skill can wait: later it is worth the same.
why-RP-9-20 = It is not the time for this Skill.
why-RP-15-1 = The card does not allow this.
why-RP-15-10 = After a purchase you can no longer take Gold.
why-RP-15-13 = You need a die that lies on an Initiative card.
why-RP-15-20 = Your token cannot move the way the arrow points.
why-RP-15-37 = You lack the Gold; tokens and discounts do not help.
why-RP-15-39 = The Market deck and the discard pile are empty.
why-RP-15-44 = There is no die of this colour in the bag.
why-RP-15-48 = The die needs another row with an empty space.
why-RP-15-57 = This Skill cannot be used at this moment.
why-RP-15-58 = No Skill of another player can be used now.
why-RP-15-62 = The dice you exchange must differ in colour.
why-RP-16-14 = At a Friendly Market no card is discarded for Gold.

## Thunderstone

why-TS-4-10 = Village effects cannot be used in the Dungeon.
why-TS-4-11 = Dungeon effects cannot be used in the Village.
why-TS-4-13 = This effect has already been used this turn.
why-TS-4-23 = This effect has no target now.
why-TS-6-15 = Only the top card of a stack can be bought.
why-TS-6-17 = You do not have enough Gold.
why-TS-6-22 = None of these cards is left.
why-TS-7-5 = You do not have enough XP.
why-TS-7-10 = Levels cannot be skipped.
why-TS-7-12 = No card of the next level is left.
why-TS-7-17 = No Level 1 card of this kind is left.
why-TS-7-18 = There is no higher level for this Hero.
why-TS-8-9 = You cannot leave while a Monster can be attacked.
why-TS-8-10 = This Rank is empty.
why-TS-8-13 = The Thunderstone cannot be attacked.
why-TS-9-5 = This Weapon is too heavy for this Hero.
why-TS-9-12 = This Hero already had this Weapon or threw another one.
why-TS-18-12 = You do not have enough Gold in your hand.
why-TS-21-11 = The Thunderstone cannot be sent away.
why-TS-24-48 = None of your cards shows a coin.
why-TS-24-55 = No Hero is equipped with this Weapon.
why-TS-24-62 = You have no Militia in your hand.
why-TS-25-35 = You have no Food that is still unused.
why-TS-25-44 = You have no Disease in your hand.
why-TS-25-52 = There is no Monster in the Hall that you could take.
why-TS-26-8 = You have too little Light to attack this Monster.

## Thorgal

why-TH-2-9 = You cannot pay the whole price of this.
why-TH-6-7 = An Enemy is in this Location: fight it first.
why-TH-7-4 = A special rule of the Adventure forbids this now.
why-TH-7-6 = An effect of the round has closed this Location.
why-TH-9-3 = This tile does not fit beside your Wounds.
why-TH-10-10 = This Wound is too large for this heal.
why-TH-13-16 = The token must go to another slot of the Row.
why-TH-14-23 = A Bonus that also harms cannot be declined.
why-TH-16-5 = This Area opens only in a later round.
why-TH-16-9 = The rule of this Special Border forbids it.
why-TH-16-10 = An Impassable Border can never be crossed.
why-TH-16-11 = This Border is blocked.
why-TH-16-12 = You must cross at least one Border.
why-TH-16-13 = Too little of the value is left for this Border.
why-TH-17-4 = This tile fits nowhere on the Path now.
why-TH-22-8 = Nobody here has a Resource for this Location.
why-TH-23-9 = This tile no longer fits on the Enemy card.
why-TH-23-22 = The Block token shields the Enemies there too.
why-TH-25-9 = The level of this Enemy cannot be lowered.
why-TH-25-17 = The level of this Enemy cannot be raised.
why-TH-28-12 = The Event forbids it in this round.
why-TH-29-5 = A Read token has closed this Location for good.
why-TH-29-9 = Nobody here has the 1 Gossip that it costs.
why-TH-31-2 = This Location is blocked.
why-TH-31-5 = This Action card is blocked.
why-TH-35-25 = This Action card already has a Goal token.

## Euthia

why-EU-8-3 = You have nothing to pay for this Action.
why-EU-11-2 = You have no Movement left.
why-EU-11-5 = A Monster is there, and you have no Combat Action.
why-EU-14-6 = The spaces around the centre are not all liberated.
why-EU-18-1 = You can mine only on a liberated Mining space.
why-EU-18-5 = One token of yours lies here: you cannot mine again.
why-EU-18-10 = You cannot pay everybody who has tokens here.
why-EU-18-17 = No tiles of this kind are left.
why-EU-19-1 = You can trade only at an open Place of Trade.
why-EU-19-7 = You have no Gold for the fee: sell something first.
why-EU-19-8 = You have neither Gold for the fee nor things to sell.
why-EU-19-14 = You do not have enough Gold.
why-EU-19-23 = Replacing the offer again costs 1 Gold.
why-EU-19-42 = Healing costs 1 Gold.
why-EU-19-44 = A Gaar costs 1 Gold.
why-EU-19-49 = Your Health is already full.
why-EU-35-2 = Healing in the Church costs 1 Gold.
why-EU-35-3 = A Healing Potion costs 1 Gold.
why-EU-35-13 = You have already confronted this Elemental.
why-EU-35-15 = You cannot pay everybody who was here before you.
why-EU-35-21 = A Monster is still on this space.
why-EU-35-22 = You cannot meet the conditions of this Quest now.
why-EU-36-4 = Revealing Hero tiles costs 1 Gold.
why-EU-36-13 = You do not have enough Gold to learn this.
why-EU-36-14 = No unlocked slot is free for this Ability.
why-EU-36-21 = You do not have enough Gold for this tile.
why-EU-36-25 = You took this Ability off the board in this Trade.
why-EU-37-2 = You lack the Gold or the Essence that the slot shows.
why-EU-39-8 = You do not have enough Sacks for this.
why-EU-40-4 = It would take the last of your Health.
why-EU-46-8 = The lair of the Elite Monster is on another kind of space.
why-EU-46-9 = The lair of the Elite Monster is next to another location.
why-EU-46-10 = The Elite Monster lairs around another Special tile.
why-EU-46-11 = Liberate the space before you fight the Elite Monster.
why-EU-46-29 = This Monster is immune: nothing of yours changes its roll.
why-EU-49-6 = You have no Gold card to give.
why-EU-61-4 = You can hand in one Trophy in each turn.
why-EU-62-4 = You cannot pay for this, or have done it this turn.
why-EU-62-5 = You lack the Gold, or no Supplies are left.
why-EU-62-6 = You have no Supplies to deliver.
why-EU-62-8 = You cannot pay for this, or have already done it.
why-EU-63-12 = It takes a Gold card, and at most two may be given a turn.
why-EU-63-14 = The Golem is fought from a liberated space.
why-EU-64-4 = It takes a Gold card, and the Priest helps once in a turn.
why-EU-64-5 = You cannot meet the conditions of this trial now.
why-EU-64-6 = You have already passed this trial.
