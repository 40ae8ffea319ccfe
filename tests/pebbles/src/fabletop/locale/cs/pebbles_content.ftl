pb-game = Pebbles
    .about = Take one to three. Who takes the last one wins.
pb-points = { $number } won
pb-ask-take = Take pebbles: { $number } are left.
pb-do-take = Take { $number }
pb-tell-took = { $who } takes { $number }.
pb-web-heap = Heap: { $number }
pb-phase = A turn
