"""What crosses the border: views and positions as typed JSON.

Not compiled: msgspec reads the annotations.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from spieluhr.games.dragonkeepers.options import Options
from spieluhr.games.dragonkeepers.rules.lay import Problem
from spieluhr.games.dragonkeepers.rules.state import Phase

Code = str  # a card: w3, wg, w2s, j6; ?3, ?2s where its front is unknown
Colour = Literal["white", "green", "red", "blue"]
Side = Literal["left", "right"]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]


class Pile(Struct, frozen=True, forbid_unknown_fields=True):
    """One side of the book: known cards from the top, known ones under the unknown rest."""

    size: Count
    top: list[Code]
    bottom: list[Code]
    pool: dict[Code, Count]


class Book(Struct, frozen=True, forbid_unknown_fields=True):
    """The two piles: the left page shows a number, the right one a colour."""

    left: Pile
    right: Pile


class Display(Struct, frozen=True, forbid_unknown_fields=True):
    """The open card beside each pile; null where there is none."""

    left: Code | None
    right: Code | None


class Stack(Struct, frozen=True, forbid_unknown_fields=True):
    """Dragons of one colour, bottom first."""

    colour: Colour
    cards: list[Code]


class Supply(Struct, frozen=True, forbid_unknown_fields=True):
    """What is left in the middle of the table."""

    eggs: Count
    crystals: Count
    backlight: Count
    red: Count
    blue: Count


class Reward(Struct, frozen=True):
    """What the left page gives for that many dragons."""

    lowest: int
    highest: int
    crystal: int
    backlight: int
    egg: int


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """DK-7.7: the full truth. A view has the same form and what a seat knows (DK-7.9)."""

    game: Literal["dragonkeepers"]
    data: str
    options: Options
    turn: Count
    active: SeatNumber
    actor: SeatNumber | Literal["chance", "over"]
    phase: Phase
    taken: Annotated[int, Meta(ge=0, le=4)]
    changed: list[Side]
    chest: str | None
    returning: Colour | None
    laying: list[Code]
    last: bool
    pending: list[str]
    book: Book
    display: Display
    start_pool: list[Code]
    unseen: dict[Code, SeatNumber]
    hands: list[list[Code]]
    rows: list[list[Stack]]
    pieces: list[Count]
    taken_pieces: list[list[Count]]
    pearls: list[list[Literal["red", "blue"] | Count]]
    coats: list[Count]
    taken_coats: list[Count | None]
    eggs: list[Count]
    crystals: list[Count]
    supply: Supply


class Holding(Struct, frozen=True):
    """What a hand has of what is asked for; `unknown` cards are covered for the reader.

    `problem`: why the cards that the reader knows are no lay; None if they are one.
    """

    real: int
    jokers: int
    unknown: int
    problem: Problem | None


class Request(Struct, frozen=True):
    """What the one who decides has to lay, for which number it is paid, and who holds it by seat.

    Whoever lays along does so by the printed page.
    """

    number: int
    paid: int
    colour: Colour
    holdings: list[Holding]


class Gains(Struct, frozen=True):
    """What a lay brings (DK-3.6 to DK-3.8); `amulets` are rings that it closes."""

    coat: int | None
    pieces: list[int]
    pearls: list[str]
    crystals: int
    backlight: int
    eggs: int
    amulets: int


class Reach(Struct, frozen=True):
    """How many dragons of a colour the reader could lay with pages of his hand on the book.

    `now`: the number by the book as it lies, if he may still lay in this turn.
    """

    colour: Colour
    numbers: list[int]
    now: int | None


class View(Struct, frozen=True):
    """What one seat knows: the position as it sees it (DK-7.9), and what helps to read it.

    `amulets` are finished ones by seat, `end_amulets` how many end the game; `page_number` and
    `page_colour` are what the book shows; `rewards` by number of dragons; `closed` are the
    colours by seat on which nothing can be laid (DK-3.5); `gains` is what a lay by the one who
    decides would bring; `previews` are what would have to be laid after a move of the reader.
    """

    seat: int | None
    table: Position
    page_number: int | None
    page_colour: Colour | None
    amulets: list[int]
    end_amulets: int
    egg_values: list[int]
    rewards: dict[str, Reward]
    closed: list[list[Colour]]
    request: Request | None
    gains: Gains | None
    previews: dict[str, Request]
    reach: list[Reach]
