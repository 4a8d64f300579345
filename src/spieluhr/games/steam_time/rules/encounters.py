"""Encounters: cards are revealed, one is chosen, the others may do the purple action (ST-5.8)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from spieluhr.core import bits
from spieluhr.core.bits import bit
from spieluhr.core.dice import Dice
from spieluhr.core.events import Event
from spieluhr.games.steam_time.components import ENCOUNTER_CODES, ENCOUNTERS, PACK, PAYS
from spieluhr.games.steam_time.rules import moves
from spieluhr.games.steam_time.rules.entries import Entry, Question
from spieluhr.games.steam_time.rules.gains import push_gain
from spieluhr.games.steam_time.rules.payment import can_pay, pay
from spieluhr.games.steam_time.rules.state import (
    CHOOSE,
    DISCARD,
    ENCOUNTER_DECK,
    HALF,
    PURPLE,
    State,
    drop,
    due_seat,
    number,
    push,
    set_number,
)
from spieluhr.games.steam_time.rules.tell import tell


class Reveal(Entry):
    """Chance."""

    def run(self, s: State, out: list[Event] | None) -> bool:
        """ST-3.6: an empty deck is made anew before the question; if there is none, it is over."""
        seat, left, cards = due_seat(s), number(s, 0), number(s, 1)
        if left and s.cells[ENCOUNTER_DECK] == 0 and s.cells[DISCARD]:
            s.cells[ENCOUNTER_DECK] = s.cells[DISCARD]
            s.cells[DISCARD] = 0
            if out is not None:
                out.append(Event("shuffle", {}))
        if left and s.cells[ENCOUNTER_DECK]:
            return True
        drop(s)
        push(s, CHOOSE, seat, cards)
        return False

    def legal(self, s: State) -> list[int]:
        return [moves.REVEAL + card for card in bits.elements(s.cells[ENCOUNTER_DECK])]

    def sample(self, s: State, dice: Dice) -> i64:
        return moves.REVEAL + dice.member(s.cells[ENCOUNTER_DECK])

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        card = m - moves.REVEAL
        s.cells[ENCOUNTER_DECK] &= ~bit(card)
        set_number(s, 0, number(s, 0) - 1)
        set_number(s, 1, number(s, 1) | bit(card))
        if out is not None:
            out.append(Event("reveal", {"card": ENCOUNTER_CODES[card]}))


class Choose(Question):
    """One of the revealed cards."""

    def options(self, s: State) -> vec[i64]:
        seat, cards = due_seat(s), number(s, 0)
        options = vec[i64]()
        for card in range(i64(ENCOUNTERS)):
            if cards >> card & 1:
                lower = not s.box.purple[card] and _can_do(s, seat, card * 2 + 1)
                if lower or _can_do(s, seat, card * 2):
                    options = append(options, moves.CHOOSE + card)
        return options

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        seat, card = due_seat(s), m - moves.CHOOSE
        if out is not None:
            tell(out, "choose", seat, {"card": ENCOUNTER_CODES[card]})
        _discard(s, out)
        if not s.box.purple[card]:
            push(s, HALF, seat, card)
            return
        for k in range(s.players - 1, 0, -1):
            push(s, PURPLE, (seat + k) % s.players, card)
        _do(s, seat, card * 2, out)

    def nothing(self, s: State, out: list[Event] | None) -> None:
        _discard(s, out)


def _discard(s: State, out: list[Event] | None) -> None:
    """ST-3.6: all revealed cards, the chosen one too."""
    cards = number(s, 0)
    drop(s)
    s.cells[DISCARD] |= cards
    if out is not None and cards:
        codes = [ENCOUNTER_CODES[card] for card in bits.elements(cards)]
        out.append(Event("discard", {"cards": codes}))


class Half(Question):
    """Of a blue card one of its two actions."""

    def options(self, s: State) -> vec[i64]:
        seat, card = due_seat(s), number(s, 0)
        options = vec[i64]()
        if _can_do(s, seat, card * 2):
            options = append(options, moves.TOP)
        if _can_do(s, seat, card * 2 + 1):
            options = append(options, moves.BOTTOM)
        return options

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        seat, card = due_seat(s), number(s, 0)
        drop(s)
        _do(s, seat, card * 2 + (m - moves.TOP), out)


class Purple(Question):
    """Another player does the purple action, or not."""

    def options(self, s: State) -> vec[i64]:
        options = vec[i64]()
        if _can_do(s, due_seat(s), number(s, 0) * 2 + 1):
            options = append(append(options, moves.YES), moves.NO)
        return options

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        seat, card = due_seat(s), number(s, 0)
        drop(s)
        if m == moves.YES:
            _do(s, seat, card * 2 + 1, out)
        elif out is not None:
            tell(out, "decline", seat, {"card": ENCOUNTER_CODES[card]})


def _can_do(s: State, seat: i64, half: i64) -> bool:
    return can_pay(s, seat, s.box.pays, half * len(PAYS), False)


def _do(s: State, seat: i64, half: i64, out: list[Event] | None) -> None:
    """Payment first and in full, then the yield."""
    if out is not None:
        name = "bottom" if half % 2 else "top"
        tell(out, "half", seat, {"card": ENCOUNTER_CODES[half // 2], "half": name})
    push_gain(s, seat, s.box.half_gains, half * PACK)
    pay(s, seat, s.box.pays, half * len(PAYS), False, out)
