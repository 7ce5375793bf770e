"""Shapes of an SVG picture that grows with what is drawn."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

#: The colours of the players.
PLAYERS = ["#c2483d", "#2f6fa5", "#d49a2a", "#4f8a4c", "#7d5a9c", "#3f8f8b"]
INK = "#2b2a28"
PAPER = "#f7f3e8"


class Drawing:
    """Collects shapes, and the space that they take."""

    def __init__(self) -> None:
        self._shapes: list[str] = []
        self._box = [1e9, 1e9, -1e9, -1e9]

    def _cover(self, x: float, y: float) -> None:
        box = self._box
        box[0], box[1], box[2], box[3] = min(box[0], x), min(box[1], y), max(box[2], x), max(box[3], y)

    def polygon(self, points: Iterable[tuple[float, float]], fill: str, line: str = INK, width: float = 1) -> None:
        """A closed shape."""
        corners = list(points)
        for x, y in corners:
            self._cover(x, y)
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in corners)
        self._shapes.append(f'<polygon points="{path}" fill="{fill}" stroke="{line}" stroke-width="{width}" stroke-linejoin="round"/>')

    def box(self, x: float, y: float, width: float, height: float, fill: str, line: str = INK, round: float = 4) -> None:
        """A rectangle from its top left corner."""
        self._cover(x, y)
        self._cover(x + width, y + height)
        self._shapes.append(
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" rx="{round}" fill="{fill}" stroke="{line}"/>'
        )

    def circle(self, x: float, y: float, radius: float, fill: str, line: str = INK, width: float = 1) -> None:
        """A circle about a point."""
        self._cover(x - radius, y - radius)
        self._cover(x + radius, y + radius)
        self._shapes.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{fill}" stroke="{line}" stroke-width="{width}"/>')

    def line(self, x: float, y: float, to_x: float, to_y: float, colour: str = INK, width: float = 1) -> None:
        """A line."""
        self._cover(x, y)
        self._cover(to_x, to_y)
        self._shapes.append(
            f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/>'
        )

    def label(self, x: float, y: float, text: object, size: float = 12, colour: str = INK, anchor: str = "middle") -> None:
        """A text whose middle, start or end is at a point."""
        words = str(text)
        reach = len(words) * size * 0.58
        left = {"middle": x - reach / 2, "start": x, "end": x - reach}[anchor]
        self._cover(left, y - size)
        self._cover(left + reach, y + size * 0.4)
        self._shapes.append(
            f'<text x="{x:.1f}" y="{y + size * 0.35:.1f}" font-size="{size}" fill="{colour}" text-anchor="{anchor}">{escape(words)}</text>'
        )

    @property
    def bottom(self) -> float:
        """The lowest place that is drawn on."""
        return self._box[3] if self._box[3] > -1e9 else 0.0

    @property
    def left(self) -> float:
        """The leftmost place that is drawn on."""
        return self._box[0] if self._box[0] < 1e9 else 0.0

    def caption(self, text: str) -> None:
        """A line below everything."""
        self.label(self.left, self.bottom + 22, text, 14, anchor="start")

    def text(self) -> str:
        """The picture."""
        left, top, right, bottom = self._box
        left, top, width, height = left - 16, top - 16, right - left + 32, bottom - top + 32
        shown = min(width, 900)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:.0f} {top:.0f} {width:.0f} {height:.0f}" '
            f'width="{shown:.0f}" height="{height * shown / width:.0f}" font-family="Helvetica, Arial, sans-serif">'
            f'<rect x="{left:.0f}" y="{top:.0f}" width="{width:.0f}" height="{height:.0f}" fill="{PAPER}"/>'
            + "".join(self._shapes)
            + "</svg>"
        )
