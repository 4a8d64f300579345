"""What a seat sees, hears and is told (PM-8.5)."""

import json

import msgspec
import pytest

from spieluhr import INTERPRETED
from spieluhr.core.events import events_for
from tests.builders import Position, load, play, position_of
from tests.games.perfect_moment.builders import (
    CARDS,
    CHOICES,
    PLAYERS,
    box,
    cards_in,
    den_table,
    in_order,
    new,
    random_game,
    table,
)

Seat = int | None
FEW = CHOICES[:1] if INTERPRETED else CHOICES
OPEN_KEYS = ("turn", "player", "actor", "uses", "paradox", "displays", "fragments", "scored")


def knows(entry: Position, seat: Seat) -> bool:
    return seat in entry["to"]


def lying_open(position: Position) -> set[str]:
    """Displays, paradox, fragments, what has gone, a card that waits for its direction."""
    found = cards_in([position[key] for key in (*OPEN_KEYS, "removed")])
    for frame in position["pending"]:
        found += [frame[key] for key in ("card", "plan") if key in frame]
    return set(found)


def placed(position: Position, seat: Seat) -> set[str]:
    """The cards that a seat can place, by their marks."""
    found = lying_open(position)
    entries = [entry for entry in position["deck"] if entry]
    entries += [entry for held in position["hands"] for entry in held]
    for frame in position["pending"]:
        entries += frame.get("drawn", []) + frame.get("cards", [])
        for chooser, laid in enumerate(frame.get("laid", [])):
            found |= {entry["card"] for entry in laid.values() if chooser == seat}
    return found | {entry["card"] for entry in entries if knows(entry, seat)}


def seats_of(position: Position) -> list[Seat]:
    return [0, None] if position["options"]["solo"] else [0, 1, None]


@pytest.mark.parametrize("solo", [False, True])
@pytest.mark.parametrize("player", PLAYERS)
def test_PM_8_5_a_view_is_the_position_as_far_as_the_marks_go(solo: bool, player: str) -> None:
    for seed, eras in enumerate(FEW):
        for match, _ in random_game(eras, solo, seed, PLAYERS[player]):
            position = position_of(match)
            for seat in seats_of(position):
                assert_view(position, seat, msgspec.to_builtins(match.view(seat)))


def assert_view(position: Position, seat: Seat, view: Position) -> None:
    assert {key: view[key] for key in OPEN_KEYS} == {key: position[key] for key in OPEN_KEYS}
    assert view["removed"] == position["removed"]
    assert view["deck"] == [
        entry["card"] if entry and knows(entry, seat) else None for entry in position["deck"]
    ]
    for shown, held in zip(view["hands"], position["hands"], strict=True):
        known = [entry["card"] for entry in held if knows(entry, seat)]
        assert in_order([card for card in shown if card]) == known
        assert len(shown) == len(held)
    cards = box(position["options"]["eras"])
    assert view["unseen"] == [card for card in cards if card not in placed(position, seat)]
    for seen, frame in zip(view["pending"], position["pending"], strict=True):
        assert (seen["do"], seen["step"]) == (frame["do"], frame["step"])
        for key in ("drawn", "cards"):
            known = [entry["card"] for entry in frame.get(key, []) if knows(entry, seat)]
            assert in_order([card for card in seen.get(key, []) if card]) == in_order(known)
            assert len(seen.get(key, [])) == len(frame.get(key, []))


def test_PM_8_5_what_each_sees_of_a_table() -> None:
    match = load(table(("mask|gun map|armor", "ring|poem tickets|keys"), top="map/gun:1"))
    unseen = in_order([*position_of(match)["pool"], "map/gun", "phone/wallet"])
    assert match.view(0).unseen == unseen
    assert match.view(0).hands == [["flowers/ring"], [None]]
    assert match.view(0).deck == [None] * 11
    assert match.view(1).unseen == in_order([*position_of(match)["pool"], "flowers/ring"])
    assert match.view(1).hands == [[None], ["phone/wallet"]]
    assert match.view(1).deck == ["map/gun", *[None] * 10]
    assert match.view(None).unseen == in_order([*unseen, "flowers/ring"])
    assert match.view(None).hands == [[None], [None]]


def test_PM_8_5_what_is_open_is_the_same_for_all() -> None:
    before = table(
        fragments=("map/gun", "gun/armor"), points=("wallet/keys=3", "poem/chocolates=2")
    )
    match = load(before)
    views = [msgspec.to_builtins(match.view(seat)) for seat in (0, 1, None)]
    for view in views:
        assert view["scored"] == before["scored"]
        assert view["fragments"] == before["fragments"]
        assert view["displays"] == before["displays"]
        assert view["points"] == [4, 3]
        assert len(view["deck"]) == 7


def test_PM_8_5_covered_choices_of_set_up() -> None:
    """The deck's size changes only when all is laid open."""
    mine, theirs = CARDS[:4], CARDS[6:10]
    match = play(new(), "flip phone/keys keys", *(f"deal {card}" for card in mine + theirs))
    lines = ["own map/mask mask", "give map/gun map", "bottom map/armor"]
    for k, line in enumerate(lines):
        play(match, line)
        assert match.view(0).covered == [lines[: k + 1], []]
        assert match.view(1).covered == match.view(None).covered == [[None] * (k + 1), []]
        assert match.view(1).hands == [[None] * (3 - k), theirs]
        assert len(match.view(1).deck) == 9
    assert match.observed_log(1)[-3:] == ["?", "?", "?"]
    assert match.view(0).unseen == [
        c for c in box(["1981", "1994", "2005"]) if c not in mine and c != "phone/keys"
    ]


def test_PM_8_5_the_log_of_each_seat() -> None:
    """mask with a known card on top, then poem by seat 1."""
    lines = ["use mask own1", "draw map/gun", "bottom flowers/ring", "end"]
    lines += ["use poem own1", "draw wallet/keys", "draw map/mask", "top ring/poem", "top map/mask"]
    lines += ["place phone/wallet phone"]
    match = play(table(top="map/gun:1"), *lines)
    assert match.observed_log(0) == [
        *lines[:5],
        "draw ?",
        "draw ?",
        "top ring/poem",  # it lay open
        "top ?",
        "place phone/wallet phone",
    ]
    assert match.observed_log(1) == [*lines[:2], "bottom ?", *lines[3:]]
    assert match.observed_log(None) == [
        "use mask own1",
        "draw ?",
        "bottom ?",
        *match.observed_log(0)[3:],
    ]


def test_PM_8_5_looks_are_told_to_who_looks() -> None:
    match = play(den_table(), "use aces paradox", "look map/gun", "bottom map/gun")
    assert match.observed_log(0) == ["use aces paradox", "look map/gun", "bottom map/gun"]
    assert match.observed_log(1) == ["use aces paradox", "look ?", "bottom ?"]
    assert match.observed_log(None) == match.observed_log(1)
    match = play(den_table(), "use aces paradox", "look map/gun", "score map/gun")
    assert match.observed_log(1) == ["use aces paradox", "look ?", "score map/gun"]  # open now


def test_PM_8_5_a_covered_pick_is_a_question_mark_alone() -> None:
    match = play(table(), "use ring opp1", "pick own1", "pick plan")
    assert match.observed_log(0) == ["use ring opp1", "pick own1", "pick plan"]
    assert match.observed_log(1) == ["use ring opp1", "?", "pick plan"]
    assert match.observed_log(None) == match.observed_log(1)


def test_PM_8_5_the_order_of_drawn_cards_tells_nothing_of_the_unknown_one() -> None:
    """chocolates have drawn map/gun, known to seat 1, and a card before or after it in order."""
    views = []
    for other in ("map/mask", "wallet/keys"):
        drawn = ["use chocolates paradox", "draw map/gun", f"draw {other}"]
        match = play(table(top="map/gun:1", paradox="chocolates|poem"), *drawn)
        again = load(position_of(match))
        assert again.view(1) == match.view(1)
        views.append(again.view(1))
    assert views[0] == views[1]


@pytest.mark.parametrize("solo", [False, True])
def test_PM_8_5_the_log_hides_exactly_what_the_seat_cannot_place(solo: bool) -> None:
    """But for what lay open, and for a new plan that drinks show in the same step."""
    for seed, eras in enumerate(FEW):
        for match, line in random_game(eras, solo, seed, PLAYERS["use first"]):
            words = line.split()
            if words[0] not in ("deal", "draw", "look", "bottom", "top"):
                continue
            before, move = position_of(match), match.game.codec.parse(line)
            then = play(match.at(len(match.log)), line)
            after = position_of(then)
            for seat in seats_of(before):
                told = match.game.codec.observed_text(match.state, move, seat)
                if told == "?":  # a choice of set-up
                    assert before["turn"] == 0 and seat != before["actor"]
                elif told == line:
                    assert words[1] in placed(before, seat) | placed(after, seat)
                else:
                    assert told == f"{words[0]} ?"
                    shown = {e.json()["card"] for e in then.log[-1].events if e.kind == "shown"}
                    revealed = {
                        e.json()["card"] for e in then.log[-1].events if e.kind == "echoreveal"
                    }
                    assert words[1] not in placed(after, seat) - shown - revealed


@pytest.mark.parametrize("solo", [False, True])
def test_PM_8_5_events_name_no_card_that_the_hearer_cannot_place(solo: bool) -> None:
    for seed, eras in enumerate(FEW):
        for match, line in random_game(eras, solo, 10 + seed, PLAYERS["use first"]):
            before = position_of(match)
            then = play(match.at(len(match.log)), line)
            after = position_of(then)
            for seat in seats_of(before):
                words = json.dumps(
                    [event.json() for event in events_for(then.log[-1].events, seat)]
                )
                named = {card for card in CARDS if f'"{card}"' in words}
                assert named <= placed(before, seat) | placed(after, seat), (line, seat)
