"""Teaches a master what a table is worth to each seat: self-play, features, weights.

python bench/seat_values.py dragonkeepers [--mode 2] [--games 6000] [--rounds 2] [--resume DIR]

In each round short searches play against each other, now and then at random: in the first round by
the value made by hand, then by what the round before has learnt. Seats' chances are fitted to who
won, all seats at once; the weights of each feature change with the progress of the game. One deal
of ten is held out: its log-loss is shown for the value by hand, put right by the same kind of fit,
and for what was learnt. The same command gives the same weights; an interrupted one goes on.
"""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from rich.progress import track

from spieluhr import games
from spieluhr.bots.search import Search, Settings
from spieluhr.core.dice import Dice
from spieluhr.core.learnt import KNOTS, UNIT, read_weights
from spieluhr.core.rules import CHANCE, OVER

ITERATIONS = 60  # of a decision
AT_RANDOM = 12  # one decision in so many
SEEN = 3  # one table in so many is kept
CHUNK = 20  # games of one task
HELD_OUT = 10
STEPS = 12  # of Newton's method
UNSURE = 1e-6
SUREST = 5.0

Numbers = Any
Columns = dict[str, Numbers]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("game")
    parser.add_argument("--mode", default="2", help="how many play")
    parser.add_argument("--games", type=int, default=6000, help="of each round")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pull", type=float, default=10.0, help="of weights towards zero")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--resume", type=Path, help="keep what was played here")
    parser.add_argument("--out", type=Path, help="default: beside the game's rules")
    wish = parser.parse_args()
    out = wish.out or Path(games.__file__).parent / wish.game / "value.json"
    found: list[int] | None = None
    for number in range(wish.rounds):
        tasks = [
            (wish.game, wish.mode, found, wish.seed * 100 + number, low, wish.resume)
            for low in range(0, wish.games, CHUNK)
        ]
        data = collect(tasks, wish.processes)
        inside = data["deal"] % HELD_OUT != 0
        by_hand = fit(in_time(data["by_hand"], data["progress"]), data["came"], inside, wish.pull)
        rows = in_time(data["rows"], data["progress"])
        weights = np.round(fit(rows, data["came"], inside, wish.pull) * UNIT)
        found = [int(weight) for weight in weights]
        print(f"round {number + 1}: {len(inside)} tables, log-loss of {int((~inside).sum())}")
        by_hand_rows = in_time(data["by_hand"], data["progress"])
        print(f"  by hand {loss(chances(by_hand_rows, by_hand), data['came'], ~inside):.4f}")
        print(f"  learnt  {loss(chances(rows, weights / UNIT), data['came'], ~inside):.4f}")
    modes = read_weights(out)
    modes[wish.mode] = found or []
    text = json.dumps({"modes": modes}, separators=(",", ":"), sort_keys=True)
    out.write_text(text.replace("],", "],\n") + "\n", encoding="utf-8")


def collect(tasks: list[Any], processes: int) -> Columns:
    with ProcessPoolExecutor(processes) as pool:
        parts = list(track(pool.map(self_play, tasks), "games", total=len(tasks)))
    return {key: np.concatenate([part[key] for part in parts]) for key in parts[0]}


def self_play(task: Any) -> Columns:
    """The tables of some games; kept, if there is a folder, under what they depend on."""
    name, mode, weights, seed, low, folder = task
    kept = folder / f"{name}-{mode}-{seed}-{low}.npz" if folder else None
    taught = np.array(weights or [], np.int64)
    if kept and kept.is_file():
        with np.load(kept) as old:
            if np.array_equal(old["taught"], taught):
                return {key: old[key] for key in old.files if key != "taught"}
    tables = [t for n in range(low, low + CHUNK) for t in one_game(name, mode, weights, seed, n)]
    rows, by_hand, progress, came, deal = zip(*tables, strict=True)
    found = {
        "rows": np.array(rows, np.float32),
        "by_hand": np.array(by_hand, np.float32),
        "progress": np.array(progress, np.float32),
        "came": np.array(came, np.float32),
        "deal": np.array(deal),
    }
    if kept:
        kept.parent.mkdir(parents=True, exist_ok=True)
        np.savez_compressed(kept, allow_pickle=False, taught=taught, **found)
    return found


def one_game(name: str, mode: str, weights: list[int] | None, seed: int, deal: int) -> Any:
    """Of some of its tables: features and value by hand of all seats, progress, shares, deal."""
    game = games.load(name)
    bot = import_module(f"spieluhr.games.{name}.bot.heuristics")
    features = import_module(f"spieluhr.games.{name}.bot.features").features
    rules, dice, seats = game.rules, Dice(seed * 1_000_003 + deal), int(mode)
    heuristics: Any = game.heuristics if weights is None else bot.Learnt(rules, weights)
    options = next(dict(one) for _, one in game.modes if dict(one) in ({}, {"players": seats}))
    s = game.new(game.read_options(game.complete(options, dice)), seats)
    players: list[Any] = [Search(Settings(iterations=ITERATIONS)) for _ in range(seats)]
    seen = []
    while (actor := rules.actor(s)) != OVER:
        legal = rules.legal(s)
        if actor == CHANCE:
            rules.apply(s, rules.sample(s, dice))
            continue
        if dice.below(SEEN) == 0 and heuristics.is_quiet(s):
            values = np.clip(game.heuristics.evaluate(s), UNSURE, 1.0 - UNSURE)
            by_hand = np.clip(np.log(values / (1.0 - values)), -SUREST, SUREST)
            rows = [list(row) for row in features(s)]
            seen.append((rows, by_hand[:, None], game.heuristics.progress(s)))
        move = legal[0]
        if len(legal) > 1 and dice.below(AT_RANDOM) == 0:
            move = legal[dice.below(len(legal))]
        elif len(legal) > 1:
            players[actor].forget()
            world = rules.resample(s, actor, dice)
            move = players[actor].run(heuristics, world, actor, dice)[0].move
        rules.apply(s, move)
    shares = rules.outcome(s).shares()
    for rows, by_hand, progress in seen:
        yield rows, by_hand, progress, shares, deal


def in_time(rows: Numbers, progress: Numbers) -> Numbers:
    """Each feature once for every knot, by how near the knot is."""
    near = np.stack([np.interp(progress, list(KNOTS), one) for one in np.eye(len(KNOTS))], 1)
    wide = rows[:, :, :, None] * near.astype(np.float32)[:, None, None, :]
    return wide.reshape(*rows.shape[:2], -1)


def fit(rows: Numbers, came: Numbers, inside: Numbers, pull: float) -> Numbers:
    """Conditional logistic regression over the seats of each table, by Newton's method."""
    rows, came = rows[inside], came[inside]
    count = rows.shape[2]
    weights = np.zeros(count)
    for _ in range(STEPS):
        share = chances(rows, weights)
        slope, bend = 2 * pull * weights, 2 * pull * np.eye(count)
        mean = (rows * share[:, :, None].astype(np.float32)).sum(1)
        for seat in range(rows.shape[1]):
            one, wrong = rows[:, seat], share[:, seat] - came[:, seat]
            slope += one.T @ wrong
            bend += one.T @ (one * share[:, seat, None].astype(np.float32))
        weights -= np.linalg.solve(bend - mean.T @ mean, slope)
    return weights


def chances(rows: Numbers, weights: Numbers) -> Numbers:
    scores = rows @ weights.astype(np.float32)
    parts = np.exp((scores - scores.max(1, keepdims=True)).astype(float))
    return parts / parts.sum(1, keepdims=True)


def loss(share: Numbers, came: Numbers, inside: Numbers) -> float:
    sure = np.clip(share[inside], UNSURE, 1.0)
    return float(-(came[inside] * np.log(sure)).sum(1).mean())


if __name__ == "__main__":
    main()
