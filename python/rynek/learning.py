"""Games that a bot plays against itself, as arrays to learn from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rynek._rynek import Bot
from rynek.games import Edition, edition_text, options_text
from rynek.matches import bot as bot_named
from rynek.pool import Job, Shard, run


def selfplay(
    game: str,
    bot: str | Bot = "search:200",
    games: int = 100,
    *,
    players: int | None = None,
    seed: int = 1,
    first: int = 0,
    temperature: float = 0.0,
    explore: int = 0,
    on: str = "processes",
    workers: int | None = None,
    shard: int = 8,
    edition: Edition = None,
    **options: Any,
) -> Iterator[dict[str, Any]]:
    """Yields the decisions of `games` games, a dictionary of arrays for every `shard` games. `bot` plays all seats.

    There is a row for each decision: `observations`, `game`, `move`, `player`, the number of the `action` played (-1 if it lies
    outside the action space), the `value` that the search gives the best action, the `expected_points`, and from the end of the
    game its `result` for this player (-1 to 1) and their `points`. The candidates of row `n` are in `candidates`, `visits` and `wins`
    from `offsets[n]` to `offsets[n + 1]`.

    In the first `explore` moves of a game, the action is drawn by its visits to the power of `1 / temperature`. The games follow
    from the seed and their numbers, which begin with `first`.

    >>> import rynek
    >>> part = next(rynek.selfplay("boulevards", "search:20", games=1, on="threads"))
    >>> len(part["observations"]) == len(part["value"]) == len(part["offsets"]) - 1
    True
    """
    if games < 1 or shard < 1:
        raise ValueError("games and shard must be at least 1")
    common = {
        "game": game,
        "options": options_text(players, options),
        "bot": bot.name if isinstance(bot, Bot) else bot_named(bot).name,
        "seed": seed,
        "temperature": temperature,
        "explore": explore,
        "edition": edition_text(game, edition),
    }
    return run(Job("selfplay_shard", common, "games", shard), Shard(first, games), on, workers)
