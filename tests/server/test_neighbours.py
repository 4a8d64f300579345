"""Players of one table on different processes see that the other one is there."""

import asyncio
from collections import deque
from pathlib import Path
from typing import Any, cast

import pytest
import websockets

from spieluhr.core.errors import Malformed
from spieluhr.server.load import ask
from spieluhr.server.neighbours import BEAT, SILENCE, Neighbourhood
from spieluhr.server.room import Room
from spieluhr.server.rooms import Rooms
from spieluhr.server.running import Running, free_port
from spieluhr.server.store.store import Store
from tests.server.postgres import Cluster, cluster  # noqa: F401
from tests.server.tables import TWO, Club, Listener, Shared, run


class Street:
    """Some processes, and lines that are on their way between them."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.lines: deque[str] = deque()
        self.neighbours: list[Neighbourhood] = []

    def process(self) -> Rooms:
        rooms = self.club.process(cast("Store", Shared(self.club.store)))
        neighbour = Neighbourhood(rooms, self.lines.append)
        rooms.neighbours = neighbour
        self.neighbours.append(neighbour)
        return rooms

    def deliver(self) -> None:
        """Everybody hears everything, what he said himself too."""
        while self.lines:
            line = self.lines.popleft()
            for neighbour in self.neighbours:
                neighbour.hear(line)

    def beat(self, seconds: float) -> None:
        """Time passes, and all processes that still run go about their business."""
        end = self.club.watch.time + seconds
        while self.club.watch.time < end:
            self.club.watch.time = min(end, self.club.watch.time + BEAT)
            for neighbour in self.neighbours:
                neighbour.beat()
            self.deliver()


async def apart(club: Club) -> tuple[Street, list[Rooms], list[Room], list[Listener]]:
    """Anna at one process, Bert at another, who came first."""
    table_id, street = await club.begun(TWO), Street(club)
    processes = [street.process(), street.process()]
    ears = [Listener("anna"), Listener("bert")]
    second = await processes[1].enter(table_id, ears[1])
    street.deliver()
    first = await processes[0].enter(table_id, ears[0])
    street.deliver()
    return street, processes, [first, second], ears


def test_both_see_that_both_are_there(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        street, processes, rooms, ears = await apart(club)
        for ear in ears:
            assert ear.said[-1] == {"is": "presence", "here": [True, True], "spectators": 0}
        looker = Listener(None)
        await processes[0].enter(rooms[0].table.row.id, looker)
        street.deliver()
        assert ears[1].said[-1] == {"is": "presence", "here": [True, True], "spectators": 1}
        processes[0].leave(rooms[0], ears[0])
        street.deliver()
        assert ears[1].said[-1] == {"is": "presence", "here": [False, True], "spectators": 1}

    run(tmp_path, test)


def test_who_is_connected_elsewhere_is_not_away(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        street, processes, rooms, ears = await apart(club)
        seat = rooms[0].table.actor
        assert seat is not None

        async def replace() -> Any:
            other = 1 - seat
            ears[other].heard()
            await club.say(rooms[other], ears[other], processes[other], do="replace", seat=seat)
            return ears[other].heard()[-1].get("error")

        street.beat(1000)
        assert await replace() == "table-not-away"
        processes[seat].leave(rooms[seat], ears[seat])
        street.deliver()
        street.beat(119)
        assert await replace() == "table-not-away"
        street.beat(1)
        assert await replace() is None
        assert rooms[1 - seat].table.seats[seat].bot == "club"

    run(tmp_path, test)


def test_who_was_connected_to_a_process_that_died_is_gone(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        street, _processes, rooms, ears = await apart(club)
        street.neighbours.pop()  # without a word
        street.beat(SILENCE)
        assert rooms[0].here() == [True, True]
        street.beat(2 * BEAT)
        assert rooms[0].here() == [True, False]
        assert ears[0].said[-1]["here"] == [True, False]
        assert rooms[0].away(1, club.watch.time) > SILENCE

    run(tmp_path, test)


def test_who_moved_to_another_device_is_an_onlooker_everywhere(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        street, _processes, rooms, ears = await apart(club)
        street.neighbours[0].moved("bert")
        street.deliver()
        shown = ears[1].table()
        assert (shown["mine"], shown["seat"], shown["legal"]) == ([], None, [])
        assert [room.here() for room in rooms] == [[True, False]] * 2

    run(tmp_path, test)


def test_what_is_not_understood_changes_nothing(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        street, _processes, rooms, _ears = await apart(club)
        for line in ("", "x", "{}", '{"is":"there","process":"p","table":"t","group":3}'):
            with pytest.raises(Malformed):
                street.neighbours[0].hear(line)
        assert rooms[0].here() == [True, True]

    run(tmp_path, test)


def test_two_processes_of_a_postgresql_installation(postgres: Cluster, tmp_path: Path) -> None:
    async def test(pair: list[Running]) -> None:
        guests = [
            await asyncio.to_thread(ask, one.url, "POST", "/api/me", {"name": name})
            for one, name in zip(pair, ("Anna", "Bert"), strict=True)
        ]
        tokens = [guest["token"] for guest in guests]
        wish = {"game": "antinomy", "seats": [{"kind": "me"}, {"kind": "open"}]}
        made = ask(pair[0].url, "POST", "/api/tables", wish, tokens[0])
        ask(pair[1].url, "POST", f"/api/tables/{made['id']}/join", None, tokens[1])
        async with asyncio.timeout(30):
            async with _connected(pair[0], made["id"], tokens[0]) as anna:
                async with _connected(pair[1], made["id"], tokens[1]):
                    await _hears(anna, [True, True])
                await _hears(anna, [True, False])

    db = postgres.new_database()
    pair = [Running(db, free_port(), tmp_path / f"log{n}") for n in range(2)]
    try:
        for server in pair:
            server.wait()
        asyncio.run(test(pair))
    finally:
        codes = [server.stop() for server in pair]
    assert codes == [0, 0]


def _connected(server: Running, table_id: str, token: str) -> Any:
    url = f"{server.url.replace('http', 'ws')}/ws/{table_id}"
    return websockets.connect(url, additional_headers={"authorization": f"Bearer {token}"})


async def _hears(socket: Any, here: list[bool]) -> None:
    """Until that is said; the test's time limit says when it is too late."""
    while f'"here":{str(here).lower().replace(" ", "")}' not in str(await socket.recv()):
        pass
