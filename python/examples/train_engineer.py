"""Trains MaskablePPO of sb3-contrib on Engineer, and compares it with random play. Fails if it is not clearly better.

    pip install ./python sb3-contrib
    python python/examples/train_engineer.py            # a few minutes on two cores
    python python/examples/train_engineer.py 20000      # fewer steps
"""

import sys
import time

import numpy as np
import torch
from sb3_contrib import MaskablePPO

import rynek
from rynek.sb3 import VecEnv

GAMES = 64


def points_of(choose, games=400, seed=10_000):
    """The points at the end of games whose actions `choose` takes from observations and masks."""
    envs = rynek.VectorEnv("engineer", games, mask=True, autoreset_mode="Disabled")
    observations, info = envs.reset(seed=seed)
    is_over = np.zeros(games, bool)
    while not is_over.all():
        observations, _, is_over, _, info = envs.step(choose(envs, observations, info["action_mask"]))
    return info["points"][:, 0].astype(float)


def main(steps=400_000):
    """Trains for this many steps, prints both means, and says whether the trained one is clearly higher."""
    begun = time.process_time()
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
    random = points_of(lambda envs, observations, masks: envs.random_actions())
    print(f"random play: {random.mean():.2f} points", flush=True)
    for part in range(10):
        model.learn(max(steps // 10, 1), reset_num_timesteps=part == 0)
        trained = points_of(
            lambda envs, observations, masks: model.predict(
                observations, action_masks=masks | ~masks.any(axis=1, keepdims=True), deterministic=True
            )[0]
        )
        spent = (time.process_time() - begun) / 60
        print(f"after {model.num_timesteps} steps, {spent:.1f} minutes of CPU: {trained.mean():.2f} points", flush=True)
    error = np.sqrt(random.var() / len(random) + trained.var() / len(trained))
    return trained.mean() - random.mean() > 5 * error


if __name__ == "__main__":
    if not main(*map(int, sys.argv[1:2])):
        sys.exit("the trained policy does not clearly beat random play")
