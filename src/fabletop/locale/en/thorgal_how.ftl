### How to play Thorgal: six steps, three good habits, a word on the first game. Every sentence is our own wording.

th-how-step-1 = One for all
    .text = You win together or lose together. The Adventure says which Goals you must achieve, and how many rounds you have for it.
th-how-step-2 = Move a token
    .text = A round has four turns. In your turn you put one active Action token under a card where it does not lie yet, and do what the card says. Where the other tokens lie may make the action stronger.
th-how-step-3 = Across the map
    .text = Move takes your Hero across Borders into Areas whose number is not above the round. A Location there wants Resources, a Combat or Wounds; as soon as it has what it wants, its effect is resolved.
th-how-step-4 = Along the Path
    .text = On a Journey you lay a tile on the Path, never back to the left, and resolve all that it covers. Gather marks one space and gives you as many of its Resource as the action is worth. Red and yellow spaces have their price.
th-how-step-5 = Fight
    .text = You roll the dice of your Combat level; each names a tile for the Enemy’s card. Cover all Hearts and the Enemy is gone. Each Heart that stays open brings you 1 Threat.
th-how-step-6 = How it ends
    .text = After the four turns the round moves on, the tokens become active again, and a new Event comes. Achieve the Goals and you win at once. If a Wound does not fit on a Hero’s board, or the rounds run out, all is lost.
th-how-habit-1 = Talk before you lift a token. Where it comes to lie decides what the next of you can do well.
th-how-habit-2 = Meet on the way. Heroes in the same Area may spend each other’s Resources, so one can bring what another lacks.
th-how-habit-3 = Lay Wounds close together, so that the free spaces stay in one piece, and use a heal on the largest.
th-how-first = Begin with Torkan’s Temple, which the book suggests for the first time, and with Thorgal: he is at home on every road and the hardest to bring down.
