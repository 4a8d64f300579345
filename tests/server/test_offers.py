"""Questions among players stop nobody: a move is late only if the log has changed."""

from pathlib import Path

import pytest

from spieluhr.core.dice import Dice
from spieluhr.core.errors import Stale
from spieluhr.server.errors import ServerError
from spieluhr.server.tables import offers
from spieluhr.server.tables.table import Table
from tests.server.tables import (
    NOW,
    THREE,
    TWO,
    Club,
    advance,
    everything,
    match_of,
    new_table,
    refused,
    run,
    seated,
    some_move,
    until_undo_asks,
)


def offer_by_each(table: Table) -> None:
    """Everybody asks twice, and is refused."""
    for seat in range(len(table.seats)):
        for _ in range(2):
            offers.offer_draw(table, seat, table.row.version, NOW)
        offers.answer(table, 1 - seat, False, table.row.version, NOW)


def test_no_question_makes_a_move_late(tmp_path: Path) -> None:
    """Whoever waits asks and asks; whoever has to decide answers what was seen before that."""

    async def test(club: Club) -> None:
        table_id, dice = await club.begun(TWO), Dice(3)
        room, connections = await seated(club, table_id, *TWO)
        late = moves = 0
        while room.table.actor is not None and moves < 40:
            seat = room.table.actor
            mover, asker = connections[seat], connections[1 - seat]
            seen, move = room.table.row.version, some_move(room.table, dice)
            for _ in range(5):
                await club.say(room, asker, do="draw")
            mover.heard()
            await club.say(room, mover, do="play", move=move, version=seen)
            late += any(told.get("error") == "stale" for told in mover.heard())
            moves += 1
        assert (late, moves) == (0, 40)

    run(tmp_path, test)


def test_a_question_that_is_open_is_not_asked_again(tmp_path: Path) -> None:
    """Nothing changes and nobody else is told; who asked is shown the table all the same."""

    async def test(club: Club) -> None:
        table_id = await club.begun(TWO)
        room, (anna, bert) = await seated(club, table_id, *TWO)
        await club.say(room, anna, do="draw")
        before = everything(room.table)
        anna.heard()
        bert.heard()
        for _ in range(3):
            await club.say(room, anna, do="draw")
        assert everything(room.table) == before
        assert [told["is"] for told in anna.heard()] == ["table"] * 3
        assert bert.heard() == []

    run(tmp_path, test)


def test_each_player_asks_once_until_the_log_has_grown() -> None:
    table = new_table(TWO)
    offers.offer_draw(table, 0, table.row.version, NOW)
    version = table.row.version
    refused(table, lambda: offers.offer_draw(table, 1, version, NOW), ServerError, "offer-open")
    offers.answer(table, 1, False, table.row.version, NOW)
    version = table.row.version
    refused(table, lambda: offers.offer_draw(table, 0, version, NOW), ServerError, "offer-again")
    advance(table, 1, Dice(1))
    assert offers.offer_draw(table, 0, table.row.version, NOW) is not None


def test_taking_back_freely_is_no_way_to_ask_again() -> None:
    table, dice = new_table(THREE, "steam_time"), Dice(1)
    while (seat := table.actor) is not None:
        advance(table, 1, dice)
        if table.actor == seat and match_of(table).undo_problem(seat) is None:
            break
    assert seat is not None
    table.row.asked = {str(seat): len(match_of(table).log)}
    offers.undo(table, seat, table.row.version, NOW)
    assert table.row.asked == {str(seat): len(match_of(table).log) + 1}


def test_who_was_allowed_to_take_back_may_ask_again() -> None:
    table = new_table(TWO)
    for _ in range(2):
        until_undo_asks(table, 0)
        offers.undo(table, 0, table.row.version, NOW)
        offers.answer(table, 1, True, table.row.version, NOW)
    assert len(match_of(table).undone) == 2


def test_at_one_screen_two_seats_ask_once() -> None:
    table = new_table(["anna", "anna", "bert"], "dragonkeepers")
    until_undo_asks(table, 0)
    until_undo_asks(table, 1)
    offers.undo(table, 0, table.row.version, NOW)
    offers.answer(table, 2, False, table.row.version, NOW)
    refused(
        table, lambda: offers.undo(table, 1, table.row.version, NOW), ServerError, "offer-again"
    )


@pytest.mark.parametrize("is_undone", [False, True])
def test_a_move_sent_twice_is_made_once(is_undone: bool) -> None:
    """From a second tab or after a lost connection, with questions and an undo in between."""
    table, dice = new_table(TWO), Dice(2)
    until_undo_asks(table, 0)
    while table.actor != 0:
        advance(table, 1, dice)
    seen, move = table.row.version, some_move(table, dice)
    table.play(0, move, seen, NOW)
    offer_by_each(table)
    if is_undone:
        until_undo_asks(table, 0)
        table.row.offer, table.row.asked = None, {}
        offers.undo(table, 0, table.row.version, NOW)
        offers.answer(table, 1, True, table.row.version, NOW)
        assert table.actor == 0
    refused(table, lambda: table.play(0, move, seen, NOW), Stale, "stale")


def test_an_undo_sent_twice_takes_back_once() -> None:
    table = new_table(["anna", "bot:club"])
    for _ in range(2):
        until_undo_asks(table, 0)
        advance(table, 4, Dice(4))
    seen = table.row.version
    offers.undo(table, 0, seen, NOW)
    refused(table, lambda: offers.undo(table, 0, seen, NOW), Stale, "stale")


def test_a_bot_that_thinks_is_not_interrupted_by_questions() -> None:
    table, dice = new_table([*TWO, "bot:club"], "dragonkeepers"), Dice(6)
    until_undo_asks(table, 0)
    while table.bot_to_move is None:
        advance(table, 1, dice)
    thought_of = table.row.version
    offers.undo(table, 0, thought_of, NOW)
    assert table.row.offer is not None
    move = table.game.codec.parse(some_move(table, dice))
    table.play_bot(2, move, thought_of, NOW)
    assert table.row.offer is None


@pytest.mark.parametrize("players", [TWO, [*TWO, "bot:club"]])
def test_a_turn_that_was_passed_on_is_taken_back_once(players: list[str]) -> None:
    """Who passed it on and took it back for ever would make every answer of the next one late."""
    table, dice = new_table(players, "dragonkeepers"), Dice(3)
    seat = until_passed(table, dice)
    move = table.game.codec.text(match_of(table).log[-1].move)
    offers.undo(table, seat, table.row.version, NOW)
    table.play(seat, move, table.row.version, NOW)
    assert kind_for(table, seat) == "none"
    refused(
        table, lambda: offers.undo(table, seat, table.row.version, NOW), ServerError, "undo-again"
    )
    seat = until_passed(table, dice)
    assert kind_for(table, seat) == "free"
    assert offers.undo(table, seat, table.row.version, NOW) is not None


def until_passed(table: Table, dice: Dice) -> int:
    """Until a person has just passed the turn on, and could freely take it back. Who it was."""
    while True:
        seat = table.actor
        assert seat is not None, "it never came to that"
        advance(table, 1, dice)
        is_free = match_of(table).undo_problem(seat) is None
        if is_free and table.actor not in (None, seat) and table.seats[seat].guest is not None:
            return seat


def kind_for(table: Table, seat: int) -> str:
    return offers.kind_of_undo(table, seat)
