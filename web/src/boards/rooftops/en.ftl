# What the board of Rooftops says.

board-rooftops-map = The street map
board-rooftops-market = Market
board-rooftops-goals = Goals
board-rooftops-machines = Machines and cones
board-rooftops-stock = Floors in stock
board-rooftops-yours = Your stock
board-rooftops-colour-black = black
board-rooftops-colour-white = white
board-rooftops-colour-grey = grey
board-rooftops-colour-brown = brown
board-rooftops-joker = any
board-rooftops-card = Card { $card }: { $floors }
board-rooftops-floors-have = { $colour }: { $count ->
        [one] 1 floor in stock
       *[other] { $count } floors in stock
    }
board-rooftops-extra = extra turn
board-rooftops-site = Site { $site }
board-rooftops-empty = empty
board-rooftops-by-lake = by the lake
board-rooftops-in-park = in a park
board-rooftops-tower = { $height ->
        [one] { $colour } tower, 1 floor
       *[other] { $colour } tower, { $height } floors
    }
board-rooftops-roof-at = Level { $level }: roof of { $name }
board-rooftops-nobody = Nobody has a roof here.
board-rooftops-could = You could build here in { $colour }, and pay for it: { $price }.
board-rooftops-price = { $colour } on { $site }
board-rooftops-build-here = Build here: { $site }
board-rooftops-roof-here = Put the roof here: { $site }. { $brings }

## What there is to decide.

board-rooftops-build-on = Build on { $site }
board-rooftops-in-colour = Build in { $colour }
board-rooftops-cost = { $count ->
        [one] Costs 1 floor
       *[other] Costs { $count } floors
    }
board-rooftops-cost-floors = It costs { $floors }.
board-rooftops-roof-where = Where does the roof go?
board-rooftops-colour = Colour of the tower
board-rooftops-roof = Place of the roof
board-rooftops-roof-option = Roof on { $site }, level { $level }
board-rooftops-level = level { $level }
board-rooftops-new = new
board-rooftops-lays-new = The new building takes a { $colour } floor.
board-rooftops-lays = The building on { $site } gets a { $colour } floor, as the price.
board-rooftops-moves = { $steps ->
        [one] The { $colour } machine moves 1 space, from { $from } to { $to }.
       *[other] The { $colour } machine moves { $steps } spaces, from { $from } to { $to }.
    }
board-rooftops-wins = Goal reached: { $goal }, a token worth { $millions } million.
board-rooftops-change = Points: { $change }
board-rooftops-which-floors = Which floors?
board-rooftops-decline = Do without the extra turn
board-rooftops-do-start = Place a starting floor in the colour of the marked card.
board-rooftops-do-turn = Take a card, or build on a lit site.
board-rooftops-do-extra = An extra turn: take a card, build, or do without.
board-rooftops-do-put_back = { $count ->
        [one] You have one floor too many. Choose which goes back.
       *[other] You have { $count } floors too many. Choose which go back.
    }

## The developers.

board-rooftops-roofs-left = { $roofs ->
        [one] 1 roof in hand
       *[other] { $roofs } roofs in hand
    }
board-rooftops-millions = { $millions } M
board-rooftops-track = The { $colour } machine
board-rooftops-stands = { $name }: space { $space }, { $millions } million
board-rooftops-star = Star column { $space }
board-rooftops-star-had = Reached by: { $names }
board-rooftops-cone-track = The cone track
board-rooftops-cone-short = roofs on top
board-rooftops-cone = { $roofs ->
        [one] { $name }: 1 roof on top, { $millions } million
       *[other] { $name }: { $roofs } roofs on top, { $millions } million
    }
board-rooftops-tokens-left = Tokens left: { $tokens }
board-rooftops-progress = { $name }: { $have } of { $need }
board-rooftops-took = { $name }: reached, token worth { $millions }
board-rooftops-pile = { $pile ->
        [one] One card in the pile
       *[other] { $pile } cards in the pile
    }
board-rooftops-bank = { $floors ->
        [one] One floor in the container
       *[other] { $floors } floors in the container
    }

## Notes: what things are for.

board-rooftops-about-joker = For each joker you choose a colour.
board-rooftops-about-machine = { $steps ->
        [one] It moves your { $colour } machine 1 space.
       *[other] It moves your { $colour } machine { $steps } spaces.
    }
board-rooftops-about-extra = All your machines reach a star column: an extra turn.
board-rooftops-about-missing = { $count ->
        [one] One of its floors is missing: taking it begins the end of the game.
       *[other] { $count } of its floors are missing: taking it begins the end of the game.
    }
board-rooftops-about-track = A roof moves the machine of its building's colour, as many spaces as the building has floors.
board-rooftops-about-star = Once all four of your machines have come this far you get an extra turn.
board-rooftops-about-cone = Counts the buildings with your roof on top; the cone is placed at the end of your last turn.
board-rooftops-about-goal = Whoever reaches it takes the best token left.
board-rooftops-about-pile = When the pile is used up, the cards taken are shuffled: { $discards } now.
board-rooftops-about-bank = In the container: { $floors }
board-rooftops-the-lake = The lake
board-rooftops-about-lake = By the lake: { $sites }
board-rooftops-the-park = A park
board-rooftops-about-park = In parks: { $sites }
board-rooftops-district = District { $id }
board-rooftops-about-grey = One of the grey districts.
board-rooftops-about-district = Not a grey district.

board-rooftops-end-last_roof = { $name } has placed the last roof: everybody else has one last turn.
board-rooftops-end-shortage = { $name } met a shortage of floors: everybody has one last turn, { $name } at the end.
board-rooftops-end-standstill = Nobody built for ten rounds: everybody has one last turn, { $name } at the end.
board-rooftops-key-card = Take a card of the market
board-rooftops-key-option = The next way to do what is chosen

## The board in words.

board-rooftops-say-towers = Towers: { $towers }.
board-rooftops-say-market = In the market: { $cards }.
board-rooftops-say-goals = Goals: { $goals }.
board-rooftops-say-developer = { $whose ->
        [yours] You
       *[theirs] { $name }
    }: { $millions } million; roofs in hand: { $roofs }; in stock { $stock }; machines { $machines }.
