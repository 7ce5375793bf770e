"""The cities of Polis, hex by hex, and the market."""

from __future__ import annotations

from math import sqrt
from typing import Any

from rynek.svg.drawing import PLAYERS, Drawing

#: The colours of districts; plazas have the same in a stronger tone.
DISTRICTS = {"h": "#8fb3d9", "m": "#f0cf65", "b": "#d98880", "t": "#b59ad1", "g": "#94c58b", "q": "#c9c3b6"}
PLAZAS = {"H": "#3f77b5", "M": "#d19d10", "B": "#ad3a2e", "T": "#7a4fa3", "G": "#47893c"}
SIDE = 20
GAP = 60


def _hexagon(x: float, y: float, side: float) -> list[tuple[float, float]]:
    half = side * sqrt(3) / 2
    turns = [(-side / 2, -half), (side / 2, -half), (side, 0), (side / 2, half), (-side / 2, half), (-side, 0)]
    return [(x + dx, y + dy) for dx, dy in turns]


def _face(drawing: Drawing, x: float, y: float, face: str, side: float, level: int = 1) -> None:
    colour = PLAZAS.get(face) or DISTRICTS.get(face, "#ffffff")
    for step in range(level, 1, -1):
        drawing.polygon(_hexagon(x, y + 4 * (step - 1), side), "#8d8577")
    drawing.polygon(_hexagon(x, y, side), colour)
    if face in PLAZAS:
        drawing.label(x, y, "★", side * 0.9, "#ffffff")
    elif face == "q":
        drawing.label(x, y, "◆", side * 0.6, "#7d766a")
    if level > 1:
        drawing.label(x, y + side * 0.62, level, side * 0.45)


def board(drawing: Drawing, view: dict[str, Any]) -> None:
    """All cities side by side, under the market."""
    left = 0.0
    for number, city in enumerate(view["cities"]):
        places = [(tuple(map(int, column["at"].split(","))), column) for column in city["columns"]]
        middles = [(SIDE * 1.5 * q, SIDE * sqrt(3) * (r + q / 2), column) for (q, r), column in places]
        start, top = min(x for x, _, _ in middles), min(y for _, y, _ in middles)
        for x, y, column in sorted(middles, key=lambda place: place[1]):
            _face(drawing, left + x - start, y - top - 5 * (column["level"] - 1), column["face"], SIDE, column["level"])
        width = max(x for x, _, _ in middles) - start
        drawing.label(left - SIDE, -48, f"Player {number}: {city['score']['total']} points, {city['stones']} stones", 13, PLAYERS[number], "start")
        left += max(width, 200) + GAP
    below = drawing.bottom + 50
    for place, offer in enumerate(view["market"]):
        x = place * 110
        for (dx, dy), face in zip([(0, 0), (21, 12.1), (0, 24.2)], offer["faces"]):
            _face(drawing, x + dx, below + dy, face, 14)
        drawing.label(x + 10, below + 52, f"tile {offer['tile']}: {offer['price']}", 11)
