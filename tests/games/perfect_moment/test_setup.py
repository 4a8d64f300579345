"""Set-up of two players (PM-3)."""

from itertools import product

import pytest

from spieluhr.core.dice import Dice
from spieluhr.core.errors import Malformed
from tests.builders import after, last_events, legal_texts, play, position_of
from tests.games.perfect_moment.builders import (
    CHOICES,
    CINEMA,
    DEN,
    GAME,
    awaited,
    box,
    hand,
    hidden,
    new,
    row,
)

FLIP = "flip map/armor armor"
HAND_0 = ["flowers/poem", "phone/keys", "phone/tickets", "mask/gun"]
HAND_1 = ["phone/wallet", "poem/chocolates", "mask/armor", "ring/poem"]
DEALS = [f"deal {card}" for card in HAND_0 + HAND_1]
JOBS_0 = ["own phone/tickets phone", "give mask/gun gun", "top phone/keys"]
JOBS_1 = ["own mask/armor mask", "give phone/wallet wallet", "top poem/chocolates"]


def ends(mine: str, theirs: str) -> list[str]:
    """All choices of both, with these ends for their third cards."""
    jobs_0 = [*JOBS_0[:2], f"{mine} phone/keys"]
    return [FLIP, *DEALS, *jobs_0, *JOBS_1[:2], f"{theirs} poem/chocolates"]


@pytest.mark.parametrize("eras", CHOICES, ids=" ".join)
def test_PM_3_1_the_18_cards_of_three_eras(eras: list[str]) -> None:
    match = new(eras)
    position = position_of(match)
    assert position["options"] == {"eras": eras, "solo": False}
    assert len(position["deck"]) == len(position["pool"]) == 18
    expected = {f"flip {card} {item}" for card in box(eras) for item in card.split("/")}
    assert len(expected) == 36
    assert legal_texts(match) == expected


def test_PM_3_1_chance_chooses_the_end_of_the_paradox_equally_often() -> None:
    match = new()
    assert position_of(match)["actor"] == "chance"
    assert set(GAME.rules.weights(match.state)) == {1}
    assert after(match, FLIP)["paradox"] == {"card": "map/armor", "deck": "armor"}
    assert after(new(), "flip map/armor map")["paradox"] == {"card": "map/armor", "deck": "map"}


def test_PM_3_1_alone_you_choose_the_end() -> None:
    match = new(DEN, solo=True)
    assert legal_texts(match) == {f"flip {card}" for card in box(DEN)}
    play(match, "flip drinks/aces")
    assert position_of(match)["paradox"] == {"card": "drinks/aces"}
    assert match.actor == 0
    assert legal_texts(match) == {"face drinks", "face aces"}
    assert after(match, "face aces")["paradox"] == {"card": "drinks/aces", "deck": "aces"}


def test_PM_3_1_random_eras_are_decided_before_the_game_and_written_down() -> None:
    dice, found = Dice(31), []
    for _ in range(60):
        given = GAME.complete({"solo": False}, dice)
        options = GAME.read_options(given)
        found.append(list(options.eras))
        assert position_of(new(list(options.eras)))["options"]["eras"] == list(options.eras)
    assert sorted({tuple(eras) for eras in found}) == [tuple(eras) for eras in CHOICES]


def test_PM_3_1_chosen_eras_are_left_as_they_are() -> None:
    assert GAME.complete({"eras": CINEMA}, Dice(1)) == {"eras": CINEMA}


@pytest.mark.parametrize(
    "eras",
    [
        [],
        ["1981", "1994"],
        ["1981", "1994", "2005", "2014"],
        ["1981", "1981", "1994"],
        ["1994", "1981", "2005"],
        ["1981", "1994", "1999"],
        None,
        "1981",
    ],
)
def test_PM_3_1_not_three_different_eras_are_refused(eras: object) -> None:
    with pytest.raises(Malformed):
        GAME.read_options({"eras": eras, "solo": False})


def test_PM_3_2_all_eight_are_dealt_before_anybody_decides() -> None:
    match = play(new(), FLIP)
    for k, line in enumerate(DEALS):
        position = position_of(match)
        assert position["actor"] == "chance"
        frame = {"do": "setup", "seat": 0 if k < 4 else 1, "step": "deal"}
        assert position["pending"] == [frame]
        assert [len(held) for held in position["hands"]] == [min(k, 4), max(0, k - 4)]
        assert len(legal_texts(match)) == 17 - k
        play(match, line)
    position = position_of(match)
    assert awaited(position) == ("setup", "own", 0)
    assert position["hands"][0] == hand("mask/gun:0 flowers/poem:0 phone/tickets:0 phone/keys:0")
    assert position["hands"][1] == hand("mask/armor:1 ring/poem:1 poem/chocolates:1 phone/wallet:1")
    assert len(position["deck"]) == 9


def test_PM_3_2_own_display_then_the_others_then_the_deck_then_the_plan() -> None:
    match = play(new(), FLIP, *DEALS)
    left = list(HAND_0)
    for line, word in zip(JOBS_0, ("own", "give", "end"), strict=True):
        assert awaited(position_of(match)) == ("setup", word, 0)
        if word == "end":
            expected = {f"{end} {card}" for card in left for end in ("bottom", "top")}
        else:
            expected = {f"{word} {card} {item}" for card in left for item in card.split("/")}
        assert legal_texts(match) == expected
        left.remove(line.split()[1])
        play(match, line)
    assert awaited(position_of(match)) == ("setup", "own", 1)
    assert position_of(match)["hands"][0] == hand("flowers/poem:0")
    assert len(legal_texts(match)) == 8
    assert after(match, *JOBS_1)["hands"] == [hand("flowers/poem:0"), hand("ring/poem:1")]


def test_PM_3_2_own_card_at_place_1_the_given_one_at_place_2() -> None:
    then = after(new(), FLIP, *DEALS, *JOBS_0, *JOBS_1)
    assert [entry["card"] for entry in then["displays"][0]] == ["phone/tickets", "phone/wallet"]
    assert [entry["card"] for entry in then["displays"][1]] == ["mask/armor", "mask/gun"]


def test_PM_3_2_who_places_a_card_chooses_its_direction() -> None:
    """The named item faces the one who places, be it in the other's display."""
    then = after(new(), FLIP, *DEALS, *JOBS_0, *JOBS_1)
    assert then["displays"][0] == row("phone|tickets phone|wallet")
    assert then["displays"][1] == row("armor|mask gun|mask")
    jobs_1 = ["own mask/armor armor", "give phone/wallet phone", "top poem/chocolates"]
    jobs_0 = ["own phone/tickets tickets", "give mask/gun mask", "top phone/keys"]
    then = after(new(), FLIP, *DEALS, *jobs_0, *jobs_1)
    assert then["displays"][0] == row("tickets|phone wallet|phone")
    assert then["displays"][1] == row("mask|armor mask|gun")


def test_PM_3_3_choices_are_covered_until_all_are_laid_open() -> None:
    match = play(new(), FLIP, *DEALS)
    for line in [*JOBS_0, *JOBS_1[:-1]]:
        play(match, line)
        position = position_of(match)
        assert position["displays"] == [[], []]
        assert len(position["deck"]) == 9
        assert (position["turn"], position["pending"][0]["do"]) == (0, "setup")
    assert match.view(1).covered == [[None, None, None], JOBS_1[:-1]]
    assert match.view(0).covered == [JOBS_0, [None, None]]
    assert match.view(None).covered == [[None, None, None], [None, None]]
    play(match, JOBS_1[-1])
    assert match.view(1).covered == [[], []]
    assert match.view(1).displays == match.view(0).displays == match.view(None).displays


def test_PM_3_3_what_is_chosen_is_told_to_the_chooser_alone() -> None:
    match = play(new(), FLIP, *DEALS, *JOBS_0, *JOBS_1)
    assert match.observed_log(0)[9:] == [*JOBS_0, "?", "?", "?"]
    assert match.observed_log(1)[9:] == ["?", "?", "?", *JOBS_1]
    assert match.observed_log(None)[9:] == ["?"] * 6
    for k, line in enumerate(JOBS_0):
        heard = [event.json() for event in match.events_for(1, since=9 + k)]
        assert line.split()[1] not in str(heard[0])


@pytest.mark.parametrize(("mine", "theirs"), list(product(["top", "bottom"], repeat=2)))
def test_PM_3_3_seat_0s_card_goes_to_the_deck_before_seat_1s(mine: str, theirs: str) -> None:
    found = after(new(), *ends(mine, theirs))["deck"]
    first, second = hidden("phone/keys:0"), hidden("poem/chocolates:1")
    unknown = [None] * 9
    assert (
        found
        == {
            ("top", "top"): [second, first, *unknown],
            ("top", "bottom"): [first, *unknown, second],
            ("bottom", "top"): [second, *unknown, first],
            ("bottom", "bottom"): [*unknown, first, second],
        }[mine, theirs]
    )


@pytest.mark.parametrize(("mine", "theirs"), list(product(["top", "bottom"], repeat=2)))
def test_PM_3_3_the_end_is_public_the_card_is_not(mine: str, theirs: str) -> None:
    match = play(new(), *ends(mine, theirs))
    for seat, own in ((0, "phone/keys"), (1, "poem/chocolates"), (None, None)):
        puts = [event.json() for event in match.events_for(seat) if event.kind == "put"]
        assert [(put["seat"], put["at"]) for put in puts] == [(0, mine), (1, theirs)]
        named = [put["card"] for put in puts if put["card"] is not None]
        assert named == ([own] if own else [])
        assert [card for card in match.view(seat).deck if card] == named


def test_PM_3_3_seat_0_starts() -> None:
    match = play(new(), *ends("top", "top"))
    position = position_of(match)
    assert (position["turn"], position["player"], position["actor"]) == (1, 0, 0)
    assert position["pending"] == [{"do": "turn", "seat": 0, "step": "act"}]
    assert (position["uses"], position["last"]) == (2, 0)
    assert [event["turn"] for event in last_events(match, "turn")] == [1]


@pytest.mark.parametrize("seed", range(8))
def test_PM_3_4_after_set_up_the_deck_holds_11(seed: int) -> None:
    match, dice = new(CHOICES[seed % 4]), Dice(seed)
    while position_of(match)["turn"] == 0:
        match.enter([GAME.rules.sample(match.state, dice)])
    position = position_of(match)
    assert len(position["deck"]) == 11
    assert sum(entry is None for entry in position["deck"]) == len(position["pool"]) == 9
    assert len(match.view(0).deck) == len(match.view(None).deck) == 11
