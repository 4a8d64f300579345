"""What is no move is refused, as text and as JSON."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieluhr.core.errors import Malformed
from tests.games.antinomy.builders import (
    GAME,
    cards,
)
from tests.games.antinomy.test_bad_positions import CALM, JSON, WORDS
from tests.strange import refuses_line


@pytest.mark.parametrize(
    "line",
    [
        *["", " ", "Skip", "SKIP", "skip ", " skip", "skip\n", "decline 4", "pass"],
        *["wand", "wand 9", "wand -1", "wand 04", "wand 4.0", "wand  4", "wand\t4", "wand four"],
        *["wand ４", "wand ²", "wand 99999999999999999999", "wand 4 4", "wand null"],
        *["play", "play g3", "play g3 9", "play G3 7", "play g3  7", "play 7 g3", "play g5 1"],
        *["play f13 4", "play f24 0", "play x5 1", "play ｇ3 7", "play g3 7 ", "play r1 g3"],
        *["paradox 5", "paradox 5-8", "paradox 7-9", "paradox 7-5", "paradox 5–7", "paradox 5 - 7"],
        *["remove x1", "remove f13", "drop x2", "swap", "swap 6-9", "replace", "replace g3"],
        *["deal x1", "deal f13", "draw", "draw f12", "reveal x1", "reveal r1 r2", "{move}", "?"],
        *[
            "order r1 r2",
            "order r1 r2 r3 r4",
            "order r1 r1 r2",
            "order r1  r2 r3",
            "order r1 r2 z1",
        ],
    ],
)
def test_a_line_that_is_no_move_is_refused(line: str) -> None:
    refuses_line(GAME, line)


BAD_JSON: list[object] = [None, 4, "skip", [], ["skip"], {}, {"to": 4}, {"do": None}, {"do": 7}]
BAD_JSON += [{"do": "fly"}, {"do": "Skip"}, {"do": "skip", "to": 4}, {"do": ["skip"]}, {"do": {}}]
BAD_JSON += [{"do": "wand"}, *[{"do": "wand", "to": to} for to in (9, -1, 10**30, "4", 4.0, True)]]
BAD_JSON += [{"do": "wand", "to": to} for to in (None, [4], float("nan"))]
BAD_JSON += [{"do": "play", "card": card, "to": 4} for card in ("f13", "G3", None, 3, ["g3"], "")]
BAD_JSON += [{"do": "play", "card": "g3"}, {"do": "play", "card": "g3", "place": 4}]
BAD_JSON += [{"do": "paradox", "places": places} for places in (None, "", "5-8", 5, [5, 7])]
BAD_JSON += [{"do": "order", "cards": c} for c in ("r1 r2 r3", None, [], ["r1"], ["r1", "r2", 3])]
BAD_JSON += [{"do": "order r1 r2 r3"}, {"do": "play g3", "to": 4}, {"do": "replace", "to": 4}]


@pytest.mark.parametrize("number", range(len(BAD_JSON)))
def test_json_that_is_no_move_is_refused(number: int) -> None:
    with pytest.raises(Malformed, match="not a move"):
        GAME.codec.read_move(BAD_JSON[number])


@pytest.mark.parametrize(
    "written",
    [
        {"do": "order", "cards": ["r1 r2 r3"]},
        {"do": "order", "cards": ["r1 r2", "r3"]},
        {"do": "wand", "to": 10**5000},
    ],
    ids=["one text of three", "two of three", "5001 digits"],
)
def test_json_that_is_nearly_a_move_is_refused(written: object) -> None:
    with pytest.raises(Malformed, match="not a move"):
        GAME.codec.read_move(written)


VERBS = cards("wand play skip decline paradox remove drop swap replace deal draw reveal order")
LINE = st.lists(st.sampled_from([*VERBS, *WORDS, "4", "7", "0", ""]), max_size=5).map(" ".join)


@CALM
@given(LINE | st.text() | st.text("wandplyskipecr 0123456789-x"))
def test_a_line_is_a_move_in_its_one_form_or_none(line: str) -> None:
    try:
        move = GAME.codec.parse(line)
    except Malformed:
        return
    assert GAME.codec.text(move) == line


@CALM
@given(
    st.dictionaries(st.sampled_from(["to", "card", "cards", "place", "places"]), JSON, max_size=2),
    st.sampled_from(VERBS) | JSON,
)
def test_json_is_a_move_in_its_one_form_or_none(fields: dict[str, object], verb: object) -> None:
    written = {"do": verb, **fields}
    try:
        move = GAME.codec.read_move(written)
    except Malformed:
        return
    assert GAME.codec.move_json(move) == written
