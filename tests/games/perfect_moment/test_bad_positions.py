"""What cannot be a position is refused with a sentence that names the trouble."""

import copy
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieluhr.core.dice import Dice
from spieluhr.core.errors import Malformed
from spieluhr.core.rules import OVER
from tests.builders import Position, after, assert_refused, position_of, without
from tests.games.perfect_moment.builders import (
    CARDS,
    CHOICES,
    GAME,
    PLAYERS,
    box,
    cards_in,
    den_table,
    echo_table,
    hand,
    hidden,
    in_order,
    lying,
    random_game,
    row,
    table,
)
from tests.games.perfect_moment.examples import ALONE, TWO_PLAYERS
from tests.strange import strange_json

NAN = float("nan")
NONE: list[list[object]] = [[], []]
TURN = {"do": "turn", "seat": 0, "step": "act"}


def two(**changes: Any) -> Position:
    return table() | changes


def item(do: str, step: str, **more: Any) -> Position:
    """An item is under way."""
    return two(pending=[TURN, {"do": do, "seat": 0, "step": step, **more}], uses=1)


def stack(*frames: tuple[str, str], **more: Any) -> Position:
    pending = [{"do": do, "seat": 0, "step": step} for do, step in frames]
    return two(pending=[TURN, *pending], uses=1, **more)


MASKED = after(table(), "use mask own1", "draw map/gun")
GUNNED = after(table(paradox="gun|armor"), "use gun paradox", "look map/gun", "look wallet/keys")
DRAWN = after(
    table(paradox="chocolates|poem"), "use chocolates paradox", "draw map/gun", "draw wallet/keys"
)
PICKED = after(table(), "use ring opp1", "pick plan")
MINE = hand("flowers/ring:0")
TWO_SCORED = table(points=("map/gun wallet/keys", ""))


def last_frame(position: Position, **changes: Any) -> Position:
    *frames, last = position["pending"]
    return position | {"pending": [*frames, last | changes]}


# The position, and a word that its refusal says.
WRONG: list[tuple[object, str]] = [
    (None, "null"),
    ([], "array"),
    ("act", "str"),
    ({}, "game"),
    *[(without(table(), key), key) for key in table()],
    (two(note="x"), "note"),
    (two(options={"eras": ["1981", "1994", "2005"], "solo": False, "fast": True}), "fast"),
    (two(paradox={"card": "phone/keys", "deck": "phone", "x": 1}), "x"),
    (two(pending=[TURN | {"note": 1}]), "note"),
    # Of the wrong kind
    (two(game="chess"), "chess"),
    (two(options=None), "options"),
    (two(options={"eras": ["1981", "1994"], "solo": False}), "eras"),
    (two(options={"eras": ["1994", "1981", "2005"], "solo": False}), "eras"),
    (two(options={"eras": ["1981", "1994", "1999"], "solo": False}), "1999"),
    (two(options={"eras": ["1981", "1994", "2005"], "solo": None}), "solo"),
    *[(two(turn=bad), "turn") for bad in ("5", True, 5.5, NAN, float("inf"), 10**30, -1, None)],
    *[(two(player=bad), "player") for bad in (2, -1, "0", None, True)],
    *[(two(actor=bad), "actor") for bad in (None, False, 2, 10**30, "nobody")],
    *[(two(last=bad), "last") for bad in (-1, "0", None, 10**40)],
    *[(two(uses=bad), "uses") for bad in (3, -1, "2", None)],
    *[(two(deck=bad), "deck") for bad in (None, "x", [1], [{"card": "map/gun"}])],
    *[(two(pool=bad), "pool") for bad in (None, [None], {"0": "map/gun"})],
    *[(two(displays=bad), "displays") for bad in (NONE[:1], NONE * 2, None, [None, None])],
    *[(two(hands=bad), "hands") for bad in ([MINE], "xx", [MINE, [None]])],
    *[(two(fragments=bad), "fragments") for bad in (NONE[:1], None, [[1], []])],
    *[(two(scored=bad), "scored") for bad in (NONE[:1], [["map/gun"], []], None)],
    *[(two(removed=bad), "removed") for bad in (None, [1], "map/gun")],
    *[(two(pending=bad), "pending") for bad in (None, [None], [TURN] * 5, [{"do": "turn"}])],
    *[(two(reason=bad), "reason") for bad in ("", "boredom", 0)],
    # Cards
    (table(("mask|gun map|armor", "ring|poem tickets|keys"), ("map/keys:0", "gun/armor:1")), "map"),
    (two(hands=[hand("gun/map:0"), hand("phone/wallet:1")]), "gun/map"),
    (two(pool=["aces/money", *table()["pool"][1:]]), "card"),
    (two(hands=[hand("phone/wallet:0"), hand("phone/wallet:1")]), "card"),
    (two(pool=table()["pool"][1:]), "pool"),
    (two(deck=[None] * 12), "pool"),
    (two(deck=[None] * 40), "deck"),
    (two(displays=[[lying("mask|gun")], table()["displays"][1]]), "card"),
    (two(displays=[[{"card": "mask/gun", "faces": ["mask", "mask"]}, lying("map|armor")],
                   table()["displays"][1]]), "faces"),
    (two(displays=[[{"card": "mask/gun", "faces": []}, lying("map|armor")],
                   table()["displays"][1]]), "card"),
    (two(displays=[[{"card": "mask/gun", "faces": ["ring", "gun"]}, lying("map|armor")],
                   table()["displays"][1]]), "ring"),
    (two(displays=[row("mask|gun map|armor map|gun map|mask"), []]), "display"),
    (two(paradox={"card": "phone/keys", "deck": "wallet"}), "wallet"),
    (two(paradox={"card": "phone/keys"}), "paradox"),
    (two(paradox=None, pool=in_order([*table()["pool"], "phone/keys"]), deck=[None] * 12),
     "paradox"),
    (table(points=("map/gun=4", "")), "points"),
    (table(points=("map/gun=1", "")), "points"),
    # One way to write it
    (two(pool=table()["pool"][::-1]), "pool"),
    (table(fragments=("map/gun map/mask", "")), "fragments"),
    (TWO_SCORED | {"scored": [TWO_SCORED["scored"][0][::-1], []]}, "scored"),
    (MASKED | {"hands": [MASKED["hands"][0][::-1], MASKED["hands"][1]]}, "hands"),
    (two(hands=[[{"card": "flowers/ring", "to": [1, 0]}], hand("phone/wallet:1")]), "hands"),
    (two(hands=[[{"card": "flowers/ring", "to": [0, 0]}], hand("phone/wallet:1")]), "hands"),
    (two(hands=[hand("flowers/ring:"), hand("phone/wallet:1")]), "hands"),
    (two(hands=[hand("flowers/ring:1"), hand("phone/wallet:1")]), "hands"),
    (two(hands=[hand("flowers/ring:2"), hand("phone/wallet:1")]), "hands"),
    (table(top="map/gun:10"), "deck"),
    (last_frame(DRAWN, drawn=DRAWN["pending"][-1]["drawn"][::-1]), "pending"),
    (echo_table(plans=("gun/armor:0", "ring/poem:1")), "Echo"),
    (echo_table(top="map/mask:1"), "Echo"),
    # Turn, player, actor
    (two(turn=0), "turn"),
    (two(turn=6), "turn"),
    (two(player=1), "turn"),
    (two(last=6), "last"),
    *[(two(actor=bad), "actor") for bad in (1, "chance", "over")],
    (two(reason="deck"), "deck"),
    (two(reason="points", actor="over"), "16"),
    (table(points=("map/gun=3 gun/armor=3 flowers/poem=3 poem/chocolates=3 phone/tickets=3 "
                   "wallet/keys=3", "")), "16"),
    (echo_table() | {"actor": 1}, "actor"),
    (ALONE | {"uses": 1}, "uses"),
    (ALONE | {"player": 0, "turn": 13}, "Echo"),
    # What is under way
    (two(pending=[]), "pending"),
    (two(pending=[TURN | {"do": "dance"}]), "dance"),
    (two(pending=[TURN | {"step": "dance"}]), "dance"),
    (two(pending=[TURN | {"step": "turn1"}]), "step"),
    (two(pending=[TURN | {"seat": 1}]), "turn"),
    (two(pending=[{"do": "map", "seat": 0, "step": "turn1"}]), "pending"),
    (two(pending=[TURN, TURN]), "items"),
    (two(pending=[{"do": "echo", "seat": 0, "step": "newplan"}]), "step"),
    (two(pending=[TURN, {"do": "map", "seat": 1, "step": "turn1"}], uses=1), "user"),
    (item("map", "turn1") | {"uses": 2}, "use"),
    (item("map", "draw1"), "map"),
    (item("drinks", "fill"), "drinks"),
    (item("armor", "first"), "armor"),
    (item("map", "fill"), "fill"),
    (item("ring", "facering", card="map/gun", at=0), "card"),
    (item("ring", "facering"), "facering"),
    (stack(("map", "turn2"), ("mask", "draw1"), actor="chance"), "map"),
    (stack(("armor", "second"), ("map", "turn1")), "armor"),
    (stack(("armor", "fill"), ("armor", "choose")), "different"),
    (item("map", "turn1", item="gun"), "item"),
    (item("map", "turn1", topped=True), "topped"),
    (item("map", "turn1", picks=["own1"]), "picks"),
    (item("map", "turn1", card="map/gun"), "card"),
    (item("map", "turn1", laid=[{}, {}]), "pending"),
    (last_frame(PICKED, picks=[]), "picks"),
    (last_frame(PICKED, picks=["own1", "own2"]), "picks"),
    (last_frame(PICKED, picks=["opp1"]), "opp1"),
    (last_frame(DRAWN, step="take2"), "drawn"),
    (last_frame(DRAWN, drawn=hand("map/gun:0")), "card"),
    (last_frame(GUNNED, cards=[]), "card"),
    (last_frame(GUNNED, do="tickets"), "sort"),
    (last_frame(GUNNED, topped=False), "topped"),
    (last_frame(MASKED, step="draw1"), "number of cards"),
    (MASKED | {"hands": [MINE, MASKED["hands"][1]], "deck": [*MASKED["deck"], hidden("map/gun:0")]},
     "number of cards"),
    (last_frame(ALONE, step="drawright"), "card"),
    (last_frame(ALONE, step="faceplan"), "plan"),
    (last_frame(TWO_PLAYERS, seat=0), "user"),
]  # fmt: skip


@pytest.mark.parametrize("number", range(len(WRONG)))
def test_a_wrong_position_is_refused_with_its_reason(number: int) -> None:
    written, word = WRONG[number]
    assert_refused(GAME, written, word)


def test_the_positions_that_were_made_wrong_are_right_before() -> None:
    right = [table(), den_table(), echo_table(), MASKED, GUNNED, DRAWN, PICKED, ALONE, TWO_PLAYERS]
    for position in right:
        assert GAME.codec.position(GAME.codec.read_position(position)) == position


def test_reading_does_not_change_what_is_read() -> None:
    before = copy.deepcopy(TWO_PLAYERS)
    GAME.codec.read_position(before)
    assert before == TWO_PLAYERS


@cache
def reached() -> list[Position]:
    """Some positions of random games of both kinds."""
    return [
        position_of(match)
        for solo in (False, True)
        for seed, (eras, player) in enumerate(zip(CHOICES, [*PLAYERS.values()] * 2, strict=False))
        for k, (match, _) in enumerate(random_game(eras, solo, seed, player))
        if k % 4 == 0 and k < 200
    ]


Path = tuple[str | int, ...]


def paths(value: Any, before: Path = ()) -> list[Path]:
    """All places inside."""
    found: list[Path] = [before] if before else []
    if isinstance(value, dict):
        inner: list[tuple[str | int, Any]] = list(value.items())
    else:
        inner = list(enumerate(value)) if isinstance(value, list) else []
    for key, part in inner:
        found += paths(part, (*before, key))
    return found


def at(value: Any, path: Path) -> Any:
    for key in path:
        value = value[key]
    return value


WORDS = [*CARDS[:8], "map", "gun", "act", "draw1", "fill", "over", "chance", "deck", "points"]
JSON = strange_json(WORDS)
CALM = settings(derandomize=True, database=None, deadline=None, max_examples=400)


@CALM
@given(st.data())
def test_one_place_changed_is_read_as_written_or_refused(data: st.DataObject) -> None:
    """What is read can be seen and played on, and no card gets lost."""
    position = copy.deepcopy(data.draw(st.sampled_from(reached())))
    places = paths(position)
    path = data.draw(st.sampled_from(places))
    inside = at(position, path[:-1])
    what = data.draw(st.sampled_from(["delete", "change", "exchange", "copy"]))
    other = data.draw(st.sampled_from(places))
    if what == "delete":
        del inside[path[-1]]
    elif what == "change":
        inside[path[-1]] = data.draw(JSON)
    elif what == "copy":
        inside[path[-1]] = copy.deepcopy(at(position, other))
    elif other[: len(path)] != path and path[: len(other)] != other:
        one, two = inside[path[-1]], at(position, other)
        inside[path[-1]], at(position, other[:-1])[other[-1]] = two, one
    try:
        state = GAME.codec.read_position(position)
    except Malformed:
        return
    assert GAME.codec.position(state) == position
    dice = Dice(data.draw(st.integers(0, 1000)))
    for _ in range(60):
        for seat in (0, None):
            GAME.rules.view(state, seat)
        if GAME.rules.actor(state) == OVER:
            break
        GAME.rules.apply(state, GAME.rules.sample(state, dice))
        written = GAME.codec.position(state)
        assert in_order(cards_in(written)) == box(position["options"]["eras"])
