"""Who is here, who has been away too long, and what is forgotten when nobody is."""

from pathlib import Path

import pytest

from spieluhr.server.live import open_rooms
from tests.server.tables import (
    TWO,
    Club,
    Listener,
    acting,
    run,
    seated,
)


def test_who_is_here(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        table_id = await club.begun(TWO)
        anna, spectator = Listener("anna"), Listener("cleo")
        room = await club.rooms.enter(table_id, anna)
        assert [seat["is_here"] for seat in anna.said[0]["seats"]] == [False, False]
        await club.rooms.enter(table_id, spectator)
        assert anna.said[-1] == {"is": "presence", "here": [True, False], "spectators": 1}
        club.rooms.leave(room, anna)
        assert spectator.said[-1] == {"is": "presence", "here": [False, False], "spectators": 1}
        assert len(anna.said) == 3 and list(room.seen) == ["anna"]

    run(tmp_path, test)


def test_the_seat_of_who_is_away_too_long_is_given_to_a_bot(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        woken: list[str] = []
        club.rooms.bot_to_move.subscribe(woken.append)
        room, clients = await seated(club, await club.begun(TWO), "anna", "bert")
        seat = room.table.actor
        assert seat is not None
        me, other = acting(room, clients)

        async def replace(wanted: int) -> str:
            await club.say(room, other, do="replace", seat=wanted)
            said = other.heard()[-1]
            return str(said.get("error") or said["is"])

        club.watch.time += 1000
        assert await replace(seat) == "table-not-away"  # he is here
        club.rooms.leave(room, me)
        assert await replace(seat) == "table-not-away"  # not for long enough
        club.watch.time += 119
        assert await replace(seat) == "table-not-away"
        club.watch.time += 1
        assert await replace(1 - seat) == "table-not-away"  # it is not his turn
        assert woken == []
        assert await replace(seat) == "table"
        assert room.table.bot_to_move == "club" and woken == [room.table.row.id]
        assert (await club.stored(woken[0])).seats[seat].bot == "club"
        assert await replace(seat) == "table-not-away"

    run(tmp_path, test)


def test_a_server_that_was_away_itself_blames_nobody(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        table_id = await club.begun(TWO)
        club.watch.time += 5000
        club.rooms = club.process()  # a new start
        room = await club.rooms.room(table_id)
        seat = room.table.actor
        assert seat is not None
        client = Listener(TWO[1 - seat])
        await club.rooms.enter(table_id, client)
        client.heard()
        club.watch.time += 119
        await club.say(room, client, do="replace", seat=seat)
        assert [one["error"] for one in client.heard()] == ["table-not-away"]
        club.watch.time += 1
        await club.say(room, client, do="replace", seat=seat)
        assert room.table.seats[seat].bot == "club"

    run(tmp_path, test)


def test_rooms_that_nobody_uses_are_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_rooms, "KEPT", 4)

    async def test(club: Club) -> None:
        club.rooms = club.process()
        tables = [await club.begun(TWO) for _ in range(6)]
        looking = [await club.rooms.enter(table_id, Listener(None)) for table_id in tables]
        for _ in range(20):
            tables.append(await club.begun(TWO))
            assert len(club.rooms.open) <= 6 + 4 + 1
        assert [await club.rooms.room(table_id) for table_id in tables[:6]] == looking
        client = Listener("anna")
        room = await club.rooms.enter(tables[-7], client)
        for table_id in tables:
            assert (await club.rooms.room(table_id)).table.row.id == table_id
        assert club.rooms.open.get(tables[-7]) is room
        await club.rooms.change(tables[-7], lambda t: t.resign(0, t.row.version, 0.0))
        assert client.table()["status"] == "over"

    run(tmp_path, test)
