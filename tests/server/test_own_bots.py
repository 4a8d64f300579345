"""Bots that the server was started with sit down like levels; all others are refused."""

import asyncio
import sys
from pathlib import Path

import pytest

from tests.docs.blocks import ROOT
from tests.server.asking import guest, new_table, serving
from tests.server.tables import Listener

OWN = "own_bot:Careful"
WANTED = [{"kind": "me"}, {"kind": "bot", "level": OWN}]
PATIENCE = 60.0  # seconds for a process to start and choose


def test_a_bot_of_ones_own_plays_at_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path, str(ROOT / "examples")])

    async def run() -> None:
        async with serving(tmp_path, bots=(OWN,)) as app, guest(app) as anna:
            (line, *_) = (await anna.get("/api/games")).json()
            assert line["levels"][-2:] == ["master", OWN]
            table = await new_table(anna, WANTED)
            rooms = app.state.service.rooms
            host = (await anna.get("/api/me")).json()["id"]
            await rooms.enter(table, Listener(host))
            room = await rooms.room(table)
            assert room.table.seats[1].bot == OWN
            while room.table.actor == 0:
                move = room.table.match.text(room.table.match.legal()[0])
                version = room.table.row.version
                await rooms.change(table, lambda t, m=move, v=version: t.play(0, m, v, rooms.now()))
            async with asyncio.timeout(PATIENCE):
                while room.table.actor == 1:
                    await asyncio.sleep(0.05)
            assert any(step.actor == 1 for step in room.table.match.log)

    asyncio.run(run())


def test_what_a_stranger_names_is_never_imported(tmp_path: Path) -> None:
    sys.modules.pop("own_bot", None)  # of the test before

    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna:
            for level in (OWN, "os:path", "antigravity:x", "random", "", "x" * 200):
                seats = [{"kind": "me"}, {"kind": "bot", "level": level}]
                answer = await anna.post("/api/tables", json={"game": "antinomy", "seats": seats})
                assert answer.status_code == 400, answer.text
            assert "antigravity" not in sys.modules and "own_bot" not in sys.modules

    asyncio.run(run())
