"""A table to be made, from what its host wishes."""

from collections.abc import Sequence
from typing import Any

import msgspec

from spieluhr.bots import first_name
from spieluhr.core.dice import Dice
from spieluhr.core.errors import Malformed
from spieluhr.core.game import Game
from spieluhr.server.errors import ServerError
from spieluhr.server.messages.lobby import NewTable, SeatWish
from spieluhr.server.store.rows import Guest, SeatRow
from spieluhr.server.tables import names

NO_LEVEL = "a bot needs a level", "ein Bot braucht eine Stärke"


LEVEL_OF_A_PERSON = "only a bot has a level", "eine Stärke hat nur ein Bot"


def wished_options(game: Game, wish: NewTable) -> dict[str, Any]:
    """The game's own options for this many seats; what is left to chance stays open."""
    wanted = dict(wish.options)
    if any(field.name == "players" for field in msgspec.structs.fields(game.options)):
        wanted.setdefault("players", len(wish.seats))
    completed = game.complete(wanted, Dice(0))
    options = game.read_options(completed)
    game.new(options, len(wish.seats))  # refuses a wrong number of seats
    written: dict[str, Any] = msgspec.to_builtins(options)
    return {
        name: value for name, value in written.items() if not _is_drawn(name, wanted, completed)
    }


def _is_drawn(name: str, wanted: dict[str, Any], completed: dict[str, Any]) -> bool:
    return name in completed and name not in wanted


def seats_of(
    table_id: str, wishes: list[SeatWish], guest: Guest, bots: Sequence[str]
) -> list[SeatRow]:
    """People keep their names; bots, of those that may sit here, get one that nobody here has."""
    for wish in wishes:
        if wish.level is not None and wish.level not in bots:
            raise Malformed("bot", bot=wish.level[:40], bots=", ".join(bots))
    if all(wish.kind == "bot" for wish in wishes):
        raise ServerError("table-bots-only")
    seats: list[SeatRow] = []
    for n, wish in enumerate(wishes):
        place = _seat(table_id, n, wish, guest)
        if place.name:
            name = names.distinct(place.name, [other.name for other in seats])
            place = msgspec.structs.replace(place, name=name)
        seats.append(place)
    for place in seats:
        if place.bot is not None and not place.name:
            name = first_name(other.name for other in seats)
            seats[place.seat] = msgspec.structs.replace(place, name=name)
    return seats


def _seat(table_id: str, n: int, wish: SeatWish, guest: Guest) -> SeatRow:
    is_bot = wish.kind == "bot" or guest.is_bot
    name = None if wish.name is None else names.cleaned(wish.name, is_bot)
    if wish.kind == "bot":
        if wish.level is None:
            raise Malformed("table-seats", problem=NO_LEVEL)
        return SeatRow(table_id, n, None, wish.level, name or "")
    if wish.level is not None:
        raise Malformed("table-seats", problem=LEVEL_OF_A_PERSON)
    if wish.kind == "open":
        return SeatRow(table_id, n, None, None, "")
    return SeatRow(table_id, n, guest.id, None, name or guest.name, guest.is_bot)
