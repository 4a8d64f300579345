"""spieluhr verify: is every move of a file legal, the outcome right and chance as promised?"""

import argparse
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress

from spieluhr import games
from spieluhr.bots import honest
from spieluhr.cli import files
from spieluhr.cli.errors import CommandError
from spieluhr.cli.trace import before
from spieluhr.core import proof, record
from spieluhr.core.errors import Malformed, SpieluhrError
from spieluhr.core.game import Game, problem
from spieluhr.core.match import Match
from spieluhr.core.schema import Ending, Record, TraceEnd, TraceHeader, TraceStep


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "verify",
        help="check a record or a trace",
        description="Replay a saved game or a trace: is every move legal, the outcome right?",
    )
    parser.add_argument("file", help="a record or a trace; - reads standard input")
    parser.add_argument(
        "--bots",
        action="store_true",
        help="play every decision of the built-in bots again, from what they knew alone",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    text = files.read_text(arguments.file)
    if is_trace(text):
        for match in read_trace(text.splitlines()):
            print(_verdict(match, None))
        return 0
    read = read_record(text, arguments.file)
    game = games.load(read.game)
    # First, as a changed result is often followed by steps that were not possible after it.
    chance = None if read.chance is None else _chance(read, game)
    print(_verdict(record.replay(read, game), read.ending))
    if chance is not None:
        print(chance)
    if arguments.bots:
        print(_bots(read, game))
    return 0


def _verdict(match: Match, ending: Ending | None) -> str:
    """What the file holds; it is right, or an error would have said so."""
    if match.is_over:
        outcome = match.outcome
        how = f"scores {outcome.scores}, {outcome.reason}"
    elif ending is None:
        how = "not over yet"
    else:
        how = ending.reason if ending.seat is None else f"{ending.reason}, seat {ending.seat}"
    return f"{match.game.words.title[0]}: {len(match.log)} steps, {how}: right"


def _chance(read: Record, game: Game) -> str:
    draws = proof.check_chance(read, game)
    if draws is None:
        return "chance: the seed is still secret"
    assert read.chance is not None
    added = " and the players' random numbers" if any(read.chance.nonces or []) else ""
    return f"chance: {draws} draws follow from the seed whose hash was shown{added}: right"


def _bots(read: Record, game: Game) -> str:
    """Every decision of a built-in bot, made again; it may take a while at the higher levels."""
    total = honest.decisions(read)
    if total == 0:
        return "bots: no built-in bot played"
    if read.chance is None or read.bots is None:
        return "bots: cannot tell, as their dice do not follow from a key in this record"
    if read.bots != honest.VERSION:
        known = honest.VERSION
        return f"bots: cannot tell, as version {read.bots} of the bots played, not {known}"
    with Progress(transient=True, console=Console(stderr=True)) as progress:
        task = progress.add_task("bots", total=total)
        same = honest.check_bots(read, game, lambda n: progress.update(task, completed=n))
    if same is None:
        return "bots: cannot tell while the seed is secret"
    return f"bots: the same move, {same} of {same}"


def read_matches(text: str, name: str) -> list[Match]:
    """The games of a record (one) or a trace (any number), every step checked."""
    if is_trace(text):
        return read_trace(text.splitlines())
    read = read_record(text, name)
    return [record.replay(read, games.load(read.game))]


def read_record(text: str, name: str) -> Record:
    """Refuses an empty file and whatever is no record."""
    if not text.strip():
        raise Malformed("file", file=name, problem="it is empty")
    return named(record.decode(text))


def named(read: Record) -> Record:
    """With names that can be printed."""
    seats = [
        msgspec.structs.replace(seat, name=files.shown(seat.name), player=files.shown(seat.player))
        for seat in read.seats
    ]
    return msgspec.structs.replace(read, seats=seats)


def is_trace(text: str) -> bool:
    """A trace begins with a line that is a header."""
    first = text.split("\n", 1)[0]
    try:
        msgspec.json.decode(first, type=TraceHeader)
    except msgspec.DecodeError:
        return False
    return True


def read_trace(lines: list[str]) -> list[Match]:
    """Plays every line again; the first one that is wrong is refused with its number."""
    matches: list[Match] = []
    match: Match | None = None
    for number, line in enumerate(lines, start=1):
        try:
            if match is None:
                match = _begin(line)
            elif _go_on(match, line):
                matches.append(match)
                match = None
        except (SpieluhrError, msgspec.DecodeError) as error:
            raise CommandError("line", line=number, problem=problem(error)) from None
    if match is not None:
        raise CommandError("line", line=len(lines), problem="the last game has no outcome")
    return matches


def _begin(line: str) -> Match:
    header = msgspec.json.decode(line, type=TraceHeader)
    game = games.edition(header.game, header.rules, header.data)
    return record.begin(game, header.options, header.seats)


def _go_on(match: Match, line: str) -> bool:
    """Check one line against the match; True when it was the game's last."""
    if match.is_over:
        _check_end(match, msgspec.json.decode(line, type=TraceEnd))
        return True
    step = msgspec.json.decode(line, type=TraceStep)
    expected = before(match)
    _same("n", step.n, len(match.log))
    _same("actor", step.actor, expected["actor"])
    _same("position", step.position, expected["position"])
    order = dict(zip(step.legal, step.weights or [1] * len(step.legal), strict=False))
    weights = expected.get("weights") or [1] * len(expected["legal"])
    _same("legal", order, dict(zip(expected["legal"], weights, strict=True)))
    if len(step.legal) != len(expected["legal"]):
        raise Malformed("record", problem="“legal” names a move twice")
    match.enter([match.game.codec.parse(step.move)])
    return False


def _check_end(match: Match, end: TraceEnd) -> None:
    _same("n", end.n, len(match.log))
    _same("outcome", msgspec.to_builtins(end.outcome), match.outcome.json())
    _same("position", end.position, match.game.codec.position(match.state))


def _same(key: str, given: object, right: object) -> None:
    if given == right:
        return
    if isinstance(given, dict) and isinstance(right, dict):
        for name in right:
            if given.get(name) != right[name]:
                raise Malformed(
                    "record", problem=f"“{key}”: “{name}” should be {_json(right[name])}"
                )
        extra = next(name for name in given if name not in right)
        raise Malformed("record", problem=f"“{key}”: “{extra}” should not be there")
    raise Malformed("record", problem=f"“{key}” should be {_json(right)}, not {_json(given)}")


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
