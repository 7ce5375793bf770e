"""A worker process: reads shards from its standard input, does them, and writes their results to its standard output."""

from __future__ import annotations

import os
import pickle
import signal
import sys

from rynek.pool import dumps, receive, send


def main() -> None:
    """Works until the input ends."""
    # Ctrl-C reaches all processes of a terminal. The one that asked for the work ends this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    results = os.fdopen(os.dup(1), "wb")
    # What a bot prints must not get among the results.
    os.dup2(2, 1)
    tasks = sys.stdin.buffer
    while True:
        try:
            task = receive(tasks)
        except EOFError:
            return
        try:
            answer = dumps((True, pickle.loads(task)()))
        except BaseException as error:  # Whatever it is, the caller raises it.
            answer = _failed(error)
        send(results, answer)


def _failed(error: BaseException) -> bytes:
    try:
        answer = pickle.dumps((False, error))
        pickle.loads(answer)
        return answer
    except Exception:
        return pickle.dumps((False, RuntimeError(f"{type(error).__name__}: {error}")))


if __name__ == "__main__":
    main()
