"""One row that cannot be read hides no other."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from spieluhr.cli.main import main
from spieluhr.server import metrics
from tests.server.asking import ALONE, guest, new_table, serving

BOT = [{"kind": "me"}, {"kind": "bot", "level": "beginner"}]
# What is wrong, how it came about, and what a player is told.
DAMAGE = {
    "json": ("UPDATE tables SET settings = '{' WHERE id = ?", "table-unreadable"),
    "type": ("UPDATE tables SET draws = 'many' WHERE id = ?", "table-unreadable"),
    "step": ("UPDATE steps SET move = 'dance' WHERE n = 0 AND table_id = ?", "table-unreadable"),
    "data": ("UPDATE tables SET data = 'unknown' WHERE id = ?", "data"),
    "game": ("UPDATE tables SET game = 'chess' WHERE id = ?", "game"),
    "rules": ("UPDATE tables SET rules = 99 WHERE id = ?", "table-rules"),
}


def hurt(folder: Path, table_id: str, query: str) -> None:
    with sqlite3.connect(folder / "test.sqlite") as db:
        assert db.execute(query, (table_id,)).rowcount == 1


def counted() -> float:
    found: Any = metrics.REGISTRY.get_sample_value("spieluhr_unreadable_total")
    return float(found)


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_bad_table_is_left_out_of_lists(
    tmp_path: Path, damage: str, capsys: pytest.CaptureFixture[str]
) -> None:
    query, error = DAMAGE[damage]

    async def run() -> None:
        async with serving(tmp_path, requests=1e9, request_burst=1e9) as app, guest(app) as anna:
            tables = [await new_table(anna, ALONE) for _ in range(3)]
            app.state.service.rooms.open.clear()
            hurt(tmp_path, tables[1], query)
            before = counted()
            for _ in range(3):
                mine = await anna.get("/api/tables/mine")
                assert {one["id"] for one in mine.json()} == {tables[0], tables[2]}
            assert counted() == before + 1  # and it is said once
            renamed = await anna.put("/api/me/name", json={"name": "Berta"})
            assert renamed.status_code == 200
            answer = await anna.get(f"/api/tables/{tables[1]}")
            assert (answer.json()["error"], bool(answer.json()["say"])) == (error, True)

    asyncio.run(run())
    assert main(["db", "check", "--db", f"sqlite:///{tmp_path / 'test.sqlite'}"]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "3 tables, 1 damaged"


def test_other_rules_are_refused_in_words(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna:
            table = await new_table(anna, ALONE)
            app.state.service.rooms.open.clear()
            hurt(tmp_path, table, DAMAGE["rules"][0])
            german = {"accept-language": "de"}
            answer = (await anna.get(f"/api/tables/{table}", headers=german)).json()
            assert answer["say"] == (
                "Diese Partie folgt Version 99 der Regeln von Gegensatz; dieser Server spielt nach "
                "Version 1."
            )

    asyncio.run(run())


def test_bad_tables_do_not_hold_up_bots_and_clocks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are due for ever, and come first."""
    monkeypatch.setattr("spieluhr.server.service.MOST_DUE", 1)

    async def run() -> None:
        async with serving(tmp_path, sweep_seconds=1e9) as app, guest(app) as anna:
            service = app.state.service
            bad, good = [await new_table(anna, ALONE, move_seconds=60) for _ in range(2)]
            service.rooms.open.clear()
            hurt(tmp_path, bad, "UPDATE tables SET deadline = 1, draws = 'many' WHERE id = ?")
            hurt(tmp_path, good, "UPDATE tables SET deadline = 2 WHERE id = ?")
            for _ in range(2):
                await service.sweep()
            assert (await service.rooms.room(good)).table.row.status == "over"

    asyncio.run(run())
