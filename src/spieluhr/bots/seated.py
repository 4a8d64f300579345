"""A built-in bot at its seat: what it remembers follows from the log, so it can be proved later.

A search that goes on from its tree is stronger than one that begins anew. But where a table is
moved to another process, or a decision taken back, that tree is lost. So the memory of a seat is
bounded, and can be made again from the log and the seeds of its decisions alone.
"""

from collections.abc import Callable
from typing import Final

from spieluhr.bots.asking import answer
from spieluhr.bots.bot import Bot
from spieluhr.bots.finding import make_bot
from spieluhr.bots.levels import LevelBot
from spieluhr.core.dice import Dice
from spieluhr.core.game import Game
from spieluhr.core.match import Match
from spieluhr.core.rules import CHANCE, State
from spieluhr.core.step import Step

MEMORY: Final = 12  # decisions of a seat: after so many it begins anew
OTHER_WORLD: Final = 1  # dice that have nothing to do with those of the bot


def remembered(log: list[Step], seat: int, since: int) -> list[int]:
    """The steps at which the seat decided and that its bot still remembers, the oldest first."""
    own = [n for n in range(since, len(log)) if log[n].actor == seat]
    return own[len(own) - len(own) % MEMORY :]


class Seated:
    """Keeps the bot between two decisions of a seat, as long as the log goes on from there."""

    def __init__(self, level: str) -> None:
        self.level = level
        self._bot = make_bot(level)
        self._first = -1  # the step at which its memory begins
        self._seeds: list[int] = []  # of its decisions since then
        self._moves: list[int] = []  # the log at the last of them

    def choose(
        self, match: Match, since: int, seed: Callable[[int], int], in_other_world: bool = False
    ) -> int:
        """Its move for the seat that decides, which it has played since that step of the log.

        `seed` gives the dice of each step. In another world, which the seat cannot tell from the
        true one, the same move comes out.
        """
        log, seat = match.log, match.actor
        steps = remembered(log, seat, since)
        if not self._goes_on(log, steps, seed):
            self._recall(match, steps, seed, in_other_world)
        else:
            self._hear(log, seat, len(self._moves))
        self._seeds = [seed(n) for n in [*steps, len(log)]]
        self._first = steps[0] if steps else len(log)
        self._moves = [step.move for step in log]
        return _answer(self._bot, match.game, match.state, seed(len(log)), in_other_world)

    def _goes_on(self, log: list[Step], steps: list[int], seed: Callable[[int], int]) -> bool:
        """Was it asked last at the last of these steps, with the same dice and log before it?"""
        last = len(self._moves)
        if not steps or steps[0] != self._first or steps[-1] != last:
            return False
        if [seed(n) for n in steps] != self._seeds:
            return False
        return all(log[n].move == self._moves[n] for n in range(last))

    def _hear(self, log: list[Step], seat: int, since: int) -> None:
        for step in log[since:]:
            if step.actor != CHANCE:
                self._bot.follow(seat, step.observed[seat])

    def _recall(
        self, match: Match, steps: list[int], seed: Callable[[int], int], in_other_world: bool
    ) -> None:
        """Begin anew, and think again what it thought at these steps."""
        self._bot = make_bot(self.level)
        if not _has_memory(self._bot, match.game, match.state):
            return
        log, seat, rules = match.log, match.actor, match.game.rules
        steps = _still_of_use(match, steps)
        if not steps:
            return
        s = match.at(steps[0]).state
        for n in range(steps[0], len(log)):
            if n in steps:
                _answer(self._bot, match.game, s, seed(n), in_other_world)
            self._hear(log[: n + 1], seat, n)
            rules.apply(s, log[n].move, None)


def _answer(bot: Bot, game: Game, s: State, seed: int, in_other_world: bool) -> int:
    if in_other_world:
        s = game.rules.resample(s, game.rules.actor(s), Dice(OTHER_WORLD))
    return answer(bot, game, s, Dice(seed))


def _has_memory(bot: Bot, game: Game, s: State) -> bool:
    """Exact look-ahead and a glance keep nothing between two decisions."""
    return not isinstance(bot, LevelBot) or bot.has_memory(game.heuristics, s)


def _still_of_use(match: Match, steps: list[int]) -> list[int]:
    """Without those before the last one at which chance had overtaken all trees."""
    heuristics, rules = match.game.heuristics, match.game.rules
    if heuristics.is_overtaken(match.state) or not steps:
        return []
    s = match.at(steps[0]).state
    first = steps[0]
    for n in range(steps[0], len(match.log)):
        if n in steps and heuristics.is_overtaken(s):
            first = n
        rules.apply(s, match.log[n].move, None)
    return [n for n in steps if n >= first]
