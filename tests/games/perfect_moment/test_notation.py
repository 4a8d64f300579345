"""Cards, moves and options as text and JSON (PM-9.1 to PM-9.3, PM-9.5)."""

import json
import re

import pytest

from spieluhr.core.errors import Malformed
from tests.builders import after, legal_texts, load, play, position_of
from tests.games.perfect_moment.builders import (
    CARDS,
    CHOICES,
    CINEMA,
    GAME,
    PLAYERS,
    new,
    random_game,
    table,
)
from tests.strange import refuses_line

DECISIONS = ["own", "give", "bottom", "top", "use", "score", "end", "turn", "stop", "swap"]
DECISIONS += ["pick", "yes", "no", "steal", "place", "face"]
CHANCE = ["deal", "draw", "look", "flip"]

CARD = r"[a-z]+/[a-z]+"
ITEM = "[a-z]+"
# The forms of the table in section 6.
FORMS = [
    rf"(own|give|place) {CARD} {ITEM}",
    rf"(bottom|top|steal|deal|draw|look|score) {CARD}",
    rf"use {ITEM} (own1|own2|opp1|opp2|paradox)",
    "score (plan|paradox)",
    rf"score fragment {CARD}",
    "turn (own1|own2|opp1|opp2)",
    rf"swap (own1|own2) {ITEM}",
    "pick (own1|own2|plan|opp1|opp2|oppplan)",
    rf"face {ITEM}",
    rf"flip {CARD}( {ITEM})?",
    "end|stop|yes|no",
]


def test_PM_9_1_the_order_of_cards() -> None:
    eras = ["1981", "1994", "2014"]
    assert position_of(new(eras))["pool"] == [
        *["map/mask", "map/gun", "map/armor", "mask/gun", "mask/armor", "gun/armor"],
        *["flowers/ring", "flowers/poem", "flowers/chocolates"],
        *["ring/poem", "ring/chocolates", "poem/chocolates"],
        *["drinks/aces", "drinks/money", "drinks/knife"],
        *["aces/money", "aces/knife", "money/knife"],
    ]


@pytest.mark.parametrize("card", CARDS)
def test_PM_9_1_two_items_in_the_order_of_the_table(card: str) -> None:
    one, two = card.split("/")
    assert GAME.codec.text(GAME.codec.parse(f"draw {card}")) == f"draw {card}"
    for wrong in (f"{two}/{one}", f"{one}-{two}", f"{one} / {two}", one, card.upper()):
        with pytest.raises(Malformed):
            GAME.codec.parse(f"draw {wrong}")


def test_PM_9_2_moves_of_whole_games_are_the_texts_of_the_table() -> None:
    verbs = set()
    for solo in (False, True):
        for seed, eras in enumerate(CHOICES):
            for match, _ in random_game(eras, solo, seed, list(PLAYERS.values())[seed % 3]):
                lines = legal_texts(match)
                verbs |= {line.split()[0] for line in lines}
                for line in lines:
                    assert any(re.fullmatch(form, line) for form in FORMS), line
                    assert GAME.codec.text(GAME.codec.parse(line)) == line
    assert verbs == set(DECISIONS) | set(CHANCE)


def test_PM_9_2_decisions_and_chance_have_different_words() -> None:
    for solo in (False, True):
        for match, _ in random_game(CINEMA, solo, 92, PLAYERS["use first"]):
            words = CHANCE if position_of(match)["actor"] == "chance" else DECISIONS
            assert {line.split()[0] for line in legal_texts(match)} <= set(words)


def test_PM_9_2_the_item_behind_a_card_faces_the_one_who_decides() -> None:
    before = table(("gun|mask map|armor", "ring|poem tickets|keys"), turn=6)
    lines = ["use mask opp1", "draw map/gun", "bottom ring/poem", "place map/gun map"]
    assert after(before, *lines)["displays"][1][1] == {"card": "map/gun", "faces": ["gun", "map"]}


def test_PM_9_2_behind_flip_it_faces_the_deck() -> None:
    assert after(new(), "flip map/gun gun")["paradox"] == {"card": "map/gun", "deck": "gun"}


def test_PM_9_2_a_decision_is_asked_even_if_only_one_move_is_legal() -> None:
    match = play(table(paradox="gun|armor"), "use gun paradox", "look map/gun", "look wallet/keys")
    play(match, "top map/gun")
    assert (match.actor, legal_texts(match)) == (0, {"top wallet/keys"})


def test_PM_9_2_a_result_is_one_turn_of_chance_even_if_only_one_is_possible() -> None:
    match = play(table(top="map/gun:0"), "use mask own1")
    assert (position_of(match)["actor"], legal_texts(match)) == ("chance", {"draw map/gun"})


@pytest.mark.parametrize(
    "line",
    [
        *["", " end", "end ", "End", "END", "end now", "use map", "use map own3", "use maps own1"],
        *[
            "use map  own1",
            "use own1 map",
            "use map plan",
            "score",
            "score plans",
            "score fragment",
        ],
        *["score fragment gun/map", "score map/gun fragment", "score plan map/gun", "turn paradox"],
        *["score fragment"],
        *["turn own3", "turn", "swap own1", "swap opp1 map", "swap map own1", "pick", "pick opp3"],
        *["pick paradox", "face", "face map/gun", "face maps", "own map/gun", "own map/gun mask"],
        *["give map/gun armor", "place map/gun ring", "flip map/gun mask", "flip map/gun map gun"],
        *["bottom", "bottom map", "top map/gun map", "steal", "deal ?", "draw ?", "?", "look"],
        *["yes no", "pass", "draw map/gun\n", "draw map／gun", "draw\tmap/gun", "{move}"],
    ],
)
def test_PM_9_2_what_is_no_move_is_refused(line: str) -> None:
    refuses_line(GAME, line)


@pytest.mark.parametrize("eras", CHOICES, ids=" ".join)
@pytest.mark.parametrize("solo", [False, True])
def test_PM_9_3_options(eras: list[str], solo: bool) -> None:
    match = new(eras, solo)
    assert position_of(match)["options"] == {"eras": eras, "solo": solo}
    assert match.seats == (1 if solo else 2)


def test_PM_9_3_a_record_always_names_three() -> None:
    for written in ({}, {"solo": True}, {"eras": "random"}, {"eras": ["random"]}):
        with pytest.raises(Malformed):
            GAME.read_options(written)
    with pytest.raises(Malformed):
        GAME.read_options({"eras": CINEMA, "solo": 1})
    with pytest.raises(Malformed):
        GAME.read_options({"eras": CINEMA, "solo": False, "fast": True})


# PM-9.5, every kind of move.
FORMS_JSON: list[tuple[str, dict[str, object]]] = [
    ("own map/gun map", {"do": "own", "card": "map/gun", "item": "map"}),
    ("give map/gun gun", {"do": "give", "card": "map/gun", "item": "gun"}),
    ("place money/knife knife", {"do": "place", "card": "money/knife", "item": "knife"}),
    ("bottom map/gun", {"do": "bottom", "card": "map/gun"}),
    ("top map/gun", {"do": "top", "card": "map/gun"}),
    ("steal map/gun", {"do": "steal", "card": "map/gun"}),
    ("deal map/gun", {"do": "deal", "card": "map/gun"}),
    ("draw map/gun", {"do": "draw", "card": "map/gun"}),
    ("look map/gun", {"do": "look", "card": "map/gun"}),
    ("flip map/gun", {"do": "flip", "card": "map/gun"}),
    ("flip map/gun gun", {"do": "flip", "card": "map/gun", "item": "gun"}),
    ("use map own1", {"do": "use", "item": "map", "place": "own1"}),
    ("use knife paradox", {"do": "use", "item": "knife", "place": "paradox"}),
    ("swap own1 map", {"do": "swap", "item": "map", "place": "own1"}),
    ("swap own2 ring", {"do": "swap", "item": "ring", "place": "own2"}),
    ("turn own2", {"do": "turn", "place": "own2"}),
    ("turn opp1", {"do": "turn", "place": "opp1"}),
    ("pick plan", {"do": "pick", "place": "plan"}),
    ("pick oppplan", {"do": "pick", "place": "oppplan"}),
    ("face map", {"do": "face", "item": "map"}),
    ("score plan", {"do": "score", "place": "plan"}),
    ("score paradox", {"do": "score", "place": "paradox"}),
    ("score fragment map/gun", {"do": "score", "card": "map/gun", "place": "fragment"}),
    ("score map/gun", {"do": "score", "card": "map/gun"}),
    ("yes", {"do": "yes"}),
    ("no", {"do": "no"}),
    ("stop", {"do": "stop"}),
    ("end", {"do": "end"}),
]


@pytest.mark.parametrize(("line", "written"), FORMS_JSON, ids=[line for line, _ in FORMS_JSON])
def test_PM_9_5_the_json_of_a_move(line: str, written: dict[str, object]) -> None:
    move = GAME.codec.parse(line)
    found = GAME.codec.move_json(move)
    assert found == written
    assert list(found) == list(written)  # in this order: do, card, item, place
    assert GAME.codec.read_move(written) == move
    assert GAME.codec.read_move(json.loads(json.dumps(written))) == move


def test_PM_9_5_every_kind_of_move_is_among_them() -> None:
    assert {line.split()[0] for line, _ in FORMS_JSON} == set(DECISIONS) | set(CHANCE)


def test_PM_9_5_all_moves_of_whole_games() -> None:
    for solo in (False, True):
        for match, _ in random_game(CHOICES[1], solo, 95, PLAYERS["use first"]):
            for move in match.legal():
                written = GAME.codec.move_json(move)
                assert list(written) == [k for k in ("do", "card", "item", "place") if k in written]
                assert GAME.codec.read_move(written) == move


def test_PM_9_5_numbers_out_of_range_are_no_moves() -> None:
    legal = load(table()).legal()
    assert all(GAME.codec.text(move) for move in legal)
    for number in (-1, -2, 10**6):
        with pytest.raises(Malformed):
            GAME.codec.text(number)
