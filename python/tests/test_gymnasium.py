"""The environments for Gymnasium pass its own checks."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils import performance
from gymnasium.utils.env_checker import check_env
from gymnasium.utils.env_match import check_environments_match

import rynek
import rynek.gymnasium
from conftest import of_table
from rynek.gymnasium import Env


class FirstOfVector(gymnasium.Env):
    """The vector of one, as a single environment."""

    def __init__(self, vector):
        self.vector, self.render_mode = vector, None
        self.observation_space, self.action_space = vector.single_observation_space, vector.single_action_space

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        observations, info = self.vector.reset(seed=seed, options=options)
        return observations[0], rynek.gymnasium._first(info)

    def step(self, action):
        observations, rewards, terminations, truncations, info = self.vector.step([action])
        results = float(rewards[0]), bool(terminations[0]), bool(truncations[0])
        return observations[0], *results, rynek.gymnasium._first(info)


def opponents(players):
    return {} if players == 1 else {"opponents": "random"}


def test_it_passes_the_check(game, players):
    env = Env(game, render_mode="svg", **of_table(game, players), **opponents(players))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # Pictures are text, of which the check of rendering knows nothing.
        check_env(env, skip_render_check=True)
    assert env.render().startswith("<svg")


def test_the_vector_of_one_matches_the_single_one(game, players):
    options = {**of_table(game, players), **opponents(players)}
    vector = rynek.VectorEnv(game, 1, copy=True, autoreset_mode="Disabled", **options)
    check_environments_match(FirstOfVector(vector), Env(game, **options), num_steps=150, seed=3)


def test_it_is_registered(game):
    env = gymnasium.make(f"rynek/{game}-v0")
    observation, info = env.reset(seed=1)
    assert env.observation_space.contains(observation) and len(info["legal_actions"])
    envs = gymnasium.make_vec(f"rynek/{game}-v0", num_envs=3)
    assert envs.reset(seed=1)[0].shape == (3, *env.observation_space.shape)
    assert isinstance(envs.unwrapped, rynek.VectorEnv)
    with pytest.raises(ValueError, match="render_mode"):
        Env(game, render_mode="ansi")


def test_its_benchmarks_run(game, monkeypatch):
    now = iter(range(10**9))
    monkeypatch.setattr(performance.time, "time", lambda: next(now) / 20)
    assert performance.benchmark_step(Env(game, **opponents(rynek.info(game).players[1])), seed=1) > 0
    assert performance.benchmark_vector_step(rynek.VectorEnv(game, 4), seed=1) > 0


def test_a_whole_game_against_bots(game):
    env = Env(game, **opponents(rynek.info(game).players[1]), mask=True)
    _, info = env.reset(seed=6)
    rewards, is_over = 0.0, False
    while not is_over:
        assert np.flatnonzero(env.action_masks()).tolist() == sorted(info["legal_actions"].tolist())
        action = info["legal_actions"][0] if len(info["legal_actions"]) else 0
        _, reward, is_over, _, info = env.step(action)
        rewards += reward
    seat = env.position().outcome().returns
    assert any(rewards == pytest.approx(worth) for worth in seat)


def test_the_seat_changes_with_the_seed():
    env = Env("boulevards", players=3, opponents="random")
    assert [env.reset(seed=seed)[1]["current_player"] for seed in range(4)] == [0, 1, 2, 0]
    assert env.reset()[1]["current_player"] == 1
    fixed = Env("boulevards", players=3, opponents="random", seat=2)
    assert {fixed.reset(seed=seed)[1]["current_player"] for seed in range(3)} == {2}
