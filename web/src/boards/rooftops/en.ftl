# What the board of Rooftops says.

board-rooftops-map = The street map
board-rooftops-market = Market
board-rooftops-goals = Goals
board-rooftops-stock = Floors in stock
board-rooftops-colour-black = black
board-rooftops-colour-white = white
board-rooftops-colour-grey = grey
board-rooftops-colour-brown = brown
board-rooftops-joker = any
board-rooftops-card = Card { $card }: { $floors }
board-rooftops-machine = { $steps ->
        [one] { $colour } machine 1 space
       *[other] { $colour } machine { $steps } spaces
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
board-rooftops-build-here = Build here: { $site }
board-rooftops-roof-here = Put the roof here: { $site }
board-rooftops-build-on = Build on { $site }
board-rooftops-cost = It costs { $floors }
board-rooftops-colour = Colour of the tower
board-rooftops-roof = Place of the roof
board-rooftops-roof-option = Roof on { $site }, level { $level }
board-rooftops-level = level { $level }
board-rooftops-token = token worth { $millions } million
board-rooftops-which-floors = Which floors?
board-rooftops-roofs-left = { $roofs ->
        [one] 1 roof in hand
       *[other] { $roofs } roofs in hand
    }
board-rooftops-millions = { $millions } M
board-rooftops-tracks = Machines: { $tracks }. Roofs on top: { $cone }.
board-rooftops-cone = { $roofs ->
        [one] 1 roof on top: { $millions } M
       *[other] { $roofs } roofs on top: { $millions } M
    }
board-rooftops-tokens-left = Tokens left: { $tokens }
board-rooftops-progress = { $name }: { $have } of { $need }
board-rooftops-pile = { $pile ->
        [one] One card in the pile
       *[other] { $pile } cards in the pile
    }
board-rooftops-decline = Do without the extra turn
board-rooftops-do-start = Place a starting floor in the colour of the marked card.
board-rooftops-do-turn = Take a card, or build on a lit site.
board-rooftops-do-extra = An extra turn: take a card, build, or do without.
board-rooftops-do-put_back = { $count ->
        [one] You have one floor too many. Choose which goes back.
       *[other] You have { $count } floors too many. Choose which go back.
    }
board-rooftops-end-last_roof = { $name } has placed the last roof: everybody else has one last turn.
board-rooftops-end-shortage = { $name } met a shortage of floors: everybody has one last turn, { $name } at the end.
board-rooftops-end-standstill = Nobody built for ten rounds: everybody has one last turn, { $name } at the end.
board-rooftops-key-card = Take a card of the market
board-rooftops-key-option = The next way to do what is chosen

## The board in words.

board-rooftops-say-towers = Towers: { $towers }.
board-rooftops-say-market = In the market: { $cards }.
board-rooftops-say-goals = Goals: { $goals }.
board-rooftops-say-developer = { $name ->
        [yours] You
       *[other] Seat { $name }
    }: { $millions } million; roofs in hand: { $roofs }; in stock { $stock }.
