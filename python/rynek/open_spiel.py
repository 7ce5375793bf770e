"""The games for OpenSpiel, so that its algorithms run on them.

Importing this module registers `python_rynek_polis` and the others; the number of players is a parameter.

>>> import pyspiel, rynek.open_spiel
>>> game = pyspiel.load_game("python_rynek_boulevards(players=2)")
>>> state = game.new_initial_state()
>>> state.is_chance_node() or len(state.legal_actions()) > 0
True

Actions are the numbers of the action space. A draw is the number of an outcome in the list of possible ones. Where a player has
legal actions outside the action space, one more number, the last, stands for a random one of them; `state.outside()` counts them.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from rynek import _rynek
from rynek.games import edition_text, games, info, options_text, space

#: The viewer who sees only what is public; also the place of what everybody saw, which is the last.
SPECTATOR = -1
#: The most outcomes that a draw has.
MOST_OUTCOMES = 100_000


def _type(game: str) -> pyspiel.GameType:
    least, most = info(game).players
    secrets = _rynek.open(game, "{}", 0).has_secrets
    return pyspiel.GameType(
        short_name=f"python_rynek_{game}",
        long_name=f"Rynek: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            pyspiel.GameType.Information.IMPERFECT_INFORMATION if secrets else pyspiel.GameType.Information.PERFECT_INFORMATION
        ),
        utility=pyspiel.GameType.Utility.ZERO_SUM if least > 1 else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": least, "options": "{}", "edition": ""},
    )


class Game(pyspiel.Game):
    """A game of Rynek. `options` are the other options of the table, as JSON; `edition` is the name of one that ships, or the path
    of a file."""

    #: The type of each subclass.
    type: pyspiel.GameType
    id: str

    def __init__(self, params: dict[str, Any] | None = None):
        params = params or {}
        least, most = info(self.id).players
        self.seats = int(params.get("players", least))
        self.others = json.loads(params.get("options", "{}"))
        self.chosen = options_text(self.seats if most > 1 else None, self.others)
        self.edition = edition_text(self.id, params.get("edition") or None)
        self.space = space(self.id, self.seats if most > 1 else None, edition=self.edition, **self.others)
        details = pyspiel.GameInfo(
            num_distinct_actions=self.space.actions + 1,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if most > 1 else None,
            max_game_length=info(self.id).longest,
        )
        super().__init__(self.type, details, params)

    def new_initial_state(self) -> State:
        """The state before the first action."""
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """An observer of this game."""
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self, recall)

    def observation_tensor_shape(self) -> list[int]:
        """The shape of an observation."""
        return [self.space.cells]


class State(pyspiel.State):
    """A state: a position, and the actions that led to it."""

    def __init__(self, game: Game):
        super().__init__(game)
        # A clone of a state has deep copies of its attributes, so the game itself is not one of them.
        self.other = game.space.actions
        self.begin(_rynek.open(game.id, game.chosen, 0, game.edition))

    def begin(self, position: Any, past: list[str] | None = None) -> None:
        """Begins with this position. `past` is what each player saw before it, and last what everybody saw."""
        self.start, self.position = position, position.clone()
        self.past = past or [""] * (position.players + 1)
        self.outcomes: list[tuple[str, float]] | None = None

    def current_player(self) -> int:
        """Who is to move."""
        if self.position.is_over:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if self.position.is_chance else self.position.player

    def _legal_actions(self, player: int) -> list[int]:
        legal = sorted(int(index) for index in self.position.legal_indexes())
        return [*legal, self.other] if self.outside() else legal

    def outside(self) -> int:
        """How many legal actions have no number."""
        return self.position.outside

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of the draw with their odds."""
        return [(number, odds) for number, (_, odds) in enumerate(self._outcomes())]

    def _outcomes(self) -> list[tuple[str, float]]:
        if self.outcomes is None:
            self.outcomes = self.position.chances()
        return self.outcomes

    def _apply_action(self, action: int) -> None:
        self.position.apply(self._notation(action))
        self.outcomes = None

    def _notation(self, action: int) -> str | int:
        if self.position.is_chance:
            return self._outcomes()[action][0]
        return self._any_outside() if action == self.other else action

    def _any_outside(self) -> str:
        """One of the legal actions that have no number; always the same one in a game."""
        outside = [action for action in self.position.legal_actions() if self.position.index_of(action) is None]
        return random.Random(self.position.played).choice(outside) if outside else self.position.random_action()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE and self.position.is_chance:
            return self._outcomes()[action][0]
        return self.position.action_at(action) or f"number {action}"

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.is_over

    def returns(self) -> list[float]:
        """What the end is worth to each player."""
        outcome = self.position.outcome()
        return [0.0] * self.position.players if outcome is None else [float(worth) for worth in outcome.returns]

    def __str__(self) -> str:
        return self.past[-1] + " ".join(action for _, action in self.position.moves())

    def seen(self, viewer: int) -> str:
        """All that a player, or `rynek.SPECTATOR`, saw happen: an action in each line."""
        lines, position = [self.past[viewer]], self.start.clone()
        for _, action in self.position.moves():
            lines.append(position.describe(action, viewer) + "\n")
            position.apply(action)
        return "".join(lines)

    def knowledge(self, player: int) -> str:
        """All that a player knows: what they saw happen and what they see now. Without secrets, the actions."""
        return self.seen(player) + self.sight(player) if self.position.has_secrets else str(self)

    def sight(self, player: int) -> str:
        """What a player sees now, as JSON."""
        return json.dumps(self.position.view(player), separators=(",", ":"))

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> State:
        """A state that agrees with all that a player knows, with the hidden parts drawn at random. Of the past, the other players
        remember in it only what everybody saw."""
        if not self.position.has_secrets:
            return self.clone()
        state = State(self.get_game())
        public = self.seen(SPECTATOR)
        past = [self.seen(seat) if seat == player_id else public for seat in range(self.position.players)]
        state.begin(self.position.imagine(player_id, int(probability_sampler() * 2**53)), [*past, public])
        return state


class Observer:
    """What a player sees, as numbers and as text."""

    def __init__(self, game: Game, recall: bool):
        self.recall = recall
        self.tensor = np.zeros(game.space.cells, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        """Reads what a player sees."""
        self.tensor[:] = state.position.observe(player)

    def string_from(self, state: State, player: int) -> str:
        """What a player sees, as JSON; with perfect recall, all that they know."""
        return state.knowledge(player) if self.recall else state.sight(player)


def register() -> None:
    """Registers every game, once."""
    known = set(pyspiel.registered_names())
    for game in games():
        if f"python_rynek_{game}" not in known:
            kind: Any = type(f"Game_{game}", (Game,), {"id": game, "type": _type(game)})
            pyspiel.register_game(kind.type, kind)


register()
