"""What a display matches and could match: the parts that the learnt value is made of."""

from typing import Final

from mypy_extensions import i64

from spieluhr.core.bits import count, nth
from spieluhr.games.perfect_moment.components import FACE, MARKS, NO_CARD, USES, side_card
from spieluhr.games.perfect_moment.rules.places import display_cell, plan_of
from spieluhr.games.perfect_moment.rules.score import points
from spieluhr.games.perfect_moment.rules.state import (
    ACT,
    DISPLAY_ROOM,
    FRAGMENTS,
    HANDS,
    NOTHING,
    SEATS,
    THREES,
    TURN,
    TWOS,
    State,
    procedure,
    step,
)

PROMISE: Final = 0.4  # of the best scoring at hand, in the value made by hand


class Table:
    """What is the same for both seats."""

    def __init__(self, s: State) -> None:
        is_set_up = s.turn > 0
        has_scored = is_set_up and s.depth > 0 and procedure(s) == TURN and step(s) != ACT
        self.actor: i64 = 1 - s.player if has_scored else s.player
        self.uses: i64 = s.uses if is_set_up and not has_scored else i64(USES)
        self.paradox: i64 = NO_CARD  # a card
        self.usable: i64 = 0  # the item of the paradox, as a set
        if s.paradox != NO_CARD:
            self.paradox = side_card(s.paradox)
            self.usable = i64(1) << FACE[s.paradox]
        self.deck: i64 = self._deck(s)

    def _deck(self, s: State) -> i64:
        """The cards that are nowhere else."""
        cells = s.cells
        out = i64(0) if self.paradox == NO_CARD else i64(1) << self.paradox
        for seat in range(i64(SEATS)):
            out |= cells[HANDS + seat] | cells[FRAGMENTS + seat]
            out |= cells[TWOS + seat] | cells[THREES + seat]
            for k in range(display_cell(seat, 0), display_cell(seat, DISPLAY_ROOM)):
                if cells[k] != NOTHING:
                    out |= i64(1) << side_card(cells[k])
        return s.all_cards & ~out


class Display:
    """Of a seat: its items by where they face, what they match now, and what they could match."""

    def __init__(self, s: State, seat: i64, table: Table) -> None:
        self.near: i64 = 0  # items that face the seat
        self.far: i64 = 0
        self.left: i64 = 0  # the items of its first card
        self.right: i64 = 0
        self._see_cards(s, seat)
        self.points: i64 = points(s, seat)
        self.fragments: i64 = count(s.cells[FRAGMENTS + seat])
        self.has_two: bool = False  # something counts 2 that would count 3 if a card were turned
        self.has_three: bool = False
        self.most: i64 = 0  # what the best scoring counts
        self.gain: i64 = 0  # by how much a scoring adds to the lead
        self.next_gain: i64 = 0
        self.plan: i64 = 0
        self.paradox: i64 = 0
        card = plan_of(s, seat)
        if card != NO_CARD:
            self.plan = self._note(self.worth(card), 0)
        if table.paradox != NO_CARD:
            self.paradox = self._note(self.worth(table.paradox), 0)
        self.own_fragment: i64 = self._best_of(s.cells[FRAGMENTS + seat], -1)
        self.their_fragment: i64 = self._best_of(s.cells[FRAGMENTS + 1 - seat], 1)
        self.standing: float = float(self.points) + PROMISE * float(self.most)
        theirs = plan_of(s, 1 - seat)
        self.their_plan: i64 = i64(0) if theirs == NO_CARD else self.worth(theirs)
        self.reach: i64 = i64(0) if card == NO_CARD else self._reach(s, table, MARKS[card])

    def _see_cards(self, s: State, seat: i64) -> None:
        for place in range(i64(DISPLAY_ROOM)):
            side = s.cells[display_cell(seat, place)]
            if side == NOTHING:
                break
            self.near |= i64(1) << FACE[side ^ seat]
            self.far |= i64(1) << FACE[side ^ seat ^ 1]
            self.left = self.right
            self.right = MARKS[side_card(side)]

    def worth(self, card: i64) -> i64:
        """PM-4.4, by sets of items."""
        marks = MARKS[card]
        found = marks & (self.near | self.far)
        if found != marks:
            return 1 if found else 0
        return 3 if marks & self.near == marks or marks & self.far == marks else 2

    def _note(self, value: i64, more: i64) -> i64:
        """A scoring at hand; it adds `more` to the lead besides its worth."""
        if value == 2:
            self.has_two = True
        elif value == 3:
            self.has_three = True
        self.most = max(self.most, value)
        gain = value + more
        if gain > self.gain:
            self.next_gain = self.gain
            self.gain = gain
        elif gain > self.next_gain:
            self.next_gain = gain
        return value

    def _best_of(self, fragments: i64, more: i64) -> i64:
        best: i64 = 0
        while fragments:
            value = self.worth(nth(fragments, 0))
            fragments &= fragments - 1
            if value >= 2:
                best = max(best, self._note(value, more))
        return best

    def _reach(self, s: State, table: Table, plan: i64) -> i64:
        """How many cards the plan would match together with one of the display."""
        first, second = self.left | plan, self.right | plan
        many: i64 = 0
        if self.right & first == self.right or self.left & second == self.left:
            many += 1
        cards = s.cells[FRAGMENTS] | s.cells[FRAGMENTS + 1]
        if table.paradox != NO_CARD:
            cards |= i64(1) << table.paradox
        while cards:
            marks = MARKS[nth(cards, 0)]
            cards &= cards - 1
            if marks & first == marks or marks & second == marks:
                many += 1
        return many

    def outlook(self, cards: i64) -> float:
        """What one of these would be worth on average."""
        total: i64 = 0
        many: i64 = 0
        while cards:
            total += self.worth(nth(cards, 0))
            cards &= cards - 1
            many += 1
        return float(total) / float(many) if many else 0.0
