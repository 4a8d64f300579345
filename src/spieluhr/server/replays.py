"""A record that somebody sends, checked and told step by step. It runs in a process of its own."""

from typing import Any, Literal

import msgspec

from spieluhr import games
from spieluhr.core import proof, record
from spieluhr.core.errors import Illegal, Malformed, NotYourTurn
from spieluhr.core.events import Event, heard
from spieluhr.core.match import Match
from spieluhr.core.rules import CHANCE
from spieluhr.core.schema import Record
from spieluhr.core.words import Table
from spieluhr.server.forms import Frame, Replay
from spieluhr.server.messages import Told
from spieluhr.server.present import told
from spieluhr.server.records import taken_back
from spieluhr.server.thinking import Workers

OPEN = "open"
MOST_WAITING = 8  # records that are read or wait
MOST_STEPS = 5_000  # of one log
MOST_WORK = 200_000  # steps in all logs that undos left behind


class Wish(msgspec.Struct, frozen=True):
    """A record as it came; `seat` is a number as text, "open", or None for an onlooker."""

    raw: bytes
    seat: str | None
    lang: str


class Replays:
    """Records are read apart from the bots: one that breaks its process harms nobody else."""

    def __init__(self) -> None:
        self._workers = Workers(1)
        self._waiting = 0

    async def answer(self, wish: Wish) -> bytes:
        if self._waiting >= MOST_WAITING:
            raise Illegal("too-fast")
        self._waiting += 1
        try:
            found: bytes = await self._workers.run(replayed, wish)
        finally:
            self._waiting -= 1
        return found

    def stop(self) -> None:
        self._workers.stop()


def replayed(wish: Wish) -> bytes:
    """The answer, encoded. Malformed says what is wrong with the record."""
    return msgspec.json.encode(replay(wish))


def replay(wish: Wish) -> Replay:
    read = _read(wish.raw)
    match = record.replay(read, games.load(read.game))
    draws = None if read.chance is None else proof.check_chance(read, match.game)
    is_open = wish.seat == OPEN
    if is_open and read.outcome is None and read.ending is None:
        raise NotYourTurn("table-over")
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
    work = sum(max(0, mark.to) + len(mark.log or ()) for mark in read.undone)
    if len(read.log) > MOST_STEPS or work > MOST_WORK:
        raise Malformed("record", problem="it has too many steps")
    return read


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
        mine = events if self.is_open else heard(events, self.reader.seat)
        words = self.match.game.words
        return [told(words, event, self.reader) for event in mine]

    def result(self) -> list[str]:
        match = self.match
        if not match.is_over:
            return []
        return match.game.words.result(match.outcome(), match.view(self.reader.seat), self.reader)


def _actor(match: Match) -> int | Literal["chance"] | None:
    if match.is_over:
        return None
    return "chance" if match.actor == CHANCE else match.actor


def _raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))
