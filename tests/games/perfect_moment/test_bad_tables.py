"""Positions of the right form at which no game can stand, and JSON that is no move."""

import copy
from typing import Any

import pytest

from spieluhr.core.errors import Malformed
from tests.builders import Position, after
from tests.games.perfect_moment.builders import (
    CARDS,
    CINEMA,
    DEN,
    GAME,
    den_table,
    echo_table,
    hand,
    in_order,
    lying,
    new,
    row,
    table,
)
from tests.games.perfect_moment.examples import SET_UP, SOLO, TWO_PLAYERS
from tests.games.perfect_moment.test_echo import PLAN_A, echo_turn


def assert_refused(written: Position) -> None:
    with pytest.raises(Malformed) as caught:
        GAME.codec.read_position(written)
    assert caught.value.sentence("en").startswith("The position is wrong: ")


def changed(position: Position, **changes: Any) -> Position:
    """With changes in the last frame."""
    *frames, last = copy.deepcopy(position["pending"])
    return position | {"pending": [*frames, last | changes]}


def from_deck(position: Position) -> tuple[Position, str]:
    """A copy without one undetermined card of the deck, and the card."""
    found = copy.deepcopy(position)
    found["deck"].remove(None)
    return found, found["pool"].pop()


def into_hand(position: Position, seat: int) -> Position:
    found, card = from_deck(position)
    mark = "" if found["options"]["solo"] and seat else str(seat)
    entries = [*found["hands"][seat], *hand(f"{card}:{mark}")]
    found["hands"][seat] = sorted(entries, key=lambda entry: CARDS.index(entry["card"]))
    return found


def into_display(position: Position, seat: int) -> Position:
    found, card = from_deck(position)
    found["displays"][seat].append(lying("|".join(card.split("/"))))
    return found


def all_in_display(position: Position) -> Position:
    """Seat 0 has laid its plan into the display."""
    found = copy.deepcopy(position)
    plan = found["hands"][0].pop()
    found["displays"][0].append(lying("|".join(plan["card"].split("/"))))
    return found


def undetermined(position: Position) -> Position:
    """The top card, which had been looked at, is forgotten by all."""
    found = copy.deepcopy(position)
    found["pool"] = in_order([*found["pool"], found["deck"][0]["card"]])
    found["deck"][0] = None
    return found


SOLO_STEPS = {2: "echocard", 3: "facefirst", 4: "deal", 8: "own", 9: "give", 10: "end"}
SOLO_STEPS |= {11: "extra", 12: "faceextra", 13: "echoplan"}


@pytest.mark.parametrize("moves", SOLO_STEPS, ids=SOLO_STEPS.values())
def test_PM_7_1_a_solo_set_up_with_a_card_too_many_or_too_few_is_refused(moves: int) -> None:
    """It would be played on to a turn without two cards and a plan for each."""
    right = after(new(DEN, solo=True), *SOLO[:moves])
    assert right["pending"][0]["step"] == SOLO_STEPS[moves]
    GAME.codec.read_position(right)
    for seat in (0, 1):
        assert_refused(into_display(right, seat))
    assert_refused(into_hand(right, 1))
    if SOLO_STEPS[moves] != "deal":
        assert_refused(into_hand(right, 0))
        if right["hands"][0]:
            fewer = copy.deepcopy(right)
            card = fewer["hands"][0].pop()["card"]
            fewer["pool"] = in_order([*fewer["pool"], card])
            fewer["deck"].insert(0, None)
            assert_refused(fewer)


LOOKED = after(table(paradox="gun|armor"), "use gun paradox", "look map/gun")
ACES = after(den_table(), "use aces paradox", "look map/gun")
RINGED = after(
    echo_table(("ring|flowers map|gun", "aces|knife mask|armor")),
    *["use ring own1", "pick plan", "pick opp1"],
)
FILLING = after(table(), "use ring opp1", "pick own1", "pick own1")
FILLED = after(table(), "use ring opp1", "pick plan", "pick own1")
SETTING_UP = after(new(CINEMA), *SET_UP[:9])
ALONE_DEALT = after(new(DEN, solo=True), *SOLO[:8])

# Read, they could be played on to an error, a lost card, a dead end or a turn with wrong hands.
BROKEN: dict[str, Position] = {
    "gun has looked at a place that nobody knows": undetermined(LOOKED),
    "aces have looked at a place that nobody knows": undetermined(ACES),
    "armor carries out armor": copy.deepcopy(TWO_PLAYERS),
    "ring alone: Echo gave a card and has both": into_display(RINGED, 1),
    "ring alone: Echo has no plan": RINGED
    | {
        "hands": [RINGED["hands"][0], []],
        "pool": in_order([*RINGED["pool"], "ring/poem"]),
        "deck": [*RINGED["deck"], None],
    },
    "ring: the other has nothing to fill": FILLED
    | {
        "displays": [FILLED["displays"][0], row("ring|poem tickets|keys")],
        "hands": [hand("flowers/ring:0"), hand("phone/wallet:1")],
    },
    "ring: the other fills before the user": changed(FILLING, step="fillother") | {"actor": 1},
    "set-up: seat 1 is dealt to, first of all": changed(after(new()), seat=1),
    "set-up: a display before the cards are laid open": into_display(SETTING_UP, 0),
    "set-up: a display while cards are dealt": into_display(after(new(), *SET_UP[:3]), 1),
    "solo set-up: a fifth card is dealt": changed(ALONE_DEALT, step="deal") | {"actor": "chance"},
    "solo set-up: Echo is dealt four": changed(after(new(DEN, solo=True), *SOLO[:4]), seat=1),
}
BROKEN |= {
    f"{name}: a plan too few, a display card too many": all_in_display(position)
    for name, position in {
        "mask draws": after(table(), "use mask own1"),
        "mask has drawn": after(table(), "use mask own1", "draw map/gun"),
        "poem draws": after(table(paradox="poem|chocolates"), "use poem paradox"),
        "money draws": after(den_table(paradox="money|aces"), "use money paradox"),
        "money steals": after(
            den_table(paradox="money|aces", fragments=("", "aces/knife")),
            *["use money paradox", "draw map/gun", "top map/gun"],
        ),
    }.items()
}
BROKEN["armor carries out armor"]["pending"][1]["item"] = "armor"


@pytest.mark.parametrize("name", BROKEN)
def test_a_position_from_which_no_game_goes_on_rightly_is_refused(name: str) -> None:
    assert_refused(BROKEN[name])


ECHO_GAP = echo_turn(*PLAN_A["paradox"])
LIFTED = after(table(paradox="gun|armor"), "use gun paradox", "look map/gun", "look wallet/keys")

# They do no harm later, but contradict a clause: no game can reach them.
UNREACHABLE: dict[str, Position] = {
    "PM-7.5: two fading cards": echo_table(fragments=("", "map/mask aces/money")),
    "PM-7.7: Echo has points": echo_table(points=("", "map/mask")),
    "PM-9.4: removed cards with two players": table(removed=["map/mask"]),
    "PM-6.14: over by the deck with cards in it": table() | {"reason": "deck", "actor": "over"},
    "PM-6.14: over by the deck where nothing is drawn": table(left=0)
    | {"reason": "deck", "actor": "over"},
    "PM-5.3: quiet before the 20th turn": table() | {"reason": "quiet", "actor": "over"},
    "PM-5.3: quiet in set-up": after(new()) | {"reason": "quiet", "actor": "over"},
    "PM-6.14: over by the deck in set-up": after(new()) | {"reason": "deck", "actor": "over"},
    "PM-5.3: going on after 20 quiet turns": table(turn=26, last=5, fragments=("map/mask", "")),
    "PM-8.1: who looks with aces does not know": ACES
    | {"deck": [*hand("map/gun:1"), *ACES["deck"][1:]]},
    "PM-8.1: who has lifted with gun does not know": changed(
        LIFTED, cards=hand("map/gun:1 wallet/keys:0")
    ),
    "PM-8.3: the other knows one of two lifted": changed(
        LIFTED, cards=hand("map/gun:01 wallet/keys:0")
    ),
    "PM-6.15: topped, and both cards are there": changed(LIFTED, topped=True),
    "PM-6.6: armor has another item than is carried out": copy.deepcopy(TWO_PLAYERS),
    "PM-7.6: the paradox is gone and the plan still open": changed(ECHO_GAP, plan="mask/armor")
    | {"deck": ECHO_GAP["deck"][:-1]},
    "PM-1.1: knife in a game without 2014": table()
    | {"uses": 1}
    | {"pending": [*table()["pending"], {"do": "knife", "seat": 0, "step": "knife"}]},
    "PM-4.2: phone begins with three cards in the display": all_in_display(
        after(table(), "use phone paradox")
    ),
    "PM-3.2: a hand before the paradox": into_hand(after(new()), 0),
    "PM-3.2: a dealt card that the other knows": after(new(), *SET_UP[:2])
    | {"hands": [hand("flowers/poem:01"), []]},
}
UNREACHABLE["PM-6.6: armor has another item than is carried out"]["pending"][1]["item"] = "map"


@pytest.mark.parametrize("name", UNREACHABLE)
def test_a_position_that_contradicts_a_clause_is_refused(name: str) -> None:
    assert_refused(UNREACHABLE[name])


BAD_JSON: list[object] = [None, 4, "end", [], ["end"], {}, {"card": "map/gun"}, {"do": None}]
BAD_JSON += [{"do": 7}, {"do": "fly"}, {"do": "End"}, {"do": ["end"]}, {"do": {}}, {"do": "?"}]
BAD_JSON += [{"do": "end", "card": "map/gun"}, {"do": "end", "place": "own1"}, {"do": "use"}]
BAD_JSON += [{"do": "use", "item": "map"}, {"do": "use", "place": "own1"}]
BAD_JSON += [{"do": "use", "item": bad, "place": "own1"} for bad in ("maps", "", None, 1, ["map"])]
BAD_JSON += [{"do": "use", "item": "map", "place": bad} for bad in ("own3", 1, None, "plan", True)]
BAD_JSON += [{"do": "draw", "card": bad} for bad in ("gun/map", "map", "", None, 3, "map/gun map")]
BAD_JSON += [{"do": "draw"}, {"do": "draw map/gun"}, {"do": "draw", "card": "map/gun", "item": "x"}]
BAD_JSON += [{"do": "own", "card": "map/gun"}, {"do": "own", "card": "map/gun", "item": "mask"}]
BAD_JSON += [{"do": "own", "card": "map/gun", "item": "map", "place": "own1"}]
BAD_JSON += [{"do": "flip", "item": "map"}, {"do": "flip", "card": "map/gun", "item": "ring"}]
BAD_JSON += [{"do": "swap", "item": "map", "place": "opp1"}, {"do": "swap", "place": "own1"}]
BAD_JSON += [{"do": "turn", "place": "paradox"}, {"do": "turn", "place": 1}, {"do": "turn"}]
BAD_JSON += [{"do": "pick", "place": "opp3"}, {"do": "pick", "card": "plan"}, {"do": "face"}]
BAD_JSON += [{"do": "face", "item": "map/gun"}, {"do": "score"}, {"do": "score", "card": "plan"}]
BAD_JSON += [{"do": "score", "place": "map/gun"}, {"do": "score", "place": "fragment"}]
BAD_JSON += [{"do": "score", "card": "map/gun", "place": "plan"}, {"do": "score", "place": "own1"}]
BAD_JSON += [{"do": "score", "card": "map/gun", "place": 1}, {"do": "yes", "item": "map"}]


@pytest.mark.parametrize("number", range(len(BAD_JSON)))
def test_PM_9_5_json_that_is_no_move_is_refused(number: int) -> None:
    with pytest.raises(Malformed, match="not a move"):
        GAME.codec.read_move(BAD_JSON[number])
