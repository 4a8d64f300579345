"""spieluhr version"""

import argparse
import platform
import sys
from importlib.metadata import version
from typing import Any

from spieluhr import INTERPRETED, games, interpreted
from spieluhr.core import playout


def is_compiled() -> bool:
    return not str(playout.__file__).endswith(".py")


def engine() -> str:
    """Which of the two runs, and why."""
    if is_compiled():
        return "compiled"
    if INTERPRETED:
        return "interpreted (SPIELUHR_INTERPRETED is set)"
    return "interpreted (slower, for lack of a C compiler: install one, then reinstall)"


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "version",
        help="show the version and whether the rules run compiled",
        description="Print the version, how the rules run, and the games with their rules.",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    del arguments
    print(f"spieluhr {version('spieluhr')}, {engine()}, Python {platform.python_version()}")
    for game_id in games.game_ids():
        game = games.load(game_id)
        titles = " / ".join(dict.fromkeys(game.words.title))
        data = "" if game.data is None else f", data set {game.data}"
        print(f"  {game_id}: {titles}, rules version {game.version}{data}")
    if is_compiled() and (told := interpreted.warning()):
        print(told, file=sys.stderr)
    return 0
