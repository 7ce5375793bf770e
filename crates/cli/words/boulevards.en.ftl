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
boulevards-board-legend = ## built; otherwise what the building costs now (! = twice its price); * in your hand; [n] the next share of an attraction, [0] its free one.
boulevards-board-shares = Shares (x = will never pay again)
boulevards-board-stack = in the stack
boulevards-board-pays = 1 to 5 shares pay
boulevards-board-seat = pl. { $seat }
boulevards-board-seat-short = p{ $seat }
boulevards-board-player = Player { $seat }: { $cash } in cash, { $funds } with all possible sales, { $buildings ->
        [one] 1 building
       *[other] { $buildings } buildings
    }
boulevards-board-player-to-move = Player { $seat }, to move: { $cash } in cash, { $funds } with all possible sales, { $buildings ->
        [one] 1 building
       *[other] { $buildings } buildings
    }
boulevards-board-player-out = Player { $seat } is bankrupt and out of the game.
boulevards-board-holdings = Shares of player { $seat } by price (0 = free): { $cards }
boulevards-board-hand = Your buildings, with what they cost now: { $buildings }
boulevards-play-help = Build with build LOT, for example: build D4. Then take a share with free ATTRACTION (next to what you built) or buy ATTRACTION, for example: buy sports_hall; or pass. If you cannot pay for any building, sell a share by the price printed on it with sell ATTRACTION PRICE, for example: sell pool 7. If even that is not enough, the only action is: bankrupt
