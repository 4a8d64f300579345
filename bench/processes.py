"""Steps per second of the vector environment in one process and in several, in turn.

    python bench/processes.py [--processes 2] [--n 1024] [--seconds 0.3] [--rounds 10]

Both play for short moments, one after the other, and of each the best moment counts: on a machine
with other work those are the ones in which nothing else ran. `--actions first` takes the first
legal action that the mask shows, as a learner reads it, instead of asking for random ones.
"""

import argparse
import time
from typing import Any

import numpy as np
from vector import OURS

from spieluhr.research import vector
from spieluhr.research.vector_env import VectorEnv


def rate(env: VectorEnv, seconds: float, is_random: bool) -> float:
    began, steps, now = time.perf_counter(), 0, env.now
    while True:
        now = env.step(env.sample() if is_random else np.argmax(now.mask, axis=1))
        steps += env.n
        spent = time.perf_counter() - began
        if spent > seconds:
            return steps / spent


def row(game: str, options: dict[str, Any], given: argparse.Namespace) -> str:
    one = vector(game, given.n, options, seed=1)
    with vector(game, given.n, options, seed=1, processes=given.processes) as several:
        best = [0.0, 0.0]
        for _ in range(given.rounds):
            for k, env in enumerate((one, several)):
                best[k] = max(best[k], rate(env, given.seconds, given.actions == "random"))
    named = " ".join([game, *(f"{key}={value}" for key, value in options.items())])
    return f"| {named} | {best[0]:,.0f} | {best[1]:,.0f} | {best[1] / best[0]:.2f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--n", type=int, default=1024, help="games at once")
    parser.add_argument("--seconds", type=float, default=0.3, help="for each moment")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--actions", choices=["random", "first"], default="random")
    given = parser.parse_args()
    print(f"| steps per second | one process | {given.processes} processes | ratio |")
    print("|---|---:|---:|---:|")
    for game, options in OURS:
        print(row(game, options, given), flush=True)


if __name__ == "__main__":
    main()
