"""Magic chests (DK-5)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from spieluhr.core.events import Event
from spieluhr.games.dragonkeepers import moves
from spieluhr.games.dragonkeepers.components import CHESTS, CODES, COLOURS, SIDES
from spieluhr.games.dragonkeepers.rules.book import clear_display, fill, put_under
from spieluhr.games.dragonkeepers.rules.lay import can_lay
from spieluhr.games.dragonkeepers.rules.reward import give_backlight
from spieluhr.games.dragonkeepers.rules.tell import public
from spieluhr.games.dragonkeepers.state import (
    CRYSTALS,
    RETURN,
    SUPPLY_BACKLIGHT,
    SUPPLY_CRYSTALS,
    State,
    add_to_hand,
    is_open,
    page_number,
    stack,
)


def is_ready(s: State, name: str) -> bool:
    """In the game, not used this turn, and a crystal to pay with."""
    there = s.chests >> CHESTS.index(name) & 1
    return bool(there) and s.chest < 0 and s.cells[CRYSTALS + s.active] > 0


def pay(s: State, m: i64, out: list[Event] | None) -> None:
    s.chest = m
    s.cells[CRYSTALS + s.active] -= 1
    s.cells[SUPPLY_CRYSTALS] += 1
    public(out, "chest", {"seat": int(s.active), "power": moves.CHEST_WORDS[int(m)]})


def can_wind(s: State) -> bool:
    return is_ready(s, "wind") and not (is_open(s, 0) and is_open(s, 1))


def wind(s: State, out: list[Event] | None) -> None:
    """DK-5.2: both under their piles, then left, then right."""
    pay(s, moves.WIND, out)
    for side in range(2):
        if not is_open(s, side):
            kind = clear_display(s, side)
            put_under(s, side, kind)
            public(out, "under", {"side": SIDES[side], "card": CODES[kind]})
    fill(s, 0, out)
    fill(s, 1, out)


def act_powers(s: State) -> list[int]:
    """DK-5.3 and DK-5.4, each only when it can be used."""
    found: list[int] = []
    seat = s.active
    if is_ready(s, "return"):
        for colour in range(4):
            if len(stack(s, seat, colour)) >= 2:
                found.append(moves.RETURN + colour)
    if is_ready(s, "barter") and s.cells[SUPPLY_BACKLIGHT] > 0:
        found.append(moves.BARTER)
    number = page_number(s)
    if is_ready(s, "thrift") and number >= 2 and can_lay(s, seat, number - 1, False):
        found.append(moves.THRIFT)
    if is_ready(s, "key") and can_lay(s, seat, number, True):
        found.append(moves.KEY)
    if is_ready(s, "page"):
        if number + 1 <= 5 and can_lay(s, seat, number + 1, False):
            found.append(moves.PAGE_UP)
        if 1 <= number - 1 <= 5 and can_lay(s, seat, number - 1, False):
            found.append(moves.PAGE_DOWN)
    return found


def binds_to_lay(chest: i64) -> bool:
    """DK-5.4: the lay must follow."""
    return moves.THRIFT <= chest <= moves.PAGE_DOWN


def use(s: State, m: i64, out: list[Event] | None) -> None:
    pay(s, m, out)
    if m == moves.BARTER:
        give_backlight(s, s.active, 1, out)
    elif m < moves.BARTER:
        s.returning = m - moves.RETURN
        take_back(s, out)
        if len(stack(s, s.active, s.returning)) >= 2:
            s.phase = RETURN
        else:
            s.returning = -1


def take_back(s: State, out: list[Event] | None) -> None:
    """return: the top card of the stack."""
    colour, seat = s.returning, s.active
    cards = stack(s, seat, colour)
    kind = cards[len(cards) - 1]
    key = (seat * 32 + colour) * 128 + kind
    at: i64 = -1
    for k in range(len(s.rows)):
        if s.rows[k] == key:
            at = k
    kept = vec[i64]()
    for k in range(len(s.rows)):
        if k != at:
            kept = append(kept, s.rows[k])
    s.rows = kept
    add_to_hand(s, seat, kind, 1)
    facts: dict[str, object] = {"seat": int(seat), "card": CODES[kind]}
    public(out, "back", {**facts, "colour": COLOURS[colour]})
