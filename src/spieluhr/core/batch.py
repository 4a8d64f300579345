"""Many games of one kind, a step of all of them at once, inside compiled code."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from spieluhr.core.dice import Dice
from spieluhr.core.errors import Illegal
from spieluhr.core.game import Game
from spieluhr.core.playout import settle
from spieluhr.core.rules import OVER, State
from spieluhr.core.sheet import Sheet

SPREAD: Final = 0x9E3779B97F4A7C15  # so that neighbouring seeds share no game


@mypyc_attr(allow_interpreted_subclasses=True)
class Opponents:
    """Who decides at the seats that are not the caller's: here nobody."""

    def plays(self, seat: int) -> bool:
        """Is this seat one of theirs?"""
        return False

    def reseed(self, seed: int, n: int) -> None:
        """So many games begin anew, by this seed."""

    def decide(self, k: int, s: State) -> int:
        """A move for the seat whose turn it is in the k-th game."""
        raise NotImplementedError

    def copy(self) -> "Opponents":
        """Opponents who will decide exactly as these."""
        return self


class Batch:
    """Games side by side. After each step the arrays say how things stand in every one.

    `sheet` has a row for each game, what the seat to act knows; `mask` has a cell for each decision
    there is, 1 if it is legal; `seats` tells who acts. Of a game that has just ended, `terminated`
    (by the rules) or `truncated` (after `limit` decisions of the caller) is 1 and `rewards` tell by
    seat what it was worth; the other arrays are already those of the next game. `ended` lists
    these games: `final` has a row for each of them and each seat, what that seat knows at the end,
    `scores` and `ranks` are by seat, all 0 where the rules had not ended the game.

    Several batches can play the games of one: `first` is the number of this one's first game, and
    `total` says how many there are in all.
    """

    def __init__(
        self,
        game: Game,
        options: dict[str, object],
        seats: int,
        n: int,
        limit: int = 0,
        opponents: Opponents | None = None,
        first: int = 0,
        total: int = 0,
    ) -> None:
        self.game = game
        self.rules = game.rules
        self.options = options
        self.seats_each = seats
        self.n = n
        self.limit: i64 = limit
        self.opponents = opponents
        self.first: i64 = first
        self.total: i64 = max(total, first + n)
        self._start = _fixed_start(game, options, seats)
        self.states: list[State] = []
        self.dice: list[Dice] = []
        self.choice = Dice(0)
        self.legal: list[list[int]] = []
        self.lengths: vec[i64] = vec[i64]([0] * n)  # decisions of the caller, by game
        self.sheet = Sheet(n * game.layout.size)
        self.mask: vec[u8] = vec[u8]([0] * (n * game.decisions))
        self.rewards: vec[float] = vec[float]([0.0] * (n * seats))
        self.terminated: vec[u8] = vec[u8]([0] * n)
        self.truncated: vec[u8] = vec[u8]([0] * n)
        self.seats: vec[u8] = vec[u8]([0] * n)
        self.ended: list[int] = []
        self.final = Sheet(0)
        self.scores: list[list[int]] = []
        self.ranks: list[list[int]] = []

    def __reduce__(self) -> tuple[object, ...]:
        made = self._made(self.opponents)
        return _resumed, (made, self.states, self.dice, self.choice, [int(n) for n in self.lengths])

    def copy(self) -> "Batch":
        """The same games once more; how the last step ended games is not told again."""
        opponents = None if self.opponents is None else self.opponents.copy()
        made = self._made(opponents)
        states = [self.rules.copy(s) for s in self.states]
        dice = [one.copy() for one in self.dice]
        return _resumed(made, states, dice, self.choice.copy(), [int(n) for n in self.lengths])

    def _made(self, opponents: Opponents | None) -> tuple[Any, ...]:
        """What a batch of the same kind is made of."""
        games = (self.game, self.options, self.seats_each, self.n, int(self.limit), opponents)
        return *games, int(self.first), int(self.total)

    def reset(self, seed: int) -> None:
        """Begin all games anew. Each has dice of its own."""
        own = seed * SPREAD + int(self.first)
        self.dice = [Dice(own + k) for k in range(self.n)]
        self.choice = Dice(~seed)
        if self.opponents is not None:
            self.opponents.reseed(seed, int(self.first) + self.n)
        self.renew()

    def renew(self) -> None:
        """Begin all games anew, with the dice as they lie."""
        self.states = [self._begun(k) for k in range(self.n)]
        for k in range(i64(self.n)):
            self.lengths[k] = 0
        self.write()

    def step(self, actions: list[int]) -> None:
        """One decision in every game. If one of them is not legal, nothing happens in any."""
        self.check(actions)
        self._clear()
        over: list[State] = []
        for k in range(i64(self.n)):
            s = self.states[k]
            self.rules.apply(s, actions[k], None)
            self._go_on(k, s)
            self.lengths[k] += 1
            if self._has_ended(k, s):
                over.append(s)
                self.lengths[k] = 0
                self.states[k] = self._begun(k)
            self._write(k)  # while the table is at hand: all tables are more than a cache holds
        self._tell_ends(over)

    def sample(self) -> list[int]:
        """A random legal decision for every game."""
        self._pass_over(self.first)
        found = [moves[self.choice.below(len(moves))] for moves in self.legal]
        self._pass_over(self.total - self.first - self.n)
        return found

    def _pass_over(self, games: i64) -> None:
        """Rolls for games of other batches, so that together they are one."""
        for _ in range(games):
            self.choice.below(1)

    def write(self) -> None:
        """All arrays anew, from the states."""
        self._clear()
        self.legal = [[] for _ in range(self.n)]
        for k in range(i64(self.n)):
            self._write(k)

    def check(self, actions: list[int]) -> None:
        """Illegal, if one of them is not."""
        if len(actions) != self.n:
            raise Illegal("actions", problem=f"there are {len(actions)} for {self.n} games")
        width: i64 = self.game.decisions
        for k in range(i64(self.n)):
            action: i64 = actions[k]
            if action < 0 or action >= width or not self.mask[k * width + action]:
                raise Illegal("action", action=int(action), index=int(self.first + k))

    def _clear(self) -> None:
        """New arrays: the compiler makes them in one sweep, which clearing old ones is not."""
        self.sheet.clear()
        self.mask = vec[u8]([0] * (self.n * self.game.decisions))
        self.terminated = vec[u8]([0] * self.n)
        self.truncated = vec[u8]([0] * self.n)
        self.rewards = vec[float]([0.0] * (self.n * self.seats_each))
        self.ended, self.scores, self.ranks = [], [], []

    def _begun(self, k: i64) -> State:
        """The next game at that place, when the caller is first asked."""
        while True:
            s = self._dealt(k)
            self._go_on(k, s)
            if self.rules.actor(s) != OVER:
                return s

    def _dealt(self, k: i64) -> State:
        if self._start is not None:
            s: State = self.rules.copy(self._start)
            return s
        options = self.game.complete(dict(self.options), self.dice[k])
        return self.game.new(self.game.read_options(options), self.seats_each)

    def _go_on(self, k: i64, s: State) -> None:
        """Chance and opponents, until the caller is asked or the game is over."""
        rules, opponents = self.rules, self.opponents
        settle(rules, s, self.dice[k])
        if opponents is None:
            return
        while True:
            actor = rules.actor(s)
            if actor == OVER or not opponents.plays(actor):
                return
            rules.apply(s, opponents.decide(int(self.first + k), s), None)
            settle(rules, s, self.dice[k])

    def _has_ended(self, k: i64, s: State) -> bool:
        if self.rules.actor(s) == OVER:
            self._reward(k, s)
            return True
        if self.lengths[k] == self.limit:
            self._cut(k)
            return True
        return False

    def _reward(self, k: i64, s: State) -> None:
        outcome = self.rules.outcome(s)
        each: i64 = self.seats_each
        for seat, reward in enumerate(outcome.utilities()):
            self.rewards[k * each + seat] = reward
        self.terminated[k] = 1
        self.ended.append(int(k))
        self.scores.append(outcome.scores)
        self.ranks.append(outcome.ranks)

    def _cut(self, k: i64) -> None:
        self.truncated[k] = 1
        self.ended.append(int(k))
        self.scores.append([0] * self.seats_each)
        self.ranks.append([0] * self.seats_each)

    def _tell_ends(self, over: list[State]) -> None:
        self.final = Sheet(len(over) * self.seats_each * self.game.layout.size)
        for s in over:
            for seat in range(i64(self.seats_each)):
                self.rules.observe(s, seat, self.final)

    def _write(self, k: i64) -> None:
        s = self.states[k]
        actor = self.rules.actor(s)
        self.seats[k] = u8(actor)
        self.rules.observe(s, actor, self.sheet)
        legal = self.rules.legal(s)
        self.legal[k] = legal
        mask = self.mask
        first: i64 = k * self.game.decisions
        for move in legal:
            mask[first + move] = 1


def _fixed_start(game: Game, options: dict[str, object], seats: int) -> State | None:
    """The table before the first chance turn; None if the options leave something to chance."""
    if game.complete(dict(options), Dice(0)) != options:
        return None
    return game.new(game.read_options(options), seats)


def _resumed(
    made: tuple[Any, ...], states: list[State], dice: list[Dice], choice: Dice, lengths: list[int]
) -> Batch:
    batch = Batch(*made)
    batch.states = states
    batch.dice = dice
    batch.choice = choice
    batch.lengths = vec[i64](lengths)
    batch.write()
    return batch
