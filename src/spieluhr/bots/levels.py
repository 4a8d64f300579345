"""Five levels for people, by the same names in every game."""

import math
from typing import Final

from mypy_extensions import i64

from spieluhr.bots.bot import Bot
from spieluhr.bots.lookahead import Lookahead
from spieluhr.bots.search import CHILDREN, Found, Search, Settings, quiet_value
from spieluhr.core.dice import Dice
from spieluhr.core.rules import Rules, S

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

    def choose(self, rules: Rules[S], world: S, seat: int, dice: Dice) -> int:
        legal = rules.legal(world)
        if len(legal) == 1:
            return legal[0]
        return self.pick(rules, self.judge(rules, world, seat, dice), dice)

    def pick(self, rules: Rules[S], found: list[Found], dice: Dice) -> int:
        """One of the moves that it has judged: the best, or a slip."""
        if self.budget.slip < NO_SLIP:
            return found[0].move
        return slipped(found, self.budget.slip * rules.slip(), dice)

    def judge(self, rules: Rules[S], world: S, seat: int, dice: Dice) -> list[Found]:
        """All moves, the best first, with what the seat may expect of them."""
        if self.budget.depth and rules.is_lookahead_game(world):
            return Lookahead(self.budget.depth, self.budget.worlds).run(rules, world, seat, dice)
        if self.budget.iterations:
            own = rules.iterations(self.level)
            self._search.settings.iterations = own if own else self.budget.iterations
            return self._search.run(rules, world, seat, dice)
        return glance(rules, world, seat, self.budget.worlds, dice)

    def follow(self, seat: int, label: int) -> None:
        self._search.follow(seat, label)

    def forget(self) -> None:
        self._search.forget()


def glance(rules: Rules[S], world: S, seat: i64, worlds: i64, dice: Dice) -> list[Found]:
    """What each move leads to at once."""
    legal = rules.legal(world)
    totals = [0.0] * len(legal)
    for _ in range(worlds):
        imagined = rules.resample(world, seat, dice)
        for k, m in enumerate(legal):
            child = rules.copy(imagined)
            rules.apply(child, m, None)
            totals[k] += quiet_value(rules, child, dice)[seat]
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
    return LevelBot(BUDGETS[name], name)
