"""Matches between bots, of Rynek and one's own."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import numpy as np

from rynek import _rynek
from rynek._rynek import Bot, Position
from rynek.games import Edition, edition_text, options_text
from rynek.pool import Job, Shard, cores, run

#: A bot that is written in Python: it gets a position and returns an action, as text or number.
Player: TypeAlias = Callable[[Position], "str | int"]
#: What plays in a match: the name of a bot, a bot, a function, or a pair of a name and a function.
Entrant: TypeAlias = "str | Bot | Player | tuple[str, Player]"


def bot(name: str) -> Bot:
    """A bot by its name, which can have a budget: `strong`, `search:400`, `search:100ms`.

    >>> import rynek
    >>> position = rynek.make("boulevards", seed=1)
    >>> drawn = position.chance()
    >>> best = rynek.bot("search:50").consider(position, seed=1)[0]
    >>> best.action in position.legal_actions() and 0 <= best.win <= 1
    True
    """
    return Bot(name)


@dataclass(frozen=True)
class Match:
    """The games of a match and their results."""

    game: str
    #: The names of the entrants, in the order given.
    names: list[str]
    #: The entrants at each table, in seat order.
    tables: list[list[int]]
    #: A row for each game: `deal`, `table`, `points`, `places`, `moves`, `nanos`; the last four have a column for each seat.
    played: dict[str, np.ndarray] = field(repr=False)
    #: The results as plain data: shares of wins, mean points, ratings, each with its 95 % interval.
    standings: dict[str, Any] = field(repr=False)

    def frame(self) -> Any:
        """The results as a pandas frame, a row for each entrant."""
        import pandas

        rows = [dict(row) for row in self.standings["seats"]]
        for row in rows:
            row["low"], row["high"] = row.pop("interval")
            row.pop("score_interval")
        return pandas.DataFrame(rows).drop_duplicates("bot").set_index("bot")

    def games(self) -> Any:
        """Every player of every game as a pandas frame."""
        import pandas

        seats = np.array(self.tables)[self.played["table"]]
        count, players = seats.shape
        names = np.array(self.names, dtype=object)
        columns = {
            "deal": np.repeat(self.played["deal"], players),
            "table": np.repeat(self.played["table"], players),
            "seat": np.tile(np.arange(players), count),
            "bot": names[seats.ravel()],
        }
        for name in ("points", "places", "moves"):
            columns[name] = self.played[name].ravel()
        return pandas.DataFrame(columns)

    def plot(self, axes: Any = None) -> Any:
        """Draws the share of wins of each entrant with its interval, and returns the axes of matplotlib."""
        import matplotlib.pyplot as plt

        axes = axes if axes is not None else plt.subplots(figsize=(7, 0.6 * len(self.names) + 1.2))[1]
        frame = self.frame()[::-1]
        errors = [frame.win_rate - frame.low, frame.high - frame.win_rate]
        axes.barh(frame.index, frame.win_rate, xerr=np.clip(errors, 0, None), color="#5b7f95", ecolor="#333333", capsize=4)
        axes.set_xlim(0, 1)
        axes.set_xlabel("share of wins, with its 95% interval")
        axes.set_title(f"{self.game}: {self.standings['games']} games")
        return axes

    def _repr_html_(self) -> str:
        try:
            return self.frame()[["games", "win_rate", "low", "high", "mean_score", "mean_rank"]].round(3).to_html()
        except ImportError:
            return f"<pre>{json.dumps(self.standings['seats'], indent=2)}</pre>"


def arena(
    game: str,
    bots: Sequence[Entrant] | str,
    deals: int = 100,
    *,
    players: int | None = None,
    seed: int = 1,
    rotate: bool = True,
    on: str = "processes",
    workers: int | None = None,
    shard: int | None = None,
    edition: Edition = None,
    **options: Any,
) -> Match:
    """Plays a match: every deal at every table, with the same draws for each rotation of the seats.

    `bots` are names of bots, or functions that get a position and return an action. If they are fewer than the seats, the last
    one fills the others. `on` is `"processes"`, `"threads"` of this process, or `"ray"`. The games follow from the seed and the
    number of the deal, so they do not depend on the workers; `shard` is the number of deals that a worker is given at a time,
    which otherwise follows from the time that they take.

    >>> import rynek
    >>> match = rynek.arena("boulevards", ["greedy", "random"], deals=3, on="threads")
    >>> match.standings["games"]
    6
    >>> def first(position):
    ...     return position.legal_actions()[0]
    >>> rynek.arena("boulevards", [first, "random"], deals=1, on="threads").names
    ['first', 'random']
    """
    if deals < 1:
        raise ValueError(f"deals must be at least 1: it is {deals}")
    entrants = _entrants(bots)
    names = [entrant if isinstance(entrant, str) else entrant[0] for entrant in entrants]
    table_options, components = options_text(players, options), edition_text(game, edition)
    tables = _rynek.tables(game, table_options, names, rotate, components)
    seats = max(len(names), len(tables[0]))
    names = names + names[-1:] * (seats - len(names))
    common = {"game": game, "options": table_options, "entrants": entrants, "seed": seed, "rotate": rotate, "edition": components}
    common["threads"] = workers or cores() if on == "threads" else 1
    parts = list(run(Job("play_shard", common, "deals"), Shard(0, deals), on, workers, shard))
    played = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
    standings = json.loads(_rynek.standings(game, table_options, names, seed, rotate, played, components))
    return Match(game, names, tables, played, standings)


def _entrants(bots: Sequence[Entrant] | str) -> list[Any]:
    """The entrants as the native code names them. Two functions with the same name are numbered."""
    entrants: list[Any] = []
    functions: dict[str, list[Any]] = {}
    for given in [bots] if isinstance(bots, str) else bots:
        if isinstance(given, Bot):
            given = given.name
        if isinstance(given, str):
            entrants.append(Bot(given).name)
            continue
        name, function = given if isinstance(given, tuple) else (getattr(given, "__name__", type(given).__name__), given)
        if not callable(function):
            raise TypeError(f"a bot must be a name or a function: {function!r} is neither")
        alike = functions.setdefault(name, [])
        if function not in alike:
            alike.append(function)
        number = alike.index(function) + 1
        entrants.append((name if number == 1 else f"{name} {number}", function))
    return entrants
