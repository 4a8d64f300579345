"""Lines to the other processes, sent one after the other, so that later lines are newer."""

import asyncio
import contextlib
import logging

from sqlalchemy.exc import SQLAlchemyError

from spieluhr.server.store.store import Store

LOG = logging.getLogger("spieluhr.server")
MOST_LINES = 1000  # that wait
LAST_SECONDS = 2.0  # for them when the server stops


class Outbox:
    """Nobody waits for a line to be sent; the others notice what is lost, and ask."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._lines: asyncio.Queue[str] = asyncio.Queue(MOST_LINES)

    def put(self, line: str) -> None:
        """Never waits: when the queue is full, the line is dropped."""
        with contextlib.suppress(asyncio.QueueFull):
            self._lines.put_nowait(line)

    async def send_forever(self) -> None:
        """Until cancelled; a line that the database does not take is lost and logged."""
        while True:
            line = await self._lines.get()
            try:
                await self.store.say(line)
            except (OSError, SQLAlchemyError):
                LOG.warning("could not tell the other processes who is here")
            finally:
                self._lines.task_done()

    async def flush(self) -> None:
        """Tell the other processes that everybody has left, if there is time."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._lines.join(), LAST_SECONDS)
