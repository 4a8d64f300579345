"""From the lobby to a rematch, over HTTP."""

import asyncio
from pathlib import Path

import pytest

from spieluhr.server import lobby
from tests.server.asking import ALONE, guest, new_table, serving, visitor

OPEN = [{"kind": "me"}, {"kind": "open"}]


def test_a_table_is_found_joined_and_left(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            serving(tmp_path) as app, guest(app) as anna, guest(app, "Ben") as ben,
            guest(app, "Eve") as eve, visitor(app) as stranger,
        ):  # fmt: skip
            hidden = await new_table(anna, OPEN)
            table = await new_table(anna, OPEN, is_public=True)
            listed = (await stranger.get("/api/tables")).json()
            assert [one["id"] for one in listed] == [table] and hidden != table
            path = f"/api/tables/{table}"
            assert (await stranger.post(f"{path}/join")).status_code == 401
            assert (await anna.post(f"{path}/join")).json()["error"] == "table-seated"
            assert (await ben.post(f"{path}/leave")).json()["error"] == "table-stranger"
            assert (await anna.post(f"{path}/rematch")).json()["error"] == "table-over"
            assert (await anna.post(f"{path}/leave")).status_code == 200
            assert (await ben.post(f"{path}/join")).json()["status"] == "open"
            assert (await anna.post(f"{path}/join")).json()["status"] == "playing"
            shown = (await stranger.get(path)).json()
            assert [seat["name"] for seat in shown["seats"]] == ["Ben", "Anna"]
            for late in ("join", "leave"):
                assert (await eve.post(f"{path}/{late}")).json()["error"] == "table-begun"
            assert (await eve.get("/api/tables")).json() == []
            assert {one["id"] for one in (await anna.get("/api/tables/mine")).json()} == {
                hidden, table,
            }  # fmt: skip

    asyncio.run(run())


def test_a_rematch_is_made_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna, guest(app, "Ben") as ben:
            table = await new_table(anna, OPEN)
            await ben.post(f"/api/tables/{table}/join")
            rooms = app.state.service.rooms
            await rooms.change(table, lambda t: t.resign(0, t.row.version, rooms.now()))
            path = f"/api/tables/{table}/rematch"
            made = await asyncio.gather(*(client.post(path) for client in (anna, ben, anna)))
            assert {answer.status_code for answer in made} == {201}
            (again,) = {answer.json()["id"] for answer in made}
            seats = made[0].json()["seats"]
            assert [seat["name"] for seat in seats] == ["Ben", "Anna"]
            mine = {one["id"] for one in (await ben.get("/api/tables/mine")).json()}
            assert mine == {table, again}

    asyncio.run(run())


def test_nobody_takes_all_seats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MOST_SEATED", 2)

    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna, guest(app, "Ben") as ben:
            for _ in range(2):
                await new_table(ben, ALONE)
            table = await new_table(anna, OPEN)
            refused = await ben.post(f"/api/tables/{table}/join")
            assert (refused.status_code, refused.json()["error"]) == (409, "too-many-tables")

    asyncio.run(run())


def test_names_at_a_table_differ(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna, guest(app) as other:
            bots = [{"kind": "bot", "level": "club"}] * 2
            seats = [{"kind": "me"}, *bots, {"kind": "open"}]
            table = await new_table(anna, seats, "dragonkeepers")
            joined = (await other.post(f"/api/tables/{table}/join")).json()
            assert [seat["name"] for seat in joined["seats"]] == [
                "Anna", "Club", "Club 2", "Anna 2",
            ]  # fmt: skip
            alone = (await anna.get(f"/api/tables/{await new_table(anna, ALONE)}")).json()
            assert [seat["name"] for seat in alone["seats"]] == ["Anna", "Anna 2"]

    asyncio.run(run())


def test_who_left_many_tables_alone_can_still_make_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The oldest goes: never one where somebody else sits, or that was used just now."""
    monkeypatch.setattr(lobby, "MOST_TABLES", 4)

    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna, guest(app, "Ben") as ben:
            rooms, lists = app.state.service.rooms, "/api/tables/mine"
            shared = await new_table(anna, OPEN)
            await ben.post(f"/api/tables/{shared}/join")
            waiting, playing = await new_table(anna, OPEN), await new_table(anna, ALONE)
            late = rooms.now() + lobby.LEFT_ALONE + 60
            monkeypatch.setattr(rooms, "now", lambda: late)
            fresh = await new_table(anna, ALONE)

            first = await new_table(anna, ALONE)
            assert (await anna.get(f"/api/tables/{waiting}")).status_code == 404
            second = await new_table(anna, ALONE)
            ended = (await anna.get(f"/api/tables/{playing}")).json()
            assert ended["status"] == "over"
            record = (await anna.get(f"/api/tables/{playing}/record")).json()
            assert record["ending"] == {"reason": "abandoned", "seat": None}
            body = {"game": "antinomy", "seats": ALONE}
            assert (await anna.post("/api/tables", json=body)).json()["error"] == "too-many-tables"
            mine = {one["id"]: one["status"] for one in (await anna.get(lists)).json()}
            running = {table for table, status in mine.items() if status == "playing"}
            assert running == {shared, fresh, first, second}

    asyncio.run(run())
