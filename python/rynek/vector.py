"""Thousands of games stepped together, for Gymnasium's vector interface."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import numpy as np

from rynek import _rynek
from rynek.games import Edition, edition_text, options_text, space

try:
    import gymnasium as _gym
    from gymnasium.vector import AutoresetMode, VectorEnv as _Base
except ImportError:  # The environment works without Gymnasium; it has no spaces then.
    _gym = None  # type: ignore[assignment]
    _Base = object  # type: ignore[assignment, misc]


class VectorEnv(_Base):
    """Many games that native threads step together, without the interpreter's lock.

    Every game waits for a decision of one player. `step` takes an action number for each game; observations, rewards and
    the other arrays are made once and **written again by every step** (`copy=True` returns copies).

    - `opponents`: the name of a bot that plays the other seats; without one, `step` decides for whoever is to move.
    - `seat`: the seat that is played against bots; `None` is another one in each game, beginning with the seed of
      the game: with two players, even seeds begin as the first one.
    - `reward`: `"place"` is the worth of the place at the end, from -1 to 1; `"points"` are the points gained in each step.
      It is the reward of the player who acted; `info["rewards"]` has those of all players.
    - `illegal`: `"replace"` plays a random legal action instead of an illegal one, `"forfeit"` ends the game as lost.
      `info["illegal"]` says where that happened.
    - `autoreset_mode`: one of Gymnasium's modes, or its name: `NextStep`, `SameStep`, `Disabled`. In the last one a game that
      is over stays so until `reset(options={"reset_mask": mask})`.
    - `opening`: the actions with which every game begins, draws included, as texts; to learn endings, for example.
    - `mask`: whether `info["action_mask"]` is kept, a row of the action space for each game.

    >>> import rynek
    >>> envs = rynek.VectorEnv("boulevards", 64, players=3)
    >>> observations, info = envs.reset(seed=1)
    >>> observations, rewards, terminations, truncations, info = envs.step(envs.random_actions())
    >>> legal = info["legal_actions"][info["legal_offsets"][5] : info["legal_offsets"][6]]
    >>> len(observations), len(legal) > 0
    (64, True)
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        players: int | None = None,
        edition: Edition = None,
        opponents: str | None = None,
        seat: int | None = None,
        threads: int = 1,
        autoreset_mode: Any = "NextStep",
        reward: str = "place",
        illegal: str = "replace",
        mask: bool = False,
        opening: Sequence[str] = (),
        copy: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ):
        mode = getattr(autoreset_mode, "value", autoreset_mode)
        self._core = _rynek.Vector(
            game,
            options_text(players, options),
            num_envs,
            edition=edition_text(game, edition),
            opponents=opponents,
            seat=seat,
            threads=threads,
            autoreset=mode,
            reward=reward,
            illegal=illegal,
            mask=mask,
            opening=list(opening),
        )
        self.game, self.num_envs, self.space = game, num_envs, space(game, players, edition=edition, **options)
        self.render_mode, self.closed = render_mode, False
        self.spec = None
        self._same_step, self._masked, self._copy = mode == "SameStep", mask, copy
        self._truncations = np.zeros(num_envs, np.bool_)
        self.metadata = {"render_modes": ["svg"], "autoreset_mode": mode}
        if _gym is not None:
            self.metadata["autoreset_mode"] = AutoresetMode(mode)
            low, high = self.space.bounds()
            self.single_observation_space = _gym.spaces.Box(low, high, dtype=np.int16)
            self.single_action_space = _gym.spaces.Discrete(self.space.actions)
            self.observation_space = _gym.vector.utils.batch_space(self.single_observation_space, num_envs)
            self.action_space = _gym.vector.utils.batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begins new games; game number `n` gets the seed `seed + n`. With `options={"reset_mask": mask}` only some."""
        if seed is None and not hasattr(self, "_seeded"):
            seed = secrets.randbits(62)
        self._seeded = True
        if seed is not None:
            if not isinstance(seed, (int, np.integer)) or not 0 <= seed < 2**63:
                raise ValueError(f"seed must be a whole number from 0 to 2**63 - 1: it is {seed!r}")
            self._np_random_seed = int(seed)
            self._np_random = np.random.default_rng(int(seed))
        which = None if options is None else options.get("reset_mask")
        self._core.reset(None if seed is None else int(seed), None if which is None else np.ascontiguousarray(which, np.bool_))
        return self._out(self._core.observations), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Plays an action number in every game, and what follows until the next decision."""
        core = self._core
        core.step(np.ascontiguousarray(actions, np.int64))
        info = self._info()
        if self._same_step and core.terminated.any():
            ended = core.terminated.copy()
            info["final_obs"], info["_final_obs"] = self._out(core.finals), ended
            info["final_info"], info["_final_info"] = {"points": core.points.copy()}, ended
        return (
            self._out(core.observations),
            self._out(core.rewards),
            self._out(core.terminated),
            self._out(self._truncations),
            info,
        )

    def random_actions(self) -> Any:
        """A random legal action for each game."""
        return self._core.random_actions()

    def action_masks(self) -> Any:
        """The legal actions as one array of masks, a row for each game; it needs `mask=True`."""
        if not self._masked:
            raise ValueError("the environment keeps no masks: make it with mask=True")
        return self._core.mask

    def position(self, game: int) -> Any:
        """A copy of one of the games, as it is now."""
        return self._core.position(game)

    def render(self) -> tuple[str, ...] | None:
        """A picture of every game, if `render_mode` is `"svg"`."""
        from rynek.svg import draw

        if self.render_mode != "svg":
            return None
        return tuple(draw(self.position(game)) for game in range(self.num_envs))

    def close(self, **_: Any) -> None:
        """Nothing is left to close; the arrays stay."""
        self.closed = True

    def _out(self, array: Any) -> Any:
        return array.copy() if self._copy else array

    def _info(self) -> dict[str, Any]:
        core = self._core
        info = {
            "current_player": self._out(core.player),
            "legal_actions": self._out(core.legal),
            "legal_offsets": self._out(core.offsets),
            "rewards": self._out(core.all_rewards),
            "points": self._out(core.points),
            "illegal": self._out(core.illegal),
            "outside": self._out(core.outside),
        }
        if self._masked:
            info["action_mask"] = self._out(core.mask)
        return info
