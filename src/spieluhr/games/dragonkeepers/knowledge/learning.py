"""What is printed on the cards, beside them: fronts and backs."""

from typing import Final

from spieluhr.core.recast import Changes, Trait
from spieluhr.games.dragonkeepers.components import (
    BACK,
    BACKS,
    CODES,
    COLOURS,
    FRONT,
    KINDS,
    NO_FRONT,
    is_start,
)
from spieluhr.games.dragonkeepers.knowledge.layout import (
    COVERED,
    HIDDEN_BACKS,
    KNOWN,
    LAST_CODE,
    SEATS,
    UNKNOWN,
)

FRONT_NAMES: Final = (*COLOURS, "backlight")
BACK_NAMES: Final = tuple(BACKS)
NO_BACK: Final = -1
SHOWN: Final = 3  # of a pile or a stack: what lies deeper stays a number
USUAL_TURNS: Final = 64
USUAL_POINTS: Final = 128


def _one_of(chosen: int, n: int) -> tuple[int, ...]:
    return tuple(int(k == chosen) for k in range(n))


def _front(kind: int) -> int:
    return int(FRONT[kind]) if FRONT[kind] != NO_FRONT else len(COLOURS)


FRONTS_OF_KINDS: Final = tuple(_one_of(_front(kind), len(FRONT_NAMES)) for kind in range(KINDS))
BACKS_OF_KINDS: Final = tuple(_one_of(int(BACK[kind]), len(BACK_NAMES)) for kind in range(KINDS))
STARTS: Final = tuple((int(is_start(kind)),) for kind in range(KINDS))


def _back_of_code(code: int) -> int:
    """Of a card in a list of a pile or stack, whether or not I know its front."""
    if code >= COVERED:
        return (code - COVERED) % HIDDEN_BACKS
    if code >= UNKNOWN:
        return code - UNKNOWN
    return int(BACK[code - KNOWN]) if code >= KNOWN else NO_BACK


def _front_of_code(code: int) -> tuple[int, ...]:
    is_known = KNOWN <= code < UNKNOWN
    return FRONTS_OF_KINDS[code - KNOWN] if is_known else (0,) * len(FRONT_NAMES)


def _knower_of_code(code: int) -> int:
    return (code - COVERED) // HIDDEN_BACKS if code >= COVERED else -1


CODE_RANGE: Final = range(LAST_CODE + 1)
IN_LISTS: Final = (
    Trait("front", FRONT_NAMES, tuple(_front_of_code(code) for code in CODE_RANGE), "fronts"),
    Trait(
        "back",
        BACK_NAMES,
        tuple(_one_of(_back_of_code(code), len(BACK_NAMES)) for code in CODE_RANGE),
        "backs",
    ),
)
WHO_KNOWS: Final = Trait(
    "knower",
    ("next", "second next", "third next"),
    tuple(_one_of(_knower_of_code(code), SEATS - 1) for code in CODE_RANGE),
    "who alone knows the front",
)

CHANGES: Final = Changes(
    2,
    traits={
        CODES: (
            Trait("front", FRONT_NAMES, FRONTS_OF_KINDS, "fronts"),
            Trait("back", BACK_NAMES, BACKS_OF_KINDS, "backs"),
            Trait("start", ("start card",), STARTS, "is it a start card?"),
        ),
    },
    sets=("pool", "hand", "laying"),
    large=("turn", "coat", "points"),
    coded={
        "pile_top": (SHOWN, (*IN_LISTS, WHO_KNOWS)),
        "stack": (SHOWN, IN_LISTS),
    },
    usual={
        "turn": USUAL_TURNS,
        "points": USUAL_POINTS,
        "coat": 32,
        "due": 4,
        "pile_size": 64,
        "pool": 4,
        "pool_front": 24,
        "pool_back": 12,
        "hand": 2,
        "hand_covered": 2,
        "laying": 4,
        "height": 8,
        "pieces": 12,
        "pearls": 4,
        "pearl_values": 8,
        "eggs": 8,
        "crystals": 8,
        "supply": 16,
    },
)
