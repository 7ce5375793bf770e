# What Rooftops says.

rooftops-title = Rooftops
rooftops-tagline = Raise towers on a street map, crown them with your roofs and advance four machines.
rooftops-length = 45 min

# How each level of the bots plays.
rooftops-level-beginner = Overlooks about half of the builds, likes points at once, and follows one idea, such as hoarding floors or driving one machine.
rooftops-level-novice = Follows one idea as well, but sees two thirds of the builds and thinks a little beyond the next million.
rooftops-level-casual = Has a favourite way to score, misjudges some colours and sites, and overlooks a fifth of the builds.
rooftops-level-skilled = Weighs goals, machines and roofs against each other and takes the build that looks best, without looking ahead.
rooftops-level-strong = Looks briefly ahead at the best-looking builds, but overlooks a tenth of them.
rooftops-level-expert = Looks a few turns ahead: which roof will be covered, who reaches a goal first.
rooftops-level-master = Looks many turns ahead, for its rivals as well.

## Refusals: one for each rule that can be broken.

rooftops-setup-players = Rooftops is for 2 to 4 players, not { $players }.
rooftops-setup-goals = The goals of this game are already set. They do not change during play.
rooftops-setup-random-goals = Exactly three of the ten goals must be drawn first.
rooftops-setup-market = { $cards ->
        [one] 1 more card must be revealed first.
       *[other] { $cards } more cards must be revealed first.
    }
rooftops-setup-compensation = Compensation is only for two players, and { $players } play here. Choose none.
rooftops-option-goals = The three goals must be different and in the order of the goal cards. Reorder them, or choose another one.
rooftops-option-random-goals = With random goals you can’t choose any: leave goal 2 and goal 3 at their defaults.

rooftops-start-first = { $floors ->
        [one] 1 more starting floor must be placed
       *[other] { $floors } more starting floors must be placed
    } before the first turn.
rooftops-start-done = Starting floors are placed only before the first turn. Take a card or build instead.
rooftops-start-site = There is no site { $site } on this board.
rooftops-start-empty = Site { $site } has a starting floor already. Choose an empty site.
rooftops-start-colour = This starting floor must be { NOUN("rooftops-colour", $colour) }, like the lowest floor on its card.
rooftops-start-apart = Site { $site } is next to a { NOUN("rooftops-colour", $colour) } floor. Starting floors of the same colour must not be neighbours.
rooftops-start-random = Site { $site } cannot be drawn: all starting sites must be at least { $streets ->
        [one] 1 street
       *[other] { $streets } streets
    } apart.
rooftops-start-advanced = With { $players ->
        [one] 1 player
       *[other] { $players } players
    }, the number of starting floors must be from 3 to { $most }, not { $floors }.

rooftops-turn-no-pass = You can’t pass. Take a card or build; only an extra turn can be declined.

rooftops-card-market = Card { $card } is not in the market. Take card { OR($market) }.
rooftops-card-joker = { $most ->
        [0] Card { $card } has no joker, so there is nothing to choose. Leave the colours out.
        [one] Card { $card } has a joker: choose 1 colour, not { $chosen }.
       *[other] Card { $card } has jokers: choose { $most } colours, not { $chosen }.
    }
rooftops-card-there = Some of these floors are no longer available. Left: { $rest }.
rooftops-card-refill = A card must be revealed first to refill the market.
rooftops-card-pile = Card { $card } is not in the draw pile. Only a card from the pile can be revealed.
rooftops-card-due = The market is full; no card is revealed now.

rooftops-limit-first = You have { $floors ->
        [one] 1 floor
       *[other] { $floors } floors
    } too many. Put the surplus back first.
rooftops-limit-ten = Put back exactly { $floors ->
        [one] 1 floor
       *[other] { $floors } floors
    }, not { $chosen }.
rooftops-limit-own = You don’t have all of these floors.
rooftops-limit-only = You have { $stock ->
        [one] 1 floor
       *[other] { $stock } floors
    }; the limit is { $limit }. There is nothing to put back.

rooftops-shortage-other = Some floors shown on card { $card } are missing. Choose floors for them and for the jokers: at least { $least }, at most { $most }. You chose { $chosen }.

rooftops-build-site = There is no site { $site } on this board.
rooftops-build-empty = There is a building on { $site } already. Choose an empty site.
rooftops-build-neighbour = There is no building next to { $site }. Build where a street leads to a building.
rooftops-build-colour = You can’t build a { NOUN("rooftops-colour", $colour) } tower on { $site }. Its neighbours of the same colour: { $neighbours }.
rooftops-build-floor = You have no { NOUN("rooftops-colour", $colour) } floor to build with on { $site }.
rooftops-build-pay = Building on { $site } costs { $price } for the buildings next to it.
rooftops-build-roof-left = You have no roof left, so you can only take cards.
rooftops-roof-place = You can’t place the roof on { $roof }. Place it on one of the floors you place in this turn: { OR($places) }.

rooftops-end-over = The game is over.

## Log lines.

rooftops-log-goals = The goals of this game: { $goals }.
rooftops-log-card = Card { $card } is added to the market: { $shows }.
rooftops-log-starter = Card { $card } is revealed for another starting floor: { $shows }.
rooftops-log-start-drawn = A { NOUN("rooftops-colour", $colour) } starting floor is placed on { $site }.
rooftops-log-start = { $whose ->
        [yours] You place
       *[theirs] { $player } places
    } a { NOUN("rooftops-colour", $colour) } starting floor on { $site }.
rooftops-log-take = { $whose ->
        [yours] You take
       *[theirs] { $player } takes
    } card { $card } and { $whose ->
        [yours] get
       *[theirs] gets
    } { $floors }.
rooftops-log-take-none = { $whose ->
        [yours] You take
       *[theirs] { $player } takes
    } card { $card } and { $whose ->
        [yours] get
       *[theirs] gets
    } no floors.
rooftops-log-card-moves = { $steps ->
        [one] The card moves the { NOUN("rooftops-colour", $colour) } machine 1 space.
       *[other] The card moves the { NOUN("rooftops-colour", $colour) } machine { $steps } spaces.
    }
rooftops-log-short = A floor is missing: the final turns begin.
rooftops-log-extra = All machines have reached a star column: an extra turn.
rooftops-log-build = { $whose ->
        [yours] You build
       *[theirs] { $player } builds
    } a { NOUN("rooftops-colour", $colour) } tower on { $site } and { $whose ->
        [yours] place
       *[theirs] places
    } a roof on { $roof }, level { $level }.
rooftops-log-roof-moves = { $steps ->
        [one] The roof moves the { NOUN("rooftops-colour", $colour) } machine 1 space.
       *[other] The roof moves the { NOUN("rooftops-colour", $colour) } machine { $steps } spaces.
    }
rooftops-log-goal = Goal reached: “{ NOUN("rooftops-goal", $goal) }”, a token worth { $millions } million.
rooftops-log-last-roof = { $whose ->
        [yours] This is your last roof.
       *[theirs] This is the player’s last roof.
    }
rooftops-log-return = { $whose ->
        [yours] You put
       *[theirs] { $player } puts
    } back { $floors }.
rooftops-log-decline = { $whose ->
        [yours] You decline
       *[theirs] { $player } declines
    } the extra turn.

## Sentences after a refusal.

rooftops-have = You have { $floors }.
rooftops-have-none = You have no floors.

## Parts of lists.

rooftops-floors = { $count ->
        [one] 1 { NOUN("rooftops-colour", $colour) } floor
       *[other] { $count } { NOUN("rooftops-colour", $colour) } floors
    }
rooftops-floors-none = nothing
rooftops-jokers = { $count ->
        [one] 1 joker
       *[other] { $count } jokers
    }
rooftops-machine = { $steps ->
        [one] 1 space for the { NOUN("rooftops-colour", $colour) } machine
       *[other] { $steps } spaces for the { NOUN("rooftops-colour", $colour) } machine
    }
rooftops-quoted-goal = “{ NOUN("rooftops-goal", $goal) }”

## Colours of floors, towers and machines; “any” is a joker.

rooftops-colour-black = black
rooftops-colour-white = white
rooftops-colour-grey = grey
rooftops-colour-brown = brown
rooftops-colour-any = any

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
rooftops-option-players-help = Number of developers.
rooftops-option-start_floors = Starting floors
rooftops-option-start_floors-help = Floors in the city at the start: 3, or up to 7 for an advanced start (up to 5 with four players).
rooftops-option-start_sites = Starting sites
rooftops-option-start_sites-help = How the sites of the starting floors are chosen.
rooftops-option-start_sites-chosen = By the first player
rooftops-option-start_sites-random = Random
rooftops-option-goal_1 = First goal
rooftops-option-goal_1-help = Choose three different goals in the order of the cards, or draw all three at random.
rooftops-option-goal_1-each_color = A building of each colour
rooftops-option-goal_1-five_districts = All five districts
rooftops-option-goal_1-five_connected = Five connected buildings
rooftops-option-goal_1-grey_3_2 = Three in one grey district, two in another
rooftops-option-goal_1-four_brown = Four brown buildings
rooftops-option-goal_1-four_lake = Four buildings by the lake
rooftops-option-goal_1-double_roofs = Two roofs in each of two buildings
rooftops-option-goal_1-levels_1_4 = Roofs on levels 1, 2, 3 and 4
rooftops-option-goal_1-random = Three at random
rooftops-option-goal_2 = Second goal
rooftops-option-goal_2-help = A goal that comes after the first one in card order.
rooftops-option-goal_2-five_districts = All five districts
rooftops-option-goal_2-five_connected = Five connected buildings
rooftops-option-goal_2-grey_3_2 = Three in one grey district, two in another
rooftops-option-goal_2-four_brown = Four brown buildings
rooftops-option-goal_2-four_lake = Four buildings by the lake
rooftops-option-goal_2-double_roofs = Two roofs in each of two buildings
rooftops-option-goal_2-levels_1_4 = Roofs on levels 1, 2, 3 and 4
rooftops-option-goal_2-two_borders = Both sides of two borders
rooftops-option-goal_3 = Third goal
rooftops-option-goal_3-help = A goal that comes after the second one in card order.
rooftops-option-goal_3-five_connected = Five connected buildings
rooftops-option-goal_3-grey_3_2 = Three in one grey district, two in another
rooftops-option-goal_3-four_brown = Four brown buildings
rooftops-option-goal_3-four_lake = Four buildings by the lake
rooftops-option-goal_3-double_roofs = Two roofs in each of two buildings
rooftops-option-goal_3-levels_1_4 = Roofs on levels 1, 2, 3 and 4
rooftops-option-goal_3-two_borders = Both sides of two borders
rooftops-option-goal_3-four_park = Four buildings in parks
rooftops-option-border_sides = Sides of a border
rooftops-option-border_sides-help = What “both sides of a border” means for the border goal. The rulebook is not clear here.
rooftops-option-border_sides-street = Both ends of a street
rooftops-option-border_sides-district = Anywhere in the two districts
rooftops-option-limit_after_extra = Ten floors after extra turns
rooftops-option-limit_after_extra-help = The limit of ten floors applies only after an extra turn, not before it. The rulebook is not clear here.
rooftops-option-equal_turns = Equal number of turns
rooftops-option-equal_turns-help = The game ends so that everyone has had the same number of turns. This is not in the rulebook.
rooftops-option-compensation = Compensation
rooftops-option-compensation-help = For two players: the second gets some million, because the first seat is at an advantage. With 3, strong bots win about equally often. This is not in the rulebook.
rooftops-option-compensation-none = None
rooftops-option-compensation-2 = 2 million
rooftops-option-compensation-3 = 3 million
rooftops-option-compensation-4 = 4 million

## The score sheet.

rooftops-score-black = Black machine
rooftops-score-white = White machine
rooftops-score-grey = Grey machine
rooftops-score-brown = Brown machine
rooftops-score-cone = Cone
rooftops-score-compensation = Compensation for the seat
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

edition-no-board = In the edition file, { $place } have none for { $players } players.
edition-blocked = In the edition file, { $place } are arranged so that there may be no site for { $floors ->
        [one] 1 starting floor
       *[other] { $floors } starting floors
    }. Add sites or remove streets.
edition-no-start = In the edition file, { $place } do not allow random starting sites: { $floors ->
        [one] 1 site is needed
       *[other] { $floors } sites are needed
    }, at least { $distance ->
        [one] 1 street
       *[other] { $distance } streets
    } apart.

# Fields of an edition file.

rooftops-field-game = Game
rooftops-field-components = Pieces
rooftops-field-counts-floors-per-color = Floors of each colour
rooftops-field-counts-roofs-per-player = Roofs of each player
rooftops-field-setup = Set-up
rooftops-field-setup-start-stock-per-color = Floors of each colour at the start
rooftops-field-setup-bonus-tokens-per-goal = Bonus tokens of a goal, the best first
rooftops-field-setup-stock-limit-end-of-turn = Most floors in stock at the end of a turn
rooftops-field-player-board = Player board
rooftops-field-player-board-machine-tracks = Machine tracks
rooftops-field-player-board-cone-track = Cone track
rooftops-field-tracks-star-positions = Spaces of the star columns
rooftops-field-tracks-value-by-position = Millions by space, from space 0
rooftops-field-cone-track-value-by-visible-roofs = Millions by visible roofs, from 0
rooftops-field-supply-cards = Supply cards
rooftops-field-card-id = Number of the card
rooftops-field-card-floors-bottom-to-top = Floors, the bottom one first
rooftops-field-card-machine = Machine
rooftops-field-card-machine-color = Colour of the machine
rooftops-field-card-machine-steps = Steps
rooftops-field-boards = Maps
rooftops-field-board-players = Numbers of players
rooftops-field-board-canvas = Width and height of the drawing
rooftops-field-board-site-square-px = Side of a site on the drawing
rooftops-field-board-districts = Districts
rooftops-field-board-sites = Sites
rooftops-field-board-streets = Streets between sites
rooftops-field-board-lake = Lake
rooftops-field-board-parks = Parks
rooftops-field-district-id = Letter of the district
rooftops-field-district-tone = Name of its tone
rooftops-field-district-fill = Its colour on the drawing
rooftops-field-district-grey = Grey district
rooftops-field-district-polygon = Its corners on the drawing
rooftops-field-site-label = Name of the site
rooftops-field-site-x = Across, on the drawing
rooftops-field-site-y = Down, on the drawing
rooftops-field-site-lake = By the lake
rooftops-field-site-park = By a park
rooftops-field-lake-rect = Left, top, right and bottom edge
rooftops-field-parks-polygons = Corners of each park
rooftops-field-card-floors-bottom-to-top-help = One to four floors; “any” is a floor of any colour.
rooftops-field-board-streets-help = Each street has the numbers of its two sites, counted from 0 in the order of the list, the smaller one first.
rooftops-field-site-label-help = The letter of the district and a number, such as C4.
rooftops-field-district-fill-help = The number of a colour such as #d9dade, or its name.
rooftops-field-boards-help = Each number of players, from 2 to 4, is on one map.

# Where parts of an edition come from.
rooftops-provenance-tracks = The length of the track and its values.
rooftops-provenance-values = The values of its spaces.
rooftops-provenance-cards = How many there are of each kind follows from the number of cards and of the floors on them.
rooftops-provenance-maps = The sites by the lake and the parks, the streets, and which districts are grey.
rooftops-part-colors = Colours
rooftops-part-goals = Goals
rooftops-part-cone-spaces = Number of cone spaces
rooftops-part-card-count = Number of supply cards
rooftops-part-card-kinds = Kinds of supply cards
rooftops-part-district-count = Number of districts
rooftops-part-site-count = Number of sites in each district
