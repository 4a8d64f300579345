"""Puzzles as they are found, and as they are shipped (`puzzles.json` beside a game's rules)."""

from typing import Any

from msgspec import Struct


class Other(Struct, frozen=True, array_like=True):
    """Another move than the best one: what it costs in shares of the win, the standard error of
    that, and in how many of 100 worlds the best one does better."""

    cost: float
    error: float
    better: int


class Puzzle(Struct, frozen=True, omit_defaults=True):
    """A decision after `n` entries of a game's log. `twins` lead to the very same table."""

    id: str
    game: int  # which one of the book
    n: int
    seat: int
    best: str
    others: dict[str, Other]
    level: str  # the lowest one that finds it in most tries; "" if none does
    theme: str
    twins: list[str] = []

    @property
    def gap(self) -> float:
        """By how much the best move is better than the second best."""
        return min(one.cost for one in self.others.values())

    @property
    def solutions(self) -> list[str]:
        """The best move, and others to the same table."""
        return [self.best, *self.twins]


class Game(Struct, frozen=True, omit_defaults=True):
    """A game from which puzzles come, as far as they need it: moves parted by `|`."""

    options: dict[str, Any]
    seats: int
    log: str


class Measured(Struct, frozen=True):
    """How much of a difference between two moves is left when both are played on.

    `factor` makes points of win chance between players of `level` of what a search says; `error`
    is its standard error, from so many positions, each played on `times` after both moves.
    """

    factor: float
    error: float
    positions: int
    times: int
    level: str


class Book(Struct, frozen=True):
    """All puzzles of a game."""

    rules: int
    data: str | None
    measured: Measured | None
    games: list[Game]
    puzzles: list[Puzzle]


class Found(Struct, frozen=True, forbid_unknown_fields=True):
    """One game of bots, looked through: its puzzles, and what looking took.

    Of `decisions` with a choice, `screened` had a gap at a glance, `looked` also at the usual
    effort, and `confirmed` at 20 times of it. Costs are as the search has them, without a factor.
    """

    number: int
    levels: list[str]
    game: Game
    puzzles: list[Puzzle]
    decisions: int
    screened: int
    looked: int
    confirmed: int
    seconds: float
