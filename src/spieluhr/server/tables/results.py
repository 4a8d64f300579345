"""A game that has just ended, as the profiles of its players keep it."""

from spieluhr import daily
from spieluhr.arena import rating
from spieluhr.core.rules import Outcome
from spieluhr.server.store.profile_rows import Ended, Fared, ResultRow, TryRow
from spieluhr.server.store.rows import SeatRow, TableRow
from spieluhr.server.tables import series

BY_RULES = "rules"  # how it ended, if nothing else ended it


def ended(
    row: TableRow, seats: list[SeatRow], outcome: Outcome | None, has_undone: bool
) -> Ended | None:
    """One row for each person, none if the game was left in the middle; None: nothing to note."""
    ranks = series.ranks_of(row, len(seats), outcome)
    people = [place for place in seats if place.is_person]
    if not people or ranks is None:
        attempt = _attempt(row, outcome, has_undone)
        return None if attempt is None else Ended([], [], [], attempt)
    why = why_unrated(row, seats, has_undone)
    by_guest: dict[str, ResultRow] = {}
    for place in people:
        assert place.guest is not None
        is_shared = sum(other.guest == place.guest for other in seats) > 1
        by_guest.setdefault(
            place.guest,
            ResultRow(
                table_id=row.id,
                guest=place.guest,
                seat=place.seat,
                game=row.game,
                options=row.options,
                scores=None if outcome is None else outcome.scores,
                fared=None if is_shared else fared(ranks, place.seat),
                reason=BY_RULES if row.ending is None else str(row.ending["reason"]),
                ended=row.changed,
                unrated=why,
            ),
        )
    players = [place.guest or place.bot or "" for place in seats]
    return Ended(list(by_guest.values()), players, ranks, _attempt(row, outcome, has_undone))


def _attempt(row: TableRow, outcome: Outcome | None, has_undone: bool) -> TryRow | None:
    """A daily deal: points alone, the lead over a bot. Who gives up has made nothing of it."""
    if row.daily is None:
        return None
    if outcome is None:
        reason = (row.ending or {}).get("reason")
        why = "resigned" if reason == "resigned" else "left"
        return TryRow("", row.daily, row.id, None, False, why, row.changed)
    made = daily.scored(outcome)
    spoiled = "undone" if has_undone else None
    return TryRow("", row.daily, row.id, made.points, made.won, spoiled, row.changed)


def fared(ranks: list[int], seat: int) -> Fared:
    """Won, lost, or first together with another."""
    if ranks[seat] != 1:
        return "lost"
    return "won" if ranks.count(1) == 1 else "drawn"


def why_unrated(row: TableRow, seats: list[SeatRow], has_undone: bool) -> str | None:
    """A rating compares people with each other and with levels that were measured.

    Programs of somebody's own could be made to lose; what was taken back was not played.
    """
    guests = [place.guest for place in seats if place.guest is not None]
    levels = rating.level_skills(row.game)
    reasons = {
        "alone": len(seats) == 1,
        "daily": row.daily is not None,
        "same_screen": len(set(guests)) < len(guests),
        "program": any(place.is_bot for place in seats),
        "replaced": any(place.since is not None for place in seats),
        "unmeasured": any(place.bot is not None and place.bot not in levels for place in seats),
        "middle": row.start is not None,
        "undone": has_undone,
    }
    return next((reason for reason, holds in reasons.items() if holds), None)
