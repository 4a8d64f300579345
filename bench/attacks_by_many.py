"""Attacks that need many tables or many spectators."""

import asyncio
import contextlib
import json
import os
import random
import tempfile
import time
from pathlib import Path

from bench.attacked import me_and, new_table, server

from spieluhr.cli.load_clients import Player, ask
from spieluhr.cli.server_process import Running, free_port

TABLES = 50
CROWD = 340


async def queue() -> str:
    """One guest with many tables of masters, and what a beginner's answer takes beside them."""
    with server(is_limited=False) as started:
        url = started.url
        alone = await _answers(url, 6)
        token = ask(url, "POST", "/api/me", {"name": "Mallory"})["token"]
        players = []
        for _ in range(TABLES):
            wish = {"game": "steam_time", "seats": me_and("master", 3)}
            made = ask(url, "POST", "/api/tables", wish, token)
            player = Player(url, token)
            await player.enter(made["id"])
            players.append(player)
        stop = asyncio.Event()
        playing = [asyncio.create_task(_play_on(player, stop)) for player in players]
        beside = await _answers(url, 6)
        stop.set()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for player in players:
            await player.leave()
    return (
        f"a beginner answered within {max(alone):.1f} s alone, {min(beside):.1f} to "
        f"{max(beside):.1f} s beside {TABLES} tables of masters"
    )


async def _play_on(player: Player, stop: asyncio.Event) -> None:
    while not stop.is_set():
        if player.seen.legal:
            with contextlib.suppress(Exception):
                await player.play(player.seen.legal[0].move)
        await asyncio.sleep(0.02)


async def _answers(url: str, count: int) -> list[float]:
    """Seconds from an honest move until it is that player's turn again."""
    table, token = new_table(url, me_and("beginner"))
    player, found, dice = Player(url, token), [], random.Random(2)  # noqa: S311
    await player.enter(table)
    while len(found) < count and player.seen.status != "over":
        await player.until(lambda: bool(player.seen.legal) or player.seen.status == "over")
        if player.seen.status == "over":
            break
        began = time.perf_counter()
        await player.play(dice.choice(player.seen.legal).move)
        if player.seen.legal:
            continue  # still the same turn
        async with asyncio.timeout(120):
            while not player.seen.legal and player.seen.status != "over":
                await asyncio.sleep(0.005)
        found.append(time.perf_counter() - began)
    await player.leave()
    return found


async def presence() -> str:
    """With two processes (DATABASE names one of PostgreSQL): is a player who is there replaced?"""
    database = os.environ.get("DATABASE")
    if database is None:
        return "needs DATABASE=postgresql://... of an empty database"
    with tempfile.TemporaryDirectory() as folder:
        pair = [Running(database, free_port(), Path(folder) / f"log{n}") for n in range(2)]
        try:
            for one in pair:
                one.wait()
            return await _replaced(*(one.url for one in pair))
        finally:
            for one in pair:
                one.stop()


async def _replaced(here: str, there: str) -> str:
    tokens = [ask(here, "POST", "/api/me", {"name": name})["token"] for name in ("Anna", "Bert")]
    wish = {
        "game": "antinomy", "seats": [{"kind": "me"}, {"kind": "open"}], "away_seconds": 30
    }  # fmt: skip
    table = ask(here, "POST", "/api/tables", wish, tokens[0])["id"]
    ask(here, "POST", f"/api/tables/{table}/join", None, tokens[1])
    players = [Player(here, tokens[0]), Player(there, tokens[1])]
    for player in players:
        await player.enter(table)
    mover = next(n for n, player in enumerate(players) if player.seen.legal)
    if mover == 0:  # the one who is to be replaced is at the crowded process
        players[0].url, players[1].url = there, here
        for player in players:
            await player.enter(table)
    await players[mover].leave()
    crowd = []
    for _ in range(CROWD):
        spectator = Player(there, ask(there, "POST", "/api/me", {"name": "Eve"})["token"])
        await spectator.enter(table)
        crowd.append(spectator)
    await players[mover].enter(table)
    await asyncio.sleep(33)
    other = players[1 - mover]
    asked = {"do": "replace", "version": other.seen.version, "seat": mover}
    before = other.seen.version
    await other._socket.send(json.dumps(asked))
    await asyncio.sleep(2)
    is_replaced = other.seen.version > before
    for player in [*players, *crowd]:
        await player.leave()
    fate = "was" if is_replaced else "was not"
    return f"a connected player beside {CROWD} spectators {fate} replaced"
