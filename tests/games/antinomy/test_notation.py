"""Moves and positions as text and JSON (section 6)."""

import json
from itertools import pairwise
from typing import Any

import pytest

from tests.builders import Position, after, legal_texts, load, play, position_of
from tests.games.antinomy.builders import (
    CARDS,
    GAME,
    MODES,
    RELICS,
    STONES,
    around,
    cards,
    in_order,
    new,
    position,
    random_game,
    solo_position,
)

KEYS = "game options turn actor phase timeline hands codex wands crystals supply swap revealed"
SOLO_KEYS = "pile drawn stones shrine removed"
PHASES = "deal place move paradox remove drop draw swap order reveal replace over"
PURPLE: dict[str, Any] = {"row": "g3 r1 b4 g1 g2 r4 b2 b1 g4", "hand": "p1 p2 p3"}


@pytest.mark.parametrize(
    ("line", "written"),
    [
        ("wand 4", {"do": "wand", "to": 4}),
        ("play g3 7", {"do": "play", "card": "g3", "to": 7}),
        ("play x1 0", {"do": "play", "card": "x1", "to": 0}),
        ("skip", {"do": "skip"}),
        ("decline", {"do": "decline"}),
        ("paradox 5-7", {"do": "paradox", "places": "5-7"}),
        ("paradox", {"do": "paradox"}),
        ("remove g3", {"do": "remove", "card": "g3"}),
        ("drop g3", {"do": "drop", "card": "g3"}),
        ("swap 5-7", {"do": "swap", "places": "5-7"}),
        ("replace 4", {"do": "replace", "place": 4}),
        ("deal g3", {"do": "deal", "card": "g3"}),
        ("draw x1", {"do": "draw", "card": "x1"}),
        ("draw f24", {"do": "draw", "card": "f24"}),
        ("order g3 r1 b2", {"do": "order", "cards": ["g3", "r1", "b2"]}),
        ("order f13 r1 x2", {"do": "order", "cards": ["f13", "r1", "x2"]}),
        ("reveal g3", {"do": "reveal", "card": "g3"}),
    ],
)
def test_every_form_of_a_move(line: str, written: dict[str, object]) -> None:
    move = GAME.codec.parse(line)
    assert GAME.codec.text(move) == line
    assert GAME.codec.move_json(move) == written
    assert GAME.codec.read_move(written) == move
    assert GAME.codec.read_move(json.loads(json.dumps(written))) == move


def test_all_decisions_are_different_moves() -> None:
    spans = [f"{low}-{low + 2}" for low in range(7)]
    lines = [f"wand {p}" for p in range(9)] + [f"replace {p}" for p in range(9)]
    lines += [f"play {card} {p}" for card in CARDS if card[0] != "f" for p in range(9)]
    lines += [f"{verb} {card}" for verb in ("remove", "drop", "deal", "reveal") for card in RELICS]
    lines += [f"draw {card}" for card in CARDS]
    lines += [f"{verb} {span}" for verb in ("paradox", "swap") for span in spans]
    lines += ["skip", "decline", "paradox", "order r1 r2 r3", "order r3 r2 r1"]
    moves = [GAME.codec.parse(line) for line in lines]
    assert len(set(moves)) == len(moves)
    assert [GAME.codec.text(move) for move in moves] == lines


@pytest.mark.parametrize(
    ("table", "verbs"),
    [
        (position(turn=0, phase="place", wands=[None, None]), {"wand"}),
        (position(), {"play"}),
        (solo_position(), {"play", "skip"}),
        (around("p1 p2 p3", phase="paradox"), {"decline", "paradox"}),
        (solo_position(**PURPLE, phase="paradox"), {"decline", "paradox"}),
        (solo_position(**PURPLE, phase="remove"), {"remove"}),
        (solo_position(phase="draw"), {"draw"}),
        (solo_position(**PURPLE, phase="swap"), {"swap"}),
        (solo_position(**PURPLE, phase="order", swap="1-3"), {"order"}),
        (around("p1 p2 p3", phase="order", swap="1-3", crystals=[1, 0]), {"order"}),
        (around("r1 p3 b4", "r4 p2 b2", phase="reveal", wands=[4, 4]), {"reveal"}),
        (solo_position(phase="replace", drawn="r3"), {"replace"}),
    ],
)
def test_the_moves_of_each_phase(table: Position, verbs: set[str]) -> None:
    assert {line.split(maxsplit=1)[0] for line in legal_texts(table)} == verbs


def test_two_players_name_the_places_with_the_paradox_solo_later() -> None:
    two = legal_texts(around("p1 p2 p3", phase="paradox", wands=[4, 8]))
    assert two == {"decline", "paradox 1-3", "paradox 5-7"}
    assert legal_texts(solo_position(**PURPLE, phase="paradox")) == {"decline", "paradox"}


def test_a_decision_with_one_legal_move_is_still_a_step() -> None:
    row = "b4 r1 g3 p2 g1 r4 g4 p3 r2"
    one_place = position(
        row, ("r3 g2 p1", "b1 b2 b3"), "blue", turn=0, phase="place", wands=[None, None]
    )
    match = play(one_place, "wand 0")
    assert match.actor == 1
    assert legal_texts(match) == {"wand 0"}


def test_order_lays_by_rising_place() -> None:
    before = around("p1 p2 p3", phase="paradox", wands=[4, 8])
    assert after(before, "paradox 1-3", "order p3 p1 p2")["timeline"][1:4] == ["p3", "p1", "p2"]


@pytest.mark.parametrize(("solo", "shrine"), MODES)
def test_the_position_before_the_first_card(solo: str | None, shrine: bool) -> None:
    seats = 1 if solo else 2
    expected = {
        "game": "antinomy",
        "options": {"solo": solo, "shrine": shrine},
        "turn": 0,
        "actor": "chance",
        "phase": "deal",
        "timeline": [None] * 9,
        "hands": [[]] * seats,
        "codex": {"card": None, "colour": None},
        "wands": [None] * seats,
        "crystals": [0] * seats,
        "supply": 9 - (STONES[solo] if solo else 0),
        "swap": None,
        "revealed": [],
    }
    if solo:
        expected |= {"pile": CARDS, "drawn": None, "stones": STONES[solo]}
        expected |= {"shrine": [], "removed": []}
    assert position_of(new(solo, shrine)) == expected


@pytest.mark.parametrize(("solo", "steps"), [(None, 16), ("easy", 13)])
def test_while_dealing(solo: str | None, steps: int) -> None:
    match = new(solo)
    for k in range(steps):
        table = position_of(match)
        assert (table["phase"], table["actor"], table["turn"]) == ("deal", "chance", 0)
        assert table["codex"] == {"card": None, "colour": None}
        in_hands = 3 if solo else 6
        assert sum(len(hand) for hand in table["hands"]) == min(k, in_hands)
        lying = max(0, k - in_hands)
        assert table["timeline"] == [*table["timeline"][:lying], *[None] * (9 - lying)]
        assert None not in table["timeline"][:lying]
        if solo:
            assert len(table["pile"]) == 22 - k
        play(match, f"deal {RELICS[k * 7 % 16]}")
    table = position_of(match)
    assert table["phase"] == "place"
    if solo:
        assert len(table["pile"]) == 9


def assert_well_formed(table: Position) -> None:
    """Every sentence of section 6 about a position that is true at any time."""
    solo = table["options"]["solo"]
    assert list(table) == cards(KEYS + " " + SOLO_KEYS if solo else KEYS)
    seats = 1 if solo else 2
    assert [len(table[key]) for key in ("hands", "wands", "crystals")] == [seats] * 3
    phase = table["phase"]
    assert phase in cards(PHASES)
    assert (table["turn"] == 0) == (phase in ("deal", "place"))
    mover = 0 if solo else (table["turn"] - 1) % 2
    if phase == "place":
        mover = table["wands"].index(None)
    chance = phase in ("deal", "draw", "order", "reveal")
    assert table["actor"] == ("chance" if chance else "over" if phase == "over" else mover)
    for key in ("pile", "shrine", "removed"):
        assert table.get(key, []) == in_order(table.get(key, []))
    assert all(hand == in_order(hand) for hand in table["hands"])
    assert table["supply"] == max(0, 9 - sum(table["crystals"]) - table.get("stones", 0))
    assert (table["swap"] is not None) == (phase == "order")
    assert not table["revealed"] or phase == "reveal"
    assert (table.get("drawn") is not None) == (phase == "replace")
    assert not set(table.get("removed", [])) & set(table.get("shrine", []))
    if not table["options"]["shrine"]:
        assert table.get("shrine", []) == []
    assert_every_card_once(table)


def assert_every_card_once(table: Position) -> None:
    lying = [*table["timeline"], table["codex"]["card"], table.get("drawn")]
    lying += [card for hand in table["hands"] for card in hand]
    lying += [card for key in ("pile", "shrine", "removed") for card in table.get(key, [])]
    found = [card for card in lying if card is not None]
    box = CARDS if table["options"]["solo"] else RELICS
    if table["phase"] == "deal" and table["options"]["solo"] is None:
        assert len(found) == len(set(found))
    else:
        assert in_order(found) == box


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(("solo", "shrine"), MODES)
def test_positions_and_moves_of_random_games(solo: str | None, shrine: bool, seed: int) -> None:
    """Well-formed, and written, read and played on to the end they are the same game."""
    tables, lines = [], []
    match = new(solo, shrine)
    for match, line in random_game(solo, shrine, seed):
        tables.append(position_of(match))
        lines.append(line)
        for move in match.legal():
            assert GAME.codec.parse(GAME.codec.text(move)) == move
            assert GAME.codec.read_move(GAME.codec.move_json(move)) == move
    tables.append(position_of(match))
    turns = [table["turn"] for table in tables]
    assert all(later - earlier in (0, 1) for earlier, later in pairwise(turns))
    for k, table in enumerate(tables):
        assert_well_formed(table)
        again = load(json.loads(json.dumps(table)))
        assert position_of(again) == table
        far = len(lines) if solo or k % 50 == 0 else min(k + 3, len(lines))
        for then in range(k, far):
            assert after(again, lines[then]) == tables[then + 1]


def test_supply_shows_0_at_least() -> None:
    table = position_of(load(solo_position("easy", "", crystals=[8])))
    assert table["supply"] == 0


def test_revealed_holds_the_card_of_the_mover_between_the_two_reveals() -> None:
    match = play(around("r1 p3 b4", "r4 p2 b2", phase="paradox", wands=[4, 4]), "decline")
    assert position_of(match)["revealed"] == []
    assert after(match, "reveal b4")["revealed"] == ["b4"]
    assert after(match, "reveal b2")["revealed"] == []


@pytest.mark.parametrize(
    ("before", "line"),
    [
        (around("p1 p2 p3", phase="paradox", crystals=[4, 0], wands=[4, 8]), "paradox 5-7"),
        (around("r1 p1 b2", "r4 p2 b3", turn=400, phase="paradox", wands=[4, 8]), "decline"),
    ],
)
def test_over(before: Position, line: str) -> None:
    table = after(before, line)
    assert (table["phase"], table["actor"], table["turn"]) == ("over", "over", before["turn"])
    assert (table["swap"], table["revealed"]) == (None, [])
    assert table["hands"] == before["hands"]
    match = load(table)
    assert match.is_over
    assert legal_texts(match) == set()
    assert position_of(match) == table


def test_the_drawn_card_is_neither_in_pile_nor_row() -> None:
    table = after(solo_position(), "skip", "draw x2")
    assert table["drawn"] == "x2"
    assert "x2" not in [*table["pile"], *table["timeline"], *table["hands"][0]]


def test_a_dropped_card_goes_to_removed() -> None:
    before = solo_position(
        "hard",
        "r1 r3 g3 g4 p2 b2",
        row="r2 p1 r4 g1 x1 x3 x2 p4 b4",
        hand="g2 p3 b3",
        codex="b1",
        phase="drop",
    )
    table = after(before, "drop g3")
    assert (table["shrine"], table["removed"]) == (cards("r1 r3 g4 p2 b2"), ["g3"])
