"""A bot that looks a few decisions ahead and lets a network judge what may come.

`train.py` makes the network. In this folder, the bot plays like any other:

SPIELUHR_POLICY=antinomy.pt spieluhr arena antinomy --bots learnt:Learnt,club --games 400
"""

import os

import numpy as np
import torch

import spieluhr
from spieluhr import games
from spieluhr.core.playout import settle
from spieluhr.core.rules import OVER
from spieluhr.research.spaces import rows

LAYOUT = 2  # cards with what is printed on them, seen from one's own side


class Network(torch.nn.Module):
    """What a seat would know after a move, to the share of a win that it may expect."""

    def __init__(self, game, width, plies):
        super().__init__()
        self.game, self.width, self.plies = game, width, plies
        layout = games.load(game).layout_of(LAYOUT)
        self.register_buffer("scales", torch.tensor(layout.scales(), dtype=torch.float32))
        linear, relu, narrow = torch.nn.Linear, torch.nn.ReLU, width // 2
        self.layers = torch.nn.Sequential(
            linear(layout.size, width), relu(), linear(width, narrow), relu(), linear(narrow, 1)
        )

    def forward(self, seen):
        """By row, the share of a win as a logit."""
        return self.layers(torch.from_numpy(seen).float() / self.scales)[:, 0]

    def expects(self, seen):
        """By row, the share of a win from 0 to 1."""
        with torch.no_grad():
            return torch.sigmoid(self(seen)).numpy()


def save(network, path):
    made = {"game": network.game, "width": network.width, "plies": network.plies}
    torch.save({**made, **network.state_dict()}, path)


def load(path):
    """A network that `save` wrote."""
    state = torch.load(path, weights_only=True)
    network = Network(state.pop("game"), state.pop("width"), state.pop("plies"))
    network.load_state_dict(state)
    return network.eval()


class Learnt(spieluhr.Bot):
    """Plays what the network in the file SPIELUHR_POLICY (policy.pt) expects most of."""

    network = None

    def choose(self, heuristics, world, seat, dice):
        if Learnt.network is None:
            torch.set_num_threads(1)
            Learnt.network = load(os.environ.get("SPIELUHR_POLICY", "policy.pt"))
        expected = foresee(self.network, heuristics.rules, world, dice)
        return heuristics.rules.legal(world)[int(np.argmax(expected))]


def foresee(network, rules, world, dice):
    """By legal move, the share of a win: the best play of all seats so many decisions ahead."""
    leaves = []
    tree = branches(rules, world, network.plies, dice, leaves)
    game = games.load(network.game)
    return backed_up(tree, network.expects(rows(game, leaves, LAYOUT)) if leaves else ())[1]


def branches(rules, s, plies, dice, leaves):
    """Who decides, and by move: a share of a win, the number of a leaf, or the branches after it.

    A leaf is judged from the side of who moved last, before chance. Forced moves are not counted.
    """
    seat, moves, found = rules.actor(s), rules.legal(s), []
    plies -= len(moves) > 1
    for move in moves:
        after = rules.copy(s)
        rules.apply(after, move)
        if plies > 0:
            settle(rules, after, dice)
        if rules.actor(after) == OVER:
            found.append(float(rules.outcome(after).utilities()[seat] + 1) / 2)
        elif plies > 0:
            found.append(branches(rules, after, plies, dice, leaves))
        else:
            found.append(len(leaves))
            leaves.append((after, seat))
    return seat, found


def backed_up(tree, judged):
    """Who decides, and by move the share of a win that he may expect (for two players)."""
    seat, found, shares = *tree, []
    for after in found:
        if isinstance(after, tuple):
            next_seat, later = backed_up(after, judged)
            shares.append(max(later) if next_seat == seat else 1 - max(later))
        else:
            shares.append(after if isinstance(after, float) else float(judged[after]))
    return seat, shares
