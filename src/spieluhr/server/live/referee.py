"""What becomes of the games of a tournament: results, and players who do not come."""

from functools import partial

from msgspec import Struct

from spieluhr.server.live.rooms import Rooms
from spieluhr.server.store.changes import Change
from spieluhr.server.store.tournament_rows import GameOf
from spieluhr.server.store.tournaments import Played, Tournaments
from spieluhr.server.tables import pledges, seating
from spieluhr.server.tables.table import Table
from spieluhr.server.tournaments.tournament import Tournament


class Seen(Struct):
    """By table: ranks and who was missing; and tables where nothing will be played."""

    over: dict[str, tuple[list[int] | None, list[int]]]
    unplayed: dict[str, list[int]]
    is_late: bool
    still_open: bool = False

    def note(self, tournament: Tournament, now: float) -> None:
        """The same again changes nothing."""
        for table, (ranks, missing) in self.over.items():
            tournament.note(table, ranks, missing, now)
        for table, missing in self.unplayed.items():
            tournament.walk_over(table, missing, now)
        if self.is_late and tournament.row.due is not None and not tournament.is_between:
            # Who had to come has come or has lost; only the rest of a larger table may still come.
            again = now + tournament.row.settings.show_seconds
            tournament.row.due = again if self.still_open else None
            tournament.row.version += 1


async def look(rooms: Rooms, store: Tournaments, tournament: Tournament, now: float) -> Seen:
    """At all tables of the running round; those who left it are out of their games as well."""
    played = await store.played(tournament.row.id)
    due = tournament.row.due
    seen = Seen({}, {}, due is not None and due <= now)
    for game in tournament.running():
        if game.table is None:
            continue
        known = played.get(game.table)
        if known is not None and known.status == "playing":
            await _leave(rooms, tournament, game, game.table)
            known = (await store.played(tournament.row.id)).get(game.table)
        _judge(seen, tournament, game, known)
        if known is not None and known.status == "open" and game.table not in seen.unplayed:
            is_open = await _fill(rooms, tournament, game, known, seen.is_late)
            seen.still_open = seen.still_open or is_open
    return seen


def _judge(seen: Seen, tournament: Tournament, game: GameOf, known: Played | None) -> None:
    table = game.table or ""
    if known is None:  # it was deleted by the only person who sat there
        seen.unplayed[table] = [n for n in game.players if tournament.entrant(n).guest is not None]
    elif known.status == "over":
        ranks = None if known.standing is None else [rank for _, rank in known.standing]
        here = [n for n in game.players if n not in game.missing]
        missing = [here[seat] for seat in known.replaced]
        seen.over[table] = ranks, missing
    elif known.status == "open":
        absent = _absent(tournament, game, known, seen.is_late)
        here = [n for n in game.players if n not in game.missing and n not in absent]
        if (absent and len(here) + len(game.missing) + len(absent) == 2) or (absent and not here):
            seen.unplayed[table] = absent


def _absent(tournament: Tournament, game: GameOf, known: Played, is_late: bool) -> list[int]:
    """Who has left, and when the time to come is over, whose share of chance is missing."""
    here = [n for n in game.players if n not in game.missing]
    gone = [n for n in here if tournament.entrant(n).is_out]
    if not is_late:
        return gone
    nonces, given = known.nonces or [], known.pledges or []
    awaited = [seat for seat, one in enumerate(given) if one is not None]
    late = [seat for seat in awaited if nonces[seat] is None]
    if len(late) == len(awaited):  # nobody was asked for more than a pledge
        late = [seat for seat in awaited if given[seat] == pledges.AWAITED] or awaited
    return sorted({*gone, *(here[seat] for seat in late)})


async def _fill(
    rooms: Rooms, tournament: Tournament, game: GameOf, known: Played, is_late: bool
) -> bool:
    """At a larger table the others play on with a bot; a table that waits for nobody begins.

    Is it still open then?
    """
    absent = _absent(tournament, game, known, is_late)
    here = [n for n in game.players if n not in game.missing]
    now = rooms.now()

    def act(table: Table) -> Change | None:
        if absent:
            return seating.fill(table, [here.index(n) for n in absent], now)
        return seating.begin(table, now)

    return (await rooms.change(known.id, act)).table.row.status == "open"


async def _leave(rooms: Rooms, tournament: Tournament, game: GameOf, table_id: str) -> None:
    """Who has left the tournament gives up the game."""
    here = [n for n in game.players if n not in game.missing]
    for seat, n in enumerate(here):
        if tournament.entrant(n).is_out:
            await rooms.change(table_id, partial(_given_up, seat, rooms.now()))


def _given_up(seat: int, now: float, table: Table) -> Change | None:
    if table.row.status != "playing" or table.seats[seat].bot is not None:
        return None
    if len(table.seats) == 2:
        return table.end("resigned", seat, now)
    return table.hand_over(seat, now)


# Somebody who has gone away.


def game_of(tournament: Tournament, n: int) -> GameOf | None:
    """The game that somebody plays now."""
    running = tournament.running()
    return next((game for game in running if n in game.players and n not in game.missing), None)


async def claim(rooms: Rooms, game: GameOf, n: int) -> bool:
    """They lose a game for two, and are replaced at a larger table. False: they are there."""
    if game.table is None:
        return False
    here = [one for one in game.players if one not in game.missing]
    seat, now = here.index(n), rooms.now()
    room = await rooms.room(game.table)
    if room.table.actor != seat or room.table.bot_to_move is not None:
        return False
    if rooms.cluster.is_unsure(room):
        rooms.cluster.ask(game.table)
        return False
    if room.away(seat, now) < float(room.table.row.settings["away_seconds"]):
        return False

    def act(table: Table) -> Change | None:
        if table.actor != seat:
            return None
        if len(table.seats) == 2:
            return table.end("clock", seat, now)
        return table.hand_over(seat, now)

    await rooms.change(game.table, act)
    return True
