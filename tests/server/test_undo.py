"""Taking back: free, asked for, and marked."""

from functools import partial
from typing import Any

from spieluhr.core.dice import Dice
from spieluhr.core.errors import NotYourTurn, NoUndo, Stale
from spieluhr.server.table import Table
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
    return table.row.offer


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
    change = table.undo(seat, version, NOW)
    assert position(table) == before and table.actor == seat
    assert (table.row.version, change.cut) == (version + 1, len(match_of(table).log))
    assert table.row.undone == [] and table.epoch == 1 and table.row.offer is None


def test_undo_beyond_that_asks_the_others() -> None:
    table = new_table(["anna", "bert", "cleo", "bot:club"], "dragonkeepers")
    until_undo_asks(table, 0)
    before = len(match_of(table).log)
    table.undo(0, table.row.version, NOW)
    assert offer(table) == {"kind": "undo", "seat": 0, "yes": []}
    assert len(match_of(table).log) == before
    for seat in (0, 3):
        answer = partial(table.answer, seat, True, table.row.version, NOW)
        refused(table, answer, NotYourTurn, "no-offer")
    table.answer(2, True, table.row.version, NOW)
    assert offer(table) == {"kind": "undo", "seat": 0, "yes": [2]}
    change = table.answer(1, True, table.row.version, NOW)
    assert (table.actor, offer(table)) == (0, None)
    assert change.cut == len(match_of(table).log) < before
    assert [mark["seat"] for mark in table.row.undone] == [0]


def test_one_no_ends_it_and_so_does_any_move() -> None:
    table = new_table(THREE, "dragonkeepers")
    until_undo_asks(table, 0)
    table.undo(0, table.row.version, NOW)
    table.answer(1, True, table.row.version, NOW)
    table.answer(2, False, table.row.version, NOW)
    version = table.row.version
    refused(table, lambda: table.answer(1, True, version, NOW), NotYourTurn, "no-offer")
    table.undo(0, version, NOW)
    assert offer(table) == {"kind": "undo", "seat": 0, "yes": []}
    advance(table, 1, Dice(1))
    assert (offer(table), table.row.undone) == (None, [])


def test_an_answer_to_an_older_question_does_not_count() -> None:
    table = new_table(TWO)
    until_undo_asks(table, 0)
    table.offer_draw(0, table.row.version, NOW)
    asked = table.row.version
    table.undo(0, asked, NOW)
    refused(table, lambda: table.answer(1, True, asked, NOW), Stale, "stale")


def test_there_is_nothing_to_take_back_at_the_beginning() -> None:
    for players in (TWO, ["anna", "bot:club"], ["anna", "anna"]):
        table = new_table(players)
        undo = partial(table.undo, 0, table.row.version, NOW)
        refused(table, undo, NoUndo, "undo-nothing")


def test_against_bots_undo_is_free_and_marked_while_they_think_too() -> None:
    table, dice = new_table(["anna", "bot:club"]), Dice(6)
    while table.bot_to_move is None or 0 not in decided(table):
        advance(table, 1, dice)
    thought_of = table.row.version
    until_undo_asks(table, 0)
    table.undo(0, table.row.version, NOW)
    assert table.actor == 0 and table.row.bot_due is None
    assert table.row.undone[-1]["seat"] == 0
    steps = [entry["actor"] for entry in table.row.undone[-1]["log"]]
    assert steps[0] == 0 and len(steps) > 1
    refused(table, lambda: table.play_bot(1, 0, thought_of, NOW), Stale, "stale")
