"""The environments for PettingZoo pass its own tests."""

import warnings

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test
from pettingzoo.test.state_test import state_test

import rynek.pettingzoo
from conftest import of_table

# The module, which has the same name as its function.
benchmark_module = __import__("sys").modules["pettingzoo.test.performance_benchmark"]


def make(game, players, **options):
    return pettingzoo.make("aec", f"rynek/{game}-v0", **of_table(game, players), **options)


def test_the_interface(game, players):
    with warnings.catch_warnings():
        # Observations with masks are dictionaries; the test warns about those of environments that it does not know. Some
        # cells have one possible value in some variants.
        warnings.simplefilter("ignore", UserWarning)
        api_test(make(game, players), num_cycles=60)


def test_seeds(game, players):
    seed_test(lambda: make(game, players), num_cycles=40)


def test_pictures(game, players):
    def is_picture(result):
        return result.startswith("<svg") and result.endswith("</svg>")

    render_test(lambda **options: make(game, players, **options), custom_tests={"svg": is_picture})


def test_the_state(game, players):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        parallel = pettingzoo.make("parallel", f"rynek/{game}-v0", **of_table(game, players))
        state_test(make(game, players), parallel, num_cycles=8)


def test_the_benchmark_runs(game, players, monkeypatch):
    class Clock:
        """Five seconds pass in a few calls."""

        now = 0.0

        def time(self):
            self.now += 0.25
            return self.now

    monkeypatch.setattr(benchmark_module, "time", Clock())
    performance_benchmark(make(game, players))


def test_others_see_their_own_view(game):
    env = make(game, rynek.info(game).players[0])
    env.reset(seed=3)
    for agent in env.agents:
        seen = env.observe(agent)
        assert np.array_equal(seen["observation"], env.position().observe(env.agents.index(agent)))
        assert seen["action_mask"].any() == (agent == env.agent_selection)


def test_an_illegal_action_is_told(game):
    env = make(game, rynek.info(game).players[0])
    env.reset(seed=3)
    agent = env.agent_selection
    illegal = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    env.step(illegal)
    assert env.infos[agent]["illegal"] is True and not any(env.terminations.values())
    strict = make(game, rynek.info(game).players[0], illegal="forfeit")
    strict.reset(seed=3)
    strict.step(illegal)
    assert all(strict.terminations.values()) and strict.rewards[agent] == -1
    with pytest.raises(ValueError, match="render_mode"):
        make(game, rynek.info(game).players[0], render_mode="ansi")


def test_the_agent_to_move_is_told_of_actions_outside(game):
    env = make(game, rynek.info(game).players[0])
    env.reset(seed=3)
    for agent in env.agent_iter(40):
        *_, is_over, _, info = env.last()
        assert is_over or info["outside"] == env.position().outside
        env.step(None if is_over else env.action_space(agent).sample(env.observe(agent)["action_mask"]))
