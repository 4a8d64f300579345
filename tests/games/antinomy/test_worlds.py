"""Worlds are dealt from all that fits what a perfect memory knows, and from nothing else."""

import json
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from spieluhr.core.dice import Dice
from spieluhr.core.match import Match
from tests.builders import Position, load, play, position_of, worlds
from tests.games.antinomy import naive
from tests.games.antinomy.builders import (
    CARDS,
    GAME,
    MODES,
    RELICS,
    in_order,
    position,
    random_game,
    solo_position,
)
from tests.games.antinomy.test_knowledge import HIDDEN, Memory, Seat


def enumerated(match: Match, memory: Memory, seat: Seat) -> set[str]:
    """All ways to lay the unseen cards: into the hands, a relic as codex, the rest as pile."""
    table = position_of(match)
    found = set()
    for hands, rest in laid(table, memory, seat, 0, memory.unseen(table, seat)):
        for codex in (card for card in rest if card in RELICS):
            world = table | {"hands": hands, "codex": table["codex"] | {"card": codex}}
            if "pile" in table:
                world["pile"] = [card for card in rest if card != codex]
            # AN-4.5: alone, one is asked only when a paradox can be formed
            if "pile" not in table or table["phase"] != "paradox" or naive.can_paradox(world):
                found.add(json.dumps(world))
    return found


def laid(
    table: Position, memory: Memory, seat: Seat, holder: int, rest: list[str]
) -> list[tuple[list[list[str]], list[str]]]:
    if holder == len(table["hands"]):
        return [([], rest)]
    known = memory.hand(table, holder, seat)
    lacking = len(table["hands"][holder]) - len(known)
    found = []
    for new_cards in combinations([card for card in rest if card in RELICS], lacking):
        left = [card for card in rest if card not in new_cards]
        for others, remaining in laid(table, memory, seat, holder + 1, left):
            found.append(([in_order([*known, *new_cards]), *others], remaining))
    return found


def assert_worlds(match: Match, memory: Memory, seat: Seat, seed: int) -> int:
    """Exactly the enumerated ones, about equally often. Returns how many there are."""
    expected = enumerated(match, memory, seat)
    each = 40
    found = worlds(match, seat, each * len(expected), seed)
    assert set(found) == expected
    deviation = sum((often - each) ** 2 / each for often in found.values())
    assert deviation < len(expected) + 5 * (2 * len(expected)) ** 0.5
    return len(expected)


def remembered(match: Match, lines: list[str]) -> Memory:
    memory = Memory()
    memory.look(position_of(match))
    for line in lines:
        before = position_of(match)
        memory.watch(before, line, position_of(play(match, line)))
    return memory


@pytest.mark.parametrize(
    ("plays", "counts"),
    [
        ([], [4, 4, 140]),
        (["play r2 6"], [4, 3, 60]),
        (["play r2 6", "play r3 5"], [3, 3, 30]),
        (["play r2 6", "play r3 5", "play g2 8"], [3, 2, 12]),
        (["play r2 6", "play r3 5", "play g2 8", "play p4 1"], [2, 2, 6]),
        (["play r2 6", "play p4 4", "play p1 4"], [1, 1, 1]),  # a duel
    ],
)
def test_two_players_a_world_is_which_unseen_card_is_the_codex(
    plays: list[str], counts: list[int]
) -> None:
    match = load(position())
    memory = remembered(match, [line for turn in plays for line in (turn, "decline")])
    assert [assert_worlds(match, memory, seat, 11) for seat in (0, 1, None)] == counts


def test_two_players_worlds_of_a_whole_game() -> None:
    memory = Memory()
    seen_counts = set()
    for match, line in random_game(None, False, seed=22):
        before = position_of(match)
        if before["phase"] not in ("deal", "place"):
            seen_counts |= {assert_worlds(match, memory, seat, len(match.log)) for seat in (0, 1)}
        memory.watch(before, line, position_of(play(match.at(len(match.log)), line)))
        if len(match.log) > 60:
            break
    assert {1, 4} < seen_counts <= {1, 2, 3, 4}


@pytest.mark.parametrize(
    ("lines", "count"),
    [
        ([], 4),  # r3 p4 b1 b3
        (["play r2 6"], 4),
        (["skip", "draw x1", "replace 1"], 4),
        (["skip", "draw r3"], 3),
        (["skip", "draw r3", "replace 5", "skip", "draw b1", "replace 6"], 2),
    ],
)
def test_solo_a_world_is_which_unseen_relic_is_the_codex(lines: list[str], count: int) -> None:
    match = load(solo_position())
    memory = remembered(match, lines)
    assert assert_worlds(match, memory, 0, 12) == count


def test_solo_worlds_of_a_spectator() -> None:
    """Seven relics unseen: three for the hand, one for the codex, the rest for the pile."""
    match = load(solo_position())
    assert assert_worlds(match, remembered(match, []), None, 13) == 140


def test_solo_the_question_tells_a_spectator_that_a_paradox_can_be_formed() -> None:
    """Of r2 r3 p1 p2 p3 p4 b3, three purple ones or the three 3s; four relics may be the codex."""
    row = "g3 r1 b4 g1 g2 r4 b2 b1 g4"
    match = load(solo_position(row=row, hand="p1 p2 p3", phase="paradox"))
    assert match.view(None).hands == [HIDDEN]
    memory = remembered(match, [])
    assert assert_worlds(match, memory, None, 14) == (4 + 1) * 4
    assert assert_worlds(match, memory, 0, 14) == 4


def test_solo_the_question_with_a_card_known() -> None:
    """p3 was taken openly. With it: two of p1 p2 p4, or r3 b3; then four may be the codex."""
    row = "g3 r2 b4 g1 p3 r4 b2 b1 g4"
    match = load(solo_position(row=row, hand="r1 p1 p2", wands=[5]))
    memory = remembered(match, ["play r1 4"])
    assert match.view(None).hands == [["p3", None, None]]
    assert assert_worlds(match, memory, None, 15) == (3 + 1) * 4


def test_solo_a_formed_paradox_is_known_to_spectators() -> None:
    row = "g3 r1 b4 g1 g2 r4 b2 b1 g4"
    match = load(solo_position(row=row, hand="p1 p2 p3", phase="paradox"))
    memory = remembered(match, ["paradox"])
    assert match.view(None).hands == [["p1", "p2", "p3"]]
    play(match, "remove p1", "draw r3")
    assert match.view(None).hands == [["r3", "p2", "p3"]]
    assert match.view(None).unseen == match.view(0).unseen
    memory.public |= {"r3", "p1"}
    assert assert_worlds(match, memory, None, 16) == 3  # the codex is one of r2 p4 b3


def deals(table: Position) -> list[Match]:
    """Every hand and codex that a solo table, whose hand nobody has shown, could have."""
    relics = [card for card in RELICS if card not in table["timeline"]]
    found = []
    for hand in combinations(relics, 3):
        for codex in (card for card in relics if card not in hand):
            changes = {"hands": [list(hand)], "codex": table["codex"] | {"card": codex}}
            lying = {*table["timeline"], *hand, codex}
            changes["pile"] = [card for card in CARDS if card not in lying]
            found.append(load(table | changes))
    return found


def can_follow(deal: Match, match: Match) -> bool:
    """Would this deal have told and shown a spectator the same all along?"""
    for entry, told in zip(match.log, match.observed_log(None), strict=True):
        if entry.move not in deal.legal():
            return False
        if GAME.codec.observed_text(deal.state, entry.move, None) != told:
            return False
        deal.enter([entry.move])
        if deal.view(None) != match.at(len(deal.log)).view(None):
            return False
    return True


SILENT = ["play r2 6"]  # b2 is taken: not with b1 b3 (blue), nor with r3 p1 (rings)


@pytest.mark.parametrize(
    ("changes", "lines", "count"),
    [
        ({}, SILENT, (15 - 2) * 4),
        ({}, [*SILENT, "play g2 2"], None),
        ({}, [*SILENT, "play b2 2", "play b4 6"], None),  # the dealt two stay hidden
        ({}, [*SILENT, "skip", "draw b1", "replace 6"], None),
        # asked and declined: p3, which was taken openly, and two purple ones or r3 b3
        (
            {"row": "g3 r2 b4 g1 p3 r4 b2 b1 g4", "hand": "r1 p1 p2", "wands": [5]},
            ["play r1 4", "decline"],
            (3 + 1) * 4,
        ),
        (
            {"row": "g3 r2 b4 g1 p3 r4 b2 b1 g4", "hand": "r1 p1 p2", "wands": [5]},
            ["play r1 4", "decline", "play p3 7"],
            None,
        ),
    ],
)
def test_AN_4_5_worlds_of_a_spectator_fit_what_was_asked_and_what_was_not(
    changes: dict[str, Any], lines: list[str], count: int | None
) -> None:
    """Alone, silence after a move tells that no paradox can be formed; a question, that one can."""
    table = solo_position(**changes)
    match = play(table, *lines)
    expected = {json.dumps(position_of(deal)) for deal in deals(table) if can_follow(deal, match)}
    assert count is None or len(expected) == count
    found = worlds(match, None, 40 * len(expected), 17)
    assert set(found) == expected
    deviation = sum((often - 40) ** 2 / 40 for often in found.values())
    assert deviation < len(expected) + 5 * (2 * len(expected)) ** 0.5


@pytest.mark.parametrize(("solo", "shrine"), MODES[1:])
def test_AN_4_5_a_spectators_world_is_dealt_alike_from_any_world_he_cannot_tell_apart(
    solo: str, shrine: bool
) -> None:
    for match, _ in random_game(solo, shrine, seed=8):
        for n in range(4):
            other = GAME.rules.resample(match.state, None, Dice(n))
            assert GAME.rules.view(other, None) == match.view(None)
            once, again = (
                GAME.rules.resample(state, None, Dice(~n)) for state in (match.state, other)
            )
            assert GAME.codec.position(once) == GAME.codec.position(again)
            assert GAME.codec.position(once) == GAME.codec.position(
                GAME.rules.resample(once, None, Dice(~n))
            )


def test_a_card_is_revealed_when_it_is_played_for_the_first_time() -> None:
    """To everybody but the mover; a card that all have seen tells nobody anything."""
    counted = Counter[bool]()
    for seed in range(3):
        memory = Memory()
        before: Position = {}
        line = ""
        for match, coming in random_game(None, False, seed):
            plays = (
                [event for event in match.log[-1].events if event.kind == "play"] if before else []
            )
            for event in plays:
                is_known = event.facts["card"] in memory.public
                counted[is_known] += 1
                told = [seat for seat in range(2) if event.reveals & 2 << seat]
                assert told == ([] if is_known else [1 - match.log[-1].actor])
            if before:
                memory.watch(before, line, position_of(match))
            before, line = position_of(match), coming
            memory.look(before)
    assert counted[False] > 5 and counted[True] > 5
