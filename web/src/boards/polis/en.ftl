# What the board of Polis says.

board-polis-market = Market
board-polis-round = Round { $round } of { $rounds }
board-polis-stacks = { $stacks ->
        [0] no stack left
        [one] one stack left
       *[other] { $stacks } stacks left
    }
board-polis-chief = Chief architect: { $name }
board-polis-price = { $price ->
        [0] free
        [one] 1 stone
       *[other] { $price } stones
    }
board-polis-offer = A tile with { $faces }: { $price ->
        [0] free
        [one] 1 stone
       *[other] { $price } stones
    }
board-polis-short = can’t afford
board-polis-offer-dear = A tile with { $faces }: { $price ->
        [one] 1 stone
       *[other] { $price } stones
    }, too expensive
board-polis-map = City: { $name }
board-polis-stones = { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    }
board-polis-city = City: { $name }, { $points ->
        [one] 1 point,
       *[other] { $points } points,
    } { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    }
board-polis-site = Place it on the ground, on hexes { COMMAS($places) }
board-polis-site-high = Place it on level { $level }, on hexes { COMMAS($places) }; it would cover: { $covered }
board-polis-column = { NOUN("polis-face", $face) }, level { $level }
board-polis-lay-touch = Tap a highlighted place; tap the tile again to rotate it.
board-polis-lay = Place the tile on a highlighted place. To rotate it: R, mouse wheel, or tap it again.
board-polis-score-line = { NOUN("polis-score", $district) }: value { $value } × { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    } = { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
board-polis-score-stones = { $points ->
        [one] Stones: 1 point.
       *[other] Stones: { $points } points.
    }
board-polis-score-change = { $points ->
        [one] After this move: 1 point.
       *[other] After this move: { $points } points.
    }
board-polis-scores = Score: { $name }
board-polis-total = Total
board-polis-key-tile = Take a tile from the market
board-polis-key-city = Show the next city

## What each kind needs to count.

board-polis-about-h = { $group ->
        [value] Adjacent houses form a group. Only the group with the highest value scores.
       *[hexes] Adjacent houses form a group. Only the group with the most houses scores.
    }
board-polis-about-m = A market scores only if it is not next to another market.
board-polis-about-b = { $lakes ->
        [yes] Barracks score only next to an empty place; a lake counts.
       *[no] Barracks score only on the outer edge of the city; a lake does not count.
    }
board-polis-about-t = A temple scores only if all six places around it are built on.
board-polis-about-g = A garden scores anywhere.
board-polis-about-q = A quarry scores nothing. Build over it and take a stone.
board-polis-about-plaza = Its stars multiply the value of { $district ->
        [house] your scoring houses,
        [market] your scoring markets,
        [barracks] your scoring barracks,
        [temple] your scoring temples,
       *[garden] your scoring gardens,
    } wherever they are.
board-polis-about-value = A scoring district is worth its level.
board-polis-about-stones = Each stone left at the end is worth 1 point.
board-polis-variant-h = Variant: a group worth 10 or more scores double.
board-polis-variant-m = Variant: next to a market plaza it scores double.
board-polis-variant-b = Variant: next to three or more empty places they score double.
board-polis-variant-t = Variant: on level 2 or higher it scores double.
board-polis-variant-g = Variant: next to a lake it scores double.

## The board in words.

board-polis-say-row = In the market: { $offers }.
board-polis-say-round = Round { $round } of { $rounds }.
board-polis-say-offer = { $price ->
        [0] a tile with { $faces } (free)
        [one] a tile with { $faces } (1 stone)
       *[other] a tile with { $faces } ({ $price } stones)
    }
board-polis-say-city = { $whose ->
        [yours] Your city
       *[theirs] City ({ $name })
    }: { $points ->
        [one] 1 point,
       *[other] { $points } points,
    } { $stones ->
        [one] 1 stone.
       *[other] { $stones } stones.
    } Hexes from above: { COMMAS($columns) }.
board-polis-say-column = { $at } { NOUN("polis-face", $face) } (level { $level })

## The form of editions.

board-polis-edition-tile = Type the three hexes of each tile clockwise, then from how many players it is used: Hqq2. Capital letters are plazas. Then the next tile follows by itself.

## The result.

board-polis-tie = Points are tied: the player with more stones is ahead.
