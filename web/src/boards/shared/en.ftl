# What every board says.

board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-fit = Show everything
board-turn-left = Rotate left
board-turn-right = Rotate right
board-let-go = Put back
board-key-zoom = Zoom in, zoom out, show everything
board-key-turn = Rotate the chosen piece
board-key-move = Move between the allowed places
board-key-choose = Choose, then confirm
board-key-cancel = Cancel the choice
board-stand = Show buildings standing up
board-key-stand = Switch between the flat view and standing buildings

## After the game.

result-label = Result
result-you-won = You won!
result-you-shared = You share the win
result-you-lost = You lost
result-place = Place { $place } of { $of } with { $amount }
result-medal-bronze = Bronze medal
result-medal-silver = Silver medal
result-medal-gold = Gold medal
result-medal-why = Easy: bronze, medium: silver, hard: gold; one better with { $time ->
        [one] 1 round
       *[other] { $time } rounds
    } to spare.
result-best-first = Your first result here: { $amount }
result-best-new = New personal best: { $amount } (before: { $before })
result-best = Your best: { $amount }
result-tie-shared = Equal there, too: the place is shared.
result-picture = Save picture
result-share = Share
result-won = { $count ->
    [one] { $names } won
   *[other] { $names } share the win
 }
result-won-alone = Won!
result-lost-alone = Lost this time
result-given-up = The game was not finished.
result-rematch = Rematch
result-to-rematch = To the rematch
result-next-up = You were clearly stronger. Try the next level:
result-next-down = That was hard. Try an easier level:
result-next-play = Play { NOUN("level", $level) }
result-replay = Replay
review-back = Back to the review (step { $step })
result-record = Record
result-fair = Were the shuffles fair?
result-fair-text = The server published the first line before the game and the second after it. “rynek verify” uses both to check every draw in the record.
result-fair-here = This device chose the seed, so this is no proof for others.
result-commitment = Commitment:
result-seed = Seed:
result-link = Link to this game
breakdown-label = Score sheet
breakdown-source = Points from
breakdown-total = Total
plot-label = Points over the game
plot-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 }
