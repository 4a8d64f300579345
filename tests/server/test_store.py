"""The store keeps what it was given, on SQLite and on PostgreSQL alike."""

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from spieluhr.core.errors import Malformed
from spieluhr.server.protection import tokens
from spieluhr.server.store import access, lock
from spieluhr.server.store.changes import Change
from spieluhr.server.store.rows import Guest, SeatRow, StepRow, TableRow, UndoneRow
from spieluhr.server.store.store import Store, connect
from tests.server.postgres import Cluster, cluster  # noqa: F401

Test = Callable[[Store], Awaitable[Any]]
TOGETHER = """
import sys
from spieluhr.server.store import access
access.run(sys.argv[1], access.prepare(sys.argv[1]))
"""


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path, postgres: Cluster) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'deep' / 'test.sqlite'}"
    return postgres.new_database()


def run(url: str, test: Test) -> Any:
    return asyncio.run(access.with_store(url, test))


def guest(name: str = "Anna") -> Guest:
    hashed = tokens.hashed(tokens.new_token())
    return Guest(tokens.new_id(), hashed, None, name, False, None, 1.0)


def row(host: Guest, **other: Any) -> TableRow:
    values: dict[str, Any] = {
        "id": tokens.new_id(), "game": "steam_time", "rules": 1, "data": None,
        "options": {"a": [1, "ä"]}, "status": "open", "is_public": True, "host": host.id,
        "version": 0, "seed": tokens.new_seed(), "draws": 0, "settings": {},
        "offer": None, "ending": None, "rematch": None, "bot_due": None, "deadline": None,
        "created": 5.25, "changed": 5.25,
    }  # fmt: skip
    return TableRow(**(values | other))


async def new_table(store: Store, **other: Any) -> tuple[TableRow, Guest]:
    host = guest()
    await store.add_guest(host)
    table = row(host, **other)
    await store.add_table(
        table,
        [SeatRow(table.id, 0, host.id, None, "Anna"), SeatRow(table.id, 1, None, None, "")],
    )
    return table, host


def played(table: TableRow, n: int, **other: Any) -> Change:
    """The table one version on, with one more step."""
    before, table.version = table.version, table.version + 1
    return Change(table, before, added=[StepRow(table.id, n, 0, f"move {n}", None)], **other)


def test_a_guest_is_found_by_what_he_shows(url: str) -> None:
    async def test(store: Store) -> None:
        anna = guest()
        await store.add_guest(anna)
        assert await store.guest_by("token", anna.token) == anna
        assert await store.guest_by("id", anna.id) == anna
        assert await store.guest_by("token", "nonsense") is None
        await store.change_guest(anna.id, name="Änne", recovery="x")
        found = await store.guest_by("recovery", "x")
        assert found is not None and found.name == "Änne"

    run(url, test)


def test_a_table_comes_back_as_it_was(url: str) -> None:
    async def test(store: Store) -> None:
        table, host = await new_table(store, settings={"move_seconds": None}, deadline=9.5)
        found = await store.table(table.id)
        assert found is not None
        assert found[0] == table and found[2] == []
        assert [place.guest for place in found[1]] == [host.id, None]
        assert await store.table("nonsense") is None
        assert await store.version(table.id) == 0 and await store.version("nonsense") is None

    run(url, test)


def test_a_change_is_written_whole(url: str) -> None:
    async def test(store: Store) -> None:
        table, host = await new_table(store)
        bot = SeatRow(table.id, 1, None, "club", "Club")
        table.status, table.offer = "playing", {"kind": "draw"}
        assert await store.save(played(table, 0, seats=[bot]))
        for n in range(1, 6):
            assert await store.save(played(table, n))
        table.ending, table.rematch, table.bot_due = {"reason": "agreed"}, host.id, 7.0
        table.offer = None
        back = [UndoneRow(table.id, n, {"seat": 0, "to": to}) for n, to in ((0, 4), (1, 3), (1, 2))]
        for taken in back:
            assert await store.save(played(table, 3, cut=3, undone=taken))
        found = await store.table(table.id)
        assert found is not None
        assert found[0] == table and found[1][1] == bot
        assert [step.move for step in found[2]] == ["move 0", "move 1", "move 2", "move 3"]
        assert found[3] == [back[0], back[2]]  # the last one went further than the one before

    run(url, test)


def test_a_change_from_an_old_version_writes_nothing(url: str) -> None:
    async def test(store: Store) -> None:
        table, _ = await new_table(store)
        assert await store.save(played(table, 0))
        before = await store.table(table.id)
        table.version, table.status = 0, "over"
        gone = SeatRow(table.id, 0, None, None, "")
        assert not await store.save(played(table, 1, cut=0, seats=[gone]))
        assert await store.table(table.id) == before

    run(url, test)


def test_of_many_changes_from_one_version_one_is_written(url: str) -> None:
    async def test(store: Store) -> None:
        table, _ = await new_table(store)
        for n in range(5):
            changes = []
            for _ in range(12):
                table.version = n
                changes.append(store.save(played(table, n)))
            assert sum(await asyncio.gather(*changes)) == 1
        found = await store.table(table.id)
        assert found is not None and found[0].version == 5 and len(found[2]) == 5

    run(url, test)


def test_what_fails_does_not_take_others_along(url: str) -> None:
    """Changes that are committed together are still apart."""

    async def test(store: Store) -> None:
        pairs = [await new_table(store) for _ in range(8)]
        changes = [played(table, 0) for table, _ in pairs]
        changes[3].added = [*changes[3].added, *changes[3].added]  # the same step twice
        done = await asyncio.gather(*map(store.save, changes), return_exceptions=True)
        assert isinstance(done.pop(3), sql.exc.SQLAlchemyError)
        assert done == [True] * 7
        broken = await store.table(pairs[3][0].id)
        assert broken is not None and broken[0].version == 0 and broken[2] == []

    run(url, test)


def test_many_write_at_once(url: str) -> None:
    async def test(store: Store) -> None:
        async def play() -> None:
            table, _ = await new_table(store)
            for n in range(10):
                assert await store.save(played(table, n))
                assert await store.version(table.id) == n + 1

        await asyncio.gather(*(play() for _ in range(40)))
        assert len(await store.every_table()) == 40

    run(url, test)


def test_lists(url: str) -> None:
    async def test(store: Store) -> None:
        first, host = await new_table(store, created=1.0, changed=9.0)
        second, _ = await new_table(store, created=2.0, bot_due=3.0)
        hidden, _ = await new_table(store, is_public=False, deadline=4.0)
        over, _ = await new_table(store, status="over")
        assert await store.lobby(10, 9) == [second.id, first.id]
        assert await store.lobby(1, 9) == [second.id]
        third, _ = await new_table(store, created=3.0, origin="home", is_public=True)
        for n in range(3):
            await new_table(store, created=4.0 + n, origin="crowd", is_public=True)
        assert len(await store.lobby(10, 9)) == 6
        crowd = await store.lobby(10, 2)
        assert len(crowd) == 5 and crowd[2:] == [third.id, second.id, first.id]
        assert await store.tables_of(host.id, 10) == [first.id]
        assert await store.count_running(host.id) == 1 and await store.count_running(over.host) == 0
        assert await store.due(2.0) == []
        assert await store.due(4.0) == [hidden.id]  # bots wait for somebody to come
        assert await store.changed_since(6.0) == {first.id: 0}
        old, _ = await new_table(store, changed=1.0, status="playing")
        ended, _ = await new_table(store, changed=8.0, status="over")
        for table in (old, ended):
            assert await store.save(
                Change(table, 0, seats=[SeatRow(table.id, 1, host.id, None, "")])
            )
        assert await store.tables_of(host.id, 10) == [first.id, old.id, ended.id]

    run(url, test)


def test_processes_that_start_together_make_the_tables_once(url: str) -> None:
    command = [sys.executable, "-c", TOGETHER, url]
    started = [subprocess.Popen(command, stderr=subprocess.PIPE) for _ in range(3)]
    assert [(process.communicate()[1], process.returncode) for process in started] == [(b"", 0)] * 3
    assert run(url, Store.every_table) == []


def test_a_newer_database_is_refused(url: str) -> None:
    async def age(store: Store) -> None:
        newer = sql.text("UPDATE alembic_version SET version_num = '9999'")
        await store.database.write(lambda db: db.execute(newer).rowcount)

    run(url, age)
    with pytest.raises(Malformed, match="made by a newer Spieluhr"):
        run(url, Store.every_table)


def test_a_lost_connection_is_made_again(postgres: Cluster) -> None:
    async def test(store: Store) -> None:
        table, _ = await new_table(store)
        await asyncio.to_thread(postgres.cut_connections)
        assert await store.version(table.id) == 0
        assert await store.save(played(table, 0))

    run(postgres.new_database(), test)


@pytest.mark.parametrize("url", ["nonsense", "mysql://a/b", "", "sqlite", "postgresql://a:b:c/d"])
def test_a_bad_url(url: str) -> None:
    with pytest.raises(Malformed):
        connect(url)


def test_an_unreadable_file(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna, " * 1000)
    for name, words in (
        (str(file), "is not an SQLite database"),
        (str(tmp_path), "cannot be opened"),
        (f"{file}/deeper/x", "is not responding|cannot be opened"),
    ):
        url = f"sqlite:///{name}"
        with pytest.raises(Malformed, match=words):
            access.run(url, access.prepare(url))


def test_an_unreachable_database(postgres: Cluster) -> None:
    url = "postgresql://postgres:secret@127.0.0.1:1/x"
    with pytest.raises(Malformed, match="is not responding") as error:
        access.run(url, access.prepare(url))
    assert "secret" not in str(error.value)
    url = postgres.new_database().rpartition("/")[0] + "/nowhere"
    with pytest.raises(Malformed, match="no such database"):
        access.run(url, access.prepare(url))


def test_a_file_is_for_one_server(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'a.sqlite'}"
    held = lock.hold(url)
    assert held is not None
    with pytest.raises(Malformed, match="another server is using this file"):
        lock.hold(url)
    held.release()
    again = lock.hold(url)
    assert again is not None
    again.release()
    assert lock.hold("postgresql://a/b") is None and lock.hold("sqlite://") is None
