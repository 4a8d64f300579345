"""Seeded chance for drivers, bots and tests. Rules never roll: chance is a turn of its own."""

from typing import Final, SupportsIndex

from mypy_extensions import i64, mypyc_attr

from spieluhr.core.bits import count, nth
from spieluhr.core.errors import whole

SEED: Final = "A seed", "Ein Startwert"
LOW32: Final = 0xFFFFFFFF
# Marsaglia's multiply-with-carry with base 2**32. The multiplier is below 2**30, so that no
# product leaves 63 bits and compiled and interpreted code walk the same stream.
MULTIPLIER: Final = 1073740155


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """An endless stream that depends on nothing but its seed."""

    __slots__ = ("_word",)

    def __init__(self, seed: SupportsIndex) -> None:
        self._word: i64 = 0
        self.reseed(whole(seed, SEED))

    def __reduce__(self) -> tuple[object, ...]:
        return _resumed, (int(self._word),)

    def copy(self) -> "Dice":
        """Dice that will fall exactly as these."""
        return _resumed(int(self._word))

    def reseed(self, seed: int) -> None:
        """Start anew. Every bit of the seed counts, also beyond the first 64.

        The stream is linear: without the bits mixed in between, seeds that are neighbours would
        begin alike.
        """
        word: i64 = 0x1234567
        rest = seed if seed >= 0 else ~seed
        word += i64(seed < 0)
        while True:
            word = (word ^ i64(rest & 0x3FFFFFFF)) + 1
            for _ in range(8):
                word = MULTIPLIER * (word & LOW32) + (word >> 32)
                word ^= word >> 29
            rest >>= 30
            if not rest:
                break
        self._word = word

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1, for n up to 2**31; the bias is under n / 2**32."""
        word: i64 = MULTIPLIER * (self._word & LOW32) + (self._word >> 32)
        self._word = word
        return (((word & LOW32) ^ (word >> 32)) * n) >> 32

    def member(self, members: i64) -> i64:
        """An element of a set (core.bits), each equally likely."""
        return nth(members, self.below(count(members)))

    def weighted(self, weights: list[int]) -> int:
        """An index, as likely as its weight says."""
        total = 0
        for weight in weights:
            total += weight
        left: int = self.below(total)
        for k, weight in enumerate(weights):
            if left < weight:
                return k
            left -= weight
        raise ValueError("the weights are empty")

    def shuffle(self, items: list[int]) -> None:
        """In place, every order equally likely."""
        last: i64 = len(items) - 1
        while last > 0:
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
            last -= 1


def _resumed(word: int) -> Dice:
    dice = Dice(0)
    dice._word = word
    return dice
