"""Of old steps only the moves are in memory; whoever asks is told the same."""

from pathlib import Path

import msgspec
import pytest

from spieluhr import games
from spieluhr.core.dice import Dice
from spieluhr.server.live.open_rooms import QUIET
from spieluhr.server.tables.projection import Viewer, present
from spieluhr.server.tables.table import Table
from tests.server.tables import TWO, Club, advance, match_of, new_table, run, seated

READERS = ("anna", "bert", None)


def shown(table: Table, viewer: Viewer) -> bytes:
    return msgspec.json.encode(present(table, viewer, [True, True], 0))


def remembering(table: Table) -> Table:
    """The same table with all that was ever told in memory."""
    twin = table.copy()
    twin.match, twin.bare = table.told_since(0), 0
    return twin


@pytest.mark.parametrize("game", games.game_ids())
def test_everybody_is_told_the_same(game: str) -> None:
    table, dice = new_table(TWO, game), Dice(2)
    viewers = [Viewer(guest) for guest in READERS]
    for n in range(150):
        advance(table, 1, dice)
        if n % 10 == 9 or table.actor is None:
            whole = remembering(table)
            for one in (*viewers, *(Viewer(guest) for guest in READERS)):  # and who comes now
                assert shown(whole, msgspec.structs.replace(one)) == shown(table, one)
        if table.actor is None:
            break
    assert 0 < table.bare < len(match_of(table).log)
    forgotten = match_of(table).log[: table.bare]
    assert sum(len(step.events) for step in forgotten) < sum(
        len(step.events) for step in table.told_since(0).log[: table.bare]
    )


def test_a_table_that_nobody_looks_at_is_in_the_database_alone(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        table_id = await club.begun(TWO)
        room, (anna, bert) = await seated(club, table_id, "anna", "bert")
        rooms = club.rooms
        rooms.leave(room, bert)
        club.watch.time += 2 * QUIET
        rooms.open.forget_quiet(club.watch.time)
        assert rooms.open.get(table_id) is room  # Anna waits there
        rooms.leave(room, anna)
        club.watch.time += QUIET - 1
        rooms.open.forget_quiet(club.watch.time)
        assert rooms.open.get(table_id) is room
        club.watch.time += 2
        rooms.open.forget_quiet(club.watch.time)
        assert rooms.open.get(table_id) is None
        again, (late,) = await seated(club, table_id, "anna")
        assert again is not room and again.table.row.version == room.table.row.version
        assert rooms.open.get(table_id) is again and late is not anna

    run(tmp_path, test)
