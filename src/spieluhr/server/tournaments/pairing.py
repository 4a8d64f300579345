"""Who plays whom at tables of two: everybody against everybody, or by the score (Swiss).

Nothing here rolls dice: the order in which players are given was drawn before.
"""

from collections.abc import Callable, Sequence
from typing import Final

Pair = tuple[int, int]  # who sits first, and the other
Weight = Callable[[int, int], int]

# What a pairing should avoid, the worst first; each outweighs any sum of those below it.
SECOND_BYE: Final = 10**14
REPEAT: Final = 10**12
UNEVEN: Final = 10**9  # somebody would have sat first, or second, two times more often
HIGH_BYE: Final = 10**6  # for each twelfth of a point above the last

NOBODY: Final = -1  # whom a player with a bye is paired with


class Record:
    """What has become of one player so far. Points are twelfths of a game."""

    def __init__(self, player: int) -> None:
        self.player = player
        self.points = 0
        self.byes = 0
        self.balance = 0  # games in the first seat minus games in the second
        self.last = 0  # 1: sat first the last time, -1: second
        self.met: dict[int, int] = {}  # how often whom

    def meets(self, other: int, is_first: bool) -> None:
        """A game at a table of two."""
        self.met[other] = self.met.get(other, 0) + 1
        self.last = 1 if is_first else -1
        self.balance += self.last


def all_rounds(players: Sequence[int]) -> list[list[Pair]]:
    """Everybody against everybody once, by the circle method.

    One of an even number stays where they are and the others walk around them; of an odd number
    one sits out in each round. Nobody sits first more than once more, or less, than second.
    """
    count = len(players)
    ring = list(players[: count - 1 + count % 2])
    size, rounds = len(ring), []
    for n in range(size):
        pairs: list[Pair] = []
        if count % 2 == 0:
            fixed, other = players[-1], ring[n]
            pairs.append((fixed, other) if n % 2 == 0 else (other, fixed))
        pairs += [
            (ring[(n + step) % size], ring[(n - step) % size]) for step in range(1, (size + 1) // 2)
        ]
        rounds.append(pairs)
    return rounds


def swiss_round(order: Sequence[Record]) -> tuple[list[Pair], list[int]]:
    """The next round by the score, and who has a bye. `order`: as drawn, the same every time.

    Exact: of all pairings the one that avoids most of what it should, by dynamic programming over
    sets of players (at most 2^15 of them are reached for 16).
    """
    ranked = sorted(order, key=lambda one: -one.points)
    lowest = min(one.points for one in order)
    is_odd = len(ranked) % 2 == 1

    def weight(a: int, b: int) -> int:
        if b == len(ranked):
            return _bye(ranked[a], lowest)
        return _pair(ranked[a], ranked[b])

    pairs: list[Pair] = []
    byes: list[int] = []
    for a, b in matching(len(ranked) + is_odd, weight):
        if b == len(ranked):
            byes.append(ranked[a].player)
        else:
            pairs.append(seated(ranked[a], ranked[b]))
    return pairs, byes


def _bye(one: Record, lowest: int) -> int:
    return SECOND_BYE * one.byes + HIGH_BYE * (one.points - lowest)


def _pair(a: Record, b: Record) -> int:
    is_uneven = a.balance * b.balance > 0  # both have sat more often in the same seat
    apart = a.points - b.points
    return REPEAT * a.met.get(b.player, 0) + UNEVEN * is_uneven + apart * apart


def seated(a: Record, b: Record) -> Pair:
    """First sits who has done so less often; of equals, who sat second the last time."""
    is_other_way = (a.balance, a.last) > (b.balance, b.last)
    return (b.player, a.player) if is_other_way else (a.player, b.player)


def matching(count: int, weight: Weight) -> list[Pair]:
    """All of an even number in pairs (lower, higher) with the least weight; of equals the first."""
    full = (1 << count) - 1
    known: dict[int, tuple[int, int]] = {full: (0, NOBODY)}

    def best(taken: int) -> tuple[int, int]:
        """The least weight of the rest, and with whom its first player goes."""
        found = known.get(taken)
        if found is None:
            first = (~taken & (taken + 1)).bit_length() - 1
            found = min(
                (weight(first, other) + best(taken | 1 << first | 1 << other)[0], other)
                for other in range(first + 1, count)
                if not taken >> other & 1
            )
            known[taken] = found
        return found

    pairs, taken = [], 0
    while taken != full:
        first, other = (~taken & (taken + 1)).bit_length() - 1, best(taken)[1]
        pairs.append((first, other))
        taken |= 1 << first | 1 << other
    return pairs
