"""The memory of a search counts right and forgets what it should, nothing else."""

from spieluhr.bots.tree import NO_NODE, ROOM, Tree
from spieluhr.core.dice import Dice

Numbers = dict[tuple[int, ...], tuple[int, int, float]]


def children(tree: Tree, node: int) -> list[int]:
    found = []
    child = int(tree.first[node])
    while child != NO_NODE:
        found.append(child)
        child = int(tree.after[child])
    return found


def numbers(tree: Tree, node: int, way: tuple[int, ...] = ()) -> Numbers:
    """What is known of all that comes after a node, by the labels that lead there."""
    found: Numbers = {}
    for child in children(tree, node):
        step = (*way, int(tree.label[child]))
        assert step not in found
        found[step] = (int(tree.visits[child]), int(tree.chances[child]), tree.total[child])
        found |= numbers(tree, child, step)
    return found


def grown(seed: int, nodes: int = 60) -> Tree:
    """A tree of any shape, with any numbers."""
    tree, dice = Tree(), Dice(seed)
    while tree.size() < nodes:
        node = tree.reach(dice.below(tree.size()), dice.below(5) - 2)
        for _ in range(dice.below(4)):
            tree.add(node, dice.below(100) / 100)
        tree.chances[node] += dice.below(9)
    return tree


def test_a_new_tree_is_a_root_that_knows_nothing() -> None:
    tree = Tree()
    assert tree.size() == 1
    assert children(tree, tree.root) == []
    assert tree.find(tree.root, 0) == NO_NODE
    assert tree.visits[tree.root] == 0


def test_what_was_grown_is_found_under_its_parent_only() -> None:
    tree = Tree()
    left, right = tree.grow(tree.root, 7), tree.grow(tree.root, -3)
    below = tree.grow(left, 7)
    assert len({tree.root, left, right, below}) == tree.size() == 4
    assert tree.find(tree.root, 7) == left
    assert tree.find(tree.root, -3) == right
    assert tree.find(left, 7) == below
    assert tree.find(right, 7) == NO_NODE
    assert tree.find(left, -3) == NO_NODE
    assert sorted(children(tree, tree.root)) == sorted([left, right])


def test_reaching_grows_once() -> None:
    tree = Tree()
    child = tree.reach(tree.root, 5)
    assert tree.reach(tree.root, 5) == child
    assert tree.size() == 2
    assert tree.reach(tree.root, 6) != child
    assert tree.reach(child, 5) != child
    assert tree.size() == 4


def test_the_mean_is_of_what_was_added_and_even_before() -> None:
    tree = Tree()
    one, other = tree.grow(tree.root, 1), tree.grow(tree.root, 2)
    assert tree.mean(one) == 0.5
    for value in (1.0, 0.0, 0.25, 0.25):
        tree.add(one, value)
    assert tree.visits[one] == 4
    assert tree.mean(one) == 0.375
    assert tree.visits[other] == 0
    assert tree.mean(other) == 0.5


def test_clearing_leaves_a_new_tree() -> None:
    tree = grown(1)
    tree.clear()
    assert tree.size() == 1
    assert numbers(tree, tree.root) == {}
    assert tree.visits[tree.root] == 0
    assert tree.mean(tree.root) == 0.5


def test_forgetting_keeps_exactly_what_comes_after_the_node() -> None:
    kept_something = 0
    for seed in range(40):
        tree = grown(seed)
        node = Dice(~seed).below(tree.size())
        known = numbers(tree, node)
        visits, mean = tree.visits[node], tree.mean(node)
        tree.forget_all_but(node)
        assert numbers(tree, tree.root) == known
        assert tree.size() == 1 + len(known)
        assert tree.visits[tree.root] == visits
        assert tree.mean(tree.root) == mean
        kept_something += len(known) > 1
    assert kept_something > 3


def test_a_tree_grows_on_after_forgetting() -> None:
    tree = Tree()
    left = tree.grow(tree.root, 1)
    tree.grow(tree.root, 2)
    tree.add(tree.grow(left, 3), 0.75)
    tree.forget_all_but(left)
    assert tree.find(tree.root, 2) == NO_NODE
    kept = tree.find(tree.root, 3)
    new = tree.grow(tree.root, 4)
    tree.add(kept, 0.25)
    assert tree.mean(kept) == 0.5
    assert tree.visits[kept] == 2
    assert tree.visits[new] == 0
    tree.forget_all_but(tree.find(tree.root, 3))
    assert tree.size() == 1
    assert tree.visits[tree.root] == 2


def test_a_tree_grows_beyond_its_first_room() -> None:
    tree = Tree()
    for label in range(3 * ROOM):
        tree.add(tree.grow(tree.root, label), label / 2)
    assert tree.size() == 3 * ROOM + 1
    assert numbers(tree, tree.root) == {(k,): (1, 0, k / 2) for k in range(3 * ROOM)}
