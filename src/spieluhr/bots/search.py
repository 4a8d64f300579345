"""Information-set Monte Carlo tree search, for every game and any number of players.

Every iteration deals a world anew from what the seat knows. In it each player follows the tree of
what he himself has learnt: where decisions are hidden there is one tree for each observer, else
they share one. Chance is rolled on the way and not remembered.
"""

import math
import time
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from spieluhr.bots.tree import NO_NODE, Tree
from spieluhr.core.dice import Dice
from spieluhr.core.heuristics import Heuristics
from spieluhr.core.playout import settle
from spieluhr.core.rules import CHANCE, OVER, Rules, S

# How a leaf is judged.
PLAYOUT: Final = 0  # by a random game to the end, or to `steps` decisions
CHILDREN: Final = 1  # by the best of its children, each evaluated

MOST_NODES: Final = 400_000
LOUD: Final = 14  # so many random decisions at most until a table is quiet
# Where choices are hidden, one decision in so many is made at random: two searchers that follow
# their numbers alone fall into step, and then one answers as if it saw what the other hides.
SURPRISE: Final = 6
CHECK_TIME: Final = 16  # iterations between two looks at the clock


class Settings:
    """How to search. `explore` weighs what was tried seldom (below 0: as the game advises).

    The budget is `iterations`, or `milliseconds` if they are fewer; 0 is no limit.
    """

    def __init__(
        self,
        iterations: int = 1000,
        milliseconds: int = 0,
        explore: float = -1.0,
        leaf: int = CHILDREN,
        steps: int = -1,
    ) -> None:
        if iterations < 0 or milliseconds < 0 or (iterations == 0 and milliseconds == 0):
            raise ValueError("a search needs a budget: iterations or milliseconds")
        self.iterations: i64 = iterations
        self.milliseconds: i64 = milliseconds
        self.explore = explore
        self.leaf: i64 = leaf
        self.steps: i64 = steps


class Found:
    """What a search found out about one move; `noise` is the standard error of its value."""

    __slots__ = ("move", "noise", "value", "visits")

    def __init__(self, move: int, visits: int, value: float, noise: float = 0.0) -> None:
        self.move = move
        self.visits = visits
        self.value = value
        self.noise = noise


class Search:
    """Keeps its trees between the decisions of one seat; `forget` before another game.

    Where a game says that chance has overtaken them, they begin anew.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.trees: list[Tree] = []
        self.iterations: i64 = 0  # of the last search
        self._path: vec[i64] = vec[i64]()  # tree, node, actor of each decision
        self._nodes: vec[i64] = vec[i64]()  # where each tree is now
        self._slot: vec[i64] = vec[i64]()  # by label, the child that has it
        self._explore = settings.explore
        self._surprise = 0.0  # sum of squares: by how much iterations differed from what was known
        self._surprises: i64 = 0

    def forget(self) -> None:
        """Start from scratch at the next decision."""
        self.trees = []

    def follow(self, seat: i64, label: i64) -> None:
        """A decision was made; `label` is what the seat heard of it. Its tree goes on from there.

        What the others heard is not known: where they have trees of their own, these begin anew.
        """
        for k in range(len(self.trees)):
            tree = self.trees[k]
            child = tree.find(tree.root, label) if k == seat or len(self.trees) == 1 else NO_NODE
            if child == NO_NODE:
                tree.clear()
            else:
                tree.forget_all_but(child)

    def run(self, heuristics: Heuristics[S], world: S, seat: int, dice: Dice) -> list[Found]:
        """All moves of the seat in this world, the most visited first."""
        rules = heuristics.rules
        self._plant(heuristics, world, seat)
        self._explore = self.settings.explore if self.settings.explore >= 0.0 else heuristics.daring
        began = time.monotonic()
        limit = float(self.settings.milliseconds) / 1000.0
        done: i64 = 0
        self._surprise, self._surprises = 0.0, 0
        while self.settings.iterations == 0 or done < self.settings.iterations:
            if limit and done % CHECK_TIME == 0 and done and time.monotonic() - began > limit:
                break
            self._iterate(heuristics, rules.resample(world, seat, dice), dice)
            done += 1
            if self.trees[0].size() > MOST_NODES:
                break
        self.iterations = done
        return self._report(heuristics, world, seat)

    def _plant(self, heuristics: Heuristics[S], world: S, seat: int) -> None:
        rules = heuristics.rules
        wanted = len(heuristics.evaluate(world)) if rules.is_private(world) else 1
        if len(self.trees) != wanted or heuristics.is_overtaken(world):
            self.trees = [Tree() for _ in range(wanted)]

    def _report(self, heuristics: Heuristics[S], world: S, seat: int) -> list[Found]:
        rules = heuristics.rules
        tree = self._tree(seat)
        spread = math.sqrt(self._surprise / float(max(1, self._surprises)))
        found: list[Found] = []
        for m in rules.legal(world):
            child = tree.find(tree.root, m)
            visits = tree.visits[child] if child != NO_NODE else 0
            value = tree.mean(child) if visits else 0.0
            found.append(Found(m, int(visits), value, spread / math.sqrt(float(max(1, visits)))))
        found.sort(key=lambda one: (-one.visits, -one.value, one.move))
        return found

    def _tree(self, seat: i64) -> Tree:
        return self.trees[seat] if len(self.trees) > 1 else self.trees[0]

    def _iterate(self, heuristics: Heuristics[S], s: S, dice: Dice) -> None:
        """Down the trees to something new, judge it, and remember on the way up."""
        rules = heuristics.rules
        trees = self.trees
        self._path = vec[i64]()
        self._nodes = vec[i64]([tree.root for tree in trees])
        values: list[float] = []
        while True:
            actor = rules.actor(s)
            if actor == CHANCE:
                rules.apply(s, rules.sample(s, dice), None)
                continue
            if actor == OVER:
                values = heuristics.evaluate(s)
                break
            t: i64 = actor if len(trees) > 1 else 0
            legal = rules.legal(s)
            m: i64 = legal[0]
            is_new = False
            if len(legal) > 1:
                is_leaf = self._is_leaf(t)
                self._note_children(trees[t], self._nodes[t], legal)
                if self.settings.leaf == CHILDREN:
                    best = self._expand(heuristics, s, t, actor, legal, dice)
                    if is_leaf:
                        values = best
                        break
                m, is_new = self._choose(trees[t], self._nodes[t], legal, dice)
                if len(trees) > 1 and dice.below(SURPRISE) == 0:
                    m = legal[dice.below(len(legal))]
                    is_new = self._slot[m] == NO_NODE
            self._follow(rules, s, m, t, actor)
            rules.apply(s, m, None)
            if is_new:
                values = self._play_out(heuristics, s, dice)
                break
        if len(self._path):
            self._note_surprise(trees[self._path[0]], values)
        for k in range(0, len(self._path), 3):
            trees[self._path[k]].add(self._path[k + 1], values[self._path[k + 2]])
        for tree in trees:
            tree.visits[tree.root] += 1

    def _note_surprise(self, tree: Tree, values: list[float]) -> None:
        """Of the first decision only: it is the one that is reported."""
        node = self._path[1]
        if tree.visits[node]:
            missed = values[self._path[2]] - tree.total[node] / float(tree.visits[node])
            self._surprise += missed * missed
            self._surprises += 1

    def _is_leaf(self, t: i64) -> bool:
        tree = self.trees[t]
        return tree.first[self._nodes[t]] == NO_NODE

    def _follow(self, rules: Rules[S], s: S, m: i64, t: i64, actor: i64) -> None:
        """Every observer goes on by what it learns of the decision."""
        trees = self.trees
        for k in range(len(trees)):
            label = m if k == t else rules.observed_move(s, m, k)
            self._nodes[k] = trees[k].reach(self._nodes[k], label)
        self._path = append(append(append(self._path, t), self._nodes[t]), actor)

    def _choose(self, tree: Tree, node: i64, legal: list[int], dice: Dice) -> tuple[i64, bool]:
        """The most promising of the moves possible in this world, and whether it is new."""
        if self.settings.leaf == PLAYOUT:
            untried = [m for m in legal if self._slot[m] == NO_NODE]
            if untried:
                return untried[dice.below(len(untried))], True
        best: i64 = legal[0]
        highest = -1.0
        for m in legal:
            child = self._slot[m]
            tree.chances[child] += 1
            visits = float(tree.visits[child])
            trust = math.log(float(tree.chances[child]) + 1.0) / visits
            score = tree.total[child] / visits + self._explore * math.sqrt(trust)
            if score > highest:
                highest = score
                best = m
        return best, False

    def _note_children(self, tree: Tree, node: i64, legal: list[int]) -> None:
        """Put every child into the slot of its label."""
        while len(self._slot) <= legal[len(legal) - 1]:
            self._slot = append(self._slot, NO_NODE)
        for m in legal:
            self._slot[m] = NO_NODE
        child = tree.first[node]
        while child != NO_NODE:
            label = tree.label[child]
            if label >= 0 and label < len(self._slot):
                self._slot[label] = child if tree.visits[child] else NO_NODE
            child = tree.after[child]

    def _expand(
        self, heuristics: Heuristics[S], s: S, t: i64, actor: i64, legal: list[int], dice: Dice
    ) -> list[float]:
        """Children for the moves that were not possible before; what the best of them promises.

        A first look at all of them keeps others sensible whose cards are dealt anew each time:
        else they would try out one move after the other while the seat itself has settled.
        """
        rules = heuristics.rules
        tree, node = self.trees[t], self._nodes[t]
        best: list[float] = []
        for m in legal:
            if self._slot[m] != NO_NODE:
                continue
            child = rules.copy(s)
            rules.apply(child, m, None)
            values = quiet_value(heuristics, child, dice)
            self._slot[m] = tree.grow(node, m)
            tree.add(self._slot[m], values[actor])
            if not best or values[actor] > best[actor]:
                best = values
        return best

    def _play_out(self, heuristics: Heuristics[S], s: S, dice: Dice) -> list[float]:
        rules = heuristics.rules
        left = self.settings.steps
        while left != 0:
            actor = rules.actor(s)
            if actor == OVER:
                break
            if actor != CHANCE:
                left -= 1
            rules.apply(s, rules.sample(s, dice), None)
        return heuristics.evaluate(s)


def quiet_value(heuristics: Heuristics[S], s: S, dice: Dice) -> list[float]:
    """What each seat may hope for, once what is under way is done. Uses up the state."""
    rules = heuristics.rules
    for _ in range(LOUD):
        settle(rules, s, dice)
        if rules.actor(s) == OVER or heuristics.is_quiet(s):
            break
        rules.apply(s, rules.sample(s, dice), None)
    return heuristics.evaluate(s)
