"""What cannot be a position or a move is refused with a sentence that names the trouble."""

import copy
import json
import random
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieluhr.core.dice import Dice
from spieluhr.core.errors import Malformed
from spieluhr.core.match import Match
from tests.games.steam_time.build import do, ending, last_turn, random_game
from tests.games.steam_time.world import (
    COLOURS,
    EXAMPLE,
    GAME,
    KINDS,
    MONUMENTS,
    Position,
    after,
    codes,
    load,
    new,
    play,
    position_of,
    seat,
    settle,
    table,
)
from tests.strange import strange_json

NAN = float("nan")


def example(**changes: Any) -> Position:
    return EXAMPLE | changes


def at(path: str, value: object, written: Position = EXAMPLE) -> Position:
    """The position with one value changed deep inside: `seats.0.gold`, `todo.4.left`."""
    written = copy.deepcopy(written)
    *way, last = path.split(".")
    inner: Any = written
    for key in way:
        inner = inner[int(key) if isinstance(inner, list) else key]
    inner[int(last) if isinstance(inner, list) else last] = value
    return written


def without(written: Position, key: str) -> Position:
    return {name: value for name, value in written.items() if name != key}


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


def reading(written: object) -> str:
    """The reason of the refusal; what was written is left alone."""
    before = copy.deepcopy(written)
    with pytest.raises(Malformed) as caught:
        GAME.codec.read_position(written)
    assert repr(written) == repr(before)
    assert caught.value.sentence("de").startswith("Die Stellung ist falsch: ")
    return caught.value.sentence("en")


@pytest.mark.parametrize("number", range(len(WRONG)))
def test_ST_9_5_a_wrong_position_is_refused_with_its_reason(number: int) -> None:
    written, word = WRONG[number]
    found = reading(written)
    assert found.startswith("The position is wrong: ")
    assert word in found


# Positions in which everything adds up, but that no game comes to.

X = [do("end_turn"), do("extra_actions")]
PAY_LESS = seat("green green pink grey", steam=2)
GIZA = ["place giza encounter"]
RIGHT: dict[str, Position] = {
    "turn": table(),
    "later turn": table(by={"giza gold": 0, "wall mission": 1}),
    "paying": after(table(seats=(PAY_LESS,)), "place wall upgrade"),
    "buying": after(table(), "place machu crystals"),
    "revealing": after(table(), *GIZA, "reveal N7"),
    "choosing": after(table(), *GIZA, "reveal N7", "reveal N1"),
    "half": after(table(seats=(seat(steam=3),)), *GIZA, "reveal N7", "reveal N1", "choose N1"),
    "purple": after(table(3), *GIZA, "reveal N7", "reveal N1", "choose N7"),
    "special": after(table(by={"giza gold": 0}, turn=1), "card"),
    "nobody": after(table(), "pass", "pass"),
    "mister": after(table(seats=(seat(portal=4),)), "place wall mission"),
    "bonus": after(table(), "place machu crystals", "buy green", "done"),
    "set-up": after(new(2), "monument giza"),
    "supply": after(last_turn(seat(), seat()), "pass", "effort F2"),
    "income": position_of(settle(play(last_turn(seat(upgrades=["U9"]), seat(), seat()), "pass"))),
    "end": position_of(ending(seat(missions=["M25", "M26"], gold=20), seat())),
    "over": position_of(ending(seat(), seat())),
}


def wrong(name: str, path: str, value: object) -> Position:
    return at(path, value, RIGHT[name])


def stacked(name: str, *todo: Position, **changes: object) -> Position:
    """With another stack, and the actor that belongs to it."""
    top = todo[-1]
    actor = "chance" if top["do"] in ("reveal", "supply") else top.get("seat", 0)
    return RIGHT[name] | {"todo": list(todo), "actor": actor} | changes


def paid_mission(card: str) -> Position:
    """It was taken, and is paid for like an upgrade."""
    paying = [do("receive", 0, card=card), do("pay", 0, left=1, from_="green")]
    found = stacked("turn", *X, bonus("stonehenge mission"), *paying)
    left = [other for other in found["decks"]["missions"] if other != card]
    return at("decks.missions", left, found)


def bonus(space: str, number: int = 0) -> Position:
    return do("bonus", number, monument=space.split(maxsplit=1)[0], kind=space.split()[1])


ESTEEM = do("gain", 0, what={"esteem": 2})
PURPLE = RIGHT["purple"]["todo"]
RESTING = [board | {"resting": True} for board in RIGHT["turn"]["seats"]]
UNREACHABLE: dict[str, Position] = {
    "ST-2.3: a card of another round is being paid for": wrong("paying", "todo.3.card", "U13"),
    "ST-2.4: an effort card before all monuments": RIGHT["set-up"]
    | {"effort": "F1", "decks": RIGHT["set-up"]["decks"] | {"effort": codes("F", 12)[1:]}},
    "ST-3.7: more to pay than there is steam": wrong("paying", "seats.0.steam", 1),
    "ST-4.1: income in round 1": RIGHT["income"] | {"round": 1},
    "ST-4.1: incomes in another order": stacked(
        "income", do("income", 1), do("income", 2), *RIGHT["income"]["todo"][2:]
    ),
    "ST-4.1: an income of the start player after another": stacked(
        "income", do("income", 0), *RIGHT["income"]["todo"][2:]
    ),
    "ST-4.1: an airship during income": wrong("income", "stream.0.spaces.gold.by", 0),
    "ST-5.1: a special action without the card": RIGHT["special"] | {"card": None},
    "ST-5.1: a special action for another": RIGHT["special"] | {"card": 0},
    "ST-5.1: the card taken before the start player has moved": RIGHT["turn"] | {"card": 0},
    "ST-5.2: two airships on one monument": table(
        by={"giza gold": 0, "giza encounter": 0}, turn=1
    ),
    "ST-5.2: the last airship lower": wrong("later turn", "seats.0.height", 1),
    "ST-5.2: four airships": wrong("turn", "seats.0.airships", 4),
    "ST-5.4: a pass without resting": RIGHT["turn"] | {"passes": 1, "turn": 1, "actor": 1},
    "ST-5.4: nothing to do but pass": table(
        seats=(seat(resting=True),), card=1, turn=0
    ),
    "ST-5.5: all rest and the card is taken": RIGHT["turn"]
    | {"seats": RESTING, "card": 1, "start_moved": True},
    "ST-5.5: all have passed": RIGHT["turn"]
    | {"seats": RESTING, "passes": 2, "start_moved": True},
    "ST-5.5: a special action for all, though somebody took it": RIGHT["nobody"] | {"card": 0},
    "ST-5.5: a special action of another than the start player": stacked(
        "nobody", do("supply"), do("special", 1)
    ),
    "ST-5.6: a bonus without its action": stacked("turn", *X, bonus("giza expedition")),
    "ST-5.6: an expedition that was never received": stacked(
        "turn", *X, bonus("giza expedition"), do("into", 0, left=1, from_="green")
    ),
    "ST-5.6: another extra than is printed": wrong("revealing", "todo.3.what", {"esteem": 3}),
    "ST-5.6: no extra though one is printed": stacked(
        "revealing", *X, bonus("giza encounter"), RIGHT["revealing"]["todo"][4]
    ),
    "ST-5.7: a mission is never paid for": paid_mission("M31"),
    "ST-5.7: nor one with the number of a card of this round": paid_mission("M7"),
    "ST-5.8: another reveals": wrong("revealing", "todo.4.seat", 1),
    "ST-5.8: another chooses": wrong("choosing", "todo.4.seat", 1) | {"actor": 1},
    "ST-5.8: more cards than the space shows": wrong("revealing", "todo.4.left", 2),
    "ST-5.8: the lower action of a purple card": wrong("half", "todo.4.card", "N7"),
    "ST-5.8: the purple action of a blue card": wrong(
        "purple", "todo", [*PURPLE[:4], do("purple", 2, card="N1"), do("purple", 1, card="N1")]
    ),
    "ST-5.8: purple for two different cards": wrong("purple", "todo.4.card", "N1"),
    "ST-5.8: purple counter-clockwise": stacked("purple", *PURPLE[:4], PURPLE[5], PURPLE[4]),
    "ST-5.8: purple for the active player": stacked(
        "purple", *PURPLE[:4], do("purple", 0, card="N7")
    ),
    "ST-5.8: the extra for another than the active player": at(
        "todo.3.seat", 1, after(RIGHT["purple"], "no")
    ),
    "ST-5.8: a chosen card that is not in the discard": wrong("half", "todo.4.card", "N5"),
    "ST-5.9: buying from another deposit": wrong("buying", "todo.3.monument", "angkor"),
    "ST-5.9: buying on a space that is not there": stacked(
        "turn", *X, bonus("giza crystals"),
        do("buy", 0, monument="giza", bought=0, from_="green"),
    ),
    "ST-5.13: a waiting extra action without its entry": RIGHT["turn"] | {"extra_actions": [0]},
    "ST-6.1: somebody rests during supply": wrong("supply", "seats.0.resting", True),
    "ST-6.1: the card is taken during supply": RIGHT["supply"] | {"card": 0},
    "ST-7.1: missions in another order": RIGHT["end"] | {"todo": RIGHT["end"]["todo"][::-1]},
    "ST-7.1: a mission asked for twice": stacked(
        "end", *RIGHT["end"]["todo"], RIGHT["end"]["todo"][-1]
    ),
    "ST-7.1: a mission of another": wrong("end", "todo.1.seat", 1) | {"actor": 1},
    "ST-7.1: a mission that cannot be fulfilled": wrong("end", "seats.0.missions", ["M26", "M30"])
    | {"todo": [do("fulfil", 0, mission="M30")]},
    "ST-7.1: a mission that yields more than esteem": stacked(
        "end", do("gain", 0, what={"portal": 7}), do("pay_one", 0, left=1, from_="green")
    ),
    "ST-7.1: the end in round 4": RIGHT["end"] | {"round": 4},
    "ST-7.1: nothing left to ask for": RIGHT["end"] | {"todo": []},
    "ST-7.2: over in round 3": RIGHT["over"] | {"round": 3},
    "ST-9.1: a question with one answer": stacked(
        "turn", *X, bonus("giza encounter"), ESTEEM, do("take", 0, colour="green", left=1)
    ),
    "ST-9.6: an entry of the wrong phase": stacked("turn", do("fulfil", 0, mission="M1")),
    "ST-9.7: a deposit with more than it holds": wrong(
        "turn", "stream.4.spaces.crystals.crystals", {"green": 2, "blue": 1, "black": 1}
    ),
    "ST-9.7: another turn outside the actions": RIGHT["income"] | {"turn": 1},
    "ST-9.7: passes outside the actions": RIGHT["end"] | {"passes": 1},
    "ST-9.7: a first turn outside the actions": RIGHT["end"] | {"start_moved": True},
    "ST-9.9: an action without the end of a turn": stacked(
        "buying", do("extra_actions"), *RIGHT["buying"]["todo"][2:]
    ),
    "ST-9.9: passes during an action": RIGHT["buying"] | {"passes": 1},
}  # fmt: skip


@pytest.mark.parametrize("why", UNREACHABLE)
def test_ST_9_6_a_position_that_no_game_can_reach_is_refused(why: str) -> None:
    assert reading(UNREACHABLE[why]).startswith("The position is wrong: ")


@pytest.mark.parametrize("name", RIGHT)
def test_ST_9_5_the_positions_that_were_made_wrong_are_right_before(name: str) -> None:
    assert after(RIGHT[name]) == RIGHT[name]
    assert load(EXAMPLE).actor == 1


# Any change at all.


@cache
def reached() -> list[Position]:
    """All positions of some random games."""
    found: list[Position] = list(RIGHT.values())
    for players in (2, 3, 4):
        random_game(players, players, lambda match: found.append(position_of(match)))
    return found


def play_on(written: Position) -> None:
    """Read it; unless it is refused, it can be shown, written and played to the end."""
    try:
        start = GAME.codec.read_position(written)
    except Malformed:
        return
    players = written["players"]
    match = Match(GAME, GAME.read_options({"players": players}), players, start=start)
    dice = Dice(len(json.dumps(written)))
    steps = 0
    while not match.is_over:
        if steps < 12:
            assert_shown(match)
        match.enter([GAME.rules.sample(match.state, dice)])
        steps += 1
        assert steps < 3000
    assert match.outcome().reason == "rounds"


def assert_shown(match: Match) -> None:
    found = position_of(match)
    assert all(board["gold"] >= 0 and board["steam"] >= 0 for board in found["seats"])
    assert match.legal()
    match.view(match.actor if match.actor >= 0 else None)


WORDS = [*COLOURS, *MONUMENTS, *KINDS, "time", "over", "chance", "actions", "supply", "income"]
WORDS += ["end", "giza green", "machu orange", "steam", "esteem", "portal", "time_crystal"]
WORDS += ["crystals_any_colours", "U1", "U30", "X7", "X30", "M1", "M24", "N1", "N7", "F1", "F12"]
JSON = strange_json(WORDS)
CALM = settings(derandomize=True, database=None, deadline=None, max_examples=250)


def changed_inside(data: st.DataObject, value: Any) -> Any:
    """One place of a list or object changed, at any depth."""
    if isinstance(value, (list, dict)) and value and data.draw(st.integers(0, 5)):
        keys = list(range(len(value))) if isinstance(value, list) else list(value)
        key = data.draw(st.sampled_from(keys))
        value = copy.copy(value)
        value[key] = changed_inside(data, value[key])
        return value
    if type(value) is int and data.draw(st.booleans()):
        return value + data.draw(st.sampled_from([-1, 1, 2]))
    return data.draw(JSON)


@CALM
@given(st.data())
def test_ST_9_5_one_key_changed_is_refused_or_can_be_played(data: st.DataObject) -> None:
    written = data.draw(st.sampled_from(reached()))
    key = data.draw(st.sampled_from([*written, "note"]))
    if data.draw(st.integers(0, 9)) == 0:
        written = without(written, key)
    else:
        written = written | {key: changed_inside(data, written.get(key))}
    play_on(written)


DOMAINS: dict[str, list[Any]] = {
    "seat": [0, 1, 2, 3],
    "monument": MONUMENTS,
    "kind": KINDS,
    "left": [1, 2, 3, 4, 9],
    "bought": [0, 1, 5],
    "from": [*COLOURS, "giza green", "machu orange"],
    "colour": COLOURS,
    "card": [*codes("N", 24), *codes("X", 30), *codes("U", 30), *codes("M", 32)],
    "mission": codes("M", 32),
    "cards": [[], ["N3"], ["N1", "N2"]],
    "what": [{"esteem": 4}, {"portal": 7}, {"green": 2}, {"crystals_any_colours": 2, "gold": 9}],
}


def other_stack(todo: list[Position], dice: random.Random, entries: list[Position]) -> None:
    """One entry changed, put in, taken away, or one of its fields changed."""
    k = len(todo) - 1 if dice.random() < 0.4 else dice.randrange(len(todo))
    way = dice.random()
    fields = [field for field in todo[k] if field != "do"]
    if way < 0.6 and fields:
        field = dice.choice(fields)
        todo[k][field] = copy.deepcopy(dice.choice(DOMAINS[field]))
        if field == "seat" and dice.random() < 0.5:
            for entry in todo[k:]:
                entry.update({"seat": todo[k]["seat"]} if "seat" in entry else {})
    elif way < 0.75:
        todo[k] = copy.deepcopy(dice.choice(entries))
    elif way < 0.85:
        todo.insert(k, copy.deepcopy(dice.choice(entries)))
    else:
        del todo[k]


@pytest.mark.parametrize("seed", range(8))
def test_ST_9_6_a_stack_changed_is_refused_or_can_be_played(seed: int) -> None:
    dice = random.Random(seed)
    kinds: dict[str, list[Position]] = {}
    for written in reached():
        if written["todo"]:
            kinds.setdefault(written["todo"][-1]["do"], []).append(written)
    entries = [entry for some in kinds.values() for written in some for entry in written["todo"]]
    for _ in range(150):
        written = copy.deepcopy(dice.choice(kinds[dice.choice(sorted(kinds))]))
        todo: list[Position] = written["todo"]
        other_stack(todo, dice, entries)
        top = todo[-1] if todo else {"do": "turn"}
        chance = top["do"] in ("reveal", "supply")
        written["actor"] = "chance" if chance else top.get("seat", written["turn"])
        play_on(written)


def test_ST_9_5_numbers_at_their_limits_can_be_played() -> None:
    match = play(table(seats=(seat(esteem=9999),)), "place stonehenge mission")
    assert position_of(match)["seats"][0]["esteem"] == 10_000
    assert_shown(match)
    play_on(table(seats=(seat(esteem=9999), seat(esteem=9999))))


# Moves.


@pytest.mark.parametrize(
    "line",
    [
        *["", " ", "Pass", "pass ", " pass", "pass\n", "pass 1", "place", "place giza"],
        *["place giza gold 1", "place  giza gold", "place atlantis gold", "place giza red"],
        *["place gold giza", "card 1", "steam", "steam 0", "steam 11", "steam 01", "steam -1"],
        *["steam x", "steam １", "crystal", "crystal time", "buy", "buy red", "buy green blue"],
        *[
            "done 1",
            "pay",
            "pay time",
            "choose",
            "choose 7",
            "choose N0",
            "choose N25",
            "choose n7",
        ],
        *["choose N07", "top bottom", "take", "take time", "into time", "pick green", "pick giza"],
        *["pick giza time", "mister", "mister giza", "fulfil", "fulfil M0", "fulfil M33", "yes!"],
        *["monument", "monument rome", "effort F0", "effort F13", "mission M33", "draw time"],
        *["upgrade U31", "expedition X0", "reveal N25", "reveal", "null", "{}", "?"],
    ],
)
def test_ST_9_3_a_line_that_is_no_move_is_refused(line: str) -> None:
    with pytest.raises(Malformed) as caught:
        GAME.codec.parse(line)
    assert caught.value.sentence("en") == f"“{line}” is not a move."


BAD_JSON: list[object] = [None, 4, "pass", [], ["pass"], {}, {"type": "pass"}, {"do": None}]
BAD_JSON += [{"do": 7}, {"do": "fly"}, {"do": "pass", "seat": 0}, {"do": ["pass"]}]
BAD_JSON += [{"do": "place"}, {"do": "place", "monument": "giza"}, {"do": "place giza gold"}]
BAD_JSON += [{"do": "place", "monument": "giza", "kind": k} for k in ("red", None, 1, ["gold"])]
BAD_JSON += [{"do": "place", "monument": "giza gold", "kind": "gold"}]
BAD_JSON += [{"do": "steam", "steam": n} for n in (0, 11, "4", 4.0, True, None, 10**30, -1)]
BAD_JSON += [{"do": "crystal", "colour": "green"}, {"do": "into", "colour": "green"}]
BAD_JSON += [{"do": "choose", "card": c} for c in ("N25", 7, None, ["N7"], "", "N7 ")]
BAD_JSON += [{"do": "fulfil", "card": "M7"}, {"do": "pick", "monument": "giza", "colour": "time"}]


@pytest.mark.parametrize("number", range(len(BAD_JSON)))
def test_ST_9_3_json_that_is_no_move_is_refused(number: int) -> None:
    with pytest.raises(Malformed, match="not a move"):
        GAME.codec.read_move(BAD_JSON[number])
