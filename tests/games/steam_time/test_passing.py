"""Passing, and the end of the action phase (ST-5.4, ST-5.5)."""

import pytest

from tests.builders import after, legal, load, play, position_of
from tests.games.steam_time.builders import COLOURS, news, seat, table
from tests.games.steam_time.clause_builders import last_turn, log_of


def test_ST_5_4_who_passes_rests() -> None:
    start = table()
    assert news(start, after(start, "pass")) == {
        "seats.0.resting": True, "passes": 1, "start_moved": True, "turn": 1, "actor": 1,
    }  # fmt: skip


def test_ST_5_4_a_resting_player_is_still_asked_for_the_card_on_each_turn() -> None:
    match = play(table(), "pass", "place stonehenge gold")
    assert (match.actor, legal(match)) == (0, ["card", "pass"])
    play(match, "pass", "place giza gold")
    assert (match.actor, legal(match)) == (0, ["card", "pass"])
    found = after(match, "card", "none")
    assert (found["card"], found["turn"], found["seats"][0]["resting"]) == (0, 1, True)
    assert found["seats"][0]["airships"] == 3


def test_ST_5_4_once_the_card_is_taken_he_passes_by_himself() -> None:
    match = play(table(), "pass", "card", "none")
    found = position_of(match)
    assert (match.actor, found["turn"], found["passes"]) == (1, 1, 1)
    play(match, "place stonehenge gold")
    assert (match.actor, position_of(match)["passes"]) == (1, 1)
    assert log_of(match) == ["pass", "card", "none", "place stonehenge gold"]


def test_ST_5_4_who_can_do_nothing_else_passes_by_himself_and_rests() -> None:
    """Seat 0 stands on top of the stream with two airships; seat 1 takes the card."""
    match = play(table(by={"machu gold": 0}, turn=1), "card", "none")
    found = position_of(match)
    assert (match.actor, found["passes"]) == (1, 1)
    assert found["seats"][0]["resting"] is True
    assert log_of(match) == ["card", "none"]


def test_ST_5_4_without_airships_he_is_asked_while_he_may_take_the_card() -> None:
    by = {"stonehenge gold": 0, "giza gold": 0, "wall mission": 0}
    match = load(table(by=by))
    assert legal(match) == ["card", "pass"]
    found = after(match, "pass")
    assert (found["seats"][0]["resting"], found["passes"], found["actor"]) == (True, 1, 1)


def test_ST_5_4_a_pass_is_always_allowed() -> None:
    match = play(table(3), "place stonehenge gold", "pass", "card", "none")
    assert legal(match)[-1] == "pass"
    assert after(match, "pass")["turn"] == 2  # seat 1 rests and passes by itself


# The end of the phase.


def test_ST_5_5_at_once_when_the_card_is_taken_and_nobody_has_airships() -> None:
    by = {"stonehenge gold": 0, "giza gold": 0, "wall mission": 0}
    by |= {"stonehenge mission": 1, "giza encounter": 1}
    match = play(table(by=by, turn=1, card=0), "place machu gold")
    found = position_of(match)
    assert (found["phase"], found["round"], found["actor"]) == ("supply", 3, "chance")
    assert log_of(match) == ["place machu gold"]


def test_ST_5_5_when_the_card_is_the_last_thing_to_take() -> None:
    boards = (seat(resting=True), seat(resting=True))
    match = play(table(seats=boards, turn=1, passes=1), "card", "steam 1")
    found = position_of(match)
    assert (found["phase"], found["round"], found["start"]) == ("supply", 3, 1)
    assert found["seats"][1]["esteem"] == 1


def test_ST_5_5_when_all_rest_and_the_card_is_taken() -> None:
    match = load(last_turn(seat(), seat(), seat(), start=1))
    found = after(match, "pass")
    assert (found["phase"], found["start"], found["turn"]) == ("supply", 1, 1)


def test_ST_5_5_not_while_somebody_can_still_place() -> None:
    match = play(table(3), "pass", "card", "none", "pass")
    assert (match.actor, position_of(match)["phase"]) == (1, "actions")
    play(match, "place stonehenge gold")
    assert (match.actor, position_of(match)["phase"]) == (1, "actions")
    assert after(match, "pass")["phase"] == "supply"


def test_ST_5_5_without_the_card_all_must_pass_one_after_the_other() -> None:
    boards = (seat(resting=True), seat(), seat(resting=True))
    by = {"stonehenge gold": 1, "giza gold": 1}
    start = table(3, seats=boards, by=by, turn=1, passes=1)
    match = play(start, "place wall mission")  # the last airship: nobody can place any more
    asked: list[int] = []
    for _ in range(3):
        found = position_of(match)
        assert (found["phase"], found["passes"]) == ("actions", len(asked))
        assert legal(match) == ["card", "pass"]
        asked.append(match.actor)
        play(match, "pass")
    assert asked == [2, 0, 1]
    assert position_of(match)["todo"] == [{"do": "supply"}, {"do": "special", "seat": 0}]


def test_ST_5_5_a_placed_airship_breaks_the_row_of_passes() -> None:
    match = play(table(), "pass", "place stonehenge gold", "pass")
    assert position_of(match)["passes"] == 1
    assert position_of(match)["phase"] == "actions"
    play(match, "place giza gold")
    assert position_of(match)["passes"] == 0


def test_ST_5_5_all_pass_on_their_first_turns() -> None:
    found = after(table(seats=(seat(steam=2),)), "pass", "pass")
    assert found["todo"] == [{"do": "supply"}, {"do": "special", "seat": 0}]
    assert (found["phase"], found["round"], found["actor"]) == ("actions", 2, 0)
    assert (found["start"], found["turn"], found["passes"]) == (0, 0, 0)
    assert (found["start_moved"], found["card"]) == (False, None)


@pytest.mark.parametrize("start", [0, 1])
def test_ST_5_5_nobody_took_it_and_the_start_player_stays_with_a_special_action(start: int) -> None:
    match = play(table(start=start), "pass", "pass")
    crystals = [f"crystal {colour}" for colour in COLOURS]
    assert (match.actor, legal(match)) == (start, ["none", "steam 1", *crystals])
    before = position_of(match)
    found = after(match, "crystal pink")
    assert found["seats"][start]["generators"]["pink"] == ["pink", "time"]
    assert (found["seats"][start]["steam"], found["mine"]) == (0, 29)
    assert (found["start"], found["round"], found["phase"]) == (start, 3, "supply")
    assert before["seats"][1 - start] | {"resting": False} == found["seats"][1 - start]


def test_ST_5_5_without_steam_the_start_player_is_not_asked() -> None:
    found = after(table(seats=(seat(steam=0), seat(steam=5))), "pass", "pass")
    assert (found["phase"], found["round"], found["start"]) == ("supply", 3, 0)


def test_ST_5_5_the_special_action_comes_also_in_round_5() -> None:
    match = play(table(seats=(seat(steam=3),), round=5), "pass", "pass")
    assert (match.actor, legal(match)[:4]) == (0, ["none", "steam 1", "steam 2", "steam 3"])
    play(match, "steam 3")
    assert match.is_over
    assert match.outcome.scores == [3, 0]


def test_ST_5_5_no_special_action_when_somebody_took_it() -> None:
    assert after(last_turn(seat(), seat(), round=5), "pass")["phase"] == "over"
    assert after(last_turn(seat(), seat()), "pass")["phase"] == "supply"
