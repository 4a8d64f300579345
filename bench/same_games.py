"""Do two checkouts play the same games, and how fast is one beside the other?

    python bench/same_games.py OLD NEW [--speed | --instructions]

Compared byte for byte: traces of every mode for fixed seeds and players, what every seat and a
spectator are shown (views, events, observations), the records of such games, the pages of spaces,
the component data, and the golden playthroughs but for their sentences. `ADDED` names what only the
newer one shows. With `--speed`, both play random games in turn, several times, so that both meet
the same moments of a busy machine; the ratio of the best of each is shown. With `--instructions`,
valgrind counts what the same random games take inside compiled code, which no other work on the
machine can change. Both need a `.venv` (`make setup`).
"""

import argparse
import json
import os
import re
import subprocess
import sys
from pathlib import Path

POLICIES = (("random", 6), ("maxn", 1), ("club", 1))  # who decides, in how many games
ROUNDS = 5
SEEDS = 2  # games of each mode in which everything shown is compared

# What views and events have gained: what a move would lead to, found by the rules. Boards, words
# and terminals used to reckon it themselves.
ADDED = {
    "antinomy": {"view": {"previews"}, "duel": {"worths"}},
    "dragonkeepers": {"view": {"previews", "gains", "reach", "closed", "request"}},
}
SENTENCE = re.compile(r"  (?:prompt |(?:seat \d|onlooker|spectator) (?:en|de): )")

# Runs inside each checkout: every mode of every game, as arguments of the command line.
MODES = """
import json
from spieluhr import games
print(json.dumps({g: [options for _, options in games.load(g).modes] for g in games.game_ids()}))
"""

# Under which other name it knows a player: `maxn` was called `greedy` once.
NAMES = """
import json
from spieluhr.bots import NAMES
print(json.dumps({} if "maxn" in NAMES else {"maxn": "greedy"}))
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
SEEN = Path(__file__).with_name("seen.py").resolve()
FILES = (
    "docs/spaces/*.md",
    "src/spieluhr/games/*/data.json",
    "tests/games/*/playthroughs/*.txt",
)
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
    known = {tree: json.loads(python(tree, "-c", NAMES)) for tree in (old, new)}
    for game, options in modes(new):
        for policy, count in POLICIES:
            words = ["trace", game, *options, "--games", str(count), "--policy"]
            one, two = (spieluhr(tree, *words, known[tree].get(policy, policy)) for tree in known)
            lines = len(one.splitlines())
            verdict = "the same" if one == two else "DIFFERENT"
            different += one != two
            print(f"{game} {' '.join(options)} {policy}: {lines} lines, {verdict}", flush=True)
    return different


def compare_shown(old: Path, new: Path) -> int:
    different = 0
    for game, options in all_options(new):
        for seed in range(SEEDS):
            words = [str(SEEN), game, json.dumps(options), str(seed)]
            before, after = (python(checkout, *words).splitlines() for checkout in (old, new))
            is_same = before == [without_added(game, line) for line in after]
            verdict = "the same" if is_same else "DIFFERENT"
            different += not is_same
            name = " ".join([game, *flags(options)])
            print(f"{name}, shown: {len(before)} lines, {verdict}", flush=True)
    return different


def without_added(game: str, line: str) -> str:
    shown = json.loads(line)
    added = ADDED.get(game, {}).get("view" if "view" in shown else shown.get("event", ""), set())
    if not added:
        return line
    left = {key: value for key, value in shown.items() if key not in added}
    return json.dumps(left, separators=(",", ":"), ensure_ascii=False)


def compare_files(old: Path, new: Path) -> int:
    """Spaces, component data, and golden playthroughs without what is said in them."""
    different = 0
    for pattern in FILES:
        names = {path.relative_to(tree) for tree in (old, new) for path in tree.glob(pattern)}
        unlike = [str(name) for name in sorted(names) if text(old / name) != text(new / name)]
        print(f"{pattern}: {len(names)} files, {', '.join(unlike) or 'the same'}", flush=True)
        different += len(unlike)
    return different


def text(path: Path) -> str:
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return "\n".join(line for line in lines if not SENTENCE.match(line))


def compare_speed(old: Path, new: Path) -> None:
    for game, options in modes(new):
        best = {old: 0.0, new: 0.0}
        for _ in range(ROUNDS):
            for checkout in (old, new):
                words = ["bench", game, *options, "--seconds", "1", "--only", "moves"]
                moves = float(json.loads(spieluhr(checkout, *words))["moves"])
                best[checkout] = max(best[checkout], moves)
        ratio = best[new] / best[old]
        print(
            f"{game} {' '.join(options)}: {best[old]:,.0f} -> {best[new]:,.0f} ({ratio:.2f})",
            flush=True,
        )


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
    different = compare_files(old, new) + compare_shown(old, new) + compare_traces(old, new)
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
