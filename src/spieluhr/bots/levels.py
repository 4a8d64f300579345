"""Five levels for people, by the same names in every game."""

import math
from typing import Final

from mypy_extensions import i64

from spieluhr.bots.bot import Bot
from spieluhr.bots.line import Ply, most_tried
from spieluhr.bots.lookahead import Lookahead
from spieluhr.bots.search import CHILDREN, Found, Search, Settings, quiet_value
from spieluhr.core.dice import Dice
from spieluhr.core.heuristics import Heuristics
from spieluhr.core.rules import S

LEVELS: Final = ("beginner", "casual", "club", "expert", "master")
NO_SLIP: Final = 1e-9


class Budget:
    """What a level may spend on a move, and how far it may err.

    `iterations` of the tree search (a game may set its own), or `depth` decisions in `worlds` of
    exact look-ahead where a game is fit for it; 0 of both: it looks at what each move leads to at
    once. `slip`: a move that is worse by so many small mistakes is chosen about a third as often
    as the best.
    """

    def __init__(self, iterations: int, depth: int, worlds: int, slip: float) -> None:
        self.iterations = iterations
        self.depth = depth
        self.worlds = worlds
        self.slip = slip


BUDGETS: Final = {
    "beginner": Budget(0, 2, 1, 2.0),
    "casual": Budget(0, 2, 2, 0.5),
    "club": Budget(20, 3, 2, 0.25),
    "expert": Budget(120, 4, 3, 0.0),
    "master": Budget(1000, 7, 4, 0.0),
}


class LevelBot(Bot):
    """A level. It is made for one seat of one game: the search remembers its tree."""

    __slots__ = ("_search", "budget", "level", "seen", "version")

    def __init__(self, budget: Budget, level: str = "") -> None:
        self.budget = budget
        self.level = level
        self.seen = 0  # how much of a log it was told, and of which version
        self.version = 0
        settings = Settings(iterations=max(1, budget.iterations), leaf=CHILDREN)
        self._search = Search(settings)

    def choose(self, heuristics: Heuristics[S], world: S, seat: int, dice: Dice) -> int:
        """The move this level settles on, its mistakes included."""
        rules = heuristics.rules
        legal = rules.legal(world)
        if len(legal) == 1:
            return legal[0]
        return self.pick(heuristics, self.judge(heuristics, world, seat, dice), dice)

    def pick(self, heuristics: Heuristics[S], found: list[Found], dice: Dice) -> int:
        """One of the moves that it has judged: the best, or a slip."""
        if self.budget.slip < NO_SLIP:
            return found[0].move
        return slipped(found, self.budget.slip * heuristics.slip, dice)

    def judge(self, heuristics: Heuristics[S], world: S, seat: int, dice: Dice) -> list[Found]:
        """All moves, the best first, with what the seat may expect of them."""
        if self.budget.depth and heuristics.is_lookahead_game(world):
            return Lookahead(self.budget.depth, self.budget.worlds).run(
                heuristics, world, seat, dice
            )
        if self.budget.iterations:
            own = heuristics.iterations(self.level)
            self._search.settings.iterations = own if own else self.budget.iterations
            return self._search.run(heuristics, world, seat, dice)
        return glance(heuristics, world, seat, self.budget.worlds, dice)

    def line(
        self, heuristics: Heuristics[S], world: S, seat: int, move: int, most: int, dice: Dice
    ) -> list[Ply]:
        """How it could go on after one of the moves just judged; the world is used up."""
        rules = heuristics.rules
        if self.budget.depth and heuristics.is_lookahead_game(world):
            ahead = Lookahead(self.budget.depth, 1)
            return ahead.line(heuristics, world, seat, move, most, dice)
        return most_tried(self._search.trees, rules, world, move, most, dice)

    def follow(self, seat: int, label: int) -> None:
        """Move the search tree on by a decision, as the seat learnt it."""
        self._search.follow(seat, label)

    def forget(self) -> None:
        """Drop the search tree: after an undo it is about another game."""
        self._search.forget()


def glance(heuristics: Heuristics[S], world: S, seat: i64, worlds: i64, dice: Dice) -> list[Found]:
    """What each move leads to at once."""
    rules = heuristics.rules
    legal = rules.legal(world)
    totals = [0.0] * len(legal)
    for _ in range(worlds):
        imagined = rules.resample(world, seat, dice)
        for k, m in enumerate(legal):
            child = rules.copy(imagined)
            rules.apply(child, m, None)
            totals[k] += quiet_value(heuristics, child, dice)[seat]
    share = float(worlds)
    found = [Found(m, int(worlds), totals[k] / share) for k, m in enumerate(legal)]
    found.sort(key=lambda one: (-one.value, one.move))
    return found


def slipped(found: list[Found], slip: float, dice: Dice) -> int:
    """Good moves often, plausible ones sometimes, blunders hardly ever."""
    best = max(one.value for one in found)
    weights = [int(1000.0 * math.exp(-min(20.0, (best - one.value) / slip))) for one in found]
    return found[dice.weighted(weights)].move


def at_level(name: str) -> LevelBot:
    """A bot of that level, with nothing remembered."""
    return LevelBot(BUDGETS[name], name)
