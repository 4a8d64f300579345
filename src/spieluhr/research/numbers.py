"""What the numbers of a game mean: the cells of an observation and the moves, as tables."""

from typing import NamedTuple

from spieluhr.core.game import Game
from spieluhr.core.sheet import Field, Layout

ROW = """\
A row of unsigned bytes: what a seat knows, its view in numbers. A field of several dimensions is
written with the last one running fastest; what is more than 255 in one cell counts as 255. The
version grows with every change of this table. Divided by their `scale`, most numbers are between 0
and 1."""
LEARNERS = """\
{cells} cells, asked for with `layout={layout}`: all that is in layout 1, beside the cards what is
printed on them, and the board as it lies before the one who looks.
`spieluhr spaces {game} --layout {layout} --cells` names every cell."""


class Cells(NamedTuple):
    """Where a field stands in a row."""

    first: int
    field: Field

    @property
    def span(self) -> str:
        """From the first to the last cell, as text."""
        return span(self.first, self.first + self.field.size - 1)

    @property
    def shape(self) -> str:
        """As it is read: 6 × 4."""
        return " × ".join(map(str, self.field.shape))


class Kind(NamedTuple):
    """Neighbouring numbers of moves that begin with the same word."""

    first: int
    texts: tuple[str, ...]

    @property
    def span(self) -> str:
        """From the first to the last number of this kind, as text."""
        return span(self.first, self.first + len(self.texts) - 1)

    @property
    def text(self) -> str:
        """The only move, or the first and the last one."""
        return " … ".join(dict.fromkeys((self.texts[0], self.texts[-1])))


def span(first: int, last: int) -> str:
    """A range of numbers as a page writes it."""
    return str(first) if first == last else f"{first}–{last}"


def cells(layout: Layout) -> list[Cells]:
    """All fields of a row, from the left."""
    found: list[Cells] = []
    at = 0
    for field in layout.fields:
        found.append(Cells(at, field))
        at += field.size
    return found


def moves(game: Game) -> list[str]:
    """The text of every decision, at its number."""
    return [game.codec.text(move) for move in range(game.decisions)]


def kinds(game: Game) -> list[Kind]:
    """The decisions in runs that begin with the same word."""
    found: list[Kind] = []
    for number, text in enumerate(moves(game)):
        if found and found[-1].texts[0].split()[0] == text.split()[0]:
            found[-1] = Kind(found[-1].first, (*found[-1].texts, text))
        else:
            found.append(Kind(number, (text,)))
    return found


def summary(game: Game, layout: Layout) -> str:
    """How many numbers of each sort there are."""
    chance = span(game.decisions, game.moves - 1)
    return (
        f"Layout version {layout.version}: {layout.size} cells. "
        f"{game.decisions} decisions; the moves {chance} are results of chance."
    )


def page(game: Game) -> str:
    """All tables in full as Markdown (docs/spaces)."""
    lines = [f"# {game.words.title[0]}: observations and moves", ""]
    lines += [
        f"{summary(game, game.layout)} Written by `spieluhr spaces {game.id} --markdown`.",
        "",
    ]
    lines += ["## An observation", ""]
    lines += [ROW, "", *_table(game.layout)]
    for version in game.layouts()[1:]:
        layout = game.layout_of(version)
        lines += ["", f"## Layout {version}: for learners", ""]
        lines += [LEARNERS.format(cells=layout.size, layout=version, game=game.id), ""]
        lines += _table(layout)
    lines += ["", "## Moves", ""]
    lines += ["The number of a decision is its place in the mask of legal moves.", ""]
    lines += ["| number | move |", "|---|---|"]
    lines += [f"| {number} | `{text}` |" for number, text in enumerate(moves(game))]
    return "\n".join(lines) + "\n"


def _table(layout: Layout) -> list[str]:
    lines = ["| cells | field | shape | highest | scale | meaning |", "|---|---|---|---|---|---|"]
    for found in cells(layout):
        field = found.field
        numbers = f"{found.shape} | {field.high} | {field.scale}"
        lines.append(f"| {found.span} | `{field.name}` | {numbers} | {field.meaning} |")
    return lines
