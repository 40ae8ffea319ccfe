### The lobby, the rules page, the credits and the API page. Every sentence is our own wording.

## Head

web-lobby-home = To the lobby
web-lobby-rules = Rules
web-lobby-tables = Tables
web-lobby-language = Language
web-lobby-light = Light
web-lobby-candlelight = Candlelight
web-lobby-daylight = Daylight
web-lobby-by-system = Like the device
web-lobby-morning = Good morning,
web-lobby-afternoon = Good afternoon,
web-lobby-evening = Good evening,
web-lobby-guest = Traveller
web-lobby-rename = Change your name
web-lobby-rename-you = { $name }: change your name
web-lobby-no-account = There are no accounts here. This name is what others read at a table.
web-lobby-waiting = { $count ->
    [1] One table waits for your move.
    [2] Two tables wait for your move.
    [3] Three tables wait for your move.
   *[other] { $count } tables wait for your move.
}
web-lobby-others-move = The others are moving.
web-lobby-choose = Which game shall it be today?
web-lobby-open-count = { $count ->
    [one] One open table has a seat for you.
   *[other] { $count } open tables have a seat for you.
}
web-lobby-offline = The server does not answer. It is tried again; nothing is lost.

## Parts of a phone

web-lobby-parts = Parts of the lobby
web-lobby-part-tables = Tables
web-lobby-part-new = New
web-lobby-part-rules = Rules
web-lobby-part-you = You

## Banners

web-lobby-games = Games
web-lobby-set-table = { $game }: set a new table
web-lobby-play-now = Play now
web-lobby-rivals = Your rivals: { $level }
web-lobby-companions = Your companions: { $level }
web-lobby-fitting = Rivals that fit
web-lobby-adapt = Adapt to me
web-lobby-adapt-on = Play now begins with easy rivals. After a victory the next ones in this game are a level stronger, after a last place a level weaker. Companions are the other way round: they help more after a defeat.
web-lobby-adapt-off = Play now seats rivals of the same level, however your games end.
web-lobby-open-here = { $count ->
    [one] 1 open table
   *[other] { $count } open tables
}

## Your tables

web-lobby-your-tables = Your tables
web-lobby-open-tables = Open tables
web-lobby-ended = Finished
web-lobby-none = You sit at no table yet. Play now starts one against computers; with a friend’s link you join theirs.
web-lobby-your-move = Your move
web-lobby-join = Join
web-lobby-join-label = Link or code of a table
web-lobby-no-code = This is neither a link to a table nor its code.
web-lobby-no-table = There is no table { $id }.
web-lobby-with = with { $names }
web-lobby-alone = alone
web-lobby-nobody-yet = nobody else yet
web-lobby-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
web-lobby-moves-now = { $name } moves,
web-lobby-thinks = { $name } is thinking,
web-lobby-waits-for = { $count ->
    [one] one seat is empty
   *[other] { $count } seats are empty
}
web-lobby-copy-link = Copy link
web-lobby-copied = { $count ->
    [0] Copied.
    [1] Copied: send it to a friend.
   *[other] Link { $seat } of { $count } copied.
}
web-lobby-copy-by-hand = Copy it from here:
web-lobby-aside-rules = set aside: the rules have changed since
web-lobby-aside-content = set aside: its cards have changed since
web-lobby-aside-damaged = set aside: it is damaged
web-lobby-seeded = chosen seed
web-lobby-finished = finished
web-lobby-ended-alone = { $score ->
    [one] finished with 1 point
   *[other] finished with { $score } points
}
web-lobby-party-won = won together
web-lobby-party-lost = lost together
web-lobby-won = { $score ->
    [one] you won with 1 point
   *[other] you won with { $score } points
}
web-lobby-shared = { $score ->
    [one] shared victory with 1 point
   *[other] shared victory with { $score } points
}
web-lobby-placed = { $score ->
    [one] place { $place } of { $count }, 1 point
   *[other] place { $place } of { $count }, { $score } points
}

## Settle a rule

web-lobby-settle = Settle a rule
web-lobby-settle-note = Ask in a few words, or type the number of a rule.
web-lobby-settle-game = Which game
web-lobby-settle-all = All
web-lobby-example-1 = fight in the dark
web-lobby-example-2 = a die in a full row
web-lobby-example-3 = who wins a tie
web-lobby-no-answer = No rule has these words. Try others, or open the rules and leaf through them.
web-lobby-all-hits = { $count ->
    [one] One rule
   *[other] All { $count } rules
} of { $game } with these words

## A new table

web-new-for = { $count ->
    [1] a table for you alone
    [2] a new table for two
    [3] a new table for three
    [4] a new table for four
    [5] a new table for five
   *[other] a new table for { $count }
}
web-new-games = Game
web-new-seats = Seats
web-new-start-drawn = the start player is drawn
web-new-alone = a solo game
web-new-computer = Computer
web-new-open = Open seat
web-new-open-note = for whoever comes
web-new-open-text = A friend takes it with a link, or somebody from the lobby.
web-new-level-beginner = Has just learnt the rules: sees what lies near, has favourites, and errs as people do.
web-new-level-easy = Knows what is good and still misjudges much of it.
web-new-level-normal = Judges every move well, one at a time.
web-new-level-hard = Thinks some rounds ahead.
web-new-level-master = Thinks ahead for as long as it is worth it.
web-new-style = Style
web-new-style-none = No style of its own
web-new-style-none-text = Plays what is best, as far as it sees.
web-new-style-taken = Already sits at this table
web-new-change = Change
web-new-done = Done
web-new-remove = Remove this seat
web-new-empty = Empty seat
web-new-empty-note = up to { $most } can play
web-new-add = Add
web-new-rules = House rules
web-new-not-with = Not with “{ $option }”
web-new-settled = Nothing to choose with “{ $option }”
web-new-only-seats = { $most ->
    [1] Only with one seat
   *[other] Only with { $least }–{ $most } seats
}
web-new-ts-option-groups = How many classes of Monsters live in the Dungeon: more make a longer game.
web-new-ts-option-cards = Monster classes, Hero kinds and Village cards that shall be in the game, with commas between them; the rest is drawn.
web-new-ts-option-pace = After how many turns without a victory the Monster in Rank 1 slips away.
web-new-pick-cards = Pick them from a list
web-new-cards-groups = Monster classes: at least three, or none
web-new-cards-families = Hero kinds: up to four
web-new-cards-village = Village cards: up to eight
web-new-manners = At the table
web-new-friendly = Friendly undo
web-new-friendly-on = Any move may be taken back if all agree; what was revealed is dealt anew.
web-new-friendly-off = Strict: a move stands once dice fell, a card was revealed or another player moved.
web-new-listed = Shown in the lobby
web-new-listed-on = Anybody on this server may take the open seat.
web-new-listed-off = Only who has the link finds the table.
web-new-name = Your name at the table
web-new-seed = Seed
web-new-seed-none = by chance
web-new-seed-note = The same seed gives the same shuffles and dice. Whoever knows it knows the cards, so leave it empty for an honest game.
web-new-links-follow = { $count ->
    [one] You find the link to the open seat at the table and in your list.
   *[other] You find the links to the open seats at the table and in your list.
}
web-new-sit = Sit down
web-new-watch = Watch
web-new-watch-note = A computer takes your seat, and you look on.
web-new-watch-open = Only computers can be watched from the start: fill the open seats first.

## Your record

web-record-title = Your record
web-record-ask = What you have done over many games.
web-record-note = After every game the server ticks what you have earned, and keeps it for this browser. Games with a chosen seed tick nothing.
web-record-of = of { $most } earned
web-record-sheet = { $earned } of { $most } earned
web-record-times = { $times ->
    [1] once
    [2] twice
   *[other] { $times } times
}
web-record-first = first on { $date }
web-record-ticked = (earned)
web-record-open = (not yet)
web-record-none = No game on this server has Achievement sheets.

## How to play

web-how-title = How to play { $game }
web-how-note = Five minutes, with pictures of the real table. Every number opens its rule.
web-how-habits = Three good habits
web-how-first = For a first game
web-how-play = Play your first game
web-how-back = How to play
web-how-ledger = The rules behind it
web-how-all = { $count ->
    [one] One rule
   *[other] All { $count } rules
}
web-how-picture = A piece of the table: { $step }

## Rules

web-rules-title = Rules
web-rules-of = Rules of { $game }
web-rules-contents = Contents
web-rules-games = Ledgers of the games
web-rules-search = Search the rules
web-rules-hits = { $count ->
    [0] nothing found
    [one] { $at } of 1
   *[other] { $at } of { $count }
}
web-rules-most = none has all the words; these have most of them
web-rules-next = Next hit
web-rules-previous = Previous hit
web-rules-only = Only hits
web-rules-keys = Enter: next hit. Shift and Enter: previous one.
web-rules-copy = Copy link
web-rules-copied = Copied
web-rules-unknown = There is no game { $game } here.
web-rules-note = About these rules
web-rules-asked = Often asked:
web-rules-mark-ruling = ruling
    .title = A decision of ours where the rulebook is silent or unclear
web-rules-mark-derived = derived
    .title = Follows from other rules
web-rules-mark-differs = differs
    .title = The editions of the rulebook disagree here
web-rules-mark-ours = ours
    .title = A rule of our own
web-rules-mark-card = card
    .title = Taken from the printed card

## Credits

web-credits-title = Credits
web-credits-lead = Fabletop is an unofficial fan implementation. Its text, drawings and code are our own; names and figures of the games are used as facts. It is not connected with their publishers and authors. If you like a game here, buy its box: nothing replaces it.
web-credits-games = The games
web-credits-game-by = Design: { $designers }. Publisher: { $publisher }, { $year }.
web-credits-game-comics = After the comics of { $authors }.
web-credits-solitaire = The solitaire game against the dark is of our own design.
web-credits-fonts = The letters
web-credits-alegreya = All running text. Designed by Juan Pablo del Peral; copyright 2011 The Alegreya Project Authors.
web-credits-grenze = Names and headings. Designed by Renata Polastri and Omnibus-Type; copyright 2020 The Grenze Gotisch Project Authors.
web-credits-icons = The charges
web-credits-icons-text = Emblems and icons are drawn from the pictures of game-icons.net, recoloured and engraved by us. Icons made by { $authors }.
web-credits-drawing = Arms, banners, dice, cards, wood and vellum are drawn by us, in SVG and CSS. The hatching that tells colours apart is the one that Silvester Petra Sancta printed in 1638.
web-credits-software = The tools
web-credits-software-text = Fabletop itself is free software under the MIT License, and stands on these:
web-credits-server = On the server
web-credits-browser = In the browser
web-credits-build = When it is built and tested
web-credits-licence = Licence

## The API

web-api-title = The API
web-api-lead = Everything that this page does, a program can do too. The server speaks JSON over HTTP; a table is played over a WebSocket.
web-api-english = The descriptions are in English.
web-api-machine = The same as a description for machines:
web-api-cookie = Who asks is remembered by a signed cookie: ask GET /api/me first and send the cookie back with every request.
web-api-http = Requests
web-api-path = In the path
web-api-body = Body
web-api-answers = Answers
web-api-required = required
web-api-default = { $value } by default
web-api-one-of = one of
web-api-at-most = at most { $count }
web-api-list-of = list of
web-api-or = or
web-api-see = look at the answer
web-api-ok = done
web-api-created = a new table
web-api-invalid = the body is wrong; the message says where
web-api-errors = Errors
web-api-errors-text = An error is an object with error (a word for programs) and message (a sentence for people). Nothing has changed then.
web-api-error-400 = the rules or the options do not allow it
web-api-error-403 = somebody else’s seat
web-api-error-404 = there is no such table or game
web-api-error-413 = the body is longer than 64 KiB
web-api-error-422 = the body does not fit; the message names the field
web-api-socket = Playing: the WebSocket
web-api-socket-text = Connect to /api/tables/ID/play with the cookie. A message is a JSON object whose field do names what is wanted; an id that you give comes back in the answer. A ply is the number of moves that you saw: if the table has moved on, the message is refused. The whole protocol stands in docs/protocol.md.
web-api-you-send = You send
web-api-you-get = You get
web-api-do-choose = take one of the options of the decision, by its key
web-api-do-undo = take moves back, to a ply; in friendly games others are asked
web-api-do-agree = answer somebody who asks to take a move back
web-api-do-wait = open a window again that a standing order passed
web-api-do-orders = the standing order to pass windows, on or off
web-api-do-hint = ask what a strong player would choose
web-api-do-check = ask whether a choice is a clear mistake
web-api-do-look = the table as it was after a number of moves; when the game is over also from another seat
web-api-do-chat = say something at the table
web-api-do-ping = ask whether the server is there
web-api-get-hello = everything that somebody who comes in needs: table, state, log, chat
web-api-get-state = a move was made: the new state and what to keep of the log
web-api-get-table = seats, options or who is here have changed
web-api-get-chat = somebody said something
web-api-get-done = your message was done; a hint or a look stands in it
web-api-get-error = your message was refused, with the clause where a rule is the reason
