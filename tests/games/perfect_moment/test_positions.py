"""A position as JSON (PM-9.4), and the positions and records of section 9."""

import json
from itertools import pairwise

import pytest

from tests.builders import Position, after, legal_texts, load, play, position_of
from tests.games.perfect_moment.builders import (
    CARDS,
    CHOICES,
    CINEMA,
    DEN,
    PLAYERS,
    box,
    cards_in,
    den_table,
    echo_table,
    hand,
    in_order,
    lying,
    new,
    random_game,
    random_moves,
    row,
    table,
)
from tests.games.perfect_moment.examples import ALONE, SET_UP, SOLO, TURN_1, TURN_2, TWO_PLAYERS
from tests.games.perfect_moment.test_echo import NO_A, echo_turn

KEYS = ["game", "options", "turn", "player", "actor", "last", "uses", "deck", "pool", "paradox"]
KEYS += ["displays", "hands", "fragments", "scored", "removed", "pending", "reason"]
MORE = {  # keys of a frame beyond do, seat and step
    "setup": {"laid", "card"},
    "armor": {"item"},
    "chocolates": {"drawn"},
    "keys": {"drawn"},
    "gun": {"cards", "topped"},
    "tickets": {"cards"},
    "ring": {"picks", "card", "at"},
    "echo": {"plan", "card"},
}
FIFTEEN = "map/mask=3 flowers/poem=3 ring/chocolates=3 poem/chocolates=3 drinks/knife=3"


def rising(cards: list[str]) -> bool:
    return all(CARDS.index(one) < CARDS.index(two) for one, two in pairwise(cards))


def assert_well_formed(position: Position) -> None:
    """Every sentence of PM-9.4 that is true at any time."""
    assert list(position) == KEYS
    solo = position["options"]["solo"]
    assert (position["turn"] == 0) == (position["pending"][0]["do"] == "setup")
    assert position["player"] == (position["turn"] - 1) % 2 if position["turn"] else True
    assert position["actor"] in ((0,) if solo else (0, 1)) + ("chance", "over")
    assert (position["reason"] is not None) == (position["actor"] == "over")
    assert 0 <= position["turn"] - position["last"] <= 20
    assert position["deck"].count(None) == len(position["pool"])
    assert in_order(cards_in(position)) == box(position["options"]["eras"])
    for cards in (position["pool"], position["removed"], *position["fragments"]):
        assert rising(cards)
    for entries in (*position["hands"], *position["scored"]):
        assert rising([entry["card"] for entry in entries])
    for display in position["displays"]:
        for entry in display:
            assert sorted(entry["faces"]) == sorted(entry["card"].split("/"))
    marked = [entry for entry in position["deck"] if entry]
    marked += [entry for held in position["hands"] for entry in held]
    for entry in marked:
        assert entry["to"] == sorted(set(entry["to"])) and set(entry["to"]) <= {0, 1 - solo}
    for frame in position["pending"]:
        assert set(frame) - {"do", "seat", "step"} <= MORE.get(frame["do"], set())
    if solo:
        assert len(position["fragments"][1]) <= 1 and position["scored"][1] == []
    else:
        assert position["removed"] == []


@pytest.mark.parametrize("solo", [False, True])
@pytest.mark.parametrize("player", PLAYERS)
def test_PM_9_4_positions_of_whole_games(solo: bool, player: str) -> None:
    """Well-formed; written, read and played on they are the same game."""
    for seed, eras in enumerate(CHOICES):
        again = None
        match = new(eras, solo)
        for match, line in random_game(eras, solo, seed, PLAYERS[player]):
            position = position_of(match)
            assert_well_formed(position)
            if again is not None:
                assert position_of(again) == position
            again = load(json.loads(json.dumps(position)))
            assert position_of(again) == position
            assert legal_texts(again) == legal_texts(match)
            play(again, line)
        then = position_of(match)
        assert_well_formed(then)
        assert again is not None and position_of(again) == then
        assert position_of(load(then)) == then


def test_PM_9_4_before_the_first_card() -> None:
    for solo in (False, True):
        assert position_of(new(DEN, solo)) == {
            "game": "perfect_moment",
            "options": {"eras": DEN, "solo": solo},
            "turn": 0,
            "player": 0,
            "actor": "chance",
            "last": 0,
            "uses": 0,
            "deck": [None] * 18,
            "pool": box(DEN),
            "paradox": None,
            "displays": [[], []],
            "hands": [[], []],
            "fragments": [[], []],
            "scored": [[], []],
            "removed": [],
            "pending": [{"do": "setup", "seat": 0, "step": "flip"}],
            "reason": None,
        }


def test_PM_9_4_covered_choices_lie_in_the_frame() -> None:
    match = play(new(), *SET_UP[:9])
    assert position_of(match)["pending"] == [{"do": "setup", "seat": 0, "step": "own"}]
    play(match, "own phone/tickets phone", "give mask/gun gun")
    mine: Position = {"own": lying("phone|tickets"), "give": lying("gun|mask")}
    frame = {"do": "setup", "seat": 0, "step": "end", "laid": [mine, {}]}
    assert position_of(match)["pending"] == [frame]
    play(match, "top phone/keys", "own mask/armor mask")
    mine["end"] = {"card": "phone/keys", "at": "top"}
    theirs = {"own": lying("armor|mask")}
    frame = {"do": "setup", "seat": 1, "step": "give", "laid": [mine, theirs]}
    assert position_of(match)["pending"] == [frame]


FRAMES: list[tuple[Position, list[str], Position]] = [
    (table(), ["use map own2", "turn own1"], {"do": "map", "step": "turn2"}),
    (
        table(),
        ["use ring opp1", "pick plan"],
        {"do": "ring", "step": "pick2", "picks": ["plan"]},
    ),
    (
        table(paradox="keys|phone"),
        ["use keys paradox", "draw map/gun", "top mask/gun"],
        {"do": "keys", "step": "lay", "drawn": hand("map/gun:0")},
    ),
    (
        table(paradox="chocolates|poem"),
        ["use chocolates paradox", "draw wallet/keys", "draw map/gun"],
        {"do": "chocolates", "step": "lay", "drawn": hand("map/gun:0 wallet/keys:0")},
    ),
    (
        table(paradox="tickets|wallet", top="wallet/keys:0 map/gun:1 map/mask:1", left=0),
        ["use tickets paradox", "look wallet/keys", "look map/gun", "look map/mask"],
        {"do": "tickets", "step": "stack", "cards": hand("wallet/keys:0 map/gun:0 map/mask:0")},
    ),
    (
        table(paradox="gun|armor"),
        ["use gun paradox", "look map/gun", "look wallet/keys", "top map/gun"],
        {"do": "gun", "step": "sort", "cards": hand("wallet/keys:0"), "topped": True},
    ),
    (
        echo_table(("ring|flowers map|gun", "aces|knife mask|armor")),
        ["use ring own1", "pick own2", "pick opp2"],
        {"do": "ring", "step": "facering", "card": "map/gun", "at": 1},
    ),
]


@pytest.mark.parametrize(("before", "lines", "frame"), FRAMES)
def test_PM_9_4_frames_hold_what_is_needed_and_no_more(
    before: Position, lines: list[str], frame: Position
) -> None:
    then = after(before, *lines)
    turn = {"do": "turn", "seat": 0, "step": "act"}
    assert then["pending"] == [turn, {"seat": 0, **frame}]
    assert position_of(load(then)) == then


# Games that have just ended: everything stays where it lay, also the step.
ENDS: dict[str, tuple[Position, list[str], str, str]] = {
    "points by the plan": (
        den_table(plans=("mask/armor:0", "gun/armor:1"), points=(FIFTEEN, "")),
        ["score plan"], "points", "act",
    ),
    "points by the paradox": (
        den_table(paradox="map|gun", points=(FIFTEEN, "")), ["score paradox"], "points", "act",
    ),
    "points by a fragment": (
        den_table(points=(FIFTEEN, ""), fragments=("", "map/gun")),
        ["score fragment map/gun"], "points", "act",
    ),
    "points by armor": (
        den_table(paradox="armor|mask", points=("", FIFTEEN)),
        ["use armor paradox", "yes"], "points", "answer",
    ),
    "points by knife": (
        den_table(paradox="knife|aces", points=(FIFTEEN, "")),
        ["use knife paradox", "score gun/armor"], "points", "knife",
    ),
    "points by aces": (
        den_table(points=(FIFTEEN, "")),
        ["use aces paradox", "look map/gun", "score map/gun"], "points", "aces",
    ),
    "points by money": (
        den_table(paradox="money|aces", points=(FIFTEEN, ""), fragments=("", "map/gun")),
        ["use money paradox", "draw aces/knife", "top aces/knife", "steal map/gun"],
        "points", "steal",
    ),
    "deck, no new plan": (
        den_table(plans=("mask/armor:0", "gun/armor:1"), left=0), ["score plan"], "deck", "newplan",
    ),
    "deck, no new paradox": (
        den_table(paradox="map|gun", left=0), ["score paradox"], "deck", "flip"
    ),
    "deck, in an item": (den_table(left=0), ["use mask own1"], "deck", "draw1"),
    "quiet": (
        den_table(turn=25, last=5, fragments=("map/gun", "")), ["end"], "quiet", "act"
    ),
    "quiet in Echo's turn": (
        echo_turn(*NO_A, turn=25, last=6, removed=["aces/knife"]),
        ["draw poem/chocolates", "face poem", "draw drinks/money"], "quiet", "newplan",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", ENDS)
def test_PM_9_4_when_over_everything_stays_where_it_lay(name: str) -> None:
    before, lines, reason, step = ENDS[name]
    then = after(before, *lines)
    assert (then["actor"], then["reason"], then["turn"]) == ("over", reason, before["turn"])
    assert then["pending"][-1]["step"] == step


@pytest.mark.parametrize("name", ENDS)
def test_PM_9_4_the_position_of_a_finished_game_can_be_read(name: str) -> None:
    before, lines, _, _ = ENDS[name]
    match = play(before, *lines)
    again = load(position_of(match))
    assert position_of(again) == position_of(match)
    assert again.outcome.json() == match.outcome.json()
    assert legal_texts(again) == set()


EXAMPLES: list[tuple[Position, set[str]]] = [
    (
        TWO_PLAYERS,
        {"bottom ring/poem", "bottom map/mask", "top ring/poem", "top map/mask"},
    ),
    (ALONE, {"face aces", "face money"}),
]


@pytest.mark.parametrize(("written", "lines"), EXAMPLES, ids=["two players", "alone"])
def test_PM_9_4_the_positions_of_the_rules(written: Position, lines: set[str]) -> None:
    match = load(written)
    assert position_of(match) == written
    assert legal_texts(match) == lines
    for seed in range(10):
        match = load(written)
        for k, (_, _) in enumerate(random_moves(match, seed)):
            assert k < 5000
        assert match.is_over
        assert_well_formed(position_of(match))


def test_PM_9_4_the_record_of_two_players() -> None:
    match = new(CINEMA)
    for line in [*SET_UP, *TURN_1, *TURN_2]:
        assert line in legal_texts(match)
        move = match.game.codec.parse(line)
        if match.actor >= 0:
            match.play(move)
        else:
            match.chance(move)
    then = position_of(match)
    assert (then["turn"], then["actor"], then["last"]) == (3, 0, 2)
    assert then["paradox"] == {"card": "mask/gun", "deck": "mask"}
    assert then["displays"] == [
        row("wallet|tickets poem|chocolates"),
        row("armor|mask keys|wallet"),
    ]
    assert then["hands"] == [hand("ring/chocolates:01"), hand("flowers/ring:01")]
    assert then["fragments"] == [[], ["map/armor", "ring/poem"]]


def test_PM_9_4_the_record_after_each_part() -> None:
    then = after(new(CINEMA), *SET_UP)
    assert then["displays"] == [row("phone|tickets phone|wallet"), row("armor|mask gun|mask")]
    assert then["hands"] == [hand("flowers/poem:0"), hand("ring/poem:1")]
    assert then["deck"][:3] == [*hand("poem/chocolates:1 phone/keys:0"), None]
    then = after(new(CINEMA), *SET_UP, *TURN_1)
    assert (then["turn"], then["actor"], then["last"], then["uses"]) == (2, 1, 1, 2)
    assert then["fragments"] == [[], ["ring/poem"]]
    assert then["hands"] == [hand("poem/chocolates:01"), hand("flowers/ring:1")]
    assert then["displays"][0] == row("wallet|tickets wallet|keys")


def test_PM_9_4_the_solo_record() -> None:
    match = new(DEN, solo=True)
    for line in SOLO:
        assert line in legal_texts(match)
        play(match, line)
    then = position_of(match)
    assert (then["turn"], then["player"], then["actor"], then["last"]) == (3, 0, 0, 2)
    assert then["displays"] == [row("knife|money poem|chocolates"), row("ring|poem ring|flowers")]
    assert then["hands"] == [hand("map/armor:0"), hand("mask/gun:")]
    assert then["fragments"] == [["aces/money"], []]
    assert then["removed"] == ["flowers/poem"]
    assert then["deck"][-2:] == hand("gun/armor:0 map/gun:0")
    assert_well_formed(then)
