"""How many characters a language model reads in a whole game, in full and in short.

python -m bench.characters [--seeds 5]

The first seat plays moves drawn from the legal ones against `random` bots at a table of
`spieluhr mcp`. Counted is every answer of `start` and `play`.
"""

import argparse
from statistics import fmean
from typing import Any

import spieluhr
from spieluhr.core.dice import Dice
from spieluhr.core.match import Match
from spieluhr.research.text import ME, TextTable

WAYS: dict[str, dict[str, bool]] = {
    "full": {},
    "skip_forced": {"skips": True},
    "compact": {"is_compact": True},
    "both": {"is_compact": True, "skips": True},
}
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("antinomy", {}),
    ("perfect_moment", {}),
    ("dragonkeepers", {"players": 3}),
    ("steam_time", {"players": 2}),
    ("steam_time", {"players": 4}),
]


def characters(game: str, options: dict[str, Any], seed: int, ways: dict[str, bool]) -> int:
    """Of one game, moves drawn with the same dice."""
    start = spieluhr.start(game, seed=seed, **options)
    match = Match(start.game, start.options, start.seats)
    sitting = [ME, *["random"] * (match.seats - 1)]
    table = TextTable(match, sitting, bytes([seed] * 32), Dice(seed), **ways)
    dice, size = Dice(seed + 1), len(table.look())
    while not table.is_over:
        legal = match.legal()
        size += len(table.play(match.text(legal[dice.below(len(legal))])))
    return size


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=5)
    seeds = range(1, parser.parse_args().seeds + 1)
    print(f"| game | {' | '.join(WAYS)} | compact of full |")
    print("|---" * (len(WAYS) + 2) + "|")
    for game, options in GAMES:
        means = [fmean(characters(game, options, n, how) for n in seeds) for how in WAYS.values()]
        title = ", ".join([spieluhr.load(game).words.title[0], *map(str, options.values())])
        cells = " | ".join(f"{mean:,.0f}" for mean in means)
        print(f"| {title} | {cells} | {means[2] / means[0]:.0%} |", flush=True)


if __name__ == "__main__":
    main()
