"""Tables are made, found and left here; what happens at them is for the rooms."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from spieluhr import games
from spieluhr.bots import called
from spieluhr.core.dice import Dice
from spieluhr.core.errors import Illegal, Malformed, NotYourTurn
from spieluhr.core.game import Game
from spieluhr.server import names, secrets
from spieluhr.server.messages import NewTable, SeatWish, TableLine
from spieluhr.server.present import seats_now
from spieluhr.server.replays import Start
from spieluhr.server.room import Room
from spieluhr.server.rooms import Rooms
from spieluhr.server.store.rows import Guest, SeatRow, TableRow

MOST_TABLES = 50  # of one guest, not yet over
MOST_SEATED = 200  # where one guest sits, not yet over
MOST_LISTED = 100
AWAY_SECONDS = 120  # at a table that is played on
LEFT_ALONE = 3600.0  # seconds after which a table of mine alone may go for a new one


class Lobby:
    """What a guest can do before and after a game. `seated` hears of everybody who sits down."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.store = rooms.store
        self.seated: Callable[[Room], Awaitable[None]] = _nobody_hears
        self._rematching = asyncio.Lock()

    async def create(self, guest: Guest, wish: NewTable) -> Room:
        """A new table; it begins at once if nobody is waited for."""
        await self._make_room(guest)
        game = games.load(wish.game)
        options = chosen_options(game, wish)
        table_id = secrets.new_id()
        sitting = _seats(table_id, wish.seats, guest)
        settings = {"move_seconds": wish.move_seconds, "away_seconds": wish.away_seconds}
        row = self._row(table_id, game, options, guest.id, wish.is_public, settings)
        await self.store.add_table(row, sitting)
        room = await self._begin_if_full(table_id)
        await self.seated(room)
        return room

    async def play_on(self, guest: Guest, start: Start) -> Room:
        """A table that begins where a record was left. Chance is drawn from a seed of its own."""
        if any(wish.kind == "open" for wish in start.seats):
            # Who has seen the record knows what a third person does not.
            raise Malformed("table-seats", problem="only you and bots can play on")
        await self._make_room(guest)
        game = games.load(start.game)
        if start.data != game.data:
            game = game.with_data(start.data or "")
        table_id = secrets.new_id()
        sitting = _seats(table_id, start.seats, guest)
        settings = {"move_seconds": None, "away_seconds": AWAY_SECONDS}
        row = self._row(table_id, game, start.options, guest.id, False, settings)
        row.start = start.position
        await self.store.add_table(row, sitting)
        room = await self._begin_if_full(table_id)
        await self.seated(room)
        return room

    async def _make_room(self, guest: Guest) -> None:
        """For one more table: the oldest that was left alone goes."""
        running = await self.store.count_running(guest.id)
        if running < MOST_TABLES:
            return
        left = await self.store.left_alone(guest.id, self.rooms.now() - LEFT_ALONE)
        if left is None:
            raise Illegal("too-many-tables", count=running)
        await self.rooms.clear(left)

    def _row(
        self, table_id: str, game: Game, options: dict[str, Any], host: str, is_public: bool,
        settings: dict[str, Any],
    ) -> TableRow:  # fmt: skip
        now = self.rooms.now()
        return TableRow(
            id=table_id, game=game.id, rules=game.version, data=game.data, options=options,
            status="open", is_public=is_public, host=host, version=0,
            seed=secrets.new_seed(), draws=0, settings=settings, undone=[], offer=None,
            ending=None, rematch=None, bot_due=None, deadline=None, created=now, changed=now,
        )  # fmt: skip

    async def _begin_if_full(self, table_id: str) -> Room:
        room = await self.rooms.room(table_id)
        if not any(seat.is_open for seat in room.table.seats):
            room = await self.rooms.change(table_id, lambda t: t.begin(self.rooms.now()))
        return room

    async def join(self, guest: Guest, table_id: str) -> Room:
        running = len(await self.store.running_of(guest.id, MOST_SEATED))
        if running >= MOST_SEATED:
            raise Illegal("too-many-tables", count=running)
        room = await self.rooms.change(
            table_id, lambda table: table.sit(guest.id, guest.name, self.rooms.now())
        )
        await self.seated(room)
        return room

    async def leave(self, guest: Guest, table_id: str) -> Room:
        return await self.rooms.change(
            table_id, lambda table: table.stand(guest.id, self.rooms.now())
        )

    async def rematch(self, guest: Guest, table_id: str) -> Room:
        """The same people, everybody one seat further; whoever asks second finds it made."""
        async with self._rematching:
            room = await self._rematch(guest, table_id)
        await self.seated(room)
        return room

    async def _rematch(self, guest: Guest, table_id: str) -> Room:
        room = await self.rooms.room(table_id)
        old = room.table
        if not old.mine(guest.id):
            raise NotYourTurn("table-stranger")
        if old.row.status != "over":
            raise NotYourTurn("table-over")
        if old.row.rematch is not None:
            return await self.rooms.room(old.row.rematch)
        new_id = secrets.new_id()
        places = [*old.seats[-1:], *old.seats[:-1]]
        sitting = [
            SeatRow(new_id, n, place.guest, place.bot, place.name) for n, place in enumerate(places)
        ]
        row = self._row(new_id, old.game, old.row.options, guest.id, False, dict(old.row.settings))
        await self.store.add_table(row, sitting)
        room = await self.rooms.change(table_id, lambda t: t.name_rematch(new_id, self.rooms.now()))
        return await self._begin_if_full(room.table.row.rematch or new_id)

    async def open_tables(self, guest: Guest | None) -> list[TableLine]:
        return await self._lines(await self.store.lobby(MOST_LISTED), guest)

    async def my_tables(self, guest: Guest) -> list[TableLine]:
        return await self._lines(await self.store.tables_of(guest.id, MOST_LISTED), guest)

    async def _lines(self, ids: list[str], guest: Guest | None) -> list[TableLine]:
        return [line(await self.rooms.room(table_id), guest) for table_id in ids]


async def _nobody_hears(_room: Room) -> None:
    return


def line(room: Room, guest: Guest | None) -> TableLine:
    table = room.table
    mine = table.mine(None if guest is None else guest.id)
    return TableLine(
        id=table.row.id,
        game=table.row.game,
        options=table.row.options,
        status=table.row.status,
        seats=seats_now(table, room.here()),
        mine=mine,
        is_my_turn=table.actor in mine,
        changed=table.row.changed,
    )


def chosen_options(game: Game, wish: NewTable) -> dict[str, Any]:
    """Complete and of the game's own type, for as many as there are seats."""
    wanted = dict(wish.options)
    if any(field.name == "players" for field in msgspec.structs.fields(game.options)):
        wanted.setdefault("players", len(wish.seats))
    dice = Dice(int(secrets.new_seed()[:15], 16))
    options = game.read_options(game.complete(wanted, dice))
    game.new(options, len(wish.seats))  # refuses a wrong number of seats
    written: dict[str, Any] = msgspec.to_builtins(options)
    return written


def _seats(table_id: str, wishes: list[SeatWish], guest: Guest) -> list[SeatRow]:
    found: list[SeatRow] = []
    for n, wish in enumerate(wishes):
        place = _seat(table_id, n, wish, guest)
        if not place.is_open:
            name = names.distinct(place.name, [other.name for other in found])
            place = msgspec.structs.replace(place, name=name)
        found.append(place)
    return found


def _seat(table_id: str, n: int, wish: SeatWish, guest: Guest) -> SeatRow:
    name = None if wish.name is None else names.cleaned(wish.name)
    if wish.kind == "bot":
        if wish.level is None:
            raise Malformed("table-seats", problem="a bot needs a level")
        return SeatRow(table_id, n, None, wish.level, name or called(wish.level, "en"))
    if wish.level is not None:
        raise Malformed("table-seats", problem="only a bot has a level")
    if wish.kind == "open":
        return SeatRow(table_id, n, None, None, "")
    if name is not None and guest.is_bot:
        name = names.of_bot(name)
    return SeatRow(table_id, n, guest.id, None, name or guest.name)
