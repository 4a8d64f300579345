"""A table in memory: who sits there, and the match that follows from its log. No input, no output.

Every action changes the table here and returns what is to be stored. Actions are tried on a copy
that takes the table's place once it is stored: what was not committed has not happened. Who comes
and goes before a game is in `seating`, what players ask each other in `offers`.
"""

from collections.abc import Sequence

import msgspec

from spieluhr.core import fair, proof, record
from spieluhr.core.errors import NotYourTurn, Stale
from spieluhr.core.game import Game
from spieluhr.core.match import Match
from spieluhr.core.rules import Outcome, State
from spieluhr.server.errors import ServerError
from spieluhr.server.messages.table import HintsFor
from spieluhr.server.store.changes import Change
from spieluhr.server.store.rows import SeatRow, StepRow, TableRow, UndoneRow
from spieluhr.server.tables import pledges, results, series, slow, stored, told

BOT_PATIENCE = 5.0  # seconds after which a bot's move is looked for again
AT_LEISURE = 30.0  # the same in a tournament, where a bot may have to wait for other bots
REPLACEMENT = "club"  # the bot that takes over for somebody who left


class Table:
    """One table. `epoch` grows when the log was cut: what was told before is no longer so."""

    def __init__(
        self,
        row: TableRow,
        seats: list[SeatRow],
        game: Game,
        match: Match | None = None,
        epoch: int = 0,
        before: tuple[int, State] | None = None,
        bare: int = 0,
    ) -> None:
        self.row = row
        self.seats = seats
        self.game = game
        self.match = match
        self.epoch = epoch
        self._before = before  # log and table before the last decision
        self.bare = bare  # steps at the beginning of which only the move is kept
        self.ended: dict[object, list[str]] = {}  # how, as a reader was told

    @classmethod
    def read(
        cls,
        row: TableRow,
        seats: list[SeatRow],
        log: Sequence[StepRow] = (),
        undone: Sequence[UndoneRow] = (),
    ) -> "Table":
        """A table as it was stored, its game played again."""
        game = stored.edition(row)
        if row.status == "open":
            return cls(row, seats, game)
        match = record.begin(game, row.options, len(seats), row.start)
        for step in log:
            stored.enter(match, step)
        match.undone = [taken.mark for taken in undone]
        table = cls(row, seats, game, match)
        table.forget_told()
        return table

    def copy(self) -> "Table":
        """A table that can be changed while others still look at this one."""
        match = None if self.match is None else stored.copied(self.match)
        row = msgspec.structs.replace(self.row)
        return Table(row, list(self.seats), self.game, match, self.epoch, self._before, self.bare)

    def forget_told(self) -> None:
        """Of old steps only the moves are kept in memory."""
        if self.match is not None:
            self.bare = told.forget(self.match, self.bare)

    def told_since(self, n: int) -> Match:
        """The match, with all that was told from that entry of the log on."""
        assert self.match is not None
        return self.match if n >= self.bare else told.again(self.match)

    def state_at(self, n: int) -> State:
        """A copy of the table when n entries were in the log."""
        match = self.match
        assert match is not None
        rules = match.game.rules
        known, nearest = self._before or (0, match.start)
        if known > n:
            known, nearest = 0, match.start
        state: State = rules.copy(nearest)
        for step in match.log[known:n]:
            rules.apply(state, step.move)
        return state

    # Who is who.

    def mine(self, guest: str | None) -> list[int]:
        """The seats of a guest; several at a hot seat."""
        return [s.seat for s in self.seats if guest is not None and s.guest == guest]

    @property
    def actor(self) -> int | None:
        """The seat that has to decide; nobody before the beginning and after the end."""
        if self.match is None or self.row.status != "playing":
            return None
        return self.match.actor

    @property
    def bot_to_move(self) -> str | None:
        """The level of the server's bot that has to decide, None if it is anybody else."""
        actor = self.actor
        return None if actor is None else self.seats[actor].bot

    def others(self, seat: int) -> list[int]:
        """Seats of other people: who is to be asked."""
        guest = self.seats[seat].guest
        return [s.seat for s in self.seats if s.guest is not None and s.guest != guest]

    @property
    def hints(self) -> HintsFor:
        """People sharing one screen count as people, like those who play from elsewhere."""
        if self.row.settings.get("hints"):
            return "all"
        if self.row.tournament is not None:
            return "nobody"
        people = [place for place in self.seats if place.guest is not None]
        return "alone" if len(people) <= 1 else "nobody"

    def last_decided(self, seats: list[int]) -> int | None:
        """Which of these seats decided last: the one that can take something back."""
        log = [] if self.match is None else self.match.log
        return next((step.actor for step in reversed(log) if step.actor in seats), None)

    def need_seats(self, guest: str) -> list[int]:
        """All seats of the guest; refused for who has none."""
        mine = self.mine(guest)
        if not mine:
            raise ServerError("table-not-seated")
        return mine

    # The beginning.

    @property
    def is_ready(self) -> bool:
        """No seat is open, and nobody still has to add to chance."""
        is_full = not any(place.is_open for place in self.seats)
        return is_full and pledges.is_complete(self.row)

    def begin_if_ready(self, change: Change, now: float) -> None:
        """With this change, once everyone has joined."""
        if not self.is_ready:
            return
        self.row.status = "playing"
        self.row.moved = self.row.version
        self.row.origin = None  # it no longer appears in any list
        if self.row.wished is not None:
            wished = self.row.wished
            chosen = self.game.read_options(proof.complete(self.game, wished, self.key))
            self.row.options = msgspec.to_builtins(chosen)
        row = self.row
        self.match = record.begin(self.game, row.options, len(self.seats), row.start)
        self._go_on(change, 0, now)

    @property
    def key(self) -> bytes:
        """What all chance follows from: the seed, and what the players added to it."""
        return pledges.key(self.row)

    # The game.

    def need_current(self, version: int) -> None:
        """Stale unless the sender has seen the log as it stands.

        What was only asked or answered since does not count: nobody is late by a question.
        """
        if not self.row.moved <= version <= self.row.version:
            raise Stale("stale", version=version, now=self.row.version)

    def play(self, seat: int, line: str, version: int, now: float) -> Change:
        """A decision, and the chance that follows from it."""
        self.running(version)
        return self.play_bot(seat, self.game.codec.parse(line), version, now)

    def play_bot(self, seat: int, move: int, version: int, now: float) -> Change:
        """A move of the server's own bot, by its number; withdraws what somebody had offered."""
        match, mover = self.running(version), self.actor
        start = len(match.log)
        before = match.game.rules.copy(match.state)
        match.play(move, seat)
        self._before = start, before
        change = self._moved(now)
        self.row.offer = None
        self._go_on(change, start, now, mover)
        return change

    def resign(self, seat: int, version: int, now: float) -> Change:
        """For two the game is over; at a larger table a bot takes over."""
        self.running(version)
        if len(self.seats) > 2:
            return self.hand_over(seat, now)
        return self.end("resigned", seat, now)

    def abandon(self, now: float) -> Change | None:
        """Nobody plays on."""
        return None if self.row.status != "playing" else self.end("abandoned", None, now)

    def run_out(self, now: float) -> Change | None:
        """The clock of whoever has to decide; None if there is time left."""
        actor = self.actor
        if actor is None or self.row.deadline is None or self.row.deadline > now:
            return None
        if len(self.seats) > 2:
            return self.hand_over(actor, now)
        return self.end("clock", actor, now)

    def hand_over(self, seat: int, now: float, name: str | None = None) -> Change:
        """A bot takes over for somebody who is gone; open questions are dropped."""
        place = self.seats[seat]
        since = 0 if self.match is None else len(self.match.log)
        called = place.name if name is None else name
        given = SeatRow(self.row.id, seat, None, REPLACEMENT, called, since=since)
        self.seats[seat] = given
        change = self.next_version(now)
        change.seats = [given]
        self.row.offer = None
        if seat == self.actor:
            self._time(now)
        return change

    def answer_ahead(self, seat: int, line: str, version: int, now: float) -> Change | None:
        """What the seat has answered ahead; None if that is no longer asked."""
        if self.actor != seat or self.row.moved != version:
            return None
        return self.play(seat, line, self.row.version, now)

    # What actions have in common.

    def running(self, version: int) -> Match:
        """The version first: who is late is shown the table, whatever became of it."""
        self.need_current(version)
        if self.row.status == "open" or self.match is None:
            raise ServerError("table-waits")
        if self.row.status == "over":
            raise NotYourTurn("over")
        return self.match

    def next_version(self, now: float) -> Change:
        """A change that so far only counts the version up."""
        before = self.row.version
        self.row.version += 1
        self.row.changed = now
        return Change(self.row, before)

    def _moved(self, now: float) -> Change:
        """The log changes: what was sent before comes too late."""
        change = self.next_version(now)
        self.row.moved = self.row.version
        return change

    def end(self, reason: str, seat: int | None, now: float) -> Change:
        """Without the rules: given up, agreed, out of time. `seat` is whose doing it was."""
        change = self._moved(now)
        self.row.status = "over"
        self.row.ending = {"reason": reason, "seat": seat}
        self.row.offer = None
        self._conclude(change, None)
        self._time(now)
        return change

    def take_back(self, seat: int, now: float) -> Change:
        """The last decision of the seat and all that came after, whether or not it is free."""
        match, before = self.match, self.actor
        assert match is not None
        known = list(match.undone)
        match.undo(seat, force=True)
        self._before, self.bare = None, 0
        change = self._moved(now)
        change.cut = len(match.log)
        if match.undone != known:
            last = len(match.undone) - 1
            change.undone = UndoneRow(self.row.id, last, match.undone[last])
        self.row.offer = None
        self.epoch += 1
        if self.actor != before:  # who still has to decide gains no time by it
            self._time(now)
        return change

    def _go_on(self, change: Change, start: int, now: float, mover: int | None = None) -> None:
        """Chance by the key, until somebody has to decide or it is over.

        Only new steps restart the clock, not those that were taken back.
        """
        match = self.match
        assert match is not None
        draws = fair.Draws(self.key, self.row.draws)
        match.settle(draws)
        self.row.draws = draws.count
        if match.is_over:
            self.row.status = "over"
            self._conclude(change, match.outcome)
        change.added = [self._step(n) for n in range(start, len(match.log))]
        self._time(now, self.actor != mover or len(match.log) > self.row.longest)
        self.row.longest = max(self.row.longest, len(match.log))
        self.forget_told()

    def _conclude(self, change: Change, outcome: Outcome | None) -> None:
        """For the series of these players, and for the profile of each of them."""
        has_undone = self.match is not None and bool(self.match.undone)
        series.conclude(self.row, self.seats, self.game, outcome)
        change.ended = results.ended(self.row, self.seats, outcome, has_undone)

    def _time(self, now: float, is_anew: bool = True) -> None:
        """When a bot should have moved, and until when a person may think."""
        actor = self.actor
        is_bot = self.bot_to_move is not None
        patience = BOT_PATIENCE if self.row.tournament is None else AT_LEISURE
        self.row.bot_due = now + patience if is_bot else None
        seconds = self.row.settings.get("move_seconds")
        is_timed = actor is not None and not is_bot and seconds is not None
        if is_anew or not is_timed:
            self.row.deadline = now + float(seconds or 0) if is_timed else None
            self.row.remind_at = slow.remind_at(self.row.deadline, float(seconds or 0))
        self._await(now)

    def _await(self, now: float) -> None:
        """Whom the table waits for; who goes on deciding is not awaited anew."""
        place = None if self.actor is None else self.seats[self.actor]
        awaited = place.guest if place is not None and place.is_person else None
        if awaited != self.row.awaited:
            self.row.awaited = awaited
            self.row.awaited_since = None if awaited is None else now

    def _step(self, n: int) -> StepRow:
        assert self.match is not None
        step = self.match.log[n]
        return StepRow(self.row.id, n, step.actor, self.game.codec.text(step.move), step.draw)
