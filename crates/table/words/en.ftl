table-no-seat = This table has no seat { $seat }.
table-seat-taken = Seat { $seat } is taken. Choose another, or watch.
table-seat-reserved = Seat { $seat } is kept for somebody with its link. Ask for the link, or choose another seat.
table-seat-not-yours = Seat { $seat } is not yours to play.
table-removed = The host removed you from this table. Ask the host to let you back in, or choose another table.
table-private = This is a private table: only the people at it can write here. Sit down first, or open the link you were sent.
table-not-the-host = Only whoever opened the table can do this.
table-server-only = Only the server can do this.
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
record-fault-no-game = This is a record of “{ $given }”, which is not among the games here: { $known }.
record-fault-not-bound = This record says nothing of its luck, so there is nothing to check: the game was not played at a table.
record-fault-no-seed = The seed of this record is not known yet: take the record again when the game is over.
record-fault-other-seed = The seed is not the one that was bound before the game.
record-fault-counts = The record does not say for every draw and every seat what its luck came from.
record-fault-draw = Event { $event } was not drawn fairly: another outcome follows from the seed.
