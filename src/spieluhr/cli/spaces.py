"""spieluhr spaces: what the numbers of observations and moves mean."""

import argparse
from typing import Any

from rich.table import Table
from rich.text import Text

from spieluhr import games
from spieluhr.cli import screen
from spieluhr.core.game import Game
from spieluhr.research import numbers


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "spaces",
        help="what the numbers of observations and moves mean",
        description="Print the fields of an observation and the numbers of the moves.",
    )
    parser.add_argument("game", metavar="GAME", help="whose numbers")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--moves", action="store_true", help="every move, one per line")
    how.add_argument(
        "--markdown", action="store_true", help="everything, as a page for docs/spaces"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    game = games.load(arguments.game)
    if arguments.markdown:
        print(numbers.page(game), end="")
    elif arguments.moves:
        for number, text in enumerate(numbers.moves(game)):
            print(number, text)
    else:
        show(game)
    return 0


def show(game: Game) -> None:
    console = screen.console()
    console.print(numbers.summary(game), "", "An observation:", sep="\n")
    fields = _table("cells", "field", "shape", "highest", "meaning")
    for found in numbers.cells(game):
        name, _, high, meaning = found.field
        fields.add_row(found.span, name, found.shape, str(high), Text(meaning))
    console.print(fields)
    console.print("", "Moves (--moves lists every one):", sep="\n")
    kinds = _table("numbers", "moves")
    for kind in numbers.kinds(game):
        kinds.add_row(kind.span, Text(kind.text))
    console.print(kinds)


def _table(*columns: str) -> Table:
    """The last column takes what room is left."""
    table = Table(box=None, pad_edge=False)
    for name in columns:
        table.add_column(name, no_wrap=name != columns[-1])
    return table
