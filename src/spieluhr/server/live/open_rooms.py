"""The rooms of all tables in memory."""

from spieluhr.server.live.room import Room
from spieluhr.server.live.signals import Signal

KEPT = 2000  # tables in memory that nobody looks at
QUIET = 600.0  # seconds after which such a table is kept in the database alone


class OpenRooms:
    """By table.

    `guest_moved` is sent with a guest who is on another device now, or nowhere; `signed_out` with
    a device that is nobody's now.
    """

    def __init__(self) -> None:
        self.guest_moved: Signal[str] = Signal()
        self.signed_out: Signal[str] = Signal()
        self._rooms: dict[str, Room] = {}
        self._tidy_at = KEPT

    def __len__(self) -> int:
        return len(self._rooms)

    def get(self, table_id: str) -> Room | None:
        """None if the table is not in memory; it may well be in the store."""
        return self._rooms.get(table_id)

    def all(self) -> list[Room]:
        """A list of its own: rooms may come and go while it is read."""
        return list(self._rooms.values())

    def add(self, room: Room) -> None:
        """Once there are many, rooms that nobody looks at are forgotten."""
        self._rooms[room.table.row.id] = room
        if len(self._rooms) > self._tidy_at:
            self._forget_idle()

    def clear(self) -> None:
        """All are read again when somebody asks for them."""
        self._rooms.clear()

    def remove(self, table_id: str) -> None:
        """From memory only. Nothing happens if it is not there."""
        self._rooms.pop(table_id, None)

    def forget_quiet(self, now: float) -> None:
        """Tables where nobody has been for a while, and nothing happens: they cost nothing then."""
        for table_id, room in list(self._rooms.items()):
            if room.is_idle and not room.elsewhere and now - room.used(now) > QUIET:
                del self._rooms[table_id]

    def _forget_idle(self) -> None:
        """All but the half that was read last; looked for again when as many have come."""
        idle = [key for key, room in self._rooms.items() if room.is_idle]
        for table_id in idle[: max(0, len(idle) - KEPT // 2)]:
            del self._rooms[table_id]
        self._tidy_at = len(self._rooms) + KEPT // 2

    def forget(self, guest: str) -> None:
        """Connections still open under that name only watch from now on."""
        self.guest_moved.send(guest)
        for room in self.all():
            room.forget(guest)
