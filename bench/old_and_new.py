"""Steps of environments and iterations of search, of two checkouts in turn.

    python bench/old_and_new.py OLD NEW [--rounds 3] [--seconds 1] [--what steps search]

Both run again and again, one after the other, so that both meet the same moments of a busy machine;
what counts is CPU time, and of each the best. Every run tells what it computed, too: where the two
differ, the row says so instead of a ratio. Both need a `.venv` (`make setup`).
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path

MODES = (
    ("antinomy", {}),
    ("antinomy", {"solo": "hard"}),
    ("perfect_moment", {"eras": ["1981", "1994", "2005"]}),  # else they are drawn
    ("dragonkeepers", {"players": 2}),
    ("dragonkeepers", {"players": 4}),
    ("steam_time", {"players": 2}),
    ("steam_time", {"players": 4}),
)

# 1,024 games at once, random legal play with observations and masks.
STEPS = """
import hashlib, json, sys, time
from spieluhr.research import vector
env = vector(sys.argv[1], 1024, json.loads(sys.argv[2]), seed=1)
for _ in range(20):
    now = env.step(env.sample())
told = hashlib.sha256(now.observation.tobytes() + now.mask.tobytes()).hexdigest()
count, began = 0, time.process_time()
while time.process_time() - began < float(sys.argv[3]):
    env.step(env.sample())
    count += 1024
print(json.dumps([count / (time.process_time() - began), told]))
"""

# Trees of 300 iterations at tables along random games.
SEARCH = """
import json, sys, time
from spieluhr import games
from spieluhr.bots.search import Search, Settings
from spieluhr.core.dice import Dice
from spieluhr.core.playout import settle
game = games.load(sys.argv[1])
options = game.read_options(game.complete(json.loads(sys.argv[2]), Dice(0)))
found, count, spent, seed = [], 0, 0.0, 0
while seed < 3 or spent < float(sys.argv[3]):
    dice, s = Dice(seed), game.new(options)
    for n in range(40):
        settle(game.rules, s, dice)
        seat = game.rules.actor(s)
        if seat < 0:
            break
        if n % 5 == 4:
            search, began = Search(Settings(iterations=300)), time.process_time()
            best = search.run(game.heuristics, s, seat, Dice(7))[0]
            spent += time.process_time() - began
            count += search.iterations
            if seed < 3:
                found.append([best.move, best.visits, best.value])
        game.rules.apply(s, game.rules.sample(s, dice), None)
    seed += 1
print(json.dumps([count / spent, found]))
"""
PROGRAMS = {"steps": STEPS, "search": SEARCH}


def measured(checkout: Path, what: str, game: str, options: object, seconds: float) -> list[object]:
    python = [str(checkout / ".venv/bin/python"), "-c", PROGRAMS[what]]
    command = [*python, game, json.dumps(options), str(seconds)]
    done = subprocess.run(command, check=True, capture_output=True, text=True, cwd=checkout)
    told: list[object] = json.loads(done.stdout)
    return told


def row(
    trees: list[Path], what: str, game: str, options: dict[str, object], rounds: int, s: float
) -> str:
    best, told = [0.0, 0.0], [None, None]
    for _ in range(rounds):
        for k, tree in enumerate(trees):
            rate, told[k] = measured(tree, what, game, options, s)
            best[k] = max(best[k], rate)
    ratio = f"{best[1] / best[0]:.2f}" if told[0] == told[1] else "NOT THE SAME"
    named = [f"{key}={value}" for key, value in options.items() if key != "eras"]
    name = " ".join([game, *named])
    return f"| {name} | {best[0]:,.0f} | {best[1]:,.0f} | {ratio} |"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0, help="of CPU, for each run")
    parser.add_argument("--what", nargs="+", choices=list(PROGRAMS), default=list(PROGRAMS))
    given = parser.parse_args()
    trees = [given.old.resolve(), given.new.resolve()]
    for what in given.what:
        print(f"\n| {what} per CPU second | before | after | ratio |\n|---|---:|---:|---:|")
        for game, options in MODES:
            print(row(trees, what, game, options, given.rounds, given.seconds), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
