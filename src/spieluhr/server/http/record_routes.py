"""Routes about games that were played: records, replays, reviews."""

from spieluhr.core.schema import Record
from spieluhr.server.http import handlers
from spieluhr.server.http.route import MADE, TABLE, ApiRoute, Query
from spieluhr.server.messages.lobby import TableLine
from spieluhr.server.messages.records import BetterLine, PartialRecord, PlayOn, Replay
from spieluhr.server.messages.reviews import ReviewNow
from spieluhr.server.protection.limits import MOST_BYTES, MOST_RECORD_BYTES

SEAT = Query(
    "seat",
    "One of my seats; by default the one I see the table from. Of several only whose turn it is",
    "^[0-7]$",
)
EYES = Query("seat", "Whose view: a seat, `open` for all, none: a spectator's", "^([0-7]|open)$")

ROUTES = [
    ApiRoute(
        "GET", f"{TABLE}/record", "The whole game at its end; before, what I know", handlers.record,
        None, (Record, PartialRecord), False, query=(SEAT,),
    ),
    ApiRoute(
        "POST", "/api/replays", "Check a record and tell it step by step", handlers.replay,
        Record, Replay, False, most=MOST_RECORD_BYTES, query=(EYES,), is_raw=True,
    ),
    ApiRoute(
        "POST", "/api/replays/play", "A new table that starts at a step of a record",
        handlers.play_on, PlayOn, TableLine, codes=MADE, most=MOST_RECORD_BYTES + MOST_BYTES,
        is_raw=True,
        is_counted=True,
    ),
    ApiRoute(
        "POST", "/api/replays/line", "Tell a line of a review step by step", handlers.line,
        BetterLine, Replay, False, most=MOST_RECORD_BYTES + MOST_BYTES, is_raw=True,
    ),
    ApiRoute(
        "POST", f"{TABLE}/review", "Review a finished game; begins if nobody has asked before",
        handlers.review_table, None, ReviewNow, False,
    ),
    ApiRoute(
        "POST", "/api/reviews", "Review the record of a finished game", handlers.review_record,
        Record, ReviewNow, False, most=MOST_RECORD_BYTES, is_raw=True,
    ),
    ApiRoute(
        "GET", "/api/reviews/{review}", "How far a review is, and what was found so far",
        handlers.review, None, ReviewNow, False,
    ),
]  # fmt: skip
