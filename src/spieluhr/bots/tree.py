"""The memory of a search: what was tried after which decisions, and how well it went."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NO_NODE: Final = -1
ROOM: Final = 256  # nodes at first


class Tree:
    """One observer's tree, in flat columns. A node is what came after one more decision.

    Chance is not part of it: a node stands for all results of the chance before it, and for all
    worlds. Its children need not all be possible at every visit: `chances` counts when they were.
    """

    def __init__(self) -> None:
        self.root: i64 = 0
        self.clear()

    def clear(self) -> None:
        """Nothing but a root that was never visited."""
        self.label: vec[i64] = vec[i64]([0] * ROOM)
        self.first: vec[i64] = vec[i64]([NO_NODE] * ROOM)
        self.after: vec[i64] = vec[i64]([NO_NODE] * ROOM)  # the next child of the same parent
        self.visits: vec[i64] = vec[i64]([0] * ROOM)
        self.chances: vec[i64] = vec[i64]([0] * ROOM)
        self.total: vec[float] = vec[float]([0.0] * ROOM)
        self.nodes: i64 = 1
        self.root = 0

    def size(self) -> i64:
        """The number of nodes; the columns have room for more."""
        return self.nodes

    def find(self, node: i64, label: i64) -> i64:
        """The child with that label, or NO_NODE."""
        child = self.first[node]
        while child != NO_NODE and self.label[child] != label:
            child = self.after[child]
        return child

    def grow(self, node: i64, label: i64) -> i64:
        """A new child."""
        child = self.nodes
        if child == len(self.label):
            self._make_room()
        self.nodes = child + 1
        self.label[child] = label
        self.after[child] = self.first[node]
        self.first[node] = child
        return child

    def _make_room(self) -> None:
        """Twice as much: then a new node costs a few numbers, and hardly ever a new column."""
        self.label = _longer(self.label, 0)
        self.first = _longer(self.first, NO_NODE)
        self.after = _longer(self.after, NO_NODE)
        self.visits = _longer(self.visits, 0)
        self.chances = _longer(self.chances, 0)
        total = vec[float]([0.0] * (2 * len(self.total)))
        for k in range(len(self.total)):
            total[k] = self.total[k]
        self.total = total

    def reach(self, node: i64, label: i64) -> i64:
        """The child, made if it is not there."""
        child = self.find(node, label)
        return child if child != NO_NODE else self.grow(node, label)

    def add(self, node: i64, value: float) -> None:
        """One more visit, and what it was worth."""
        self.visits[node] += 1
        self.total[node] += value

    def mean(self, node: i64) -> float:
        """The average value; half-way between lost and won while there is none."""
        visits = self.visits[node]
        return self.total[node] / float(visits) if visits else 0.5

    def forget_all_but(self, node: i64) -> None:
        """The node becomes the root of a tree of its own; the rest is dropped."""
        old = (self.label, self.first, self.after, self.visits, self.chances, self.total)
        label, first, after, visits, chances, total = old
        self.clear()
        self.visits[0] = visits[node]
        self.total[0] = total[node]
        sources: list[int] = [int(node)]
        k = 0
        while k < len(sources):
            child = first[sources[k]]
            while child != NO_NODE:
                copied = self.grow(k, label[child])
                self.visits[copied] = visits[child]
                self.chances[copied] = chances[child]
                self.total[copied] = total[child]
                sources.append(int(child))
                child = after[child]
            k += 1


def _longer(column: vec[i64], empty: i64) -> vec[i64]:
    longer = vec[i64]([empty] * (2 * len(column)))
    for k in range(len(column)):
        longer[k] = column[k]
    return longer
