"""Work that would hold up the tables goes to a worker of its own, as it does on a server."""

import pickle
from collections.abc import Awaitable, Callable
from typing import Any, Final

from spieluhr.server.crew import Crew

Send = Callable[[bytes], Awaitable[bytes]]
ONE: Final = 1  # a phone has few cores, and each worker has a Python of its own


class PageCrew(Crew):
    """The other worker of the page. `send` starts it anew if whoever waits is called away."""

    def __init__(self, send: Send) -> None:
        self.count = ONE
        self._send = send

    def begin(self, work: Any) -> None:
        """The other worker is there from the start."""

    async def run(self, work: Any, job: Any, near: str = "") -> Any:
        is_done, result = pickle.loads(await self._send(pickle.dumps((work, job))))  # noqa: S301
        if is_done:
            return result
        raise result

    def stop(self) -> None:
        """The page goes with all its workers."""


def think(packed: bytes) -> bytes:
    """In the other worker: what comes out, or the error."""
    work, job = pickle.loads(packed)  # noqa: S301  # from this very page
    try:
        return pickle.dumps((True, work(job)))
    except Exception as error:
        return pickle.dumps((False, error))
