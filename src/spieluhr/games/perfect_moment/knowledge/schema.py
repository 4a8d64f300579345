"""What crosses the border: views and positions as typed JSON.

Not compiled: msgspec reads the annotations.
"""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from spieluhr.core.rules import Actor
from spieluhr.games.perfect_moment.options import Options

Code = str  # a card: map/mask .. money/knife
Item = str
Reason = Literal["points", "deck", "quiet"]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=1)]


class Lying(Struct, frozen=True, forbid_unknown_fields=True):
    """A card in a display: the items that face seat 0 and seat 1."""

    card: Code
    faces: list[Item]


class Paradox(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """`deck` is the item that faces the deck, absent until it is chosen."""

    card: Code
    deck: Item | UnsetType = UNSET


class Scored(Struct, frozen=True, forbid_unknown_fields=True):
    """A card that was worth 2 or 3 points; fragments are counted apart."""

    card: Code
    points: int


class FrameView(Struct, frozen=True, omit_defaults=True):
    """One procedure under way, as a seat sees it: what is hidden from it is null."""

    do: str
    seat: int
    step: str
    item: Item | None = None  # armor: what is carried out
    drawn: list[Code | None] = []  # kept apart from the plan (chocolates, keys)
    cards: list[Code | None] = []  # lifted from the deck (gun, tickets)
    topped: bool = False  # gun: a card has been put back, so no more are discarded
    picked: list[str | None] = []  # ring: the pick made, covered for others
    card: Code | None = None  # waits for its direction
    plan: Code | None = None  # Echo's open plan


class View(Struct, frozen=True):
    """What one seat knows. In `deck` (from the top) and `hands`, null is an unknown card.

    `known` says for each card of the own hand whether the other knows that it is there.
    `covered` is what a seat has chosen in set-up that is not laid open yet (own choices in
    words, the other's as null). `unseen` are the cards that the seat cannot place. `worth` is what
    each card would give the seat's owner now: own plan, paradox and fragments (0: nothing).
    """

    seat: int | None
    options: Options
    turn: int
    player: int
    actor: Actor
    uses: int
    deck: list[Code | None]
    unseen: list[Code]
    paradox: Paradox | None
    displays: list[list[Lying]]
    hands: list[list[Code | None]]
    known: list[Code]
    covered: list[list[str | None]]
    fragments: list[list[Code]]
    scored: list[list[Scored]]
    removed: list[Code]
    points: list[int]
    quiet: int  # turns in a row in which nothing was scored (PM-5.3)
    worth: dict[str, int]
    pending: list[FrameView]
    reason: Reason | None


class Marked(Struct, frozen=True, forbid_unknown_fields=True):
    """A card in a hand or the deck and the seats that know it is there."""

    card: Code
    to: list[SeatNumber]


class LaidEnd(Struct, frozen=True, forbid_unknown_fields=True):
    """A card laid aside for the deck, and for which end of it."""

    card: Code
    at: Literal["top", "bottom"]


class Laid(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a seat has laid covered during set-up; unset before it has."""

    own: Lying | UnsetType = UNSET
    give: Lying | UnsetType = UNSET
    end: LaidEnd | UnsetType = UNSET


class Frame(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """PM-9.4: one entry of `pending`."""

    do: str
    seat: SeatNumber
    step: str
    laid: list[Laid] | UnsetType = UNSET
    item: Item | UnsetType = UNSET
    drawn: list[Marked] | UnsetType = UNSET
    cards: list[Marked] | UnsetType = UNSET
    topped: Literal[True] | UnsetType = UNSET
    picks: list[Literal["own1", "own2", "plan"]] | UnsetType = UNSET
    plan: Code | UnsetType = UNSET
    card: Code | UnsetType = UNSET
    at: SeatNumber | UnsetType = UNSET


class Position(Struct, forbid_unknown_fields=True):
    """PM-9.4: exactly these keys, the full truth."""

    game: Literal["perfect_moment"]
    options: Options
    turn: Count
    player: SeatNumber
    actor: SeatNumber | Literal["chance", "over"]
    last: Count
    uses: Annotated[int, Meta(ge=0, le=2)]
    deck: list[Marked | None]
    pool: list[Code]
    paradox: Paradox | None
    displays: Annotated[list[list[Lying]], Meta(min_length=2, max_length=2)]
    hands: Annotated[list[list[Marked]], Meta(min_length=2, max_length=2)]
    fragments: Annotated[list[list[Code]], Meta(min_length=2, max_length=2)]
    scored: Annotated[list[list[Scored]], Meta(min_length=2, max_length=2)]
    removed: list[Code]
    pending: Annotated[list[Frame], Meta(max_length=4)]
    reason: Reason | None
