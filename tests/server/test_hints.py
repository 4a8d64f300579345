"""Hints: against bots always, against people only at a table that was opened with them."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from spieluhr.core import record
from spieluhr.server.protection import tokens
from spieluhr.server.store.rows import Guest
from spieluhr.server.tables import records
from tests.server.asking import guest, new_table, serving
from tests.server.tables import NOW, match_of
from tests.server.tables import new_table as table_of
from tests.server.test_bot_workers import with_fake
from tests.server.wire import Served, Wire, serve

OPENED: dict[str, Any] = {"settings": {"move_seconds": None, "away_seconds": 120, "hints": True}}


@pytest.mark.parametrize(
    ("players", "other", "hints"),
    [
        (["anna", "bot:club"], {}, "alone"),
        (["anna", "bert"], {}, "nobody"),
        (["anna", "anna"], {}, "nobody"),  # two people at one screen
        (["anna", "bert"], OPENED, "all"),
        (["anna", "anna"], OPENED, "all"),
    ],
)
def test_who_has_hints(players: list[str], other: dict[str, Any], hints: str) -> None:
    assert table_of(players, **other).hints == hints


def test_who_is_left_among_bots_has_hints() -> None:
    table = table_of(["anna", "bert", "bot:club"], "dragonkeepers")
    before = table.hints
    table.hand_over(1, NOW)
    assert (before, table.hints) == ("nobody", "alone")


async def hinted(club: Served, players: list[str], asker: str, **other: Any) -> dict[str, Any]:
    """What the one who has to decide first is answered; the table says beforehand what comes."""
    table_id = await club.begun(players, **other)
    table = (await club.rooms.room(table_id)).table
    async with club.wire(table_id, asker) as wire:
        told = await wire.next("table")
        if told["seat"] is None:
            wire.say(do="see", seat=told["actor"])
            told = await wire.next("table")
        assert told["hints"] == table.hints
        return await answer(wire, told)


async def answer(wire: Wire, told: dict[str, Any]) -> dict[str, Any]:
    wire.say(do="hint", version=told["version"])
    return await wire.next()


def test_against_people_hints_are_refused_in_a_sentence(tmp_path: Path) -> None:
    async def test(club: Served) -> None:
        fake = with_fake(club.service)
        for players in (["anna", "bert"], ["anna", "anna"]):
            refused = await hinted(club, players, "anna")
            assert (refused["is"], refused["error"]) == ("error", "hints-off")
            assert refused["say"].startswith("No hints against people")
        assert fake.jobs == []

    serve(tmp_path, test)


def test_a_table_opened_with_hints_has_them_for_all(tmp_path: Path) -> None:
    async def test(club: Served) -> None:
        with_fake(club.service)
        for players in (["anna", "bert"], ["anna", "anna"]):
            told = await hinted(club, players, "anna", **OPENED)
            assert told["is"] == "hints" and told["moves"][0]["reason"]

    serve(tmp_path, test)


def test_a_bot_from_outside_gets_no_hints(tmp_path: Path) -> None:
    """Not even where people do, and not over the connection of a browser either."""

    async def test(club: Served) -> None:
        fake = with_fake(club.service)
        robo = Guest("robo", tokens.hashed("robo"), None, "Robo (bot)", True, "anna", NOW)
        await club.store.add_guest(robo)
        for other in ({}, OPENED):
            refused = await hinted(club, ["robo", "bert"], "robo", **other)
            assert (refused["is"], refused["error"]) == ("error", "not-for-bots")
        assert fake.jobs == []

    serve(tmp_path, test)


def test_the_same_question_has_the_same_answer(tmp_path: Path) -> None:
    async def test(club: Served) -> None:
        with_fake(club.service)
        table_id = await club.begun(["anna", "bot:club"], "dragonkeepers")
        async with club.wire(table_id, "anna") as wire:
            told = await wire.next("table")
            assert await answer(wire, told) == await answer(wire, told)

    serve(tmp_path, test)


def test_a_wish_for_hints_is_kept_through_a_rematch(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app, guest(app) as anna:
            rooms = app.state.service.rooms
            seats = [{"kind": "me"}, {"kind": "me"}]
            without = (await rooms.room(await new_table(anna, seats))).table
            opened = (await rooms.room(await new_table(anna, seats, hints=True))).table
            assert (without.hints, opened.hints) == ("nobody", "all")
            await rooms.change(opened.row.id, lambda table: table.abandon(NOW))
            again = (await anna.post(f"/api/tables/{opened.row.id}/rematch")).json()
            assert (await rooms.room(again["id"])).table.hints == "all"

    asyncio.run(test())


def test_the_record_says_so_and_replays_as_before() -> None:
    """A record without hints is written as ever: old programs and old files know no such field."""
    plain, opened = (table_of(["anna", "bert"], **other) for other in ({}, OPENED))
    assert [records.known(one, ["human"] * 2, "anna", 0).hints for one in (plain, opened)] == [
        False,
        True,
    ]
    for table in (plain, opened):
        table.abandon(NOW)
    made = [record.encode(records.whole(one, ["human"] * 2)) for one in (plain, opened)]
    assert ['"hints"' in text for text in made] == [False, True]
    for table, text in zip((plain, opened), made, strict=True):
        read = record.decode(text)
        assert read.hints == (table is opened)
        assert record.replay(read, table.game).entries() == match_of(table).entries()
