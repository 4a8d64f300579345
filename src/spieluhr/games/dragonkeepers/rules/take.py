"""Taking cards from the display, and filling it by chance (DK-3.1, DK-3.2, DK-7.3)."""

from librt.vecs import vec
from mypy_extensions import i64

from spieluhr.core.dice import Dice
from spieluhr.core.events import Event, Facts, public
from spieluhr.core.phases import Phase, WeightedPhase
from spieluhr.games.dragonkeepers.components import (
    CODES,
    KINDS,
    PRINTED_BACKS,
    SIDE_OF,
    SIDES,
)
from spieluhr.games.dragonkeepers.rules import chests, moves
from spieluhr.games.dragonkeepers.rules.book import (
    clear_display,
    fill,
    in_pool,
    is_open,
    pool_size,
    pop_top,
    push_top,
    raise_bottom,
    reveal_kinds,
    sample_reveal,
    show,
    tell_page,
    top_of,
    unknown_front,
)
from spieluhr.games.dragonkeepers.rules.finish import begin_turn
from spieluhr.games.dragonkeepers.rules.state import (
    ACT,
    CRYSTAL,
    CRYSTALS,
    POOL,
    REFILL,
    SETUP,
    SUPPLY_CRYSTALS,
    TAKE,
    State,
    add_to_hand,
    drop_due,
)


class Take(Phase[State]):
    """DK-3.1: the first card is mandatory; a fourth one that was paid for, too."""

    def legal(self, s: State) -> list[int]:
        options = [moves.TAKE + side for side in range(i64(2)) if not is_open(s, side)]
        if s.taken == 1 or s.taken == 2:
            options.append(moves.STOP)
        if s.taken == 0 and chests.can_wind(s):
            options.append(moves.WIND)
        return options

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        if m == moves.STOP:
            if out is not None:
                public(out, "stop", {"seat": int(s.seat)})
            s.phase = ACT
            return
        if m == moves.WIND:
            chests.wind(s, out)
        else:
            side = m - moves.TAKE
            kind = clear_display(s, side)
            add_to_hand(s, s.seat, kind, 1)
            s.taken += 1
            if out is not None:
                facts: Facts = {"seat": int(s.seat), "side": SIDES[side], "card": CODES[kind]}
                public(out, "take", facts)
            fill(s, side, out)
        if len(s.pending):
            s.phase = REFILL
        else:
            _after_taking(s)


class Crystal(Phase[State]):
    """DK-3.2: a fourth card for a crystal."""

    def legal(self, s: State) -> list[int]:
        return [moves.CRYSTAL, moves.STOP]

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        if m == moves.STOP:
            s.phase = ACT
            return
        s.cells[CRYSTALS + s.seat] -= 1
        s.cells[SUPPLY_CRYSTALS] += 1
        public(out, "pay", {"seat": int(s.seat)})
        s.phase = TAKE


def _after_taking(s: State) -> None:
    """DK-7.3: the phase that follows is derived from what was taken."""
    if (is_open(s, 0) and is_open(s, 1)) or s.taken == 4:
        s.phase = ACT
    elif s.taken < 3:
        s.phase = TAKE
    else:
        s.phase = CRYSTAL if s.cells[CRYSTALS + s.active] > 0 else ACT


def _after_filling(s: State, out: list[Event] | None) -> None:
    if len(s.pending):
        return
    if s.phase == SETUP:
        begin_turn(s, 0, out)
    else:
        _after_taking(s)


class Reveal(WeightedPhase[State]):
    """Chance says what the front of the page is, which goes to the display."""

    def __init__(self, side: i64) -> None:
        self.side: i64 = side

    def legal(self, s: State) -> list[int]:
        first = moves.REVEAL + KINDS * self.side
        return [first + kind for kind in reveal_kinds(s, self.side)]

    def weights(self, s: State) -> list[int]:
        return [s.cells[POOL + kind] for kind in reveal_kinds(s, self.side)]

    def sample(self, s: State, dice: Dice) -> i64:
        return moves.REVEAL + KINDS * self.side + sample_reveal(s, self.side, dice)

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        side = self.side
        kind = m - moves.REVEAL - KINDS * side
        drop_due(s)
        if len(top_of(s, side)):
            pop_top(s, side)
        s.cells[POOL + kind] -= 1
        show(s, side, kind, out)
        if pool_size(s, side) == 0 and len(top_of(s, side)) == 0:
            raise_bottom(s, side)
            if len(top_of(s, side)):
                tell_page(s, side, out)
        _after_filling(s, out)


class Page(WeightedPhase[State]):
    """Chance says which back comes to light."""

    def __init__(self, side: i64) -> None:
        self.side: i64 = side

    def legal(self, s: State) -> list[int]:
        counts = self._counts(s)
        return [moves.PAGE + back for back in range(i64(PRINTED_BACKS)) if counts[back]]

    def weights(self, s: State) -> list[int]:
        return [int(count) for count in self._counts(s) if count]

    def sample(self, s: State, dice: Dice) -> i64:
        counts = self._counts(s)
        left = dice.below(pool_size(s, self.side))
        back: i64 = 0
        while left >= counts[back]:
            left -= counts[back]
            back += 1
        return moves.PAGE + back

    def _counts(self, s: State) -> vec[i64]:
        """By back, how many cards of the pool have it; of the other side, none."""
        counts = vec[i64]([0] * PRINTED_BACKS)
        for back in range(i64(PRINTED_BACKS)):
            if SIDE_OF[2 * back] == self.side:
                counts[back] = in_pool(s, 2 * back, 2 * back + 2)
        return counts

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        drop_due(s)
        push_top(s, self.side, unknown_front(m - moves.PAGE))
        tell_page(s, self.side, out)
        _after_filling(s, out)
