"""Pictures of positions, for notebooks and for the environments' `render`.

>>> import rynek, rynek.svg
>>> rynek.svg.draw(rynek.make("planners", seed=1)).startswith("<svg")
True
"""

from __future__ import annotations

from typing import Any

from rynek.svg import boulevards, engineer, planners, polis, rooftops
from rynek.svg.drawing import Drawing

_BOARDS = {
    "boulevards": boulevards.board,
    "engineer": engineer.board,
    "planners": planners.board,
    "polis": polis.board,
    "rooftops": rooftops.board,
}


def draw(position: Any, viewer: int | None = None) -> str:
    """The position as a viewer may see it, as the text of an SVG picture."""
    drawing = Drawing()
    view = position.view(viewer)
    _BOARDS[position.id](drawing, view)
    drawing.caption(f"{position.id.capitalize()} · {_turn(position)} · points {', '.join(map(str, position.points()))}")
    return drawing.text()


def _turn(position: Any) -> str:
    if position.is_over:
        return "over"
    return "a draw comes next" if position.is_chance else f"player {position.player} to move"


def show(position: Any) -> None:
    """Shows the picture in a notebook. Elsewhere it prints what the position is."""
    try:
        from IPython import get_ipython
        from IPython.display import SVG, display
    except ImportError:
        get_ipython = None
    if get_ipython is not None and get_ipython() is not None:
        display(SVG(draw(position)))
    else:
        print(position)
