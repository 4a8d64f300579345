"""A table without a server: who may do what, and what is stored of it."""

from functools import partial
from typing import Any

import pytest

from spieluhr.core.dice import Dice
from spieluhr.core.errors import (
    Illegal,
    Malformed,
    NotYourTurn,
    Stale,
)
from spieluhr.server.errors import ServerError
from spieluhr.server.tables import offers, seating
from spieluhr.server.tables.table import BOT_PATIENCE, REPLACEMENT, Table
from tests.every_game import for_two
from tests.server.tables import (
    NOW,
    THREE,
    TWO,
    advance,
    everything,
    match_of,
    new_table,
    position,
    refused,
    some_move,
    until_undo_asks,
    written,
)

# Before the game.


def test_the_game_begins_when_the_last_seat_is_taken() -> None:
    table = new_table(["anna", "", ""], "dragonkeepers")
    change = seating.sit(table, "bert", "Bert", NOW + 1)
    assert (table.row.status, table.match, change.added) == ("open", None, ())
    assert [(seat.guest, seat.name) for seat in change.seats] == [("bert", "Bert")]
    change = seating.sit(table, "cleo", "Cleo", NOW + 2)
    assert table.row.status == "playing" and table.actor is not None
    assert [step.draw for step in change.added] == list(range(len(change.added)))
    assert (change.before, table.row.version, table.row.changed) == (1, 2, NOW + 2)


def test_who_sits_cannot_sit_again_and_nobody_comes_too_late() -> None:
    table = new_table(["anna", "", ""], "dragonkeepers")
    refused(table, lambda: seating.sit(table, "anna", "A", NOW), ServerError, "table-seated")
    refused(table, lambda: seating.stand(table, "bert", NOW), ServerError, "table-not-seated")
    begun = new_table(TWO)
    refused(begun, lambda: seating.sit(begun, "cleo", "C", NOW), ServerError, "table-begun")
    refused(begun, lambda: seating.stand(begun, "anna", NOW), ServerError, "table-begun")


def test_who_stands_up_frees_all_own_seats() -> None:
    table = new_table(["anna", "anna", ""], "dragonkeepers")
    change = seating.stand(table, "anna", NOW)
    assert [place.is_open for place in table.seats] == [True] * 3
    assert [place.seat for place in change.seats] == [0, 1]


def test_a_game_begins_once() -> None:
    table = new_table(TWO)
    before = everything(table)
    assert seating.begin(table, NOW) is None
    assert everything(table) == before
    waiting = new_table(["anna", ""])
    assert seating.begin(waiting, NOW) is None and waiting.row.status == "open"


def test_nothing_can_be_done_before_the_game() -> None:
    table = new_table(["anna", ""])
    for act in (
        lambda: table.play(0, "wand 0", 0, NOW),
        lambda: offers.undo(table, 0, 0, NOW),
        lambda: offers.offer_draw(table, 0, 0, NOW),
        lambda: table.resign(0, 0, NOW),
    ):
        refused(table, act, ServerError, "table-waits")


# Moves.


def test_wrong_moves_change_nothing() -> None:
    table, dice = new_table(TWO), Dice(1)
    seat, version = table.actor, table.row.version
    assert seat is not None
    move = some_move(table, dice)
    refused(table, lambda: table.play(seat, "dance", version, NOW), Malformed, "move")
    refused(table, lambda: table.play(1 - seat, move, version, NOW), NotYourTurn, "turn")
    refused(table, lambda: table.play(seat, move, version - 1, NOW), Stale, "stale")
    refused(table, lambda: table.play(seat, move, version + 1, NOW), Stale, "stale")
    with pytest.raises(Illegal):
        table.play(seat, "skip", version, NOW)
    table.play(seat, move, version, NOW)
    refused(table, lambda: table.play(seat, move, version, NOW), Stale, "stale")


def test_after_the_end_the_late_are_shown_it_and_the_others_told() -> None:
    table = new_table(TWO)
    version = table.row.version
    table.resign(0, version, NOW)
    refused(table, lambda: table.play(1, "wand 0", version, NOW), Stale, "stale")
    refused(table, lambda: table.play(1, "wand 0", version + 1, NOW), NotYourTurn, "over")
    refused(table, lambda: offers.undo(table, 0, version + 1, NOW), NotYourTurn, "over")


def test_what_is_stored_is_the_log_from_where_it_grew() -> None:
    table, dice = new_table(TWO), Dice(2)
    for _ in range(40):
        start, seat = len(match_of(table).log), table.actor
        if seat is None:
            break
        change = table.play(seat, some_move(table, dice), table.row.version, NOW)
        assert [step.n for step in change.added] == list(range(start, len(match_of(table).log)))
        assert change.before == table.row.version - 1 and change.cut is None
        assert table.row.draws == match_of(table).draws


@pytest.mark.parametrize("game", [one.game for one in for_two()])
def test_a_table_read_again_is_the_same(game: str) -> None:
    """After undos that are marked, too; and it goes on in the same way."""
    table, dice = new_table(["anna", "bot:club"], game), Dice(5)
    for _ in range(6):
        advance(table, 7, dice)
        until_undo_asks(table, 0)
        offers.undo(table, 0, table.row.version, NOW)
        again = Table.read(*written(table))
        assert everything(again) == everything(table)
        assert position(again) == position(table)
        assert match_of(again).undone == match_of(table).undone
        assert match_of(again).draws == again.row.draws
        table = again
    assert len(match_of(table).undone) == 6
    assert all(isinstance(entry["move"], str) for entry in match_of(table).undone[0]["log"])


def test_a_copy_shares_nothing_that_changes() -> None:
    table, dice = new_table(["anna", "bot:club"]), Dice(7)
    until_undo_asks(table, 0)
    before = everything(table), position(table)
    for act in (
        lambda twin: advance(twin, 9, dice),
        lambda twin: offers.undo(twin, 0, twin.row.version, NOW),
        lambda twin: twin.resign(0, twin.row.version, NOW),
        lambda twin: twin.hand_over(0, NOW),
    ):
        twin = table.copy()
        act(twin)
        assert everything(twin) != before[0]
        assert (everything(table), position(table)) == before


# Ends.


def test_a_draw_is_agreed_on_where_the_game_knows_it() -> None:
    table = new_table(TWO)
    offers.offer_draw(table, 1, table.row.version, NOW)
    offers.answer(table, 0, True, table.row.version, NOW)
    assert (table.row.status, table.actor) == ("over", None)
    assert table.row.ending == {"reason": "agreed", "seat": None}
    for players, game in ((TWO, "steam_time"), (["anna", "bot:club"], "antinomy")):
        other = new_table(players, game)
        offer = partial(offers.offer_draw, other, 0, other.row.version, NOW)
        refused(other, offer, ServerError, "no-draw")


@pytest.mark.parametrize("options", [{}, {"solo": "easy"}])
def test_who_resigns_loses(options: dict[str, Any]) -> None:
    players = ["anna"] if options else ["anna", "bert"]
    table = new_table(players, options=options, settings={"move_seconds": 60, "away_seconds": 60})
    change = table.resign(0, table.row.version, NOW)
    assert table.row.status == "over" and table.row.ending == {"reason": "resigned", "seat": 0}
    assert (table.row.deadline, table.row.bot_due, change.seats) == (None, None, ())
    assert table.actor is None and not match_of(table).is_over


def test_at_a_larger_table_a_bot_goes_on_for_who_resigns() -> None:
    table = new_table(THREE, "dragonkeepers")
    until_undo_asks(table, 0)
    offers.undo(table, 0, table.row.version, NOW)
    change = table.resign(1, table.row.version, NOW)
    assert (table.row.status, table.row.ending, table.row.offer) == ("playing", None, None)
    assert [(s.seat, s.guest, s.bot, s.name) for s in change.seats] == [
        (1, None, REPLACEMENT, "bert")
    ]
    assert table.mine("bert") == [] and table.others(0) == [2]
    while table.actor != 1:
        advance(table, 1, Dice(1), NOW + 5)
    assert table.bot_to_move == REPLACEMENT and table.row.bot_due == NOW + 5 + BOT_PATIENCE


def test_a_clock_runs_for_people_only_and_out() -> None:
    settings = {"move_seconds": 60, "away_seconds": 60}
    for players, game in ((TWO, "antinomy"), (THREE, "dragonkeepers")):
        table = new_table(players, game, settings=settings)
        seat = table.actor
        until = table.row.deadline
        assert until == NOW + 60 and table.run_out(NOW + 59.9) is None
        assert table.run_out(NOW + 60) is not None
        if game == "antinomy":
            assert table.row.ending == {"reason": "clock", "seat": seat}
            assert table.run_out(NOW + 90) is None
        else:
            assert (table.bot_to_move, table.row.deadline) == (REPLACEMENT, None)
            assert table.run_out(NOW + 999) is None


def test_offers_and_undos_give_no_more_time() -> None:
    settings = {"move_seconds": 60, "away_seconds": 60}
    table = new_table(TWO, settings=settings)
    offers.offer_draw(table, 0, table.row.version, NOW + 30)
    assert table.row.deadline == NOW + 60
    steam, dice = new_table(TWO, "steam_time", settings=settings), Dice(1)
    while (seat := steam.actor) is not None:
        advance(steam, 1, dice)
        if steam.actor == seat and match_of(steam).undo_problem(seat) is None:
            break
    assert seat is not None
    taken_back = steam.game.codec.text(match_of(steam).log[-1].move)
    offers.undo(steam, seat, steam.row.version, NOW + 30)
    assert (steam.actor, steam.row.deadline) == (seat, NOW + 60)
    steam.play(seat, taken_back, steam.row.version, NOW + 40)  # nor does the same step once more
    assert (steam.actor, steam.row.deadline) == (seat, NOW + 60)
    while steam.actor == seat:
        advance(steam, 1, dice, NOW + 50)
    assert steam.row.deadline == NOW + 110  # the next one has all of it


@pytest.mark.parametrize("game", [one.game for one in for_two()])
def test_a_game_goes_to_its_end(game: str) -> None:
    table = new_table(TWO, game)
    advance(table, 5000, Dice(9))
    assert table.row.status == "over" and match_of(table).is_over and table.row.ending is None
    assert table.row.draws == match_of(table).draws
