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
board-polis-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-polis-offer = Tile { $tile }: { $faces }; { $price ->
        [0] free
        [one] costs 1 stone
       *[other] costs { $price } stones
    }
board-polis-dear = { $offer }; too expensive
board-polis-map = { $name }’s city
board-polis-city = { $name }’s city: { $points ->
        [one] 1 point,
       *[other] { $points } points,
    } { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    }
board-polis-cities = All cities
board-polis-site = Place it at { $places }, { $level ->
        [1] on the ground
       *[other] on level { $level }, covering { $covered }
    }
board-polis-column = { $face }, level { $level }
board-polis-lay-touch = Tap a highlighted place; tap the tile again to rotate it.
board-polis-lay = Place the tile on a highlighted place. To rotate it: R, mouse wheel, or tap it again.
board-polis-score-line = { $district }: value { $value } × { $stars } { $stars ->
        [one] star
       *[other] stars
    } = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-polis-score-change = after this move { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-polis-scores = { $name }’s score
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
board-polis-about-plaza = Its stars multiply the value of the scoring districts of this kind ({ $district }), wherever they are.
board-polis-about-value = A scoring district is worth its level.
board-polis-about-stones = Each stone left at the end is worth 1 point.
board-polis-variant-h = Variant: a group worth 10 or more scores double.
board-polis-variant-m = Variant: next to a market plaza it scores double.
board-polis-variant-b = Variant: next to three or more empty places they score double.
board-polis-variant-t = Variant: on level 2 or higher it scores double.
board-polis-variant-g = Variant: next to a lake it scores double.

## The board in words.

board-polis-say-row = In the market: { $offers }.
board-polis-say-city = { $whose ->
        [yours] Your city
       *[theirs] { $name }’s city
    }: { $points ->
        [one] 1 point,
       *[other] { $points } points,
    } { $stones ->
        [one] 1 stone.
       *[other] { $stones } stones.
    } { $columns }.
board-polis-say-column = { $at } { $face } { $level }
