"""A network takes lessons from the expert, then improves by playing itself.

pip install "spieluhr[research,examples]"
python examples/train.py antinomy --save antinomy.pt

The network judges what a seat knows after a move; `learnt.py` is the bot that plays by it.
"""

import argparse
import csv
import os
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from learnt import LAYOUT, Network, foresee, save
from torch.nn import functional

import spieluhr
from spieluhr import games
from spieluhr.arena.statistics import share
from spieluhr.core.dice import Dice
from spieluhr.research import vector
from spieluhr.research.spaces import rows

SHARPNESS = 40.0  # how much surer one is of a move that one expects 1 more of
MISTAKES = 0.1  # of the moves in lessons are random ones: what follows is learnt, too
CHOICE = 0.1  # how much the order of moves counts in a lesson, beside what they are worth
TABLES, HORIZON = 64, 32  # games at once, and decisions in each, between two lessons of its own
TEST = 1_000_000  # the first of the games that it is measured by, and never learns from


class Lessons(NamedTuple):
    """What moves lead to, those of one position side by side."""

    rows: np.ndarray  # what the seat would know
    sizes: np.ndarray  # by position: how many moves there are
    wanted: np.ndarray  # how often the move should be chosen
    worth: np.ndarray  # what the teacher expects of it, from 0 to 1


def teach(game, count, seed, student=None, level="expert"):
    """Positions of so many games, each judged by the teacher; a student plays one seat at most."""
    torch.set_num_threads(1)
    teacher, dice = spieluhr.bot(level, seed=seed), np.random.default_rng(seed)
    found = []
    for number in range(count):
        match = spieluhr.start(game, seed=seed * 1_000_003 + number)
        while not match.is_over:
            moves = match.legal()
            if len(moves) == 1:
                match.play(moves[0])
                continue
            judged = {one.move: one for one in teacher.judge(match)}
            wanted, worth = told([judged[move] for move in moves])
            found.append((looks(match, moves), len(moves), wanted, worth))
            if dice.random() < MISTAKES:
                match.play(moves[dice.integers(len(moves))])
            elif student is not None and match.actor == number % match.seats:
                match.play(moves[chosen(student, match)])
            else:
                match.play(moves[dice.choice(len(moves), p=wanted)])
    seen, sizes, wanted, worth = zip(*found, strict=True)
    return Lessons(
        np.concatenate(seen), np.array(sizes), np.concatenate(wanted), np.concatenate(worth)
    )


def looks(match, moves):
    """By move, what the seat to act would know after it."""
    copy, apply, afters = match.game.rules.copy, match.game.rules.apply, []
    for move in moves:
        after = copy(match.state)
        apply(after, move)
        afters.append((after, match.actor))
    return rows(match.game, afters, LAYOUT)


def told(judged):
    """How often each move should be chosen, and its worth: by visits, or if all alike by value."""
    visits = np.array([one.visits for one in judged], dtype=float)
    worth = np.array([one.value for one in judged])
    if visits.min() == visits.max():
        visits = np.exp(SHARPNESS * (worth - worth.max()))
    return visits / visits.sum(), worth


def chosen(network, match):
    """Which of the legal moves the network plays, in a world dealt from what its seat knows."""
    dice = Dice(len(match.log))
    world = match.game.rules.resample(match.state, match.actor, dice)
    return int(np.argmax(foresee(network, match.game.rules, world, dice)))


def batches(sizes, wanted):
    """Positions in random order, in groups with so many looks: their numbers, and their looks'."""
    first = np.concatenate([[0], np.cumsum(sizes)])
    order = np.random.permutation(len(sizes))
    cuts = np.flatnonzero(np.diff(np.cumsum(sizes[order]) // wanted)) + 1
    for group in np.split(order, cuts):
        look = np.concatenate([np.arange(first[k], first[k + 1]) for k in group])
        yield group, look, torch.from_numpy(np.repeat(np.arange(len(group)), sizes[group]))


def imitate(network, optimizer, lessons, epochs, fastest=2e-3):
    """Expect what the teacher expects, and like what it likes; in ever smaller steps."""
    order = [batch for _ in range(epochs) for batch in batches(lessons.sizes, 2048)]
    losses = []
    for step, (group, look, position) in enumerate(order):
        for one in optimizer.param_groups:
            one["lr"] = fastest * min(1, (step + 1) / 100) * (1 - step / len(order))
        expected = network(lessons.rows[look])
        worth = torch.from_numpy(lessons.worth[look]).float()
        liked = SHARPNESS * torch.sigmoid(expected)
        total = torch.zeros(len(group)).index_add(0, position, liked.exp())
        wanted = torch.from_numpy(lessons.wanted[look]).float()
        choice = -(wanted * (liked - total.log()[position])).sum() / len(group)
        miss = functional.binary_cross_entropy_with_logits(expected, worth)
        learn(network, optimizer, miss + CHOICE * choice)
        losses.append(choice.item())
    return float(np.mean(losses[-len(losses) // epochs :]))


def learn(network, optimizer, loss):
    optimizer.zero_grad()
    loss.backward()
    torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
    optimizer.step()


class Games:
    """Games of the network against itself, over the vector environment."""

    def __init__(self, game, seed):
        self.env = vector(game, TABLES, seed=seed, layout=LAYOUT)
        self.env.reset()

    def play(self, network):
        """So many decisions of each game: what they led to, and what that turned out to be."""
        steps = [self.step(network) for _ in range(HORIZON)]
        targets = hindsight([step[1:] for step in steps], self.env.seats)
        return np.concatenate([step[0] for step in steps]), np.concatenate(targets)

    def step(self, network):
        seen, seats = self.env.outlook(), self.env.now.seat
        worth = network.expects(seen.observation)
        drawn = SHARPNESS * worth + np.random.gumbel(size=len(worth))
        first = np.searchsorted(seen.game, np.arange(TABLES + 1))
        best = np.array([k + np.argmax(drawn[k:end]) for k, end in pairwise(first)])
        now = self.env.step(seen.action[best])
        win = (now.reward + 1) / 2  # for two players: 1 for a victory
        return seen.observation[best], seats, worth[best], win, now.done


def hindsight(steps, seats, trust=0.9):
    """By step and game, what to expect: the seat's later expectations, and in the end the result.

    TD(lambda): of what it expected later, the nearer counts more.
    """
    later = np.full((TABLES, seats), np.nan)
    targets, table = [], np.arange(TABLES)
    for seat, worth, win, done in reversed(steps):
        later[done] = win[done]
        known = later[table, seat]
        target = np.where(np.isnan(known), worth, known)
        targets.append(target)
        later[table, seat] = (1 - trust) * worth + trust * target
    return targets[::-1]


def improve(network, optimizer, played, epochs=2, rate=1e-4):
    """Expect what turned out, in small steps."""
    seen, targets = played
    for one in optimizer.param_groups:
        one["lr"] = rate
    for order in np.array_split(np.random.permutation(np.tile(np.arange(len(seen)), epochs)), 8):
        wanted = torch.from_numpy(targets[order]).float()
        miss = functional.binary_cross_entropy_with_logits(network(seen[order]), wanted)
        learn(network, optimizer, miss)


def measure(network, opponent, numbers):
    """For each game 1 if the network won, less if the victory is shared; from each seat half."""
    torch.set_num_threads(1)
    won = []
    for number in numbers:
        seat, match = number % 2, spieluhr.start(network.game, seed=TEST + number)
        other = spieluhr.bot(opponent, seed=number)
        while not match.is_over:
            mine = match.actor == seat
            match.play(match.legal()[chosen(network, match)] if mine else other.choose(match))
        ranks = match.outcome.ranks
        won.append((ranks[seat] == 1) / ranks.count(1))
    return won


class Report:
    """The learning curve: a line on the screen and in a table for each time it is measured."""

    def __init__(self, wanted):
        self.wanted, self.rows = wanted, []

    def minutes(self):
        """Of CPU, all processes together: fair on a busy machine, too."""
        return sum(os.times()[:4]) / 60

    def tell(self, stage, network, count):
        spent = self.minutes()
        shares = [range(k, count, self.wanted.processes) for k in range(self.wanted.processes)]
        found = spread(measure, [(network, self.wanted.opponent, some) for some in shares])
        wins = share([one for some in found for one in some])
        row = (f"{spent:.1f}", stage, wins.count)
        self.rows.append((*row, f"{wins.mean:.3f}", f"{wins.low:.3f}", f"{wins.high:.3f}"))
        print(
            f"{spent:6.1f} min, {stage}: {wins.mean:.1%} of {wins.count} games won "
            f"against {self.wanted.opponent} (95%: {wins.low:.1%} – {wins.high:.1%})",
            flush=True,
        )
        path = Path(self.wanted.save).with_suffix(".csv")
        with path.open("w", newline="", encoding="utf-8") as file:
            table = csv.writer(file, lineterminator="\n")
            table.writerow(["cpu_minutes", "stage", "games", "won", "low", "high"])
            table.writerows(self.rows)
        save(network, self.wanted.save)


def spread(work, parts):
    """Each part in a process of its own."""
    if len(parts) == 1:
        return [work(*parts[0])]
    with ProcessPoolExecutor(len(parts)) as pool:
        return [one.result() for one in [pool.submit(work, *part) for part in parts]]


def take_lessons(wanted, network, optimizer, report):
    """First the teacher plays; then the student does, and the teacher tells it better."""
    known, each = [], -(-wanted.lessons // wanted.processes)
    for number in range(wanted.rounds):
        seeds = range(number * wanted.processes, (number + 1) * wanted.processes)
        student = network if number else None
        known += spread(teach, [(wanted.game, each, seed, student) for seed in seeds])
        lessons = Lessons(*map(np.concatenate, zip(*known, strict=True)))
        loss = imitate(network, optimizer, lessons, wanted.epochs)
        print(f"{len(lessons.sizes)} positions, {len(lessons.rows)} moves, loss {loss:.3f}")
        report.tell(f"lessons, round {number + 1}", network, wanted.games)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="antinomy", choices=games.game_ids())
    parser.add_argument(
        "--minutes", type=float, default=120, help="of CPU, in all processes, until it stops"
    )
    parser.add_argument("--lessons", type=int, default=300, help="games in each round of lessons")
    parser.add_argument("--rounds", type=int, default=4, help="of lessons")
    parser.add_argument("--epochs", type=int, default=3, help="times all lessons are gone through")
    parser.add_argument("--width", type=int, default=256, help="of the network")
    parser.add_argument("--plies", type=int, default=3, help="decisions that the bot looks ahead")
    parser.add_argument("--opponent", default="club", help="to measure by")
    parser.add_argument("--games", type=int, default=200, help="to measure by")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--save", default="policy.pt", metavar="FILE")
    wanted = parser.parse_args()
    torch.set_num_threads(1)  # the network is small: threads would wait for each other
    torch.manual_seed(wanted.seed)
    np.random.seed(wanted.seed)
    network, report = Network(wanted.game, wanted.width, wanted.plies), Report(wanted)
    optimizer = torch.optim.AdamW(network.parameters(), lr=2e-3, weight_decay=0.01)
    take_lessons(wanted, network, optimizer, report)
    played, tables = 0, Games(wanted.game, wanted.seed)
    while played == 0 or report.minutes() < wanted.minutes:
        improve(network, optimizer, tables.play(network))
        played += TABLES * HORIZON
        if played % (TABLES * HORIZON * 50) == 0:
            report.tell(f"{played} own decisions", network, wanted.games)
    report.tell(f"{played} own decisions", network, 2 * wanted.games)


if __name__ == "__main__":
    main()
