# What the board of Engineer says.

board-engineer-map = The four districts
board-engineer-path = The round
board-engineer-projects = Project cards
board-engineer-phase-preparation = Preparation
board-engineer-phase-project = Project
board-engineer-phase-investment = Investment
board-engineer-phase-end = End
board-engineer-stop-dice = dice
board-engineer-stop-clear = clear tokens
board-engineer-stop-card = play a card
board-engineer-stop-bonus = bonus
board-engineer-stop-area = use the area
board-engineer-stop-end = token, dice, time
board-engineer-halted = time on hold
board-engineer-has = { NOUN("engineer-resource", $resource) }: { $has } of at most { $most }
board-engineer-has-money = money: { $has } of at most { $most }
board-engineer-tokens = { $count ->
        [one] 1 token in the pool
       *[other] { $count } tokens in the pool
    }
board-engineer-active = { $count ->
        [one] 1 active die
       *[other] { $count } active dice
    }
board-engineer-active-short = active
board-engineer-rolled = rolled: tap the die to leave out
board-engineer-spent = { $count ->
        [one] 1 activated die
       *[other] { $count } activated dice
    }
board-engineer-spent-short = activated
board-engineer-leave-out = Leave out the { $die }; keep { $one } and { $other }
board-engineer-set-which = Die { $die }
board-engineer-set-to = Set die { $die } to { $value }
board-engineer-discarded = discarded
board-engineer-recover = Take cards back
board-engineer-recover-label = { $count ->
        [0] Take cards back: none is discarded. One step, and one round less
        [one] Take cards back: 1 card. One step, and one round less
       *[other] Take cards back: { $count } cards. One step, and one round less
    }
board-engineer-project = { $project }: { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }; { NOUN("engineer-effect", $basic) }; with a { $die }: { NOUN("engineer-effect", $advanced) }.
board-engineer-project-discarded = It is discarded.
board-engineer-card = Building card, side { $side }
board-engineer-built = built
board-engineer-built-before = { $count ->
        [one] 1 built on side A
       *[other] { $count } built on side A
    }
board-engineer-challenge = { NOUN("engineer-challenge", $challenge) }
board-engineer-building-name = { NOUN("engineer-building", $building) }
board-engineer-building = { NOUN("engineer-building", $building) }: { $cost }. { $state ->
        [built] Built.
        [payable] You can afford it.
        [dear] You can’t afford it yet.
       *[later] Comes later.
    }
board-engineer-bonus = Bonus: { NOUN("engineer-bonus", $bonus) }.
board-engineer-district = { NOUN("engineer-district", $district) }, { $side ->
        [B] developed
       *[A] side A
    }
board-engineer-developed = developed
board-engineer-swap = 1 { NOUN("engineer-resource", $give) } for { $get }

## What to do.

board-engineer-do-layout = Arrange the districts: tap two to swap them.
board-engineer-do-start = Place the engineer on a residential area.
board-engineer-do-keep = Keep two dice: tap the one to leave out.
board-engineer-do-set_dice = You planned: set two dice to any values.
board-engineer-do-extra = { $tokens ->
        [one] 1 area is closed by a token. You may clear it.
       *[other] { $tokens } areas are closed by tokens. You may clear some.
    }
board-engineer-do-project = Play a project card, or take your cards back.
board-engineer-do-move = { $steps ->
        [one] Move the engineer exactly 1 step.
       *[other] Move the engineer exactly { $steps } steps.
    }
board-engineer-do-deed = What does the card do?
board-engineer-do-tokens = Tap the tokens to remove on the map.
board-engineer-do-invest = Use the area where the engineer is, or pass.
board-engineer-do-card_bonus = The part you built gives a bonus.
board-engineer-do-area_bonus = The part you built gives a bonus.
board-engineer-watch = The company is working.
board-engineer-won = Everything is built. You win!
board-engineer-out_of_time = Time is up. You lose.
board-engineer-out_of_tokens = No token is left for the engineer’s area. You lose.
board-engineer-back = Step back
board-engineer-layout-card = { $card }, { $place ->
        [nw] north-west
        [ne] north-east
        [sw] south-west
       *[se] south-east
    }: swap
board-engineer-layout-keep = Keep this layout
board-engineer-place-nw = north-west
board-engineer-place-ne = north-east
board-engineer-place-sw = south-west
board-engineer-place-se = south-east

board-engineer-row-deed = What to do
board-engineer-row-token = Token
board-engineer-row-more = Another token
board-engineer-no-more = only this one
board-engineer-row-what = Which
board-engineer-row-swap = Exchange
board-engineer-row-die = Die
board-engineer-row-sell = Sale for $2
board-engineer-row-price = Price
board-engineer-no-swap = no exchange
board-engineer-no-die = without a die
board-engineer-no-sell = no sale
board-engineer-with-die = with the { $die }
board-engineer-price-money = for $2
board-engineer-price-die = with the { $die }
board-engineer-price-both = with the { $die } and $2
board-engineer-set-die = { $from } → { $to }

board-engineer-deed-nothing = Only move
board-engineer-deed-remove = Remove tokens
board-engineer-deed-clear = Clear tokens
board-engineer-deed-take = Take a resource
board-engineer-deed-set = Set a die
board-engineer-deed-build = Build
board-engineer-deed-halt = Hold time
board-engineer-deed-swap = Exchange one for two
board-engineer-deed-develop = Develop a district
board-engineer-deed-plan = Plan: set the next dice, no investment now
board-engineer-deed-tax = Collect taxes: $2
board-engineer-deed-trade = Trade: $1, exchange, sell
board-engineer-deed-pass = Pass

board-engineer-pass-extra = { $tokens ->
        [one] Clear nothing: the token stays
       *[other] Clear nothing: { $tokens } tokens stay
    }
board-engineer-pass-left = Skip: { $left }
board-engineer-nothing-left = Only move; skip: { $left }
board-engineer-left-remove = removing tokens
board-engineer-left-clear = clearing tokens
board-engineer-left-take = the resource
board-engineer-left-set = setting a die
board-engineer-left-build = building
board-engineer-left-halt = holding time
board-engineer-left-swap = the exchange
board-engineer-left-develop = developing a district
board-engineer-left-tax = taxes
board-engineer-left-trade = trade

## What happened.

board-engineer-outcome-won = { $time ->
        [0] The last building was finished just in time.
        [one] The time marker is on 1: +1 point.
       *[other] The time marker is on { $time }: +{ $time } points.
    }
board-engineer-outcome-out_of_time = The end of the round moved the time marker to 0. Built on this card: { $built } of { $of }.
board-engineer-outcome-out_of_tokens = The end of a round closes the engineer’s area with a token, and the pool is empty: all tokens are on areas and buildings. Built on this card: { $built } of { $of }.
board-engineer-active-tip = Active dice: each can be used once, for a card, an area or to clear a token.
board-engineer-spent-tip = Activated dice: used up until the next round.
board-engineer-time-tip = The time marker moves by one at the end of each round. At 0 the game is lost.
board-engineer-phase-preparation-tip = Preparation: keep two of three dice; then you may clear tokens, for a die or $2.
board-engineer-phase-project-tip = Project: play a card, move exactly as far as it says and use it; or take your cards back.
board-engineer-phase-investment-tip = Investment: use the area where the engineer is, if no token closes it.
board-engineer-phase-end-tip = End phase (automatic): a token on the engineer’s area, $1 if two dice are unused, and the time marker moves by one.
board-engineer-district-tip = { NOUN("engineer-district", $district) }: { $side ->
        [B] developed. Its areas accept two die values.
       *[A] not developed yet. Once developed, its areas accept two die values.
    }

## Areas explained.

board-engineer-area-industrial = { $area }: { OR($resources) }
board-engineer-area-trade = { $area }: trade area
board-engineer-area-residential = { $area }: residential area
board-engineer-about-industrial = Gives 1 { NOUN("engineer-resource", $resource) }, or 2 with a die showing { OR($dice) }.
board-engineer-about-any = Gives 1 resource of your choice, or 2 with a die showing { OR($dice) }.
board-engineer-about-trade = Gives $1; exchange one resource for another, or for two with a die showing { OR($dice) }; sell one for $2.
board-engineer-about-residential = Gives $2, or lets you build with a die showing { OR($dice) }.
board-engineer-about-token = A token closes it.
board-engineer-about-here = The engineer is here.

## The board in words.

board-engineer-say-time = Time: { $time }.
board-engineer-say-halted = The time marker does not move this round.
board-engineer-say-phase = { NOUN("board-engineer-phase", $phase) }: { NOUN("engineer-step", $step) }.
board-engineer-say-step = { NOUN("engineer-step", $step) }
board-engineer-say-company = The company has { $stock }.
board-engineer-say-pool = { $tokens ->
        [one] 1 token is in the pool.
       *[other] { $tokens } tokens are in the pool.
    }
board-engineer-say-dice = Active dice: { $dice }.
board-engineer-say-no-dice = No active dice.
board-engineer-say-spent = Number of activated dice: { $dice }.

board-engineer-key-card = Choose a project card
board-engineer-key-recover = Take cards back
board-engineer-key-pass = Skip an optional action

## The form of editions.

board-engineer-edition-side = Four areas, separated by spaces: north-west, north-east, south-west, south-east. W wood, C coal, S steel, A any, T trade, R residential, each followed by its dice: W1 R16.
