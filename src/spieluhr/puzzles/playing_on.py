"""How much is a difference between two moves worth, if the game is played on after both?

A search calls one move better than another by so many points of win chance. Whoever plays on many
times after each of them, in the same worlds, counts how many points it really is.
"""

import math
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from spieluhr.bots import answer, make_bot
from spieluhr.core.dice import Dice
from spieluhr.core.game import Game
from spieluhr.core.match import Match
from spieluhr.core.rules import CHANCE, OVER, State
from spieluhr.puzzles.schema import Measured, Puzzle
from spieluhr.puzzles.sureness import Lead

LEVEL: Final = "club"  # who plays on, in all seats: where the scale of ratings stands at 1500
SEEDS: Final = 0x0DD5


class Played(Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle that was played on: what the search says, and what became of it."""

    id: str
    said: float
    came: float
    error: float


def played(match: Match, one: Puzzle, times: int, number: int) -> Played:
    """The best move against the one that comes closest to it."""
    closest = min(one.others, key=lambda move: one.others[move].cost)
    parse = match.game.codec.parse
    dice = Dice((SEEDS * 1_000_003 + number) * 1009 + one.n)
    leads = play_on(match.game, match.state, parse(one.best), parse(closest), times, dice)
    lead = Lead(leads)
    return Played(one.id, one.gap, round(lead.mean, 4), round(lead.error, 4))


def play_on(game: Game, s: State, best: int, other: int, times: int, dice: Dice) -> list[float]:
    """What the seat gets more after the best move, in each of so many worlds."""
    seat = int(game.rules.actor(s))
    found = []
    for _ in range(times):
        world, seed = game.rules.resample(s, seat, dice), dice.below(1 << 40)
        found.append(
            _share(game, world, best, Dice(seed), seat)
            - _share(game, world, other, Dice(seed), seat)
        )
    return found


def _share(game: Game, s: State, move: int, dice: Dice, seat: int) -> float:
    rules = game.rules
    s = rules.copy(s)
    rules.apply(s, move)
    players = {k: make_bot(LEVEL) for k in range(len(game.heuristics.evaluate(s)))}
    while (actor := rules.actor(s)) != OVER:
        if actor == CHANCE:
            rules.apply(s, rules.sample(s, dice))
            continue
        chosen = answer(players[actor], game, s, dice)
        for k, player in players.items():
            player.follow(k, int(rules.observed_move(s, chosen, k)))
        rules.apply(s, chosen)
    return rules.outcome(s).shares()[seat]


def summed_up(played: Sequence[Played], times: int) -> Measured:
    """The line through 0 that fits best, and how sure it is (by leaving out each position once)."""

    def slope(some: Sequence[Played]) -> float:
        return sum(one.said * one.came for one in some) / sum(one.said**2 for one in some)

    count = len(played)
    without = [slope([*played[:k], *played[k + 1 :]]) for k in range(count)]
    mean = sum(without) / count
    error = math.sqrt((count - 1) / count * sum((one - mean) ** 2 for one in without))
    return Measured(round(slope(played), 3), round(error, 3), count, times, LEVEL)
