# The command line.

cli = Play and study city-building board games.
cli-examples =
    rynek play polis  a game against a bot
    rynek rules polis  how to play
    rynek simulate polis --games 500  five hundred games at random
    rynek help play  all about a command
cli-games = List the games.
cli-games-examples =
    rynek games
    rynek games --csv
cli-rules = Show the rules of a game.
cli-rules-examples =
    rynek rules polis
    rynek rules polis --lang pl | less
cli-play = Play a game in the terminal.
cli-play-examples =
    rynek play { $game }  { $alone ->
        [yes] the game against the clock
       *[no] you against a bot
    }
    rynek play { $game } { $option }  with another table option
    { $alone ->
        [yes] rynek play { $game } --seed 7  with the same random draws every time
       *[no] rynek play { $game } --seats human,human,greedy  two people and a bot
    }
    rynek play { $game } --save game.json  save the game in this file as you play
    rynek play { $game } --resume  resume the latest unfinished game
    rynek play --resume game.json  resume the game of a file
cli-serve = Start the server: the page, the live tables and the API.
cli-serve-examples =
    rynek serve                                 on http://localhost:7878
    rynek serve --host 0.0.0.0                  for phones and friends in your network
    rynek serve --config rynek.toml             with settings from a file
    rynek serve --store postgres://db/rynek     with a database that several nodes share
cli-replay = Check a record action by action and show what happened.
cli-replay-examples =
    rynek replay game.json
    rynek replay game.json --step     with the board after each turn
    rynek replay game.json --at 20    the board after 20 actions
cli-verify = Verify that every random draw in a record follows from its seed.
cli-verify-examples =
    rynek verify game.json
    rynek verify - --json < game.json
    rynek verify game.json --day 2026-11-19
cli-backup = Back up all data to one file. The server can keep running.
cli-backup-examples =
    rynek backup rynek-monday.db                                    the SQLite file in the data folder
    rynek backup --store postgres://db/rynek rynek-monday.jsonl     a database, as lines of text
cli-restore = Restore a backup into an empty store.
cli-restore-examples =
    rynek restore rynek-monday.db --data new-folder
    rynek restore rynek-monday.db --store postgres://db/rynek     from a file into a database
    rynek restore rynek-monday.db --skip-damaged                  without the tables that are damaged
cli-check = Check whether a store or a backup is sound. Nothing is changed, and the server can keep running.
cli-check-examples =
    rynek check                           the store in the data folder
    rynek check rynek-monday.db           a backup
    rynek check --store postgres://db/rynek --json
cli-simulate = Let bots play many games and count the scores.
cli-simulate-examples =
    rynek simulate { $game } --games 20000 --seed 7
    rynek simulate { $game } --bots greedy --games 50 --csv  a table for a spreadsheet
    rynek simulate { $game } --games 50 --records games  with a record of every game
cli-bench = Measure how fast the rules and the bots are.
cli-bench-examples =
    rynek bench
    rynek bench { $game } --seconds 5 --json
cli-arena = Run matches between bots and measure their strength.
cli-arena-examples =
    rynek arena { $game } --seats strong,greedy --games 200  every deal in every seating
    rynek arena { $game } --seats random,baseline,greedy,strong  several bots, with ratings
    rynek arena { $game } --seats greedy,greedy --report { $game }  how the game behaves, as a page
    rynek arena --suite crates/{ $game }/strength.json  a list of matches with targets
cli-tune = Improve the weights of a game’s bots by self-play.
cli-tune-examples =
    rynek tune { $game } --out weights.json  fit the weights to how games end
    rynek tune { $game } --method match --generations 10  let changed weights play each other
    rynek tune { $game } --from weights.json --out better.json  continue from a file
cli-engine = Let another program use the rules and bots: one JSON document per line, in and out.
cli-engine-examples =
    rynek engine polis
    printf '%s\n' '{ "{" }"cmd":"setup"{ "}" }' '{ "{" }"cmd":"state"{ "}" }' | rynek engine planners
cli-review = Show what luck and what the players did in a finished game, and what would have been better.
cli-review-examples =
    rynek review game.json                        the chances to win, luck, decisions and better actions
    rynek review game.json --html review.html     also a page with a plot
    rynek review game.json --bot master --json    better actions by a stronger bot, for a script
cli-hint = Show what a bot would do in a saved game, and what it expects.
cli-hint-examples =
    rynek hint game.json                          the three best actions now
    rynek hint game.json --at 20 --best 5         after 20 actions, the five best
    rynek hint game.json --bot master --json      more thought, for a script
cli-polis = Check and score cities of Polis that were built elsewhere.
cli-polis-examples =
    rynek polis score city.txt
    rynek polis moves city.txt
cli-polis-score = Score a city, district by district.
cli-polis-score-examples =
    rynek polis score city.txt
    rynek polis score city.txt --variants houses,temples --json
    printf '30 1,-1 1\n4 0,1 2\n' | rynek polis score -
cli-polis-moves = List every place for the next tile, as Q,R K.
cli-polis-moves-examples =
    rynek polis moves city.txt
    rynek polis moves - --json < city.txt
cli-edition = Write, check and show edition files: components of your own.
cli-edition-examples =
    rynek edition new planners my-tiles.json     a file to start from
    rynek edition check my-tiles.json            what is wrong with it
    rynek play planners --edition my-tiles.json
cli-edition-new = Write a file with the components of a game and a comment for every field.
cli-edition-new-examples =
    rynek edition new { $game } my-edition.json
    rynek edition new { $game } --from standard     to the screen
cli-edition-check = Check an edition file and list everything that is wrong with it.
cli-edition-check-examples =
    rynek edition check my-edition.json
    rynek edition check - --json < my-edition.json
cli-edition-show = Show the components of an edition file, and the board of a game with them.
cli-edition-show-examples =
    rynek edition show my-edition.json
cli-edition-list = List the editions that are part of Rynek.
cli-edition-list-examples =
    rynek edition list
    rynek edition list planners --json
cli-completions = Print a shell completion script.
cli-completions-examples =
    rynek completions bash > ~/.local/share/bash-completion/completions/rynek
    rynek completions zsh > ~/.zfunc/_rynek
cli-man = Print the manual page, in the language of --lang.
cli-man-examples =
    rynek man | man -l -  read it
    rynek man > ~/.local/share/man/man1/rynek.1  install it for “man rynek”
cli-help = Show the help of a command.
cli-help-examples =
    rynek help play
    rynek help play { $game }

cli-usage-options = options
cli-heading-usage = Usage:
cli-heading-commands = Commands
cli-heading-games = Games
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-heading-table = Table options
cli-heading-examples = Examples:

cli-arg-help = Show this help
cli-arg-version = Show the version
cli-arg-lang = Language of all texts: { OR($languages) } (default: RYNEK_LANG, or the system locale)
cli-arg-color = When to use colours; auto means on a terminal, unless NO_COLOR is set
cli-arg-quiet = Print only results, warnings and errors: no progress and no notices
cli-arg-json = Print JSON for scripts
cli-arg-jsonl = Print one JSON document per row
cli-arg-csv = Print rows as CSV
cli-arg-command = The command, and a game if wanted
cli-arg-game = The game: see “rynek games”
cli-arg-file = The file to read; - is standard input
cli-arg-backup-file = The file to write; it must not exist yet
cli-arg-restore-file = The file that “rynek backup” wrote
cli-arg-check-file = The backup or the SQLite file to check (default: the store of the server)
cli-arg-skip-damaged = Restore a damaged backup without its damaged parts, and list them
cli-arg-step = Show the board after each turn and wait for Enter
cli-arg-day = Also play it again as the city of a day: a date, or a file with the answer of GET /daily/DATE/GAME
cli-arg-at = Show only the board after N actions
cli-arg-seats = Who plays each seat: human, or a bot ({ COMMAS($bots) }); seats without a name go to { $bot } (default: human against { $bot })
cli-arg-lot = Draw by lot who plays which seat
cli-arg-seed = Random seed (default: a new one)
cli-arg-fixed-seed = Random seed
cli-arg-save = Save the game in this file after every action (default: a new file in ~/.local/share/rynek)
cli-arg-resume = Resume the game of a file (default: the latest unfinished one in ~/.local/share/rynek)
cli-arg-force = Replace the file if it exists
cli-arg-edition = Use the components of this file, or of this edition of “rynek edition list”, instead of the usual ones
cli-arg-box = Show only where the components come from
cli-arg-edition-game = The game of the file, if it does not say
cli-arg-edition-file = The file to write (default: the screen)
cli-arg-edition-from = The edition to start from (default: the first in “rynek edition list”)
cli-arg-serve-own-editions = Allow private tables with an edition of the host’s own
cli-arg-serve-limits-own-tables-per-person = New tables per hour per person with an edition of their own
cli-arg-serve-limits-own-editions-per-person = Unfinished tables per person with an edition of their own
cli-arg-records = Write a record of every game into this folder, which must be new or empty
cli-arg-games = How many games
cli-arg-bots = Bots, seat by seat: { COMMAS($bots) }; the last one also fills the remaining seats
cli-arg-threads = How many threads (default: one for each core); the result does not depend on it
cli-arg-seconds = Processor time of each measurement, in seconds
cli-arg-method = fit: to how games of self-play end; match: to what wins
cli-arg-tune-games = How many deals a generation learns from, and is decided by at most
cli-arg-tune-bot = Which bot plays with the weights
cli-arg-generations = How many generations
cli-arg-only = Tune only these weights; the name of a list means all of its numbers
cli-arg-noise = Random error, in points, in every second self-play game of a fit (default: a tenth of the initial uncertainty)
cli-arg-from = Start from the weights of this file instead of the built-in ones
cli-arg-out = Write the weights to this file; an existing one needs --force, unless it is the one of --from (default: standard output)
cli-arg-arena-seats = Bots: { COMMAS($bots) }; some take a budget (search:400, search:100ms). If they fit at one table (see --players), they play there; if there are more, every possible group plays; if fewer, the last one fills the remaining seats. In solo games each bot plays alone
cli-arg-arena-settings = Weights and levels of the bots from this file, written like the bots.json of the game (default: those that ship)
cli-arg-arena-games = How many deals; each is played once for each rotation of the seats (default: 100)
cli-arg-rotate = Play every deal in every rotation of the seats, with the same random draws
cli-arg-state = Save every finished game in this file, and continue from the games it has; a folder with --suite
cli-arg-luck = Also show wins without the luck of the draws, which vary less
cli-arg-report = Write a page with plots into this folder, with the games played
cli-arg-suite = Play the matches of this file, and compare them with their targets
cli-arg-review-bot = Bot that looks for better actions: { COMMAS($bots) }; some take a number of simulations, such as search:400
cli-arg-review-seed = Random seed of the sampled games
cli-arg-review-html = Also write the review as a page with a plot
cli-arg-samples = Sampled games for each value (default: by game)
cli-arg-hint-at = Ask about the position after N actions (default: the last)
cli-arg-hint-bot = Bot to ask: { COMMAS($bots) }; some take a budget, such as search:400
cli-arg-hint-seed = Random seed of the bot
cli-arg-best = How many of the best actions to show
cli-arg-config = Settings file; command-line flags and RYNEK_… variables take precedence
cli-arg-serve-host = Address to listen on; 0.0.0.0 accepts connections from the network (default: 127.0.0.1, this machine only)
cli-arg-serve-port = Port to listen on; 0 takes any free one
cli-arg-serve-data = Data folder (default: ~/.local/share/rynek)
cli-arg-serve-store = Where tables are stored: postgres://… or a file (default: rynek.db in the data folder)
cli-arg-serve-store-direct = Address of the database itself where --store leads to a pooler: for notifications
cli-arg-serve-node = Name of this node among several that share a store (default: a random one)
cli-arg-serve-origins = Addresses of other pages that may use the live tables here
cli-arg-serve-trusted-proxies = Networks of trusted proxies (their X-Forwarded-For is used)
cli-arg-serve-metrics-for = Networks that may read /metrics (default: this machine only)
cli-arg-serve-log = How much is logged: off, error, warn, info, debug or trace
cli-arg-serve-log-format = How it is written: text for people, json for programs
cli-arg-serve-pace = Interval in milliseconds at which bots answer
cli-arg-serve-thinkers = How many bots think at the same time (default: one fewer than processors)
cli-arg-serve-idle = Minutes until an idle table is unloaded from memory
cli-arg-serve-grace = Seconds to let open requests finish on shutdown
cli-arg-serve-private-hooks = Whether webhooks may go to private addresses
cli-arg-serve-test-seed = For tests only: the seed of all random draws; anyone who knows it can predict every draw
cli-arg-serve-limits-connections = Connections in total
cli-arg-serve-limits-connections-per-address = Connections per address, live tables included
cli-arg-serve-limits-requests-per-address = Requests per minute per address
cli-arg-serve-limits-requests-per-person = Requests per minute per person
cli-arg-serve-limits-people-per-address = New people per hour per address
cli-arg-serve-limits-tables-per-person = New tables per hour per person
cli-arg-serve-limits-hints-per-person = Hints per minute per person
cli-arg-serve-limits-lines-per-person = Chat messages per minute per person
cli-arg-serve-limits-messages-per-socket = Messages per second on one live connection
cli-arg-serve-limits-body-memory = Memory for request bodies in total, in MiB
cli-arg-serve-limits-body-memory-per-address = Memory for request bodies per address, in MiB
cli-arg-serve-limits-body-memory-per-person = Memory for request bodies per person, in MiB
cli-arg-serve-retention-gathering = Days to keep a table whose game never started
cli-arg-serve-retention-playing = Days to keep an unfinished game that nobody plays any more
cli-arg-serve-retention-closed = Days to keep a closed table
cli-arg-serve-retention-private = Days to keep a finished private game
cli-arg-serve-retention-public = Days to keep a finished public game (default: no limit)
cli-arg-serve-retention-people = Days to keep people without tables and ratings
cli-arg-shell = bash, elvish, fish, powershell or zsh
cli-one-of = One of: { COMMAS($names) }
cli-any-of = Any of: { COMMAS($names) }
cli-series-rooftops-goals = Three different goals in any order, or random for three at random.
cli-default = (default: { $value })

# Placeholders of values.
cli-value-address = ADDRESS
cli-value-bot = BOT
cli-value-command = COMMAND
cli-value-days = DAYS
cli-value-dir = DIR
cli-value-file = FILE
cli-value-game = GAME
cli-value-level = LEVEL
cli-value-minutes = MINUTES
cli-value-name = NAME
cli-value-net = NET
cli-value-points = POINTS
cli-value-record = RECORD
cli-value-seat = SEAT
cli-value-seconds = SECONDS
cli-value-seed = SEED
cli-value-shell = SHELL

# The manual page.
cli-man-name = NAME
cli-man-synopsis = SYNOPSIS
cli-man-options = OPTIONS
cli-man-commands = COMMANDS
cli-man-environment = ENVIRONMENT
cli-man-rynek-lang = The language of all texts: { OR($languages) }.
cli-man-rynek-config = The file with settings of the server. Every setting also has a variable, such as RYNEK_PORT for --port.
cli-man-no-color = If set, no colours are used, unless --color always is given.
cli-man-xdg-data-home = Saved games and the data of the server are in the folder rynek in this one.
cli-man-exit = EXIT STATUS
cli-man-exit-0 = Success.
cli-man-exit-1 = The input is invalid or damaged, a file exists already, or the server cannot start.
cli-man-exit-2 = The command line or a setting is wrong.
cli-man-exit-3 = A file cannot be read or written.
cli-man-exit-4 = Targets of arena --suite were missed.
cli-man-exit-130 = Ctrl-C was pressed. The results so far were printed.

cli-error = Error:
cli-warning = Warning:
cli-did-you-mean = Did you mean “{ $word }”?
cli-stopping = Stopping. Games that have begun are finished; press Ctrl-C again to end immediately.
cli-stopped = Stopped after { $done } of { $all }.
cli-try-help = Try “{ $command } --help”.
cli-unknown-argument = There is no option “{ $given }” here.
cli-unknown-command = There is no command “{ $given }”.
cli-unknown-game = There is no game “{ $given }”.
cli-known-games = The games are: { COMMAS($known) }.
cli-bad-value = { $argument } does not take “{ $given }”.
cli-takes = It takes: { COMMAS($known) }.
cli-unreadable-value = “{ $given }” is not a number, and { $argument } needs one.
cli-out-of-range = { $argument } does not take “{ $given }”. It takes a whole number from { $least } to { $most }.
cli-missing-value = { $argument } needs a value.
cli-no-equals = { $argument } takes its value after an equals sign: { $argument }=true.
cli-too-many-values = { $argument } takes no further “{ $given }”.
cli-missing-argument = { $argument } is missing.
cli-missing-command = No command given.
cli-conflict = { $argument } can’t be combined with { $other }.
cli-bad-usage = The command line can’t be read.
cli-save-exists = { $path } already exists. Choose another name, resume the game saved there with --resume { $path }, or replace the file with --force.
cli-which-game = Name a game: { COMMAS($known) }. Or resume a saved game: --resume [FILE].
cli-unknown-bot = There is no bot “{ $given }”.
cli-known-bots = The bots are: { COMMAS($known) }. Some take a budget, such as search:400 or search:100ms.
cli-unknown-player = There is no player “{ $given }”.
cli-known-players = A seat takes: { COMMAS($known) }.
cli-too-many-seats = { $given ->
        [one] You named 1 seat.
       *[other] You named { $given } seats.
    } { $players ->
        [one] This game is for 1 player.
       *[other] This game is for { $players } players.
    }
cli-series-unknown = { $flag } does not take “{ $given }”.
cli-series-count = { $count ->
        [one] { $flag } takes 1 name, not “{ $given }”.
       *[other] { $flag } takes { $count } different names in any order, not “{ $given }”.
    }
cli-records-filled = { $path } is not empty. Choose a new folder for the records.
cli-unknown-variable = There is no setting { $name }, so it is ignored.
cli-seconds = A measurement of { $given } seconds is not possible. Allowed: 0.01 to 3600.
cli-threads = The threads could not be started: { $error }.
cli-no-seed = The system gave no random number ({ $error }). Give one with --seed.
cli-beyond-end = { $most ->
        [one] The record has only 1 action.
       *[other] The record has only { $most } actions.
    } There is no action { $at }.
cli-cannot-read = { $path } cannot be read.
cli-cannot-write = { $path } cannot be written.
cli-output = Standard output cannot be written.
cli-io-not-found = It does not exist.
cli-io-permission = You do not have permission.
cli-io-exists = It already exists.
cli-io-folder = It is a folder.
cli-io-no-folder = A part of the path is not a folder.
cli-io-full = There is no space left.
cli-io-read-only = It is on a read-only medium.
cli-io-other = The system reports: { $error }.
cli-too-long = { $path } is too large (limit: { $most } bytes).
cli-not-text = { $path } is not text: byte { $byte } is not UTF-8.

cli-noise = --noise does not take “{ $given }”. It takes a number of points from 0 to 1000000.
cli-bad-settings = { $path } has no settings of bots for this game.
cli-tune-nothing = The bots of { TITLE($game) } have no weights to tune.
cli-tune-unknown = There is no weight “{ $name }”. The weights are: { $known }.
cli-tune-unreadable = These are not weights of { TITLE($game) }.
cli-tune-others = These are not weights of { TITLE($game) }. Its weights are: { $known }.
cli-tune-progress = Generation { $number } of { $all }, games played:
cli-tune-last = Last match, games played:
cli-tune-worse = In the last match the new weights did worse than those at the beginning. Compare both in the arena before you use them.
cli-tune-generation = Generation { $number }:
cli-tune-error = Error { $before } → { $after }.
cli-tune-surprise = Surprise { $before } → { $after }.
cli-tune-duel = { $deals ->
        [one] New against old over 1 deal:
       *[other] New against old over { $deals } deals:
    } wins { $share }% ± { $margin } (even: { $even }%), lead { $lead }.
cli-tune-kept = Kept.
cli-tune-dropped = Dropped.
cli-tune-no-step = Nothing better was found.
cli-tune-changed = { $name }: { $was } → { $is }
cli-tune-summary = In total:
cli-tune-unchanged = The weights stay as they were.
cli-tune-exists = { $path } already exists. Choose another name, continue from it with --from, or replace it with --force.

review-no-time = The bot “{ $given }” has a limit of time, so the review would be different each time. Give a number of simulations, such as search:400.
review-stopped = Stopped before the rough review was complete.
review-rough = Stopped: this is the review so far.
review-page-written = The page is saved in { $path }.
review-heading = { TITLE($game) }, { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }; { $bot } looked for better actions. { $samples ->
        [one] 1 sampled game
       *[other] { $samples } sampled games
    } for each value, seed { $seed }.
review-page-title = { TITLE($game) }: review of a game
review-page-how = Chances and points are estimates: means of sampled games. Start, luck, own choices and the others’ choices add up to the result; “without luck” is the result minus the luck. Dots are the decisive moments, dashed lines are changes of the lead.
review-title-curve = Chance to win
review-title-moments = Decisive moments
review-title-luck = Luck and choices, in % of the chance to win
review-title-points = Luck and choices, in points
review-title-accuracy = Decisions
review-title-faults = Better actions
review-no-faults = Nothing clearly better was found.
review-axis-steps = steps
review-axis-win = chance to win, %
review-column-player = player
review-column-start = start
review-column-luck = luck
review-column-own = own choices
review-column-others = others’ choices
review-column-result = result
review-column-adjusted = without luck
review-column-lost = lost by choice
review-column-accuracy = accuracy
review-column-decisions = decisions
review-class-best = best
review-class-good = good
review-class-inaccuracy = inaccuracy
review-class-mistake = mistake
review-class-blunder = blunder
review-fault = { $line } { $lost }% (± { $error }) lost: { $class ->
        [inaccuracy] inaccuracy
        [mistake] mistake
       *[blunder] blunder
    }. Better: { $better }
hint-heading = { $player } is to move. { $at ->
        [one] So far, 1 action was played.
       *[other] So far, { $at } actions were played.
    } { $points ->
        [one] Current score: 1 point.
       *[other] Current score: { $points } points.
    }
hint-line = Wins { $win }% of games, about { $points } points at the end. { $visits ->
        [one] 1 simulation.
       *[other] { $visits } simulations.
    }
hint-changes = Now: { COMMAS($changes) }.
hint-change = { NOUN($sheet, $source) } +{ $points }
hint-loss = { NOUN($sheet, $source) } −{ $points }
hint-no-change = Now: no points.
hint-chance = { $at ->
        [one] After 1 action a random draw follows,
       *[other] After { $at } actions a random draw follows,
    } so there is no choice to make. Choose another position with --at.
hint-over = { $at ->
        [one] After 1 action the game is over,
       *[other] After { $at } actions the game is over,
    } so there is no choice to make. Choose an earlier position with --at.

engine-line-too-long = A line may have at most { $most } bytes.
engine-not-text = A line must be UTF-8; byte { $byte } is not.
engine-not-json = A line must be one JSON document.
engine-not-an-object = A request must be a JSON object such as { "{" }"cmd": "state"{ "}" }.
engine-bad-id = An id must be a number, or text of at most { $most } bytes.
engine-no-command = A request must name its command as “cmd”. The commands are: { COMMAS($known) }.
engine-unknown-command = There is no command “{ $given }”. The commands are: { COMMAS($known) }.
engine-bad-request = The command { $command } does not take this.
engine-no-game = There is no game yet. Begin with setup or position.
engine-nothing-to-apply = Say what to apply: either “action” with one notation, or “actions” with a list of them.
engine-chance = A random draw comes next. Send chance, or apply its outcome.
engine-not-chance = No random draw comes next.
engine-over = The game is over. Begin another with setup, or take actions back with undo.
engine-other-seat = It is player { $seat }’s turn, not player { $given }’s.
engine-undo = { $actions ->
        [one] 1 action can’t be taken back.
       *[other] { $actions } actions can’t be taken back.
    } { $played ->
        [0] None was played.
        [one] Only 1 was played.
       *[other] Only { $played } were played.
    }
engine-budget = { $name } cannot be { $given }; take 1 to { $most }.

cli-game = { TITLE($id) }  ({ $game })
cli-players = { $least ->
        [one] { $most ->
            [one] 1 player
           *[other] 1–{ $most } players
        }
       *[other] { $least }–{ $most } players
    }
cli-games-next = Play one with “rynek play GAME”, read how with “rynek rules GAME”.
cli-step = Enter continues, q stops.
cli-step-quit = quit
cli-replayed = { $actions ->
        [one] The record is valid: 1 action checked.
       *[other] The record is valid: { $actions } actions checked.
    }
cli-verified = { $events ->
        [one] The record is valid: 1 event checked.
       *[other] The record is valid: { $events } events checked.
    } { $draws ->
        [0] There were no random draws.
        [one] Its only draw follows from the seed.
       *[other] All { $draws } draws follow from the seed.
    }
cli-verified-day = It is the city of the day of { $date }: every draw was made again and every bot chose again, with the same result.
cli-verified-anchor = The key of the day leads to the anchor. Compare it with the one that the server published from its first day on: { $anchor }
cli-day-unreadable = “{ $given }” is neither a date such as 2026-11-19 nor an answer of GET /daily/DATE/GAME.
cli-day-no-key = The key of { $date } is not published yet: get the file again when the day is over.
cli-day-other-key = The key of { $date } does not lead to the anchor.
cli-verified-commitment = The seed matches the commitment published before the game. Compare it with the one shown then: { $commitment }
cli-backed-up = All data is in { $path }. Keep this file safe: it contains the seeds of running games and the secrets of webhooks.
cli-backed-up-damaged = The store is damaged, and so is this copy. “rynek check { $path }” lists what is damaged.
cli-restored = Everything in { $path } was checked and restored.
cli-restored-in-part = { $path } was restored, but it is damaged. { $tables ->
        [0] No table was left out.
        [one] One table was left out.
       *[other] { $tables } tables were left out.
    }
    { $faults }
cli-restore-damaged = { $path } is damaged, so nothing was restored:
    { $faults }
    Use another backup, or add --skip-damaged to restore it without the damaged parts.
cli-restore-lost = { $path } is damaged so badly that it cannot be restored:
    { $faults }
    Use another backup.
cli-check-sound = { $path } is sound. Tables: { $tables }. Entries: { $entries }. People: { $people }.
cli-check-sealed = All checksums match.
cli-check-unsealed = It has no checksums of its own: “rynek backup” adds them.
cli-check-others = { $others ->
        [one] 1 table needs another version of the rules or the components.
       *[other] { $others } tables need another version of the rules or the components.
    }
cli-check-damaged = { $path } is damaged:
    { $faults }
cli-check-more = … and { $faults } more. “rynek check --json” lists all of them.
cli-not-a-file = { $path } is not a file. Name a backup or a SQLite file.
cli-cannot-use = { $path } cannot be used.
cli-backup-exists = { $path } already exists. Choose another name.
cli-backup-nothing = There is nothing to back up: { $path } does not exist. Name the data folder with --data, or the store with --store.
cli-restore-filled = { $path } already exists. Restore into another folder with --data, or move the file away first.
cli-city = City { $number }
cli-district = { $label }  { $points } = { $value } × { $stars }
cli-total = Total without stones: { $points }
cli-simulated = { $games ->
        [one] { TITLE($game) }: 1 game,
       *[other] { TITLE($game) }: { $games } games,
    } { $players ->
        [one] 1 player,
       *[other] { $players } players,
    } seed { $seed }
cli-score-line = Score: mean { $mean }, standard deviation { $sd }, from { $min } to { $max }
cli-seat-line = Seat { $seat }, { $bot }: wins { $wins }%, mean { $mean }, standard deviation { $sd }, from { $min } to { $max }
cli-moves-line = Moves per game: mean { $mean }, standard deviation { $sd }, from { $min } to { $max }
cli-arena-which-game = Name a game: { COMMAS($known) }. Or play a list of matches: --suite FILE.
cli-arena-too-many = { $given ->
        [one] 1 bot is too many.
       *[other] { $given } bots are too many.
    } The limit is { $most }.
cli-arena-games = A contest has 1 to { $most } deals, not { $given }.
cli-arena-state = { $path } does not belong to this contest. Use another file, or remove this one.
cli-arena-report = The report is in { $path }.
cli-arena-not-ours = { $path } already exists, and “rynek arena” did not write it. Choose another folder.
cli-bad-suite = { $path } is not a list of matches.
cli-suite-place = The components of { $game } have no value at { $place }.
cli-suite-missed = { $missed ->
        [one] One of { $all } targets was missed.
       *[other] { $missed } of { $all } targets were missed.
    }
cli-unknown-match = There is no game “{ $given }”.
cli-arena-place = Seat { $seat } wins { $wins }% ({ $low }–{ $high })
cli-percent = { $share }%
cli-range = { $low }–{ $high }
cli-bench-measuring = Measuring { TITLE($game) } …
cli-bench-heading = { TITLE($game) }, rates per second of processor time
cli-bench-options = Table options: { COMMAS($options) }
cli-bench-sampled = One core, actions sampled: { GROUPED($moves) } moves/s ({ GROUPED($actions) } with draws), { GROUPED($playouts) } games/s, { $allocations } allocations per game
cli-bench-listed = One core, all actions listed: { GROUPED($moves) } moves/s ({ GROUPED($actions) } with draws), { GROUPED($playouts) } games/s, { $allocations } allocations per game
cli-bench-all-cores = All cores ({ $threads }), actions sampled: { GROUPED($moves) } moves/s ({ GROUPED($actions) } with draws), { GROUPED($playouts) } games/s, { $allocations } allocations per game
cli-bench-search = The bot “strong”, one core: { GROUPED($iterations) } simulations per second.
cli-bench-size = A position takes { $position } bytes, an action { $action }.

# Playing in the terminal.

play-welcome = { TITLE($game) }, seed { $seed }
play-seat = Seat { $seat }: { $player }
play-begin = Type an action, or “help”.
play-prompt = { $moves ->
        [one] { $player } (1 move)>
       *[other] { $player } ({ $moves } moves)>
    }
play-saving = The game is saved in { $path } after every action.
play-hand-over = { $player } is to move. Everyone else, please look away. Press Enter to see the table.
play-nothing = Type an action such as the ones “moves” lists, or “help”.
play-no-list = Number { $number } stands for nothing yet: no list of moves has been shown for this position. Type “moves” or “hint” and then a number, or type the move itself.
play-nothing-listed = No list of moves has been shown for this position. Type “moves”.
play-no-number = There is no move { $number }. { $most ->
        [0] The latest list is empty.
        [one] The latest list shows only move 1.
       *[other] The latest list shows moves 1 to { $most }.
    }
play-unreadable = “{ $text }” cannot be read as an action.
play-possible = Possible now: { $next }
play-possible-after = After “{ $before }” you can type: { $next }
play-too-narrow = This board needs { $needed } columns; your terminal has { $columns }. Make the window wider.
play-tie = { $points ->
        [one] 1 point each: { $names }.
       *[other] { $points } points each: { $names }.
    }
play-tie-boulevards = The higher sum of the prices printed on the shares decides.
play-tie-boulevards-bankrupt = Bankrupt players come after all others, the first one of them last.
play-tie-planners = More objects placed decide.
play-tie-polis = More stones left decide.
play-tie-rooftops = More floors in stock decide.
play-tie-other = The rules say how such a tie is broken.
play-moves-all = { $all ->
        [0] No legal move contains that.
        [one] That is the only one. Type its number to play it.
       *[other] Those are all { $all }. Type a number to play that move.
    }
play-moves-more = { $shown } of { $all } shown. “next” shows more, and “moves TEXT” shows those that contain TEXT. Type a number that was shown to play that move.
play-no-seat = There is no seat “{ $given }”; seats are numbered 1 to { $players }.
play-hint = { $bot } suggests:
play-nothing-to-undo = There is no move of yours to take back.
play-undone = { $actions ->
        [one] One action was taken back.
       *[other] { $actions } actions were taken back.
    }
play-saved = The game is saved in { $path }.
play-left = The game is saved in { $path }. Resume it with:
    { "  " }rynek play --resume { $argument }
play-finished = The game is saved in { $path }. Watch it again with:
    { "  " }rynek replay { $argument }
play-save-exists = { $path } already exists. Choose another name, or replace the file with: save --force { $path }
play-changed-elsewhere = { $path } was changed by another program, so the game is not saved there any more.
play-no-file = { $path } is not a file. Choose another name.
play-other-game = { $path } is a game of { TITLE($found) }, not of { TITLE($given) }. Resume it with: rynek play --resume { $path }
play-nothing-saved = No unfinished game is saved in { $folder }. Start one with “rynek play GAME”, or name a file: --resume FILE.
play-nothing-saved-of = No unfinished game of { TITLE($game) } is saved in { $folder }. Start one with “rynek play { $id }”, or name a file: --resume FILE.
play-rules = The rules: rynek rules { $game }
play-over = { $count ->
        [one] The game is over. { $winners } wins.
       *[other] The game is over. { $winners } share the win.
    }
play-points = { $points ->
        [one] { $player }: 1 point
       *[other] { $player }: { $points } points
    }
play-fact = { NOUN($sheet, $fact) } { $amount }

play-help-number = A number plays that move of the latest list shown for this position. Tab completes. Also:
play-command-moves = moves
play-help-moves = list legal moves; “moves TEXT” only those that contain TEXT
play-command-next = next
play-help-next = show more of the latest list
play-command-board = board
play-help-board = draw the table again; “board 2” shows seat 2
play-command-score = score
play-help-score = the scores as they stand
play-command-hint = hint
play-help-hint = the three best moves, as a bot sees them
play-command-undo = undo
play-help-undo = take back your latest move and all that followed
play-command-log = log
play-help-log = what happened so far
play-command-save = save
play-help-save = save the game now; “save FILE” saves it in FILE from now on
play-command-rules = rules
play-help-rules = where to read the rules
play-command-help = help
play-help-help = this list
play-command-quit = quit
play-help-quit = leave; the game is saved

serve-open = Rynek is running at { $address }
serve-no-page = This program was built without the page: a browser shows only a notice. To build both, run make install in the source folder.
serve-only-here = Only this machine can reach it. For phones and friends in your network start it with --host 0.0.0.0
serve-network = In your network: { $address }
serve-kept = Data is stored in { $place }. Press Ctrl-C to stop the server; all tables are saved.
serve-kept-in-database = Data is stored in the database. Press Ctrl-C to stop the server; all tables are saved.
serve-stopping = The server is stopping; all tables are saved.

# Editions.
cli-edition-head = { TITLE($game) }: components for “rynek play { $id } --edition FILE”, from: { $title }.
    Change what differs in your box, then run “rynek edition check FILE”.
    Lines like this one are comments. A value in brackets is what is allowed.
cli-edition-unknown = There is no edition “{ $given }”. Editions: { COMMAS($known) }.
cli-edition-exists = { $path } exists already. Choose another file, or replace it with --force.
cli-edition-written = Saved in { $path }.
cli-edition-faults = { $faults ->
        [one] The edition file has 1 fault.
       *[other] The edition file has { $faults } faults.
    }
cli-edition-sound = The edition file is sound ({ $game }, { $hash }).
cli-edition-no-game = The edition file does not say which game it is for: its field “game” is “{ $found }”. Games: { COMMAS($known) }.
cli-edition-line = { $game }  { $name }  { $title }  { $hash }
cli-edition-shown = Edition { $hash } of { $game }
cli-edition-board = A game with it begins like this ({ $players ->
        [one] { $players } player
       *[other] { $players } players
    }):
cli-box-part = { $part }: { $source }.
