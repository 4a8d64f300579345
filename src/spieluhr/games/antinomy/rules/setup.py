"""Dealing the cards and placing the wands (AN-2, AN-4.1)."""

from librt.vecs import vec
from mypy_extensions import i64

from spieluhr.core.bits import count, elements, nth
from spieluhr.core.dice import Dice
from spieluhr.core.events import EVERYBODY, Event, seat_bit
from spieluhr.games.antinomy.components import (
    CARD_SET,
    CODES,
    COLOUR,
    COLOURS,
    HAND,
    NO_CARD,
    RELIC_SET,
    RELICS,
    ROW,
    SOLO_STONES,
)
from spieluhr.games.antinomy.rules import moves
from spieluhr.games.antinomy.rules.phase import Phase
from spieluhr.games.antinomy.rules.state import (
    CELLS,
    CRYSTALS,
    MOVE,
    NOWHERE,
    PLACE,
    SEATS,
    WANDS,
    State,
    exchange,
    seats,
)


def new(level: i64, shrine_variant: bool) -> State:
    """The table before the first card is dealt."""
    s = State(vec[i64]([NO_CARD] * CELLS))
    for seat in range(i64(SEATS)):
        s.cells[WANDS + seat] = NOWHERE
        s.cells[CRYSTALS + seat] = 0
    s.level = level
    s.shrine_variant = shrine_variant
    s.pile = RELIC_SET if level == 0 else CARD_SET
    s.stones = SOLO_STONES[level]
    return s


class Deal(Phase):
    """AN-2.1: hands, then the row, then the codex."""

    def legal(self, s: State) -> list[int]:
        return [moves.DEAL + card for card in elements(s.pile & RELIC_SET)]

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        card = m - moves.DEAL
        dealt = RELICS - count(s.pile & RELIC_SET)
        in_hands = HAND * seats(s)
        s.pile ^= i64(1) << card
        if dealt < in_hands:
            _deal_hand(s, dealt // HAND, card, out)
        elif dealt < in_hands + ROW:
            _deal_row(s, dealt - in_hands, card, out)
        else:
            _deal_codex(s, card, out)

    def sample(self, s: State, dice: Dice) -> i64:
        relics = s.pile & RELIC_SET
        return moves.DEAL + nth(relics, dice.below(count(relics)))


def _deal_hand(s: State, seat: i64, card: i64, out: list[Event] | None) -> None:
    exchange(s, seat, NO_CARD, card)
    if out is not None:
        mine: int = seat_bit(seat)
        out.append(Event("deal", {"seat": int(seat), "card": CODES[card]}, mine, mine))
        out.append(Event("deal", {"seat": int(seat), "card": None}, ~mine))


def _deal_row(s: State, place: i64, card: i64, out: list[Event] | None) -> None:
    s.cells[place] = card
    s.seen |= i64(1) << card
    if out is not None:
        out.append(Event("row", {"place": int(place), "card": CODES[card]}, reveals=EVERYBODY))


def _deal_codex(s: State, card: i64, out: list[Event] | None) -> None:
    """AN-2.2: unseen; the relic farthest from it gives the colour."""
    s.codex = card
    s.colour = COLOUR[s.cells[0]]
    s.phase = PLACE
    if out is not None:
        out.append(Event("codex", {"colour": COLOURS[s.colour]}))


class PlaceWand(Phase):
    """AN-2.3: under any relic of the codex colour."""

    def legal(self, s: State) -> list[int]:
        return [
            moves.WAND + place for place in range(i64(ROW)) if COLOUR[s.cells[place]] == s.colour
        ]

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        place = m - moves.WAND
        s.cells[WANDS + s.seat] = place
        if out is not None:
            out.append(Event("wand", {"seat": int(s.seat), "place": int(place)}))
        if s.level == 0 and s.seat == 0:
            s.seat = 1
            return
        s.seat = 0
        s.turn = 1
        s.phase = MOVE
