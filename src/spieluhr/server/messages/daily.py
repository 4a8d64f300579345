"""What goes over HTTP about daily deals."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from spieluhr.server.messages.games import InBothLanguages

Day = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]


class NewDaily(Struct, forbid_unknown_fields=True):
    """The deal of that day; by default today's (UTC)."""

    day: Day | None = None


class DailyPar(Struct):
    """What the master bot made of the deal: points on average, and its share of wins."""

    runs: int
    mean: float
    won: float


class Bar(Struct):
    """So many first tries came to these points; `won` of them were wins."""

    points: int
    count: int
    won: int


class MyTry(Struct):
    """My first try. `spoiled` says why it does not count: `hint`, `undone`, `resigned`,
    `left`."""

    table: str
    points: int | None
    won: bool | None
    spoiled: str | None
    is_over: bool


class DailyDeal(Struct):
    """One deal of one day. `bars` are empty until my own try is over."""

    game: str
    kind: Literal["duel", "solo"]
    day: str
    mode: InBothLanguages
    level: str | None
    seed: str  # all chance follows from it; it is the hash of game, kind and day
    par: DailyPar | None
    players: int
    bars: list[Bar]
    mine: MyTry | None


class DailyDeals(Struct):
    """All deals of one day; there are some since `first`."""

    day: str
    today: str
    first: str
    deals: list[DailyDeal]
