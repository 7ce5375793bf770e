# What Engineer says.

engineer-title = Engineer
engineer-tagline = Walk an engineer through four districts, use dice and cards, and finish every building in time.
engineer-length = 15–30 min

## Refusals: one for each rule that can be broken.

engineer-setup-each-once = District { $district } is placed twice. Each of the four cards has one place.
engineer-setup-start = The engineer cannot start on { $area }. Choose a residential area: { $areas }.

engineer-round-order = You can’t do that now. Current step: { $step }.
engineer-end-over = The game is over.

engineer-roll-three = All three dice are rolled.
engineer-keep-two = You did not roll { $dice }. Keep two of: { $rolled }.
engineer-plan-dice = Set exactly two dice, each from 1 to 6.
engineer-dice-active = { $count ->
        [0] You have no active dice left, so { $die } cannot be used.
        [one] No active die shows { $die }. The only one left shows { $active }.
       *[other] No active die shows { $die }. The active dice show { $active }.
    }

engineer-extra-each = A die removes one token, and $2 removes one token. Pay for each token separately.
engineer-extra-money = Clearing a token costs ${ $price }, and you have ${ $money }.
engineer-token-there = There is no token on { $area }.
engineer-token-most = { $most ->
        [one] Only 1 token can be removed this way.
       *[other] At most { $most } tokens can be removed this way.
    }

engineer-project-must = You can’t pass here: play a project card or take your cards back.
engineer-project-hand = Card { $project } is not in your hand.
engineer-project-ways = Card { $project } can’t do this: { $deed }.
engineer-project-die = The advanced action of { $project } needs an active die showing { $die }.
engineer-move-exact = { $to } is not exactly { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } from { $from }.
engineer-move-return = The engineer is on { $area } already and cannot end the move there.

engineer-set-die-active = None of the active dice that can be set shows { $die }.
engineer-set-die-other = The die already shows { $die }. Choose another value.
engineer-swap-owned = You have no { $resource } to give.
engineer-swap-other = You can’t exchange { $resource } for { $resource }. Choose another resource.
engineer-swap-two = Choose two resources: this exchange gives two for one.
engineer-develop-side = { $district } is already developed.
engineer-develop-engineer = The engineer is in this district: { $district }. Only a district without the engineer can be developed.
engineer-develop-token = There is no token in this district: { $district }. Only a district with a token can be developed.

engineer-area-kinds = The engineer is on { $area } ({ $kind }), which does not have this action.
engineer-area-die = { $area } does not accept a die showing { $die }, only { $values }.
engineer-industrial-resource = { $area } does not give { $resource }.
engineer-trade-die = Here a die can only be used to exchange one resource for two.
engineer-trade-sale = You have no { $resource } to sell, neither before the exchange nor after it.

engineer-build-card = There is no building { $building } on the card; the numbers are 1 to { $most }.
engineer-build-once = { $building } is already built.
engineer-build-token = { $building } needs a token, and the pool is empty.
engineer-build-cost = You can’t afford { $building }. Cost: wood { $wood }, coal { $coal }, steel { $steel }, ${ $money }.
engineer-challenge-order = { $building } can’t be built yet. The next part is { $next }.
engineer-bonus-kinds = The bonus of this part can’t do this: { $deed }.

## Log lines.

engineer-log-layout = The districts from north-west to south-east: { $districts }.
engineer-log-start = The engineer starts on { $area }.
engineer-log-roll = The dice show { $dice }.
engineer-log-keep = Active dice: { $dice }.
engineer-log-set = Dice set as planned: { $dice }.
engineer-log-clear = { $tokens ->
        [one] Clears the token from { $areas }
       *[other] Clears the tokens from { $areas }
    } { $money ->
        [0] with the { $die }.
       *[other] { $die ->
            [0] for ${ $money }.
           *[other] with the { $die } and ${ $money }.
        }
    }
engineer-log-project = Plays { $project }: moves to { $area }; { $deed }.
engineer-log-recover = Moves to { $area } and takes back all project cards.
engineer-log-take = Takes { $many } { $resource }{ $die ->
        [0] .
       *[other] {" "}with the { $die }.
    }
engineer-log-tax = Collects ${ $money } in taxes.
engineer-log-build = Builds with the { $die }: { $building }.
engineer-log-trade = Trades: { $trade }.
engineer-log-bonus = Bonus: { $deed }.
engineer-log-pass = Skips { $step }.
engineer-log-end = { $told } { $end }
engineer-log-won = Everything is built: the game is won with { $time } left on the time track.
engineer-log-out-of-time = Time is up: the game is lost.
engineer-log-out-of-tokens = No token is left for the area: the game is lost.
engineer-log-card-turned = Side A is complete: all tokens return to the pool, and side B follows.

engineer-deed-nothing = no card action
engineer-deed-remove = { $tokens ->
        [one] removes the token from { $areas }
       *[other] removes the tokens from { $areas }
    }
engineer-deed-take = takes 1 { $resource }
engineer-deed-set-die = sets a die from { $from } to { $to }
engineer-deed-build = builds { $building }
engineer-deed-halt = holds time this round
engineer-deed-swap = exchanges { $swap }
engineer-deed-develop = develops { $district }
engineer-deed-plan = plans the next dice

engineer-traded-money = ${ $money }
engineer-traded-swap = { $die ->
        [0] { $swap }
       *[other] { $swap } with the { $die }
    }
engineer-traded-sale = { $resource } sold for ${ $money }
engineer-swap = { $give } for { $get }
engineer-list = { $first }, { $rest }
engineer-plus = { $first } + { $rest }
engineer-none = –
engineer-name = { $own ->
        [0] { $pl }
       *[other] { $en }
    }

## Options of a table.

engineer-option-mode = Mode
engineer-option-mode-help = What to build, and in how many rounds.
engineer-option-mode-a_easy = Side A, easy
engineer-option-mode-a_medium = Side A, medium
engineer-option-mode-b_medium = Side B, medium
engineer-option-mode-b_hard = Side B, hard
engineer-option-mode-ab_easy = Side A, then side B, easy
engineer-option-mode-ab_medium = Side A, then side B, medium
engineer-option-mode-ab_hard = Side A, then side B, hard
engineer-option-mode-eiffel_easy = Eiffel Tower, easy
engineer-option-mode-eiffel_medium = Eiffel Tower, medium
engineer-option-mode-eiffel_hard = Eiffel Tower, hard
engineer-option-mode-empire_state_easy = Empire State Building, easy
engineer-option-mode-empire_state_medium = Empire State Building, medium
engineer-option-mode-empire_state_hard = Empire State Building, hard
engineer-option-layout = Districts
engineer-option-layout-help = How the four district cards are arranged.
engineer-option-layout-random = Random
engineer-option-layout-chosen = Custom
engineer-option-layout-first_game = Fixed (recommended for a first game)

## The score sheet.

engineer-score-buildings = Buildings
engineer-score-time = Time left (after a win)
engineer-fact-to-build = to build
engineer-fact-time-left = on the time track

## Names.

engineer-resource-wood = wood
engineer-resource-coal = coal
engineer-resource-steel = steel
engineer-kind-industrial = industrial
engineer-kind-trade = trade
engineer-kind-residential = residential
engineer-step-layout = arranging the districts
engineer-step-start = the engineer’s first area
engineer-step-roll = the dice roll
engineer-step-set_dice = setting two dice
engineer-step-keep = keeping two dice
engineer-step-extra = clearing tokens
engineer-step-project = the project
engineer-step-card_bonus = the bonus
engineer-step-invest = the investment
engineer-step-area_bonus = the bonus
engineer-step-won = the game is won
engineer-step-out_of_time = time is up
engineer-step-out_of_tokens = no tokens left

engineer-effect-remove1 = remove a token
engineer-effect-remove2 = remove up to 2 tokens
engineer-effect-set_die = set a die
engineer-effect-remove1_or_take1 = remove a token or take a resource
engineer-effect-build_anywhere = build anywhere
engineer-effect-no_time_or_swap = hold time or exchange 1 for 2
engineer-effect-develop = develop a district
engineer-bonus-take1 = take a resource
engineer-bonus-remove2 = remove up to 2 tokens
engineer-bonus-no_time = hold time
