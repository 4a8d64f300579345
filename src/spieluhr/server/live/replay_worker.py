"""Records that somebody sends are read in a process of their own."""

from typing import Any

from spieluhr.server.crew import Crew
from spieluhr.server.errors import ServerError
from spieluhr.server.protection.limits import Crowd
from spieluhr.server.tables.better_lines import LineWish, told
from spieluhr.server.tables.replays import Checked, Start, Wish, checked, replayed, started

MOST_WAITING = 8  # records that are read or wait
MOST_OF_ONE, MOST_ARRIVING = 2, 16  # records that arrive or wait: of one address, of all


class ReplayWorker:
    """Records are read apart from the bots: one that breaks its process harms nobody else."""

    def __init__(self, workers: Crew) -> None:
        self._workers = workers
        self._waiting = 0
        self.places = Crowd(MOST_OF_ONE, MOST_ARRIVING)

    async def answer(self, wish: Wish) -> bytes:
        """The replay as JSON, packed if the wish says so."""
        encoded: bytes = await self._run(replayed, wish)
        return encoded

    async def line(self, wish: LineWish) -> bytes:
        """A line of a review as JSON, packed if the wish says so."""
        encoded: bytes = await self._run(told, wish)
        return encoded

    async def start(self, raw: bytes) -> Start:
        """The `PlayOn` request, as it was sent."""
        start: Start = await self._run(started, raw)
        return start

    async def checked(self, raw: bytes) -> Checked:
        """A record that somebody sends to be reviewed."""
        found: Checked = await self._run(checked, raw)
        return found

    async def _run(self, work: Any, job: Any) -> Any:
        if self._waiting >= MOST_WAITING:
            raise ServerError("too-fast")
        self._waiting += 1
        try:
            return await self._workers.run(work, job)
        finally:
            self._waiting -= 1

    def stop(self) -> None:
        """Without waiting for records that are being read."""
        self._workers.stop()
