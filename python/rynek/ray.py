"""Shards on a Ray cluster: one actor for each core."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import ray

from rynek.pool import Deaths, Shard


@ray.remote(num_cpus=1, max_restarts=0)
class Worker:
    """Does shards on one core."""

    def work(self, shard: Shard) -> Any:
        """The result of a shard."""
        return shard()

    def process(self) -> int:
        """The number of its process."""
        return os.getpid()


def done_on_ray(shards: list[Shard], workers: int | None) -> Iterator[tuple[int, Any]]:
    """The number and the result of each shard, as they end. Starts a local Ray if none runs."""
    if not ray.is_initialized():
        ray.init(log_to_driver=False, include_dashboard=False)
    wanted = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting = list(range(len(shards)))[::-1]
    running: dict[Any, tuple[int, Any]] = {}
    deaths = Deaths()

    def give(worker: Any) -> None:
        if waiting:
            number = waiting.pop()
            running[worker.work.remote(shards[number])] = (number, worker)
        else:
            ray.kill(worker)

    try:
        for _ in range(min(wanted, len(shards))):
            give(Worker.remote())
        while running:
            ready, _ = ray.wait(list(running), num_returns=1, timeout=0.5)
            for reference in ready:
                number, worker = running.pop(reference)
                try:
                    result = ray.get(reference)
                except ray.exceptions.RayTaskError as error:
                    raise error.as_instanceof_cause() from None
                except ray.exceptions.RayError:
                    # The worker or its machine is gone: another one does the shard again.
                    deaths.count(number)
                    waiting.append(number)
                    give(Worker.remote())
                    continue
                give(worker)
                yield number, result
    finally:
        for _, worker in running.values():
            ray.kill(worker)
