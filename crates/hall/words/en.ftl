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
record-fault-too-long = The record has { $events } events; at most { $most } are taken in.
