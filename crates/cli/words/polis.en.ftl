# The board of Polis.

polis-board-round = Round { $round } of { $rounds }.
polis-board-chief = Chief architect: player { $chief }.
polis-board-stacks = { $stacks ->
        [0] No stack is left.
        [one] One stack is left.
       *[other] { $stacks } stacks are left.
    }
polis-board-last-round = This is the last round.
polis-board-market = Market, with the number of each tile:
polis-board-faces = { COMMAS($faces) }
polis-board-price = { $price ->
        [0] free
        [one] 1 stone
       *[other] { $price } stones
    }
polis-board-city = Player { $seat }: { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    }, { $points ->
        [one] 1 point so far
       *[other] { $points } points so far
    }
polis-board-city-to-move = Player { $seat }, to move: { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    }, { $points ->
        [one] 1 point so far
       *[other] { $points } points so far
    }
polis-board-legend =
    A capital with * is a plaza. The number beside the letter is the level; Q,R is below it.
    Directions K: 0 up, 1 up right, 2 down right, 3 down, 4 down left, 5 up left.
polis-play-help = An action is TILE Q,R K: the number of the tile, the hex for its first face, and the direction K of its second face; the third follows clockwise. Example: 12 1,-1 1
