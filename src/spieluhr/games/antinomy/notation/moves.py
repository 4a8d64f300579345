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


TEXTS: Final = _texts()
MOVE_OF: Final = {line: m for m, line in enumerate(TEXTS)}


def text(m: int) -> str:
    """The one text form of a move."""
    if m < 0 or m >= MOVES:
        raise Malformed("number", move=str(m))
    if m < ORDER:
        return TEXTS[m]
    a, b, c = ordered_cards(m)
    if a == b or b == c or a == c:
        raise Malformed("number", move=str(m))
    return f"order {CODES[a]} {CODES[b]} {CODES[c]}"


def parse(line: str) -> int:
    """The move that this text means; Malformed if it is none."""
    if line in MOVE_OF:
        return MOVE_OF[line]
    words = line.split(" ")
    if len(words) != 4 or words[0] != "order" or len(set(words)) != 4:
        raise Malformed("move", move=line)
    if any(word not in CARD_OF for word in words[1:]):
        raise Malformed("move", move=line)
    return order_move(CARD_OF[words[1]], CARD_OF[words[2]], CARD_OF[words[3]])


def observed_text(s: State, m: int, seat: int | None) -> str:
    """The move's text as the seat learns it: dealt hands and the codex are covered."""
    if s.phase != DEAL:
        return text(m)
    dealt = RELICS - count(s.pile & RELIC_SET)
    in_hands = HAND * seats(s)
    if dealt >= in_hands + ROW:
        return "deal ?"
    if dealt < in_hands and dealt // HAND != (-1 if seat is None else seat):
        return "deal ?"
    return text(m)
