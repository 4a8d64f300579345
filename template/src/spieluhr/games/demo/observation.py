"""What a seat knows, in numbers: the view for those who learn from it."""

from typing import Final

from mypy_extensions import i64

from spieluhr.core.bits import count
from spieluhr.core.rules import CHANCE, OVER
from spieluhr.core.sheet import Field, Layout, Sheet
from spieluhr.games.demo import rules
from spieluhr.games.demo.components import HAND, HOURS
from spieluhr.games.demo.state import State
from spieluhr.games.demo.view import unseen

LAYOUT: Final = Layout(
    1,
    (
        Field("seat", (1,), 1, "1: I am seat 1"),
        Field("actor", (4,), 1, "who decides, one of: I, the other one, chance, nobody"),
        Field("leads", (1,), 1, "I am the leader"),
        Field("led", (HOURS,), 1, "the hour that was led"),
        Field("my_hand", (HOURS,), 1, "hours that I hold"),
        Field("other_hand", (1,), HAND, "how many the other one holds"),
        Field("my_won", (HOURS,), 1, "hours that I have won"),
        Field("other_won", (HOURS,), 1, "hours that the other one has won"),
        Field("pile", (1,), HOURS, "how many cards are left to draw"),
        Field("unseen", (HOURS,), 1, "hours that I cannot place"),
    ),
)


def observe(s: State, seat: i64, sheet: Sheet) -> None:
    actor, other = rules.actor(s), 1 - seat
    sheet.flag(seat == 1)
    sheet.one_of(2 if actor == CHANCE else 3 if actor == OVER else i64(actor != seat), 4)
    sheet.flag(s.leader == seat)
    sheet.one_of(s.led, HOURS)
    sheet.members(s.hands[seat], HOURS)
    sheet.number(count(s.hands[other]))
    sheet.members(s.won[seat], HOURS)
    sheet.members(s.won[other], HOURS)
    sheet.number(count(s.pile))
    sheet.members(unseen(s, int(seat)), HOURS)
