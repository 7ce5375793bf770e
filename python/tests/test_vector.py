"""Many games at once: arrays, resets, rewards, illegal actions."""

import subprocess
import sys
import threading
import time

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import rynek
from conftest import of_table


def envs_of(game, players, games=6, **options):
    return rynek.VectorEnv(game, games, **of_table(game, players), **options)


def test_the_arrays_agree_with_positions(game, players):
    envs = envs_of(game, players, mask=True)
    observations, info = envs.reset(seed=4)
    for _ in range(60):
        for number in range(envs.num_envs):
            position = envs.position(number)
            legal = info["legal_actions"][info["legal_offsets"][number] : info["legal_offsets"][number + 1]]
            assert legal.tolist() == position.legal_indexes().tolist()
            assert np.flatnonzero(info["action_mask"][number]).tolist() == sorted(legal.tolist())
            assert info["outside"][number] == position.outside
            if not position.is_over:
                assert info["current_player"][number] == position.player
                assert np.array_equal(observations[number], position.observe())
        observations, *_, info = envs.step(envs.random_actions())
        assert not info["illegal"].any() or info["outside"].any() or envs._core.terminated.any()


def test_the_arrays_are_written_again(game):
    envs = rynek.VectorEnv(game, 3)
    observations, _ = envs.reset(seed=1)
    again, *_ = envs.step(envs.random_actions())
    assert again is observations
    copies = rynek.VectorEnv(game, 3, copy=True)
    observations, _ = copies.reset(seed=1)
    assert copies.step(copies.random_actions())[0] is not observations


def trace(game, threads, **options):
    envs = rynek.VectorEnv(game, 9, threads=threads, **options)
    envs.reset(seed=11)
    sums = []
    for _ in range(40):
        observations, rewards, terminations, _, info = envs.step(envs.random_actions())
        sums.append((observations.astype(int).sum(), rewards.sum(), terminations.sum(), info["legal_actions"].sum()))
    return sums


def test_threads_do_not_change_the_games(game):
    assert trace(game, 1) == trace(game, 3)


def test_a_game_follows_from_its_own_seed(game):
    many, one = rynek.VectorEnv(game, 4), rynek.VectorEnv(game, 1)
    together, _ = many.reset(seed=20)
    alone, _ = one.reset(seed=22)
    assert np.array_equal(together[2], alone[0])


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_each_way_of_resetting(game, mode):
    envs = rynek.VectorEnv(game, 5, autoreset_mode=mode)
    assert envs.metadata["autoreset_mode"] is mode
    envs.reset(seed=2)
    ends = 0
    for _ in range(400):
        observations, rewards, terminations, truncations, info = envs.step(envs.random_actions())
        over = np.flatnonzero(terminations)
        ends += len(over)
        assert not truncations.any()
        if mode is AutoresetMode.SAME_STEP and len(over):
            assert info["_final_obs"].tolist() == terminations.tolist()
            assert not np.array_equal(info["final_obs"][over[0]], observations[over[0]])
            assert not envs.position(int(over[0])).is_over
        if mode is AutoresetMode.NEXT_STEP and len(over):
            assert envs.position(int(over[0])).is_over
            ended = terminations.copy()
            _, rewards, terminations, _, _ = envs.step(envs.random_actions())
            assert not rewards[ended].any() and not terminations[ended].any()
        if mode is AutoresetMode.DISABLED and terminations.all():
            _, rewards, again, _, _ = envs.step(envs.random_actions())
            assert again.all() and not rewards.any()
            _, info = envs.reset(options={"reset_mask": np.array([True, False, True, False, False])})
            assert envs._core.terminated.tolist() == [False, True, False, True, True]
            assert (info["current_player"] >= 0).tolist() == [True, False, True, False, False]
            break
    assert ends >= 5


def test_rewards_at_the_end_are_the_worth_of_places(game, players):
    envs = envs_of(game, players, games=8, autoreset_mode="Disabled")
    envs.reset(seed=5)
    total = np.zeros((8, players))
    while not envs._core.terminated.all():
        _, _, _, _, info = envs.step(envs.random_actions())
        total += info["rewards"]
    for number in range(8):
        assert total[number] == pytest.approx(envs.position(number).outcome().returns)
        assert info["points"][number].tolist() == envs.position(number).outcome().points


def test_rewards_can_be_points(game, players):
    envs = envs_of(game, players, games=3, autoreset_mode="Disabled", reward="points")
    envs.reset(seed=5)
    total = np.array([envs.position(number).points() for number in range(3)], float)
    while not envs._core.terminated.all():
        total += envs.step(envs.random_actions())[4]["rewards"]
    assert total.tolist() == [envs.position(number).points() for number in range(3)]


def test_illegal_actions_are_replaced_or_lose(game, players):
    envs = envs_of(game, players, games=2)
    envs.reset(seed=1)
    *_, info = envs.step([-1, 10**9])
    assert info["illegal"].all() and [envs.position(number).player for number in range(2)] != [None, None]
    strict = envs_of(game, players, games=2, illegal="forfeit", autoreset_mode="Disabled")
    strict.reset(seed=1)
    _, rewards, terminations, _, info = strict.step([-1, strict.random_actions()[1]])
    assert terminations.tolist() == [True, False] and rewards[0] == -1
    assert players == 1 or info["rewards"][0].sum() == pytest.approx(0, abs=1e-6)


def test_bots_play_the_other_seats(game, players):
    opponents = None if players == 1 else "random"
    for seat in [None, players - 1]:
        envs = envs_of(game, players, games=4, opponents=opponents, seat=seat)
        _, info = envs.reset(seed=1)
        assert seat is None or (info["current_player"] == seat).all()
        for _ in range(30):
            *_, info = envs.step(envs.random_actions())
            assert seat is None or set(info["current_player"].tolist()) <= {seat, -1}


def test_bad_input_is_an_exception(game):
    for wrong in (
        dict(num_envs=0),
        dict(num_envs=2, threads=0),
        dict(num_envs=2, autoreset_mode="Never"),
        dict(num_envs=2, reward="gold"),
        dict(num_envs=2, illegal="ignore"),
        dict(num_envs=2, seat=9),
        dict(num_envs=2, opponents="oracle"),
    ):
        with pytest.raises(ValueError):
            rynek.VectorEnv(game, **wrong)
    envs = rynek.VectorEnv(game, 2)
    with pytest.raises(rynek.RynekError, match="call reset first"):
        envs.step([0, 0])
    with pytest.raises(ValueError, match="seed"):
        envs.reset(seed=-1)
    envs.reset(seed=1)
    with pytest.raises(ValueError, match="2 entries"):
        envs.step([0])
    with pytest.raises(ValueError, match="mask=True"):
        envs.action_masks()
    with pytest.raises(IndexError):
        envs.position(2)


def test_one_array_has_the_masks_of_all_games(game):
    envs = rynek.VectorEnv(game, 5, mask=True)
    envs.reset(seed=1)
    masks = envs.action_masks()
    assert masks.shape == (5, envs.space.actions) and masks.dtype == bool and masks.any(axis=1).all()
    envs.step(envs.random_actions())
    assert envs.action_masks() is masks


def test_other_threads_run_during_a_step(monkeypatch):
    envs = rynek.VectorEnv("boulevards", 1, opponents="search:30")
    envs.reset(seed=1)
    count, begun, ready = [0], threading.Event(), threading.Event()

    def work():
        while not ready.is_set():
            count[0] += 1
            begun.set()
            time.sleep(0)  # Lets others run.

    interval = sys.getswitchinterval()
    thread = threading.Thread(target=work)
    thread.start()
    begun.wait()
    try:
        # From here on, no thread runs unless another one releases the lock by itself.
        sys.setswitchinterval(1000)
        before = count[0]
        for _ in range(10_000):
            envs.step(envs.random_actions())
            after = count[0]
            if after > before:
                break
    finally:
        sys.setswitchinterval(interval)
        ready.set()
        thread.join()
    assert after > before


def test_seats_follow_from_the_seed_and_change_with_every_game():
    envs = rynek.VectorEnv("boulevards", 5, players=3, opponents="random", autoreset_mode="Disabled")
    _, info = envs.reset(seed=3)
    assert info["current_player"].tolist() == [0, 1, 2, 0, 1]
    _, info = envs.reset()
    assert info["current_player"].tolist() == [1, 2, 0, 1, 2]


def test_too_many_games_for_the_memory_are_refused():
    script = """
import resource, rynek
resource.setrlimit(resource.RLIMIT_AS, (2**33, 2**33))
try:
    rynek.VectorEnv("planners", 2**20, mask=True)
except MemoryError as error:
    print(error)
"""
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert "that is too much" in result.stdout, result.stderr


def test_games_begin_with_an_opening(game, players):
    position = rynek.make(game, **of_table(game, players), seed=4)
    for _ in range(3):
        position.chance()
        position.apply(position.random_action())
    position.chance()
    opening = [action for _, action in position.moves()]
    envs = envs_of(game, players, games=2, opening=opening)
    envs.reset(seed=1)
    assert envs.position(0) == position == envs.position(1)
    legal = set(position.legal_indexes().tolist())
    named = (position.action_at(number) for number in range(envs.space.actions) if number not in legal)
    illegal = next(action for action in named if action is not None)
    with pytest.raises(rynek.IllegalAction):
        envs_of(game, players, opening=[*opening, illegal])
    with pytest.raises(rynek.BadNotation):
        envs_of(game, players, opening=["no such action !"])
    while not position.is_over:
        position.apply(position.random_action())
    with pytest.raises(ValueError, match="over"):
        envs_of(game, players, opening=[action for _, action in position.moves()])
