# What the board of Rooftops says.

board-rooftops-map = City map
board-rooftops-market = Market
board-rooftops-goals = Goals
board-rooftops-machines = Machines and cones
board-rooftops-stock = Floors in stock
board-rooftops-yours = Your stock
board-rooftops-card = Card { $card }: { $floors }
board-rooftops-floors = { $floors }
board-rooftops-floors-have = { $count ->
        [one] In stock: 1 { NOUN("rooftops-colour", $colour) } floor
       *[other] In stock: { $count } { NOUN("rooftops-colour", $colour) } floors
    }
board-rooftops-extra = extra turn
board-rooftops-site = Site { $site }: { COMMAS($traits) }
board-rooftops-empty = empty
board-rooftops-by-lake = by the lake
board-rooftops-in-park = in a park
board-rooftops-tower = { $height ->
        [one] { NOUN("rooftops-colour", $colour) } tower with 1 floor
       *[other] { NOUN("rooftops-colour", $colour) } tower with { $height } floors
    }
board-rooftops-roof-at = Level { $level }, roof: { $name }
board-rooftops-nobody = Nobody has a roof here.
board-rooftops-could = You can build a { NOUN("rooftops-colour", $colour) } tower here. You pay { $price }.
board-rooftops-price = a { NOUN("rooftops-colour", $colour) } floor on { $site }
board-rooftops-build-here = Build here: site { $site }, { COMMAS($traits) }.
board-rooftops-roof-here = Place the roof here: site { $site }, { COMMAS($traits) }.

## What there is to decide.

board-rooftops-build-on = Build on { $site }
board-rooftops-in-colour = Build a { NOUN("rooftops-colour", $colour) } tower
board-rooftops-cost = { $count ->
        [one] Costs 1 floor
       *[other] Costs { $count } floors
    }
board-rooftops-cost-floors = It costs { $floors }.
board-rooftops-roof-where = Where do you place the roof?
board-rooftops-colour = Colour of the tower
board-rooftops-roof = Roof position
board-rooftops-roof-option = Roof on { $site }, level { $level }
board-rooftops-level = level { $level }
board-rooftops-new = new
board-rooftops-lays-new = The new building gets a { NOUN("rooftops-colour", $colour) } floor.
board-rooftops-lays = The building on { $site } gets a { NOUN("rooftops-colour", $colour) } floor (your payment).
board-rooftops-moves = { $steps ->
        [one] The { NOUN("rooftops-colour", $colour) } machine moves 1 space, from { $from } to { $to }.
       *[other] The { NOUN("rooftops-colour", $colour) } machine moves { $steps } spaces, from { $from } to { $to }.
    }
board-rooftops-wins = Goal reached: “{ NOUN("rooftops-goal", $goal) }”, a token worth { $millions } million.
board-rooftops-gain = Result: +{ $points } million.
board-rooftops-loss = Result: −{ $points } million.
board-rooftops-which-floors = Which floors?
board-rooftops-decline = Decline the extra turn
board-rooftops-do-start = Place a starting floor in the colour of the marked card.
board-rooftops-do-turn = Take a card, or build on a highlighted site.
board-rooftops-do-extra = Extra turn: take a card, build, or decline.
board-rooftops-do-put_back = { $count ->
        [one] You have 1 floor too many. Choose which to put back.
       *[other] You have { $count } floors too many. Choose which to put back.
    }

## The developers.

board-rooftops-roofs-left = { $roofs ->
        [one] 1 roof left
       *[other] { $roofs } roofs left
    }
board-rooftops-stands = { $name }: space { $space }, { $millions } million
board-rooftops-star = Star column { $space }
board-rooftops-star-had = Reached by: { $names }
board-rooftops-star-nobody = Nobody has reached it yet.
board-rooftops-cone-track = The cone track
board-rooftops-cone-short = visible roofs
board-rooftops-cone = { $roofs ->
        [one] { $name }: 1 visible roof, { $millions } million
       *[other] { $name }: { $roofs } visible roofs, { $millions } million
    }
board-rooftops-tokens-left = Tokens left: { COMMAS($tokens) }
board-rooftops-no-tokens = No tokens left
board-rooftops-progress = { $name }: { $have } of { $need }
board-rooftops-took = { $name }: reached, token worth { $millions } million
board-rooftops-pile = { $pile ->
        [one] 1 card in the draw pile
       *[other] { $pile } cards in the draw pile
    }
board-rooftops-bank = { $floors ->
        [one] 1 floor in the container
       *[other] { $floors } floors in the container
    }

## Notes: what things are for.

board-rooftops-about-joker = For each joker you choose a colour.
board-rooftops-about-machine = { $steps ->
        [one] It moves your { NOUN("rooftops-colour", $colour) } machine by 1 space.
       *[other] It moves your { NOUN("rooftops-colour", $colour) } machine by { $steps } spaces.
    }
board-rooftops-about-extra = All your machines reach a star column: you get an extra turn.
board-rooftops-about-missing = { $count ->
        [one] 1 of its floors is missing: taking this card triggers the end of the game.
       *[other] { $count } of its floors are missing: taking this card triggers the end of the game.
    }
board-rooftops-about-track = A roof moves the machine of its building’s colour by as many spaces as the building has floors.
board-rooftops-about-star = When all four of your machines have reached this column, you get an extra turn.
board-rooftops-about-cone = Shows the number of your visible roofs; you place the cone at the end of your last turn.
board-rooftops-about-goal = Each player who reaches it takes the most valuable token left.
board-rooftops-about-pile = When the draw pile is empty, the discarded cards are shuffled. Discarded now: { $discards }.
board-rooftops-about-bank = In the container: { $floors }
board-rooftops-the-lake = The lake
board-rooftops-about-lake = By the lake: { $sites }
board-rooftops-the-park = A park
board-rooftops-about-park = In parks: { $sites }
board-rooftops-district = District { $id }
board-rooftops-about-grey = One of the grey districts.
board-rooftops-about-district = Not a grey district.

board-rooftops-end-last_roof = { $name } has placed their last roof: { $equal ->
        [yes] the game ends with this round.
       *[no] everyone else has one last turn.
    }
board-rooftops-end-shortage = { $name } could not take a floor shown on a card: { $equal ->
        [yes] one more round is played after this one.
       *[no] everyone has one last turn, { $name } last.
    }
board-rooftops-end-standstill = Nobody built for ten rounds: { $equal ->
        [yes] one more round is played after this one.
       *[no] everyone has one last turn, { $name } last.
    }
board-rooftops-key-card = Take a card from the market
board-rooftops-key-option = Next variant of the chosen action

## The board in words.

board-rooftops-say-towers = Towers: { $towers }.
board-rooftops-say-no-towers = There are no towers yet.
board-rooftops-say-tower = { $count ->
        [one] { $site } (1 { NOUN("rooftops-colour", $colour) } floor)
       *[other] { $site } ({ $count } { NOUN("rooftops-colour", $colour) } floors)
    }
board-rooftops-say-card = card { $card } ({ $floors })
board-rooftops-say-machine = { NOUN("rooftops-colour", $colour) } on space { $space }
board-rooftops-say-market = In the market: { $cards }.
board-rooftops-say-goals = Goals: { $goals }.
board-rooftops-say-developer = { $whose ->
        [yours] You
       *[theirs] { $name }
    }: { $millions } million; roofs left: { $roofs }; in stock: { $stock }; machines: { $machines }.

## The form of editions.

board-rooftops-edition-card = Type the floors of each card, the bottom one first, then the steps and the colour of its machine: WG1B. After a full card the next one follows by itself. Press Enter to move on earlier.
board-rooftops-edition-floor = { $colour ->
    [black] black
    [white] white
    [grey] grey
    [brown] brown
   *[any] any colour
 }
board-rooftops-edition-streets = The sites at both ends of each street, with a hyphen: A1-A2 A1-A5.
board-rooftops-edition-map = The map of this board
board-rooftops-edition-tools = What a click on the map does
board-rooftops-edition-tool = { $tool ->
    [street] Streets
    [move] Move sites
    [lake] By the lake
    [park] In a park
    [add] Add sites
   *[remove] Remove sites
}
board-rooftops-edition-tool-help = { $tool ->
    [street] Click two sites to build a street between them, or to remove it.
    [move] Drag a site to its place.
    [lake] Click a site to say whether it is by the lake.
    [park] Click a site to say whether it is in a park.
    [add] Click inside a district to add a site there.
   *[remove] Click a site to remove it with its streets.
}

## The result.

board-rooftops-amount = { $points } million
board-rooftops-plot-label = Money over the game
board-rooftops-breakdown-source = Money from
board-rooftops-tie = Wealth is tied: the player with more floors in stock is ahead.
