### Euthia: Threat of Mirrezil.

eu-mirrezil = Threat of Mirrezil
    .text = Ten rounds, alone or together; a dead dragon blights the land, and in round 6 he wakes.
    .story =
        Mirrezil has been dead for a long time. That is the difficulty. Steel was tried on him, and fire, and in the end a whole order of priests lay down on his barrow and died there so that the earth would stay shut. Faer they called the power they left in the ground: not a spell, more a promise, and like every promise it wears away when nobody keeps it. It has worn away. The springs near the barrow run black. Mills stop. Things that were buried sit up and listen. In the Church of Shii the last Priest who knows the words counts the days on a string of knots and unties one each evening. There are ten. No name will be won here, and no song will be made; if you fail there is nobody to sing it. You cannot even help each other much, for the dead dragon hears every hand that reaches for another. But you can carry what is needed to the places that still stand, and guard them, and wake the promise stone by stone. And when he comes, you can be there.
    .rules =
        From the end of round 2 on a Ravage card is turned up at the end of every round. The blight puts Rubble on places that are free of Monsters: it closes trade and Encounters, and on Mining spaces it brings Spawn.

        Defensive Magic (an Essence or 2 Gaar) keeps a blight off a place, and off the Church. The Church moves when it is struck without it; a second time is the end.

        Clearing Rubble, the Priest, Elite Monsters and Quests of Chapter III and later wake Faer Power, which all share.

        In round 6 Mirrezil wakes. His aspects are fought one after the other by his Barrow or next to Rubble, three Combat rounds at a time; Damage stays. Faer Power helps in these Combats.

        All is won when the last aspect falls. All is lost with too much Rubble on the map, with the second blow against the Church, or after round 10.

## Alone: the ranks

eu-mirrezil-rank-promise_keeper = Keeper of the Promise
eu-mirrezil-rank-warden_of_faer = Warden of Faer
eu-mirrezil-rank-grave_guard = Guard of the Barrow
eu-mirrezil-rank-mourner = Mourner
eu-mirrezil-rank-sleeper = Sleeper in the Black Spring

## Together: how it ends

eu-mirrezil-ending-won = The Earth Stays Shut
    .story =
        There is no body. There was none for a thousand years, and now there is not even the wish for one. The bones settle as a house settles at night. The Priest comes up the barrow with his string; it has one knot left, and he looks at it as if he had miscounted, and ties it to your wrist. Below you in the valley a mill begins to turn.
eu-mirrezil-ending-lost = The Last Knot
    .story =
        The bell rings once, by itself, and then the tower is not there. You walk all night towards any light that you see, and each time it is a spring, burning without heat. Behind you something very large is learning to breathe again. Towards morning you stop, because there is no reason to prefer one direction to another, and untie the last knot yourselves.
