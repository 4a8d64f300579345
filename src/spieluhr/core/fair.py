"""Chance that can be checked, and that nobody can bend.

The server shows the hash of its seed first, then every person adds a nonce; the key is made of all
of them, and all results follow from the key. docs/records.md describes it so that anybody can
write it anew.
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final

from spieluhr.core.errors import Malformed

SEED_BYTES: Final = 32
WORD_BYTES: Final = 8
WORDS: Final = 1 << 64  # how many different words there are


def commitment(seed: bytes) -> str:
    """What is shown before the first result: it fixes the seed and tells nothing of it."""
    return hashlib.sha256(seed).hexdigest()


def key(seed: bytes, table: str, nonces: Sequence[str | None]) -> bytes:
    """What all chance of a table follows from. `nonces` by seat, in hex; None: a bot."""
    added = ",".join(nonce or "-" for nonce in nonces)
    return hmac.digest(seed, f"spieluhr 2 table {table} nonces {added}".encode(), "sha256")


def dice_seed(key: bytes, purpose: str) -> int:
    """For `Dice` that are not a chance turn of the rules, by what they are thrown for."""
    return int.from_bytes(hmac.digest(key, f"spieluhr 2 dice {purpose}".encode(), "sha256"), "big")


def options_seed(key: bytes) -> int:
    """For options that were left to chance."""
    return dice_seed(key, "options")


def bot_seed(key: bytes, seat: int, step: int) -> int:
    """For the decision of a bot at that seat, after so many steps of the log."""
    return dice_seed(key, f"bot {seat} step {step}")


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


class Draws:
    """Numbered results from one key, one after the other. A match settles chance by them, or by
    dice (`Match.settle`)."""

    __slots__ = ("count", "key")

    def __init__(self, key: bytes, count: int = 0) -> None:
        self.key = key
        self.count = count  # how many there were

    def next(self, moves: list[int], weights: list[int]) -> int:
        """The next result among all that are possible now."""
        move = result(self.key, self.count, moves, weights)
        self.count += 1
        return move


def read_hex(name: str, text: str) -> bytes:
    """A seed or a hash as a record has it."""
    try:
        read = bytes.fromhex(text)
    except ValueError:
        read = b""
    if len(read) != SEED_BYTES or read.hex() != text:
        raise Malformed("record", problem=f"its {name} is not {SEED_BYTES} bytes in hex")
    return read
