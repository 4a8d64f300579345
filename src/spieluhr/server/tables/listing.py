"""A table in a list: who sits there, whose turn it is, and how it ended."""

from typing import Literal

from spieluhr.server.messages.lobby import TableLine
from spieluhr.server.store.rows import Guest
from spieluhr.server.tables import series
from spieluhr.server.tables.projection import Viewer, proof, reader_of, result, seats_now
from spieluhr.server.tables.table import Table


def line(table: Table, here: list[bool], guest: Guest | None, lang: str) -> TableLine:
    """A table in a list, as the guest reads it."""
    mine = table.mine(None if guest is None else guest.id)
    me = mine[0] if len(mine) == 1 else None
    return TableLine(
        id=table.row.id,
        game=table.row.game,
        options=table.row.options,
        status=table.row.status,
        seats=seats_now(table, here),
        mine=mine,
        actor=table.actor,
        is_my_turn=table.actor in mine,
        changed=table.row.changed,
        deadline=table.row.deadline,
        result=_result(table, me, lang),
        fared=None if me is None else _fared(table, me),
        asks_rematch=_asks_rematch(table, mine),
        chance=proof(table, mine),
    )


def _asks_rematch(table: Table, mine: list[int]) -> str | None:
    """Who waits for my answer."""
    asked = table.row.offer
    if table.row.status != "over" or asked is None or not mine or asked["no"]:
        return None
    is_answered = any(seat in asked["yes"] for seat in mine)
    return None if is_answered else table.seats[asked["seat"]].name


def _result(table: Table, seat: int | None, lang: str) -> str:
    """Who won and the points, or why it ended early."""
    match = table.match
    if match is None or table.row.status != "over":
        return ""
    lines = result(table, match.view(seat), reader_of(table, Viewer(None, lang), seat))
    if not match.is_over:
        return lines[-1]
    points = match.outcome.scores
    if len(points) < 2:
        return lines[0]
    # Mine against the other's; among more, from the first to the last.
    points = points[::-1] if seat == 1 and len(points) == 2 else points
    points = points if len(points) == 2 else sorted(points, reverse=True)
    return f"{lines[0]} {' : '.join(map(str, points))}"


def _fared(table: Table, seat: int) -> Literal["won", "lost", "drawn"] | None:
    match = table.match
    outcome = match.outcome if match is not None and match.is_over else None
    ranks = series.ranks_of(table.row, len(table.seats), outcome)
    if ranks is None:
        return None
    if ranks[seat] != 1:
        return "lost"
    return "won" if ranks.count(1) == 1 else "drawn"
