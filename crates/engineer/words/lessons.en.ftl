# What teaches Engineer.

engineer-lesson-start-title = Where the engineer starts
engineer-lesson-start-task = The city has four districts with four areas each. The engineer starts on a residential area: place the pawn on a3, in the Old Town.
engineer-lesson-start-hint = Choose the residential area a3: first column, third row.
engineer-lesson-start-done = A round starts: three dice are rolled. They show 1, 2 and 6.
engineer-lesson-start-wrong = Can I start on the wood area a1?

engineer-lesson-keep-title = Keep two dice
engineer-lesson-keep-task = You keep two of the three dice; the third is lost for this round. You want to take wood on a1, and that area shows a 1: keep the 1.
engineer-lesson-keep-hint = Keep a pair that includes the 1.
engineer-lesson-keep-done = The dice you keep are active. Each can be used once this round, where an area or a card shows its value.

engineer-lesson-project-title = Play a project card
engineer-lesson-project-task = A card moves the engineer exactly as far as it says and then performs an action. Play P3: move two steps to a1 and take one coal.
engineer-lesson-project-hint = Choose card P3, the area a1, and coal.
engineer-lesson-project-done = The engineer is on the wood area, you have 1 coal, and card P3 is discarded until you take your cards back.
engineer-lesson-project-wrong = Can I move to b3 with this card?

engineer-lesson-take-title = Invest: take resources
engineer-lesson-take-task = Now use the area itself. Without a die it gives 1 wood, with a die showing 1 it gives 2. Use the 1.
engineer-lesson-take-hint = Take wood with the 1, not without a die.
engineer-lesson-take-done = You have 2 wood. The round ends: a token closes the engineer’s area, the time marker moves down by one, and the dice are rolled again.
engineer-lesson-take-wrong = Can I take coal?

engineer-lesson-pass-title = Skip optional actions
engineer-lesson-pass-task = Before the project you may open areas: you remove a token for a die or for $2. You need the 6 to build, and a card can remove the token later. Pass.
engineer-lesson-pass-hint = It is better to keep both dice and the money: pass.
engineer-lesson-pass-done = The game asks before every optional action; pass if you don’t want it.

engineer-lesson-remove-title = Move and remove a token
engineer-lesson-remove-task = Card P1 moves the engineer one step and removes a token. Move to the residential area b1 and remove the token from a1.
engineer-lesson-remove-hint = Choose card P1, the area b1, and the token on a1.
engineer-lesson-remove-done = Area a1 is open again, and the token is back in the pool. You lose if a token is needed and the pool is empty.

engineer-lesson-build-title = Build
engineer-lesson-build-task = On a residential area you can build with a die of its value. The tenement costs 1 wood, 1 coal and $1: build it with the 6.
engineer-lesson-build-hint = Choose the tenement, number 1, and the 6.
engineer-lesson-build-done = One of four buildings is built. A token from the pool stays on it for good. Build all four before the time marker reaches 0 to win.
engineer-lesson-build-wrong = Can I build the workshop?

engineer-lesson-clear-title = Open an area
engineer-lesson-clear-task = The token on b1 closes the only residential area nearby. Clear it with the 5: you need the 3.
engineer-lesson-clear-hint = Clear b1 and pay with the 5.
engineer-lesson-clear-done = Any die removes a token from any area, once per round; $2 does the same, once per round.
engineer-lesson-clear-wrong = Can I pay $2?

engineer-lesson-trade-title = Trade
engineer-lesson-trade-task = The engineer is on a trade area with the value 3. With the 3, one resource becomes two: exchange your wood for two others.
engineer-lesson-trade-hint = Exchange the wood with the 3, for example for coal and steel.
engineer-lesson-trade-done = You exchanged 1 wood for two resources, and trading always gives $1. You could also have sold a resource for $2.

engineer-lesson-plan-title = Plan ahead
engineer-lesson-plan-task = Two ones are of little use. With any card you may plan instead: the engineer moves, you skip the investment, and you set your next dice to any values. Plan with card P4 and move to d2.
engineer-lesson-plan-hint = Choose card P4, the area d2, and planning. Planning with another card is fine, too.
engineer-lesson-plan-done = The round ended without an investment, and the next one starts without a roll.

engineer-lesson-set-title = Set the dice
engineer-lesson-set-task = Now set two dice to any values. The steel area c2 shows a 4: set one of them to 4.
engineer-lesson-set-hint = One of the two dice must show 4.
engineer-lesson-set-done = Planned dice are active like those you keep from a roll. With the 4 you can take 2 steel on c2.

engineer-lesson-recover-title = Take your cards back
engineer-lesson-recover-task = You have only one card left. Take all cards back: the engineer moves one step, to d2, and the time marker moves down by one.
engineer-lesson-recover-hint = Take your cards back and move to d2.
engineer-lesson-recover-done = All six cards are in your hand again. With an empty hand you would have to do this.

engineer-lesson-tax-title = Collect taxes
engineer-lesson-tax-task = The engineer is on an open residential area. Without a die it gives $2: collect them.
engineer-lesson-tax-hint = Collect the taxes instead of passing.
engineer-lesson-tax-done = Money is needed for most buildings. Now you know a whole round: dice, project, investment, end.

engineer-lesson-win-title = The last building
engineer-lesson-win-task = Three buildings are built and one is missing. You have everything it costs, and the right die: build it and win.
engineer-lesson-win-hint = Look for the building that is not built yet.
engineer-lesson-win-done = Everything is built: you win immediately. You also score 1 point for each round left on the time track.
engineer-lesson-win-wrong = Can I build another tenement?

engineer-figure-tokens = Areas where the engineer was have a token: they have no action until it is removed.
