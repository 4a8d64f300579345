"""Killed at any moment, a server loses no move that it has acknowledged, and makes none twice.

SPIELUHR_KILLS=50 makes many more kills than the few here.
"""

import asyncio
import os
import random
import sys
import time
from pathlib import Path

from spieluhr.cli.db_check import damage
from spieluhr.cli.server_process import Running, free_port
from spieluhr.server.store.store import Store, connect
from tests.server.postgres import Cluster, cluster  # noqa: F401
from tests.server.watched import Watched, check

KILLS = int(os.environ.get("SPIELUHR_KILLS", "0"))
SEED = int(os.environ.get("SPIELUHR_SEED", "1"))
TABLES = 8
PAUSE = 0.02  # seconds that somebody thinks at most
PATIENCE = 60.0  # seconds; what it takes on a machine that does nothing else is in bench/results.md


class Trial:
    """Servers of one database, one of which is killed again and again while all play."""

    def __init__(self, db: str, folder: Path, servers: int) -> None:
        self.folder = folder
        self.servers = [Running(db, free_port(), folder / f"log{n}") for n in range(servers)]
        self.store = connect(db)
        self.dice = random.Random(SEED)
        self.gaps: list[float] = []  # seconds until all tables of one that died went on elsewhere

    async def run(self, tables: list[Watched], kills: int) -> int:
        """How many moves there were."""
        enough = asyncio.Event()
        playing = asyncio.gather(*(table.play(enough, PAUSE) for table in tables))
        for _ in range(kills):
            await self._wait_for_moves(tables)
            await self._kill(self.dice.randrange(len(self.servers)), tables)
            await check(self.store, tables)
        enough.set()
        await playing
        return await check(self.store, tables)

    async def _wait_for_moves(self, tables: list[Watched]) -> None:
        """All are at it again; then a moment more, so that it can happen anywhere."""
        wanted = acknowledged(tables) + self.dice.randrange(TABLES, 4 * TABLES)
        while acknowledged(tables) < wanted:
            await asyncio.sleep(0.005)
        await asyncio.sleep(0.05 * self.dice.random())

    async def _kill(self, n: int, tables: list[Watched]) -> None:
        """It comes back on the same port; if there is another, when that has taken over."""
        old = self.servers[n]
        old.kill()
        if len(self.servers) > 1:
            self.gaps.append(await self._taken_over(tables))
        self.servers[n] = Running(old.db, old.port, old.log)
        await asyncio.to_thread(self.servers[n].wait)

    async def _taken_over(self, tables: list[Watched]) -> float:
        """Each table has gone on, at the process that is left."""
        before, began = [moves_of(table) for table in tables], time.perf_counter()
        async with asyncio.timeout(PATIENCE):
            while any(moves_of(table) <= n for table, n in zip(tables, before, strict=True)):
                await asyncio.sleep(0.005)
        return time.perf_counter() - began

    def start(self) -> list[str]:
        for server in self.servers:
            server.wait()
        return [server.url for server in self.servers]

    async def stop(self) -> list[int]:
        await self.store.close()
        return [server.stop() for server in self.servers]


def acknowledged(tables: list[Watched]) -> int:
    return sum(moves_of(table) for table in tables)


def moves_of(table: Watched) -> int:
    return sum(len(game.known) for game in table.games)


async def kill(db: str, folder: Path, servers: int, kills: int) -> None:
    trial = Trial(db, folder, servers)
    try:
        tables = [Watched(trial.start(), "steam_time", n, has_bot=n == 0) for n in range(TABLES)]
        moves = await trial.run(tables, kills)
        await _check_whole(trial.store)
    finally:
        codes = await trial.stop()
    games = [game for table in tables for game in table.games]
    assert all(game.is_over and game.flying is None for game in games)
    assert moves == acknowledged(tables)
    assert codes == [0] * servers
    assert sum(table.lost for table in tables) >= kills
    said = f"{kills} kills, {len(games)} games, {moves} moves, no move lost, none doubled\n"
    sys.stdout.write(said)
    assert len(trial.gaps) == (kills if servers > 1 else 0)
    if trial.gaps:
        middle, longest = sorted(trial.gaps)[len(trial.gaps) // 2], max(trial.gaps)
        sys.stdout.write(f"all went on elsewhere after {middle:.2f} s, {longest:.2f} s at most\n")


async def _check_whole(store: Store) -> None:
    for table_id in await store.every_table():
        assert await damage(store, table_id) is None


def test_a_server_is_killed(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'kill.sqlite'}"
    asyncio.run(kill(db, tmp_path, servers=1, kills=KILLS or 3))


def test_one_of_two_servers_is_killed(tmp_path: Path, postgres: Cluster) -> None:
    kills = KILLS * 2 // 5 or 2
    asyncio.run(kill(postgres.new_database(), tmp_path, servers=2, kills=kills))
