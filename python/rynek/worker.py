"""A worker process: reads a job and its shards from its standard input, and writes their results to its standard output."""

from __future__ import annotations

import os
import pickle
import signal
import sys
from collections.abc import Callable

from rynek.pool import Done, Shard
from rynek.processes import receive, send


def main() -> None:
    """Works until the input ends."""
    # Ctrl-C reaches all processes of a terminal. The one that asked for the work ends this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    results = os.fdopen(os.dup(1), "wb")
    # What a bot prints must not get among the results.
    os.dup2(2, 1)
    tasks = sys.stdin.buffer
    try:
        job = _read(receive(tasks))
        while True:
            send(results, _answer(job, Shard(*pickle.loads(receive(tasks)))))
    except EOFError:
        return


def _read(message: bytes) -> Callable[[Shard], Done]:
    """The job. If it cannot be read, every shard says why."""
    try:
        return pickle.loads(message)
    except BaseException as error:
        fault = error

    def fail(_: Shard) -> Done:
        raise fault

    return fail


def _answer(job: Callable[[Shard], Done], shard: Shard) -> bytes:
    try:
        return pickle.dumps(job(shard))
    except BaseException as error:  # Whatever it is, the caller raises it.
        return _failed(error)


def _failed(error: BaseException) -> bytes:
    try:
        answer = pickle.dumps(error)
        pickle.loads(answer)
        return answer
    except Exception:
        return pickle.dumps(RuntimeError(f"{type(error).__name__}: {error}"))


if __name__ == "__main__":
    main()
