"""One JSON file holds one game: options and log are all of it."""

from typing import Any

import msgspec

from spieluhr.core.errors import Malformed, SpieluhrError
from spieluhr.core.game import Game, problem
from spieluhr.core.match import Match
from spieluhr.core.rules import CHANCE
from spieluhr.core.schema import RECORD_FORM, Entry, Record, Result, Seat, Undone


def make(match: Match, seats: list[Seat]) -> Record:
    """The record of a match as it stands, the full truth."""
    game = match.game
    log = [
        Entry("chance" if step.actor == CHANCE else step.actor, game.codec.text(step.move))
        for step in match.log
    ]
    outcome = match.outcome() if match.is_over else None
    return Record(
        spieluhr=RECORD_FORM,
        game=game.id,
        rules=game.version,
        data=game.data,
        options=msgspec.to_builtins(match.options),
        seats=seats,
        start=game.codec.position(match.start) if match.from_position else None,
        log=log,
        undone=[Undone(mark["seat"], mark["from"], mark["to"]) for mark in match.undone],
        outcome=None if outcome is None else Result(outcome.scores, outcome.ranks, outcome.reason),
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


def _json(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()


def decode(text: str | bytes) -> Record:
    try:
        return msgspec.json.decode(text, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Malformed("record", problem=problem(error)) from None


def replay(record: Record, game: Game) -> Match:
    """The match of a record; every step is checked, and the outcome."""
    if record.data != game.data:
        if record.data is None:
            raise Malformed("record", problem="it names no data set")
        game = game.with_data(record.data)
    if record.rules != game.version:
        raise Malformed(
            "rules-version", version=record.rules, game=game.words.title, known=game.version
        )
    match = Match(game, game.read_options(record.options), len(record.seats), _start(record, game))
    for n, entry in enumerate(record.log):
        _enter(match, n, entry)
    _check_outcome(match, record)
    match.undone = [{"seat": m.seat, "from": m.from_, "to": m.to} for m in record.undone]
    return match


def _start(record: Record, game: Game) -> Any:
    if record.start is None:
        return None
    if game.codec.position_options(record.start) != record.options:
        raise Malformed("record", problem="its start position has other options")
    return game.codec.read_position(record.start)


def _enter(match: Match, n: int, entry: Entry) -> None:
    actor = "chance" if match.actor == CHANCE else match.actor
    if not match.is_over and entry.actor != actor:
        raise Malformed("record", problem=f"at step {n} {actor} decides, not {entry.actor}")
    try:
        match.enter([match.game.codec.parse(entry.move)])
    except SpieluhrError as error:
        reason = error.sentence().rstrip(".")
        raise Malformed("record", problem=f"step {n}: {reason}") from None


def _check_outcome(match: Match, record: Record) -> None:
    if record.outcome is None:
        if match.is_over:
            raise Malformed("record", problem="the game is over, but it names no outcome")
        return
    if not match.is_over:
        raise Malformed("record", problem="it names an outcome, but the game is not over")
    right = match.outcome().json()
    if msgspec.to_builtins(record.outcome) != right:
        raise Malformed("record", problem=f"the outcome is {_json(right)}")
