"""Random steps a CPU second, side by side with other packages. `make bench-python` runs it.

Every loop chooses legal actions at random and reads observations and legal actions. One core is used; what counts is the processor
time of the whole process, so other programs hardly matter.
"""

import argparse
import importlib
import os
import time

import numpy as np

import rynek

#: Into how many pieces a measurement is split.
PIECES = 5
#: How many games are stepped together.
GAMES = 256


def measured(step, seconds):
    """The steps a CPU second of a function that makes some steps and returns how many: the best of several pieces, because other
    programs take the caches away."""
    step()
    rates = []
    for _ in range(PIECES):
        steps, begin = 0, time.process_time()
        while (spent := time.process_time() - begin) < seconds / PIECES:
            steps += step()
        rates.append(steps / spent)
    return max(rates)


def ours(game, seconds, *, mask=False, in_numpy=False):
    """Random play through `rynek.VectorEnv`: the choice is made by `random_actions`, or in NumPy."""
    # With this way of resetting, every step is a decision in every game.
    envs = rynek.VectorEnv(game, GAMES, mask=mask, autoreset_mode="SameStep")
    _, info = envs.reset(seed=1)
    generator, offsets = np.random.default_rng(1), info["legal_offsets"]
    latest = info

    def chosen():
        if not in_numpy:
            return envs.random_actions()
        counts = np.diff(offsets)
        places = offsets[:-1] + (generator.random(GAMES) * counts).astype(np.int64)
        legal = latest["legal_actions"]
        return np.where(counts > 0, legal[np.minimum(places, len(legal) - 1)], -1)

    def step():
        nonlocal latest
        *_, latest = envs.step(chosen())
        return GAMES

    return measured(step, seconds)


def envpool_steps(name, seconds):
    """Random play through EnvPool."""
    envpool = importlib.import_module("envpool")
    envs = envpool.make(name, env_type="gymnasium", num_envs=GAMES, num_threads=1, seed=1)
    _, info = envs.reset()
    generator = np.random.default_rng(1)
    latest = info
    mask_name = next(key for key in info if "mask" in key or "legal" in key)

    def step():
        nonlocal latest
        mask = latest[mask_name]
        actions = np.argmax(generator.random(mask.shape) * mask, axis=-1).astype(np.int32)
        *_, latest = envs.step(actions)
        return GAMES

    return measured(step, seconds)


def pettingzoo_steps(seconds):
    """Random play in the loop of PettingZoo's Connect Four."""
    env = importlib.import_module("pettingzoo.classic.connect_four_v3").env()
    generator = np.random.default_rng(1)

    def step():
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            is_over = terminated or truncated
            env.step(None if is_over else int(generator.choice(np.flatnonzero(observation["action_mask"]))))
            steps += not is_over
        return steps

    return measured(step, seconds)


def open_spiel_steps(name, seconds):
    """Random play of an OpenSpiel game from Python, with observations."""
    pyspiel = importlib.import_module("pyspiel")
    game, generator = pyspiel.load_game(name), np.random.default_rng(1)

    def step():
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes())
                state.apply_action(actions[np.searchsorted(np.cumsum(odds), generator.random() * 0.999999)])
                continue
            legal = state.legal_actions()
            state.observation_tensor()
            state.apply_action(legal[generator.integers(len(legal))])
            steps += 1
        return steps

    return measured(step, seconds)


#: The steps a CPU second that a game should reach.
TARGETS = {"boulevards": 3e6, "engineer": 1e6, "planners": 1e6, "polis": 0.8e6, "rooftops": 1e6}
#: What we compare with: the package, the loop, and how many times as quick every game should be.
PEERS = {
    "EnvPool backgammon": ("envpool", lambda seconds: envpool_steps("Backgammon-v1", seconds), 5),
    "EnvPool Hex": ("envpool", lambda seconds: envpool_steps("Hex-v1", seconds), 15),
    "PettingZoo Connect Four": ("pettingzoo", pettingzoo_steps, 50),
    "OpenSpiel backgammon, from Python": ("open_spiel", lambda seconds: open_spiel_steps("backgammon", seconds), 10),
}


def row(*cells):
    """A row of a table in Markdown."""
    return "| " + " | ".join(cells) + " |"


def compared(reached, wanted, text):
    """What was reached, and whether that is less than what is wanted."""
    return text + ("" if reached >= wanted else " (missed)")


def main():
    """Prints two tables in Markdown."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds of each measurement (default: 3)")
    parser.add_argument("--peers", default="envpool,pettingzoo,open_spiel", help="the packages to compare with")
    chosen = parser.parse_args()
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    packages = chosen.peers.split(",")
    peers = {name: (loop(chosen.seconds), factor) for name, (package, loop, factor) in PEERS.items() if package in packages}
    print(row("peer", "steps a CPU second", "every game should be"))
    print(row("---", "---:", "---:"))
    for name, (rate, factor) in peers.items():
        print(row(name, f"{rate:,.0f}", f"{factor} ×"))
    print()
    print(row("game", "steps a CPU second", "target", *(f"× {name}" for name in peers), "choice in NumPy", "with masks"))
    print(row("---", *["---:"] * (4 + len(peers))), flush=True)
    for game in rynek.games():
        rate = ours(game, chosen.seconds)
        ratios = [compared(rate, factor * theirs, f"{rate / theirs:.0f}") for theirs, factor in peers.values()]
        others = [ours(game, chosen.seconds, in_numpy=True), ours(game, chosen.seconds, mask=True)]
        reached = compared(rate, TARGETS[game], f"{rate:,.0f}")
        print(row(game, reached, f"{TARGETS[game]:,.0f}", *ratios, *(f"{other:,.0f}" for other in others)), flush=True)
    print(f"\nThe load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores.")


if __name__ == "__main__":
    main()
