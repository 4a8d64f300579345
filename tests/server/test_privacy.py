"""What is nobody else's business: files, links that were forgotten, guests who never played."""

import asyncio
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sql

from spieluhr.cli.main import main
from spieluhr.server.protection import guests
from spieluhr.server.store import access, lock
from spieluhr.server.store.retention import DAY as NEVER_SAT
from spieluhr.server.store.rows import guests as rows
from spieluhr.server.store.store import Store, connect
from tests.server.asking import ALONE, bot, guest, new_table, serving, visitor


@pytest.fixture(autouse=True)
def _as_most_people_have_it() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


def test_database_and_backups_are_for_their_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "deep"
    url = f"sqlite:///{folder / 'a.sqlite'}"
    held = lock.hold(url)
    assert held is not None
    held.release()

    async def test(store: Store) -> None:
        await store.every_table()
        assert main(["db", "backup", str(folder / "b.sqlite"), "--db", url]) == 0
        assert set(modes(folder)) >= {"a.sqlite", "a.sqlite-wal", "a.sqlite.lock", "b.sqlite"}
        assert set(modes(folder).values()) == {0o600}

    asyncio.run(access.with_store(url, test))
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_a_database_that_others_could_read_is_closed(tmp_path: Path) -> None:
    file, letter = tmp_path / "a.sqlite", tmp_path / "letter.txt"
    asyncio.run(access.prepare(f"sqlite:///{file}"))
    letter.write_text("Dear Anna")
    for one in (file, letter):
        one.chmod(0o644)
        connect(f"sqlite:///{one}")
    assert modes(tmp_path) == {"a.sqlite": 0o600, "letter.txt": 0o644}


def test_a_link_to_another_device_expires(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna, visitor(app) as other:
            monkeypatch.setattr(guests, "RECOVERY_SECONDS", -1.0)
            secret = (await anna.post("/api/me/recovery")).json()["secret"]
            late = await other.post("/api/recover", json={"secret": secret})
            assert (late.status_code, late.json()["error"]) == (401, "recovery-used")
            assert "expired" in late.json()["say"]
            assert (await anna.get("/api/me")).status_code == 200
            monkeypatch.undo()
            secret = (await anna.post("/api/me/recovery")).json()["secret"]
            assert (await other.post("/api/recover", json={"secret": secret})).status_code == 200

    asyncio.run(run())


def test_guests_who_never_sat_down_are_forgotten(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            serving(tmp_path, sweep_seconds=1e9) as app, guest(app) as anna,
            guest(app, "Owner") as owner, bot(app, owner), guest(app, "Idle") as idle,
            guest(app, "Host") as host,
        ):  # fmt: skip
            service = app.state.service
            await new_table(anna, ALONE)
            left = await new_table(host, [{"kind": "me"}, {"kind": "open"}])
            await host.post(f"/api/tables/{left}/leave")
            old = rows.update().values(created=rows.c.created - NEVER_SAT)

            def age(db: sql.Connection) -> None:
                db.execute(old)

            await service.store.database.write(age)
            async with guest(app, "New") as new:
                await service.housekeeping.forget()
                answers = [await one.get("/api/me") for one in (anna, owner, host, new, idle)]
            assert [answer.status_code for answer in answers] == [200] * 4 + [401]
            assert (await idle.post("/api/me", json={"name": "Back"})).status_code == 201

    asyncio.run(run())
