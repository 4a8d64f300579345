"""A small game written out in full, in the format EFG that Gambit and OpenSpiel read.

Only for games whose whole tree fits into memory (`research.endgame`). Questions with one answer are
left out; what a player remembers is exact: all they were told and what they see.
"""

from fractions import Fraction
from typing import Final

import msgspec

from spieluhr.core.game import Game
from spieluhr.core.rules import CHANCE, OVER, State
from spieluhr.research.errors import ResearchError

MOST_NODES: Final = 2_000_000
Learnt = tuple[str, ...]  # by seat, all moves as it learnt them


class Tree:
    """The lines of a file, node by node from the left, and who can tell which of them apart.

    `sets` has by seat the number of each information set, by its string as OpenSpiel's adapter
    tells it; `tables` has by seat one state of each set.
    """

    def __init__(self, game: Game, seats: int, most: int = MOST_NODES) -> None:
        self.game = game
        self.seats = seats
        self.most = most
        names = " ".join(f'"{seat}"' for seat in range(seats))
        self.lines = [f'EFG 2 R "{game.id}" {{ {names} }}', '""']
        self.sets: list[dict[str, int]] = [{} for _ in range(seats)]
        self.tables: list[list[State]] = [[] for _ in range(seats)]
        self._outcomes: dict[tuple[float, ...], int] = {}
        self._rolls = 0

    @property
    def nodes(self) -> int:
        """How many there are so far, ends included."""
        return len(self.lines) - 2

    def text(self) -> str:
        """The file."""
        return "\n".join(self.lines) + "\n"

    def add(self, s: State, learnt: Learnt) -> None:
        """The node of this state and all that can follow from it; the state is used up."""
        rules = self.game.rules
        actor, legal = rules.actor(s), rules.legal(s)
        while actor >= 0 and len(legal) == 1:
            learnt = self._after(s, legal[0], learnt)
            rules.apply(s, legal[0])
            actor, legal = rules.actor(s), rules.legal(s)
        if self.nodes >= self.most:
            raise ResearchError("too-many-nodes", most=self.most)
        if actor == OVER:
            self._end(tuple(rules.outcome(s).utilities()))
            return
        if actor == CHANCE:
            self._roll(legal, rules.weights(s))
        else:
            self._decision(s, actor, self.known(s, actor, learnt), legal)
        for move in legal:
            child = rules.copy(s)
            rules.apply(child, move)
            self.add(child, self._after(s, move, learnt))

    def known(self, s: State, seat: int, learnt: Learnt) -> str:
        """What tells an information set from others: all it has learnt, and the view."""
        return learnt[seat] + msgspec.json.encode(self.game.rules.view(s, seat)).decode()

    def _after(self, s: State, move: int, learnt: Learnt) -> Learnt:
        lines = (self.game.codec.observed_text(s, move, seat) for seat in range(self.seats))
        return tuple(f"{one}{line}\n" for one, line in zip(learnt, lines, strict=True))

    def _end(self, utilities: tuple[float, ...]) -> None:
        number = self._outcomes.setdefault(utilities, 1 + len(self._outcomes))
        worth = " ".join(f"{utility:.12g}" for utility in utilities)
        self.lines.append(f't "" {number} "" {{ {worth} }}')

    def _roll(self, results: list[int], weights: list[int]) -> None:
        self._rolls += 1
        total = sum(weights)
        ways = " ".join(
            f'"{self.game.codec.text(result)}" {Fraction(weight, total)}'
            for result, weight in zip(results, weights, strict=True)
        )
        self.lines.append(f'c "" {self._rolls} "" {{ {ways} }} 0')

    def _decision(self, s: State, seat: int, known: str, legal: list[int]) -> None:
        number = self.sets[seat].setdefault(known, 1 + len(self.sets[seat]))
        if number > len(self.tables[seat]):
            self.tables[seat].append(self.game.rules.copy(s))
        ways = " ".join(f'"{self.game.codec.text(move)}"' for move in legal)
        self.lines.append(f'p "" {seat + 1} {number} "{seat}-{number}" {{ {ways} }} 0')


def write(game: Game, options: object = None, seats: int | None = None) -> Tree:
    """The whole tree of a game, from its beginning; Malformed if it is too large."""
    count = game.seat_counts(options)[0] if seats is None else seats
    tree = Tree(game, count)
    tree.add(game.new(options, count), ("",) * count)
    return tree
