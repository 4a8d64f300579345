"""Who meets whom: properties that hold for every number of players and every course."""

from itertools import combinations, pairwise, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieluhr.server.store.tournament_rows import EntrantRow, TournamentRow, TournamentSettings
from spieluhr.server.tournaments import grouping, pairing
from spieluhr.server.tournaments.pairing import Record
from spieluhr.server.tournaments.tournament import Tournament

RESULTS = (0, 6, 12)


@given(st.integers(3, 16))
def test_everybody_meets_everybody_once_and_sits_first_as_often(count: int) -> None:
    rounds = pairing.all_rounds(list(range(100, 100 + count)))
    pairs = [pair for one in rounds for pair in one]
    assert sorted(tuple(sorted(pair)) for pair in pairs) == list(
        combinations(range(100, 100 + count), 2)
    )
    for one in rounds:
        players = [player for pair in one for player in pair]
        assert len(players) == len({*players}) == count - count % 2
    for player in range(100, 100 + count):
        first = sum(pair[0] == player for pair in pairs)
        assert abs(2 * first - (count - 1)) <= 1


def swiss(results: list[int], count: int, rounds: int) -> list[tuple[list[Record], list[int]]]:
    """Plays it, each game with the next of the results; what each round began with, and byes."""
    records = {n: Record(n) for n in range(count)}
    seen, at = [], 0
    for _ in range(rounds):
        before = [copied(one) for one in records.values()]
        pairs, byes = pairing.swiss_round([*records.values()])
        seen.append((before, byes))
        assert sorted([*byes, *(n for pair in pairs for n in pair)]) == list(range(count))
        for a, b in pairs:
            gained = results[at % len(results)]
            at += 1
            records[a].points += gained
            records[b].points += 12 - gained
            records[a].meets(b, is_first=True)
            records[b].meets(a, is_first=False)
        for n in byes:
            records[n].byes += 1
            records[n].points += 12
    seen.append(([copied(one) for one in records.values()], []))
    return seen


def copied(one: Record) -> Record:
    twin = Record(one.player)
    twin.__dict__.update({**one.__dict__, "met": dict(one.met)})
    return twin


def can_pair(players: list[Record], is_even: bool) -> bool:
    """Without a repeat; `is_even`: nor anybody two times more often in the same seat."""
    if not players:
        return True
    first, *rest = players
    return any(
        other.player not in first.met
        and not (is_even and first.balance * other.balance > 0)
        and can_pair([one for one in rest if one is not other], is_even)
        for other in rest
    )


def is_avoidable(players: list[Record], is_even: bool) -> bool:
    if len(players) % 2 == 0:
        return can_pair(players, is_even)
    fresh = [one for one in players if one.byes == 0] or players
    return any(can_pair([one for one in players if one is not bye], is_even) for bye in fresh)


@settings(max_examples=40, deadline=None)
@given(
    st.integers(3, 10),
    st.integers(1, 9),
    st.lists(st.sampled_from(RESULTS), min_size=1, max_size=30),
)
def test_nobody_meets_twice_while_that_can_be_avoided(
    count: int, rounds: int, results: list[int]
) -> None:
    seen = swiss(results, count, min(rounds, count - 1 + count % 2))
    for (before, byes), (after, _) in pairwise(seen):
        repeats = sum(sum(one.met.values()) - len(one.met) for one in after)
        old = sum(sum(one.met.values()) - len(one.met) for one in before)
        if is_avoidable(before, is_even=False):
            assert repeats == old
        if is_avoidable(before, is_even=True):
            most = max(abs(one.balance) for one in before)
            assert max(abs(one.balance) for one in after) <= max(1, most)
        assert len(byes) == count % 2
    assert max(one.byes for one in seen[-1][0]) <= 1


def test_who_wins_meets_who_wins() -> None:
    """Eight players, the first of each pair wins: after one round winners meet as seats allow."""
    (_, _), (before, _), (after, _) = swiss([12, 0], 8, 2)
    by_player = {one.player: one for one in before}
    for one in after:
        last = [other for other in one.met if other not in by_player[one.player].met]
        assert [by_player[other].points for other in last] == [by_player[one.player].points]


@settings(max_examples=30, deadline=None)
@given(st.integers(1, 3), st.data())
def test_the_matching_is_the_best_of_all(half: int, data: st.DataObject) -> None:
    count = 2 * half
    weights = {pair: data.draw(st.integers(0, 50)) for pair in combinations(range(count), 2)}
    found = pairing.matching(count, lambda a, b: weights[a, b])
    assert sorted(n for pair in found for n in pair) == list(range(count))
    best = min(
        sum(weights[min(order[n : n + 2]), max(order[n : n + 2])] for n in range(0, count, 2))
        for order in permutations(range(count))
    )
    assert sum(weights[pair] for pair in found) == best


@pytest.mark.parametrize("largest", [3, 4])
@pytest.mark.parametrize("count", range(3, 17))
def test_at_larger_tables_everybody_meets_everybody(count: int, largest: int) -> None:
    allowed = frozenset(range(2, largest + 1))
    rounds = grouping.all_group_rounds(tuple(range(count)), largest, allowed)
    met = {pair for one in rounds for table in one for pair in combinations(sorted(table), 2)}
    assert met == {*combinations(range(count), 2)}
    for one in rounds:
        assert sorted(player for table in one for player in table) == list(range(count))
        lengths = [len(table) for table in one]
        assert max(lengths) - min(lengths) <= 1
    fewest = -(-(count - 1) // (largest - 1))
    assert len(rounds) <= 2 * fewest + 1


@pytest.mark.parametrize("count", [7, 12, 16])
def test_the_plan_of_a_draw_is_that_of_its_places(count: int) -> None:
    drawn = [(5 * n + 2) % 17 for n in range(17) if (5 * n + 2) % 17 < count]
    places = grouping.all_group_rounds(tuple(range(count)), 4, frozenset({3, 4}))
    found = grouping.all_group_rounds(tuple(drawn), 4, frozenset({3, 4}))
    assert [[[drawn[k] for k in table] for table in one] for one in places] == found


def test_looking_at_tournaments_plans_nothing_anew() -> None:
    """Half a second for each, in which the server did nothing else."""
    chosen = TournamentSettings("all", 0, False, 4, 300, 900, 120, False, True)
    grouping.all_group_rounds.cache_clear()
    for n in range(5):
        drawn = [(k + n) % 16 for k in range(16)]
        row = TournamentRow(
            "t", "host", "", "", "dragonkeepers", {}, chosen, "playing", 1, "00", drawn, [], [],
            None, 0.0, 0.0,
        )  # fmt: skip
        who = [EntrantRow("t", k, None, "club", f"Bot {k}") for k in range(16)]
        assert Tournament(row, who, frozenset({2, 3, 4})).planned >= 5
    assert grouping.all_group_rounds.cache_info().misses == 1


@given(st.integers(3, 16), st.sets(st.integers(2, 4), min_size=1))
def test_as_few_as_possible_sit_out(count: int, allowed: set[int]) -> None:
    split = grouping.sizes(count, 4, frozenset(allowed))
    assert {*split} <= allowed
    best = max(
        a * 2 * (2 in allowed) + b * 3 * (3 in allowed) + c * 4 * (4 in allowed)
        for a in range(9) for b in range(6) for c in range(5)
        if a * 2 * (2 in allowed) + b * 3 * (3 in allowed) + c * 4 * (4 in allowed) <= count
    )  # fmt: skip
    assert sum(split) == best
