"""A database of an earlier Spieluhr is brought up to date with all that is in it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from alembic import command

from spieluhr.server.store import access, migrations
from spieluhr.server.store.store import Store, connect
from tests.server.postgres import Cluster, cluster  # noqa: F401

MARKS = [
    {"seat": 0, "from": 16, "to": 14},
    {"seat": 1, "from": 9, "to": 7, "log": [{"actor": 1, "move": "wand 0"}]},
]
ROWS = (
    "INSERT INTO guests VALUES ('anna', 'a', NULL, 'Anna', false, NULL, 1)",
    "INSERT INTO guests VALUES ('robo', 'r', 'hash', 'Robo (bot)', true, 'anna', 1)",
    "INSERT INTO tables (id, game, rules, options, status, is_public, host, version, seed, draws,"
    " settings, undone, created, changed) VALUES ('t', 'antinomy', 1, '{}', 'playing', false,"
    " 'anna', 12, 'seed', 3, '{}', :marks, 1, 1)",
    "INSERT INTO seats (table_id, seat, guest, name) VALUES ('t', 0, 'anna', 'Anna')",
    "INSERT INTO seats (table_id, seat, guest, name) VALUES ('t', 1, 'robo', 'Robo (bot)')",
)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path, postgres: Cluster) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'test.sqlite'}"
    return postgres.new_database()


def fill(db: sql.Connection) -> None:
    """As it was before the fifth step."""
    config = migrations._config()
    config.attributes["connection"] = db
    command.upgrade(config, "0004")
    marks = sql.bindparam("marks", MARKS, type_=sql.JSON)
    for line in ROWS:
        query = sql.text(line)
        db.execute(query.bindparams(marks) if ":marks" in line else query)


async def old(url: str) -> None:
    store = connect(url)
    try:
        await store.database.write(fill)
    finally:
        await store.close()


def test_what_was_taken_back_and_who_is_a_bot_is_carried_over(url: str) -> None:
    asyncio.run(old(url))

    async def test(store: Store) -> None:
        found = await store.table("t")
        assert found is not None
        row, seats, _, undone = found
        assert [(taken.n, taken.mark) for taken in undone] == list(enumerate(MARKS))
        assert (row.version, row.moved, row.asked) == (12, 12, {})
        assert [seat.is_bot for seat in seats] == [False, True]
        robo = await store.guest_by("id", "robo")
        assert robo is not None and robo.name == "Robo"

    asyncio.run(access.with_store(url, test))


def test_and_back_again(url: str) -> None:
    asyncio.run(old(url))

    def back(db: sql.Connection) -> Any:
        config = migrations._config()
        config.attributes["connection"] = db
        command.downgrade(config, "0004")
        marks = sql.text("SELECT undone FROM tables").columns(undone=sql.JSON)
        return db.execute(marks).scalar()

    async def test(store: Store) -> None:
        assert await store.database.write(back) == MARKS

    asyncio.run(access.with_store(url, test))
