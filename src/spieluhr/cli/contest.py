"""What commands ask for that let bots play many games: who, how many, where."""

import argparse
from typing import Any

from spieluhr.arena import engines, plan
from spieluhr.arena.plan import Plan
from spieluhr.cli import options
from spieluhr.cli.trace import positive
from spieluhr.core.dice import Dice


def add(game: Any, games: int, processes: int) -> None:
    """The arguments, with these defaults."""
    game.add_argument(
        "--bots",
        type=options.bot_names,
        default=["club", "expert"],
        metavar="A,B",
        help="who plays (default club,expert); module:Class is a bot of your own",
    )
    game.add_argument("--games", type=positive, default=games, help=f"at least (default {games})")
    game.add_argument("--seed", type=int, default=0, help="for the deals (default 0)")
    where = game.add_mutually_exclusive_group()
    where.add_argument(
        "--processes", type=positive, default=processes, help=f"at once (default {processes})"
    )
    where.add_argument(
        "--ray",
        nargs="?",
        const="",
        metavar="ADDRESS",
        help="on a Ray cluster; without an address, on this machine",
    )


def planned(arguments: argparse.Namespace) -> Plan:
    """The games that were asked for; Malformed if they, or Ray, cannot be had."""
    game, _, seats = options.chosen(arguments, Dice(arguments.seed))
    if arguments.ray is not None:
        engines.find_ray()
    return plan.make(
        game, options.given(arguments), seats, arguments.bots, arguments.games, arguments.seed
    )
