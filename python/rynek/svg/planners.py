"""The city of Planners, tile by tile, with the objects on it."""

from __future__ import annotations

from typing import Any

from rynek.svg.drawing import PLAYERS, Drawing

SYMBOLS = {"R": "#d9776c", "G": "#86b97a", "B": "#7ba6d0", "Y": "#edcf6b"}
OBJECTS = {"red": "#a52f24", "green": "#35702b", "blue": "#255f97", "yellow": "#b08612"}
CELL = 22


def board(drawing: Drawing, view: dict[str, Any]) -> None:
    """The tiles, the objects, and the planners below."""
    for tile in view["tiles"]:
        column, row = map(int, tile["at"].split(","))
        _tile(drawing, column * 3 * CELL, row * 3 * CELL, tile["rows"])
    for object in view["objects"]:
        (x, y), (to_x, to_y) = (map(int, end.split(",")) for end in object["span"].split())
        middle = CELL / 2
        ends = (x * CELL + middle, y * CELL + middle, to_x * CELL + middle, to_y * CELL + middle)
        drawing.line(*ends, "#ffffff", 14)
        drawing.line(*ends, OBJECTS.get(object["colour"], "#555555"), 10)
    left, below = drawing.left, drawing.bottom + 24
    if view["drawn"]:
        _tile(drawing, left, below, view["drawn"]["turned"][0])
        drawing.label(left + 3 * CELL + 10, below + 33, f"tile {view['drawn']['tile']} is to be placed", 12, anchor="start")
        below += 3 * CELL + 24
    for number, planner in enumerate(view["planners"]):
        lengths = " ".join(map(str, planner["left"])) or "none"
        words = f"Player {number} ({planner['colour'] or 'no colour yet'}): lengths left {lengths}"
        drawing.label(left, below + number * 20, words, 12, OBJECTS.get(planner["colour"], PLAYERS[number]), "start")


def _tile(drawing: Drawing, x: float, y: float, rows: list[str]) -> None:
    for down, row in enumerate(rows):
        for across, face in enumerate(row):
            at_x, at_y = x + across * CELL, y + down * CELL
            drawing.box(at_x, at_y, CELL, CELL, "#efe9da", "#d8d0bd", 0)
            if face in SYMBOLS:
                drawing.circle(at_x + CELL / 2, at_y + CELL / 2, 7, SYMBOLS[face], "none")
            elif face == "o":
                drawing.circle(at_x + CELL / 2, at_y + CELL / 2, 6, "#57524a", "none")
    drawing.polygon([(x, y), (x + 3 * CELL, y), (x + 3 * CELL, y + 3 * CELL), (x, y + 3 * CELL)], "none", "#57524a", 1.5)
