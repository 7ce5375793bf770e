"""Calls all native functions and methods with input that is odd, wrong or hostile. The tests run it in a process of its own.

The last line that it prints says how many calls there were, and how many of them raised an exception.
"""

import inspect
import random
import sys

import numpy as np

from rynek import _rynek

CALLS = 6000
TEXTS = ["", "polis", "boulevards", "planners", "engineer", "chess", "{}", "{", "null", "[]", "\0", "\ud800", "ą" * 999]
TEXTS += ['{"players": 2}', '{"players": -1}', '{"players": 1e999}', '{"a":' * 300, "[" * 5000, "en", "pl", "greedy", "random"]
TEXTS += ["search:2", "search:-1", "search:99999999999999999999", "standard", "default", "SameStep", "points", "forfeit"]
NUMBERS = [0, 1, 2, 3, 5, -1, -2, 255, 10**4, 2**31 - 1, 2**31, 2**32, 2**63 - 1, 2**63, 2**64 - 1, 2**64, -(2**63), 10**30]
#: Numbers of games are taken seriously, and many games take long.
COUNTS = [0, 1, 2, 3, -1, 2**64, 10**30]
ODD = [None, True, 1.5, float("nan"), float("inf"), b"polis", (), [], {}, object(), [1], ["random"], [("a", len)], {"a": 1}]
ARRAYS = [
    np.zeros(0, np.int64),
    np.zeros(2, np.int64),
    np.full(2, -1, np.int64),
    np.full(2, 2**62, np.int64),
    np.zeros(4, np.int64)[::2],
    np.zeros((2, 2), np.int64),
    np.zeros(2, np.float32),
    np.array([True, False]),
    np.array(["a", "b"], object),
]
#: What a parameter is given most often, so that a call gets beyond reading its arguments.
LIKELY = {
    "game": ["polis", "boulevards", "planners", "engineer", "rooftops"],
    "options": ["{}", "{}", '{"players": 2}'],
    "entrants": [["random"], ["random", "greedy"], [("mine", lambda position: position.random_action())], [("bad", len)]],
    "names": [["random"], ["a", "b"]],
    "bot": ["random", "greedy"],
    "name": ["random", "greedy", "standard"],
    "language": ["en", "pl"],
    "rotate": [True, False],
    "mask": [True, False],
    "autoreset": ["NextStep", "SameStep", "Disabled"],
    "reward": ["place", "points"],
    "illegal": ["replace", "forfeit"],
}
COUNTED = {"games", "deals", "threads"}
#: Those are left out for which their defaults do.
DEFAULTED = {"edition", "opponents", "seat", "opening"}


def value(name, found, dice):
    """An argument for a parameter with this name."""
    if name in LIKELY and dice.random() < 0.8:
        return dice.choice(LIKELY[name])
    if name in COUNTED:
        return dice.choice(COUNTS)
    return dice.choice(dice.choice([TEXTS, NUMBERS, NUMBERS, ODD, ARRAYS, found]))


def arguments(function, found, dice):
    """Arguments for a function, by name where it has names."""
    try:
        parameters = [each for each in inspect.signature(function).parameters.values() if each.name != "self"]
    except (TypeError, ValueError):
        return [dice.choice(dice.choice([TEXTS, NUMBERS, ODD])) for _ in range(dice.randrange(3))], {}
    given = {
        each.name: value(each.name, found, dice)
        for each in parameters
        if each.default is inspect.Parameter.empty or dice.random() < (0.1 if each.name in DEFAULTED else 0.5)
    }
    by_place = [given.pop(each.name) for each in parameters if each.kind is each.POSITIONAL_ONLY and each.name in given]
    return by_place, given


def main():
    """Makes the calls."""
    dice = random.Random(int(sys.argv[1]))
    functions = [getattr(_rynek, name) for name in _rynek.__all__ if callable(getattr(_rynek, name))]
    found = [_rynek.open(game, "{}", 1) for game in _rynek.ids()] + [_rynek.Bot("greedy"), _rynek.Bot("search:3")]
    vectors = [_rynek.Vector(game, "{}", 2, mask=True) for game in _rynek.ids()]
    [vector.reset(1) for vector in vectors[1:]]
    found += vectors
    refused = 0
    for _ in range(CALLS):
        if dice.random() < 0.4:
            function = dice.choice(functions)
        else:
            owner = dice.choice(found)
            names = [name for name in dir(owner) if not name.startswith("_") or name in ("__reduce__", "__repr__", "__hash__")]
            try:
                function = getattr(owner, dice.choice(names))
            except (TypeError, ValueError):
                continue
            if not callable(function):
                continue
        by_place, by_name = arguments(function, found, dice)
        try:
            result = function(*by_place, **by_name)
        except Exception:
            refused += 1
            continue
        if isinstance(result, (_rynek.Position, _rynek.Vector, _rynek.Bot)):
            found[dice.randrange(7, len(found))] = result
    print(CALLS, refused)


if __name__ == "__main__":
    main()
