# What teaches Polis.

polis-lesson-lay-title = Place your first tile
polis-lesson-lay-task = There are four tiles in the market, and the first one is free. Take it and place it on the ground anywhere beside your start tile.
polis-lesson-lay-hint = Take the first tile in the market: it costs nothing.
polis-lesson-lay-done = Your city has grown. A tile on the ground must share at least one edge with the city; you may rotate it freely, but not turn it over.
polis-lesson-lay-wrong = Can I place it away from my city?

polis-lesson-pay-title = Pay for a better tile
polis-lesson-pay-task = You have one stone. The second tile has a market plaza and costs exactly that, because there is one tile before it. Take the second tile and place it.
polis-lesson-pay-hint = Choose the second tile in the market; its price is one stone.
polis-lesson-pay-done = Each tile you pass over costs one stone. The market closes up immediately, so the tiles behind are now one stone cheaper for the next architect.
polis-lesson-pay-wrong = Can I take the last tile?

polis-lesson-up-title = Build upwards
polis-lesson-up-task = Two quarries of your first tile touch a quarry of the start tile. Place the free tile on top of these three quarries.
polis-lesson-up-hint = Look for the highlighted place on top of the city: three quarries side by side.
polis-lesson-up-done = Three quarries are covered, and each one gives you a stone immediately. Everything on the new tile is on level 2 and is worth twice as much.
polis-lesson-up-wrong = Can I place it on a single tile?

polis-lesson-plaza-title = Plazas multiply
polis-lesson-plaza-task = You have two markets, but without a market plaza they score nothing. Take the tile with the market plaza and place it.
polis-lesson-plaza-hint = You need the plaza with the market symbol. Do not cover a market with it.
polis-lesson-plaza-done = Your markets score their value times the stars on your market plazas. A plaza may be anywhere and on any level, as long as it is not covered.

polis-lesson-group-title = Houses together
polis-lesson-group-task = Only your largest group of houses scores. Place the free tile so that its houses join the one you have.
polis-lesson-group-hint = A new house must share an edge with the old one; the levels do not matter.
polis-lesson-group-done = Your houses are one group now, multiplied by the star on the house plaza of your start tile.

polis-lesson-apart-title = Markets apart
polis-lesson-apart-task = Of two adjacent markets, neither scores. Place the tile so that its market does not touch the first one.
polis-lesson-apart-hint = Keep at least one hex between the two markets.
polis-lesson-apart-done = Both markets score. Each kind of district has its own requirement: houses together, markets apart, barracks on the edge, temples surrounded, gardens anywhere.

polis-lesson-temple-title = Surround a temple
polis-lesson-temple-task = Your temple scores only if all six places around it are built on. One place is still empty: fill it.
polis-lesson-temple-hint = Place the tile so that one of its hexes fills the empty place beside the temple.
polis-lesson-temple-done = The temple is surrounded and scores. It does not matter what is around it: quarries are fine. When the last stack is gone, the city with the most points wins.

polis-figure-market = The market at the start of a two-player game: four tiles, the first free, each further one costing one stone more.
polis-figure-barracks = These barracks are on the edge of the city, so they score; a barracks plaza multiplies them.
