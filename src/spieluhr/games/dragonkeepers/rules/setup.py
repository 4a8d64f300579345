"""Set-up: pieces away, start cards out, the first display (DK-2)."""

from librt.vecs import vec
from mypy_extensions import i64

from spieluhr.core.events import Event, public
from spieluhr.core.phases import WeightedPhase
from spieluhr.games.dragonkeepers.components import CHESTS, NO_KIND, Box
from spieluhr.games.dragonkeepers.rules import moves
from spieluhr.games.dragonkeepers.rules.state import (
    CELLS,
    DISPLAY,
    DUE_START,
    PIECES,
    POOL,
    STARTS,
    SUPPLY_BACKLIGHT,
    SUPPLY_CRYSTALS,
    SUPPLY_EGGS,
    SUPPLY_PEARLS,
    UNDEALT,
    State,
    add_to_hand,
    drop_due,
    start_index,
)
from spieluhr.games.dragonkeepers.rules.tell import tell_card


def empty_table(box: Box, players: int, names: list[str]) -> State:
    """Nobody has anything, both piles are unknown, and nothing is due."""
    s = State()
    s.box = box
    s.players = players
    for name in names:
        s.chests |= i64(1) << i64(CHESTS.index(name))
    s.names = tuple(names)
    s.cells = _full_box(box)
    s.top_left = vec[i64]()
    s.top_right = vec[i64]()
    s.bottom_left = vec[i64]()
    s.bottom_right = vec[i64]()
    s.rows = vec[i64]()
    s.taken_pieces = vec[i64]()
    s.pearls = vec[i64]()
    s.laying = vec[i64]()
    s.pending = vec[i64]()
    return s


def _full_box(box: Box) -> vec[i64]:
    cells = vec[i64]([0] * CELLS)
    for kind in range(i64(len(box.pool))):
        cells[POOL + kind] = box.pool[kind]
    for k, number in enumerate(box.piece_counts):
        cells[PIECES + k] = number
    for side in range(i64(2)):
        cells[DISPLAY + side] = NO_KIND
    for k in range(i64(len(box.starts))):
        cells[STARTS + k] = UNDEALT
    cells[SUPPLY_EGGS] = box.eggs
    cells[SUPPLY_CRYSTALS] = box.crystals
    cells[SUPPLY_BACKLIGHT] = box.backlights
    for colour in range(i64(2)):
        cells[SUPPLY_PEARLS + colour] = sum(box.pearl_counts[colour])
    return cells


class Remove(WeightedPhase[State]):
    """DK-2.3: unseen; which pieces follows from the row that lies open afterwards."""

    def legal(self, s: State) -> list[int]:
        values = s.box.values
        return [moves.REMOVE + values[k] for k in range(i64(len(values))) if s.cells[PIECES + k]]

    def weights(self, s: State) -> list[int]:
        return [s.cells[PIECES + k] for k in range(i64(len(s.box.values))) if s.cells[PIECES + k]]

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        value = int(m - moves.REMOVE)
        s.cells[PIECES + s.box.values.index(value)] -= 1
        public(out, "remove", {"value": value})
        drop_due(s)


class Start(WeightedPhase[State]):
    """A start card: the seat learns it, the others its back."""

    def legal(self, s: State) -> list[int]:
        starts = s.box.starts
        left = [k for k in range(i64(len(starts))) if s.cells[STARTS + k] == UNDEALT]
        return [moves.START + starts[k] for k in left]

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        kind, seat = m - moves.START, start_taker(s)
        add_to_hand(s, seat, kind, 1)
        s.cells[STARTS + start_index(s, kind)] = seat
        tell_card(out, "start", {"seat": int(seat)}, kind, seat, learns=True)
        drop_due(s)


def start_taker(s: State) -> i64:
    """DK-7.4: seat 1 once, seat 2 twice, seat 3 three times."""
    left: i64 = 0
    for k in range(i64(len(s.pending))):
        if s.pending[k] == DUE_START:
            left += 1
    seat: i64 = s.players - 1
    while seat > 0:
        left -= s.box.dealt[seat]
        if left <= 0:
            return seat
        seat -= 1
    return 0
