"""Attacks by somebody who sits at a table, or who runs the server. See `bench.attacks`."""

import asyncio
import contextlib
import json
import os
import secrets
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
from bench.attacked import HOST, me_and, new_table, server
from websockets.asyncio.client import connect

from spieluhr import games
from spieluhr.cli.load_clients import Player, ask
from spieluhr.core import fair
from spieluhr.core.match import Match
from spieluhr.core.rules import CHANCE

LATENCY = 0.03  # seconds, each way
OFFERS = 19  # a second: one less than a connection may send
MOVES = 40
CLOCK = 60  # seconds, the shortest that there is
UNDOS = 1500
GAMES = 200


class Shown(msgspec.Struct, rename={"kind": "is"}):
    kind: str
    version: int = -1
    status: str = ""
    legal: list[dict[str, Any]] = []
    error: str = ""
    ending: dict[str, Any] | None = None


SHOWN = msgspec.json.Decoder(Shown)


@contextlib.asynccontextmanager
async def slow_line(port: int) -> AsyncIterator[int]:
    """A port that leads to another one, and takes its time."""
    loop = asyncio.get_running_loop()

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                loop.call_later(LATENCY, writer.write, data)

    async def come(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        back, on = await asyncio.open_connection(HOST, port)
        await asyncio.gather(pass_on(reader, on), pass_on(back, writer))

    line = await asyncio.start_server(come, HOST, 0)
    try:
        yield int(line.sockets[0].getsockname()[1])
    finally:
        line.close()


class Honest:
    """Decides at once by what he was shown, and again if that came too late."""

    def __init__(self) -> None:
        self.tried = self.late = self.moved = 0
        self.ending: dict[str, Any] | None = None

    async def play(self, url: str, table: str, token: str) -> None:
        is_waiting = is_late = False
        shown = Shown("nothing")
        headers = {"Cookie": f"spieluhr={token}"}
        async with connect(
            f"ws{url[4:]}/ws/{table}", additional_headers=headers, max_size=None, proxy=None
        ) as socket:
            async for raw in socket:
                seen = SHOWN.decode(raw)
                is_late |= seen.error == "stale"
                if seen.kind == "pong":  # what came before is the answer
                    self.late, self.moved = self.late + is_late, self.moved + (not is_late)
                    is_waiting = is_late = False
                if seen.kind == "table":
                    shown = seen
                self.ending = shown.ending
                if shown.status == "over" or self.moved >= MOVES:
                    return
                if shown.legal and not is_waiting:
                    move = shown.legal[0]["move"]
                    asked = {"do": "play", "version": shown.version, "move": move}
                    await socket.send(json.dumps(asked))
                    await socket.send('{"do": "ping"}')
                    self.tried, is_waiting = self.tried + 1, True


async def _pester(player: Player, kinds: tuple[str, ...]) -> None:
    """Plays when it is his turn; all the rest of the time asks."""
    n = 0
    while player.seen.status != "over":
        assert player._socket is not None
        version = player.seen.version
        if player.seen.legal:
            said = {"do": "play", "version": version, "move": player.seen.legal[0].move}
        else:
            said = {"do": kinds[n % len(kinds)], "version": version}
        await player._socket.send(json.dumps(said))
        n += 1
        await asyncio.sleep(1 / OFFERS)


async def _pestered(game: str, kinds: tuple[str, ...]) -> str:
    with server() as started:
        url, honest = started.url, Honest()
        tokens = [ask(url, "POST", "/api/me", {"name": name})["token"] for name in ("Ann", "Bob")]
        seats = [{"kind": "me"}, {"kind": "open"}]
        wish = {"game": game, "seats": seats, "move_seconds": CLOCK}
        table = ask(url, "POST", "/api/tables", wish, tokens[0])["id"]
        ask(url, "POST", f"/api/tables/{table}/join", None, tokens[1])
        players = [Player(url, token) for token in tokens]
        for player in players:
            await player.enter(table)
        for player in players:
            await player.until(lambda p=player: p.seen.status == "playing")
        await players[0].leave()
        began = time.perf_counter()
        pestering = asyncio.create_task(_pester(players[1], kinds))
        async with slow_line(started.port) as port:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(CLOCK + 20):
                    await honest.play(f"http://{HOST}:{port}", table, tokens[0])
        took = time.perf_counter() - began
        pestering.cancel()
        await asyncio.gather(pestering, return_exceptions=True)
        await players[1].leave()
    end = "" if honest.ending is None else f", ended by {honest.ending['reason']}"
    return f"{honest.late} of {honest.tried} moves late, {honest.moved} made in {took:.0f} s{end}"


async def offers() -> str:
    """Offers of a draw, 19 a second, against somebody whose line takes 30 ms each way."""
    return await _pestered("antinomy", ("draw",))


async def retakes() -> str:
    """Passes the turn on and takes it back at once, again and again."""
    return await _pestered("dragonkeepers", ("undo",))


async def undos() -> str:
    """Undos behind chance, one after the other, and what is written for them."""
    with server(is_limited=False) as started:
        table, token = new_table(started.url, me_and("beginner"), "dragonkeepers")
        player, done = Player(started.url, token), 0
        await player.enter(table)
        await player.until(lambda: bool(player.seen.legal))
        before, half = _written(started.process.pid), 0.0
        with contextlib.suppress(Exception):
            while done < UNDOS and player.seen.status == "playing":
                await player.play(player.seen.legal[0].move)
                version = player.seen.version
                assert player._socket is not None
                await player._socket.send(json.dumps({"do": "undo", "version": version}))
                await player.until(lambda: player.seen.version > version)
                done += 1
                if done == 500:
                    half = _written(started.process.pid) - before
        all_of_it = _written(started.process.pid) - before
        error = player.seen.error or "no refusal"
        await player.leave()
    return f"{half:.0f} MB for 500 undos, {all_of_it:.0f} MB for {done}, then {error}"


def _written(group: int) -> float:
    """In MB, by all processes of the server."""
    found = 0
    for one in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if os.getpgid(int(one.name)) == group:
                lines = (one / "io").read_text(encoding="utf-8").splitlines()
                found += int(next(line.split()[1] for line in lines if line.startswith("wchar")))
    return found / 1e6


async def seeds() -> str:
    """Before a table is made, its operator looks for a seed that deals two chosen cards."""
    wanted, tried, began = "", 0, time.perf_counter()
    chosen: list[bytes] = []
    while len(chosen) < GAMES:
        seed = secrets.token_bytes(32)
        hand = _dealt(seed)
        wanted = wanted or hand
        tried += 1
        if hand == wanted:
            chosen.append(seed)
    took = time.perf_counter() - began
    kept = sum(_dealt(_key(seed)) == wanted for seed in chosen)
    return (
        f"{tried / GAMES:.0f} seeds and {took / GAMES:.2f} s for two chosen cards; "
        f"the person was dealt them in {kept} of {GAMES} games"
    )


def _key(seed: bytes) -> bytes:
    """What chance follows from once a person has sat down and added a nonce."""
    if not hasattr(fair, "key"):
        return seed
    return fair.key(seed, secrets.token_urlsafe(16), [secrets.token_bytes(32).hex(), None])


def _dealt(key: bytes) -> str:
    game = games.load("antinomy")
    match, draws = Match(game, game.read_options({}), 2), 0
    while match.actor == CHANCE:
        moves, weights = match.legal(), game.rules.weights(match.state)
        match.chance(fair.result(key, draws, moves, weights), draws)
        draws += 1
    return str(sorted(game.codec.position(match.state)["hands"][0])[:2])
