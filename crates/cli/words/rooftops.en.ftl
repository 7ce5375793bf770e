# The board of Rooftops.

rooftops-board-legend = Under a site stands its tower: two letters of its colour (bl, wh, gr, br), then its levels, the lowest first: _ without a roof, a number for the roof of that player. Of the marks, ~ is the lake, ^ a park, + a site where you can build, and dots are streets.
rooftops-board-goals = Goals and the tokens left, in millions:
rooftops-board-market = Market:
rooftops-board-starters = For further starting floors:
rooftops-board-pile = { $pile ->
        [one] One card in the pile,
       *[other] { $pile } cards in the pile,
    } { $discards } discarded. In the container:
rooftops-board-joker = any
rooftops-board-missing = { $count ->
        [one] one floor is missing: you may choose another
       *[other] { $count } floors are missing: you may choose others
    }
rooftops-board-brings-extra = (extra turn)
rooftops-board-begins-end = ! Taking this card begins the end of the game.
rooftops-board-seat = Player { $seat }: { $points } million so far; roofs in hand { $roofs }, on top { $visible }; tokens { $tokens }
rooftops-board-seat-to-move = Player { $seat }, to move: { $points } million so far; roofs in hand { $roofs }, on top { $visible }; tokens { $tokens }
rooftops-board-end-roof = Player { $seat } has placed the last roof: everyone else has one last turn.
rooftops-board-end-shortage = There were not enough floors for player { $seat }: everyone has one last turn, player { $seat } comes last.
rooftops-board-end-standstill = No one has built for ten rounds: everyone has one last turn, player { $seat } comes last.
rooftops-board-starting = The next starting floor has the colour of the lowest floor of card { $card }.
rooftops-board-put-back = { $floors ->
        [one] You have more than ten floors: put one back.
       *[other] You have more than ten floors: put { $floors } back.
    }
rooftops-board-extra = This is an extra turn: take a card, build, or write: decline
rooftops-board-builds = You can build (site, colours and the steps for a roof there):
rooftops-board-no-builds = You cannot build now: take a card.
rooftops-board-pays = pays { $floors }
rooftops-board-or = or roof on
rooftops-board-token = {" "}({ $tokens } million)
rooftops-board-star = {" "}(extra turn)
rooftops-play-help = take CARD takes a card; colours for its jokers follow. build SITE COLOUR ROOF builds, ROOF being the site of the building that gets your roof: the new one or one of its neighbours. return COLOUR COLOUR puts floors back, start SITE COLOUR places a starting floor, decline does without an extra turn. Colours: black, white, grey, brown. Examples: take 1 black white; build C4 black C6
