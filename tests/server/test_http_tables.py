"""From the lobby to a rematch, over HTTP."""

import asyncio
import re
from pathlib import Path

import pytest

from spieluhr.cli.main import main
from spieluhr.server.live import lobby
from spieluhr.server.live.lobby import MOST_FROM_ADDRESS, MOST_REPORTS
from tests.server.asking import ALONE, bot, guest, new_table, serving, visitor
from tests.server.tables import Listener

OPEN = [{"kind": "me"}, {"kind": "open"}]


def test_a_table_is_found_joined_and_left(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            serving(tmp_path) as app, guest(app) as anna, guest(app, "Ben") as ben,
            guest(app, "Eve") as eve, visitor(app) as stranger,
        ):  # fmt: skip
            hidden = await new_table(anna, OPEN)
            table = await new_table(anna, OPEN, is_public=True)
            assert (await stranger.get("/api/tables")).json() == []  # its host is not there
            host = (await anna.get("/api/me")).json()["id"]
            await app.state.service.rooms.enter(table, Listener(host))
            listed = (await stranger.get("/api/tables")).json()
            assert [one["id"] for one in listed] == [table] and hidden != table
            path = f"/api/tables/{table}"
            assert (await stranger.post(f"{path}/join")).status_code == 401
            assert (await anna.post(f"{path}/join")).json()["error"] == "table-seated"
            assert (await ben.post(f"{path}/leave")).json()["error"] == "table-not-seated"
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
            asked = await anna.post(path)
            assert (asked.status_code, asked.json()["id"]) == (200, table)
            (line,) = (await ben.get("/api/tables/mine")).json()
            assert line["asks_rematch"] == "Anna"
            made = await asyncio.gather(*(client.post(path) for client in (ben, anna, ben)))
            assert made[0].status_code == 201
            again = made[0].json()["id"]
            seats = made[0].json()["seats"]
            assert [seat["name"] for seat in seats] == ["Ben", "Anna"]
            mine = {one["id"] for one in (await ben.get("/api/tables/mine")).json()}
            assert mine == {table, again}

    asyncio.run(run())


def test_a_rematch_can_be_refused(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna, guest(app, "Ben") as ben:
            table = await new_table(anna, OPEN)
            await ben.post(f"/api/tables/{table}/join")
            path = f"/api/tables/{table}/rematch"
            assert (await ben.delete(path)).json()["error"] == "table-over"
            rooms = app.state.service.rooms
            await rooms.change(table, lambda t: t.resign(0, t.row.version, rooms.now()))
            assert (await ben.delete(path)).json()["error"] == "no-offer"
            await anna.post(path)
            assert (await ben.delete(path)).status_code == 200
            refused = await anna.post(path)
            assert refused.status_code == 409
            assert refused.json()["say"] == "Ben would rather not play again."
            assert (await ben.post(path)).status_code == 201  # on second thoughts

    asyncio.run(run())


def test_a_host_removes_a_guest_before_the_game(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            serving(tmp_path) as app, guest(app) as anna, guest(app, "Ben") as ben,
            guest(app, "Eve") as eve, guest(app, "Cleo") as cleo,
        ):  # fmt: skip
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
            table = await new_table(anna, seats, "dragonkeepers")
            path = f"/api/tables/{table}"
            await eve.post(f"{path}/join")
            for client, seat, error in (
                (eve, 0, "not-host"), (ben, 1, "not-host"), (anna, 0, "table-seats"),
                (anna, 2, "table-seats"), (anna, 9, "seat"),
            ):  # fmt: skip
                assert (await client.delete(f"{path}/seats/{seat}")).json()["error"] == error
            removed = (await anna.delete(f"{path}/seats/1")).json()
            assert [seat["name"] for seat in removed["seats"]] == ["Anna", "", ""]
            back = await eve.post(f"{path}/join")
            assert (back.status_code, back.json()["error"]) == (403, "table-barred")
            assert (await ben.post(f"{path}/join")).json()["status"] == "open"
            assert (await cleo.post(f"{path}/join")).json()["status"] == "playing"
            assert (await anna.delete(f"{path}/seats/1")).json()["error"] == "not-host"

    asyncio.run(run())


def test_one_address_does_not_fill_the_lobby(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna, visitor(app) as stranger:
            rooms, me = app.state.service.rooms, (await anna.get("/api/me")).json()["id"]
            made = [
                await new_table(anna, OPEN, is_public=True) for _ in range(MOST_FROM_ADDRESS + 3)
            ]
            for table in made:
                await rooms.enter(table, Listener(me))
            listed = (await stranger.get("/api/tables")).json()
            assert [one["id"] for one in listed] == made[: -MOST_FROM_ADDRESS - 1 : -1]

    asyncio.run(run())


def test_what_is_reported_is_kept_for_the_operator(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def run() -> str:
        async with (
            serving(tmp_path) as app, guest(app, "Rude Name") as rude, guest(app) as anna,
            bot(app, anna) as robo,
        ):  # fmt: skip
            table = await new_table(rude, OPEN)
            path = f"/api/tables/{table}/report"
            for reason in ("other", "name"):
                answer = await anna.post(path, json={"reason": reason})
                assert (answer.status_code, answer.json()) == (201, {"reason": reason})
            assert (await anna.post(path, json={"reason": "I hate him"})).status_code == 400
            assert (await robo.post(path, json={"reason": "name"})).status_code == 403
            for _ in range(MOST_REPORTS - 1):
                other = await new_table(rude, OPEN)
                await anna.post(f"/api/tables/{other}/report", json={"reason": "stalling"})
            answer = await anna.post(path, json={"reason": "name"})
            assert (answer.status_code, answer.json()["error"]) == (429, "too-many-reports")
            return table

    table = asyncio.run(run())
    assert main(["db", "reports", "--db", f"sqlite:///{tmp_path / 'test.sqlite'}"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len([line for line in lines if table in line]) == 1
    assert re.search(rf"name +antinomy +table {table} \(Rude Name, -\)", lines[0])
    assert lines[-1] == f"{MOST_REPORTS} reports"


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
            assert [seat["name"] for seat in joined["seats"]] == ["Anna", "Ada", "Ben", "Anna 2"]
            assert [seat["level"] for seat in joined["seats"]] == [None, "club", "club", None]
            alone = (await anna.get(f"/api/tables/{await new_table(anna, ALONE)}")).json()
            assert [seat["name"] for seat in alone["seats"]] == ["Anna", "Anna 2"]

    asyncio.run(run())


def test_a_bot_makes_way_for_a_person_of_its_name(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, guest(app, "ada") as ada, guest(app, "Cleo") as cleo:
            bots = [{"kind": "bot", "level": "club"}] * 2
            seats = [*bots, {"kind": "me"}, {"kind": "open"}]
            table = await new_table(ada, seats, "dragonkeepers")
            made = (await ada.get(f"/api/tables/{table}")).json()
            assert [seat["name"] for seat in made["seats"]] == ["Ben", "Cleo", "ada", ""]
            joined = (await cleo.post(f"/api/tables/{table}/join")).json()
            assert [seat["name"] for seat in joined["seats"]] == ["Ben", "Dan", "ada", "Cleo"]
            stored = await app.state.service.store.table(table)
            assert [seat.name for seat in stored[1]] == ["Ben", "Dan", "ada", "Cleo"]

    asyncio.run(run())


def test_a_new_name_is_seen_at_once_where_nothing_has_begun(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, guest(app, "Guest") as anna:
            bot = {"kind": "bot", "level": "club"}
            waiting = await new_table(anna, [{"kind": "me"}, bot, {"kind": "open"}], "steam_time")
            begun, shared = (
                await new_table(anna, [{"kind": "me"}, bot]),
                await new_table(anna, [*ALONE, {"kind": "open"}], "dragonkeepers"),
            )
            assert (await anna.put("/api/me/name", json={"name": "Ada"})).json()["name"] == "Ada"
            seats = {
                one["id"]: [seat["name"] for seat in one["seats"]]
                for one in (await anna.get("/api/tables/mine")).json()
            }
            assert seats[waiting] == ["Ada", "Ben", ""]  # the bot makes way
            assert seats[begun] == ["Guest", "Ada"]
            assert seats[shared] == ["Guest", "Guest 2", ""]

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


def test_a_table_of_bots_only_is_refused(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna:
            bot = {"kind": "bot", "level": "beginner"}
            wish = {"game": "antinomy", "seats": [bot, bot]}
            for lang, word in (("en", "person"), ("de", "Menschen")):
                headers = {"accept-language": lang}
                answer = await anna.post("/api/tables", json=wish, headers=headers)
                assert answer.status_code == 400 and answer.json()["error"] == "table-bots-only"
                assert word in answer.json()["say"]
            assert (await anna.get("/api/tables/mine")).json() == []
            await new_table(anna, [bot, {"kind": "open"}])  # somebody may come

    asyncio.run(run())
