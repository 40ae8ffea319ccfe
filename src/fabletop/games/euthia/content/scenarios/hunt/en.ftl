### Euthia: The Hunt.

eu-hunt = The Hunt
    .story =
        Autumn came early this year, and with it came teeth. The shepherds bring their flocks down from the hills and count them twice, because the second number is always smaller. The millers bolt their doors at noon. Nobody calls it a war; wars have banners. This has only tracks in the mud, too deep and too many. So the old custom is woken. A horn hangs in the porch of the Church of Shii, black with age, and whoever blows it opens the Hunt. For eight days no lord may tax a hunter, no inn may turn one away, and every beast brought to the Church steps is paid for in coin and in name. The priests write the names down. Two hundred years of them fill the wall behind the altar. Yesterday the horn was blown. You were in the yard, mending a strap, when you heard it; so were the others. You looked at each other, not yet as enemies. There is room on the wall for many names. At the top there is room for one.
