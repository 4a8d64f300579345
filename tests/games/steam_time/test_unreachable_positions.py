"""Positions in which everything adds up, but that no game comes to, are refused."""

import pytest

from tests.builders import Position, after, load, play, position_of, refusal
from tests.games.steam_time.builders import (
    EXAMPLE,
    GAME,
    codes,
    new,
    seat,
    settle,
    table,
)
from tests.games.steam_time.clause_builders import do, ending, last_turn
from tests.games.steam_time.test_bad_positions import at

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
    assert refusal(GAME, UNREACHABLE[why]).startswith("The position is wrong: ")


@pytest.mark.parametrize("name", RIGHT)
def test_ST_9_5_the_positions_that_were_made_wrong_are_right_before(name: str) -> None:
    assert after(RIGHT[name]) == RIGHT[name]
    assert load(EXAMPLE).actor == 1
