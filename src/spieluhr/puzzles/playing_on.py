"""How much is a difference between two moves worth, if the game is played on after both?

A search calls one move better than another by so many points of win chance. Whoever plays on many
times after each of them, in the same worlds, counts how many points it really is. To the very end
that takes hundreds of games for one pair of moves; after two turns, the chance that hints show says
nearly as much with a tenth of them (`bench/puzzles.md`).
"""

import math
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from spieluhr.bots import answer, chances, make_bot
from spieluhr.bots.levels import at_level
from spieluhr.core.dice import Dice
from spieluhr.core.game import Game
from spieluhr.core.match import Match
from spieluhr.core.rules import CHANCE, OVER, State
from spieluhr.puzzles.errors import PuzzleError
from spieluhr.puzzles.schema import Measured, Puzzle
from spieluhr.puzzles.sureness import Lead

LEVEL: Final = "club"  # who plays on, in all seats: where the scale of ratings stands at 1500
SEEDS: Final = 0x0DD5
JUDGE: Final = "expert"  # whose search the chances were fitted to
TO_THE_END: Final = 0  # turns


class Played(Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle that was played on: what the search says, and what became of it."""

    id: str
    said: float
    came: float
    error: float


def played(match: Match, one: Puzzle, times: int, number: int, turns: int = TO_THE_END) -> Played:
    """The best move against the one that comes closest to it."""
    closest = min(one.others, key=lambda move: one.others[move].cost)
    parse = match.game.codec.parse
    dice = Dice((SEEDS * 1_000_003 + number) * 1009 + one.n)
    table = Table(match.game, match.state, turns)
    lead = Lead(table.leads(parse(one.best), parse(closest), times, dice))
    return Played(one.id, one.gap, round(lead.mean, 4), round(lead.error, 4))


class Table:
    """A decision from which clubs play on: to the end, or for so many turns of the seat."""

    def __init__(self, game: Game, s: State, turns: int = TO_THE_END) -> None:
        self.game = game
        self.s = s
        self.turns = turns
        self.seat = int(game.rules.actor(s))

    def leads(self, best: int, other: int, times: int, dice: Dice) -> list[float]:
        """What the seat gets more after the best move, in each of so many worlds."""
        found = []
        for _ in range(times):
            world, seed = self.game.rules.resample(self.s, self.seat, dice), dice.below(1 << 40)
            after = [self._share(world, move, Dice(seed)) for move in (best, other)]
            found.append(after[0] - after[1])
        return found

    def _share(self, world: State, move: int, dice: Dice) -> float:
        rules = self.game.rules
        s = rules.copy(world)
        rules.apply(s, move)
        players = {k: make_bot(LEVEL) for k in range(len(self.game.heuristics.evaluate(s)))}
        before, begun = self.seat, 0
        while (actor := rules.actor(s)) != OVER:
            if actor == CHANCE:
                rules.apply(s, rules.sample(s, dice))
                continue
            if actor == self.seat != before:
                begun += 1
                if begun == self.turns:
                    return self._judged(s, dice)
            before = actor
            chosen = answer(players[actor], self.game, s, dice)
            for k, player in players.items():
                player.follow(k, int(rules.observed_move(s, chosen, k)))
            rules.apply(s, chosen)
        return rules.outcome(s).shares()[self.seat]

    def _judged(self, s: State, dice: Dice) -> float:
        """The chance of the seat that decides, from what it knows."""
        heuristics = self.game.heuristics
        world = self.game.rules.resample(s, self.seat, dice)
        found = at_level(JUDGE).judge(heuristics, world, self.seat, dice)
        table = chances.look(heuristics, world, self.seat, dice)
        shares = chances.chances(self.game.id, table, found[:1])
        if shares is None:
            raise PuzzleError("not-measured", game=self.game.words.title)
        return shares[0].share


def summed_up(played: Sequence[Played], times: int) -> Measured:
    """The line through 0 that fits best, and how sure it is (by leaving out each position once)."""

    def slope(some: Sequence[Played]) -> float:
        return sum(one.said * one.came for one in some) / sum(one.said**2 for one in some)

    count = len(played)
    without = [slope([*played[:k], *played[k + 1 :]]) for k in range(count)]
    mean = sum(without) / count
    error = math.sqrt((count - 1) / count * sum((one - mean) ** 2 for one in without))
    return Measured(round(slope(played), 3), round(error, 3), count, times, LEVEL)
