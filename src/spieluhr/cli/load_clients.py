"""Clients that play at random, to see what a server bears. Nothing here knows its inside."""

import asyncio
import hashlib
import http.client
import json
import os
import random
import secrets
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

TIMEOUT = 30.0  # seconds without an answer are an error
OPENING = 16  # requests at once while tables are made
TELL_EVERY = 0.25  # seconds
COOKIE, SECURE_COOKIE = "spieluhr", "__Host-spieluhr"


class Refused(Exception):
    """The server did not do what a legal request asked for."""


class Choice(msgspec.Struct):
    """Of a legal move, only what a client sends back."""

    move: str


class Chance(msgspec.Struct, frozen=True):
    """Of the table's chance, only what this client still has to add."""

    wants: str | None = None


class Seen(msgspec.Struct, rename={"kind": "is"}):
    """As much of the server's message as a random player needs."""

    kind: str
    version: int = -1
    status: str = ""
    legal: list[Choice] = []
    error: str = ""
    chance: Chance = Chance()


class Tally(msgspec.Struct):
    """What one process of clients has seen since its last report."""

    latencies: list[float] = []
    errors: list[str] = []
    games: int = 0
    process: int = 0
    cpu: float = 0.0  # seconds, since it began
    is_ready: bool = False


DECODER = msgspec.json.Decoder(Seen)


def ask(url: str, method: str, path: str, body: Any = None, token: str = "") -> Any:
    """One HTTP request; the token of a new guest is in its answer."""
    parts = urlsplit(url)
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    connection = kind(parts.hostname or "", parts.port, timeout=TIMEOUT)
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Cookie"] = f"{COOKIE}={token}"
    try:
        connection.request(method, path, json.dumps(body) if body is not None else None, headers)
        answer = connection.getresponse()
        content = json.loads(answer.read() or b"null")
    except (OSError, http.client.HTTPException, ValueError) as error:
        raise Refused(f"{path}: {type(error).__name__}") from None
    finally:
        connection.close()
    if answer.status >= 400:
        raise Refused(f"{path}: {answer.status} {(content or {}).get('error', '')}")
    cookie = answer.headers.get("Set-Cookie", "")
    name, _, value = cookie.partition("=")
    if name in (COOKIE, SECURE_COOKIE):
        content["token"] = value.split(";")[0]
    return content


class Player:
    """A guest with a socket at a table."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url
        self.token = token
        self.seen = Seen("nothing")
        self._nonce = secrets.token_bytes(32)
        self._news = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    async def enter(self, table_id: str) -> None:
        """Connects to the table, leaving the one before, and waits for the first message."""
        await self.leave()
        address = f"ws{self.url[4:]}/ws/{table_id}"
        headers = {"Cookie": f"{COOKIE}={self.token}"}
        self._socket = await connect(
            address, additional_headers=headers, compression=None, open_timeout=TIMEOUT,
            ping_interval=None, max_size=None, proxy=None,
        )  # fmt: skip
        self.seen = Seen("nothing")
        self._reading = asyncio.create_task(self._read(self._socket))
        await self.until(lambda: self.seen.version >= 0)

    async def leave(self) -> None:
        """Nothing happens if there is no connection."""
        if self._socket is not None:
            await self._socket.close()
        if self._reading is not None:
            await self._reading
        self._socket = self._reading = None

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for raw in socket:
                seen = DECODER.decode(raw)
                if seen.kind == "table":
                    self.seen = seen
                    self._news.set()
                    await self._add_to_chance(socket, seen.chance.wants)
                elif seen.kind == "error":
                    self.seen.error = seen.error
                    self._news.set()
        except WebSocketException:
            pass
        self.seen.error = self.seen.error or "closed"
        self._news.set()

    async def _add_to_chance(self, socket: ClientConnection, wants: str | None) -> None:
        """Nothing is dealt before; as a browser does it."""
        if wants == "pledge":
            said = {"do": "pledge", "hash": hashlib.sha256(self._nonce).hexdigest()}
            await socket.send(json.dumps(said))
        elif wants == "reveal":
            await socket.send(json.dumps({"do": "reveal", "nonce": self._nonce.hex()}))

    async def until_it_begins(self) -> None:
        """Waits until nobody is missing."""
        await self.until(lambda: self.seen.status != "open")

    async def until(self, is_so: Any) -> None:
        """Wait for news that make it so; an error of the server is one here."""
        async with asyncio.timeout(TIMEOUT):
            while not is_so():
                if self.seen.error:
                    raise Refused(self.seen.error)
                await self._news.wait()
                self._news.clear()

    async def play(self, move: str) -> float:
        """Seconds until the table came back with the move made."""
        assert self._socket is not None
        version = self.seen.version
        asked = msgspec.json.encode({"do": "play", "version": version, "move": move})
        began = time.perf_counter()
        await self._socket.send(asked.decode())
        await self.until(lambda: self.seen.version > version)
        return time.perf_counter() - began


class LoadTable:
    """Two players of ours; after the end they play again."""

    def __init__(self, url: str, game: str, dice: random.Random) -> None:
        self.url = url
        self.game = game
        self.dice = dice
        self.players: list[Player] = []
        self.table_id = ""

    async def sit(self) -> None:
        """Two new guests make a table and sit down at it."""
        for name in ("Anna", "Bruno"):
            guest = await asyncio.to_thread(ask, self.url, "POST", "/api/me", {"name": name})
            self.players.append(Player(self.url, guest["token"]))
        first, second = (player.token for player in self.players)
        wish = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "open"}]}
        made = await asyncio.to_thread(ask, self.url, "POST", "/api/tables", wish, first)
        self.table_id = made["id"]
        path = f"/api/tables/{self.table_id}/join"
        await asyncio.to_thread(ask, self.url, "POST", path, None, second)
        await self._enter()

    async def _enter(self) -> None:
        for player in self.players:
            await player.enter(self.table_id)
        for player in self.players:
            await player.until_it_begins()

    async def again(self) -> None:
        """A rematch of the same two; from here on `table_id` is the new table's."""
        path = f"/api/tables/{self.table_id}/rematch"
        for player in self.players:  # it is made when both want it
            made = await asyncio.to_thread(ask, self.url, "POST", path, None, player.token)
            self.table_id = made["id"]
        await self._enter()

    async def move(self) -> float:
        """One random legal move; the other player may have to hear of the last one first."""
        player = next((one for one in self.players if one.seen.legal), None)
        while player is None:
            await asyncio.sleep(0.002)
            player = next((one for one in self.players if one.seen.legal), None)
        return await player.play(self.dice.choice(player.seen.legal).move)

    @property
    def is_over(self) -> bool:
        """Has one of the two heard that it is over?"""
        return any(player.seen.status == "over" for player in self.players)

    async def leave(self) -> None:
        """Both players; the table stays on the server."""
        for player in self.players:
            await player.leave()


class Clients:
    """All tables of one process, of which the first ones play. `pace` holds the seconds between two
    moves of a table."""

    def __init__(
        self, url: str, games: list[str], moving: int, seed: int, pace: Any, tell: Any
    ) -> None:
        self.dice = random.Random(seed)
        self.tables = [LoadTable(url, game, self.dice) for game in games]
        self.moving = moving
        self.pace = pace
        self.tell = tell
        self.tally = Tally()

    async def run(self, go: Any, stop: Any) -> None:
        """All tables sit down, wait for `go`, and play until `stop`; figures go to the parent."""
        opening = asyncio.Semaphore(OPENING)
        await asyncio.gather(
            *(self._sit(table, opening, n < self.moving) for n, table in enumerate(self.tables))
        )
        self._report(is_ready=True)
        await asyncio.to_thread(go.wait)
        tasks = [asyncio.create_task(self._play(table)) for table in self.tables[: self.moving]]
        while not stop.is_set():
            await asyncio.sleep(TELL_EVERY)
            self._report()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(table.leave() for table in self.tables), return_exceptions=True)
        self._report()

    async def _sit(self, table: LoadTable, opening: asyncio.Semaphore, will_move: bool) -> None:
        async with opening:
            try:
                await table.sit()
                if not will_move:
                    await table.players[1].leave()
            except (Refused, OSError, TimeoutError, WebSocketException) as error:
                self.tally.errors.append(f"no table: {error}")

    async def _play(self, table: LoadTable) -> None:
        """At even times, the first at random, whether or not the server keeps up."""
        due = time.perf_counter() + self.dice.random() * self.pace.value
        while table.table_id:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            try:
                if table.is_over:
                    self.tally.games += 1
                    await table.again()
                latency = await table.move()
                self.tally.latencies.append(latency)  # of now: meanwhile one may have been told
            except (Refused, OSError, TimeoutError, WebSocketException) as error:
                self.tally.errors.append(str(error) or type(error).__name__)
                return
            due = max(due + self.pace.value, time.perf_counter() - self.pace.value)

    def _report(self, is_ready: bool = False) -> None:
        tally, self.tally = self.tally, Tally()
        tally.cpu, tally.is_ready = time.process_time(), is_ready
        tally.process = os.getpid()
        self.tell.put(msgspec.msgpack.encode(tally))


def clients(
    url: str, games: list[str], moving: int, seed: int, pace: Any, tell: Any, go: Any, stop: Any
) -> None:
    """The whole life of one process of clients."""
    asyncio.run(Clients(url, games, moving, seed, pace, tell).run(go, stop))
