"""A position with any change at all is refused in words, or can be played to its end."""

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
from tests.builders import Position, play, position_of
from tests.games.steam_time.builders import (
    COLOURS,
    GAME,
    KINDS,
    MONUMENTS,
    codes,
    seat,
    table,
)
from tests.games.steam_time.clause_builders import random_game
from tests.games.steam_time.test_unreachable_positions import RIGHT
from tests.strange import one_key_changed, strange_json


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
    assert match.outcome.reason == "rounds"


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


@CALM
@given(st.data())
def test_ST_9_5_one_key_changed_is_refused_or_can_be_played(data: st.DataObject) -> None:
    play_on(one_key_changed(data, data.draw(st.sampled_from(reached())), JSON))


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
