"""Tables for tests: in memory, in a store, and with somebody who listens."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spieluhr import games
from spieluhr.core.dice import Dice
from spieluhr.core.errors import SpieluhrError
from spieluhr.core.match import Match
from spieluhr.core.rules import CHANCE
from spieluhr.server.live.actions import act
from spieluhr.server.live.room import Outgoing, Room
from spieluhr.server.live.rooms import Rooms
from spieluhr.server.messages import table as messages
from spieluhr.server.protection import tokens
from spieluhr.server.store.changes import Change
from spieluhr.server.store.rows import Guest, SeatRow, TableRow, UndoneRow
from spieluhr.server.store.store import Store, Whole, connect
from spieluhr.server.tables import seating
from spieluhr.server.tables.projection import Viewer
from spieluhr.server.tables.table import Table

SEED = "5a" * 32
NOW = 1_000_000.0
BOT = "bot:"
TWO = ["anna", "bert"]
THREE = ["anna", "bert", "cleo"]
ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(messages.Up)


def row(
    players: list[str], game_id: str, options: dict[str, Any] | None = None, **other: Any
) -> TableRow:
    game, wanted = games.load(game_id), dict(options or {})
    if "players" in {field.name for field in msgspec.structs.fields(game.options)}:
        wanted.setdefault("players", len(players))
    chosen = game.read_options(game.complete(wanted, Dice(4)))
    values = {
        "id": tokens.new_id(), "game": game_id, "rules": game.version, "data": game.data,
        "options": msgspec.to_builtins(chosen), "status": "open", "is_public": False,
        "host": "anna", "version": 0, "seed": SEED, "draws": 0,
        "settings": {"move_seconds": None, "away_seconds": 120}, "offer": None,
        "ending": None, "rematch": None, "bot_due": None, "deadline": None,
        "created": NOW, "changed": NOW,
    }  # fmt: skip
    return TableRow(**(values | other))


def sitting(table_id: str, players: list[str]) -> list[SeatRow]:
    """A guest is a name, `bot:LEVEL` a bot, and nobody is an open seat."""
    found = []
    for seat, player in enumerate(players):
        level = player.removeprefix(BOT) if player.startswith(BOT) else None
        guest = player if player and level is None else None
        found.append(SeatRow(table_id, seat, guest, level, player))
    return found


def new_table(
    players: list[str], game: str = "antinomy", options: dict[str, Any] | None = None, **other: Any
) -> Table:
    """In memory; it has begun if nobody is waited for."""
    made = row(players, game, options, **other)
    table = Table.read(made, sitting(made.id, players), [])
    seating.begin(table, NOW)
    return table


def match_of(table: Table) -> Match:
    assert table.match is not None
    return table.match


def some_move(table: Table, dice: Dice) -> str:
    match = match_of(table)
    return table.game.codec.text(table.game.rules.sample(match.state, dice))


def advance(table: Table, steps: int, dice: Dice, now: float = NOW) -> None:
    """So many decisions, by whoever has to decide, bots too."""
    for _ in range(steps):
        if table.actor is None:
            return
        table.play(table.actor, some_move(table, dice), table.row.version, now)


def any_move(dice: Dice, now: float = NOW) -> Callable[[Table], Change]:
    """An action for `Rooms.change`: whoever has to decide does, somehow."""

    def act(table: Table) -> Change:
        assert table.actor is not None
        return table.play(table.actor, some_move(table, dice), table.row.version, now)

    return act


def written(table: Table) -> Whole:
    """All of a table as a store would hand it back: through JSON."""
    log = [] if table.match is None else [table._step(n) for n in range(len(table.match.log))]
    marks = [] if table.match is None else table.match.undone
    undone = [UndoneRow(table.row.id, n, mark) for n, mark in enumerate(marks)]
    everything = ENCODER.encode([table.row, table.seats, log, undone])
    found: Whole = msgspec.json.decode(everything, type=Whole)
    return found


def position(table: Table) -> dict[str, Any]:
    return table.game.codec.position(match_of(table).state)


def everything(table: Table) -> bytes:
    return ENCODER.encode(written(table))


def refused(table: Table, act: Callable[[], object], kind: type[SpieluhrError], key: str) -> None:
    """With this error, and nothing has changed."""
    before = everything(table)
    with pytest.raises(kind) as found:
        act()
    assert found.value.key == key
    assert everything(table) == before


def decided(table: Table) -> list[int]:
    return [step.actor for step in match_of(table).log if step.actor != CHANCE]


def until_undo_asks(table: Table, seat: int) -> None:
    """Until the seat has decided and chance, a reveal or somebody else has followed."""
    dice = Dice(3)
    while seat not in decided(table) or match_of(table).undo_problem(seat) is None:
        advance(table, 1, dice)


class Listener:
    """A client that writes down what it is sent."""

    def __init__(
        self, guest: str | None, lang: str = "en", address: str = "", **other: Any
    ) -> None:
        self.viewer = Viewer(guest, lang, **other)
        self.address = address
        self.is_looking = True
        self.said: list[dict[str, Any]] = []

    def send(self, message: Outgoing) -> None:
        self.said.append(msgspec.json.decode(message.encoded()))

    def heard(self) -> list[dict[str, Any]]:
        """All since the last time, but for who came and went."""
        said, self.said = self.said, []
        return [message for message in said if message["is"] != "presence"]

    def table(self) -> dict[str, Any]:
        """The last table since the last time."""
        return [message for message in self.heard() if message["is"] == "table"][-1]


def story(table: dict[str, Any]) -> list[dict[str, Any]]:
    """All that a message tells of what happened, in its order."""
    moments = [told for moment in table["moments"] for told in moment["happened"]]
    return [*table["happened"], *moments]


class Watch:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.time = NOW

    def __call__(self) -> float:
        return self.time


class Club:
    """A store with guests, and the rooms of one process or of several."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.watch = Watch()
        self.rooms = self.process()

    def process(self, store: Store | None = None, **parts: Any) -> Rooms:
        return Rooms(store or self.store, self.watch, **parts)

    async def open(
        self, players: list[str], game: str = "antinomy",
        options: dict[str, Any] | None = None, **other: Any,
    ) -> str:  # fmt: skip
        made = row(players, game, options, **other)
        await self.store.add_table(made, sitting(made.id, players))
        return made.id

    async def begun(self, players: list[str], game: str = "antinomy", **other: Any) -> str:
        table_id = await self.open(players, game, **other)
        await self.rooms.change(table_id, lambda table: seating.begin(table, self.watch()))
        return table_id

    async def stored(self, table_id: str) -> Table:
        found = await self.store.table(table_id)
        assert found is not None
        return Table.read(*found)

    async def say(self, room: Room, client: Listener, rooms: Any = None, **asked: Any) -> None:
        """One message up, as it comes over the wire; the version is the present one."""
        if asked["do"] not in ("see", "react", "ping"):
            asked = {"version": room.table.row.version, **asked}
        await act(rooms or self.rooms, room, client, DECODER.decode(ENCODER.encode(asked)))


async def seated(club: Club, table_id: str, *guests: str | None) -> tuple[Room, list[Listener]]:
    clients, room = [Listener(guest) for guest in guests], await club.rooms.room(table_id)
    for client in clients:
        assert await club.rooms.enter(table_id, client) is room
    for client in clients:
        client.heard()
    return room, clients


def acting(room: Room, clients: list[Listener]) -> tuple[Listener, Listener]:
    """Who has to decide, and the other one."""
    seat = room.table.actor
    assert seat is not None
    return clients[seat], clients[1 - seat]


class Shared:
    """A store that several processes write to, as far as rooms can tell."""

    is_shared = True

    def __init__(self, store: Store) -> None:
        self._store = store

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


class Unreliable(Shared):
    """`before` is called with every change that is to be stored, `after` when it was."""

    is_shared = False

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.before: Callable[[Change], Awaitable[None]] | None = None
        self.after: Callable[[Change], Awaitable[None]] | None = None

    async def save(self, change: Change) -> bool:
        if self.before is not None:
            await self.before(change)
        done = await self._store.save(change)
        if self.after is not None:
            await self.after(change)
        return done


async def add_guests(store: Store) -> None:
    """Their tokens are their names."""
    for name in ("anna", "bert", "cleo", "dora", "emil"):
        await store.add_guest(Guest(name, tokens.hashed(name), None, name, False, None, NOW))


@contextlib.asynccontextmanager
async def club(folder: Path) -> AsyncIterator[Club]:
    store = connect(f"sqlite:///{folder / 'club.sqlite'}")
    await store.upgrade()
    await add_guests(store)
    try:
        yield Club(store)
    finally:
        await store.close()


def run(folder: Path, test: Callable[[Club], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        async with club(folder) as made:
            await test(made)

    asyncio.run(all_of_it())
