"""The game as the rest of the product knows it."""

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from spieluhr.core.codec import Codec, Shapes
from spieluhr.core.dice import Dice
from spieluhr.core.events import Event
from spieluhr.core.game import Game
from spieluhr.core.rules import Outcome, Rules
from spieluhr.core.sheet import Layout, Sheet
from spieluhr.core.words import Both
from spieluhr.games.demo import bot, moves, observation, position, rules, state
from spieluhr.games.demo import view as views
from spieluhr.games.demo.components import SEATS
from spieluhr.games.demo.schema import Options, View
from spieluhr.games.demo.state import State
from spieluhr.games.demo.text import DemoWords


class DemoRules(Rules[State]):
    __slots__ = ()

    def new(self, options: object, seats: int) -> State:
        return rules.new()

    def actor(self, s: State) -> i64:
        return rules.actor(s)

    def legal(self, s: State) -> list[int]:
        return rules.legal(s)

    def apply(self, s: State, m: i64, out: list[Event] | None = None) -> None:
        rules.apply(s, m, out)

    def copy(self, s: State) -> State:
        return state.copy(s)

    def outcome(self, s: State) -> Outcome:
        return rules.outcome(s)

    def view(self, s: State, seat: int | None) -> View:
        return views.view(s, seat)

    def resample(self, s: State, seat: int | None, dice: Dice) -> State:
        return views.resample(s, seat, dice)

    def observe(self, s: State, seat: i64, sheet: Sheet) -> None:
        observation.observe(s, seat, sheet)

    def evaluate(self, s: State) -> list[float]:
        return bot.evaluate(s)


class DemoCodec(Codec[State]):
    numbers: ClassVar[tuple[str, ...]] = ("hour",)
    counts_turns: ClassVar[bool] = False
    shapes: ClassVar[Shapes] = {"lay": (("hour",),), "draw": (("hour",),)}

    def text(self, m: int) -> str:
        return moves.text(m)

    def parse(self, line: str) -> int:
        return moves.parse(line)

    def position(self, s: State) -> dict[str, Any]:
        return position.position(s)

    def read_position(self, written: object) -> State:
        return position.read(written)

    def told(self, s: State, m: int, seat: int | None) -> str:
        return views.told(s, m, seat)


class Demo(Game):
    id: ClassVar[str] = "demo"
    version: ClassVar[int] = 1
    options: ClassVar[type[Any]] = Options
    layout: ClassVar[Layout] = observation.LAYOUT
    decisions: ClassVar[int] = moves.DECISIONS
    moves: ClassVar[int] = moves.MOVES
    allows_draw: ClassVar[bool] = True
    modes: ClassVar[tuple[tuple[Both, dict[str, object]], ...]] = ((("for two", "zu zweit"), {}),)

    def seat_counts(self, options: object) -> list[int]:
        return [SEATS]


GAME: Final = Demo(
    DemoRules(),
    DemoCodec(),
    DemoWords(),
)
