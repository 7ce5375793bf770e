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
    rynek play { $game }  { $most ->
        [one] the game against the clock
       *[other] you against a bot
    }
    rynek play { $game } { $option }  with another table option
    { $most ->
        [one] rynek play { $game } --seed 7  with the same random draws every time
       *[other] rynek play { $game } --seats human,human,greedy  two people and a bot
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
cli-replay = Check a record action by action and tell what happened.
cli-replay-examples =
    rynek replay game.json
    rynek replay game.json --step     with the board after each turn
    rynek replay game.json --at 20    the board after 20 actions
cli-verify = Check that everything chance decided in a game follows from its seed, so that the luck was fair.
cli-verify-examples =
    rynek verify game.json
    rynek verify - --json < game.json
cli-backup = Copy everything that is kept into one file, while the server runs.
cli-backup-examples =
    rynek backup rynek-monday.db                                    the file of tables in the folder for data
    rynek backup --store postgres://db/rynek rynek-monday.jsonl     a database, as lines of text
cli-restore = Take everything from a backup into a store that is empty.
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
cli-bench = Measure how fast the rules and the search are.
cli-bench-examples =
    rynek bench
    rynek bench { $game } --seconds 5 --json
cli-arena = Let bots play each other in duplicate games, and measure them.
cli-arena-examples =
    rynek arena { $game } --seats strong,greedy --games 200  every deal in every seating
    rynek arena { $game } --seats random,baseline,greedy,strong  several bots, with ratings
    rynek arena { $game } --seats greedy,greedy --report { $game }  how the game behaves, as a page
    rynek arena --suite crates/{ $game }/strength.json  a list of matches with targets
cli-tune = Make the weights of a game's bots better by self-play.
cli-tune-examples =
    rynek tune { $game } --out weights.json  fit the weights to how games end
    rynek tune { $game } --method match --generations 10  let changed weights play each other
    rynek tune { $game } --from weights.json --out better.json  continue from a file
cli-engine = Lend the bots to another program: one JSON document a line, in and out.
cli-engine-examples =
    rynek engine polis
    printf '%s\n' '{ "{" }"cmd":"setup"{ "}" }' '{ "{" }"cmd":"state"{ "}" }' | rynek engine planners
cli-hint = Tell what a bot would do in a game that was kept, and what it expects.
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
cli-polis-moves = List every place where the next tile could be laid, as Q,R K.
cli-polis-moves-examples =
    rynek polis moves city.txt
    rynek polis moves - --json < city.txt
cli-completions = Print a script that completes commands in a shell.
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
cli-arg-lang = Language of all texts: en or pl (default: RYNEK_LANG, or the system’s locale)
cli-arg-color = When to use colours; auto means on a terminal, unless NO_COLOR is set
cli-arg-quiet = Print only results, warnings and errors: no progress and no notices
cli-arg-json = Print JSON for scripts
cli-arg-jsonl = Print one JSON document per row
cli-arg-csv = Print rows as CSV
cli-arg-command = The command, and a game if wanted
cli-arg-game = The game: see “rynek games”
cli-arg-file = The file to read; - is standard input
cli-arg-backup-file = The file to write; there must be none of this name yet
cli-arg-restore-file = The file that “rynek backup” wrote
cli-arg-check-file = The backup or the SQLite file to check (default: the store of the server)
cli-arg-skip-damaged = Restore a damaged backup without its damaged parts, and list them
cli-arg-step = Show the board after each turn and wait for Enter
cli-arg-at = Show only the board after N actions
cli-arg-seats = Who sits where: human, or a bot ({ $bots }); seats without a name go to { $bot } (default: human against { $bot })
cli-arg-seed = A number that determines all random draws (default: a new one)
cli-arg-fixed-seed = A number that determines all random draws
cli-arg-save = Save the game in this file after every action (default: a new file in ~/.local/share/rynek)
cli-arg-resume = Resume the game of a file (default: the latest unfinished one in ~/.local/share/rynek)
cli-arg-force = Replace the file if it exists
cli-arg-edition = Play with the components of this file instead of those that ship
cli-arg-records = Write a record of every game into this folder, which must be new or empty
cli-arg-games = How many games
cli-arg-bots = Who plays, seat by seat: { $bots }; the last one also takes the remaining seats
cli-arg-threads = How many threads (default: one for each core); the result does not depend on it
cli-arg-seconds = Processor time of each measurement, in seconds
cli-arg-method = fit: to how games of self-play end; match: to what wins
cli-arg-tune-games = How many deals a generation learns from, and is decided by at most
cli-arg-tune-bot = Which bot plays with the weights
cli-arg-generations = How many generations
cli-arg-only = Turn only these weights; the name of a list stands for all of it
cli-arg-noise = By how many points players err in every other game of a fit (default: a tenth of the doubt at the start)
cli-arg-from = Begin with the weights of this file instead of those that ship
cli-arg-out = Write the weights to this file; an existing one needs --force, unless it is the one of --from (default: standard output)
cli-arg-arena-seats = Which bots play: { $bots }; some take a budget (search:400, search:100ms). They sit at one table if the game takes so many, unless --players says otherwise. If there are more, every group of them plays; if there are fewer, the last one takes the remaining seats. In a game for one, each plays alone
cli-arg-arena-games = How many deals; each is played once for each rotation of the seats (default: 100)
cli-arg-rotate = Play every deal in every rotation of the seats, with the same random draws
cli-arg-state = Keep every game in this file as it ends, and go on with what it holds; a folder with --suite
cli-arg-report = Write a page with plots into this folder, beside the state of the contest
cli-arg-suite = Play the matches of this file, and compare them with their targets
cli-arg-hint-at = Ask about the position after N actions (default: the last)
cli-arg-hint-bot = Which bot is asked: { $bots }; some take a budget, as in search:400
cli-arg-hint-seed = A number that determines the bot’s random choices
cli-arg-best = How many of the best actions to show
cli-arg-config = Read settings from this file; flags and RYNEK_… variables count before it
cli-arg-serve-host = The address to listen at; 0.0.0.0 lets the whole network in (default: 127.0.0.1, this machine only)
cli-arg-serve-port = The port to listen at; 0 takes any that is free
cli-arg-serve-data = The folder for everything that is kept (default: ~/.local/share/rynek)
cli-arg-serve-store = Where tables are kept: postgres://… or a file (default: rynek.db in the folder for data)
cli-arg-serve-node = What this node is called among several on one store (default: a name of its own)
cli-arg-serve-origins = Addresses of other pages that may use the live tables here
cli-arg-serve-trusted-proxies = Networks of proxies that say whom they speak for
cli-arg-serve-metrics-for = Networks that may read /metrics (default: this machine only)
cli-arg-serve-log = How much is logged: off, error, warn, info, debug or trace
cli-arg-serve-log-format = How it is written: text for people, json for programs
cli-arg-serve-pace = Milliseconds between the moments at which bots answer
cli-arg-serve-thinkers = How many bots think at the same time (default: one fewer than processors)
cli-arg-serve-idle = Minutes until a table without viewers leaves the memory
cli-arg-serve-grace = Seconds that running requests have when the server stops
cli-arg-serve-private-hooks = Whether webhooks may go to private addresses
cli-arg-serve-test-seed = For tests only: a number from which the luck of all tables follows; anyone who knows it can predict every draw
cli-arg-serve-limits-connections = Connections in all
cli-arg-serve-limits-connections-per-address = Connections from one address, live tables included
cli-arg-serve-limits-requests-per-address = Requests per minute per address
cli-arg-serve-limits-requests-per-person = Requests per minute per person
cli-arg-serve-limits-people-per-address = New people an hour from one address
cli-arg-serve-limits-tables-per-person = New tables an hour of one person
cli-arg-serve-limits-hints-per-person = Hints per minute per person
cli-arg-serve-limits-lines-per-person = Lines of chat per minute per person
cli-arg-serve-limits-messages-per-socket = Messages per second per live table
cli-arg-serve-limits-body-memory = Memory for request bodies in all, in MiB
cli-arg-serve-limits-body-memory-per-address = Memory for request bodies from one address, in MiB
cli-arg-serve-limits-body-memory-per-person = Memory for request bodies from one person, in MiB
cli-arg-serve-retention-gathering = Days a table is kept at which no game began
cli-arg-serve-retention-playing = Days to keep a game that no one plays any more
cli-arg-serve-retention-closed = Days a closed table is kept
cli-arg-serve-retention-private = Days a finished private game is kept
cli-arg-serve-retention-public = Days a finished public game is kept (default: for ever)
cli-arg-serve-retention-people = Days people without tables and ratings are kept
cli-arg-shell = bash, elvish, fish, powershell or zsh
cli-one-of = One of: { $names }
cli-any-of = Any of: { $names }
cli-series-rooftops-goals = Three different goals in any order, or random for three at random.
cli-default = {" "}(default: { $value })

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
cli-man-rynek-lang = The language of all texts: en or pl.
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
cli-did-you-mean = {" "}Did you mean “{ $word }”?
cli-stopping = Stopping. Games that have begun are finished; press Ctrl-C again to end immediately.
cli-stopped = Stopped after { $done } of { $all }.
cli-try-help = Try “{ $command } --help”.
cli-unknown-argument = There is no option “{ $given }” here.{ $mean } { $hint }
cli-unknown-command = There is no command “{ $given }”.{ $mean } { $hint }
cli-unknown-game = There is no game “{ $given }”.{ $mean } The games are: { $known }. { $hint }
cli-bad-value = { $argument } does not take “{ $given }”.{ $mean } It takes: { $known }. { $hint }
cli-unreadable-value = “{ $given }” cannot be read as a number for { $argument }. { $hint }
cli-out-of-range = { $argument } does not take “{ $given }”. It takes a whole number from { $least } to { $most }. { $hint }
cli-missing-value = { $argument } needs a value. { $hint }
cli-no-equals = { $argument } takes its value after an equals sign: { $argument }=true. { $hint }
cli-too-many-values = { $argument } does not take “{ $given }” in addition. { $hint }
cli-missing-argument = { $argument } is missing. { $hint }
cli-missing-command = Say what to do. { $hint }
cli-conflict = { $argument } cannot be combined with { $other }. { $hint }
cli-bad-usage = The command line cannot be read. { $hint }
cli-save-exists = { $path } already exists. Choose another name, resume the game saved there with --resume { $path }, or replace the file with --force.
cli-which-game = Say which game to play: { $known }. Or resume a saved game: --resume [FILE].
cli-unknown-bot = There is no bot “{ $given }”.{ $mean } The bots are: { $known }; some take a budget, as in search:400 or search:100ms.
cli-unknown-player = There is no bot “{ $given }”.{ $mean } A seat takes: { $known }.
cli-too-many-seats = { $given } seats were named, but { $players } play.
cli-series-unknown = { $flag } does not take “{ $given }”.{ $mean } It takes: { $known }.
cli-series-count = { $flag } takes { $count } different names in any order, not “{ $given }”. The names are: { $known }.
cli-records-filled = { $path } is not empty. Choose a new folder for the records.
cli-unknown-variable = There is no setting { $name }, so it is ignored.{ $mean }
cli-seconds = A measurement of { $given } seconds is not possible; take 0.01 to 3600.
cli-threads = The threads could not be started: { $error }.
cli-no-seed = The system gave no random number ({ $error }). Give one with --seed.
cli-beyond-end = The record has { $most } actions; there is nothing after { $at }.
cli-cannot-read = { $path } cannot be read: { $error }.
cli-cannot-write = { $path } cannot be written: { $error }.
cli-output = Standard output cannot be written: { $error }.
cli-io-not-found = it does not exist
cli-io-permission = you do not have the permission
cli-io-exists = it exists already
cli-io-folder = it is a folder
cli-io-no-folder = a part of the path is not a folder
cli-io-full = there is no space left
cli-io-read-only = it is on a medium that cannot be written
cli-too-long = { $path } is longer than { $most } bytes, which is longer than anything read here.
cli-not-text = { $path } is not text: byte { $byte } is not UTF-8.

cli-noise = --noise does not take “{ $given }”. It takes a number of points from 0 to 1000000.
cli-tune-nothing = The bots of { $game } have no weights to tune.
cli-tune-unknown = There is no weight “{ $name }”. The weights are: { $known }.
cli-tune-unreadable = These are not weights of { $game }: { $detail }.
cli-tune-others = These are not weights of { $game }. Its weights are: { $known }.
cli-tune-progress = Generation { $number } of { $all }, games played:
cli-tune-last = Last match, games played:
cli-tune-worse = In the last match the new weights did worse than those at the beginning. Compare both in the arena before you use them.
cli-tune-generation = Generation { $number }: { $line }
cli-tune-error = error { $before } → { $after }
cli-tune-surprise = surprise { $before } → { $after }
cli-tune-duel = new against old over { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }: wins { $share } % ± { $margin } (even: { $even } %), lead { $lead }
cli-tune-kept = kept
cli-tune-dropped = dropped
cli-tune-no-step = nothing better was found
cli-tune-changed = { $name }: { $was } → { $is }
cli-tune-summary = In all, { $line }
cli-tune-unchanged = The weights stay as they were.
cli-tune-exists = { $path } already exists. Choose another name, continue from it with --from, or replace it with --force.

hint-heading = { $name } (seat { $seat }) is to move after { $at ->
        [one] 1 action
       *[other] { $at } actions
    }, with { $points ->
        [one] 1 point
       *[other] { $points } points
    } now. { $bot } would play:
hint-line = { $number }. { $action }   { $line }
    { "   " }wins { $win } %, { $points } points in the end ({ $visits ->
        [one] 1 simulation
       *[other] { $visits } simulations
    }); immediately: { $changes }
hint-no-change = no points
hint-chance = After { $at } actions something is drawn; there is nothing to choose. Ask one action earlier or later with --at.
hint-over = After { $at } actions the game is over; there is nothing to choose. Ask earlier with --at.

engine-line-too-long = A line may have { $most } bytes.
engine-not-text = A line must be UTF-8; byte { $byte } is not.
engine-not-json = A line must be one JSON document: { $detail }.
engine-not-an-object = A request must be a JSON object such as { "{" }"cmd": "state"{ "}" }.
engine-bad-id = An id must be a number, or text of at most { $most } bytes.
engine-no-command = A request must name its command as “cmd”. The commands are: { $known }.
engine-unknown-command = There is no command “{ $given }”. The commands are: { $known }.
engine-bad-request = The command { $command } does not take this: { $detail }.
engine-no-game = There is no game yet. Begin with setup or position.
engine-nothing-to-apply = Say what to apply: either “action” with one notation, or “actions” with a list of them.
engine-chance = It is chance's turn. Send chance, or apply what happened.
engine-not-chance = It is not chance's turn.
engine-over = The game is over. Begin another with setup, or take actions back with undo.
engine-other-seat = It is not the turn of seat { $given } but of seat { $seat }.
engine-undo = { $actions } actions cannot be taken back: { $played } were played.
engine-budget = { $name } cannot be { $given }; take 1 to { $most }.

cli-game =
    { $title }  ({ $id })
    { "  " }{ $tagline }
    { "  " }{ $least ->
          [one] 1 player
         *[other] { $least }–{ $most } players
      }, { $length }
cli-games-next = Play one with “rynek play GAME”, read how with “rynek rules GAME”.
cli-log-line = { $number }. { $line }
cli-step = Enter goes on, q stops.
cli-step-quit = quit
cli-replayed = { $actions ->
        [one] The one action of the record holds.
       *[other] All { $actions } actions of the record hold.
    }
cli-verified = { $events ->
        [one] The one event of the record holds
       *[other] All { $events } events of the record hold
    }, and { $draws ->
        [0] there was nothing to draw.
        [one] its one draw follows from the seed.
       *[other] all { $draws } draws follow from the seed.
    }
cli-verified-commitment = The seed is the one that was bound before the game. Compare what was shown then: { $commitment }
cli-backed-up = Everything is in { $path }. Keep it safe: the seeds of running games and the secrets of webhooks are among it.
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
cli-check-sound = { $path } is sound: { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }, { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    }, { $people ->
        [one] 1 person
       *[other] { $people } people
    }. { $sealed ->
        [yes] All checksums match.
       *[no] It has no checksums of its own: “rynek backup” adds them.
    }{ $others ->
        [0] {""}
        [one] {" "}1 table needs another version of the rules or the components.
       *[other] {" "}{ $others } tables need another version of the rules or the components.
    }
cli-check-damaged = { $path } is damaged:
    { $faults }
cli-check-more = … and { $faults } more. “rynek check --json” lists all of them.
cli-not-a-file = { $path } is not a file. Name a backup or a SQLite file.
cli-cannot-use = { $path } cannot be used. { $why }
cli-backup-exists = { $path } is there already. Choose another name.
cli-backup-nothing = There is nothing to copy: { $path } is not there. Say where everything is kept with --data or --store.
cli-restore-filled = { $path } is there already. Restore into another folder with --data, or move the file away first.
cli-city = City { $number }
cli-district = { $label }  { $points } = { $value } × { $stars }
cli-total = Total without stones: { $points }
cli-simulated = { $title }: { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $players }, seed { $seed }
cli-score-line = Score: mean { $mean }, standard deviation { $sd }, from { $min } to { $max }
cli-seat-line = Seat { $seat }, { $bot }: wins { $wins } %, mean { $mean }, standard deviation { $sd }, from { $min } to { $max }
cli-moves-line = Moves a game: mean { $mean }, standard deviation { $sd }, from { $min } to { $max }
cli-arena-which-game = Say which game to play: { $known }. Or play a list of matches: --suite FILE.
cli-arena-too-many = { $given } bots are more than one contest takes; the most is { $most }.
cli-arena-games = A contest takes 1 to { $most } deals, not { $given }.
cli-arena-state = { $path } does not go with this contest: { $why }. Use another file, or remove this one.
cli-arena-report = The report is in { $path }.
cli-arena-not-ours = { $path } already exists, and “rynek arena” did not write it. Choose another folder.
cli-bad-suite = { $path } is not a list of matches: { $why }.
cli-suite-missed = { $missed ->
        [one] One of { $all } targets was missed.
       *[other] { $missed } of { $all } targets were missed.
    }
cli-unknown-match = there is no game “{ $given }”
cli-arena-place = Seat { $seat } wins { $wins } ({ $interval })
cli-bench-measuring = Measuring { $title } …
cli-bench-heading = { $title } { $setup }, rates per second of processor time
cli-bench-sampled = one core, actions sampled
cli-bench-listed = one core, all actions listed
cli-bench-all-cores = { $threads } threads, actions sampled
cli-bench-line = { $label }: { $moves } moves/s ({ $actions } with draws), { $playouts } games/s, { $allocations } allocations per game
cli-bench-search = The bot “strong”, one core: { $iterations } simulations per second.
cli-bench-size = A position takes { $position } bytes, an action { $action }.

# Playing in the terminal.

play-welcome = { $title }, seed { $seed }
play-seat = Seat { $seat }: { $name }
play-begin = Type an action, or “help”.
play-name-human = Player { $seat }
play-name-bot = Bot { $seat } ({ $bot })
play-prompt = { $name } ({ $moves ->
        [one] 1 move
       *[other] { $moves } moves
    })>
play-saving = The game is saved in { $path } after every action.
play-hand-over = { $name }, it is your turn. Everyone else, look away. Press Enter to see the table.
play-log = · { $line }
play-stage = ! { $stage }
play-nothing = Type an action such as the ones “moves” lists, or “help”.
play-no-list = Number { $number } stands for nothing yet: no list of moves has been shown for this position. Type “moves” or “hint” and then a number, or type the move itself.
play-nothing-listed = No list of moves has been shown for this position. Type “moves”.
play-no-number = There is no move { $number }. { $most ->
        [0] The latest list is empty.
        [one] The latest list shows only move 1.
       *[other] The latest list shows moves 1 to { $most }.
    }
play-refused = ✗ { $why }
play-ruled = { $why } [{ $rule }]
play-unreadable = “{ $text }” cannot be read as an action.
play-possible = Possible now: { $next }
play-possible-after = After “{ $before }” you can type: { $next }
play-too-narrow = This board needs { $needed } columns; your terminal has { $columns }. Make the window wider.
play-tie = { $names } have { $points ->
        [one] 1 point
       *[other] { $points } points
    } each. { $rule }
play-tie-boulevards = The higher sum of the prices printed on the shares decides.{ $points ->
        [0] {" "}Bankrupt players rank below all others, the one who went bankrupt first last.
       *[other] {""}
    }
play-tie-planners = More objects placed decide.
play-tie-polis = More stones left decide.
play-tie-rooftops = More floors in stock decide.
play-tie-other = The rules say how such a tie is broken.
play-move = { $number }: { $action }   { $line }
play-moves-all = { $all ->
        [0] No legal move contains that.
        [one] That is the only one. Type its number to play it.
       *[other] Those are all { $all }. Type a number to play that move.
    }
play-moves-more = { $shown } of { $all } shown. “next” shows more, and “moves TEXT” shows those that contain TEXT. Type a number that was shown to play that move.
play-no-seat = There is no seat “{ $given }”; seats are numbered 1 to { $players }.
play-hint = { $bot } would play:
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
play-other-game = { $path } is a game of { $found }, not of { $given }. Resume it with: rynek play --resume { $path }
play-nothing-saved = { $game ->
        [any] No unfinished game is saved in { $folder }. Start one with “rynek play GAME”, or name a file: --resume FILE.
       *[other] No unfinished game of { $game } is saved in { $folder }. Start one with “rynek play { $game }”, or name a file: --resume FILE.
    }
play-rules = The rules: rynek rules { $game }
play-over = { $count ->
        [one] The game is over. { $winners } wins.
       *[other] The game is over. { $winners } share the win.
    }
play-points = { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }

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

serve-open = Rynek is open: { $address }
serve-no-page = This program was built without the page: a browser shows only a notice. To build both, run make install in the source folder.
serve-only-here = Only this machine can reach it. For phones and friends in your network start it with --host 0.0.0.0
serve-network = In your network: { $address }
serve-kept = Everything is kept in { $place }. Ctrl-C stops the server; every table stays.
serve-kept-in-database = Everything is kept in the database. Ctrl-C stops the server; every table stays.
serve-stopping = The server stops; every table is kept.
