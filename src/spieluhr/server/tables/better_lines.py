"""How a better move could have gone on, told moment by moment like a replay.

With the eyes of whoever decided, in a deal that fits what that seat knew (`reviews.lines`). Only of
games that are over: nothing of a running one is dealt anew or told.
"""

import gzip

import msgspec

from spieluhr.core.ending import how_it_ended
from spieluhr.core.errors import NotYourTurn
from spieluhr.core.schema import Result
from spieluhr.core.words import Reader
from spieluhr.reviews import lines
from spieluhr.server.messages.records import BetterLine, Replay
from spieluhr.server.tables.replays import QUICKLY, Telling, checked_end, read_wish


class LineWish(msgspec.Struct, frozen=True):
    """The request as it came."""

    raw: bytes
    lang: str
    is_packed: bool = False


def told(wish: LineWish) -> bytes:
    """The answer, encoded. Malformed says what is wrong with the record or the moves."""
    written = msgspec.json.encode(tell(wish))
    return gzip.compress(written, QUICKLY) if wish.is_packed else written


def tell(wish: LineWish) -> Replay:
    """From the table before the decision to the last move of the line."""
    given = read_wish(wish.raw, BetterLine)
    read, match = given.record, checked_end(given.record)
    past = match.at(given.step)
    seat = past.actor
    if seat < 0:
        raise NotYourTurn("over" if past.is_over else "chance")
    after = lines.follow(past, given.moves)
    reader = Reader(wish.lang, [one.name for one in read.seats], seat)
    telling = Telling(after, reader, is_open=False)
    view = after.view(seat)
    outcome = after.outcome if after.is_over else None
    return Replay(
        game=read.game,
        rules=read.rules,
        options=read.options,
        seats=read.seats,
        seat=seat,
        is_open=False,
        draws=None,
        undone=[],
        outcome=None if outcome is None else Result(outcome.scores, outcome.ranks, outcome.reason),
        ending=None,
        result=[] if outcome is None else how_it_ended(after, view, reader),
        scores=[] if outcome is None else telling.scores(),
        frames=telling.frames(),
    )
