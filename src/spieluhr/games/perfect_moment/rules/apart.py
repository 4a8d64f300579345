"""chocolates, keys: drawn cards are kept apart from the plan (PM-6.4, PM-6.7)."""

from mypy_extensions import i64

from spieluhr.core.bits import elements
from spieluhr.core.events import Event
from spieluhr.games.perfect_moment.components import KEYS, both_sides, side_card
from spieluhr.games.perfect_moment.rules import moves
from spieluhr.games.perfect_moment.rules.cards import discard, draw_apart, lay_card
from spieluhr.games.perfect_moment.rules.hand import PutBack
from spieluhr.games.perfect_moment.rules.items import carry_out, go_on
from spieluhr.games.perfect_moment.rules.places import (
    apart_entries,
    display_cell,
    display_set,
    entry_card,
    face_towards,
)
from spieluhr.games.perfect_moment.rules.state import (
    APART,
    NOTHING,
    State,
    is_carried_out,
    procedure,
    user,
)
from spieluhr.games.perfect_moment.rules.steps import Draw, Step


class DrawApart(Draw):
    """The drawn card waits beside the plan until the item is done."""

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        draw_apart(s, user(s), m - moves.DRAW, out)
        go_on(s, out)


class LayApart(Step):
    """One of them goes to the display, the other one of chocolates under the deck."""

    def legal(self, s: State) -> list[int]:
        cards = sorted(entry_card(entry) for entry in apart_entries(s))
        return [moves.PLACE + side for side in both_sides(cards)]

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        seat, side = user(s), m - moves.PLACE
        entries = apart_entries(s)
        s.cells[APART], s.cells[APART + 1] = NOTHING, NOTHING
        lay_card(s, seat, side ^ seat, "apart", out)
        for entry in entries:
            if entry_card(entry) != side_card(side):
                discard(s, seat, entry, "apart", out)
        is_keys = procedure(s) == KEYS
        go_on(s, out)
        if is_keys:
            _carry_out_new(s, seat, out)


def _carry_out_new(s: State, seat: i64, out: list[Event] | None) -> None:
    """keys: the item that now faces the user, unless it is being carried out (PM-6.8)."""
    item = face_towards(s.cells[display_cell(seat, 1)], seat)
    if not is_carried_out(s, item):
        carry_out(s, item, KEYS, out)


class Shed(PutBack):
    """A card of the display is put back: chocolates any of three, keys one of two."""

    def legal(self, s: State) -> list[int]:
        return [moves.TOP + card for card in elements(display_set(s, user(s)))]
