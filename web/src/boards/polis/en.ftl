# What the board of Polis says.

board-polis-market = Market row
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
board-polis-dear = { $offer }; too dear
board-polis-map = The city of { $name }
board-polis-city = City of { $name }: { $points ->
        [one] 1 point,
       *[other] { $points } points,
    } { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    }
board-polis-cities = Everyone’s city
board-polis-site = Lay it at { $places }, { $level ->
        [1] on the ground
       *[other] on level { $level }, covering { $covered }
    }
board-polis-column = { $face }, level { $level }
board-polis-lay-touch = Tap a lit place; tap the tile again to turn it.
board-polis-lay = Lay the tile on a lit place. To turn it: R, the wheel, or tap it again.
board-polis-score-line = { $district }: value { $value } times { $stars } { $stars ->
        [one] star
       *[other] stars
    } makes { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-polis-score-change = after the choice { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-polis-scores = Score of { $name }
board-polis-total = Together
board-polis-key-tile = Take a tile from the row
board-polis-key-city = Look at the next city

## What each kind needs to count.

board-polis-about-h = { $group ->
        [value] Houses that touch form a group. Only the group with the highest value counts.
       *[hexes] Houses that touch form a group. Only the group with the most houses counts.
    }
board-polis-about-m = A market counts only if no other market touches it.
board-polis-about-b = { $lakes ->
        [yes] Barracks count only next to empty ground; a lake will do.
       *[no] Barracks count only on the outer edge of the city; a lake is no edge.
    }
board-polis-about-t = A temple counts only if all six places around it are built on.
board-polis-about-g = A garden counts anywhere.
board-polis-about-q = A quarry scores nothing. Build over it and take a stone.
board-polis-about-plaza = Its stars multiply every { $district } that counts, wherever it lies and on whatever level.
board-polis-about-value = One that counts is worth its level.
board-polis-about-stones = Each stone left at the end is worth one point.
board-polis-variant-h = Variant: a group worth 10 or more counts double.
board-polis-variant-m = Variant: next to a market plaza it counts double.
board-polis-variant-b = Variant: with three or more empty places around they count double.
board-polis-variant-t = Variant: on level 2 or higher it counts double.
board-polis-variant-g = Variant: next to a lake it counts double.

## The board in words.

board-polis-say-row = In the row: { $offers }.
board-polis-say-city = { $whose ->
        [yours] Your city
       *[theirs] City of { $name }
    }: { $points ->
        [one] 1 point,
       *[other] { $points } points,
    } { $stones ->
        [one] 1 stone.
       *[other] { $stones } stones.
    } { $columns }.
board-polis-say-column = { $at } { $face } { $level }
