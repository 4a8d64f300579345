"""What crosses the border: views and positions as typed JSON.

Not compiled: msgspec reads the annotations.
"""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from spieluhr.core.schema import EVERY_KEY

Colour = Literal["green", "blue", "black", "pink", "grey", "orange"]
Crystal = Literal["green", "blue", "black", "pink", "grey", "orange", "time"]
Monument = Literal["stonehenge", "giza", "wall", "easter", "angkor", "machu"]
Kind = Literal["mission", "encounter", "crystals", "upgrade", "gold", "expedition"]
Phase = Literal["supply", "income", "actions", "end", "over"]
Code = str  # a card: F3, M7, U9, X7, N12
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Amounts = dict[str, Annotated[int, Meta(ge=1, le=4095)]]
Half = Annotated[dict[Literal["pay", "gain"], dict[str, int]], EVERY_KEY]  # of an encounter


class Space(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A space: whose airship is there, and what lies there if something can."""

    by: SeatNumber | None
    card: Code | UnsetType | None = UNSET
    crystals: dict[Colour, Annotated[int, Meta(ge=1, le=99)]] | UnsetType = UNSET


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """One monument of the time stream."""

    monument: Monument
    spaces: dict[Kind, Space]


class Seat(Struct, frozen=True, forbid_unknown_fields=True):
    """An airship board; generators from the left."""

    gold: Count
    steam: Count
    portal: Count
    esteem: Count
    generators: Annotated[dict[Colour, list[Crystal]], EVERY_KEY]
    upgrades: list[Code]
    expeditions: list[Code]
    missions: list[Code]
    airships: Count
    height: Annotated[int, Meta(ge=1, le=6)] | None
    resting: bool


class Decks(Struct, frozen=True, forbid_unknown_fields=True):
    """Each in rising order, as nobody knows the true one; and what was discarded."""

    effort: list[Code]
    missions: list[Code]
    encounters: list[Code]
    encounter_discard: list[Code]


class Todo(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """ST-9.6: something under way; which fields it has depends on `do`."""

    do: str
    seat: SeatNumber | UnsetType = UNSET
    monument: Monument | UnsetType = UNSET
    kind: Kind | UnsetType = UNSET
    card: Code | UnsetType = UNSET
    cards: list[Code] | UnsetType = UNSET
    mission: Code | UnsetType = UNSET
    left: Annotated[int, Meta(ge=1, le=4095)] | UnsetType = UNSET
    from_: str | UnsetType = field(default=UNSET, name="from")
    bought: Annotated[int, Meta(ge=0, le=99)] | UnsetType = UNSET
    colour: Colour | UnsetType = UNSET
    what: Amounts | UnsetType = UNSET


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """ST-9.5: the full truth; everybody knows all of it (section 8)."""

    game: Literal["steam_time"]
    players: Annotated[int, Meta(ge=2, le=4)]
    round: Annotated[int, Meta(ge=1, le=5)]
    phase: Phase
    actor: SeatNumber | Literal["chance", "over"]
    turn: SeatNumber
    start: SeatNumber
    start_moved: bool
    card: SeatNumber | None
    passes: Count
    effort: Code | None
    stream: Annotated[list[Row], Meta(max_length=6)]
    seats: Annotated[list[Seat], Meta(max_length=4)]
    bank: Count
    mine: Count
    bag: Annotated[dict[Colour, Count], EVERY_KEY]
    decks: Decks
    extra_actions: Annotated[list[SeatNumber], Meta(max_length=400)]
    todo: Annotated[list[Todo], Meta(max_length=100)]


class Generator(Struct, frozen=True):
    """A generator as it is printed, and what its bonus would be now for each seat.

    `surcharge_slots` count from 1; `bonus` is empty for the generator that opens reward cells.
    """

    slots: int
    surcharge_slots: list[int]
    bonus: list[dict[str, int]]


class SpaceInfo(Struct, frozen=True, omit_defaults=True):
    """What is printed on a space: cards revealed, crystals or gold, and the extra."""

    amount: int = 0
    extra: dict[str, int] = {}


class CardInfo(Struct, frozen=True, omit_defaults=True):
    """A card that lies open somewhere, as it is printed; `colours` is its cost this round."""

    name: str = ""
    round: int = 0
    cost: str = ""
    colours: list[Colour] = []
    income: dict[str, int] = {}
    rewards: list[dict[str, int]] = []
    need: dict[str, int] = {}
    esteem: int = 0
    purple: bool = False
    top: Half = {}
    bottom: Half = {}


class Preview(Struct, frozen=True, omit_defaults=True):
    """What a move pays and yields for the one who makes it.

    `open`: questions or chance come before the end of it; the bonus is counted as if they
    changed nothing.
    """

    pays: dict[str, int] = {}
    gains: dict[str, int] = {}
    open: bool = False


class View(Struct, frozen=True):
    """What one seat knows: everything but the order of decks, and what helps to read it.

    `effort` is the colour of each letter this round; `previews` are those of the seat's own moves;
    `proposal` are the missions with which it would end best (ST-7.1), at the end of the game, and
    `proposed_answer` is what to answer now for it.
    """

    seat: int | None
    table: Position
    effort: dict[str, Colour]
    generators: Annotated[dict[Colour, Generator], EVERY_KEY]
    spaces: dict[str, SpaceInfo]
    cards: dict[Code, CardInfo]
    previews: dict[str, Preview]
    proposal: list[Code] | None
    proposed_answer: str | None
    rounds: int
    steam_max: int
    portal_dial: int
    crystal_price: int
    surcharge: int
