"""What is kept long enough is forgotten: as much as is said, bounded in each run, and no more."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from spieluhr.server import settings
from spieluhr.server.protection import tokens
from spieluhr.server.store import access
from spieluhr.server.store.people_rows import DeviceRow, PasskeyRow
from spieluhr.server.store.retention import DAY, Keeping, keeping
from spieluhr.server.store.rows import METADATA, Guest, ReportRow, guests, tables
from spieluhr.server.store.store import Store
from tests.server.asking import guest, new_table, serving, visitor
from tests.server.postgres import Cluster, cluster  # noqa: F401
from tests.server.test_store import new_table as stored_table

NOW = 1_000_000_000.0


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path, postgres: Cluster) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'test.sqlite'}"
    return postgres.new_database()


def run(url: str, test: Callable[[Store], Awaitable[Any]]) -> None:
    asyncio.run(access.with_store(url, test))


async def newcomer(store: Store, age: float) -> str:
    """With a device, as everybody has one."""
    one = tokens.new_id()
    row = Guest(one, f"void {one}", None, "Anna", False, None, NOW - age)
    device = DeviceRow(tokens.new_id(), one, tokens.hashed(one), "", "", row.created, row.created)
    await store.devices.add(device, 5, row)
    return one


async def table(store: Store, status: str, age: float) -> str:
    row, _host = await stored_table(store, status=status, changed=NOW - age)
    step = {"table_id": row.id, "n": 0, "actor": 0, "move": "x", "draw": None}

    def add(db: sql.Connection) -> None:
        db.execute(METADATA.tables["steps"].insert(), step)

    await store.database.write(add)
    await store.reviews.keep(row.id, "basis", "{}", NOW - age)
    return row.id


async def ids(store: Store, of: sql.Table = tables) -> set[str]:
    query = sql.select(of.c.id)
    return set(await store.database.look(lambda db: list(db.execute(query).scalars())))


def test_newcomers_go_after_a_day_and_nobody_else(url: str) -> None:
    async def test(store: Store) -> None:
        new, old, holder = [await newcomer(store, age) for age in (0.9 * DAY, 1.1 * DAY, 9 * DAY)]
        sitting = await table(store, "over", 9 * DAY)
        host = (await store.table(sitting) or [None])[0].host  # type: ignore[union-attr]
        key = PasskeyRow(tokens.new_id(), holder, "c", b"k", 0, "", "", NOW, NOW)
        assert await store.passkeys.add(key, "anna")
        done = await store.retention.forget(Keeping(), NOW)
        assert done.counts["newcomers"] == 1
        assert await ids(store, guests) == {new, holder, host}
        assert await store.devices.session(tokens.hashed(old)) is None
        assert await store.devices.session(tokens.hashed(new)) is not None

    run(url, test)


def test_tables_go_by_what_they_are(url: str) -> None:
    async def test(store: Store) -> None:
        ages = {"open": (29, 31), "playing": (364, 366), "over": (9, 11)}
        made = {
            (status, n): await table(store, status, age * DAY)
            for status, some in ages.items()
            for n, age in enumerate(some)
        }
        done = await store.retention.forget(Keeping(), NOW)
        kept = {("open", 0), ("playing", 0), ("over", 0), ("over", 1)}  # finished ones for good
        assert await ids(store) == {made[which] for which in kept}
        assert set(done.tables) == {made["open", 1], made["playing", 1]}
        await store.retention.forget(Keeping(finished=10.0), NOW)
        assert await ids(store) == {made[which] for which in kept - {("over", 1)}}
        left = await store.database.look(
            lambda db: db.execute(sql.select(METADATA.tables["steps"].c.table_id)).scalars().all()
        )
        assert set(left) == await ids(store)

    run(url, test)


def test_each_run_is_bounded_and_the_oldest_go_first(url: str) -> None:
    async def test(store: Store) -> None:
        people = [await newcomer(store, (9 - n) * DAY) for n in range(5)]
        done = await store.retention.forget(Keeping(), NOW, limit=2)
        assert done.counts["newcomers"] == 2 and await ids(store, guests) == set(people[2:])
        made = [await table(store, "open", (40 - n) * DAY) for n in range(5)]
        done = await store.retention.forget(Keeping(), NOW, limit=2)
        assert done.tables == made[:2]
        for _ in range(3):
            await store.retention.forget(Keeping(), NOW, limit=2)
        assert await ids(store) == set()

    run(url, test)


def test_links_reviews_reports_and_events_go(url: str) -> None:
    async def test(store: Store) -> None:
        one = await table(store, "over", 100 * DAY)
        late = await newcomer(store, 0.0)
        await store.change_guest(late, recovery="x", recovery_until=NOW - 1)
        await store.passkeys.ask("c", None, NOW - 1)
        for age in (364, 366):
            row = ReportRow(f"{age}", "g", "antinomy", "name", [], NOW - age * DAY)
            await store.reports.add(row)
        store.operation.now = lambda: NOW - 91 * DAY
        await store.operation.note("server", "start")
        store.operation.now = lambda: NOW
        await store.operation.note("server", "start")
        done = await store.retention.forget(Keeping(), NOW)
        wanted = {"links": 1, "challenges": 1, "reports": 1, "events": 1, "reviews": 1}
        assert {kind: done.counts[kind] for kind in wanted} == wanted
        assert await store.reviews.find(one, "basis") is None and await ids(store) == {one}
        assert [row.table_id for row in await store.reports.all()] == ["364"]
        assert len(await store.operation.events()) == 1
        assert (await store.guest_by("id", late) or newcomer).recovery is None  # type: ignore[union-attr]

    run(url, test)


def test_what_something_else_refers_to_stays(url: str) -> None:
    """Also what another part of the server adds one day."""
    extra = sql.Table(
        "of_another_part", METADATA,
        sql.Column("id", sql.Integer, primary_key=True),
        sql.Column("guest", sql.String(22), sql.ForeignKey(guests.c.id)),
        sql.Column("table_id", sql.String(22), sql.ForeignKey(tables.c.id)),
    )  # fmt: skip

    async def test(store: Store) -> None:
        named, one = await newcomer(store, 9 * DAY), await table(store, "open", 40 * DAY)

        def refer(db: sql.Connection) -> None:
            extra.create(db)
            db.execute(extra.insert(), {"id": 1, "guest": named, "table_id": one})

        await store.database.write(refer)
        await store.retention.forget(Keeping(), NOW)
        assert one in await ids(store) and named in await ids(store, guests)

    try:
        run(url, test)
    finally:
        METADATA.remove(extra)


def test_the_settings_are_what_is_kept_and_what_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPIELUHR_KEEP_FINISHED", "180")
    monkeypatch.setenv("SPIELUHR_KEEP_REVIEWS", "0")
    monkeypatch.setenv("SPIELUHR_CONTACT", "night@example.org")
    chosen = settings.from_environment()
    assert keeping(chosen) == Keeping(finished=180.0, reviews=None)
    assert keeping(settings.Settings()) == Keeping()

    async def ask() -> None:
        days: dict[str, Any] = {
            "keep_finished": 180.0,
            "keep_reviews": 0.0,
            "contact": chosen.contact,
        }
        async with serving(tmp_path, **days) as app, visitor(app) as client:
            told = (await client.get("/api/privacy")).json()
            assert (told["finished"], told["reviews"], told["newcomers"]) == (180.0, None, 1.0)
            assert told["contact"] == "night@example.org"
            assert (told["link_minutes"], told["challenge_minutes"]) == (15, 5)

    asyncio.run(ask())


def test_a_server_forgets_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with serving(tmp_path, keep_waiting=2.0) as app, guest(app) as anna:
            waiting = await new_table(anna, [{"kind": "me"}, {"kind": "open"}])
            service = app.state.service
            await service.housekeeping.forget()
            assert (await anna.get(f"/api/tables/{waiting}")).status_code == 200
            service.housekeeping.now = lambda: time.time() + 3 * DAY
            await service.housekeeping.forget()
            assert (await anna.get(f"/api/tables/{waiting}")).status_code == 404

    monkeypatch.delenv("SPIELUHR_KEEP_WAITING", raising=False)
    asyncio.run(go())
