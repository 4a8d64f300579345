"""A match told moment by moment, as one reader may know it.

A moment is one thing that happened: by whom, what the reader heard of it, and the table after it.
A live table and a replay are shown by the same moments.
"""

from collections.abc import Callable
from typing import Final

from spieluhr.core.events import Event, events_for
from spieluhr.core.match import Match
from spieluhr.core.rules import CHANCE, State
from spieluhr.core.step import Step
from spieluhr.core.words import Reader

Select = Callable[[list[Event]], list[Event]]
NOBODY: Final = -1
TURN: Final = "turn"  # the event by which a game announces whose turn it is


class Moment:
    """`n` entries of the log have been told with it; `turn` counts the turns of the match.

    `by` is a seat, one that nobody sits at for an automaton (Echo), or NOBODY before the first
    decision. `is_whole` is false where the rest of the step is told by another moment;
    `is_own_accord` is what chance lays out and no seat has a part in.
    """

    __slots__ = ("by", "events", "is_own_accord", "is_whole", "n", "state", "turn")

    def __init__(
        self,
        n: int,
        turn: int,
        by: int,
        events: list[Event],
        state: State,
        is_whole: bool,
        is_own_accord: bool = False,
    ) -> None:
        self.n = n
        self.turn = turn
        self.by = by
        self.events = events
        self.state = state
        self.is_whole = is_whole
        self.is_own_accord = is_own_accord

    def grow(self, other: "Moment") -> None:
        """What came next belongs to it."""
        self.n, self.turn, self.state, self.is_whole = (
            other.n,
            other.turn,
            other.state,
            other.is_whole,
        )
        self.events = self.events + other.events
        self.is_own_accord = self.is_own_accord and other.is_own_accord


class Turn:
    """`start` is its first entry of the log; `owner` is NOBODY during set-up.

    A step may announce the next turn and begin it, so a turn is made of pieces: of a step the
    events from one to before another. The first is its announcement, if there is one.
    """

    __slots__ = ("number", "owner", "pieces", "start")

    def __init__(self, number: int, owner: int, start: int) -> None:
        self.number = number
        self.owner = owner
        self.start = start
        self.pieces: list[tuple[int, int, int]] = []

    def events_for(self, match: Match, seat: int | None) -> list[Event]:
        """Those of its events that are meant for the seat, in order."""
        events: list[Event] = []
        for n, first, end in self.pieces:
            events += events_for(match.log[n].events[first:end], seat)
        return events


def _seat(event: Event, otherwise: int) -> int:
    seat = event.facts.get("seat")
    return seat if isinstance(seat, int) else otherwise


def turns(match: Match) -> list[Turn]:
    """The log cut into turns: where the game announces them, else where another one decides."""
    is_announced = any(event.kind == TURN for step in match.log for event in step.events)
    cut = [Turn(0, NOBODY, 0)]
    for n, step in enumerate(match.log):
        if not is_announced and step.actor not in (CHANCE, cut[-1].owner):
            cut.append(Turn(len(cut), step.actor, n))
        first = 0
        for k, event in enumerate(step.events):
            if event.kind == TURN:
                cut[-1].pieces.append((n, first, k))
                first = k
                start = n if k + 1 < len(step.events) else n + 1
                cut.append(Turn(len(cut), _seat(event, NOBODY), start))
        cut[-1].pieces.append((n, first, len(step.events)))
    return cut


def others_turns(match: Match, seat: int | None) -> list[Turn]:
    """What others did since the seat's own last turn; a spectator's are those of one round."""
    all_turns = turns(match)
    end = len(all_turns)
    if seat is None:
        return [turn for turn in all_turns[-match.seats :] if turn.owner != NOBODY]
    if match.actor == seat and all_turns[-1].owner == seat:
        end -= 1
    start = end
    while start > 0 and all_turns[start - 1].owner != seat:
        start -= 1
    return [turn for turn in all_turns[start:end] if turn.owner != NOBODY]


class Teller:
    """Tells a match to one reader, from one entry of the log on. `state` is the table there, and
    is used up."""

    def __init__(
        self, match: Match, reader: Reader, state: State, since: int, select: Select | None = None
    ) -> None:
        self.match = match
        self.reader = reader
        self.state = state
        self.since = since
        self.select = select
        self._is_announced = any(e.kind == TURN for step in match.log for e in step.events)
        self._announced: Event | None = None  # the last one that was counted
        self._turn = 0
        self._owner = NOBODY

    def _events(self, step: Step) -> list[Event]:
        return (
            events_for(step.events, self.reader.seat)
            if self.select is None
            else self.select(step.events)
        )

    def moments(self) -> list[Moment]:
        """What follows by itself and what has no line go along with the rest of the same doing."""
        joined: list[Moment] = []
        for moment in self._all():
            if joined and self._is_one(joined[-1], moment):
                joined[-1].grow(moment)
            else:
                joined.append(moment)
        return joined

    def _is_one(self, first: Moment, second: Moment) -> bool:
        if first.by != second.by:
            return False
        if first.by == NOBODY or (first.is_own_accord and second.is_own_accord):
            return True  # set-up, or what chance lays out
        return not self._speak(first.events) or not self._speak(second.events)

    def _speak(self, events: list[Event]) -> bool:
        words = self.match.game.words
        return any(
            event.kind != TURN and words.log_line(event, self.reader) is not None
            for event in events
        )

    def _all(self) -> list[Moment]:
        """One for each step, and more where a step has several scenes."""
        rules = self.match.game.rules
        self._turn, self._owner, by = self._before()
        moments: list[Moment] = []
        for n in range(self.since, len(self.match.log)):
            step = self.match.log[n]
            by = self._doer(step, by)
            happened: list[Event] = []
            events = self._events(step)
            for k, event in enumerate(events):
                if event.scene is not None and happened and self._speak(events[k:]):
                    assert isinstance(event.scene, State)
                    moments.append(Moment(n, self._turn, by, happened, event.scene, False))
                    happened = []
                    self._announce(event)
                    by = _seat(event, by)
                happened.append(event)
            rules.apply(self.state, step.move)
            is_own = step.actor == CHANCE and not any("seat" in e.facts for e in happened)
            after = rules.copy(self.state)
            moments.append(Moment(n + 1, self._turn, by, happened, after, True, is_own))
            for event in happened:
                self._announce(event)
        return moments

    def _doer(self, step: Step, last: int) -> int:
        """Who does what the step does; what chance does is the doing of whoever caused it."""
        if not self._is_announced and step.actor not in (CHANCE, self._owner):
            self._turn += 1
            self._owner = step.actor
        if self._owner >= self.match.seats:
            return self._owner
        return last if step.actor == CHANCE else step.actor

    def _announce(self, event: Event) -> None:
        if event.kind == TURN and event is not self._announced:
            self._announced = event
            self._turn += 1
            self._owner = _seat(event, NOBODY)

    def _before(self) -> tuple[int, int, int]:
        """The turn that is under way at the beginning, whose it is, and who decided last."""
        turn = [turn for turn in turns(self.match) if self._has_begun(turn)][-1]
        for step in reversed(self.match.log[: self.since]):
            if step.actor != CHANCE:
                return turn.number, turn.owner, step.actor
        return turn.number, turn.owner, NOBODY

    def _has_begun(self, turn: Turn) -> bool:
        return turn.number == 0 or turn.pieces[0][0] < self.since


def moments_of(match: Match, reader: Reader, select: Select | None = None) -> list[Moment]:
    """From the beginning. `select` chooses the events of a step, if not those for the reader."""
    return Teller(match, reader, match.game.rules.copy(match.start), 0, select).moments()
