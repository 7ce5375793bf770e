# The board of Polis.

polis-board-round = Round { $round } of { $rounds }. Chief architect: player { $chief }. { $stacks ->
        [0] No stack is left.
        [one] One stack is left.
       *[other] { $stacks } stacks are left.
    }
polis-board-last-round = This is the last round.
polis-board-market = Market row:
polis-board-price = { $price ->
        [0] free
        [one] 1 stone
       *[other] { $price } stones
    }
polis-board-city = City of player { $seat }: { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    }, { $points ->
        [one] 1 point so far
       *[other] { $points } points so far
    }
polis-board-city-to-move = City of player { $seat }, to move: { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    }, { $points ->
        [one] 1 point so far
       *[other] { $points } points so far
    }
polis-board-legend =
    Capital* = plaza; the number is the level; below it stand Q,R.
    Directions K: 0 up, 1 up right, 2 down right, 3 down, 4 down left, 5 up left.
polis-play-help = An action is TILE Q,R K: the tile's number, where its first hex goes, and the direction K of its second hex; the third follows clockwise. Example: 12 1,-1 1
