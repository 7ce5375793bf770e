"""Vector environments for Stable-Baselines3, with the masks that MaskablePPO of sb3-contrib asks for.

`python/examples/train_engineer.py` trains MaskablePPO with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from stable_baselines3.common.vec_env import VecEnv as Base

from rynek.vector import VectorEnv


class VecEnv(Base):
    """Many games for one agent; bots play the other seats. Its options are those of `rynek.VectorEnv`.

    `env_method("action_masks")`, which MaskablePPO calls before each step, returns one array for all games. The information about
    a game has `illegal` if the action was, and `outside` if legal actions have no number: how many.
    """

    def __init__(self, game: str, num_envs: int, *, opponents: str | None = None, **options: Any):
        self.games = VectorEnv(game, num_envs, opponents=opponents, mask=True, autoreset_mode="SameStep", **options)
        self._actions: Any = None
        self._gained, self._length = np.zeros(num_envs), np.zeros(num_envs, int)
        self._seed: int | None = None
        # The constructor asks for attributes, so it comes last.
        super().__init__(num_envs, self.games.single_observation_space, self.games.single_action_space)

    def seed(self, seed: int | None = None) -> Sequence[int | None]:
        """The seed of the next reset: game number `n` gets `seed + n`."""
        self._seed = seed
        return [None if seed is None else seed + number for number in range(self.num_envs)]

    def reset(self) -> Any:
        """Begins new games."""
        observations, _ = self.games.reset(seed=self._seed)
        self._seed = None
        self._gained[:], self._length[:] = 0, 0
        return observations.copy()

    def step_async(self, actions: Any) -> None:
        """Notes the actions."""
        self._actions = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        """Plays the actions."""
        observations, rewards, terminations, _, info = self.games.step(self._actions)
        self._gained += rewards
        self._length += 1
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for name in ("illegal", "outside"):
            for number in np.flatnonzero(info[name]):
                infos[number][name] = info[name][number].item()
        for number in np.flatnonzero(terminations):
            infos[number] |= {
                "terminal_observation": info["final_obs"][number].copy(),
                "TimeLimit.truncated": False,
                "episode": {"r": float(self._gained[number]), "l": int(self._length[number]), "t": 0.0},
                "points": info["points"][number].tolist(),
            }
        self._gained[terminations], self._length[terminations] = 0, 0
        return observations.copy(), rewards.copy(), terminations.copy(), infos

    def action_masks(self) -> Any:
        """The legal actions as one array of masks."""
        return self.games.action_masks()

    def env_method(self, method_name: str, *arguments: Any, indices: Any = None, **named: Any) -> Any:
        """Calls a method of the games: `action_masks`, or `position` with no arguments."""
        chosen = list(self._get_indices(indices))
        if method_name == "action_masks":
            masks = self.games.action_masks()
            return masks if len(chosen) == self.num_envs else masks[chosen]
        if method_name == "position":
            return [self.games.position(number) for number in chosen]
        raise AttributeError(f"the games have no method {method_name!r}: they have action_masks and position")

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """An attribute, which is the same for all games."""
        value = getattr(self, attr_name, None) if attr_name == "action_masks" else getattr(self.games, attr_name)
        return [value for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """The games have no attributes to set."""
        raise AttributeError(f"{attr_name!r} cannot be set")

    def env_is_wrapped(self, wrapper_class: type, indices: Any = None) -> list[bool]:
        """No game is wrapped."""
        return [False for _ in self._get_indices(indices)]

    def close(self) -> None:
        """Nothing is left to close."""
        self.games.close()
