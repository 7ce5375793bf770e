"""The streets of Boulevards between their attractions, and what the players hold."""

from __future__ import annotations

from typing import Any

from rynek.svg.drawing import PLAYERS, Drawing

KINDS = {"villa": "#7fae6a", "block": "#d28b4b", "factory": "#8b7fb0", "office": "#6f9fb5"}
ACROSS, DOWN = 210, 180


def board(drawing: Drawing, view: dict[str, Any]) -> None:
    """The map, and below it the players."""
    places = {place["id"]: (place["x"] * ACROSS, place["y"] * DOWN) for place in view["attractions"]}
    between: dict[frozenset[str], int] = {}
    for street in view["streets"]:
        (x, y), (to_x, to_y) = (places[end] for end in street["ends"])
        twin = between.get(frozenset(street["ends"]), 0)
        between[frozenset(street["ends"])] = twin + 1
        length = max(((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5, 1)
        aside = (-(to_y - y) / length * 22 * twin, (to_x - x) / length * 22 * twin)
        drawing.line(x + aside[0], y + aside[1], to_x + aside[0], to_y + aside[1], "#d8d0bd", 16)
        for number, lot in enumerate(street["lots"]):
            share = 0.275 + number * 0.15
            at_x, at_y = x + (to_x - x) * share + aside[0], y + (to_y - y) * share + aside[1]
            colour = KINDS.get(street["kind"], "#999999") if lot["built"] else "#fffdf6"
            drawing.box(at_x - 10, at_y - 10, 20, 20, colour)
            drawing.label(at_x, at_y, lot["lot"] if lot["built"] else lot["cost"], 9)
    for place in view["attractions"]:
        x, y = places[place["id"]]
        drawing.circle(x, y, 36, "#ffffff" if place["pays"] else "#e4dfd2", "#c2483d" if place["id"] in view["connection"] else "#2b2a28", 2.5)
        for line, word in enumerate(place["id"].split("_")):
            drawing.label(x, y - 12 + line * 11, word, 11)
        drawing.label(x, y + 14, " ".join(map(str, place["stack"])) or "no shares", 9)
    top = drawing.bottom + 26
    for number, player in enumerate(view["players"]):
        held = [f"{place['id']} ×{len(cards)}" for place, cards in zip(view["attractions"], player["shares"]) if cards]
        words = f"Player {number}: {player['cash']} million, {player['buildings']} buildings; {', '.join(held) or 'no shares'}"
        drawing.label(-30, top + number * 19, words, 12, PLAYERS[number], "start")
    if view["hand"]:
        cards = ", ".join(f"{card['lot']} ({card['cost']})" for card in view["hand"])
        drawing.label(-30, drawing.bottom + 14, f"Own hand: {cards}", 12, anchor="start")
