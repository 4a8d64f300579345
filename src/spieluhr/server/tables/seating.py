"""Before a game: who sits down, stands up or is removed, and what each person adds to chance.

Every action changes the table and returns what is to be stored, as everywhere at a table.
"""

from collections.abc import Sequence

import msgspec

from spieluhr.bots import first_name
from spieluhr.core.errors import Malformed
from spieluhr.server.errors import ServerError
from spieluhr.server.store.changes import Change
from spieluhr.server.store.rows import SeatRow
from spieluhr.server.tables import names, pledges
from spieluhr.server.tables.table import REPLACEMENT, Table

MOST_BARRED = 100  # guests whom a host has removed
NOBODY_THERE = ("there is no other guest at this seat", "auf diesem Platz sitzt kein anderer Gast")


def sit(table: Table, guest: str, name: str, now: float, is_bot: bool = False) -> Change:
    """Take the first open seat; when none is left, and all have added to chance, it begins."""
    if table.row.status != "open":
        raise ServerError("table-begun")
    if table.mine(guest):
        raise ServerError("table-seated")
    if guest in table.row.barred:
        raise ServerError("table-barred")
    place = next((s for s in table.seats if s.is_open), None)
    if place is None:
        raise ServerError("table-begun")
    name = names.distinct(name, [seat.name for seat in table.seats if seat.bot is None])
    sitting = SeatRow(table.row.id, place.seat, guest, None, name, is_bot)
    _expect(table, place.seat, None if is_bot else pledges.AWAITED)
    return _seated(table, [sitting, *_renamed(table, name)], now)


def rename(table: Table, guest: str, name: str, now: float) -> Change | None:
    """Until the game begins; at one screen everybody has a name of their own already."""
    mine = table.mine(guest)
    if table.row.status != "open" or len(mine) != 1:
        return None
    place = table.seats[mine[0]]
    others = [seat.name for seat in table.seats if seat.bot is None and seat is not place]
    name = names.distinct(name, others)
    renamed = msgspec.structs.replace(place, name=name)
    return _seated(table, [renamed, *_renamed(table, name)], now)


def stand(table: Table, guest: str, now: float) -> Change:
    """Frees all seats of the guest. Refused once the game has begun."""
    if table.row.status != "open":
        raise ServerError("table-begun")
    mine = table.need_seats(guest)
    if table.row.tournament is not None:
        raise ServerError("tournament-table")
    for seat in mine:
        _expect(table, seat, None)
    return _seated(table, [SeatRow(table.row.id, seat, None, None, "") for seat in mine], now)


def remove(table: Table, host: str, seat: int, now: float) -> Change:
    """The host gives the seat of a guest free; that guest does not come back."""
    if table.row.status != "open" or host != table.row.host:
        raise ServerError("not-host")
    guest = table.seats[seat].guest
    if guest is None or guest == host:
        raise Malformed("table-seats", problem=NOBODY_THERE)
    change = stand(table, guest, now)
    table.row.barred = [*table.row.barred, guest][-MOST_BARRED:]
    return change


def fill(table: Table, absent: Sequence[int], now: float) -> Change | None:
    """Bots take the seats of those who did not come to a larger table of a tournament.

    Nobody has to add to chance anew: it only lacks what was never said.
    """
    if table.row.status != "open" or not absent:
        return None
    filled = [
        SeatRow(table.row.id, seat, None, REPLACEMENT, table.seats[seat].name, since=0)
        for seat in absent
    ]
    if table.row.pledges is not None:
        pledged = enumerate(table.row.pledges)
        table.row.pledges = [None if seat in absent else one for seat, one in pledged]
    return _seated(table, filled, now)


def pledge(table: Table, guest: str, hashed: str, now: float) -> Change | None:
    """The hash of a nonce that the guest will add to chance; None if it is known already."""
    is_new = pledges.pledge(table.row, table.need_seats(guest), hashed)
    return table.next_version(now) if is_new else None


def reveal(table: Table, guest: str, nonce: str, now: float) -> Change | None:
    """A nonce; with the last one the game begins. None if it is known already."""
    if not pledges.reveal(table.row, table.seats, table.need_seats(guest), nonce):
        return None
    change = table.next_version(now)
    table.begin_if_ready(change, now)
    return change


def begin(table: Table, now: float) -> Change | None:
    """A table that waits for nobody begins at once, and only once."""
    if table.row.status != "open" or not table.is_ready:
        return None
    change = table.next_version(now)
    table.begin_if_ready(change, now)
    return change


def _renamed(table: Table, name: str) -> list[SeatRow]:
    """A bot that is called like the person who sits down gets another name."""
    taken = {name, *(seat.name for seat in table.seats)}
    renamed = []
    for seat in table.seats:
        if seat.bot is not None and seat.name.casefold() == name.casefold():
            renamed.append(msgspec.structs.replace(seat, name=first_name(taken)))
            taken.add(renamed[-1].name)
    return renamed


def _expect(table: Table, seat: int, pledge: str | None) -> None:
    """From whoever comes to a seat or goes; all the others begin anew."""
    if table.row.pledges is not None:
        table.row.pledges = [*table.row.pledges]
        table.row.pledges[seat] = pledge
        pledges.begin_anew(table.row)


def _seated(table: Table, places: list[SeatRow], now: float) -> Change:
    for place in places:
        table.seats[place.seat] = place
    change = table.next_version(now)
    change.seats = places
    table.begin_if_ready(change, now)
    return change
