# What the board of Boulevards says.

board-boulevards-map = City map
board-boulevards-street = Street { $street }
board-boulevards-hand = Your buildings
board-boulevards-hand-empty = Your hand is empty.
board-boulevards-shares = Shares
board-boulevards-free = free
board-boulevards-twice = 2 × { $printed }
board-boulevards-pass = Take no share
board-boulevards-bankrupt = Declare bankruptcy
board-boulevards-bag = { $count ->
        [0] The bag is empty.
        [one] One building is in the bag.
       *[other] { $count } buildings are in the bag.
    }
board-boulevards-cash = Cash: { $cash }
board-boulevards-funds = If you sold all shares you may sell: { $funds }
board-boulevards-out = bankrupt
board-boulevards-buildings = { $count ->
        [one] 1 hidden building
       *[other] { $count } hidden buildings
    }
board-boulevards-share-of = { NOUN("boulevards-score", $attraction) }: { $shares ->
        [one] 1 share,
       *[other] { $shares } shares,
    } { $pays ->
        [0] pays no more
       *[other] pays { $pays } per street
    }
board-boulevards-take = { $price ->
        [0] Take it free
       *[other] Buy for { $price }
    }
board-boulevards-take-label = { $price ->
        [0] Take the free share of { NOUN("boulevards-attraction", $attraction, form: "the") }
       *[other] Buy a share of { NOUN("boulevards-attraction", $attraction, form: "the") } for { $price }
    }
board-boulevards-head-cards = price / owner
board-boulevards-head-pays = payout per street
board-boulevards-card = { $state ->
        [gone] The free card left the game with a bankrupt player.
        [held] { $price ->
            [0] The free card. Owner: { $name }.
           *[other] The card for { $price }. Owner: { $name }.
        }
        [next] { $price ->
            [0] The free card: for the next player who builds beside this attraction. Until it is taken, the stack is closed.
           *[other] The next card to buy: { $price }.
        }
       *[later] A card for { $price }, still below others.
    }
board-boulevards-card-pays = { $shares ->
        [one] One share brings { $pays }
       *[other] { $shares } shares bring { $pays }
    } when a street here is finished.
board-boulevards-card-own = That is how many you have.
board-boulevards-card-next = You need one more for that.
board-boulevards-sales = Shares to sell
board-boulevards-sales-need = Cash { $cash }, cheapest building { $cheapest }.
board-boulevards-sales-short = Cash { $cash }, cheapest building { $cheapest }: { $missing } short.
board-boulevards-sell-pays = { $pays } → { $then } per street
board-boulevards-sell-about = Sell the share of { NOUN("boulevards-attraction", $attraction, form: "the") } with price { $price }: the bank pays { $brings }. A finished street then pays you { $then } instead of { $pays }.
board-boulevards-flow = { $when ->
        [then] This would bring: { COMMAS($parts) }
       *[now] Last round: { COMMAS($parts) }
    }
board-boulevards-part = { NOUN("boulevards-score", $part) } +{ $points }
board-boulevards-part-loss = { NOUN("boulevards-score", $part) } −{ $points }
board-boulevards-parts = { COMMAS($parts) }
board-boulevards-left-short = { $streets ->
        [0] no payout left
        [one] 1 payout left
       *[other] { $streets } payouts left
    }

## What to do.

board-boulevards-do-build = Build one of your buildings.
board-boulevards-do-share = You may buy one share.
board-boulevards-do-free = You may take the free share, or buy another one.
board-boulevards-do-sell = Forced sale: sell a share.
board-boulevards-do-selling = Build now, or sell more shares.
board-boulevards-do-bankrupt = You are bankrupt.
board-boulevards-why-sell = You can’t afford any of your buildings. The bank buys shares at half their price, rounded up, until you can build.
board-boulevards-why-selling = You can afford a building again. You may still sell more shares before you build.
board-boulevards-why-bankrupt = Even if you sold all the shares you may sell, you could not afford your cheapest building. Your buildings go back into the bag, your cash and shares go to the bank, and you are out of the game.
board-boulevards-forced-sell = You may sell shares only when you can’t afford any building in your hand; the bank pays half the price.
board-boulevards-forced-bankrupt = Even after selling all possible shares, the cash was not enough for the cheapest building. Finished buildings stay on the board.
board-boulevards-waits = { $step ->
        [build] { $name } chooses a building.
        [share] { $name } may take a share.
        [draw] { $name } draws a building.
       *[other] The buildings are being dealt.
    }
board-boulevards-over = The game is over.
board-boulevards-paid-before = Last payout, street { $street }:
board-boulevards-paid-then = This finishes street { $street }; { NOUN("boulevards-attraction", $one, form: "the") } and { NOUN("boulevards-attraction", $other, form: "the") } pay.
board-boulevards-paid-now = Street { $street } is finished; { NOUN("boulevards-attraction", $one, form: "the") } and { NOUN("boulevards-attraction", $other, form: "the") } pay.
board-boulevards-paid-nobody = Nobody has shares there.
board-boulevards-paid-parts = { $name }: { COMMAS($parts) }
board-boulevards-paid-to = { $name } +{ $amount }
board-boulevards-way = { $missing ->
        [0] There is a connection between { NOUN("boulevards-attraction", $one, form: "the") } and { NOUN("boulevards-attraction", $other, form: "the") }.
        [one] 1 building is missing on the shortest route from { NOUN("boulevards-attraction", $one, form: "the") } to { NOUN("boulevards-attraction", $other, form: "the") }. It brings a bonus of { $bonus } and ends the game.
       *[other] { $missing } buildings are missing on the shortest route from { NOUN("boulevards-attraction", $one, form: "the") } to { NOUN("boulevards-attraction", $other, form: "the") }.
    }

## Places explained.

board-boulevards-lot = { $lot }, { NOUN("boulevards-kind", $kind) }: costs { $cost }.
board-boulevards-lot-dear = { $lot }, { NOUN("boulevards-kind", $kind) }: costs { $cost }, double price.
board-boulevards-lot-built = { $lot }, { NOUN("boulevards-kind", $kind) }: built.
board-boulevards-lot-title = { $lot }, { NOUN("boulevards-kind", $kind) }
board-boulevards-lot-stands = Already built.
board-boulevards-lot-once = Costs { $cost }, its printed price: it touches an attraction or a building.
board-boulevards-lot-double = Costs { $cost }, twice the printed { $printed }: there is nothing next to it yet.
board-boulevards-lot-own = You have this building in your hand.
board-boulevards-stack-empty = No shares are left.
board-boulevards-stack-free = A free share is on top, for the next player who builds beside it. Below: { $later }.
board-boulevards-stack-price = The next share costs { $price }; the later ones cost { $later }.
board-boulevards-stack-last = The last share costs { $price }.
board-boulevards-pays = A finished street pays: { COMMAS($list) }.
board-boulevards-ladder = { $shares } → { $pays }
board-boulevards-held = You have { $shares ->
        [one] 1 share: { $pays }.
       *[other] { $shares } shares: { $pays }.
    }
board-boulevards-left = { $streets ->
        [0] All streets here are finished: there are no more payouts.
        [one] 1 street here can still pay.
       *[other] { $streets } streets here can still pay.
    }

## The board in words.

board-boulevards-say-street = Street { $street }, from { NOUN("boulevards-attraction", $one, form: "the") } to { NOUN("boulevards-attraction", $other, form: "the") }: { COMMAS($lots) }.
board-boulevards-say-place = { NOUN("boulevards-score", $attraction) }.
board-boulevards-say-lot = { $lot } costs { $cost }
board-boulevards-say-lot-built = { $lot } is built
board-boulevards-say-hand = Your buildings: { $count ->
        [0] none
       *[other] { COMMAS($buildings) }
    }.
board-boulevards-say-building = { $lot } ({ NOUN("boulevards-kind", $kind) }, costs { $cost })
board-boulevards-say-player = { $whose ->
        [yours] You
       *[theirs] { $name }
    }: cash { $cash }, { $buildings ->
        [one] 1 building in hand,
       *[other] { $buildings } buildings in hand,
    } { $count ->
        [0] no shares
       *[other] shares: { COMMAS($shares) }
    }.
board-boulevards-say-share = { NOUN("boulevards-attraction", $attraction) } ({ $shares })
board-boulevards-say-out = { $whose ->
        [yours] You are
       *[theirs] { $name } is
    } bankrupt and out of the game.

board-boulevards-key-number = Choose a building, or an attraction’s share
board-boulevards-key-pass = Take no share

## The result.

board-boulevards-amount = { $points } million
board-boulevards-plot-label = Money over the game
board-boulevards-breakdown-source = Money from
board-boulevards-tie = Cash is tied: the player whose shares have the higher total price is ahead.
