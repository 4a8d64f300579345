"""Is one move of a decision surely better than all others? First at a glance, then thoroughly."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from spieluhr.bots.weighing import Effort, Weighed, promising, weigh_moves
from spieluhr.core.dice import Dice
from spieluhr.core.game import Game
from spieluhr.core.rules import State
from spieluhr.puzzles.schema import Other
from spieluhr.puzzles.share import Shares
from spieluhr.puzzles.sureness import Lead
from spieluhr.reviews.efforts import EFFORTS, USUAL

LEAST: Final = 0.08  # points of win chance by which the best move leads
NEARLY: Final = 0.75  # of it, where something is only looked at
MOST_MOVES: Final = 40  # more choices are a search for a needle, not a puzzle
GLANCE: Final = Effort(trees=4, iterations=12, depth=2, worlds=4, most=6)
USUALLY: Final = EFFORTS[USUAL]
# 20 times as much: of trees that are searched, the review's highest level; of exact look-ahead, a
# decision further (about 5 times the tables), twice the trees and twice the worlds.
THOROUGHLY: Final = Effort(trees=16, iterations=320, depth=5, worlds=12, most=0)
FIFTH: Final = Effort(trees=8, iterations=128, depth=5, worlds=5, most=0)
RIVALS: Final = 4  # moves that are weighed thoroughly besides the best, the closest ones
WORLDS: Final = 3  # in which two moves have to lead to the same table


class Answer(Struct, frozen=True):
    """The best move, its twins, and what all others cost."""

    best: int
    twins: list[int]
    others: dict[int, Other]


class Search:
    """Looks at decisions of one game; counts how far each of them comes.

    `least`: the lead that is asked for, before costs are multiplied with what was measured.
    """

    def __init__(self, game: Game, least: float = LEAST) -> None:
        self.game = game
        self.least = least
        self.screened = 0
        self.looked = 0
        self.confirmed = 0

    def at(self, s: State, dice: Dice) -> Answer | None:
        """None if it is no puzzle. Nothing is used of the table but what its seat knows."""
        rules = self.game.rules
        seat = int(rules.actor(s))
        legal = rules.legal(s)
        if not 1 < len(legal) <= MOST_MOVES:
            return None
        world = rules.resample(s, seat, dice)
        shares = Shares(self.game, world, seat)
        best = self._at_a_glance(world, shares, dice)
        return None if best is None else self._closely(world, shares, best, legal, dice)

    def _at_a_glance(self, world: State, shares: Shares, dice: Dice) -> int | None:
        """The move that seems best, if only its twins come close."""
        heuristics = self.game.heuristics
        moves = promising(heuristics, world, shares.seat, 2, GLANCE.most, dice)
        found = self._weigh(world, shares, moves, GLANCE, dice)
        means = {m: sum(row) / len(row) for m, row in found.items()}
        best = max(moves, key=lambda m: means[m])
        close = [m for m in moves if m != best and means[best] - means[m] < NEARLY * self.least]
        if any(not self._are_twins(world, best, m, dice) for m in close):
            return None
        self.screened += 1
        return best

    def _closely(
        self, world: State, shares: Shares, best: int, legal: list[int], dice: Dice
    ) -> Answer | None:
        """All other moves with the usual effort, then the closest of them with 20 times of it."""
        twins = [m for m in legal if m != best and self._are_twins(world, best, m, dice)]
        others = [m for m in legal if m != best and m not in twins]
        if not others:
            return None
        usual = self._weigh(world, shares, [best, *others], USUALLY, dice)
        leads = {m: Lead(differences(usual[best], usual[m])) for m in others}
        if any(lead.mean < NEARLY * self.least for lead in leads.values()):
            return None
        self.looked += 1
        if self._is_refuted(world, shares, best, min(others, key=lambda m: leads[m].mean), dice):
            return None
        rivals = sorted(others, key=lambda m: (leads[m].least(), m))[:RIVALS]
        weighed = self._weighed(world, shares, [best, *rivals], THOROUGHLY, dice)
        deep = {one.move: [shares.of(tree) for tree in one.by_tree] for one in weighed}
        if not is_best_of_halves(deep, best):
            return None
        for m in rivals:
            leads[m] = Lead(differences(deep[best], deep[m]))
            if leads[m].mean < self.least or leads[m].least(len(rivals)) <= 0.0:
                return None
        self.confirmed += 1
        by_world = {one.move: one.by_world for one in weighed}
        told = {m: other(leads[m], by_world, best, m) for m in others}
        return Answer(best, twins, told)

    def _is_refuted(
        self, world: State, shares: Shares, best: int, closest: int, dice: Dice
    ) -> bool:
        """Against the closest move alone, with a fifth of the great effort: most candidates end
        here."""
        found = self._weigh(world, shares, [best, closest], FIFTH, dice)
        return Lead(differences(found[best], found[closest])).most() < self.least

    def _weigh(
        self, world: State, shares: Shares, moves: list[int], effort: Effort, dice: Dice
    ) -> dict[int, list[float]]:
        """Shares by tree."""
        found = self._weighed(world, shares, moves, effort, dice)
        return {one.move: [shares.of(tree) for tree in one.by_tree] for one in found}

    def _weighed(
        self, world: State, shares: Shares, moves: list[int], effort: Effort, dice: Dice
    ) -> list[Weighed]:
        return weigh_moves(self.game.heuristics, world, shares.seat, moves, effort, dice)

    def _are_twins(self, world: State, a: int, b: int, dice: Dice) -> bool:
        """Do both lead to the same table, whatever is hidden?"""
        rules, codec = self.game.rules, self.game.codec
        for _ in range(WORLDS):
            imagined = rules.resample(world, int(rules.actor(world)), dice)
            after = []
            for move in (a, b):
                child = rules.copy(imagined)
                rules.apply(child, move, None)
                after.append(codec.position(child))
            if after[0] != after[1]:
                return False
        return True


def differences(best: Sequence[float], other_one: Sequence[float]) -> list[float]:
    """Tree by tree: both moves were weighed in the same worlds."""
    return [a - b for a, b in zip(best, other_one, strict=True)]


def is_best_of_halves(deep: dict[int, list[float]], best: int) -> bool:
    """Would each half of the trees choose it? Then the other half values it without flattery."""
    for half in (0, 1):
        sums = {m: sum(row[half::2]) for m, row in deep.items()}
        if max(sums, key=lambda m: sums[m]) != best:
            return False
    return True


def other(lead: Lead, by_world: dict[int, list[float]], best: int, move: int) -> Other:
    """Of moves that are far behind, the worlds were not counted thoroughly: 0 says so."""
    better = 0
    if move in by_world:
        wins = [a > b for a, b in zip(by_world[best], by_world[move], strict=True)]
        better = round(100 * sum(wins) / len(wins))
    return Other(round(lead.mean, 3), round(lead.error, 3), better)
