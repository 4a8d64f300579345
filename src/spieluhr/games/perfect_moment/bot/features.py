"""What each seat has, in numbers: what the learnt value is a sum over."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieluhr.games.perfect_moment.bot.reach import Display, Table
from spieluhr.games.perfect_moment.components import (
    ACES,
    CHOCOLATES,
    FLOWERS,
    GOAL,
    KEYS,
    KNIFE,
    MAP,
    MASK,
    MONEY,
    PHONE,
    POEM,
    WALLET,
)
from spieluhr.games.perfect_moment.rules.state import HANDS, SHOWN, State

# What a seat may still do: in its own turn, with so many uses left, or it waits for its turn.
WAITS: Final = 3
ROLES: Final = 4
# By role: plan, paradox, own fragments, theirs, the best two of all, reaching the goal.
SCORINGS: Final = 7
# Now, and in a later turn: a card to be turned, one of theirs to be turned, their plan, a theft,
# another card of the hand for the display, the same without an item for it.
CHANCES: Final = 6
KINDS: Final = 16  # of items

AT_POINTS: Final = 0
AT_STANDING: Final = 1  # the value made by hand
AT_FRAGMENTS: Final = 2
AT_KNOWN: Final = 3  # the other one knows its plan
AT_OUTLOOK: Final = 4  # what a card of the deck would be worth
AT_NEED: Final = 5  # at most so many points short of the goal: NEEDS
AT_LEAD: Final = 9  # at least so many points ahead: LEADS
AT_LATE: Final = 14  # points, with at most so many cards in the deck: LATE
AT_ROLE: Final = 17
AT_END: Final = AT_ROLE + ROLES  # by role: it could end the game and win
AT_SCORING: Final = AT_END + ROLES
AT_ITEM: Final = AT_SCORING + ROLES * SCORINGS
AT_CHANCE: Final = AT_ITEM + KINDS
SIZE: Final = AT_CHANCE + 2 * CHANCES

NEEDS: Final = vec[i64]([1, 2, 3, 5])
LEADS: Final = vec[i64]([1, 2, 3, 5, 7])
LATE: Final = vec[i64]([0, 2, 5])

# Draws of these fail, and end the game, with no card in the deck, or with one.
FAIL_AT_NONE: Final = i64(1 << MASK | 1 << KEYS | 1 << MONEY | 1 << POEM | 1 << CHOCOLATES)
FAIL_AT_ONE: Final = i64(1 << POEM | 1 << CHOCOLATES)
BRING_PLAN: Final = i64(1 << MASK | 1 << FLOWERS | 1 << POEM | 1 << PHONE | 1 << MONEY | 1 << ACES)

# Then all features are of about one size.
SMALL: Final = 0.1
THIRD: Final = 1.0 / 3.0


def features(s: State) -> list[vec[float]]:
    """Of each seat. Nothing in them depends on which seat it is but whose turn it is."""
    table = Table(s)
    first, second = Display(s, 0, table), Display(s, 1, table)
    return [_of_seat(s, 0, table, first, second), _of_seat(s, 1, table, second, first)]


def _of_seat(s: State, seat: i64, table: Table, own: Display, other: Display) -> vec[float]:
    row = vec[float]([0.0] * SIZE)
    role = table.uses if seat == table.actor else i64(WAITS)
    row[AT_ROLE + role] = 1.0
    row[AT_STANDING] = SMALL * own.standing
    row[AT_FRAGMENTS] = THIRD * float(own.fragments)
    row[AT_OUTLOOK] = own.outlook(table.deck)
    if s.cells[SHOWN + seat] and s.cells[SHOWN + seat] == s.cells[HANDS + seat]:
        row[AT_KNOWN] = 1.0
    _note_points(row, s, own, other)
    _note_scorings(row, AT_SCORING + SCORINGS * role, own)
    usable = own.near | other.far | table.usable
    for item in range(i64(KINDS)):
        if usable >> item & 1:
            row[AT_ITEM + item] = 1.0
    can_use = role == 1 or role == 2
    _note_chances(row, AT_CHANCE if can_use else AT_CHANCE + CHANCES, usable, own, other)
    if _could_end(s, usable if role else i64(0), own, own.points - other.points):
        row[AT_END + role] = 1.0
    return row


def _note_points(row: vec[float], s: State, own: Display, other: Display) -> None:
    row[AT_POINTS] = SMALL * float(own.points)
    for k in range(i64(len(NEEDS))):
        if own.points + NEEDS[k] >= GOAL:
            row[AT_NEED + k] = 1.0
    for k in range(i64(len(LEADS))):
        if own.points - other.points >= LEADS[k]:
            row[AT_LEAD + k] = 1.0
    for k in range(i64(len(LATE))):
        if s.size <= LATE[k]:
            row[AT_LATE + k] = SMALL * float(own.points)


def _note_scorings(row: vec[float], at: i64, own: Display) -> None:
    row[at] = THIRD * float(own.plan)
    row[at + 1] = THIRD * float(own.paradox)
    row[at + 2] = THIRD * float(own.own_fragment)
    row[at + 3] = THIRD * float(own.their_fragment)
    row[at + 4] = THIRD * float(own.gain)
    row[at + 5] = THIRD * float(own.next_gain)
    if own.points + own.most >= GOAL:
        row[at + 6] = 1.0


def _note_chances(row: vec[float], at: i64, usable: i64, own: Display, other: Display) -> None:
    if usable >> MAP & 1 and own.has_two:
        row[at] = 1.0
    if usable >> WALLET & 1 and other.has_three:
        row[at + 1] = 1.0
    if usable >> KNIFE & 1:
        row[at + 2] = THIRD * float(own.their_plan)
    if usable >> MONEY & 1 and own.fragments < other.fragments:
        row[at + 3] = 1.0
    row[at + (4 if usable & BRING_PLAN else 5)] = THIRD * float(own.reach)


def _could_end(s: State, usable: i64, own: Display, lead: i64) -> bool:
    """A tie goes to whoever makes the last turn."""
    if s.size > 1:
        return False
    if s.size == 0:
        refilled = max(own.plan, own.paradox)
        if refilled and lead + refilled >= 0:
            return True
    return lead >= 0 and usable & (FAIL_AT_NONE if s.size == 0 else FAIL_AT_ONE) != 0
