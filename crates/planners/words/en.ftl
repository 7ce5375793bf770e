# What Planners says.

planners-title = Planners
planners-tagline = Race to lay six objects of your colour between matching symbols on a growing city of tiles.
planners-length = 15–30 min

## Refusals: one for each rule that can be broken.

planners-setup-players = { $players ->
        [one] Planners cannot be played by one.
       *[other] Planners cannot be played by { $players }.
    } This edition is for { $least } to { $most } players.
planners-setup-opening = The opening tile has to be turned over first.
planners-setup-colour = { $player } has chosen { $colour } already. Choose another colour.
planners-setup-keep = { $player } plays { $colour } and keeps that colour for the whole game.
planners-setup-before = { $player } has to choose a colour first. Nobody plays before everyone has one.

planners-turn-no-pass = { $tiles ->
        [one] There is still one tile in the stack,
       *[other] There are still { $tiles } tiles in the stack,
    } so you may not pass. Lay an object, or extend the city.

planners-extend-choose = A tile is drawn and laid only after somebody has chosen to extend the city.
planners-extend-draw = { $player } has to draw a tile first.
planners-extend-stack = Tile { $tile } is not in the stack. Only one of the tiles there can be drawn.
planners-extend-must = { $player } has drawn tile { $tile } and has to lay it first.
planners-extend-edge = Place { $place } does not touch the city along an edge. Touching at a corner is not enough.
planners-extend-free = Tile { $tile } lies on place { $place } already. Choose a free place.

planners-place-line = { $span } is neither one row nor one column. Objects lie straight, from one square to another.
planners-place-length = You have no object of length { $length } left. Your lengths are: { $left }.
planners-place-city = There is no tile at { $square }. Every square under an object has to belong to the city.
planners-place-ends = The square { $square } shows no symbol of your colour, { $colour }. An object begins and ends on one.
planners-place-hole = There is a hole at { $square }. Objects may not lie over holes.
planners-place-taken = An object lies on { $square } already. A square carries at most one.
planners-place-cross = The object would cross another one at { $square }.

planners-end-no-tiles = No tile is left, so the city cannot be extended. Lay one last object, or pass.
planners-end-over = The game is over: nothing more is drawn or laid.

## Log lines.

planners-log-opening = Tile { $tile } opens the city.
planners-log-take = { $player } chooses { $colour } and takes the { $objects }.
planners-log-extend = { $player } extends the city.
planners-log-draw = { $player } draws tile { $tile }.
planners-log-tile = { $player } lays tile { $tile } at { $place }, { $quarters ->
        [0] as it is printed.
        [one] turned by one quarter.
       *[other] turned by { $quarters } quarters.
    }
planners-log-lay = { $player } lays a { $object } of length { $length } from { $from } to { $to }.
planners-log-pass = { $player } lays nothing more.

## Options of a table.

planners-option-players = Players
planners-option-players-help = How many planners play.
planners-option-youngest = For the youngest
planners-option-youngest-help = Objects may lie over holes.

## The score sheet.

planners-score-elements = Elements laid
planners-fact-objects = objects laid
planners-fact-left = elements left

## Colours, objects and squares.

planners-colour-red = red
planners-colour-green = green
planners-colour-blue = blue
planners-colour-yellow = yellow
planners-objects-red = buildings
planners-objects-green = tree rows
planners-objects-blue = fountains
planners-objects-yellow = street lamps
planners-object-red = building
planners-object-green = tree row
planners-object-blue = fountain
planners-object-yellow = street lamp
planners-face-red = red symbol
planners-face-green = green symbol
planners-face-blue = blue symbol
planners-face-yellow = yellow symbol
planners-face-hole = hole
planners-face-plain = plain square
