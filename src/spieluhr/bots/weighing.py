"""Moves and tables weighed with the same effort each: for looking back, not for deciding.

A search gives the best move most of its iterations, so its values of the others are of less worth.
Here every move gets the same worlds and as many iterations, in trees of its own.
"""

from typing import Final

from mypy_extensions import i64

from spieluhr.bots.line import NO_MOVE
from spieluhr.bots.lookahead import Lookahead
from spieluhr.bots.search import CHILDREN, Search, Settings
from spieluhr.core.dice import Dice
from spieluhr.core.heuristics import Heuristics
from spieluhr.core.playout import quiet_value
from spieluhr.core.rules import S

SMALL: Final = 4  # this part of the iterations of a tree, the first ones, does not count


class Effort:
    """How much is spent: so many trees of so many iterations.

    Where exact look-ahead is worth more, it looks `depth` decisions ahead in as many batches of
    `worlds`; `most` moves are weighed, those that look best at once.
    """

    def __init__(self, trees: int, iterations: int, depth: int, worlds: int, most: int) -> None:
        self.trees = trees
        self.iterations = iterations
        self.depth = depth
        self.worlds = worlds
        self.most = most


class Weighed:
    """A move: what each seat may hope for by tree, and its own seat in every single world."""

    def __init__(self, move: int) -> None:
        self.move = move
        self.by_tree: list[list[float]] = []
        self.by_world: list[float] = []


def weigh_moves(
    heuristics: Heuristics[S],
    world: S,
    seat: int,
    moves: list[int],
    effort: Effort,
    dice: Dice,
) -> list[Weighed]:
    """Each move in the same worlds, dealt from what the seat knows, by the same dice."""
    rules = heuristics.rules
    found = [Weighed(move) for move in moves]
    is_exact = effort.depth > 0 and heuristics.is_lookahead_game(world)
    count = effort.worlds if is_exact else effort.iterations
    for _ in range(effort.trees):
        worlds = [rules.resample(world, seat, dice) for _ in range(count)]
        for one in found:
            copies = [rules.copy(s) for s in worlds]
            values = _weigh(heuristics, copies, one.move, effort, is_exact, dice.copy())
            one.by_tree.append(mean(values))
            one.by_world += [value[seat] for value in values]
        dice.below(2)  # the same dice for every move, others for the next tree
    return found


def weigh_table(heuristics: Heuristics[S], s: S, effort: Effort, dice: Dice) -> list[float]:
    """What each seat may hope for at this very table, by one tree."""
    is_exact = effort.depth > 0 and heuristics.is_lookahead_game(s)
    count = effort.worlds if is_exact else effort.iterations
    copies = [heuristics.rules.copy(s) for _ in range(count)]
    return mean(_weigh(heuristics, copies, NO_MOVE, effort, is_exact, dice))


def _weigh(
    heuristics: Heuristics[S],
    worlds: list[S],
    move: int,
    effort: Effort,
    is_exact: bool,
    dice: Dice,
) -> list[list[float]]:
    if is_exact:
        return Lookahead(effort.depth, 1).weigh(heuristics, worlds, move, dice)
    search = Search(Settings(iterations=len(worlds), leaf=CHILDREN))
    values = search.weigh(heuristics, worlds, move, dice)
    return values[len(values) // SMALL :]


def mean(values: list[list[float]]) -> list[float]:
    """By seat."""
    totals = [0.0] * len(values[0])
    for row in values:
        for seat, value in enumerate(row):
            totals[seat] += value
    share = float(len(values))
    return [total / share for total in totals]


def promising(
    heuristics: Heuristics[S], world: S, seat: i64, worlds: i64, most: i64, dice: Dice
) -> list[int]:
    """The moves that look best at once, so many at most, in the game's order."""
    rules = heuristics.rules
    legal = rules.legal(world)
    if len(legal) <= most:
        return legal
    totals = [0.0] * len(legal)
    for _ in range(worlds):
        imagined = rules.resample(world, seat, dice)
        for k, m in enumerate(legal):
            child = rules.copy(imagined)
            rules.apply(child, m, None)
            totals[k] += quiet_value(heuristics, child, dice)[seat]
    keyed = [(-totals[k], m) for k, m in enumerate(legal)]
    keyed.sort()
    found = [m for _, m in keyed[:most]]
    found.sort()
    return found
