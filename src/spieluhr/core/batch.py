"""Many games of one kind, a step of all of them at once, inside compiled code."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from spieluhr.core.dice import Dice
from spieluhr.core.errors import Illegal
from spieluhr.core.game import Game
from spieluhr.core.playout import settle
from spieluhr.core.rules import OVER, State
from spieluhr.core.sheet import Sheet

SPREAD: Final = 0x9E3779B97F4A7C15  # so that neighbouring seeds share no game


class Batch:
    """Games side by side. After each step the arrays say how things stand in every one.

    `sheet` has a row for each game, what the seat to act knows; `mask` has a cell for each decision
    there is, 1 if it is legal; `seats` tells who acts; `rewards` by game and seat and `done` tell
    of a game that has just ended: the other arrays are already those of the next one.
    """

    def __init__(self, game: Game, start: State, seats: int, n: int) -> None:
        self.game = game
        self.rules = game.rules
        self.start = start
        self.seats_each = seats
        self.n = n
        self.states: list[State] = []
        self.dice: list[Dice] = []
        self.choice = Dice(0)
        self.legal: list[list[int]] = []
        self.sheet = Sheet(n * game.layout.size)
        self.mask: vec[u8] = vec[u8]([0] * (n * game.decisions))
        self.rewards: vec[float] = vec[float]([0.0] * (n * seats))
        self.done: vec[u8] = vec[u8]([0] * n)
        self.seats: vec[u8] = vec[u8]([0] * n)

    def reset(self, seed: int) -> None:
        """Begin all games anew. Each has dice of its own."""
        self._clear()
        self.states = []
        self.legal = [[] for _ in range(self.n)]
        self.dice = [Dice(seed * SPREAD + k) for k in range(self.n)]
        self.choice = Dice(~seed)
        for k in range(self.n):
            self.states.append(self._begun(k))
        for k in range(self.n):
            self._write(k)

    def step(self, actions: list[int]) -> None:
        """One decision in every game. If one of them is not legal, nothing happens in any."""
        self._check(actions)
        self._clear()
        rules = self.rules
        for k in range(self.n):
            s = self.states[k]
            rules.apply(s, actions[k], None)
            settle(rules, s, self.dice[k])
            if rules.actor(s) == OVER:
                self._end(k)
        for k in range(self.n):
            self._write(k)

    def sample(self) -> list[int]:
        """A random legal decision for every game."""
        return [moves[self.choice.below(len(moves))] for moves in self.legal]

    def _check(self, actions: list[int]) -> None:
        if len(actions) != self.n:
            raise Illegal("actions", problem=f"there are {len(actions)} for {self.n} games")
        width: i64 = self.game.decisions
        for k in range(i64(self.n)):
            action: i64 = actions[k]
            if action < 0 or action >= width or not self.mask[k * width + action]:
                raise Illegal("action", action=int(action), index=int(k))

    def _clear(self) -> None:
        self.sheet.clear()
        width: i64 = self.game.decisions
        for k in range(i64(len(self.legal))):
            for move in self.legal[k]:
                self.mask[k * width + move] = 0
        for j in range(i64(self.n)):
            self.done[j] = 0
        for j in range(i64(self.n) * self.seats_each):
            self.rewards[j] = 0.0

    def _begun(self, k: i64) -> State:
        """The next game at that place, when the first seat is to decide."""
        s: State = self.rules.copy(self.start)
        settle(self.rules, s, self.dice[k])
        return s

    def _end(self, k: i64) -> None:
        each: i64 = self.seats_each
        for seat, reward in enumerate(self.rules.outcome(self.states[k]).utilities()):
            self.rewards[k * each + seat] = reward
        self.done[k] = 1
        self.states[k] = self._begun(k)

    def _write(self, k: i64) -> None:
        s = self.states[k]
        actor = self.rules.actor(s)
        self.seats[k] = u8(actor)
        self.rules.observe(s, actor, self.sheet)
        legal = self.rules.legal(s)
        self.legal[k] = legal
        first: i64 = k * self.game.decisions
        for move in legal:
            self.mask[first + move] = 1
