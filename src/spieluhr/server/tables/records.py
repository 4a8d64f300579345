"""The record of a table: all of it at the end, and before that what the asker knows."""

import msgspec

from spieluhr.bots import honest
from spieluhr.core import fair, record
from spieluhr.core.errors import NotYourTurn
from spieluhr.core.match import Match
from spieluhr.core.rules import CHANCE
from spieluhr.core.schema import RECORD_FORM, Ending, Fair, Record, Seat
from spieluhr.server.errors import ServerError
from spieluhr.server.messages.records import PartialRecord, PartialStep, TakenBack
from spieluhr.server.store.rows import TableRow
from spieluhr.server.tables.projection import Viewer
from spieluhr.server.tables.table import Table


def whole(table: Table, players: list[str]) -> Record:
    """The full truth with the seed. Only for a table whose end is stored."""
    if table.match is None or table.row.status != "over":
        raise NotYourTurn("table-over")
    row = table.row
    ending = None if row.ending is None else Ending(row.ending["reason"], row.ending["seat"])
    hints = table.hints == "all"
    is_provable = row.nonces is not None or row.daily is not None
    bots = honest.VERSION if is_provable else None
    chance = chance_of(row, row.seed)
    return record.make(table.match, _seats(table, players), chance, ending, hints, bots)


def chance_of(row: TableRow, seed: str | None) -> Fair:
    """What proves the chance of a table; the seed only when it is over."""
    shown = fair.commitment(bytes.fromhex(row.seed))
    if row.nonces is None:
        return Fair(shown, seed)
    return Fair(shown, seed, row.id, row.nonces, row.wished)


def known(table: Table, players: list[str], guest: str | None, wanted: int | None) -> PartialRecord:
    """Built from what the seat was told; the truth and the seed do not come in."""
    match = table.match
    if match is None:
        raise ServerError("table-waits")
    mine = table.mine(guest)
    if wanted is not None and wanted not in mine:
        raise ServerError("table-not-seated")
    if wanted is not None and len(mine) > 1 and wanted != table.actor:
        raise NotYourTurn("turn")  # at one screen each looks at their own turn only
    seat = Viewer(guest).seat_at(table) if wanted is None else wanted
    return PartialRecord(
        spieluhr=RECORD_FORM,
        game=table.game.id,
        rules=table.game.version,
        data=table.game.data,
        options=table.row.options,
        seats=_seats(table, players),
        known_to=seat,
        log=_steps(match, seat),
        undone=taken_back(match),
        chance=chance_of(table.row, None),
        start=_start(match, seat),
        hints=table.hints == "all",
    )


def _start(match: Match, seat: int | None) -> msgspec.Raw | msgspec.UnsetType:
    """What the seat saw when a game was played on."""
    if not match.from_position:
        return msgspec.UNSET
    return msgspec.Raw(msgspec.json.encode(match.at(0).view(seat)))


def _steps(match: Match, seat: int | None) -> list[PartialStep]:
    observed = match.observed_log(seat)
    return [
        PartialStep("chance" if step.actor == CHANCE else step.actor, line)
        for step, line in zip(match.log, observed, strict=True)
    ]


def taken_back(match: Match) -> list[TakenBack]:
    """Only that it happened: the steps themselves hold what was hidden."""
    return [TakenBack(mark["seat"], mark["from"], mark["to"]) for mark in match.undone]


def _seats(table: Table, players: list[str]) -> list[Seat]:
    return [
        Seat(place.name, player, msgspec.UNSET if place.since is None else place.since)
        for place, player in zip(table.seats, players, strict=True)
    ]
