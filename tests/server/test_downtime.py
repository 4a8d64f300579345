"""While there is no server nobody's clock runs."""

import asyncio
import time
from pathlib import Path

import pytest
import sqlalchemy as sql

from spieluhr.server.store import access
from spieluhr.server.store.rows import tables, uptime
from spieluhr.server.store.store import Store, connect
from tests.server.asking import guest, new_table, serving
from tests.server.postgres import Cluster, cluster  # noqa: F401
from tests.server.test_store import new_table as stored_table

HOUR = 3600.0


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path, postgres: Cluster) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'clock.sqlite'}"
    return postgres.new_database()


async def deadline(store: Store, table_id: str) -> float | None:
    found = await store.table(table_id)
    assert found is not None
    return found[0].deadline


def test_clocks_stand_still_while_no_server_is_up(url: str) -> None:
    async def test(store: Store) -> None:
        start = time.time() + HOUR  # after the migration
        await store.stay_awake(start)
        running, _ = await stored_table(store, status="playing", deadline=start + 100)
        out, _ = await stored_table(store, status="playing", deadline=start - 1)
        endless, _ = await stored_table(store, status="playing", deadline=None)
        assert await store.wake(start + HOUR) == HOUR
        assert await deadline(store, running.id) == start + HOUR + 100
        assert await deadline(store, out.id) == start - 1  # it had run out before
        assert await deadline(store, endless.id) is None
        assert await store.wake(start + HOUR) == 0  # a second process that starts at the same time
        await store.stay_awake(start)  # a clock that was set back
        assert await store.wake(start + HOUR) == 0

    asyncio.run(access.with_store(url, test))


def test_a_move_has_all_its_time_after_the_server_was_down(tmp_path: Path) -> None:
    """Down for two hours in the middle of a minute: the minute is not over."""
    seats = [{"kind": "me"}, {"kind": "me"}]

    async def opened() -> str:
        async with serving(tmp_path) as app, guest(app) as anna:
            return await new_table(anna, seats, move_seconds=60)

    async def went_down(table_id: str) -> float:
        """As if all this had been two hours ago."""
        store = connect(f"sqlite:///{tmp_path / 'test.sqlite'}")

        def age(db: sql.Connection) -> None:
            db.execute(uptime.update().values(until=uptime.c.until - 2 * HOUR))
            db.execute(tables.update().values(deadline=tables.c.deadline - 2 * HOUR))

        try:
            before = await deadline(store, table_id)
            assert before is not None
            await store.database.write(age)
        finally:
            await store.close()
        return before

    async def again(table_id: str, before: float) -> None:
        async with serving(tmp_path) as app:
            await app.state.service.sweep()
            table = (await app.state.service.rooms.room(table_id)).table
            assert table.row.status == "playing"
            assert before <= table.row.deadline <= before + 60

    table_id = asyncio.run(opened())
    before = asyncio.run(went_down(table_id))
    asyncio.run(again(table_id, before))
