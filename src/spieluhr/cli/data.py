"""spieluhr data: look at, check and replace the component data of a game."""

import argparse
import json
from pathlib import Path
from typing import Any

from spieluhr import games
from spieluhr.cli.errors import CommandError
from spieluhr.core.component_data import DataSets, digest


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "data",
        help="show or replace a game's component data",
        description="Some printed values are reconstructed; if you own the box, put in yours.",
    )
    parser.add_argument("game", metavar="GAME", help="whose data")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--show", action="store_true", help="print the data set in use")
    what.add_argument("--check", metavar="FILE", help="is this file a data set?")
    what.add_argument("--use", metavar="FILE", help="play with this file from now on")
    what.add_argument("--reset", action="store_true", help="play with the built-in data again")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    sets = games.data_sets(arguments.game)
    if sets is None:
        raise CommandError("no-data", game=games.load(arguments.game).words.title)
    if arguments.show:
        print(json.dumps(sets.current(), indent=1, ensure_ascii=False))
    elif arguments.check:
        name = digest(_read(sets, arguments.check))
        print(f"{arguments.check} is a data set of {sets.game_id}: {name}")
    else:
        source = str(sets.builtin) if arguments.reset else arguments.use
        print(f"{sets.game_id} is played with data set {sets.use(_read(sets, source))} from now on")
    return 0


def _read(sets: DataSets, name: str) -> dict[str, Any]:
    return sets.read(Path(name))
