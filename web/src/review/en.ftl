# The review of a finished game.

review-title = Review: { $game }
fault-review-no-engine = This page was built without the games for the browser, or this browser can’t run them, so games can’t be reviewed here. “rynek review” does it in the terminal.
fault-review-not-over = This game is not over yet. It can be reviewed once it has ended.
review-to-table = To the table
review-to-replay = To the replay

## Progress.

review-progress = Progress of the review
review-rough = Rough review: { $share }%
review-finer = Rough result; it is getting more exact: { $share }%
review-stopped = Stopped at { $share }%. What was found so far is saved.
review-done = Complete. Each value is the mean of { $samples ->
        [one] 1 simulated game
       *[other] { $samples } simulated games
    }.
review-saved-here = Saved in this browser.
review-stop = Stop
review-continue = Continue
review-waiting = The first rough result appears in a few seconds. You can already look at the game.

## The current step.

review-step = Current step
review-before = Before the first action
review-place = Step { $at } of { $of }
review-class-best = Best
review-class-good = Good
review-class-inaccuracy = Inaccuracy
review-class-mistake = Mistake
review-class-blunder = Blunder
review-only = The only possible action
review-drawn = Random draw
review-lost = Lost { $lost } percentage points of the chance to win (± { $error }).
review-lost-nothing = Lost nothing of the chance to win.
review-better = Better ({ $win }%): { $text }
review-as-good = Equally good ({ $win }%): { $text }
review-line-show = Show the better line
review-line-show-equal = Show the other line
review-line = A better line
review-line-at = Action { $at } of { $of } of the line
review-line-start = The position before the decision
review-line-back = Back to the game
review-values = Values after this step
review-player = Player
review-chance = Chance to win
review-points = Expected points
review-spoken-chance = Chance to win: { COMMAS($chances) }.
review-spoken-one = { $name } { $win }%

## The plot.

review-plot = Over the game
review-plot-which = What the plot shows
review-plot-win = Chance to win over the game, in percent
review-plot-points = Expected points over the game
review-plot-help = The shaded band holds the true value in 19 of 20 cases.
review-legend = Marks
review-legend-turn = Turning point
review-legend-moment = Decisive moment
review-table = The values as a table
review-table-step = Step

## Moments and moves.

review-moments = What decided the game
review-moments-none = No single step changed the chances much.
review-moment-go = Moment { $number }: step { $step }
review-moves = Moves
review-moves-lapses = Only mistakes
review-moves-none = Nobody made a mistake.
review-next-lapse = Next mistake
review-previous-lapse = Previous mistake
review-turn = turning point

## The players.

review-accuracy = Accuracy
review-accuracy-of = { $accuracy }%
review-decisions = { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
 }
review-class-count = { $class ->
    [best] Best
    [good] Good
    [inaccuracy] Inaccuracies
    [mistake] Mistakes
   *[blunder] Blunders
 }: { $count }
review-sums = Luck and choices
review-sums-help = Start, luck of the random draws, own choices and those of the other players add up to the result.
review-sums-win = In percentage points of the chance to win
review-sums-points = In points
review-sum-start = Start
review-sum-luck = Luck
review-sum-own = Own choices
review-sum-others = Others’ choices
review-sum-result = Result
review-sum-adjusted = Result without luck
review-lost-sum = Lost by choice, compared with the best found
review-give = ± { $error }

## What if.

review-what-if = What if?
review-what-if-text = Play on from this position against bots. It becomes a new game on this device; the review stays as it is.
review-what-if-seat = Play as
review-what-if-go = Play on from here
review-what-if-over = The game is over at this position. Go back a few steps first.
review-branches = Games played on from here
review-branch = From step { $step }
review-branch-line = From step { $step }, along the better line

## Keys.

review-keys = Keyboard
review-keys-step = one step back or forward; in a better line, along the line
review-keys-far = ten steps back or forward
review-keys-ends = to the start, to the end
review-keys-lapse = next or previous mistake
review-keys-moment = a decisive moment
review-keys-line = show the better line
review-keys-leave = leave the line
review-keys-switch = chance to win or expected points
review-keys-help = this list
