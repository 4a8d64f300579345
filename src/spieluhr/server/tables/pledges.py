"""Before a game begins, every person adds a nonce to its chance.

Among several people each first pledges to a nonce by its hash, and reveals it when all have
pledged: nobody can choose a nonce after having seen the others', not even an operator who plays at
the table and knows the seed, for the seed's hash was shown before. Who sits alone among bots has
nobody to hide from, and reveals at once. When somebody comes or goes, all begin anew.
"""

from collections.abc import Sequence
from typing import Literal

from spieluhr.core import fair
from spieluhr.server.errors import ServerError
from spieluhr.server.store.rows import SeatRow, TableRow

Wants = Literal["pledge", "reveal"]
AWAITED = ""  # a pledge that has not come yet


def asked(seats: Sequence[SeatRow]) -> list[str | None]:
    """Awaited from everybody who sits there; bots with a token may give one but need not."""
    return [None if place.guest is None or place.is_bot else AWAITED for place in seats]


def begin_anew(row: TableRow) -> None:
    """What was said before is void."""
    if row.pledges is not None:
        row.pledges = [None if one is None else AWAITED for one in row.pledges]
        row.nonces = [None for _ in row.pledges]


def is_complete(row: TableRow) -> bool:
    """Nobody is waited for; at older tables nobody ever is."""
    if row.pledges is None:
        return True
    nonces = row.nonces or [None] * len(row.pledges)
    return all(
        pledge is None or nonce is not None
        for pledge, nonce in zip(row.pledges, nonces, strict=True)
    )


def wants(row: TableRow, seats: Sequence[SeatRow], mine: Sequence[int]) -> Wants | None:
    """What we are still waiting for from whoever sits in these seats."""
    if row.status != "open" or row.pledges is None:
        return None
    awaited = [seat for seat in mine if row.pledges[seat] is not None]
    if not awaited or (row.nonces is not None and row.nonces[awaited[0]] is not None):
        return None
    if _is_alone(row, seats):
        return "reveal"
    if row.pledges[awaited[0]] == AWAITED:
        return "pledge"
    is_full = not any(place.is_open for place in seats)
    return "reveal" if is_full and AWAITED not in row.pledges else None


def pledge(row: TableRow, mine: Sequence[int], hashed: str) -> bool:
    """False if it was hashed before. A new pledge after a reveal makes everyone start over."""
    if row.pledges is not None and row.pledges[mine[0]] == hashed:
        return False
    if row.status != "open" or row.pledges is None:
        raise ServerError("table-begun")
    if any(row.nonces or ()):
        begin_anew(row)
    row.pledges = [hashed if seat in mine else one for seat, one in enumerate(row.pledges)]
    return True


def reveal(row: TableRow, seats: Sequence[SeatRow], mine: Sequence[int], nonce: str) -> bool:
    """False if it was pledged before."""
    if row.nonces is not None and row.nonces[mine[0]] == nonce:
        return False
    if row.status != "open" or row.pledges is None:
        raise ServerError("table-begun")
    if wants(row, seats, mine) != "reveal":
        raise ServerError("nonce-early")
    pledged = row.pledges[mine[0]]
    if pledged != AWAITED and fair.commitment(bytes.fromhex(nonce)) != pledged:
        raise ServerError("nonce-other")
    nonces = row.nonces or [None] * len(seats)
    row.nonces = [nonce if seat in mine else one for seat, one in enumerate(nonces)]
    return True


def key(row: TableRow) -> bytes:
    """What all chance of the table follows from."""
    seed = bytes.fromhex(row.seed)
    return seed if row.nonces is None else fair.key(seed, row.id, row.nonces)


def _is_alone(row: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Only one person adds to chance, and nobody else may still come."""
    people = {
        place.guest
        for place, one in zip(seats, row.pledges or [], strict=True)
        if one is not None or place.is_open
    }
    return len(people) == 1
