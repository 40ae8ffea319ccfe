### How to play Thunderstone: six steps, three good habits, a word on the first game. Every sentence is our own wording.

ts-how-step-1 = Twelve cards to begin with
    .text = Six Militia, two Daggers, two Iron Rations and two Torches are your first deck, and you hold six cards at a time. Whatever you buy or defeat goes to your discard pile and comes back when you shuffle.
ts-how-step-2 = One of three things
    .text = In your turn you visit the Village, enter the Dungeon or rest. Whoever rests may destroy one card from their hand. Then the whole hand is discarded, and you draw six new cards.
ts-how-step-3 = In the Village
    .text = Add up the gold of your hand and buy one card from the top of any stack. Gold that you do not spend is lost. With experience you may also level up Heroes from your hand.
ts-how-step-4 = In the Dungeon
    .text = Three Monsters lie in the Hall, and you attack one of them. A Rank asks for as much Light as its number; each Light that you lack costs 2 Attack.
ts-how-step-5 = The battle
    .text = Each Hero may be equipped with one Weapon that is not too heavy. If your Attack Value reaches the Monster’s Health, its card is yours, and so is its experience. If not, it goes to the bottom of the Dungeon Deck.
ts-how-step-6 = The Thunderstone
    .text = It begins among the last eleven cards of the Dungeon Deck. When it reaches Rank 1, the game ends at once. The most victory points on all your cards win.
ts-how-habit-1 = Light before blades. A strong party in the dark loses 2 Attack for each Light that is missing, so buy a source of Light early.
ts-how-habit-2 = Keep your deck lean. When a hand is good for nothing else, rest and destroy a Disease or a weak card: the good ones will come sooner.
ts-how-habit-3 = Spend your experience. For 3 a Militia becomes a Level 1 Hero of any kind; left over at the end, experience is worth nothing.
ts-how-first = Play with the First game option: the Heroes, Monsters and Village cards that the book itself picks for a first game. The button sets it for you.
