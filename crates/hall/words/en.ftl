hall-damaged = Table { $table } is damaged on the server and cannot be opened. Other tables are not affected. Please contact the operator of this server: “rynek check” shows what is damaged, and the table can be restored from a backup.
hall-other-rules = This game was started with version { $found } of the rules, but this server plays version { $expected }. It can only be continued on a server with that version.
hall-other-edition = This game was started with different components from the ones on this server, so it cannot be continued here.
hall-no-such-bot = There is no bot “{ $given }”. Choose { OR($known) }.
hall-no-hints = This table was opened without hints.
hall-not-a-player = Only the players of this game can ask for another one.
hall-words = A message must have 1 to { $most } characters.
hall-no-room = Too many tables with their own components are in use right now. Try again in a few minutes, or play with the components that ship with the game.
hall-closing = The server is about to restart. Try again in a moment.
hall-busy = { $seconds ->
    [one] The server is busy. Try again in 1 second.
   *[other] The server is busy. Try again in { $seconds } seconds.
 }
