"""A guest leaves for good: running games end or go on without them, and nothing is kept."""

from spieluhr.core.errors import SpieluhrError
from spieluhr.server.live.lobby import MOST_SEATED, Lobby
from spieluhr.server.protection import tokens
from spieluhr.server.store.changes import Change
from spieluhr.server.store.profiles import NOBODY
from spieluhr.server.store.rows import Guest
from spieluhr.server.tables.table import Table


async def erase(lobby: Lobby, guest: Guest) -> int:
    """All of it, the guest's own bots first. How many tables are gone."""
    count = 0
    for bot in await lobby.store.bots_of(guest.id):
        count += await _erase_one(lobby, bot)
    return count + await _erase_one(lobby, guest)


async def _erase_one(lobby: Lobby, guest: Guest) -> int:
    await _leave_tables(lobby, guest)
    rooms, profiles, count = lobby.rooms, lobby.store.profiles, 0
    while not (erased := await profiles.erase_some(guest.id)).is_empty:
        count += len(erased.gone)
        for table_id in erased.gone:
            rooms.open.remove(table_id)
        for table_id in erased.renamed:
            room = rooms.open.get(table_id)
            if room is not None:
                async with room.lock:
                    await rooms.catch_up(room)
    await profiles.erase_rest(guest.id, tokens.hashed(tokens.new_token()))
    return count


async def _leave_tables(lobby: Lobby, guest: Guest) -> None:
    """Each in the way that spares the others: some may end while we are at it."""
    for table_id in await lobby.store.running_of(guest.id, MOST_SEATED):
        room = await lobby.rooms.readable(table_id)
        while room is not None and room.table.row.status != "over":
            try:
                if not await _left(lobby, guest, table_id):
                    break
            except SpieluhrError:
                break  # it has ended, or cannot be read


async def _left(lobby: Lobby, guest: Guest, table_id: str) -> bool:
    """One step towards not sitting there; False if there is none to take."""
    table = (await lobby.rooms.room(table_id)).table
    mine = table.mine(guest.id)
    if not mine:
        return False
    is_shared = any(seat.guest not in (None, guest.id) for seat in table.seats)
    if table.row.status == "open" or not is_shared:
        await lobby.forget(guest, table_id)
        return False
    await lobby.rooms.change(table_id, lambda now: _given_up(now, guest.id, lobby.rooms.now()))
    return True


def _given_up(table: Table, guest: str, now: float) -> Change | None:
    """As by resigning; the bot that takes over does not keep the name."""
    mine = table.mine(guest)
    if not mine or table.row.status != "playing":
        return None
    if len(table.seats) == 2:
        return table.end("resigned", mine[0], now)
    return table.hand_over(mine[0], now, NOBODY)
