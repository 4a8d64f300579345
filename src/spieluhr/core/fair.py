"""Chance that can be checked: results follow from a secret seed whose hash is shown at the start.

docs/records.md describes the stream so that anybody can write it anew.
"""

import hashlib
import hmac
from typing import Final

from spieluhr.core.errors import Malformed

SEED_BYTES: Final = 32
WORD_BYTES: Final = 8
WORDS: Final = 1 << 64  # how many different words there are


def commitment(seed: bytes) -> str:
    """What is shown before the first result: it fixes the seed and tells nothing of it."""
    return hashlib.sha256(seed).hexdigest()


def number(seed: bytes, draw: int, below: int) -> int:
    """A number from 0 to below-1, all equally likely: what this seed gives for this draw.

    Words at the end of the range, where the last round of numbers is not full, are passed over.
    """
    if not 1 <= below <= WORDS:
        raise ValueError("a draw is between 1 and 2**64 results")
    full = WORDS - WORDS % below
    block = 0
    while True:
        for word in words(seed, draw, block):
            if word < full:
                return word % below
        block += 1


def words(seed: bytes, draw: int, block: int) -> list[int]:
    """Four words of 64 bits."""
    digest = hmac.digest(seed, b"spieluhr 1 draw %d block %d" % (draw, block), "sha256")
    starts = range(0, len(digest), WORD_BYTES)
    return [int.from_bytes(digest[start : start + WORD_BYTES], "big") for start in starts]


def result(seed: bytes, draw: int, moves: list[int], weights: list[int]) -> int:
    """The chance result of this draw among all that are possible, as likely as its weight says."""
    left = number(seed, draw, sum(weights))
    for move, weight in sorted(zip(moves, weights, strict=True)):
        if left < weight:
            return move
        left -= weight
    raise ValueError("a weight is negative")


def read_hex(name: str, text: str) -> bytes:
    """A seed or a hash as a record has it."""
    try:
        read = bytes.fromhex(text)
    except ValueError:
        read = b""
    if len(read) != SEED_BYTES or read.hex() != text:
        raise Malformed("record", problem=f"its {name} is not {SEED_BYTES} bytes in hex")
    return read
