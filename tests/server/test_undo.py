"""Taking back: free, asked for, and marked."""

from functools import partial
from typing import Any

import msgspec

from spieluhr.core.dice import Dice
from spieluhr.core.errors import NoUndo, Stale
from spieluhr.server.errors import ServerError
from spieluhr.server.tables import offers
from spieluhr.server.tables.offers import MOST_UNDONE
from spieluhr.server.tables.table import Table
from tests.server.tables import (
    NOW,
    THREE,
    TWO,
    advance,
    decided,
    match_of,
    new_table,
    position,
    refused,
    until_undo_asks,
)


def offer(table: Table) -> dict[str, Any] | None:
    """But for the version since when it stands."""
    found = table.row.offer
    return found and {key: value for key, value in found.items() if key != "at"}


def test_undo_is_free_while_nothing_came_to_light() -> None:
    table = new_table(TWO, "steam_time")
    dice = Dice(1)
    while True:
        seat = table.actor
        assert seat is not None
        before = position(table)
        advance(table, 1, dice)
        if match_of(table).undo_problem(seat) is None:
            break
    version = table.row.version
    change = offers.undo(table, seat, version, NOW)
    assert position(table) == before and table.actor == seat
    assert change is not None
    assert (table.row.version, change.cut) == (version + 1, len(match_of(table).log))
    assert match_of(table).undone == [] and table.epoch == 1 and table.row.offer is None


def test_undo_beyond_that_asks_the_others() -> None:
    table = new_table(["anna", "bert", "cleo", "bot:club"], "dragonkeepers")
    until_undo_asks(table, 0)
    before = len(match_of(table).log)
    offers.undo(table, 0, table.row.version, NOW)
    assert offer(table) == {"kind": "undo", "seat": 0, "yes": []}
    assert len(match_of(table).log) == before
    for seat in (0, 3):
        answer = partial(offers.answer, table, seat, True, table.row.version, NOW)
        refused(table, answer, ServerError, "no-offer")
    offers.answer(table, 2, True, table.row.version, NOW)
    assert offer(table) == {"kind": "undo", "seat": 0, "yes": [2]}
    change = offers.answer(table, 1, True, table.row.version, NOW)
    assert (table.actor, offer(table)) == (0, None)
    assert change.cut == len(match_of(table).log) < before
    assert [mark["seat"] for mark in match_of(table).undone] == [0]


def test_one_no_ends_it_and_so_does_any_move() -> None:
    table = new_table(THREE, "dragonkeepers")
    until_undo_asks(table, 0)
    offers.undo(table, 0, table.row.version, NOW)
    offers.answer(table, 1, True, table.row.version, NOW)
    offers.answer(table, 2, False, table.row.version, NOW)
    version = table.row.version
    refused(table, lambda: offers.answer(table, 1, True, version, NOW), ServerError, "no-offer")
    advance(table, 1, Dice(1))
    until_undo_asks(table, 0)
    offers.undo(table, 0, table.row.version, NOW)
    assert offer(table) == {"kind": "undo", "seat": 0, "yes": []}
    advance(table, 1, Dice(1))
    assert (offer(table), match_of(table).undone) == (None, [])


def test_an_answer_to_an_older_question_does_not_count() -> None:
    table = new_table(TWO)
    offers.offer_draw(table, 0, table.row.version, NOW)
    offers.answer(table, 1, False, table.row.version, NOW)
    refused_at = table.row.version
    offers.offer_draw(table, 1, refused_at, NOW)
    refused(table, lambda: offers.answer(table, 0, True, refused_at, NOW), Stale, "stale")
    offers.answer(table, 0, True, table.row.version, NOW)
    assert table.row.status == "over"


def test_what_is_written_does_not_grow_with_what_was_taken_back() -> None:
    table, dice = new_table(["anna", "bot:club"]), Dice(6)
    for n in range(30):
        until_undo_asks(table, 0)
        change = offers.undo(table, 0, table.row.version, NOW)
        assert change is not None and change.undone is not None
        assert change.undone.mark == match_of(table).undone[-1]
        assert len(msgspec.json.encode(change.row)) < 2000 and change.undone.n <= n
        advance(table, 1, dice)


def test_there_is_an_end_to_taking_back() -> None:
    for players in (["anna", "bot:club"], TWO):
        table = new_table(players)
        until_undo_asks(table, 0)
        match_of(table).undone = [{"seat": 0, "from": 1, "to": 0, "log": []}] * MOST_UNDONE
        undo = partial(offers.undo, table, 0, table.row.version, NOW)
        refused(table, undo, ServerError, "undo-enough")


def test_there_is_nothing_to_take_back_at_the_beginning() -> None:
    for players in (TWO, ["anna", "bot:club"], ["anna", "anna"]):
        table = new_table(players)
        undo = partial(offers.undo, table, 0, table.row.version, NOW)
        refused(table, undo, NoUndo, "undo-nothing")


def test_against_bots_undo_is_free_and_marked_while_they_think_too() -> None:
    table, dice = new_table(["anna", "bot:club"]), Dice(6)
    while table.bot_to_move is None or 0 not in decided(table):
        advance(table, 1, dice)
    thought_of = table.row.version
    until_undo_asks(table, 0)
    offers.undo(table, 0, table.row.version, NOW)
    assert table.actor == 0 and table.row.bot_due is None
    assert match_of(table).undone[-1]["seat"] == 0
    steps = [entry["actor"] for entry in match_of(table).undone[-1]["log"]]
    assert steps[0] == 0 and len(steps) > 1
    refused(table, lambda: table.play_bot(1, 0, thought_of, NOW), Stale, "stale")
