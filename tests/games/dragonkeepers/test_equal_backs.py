"""An owner's start cards may have equal backs: knowledge and worlds stay right (DK-7.9, DK-8.1)."""

import copy
import json
from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from spieluhr.core.dice import Dice
from spieluhr.core.match import Match
from spieluhr.core.rules import CHANCE
from spieluhr.games.dragonkeepers.data import check
from spieluhr.games.dragonkeepers.game import made
from tests.games.dragonkeepers.builders import CHESTS, DATA, SIDES, in_order
from tests.games.dragonkeepers.table_builders import step

Seat = int | None
Position = dict[str, Any]


def with_starts(*cards: tuple[str, int | str]) -> Any:
    data = copy.deepcopy(DATA)
    data["start_cards"]["cards"] = [list(card) for card in cards]
    check(data)
    return made(data)


# Three ribboned 2s, two 3s and three red backs: on both sides of the book a back tells no front.
GAME = with_starts(
    *(("white", 2), ("green", 2), ("red", 2), ("white", 3), ("green", 3)),
    *(("white", "red"), ("green", "red"), ("blue", "red")),
)


def new(players: int, chests: list[str]) -> Match:
    return Match(GAME, GAME.read_options({"players": players, "chests": chests}), players)


def dealt(*starts: str) -> Match:
    """Four players with these start cards (one for seat 1, two for seat 2, three for seat 3)."""
    match, lines = new(4, []), iter(starts)
    while match.actor == CHANCE:
        texts = [GAME.codec.text(move) for move in match.legal()]
        line = f"start {next(lines)}" if texts[0].startswith("start") else texts[0]
        match.enter([GAME.codec.parse(line)])
    return match


def turn(match: Match, side: str, *books: str) -> Match:
    """Whoever is active takes one card there, puts these on the book, and nobody lays."""
    for line in (f"take {side}", "stop", *(f"book {card}" for card in books), *["pass"] * 4):
        match.enter([GAME.codec.parse(line)])
        match.settle(Dice(3))
    return match


def in_hands() -> Match:
    return dealt("wrs", "w2s", "grs", "g2s", "w3s", "brs")


def two_in_a_hand() -> Match:
    return dealt("wrs", "w2s", "grs", "g2s", "r2s", "brs")


def on_the_left() -> Match:
    """A 2 of seat 3 lies over a 2 of seat 2."""
    return turn(turn(turn(turn(in_hands(), "right"), "right"), "right", "w2s"), "right", "g2s")


def on_the_right() -> Match:
    """Red backs of seats 1 and 3 lie there, and seat 2 holds one."""
    return turn(turn(turn(turn(in_hands(), "left"), "left", "wrs"), "left"), "left", "brs")


def position_of(match: Match) -> Position:
    return match.game.codec.position(match.state)


def enumerated(match: Match, seat: Seat) -> set[str]:
    """Every assignment of what the seat has not seen to the covered cards that fits the backs."""
    truth, view = position_of(match), match.view(seat)
    covered = [card for card, owner in truth["unseen"].items() if owner != seat]
    found = set()
    for chosen in permutations(view.table.start_pool, len(covered)):
        if any(old[1:] != now[1:] for old, now in zip(covered, chosen, strict=True)):
            continue
        becomes = dict(zip(covered, chosen, strict=True))
        world = json.loads(json.dumps(truth))
        world["hands"] = [in_order([becomes.get(c, c) for c in hand]) for hand in truth["hands"]]
        for side in SIDES:
            world["book"][side]["top"] = [
                becomes.get(card, card) for card in truth["book"][side]["top"]
            ]
        owners = {becomes.get(card, card): owner for card, owner in truth["unseen"].items()}
        world["unseen"] = {card: owners[card] for card in in_order(list(owners))}
        world["start_pool"] = [card for card in view.table.start_pool if card not in chosen]
        found.add(json.dumps(world))
    return found


# What a spectator cannot tell apart: 3 * 2 ways for the 2s of two seats, 2 for the 3, and 3 * 2 for
# the red backs of three seats; or three 2s, two of which one seat holds. A seat knows its own.
APART: dict[Seat, int] = {None: 6 * 2 * 6, 1: 6 * 2 * 2, 2: 2 * 2 * 2, 3: 2 * 2}


@pytest.mark.parametrize(
    ("table", "counts"),
    [
        (in_hands, APART),
        (on_the_left, APART),
        (on_the_right, APART),
        (two_in_a_hand, {None: 3 * 6, 1: 3 * 2, 2: 2, 3: 2}),
    ],
)
def test_DK_7_9_with_equal_backs_every_front_is_equally_likely(
    table: Any, counts: dict[Seat, int]
) -> None:
    match, each = table(), 20
    for seat, count in counts.items():
        expected, view = enumerated(match, seat), match.view(seat)
        assert len(expected) == count
        dice, found = Dice(19), Counter[str]()
        for _ in range(each * count):
            world = GAME.rules.resample(match.state, seat, dice)
            written = json.dumps(GAME.codec.position(world))
            assert written in found or GAME.rules.view(world, seat) == view
            found[written] += 1
        assert set(found) == expected
        assert sum((n - each) ** 2 / each for n in found.values()) < count + 5 * (2 * count) ** 0.5


def test_DK_7_9_equal_backs_look_equal_to_all_but_their_owner() -> None:
    tops = {seat: on_the_right().view(seat).table.book.right.top[:2] for seat in (None, 0, 1, 2, 3)}
    assert tops[None] == tops[0] == tops[2] == ["?rs3", "?rs1"]
    assert tops[1] == ["?rs3", "wrs"]
    assert tops[3] == ["brs", "?rs1"]
    hands = two_in_a_hand().view(0).table.hands
    assert hands == [[], ["?rs"], ["?2s", "?rs"], ["?2s", "?2s", "?rs"]]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_DK_7_9_with_equal_backs_a_world_depends_on_knowledge_and_dice_alone(players: int) -> None:
    """In whole games: it looks the same, can be read again, and is the same from any other."""
    match, dice, others = new(players, CHESTS), Dice(players + 5), 0
    while not match.is_over:
        if len(match.log) < 60 or len(match.log) % 9 == 0:
            for seat in (None, *range(players)):
                other = GAME.rules.resample(match.state, seat, Dice(len(match.log)))
                assert GAME.rules.view(other, seat) == match.view(seat)
                written = GAME.codec.position(other)
                assert GAME.codec.position(GAME.codec.read_position(written)) == written
                again = [
                    GAME.codec.position(GAME.rules.resample(state, seat, Dice(~len(match.log))))
                    for state in (match.state, other)
                ]
                assert again[0] == again[1]
                if seat == match.actor:
                    assert GAME.rules.legal(other) == match.legal()
                others += written != position_of(match)
        step(match, dice)
    assert others
