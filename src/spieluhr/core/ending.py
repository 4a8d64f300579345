"""How a match ended, for one reader: the game's own words, and what made the difference."""

from typing import Final

from spieluhr.core.match import Match
from spieluhr.core.rules import Outcome
from spieluhr.core.words import Reader, Source

HOW: Final = 2  # lines say who won and how; what follows says why it ended


def how_it_ended(match: Match, view: object, reader: Reader) -> list[str]:
    """Line by line, of a match that is over."""
    outcome, words = match.outcome, match.game.words
    lines = words.result(outcome, view, reader)
    by_source = words.scores(outcome, view, match.events_for(reader.seat), reader)[:1]
    reasons = [difference(outcome, one.rows) for one in by_source]
    return [*lines[:HOW], *[line for line in reasons if line], *lines[HOW:]]


def difference(outcome: Outcome, rows: list[Source]) -> str:
    """The source that brought most of the winner's lead; "" where points did not decide."""
    first = outcome.ranks.index(1) if outcome.ranks.count(1) == 1 else None
    others = [seat for seat in range(len(outcome.ranks)) if seat != first]
    if first is None or not others:
        return ""
    second = min(others, key=lambda seat: outcome.ranks[seat])
    lead = outcome.scores[first] - outcome.scores[second]
    ahead = [row for row in rows if row.decides and row.points[first] > row.points[second]]
    if lead <= 0 or not ahead:
        return ""
    most = max(ahead, key=lambda row: row.points[first] - row.points[second])
    return most.decides.format(more=most.points[first], less=most.points[second])
