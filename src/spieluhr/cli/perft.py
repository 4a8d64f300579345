"""spieluhr perft: count the leaves of the tree of moves."""

import argparse
import time
from typing import Any

from spieluhr.cli import files, options
from spieluhr.cli.trace import positive
from spieluhr.core.dice import Dice
from spieluhr.core.playout import perft
from spieluhr.core.rules import State


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "perft",
        help="count positions, to compare engines",
        description="Count the leaves of the tree of moves, chance results included.",
    )
    for game in options.add_games(parser):
        game.add_argument("--depth", type=positive, default=3, help="how deep (default 3)")
        game.add_argument(
            "--position", metavar="FILE", help="from this position instead of the start"
        )
        game.add_argument("--divide", action="store_true", help="also count below each first move")
        game.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    game, chosen, seats = options.chosen(arguments, Dice(0))
    start: State
    if arguments.position:
        start = game.codec.read_position(files.read_json(arguments.position))
    else:
        start = game.new(chosen, seats)
    for depth in range(1, arguments.depth + 1):
        began = time.process_time()
        leaves = perft(game.rules, start, depth)
        print(f"depth {depth}: {leaves} leaves, {time.process_time() - began:.2f} s")
    if arguments.divide:
        for move in game.rules.legal(start):
            child = game.rules.copy(start)
            game.rules.apply(child, move)
            print(f"  {game.codec.text(move)}: {perft(game.rules, child, arguments.depth - 1)}")
    return 0
