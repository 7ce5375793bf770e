# What teaches Boulevards.

boulevards-lesson-build-title = Put up a building
boulevards-lesson-build-task = Every building in your hand belongs on one lot. On the first and the last lot of a street, beside an attraction, it costs its printed price. Build A4 beside the swimming pool, or E1 beside the café.
boulevards-lesson-build-hint = H3 and A3 lie in the middle of an empty street and would cost double now. Build A4 or E1.
boulevards-lesson-build-done = You have paid, and the building stands for the rest of the game. In each turn you build one building, and you must if you can pay for any.
boulevards-lesson-build-wrong = Why not B1?

boulevards-lesson-free-title = Take the free share
boulevards-lesson-free-task = You have just built beside the swimming pool, and its free share is still there. Take it.
boulevards-lesson-free-hint = A free share costs nothing: take the one of the swimming pool.
boulevards-lesson-free-done = One share of the swimming pool is yours, and its stack is open now: anybody may buy the next cards. You have drawn a new building, and your rival has built and bought a share, too.
boulevards-lesson-free-wrong = Why not the one of the stadium?

boulevards-lesson-beside-title = Build beside a building
boulevards-lesson-beside-task = A lot in the middle costs double, unless a building stands next to it on the same street. A4 stands: build A3 next to it for its printed price.
boulevards-lesson-beside-hint = A3 costs 3 now; look at the prices on the lots of your other buildings.
boulevards-lesson-beside-done = A3 cost 3 and not 6. H3 would still cost double: nothing stands beside it.

boulevards-lesson-buy-title = Buy a share
boulevards-lesson-buy-task = After building you may take one share. The swimming pool pays when street A or B is finished: buy another share of it.
boulevards-lesson-buy-hint = Buy the share of the swimming pool; street A is half finished.
boulevards-lesson-buy-done = You always get the cheapest card of a stack. Two shares together pay more than twice as much as one.
boulevards-lesson-buy-wrong = Why not one of the stadium?

boulevards-lesson-pass-title = Keep your money
boulevards-lesson-pass-task = You have built A2. The next share of the swimming pool costs 9, and you will need cash. You need not take a share: pass.
boulevards-lesson-pass-hint = Pass: shares are worth nothing at the end, only cash counts.
boulevards-lesson-pass-done = The turn is over, and you have drawn a building. Your rival has played; street A lacks a single building now.

boulevards-lesson-finish-title = Finish a street
boulevards-lesson-finish-task = A1 is the last building of street A. Build it, and see what the swimming pool and the cinema pay.
boulevards-lesson-finish-hint = Build A1: it finishes the street.
boulevards-lesson-finish-done = A finished street pays once, at both ends and to everyone: your two shares of the swimming pool brought 18, the one of your rival 7. A share that you take now earns nothing from this street.

boulevards-lesson-sell-title = Short of money
boulevards-lesson-sell-task = You have 1, and every building in your hand costs more. So you have to sell shares, at half their price, rounded up. Sell the cheapest one, of the theatre for 5.
boulevards-lesson-sell-hint = The card with the price 5 brings 3: enough to build again, and you lose the least.
boulevards-lesson-sell-done = With 4 you can build again. If all your sales together could not pay for any building, you would be bankrupt and out of the game.
boulevards-lesson-sell-wrong = Why not simply build B2?

boulevards-lesson-connect-title = Connect swimming pool and stadium
boulevards-lesson-connect-task = Streets A, E and I are finished, and K lacks one building. With it finished streets lead from the swimming pool to the stadium. Build K1 and end the game.
boulevards-lesson-connect-hint = K1 completes the way to the stadium.
boulevards-lesson-connect-done = The game is over. You got 20 for the connection, then the street paid. The most cash wins; shares are worth nothing now.

boulevards-figure-town = The town: nine attractions, twelve streets between them, four lots on each.
