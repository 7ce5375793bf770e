"""The same on a real Ray cluster on this machine."""

import os
import signal

import numpy as np
import pytest
import ray

import rynek


@pytest.fixture(scope="module")
def cluster():
    ray.init(num_cpus=2, log_to_driver=False, include_dashboard=False, object_store_memory=100 * 2**20)
    yield
    ray.shutdown()


def figures(match):
    return {name: values.tolist() for name, values in match.played.items() if name != "nanos"}


def test_a_match_on_ray_is_the_same(cluster):
    here = rynek.arena("boulevards", ["baseline", "random"], deals=6, on="threads")
    there = rynek.arena("boulevards", ["baseline", "random"], deals=6, on="ray", workers=2, shard=1)
    assert figures(there) == figures(here) and there.standings["games"] == 12


def test_self_play_on_ray_is_the_same(cluster):
    options = dict(bot="search:6", games=3, seed=4)
    here = list(rynek.selfplay("boulevards", shard=1, on="threads", **options))
    there = list(rynek.selfplay("boulevards", shard=1, on="ray", workers=2, **options))
    assert all(np.array_equal(one["observations"], other["observations"]) for one, other in zip(here, there, strict=True))


def test_a_killed_worker_is_replaced_and_nothing_counts_twice(cluster, tmp_path):
    mark = str(tmp_path / "died")

    def mortal(position):
        if not os.path.exists(mark):
            open(mark, "w").close()
            os.kill(os.getpid(), signal.SIGKILL)
        return position.legal_actions()[0]

    def immortal(position):
        return position.legal_actions()[0]

    killed = rynek.arena("boulevards", [("bot", mortal), "random"], deals=5, on="ray", workers=2, shard=1)
    whole = rynek.arena("boulevards", [("bot", immortal), "random"], deals=5, on="threads")
    assert os.path.exists(mark) and figures(killed) == figures(whole)


def test_exceptions_come_back(cluster):
    def broken(position):
        raise RuntimeError("out of ideas")

    with pytest.raises(RuntimeError, match="out of ideas"):
        rynek.arena("boulevards", [broken, "random"], deals=2, on="ray", workers=1)
