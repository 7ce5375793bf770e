# What Engineer says.

engineer-title = Engineer
engineer-tagline = Walk an engineer through four districts, use dice and cards, and finish every building in time.
engineer-length = 15–30 min

# How each level of the bots plays.
engineer-level-beginner = Overlooks a third of the actions, misjudges the others, and follows one idea, such as saving dollars or gathering resources.
engineer-level-novice = Follows one idea as well, but sees most of the actions; wins some easy games.
engineer-level-casual = Misjudges some actions and overlooks a few; wins many easy games.
engineer-level-skilled = Judges a position well, with slips and a slight preference of its own.
engineer-level-strong = Takes the best-looking action, with few slips.
engineer-level-expert = Looks at several ways through the turn and at every roll after them.
engineer-level-master = Looks at many ways through the turn, and at the best of them two rolls ahead.

## Refusals: one for each rule that can be broken.

engineer-setup-each-once = This district is placed twice: { NOUN("engineer-district", $district) }. Each of the four cards has one place.
engineer-setup-start = The engineer cannot start on { $area }. Choose a residential area: { OR($areas) }.

engineer-round-order = You can’t do that now. { NOUN("engineer-step", $step, form: "now") }
engineer-end-over = The game is over.

engineer-roll-three = All three dice are rolled.
engineer-keep-two = Keep exactly two of the dice you rolled: { $rolled }.
engineer-plan-dice = Set exactly two dice, each from 1 to 6.
engineer-dice-active = No active die shows { $die }.
engineer-active-dice = Active dice: { $dice }.
engineer-no-active-dice = You have no active dice left.

engineer-extra-each = A die removes one token, and ${ $price } removes one token. Pay for each token separately.
engineer-extra-money = Clearing a token costs ${ $price }, and you have ${ $money }.
engineer-token-there = There is no token on { $area }.
engineer-token-most = { $most ->
        [one] Only 1 token can be removed this way.
       *[other] At most { $most } tokens can be removed this way.
    }
engineer-token-exact = { $tokens ->
        [one] Remove 1 token: at this table a card or a bonus removes exactly as many as it says.
       *[other] Remove { $tokens } tokens: at this table a card or a bonus removes exactly as many as it says.
    }

engineer-project-must = You can’t pass here: play a project card or take your cards back.
engineer-project-hand = Card { $project } is not in your hand.
engineer-project-ways = Card { $project } does not allow { NOUN("engineer-deed", $deed) }. Its basic action: { NOUN("engineer-effect", $basic) }. Its advanced action: { NOUN("engineer-effect", $advanced) }.
engineer-project-die = The advanced action of { $project } needs an active die showing { $die }.
engineer-move-exact = { $to } is not exactly { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } from { $from }.
engineer-move-return = The engineer is on { $area } already and cannot end the move there.

engineer-set-die-active = None of the active dice that can be set shows { $die }.
engineer-set-die-other = The die already shows { $die }. Choose another value.
engineer-swap-owned = You have no { NOUN("engineer-resource", $resource) } to give.
engineer-swap-other = You can’t exchange { NOUN("engineer-resource", $resource) } for { NOUN("engineer-resource", $resource) }. Choose another resource.
engineer-swap-two = Choose two resources: this exchange gives two for one.
engineer-develop-side = This district is already developed: { NOUN("engineer-district", $district) }.
engineer-develop-engineer = The engineer is in this district: { NOUN("engineer-district", $district) }. Only a district without the engineer can be developed.
engineer-develop-token = There is no token in this district: { NOUN("engineer-district", $district) }. Only a district with a token can be developed.

engineer-area-kinds = { $kind ->
        [industrial] { $area } is an industrial area: you can only take resources there.
        [trade] { $area } is a trade area: you can only trade there.
       *[residential] { $area } is a residential area: you can only collect taxes or build there.
    }
engineer-area-die = { $area } does not accept a die showing { $die }, only { OR($values) }.
engineer-industrial-resource = { $area } does not give { NOUN("engineer-resource", $resource) }, only { OR($gives) }.
engineer-trade-die = Here a die can only be used to exchange one resource for two.
engineer-trade-sale = You have no { NOUN("engineer-resource", $resource) } to sell, neither before the exchange nor after it.

engineer-build-card = There is no building { $building } on the card; the numbers are 1 to { $most }.
engineer-build-once = You have already built { NOUN("engineer-building", $building, form: "the") }.
engineer-build-token = To build { NOUN("engineer-building", $building, form: "the") }, you need a token, and the pool is empty.
engineer-build-cost = You can’t afford { NOUN("engineer-building", $building, form: "the") }: the cost is { $cost }.
engineer-challenge-order = You can’t build { NOUN("engineer-building", $building, form: "the") } yet. The next part: { NOUN("engineer-building", $next) }.
engineer-bonus-kinds = The bonus of this part does not allow { NOUN("engineer-deed", $deed) }.
engineer-have = You have { $stock }.

## Log lines.

engineer-log-layout = The districts from north-west to south-east: { $districts }.
engineer-log-start = The engineer starts on { $area }.
engineer-log-roll = The dice show { $dice }.
engineer-log-keep = Active dice: { $dice }.
engineer-log-set = Dice set as planned: { $dice }.
engineer-log-clear = { $tokens ->
        [one] Clears the token from { $areas }.
       *[other] Clears the tokens from { $areas }.
    }
engineer-log-project = Plays { $project } and moves to { $area }.
engineer-log-recover = Moves to { $area } and takes back all project cards.
engineer-log-take = { $count ->
        [one] Takes 1 { NOUN("engineer-resource", $resource) }.
       *[other] Takes { $count } { NOUN("engineer-resource", $resource) }.
    }
engineer-log-tax = Collects ${ $money } in taxes.
engineer-log-build = Builds { NOUN("engineer-building", $building, form: "the") } with a die showing { $die }.
engineer-log-trade = Trades and receives ${ $money }.
engineer-log-bonus = Uses the bonus.
engineer-log-pass = { $step ->
        [extra] Clears no tokens.
        [invest] Makes no investment.
       *[other] Does not use the bonus.
    }

## Sentences after a log line.

engineer-log-die = Uses a die showing { $die }.
engineer-log-pays = Pays ${ $money }.
engineer-log-sale = Sells 1 { NOUN("engineer-resource", $resource) } for ${ $money }.
engineer-log-deed-nothing = Does not use the card’s action.
engineer-log-deed-remove = { $tokens ->
        [one] Removes the token from { $areas }.
       *[other] Removes the tokens from { $areas }.
    }
engineer-log-deed-take = Takes 1 { NOUN("engineer-resource", $resource) }.
engineer-log-deed-set = Sets a die from { $from } to { $to }.
engineer-log-deed-build = Builds { NOUN("engineer-building", $building, form: "the") }.
engineer-log-deed-halt = Holds time this round.
engineer-log-deed-swap = Exchanges 1 { NOUN("engineer-resource", $give) } for { $get }.
engineer-log-deed-develop = Develops a district: { NOUN("engineer-district", $district) }.
engineer-log-deed-plan = Plans the next dice.
engineer-log-round-ends = The round ends.
engineer-log-round-token = Area { $area } gets a token.
engineer-log-round-no-token = The area already has its token.
engineer-log-round-money = Two unused dice are worth ${ $money }.
engineer-log-round-stays = The time marker stays on { $to }.
engineer-log-round-moves = The time marker moves from { $from } to { $to }.
engineer-log-won = Everything is built: the game is won with { $time } left on the time track.
engineer-log-out-of-time = Time is up: the game is lost.
engineer-log-out-of-tokens = No token is left for the area: the game is lost.
engineer-log-card-turned = Side A is complete: all tokens return to the pool, and side B follows.

## Parts of lists.

engineer-district = { NOUN("engineer-district", $district) }
engineer-resource = { NOUN("engineer-resource", $resource) }
engineer-resources = { $count ->
        [one] 1 { NOUN("engineer-resource", $resource) }
       *[other] { $count } { NOUN("engineer-resource", $resource) }
    }
engineer-money = ${ $money }

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
engineer-option-exact_removal = Exact removal
engineer-option-exact_removal-help = A card or a bonus removes exactly as many tokens as it says, not fewer. The rulebook is not clear here.

## The score sheet.

engineer-score-buildings = Buildings
engineer-score-time = Time left (after a win)
engineer-fact-to-build = to build
engineer-fact-time-left = on the time track

## Names. “the”: within a sentence. “now”: what to do in a step.

engineer-district-d1 = Waterfront
engineer-district-d2 = Foundry
engineer-district-d3 = Old Town
engineer-district-d4 = Railyard
engineer-building-a1 = Tenement
    .the = the tenement
engineer-building-a2 = Workshop
    .the = the workshop
engineer-building-a3 = Railway station
    .the = the railway station
engineer-building-a4 = Market hall
    .the = the market hall
engineer-building-b1 = Town hall
    .the = the town hall
engineer-building-b2 = Theatre
    .the = the theatre
engineer-building-b3 = Power station
    .the = the power station
engineer-building-b4 = Steel bridge
    .the = the steel bridge
engineer-building-e1 = Foundations
    .the = the foundations
engineer-building-e2 = First platform
    .the = the first platform
engineer-building-e3 = Second platform
    .the = the second platform
engineer-building-e4 = Summit
    .the = the summit
engineer-building-s1 = Foundations
    .the = the foundations
engineer-building-s2 = Lower storeys
    .the = the lower storeys
engineer-building-s3 = Middle storeys
    .the = the middle storeys
engineer-building-s4 = Upper terraces
    .the = the upper terraces
engineer-building-s5 = Mast
    .the = the mast
engineer-challenge-eiffel = Eiffel Tower
engineer-challenge-empire_state = Empire State Building
engineer-deed-nothing = using no action
engineer-deed-remove = removing tokens
engineer-deed-take = taking a resource
engineer-deed-set = setting a die
engineer-deed-build = building
engineer-deed-halt = holding time
engineer-deed-swap = an exchange
engineer-deed-develop = developing a district
engineer-deed-plan = planning
engineer-resource-wood = wood
engineer-resource-coal = coal
engineer-resource-steel = steel
engineer-kind-industrial = industrial
engineer-kind-trade = trade
engineer-kind-residential = residential
engineer-step-layout = arranging the districts
    .now = Arrange the districts first.
engineer-step-start = the engineer’s first area
    .now = Choose the engineer’s first area.
engineer-step-roll = the dice roll
    .now = The dice must be rolled first.
engineer-step-set_dice = setting two dice
    .now = Set two dice first.
engineer-step-keep = keeping two dice
    .now = Keep two dice first.
engineer-step-extra = clearing tokens
    .now = Clear tokens, or pass.
engineer-step-project = the project
    .now = Play a project card, or take your cards back.
engineer-step-card_bonus = the bonus
    .now = Use the bonus, or pass.
engineer-step-invest = the investment
    .now = Use the area where the engineer is, or pass.
engineer-step-area_bonus = the bonus
    .now = Use the bonus, or pass.
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

# Fields of an edition file.

engineer-field-game = Game
engineer-field-constants = Numbers
engineer-field-constants-tokens = Investment tokens
engineer-field-constants-resource-max = Most of each resource
engineer-field-constants-money-max = Most money
engineer-field-constants-start = Resources and money at the start
engineer-field-constants-extra-action-cash-cost = Price of removing a token
engineer-field-constants-unused-dice-bonus = Money for an unused die
engineer-field-constants-recover-move = Steps when cards are taken back
engineer-field-constants-recover-time = Time when cards are taken back
engineer-field-constants-industrial = Industrial areas
engineer-field-constants-trade = Trade areas
engineer-field-constants-residential = Residential areas
engineer-field-industrial-basic = Resources without a die
engineer-field-industrial-die = Resources with a die
engineer-field-trade-money = Money received
engineer-field-trade-sell-price = Price of a sold resource
engineer-field-residential-basic-money = Money from taxes
engineer-field-districts = District cards
engineer-field-district-id = Number of the card
engineer-field-district-name = Name, by language
engineer-field-district-a = Areas of side A
engineer-field-district-b = Areas of side B
engineer-field-area-kind = Kind of the area
engineer-field-area-resource = Resource
engineer-field-area-die = Values of a die that can be used here
engineer-field-first-game-layout = Districts of the first game
engineer-field-layout-nw = North-west
engineer-field-layout-ne = North-east
engineer-field-layout-sw = South-west
engineer-field-layout-se = South-east
engineer-field-projects = Project cards
engineer-field-project-id = Number of the card
engineer-field-project-move = Steps
engineer-field-project-die = Value of the die
engineer-field-project-basic = Basic action
engineer-field-project-advanced = Advanced action
engineer-field-building-card = Building card
engineer-field-building-card-a = Buildings of side A
engineer-field-building-card-b = Buildings of side B
engineer-field-building-id = Identifier of the building
engineer-field-building-name = Name, by language
engineer-field-building-cost = Cost
engineer-field-building-bonus = Bonus for building it
engineer-field-stock-wood = Wood
engineer-field-stock-coal = Coal
engineer-field-stock-steel = Steel
engineer-field-stock-money = Money
engineer-field-challenges = Challenges
engineer-field-challenges-eiffel = First challenge
engineer-field-challenges-empire-state = Second challenge
engineer-field-challenge-name = Name, by language
engineer-field-challenge-parts = Parts, in the order of building
engineer-field-modes = Modes
engineer-field-mode-id = Mode
engineer-field-mode-rounds = Rounds
engineer-field-district-a-help = North-west, north-east, south-west, south-east.
engineer-field-district-b-help = North-west, north-east, south-west, south-east.
engineer-field-area-resource-help = Only for industrial areas; “any” is any resource.
engineer-field-building-bonus-help = Only for the parts of a challenge.
engineer-field-district-name-help = Without it the usual name is used.
engineer-field-building-name-help = Without it the usual name is used.
engineer-field-challenge-name-help = Without it the usual name is used.

# Where parts of an edition come from.
engineer-provenance-projects = Which card has which of the actions.
engineer-part-dice = Dice
engineer-part-actions = Actions of the project cards
