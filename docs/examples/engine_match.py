#!/usr/bin/env python3
"""A whole game of Polis: a player written here, who plays at random, against a bot of Rynek.

    python3 engine_match.py [RYNEK [BOT [SEED]]]
"""

import json
import random
import subprocess
import sys

PROGRAM, BOT, SEED = (sys.argv[1:] + ["rynek", "strong", "1"][len(sys.argv) - 1 :])[:3]
MINE, THEIRS = 1, 2

engine = subprocess.Popen([PROGRAM, "engine", "polis"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")
hello = json.loads(engine.stdout.readline())
assert hello["protocol"] == 1, "another engine than this was written for"


def ask(**request):
    """Sends a request and waits for its answer."""
    print(json.dumps(request), file=engine.stdin, flush=True)
    answer = json.loads(engine.stdout.readline())
    if not answer["ok"]:
        raise RuntimeError(answer["error"]["message"])
    return answer


def my_choice():
    """Replace this by something better: `view` tells what lies on the table."""
    return random.choice(ask(cmd="actions")["actions"])


random.seed(SEED)
state = ask(cmd="setup", options={"players": 2}, seed=int(SEED))
while state["turn"] != "over":
    if state["turn"] == "chance":
        state = ask(cmd="chance")
    elif state["turn"]["player"] == MINE:
        state = ask(cmd="apply", action=my_choice())
    else:
        state = ask(cmd="apply", action=ask(cmd="go", bot=BOT)["action"])
print(json.dumps({"me": state["points"][MINE - 1], BOT: state["points"][THEIRS - 1], **state["outcome"]}))
ask(cmd="quit")
