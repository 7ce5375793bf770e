# What the board of Boulevards says.

board-boulevards-map = Plan of the town
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
board-boulevards-funds = With every sale that would be possible: { $funds }
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
       *[other] pays { $pays } a street
    }
board-boulevards-take = { $price ->
        [0] Take it free
       *[other] Buy for { $price }
    }
board-boulevards-take-label = { $price ->
        [0] Take the free share: { $attraction }
       *[other] Buy a share for { $price }: { $attraction }
    }
board-boulevards-head-cards = price or holder
board-boulevards-head-pays = a street pays for
board-boulevards-card = { $state ->
        [gone] The free card left the game with a bankrupt investor.
        [held] { $price ->
            [0] The free card: { $name } holds it.
           *[other] The card for { $price }: { $name } holds it.
        }
        [next] { $price ->
            [0] The free card: for whoever builds next to the attraction. It closes the stack.
           *[other] The next card to be bought: { $price }.
        }
       *[later] A card for { $price }, still below others.
    }
board-boulevards-card-pays = { $shares ->
        [one] One share brings { $pays }
       *[other] { $shares } shares bring { $pays }
    } when a street here is finished.{ $own ->
        [now] {" "}You have as many.
        [later] {" "}One more and you have as many.
       *[no] {""}
    }
board-boulevards-sales = Shares to sell
board-boulevards-sales-need = Cash { $cash }, cheapest building { $cheapest }{ $missing ->
        [0] .
       *[other] : { $missing } short.
    }
board-boulevards-sell-pays = { $pays } → { $then } a street
board-boulevards-sell-about = { $attraction }: sell the card for { $price }, the bank gives { $brings }. A finished street then pays you { $then } instead of { $pays }.
board-boulevards-flow = { $when ->
        [then] It would bring: { $parts }
       *[now] In the round gone by: { $parts }
    }
board-boulevards-part = { $name } { $points }
board-boulevards-part-bonus = bonus
board-boulevards-left-short = { $streets ->
        [0] no payout left
        [one] 1 payout left
       *[other] { $streets } payouts left
    }

## What to do.

board-boulevards-do-build = Put up one of your buildings.
board-boulevards-do-share = You may buy one share.
board-boulevards-do-free = You may take the free share, or buy another one.
board-boulevards-do-sell = Forced sale: sell a share.
board-boulevards-do-selling = Build now, or go on selling.
board-boulevards-do-bankrupt = You are bankrupt.
board-boulevards-why-sell = Your cash pays for none of your buildings. The bank takes shares at half their price, rounded up, until you can build.
board-boulevards-why-selling = Your cash is enough for a building again. You may still sell more before you build.
board-boulevards-why-bankrupt = Your cash and all the sales you could make do not pay for your cheapest building. Your buildings go back into the bag, cash and shares to the bank, and you are out of the game.
board-boulevards-forced-sell = Shares are sold only when the cash pays for no building in hand; the bank gives half the price.
board-boulevards-forced-bankrupt = Cash and all possible sales did not pay for the cheapest building. What was built remains standing.
board-boulevards-waits = { $step ->
        [build] { $name } chooses a building.
        [share] { $name } may take a share.
        [draw] { $name } draws a building.
       *[other] The buildings are dealt.
    }
board-boulevards-over = The game is over.
board-boulevards-paid = { $when ->
        [then] This finishes street { $street }; { $one } and { $other } pay.
       *[now] Street { $street } is finished; { $one } and { $other } pay.
    }{ $count ->
        [0] {" "}Nobody holds shares of them.
       *[other] {""}
    }
board-boulevards-paid-before = Street { $street } paid before:
board-boulevards-paid-to = { $name } +{ $amount }
board-boulevards-way = { $missing ->
        [0] { $one } and { $other } are connected.
        [one] One building is missing on the shortest way from { $one } to { $other }. It brings a bonus of { $bonus } and ends the game.
       *[other] { $missing } buildings are missing on the shortest way from { $one } to { $other }.
    }

## Places explained.

board-boulevards-lot = { $lot }, { $kind }, costs { $cost }{ $double ->
        [yes] , twice its price
       *[no] {""}
    }{ $own ->
        [yes] , in your hand
       *[no] {""}
    }
board-boulevards-lot-built = { $lot }, { $kind }, built
board-boulevards-lot-title = { $lot }, { $kind }
board-boulevards-lot-stands = It stands.
board-boulevards-lot-once = Costs { $cost }, its printed price: it touches an attraction or a building.
board-boulevards-lot-double = Costs { $cost }, twice the printed { $printed }: nothing stands beside it yet.
board-boulevards-lot-own = You have this building in your hand.
board-boulevards-stack-empty = No share is left.
board-boulevards-stack-free = A free share lies on top, for whoever builds next to it. Below: { $later }.
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
        [0] All streets here are finished: it never pays again.
        [one] One street here can still pay.
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
