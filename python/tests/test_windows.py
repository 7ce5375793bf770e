"""Legal actions outside the windows of Polis and Planners: how often there are any. `TRIALS=long` counts at length.

The long run prints the figures of docs/encodings.md.
"""

import os

import pytest

import rynek

IS_LONG = os.environ.get("TRIALS") == "long"


def between_bots(game, bot, decisions):
    """How many legal actions lay outside, how many there were, and in how many decisions some lay outside."""
    bot, seed, outside, inside, told = rynek.bot(bot), 0, 0, 0, 0
    position = rynek.make(game, players=2, seed=seed)
    for _ in range(decisions):
        position.chance()
        if position.is_over:
            seed += 1
            position = rynek.make(game, players=2, seed=seed)
            position.chance()
        there = position.outside
        outside, inside, told = outside + there, inside + len(position.legal_indexes()), told + (there > 0)
        position.apply(bot.choose(position, seed=seed))
    return outside, outside + inside, told


@pytest.mark.parametrize(("name", "bot"), [(name, bot) for name in ("polis", "planners") for bot in ("strong", "expert")])
def test_bots_have_no_legal_action_outside(name, bot):
    decisions = 7200 if IS_LONG else 120
    outside, legal, told = between_bots(name, bot, decisions)
    print(f"{name}, {bot}: {outside} of {legal} legal actions outside, in {told} of {decisions} decisions")
    assert outside == 0
