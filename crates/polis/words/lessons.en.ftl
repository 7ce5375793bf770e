# What teaches Polis.

polis-lesson-lay-title = Lay your first tile
polis-lesson-lay-task = The row in the market has four tiles, and the first one is free. Take it and lay it on the ground anywhere beside your start tile.
polis-lesson-lay-hint = Take the first tile of the row: it costs nothing.
polis-lesson-lay-done = Your city has grown. A tile on the ground must share at least one edge with the city; you may turn it as you like, but not turn it over.
polis-lesson-lay-wrong = Why not lay it far away?

polis-lesson-pay-title = Pay for a better tile
polis-lesson-pay-task = You have one stone. The second tile has a market plaza: it costs just that, because one tile lies before it. Take the second tile and lay it.
polis-lesson-pay-hint = Choose the second tile in the row; its price is one stone.
polis-lesson-pay-done = Each tile you pass over costs a stone. The row closes up at once, so the tiles behind have become a stone cheaper for the next architect.
polis-lesson-pay-wrong = Why not the last tile?

polis-lesson-up-title = Build upwards
polis-lesson-up-task = Your first tile lies so that two of its quarries meet a quarry of the start tile. Lay the free tile on top of these three quarries.
polis-lesson-up-hint = Look for the lit place on top of the city: three quarries side by side.
polis-lesson-up-done = Three quarries are covered, and each one pays you a stone at once. Everything on the new tile stands on level 2 and is worth twice as much.
polis-lesson-up-wrong = Why not on a single tile?

polis-lesson-plaza-title = A plaza multiplies
polis-lesson-plaza-task = You have two markets, but without a market plaza they bring nothing. Take the tile with the market plaza and let it count.
polis-lesson-plaza-hint = The plaza with the market's sign is what you need. Do not cover a market with it.
polis-lesson-plaza-done = The value of your markets times the stars on your market plazas: that is their score. A plaza may lie anywhere and on any level, as long as it is not covered.

polis-lesson-group-title = Houses keep together
polis-lesson-group-task = Only your largest group of houses counts. Lay the free tile so that its houses join the one you have.
polis-lesson-group-hint = A new house must touch the old one, edge to edge; the levels do not matter.
polis-lesson-group-done = Your houses are one group now, multiplied by the star on the house plaza of your start tile.

polis-lesson-apart-title = Markets keep apart
polis-lesson-apart-task = Two markets side by side count nothing, neither of them. Lay the tile with the second market so that it does not touch the first.
polis-lesson-apart-hint = Keep at least one hex between the two markets.
polis-lesson-apart-done = Both markets count. Each kind of district has its own wish: houses together, markets apart, barracks on the edge, temples in the middle, gardens anywhere.

polis-lesson-temple-title = A temple in the middle
polis-lesson-temple-task = Your temple counts only if all six places around it are built on. One place is still empty: fill it.
polis-lesson-temple-hint = Lay the tile so that one of its hexes takes the empty place beside the temple.
polis-lesson-temple-done = The temple is surrounded and counts. What stands around it does not matter: quarries will do. When the last stack is gone the city with the most points wins.

polis-figure-market = The market row at the beginning of a game for two: four tiles, the first one free, each further one a stone dearer.
polis-figure-barracks = These barracks stand on the edge, next to the outside, so they count; a barracks plaza multiplies them.
