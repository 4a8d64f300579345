"""Turns, the end and the points (DK-3.12, DK-4)."""

from librt.vecs import append
from mypy_extensions import i64

from spieluhr.core.events import Event
from spieluhr.core.rules import Outcome
from spieluhr.games.dragonkeepers.components import LAST_TURN
from spieluhr.games.dragonkeepers.rules.book import fill
from spieluhr.games.dragonkeepers.rules.tell import public
from spieluhr.games.dragonkeepers.state import (
    ACT,
    COATS,
    DUE_PEARL,
    EGGS,
    OVER,
    PEARLS,
    SEAT_BASE,
    SETTLED,
    TAKE,
    State,
    amulets,
    is_open,
    laid_cards,
    of_seat,
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
    public(out, "turn", {"turn": int(s.turn), "seat": int(seat)})
    fill(s, 0, out)
    fill(s, 1, out)
    s.last = is_open(s, 0) and is_open(s, 1)
    s.phase = ACT if s.last else TAKE


def end_turn(s: State, out: list[Event] | None) -> None:
    if reason(s) == "":
        begin_turn(s, (s.active + 1) % s.players, out)
        return
    s.phase = OVER
    for _ in range(len(s.pearls)):
        s.pending = append(s.pending, DUE_PEARL)
        s.phase = PEARLS


def reason(s: State) -> str:
    """DK-4.5: why the game ends with this turn; "" if it does not."""
    if amulets(s) >= s.box.end_amulets[s.players]:
        return "amulets"
    if s.last:
        return "book"
    return "turns" if s.turn >= LAST_TURN else ""


def next_pearl(s: State) -> i64:
    """DK-7.4: seat 0 first, each seat's oldest first; its index."""
    for seat in range(s.players):
        for k in range(len(s.pearls)):
            if s.pearls[k] // SEAT_BASE == seat and s.pearls[k] % SEAT_BASE < SETTLED:
                return k
    return -1


def pearl_weights(s: State) -> list[int]:
    """How many pearls of each value of the next one's colour are not drawn yet."""
    colour = s.pearls[next_pearl(s)] % SEAT_BASE
    counts = list(s.box.pearl_counts[colour])
    for k in range(len(s.pearls)):
        value = s.pearls[k] % SEAT_BASE - SETTLED
        if value >= 0 and value in s.box.pearl_values[colour]:
            counts[s.box.pearl_values[colour].index(value)] -= 1
    return counts


def pearl_values(s: State) -> list[int]:
    return s.box.pearl_values[s.pearls[next_pearl(s)] % SEAT_BASE]


def settle_pearl(s: State, value: i64, out: list[Event] | None) -> None:
    k = next_pearl(s)
    seat = s.pearls[k] // SEAT_BASE
    s.pearls[k] = seat * SEAT_BASE + SETTLED + value
    public(out, "value", {"seat": int(seat), "value": int(value)}, -1)
    if len(s.pending) == 0:
        s.phase = OVER


def points(s: State, seat: i64) -> i64:
    """DK-4.2."""
    found: i64 = s.cells[COATS + seat] + s.cells[EGGS + seat] * s.box.egg_value
    for value in of_seat(s.taken_pieces, seat):
        found += value
    for pearl in of_seat(s.pearls, seat):
        if pearl >= SETTLED:
            found += pearl - SETTLED
    most = max(s.cells[EGGS + other] for other in range(s.players))
    if most > 0 and s.cells[EGGS + seat] == most:
        found += s.box.egg_turned - s.box.egg_value
    return found


def outcome(s: State) -> Outcome:
    """DK-4.3, DK-4.5."""
    standing = [points(s, seat) * 1000 + laid_cards(s, seat) for seat in range(s.players)]
    scores = [int(points(s, seat)) for seat in range(s.players)]
    ranks = [1 + sum(1 for other in standing if other > mine) for mine in standing]
    return Outcome(scores, ranks, reason(s))
