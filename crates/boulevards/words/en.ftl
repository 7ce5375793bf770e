# What Boulevards says.

boulevards-title = Boulevards
boulevards-tagline = Build streets between attractions and own the right shares when a street is finished.
boulevards-length = 45–60 min

# How each level of the bots plays.
boulevards-level-beginner = Overlooks more than half of the buildings it could place, likes money now, and follows one idea, such as saving everything or buying every share.
boulevards-level-novice = Follows one idea as well, but sees more than half of its possibilities and thinks a little beyond the next payout.
boulevards-level-casual = Saves too much or too little, misjudges some attractions and lots, and overlooks a third of its possibilities.
boulevards-level-skilled = Judges which streets will be finished, with a slight preference of its own, and overlooks a fifth of its possibilities.
boulevards-level-strong = Sees every possibility and chooses the best position after it, without looking ahead.
boulevards-level-expert = Imagines the hidden hands and looks a few turns ahead.
boulevards-level-master = Imagines thousands of hidden hands and plays each of them on.

## Refusals: one for each rule that can be broken.

boulevards-setup-players = Boulevards is for 2 to 6 players, not { $players }.

boulevards-build-must = You can’t pass instead of building. Build one of your buildings; if you can’t afford any, sell shares first.
boulevards-build-one = You have already built this turn. Take a share or pass.
boulevards-build-hand = { $lot } is not in your hand. Build one of your own buildings.
boulevards-build-pay = { $lot } costs { $cost } million now, and you have { $cash } million. Choose a building you can afford, or sell shares first if there is none.

boulevards-share-when = You have not built yet. Build first; then you may take a share.
boulevards-free-site = You can take the free share of { NOUN("boulevards-attraction", $attraction, form: "the") } only right after building on { OR($lots) }.
boulevards-free-once = The free share of { NOUN("boulevards-attraction", $attraction, form: "the") } has already been taken. You may buy a share, or pass.
boulevards-buy-closed = The free share of { NOUN("boulevards-attraction", $attraction, form: "the") } is still on top of its stack. Until someone takes it, the shares below can’t be bought.
boulevards-buy-empty = No shares of { NOUN("boulevards-attraction", $attraction, form: "the") } are left. Choose another attraction, or pass.
boulevards-buy-price = The next share of { NOUN("boulevards-attraction", $attraction, form: "the") } costs { $price } million, and you have { $cash } million. Choose a cheaper one, or pass.

boulevards-sell-when = You may sell shares only if you can’t afford any building. You can afford { OR($lots) }.
boulevards-sell-start = Shares are sold at the start of a turn, before building.
boulevards-sell-own = You have no share of { NOUN("boulevards-attraction", $attraction, form: "the") } with price { $price }. Sell one of your own.
boulevards-sell-free = The free share of { NOUN("boulevards-attraction", $attraction, form: "the") } cannot be sold. Sell a share with a price above { $price }.
boulevards-sell-dead = The share of { NOUN("boulevards-attraction", $attraction, form: "the") } with price { $price } cannot be sold: all streets there are finished, so it will never pay again.

boulevards-bankrupt-when = You are not bankrupt: by selling shares you can raise { $funds } million, which is enough to build. Continue your turn.
boulevards-bankrupt-no-sale = Even if you sold shares, you could not afford any of your buildings. You are bankrupt; the only action left is “bankrupt”.

boulevards-draw-bag = { $lot } is not in the bag, so it cannot be drawn.
boulevards-draw-first = { $player } must draw a building first.
boulevards-draw-when = No building is drawn now. A building is drawn at the end of a turn.

boulevards-end-over = The game is over.

## Log lines.

boulevards-log-draw = { $whose ->
        [yours] You draw
       *[theirs] { $player } draws
    } { NOUN("boulevards-kind", $kind, form: "one") } for { $lot }.
boulevards-log-draw-hidden = { $whose ->
        [yours] You draw
       *[theirs] { $player } draws
    } a building.
boulevards-log-build = { $whose ->
        [yours] You build
       *[theirs] { $player } builds
    } { NOUN("boulevards-kind", $kind, form: "one") } on { $lot } for { $cost } million.
boulevards-log-finish = { $whose ->
        [yours] You build
       *[theirs] { $player } builds
    } { NOUN("boulevards-kind", $kind, form: "one") } on { $lot } for { $cost } million and { $whose ->
        [yours] finish
       *[theirs] finishes
    } street { $street } between { NOUN("boulevards-attraction", $one, form: "the") } and { NOUN("boulevards-attraction", $other, form: "the") }.
boulevards-log-connect = { $whose ->
        [yours] You build
       *[theirs] { $player } builds
    } { NOUN("boulevards-kind", $kind, form: "one") } on { $lot } for { $cost } million and { $whose ->
        [yours] complete
       *[theirs] completes
    } the connection with street { $street } between { NOUN("boulevards-attraction", $one, form: "the") } and { NOUN("boulevards-attraction", $other, form: "the") }.
boulevards-log-double = That is the double price.
boulevards-log-bonus = { $whose ->
        [yours] You get
       *[theirs] { $player } gets
    } a bonus of { $bonus } million.
boulevards-log-paid = { $whose ->
        [yours] You get
       *[theirs] { $player } gets
    } { $sum } million for shares.
boulevards-log-paid-none = Nobody has shares there.
boulevards-log-sell = { $whose ->
        [yours] You can’t afford any building and sell
       *[theirs] { $player } can’t afford any building and sells
    } a share of { NOUN("boulevards-attraction", $attraction, form: "the") } with price { $price } for { $value } million.
boulevards-log-free = { $whose ->
        [yours] You take
       *[theirs] { $player } takes
    } the free share of { NOUN("boulevards-attraction", $attraction, form: "the") }.
boulevards-log-buy = { $whose ->
        [yours] You buy
       *[theirs] { $player } buys
    } a share of { NOUN("boulevards-attraction", $attraction, form: "the") } for { $price } million.
boulevards-log-pass = { $whose ->
        [yours] You take
       *[theirs] { $player } takes
    } no share.
boulevards-log-bankrupt = { $whose ->
        [yours] You are
       *[theirs] { $player } is
    } bankrupt and out of the game. { $buildings ->
        [one] 1 building goes
       *[other] { $buildings } buildings go
    } back into the bag.

## Options of a table.

boulevards-option-players = Players
boulevards-option-players-help = Number of investors.
boulevards-option-sold_cards = Sold shares
boulevards-option-sold_cards-help = Where a sold share goes in its stack. The rulebook is not clear here.
boulevards-option-sold_cards-by_price = By price
boulevards-option-sold_cards-on_top = On top

## The score sheet.

boulevards-score-start = Starting money
boulevards-score-pool = Swimming pool
boulevards-score-cinema = Cinema
boulevards-score-mall = Shopping mall
boulevards-score-theatre = Theatre
boulevards-score-cafe = Café
boulevards-score-amusement_park = Amusement park
boulevards-score-restaurant = Restaurant
boulevards-score-sports_hall = Sports hall
boulevards-score-stadium = Stadium
boulevards-score-bonus = Connection bonus
boulevards-score-sales = Shares sold
boulevards-score-buildings = Buildings
boulevards-score-shares = Shares bought
boulevards-score-bankruptcy = Lost in bankruptcy
boulevards-fact-shares = shares
boulevards-fact-printed = printed prices

## The town.

boulevards-attraction-pool = swimming pool
    .the = the swimming pool
boulevards-attraction-cinema = cinema
    .the = the cinema
boulevards-attraction-mall = shopping mall
    .the = the shopping mall
boulevards-attraction-theatre = theatre
    .the = the theatre
boulevards-attraction-cafe = café
    .the = the café
boulevards-attraction-amusement_park = amusement park
    .the = the amusement park
boulevards-attraction-restaurant = restaurant
    .the = the restaurant
boulevards-attraction-sports_hall = sports hall
    .the = the sports hall
boulevards-attraction-stadium = stadium
    .the = the stadium
boulevards-kind-villa = villa
    .one = a villa
boulevards-kind-block = block of flats
    .one = a block of flats
boulevards-kind-office = office block
    .one = an office block
boulevards-kind-factory = factory
    .one = a factory

## Editions.

edition-street-apart = In the edition file, { $place } runs between { NOUN("boulevards-attraction", $one, form: "the") } and { NOUN("boulevards-attraction", $other, form: "the") }, which are not neighbours on the map.
edition-no-connection = In the edition file, { $place } names attractions that no streets connect, so the game could not end.

# Fields of an edition file.

boulevards-field-game = Game
boulevards-field-players = Players
boulevards-field-players-starting-cash = Money at the start, in millions
boulevards-field-hand-size = Building cards in hand
boulevards-field-end = End of the game
boulevards-field-end-from = Connected attraction
boulevards-field-end-to = The other connected attraction
boulevards-field-end-bonus = Bonus for the player who ends the game, in millions
boulevards-field-attractions = Attractions
boulevards-field-attraction-id = Attraction
boulevards-field-attraction-x = Column on the map, from 0
boulevards-field-attraction-y = Row on the map, from 0
boulevards-field-attraction-card-prices-top-to-bottom = Prices of the share cards, from the top
boulevards-field-attraction-dividend-by-share-count = Payout for 0 to 5 shares
boulevards-field-streets = Streets
boulevards-field-street-letter = Letter of the street
boulevards-field-street-kind = Kind of its buildings
boulevards-field-street-lot1-end = Attraction next to lot 1
boulevards-field-street-lot4-end = Attraction next to lot 4
boulevards-field-street-costs = Prices of the buildings on lots 1 to 4
boulevards-field-attraction-card-prices-top-to-bottom-help = The first card is free, and each further one costs more.
boulevards-field-attraction-dividend-by-share-count-help = It begins with 0 and never falls.
boulevards-field-streets-help = A street runs between two attractions that are neighbours on the map.

# Where parts of an edition come from.
boulevards-provenance-others = What is not named in another row.
boulevards-provenance-lots = The rulebook says which lots touch it.
boulevards-provenance-earlier = From an earlier edition of the same game.
boulevards-part-building-count = Number of buildings
boulevards-part-card-count = Number of share cards
boulevards-provenance-prices = The examples of sales in the rulebook fit these prices.
boulevards-provenance-payouts = The multipliers are those of an earlier edition of the same game, and the examples in the rulebook fit.
