"""Two processes with one store: one of two moves counts, and all are told."""

import asyncio
from pathlib import Path
from typing import Any, cast

import pytest

from spieluhr.core.dice import Dice
from spieluhr.core.errors import Stale
from spieluhr.server.live.room import Room
from spieluhr.server.store.store import Store
from spieluhr.server.tables import offers
from tests.server.tables import (
    TWO,
    Club,
    Listener,
    Shared,
    any_move,
    match_of,
    position,
    run,
    some_move,
    story,
)


async def two_processes(club: Club) -> tuple[str, list[Room], list[Listener], list[Any]]:
    table_id = await club.begun(TWO)
    processes = [club.process(cast("Store", Shared(club.store))) for _ in range(2)]
    clients = [Listener("anna"), Listener("bert")]
    rooms = [await p.enter(table_id, client) for p, client in zip(processes, clients, strict=True)]
    for client in clients:
        client.heard()
    return table_id, rooms, clients, processes


def test_of_two_moves_at_once_one_counts(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        table_id, rooms, _ears, processes = await two_processes(club)
        seat, version = rooms[0].table.actor, rooms[0].table.row.version
        assert seat is not None
        moves = [some_move(rooms[0].table, Dice(n)) for n in (1, 5)]
        assert moves[0] != moves[1]
        clients = [Listener(TWO[seat]) for _ in range(2)]
        rooms = [
            await p.enter(table_id, client) for p, client in zip(processes, clients, strict=True)
        ]
        for client in clients:
            client.heard()
        await asyncio.gather(
            *(
                club.say(
                    rooms[n],
                    clients[n],
                    processes[n],
                    do="play",
                    move=moves[n],
                    version=version,
                )
                for n in (0, 1)
            )
        )
        heard = [client.heard() for client in clients]
        lost = [n for n in (0, 1) if any(one["is"] == "error" for one in heard[n])]
        assert len(lost) == 1
        assert [one["error"] for one in heard[lost[0]] if one["is"] == "error"] == ["stale"]
        assert [one[-1]["version"] for one in heard] == [version + 1] * 2
        stored = await club.stored(table_id)
        played = [step for step in match_of(stored).log if step.actor == seat]
        assert [stored.game.codec.text(step.move) for step in played] == [moves[1 - lost[0]]]
        assert position(stored) == position(rooms[0].table) == position(rooms[1].table)

    run(tmp_path, test)


def test_what_another_process_did_is_told_as_news(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        table_id, rooms, clients, processes = await two_processes(club)
        seat = rooms[0].table.actor
        assert seat is not None
        move = some_move(rooms[0].table, Dice(1))
        await club.say(rooms[seat], clients[seat], processes[seat], do="play", move=move)
        version = rooms[seat].table.row.version
        assert clients[1 - seat].heard() == []
        await processes[1 - seat].changed_elsewhere(table_id, version)
        told, mine = clients[1 - seat].table(), clients[seat].table()
        assert (told["version"], told["is_new"]) == (version, False)
        assert [one["event"] for one in story(told)] == [one["event"] for one in story(mine)]
        await processes[1 - seat].changed_elsewhere(table_id, version)
        assert clients[1 - seat].heard() == []

    run(tmp_path, test)


def test_after_an_undo_elsewhere_everything_is_told_anew(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        table_id, rooms, clients, processes = await two_processes(club)
        other = processes[1]
        await other.change(table_id, any_move(Dice(1)))
        await processes[0].changed_elsewhere(table_id, 2)
        assert clients[0].table()["is_new"] is False
        seat = match_of(rooms[1].table).log[-1].actor
        await other.change(table_id, lambda t: offers.undo(t, seat, 2, 0.0))
        await processes[0].changed_elsewhere(table_id, 3)
        told = clients[0].table()
        assert told["is_new"] is True and told["version"] == 3
        assert len(story(told)) == len(match_of(rooms[0].table).events_for(0))

    run(tmp_path, test)


def test_who_is_refused_because_another_process_was_faster_is_not_alone_told(
    tmp_path: Path,
) -> None:
    """The others in the room hear of it then: the news from the store comes too late for them."""

    async def test(club: Club) -> None:
        table_id, rooms, _ears, processes = await two_processes(club)
        spectator = Listener(None)
        await processes[0].enter(table_id, spectator)
        spectator.heard()
        await processes[1].change(table_id, any_move(Dice(1)))
        with pytest.raises(Stale):
            await processes[0].change(table_id, lambda t: t.resign(0, 1, 0.0))
        assert spectator.table()["version"] == 2
        assert rooms[0].table.row.status == "playing"

    run(tmp_path, test)
