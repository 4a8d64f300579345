"""Questions among players: may I take it back, shall it be a draw, once more?

Nobody is stopped by a question: a move is late only if the log has changed (`Table.need_current`),
one that is open is not asked again, and each player asks once until the log has grown.
"""

from collections.abc import Callable
from typing import Any, Literal

from spieluhr.core.errors import NotYourTurn, NoUndo, Stale
from spieluhr.server.errors import ServerError
from spieluhr.server.store.changes import Change
from spieluhr.server.store.rows import SeatRow, TableRow
from spieluhr.server.tables.table import Table

MOST_UNDONE = 500  # marked undos of one game: a record with more could not be replayed

Making = Callable[[str], tuple[TableRow, list[SeatRow]]]  # of a new table, by its host


def undo(table: Table, seat: int, version: int, now: float) -> Change | None:
    """At once where it is free or only bots are there; else the others are asked."""
    match = table.running(version)
    is_free = match.undo_problem(seat) is None
    if not is_free and len(match.undone) >= MOST_UNDONE:
        raise ServerError("undo-enough", most=MOST_UNDONE)
    if table.row.tournament is not None and not is_free:
        raise ServerError("tournament-undo")
    if not table.others(seat) and table.row.tournament is None:
        return table.take_back(seat, now)
    if is_free:
        return _taken_back(table, seat, now)
    if table.last_decided([seat]) is None:
        raise NoUndo("undo-nothing")
    return _asked(table, "undo", seat, now)


def kind_of_undo(table: Table, seat: int | None) -> Literal["free", "ask", "none"]:
    """What `undo` would do, for the own seat that decided last."""
    if table.match is None or seat is None or table.row.status != "playing":
        return "none"
    is_tournament = table.row.tournament is not None
    if not table.others(seat) and not is_tournament:
        return "free"
    if table.match.undo_problem(seat) is not None:
        return "none" if is_tournament else "ask"
    return "none" if _is_taken_again(table, seat) else "free"


def _taken_back(table: Table, seat: int, now: float) -> Change:
    """Nobody has to agree, but a turn that somebody else was to answer comes back once only.

    Who passed it on and took it back again and again would make every answer too late.
    """
    assert table.match is not None
    if _is_taken_again(table, seat):
        raise ServerError("undo-again")
    length, is_passed = len(table.match.log), _is_passed(table, seat)
    change = table.take_back(seat, now)
    if is_passed:
        _remember(table, seat, length)
    return change


def _is_taken_again(table: Table, seat: int) -> bool:
    return _is_passed(table, seat) and _has_asked(table, seat)


def _is_passed(table: Table, seat: int) -> bool:
    """Is it for somebody else to decide, a person or a bot?"""
    return table.actor not in table.mine(table.seats[seat].guest)


def offer_draw(table: Table, seat: int, version: int, now: float) -> Change | None:
    """None if it is offered already; refused where the game has none or nobody could accept."""
    table.running(version)
    if not table.game.allows_draw or not table.others(seat):
        raise ServerError("no-draw", game=table.game.words.title)
    return _asked(table, "draw", seat, now)


def _asked(table: Table, kind: str, seat: int, now: float) -> Change | None:
    """One question at a time, and one by each player until the log has grown.

    Asking again while it is open changes nothing: None.
    """
    assert table.match is not None
    mine, offer = table.mine(table.seats[seat].guest), table.row.offer
    if offer is not None and offer["kind"] == kind and offer["seat"] in mine:
        return None
    if offer is not None:
        raise ServerError("offer-open")
    if _has_asked(table, seat):
        raise ServerError("offer-again")
    change = _offered(
        table, {"kind": kind, "seat": seat, "yes": [], "at": table.row.version + 1}, now
    )
    _remember(table, seat, len(table.match.log))
    return change


def _has_asked(table: Table, seat: int) -> bool:
    """Since the log has grown."""
    assert table.match is not None
    return table.row.asked.get(_asker(table, seat), -1) >= len(table.match.log)


def _remember(table: Table, seat: int, length: int) -> None:
    table.row.asked = {**table.row.asked, _asker(table, seat): length}


def _asker(table: Table, seat: int) -> str:
    """Several seats at one screen are one player."""
    return str(table.mine(table.seats[seat].guest)[0])


def answer(table: Table, seat: int, yes: bool, version: int, now: float) -> Change:
    """When all the others have said yes, it is done; one no ends it."""
    table.running(version)
    offer = table.row.offer
    if offer is None or seat not in table.others(int(offer["seat"])):
        raise ServerError("no-offer")
    if version < int(offer["at"]):  # it answers an earlier question
        raise Stale("stale", version=version, now=table.row.version)
    if not yes:
        return _offered(table, None, now)
    agreed = {*offer["yes"], *table.mine(table.seats[seat].guest)}
    if not agreed >= set(table.others(int(offer["seat"]))):
        return _offered(table, {**offer, "yes": sorted(agreed)}, now)
    if offer["kind"] == "undo":
        table.row.asked, table.row.longest = {}, 0  # as if what is taken back had never been
        return table.take_back(int(offer["seat"]), now)
    return table.end("agreed", None, now)


# Once more.


def want_rematch(table: Table, guest: str, now: float, make: Making) -> Change | None:
    """Ask for it or agree; the table is made, in the same breath, when all people have."""
    mine = _after(table, guest)
    if table.row.tournament is not None:
        raise ServerError("tournament-rematch")
    if table.row.rematch is not None:
        return None
    asked = table.row.offer or {"kind": "rematch", "seat": mine[0], "yes": [], "no": []}
    if against := [seat for seat in asked["no"] if seat not in mine]:
        raise ServerError("no-rematch", name=table.seats[against[0]].name)
    agreed = {**asked, "yes": sorted({*asked["yes"], *mine}), "no": []}
    if any(place.is_person and place.seat not in agreed["yes"] for place in table.seats):
        return None if agreed == table.row.offer else _offered(table, agreed, now)
    change = _offered(table, None, now)
    change.made = make(table.seats[asked["seat"]].guest or guest)
    table.row.rematch = change.made[0].id
    return change


def refuse_rematch(table: Table, guest: str, now: float) -> Change | None:
    """One no is enough; who has asked takes the question back by it."""
    mine, asked = _after(table, guest), table.row.offer
    if asked is None:
        raise ServerError("no-offer")
    if asked["seat"] in mine:
        return _offered(table, None, now)
    refused = {
        **asked,
        "yes": [seat for seat in asked["yes"] if seat not in mine],
        "no": sorted({*asked["no"], *mine}),
    }
    return None if refused == asked else _offered(table, refused, now)


def _after(table: Table, guest: str) -> list[int]:
    """The seats of somebody who has played to the end."""
    mine = table.need_seats(guest)
    if table.row.status != "over":
        raise NotYourTurn("table-over")
    return mine


def _offered(table: Table, offer: dict[str, Any] | None, now: float) -> Change:
    change = table.next_version(now)
    table.row.offer = offer
    return change
