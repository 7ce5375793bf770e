"""The map of Rooftops with its towers, and the market of cards."""

from __future__ import annotations

from typing import Any

from rynek.svg.drawing import PLAYERS, Drawing

COLOURS = {"white": "#fbfaf5", "red": "#cf5b4e", "blue": "#5b8fc0", "yellow": "#ecc550", "black": "#4a4946", "brown": "#9a6b43", "green": "#6fa866", "orange": "#e2923f", "grey": "#a9a9a9"}


def board(drawing: Drawing, view: dict[str, Any]) -> None:
    """Districts, streets and buildings; below them stocks and cards."""
    map = view["drawing"]
    for district in map["districts"]:
        drawing.polygon(district["polygon"], district["fill"], "#ffffff", 3)
    for park in map["parks"]:
        drawing.polygon(park, "#a9c98f", "none")
    left, top, right, bottom = map["lake"]
    if right > left:
        drawing.polygon([(left, top), (right, top), (right, bottom), (left, bottom)], "#8fbcd6", "none")
    sites = {site["site"]: site for site in view["sites"]}
    for one, other in view["streets"]:
        drawing.line(sites[one]["x"], sites[one]["y"], sites[other]["x"], sites[other]["y"], "#ffffff", 5)
    for site in view["sites"]:
        _site(drawing, site, map["site_square"])
    below = drawing.bottom + 34
    for number, developer in enumerate(view["developers"]):
        words = f"Player {number}: {developer['score']['total']} points" if "score" in developer else f"Player {number}"
        drawing.label(30, below + number * 24, words, 19, PLAYERS[number], "start")
    for place, offer in enumerate(view["market"]):
        drawing.label(480 + place * 92, below, f"card {offer['card']}", 15)
        for level, floor in enumerate(offer["floors"]):
            name = floor if isinstance(floor, str) else next(iter(floor), "any")
            drawing.box(452 + place * 92, below + 62 - level * 14, 56, 14, COLOURS.get(name, "#e8e2d2"))


def _site(drawing: Drawing, site: dict[str, Any], square: float) -> None:
    x, y, half = site["x"], site["y"], square / 2
    building = site["building"]
    drawing.box(x - half, y - half, square, square, "#f7f3e8" if building is None else "#d9d2c1")
    if building is None:
        drawing.label(x, y, site["site"], 13)
        return
    for level in range(building["height"]):
        floor = y + half - 8 - level * 9
        drawing.box(x - half + 4, floor, square - 8, 9, COLOURS.get(building["colour"], "#bbbbbb"), round=1)
        owner = building["roofs"][level] if level < len(building["roofs"]) else None
        if owner is not None:
            drawing.polygon([(x - half + 2, floor), (x, floor - 9), (x + half - 2, floor)], PLAYERS[owner - 1])
    drawing.label(x + half + 9, y, building["height"], 14)
