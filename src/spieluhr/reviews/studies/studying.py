"""A study: what was played, and what follows from it."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from spieluhr.reviews.samples import Thrown
from spieluhr.reviews.studies import shares, worth
from spieluhr.reviews.studies.sampling import Seen
from spieluhr.reviews.studies.shares import Value
from spieluhr.reviews.studies.worth import Worth


class Group(Struct, frozen=True):
    """Games of the same players: of one level, or of two that meet."""

    levels: list[str]
    games: int
    seats: list[Value]  # share of the win
    parts: dict[str, Value]  # of the variance of results
    wins: dict[str, Value]  # by level
    length: Value  # decisions of a game
    lead: Value  # points of the best before the second best
    used: list[Worth]
    tried: list[Worth]


class LuckShare(Struct, frozen=True):
    """What the luck of reviews explains of the results of games it was not fitted on."""

    level: str
    games: int
    share: float
    low: float
    high: float


class Study(Struct, frozen=True):
    """Of one game and one way to play."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int
    data: str | None
    groups: list[Group]
    luck: LuckShare | None = None


class Difference(Struct, frozen=True):
    """What a changed value does, in games with the same seeds: by deal, after minus before."""

    levels: list[str]
    first: Value  # the first seat's share of the win
    length: Value
    lead: Value


def group(levels: list[str], games: Sequence[Seen]) -> Group:
    """Everything that is said of these games."""
    return Group(
        levels,
        len(games),
        shares.seat_shares(games),
        shares.measured(games),
        shares.level_shares(games),
        shares.by_deal(games, lambda one: one.decisions),
        shares.by_deal(games, lead),
        worth.used(games),
        worth.tried(games),
    )


def lead(game: Seen) -> float:
    """Alone, the points themselves."""
    best = sorted(game.scores, reverse=True)
    return float(best[0] - best[1] if len(best) > 1 else best[0])


def luck_share(level: str, games: Sequence[Thrown]) -> LuckShare:
    """Fitted on one half of the games, tested on the other."""
    from spieluhr.arena.calibration import fitting  # noqa: PLC0415  an extra
    from spieluhr.reviews import measures  # noqa: PLC0415  an extra
    from spieluhr.reviews.scale import Scale  # noqa: PLC0415

    made, others = games[0::2], games[1::2]
    scale = Scale({"fit": fitting.written(measures.fitted(measures.glanced(made)))})
    found = measures.luck_of(others, scale, measures.beta(made, scale))
    return LuckShare(level, found.games, found.share, found.low, found.high)


def difference(levels: list[str], before: Sequence[Seen], after: Sequence[Seen]) -> Difference:
    """Game against game of the same deal and dice."""
    there = {(one.deal, one.turned): one for one in before}
    pairs = [(there[one.deal, one.turned], one) for one in after]

    def of(number: Any) -> Value:
        found: dict[int, list[float]] = {}
        for old, new in pairs:
            found.setdefault(new.deal, []).append(number(new) - number(old))
        return shares.mean([sum(one) / len(one) for one in found.values()])

    return Difference(
        levels, of(lambda one: one.results[0]), of(lambda one: one.decisions), of(lead)
    )
