# What teaches Engineer.

engineer-lesson-start-title = Where the engineer starts
engineer-lesson-start-task = The city has four districts with four areas each. The engineer begins on a residential area. Set them on a3, in the Old Town.
engineer-lesson-start-hint = Choose the residential area a3: first column, third row.
engineer-lesson-start-done = A round begins: three dice are rolled. They show 1, 2 and 6.
engineer-lesson-start-wrong = Why not on the wood area a1?

engineer-lesson-keep-title = Keep two dice
engineer-lesson-keep-task = You keep two of the three dice; the third is lost for this round. You want to fetch wood on a1, and that area shows a 1: keep the 1.
engineer-lesson-keep-hint = Keep a pair with the 1 in it.
engineer-lesson-keep-done = The dice you keep are active. Each can be used once this round, where an area or a card shows its value.

engineer-lesson-project-title = Play a project card
engineer-lesson-project-task = A card moves the engineer exactly as far as it says and then does something. Play P3: two steps to a1, and take one coal on the way.
engineer-lesson-project-hint = Choose card P3, the area a1, and coal.
engineer-lesson-project-done = The engineer stands on the wood area, you have a coal, and card P3 is discarded until you take your cards back.
engineer-lesson-project-wrong = Why not to b3 with this card?

engineer-lesson-take-title = Invest: take resources
engineer-lesson-take-task = Now the area itself. Without a die it gives one wood, with a die that shows 1 it gives two. Use the 1.
engineer-lesson-take-hint = Take wood with the die 1, not without it.
engineer-lesson-take-done = Two wood. Then the round ends: a token closes the area where the engineer stands, time falls by one, and new dice are rolled.
engineer-lesson-take-wrong = Why not coal?

engineer-lesson-pass-title = Decline what you do not need
engineer-lesson-pass-task = Before the project you may open areas: for a die or for 2 $ you take a token off. You need the 6 to build, and a card can remove the token later. Pass.
engineer-lesson-pass-hint = Both dice and the money are better kept: choose to pass.
engineer-lesson-pass-done = Whatever is optional is asked for, and you decline by passing. Nothing is forgotten silently.

engineer-lesson-remove-title = Move and remove a token
engineer-lesson-remove-task = Card P1 moves one step and removes a token. Go to the residential area b1 and remove the token from a1.
engineer-lesson-remove-hint = Choose card P1, the area b1, and the token on a1.
engineer-lesson-remove-done = The area a1 is open again, and the token is back in the pool. You lose if a token is needed and the pool is empty.

engineer-lesson-build-title = Build
engineer-lesson-build-task = On a residential area a die of its value builds. The tenement costs one wood, one coal and 1 $: build it with the 6.
engineer-lesson-build-hint = Choose the tenement, number 1, and the die 6.
engineer-lesson-build-done = One of four buildings stands. A token from the pool lies on it for good. Build all four before the time marker reaches 0 and you win.
engineer-lesson-build-wrong = Why not the workshop?

engineer-lesson-clear-title = Open an area
engineer-lesson-clear-task = The token on b1 closes the only residential area nearby. Take it off for the die that shows 5: you need the 3.
engineer-lesson-clear-hint = Clear b1 and pay with the 5.
engineer-lesson-clear-done = A die of any value removes a token from any area, once a round; 2 $ do the same, once a round.
engineer-lesson-clear-wrong = Why not pay 2 $?

engineer-lesson-trade-title = Trade
engineer-lesson-trade-task = You stand on a trade area with the value 3. With the 3 one resource becomes two: exchange your wood for two others.
engineer-lesson-trade-hint = Exchange the wood with the die 3, for example for coal and steel.
engineer-lesson-trade-done = One wood became two resources, and trading always brings 1 $. You might also have sold a resource for 2 $.

engineer-lesson-plan-title = Plan ahead
engineer-lesson-plan-task = Two ones are of little use. With any card you may plan instead: the engineer moves, you skip the investment, and choose your next dice yourself. Plan with card P4 and go to d2.
engineer-lesson-plan-hint = Choose card P4, the area d2, and planning. Planning with another card will do, too.
engineer-lesson-plan-done = The round ended without an investment, and the next one begins without a roll.

engineer-lesson-set-title = Set the dice
engineer-lesson-set-task = Now set two dice as you like. The steel area c2 shows a 4: set one of them to 4.
engineer-lesson-set-hint = One of the two dice has to show 4.
engineer-lesson-set-done = Planned dice are active like those you keep from a roll. With the 4 you can take two steel on c2.

engineer-lesson-recover-title = Take your cards back
engineer-lesson-recover-task = You hold only one card. Take all of them back: the engineer moves one step, to d2, and it costs one step of time.
engineer-lesson-recover-hint = Take your cards back and move to d2.
engineer-lesson-recover-done = All six cards are in your hand again. With an empty hand you would have had no choice.

engineer-lesson-tax-title = Collect taxes
engineer-lesson-tax-task = The engineer stands on a residential area that is open. Without a die it gives 2 $: collect them.
engineer-lesson-tax-hint = Collect the taxes instead of passing.
engineer-lesson-tax-done = Money is needed for most buildings. Now you know a whole round: dice, project, investment, end.

engineer-lesson-win-title = The last building
engineer-lesson-win-task = Three buildings stand and one is missing. You have everything it costs, and the right die: build it and win.
engineer-lesson-win-hint = Look for the building that is not built yet.
engineer-lesson-win-done = Everything is built: you win at once. Each number that is left on the time track is a point more.
engineer-lesson-win-wrong = Why not another tenement?

engineer-figure-tokens = Areas where the engineer was carry a token: they have no action until it is taken off.
