"""Players of one table on different processes see that the other one is there."""

import asyncio
from collections import deque
from pathlib import Path
from typing import Any, cast

import pytest
import websockets

from spieluhr.cli.load_clients import ask
from spieluhr.cli.server_process import Running, free_port
from spieluhr.server.errors import ServerError
from spieluhr.server.live.cluster import BEAT, SILENCE, SharedCluster
from spieluhr.server.live.open_rooms import OpenRooms
from spieluhr.server.live.room import Room
from spieluhr.server.live.rooms import Rooms
from spieluhr.server.store.store import Store
from spieluhr.server.tables import seating
from tests.server.postgres import Cluster, cluster  # noqa: F401
from tests.server.tables import TWO, Club, Listener, Shared, run


class Street:
    """Some processes, and lines that are on their way between them."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.lines: deque[str] = deque()
        self.neighbours: list[SharedCluster] = []

    def process(self) -> Rooms:
        open_rooms = OpenRooms()
        neighbour = SharedCluster(open_rooms, self.lines.append, self.club.watch)
        self.neighbours.append(neighbour)
        store = cast("Store", Shared(self.club.store))
        return self.club.process(store, open_rooms=open_rooms, cluster=neighbour)

    def deliver(self) -> None:
        """Everybody hears everything, what he said himself too."""
        while self.lines:
            line = self.lines.popleft()
            for neighbour in self.neighbours:
                neighbour.receive(line)

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
    clients = [Listener("anna"), Listener("bert")]
    second = await processes[1].enter(table_id, clients[1])
    street.deliver()
    first = await processes[0].enter(table_id, clients[0])
    street.deliver()
    return street, processes, [first, second], clients


def test_both_see_that_both_are_there(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        street, processes, rooms, clients = await apart(club)
        for client in clients:
            assert client.said[-1] == {"is": "presence", "here": [True, True], "spectators": 0}
        spectator = Listener(None)
        await processes[0].enter(rooms[0].table.row.id, spectator)
        street.deliver()
        assert clients[1].said[-1] == {"is": "presence", "here": [True, True], "spectators": 1}
        processes[0].leave(rooms[0], clients[0])
        street.deliver()
        assert clients[1].said[-1] == {"is": "presence", "here": [False, True], "spectators": 1}

    run(tmp_path, test)


def test_who_is_connected_elsewhere_is_not_away(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        street, processes, rooms, clients = await apart(club)
        seat = rooms[0].table.actor
        assert seat is not None

        async def replace() -> Any:
            other = 1 - seat
            clients[other].heard()
            await club.say(rooms[other], clients[other], processes[other], do="replace", seat=seat)
            return clients[other].heard()[-1].get("error")

        street.beat(1000)
        assert await replace() == "table-not-away"
        processes[seat].leave(rooms[seat], clients[seat])
        street.deliver()
        street.beat(119)
        assert await replace() == "table-not-away"
        street.beat(1)
        assert await replace() is None
        assert rooms[1 - seat].table.seats[seat].bot == "club"

    run(tmp_path, test)


def test_who_was_connected_to_a_process_that_died_is_gone(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        street, _processes, rooms, clients = await apart(club)
        street.neighbours.pop()  # without a word
        street.beat(SILENCE)
        assert rooms[0].here() == [True, True]
        street.beat(2 * BEAT)
        assert rooms[0].here() == [True, False]
        assert clients[0].said[-1]["here"] == [True, False]
        assert rooms[0].away(1, club.watch.time) > SILENCE

    run(tmp_path, test)


def test_who_moved_to_another_device_is_a_spectator_everywhere(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        street, _processes, rooms, clients = await apart(club)
        street.neighbours[0].announce_move("bert")
        street.deliver()
        shown = clients[1].table()
        assert (shown["mine"], shown["seat"], shown["legal"]) == ([], None, [])
        assert [room.here() for room in rooms] == [[True, False]] * 2

    run(tmp_path, test)


def test_however_many_look_on_all_is_said_and_nobody_is_replaced(tmp_path: Path) -> None:
    """PostgreSQL passes on less than 8,000 bytes."""

    async def test(club: Club) -> None:
        street, processes, rooms, clients = await apart(club)
        seat = rooms[0].table.actor
        assert seat is not None
        here, there = 1 - seat, seat
        processes[there].most_spectators = 10_000
        for n in range(1000):
            guest = f"a-guest-with-a-long-name-{n:032}"
            await processes[there].enter(rooms[there].table.row.id, Listener(guest))
        await until_told(rooms[there])
        assert max(map(len, street.lines)) < 1000 and len(street.lines) < 100
        street.deliver()
        assert rooms[here].here() == [True, True] and rooms[here].spectators() == 1000
        street.beat(1000)
        assert await replace(club, processes[here], rooms[here], clients[here]) == "table-not-away"

    run(tmp_path, test)


def test_whose_presence_is_not_known_is_not_replaced(tmp_path: Path) -> None:
    """Words get lost; who missed one asks, and believes nobody gone before the answer."""

    async def test(club: Club) -> None:
        street, processes, rooms, clients = await apart(club)
        seat = rooms[0].table.actor
        assert seat is not None
        here, there = 1 - seat, seat
        processes[there].leave(rooms[there], clients[there])
        street.deliver()
        street.beat(1000)
        assert not rooms[here].here()[seat]
        await processes[there].enter(rooms[there].table.row.id, clients[there])
        street.lines.clear()  # that he came back was lost
        assert not rooms[here].here()[seat]
        club.watch.time += BEAT
        street.neighbours[there].beat()
        street.neighbours[there].receive(street.lines[0])
        street.neighbours[here].receive(street.lines.popleft())  # and now that is noticed
        assert await replace(club, processes[here], rooms[here], clients[here]) == "table-unsure"
        street.deliver()
        assert rooms[here].here() == [True, True]
        assert await replace(club, processes[here], rooms[here], clients[here]) == "table-not-away"

    run(tmp_path, test)


def test_who_hears_nobody_believes_nobody_gone(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        street, processes, rooms, clients = await apart(club)
        seat = rooms[0].table.actor
        assert seat is not None
        here = 1 - seat
        street.beat(1000)
        deaf = street.neighbours[here]
        for _ in range(200):
            club.watch.time += BEAT
            deaf.beat()
        street.lines.clear()  # the database is away
        assert rooms[here].here() == [True, True]
        processes[seat].leave(rooms[seat], clients[seat])
        assert await replace(club, processes[here], rooms[here], clients[here]) == "table-unsure"

    run(tmp_path, test)


def test_a_process_that_has_just_begun_knows_nothing_yet(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        street, _processes, rooms, _ears = await apart(club)
        street.beat(1000)
        new = street.process()
        room = await new.room(rooms[0].table.row.id)
        assert new.cluster.is_unsure(room)
        street.deliver()
        assert new.cluster.is_unsure(room)  # there may be others that are slow to answer
        street.beat(2 * BEAT)
        assert not new.cluster.is_unsure(room) and room.here() == [True, True]

    run(tmp_path, test)


def test_who_sits_down_while_connected_elsewhere_is_there(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        table_id, street = await club.open(["anna", ""]), Street(club)
        first, second = street.process(), street.process()
        await first.enter(table_id, Listener("anna"))
        await second.enter(table_id, Listener("bert"))
        street.deliver()
        room = await first.change(
            table_id, lambda table: seating.sit(table, "bert", "Bert", club.watch())
        )
        await second.changed_elsewhere(table_id, room.table.row.version)
        street.deliver()
        assert room.here() == [True, True] and room.spectators() == 0

    run(tmp_path, test)


async def replace(club: Club, rooms: Rooms, room: Room, client: Listener) -> Any:
    client.heard()
    await club.say(room, client, rooms, do="replace", seat=room.table.actor)
    return client.heard()[-1].get("error")


async def until_told(room: Room) -> None:
    """Who came and went has been gathered and is on its way."""
    async with asyncio.timeout(30):
        while room.announce_elsewhere.is_waiting or room.announce_presence.is_waiting:
            await asyncio.sleep(0.01)


def test_what_is_not_understood_changes_nothing(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        street, _processes, rooms, _ears = await apart(club)
        for line in ("", "x", "{}", '{"is":"there","process":"p","table":"t","group":3}'):
            with pytest.raises(ServerError):
                street.neighbours[0].receive(line)
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


def test_a_device_that_is_signed_out_hears_it_in_every_process(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        street, processes, _rooms, _clients = await apart(club)
        heard: list[str] = []
        processes[1].open.signed_out.subscribe(heard.append)
        street.neighbours[0].announce_sign_out("a-phone")
        street.deliver()
        assert heard == ["a-phone"]

    run(tmp_path, test)
