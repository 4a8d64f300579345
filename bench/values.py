"""Teaches a game's master what a table is worth: self-play, features, logistic weights.

python bench/values.py antinomy [--mode 2] [--games 4000] [--rounds 2] [--seed 1] [--out FILE]

In each round a mode is played against itself, now and then at random; in the first round by the
value made by hand, then by what the round before has learnt. One weight for each case of each
feature is fitted to who won. One deal of ten is held out: its log-loss is shown for the value by
hand and for a short search with it, both put right by a logistic curve, and for what was learnt.
The same command gives the same weights.
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
from spieluhr.bots.search import Search, Settings
from spieluhr.core.dice import Dice
from spieluhr.core.rules import CHANCE, OVER
from spieluhr.games.antinomy.bot import features
from spieluhr.games.antinomy.bot.heuristics import UNIT, Learnt

# By game and mode: options, seats, and the room of its features.
MODES: dict[str, dict[str, tuple[dict[str, Any], int, Any]]] = {
    "antinomy": {
        "2": ({}, 2, features),
    }
}
LEARNT = {"antinomy": Learnt}
DEPTH, TABLES = 2, 3000  # decisions that players look ahead, and tables they may look at
ITERATIONS = 30  # where look-ahead is not exact
AT_RANDOM = 16  # one decision in so many
LONGEST = 200  # decisions; then who has more is taken for the winner
CHUNK = 50  # games of one task
HELD_OUT = 10
PASSES, BATCH, PULL = 10, 4096, 3.0
FAST, SLOW = 0.02, 0.004  # steps of the fit, those of the last third
UNSURE = 1e-6

Numbers = Any
Chunk = tuple[str, str, list[int] | None, int, int]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("game", choices=sorted(MODES))
    parser.add_argument("--mode", default="2")
    parser.add_argument("--games", type=int, default=4000, help="of each round")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--out", type=Path, help="default: beside the game's rules")
    arguments = parser.parse_args()
    out = arguments.out or Path(games.__file__).parent / arguments.game / "value.json"
    count = MODES[arguments.game][arguments.mode][2].CASES
    found: list[int] | None = None
    for number in range(arguments.rounds):
        who = (arguments.game, arguments.mode, found, arguments.seed * 100 + number)
        data = collect(who, arguments.games, arguments.processes)
        held_out = data[2] % HELD_OUT == 0
        fitted = fit(data[0][~held_out], data[1][~held_out], count)
        found = [round(float(weight) * UNIT) for weight in fitted]
        report(f"round {number + 1}", data, np.array(found) / UNIT, held_out)
    modes = json.loads(out.read_bytes())["modes"] if out.is_file() else {}
    modes[arguments.mode] = found
    text = json.dumps({"modes": modes}, separators=(",", ":"), sort_keys=True)
    out.write_text(text.replace("],", "],\n") + "\n", encoding="utf-8")


def collect(
    who: tuple[str, str, list[int] | None, int], count: int, processes: int
) -> tuple[Numbers, Numbers, Numbers, Numbers]:
    """Of each decision: cases, did its seat win, deal, and value by hand and by search."""
    chunks = [(*who, low) for low in range(0, count, CHUNK)]
    parts = []
    with ProcessPoolExecutor(processes) as pool:
        for n, part in enumerate(pool.map(self_play, chunks), 1):
            parts.append(part)
            print(f"\r{n * CHUNK} of {count} games", end="", flush=True)
    print()
    cases, came, deals, values = (np.concatenate(column) for column in zip(*parts, strict=True))
    return cases, came, deals, values


def self_play(chunk: Chunk) -> tuple[Numbers, ...]:
    name, mode, weights, seed, low = chunk
    rows = [row for n in range(low, low + CHUNK) for row in one_game(name, mode, weights, seed, n)]
    cases, came, deals, values = zip(*rows, strict=True)
    return np.array(cases, np.int32), np.array(came), np.array(deals), np.array(values)


def one_game(
    name: str, mode: str, weights: list[int] | None, seed: int, deal: int
) -> Iterator[tuple[list[int], float, int, list[float]]]:
    game = games.load(name)
    options, seats, room = MODES[name][mode]
    rules, dice = game.rules, Dice(seed * 1_000_003 + deal)
    heuristics: Any = game.heuristics if weights is None else LEARNT[name](rules, weights)
    s = game.new(game.read_options(options), seats)
    is_exact = heuristics.is_lookahead_game(s)
    players: list[Any] = [
        Deepening(DEPTH, 1, TABLES) if is_exact else Search(Settings(iterations=ITERATIONS))
        for _ in range(seats)
    ]
    seen: list[tuple[int, list[int], list[float]]] = []
    decisions = 0
    while (actor := rules.actor(s)) != OVER and decisions < LONGEST:
        legal = rules.legal(s)
        if actor == CHANCE:
            rules.apply(s, rules.sample(s, dice))
            continue
        move, decisions = legal[0], decisions + 1
        if len(legal) > 1:
            if not is_exact:
                players[actor].forget()
            world = rules.resample(s, actor, dice)
            best = players[actor].run(heuristics, world, actor, dice)[0]
            if room.is_due(s):
                by_hand = game.heuristics.evaluate(s)[actor]
                seen.append((actor, list(room.features(s)), [by_hand, best.value]))
            is_random = dice.below(AT_RANDOM) == 0
            move = legal[dice.below(len(legal))] if is_random else best.move
        rules.apply(s, move)
    shares = rules.outcome(s).shares() if seats > 1 else [float(rules.outcome(s).ranks[0] == 1)]
    for seat, cases, values in seen:
        yield cases, shares[seat], deal, values


def fit(cases: Numbers, came: Numbers, count: int) -> Numbers:
    """Logistic regression by Adam; the last weight is always added. Small weights cost nothing."""
    weights, mean, square = (np.zeros(count + 1) for _ in range(3))
    shuffle, step, n = np.random.default_rng(0), 0, len(came)
    rows = np.hstack([cases, np.full((n, 1), count, cases.dtype)])
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
    weights = np.array([0.0, 0.5])
    for _ in range(20):
        chances = logistic(row[inside] @ weights)
        slope = row[inside].T @ (chances - came[inside])
        bend = (row[inside] * (chances * (1.0 - chances))[:, None]).T @ row[inside]
        weights -= np.linalg.solve(bend, slope)
    return logistic(row @ weights)


def report(name: str, data: tuple[Numbers, ...], weights: Numbers, held_out: Numbers) -> None:
    cases, came, _, values = data
    learnt = logistic(weights[cases].sum(1) + weights[-1])
    print(f"{name}: {len(came)} decisions, log-loss of {int(held_out.sum())} held out")
    for called, chances in (
        ("by hand", curve(values[:, 0], came, ~held_out)),
        ("short search", curve(values[:, 1], came, ~held_out)),
        ("learnt", learnt),
    ):
        print(f"  {called:14} {loss(chances[held_out], came[held_out]):.4f}")


if __name__ == "__main__":
    main()
