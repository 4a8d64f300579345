"""Moves as small ints, and their one text form (section 6 of the specification)."""

from typing import Final

from mypy_extensions import i64

from spieluhr.core.errors import Malformed
from spieluhr.games.antinomy.components import CARD_OF, CARDS, CODES, FIRST_FLARE, RELICS, ROW

# Decisions: below 256, so that Python has each of them ready as an object.
WAND: Final = 0  # + place
PLAY: Final = 9  # + card * 9 + place
SKIP: Final = 189
DECLINE: Final = 190
PARADOX: Final = 191  # two players: + lowest place swapped
FORM: Final = 198  # solo
REMOVE: Final = 199  # + card
DROP: Final = 215  # + card
SWAP: Final = 231  # + lowest place swapped
REPLACE: Final = 238  # + place
DECISIONS: Final = 247

# Chance.
DEAL: Final = 247  # + card
DRAW: Final = 263  # + card
REVEAL: Final = 285  # + card
ORDER: Final = 301  # + three cards as digits to the base 22
MOVES: Final = ORDER + CARDS * CARDS * CARDS

# Three neighbouring places, low-high.
SPANS: Final = tuple(f"{low}-{low + 2}" for low in range(ROW - 2))


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


def order_move(a: i64, b: i64, c: i64) -> i64:
    return ORDER + (a * CARDS + b) * CARDS + c


def ordered_cards(m: i64) -> tuple[int, int, int]:
    rest = m - ORDER
    return rest // (CARDS * CARDS), rest // CARDS % CARDS, rest % CARDS


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
