# What Polis says.

polis-title = Polis
polis-tagline = Draft three-hex tiles, build a Greek city upwards, and score districts times plazas.
polis-length = 30–45 min

## Refusals: one for each rule that can be broken.

polis-setup-players = { $players ->
        [one] Polis cannot be played by one.
       *[other] Polis cannot be played by { $players }.
    } Choose 2, 3 or 4 players.
polis-setup-long-game = There is no long game for { $players } players: all tiles are in play already. Choose 2 or 3 players, or the ordinary game.

polis-take-one = Tile { $tile } is not in the market row. Take one of these: { $row }.
polis-take-price = { $price ->
        [one] Tile { $tile } costs one stone,
       *[other] Tile { $tile } costs { $price } stones,
    } { $stones ->
        [0] and you have none.
        [one] and you have one.
       *[other] and you have { $stones }.
    } Take a tile nearer to the start of the row; the first one is free.

polis-place-ground = A tile at { $spot } does not touch your city. On the ground it must share at least one edge with it.
polis-place-gap = There is nothing under the tile at { $gaps }. Lay it on three columns, or on the ground altogether.
polis-place-level = The columns under the tile have the heights { $heights }. All three must be equally high.
polis-place-two-tiles = The tile would lie on tile { $tile } alone. It must rest on at least two different tiles.

polis-refill-draw = { $tiles ->
        [one] One more tile has to be turned up
       *[other] { $tiles } more tiles have to be turned up
    } before anyone can build.
polis-refill-when = There are still { $left } tiles in the market row. It is refilled when one is left.
polis-refill-pile = Tile { $tile } is not among the unseen tiles. Only one of those can be turned up.

polis-end-over = The game is over: no stack is left, and nobody gets the last tile.

polis-box-tile = There is no tile { $tile } in the box. Use a number from the list of tiles.
polis-box-once = Tile { $tile } is in this city already. Each tile can be laid only once.
polis-box-most = { $most ->
        [one] A city has at most one tile
       *[other] A city has at most { $most } tiles
    } besides its start tile, and this one has that many already.

## Cities in a file.

polis-placement = Line { $line }: { $fault }

## Log lines.

polis-log-draw = Tile { $tile } ({ $faces }) comes into the market row.
polis-log-build = { $player } takes tile { $tile } ({ $faces }) { $price ->
        [0] for free
        [one] for one stone
       *[other] for { $price } stones
    } and lays it at { $spot }, { $level ->
        [1] on the ground.
       *[other] on level { $level }.
    }

## Options of a table.

polis-option-players = Players
polis-option-players-help = How many architects play.
polis-option-long_game = Long game
polis-option-long_game-help = Play with all 61 tiles; for 2 or 3 players.
polis-option-variants = Variants
polis-option-variants-help = Each variant doubles one kind of district where it meets a second condition.
polis-option-variants-houses = Houses: a group worth 10 or more
polis-option-variants-markets = Markets: next to a market plaza
polis-option-variants-barracks = Barracks: with three or more empty places around
polis-option-variants-temples = Temples: on level 2 or higher
polis-option-variants-gardens = Gardens: next to a lake
polis-option-house_group = Largest group of houses
polis-option-house_group-help = What makes a group of houses the largest, the only one that counts.
polis-option-house_group-hexes = Most hexes
polis-option-house_group-value = Highest value
polis-option-lakes_are_edge = Lakes are an edge
polis-option-lakes_are_edge-help = Barracks also count next to an enclosed lake, not only next to the outside.
polis-option-lake_size = Lakes for gardens
polis-option-lake_size-help = Which enclosed lakes double the gardens next to them in the variant of gardens.
polis-option-lake_size-any = Of any size
polis-option-lake_size-single = Of a single hex

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
polis-face-h = house
polis-face-m = market
polis-face-b = barracks
polis-face-t = temple
polis-face-g = garden
polis-face-plaza-h = house plaza
polis-face-plaza-m = market plaza
polis-face-plaza-b = barracks plaza
polis-face-plaza-t = temple plaza
polis-face-plaza-g = garden plaza

## Editions.

edition-start-triangle = In the edition, { $place } has outer hexes that touch each other. Only the middle hex of a start tile may touch the others.
