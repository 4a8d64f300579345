"""Clients that remember every move that was acknowledged to them, through crashes and restarts."""

import asyncio
import random
from typing import Any

import msgspec
import sqlalchemy as sql
from websockets.exceptions import WebSocketException

from spieluhr.cli.load_clients import Player, Refused, ask
from spieluhr.server.store.rows import steps
from spieluhr.server.store.store import Store

LOST = (Refused, OSError, TimeoutError, WebSocketException)
AGAIN = 0.05  # seconds until a lost server is tried again
PEOPLE: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}]
BOT: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "bot", "level": "beginner"}]


class Memory(msgspec.Struct):
    """One game as its clients know it: moves that were acknowledged, and the one in flight."""

    table_id: str
    mine: set[int]
    known: list[str] = []
    flying: tuple[int, str] | None = None  # the version it was made at
    is_over: bool = False


class Watched:
    """Two people at one table, or one and a bot. `urls` are servers of the same database."""

    def __init__(self, urls: list[str], game: str, seed: int, has_bot: bool = False) -> None:
        self.urls = urls
        self.game = game
        self.has_bot = has_bot
        self.dice = random.Random(seed)
        self.players: list[Player] = []
        self.games: list[Memory] = []
        self.lost = 0  # connections
        self._is_here = False

    async def play(self, is_enough: asyncio.Event, pause: float = 0.0) -> None:
        """Game after game; when it is enough, the last one is played to its end."""
        while not self.games or not is_enough.is_set():
            await self._patiently(self._new_game)
            while not self.games[-1].is_over:
                await self._patiently(self._step)
                await asyncio.sleep(pause * self.dice.random())
        for player in self.players:
            await player.leave()

    async def _patiently(self, do: Any) -> None:
        """Until it works; another server is tried after an error."""
        while True:
            try:
                await do()
            except LOST:
                self.lost += 1
                self._is_here = False
                for player in self.players:
                    player.url = self.dice.choice(self.urls)
                await asyncio.sleep(AGAIN)
            else:
                return

    async def _new_game(self) -> None:
        """A table that was made but not acknowledged is forgotten."""
        while len(self.players) < (1 if self.has_bot else 2):
            url = self.urls[len(self.players) % len(self.urls)]
            guest = await asyncio.to_thread(ask, url, "POST", "/api/me", {"name": "Anna"})
            self.players.append(Player(url, guest["token"]))
        wish = {"game": self.game, "seats": BOT if self.has_bot else PEOPLE}
        made = await self._ask(0, "/api/tables", wish)
        if not self.has_bot:
            await self._ask(1, f"/api/tables/{made['id']}/join")
        self.games.append(Memory(made["id"], {0} if self.has_bot else {0, 1}))
        self._is_here = False

    async def _ask(self, n: int, path: str, body: Any = None) -> Any:
        player = self.players[n]
        return await asyncio.to_thread(ask, player.url, "POST", path, body, player.token)

    async def _step(self) -> None:
        """One move, acknowledged; or the end is seen."""
        game = self.games[-1]
        if not self._is_here:
            for player in self.players:
                await player.enter(game.table_id)
            self._is_here = True
            self._settle(game, max(player.seen.version for player in self.players))
        mover = await self._mover()
        if mover is None:
            game.is_over = True
            return
        game.flying = mover.seen.version, self.dice.choice(mover.seen.legal).move
        await mover.play(game.flying[1])
        self._settle(game, mover.seen.version)

    def _settle(self, game: Memory, version: int) -> None:
        """Only we could move at that version: if the table has gone on, it was by our move."""
        if game.flying is not None and version > game.flying[0]:
            game.known.append(game.flying[1])
        game.flying = None

    async def _mover(self) -> Player | None:
        """Whose turn it is; None if it is over. A table may have to hear of the last move first."""
        while True:
            for player in self.players:
                if player.seen.status == "over":
                    return None
                if player.seen.error:
                    raise Refused(player.seen.error)
            newest = max(player.seen.version for player in self.players)
            for player in self.players:
                if player.seen.legal and player.seen.version == newest:
                    return player
            await asyncio.sleep(0.002)


async def decisions(store: Store, game: Memory) -> list[str]:
    """The log of a table, as far as it is by our players."""
    wanted = (steps.c.table_id == game.table_id) & steps.c.actor.in_(game.mine)
    query = sql.select(steps.c.move).where(wanted).order_by(steps.c.n)
    return await store.database.look(lambda db: list(db.execute(query).scalars()))


async def check(store: Store, tables: list[Watched]) -> int:
    """The log is what was acknowledged, in order, and at most the move in flight. How many?"""
    count = 0
    for game in (game for table in tables for game in table.games):
        known = list(game.known)
        log = await decisions(store, game)
        assert log[: len(known)] == known
        assert game.known[: len(log)] == log[: len(game.known)]
        assert len(log) <= len(game.known) + (game.flying is not None)
        count += len(log)
    return count
