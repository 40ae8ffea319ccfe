### Thorgal in the browser: tiles on the Path, on Wound areas and on Enemies, the dice, and the Book of Tales.

## The tile in the hand

th-tiles-turn = Turn
th-tiles-flip = Flip
th-tiles-lay = Lay it
th-tiles-fault-outside = Every square must lie on the grid.
th-tiles-fault-taken = Something lies there already.
th-tiles-fault-path = It must touch the last tile with an edge, and no square may lie left of the road’s front.
th-tiles-fault-first = The first tile must begin in the leftmost column.
th-tiles-fault-wound = It must touch another Wound with an edge.
th-tiles-fault-fight = It must touch another tile on the card with an edge.
th-tiles-here = Here:
th-tiles-here-gain = +{ $number } { $kind }
th-tiles-here-hearts = { $number ->
        [one] covers { $number } Heart
       *[other] covers { $number } Hearts
    }
th-tiles-here-penalty = { $number ->
        [1] { $kind }
       *[other] { $number } × { $kind }
    }
th-tiles-here-nothing = only empty spaces
th-tiles-here-safe = no Penalty
th-tiles-here-reveals = reaches the arrow: a new card and its corner bonus
th-tiles-free-after = { $number ->
        [one] { $number } space stays free
       *[other] { $number } spaces stay free
    }

## The Path

th-tiles-path = The Path
th-tiles-cards = Terrain cards
th-tiles-left = { $number ->
        [one] { $number } card left
       *[other] { $number } cards left
    }
th-tiles-arrow = the arrow marks the column that reveals the next
th-tiles-level = Tiles of { $hero }, Journey level { $level }
th-tiles-barren = barren land
th-tiles-space = column { $column }, row { $row }: { $what }
th-tiles-covered = covered
th-tiles-corner = Bonus when it is reached: { $effects }
th-tiles-red = Red costs: { $effects }
th-tiles-yellow = Yellow costs: { $effects }

## Wounds

th-tiles-wounds = Wounds of { $hero }: { $taken } of { $all } spaces are covered

## Combat

th-tiles-die = { $die }: { $shape }
th-tiles-reroll = Reroll
th-tiles-blood = Bleed and reroll
th-tiles-critical = Critical
th-tiles-may-reroll = Rerolls: { $number }
th-tiles-may-critical = Critical effects: { $number }
th-tiles-may-upgrade = Upgrades: { $number }
th-tiles-hearts-open = { $number ->
        [one] Heart left to cover
       *[other] Hearts left to cover
    }
th-tiles-covered-order = Choose on the card which covered space is resolved next.
th-tiles-not-rolled = The dice have not been rolled yet.

## The Book of Tales

th-tiles-book = Book of Tales
th-tiles-paragraph = Paragraph { $number }
th-tiles-follows = What follows
th-tiles-one-of = Choose one
th-tiles-threads = Side Threads
th-tiles-thread-price = one of them, for 1 Gossip
th-tiles-followed = followed
th-tiles-after = What you are after
th-tiles-ending = How it ends
th-tiles-kind-good = A good ending.
th-tiles-kind-bittersweet = A bittersweet ending.
th-tiles-kind-bad = A bad ending.
th-tiles-before = Page before
th-tiles-next = Next page
th-tiles-so-far = The tale so far
th-tiles-look = Look at the table
th-tiles-to-table = To the table
th-tiles-open-book = Open the book
th-tiles-read-again = { $number ->
        [0] The tale so far
       *[other] The tale so far ({ $number })
    }
