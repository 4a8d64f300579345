"""The series against the same opponents, as each of the players is told it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from spieluhr.core.dice import Dice
from spieluhr.server.store import access
from spieluhr.server.store.rows import SeatRow
from spieluhr.server.store.store import Store
from spieluhr.server.tables import seating
from spieluhr.server.tables.table import Table
from tests.server.postgres import Cluster, cluster  # noqa: F401
from tests.server.tables import (
    TWO,
    Club,
    Listener,
    add_guests,
    any_move,
    match_of,
    position,
    row,
    run,
    seated,
)


async def resigned(club: Club, players: list[str], loser: str, **other: Any) -> str:
    """A game that one of them gives up."""
    table_id = await club.begun(players, **other)
    room, clients = await seated(club, table_id, loser)
    await club.say(room, clients[0], do="resign")
    return table_id


async def seen(club: Club, table_id: str, guest: str | None) -> Any:
    """What a guest finds who opens the table."""
    client = Listener(guest)
    await club.rooms.enter(table_id, client)
    return client.table()["series"]


def series(played: int, drawn: int, *won: int) -> dict[str, Any]:
    return {"played": played, "drawn": drawn, "won": list(won)}


def test_each_player_reads_the_series_from_the_own_side(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        await resigned(club, TWO, "bert")
        await resigned(club, TWO[::-1], "bert")  # the other way round at the table
        last = await resigned(club, TWO, "anna")
        assert await seen(club, last, "anna") == series(3, 0, 2)
        assert await seen(club, last, "bert") == series(3, 0, 1)
        for stranger in ("cleo", None):
            assert await seen(club, last, stranger) is None

    run(tmp_path, test)


def test_who_sees_the_end_is_told_with_it(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        await resigned(club, TWO, "bert")
        room, (anna, bert, spectator) = await seated(club, await club.begun(TWO), *TWO, "cleo")
        assert (await seen(club, room.table.row.id, "anna")) is None  # before the end nobody is
        await club.say(room, bert, do="resign")
        assert anna.table()["series"] == series(2, 0, 2)
        assert bert.table()["series"] == series(2, 0, 0)
        assert spectator.table()["series"] is None

    run(tmp_path, test)


def test_other_opponents_and_other_games_do_not_count(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        await resigned(club, ["anna", "cleo"], "cleo")
        await resigned(club, ["bert", "cleo"], "cleo")
        await resigned(club, ["anna", "bot:club"], "anna")
        await resigned(club, TWO, "bert", game="perfect_moment")
        await club.begun(TWO)  # not over yet
        last = await resigned(club, ["anna", "bot:expert"], "anna")
        assert await seen(club, last, "anna") == series(1, 0, 0)
        last = await resigned(club, TWO, "bert")
        assert await seen(club, last, "anna") == series(1, 0, 1)

    run(tmp_path, test)


def test_a_draw_is_counted_as_one(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        room, (anna, bert) = await seated(club, await club.begun(TWO), *TWO)
        await club.say(room, anna, do="draw")
        await club.say(room, bert, do="answer", yes=True)
        assert anna.table()["series"] == bert.table()["series"] == series(1, 1, 0)

    run(tmp_path, test)


def test_what_was_left_or_began_in_the_middle_does_not_count(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        left = await club.begun(TWO)
        await club.rooms.change(left, lambda table: table.abandon(club.watch()))
        await resigned(club, TWO, "bert", start=position(await club.stored(left)))
        assert await seen(club, left, "anna") is None
        assert await seen(club, await resigned(club, TWO, "bert"), "anna") == series(1, 0, 1)

    run(tmp_path, test)


def test_at_one_screen_each_is_counted_by_name(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        async def game(names: list[str], loser: int) -> str:
            made = row(names, "antinomy")
            places = [SeatRow(made.id, n, "anna", None, name) for n, name in enumerate(names)]
            await club.store.add_table(made, places)
            await club.rooms.change(made.id, lambda table: seating.begin(table, club.watch()))
            await club.rooms.change(made.id, lambda t: t.resign(loser, t.row.version, club.watch()))
            return made.id

        await game(["Ida", "Jan"], 0)
        await game(["Jan", "Ida"], 0)
        await game(["Ida", "Kim"], 0)
        assert await seen(club, await game(["Ida", "Jan"], 0), "anna") == series(3, 0, 1, 2)

    run(tmp_path, test)


def test_alone_each_mode_has_its_own_count(tmp_path: Path) -> None:
    """The eras that are drawn by lot make no mode of their own."""

    async def test(club: Club) -> None:
        solo = {"game": "antinomy", "options": {"solo": "easy"}}
        await resigned(club, ["anna"], "anna", **solo)
        await resigned(club, ["anna"], "anna", game="antinomy", options={"solo": "hard"})
        last = await resigned(club, ["anna"], "anna", **solo)
        assert await seen(club, last, "anna") == series(2, 0, 0)
        for eras in (["1981", "1994", "2005"], ["1994", "2005", "2014"]):
            options = {"solo": True, "eras": eras}
            last = await resigned(club, ["anna"], "anna", game="perfect_moment", options=options)
        assert await seen(club, last, "anna") == series(2, 0, 0)

    run(tmp_path, test)


@pytest.mark.parametrize("where", ["sqlite", "postgresql"])
def test_games_that_the_rules_end_are_counted_in_both_databases(
    where: str, tmp_path: Path, postgres: Cluster
) -> None:
    """Over as many games as were played, the newest among them; by processes that share a store."""

    async def test(store: Store) -> None:
        await add_guests(store)
        club = Club(store)
        won, table_id = {"anna": 0, "bert": 0}, ""
        for n in range(3):
            table_id = await club.begun(TWO if n % 2 else TWO[::-1])
            dice = Dice(n)
            while (await club.rooms.room(table_id)).table.row.status == "playing":
                await club.rooms.change(table_id, any_move(dice))
            won[_winner((await club.rooms.room(table_id)).table)] += 1
        other = club.process()
        for name, count in won.items():
            client = Listener(name)
            await other.enter(table_id, client)
            assert client.table()["series"] == series(3, 0, count)
        party = (await club.stored(table_id)).row.party
        assert party is not None
        assert len(await store.finished(party, 2)) == 2

    url = (
        f"sqlite:///{tmp_path / 'series.sqlite'}" if where == "sqlite" else postgres.new_database()
    )
    asyncio.run(access.with_store(url, test))


def _winner(table: Table) -> str:
    return str(table.seats[match_of(table).outcome.ranks.index(1)].guest)
