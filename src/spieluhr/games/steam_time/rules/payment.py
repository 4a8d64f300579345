"""What can be paid, and how: cards by letters, encounters and missions by their lists (ST-3.5)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from spieluhr.core.bits import bit, count
from spieluhr.core.events import Event
from spieluhr.games.steam_time.components import CHOSEN_ANY, CHOSEN_ONE
from spieluhr.games.steam_time.rules import moves
from spieluhr.games.steam_time.rules.crystals import spend, take_out
from spieluhr.games.steam_time.rules.entries import Question
from spieluhr.games.steam_time.rules.state import (
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
    due_seat,
    number,
    of,
    push,
    set_number,
)

# Upgrades and expeditions.


def cost_colours(s: State, letters: i64) -> i64:
    """The set of colours that these letters are in this round."""
    colours: i64 = 0
    for letter in range(i64(6)):
        if letters >> letter & 1:
            colours |= bit(s.box.effort[s.effort * 6 + letter])
    return colours


def _missing(s: State, seat: i64, colours: i64) -> i64:
    """How many of these colours the seat has no crystal of."""
    lacking: i64 = 0
    for colour in range(i64(6)):
        if colours >> colour & 1 and crystals_in(s, seat, colour) == 0:
            lacking += 1
    return lacking


def can_pay_card(s: State, seat: i64, letters: i64) -> bool:
    """ST-3.5: each missing colour costs 1 steam and a crystal that is left."""
    colours = cost_colours(s, letters)
    if of(s, seat, STEAM) < _missing(s, seat, colours):
        return False
    return all_crystals(s, seat) >= count(colours)


def pay_card(s: State, seat: i64, letters: i64, out: list[Event] | None) -> None:
    """The colours that are there are paid by themselves, the others are asked for."""
    colours = cost_colours(s, letters)
    lacking = _missing(s, seat, colours)
    for colour in range(i64(6)):
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
    for colour in range(i64(6)):
        after = crystals_in(s, seat, colour) - prices[first + 2 + colour]
        if after < 0:
            return False
        most = max(most, after)
        left += after
        colours += 1 if after else 0
    if most < prices[first + CHOSEN_ONE]:
        return False
    return (colours if different else left) >= prices[first + CHOSEN_ANY]


def pay(
    s: State, seat: i64, prices: vec[i64], first: i64, different: bool, out: list[Event] | None
) -> None:
    """ST-9.9: gold, steam and named colours at once, then the crystals that are asked for."""
    spend(s, seat, prices[first], prices[first + 1], out)
    for colour in range(i64(6)):
        for _ in range(prices[first + 2 + colour]):
            take_out(s, seat, colour, out)
    if prices[first + CHOSEN_ANY]:
        push(s, PAY_DIFFERENT if different else PAY_ANY, seat, prices[first + CHOSEN_ANY])
    if prices[first + CHOSEN_ONE]:
        push(s, PAY_ONE, seat, prices[first + CHOSEN_ONE])


class PayAny(Question):
    """Crystals of any colours, one by one."""

    def payable(self, behind: i64, there: i64) -> i64:
        """How many can be paid from a colour on, by those of later colours and its own."""
        return behind + there

    def after(self, colour: i64) -> i64:
        """The first colour of the next crystal."""
        return colour

    def options(self, s: State) -> vec[i64]:
        """ST-9.2: in colour order, and only what leaves enough behind it for the rest."""
        seat, left, first = due_seat(s), number(s, 0), number(s, 1)
        falling = vec[i64]()
        behind: i64 = 0
        for colour in range(5, first - 1, -1):
            there = crystals_in(s, seat, colour)
            behind = self.payable(behind, there)
            if there and behind >= left:
                falling = append(falling, moves.PAY + colour)
        last = len(falling) - 1
        return vec[i64]([falling[last - k] for k in range(last + 1)])

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        seat, left, colour = due_seat(s), number(s, 0), m - moves.PAY
        if left == 1:
            drop(s)
        else:
            set_number(s, 0, left - 1)
            set_number(s, 1, self.after(colour))
        take_out(s, seat, colour, out)


class PayMissing(PayAny):
    """ST-3.5: instead of a colour of a card that is not there, with 1 steam each."""

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        spend(s, due_seat(s), 0, 1, out)
        super().apply(s, m, out)


class PayDifferent(PayAny):
    """Crystals of different colours."""

    def payable(self, behind: i64, there: i64) -> i64:
        return behind + (1 if there else 0)

    def after(self, colour: i64) -> i64:
        return colour + 1


class PayOne(PayAny):
    """Crystals of one colour, all at once."""

    def payable(self, behind: i64, there: i64) -> i64:
        return there

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        seat, left = due_seat(s), number(s, 0)
        drop(s)
        for _ in range(left):
            take_out(s, seat, m - moves.PAY, out)
