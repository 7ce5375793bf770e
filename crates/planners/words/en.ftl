# What Planners says.

planners-title = Planners
planners-tagline = Be the first to place your six objects between matching symbols in a growing city of tiles.
planners-length = 15–30 min

# How each level of the bots plays.
planners-level-beginner = Overlooks more than half of the spots, and follows one idea, such as placing any object as soon as it fits.
planners-level-novice = Follows one idea as well, but sees more than half of the spots and plans a little further.
planners-level-casual = Misjudges some tiles and spots, and overlooks a quarter of them.
planners-level-skilled = Sees every spot and takes the best-looking one, without looking ahead.
planners-level-strong = Looks briefly ahead: keeps places free and gets in the way of others.
planners-level-expert = Looks a few turns ahead: which tile it needs, who may place first.
planners-level-master = Looks many turns ahead, for its rivals as well.

## Refusals: one for each rule that can be broken.

planners-setup-players = This edition of Planners is for { $least } to { $most } players, not { $players }.
planners-setup-opening = The opening tile must be revealed first.
planners-setup-colour = { $player } has already chosen { NOUN("planners-colour", $colour) }. Choose another colour.
planners-setup-keep = { $player } plays { NOUN("planners-colour", $colour) } and keeps that colour for the whole game.
planners-setup-before = { $player } must choose a colour first. Nobody plays before everyone has one.

planners-turn-no-pass = { $tiles ->
        [one] There is still 1 tile in the stack,
       *[other] There are still { $tiles } tiles in the stack,
    } so you can’t pass. Place an object, or extend the city.

planners-extend-choose = A tile is drawn and placed only after someone has chosen to extend the city.
planners-extend-draw = { $player } must draw a tile first.
planners-extend-stack = Tile { $tile } is not in the stack. Only one of the tiles there can be drawn.
planners-extend-must = { $player } must place the drawn tile first.
planners-extend-edge = This place does not touch the city along an edge. Touching at a corner is not enough.
planners-extend-free = There is already a tile here. Choose a free place.

planners-place-line = The two ends are not in one row or one column. Objects must be straight.
planners-place-length = You have no object of length { $length } left. Your lengths: { $left }.
planners-place-city = A part of the object would be outside the city. Every square under an object must belong to the city.
planners-place-ends = An end of the object is not on a { NOUN("planners-colour", $colour) } symbol. Both ends must be on symbols of your colour.
planners-place-hole = There is a hole under the object. Objects must not cross holes.
planners-place-taken = There is already an object here. Each square can have only one.
planners-place-cross = The object would cross another one. Choose a line that is free from end to end.

planners-end-no-tiles = No tiles are left, so the city cannot be extended. Place one last object, or pass.
planners-end-over = The game is over: nothing more is drawn or placed.

## Log lines.

planners-log-opening = The opening tile is revealed.
planners-log-opening-squares = The city starts from a tile with { $squares }.
planners-log-take = { $whose ->
        [yours] You choose { NOUN("planners-colour", $colour) } and take
       *[theirs] { $player } chooses { NOUN("planners-colour", $colour) } and takes
    } the { NOUN("planners-objects", $objects) }.
planners-log-extend = { $whose ->
        [yours] You extend
       *[theirs] { $player } extends
    } the city.
planners-log-draw = { $whose ->
        [yours] You draw
       *[theirs] { $player } draws
    } a tile.
planners-log-draw-squares = { $whose ->
        [yours] You draw
       *[theirs] { $player } draws
    } a tile with { $squares }.
planners-log-tile = { $whose ->
        [yours] You add
       *[theirs] { $player } adds
    } the tile to the city, { $quarters ->
        [0] not rotated.
        [1] rotated 90° clockwise.
        [2] rotated 180°.
       *[3] rotated 270° clockwise.
    }
planners-log-lay = { $whose ->
        [yours] You place
       *[theirs] { $player } places
    } { NOUN("planners-object", $object, form: "one") } of length { $length }.
planners-squares = { $count ->
        [one] { NOUN("planners-face", $face, form: "one") }
       *[other] { $count } { NOUN("planners-face", $face, form: "plural") }
    }
planners-log-pass = { $whose ->
        [yours] You pass
       *[theirs] { $player } passes
    }.

## Options of a table.

planners-option-players = Players
planners-option-players-help = Number of planners.
planners-option-youngest = Young players’ variant
planners-option-youngest-help = Objects may cross holes.
planners-option-equal_turns = Equal number of turns
planners-option-equal_turns-help = After a player’s last object, players who have not had a turn in this round may place one more. This is not in the rulebook.

## Editions.

planners-edition-standard = 32 tiles
planners-edition-standard-help = Objects of lengths 2 to 7, with trams for yellow.
planners-edition-24 = 24 tiles
planners-edition-24-help = The first edition: objects of lengths 2, 3, 4, 4, 5 and 6, with street lamps for yellow.

## The score sheet.

planners-score-elements = Elements placed
planners-fact-objects = objects placed
planners-fact-left = elements left

## Colours, objects and squares.

planners-colour-red = red
planners-colour-green = green
planners-colour-blue = blue
planners-colour-yellow = yellow
planners-objects-buildings = buildings
planners-objects-tree_rows = rows of trees
planners-objects-fountains = fountains
planners-objects-trams = trams
planners-objects-street_lamps = street lamps
planners-object-buildings = building
    .one = a building
planners-object-tree_rows = row of trees
    .one = a row of trees
planners-object-fountains = fountain
    .one = a fountain
planners-object-trams = tram
    .one = a tram
planners-object-street_lamps = street lamp
    .one = a street lamp
planners-face-red = red symbol
    .one = a red symbol
    .plural = red symbols
planners-face-green = green symbol
    .one = a green symbol
    .plural = green symbols
planners-face-blue = blue symbol
    .one = a blue symbol
    .plural = blue symbols
planners-face-yellow = yellow symbol
    .one = a yellow symbol
    .plural = yellow symbols
planners-face-hole = hole
    .one = a hole
    .plural = holes
planners-face-plain = plain square
    .one = a plain square
    .plural = plain squares

# Fields of an edition file.

planners-field-game = Game
planners-field-players = Players
planners-field-players-min = Fewest players
planners-field-players-max = Most players
planners-field-colours = Colours
planners-field-colour-id = Letter of the colour
planners-field-colour-object = Objects of the colour
planners-field-objects-per-player = Objects of each player
planners-field-objects-lengths = Lengths of the objects
planners-field-tiles = Tiles
planners-field-tiles-list = All tiles
planners-field-tile-id = Number of the tile
planners-field-tile-rows = Squares, row by row
planners-field-tile-rows-help = R, G, B and Y are symbols of the four colours, o is a hole, a dot is a plain square.
planners-field-tile-id-help = T01 to T32, each number once.
planners-field-objects-lengths-help = A player has one object of each length in this list.

# Where parts of an edition come from.
planners-provenance-colours = One of these colours has the fountains, the other the trams; which is which is not known.
planners-provenance-tiles = The size of the tiles and what their squares show.
planners-provenance-others = What is not named in another row.
planners-part-tile-count = Number of tiles
planners-part-symbols = All four colours on every tile
planners-part-holes = One hole on every tile
planners-provenance-lengths = The rulebook shows lengths 3 and 4. The others are reconstructed.
