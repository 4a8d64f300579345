"""Moves as small ints (DK-7.3, DK-7.4)."""

from typing import Final

from spieluhr.games.dragonkeepers import components

# Compiled, only what is reckoned from numbers of the same module is a constant.
FRONTS: Final = 4
KINDS: Final = 73
PRINTED_BACKS: Final = 9
LARGEST_VALUE: Final = 999
assert (FRONTS, KINDS) == (components.FRONTS, components.KINDS)
assert (PRINTED_BACKS, LARGEST_VALUE) == (components.PRINTED_BACKS, components.LARGEST_VALUE)

# Decisions, rising in the order of the table in DK-7.3.
TAKE: Final = 0  # + side
CRYSTAL: Final = TAKE + 2
AGAIN: Final = CRYSTAL + 1
STOP: Final = AGAIN + 1
WIND: Final = STOP + 1
BOOK: Final = WIND + 1  # + kind
LAY: Final = BOOK + KINDS  # + kind
RETURN: Final = LAY + KINDS  # + colour
BARTER: Final = RETURN + FRONTS
THRIFT: Final = BARTER + 1
KEY: Final = THRIFT + 1
PAGE_UP: Final = KEY + 1
PAGE_DOWN: Final = PAGE_UP + 1
PASS: Final = PAGE_DOWN + 1
END: Final = PASS + 1  # + side
DECISIONS: Final = END + 2

# Chance.
REVEAL: Final = DECISIONS  # + side * KINDS + kind
PAGE: Final = REVEAL + 2 * KINDS  # + back
START: Final = PAGE + PRINTED_BACKS  # + kind
REMOVE: Final = START + KINDS  # + value
PEARL: Final = REMOVE + LARGEST_VALUE + 1  # + value
MOVES: Final = PEARL + LARGEST_VALUE + 1
