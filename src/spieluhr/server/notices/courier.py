"""Carries notices out, a few at a time; nobody waits for it, and what it holds is bounded."""

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final

from msgspec import Struct

from spieluhr.server import metrics
from spieluhr.server.notices.ways import Outcome
from spieluhr.server.notices.wording import Notice
from spieluhr.server.store.notice_rows import ChannelKind, ChannelRow

LOG = logging.getLogger("spieluhr.notices")
HANDS: Final[dict[ChannelKind, int]] = {"push": 4, "webhook": 4, "mail": 1}  # at once
MOST_WAITING: Final = 1000  # of each kind, those that are tried again later included
MOST_OF_ONE: Final = 20  # of one guest, of each kind
AT_ONCE_OF_ONE: Final = 1  # a slow webhook keeps its owner's waiting, and no other
PAUSES: Final = (30.0, 120.0, 600.0, 1800.0)  # seconds before the second try and those after it
LONGEST_PAUSE: Final = 3600.0  # however long the other side asks us to wait


class Parcel(Struct):
    """A notice on its way."""

    channel: ChannelRow
    notice: Notice | None  # None: the question whether an address wants to be written to
    tries: int = 0


Send = Callable[[Parcel], Awaitable[Outcome]]


class Lane:
    """One kind of channel: a slow one holds up no other kind."""

    def __init__(
        self, kind: ChannelKind, send: Send, gone: Callable[[str], Awaitable[None]]
    ) -> None:
        self.kind = kind
        self.pauses = PAUSES
        self._send = send
        self._gone = gone
        self._waiting: list[Parcel] = []
        self._held: Counter[str] = Counter()  # by guest: waiting, under way or to be tried again
        self._busy: Counter[str] = Counter()
        self._hands: set[asyncio.Task[None]] = set()
        self._later: set[asyncio.TimerHandle] = set()

    def put(self, parcel: Parcel) -> bool:
        """False if there is too much already: then it is dropped."""
        guest = parcel.channel.guest
        if self._held.total() >= MOST_WAITING or self._held[guest] >= MOST_OF_ONE:
            metrics.NOTICES.labels(self.kind, "dropped").inc()
            return False
        self._held[guest] += 1
        self._queue(parcel)
        return True

    def _queue(self, parcel: Parcel) -> None:
        self._waiting.append(parcel)
        self._start()

    def _start(self) -> None:
        """As many as there are hands; of one guest one after the other."""
        for parcel in list(self._waiting):
            if len(self._hands) >= HANDS[self.kind]:
                return
            if self._busy[parcel.channel.guest] >= AT_ONCE_OF_ONE:
                continue
            self._waiting.remove(parcel)
            self._busy[parcel.channel.guest] += 1
            hand = asyncio.create_task(self._carry(parcel))
            self._hands.add(hand)
            hand.add_done_callback(self._free)

    def _free(self, hand: "asyncio.Task[None]") -> None:
        self._hands.discard(hand)
        if not hand.cancelled():
            self._start()

    async def _carry(self, parcel: Parcel) -> None:
        try:
            outcome = await self._send(parcel)
        except Exception:
            LOG.exception("could not send a notice")
            outcome = Outcome("failed")
        finally:
            _less(self._busy, parcel.channel.guest)
        metrics.NOTICES.labels(self.kind, outcome.what).inc()
        if outcome.what == "later" and parcel.tries < len(self.pauses):
            self._try_later(parcel, outcome.again)
            return
        _less(self._held, parcel.channel.guest)
        if outcome.what == "gone":
            with contextlib.suppress(Exception):  # it will be gone the next time, too
                await self._gone(parcel.channel.id)

    def _try_later(self, parcel: Parcel, again: float | None) -> None:
        pause = max(self.pauses[parcel.tries], min(again or 0.0, LONGEST_PAUSE))
        parcel.tries += 1

        def now() -> None:
            self._later.discard(handle)
            self._queue(parcel)

        handle = asyncio.get_running_loop().call_later(pause, now)
        self._later.add(handle)

    async def stop(self) -> None:
        """What is under way may finish for a moment; the rest is dropped."""
        for handle in self._later:
            handle.cancel()
        self._waiting.clear()
        if self._hands:
            _, slow = await asyncio.wait(self._hands, timeout=1.0)
            for hand in slow:
                hand.cancel()
            await asyncio.gather(*slow, return_exceptions=True)


def _less(count: Counter[str], key: str) -> None:
    count[key] -= 1
    if count[key] <= 0:
        del count[key]
