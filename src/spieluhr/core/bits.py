"""Sets of small ints (cards, places) as bits of one int: element k is in the set if bit k is 1."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Compiled, a literal 1 is shifted as a C int, which has no bit 31: hence a table.
BITS: Final = vec[i64]([1 << k for k in range(63)])


def bit(k: i64) -> i64:
    """The set of k alone, for k up to 62."""
    return BITS[k]


def count(members: i64) -> i64:
    """How many elements; sets of up to 62."""
    low: i64 = members & 0x3FFFFFFF
    high: i64 = members >> 30
    return _count32(low) + (_count32(high) if high else i64(0))


def _count32(x: i64) -> i64:
    x = x - ((x >> 1) & 0x55555555)
    x = (x & 0x33333333) + ((x >> 2) & 0x33333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F
    return ((x * 0x01010101) & 0xFFFFFFFF) >> 24


def set_of(members: list[int]) -> i64:
    """The set of these elements."""
    found: i64 = 0
    for member in members:
        found |= BITS[member]
    return found


def nth(members: i64, k: i64) -> i64:
    """The k-th smallest element, k from 0."""
    while k > 0:
        members &= members - 1
        k -= 1
    return count((members & -members) - 1)


def elements(members: i64) -> list[int]:
    """The elements, rising."""
    rising: list[int] = []
    k: i64 = 0
    while members:
        if members & 1:
            rising.append(k)
        members >>= 1
        k += 1
    return rising
