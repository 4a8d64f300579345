"""One game in progress: the log and the state that follows from it."""

from collections.abc import Iterable
from typing import Any

from spieluhr.core.dice import Dice
from spieluhr.core.errors import Illegal, Malformed, NotYourTurn, NoUndo, Stale
from spieluhr.core.events import Event, events_for
from spieluhr.core.fair import Draws
from spieluhr.core.game import Game
from spieluhr.core.rules import CHANCE, OVER, Outcome, State, actor_word


class Step:
    """One entry of the log: who did what, and what happened by it.

    `observed` is the move as each seat learnt it (`Rules.observed_move`); of chance there is none.
    `draw` is the number of a chance result that follows from a seed (`core.fair`).
    """

    __slots__ = ("actor", "draw", "events", "move", "observed")

    def __init__(
        self,
        actor: int,
        move: int,
        events: list[Event],
        observed: list[int],
        draw: int | None = None,
    ) -> None:
        self.actor = actor
        self.move = move
        self.events = events
        self.observed = observed
        self.draw = draw

    def taught(self, seat: int) -> bool:
        """Did the seat learn by it what was hidden?"""
        bit = 2 << seat
        return any(event.reveals & bit for event in self.events)


class Match:
    """Options and log are the whole game; `start` is the table before the first entry.

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
    ) -> None:
        self.game = game
        self.options = options
        self.from_position = start is not None
        self.start: State = start if start is not None else game.new(options, seats)
        self.seats: int = seats if seats is not None else game.seat_counts(options)[0]
        self.state: State = game.rules.copy(self.start)
        self.log: list[Step] = []
        self.version = 0
        self.undone: list[dict[str, Any]] = []

    @property
    def actor(self) -> int:
        """The seat that decides now, CHANCE or OVER."""
        return self.game.rules.actor(self.state)

    @property
    def is_over(self) -> bool:
        """By the rules; a resignation or a clock is the server's business."""
        return self.actor == OVER

    def legal(self) -> list[int]:
        """All moves of the actor, in rising order."""
        return self.game.rules.legal(self.state)

    def view(self, seat: int | None) -> Any:
        """What that seat knows (None: a spectator), as the game's own view type."""
        return self.game.rules.view(self.state, seat)

    def outcome(self) -> Outcome:
        """Scores, ranks and reason; only when the game is over."""
        return self.game.rules.outcome(self.state)

    def play(self, seat: int, move: int, version: int | None = None) -> list[Event]:
        """Make a decision. If it is refused, an error says why and nothing has changed."""
        if version is not None and version != self.version:
            raise Stale("stale", version=version, now=self.version)
        if self.actor != seat:
            raise NotYourTurn({CHANCE: "chance", OVER: "over"}.get(self.actor, "turn"))
        if move not in self.legal():
            raise self._illegal(seat, move)
        return self._apply(move)

    def play_text(self, seat: int, line: str, version: int | None = None) -> list[Event]:
        """`play` with the move in its text form; Malformed if it is none."""
        return self.play(seat, self.game.codec.parse(line), version)

    def _illegal(self, seat: int, move: int) -> Illegal:
        line = self.game.codec.text(move)
        why = self.game.words.refuse(self.view(seat), line)
        if why is None:
            return Illegal("illegal", move=line)
        return Illegal("illegal-why", move=line, why=why)

    def chance(self, move: int, draw: int | None = None) -> list[Event]:
        """Enter a chance result, with its number if it was drawn from a seed."""
        if self.actor != CHANCE:
            raise NotYourTurn("over" if self.is_over else "turn")
        if move not in self.legal():
            raise Illegal("illegal", move=self.game.codec.text(move))
        return self._apply(move, draw)

    def settle(self, chance: Dice | Draws) -> list[Event]:
        """Let chance decide until somebody has to or the game is over: by dice, or by draws that
        can be proved (`core.fair`)."""
        events: list[Event] = []
        rules = self.game.rules
        while self.actor == CHANCE:
            if isinstance(chance, Draws):
                number = chance.count
                weights = rules.weights(self.state)
                events += self._apply(chance.next(self.legal(), weights), number)
            else:
                events += self._apply(rules.sample(self.state, chance))
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

    def enter(self, moves: Iterable[int]) -> None:
        """Replay: decisions and chance results as a log has them."""
        for move in moves:
            if move not in self.legal():
                raise Illegal("over" if self.is_over else "illegal", move=self._text(move))
            self._apply(move)

    def _text(self, move: int) -> str:
        return self.game.codec.text(move)

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
            entry = {"actor": actor_word(step.actor), "move": self._text(step.move)}
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
