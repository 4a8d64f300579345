"""Positions (DK-7.7, DK-7.8), and how likely what chance does is (DK-7.4)."""

import json
from collections import Counter
from typing import Any

import pytest

from spieluhr.cli.trace import before
from spieluhr.core.dice import Dice
from tests.builders import Position, after, legal, load, play, position_of
from tests.games.dragonkeepers.builders import (
    BOX,
    CHESTS,
    COLOURS,
    LEFT,
    ORDER,
    PIECES,
    SIDES,
    STARTS,
    new,
)
from tests.games.dragonkeepers.table_builders import EXAMPLE, step, table
from tests.games.dragonkeepers.test_notation import AWAY, SETUP, weights

PILES = [BOX[side] for side in SIDES]
VALUES = Counter(PIECES)


def test_DK_7_7_the_example_is_read_and_written_alike() -> None:
    assert json.dumps(after(EXAMPLE)) == json.dumps(EXAMPLE)
    assert legal(EXAMPLE) == ["take left", "take right"]
    fronts = weights(play(EXAMPLE, "take left"))  # the 4s of the pool
    assert fronts == {f"reveal left {card}": n for card, n in
                      (("w4", 4), ("g4", 2), ("r4", 4), ("b4", 1))}  # fmt: skip


def test_DK_7_7_the_example_can_be_played_to_its_end() -> None:
    match, dice = load(EXAMPLE), Dice(4)
    while not match.is_over:
        step(match, dice)
    then = position_of(match)
    assert (then["actor"], then["phase"]) == ("over", "over")
    assert match.outcome.reason == "amulets"
    assert after(then) == then


def assert_well_formed(found: Position) -> None:
    """The sentences of DK-7.7 and DK-7.8 that hold at any time."""
    assert list(found) == list(EXAMPLE)
    assert list(found["supply"]) == list(EXAMPLE["supply"])
    phase = found["phase"]
    chance = phase in ("setup", "refill", "pearls")
    assert (found["actor"] == "chance") == chance == bool(found["pending"])
    assert (found["actor"] == "over") == (phase == "over")
    assert (found["turn"] == 0) == (phase == "setup")
    for k, side in enumerate(("left", "right")):
        pile = found["book"][side]
        assert list(pile) == ["size", "top", "bottom", "pool"]
        known = [card for card in [*pile["top"], *pile["bottom"]] if card[0] != "?"]
        assert pile["size"] == len(known) + sum(pile["pool"].values())
        assert list(pile["pool"]) == [card for card in PILES[k] if card in pile["pool"]]
        assert 0 not in pile["pool"].values()
        assert not any(card[0] == "?" for card in [*pile["top"][:-1], *pile["bottom"]])
        if not pile["pool"]:
            assert pile["bottom"] == []
    for hand in found["hands"]:
        assert hand == sorted(hand, key=ORDER.index)
    assert found["pieces"] == sorted(found["pieces"])
    assert found["coats"] == sorted(found["coats"], reverse=True)
    assert found["changed"] in ([], ["left"], ["right"], ["left", "right"])
    assert (found["returning"] is not None) == (phase == "return")
    assert bool(found["laying"]) == (phase in ("lay", "end"))
    for row in found["rows"]:
        for stack in row:
            assert {COLOURS[card[0]] for card in stack["cards"] if card != "j6"} <= {
                stack["colour"]
            }


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_DK_7_8_positions_of_whole_games(players: int, seed: int) -> None:
    match, dice = new(players, CHESTS), Dice(seed)
    while not match.is_over:
        found = position_of(match)
        assert_well_formed(found)
        assert after(found) == found
        step(match, dice)
    assert_well_formed(position_of(match))


@pytest.mark.parametrize(("players", "removed", "starts"), [(2, 16, 1), (3, 12, 3), (4, 8, 6)])
def test_DK_7_8_before_the_first_move(players: int, removed: int, starts: int) -> None:
    found = position_of(new(players))
    assert found["pending"] == ["remove"] * removed + ["start"] * starts + SETUP
    assert (found["turn"], found["active"], found["phase"]) == (0, 0, "setup")
    assert found["display"] == {"left": None, "right": None}
    for k, side in enumerate(("left", "right")):
        whole = {"size": 52, "top": [], "bottom": [], "pool": PILES[k]}
        assert found["book"][side] == whole
    assert found["start_pool"] == STARTS
    assert Counter(found["pieces"]) == VALUES


def test_DK_7_4_the_weights_of_set_up() -> None:
    match = new(3)
    assert weights(match) == {f"remove {value}": n for value, n in VALUES.items()}
    assert list(weights(match)) == [f"remove {value}" for value in VALUES]
    play(match, *AWAY)
    assert list(weights(match).items()) == [(f"start {card}", 1) for card in STARTS]
    play(match, "start w2s", "start g2s", "start wrs")
    assert list(weights(match).items()) == [(f"reveal left {c}", n) for c, n in PILES[0].items()]
    play(match, "reveal left r3")
    backs = {f"page left {n}": 4 * count for n, count in LEFT.items()}
    assert weights(match) == backs | {"page left 3": 11}
    play(match, "page left 4")
    assert list(weights(match).items()) == [(f"reveal right {c}", n) for c, n in PILES[1].items()]
    play(match, "reveal right gr")
    assert list(weights(match).items()) == [
        *[("page right w", 13), ("page right g", 13), ("page right r", 12), ("page right b", 13)]
    ]
    play(match, "page right b")
    assert (match.actor, position_of(match)["turn"]) == (0, 1)
    assert position_of(match)["hands"] == [[], ["w2s"], ["wrs", "g2s"]]


def test_DK_7_4_a_trace_has_the_weights_in_the_order_of_legal() -> None:
    written = before(new(2))
    assert written["legal"] == [f"remove {value}" for value in VALUES]
    assert written["weights"] == list(VALUES.values())
    assert "weights" not in before(load(EXAMPLE))


def test_DK_7_4_a_gap_is_filled_with_the_back_of_the_page() -> None:
    match = play(table("w1", "g1", page=("?1", "?r"), phase="take", taken=0), "take left")
    assert weights(match) == {"reveal left r1": 1, "reveal left b1": 1}
    play(match, "reveal left b1")
    assert weights(match)["page left 1"] == 1
    one = play(table("w1", "g1 r1", page=("?1", "?r"), phase="take", taken=0), "take left")
    assert weights(one) == {"reveal left b1": 1}  # a single result is still a chance move


@pytest.mark.parametrize(
    ("page", "pools", "pending"),
    [
        ("?3", None, ["reveal left", "page left"]),
        ("w2 ?3", None, []),
        ("?3", "w3 g4", ["reveal left", "page left"]),
        ("w2", "", []),
        ("?3", "w3", []),
        ("w2 g4", "", []),
    ],
)
def test_DK_7_8_what_is_pending_after_a_card_was_taken(
    page: str, pools: str | None, pending: list[str]
) -> None:
    start = table("w1", "g1", page=(page, "?r"), pools=(pools, None), phase="take", taken=0)
    then = after(start, "take left")
    assert then["pending"] == pending
    assert then["phase"] == ("refill" if pending else "take")


def test_DK_7_8_a_page_that_lies_under_the_pile_is_not_listed() -> None:
    start = table("w1", "g1", page=("?3", "?r"), under=("g4", ""), pools=("w3", None),
                  phase="take", taken=0)  # fmt: skip
    then = after(start, "take left")
    assert then["pending"] == ["reveal left"]
    then = after(start, "take left", "reveal left w3")
    assert then["book"]["left"] == {"size": 1, "top": ["g4"], "bottom": [], "pool": {}}


FINAL: dict[str, Any] = {"pieces": ((1,) * 6 + (6,) * 5 + (8,), (8,) * 3 + (12,) * 4 + (16,) * 2)}


def test_DK_7_8_pearls_are_pending_once_each_and_drawn_in_order() -> None:
    match = play(table("w1", "g1", **FINAL, phase="along", actor=1), "pass")
    found = position_of(match)
    assert found["pearls"] == [["red"] * 4, ["red", "red", "blue"]]
    assert found["pending"] == ["pearl"] * 7
    assert (found["phase"], found["actor"]) == ("pearls", "chance")
    assert list(weights(match).items()) == [("pearl 8", 3), ("pearl 9", 3)]
    play(match, "pearl 8", "pearl 8", "pearl 8")
    assert position_of(match)["pearls"] == [[8, 8, 8, "red"], ["red", "red", "blue"]]
    assert weights(match) == {"pearl 9": 3}
    play(match, "pearl 9", "pearl 9", "pearl 9")
    assert list(weights(match).items()) == [("pearl 3", 5), ("pearl 4", 4)]
    play(match, "pearl 3")
    assert position_of(match)["pearls"] == [[8, 8, 8, 9], [9, 9, 3]]
    assert match.outcome.scores == [6 + 30 + 8 + 33, 24 + 48 + 32 + 21]


def test_DK_7_8_what_the_turn_was_like_stays_until_the_next_begins() -> None:
    start = table("w1 rw", "g1", crystals=(1,), chests=["barter"], taken=3)
    match = play(start, "chest barter", "book rw", "book w1", "pass")
    kept = ("taken", "changed", "chest", "last")
    found = position_of(match)
    assert found["phase"] == "along"
    assert [found[key] for key in kept] == [3, ["left", "right"], "barter", False]
    found = after(match, "pass")
    assert [found[key] for key in kept] == [0, [], None, False]


def test_DK_7_8_cards_of_an_unfinished_lay_are_in_no_hand_and_no_row() -> None:
    start = table("r1 r2 rw", "w1", rows=("g2",))
    found = after(start, "lay r1", "lay r2", "lay rw")
    assert (found["phase"], found["laying"], found["hands"][0]) == ("end", ["r1", "r2", "rw"], [])
    assert len(found["rows"][0]) == 1
    assert after(start, "lay r1", "lay r2", "lay rw", "end right")["laying"] == []
