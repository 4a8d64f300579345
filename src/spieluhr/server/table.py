"""A table in memory: who sits there, and the match that follows from its log. No input, no output.

Every action changes the table here and returns what is to be stored. Actions are tried on a copy
that takes the table's place once it is stored: what was not committed has not happened.
"""

from typing import Any

import msgspec

from spieluhr import games
from spieluhr.core import fair
from spieluhr.core.errors import Illegal, NotYourTurn, NoUndo, Stale
from spieluhr.core.match import Match
from spieluhr.core.rules import CHANCE
from spieluhr.server import names
from spieluhr.server.store.rows import SeatRow, StepRow, TableRow
from spieluhr.server.store.store import Change

BOT_PATIENCE = 5.0  # seconds after which a bot's move is looked for again
REPLACEMENT = "club"  # who goes on for somebody who left


class Table:
    """One table. `epoch` grows when the log was cut: what was told before is no longer so."""

    def __init__(self, row: TableRow, seats: list[SeatRow], log: list[StepRow]) -> None:
        self.row = row
        self.seats = seats
        self.epoch = 0
        game = games.load(row.game)
        self.game = game if row.data == game.data else game.with_data(row.data or "")
        self.match: Match | None = None
        if row.status != "open":
            self.match = self._new_match()
            for step in log:
                self._enter(step)
            self.match.undone = list(row.undone)

    def copy(self) -> "Table":
        """A table that can be changed while others still look at this one."""
        twin = Table.__new__(Table)
        twin.row = msgspec.structs.replace(self.row)
        twin.seats = list(self.seats)
        twin.epoch = self.epoch
        twin.game = self.game
        twin.match = None if self.match is None else _copied(self.match)
        return twin

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
        actor = self.actor
        return None if actor is None else self.seats[actor].bot

    def others(self, seat: int) -> list[int]:
        """Seats of other people: who is to be asked."""
        guest = self.seats[seat].guest
        return [s.seat for s in self.seats if s.guest is not None and s.guest != guest]

    def last_decided(self, seats: list[int]) -> int | None:
        """Which of these seats decided last: the one that can take something back."""
        log = [] if self.match is None else self.match.log
        return next((step.actor for step in reversed(log) if step.actor in seats), None)

    # Before the game.

    def sit(self, guest: str, name: str, now: float) -> Change:
        """Take the first open seat; when none is left, the game begins."""
        if self.row.status != "open":
            raise NotYourTurn("table-begun")
        if self.mine(guest):
            raise NotYourTurn("table-seated")
        place = next((s for s in self.seats if s.is_open), None)
        if place is None:
            raise NotYourTurn("table-begun")
        name = names.distinct(name, [seat.name for seat in self.seats])
        return self._seated([SeatRow(self.row.id, place.seat, guest, None, name)], now)

    def stand(self, guest: str, now: float) -> Change:
        if self.row.status != "open":
            raise NotYourTurn("table-begun")
        mine = self.mine(guest)
        if not mine:
            raise NotYourTurn("table-stranger")
        return self._seated([SeatRow(self.row.id, seat, None, None, "") for seat in mine], now)

    def _seated(self, places: list[SeatRow], now: float) -> Change:
        for place in places:
            self.seats[place.seat] = place
        change = self._change(now)
        change.seats = places
        if self.is_full:
            self._begin(change, now)
        return change

    @property
    def is_full(self) -> bool:
        return not any(place.is_open for place in self.seats)

    def begin(self, now: float) -> Change | None:
        """A table without an open seat begins at once, and only once."""
        if self.row.status != "open" or not self.is_full:
            return None
        change = self._change(now)
        self._begin(change, now)
        return change

    def _begin(self, change: Change, now: float) -> None:
        self.row.status = "playing"
        self.match = self._new_match()
        self._go_on(change, 0, now)

    def _new_match(self) -> Match:
        row, codec = self.row, self.game.codec
        start = None if row.start is None else codec.read_position(row.start)
        return Match(self.game, self.game.read_options(row.options), len(self.seats), start)

    # The game.

    def play(self, seat: int, line: str, version: int, now: float) -> Change:
        """A decision, and the chance that follows from it."""
        self._running(version)
        return self.play_bot(seat, self.game.codec.parse(line), version, now)

    def play_bot(self, seat: int, move: int, version: int, now: float) -> Change:
        match = self._running(version)
        start = len(match.log)
        match.play(seat, move)
        change = self._change(now)
        self.row.offer = None
        self._go_on(change, start, now)
        return change

    def undo(self, seat: int, version: int, now: float) -> Change:
        """At once where it is free or only bots look on; else the others are asked."""
        match = self._running(version)
        asked = self.others(seat)
        if match.undo_problem(seat) is None or not asked:
            return self._undone(seat, now)
        if self.last_decided([seat]) is None:
            raise NoUndo("undo-nothing")
        return self._offered({"kind": "undo", "seat": seat, "yes": []}, now)

    def offer_draw(self, seat: int, version: int, now: float) -> Change:
        self._running(version)
        if not self.game.allows_draw or not self.others(seat):
            raise Illegal("no-draw", game=self.game.words.title)
        return self._offered({"kind": "draw", "seat": seat, "yes": []}, now)

    def answer(self, seat: int, yes: bool, version: int, now: float) -> Change:
        """When all the others have said yes, it is done; one no ends it."""
        self._running(version)
        offer = self.row.offer
        if offer is None or seat not in self.others(int(offer["seat"])):
            raise NotYourTurn("no-offer")
        if not yes:
            return self._offered(None, now)
        agreed = {*offer["yes"], *self.mine(self.seats[seat].guest)}
        if not agreed >= set(self.others(int(offer["seat"]))):
            return self._offered({**offer, "yes": sorted(agreed)}, now)
        if offer["kind"] == "undo":
            return self._undone(int(offer["seat"]), now)
        return self._ended("agreed", None, now)

    def resign(self, seat: int, version: int, now: float) -> Change:
        """For two the game is over; at a larger table a bot goes on."""
        self._running(version)
        if len(self.seats) > 2:
            return self.hand_over(seat, now)
        return self._ended("resigned", seat, now)

    def abandon(self, now: float) -> Change | None:
        """Nobody plays on."""
        return None if self.row.status != "playing" else self._ended("abandoned", None, now)

    def run_out(self, now: float) -> Change | None:
        """The clock of whoever has to decide; None if there is time left."""
        actor = self.actor
        if actor is None or self.row.deadline is None or self.row.deadline > now:
            return None
        if len(self.seats) > 2:
            return self.hand_over(actor, now)
        return self._ended("clock", actor, now)

    def hand_over(self, seat: int, now: float) -> Change:
        """A bot goes on for somebody who is gone; what was asked before is void."""
        place = self.seats[seat]
        given = SeatRow(self.row.id, seat, None, REPLACEMENT, place.name)
        self.seats[seat] = given
        change = self._change(now)
        change.seats = [given]
        self.row.offer = None
        if seat == self.actor:
            self._time(now)
        return change

    def name_rematch(self, table_id: str, now: float) -> Change | None:
        """Whoever comes second finds the first one's."""
        if self.row.rematch is not None:
            return None
        change = self._change(now)
        self.row.rematch = table_id
        return change

    # Inside.

    def _running(self, version: int) -> Match:
        """The version first: who is late is shown the table, whatever became of it."""
        if version != self.row.version:
            raise Stale("stale", version=version, now=self.row.version)
        if self.row.status == "open" or self.match is None:
            raise NotYourTurn("table-waits")
        if self.row.status == "over":
            raise NotYourTurn("over")
        return self.match

    def _change(self, now: float) -> Change:
        before = self.row.version
        self.row.version += 1
        self.row.changed = now
        return Change(self.row, before)

    def _offered(self, offer: dict[str, Any] | None, now: float) -> Change:
        change = self._change(now)
        self.row.offer = offer
        return change

    def _ended(self, reason: str, seat: int | None, now: float) -> Change:
        change = self._change(now)
        self.row.status = "over"
        self.row.ending = {"reason": reason, "seat": seat}
        self.row.offer = None
        self._time(now)
        return change

    def _undone(self, seat: int, now: float) -> Change:
        assert self.match is not None
        before = self.actor
        self.match.undo(seat, force=True)
        change = self._change(now)
        change.cut = len(self.match.log)
        self.row.undone = list(self.match.undone)
        self.row.offer = None
        self.epoch += 1
        if self.actor != before:  # who still has to decide gains no time by it
            self._time(now)
        return change

    def _go_on(self, change: Change, start: int, now: float) -> None:
        """Chance by the seed, until somebody has to decide or it is over."""
        match = self.match
        assert match is not None
        rules, seed = match.game.rules, bytes.fromhex(self.row.seed)
        while match.actor == CHANCE:
            moves, weights = match.legal(), rules.weights(match.state)
            match.chance(fair.result(seed, self.row.draws, moves, weights), self.row.draws)
            self.row.draws += 1
        if match.is_over:
            self.row.status = "over"
        change.added = [self._step(n) for n in range(start, len(match.log))]
        self._time(now)

    def _time(self, now: float) -> None:
        """When a bot should have moved, and until when a person may think."""
        actor = self.actor
        is_bot = self.bot_to_move is not None
        self.row.bot_due = now + BOT_PATIENCE if is_bot else None
        seconds = self.row.settings.get("move_seconds")
        is_timed = actor is not None and not is_bot and seconds is not None
        self.row.deadline = now + float(seconds or 0) if is_timed else None

    def _step(self, n: int) -> StepRow:
        assert self.match is not None
        step = self.match.log[n]
        return StepRow(self.row.id, n, step.actor, self.game.codec.text(step.move), step.draw)

    def _enter(self, step: StepRow) -> None:
        assert self.match is not None
        move = self.game.codec.parse(step.move)
        if step.actor == CHANCE:
            self.match.chance(move, step.draw)
        else:
            self.match.play(step.actor, move)


def _copied(match: Match) -> Match:
    """Steps and marks are never changed, only lists of them."""
    twin = Match(match.game, match.options, match.seats, match.start)
    twin.from_position = match.from_position
    twin.state = match.game.rules.copy(match.state)
    twin.log = list(match.log)
    twin.version = match.version
    twin.undone = list(match.undone)
    return twin
