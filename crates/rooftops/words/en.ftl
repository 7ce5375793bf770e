# What Rooftops says.

rooftops-title = Rooftops
rooftops-tagline = Raise towers on a street map, cap them with your roofs, and push four machine tracks.
rooftops-length = 45 min

## Refusals: one for each rule that can be broken.

rooftops-setup-players = { $players ->
        [one] Rooftops cannot be played by one.
       *[other] Rooftops cannot be played by { $players }.
    } Choose 2, 3 or 4 players.
rooftops-setup-goals = The goals of this game are settled. They do not change during play.
rooftops-setup-random-goals = First three of the ten goals have to be drawn: exactly three.
rooftops-setup-market = { $cards ->
        [one] One more card has to be turned up
       *[other] { $cards } more cards have to be turned up
    } before anything else can happen.
rooftops-option-goals = The three goals must be different and named in the order of the goal cards. Reorder them, or choose another one.
rooftops-option-random-goals = If the goals are left to chance, none can be chosen. Leave the second and the third goal as they are by default.

rooftops-start-first = { $floors ->
        [one] One more starting floor has to be placed
       *[other] { $floors } more starting floors have to be placed
    } before the first turn.
rooftops-start-done = Starting floors are placed before the first turn only. Take a card or build instead.
rooftops-start-site = There is no site { $site } on this board.
rooftops-start-empty = Site { $site } has a starting floor already. Choose an empty site.
rooftops-start-colour = This starting floor is { $colour }, as the lowest floor of its card shows.
rooftops-start-apart = Site { $site } is next to a { $colour } floor. Starting floors of the same colour must not be neighbours.
rooftops-start-random = Site { $site } cannot be drawn: all starting sites have to be at least { $streets } streets apart.
rooftops-start-advanced = { $floors } starting floors do not go with { $players } players. Choose from 3 to { $most }.

rooftops-turn-no-pass = You may not pass. Take a card or build; only an extra turn can be declined.

rooftops-card-market = Card { $card } is not in the market. Take one of these: { $market }.
rooftops-card-joker = { $most ->
        [0] Card { $card } leaves nothing to choose. Leave the colours out.
        [one] Card { $card } has a joker: choose one colour, not { $chosen }.
       *[other] Card { $card } has jokers: choose { $most } colours, not { $chosen }.
    }
rooftops-card-there = Not all of these floors are there. What is left to choose from: { $rest }.
rooftops-card-refill = First a card has to be turned up to fill the market.
rooftops-card-pile = Card { $card } is not in the pile. Only a card of the pile can be turned up.
rooftops-card-due = The market is full; no card is turned up now.

rooftops-limit-first = You have { $floors ->
        [one] one floor
       *[other] { $floors } floors
    } too many. Put back what is beyond ten before anything else.
rooftops-limit-ten = Put back exactly { $floors ->
        [one] one floor,
       *[other] { $floors } floors,
    } not { $chosen }.
rooftops-limit-own = You do not have all of these floors. In your stock: { $stock }.
rooftops-limit-only = You have { $stock } floors, and { $limit } are allowed. There is nothing to put back.

rooftops-shortage-other = Floors that card { $card } shows are missing. For them and for jokers choose { $least } to { $most } floors, not { $chosen }.

rooftops-build-site = There is no site { $site } on this board.
rooftops-build-empty = There is a building on { $site } already. Choose an empty site.
rooftops-build-neighbour = No building is next to { $site }. Build where a street leads to a building.
rooftops-build-colour = A { $colour } building cannot stand on { $site }: it would be next to { $neighbours }, of the same colour.
rooftops-build-floor = You have no { $colour } floor to build with on { $site }.
rooftops-build-pay = Building on { $site } costs { $price } for its neighbours, and you have { $stock }.
rooftops-build-roof-left = You have no roof left, so you can only take cards.
rooftops-roof-place = The roof cannot go on { $roof }. It goes on one of the floors just laid: { $places }.

rooftops-end-over = The game is over.

## Log lines.

rooftops-log-goals = The goals of this game: { $goals }.
rooftops-log-card = Card { $card } comes into the market: { $shows }.
rooftops-log-starter = Card { $card } is turned up for a further starting floor: { $shows }.
rooftops-log-start = A { $colour } starting floor is placed on { $site }.
rooftops-log-take = { $player } takes card { $card } and gets { $floors }.{ $short ->
        [0] {""}
       *[other] {" "}A floor was missing: the end begins.
    }{ $extra ->
        [0] {""}
       *[other] {" "}All machines have reached a star column: an extra turn.
    }
rooftops-log-build = { $player } builds a { $colour } tower on { $site } and puts a roof on { $roof }, level { $level }: { $steps ->
        [one] the { $machine } machine moves one space.
       *[other] the { $machine } machine moves { $steps } spaces.
    }{ $tokens ->
        [0] {""}
       *[other] {" "}Goals bring { $tokens } million.
    }{ $last ->
        [0] {""}
       *[other] {" "}It was the last roof.
    }{ $extra ->
        [0] {""}
       *[other] {" "}All machines have reached a star column: an extra turn.
    }
rooftops-log-return = { $player } puts back { $floors }.
rooftops-log-decline = { $player } does without the extra turn.

## Pieces of sentences.

rooftops-list = { $first }, { $rest }
rooftops-colour-black = black
rooftops-colour-white = white
rooftops-colour-grey = grey
rooftops-colour-brown = brown
rooftops-floors-black = { $count } × black
rooftops-floors-white = { $count } × white
rooftops-floors-grey = { $count } × grey
rooftops-floors-brown = { $count } × brown
rooftops-floors-none = nothing
rooftops-jokers = { $count } × joker
rooftops-machine = { $steps ->
        [one] { $colour } machine one space
       *[other] { $colour } machine { $steps } spaces
    }

## Goals.

rooftops-goal-each_color = A building of each colour
rooftops-goal-five_districts = All five districts
rooftops-goal-five_connected = Five connected buildings
rooftops-goal-grey_3_2 = Three in one grey district, two in another
rooftops-goal-four_brown = Four brown buildings
rooftops-goal-four_lake = Four buildings by the lake
rooftops-goal-double_roofs = Two roofs in each of two buildings
rooftops-goal-levels_1_4 = Roofs on levels 1, 2, 3 and 4
rooftops-goal-two_borders = Both sides of two borders
rooftops-goal-four_park = Four buildings in parks

## Options of a table.

rooftops-option-players = Players
rooftops-option-players-help = How many developers play.
rooftops-option-start_floors = Starting floors
rooftops-option-start_floors-help = How many floors stand in the city at the start: 3, or up to 7 for an advanced start (up to 5 with four players).
rooftops-option-start_sites = Starting sites
rooftops-option-start_sites-help = Who decides where the starting floors go.
rooftops-option-start_sites-chosen = The first player
rooftops-option-start_sites-random = The lot
rooftops-option-goal_1 = The first goal
rooftops-option-goal_1-help = Choose three different goals in the order of the goal cards, or leave all three to chance.
rooftops-option-goal_1-each_color = A building of each colour
rooftops-option-goal_1-five_districts = All five districts
rooftops-option-goal_1-five_connected = Five connected buildings
rooftops-option-goal_1-grey_3_2 = Three in one grey district, two in another
rooftops-option-goal_1-four_brown = Four brown buildings
rooftops-option-goal_1-four_lake = Four buildings by the lake
rooftops-option-goal_1-double_roofs = Two roofs in each of two buildings
rooftops-option-goal_1-levels_1_4 = Roofs on levels 1, 2, 3 and 4
rooftops-option-goal_1-random = Three at random
rooftops-option-goal_2 = The second goal
rooftops-option-goal_2-help = A goal that comes after the first one in the order of the cards.
rooftops-option-goal_2-five_districts = All five districts
rooftops-option-goal_2-five_connected = Five connected buildings
rooftops-option-goal_2-grey_3_2 = Three in one grey district, two in another
rooftops-option-goal_2-four_brown = Four brown buildings
rooftops-option-goal_2-four_lake = Four buildings by the lake
rooftops-option-goal_2-double_roofs = Two roofs in each of two buildings
rooftops-option-goal_2-levels_1_4 = Roofs on levels 1, 2, 3 and 4
rooftops-option-goal_2-two_borders = Both sides of two borders
rooftops-option-goal_3 = The third goal
rooftops-option-goal_3-help = A goal that comes after the second one in the order of the cards.
rooftops-option-goal_3-five_connected = Five connected buildings
rooftops-option-goal_3-grey_3_2 = Three in one grey district, two in another
rooftops-option-goal_3-four_brown = Four brown buildings
rooftops-option-goal_3-four_lake = Four buildings by the lake
rooftops-option-goal_3-double_roofs = Two roofs in each of two buildings
rooftops-option-goal_3-levels_1_4 = Roofs on levels 1, 2, 3 and 4
rooftops-option-goal_3-two_borders = Both sides of two borders
rooftops-option-goal_3-four_park = Four buildings in parks

## The score sheet.

rooftops-score-black = Black machine
rooftops-score-white = White machine
rooftops-score-grey = Grey machine
rooftops-score-brown = Brown machine
rooftops-score-cone = Cone
rooftops-score-each_color = A building of each colour
rooftops-score-five_districts = All five districts
rooftops-score-five_connected = Five connected buildings
rooftops-score-grey_3_2 = Three in one grey district, two in another
rooftops-score-four_brown = Four brown buildings
rooftops-score-four_lake = Four buildings by the lake
rooftops-score-double_roofs = Two roofs in each of two buildings
rooftops-score-levels_1_4 = Roofs on levels 1, 2, 3 and 4
rooftops-score-two_borders = Both sides of two borders
rooftops-score-four_park = Four buildings in parks
rooftops-fact-space = space
rooftops-fact-visible = visible roofs

## Editions.

edition-blocked = In the edition, { $place } are laid out so that { $floors } starting floors may not all find a site. Add sites or take streets away.
edition-no-start = In the edition, { $place } have no { $floors } sites that are { $distance } streets apart, as starting sites drawn by lot have to be.
