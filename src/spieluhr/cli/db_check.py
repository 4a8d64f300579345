"""Is a stored table right? Every game is played again from its log."""

from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from spieluhr import games
from spieluhr.core import fair, proof, record
from spieluhr.core.errors import Malformed, SpieluhrError
from spieluhr.core.match import Match
from spieluhr.core.rules import CHANCE
from spieluhr.core.schema import Ending, Seat
from spieluhr.server.store.rows import SeatRow, StepRow, TableRow, UndoneRow
from spieluhr.server.store.store import Store
from spieluhr.server.tables.records import chance_of


async def damage(store: Store, table_id: str) -> str | None:
    """What is wrong with a table, in words; None if it is right."""
    try:
        stored = await store.table(table_id)
    except (OSError, SQLAlchemyError):
        raise  # of the database, not of this table
    except Exception as error:
        return f"its row cannot be read: {error}"
    return "it is gone" if stored is None else problem(*stored)


def problem(
    row: TableRow, seats: list[SeatRow], log: list[StepRow], undone: list[UndoneRow]
) -> str | None:
    """What is wrong with a stored table, in words without a full stop; None if all is right."""
    try:
        _check(row, seats, log, undone)
    except SpieluhrError as error:
        wrong = error.facts.get("problem") if error.key == "record" else None
        return str(wrong or error.sentence()).rstrip(".")
    except Exception as error:  # whatever is in a bad row, the next one is checked too
        return f"it cannot be replayed: {type(error).__name__}: {error}"
    return None


def _check(
    row: TableRow, seats: list[SeatRow], log: list[StepRow], undone: list[UndoneRow]
) -> None:
    _need([place.seat for place in seats] == list(range(len(seats))), "a seat is missing")
    _need([step.n for step in log] == list(range(len(log))), "a step of its log is missing")
    _need([taken.n for taken in undone] == list(range(len(undone))), "an undo is missing")
    if row.status == "open":
        _need(not log and not row.draws, "it has a log, but has not started")
        return
    _need(not any(place.is_open for place in seats), "it has started, but a seat is open")
    match = _replayed(row, len(seats), log)
    match.undone = [taken.mark for taken in undone]
    decisions = sum(step.actor != CHANCE for step in log)
    _need(
        row.version > decisions,
        f"its version is {row.version}, but {decisions} decisions were made",
    )
    _need(row.moved <= row.version, "its log is newer than its version")
    _check_status(row, match)
    _check_chance(row, seats, match)


def _replayed(row: TableRow, seats: int, log: list[StepRow]) -> Match:
    """Every move is legal, and by whom it was to be made."""
    game = games.edition(row.game, row.rules, row.data)
    match = record.begin(game, row.options, seats, row.start)
    for step in log:
        try:
            move = match.game.codec.parse(step.move)
            if step.actor == CHANCE:
                match.chance(move, step.draw)
            else:
                match.play(move, step.actor)
        except SpieluhrError as error:
            said = error.sentence().rstrip(".")
            raise Malformed("record", problem=f"step {step.n}: {said}") from None
    return match


def _check_status(row: TableRow, match: Match) -> None:
    if match.is_over:
        _need(row.ending is None, "its game is over by the rules, but it has another ending")
    is_over = match.is_over or row.ending is not None
    if is_over:
        _need(row.status == "over", "its game is over, but its status says that it is still on")
    else:
        _need(row.status == "playing", "its status says that it is over, but its game is not")
    _need(match.actor != CHANCE, "its log ends before a chance result")
    if is_over:
        is_awaited = row.bot_due is not None or row.deadline is not None
        _need(not is_awaited, "it is over, but still waiting for somebody")


def _check_chance(row: TableRow, seats: list[SeatRow], match: Match) -> None:
    """All results follow from the seed, those taken back included."""
    fair.read_hex("seed", row.seed)
    ending = None if row.ending is None else msgspec.convert(_ending(row.ending), Ending)
    names = [Seat(place.name, place.bot or "human") for place in seats]
    made = record.make(match, names, chance_of(row, row.seed), ending)
    draws = proof.check_chance(made, match.game)
    _need(draws == row.draws, f"{draws} results were drawn, but it counts {row.draws}")


def _ending(ending: dict[str, Any]) -> dict[str, Any]:
    return {"reason": ending.get("reason"), "seat": ending.get("seat")}


def _need(is_so: bool, words: str) -> None:
    if not is_so:
        raise Malformed("record", problem=words)
