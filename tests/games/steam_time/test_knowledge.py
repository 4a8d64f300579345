"""What a seat knows (section 8): everything but the order of decks and the next crystals."""

import copy
import json
import random
from collections.abc import Iterator

import msgspec
import pytest

from spieluhr.core.dice import Dice
from spieluhr.core.events import events_for
from spieluhr.core.match import Match
from spieluhr.core.rules import CHANCE
from tests.builders import Position, after, legal, load, play, position_of, weights
from tests.games.steam_time.builders import EXAMPLE, GAME, codes, last_pass, new, seat, table

MEANT_FOR_THE_SEAT = ("seat", "previews", "proposal", "proposed_answer")


def seen(match: Match, who: int | None) -> Position:
    found: Position = msgspec.to_builtins(match.view(who))
    return found


def game(players: int, seed: int, every: int) -> Iterator[Match]:
    """Glances at a random game in which passing is rare."""
    match, dice = new(players), Dice(seed)
    while not match.is_over:
        if len(match.log) % every == 0:
            yield match
        move = GAME.rules.sample(match.state, dice)
        if GAME.codec.text(move) == "pass" and dice.below(8):
            move = match.legal()[0]
        match.enter([move])
    yield match


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ST_8_all_is_open_to_all(players: int) -> None:
    """The same view for every seat and for who only watches, but for help with one's own moves."""
    for match in game(players, players, 4):
        views = [seen(match, who) for who in (None, *range(players))]
        for who, view in zip((None, *range(players)), views, strict=True):
            assert view["seat"] == who
            assert set(view["previews"]) == (set(legal(match)) if who == match.actor else set())
            for key in MEANT_FOR_THE_SEAT:
                del view[key]
            assert view == views[0]
            assert view["table"] == position_of(match)


@pytest.mark.parametrize("players", [2, 4])
def test_ST_8_everybody_hears_the_same(players: int) -> None:
    match = next(m for m in game(players, players + 7, 400) if m.log)
    for who in range(players):
        assert (
            match.observed_log(who)
            == match.observed_log(None)
            == [GAME.codec.text(s.move) for s in match.log]
        )
        for step in match.log:
            assert events_for(step.events, who) == events_for(step.events, None) == step.events


def test_ST_8_missions_of_others_too() -> None:
    start = table(seats=(seat(), seat(missions=["M4", "M31"])))
    view = seen(load(start), 0)
    assert view["table"]["seats"][1]["missions"] == ["M4", "M31"]
    assert view["cards"]["M31"]["need"] == {"expeditions_owned": 3}
    taken = play(table(), "place stonehenge mission")
    assert seen(taken, 1)["table"]["seats"][0]["missions"] == ["M1"]


def test_ST_8_with_perfect_memory() -> None:
    """The bag by colour, the decks, the discard: whoever has paid attention knows them."""
    start = last_pass(discard="N3 N9", missions="M30 M31")
    for who in (None, 0, 1):
        found = seen(load(start), who)["table"]
        assert found["bag"] == start["bag"]
        assert found["decks"] == start["decks"]
        assert (found["bank"], found["mine"]) == (start["bank"], start["mine"])


def test_ST_8_the_order_of_decks_is_not_there() -> None:
    """However the decks are written, it is the same table; what comes is drawn."""
    chooser = random.Random(5)
    start = last_pass(discard="N1 N2 N3")
    match = load(start)
    for _ in range(5):
        mixed: Position = copy.deepcopy(start)
        for deck in mixed["decks"].values():
            chooser.shuffle(deck)
        other = load(mixed)
        assert position_of(other) == position_of(match) == start
        for lines in (["pass"], ["pass", "effort F5"], ["place easter encounter"]):
            assert weights(load(mixed), *lines) == weights(load(start), *lines)


def test_ST_8_every_card_of_a_deck_can_be_next() -> None:
    deck = [card for card in codes("N", 24) if card not in ("N1", "N2")]
    start = table(discard="N1 N2")
    assert weights(start, "place easter encounter") == {f"reveal {card}": 1 for card in deck}
    over = last_pass(effort="F4")
    efforts = over["decks"]["effort"]
    assert weights(over, "pass") == {f"effort {card}": 1 for card in efforts}


def test_ST_8_which_effort_cards_are_left_out_is_open_to_the_end() -> None:
    """The fifth can be any of the eight that did not come before; seven are never opened."""
    match = play(last_pass(round=4, effort="F4"), "pass")
    assert len(legal(match)) == 12 - 4
    over = after(last_pass(round=5), "pass")
    assert len(over["decks"]["effort"]) == 7


def test_ST_8_the_next_crystals_only_by_their_number() -> None:
    match = play(last_pass(stream=["machu", "giza", "wall", "easter", "angkor", "stonehenge"]))
    play(match, "pass", "effort F2", "mission M9")
    bag = position_of(match)["bag"]
    assert seen(match, 1)["table"]["bag"] == bag
    assert weights(match) == {f"draw {colour}": number for colour, number in bag.items()}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ST_8_another_world_is_the_same_table(players: int) -> None:
    """There is nothing to guess: what is unknown has not been decided."""
    dice = Dice(3)
    for match in game(players, players + 20, 7):
        truth = json.dumps(position_of(match))
        for who in (None, *range(players)):
            world = GAME.rules.resample(match.state, who, dice)
            assert json.dumps(GAME.codec.position(world)) == truth
            assert GAME.rules.legal(world) == match.legal()
            if match.actor == CHANCE:
                assert GAME.rules.weights(world) == GAME.rules.weights(match.state)


def test_ST_8_what_happens_in_another_world_stays_there() -> None:
    match, dice = load(EXAMPLE), Dice(9)
    before = json.dumps(position_of(match))
    world = GAME.rules.resample(match.state, 0, dice)
    for _ in range(60):
        GAME.rules.apply(world, GAME.rules.sample(world, dice))
    assert json.dumps(GAME.codec.position(world)) != before
    assert json.dumps(position_of(match)) == before


def test_ST_8_help_with_ones_own_moves() -> None:
    """What a move pays and brings is shown to the seat that is asked."""
    start = table(spaces={"giza expedition": "X7"}, seats=(seat("green blue black orange"),))
    match = load(start)
    shown = seen(match, 0)["previews"]
    assert shown["place giza expedition"] == {
        "pays": {"green": 1, "blue": 1, "black": 1},
        "gains": {"esteem": 5},
    }
    assert shown["place stonehenge gold"] == {"gains": {"gold": 7}}
    assert seen(match, 1)["previews"] == seen(match, None)["previews"] == {}
