"""Games whose chance follows from a seed, with undos of all kinds, and what truly happened."""

import contextlib
import hashlib
from typing import NamedTuple

from spieluhr.core import fair, record
from spieluhr.core.dice import Dice
from spieluhr.core.errors import NoUndo
from spieluhr.core.match import Match
from spieluhr.core.rules import CHANCE
from spieluhr.core.schema import Ending, Fair, Record, Seat
from tests.battery.cases import Case, random_player


class Draw(NamedTuple):
    """One chance result, as it happened: the log before it, what was possible, what came."""

    before: list[str]
    possible: list[str]
    move: str


class FairGame:
    """A driver that keeps a journal of all chance."""

    def __init__(self, case: Case, seed: int) -> None:
        self.match: Match = case.match()
        self.dice = Dice(seed)
        self.seed = hashlib.sha256(b"seed %d" % seed).digest()
        self.journal: list[Draw] = []
        self.settle()

    def texts(self, moves: list[int]) -> list[str]:
        return [self.match.game.codec.text(move) for move in moves]

    def settle(self) -> None:
        """Like `Match.settle`, written down."""
        match = self.match
        while match.actor == CHANCE:
            before = self.texts([step.move for step in match.log])
            moves, weights = match.legal(), match.game.rules.weights(match.state)
            move = fair.result(self.seed, len(self.journal), moves, weights)
            self.journal.append(Draw(before, self.texts(match.legal()), self.texts([move])[0]))
            match.chance(move, match.draws)

    def play(self, decisions: int) -> None:
        for _ in range(decisions):
            if self.match.is_over:
                return
            self.match.play(random_player(self.match, self.dice))
            self.settle()

    def take_back(self, seat: int, times: int = 1) -> None:
        """Freely if it can be, by force otherwise."""
        for _ in range(times):
            with contextlib.suppress(NoUndo):
                self.match.undo(seat, force=True)

    def wander(self, undos: int, decisions: int = 5000) -> None:
        """Play on, now and then with undos of one or several seats, a few steps or many."""
        for _ in range(decisions):
            if self.match.is_over:
                return
            self.play(1)
            if len(self.match.undone) < undos and self.dice.below(5) == 0:
                for _ in range(1 + self.dice.below(2)):
                    seat = self.dice.below(self.match.seats)
                    self.take_back(seat, 1 + self.dice.below(4))

    def record(self, ending: Ending | None = None, is_secret: bool = False) -> Record:
        seed = None if is_secret else self.seed.hex()
        seats = [Seat(f"Seat {seat}") for seat in range(self.match.seats)]
        return record.make(self.match, seats, Fair(fair.commitment(self.seed), seed), ending)


def wandered(case: Case, seed: int) -> FairGame:
    """A whole game with several undos on the way."""
    game = FairGame(case, seed)
    game.wander(undos=7)
    return game
