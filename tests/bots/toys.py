"""Games of a few moves, whose best ones are known."""

from collections.abc import Sequence

from mypy_extensions import i64

from spieluhr import games
from spieluhr.core.dice import Dice
from spieluhr.core.events import Event
from spieluhr.core.game import Game
from spieluhr.core.heuristics import Heuristics
from spieluhr.core.match import Match
from spieluhr.core.rules import CHANCE, OVER, Rules, State


class Spot:
    """A place in a written-out game: who decides there, where each move leads, what it looks like.

    The moves of a spot are the keys of `ways`; at CHANCE `weights` go with them.
    """

    def __init__(
        self,
        actor: int,
        ways: dict[int, "Spot"],
        looks: Sequence[float],
        weights: Sequence[int] = (),
    ) -> None:
        self.actor = actor
        self.ways = ways
        self.looks = list(looks)
        self.weights = list(weights)


def end(*values: float) -> Spot:
    return Spot(OVER, {}, values)


def turn(seat: int, *ways: Spot, looks: Sequence[float] = ()) -> Spot:
    """A decision; unless told otherwise nobody seems to be ahead."""
    return Spot(seat, dict(enumerate(ways)), looks or [0.5] * len(ways[0].looks))


def roll(*ways: tuple[int, Spot]) -> Spot:
    """Chance: weight and result."""
    looks = [0.5] * len(ways[0][1].looks)
    weights = [weight for weight, _ in ways]
    return Spot(CHANCE, {k: spot for k, (_, spot) in enumerate(ways)}, looks, weights)


class At(State):
    def __init__(self, spot: Spot) -> None:
        self.spot = spot


class TaleRules(Rules[At]):
    """Plays what is written out. Nothing is hidden."""

    def actor(self, s: At) -> i64:
        return s.spot.actor

    def legal(self, s: At) -> list[int]:
        return sorted(s.spot.ways)

    def weights(self, s: At) -> list[int]:
        return s.spot.weights

    def apply(self, s: At, m: i64, out: list[Event] | None = None) -> None:
        s.spot = s.spot.ways[m]

    def copy(self, s: At) -> At:
        return At(s.spot)

    def resample(self, s: At, seat: int | None, dice: Dice) -> At:
        return At(s.spot)


class Tale(Heuristics[At]):
    """`expert`: iterations of that level; `overtaken`: where chance changed what is worth doing."""

    def __init__(self, exact: bool = False, expert: int = 0, overtaken: Spot | None = None) -> None:
        super().__init__(TaleRules())
        self.exact = exact
        self.expert = expert
        self.overtaken = overtaken

    def evaluate(self, s: At) -> list[float]:
        return list(s.spot.looks)

    def is_lookahead_game(self, s: At) -> bool:
        return self.exact

    def iterations(self, level: str) -> int:
        return self.expert if level == "expert" else 0

    def is_overtaken(self, s: At) -> bool:
        return s.spot is self.overtaken


def nim(stones: int, seat: int = 0) -> Spot:
    """Take one, two or three; who takes the last one wins. Leave four and you have won."""
    if stones == 0:
        return end(0.0, 1.0) if seat == 0 else end(1.0, 0.0)
    most = min(3, stones)
    ways = {take: nim(stones - take, 1 - seat) for take in range(1, most + 1)}
    return Spot(seat, ways, [0.5, 0.5])


HEADS, TAILS = 0, 1
COVERED = -7


class Coins(State):
    def __init__(self, calls: list[int]) -> None:
        self.calls = calls


class PenniesRules(Rules[Coins]):
    """Seat 0 lays a coin face down, seat 1 calls it; so for some rounds, then all are turned up.

    Not `is_covered`, the coins lie face up.
    """

    def __init__(self, rounds: int = 1, is_covered: bool = True) -> None:
        self.rounds = rounds
        self.is_covered = is_covered

    def actor(self, s: Coins) -> i64:
        return OVER if len(s.calls) == 2 * self.rounds else len(s.calls) % 2

    def legal(self, s: Coins) -> list[int]:
        return [] if self.actor(s) == OVER else [HEADS, TAILS]

    def apply(self, s: Coins, m: i64, out: list[Event] | None = None) -> None:
        s.calls.append(m)

    def copy(self, s: Coins) -> Coins:
        return Coins(list(s.calls))

    def resample(self, s: Coins, seat: int | None, dice: Dice) -> Coins:
        world = self.copy(s)
        if self.is_covered and seat != 0:
            for k in range(0, len(world.calls), 2):
                world.calls[k] = int(dice.below(2))
        return world

    def is_private(self, s: Coins) -> bool:
        return self.is_covered

    def observed_move(self, s: Coins, m: i64, seat: i64) -> i64:
        is_coin = len(s.calls) % 2 == 0
        return COVERED if self.is_covered and is_coin and seat != 0 else m


class Pennies(Heuristics[Coins]):
    def __init__(self, rounds: int = 1, is_covered: bool = True) -> None:
        super().__init__(PenniesRules(rounds, is_covered))
        self.rounds = rounds

    def evaluate(self, s: Coins) -> list[float]:
        if self.rules.actor(s) != OVER:
            return [0.5, 0.5]
        right = sum(coin == call for coin, call in zip(s.calls[::2], s.calls[1::2], strict=True))
        return [1.0 - right / self.rounds, right / self.rounds]


def match_of(tale: Tale, spot: Spot) -> Match:
    """A match of a toy for two. Notation and words are borrowed: nobody reads them."""
    real = games.load("antinomy")
    return Match(Game(tale.rules, real.codec, real.words, tale), None, 2, At(spot))
