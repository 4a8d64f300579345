"""Bots from outside: a stream of turns, moves by POST, and the example that is shown to people."""

import asyncio
import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from spieluhr.core import proof, record
from spieluhr.games import load
from spieluhr.server.http import handlers
from tests.server.asking import Json, Reading, bot, guest, new_table, serving, visitor

ROOT = Path(__file__).parents[2]
BEGINNER = {"kind": "bot", "level": "beginner"}


async def answer(client: httpx.AsyncClient, turn: Json, move: object = None) -> httpx.Response:
    body = {"version": turn["version"], "move": turn["legal"][0]["move"] if move is None else move}
    return await client.post(f"/api/bot/tables/{turn['table']}/move", json=body)


def test_a_bot_that_only_asks_is_answered_too(tmp_path: Path) -> None:
    """Without a stream: bots of the house move for it although nobody is connected."""

    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna, bot(app, anna) as one:
            table = await new_table(one, [{"kind": "me"}, BEGINNER])
            room = await app.state.service.rooms.room(table)
            for _ in range(12):
                if room.table.row.status == "over":
                    return
                async with asyncio.timeout(60):
                    while not (await one.get(f"/api/tables/{table}")).json()["is_my_turn"]:
                        await asyncio.sleep(0.02)
                move = load("antinomy").codec.text(room.table.match.legal()[0])
                turn = {"table": table, "version": room.table.row.version}
                assert (await answer(one, turn, move)).status_code == 200

    asyncio.run(run())


def test_turns_come_as_lines(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            serving(tmp_path) as app, guest(app) as anna, bot(app, anna) as one,
            bot(app, anna) as two,
        ):  # fmt: skip
            table = await new_table(one, [{"kind": "me"}, {"kind": "open"}])
            stream = Reading(app, one)
            assert await stream.begun() == 200
            assert stream.headers["content-type"] == "application/x-ndjson"
            assert (await stream.line())["is"] == "alive"
            joined = (await two.post(f"/api/tables/{table}/join")).json()
            assert [seat["name"] for seat in joined["seats"]] == ["Robo", "Robo 2"]
            assert [seat["is_bot"] for seat in joined["seats"]] == [True, True]
            assert joined["seats"][0]["is_here"] and not joined["seats"][1]["is_here"]
            other = Reading(app, two)  # its turn may wait already
            streams = {0: (one, stream), 1: (two, other)}
            room = await app.state.service.rooms.room(table)
            for _ in range(30):
                client, reading = streams[room.table.actor]
                turn = await reading.line("turn")
                assert turn["seat"] == room.table.actor and turn["table"] == table
                assert {choice["move"] for choice in turn["legal"]} == {
                    load("antinomy").codec.text(move) for move in room.table.match.legal()
                }
                done = await answer(client, turn, turn["legal"][-1]["json"])
                assert done.status_code == 200
                assert done.json()["version"] == room.table.row.version
            seed = room.table.row.seed.encode()
            assert not any(seed in raw for raw in stream.raw + other.raw)
            for reading in (stream, other):
                await reading.leave()
            assert not room.connections

    asyncio.run(run())


def test_errors_are_clear_and_change_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna, bot(app, anna) as robo:
            table = await new_table(robo, [{"kind": "me"}, {"kind": "open"}])
            early = await answer(robo, {"table": table, "version": 0}, "wand 0")
            assert (early.status_code, early.json()["error"]) == (409, "table-waits")
            await anna.post(f"/api/tables/{table}/join")
            room = await app.state.service.rooms.room(table)
            rooms = app.state.service.rooms
            while room.table.actor != 0:
                legal = room.table.game.codec.text(room.table.match.legal()[0])
                await rooms.change(
                    table, lambda t, m=legal: t.play(1, m, t.row.version, rooms.now())
                )
            stream = Reading(app, robo)
            turn = await stream.line("turn")
            await stream.leave()
            again = Reading(app, robo)  # the turn still waits after a reconnect
            assert await again.line("turn") == turn
            old = {**turn, "version": turn["version"] - 1}
            for wrong, move, status, error in (
                (old, None, 409, "stale"), (turn, "nonsense", 400, "move"),
                (turn, {"do": "nonsense"}, 400, "move-json"), (turn, {}, 400, "move-json"),
                (turn, "wand 99", 400, "move"), ({**turn, "table": "x" * 22}, "y", 404, "no-table"),
                ({**turn, "table": "%00"}, "y", 404, "no-table"),
            ):  # fmt: skip
                refused = await answer(robo, wrong, move)
                assert refused.status_code == status, (wrong, move, refused.text)
                assert refused.json()["error"] == error
            assert room.table.row.version == turn["version"]
            done = await answer(robo, turn)
            assert done.status_code == 200
            twice = await answer(robo, turn)
            assert (twice.status_code, twice.json()["error"]) == (409, "stale")
            await again.leave()

    asyncio.run(run())


def test_a_bot_is_dismissed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its token and what listens with it are void at once; the place for another bot is free."""
    monkeypatch.setattr(handlers, "MOST_BOTS", 2)

    async def run() -> None:
        async with (
            serving(tmp_path) as app, guest(app) as anna, guest(app, "Ben") as ben,
            bot(app, anna) as robo, bot(app, anna) as rival,
        ):  # fmt: skip
            await new_table(robo, [{"kind": "me"}, {"kind": "me"}])
            stream = Reading(app, robo)
            assert await stream.begun() == 200
            await stream.line("turn")
            mine = (await anna.get("/api/tokens")).json()
            ids = [(await one.get("/api/me")).json()["id"] for one in (robo, rival)]
            assert [one["id"] for one in mine] == ids
            assert [one["name"] for one in mine] == ["Robo"] * 2
            assert (await ben.get("/api/tokens")).json() == []
            path = f"/api/tokens/{ids[0]}"
            for client, where, status, error in (
                (ben, path, 404, "no-bot"),
                (rival, path, 403, "not-for-bots"),
                (anna, "/api/tokens/nonsense", 404, "no-bot"),
            ):
                refused = await client.delete(where)
                assert (refused.status_code, refused.json()["error"]) == (status, error)
            assert (await robo.get("/api/me")).status_code == 200
            assert [one["id"] for one in (await anna.delete(path)).json()] == ids[1:]
            await asyncio.wait_for(stream.task, 5)
            assert (await robo.get("/api/me")).status_code == 401
            assert (await rival.get("/api/me")).status_code == 200
            assert (await anna.delete(path)).status_code == 404
            made = [await anna.post("/api/tokens", json={"name": "New"}) for _ in range(2)]
            assert [answer.status_code for answer in made] == [201, 409]
            shown = (await anna.get("/api/tokens")).json()
            assert [one["id"] for one in shown] == [ids[1], made[0].json()["id"]]

    asyncio.run(run())


def test_only_bots_with_their_token(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            serving(tmp_path) as app, guest(app) as anna, visitor(app) as stranger,
            bot(app, anna) as robo, bot(app, anna) as rival,
        ):  # fmt: skip
            path = "/api/bot/turns"
            assert (await stranger.get(path)).status_code == 401
            assert (await anna.get(path)).status_code == 403
            wrong = {"authorization": "Bearer nonsense"}
            assert (await anna.get(path, headers=wrong)).status_code == 401
            assert (await robo.post("/api/tokens", json={"name": "Child"})).status_code == 403
            assert (await robo.post("/api/me/recovery")).status_code == 403
            table = await new_table(robo, [{"kind": "me"}, {"kind": "me"}])
            version = (await app.state.service.rooms.room(table)).table.row.version
            foreign = await answer(rival, {"table": table, "version": version}, "wand 0")
            assert (foreign.status_code, foreign.json()["error"]) == (403, "table-not-seated")
            streams = [Reading(app, robo) for _ in range(4)]
            for stream in streams:
                assert await stream.begun() == 200
                assert (await stream.line("turn"))["table"] == table
            assert (await robo.get(path)).status_code == 429
            for stream in streams:
                await stream.leave()

    asyncio.run(run())


def test_a_stream_lives_until_the_server_stops(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            serving(tmp_path, alive_seconds=0.1) as app, guest(app) as anna,
            bot(app, anna) as robo,
        ):  # fmt: skip
            stream = Reading(app, robo)
            for _ in range(3):
                assert await stream.line() == {"is": "alive"}
            table = await new_table(robo, [{"kind": "me"}, BEGINNER])
            version = -1
            for _ in range(3):  # a turn of its own, a beginner's, its own again
                turn = await stream.line("turn")
                assert turn["version"] > version
                version = turn["version"]
                assert (await answer(robo, turn)).status_code == 200
            service = app.state.service
            await service.rooms.change(table, lambda t: t.end("resigned", 0, 0.0))
            over = await stream.line("over")
            assert over["ending"] == {"reason": "resigned", "seat": 0}
        await asyncio.wait_for(stream.task, 5)

    asyncio.run(run())


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    """A real one, in its own process."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "spieluhr", "serve", "--port", str(port), "--workers", "1"]
    with (tmp_path / "log").open("wb") as log:
        process = subprocess.Popen(
            [*command, "--db", f"sqlite:///{tmp_path / 'served.sqlite'}"],
            stdout=log,
            stderr=log,
            env={**os.environ, "SPIELUHR_REQUESTS": "10000", "SPIELUHR_REQUEST_BURST": "10000"},
        )
    try:
        yield wait_for(f"http://127.0.0.1:{port}")
    finally:
        process.terminate()
        process.wait(20)


def wait_for(url: str) -> str:
    for _ in range(200):
        try:
            httpx.get(f"{url}/healthz").raise_for_status()
        except httpx.HTTPError:
            time.sleep(0.1)
        else:
            return url
    raise AssertionError("the server does not start")


def example(server: str, token: str, table: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(ROOT / "examples" / "bot.py"), server, token, table]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def test_the_example_plays_whole_games(server: str, tmp_path: Path) -> None:
    """Against a beginner, and two examples against each other."""
    with httpx.Client(base_url=server) as anna:
        anna.post("/api/me", json={"name": "Anna"})
        tokens = [anna.post("/api/tokens", json={"name": n}).json()["token"] for n in "AB"]
        opened = {"kind": "open"}
        games = {}
        for game, seats, players in (
            ("steam_time", [opened, BEGINNER], tokens[:1]),
            ("perfect_moment", [opened, opened], tokens),
        ):
            made = anna.post("/api/tables", json={"game": game, "seats": seats})
            table = made.json()["id"]
            games[table] = [example(server, token, table) for token in players]
        for table, bots in games.items():
            for one in bots:
                said, _ = one.communicate(timeout=60)
                assert one.returncode == 0 and said.strip()
            read = record.decode(anna.get(f"/api/tables/{table}/record").content)
            assert proof.check_chance(read, load(read.game))
            assert all(seat.player in ("bot", "beginner") for seat in read.seats)
        raw = (tmp_path / "log").read_text()
        lines = [json.loads(line) for line in raw.splitlines() if line.startswith("{")]
        assert any(line.get("route") == "/api/bot/turns" for line in lines)
        assert not any(token in raw for token in tokens)


def test_the_example_is_short() -> None:
    lines = (ROOT / "examples" / "bot.py").read_text().split('"""')[2].splitlines()
    assert len([line for line in lines if line.strip()]) <= 30
