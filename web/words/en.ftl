# What the page says. The games' own words come from their crates, the boards' from src/boards.

brand = Rynek
brand-home = Rynek, front page
language = Language
# A language that is translated only in part; the rest is in English.
language-preview = { $language } (preview)
skip-to-content = Skip to content
loading = One moment…
close = Close
cancel = Cancel
skip = Skip
confirm = Confirm
save = Save
saved = Saved
copy = Copy
copied = Copied
share = Share
more = Show more
try-again = Try again
try-again-in = Try again in { $seconds } s
yes = yes
no = no
chosen = { $count ->
        [0] none
       *[other] { COMMAS($names) }
    }
you = you

## The frame.

nav-label = Main
nav-menu = Menu
nav-play = Play
nav-tables = Tables
nav-mine = My games
nav-rules = Rules
nav-editions = Editions
nav-leaders = Ratings
nav-guest = Guest
nav-profile = Profile:
nav-awaiting = { $count ->
    [one] one game is waiting for you
   *[other] { $count } games are waiting for you
 }
footer-what = Rynek: city-building board games in your browser.
footer-label = More
footer-api = For programmers: the API

## Errors.

fault-offline = The server can’t be reached. Check your connection; the page will reconnect by itself.
fault-server = The server sent an unexpected answer. Try again in a moment.
fault-moved-on = The game has moved on. Your choice is no longer possible.
fault-page = Something went wrong on this page. Please reload it.
fault-engine-missing = The files for playing on this device can’t be loaded. Connect to the internet once, then try again.
fault-engine-crashed = The game engine stopped twice in a row. Your game is saved up to the last action; reload the page to continue.
fault-storage-full = This device has no space left to save the game. Delete something, then try again.
fault-storage-failed = The browser can’t save games on this device. Private windows often forbid it.
fault-here-gone = This game is not on this device any more.
fault-here-no-record = This file is not a record of a game.
fault-here-no-chat = There is no chat in a game on this device.

## Without a server.

update-ready = A new version is ready.
update-use = Reload
offline-works = The server can’t be reached. You can play, learn and replay on this device; tables with friends and ratings need the server.
no-server = This page needs a server
no-server-text = This site has no server. You can play all games on this device: against bots, or in turns with others.
on-this-device = on this device
go-online = Continue online
go-online-text = The game moves to a private table of the server, where you can play it on any of your devices.
go-online-not = The server can’t be reached, so the game stays on this device for now.
go-offline = Take offline
go-offline-text = The game moves to this device, where you can play it without a connection. Its table on the server is closed.
here-save = Save as a file
here-load = Load from a file
here-where = This game is saved in this browser only.
bot-hurry = Play now
fault-rule = Read the rule

## The front page.

front-title = Build a city. Then a better one.
front-lead = Five city-building board games in your browser: play bots right away, or friends on any device. The program knows the rules.
front-friends = Play with friends
front-join = Find a table
front-games = Choose a game
players-one = 1 player
players-range = { $min }–{ $max } players
level-label = Level of the bots in { $game }
level-beginner = Beginner
level-novice = Novice
level-casual = Casual
level-skilled = Skilled
level-strong = Strong
level-expert = Expert
level-master = Master
level-fitting = { NOUN("level", $level) } (fits you)
bots-label = Number of bots in { $game }
bots-count = { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
 }
play-bots = { $bots ->
    [one] Play a bot
   *[other] Play { $bots } bots
 }
learn-new = New to it? Learn in five minutes
play-alone = Play
set-up = Set up a table
rules = Rules
promise-fair = Provably fair shuffles.
promise-fair-text = Every shuffle is fixed before the game and revealed after it, so anyone can check it.
promise-bots = Bots that think.
promise-bots-text = Levels from gentle to merciless, and a hint button that shows what a bot would do and why.
promise-guest = Start right away.
promise-guest-text = No account and no e-mail: just pick a name. A private link lets you continue on any device.
# Names for guests, separated by commas.
guest-trades = Mason, Surveyor, Carpenter, Lamplighter, Glazier, Stonecutter, Gardener, Ferryman, Clockmaker, Tiler, Cartographer, Bricklayer

## Seats and players.

seat-number = Seat { $seat }
seat-free = free
seat-reserved = reserved
seat-me = You
seat-open = Open to anyone
seat-invited = By invitation
seat-bots = Bots
bot-named = { NOUN("level", $level) } bot
bot-named-numbered = { NOUN("level", $level) } bot { $number }
players-label = Players
player-bot = bot
player-away = away; playing on: { NOUN("level", $level) } bot
player-here = here
player-elsewhere = not at the table
player-forfeited = resigned
player-turn = to move
private = private
seats-free = { $count ->
    [0] full
    [one] one free seat
   *[other] { $count } free seats
 }

## Time.

# The last seconds of a clock, with tenths.
time-tenths = { $seconds }
time-days-hours = { $days } d { $hours } h
clock-none = no clock
clock-game = { $minutes } min per player
clock-game-increment = { $minutes } min per player + { $increment } s
clock-move = { $days ->
    [one] 1 day per turn
   *[other] { $days } days per turn
 }

## Lists of tables.

tables-title = Tables
tables-lists = Which tables
tables-to-join = Open
tables-to-watch = In progress
tables-finished = Finished
tables-game = Game
tables-all-games = All games
tables-none-to-join = No open tables right now
tables-none-to-watch = No public games in progress
tables-none-finished = No public games have been finished yet
tables-none-text = Open a table: others will find it here, or you can send them the link.
table-play = Play
table-open = Open
table-join = Join
table-watch = Watch
table-review = View
phase-playing = { $steps ->
    [one] 1 action played
   *[other] { $steps } actions played
 }
phase-over = finished
phase-closed = closed
mine-title = My games
mine-none = No games yet
mine-none-text = Your games appear here, the ones waiting for you first.
mine-choose = Choose a game

## A new table.

new-title = Open a table
new-game = Game
new-seats = Seats
new-players = Players
new-hot-seat = Several players share this device and pass it on each turn. Give each of them a name.
new-player-name = Name of the player in seat { $seat }
new-lot = Draw seats by lot
new-lot-help = When the game starts, everyone gets a random seat. If this is off, everyone keeps the seat they take.
new-options = Game options
new-edition = Edition
new-edition-choose = Components in the box
new-edition-shipped = Part of Rynek
new-edition-installed = Installed on this server
new-edition-own = My editions
new-edition-all = See or make editions
new-public-own = A table with your own edition is private. Others can join with its link.
new-figures = In { $games } games between equally strong bots (level: { NOUN("level", $level) }) the seats won: { $seats }.
new-figures-seat = seat { $seat } { $wins }% ({ $low }–{ $high }%)
new-table = Table
new-clock = Clock
new-clock-none = No clock
new-clock-quick = 10 minutes per player, +5 seconds per action
new-clock-calm = 30 minutes per player, +15 seconds per action
new-clock-long = 1 hour per player, +30 seconds per action
new-clock-day = 1 day per turn
new-clock-days = 3 days per turn
new-clock-week = 7 days per turn
new-forfeit = Running out of time loses the game (otherwise a bot takes over)
new-public = Public
new-public-help = Listed, and anyone can watch. A private table can only be found with its link.
new-hints = Hints
new-hints-help = Players can ask a bot for advice. A game in which someone does is not rated.
new-open = Open the table
new-open-help = You get a link to send to others. When all seats are taken, one of the players starts the game.
new-start = Start playing
new-start-help = All seats are taken, so the game starts immediately.
new-here = Play on this device
new-here-help = Needs no connection. The game is saved in this browser.
new-here-not = Possible when every seat is yours or a bot’s.
new-no-server = Other people can join only when the server can be reached.

## Before the game.

room-host = Hosted by { $name }
room-sit = Sit here
room-name = Your name:
room-invite = Invitation
room-invite-title = Invitation to a game of { $game }
room-invite-text = Send this link to one person: it opens this seat.
room-bot = Add a bot
room-bot-level = Level of the bots you add
room-rise = Leave seat
room-send-away = Remove
room-removed = { $name } was removed and cannot take a seat again.
room-admit = Allow back
room-start = Start
room-wait = The game can start when all seats are taken.
room-wait-start = All seats are taken. Waiting for one of the players to start the game.
room-lot = Seats are drawn by lot when the game starts.
room-close = Close the table
room-link = Link to this table
room-link-public = Anyone can join, take a free seat or watch.
room-link-private = Only people with this link can find the table.
room-options = Options

## At the table.

your-turn = Your turn
your-turn-help = Choose on the board; nothing is final until you confirm.
turn-of = { $name } is thinking
table-board = Board
table-side = Log and chat
table-others = Other tables
# Before the name of an edition.
table-edition = Edition:
# The components are not those of an edition that is known here.
edition-unknown = not known here ({ $hash })
table-gone = This table no longer exists
table-gone-text = It was closed or removed, or the address is wrong.
table-unreachable = The table cannot be reached
table-unreachable-text = The server does not answer. The page keeps trying by itself.
confirm-choice = Your choice
confirm-looking = Calculating…
confirm-change = { $change } → { $amount }
amount = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
take-back = Take back
ask-back = Ask to take back
question = { $actions ->
    [one] { $name } asks to take back an action.
   *[other] { $name } asks to take back { $actions } actions.
 }
question-agree = Agree
question-decline = Decline
question-waiting = You asked to take back your move. Waiting for the others.
why-not = Why not?

recap = Since your last turn
recap-since = { $count ->
        [one] 1 move since your last turn
       *[other] { $count } moves since your last turn
    }
recap-show = Show
recap-back = Previous move
recap-forward = Next move
recap-now = Back to now

hint = Hint
hint-thinking = Thinking…
hint-title = What the best bot would do
hint-win = wins { $share }% of games
hint-points = about { $amount } at the end
hint-best = Wins most often in the bot’s simulations.
hint-even = Wins just as often as the first one.
hint-behind = Wins { $less ->
        [one] 1 percentage point
       *[other] { $less } percentage points
    } less often than the first one.
hint-scores = It scores now: { $parts }.
hint-costs = It costs now: { $parts }.
hint-none = The bot has no advice here.
hint-unrated = A game with hints is not rated.
log = Log
log-label = What happened
log-replay = Replay the game from the start
chat = Chat
chat-label = Chat
chat-none = No messages yet.
chat-say = Say something
chat-send = Send
chat-about = Profile of { $name }
watching = { $count ->
    [0] no spectators
    [one] 1 spectator
   *[other] { $count } spectators
 }
menu = Menu
menu-title = { $game }: the table
menu-leave = Step away
menu-leave-text = A bot plays for you until you come back.
menu-return = I’m back
menu-resign = Resign
menu-resign-sure = Yes, resign
menu-resign-text = You lose this game. This cannot be undone.
describe = The board in words
hand-over = Hand over the device
hand-over-to = Hand the device to { $name } (seat { $seat })
hand-over-text = The board stays hidden until you confirm that you are ready.
hand-over-log = The log stays hidden until the next player is ready.
hand-over-ready = I am ready
connection-lost = Connection lost. Reconnecting…
connection-back = Reconnected. Nothing was lost.
keys-title = Keyboard
keys-confirm = confirm the choice
keys-cancel = cancel the choice; skip the other players’ moves
keys-undo = take back
keys-undo-alone = undo
keys-hint = ask for a hint
keys-recap = show the moves since your last turn
keys-chat = write in the chat
keys-board = go to the board
keys-help = this list

generic-actions = { $count ->
    [one] One possible action
   *[other] { $count } possible actions
 }
generic-search = Search the actions
generic-more = { $count ->
    [one] and one more: search to find it
   *[other] and { $count } more: search to find them
 }
generic-line = { $label }: { $text }.

## After the game.

result = Result
result-review = Review

## Replay and records.

replay-title = Replay: { $game }
replay-start = Before the first step.
replay-controls = Steps
replay-first = To the start
replay-back = One step back
replay-forward = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-scrubber = Step
replay-at = { $at } / { $of }
replay-speed = Speed
replay-times = { $times }×
replay-skip-draws = Skip draws
replay-moves = Moves
replay-link = Link to this moment
replay-to-table = To the table
study-title = Open a record
study-text = A record is a whole game in one file: from this page, from the terminal, or from a friend. It is checked move by move and becomes a private table that you can replay.
study-choose = Choose a record file
study-drop = or drop it here
study-not-json = This file is not a record. A record is a JSON document, such as the one this page saves after a game.

## People.

theme-system = same as system
theme-light = light
theme-dark = dark
theme-now = Colours: { $theme ->
    [light] light
    [dark] dark
   *[system] same as system
 }
profile-sound = Play a sound when a piece is placed and when it is my turn
profile-confirm = Ask me to confirm each action
arrive-title = Welcome back
arrive-wrong = Create a new link on the device where you are signed in.
arrive-other = You are signed in here as { $name }, but this link belongs to another profile. If you switch, you lose access to { $name } unless you have saved its private link.
arrive-switch = Switch
arrive-stay = Stay as { $name }
person-since = Member since { $day }
person-ratings = Ratings
person-no-ratings = No rated games yet.
person-rated = { $games ->
    [one] 1 game, ± { $uncertainty }
   *[other] { $games } games, ± { $uncertainty }
 }
person-history = Games
person-see = View profile
history-none = No finished games yet.
history-game = Game
history-place = Place
history-rating = Rating
history-day = Day
shun-label = { $name }: mute or block
shun-text = You don’t see messages from muted people; blocked people can’t join your tables either.
shun-mute = Mute
shun-block = Block
shun-muted = muted
shun-blocked = blocked
shun-undo = Undo
daily-title = City of the day
leaders-title = Ratings

## Rules.

rules-of = Rules of { $game }
rules-search = Search the rules
rules-chapters = Chapters
rules-table = Table
rules-none = Nothing about “{ $search }” in these rules.

## Links and missing pages.

qr-show = QR code
qr-label = QR code: { $title }
lost-title = Page not found
lost-text = There is no page at this address. The link may be incomplete.
lost-home = To the front page

## Learning.

nav-learn = Learn
learn = Learn
learn-game = Learn { $game }
learn-try = Try it
learn-first = New here? Learn the game in five minutes
undo = Undo
hint-later = Scores nothing now: it pays off later.
