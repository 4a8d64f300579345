"""Set-up: pieces away, start cards out, the first display (DK-2)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from spieluhr.core.events import Event
from spieluhr.games.dragonkeepers.components import CHESTS, NO_KIND, Box
from spieluhr.games.dragonkeepers.rules.tell import public, told_to
from spieluhr.games.dragonkeepers.state import (
    CELLS,
    DISPLAY,
    DUE_PAGE,
    DUE_REMOVE,
    DUE_REVEAL,
    DUE_START,
    PIECES,
    POOL,
    SETUP,
    STARTS,
    SUPPLY_BACKLIGHT,
    SUPPLY_CRYSTALS,
    SUPPLY_EGGS,
    SUPPLY_PEARLS,
    UNDEALT,
    State,
    add_to_hand,
    start_index,
)


def new(box: Box, players: int, names: list[str]) -> State:
    chests: i64 = 0
    for name in names:
        chests |= i64(1) << i64(CHESTS.index(name))
    cells = vec[i64]([0] * CELLS)
    for kind in range(len(box.pool)):
        cells[POOL + kind] = box.pool[kind]
    for k, number in enumerate(box.piece_counts):
        cells[PIECES + k] = number
    for side in range(2):
        cells[DISPLAY + side] = NO_KIND
    for k in range(len(box.starts)):
        cells[STARTS + k] = UNDEALT
    cells[SUPPLY_EGGS] = box.eggs
    cells[SUPPLY_CRYSTALS] = box.crystals
    cells[SUPPLY_BACKLIGHT] = box.backlights
    for colour in range(2):
        cells[SUPPLY_PEARLS + colour] = sum(box.pearl_counts[colour])
    due = [DUE_REMOVE] * box.removed[players]
    due += [DUE_START] * sum(box.dealt[:players])
    due += [DUE_REVEAL, DUE_PAGE, DUE_REVEAL + 2, DUE_PAGE + 2]
    return State(
        box=box,
        players=players,
        chests=chests,
        names=tuple(names),
        cells=cells,
        top_left=vec[i64](),
        top_right=vec[i64](),
        bottom_left=vec[i64](),
        bottom_right=vec[i64](),
        rows=vec[i64](),
        taken_pieces=vec[i64](),
        pearls=vec[i64](),
        laying=vec[i64](),
        pending=vec[i64](due),
        turn=0,
        active=0,
        seat=0,
        phase=SETUP,
        taken=0,
        changed=0,
        chest=-1,
        returning=-1,
        last=False,
    )


def remove_piece(s: State, value: int, out: list[Event] | None) -> None:
    """DK-2.3: unseen; which ones follows from the row that lies open afterwards."""
    s.cells[PIECES + s.box.values.index(value)] -= 1
    public(out, "remove", {"value": value})


def start_taker(s: State) -> i64:
    """DK-7.4: seat 1 once, seat 2 twice, seat 3 three times."""
    left: i64 = 0
    for k in range(len(s.pending)):
        if s.pending[k] == DUE_START:
            left += 1
    seat: i64 = s.players - 1
    while seat > 0:
        left -= s.box.dealt[seat]
        if left <= 0:
            return seat
        seat -= 1
    return 0


def deal_start(s: State, kind: i64, out: list[Event] | None) -> None:
    """The seat learns the card, the others its back."""
    seat = start_taker(s)
    add_to_hand(s, seat, kind, 1)
    s.cells[STARTS + start_index(s, kind)] = seat
    told_to(out, "start", {"seat": int(seat)}, kind, seat, learns=True)


def drop_due(s: State) -> i64:
    """The chance move that was due is made."""
    due = s.pending[0]
    rest = vec[i64]()
    for k in range(1, len(s.pending)):
        rest = append(rest, s.pending[k])
    s.pending = rest
    return due
