"""The game for two: paradox, duel and the end (AN-3.4 to AN-3.13)."""

from mypy_extensions import i64

from spieluhr.core.dice import Dice
from spieluhr.core.events import EVERYBODY, Event, Facts
from spieluhr.core.rules import Outcome, ranked
from spieluhr.games.antinomy.components import CODES, COLOUR, GOAL, HAND, LAST_TURN, NO_CARD, NUMBER
from spieluhr.games.antinomy.rules import moves
from spieluhr.games.antinomy.rules.phase import Phase
from spieluhr.games.antinomy.rules.state import (
    CRYSTALS,
    HANDS,
    MOVE,
    ORDER,
    OVER,
    PARADOX,
    REVEAL,
    WANDS,
    State,
    copy,
    hand,
    hand_set,
)
from spieluhr.games.antinomy.rules.steps import (
    gain_crystal,
    makes_paradox,
    orders,
    play,
    plays,
    sample_play,
    show_hand,
    sides,
    swap_hand,
)


class Move(Phase):
    """AN-3.1."""

    def legal(self, s: State) -> list[int]:
        return plays(s)

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        play(s, m, out)
        s.phase = PARADOX

    def sample(self, s: State, dice: Dice) -> i64:
        return sample_play(s, dice)


class Paradox(Phase):
    """AN-3.13: asked every turn, so that the question tells nothing about the hand."""

    def legal(self, s: State) -> list[int]:
        if not makes_paradox(s):
            return [moves.DECLINE]
        return [moves.DECLINE] + [moves.PARADOX + low for low in sides(s)]

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        if m != moves.DECLINE:
            _form(s, m - moves.PARADOX, out)
            return
        if out is not None:
            out.append(Event("decline", {"seat": int(s.seat)}))
        _fight(s, out)

    def sample(self, s: State, dice: Dice) -> i64:
        if not makes_paradox(s):
            return moves.DECLINE
        found = self.legal(s)
        return found[dice.below(len(found))]


def _form(s: State, low: i64, out: list[Event] | None) -> None:
    """AN-3.5: reveal, crystal, colour; the exchange waits for the shuffle."""
    show_hand(s, moves.SPANS[low], out)
    gain_crystal(s, s.seat, -1, out)
    if s.cells[CRYSTALS + s.seat] >= GOAL:  # AN-3.6: no swap, no duel after it
        s.phase = OVER
        return
    s.swap = low
    s.phase = ORDER


class Order(Phase):
    """AN-3.5: chance shuffles the hand, then both hands may meet."""

    def legal(self, s: State) -> list[int]:
        return orders(s)

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        swap_hand(s, m, out)
        _fight(s, out)


def worth(card: i64, colour: i64) -> i64:
    """AN-3.7, AN-3.8: what a card counts in a duel while the codex shows that colour."""
    return i64(0) if COLOUR[card] == colour else NUMBER[card]


def strength(s: State, seat: i64) -> i64:
    """AN-3.7: the sum of a hand in a duel now; cards in the colour of the codex count nothing."""
    first = HANDS + HAND * seat
    a, b, c = s.cells[first], s.cells[first + 1], s.cells[first + 2]
    return worth(a, s.colour) + worth(b, s.colour) + worth(c, s.colour)


def _fight(s: State, out: list[Event] | None) -> None:
    """AN-3.7: both wands at one place; the higher sum wins."""
    if s.cells[WANDS] != s.cells[WANDS + 1]:
        _end_turn(s)
        return
    mine, theirs = strength(s, s.seat), strength(s, 1 - s.seat)
    _show_both(s, out)
    if mine == theirs:
        s.phase = REVEAL
    else:
        _settle(s, s.seat if mine > theirs else 1 - s.seat, out)


def _show_both(s: State, out: list[Event] | None) -> None:
    if out is not None:
        learnt = 0
        for seat in range(i64(2)):
            if hand_set(s, seat) & ~s.seen:
                learnt |= EVERYBODY ^ (2 << seat)
        facts: Facts = {
            "seat": int(s.seat),
            "hands": [[CODES[card] for card in hand(s, seat)] for seat in range(i64(2))],
            "worths": [[int(worth(card, s.colour)) for card in hand(s, k)] for k in range(i64(2))],
            "sums": [int(strength(s, 0)), int(strength(s, 1))],
        }
        out.append(Event("duel", facts, reveals=learnt, scene=copy(s)))
    s.seen |= hand_set(s, 0) | hand_set(s, 1)


class Reveal(Phase):
    """AN-3.8: a random card of the mover, then one of the other."""

    def legal(self, s: State) -> list[int]:
        return [moves.REVEAL + card for card in hand(s, _revealing(s))]

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        card, mine = m - moves.REVEAL, s.revealed
        if out is not None:
            facts: Facts = {
                "seat": int(_revealing(s)),
                "card": CODES[card],
                "worth": int(worth(card, s.colour)),
            }
            out.append(Event("reveal", facts, reveals=EVERYBODY))
        if mine == NO_CARD:
            s.revealed = card
            return
        s.revealed = NO_CARD
        margin = worth(mine, s.colour) - worth(card, s.colour)
        if margin != 0:
            _settle(s, s.seat if margin > 0 else 1 - s.seat, out)
            return
        if out is not None:
            out.append(Event("drawn", {}))
        _end_turn(s)


def _revealing(s: State) -> i64:
    return s.seat if s.revealed == NO_CARD else 1 - s.seat


def _settle(s: State, winner: i64, out: list[Event] | None) -> None:
    """AN-3.9: the loser pays; one without crystals does not, and the colour stays."""
    loser = 1 - winner
    pays = s.cells[CRYSTALS + loser] > 0
    if out is not None:
        out.append(Event("won", {"seat": int(winner), "pays": pays}))
    if pays:
        gain_crystal(s, winner, loser, out)
    if s.cells[CRYSTALS + winner] >= GOAL:  # AN-3.11
        s.phase = OVER
    else:
        _end_turn(s)


def _end_turn(s: State) -> None:
    if s.turn >= LAST_TURN:  # AN-3.12
        s.phase = OVER
        return
    s.turn += 1
    s.seat = 1 - s.seat
    s.phase = MOVE


def outcome(s: State) -> Outcome:
    """AN-3.11, AN-3.12: whoever has more crystals."""
    crystals = [int(s.cells[CRYSTALS]), int(s.cells[CRYSTALS + 1])]
    return Outcome(crystals, ranked(crystals), "crystals" if max(crystals) >= GOAL else "turns")
