"""What lies in the box, and the numbers of the rulebook."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

COLOURS: Final = ("red", "green", "purple", "blue")
SYMBOLS: Final = ("key", "skull", "ring", "feather")

# AN-1.2: number by symbol (row) and colour (column): every pair exists exactly once.
LATIN_SQUARE: Final = (
    (1, 2, 3, 4),  # key
    (2, 3, 4, 1),  # skull
    (3, 4, 1, 2),  # ring
    (4, 1, 2, 3),  # feather
)
# AN-1.3: number and symbol of the extinguished relics, then the two numbers of the flares.
EXTINGUISHED: Final = ((1, "key"), (2, "ring"), (3, "feather"), (4, "skull"))
FLARES: Final = ((1, 3), (2, 4))

# Cards in the order of the notation: r1-r4 g1-g4 p1-p4 b1-b4 x1-x4 f13 f24.
RELICS: Final = 16
FIRST_FLARE: Final = 20
CARDS: Final = 22
NO_CARD: Final = -1
NO_COLOUR: Final = -1
NO_SYMBOL: Final = -1
RELIC_SET: Final = 0xFFFF
CARD_SET: Final = 0x3FFFFF
SOLO_SET: Final = 0x3F0000

ROW: Final = 9  # AN-2.1
HAND: Final = 3
GOAL: Final = 5  # AN-3.11
LAST_TURN: Final = 400  # AN-3.12
SUPPLY: Final = 9  # AN-2.2
SHRINE_PLACES: Final = 5  # AN-4.11
SHRINE_SIGNS: Final = 12  # 4 colours, 4 numbers, 4 symbols

# AN-4.2, by level; 0 is the game for two.
LEVELS: Final = ("easy", "normal", "hard")
SOLO_STONES: Final = (0, 4, 3, 3)
SOLO_GOAL: Final = (GOAL, 5, 5, 6)

# AN-1.4: green -> purple -> red -> blue -> green.
NEXT_COLOUR: Final = vec[i64]([3, 2, 0, 1])


def _codes() -> tuple[str, ...]:
    relics = [colour[0] + str(number) for colour in COLOURS for number in (1, 2, 3, 4)]
    extinguished = [f"x{number}" for number, _ in EXTINGUISHED]
    flares = [f"f{low}{high}" for low, high in FLARES]
    return (*relics, *extinguished, *flares)


def _symbol(colour: int, number: int) -> int:
    return next(k for k in range(4) if LATIN_SQUARE[k][colour] == number)


CODES: Final = _codes()
CARD_OF: Final = {code: card for card, code in enumerate(CODES)}

COLOUR: Final = vec[i64]([card // 4 for card in range(RELICS)] + [NO_COLOUR] * 6)
# A flare has two numbers: NUMBER holds none of them, NUMBERS both.
NUMBER: Final = vec[i64](
    [card % 4 + 1 for card in range(RELICS)] + [number for number, _ in EXTINGUISHED] + [0, 0]
)
SYMBOL: Final = vec[i64](
    [_symbol(card // 4, card % 4 + 1) for card in range(RELICS)]
    + [SYMBOLS.index(symbol) for _, symbol in EXTINGUISHED]
    + [NO_SYMBOL] * 2
)
NUMBERS: Final = tuple(
    FLARES[card - FIRST_FLARE] if card >= FIRST_FLARE else (int(NUMBER[card]),)
    for card in range(CARDS)
)


def _share_mark(a: int, b: int) -> bool:
    """Same colour or same symbol; having none is not a likeness."""
    colour = COLOUR[a] != NO_COLOUR and COLOUR[a] == COLOUR[b]
    return colour or (SYMBOL[a] != NO_SYMBOL and SYMBOL[a] == SYMBOL[b])


def _share_number(a: int, b: int) -> bool:
    return any(number in NUMBERS[b] for number in NUMBERS[a])


def _set_of(cards: list[int]) -> i64:
    members: i64 = 0
    for card in cards:
        members |= i64(1) << i64(card)
    return members


# AN-3.1: the cards a played one may reach in the past. AN-4.7: those a drawn one may replace.
AKIN: Final = vec[i64](
    [_set_of([b for b in range(CARDS) if _share_mark(a, b)]) for a in range(CARDS)]
)
LIKE: Final = vec[i64](
    [
        _set_of([b for b in range(CARDS) if _share_mark(a, b) or _share_number(a, b)])
        for a in range(CARDS)
    ]
)
