"""The one text form of every move (section 6 of the specification)."""

from typing import Final

from spieluhr.core.bits import count
from spieluhr.core.errors import Malformed
from spieluhr.games.antinomy.components import (
    CARD_OF,
    CODES,
    FIRST_FLARE,
    HAND,
    RELIC_SET,
    RELICS,
    ROW,
)
from spieluhr.games.antinomy.rules.moves import (
    MOVES,
    ORDER,
    SPANS,
    order_move,
    ordered_cards,
)
from spieluhr.games.antinomy.rules.state import DEAL, State, seats
from spieluhr.kit.notation import MoveTexts


def _texts() -> tuple[str, ...]:
    """All moves but `order`, at their numbers."""
    places = list(range(ROW))
    relics = CODES[:RELICS]
    lines = [f"wand {place}" for place in places]
    lines += [f"play {card} {place}" for card in CODES[:FIRST_FLARE] for place in places]
    lines += ["skip", "decline", *(f"paradox {span}" for span in SPANS), "paradox"]
    lines += [f"remove {card}" for card in relics] + [f"drop {card}" for card in relics]
    lines += [f"swap {span}" for span in SPANS] + [f"replace {place}" for place in places]
    lines += [f"deal {card}" for card in relics] + [f"draw {card}" for card in CODES]
    lines += [f"reveal {card}" for card in relics]
    return tuple(lines)


class AntinomyTexts(MoveTexts):
    """All moves but the orders of three cards stand in the table."""

    def text(self, m: int) -> str:
        if not ORDER <= m < MOVES:
            return super().text(m)
        a, b, c = ordered_cards(m)
        if len({a, b, c}) < HAND:
            raise Malformed("number", move=str(m))
        return f"order {CODES[a]} {CODES[b]} {CODES[c]}"

    def parse(self, line: str) -> int:
        verb, *cards = line.split(" ")
        if verb != "order" or len(cards) != HAND or not set(cards) <= CARD_OF.keys():
            return super().parse(line)
        if len(set(cards)) < HAND:
            raise Malformed("move", move=line)
        return order_move(*(CARD_OF[card] for card in cards))


TEXTS: Final[AntinomyTexts] = AntinomyTexts(_texts())


def observed_text(s: State, m: int, seat: int | None) -> str:
    """The move's text as the seat learns it: dealt hands and the codex are covered."""
    if s.phase != DEAL:
        return TEXTS.text(m)
    dealt = RELICS - count(s.pile & RELIC_SET)
    in_hands = HAND * seats(s)
    if dealt >= in_hands + ROW:
        return "deal ?"
    if dealt < in_hands and dealt // HAND != (-1 if seat is None else seat):
        return "deal ?"
    return TEXTS.text(m)
