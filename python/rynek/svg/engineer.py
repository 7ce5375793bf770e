"""The areas of Engineer with dice and tokens, and the company beside them."""

from __future__ import annotations

from typing import Any

from rynek.svg.drawing import Drawing

KINDS = {"industrial": "#d9c3a5", "trade": "#a9c4dc", "residential": "#b9d3a6"}
CELL = 84


def board(drawing: Drawing, view: dict[str, Any]) -> None:
    """The map, and on its right dice, stock, projects and buildings."""
    for area in view["areas"]:
        column, row = "abcd".index(area["area"][0]), int(area["area"][1]) - 1
        _area(drawing, area, column * CELL, row * CELL, area["area"] == view["engineer"])
    for edge in (0, 2, 4):
        drawing.line(edge * CELL, 0, edge * CELL, 4 * CELL, width=3)
        drawing.line(0, edge * CELL, 4 * CELL, edge * CELL, width=3)
    left = 4 * CELL + 30
    stock = ", ".join(f"{name} {count}" for name, count in view["stock"].items())
    drawing.label(left, 12, f"Time {view['time']} of {view['time_at_start']}", 15, anchor="start")
    drawing.label(left, 36, f"Stock: {stock}", 13, anchor="start")
    drawing.label(left, 62, "Active dice:", 13, anchor="start")
    for place, die in enumerate(view["active_dice"]):
        _die(drawing, left + 96 + place * 28, 62, die)
    for place, project in enumerate(view["projects"]):
        words = f"{project['project']}: {project['steps']} steps, die {project['die']}, {project['basic']} / {project['advanced']}"
        drawing.label(left, 96 + place * 18, words, 11, "#2b2a28" if project["in_hand"] else "#a9a294", "start")
    for place, building in enumerate(view["buildings"]):
        cost = ", ".join(f"{count} {name}" for name, count in building["cost"].items() if count)
        drawing.box(left, 214 + place * 24, 14, 14, "#4f8a4c" if building["built"] else "#fffdf6")
        drawing.label(left + 22, 221 + place * 24, f"building {building['building']}: {cost}", 12, anchor="start")


def _area(drawing: Drawing, area: dict[str, Any], x: float, y: float, here: bool) -> None:
    drawing.box(x + 2, y + 2, CELL - 4, CELL - 4, KINDS.get(area["kind"], "#dddddd"))
    drawing.label(x + 14, y + 15, area["area"], 11)
    drawing.label(x + CELL / 2, y + CELL - 14, ", ".join(area["resources"]) or area["kind"], 11)
    for place, die in enumerate(area["dice"]):
        _die(drawing, x + CELL - 18 - place * 24, y + 18, die)
    if area["token"]:
        drawing.circle(x + 22, y + 42, 9, "#c2483d")
    if here:
        drawing.circle(x + CELL / 2, y + 42, 12, "#2b2a28", "#ffffff", 2)
        drawing.label(x + CELL / 2, y + 42, "E", 13, "#ffffff")


def _die(drawing: Drawing, x: float, y: float, value: int) -> None:
    drawing.box(x - 10, y - 10, 20, 20, "#fffdf6", round=5)
    drawing.label(x, y, value, 13)
