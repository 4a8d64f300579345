"""How a game could go on: the line of play that a search has in mind, with all that happens."""

from typing import Final

from mypy_extensions import i64

from spieluhr.bots.tree import NO_NODE, Tree
from spieluhr.core.dice import Dice
from spieluhr.core.events import Event
from spieluhr.core.rules import CHANCE, OVER, Rules, S

TRIED: Final = 3  # visits from which on a reply is worth telling
NO_MOVE: Final = -1


class Ply:
    """One decision, and what happened by it and by the chance after it."""

    __slots__ = ("actor", "events", "is_forced", "moves")

    def __init__(self, actor: int, is_forced: bool) -> None:
        self.actor = actor
        self.is_forced = is_forced
        self.events: list[Event] = []
        self.moves: list[int] = []  # as a log has them: the decision, then what chance brought


def make(rules: Rules[S], s: S, m: i64, dice: Dice) -> Ply:
    """Make the decision and roll the chance after it."""
    ply = Ply(int(rules.actor(s)), len(rules.legal(s)) == 1)
    _apply(rules, s, m, ply)
    while rules.actor(s) == CHANCE:
        _apply(rules, s, rules.sample(s, dice), ply)
    return ply


def _apply(rules: Rules[S], s: S, m: i64, ply: Ply) -> None:
    ply.moves.append(int(m))
    rules.apply(s, m, ply.events)


def most_tried(
    trees: list[Tree], rules: Rules[S], s: S, move: i64, most: i64, dice: Dice
) -> list[Ply]:
    """After the move, in this world, which is used up: for everybody what was tried most.

    It ends where the trees know too little, or after `most` decisions.
    """
    nodes = [int(tree.root) for tree in trees]
    plies: list[Ply] = []
    m = move
    while m != NO_MOVE:
        _follow(trees, nodes, rules, s, m)
        plies.append(make(rules, s, m, dice))
        actor = rules.actor(s)
        is_told = actor == OVER or len(plies) >= most
        m = NO_MOVE if is_told else _reply(trees, nodes, rules.legal(s), actor)
    return plies


def _follow(trees: list[Tree], nodes: list[int], rules: Rules[S], s: S, m: i64) -> None:
    """Every observer goes on by what it learns of the decision, as far as its tree reaches."""
    actor = rules.actor(s)
    for k, tree in enumerate(trees):
        if nodes[k] != NO_NODE:
            label = m if k == actor or len(trees) == 1 else rules.observed_move(s, m, k)
            nodes[k] = int(tree.find(nodes[k], label))


def _reply(trees: list[Tree], nodes: list[int], legal: list[int], actor: i64) -> i64:
    """NO_MOVE if there is a choice and the tree says too little about it."""
    if len(legal) == 1:
        return legal[0]
    t: i64 = actor if len(trees) > 1 else 0
    if not trees or nodes[t] == NO_NODE or trees[t].visits[nodes[t]] < TRIED:
        return NO_MOVE
    tree = trees[t]
    best: i64 = NO_MOVE
    most: i64 = 0
    highest = 0.0
    for m in legal:
        child = tree.find(nodes[t], m)
        if child == NO_NODE:
            continue
        visits, mean = tree.visits[child], tree.mean(child)
        if visits > most or (visits == most and mean > highest):
            best, most, highest = m, visits, mean
    return best
