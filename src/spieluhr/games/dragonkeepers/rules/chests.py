"""Magic chests (DK-5)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from spieluhr.core.events import Event, Facts, public
from spieluhr.core.phases import Phase
from spieluhr.games.dragonkeepers.components import (
    CHESTS,
    CODES,
    COLOURS,
    FRONTS,
    NUMBERS,
    SIDES,
)
from spieluhr.games.dragonkeepers.rules import moves
from spieluhr.games.dragonkeepers.rules.book import (
    clear_display,
    fill,
    is_open,
    page_number,
    put_under,
)
from spieluhr.games.dragonkeepers.rules.lay import can_lay, changed_by
from spieluhr.games.dragonkeepers.rules.reward import give_backlight
from spieluhr.games.dragonkeepers.rules.state import (
    ACT,
    CRYSTALS,
    RETURN,
    SUPPLY_BACKLIGHT,
    SUPPLY_CRYSTALS,
    State,
    add_to_hand,
    laid_card,
    stack,
)

# The moves that use a chest, in the words of events and notation.
CHEST_WORDS: Final = {
    moves.WIND: "wind",
    moves.BARTER: "barter",
    moves.THRIFT: "thrift",
    moves.KEY: "key",
    moves.PAGE_UP: "page up",
    moves.PAGE_DOWN: "page down",
    **{moves.RETURN + n: f"return {colour}" for n, colour in enumerate(COLOURS)},
}


def is_there(s: State, name: str) -> bool:
    """In the game, and none has been used this turn."""
    return s.chest < 0 and bool(s.chests >> CHESTS.index(name) & 1)


def is_ready(s: State, name: str) -> bool:
    """There, and a crystal to pay with."""
    return is_there(s, name) and s.cells[CRYSTALS + s.active] > 0


def pay(s: State, m: i64, out: list[Event] | None) -> None:
    """One crystal, back to the supply. No other chest can be used this turn."""
    s.chest = m
    s.cells[CRYSTALS + s.active] -= 1
    s.cells[SUPPLY_CRYSTALS] += 1
    public(out, "chest", {"seat": int(s.active), "power": CHEST_WORDS[int(m)]})


def can_wind(s: State) -> bool:
    """Only where the display has a card to sweep away."""
    return is_ready(s, "wind") and not (is_open(s, 0) and is_open(s, 1))


def wind(s: State, out: list[Event] | None) -> None:
    """DK-5.2: both under their piles, then left, then right."""
    pay(s, moves.WIND, out)
    for side in range(i64(2)):
        if not is_open(s, side):
            kind = clear_display(s, side)
            put_under(s, side, kind)
            public(out, "under", {"side": SIDES[side], "card": CODES[kind]})
    fill(s, 0, out)
    fill(s, 1, out)


def act_powers(s: State) -> list[int]:
    """DK-5.3 and DK-5.4, each only when it can be used."""
    powers: list[int] = []
    if s.chests == 0:
        return powers
    seat = s.active
    if is_ready(s, "return"):
        for colour in range(i64(FRONTS)):
            if len(stack(s, seat, colour)) >= 2:
                powers.append(moves.RETURN + colour)
    if is_ready(s, "barter") and s.cells[SUPPLY_BACKLIGHT] > 0:
        powers.append(moves.BARTER)
    if s.cells[CRYSTALS + seat] > 0:
        for power in binding_powers(s):
            number = page_number(s) + changed_by(power)
            if can_lay(s, seat, number, power == moves.KEY):
                powers.append(power)
    return powers


def binding_powers(s: State) -> list[int]:
    """DK-5.4: those after which a lay must follow, as far as the page has a number for them."""
    powers: list[int] = []
    number = page_number(s)
    if is_there(s, "thrift") and number > 1:
        powers.append(moves.THRIFT)
    if is_there(s, "key"):
        powers.append(moves.KEY)
    if is_there(s, "page"):
        if number + 1 <= NUMBERS:
            powers.append(moves.PAGE_UP)
        if number > 1:
            powers.append(moves.PAGE_DOWN)
    return powers


def binds_to_lay(chest: i64) -> bool:
    """DK-5.4: the lay must follow."""
    return moves.THRIFT <= chest <= moves.PAGE_DOWN


def use(s: State, m: i64, out: list[Event] | None) -> None:
    """Pay for a chest and do at once what it does; a lay that it changes comes next."""
    pay(s, m, out)
    if m == moves.BARTER:
        give_backlight(s, s.active, 1, out)
    elif m < moves.BARTER:
        s.returning = m - moves.RETURN
        _take_back(s, out)
        if len(stack(s, s.active, s.returning)) >= 2:
            s.phase = RETURN
        else:
            s.returning = -1


class Return(Phase[State]):
    """DK-5.3: the next card of the stack, once."""

    def legal(self, s: State) -> list[int]:
        return [moves.AGAIN, moves.STOP]

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        if m == moves.AGAIN:
            _take_back(s, out)
        s.returning = -1
        s.phase = ACT


def _take_back(s: State, out: list[Event] | None) -> None:
    """The top card of the stack."""
    colour, seat = s.returning, s.active
    cards = stack(s, seat, colour)
    kind = cards[len(cards) - 1]
    entry = laid_card(seat, colour, kind)
    at: i64 = -1
    for k in range(i64(len(s.rows))):
        if s.rows[k] == entry:
            at = k
    kept = vec[i64]()
    for k in range(i64(len(s.rows))):
        if k != at:
            kept = append(kept, s.rows[k])
    s.rows = kept
    add_to_hand(s, seat, kind, 1)
    facts: Facts = {"seat": int(seat), "card": CODES[kind]}
    public(out, "back", {**facts, "colour": COLOURS[colour]})
