"""Five city-building board games for people who train agents and study games.

>>> import rynek
>>> position = rynek.make("boulevards", players=3, seed=7)
>>> drawn = position.chance()
>>> position.player
0
>>> position.apply(rynek.bot("greedy").choose(position))
>>> position.played > 0
True

The rules, the bots and the encodings are the same native code that the server and the command `rynek` use.
"""

from rynek._rynek import (
    BadEdition,
    BadNotation,
    BadOptions,
    BadRecord,
    Bot,
    Candidate,
    IllegalAction,
    Outcome,
    Position,
    RynekError,
    __version__,
)
from rynek.games import Info, Space, edition, games, info, load, make, rules, space
from rynek.matches import Match, arena, bot
from rynek.learning import selfplay
from rynek.vector import VectorEnv

#: The viewer who sees only what is public.
SPECTATOR = -1

__all__ = [
    "SPECTATOR",
    "BadEdition",
    "BadNotation",
    "BadOptions",
    "BadRecord",
    "Bot",
    "Candidate",
    "IllegalAction",
    "Info",
    "Match",
    "Outcome",
    "Position",
    "RynekError",
    "Space",
    "VectorEnv",
    "__version__",
    "arena",
    "bot",
    "edition",
    "games",
    "info",
    "load",
    "make",
    "rules",
    "selfplay",
    "space",
]
