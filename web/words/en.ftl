# What the page says. The games' own words come from their crates, the boards' from src/boards.

brand = Rynek
brand-home = Rynek, front page
language-en = English
language-pl = Polski
# The language one would switch to, in that language.
language-other = Polski
skip-to-content = Skip to the content
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
none = none
you = you

## The frame.

nav-label = Main
nav-menu = Menu
nav-play = Play
nav-tables = Tables
nav-mine = My games
nav-rules = Rules
nav-leaders = Ratings
nav-guest = Guest
nav-profile = Profile:
nav-awaiting = { $count ->
    [one] one game waits for you
   *[other] { $count } games wait for you
 }
footer-what = Rynek: city-building games for the table in your browser.
footer-label = More
footer-api = For programmers: the API

## Faults.

fault-offline = The server cannot be reached. Check your connection; this page goes on by itself when it is back.
fault-server = The server did not answer as it should. Try again in a moment.
fault-moved-on = The game has moved on. Your choice is no longer possible.
fault-page = Something on this page went wrong. Load it again, please.
fault-rule = Read the rule

## The front page.

front-over = City-building games · friends or bots · no account
front-title = Build a city. Then a better one.
front-lead = Sit down at a table in your browser: draft, stack, roof, plan and invest with friends on any device, or against bots from gentle to merciless. The rules are built in, so nobody has to argue.
front-friends = Open a table for friends
front-join = Find a table
front-games = Choose a game
players-one = 1 player
players-range = { $min }–{ $max } players
level-label = Strength of the bots in { $game }
level-novice = Novice
level-casual = Casual
level-strong = Strong
level-master = Master
play-bot = Play a bot
play-alone = Play
set-up = Set up a table
rules = Rules
promise-fair = Fair luck, provably.
promise-fair-text = Every shuffle is bound before the game and shown after it; anyone can check it.
promise-bots = Bots that think.
promise-bots-text = Four strengths, and a hint button that tells what they would do and why.
promise-guest = You are in.
promise-guest-text = No account, no e-mail: a guest name is enough, and a private link brings you back on any device.
# Names for guests, parted by commas.
guest-trades = Mason, Surveyor, Carpenter, Lamplighter, Glazier, Stonecutter, Gardener, Ferryman, Clockmaker, Tiler, Cartographer, Bricklayer

## Seats and players.

seat-number = Seat { $seat }
seat-free = free
seat-reserved = kept for a guest
seat-me = I sit here
seat-open = Open to anybody
seat-invited = By invitation
seat-bots = Bots
bot-named = { $number ->
        [0] { $level } bot
       *[other] { $level } bot { $number }
    }
players-label = Players
player-bot = bot
player-away = away, { $bot } plays
player-here = here
player-elsewhere = elsewhere
player-forfeited = gave up
player-points = { $points ->
    [one] one point
   *[other] { $points } points
 }
player-turn = to move
private = private
seats-free = { $count ->
    [0] full
    [one] one free seat
   *[other] { $count } free seats
 }

## Time.

time-days-hours = { $days } d { $hours } h
clock-none = no clock
clock-game = { $minutes } min each
clock-game-increment = { $minutes } min each + { $increment } s
clock-move = { $days ->
    [one] a day a turn
   *[other] { $days } days a turn
 }

## Lists of tables.

tables-title = Tables
tables-lists = Which tables
tables-to-join = To join
tables-to-watch = To watch
tables-finished = Finished
tables-game = Game
tables-all-games = All games
tables-none-to-join = No table waits for players
tables-none-to-watch = Nobody plays in public right now
tables-none-finished = No public game has been finished yet
tables-none-text = Open one: others will find it here, or you can send them the link.
table-play = Play
table-open = Go there
table-join = Join
table-watch = Watch
table-review = Look at it
phase-playing = { $steps ->
    [one] after one step
   *[other] after { $steps } steps
 }
phase-over = finished
phase-closed = closed
mine-title = My games
mine-none = No games yet
mine-none-text = Games you sit at appear here, those that wait for you first.
mine-choose = Choose a game

## A new table.

new-title = Open a table
new-game = Game
new-seats = Seats
new-players = Players
new-hot-seat = Several of you at one device: it is handed over at each turn.
new-options = Options of the game
new-table = The table
new-clock = Clock
new-clock-none = No clock
new-clock-quick = 10 minutes each, 5 seconds more for each action
new-clock-calm = 30 minutes each, 15 seconds more for each action
new-clock-long = 1 hour each, 30 seconds more for each action
new-clock-day = 1 day a turn
new-clock-days = 3 days a turn
new-clock-week = 7 days a turn
new-forfeit = Whoever runs out of time has lost (otherwise a bot plays on)
new-public = Public
new-public-help = Listed, and anybody may watch. Otherwise only those with the link find it.
new-hints = Hints
new-hints-help = Players may ask a bot what it would do. A game in which somebody does is not rated.
new-open = Open the table
new-open-help = You get a link to send around; the game begins when all seats are taken.
new-start = Start playing
new-start-help = All seats are taken, so the game begins at once.

## Before the game.

room-host = { $name } invites
room-sit = Sit here
room-invite = Invitation
room-invite-title = Invitation to a game of { $game }
room-invite-text = Send this link to one person: it opens this seat.
room-bot = Seat a bot
room-bot-level = Strength of the bots you seat
room-rise = Stand up
room-send-away = Send away
room-removed = { $name } was sent away and cannot sit down again.
room-admit = Let back in
room-start = Begin
room-wait = The game can begin when all seats are taken.
room-wait-start = Everybody is here. The host begins the game.
room-close = Close the table
room-link = Link to this table
room-link-public = Anybody may come, sit on a free seat or watch.
room-link-private = Only people with this link find the table.
room-options = Options

## At the table.

your-turn = Your turn
your-turn-help = Choose on the board; nothing is final until you confirm.
turn-of = { $name } is thinking
table-board = Board
table-side = Log and chat
table-others = Other tables
table-gone = This table is gone
table-gone-text = It was closed or removed, or the address is wrong.
table-unreachable = The table cannot be reached
table-unreachable-text = The server does not answer. The page keeps trying by itself.
confirm-choice = Your choice
confirm-looking = Looking ahead…
confirm-points = { $change } → { $points ->
    [one] one point
   *[other] { $points } points
 }
take-back = Take back
ask-back = Ask to take back
question = { $actions ->
    [one] { $name } asks to take back an action.
   *[other] { $name } asks to take back { $actions } actions.
 }
question-agree = Agree
question-decline = Rather not
question-waiting = You asked to take back. Waiting for the others.
hint = Hint
hint-thinking = Thinking…
hint-title = What the best bot would do
hint-win = wins { $share } %
hint-points = ends near { $points }
hint-none = The bot has no advice here.
hint-unrated = A game with hints does not count for ratings.
log = Log
log-label = What happened
log-replay = Look through the game from the start
chat = Chat
chat-label = Chat
chat-none = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-about = About { $name }
watching = { $count ->
    [0] nobody watches
    [one] one person watches
   *[other] { $count } people watch
 }
menu = Menu
menu-title = { $game }: the table
menu-leave = Go away for a while
menu-leave-text = A bot plays for you until you come back.
menu-return = Come back
menu-resign = Give up
menu-resign-sure = Yes, give up
menu-resign-text = You lose this game. This cannot be undone.
describe = The board in words
hand-over = Hand over
hand-over-to = Hand the device to { $name } (seat { $seat })
hand-over-text = Nothing is shown until you say that you are ready.
hand-over-log = The log is covered until the next player is ready.
hand-over-ready = I am ready
connection-lost = Connection lost. Reconnecting…
connection-back = Back again. Nothing was lost.
keys-title = Keyboard
keys-confirm = confirm the choice
keys-cancel = drop the choice; skip what others do
keys-undo = take back
keys-hint = ask for a hint
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
result-label = Result
result-you-won = You won!
result-won = { $count ->
    [one] { $names } won
   *[other] { $names } share the win
 }
result-won-alone = Won!
result-lost-alone = Lost this time
result-given-up = The game was not played to its end.
result-rematch = Rematch
result-to-rematch = To the rematch
result-replay = Replay
result-record = Record
result-fair = Was the luck fair?
result-fair-text = Before the game the server published the first line; after it, the second. With the record, “rynek verify” checks every draw.
result-commitment = Bound to:
result-seed = Seed:
result-link = Link to this game
breakdown-label = Score sheet
breakdown-source = Points from
breakdown-total = Total
plot-label = Points over the game
plot-steps = { $steps ->
    [one] one step
   *[other] { $steps } steps
 }

## Replay and records.

replay-title = Replay: { $game }
replay-start = Before the first step.
replay-controls = Steps
replay-first = To the start
replay-back = One step back
replay-forward = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-scrubber = Step
replay-at = { $at } / { $of }
replay-link = Link to this moment
replay-to-table = To the table
study-title = Open a record
study-text = A record is a whole game in one file: from this page, from the terminal, or from a friend. It is checked move by move and becomes a private table to look through.
study-choose = Choose a record file
study-drop = or drop it here
study-not-json = This file is not a record: a record is a JSON document, such as this page saves after a game.

## People.

profile-title = Profile and settings
profile-you = You
profile-name = Name
profile-name-help = What others see, up to 40 characters.
profile-public = How others see you
profile-page = This page
profile-language = Language
profile-theme = Colours
theme-system = as the system
theme-light = light
theme-dark = dark
theme-now = Colours: { $theme ->
    [light] light
    [dark] dark
   *[system] as the system
 }
profile-sound = A sound when it is your turn
profile-notify = A notification when it is your turn and you look elsewhere
profile-confirm = Ask before an action is carried out
profile-motion = Show motion
profile-devices = Other devices
profile-devices-text = A private link brings you, with your seats and games, to another device.
profile-link = Private link for another device
profile-link-warning = Whoever has this link is you. Do not share it with others.
profile-forget = Sign out all other devices
profile-webhook = Webhook
profile-webhook-url = Address
profile-webhook-help = The server calls this https address when it is your turn. Leave it empty for none.
profile-webhook-secret = Calls are signed with:
profile-data = Your data
profile-data-text = Everything kept about you: name, settings, seats, ratings, chat lines.
profile-export = Download everything
profile-delete = Delete me
profile-delete-text = Bots play on at your seats, your name disappears from finished games, and nothing brings you back.
profile-delete-yes = Yes, delete me
arrive-title = Welcome back
arrive-wrong = Ask for a new link on the device where you are signed in.
arrive-other = You are { $name } on this device. The link belongs to somebody else, perhaps to you on another device. Whoever you are here is lost without a link of their own.
arrive-switch = Switch
arrive-stay = Stay { $name }
person-since = Here since { $day }
person-ratings = Ratings
person-no-ratings = No rated games yet.
person-rated = { $games ->
    [one] one game, ± { $uncertainty }
   *[other] { $games } games, ± { $uncertainty }
 }
person-history = Games
person-see = See the profile
history-none = No finished games yet.
history-game = Game
history-place = Place
history-rating = Rating
history-day = Day
shun-label = { $name }: mute or block
shun-text = Muted people are not heard by you; blocked people also cannot sit at your tables.
shun-mute = Mute
shun-block = Block
shun-muted = muted
shun-blocked = blocked
shun-undo = Make peace
leaders-title = Ratings
leaders-text = Everybody begins at 1500, bots too. Somebody with 400 points more wins about ten games out of eleven. The number after ± says how far off a rating may still be: it is counted off for the order and shrinks with every game.
leaders-none = Nobody is rated yet
leaders-none-text = Finish a game against a person or a bot, and you are the first.
leaders-place = Place
leaders-name = Name
leaders-rating = Rating
leaders-games = Games

## Rules.

rules-of = Rules of { $game }
rules-search = Search the rules
rules-chapters = Chapters
rules-table = Table
rules-none = Nothing about “{ $search }” in these rules.

## Links and lost pages.

qr-show = QR code
qr-label = QR code: { $title }
lost-title = Nothing here
lost-text = This address leads nowhere: perhaps a piece of it was lost on the way.
lost-home = To the front page

## Learning.

nav-learn = Learn
learn = Learn
learn-game = Learn { $game }
learn-title = Learn by playing
learn-lead = Each game in about five minutes: a real board, one small task after another. You try, the rules answer.
learn-begin = Begin
learn-go-on = Go on
learn-again = Once more
learn-progress = { $done } of { $count } done
learn-known = (done)
learn-lesson = { $game }, lesson { $number } of { $count }
learn-lessons = Lessons
learn-others = Other games to learn
learn-well = Well done!
learn-watch = Watch what follows…
learn-strayed = That is allowed, but let us try something else now.
learn-show = Show me
learn-next = Next
learn-finish = Finish
learn-finished = You know { $game } now
learn-finished-text = Every kind of action is yours. Play a whole game: the bot is new to it, too, and the rules are a click away.
learn-none = Nobody teaches { $game } here yet
learn-none-text = Read the rules, or simply play: what is not allowed is refused with the reason.
learn-play = Play a novice bot
learn-try = Try it
learn-first = New here? Learn the game in five minutes
