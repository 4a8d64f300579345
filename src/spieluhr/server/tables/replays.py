"""A record that somebody sends, checked and told step by step, or played on."""

import gzip
from typing import Any, Literal, TypeVar

import msgspec

from spieluhr import games
from spieluhr.core import proof, record
from spieluhr.core.ending import how_it_ended
from spieluhr.core.errors import Malformed, NotYourTurn
from spieluhr.core.events import Event, events_for
from spieluhr.core.game import problem
from spieluhr.core.match import Match
from spieluhr.core.moments import NOBODY, Moment, Teller
from spieluhr.core.rules import CHANCE
from spieluhr.core.schema import Record, Seat
from spieluhr.core.words import Reader
from spieluhr.server.errors import ServerError
from spieluhr.server.messages.lobby import SeatWish
from spieluhr.server.messages.records import BetterLine, Frame, PlayOn, Replay
from spieluhr.server.messages.table import ScoreTable
from spieluhr.server.tables import endings
from spieluhr.server.tables.projection import log_line, scores
from spieluhr.server.tables.records import taken_back

OPEN = "open"
QUICKLY = 5  # views of one table are much alike: more effort saves little
TOO_MANY_STEPS = "it has too many steps", "sie hat zu viele Schritte"
LONG_NAMES = "names in it are too long", "Namen darin sind zu lang"
MOST_STEPS = 5_000  # of one log
MOST_WORK = 200_000  # steps in all logs that undos left behind
LONGEST_NAME = 100  # signs: what happened is told by name, again and again


class Wish(msgspec.Struct, frozen=True):
    """A record as it came; `seat` is a number as text, "open", or None for a spectator."""

    raw: bytes
    seat: str | None
    lang: str
    is_packed: bool = False  # does the asker unpack gzip?


class Checked(msgspec.Struct, frozen=True):
    """A finished game, as a process needs it that has not seen the record."""

    game: str
    rules: int
    data: str | None
    options: dict[str, Any]
    start: dict[str, Any] | None
    names: list[str]
    moves: list[int]
    is_ended: bool


class Start(msgspec.Struct, frozen=True):
    """Where a new table begins: a position of a record that was checked."""

    game: str
    rules: int
    data: str | None
    options: dict[str, Any]
    position: dict[str, Any]
    seats: list[SeatWish]


def replayed(wish: Wish) -> bytes:
    """The answer, encoded. Malformed says what is wrong with the record."""
    written = msgspec.json.encode(replay(wish))
    return gzip.compress(written, QUICKLY) if wish.is_packed else written


def started(raw: bytes) -> Start:
    """Only what is over is played on: before that, its record would be a way to look behind."""
    wish = read_wish(raw, PlayOn)
    match = checked_end(wish.record)
    if len(wish.seats) != match.seats:
        title = match.game.words.title
        raise Malformed("seats", game=title, seats=len(wish.seats), allowed=match.seats)
    past = match.at(wish.step)
    if past.is_over:
        raise NotYourTurn("over")
    if wish.move is not None:
        past.dice = None
        past.play(wish.move)
    position = match.game.codec.position(past.state)
    match.game.codec.read_position(position)  # as the table will
    game, options = match.game, msgspec.to_builtins(match.options)
    return Start(game.id, game.version, game.data, options, position, wish.seats)


def checked(raw: bytes) -> Checked:
    """A record that is to be reviewed: only what is over may be looked into."""
    read = _read(raw)
    match = checked_end(read)
    return Checked(
        game=read.game,
        rules=read.rules,
        data=read.data,
        options=read.options,
        start=read.start,
        names=[seat.name for seat in read.seats],
        moves=[step.move for step in match.log],
        is_ended=read.ending is not None,
    )


W = TypeVar("W", PlayOn, BetterLine)


def read_wish(raw: bytes, kind: type[W]) -> W:
    """A request that brings a record along, its form checked."""
    try:
        wish = msgspec.json.decode(raw, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ServerError("message", problem=problem(error)) from None
    except RecursionError:
        raise ServerError("message", problem="it is nested too deeply") from None
    _need_short(wish.record)
    return wish


def checked_end(read: Record) -> Match:
    """The match of a record that is over; before that, it would be a way to look behind."""
    match, _ = _checked(read)
    _need_end(read)
    return match


def _checked(read: Record) -> tuple[Match, int | None]:
    """The match, and how many draws followed from the seed."""
    match = record.replay(read, games.load(read.game))
    return match, None if read.chance is None else proof.check_chance(read, match.game)


def _need_end(read: Record) -> None:
    if read.outcome is None and read.ending is None:
        raise NotYourTurn("table-over")


def replay(wish: Wish) -> Replay:
    """Refuses what is no record, does not follow the rules, or may not be seen open yet."""
    read = _read(wish.raw)
    match, draws = _checked(read)
    is_open = wish.seat == OPEN
    if is_open:
        _need_end(read)
    seat = _seat(wish.seat, match.seats)
    telling = Telling(match, Reader(wish.lang, [one.name for one in read.seats], seat), is_open)
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
        result=telling.result(read),
        scores=telling.scores(),
        frames=telling.frames(),
    )


def without_end(match: Match, seats: list[Seat], seat: int, frames: list[Frame]) -> Replay:
    """Of a game that is still being played, as one seat sees it."""
    return Replay(
        game=match.game.id,
        rules=match.game.version,
        options=msgspec.to_builtins(match.options),
        seats=seats,
        seat=seat,
        is_open=False,
        draws=None,
        undone=[],
        outcome=None,
        ending=None,
        result=[],
        scores=[],
        frames=frames,
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
        raise Malformed("record", problem=TOO_MANY_STEPS)
    if any(max(len(one.name), len(one.player)) > LONGEST_NAME for one in read.seats):
        raise Malformed("record", problem=LONG_NAMES)


def _seat(wanted: str | None, seats: int) -> int | None:
    if wanted is None or wanted == OPEN:
        return None
    if wanted.isascii() and wanted.isdigit() and int(wanted[:9]) < seats:
        return int(wanted[:9])
    raise Malformed("seat", seat=wanted[:20], last=seats - 1)


class Telling:
    """Goes through a match once, with one reader's knowledge or with all of it."""

    def __init__(self, match: Match, reader: Reader, is_open: bool) -> None:
        self.match = match
        self.reader = reader
        self.is_open = is_open

    def frames(self, since: int = 0) -> list[Frame]:
        """One for each moment; before them the table as it began, if no set-up leads to it.
        With `since`, only what came after so many entries of the log."""
        match = self.match
        moves, done = self._moves(), since
        past = Match(match.game, match.options, match.seats, match.at(since).state)
        begun = match.game.rules.copy(past.state)
        moments = Teller(match, self.reader, begun, since, self._events).moments()
        frames = []
        if not moments or moments[0].by != NOBODY:
            frames.append(self._frame(past, Moment(since, 0, NOBODY, [], past.state, True), []))
        for moment in moments:
            past.state = moment.state
            frames.append(self._frame(past, moment, moves[done : moment.n]))
            done = moment.n
        return frames

    def _moves(self) -> list[str]:
        if self.is_open:
            return [self.match.game.codec.text(step.move) for step in self.match.log]
        return self.match.observed_log(self.reader.seat)

    def _frame(self, past: Match, moment: Moment, moves: list[str]) -> Frame:
        view, words = past.view(self.reader.seat), past.game.words
        frame = Frame(
            n=moment.n,
            by=None if moment.by == NOBODY else moment.by,
            turn=moment.turn,
            actor=_actor(past) if moment.is_whole else moment.by,
            moves=moves,
            happened=[log_line(words, event, self.reader) for event in moment.events],
            prompt=self._prompt(past, view) if moment.is_whole else "",
            view=_raw(view),
            is_part=not moment.is_whole,
        )
        if self.is_open:
            frame.views = [_raw(past.view(seat)) for seat in range(past.seats)]
            if moment.is_whole:
                frame.position = past.game.codec.position(past.state)
        return frame

    def _prompt(self, past: Match, view: object) -> str:
        return "" if past.actor < 0 else past.game.words.prompt(view, self.reader)

    def _events(self, events: list[Event]) -> list[Event]:
        return fullest(events) if self.is_open else events_for(events, self.reader.seat)

    def result(self, read: Record) -> list[str]:
        """How it ended, in sentences; nothing for a record that stops half-way."""
        match = self.match
        if read.ending is not None:
            return endings.sentences(read.ending.reason, read.ending.seat, self.reader)
        if not match.is_over:
            return []
        return how_it_ended(match, match.view(self.reader.seat), self.reader)

    def scores(self) -> list[ScoreTable]:
        """Where the points came from; nothing before the end."""
        return scores(self.match, self.match.view(self.reader.seat), self.reader)


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
