"""What a table for two looks like to whoever moves next: what the learnt value is a sum over."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieluhr.core.bits import count
from spieluhr.games.antinomy.components import (
    AKIN,
    COLOUR,
    HAND,
    NO_CARD,
    NUMBER,
    RELIC_SET,
    RELICS,
    ROW,
)
from spieluhr.games.antinomy.rules.duel import strength, worth
from spieluhr.games.antinomy.rules.state import (
    CRYSTALS,
    HANDS,
    MOVE,
    WANDS,
    State,
    hand_set,
)
from spieluhr.games.antinomy.rules.steps import NOTHING, common

# Each feature is one of so many cases; its weights follow on those of the one before.
SIZES: Final = (225, 2240, 2240, 12, 12, 323, 81, 81, 25, 25, 16, 16, 81, 64, 64)
CASES: Final = 5505
assert sum(SIZES) == CASES
AT_THREATS: Final = 0  # paradoxes that both can reach (0, 1, more), crystals of both
AT_HAND: Final = 225  # the mover's hand and the colour of the codex
AT_OTHER_HAND: Final = AT_HAND + 2240
AT_DUEL: Final = AT_OTHER_HAND + 2240  # can the mover win a duel, for a crystal, for the last one?
AT_OTHER_DUEL: Final = AT_DUEL + 12
AT_STRENGTH: Final = AT_OTHER_DUEL + 12  # whose hand is stronger by how much, and how far apart
AT_PLACE: Final = AT_STRENGTH + 323  # how far the mover is, and how many plays it has
AT_OTHER_PLACE: Final = AT_PLACE + 81
AT_MISSING: Final = AT_OTHER_PLACE + 81  # cards that would complete a pair: in the row, in hands
AT_OTHER_MISSING: Final = AT_MISSING + 25
AT_PAST: Final = AT_OTHER_MISSING + 25  # the relics at both ends
AT_FUTURE: Final = AT_PAST + 16
AT_PLACES: Final = AT_FUTURE + 16
AT_WAND: Final = AT_PLACES + 81  # the colour of the codex and the relic at each wand
AT_OTHER_WAND: Final = AT_WAND + 64

ENDS: Final = ROW - 1
NO_DUEL: Final = 0
EVEN: Final = 1
WON_DUEL: Final = 2
ONE_TO_GO: Final = 4  # crystals of whoever needs one more
APART: Final = 9  # a lead in strength beyond which it does not matter how far

# By three cards of a hand, rising: its number. By colour and two cards: which make a paradox of it.
HAND_NUMBER: Final = vec[i64]([NOTHING] * (RELICS * RELICS * RELICS))
COMPLETES: Final = vec[i64]([0] * (4 * RELICS * RELICS))


def _fill() -> None:
    number: i64 = 0
    for a in range(i64(RELICS)):
        for b in range(a + 1, i64(RELICS)):
            for c in range(b + 1, i64(RELICS)):
                HAND_NUMBER[(a * RELICS + b) * RELICS + c] = number
                number += 1
                by = common(a, b, c)
                if by == NOTHING:
                    continue
                for colour in range(i64(4)):
                    if COLOUR[a] != colour and COLOUR[b] != colour and COLOUR[c] != colour:
                        _complete(colour, a, b, c)
                        _complete(colour, b, c, a)
                        _complete(colour, a, c, b)


def _complete(colour: i64, a: i64, b: i64, c: i64) -> None:
    base = colour * RELICS * RELICS
    COMPLETES[base + a * RELICS + b] |= i64(1) << c
    COMPLETES[base + b * RELICS + a] |= i64(1) << c


_fill()


def is_due(s: State) -> bool:
    """Is a move about to be made at a table for two? Only then there are features."""
    return s.level == 0 and s.phase == MOVE


def features(s: State) -> vec[i64]:
    """The case of each feature, as the place of its weight, where a move `is_due`."""
    cells = s.cells
    me = s.seat
    other = 1 - me
    mine, theirs = hand_set(s, me), hand_set(s, other)
    row = RELIC_SET & ~(mine | theirs)
    if s.codex != NO_CARD:
        row &= ~(i64(1) << s.codex)
    lead = strength(s, me) - strength(s, other)
    threats, plays, duel, missing = _reach(s, me, lead)
    their_threats, their_plays, their_duel, their_missing = _reach(s, other, -lead)
    crystals, their_crystals = cells[CRYSTALS + me], cells[CRYSTALS + other]
    here, there = cells[WANDS + me], cells[WANDS + other]
    ahead, their_ahead = (here, ENDS - there) if me == 0 else (ENDS - here, there)
    away = there - here if me == 0 else here - there
    apart = max(-APART, min(APART, lead))
    pair = min(threats, 2) * 3 + min(their_threats, 2)
    found = vec[i64]([0] * 15)
    found[0] = AT_THREATS + (pair * 5 + crystals) * 5 + their_crystals
    found[1] = AT_HAND + _hand(s, me) * 4 + s.colour
    found[2] = AT_OTHER_HAND + _hand(s, other) * 4 + s.colour
    found[3] = AT_DUEL + _duel(duel, crystals, their_crystals)
    found[4] = AT_OTHER_DUEL + _duel(their_duel, their_crystals, crystals)
    found[5] = AT_STRENGTH + (apart + APART) * 17 + away + ENDS
    found[6] = AT_PLACE + ahead * 9 + min(plays, 8)
    found[7] = AT_OTHER_PLACE + their_ahead * 9 + min(their_plays, 8)
    found[8] = AT_MISSING + min(count(missing & row), 4) * 5 + min(count(missing & theirs), 4)
    found[9] = (
        AT_OTHER_MISSING
        + min(count(their_missing & row), 4) * 5
        + min(count(their_missing & mine), 4)
    )
    found[10] = AT_PAST + cells[0 if me == 0 else ENDS]
    found[11] = AT_FUTURE + cells[ENDS if me == 0 else 0]
    found[12] = AT_PLACES + ahead * 9 + their_ahead
    found[13] = AT_WAND + s.colour * 16 + cells[here]
    found[14] = AT_OTHER_WAND + s.colour * 16 + cells[there]
    return found


def _hand(s: State, seat: i64) -> i64:
    first = HANDS + HAND * seat
    a, b, c = s.cells[first], s.cells[first + 1], s.cells[first + 2]
    return HAND_NUMBER[(a * RELICS + b) * RELICS + c]


def _duel(duel: i64, crystals: i64, their_crystals: i64) -> i64:
    return (
        duel * 4
        + (i64(2) if their_crystals > 0 else i64(0))
        + (i64(1) if crystals == ONE_TO_GO else i64(0))
    )


def _reach(s: State, seat: i64, lead: i64) -> tuple[i64, i64, i64, i64]:
    """If the seat played now: plays that make a paradox, all plays, the best duel it could have,
    and the cards that would complete a pair of its hand."""
    cells = s.cells
    first = HANDS + HAND * seat
    here, there = cells[WANDS + seat], cells[WANDS + 1 - seat]
    step = 1 - 2 * seat
    base = s.colour * RELICS * RELICS
    threats: i64 = 0
    plays: i64 = 0
    duel: i64 = NO_DUEL
    missing: i64 = 0
    for k in range(i64(HAND)):
        card = cells[first + k]
        one, two = cells[first + (1 if k == 0 else 0)], cells[first + (1 if k == 2 else 2)]
        wanted = COMPLETES[base + one * RELICS + two]
        missing |= wanted & ~(i64(1) << card)
        akin = AKIN[card]
        place = here + step * NUMBER[card]
        is_future = 0 <= place < ROW
        if not is_future:
            place = here - step
        while 0 <= place < ROW:
            relic = cells[place]
            if is_future or akin >> relic & 1:
                plays += 1
                threats += wanted >> relic & 1
                if place == there:
                    after = lead - worth(card, s.colour) + worth(relic, s.colour)
                    duel = max(duel, WON_DUEL if after > 0 else EVEN if after == 0 else NO_DUEL)
            place = here - step if is_future else place - step
            is_future = False
    return threats, plays, duel, missing
