# What teaches Planners.

planners-lesson-take-title = Choose a colour
planners-lesson-take-task = The opening tile lies there, and everybody chooses a colour. Take one that has a symbol at both ends of a row: red in the first row, or green in the last.
planners-lesson-take-hint = Red and green have room for an object at once. Blue and yellow do not.
planners-lesson-take-done = With the colour come six objects: of the lengths 2, 3, 4, 4, 5 and 6. Whoever lays all six first wins.
planners-lesson-take-wrong = Why not extend the city at once?

planners-lesson-lay-title = Lay an object
planners-lesson-lay-task = You have red. The first row has a red symbol at both ends, three squares in all: lay your object of length 3 there, from one end to the other.
planners-lesson-lay-hint = Tap the red symbol at one end of the first row, then the one at the other end.
planners-lesson-lay-done = Your first object. It may lie over symbols of other colours; what it covers is out of use for everyone, and that is fair play. Meanwhile your rival has extended the city.
planners-lesson-lay-wrong = Why not down the first column?

planners-lesson-extend-title = Extend the city
planners-lesson-extend-task = None of your objects fits anywhere now, so you have to extend the city. You decide before you see the tile: say that you extend.
planners-lesson-extend-hint = Choose to extend the city.
planners-lesson-extend-done = A tile was drawn for you. In your turn you either extend the city or lay one object, never both.

planners-lesson-tile-title = Lay the tile you have drawn
planners-lesson-tile-task = You have red. Lay the tile along an edge of the city so that one of its red symbols comes into line with a red symbol of the first row. Turn it until it fits.
planners-lesson-tile-hint = Try the place to the right of the city: one turn of the tile puts red symbols into the first row.
planners-lesson-tile-done = Now red symbols of two tiles stand in one line. Anything may lie next to anything; only edges have to touch.
planners-lesson-tile-wrong = Why not corner to corner?

planners-lesson-across-title = Across the border
planners-lesson-across-task = Red symbols now stand in one row on two tiles. Lay an object that runs across the border between them.
planners-lesson-across-hint = Begin on a red symbol of the first tile and end on one of the tile to its right.
planners-lesson-across-done = Objects may run from tile to tile, as long as there is no hole, no gap and no other object in between.
planners-lesson-across-wrong = Why not over the hole on the left?

planners-lesson-pass-title = When the tiles run out
planners-lesson-pass-task = The last tile has been laid: everybody is asked once more, from the first seat on. The one object you have left fits nowhere. Pass.
planners-lesson-pass-hint = Passing is all that is left.
planners-lesson-pass-done = Your rival lays one more object, and the game is over. Nobody has laid all six, so the fewest elements left win: you have 2 left, they have 19.

planners-lesson-six-title = The sixth object
planners-lesson-six-task = Five of your objects lie, and the last one has the length 2. Find two red symbols side by side and lay it.
planners-lesson-six-hint = Only one place fits: it is lit.
planners-lesson-six-done = All six are laid: you win at once.

planners-figure-opening = A tile has nine squares: symbols in four colours, plain squares and holes.
planners-figure-objects = Each planner has six objects, as long as the squares they cover.
