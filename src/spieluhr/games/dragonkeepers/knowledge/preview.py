"""What can be laid, and who holds it: by the book as it lies, and after changing it.

All of it follows from cards that the reader knows; what others hold covered is counted apart.
"""

from typing import Any

from mypy_extensions import i64

from spieluhr.core.events import Event
from spieluhr.games.dragonkeepers.components import (
    BACK,
    CODES,
    COLOURS,
    FRONT,
    FRONTS,
    JOKER,
    KINDS,
    LEFT,
    NO_FRONT,
    NO_KIND,
    NUMBERS,
    RIGHT,
    SIDE_OF,
)
from spieluhr.games.dragonkeepers.knowledge.hidden import is_hidden
from spieluhr.games.dragonkeepers.knowledge.schema import Colour, Gains, Holding, Reach, Request
from spieluhr.games.dragonkeepers.rules.act import change_book
from spieluhr.games.dragonkeepers.rules.book import number_of, page_colour, page_number
from spieluhr.games.dragonkeepers.rules.chests import CHEST_WORDS, binding_powers, binds_to_lay
from spieluhr.games.dragonkeepers.rules.lay import (
    finish_lay,
    has_key,
    lay_problem,
    paid_for,
    real_dragons,
    wanted,
)
from spieluhr.games.dragonkeepers.rules.state import (
    ACT,
    ALONG,
    END,
    HANDS,
    LAY,
    OVER,
    State,
    amulets,
    copy,
    has_colour,
    in_hand,
    is_chance,
    is_closed,
    row_colours,
    set_row_colours,
)


def closed_stacks(s: State, seat: i64) -> list[Colour]:
    """DK-3.5: the colours of those that lie between two others, from the left."""
    return [COLOURS[colour] for colour in row_colours(s, seat) if is_closed(s, seat, colour)]


def request(s: State, reader: int | None) -> Request | None:
    """What has to be laid now; None before the book is open."""
    if not len(s.top_left) or not len(s.top_right):
        return None
    # Chests count for the one who used them, and for nobody when he is no longer asked.
    deciding = s.phase != OVER and not is_chance(s)
    number = wanted(s, s.seat) if deciding else page_number(s)
    paid = paid_for(s, s.seat) if deciding else page_number(s)
    return Request(
        number=int(number),
        paid=int(paid),
        colour=COLOURS[page_colour(s)],
        holdings=[_holding(s, seat, reader, deciding) for seat in range(s.players)],
    )


def _holding(s: State, seat: i64, reader: int | None, deciding: bool) -> Holding:
    asked = deciding and seat == s.seat
    colour = page_colour(s)
    number = wanted(s, seat) if asked else page_number(s)
    real: i64 = 0
    unknown: i64 = 0
    first = HANDS + KINDS * seat
    for kind in range(JOKER):
        held = s.cells[first + kind]
        if held:
            if is_hidden(s, kind, reader):
                unknown += held
            elif FRONT[kind] == colour:
                real += held
    jokers = in_hand(s, seat, JOKER)
    with_key = asked and has_key(s, seat)
    problem = lay_problem(s, seat, colour, number, with_key, real, jokers)
    return Holding(real=int(real), jokers=int(jokers), unknown=int(unknown), problem=problem)


def gains(s: State) -> Gains | None:
    """What a lay by the one who decides would bring, as the rules give it."""
    if s.phase not in (ACT, ALONG, LAY, END):
        return None
    world = copy(s)
    is_another = not has_colour(s, s.seat, page_colour(s))
    if is_another:
        set_row_colours(world, s.seat, [*row_colours(s, s.seat), page_colour(s)])
    out: list[Event] = []
    finish_lay(world, is_another, out)
    coats = _told(out, "coat", "value")
    return Gains(
        coat=coats[0] if coats else None,
        pieces=_told(out, "piece", "value"),
        pearls=_told(out, "pearl", "colour"),
        crystals=sum(_told(out, "crystal", "number")),
        backlight=sum(_told(out, "backlight", "number")),
        eggs=sum(_told(out, "egg", "number")),
        amulets=int(amulets(world) - amulets(s)),
    )


def _told(events: list[Event], kind: str, fact: str) -> list[Any]:
    return [event.facts[fact] for event in events if event.kind == kind]


def previews(s: State, reader: int | None) -> dict[str, Request]:
    """By move of the reader: what would have to be laid after it.

    Besides cards for the book these are the powers to which a lay must follow, also those that
    are not offered because the lay is not possible: its problem says why.
    """
    requests: dict[str, Request] = {}
    if s.phase != ACT or reader is None or reader != s.seat or binds_to_lay(s.chest):
        return requests
    for kind in range(KINDS):
        if in_hand(s, s.seat, kind) and not s.changed >> SIDE_OF[kind] & 1:
            world = copy(s)
            change_book(world, kind, None)
            _add(requests, f"book {CODES[kind]}", request(world, reader))
    for power in binding_powers(s):
        world = copy(s)
        world.chest = power
        _add(requests, f"chest {CHEST_WORDS[power]}", request(world, reader))
    return requests


def _add(requests: dict[str, Request], move: str, then: Request | None) -> None:
    if then is not None:
        requests[move] = then


def reach(s: State, reader: int | None) -> list[Reach]:
    """What the reader's own hand can lay in his turn; spectators have none."""
    if reader is None or s.phase == OVER or len(s.laying) or not len(s.top_left):
        return []
    asked = page_colour(s) if len(s.top_right) else NO_FRONT
    reaches: list[Reach] = []
    for colour in range(FRONTS):
        if colour != asked and not _can_ask(s, reader, colour):
            continue
        numbers = _numbers(s, reader, colour)
        if numbers:
            by_book = colour == asked and not _has_been_asked(s, reader)
            now = int(page_number(s)) if by_book and page_number(s) in numbers else None
            reaches.append(Reach(colour=COLOURS[colour], numbers=numbers, now=now))
    return reaches


def _has_been_asked(s: State, seat: i64) -> bool:
    """Is this turn's chance to lay over for the seat? Clockwise from the active one (DK-3.9)."""
    if s.phase != ALONG and s.phase != LAY and s.phase != END:
        return False
    ahead = (seat - s.active + s.players) % s.players
    return ahead < (s.seat - s.active + s.players) % s.players


def _can_change(s: State, seat: i64, side: i64) -> bool:
    """DK-3.3: each page once in a turn."""
    return seat != s.active or not s.changed >> side & 1


def _can_ask(s: State, seat: i64, colour: i64) -> bool:
    """Has the seat a card that makes the right page ask for this colour?

    Its front is of another colour: no dragon is lost for the lay.
    """
    if not _can_change(s, seat, RIGHT):
        return False
    for kind in range(JOKER):
        if BACK[kind] == NUMBERS + colour and in_hand(s, seat, kind):
            return True
    return False


def _numbers(s: State, seat: i64, colour: i64) -> list[int]:
    """How many dragons of a colour: as the left page says, or a card put on it."""
    numbers: set[int] = set()
    if _could_lay(s, seat, colour, page_number(s), NO_KIND):
        numbers.add(int(page_number(s)))
    for kind in range(KINDS if _can_change(s, seat, LEFT) else 0):
        if in_hand(s, seat, kind) and SIDE_OF[kind] == LEFT:
            number = number_of(BACK[kind])
            if _could_lay(s, seat, colour, number, kind):
                numbers.add(int(number))
    return sorted(numbers)


def _could_lay(s: State, seat: i64, colour: i64, number: i64, spent: i64) -> bool:
    """With that page; the card that makes it is no longer in hand."""
    real, jokers = real_dragons(s, seat, colour), in_hand(s, seat, JOKER)
    if spent == JOKER:
        jokers -= 1
    elif spent != NO_KIND and FRONT[spent] == colour:
        real -= 1
    return lay_problem(s, seat, colour, number, False, real, jokers) is None
