"""Dealing the cards and placing the wands (AN-2, AN-4.1)."""

from librt.vecs import vec
from mypy_extensions import i64

from spieluhr.core.bits import count, elements
from spieluhr.core.events import EVERYBODY, Event, seat_bit
from spieluhr.games.antinomy import moves
from spieluhr.games.antinomy.components import (
    CARD_SET,
    CODES,
    COLOUR,
    COLOURS,
    HAND,
    NO_CARD,
    NO_COLOUR,
    RELIC_SET,
    RELICS,
    ROW,
    SOLO_STONES,
)
from spieluhr.games.antinomy.state import (
    CELLS,
    CRYSTALS,
    DEAL,
    MOVE,
    NO_SWAP,
    NOWHERE,
    PLACE,
    WANDS,
    State,
    exchange,
    seats,
)


def new(level: i64, shrine_variant: bool) -> State:
    """The table before the first card is dealt."""
    cells = vec[i64]([NO_CARD] * CELLS)
    for seat in range(2):
        cells[WANDS + seat] = NOWHERE
        cells[CRYSTALS + seat] = 0
    return State(
        level=level,
        shrine_variant=shrine_variant,
        cells=cells,
        phase=DEAL,
        seat=0,
        turn=0,
        codex=NO_CARD,
        colour=NO_COLOUR,
        swap=NO_SWAP,
        revealed=NO_CARD,
        seen=0,
        pile=RELIC_SET if level == 0 else CARD_SET,
        drawn=NO_CARD,
        stones=SOLO_STONES[level],
        shrine=0,
        removed=0,
    )


def deals(s: State) -> list[int]:
    return [moves.DEAL + card for card in elements(s.pile & RELIC_SET)]


def deal(s: State, card: i64, out: list[Event] | None) -> None:
    """AN-2.1: hands, then the row, then the codex."""
    dealt = RELICS - count(s.pile & RELIC_SET)
    in_hands = HAND * seats(s)
    s.pile ^= i64(1) << card
    if dealt < in_hands:
        _deal_hand(s, dealt // HAND, card, out)
    elif dealt < in_hands + ROW:
        _deal_row(s, dealt - in_hands, card, out)
    else:
        _deal_codex(s, card, out)


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


def wands(s: State) -> list[int]:
    """AN-2.3: under any relic of the codex colour."""
    return [moves.WAND + place for place in range(ROW) if COLOUR[s.cells[place]] == s.colour]


def place_wand(s: State, place: i64, out: list[Event] | None) -> None:
    s.cells[WANDS + s.seat] = place
    if out is not None:
        out.append(Event("wand", {"seat": int(s.seat), "place": int(place)}))
    if s.level == 0 and s.seat == 0:
        s.seat = 1
        return
    s.seat = 0
    s.turn = 1
    s.phase = MOVE
