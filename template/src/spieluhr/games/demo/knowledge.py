"""What each seat knows: the view, worlds that agree with it, and the same in numbers."""

from typing import Final

from mypy_extensions import i64

from spieluhr.core.bits import count, elements, set_of
from spieluhr.core.dice import Dice
from spieluhr.core.rules import CHANCE, OVER, actor_word
from spieluhr.core.sheet import Layout, Sheet, described
from spieluhr.games.demo.components import HAND, HOURS, SEATS
from spieluhr.games.demo.rules import Play, State
from spieluhr.games.demo.schema import Open, View
from spieluhr.kit.fields import NUMBER, Cards, Fields

CARDS: Final[Cards] = Cards()  # an hour is written as its number
FIELDS: Final[Fields[State]] = Fields(
    State,
    leader=NUMBER,
    led=CARDS.perhaps,
    hands=CARDS.sets,
    won=CARDS.sets,
    pile=CARDS.set,
)


class DemoRules(Play):
    """Adds what a seat knows: with it the rules are complete."""

    __slots__ = ()

    def view(self, s: State, seat: int | None) -> View:
        """Built from nothing: what is neither open nor written here, nobody learns."""
        return View(
            **FIELDS.open(s, Open),
            seat=seat,
            actor=actor_word(self.actor(s)),
            hands=[_hand(s, holder, seat) for holder in range(SEATS)],
            pile=int(count(s.pile)),
            unseen=elements(unseen(s, seat)),
        )

    def resample(self, s: State, seat: int | None, dice: Dice) -> State:
        """Deal what the seat has not seen anew. Reads nothing that the seat does not know."""
        world = self.copy(s)
        hidden = elements(unseen(s, seat))
        dice.shuffle(hidden)
        for holder in range(SEATS):
            if holder != seat:
                held = int(count(s.hands[holder]))
                world.hands[holder] = set_of(hidden[:held])
                hidden = hidden[held:]
        world.pile = set_of(hidden)
        return world

    def observe(self, s: State, seat: i64, sheet: Sheet) -> None:
        """The view in numbers; the layout is made of what stands here."""
        actor, other = self.actor(s), 1 - seat
        who = 2 if actor == CHANCE else 3 if actor == OVER else i64(actor != seat)
        sheet.field("seat", "1: I am seat 1").flag(seat == 1)
        sheet.field("actor", "who decides, one of: I, the other one, chance, nobody").one_of(who, 4)
        sheet.field("leads", "I am the leader").flag(s.leader == seat)
        sheet.field("led", "the hour that was led").one_of(s.led, HOURS)
        sheet.field("my_hand", "hours that I hold").members(s.hands[seat], HOURS)
        sheet.field("other_hand", "how many the other one holds", HAND).number(
            count(s.hands[other])
        )
        sheet.field("my_won", "hours that I have won").members(s.won[seat], HOURS)
        sheet.field("other_won", "hours that the other one has won").members(s.won[other], HOURS)
        sheet.field("pile", "how many cards are left to draw", HOURS).number(count(s.pile))
        sheet.field("unseen", "hours that I cannot place").members(unseen(s, int(seat)), HOURS)


def _hand(s: State, holder: i64, seat: int | None) -> list[int | None]:
    if holder == seat:
        return list[int | None](elements(s.hands[holder]))
    return [None] * int(count(s.hands[holder]))


def unseen(s: State, seat: int | None) -> i64:
    """The cards that the seat cannot place."""
    members = s.pile
    for holder in range(SEATS):
        if holder != seat:
            members |= s.hands[holder]
    return members


RULES: Final[DemoRules] = DemoRules()
# The version grows with every change of a row.
LAYOUT: Final[Layout] = described(1, lambda sheet: RULES.observe(RULES.new(None, SEATS), 0, sheet))
