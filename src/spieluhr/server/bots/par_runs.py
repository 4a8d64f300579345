"""Par of today's deals: the master plays them while no other bot has anything to do."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from spieluhr import daily
from spieluhr.daily import Deal, Score
from spieluhr.server import metrics
from spieluhr.server.bots.bot_workers import BotWorkers

LOG = logging.getLogger("spieluhr.bots")
FEWEST_WORKERS: Final = 2  # a run takes seconds: another process has to be left for players


class ParJob(Struct, frozen=True):
    """One run of a deal."""

    deal: Deal
    number: int
    level: str = daily.MASTER


def play_run(job: ParJob) -> Score:
    """In a worker."""
    return daily.run(job.deal, job.number, job.level)


class ParRuns:
    """A few runs of each deal, kept beside those of `spieluhr daily --days`. Nothing is reckoned
    before somebody has looked at the deals of the day."""

    def __init__(self, bots: BotWorkers, most: int) -> None:
        self.bots = bots
        self.most = most if bots.workers.count >= FEWEST_WORKERS else 0
        self._task: asyncio.Task[None] | None = None

    def want(self, deals: Sequence[Deal]) -> None:
        """Somebody looks at these; no more than one run at a time is made, whoever asks."""
        if self._task is not None and not self._task.done():
            return
        missing = [deal for deal in deals if self._number(deal) < self.most]
        if missing:
            self._task = asyncio.create_task(self._reckon(missing))

    async def _reckon(self, deals: list[Deal]) -> None:
        """In turn, so that all have a par soon."""
        try:
            while missing := [deal for deal in deals if self._number(deal) < self.most]:
                deal = min(missing, key=self._number)
                number = self._number(deal)
                async with self.bots.queue.turn_at_leisure("par"):
                    made = await self.bots.workers.run(play_run, ParJob(deal, number))
                daily.keep_run(deal, number, made)
        except (OSError, ValueError) as error:
            self.most = 0  # nowhere to keep them; the next attempt would end in the same way
            LOG.warning("par of daily deals cannot be kept: %s", error)
        except Exception:  # the next who looks begins it again
            metrics.FAILURES.labels("par").inc()
            LOG.exception("the par of a daily deal could not be reckoned")

    @staticmethod
    def _number(deal: Deal) -> int:
        par = daily.par(deal)
        return 0 if par is None else par.runs

    async def stop(self) -> None:
        """A run that is under way is dropped."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
