### The Short Hunt.

eu-short_hunt = The Short Hunt
    .text = Four rounds of the Hunt.
    .story =
        This year there is no time for eight days. The snow is on the passes, and the horn is blown at noon on the first of four.
