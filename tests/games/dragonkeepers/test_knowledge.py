"""What a seat knows (section 6, DK-7.9): views, what is told, and worlds dealt anew."""

import json
from collections import Counter
from itertools import permutations
from typing import Any

import msgspec
import pytest

from spieluhr.core.dice import Dice
from spieluhr.core.events import events_for
from spieluhr.core.match import Match
from tests.builders import Position, after, load, play, position_of
from tests.games.dragonkeepers.builders import CHESTS, GAME, SIDES, STARTS, in_order, new
from tests.games.dragonkeepers.table_builders import step, table

Seat = int | None
AWAY = ["remove 4"] * 8 + ["remove 8"] * 4
DEALT = ["start w2s", "start g2s", "start wrs"]
DISPLAY = ["reveal left r3", "page left 4", "reveal right gr", "page right b"]


def dealt() -> Match:
    """Three players: seat 1 has w2s, seat 2 g2s and wrs."""
    return play(new(3), *AWAY, *DEALT, *DISPLAY)


def seen(match: Match, seat: Seat) -> dict[str, Any]:
    """The position as the seat sees it."""
    view = msgspec.to_builtins(match.view(seat))
    assert view["seat"] == seat
    found: dict[str, Any] = view["table"]
    return found


def told(match: Match, seat: Seat, last: int = 1) -> list[str]:
    return match.observed_log(seat)[-last:]


def test_DK_7_9_start_cards_are_told_to_the_seat_and_by_their_back_to_all() -> None:
    match = dealt()
    lines = {seat: match.observed_log(seat)[12:15] for seat in (0, 1, 2, None)}
    assert lines[0] == lines[None] == ["start ?2s", "start ?2s", "start ?rs"]
    assert lines[1] == ["start w2s", "start ?2s", "start ?rs"]
    assert lines[2] == ["start ?2s", "start g2s", "start wrs"]
    assert match.observed_log(None)[:12] == AWAY
    assert match.observed_log(None)[15:] == DISPLAY


def test_DK_7_9_start_cards_in_a_hand_are_backs_to_the_others() -> None:
    match = dealt()
    assert seen(match, 0)["hands"] == [[], ["?2s"], ["?2s", "?rs"]]
    assert seen(match, 1)["hands"] == [[], ["w2s"], ["?2s", "?rs"]]
    assert seen(match, 2)["hands"] == [[], ["?2s"], ["wrs", "g2s"]]
    assert seen(match, None)["hands"] == [[], ["?2s"], ["?2s", "?rs"]]


def test_DK_7_9_the_start_pool_is_all_the_seat_has_not_seen() -> None:
    match = dealt()
    assert seen(match, 0)["start_pool"] == seen(match, None)["start_pool"] == STARTS
    assert seen(match, 1)["start_pool"] == [card for card in STARTS if card != "w2s"]
    assert seen(match, 2)["start_pool"] == [c for c in STARTS if c not in ("g2s", "wrs")]
    assert seen(match, 0)["unseen"] == seen(match, None)["unseen"] == {}
    assert seen(match, 1)["unseen"] == {"w2s": 1}
    assert seen(match, 2)["unseen"] == {"wrs": 2, "g2s": 2}


def test_DK_7_2_in_views_covered_cards_stand_after_the_jokers_by_back() -> None:
    """By the true front the order would be ?2s ?rs ?3s ?ws: that would leak."""
    hand = "w2s wrs b3s rws w1 br j6"
    start = table("g1", hand, unseen={"w2s": 1, "wrs": 1, "b3s": 1, "rws": 1})
    assert seen(load(start), 0)["hands"][1] == ["w1", "br", "j6", "?2s", "?3s", "?ws", "?rs"]
    assert seen(load(start), 1)["hands"][1] == in_order(hand.split())


OWNERS = {"wrs": 1, "g2s": 1, "b3s": 2}


def booked() -> Match:
    """Seat 0 was dealt nothing; seat 1 puts g2s over the 3 in its turn."""
    start = table("w1", "g2s wrs r1", "b3s", active=1, turn=2, unseen=OWNERS)
    return play(start, "book g2s")


def test_DK_7_9_a_start_card_on_the_book_carries_the_seat_that_knows_it() -> None:
    match = booked()
    assert [told(match, seat) for seat in (0, 2, None)] == [["book ?2s"]] * 3
    assert told(match, 1) == ["book g2s"]
    for seat in (0, 2, None):
        assert seen(match, seat)["book"]["left"]["top"] == ["?2s1", "?3"]
        assert "g2s" in seen(match, seat)["start_pool"]
        assert match.view(seat).page_number == 2
    assert seen(match, 1)["book"]["left"]["top"] == ["g2s", "?3"]
    assert seen(match, 1)["unseen"] == {"wrs": 1, "g2s": 1}
    assert seen(match, 2)["unseen"] == {"b3s": 2}


def test_DK_7_9_events_of_a_book_change_name_the_card_to_its_owner_only() -> None:
    events = booked().log[-1].events
    for seat in (0, 2, None):
        assert "g2s" not in json.dumps([event.json() for event in events_for(events, seat)])
    assert "g2s" in json.dumps([event.json() for event in events_for(events, 1)])


def test_DK_7_9_once_revealed_all_know_the_card_for_good() -> None:
    match = play(booked(), "pass", "pass", "pass", "take left")
    assert position_of(match)["display"]["left"] == "g2s"
    assert position_of(match)["unseen"] == {"wrs": 1, "b3s": 2}
    for seat in (0, 1, 2, None):
        view = seen(match, seat)
        assert view["display"]["left"] == "g2s"
        assert "g2s" not in view["start_pool"]
        assert view["book"]["left"]["top"] == ["?3"]
    play(match, "take left", "reveal left r3", "page left 1")
    for seat in (0, 1, 2, None):
        assert "g2s" in seen(match, seat)["hands"][2]


def test_DK_7_9_a_public_start_card_put_on_the_book_is_told_to_all() -> None:
    match = play(table("g2s r1", "w1"), "book g2s")
    assert told(match, 1) == told(match, None) == ["book g2s"]
    assert seen(match, 1)["book"]["left"]["top"] == ["g2s", "?3"]


def test_DK_7_8_a_start_card_is_known_to_all_with_its_lay() -> None:
    start = table("r3s r2 r4", "w1", unseen={"r3s": 0})
    assert seen(load(start), 1)["hands"][0] == ["r2", "r4", "?3s"]
    match = play(start, "lay r2", "lay r3s")
    assert position_of(match)["unseen"] == {}
    for seat in (0, 1, None):
        assert told(match, seat, 2) == ["lay r2", "lay r3s"]
        assert seen(match, seat)["laying"] == ["r2", "r3s"]
        assert "r3s" not in seen(match, seat)["start_pool"]


def test_DK_7_8_a_card_stays_covered_even_where_its_back_settles_it() -> None:
    """r3s lies open, so a ribboned 3 can only be b3s."""
    match = load(table("r1", "b3s", rows=("r3s",), unseen={"b3s": 1}))
    assert seen(match, 0)["hands"][1] == ["?3s"]
    assert "b3s" in seen(match, 0)["start_pool"]


def test_DK_7_9_cards_under_a_pile_and_all_other_hands_are_known() -> None:
    start = table("w1 j6", "b4 gb", under=("g4", "wr"), page=("w2 j6 ?3", "?r"))
    for seat in (0, 1, None):
        assert seen(load(start), seat) == start


def test_DK_7_9_the_front_of_the_page_is_known_to_nobody() -> None:
    for seat in (0, 1, None):
        assert seen(load(table("w1", "b4")), seat)["book"]["left"]["top"] == ["?3"]


class Memory:
    """Which start cards each seat has seen, kept from the moves and the open table alone."""

    def __init__(self, players: int) -> None:
        order = [seat for seat in range(players) for _ in range(seat)]
        self.takers = iter(order)
        self.owner: dict[str, int] = {}
        self.public: set[str] = set()

    def watch(self, line: str, then: Position) -> None:
        verb, *words = line.split()
        if verb == "start":
            self.owner[words[0]] = next(self.takers)
        if verb == "lay":
            self.public.add(words[0])
        self.public |= set(then["display"].values())

    def hidden(self, card: str, seat: Seat) -> bool:
        known = card in self.public or (seat is not None and self.owner.get(card) == seat)
        return card.endswith("s") and not known

    def view(self, truth: Position, seat: Seat) -> Position:
        view: Position = json.loads(json.dumps(truth))
        for hand in view["hands"]:
            covered = sorted("?" + c[1:] for c in hand if self.hidden(c, seat))
            hand[:] = [c for c in hand if not self.hidden(c, seat)]
            hand += sorted(covered, key=lambda code: "12345wgrb".index(code[1]))
        for side in SIDES:
            view["book"][side]["top"] = [
                f"?{c[1:]}{self.owner[c]}" if self.hidden(c, seat) else c
                for c in truth["book"][side]["top"]
            ]
        view["start_pool"] = [card for card in STARTS if self.hidden(card, seat)]
        mine = [c for c in STARTS if not self.hidden(c, seat) and c not in self.public]
        view["unseen"] = dict.fromkeys(mine, seat)
        return view


@pytest.mark.parametrize("players", [2, 3, 4])
def test_DK_7_9_views_are_what_a_perfect_memory_knows(players: int) -> None:
    match, memory, dice = new(players, CHESTS), Memory(players), Dice(players)
    covered_on_book = 0
    while not match.is_over:
        truth = position_of(match)
        for seat in (None, *range(players)):
            view = seen(match, seat)
            assert view == memory.view(truth, seat)
            covered_on_book += any(len(c) == 4 for side in SIDES for c in view["book"][side]["top"])
        memory.watch(step(match, dice), position_of(match))
    assert covered_on_book


@pytest.mark.parametrize("players", [3, 4])
def test_DK_7_9_events_name_no_start_card_that_the_hearer_has_not_seen(players: int) -> None:
    match, dice = new(players, CHESTS), Dice(players + 40)
    while not match.is_over:
        before = GAME.rules.copy(match.state)
        line = step(match, dice)
        if not any(card in line for card in STARTS):
            continue
        for seat in (None, *range(players)):
            words = json.dumps([e.json() for e in events_for(match.log[-1].events, seat)])
            words += GAME.codec.observed_text(before, match.log[-1].move, seat)
            named = {card for card in STARTS if card in words}
            assert not named & set(seen(match, seat)["start_pool"])


def worlds(match: Match, seat: Seat, times: int) -> Counter[str]:
    dice, found = Dice(17), Counter[str]()
    for _ in range(times):
        world = GAME.rules.resample(match.state, seat, dice)
        assert GAME.rules.view(world, seat) == match.view(seat)
        found[json.dumps(GAME.codec.position(world))] += 1
    return found


def enumerated(match: Match, seat: Seat) -> set[str]:
    """Every assignment of `start_pool` to the covered cards that fits the backs."""
    truth, view = position_of(match), seen(match, seat)
    covered = [c for c in STARTS if c in truth["unseen"] and truth["unseen"][c] != seat]
    found = set()
    for chosen in permutations(view["start_pool"], len(covered)):
        if any(old[1:] != now[1:] for old, now in zip(covered, chosen, strict=True)):
            continue
        becomes = dict(zip(covered, chosen, strict=True))
        world = json.loads(json.dumps(truth))
        world["hands"] = [in_order([becomes.get(c, c) for c in hand]) for hand in truth["hands"]]
        for side in SIDES:
            top = truth["book"][side]["top"]
            world["book"][side]["top"] = [becomes.get(c, c) for c in top]
        owners = {becomes.get(c, c): who for c, who in truth["unseen"].items()}
        world["unseen"] = {c: owners[c] for c in STARTS if c in owners}
        away = [c for c in view["start_pool"] if c not in chosen]
        world["start_pool"] = away
        found.add(json.dumps(world))
    return found


SMALL = table("w2", "r3s", "w2s b3s", unseen={"r3s": 1, "w2s": 2, "b3s": 2})
ON_BOOK = table("w2", "r3s", "b3s", page=("w2s ?3", "?r"), unseen={"r3s": 1, "w2s": 1, "b3s": 2})


@pytest.mark.parametrize(
    ("start", "seat", "count"),
    [
        (SMALL, 0, 4),  # w2s or g2s; r3s and b3s or the other way round
        (SMALL, 1, 2),
        (SMALL, 2, 1),
        (SMALL, None, 4),
        (ON_BOOK, 0, 4),
        (ON_BOOK, 1, 1),
        (ON_BOOK, 2, 2),
        (table("g2s w1", "w2s", unseen={"w2s": 1}), 0, 1),  # the list settles it
        (table("w1", "w2s", unseen={"w2s": 1}), 0, 2),
        (table("w1", "wrs", unseen={"wrs": 1}), 0, 1),  # the only ribboned red back
    ],
)
def test_DK_7_9_every_world_comes_equally_often(start: Position, seat: Seat, count: int) -> None:
    match = load(start)
    expected = enumerated(match, seat)
    assert len(expected) == count
    each = 60
    found = worlds(match, seat, each * count)
    assert set(found) == expected
    assert sum((n - each) ** 2 / each for n in found.values()) < count + 4 * (2 * count) ** 0.5
    assert position_of(match) == start


@pytest.mark.parametrize("players", [2, 3, 4])
def test_DK_7_9_worlds_of_a_whole_game_look_the_same_and_can_be_played(players: int) -> None:
    match, dice = new(players, CHESTS), Dice(players + 70)
    while not match.is_over:
        if len(match.log) % 7 == 0:
            for seat in (None, *range(players)):
                world = GAME.rules.resample(match.state, seat, dice)
                assert GAME.rules.view(world, seat) == match.view(seat)
                written = GAME.codec.position(world)
                assert after(written) == written
                if seat == match.actor:
                    assert GAME.rules.legal(world) == match.legal()
        step(match, dice)


@pytest.mark.parametrize("players", [2, 4])
def test_DK_7_4_pearl_values_are_nowhere_before_the_end(players: int) -> None:
    match, dice = new(players), Dice(players)
    while position_of(match)["phase"] != "pearls":
        for found in (position_of(match), *(seen(match, seat) for seat in (None, 0, 1))):
            assert {pearl for taken in found["pearls"] for pearl in taken} <= {"red", "blue"}
        step(match, dice)
        for event in match.log[-1].events:
            if event.kind == "pearl":
                assert set(event.json()) == {"kind", "seat", "colour"}
            assert event.kind != "value"
    assert not [line for line in match.observed_log(None) if line.startswith("pearl")]
    assert sum(len(taken) for taken in position_of(match)["pearls"]) >= {2: 7, 4: 9}[players]
