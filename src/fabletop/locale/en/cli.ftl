### The command line and the terminal table. Every sentence is our own wording.

## Commands and their options

cli-help = Fantasy board games for the terminal: play them, study them, look up their rules.
cli-help-version = Say the version, and whether the rules are compiled.
cli-version-native = Fabletop { $version }, compiled rules
cli-version-pure = Fabletop { $version }, rules in pure Python
cli-help-games = List the games.
cli-help-play = Play a game against computer players.
cli-help-simulate = Let computer players play many games.
cli-help-tournament = Let computer players meet each other in all seats, and see who is the strongest.
cli-help-serve = Open the tables in the browser: play against computers or with others over the network.
cli-help-host = Address to listen on; 0.0.0.0 lets others on the network in.
cli-help-port = Port; without it the first free one from 8377 on.
cli-help-serve-pack = Folder of your own cards, for the game that they are made for; with GAME= where it could be several.
cli-help-name = A name by which browsers find this server, for example club.example.org; numbers and this machine’s own name need none.
cli-help-proxy = Address of the proxy before this server, whose word about who asks is believed.
cli-help-db = Database of the tables, for example postgresql+psycopg://…; without it a file in your data folder.
cli-help-browser = Open the browser.
cli-help-replay = Look at a saved game step by step.
cli-help-analyse = Look back at a finished game: which choices were good, which were dear, and what was luck.
cli-help-rules = Print the rules, or one of them.
cli-help-content = Count the cards and pieces of a game by where they come from.
cli-help-check = Look for what is wrong with the content: names that do not exist, loose ends, missing words.
cli-help-position-command = Run position files and compare what they expect with what happens.
cli-help-game = The game, for example roll-player.
cli-help-lang = Language: en, pl or cs.
cli-help-pack = Folder with cards of your own; may be given several times.
cli-help-option = Option of the game; may be given several times.
cli-help-players = Number of players.
cli-help-json = Answer in JSON.
cli-help-bots = Who plays the other seats: beginner, easy, normal, hard or master; with a colon and a character (normal:ID), in that style.
cli-help-bot-list = Who plays: random, beginner, easy, normal, hard, master, search:GAMES, or FILE.py:CLASS of your own, with commas between them.
cli-help-seed = Seed of chance: the same seed deals the same game.
cli-help-position = Play on from a position file.
cli-help-resume = Go on with the last saved game, or with the given file.
cli-help-all-seats = Every seat is a person at this terminal.
cli-help-count = Number of games.
cli-help-tournament-bots = Who takes part, with commas between them; without it all of them.
cli-help-seats = Number of seats at a table.
cli-help-tournament-games = Number of games; the last round is played to its end, so that it may be a few more.
cli-help-processes = Number of processes that play; without it one for each core.
cli-help-out = File for the table as JSON; the journal of the games is kept beside it (FILE.journal).
cli-help-afresh = Go on with a tournament that was stopped, or throw its journal away and begin afresh.
cli-help-train = Let computer players play, and a network learn from it what positions are worth.
cli-help-train-games = Number of games to learn from, in all; those that lie in the folder count.
cli-help-train-seats = Numbers of players, with commas between them; the games take turns.
cli-help-train-epochs = How often it goes through all positions, in all.
cli-help-train-out = Folder for the games, the network (weights.json) and its learning curve; the same command goes on there.
cli-help-save = Saved game.
cli-help-seat = Whose choices: 1 is the first player.
cli-help-analyse-games = Imagined games that are played on before a choice is graded: more take longer and tell more.
cli-help-clause = Number of a rule, for example RP-5.7 or 5.7.
cli-help-coverage = List the rules that no test proves.
cli-help-search = Only the rules that answer a question in a few words, the best first.
cli-help-positions = Position files.

## Seats

cli-player = Player { $number }
cli-player-you = Player { $number } (you)

## At the table

cli-keys = A number chooses · ? why · u undo · s score · h hint · q quit · ! help
cli-what = “{ $what }” means nothing here: type a number from 1 to { $most }, or ! for the commands.
cli-no-option = There is no option { $number }: choose from 1 to { $most }.
cli-explain-what = There is nothing called “{ $what }” to explain: ask ? alone, ? with a number from 1 to { $most }, or ?x.
cli-refused-many = { $number ->
        [one] { $number } thing may not be chosen now; ?x shows which and why.
       *[other] { $number } things may not be chosen now; ?x shows which and why.
    }
cli-refused-how = Type ? and a letter for the whole story, for example ? a.
cli-refused-none = Nothing is forbidden here: whatever you see may be chosen.
cli-undo-nothing = There is nothing to take back: since your last choice somebody else chose, or something new was seen.
cli-more-log = … the log (l) has more.
cli-undone = Taken back.
cli-no-score = There is no score yet.
cli-hint = What a good player thinks of it:
cli-hint-judged = By judgement alone: nobody thought ahead here.
cli-saved = Saved in { $file } · go on with: { $how }

## Commands at the table: the key, a colon, what it does

cli-key-number = 1, 2, 3…: choose that option
cli-key-why = ?  or  ? 7: the rule behind the question, or behind option 7
cli-key-refused = ?x  or  ? a: what may not be chosen, or the rule that forbids thing a
cli-key-board = b  or Enter: draw the table again
cli-key-score = s: the score so far, line by line
cli-key-log = l  or  l 100: the last lines of the log, or the last hundred
cli-key-undo = u: take back your last choice
cli-key-restart = r: take back your whole turn, as far as the rules allow
cli-key-hint = h: what a good player would choose
cli-key-quit = q: save and quit

## The end

cli-over = The game is over
cli-total = Total
cli-winner = { $who } wins with { $points }.
cli-winners = { $who } share the victory with { $points }.
cli-rank = Rank: { $rank } ({ $points })
cli-party-won = You have won together: { $ending }.
cli-party-lost = You have lost together: { $ending }.
cli-tie = The highest scores are equal. The tie-breaks:
cli-kept = The game is kept; look at it again with: fabletop replay { $file }

## Replay

cli-ply = Move { $ply } of { $last }
cli-replay-keys = Enter next · p previous · a number jumps there · q quits
cli-replay-end = That was the last move.
cli-replay-what = “{ $what }” means nothing here: type n, p, q, or a number from 0 to { $last }.

## Reports

cli-simulating = Playing
cli-simulated = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } in { $seconds } seconds: { $rate } decisions per second
cli-player-head = Seat
cli-bot-head = Played by
cli-wins = Wins
cli-mean = Mean score
cli-least = Lowest
cli-most = Highest
cli-scores = Scores and how often they were reached
cli-tournament-rivals = A tournament of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }; the win rates with intervals of 95 % confidence.
cli-tournament-together = A tournament of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, every player alone at its table on the same deals; the win rates with intervals of 95 % confidence.
cli-tournament-stopped = Stopped. The same command goes on with the next game.
cli-tournament-player = Player
cli-tournament-games = Games
cli-win-rate = Win rate
cli-interval = 95 %
cli-rating = Rating
cli-coverage = { $clauses } rules: { $covered } proved by a test, { $exempt } exempt, { $uncovered } not proved.
cli-uncovered = No test proves:
cli-unknown-clause = { $file } names { $clause }, which is no rule.
cli-kind = Kind
cli-source-box = In the box
cli-source-pack = In the pack
cli-source-rulebook = Rulebook
cli-source-published = Published
cli-source-designed = Designed
cli-faults = { $broken ->
        [0] Nothing is wrong.
        [one] { $broken } thing is wrong.
       *[other] { $broken } things are wrong.
    } Missing translations: { $missing }.
cli-positions = { $good } of { $all } positions went as expected.

## Roll Player in the terminal

rp-terminal-letter-green = G
rp-terminal-letter-blue = B
rp-terminal-letter-red = R
rp-terminal-letter-purple = P
rp-terminal-letter-black = K
rp-terminal-letter-white = W
rp-terminal-letter-gold = Y
rp-terminal-sum = now
rp-terminal-goal = goal
rp-terminal-action = action
rp-terminal-action-STR = turn over
rp-terminal-action-DEX = swap
rp-terminal-action-CON = up or down 1
rp-terminal-action-INT = reroll
rp-terminal-action-WIS = alignment
rp-terminal-action-CHA = token
rp-terminal-hand = To place:
rp-terminal-cost = Cost
rp-terminal-card = Card
rp-terminal-type = Type
rp-terminal-arrow = Arrow
rp-terminal-effect = Effect

cli-which-game = Which game shall it be?
cli-hand-over = { $who }, it is your turn: press Enter.

## Looking back

cli-looking-back = Looking back
cli-analysis-head = { $who }: { $grades }
cli-analysis-grade-best = best
cli-analysis-grade-good = good
cli-analysis-grade-inaccuracy = inaccuracy
cli-analysis-grade-mistake = mistake
cli-analysis-grade-blunder = blunder
cli-analysis-curve-lead = What could be expected, in points ahead of the best rival, by round or turn:
cli-analysis-curve-alone = What could be expected, in points, by round or turn:
cli-analysis-curve-party = The chance to win, in per cent, by round or turn:
cli-analysis-turning = Turning points
cli-analysis-finest = No mistake was found. The finest choices:
cli-analysis-move = move { $ply }
cli-analysis-did = chosen
cli-analysis-better = better
cli-analysis-line = and then
cli-analysis-worst = The dearest choices
cli-analysis-ply = Move
cli-analysis-mark = Grade
cli-analysis-lost = Lost
cli-analysis-nothing = There is nothing to grade: this seat never had a choice.
cli-analysis-account = Luck and choice
cli-analysis-expected = Expected at the beginning, if everybody plays quickly
cli-analysis-luck = Luck: dice, cards, what others had in hand
cli-analysis-own = Your choices, beside quick play
cli-analysis-others = What others chose, beside quick play
cli-analysis-result = The result
cli-analysis-sum = All choices together lost at least { $points } beside the best that were found.
cli-analysis-judgement = Nobody thinks ahead in this game yet: the grades are judgement alone, and there is no curve.
cli-analysis-stopped = Stopped. What has been found so far:

## Training

cli-train-epochs = Learning
cli-train-stopped = Stopped. The same command goes on where it was.
cli-train-learnt = Learnt from { $games ->
        [one] { $games } game
       *[other] { $games } games
    } with { $positions ->
        [one] { $positions } position.
       *[other] { $positions } positions.
    }
cli-train-explains = Of games kept back it explains { $learnt } of the outcome (R2); the judgement that there was, { $judged }.
cli-train-files = The network: { $weights } · its learning curve: { $curve }
cli-train-try = See who is stronger: fabletop tournament { $game } --bots search:100,search:100:{ $weights }

### The database of a server.

cli-help-db-command = Look after the database of the tables: copies, checks, upgrades.
cli-help-db-backup = Copy the database into a new file, also while a server is running.
cli-help-db-restore = Put a backup in the place of the database; what was there is copied first.
cli-help-db-check = Read everything and say what is damaged and which tables cannot go on. Nothing is changed.
cli-help-db-migrate = Bring a database of an older Fabletop up to date.
cli-help-db-export = Write the choices of a table into a file, as a save for the Fabletop that had its rules.
cli-help-db-epoch = Of a table that went on by other rules: 0 for the moves before the first change, 1 for those after it …
cli-db-backup = The backup lies in { $file }.
cli-db-restored = The tables are those of { $file } again.
cli-db-before = What was there before lies in { $file }.
cli-db-newest = There is nothing to do: the database has version { $version }.
cli-db-migrated = The database was brought from version { $before } to version { $version }.
cli-db-exported = Table { $table } lies in { $file }.
cli-db-checked = Tables: { $tables }, rows: { $rows }, set aside: { $aside }, damage: { $faults }
