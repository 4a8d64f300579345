"""What chance brought: the table after it against the mean of redraws of the same chance."""

import math
from collections.abc import Sequence

from msgspec import Struct

from spieluhr.bots.weighing import Effort, weigh_table
from spieluhr.core.dice import Dice
from spieluhr.core.game import Game
from spieluhr.core.playout import settle
from spieluhr.core.rules import OVER, State
from spieluhr.reviews.efforts import JUDGE, Draws
from spieluhr.reviews.scale import Scale
from spieluhr.reviews.schema import LuckEvent, Point


class Row(Struct, frozen=True, array_like=True):
    """A table as it was weighed: who decides, how far the game is, and what each seat may hope
    for; once it is over, the result."""

    seat: int
    progress: float
    values: list[float]


def weigh(game: Game, s: State, effort: Effort, dice: Dice) -> Row:
    """This very table, by one tree."""
    actor = int(game.rules.actor(s))
    if actor == OVER:
        return Row(OVER, 1.0, game.rules.outcome(s).shares())
    values = weigh_table(game.heuristics.at(JUDGE, s), s, effort, dice)
    return Row(max(0, actor), game.heuristics.progress(s), values)


def shares(scale: Scale, mode: str, row: Row) -> list[float]:
    """Everybody's share of the win."""
    if row.seat == OVER:
        return row.values
    return scale.shares(mode, row.seat, row.progress, row.values)


def redrawn(
    game: Game, before: State, after: State, draws: Draws, dice: Dice
) -> tuple[list[Row], list[Row]]:
    """What came, weighed several times, and redraws of all chance that led to it."""
    came = [weigh(game, after, draws.effort, dice) for _ in range(draws.came)]
    drawn = []
    for _ in range(draws.drawn):
        other = game.rules.copy(before)
        settle(game.rules, other, dice)
        drawn.append(weigh(game, other, draws.effort, dice))
    return came, drawn


def event(
    scale: Scale, mode: str, steps: tuple[int, int], came: Sequence[Row], drawn: Sequence[Row]
) -> tuple[LuckEvent, Point]:
    """Luck has the mean 0 by construction: what came is one more draw from the same chance."""
    here = [shares(scale, mode, row) for row in came]
    there = [shares(scale, mode, row) for row in drawn]
    luck = [round(a - b, 5) for a, b in zip(_mean(here), _mean(there), strict=True)]
    noise = math.sqrt(_square(here) + _square(there))
    found = LuckEvent(steps[0], steps[1], round(came[0].progress, 4), luck, round(noise, 5))
    return found, Point(steps[1], [round(share, 4) for share in _mean(here)])


def _mean(rows: list[list[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def _square(rows: list[list[float]]) -> float:
    """The squared standard error of a mean, of the seat where it is largest."""
    worst = 0.0
    for column in zip(*rows, strict=True):
        mean = sum(column) / len(column)
        spread = sum((one - mean) ** 2 for one in column) / max(1, len(column) - 1)
        worst = max(worst, spread / len(column))
    return worst
