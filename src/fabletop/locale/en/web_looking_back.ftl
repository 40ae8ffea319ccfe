### Looking back at a finished table: the curve, the marks, the turning points, luck and choice. All wording is our own.

web-look-head = Looking back
web-look-open = Look back
web-look-to-table = To the table
web-look-not-over = The game still goes on. Come back when it is over.
web-look-course = How it went
web-look-expected = expected points
web-look-chance = chance to win
web-look-keys = The curve: arrows go from choice to choice, with Shift from round to round, Enter shows the move on the board
web-look-table = What could be expected, move by move
web-look-move = Move { $ply }
web-look-replay = Replay here
web-look-better-was = Better: { $what }
web-look-grade-best = best
web-look-grade-good = good
web-look-grade-inaccuracy = inaccuracy
web-look-grade-mistake = mistake
web-look-grade-blunder = blunder
web-look-did = You did
web-look-better = Better was
web-look-then = and then
web-look-worlds = { $number ->
        [one] Tried in one imagined world.
       *[other] Tried in { $number } imagined worlds.
    }
web-look-turning = Turning points
web-look-finest = No mistake was found. These were your three finest choices.
web-look-result = Result
web-look-fate = Luck and choice
web-look-unit-lead = points ahead of the best rival
web-look-unit-alone = points
web-look-unit-party = what your end was worth; a victory is the most
web-look-part-expected = Expected at first
web-look-part-luck = Luck: dice and cards
web-look-part-others = What others chose
web-look-part-own = Your choices
web-look-part-result = What came
web-look-luck = Luck
web-look-lost = Beside the best choices that were found, yours lost { $points } points at least.
web-look-how = Reckoned from { $games } imagined games a choice, with what you could know then. Choices are compared with quick play.
web-look-reckoning = The game is being thought through: { $done } of { $all } looks
web-look-waiting = The game will be thought through soon.
web-look-stop = Stop
web-look-stopped = Stopped. What was found so far is shown.
web-look-failed = Looking back failed.
web-look-again = Begin again
web-look-nothing = There is nothing to grade: you never had a choice.
web-look-judgement = Nobody thinks ahead in this game yet: the marks are judgement alone, and there is no curve.
