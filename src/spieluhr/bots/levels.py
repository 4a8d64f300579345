"""Six levels for people, by the same names in every game."""

import math
from typing import Final

from mypy_extensions import i64

from spieluhr.bots.bot import Bot
from spieluhr.bots.deepening import Deepening
from spieluhr.bots.line import Ply, most_tried
from spieluhr.bots.lookahead import Lookahead
from spieluhr.bots.search import CHILDREN, JudgedMove, Search, Settings
from spieluhr.core.dice import Dice
from spieluhr.core.heuristics import Heuristics
from spieluhr.core.playout import quiet_value, settle
from spieluhr.core.rules import OVER, S

LEVELS: Final = ("first_game", "beginner", "casual", "club", "expert", "master")
TABLES: Final = 100_000  # of a master's look-ahead: below 300 ms of CPU
NO_SLIP: Final = 1e-9
WON: Final = 0.999  # nobody overlooks a win on the spot
SURELY: Final = 100  # worlds in which several such moves are looked at
SOON: Final = 12  # worlds in which is asked which of them wins at once
OWN: Final = 3  # further decisions of the same seat that are still at once
GAIN: Final = 1.2  # nor what is worth so many small mistakes more than the table before


class Budget:
    """What a level may spend on a move, and how far it may err.

    `iterations` of the tree search (a game may set its own), or `depth` decisions in `worlds` of
    exact look-ahead where a game is fit for it; 0 of both: it looks at what each move leads to at
    once. `slip`: a move that is worse by so many small mistakes is chosen about a third as often
    as the best. `sight`: how many moves it notices besides the obvious ones (0: all), and it plays
    the best of them. `tables`: where look-ahead goes deeper as long as it has looked at fewer.
    """

    def __init__(
        self,
        iterations: int,
        depth: int,
        worlds: int,
        slip: float,
        sight: int = 0,
        tables: int = 0,
    ) -> None:
        self.iterations = iterations
        self.depth = depth
        self.worlds = worlds
        self.slip = slip
        self.sight = sight
        self.tables = tables


BUDGETS: Final = {
    "first_game": Budget(0, 2, 1, 0.0, sight=1),
    "beginner": Budget(0, 2, 1, 0.0, sight=2),
    "casual": Budget(0, 2, 2, 0.0, sight=5),
    "club": Budget(20, 3, 2, 0.25),
    "expert": Budget(120, 4, 3, 0.0),
    "master": Budget(1000, 3, 6, 0.0, tables=TABLES),
}
# Levels as they once were, for the arena: what has become better is measured against them.
FORMER: Final = {"master@1": Budget(1000, 7, 4, 0.0)}


class LevelBot(Bot):
    """A level. It is made for one seat of one game: the search remembers its tree."""

    def __init__(self, budget: Budget, level: str = "") -> None:
        self.budget = budget
        self.level = level
        settings = Settings(iterations=max(1, budget.iterations), leaf=CHILDREN)
        self._search = Search(settings)

    def choose(self, heuristics: Heuristics[S], world: S, seat: int, dice: Dice) -> int:
        """The move this level settles on, its mistakes included."""
        rules = heuristics.rules
        legal = rules.legal(world)
        if len(legal) == 1:
            return legal[0]
        found = self.judge(heuristics, world, seat, dice)
        return self.pick(heuristics, found, world, seat, dice)

    def _noticed(
        self, heuristics: Heuristics[S], found: list[JudgedMove], world: S, seat: int, dice: Dice
    ) -> list[JudgedMove]:
        """The obvious moves and a few others, the best first."""
        if len(found) > 1 and found[1].value >= WON:  # several seem to win: which of them surely?
            return [self._surest(heuristics, world, seat, dice)]
        rules, worlds = heuristics.rules, self.budget.worlds
        now = 0.0
        for _ in range(worlds):
            imagined = rules.resample(world, seat, dice)
            now += quiet_value(heuristics, imagined, dice)[seat] / float(worlds)
        enough = min(WON, now + GAIN * heuristics.slip)
        others = [one.move for one in found if one.value < enough]
        dice.shuffle(others)
        missed = others[self.budget.sight :]
        return [one for one in found if one.move not in missed]

    def _surest(self, heuristics: Heuristics[S], world: S, seat: int, dice: Dice) -> JudgedMove:
        """Of several moves that seem to win, one that surely does, and at once if there is one."""
        found = self._look(heuristics, world, seat, SURELY, dice)
        best = found[0]
        if not heuristics.is_lookahead_game(world):  # else nobody looked further than at once
            return best
        soonest = 0
        for one in found:
            if one.value < WON and one is not best:
                continue
            count = 0
            for _ in range(SOON):
                imagined = heuristics.rules.resample(world, seat, dice)
                count += int(wins_at_once(heuristics, imagined, seat, one.move, OWN, dice))
            if count > soonest:
                best, soonest = one, count
        return best

    def pick(
        self, heuristics: Heuristics[S], found: list[JudgedMove], world: S, seat: int, dice: Dice
    ) -> int:
        """One of the moves that it has judged: the best of those it notices, or a slip."""
        if self.budget.sight:
            found = self._noticed(heuristics, found, world, seat, dice)
        if self.budget.slip < NO_SLIP:
            return found[0].move
        return slipped(found, self.budget.slip * heuristics.slip, dice)

    def judge(self, heuristics: Heuristics[S], world: S, seat: int, dice: Dice) -> list[JudgedMove]:
        """All moves, the best first, with what the seat may expect of them."""
        return self._look(heuristics, world, seat, self.budget.worlds, dice)

    def _look(
        self, heuristics: Heuristics[S], world: S, seat: int, worlds: int, dice: Dice
    ) -> list[JudgedMove]:
        heuristics = heuristics.at(self.level, world)
        if self.budget.depth and heuristics.is_lookahead_game(world):
            if self.budget.tables:
                ahead = Deepening(self.budget.depth, worlds, self.budget.tables)
                return ahead.run(heuristics, world, seat, dice)
            return Lookahead(self.budget.depth, worlds).run(heuristics, world, seat, dice)
        if self.budget.iterations:
            own = heuristics.iterations(self.level)
            self._search.settings.iterations = own if own else self.budget.iterations
            return self._search.run(heuristics, world, seat, dice)
        return glance(heuristics, world, seat, worlds, dice)

    def has_memory(self, heuristics: Heuristics[S], world: S) -> bool:
        """Does what it thought before matter for what it thinks now?"""
        is_exact = self.budget.depth > 0 and heuristics.is_lookahead_game(world)
        return self.budget.iterations > 0 and not is_exact

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


def wins_at_once(
    heuristics: Heuristics[S], world: S, seat: i64, move: i64, left: i64, dice: Dice
) -> bool:
    """Does the seat win with this move and a few of its next ones, before anybody else decides?"""
    rules = heuristics.rules
    child = rules.copy(world)
    rules.apply(child, move, None)
    settle(rules, child, dice)
    actor = rules.actor(child)
    if actor == OVER:
        return heuristics.evaluate(child)[seat] >= WON
    if actor != seat or left == 0:
        return False
    for m in rules.legal(child):
        if wins_at_once(heuristics, child, seat, m, left - 1, dice):
            return True
    return False


def glance(
    heuristics: Heuristics[S], world: S, seat: i64, worlds: i64, dice: Dice
) -> list[JudgedMove]:
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
    found = [JudgedMove(m, int(worlds), totals[k] / share) for k, m in enumerate(legal)]
    found.sort(key=lambda one: (-one.value, one.move))
    return found


def slipped(found: list[JudgedMove], slip: float, dice: Dice) -> int:
    """Good moves often, plausible ones sometimes, blunders hardly ever."""
    best = max(one.value for one in found)
    weights = [int(1000.0 * math.exp(-min(20.0, (best - one.value) / slip))) for one in found]
    return found[dice.weighted(weights)].move


def at_level(name: str) -> LevelBot:
    """A bot of that level, with nothing remembered."""
    return LevelBot(BUDGETS[name] if name in BUDGETS else FORMER[name], name)
