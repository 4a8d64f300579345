"""Chance that follows from a seed can be checked to the last draw; a changed record is refused."""

import copy
import itertools
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from spieluhr.core import fair, proof, record
from spieluhr.core.errors import Malformed
from spieluhr.core.match import Match
from spieluhr.core.schema import Entry, Record
from tests.battery.cases import Case, every_case
from tests.battery.fair_games import Draw, FairGame, wandered


def checked(game: FairGame) -> Match:
    """The record proves all chance, and tells the same story as the journal."""
    text = record.encode(game.record())
    read = record.decode(text)
    assert proof.check_chance(read, game.match.game) == len(game.journal) == game.match.draws
    story: list[Draw] = []

    def watch(match: Match, entry: Entry, place: str) -> None:
        if entry.actor == "chance":
            before = game.texts([step.move for step in match.log])
            story.append(Draw(before, game.texts(match.legal()), entry.move))

    again = record.replay(read, game.match.game, watch)
    assert story == game.journal
    assert again.undone == game.match.undone
    assert again.entries() == game.match.entries()
    assert record.encode(record.make(again, read.seats, read.chance)) == text
    return again


@every_case
def test_games_with_undos_are_proved(case: Case) -> None:
    for seed in range(2):
        game = wandered(case, seed)
        assert game.match.is_over
        assert len(game.match.undone) >= 3
        again = checked(game)
        assert again.outcome.json() == game.match.outcome.json()


@every_case
def test_undos_within_undos_are_proved(case: Case) -> None:
    """Back a little, on, back behind where that went, and so on: whatever the order."""
    game = FairGame(case, 9)
    last = case.seats - 1
    for forward, seat, times in (
        (14, 0, 2), (5, 0, 1), (4, last, 6), (9, 0, 3), (1, 0, 1), (1, 0, 1), (6, last, 9),
        (30, 0, 4), (2, last, 2), (0, 0, 2), (3, 0, 12), (8, 0, 1),
    ):  # fmt: skip
        game.play(forward)
        game.take_back(seat, times)
        checked(game)
    ends = [mark["to"] for mark in game.match.undone]
    assert any(later < earlier for earlier, later in itertools.pairwise(ends))
    assert any(later > earlier for earlier, later in itertools.pairwise(ends))
    game.play(5000)
    checked(game)


@every_case
def test_the_driver_draws_what_the_check_expects(case: Case) -> None:
    game = FairGame(case, 4)
    match = case.match()
    events = match.settle(fair.Draws(game.seed, match.draws))
    assert match.entries() == game.match.entries()
    assert events == [event for step in match.log for event in step.events]
    game.play(12)
    game.take_back(0)
    match = record.replay(game.record(), case.game)
    match.play(match.legal()[0])
    game.match.play(game.match.legal()[0])
    match.settle(fair.Draws(game.seed, match.draws))
    game.settle()
    assert match.entries() == game.match.entries()


Written = dict[str, Any]


def chance_entries(entries: list[Written], journal: list[Draw]) -> list[Written]:
    """Those that could have been otherwise."""
    return [e for e in entries if "draw" in e and len(journal[e["draw"]].possible) > 1]


def taken_back(whole: Written, journal: list[Draw]) -> list[Written]:
    """Marks with chance in them after which chance came again."""
    highest = max(e.get("draw", 0) for e in whole["log"])
    marks = [m for m in whole["undone"] if chance_entries(m["log"], journal)]
    return [m for m in marks if max(e.get("draw", 0) for e in m["log"]) < highest]


def other_result(entry: Written, journal: list[Draw]) -> None:
    possible = journal[entry["draw"]].possible
    entry["move"] = next(move for move in possible if move != entry["move"])


def change_a_result(whole: Written, journal: list[Draw]) -> str:
    entry = chance_entries(whole["log"], journal)[-1]
    other_result(entry, journal)
    return f"step {whole['log'].index(entry)}: draw {entry['draw']} gives"


def change_a_result_taken_back(whole: Written, journal: list[Draw]) -> str:
    entry = chance_entries(taken_back(whole, journal)[-1]["log"], journal)[-1]
    other_result(entry, journal)
    return rf"step \d+ before undo \d: draw {entry['draw']} gives"


def swap_two_draws(whole: Written, journal: list[Draw]) -> str:
    first, second = [e for e in whole["log"] if "draw" in e][-2:]
    first["draw"], second["draw"] = second["draw"], first["draw"]
    return f"has draw {first['draw']}, but it is draw {second['draw']}"


def swap_with_one_taken_back(whole: Written, journal: list[Draw]) -> str:
    first = chance_entries(taken_back(whole, journal)[-1]["log"], journal)[-1]
    second = [e for e in whole["log"] if "draw" in e][-1]
    first["draw"], second["draw"] = second["draw"], first["draw"]
    return f"has draw {first['draw']}, but it is draw {second['draw']}"


def use_a_draw_again(whole: Written, journal: list[Draw]) -> str:
    first, second = [e for e in whole["log"] if "draw" in e][-2:]
    second["draw"] = first["draw"]
    return f"has draw {first['draw']}, but it is draw"


def lose_a_draw(whole: Written, journal: list[Draw]) -> str:
    del chance_entries(whole["log"], journal)[-1]["draw"]
    return "its draw number is missing"


def give_a_decision_a_draw(whole: Written, journal: list[Draw]) -> str:
    next(e for e in whole["log"] if e["actor"] != "chance")["draw"] = len(journal)
    return "only chance has a draw"


def drop_an_undo(whole: Written, journal: list[Draw]) -> str:
    whole["undone"].remove(taken_back(whole, journal)[-1])
    return r"step \d+|undo \d+"


def drop_what_was_taken_back(whole: Written, journal: list[Draw]) -> str:
    for mark in whole["undone"]:
        del mark["log"]
    return "undo 0 does not say what was taken back"


def shorten_what_was_taken_back(whole: Written, journal: list[Draw]) -> str:
    whole["undone"][-1]["log"].pop()
    return "does not list all steps that it took back"


def move_an_undo(whole: Written, journal: list[Draw]) -> str:
    mark = whole["undone"][-1]
    beyond = len(whole["log"]) + 1 - mark["to"]
    mark["to"] += beyond
    mark["from"] += beyond
    return "goes to a step that is not there"


def change_the_seed(whole: Written, journal: list[Draw]) -> str:
    digits = whole["chance"]["seed"]
    whole["chance"]["seed"] = ("1" if digits[0] == "0" else "0") + digits[1:]
    return "seed does not have the hash"


def change_the_hash(whole: Written, journal: list[Draw]) -> str:
    whole["chance"]["hash"] = "0" * 64
    return "seed does not have the hash"


def change_both(whole: Written, journal: list[Draw]) -> str:
    """Another seed with its right hash gives other results."""
    seed = bytes(32)
    whole["chance"] = {"hash": fair.commitment(seed), "seed": seed.hex()}
    return r"step \d+.*: draw \d+ gives"


def break_the_hex(whole: Written, journal: list[Draw]) -> str:
    whole["chance"]["hash"] = whole["chance"]["hash"][:-2]
    return "hash is not 32 bytes"


TAMPERINGS: list[Callable[[Written, list[Draw]], str]] = [
    change_a_result,
    change_a_result_taken_back,
    swap_two_draws,
    swap_with_one_taken_back,
    use_a_draw_again,
    lose_a_draw,
    give_a_decision_a_draw,
    drop_an_undo,
    drop_what_was_taken_back,
    shorten_what_was_taken_back,
    move_an_undo,
    change_the_seed,
    change_the_hash,
    change_both,
    break_the_hex,
]


def with_chance_taken_back(case: Case) -> FairGame:
    """In some games chance is rare after the beginning."""
    for seed in range(2, 60):
        game = wandered(case, seed)
        if taken_back(msgspec.to_builtins(game.record()), game.journal):
            return game
    raise AssertionError("no such game")


@every_case
def test_a_changed_record_is_refused_in_words(case: Case) -> None:
    game = with_chance_taken_back(case)
    whole: Written = msgspec.to_builtins(game.record())
    for tamper in TAMPERINGS:
        changed = copy.deepcopy(whole)
        says = tamper(changed, game.journal)
        with pytest.raises(Malformed, match=says) as refused:
            proof.check_chance(msgspec.convert(changed, Record), case.game)
        assert refused.value.key == "record"
        assert refused.value.sentence().startswith("The record is wrong: ")


@every_case
def test_a_secret_seed_proves_nothing_yet(case: Case) -> None:
    game = FairGame(case, 1)
    game.wander(undos=2, decisions=15)
    running = game.record(is_secret=True)
    assert proof.check_chance(running, case.game) is None
    text = record.encode(running)
    assert game.seed.hex() not in text and '"seed": null' in text
    again = record.replay(record.decode(text), case.game)
    assert record.encode(record.make(again, running.seats, running.chance)) == text
