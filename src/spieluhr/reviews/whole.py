"""The review of a record, all at once: for the library and the command line."""

from collections.abc import Callable, Sequence

import msgspec

from spieluhr import games
from spieluhr.core import record as records
from spieluhr.core.match import Match
from spieluhr.core.schema import Record
from spieluhr.reviews import words
from spieluhr.reviews.efforts import USUAL, check_level
from spieluhr.reviews.reviewing import Reviewer, joined, need_end, pieces
from spieluhr.reviews.scale import Scale
from spieluhr.reviews.schema import FORM, Part, Point, Review
from spieluhr.reviews.summary import summaries

Progress = Callable[[int, int], None]  # pieces that are done, and all of them


def review_record(record: Record, level: str = USUAL, progress: Progress | None = None) -> Review:
    """Of a finished game; the same record and level have the same review."""
    match = records.replay(record, games.load(record.game))
    names = [seat.name for seat in record.seats]
    return review_match(match, names, level, progress, is_ended=record.ending is not None)


def review_match(
    match: Match,
    names: Sequence[str],
    level: str = USUAL,
    progress: Progress | None = None,
    *,
    is_ended: bool = False,
    scale: Scale | None = None,
) -> Review:
    """The same for a match at hand; `is_ended`: it was resigned or broken off."""
    reviewer = Reviewer(match, check_level(level), scale)
    need_end(match, is_ended)
    wanted = pieces(match)
    parts = []
    for done, piece in enumerate(wanted):
        parts.append(reviewer.part([piece]))
        if progress is not None:
            progress(done + 1, len(wanted))
    return concluded(reviewer, names, joined(parts))


def concluded(reviewer: Reviewer, names: Sequence[str], part: Part) -> Review:
    """From all that was found: what can be said of each player, and what in words."""
    match, scale = reviewer.match, reviewer.scale
    results = match.outcome.shares() if match.is_over else None
    game = match.game
    advised = words.continued(match, part)
    return Review(
        form=FORM,
        game=game.id,
        rules=game.version,
        data=game.data,
        options=msgspec.to_builtins(match.options),
        mode=reviewer.mode,
        level=reviewer.level,
        seats=list(names),
        steps=len(match.log),
        shown=scale.shown,
        decisions=part.decisions,
        events=part.events,
        curve=_to_the_end(part.curve, len(match.log), results),
        players=summaries(part, match.seats, scale, results),
        notes=words.notes(scale.shown, match.is_over),
        told=words.told(match, names, part, scale.shown, advised),
        lines=[one.line() for one in advised],
    )


def _to_the_end(curve: Sequence[Point], steps: int, results: Sequence[float] | None) -> list[Point]:
    """What came after the last free decision still ends with the result."""
    before = [point for point in curve if results is None or point.n < steps]
    return before if results is None else [*before, Point(steps, list(results))]
