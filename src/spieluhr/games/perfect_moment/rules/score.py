"""What a card is worth, and scoring it (PM-4.3 to PM-4.5, PM-5)."""

from mypy_extensions import i64

from spieluhr.core.bits import count, elements
from spieluhr.core.events import EVERYBODY, Event, Facts
from spieluhr.games.perfect_moment.components import CODES, FACE, GOAL, QUIET_TURNS
from spieluhr.games.perfect_moment.rules.places import display_cell
from spieluhr.games.perfect_moment.rules.state import (
    DISPLAY_ROOM,
    FRAGMENTS,
    NOTHING,
    POINTS,
    QUIET,
    THREES,
    TWOS,
    State,
)


def worth(s: State, seat: i64, card: i64) -> i64:
    """PM-4.4: what the card gives with the seat's display; 0 if nothing matches."""
    first, second = FACE[2 * card], FACE[2 * card + 1]
    first_faces: i64 = -1
    second_faces: i64 = -1
    cells, at = s.cells, display_cell(seat, 0)
    for k in range(at, at + DISPLAY_ROOM):
        side = cells[k]
        if side == NOTHING:
            break
        for towards in range(i64(2)):
            item = FACE[side ^ towards]
            if item == first:
                first_faces = towards
            elif item == second:
                second_faces = towards
    if first_faces < 0 or second_faces < 0:
        return 0 if first_faces < 0 and second_faces < 0 else 1
    return 3 if first_faces == second_faces else 2


def points(s: State, seat: i64) -> i64:
    """PM-5.2."""
    cells = s.cells
    return (
        count(cells[FRAGMENTS + seat])
        + 2 * count(cells[TWOS + seat])
        + 3 * count(cells[THREES + seat])
    )


def score(s: State, seat: i64, card: i64, source: str, out: list[Event] | None) -> None:
    """The card has left where it was; it goes to the seat for what it is worth."""
    value = worth(s, seat, card)
    keep(s, seat, card, value)
    if out is not None:
        facts: Facts = {
            "seat": int(seat),
            "card": CODES[card],
            "points": int(value),
            "source": source,
        }
        hidden = source in ("plan", "oppplan", "deck")
        out.append(Event("score", facts, reveals=EVERYBODY if hidden else 0))


def keep(s: State, seat: i64, card: i64, value: i64) -> None:
    """With the fragments or the cards of that value; the turn is remembered for the quiet end."""
    place = FRAGMENTS if value == 1 else TWOS if value == 2 else THREES
    s.cells[place + seat] |= i64(1) << card
    s.last = s.turn


def check_goal(s: State, seat: i64) -> bool:
    """PM-5.1: 16 points end the game at once; not in solo (PM-7.7)."""
    if not s.solo and points(s, seat) >= GOAL:
        s.reason = POINTS
        return True
    return False


def fragments_worth_more(s: State, seat: i64) -> list[int]:
    """PM-4.5: fragments of anybody that give 2 or 3 now."""
    both = s.cells[FRAGMENTS] | s.cells[FRAGMENTS + 1]
    return [card for card in elements(both) if worth(s, seat, card) >= 2]


def take_fragment(s: State, card: i64) -> i64:
    """It leaves its owner; returns who that was."""
    bit = i64(1) << card
    owner: i64 = 0 if s.cells[FRAGMENTS] & bit else 1
    s.cells[FRAGMENTS + owner] &= ~bit
    return owner


def fade(s: State, card: i64, why: str, reveals: int, out: list[Event] | None) -> None:
    """PM-7.5: only one fading card at a time."""
    older = s.cells[FRAGMENTS + 1]
    s.removed |= older
    s.cells[FRAGMENTS + 1] = i64(1) << card
    s.last = s.turn
    if out is not None:
        gone = [CODES[old] for old in elements(older)]
        facts: Facts = {"card": CODES[card], "why": why, "gone": gone}
        out.append(Event("fade", facts, reveals=reveals))


def finish_turn(s: State) -> None:
    """PM-5.3: after too many quiet turns the game is over, else the next turn can begin."""
    if s.turn - s.last >= QUIET_TURNS:
        s.reason = QUIET
    else:
        s.depth = 0
