"""What cannot be a position or a move is refused with a sentence that names the trouble."""

import copy
from typing import Any

import pytest

from tests.builders import Position, assert_refused, changed, without
from tests.games.steam_time.builders import (
    EXAMPLE,
    GAME,
)
from tests.games.steam_time.clause_builders import do

NAN = float("nan")


def example(**changes: Any) -> Position:
    return EXAMPLE | changes


def at(path: str, value: object, written: Position = EXAMPLE) -> Position:
    """The example, or another position, with one value changed deep inside."""
    return changed(written, path, value)


STREAM = EXAMPLE["stream"]
DECKS = EXAMPLE["decks"]
TODO = EXAMPLE["todo"]
MACHU = "stream.0.spaces."
WALL = "stream.2.spaces."
SECOND = "seats.1."

# The position, and a word that its refusal says.
WRONG: list[tuple[object, str]] = [
    (None, "null"),
    ([], "array"),
    ("pass", "str"),
    ({}, "game"),
    *[(without(EXAMPLE, key), key) for key in EXAMPLE],
    (example(note=1), "note"),
    (example(options={"players": 2}), "options"),
    (example(game="dragonkeepers"), "game"),
    *[(example(players=bad), "players") for bad in (1, 5, "2", 2.5, None)],
    (example(players=3), "seats"),
    *[(example(round=bad), "round") for bad in (0, 6, -1, "2", 1.5, None)],
    (example(round=3), "round"),
    (example(phase="sleep"), "phase"),
    (example(phase="supply"), "not come yet"),  # upgrades of the round
    (example(phase="income"), "income"),
    (example(phase="end"), "end"),
    (example(phase="over"), "over"),
    *[(example(actor=bad), "actor") for bad in (4, -1, "nobody", None, 10**30)],
    *[(example(actor=bad), "actor") for bad in (0, "chance", "over")],
    *[(example(turn=bad), "turn") for bad in (4, -1, None, "1")],
    (example(turn=2), "seat"),
    (example(start=3), "seat"),
    (example(start_moved=False), "first turn"),
    (example(start_moved=1), "start_moved"),
    (example(card=2), "seat"),
    (example(card="start"), "card"),
    *[(example(passes=bad), "passes") for bad in (1, 2, -1, None)],
    (example(effort="F13"), "F13"),
    (example(effort="F1"), "effort"),
    (example(effort="U7"), "U7"),
    (example(effort=None), "effort"),
    # the time stream
    (example(stream=STREAM[1:]), "add up"),
    (example(stream=[]), "add up"),
    (example(stream=[STREAM[0], *STREAM[:5]]), "machu"),
    (example(stream=[*STREAM, STREAM[0]]), "stream"),
    (at("stream.0.monument", "atlantis"), "monument"),
    (at("stream.0.height", 1), "height"),
    (at("stream.0.spaces", {}), "machu"),
    (at(MACHU + "mission", {"by": None, "card": None}), "machu"),
    (at(MACHU + "market", {"by": None}), "market"),
    (at(MACHU + "gold", {}), "by"),
    (at(MACHU + "gold.by", 2), "seat"),
    (at(MACHU + "gold.by", 0), "airships"),
    (at(MACHU + "gold.card", "X9"), "machu gold"),
    (at(MACHU + "gold.crystals", {"green": 1}), "machu gold"),
    (at(MACHU + "crystals", {"by": None}), "machu crystals"),
    (at(MACHU + "crystals.crystals", {"green": 3, "orange": 3}), "crystals"),
    (at(MACHU + "crystals.crystals", {"green": 3, "orange": 2, "grey": 0}), "crystals"),
    (at(MACHU + "crystals.crystals", {"green": 3, "time": 2}), "time"),
    (at(MACHU + "crystals.crystals", {"green": 3, "orange": 1}), "orange"),
    (at(MACHU + "crystals.crystals", {"green": 99}), "crystals"),
    (at(MACHU + "expedition", {"by": None}), "machu expedition"),
    (at(MACHU + "expedition.card", "U9"), "U9"),
    (at(MACHU + "expedition.card", "X31"), "X31"),
    (at(MACHU + "expedition.card", "X1"), "round"),
    (at(MACHU + "expedition.card", "X13"), "round"),
    (at(MACHU + "expedition.card", "X8"), "X8"),
    (at(WALL + "mission.card", "M29"), "M29"),
    (at(WALL + "mission.card", "M1"), "M1"),
    (at(WALL + "upgrade.card", "U9"), "card"),  # seat 0 stands there
    # seats
    (example(seats=EXAMPLE["seats"][:1]), "seats"),
    (example(seats=[*EXAMPLE["seats"], EXAMPLE["seats"][0]]), "seats"),
    (example(seats={}), "seats"),
    (at(SECOND + "name", "Ada"), "name"),
    *[(at(SECOND + "gold", bad), "gold") for bad in (28, 30, -1, NAN, "29")],
    *[(at(SECOND + "steam", bad), "steam") for bad in (11, -1, None)],
    *[(at(SECOND + "portal", bad), "portal") for bad in (5, -1)],
    *[(at(SECOND + "esteem", bad), "esteem") for bad in (-1, 10_000, 10**9, 2**70, 1.5)],
    (at(SECOND + "generators.green", ["green", "green"]), "green"),
    (at(SECOND + "generators.green", ["time"]), "T.I.M.E."),
    (at(SECOND + "generators.green", ["time", "green"]), "green"),
    (at(SECOND + "generators.green", ["blue"]), "green"),
    (at(SECOND + "generators.black", ["black"] * 3), "black"),
    (at(SECOND + "generators.black", []), "black"),
    (at(SECOND + "generators.red", []), "red"),
    (at(SECOND + "generators", {"green": ["green"]}), "generators"),
    (at(SECOND + "upgrades", ["U8"]), "U8"),
    (at("seats.0.upgrades", ["U8", "U8"]), "U8"),
    (at("seats.0.upgrades", ["U8", "U31"]), "U31"),
    (at("seats.0.upgrades", ["U8", "X4"]), "X4"),
    (at("seats.0.upgrades", ["U8", "U13"]), "U13"),
    (at("seats.0.upgrades", ["U8", "U7"]), "U7"),
    (at("seats.0.expeditions", ["X5", "X5"]), "X5"),
    (at("seats.0.expeditions", ["X5", "X8"]), "X8"),
    (at("seats.0.expeditions", ["X5", "X7"]), "X7"),  # it is being paid for
    (at("seats.0.expeditions", ["X30"]), "X30"),
    (at("seats.0.missions", ["M1"]), "M1"),
    (at("seats.0.missions", ["M12"]), "M12"),
    (at("seats.0.missions", ["M33"]), "M33"),
    *[(at(SECOND + "airships", bad), "airships") for bad in (1, 4, -1)],
    *[(at(SECOND + "height", bad), "airships") for bad in (None, 3, 5)],
    *[(at(SECOND + "height", bad), "height") for bad in (0, 7)],
    (at(SECOND + "resting", 0), "resting"),
    # supplies and decks
    *[(example(bank=bad), "gold") for bad in (63, 65)],
    *[(example(bank=bad), "bank") for bad in (-1, None, 10**30)],
    *[(example(mine=bad), "T.I.M.E.") for bad in (28, 30)],
    (example(mine=-1), "mine"),
    (at("bag.green", 10), "green"),
    (at("bag.green", -1), "bag"),
    (at("bag.time", 1), "time"),
    (example(bag=without(EXAMPLE["bag"], "pink")), "bag"),
    (at("decks.effort", DECKS["effort"][1:]), "effort"),
    (at("decks.effort", [*DECKS["effort"], "F8"]), "effort"),
    (at("decks.effort", [*DECKS["effort"][1:], "F10"]), "effort"),
    (at("decks.effort", [*DECKS["effort"][1:], "F2"]), "F2"),
    (at("decks.effort", [*DECKS["effort"][1:], "F0"]), "F0"),
    (at("decks.missions", [*DECKS["missions"], "M1"]), "M1"),
    (at("decks.missions", [*DECKS["missions"], "M12"]), "M12"),
    (at("decks.missions", [*DECKS["missions"], "m11"]), "m11"),
    (at("decks.encounters", DECKS["encounters"][1:]), "encounters"),
    (at("decks.encounters", [*DECKS["encounters"], "N1"]), "N1"),
    (at("decks.encounters", [*DECKS["encounters"][1:], "N25"]), "N25"),
    (at("decks.encounter_discard", []), "encounters"),
    (at("decks.upgrades", []), "upgrades"),
    (at("decks.missions", None), "missions"),
    # what is under way
    (example(extra_actions=[2]), "seat"),
    (example(extra_actions=["0"]), "extra_actions"),
    (example(extra_actions=[1] * 100_000), "extra_actions"),
    (example(todo=None), "todo"),
    (example(todo=[do("end_turn")] * 100_000), "todo"),
    (example(todo=TODO[1:]), "todo"),
    (example(todo=TODO[:4]), "todo"),
    (example(todo=[*TODO, TODO[-1]]), "todo"),
    (example(todo=[*TODO[:3], TODO[4], TODO[3]]), "todo"),
    (example(todo=[TODO[1], TODO[0], *TODO[2:]]), "todo"),
    (at("todo.4.do", "dance"), "dance"),
    (at("todo.4.do", "pay_any"), "todo"),
    (at("todo.4.note", 1), "note"),
    (at("todo.4.colour", "green"), "pay"),
    (at("todo.4", do("pay", 1, left=1)), "pay"),
    (at("todo.4", do("pay", left=1, from_="green")), "pay"),
    (at("todo.4.seat", 2), "seat"),
    (at("todo.4.seat", 0), "seat"),
    *[(at("todo.4.left", bad), "left") for bad in (0, -1, 10**6, "1")],
    *[(at("todo.4.left", bad), "steam") for bad in (2, 4)],
    *[(at("todo.4.from", bad), bad) for bad in ("red", "giza green", "")],
    (at("todo.4.from", "orange"), "should be"),
    (at("todo.3.card", "N7"), "N7"),
    (at("todo.3.card", "X8"), "X8"),
    (at("todo.3.card", "U9"), "action"),
    (at("todo.2.monument", "wall"), "wall expedition"),
    (at("todo.2.kind", "gold"), "extra"),
    (at("todo.2.kind", "crystals"), "giza crystals"),
    (at("todo.2.seat", 0), "seat"),
]


@pytest.mark.parametrize("number", range(len(WRONG)))
def test_ST_9_5_a_wrong_position_is_refused_with_its_reason(number: int) -> None:
    written, word = WRONG[number]
    before = copy.deepcopy(written)
    assert_refused(GAME, written, word)
    assert repr(written) == repr(before)
