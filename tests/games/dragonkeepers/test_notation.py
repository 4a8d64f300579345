"""Moves and positions as text and JSON (DK-7.1 to DK-7.8)."""

import json
from collections import Counter

import pytest

from spieluhr.core.match import Match
from tests.builders import Position, after, legal, load, play, position_of
from tests.games.dragonkeepers.builders import CHESTS, GAME, ORDER
from tests.games.dragonkeepers.table_builders import table

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
    start = table("w4 r1 r2 rw r4", "g1", rows=("b1 b2",), crystals=(1,), chests=CHESTS)
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
