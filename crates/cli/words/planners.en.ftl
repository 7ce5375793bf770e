# The board of Planners.

planners-board-legend = The numbers around the map are X and Y of the squares. [R══R] is an object in a row; in a column it runs down from [R] to [R].
planners-board-youngest = Young players’ variant: objects may cross holes.
planners-board-stack = { $tiles ->
        [0] No tile is left in the stack.
        [one] One tile is left in the stack.
       *[other] { $tiles } tiles are left in the stack.
    }
planners-board-final = { $rounds_off ->
        [yes] End of the round: players who have not had a turn in it may place one more object or pass.
       *[no] Final placements: everyone may place one more object or pass.
    }
planners-board-drawn = Player { $seat } has drawn a tile. The free places for it are in brackets on the map; it looks like this for each rotation R:
planners-board-seat = Player { $seat }, { NOUN("planners-objects", $objects) }: { $elements ->
        [one] 1 element placed. Left:
       *[other] { $elements } elements placed. Left:
    }
planners-board-seat-to-move = Player { $seat }, { NOUN("planners-objects", $objects) }, to move: { $elements ->
        [one] 1 element placed. Left:
       *[other] { $elements } elements placed. Left:
    }
planners-board-seat-without = Player { $seat }: no colour yet
planners-board-colours = Player { $seat } chooses a colour:
planners-board-colour = { NOUN("planners-colour", $colour) }: { NOUN("planners-objects", $objects) }
planners-board-fits = Places for objects, by length (player { $seat }):
planners-board-no-fit = No object fits anywhere now (player { $seat }).
planners-play-help = lay X,Y X,Y places an object from one square to another, both ends on your symbols. extend draws a tile; then tile X,Y R adds it at place X,Y, one of those in brackets, rotated R quarter turns clockwise. take COLOUR chooses red, green, blue or yellow at the start; pass is for the end, when no tile is left. Examples: lay 0,0 2,0; tile 1,0 3
