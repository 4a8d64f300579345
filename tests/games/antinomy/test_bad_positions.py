"""What cannot be a position or a move is refused with a sentence that names the trouble."""

from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieluhr.core.errors import Malformed
from tests.builders import Position, assert_refused, position_of, refusal, without
from tests.games.antinomy.builders import (
    CARDS,
    GAME,
    MODES,
    ROW,
    around,
    cards,
    in_order,
    position,
    random_game,
    solo_position,
)
from tests.strange import strange_json

PURPLE: dict[str, Any] = {"row": "g3 r1 b4 g1 g2 r4 b2 b1 g4", "hand": "p1 p2 p3"}
SHRINE: dict[str, Any] = {"row": "r2 r3 r4 g1 x1 p1 x2 p4 b4", "hand": "g2 p3 b3", "codex": "b1"}
SIX, SIX_THERE = "r1 r3 g3 g4 p2 b2", SHRINE | {"row": "r2 x3 r4 g1 x1 p1 x2 p4 b4"}
PLACE: dict[str, Any] = {"turn": 0, "phase": "place"}
TIE = ("r1 p3 b4", "r4 p2 b2")  # equal sums without green


def two(**changes: Any) -> Position:
    return position() | changes


def solo(**changes: Any) -> Position:
    return solo_position() | changes


def dealing(**changes: Any) -> Position:
    """Alone, before the first card."""
    written = solo_position(turn=0, phase="deal", wands=[None], pile=" ".join(CARDS))
    written |= {"timeline": [None] * 9, "hands": [[]], "codex": {"card": None, "colour": None}}
    return written | changes


HAND_0, HAND_1 = cards("r2 g2 p1"), cards("r3 p4 b1")
NAN = float("nan")
CODEX = {"card": "b3", "colour": "green"}

# The position, and a word that its refusal says.
WRONG: list[tuple[object, str]] = [
    (None, "null"),
    ([], "array"),
    ("move", "str"),
    ({}, "game"),
    *[(without(position(), key), key) for key in position()],
    *[(without(solo_position(), key), key) for key in cards("pile drawn stones shrine removed")],
    (two(note="x"), "note"),
    (two(codex=CODEX | {"seen": True}), "seen"),
    (two(options={"solo": None, "shrine": False, "fast": True}), "fast"),
    (without(position(), "turn") | {7: 7}, "key"),
    # Of the wrong kind
    (two(game="chess"), "chess"),
    (two(options=None), "options"),
    (two(options={"solo": "mad", "shrine": False}), "mad"),
    (two(options={"solo": None, "shrine": None}), "shrine"),
    *[(two(turn=bad), "turn") for bad in ("1", True, 1.5, NAN, float("inf"), 10**30, -1)],
    *[(two(actor=bad), "actor") for bad in (None, False, 0.0)],
    (two(actor="nobody"), "nobody"),
    (two(phase="think"), "think"),
    *[(two(timeline=bad), "timeline") for bad in ("g3", None, cards(ROW)[:8], [*cards(ROW), "b3"])],
    *[(two(hands=bad), "hands") for bad in ([None, None], [HAND_0], {"0": HAND_0})],
    *[(two(wands=bad), "wands") for bad in ({"0": 4}, [4], [9, 8], [-1, 8], [4.0, 8], [None, 8])],
    *[(two(crystals=bad), "crystals") for bad in ([0], [0, 10**40], [0, -1], [0, 0, 0], "00")],
    *[(two(supply=bad), "supply") for bad in (NAN, None, 8)],
    *[(two(swap=bad), "swap") for bad in (5, "", "5-7")],
    *[(two(revealed=bad), "revealed") for bad in (None, "r2", ["r2"])],
    *[(solo(stones=bad), "stones") for bad in (None, -1, NAN)],
    (solo(drawn=1), "drawn"),
    # Shrine and solo
    (two(options={"solo": None, "shrine": True}), "shrine"),
    *[(two(**{key: []}), key) for key in ("pile", "shrine", "removed")],
    (two(drawn=None), "drawn"),
    (two(stones=0), "stones"),
    (two(phase="remove"), "remove"),
    (two(phase="draw", actor="chance"), "draw"),
    (two(phase="replace"), "replace"),
    (solo(phase="reveal", actor="chance"), "reveal"),
    (solo(hands=[HAND_0, []]), "hands"),
    (solo(wands=[4, 8]), "wands"),
    # Cards
    (two(timeline=["z9", *cards(ROW)[1:]]), "z9"),
    (two(timeline=["G3", *cards(ROW)[1:]]), "G3"),
    (two(timeline=["", *cards(ROW)[1:]]), "no card"),
    (two(timeline=[None, *cards(ROW)[1:]]), "g3"),
    (two(timeline=["r1", *cards(ROW)[1:]]), "r1"),
    (two(hands=[HAND_0, ["r2", "p4", "b1"]]), "r2"),
    (two(hands=[HAND_0, HAND_1[:2]]), "b1"),
    (two(hands=[HAND_0, [*HAND_1, "b3"]]), "hand"),
    (two(codex={"card": "g3", "colour": "green"}), "g3"),
    (two(codex={"card": None, "colour": "green"}), "b3"),
    (two(codex=CODEX | {"colour": None}), "colour"),
    (two(codex=CODEX | {"colour": "pink"}), "pink"),
    (two(timeline=["x1", *cards(ROW)[1:]]), "solo"),
    (solo(pile=solo_position()["pile"][1:]), "r3"),
    (solo(pile=["r3", *solo_position()["pile"]]), "r3"),
    (solo(pile=["g3", *solo_position()["pile"]]), "pile"),
    (solo(removed=["r3"]), "removed"),
    (solo_position(hand="r2 g2 f13"), "flare"),
    (solo_position(codex="x1"), "codex"),
    (solo_position(row=ROW.replace("g4", ""), removed="g4"), "timeline"),
    (solo_position(hand="r2 g2"), "hand"),
    (solo_position(**(PURPLE | {"hand": "p1 p2"}), phase="remove", removed="p3"), "hand"),
    # Wands, turn, actor
    (two(turn=0), "turn"),
    (two(turn=401), "400"),
    (two(turn=2), "actor"),
    *[(two(actor=bad), "actor") for bad in (1, -1, 10**30, "chance", "over")],
    (two(phase="place", turn=0), "wand"),
    (position(turn=1, phase="place", wands=[None, None]), "turn"),
    (position(**PLACE, wands=[None, 4]), "wand"),
    (position(**PLACE, wands=[None, None], crystals=[1, 0]), "crystals"),
    # Counts
    (two(crystals=[1, 0]), "supply"),
    (position(crystals=[5, 0]), "over"),
    (position(crystals=[6, 0], phase="over"), "5"),
    (position(crystals=[5, 5], phase="over"), "crystals"),
    (position(crystals=[4, 4], phase="over"), "over"),
    (solo_position("normal", stones=4), "stones"),
    (solo_position(stones=0), "stones"),
    (solo_position(phase="over"), "over"),
    (solo_position(removed="r3 p4 b1 x1 x2 x3 x4 f13 f24"), "pile"),
    # Swap and revealed
    (around("p1 p2 p3", phase="order", crystals=[1, 0]), "swap"),
    (around("p1 p2 p3", phase="order", swap="4-6", crystals=[1, 0], wands=[4, 8]), "wand"),
    (around("p1 p2 p3", phase="order", swap="5 - 7", crystals=[1, 0], wands=[4, 8]), "swap"),
    (solo_position(**PURPLE, phase="order", swap="1-3") | {"swap": "7-9"}, "swap"),
    (around(*TIE, phase="reveal", wands=[4, 4], revealed=["r4"]), "mover"),
    (around(*TIE, phase="reveal", wands=[4, 4], revealed=["r1", "r4"]), "revealed"),
    (around(*TIE, phase="reveal", wands=[4, 5]), "duel"),
    (around("r4 p3 b2", "r3 p2 b1", phase="reveal", wands=[4, 4]), "equal"),
    # Solo
    (solo_position(phase="replace"), "drawn"),
    (solo_position(drawn="r3"), "drawn"),
    (solo_position(phase="paradox"), "paradox"),
    (solo_position(phase="remove"), "paradox"),
    (solo_position(phase="swap", row="g3 f13 b4 p2 g1 r4 f24 p3 g4"), "side"),
    (solo() | {"shrine": ["r3"], "pile": solo_position()["pile"][1:]}, "shrine"),
    (solo_position("easy", "r1 g3 g4 p2 b2 x4", **SHRINE), "shrine"),
    (solo_position("easy", SIX, **SIX_THERE), "shrine"),
    (solo_position("easy", "r1 g3 g4 p2 b2", **SHRINE, phase="drop"), "drop"),
    # While cards are dealt
    (dealing(codex={"card": None, "colour": "red"}), "colour"),
    (dealing(wands=[4]), "wand"),
    (dealing(timeline=["g3", *[None] * 8], pile=[c for c in CARDS if c != "g3"]), "order"),
    (dealing(hands=[["x1"]], pile=[c for c in CARDS if c != "x1"]), "solo cards"),
]  # fmt: skip


@pytest.mark.parametrize("number", range(len(WRONG)))
def test_a_wrong_position_is_refused_with_its_reason(number: int) -> None:
    written, word = WRONG[number]
    assert_refused(GAME, written, word)


def test_the_positions_that_were_made_wrong_are_right_before() -> None:
    for right in (position(), solo_position(), dealing(), solo_position(**PURPLE, phase="swap")):
        assert GAME.codec.position(GAME.codec.read_position(right)) == right


NONE_LEFT = "r3 p4 b1 x1 x2 x3 x4 f13 f24"
RED_TO_PURPLE = "r1 r2 r3 r4 g1 g2 g3 g4 p1"

UNREACHABLE: dict[str, Position] = {
    "AN-2.2: not the colour of place 0": position(colour="red", **PLACE, wands=[None, None]),
    "AN-2.3: no relic of the colour, so no move": position(
        RED_TO_PURPLE, ("p2 p3 p4", "b1 b2 b3"), "blue", **PLACE, wands=[None, None]
    ),
    "AN-2.3: a wand under another colour": position(**PLACE, wands=[1, None]),
    "AN-3.5: no crystal for the paradox": around("p1 p2 p3", phase="order", swap="5-7"),
    "AN-3.5: no paradox": around("r1 r2 g1", phase="order", swap="5-7", crystals=[1, 0]),
    "section 6: stones are full from the start": solo_position(**PLACE, wands=[None], stones=1),
    "section 6: so while dealing": dealing(stones=1, supply=8),
    "AN-4.1: removed before the first turn": solo_position(**PLACE, wands=[None], removed="r3"),
    "AN-4.1: in the shrine before it": solo_position("easy", "r3", **PLACE, wands=[None]),
    "AN-4.1: no pile, so no move later": solo_position(**PLACE, wands=[None], removed=NONE_LEFT),
    "AN-4.1: a solo card in the row at first": solo_position(
        row="g3 x1 b4 p2 g1 r4 b2 p3 g4", **PLACE, wands=[None]
    ),
    "AN-4.1: removed while dealing": dealing(removed=["r1"], pile=CARDS[1:]),
    "AN-4.10: won and not over": solo_position(crystals=[5]),
    "AN-4.11: seven in the shrine": solo_position(
        "easy", SIX + " g2", **(SIX_THERE | {"hand": "p3 b3 x4"}), phase="drop"
    ),
    "AN-4.5: no pile to draw from after the drop": solo_position(
        "easy", SIX, **(SIX_THERE | {"hand": "p3 b3"}), phase="drop", removed="g2 x4 f13 f24"
    ),
    "section 6: always all keys": two(options={}),
    "a number that cannot even be printed": two(actor=10**5000),
}  # fmt: skip


@pytest.mark.parametrize("why", UNREACHABLE)
def test_a_position_that_no_game_can_reach_is_refused(why: str) -> None:
    assert refusal(GAME, UNREACHABLE[why]).startswith("The position is wrong: ")


@pytest.mark.parametrize(
    "table",
    [
        solo_position(crystals=[5], phase="draw"),
        solo_position(crystals=[5], phase="replace", drawn="r3"),
        solo_position(crystals=[5], **PURPLE, phase="swap"),
        solo_position(crystals=[5], **PURPLE, phase="order", swap="1-3"),
    ],
)
def test_a_solo_game_without_shrine_is_never_won_and_not_over(table: Position) -> None:
    """AN-4.10: a crystal comes with the end of a turn, so no phase but over can have five."""
    assert "won" in refusal(GAME, table)


@cache
def reached() -> list[Position]:
    """Some positions of a random game of each kind."""
    return [
        position_of(match)
        for seed, mode in enumerate(MODES)
        for k, (match, _) in enumerate(random_game(*mode, seed))
        if k % 3 == 0 and k < 120
    ]


WORDS = [*CARDS, *cards("red green move paradox draw order over chance 5-7 1-3 easy hard antinomy")]
JSON = strange_json(WORDS)
CALM = settings(derandomize=True, database=None, deadline=None, max_examples=400)


def ordered(table: Position) -> Position:
    found = dict(table)
    found["hands"] = [in_order(hand) for hand in table["hands"]]
    for key in ("pile", "shrine", "removed"):
        if key in table:
            found[key] = in_order(table[key])
    return found


@CALM
@given(st.data())
def test_one_key_changed_is_read_as_written_or_refused(data: st.DataObject) -> None:
    table = data.draw(st.sampled_from(reached()))
    key = data.draw(st.sampled_from([*table, "note"]))
    what = data.draw(st.sampled_from(["delete", "change", "change inside"]))
    if what == "delete":
        table = without(table, key)
    elif what == "change" or not isinstance(table.get(key), list) or not table[key]:
        table = table | {key: data.draw(JSON)}
    else:
        changed = list(table[key])
        changed[data.draw(st.integers(0, len(changed) - 1))] = data.draw(JSON)
        table = table | {key: changed}
    try:
        state = GAME.codec.read_position(table)
    except Malformed:
        return
    assert GAME.codec.position(state) == ordered(table)
