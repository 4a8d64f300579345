"""How sure a difference is that was measured by few trees."""

import math
from collections.abc import Sequence
from statistics import NormalDist
from typing import Final

SURE: Final = 0.99


class Lead:
    """A mean difference with its standard error, from `count` trees."""

    __slots__ = ("count", "error", "mean")

    def __init__(self, differences: Sequence[float]) -> None:
        self.count = len(differences)
        self.mean = sum(differences) / self.count
        spread = sum((one - self.mean) ** 2 for one in differences) / max(1, self.count - 1)
        self.error = math.sqrt(spread / self.count)

    def least(self, questions: int = 1) -> float:
        """What it surely is at least, if so many differences are asked about at once."""
        return self.mean - quantile(1.0 - (1.0 - SURE) / questions, self.count - 1) * self.error

    def most(self) -> float:
        """What it surely is at most."""
        return self.mean + quantile(SURE, self.count - 1) * self.error


def quantile(share: float, freedom: int) -> float:
    """Of Student's distribution, by the expansion of Cornish and Fisher: right to 1 % from seven
    degrees of freedom on."""
    z = NormalDist().inv_cdf(share)
    v = float(max(1, freedom))
    one = (z**3 + z) / 4.0
    two = (5.0 * z**5 + 16.0 * z**3 + 3.0 * z) / 96.0
    three = (3.0 * z**7 + 19.0 * z**5 + 17.0 * z**3 - 15.0 * z) / 384.0
    return z + one / v + two / v**2 + three / v**3
