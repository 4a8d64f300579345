"""What a bot is asked, and what happens in the process where it thinks."""

from typing import Any, Final, Literal

from msgspec import Struct

from spieluhr import games
from spieluhr.bots import ask, at_level, hints
from spieluhr.core import fair, record, words
from spieluhr.core.dice import Dice
from spieluhr.core.match import Match
from spieluhr.server.messages.table import Advice
from spieluhr.server.tables.table import Table

RANKS: Final[dict[int, Literal["best", "slightly_worse", "clearly_worse"]]] = {
    hints.BEST: "best",
    hints.SLIGHTLY_WORSE: "slightly_worse",
    hints.CLEARLY_WORSE: "clearly_worse",
}


class BotJob(Struct, frozen=True):
    """A table for a worker: options, log, and the position if it did not begin at the beginning."""

    game: str
    rules: int
    data: str | None
    options: dict[str, Any]
    start: dict[str, Any] | None
    seats: int
    moves: list[int]
    level: str
    dice: int


class HintJob(Struct, frozen=True):
    """For a hint: the table, the language of the reader, and the names of all."""

    bot: BotJob
    lang: str
    names: list[str]


def bot_job(table: Table, level: str, dice: int | None = None) -> BotJob:
    """With dice that follow from the key of the table, unless others are given."""
    assert table.match is not None
    moves = [step.move for step in table.match.log]
    row = table.row
    dice = fair.bot_seed(table.key, table.match.actor, len(moves)) if dice is None else dice
    return BotJob(
        row.game, row.rules, row.data, row.options, row.start, len(table.seats), moves, level, dice
    )


def _match(job: BotJob) -> Match:
    game = games.edition(job.game, job.rules, job.data)
    match = record.begin(game, job.options, job.seats, job.start)
    match.enter(job.moves)
    return match


def hint_job(table: Table, lang: str) -> HintJob:
    """The same question at the same table has the same answer."""
    names = [place.name for place in table.seats]
    return HintJob(bot_job(table, hints.ADVISER, table.row.version), lang, names)


def choose_move(job: BotJob) -> int:
    """In a worker: the bot is handed a world dealt anew, as everywhere."""
    return int(ask(at_level(job.level), _match(job), Dice(job.dice)))


def find_hints(job: HintJob) -> list[Advice]:
    """In a worker: all moves with how good they are and why, the best first."""
    match = _match(job.bot)
    reader = words.Reader(job.lang, job.names, match.actor)
    return [
        Advice(one.text, one.say, RANKS[one.rank], one.reason, one.twins)
        for one in hints.hints(match, reader, Dice(job.bot.dice))
    ]
