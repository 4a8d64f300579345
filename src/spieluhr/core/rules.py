"""The verbs of a game. Rules and searchers are compiled together and meet here."""

from typing import Any, Final, Generic, Literal, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from spieluhr.core.dice import Dice
from spieluhr.core.events import Event
from spieluhr.core.sheet import Sheet

CHANCE: Final = -1
OVER: Final = -2
Actor = int | Literal["chance", "over"]  # as positions, views and records write it


def actor_word(actor: i64) -> Actor:
    """Who decides, as positions and records write it."""
    if actor >= 0:
        return int(actor)
    return "chance" if actor == CHANCE else "over"


def ranked(standing: list[int]) -> list[int]:
    """Ranks by strength: 1 is best, equal ones share a rank."""
    return [1 + sum(1 for other in standing if other > mine) for mine in standing]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The whole truth of one game in progress. Every game has its own kind."""

    __slots__ = ()


class Outcome:
    """How a game ended: points and ranks by seat (1 is best, equal ranks are a draw), and why."""

    __slots__ = ("ranks", "reason", "scores")

    def __init__(self, scores: list[int], ranks: list[int], reason: str) -> None:
        self.scores = scores
        self.ranks = ranks
        self.reason = reason

    def utilities(self) -> list[float]:
        """1 for who wins alone; the sum is 0, winners share. Alone: 1 or -1."""
        seats, winners = len(self.ranks), self.ranks.count(1)
        if seats == 1:
            return [1.0 if winners else -1.0]
        won = (seats / winners - 1.0) / (seats - 1)
        lost = -1.0 / (seats - 1)
        return [won if rank == 1 else lost for rank in self.ranks]

    def shares(self) -> list[float]:
        """1 for who wins alone, 0 for who does not; winners share."""
        winners = self.ranks.count(1)
        return [1.0 / winners if rank == 1 else 0.0 for rank in self.ranks]

    def json(self) -> dict[str, object]:
        """As records and messages carry it."""
        return {"scores": self.scores, "ranks": self.ranks, "reason": self.reason}


S = TypeVar("S", bound=State)
SHARED: Final = (int, float, str, tuple, type(None))  # never changed in place


def fields_of(s: State) -> dict[str, Any]:
    """What the state holds, by name; interpreted, a field is there once it has been set."""
    compiled = cast(dict[str, Any], s.__getstate__() or {})
    interpreted: dict[str, Any] = getattr(s, "__dict__", {})
    return {**compiled, **interpreted}


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[S]):
    """What can happen at a table, and who is asked. A move is a small int.

    `apply` does not check its move: `Match.play` does, searchers need not.
    """

    __slots__ = ()

    def new(self, options: object, seats: int) -> S:
        """The table before the first chance turn. Options are of the game's own type."""
        raise NotImplementedError

    def actor(self, s: S) -> i64:
        """The seat that decides now, CHANCE or OVER."""
        raise NotImplementedError

    def legal(self, s: S) -> list[int]:
        """All moves of the actor, rising; at CHANCE all results; none when the game is over."""
        raise NotImplementedError

    def weights(self, s: S) -> list[int]:
        """Only at CHANCE: how likely each of `legal` is, as whole numbers."""
        return [1] * len(self.legal(s))

    def apply(self, s: S, m: i64, out: list[Event] | None = None) -> None:
        """Make a legal move in place; what happened is appended to `out`."""
        raise NotImplementedError

    def copy(self, s: S) -> S:
        """A state that shares nothing with this one.

        Here for states whose fields are numbers, lists and vecs, and that can be made without
        arguments. A game that is searched deeply spells its copy out: that is ten times as fast.
        """
        twin = type(s)()
        for name, value in fields_of(s).items():
            setattr(twin, name, value if isinstance(value, SHARED) else value[:])
        return twin

    def outcome(self, s: S) -> Outcome:
        """Only when the game is over."""
        raise NotImplementedError

    def view(self, s: S, seat: int | None) -> object:
        """What a player with perfect memory at that seat knows; None: a spectator."""
        raise NotImplementedError

    def resample(self, s: S, seat: int | None, dice: Dice) -> S:
        """A world in which all that the seat knows is the same and the rest is dealt anew."""
        raise NotImplementedError

    def observe(self, s: S, seat: i64, sheet: Sheet) -> None:
        """Write down what the seat knows: the view in numbers, as the game's `layout` says."""
        raise NotImplementedError

    def sample(self, s: S, dice: Dice) -> i64:
        """A random legal move: every decision equally likely, chance as likely as it is."""
        moves = self.legal(s)
        if self.actor(s) == CHANCE:
            return moves[dice.weighted(self.weights(s))]
        return moves[dice.below(len(moves))]

    def is_private(self, s: S) -> bool:
        """Can there be decisions from here on that are not told to everybody as they are made?"""
        return False

    def observed_move(self, s: S, m: i64, seat: i64) -> i64:
        """A decision about to be made, as that seat learns it: the same number, the same news."""
        return m
