"""My games: how they ended, and taking one off my list."""

import asyncio
from pathlib import Path
from typing import Any

import httpx

from spieluhr.core.dice import Dice
from tests.server.asking import ALONE, guest, new_table, serving
from tests.server.tables import any_move

OPEN = [{"kind": "me"}, {"kind": "open"}]
BOT = [{"kind": "me"}, {"kind": "bot", "level": "club"}]
MINE = "/api/tables/mine"


async def mine(client: httpx.AsyncClient, **headers: str) -> dict[str, Any]:
    return {one["id"]: one for one in (await client.get(MINE, headers=headers)).json()}


def test_a_line_says_how_it_ended_to_each_in_own_words(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna, guest(app, "Ben") as ben:
            rooms = app.state.service.rooms
            table = await new_table(anna, OPEN)
            assert (await mine(anna))[table]["result"] == ""
            await ben.post(f"/api/tables/{table}/join")
            assert (await mine(anna))[table]["fared"] is None
            await rooms.change(table, lambda t: t.resign(0, t.row.version, rooms.now()))
            lost, won = (await mine(anna))[table], (await mine(ben))[table]
            assert (lost["fared"], won["fared"]) == ("lost", "won")
            assert won["result"] == "Anna resigned."
            german = (await mine(ben, **{"accept-language": "de"}))[table]
            assert german["result"] == "Anna hat aufgegeben."

    asyncio.run(run())


def test_a_whole_game_says_its_result_as_the_end_does(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna, guest(app, "Ben") as ben:
            rooms, dice = app.state.service.rooms, Dice(3)
            table = await new_table(anna, OPEN)
            await ben.post(f"/api/tables/{table}/join")
            room = await rooms.room(table)
            while room.table.row.status == "playing":
                await rooms.change(table, any_move(dice))
            ranks = room.table.match.outcome.ranks
            for seat, client in enumerate((anna, ben)):
                line = (await mine(client))[table]
                fared = "drawn" if ranks == [1, 1] else "won" if ranks[seat] == 1 else "lost"
                assert line["fared"] == fared
                scores = room.table.match.outcome.scores
                mine_first = f"{scores[seat]} : {scores[1 - seat]}"
                assert line["result"].endswith(mine_first)
                assert ("You have won." in line["result"]) == (fared == "won")

    asyncio.run(run())


def test_a_game_that_is_over_leaves_my_list_alone(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna, guest(app, "Ben") as ben:
            rooms = app.state.service.rooms
            table = await new_table(anna, OPEN)
            await ben.post(f"/api/tables/{table}/join")
            refused = await anna.delete(f"/api/tables/{table}")
            assert (refused.status_code, refused.json()["error"]) == (409, "table-others")
            await rooms.change(table, lambda t: t.resign(1, t.row.version, rooms.now()))
            kept = await new_table(anna, BOT)
            left = (await anna.delete(f"/api/tables/{table}")).json()
            assert [one["id"] for one in left] == [kept]
            assert list(await mine(anna)) == [kept] and list(await mine(ben)) == [table]
            assert (await ben.get(f"/api/tables/{table}/record")).json()["seats"][0][
                "name"
            ] == "Anna"
            await ben.post(f"/api/tables/{table}/rematch")
            assert list(await mine(anna)) == [kept]  # who has put it away is not asked

    asyncio.run(run())


def test_what_nobody_else_plays_ends_and_is_gone(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna:
            for seats in (BOT, ALONE, [{"kind": "me"}]):
                options = {"solo": "easy"} if len(seats) == 1 else {}
                table = await new_table(anna, seats, options=options)
                assert (await anna.delete(f"/api/tables/{table}")).json() == []
                shown = (await anna.get(f"/api/tables/{table}")).json()
                assert shown["status"] == "over" and shown["fared"] is None
                assert await app.state.service.store.running_of("x", 9) == []

    asyncio.run(run())


def test_a_table_that_waits_is_left_and_goes_with_the_last(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna, guest(app, "Ben") as ben:
            three = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
            table = await new_table(anna, three, "dragonkeepers")
            await ben.post(f"/api/tables/{table}/join")
            assert (await anna.delete(f"/api/tables/{table}")).json() == []
            seats = (await ben.get(f"/api/tables/{table}")).json()["seats"]
            assert [seat["name"] for seat in seats] == ["", "Ben", ""]
            assert (await ben.delete(f"/api/tables/{table}")).json() == []
            assert (await ben.get(f"/api/tables/{table}")).status_code == 404

    asyncio.run(run())


def test_nobody_deletes_what_is_not_theirs(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna, guest(app, "Eve") as eve:
            table = await new_table(anna, BOT)
            assert (await eve.delete(f"/api/tables/{table}")).status_code == 403
            assert (await eve.delete("/api/tables/" + "x" * 22)).status_code == 404
            assert list(await mine(anna)) == [table]
            assert (await mine(anna))[table]["status"] == "playing"

    asyncio.run(run())
