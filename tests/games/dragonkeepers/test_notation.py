"""Moves and positions as text and JSON (DK-7.1 to DK-7.8)."""

import json
from collections import Counter
from typing import Any

import pytest

from spieluhr.cli.trace import before
from spieluhr.core.dice import Dice
from spieluhr.core.match import Match
from tests.games.dragonkeepers.world import (
    COLOURS,
    EXAMPLE,
    FIGURES,
    GAME,
    ORDER,
    PIECES,
    PILES,
    POWERS,
    STARTS,
    Position,
    after,
    legal,
    load,
    new,
    play,
    position_of,
    step,
    table,
)

AWAY = ["remove 4"] * 8 + ["remove 8"] * 4
SETUP = ["reveal left", "page left", "reveal right", "page right"]


def weights(match: Match) -> dict[str, int]:
    """By text, in the engine's order."""
    lines = [GAME.codec.text(move) for move in match.legal()]
    return dict(zip(lines, GAME.rules.weights(match.state), strict=True))


def test_DK_7_1_every_card_has_one_code_that_moves_use() -> None:
    for verb in ("book", "lay", "start", "reveal left", "reveal right"):
        moves = {GAME.codec.parse(f"{verb} {card}") for card in ORDER}
        assert len(moves) == 73
        assert {GAME.codec.text(move) for move in moves} == {f"{verb} {card}" for card in ORDER}


def test_DK_7_1_a_start_card_is_never_the_same_kind_as_another() -> None:
    assert legal(table("w2 w2s wr wrs", "g1"))[:4] == ["book w2", "book w2s", "book wr", "book wrs"]


def test_DK_7_2_the_order_of_cards() -> None:
    hand = ["w1", "w2s", "w5", "wr", "wrs", "wb", "g1", "g2", "gw"]
    hand += ["r3s", "rw", "b1", "b3", "bw", "j6", "j6"]
    mixed = " ".join(reversed(hand))
    assert after(table(mixed, "g2"))["hands"][0] == hand
    lines = legal(table(mixed, "g2"))
    assert lines == [*[f"book {card}" for card in dict.fromkeys(hand)], "lay r3s", "lay rw", "pass"]


@pytest.mark.parametrize(
    ("start", "lines"),
    [
        (table("w1", "g1", phase="take", taken=0), ["take left", "take right"]),
        (table("w1", "g1", phase="take", taken=1), ["take left", "take right", "stop"]),
        (table("w1", "g1", phase="take", taken=2), ["take left", "take right", "stop"]),
        (table("w1", "g1", phase="take", taken=3, crystals=(0,)), ["take left", "take right"]),
        (table("w1", "g1", phase="crystal", taken=3, crystals=(1,)), ["crystal", "stop"]),
        (table("", "g1"), ["pass"]),
        (table("w1 rw", "g1", changed=["left"]), ["book rw", "pass"]),
        (table("w1 rw", "g1", changed=["right"]), ["book w1", "pass"]),
        (table("w1 rw", "g1", changed=["left", "right"]), ["pass"]),
        (table("r4 r5", "", phase="lay", laying=["r1"]), ["lay r4"]),
        (
            table("", "", rows=("g2",), phase="end", laying=["r1", "r2", "rw"]),
            ["end left", "end right"],
        ),
        (table("", "r1 r2 j6", phase="along", actor=1), ["lay r1", "pass"]),
        (table("", "", phase="along", actor=1), ["pass"]),
    ],
)
def test_DK_7_3_the_moves_of_each_phase_in_order(start: Position, lines: list[str]) -> None:
    assert legal(start) == lines


def test_DK_7_3_act_in_order_with_all_chests() -> None:
    start = table("w4 r1 r2 rw r4", "g1", rows=("b1 b2",), crystals=(1,), chests=POWERS)
    assert legal(start) == [
        *["book w4", "book r1", "book r2", "book r4", "book rw", "lay r1", "lay r2"],
        *["chest return blue", "chest barter", "chest thrift", "chest page up", "chest page down"],
        "pass",
    ]


def test_DK_7_3_crystal_is_left_out_without_one() -> None:
    for crystals, phase in ((0, "act"), (1, "crystal")):
        start = table("w1", "g1", phase="take", taken=2, crystals=(crystals,), page=("w2 ?3", "?r"))
        assert after(start, "take left")["phase"] == phase


def test_DK_7_3_after_the_fourth_card_comes_act() -> None:
    start = table("w1", "g1", phase="crystal", taken=3, crystals=(2,), page=("w2 ?3", "?r"))
    then = after(start, "crystal", "take left")
    assert (then["phase"], then["taken"], then["crystals"]) == ("act", 4, [1, 0])


def lays(match: Match) -> list[tuple[str, ...]]:
    """Every complete lay from here on, as the cards laid."""
    found: list[tuple[str, ...]] = []
    for line in legal(match):
        if line.startswith("lay "):
            then = play(match.at(len(match.log)), line)
            rest = lays(then) if position_of(then)["phase"] == "lay" else [()]
            found += [(line[4:], *cards) for cards in rest]
    return found


def test_DK_7_3_every_set_of_cards_has_exactly_one_text() -> None:
    match = load(table("r1 r2 r2 rw j6 j6 g3 w3", "g1"))
    expected = set()
    held = Counter(["r1", "r2", "r2", "rw", "j6", "j6"])
    cards = ["r1", "r2", "rw", "j6"]
    for a in cards:
        for b in cards[cards.index(a) :]:
            for c in cards[cards.index(b) :]:
                if a != "j6" and not Counter((a, b, c)) - held:
                    expected.add((a, b, c))
    found = lays(match)
    assert len(found) == len(set(found))
    assert set(found) == expected


@pytest.mark.parametrize(
    ("line", "written"),
    [
        ("take left", {"type": "take", "side": "left"}),
        ("take right", {"type": "take", "side": "right"}),
        ("stop", {"type": "stop"}),
        ("crystal", {"type": "crystal"}),
        ("book w3", {"type": "book", "card": "w3"}),
        ("book w2s", {"type": "book", "card": "w2s"}),
        ("lay w3", {"type": "lay", "card": "w3"}),
        ("lay j6", {"type": "lay", "card": "j6"}),
        ("end left", {"type": "end", "side": "left"}),
        ("pass", {"type": "pass"}),
        ("again", {"type": "again"}),
        ("chest return white", {"type": "chest", "name": "return", "colour": "white"}),
        ("chest page up", {"type": "chest", "name": "page", "way": "up"}),
        ("chest page down", {"type": "chest", "name": "page", "way": "down"}),
        ("chest key", {"type": "chest", "name": "key"}),
        ("chest wind", {"type": "chest", "name": "wind"}),
        ("chest barter", {"type": "chest", "name": "barter"}),
        ("chest thrift", {"type": "chest", "name": "thrift"}),
        ("reveal left w3", {"type": "reveal", "side": "left", "card": "w3"}),
        ("page right g", {"type": "page", "side": "right", "back": "g"}),
        ("page left 4", {"type": "page", "side": "left", "back": "4"}),
        ("start w2s", {"type": "start", "card": "w2s"}),
        ("remove 10", {"type": "remove", "value": 10}),
        ("pearl 8", {"type": "pearl", "value": 8}),
    ],
)
def test_DK_7_5_every_form_of_a_move(line: str, written: dict[str, object]) -> None:
    move = GAME.codec.parse(line)
    assert GAME.codec.text(move) == line
    assert json.dumps(GAME.codec.move_json(move)) == json.dumps(written)
    assert GAME.codec.read_move(json.loads(json.dumps(written))) == move


def test_DK_7_6_a_turn_as_a_record() -> None:
    start = table("w1", "r1 r4 r5", "w3 r2 rw j6", rows=("", "", "b1"), page=("?4", "?b"),
                  active=2, turn=3, phase="take", taken=0)  # fmt: skip
    match = play(start, "take left", "reveal left g4", "page left 2")
    play(match, "take right", "reveal right wb", "page right r", "stop", "book w3")
    play(match, "lay r2", "lay rw", "lay j6", "end left")
    assert position_of(match)["actor"] == 0
    play(match, "pass")
    assert position_of(match)["actor"] == 1
    play(match, "lay r1", "lay r4", "lay r5")
    then = position_of(match)
    assert (then["turn"], then["active"], then["actor"], then["phase"]) == (4, 0, 0, "take")
    assert then["display"] == {"left": "g4", "right": "wb"}
    assert then["book"]["left"]["top"] == ["w3", "?2"]
    assert then["rows"][2] == [
        {"colour": "red", "cards": ["r2", "rw", "j6"]},
        {"colour": "blue", "cards": ["b1"]},
    ]
    assert then["rows"][1] == [{"colour": "red", "cards": ["r1", "r4", "r5"]}]
    assert then["hands"] == [["w1"], [], ["w5", "wg"]]
    assert (then["eggs"], then["crystals"]) == ([0, 1, 1], [0, 1, 1])


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
    assert match.outcome().reason == "amulets"
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
    match, dice = new(players, POWERS), Dice(seed)
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
    assert Counter(found["pieces"]) == PIECES


def test_DK_7_4_the_weights_of_set_up() -> None:
    match = new(3)
    assert weights(match) == {f"remove {value}": n for value, n in PIECES.items()}
    assert list(weights(match)) == [f"remove {value}" for value in PIECES]
    play(match, *AWAY)
    assert list(weights(match).items()) == [(f"start {card}", 1) for card in STARTS]
    play(match, "start w2s", "start g2s", "start wrs")
    assert list(weights(match).items()) == [(f"reveal left {c}", n) for c, n in PILES[0].items()]
    play(match, "reveal left r3")
    backs = {f"page left {n}": 4 * count for n, count in FIGURES.items()}
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
    assert written["legal"] == [f"remove {value}" for value in PIECES]
    assert written["weights"] == list(PIECES.values())
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
    assert match.outcome().scores == [6 + 30 + 8 + 33, 24 + 48 + 32 + 21]


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
