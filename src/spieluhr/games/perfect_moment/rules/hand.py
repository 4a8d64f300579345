"""Cards of one's own: mask, poem, phone, money, and how every item ends (PM-6.2, PM-4.2)."""

from mypy_extensions import i64

from spieluhr.core.bits import count, elements
from spieluhr.core.events import Event, public
from spieluhr.games.perfect_moment.components import CODES, DISPLAY, both_sides
from spieluhr.games.perfect_moment.rules import moves
from spieluhr.games.perfect_moment.rules.cards import (
    discard,
    draw_to_hand,
    lay_from_hand,
    leave,
    put_back,
)
from spieluhr.games.perfect_moment.rules.items import go_on, goes_on_unless
from spieluhr.games.perfect_moment.rules.places import all_cards_of, shown_cards
from spieluhr.games.perfect_moment.rules.score import check_goal, take_fragment
from spieluhr.games.perfect_moment.rules.state import FRAGMENTS, HANDS, State, user
from spieluhr.games.perfect_moment.rules.steps import Draw, Step


class DrawToHand(Draw):
    """Only the user sees the card."""

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        draw_to_hand(s, user(s), m - moves.DRAW, out)
        go_on(s, out)


class Discard(Step):
    """A card of hand or display goes under the deck."""

    def legal(self, s: State) -> list[int]:
        return [moves.BOTTOM + card for card in elements(all_cards_of(s, user(s)))]

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        seat = user(s)
        entry, source = leave(s, seat, m - moves.BOTTOM)
        discard(s, seat, entry, source, out)
        go_on(s, out)


class PutBack(Step):
    """A card of hand or display goes on top of the deck."""

    def legal(self, s: State) -> list[int]:
        return [moves.TOP + card for card in elements(all_cards_of(s, user(s)))]

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        seat = user(s)
        entry, source = leave(s, seat, m - moves.TOP)
        put_back(s, seat, entry, source, out)
        go_on(s, out)


class Steal(Step):
    """money."""

    def awaits(self, s: State, out: list[Event] | None) -> bool:
        """PM-6.13: strictly fewer fragments."""
        seat = user(s)
        fewer = count(s.cells[FRAGMENTS + seat]) < count(s.cells[FRAGMENTS + 1 - seat])
        return goes_on_unless(s, fewer, out)

    def legal(self, s: State) -> list[int]:
        return [moves.STEAL + card for card in elements(s.cells[FRAGMENTS + 1 - user(s)])]

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        seat, card = user(s), m - moves.STEAL
        take_fragment(s, card)
        s.cells[FRAGMENTS + seat] |= i64(1) << card
        public(out, "steal", {"seat": int(seat), "card": CODES[card]})
        if not check_goal(s, seat):
            go_on(s, out)


class Fill(Step):
    """PM-4.2: while the display has fewer than two cards, one comes from the hand."""

    def filler(self, s: State) -> i64:
        """Whose display it is; here the one who uses the item."""
        return user(s)

    def awaits(self, s: State, out: list[Event] | None) -> bool:
        return goes_on_unless(s, shown_cards(s, self.filler(s)) < DISPLAY, out)

    def legal(self, s: State) -> list[int]:
        hand = elements(s.cells[HANDS + self.filler(s)])
        return [moves.PLACE + side for side in both_sides(hand)]

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        seat = self.filler(s)
        lay_from_hand(s, seat, (m - moves.PLACE) ^ seat, out)


class FillOther(Fill):
    """ring: the other one has given a card, too."""

    def filler(self, s: State) -> i64:
        """The other one."""
        return 1 - user(s)

    def awaits(self, s: State, out: list[Event] | None) -> bool:
        missing = shown_cards(s, self.filler(s)) < DISPLAY
        return goes_on_unless(s, missing and not s.solo, out)  # Echo fills nothing
