"""Drawing tables and lists of moves on a terminal."""

import importlib
import sys
from collections.abc import Iterable
from typing import Any

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from spieluhr.bots.hints import Hint
from spieluhr.core.game import Game
from spieluhr.core.words import Reader


def console(stderr: bool = False) -> Console:
    """Follows the terminal; rich heeds NO_COLOR."""
    return Console(highlight=False, soft_wrap=False, stderr=stderr)


def ask(console: Console, prompt: str) -> str | None:
    """A line; None when there is no more input."""
    try:
        line = console.input(prompt)
    except EOFError:
        return None
    if not sys.stdin.isatty():  # so that a transcript shows what was typed
        console.print(line, markup=False, soft_wrap=True)
    return line


def progress() -> Progress:
    """A bar with how many of how many and the time that is left, beside the output."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console(stderr=True))


def board(game: Game, view: Any, reader: Reader, legal: list[str]) -> RenderableType:
    """The table as the game itself draws it (its module `terminal`)."""
    drawing = importlib.import_module(f"spieluhr.games.{game.id}.terminal")
    drawn: RenderableType = drawing.draw(view, reader, legal)
    return drawn


def numbered(moves: list[str]) -> RenderableType:
    """The legal moves with the numbers to type."""
    width = len(str(len(moves)))
    items = [
        Text.assemble((f"{n:>{width}}", "bold"), f" {move}") for n, move in enumerate(moves, 1)
    ]
    return Columns(items, padding=(0, 3), column_first=True)


def advised(rows: Iterable[tuple[int, Hint, str, str]]) -> RenderableType:
    """Moves with their numbers, how good they are, the chance to win, what they do, and why."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="bold", no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column()
    for n, hint, rank, chance in rows:
        reason = "".join(f"\n{line}" for line in (hint.reason, chance) if line)
        moves = "\n".join([hint.text, *hint.twins])
        grid.add_row(str(n), Text(moves), rank, Text.assemble(hint.say, (reason, "dim")))
    return grid
