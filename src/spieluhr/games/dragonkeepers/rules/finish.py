"""Turns, the end and the points (DK-3.12, DK-4)."""

from librt.vecs import append
from mypy_extensions import i64

from spieluhr.core.events import EVERYBODY, Event, public
from spieluhr.core.phases import Phase, WeightedPhase
from spieluhr.games.dragonkeepers.components import LAST_TURN
from spieluhr.games.dragonkeepers.rules import moves
from spieluhr.games.dragonkeepers.rules.book import fill, is_open
from spieluhr.games.dragonkeepers.rules.state import (
    ACT,
    COATS,
    DUE_PEARL,
    EGGS,
    OVER,
    PEARLS,
    SETTLED,
    TAKE,
    State,
    amulets,
    drop_due,
    owned,
    seat_of,
    thing_of,
)


def begin_turn(s: State, seat: i64, out: list[Event] | None) -> None:
    """DK-3.12: open gaps are filled, left first, by cards that were put there openly."""
    s.turn += 1
    s.active = seat
    s.seat = seat
    s.taken = 0
    s.changed = 0
    s.chest = -1
    s.last = False
    if out is not None:
        public(out, "turn", {"turn": int(s.turn), "seat": int(seat)})
    fill(s, 0, out)
    fill(s, 1, out)
    s.last = is_open(s, 0) and is_open(s, 1)
    s.phase = ACT if s.last else TAKE


def end_turn(s: State, out: list[Event] | None) -> None:
    """The next seat, or the end: then pearls are turned over before points are counted."""
    if reason(s) == "":
        begin_turn(s, (s.active + 1) % s.players, out)
        return
    s.phase = OVER
    for _ in range(i64(len(s.pearls))):
        s.pending = append(s.pending, DUE_PEARL)
        s.phase = PEARLS


def reason(s: State) -> str:
    """DK-4.5: why the game ends with this turn; "" if it does not."""
    if amulets(s) >= s.box.end_amulets[s.players]:
        return "amulets"
    if s.last:
        return "book"
    return "turns" if s.turn >= LAST_TURN else ""


class Pearl(WeightedPhase[State]):
    """DK-7.4: what a pearl is worth, from those of its colour that are not drawn yet."""

    def legal(self, s: State) -> list[int]:
        values, counts = _pearl_values(s), _pearl_counts(s)
        return [moves.PEARL + values[k] for k in range(i64(len(values))) if counts[k]]

    def weights(self, s: State) -> list[int]:
        return [count for count in _pearl_counts(s) if count]

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        drop_due(s)
        k, value = _next_pearl(s), m - moves.PEARL
        seat = seat_of(s.pearls[k])
        s.pearls[k] = owned(seat, SETTLED + value)
        public(out, "value", {"seat": int(seat), "value": int(value)}, EVERYBODY)
        if len(s.pending) == 0:
            s.phase = OVER


def _next_pearl(s: State) -> i64:
    """Seat 0 first, each seat's oldest first; its index."""
    for seat in range(s.players):
        for k in range(i64(len(s.pearls))):
            if seat_of(s.pearls[k]) == seat and thing_of(s.pearls[k]) < SETTLED:
                return k
    return -1


def _pearl_values(s: State) -> list[int]:
    return s.box.pearl_values[thing_of(s.pearls[_next_pearl(s)])]


def _pearl_counts(s: State) -> list[int]:
    """How many pearls of each value of the next one's colour are not drawn yet."""
    colour = thing_of(s.pearls[_next_pearl(s)])
    counts = list(s.box.pearl_counts[colour])
    for k in range(i64(len(s.pearls))):
        value = thing_of(s.pearls[k]) - SETTLED
        if value >= 0 and value in s.box.pearl_values[colour]:
            counts[s.box.pearl_values[colour].index(value)] -= 1
    return counts


class Nobody(Phase[State]):
    """No seat decides: chance does, or the game is over."""

    def legal(self, s: State) -> list[int]:
        return []


def points(s: State, seat: i64) -> i64:
    """DK-4.2."""
    total: i64 = s.cells[COATS + seat] + s.cells[EGGS + seat] * s.box.egg_value
    for k in range(i64(len(s.taken_pieces))):
        if seat_of(s.taken_pieces[k]) == seat:
            total += thing_of(s.taken_pieces[k])
    for k in range(i64(len(s.pearls))):
        if seat_of(s.pearls[k]) == seat and thing_of(s.pearls[k]) >= SETTLED:
            total += thing_of(s.pearls[k]) - SETTLED
    if s.cells[EGGS + seat] > 0 and _has_most_eggs(s, seat):
        total += s.box.egg_turned - s.box.egg_value
    return total


def _has_most_eggs(s: State, seat: i64) -> bool:
    """Nobody has more."""
    for other in range(s.players):
        if s.cells[EGGS + other] > s.cells[EGGS + seat]:
            return False
    return True
