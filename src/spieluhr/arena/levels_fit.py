"""Where the levels of a game stand: fitted to games between them, and put to the test.

Bradley and Terry's model by maximum likelihood. A test plays the games of a level again as if it
were a person of whom nothing is known: is its rating soon where the level stands?
"""

import math
import random
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from msgspec import Struct

from spieluhr.arena import rating
from spieluhr.arena.plan import Result
from spieluhr.arena.rating import ANCHOR, AT_ANCHOR, PER_LOG_ODDS, Skill
from spieluhr.bots import LEVELS

# Each level against the next, and against the one after that: the scale must not depend on which.
# Not so the last one, which thinks a hundred times longer than the others.
PAIRS: Final = [*pairwise(LEVELS), *zip(LEVELS[:-1], LEVELS[2:-1], strict=False)]
DEAR: Final = LEVELS[-1]
ROUNDS: Final = 60  # of Newton's method; it needs fewer than ten
PRIOR: Final = 0.5  # of a game, won and lost, for each pair: who has won all is not infinitely good
NEWCOMERS: Final = 200  # for each level and number of games
AFTER: Final = (5, 10, 20, 40)  # games


class Pair(Struct, frozen=True):
    """What was won of the games between two levels, and what the fit says."""

    lower: str
    higher: str
    games: int
    won: float
    said: float


class Trial(Struct, frozen=True):
    """Newcomers after so many games: how far off their rating was, and how often surely so."""

    games: int
    levels: int  # those that have played so many games
    error: float
    covered: float
    doubt: float


def shares(results: Sequence[Result]) -> dict[tuple[str, str], tuple[int, float]]:
    """Games and wins of the second of each two levels; a shared win counts half."""
    found: dict[tuple[str, str], tuple[int, float]] = {}
    for result in results:
        lower, higher = sorted(result.bots, key=LEVELS.index)
        games, won = found.get((lower, higher), (0, 0.0))
        mine = result.ranks[result.bots.index(higher)]
        gained = 0.5 if result.ranks.count(1) == 2 else float(mine == 1)
        found[(lower, higher)] = games + 1, won + gained
    return found


def fit(results: Sequence[Result]) -> dict[str, Skill]:
    """Points of each level with their standard errors beside `club`, which has none."""
    counted = shares(results)
    free = [level for level in LEVELS if level != ANCHOR]
    at = dict.fromkeys(LEVELS, 0.0)
    inverse: list[list[float]] = []
    for _ in range(ROUNDS):
        slope = dict.fromkeys(free, 0.0)
        bend = {(a, b): 0.0 for a in free for b in free}
        for (lower, higher), (games, won) in counted.items():
            said = 1.0 / (1.0 + math.exp(at[lower] - at[higher]))
            missed = won + PRIOR - (games + 2 * PRIOR) * said
            weight = (games + 2 * PRIOR) * said * (1.0 - said)
            for level, sign in ((higher, 1.0), (lower, -1.0)):
                if level in slope:
                    slope[level] += sign * missed
                    bend[level, level] += weight
            if lower in slope and higher in slope:
                bend[lower, higher] -= weight
                bend[higher, lower] -= weight
        inverse = _inverse([[bend[a, b] for b in free] for a in free])
        for row, level in zip(inverse, free, strict=True):
            at[level] += sum(part * slope[other] for part, other in zip(row, free, strict=True))
    errors = {level: math.sqrt(inverse[n][n]) for n, level in enumerate(free)}
    return {
        level: Skill(AT_ANCHOR + PER_LOG_ODDS * at[level], PER_LOG_ODDS * errors.get(level, 0.0))
        for level in LEVELS
    }


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """By Gauss and Jordan; five levels need no library."""
    size = len(matrix)
    rows = [[*row, *(float(n == k) for k in range(size))] for n, row in enumerate(matrix)]
    for n in range(size):
        top = max(range(n, size), key=lambda k: abs(rows[k][n]))
        rows[n], rows[top] = rows[top], rows[n]
        head = rows[n][n]
        rows[n] = [value / head for value in rows[n]]
        for k in range(size):
            if k != n:
                times = rows[k][n]
                rows[k] = [a - times * b for a, b in zip(rows[k], rows[n], strict=True)]
    return [row[size:] for row in rows]


def pairs(results: Sequence[Result], skills: dict[str, Skill]) -> list[Pair]:
    """Measured and said, side by side."""
    return [
        Pair(
            lower,
            higher,
            games,
            won / games,
            rating.win_share(skills[higher].mean - skills[lower].mean),
        )
        for (lower, higher), (games, won) in sorted(
            shares(results).items(), key=lambda one: [LEVELS.index(name) for name in one[0]]
        )
    ]


def trials(results: Sequence[Result], seed: int = 0) -> list[Trial]:
    """Each level as a newcomer, with games of its own drawn at random.

    The scale is that of every other deal, and the newcomers' games are of those in between.
    """
    skills = fit([result for result in results if result.deal % 2 == 0])
    results = [result for result in results if result.deal % 2 == 1]
    dice = random.Random(seed)  # noqa: S311  no secret
    met = {level: _games_of(results, level) for level in LEVELS}
    found = []
    for games in AFTER:
        errors, covered, doubts = [], 0, []
        known = [level for level in LEVELS if len(met[level]) >= games]  # no game twice
        for level in known:
            for _ in range(NEWCOMERS):
                me = Skill()
                for other, ranks in dice.sample(met[level], games):
                    me = rating.rated([me, skills[other]], ranks)[0]
                errors.append(abs(me.mean - skills[level].mean))
                covered += errors[-1] <= rating.SURE * me.doubt
                doubts.append(me.doubt)
        if not known:
            continue
        count = len(errors)
        reach = rating.SURE * sum(doubts) / count
        found.append(Trial(games, len(known), sum(errors) / count, covered / count, reach))
    return found


def _games_of(results: Sequence[Result], level: str) -> list[tuple[str, list[int]]]:
    """Opponent and ranks, the level's own first."""
    return [
        (result.bots[1 - seat], [result.ranks[seat], result.ranks[1 - seat]])
        for result in results
        for seat, name in enumerate(result.bots)
        if name == level
    ]
