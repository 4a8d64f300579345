"""What a bot is asked, and what happens in the process where it thinks."""

from typing import Any, Final, Literal

from msgspec import Struct

from spieluhr import games
from spieluhr.bots import hints
from spieluhr.bots.seated import Seated, remembered
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


MOST_SEATED: Final = 16  # bots that a process remembers; a tree takes some megabytes
_SEATED: Final[dict[str, Seated]] = {}  # the one that was asked last comes last


class BotJob(Struct, frozen=True):
    """A table for a worker: options, log, and the position if it did not begin at the beginning.

    `dice` are the seeds of this decision and of those that the bot remembers, by step of the log;
    it has played since step `since`.
    """

    seat: str
    game: str
    rules: int
    data: str | None
    options: dict[str, Any]
    start: dict[str, Any] | None
    seats: int
    moves: list[int]
    level: str
    since: int
    dice: dict[int, int]


class HintJob(Struct, frozen=True):
    """For a hint: the table, the language of the reader, and the names of all."""

    bot: BotJob
    lang: str
    names: list[str]


def bot_job(table: Table, level: str, dice: int | None = None) -> BotJob:
    """With dice that follow from the key of the table, unless others are given."""
    assert table.match is not None
    match, row, seat = table.match, table.row, table.match.actor
    since = table.seats[seat].since or 0
    steps = [*remembered(match.log, seat, since), len(match.log)]
    seeds = {step: fair.bot_seed(table.key, seat, step) for step in steps}
    if dice is not None:
        seeds[len(match.log)] = dice
    return BotJob(
        seat=f"{row.id} {seat}",
        game=row.game,
        rules=row.rules,
        data=row.data,
        options=row.options,
        start=row.start,
        seats=len(table.seats),
        moves=[step.move for step in match.log],
        level=level,
        since=since,
        dice=seeds,
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


def be_ready() -> None:
    """Nothing more: what bots need is loaded with this."""


def choose_move(job: BotJob) -> int:
    """In a worker: the bot is handed a world dealt anew, as everywhere.

    It is kept for the next decision of its seat; in another process it thinks again what it
    remembers.
    """
    bot = _SEATED.pop(job.seat, None)
    if bot is None or bot.level != job.level:
        bot = Seated(job.level)
    move = bot.choose(_match(job), job.since, job.dice.__getitem__)
    _SEATED[job.seat] = bot
    if len(_SEATED) > MOST_SEATED:
        del _SEATED[next(iter(_SEATED))]
    return int(move)


def find_hints(job: HintJob) -> list[Advice]:
    """In a worker: all moves with how good they are and why, the best first."""
    match = _match(job.bot)
    reader = words.Reader(job.lang, job.names, match.actor)
    return [
        Advice(
            one.text,
            one.say,
            RANKS[one.rank],
            one.reason,
            one.twins,
            hints.chance_words(one, job.lang),
        )
        for one in hints.hints(match, reader, Dice(job.bot.dice[len(match.log)]))
    ]
