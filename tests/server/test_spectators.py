"""Many who look at one table cost little more than one, and there is an end to them."""

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import pytest

from spieluhr.core.dice import Dice
from spieluhr.server.errors import ServerError
from spieluhr.server.live import room as room_module
from spieluhr.server.live.rooms import MOST_WINDOWS
from spieluhr.server.protection.limits import AT_ONE_ADDRESS
from spieluhr.server.tables import projection as present_module
from tests.server.tables import TWO, Club, Listener, any_move, run, seated
from tests.server.wire import Served, serve


def test_one_view_is_made_for_all_of_one_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    present = present_module.present

    def counted(table: Any, viewer: Any, *other: Any) -> Any:
        made.append(viewer.guest or viewer.lang)
        return present(table, viewer, *other)

    monkeypatch.setattr(room_module, "present", counted)

    async def test(club: Club) -> None:
        room, [anna] = await seated(club, await club.begun(TWO), "anna")
        clients = [Listener(None, "de" if n % 2 else "en") for n in range(100)]
        for client in clients:
            await club.rooms.enter(room.table.row.id, client)
        assert made.count("de") <= 2 and made.count("en") <= 2
        made.clear()
        await club.rooms.change(room.table.row.id, any_move(Dice(1)))
        assert sorted(made) == ["anna", "de", "en"]
        alone = Listener(None)
        await club.rooms.enter(room.table.row.id, alone)
        for lang in (0, 1):
            shown = [client.table() for client in clients[lang::2]]
            assert all(one == shown[0] for one in shown)
            assert shown[0]["moments"] and not shown[0]["is_new"]
        assert anna.table()["seat"] == 0 and alone.table()["is_new"]

    run(tmp_path, test)


def test_each_is_told_what_he_has_not_heard(tmp_path: Path) -> None:
    """Who came later was told less; any guest who does not sit here sees the same."""

    async def test(club: Club) -> None:
        table_id = await club.begun(TWO)
        early = Listener(None)
        room = await club.rooms.enter(table_id, early)
        await club.rooms.change(table_id, any_move(Dice(1)))
        late, guest = Listener(None), Listener("cleo")
        for client in (late, guest):
            await club.rooms.enter(table_id, client)
        assert late.table() == guest.table()
        assert early.heard()[-1]["is_new"] is False
        await club.rooms.change(table_id, any_move(Dice(2)))
        told = [client.table() for client in (early, late, guest)]
        assert told[0] == told[1] == told[2] and told[0]["version"] == room.table.row.version

    run(tmp_path, test)


def test_coming_and_going_is_gathered(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        table_id = await club.begun(TWO)
        anna = Listener("anna")
        room = await club.rooms.enter(table_id, anna)
        for n in range(200):
            await club.rooms.enter(table_id, Listener(None))
            assert len(anna.said) < 60, n
        async with asyncio.timeout(30):
            while anna.said[-1] != {
                "is": "presence", "here": [True, False], "spectators": 200
            }:  # fmt: skip
                await asyncio.sleep(0.01)
        for client in list(room.connections - {anna}):
            club.rooms.leave(room, client)
        async with asyncio.timeout(30):
            while anna.said[-1]["spectators"]:
                await asyncio.sleep(0.01)
        assert len(anna.said) < 60

    run(tmp_path, test)


def test_a_table_has_room_for_so_many(tmp_path: Path) -> None:
    """Those who play come in all the same, but not in any number of windows."""

    async def test(club: Club) -> None:
        club.rooms.most_spectators = 5
        table_id = await club.begun(TWO)
        spectators = [Listener(None) for _ in range(5)]
        for client in spectators:
            await club.rooms.enter(table_id, client)
        room = await club.rooms.room(table_id)
        with pytest.raises(ServerError) as refused:
            await club.rooms.enter(table_id, Listener("cleo"))
        assert refused.value.key == "too-many-spectators"
        for _ in range(MOST_WINDOWS):
            await club.rooms.enter(table_id, Listener("anna"))
        with pytest.raises(ServerError) as refused:
            await club.rooms.enter(table_id, Listener("anna"))
        assert refused.value.key == "too-many-windows"
        club.rooms.leave(room, spectators[0])
        await club.rooms.enter(table_id, Listener("cleo"))

    run(tmp_path, test)


def test_one_address_has_some_of_the_places(tmp_path: Path) -> None:
    async def test(club: Served) -> None:
        table_id, other = await club.begun(TWO), await club.begun(TWO)
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(2):
                wire = await stack.enter_async_context(club.wire(table_id, None))
                await wire.next("table")
            refused = await stack.enter_async_context(club.wire(table_id, None))
            assert (await refused.next())["error"] == "too-many-spectators"
            assert await refused.raw() is None and refused.closed == 1008
            elsewhere = await stack.enter_async_context(club.wire(other, None))
            await elsewhere.next("table")

    serve(tmp_path, test, spectators=2 * AT_ONE_ADDRESS)


def test_messages_are_counted_by_address(tmp_path: Path) -> None:
    """A second window is no reason to be allowed more."""

    async def test(club: Served) -> None:
        table_id = await club.begun(TWO)
        async with contextlib.AsyncExitStack() as stack:
            wires = [await stack.enter_async_context(club.wire(table_id, None)) for _ in range(10)]
            for wire in wires:
                await wire.next("table")
                for _ in range(2):
                    wire.say(do="ping")
            said = [(await wire.next())["is"] for wire in wires for _ in range(2)]
        assert said.count("pong") == 2 * AT_ONE_ADDRESS
        assert said.count("error") == 20 - 2 * AT_ONE_ADDRESS

    serve(tmp_path, test, messages=0.0, message_burst=2.0)


def test_spectators_who_try_to_act_cost_the_table_little(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        room, [spectator] = await seated(club, await club.begun(TWO), None)
        for _ in range(50):
            await club.say(room, spectator, do="resign")
        errors = [one["error"] for one in spectator.heard()]
        assert set(errors) == {"table-not-seated", "too-fast"} and errors.count("too-fast") > 30

    run(tmp_path, test)
