"""What crosses the border: views and positions as typed JSON.

Not compiled: msgspec reads the annotations.
"""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from spieluhr.core.rules import Actor
from spieluhr.games.antinomy.options import Options
from spieluhr.games.antinomy.rules.state import Phase

Code = str  # a card: r1 .. b4, x1 .. x4, f13, f24
Colour = Literal["red", "green", "purple", "blue"]


Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Place = Annotated[int, Meta(ge=0, le=8)]


class Preview(Struct, frozen=True):
    """What a card played there would lead to: by what the hand is a paradox then; a duel."""

    paradox: Literal["colour", "number", "symbol"] | None
    duel: bool


class View(Struct, frozen=True):
    """What one seat knows. In a hand, null is a card that the seat has not seen.

    `unseen` are the cards that the seat cannot place: the codex, hidden cards of a hand, and in
    solo (and while dealing) the pile; `previews` are about the reader's moves, if he is to play.
    """

    seat: int | None
    options: Options
    turn: int
    actor: Actor
    phase: Phase
    timeline: list[Code | None]
    hands: list[list[Code | None]]
    colour: Colour | None
    wands: list[int | None]
    crystals: list[int]
    goal: int
    supply: int
    swap: str | None
    revealed: list[Code]
    unseen: list[Code]
    pile: int | None
    drawn: Code | None
    stones: int | None
    shrine: list[Code]
    removed: list[Code]
    previews: dict[str, Preview]


class Codex(Struct, forbid_unknown_fields=True):
    """Its card, which nobody sees, and the colour it shows; null before it is there."""

    card: Code | None
    colour: Colour | None


class Position(Struct, forbid_unknown_fields=True):
    """Section 6 of the specification; the last five keys stand in solo only."""

    game: Literal["antinomy"]
    options: Options
    turn: Count
    actor: Annotated[int, Meta(ge=0, le=1)] | Literal["chance", "over"]
    phase: Phase
    timeline: Annotated[list[Code | None], Meta(min_length=9, max_length=9)]
    hands: list[list[Code]]
    codex: Codex
    wands: list[Place | None]
    crystals: list[Count]
    supply: Count
    swap: str | None
    revealed: list[Code]
    pile: list[Code] | UnsetType = UNSET
    drawn: Code | UnsetType | None = UNSET
    stones: Count | UnsetType = UNSET
    shrine: list[Code] | UnsetType = UNSET
    removed: list[Code] | UnsetType = UNSET
