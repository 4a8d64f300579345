"""One table that is in use, and who looks at it: here, or connected to another process."""

import asyncio
import logging
from typing import Protocol

import msgspec

from spieluhr.server.messages import Down
from spieluhr.server.present import Eyes, present
from spieluhr.server.table import Table

LOG = logging.getLogger("spieluhr.server")
ENCODER = msgspec.json.Encoder()


class Group(msgspec.Struct, frozen=True):
    """Who is connected to one process: guests, one for each connection, and nameless onlookers."""

    guests: tuple[str, ...] = ()
    strangers: int = 0

    @property
    def is_empty(self) -> bool:
        return not self.guests and self.strangers == 0


NOBODY = Group()


class Ear(Protocol):
    """A connection: it never waits, it drops whoever is too slow."""

    eyes: Eyes

    def send(self, message: bytes) -> None: ...


class Room:
    """A table as it is stored, with those who look at it."""

    def __init__(self, table: Table, now: float) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.ears: set[Ear] = set()
        self.waiting = 0  # how many are about to do something here
        self.opened = now
        self.seen: dict[str, float] = {}  # when somebody who sits here was here last
        self.elsewhere: dict[str, Group] = {}  # by the process to which they are connected

    @property
    def is_idle(self) -> bool:
        return not self.ears and self.waiting == 0

    def away(self, seat: int, now: float) -> float:
        """For how many seconds whoever has to decide has left the table waiting.

        Before this process knew the table, nobody could be here: that time does not count.
        """
        if self.here()[seat]:
            return 0.0
        guest = self.table.seats[seat].guest or ""
        return now - max(self.seen.get(guest, self.opened), self.table.row.changed)

    def group(self) -> Group:
        """Those who are connected to this process."""
        known = [ear.eyes.guest for ear in self.ears if ear.eyes.guest is not None]
        return Group(tuple(sorted(known)), len(self.ears) - len(known))

    def _groups(self) -> list[Group]:
        return [self.group(), *self.elsewhere.values()]

    def here(self) -> list[bool]:
        guests = {guest for group in self._groups() for guest in group.guests}
        return [place.guest is None or place.guest in guests for place in self.table.seats]

    def spectators(self) -> int:
        sitting = {place.guest for place in self.table.seats}
        return sum(
            group.strangers + sum(guest not in sitting for guest in group.guests)
            for group in self._groups()
        )

    def heard_from(self, process: str, group: Group, now: float) -> None:
        """Who is connected to another process now."""
        before = self.elsewhere.pop(process, NOBODY)
        if not group.is_empty:
            self.elsewhere[process] = group
        self.seen |= dict.fromkeys(set(before.guests) - set(group.guests), now)

    def show(self, ear: Ear) -> None:
        ear.send(ENCODER.encode(present(self.table, ear.eyes, self.here(), self.spectators())))

    def show_all(self) -> None:
        """A mistake in the words for one reader must not silence the others."""
        for ear in list(self.ears):
            try:
                self.show(ear)
            except Exception:
                LOG.exception("a reader could not be told")

    def tell_all(self, message: Down) -> None:
        line = ENCODER.encode(message)
        for ear in list(self.ears):
            ear.send(line)
