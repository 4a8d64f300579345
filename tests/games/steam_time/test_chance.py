"""Chance turns and traces (ST-9.4, ST-9.10)."""

import pytest

from spieluhr.bots import BOTS
from spieluhr.cli.trace import before, traced
from spieluhr.core.dice import Dice
from tests.builders import legal, load, play, position_of, weights
from tests.games.steam_time.builders import (
    COLOURS,
    DATA,
    EXAMPLE,
    GAME,
    MONUMENTS,
    new,
    seat,
    settle,
)
from tests.games.steam_time.clause_builders import (
    GIZA,
    alone,
    ending,
    last_turn,
    log_of,
)


def verbs_of(lines: list[str]) -> list[str]:
    return [line.split()[0] for line in lines]


def test_ST_9_4_set_up_in_its_order() -> None:
    order = ["machu", "wall", "giza", "angkor", "stonehenge", "easter"]
    match = new(2)
    assert legal(match) == [f"monument {monument}" for monument in MONUMENTS]
    for monument in order:
        play(match, f"monument {monument}")
    assert legal(match) == [f"effort F{n}" for n in range(1, 13)]
    settle(match)
    assert verbs_of(log_of(match)) == [
        *["monument"] * 6,
        "effort",
        *["draw"] * 5, "expedition",  # Machu Picchu
        "mission", "upgrade",  # Great Wall
        "expedition",  # Giza
        "mission", *["draw"] * 3, "upgrade",  # Angkor
        "mission", *["draw"] * 4,  # Stonehenge
        "upgrade", "expedition",  # Easter Island
    ]  # fmt: skip
    found = position_of(match)
    assert [row["monument"] for row in found["stream"]] == order
    assert (found["actor"], found["start"], found["turn"], found["phase"]) == (0, 0, 0, "actions")


def test_ST_9_4_four_players_have_more_spaces() -> None:
    match = new(4)
    for monument in MONUMENTS:
        play(match, f"monument {monument}")
    settle(match)
    assert verbs_of(log_of(match))[7:] == [
        "mission", *["draw"] * 4, "upgrade",  # Stonehenge
        "mission", *["draw"] * 3, "expedition",  # Giza
        "mission", *["draw"] * 4, "upgrade", "expedition",  # Great Wall
        "mission", "upgrade", "expedition",  # Easter Island
        "mission", *["draw"] * 3, "upgrade", "expedition",  # Angkor
        *["draw"] * 5, "upgrade", "expedition",  # Machu Picchu
    ]  # fmt: skip


def test_ST_9_4_a_crystal_is_as_likely_as_the_bag_holds_it() -> None:
    match = play(new(2), *[f"monument {m}" for m in MONUMENTS[::-1]], "effort F3")
    held = {"green": 13, "blue": 13, "black": 13, "pink": 13, "grey": 13, "orange": 15}
    assert list(weights(match).items()) == [(f"draw {c}", n) for c, n in held.items()]
    play(match, "draw orange", "draw orange", "draw grey")
    held |= {"orange": 13, "grey": 12}
    assert weights(match) == {f"draw {c}": n for c, n in held.items()}
    four = play(new(4), *[f"monument {m}" for m in MONUMENTS[::-1]], "effort F3")
    assert weights(four)["draw orange"] == 14


def test_ST_9_4_cards_are_equally_likely_and_drawn_once() -> None:
    match = play(new(2), *[f"monument {m}" for m in MONUMENTS])
    assert weights(match) == {f"effort F{n}": 1 for n in range(1, 13)}
    play(match, "effort F3")
    assert weights(match) == {f"mission M{n}": 1 for n in range(1, 33)}
    play(match, "mission M4", *["draw green"] * 4)
    assert weights(match) == {f"expedition X{n}": 1 for n in range(1, 7)}
    play(match, "expedition X6", "mission M1")
    assert weights(match) == {f"upgrade U{n}": 1 for n in range(1, 7)}
    play(match, "upgrade U2")
    assert weights(match) == {f"upgrade U{n}": 1 for n in (1, 3, 4, 5, 6)}


def test_ST_9_4_encounters_are_revealed_one_by_one() -> None:
    start = alone(seat(), discard="N1 N2 N3")
    assert weights(start, *GIZA) == {f"reveal N{n}": 1 for n in range(4, 25)}
    assert weights(start, *GIZA, "reveal N7") == {f"reveal N{n}": 1 for n in range(4, 25) if n != 7}


def test_ST_9_4_a_round_begins_with_its_effort_card() -> None:
    match = play(last_turn(seat(), seat()), "pass")
    assert legal(match) == [f"effort F{n}" for n in range(2, 12)]  # F12 was the first
    play(match, "effort F2")
    assert verbs_of(legal(match)) == ["draw"] * 6  # for Machu Picchu, which went to the bottom
    settle(match, "expedition X18", "upgrade U13")
    assert match.actor == 0


# The trace.


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ST_9_10_a_trace(players: int) -> None:
    options = GAME.read_options({"players": players})
    lines = list(traced(GAME, options, players, 7, BOTS["random"](), Dice(7)))
    assert lines[0] == {
        "game": "steam_time", "rules": 1, "options": {"players": players}, "seats": players,
        "seed": 7, "data": GAME.data,
    }  # fmt: skip
    assert lines[1]["actor"] == "chance"
    assert lines[1]["legal"] == [f"monument {monument}" for monument in MONUMENTS]
    assert "weights" not in lines[1]
    last = lines[-1]
    assert sorted(last) == ["n", "outcome", "position"]
    boards = last["position"]["seats"]
    scores = [board["esteem"] for board in boards]
    strong = [
        (board["esteem"], sum(map(len, board["generators"].values()))) for board in boards
    ]  # fmt: skip
    ranks = [1 + sum(other > mine for other in strong) for mine in strong]
    assert last["outcome"] == {"scores": scores, "ranks": ranks, "reason": "rounds"}


def test_ST_9_10_weights_only_where_they_differ() -> None:
    match = play(new(2), *[f"monument {m}" for m in MONUMENTS[::-1]])
    assert "weights" not in before(match)
    written = before(play(match, "effort F3"))
    assert written["legal"] == [f"draw {colour}" for colour in COLOURS]
    assert written["weights"] == [13, 13, 13, 13, 13, 15]
    assert "weights" not in before(load(EXAMPLE))


def test_ST_9_10_ranks_are_one_more_than_the_players_who_are_better() -> None:
    match = ending(*[seat("", esteem=esteem) for esteem in (7, 3, 7)])
    assert match.outcome.json() == {
        "scores": [7, 3, 7], "ranks": [1, 3, 1], "reason": "rounds",
    }  # fmt: skip


def test_ST_9_10_the_option_is_the_number_of_players() -> None:
    assert DATA["constants"]["rounds"] == 5
    for players in (2, 3, 4):
        options = GAME.read_options({"players": players})
        assert GAME.seat_counts(options) == [players]
        assert len(position_of(new(players))["seats"]) == players
