# The arena.

arena-log-file = The file cannot be used: { $error }.
arena-log-differs = It contains another contest: “{ $field }” is { $found } there, but { $wanted } here.
arena-log-line = Line { $line } cannot be read.

arena-heading = { $players ->
        [one] { TITLE($game) }, 1 player:
       *[other] { TITLE($game) }, { $players } players:
    } { $deals ->
        [one] 1 deal,
       *[other] { $deals } deals,
    } { $games ->
        [one] 1 game,
       *[other] { $games } games,
    } seed { $seed }

arena-column-bot = bot
arena-column-wins = wins
arena-column-interval = 95%
arena-column-without-luck = without luck
arena-column-score = points
arena-column-score-interval = 95%
arena-column-rank = mean place
arena-column-time = ms per move
arena-column-rating = rating
arena-column-deviation = deviation
arena-column-moves = moves per game

arena-seat = Seat { $seat }
arena-report-title = { TITLE($game) } in the arena
arena-percent = { $share }%
arena-report-how = All bots play every deal with the same random draws. Intervals are 95%; the games of one deal count as one observation. Time is processor time on one core.
arena-report-again = To run it again:

arena-axis-wins = games won
arena-axis-games = share of games
arena-axis-points = points
arena-axis-moves = moves per game
arena-axis-choices = legal actions
arena-axis-progress = progress of the game, %
arena-axis-changes = lead changes per game
arena-axis-leader = games won by the leader
arena-axis-rating = rating

arena-figure-ratings = Ratings
arena-figure-ratings-note = Strength on the Elo scale, with an average of 1500: a lead of 100 points wins 64% of meetings, 200 points 76%.
arena-figure-pairs = Head to head
arena-figure-pairs-note = Share of meetings in which the bot on the left took the better place.
arena-figure-wins = Who wins
arena-figure-wins-note = Share of games won, with its 95% interval. The dashed line is what equally strong players would win.
arena-figure-scores = Points at the end
arena-figure-scores-note = How often each score occurred; the vertical line is the mean.
arena-figure-seats = Does the seat matter?
arena-figure-seats-note = Share of games won from each seat: by any bot, then by each bot.
arena-figure-length = How long a game is
arena-figure-length-note = Decisions of all players together: { $mean } on average, from { $least } to { $most }.
arena-figure-choices = How many choices there are
arena-figure-choices-note = Legal actions per decision: { $mean } on average, from { $least } to { $most }. The line is the median of all games; the band contains eight in ten.
arena-figure-changes = How often the lead changes
arena-figure-changes-note = Changes of the lead on points per game: { $mean } on average, from { $least } to { $most }. A tie is not a change.
arena-figure-leader = When is the game decided?
arena-figure-leader-note = How often the player who leads on points at that moment wins in the end. A curve that rises late means the game stays open.
arena-figure-course = How points accumulate
arena-figure-course-note = Average points each bot would have if the game were scored at that moment.
arena-figure-sources = Where points come from
arena-figure-sources-note = Average points from each line of the score sheet at the end.

arena-suite-column-match = match
arena-suite-column-bot = bot
arena-suite-column-figure = figure
arena-suite-column-target = target
arena-suite-column-measured = measured
arena-suite-column-interval = 95%
arena-suite-column-verdict = verdict
arena-suite-wins = wins
arena-suite-wins_at_least = wins, lower bound
arena-suite-wins_like = wins, upper bound
arena-suite-score_at_least = points, lower bound
arena-suite-ms_at_most = ms per move
arena-suite-reached = reached
arena-suite-missed = missed
