"""Worlds that agree with what a seat knows (PM-8.6)."""

import json
from itertools import permutations

import pytest

from spieluhr.core.dice import Dice
from spieluhr.core.match import Match
from spieluhr.core.rules import CHANCE
from tests.builders import Position, load, play, position_of, worlds
from tests.games.perfect_moment.builders import (
    CHOICES,
    CINEMA,
    GAME,
    PLAYERS,
    box,
    cards_in,
    deck,
    echo_table,
    hand,
    hidden,
    in_order,
    new,
    random_game,
    table,
)

Seat = int | None


def assert_worlds(match: Match, seat: Seat, expected: list[Position]) -> None:
    """Exactly these, about equally often."""
    each = 60
    found = worlds(match, seat, each * len(expected))
    assert set(found) == {json.dumps(world) for world in expected}
    deviation = sum((often - each) ** 2 / each for often in found.values())
    assert deviation < len(expected) + 5 * (2 * len(expected)) ** 0.5


def dealt(position: Position, plans: tuple[str, str], top: str, pool: str) -> Position:
    """The same table with these hidden cards."""
    hands = [[position["hands"][k][0] | {"card": plan}] for k, plan in enumerate(plans)]
    first = position["deck"][0] | {"card": top}
    return position | {"hands": hands, "deck": [first, None], "pool": [pool]}


def test_PM_8_6_all_worlds_of_a_small_table() -> None:
    """Hidden are the plans, a card on the deck that seat 1 knows, and one that nobody knows."""
    match = load(table(top="map/gun:1", left=1))
    position = position_of(match)
    (pool,) = position["pool"]
    mine, theirs, top = "flowers/ring", "phone/wallet", "map/gun"
    seat_0 = [dealt(position, (mine, a), b, c) for a, b, c in permutations((theirs, top, pool))]
    assert_worlds(match, 0, seat_0)
    seat_1 = [dealt(position, (a, theirs), top, b) for a, b in permutations((mine, pool))]
    assert_worlds(match, 1, seat_1)
    nobody = [
        dealt(position, (a, b), c, d) for a, b, c, d in permutations((mine, theirs, top, pool))
    ]
    assert_worlds(match, None, nobody)


def test_PM_8_6_marks_stay_with_the_places() -> None:
    match = load(table(top="map/gun:1 wallet/keys:01 map/mask:1"))
    plans: set[str] = set()
    for text in worlds(match, 0, 200):
        world = json.loads(text)
        assert [entry["to"] for entry in world["deck"][:3]] == [[1], [0, 1], [1]]
        assert world["deck"][1] == hidden("wallet/keys:01")
        assert world["hands"][0] == hand("flowers/ring:0")
        assert world["hands"][1][0]["to"] == [1]
        plans.add(world["hands"][1][0]["card"])
    assert plans == set(match.view(0).unseen)


def test_PM_8_6_a_known_plan_is_not_dealt_anew() -> None:
    match = load(table(plans=("flowers/ring:01", "phone/wallet:01")))
    for text in worlds(match, 0, 30):
        assert json.loads(text)["hands"] == [hand("flowers/ring:01"), hand("phone/wallet:01")]
    spectator = {json.loads(text)["hands"][0][0]["card"] for text in worlds(match, None, 300)}
    assert spectator == set(match.view(None).unseen)
    assert json.loads(next(iter(worlds(match, None, 1))))["hands"][0][0]["to"] == [0, 1]


def test_PM_8_6_a_hand_of_two_in_the_middle_of_an_item() -> None:
    """Seat 1 knows one of the two cards."""
    match = play(table(top="map/gun:1"), "use mask own1", "draw map/gun")
    others: set[str] = set()
    for text in worlds(match, 1, 300):
        held = json.loads(text)["hands"][0]
        assert hidden("map/gun:01") in held and len(held) == 2
        others |= {entry["card"] for entry in held if entry["to"] == [0]}
    assert others == set(match.view(1).unseen)


def test_PM_8_6_cards_kept_apart_or_lifted_are_hidden_too() -> None:
    match = play(table(paradox="gun|armor"), "use gun paradox", "look map/gun", "look wallet/keys")
    lifted = {tuple(cards_in(json.loads(t)["pending"])) for t in worlds(match, 1, 100)}
    assert len(lifted) > 20
    assert {tuple(cards_in(json.loads(t)["pending"])) for t in worlds(match, 0, 20)} == {
        ("map/gun", "wallet/keys")
    }
    match = play(table(paradox="keys|phone"), "use keys paradox", "draw map/gun")
    assert len({tuple(cards_in(json.loads(t)["pending"])) for t in worlds(match, 1, 200)}) == 12
    assert {tuple(cards_in(json.loads(t)["pending"])) for t in worlds(match, 0, 20)} == {
        ("map/gun",)
    }


def test_PM_8_6_the_covered_pick_is_drawn_anew_for_the_other() -> None:
    match = play(table(), "use ring opp1", "pick own2")
    for seat, picks in ((0, {"own2"}), (1, {"own1", "own2", "plan"})):
        found = {json.loads(text)["pending"][-1]["picks"][0] for text in worlds(match, seat, 60)}
        assert found == picks


def choosing() -> Match:
    """Seat 0 has given three cards their jobs."""
    mine = ["map/mask", "map/gun", "map/armor", "mask/gun"]
    theirs = ["ring/poem", "flowers/ring", "wallet/keys", "phone/wallet"]
    lines = ["flip phone/keys keys", *(f"deal {card}" for card in mine + theirs)]
    return play(new(), *lines, "own map/mask mask", "give map/gun map", "bottom map/armor")


def test_PM_8_6_covered_choices_of_set_up_are_drawn_anew() -> None:
    match = choosing()
    unseen = set(match.view(1).unseen)
    assert len(unseen) == 13
    seen: dict[str, set[str]] = {key: set() for key in ("own", "give", "end", "at", "faces")}
    for text in worlds(match, 1, 400):
        world = json.loads(text)
        laid = world["pending"][0]["laid"]
        assert laid[1] == {}
        assert world["hands"][1] == position_of(match)["hands"][1]
        for key in ("own", "give", "end"):
            seen[key].add(laid[0][key]["card"])
        seen["at"].add(laid[0]["end"]["at"])
        seen["faces"].add(" ".join(laid[0]["own"]["faces"]))
        assert GAME.codec.position(GAME.codec.read_position(world)) == world
    assert seen["own"] == seen["give"] == seen["end"] == unseen
    assert seen["at"] == {"top", "bottom"}
    assert len(seen["faces"]) == 26


def test_PM_8_6_ones_own_covered_choices_stay() -> None:
    match = choosing()
    laid = position_of(match)["pending"][0]["laid"]
    for text in worlds(match, 0, 20):
        assert json.loads(text)["pending"][0]["laid"] == laid


def test_PM_8_6_alone_echos_plan_and_the_deck() -> None:
    match = load(echo_table(top="map/mask:0"))
    plans = set()
    for text in worlds(match, 0, 300):
        world = json.loads(text)
        assert world["deck"][0] == hidden("map/mask:0")
        assert world["hands"][0] == hand("gun/armor:0")
        assert world["hands"][1][0]["to"] == []
        plans.add(world["hands"][1][0]["card"])
    assert plans == set(match.view(0).unseen)
    assert deck("map/mask:0")[0] == position_of(match)["deck"][0]


@pytest.mark.parametrize("solo", [False, True])
def test_PM_8_6_worlds_of_whole_games(solo: bool) -> None:
    """Every world is a table, looks the same to the seat, and has every card once."""
    dice = Dice(86)
    for seed, eras in enumerate(CHOICES):
        for match, _ in random_game(eras, solo, seed, PLAYERS["use first"]):
            for seat in [0, None] if solo else [0, 1, None]:
                world = GAME.rules.resample(match.state, seat, dice)
                written = GAME.codec.position(world)
                assert in_order(cards_in(written)) == box(eras)
                assert GAME.rules.view(world, seat) == match.view(seat)
                if match.actor == seat:
                    assert GAME.rules.legal(world) == match.legal()
                GAME.codec.read_position(written)


def test_moves_sound_alike_to_a_seat_where_they_are_told_alike() -> None:
    """In set-up nobody hears which card the other one keeps, gives away or puts last (PM-3.3)."""
    covered = 0
    for seed in range(3):
        for match, _ in random_game(CINEMA, False, seed):
            if match.actor == CHANCE:
                continue
            for seat in range(2):
                told: dict[str, set[int]] = {}
                sounds: dict[int, set[int]] = {}
                for move in match.legal():
                    line = GAME.codec.observed_text(match.state, move, seat)
                    sound = GAME.rules.observed_move(match.state, move, seat)
                    told.setdefault(line, set()).add(move)
                    sounds.setdefault(sound, set()).add(move)
                assert sorted(map(sorted, told.values())) == sorted(map(sorted, sounds.values()))
                covered += "?" in told
    assert covered >= 3 * 6
