"""The memory of a search: what was tried after which decisions, and how well it went."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

NO_NODE: Final = -1


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
        self.label: vec[i64] = vec[i64]([0])
        self.first: vec[i64] = vec[i64]([NO_NODE])
        self.after: vec[i64] = vec[i64]([NO_NODE])  # the next child of the same parent
        self.visits: vec[i64] = vec[i64]([0])
        self.chances: vec[i64] = vec[i64]([0])
        self.total: vec[float] = vec[float]([0.0])
        self.root = 0

    def size(self) -> int:
        """The number of nodes."""
        return len(self.label)

    def find(self, node: i64, label: i64) -> i64:
        """The child with that label, or NO_NODE."""
        child = self.first[node]
        while child != NO_NODE and self.label[child] != label:
            child = self.after[child]
        return child

    def grow(self, node: i64, label: i64) -> i64:
        """A new child."""
        child: i64 = len(self.label)
        self.label = append(self.label, label)
        self.first = append(self.first, NO_NODE)
        self.after = append(self.after, self.first[node])
        self.visits = append(self.visits, 0)
        self.chances = append(self.chances, 0)
        self.total = append(self.total, 0.0)
        self.first[node] = child
        return child

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
