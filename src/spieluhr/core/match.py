"""One game in progress: the log and the state that follows from it."""

import os
from collections.abc import Iterable, Sequence
from operator import index
from typing import Any, Final, SupportsIndex

from spieluhr.core.dice import Dice
from spieluhr.core.errors import Illegal, Malformed, NotYourTurn, NoUndo, Stale, whole
from spieluhr.core.events import Event, events_for
from spieluhr.core.fair import Draws
from spieluhr.core.game import Game
from spieluhr.core.rules import CHANCE, OVER, Outcome, State, actor_word, who_decides
from spieluhr.core.step import Step

MOVE: Final = "A move", "Ein Zug"
SEAT: Final = "A seat", "Ein Platz"


class Match:
    """Options and log are the whole game; `start` is the table before the first entry.

    With `dice`, chance settles itself: at the beginning and after every decision. Without, whoever
    holds the match rolls (`settle`), or enters what was rolled elsewhere (`chance`).

    `version` counts every change, undo included, and never returns to an old number.
    `undone` tells each undo that went behind chance, a reveal or another's decision, with the
    steps it took back, as JSON; in the oldest records the steps are missing.
    """

    def __init__(
        self,
        game: Game,
        options: object,
        seats: int | None = None,
        start: State | None = None,
        dice: Dice | None = None,
    ) -> None:
        self.game = game
        self.options: Any = options  # of the game's own type
        self.from_position = start is not None
        self.start: State = start if start is not None else game.new(options, seats)
        self.seats: int = seats if seats is not None else game.seat_counts(options)[0]
        self.state: State = game.rules.copy(self.start)
        self.log: list[Step] = []
        self.version = 0
        self.undone: list[dict[str, Any]] = []
        self.dice = dice
        if dice is not None:
            self.settle()

    def __repr__(self) -> str:
        said = who_decides(self.game.rules, self.state)
        if self.is_over:
            said = f"{said}, {self.outcome}"
        return f"<Match of {self.game.id} after {len(self.log)} steps: {said}>"

    def __eq__(self, other: object) -> bool:
        """The same game, played the same way so far; what the dice will bring does not count."""
        return isinstance(other, Match) and self._key() == other._key()

    def __hash__(self) -> int:
        raise TypeError("a match goes on, so it cannot be a key")

    def _key(self) -> tuple[object, ...]:
        game = self.game
        start = game.codec.position(self.start)
        moves = [(step.move, step.draw) for step in self.log]
        return game.id, game.version, game.data, self.options, start, moves, self.undone

    def __reduce__(self) -> tuple[object, ...]:
        start = self.start if self.from_position else None
        moves = [(step.move, step.draw) for step in self.log]
        whole = (self.game, self.options, self.seats, start, moves, self.undone)
        return _resumed, (*whole, self.version, self.dice)

    def __copy__(self) -> "Match":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> "Match":
        return self.copy()

    def copy(self, seed: SupportsIndex | None = None) -> "Match":
        """The same match once more; the two share nothing that changes.

        Chance will bring the same to both, unless a seed is given to the copy. A copy is the whole
        truth, as a match is: for what a seat may know, see `view` and `Rules.resample`.
        """
        twin = Match(self.game, self.options, self.seats, self.game.rules.copy(self.start))
        twin.from_position = self.from_position
        twin.state = self.game.rules.copy(self.state)
        twin.log = list(self.log)
        twin.version = self.version
        twin.undone = list(self.undone)
        if seed is not None:
            twin.dice = Dice(seed)
        elif self.dice is not None:
            twin.dice = self.dice.copy()
        return twin

    def save(self, path: "str | os.PathLike[str]", players: Sequence[str] = ()) -> None:
        """Write the record of this match; `players` by seat, such as names of bots."""
        from spieluhr.core import record  # noqa: PLC0415  # it reads and makes matches

        record.save(self, path, players)

    @property
    def actor(self) -> int:
        """The seat that decides now, CHANCE or OVER."""
        return self.game.rules.actor(self.state)

    @property
    def is_over(self) -> bool:
        """By the rules; a resignation or a clock is the server's business."""
        return self.actor == OVER

    @property
    def outcome(self) -> Outcome:
        """Scores, ranks and reason; an error before the game is over."""
        if not self.is_over:
            raise NotYourTurn("table-over")
        return self.game.rules.outcome(self.state)

    def legal(self) -> list[int]:
        """All moves of the actor, in rising order."""
        return self.game.rules.legal(self.state)

    def text(self, move: SupportsIndex) -> str:
        """The text form of a move, by which `play` takes it too."""
        return self.game.codec.text(whole(move, MOVE))

    def view(self, seat: SupportsIndex | None = None) -> Any:
        """What that seat knows (None: a spectator), as the game's own view type."""
        return self.game.rules.view(self.state, self._seat(seat))

    def _seat(self, seat: SupportsIndex | None) -> int | None:
        if seat is None:
            return None
        wanted = whole(seat, SEAT)
        if not 0 <= wanted < self.seats:
            raise Malformed("seat", seat=wanted, last=self.seats - 1)
        return wanted

    def play(
        self,
        move: SupportsIndex | str,
        seat: SupportsIndex | None = None,
        version: int | None = None,
    ) -> list[Event]:
        """Make a decision, given as number or text, for the seat (None: whoever decides now).

        If it is refused, an error says why and nothing has changed. What happened comes back; with
        dice, also what chance brought then.
        """
        number = self._number(move)
        if version is not None and version != self.version:
            raise Stale("stale", version=version, now=self.version)
        actor = self.actor
        if actor < 0 or (seat is not None and whole(seat, SEAT) != actor):
            raise NotYourTurn({CHANCE: "chance", OVER: "over"}.get(actor, "turn"))
        if number not in self.legal():
            raise self._illegal(actor, number)
        events = self._apply(number)
        return events if self.dice is None else events + self.settle()

    def _number(self, move: SupportsIndex | str) -> int:
        if isinstance(move, str):
            return self.game.codec.parse(move)
        try:
            return index(move)
        except TypeError:
            raise Malformed("move", move=f"{move!r:.40}") from None

    def _illegal(self, seat: int, move: int) -> Illegal:
        line = self.text(move)
        why = self.game.words.refuse(self.view(seat), line)
        if why is None:
            return Illegal("illegal", move=line)
        return Illegal("illegal-why", move=line, why=why)

    def chance(self, move: int, draw: int | None = None) -> list[Event]:
        """Enter a chance result, with its number if it was drawn from a seed."""
        if self.actor != CHANCE:
            raise NotYourTurn("over" if self.is_over else "turn")
        if move not in self.legal():
            raise Illegal("illegal", move=self.text(move))
        return self._apply(move, draw)

    def settle(self, chance: Dice | Draws | None = None) -> list[Event]:
        """Let chance decide until somebody has to or the game is over: by the match's own dice, by
        these, or by draws that can be proved (`core.fair`)."""
        source = self.dice if chance is None else chance
        events: list[Event] = []
        rules = self.game.rules
        while self.actor == CHANCE:
            if source is None:
                raise Malformed("no-dice")
            if isinstance(source, Draws):
                number = source.count
                weights = rules.weights(self.state)
                events += self._apply(source.next(self.legal(), weights), number)
            else:
                events += self._apply(rules.sample(self.state, source))
        return events

    def _apply(self, move: int, draw: int | None = None) -> list[Event]:
        events: list[Event] = []
        actor = self.actor
        rules = self.game.rules
        observed: list[int] = []
        if actor != CHANCE:
            observed = [
                int(rules.observed_move(self.state, move, seat)) for seat in range(self.seats)
            ]
        rules.apply(self.state, move, events)
        self.log.append(Step(actor, move, events, observed, draw))
        self.version += 1
        return events

    def enter(self, moves: Iterable[SupportsIndex]) -> None:
        """Replay: decisions and chance results as a log has them."""
        for given in moves:
            move = whole(given, MOVE)
            if move not in self.legal():
                raise Illegal("over" if self.is_over else "illegal", move=self.text(move))
            self._apply(move)

    def undo_problem(self, seat: int) -> str | None:
        """Why the seat may not freely take back its last decision; None if it may."""
        for step in reversed(self.log):
            if step.actor == CHANCE:
                return "undo-chance"
            if step.actor != seat:
                return "undo-other"
            if step.taught(seat):
                return "undo-reveal"
            return None
        return "undo-nothing"

    def undo(self, seat: int, force: bool = False) -> None:
        """Take back the seat's last decision and what followed from it.

        Free as long as nothing came to light and nobody else decided; `force` goes further
        (the others agreed, or are bots) and is marked in `undone`.
        """
        problem = self.undo_problem(seat)
        if problem is not None and not force:
            raise NoUndo(problem)
        keep = len(self.log) - 1
        while keep >= 0 and self.log[keep].actor != seat:
            keep -= 1
        if keep < 0:
            raise NoUndo("undo-nothing")
        last = self.undone[-1] if self.undone else {}
        if problem is not None:
            self.rewind(seat, keep)
        elif "log" in last and keep < last["to"]:
            self._rewind_further(seat, keep, last)
        else:
            self._cut(keep)

    def rewind(self, seat: int, keep: int) -> None:
        """Take back all but so many steps, and mark it."""
        steps = self.entries(keep)
        self.undone.append({"seat": seat, "from": len(self.log), "to": keep, "log": steps})
        self._cut(keep)

    def _rewind_further(self, seat: int, keep: int, last: dict[str, Any]) -> None:
        """A free undo of a step on which the steps of the last mark followed: it is kept, too.

        Otherwise nobody could replay those. For the same seat it is one undo that went further.
        """
        if last["seat"] != seat:
            self.rewind(seat, keep)
            return
        self.undone[-1] = {**last, "to": keep, "log": self.entries(keep) + last["log"]}
        self._cut(keep)

    def entries(self, since: int = 0) -> list[dict[str, Any]]:
        """The log from that step on as a record has it."""
        entries: list[dict[str, Any]] = []
        for step in self.log[since:]:
            entry = {"actor": actor_word(step.actor), "move": self.text(step.move)}
            entries.append(entry if step.draw is None else {**entry, "draw": step.draw})
        return entries

    def _cut(self, keep: int) -> None:
        steps, version = self.log[:keep], self.version
        self.state = self.game.rules.copy(self.start)
        self.log = []
        self._repeat(steps)
        self.version = version + 1

    def _repeat(self, steps: list[Step]) -> None:
        for step in steps:
            self._apply(step.move, step.draw)

    @property
    def draws(self) -> int:
        """How many results were drawn from a seed so far, those taken back included."""
        back = sum("draw" in entry for mark in self.undone for entry in mark.get("log", ()))
        return back + sum(step.draw is not None for step in self.log)

    def at(self, n: int) -> "Match":
        """The same match when n entries were in the log."""
        if not 0 <= n <= len(self.log):
            raise Malformed("record", problem=f"there is no step {n}")
        past = Match(self.game, self.options, self.seats, self.game.rules.copy(self.start))
        past.from_position = self.from_position
        past._repeat(self.log[:n])
        past.dice = None if self.dice is None else self.dice.copy()
        return past

    def observed_log(self, seat: int | None) -> list[str]:
        """The log as the seat learnt it: `?` for what it may not know."""
        state = self.game.rules.copy(self.start)
        lines: list[str] = []
        for step in self.log:
            lines.append(self.game.codec.observed_text(state, step.move, seat))
            self.game.rules.apply(state, step.move)
        return lines

    def events_for(self, seat: int | None, since: int = 0) -> list[Event]:
        """What happened since that entry of the log, for the ears of the seat."""
        return [event for step in self.log[since:] for event in events_for(step.events, seat)]


def _resumed(
    game: Game,
    options: object,
    seats: int,
    start: State | None,
    moves: list[tuple[int, int | None]],
    undone: list[dict[str, Any]],
    version: int,
    dice: Dice | None,
) -> Match:
    """The match that was written, played once more."""
    match = Match(game, options, seats, start)
    for move, draw in moves:
        match._apply(move, draw)
    match.undone = undone
    match.version = version
    match.dice = dice
    return match
