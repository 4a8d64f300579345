"""Do two checkouts play the same games, and how fast is one beside the other?

    python bench/same_games.py OLD NEW [--speed | --instructions]

Traces of every mode for fixed seeds and players are compared byte for byte. With `--speed`, both
play random games in turn, several times, so that both meet the same moments of a busy
machine; the ratio of the best of each is shown. With `--instructions`, valgrind counts what the
same random games take inside compiled code, which no other work on the machine can change.
Both need a `.venv` (`make setup`).
"""

import argparse
import json
import os
import re
import subprocess
import sys
from pathlib import Path

POLICIES = (("random", 6), ("greedy", 1), ("club", 1))  # who decides, in how many games
ROUNDS = 5

# Runs inside each checkout: every mode of every game, as arguments of the command line.
MODES = """
import json
from spieluhr import games
print(json.dumps({g: [options for _, options in games.load(g).modes] for g in games.game_ids()}))
"""

# The same, to be counted: random games of one mode.
GAMES = """
import json, sys
from spieluhr import games
from spieluhr.core.dice import Dice
from spieluhr.core.playout import random_games
game = games.load(sys.argv[1])
options = game.read_options(game.complete(json.loads(sys.argv[2]), Dice(0)))
print(random_games(game.rules, game.new(options), 40, 0))
"""
COUNTED = "CPyDef_playout___random_games"  # as the compiler calls it


def all_options(checkout: Path) -> list[tuple[str, dict[str, object]]]:
    found = json.loads(python(checkout, "-c", MODES))
    return [(game, options) for game in found for options in found[game]]


def modes(checkout: Path) -> list[tuple[str, list[str]]]:
    return [(game, flags(options)) for game, options in all_options(checkout)]


def flags(options: dict[str, object]) -> list[str]:
    words: list[str] = []
    for name, value in options.items():
        words.append(f"--{name}")
        if value is not True:
            words.append(",".join(value) if isinstance(value, list) else str(value))
    return words


def python(checkout: Path, *arguments: str) -> str:
    command = [str(checkout / ".venv/bin/python"), *arguments]
    done = subprocess.run(command, check=True, capture_output=True, text=True, cwd=checkout)
    return done.stdout


def spieluhr(checkout: Path, *arguments: str) -> str:
    return python(checkout, "-m", "spieluhr", *arguments)


def compare_traces(old: Path, new: Path) -> int:
    different = 0
    for game, options in modes(new):
        for policy, count in POLICIES:
            words = ["trace", game, *options, "--policy", policy, "--games", str(count)]
            one, two = spieluhr(old, *words), spieluhr(new, *words)
            lines = len(one.splitlines())
            verdict = "the same" if one == two else "DIFFERENT"
            different += one != two
            print(f"{game} {' '.join(options)} {policy}: {lines} lines, {verdict}", flush=True)
    return different


def compare_speed(old: Path, new: Path) -> None:
    for game, options in modes(new):
        best = {old: 0.0, new: 0.0}
        for _ in range(ROUNDS):
            for checkout in (old, new):
                words = ["bench", game, *options, "--seconds", "1", "--only", "moves"]
                moves = float(json.loads(spieluhr(checkout, *words))["moves"])
                best[checkout] = max(best[checkout], moves)
        ratio = best[new] / best[old]
        print(f"{game} {' '.join(options)}: {best[old]:,.0f} -> {best[new]:,.0f} ({ratio:.2f})")


def instructions(checkout: Path, game: str, options: dict[str, object]) -> float:
    """For one decision of a random game."""
    counter = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    played = [str(checkout / ".venv/bin/python"), "-c", GAMES, game, json.dumps(options)]
    done = subprocess.run(
        [*counter, f"--toggle-collect={COUNTED}", *played],
        check=True,
        capture_output=True,
        text=True,
        cwd=checkout,
        env={**os.environ, "PYTHONHASHSEED": "0"},
    )
    found = re.search(r"Collected : (\d+)", done.stderr)
    assert found is not None, done.stderr
    return int(found[1]) / int(done.stdout)


def compare_instructions(old: Path, new: Path) -> None:
    for game, options in all_options(new):
        before, after = instructions(old, game, options), instructions(new, game, options)
        name = " ".join([game, *flags(options)])
        ratio = after / before
        print(f"{name}: {before:,.0f} -> {after:,.0f} for a decision ({ratio:.3f})", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--speed", action="store_true", help="compare speed instead of games")
    parser.add_argument("--instructions", action="store_true", help="compare what they compute")
    wanted = parser.parse_args()
    old, new = wanted.old.resolve(), wanted.new.resolve()
    if wanted.speed:
        compare_speed(old, new)
        return 0
    if wanted.instructions:
        compare_instructions(old, new)
        return 0
    return 1 if compare_traces(old, new) else 0


if __name__ == "__main__":
    sys.exit(main())
