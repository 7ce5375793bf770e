# What teaches Planners.

planners-lesson-take-title = Choose a colour
planners-lesson-take-task = The opening tile is on the table, and everyone chooses a colour. Take one that has room for an object immediately: red (middle row) or green (middle column).
planners-lesson-take-hint = Red and green each have two symbols in one line with no hole in between. Blue and yellow do not.
planners-lesson-take-done = Your colour comes with six objects, of lengths 2, 3, 4, 5, 6 and 7. The first player to place all six wins.
planners-lesson-take-wrong = Can I extend the city now?

planners-lesson-lay-title = Place an object
planners-lesson-lay-task = You have red. The middle row has a red symbol at both ends, three squares in all: place your object of length 3 there, from one end to the other.
planners-lesson-lay-hint = Tap the red symbol at one end of the middle row, then the one at the other end.
planners-lesson-lay-done = This is your first object. It may cover symbols of other colours; nobody can use them any more, and that is allowed. Meanwhile your rival has extended the city.
planners-lesson-lay-wrong = Can I place it down the middle column?

planners-lesson-extend-title = Extend the city
planners-lesson-extend-task = None of your objects fits anywhere, so you must extend the city. Choose “Extend the city”; you will see the tile afterwards.
planners-lesson-extend-hint = Choose “Extend the city”.
planners-lesson-extend-done = A tile was drawn for you. On your turn you either extend the city or place one object, never both.

planners-lesson-tile-title = Place the tile you have drawn
planners-lesson-tile-task = You have red. Place the tile along an edge of the city so that one of your objects would fit across the border: red symbols of both tiles in one line, with no hole in between. Rotate it until it fits.
planners-lesson-tile-hint = Try the place to the right of the city: one rotation of the tile puts red symbols into the middle row.
planners-lesson-tile-done = Red symbols of two tiles are now in one line. Symbols on adjacent tiles need not match; it is enough that edges touch.
planners-lesson-tile-wrong = Can I place it corner to corner?

planners-lesson-across-title = Across the border
planners-lesson-across-task = There are now red symbols in one row on two tiles. Place an object that crosses the border between them.
planners-lesson-across-hint = Start on a red symbol of the first tile and end on one of the tile to its right.
planners-lesson-across-done = Objects may run from tile to tile, as long as there is no hole, no gap and no other object in between.
planners-lesson-across-wrong = Can I go over the hole on the left?

planners-lesson-pass-title = When the tiles run out
planners-lesson-pass-task = The last tile has been placed. Everyone gets one more action, starting with player 1. Your last object fits nowhere, so pass.
planners-lesson-pass-hint = All you can do is pass.
planners-lesson-pass-done = Your rival places one more object, and the game is over. Nobody has placed all six, so the player with the fewest elements left wins: you have 7 left, your rival has 22.

planners-lesson-six-title = The sixth object
planners-lesson-six-task = Five of your objects are in place, and the last one has length 2. Find two red symbols next to each other and place it there.
planners-lesson-six-hint = Only one place fits: it is highlighted.
planners-lesson-six-done = All six are placed: you win immediately.

planners-figure-opening = A tile has nine squares: two symbols of each of the four colours, and a hole.
planners-figure-objects = Each planner has six objects; an object covers as many squares as its length.
