### How to play Euthia: six steps, three good habits, a word on the first game. Every sentence is our own wording.

eu-how-step-1 = Make a name for yourself
    .text = Each of you plays one Hero in a land that grows tile by tile. Whoever has most Reputation when the last round of the Scenario is over and scored wins.
eu-how-step-2 = Three tokens a round
    .text = Every round you have three Action tokens: Mining, Trade and Combat. Each gives you its Action or its Movement points, never both. One that is left over may be kept for the next round.
eu-how-step-3 = Walk
    .text = A step costs 1 Movement point, and at the edge of the map new tiles are revealed. You may enter a Monster’s space only if you have a Combat Action, and you cannot pass through it: you fight.
eu-how-step-4 = Fight
    .text = Another player takes the Monster’s part. It attacks, you attack, and before each attack you may heal. The sum of the dice lies in a band of its card or of your Weapon, and the band says what it does.
eu-how-step-5 = Grow
    .text = You take the Loot of Monsters, mine the land and fulfil Quests. In a Trade Action you sell and buy, heal, reveal your Hero tiles and learn Abilities, as often as your Gold allows.
eu-how-step-6 = The reckoning
    .text = At the end Items and Hero tiles on your board, unlocked slots and Gems count as Gold, and 5 Gold make 1 Reputation. Your deeds are scored in six categories. Each death in Combat costs 2 Reputation.
eu-how-habit-1 = Look before you fight. The back of the top Monster card shows its Health and the Reward before you enter its space.
eu-how-habit-2 = Do not walk into a Combat half dead. In the Church 1 Gold heals 6 Wounds; a death takes you back there anyway, and the Monster keeps its Loot.
eu-how-habit-3 = Spend your Gold early. A good Weapon helps in every Combat, and an Item on your board still counts at its full price in the end.
eu-how-first = Play The Hunt: eight rounds, and it suits a first game. Take Dral: armour, a Shield, and the same trusty Weapon in one Combat after another.
