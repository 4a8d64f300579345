"""A record that somebody sends, checked and told step by step, or played on.

It runs in a process of its own.
"""

import gzip
from typing import Any, Literal

import msgspec

from spieluhr import games
from spieluhr.core import proof, record
from spieluhr.core.errors import Illegal, Malformed, NotYourTurn
from spieluhr.core.events import Event, heard
from spieluhr.core.game import problem
from spieluhr.core.match import Match
from spieluhr.core.rules import CHANCE
from spieluhr.core.schema import Record
from spieluhr.core.words import Table
from spieluhr.server.forms import Frame, PlayOn, Replay
from spieluhr.server.messages import SeatWish, Told
from spieluhr.server.present import told
from spieluhr.server.records import taken_back
from spieluhr.server.thinking import Workers

OPEN = "open"
QUICKLY = 5  # views of one table are much alike: more effort saves little
MOST_WAITING = 8  # records that are read or wait
MOST_STEPS = 5_000  # of one log
MOST_WORK = 200_000  # steps in all logs that undos left behind


class Wish(msgspec.Struct, frozen=True):
    """A record as it came; `seat` is a number as text, "open", or None for an onlooker."""

    raw: bytes
    seat: str | None
    lang: str
    is_packed: bool = False  # does the asker unpack gzip?


class Start(msgspec.Struct, frozen=True):
    """Where a new table begins: a position of a record that was checked."""

    game: str
    data: str | None
    options: dict[str, Any]
    position: dict[str, Any]
    seats: list[SeatWish]


class Replays:
    """Records are read apart from the bots: one that breaks its process harms nobody else."""

    def __init__(self) -> None:
        self._workers = Workers(1)
        self._waiting = 0

    async def answer(self, wish: Wish) -> bytes:
        found: bytes = await self._run(replayed, wish)
        return found

    async def start(self, raw: bytes) -> Start:
        """Of `PlayOn` as it came."""
        found: Start = await self._run(started, raw)
        return found

    async def _run(self, work: Any, job: Any) -> Any:
        if self._waiting >= MOST_WAITING:
            raise Illegal("too-fast")
        self._waiting += 1
        try:
            return await self._workers.run(work, job)
        finally:
            self._waiting -= 1

    def stop(self) -> None:
        self._workers.stop()


def replayed(wish: Wish) -> bytes:
    """The answer, encoded. Malformed says what is wrong with the record."""
    written = msgspec.json.encode(replay(wish))
    return gzip.compress(written, QUICKLY) if wish.is_packed else written


def started(raw: bytes) -> Start:
    """Only what is over is played on: before that, its record would be a way to look behind."""
    wish = _read_play_on(raw)
    match, _ = _checked(wish.record)
    _need_end(wish.record)
    if len(wish.seats) != match.seats:
        title = match.game.words.title
        raise Malformed("seats", game=title, seats=len(wish.seats), allowed=match.seats)
    past = match.at(wish.step)
    if past.is_over:
        raise NotYourTurn("over")
    position = match.game.codec.position(past.state)
    match.game.codec.read_position(position)  # as the table will
    options = msgspec.to_builtins(match.options)
    return Start(match.game.id, match.game.data, options, position, wish.seats)


def _read_play_on(raw: bytes) -> PlayOn:
    try:
        wish = msgspec.json.decode(raw, type=PlayOn)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Malformed("message", problem=problem(error)) from None
    except RecursionError:
        raise Malformed("message", problem="it is nested too deeply") from None
    _need_short(wish.record)
    return wish


def _checked(read: Record) -> tuple[Match, int | None]:
    """The match, and how many draws followed from the seed."""
    match = record.replay(read, games.load(read.game))
    return match, None if read.chance is None else proof.check_chance(read, match.game)


def _need_end(read: Record) -> None:
    if read.outcome is None and read.ending is None:
        raise NotYourTurn("table-over")


def replay(wish: Wish) -> Replay:
    read = _read(wish.raw)
    match, draws = _checked(read)
    is_open = wish.seat == OPEN
    if is_open:
        _need_end(read)
    seat = _seat(wish.seat, match.seats)
    telling = Telling(match, Table(wish.lang, [one.name for one in read.seats], seat), is_open)
    return Replay(
        game=read.game,
        rules=read.rules,
        options=read.options,
        seats=read.seats,
        seat=seat,
        is_open=is_open,
        draws=draws,
        undone=taken_back(match),
        outcome=read.outcome,
        ending=read.ending,
        result=telling.result(),
        frames=telling.frames(),
    )


def _read(raw: bytes) -> Record:
    try:
        read = record.decode(raw)
    except RecursionError:
        raise Malformed("record", problem="it is nested too deeply") from None
    _need_short(read)
    return read


def _need_short(read: Record) -> None:
    work = sum(max(0, mark.to) + len(mark.log or ()) for mark in read.undone)
    if len(read.log) > MOST_STEPS or work > MOST_WORK:
        raise Malformed("record", problem="it has too many steps")


def _seat(wanted: str | None, seats: int) -> int | None:
    if wanted is None or wanted == OPEN:
        return None
    if wanted.isascii() and wanted.isdigit() and int(wanted[:9]) < seats:
        return int(wanted[:9])
    raise Malformed("seat", seat=wanted[:20], last=seats - 1)


class Telling:
    """Goes through a match once, with one reader's knowledge or with all of it."""

    def __init__(self, match: Match, reader: Table, is_open: bool) -> None:
        self.match = match
        self.reader = reader
        self.is_open = is_open

    def frames(self) -> list[Frame]:
        match = self.match
        told = [None, *self._moves()]
        past = match.at(0)
        frames = [self._frame(past, 0, None, [])]
        for n, step in enumerate(match.log, start=1):
            past.enter([step.move])
            frames.append(self._frame(past, n, told[n], step.events))
        return frames

    def _moves(self) -> list[str]:
        if self.is_open:
            return [self.match.game.codec.text(step.move) for step in self.match.log]
        return self.match.told(self.reader.seat)

    def _frame(self, past: Match, n: int, move: str | None, events: list[Event]) -> Frame:
        view = past.view(self.reader.seat)
        frame = Frame(
            n=n,
            actor=_actor(past),
            move=move,
            happened=self._happened(events),
            prompt="" if past.actor < 0 else past.game.words.prompt(view, self.reader),
            view=_raw(view),
        )
        if self.is_open:
            frame.views = [_raw(past.view(seat)) for seat in range(past.seats)]
            frame.position = past.game.codec.position(past.state)
        return frame

    def _happened(self, events: list[Event]) -> list[Told]:
        mine = fullest(events) if self.is_open else heard(events, self.reader.seat)
        words = self.match.game.words
        return [told(words, event, self.reader) for event in mine]

    def result(self) -> list[str]:
        match = self.match
        if not match.is_over:
            return []
        return match.game.words.result(match.outcome(), match.view(self.reader.seat), self.reader)


def fullest(events: list[Event]) -> list[Event]:
    """Each once: not the form for those who saw less, if there is one that tells more."""
    return [
        event
        for n, event in enumerate(events)
        if not any(_tells_more(other, event, k < n) for k, other in enumerate(events) if k != n)
    ]


def _tells_more(other: Event, event: Event, is_before: bool) -> bool:
    """The same to other ears, with something that is left out here; of two alike the first."""
    if other.kind != event.kind or other.audience & event.audience:
        return False
    if other.facts.keys() != event.facts.keys():
        return False
    gaps = [key for key, fact in event.facts.items() if fact != other.facts[key]]
    return all(event.facts[key] is None for key in gaps) and (bool(gaps) or is_before)


def _actor(match: Match) -> int | Literal["chance"] | None:
    if match.is_over:
        return None
    return "chance" if match.actor == CHANCE else match.actor


def _raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))
