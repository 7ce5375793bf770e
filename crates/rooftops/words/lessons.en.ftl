# What teaches Rooftops.

rooftops-lesson-start-title = The first floors
rooftops-lesson-start-task = Before the first turn a few floors are placed in the city. There is a grey one on C4; the next one is grey, too. Place it on any empty site that is not a neighbour of C4.
rooftops-lesson-start-hint = Any highlighted site is fine.
rooftops-lesson-start-done = Floors of the same colour are never on neighbouring sites, now or later. Sites are neighbours if a street connects them.
rooftops-lesson-start-wrong = Can I place it right beside it, on C3?

rooftops-lesson-take-title = Take a card
rooftops-lesson-take-task = On your turn you take a card or build. The third card shows a white and a grey floor and a black machine. Take it.
rooftops-lesson-take-hint = Take the card with the machine on it.
rooftops-lesson-take-done = The floors are in your stock, and your black machine has moved one space: that is worth 1 million at the end. A new card was added to the market, and your rival has taken one.

rooftops-lesson-build-title = Build a tower
rooftops-lesson-build-task = Build on an empty site beside a tower. You place the first floor of the new tower and pay a floor of the matching colour for each neighbour. Try C3: its neighbour C4 is grey.
rooftops-lesson-build-hint = Choose a highlighted site instead of a card.
rooftops-lesson-build-done = The new tower is built, and the floor you paid made its neighbour higher. One of your roofs is on a floor you have just placed, and the machine of that tower’s colour has moved.
rooftops-lesson-build-wrong = Can I build a grey tower on C3?

rooftops-lesson-roof-title = Roof the tallest tower
rooftops-lesson-roof-task = You place the roof on any floor you have just placed, also on a neighbour. The machine moves as many spaces as the roofed tower has floors. Build on C6 and place the roof on C4, which will have three floors.
rooftops-lesson-roof-hint = Build on C6, in black or white, and choose C4 for the roof.
rooftops-lesson-roof-done = Three floors, so your grey machine moves three spaces. You stay present in C4 even if the roof is covered later.
rooftops-lesson-roof-wrong = Can I place the roof on C3?

rooftops-lesson-return-title = Ten floors at most
rooftops-lesson-return-task = You have twelve floors in stock, two more than the limit. Choose two to put back.
rooftops-lesson-return-hint = Choose any two of your floors.
rooftops-lesson-return-done = You choose which floors to put back. It is better to build before your stock is full.
rooftops-lesson-return-wrong = Can I put back only one?

rooftops-lesson-stars-title = Reach a star column
rooftops-lesson-stars-task = Three of your machines are in the first star column. Take the card with the brown machine, and a floor of any colour for its joker.
rooftops-lesson-stars-hint = The card shows a joker and a brown machine with two steps.
rooftops-lesson-stars-done = All four machines have reached the first star column, so you get an extra turn. There are four such columns.

rooftops-lesson-extra-title = An extra turn
rooftops-lesson-extra-task = This is your extra turn. Take a card, build, or decline it, as you like.
rooftops-lesson-extra-hint = Any choice is fine here.
rooftops-lesson-extra-done = An extra turn is a turn like any other, and the only one you may decline.

rooftops-lesson-token-title = Reach a goal
rooftops-lesson-token-task = You have roofs on a black, a grey and a brown tower. One of the goals requires all four colours: place a roof on a white tower.
rooftops-lesson-token-hint = Build so that your roof is on a white tower: a new one, or a white neighbour.
rooftops-lesson-token-done = You are the first to reach this goal and get its best token, worth 7 million. When someone places their tenth roof, the final turns begin. The richest player wins.

rooftops-figure-map = Sites connected by a street are neighbours; how close they look does not matter.
