"""spieluhr spaces: what the numbers of observations and moves mean."""

import argparse
from typing import Any

from rich.table import Table
from rich.text import Text

from spieluhr import games
from spieluhr.cli import screen
from spieluhr.core.game import Game
from spieluhr.core.sheet import Layout
from spieluhr.research import numbers


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "spaces",
        help="what the numbers of observations and moves mean",
        description="Print the fields of an observation and the numbers of the moves.",
    )
    parser.add_argument("game", metavar="GAME", help="whose numbers")
    how = parser.add_mutually_exclusive_group()
    parser.add_argument(
        "--layout", type=int, metavar="N", help="the version of the observations' (default: 1)"
    )
    how.add_argument("--cells", action="store_true", help="every cell, one per line")
    how.add_argument("--moves", action="store_true", help="every move, one per line")
    how.add_argument(
        "--markdown", action="store_true", help="everything, as a page for docs/spaces"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    game = games.load(arguments.game)
    wanted = arguments.layout
    layout = game.layout if wanted is None else game.layout_of(wanted)
    if arguments.markdown:
        print(numbers.page(game), end="")
    elif arguments.cells:
        for number, label in enumerate(layout.labels()):
            print(number, label)
    elif arguments.moves:
        for number, text in enumerate(numbers.moves(game)):
            print(number, text)
    else:
        show(game, layout)
    return 0


def show(game: Game, layout: Layout) -> None:
    """For people; `--markdown` and `--moves` have forms of their own."""
    console = screen.console()
    console.print(numbers.summary(game, layout), "", "An observation:", sep="\n")
    fields = _table("cells", "field", "shape", "highest", "scale", "meaning")
    for cells in numbers.cells(layout):
        field = cells.field
        row = (cells.span, field.name, cells.shape, str(field.high), str(field.scale))
        fields.add_row(*row, Text(field.meaning))
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
