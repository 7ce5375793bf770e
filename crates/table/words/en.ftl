table-no-seat = This table has no seat { $seat }.
table-seat-taken = Seat { $seat } is taken. Choose another, or watch.
table-seat-reserved = Seat { $seat } is reserved. Ask for its link, or choose another seat.
table-seat-not-yours = Seat { $seat } is not yours.
table-removed = The host removed you from this table. Ask the host to let you back in, or choose another table.
table-private = This is a private table: only the people at it can write here. Take a seat first, or open the link you were sent.
table-not-the-host = Only the host can do this.
table-server-only = The server does this automatically; it cannot be requested.
table-begun = The game has started, so seats can no longer change.
table-day = This is the city of the day: you play it alone and once, and no bot takes your place. You can resign.
table-not-begun = The game has not started yet.
table-over = The game is over.
table-not-over = The game is not over yet.
table-empty-seats = { $seats ->
    [one] 1 seat is still empty. Invite someone or add a bot.
   *[other] { $seats } seats are still empty. Invite people or add bots.
 }
table-not-your-turn = It is not player { $seat }’s turn.
table-stale = The table has changed since you chose. Look at it again and choose once more.
table-nothing-to-take-back = You can’t take back anything: another player has acted since, or something was revealed. You can ask the others.
table-nothing-asked = Nobody has asked to take anything back.
table-out-of-time = Seat { $seat } has run out of time, so a bot plays on: until the next turn with a daily clock, otherwise to the end.
table-time-left = There is time left on the clock.
table-too-long = This is too long (limit: { $most } bytes).
table-name = A name has 1 to { $most } visible characters.
table-no-such-bot = A bot’s name is one word of at most 64 letters.
table-clock = A clock allows 10 to { $seconds } seconds for the game, or 1 to { $days } days per turn.
table-seat-count = The number of seats ({ $seats }) does not match the number of players ({ $players }).
table-log-opened = { $name } opens the table.
table-log-sat = { $name } takes seat { $seat }.
table-log-named = The player in seat { $seat }: { $name }.
table-log-rose = { $name } leaves seat { $seat }.
table-log-removed = { $name } is removed from seat { $seat } by the host.
table-log-admitted = { $name } may take a seat again.
table-log-seats-drawn = Seats are drawn by lot: { $seats }.
table-log-seat = { $name } in seat { $seat }
table-log-started = The game starts.
table-log-took-back = { $whose ->
        [yours] You take
       *[theirs] { $player } takes
    } back { $actions ->
        [one] an action.
       *[other] { $actions } actions.
    }
table-log-asked = { $whose ->
        [yours] You ask
       *[theirs] { $player } asks
    } to take back { $actions ->
        [one] an action.
       *[other] { $actions } actions.
    }
table-log-agreed = { $whose ->
        [yours] You agree
       *[theirs] { $player } agrees
    }.
table-log-declined = { $whose ->
        [yours] You decline
       *[theirs] { $player } declines
    }.
table-log-left = { $whose ->
        [yours] You step away
       *[theirs] { $player } steps away
    }; { $bot } plays on.
table-log-returned = { $whose ->
        [yours] You are back
       *[theirs] { $player } is back
    }.
table-log-resigned = { $whose ->
        [yours] You resign
       *[theirs] { $player } resigns
    }.
table-log-advised = { $whose ->
        [yours] You ask
       *[theirs] { $player } asks
    } a bot for a hint. This game will not be rated.
table-log-ran-out = { $whose ->
        [yours] You run
       *[theirs] { $player } runs
    } out of time.
table-log-outage = The server was unavailable, so the clocks were paused: { $time }.
table-log-closed = The table was closed.
table-log-followed = The next game is at a new table.
table-log-hidden = Something happened that you cannot see.
record-fault-no-game = This is a record of “{ $given }”, which is not available here. Games: { COMMAS($known) }.
record-fault-not-bound = This record has no data about its shuffles, so there is nothing to verify. Only games played at a table have it.
record-fault-no-seed = The seed of this record is not known yet: download the record again when the game is over.
record-fault-other-seed = The seed does not match the commitment published before the game.
record-fault-counts = The record is incomplete: some draws or seats have no random contribution.
record-fault-lot = The seats were not drawn fairly: another order follows from the seed.
record-fault-draw = Event { $event } was not drawn fairly: a different outcome follows from the seed.
record-fault-too-long = The record is too long. Events: { $events }. Limit: { $most }.
