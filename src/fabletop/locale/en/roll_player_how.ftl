### How to play Roll Player: six steps, three good habits, a word on the first game. Every sentence is our own wording.

rp-how-step-1 = You build a hero
    .text = Six rows of three spaces, and your Class sets a goal for each row. In every round you place one die; in the round that fills the last of your 18 spaces the game ends, and Stars are counted.
rp-how-step-2 = Take a card
    .text = Dice are rolled and laid on the Initiative cards, the lowest on card 1. You take one card: its die, the Gold on it, and its place in the line at the Market.
rp-how-step-3 = Place the die
    .text = It goes into the first empty space of any row. The third die of a row pays 1 Gold, a gold die 2. Then you may take the action of that row: turn a die over, swap two, reroll one.
rp-how-step-4 = Buy, or take 2 Gold
    .text = In the order of their cards, players buy one card each from the Market, or discard one and take 2 Gold. Weapons and Skills help while you play, Armor and Traits earn Stars at the end.
rp-how-step-5 = Mind your story
    .text = Your Backstory wants certain colours in six certain spaces. Your marker walks over the Alignment card, and you gain or lose the Stars of the position where it ends. Wisdom moves it, and so do Traits.
rp-how-step-6 = Six kinds of Stars
    .text = Goals, dice in the colour of your Class, Alignment, Backstory, Armor and Traits are added up. Most Stars win; in a tie, most Gold.
rp-how-habit-1 = Aim at exact goals early. A goal of 17 is reached by 17 alone, so leave one space of that row for the die that fits.
rp-how-habit-2 = A low die is no bad die: whoever takes it is first at the Market. Look at the cards there before you choose.
rp-how-habit-3 = Before you buy a Trait, see two things: how you will meet its condition, and where its arrow takes your marker.
rp-how-first = Choose the Human, who has no bonus and no penalty to reckon with. If the Warrior is offered to you, take him: in three of his rows any value of 14 or more will do.
