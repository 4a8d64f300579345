"""The answer to a puzzle in words: as a review tells a decision, but to whoever decides."""

from typing import Final

from msgspec import Struct

from spieluhr.bots.asking import advise
from spieluhr.bots.hints import ADVISER
from spieluhr.bots.levels import at_level
from spieluhr.bots.reasons import Reasons
from spieluhr.core.dice import Dice
from spieluhr.core.events import Event, events_for
from spieluhr.core.match import Match
from spieluhr.core.moments import TURN
from spieluhr.core.words import Both, Reader
from spieluhr.puzzles.schema import Puzzle
from spieluhr.reviews.lines import LONGEST
from spieluhr.reviews.words import MOST, give_or_take, points

RIGHT: Final[Both] = ("Right: “{said}”", "Richtig: „{said}“")
BEST: Final[Both] = ("Best: “{said}”", "Am besten: „{said}“")
CHOSEN: Final[Both] = ("You chose “{said}”", "Du hast „{said}“ gewählt")
IN_WORLDS: Final[Both] = (
    "The best move does better in {share} of 100 deals that fit what you know.",
    "Der beste Zug ist besser in {share} von 100 Verteilungen, die zu dem passen, was du weißt.",
)
COST: Final[Both] = (
    "Your choice costs {cost} points of win chance.",
    "Deine Wahl kostet {cost} Prozentpunkte Siegchance.",
)
LEAD: Final[Both] = (
    "The second best, “{said}”, costs {cost} points of win chance.",
    "Der zweitbeste Zug, „{said}“, kostet {cost} Prozentpunkte Siegchance.",
)
AS_GOOD: Final[Both] = (
    "“{said}” is not surely worse than the best move the review found, so it counts.",
    "„{said}“ ist nicht sicher schlechter als der beste Zug aus der Analyse, also zählt es.",
)
WHY: Final[Both] = ("Why: {why}", "Warum: {why}")
THEN: Final[Both] = ("It could go on: {line}", "So könnte es weitergehen: {line}")
WRONG: Final[Both] = (
    "There is a better move. Try again, or have it shown.",
    "Es gibt einen besseren Zug. Versuch es noch einmal oder lass ihn dir zeigen.",
)


class Worse(Struct, frozen=True):
    """How much worse another move is; `share` of 100 deals, 0 if they were not counted. Without
    `is_shown` its cost was not validated for people."""

    move: str
    cost: float
    error: float
    share: int
    is_shown: bool = True


class Told(Struct, frozen=True):
    """Sentences, and the clauses of the rules behind the best move."""

    lines: list[str]
    clauses: list[str]


class Teller:
    """Tells about one decision, in the language of whoever decides it."""

    def __init__(self, match: Match, names: list[str], lang: str) -> None:
        self.match = match
        self.seat = match.actor
        self.reader = Reader(lang, names, self.seat)
        self.view = match.view(self.seat)

    def wrong(self, chosen: Worse) -> Told:
        """What the choice costs; not what would be better."""
        return Told([self._chosen(chosen), *self._cost(chosen), self.reader.say(WRONG)], [])

    def right(self, best: str, second: Worse | None, is_as_good: bool = False) -> Told:
        """Why it is best, and by how much."""
        said = self._said(best)
        lines = [self.reader.say(AS_GOOD if is_as_good else RIGHT, said=said)]
        return self._whole(lines, best, second)

    def shown(self, best: str, chosen: Worse | None, second: Worse | None) -> Told:
        """The answer, for somebody who has not found it."""
        lines = [] if chosen is None else [self._chosen(chosen), *self._cost(chosen)]
        lines.append(self.reader.say(BEST, said=self._said(best)))
        return self._whole(lines, best, second if chosen is None else None, chosen)

    def _whole(
        self, lines: list[str], best: str, second: Worse | None, chosen: Worse | None = None
    ) -> Told:
        if second is not None and second.is_shown:
            cost = self._points(second)
            lines.append(self.reader.say(LEAD, said=self._said(second.move), cost=cost))
        counted = chosen or second
        if counted is not None and counted.share:
            lines.append(self.reader.say(IN_WORLDS, share=counted.share))
        lines += self._reasons(best, counted)
        return Told(lines, self._clauses(best))

    def _said(self, move: str) -> str:
        said = self.match.game.words.explain(self.view, move, self.reader)
        return said.rstrip(".")

    def _chosen(self, chosen: Worse) -> str:
        return self.reader.say(CHOSEN, said=self._said(chosen.move)) + "."

    def _cost(self, chosen: Worse) -> list[str]:
        if not chosen.is_shown:
            return []
        return [self.reader.say(COST, cost=self._points(chosen))]

    def _points(self, one: Worse) -> str:
        lang = self.reader.lang
        return points(one.cost, lang) + give_or_take(one.error, lang)

    def _reasons(self, best: str, other: Worse | None) -> list[str]:
        """What a hint says of the move, and how it could go on."""
        match, game, dice = self.match, self.match.game, Dice(len(self.match.log))
        bot, parse = at_level(ADVISER), self.match.game.codec.parse
        advise(bot, match, dice)
        reasons = Reasons(bot, match, self.reader)
        reasons.look(parse(best), True, dice)
        if other is not None:
            reasons.look(parse(other.move), False, dice)
        found = reasons.foreseen[0]
        found.weights = {
            key: weight for key, weight in found.weights.items() if key.endswith(f" {self.seat}")
        }
        lines = []
        if found.weights:
            lines.append(self.reader.say(WHY, why=reasons.sentences()[0]))
        world = game.rules.resample(match.state, self.seat, dice)
        line = bot.line(game.heuristics, world, self.seat, parse(best), LONGEST, dice)
        after = self._lines([event for ply in line[1:] for event in ply.events])
        if after:
            lines.append(self.reader.say(THEN, line=" ".join(after[:MOST])))
        return lines

    def _lines(self, events: list[Event]) -> list[str]:
        words = self.match.game.words
        told = [
            words.log_line(event, self.reader)
            for event in events_for(events, self.seat)
            if event.kind != TURN
        ]
        return [line for line in told if line is not None]

    def _clauses(self, best: str) -> list[str]:
        """Of what the best move does, before any chance."""
        game, events = self.match.game, list[Event]()
        dice = Dice(len(self.match.log))
        world = game.rules.resample(self.match.state, self.seat, dice)
        game.rules.apply(world, game.codec.parse(best), events)
        found = [game.words.clauses.get(event.kind) for event in events_for(events, self.seat)]
        return list(dict.fromkeys(clause for clause in found if clause is not None))[:MOST]


def of_book(teller: Teller, puzzle: Puzzle, move: str | None, first: str | None = None) -> Told:
    """What there is to say about a move; without one the answer, and what was chosen before."""
    second = worse(puzzle, min(puzzle.others, key=lambda other: puzzle.others[other].cost))
    if move is None:
        chosen = worse(puzzle, first) if first in puzzle.others else None
        return teller.shown(puzzle.best, chosen, second)
    if move in puzzle.solutions:
        return teller.right(move, second)
    return teller.wrong(worse(puzzle, move))


def worse(puzzle: Puzzle, move: str | None) -> Worse:
    """One of the other moves of a puzzle."""
    one = puzzle.others[str(move)]
    return Worse(str(move), one.cost, one.error, one.better)
