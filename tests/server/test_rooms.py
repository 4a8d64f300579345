"""Rooms: stored before it is told, one after the other, and nobody is forgotten."""

import asyncio
from pathlib import Path
from typing import Any, cast

import pytest

from spieluhr.core.dice import Dice
from spieluhr.server.errors import Unreadable
from spieluhr.server.store.changes import Change
from spieluhr.server.store.store import Store
from tests.server.tables import (
    TWO,
    Club,
    Listener,
    Unreliable,
    acting,
    advance,
    match_of,
    position,
    run,
    seated,
    some_move,
    story,
)


def test_a_move_is_stored_and_then_told_to_all(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        room, clients = await seated(club, await club.begun(TWO), "anna", "bert", None)
        version, me = room.table.row.version, acting(room, clients[:2])[0]
        await club.say(room, me, do="play", move=some_move(room.table, Dice(1)))
        told = [client.table() for client in clients]
        assert [one["version"] for one in told] == [version + 1] * 3
        assert [one["is_new"] for one in told] == [False] * 3
        assert [one["seat"] for one in told] == [0, 1, None]
        assert all(story(one) for one in told)
        stored = await club.stored(room.table.row.id)
        assert position(stored) == position(room.table) and stored.row == room.table.row

    run(tmp_path, test)


def test_nobody_is_told_before_it_is_stored(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        store = Unreliable(club.store)
        club.rooms = club.process(cast("Store", store))
        room, clients = await seated(club, await club.begun(TWO), "anna", "bert")
        me, other = acting(room, clients)
        before, is_asked, may_go_on = room.table, asyncio.Event(), asyncio.Event()

        async def wait(_change: Change) -> None:
            is_asked.set()
            await may_go_on.wait()

        store.before = wait
        move = some_move(room.table, Dice(1))
        playing = asyncio.create_task(club.say(room, me, do="play", move=move))
        await is_asked.wait()
        await club.say(room, other, do="see", seat=None)
        assert other.table()["version"] == before.row.version and room.table is before
        assert me.said == []
        may_go_on.set()
        await playing
        assert me.table()["version"] == other.table()["version"] == before.row.version + 1

    run(tmp_path, test)


@pytest.mark.parametrize("is_stored", [False, True])
def test_a_store_that_fails(tmp_path: Path, is_stored: bool) -> None:
    """Nobody is told what was not stored; what was stored all the same is found."""

    async def test(club: Club) -> None:
        store = Unreliable(club.store)
        club.rooms = club.process(cast("Store", store))
        room, clients = await seated(club, await club.begun(TWO), "anna", "bert")
        me, other = acting(room, clients)
        version, move = room.table.row.version, some_move(room.table, Dice(1))

        async def fail(_change: Change) -> None:
            raise OSError("the disk is full")

        store.before, store.after = (None, fail) if is_stored else (fail, None)
        with pytest.raises(OSError, match="full"):
            await club.say(room, me, do="play", move=move)
        assert [one["version"] for one in other.heard()] == [version + 1] * is_stored
        store.before = store.after = None
        assert room.table.row.version == version + is_stored
        await club.say(room, me, do="play", move=move, version=version)
        assert me.heard()[-1]["version"] == version + 1
        assert (await club.stored(room.table.row.id)).row.version == version + 1
        assert len([step for step in match_of(room.table).log if step.actor >= 0]) == 1

    run(tmp_path, test)


def test_a_mistake_half_way_leaves_all_as_it_was(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        table_id = await club.begun(TWO)
        room, _ears = await seated(club, table_id, "anna")
        before = position(room.table), room.table.row.version

        def act(table: Any) -> Change:
            advance(table, 3, Dice(1))
            raise ZeroDivisionError

        with pytest.raises(ZeroDivisionError):
            await club.rooms.change(table_id, act)
        assert (position(room.table), room.table.row.version) == before

    run(tmp_path, test)


def test_the_same_message_twice_counts_once(tmp_path: Path) -> None:
    """Its acknowledgement was lost: the second is answered with the table as it is."""

    async def test(club: Club) -> None:
        room, clients = await seated(club, await club.begun(TWO), "anna", "bert")
        me, other = acting(room, clients)
        asked = {"do": "play", "move": some_move(room.table, Dice(1))}
        version = room.table.row.version
        await club.say(room, me, version=version, **asked)
        club.rooms.leave(room, me)
        again = Listener(me.viewer.guest)
        assert await club.rooms.enter(room.table.row.id, again) is room
        assert again.table()["version"] == version + 1
        other.heard()
        await club.say(room, again, version=version, **asked)
        error, now = again.heard()
        assert (error["error"], now["is"], now["version"]) == ("stale", "table", version + 1)
        assert other.heard() == []
        stored = await club.stored(room.table.row.id)
        assert stored.row.version == version + 1 and position(stored) == position(room.table)

    run(tmp_path, test)


def test_what_is_refused_is_told_to_the_sender_alone(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        room, clients = await seated(club, await club.begun(TWO), "anna", "bert", None, "cleo")
        me, other = acting(room, clients[:2])
        before, move = room.table, some_move(room.table, Dice(1))
        for client, key in (
            (other, "turn"),
            (clients[2], "table-not-seated"),
            (clients[3], "table-not-seated"),
        ):
            await club.say(room, client, do="play", move=move)
            assert [one["error"] for one in client.heard()] == [key]
        for asked in (
            {"do": "undo"},
            {"do": "resign"},
            {"do": "draw"},
            {"do": "replace", "seat": 0},
        ):
            for client in clients[2:]:
                await club.say(room, client, **asked)
                assert [one["error"] for one in client.heard()] == ["table-not-seated"]
        await club.say(room, clients[3], do="see", seat=0)
        assert [one["error"] for one in clients[3].heard()] == ["table-not-seated"]
        assert me.heard() == [] and room.table is before

    run(tmp_path, test)


def test_a_table_that_is_not_there(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        with pytest.raises(Unreadable):
            await club.rooms.enter("nothing", Listener(None))

    run(tmp_path, test)


def test_a_full_table_begins_when_somebody_comes(tmp_path: Path) -> None:
    """Its maker was stopped between making it and beginning it."""

    async def test(club: Club) -> None:
        table_id = await club.open(TWO)
        client = Listener("anna")
        await club.rooms.enter(table_id, client)
        assert client.table()["status"] == "playing"
        assert (await club.stored(table_id)).row.status == "playing"

    run(tmp_path, test)
