"""Trains MaskablePPO of sb3-contrib on Engineer, and compares it with random play.

    pip install ./python sb3-contrib
    python python/examples/train_engineer.py            # a few minutes on two cores
    python python/examples/train_engineer.py 20000      # fewer steps
"""

import sys

import numpy as np
import torch
from sb3_contrib import MaskablePPO

import rynek
from rynek.sb3 import VecEnv

GAMES = 64


def mean_points(choose, games=200, seed=10_000):
    """The mean points at the end of games whose actions `choose` takes from observations and masks."""
    envs = rynek.VectorEnv("engineer", games, mask=True, autoreset_mode="Disabled")
    observations, info = envs.reset(seed=seed)
    is_over = np.zeros(games, bool)
    while not is_over.all():
        observations, _, is_over, _, info = envs.step(choose(envs, observations, info["action_mask"]))
    return info["points"][:, 0].mean()


def main(steps=400_000):
    """Trains for this many steps and prints both means."""
    torch.set_num_threads(2)
    model = MaskablePPO(
        "MlpPolicy",
        VecEnv("engineer", GAMES, reward="points"),
        n_steps=128,
        batch_size=1024,
        n_epochs=4,
        gamma=0.995,
        ent_coef=0.01,
        learning_rate=1e-3,
        policy_kwargs={"net_arch": [128, 128]},
        seed=1,
    )
    random = mean_points(lambda envs, observations, masks: envs.random_actions())
    print(f"random play: {random:.2f} points", flush=True)
    for part in range(10):
        model.learn(max(steps // 10, 1), reset_num_timesteps=part == 0)
        trained = mean_points(
            lambda envs, observations, masks: model.predict(
                observations, action_masks=masks | ~masks.any(axis=1, keepdims=True), deterministic=True
            )[0]
        )
        print(f"after {model.num_timesteps} steps: {trained:.2f} points", flush=True)
    return random, trained


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
