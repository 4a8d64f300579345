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

from spieluhr.bots.line import NO_MOVE
from spieluhr.bots.tree import NO_NODE, Tree
from spieluhr.core.dice import Dice
from spieluhr.core.heuristics import Heuristics
from spieluhr.core.playout import quiet_value
from spieluhr.core.rules import CHANCE, OVER, Rules, S

# How a leaf is judged.
PLAYOUT: Final = 0  # by a random game to the end, or to `steps` decisions
CHILDREN: Final = 1  # by the best of its children, each evaluated

MOST_NODES: Final = 400_000
# Where choices are hidden, one decision in so many is made at random: two searchers that follow
# their numbers alone fall into step, and then one answers as if it saw what the other hides.
SURPRISE: Final = 6
CHECK_TIME: Final = 16  # iterations between two looks at the clock
STEP: Final = 3  # numbers of each decision of a path
LOGS: Final = vec[float]([0.0] + [math.log(float(n)) for n in range(1, 4096)])


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


class JudgedMove:
    """What a search found out about one move; `noise` is the standard error of its value."""

    __slots__ = ("move", "noise", "value", "visits")

    def __init__(self, move: int, visits: int, value: float, noise: float = 0.0) -> None:
        self.move = move
        self.visits = visits
        self.value = value
        self.noise = noise

    def __repr__(self) -> str:
        return f"JudgedMove(move={self.move}, value={self.value:.3f}, visits={self.visits})"


class Search:
    """Keeps its trees between the decisions of one seat; `forget` before another game.

    Where a game says that chance has overtaken them, they begin anew.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.trees: list[Tree] = []
        self.iterations: i64 = 0  # of the last search
        self._path: vec[i64] = vec[i64]()  # tree, node, actor of each decision
        self._length: i64 = 0  # so much of it is of this iteration
        self._nodes: vec[i64] = vec[i64]()  # where each tree is now
        self._moves: vec[i64] = vec[i64]()  # those of the decision that is being looked at
        self._count: i64 = 0  # so many
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

    def run(self, heuristics: Heuristics[S], world: S, seat: int, dice: Dice) -> list[JudgedMove]:
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

    def weigh(
        self, heuristics: Heuristics[S], worlds: list[S], move: int, dice: Dice
    ) -> list[list[float]]:
        """What each seat may hope for after the move, world by world; the worlds are used up.

        One iteration in each, with trees that begin anew and are kept from world to world: so two
        moves that are weighed in copies of the same worlds got the same effort. NO_MOVE: for the
        tables as they are.
        """
        rules = heuristics.rules
        self.forget()
        self._explore = self.settings.explore if self.settings.explore >= 0.0 else heuristics.daring
        found: list[list[float]] = []
        for s in worlds:
            if not found:
                self._plant(heuristics, s, 0)
            if move != NO_MOVE:
                rules.apply(s, move, None)
            found.append(self._iterate(heuristics, s, dice))
        return found

    def _plant(self, heuristics: Heuristics[S], world: S, seat: int) -> None:
        rules = heuristics.rules
        wanted = len(heuristics.evaluate(world)) if rules.is_private(world) else 1
        if len(self.trees) != wanted or heuristics.is_overtaken(world):
            self.trees = [Tree() for _ in range(wanted)]
        self._nodes = vec[i64]([0] * wanted)

    def _report(self, heuristics: Heuristics[S], world: S, seat: int) -> list[JudgedMove]:
        rules = heuristics.rules
        tree = self._tree(seat)
        spread = math.sqrt(self._surprise / float(max(1, self._surprises)))
        found: list[JudgedMove] = []
        for m in rules.legal(world):
            child = tree.find(tree.root, m)
            visits = tree.visits[child] if child != NO_NODE else 0
            value = tree.mean(child) if visits else 0.0
            found.append(
                JudgedMove(m, int(visits), value, spread / math.sqrt(float(max(1, visits))))
            )
        found.sort(key=lambda one: (-one.visits, -one.value, one.move))
        return found

    def _tree(self, seat: i64) -> Tree:
        return self.trees[seat] if len(self.trees) > 1 else self.trees[0]

    def _iterate(self, heuristics: Heuristics[S], s: S, dice: Dice) -> list[float]:
        """Down the trees to something new, judge it, and remember on the way up."""
        trees = self.trees
        for k in range(i64(len(trees))):
            self._nodes[k] = trees[k].root
        self._length = 0
        values = self._descend(heuristics, s, dice)
        path = self._path
        if self._length:
            self._note_surprise(trees[path[0]], values)
        for k in range(0, self._length, STEP):
            trees[path[k]].add(path[k + 1], values[path[k + 2]])
        for tree in trees:
            tree.visits[tree.root] += 1
        return values

    def _descend(self, heuristics: Heuristics[S], s: S, dice: Dice) -> list[float]:
        """Decisions by the trees as far as they go; what each seat may hope for then."""
        rules = heuristics.rules
        trees = self.trees
        is_shared = len(trees) == 1
        while True:
            actor = rules.actor(s)
            if actor == CHANCE:
                rules.apply(s, rules.sample(s, dice), None)
                continue
            if actor == OVER:
                return heuristics.evaluate(s)
            t = i64(0) if is_shared else actor
            tree, node = trees[t], self._nodes[t]
            legal = rules.legal(s)
            if len(legal) == 1:
                self._follow(rules, s, legal[0], t, actor, NO_NODE)
                rules.apply(s, legal[0], None)
                continue
            is_leaf = tree.first[node] == NO_NODE
            untried = self._note_children(tree, node, legal)
            if untried and self.settings.leaf == CHILDREN:
                best = self._expand(heuristics, s, tree, node, actor, dice)
                if is_leaf:
                    return best
                untried = 0
            m = self._untried(untried, dice) if untried else self._choose(tree)
            if not is_shared and dice.below(SURPRISE) == 0:
                m = self._moves[dice.below(self._count)]
            child = self._slot[m]
            self._follow(rules, s, m, t, actor, child if is_shared else i64(NO_NODE))
            rules.apply(s, m, None)
            if child == NO_NODE:
                return self._play_out(heuristics, s, dice)

    def _note_surprise(self, tree: Tree, values: list[float]) -> None:
        """Of the first decision only: it is the one that is reported."""
        node = self._path[1]
        if tree.visits[node]:
            missed = values[self._path[2]] - tree.total[node] / float(tree.visits[node])
            self._surprise += missed * missed
            self._surprises += 1

    def _follow(self, rules: Rules[S], s: S, m: i64, t: i64, actor: i64, child: i64) -> None:
        """Every observer goes on by what it learns of the decision; `child` where it is known."""
        trees, nodes = self.trees, self._nodes
        if child != NO_NODE:
            nodes[t] = child
        else:
            for k in range(i64(len(trees))):
                label = m if k == t else rules.observed_move(s, m, k)
                nodes[k] = trees[k].reach(nodes[k], label)
        at = self._length
        self._length = at + STEP
        if self._length > len(self._path):
            self._path = append(append(append(self._path, t), nodes[t]), actor)
            return
        path = self._path
        path[at] = t
        path[at + 1] = nodes[t]
        path[at + 2] = actor

    def _untried(self, untried: i64, dice: Dice) -> i64:
        """One of so many that have no child yet."""
        left = dice.below(untried)
        for k in range(self._count):
            if self._slot[self._moves[k]] == NO_NODE:
                if left == 0:
                    return self._moves[k]
                left -= 1
        return self._moves[0]

    def _choose(self, tree: Tree) -> i64:
        """The most promising of the moves possible in this world; all have been tried."""
        moves, slot = self._moves, self._slot
        all_visits, all_chances, total = tree.visits, tree.chances, tree.total
        explore = self._explore
        best = moves[0]
        highest = -1.0
        for k in range(self._count):
            m = moves[k]
            child = slot[m]
            chances = all_chances[child] + 1
            all_chances[child] = chances
            visits = float(all_visits[child])
            trust = _log(chances + 1) / visits
            score = total[child] / visits + explore * math.sqrt(trust)
            if score > highest:
                highest = score
                best = m
        return best

    def _note_children(self, tree: Tree, node: i64, legal: list[int]) -> i64:
        """Put every child into the slot of its label; how many of the moves have none."""
        count: i64 = len(legal)
        self._count = count
        while len(self._moves) < count:
            self._moves = append(self._moves, 0)
        while len(self._slot) <= legal[count - 1]:
            self._slot = append(self._slot, NO_NODE)
        moves, slot = self._moves, self._slot
        for k in range(count):
            m: i64 = legal[k]
            moves[k] = m
            slot[m] = NO_NODE
        labels, after, visits = tree.label, tree.after, tree.visits
        child = tree.first[node]
        while child != NO_NODE:
            label = labels[child]
            if label >= 0 and label < len(slot):
                slot[label] = child if visits[child] else i64(NO_NODE)
            child = after[child]
        untried: i64 = 0
        for k in range(count):
            if slot[moves[k]] == NO_NODE:
                untried += 1
        return untried

    def _expand(
        self, heuristics: Heuristics[S], s: S, tree: Tree, node: i64, actor: i64, dice: Dice
    ) -> list[float]:
        """Children for the moves that were not possible before; what the best of them promises.

        A first look at all of them keeps others sensible whose cards are dealt anew each time:
        else they would try out one move after the other while the seat itself has settled.
        """
        rules = heuristics.rules
        best: list[float] = []
        highest = -1.0
        for k in range(self._count):
            m = self._moves[k]
            if self._slot[m] != NO_NODE:
                continue
            child = rules.copy(s)
            rules.apply(child, m, None)
            values = quiet_value(heuristics, child, dice)
            value = values[actor]
            self._slot[m] = tree.grow(node, m)
            tree.add(self._slot[m], value)
            if not best or value > highest:
                highest = value
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


def _log(n: i64) -> float:
    return LOGS[n] if n < len(LOGS) else math.log(float(n))
