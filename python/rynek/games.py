"""Games, their options and components, and the sizes of their encodings."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from typing import Any, TypeAlias

from rynek import _rynek
from rynek._rynek import BadEdition, BadOptions, Position

#: An edition: the name of one that ships, the path of a file, its JSON text, or its components.
Edition: TypeAlias = "str | PathLike[str] | dict[str, Any] | None"


@dataclass(frozen=True)
class Info:
    """What is known about a game without playing it."""

    id: str
    #: The version of the rules.
    rules: int
    #: The fewest and the most players.
    players: tuple[int, int]
    #: The most actions that a game can have, draws included.
    longest: int
    #: The names of the editions that ship, the default first.
    editions: list[str]
    #: Each option with the values that it takes.
    options: dict[str, Any]
    #: The default of each option.
    defaults: dict[str, Any]


@dataclass(frozen=True)
class Part:
    """A documented block of an observation, or of the action numbers."""

    name: str
    about: str
    #: The length of each axis; the last one varies fastest.
    shape: tuple[int, ...]
    #: Its first cell, or its first number.
    offset: int
    #: The lowest and the highest value of a cell. Both are 0 for actions.
    low: int = 0
    high: int = 0

    @property
    def size(self) -> int:
        """How many cells or numbers it has."""
        size = 1
        for length in self.shape:
            size *= length
        return size

    def of(self, observation: Any) -> Any:
        """This part of one observation, or of many in rows, in its shape.

        >>> import rynek
        >>> space = rynek.space("boulevards", players=2)
        >>> observation = rynek.make("boulevards", players=2, seed=1).observe()
        >>> part = space.parts[0]
        >>> part.of(observation).shape == part.shape
        True
        """
        cells = observation[..., self.offset : self.offset + self.size]
        return cells.reshape(*cells.shape[:-1], *self.shape)


@dataclass(frozen=True)
class Space:
    """The fixed sizes of observations and actions at a table, and their parts."""

    #: The parts of an observation, in order.
    parts: tuple[Part, ...]
    #: The length of an observation.
    cells: int
    #: The blocks of action numbers, in order.
    ranges: tuple[Part, ...]
    #: How many action numbers there are.
    actions: int

    def part(self, name: str) -> Part:
        """The part of an observation with this name."""
        return _named(self.parts, name)

    def range(self, name: str) -> Part:
        """The block of action numbers with this name."""
        return _named(self.ranges, name)

    def bounds(self) -> tuple[Any, Any]:
        """The lowest and the highest value of every cell, as two arrays."""
        import numpy as np

        low, high = np.zeros(self.cells, np.int16), np.zeros(self.cells, np.int16)
        for part in self.parts:
            low[part.offset : part.offset + part.size] = part.low
            high[part.offset : part.offset + part.size] = part.high
        return low, high


def _named(parts: tuple[Part, ...], name: str) -> Part:
    for part in parts:
        if part.name == name:
            return part
    raise KeyError(f"no part {name!r}: there are {', '.join(part.name for part in parts)}")


def games() -> list[str]:
    """The ids of all games.

    >>> import rynek
    >>> "polis" in rynek.games()
    True
    """
    return _rynek.ids()


def info(game: str) -> Info:
    """What is known about a game without playing it.

    >>> import rynek
    >>> rynek.info("boulevards").players
    (2, 6)
    """
    about = json.loads(_rynek.about(game))
    return Info(**{**about, "players": tuple(about["players"])})


def rules(game: str, language: str = "en") -> str:
    """The rules page of a game, in Markdown; `language` is `en` or `pl`.

    >>> import rynek
    >>> rynek.rules("boulevards").startswith("#")
    True
    """
    return _rynek.rules(game, language)


def edition(game: str, name: str | None = None) -> dict[str, Any]:
    """The components of an edition that ships with a game; by default those of the default edition.

    >>> import rynek
    >>> "buildings" in rynek.edition("boulevards") or len(rynek.edition("boulevards")) > 0
    True
    """
    return json.loads(_rynek.edition_text(game, name or info(game).editions[0]))


def edition_text(game: str, given: Edition) -> str | None:
    """The text of an edition: of the name of one that ships, of a path, of JSON, or of its components."""
    if given is None:
        return None
    if isinstance(given, dict):
        return json.dumps(given)
    if isinstance(given, str) and given.lstrip().startswith("{"):
        return given
    if isinstance(given, str) and not given.endswith(".json"):
        return _rynek.edition_text(game, given)
    try:
        return Path(given).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadEdition(f"the edition {given} cannot be read: {error}") from error


def options_text(players: int | None, options: dict[str, Any]) -> str:
    """The options of a table as JSON."""
    if players is not None:
        options = {"players": players, **options}
    try:
        return json.dumps(options)
    except (TypeError, ValueError) as error:
        raise BadOptions(f"options must be plain data: {error}") from error


def make(
    game: str,
    players: int | None = None,
    *,
    edition: Edition = None,
    seed: int | None = None,
    **options: Any,
) -> Position:
    """The position before the first action.

    `edition` is the name of one that ships, the path of a file that ends in `.json`, or its components. Draws follow from
    `seed`; without one it is drawn. `options` are those of `rynek.info(game).options`.

    >>> import rynek
    >>> rynek.make("engineer", seed=1).players
    1
    >>> rynek.make("polis", players=9)
    Traceback (most recent call last):
        ...
    rynek.BadOptions: ...
    """
    chosen = secrets.randbits(63) if seed is None else seed
    return _rynek.open(game, options_text(players, options), chosen, edition_text(game, edition))


def load(record: str | PathLike[str], seed: int = 0) -> Position:
    """The last position of a record: its JSON text, or the path of its file. Every action is checked.

    >>> import rynek
    >>> position = rynek.make("boulevards", seed=1)
    >>> drawn = position.chance()
    >>> rynek.load(position.record()) == position
    True
    """
    if isinstance(record, str) and record.lstrip().startswith("{"):
        return _rynek.load(record, seed)
    return _rynek.load(Path(record).read_text(encoding="utf-8"), seed)


def space(game: str, players: int | None = None, *, edition: Edition = None, **options: Any) -> Space:
    """The sizes and parts of observations and actions at a table.

    >>> import rynek
    >>> space = rynek.space("boulevards", players=2)
    >>> space.cells == sum(part.size for part in space.parts)
    True
    """
    found = json.loads(_rynek.space(game, options_text(players, options), edition_text(game, edition)))
    parts = tuple(Part(**{**part, "shape": tuple(part["shape"])}) for part in found["parts"])
    ranges = tuple(Part(**{**part, "shape": tuple(part["shape"])}) for part in found["ranges"])
    return Space(parts, found["cells"], ranges, found["actions"])
