"""Games that are played by processes on this machine, by its threads, or by a Ray cluster.

A job is a range of numbered games or deals. It is split into shards; a shard is done by any worker, and its result depends on
its numbers only. If a worker dies, it is replaced and its shard is done again; each result is taken once. So results do not
depend on the number of workers or on their fate.
"""

from __future__ import annotations

import os
import time
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from rynek import _rynek
from rynek._rynek import RynekError

#: How often a shard may end its worker before the whole run fails.
MOST_DEATHS = 3
#: The seconds that a shard should take: long beside the time of a message, short beside that of a run.
AIM = 2.0
#: How many bytes a shard should send back at most.
MOST_BYTES = 2**24
#: How much larger than a finished shard the next ones may be.
GROWTH = 8
#: How much smaller than others the last shards may be.
SHRINKING = 16
#: How many shards for each worker may be given out, or wait to be read.
AHEAD = 3
PLACES = ("processes", "threads", "ray")


class Shard(NamedTuple):
    """Some of the games of a job."""

    first: int
    games: int


class Done(NamedTuple):
    """The results of a shard, and the seconds that it took."""

    parts: list[Any]
    seconds: float


@dataclass(frozen=True)
class Job:
    """Calls of a native function."""

    function: str
    #: The arguments that all calls have.
    common: dict[str, Any]
    #: The name of the argument for the number of games.
    number: str
    #: The games of one call, which gives one result; `None` is all games of a shard.
    part: int | None = None

    def __call__(self, shard: Shard) -> Done:
        """Does a shard: a result for each of its parts."""
        begin = time.perf_counter()
        return Done(list(self.parts(shard)), time.perf_counter() - begin)

    def parts(self, shard: Shard) -> Iterator[Any]:
        """The results of a shard, one after the other."""
        function, end, part = getattr(_rynek, self.function), shard.first + shard.games, self.part or shard.games
        for first in range(shard.first, end, part):
            yield function(**self.common, first=first, **{self.number: min(part, end - first)})


class Plan:
    """Which shard is given out next, and which result is read next.

    The first shards have one part each, or one game. From then on, shards are as large as the time and the size of finished ones allow, but
    leave work for all workers at the end. With a fixed `size`, they have this one.
    """

    def __init__(self, whole: Shard, workers: int, part: int | None = None, size: int | None = None):
        self._next, self._end = whole.first, whole.first + whole.games
        self._part, self._workers = part or 1, workers
        self._size, self._is_fixed = size or self._part, size is not None
        self._given: deque[Shard] = deque()
        self._done: dict[Shard, list[Any]] = {}
        self._deaths: dict[Shard, int] = {}

    def shards(self) -> Iterator[Shard]:
        """The shards to give out now. There are no more while too many results wait to be read."""
        while self._next < self._end and len(self._given) < AHEAD * self._workers:
            left = self._end - self._next
            # Smaller ones at the end, so that all workers are done at about the same time.
            fair = max(-(-left // (2 * self._workers)), self._size // SHRINKING)
            size = self._size if self._is_fixed else min(self._size, self._whole_parts(fair))
            shard = Shard(self._next, min(size, left))
            self._next += shard.games
            self._given.append(shard)
            yield shard

    def is_over(self) -> bool:
        """Whether all results were read."""
        return self._next >= self._end and not self._given

    def note(self, shard: Shard, done: Done) -> None:
        """A shard is done. Its result counts once."""
        if shard not in self._given or shard in self._done:
            return
        self._done[shard] = done.parts
        if not self._is_fixed:
            by_time = AIM / max(done.seconds, 1e-9)
            by_size = MOST_BYTES / max(_bytes(done.parts), 1)
            wanted = int(shard.games * min(by_time, by_size, GROWTH))
            self._size = self._whole_parts(max(wanted, 1))

    def died(self, shard: Shard) -> None:
        """A worker died over this shard. Raises if it were too many."""
        self._deaths[shard] = self._deaths.get(shard, 0) + 1
        if self._deaths[shard] >= MOST_DEATHS:
            raise RynekError(f"the games from number {shard.first} on ended their worker {MOST_DEATHS} times")

    def results(self) -> Iterator[Any]:
        """The results that come next, in the order of the games."""
        while self._given and self._given[0] in self._done:
            yield from self._done.pop(self._given.popleft())

    def _whole_parts(self, count: int) -> int:
        return max(count // self._part, 1) * self._part


def _bytes(parts: list[Any]) -> int:
    return sum(array.nbytes for part in parts for array in part.values())


class News(NamedTuple):
    """What became of a shard: it is done, it failed with an exception, or its worker died (`None`)."""

    shard: Shard
    result: Done | BaseException | None


class Crew(Protocol):
    """Workers for one job."""

    #: How many there are.
    workers: int

    def give(self, shard: Shard) -> None:
        """Lets a worker do this shard, as soon as one is free; again if the worker dies."""

    def news(self) -> list[News]:
        """What happened since the last call. It waits a little if nothing did, so that Ctrl-C gets through."""

    def close(self) -> None:
        """Ends all workers."""


def run(job: Job, whole: Shard, on: str, workers: int | None, size: int | None = None) -> Iterator[Any]:
    """The result of each part of a job, in the order of its games. `size` fixes the games of a shard."""
    if on not in PLACES:
        raise ValueError(f"on must be one of {', '.join(map(repr, PLACES))}: it is {on!r}")
    if workers is not None and workers < 1:
        raise ValueError(f"workers must be at least 1: it is {workers}")
    if size is not None and size < 1:
        raise ValueError(f"shard must be at least 1: it is {size}")
    if on == "threads":
        return job.parts(whole)
    return _run(job, whole, on, workers, size)


def _run(job: Job, whole: Shard, on: str, workers: int | None, size: int | None) -> Iterator[Any]:
    crew = _crew(job, on, workers, -(-whole.games // (size or job.part or 1)))
    plan = Plan(whole, crew.workers, job.part, size)
    try:
        while not plan.is_over():
            for shard in plan.shards():
                crew.give(shard)
            for shard, result in crew.news():
                if result is None:
                    plan.died(shard)
                elif isinstance(result, BaseException):
                    raise result
                else:
                    plan.note(shard, result)
            yield from plan.results()
    finally:
        crew.close()


def _crew(job: Job, on: str, workers: int | None, most: int) -> Crew:
    """The workers; never more than there are shards."""
    if on == "ray":
        from rynek.ray import Actors

        return Actors(job, workers, most)
    from rynek.processes import Processes

    return Processes(job, min(workers or cores(), most))


def cores() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
