"""Goes through a finished match, piece by piece, so that it can be watched and interrupted."""

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct

from spieluhr.core.dice import Dice
from spieluhr.core.match import Match
from spieluhr.core.rules import CHANCE, State
from spieluhr.reviews import costs, luck
from spieluhr.reviews.efforts import TABLES, Draws, draws_of, effort_of
from spieluhr.reviews.errors import ReviewError
from spieluhr.reviews.scale import Scale, scale_of
from spieluhr.reviews.schema import Decision, LuckEvent, Part, Point

# Dice follow from the step alone: the same record has the same review, and worlds are dealt by
# dice that know nothing of what was hidden.
SEEDS: Final = 0x5EED
STREAMS: Final = 4


class Piece(Struct, frozen=True):
    """A free decision, or all chance between two decisions: entries `n` to before `end`."""

    n: int
    end: int
    is_chance: bool


def pieces(match: Match) -> list[Piece]:
    """All that a review looks at, in order; decisions without a choice do not count."""
    found: list[Piece] = []
    s, rules = match.game.rules.copy(match.start), match.game.rules
    n = 0
    while n < len(match.log):
        end = n + 1
        is_chance = match.log[n].actor == CHANCE
        while is_chance and end < len(match.log) and match.log[end].actor == CHANCE:
            end += 1
        if is_chance or len(rules.legal(s)) > 1:
            found.append(Piece(n, end, is_chance))
        for step in match.log[n:end]:
            rules.apply(s, step.move)
        n = end
    return found


def need_end(match: Match, is_ended: bool) -> None:
    """What is hidden in a running game stays hidden: only finished ones are reviewed."""
    if not match.is_over and not is_ended:
        raise ReviewError("running")


class Reviewer:
    """Reviews pieces of one match at one level."""

    def __init__(self, match: Match, level: str, scale: Scale | None = None, salt: int = 0) -> None:
        self.match = match
        self.level = level
        self.mode = match.game.heuristics.mode(match.start)
        self.scale = scale_of(match.game.id, self.mode) if scale is None else scale
        self.salt = salt  # other dice, to see how much depends on them

    def part(self, wanted: Sequence[Piece]) -> Part:
        """What there is to say about these pieces, which are in order."""
        decisions: list[Decision] = []
        events: list[LuckEvent] = []
        curve: list[Point] = []
        for piece, s in self.tables(wanted):
            if piece.is_chance:
                found, point = self._luck(piece, s)
                events.append(found)
                curve.append(point)
            else:
                decisions.append(self._cost(piece, s))
                curve.append(self._point(piece, s))
        return Part(decisions, events, curve)

    def costs(self, wanted: Sequence[Piece]) -> list[Decision]:
        """The same of decisions alone, without the curve."""
        return [self._cost(piece, s) for piece, s in self.tables(wanted)]

    def tables(self, wanted: Sequence[Piece]) -> Iterable[tuple[Piece, State]]:
        """Each piece with the table before it."""
        rules = self.match.game.rules
        s, at = rules.copy(self.match.start), 0
        for piece in wanted:
            for step in self.match.log[at : piece.n]:
                rules.apply(s, step.move)
            at = piece.n
            yield piece, s

    def dice(self, n: int, stream: int) -> Dice:
        """For what is looked at before entry n of the log."""
        return Dice(((SEEDS + self.salt) * 1_000_003 + n) * STREAMS + stream)

    def _cost(self, piece: Piece, s: State) -> Decision:
        move = self.match.log[piece.n].move
        effort = effort_of(self.level, self.match.seats)
        return costs.cost(
            self.match.game, s, move, piece.n, effort, self.scale, self.dice(piece.n, 0)
        )

    def _luck(self, piece: Piece, s: State) -> tuple[LuckEvent, Point]:
        came, drawn = self.redrawn(piece, s, draws_of(self.level))
        return luck.event(self.scale, self.mode, (piece.n, piece.end), came, drawn)

    def after(self, piece: Piece, s: State) -> luck.Row:
        """The table as chance left it."""
        game, after = self.match.game, self.match.game.rules.copy(s)
        for step in self.match.log[piece.n : piece.end]:
            game.rules.apply(after, step.move)
        return luck.weigh(game, after, TABLES[self.level], self.dice(piece.n, 3))

    def redrawn(
        self, piece: Piece, s: State, draws: Draws
    ) -> tuple[list[luck.Row], list[luck.Row]]:
        """What chance brought, and what else it could have brought."""
        game = self.match.game
        after = game.rules.copy(s)
        for step in self.match.log[piece.n : piece.end]:
            game.rules.apply(after, step.move)
        return luck.redrawn(game, s, after, draws, self.dice(piece.n, 1))

    def _point(self, piece: Piece, s: State) -> Point:
        """After the decision; if chance follows, before it: the chance has a point of its own."""
        game, n, after = self.match.game, piece.end, self.match.game.rules.copy(s)
        game.rules.apply(after, self.match.log[piece.n].move)
        if game.rules.actor(after) == CHANCE:
            n, after = piece.n, s
        row = luck.weigh(game, after, TABLES[self.level], self.dice(piece.n, 2))
        return Point(n, [round(share, 4) for share in luck.shares(self.scale, self.mode, row)])


def joined(parts: Iterable[Part]) -> Part:
    """One after the other; of two points at one place the later one counts."""
    decisions: list[Decision] = []
    events: list[LuckEvent] = []
    curve: dict[int, Point] = {}
    for part in parts:
        decisions += part.decisions
        events += part.events
        for point in part.curve:
            curve[point.n] = point
    return Part(decisions, events, [curve[n] for n in sorted(curve)])
