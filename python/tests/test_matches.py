"""Bots, matches, self-play, and workers that die."""

import os
import pickle
import signal
import subprocess
import sys
import time

import numpy as np
import pytest

import rynek
from conftest import of_table
from rynek.pool import AHEAD, Done, Job, Plan, Shard, run


def first_action(position):
    return position.legal_actions()[0]


def by_number(position):
    legal = position.legal_indexes()
    return int(legal[-1]) if len(legal) else position.legal_actions()[0]


def test_a_bot_gives_candidates_with_values(game, players):
    position = rynek.make(game, **of_table(game, players), seed=2)
    position.chance()
    bot = rynek.bot("search:30")
    candidates = bot.consider(position, seed=5)
    assert {candidate.action for candidate in candidates} <= set(position.legal_actions())
    assert all(0 <= candidate.win <= 1 and candidate.visits >= 0 for candidate in candidates)
    assert all(candidate.index == position.index_of(candidate.action) for candidate in candidates)
    assert bot.choose(position, seed=5) == candidates[0].action
    assert pickle.loads(pickle.dumps(bot)).name == "search:30" == bot.name


def test_a_bot_needs_a_player_to_move(game):
    with pytest.raises(rynek.RynekError, match="no bot"):
        rynek.bot("oracle")
    position = rynek.make(game, seed=2)
    if position.is_chance:
        with pytest.raises(rynek.RynekError, match="no player is to move"):
            rynek.bot("greedy").choose(position)


def figures(match):
    return {name: values.tolist() for name, values in match.played.items() if name != "nanos"}


def test_results_do_not_depend_on_workers(game):
    bots = ["baseline", "random"] if rynek.info(game).players[1] > 1 else ["random"]
    matches = [
        rynek.arena(game, bots, deals=6, seed=9, on=on, workers=workers, shard=shard)
        for on, workers, shard in [("threads", 1, None), ("threads", 3, None), ("processes", 1, 4), ("processes", 2, 1)]
    ]
    assert all(figures(match) == figures(matches[0]) for match in matches[1:])
    assert matches[0].standings["deals"] == 6


def test_python_bots_play(game):
    match = rynek.arena(game, [first_action, by_number, "random"], deals=2, on="threads")
    assert match.names[:3] == ["first_action", "by_number", "random"]
    again = rynek.arena(game, [first_action, by_number, "random"], deals=2, on="processes", workers=2)
    assert figures(again) == figures(match)


def test_two_functions_with_one_name_are_numbered():
    first, last = lambda position: position.legal_actions()[0], lambda position: position.legal_actions()[-1]
    match = rynek.arena("boulevards", [first, last, first], players=3, deals=1, on="threads")
    assert match.names == ["<lambda>", "<lambda> 2", "<lambda>"]
    named = rynek.arena("boulevards", [("mine", first), rynek.bot("random")], deals=1, on="threads")
    assert named.names == ["mine", "random"]


def test_an_exception_of_a_bot_is_raised():
    def broken(position):
        raise RuntimeError("out of ideas")

    def cheating(position):
        return 10**6

    with pytest.raises(RuntimeError, match="out of ideas"):
        rynek.arena("boulevards", [broken, "random"], deals=4, on="threads")
    with pytest.raises(rynek.RynekError, match="no action has the number"):
        rynek.arena("boulevards", [cheating, "random"], deals=4, on="threads")


def test_a_bot_sees_only_what_its_player_knows():
    seen = []

    def curious(position):
        assert position.has_secrets and position.played == 0
        seen.append(position)
        return position.random_action()

    rynek.arena("boulevards", [curious, "random"], deals=1, on="threads")
    with pytest.raises(rynek.BadRecord):
        seen[0].record()


def test_bad_input_of_matches_is_an_exception():
    for wrong in (
        dict(bots=[]),
        dict(bots=["oracle"]),
        dict(bots=["random"], deals=0),
        dict(bots=["random"], on="moon"),
        dict(bots=["random"], workers=0),
        dict(bots=["random"], players=12),
    ):
        with pytest.raises(ValueError):
            rynek.arena("boulevards", **{"deals": 1, **wrong})
    with pytest.raises(TypeError):
        rynek.arena("boulevards", [3.5], deals=1)


def test_self_play_gives_rows_for_learning(game, players):
    parts = list(rynek.selfplay(game, "search:6", games=2, shard=1, on="threads", **of_table(game, players)))
    space = rynek.space(game, **of_table(game, players))
    assert len(parts) == 2
    for number, part in enumerate(parts):
        rows = len(part["game"])
        assert set(part["game"].tolist()) == {number} and part["observations"].shape == (rows, space.cells)
        for name in ("move", "player", "action", "value", "expected_points", "result", "points"):
            assert len(part[name]) == rows
        assert part["offsets"].shape == (rows + 1,) and part["offsets"][-1] == len(part["candidates"]) == len(part["visits"])
        assert set(part["player"].tolist()) == set(range(players))
        assert (np.abs(part["result"]) <= 1).all() and ((part["value"] >= 0) & (part["value"] <= 1)).all()
        assert (part["action"] < space.actions).all()


def test_self_play_does_not_depend_on_workers():
    options = dict(bot="search:6", games=3, seed=4, temperature=1.0, explore=6)
    one = list(rynek.selfplay("boulevards", shard=3, on="threads", **{**options, "bot": rynek.bot("search:6")}))
    many = list(rynek.selfplay("boulevards", shard=1, workers=2, **options))
    for name in ("observations", "action", "result", "visits"):
        assert np.array_equal(one[0][name], np.concatenate([part[name] for part in many]))


def test_a_worker_that_dies_is_replaced(tmp_path):
    mark = tmp_path / "died"

    def mortal(position):
        if not mark.exists():
            mark.write_text("once")
            os.kill(os.getpid(), signal.SIGKILL)
        return position.legal_actions()[0]

    killed = rynek.arena("boulevards", [("bot", mortal), "random"], deals=6, workers=2, shard=1)
    whole = rynek.arena("boulevards", [("bot", first_action), "random"], deals=6, on="threads")
    assert mark.exists() and figures(killed) == figures(whole)


def test_a_shard_that_always_ends_its_worker_fails():
    def deadly(position):
        os.kill(os.getpid(), signal.SIGKILL)

    with pytest.raises(rynek.RynekError, match="ended their worker 3 times"):
        rynek.arena("boulevards", [deadly, "random"], deals=1, workers=1)


def test_the_exception_of_a_shard_is_raised():
    job = Job("play_shard", {"game": "chess", "options": "{}", "entrants": ["random"], "seed": 1}, "deals")
    with pytest.raises(rynek.RynekError, match="chess"):
        list(run(job, Shard(0, 1), "processes", 1))


def carried_out(plan, seconds, size=0):
    """The shards of a plan, whose games take so many seconds and give so many bytes each."""
    shards = []
    while not plan.is_over():
        given = list(plan.shards())
        assert given
        shards += given
        for shard in given:
            array = np.zeros(shard.games * size, np.uint8)
            plan.note(shard, Done([{"array": array}], shard.games * seconds))
        assert all(part["array"] is not None for part in plan.results())
    return shards


def test_quick_games_are_given_out_by_the_thousand():
    shards = carried_out(Plan(Shard(5, 10_000), workers=2), seconds=1e-5)
    assert shards[0] == Shard(5, 1) and max(shard.games for shard in shards) > 1000 and len(shards) < 50
    assert sum(shard.games for shard in shards) == 10_000
    # On a large cluster, there is work for every core until the end.
    wide = carried_out(Plan(Shard(0, 1_000_000), workers=500), seconds=1e-5)
    assert max(shard.games for shard in wide) <= 1000 and wide[-1].games < 100


def test_slow_and_large_games_are_given_out_one_by_one():
    assert {shard.games for shard in carried_out(Plan(Shard(0, 100), workers=4), seconds=5.0)} == {1}
    assert {shard.games for shard in carried_out(Plan(Shard(0, 20), workers=1), seconds=1e-5, size=2**24)} == {1}
    parts = carried_out(Plan(Shard(0, 1000), workers=2, part=8), seconds=1e-3)
    assert all(shard.first % 8 == 0 and shard.games % 8 == 0 for shard in parts)
    assert [shard.games for shard in carried_out(Plan(Shard(0, 7), workers=2, size=3), seconds=1)] == [3, 3, 1]


def test_a_slow_reader_holds_the_workers_back():
    plan = Plan(Shard(0, 1000), workers=2, size=1)
    given = list(plan.shards())
    assert len(given) == 2 * AHEAD and list(plan.shards()) == []
    for shard in given[1:]:
        plan.note(shard, Done([{}], 1.0))
    assert list(plan.results()) == [] and list(plan.shards()) == []
    plan.note(given[0], Done([{}], 1.0))
    assert len(list(plan.results())) == 2 * AHEAD and len(list(plan.shards())) == 2 * AHEAD


def test_functions_of_a_script_play_in_other_processes(tmp_path):
    script = tmp_path / "script.py"
    script.write_text(
        """
import rynek

LAST = -1

def last(position):
    return position.legal_actions()[LAST]

print(rynek.arena("boulevards", [last, lambda position: position.random_action()], deals=2, workers=2).names)
"""
    )
    result = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, cwd=tmp_path)
    assert result.stdout == "['last', '<lambda>']\n", result.stderr


@pytest.mark.parametrize(
    "call",
    [
        "rynek.bot('search:1000000000').choose(position)",
        "rynek.arena('boulevards', ['search:100000', 'random'], deals=10**6, on='threads')",
        "rynek.arena('boulevards', ['search:100000', 'random'], deals=10**4, workers=1)",
        "list(rynek.selfplay('boulevards', 'search:100000', games=10**6, on='threads', shard=10**6))",
        "rynek.VectorEnv('boulevards', 4, opponents='search:1000000000', seat=1).reset(seed=1)",
    ],
)
def test_ctrl_c_stops_long_calls(call):
    script = f"""
import rynek
position = rynek.make("boulevards", seed=1)
position.chance()
print("begun", flush=True)
try:
    {call}
except KeyboardInterrupt:
    print("stopped", flush=True)
"""
    process = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)
    assert process.stdout.readline() == "begun\n"
    time.sleep(0.3)
    process.send_signal(signal.SIGINT)
    assert process.stdout.readline() == "stopped\n"
    assert process.wait() == 0


def test_ctrl_c_stops_a_run_on_ray(tmp_path):
    mark = tmp_path / "playing"
    script = f"""
import pathlib, time
import rynek

def endless(position):
    pathlib.Path({str(mark)!r}).touch()
    while True:
        time.sleep(0.1)

try:
    rynek.arena("boulevards", [endless, "random"], deals=2, on="ray", workers=1)
except KeyboardInterrupt:
    print("stopped", flush=True)
"""
    process = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)
    while not mark.exists():
        assert process.poll() is None
        time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    assert "stopped\n" in process.stdout
    assert process.wait() == 0


def test_results_are_frames_and_plots():
    import matplotlib

    matplotlib.use("Agg")
    match = rynek.arena("boulevards", ["baseline", "random"], deals=4, on="threads")
    frame, games = match.frame(), match.games()
    assert frame.index.tolist() == ["baseline", "random"] and frame.win_rate.sum() == pytest.approx(1)
    assert len(games) == 8 * 2 and games.groupby("bot").points.mean()["baseline"] == pytest.approx(frame.mean_score["baseline"])
    assert len(match.plot().patches) == 2
    assert "<table" in match._repr_html_()
