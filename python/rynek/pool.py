"""Work that is split into shards and done by processes on this machine, by its threads, or by a Ray cluster.

A shard is done by any worker, and its result depends on the shard only. If a worker dies, it is replaced and its shard is done
again; each result is taken once. So results do not depend on the number of workers or on their fate.
"""

from __future__ import annotations

import os
import pickle
import queue
import struct
import subprocess
import sys
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rynek import _rynek
from rynek._rynek import RynekError

#: How often a shard may end its worker before the whole run fails.
MOST_DEATHS = 3
PLACES = ("processes", "threads", "ray")


@dataclass(frozen=True)
class Shard:
    """A call of a native function. Calling it does the work."""

    function: str
    arguments: dict[str, Any]

    def __call__(self) -> Any:
        return getattr(_rynek, self.function)(**self.arguments)


def run(shards: list[Shard], on: str, workers: int | None) -> Iterator[Any]:
    """The result of each shard, in the order of the shards."""
    if on not in PLACES:
        raise ValueError(f"on must be one of {', '.join(map(repr, PLACES))}: it is {on!r}")
    if workers is not None and workers < 1:
        raise ValueError(f"workers must be at least 1: it is {workers}")
    if on == "threads":
        return (shard() for shard in shards)
    if on == "ray":
        from rynek.ray import done_on_ray

        return _in_order(done_on_ray(shards, workers))
    return _in_order(_done_by_processes(shards, min(workers or cores(), len(shards))))


def cores() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _in_order(done: Iterator[tuple[int, Any]]) -> Iterator[Any]:
    """The results in the order of their numbers; each number counts once."""
    waiting: dict[int, Any] = {}
    following = 0
    for number, result in done:
        if number >= following:
            waiting.setdefault(number, result)
        while following in waiting:
            yield waiting.pop(following)
            following += 1


class Deaths:
    """Counts how often each shard ended its worker."""

    def __init__(self) -> None:
        self._deaths: dict[int, int] = {}

    def count(self, number: int) -> None:
        """Another worker died over this shard. Raises if it were too many."""
        self._deaths[number] = self._deaths.get(number, 0) + 1
        if self._deaths[number] >= MOST_DEATHS:
            raise RynekError(f"part {number} of the run ended its worker {MOST_DEATHS} times")


def dumps(value: Any) -> bytes:
    """The value as bytes; functions of a script or a notebook need the package cloudpickle."""
    try:
        import cloudpickle
    except ImportError:
        cloudpickle = pickle
    try:
        return cloudpickle.dumps(value)
    except Exception as error:
        raise RynekError(
            f"a bot cannot be sent to another process ({error}): use on=\"threads\", or define it in a module"
        ) from error


def send(stream: Any, value: bytes) -> None:
    """Writes a message to a pipe."""
    stream.write(struct.pack("<Q", len(value)) + value)
    stream.flush()


def receive(stream: Any) -> bytes:
    """Reads a message from a pipe."""
    head = stream.read(8)
    if len(head) < 8:
        raise EOFError
    (length,) = struct.unpack("<Q", head)
    body = stream.read(length)
    if len(body) < length:
        raise EOFError
    return body


class _Process:
    """A worker process, which is started anew when it dies."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | None = None

    def work(self, task: bytes) -> tuple[bool, Any]:
        """Whether the shard was done, and its result or exception. Raises `EOFError` if the worker dies."""
        if self.process is None:
            self.process = _start()
        try:
            send(self.process.stdin, task)
            return pickle.loads(receive(self.process.stdout))
        except (EOFError, OSError):
            self.end()
            raise EOFError from None

    def end(self) -> None:
        """Ends the worker."""
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                try:
                    pipe.close()
                except OSError:
                    pass  # What was not sent is lost with the worker.


def _start() -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "rynek.worker"]
    paths = os.pathsep.join(path or os.getcwd() for path in sys.path)
    return subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": paths}
    )


def _done_by_processes(shards: list[Shard], workers: int) -> Iterator[tuple[int, Any]]:
    tasks: queue.SimpleQueue[Any] = queue.SimpleQueue()
    news: queue.Queue[tuple[int, str, Any]] = queue.Queue()
    for number, shard in enumerate(shards):
        tasks.put((number, dumps(shard)))
    stopping = threading.Event()
    processes = [_Process() for _ in range(workers)]

    def serve(process: _Process) -> None:
        while not stopping.is_set():
            try:
                number, task = tasks.get_nowait()
            except queue.Empty:
                return
            while not stopping.is_set():
                try:
                    is_done, result = process.work(task)
                except EOFError:
                    news.put((number, "died", None))
                    continue
                news.put((number, "done" if is_done else "failed", result))
                break

    threads = [threading.Thread(target=serve, args=(process,), daemon=True) for process in processes]
    deaths, missing = Deaths(), set(range(len(shards)))
    try:
        for thread in threads:
            thread.start()
        while missing:
            try:
                number, what, result = news.get(timeout=0.1)
            except queue.Empty:
                continue  # The pause lets Ctrl-C through.
            if what == "failed":
                raise result
            if what == "died":
                deaths.count(number)
            elif number in missing:
                missing.remove(number)
                yield number, result
    finally:
        stopping.set()
        for process in processes:
            process.end()
