# What Boulevards says.

boulevards-title = Boulevards
boulevards-tagline = Build streets between attractions and hold the right shares when a street is finished.
boulevards-length = 45–60 min

## Refusals: one for each rule that can be broken.

boulevards-setup-players = { $players ->
        [one] Boulevards cannot be played by one.
       *[other] Boulevards cannot be played by { $players }.
    } Choose 2 to 6 players.

boulevards-build-must = You cannot pass instead of building. Put up one of your buildings; if you cannot pay for any, sell shares first.
boulevards-build-one = You have built this turn already. Take a share or pass.
boulevards-build-hand = { $lot } is not in your hand. Build one of your own buildings.
boulevards-build-pay = { $lot } costs { $cost } now, and you have { $cash }. Choose a building that you can pay for; if there is none, sell shares first.

boulevards-share-when = You have not built yet. Put up a building first; then you may take a share.
boulevards-free-site = The free share ({ $attraction }) goes to whoever has just built on one of these lots: { $lots }.
boulevards-free-once = The free share ({ $attraction }) has been taken already.
boulevards-buy-closed = A free share lies on this stack ({ $attraction }). Nothing below it can be bought before somebody has taken it.
boulevards-buy-empty = No share is left in this stack ({ $attraction }).
boulevards-buy-price = The next share ({ $attraction }) costs { $price }, and you have { $cash }.

boulevards-sell-when = You may sell shares only if you cannot pay for any building. You can pay for { $lots }.
boulevards-sell-start = Shares are sold at the start of a turn, before building.
boulevards-sell-own = You do not hold this share ({ $attraction }) with the price { $price }.
boulevards-sell-free = A free share ({ $attraction }, { $price }) cannot be sold.
boulevards-sell-dead = This share ({ $attraction }, { $price }) cannot be sold: all streets there are finished, so it will never pay again.

boulevards-bankrupt-when = You are not bankrupt: you can raise { $funds } if you sell all you may, and that is enough. Go on with your turn.
boulevards-bankrupt-no-sale = No sale can raise the money for any of your buildings. You are bankrupt; the only action left is “bankrupt”.

boulevards-draw-bag = { $lot } is not in the bag, so it cannot be drawn.
boulevards-draw-first = { $player } has to draw a building before anyone goes on.
boulevards-draw-when = Now is not the time to draw. A building is drawn at the end of a turn.

boulevards-end-over = The game is over.

## Log lines.

boulevards-log-draw = { $player } draws { $lot } ({ $kind }).
boulevards-log-draw-hidden = { $player } draws a building.
boulevards-log-build = { $player } builds { $lot } ({ $kind }) for { $cost }{ $double ->
        [yes] , twice its price.
       *[no] .
    }
boulevards-log-finish = { $player } builds { $lot } ({ $kind }) for { $cost }{ $double ->
        [yes] , twice its price,
       *[no] {""}
    } and finishes street { $street }. It pays for shares ({ $one }, { $other }): { $paid }.
boulevards-log-connect = { $player } builds { $lot } ({ $kind }) for { $cost }{ $double ->
        [yes] , twice its price
       *[no] {""}
    }, completes the connection with street { $street } and gets a bonus of { $bonus }. The street pays for shares ({ $one }, { $other }): { $paid }.
boulevards-log-paid = { $player }: +{ $sum }
boulevards-log-paid-more = { $first }, { $rest }
boulevards-log-paid-none = –
boulevards-log-sell = { $player } is short of money and sells a share ({ $attraction }) with the price { $price } for { $value }.
boulevards-log-free = { $player } takes the free share ({ $attraction }).
boulevards-log-buy = { $player } buys a share ({ $attraction }) for { $price }.
boulevards-log-pass = { $player } takes no share.
boulevards-log-bankrupt = { $player } is bankrupt and out of the game. { $buildings ->
        [one] One building goes
       *[other] { $buildings } buildings go
    } back into the bag.

## Options of a table.

boulevards-option-players = Players
boulevards-option-players-help = How many investors play.

## The score sheet.

boulevards-score-start = Money at the start
boulevards-score-pool = Swimming pool
boulevards-score-cinema = Cinema
boulevards-score-mall = Shopping mall
boulevards-score-theatre = Theatre
boulevards-score-cafe = Café
boulevards-score-amusement_park = Amusement park
boulevards-score-restaurant = Restaurant
boulevards-score-sports_hall = Sports hall
boulevards-score-stadium = Stadium
boulevards-score-bonus = Bonus for the connection
boulevards-score-sales = Shares sold
boulevards-score-buildings = Buildings
boulevards-score-shares = Shares bought
boulevards-score-bankruptcy = Lost in bankruptcy
boulevards-fact-shares = shares
boulevards-fact-printed = printed prices

## The town.

boulevards-attraction-pool = swimming pool
boulevards-attraction-cinema = cinema
boulevards-attraction-mall = shopping mall
boulevards-attraction-theatre = theatre
boulevards-attraction-cafe = café
boulevards-attraction-amusement-park = amusement park
boulevards-attraction-restaurant = restaurant
boulevards-attraction-sports-hall = sports hall
boulevards-attraction-stadium = stadium
boulevards-kind-villa = villa
boulevards-kind-block = block of flats
boulevards-kind-office = office block
boulevards-kind-factory = factory

## Editions.

edition-street-apart = In the edition, { $place } runs between { $one } and { $other }, which are not neighbours on the map.
edition-no-connection = In the edition, { $place } names attractions that no streets connect, so the game could not end.
