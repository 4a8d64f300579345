"""What goes over HTTP about the server's operation: news for all, numbers for the operator."""

from typing import Any

from msgspec import Struct


class Announcement(Struct):
    """From whoever runs the server, in the reader's language."""

    id: str
    text: str
    until: float | None


class News(Struct):
    """What everybody should know now. While it drains, no new tables are made."""

    announcements: list[Announcement]
    is_draining: bool


class Privacy(Struct):
    """How long this server keeps what, in days; None: for good."""

    contact: str  # who runs it; may be empty
    cookie_days: int
    link_minutes: int
    challenge_minutes: int
    newcomers: float | None  # guests who never sat down
    waiting: float | None  # tables that nobody has completed
    abandoned: float | None  # running games without a move
    finished: float | None
    reviews: float | None
    reports: float | None
    events: float | None
    origins: float  # the hash of an address, with a public table


class ReportNow(Struct):
    """What a player has reported."""

    created: float
    table: str
    game: str
    reason: str
    names: list[str]
    guest: str


class Happened(Struct):
    """An event: no names, no moves."""

    time: float
    actor: str
    what: str
    facts: dict[str, Any]


class Ban(Struct):
    """A guest or a network that may not play here."""

    kind: str
    what: str
    until: float | None
    created: float


class Operator(Struct):
    """What somebody on night shift wants to see first."""

    version: str
    started: float  # this process
    now: float
    is_draining: bool
    is_well: bool  # something can be stored
    people: int  # connected to this process
    rooms: int  # tables in the memory of this process
    stored: dict[str, int]  # in the database, of all processes together
    bans: list[Ban]
    announcements: list[Announcement]
    reports: list[ReportNow]  # the latest first
    events: list[Happened]  # the latest first
