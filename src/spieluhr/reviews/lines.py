"""How a better move could have gone on: in one deal that fits what its seat knew then.

Nothing of it follows from the truth but what the seat knew: the deal is made anew, and the line is
what an adviser has in mind who knows no more.
"""

from collections.abc import Iterable
from typing import Final

from spieluhr.bots.asking import advise, answer
from spieluhr.bots.hints import ADVISER
from spieluhr.bots.levels import LevelBot, at_level
from spieluhr.bots.line import Ply, make
from spieluhr.core.dice import Dice
from spieluhr.core.match import Match
from spieluhr.core.rules import OVER, State
from spieluhr.reviews.schema import Decision, Line

QUICK: Final = "club"
LONGEST: Final = 6  # decisions of a line
DEALT: Final = 0xDEA1  # apart from the dice of the adviser


def deal(past: Match) -> Match:
    """A match that begins here, in one deal that fits what the seat that decides knows."""
    rules = past.game.rules
    world = rules.resample(past.state, past.actor, Dice(DEALT + len(past.log)))
    return Match(past.game, past.options, past.seats, world)


def follow(past: Match, moves: Iterable[str]) -> Match:
    """That deal after these moves, chance included; Illegal if one of them cannot be."""
    found = deal(past)
    found.enter([found.game.codec.parse(move) for move in moves])
    return found


class Continuation:
    """The adviser who has thought about a decision, and the line it has in mind."""

    def __init__(self, match: Match, one: Decision) -> None:
        self.decision = one
        self.past = match.at(one.n)
        self.dice = Dice(one.n)
        self.adviser: LevelBot = at_level(ADVISER)
        advise(self.adviser, self.past, self.dice)
        game, world = self.past.game, deal(self.past).state
        best = game.codec.parse(one.best)
        self.plies: list[Ply] = self.adviser.line(
            game.heuristics, world, one.seat, best, LONGEST, self.dice
        )
        self._go_on(world)

    def _go_on(self, s: State) -> None:
        """Where the adviser has thought no further: each bot knows what its seat knows."""
        game, rules, bot = self.past.game, self.past.game.rules, at_level(QUICK)
        while len(self.plies) < LONGEST and rules.actor(s) != OVER:
            bot.forget()
            self.plies.append(make(rules, s, answer(bot, game, s, self.dice), self.dice))

    def line(self) -> Line:
        """Its moves: `follow` shows them on the board."""
        text = self.past.game.codec.text
        moves = [text(move) for ply in self.plies for move in ply.moves]
        return Line(self.decision.n, self.decision.seat, moves)
