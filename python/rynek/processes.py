"""Worker processes on this machine."""

from __future__ import annotations

import os
import pickle
import queue
import struct
import subprocess
import sys
import threading
from typing import Any

import cloudpickle

from rynek._rynek import RynekError
from rynek.pool import Job, News, Shard


def dumps(job: Job) -> bytes:
    """The job as bytes, with functions of a script or a notebook."""
    try:
        return cloudpickle.dumps(job)
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

    def __init__(self, job: bytes, stopping: threading.Event) -> None:
        self._job, self._stopping = job, stopping
        self._process: subprocess.Popen[bytes] | None = None

    def work(self, shard: Shard) -> Any:
        """The result of a shard, or its exception. Raises `EOFError` if the worker dies."""
        try:
            if self._process is None:
                self._process = _start()
                if self._stopping.is_set():
                    raise EOFError  # All workers were ended while this one began.
                send(self._process.stdin, self._job)
            send(self._process.stdin, pickle.dumps(tuple(shard)))
            return pickle.loads(receive(self._process.stdout))
        except (EOFError, OSError):
            self.end()
            raise EOFError from None

    def end(self) -> None:
        """Ends the worker."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                try:
                    pipe.close()  # type: ignore[union-attr]
                except OSError:
                    pass  # What was not sent is lost with the worker.


def _start() -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "rynek.worker"]
    paths = os.pathsep.join(path or os.getcwd() for path in sys.path)
    return subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": paths}
    )


class Processes:
    """A worker process for each core. A thread talks to each of them."""

    def __init__(self, job: Job, workers: int):
        self.workers = workers
        self._shards: queue.SimpleQueue[Shard] = queue.SimpleQueue()
        self._news: queue.SimpleQueue[News] = queue.SimpleQueue()
        self._stopping = threading.Event()
        task = dumps(job)
        self._processes = [_Process(task, self._stopping) for _ in range(workers)]
        for process in self._processes:
            threading.Thread(target=self._serve, args=(process,), daemon=True).start()

    def _serve(self, process: _Process) -> None:
        while not self._stopping.is_set():
            try:
                shard = self._shards.get(timeout=0.1)
            except queue.Empty:
                continue
            try:
                self._news.put(News(shard, process.work(shard)))
            except EOFError:
                self._news.put(News(shard, None))
                self._shards.put(shard)
            except Exception as error:
                self._news.put(News(shard, error))

    def give(self, shard: Shard) -> None:
        """Lets a worker do this shard."""
        self._shards.put(shard)

    def news(self) -> list[News]:
        """What became of a shard, if anything did."""
        try:
            return [self._news.get(timeout=0.1)]
        except queue.Empty:
            return []

    def close(self) -> None:
        """Ends all workers."""
        self._stopping.set()
        for process in self._processes:
            process.end()
