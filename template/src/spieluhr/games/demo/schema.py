"""What crosses the border: options, views and positions as typed JSON.

Not compiled: msgspec reads the annotations.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from spieluhr.core.rules import Actor

Hour = Annotated[int, Meta(ge=0, le=23)]
Seat = Annotated[int, Meta(ge=0, le=1)]
Hours = list[Hour]
BySeat = Annotated[list[Hours], Meta(min_length=2, max_length=2)]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What is settled before the game: nothing."""


class Open(Struct, frozen=True):
    """What everybody sees: a part of every view and of every position."""

    leader: Seat
    led: Hour | None
    won: BySeat


class View(Open, frozen=True, kw_only=True):
    """What one seat knows. In a hand, null is a card that it has not seen."""

    seat: int | None
    actor: Actor
    hands: list[list[int | None]]
    pile: int
    unseen: Hours  # in the pile or in a hand, who knows where


class Position(Open, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The full truth."""

    game: Literal["demo"]
    options: Options
    actor: Actor
    hands: BySeat
    pile: Hours
