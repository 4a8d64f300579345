"""Teaches a game's master what a table is worth: self-play, features, logistic weights.

python bench/values.py antinomy [--games 4000] [--rounds 2] [--seed 1] [--out FILE] [--test-only]

In each round the game is played against itself, a few decisions ahead and now and then at random;
in the first round by the value made by hand, then by what the round before has learnt. One weight
for each case of each feature is fitted to who won. One deal of ten is held out: its log-loss is
shown for the value by hand, for a short look-ahead with it, both put right by a logistic curve,
and for what was learnt. The same command gives the same weights.
"""

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from spieluhr import games
from spieluhr.bots.deepening import Deepening
from spieluhr.core.dice import Dice
from spieluhr.core.rules import CHANCE, OVER
from spieluhr.games.antinomy.bot import features as antinomy
from spieluhr.games.antinomy.bot.heuristics import Learnt

ROOMS = {"antinomy": antinomy}
DEPTH, TABLES = 2, 3000  # decisions that players look ahead, and tables they may look at
AT_RANDOM = 16  # one decision in so many
LONGEST = 200  # decisions; then who has more is taken for the winner
CHUNK = 50  # games of one task
HELD_OUT = 10
PASSES, BATCH, PULL = 10, 4096, 3.0
FAST, SLOW = 0.02, 0.004  # steps of the fit, those of the last third
UNSURE = 1e-6

Numbers = Any


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("game", choices=sorted(ROOMS))
    parser.add_argument("--games", type=int, default=4000, help="of each round")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--out", type=Path, help="default: beside the game's rules")
    parser.add_argument("--test-only", action="store_true", help="of the weights that are there")
    arguments = parser.parse_args()
    place = Path(games.__file__).parent / arguments.game / "value.json"
    room = ROOMS[arguments.game]
    if arguments.test_only:
        weights = json.loads(place.read_bytes())["weights"]
        data = collect(arguments.game, weights, arguments.games, arguments.seed, 2)
        report("what is there", data, np.array(weights) / room.UNIT, np.ones(len(data[1]), bool))
        return
    found: list[int] | None = None
    for number in range(arguments.rounds):
        seed = arguments.seed * 100 + number
        data = collect(arguments.game, found, arguments.games, seed, arguments.processes)
        held_out = data[2] % HELD_OUT == 0
        fitted = fit(data[0][~held_out], data[1][~held_out], room.CASES)
        found = [round(float(weight) * room.UNIT) for weight in fitted]
        report(f"round {number + 1}", data, np.array(found) / room.UNIT, held_out)
    (arguments.out or place).write_text(
        json.dumps({"weights": found}, separators=(",", ":")) + "\n", encoding="utf-8"
    )


def heuristics_of(game: Any, weights: list[int] | None) -> Any:
    return game.heuristics if weights is None else Learnt(game.rules, weights)


def collect(
    name: str, weights: list[int] | None, count: int, seed: int, processes: int
) -> tuple[Numbers, Numbers, Numbers, Numbers]:
    """Of each decision: cases, did its seat win, deal, and value by hand and by look-ahead."""
    chunks = [(name, weights, seed, low) for low in range(0, count, CHUNK)]
    parts = []
    with ProcessPoolExecutor(processes) as pool:
        for n, part in enumerate(pool.map(self_play, chunks), 1):
            parts.append(part)
            print(f"\r{n * CHUNK} of {count} games", end="", flush=True)
    print()
    cases, came, deals, values = (np.concatenate(column) for column in zip(*parts, strict=True))
    return cases, came, deals, values


def self_play(chunk: tuple[str, list[int] | None, int, int]) -> tuple[Numbers, ...]:
    name, weights, seed, low = chunk
    rows = [row for n in range(low, low + CHUNK) for row in one_game(name, weights, seed, n)]
    cases, came, deals, values = zip(*rows, strict=True)
    return np.array(cases, np.int32), np.array(came), np.array(deals), np.array(values)


def one_game(
    name: str, weights: list[int] | None, seed: int, deal: int
) -> Iterator[tuple[list[int], float, int, list[float]]]:
    game = games.load(name)
    rules, dice = game.rules, Dice(seed * 1_000_003 + deal)
    heuristics = heuristics_of(game, weights)
    ahead = [Deepening(DEPTH, 1, TABLES) for _ in range(2)]
    s = game.new(game.read_options({}), 2)
    seen: list[tuple[int, list[int], list[float]]] = []
    decisions = 0
    while (actor := rules.actor(s)) != OVER and decisions < LONGEST:
        legal = rules.legal(s)
        if actor == CHANCE or len(legal) == 1:
            rules.apply(s, rules.sample(s, dice))
            continue
        world = rules.resample(s, actor, dice)
        best = ahead[actor].run(heuristics, world, actor, dice)[0]
        if ROOMS[name].is_due(s):
            by_hand = game.heuristics.evaluate(s)[actor]
            seen.append((actor, list(ROOMS[name].features(s)), [by_hand, best.value]))
        at_random = dice.below(AT_RANDOM) == 0
        rules.apply(s, legal[dice.below(len(legal))] if at_random else best.move)
        decisions += 1
    shares = rules.outcome(s).shares()
    for seat, cases, values in seen:
        yield cases, shares[seat], deal, values


def fit(cases: Numbers, came: Numbers, count: int) -> Numbers:
    """Logistic regression by Adam; the last weight is always added. Small weights cost nothing."""
    weights, mean, square = (np.zeros(count + 1) for _ in range(3))
    shuffle, step, n = np.random.default_rng(0), 0, len(came)
    always = np.full((n, 1), count, cases.dtype)
    rows = np.hstack([cases, always])
    for once in range(PASSES):
        speed = FAST if once < PASSES * 2 // 3 else SLOW
        order = shuffle.permutation(n)
        for low in range(0, n, BATCH):
            chosen = order[low : low + BATCH]
            wrong = (logistic(weights[rows[chosen]].sum(1)) - came[chosen]) / len(chosen)
            each = np.repeat(wrong, rows.shape[1])
            slope = np.bincount(rows[chosen].ravel(), each, count + 1) + 2 * PULL * weights / n
            step += 1
            mean = 0.9 * mean + 0.1 * slope
            square = 0.999 * square + 0.001 * slope * slope
            even = mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
            weights -= speed * even
    return weights


def logistic(odds: Numbers) -> Numbers:
    return 1.0 / (1.0 + np.exp(-odds))


def loss(chances: Numbers, came: Numbers) -> float:
    sure = np.clip(chances, UNSURE, 1.0 - UNSURE)
    return float(-(came * np.log(sure) + (1.0 - came) * np.log(1.0 - sure)).mean())


def curve(values: Numbers, came: Numbers, inside: Numbers) -> Numbers:
    """A value put right: logistic in its log-odds, by Newton's method."""
    clipped = np.clip(values, 0.001, 0.999)
    row = np.stack([np.ones(len(values)), np.log(clipped / (1.0 - clipped))], 1)
    weights = np.array([0.0, 1.0])
    for _ in range(20):
        chances = logistic(row[inside] @ weights)
        slope = row[inside].T @ (chances - came[inside])
        bend = (row[inside] * (chances * (1.0 - chances))[:, None]).T @ row[inside]
        weights -= np.linalg.solve(bend, slope)
    return logistic(row @ weights)


def report(name: str, data: tuple[Numbers, ...], weights: Numbers, held_out: Numbers) -> None:
    cases, came, _, values = data
    fitted = ~held_out if not held_out.all() else held_out
    learnt = logistic(weights[cases].sum(1) + weights[-1])
    print(f"{name}: {len(came)} decisions, log-loss of {int(held_out.sum())} held out")
    for called, chances in (
        ("by hand", curve(values[:, 0], came, fitted)),
        (f"{DEPTH} decisions ahead", curve(values[:, 1], came, fitted)),
        ("learnt", learnt),
    ):
        print(f"  {called:18} {loss(chances[held_out], came[held_out]):.4f}")


if __name__ == "__main__":
    main()
