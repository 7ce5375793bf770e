# The board of Rooftops.

rooftops-board-legend = Below a site is its tower: two letters for its colour (bl black, wh white, gr grey, br brown), then its levels, the lowest first: _ has no roof, a number is the roof of that player. ~ is the lake, ^ a park, + a site where you can build, and dots are streets.
rooftops-board-short-black = bl
rooftops-board-short-white = wh
rooftops-board-short-grey = gr
rooftops-board-short-brown = br
rooftops-board-goals = Goals and the tokens left, in millions:
rooftops-board-market = Market:
rooftops-board-starters = For further starting floors:
rooftops-board-pile = { $pile ->
        [one] 1 card in the draw pile
       *[other] { $pile } cards in the draw pile
    }, { $discards } discarded. In the container:
rooftops-board-floor = { NOUN("rooftops-colour", $colour) }
rooftops-board-tower = { NOUN("rooftops-colour", $colour) }
rooftops-board-machine = { NOUN("rooftops-colour", $colour) }
rooftops-board-machine-steps = { NOUN("rooftops-colour", $colour) } +{ $steps }
rooftops-board-count = { $count ->
        [one] 1 { NOUN("rooftops-colour", $colour) }
       *[other] { $count } { NOUN("rooftops-colour", $colour) }
    }
rooftops-board-joker = any
rooftops-board-missing = { $count ->
        [one] 1 floor is missing: you may choose another
       *[other] { $count } floors are missing: you may choose others
    }
rooftops-board-brings-extra = (extra turn)
rooftops-board-begins-end = ! Taking this card triggers the end of the game.
rooftops-board-seat = Player { $seat }: { $points } million so far; roofs left: { $roofs }, visible: { $visible }; tokens: { $tokens }
rooftops-board-seat-to-move = Player { $seat }, to move: { $points } million so far; roofs left: { $roofs }, visible: { $visible }; tokens: { $tokens }
rooftops-board-end-roof = Player { $seat } has placed their last roof: { $equal ->
        [yes] the game ends with this round.
       *[no] everyone else has one last turn.
    }
rooftops-board-end-shortage = Player { $seat } could not take a floor shown on a card: { $equal ->
        [yes] one more round is played after this one.
       *[no] everyone has one last turn, player { $seat } last.
    }
rooftops-board-end-standstill = Nobody built for ten rounds: { $equal ->
        [yes] one more round is played after this one.
       *[no] everyone has one last turn, player { $seat } last.
    }
rooftops-board-starting = The next starting floor has the colour of the lowest floor on card { $card }.
rooftops-board-put-back = { $floors ->
        [one] You have more than ten floors: put 1 back.
       *[other] You have more than ten floors: put { $floors } back.
    }
rooftops-board-extra = This is an extra turn: take a card, build, or type: decline
rooftops-board-builds = You can build (site, colours of the tower, and the spaces its machine moves for a roof there):
rooftops-board-no-builds = You can’t build now: take a card.
rooftops-board-pays = pay:
rooftops-board-or = or roof on:
rooftops-board-token = (+{ $tokens } million)
rooftops-play-help = take CARD takes a card; add colours for its jokers. build SITE COLOUR ROOF builds; ROOF is the site of the building that gets your roof: the new one or one of its neighbours. return COLOUR COLOUR puts floors back, start SITE COLOUR places a starting floor, decline declines an extra turn. Colours: black, white, grey, brown. Examples: take 1 black white; build C4 black C6
