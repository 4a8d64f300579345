"""What a view says besides where the cards are: known, worth, quiet, points, covered, reason."""

from typing import Any

import msgspec
import pytest

from spieluhr import INTERPRETED
from tests.builders import Position, load, play, position_of
from tests.games.perfect_moment import naive_items as naive
from tests.games.perfect_moment.builders import (
    CARDS,
    CHOICES,
    OPEN,
    PLAYERS,
    den_table,
    echo_table,
    new,
    random_game,
    table,
)

Seat = int | None
FEW = CHOICES[:1] if INTERPRETED else CHOICES


def cards_known(position: Position, holder: int, seat: int) -> list[str]:
    """Which cards of this hand the seat can name, by the marks of the position."""
    return [entry["card"] for entry in position["hands"][holder] if seat in entry["to"]]


def worths(position: Position, seat: Seat) -> dict[str, int]:
    """PM-4.4 for all that the seat could think of scoring."""
    if seat is None or position["turn"] == 0:
        return {}
    cards: dict[str, str] = {}
    if len(position["hands"][seat]) == 1:
        cards["plan"] = position["hands"][seat][0]["card"]
    if position["paradox"]:
        cards["paradox"] = position["paradox"]["card"]
    frame = position["pending"][-1]
    if frame["step"] == "aces" and frame["seat"] == seat and position["reason"] is None:
        cards[position["deck"][0]["card"]] = position["deck"][0]["card"]
    fragments = position["fragments"][0] + position["fragments"][1]
    cards |= {card: card for card in fragments + cards_known(position, 1 - seat, seat)}
    return {name: naive.worth(position, seat, card) for name, card in cards.items()}


def covered(position: Position, holder: int, seat: Seat) -> list[str | None]:
    """PM-8.5: what was chosen in set-up, in words for who chose."""
    (frame, *_) = position["pending"]
    laid = frame.get("laid", [{}, {}])[holder]
    found: list[str] = [
        f"{job} {laid[job]['card']} {laid[job]['faces'][holder]}"
        for job in ("own", "give")
        if job in laid
    ]
    found += [f"{laid['end']['at']} {laid['end']['card']}"] if "end" in laid else []
    return [line if holder == seat else None for line in found]


def assert_tables(position: Position, seat: Seat, view: dict[str, Any]) -> None:
    assert view["known"] == ([] if seat is None else cards_known(position, seat, 1 - seat))
    if all(len(display) <= 2 for display in position["displays"]):
        assert view["worth"] == worths(position, seat)
    assert view["quiet"] == position["turn"] - position["last"]
    assert view["points"] == [naive.points(position, holder) for holder in (0, 1)]
    if position["pending"]:
        assert view["covered"] == [covered(position, holder, seat) for holder in (0, 1)]
    assert view["reason"] == position["reason"]


@pytest.mark.parametrize("solo", [False, True])
@pytest.mark.parametrize("player", PLAYERS)
def test_PM_8_5_views_of_whole_games_say_what_the_position_says(solo: bool, player: str) -> None:
    for seed, eras in enumerate(FEW):
        for match, line in random_game(eras, solo, 20 + seed, PLAYERS[player]):
            matches = [match]
            then = play(match.at(len(match.log)), line)
            matches += [then] if then.is_over else []
            for found in matches:
                for seat in (0, None) if solo else (0, 1, None):
                    view = msgspec.to_builtins(found.view(seat))
                    assert_tables(position_of(found), seat, view)


def test_PM_8_1_a_view_says_which_own_cards_the_other_knows() -> None:
    """Seat 1 has seen the plan of seat 0; nobody has seen that of seat 1."""
    match = load(table(plans=("flowers/ring:01", "phone/wallet:1")))
    assert match.view(0).known == ["flowers/ring"]
    assert match.view(1).known == []
    assert match.view(None).known == []
    match = load(table(plans=("flowers/ring:0", "phone/wallet:01")))
    assert match.view(0).known == []
    assert match.view(1).known == ["phone/wallet"]
    assert match.view(None).known == []


def test_PM_6_11_drinks_make_both_plans_known() -> None:
    match = load(den_table(plans=OPEN, paradox="drinks|aces"))
    assert match.view(0).known == ["flowers/ring"]
    assert match.view(1).known == ["gun/armor"]


# The displays: mask and map face seat 0, poem and flowers seat 1.
BOTH = ("mask|gun map|armor", "ring|poem chocolates|flowers")


def test_PM_4_4_a_view_says_what_each_card_is_worth_to_its_seat() -> None:
    """All values from 0 to 3, for both seats; nothing for a spectator, who has no display."""
    match = load(
        table(
            BOTH,
            plans=("mask/armor:0", "flowers/poem:1"),
            paradox="map|mask",
            fragments=("flowers/ring", "phone/tickets"),
        )
    )
    # mask faces seat 0 and armor the other; map and mask both face seat 0
    mine = {"plan": 2, "paradox": 3, "flowers/ring": 0, "phone/tickets": 0}
    theirs = {"plan": 3, "paradox": 0, "flowers/ring": 2, "phone/tickets": 0}
    assert match.view(0).worth == mine
    assert match.view(1).worth == theirs
    assert match.view(None).worth == {}


def test_PM_4_4_a_plan_that_has_been_seen_is_worth_something_to_the_other() -> None:
    match = load(table(BOTH, plans=("poem/chocolates:01", "map/gun:01"), paradox="phone|keys"))
    assert match.view(0).worth == {"plan": 0, "paradox": 0, "map/gun": 2}
    assert match.view(1).worth == {"plan": 0, "paradox": 0, "poem/chocolates": 2}


def test_PM_6_12_aces_show_what_the_looked_at_card_is_worth() -> None:
    match = play(den_table(), "use aces paradox", "look map/gun")
    assert match.view(0).worth["map/gun"] == 2
    assert "map/gun" not in match.view(1).worth
    match = play(den_table(turn=6), "use aces paradox", "look ring/chocolates")
    assert match.view(1).worth["ring/chocolates"] == 2  # only chocolates face it
    assert "ring/chocolates" not in match.view(0).worth


@pytest.mark.parametrize(("turn", "last"), [(5, 0), (5, 4), (12, 3)])
def test_PM_5_3_a_view_counts_the_quiet_turns(turn: int, last: int) -> None:
    match = load(table(turn=turn, last=last, fragments=("map/gun", "") if last else ("", "")))
    for seat in (0, 1, None):
        assert match.view(seat).quiet == turn - last


def test_PM_5_3_a_scoring_begins_the_count_anew() -> None:
    match = play(table(BOTH, paradox="map|mask"), "score paradox")
    assert [match.view(seat).quiet for seat in (0, 1, None)] == [0, 0, 0]
    play(match, "flip phone/keys", "face keys")
    assert [match.view(seat).quiet for seat in (0, 1, None)] == [1, 1, 1]


def test_PM_5_2_a_view_counts_three_two_and_one_points() -> None:
    match = load(
        table(
            fragments=("map/gun", "map/mask gun/armor"),
            points=("ring/chocolates=3 wallet/keys=3", "poem/chocolates=2"),
        )
    )
    assert [match.view(seat).points for seat in (0, 1, None)] == [[7, 4]] * 3


def test_PM_8_5_each_sees_its_own_covered_choices_in_words() -> None:
    mine, theirs = CARDS[:4], CARDS[6:10]
    match = play(new(), "flip phone/keys keys", *(f"deal {card}" for card in mine + theirs))
    first = ["own map/mask mask", "give map/gun gun", "top map/armor"]
    second = ["own flowers/ring ring", "give flowers/poem flowers"]
    play(match, *first, *second)
    assert match.view(0).covered == [first, [None, None]]
    assert match.view(1).covered == [[None] * 3, second]
    assert match.view(None).covered == [[None] * 3, [None, None]]
    play(match, "bottom flowers/chocolates")
    assert match.view(0).covered == match.view(1).covered == [[], []]  # laid open


def test_PM_5_1_a_view_gives_the_reason_of_the_end() -> None:
    won = "flowers/poem=3 flowers/chocolates=3 poem/chocolates=3 phone/tickets=3 phone/wallet=3"
    goal = table(plans=("flowers/ring:0", "wallet/keys:1"), paradox="map|mask", points=(won, ""))
    empty = table(left=0)
    cases = {
        "points": (goal, ["score paradox"]),
        "deck": (empty, ["use mask own1"]),
        "quiet": (table(turn=20, last=0), ["end"]),
    }
    for reason, (before, lines) in cases.items():
        match = load(before)
        assert [match.view(seat).reason for seat in (0, 1, None)] == [None] * 3
        play(match, *lines)
        assert [match.view(seat).reason for seat in (0, 1, None)] == [reason] * 3


def test_PM_7_7_alone_a_view_says_what_cards_are_worth_to_you() -> None:
    """map and gun face you, armor Echo; the fading card is map/gun."""
    displays = ("map|armor gun|mask", "aces|knife flowers|ring")
    match = load(echo_table(displays, fragments=("", "map/gun")))
    assert match.view(0).worth == {"plan": 2, "paradox": 0, "map/gun": 3}
    assert match.view(0).known == []  # Echo knows nothing
    assert match.view(0).points == [0, 1]
