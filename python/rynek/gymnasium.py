"""Environments for Gymnasium: one agent against bots, or alone.

Importing this module registers `rynek/polis-v0` and the others.

>>> import gymnasium, rynek.gymnasium
>>> env = gymnasium.make("rynek/boulevards-v0", players=2, opponents="random")
>>> observation, info = env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.step(info["legal_actions"][0])
>>> observation in env.observation_space
True
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np

from rynek.games import games, info as about
from rynek.vector import VectorEnv

#: The bot of the other seats, if none is named.
OPPONENTS = "greedy"


class Env(gymnasium.Env):
    """A game for one agent. Bots play the other seats.

    Its options are those of `rynek.VectorEnv`; a random legal action replaces an illegal one, and `info["illegal"]` says so.
    `info["legal_actions"]` lists the legal action numbers; with `mask=True`, `info["action_mask"]` is their mask.
    """

    metadata = {"render_modes": ["svg", "human"]}

    def __init__(self, game: str, *, opponents: str | None = None, render_mode: str | None = None, **options: Any):
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode must be one of {self.metadata['render_modes']}: it is {render_mode!r}")
        options.setdefault("autoreset_mode", "Disabled")
        self.games = VectorEnv(game, 1, opponents=opponents, copy=True, **options)
        self.render_mode = render_mode
        self.observation_space = self.games.single_observation_space
        self.action_space = self.games.single_action_space

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begins a new game."""
        super().reset(seed=seed)
        if seed is None and not hasattr(self.games, "_seeded"):
            seed = int(self.np_random.integers(2**62))
        observations, info = self.games.reset(seed=seed)
        return observations[0], _first(info)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Plays an action number, and what follows until the agent's next decision."""
        observations, rewards, terminations, truncations, info = self.games.step([int(action)])
        return observations[0], float(rewards[0]), bool(terminations[0]), bool(truncations[0]), _first(info)

    def action_masks(self) -> Any:
        """The mask of the legal actions; it needs `mask=True`."""
        return self.games.action_masks()[0].copy()

    def position(self) -> Any:
        """A copy of the game, as it is now."""
        return self.games.position(0)

    def render(self) -> str | None:
        """A picture as SVG; with the mode `human` it is shown in the notebook."""
        from rynek.svg import draw, show

        if self.render_mode == "human":
            show(self.position())
        return draw(self.position()) if self.render_mode == "svg" else None

    def close(self) -> None:
        """Nothing is left to close."""
        self.games.close()


def _first(info: dict[str, Any]) -> dict[str, Any]:
    """The information about the first game."""
    own = {name: array[0] for name, array in info.items() if name not in ("legal_actions", "legal_offsets")}
    own["legal_actions"] = np.array(info["legal_actions"])
    for name in ("current_player", "outside"):
        own[name] = int(own[name])
    own["illegal"] = bool(own["illegal"])
    return own


def register() -> None:
    """Registers an environment for each game, once."""
    for game in games():
        id = f"rynek/{game}-v0"
        if id in gymnasium.registry:
            continue
        opponents = OPPONENTS if about(game).players[1] > 1 else None
        gymnasium.register(
            id,
            entry_point="rynek.gymnasium:Env",
            vector_entry_point="rynek.vector:VectorEnv",
            kwargs={"game": game, "opponents": opponents},
        )


register()
