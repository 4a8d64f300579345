"""The Perfect Moment as the rest of the product knows it."""

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from spieluhr.core.codec import Codec, Shapes
from spieluhr.core.dice import Dice
from spieluhr.core.events import Event
from spieluhr.core.game import Game
from spieluhr.core.rules import Outcome, Rules
from spieluhr.core.sheet import Layout, Sheet
from spieluhr.core.words import Both
from spieluhr.games.perfect_moment import bot, moves, observation, position, reading, state, worlds
from spieluhr.games.perfect_moment import view as views
from spieluhr.games.perfect_moment.components import ERAS, era_set
from spieluhr.games.perfect_moment.rules import setup, verbs
from spieluhr.games.perfect_moment.schema import Options, View
from spieluhr.games.perfect_moment.state import State
from spieluhr.games.perfect_moment.text import PerfectMomentWords


class PerfectMomentRules(Rules[State]):
    __slots__ = ()

    def new(self, options: object, seats: int) -> State:
        assert isinstance(options, Options)
        return setup.new(options.solo, era_set(list(options.eras)))

    def actor(self, s: State) -> i64:
        return verbs.actor(s)

    def legal(self, s: State) -> list[int]:
        return verbs.legal(s)

    def apply(self, s: State, m: i64, out: list[Event] | None = None) -> None:
        verbs.apply(s, m, out)

    def copy(self, s: State) -> State:
        return state.copy(s)

    def outcome(self, s: State) -> Outcome:
        return verbs.outcome(s)

    def view(self, s: State, seat: int | None) -> View:
        return views.view(s, seat)

    def resample(self, s: State, seat: int | None, dice: Dice) -> State:
        return worlds.resample(s, seat, dice)

    def observe(self, s: State, seat: i64, sheet: Sheet) -> None:
        observation.observe(s, seat, sheet)

    def sample(self, s: State, dice: Dice) -> i64:
        return verbs.sample(s, dice)

    def evaluate(self, s: State) -> list[float]:
        return bot.evaluate(s)

    def daring(self) -> float:
        return bot.DARING

    def slip(self) -> float:
        return bot.SLIP

    def is_quiet(self, s: State) -> bool:
        return bot.is_quiet(s)

    def is_private(self, s: State) -> bool:
        return not s.solo

    def heard(self, s: State, m: i64, seat: i64) -> i64:
        return worlds.heard(s, m, seat)


class PerfectMomentCodec(Codec[State]):
    keys: ClassVar[tuple[str, ...]] = ("card", "item", "place")  # PM-9.5
    shapes: ClassVar[Shapes] = {
        "own": (("card", "item"),),
        "give": (("card", "item"),),
        "place": (("card", "item"),),
        "bottom": (("card",),),
        "top": (("card",),),
        "steal": (("card",),),
        "deal": (("card",),),
        "draw": (("card",),),
        "look": (("card",),),
        "flip": (("card",), ("card", "item")),
        "use": (("item", "place"),),
        "swap": (("place", "item"),),
        "turn": (("place",),),
        "pick": (("place",),),
        "face": (("item",),),
        "score": (("place",), ("card",), ("place", "card")),
        "yes": ((),),
        "no": ((),),
        "stop": ((),),
        "end": ((),),
    }

    def shape(self, verb: str, words: list[str]) -> tuple[str, ...]:
        if verb == "score" and len(words) == 1:
            return ("place",) if words[0] in ("plan", "paradox") else ("card",)
        return super().shape(verb, words)

    def text(self, m: int) -> str:
        return moves.text(m)

    def parse(self, line: str) -> int:
        return moves.parse(line)

    def position(self, s: State) -> dict[str, Any]:
        return position.position(s)

    def read_position(self, written: object) -> State:
        return reading.read(written)

    def told(self, s: State, m: int, seat: int | None) -> str:
        return worlds.told(s, m, seat)


class PerfectMoment(Game):
    id: ClassVar[str] = "perfect_moment"
    version: ClassVar[int] = 1
    options: ClassVar[type[Any]] = Options
    layout: ClassVar[Layout] = observation.LAYOUT
    decisions: ClassVar[int] = moves.DECISIONS
    moves: ClassVar[int] = moves.MOVES
    modes: ClassVar[tuple[tuple[Both, dict[str, object]], ...]] = (
        (("for two", "zu zweit"), {}),
        (("alone, against Echo", "allein, gegen Echo"), {"solo": True}),
    )

    def seat_counts(self, options: object) -> list[int]:
        assert isinstance(options, Options)
        return [1] if options.solo else [2]

    def complete(self, given: dict[str, object], dice: Dice) -> dict[str, object]:
        """PM-3.1: three eras at random where none are named."""
        if "eras" in given:
            return given
        left_out = dice.below(len(ERAS))
        return {**given, "eras": [era for k, era in enumerate(ERAS) if k != left_out]}


GAME: Final = PerfectMoment(PerfectMomentRules(), PerfectMomentCodec(), PerfectMomentWords())
