"""Tournaments: made, joined, started; their tables opened, watched and counted.

What one process does another may do at the same moment: every change is guarded by the version, and
a round is stored together with its tables, so that it is made once.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Final

from spieluhr import games
from spieluhr.bots import first_name
from spieluhr.core.errors import Malformed, SpieluhrError
from spieluhr.core.game import Game
from spieluhr.server.errors import ServerError, Unreadable
from spieluhr.server.live import referee
from spieluhr.server.live.lobby import Lobby
from spieluhr.server.messages.lobby import NewTable, SeatWish
from spieluhr.server.messages.tournaments import NewTournament
from spieluhr.server.protection import tokens
from spieluhr.server.protection.limits import Turns
from spieluhr.server.store.profiles import NOBODY
from spieluhr.server.store.rows import Guest, SeatRow, TableRow
from spieluhr.server.store.tournament_rows import (
    EntrantRow,
    GameOf,
    TournamentRow,
    TournamentSettings,
)
from spieluhr.server.store.tournaments import MARGIN, Made
from spieluhr.server.tables import names
from spieluhr.server.tables.opening import wished_options
from spieluhr.server.tables.table import Table
from spieluhr.server.tournaments.tournament import MOST_IN_SERIES, UNSTARTED, Tournament

LOG = logging.getLogger("spieluhr.server")
MOST_OF_GUEST: Final = 3  # that are not over
MOST_FROM_ADDRESS: Final = 10
MOST_LISTED: Final = 30
MOST_WANTING: Final = 50  # that are seen to at once
PAUSE: Final = 3.0  # seconds between looks at all
ATTEMPTS: Final = 5  # to store a change that others are faster than

Action = Callable[[Tournament], None]


class Tournaments:
    """Everything that can be done with one. `sweep` does what nobody asks for."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.rooms = lobby.rooms
        self.store = lobby.store.tournaments
        self._hurry: set[str] = set()  # where a game has just ended
        self._looked = 0.0  # when this process looked at all of them
        self._turns = Turns()  # of addresses where a tournament is made
        self.rooms.ended.subscribe(self._ended)

    def _ended(self, table: Table) -> None:
        if table.row.tournament is not None:
            self._hurry.add(table.row.tournament)

    # Found and made.

    async def find(self, tournament: str) -> Tournament:
        """As it stands; refused if there is none."""
        found = await self.store.find(tournament)
        if found is None:
            raise Unreadable("no-tournament")
        return _read(*found)

    async def of_guest(self, guest: str) -> list[Tournament]:
        """Where the guest takes part, or that the guest leads."""
        return [_read(*one) for one in await self.store.of_guest(guest, MOST_LISTED)]

    async def create(self, guest: Guest, wish: NewTournament, address: str) -> Tournament:
        """Open for everybody who has the link."""
        if guest.is_bot:
            raise ServerError("not-for-bots")
        self.lobby.need_open()
        origin = tokens.hashed(address)
        async with self._turns.alone(origin):
            return await self._create(guest, wish, origin)

    async def _create(self, guest: Guest, wish: NewTournament, origin: str) -> Tournament:
        await self._need_space("host", guest.id, MOST_OF_GUEST)
        await self._need_space("origin", origin, MOST_FROM_ADDRESS)
        now = self.rooms.now()
        row = _row(guest, wish, origin, now)
        made = Tournament(row, [], _sizes(games.load(wish.game), wish))
        _need_possible(made, wish)
        if wish.is_playing:
            made.join(guest.id, guest.name, now)
        for level in wish.bots:
            self._add_bot(made, level)
        made.row.version = 0
        await self.store.add(made.row, made.entrants)
        return made

    async def _need_space(self, column: str, value: str, most: int) -> None:
        count = await self.store.count(column, value)
        if count >= most:
            raise ServerError("too-many-tournaments", count=count)

    # Before and between rounds.

    async def join(self, guest: Guest, tournament: str) -> Tournament:
        """By link."""
        if guest.is_bot:
            raise ServerError("not-for-bots")
        return await self.change(
            tournament, lambda one: one.join(guest.id, guest.name, self.rooms.now())
        )

    async def add_bot(self, guest: Guest, tournament: str, level: str) -> Tournament:
        """By the organiser."""

        def add(one: Tournament) -> None:
            one.need_host(guest.id)
            self._add_bot(one, level)

        return await self.change(tournament, add)

    def _add_bot(self, one: Tournament, level: str) -> None:
        if level not in self.lobby.bots:
            raise Malformed("bot", bot=level[:40], bots=", ".join(self.lobby.bots))
        name = first_name(other.name for other in one.entrants)
        one.add_bot(level, name, self.rooms.now())

    async def start(self, guest: Guest, tournament: str) -> Tournament:
        """By the organiser: the first round, or the next one."""

        def start(one: Tournament) -> None:
            one.need_host(guest.id)
            if one.row.status == "open":
                one.start(tokens.new_id, self.rooms.now())
            else:
                one.go_on(tokens.new_id, self.rooms.now())

        await self.change(tournament, start)
        return await self.tend(tournament)

    async def leave(self, guest: Guest, tournament: str) -> Tournament:
        """Before the start without a trace; later all that is left to play is lost."""
        await self.change(tournament, lambda one: one.leave(guest.id, self.rooms.now()))
        return await self.tend(tournament)

    async def remove(self, guest: Guest, tournament: str, n: int) -> Tournament:
        """By the organiser."""

        def remove(one: Tournament) -> None:
            one.need_host(guest.id)
            one.remove(n, self.rooms.now())

        await self.change(tournament, remove)
        return await self.tend(tournament)

    async def close(self, guest: Guest, tournament: str) -> None:
        """By the organiser: one that has not begun is gone."""
        one = await self.find(tournament)
        one.need_host(guest.id)
        if one.row.status != "open":
            raise ServerError("tournament-begun")
        await self.store.remove(tournament)

    async def claim(self, guest: Guest, tournament: str, n: int) -> Tournament:
        """The organiser, or who plays against them: somebody has been away too long."""
        one = await self.find(tournament)
        mine, game = one.of_guest(guest.id), referee.game_of(one, n)
        is_opponent = game is not None and mine is not None and mine.n in game.players
        if not is_opponent:
            one.need_host(guest.id)
        if game is None or not await referee.claim(self.rooms, game, n):
            raise ServerError("tournament-here")
        return await self.tend(tournament)

    async def rename(self, guest: Guest, name: str) -> None:
        """In those that have not begun."""
        for one in await self.of_guest(guest.id):
            if one.row.status == "open" and one.of_guest(guest.id) is not None:
                await self.change(one.row.id, lambda t: t.rename(guest.id, name, self.rooms.now()))

    async def erase(self, guest: str) -> None:
        """The guest leaves for good: games are given up, and the name goes."""
        for one in await self.of_guest(guest):
            mine = one.of_guest(guest)
            if one.row.status == "open" and one.row.host == guest:
                await self.store.remove(one.row.id)
            elif one.row.status != "over" and mine is not None and not mine.is_out:
                await self.change(one.row.id, lambda t: t.leave(guest, self.rooms.now()))
                await self.tend(one.row.id)
        await self.store.erase(guest, NOBODY)

    # Changes.

    async def change(self, tournament: str, act: Action) -> Tournament:
        """Done on what is stored; again if somebody else was faster. An error changes nothing."""
        for _ in range(ATTEMPTS):
            one = await self.find(tournament)
            if await self._changed(one, act):
                return one
        raise ServerError("tournament-stale")

    async def _changed(self, one: Tournament, act: Action) -> bool:
        before, known = one.row.version, len(one.row.rounds)
        await asyncio.to_thread(act, one)  # pairing sixteen takes a moment
        if one.row.version == before:
            return True
        new = [game for made in one.row.rounds[known:] for game in made.games]
        tables = [self._table(one, game, game.table) for game in new if game.table is not None]
        if not await self.store.save(one.row, one.entrants, before, tables):
            return False
        for table, _ in tables:
            await self._open(table.id)
        return True

    def _table(self, one: Tournament, game: GameOf, table_id: str) -> Made:
        """Its host is a player, though with no more rights than the other ones."""
        row, playing = one.row, [one.entrant(n) for n in game.players if n not in game.missing]
        sitting = [
            SeatRow(table_id, seat, who.guest, who.bot, who.name)
            for seat, who in enumerate(playing)
        ]
        host = next((who.guest for who in playing if who.guest is not None), row.host)
        chosen = games.load(row.game)
        wished = wished_options(chosen, _wish(row.game, row.options, len(playing)))
        settings = {
            "move_seconds": row.settings.move_seconds,
            "away_seconds": row.settings.away_seconds,
            "hints": row.settings.hints,
        }
        table: TableRow = self.lobby.row(table_id, chosen, wished, host, settings, sitting)
        table.tournament = row.id
        return table, sitting

    async def _open(self, table_id: str) -> None:
        """Bots among themselves begin at once."""
        try:
            room = await self.lobby.begin_if_full(table_id)
            await self.lobby.seated(room)
        except SpieluhrError:
            LOG.exception("could not open a table of a tournament")

    # What nobody asks for.

    async def tend(self, tournament: str) -> Tournament:
        """Notes what was played, sees who did not come, and goes on."""
        one = await self.find(tournament)
        now = self.rooms.now()
        if one.row.status == "open":
            if one.row.due is not None and one.row.due <= now:
                await self.store.remove(tournament)
            return one
        if one.row.status == "over":
            return one
        seen = await referee.look(self.rooms, self.store, one, now)

        def note(fresh: Tournament) -> None:
            seen.note(fresh, now)
            fresh.settle(tokens.new_id, now)

        changed = await self.change(tournament, note)
        for table_id in seen.unplayed:
            await self.rooms.clear(table_id)
        return changed

    async def sweep(self) -> None:
        """Of all tournaments those that want something. One bad one stops no other."""
        now = self.rooms.now()
        hurry, self._hurry = self._hurry, set()
        if now - self._looked >= PAUSE:
            since, self._looked = self._looked - MARGIN, now
            hurry |= {*await self.store.wanting(now, since, MOST_WANTING)}
        for tournament in sorted(hurry):
            try:
                await self.tend(tournament)
            except SpieluhrError:
                LOG.info("a tournament could not be seen to")
            except Exception:
                LOG.exception("could not tend to a tournament")


def _read(row: TournamentRow, entrants: Sequence[EntrantRow]) -> Tournament:
    size = row.settings.table_size
    game = games.load(row.game)
    most = MOST_IN_SERIES if row.settings.format == "series" else size
    return Tournament(row, entrants, _possible(game, row.options, most))


def _row(guest: Guest, wish: NewTournament, origin: str, now: float) -> TournamentRow:
    title = names.plain(wish.title).replace("\n", " ").strip()
    options = {name: value for name, value in wish.options.items() if name != "players"}
    settings = TournamentSettings(
        format=wish.format,
        rounds=wish.rounds or 0,
        stops_early=wish.stops_early and wish.format == "series",
        table_size=wish.table_size,
        move_seconds=wish.move_seconds,
        show_seconds=wish.show_seconds,
        away_seconds=wish.away_seconds,
        hints=wish.hints,
        auto=wish.auto,
    )
    return TournamentRow(
        id=tokens.new_id(), host=guest.id, origin=origin, title=title, game=wish.game,
        options=options, settings=settings, status="open", version=0, seed=tokens.new_seed(),
        draw=[], rounds=[], barred=[], due=now + UNSTARTED, created=now, changed=now,
    )  # fmt: skip


def _sizes(game: Game, wish: NewTournament) -> frozenset[int]:
    most = MOST_IN_SERIES if wish.format == "series" else wish.table_size
    return _possible(game, wish.options, most)


def _possible(game: Game, options: dict[str, object], most: int) -> frozenset[int]:
    """For how many at a table the game can be played with these options."""
    return frozenset(n for n in range(2, most + 1) if _fits(game, options, n))


def _fits(game: Game, options: dict[str, object], players: int) -> bool:
    try:
        wished_options(game, _wish(game.id, options, players))
    except SpieluhrError:
        return False
    return True


def _wish(game: str, options: dict[str, object], players: int) -> NewTable:
    chosen = {name: value for name, value in options.items() if name != "players"}
    return NewTable(game=game, seats=[SeatWish("open")] * players, options=chosen)


def _need_possible(made: Tournament, wish: NewTournament) -> None:
    if wish.format != "all" and wish.rounds is None:
        raise ServerError("tournament-rounds")
    game = games.load(wish.game)
    wanted = wish.table_size if wish.format != "series" else min(made.sizes, default=2)
    # Says what is wrong with the options, if it is they.
    wished_options(game, _wish(wish.game, wish.options, wanted))
    if wanted not in made.sizes:
        raise ServerError("tournament-size", game=game.words.title, count=wanted)
