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
board-planners-desk = What to do now
board-planners-spot = Lay the tile at { $place }{ $gain ->
        [0] {""}
        [one] {": 1 more object of yours would fit"}
       *[other] {": "}{ $gain } more objects of yours would fit
    }
board-planners-begin = Begin an object at { $square }
board-planners-end = Lay an object of length { $length } from { $from } to { $to }
board-planners-left = Six objects
board-planners-togo = { $left ->
        [0] all six laid
        [one] one to go
       *[other] { $left } to go
    }
board-planners-squares = { $squares } squares
board-planners-take-length = Take up the object of length { $length }
board-planners-slot = An object of length { $length }, to be laid
board-planners-slot-laid = Length { $length }: laid
board-planners-open = { $count ->
        [one] One place open
       *[other] { $count } places open
    }
board-planners-watch = Show where { $name } could lay an object now
board-planners-opens = Would then fit for { $name }: { $lengths }
board-planners-closes = Would no longer fit for { $name }: { $lengths }
board-planners-youngest = For the youngest: planks lie over the pits, so objects may cross them.
board-planners-order = The order of the final placements
board-planners-do-colours = Choose a colour: you lay its six objects.
board-planners-do-choice = Draw an object from symbol to symbol, or extend the city.
board-planners-do-extend = None of your objects fits. Extend the city.
board-planners-do-tile = Lay the tile on a lit place. To turn it: R, the wheel, or tap it again.
board-planners-do-tap = Tap a lit place. Tap it again to turn the tile.
board-planners-do-final = The last tile is laid. Everybody is asked once: lay one more object, or nothing.
board-planners-do-pass = The last tile is laid, and none of your objects fits.
board-planners-wait-final = The last tile is laid. Everybody may lay one more object, in this order:
board-planners-wait-colours = Everybody chooses a colour, in the order of seats.
board-planners-wait-tile = { $name } has drawn this tile.
board-planners-wait-turn = { $name } lays an object or extends the city. Whoever lays all six first wins.
board-planners-won-six = { $name } has laid all six objects and wins.
board-planners-won-most = { $count ->
        [one] The last tile is laid: { $name } has the fewest squares left to lay and wins.
       *[other] The last tile is laid: { $name } have equally few squares left to lay and share the win.
    }
board-planners-key-extend = Extend the city
board-planners-key-length = Take up the object of this length
board-planners-key-pass = Lay nothing more

## What is at a square.

board-planners-about-object = { $objects }, length { $length }
board-planners-about-laid = Laid by { $name }. It stays, and nothing else lies there.
board-planners-about-symbol = Here the { $objects } of { $name } begin and end. Other objects may lie over it.
board-planners-about-idle = Nobody plays the { $objects }. Any object may lie over it.
board-planners-about-plain = Objects may lie over it, but not begin or end here.
board-planners-about-hole = { $youngest ->
        [yes] Objects may lie over it, but not begin or end here.
       *[other] No object may lie over it.
    }

## The board in words.

board-planners-say-tiles = Tiles, row by row: { $tiles }.
board-planners-say-drawn = The tile drawn, as it is printed: { $rows }.
board-planners-say-objects = Objects: { $objects }.
board-planners-say-object = { $object } { $span }
board-planners-say-planner = { $whose ->
        [yours] You
       *[theirs] { $name }
    }: { $colour }; lengths left { $left }; { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
