"""What a seat knows (section 5): views, what is told, and worlds dealt anew."""

import json

import msgspec
import pytest

from spieluhr.core.events import events_for
from tests.builders import Position, load, play, position_of
from tests.games.antinomy.builders import (
    CARDS,
    MODES,
    RELICS,
    ROW,
    around,
    cards,
    in_order,
    new,
    position,
    random_game,
    solo_position,
)

Seat = int | None
HIDDEN = [None, None, None]


class Memory:
    """What everybody has seen, kept from positions and moves alone, as people at the table do."""

    def __init__(self) -> None:
        self.public: set[str] = set()

    def look(self, table: Position) -> None:
        self.public |= {card for card in table["timeline"] if card}
        self.public |= set(table.get("removed", [])) | set(table.get("shrine", []))

    def watch(self, before: Position, line: str, then: Position) -> None:
        self.look(before)
        self.look(then)
        verb, *words = line.split()
        if verb == "paradox":
            self.public |= set(before["hands"][before["actor"]])
        if verb == "draw":
            self.public.add(words[0])
        wands = then["wands"]
        if verb in ("decline", "order") and len(wands) == 2 and wands[0] == wands[1]:
            self.public |= {card for hand in then["hands"] for card in hand}  # a duel

    def hand(self, table: Position, holder: int, seat: Seat) -> list[str]:
        """The cards of a hand that the seat knows."""
        return [c for c in table["hands"][holder] if holder == seat or c in self.public]

    def unseen(self, table: Position, seat: Seat) -> list[str]:
        known = {card for card in table["timeline"] if card} | {table.get("drawn")}
        known |= set(table.get("removed", [])) | set(table.get("shrine", []))
        for holder in range(len(table["hands"])):
            known |= set(self.hand(table, holder, seat))
        box = RELICS if table["options"]["solo"] is None else CARDS
        return [card for card in box if card not in known]


def seats_of(table: Position) -> list[Seat]:
    return [None, *range(len(table["hands"]))]


def shown(hand: list[str | None]) -> list[str]:
    return [card for card in hand if card is not None]


@pytest.mark.parametrize(("solo", "shrine"), MODES)
def test_views_are_what_a_perfect_memory_knows(solo: str | None, shrine: bool) -> None:
    memory = Memory()
    for match, line in random_game(solo, shrine, seed=5):
        before = position_of(match)
        for seat in seats_of(before):
            view = match.view(seat)
            assert in_order(view.unseen) == memory.unseen(before, seat)
            for holder, hand in enumerate(before["hands"]):
                assert len(view.hands[holder]) == len(hand)
                assert shown(view.hands[holder]) == memory.hand(before, holder, seat)
        memory.watch(before, line, position_of(play(match.at(len(match.log)), line)))
        if len(match.log) > 150:
            break


@pytest.mark.parametrize(("solo", "shrine"), MODES)
def test_views_show_all_that_is_open(solo: str | None, shrine: bool) -> None:
    for match, _ in random_game(solo, shrine, seed=6):
        table = position_of(match)
        for seat in seats_of(table):
            view = msgspec.to_builtins(match.view(seat))
            same = ["turn", "actor", "phase", "timeline", "wands", "crystals", "supply", "swap"]
            same += ["revealed", *(["drawn", "stones", "shrine", "removed"] if solo else [])]
            assert {key: view[key] for key in same} == {key: table[key] for key in same}
            assert view["colour"] == table["codex"]["colour"]
            assert view["pile"] == (len(table["pile"]) if solo else None)
            assert "codex" not in view
        if len(match.log) > 150:
            break


@pytest.mark.parametrize(("solo", "shrine"), MODES)
def test_events_name_no_card_that_the_hearer_cannot_place(solo: str | None, shrine: bool) -> None:
    for match, line in random_game(solo, shrine, seed=7):
        then = play(match.at(len(match.log)), line)
        for seat in seats_of(position_of(match)):
            words = json.dumps([event.json() for event in events_for(then.log[-1].events, seat)])
            named = {card for card in CARDS if f'"{card}"' in words}
            assert not named & set(then.view(seat).unseen)
        if len(match.log) > 80:
            break


def test_after_the_deal_each_knows_its_own_hand_and_the_row() -> None:
    dealt = [*cards("r2 g2 p1 r3 p4 b1"), *cards(ROW), "b3"]
    match = play(new(), *(f"deal {card}" for card in dealt))
    assert match.view(0).hands == [["r2", "g2", "p1"], HIDDEN]
    assert match.view(0).unseen == ["r3", "p4", "b1", "b3"]
    assert match.view(1).hands == [HIDDEN, ["r3", "p4", "b1"]]
    assert match.view(1).unseen == ["r2", "g2", "p1", "b3"]
    assert match.view(None).hands == [HIDDEN, HIDDEN]
    assert match.view(None).unseen == ["r2", "r3", "g2", "p1", "p4", "b1", "b3"]
    row = [f"deal {card}" for card in cards(ROW)]
    covered = ["deal ?"] * 3
    assert match.observed_log(0) == ["deal r2", "deal g2", "deal p1", *covered, *row, "deal ?"]
    assert match.observed_log(1) == [*covered, "deal r3", "deal p4", "deal b1", *row, "deal ?"]
    assert match.observed_log(None) == [*covered, *covered, *row, "deal ?"]


def test_while_dealing_what_is_not_dealt_is_unseen() -> None:
    match = play(new(), "deal r2", "deal g2")
    assert match.view(1).hands == [[None, None], []]
    assert match.view(1).unseen == RELICS
    assert match.view(0).unseen == [card for card in RELICS if card not in ("r2", "g2")]


def test_a_card_taken_from_the_timeline_is_known_to_all() -> None:
    match = play(position(), "play r2 6")
    for seat in (1, None):
        assert match.view(seat).hands[0] == ["b2", None, None]
    assert match.view(1).unseen == ["g2", "p1", "b3"]
    match = play(match, "decline", "play r3 5")  # seat 1 takes r4
    assert match.view(0).hands[1] == ["r4", None, None]
    assert match.view(0).unseen == ["p4", "b1", "b3"]


def test_after_a_duel_both_hands_are_known() -> None:
    match = play(position(wands=[4, 6]), "play r2 6", "decline")
    for seat in (0, 1, None):
        assert match.view(seat).hands == [["g2", "p1", "b2"], ["r3", "p4", "b1"]]
        assert match.view(seat).unseen == ["b3"]


def test_a_paradox_shows_the_hand_and_the_exchange_is_open() -> None:
    match = play(around("p1 p2 p3", "b1 b2 b4", phase="paradox", wands=[4, 8]), "paradox 5-7")
    for seat in (1, None):
        assert match.view(seat).hands[0] == ["p1", "p2", "p3"]
    match = play(match, "order p1 p2 p3")
    for seat in (1, None):
        assert match.view(seat).hands[0] == ["g2", "g3", "g4"]
    assert match.view(1).unseen == ["b3"]
    assert match.view(None).hands[1] == HIDDEN
    assert match.view(None).unseen == ["b1", "b2", "b3", "b4"]


def test_after_a_tie_break_nothing_new_is_hidden() -> None:
    match = play(around("r1 p3 b4", "r4 p2 b2", phase="paradox", wands=[4, 4]), "decline")
    for line in ("reveal b4", "reveal r4"):
        for seat in (0, 1, None):
            assert match.view(seat).hands == [["r1", "p3", "b4"], ["r4", "p2", "b2"]]
        match = play(match, line)
    for seat in (0, 1, None):
        assert match.view(seat).hands == [["r1", "p3", "b4"], ["r4", "p2", "b2"]]
        assert len(match.view(seat).unseen) == 1


def test_solo_pile_and_codex_are_one_set() -> None:
    views = []
    for codex in ("r3", "p4", "b1", "b3"):
        view = load(solo_position(codex=codex)).view(0)
        assert view.unseen == cards("r3 p4 b1 b3 x1 x2 x3 x4 f13 f24")
        assert view.pile == 9
        views.append(view)
    assert all(view == views[0] for view in views)


def test_solo_spectators_do_not_see_the_dealt_hand() -> None:
    match = load(solo_position())
    assert match.view(None).hands == [HIDDEN]
    assert match.view(None).unseen == cards("r2 r3 g2 p1 p4 b1 b3 x1 x2 x3 x4 f13 f24")
    assert play(match, "play r2 6").view(None).hands == [["b2", None, None]]
