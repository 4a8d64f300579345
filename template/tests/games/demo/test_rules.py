"""Every clause of the rules, at a table laid out for it."""

from typing import Any

import pytest

from spieluhr.core.dice import Dice
from spieluhr.core.errors import Illegal, Malformed
from spieluhr.core.match import Match
from tests.games.demo.builders import GAME, NEW, dealt, table


def test_DE_1_1_there_is_a_card_for_every_hour() -> None:
    start = Match(GAME, GAME.read_options({}))
    assert [GAME.codec.text(move) for move in start.legal()] == [f"draw {h}" for h in range(24)]


def test_DE_1_2_each_draws_three_in_turn() -> None:
    match = dealt()
    assert [step.events[0].facts["seat"] for step in match.log] == [0, 1, 0, 1, 0, 1]
    assert [len(hand) for hand in match.view(0).hands] == [3, 3]


def test_DE_1_2_hands_are_hidden() -> None:
    match = dealt()
    assert None not in match.view(0).hands[0]
    assert match.view(0).hands[1] == match.view(None).hands[0] == [None, None, None]


def test_DE_2_1_seat_0_leads_any_card_of_the_hand() -> None:
    match = dealt()
    assert match.actor == 0
    hand = match.view(0).hands[0]
    assert [GAME.codec.text(move) for move in match.legal()] == [f"lay {h}" for h in hand]
    match.play(match.legal()[1], 0)
    assert match.view(1).led == hand[1]


def test_DE_2_1_a_card_that_is_not_held_cannot_be_laid() -> None:
    match = table([[3, 5], [7, 9]])
    with pytest.raises(Illegal, match="you do not hold hour 7"):
        match.play("lay 7", 0)


@pytest.mark.parametrize(
    ("led", "answer", "wins"),
    [
        (7, 8, True), (7, 18, True), (7, 19, False), (7, 6, False),
        (22, 23, True), (22, 9, True), (22, 10, False), (22, 21, False),
    ],
)  # fmt: skip
def test_DE_2_2_the_eleven_hours_that_follow_win(led: int, answer: int, wins: bool) -> None:
    match = table([[led], [answer]])
    match.play(f"lay {led}", 0)
    match.play(f"lay {answer}", 1)
    assert {led, answer} <= set(match.view(None).won[1 if wins else 0])


def test_DE_2_3_the_winner_leads_next() -> None:
    match = table([[2, 3], [4, 5]])
    match.play("lay 3", 0)
    match.play("lay 4", 1)
    assert match.actor == match.view(None).leader == 1
    assert match.view(None).won[1] == [3, 4]


def test_DE_2_4_both_draw_the_leader_first() -> None:
    match = table([[0, 1, 2], [3, 4, 5]], pile=[6, 7])
    match.play("lay 2", 0)
    match.play("lay 3", 1)
    match.settle(Dice(1))
    assert [step.events[0].facts["seat"] for step in match.log[2:]] == [1, 0]
    assert [len(hand) for hand in match.view(None).hands] == [3, 3]


def test_DE_3_1_the_game_is_over_when_no_card_is_left() -> None:
    match = table([[2], [20]])
    match.play("lay 2", 0)
    assert not match.is_over
    match.play("lay 20", 1)
    assert match.is_over


@pytest.mark.parametrize(("first", "ranks"), [(14, [1, 2]), (12, [1, 1]), (10, [2, 1])])
def test_DE_3_2_two_cards_are_a_point(first: int, ranks: list[int]) -> None:
    hours = list(range(24))
    won = [hours[:first], hours[first:]]
    end = GAME.codec.read_position({**NEW, "actor": "over", "won": won, "pile": []})
    assert GAME.rules.outcome(end).scores == [first // 2, 12 - first // 2]
    assert GAME.rules.outcome(end).ranks == ranks


@pytest.mark.parametrize(
    ("hands", "changed", "says"),
    [
        ([[1], [1]], {}, "exactly one place"),
        ([[1, 2], [3]], {}, "do not fit"),
        ([[1, 2, 3, 4], [5, 6, 7, 8]], {}, "do not fit"),
        ([[2, 1], [3, 4]], {}, "“hands” should be"),
        ([[1], [2]], {"led": 24}, "<= 23"),
        ([[1], [2]], {"pile": [3]}, "in pairs"),
    ],
)
def test_tables_that_cannot_be_are_refused(
    hands: list[list[int]], changed: dict[str, Any], says: str
) -> None:
    with pytest.raises(Malformed, match=says):
        table(hands, **changed)
