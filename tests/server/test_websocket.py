"""One connection: who may come in, how fast, and how it ends."""

import asyncio
from pathlib import Path

import pytest

from spieluhr.core.dice import Dice
from spieluhr.server.live import websocket
from spieluhr.server.protection.limits import MOST_BYTES
from spieluhr.server.store.changes import Change
from tests.server.tables import TWO, any_move, some_move
from tests.server.wire import Served, serve


async def until_gone(club: Served, table_id: str) -> None:
    room = await club.rooms.room(table_id)
    for _ in range(200):
        if not room.connections:
            return
        await asyncio.sleep(0.02)
    raise AssertionError("somebody is still here")


@pytest.mark.parametrize(
    ("origin", "is_own_page"),
    [
        ("http://club", True),
        ("https://friends.example", True),
        ("https://evil.example", False),
        ("http://club.evil.example", False),
        ("http://evil.example/club", False),
        ("null", False),
        ("", False),
        ("http://[", False),
    ],
)
def test_a_foreign_page_is_not_let_in(tmp_path: Path, origin: str, is_own_page: bool) -> None:
    async def test(club: Served) -> None:
        table_id = await club.begun(TWO)
        async with club.wire(table_id, "anna", origin=origin) as wire:
            if is_own_page:
                assert (await wire.next())["is"] == "table"
            else:
                assert await wire.raw() is None
                assert wire.closed == websocket.NOT_ALLOWED
            assert wire.is_accepted == is_own_page

    serve(tmp_path, test, origins=("https://friends.example",))


def test_a_table_that_is_not_there(tmp_path: Path) -> None:
    async def test(club: Served) -> None:
        async with club.wire("nothing", "anna") as wire:
            assert (await wire.next())["error"] == "no-table"
            assert await wire.raw() is None and wire.closed == websocket.NOT_ALLOWED

    serve(tmp_path, test)


def test_back_and_forth(tmp_path: Path) -> None:
    async def test(club: Served) -> None:
        table_id = await club.begun(TWO)
        async with club.wire(table_id, "anna") as anna, club.wire(table_id, "bert") as bert:
            wires = [anna, bert]
            told = [await wire.next() for wire in wires]
            assert [one["seat"] for one in told] == [0, 1]
            actor = told[0]["actor"]
            move = told[actor]["legal"][0]["move"]
            wires[actor].say(do="play", version=told[actor]["version"], move=move)
            now = [await wire.next() for wire in wires]
            assert [one["version"] for one in now] == [told[0]["version"] + 1] * 2
            anna.say(do="ping")
            assert await anna.next() == {"is": "pong"}
        await until_gone(club, table_id)

    serve(tmp_path, test)


def test_too_many_messages(tmp_path: Path) -> None:
    async def test(club: Served) -> None:
        async with club.wire(await club.begun(TWO), "anna") as wire:
            await wire.next()
            for _ in range(5):
                wire.say(do="ping")
            said = [await wire.next() for _ in range(5)]
            assert [one.get("error", one["is"]) for one in said] == ["pong"] * 3 + ["too-fast"] * 2

    serve(tmp_path, test, messages=1e-9, message_burst=3.0)


def test_too_long_a_message(tmp_path: Path) -> None:
    async def test(club: Served) -> None:
        table_id = await club.begun(TWO)
        async with club.wire(table_id, "anna") as wire:
            await wire.next()
            wire.send("x" * MOST_BYTES)
            assert (await wire.next())["error"] == "message"
            wire.send("x" * (MOST_BYTES + 1))
            assert (await wire.next())["error"] == "too-large"
            assert await wire.raw() is None and wire.closed == websocket.TOO_LARGE
            await until_gone(club, table_id)

    serve(tmp_path, test)


def test_who_does_not_read_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The others go on meanwhile."""
    monkeypatch.setattr(websocket, "WAITING", 5)
    monkeypatch.setattr(websocket, "FAREWELL", 0.1)

    async def test(club: Served) -> None:
        table_id, dice = await club.begun(TWO), Dice(1)
        async with club.wire(table_id, "anna") as slow, club.wire(table_id, "bert") as quick:
            await slow.next()
            await quick.next("table")
            slow.is_reading.clear()
            room = await club.rooms.room(table_id)
            for n in range(8):
                assert len(room.connections) == 2 or n > 2  # a few may wait for him
                await club.rooms.change(table_id, any_move(dice))
                assert (await quick.next("table"))["version"] == room.table.row.version
            for _ in range(100):
                await asyncio.sleep(0.01)
            assert [connection.viewer.guest for connection in room.connections] == ["bert"]

    serve(tmp_path, test)


def test_a_server_s_mistake_closes_the_connection_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(club: Served) -> None:
        table_id = await club.begun(TWO)
        room = await club.rooms.room(table_id)
        seat = room.table.actor or 0
        asked = {
            "do": "play",
            "version": room.table.row.version,
            "move": some_move(room.table, Dice(1)),
        }

        async def fail(_change: Change) -> bool:
            raise OSError("secret details")

        with monkeypatch.context() as patch:
            patch.setattr(club.store, "save", fail)
            async with club.wire(table_id, TWO[seat]) as wire:
                await wire.next()
                wire.say(**asked)
                assert await wire.raw() is None and wire.closed == websocket.BROKEN
        async with club.wire(table_id, TWO[seat]) as wire:
            assert (await wire.next())["version"] == asked["version"]
            wire.say(**asked)
            assert (await wire.next())["version"] == asked["version"] + 1  # type: ignore[operator]

    serve(tmp_path, test)
