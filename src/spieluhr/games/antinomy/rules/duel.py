"""The game for two: paradox, duel and the end (AN-3.4 to AN-3.13)."""

from mypy_extensions import i64

from spieluhr.core.events import EVERYBODY, Event
from spieluhr.games.antinomy import moves
from spieluhr.games.antinomy.components import (
    CODES,
    COLOUR,
    GOAL,
    HAND,
    LAST_TURN,
    NO_CARD,
    NUMBER,
)
from spieluhr.games.antinomy.rules.steps import (
    finish,
    gain_crystal,
    makes_paradox,
    show_hand,
    sides,
    swap_hand,
)
from spieluhr.games.antinomy.state import (
    CRYSTALS,
    HANDS,
    MOVE,
    ORDER,
    REVEAL,
    WANDS,
    State,
    hand,
    hand_set,
)


def paradoxes(s: State) -> list[int]:
    """AN-3.13: asked every turn, so that the question tells nothing about the hand."""
    if not makes_paradox(s):
        return [moves.DECLINE]
    return [moves.DECLINE] + [moves.PARADOX + low for low in sides(s)]


def decline(s: State, out: list[Event] | None) -> None:
    if out is not None:
        out.append(Event("decline", {"seat": int(s.seat)}))
    fight(s, out)


def form(s: State, low: i64, out: list[Event] | None) -> None:
    """AN-3.5: reveal, crystal, colour; the exchange waits for the shuffle."""
    show_hand(s, moves.SPANS[low], out)
    gain_crystal(s, s.seat, -1, out)
    if s.cells[CRYSTALS + s.seat] >= GOAL:  # AN-3.6: no swap, no duel after it
        finish(s)
        return
    s.swap = low
    s.phase = ORDER


def shuffled(s: State, laid: tuple[int, int, int], out: list[Event] | None) -> None:
    swap_hand(s, laid, out)
    fight(s, out)


def worth(s: State, card: i64) -> i64:
    """AN-3.7, AN-3.8: what a card counts in a duel."""
    return 0 if COLOUR[card] == s.colour else NUMBER[card]


def strength(s: State, seat: i64) -> i64:
    first = HANDS + HAND * seat
    cells = s.cells
    return worth(s, cells[first]) + worth(s, cells[first + 1]) + worth(s, cells[first + 2])


def fight(s: State, out: list[Event] | None) -> None:
    """AN-3.7: both wands at one place; the higher sum wins."""
    if s.cells[WANDS] != s.cells[WANDS + 1]:
        end_turn(s)
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
        for seat in range(2):
            if hand_set(s, seat) & ~s.seen:
                learnt |= EVERYBODY ^ (2 << seat)
        facts: dict[str, object] = {
            "seat": int(s.seat),
            "hands": [[CODES[card] for card in hand(s, seat)] for seat in range(2)],
            "sums": [int(strength(s, 0)), int(strength(s, 1))],
        }
        out.append(Event("duel", facts, reveals=learnt))
    s.seen |= hand_set(s, 0) | hand_set(s, 1)


def reveals(s: State) -> list[int]:
    """AN-3.8: a random card of the mover, then one of the other."""
    seat = s.seat if s.revealed == NO_CARD else 1 - s.seat
    return [moves.REVEAL + card for card in hand(s, seat)]


def reveal(s: State, card: i64, out: list[Event] | None) -> None:
    mine = s.revealed
    if out is not None:
        seat = s.seat if mine == NO_CARD else 1 - s.seat
        facts: dict[str, object] = {
            "seat": int(seat),
            "card": CODES[card],
            "worth": int(worth(s, card)),
        }
        out.append(Event("reveal", facts, reveals=EVERYBODY))
    if mine == NO_CARD:
        s.revealed = card
        return
    s.revealed = NO_CARD
    margin = worth(s, mine) - worth(s, card)
    if margin == 0:
        if out is not None:
            out.append(Event("drawn", {}))
        end_turn(s)
    else:
        _settle(s, s.seat if margin > 0 else 1 - s.seat, out)


def _settle(s: State, winner: i64, out: list[Event] | None) -> None:
    """AN-3.9: the loser pays; one without crystals does not, and the colour stays."""
    loser = 1 - winner
    pays = s.cells[CRYSTALS + loser] > 0
    if out is not None:
        out.append(Event("won", {"seat": int(winner), "pays": pays}))
    if pays:
        gain_crystal(s, winner, loser, out)
    if s.cells[CRYSTALS + winner] >= GOAL:  # AN-3.11
        finish(s)
    else:
        end_turn(s)


def end_turn(s: State) -> None:
    if s.turn >= LAST_TURN:  # AN-3.12
        finish(s)
        return
    s.turn += 1
    s.seat = 1 - s.seat
    s.phase = MOVE
