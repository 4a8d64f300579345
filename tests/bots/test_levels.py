"""Six levels: legal, fair, the better the stronger, and mistaken only as far as they may be."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest

from spieluhr import INTERPRETED
from spieluhr.bots import LEVELS, NAMES, LevelBot, advise, ask, at_level, called, make_bot
from spieluhr.bots.asking import remember
from spieluhr.bots.levels import BUDGETS, Budget, glance, slipped
from spieluhr.bots.search import JudgedMove
from spieluhr.core.dice import Dice
from spieluhr.core.match import Match
from tests.battery.cases import Case, every_case, walk
from tests.bots.toys import At, Tale, end, match_of, nim, roll, turn

# Uncompiled, the strong ones take too long.
PLAYED = LEVELS[:4] if INTERPRETED else LEVELS

every_level = pytest.mark.parametrize("name", PLAYED)


def decisions(case: Case, seed: int, most: int) -> Iterator[tuple[int, Match]]:
    """Some of a game's real decisions, numbered, from its beginning on."""
    found = 0
    for match in walk(case, seed, steps=120):
        if match.actor >= 0 and len(match.legal()) > 1:
            if found % 5 == 0:
                yield found, match
            found += 1
        if found > 5 * (most - 1):
            return


# --- the names ---


def test_the_levels_in_order() -> None:
    assert LEVELS == ("first_game", "beginner", "casual", "club", "expert", "master")
    assert tuple(BUDGETS) == LEVELS
    assert tuple(NAMES[-6:]) == LEVELS


def test_every_level_may_spend_more_or_see_more_than_the_one_below() -> None:
    budgets = [BUDGETS[name] for name in LEVELS]
    for below, above in pairwise(budgets):
        assert above.iterations >= below.iterations
        assert above.depth >= below.depth or above.tables > 0  # those go on from there
        assert above.worlds >= below.worlds
        assert above.sight > below.sight or above.sight == 0
    assert budgets[-1].slip == 0.0


def test_a_level_is_made_by_its_name_and_anew_each_time() -> None:
    for name in LEVELS:
        bot = make_bot(name)
        assert isinstance(bot, LevelBot)
        assert bot.budget is BUDGETS[name]
        assert make_bot(name) is not bot
        assert called(name, "en").lower().replace(" ", "_") == name
    with pytest.raises(KeyError):
        at_level("grandmaster")


# --- every game ---


@every_case
@every_level
def test_a_level_chooses_a_legal_move_whatever_the_hidden_truth_is(case: Case, name: str) -> None:
    looked = 0
    for n, match in decisions(case, 31, most=4):
        game, seat = case.game, match.actor
        assert ask(at_level(name), match, Dice(n)) in match.legal()
        other = game.rules.resample(match.state, seat, Dice(n))
        chosen = [
            at_level(name).choose(case.game.heuristics, world, seat, Dice(~n))
            for world in (match.state, other)
        ]
        assert chosen[0] == chosen[1]
        looked += 1
    assert looked > 1


@every_case
def test_a_level_is_fair_also_in_what_it_remembers(case: Case) -> None:
    """Told the same news, it judges the same in the true world and in one dealt anew."""
    for n, match in decisions(case, 32, most=3):
        seat, rules = match.actor, case.game.rules
        found = []
        for world in (match.state, rules.resample(match.state, seat, Dice(n))):
            other = Match(case.game, case.options, case.seats, world)
            bot = at_level("club")
            move = ask(bot, other, Dice(5))
            other.play(move, seat)
            if other.actor == seat:
                remember(bot, other, seat)
                later = rules.resample(match.state, seat, Dice(6))
                rules.apply(later, move)
                if rules.actor(later) == seat:
                    found.append(as_tuples(bot.judge(case.game.heuristics, later, seat, Dice(7))))
        assert not found or found[0] == found[-1]


@every_case
def test_advice_is_about_every_legal_move_the_best_first(case: Case) -> None:
    for n, match in decisions(case, 33, most=2):
        for name in PLAYED:
            found = advise(at_level(name), match, Dice(n))
            assert sorted(one.move for one in found) == match.legal()
            assert all(0.0 <= one.value <= 1.0 for one in found)


@every_case
def test_a_seat_hears_its_own_decisions(case: Case) -> None:
    """Otherwise its tree could not go on from them."""
    for match in walk(case, 34, steps=150):
        if match.actor >= 0:
            for move in match.legal():
                assert case.game.rules.observed_move(match.state, move, match.actor) == move


# --- how they choose ---


def as_tuples(found: list[JudgedMove]) -> list[tuple[int, int, float]]:
    return [(one.move, one.visits, one.value) for one in found]


def choices(values: list[float], slip: float, times: int = 3000) -> Counter[int]:
    """How often each move was chosen, moves numbered in the order of the values."""
    found = [JudgedMove(move, 1, value) for move, value in enumerate(values)]
    dice = Dice(9)
    return Counter(slipped(found, slip, dice) for _ in range(times))


def test_better_moves_are_chosen_more_often() -> None:
    chosen = choices([0.50, 0.54, 0.60, 0.57], slip=0.05)
    assert chosen[2] > chosen[3] > chosen[1] > chosen[0] > 0


def test_a_move_worse_by_one_slip_is_chosen_about_a_third_as_often() -> None:
    chosen = choices([0.6, 0.5], slip=0.1, times=8000)
    assert chosen[1] / chosen[0] == pytest.approx(0.368, abs=0.04)


def test_equal_moves_are_chosen_equally_often() -> None:
    chosen = choices([0.3, 0.3, 0.3], slip=0.05)
    assert all(900 < chosen[move] < 1100 for move in range(3))


def test_absurd_moves_are_never_chosen() -> None:
    assert set(choices([0.9, 0.1, 0.88, 0.0], slip=0.05, times=20_000)) == {0, 2}


def test_hardly_any_slip_is_the_best_move() -> None:
    assert set(choices([0.50, 0.51, 0.49], slip=1e-6)) == {1}


# Move 0 looks best at once and loses to the reply; move 1 is the right one.
TRAP = turn(
    0,
    turn(1, end(0.0, 1.0), end(0.9, 0.1), looks=(0.8, 0.2)),
    turn(1, end(0.6, 0.4), end(0.7, 0.3), looks=(0.6, 0.4)),
    turn(1, end(0.0, 1.0), end(0.1, 0.9), looks=(0.1, 0.9)),
)


@pytest.mark.parametrize("exact", [False, True], ids=["search", "lookahead"])
def test_who_looks_ahead_does_not_fall_into_the_trap(exact: bool) -> None:
    rules, dice = Tale(exact), Dice(1)
    for name in ("expert", "master"):
        assert {at_level(name).choose(rules, At(TRAP), 0, dice) for _ in range(20)} == {1}
    fallen = {
        name: sum(at_level(name).choose(rules, At(TRAP), 0, dice) == 0 for _ in range(200))
        for name in ("beginner", "casual", "club")
    }
    if exact:  # there even a beginner thinks of the reply
        assert fallen["beginner"] == fallen["casual"] == 0
    else:
        assert fallen["beginner"] > 100
        assert fallen["casual"] > 150
    assert fallen["club"] < 10


WEAK = ("first_game", "beginner", "casual")
MANY = [end(0.45, 0.55)] * 20


@pytest.mark.parametrize("name", WEAK)
@pytest.mark.parametrize("exact", [False, True], ids=["glance", "lookahead"])
def test_nobody_overlooks_a_win_on_the_spot(name: str, exact: bool) -> None:
    table = At(turn(0, *MANY[:13], end(1.0, 0.0), *MANY[13:], looks=(0.5, 0.5)))
    chosen = {at_level(name).choose(Tale(exact), table, 0, Dice(n)) for n in range(60)}
    assert chosen == {13}


@pytest.mark.parametrize("name", WEAK)
def test_nobody_overlooks_what_brings_much_at_once(name: str) -> None:
    rich = turn(1, end(0.6, 0.4), looks=(0.6, 0.4))
    table = At(turn(0, *MANY[:7], rich, *MANY[7:], looks=(0.5, 0.5)))
    chosen = {at_level(name).choose(Tale(), table, 0, Dice(n)) for n in range(60)}
    assert chosen == {7}


def test_who_notices_more_moves_plays_better_ones() -> None:
    """All of them are of use to nobody at once: the weak see a few, and play the best of those."""
    looks = [0.50 - 0.01 * n for n in range(20)]
    quiet = [turn(1, end(look, 1.0 - look), looks=(look, 1.0 - look)) for look in looks]
    table = At(turn(0, *quiet, looks=(0.5, 0.5)))
    mean = {
        name: sum(at_level(name).choose(Tale(), table, 0, Dice(n)) for n in range(300)) / 300
        for name in WEAK
    }
    assert mean["first_game"] == pytest.approx(9.5, abs=1.0)
    assert mean["beginner"] == pytest.approx(6.0, abs=1.0)
    assert mean["casual"] == pytest.approx(2.5, abs=0.8)


def test_exact_look_ahead_is_for_games_that_are_fit_for_it() -> None:
    club = BUDGETS["club"]
    exact = at_level("club").judge(Tale(exact=True), At(TRAP), 0, Dice(0))
    assert [one.visits for one in exact] == [club.worlds] * 3
    assert {one.move: one.value for one in exact} == pytest.approx({0: 0.0, 1: 0.6, 2: 0.0})
    searched = at_level("club").judge(Tale(), At(TRAP), 0, Dice(0))
    assert sum(one.visits for one in searched) == club.iterations + 2


def test_a_game_may_set_how_long_a_level_searches() -> None:
    for name, own in (("club", 20), ("expert", 33), ("master", 1000), ("master@1", 1000)):
        found = at_level(name).judge(Tale(expert=33), At(TRAP), 0, Dice(0))
        assert sum(one.visits for one in found) == own + 2


@every_case
def test_what_a_game_sets_keeps_the_order_of_levels(case: Case) -> None:
    searched = [
        case.game.heuristics.iterations(name) or BUDGETS[name].iterations for name in LEVELS
    ]
    assert searched == sorted(searched)


def test_a_glance_sees_what_a_move_leads_to_at_once() -> None:
    found = glance(Tale(), At(TRAP), 0, 1, Dice(0))
    assert as_tuples(found) == [(0, 1, 0.8), (1, 1, 0.6), (2, 1, 0.1)]
    lottery = turn(0, end(0.3), roll((1, end(1.0)), (1, end(0.0))))
    found = glance(Tale(), At(lottery), 0, 400, Dice(0))
    assert found[0].move == 1
    assert found[0].value == pytest.approx(0.5, abs=0.1)


def test_a_forced_move_needs_no_dice() -> None:
    dice, same = Dice(4), Dice(4)
    for name in LEVELS:
        assert at_level(name).choose(Tale(), At(turn(0, TRAP)), 0, dice) == 0
    assert dice.below(1 << 30) == same.below(1 << 30)


# --- what they remember of a match ---


def thoughtful() -> LevelBot:
    return LevelBot(Budget(200, 0, 1, 0.0))


def thoughts(bot: LevelBot, match: Match) -> list[tuple[int, int, float]]:
    return as_tuples(bot.judge(match.game.heuristics, match.state, match.actor, Dice(6)))


def told(start: Match, labels: list[int]) -> LevelBot:
    """What a bot should be like that was asked at the start and has heard this since."""
    bot = thoughtful()
    bot.choose(start.game.heuristics, start.state, 0, Dice(1))
    for label in labels:
        bot.follow(0, label)
    return bot


def asked_at_nine() -> tuple[LevelBot, Match]:
    """A bot that was asked at nine stones, took one, and was answered with two."""
    match, bot = match_of(Tale(), nim(9)), thoughtful()
    assert ask(bot, match, Dice(1)) == 1
    match.play(1, 0)
    match.play(2, 1)
    return bot, match


def test_a_bot_goes_on_from_what_it_knew() -> None:
    bot, match = asked_at_nine()
    remember(bot, match, 0)
    right = thoughts(told(match.at(0), [1, 2]), match)
    assert right != thoughts(thoughtful(), match)
    assert thoughts(bot, match) == right


def test_being_asked_twice_at_the_same_table_forgets_nothing() -> None:
    bot, match = asked_at_nine()
    remember(bot, match, 0)
    remember(bot, match, 0)
    assert thoughts(bot, match) == thoughts(told(match.at(0), [1, 2]), match)


def test_a_bot_forgets_after_an_undo() -> None:
    bot, match = asked_at_nine()
    match.undo(1)
    match.play(2, 1)
    remember(bot, match, 0)
    assert thoughts(bot, match) == thoughts(thoughtful(), match)


def test_a_bot_forgets_after_an_undo_of_its_own_move() -> None:
    bot, match = asked_at_nine()
    ask(bot, match, Dice(2))
    match.undo(0, force=True)
    remember(bot, match, 0)
    assert match.log == []
    assert thoughts(bot, match) == thoughts(thoughtful(), match)


def test_after_an_undo_a_bot_goes_on_from_what_it_finds_out_then() -> None:
    bot, match = asked_at_nine()
    match.undo(1)
    match.play(1, 1)
    move = ask(bot, match, Dice(1))
    start = match.at(2)
    match.play(move, 0)
    match.play(1, 1)
    remember(bot, match, 0)
    assert thoughts(bot, match) == thoughts(told(start, [move, 1]), match)


def test_chance_is_not_followed() -> None:
    """Decisions are labels in the tree, results of chance are not."""
    later = turn(0, nim(5, 1), nim(6, 1), nim(7, 1))
    match = match_of(Tale(), turn(0, roll((1, later), (1, later)), end(0.0, 1.0)))
    bot = thoughtful()
    match.play(ask(bot, match, Dice(1)), 0)
    match.settle(Dice(1))
    remember(bot, match, 0)
    assert len(match.log) == 2
    assert match.log[0].move == 0
    assert thoughts(bot, match) == thoughts(told(match.at(0), [0]), match)


def test_advice_is_not_mixed_up_with_what_was_known_of_another_table() -> None:
    """Either the adviser goes on by the moves made since, or it begins anew."""
    match = match_of(Tale(), nim(9))
    bot = thoughtful()
    advise(bot, match, Dice(1))
    match.play(3, 0)
    match.play(1, 1)
    right = [told(match.at(0), [3, 1]), thoughtful()]
    found = as_tuples(advise(bot, match, Dice(6)))
    assert found in [thoughts(one, match) for one in right]
