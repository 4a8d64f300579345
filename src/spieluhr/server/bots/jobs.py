"""What a bot is asked, and what happens in the process where it thinks."""

from typing import Any, Final, Literal

from msgspec import Struct

from spieluhr import games
from spieluhr.bots import ask, at_level, hints
from spieluhr.core import fair, words
from spieluhr.core.dice import Dice
from spieluhr.core.match import Match
from spieluhr.server.messages.table import Advice
from spieluhr.server.tables.table import Table

RANKS: Final[dict[int, Literal["best", "slightly_worse", "clearly_worse"]]] = {
    hints.BEST: "best",
    hints.SLIGHTLY_WORSE: "slightly_worse",
    hints.CLEARLY_WORSE: "clearly_worse",
}


class Job(Struct, frozen=True):
    """A table for a worker: options, log, and the position if it did not begin at the beginning."""

    game: str
    data: str | None
    options: dict[str, Any]
    start: dict[str, Any] | None
    seats: int
    moves: list[int]
    level: str
    dice: int


class Asked(Struct, frozen=True):
    """For a hint: the table, the language of the reader, and the names of all."""

    job: Job
    lang: str
    names: list[str]


def job_of(table: Table, level: str, dice: int | None = None) -> Job:
    """With dice that follow from the key of the table, unless others are given."""
    assert table.match is not None
    moves = [step.move for step in table.match.log]
    row = table.row
    dice = fair.bot_seed(table.key, table.match.actor, len(moves)) if dice is None else dice
    return Job(row.game, row.data, row.options, row.start, len(table.seats), moves, level, dice)


def _match(job: Job) -> Match:
    game = games.load(job.game)
    if job.data != game.data:
        game = game.with_data(job.data or "")
    start = None if job.start is None else game.codec.read_position(job.start)
    match = Match(game, game.read_options(job.options), job.seats, start)
    match.enter(job.moves)
    return match


def hint_of(table: Table, lang: str) -> Asked:
    """The same question at the same table has the same answer."""
    names = [place.name for place in table.seats]
    return Asked(job_of(table, hints.ADVISER, table.row.version), lang, names)


def think(job: Job) -> int:
    """In a worker: the bot is handed a world dealt anew, as everywhere."""
    return int(ask(at_level(job.level), _match(job), Dice(job.dice)))


def consider(asked: Asked) -> list[Advice]:
    """In a worker: all moves with how good they are and why, the best first."""
    match = _match(asked.job)
    reader = words.Reader(asked.lang, asked.names, match.actor)
    return [
        Advice(one.text, one.say, RANKS[one.rank], one.reason, one.twins)
        for one in hints.hints(match, reader, Dice(asked.job.dice))
    ]
