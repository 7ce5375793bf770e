# The arena.

arena-log-file = The file cannot be used: { $error }.
arena-log-differs = it holds another contest: “{ $field }” is { $found } there, but { $wanted } here
arena-log-line = line { $line } cannot be read ({ $detail })

arena-heading = { $title }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }: { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }, { $games ->
        [one] 1 game
       *[other] { $games } games
    }, seed { $seed }

arena-column-bot = bot
arena-column-wins = wins
arena-column-interval = 95 %
arena-column-score = points
arena-column-score-interval = 95 %
arena-column-rank = mean place
arena-column-time = ms a move
arena-column-rating = rating
arena-column-deviation = deviation
arena-column-moves = moves a game

arena-seat = Seat { $seat }
arena-report-title = { $title } in the arena
arena-report-how = Everybody who plays a deal meets the same chance. Intervals hold 95 %; the games of a deal count as one observation. Time is processor time of one core.
arena-report-again = To play it again:

arena-axis-wins = games won
arena-axis-games = share of games
arena-axis-points = points
arena-axis-moves = moves in a game
arena-axis-choices = legal actions
arena-axis-progress = how much of the game is played, %
arena-axis-changes = changes of the lead in a game
arena-axis-leader = games the leader wins
arena-axis-rating = rating

arena-figure-ratings = Ratings
arena-figure-ratings-note = Strength on Elo's scale, the average being 1500: 100 points more win 64 % of meetings, 200 points 76 %.
arena-figure-pairs = Against each other
arena-figure-pairs-note = The share of meetings in which the one on the left had the better place.
arena-figure-wins = Who wins
arena-figure-wins-note = The share of games won, with its 95 % interval. The broken line is what equals would win.
arena-figure-scores = Points at the end
arena-figure-scores-note = How often each score came up; the upright line is the mean.
arena-figure-seats = Does the seat matter?
arena-figure-seats-note = The share of games won from each seat: by anybody, then by each bot.
arena-figure-length = How long a game is
arena-figure-length-note = Decisions of all players together: { $mean } on average, from { $least } to { $most }.
arena-figure-choices = How much there is to choose from
arena-figure-choices-note = Legal actions at a decision: { $mean } on average, from { $least } to { $most }. The line is the middle of all games, the band holds eight in ten.
arena-figure-changes = How often the lead changes
arena-figure-changes-note = Changes of the lead in points in a game: { $mean } on average, from { $least } to { $most }. Being level is not a change.
arena-figure-leader = When is the game decided?
arena-figure-leader-note = How often whoever is ahead in points at that moment goes on to win. A line that rises late is a game that stays open.
arena-figure-course = How points come in
arena-figure-course-note = The points everybody would have if the game were scored at that moment, on average.
arena-figure-sources = Where points come from
arena-figure-sources-note = What each line of the score sheet brings at the end, on average.

arena-suite-column-match = match
arena-suite-column-bot = bot
arena-suite-column-figure = figure
arena-suite-column-target = target
arena-suite-column-measured = measured
arena-suite-column-interval = 95 %
arena-suite-column-verdict = verdict
arena-suite-wins = wins
arena-suite-wins_at_least = wins, lower end
arena-suite-wins_like = wins, upper end
arena-suite-score_at_least = points, lower end
arena-suite-ms_at_most = ms a move
arena-suite-reached = reached
arena-suite-missed = missed
