"""Daily deals at a server: one try counts, and others are seen after it."""

from pathlib import Path

import httpx
from starlette.applications import Starlette

from spieluhr import daily, games
from spieluhr.bots import honest
from spieluhr.core import proof, record
from spieluhr.core.dice import Dice
from spieluhr.server.store.changes import Change
from spieluhr.server.tables.table import Table
from tests.server.asking import Json, bot, guest, visitor
from tests.server.tables import any_move
from tests.server.test_profile import history, in_a_server, resign

DUEL = "/api/daily/antinomy/duel"


async def deal_of(client: httpx.AsyncClient, kind: str = "duel") -> Json:
    deals = (await client.get("/api/daily")).json()["deals"]
    found: Json = next(one for one in deals if (one["game"], one["kind"]) == ("antinomy", kind))
    return found


async def begun(client: httpx.AsyncClient, path: str = DUEL) -> str:
    answer = await client.post(path, json={})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def finished(app: Starlette, table: str, seed: int) -> None:
    """My moves at random, the bot's as it would choose them."""
    rooms, dice = app.state.service.rooms, Dice(seed)
    room = await rooms.room(table)
    opponent = daily.Opponent(daily.find(*_parts(room.table.row.daily)))

    def answer(at: Table) -> Change:
        assert at.match is not None
        return at.play_bot(1, opponent.choose(at.match), at.row.version, rooms.now())

    while room.table.row.status == "playing":
        if room.table.actor == daily.ME:
            await rooms.change(table, any_move(dice, rooms.now()))
            continue
        await rooms.change(table, answer)


def _parts(name: str) -> tuple[str, str, str]:
    game, kind, day = name.split("/")
    return game, kind, day


def test_everybody_has_the_same_deal_and_one_try(tmp_path: Path) -> None:
    async def test(app: Starlette) -> None:
        async with guest(app) as anna, guest(app, "Ben") as ben:
            assert (await deal_of(anna))["mine"] is None
            first, other = await begun(anna), await begun(ben)
            await finished(app, first, 3)
            await finished(app, other, 3)
            logs = [(await anna.get(f"/api/tables/{one}/record")).json() for one in (first, other)]
            assert logs[0]["log"] == logs[1]["log"]
            mine = await deal_of(anna)
            assert mine["mine"]["is_over"] and mine["mine"]["spoiled"] is None
            assert mine["players"] == 2
            assert [bar["count"] for bar in mine["bars"]] == [2]
            assert mine["bars"][0]["points"] == mine["mine"]["points"]
            again = await begun(anna)
            await finished(app, again, 4)
            assert await deal_of(anna) == mine  # only the first one counts
            assert {line["unrated"] for line in await history(anna)} == {"daily"}

    in_a_server(tmp_path, test)


def test_the_record_proves_chance_and_bots(tmp_path: Path) -> None:
    async def test(app: Starlette) -> None:
        async with guest(app) as anna:
            table = await begun(anna)
            await finished(app, table, 5)
            written = (await anna.get(f"/api/tables/{table}/record")).text
            found = record.decode(written)
            game = games.load("antinomy")
            assert proof.check_chance(found, game)
            assert found.chance is not None
            assert found.chance.seed == daily.find("antinomy", "duel", daily.today()).seed
            assert honest.check_bots(found, game)

    in_a_server(tmp_path, test)


def test_others_are_seen_only_after_the_own_try(tmp_path: Path) -> None:
    async def test(app: Starlette) -> None:
        async with guest(app) as anna, guest(app, "Ben") as ben, visitor(app) as stranger:
            await finished(app, await begun(anna), 3)
            running = await begun(ben)
            for client in (ben, stranger):
                found = await deal_of(client)
                assert found["players"] == 1 and found["bars"] == []
            other = await begun(ben, "/api/daily/antinomy/solo")
            await ben.delete(f"/api/tables/{other}")  # off the list, and thereby given up
            left = (await deal_of(ben, "solo"))["mine"]
            assert (left["is_over"], left["spoiled"]) == (True, "left")
            await resign(app, running, 0)
            given_up = await deal_of(ben)
            assert given_up["mine"]["spoiled"] == "resigned"
            assert given_up["players"] == 1 and len(given_up["bars"]) == 1

    in_a_server(tmp_path, test)


def test_advice_spoils_a_try(tmp_path: Path) -> None:
    async def test(app: Starlette) -> None:
        async with guest(app) as anna:
            table = await begun(anna, "/api/daily/antinomy/solo")
            await app.state.service.store.profiles.note_help(table)
            await finished(app, table, 3)
            found = await deal_of(anna, "solo")
            assert found["mine"]["spoiled"] == "hint" and found["bars"] == []

    in_a_server(tmp_path, test)


def test_what_is_no_deal_is_refused_in_words(tmp_path: Path) -> None:
    async def test(app: Starlette) -> None:
        async with guest(app) as anna, bot(app, anna) as robo, visitor(app) as stranger:
            for path in ("/api/daily/steam_time/solo", "/api/daily/chess/duel"):
                assert (await anna.post(path, json={})).json()["error"] == "no-daily"
            early = await anna.post(DUEL, json={"day": "2026-11-17"})
            assert early.json()["error"] == "daily-day"
            assert (await anna.get("/api/daily?day=9999-01-01")).status_code == 400
            assert (await robo.post(DUEL, json={})).json()["error"] == "not-for-bots"
            assert (await stranger.post(DUEL, json={})).status_code == 401
            assert (await anna.get("/api/tables/mine")).json() == []

    in_a_server(tmp_path, test)
