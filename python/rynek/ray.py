"""Workers on a Ray cluster: one actor for each core."""

from __future__ import annotations

from collections import deque
from typing import Any

import ray

from rynek.pool import MOST_DEATHS, Done, Job, News, Shard


@ray.remote(num_cpus=1, max_restarts=0)
class Worker:
    """Does shards of a job on one core."""

    def __init__(self, job: Job):
        self._job = job

    def ready(self) -> None:
        """Returns once the worker is there."""

    def work(self, shard: Shard) -> Done:
        """The results of a shard."""
        return self._job(shard)


class Actors:
    """An actor for each core of the cluster. Starts a local Ray if none runs."""

    def __init__(self, job: Job, workers: int | None, most: int):
        if not ray.is_initialized():
            ray.init(log_to_driver=False, include_dashboard=False)
        self.workers = min(workers or max(1, int(ray.cluster_resources().get("CPU", 1))), most)
        # Sent once, however many shards and workers there are.
        self._job = ray.put(job)
        self._shards: deque[Shard] = deque()
        self._starting: dict[Any, Any] = {}
        self._idle: list[Any] = []
        self._running: dict[Any, tuple[Shard, Any]] = {}
        self._false_starts = 0
        for _ in range(self.workers):
            self._start()

    def _start(self) -> None:
        worker = Worker.remote(self._job)  # type: ignore[attr-defined]
        self._starting[worker.ready.remote()] = worker

    def give(self, shard: Shard) -> None:
        """Lets a worker do this shard. Only workers that are there get one: a cluster can be full."""
        self._shards.append(shard)
        self._share_out()

    def _share_out(self) -> None:
        while self._shards and self._idle:
            shard, worker = self._shards.popleft(), self._idle.pop()
            self._running[worker.work.remote(shard)] = (shard, worker)

    def news(self) -> list[News]:
        """What became of a shard, if anything did."""
        found = []
        for reference in ray.wait([*self._starting, *self._running], num_returns=1, timeout=0.5)[0]:
            if reference in self._starting:
                self._has_started(reference)
            else:
                found.append(self._has_ended(reference))
        self._share_out()
        return found

    def _has_started(self, reference: Any) -> None:
        worker = self._starting.pop(reference)
        try:
            ray.get(reference)
            self._false_starts = 0
            self._idle.append(worker)
        except ray.exceptions.RayError:
            self._false_starts += 1
            if self._false_starts >= MOST_DEATHS:
                raise
            self._start()

    def _has_ended(self, reference: Any) -> News:
        shard, worker = self._running.pop(reference)
        try:
            result = ray.get(reference)
        except ray.exceptions.RayTaskError as error:
            return News(shard, error.as_instanceof_cause())
        except ray.exceptions.RayError:
            # The worker or its machine is gone: another one does the shard again.
            self._shards.appendleft(shard)
            self._start()
            return News(shard, None)
        self._idle.append(worker)
        return News(shard, result)

    def close(self) -> None:
        """Ends all workers."""
        for worker in [*self._starting.values(), *self._idle, *(worker for _, worker in self._running.values())]:
            ray.kill(worker)
