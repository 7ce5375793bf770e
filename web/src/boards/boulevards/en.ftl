# What the board of Boulevards says.

board-boulevards-map = City map
board-boulevards-street = Street { $street }
board-boulevards-hand = Your buildings
board-boulevards-hand-empty = Your hand is empty.
board-boulevards-shares = Shares
board-boulevards-players = Investors
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
board-boulevards-share-of = { $attraction }: { $shares ->
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
        [0] Take the free share: { $attraction }
       *[other] Buy a share for { $price }: { $attraction }
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
    } when a street here is finished.{ $own ->
        [now] {" "}That is how many you have.
        [later] {" "}You need one more for that.
       *[no] {""}
    }
board-boulevards-sales = Shares to sell
board-boulevards-sales-need = Cash { $cash }, cheapest building { $cheapest }{ $missing ->
        [0] .
       *[other] : { $missing } short.
    }
board-boulevards-sell-pays = { $pays } → { $then } per street
board-boulevards-sell-about = { $attraction }: sell the card with price { $price }; the bank pays { $brings }. A finished street then pays you { $then } instead of { $pays }.
board-boulevards-flow = { $when ->
        [then] This would bring: { $parts }
       *[now] Last round: { $parts }
    }
board-boulevards-part = { $name } { $points }
board-boulevards-part-bonus = bonus
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
board-boulevards-paid = { $when ->
        [then] This finishes street { $street }; { $one } and { $other } pay.
       *[now] Street { $street } is finished; { $one } and { $other } pay.
    }{ $count ->
        [0] {" "}Nobody has shares in them.
       *[other] {""}
    }
board-boulevards-paid-before = Last payout, street { $street }:
board-boulevards-paid-to = { $name } +{ $amount }
board-boulevards-way = { $missing ->
        [0] { $one } and { $other } are connected.
        [one] 1 building is missing on the shortest route from { $one } to { $other }. It brings a bonus of { $bonus } and ends the game.
       *[other] { $missing } buildings are missing on the shortest route from { $one } to { $other }.
    }

## Places explained.

board-boulevards-lot = { $lot }, { $kind }, costs { $cost }{ $double ->
        [yes] , double price
       *[no] {""}
    }{ $own ->
        [yes] , in your hand
       *[no] {""}
    }
board-boulevards-lot-built = { $lot }, { $kind }, built
board-boulevards-lot-title = { $lot }, { $kind }
board-boulevards-lot-stands = Already built.
board-boulevards-lot-once = Costs { $cost }, its printed price: it touches an attraction or a building.
board-boulevards-lot-double = Costs { $cost }, twice the printed { $printed }: there is nothing next to it yet.
board-boulevards-lot-own = You have this building in your hand.
board-boulevards-stack-empty = No shares are left.
board-boulevards-stack-free = A free share is on top, for the next player who builds beside it. Below: { $later }.
board-boulevards-stack-price = The next share costs { $price }{ $more ->
        [0] .
       *[other] , then { $later }.
    }
board-boulevards-pays = A finished street pays: { $list }.
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

board-boulevards-say-street = Street { $street }, from { $one } to { $other }: { $lots }.
board-boulevards-say-lot = { $lot } { $built ->
        [yes] built
       *[no] costs { $cost }
    }
board-boulevards-say-hand = Your buildings: { $count ->
        [0] none
       *[other] { $buildings }
    }.
board-boulevards-say-building = { $lot } ({ $kind }), { $cost }
board-boulevards-say-player = { $whose ->
        [yours] You
       *[theirs] { $name }
    }: cash { $cash }, { $buildings ->
        [one] 1 building in hand,
       *[other] { $buildings } buildings in hand,
    } { $count ->
        [0] no shares
       *[other] shares: { $shares }
    }.
board-boulevards-say-share = { $attraction } { $shares }
board-boulevards-say-out = { $whose ->
        [yours] You are
       *[theirs] { $name } is
    } bankrupt and out of the game.

board-boulevards-key-number = Choose a building, or an attraction’s share
board-boulevards-key-pass = Take no share
