# What Engineer says.

engineer-title = Engineer
engineer-tagline = Walk an engineer round four districts, spend dice and cards, and raise every building in time.
engineer-length = 15–30 min

## Refusals: one for each rule that can be broken.

engineer-setup-each-once = District { $district } is laid out twice. Each of the four cards has one place.
engineer-setup-start = The engineer cannot start on { $area }. Choose a residential area: { $areas }.

engineer-round-order = That belongs to another phase. Now comes this: { $step }.
engineer-end-over = The game is over.

engineer-roll-three = All three dice are rolled.
engineer-keep-two = { $dice } cannot be kept. Keep two of the dice that were rolled: { $rolled }.
engineer-plan-dice = Set exactly two dice, each from 1 to 6.
engineer-dice-active = { $count ->
        [0] No die is active any more, so { $die } cannot be used.
        [one] No active die shows { $die }. The only one left shows { $active }.
       *[other] No active die shows { $die }. The active dice show { $active }.
    }

engineer-extra-each = { $tokens ->
        [one] One token
       *[other] { $tokens } tokens
    } cannot be cleared for { $means ->
        [one] one price.
       *[other] { $means } prices.
    } A die clears one token, and so does money.
engineer-extra-money = Clearing a token costs { $price } $, and you have { $money } $.
engineer-token-there = There is no token on { $area }.
engineer-token-most = { $most ->
        [one] Only one token can be removed this way.
       *[other] At most { $most } tokens can be removed this way.
    }

engineer-project-must = You cannot pass here: play a project card or take your cards back.
engineer-project-hand = { $project } is not in your hand.
engineer-project-ways = { $project } does not allow “{ $deed }”.
engineer-project-die = The advanced action of { $project } takes an active die that shows { $die }.
engineer-move-exact = { $steps ->
        [one] One step does not lead
       *[other] { $steps } steps do not lead
    } from { $from } to { $to }.
engineer-move-return = The engineer is on { $area } already and cannot end the move there.

engineer-set-die-active = No active die that could be set shows { $die }.
engineer-set-die-other = The die shows { $die } already. Choose another value.
engineer-swap-owned = You have no { $resource } to give.
engineer-swap-other = You cannot get { $resource } for { $resource }. Choose another resource.
engineer-swap-two = “{ $swap }” brings one resource. This exchange brings two.
engineer-develop-side = { $district } is developed already.
engineer-develop-engineer = The engineer is in this district: { $district }. Only a district without the engineer can be developed.
engineer-develop-token = There is no token in this district: { $district }. Only a district with a token can be developed.

engineer-area-kinds = The engineer is on { $area } ({ $kind }), which does not have this action.
engineer-area-die = { $area } does not accept a die that shows { $die }, only { $values }.
engineer-industrial-resource = { $area } does not give { $resource }.
engineer-trade-die = A die goes with an exchange of one for two, and with nothing else here.
engineer-trade-sale = You have no { $resource } to sell, neither before the exchange nor after it.

engineer-build-card = There is no building { $building } on the card; the numbers go up to { $most }.
engineer-build-once = { $building } is built already.
engineer-build-token = { $building } needs a token, and there is none in the pool.
engineer-build-cost = { $building } costs { $wood } wood, { $coal } coal, { $steel } steel and { $money } $. You cannot pay that.
engineer-challenge-order = { $building } has to wait. The next part is this: { $next }.
engineer-bonus-kinds = The bonus of this part does not allow “{ $deed }”.

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
        [0] for the die { $die }.
       *[other] { $die ->
            [0] for { $money } $.
           *[other] for the die { $die } and { $money } $.
        }
    }
engineer-log-project = { $project } to { $area }; { $deed }.
engineer-log-recover = To { $area }, and all project cards back in hand.
engineer-log-take = Takes { $many } { $resource }{ $die ->
        [0] .
       *[other] {" "}with the die { $die }.
    }
engineer-log-tax = Collects { $money } $ in taxes.
engineer-log-build = Builds with the die { $die }: { $building }.
engineer-log-trade = Trades: { $trade }.
engineer-log-bonus = Bonus: { $deed }.
engineer-log-pass = Passes: { $step }.
engineer-log-end = { $told } { $end }
engineer-log-won = Everything is built: the game is won with { $time } on the time track.
engineer-log-out-of-time = Time is up: the game is lost.
engineer-log-out-of-tokens = There is no token left for the area: the game is lost.
engineer-log-card-turned = Side A is complete: all tokens return to the pool, and side B follows.

engineer-deed-nothing = no effect
engineer-deed-remove = { $tokens ->
        [one] removes the token from { $areas }
       *[other] removes the tokens from { $areas }
    }
engineer-deed-take = takes 1 { $resource }
engineer-deed-set-die = sets a die from { $from } to { $to }
engineer-deed-build = builds this: { $building }
engineer-deed-halt = stops time for this round
engineer-deed-swap = exchanges { $swap }
engineer-deed-develop = develops this district: { $district }
engineer-deed-plan = plans the next dice

engineer-traded-money = { $money } $
engineer-traded-swap = { $die ->
        [0] { $swap }
       *[other] { $swap } with the die { $die }
    }
engineer-traded-sale = { $resource } sold for { $money } $
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
engineer-option-mode-help = What is to be built, and how much time there is.
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
engineer-option-layout-help = How the four district cards are laid out.
engineer-option-layout-random = At random
engineer-option-layout-chosen = As you choose
engineer-option-layout-first_game = As for a first game

## The score sheet.

engineer-score-buildings = Buildings
engineer-score-time = Time left, if won
engineer-fact-to-build = to be built
engineer-fact-time-left = on the time track

## Names.

engineer-resource-wood = wood
engineer-resource-coal = coal
engineer-resource-steel = steel
engineer-kind-industrial = industrial
engineer-kind-trade = trade
engineer-kind-residential = residential
engineer-step-layout = laying out the districts
engineer-step-start = the engineer’s first area
engineer-step-roll = the roll of the dice
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
engineer-effect-no_time_or_swap = stop time or exchange 1 for 2
engineer-effect-develop = develop a district
engineer-bonus-take1 = take a resource
engineer-bonus-remove2 = remove up to 2 tokens
engineer-bonus-no_time = stop time
