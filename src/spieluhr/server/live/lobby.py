"""Tables are made, found and left here; what happens at them is for the rooms."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from spieluhr import daily, games
from spieluhr.bots import LEVELS
from spieluhr.core.errors import Malformed
from spieluhr.core.game import Game
from spieluhr.daily import Deal
from spieluhr.server.errors import ServerError
from spieluhr.server.live.room import Room
from spieluhr.server.live.rooms import Rooms
from spieluhr.server.messages.lobby import MyNonce, NewTable, SeatWish, TableLine
from spieluhr.server.protection import tokens
from spieluhr.server.protection.orders import OperatorOrders
from spieluhr.server.store.profile_rows import TryRow
from spieluhr.server.store.rows import Guest, ReportRow, SeatRow, TableRow
from spieluhr.server.tables import names, offers, pledges, seating
from spieluhr.server.tables.listing import line
from spieluhr.server.tables.opening import seats_of, wished_options
from spieluhr.server.tables.replays import Start
from spieluhr.server.tables.table import Table

MOST_TABLES = 50  # of one guest, not yet over
MOST_SEATED = 200  # where one guest sits, not yet over
MOST_LISTED = 100
MOST_LOOKED_AT = 500  # public tables, to find those whose host is there
MOST_FROM_ADDRESS = 5  # of them
MOST_REPORTS, REPORT_SECONDS = 20, 24 * 3600.0  # of one guest
AWAY_SECONDS = 120  # at a table that is played on
ONLY_BOTS = (
    "only you and bots can play on from a record",
    "von einer Aufzeichnung aus spielst du nur mit Bots weiter",
)
PLEDGE_OR_NONCE = (
    "it needs either a pledge or a nonce",
    "es fehlt die Zufallszahl oder die Festlegung auf sie",
)
LEFT_ALONE = 3600.0  # seconds after which a table of mine alone may go for a new one


class Lobby:
    """What a guest can do before and after a game. `seated` hears of everybody who sits down."""

    def __init__(
        self,
        rooms: Rooms,
        seated: Callable[[Room], Awaitable[None]],
        bots: Sequence[str] = LEVELS,
        orders: OperatorOrders | None = None,
    ) -> None:
        self.rooms = rooms
        self.orders = orders or OperatorOrders()
        self.bots = bots
        self.store = rooms.store
        self.seated = seated

    async def create(self, guest: Guest, wish: NewTable, address: str = "") -> Room:
        """A new table; it begins at once if nobody is waited for."""
        await self._make_room(guest)
        if any(one.kind == "open" for one in wish.seats):  # else nobody else reads the names
            for one in wish.seats:
                await self.need_free_name(one.name or "", guest)
        game = games.load(wish.game)
        wished = wished_options(game, wish)
        table_id = tokens.new_id()
        sitting = seats_of(table_id, wish.seats, guest, self.bots)
        settings = {
            "move_seconds": wish.move_seconds,
            "away_seconds": wish.away_seconds,
            "hints": wish.hints,
        }
        row = self.row(table_id, game, wished, guest.id, settings, sitting)
        if wish.is_public:
            origin = tokens.hashed(address) if address else None
            row = msgspec.structs.replace(row, is_public=True, origin=origin)
        await self.store.add_table(row, sitting)
        room = await self.begin_if_full(table_id)
        await self.seated(room)
        return room

    async def play_on(self, guest: Guest, start: Start) -> Room:
        """A table that begins where a record was left. Chance is drawn from a seed of its own."""
        if any(wish.kind == "open" for wish in start.seats):
            # Whoever has seen the record knows more than somebody who joins could.
            raise Malformed("table-seats", problem=ONLY_BOTS)
        await self._make_room(guest)
        game = games.edition(start.game, start.rules, start.data)
        table_id = tokens.new_id()
        sitting = seats_of(table_id, start.seats, guest, self.bots)
        settings = {"move_seconds": None, "away_seconds": AWAY_SECONDS}
        row = self.row(table_id, game, start.options, guest.id, settings, sitting)
        row = msgspec.structs.replace(row, start=start.position)
        await self.store.add_table(row, sitting)
        room = await self.begin_if_full(table_id)
        await self.seated(room)
        return room

    async def deal(self, guest: Guest, deal: Deal) -> Room:
        """A daily deal: all chance follows from the day alone, so nobody adds to it."""
        if guest.is_bot:
            raise ServerError("not-for-bots")
        await self._make_room(guest)
        table_id = tokens.new_id()
        bot = [SeatWish("bot", deal.level)] * (deal.seats - 1)
        sitting = seats_of(table_id, [SeatWish("me"), *bot], guest, self.bots)
        settings = {"move_seconds": None, "away_seconds": AWAY_SECONDS}
        game = daily.edition(deal.game)
        row = self.row(table_id, game, deal.options, guest.id, settings, sitting)
        row = msgspec.structs.replace(
            row, seed=deal.seed, daily=deal.name, pledges=None, nonces=None
        )
        await self.store.add_table(row, sitting)
        await self.store.dailies.begin(TryRow(guest.id, deal.name, table_id))
        return await self.begin_if_full(table_id)

    async def _make_room(self, guest: Guest) -> None:
        """For one more table: the oldest that was left alone goes."""
        self.need_open()
        running = await self.store.count_running(guest.id)
        if running < MOST_TABLES:
            return
        left = await self.store.left_alone(guest.id, self.rooms.now() - LEFT_ALONE)
        if left is None:
            raise ServerError("too-many-tables", count=running)
        await self.rooms.clear(left)

    def need_open(self) -> None:
        """Before an upgrade nothing new begins; what runs goes on."""
        if self.orders.is_draining:
            raise ServerError("draining")

    async def need_free_name(self, name: str, guest: Guest | None = None) -> None:
        """Nobody is called like somebody who holds a passkey."""
        key = names.lookalike_key(name)
        holder = None if key is None else await self.store.passkeys.holder(key)
        if holder is not None and (guest is None or holder not in (guest.id, guest.owner)):
            raise ServerError("name-protected", name=name)

    def row(
        self, table_id: str, game: Game, wished: dict[str, Any], host: str,
        settings: dict[str, Any], sitting: list[SeatRow],
    ) -> TableRow:  # fmt: skip
        """What chance still has to choose is not among its options before the game begins."""
        now = self.rooms.now()
        return TableRow(
            id=table_id, game=game.id, rules=game.version, data=game.data, options=wished,
            status="open", is_public=False, host=host, version=0,
            seed=tokens.new_seed(), draws=0, settings=settings, offer=None, ending=None,
            rematch=None, bot_due=None, deadline=None, created=now, changed=now,
            wished=wished, pledges=pledges.asked(sitting), nonces=[None for _ in sitting],
        )  # fmt: skip

    async def begin_if_full(self, table_id: str) -> Room:
        """A table that waits for nobody."""
        room = await self.rooms.room(table_id)
        if room.table.is_ready:
            room = await self.rooms.change(table_id, lambda t: seating.begin(t, self.rooms.now()))
        return room

    async def join(self, guest: Guest, table_id: str) -> Room:
        """Refused for who plays at too many tables already."""
        running = len(await self.store.running_of(guest.id, MOST_SEATED))
        if running >= MOST_SEATED:
            raise ServerError("too-many-tables", count=running)
        room = await self.rooms.change(
            table_id,
            lambda table: seating.sit(table, guest.id, guest.name, self.rooms.now(), guest.is_bot),
        )
        await self.seated(room)
        return room

    async def add_nonce(self, guest: Guest, table_id: str, given: MyNonce) -> Room:
        """To the chance of a table that has not begun."""
        pledge, nonce = given.pledge, given.nonce
        if (pledge is None) == (nonce is None):
            raise ServerError("message", problem=PLEDGE_OR_NONCE)
        now = self.rooms.now()
        return await self.rooms.change(
            table_id,
            lambda table: (
                seating.reveal(table, guest.id, nonce or "", now)
                if pledge is None
                else seating.pledge(table, guest.id, pledge, now)
            ),
        )

    async def rename(self, guest: Guest, name: str) -> None:
        """From now on, and at once where a game has not begun."""
        await self.need_free_name(name, guest)
        if guest.protected is None:
            await self.store.change_guest(guest.id, name=name)
        elif not await self.store.passkeys.rename(guest.id, name, names.lookalike_key(name)):
            raise ServerError("name-protected", name=name)
        for table_id in await self.store.running_of(guest.id, MOST_SEATED):
            room = await self.rooms.readable(table_id)
            if room is not None and room.table.row.status == "open":
                await self.rooms.change(
                    table_id, lambda table: seating.rename(table, guest.id, name, self.rooms.now())
                )

    async def leave(self, guest: Guest, table_id: str) -> Room:
        """All seats of the guest; refused once the game has begun."""
        return await self.rooms.change(
            table_id, lambda table: seating.stand(table, guest.id, self.rooms.now())
        )

    async def forget(self, guest: Guest, table_id: str) -> None:
        """Off my list. A game that nobody else plays ends; others continue without a notice."""
        table = (await self.rooms.room(table_id)).table
        if not table.mine(guest.id):
            raise ServerError("table-not-seated")
        is_shared = any(seat.guest not in (None, guest.id) for seat in table.seats)
        if table.row.status == "open":
            await self.leave(guest, table_id)
            if not is_shared:
                await self.rooms.clear(table_id)
            return
        if table.row.status == "playing":
            if is_shared:
                raise ServerError("table-others")
            if table.row.tournament is not None:
                raise ServerError("tournament-table")
            await self.rooms.clear(table_id)
        await self.store.hide(table_id, guest.id)

    async def remove(self, guest: Guest, table_id: str, seat: int) -> Room:
        """For the host, before the game begins; who is removed cannot come back."""
        return await self.rooms.change(
            table_id, lambda table: seating.remove(table, guest.id, seat, self.rooms.now())
        )

    async def rematch(self, guest: Guest, table_id: str) -> Room:
        """The new table once all people want it; until then the old one, where they are asked."""
        self.need_open()
        room = await self.rooms.change(
            table_id,
            lambda old: offers.want_rematch(
                old, guest.id, self.rooms.now(), lambda host: self._again(old, host)
            ),
        )
        if room.table.row.rematch is None:
            return room
        room = await self.begin_if_full(room.table.row.rematch)
        await self.seated(room)
        return room

    def _again(self, old: Table, host: str) -> tuple[TableRow, list[SeatRow]]:
        """The same people, everybody one seat further."""
        table_id = tokens.new_id()
        places = [*old.seats[-1:], *old.seats[:-1]]
        sitting = [
            msgspec.structs.replace(place, table_id=table_id, seat=n, since=None)
            for n, place in enumerate(places)
        ]
        settings = dict(old.row.settings)
        row = self.row(table_id, old.game, old.row.options, host, settings, sitting)
        return row, sitting

    async def refuse_rematch(self, guest: Guest, table_id: str) -> Room:
        """The others are told at once that there will be none."""
        return await self.rooms.change(
            table_id, lambda table: offers.refuse_rematch(table, guest.id, self.rooms.now())
        )

    async def report(self, guest: Guest, table_id: str, reason: str) -> None:
        """Kept for whoever runs the server; nobody at the table hears of it."""
        table, now = (await self.rooms.room(table_id)).table, self.rooms.now()
        count = await self.store.reports.count(guest.id, now - REPORT_SECONDS)
        if count >= MOST_REPORTS:
            raise ServerError("too-many-reports", count=count)
        present = [place.name for place in table.seats]
        row = ReportRow(table_id, guest.id, table.row.game, reason, present, now)
        await self.store.reports.add(row)
        await self.store.operation.note("player", "report", game=row.game, reason=reason)

    async def open_tables(self, guest: Guest | None, lang: str) -> list[TableLine]:
        """Tables whose host is connected: without the host nobody could start them."""
        lines: list[TableLine] = []
        for table_id in await self.store.lobby(MOST_LOOKED_AT, MOST_FROM_ADDRESS):
            room = self.rooms.open.get(table_id)
            if room is None and self.store.is_shared:  # the host may be at another process
                room = await self.rooms.readable(table_id)
            if room is not None and room.is_connected(room.table.row.host):
                lines.append(line(room.table, room.here(), guest, lang))
        return lines[:MOST_LISTED]

    async def my_tables(self, guest: Guest, lang: str) -> list[TableLine]:
        """Those the guest sits at and has not put away: first what is not over, then the latest."""
        return await self._lines(await self.store.tables_of(guest.id, MOST_LISTED), guest, lang)

    async def _lines(self, ids: list[str], guest: Guest | None, lang: str) -> list[TableLine]:
        rooms = [await self.rooms.readable(table_id) for table_id in ids]
        return [line(room.table, room.here(), guest, lang) for room in rooms if room is not None]
