daily-fault-setup = This record has another set-up than the city of that day: the game, the options, the components or the players differ.
daily-fault-draw = Event { $event } is not the draw of that day.
daily-fault-bot = Event { $event } is not what the bot plays there. If the program was updated since, its bots may play differently.
daily-fault-event = Event { $event } does not belong to a city of the day, where nothing is taken back and no one is replaced.
daily-fault-unfinished = This game is not over. Play it to its end first.
