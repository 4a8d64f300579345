"""spieluhr bench: how fast the engine is, beside itself uncompiled and a C program."""

import argparse
import json
import os
import random
import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from spieluhr.cli import options
from spieluhr.cli.version import is_compiled
from spieluhr.core.dice import Dice
from spieluhr.core.game import Game
from spieluhr.core.playout import random_games
from spieluhr.core.rules import CHANCE, OVER, State

MEANING = {
    "compiled_moves": "random games inside compiled code",
    "interpreted_moves": "the same, uncompiled",
    "python_loop_moves": "legal, choose, apply in a Python loop",
    "copies": "copies of a table, made from Python",
    "limit_moves": "the same games in C",
}


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "bench",
        help="measure the speed of the rules",
        description="Measure decisions per CPU second in random games.",
    )
    for game in options.add_games(parser):
        game.add_argument("--json", action="store_true", help="one JSON object")
        game.add_argument(
            "--seconds", type=float, default=2.0, help="CPU time for each number (default 2)"
        )
        game.add_argument("--limit", metavar="PROGRAM", help="a program that prints the C rate")
        game.add_argument("--only", choices=["moves"], help=argparse.SUPPRESS)
        game.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    game, chosen, seats = options.chosen(arguments, Dice(0))
    start = game.new(chosen, seats)
    seconds = max(0.01, arguments.seconds)
    if arguments.only == "moves":
        print(json.dumps({"moves": moves_rate(game, start, seconds)}))
        return 0
    rates: dict[str, float] = {}
    if is_compiled():
        rates["compiled_moves"] = moves_rate(game, start, seconds)
    rates["interpreted_moves"] = _interpreted_rate(
        [game.id, *options.flags(chosen, seats), "--seconds", str(seconds)]
    )
    rates["python_loop_moves"] = rate(lambda seed: python_loop(game, start, seed), seconds)
    rates["copies"] = rate(lambda _: copies(game, start), seconds / 2)
    limit = limit_rate(game.id, arguments.limit) if seats == 2 else None
    if limit is not None:
        rates["limit_moves"] = limit
    show(rates, arguments.json)
    return 0


def rate(work: Callable[[int], int], seconds: float) -> float:
    """What `work` gets done in one second of CPU time."""
    done, seed, began = 0, 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        done += work(seed)
        seed += 1
    return done / spent


def moves_rate(game: Game, start: State, seconds: float) -> float:
    """Moves of random games per second of CPU time."""
    random_games(game.rules, start, 1, 0)
    return rate(lambda seed: random_games(game.rules, start, 10, 10 * seed), seconds)


def _interpreted_rate(measure: list[str]) -> float:
    """The same measure in a process that runs the sources uncompiled."""
    command = [sys.executable, "-m", "spieluhr", "bench", *measure, "--only", "moves"]
    environment = {**os.environ, "SPIELUHR_INTERPRETED": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return float(json.loads(done.stdout)["moves"])


def python_loop(game: Game, start: State, seed: int) -> int:
    """One random game as a bot writer would step it."""
    rules = game.rules
    state, dice, choose = rules.copy(start), Dice(seed), random.Random(seed).random
    actor, legal, apply = rules.actor, rules.legal, rules.apply
    decisions = 0
    while (who := actor(state)) != OVER:
        if who == CHANCE:
            apply(state, rules.sample(state, dice))
            continue
        moves = legal(state)
        apply(state, moves[int(choose() * len(moves))])
        decisions += 1
    return decisions


def copies(game: Game, start: State) -> int:
    """How many copies it made, for `rate`."""
    copy = game.rules.copy
    for _ in range(1000):
        copy(start)
    return 1000


def limit_rate(game_id: str, program: str | None) -> float | None:
    """What the C program says, if it is there: named, or beside the checkout."""
    path = Path(program) if program else _beside("shared/bench", game_id)
    if path is None or not path.is_file():
        return None
    done = subprocess.run([str(path)], capture_output=True, text=True, check=False)
    speed = re.search(r"random play: (\d+) moves/s", done.stdout)
    return float(speed[1]) if speed else None


def _beside(folder: str, game_id: str) -> Path | None:
    """`limit` in a folder beside this checkout, if it is about this game."""
    for root in (*Path(__file__).resolve().parents, *Path.cwd().parents):
        place = root / folder
        if (place / f"{game_id}_limit.c").is_file():
            return place / "limit"
    return None


def show(rates: dict[str, float], as_json: bool) -> None:
    """Per second of CPU time; ratios to C and to interpreted code where those were measured."""
    if as_json:
        print(json.dumps({key: round(value) for key, value in rates.items()}))
        return
    for key, value in rates.items():
        print(f"{key:18} {value:13,.0f} per CPU second   {MEANING[key]}")
    if "compiled_moves" in rates:
        _show_ratios(rates)


def _show_ratios(rates: dict[str, float]) -> None:
    compiled = rates["compiled_moves"]
    print(f"compiled / interpreted: {compiled / rates['interpreted_moves']:.1f}")
    if "limit_moves" in rates:
        limit = rates["limit_moves"]
        print(f"compiled / C: {compiled / limit:.0%}")
        print(f"Python loop / C: {rates['python_loop_moves'] / limit:.0%}")
