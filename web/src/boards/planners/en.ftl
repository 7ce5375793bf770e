# What the board of Planners says.

board-planners-city = The city
board-planners-colours = Choose what you build
board-planners-drawn = Drawn tile
board-planners-stack = { $tiles ->
        [0] No tiles left in the stack
        [one] 1 tile left in the stack
       *[other] { $tiles } tiles left in the stack
    }
board-planners-extend = Extend the city
board-planners-pass = Pass
board-planners-desk = What to do now
board-planners-spot = Place the tile at { $place }
board-planners-spot-gain = Place the tile at { $place }: { $gain ->
        [one] 1 more of your objects would fit
       *[other] { $gain } more of your objects would fit
    }
board-planners-begin = Start an object at { $square }
board-planners-end = Place an object of length { $length } from { $from } to { $to }
board-planners-left = Six objects
board-planners-togo = { $left ->
        [0] all six placed
        [one] 1 to go
       *[other] { $left } to go
    }
board-planners-squares = { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    }
board-planners-take-length = Choose the object of length { $length }
board-planners-slot = An object of length { $length }, not placed yet
board-planners-slot-laid = Length { $length }: placed
board-planners-open = { $count ->
        [one] 1 place to build
       *[other] { $count } places to build
    }
board-planners-watch = Show where { $name } could place an object now
board-planners-opens = Would then fit ({ $name }): { $lengths }
board-planners-closes = Would no longer fit ({ $name }): { $lengths }
board-planners-youngest = Young players’ variant: objects may cross holes (planks cover them).
board-planners-order = Order of the final placements
board-planners-do-colours = Choose a colour: you will place its six objects.
board-planners-do-choice = Draw an object from symbol to symbol, or extend the city.
board-planners-do-extend = None of your objects fits. Extend the city.
board-planners-do-tile = Place the tile on a highlighted place. To rotate it: R, mouse wheel, or tap it again.
board-planners-do-tap = Tap a highlighted place. Tap it again to rotate the tile.
board-planners-do-final = { $tiles ->
        [0] The last tile has been placed. Everyone gets one more action: place an object or pass.
       *[other] { $name } has placed the last object. You have as many turns: place one more object or pass.
    }
board-planners-do-pass = { $tiles ->
        [0] The last tile has been placed, and none of your objects fits.
       *[other] { $name } has placed the last object, and none of yours fits.
    }
board-planners-wait-final = { $tiles ->
        [0] The last tile has been placed. Everyone may place one more object, in this order:
       *[other] { $name } has placed the last object. Players who have not had a turn in this round may place one more:
    }
board-planners-wait-colours = Everyone chooses a colour, in seat order.
board-planners-wait-tile = { $name } has drawn this tile.
board-planners-wait-turn = { $name } places an object or extends the city. The first player to place all six objects wins.
board-planners-won-six = { $name } has placed all six objects and wins.
board-planners-won-most = The last tile has been placed. { $name } has the fewest elements left and wins.
board-planners-won-tied = The last tile has been placed. { $names } are tied for the fewest elements left and share the win.
board-planners-key-extend = Extend the city
board-planners-key-length = Choose the object of this length
board-planners-key-pass = Pass

## What is at a square.

board-planners-about-object = { NOUN("planners-object", $object) }, length { $length }
board-planners-about-laid = Player: { $name }. The object stays, and nothing else can be placed here.
board-planners-about-symbol = Here { NOUN("planners-objects", $objects) } start and end ({ $name }). Other objects may cover the symbol.
board-planners-about-idle = Nobody plays this colour ({ NOUN("planners-objects", $objects) }). Any object may cover the symbol.
board-planners-about-plain = Objects may cover it, but not start or end here.
board-planners-about-hole = { $youngest ->
        [yes] Objects may cross it, but not start or end here.
       *[other] No object may cross it.
    }

## The board in words.

board-planners-say-drawn = The drawn tile, not rotated. First row: { COMMAS($first) }. Second row: { COMMAS($second) }. Third row: { COMMAS($third) }.
board-planners-say-tile = Tile { $at }. First row: { COMMAS($first) }. Second row: { COMMAS($second) }. Third row: { COMMAS($third) }.
board-planners-say-objects = Objects: { $count ->
        [0] none
       *[other] { COMMAS($objects) }
    }.
board-planners-say-object = { NOUN("planners-object", $object) } from { $from } to { $to }
board-planners-say-planner = { $whose ->
        [yours] You
       *[theirs] { $name }
    }: { NOUN("planners-colour", $colour) }; lengths left: { $count ->
        [0] none
       *[other] { COMMAS($left) }
    }; { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
board-planners-say-new = { $whose ->
        [yours] You
       *[theirs] { $name }
    }: no colour yet.

## The form of editions.

board-planners-edition-tile = Type the nine squares of each tile, row by row. Then the next tile follows by itself. A click on a square changes it.
board-planners-edition-face = { $face ->
    [R] red
    [G] green
    [B] blue
    [Y] yellow
    [o] hole
   *[other] plain
 }
board-planners-edition-picture = Squares of the tile
board-planners-edition-square = Row { $row }, column { $column }: { $face ->
    [R] red
    [G] green
    [B] blue
    [Y] yellow
    [o] hole
   *[other] plain
 }

## The result.

board-planners-amount = { $points ->
        [one] 1 element
       *[other] { $points } elements
    }
board-planners-tie = Elements are tied: the player who has placed more objects is ahead.
