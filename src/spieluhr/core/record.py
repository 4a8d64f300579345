"""One JSON file holds one game: options and log are all of it."""

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from spieluhr.core.errors import Malformed, SpieluhrError
from spieluhr.core.game import Game, problem
from spieluhr.core.match import Match
from spieluhr.core.rules import actor_word
from spieluhr.core.schema import (
    RECORD_FORM,
    Ending,
    Entry,
    Fair,
    Record,
    Result,
    Seat,
    Undone,
)

# Sees the table before each step of a record, the step, and where in the record it stands.
Watcher = Callable[[Match, Entry, str], None]


def make(
    match: Match,
    seats: list[Seat],
    chance: Fair | None = None,
    ending: Ending | None = None,
    hints: bool = False,
    bots: int | None = None,
) -> Record:
    """The record of a match as it stands, the full truth."""
    game = match.game
    outcome = match.outcome if match.is_over else None
    return Record(
        spieluhr=RECORD_FORM,
        game=game.id,
        rules=game.version,
        data=game.data,
        options=msgspec.to_builtins(match.options),
        seats=seats,
        start=game.codec.position(match.start) if match.from_position else None,
        log=[msgspec.convert(entry, Entry) for entry in match.entries()],
        undone=[msgspec.convert(mark, Undone) for mark in match.undone],
        outcome=None if outcome is None else Result(outcome.scores, outcome.ranks, outcome.reason),
        chance=chance,
        ending=ending,
        hints=hints,
        bots=bots,
    )


def encode(record: Record) -> str:
    """JSON with one line for each step, for eyes and for diffs."""
    head: dict[str, Any] = msgspec.to_builtins(record)
    lines = []
    for key, value in head.items():
        if key == "log" and value:
            steps = ",\n".join(f"    {_json(step)}" for step in value)
            lines.append(f'  "log": [\n{steps}\n  ]')
        else:
            lines.append(f"  {_json(key)}: {_json(value)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def save(match: Match, path: "str | os.PathLike[str]", players: Sequence[str] = ()) -> None:
    """Write the record of a match; `players` by seat, such as names of bots."""
    if players and len(players) != match.seats:
        title = match.game.words.title
        raise Malformed("seats", game=title, seats=len(players), allowed=match.seats)
    named = [Seat(name, name) for name in players]
    seats = named or [Seat(f"Player {seat + 1}") for seat in range(match.seats)]
    Path(path).write_text(encode(make(match, seats)), encoding="utf-8")


def read(path: "str | os.PathLike[str]") -> Record:
    """The record in a file, its form checked."""
    return decode(Path(path).read_bytes())


def _json(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()


def decode(text: str | bytes) -> Record:
    """A record from JSON, its form checked; `replay` checks the game in it."""
    try:
        return msgspec.json.decode(text, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Malformed("record", problem=problem(error)) from None


def replay(record: Record, game: Game, watch: Watcher | None = None) -> Match:
    """The match of a record; every step is checked, those taken back too, and the outcome."""
    match = _begin(record, game)
    first = _first_told(record.undone)
    match.undone = msgspec.to_builtins(record.undone[:first])
    *past, last = _logs(record, first)
    for n, (log, mark) in enumerate(zip(past, record.undone[first:], strict=True), start=first):
        _go_on(match, log, f" before undo {n}", watch)
        match.rewind(mark.seat, mark.to)
    _go_on(match, last, "", watch)
    _check_outcome(match, record)
    return match


def begin(game: Game, options: object, seats: int, start: dict[str, Any] | None = None) -> Match:
    """A match before its first step, from options and position as they are written."""
    chosen = game.read_options(options)
    return Match(game, chosen, seats, None if start is None else game.codec.read_position(start))


def _begin(record: Record, game: Game) -> Match:
    game = game.edition(record.rules, record.data)
    if record.start is not None and game.codec.position_options(record.start) != record.options:
        raise Malformed("record", problem="its start position has different options")
    return begin(game, record.options, len(record.seats), record.start)


def _first_told(marks: list[Undone]) -> int:
    """From which undo on it is told what was taken back: a game can be older than that."""
    first = max((n for n, mark in enumerate(marks, start=1) if mark.log is None), default=0)
    if any(mark.log is not None for mark in marks[:first]):
        raise Malformed("record", problem="an undo lists its steps, but a later one does not")
    return first


def _logs(record: Record, first: int) -> list[list[Entry]]:
    """The log as it stood before each undo, and at last as it stands now.

    From one undo to the next no step before the point where the table went on is taken back
    (`Match.undo` sees to that), so that the log before an undo began like the next one.
    """
    logs = [record.log]
    for n in range(len(record.undone) - 1, first - 1, -1):
        mark, then = record.undone[n], logs[-1]
        steps = mark.log or []
        if not 0 <= mark.to <= len(then):
            raise Malformed("record", problem=f"undo {n} goes to a step that is not there")
        if not steps or len(steps) != mark.from_ - mark.to:
            raise Malformed("record", problem=f"undo {n} does not list all steps that it took back")
        logs.append(then[: mark.to] + steps)
    logs.reverse()
    return logs


def _go_on(match: Match, log: list[Entry], when: str, watch: Watcher | None) -> None:
    for n in range(len(match.log), len(log)):
        _enter(match, log[n], f"step {n}{when}", watch)


def _enter(match: Match, entry: Entry, place: str, watch: Watcher | None) -> None:
    actor = actor_word(match.actor)
    if not match.is_over and entry.actor != actor:
        raise Malformed("record", problem=f"{place}: {actor} decides, not {entry.actor}")
    if entry.draw is not None and entry.actor != "chance":
        raise Malformed("record", problem=f"{place}: only chance has a draw")
    if watch is not None:
        watch(match, entry, place)
    try:
        move = match.game.codec.parse(entry.move)
        if entry.actor == "chance":
            match.chance(move, entry.draw)
        else:
            match.enter([move])
    except SpieluhrError as error:
        reason = error.sentence().rstrip(".")
        raise Malformed("record", problem=f"{place}: {reason}") from None


def _check_outcome(match: Match, record: Record) -> None:
    if record.ending is not None:
        _check_ending(match, record, record.ending)
        return
    if record.outcome is None:
        if match.is_over:
            raise Malformed("record", problem="the game is over, but it has no outcome")
        return
    if not match.is_over:
        raise Malformed("record", problem="it has an outcome, but the game is not over")
    right = match.outcome.json()
    if msgspec.to_builtins(record.outcome) != right:
        raise Malformed("record", problem=f"the outcome is {_json(right)}")


def _check_ending(match: Match, record: Record, ending: Ending) -> None:
    """The log of a game that was ended may stop anywhere but at its end."""
    if record.outcome is not None:
        raise Malformed("record", problem="it has both an ending and an outcome")
    if match.is_over:
        raise Malformed("record", problem="the game is over by its rules, but it has an ending")
    if ending.seat is not None and not 0 <= ending.seat < match.seats:
        raise Malformed("record", problem=f"its ending names the seat {ending.seat}")
