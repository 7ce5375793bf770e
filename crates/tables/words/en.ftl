table-no-seat = This table has no seat { $seat }.
table-seat-taken = Seat { $seat } is taken. Choose another, or watch.
table-seat-reserved = Seat { $seat } is kept for somebody with its link. Ask for the link, or choose another seat.
table-seat-not-yours = Seat { $seat } is not yours to play.
table-removed = The host removed you from this table. Ask the host to let you back in, or choose another table.
table-private = This is a private table: only the people at it can write here. Sit down first, or open the link you were sent.
table-not-the-host = Only whoever opened the table can do this.
table-house-only = Nobody can ask for this: the house sees to it.
table-begun = The game has begun, so the seats are settled.
table-not-begun = The game has not begun yet.
table-over = The game is over.
table-not-over = The game is not over yet.
table-empty-seats = { $seats ->
    [one] One seat is still empty. Invite somebody or seat a bot.
   *[other] { $seats } seats are still empty. Invite somebody or seat bots.
 }
table-not-your-turn = It is not the turn of seat { $seat }.
table-stale = Something happened since you chose. Look at the table as it is now and choose again.
table-nothing-to-take-back = Nothing of yours can be taken back: somebody acted since, or something was revealed. You can ask the others.
table-nothing-asked = Nobody asks to take anything back.
table-out-of-time = The time of seat { $seat } has run out, so the bot plays on: with days a turn until the next turn, otherwise to the end.
table-time-left = There is time left on the clock.
table-too-long = This is too long: at most { $most } bytes are taken.
table-no-such-bot = A bot is named by a word of at most 64 letters.
table-clock = A clock takes 10 to { $seconds } seconds for the game, or 1 to { $days } days a turn.
table-seat-count = { $seats } seats were planned, but { $players } play.
table-log-opened = { $name } opened the table.
table-log-sat = { $player } takes seat { $seat }.
table-log-rose = { $player } leaves seat { $seat }.
table-log-removed = { $player } was removed from seat { $seat } by the host.
table-log-admitted = { $name } may sit down again.
table-log-started = The game begins.
table-log-took-back = { $actions ->
    [one] { $player } takes back an action.
   *[other] { $player } takes back { $actions } actions.
 }
table-log-asked = { $actions ->
    [one] { $player } asks to take back an action.
   *[other] { $player } asks to take back { $actions } actions.
 }
table-log-agreed = { $player } agrees.
table-log-declined = { $player } would rather not.
table-log-left = { $player } is away; { $bot } plays on.
table-log-returned = { $player } is back.
table-log-resigned = { $player } gives up.
table-log-advised = { $player } asks a bot for advice. This game will not count for ratings.
table-log-ran-out = { $player } has run out of time.
table-log-outage = The server was unavailable, so the clocks were paused ({ $time }).
table-log-closed = The table was closed.
table-log-followed = Another game begins at a new table.
table-log-hidden = Something happened that you cannot see.
bot-name = { $bot ->
    [novice] Novice bot
    [casual] Casual bot
    [strong] Strong bot
    [master] Master bot
   *[other] { $bot } bot
 }{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
 }
store-conflict = Somebody was quicker. Look at the table as it is now and try again.
store-not-found = This is not here: it may be gone, or the address may be wrong.
store-exists = There is one already.
store-corrupt = What is stored is damaged: { $what }. Restore a backup, or ask whoever runs this place.
store-newer = A newer program wrote this store: it has version { $found }, and this program knows versions up to { $known }. Use the newer program.
store-older = An older version wrote this store: it has version { $found }, and this program uses version { $known }. Start the server once to bring it up to date.
store-not-a-store = This is neither a store nor a backup of Rynek, or its beginning is damaged.
store-empty = The file is empty.
store-in-use = { $path } is in use by another server{ $process ->
    [none] {""}
   *[other] {" "}(process { $process }{ $place ->
        [none] {""}
       *[other] , { $place }
     })
 }. Stop that server first, or use another file or folder. Several servers can share a PostgreSQL database (--store postgres://…).
store-unavailable = { $seconds ->
    [one] The store does not answer. Try again in a second.
   *[other] The store does not answer. Try again in { $seconds } seconds.
 }
store-unsupported = This kind of store cannot do this.
hall-damaged = Table { $table } is damaged on the server and cannot be opened. Other tables are not affected. Tell the person who runs this server: “rynek check” shows what is damaged, and a backup can bring the table back.
hall-other-rules = This game began by version { $found } of its rules, and this server plays version { $expected }. Games are never played by rules they did not begin with, so it waits here until a server of its version is back.
hall-other-edition = This game began with other components than this server has, so it cannot go on here.
hall-no-such-bot = There is no bot called “{ $given }” for this. Take one of { $known }.
hall-no-hints = This table was opened without hints.
hall-not-a-player = Only those who played can ask for another game.
hall-words = Say something of 1 to { $most } characters.
hall-no-room = Too many tables with their own components are in use right now. Try again in a few minutes, or play with the components that ship with the game.
hall-closing = The server is about to restart. Try again in a moment.
hall-busy = { $seconds ->
    [one] Too much is going on at once. Try again in a second.
   *[other] Too much is going on at once. Try again in { $seconds } seconds.
 }
record-fault-no-game = This is a record of “{ $given }”, which is not among the games here: { $known }.
record-fault-not-bound = This record says nothing of its luck, so there is nothing to check: the game was not played at a table.
record-fault-no-seed = The seed of this record is not known yet: take the record again when the game is over.
record-fault-other-seed = The seed is not the one that was bound before the game.
record-fault-counts = The record does not say for every draw and every seat what its luck came from.
record-fault-draw = Event { $event } was not drawn fairly: another outcome follows from the seed.
record-fault-too-long = The record has { $events } events; at most { $most } are taken in.
check-in-file = The file: { $what }
check-in-line = Line { $line }: { $what }
check-in-shelf = All of “{ $shelf }”: { $what }
check-in-table = Table { $table }: { $what }
check-in-row = “{ $shelf }”, { $key }: { $what }
check-structure = The structure of the database is damaged.
check-cut-off = The end is missing.
check-bytes = The checksum of the whole file does not match.
check-seals = Some checksums are missing.
check-unreadable = It cannot be read.
check-malformed = It cannot be read as a part of a backup.
check-twice = It is there twice.
check-missing = It is missing.
check-added = It was not there when the backup was made.
check-altered = It was changed after the backup was made.
check-value = Something in it cannot be read.
check-orphan = What it belongs to is missing.
check-entry-missing = Entry { $entry } is missing.
check-entry-changed = Entry { $entry } was changed after it was stored.
check-ends = The history ends at entry { $entry }, but the table does not.
check-seed = The seed is missing or was changed.
check-opening = The game cannot be opened as it was.
check-impossible = Entry { $entry } is not possible by the rules.
check-listing = What lists show of it does not match its history. Restoring puts this right.
check-chat = The chat was changed after the backup was made.
check-chat-line = A line of the chat cannot be read.
check-snapshot = A saved position does not match the history. This does no harm.
check-checksum = Only its checksum is damaged. The table itself is sound.
