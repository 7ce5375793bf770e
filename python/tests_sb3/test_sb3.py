"""The environment for Stable-Baselines3. `make test-python-sb3` runs this, because it needs PyTorch."""

import numpy as np
import pytest

from rynek.sb3 import VecEnv


def random_step(envs):
    return envs.step(envs.games.random_actions())


def test_the_masks_are_one_array():
    envs = VecEnv("boulevards", 5, players=3, opponents="random")
    envs.reset()
    masks = envs.env_method("action_masks")
    assert masks.shape == (5, envs.action_space.n) and masks.dtype == bool and masks.any(axis=1).all()
    assert np.array_equal(envs.env_method("action_masks", indices=[1, 3]), masks[[1, 3]])
    assert [position.id for position in envs.env_method("position", indices=2)] == ["boulevards"]
    with pytest.raises(AttributeError):
        envs.env_method("fly")


def test_games_that_end_leave_their_last_observation():
    envs = VecEnv("boulevards", 4, players=2, opponents="random", reward="points")
    observations, ends = envs.reset(), 0
    assert observations.shape == (4, *envs.observation_space.shape)
    lengths, gained = np.zeros(4, int), np.zeros(4)
    while ends < 6:
        observations, rewards, dones, infos = random_step(envs)
        lengths += 1
        gained += rewards
        for number in np.flatnonzero(dones):
            info = infos[number]
            assert not np.array_equal(info["terminal_observation"], observations[number])
            assert info["episode"]["l"] == lengths[number] and info["episode"]["r"] == pytest.approx(gained[number])
            assert len(info["points"]) == 2
            lengths[number], gained[number] = 0, 0
            ends += 1
        assert all("terminal_observation" not in infos[number] for number in np.flatnonzero(~dones))


def test_seeds_lead_to_the_same_games():
    def first(seed):
        envs = VecEnv("engineer", 3)
        assert envs.seed(seed) == [seed, seed + 1, seed + 2]
        return envs.reset()

    assert np.array_equal(first(4), first(4)) and not np.array_equal(first(4), first(40))


def test_what_is_odd_is_told():
    envs = VecEnv("engineer", 2)
    envs.reset()
    legal = int(envs.games.random_actions()[1])
    *_, infos = envs.step([-1, legal])
    assert infos[0]["illegal"] is True and "illegal" not in infos[1] and "outside" not in infos[1]
