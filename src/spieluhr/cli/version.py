"""spieluhr version"""

import argparse
import platform
import sys
from typing import Any

from spieluhr import INTERPRETED, __version__, games, interpreted
from spieluhr.core import playout
from spieluhr.core.game import Game


def is_compiled() -> bool:
    """Of what runs now: with SPIELUHR_INTERPRETED it is False beside compiled modules."""
    return not str(playout.__file__).endswith(".py")


def engine() -> str:
    """Which of the two runs, and why."""
    if is_compiled():
        return "compiled"
    if INTERPRETED:
        return "interpreted (SPIELUHR_INTERPRETED is set)"
    return "interpreted (slower)"


def is_left_out(game: Game) -> bool:
    """Was the game not compiled with the others, because it is new here or not of this project?"""
    rules = sys.modules[type(game.rules).__module__]
    return is_compiled() and str(rules.__file__).endswith(".py")


def remedy() -> str:
    """How to become faster; nothing if that was wanted, or is not needed."""
    if is_compiled() or INTERPRETED:
        return ""
    return (
        "It is not compiled, so bots think 10 to 40 times as long. With a C compiler:\n"
        "  pip install --force-reinstall --no-binary spieluhr spieluhr"
    )


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "version",
        help="show the version and whether the rules run compiled",
        description="Print the version, how the rules run, and the games with their rules.",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    del arguments
    print(f"spieluhr {__version__}, {engine()}, Python {platform.python_version()}")
    for game_id in games.game_ids():
        game = games.load(game_id)
        titles = " / ".join(dict.fromkeys(game.words.title))
        data = "" if game.data is None else f", data set {game.data}"
        how = ", not compiled" if is_left_out(game) else ""
        print(f"  {game_id}: {titles}, rules version {game.version}{data}{how}")
    if advice := remedy():
        print(advice)
    if is_compiled() and (advice := interpreted.warning()):
        print(advice, file=sys.stderr)
    return 0
