"""Puzzles are shown and judged in the bots' processes, one at a time for whoever asks."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

from spieluhr.server.bots.bot_workers import BotWorkers
from spieluhr.server.protection.limits import Crowd, branches
from spieluhr.server.tables.puzzles import Answered, Asked, Shown, Verdict, judge, show

MOST_OF_ONE, MOST_AT_ALL = 2, 16  # puzzles that are worked on or wait: of one address, of all
KEPT: Final = 512  # what was worked out, for those who ask again
BUSY: Final = "too-many-puzzles"


class Training:
    """The same question has the same answer, so most of them are remembered."""

    def __init__(self, bots: BotWorkers) -> None:
        self.bots = bots
        self._crowd = Crowd(MOST_OF_ONE, MOST_AT_ALL)
        self._known: OrderedDict[Any, Any] = OrderedDict()

    async def show(self, asked: Asked, address: str, guest: str) -> Shown:
        """The table as its seat knows it."""
        found: Shown = await self._worked_out(_key(asked), show, asked, address, guest)
        return found

    async def judge(self, answered: Answered, address: str, guest: str) -> Verdict:
        """Right or wrong, and why."""
        asked = answered.asked
        key = (*_key(asked), answered.move, answered.first)
        found: Verdict = await self._worked_out(key, judge, answered, address, guest)
        return found

    async def _worked_out(
        self, key: Any, work: Callable[[Any], Any], job: Any, address: str, guest: str
    ) -> Any:
        if key in self._known:
            self._known.move_to_end(key)
            return self._known[key]
        with self._crowd.inside(address, BUSY):
            async with self.bots.queue.turn(*branches(address), guest):
                found = await self.bots.workers.run(work, job)
        self._known[key] = found
        if len(self._known) > KEPT:
            self._known.popitem(last=False)
        return found


def _key(asked: Asked) -> tuple[Any, ...]:
    """With the names that it tells: whoever has left for good has none any more."""
    names = () if asked.position is None else tuple(asked.position.names)
    return asked.game, asked.puzzle, asked.lang, *names
