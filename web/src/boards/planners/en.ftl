# What the board of Planners says.

board-planners-city = The city
board-planners-colours = Choose what you build
board-planners-drawn = The tile drawn
board-planners-stack = { $tiles ->
        [0] No tile left in the stack
        [one] One tile left in the stack
       *[other] { $tiles } tiles left in the stack
    }
board-planners-extend = Extend the city
board-planners-pass = Lay nothing more
board-planners-spot = Lay the tile at { $place }
board-planners-begin = Begin an object at { $square }
board-planners-end = Lay an object from { $from } to { $to }
board-planners-left = Objects still to lay
board-planners-laid = { $laid } of 6 laid
board-planners-take-length = Take up the object of length { $length }
board-planners-hopes = Dashed outlines: objects that would then fit.
board-planners-do-colours = Choose a colour: you lay its six objects.
board-planners-do-choice = Lay an object from symbol to symbol, or extend the city.
board-planners-do-tile = Lay the tile on a lit place. To turn it: R, the wheel, or tap it again.
board-planners-do-final = The last tile is laid: lay one more object, or pass.
board-planners-key-extend = Extend the city

## The board in words.

board-planners-say-tiles = Tiles, row by row: { $tiles }.
board-planners-say-objects = Objects: { $objects }.
board-planners-say-object = { $object } { $span }
board-planners-say-planner = { $name ->
        [yours] You
       *[other] Seat { $name }
    }: { $colour }; lengths left { $left }; { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
