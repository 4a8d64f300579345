"""What one viewer is shown of a table. Views and events only: the truth does not come here."""

import functools
from typing import Literal

import msgspec

from spieluhr.core import fair, words
from spieluhr.core.ending import how_it_ended
from spieluhr.core.events import Event, events_for
from spieluhr.core.forced import forced
from spieluhr.core.game import Game
from spieluhr.core.match import Match
from spieluhr.core.moments import NOBODY, TURN, Teller, Turn, others_turns
from spieluhr.server.messages.table import (
    Choice,
    LogLine,
    Moment,
    Patch,
    Present,
    Proof,
    Recap,
    ScoreRow,
    ScoreTable,
    SeatNow,
)
from spieluhr.server.store.rows import Standing
from spieluhr.server.tables import endings, offers, pledges
from spieluhr.server.tables.patches import patches
from spieluhr.server.tables.series import series
from spieluhr.server.tables.table import Table

MOST_SHOWN_AGAIN = 200  # entries of the log


class Viewer(msgspec.Struct):
    """Who looks at a table, in which language, and how much they have been shown so far.

    Several seats of one guest are a hot seat: then nobody's secrets are shown until a seat was
    chosen (`see`), and again when the turn goes to another of them. Who plays alone for all of
    them (a program) needs no curtain.
    """

    guest: str | None
    lang: str = "en"
    seat: int | None = None  # that was chosen
    shown: int = 0  # entries of the log
    through: int | None = None  # the seat that was shown them
    epoch: int = -1  # nothing yet
    has_curtain: bool = True
    recaps: dict[tuple[object, ...], Recap | None] = {}  # of turns that were told last

    def seat_at(self, table: Table) -> int | None:
        """The seat whose view is shown; None: a spectator's, or the curtain is drawn."""
        mine = table.mine(self.guest)
        if len(mine) < 2:
            return mine[0] if mine else None
        if not self.has_curtain:
            return next((seat for seat in (table.actor, self.seat) if seat in mine), mine[0])
        is_mine = self.seat in mine and (table.actor == self.seat or table.actor not in mine)
        return self.seat if is_mine else None

    def parting(self, table: Table) -> int | None:
        """The seat that has just passed the turn on: it sees its move before the curtain falls."""
        mine, seat = table.mine(self.guest), self.seat
        is_known = self.epoch == table.epoch and self.through == seat and seat in mine
        passed = table.actor in mine and table.actor != seat
        return seat if is_known and passed and self.has_curtain else None

    def choose(self, seat: int | None) -> None:
        """Show that seat everything from the beginning again."""
        self.seat, self.epoch = seat, -1

    def become_spectator(self) -> None:
        """The guest is on another device now."""
        self.guest, self.seat, self.epoch = None, None, -1

    def since(self, table: Table, seat: int | None) -> int | None:
        """From which entry of the log on there is news; None: all of it is."""
        return None if self.epoch != table.epoch or self.through != seat else self.shown

    def remember(self, table: Table, seat: int | None) -> None:
        """What was shown now, so that the next message tells only what is new."""
        self.shown = 0 if table.match is None else len(table.match.log)
        self.epoch, self.through = table.epoch, seat
        self.seat = self.seat_at(table)  # a curtain that has fallen stays down


def present(
    table: Table,
    viewer: Viewer,
    here: list[bool],
    spectators: int,
    past: list[Standing] | None = None,
) -> Present:
    """The table now; the viewer remembers what was shown. `past`: games of the same players."""
    row, match, parting = table.row, table.match, viewer.parting(table)
    seat = viewer.seat_at(table) if parting is None else parting
    mine, since = table.mine(viewer.guest), viewer.since(table, seat)
    reader = reader_of(table, viewer, seat)
    view = None if match is None else match.view(seat)
    is_curtain = seat is None and len(mine) > 1
    begin = _last_turn(match, seat) if since is None else since
    told = (
        None if match is None else table.told_since(0 if since is None or match.is_over else since)
    )
    now = Present(
        table=row.id,
        version=row.version,
        moved=row.moved,
        status=row.status,
        game=row.game,
        options=row.options,
        is_played_on=row.start is not None,
        daily=row.daily,
        seats=seats_now(table, here),
        mine=mine,
        is_host=row.status == "open" and viewer.guest == row.host,
        seat=seat,
        actor=table.actor,
        view=None if match is None else msgspec.Raw(msgspec.json.encode(view)),
        prompt="" if table.actor is None else table.game.words.prompt(view, reader),
        legal=_legal(table, seat, view, reader),
        happened=[] if told is None or since is not None else _log_lines(told, reader, 0, begin),
        moments=[] if told is None else _moments(table, told, reader, begin, view),
        is_new=since is None,
        since=[] if match is None or is_curtain else _recaps(match, reader, viewer, table.epoch),
        forced=_forced(table, mine),
        undo=offers.kind_of_undo(table, table.last_decided(mine)),
        offer=row.offer,
        deadline=row.deadline,
        away_seconds=float(row.settings["away_seconds"]),
        hints=table.hints,
        result=result(table, view, reader),
        scores=[] if told is None else scores(told, view, reader),
        series=series(past or [], table.seats, viewer.guest),
        outcome=match.outcome.json() if match is not None and match.is_over else None,
        ending=row.ending,
        chance=proof(table, mine),
        rematch=row.rematch,
        spectators=spectators,
    )
    viewer.remember(table, seat)
    return now


def seats_now(table: Table, here: list[bool]) -> list[SeatNow]:
    """For everybody alike: who sits where, and who is connected (`here`, by seat)."""
    seats = []
    for place, is_here in zip(table.seats, here, strict=True):
        kind: Literal["guest", "bot", "open"] = "guest" if place.guest else "open"
        if place.bot is not None:
            kind = "bot"
        is_bot = place.bot is not None or place.is_bot
        seats.append(SeatNow(place.name, kind, place.bot, is_here, is_bot))
    return seats


@functools.lru_cache(2000)
def _commitment(seed: str) -> str:
    return fair.commitment(bytes.fromhex(seed))


def proof(table: Table, mine: list[int]) -> Proof:
    """The seed is shown once nothing depends on it."""
    row = table.row
    seed = row.seed if row.status == "over" else None
    wants = pledges.wants(row, table.seats, mine)
    return Proof(_commitment(row.seed), seed, row.nonces, wants)


def reader_of(table: Table, viewer: Viewer, seat: int | None) -> words.Reader:
    """For sentences: the viewer's language, the names at the table, and whose eyes it is."""
    return words.Reader(viewer.lang, [place.name for place in table.seats], seat)


def _legal(table: Table, seat: int | None, view: object, reader: words.Reader) -> list[Choice]:
    match = table.match
    if match is None or seat is None or table.actor != seat:
        return []
    return [choice(table.game, move, view, reader) for move in match.legal()]


def choice(game: Game, move: int, view: object, reader: words.Reader) -> Choice:
    """A move as it is offered: how it is sent, its parts, and what it would do."""
    line = game.codec.text(move)
    return Choice(line, game.codec.move_json(move), game.words.explain(view, line, reader))


def _log_lines(match: Match, reader: words.Reader, since: int, until: int) -> list[LogLine]:
    steps, game_words = match.log[since:until], match.game.words
    events = [event for step in steps for event in events_for(step.events, reader.seat)]
    return [log_line(game_words, event, reader) for event in events]


def _last_turn(match: Match | None, seat: int | None) -> int:
    """The entry of the log with which the turns of others since the reader's last one begin."""
    if match is None:
        return 0
    turns = others_turns(match, seat)
    if not turns:
        return len(match.log)
    is_automaton = turns[0].owner >= match.seats  # its turn may begin within a step of the reader
    return max(turns[0].start - is_automaton, len(match.log) - MOST_SHOWN_AGAIN, 0)


def _moments(
    table: Table, match: Match, reader: words.Reader, since: int, view: object
) -> list[Moment]:
    """What happened since, each with its own view, as what differs from the view now.

    The last one mostly ends with the table as it is now: then nothing differs, and no view is made.
    """
    now, end, moments = None, len(match.log), []
    rules, lines = match.game.rules, match.game.words
    for moment in Teller(match, reader, table.state_at(since), since).moments():
        different: list[Patch] = []
        if moment.n < end or not moment.is_whole:
            now = msgspec.to_builtins(view) if now is None else now
            then = msgspec.to_builtins(rules.view(moment.state, reader.seat))
            different = patches(now, then)
        by = None if moment.by == NOBODY else moment.by
        happened = [log_line(lines, event, reader) for event in moment.events]
        moments.append(Moment(by, moment.turn, happened, different))
    return moments


def _recaps(match: Match, reader: words.Reader, viewer: Viewer, epoch: int) -> list[Recap]:
    """Each turn of somebody else since the reader's last one, in one line.

    The viewer keeps them: while a player goes on deciding, what others did stays as it is.
    """
    known, viewer.recaps = viewer.recaps, {}
    recaps, names = [], tuple(reader.names)
    for turn in others_turns(match, reader.seat):
        key = (epoch, reader.seat, names, turn.number, len(turn.pieces), turn.pieces[-1])
        told = known[key] if key in known else _recap(turn, match, reader)
        viewer.recaps[key] = told
        if told is not None:
            recaps.append(told)
    return recaps


def _recap(turn: Turn, match: Match, reader: words.Reader) -> Recap | None:
    events = turn.events_for(match, reader.seat)
    if all(event.kind == TURN for event in events):
        return None  # it was only announced
    line = match.game.words.recap(events, reader)
    return Recap(turn.number, turn.owner, line) if line else None


def _forced(table: Table, mine: list[int]) -> str | None:
    """Only where it matters: among people."""
    match, actor = table.match, table.actor
    if match is None or actor not in mine or (len(mine) < 2 and not table.others(actor)):
        return None
    move = forced(match)
    return None if move is None else table.game.codec.text(move)


def log_line(game_words: words.Words, event: Event, reader: words.Reader) -> LogLine:
    """With the clause behind the event; no sentence where the game has none for it."""
    clause = game_words.clauses.get(event.kind)
    return LogLine(event.json(), game_words.log_line(event, reader), clause)


def result(table: Table, view: object, reader: words.Reader) -> list[str]:
    """How it ended, in sentences; nothing while it goes on."""
    match, ending = table.match, table.row.ending
    if match is not None and match.is_over:
        who = (reader.lang, reader.seat, *reader.names)
        if who not in table.ended:
            table.ended[who] = how_it_ended(table.told_since(0), view, reader)
        return table.ended[who]
    return [] if ending is None else endings.sentences(ending["reason"], ending["seat"], reader)


def scores(match: Match, view: object, reader: words.Reader) -> list[ScoreTable]:
    """Where the points came from, when all is over."""
    if not match.is_over:
        return []
    events = match.events_for(reader.seat)
    return [
        ScoreTable(one.title, [ScoreRow(row.name, row.points, row.notes) for row in one.rows])
        for one in match.game.words.scores(match.outcome, view, events, reader)
    ]
