# The board of Planners.

planners-board-legend = The numbers round the map are X and Y of the squares. [R══R] is an object in a row; in a column it runs down from [R] to [R].
planners-board-youngest = Variant for the youngest: objects may lie over holes.
planners-board-stack = { $tiles ->
        [0] No tile is left in the stack.
        [one] One tile is left in the stack.
       *[other] { $tiles } tiles are left in the stack.
    }
planners-board-final = Final placements: everyone may lay one more object or pass.
planners-board-drawn = Player { $seat } has drawn tile { $tile }. The free places for it are in brackets on the map; it looks like this for each rotation R:
planners-board-seat = Player { $seat }, { $objects }: { $elements ->
        [one] 1 element laid. Left:
       *[other] { $elements } elements laid. Left:
    }
planners-board-seat-to-move = Player { $seat }, { $objects }, to move: { $elements ->
        [one] 1 element laid. Left:
       *[other] { $elements } elements laid. Left:
    }
planners-board-seat-without = Player { $seat }: no colour yet
planners-board-colours = Player { $seat } chooses a colour:
planners-board-fits = Spots for the objects of player { $seat }, by length:
planners-board-no-fit = None of the objects of player { $seat } fits anywhere now.
planners-play-help = lay X,Y X,Y lays an object from one square to another, both ends on your symbols. extend draws a tile; then tile X,Y R lays it on place X,Y of those in brackets, turned R quarters clockwise. take COLOUR chooses red, green, blue or yellow at the start; pass is for the end, when no tile is left. Examples: lay 0,0 2,0; tile 1,0 3
