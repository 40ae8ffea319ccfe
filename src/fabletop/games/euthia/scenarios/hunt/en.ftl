### Euthia: The Hunt.

eu-hunt = The Hunt
    .text = Eight rounds; Trophies are paid for on the steps of the Church. The suggested first game.
    .story =
        Autumn came early this year, and with it came teeth. The shepherds bring their flocks down from the hills and count them twice, because the second number is always smaller. The millers bolt their doors at noon. Nobody calls it a war; wars have banners. This has only tracks in the mud, too deep and too many. So the old custom is woken. A horn hangs in the porch of the Church of Shii, black with age, and whoever blows it opens the Hunt. For eight days no lord may tax a hunter, no inn may turn one away, and every beast brought to the Church steps is paid for in coin and in name. The priests write the names down. Two hundred years of them fill the wall behind the altar. Yesterday the horn was blown. You were in the yard, mending a strap, when you heard it; so were the others. You looked at each other, not yet as enemies. There is room on the wall for many names. At the top there is room for one.
    .rules =
        Once in each of your turns you may hand in a Trophy at the Church: level 1 gives 1 Reputation and 1 Gold, level 2 gives 2 and 1, level 3 gives 3 and 2.

        Each Trophy handed in puts a token on the wall. At the end whoever has most tokens there gains 4 Reputation, the second 2; with two players only the first is paid.

## Alone: the ranks

eu-hunt-rank-top_of_the_wall = Top of the Wall
eu-hunt-rank-master_of_the_hunt = Master of the Hunt
eu-hunt-rank-hunter = Hunter
eu-hunt-rank-tracker = Tracker
eu-hunt-rank-beater = Beater

## Together: how it ends

eu-hunt-ending-won = Names in a Row
    .story =
        On the ninth morning the priests bring the ladder out and do not put it away again until noon. They cut your names side by side, in one line and at one height, because nobody could say whose spear had been the last. Below, in the yard, the shepherds count their flocks twice. For the first time this year both numbers are the same.
eu-hunt-ending-lost = The Bare Stone
    .story =
        On the ninth morning the horn hangs in the porch again, and under it stand a few who have come back. The priests look at the steps, at what lies there, and at the wall. They do not take the ladder out. That night the millers bolt their doors before sunset, and in the hills something answers a dog.

## What is said at the table

eu-label-wall = On the wall
eu-tell-horn = The horn sounds: { $foe } slinks away.
eu-tell-steps = { $you ->
        [yes] You hand in a Trophy on the Church steps: { $foe }.
       *[other] { $who } hands in a Trophy on the Church steps: { $foe }.
    }
eu-do-deed-steps = Hand in the Trophy: { $foe }
