### The frame of a table: prompt, helps, log, replay, waiting room, reckoning, guide. Every sentence is our own wording.

## Prompt

web-table-to-lobby = To the lobby
web-table-your-move = Your move
web-table-thinks = { $who } is thinking
web-table-waiting = Waiting
web-table-wait-for = The table waits for { $who }.
web-table-away = { $who } is not here at the moment. The table keeps.
web-table-watching = You watch
web-table-lost = Connection lost
web-table-lost-ask = We keep trying. Nothing is lost: every move is kept on the server.
web-table-guest = A guest
web-table-tabs = Parts of the table
web-table-tab-waits = (a choice waits here)

## Helps

web-table-helps = Helps
web-table-why = Why?
web-table-why-tip = The rule behind the question, and why some things may not be chosen.
web-table-may = You may
web-table-refused = Not now
web-table-refused-more = and { $number } more
web-table-why-wait = You are asked again when it is your move.
web-table-list = List of choices
web-table-sift = Find a choice
web-table-undo = Undo
web-table-undo-takes = Takes back
web-table-undo-barred = Nothing to take back
web-table-undo-watching = You watch this table.
web-table-undo-asked = The table is already being asked to go back.
web-table-undo-nothing = You have not chosen anything yet.
web-table-undo-chose = { $who } has chosen since.
web-table-undo-learnt = Something was learnt: { $what }
web-table-undo-further = Takes back your last choice, and all since
web-table-undo-agree = The others have to agree. What nobody knew is then dealt again.
web-table-undo-again = What nobody knew is then dealt again.
web-table-restart = Restart turn
web-table-restart-tip = Takes back { $number ->
        [one] your last choice.
       *[other] your last { $number } choices.
    }
web-table-hint = Hint
web-table-hint-tip = The best options from what you can see, and what speaks for each.
web-table-rules = Rules
web-table-rules-tip = The whole ledger, in a new tab.
web-table-halt = Wait!
web-table-halt-tip = Opens the window again that was just passed for you, and ends passing.
web-table-more = More
web-table-keys = Keys
web-table-score = Score
web-table-score-now = As it would be if the game ended now.
web-table-score-none = Nothing scored yet.
web-table-score-secret = A dash: not known before the end.
web-table-passes = Pass for me
web-table-passes-tip = Windows in the moves of others are passed for you
web-table-copy-seat = Copy link of my seat
web-table-copy-seat-tip = Opens your seat on another device; keep it to yourself
web-table-copy-table = Copy link of the table
web-table-copied = Copied
web-table-not-copied = Copying failed
web-table-language = Language
web-table-language-en = English
web-table-language-pl = Polski
web-table-language-cs = Čeština
web-table-light = Light
web-table-light-light = Day
web-table-light-dark = Night
web-table-light-auto = As the device
web-table-leave = Leave the table
web-table-leave-room = Your seat is free for somebody else then.
web-table-leave-game = The game waits for you. The link of your seat opens it again: copy it before you go.
web-table-leave-yes = Leave

## Going back together

web-table-asked = { $who } asks to go back.
web-table-asked-mine = You asked to go back. The others are being asked.
web-table-asked-to = Back to the moment after:
web-table-agree = Agree
web-table-refuse = Refuse
web-table-agreed = You agreed.
web-table-withdraw = Withdraw

## Keys

web-key-number = choose by the number in the list; with ten or more choices, type both digits
web-key-arrows = walk over everything that shines
web-key-left = left
web-key-up = up
web-key-right = right
web-key-down = down
web-key-enter = choose what is marked
web-key-why = why: the rule behind the question
web-key-list = list of choices
web-key-undo = undo
web-key-restart = restart the turn
web-key-hint = hint
web-key-score = score
web-key-log = the tale so far
web-key-talk = say something
web-key-keys = this page
web-key-skip = to the end of what the others do
web-key-pause = pause, while the others play
web-key-recap = what happened since your last turn
web-key-escape = close, or come back from looking back

## Log

web-log-head = The tale so far
web-log-empty = Nothing has happened yet.
web-log-branched = The tale goes on from move { $ply }.
web-log-turn = { $who }: { $told }
web-log-steps = { $number ->
        [one] , { $number } step
       *[other] , { $number } steps
    }
web-log-earlier = Show earlier
web-log-look = Look
web-log-undo-here = Undo to here
web-log-ask-here = Ask to go back here
web-log-talk = Say something
web-log-say = Say it
web-log-unheard = New words:

## Looking back

web-replay-head = Looking back
web-replay-open = Replay
web-replay-move = move { $ply } of { $last }
web-replay-begin = The table is set.
web-replay-nothing = Nothing to see.
web-replay-first = First move
web-replay-previous = Previous move
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = Next move
web-replay-last = Last move
web-replay-slider = Move
web-replay-eyes = Seen by
web-replay-eyes-nobody = a spectator
web-replay-branch = Play on from here
web-replay-leave = Back to the table

## Waiting room

web-room-waiting = Before the game
web-room-empty = { $number ->
        [0] Everybody is here.
        [one] One seat is still empty.
       *[other] { $number } seats are still empty.
    }
web-room-quiet = Nobody has said anything yet.
web-room-for = { $number ->
        [one] a table for one
       *[other] a table for { $number }
    }
web-room-open = Empty seat
web-room-open-listed = for whoever comes, or with an invitation
web-room-open-secret = with an invitation
web-room-away = not here at the moment
web-room-invite = Copy invitation
web-room-sit = Sit here
web-room-address = Address of the table
web-room-copy = Copy
web-room-rules = House rules:
web-room-watching = You watch. Sit down wherever a seat is empty.
web-room-fill = { $number ->
        [one] A computer takes the empty seat:
       *[other] Computers take the empty seats:
    }
web-room-begin = Begin now
web-room-talk = While we wait
web-room-name-head = Sit down
web-room-name = What shall we call you?
web-room-sit-down = Sit down

## The end

web-end-over = The game is over
web-end-open = Reckoning
web-end-you-win = You win
web-end-wins = { $who } wins
web-end-rank = Rank: { $rank }
web-end-shared = A shared victory
web-end-party-won = You have won together
web-end-party-lost = The tale ends in defeat
web-end-with = With { $points }.
web-end-alone = You reached { $points }.
web-end-together = { $who } with { $points } each.
web-end-behind = With { $points }. You have { $own }, place { $place }.
web-end-tie = The highest scores are equal. The tie-breaks:
web-end-place = { $place }.
web-end-reckoning = The full reckoning
web-end-total = Total
web-end-rematch = Rematch
web-end-to-rematch = To the rematch
web-end-save = Save file
web-end-lobby = Lobby
web-end-rivals = { $way ->
    [up] Your next rivals are a level stronger: { $level }.
    [down] Your next rivals are a level weaker: { $level }.
   *[same] Your next rivals are as strong as these: { $level }.
}
web-end-companions = { $way ->
    [up] Your next companions are a level stronger: { $level }.
    [down] Your next companions leave more to you: { $level }.
   *[same] Your next companions are as strong as these: { $level }.
}
web-end-seed = Seed of this game: { $seed }

## Guide

web-guide-head = The first turn, step by step
web-guide-again = Explain the first turn
web-guide-next = Next
web-guide-back = Back
web-guide-skip = Skip
web-guide-done = Play
web-guide-progress = Step { $step } of { $all }

## What can go wrong

web-trouble-lost = The connection is lost. We keep trying; nothing is lost.
web-trouble-stale = The table has moved on since. Look again.
web-trouble-illegal = That cannot be done now.
web-trouble-forbidden = That is not yours to do.
web-trouble-seat = This link opens no seat here. Perhaps somebody has taken it, or you already sit at this table.
web-trouble-refused = The table refuses that.
web-trouble-invalid = The table did not understand that.
web-trouble-unknown = There is no such table.
web-trouble-too_fast = That was too much at once. Try again in a moment.
web-trouble-computer = A computer player could not move. Undo, or come back in a moment.
web-trouble-rules = The rules stumbled here. Nothing has changed.
web-trouble-server = The server could not do that. Nothing has changed.
web-table-gone = No such table
web-table-gone-why = Perhaps the address is cut short. A table that you sat at stands in the lobby.
web-table-aside = This table is set aside
web-table-aside-why = It was played with other rules or cards than this server has now, or it is damaged. Nothing of it has been changed, and whoever runs the server can take it out of the database.
web-table-since = The moves up to { $ply } were played by rules { $before } (Fabletop { $fabletop }), those after them by rules { $rules }.
web-room-seeded = The seed of this game was chosen: whoever set the table may know what will be dealt and rolled.
web-table-renew = Renew the link of my seat
web-table-renew-tip = Links you gave away stop working; other browsers lose the seat
web-table-renewed = Your seat has a new link. The old one opens nothing any more.
web-table-plain = The board cannot be drawn
web-table-plain-why = Something went wrong in the drawing. The game itself is well; you can go on with the list of your choices.
web-table-plain-again = Draw again

## Advice

web-advice = What a good player thinks
web-advice-judged = By judgement alone: nobody thought ahead here.
web-advice-take = Choose this
web-advice-note = From what you can see. Parts are compared with the other options.
web-teach = Teach me
web-teach-tip = A friendly word before a clear mistake
web-teach-wait = A second thought?
web-teach-yours = Your choice
web-teach-better = Looks clearly better
web-teach-again = Go on warning me
web-teach-anyway = Play it anyway
web-teach-think = Think again

## Others' turns

web-pace = How fast others’ turns are shown
web-pace-slow = slow
web-pace-slow-tip = Waits for you whenever something concerns you.
web-pace-normal = normal
web-pace-normal-tip = Step by step, at a pace to follow.
web-pace-fast = fast
web-pace-fast-tip = Step by step, with short rests.
web-pace-skip = skip
web-pace-skip-tip = Straight to your own choice. What happened stands in the recap.
web-watch-pause = Pause
web-watch-on = Go on
web-watch-tip = Space, or a tap on the prompt, goes to the end.
web-watch-beat = { $number } of { $of }
web-recap = Since your last turn
web-recap-button = Recap
web-recap-tip = What the others did, turn by turn.
web-recap-again = Show again
web-halt-head = See what came
web-halt-ask = Something was taken from you. Go on when you have read it.
web-halt-took = What it took
web-halt-by = after the choice of { $who }
web-halt-note = Nobody moves on your screen until you have seen it.
web-halt-go = Go on
