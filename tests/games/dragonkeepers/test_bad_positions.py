"""What cannot be a position or a move is refused with a sentence that names the trouble."""

from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieluhr.core.dice import Dice
from spieluhr.core.errors import Malformed
from tests.builders import Position, changed, position_of, refusal, without
from tests.games.dragonkeepers.builders import CHESTS, GAME, ORDER, new
from tests.games.dragonkeepers.table_builders import EXAMPLE, step, table
from tests.strange import one_key_changed, refuses_line, strange_json

NAN = float("nan")


def example(**changes: Any) -> Position:
    return EXAMPLE | changes


def at(path: str, value: object) -> Position:
    """The example with one value changed deep inside."""
    return changed(EXAMPLE, path, value)


THREE = [["w1", "br", "j6"], ["g2", "g4", "b2", "b4", "j6"]]
MINE = EXAMPLE["hands"][2]
SUPPLY = EXAMPLE["supply"]

# The position, and a word that its refusal says.
WRONG: list[tuple[object, str]] = [
    (None, "null"),
    ([], "array"),
    ("take", "str"),
    ({}, "game"),
    *[(without(EXAMPLE, key), key) for key in EXAMPLE],
    (example(note=1), "note"),
    (example(game="antinomy"), "game"),
    (example(data="000000000000"), "000000000000"),
    (example(options={"players": 5, "chests": []}), "players"),
    (example(options={"players": 3, "chests": ["fire"]}), "chests"),
    (example(options={"players": 3, "chests": ["key", "key"]}), "chest"),
    (example(options={}), "entries"),
    (example(options={"players": 2, "chests": []}), "hands"),
    *[(example(turn=bad), "turn") for bad in (0, -1, 1.5, "9", None)],
    (example(active=3), "seat"),
    (example(active=1), "active"),
    *[(example(actor=bad), "actor") for bad in (3.5, "nobody", -1, 10**30)],
    (example(actor=1), "active"),
    (example(actor="over"), "actor"),
    (example(actor="chance"), "actor"),
    (example(phase="sleep"), "phase"),
    (example(phase="refill"), "pending"),
    (example(phase="along"), "along"),
    (example(phase="return"), "returning"),
    (example(phase="lay"), "laying"),
    (example(taken=5), "taken"),
    (example(changed=["up"]), "changed"),
    (example(changed=["right", "left"]), "changed"),
    (example(changed=["left", "left"]), "changed"),
    (example(chest="fire"), "fire"),
    (example(chest="page"), "page"),
    (example(returning="white"), "returning"),
    (example(returning="pink"), "returning"),
    (example(laying=["w3"]), "w3"),
    (example(pending=["page left"]), "pending"),
    (example(pending=["rain"]), "rain"),
    (example(last=None), "last"),
    (at("book.left.size", 36), "book"),
    (at("book.left.top", ["?b"]), "other side"),
    (at("book.left.top", ["?4", "?4"]), "unknown"),
    (at("book.left.top", ["?6"]), "?6"),
    (at("book.left.top", ["?4", "w3"]), "unknown"),
    (at("book.left.top", ["wg", "?4"]), "other side"),
    (at("book.left.top", []), "page"),
    (at("book.left.bottom", ["w3"]), "w3"),
    (at("book.left.pool", {**EXAMPLE["book"]["left"]["pool"], "w2": 2}), "w2"),
    (at("book.left.pool", {**EXAMPLE["book"]["left"]["pool"], "w1": 0}), "book"),
    (at("book.left.pool", {**EXAMPLE["book"]["left"]["pool"], "w2s": 1}), "w2s"),
    (at("book.left.pool", {**EXAMPLE["book"]["left"]["pool"], "wg": 1}), "wg"),
    (at("book.left.pool", {**EXAMPLE["book"]["left"]["pool"], "w2": -1}), "pool"),
    (at("book.left", None), "left"),
    (at("display.left", "z9"), "z9"),
    (at("display.left", "?4"), "?4"),
    (at("display.left", None), "r3"),
    (at("display.up", "r3"), "up"),
    (example(start_pool=["w2s", "r3s", "rws", "b3s"]), "bgs"),
    (example(start_pool=["r3s", "w2s", "rws", "b3s", "bgs"]), "start_pool"),
    (example(start_pool=["w2", "r3s", "rws", "b3s", "bgs"]), "w2"),
    (example(unseen={"wrs": 2, "gbs": 1}), "gbs"),
    (example(unseen={"wrs": 2, "gbs": 2, "g2s": 1}), "g2s"),
    (example(unseen={"wrs": 3, "gbs": 2}), "wrs"),
    (example(unseen={"wr": 2}), "wr"),
    (example(hands=[*THREE]), "hands"),
    (example(hands=[*THREE, MINE[1:]]), "w3"),
    (example(hands=[*THREE, MINE[::-1]]), "hands"),
    (example(hands=[*THREE, ["w9", *MINE]]), "w9"),
    (example(hands=[*THREE, ["w1", *MINE]]), "w1"),
    (example(hands=[*THREE, [*MINE, "j6"]]), "j6"),
    (at("rows.0.0.colour", "blue"), "one stack"),
    (at("rows.0.0.colour", "green"), "stack"),
    (at("rows.0.0.cards", []), "stack"),
    (at("rows.0.0.colour", "pink"), "pink"),
    (example(pieces=EXAMPLE["pieces"][1:]), "pieces"),
    (example(pieces=EXAMPLE["pieces"][::-1]), "pieces"),
    (example(pieces=[2, *EXAMPLE["pieces"][1:]]), "pieces"),
    (example(taken_pieces=[[1, 1, 1], [1, 1, 2], []]), "piece 2"),
    (example(pearls=[["red"], ["green"], []]), "pearls"),
    (example(pearls=[["red"], [8], []]), "pearls"),
    (example(pearls=[["red"], ["red"], ["blue"]]), "pearls"),
    (example(coats=[16, 12]), "coats"),
    (example(coats=[8, 12, 16]), "coats"),
    (example(taken_coats=[16, None, None]), "coats"),
    (example(eggs=[1, 1, 0]), "eggs"),
    (example(crystals=[1, 0, 0]), "crystals"),
    (example(crystals=[-1, 0, 1]), "crystals"),
    (example(supply=SUPPLY | {"backlight": 8}), "j6"),
    (example(supply=SUPPLY | {"red": 5}), "pearls"),
    (example(supply=without(SUPPLY, "blue")), "blue"),
    (example(supply=SUPPLY | {"gold": 1}), "gold"),
    (example(eggs=[0, NAN, 0]), "eggs"),
]


@pytest.mark.parametrize("number", range(len(WRONG)))
def test_DK_7_7_a_wrong_position_is_refused_with_its_reason(number: int) -> None:
    written, word = WRONG[number]
    assert word in refusal(GAME, written)  # a data set that is not known has its own sentence


END = table("r1 r2 rw", "w1", rows=("g2",))
UNREACHABLE: dict[str, Position] = {
    "DK-3.7: three pieces but no pearl": example(
        pearls=[["red"], [], []], supply=SUPPLY | {"red": 5}
    ),
    "DK-3.7: a pearl without pieces": example(
        pearls=[["red"], ["red"], ["red"]], supply=SUPPLY | {"red": 3}
    ),
    "DK-3.7: blue while there is red": example(
        pearls=[["red"], ["blue"], []], supply=SUPPLY | {"red": 5, "blue": 8}
    ),
    "DK-2.4: seven red pearls": example(supply=SUPPLY | {"red": 5, "blue": 8}),
    "DK-3.8: the 12 while the 16 is there": example(
        coats=[16, 8], taken_coats=[12, None, None]
    ),
    "DK-3.8: a coat with two colours": example(coats=[12, 8], taken_coats=[16, None, None]),
    "DK-3.1: acting without a card taken": table("w1", "g1", taken=0),
    "DK-3.1: stopping after the fourth": table("w1", "g1", phase="take", taken=4),
    "DK-3.2: the question without a crystal": table("w1", "g1", phase="crystal", taken=3),
    "DK-3.2: the question after two cards": table(
        "w1", "g1", phase="crystal", taken=2, crystals=(1,)
    ),
    "DK-3.3: a changed side in the phase take": table(
        "w1", "g1", phase="take", taken=0, changed=["left"]
    ),
    "DK-3.4: laying another colour": table("r4 r5", "", phase="lay", laying=["g2"]),
    "DK-3.4: laying a joker first": table("r4 r5", "", phase="lay", laying=["j6"]),
    "DK-3.5: laying on a closed stack": table(
        "r4 r5", "", rows=("g2 / r2 / b2",), phase="lay", laying=["r1"]
    ),
    "DK-3.5: an end for a colour that lies there": table(
        "", "", rows=("r4",), phase="end", laying=["r1", "r2", "r3"]
    ),
    "DK-3.5: an end in an empty row": table("", "", phase="end", laying=["r1", "r2", "r3"]),
    "DK-3.4: an end before the lay is complete": table(
        "", "", rows=("g2",), phase="end", laying=["r1", "r2"]
    ),
    "DK-7.3: cards of a lay out of order": table("r5", "", phase="lay", laying=["r2", "r1"]),
    "DK-3.12: an open place over a full pile": table("w1", "g1", display=(None, "wg")),
    "DK-3.12: the last turn with cards in the display": table("w1", "g1", last=True, taken=0),
    "DK-7.7: a page that the pool does not hold": table(
        "w1", "g1 r1 b1", page=("?1", "?r"), rows=("", "")
    ),
    "DK-7.7: a bottom under an empty pool": table(
        "w1", "g1", page=("w2", "?r"), under=("g4", ""), pools=("", None)
    ),
    "DK-5.1: a power that is not in the game": table("w1", "g1", chest="barter"),
    "DK-5.3: returning without that power": table(
        "w1", "g1", rows=("r1 r2",), phase="return", returning="red", chests=["return"]
    ),
    "DK-5.3: returning from a stack of one": table(
        "w1", "g1", rows=("r1",), phase="return", returning="red", chest="return red",
        chests=["return"],
    ),
    "DK-4.4: turn 301": table("w1", "g1", turn=301),
    "DK-4.1: over without a reason": table("w1", "g1", phase="over", actor="over"),
    "DK-4.1: the next turn after enough amulets": table(
        "w1", "g1", pieces=((1,) * 6 + (6,) * 3, (12,) * 3 + (8,) * 3 + (16,) * 3 + (20,) * 3),
        phase="take", taken=0,
    ),
    "DK-7.4: a pearl worth 7": table(
        "w1", "g1", pieces=((1,) * 6 + (6,) * 5 + (8,), (8,) * 3 + (12,) * 4 + (16,) * 2),
        phase="over", actor="over",
    ) | {"pearls": [[7, 8, 8, 9], [9, 9, 3]]},
    "DK-7.4: four pearls worth 8": table(
        "w1", "g1", pieces=((1,) * 6 + (6,) * 5 + (8,), (8,) * 3 + (12,) * 4 + (16,) * 2),
        phase="over", actor="over",
    ) | {"pearls": [[8, 8, 8, 8], [9, 9, 3]]},
    "DK-7.8: pages due before their cards": table(
        "w1", "g1", phase="refill", actor="chance", display=(None, "wg"),
        pending=["page left", "reveal left"],
    ),
    "DK-7.8: a piece due in a turn": table(
        "w1", "g1", phase="refill", actor="chance", pending=["remove"]
    ),
}  # fmt: skip


@pytest.mark.parametrize("why", UNREACHABLE)
def test_DK_7_7_a_position_that_no_game_can_reach_is_refused(why: str) -> None:
    assert refusal(GAME, UNREACHABLE[why]).startswith("The position is wrong: ")


def test_DK_7_7_the_positions_that_were_made_wrong_are_right_before() -> None:
    for right in (EXAMPLE, END, table("w1", "g1"), table("r4 r5", "", phase="lay", laying=["r1"])):
        assert GAME.codec.position(GAME.codec.read_position(right)) == right


@cache
def reached() -> list[Position]:
    """Some positions of random games."""
    found = []
    for players in (2, 3, 4):
        match, dice = new(players, CHESTS), Dice(players)
        while not match.is_over:
            if len(match.log) % 17 == 0:
                found.append(position_of(match))
            step(match, dice)
        found.append(position_of(match))
    return found


WORDS = [*ORDER[::5], "j6", "?3", "?g", "left", "right", "red", "blue", "take", "act", "lay", "end"]
WORDS += ["along", "over", "chance", "page left", "reveal right", "pearl", "page up", "key"]
JSON = strange_json(WORDS)
CALM = settings(derandomize=True, database=None, deadline=None, max_examples=300)


@CALM
@given(st.data())
def test_DK_7_7_one_key_changed_is_read_as_written_or_refused(data: st.DataObject) -> None:
    written = one_key_changed(data, data.draw(st.sampled_from(reached())), JSON)
    try:
        state = GAME.codec.read_position(written)
    except Malformed:
        return
    assert GAME.codec.position(state) == written
    assert GAME.rules.legal(state) or written["phase"] == "over"


@pytest.mark.parametrize(
    "line",
    [
        *["", " ", "Stop", "stop ", " stop", "stop\n", "pass 1", "laid", "take", "take up"],
        *["take  left", "take left right", "book", "book W3", "book w6", "book ?3"],
        *["book ?2s", "book j5", "book j6s", "book w3 g3", "lay", "lay w0", "lay w3S", "lay ｗ3"],
        *["end", "end up", "chest", "chest return", "chest return w", "chest return pink"],
        *["chest page", "chest page 3", "chest key red", "chest barter 1", "chest fire"],
        *["again again", "crystal 1", "reveal w3", "reveal left", "reveal left ?3", "page 3"],
        *["page left g", "page right 3", "page left 6", "page left 0", "start", "start ?2s"],
        *["remove", "remove -1", "remove 010", "remove x", "remove 1000", "pearl 8.0", "pearl ８"],
        *["pearl", "pearl red", "pearl 99999999999999999999", "null", "{}", "?"],
    ],
)
def test_DK_7_5_a_line_that_is_no_move_is_refused(line: str) -> None:
    refuses_line(GAME, line)


BAD_JSON: list[object] = [None, 4, "stop", [], ["stop"], {}, {"do": "stop"}, {"type": None}]
BAD_JSON += [{"type": 7}, {"type": "fly"}, {"type": "stop", "side": "left"}, {"type": ["stop"]}]
BAD_JSON += [{"type": "take"}, *[{"type": "take", "side": x} for x in ("up", None, 0, ["left"])]]
BAD_JSON += [{"type": "take left"}, {"type": "take", "side": "left", "n": 1}]
BAD_JSON += [{"type": "book", "card": c} for c in ("w6", "?2s", None, 3, ["w3"], "", "w3 ")]
BAD_JSON += [{"type": "page", "side": "left", "back": b} for b in (4, "g", "6", None)]
BAD_JSON += [{"type": "remove", "value": v} for v in ("10", 10.0, True, -1, 10**30, None)]
BAD_JSON += [{"type": "chest", "name": n} for n in ("return", "page", "fire", None, "page up")]
BAD_JSON += [{"type": "chest", "name": "return", "colour": c} for c in ("w", "pink", 0)]
BAD_JSON += [{"type": "chest", "name": "page", "colour": "up"}]
BAD_JSON += [{"type": "chest", "name": "return", "way": "white"}]
BAD_JSON += [{"type": "chest", "name": "key", "colour": None}, {"type": "chest return white"}]


@pytest.mark.parametrize("number", range(len(BAD_JSON)))
def test_DK_7_5_json_that_is_no_move_is_refused(number: int) -> None:
    with pytest.raises(Malformed, match="not a move"):
        GAME.codec.read_move(BAD_JSON[number])
