"""The verbs of a game. Rules and searchers are compiled together and meet here."""

import importlib
from typing import Any, Final, Generic, Literal, TypeVar, cast

from librt.vecs import vec
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


VEC: Final[Any] = type(vec[i64]())
BOX: Final = "box"  # the field for what lies in a box whose data can be replaced


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """The whole truth of one game in progress. Every game has its own kind.

    States are equal if all of their fields are: a position alone does not tell who has seen what.
    For search there is `Rules.copy`, which is quicker than Python's. No state refers to itself, so
    compiled ones are not the garbage collector's business (`acyclic`).
    """

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        if self is other or not isinstance(other, State) or type(self) is not type(other):
            return self is other
        copy = _home(type(self)).rules.copy  # which leaves out what means nothing
        return _fields(copy(self)) == _fields(copy(other))

    def __hash__(self) -> int:
        raise TypeError("a state can change, so it cannot be a key: use its position")

    def __copy__(self) -> "State":
        twin: State = _home(type(self)).rules.copy(self)
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        return self.__copy__()

    def __reduce__(self) -> tuple[object, ...]:
        return _read_state, (type(self), _fields(self))

    def __repr__(self) -> str:
        game = _home(type(self))
        return f"<{game.id} state: {who_decides(game.rules, self)}>"


def _home(kind: Any) -> Any:
    """The game of a state, by the plan of the house: `rules` and `game` are neighbours."""
    return importlib.import_module(kind.__module__.partition(".rules")[0] + ".game").GAME


def _fields(s: State) -> dict[str, Any]:
    """All of a state by name, compiled or not; the box of its game by the hash of its data."""
    found: dict[str, Any] = {}
    kind: Any = type(s)
    for name in getattr(kind, "__mypyc_attrs__", None) or kind.__annotations__:
        value: Any = getattr(s, name)
        if name == BOX:
            found[name] = value.digest
        else:
            found[name] = list(value) if type(value) is VEC else value
    return found


def _read_state(kind: type[State], fields: dict[str, Any]) -> State:
    """Any table of the game, with all of these fields in place of its own."""
    game = _home(kind)
    game = game.edition(game.version, fields.get(BOX, game.data))
    s: State = game.new(game.read_options(game.complete(dict(game.modes[0][1]), Dice(0))))
    for name, value in fields.items():
        if name != BOX:
            setattr(s, name, vec[i64](value) if isinstance(value, list) else value)
    return s


class Outcome:
    """How a game ended: points and ranks by seat (1 is best, equal ranks are a draw), and why."""

    __slots__ = ("ranks", "reason", "scores")

    def __init__(self, scores: list[int], ranks: list[int], reason: str) -> None:
        self.scores = scores
        self.ranks = ranks
        self.reason = reason

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.json() == other.json()

    def __hash__(self) -> int:
        return hash((*self.scores, *self.ranks, self.reason))

    def __reduce__(self) -> tuple[object, ...]:
        return Outcome, (self.scores, self.ranks, self.reason)

    def __repr__(self) -> str:
        return f"Outcome(scores={self.scores}, ranks={self.ranks}, reason={self.reason!r})"

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


def who_decides(rules: Rules[Any], s: State) -> str:
    """For people who read a program's output."""
    actor = rules.actor(s)
    if actor == OVER:
        return "the game is over"
    count = len(rules.legal(s))
    if actor == CHANCE:
        return f"chance decides, {count} results are possible"
    return f"seat {actor} decides, {count} moves are legal"
