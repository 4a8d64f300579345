"""Steps that the game for two and the solo game share (AN-3.1 to AN-3.5)."""

from typing import Final

from mypy_extensions import i64

from spieluhr.core.bits import count, elements, nth
from spieluhr.core.dice import Dice
from spieluhr.core.events import EVERYBODY, Event, Facts
from spieluhr.games.antinomy.components import (
    AKIN,
    CODES,
    COLOUR,
    COLOURS,
    FIRST_FLARE,
    HAND,
    NEXT_COLOUR,
    NO_COLOUR,
    NUMBER,
    ROW,
    SYMBOL,
)
from spieluhr.games.antinomy.rules import moves
from spieluhr.games.antinomy.rules.state import (
    CRYSTALS,
    HANDS,
    NO_SWAP,
    WANDS,
    State,
    exchange,
    hand,
    hand_set,
)

KINDS: Final = ("colour", "number", "symbol")
NOTHING: Final = -1


def targets(s: State, card: i64) -> i64:
    """AN-3.1: the set of places to which the card takes the mover's wand."""
    cells = s.cells
    here = cells[WANDS + s.seat]
    ahead: i64 = 1 - 2 * s.seat  # AN-2.4: towards the mover's own right
    found: i64 = 0
    place = here + ahead * NUMBER[card]
    if 0 <= place < ROW and cells[place] < FIRST_FLARE:  # AN-4.3
        found = i64(1) << place
    akin = AKIN[card]
    place = here - ahead
    while 0 <= place < ROW:
        found |= (akin >> cells[place] & 1) << place
        place -= ahead
    return found


def plays(s: State) -> list[int]:
    """Every card of the hand to every place it reaches."""
    found: list[int] = []
    first = HANDS + HAND * s.seat
    for k in range(first, first + HAND):
        card = s.cells[k]
        reach = targets(s, card)
        for place in range(i64(ROW)):
            if reach >> place & 1:
                found.append(moves.PLAY + card * ROW + place)
    return found


def sample_play(s: State, dice: Dice) -> i64:
    """One of `plays`, or for a solo game SKIP, each equally likely, without listing them."""
    first = HANDS + HAND * s.seat
    a, b, c = s.cells[first], s.cells[first + 1], s.cells[first + 2]
    reach_a, reach_b, reach_c = targets(s, a), targets(s, b), targets(s, c)
    # One set of 27: the places of the first card, of the second, of the third.
    reach = reach_a | reach_b << ROW | reach_c << (2 * ROW)
    choices = count(reach)
    k = dice.below(choices if s.level == 0 else choices + 1)
    if k == choices:
        return moves.SKIP
    chosen = nth(reach, k)
    card = a if chosen < ROW else b if chosen < 2 * ROW else c
    return moves.PLAY + card * ROW + chosen % ROW


def play(s: State, m: i64, out: list[Event] | None) -> None:
    """AN-3.1: the wand goes there, the relic there changes places with the played one."""
    card, place = (m - moves.PLAY) // ROW, (m - moves.PLAY) % ROW
    taken = s.cells[place]
    if out is not None:
        ahead = place > s.cells[WANDS + s.seat]
        facts: Facts = {
            "seat": int(s.seat),
            "card": CODES[card],
            "place": int(place),
            "taken": CODES[taken],
            "way": "future" if ahead == (s.seat == 0) else "past",
        }
        unknown = s.seen >> card & 1 == 0
        out.append(Event("play", facts, reveals=others(s) if unknown else 0))
    exchange(s, s.seat, card, taken)
    s.cells[place] = card
    s.cells[WANDS + s.seat] = place
    s.seen |= i64(1) << card


def others(s: State) -> int:
    """Everybody but the mover: he learns nothing from his own cards."""
    mine: int = 2 << int(s.seat)
    return ~mine


def makes_paradox(s: State) -> bool:
    """Is the mover's hand one?"""
    return hand_paradox(s) != NOTHING


def hand_paradox(s: State) -> i64:
    """By what the hand of the active seat is a paradox now; see `paradox`."""
    first = HANDS + HAND * s.seat
    return paradox(s.cells[first], s.cells[first + 1], s.cells[first + 2], s.colour)


def paradox(a: i64, b: i64, c: i64, codex: i64) -> i64:
    """AN-3.4: by what three relics are one, an index of KINDS; none has the codex colour."""
    x, y, z = COLOUR[a], COLOUR[b], COLOUR[c]
    if x == codex or y == codex or z == codex:
        return NOTHING
    if x == NO_COLOUR or y == NO_COLOUR or z == NO_COLOUR:  # AN-4.4
        return NOTHING
    return common(a, b, c)


def common(a: i64, b: i64, c: i64) -> i64:
    """What three relics have in common: an index of KINDS, or NOTHING."""
    if COLOUR[a] == COLOUR[b] == COLOUR[c] != NO_COLOUR:
        return 0
    if NUMBER[a] == NUMBER[b] == NUMBER[c]:
        return 1
    return 2 if SYMBOL[a] == SYMBOL[b] == SYMBOL[c] else NOTHING


def sides(s: State) -> list[int]:
    """AN-3.5: the lowest place of each side of the wand that has three relics, rising."""
    here = s.cells[WANDS + s.seat]
    return [low for low in (here - HAND, here + 1) if _is_side(s, low)]


def has_side(s: State) -> bool:
    """Is there one?"""
    here = s.cells[WANDS + s.seat]
    return _is_side(s, here - HAND) or _is_side(s, here + 1)


def _is_side(s: State, low: i64) -> bool:
    if low < 0 or low + HAND > ROW:
        return False
    for place in range(low, low + HAND):
        if s.cells[place] >= FIRST_FLARE:  # AN-4.5: a flare is never taken
            return False
    return True


def show_hand(s: State, places: str | None, out: list[Event] | None) -> None:
    """The mover reveals the three relics of his paradox (two players: and names the side)."""
    shown = hand_set(s, s.seat)
    if out is not None:
        cards = [CODES[card] for card in elements(shown)]
        hidden = shown & ~s.seen
        facts: Facts = {"seat": int(s.seat), "cards": cards, "places": places}
        out.append(Event("paradox", facts, reveals=others(s) if hidden else 0))
    s.seen |= shown


def orders(s: State) -> list[int]:
    """AN-3.5: the shuffled hand may come into the gaps in any order."""
    a, b, c = hand(s, s.seat)
    return [
        moves.order_move(x, y, z)
        for x, y, z in ((a, b, c), (a, c, b), (b, a, c), (b, c, a), (c, a, b), (c, b, a))
    ]


def swap_hand(s: State, m: i64, out: list[Event] | None) -> None:
    """AN-3.5: hand and three places of the row change, the hand comes in this order."""
    laid, low = moves.ordered_cards(m), s.swap
    taken = [CODES[s.cells[low + k]] for k in range(i64(HAND))]
    for k in range(i64(HAND)):
        exchange(s, s.seat, laid[k], s.cells[low + k])
        s.cells[low + k] = laid[k]
    s.swap = NO_SWAP
    if out is not None:
        cards = [CODES[card] for card in laid]
        facts: Facts = {
            "seat": int(s.seat),
            "places": moves.SPANS[low],
            "laid": cards,
            "taken": taken,
        }
        out.append(Event("swap", facts, reveals=EVERYBODY))


def gain_crystal(s: State, seat: i64, loser: i64, out: list[Event] | None) -> None:
    """AN-3.10: whoever gains one, the codex colour advances. loser -1: from the supply."""
    s.cells[CRYSTALS + seat] += 1
    if loser >= 0:
        s.cells[CRYSTALS + loser] -= 1
    s.colour = NEXT_COLOUR[s.colour]
    if out is not None:
        source: int | None = int(loser) if loser >= 0 else None
        out.append(Event("crystal", {"seat": int(seat), "from": source}))
        out.append(Event("colour", {"colour": COLOURS[s.colour]}))
