"""What follows from a view: for words and pictures, never for the rules."""

from spieluhr.games.antinomy.components import (
    AKIN,
    CARD_OF,
    COLOUR,
    COLOURS,
    FIRST_FLARE,
    HAND,
    LIKE,
    NEXT_COLOUR,
    NO_COLOUR,
    NUMBER,
    NUMBERS,
    ROW,
    SYMBOL,
    SYMBOLS,
)
from spieluhr.games.antinomy.knowledge.schema import View
from spieluhr.games.antinomy.rules import duel, steps

NUMBERED = (1, 2, 3, 4)


def is_solo(view: View) -> bool:
    """Is it played alone, on whatever level?"""
    return view.options.solo is not None


def mover(view: View) -> int:
    """Whose turn it is, also while chance decides."""
    if is_solo(view):
        return 0
    return view.actor if isinstance(view.actor, int) else max(0, view.turn - 1) % 2


def ahead(seat: int) -> int:
    """AN-2.4: the direction of the seat's future."""
    return 1 - 2 * seat


def hand(view: View, seat: int) -> list[str]:
    """The cards of a hand that the reader of this view knows."""
    return [code for code in view.hands[seat] if code is not None]


def here(view: View) -> int:
    """Where the mover's wand stands."""
    place = view.wands[mover(view)]
    assert place is not None
    return place


def at(view: View, place: int) -> str:
    """The card at a place of the timeline, where there is one."""
    code = view.timeline[place]
    assert code is not None
    return code


def colour_of(code: str) -> str | None:
    """None for the six special cards of the solo game."""
    colour = COLOUR[CARD_OF[code]]
    return None if colour == NO_COLOUR else COLOURS[colour]


def symbol_of(code: str) -> str | None:
    """None for a flare, which has none of its own."""
    symbol = SYMBOL[CARD_OF[code]]
    return None if symbol < 0 else SYMBOLS[symbol]


def number_of(code: str) -> int:
    """0 for a flare, which has two."""
    return int(NUMBER[CARD_OF[code]])


def next_colour(colour: str) -> str:
    """AN-1.4: what the codex shows after this one."""
    return COLOURS[NEXT_COLOUR[COLOURS.index(colour)]]


def is_flare(code: str) -> bool:
    """AN-1.3: two numbers, and neither colour nor symbol."""
    return CARD_OF[code] >= FIRST_FLARE


def is_akin(played: str, code: str) -> bool:
    """AN-3.1: the past is open to the same colour or symbol."""
    return bool(AKIN[CARD_OF[played]] >> CARD_OF[code] & 1)


def is_like(drawn: str, code: str) -> bool:
    """AN-4.7."""
    return bool(LIKE[CARD_OF[drawn]] >> CARD_OF[code] & 1)


def shared(a: str, b: str) -> list[str]:
    """What two cards have in common."""
    common: list[str] = []
    if colour_of(a) is not None and colour_of(a) == colour_of(b):
        common.append("colour")
    if any(number in NUMBERS[CARD_OF[b]] for number in NUMBERS[CARD_OF[a]]):
        common.append("number")
    if symbol_of(a) is not None and symbol_of(a) == symbol_of(b):
        common.append("symbol")
    return common


def common(codes: list[str]) -> str | None:
    """What a whole hand has in common: colour, number or symbol."""
    a, b, c = (CARD_OF[code] for code in codes)
    return _kind(steps.common(a, b, c))


def paradox(codes: list[str], colour: str) -> str | None:
    """By what these three cards are one."""
    a, b, c = (CARD_OF[code] for code in codes)
    return _kind(steps.paradox(a, b, c, COLOURS.index(colour)))


def _kind(kind: int) -> str | None:
    return None if kind == steps.NOTHING else steps.KINDS[kind]


def has_three(low: int) -> bool:
    """Do three neighbours begin at this place of the timeline?"""
    return 0 <= low <= ROW - HAND


def span(low: int) -> str:
    """Of three neighbours, as `3-5`."""
    return f"{low}-{low + HAND - 1}"


def places(words: str) -> list[int]:
    """`5-7` is three places."""
    low = int(words[0])
    return list(range(low, low + HAND))


def sides(view: View, place: int) -> list[int]:
    """AN-3.5, AN-4.5: the lowest places of the sides that can be taken from there."""
    lows = [low for low in (place - HAND, place + 1) if has_three(low)]
    return [low for low in lows if not any(is_flare(at(view, low + k)) for k in range(HAND))]


def worth(code: str, colour: str) -> int:
    """AN-3.7: in a duel, while the codex shows that colour."""
    return int(duel.worth(CARD_OF[code], COLOURS.index(colour)))


def strength(codes: list[str], colour: str) -> int:
    """The sum of a hand in a duel, while the codex shows that colour."""
    return sum(worth(code, colour) for code in codes)


def strengths(view: View, seat: int, colour: str) -> tuple[int, int]:
    """The least and the most that the seat's hand can be worth, as far as this view knows."""
    known = strength(hand(view, seat), colour)
    hidden = view.hands[seat].count(None)
    might = sorted(worth(code, colour) for code in view.unseen)
    return known + sum(might[:hidden]), known + sum(might[len(might) - hidden :])


def missing(shrine: list[str]) -> tuple[list[str], list[int], list[str]]:
    """AN-4.11: colours, numbers and symbols that the shrine does not show yet."""
    colours = [colour for colour in COLOURS if colour not in map(colour_of, shrine)]
    numbers = [number for number in NUMBERED if number not in map(number_of, shrine)]
    symbols = [symbol for symbol in SYMBOLS if symbol not in map(symbol_of, shrine)]
    return colours, numbers, symbols
