"""The solo game (AN-4.1 to AN-4.10)."""

from typing import Any

import pytest

from tests.builders import after, last_events, legal_texts, load, play, position_of
from tests.games.antinomy.builders import GAME, RELICS, ROW, cards, new, places, solo_position

LEVELS = ["easy", "normal", "hard"]
SOLO_CARDS = cards("x1 x2 x3 x4 f13 f24")
# With three purple relics in the hand; r2 r3 p4 and the six solo cards are the pile.
PURPLE_ROW = "g3 r1 b4 g1 g2 r4 b2 b1 g4"
PURPLE: dict[str, Any] = {"row": PURPLE_ROW, "hand": "p1 p2 p3", "phase": "paradox"}


def test_AN_4_1_hand_row_and_codex_are_dealt_the_rest_is_the_pile() -> None:
    dealt = ["p1", "r2", "g2", *cards(ROW), "b3"]
    match = new("normal")
    for k, card in enumerate(dealt):
        assert legal_texts(match) == {f"deal {c}" for c in RELICS if c not in dealt[:k]}
        play(match, f"deal {card}")
    table = position_of(match)
    assert table["hands"] == [["r2", "g2", "p1"]]
    assert table["timeline"] == cards(ROW)
    assert table["codex"] == {"card": "b3", "colour": "green"}
    assert table["pile"] == ["r3", "p4", "b1", *SOLO_CARDS]


def test_AN_4_1_one_wand_is_placed_as_usual() -> None:
    before = solo_position(phase="place", turn=0, wands=[None])
    assert legal_texts(before) == {"wand 0", "wand 4", "wand 8"}
    table = after(before, "wand 8")
    assert table["wands"] == [8]
    assert (table["phase"], table["turn"], table["actor"]) == ("move", 1, 0)


@pytest.mark.parametrize(("level", "stones"), [("easy", 4), ("normal", 3), ("hard", 3)])
def test_AN_4_2_time_stones(level: str, stones: int) -> None:
    assert position_of(new(level))["stones"] == stones


@pytest.mark.parametrize(("level", "goal"), [("easy", 5), ("normal", 5), ("hard", 6)])
def test_AN_4_2_crystals_to_win(level: str, goal: int) -> None:
    before = solo_position(level, **PURPLE, crystals=[goal - 2])
    lines = ["paradox", "remove p1", "draw r2", "swap 5-7", "order r2 p2 p3"]
    assert not play(before, *lines).is_over
    match = play(before | {"crystals": [goal - 1], "supply": supply(level, goal - 1)}, *lines)
    assert match.outcome.json() == {"scores": [goal], "ranks": [1], "reason": "crystals"}
    assert load(before).view(0).goal == goal


def supply(level: str, crystals: int) -> int:
    return max(0, 9 - crystals - {"easy": 4, "normal": 3, "hard": 3}[level])


def test_AN_4_3_a_flare_is_no_target_but_a_step() -> None:
    before = solo_position(row="g3 r1 b4 p2 g1 f13 b2 p3 g4")
    assert places(before, "play p1") == {3}  # one step ahead lies the flare
    assert 6 in places(before, "play r2")  # two steps, one of them over it
    assert 6 in places(before, "play g2")


def test_AN_4_3_nor_is_a_flare_a_target_in_the_past() -> None:
    row = "g4 f13 b4 f24 b1 b2 b3 p3 p4"
    for hand in ("r1 g3 x1", "x2 x3 x4", "r2 r4 p2"):
        before = solo_position(row=row, hand=hand, codex="p1", wands=[8])
        assert places(before, "play")
        assert not places(before, "play") & {1, 3}


# All three have the number 4; r3 r4 g4 g1 x2 x3 share neither colour nor symbol with them.
FOURS = "p4 b4 x4"


def test_AN_4_3_with_flares_as_the_only_targets_one_must_skip() -> None:
    row = "r3 r4 g4 g1 r1 r2 g2 g3 f24"
    before = solo_position(row=row, hand=FOURS, wands=[4])
    assert legal_texts(before) == {"skip"}
    assert legal_texts(solo_position(row=row.replace("f24", "p1"), hand=FOURS, wands=[4])) == {
        "skip",
        "play p4 8",
        "play b4 8",
        "play x4 8",
    }


def test_AN_4_3_without_any_target_too() -> None:
    row = "r3 r4 g4 g1 x2 x3 f13 f24 r1"
    assert legal_texts(solo_position(row=row, hand=FOURS, wands=[8])) == {"skip"}


def test_AN_4_4_an_extinguished_relic_moves_by_number_and_symbol_only() -> None:
    # x1 is a key: it finds r1 and b4, and one step ahead lies r4.
    assert places(solo_position(hand="r2 g2 x1"), "play x1") == {1, 2, 5}


def test_AN_4_4_an_extinguished_relic_is_found_by_its_symbol_and_may_be_held() -> None:
    row = "g3 x1 x4 p2 g1 r4 b2 p3 g4"  # g2 is a key, r2 a skull, p1 a ring
    before = solo_position(row=row)
    assert places(before, "play g2") == {0, 1, 6}
    assert places(before, "play r2") == {0, 2, 6}
    table = after(before, "play g2 1")
    assert table["hands"] == [["r2", "p1", "x1"]]
    assert table["timeline"][1] == "g2"


@pytest.mark.parametrize(
    ("hand", "line", "relic"),
    [
        ("r1 p1 b4", "play b4 0", "b1"),  # then r1 p1 b1: one number
        ("r1 g2 b4", "play g2 0", "p3"),  # then r1 p3 b4: one symbol
    ],
)
def test_AN_4_4_never_part_of_a_paradox(hand: str, line: str, relic: str) -> None:
    """With x1, the extinguished 1 and key, instead of the relic there is no paradox."""
    for there, phase in ((relic, "paradox"), ("x1", "move")):
        row = f"{there} p2 g1 r4 b2 g4 r3 g3 b3"
        table = after(solo_position(row=row, hand=hand, codex="r2", wands=[1]), line)
        assert there in table["hands"][0]
        assert table["phase"] == phase


def test_AN_4_5_reveal_remove_draw_choose_exchange_crystal() -> None:
    match = load(solo_position(**PURPLE))
    assert legal_texts(match) == {"decline", "paradox"}
    table = after(match, "paradox")
    assert (table["phase"], table["actor"]) == ("remove", 0)
    assert legal_texts(match) == {"remove p1", "remove p2", "remove p3"}

    table = after(match, "remove p2")
    assert (table["hands"], table["removed"]) == ([["p1", "p3"]], ["p2"])
    assert (table["phase"], table["actor"]) == ("draw", "chance")
    assert legal_texts(match) == {f"draw {c}" for c in ["r2", "r3", "p4", *SOLO_CARDS]}

    table = after(match, "draw r3")
    assert table["hands"] == [["r3", "p1", "p3"]]
    assert "r3" not in table["pile"]
    assert (table["phase"], table["actor"], table["drawn"]) == ("swap", 0, None)
    assert legal_texts(match) == {"swap 1-3", "swap 5-7"}

    table = after(match, "swap 5-7")
    assert (table["phase"], table["actor"], table["swap"]) == ("order", "chance", "5-7")
    assert len(legal_texts(match)) == 6
    assert (table["crystals"], table["codex"]["colour"]) == ([0], "green")

    table = after(match, "order p3 r3 p1")
    assert table["timeline"] == ["g3", "r1", "b4", "g1", "g2", "p3", "r3", "p1", "g4"]
    assert table["hands"] == [["r4", "b1", "b2"]]
    assert (table["crystals"], table["codex"]["colour"]) == ([1], "purple")
    assert (table["phase"], table["turn"], table["supply"]) == ("move", 2, 5)


def test_AN_4_5_every_card_of_the_pile_is_equally_likely() -> None:
    match = play(solo_position(**PURPLE), "paradox", "remove p2")
    assert len(set(GAME.rules.weights(match.state))) == 1


def test_AN_4_5_a_drawn_flare_goes_into_the_row() -> None:
    match = play(solo_position(**PURPLE), "paradox", "remove p1", "draw f13")
    assert position_of(match)["hands"] == [["p2", "p3", "f13"]]
    table = after(match, "swap 1-3", "order f13 p2 p3")
    assert table["timeline"][1:4] == ["f13", "p2", "p3"]
    assert table["hands"] == [["r1", "g1", "b4"]]


@pytest.mark.parametrize(
    ("row", "sides"),
    [
        ("g3 f13 b4 g1 g2 r4 b2 b1 g4", {"swap 5-7"}),
        ("g3 r1 b4 g1 g2 r4 b2 f24 g4", {"swap 1-3"}),
        ("f13 r1 b4 g1 g2 r4 b2 b1 f24", {"swap 1-3", "swap 5-7"}),
        ("g3 r1 b4 g1 f24 r4 b2 b1 g4", {"swap 1-3", "swap 5-7"}),
    ],
)
def test_AN_4_5_a_side_with_a_flare_cannot_be_chosen(row: str, sides: set[str]) -> None:
    before = solo_position(**(PURPLE | {"row": row}))
    assert legal_texts(play(before, "paradox", "remove p1", "draw p4")) == sides


@pytest.mark.parametrize("second", ["f24", "b2"])
def test_AN_4_5_with_no_side_to_choose_no_paradox(second: str) -> None:
    row = f"g3 f13 b4 g1 p3 r4 {second} b1 g4"
    table = after(solo_position(row=row, hand="r1 p1 p2", wands=[5]), "play r1 4")
    assert table["hands"] == [["p1", "p2", "p3"]]
    if second == "f24":
        assert (table["phase"], table["turn"], table["stones"]) == ("move", 2, 2)
    else:
        assert (table["phase"], table["turn"], table["stones"]) == ("paradox", 1, 3)


def test_AN_4_5_asked_only_when_a_paradox_can_be_formed() -> None:
    table = after(solo_position(), "play r2 6")
    assert (table["phase"], table["turn"], table["actor"]) == ("move", 2, 0)


def test_AN_4_6_a_turn_without_paradox_costs_a_stone() -> None:
    assert after(solo_position(), "play r2 6")["stones"] == 2
    declined = after(solo_position(**PURPLE), "decline")
    assert (declined["stones"], declined["turn"], declined["phase"]) == (2, 2, "move")
    assert declined["supply"] == 7  # the stone goes into the supply


@pytest.mark.parametrize(("level", "full"), [("easy", 4), ("normal", 3), ("hard", 3)])
def test_AN_4_6_after_the_last_stone_a_card_is_replaced(level: str, full: int) -> None:
    match = play(solo_position(level, stones=1), "play r2 6")
    table = position_of(match)
    assert (table["stones"], table["phase"], table["actor"]) == (0, "draw", "chance")
    table = after(match, "draw r3")
    assert (table["stones"], table["phase"], table["drawn"]) == (0, "replace", "r3")
    assert "r3" not in table["pile"]
    table = after(match, "replace 5")
    assert table["timeline"] == ["g3", "r1", "b4", "p2", "g1", "r3", "r2", "p3", "g4"]
    assert (table["removed"], table["drawn"]) == (["r4"], None)
    assert (table["stones"], table["turn"], table["phase"]) == (full, 2, "move")


def replacing(drawn: str, row: str, hand: str = "r2 g2 p1", codex: str = "b3") -> set[int]:
    return places(
        solo_position(row=row, hand=hand, codex=codex, phase="replace", drawn=drawn), "replace"
    )


@pytest.mark.parametrize(
    ("drawn", "found"),
    [
        ("r3", {0, 1, 5, 6, 7, 8}),  # red r1 r4, threes g3 p3, rings b2 g4
        ("b1", {0, 1, 2, 4, 6}),  # blue b4 b2, ones r1 g1, skull g3
        ("x3", {0, 3, 4, 5, 7}),  # threes g3 p3, feathers p2 g1 r4; no colour
        ("x1", {1, 2, 4, 7}),  # ones r1 g1, keys r1 b4 p3
        ("f13", {0, 1, 4, 7}),  # ones and threes
        ("f24", {2, 3, 5, 6, 8}),  # twos and fours
    ],
)
def test_AN_4_7_what_shares_number_colour_or_symbol(drawn: str, found: set[int]) -> None:
    assert replacing(drawn, ROW) == found


def test_AN_4_7_solo_cards_in_the_row() -> None:
    row = "x1 x2 x3 x4 f13 f24 p4 b4 g4"
    assert replacing("r1", row, "r2 r3 r4") == {0, 4, 7}  # number and key, flare with a 1, key
    assert replacing("g2", row, "r2 r3 r4") == {0, 1, 5, 7, 8}
    assert replacing("f13", "x1 x2 x3 x4 g1 f24 p4 b4 g4", "r2 r3 r4") == {0, 2, 4}


@pytest.mark.parametrize(
    ("drawn", "row", "hand", "codex"),
    [
        ("x1", "r2 r3 r4 g3 g4 p2 p4 b2 b3", "r1 g1 p1", "b1"),
        ("f13", "r2 r4 g2 g4 p2 p4 b2 b4 x2", "r1 g1 p1", "b1"),
        ("f13", "r2 r4 g2 g4 p2 p4 b2 b4 f24", "r1 g1 p1", "b1"),
    ],
)
def test_AN_4_7_if_nothing_fits_anything_may_go(
    drawn: str, row: str, hand: str, codex: str
) -> None:
    assert replacing(drawn, row, hand, codex) == set(range(9))


def test_AN_4_7_a_flare_leaves_the_row_by_being_replaced() -> None:
    before = solo_position(row="g3 f13 b4 p2 g1 r4 b2 p3 g4", phase="replace", drawn="b1")
    table = after(before, "replace 1")
    assert table["timeline"][1] == "b1"
    assert table["removed"] == ["f13"]


def test_AN_4_7_the_relic_at_the_wand_may_be_replaced() -> None:
    table = after(solo_position(phase="replace", drawn="b1", wands=[4]), "replace 4")
    assert table["timeline"][4] == "b1"
    assert table["wands"] == [4]
    assert table["removed"] == ["g1"]


def test_AN_4_8_a_turn_with_a_paradox_costs_no_stone() -> None:
    before = solo_position(**PURPLE, stones=1)
    table = after(before, "paradox", "remove p1", "draw x4", "swap 1-3", "order p2 p3 x4")
    assert (table["stones"], table["turn"], table["phase"]) == (1, 2, "move")


def test_AN_4_9_skip_the_whole_turn() -> None:
    match = load(solo_position(stones=1))
    assert "skip" in legal_texts(match)
    table = after(match, "skip")
    assert (table["phase"], table["actor"], table["stones"]) == ("draw", "chance", 1)
    table = after(match, "draw r3", "replace 8")
    assert table["timeline"][8] == "r3"
    assert table["removed"] == ["g4"]
    assert (table["hands"], table["wands"]) == ([["r2", "g2", "p1"]], [4])
    assert (table["stones"], table["turn"], table["phase"]) == (1, 2, "move")


def test_AN_4_9_only_at_the_start_of_a_turn() -> None:
    assert "skip" not in legal_texts(solo_position(**PURPLE))
    assert "skip" not in legal_texts(solo_position(phase="replace", drawn="r3"))


LAST_CARD: dict[str, Any] = {"removed": "r3 b1 x1 x2 x3 x4 f13 f24"}  # of the base; p4 is the pile


def test_AN_4_10_an_empty_pile_at_the_end_of_a_turn_is_a_loss() -> None:
    match = play(solo_position(**LAST_CARD, crystals=[4]), "skip", "draw p4")
    table = position_of(match)
    assert (table["pile"], table["phase"]) == ([], "replace")  # not before the end of the turn
    play(match, "replace 0")
    assert match.outcome.json() == {"scores": [4], "ranks": [2], "reason": "pile"}
    assert last_events(match)[-1]["kind"] == "over"


def test_AN_4_10_by_the_last_stone_too() -> None:
    match = play(solo_position(**LAST_CARD, stones=1), "play r2 6", "draw p4", "replace 3")
    assert match.outcome.json() == {"scores": [0], "ranks": [2], "reason": "pile"}


@pytest.mark.parametrize(("crystals", "ranks"), [(3, [2]), (4, [1])])
def test_AN_4_10_the_win_is_looked_at_first(crystals: int, ranks: list[int]) -> None:
    """The last card of the pile is drawn in a paradox that brings the crystal."""
    gone = "r3 p4 x1 x2 x3 x4 f13 f24"
    before = solo_position(**PURPLE, removed=gone, crystals=[crystals])
    match = play(before, "paradox", "remove p1", "draw r2", "swap 1-3")
    assert not match.is_over
    match = play(match, "order r2 p2 p3")
    assert match.is_over
    assert match.outcome.ranks == ranks


def test_AN_4_10_a_card_left_in_the_pile_lets_the_game_go_on() -> None:
    two_left: dict[str, Any] = {"removed": "b1 x1 x2 x3 x4 f13 f24"}
    match = play(solo_position(**two_left), "skip", "draw p4", "replace 0")
    assert not match.is_over
    assert legal_texts(play(match, "skip")) == {"draw r3"}
