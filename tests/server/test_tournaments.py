"""Whole tournaments over HTTP: joined by link, played to the end, counted and kept."""

import asyncio
import io
import json
import zipfile
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
from starlette.applications import Starlette

from spieluhr.core.dice import Dice
from tests.server.asking import Json, guest, serving, visitor
from tests.server.tables import any_move

PEOPLE = "Anna", "Ben", "Cleo"
BOTS = ["first_game", "first_game"]
Test = Callable[[Starlette, list[httpx.AsyncClient]], Awaitable[None]]


def play(folder: Path, test: Test, people: tuple[str, ...] = PEOPLE, **settings: Any) -> None:
    """With a server and these people, each at an own device."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            app = await stack.enter_async_context(
                serving(folder, **{"requests": 1e6, "request_burst": 1e6, **settings})
            )
            here = [await stack.enter_async_context(guest(app, name)) for name in people]
            await test(app, here)

    asyncio.run(run())


async def made(client: httpx.AsyncClient, **wish: Any) -> Json:
    answer = await client.post("/api/tournaments", json={"game": "antinomy", **wish})
    assert answer.status_code == 201, answer.text
    found: Json = answer.json()
    return found


async def ask(client: httpx.AsyncClient, method: str, path: str, body: Any = None) -> Json:
    answer = await client.request(method, f"/api/tournaments/{path}", json=body)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


async def refused(client: httpx.AsyncClient, method: str, path: str, body: Any = None) -> str:
    answer = await client.request(method, f"/api/tournaments/{path}", json=body)
    assert answer.status_code >= 400, answer.text
    fault = answer.json()
    assert fault["say"]
    return str(fault["key"])


async def finish_games(app: Starlette, now: Json) -> None:
    """All people's moves at random; where bots wait they move by themselves."""
    rooms, dice = app.state.service.rooms, Dice(5)
    for game in now["rounds"][-1]["games"] if now["rounds"] else []:
        if game["table"] is None or game["is_over"]:
            continue
        for _ in range(5000):
            room = await rooms.room(game["table"])
            if room.table.row.status == "over":
                break
            if room.table.actor is not None and room.table.bot_to_move is None:
                await rooms.change(game["table"], any_move(dice, rooms.now()))
            else:
                await asyncio.sleep(0.005)


async def played_out(app: Starlette, client: httpx.AsyncClient, tournament: str) -> Json:
    for _ in range(200):
        now = await ask(client, "GET", tournament)
        if now["status"] == "over":
            return now
        await finish_games(app, now)
        await app.state.service.tournaments.sweep()
    raise AssertionError(f"it did not end: {now}")


async def joined(people: list[httpx.AsyncClient], **wish: Any) -> str:
    tournament = str((await made(people[0], **wish))["id"])
    for client in people[1:]:
        await ask(client, "POST", f"{tournament}/join")
    return tournament


def met(now: Json) -> list[tuple[int, ...]]:
    return [tuple(sorted(game["players"])) for one in now["rounds"] for game in one["games"]]


def test_everybody_plays_everybody_bots_too(tmp_path: Path) -> None:
    async def test(app: Starlette, people: list[httpx.AsyncClient]) -> None:
        tournament = await joined(people, bots=BOTS, title="Friday")
        begun = await ask(people[0], "POST", f"{tournament}/round")
        assert begun["status"] == "playing"
        assert begun["rounds_planned"] == 5
        end = await played_out(app, people[1], tournament)
        everybody = {one["n"] for one in end["entrants"]}
        pairs = met(end)
        assert sorted(pairs) == sorted((a, b) for a in everybody for b in everybody if a < b)
        assert sum(one["points"] for one in end["standings"]) == len(pairs) == 10
        assert [one["sits_out"] for one in end["rounds"]] != [[]] * 5
        assert sorted(n for one in end["rounds"] for n in one["sits_out"]) == sorted(everybody)
        packed = await people[2].get(f"/api/tournaments/{tournament}/records")
        with zipfile.ZipFile(io.BytesIO(packed.content)) as pack:
            records = [json.loads(pack.read(name)) for name in pack.namelist()]
        assert len(records) == 10
        players = [[seat["player"] for seat in record["seats"]] for record in records]
        assert players.count(BOTS) == 1
        history = (await people[0].get("/api/me/games")).json()
        assert len(history) == 4

    play(tmp_path, test)
