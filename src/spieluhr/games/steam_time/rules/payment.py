"""What can be paid, and how: cards by letters, encounters and missions by their lists (ST-3.5)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from spieluhr.core.bits import bit
from spieluhr.core.events import Event
from spieluhr.games.steam_time import moves
from spieluhr.games.steam_time.components import ASKED_ANY, ASKED_ONE
from spieluhr.games.steam_time.rules.crystals import spend, take_out
from spieluhr.games.steam_time.state import (
    GOLD,
    PAY,
    PAY_ANY,
    PAY_DIFFERENT,
    PAY_ONE,
    STEAM,
    State,
    all_crystals,
    crystals_in,
    drop,
    due,
    due_seat,
    number,
    of,
    push,
    set_number,
)

# Upgrades and expeditions.


def cost_colours(s: State, letters: i64) -> i64:
    """The set of colours that these letters are in this round."""
    found: i64 = 0
    for letter in range(6):
        if letters >> letter & 1:
            found |= bit(s.box.effort[s.effort * 6 + letter])
    return found


def missing(s: State, seat: i64, colours: i64) -> i64:
    """How many of these colours the seat has no crystal of."""
    found: i64 = 0
    for colour in range(6):
        if colours >> colour & 1 and crystals_in(s, seat, colour) == 0:
            found += 1
    return found


def can_pay_card(s: State, seat: i64, letters: i64) -> bool:
    """ST-3.5: each missing colour costs 1 steam and a crystal that is left."""
    colours = cost_colours(s, letters)
    wanted: i64 = 0
    lacking: i64 = 0
    for colour in range(6):
        if colours >> colour & 1:
            wanted += 1
            if crystals_in(s, seat, colour) == 0:
                lacking += 1
    return of(s, seat, STEAM) >= lacking and all_crystals(s, seat) >= wanted


def pay_card(s: State, seat: i64, letters: i64, out: list[Event] | None) -> None:
    """The colours that are there are paid by themselves, the others are asked for."""
    colours = cost_colours(s, letters)
    lacking = missing(s, seat, colours)
    for colour in range(6):
        if colours >> colour & 1 and crystals_in(s, seat, colour):
            take_out(s, seat, colour, out)
    if lacking:
        push(s, PAY, seat, lacking)


# Lists of gold, steam and colours, and at most one number of crystals to be chosen.


def can_pay(s: State, seat: i64, prices: vec[i64], first: i64, different: bool) -> bool:
    """`different`: the number of crystals to choose is of different colours (missions)."""
    if of(s, seat, GOLD) < prices[first] or of(s, seat, STEAM) < prices[first + 1]:
        return False
    most: i64 = 0
    colours: i64 = 0
    left: i64 = 0
    for colour in range(6):
        after = crystals_in(s, seat, colour) - prices[first + 2 + colour]
        if after < 0:
            return False
        most = max(most, after)
        left += after
        colours += 1 if after else 0
    if most < prices[first + ASKED_ONE]:
        return False
    return (colours if different else left) >= prices[first + ASKED_ANY]


def pay(
    s: State, seat: i64, prices: vec[i64], first: i64, different: bool, out: list[Event] | None
) -> None:
    """ST-9.9: gold, steam and named colours at once, then the crystals that are asked for."""
    spend(s, seat, prices[first], prices[first + 1], out)
    for colour in range(6):
        for _ in range(prices[first + 2 + colour]):
            take_out(s, seat, colour, out)
    if prices[first + ASKED_ANY]:
        push(s, PAY_DIFFERENT if different else PAY_ANY, seat, prices[first + ASKED_ANY])
    if prices[first + ASKED_ONE]:
        push(s, PAY_ONE, seat, prices[first + ASKED_ONE])


# The questions.


def options(s: State) -> vec[i64]:
    """ST-9.2: in colour order, and only what leaves enough behind it for the rest."""
    what, seat, left, first = due(s), due_seat(s), number(s, 0), number(s, 1)
    found = vec[i64]()
    behind: i64 = 0
    for colour in range(5, first - 1, -1):
        there = crystals_in(s, seat, colour)
        if what == PAY_ONE:
            behind = there
        elif what == PAY_DIFFERENT:
            behind += 1 if there else 0
        else:
            behind += there
        if there and behind >= left:
            found = append(found, moves.PAY + colour)
    return _rising(found)


def _rising(found: vec[i64]) -> vec[i64]:
    last = len(found) - 1
    return vec[i64]([found[last - k] for k in range(last + 1)])


def answer(s: State, colour: i64, out: list[Event] | None) -> None:
    what, seat, left = due(s), due_seat(s), number(s, 0)
    if what == PAY_ONE:
        drop(s)
        for _ in range(left):
            take_out(s, seat, colour, out)
        return
    if left == 1:
        drop(s)
    else:
        set_number(s, 0, left - 1)
        set_number(s, 1, colour + 1 if what == PAY_DIFFERENT else colour)
    if what == PAY:
        spend(s, seat, 0, 1, out)
    take_out(s, seat, colour, out)
