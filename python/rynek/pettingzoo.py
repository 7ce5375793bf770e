"""Environments for PettingZoo: every player is an agent.

Importing this module registers `rynek/polis-v0` and the others.

>>> import pettingzoo, rynek.pettingzoo
>>> env = pettingzoo.make("aec", "rynek/boulevards-v0", players=3)
>>> env.reset(seed=1)
>>> env.agent_selection
'player_0'
>>> observation, reward, terminated, truncated, info = env.last()
>>> env.step(observation["action_mask"].argmax())
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pettingzoo
from gymnasium import spaces
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from rynek.games import games
from rynek.vector import VectorEnv

RENDER_MODES = ["human", "svg"]


class Env(pettingzoo.AECEnv):
    """A game whose players act in turn.

    An observation has the `observation` of the agent and its `action_mask`. The answer to an illegal action is a random legal
    one, and `infos[agent]["illegal"]` says so; with `illegal="forfeit"` the game ends, and the agent has lost. For the agent to
    move, `infos[agent]["outside"]` counts the legal actions that have no number. The state is the observations of all players,
    one after the other.
    """

    def __init__(self, game: str, *, render_mode: str | None = None, **options: Any):
        super().__init__()
        self.games = VectorEnv(game, 1, autoreset_mode="Disabled", mask=True, copy=True, **options)
        self.metadata = {"name": f"{game}_v0", "render_modes": RENDER_MODES, "is_parallelizable": True}
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode must be one of {RENDER_MODES}: it is {render_mode!r}")
        self.render_mode = render_mode
        players = self.games._core.all_rewards.shape[1]
        self.possible_agents = [f"player_{player}" for player in range(players)]
        low, high = self.games.space.bounds()
        actions = self.games.space.actions
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.int16),
                    "action_mask": spaces.Box(0, 1, (actions,), dtype=np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.state_space = spaces.Box(np.tile(low, players), np.tile(high, players), dtype=np.int16)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a new game."""
        self.games.reset(seed=seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._choose_mover()

    def _choose_mover(self) -> None:
        core = self.games._core
        self.agent_selection = self.possible_agents[int(core.player[0])]
        self.infos[self.agent_selection]["outside"] = int(core.outside[0])

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and its legal actions if it is to move."""
        core = self.games._core
        player = self.possible_agents.index(agent)
        if core.player[0] == player:
            return {"observation": core.observations[0].copy(), "action_mask": core.mask[0].astype(np.int8)}
        mask = np.zeros(self.games.space.actions, np.int8)
        return {"observation": core.position(0).observe(player), "action_mask": mask}

    def state(self) -> Any:
        """The observations of all players, one after the other."""
        position = self.games.position(0)
        return np.concatenate([position.observe(player) for player in range(len(self.possible_agents))])

    def step(self, action: Any) -> None:
        """Plays an action number of the agent to move."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.games.step([-1 if action is None else int(action)])
        core = self.games._core
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {agent: float(reward) for agent, reward in zip(self.possible_agents, core.all_rewards[0])}
        self.infos = {agent: {} for agent in self.agents}
        self.infos[agent] = {"illegal": bool(core.illegal[0])}
        if core.terminated[0]:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self._choose_mover()
        self._accumulate_rewards()

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


def env(game: str, **options: Any) -> Env:
    """An environment in which agents act in turn."""
    return Env(game, **options)


def parallel_env(game: str, **options: Any) -> Any:
    """The same game for interfaces where all agents act together: only the action of the agent to move counts."""
    return turn_based_aec_to_parallel(Env(game, **options))


def register() -> None:
    """Registers both environments of each game, once."""
    for game in games():
        id = f"rynek/{game}-v0"
        if id not in pettingzoo.aec_registry:
            pettingzoo.register("aec", id, "rynek.pettingzoo:env", kwargs={"game": game})
            pettingzoo.register("parallel", id, "rynek.pettingzoo:parallel_env", kwargs={"game": game})


register()
