# What teaches Boulevards.

boulevards-lesson-build-title = Build a building
boulevards-lesson-build-task = Every building in your hand has its own lot. On the first and the last lot of a street, beside an attraction, it costs its printed price. Build A4 beside the swimming pool, or E1 beside the café.
boulevards-lesson-build-hint = H3 and A3 are in the middle of an empty street and would cost double now. Build A4 or E1.
boulevards-lesson-build-done = You have paid, and the building stays for the rest of the game. On each turn you must build one building if you can afford any.
boulevards-lesson-build-wrong = Can I build B1?

boulevards-lesson-free-title = Take the free share
boulevards-lesson-free-task = You have just built beside the swimming pool, and its free share is still there. Take it.
boulevards-lesson-free-hint = A free share costs nothing: take the one for the swimming pool.
boulevards-lesson-free-done = You own one share of the swimming pool, and its stack is open now: anyone may buy the next cards. You have drawn a new building, and your rival has built and bought a share, too.
boulevards-lesson-free-wrong = Can I take the stadium’s free share instead?

boulevards-lesson-beside-title = Build beside a building
boulevards-lesson-beside-task = A lot in the middle costs double, unless there is a building next to it on the same street. A4 is built: build A3 next to it for its printed price.
boulevards-lesson-beside-hint = A3 costs 3 now; look at the prices on the lots of your other buildings.
boulevards-lesson-beside-done = A3 cost 3 and not 6. H3 would still cost double: there is nothing beside it.

boulevards-lesson-buy-title = Buy a share
boulevards-lesson-buy-task = After building you may take one share. The swimming pool pays when street A or B is finished: buy another of its shares.
boulevards-lesson-buy-hint = Buy the swimming pool share; street A is half finished.
boulevards-lesson-buy-done = You always get the cheapest card of a stack. Two shares together pay more than twice as much as one.
boulevards-lesson-buy-wrong = Can I buy a stadium share?

boulevards-lesson-pass-title = Keep your money
boulevards-lesson-pass-task = You have built A2. The next swimming pool share costs 9, and you will need cash. You don’t have to take a share: pass.
boulevards-lesson-pass-hint = Pass: at the end shares are worth nothing, only cash counts.
boulevards-lesson-pass-done = Your turn is over, and you have drawn a building. Your rival has played; street A now needs only one more building.

boulevards-lesson-finish-title = Finish a street
boulevards-lesson-finish-task = A1 is the last building of street A. Build it, and see what the swimming pool and the cinema pay.
boulevards-lesson-finish-hint = Build A1: it finishes the street.
boulevards-lesson-finish-done = A finished street pays once, at both ends and to everyone: your two swimming pool shares paid 18, your rival’s one share 7. A share that you take now earns nothing from this street.

boulevards-lesson-sell-title = Short of money
boulevards-lesson-sell-task = You have 1, and every building in your hand costs more. So you must sell shares, at half their price, rounded up. Sell the cheapest: the theatre share with price 5.
boulevards-lesson-sell-hint = The card with price 5 brings 3: enough to build again, and you lose the least.
boulevards-lesson-sell-done = With 4 you can build again. If you could not afford any building even after selling all your shares, you would be bankrupt and out of the game.
boulevards-lesson-sell-wrong = Can I just build B2?

boulevards-lesson-connect-title = Connect the swimming pool and the stadium
boulevards-lesson-connect-task = Streets A, E and I are finished, and K lacks one building. Build K1 to connect the swimming pool with the stadium and end the game.
boulevards-lesson-connect-hint = K1 completes the route to the stadium.
boulevards-lesson-connect-done = The game is over. You got 20 for the connection, then the street paid. The player with the most cash wins; shares are worth nothing now.

boulevards-figure-town = The city: nine attractions, twelve streets between them, four lots on each.
