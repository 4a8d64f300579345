"""Who sits at which table where three or four play: few repeated meetings, close scores.

No rule gives a perfect plan for every number of players, so plans are improved by exchanging two
players until no exchange helps. Everything follows from the order that was drawn.
"""

from collections.abc import Collection, Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations, permutations
from typing import Final

from spieluhr.server.tournaments.pairing import Record

REPEAT: Final = 10**6  # two who meet again; how often they have met counts less than that
STARTS: Final = 12  # plans to begin with
MOST_ROUNDS: Final = 20

Plan = list[list[Record]]


@cache
def sizes(players: int, largest: int, allowed: frozenset[int]) -> tuple[int, ...]:
    """Of the tables: as few without a seat as possible, then as few tables, then as even."""

    def cost(plan: tuple[int, ...]) -> tuple[int, int, int]:
        return players - sum(plan), len(plan), sum(size * size for size in plan)

    return min(_splits(players, largest, allowed), key=cost)


def _splits(rest: int, largest: int, allowed: Collection[int]) -> Iterator[tuple[int, ...]]:
    yield ()
    for size in range(min(rest, largest), 1, -1):
        if size in allowed:
            for others in _splits(rest - size, size, allowed):
                yield (size, *others)


def group_round(
    order: Sequence[Record], largest: int, allowed: frozenset[int], is_scored: bool
) -> tuple[list[list[int]], list[int]]:
    """The tables of a round, each in the order of its seats, and who has a bye."""
    split = sizes(len(order), largest, allowed)
    ranked = sorted(order, key=lambda one: -one.points) if is_scored else list(order)
    spare = len(ranked) - sum(split)
    out = sorted(ranked, key=lambda one: (one.byes, one.points))[:spare]
    playing = [one for one in ranked if one not in out]
    plans = [
        _improved(_dealt(_turned(playing, start), split), is_scored) for start in range(STARTS)
    ]
    best = min(plans, key=lambda plan: sum(_cost(table, is_scored) for table in plan))
    return [_seats(table) for table in best], [one.player for one in out]


def _turned(players: Sequence[Record], by: int) -> list[Record]:
    """The same players from another beginning."""
    by = by * 3 % max(1, len(players))
    return [*players[by:], *players[:by]]


def _dealt(players: Sequence[Record], split: tuple[int, ...]) -> Plan:
    rest = list(players)
    return [[rest.pop(0) for _ in range(size)] for size in split]


def _cost(table: Sequence[Record], is_scored: bool) -> int:
    cost = 0
    for a, b in combinations(table, 2):
        met = a.met.get(b.player, 0)
        apart = a.points - b.points if is_scored else 0
        cost += REPEAT * (MOST_ROUNDS**2 * (met > 0) + met * met) + apart * apart
    return cost


def _improved(plan: Plan, is_scored: bool) -> Plan:
    """Exchanges two players of two tables as long as that helps."""
    while True:
        for one, other in combinations(range(len(plan)), 2):
            if _exchange(plan[one], plan[other], is_scored):
                break
        else:
            return plan


def _exchange(one: list[Record], other: list[Record], is_scored: bool) -> bool:
    before = _cost(one, is_scored) + _cost(other, is_scored)
    for a in range(len(one)):
        for b in range(len(other)):
            one[a], other[b] = other[b], one[a]
            if _cost(one, is_scored) + _cost(other, is_scored) < before:
                return True
            one[a], other[b] = other[b], one[a]
    return False


def _seats(table: Sequence[Record]) -> list[int]:
    """Whoever has sat early more often sits late now."""

    def early(seated: tuple[Record, ...]) -> int:
        last = len(seated) - 1
        return sum((one.balance + last - 2 * seat) ** 2 for seat, one in enumerate(seated))

    return [one.player for one in min(permutations(table), key=early)]


@lru_cache(maxsize=256)
def all_group_rounds(
    players: tuple[int, ...], largest: int, allowed: frozenset[int]
) -> list[list[list[int]]]:
    """Rounds until everybody has met everybody at least once."""
    records = {player: Record(player) for player in players}
    rounds: list[list[list[int]]] = []
    everybody = len(players) - 1
    while any(len(one.met) < everybody for one in records.values()):
        if len(rounds) == MOST_ROUNDS:
            break
        turned = [*players[len(rounds) % len(players) :], *players[: len(rounds) % len(players)]]
        order = [records[player] for player in turned]
        tables, out = group_round(order, largest, allowed, is_scored=False)
        for table in tables:
            note_table(records, table)
        for player in out:
            records[player].byes += 1
        rounds.append(tables)
    return rounds


def note_table(records: dict[int, Record], table: Sequence[int]) -> None:
    """They have met, and sat in these seats."""
    last = len(table) - 1
    for a, b in combinations(table, 2):
        records[a].met[b] = records[a].met.get(b, 0) + 1
        records[b].met[a] = records[b].met.get(a, 0) + 1
    for seat, player in enumerate(table):
        records[player].balance += last - 2 * seat
