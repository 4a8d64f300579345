"""Set-up for two players (AN-2)."""

import pytest

from spieluhr.core.rules import CHANCE
from tests.builders import Position, after, last_events, legal_texts, load, play, position_of
from tests.games.antinomy.builders import GAME, HANDS, RELICS, ROW, cards, new, places, position

# Hands in another order than they will stand in, then the row, then the codex.
DEALT = ["p1", "r2", "g2", "b1", "r3", "p4", *cards(ROW), "b3"]


def dealt(how_many: int = 16) -> list[str]:
    return [f"deal {card}" for card in DEALT[:how_many]]


def placing(row: str = ROW, hands: tuple[str, str] = HANDS, colour: str = "green") -> Position:
    return position(row, hands, colour, turn=0, phase="place", wands=[None, None])


def test_AN_2_1_three_to_each_hand_nine_in_a_row_the_last_is_the_codex() -> None:
    match = play(new(), *dealt())
    table = position_of(match)
    assert table["hands"] == [["r2", "g2", "p1"], ["r3", "p4", "b1"]]
    assert table["timeline"] == cards(ROW)
    assert table["codex"]["card"] == "b3"


@pytest.mark.parametrize("how_many", range(16))
def test_AN_2_1_every_relic_that_is_left_is_equally_likely(how_many: int) -> None:
    match = play(new(), *dealt(how_many))
    assert match.actor == CHANCE
    assert legal_texts(match) == {f"deal {card}" for card in RELICS if card not in DEALT[:how_many]}
    assert len(set(GAME.rules.weights(match.state))) == 1


def test_AN_2_1_the_codex_is_unseen() -> None:
    match = play(new(), *dealt())
    for seat in (0, 1, None):
        assert "b3" in match.view(seat).unseen
        assert match.observed_log(seat)[-1] == "deal ?"
        assert "b3" not in str([event.json() for event in match.events_for(seat, since=15)])


def test_AN_2_1_choosing_a_wand_is_no_decision() -> None:
    match = play(new(), *dealt())
    assert {line.split()[0] for line in legal_texts(match)} == {"wand"}
    assert all(len(line.split()) == 2 for line in legal_texts(match))


@pytest.mark.parametrize(
    ("first", "colour"), [("g3", "green"), ("r1", "red"), ("b4", "blue"), ("p2", "purple")]
)
def test_AN_2_2_the_relic_farthest_from_the_codex_gives_the_colour(first: str, colour: str) -> None:
    row = [first, *(card for card in cards(ROW) if card != first)]
    table = after(new(), *dealt(6), *(f"deal {card}" for card in row), "deal b3")
    assert table["codex"] == {"card": "b3", "colour": colour}


def test_AN_2_2_nine_crystals_are_the_supply() -> None:
    table = after(new(), *dealt())
    assert table["supply"] == 9
    assert table["crystals"] == [0, 0]


def test_AN_2_3_seat_0_places_first_under_a_relic_of_the_codex_colour() -> None:
    match = play(new(), *dealt())
    assert match.actor == 0
    assert legal_texts(match) == {"wand 0", "wand 4", "wand 8"}  # g3, g1, g4


def test_AN_2_3_then_seat_1_likewise() -> None:
    match = play(new(), *dealt(), "wand 4")
    assert match.actor == 1
    assert legal_texts(match) == {"wand 0", "wand 4", "wand 8"}
    table = after(match, "wand 8")
    assert table["wands"] == [4, 8]
    assert (table["turn"], table["phase"], table["actor"]) == (1, "move", 0)


def test_AN_2_3_with_one_relic_of_the_colour_there_is_one_place() -> None:
    row = "b4 r1 g3 p2 g1 r4 g4 p3 r2"
    assert legal_texts(placing(row, ("r3 g2 p1", "b1 b2 b3"), "blue")) == {"wand 0"}


def test_AN_2_3_both_at_the_same_place_make_no_duel() -> None:
    match = play(placing(), "wand 4", "wand 4")
    table = position_of(match)
    assert table["wands"] == [4, 4]
    assert (table["phase"], table["turn"], table["actor"]) == ("move", 1, 0)
    assert table["crystals"] == [0, 0]
    assert table["codex"]["colour"] == "green"
    assert "duel" not in [event["kind"] for event in last_events(match)]
    assert match.view(0).hands[1] == [None, None, None]


def test_AN_2_4_seat_0_has_its_future_at_higher_places() -> None:
    """In ROW none of 5-8 is red or a skull: r2 goes there by its number alone."""
    table = position(wands=[4, 4])
    assert {place for place in places(table, "play r2") if place > 4} == {6}
    assert {place for place in places(table, "play p1") if place > 4} == {5}


def test_AN_2_4_seat_1_has_its_future_at_lower_places() -> None:
    table = position(wands=[4, 4], turn=2)
    assert {place for place in places(table, "play b1") if place < 4} == {3}
    assert {place for place in places(table, "play r3") if place < 4} == {1}
    assert {place for place in places(table, "play p4") if place < 4} == {0}


@pytest.mark.parametrize("turn", [1, 2])
@pytest.mark.parametrize("wand", range(9))
def test_AN_2_4_the_codex_is_neither_a_step_nor_a_target(turn: int, wand: int) -> None:
    table = position(turn=turn, wands=[wand, wand])
    room = 8 - wand if turn == 1 else wand
    sign = 1 if turn == 1 else -1
    for card in table["hands"][turn - 1]:
        future = {p for p in places(table, f"play {card}") if (p - wand) * sign > 0}
        steps = int(card[1])
        assert future == ({wand + sign * steps} if steps <= room else set())


@pytest.mark.parametrize(
    ("card", "past"), [("r2", {0, 1, 5}), ("g2", {0, 1, 2, 4, 7}), ("p1", {3, 6, 7})]
)
def test_AN_2_4_a_wand_at_its_own_end_goes_only_into_the_past(card: str, past: set[int]) -> None:
    assert places(load(position(wands=[8, 0])), f"play {card}") == past
