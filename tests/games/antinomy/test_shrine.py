"""The shrine variant of the solo game (AN-4.11)."""

from itertools import combinations
from typing import Any

import pytest

from tests.builders import Position, after, last_events, legal_texts, load, play, position_of
from tests.games.antinomy.builders import RELICS, new, solo_position

# Complete: red 1 key, green 3 skull, green 4 ring, purple 2 feather, blue 2 ring.
COMPLETE = "r1 g3 g4 p2 b2"
NO_FOUR = "r1 g3 p2 b2"
# Beside COMPLETE; the pile is x3 x4 f13 f24.
ROW = "r2 r3 r4 g1 x1 p1 x2 p4 b4"


def table(shrine: str, **changes: Any) -> Position:
    laid = {"row": ROW, "hand": "g2 p3 b3", "codex": "b1"}
    return solo_position("normal", shrine, **(laid | changes))


def at_the_end(shrine: str, crystals: int = 4, level: str = "normal") -> Position:
    """A paradox before its last step, which brings one crystal."""
    rest = [card for card in [*RELICS, "x1", "x2", "x3", "x4"] if card not in shrine.split()]
    return solo_position(
        level,
        shrine,
        row=" ".join(rest[1:10]),
        hand=" ".join(rest[10:13]),
        codex=rest[0],
        phase="order",
        swap="5-7",
        crystals=[crystals],
    )


def ended(before: Position) -> bool:
    match = load(before)
    match.enter(match.legal()[:1])
    return match.is_over


def test_AN_4_11_a_relic_removed_in_a_paradox_goes_into_the_shrine() -> None:
    row, hand = "r2 r4 g1 g2 x1 p1 x2 p4 b4", "r3 p3 b3"
    before = solo_position("easy", "r1", row=row, hand=hand, codex="b1", phase="paradox")
    found = after(before, "paradox", "remove p3")
    assert (found["shrine"], found["removed"]) == (["r1", "p3"], [])
    assert found["phase"] == "draw"


def test_AN_4_11_a_replaced_relic_too() -> None:
    found = after(table("g3", phase="replace", drawn="x3"), "replace 1")
    assert (found["shrine"], found["removed"]) == (["r3", "g3"], [])


def test_AN_4_11_extinguished_relics_and_flares_do_not() -> None:
    found = after(table("g3", phase="replace", drawn="r1"), "replace 4")
    assert (found["shrine"], found["removed"]) == (["g3"], ["x1"])
    row = ROW.replace("x1", "f13")
    found = after(table("g3", row=row, phase="replace", drawn="r1"), "replace 4")
    assert (found["shrine"], found["removed"]) == (["g3"], ["f13"])


def test_AN_4_11_without_the_variant_there_is_no_shrine() -> None:
    before = solo_position("normal", None, phase="replace", drawn="r3")
    found = after(before, "replace 1")
    assert (found["shrine"], found["removed"]) == ([], ["r1"])


def test_AN_4_11_five_places() -> None:
    found = after(table(NO_FOUR, phase="replace", drawn="x3"), "replace 1")
    assert (found["shrine"], found["phase"]) == (["r1", "r3", "g3", "p2", "b2"], "move")


def test_AN_4_11_at_the_sixth_any_one_of_six_is_put_back_at_once() -> None:
    match = play(table(COMPLETE, phase="replace", drawn="x3"), "replace 1")
    found = position_of(match)
    assert (found["phase"], found["actor"], found["turn"]) == ("drop", 0, 1)
    assert found["shrine"] == ["r1", "r3", "g3", "g4", "p2", "b2"]
    assert legal_texts(match) == {f"drop {card}" for card in found["shrine"]}
    found = after(match, "drop g4")
    assert found["shrine"] == ["r1", "r3", "g3", "p2", "b2"]
    assert found["removed"] == ["g4"]
    assert (found["phase"], found["turn"]) == ("move", 2)


def test_AN_4_11_the_new_one_may_be_dropped_too() -> None:
    found = after(table(COMPLETE, phase="replace", drawn="x3"), "replace 1", "drop r3")
    assert (found["shrine"], found["removed"]) == (COMPLETE.split(), ["r3"])


def test_AN_4_11_in_a_paradox_the_drop_comes_before_the_draw() -> None:
    row, hand = "r2 r4 g1 g2 x1 p1 x2 p4 b4", "r3 p3 b3"
    match = load(table(COMPLETE, row=row, hand=hand, phase="paradox"))
    found = after(match, "paradox", "remove r3")
    assert (found["phase"], found["hands"]) == ("drop", [["p3", "b3"]])
    found = after(match, "drop g4")
    assert (found["phase"], found["hands"]) == ("draw", [["p3", "b3"]])
    found = after(match, "draw f24")
    assert (found["phase"], found["hands"]) == ("swap", [["p3", "b3", "f24"]])


def test_AN_4_6_the_stones_stand_at_0_until_the_drop_is_made() -> None:
    match = play(table(COMPLETE, stones=1), "play g2 6", "draw x3", "replace 1")
    found = position_of(match)
    assert (found["phase"], found["stones"]) == ("drop", 0)
    found = after(match, "drop r3")
    assert (found["phase"], found["stones"], found["turn"]) == ("move", 3, 2)


def test_AN_4_9_a_skip_with_a_drop_gives_no_stones() -> None:
    found = after(table(COMPLETE, stones=1), "skip", "draw x3", "replace 1", "drop r3")
    assert (found["phase"], found["stones"], found["turn"]) == ("move", 1, 2)


@pytest.mark.parametrize(("level", "goal"), [("easy", 5), ("normal", 5), ("hard", 6)])
def test_AN_4_11_the_win_needs_crystals_and_shrine_on_any_level(level: str, goal: int) -> None:
    assert ended(at_the_end(COMPLETE, goal - 1, level))
    assert not ended(at_the_end(COMPLETE, goal - 2, level))
    assert not ended(at_the_end(NO_FOUR, goal - 1, level))


def test_AN_4_11_the_won_game() -> None:
    match = play(at_the_end(COMPLETE), "order b4 x1 x2")
    assert match.outcome.json() == {"scores": [5], "ranks": [1], "reason": "crystals"}


def test_AN_4_11_no_four_relics_show_everything() -> None:
    sets = list(combinations(RELICS, 4))
    assert len(sets) == 1820
    assert not [four for four in sets if ended(at_the_end(" ".join(four)))]


def test_AN_4_11_ninety_six_sets_of_five_do() -> None:
    sets = list(combinations(RELICS, 5))
    assert len(sets) == 4368
    assert sum(ended(at_the_end(" ".join(five))) for five in sets) == 96


def test_AN_4_11_crystals_are_counted_without_limit() -> None:
    before = at_the_end(NO_FOUR, 10)
    match = play(before, sorted(legal_texts(before))[0])
    found = position_of(match)
    assert not match.is_over
    assert (found["crystals"], found["supply"]) == ([11], 0)


@pytest.mark.parametrize(("place", "won"), [(2, True), (0, False)])  # r4 or r2
def test_AN_4_11_a_later_removal_may_complete_the_win(place: int, won: bool) -> None:
    before = table(NO_FOUR, crystals=[6])
    match = play(before, "skip", "draw x4", f"replace {place}")
    assert match.is_over == won
    if won:
        assert match.outcome.json() == {"scores": [6], "ranks": [1], "reason": "crystals"}


def test_AN_4_10_a_removal_in_the_middle_of_a_turn_does_not_end_it() -> None:
    """r4 completes the shrine as soon as it is removed; the paradox is still carried out."""
    before = table(
        NO_FOUR, row="r2 r3 g1 g2 x1 p1 x2 p3 b3", hand="r4 p4 b4", phase="paradox", crystals=[5]
    )
    match = play(before, "paradox", "remove r4", "draw x3", "swap 1-3")
    assert not match.is_over
    match = play(match, "order x3 p4 b4")
    assert match.outcome.json() == {"scores": [6], "ranks": [1], "reason": "crystals"}


@pytest.mark.parametrize(("dropped", "won"), [("r4", False), ("g1", True), ("r1", False)])
def test_AN_4_10_the_win_is_looked_at_after_the_drop(dropped: str, won: bool) -> None:
    """r4 brings the missing number, as the sixth: what is dropped decides."""
    before = table(
        "r1 g1 g3 p2 b2", row=ROW.replace("g1", "g4"), crystals=[5], phase="replace", drawn="x4"
    )
    match = play(before, "replace 2")
    assert position_of(match)["phase"] == "drop"
    match = play(match, f"drop {dropped}")
    assert match.is_over == won


def test_AN_4_10_six_that_show_everything_are_not_yet_won() -> None:
    """After the last stone r4 brings the missing number as the sixth; the drop is still to come."""
    row = ROW.replace("g1", "g4")
    before = table("r1 g1 g3 p2 b2", row=row, crystals=[5], stones=1)
    found = after(before, "play g2 6", "draw x4", "replace 2")
    assert (found["phase"], found["stones"], len(found["shrine"])) == ("drop", 0, 6)
    match = load(found)
    assert position_of(match) == found
    assert play(match, "drop g1").outcome.ranks == [1]


@pytest.mark.parametrize(("place", "ranks"), [(2, [1]), (0, [2])])
def test_AN_4_11_an_empty_pile_with_an_unfinished_shrine_is_a_loss(
    place: int, ranks: list[int]
) -> None:
    before = table(NO_FOUR, crystals=[5], removed="g4 x3 f13 f24")  # x4 is the pile
    match = play(before, "skip", "draw x4", f"replace {place}")
    assert match.is_over
    assert match.outcome.ranks == ranks
    assert match.outcome.reason == ("crystals" if ranks == [1] else "pile")


def test_AN_4_11_the_shrine_is_empty_at_first() -> None:
    start = position_of(new("easy", True))
    assert (start["shrine"], start["removed"]) == ([], [])


@pytest.mark.parametrize(
    ("shrine", "replaced", "to"), [("r1", "b4", "shrine"), ("r1", "x1", "box"), (None, "b4", "box")]
)
def test_AN_4_11_everybody_hears_where_a_removed_card_goes(
    shrine: str | None, replaced: str, to: str
) -> None:
    """x4 shares its number with b4, f13 with x1."""
    drawn = "x4" if replaced == "b4" else "f13"
    before = solo_position("normal", shrine, row=ROW, hand="g2 p3 b3", codex="b1")
    place = ROW.split().index(replaced)
    match = play(before, "skip", f"draw {drawn}", f"replace {place}")
    assert {"kind": "remove", "card": replaced, "to": to} in last_events(match)
