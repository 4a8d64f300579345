"""What each seat knows: the view, worlds that agree with it, and the same in numbers."""

from typing import Final

from mypy_extensions import i64

from spieluhr.core.bits import bit, count, elements
from spieluhr.core.dice import Dice
from spieluhr.core.rules import CHANCE, OVER
from spieluhr.core.sheet import Field, Layout, Sheet
from spieluhr.games.demo.components import HAND, HOURS, NO_CARD, SEATS
from spieluhr.games.demo.rules import Play, State
from spieluhr.games.demo.schema import Actor, View

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


class DemoRules(Play):
    """Adds what a seat knows: with it the rules are complete."""

    __slots__ = ()

    def view(self, s: State, seat: int | None) -> View:
        """Built from nothing: what is not written here, nobody learns."""
        return View(
            seat=seat,
            actor=actor_word(self.actor(s)),
            leader=int(s.leader),
            led=None if s.led == NO_CARD else int(s.led),
            hands=[_hand(s, holder, seat) for holder in range(SEATS)],
            won=[elements(s.won[holder]) for holder in range(SEATS)],
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
                world.hands[holder] = _set_of(hidden[:held])
                hidden = hidden[held:]
        world.pile = _set_of(hidden)
        return world

    def observe(self, s: State, seat: i64, sheet: Sheet) -> None:
        actor, other = self.actor(s), 1 - seat
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


def actor_word(actor: i64) -> Actor:
    if actor >= 0:
        return int(actor)
    return "chance" if actor == CHANCE else "over"


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


def _set_of(cards: list[int]) -> i64:
    members: i64 = 0
    for card in cards:
        members |= bit(card)
    return members
