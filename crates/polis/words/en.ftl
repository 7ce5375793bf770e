# What Polis says.

polis-title = Polis
polis-tagline = Draft three-hex tiles, build a Greek city upwards, and multiply districts by plazas.
polis-length = 30–45 min

# How each level of the bots plays.
polis-level-beginner = Overlooks more than half of the placements, likes points at once, and follows one idea, such as houses everywhere or stones it never spends.
polis-level-novice = Follows one idea as well, but sees more than half of the placements and thinks a little beyond the next points.
polis-level-casual = Has a favourite kind of building, misjudges some tiles and places, and overlooks a third of the placements.
polis-level-skilled = Judges a whole city without looking ahead, errs a little about tiles and places, and overlooks a tenth of the placements.
polis-level-strong = Looks briefly ahead at the best-looking placements, but overlooks a fifth of them.
polis-level-expert = Looks a few turns ahead at the most promising placements.
polis-level-master = Looks many turns ahead, for its rivals as well.

## Refusals: one for each rule that can be broken.

polis-setup-players = Polis is for 2 to 4 players, not { $players }.
polis-setup-long-game = The long game is for 2 or 3 players: a game for { $players } uses all tiles anyway. Choose 2 or 3 players, or the normal game.

polis-take-one = Tile { $tile } is not in the market. Take tile { OR($row) }.
polis-take-price = { $price ->
        [one] Tile { $tile } costs 1 stone,
       *[other] Tile { $tile } costs { $price } stones,
    } { $stones ->
        [0] and you have none.
       *[other] and you have { $stones }.
    } Take a cheaper tile, nearer to the start of the market; the first one is free.

polis-place-ground = The tile does not touch your city there. On the ground it must share at least one edge with the city.
polis-place-gap = { $gaps ->
        [one] There is nothing under one hex of the tile.
       *[other] There is nothing under { $gaps } hexes of the tile.
    } Place it on three columns, or entirely on the ground.
polis-place-level = The columns under the tile have the heights { $heights }. All three must have the same height.
polis-place-two-tiles = The tile would rest on a single tile. It must rest on at least two different tiles.

polis-refill-draw = { $tiles ->
        [one] 1 more tile must be revealed first.
       *[other] { $tiles } more tiles must be revealed first.
    }
polis-refill-when = { $left ->
        [one] There is still 1 tile
       *[other] There are still { $left } tiles
    } in the market. It is refilled when only one is left.
polis-refill-pile = Tile { $tile } is not among the unseen tiles. Only one of those can be revealed.

polis-end-over = The game is over: no stack is left, and nobody gets the last tile.

polis-box-tile = There is no tile { $tile } in the box. Use a number from the list of tiles.
polis-box-once = Tile { $tile } is in this city already. Each tile can be placed only once.
polis-box-most = { $most ->
        [one] A city has at most 1 tile
       *[other] A city has at most { $most } tiles
    } besides its start tile, and this one has that many already.

## Cities in a file.

polis-placement = Line { $line }:

## Log lines.

polis-log-draw = A tile with { $faces } is added to the market.
polis-log-build = { $whose ->
        [yours] You take
       *[theirs] { $player } takes
    } a tile with { $faces } { $price ->
        [0] for free
        [one] for 1 stone
       *[other] for { $price } stones
    } and { $whose ->
        [yours] build
       *[theirs] builds
    } { $level ->
        [1] on the ground.
       *[other] on level { $level }.
    }
polis-hexes = { $count ->
        [one] { NOUN("polis-face", $face, form: "one") }
       *[other] { $count } { NOUN("polis-face", $face, form: "plural") }
    }

## Options of a table.

polis-option-players = Players
polis-option-players-help = Number of architects.
polis-option-long_game = Long game
polis-option-long_game-help = Play with all 61 tiles; for 2 or 3 players.
polis-option-variants = Variants
polis-option-variants-help = In each variant, districts of one kind that meet a second condition score double.
polis-option-variants-houses = Houses: a group worth 10 or more
polis-option-variants-markets = Markets: next to a market plaza
polis-option-variants-barracks = Barracks: next to three or more empty places
polis-option-variants-temples = Temples: on level 2 or higher
polis-option-variants-gardens = Gardens: next to a lake
polis-option-house_group = Largest group of houses
polis-option-house_group-help = Which group of houses is the largest (only that group scores).
polis-option-house_group-hexes = Most hexes
polis-option-house_group-value = Highest value
polis-option-lakes_are_edge = Lakes count as an edge
polis-option-lakes_are_edge-help = Barracks also score next to an enclosed lake, not only on the outer edge.
polis-option-lake_size = Lakes for gardens
polis-option-lake_size-help = Which enclosed lakes double the gardens next to them in the gardens variant.
polis-option-lake_size-any = Any size
polis-option-lake_size-single = Single hex

## The score sheet.

polis-score-house = Houses
polis-score-market = Markets
polis-score-barracks = Barracks
polis-score-temple = Temples
polis-score-garden = Gardens
polis-score-stones = Stones
polis-fact-value = value
polis-fact-stars = stars

## What a hex shows.

polis-face-q = quarry
    .one = a quarry
    .plural = quarries
polis-face-h = house
    .one = a house
    .plural = houses
polis-face-m = market
    .one = a market
    .plural = markets
polis-face-b = barracks
    .one = barracks
    .plural = barracks
polis-face-t = temple
    .one = a temple
    .plural = temples
polis-face-g = garden
    .one = a garden
    .plural = gardens
polis-face-plaza-h = house plaza
    .one = a house plaza
    .plural = house plazas
polis-face-plaza-m = market plaza
    .one = a market plaza
    .plural = market plazas
polis-face-plaza-b = barracks plaza
    .one = a barracks plaza
    .plural = barracks plazas
polis-face-plaza-t = temple plaza
    .one = a temple plaza
    .plural = temple plazas
polis-face-plaza-g = garden plaza
    .one = a garden plaza
    .plural = garden plazas

## Editions.

edition-start-triangle = In the edition file, { $place } has outer hexes that touch each other. Only the middle hex of a start tile may touch the others.
edition-deal = In the edition file, { $place } has { $found } tiles for { $players } players. There should be { $market } and a multiple of { $stack } more, at most { $most } in all.

# Fields of an edition file.

polis-field-game = Game
polis-field-plaza-stars = Stars on the plazas
polis-field-plaza-stars-house = House plaza
polis-field-plaza-stars-market = Market plaza
polis-field-plaza-stars-barracks = Barracks plaza
polis-field-plaza-stars-temple = Temple plaza
polis-field-plaza-stars-garden = Garden plaza
polis-field-start-tile = Start tile
polis-field-start-tile-hexes = Hexes of the start tile
polis-field-start-hex-at = Position
polis-field-start-hex-hex = What the hex shows
polis-field-stones = Stones
polis-field-stones-start-by-turn-order = Stones at the start, by turn order
polis-field-tiles = Tiles
polis-field-tile-id = Number of the tile
polis-field-tile-players = Used from this number of players
polis-field-tile-hexes = The three hexes, clockwise
polis-field-tile-hexes-help = q is a quarry; h, m, b, t and g are a house, a market, a barracks, a temple and a garden; the capital letter is the plaza of that district.
polis-field-start-hex-at-help = Column and row from the middle hex, which is 0, 0. A row grows downwards.

# Where parts of an edition come from.
polis-provenance-tiles = Several published lists agree on the hexes of the tiles and on their marks.
