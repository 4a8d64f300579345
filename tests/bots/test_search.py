"""The tree search finds what is best, by what the seat knows and within its budget."""

import pytest

from spieluhr import games
from spieluhr.bots.search import CHILDREN, PLAYOUT, JudgedMove, Search, Settings
from spieluhr.core.dice import Dice
from spieluhr.core.match import Match
from tests.bots.toys import (
    COVERED,
    HEADS,
    TAILS,
    At,
    Coins,
    Pennies,
    Spot,
    Tale,
    end,
    nim,
    roll,
    turn,
)

both_leaves = pytest.mark.parametrize("leaf", [PLAYOUT, CHILDREN], ids=["playout", "children"])
RULES = Tale()
CURIOUS = 1.0  # so that also the worse moves are tried often enough for their values to settle


def search(
    spot: Spot, iterations: int, leaf: int, seat: int = 0, seed: int = 1, explore: float = -1.0
) -> list[JudgedMove]:
    settings = Settings(iterations, leaf=leaf, explore=explore)
    return Search(settings).run(RULES, At(spot), seat, Dice(seed))


def by_move(found: list[JudgedMove]) -> dict[int, JudgedMove]:
    return {one.move: one for one in found}


def visits(found: list[JudgedMove]) -> int:
    return sum(one.visits for one in found)


def as_tuples(found: list[JudgedMove]) -> list[tuple[int, int, float]]:
    return [(one.move, one.visits, one.value) for one in found]


# --- what is best ---


@both_leaves
@pytest.mark.parametrize("stones", [5, 6, 7])
def test_nim_is_won(stones: int, leaf: int) -> None:
    found = search(nim(stones), 800, leaf)
    assert found[0].move == stones - 4
    assert found[0].value > 0.85
    assert found[0].visits > 600
    found = search(nim(stones), 4000, leaf, explore=CURIOUS)
    assert found[0].move == stones - 4
    assert found[0].value > 0.85
    for one in found[1:]:
        assert one.value < 0.6
        assert 5 < one.visits < 100


@both_leaves
def test_seat_1_maximises_its_own_value(leaf: int) -> None:
    found = search(nim(7, seat=1), 800, leaf, seat=1)
    assert found[0].move == 3
    assert found[0].value > 0.85


@both_leaves
def test_values_converge_to_what_both_can_enforce(leaf: int) -> None:
    spot = turn(
        0,
        turn(1, end(0.9, 0.1), end(0.2, 0.8)),
        turn(1, end(0.6, 0.4), end(0.7, 0.3)),
        end(0.5, 0.5),
    )
    found = by_move(search(spot, 4000, leaf, explore=0.5))
    assert found[0].value == pytest.approx(0.2, abs=0.1)
    assert found[1].value == pytest.approx(0.6, abs=0.03)
    assert found[2].value == pytest.approx(0.5)
    assert found[1].visits > found[2].visits > found[0].visits


@both_leaves
def test_of_three_players_each_looks_after_himself(leaf: int) -> None:
    """Who thinks that both others are against him takes move 0."""
    spot = turn(
        0,
        turn(1, end(0.9, 0.2, 0.1), end(0.1, 0.6, 0.9)),
        turn(1, turn(2, end(0.6, 0.5, 0.7), end(0.0, 0.9, 0.2)), end(0.3, 0.1, 1.0)),
    )
    found = search(spot, 3000, leaf)
    assert found[0].move == 1
    assert found[0].value == pytest.approx(0.6, abs=0.05)


@both_leaves
def test_the_die_with_the_best_expectation_is_chosen(leaf: int) -> None:
    sure = end(0.5)
    best = roll((1, end(0.9)), (1, end(0.3)))
    flashy = roll((1, end(1.0)), (5, end(0.3)))
    found = search(turn(0, sure, best, flashy), 3000, leaf, explore=CURIOUS)
    assert found[0].move == 1
    assert found[0].value == pytest.approx(0.6, abs=0.03)
    assert by_move(found)[0].value == pytest.approx(0.5)
    assert by_move(found)[2].value == pytest.approx(2.5 / 6, abs=0.06)


@both_leaves
def test_a_decision_after_a_roll_may_depend_on_it_in_its_moves(leaf: int) -> None:
    """Both results of the roll lead to the same node; each has moves that the other has not."""
    low = Spot(0, {1: end(0.3), 2: end(0.2)}, [0.5])
    high = Spot(0, {2: end(0.2), 3: end(0.9)}, [0.5])
    found = search(turn(0, roll((1, low), (1, high)), end(0.5)), 3000, leaf, explore=0.5)
    assert found[0].move == 0
    assert found[0].value == pytest.approx(0.6, abs=0.05)


@both_leaves
def test_a_move_that_is_seldom_possible_is_tried_by_an_opponent(leaf: int) -> None:
    plain = Spot(1, {1: end(0.3, 0.7), 2: end(0.9, 0.1)}, [0.5, 0.5])
    lucky = Spot(1, {1: end(0.3, 0.7), 2: end(0.9, 0.1), 3: end(0.0, 1.0)}, [0.5, 0.5])
    gamble = roll((1, plain), (1, lucky))
    for seed in range(4):
        found = by_move(search(turn(0, gamble, end(0.1, 0.9)), 2000, leaf, seed=seed))
        assert found[0].value == pytest.approx(0.15, abs=0.05)


def test_an_opponent_whose_cards_are_dealt_anew_does_not_try_out_each_of_them() -> None:
    """Every deal gives him a blunder of its own and the same good move: he makes the good one."""
    deals = [Spot(1, {0: end(0.2, 0.8), k: end(0.9, 0.1)}, [0.5, 0.5]) for k in range(1, 200)]
    gamble = roll(*((1, deal) for deal in deals))
    found = by_move(search(turn(0, gamble, end(0.1, 0.9)), 500, CHILDREN, explore=0.4))
    assert found[0].value == pytest.approx(0.2, abs=0.05)


def test_a_move_that_was_never_possible_before_is_tried_in_a_kept_tree() -> None:
    """At the root every move is looked at, however well the known ones do."""
    plain = Spot(0, {1: end(0.7, 0.3), 2: end(0.6, 0.4)}, [0.5, 0.5])
    lucky = Spot(0, {1: end(0.7, 0.3), 2: end(0.6, 0.4), 3: end(1.0, 0.0)}, [0.5, 0.5])
    reply = turn(1, roll((10_000, plain), (1, lucky)), end(0.9, 0.1))
    keen = Search(Settings(400))
    keen.run(RULES, At(turn(0, reply, end(0.0, 1.0))), 0, Dice(0))
    keen.follow(0, 0)
    keen.follow(0, 0)
    found = keen.run(RULES, At(lucky), 0, Dice(1))
    assert found[0].move == 3
    assert found[0].value == 1.0


# --- what is not known ---


def pennies(rules: Pennies, calls: list[int], leaf: int, seed: int) -> dict[int, JudgedMove]:
    settings = Settings(3000, leaf=leaf, explore=CURIOUS)
    return by_move(Search(settings).run(rules, Coins(calls), len(calls) % 2, Dice(seed)))


@both_leaves
@pytest.mark.parametrize("coin", [HEADS, TAILS])
def test_a_covered_coin_cannot_be_called(coin: int, leaf: int) -> None:
    for seed in range(6):
        found = pennies(Pennies(), [coin], leaf, seed)
        assert found[HEADS].value == pytest.approx(0.5, abs=0.08)
        assert found[TAILS].value == pytest.approx(0.5, abs=0.08)


@both_leaves
@pytest.mark.parametrize("seed", range(6))
def test_who_covers_a_coin_trusts_that_it_is_not_seen(seed: int, leaf: int) -> None:
    """In its worlds the opponent does not know the coin either: it has a tree of its own."""
    covered = pennies(Pennies(), [], leaf, seed)
    assert covered[HEADS].value == pytest.approx(0.5, abs=0.1)
    assert covered[TAILS].value == pytest.approx(0.5, abs=0.1)


@both_leaves
def test_who_lays_a_coin_face_up_has_lost(leaf: int) -> None:
    for one in pennies(Pennies(is_covered=False), [], leaf, 3).values():
        assert one.value < 0.1


def test_the_hidden_truth_changes_nothing() -> None:
    runs = [
        Search(Settings(300)).run(Pennies(2), Coins([coin, HEADS, other]), 1, Dice(8))
        for coin in (HEADS, TAILS)
        for other in (HEADS, TAILS)
    ]
    assert all(as_tuples(found) == as_tuples(runs[0]) for found in runs)


@both_leaves
@pytest.mark.parametrize("game_id", ["perfect_moment", "dragonkeepers"])
def test_the_same_knowledge_and_dice_give_the_same_result(game_id: str, leaf: int) -> None:
    game = games.load(game_id)
    _, given = game.modes[0]
    options = game.read_options(game.complete(dict(given), Dice(4)))
    match, dice = Match(game, options), Dice(5)
    looked = 0
    for n in range(60):
        if match.actor >= 0 and len(match.legal()) > 1 and n % 3 == 0:
            other = game.rules.resample(match.state, match.actor, Dice(~n))
            results = [
                Search(Settings(20, leaf=leaf, steps=8)).run(
                    game.heuristics, world, match.actor, Dice(n)
                )
                for world in (match.state, match.state, other)
            ]
            assert as_tuples(results[0]) == as_tuples(results[1]) == as_tuples(results[2])
            assert {one.move for one in results[0]} == set(match.legal())
            looked += 1
        match.enter([game.rules.sample(match.state, dice)])
    assert looked > 3


def test_the_table_it_is_handed_stays_as_it_is() -> None:
    table, start = At(nim(6)), Coins([HEADS])
    spot = table.spot
    Search(Settings(50)).run(RULES, table, 0, Dice(0))
    Search(Settings(50)).run(Pennies(), start, 1, Dice(0))
    assert table.spot is spot
    assert start.calls == [HEADS]


# --- what it may cost ---


@pytest.mark.parametrize("iterations", [1, 2, 17, 200])
def test_every_playout_is_one_visit(iterations: int) -> None:
    keen = Search(Settings(iterations, leaf=PLAYOUT))
    found = keen.run(RULES, At(nim(9)), 0, Dice(0))
    assert keen.iterations == iterations
    assert visits(found) == iterations


@pytest.mark.parametrize("iterations", [1, 2, 17, 200])
def test_children_are_all_looked_at_first_then_one_by_one(iterations: int) -> None:
    keen = Search(Settings(iterations, leaf=CHILDREN))
    found = keen.run(RULES, At(nim(9)), 0, Dice(0))
    assert keen.iterations == iterations
    assert all(one.visits for one in found)
    assert visits(found) == len(found) + iterations - 1


def test_a_leaf_is_worth_what_the_best_move_there_promises_its_decider() -> None:
    leaf = turn(1, end(0.9, 0.1), end(0.2, 0.8), end(0.6, 0.4))
    found = by_move(search(turn(0, leaf, end(0.0, 1.0)), 2, CHILDREN))
    assert found[0].visits == 2
    assert found[0].value == pytest.approx((0.5 + 0.2) / 2)


def test_all_moves_are_told_the_most_visited_first() -> None:
    found = search(nim(9), 300, CHILDREN)
    assert sorted(one.move for one in found) == [1, 2, 3]
    assert [one.visits for one in found] == sorted((one.visits for one in found), reverse=True)


def test_what_was_not_tried_is_told_too() -> None:
    found = search(nim(9), 2, PLAYOUT)
    assert sorted(one.visits for one in found) == [0, 1, 1]


def iterations_in(milliseconds: int) -> int:
    keen = Search(Settings(iterations=0, milliseconds=milliseconds))
    keen.run(RULES, At(nim(9)), 0, Dice(0))
    return int(keen.iterations)


def test_more_time_is_more_iterations() -> None:
    assert iterations_in(200) > 3 * iterations_in(20) > 0


def test_whichever_budget_is_used_up_first_ends_the_search() -> None:
    few = Search(Settings(iterations=40, milliseconds=60_000))
    few.run(RULES, At(nim(9)), 0, Dice(0))
    assert few.iterations == 40
    short = Search(Settings(iterations=10_000_000, milliseconds=20))
    short.run(RULES, At(nim(9)), 0, Dice(0))
    assert 0 < short.iterations < 10_000_000


@pytest.mark.parametrize(
    ("iterations", "milliseconds"), [(0, 0), (-1, 0), (0, -1), (-1, 50), (100, -1)]
)
def test_a_search_without_a_budget_is_refused(iterations: int, milliseconds: int) -> None:
    with pytest.raises(ValueError, match="budget"):
        Settings(iterations=iterations, milliseconds=milliseconds)


# --- what it remembers ---


def known_after(moves: list[int], leaf: int = PLAYOUT, explore: float = -1.0) -> Search:
    """A search at nine stones, then told these moves."""
    keen = Search(Settings(500, leaf=leaf, explore=explore))
    keen.run(RULES, At(nim(9)), 0, Dice(2))
    for move in moves:
        keen.follow(0, move)
    return keen


def one_more(keen: Search, spot: Spot) -> int:
    """Visits at the root's children after one more iteration: 1 if nothing was known."""
    keen.settings.iterations = 1
    return visits(keen.run(RULES, At(spot), 0, Dice(3)))


def test_what_was_found_out_is_kept_when_the_moves_are_made() -> None:
    keen = known_after([1, 2])
    tree = keen.trees[0]
    known = {m: int(tree.visits[tree.find(tree.root, m)]) for m in (1, 2, 3)}
    assert all(known.values())
    assert one_more(keen, nim(6)) == sum(known.values()) + 1


def test_the_likelier_the_moves_the_more_is_kept() -> None:
    """At nine stones one is to be taken; it is what was looked at most."""
    good = one_more(known_after([1], explore=0.7), nim(8, 1))
    bad = one_more(known_after([2], explore=0.7), nim(7, 1))
    assert good > 2 * bad > 2


@both_leaves
def test_an_unknown_move_clears_the_memory(leaf: int) -> None:
    new = 1 if leaf == PLAYOUT else 3
    assert one_more(known_after([1, 2], leaf), nim(6)) > 10
    assert one_more(known_after([1, 99], leaf), nim(6)) == new
    assert one_more(known_after([99, 2], leaf), nim(6)) == new


@both_leaves
def test_forgetting_clears_the_memory(leaf: int) -> None:
    keen = known_after([1, 2], leaf)
    keen.forget()
    keen.settings.iterations = 50
    found = keen.run(RULES, At(nim(6)), 0, Dice(3))
    assert as_tuples(found) == as_tuples(search(nim(6), 50, leaf, seed=3))


@both_leaves
def test_what_chance_has_overtaken_is_forgotten(leaf: int) -> None:
    here, elsewhere = nim(6), nim(6)
    found: list[list[JudgedMove]] = []
    for spot in (here, elsewhere):
        keen = known_after([1, 2], leaf)
        keen.settings.iterations = 50
        found.append(keen.run(Tale(overtaken=here), At(spot), 0, Dice(3)))
    assert as_tuples(found[0]) == as_tuples(search(here, 50, leaf, seed=3))
    assert visits(found[1]) > visits(found[0])


def test_a_covered_coin_is_followed_by_what_was_heard() -> None:
    rules = Pennies(rounds=2)
    keen = Search(Settings(500, leaf=PLAYOUT))
    keen.run(rules, Coins([HEADS]), 1, Dice(0))
    keen.follow(1, TAILS)
    assert keen.trees[0].size() == 1  # what seat 0 laid and so thinks is not known
    keen.follow(1, COVERED)
    keen.settings.iterations = 1
    assert visits(keen.run(rules, Coins([HEADS, TAILS, HEADS]), 1, Dice(0))) > 100
    keen.follow(1, TAILS)
    keen.follow(1, HEADS)  # a coin that was covered is never heard
    assert visits(keen.run(rules, Coins([HEADS, TAILS, HEADS]), 1, Dice(0))) == 1
