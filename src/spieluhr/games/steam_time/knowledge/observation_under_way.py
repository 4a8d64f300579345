"""What is under way, in numbers: extra actions that wait, and the entries of `todo` (ST-9.6).

Entries are written from the top: what is next comes first. What lies too deep is left out.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieluhr.core.bits import bit
from spieluhr.core.sheet import LARGEST, Field, Sheet
from spieluhr.games.steam_time.components import (
    COLOURS,
    ENCOUNTER_CODES,
    ENCOUNTERS,
    EXPEDITION,
    EXPEDITION_CODES,
    EXPEDITIONS,
    GAINS,
    MAX_PLAYERS,
    MISSION_CODES,
    MISSIONS,
    MONUMENTS,
    PER_INT,
    SIX,
    UPGRADE,
    UPGRADE_CODES,
    UPGRADES,
    amount,
    kind_of,
    monument_of,
)
from spieluhr.games.steam_time.rules import state
from spieluhr.games.steam_time.rules.state import TODO, WIDTH, State

SEATS: Final = 4  # compiled, a number of another module would be no constant
assert SEATS == MAX_PLAYERS
OTHERS: Final = SEATS - 1
# So many entries lie on each other at most in a game, whatever the data set: incomes of the others,
# extra actions, a bonus, its extra, purple actions of the others, and what is left of one gain:
# crystals of a deposit, T.I.M.E. crystals, six colours. Only missions at the end can be more.
DEPTH: Final = OTHERS + 3 + OTHERS + 2 + SIX
QUEUE: Final = 8  # extra actions whose order is told

WHOSE: Final = ("I", "next", "second next", "third next")
FIELDS: Final = (
    Field("queue", (QUEUE, SEATS), 1, f"whose the next {QUEUE} extra actions are", ((), WHOSE)),
    Field("extra_actions", (SEATS,), LARGEST, "by seat, how many wait in all", (WHOSE,)),
    Field(
        "todo",
        (DEPTH, len(TODO)),
        1,
        f"the next {DEPTH} things under way: {', '.join(TODO)}",
        ((), TODO),
    ),
    Field("todo_seat", (DEPTH, SEATS), 1, "by entry of todo, whose it is", ((), WHOSE)),
    Field("todo_left", (DEPTH,), LARGEST, "how many are left; of buy: how many were bought"),
    Field(
        "todo_colour",
        (DEPTH, SIX),
        1,
        "which one, or the first allowed; of bonus: its kind",
        ((), COLOURS),
    ),
    Field(
        "todo_monument", (DEPTH, SIX), 1, "which one; of pick: the first allowed", ((), MONUMENTS)
    ),
    Field("todo_gain", (DEPTH, len(GAINS)), LARGEST, f"how much: {', '.join(GAINS)}", ((), GAINS)),
    Field(
        "encounters",
        (ENCOUNTERS,),
        1,
        "cards that are revealed, or the one that was chosen",
        (tuple(ENCOUNTER_CODES),),
    ),
    Field("upgrade", (UPGRADES,), 1, "the card that is being paid for", (tuple(UPGRADE_CODES),)),
    Field(
        "expedition",
        (EXPEDITIONS,),
        1,
        "the card that is being paid for",
        (tuple(EXPEDITION_CODES),),
    ),
    Field(
        "to_fulfil",
        (SEATS, MISSIONS),
        1,
        "by seat, missions that it will be asked for",
        (WHOSE, tuple(MISSION_CODES)),
    ),
)

# Of each kind of entry, which of its numbers tells how many, which colour and which monument.
PARTS: Final = {
    **dict.fromkeys((state.PAY, state.PAY_ANY, state.PAY_ONE, state.PAY_DIFFERENT), (0, 1, -1)),
    **dict.fromkeys((state.TAKE_ANY, state.INTO), (0, 1, -1)),
    **dict.fromkeys((state.TAKE_ONE, state.REVEAL), (0, -1, -1)),
    state.TAKE: (1, 0, -1),
    state.PICK: (0, 1, 1),
    state.BUY: (1, 2, 0),
    state.BONUS: (-1, 1, 0),
}


def _places(part: int) -> vec[i64]:
    return vec[i64]([PARTS[what][part] if what in PARTS else -1 for what in range(i64(len(TODO)))])


LEFT: Final = _places(0)
COLOUR: Final = _places(1)
MONUMENT: Final = _places(2)


def from_me(s: State, seat: i64, whose: i64) -> i64:
    """How far that seat sits from this one; -1 for nobody."""
    if whose < 0:
        return -1
    far = whose - seat
    return far if far >= 0 else far + s.players


def write(s: State, seat: i64, sheet: Sheet) -> None:
    """The cells of the sheet about all of this, in the order of the layout."""
    _write_extra_actions(s, seat, sheet)
    _write_todo(s, seat, sheet)
    _write_cards(s, seat, sheet)


def _write_extra_actions(s: State, seat: i64, sheet: Sheet) -> None:
    """ST-5.13: in the order in which they will come."""
    waiting: i64 = len(s.extra_actions)
    all_of = vec[i64]([0] * SEATS)
    for k in range(waiting):
        whose = from_me(s, seat, s.extra_actions[k])
        all_of[whose] += 1
        if k < QUEUE:
            sheet.one_of(whose, SEATS)
    sheet.skip((QUEUE - min(waiting, QUEUE)) * SEATS)
    sheet.numbers(all_of, 0, SEATS)


def _write_todo(s: State, seat: i64, sheet: Sheet) -> None:
    shown: i64 = min(s.depth, DEPTH)
    for k in range(shown):
        sheet.one_of(_entry(s, k, 0), len(TODO))
    sheet.skip((DEPTH - shown) * len(TODO))
    for k in range(shown):
        sheet.one_of(from_me(s, seat, _entry(s, k, 1)), SEATS)
    sheet.skip((DEPTH - shown) * SEATS)
    for k in range(shown):
        sheet.number(max(_part(s, k, LEFT), 0))
    sheet.skip(DEPTH - shown)
    for k in range(shown):
        colour = _part(s, k, COLOUR)
        sheet.one_of(
            kind_of(colour) if colour >= 0 else i64(-1), SIX
        )  # a deposit's place has one too
    sheet.skip((DEPTH - shown) * SIX)
    for k in range(shown):
        place = _part(s, k, MONUMENT)
        sheet.one_of(monument_of(place) if _entry(s, k, 0) == state.PICK else place, SIX)
    sheet.skip((DEPTH - shown) * SIX)
    for k in range(shown):
        _write_gain(s, k, sheet)
    sheet.skip((DEPTH - shown) * len(GAINS))


def _entry(s: State, k: i64, cell: i64) -> i64:
    """A cell of the k-th entry from the top: what it is, its seat, its numbers."""
    return s.todo[(s.depth - 1 - k) * WIDTH + cell]


def _part(s: State, k: i64, places: vec[i64]) -> i64:
    """The number that has this meaning in the k-th entry from the top; -1: none has."""
    place = places[_entry(s, k, 0)]
    return _entry(s, k, 2 + place) if place >= 0 else i64(-1)


def _write_gain(s: State, k: i64, sheet: Sheet) -> None:
    if _entry(s, k, 0) != state.GAIN:
        sheet.skip(len(GAINS))
        return
    for what in range(i64(len(GAINS))):
        sheet.number(amount(_entry(s, k, 2 + what // PER_INT), what))


def _write_cards(s: State, seat: i64, sheet: Sheet) -> None:
    """One action is under way at a time, so each of these entries has its own place."""
    encounters: i64 = 0
    upgrade: i64 = -1
    expedition: i64 = -1
    missions = vec[i64]([0] * SEATS)
    for k in range(s.depth):
        what, card = _entry(s, k, 0), _entry(s, k, 2)
        if what == state.REVEAL:
            encounters = _entry(s, k, 3)
        elif what == state.CHOOSE:
            encounters = card
        elif what == state.HALF or what == state.PURPLE:
            encounters = bit(card)
        elif what == state.RECEIVE and card == UPGRADE:
            upgrade = _entry(s, k, 3)
        elif what == state.RECEIVE and card == EXPEDITION:
            expedition = _entry(s, k, 3)
        elif what == state.FULFIL:
            missions[from_me(s, seat, _entry(s, k, 1))] |= bit(card)
    sheet.members(encounters, ENCOUNTERS)
    sheet.one_of(upgrade, UPGRADES)
    sheet.one_of(expedition, EXPEDITIONS)
    for k in range(i64(SEATS)):
        sheet.members(missions[k], MISSIONS)
