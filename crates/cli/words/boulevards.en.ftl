# The board of Boulevards.

boulevards-board-step-deal = Player { $seat } draws an opening hand.
boulevards-board-step-build = Player { $seat } is to build.
boulevards-board-step-sell = Player { $seat } is short of money: sell more, or build.
boulevards-board-step-share = Player { $seat } has built and may take a share.
boulevards-board-step-draw = Player { $seat } draws a building.
boulevards-board-step-over = The game is over.
boulevards-board-bag = { $count ->
        [0] The bag is empty.
        [one] One building is in the bag.
       *[other] { $count } buildings are in the bag.
    }
boulevards-board-legend = ## is a building; other lots show what the building costs now (! = double price). * is in your hand. [n] is the price of the next share of an attraction, [0] its free share.
boulevards-board-shares = Shares, with the names to type (x = will never pay again)
boulevards-board-stack = in the stack
boulevards-board-pays = 1 to 5 shares pay
boulevards-board-seat = pl. { $seat }
boulevards-board-player = Player { $seat }: { $cash } million in cash, { $funds } million with all possible sales, { $buildings ->
        [one] 1 building
       *[other] { $buildings } buildings
    }
boulevards-board-player-to-move = Player { $seat }, to move: { $cash } million in cash, { $funds } million with all possible sales, { $buildings ->
        [one] 1 building
       *[other] { $buildings } buildings
    }
boulevards-board-player-out = Player { $seat } is bankrupt and out of the game.
boulevards-board-holdings = Shares by price, 0 = free (player { $seat }): { $count ->
        [0] none
       *[other] { COMMAS($cards) }
    }
boulevards-board-cards = { NOUN("boulevards-attraction", $attraction) } ({ COMMAS($prices) })
boulevards-board-hand = Your buildings, with what they cost now: { $count ->
        [0] none
       *[other] { COMMAS($buildings) }
    }
boulevards-board-building = { $lot } ({ NOUN("boulevards-kind", $kind) }, { $cost })
boulevards-play-help = Build with build LOT, for example: build D4. Then take a share with free ATTRACTION (next to what you built) or buy ATTRACTION, for example: buy sports_hall; or pass. If you cannot pay for any building, sell a share by the price printed on it with sell ATTRACTION PRICE, for example: sell pool 7. If even that is not enough, the only action is: bankrupt
