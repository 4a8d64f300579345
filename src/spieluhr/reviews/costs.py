"""What a decision cost: the best move against the one that was made, by what the seat knew."""

import math
from typing import Final

from spieluhr.bots.weighing import Effort, Weighed, promising, weigh_moves
from spieluhr.core.dice import Dice
from spieluhr.core.game import Game
from spieluhr.core.rules import State
from spieluhr.reviews.efforts import JUDGE
from spieluhr.reviews.scale import Scale
from spieluhr.reviews.schema import Decision, Mark

GLANCES: Final = 4  # worlds in which moves are looked at before the best of them are weighed
DEEPEST: Final = 6  # decisions of exact look-ahead
SURE: Final = 2.0  # standard errors that a cost must exceed to be marked
MARKS: Final[tuple[tuple[float, Mark], ...]] = (
    (0.08, "blunder"),
    (0.04, "mistake"),
    (0.02, "doubtful"),
)


def cost(
    game: Game, s: State, played: int, n: int, effort: Effort, scale: Scale, dice: Dice
) -> Decision:
    """Of a free decision. The truth is used for nothing but dealing worlds anew from it."""
    rules = game.rules
    seat = int(rules.actor(s))
    world = rules.resample(s, seat, dice)
    heuristics = game.heuristics.at(JUDGE, world)
    moves = promising(heuristics, world, seat, GLANCES, effort.most, dice)
    if played not in moves:
        moves = sorted([*moves, played])
    weighed = weigh_moves(heuristics, world, seat, moves, effort, dice)
    progress = heuristics.progress(world)
    mode = heuristics.mode(world)

    def shares_of(found: list[Weighed]) -> list[list[float]]:
        return [
            [scale.shares(mode, seat, progress, tree)[seat] for tree in one.by_tree]
            for one in found
        ]

    shares = shares_of(weighed)
    mine = moves.index(played)
    best, lost, error = compared(shares, mine)
    if best != mine and mark(lost, error):
        pair = [moves[best], played]
        weighed = weigh_moves(heuristics, world, seat, pair, closer(effort), dice)
        best, mine, moves = 0, 1, pair
        lost, error = _lost(shares_of(weighed))
        if lost < -SURE * error:  # who looks closer finds that nothing was missed
            best, lost = mine, 0.0
    better = sum(a > b for a, b in zip(*_worlds(weighed, best, mine), strict=True))
    return Decision(
        n=n,
        seat=seat,
        progress=round(progress, 4),
        moves=len(rules.legal(s)),
        move=game.codec.text(played),
        best=game.codec.text(moves[best]),
        cost=round(lost, 5),
        error=round(error, 5),
        better=better,
        worlds=len(weighed[0].by_world),
        mark=mark(lost, error) if best != mine else "",
    )


def compared(shares: list[list[float]], mine: int) -> tuple[int, float, float]:
    """The best move of all trees; what was lost against it, and the standard error of that.

    Each half of the trees is compared with the move that the other half thinks best: whoever
    takes the highest of several uncertain numbers would call every decision a mistake.
    """
    trees = range(len(shares[0]))
    halves = [t for t in trees if t % 2 == 0], [t for t in trees if t % 2 == 1]
    lost: list[float] = []
    for chosen, valued in (halves, halves[::-1]):
        best = _highest(shares, chosen)
        lost += [shares[best][t] - shares[mine][t] for t in valued]
    return _highest(shares, list(trees)), *_mean(lost)


def closer(effort: Effort) -> Effort:
    """For a second look at what seems to be a mistake, with dice that did not choose the move."""
    depth = min(effort.depth + 1, DEEPEST) if effort.depth else 0
    return Effort(2 * effort.trees, 2 * effort.iterations, depth, effort.worlds, 2)


def _lost(shares: list[list[float]]) -> tuple[float, float]:
    """Of two moves, the better one chosen before: the mean difference, and its error."""
    return _mean([a - b for a, b in zip(*shares, strict=True)])


def _mean(lost: list[float]) -> tuple[float, float]:
    mean = sum(lost) / len(lost)
    spread = sum((one - mean) ** 2 for one in lost) / max(1, len(lost) - 1)
    return mean, math.sqrt(spread / len(lost))


def _highest(shares: list[list[float]], trees: list[int]) -> int:
    return max(range(len(shares)), key=lambda k: (sum(shares[k][t] for t in trees), -k))


def _worlds(weighed: list[Weighed], best: int, mine: int) -> tuple[list[float], list[float]]:
    return weighed[best].by_world, weighed[mine].by_world


def mark(cost: float, error: float) -> Mark:
    """By points of win chance, and only where the cost is surely there."""
    if cost <= SURE * error:
        return ""
    return next((name for least, name in MARKS if cost >= least), "")
