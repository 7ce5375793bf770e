# Leaderboards: ratings, and the city of the day.

leaders-text = Everyone starts at 1500, bots included. A player rated 400 points higher wins about ten games out of eleven. The number after ± is the uncertainty of a rating; it is subtracted for the ranking and shrinks with every game.
leaders-none = Nobody is rated yet
leaders-none-text = Finish a game against a person or a bot to be the first.
leaders-place = Place
leaders-name = Name
leaders-rating = Rating
leaders-games = Games

## The city of the day.

daily-text = Every day a new city in each game: the same draws and the same bots for everyone. Your first attempt is the one that is rated; nothing can be taken back.
daily-card = One city in each game today, the same for everyone. How do you compare?
daily-left = { $games ->
    [0] All played today
    [one] 1 game left today
   *[other] { $games } games left today
 }
daily-open = Today’s games
daily-streak = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
 }
daily-day = Day
daily-before = Day before
daily-after = Day after
daily-today = Today
daily-done = , played
daily-setup = { $bots ->
    [0] You play alone.
    [one] Against 1 bot: { NOUN("level", $level) }.
   *[other] Against { $bots } bots: { NOUN("level", $level) }.
 }
daily-until = The rated games of this day end at { $time }.
daily-past = This day is over: games played now are not rated.
daily-play = Play today’s city
daily-again = Play again
daily-continue = Continue
daily-once = You have one rated attempt, and it starts with this button. It must be finished today.
daily-not-yet = Not played yet
daily-playing = In progress
daily-no-result = No result: you resigned, or the day was over
daily-result = Place { $place }, { $points } points
daily-alone = { $won ->
    [yes] Won
   *[no] Lost
 }, points: { $points }
daily-better = At least as good as { $percentile }% of all attempts
daily-look = See the table
daily-share = A line to share. It reveals nothing about the city.
daily-board = Leaderboard
daily-nobody = Nobody has played yet.
daily-at-table = At the table
daily-points = Points
daily-percentile = Not better
daily-minutes = Minutes
daily-tries = Opened
daily-week = The week
daily-week-text = The percentages of everyone’s best five days, added up.
daily-week-score = Score
daily-days = Days
daily-offline = Played offline
daily-offline-text = The draws of these games follow from the date alone, so they could be known in advance. Every move was checked; they are not rated.
daily-here = On this device
daily-here-text = The draws of this city follow from the date, so it is not rated and differs from the server’s.
daily-play-here = Play on this device
daily-hand-in = Send to the server
daily-handed-in = Sent to the server
daily-fair = The anchor commits the server to the cities of all its days. When a day is over, its key is published, and “rynek verify” checks every draw and every move of a bot.
daily-anchor = Anchor:
daily-key = Key of the day:
daily-none = There was no city on this day.
