"""Is the server well? Only a write shows that: a full disk can still be read."""

import asyncio
import time

from sqlalchemy.exc import SQLAlchemyError

from spieluhr.server.errors import ServerError
from spieluhr.server.store.store import Store

FRESH = 2.0  # seconds for which an answer holds: whoever asks often must not cost a write each time
PATIENCE = 5.0  # seconds for a write


class Health:
    """One attempt at a time, however many ask."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._well_until = 0.0
        self._trying: asyncio.Task[None] | None = None

    async def check(self) -> None:
        """An error if nothing can be stored now."""
        if time.monotonic() < self._well_until:
            return
        if self._trying is None or self._trying.done():
            self._trying = asyncio.create_task(self.store.try_write())
        try:
            await asyncio.wait_for(asyncio.shield(self._trying), PATIENCE)
        except (OSError, TimeoutError, SQLAlchemyError):
            raise ServerError("store-down") from None
        self._well_until = time.monotonic() + FRESH
