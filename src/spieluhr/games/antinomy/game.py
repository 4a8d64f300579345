"""Antinomy as the rest of the product knows it."""

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from spieluhr.core.codec import Codec, Shapes
from spieluhr.core.dice import Dice
from spieluhr.core.events import Event
from spieluhr.core.game import Game
from spieluhr.core.rules import Outcome, Rules
from spieluhr.core.sheet import Layout, Sheet
from spieluhr.core.words import Both
from spieluhr.games.antinomy import bot, moves, observation, position, reading, state
from spieluhr.games.antinomy import view as views
from spieluhr.games.antinomy.components import LEVELS
from spieluhr.games.antinomy.rules import setup, verbs
from spieluhr.games.antinomy.schema import Options, View
from spieluhr.games.antinomy.state import State
from spieluhr.games.antinomy.text import AntinomyWords


class AntinomyRules(Rules[State]):
    __slots__ = ()

    def new(self, options: object, seats: int) -> State:
        assert isinstance(options, Options)
        level = 0 if options.solo is None else 1 + LEVELS.index(options.solo)
        return setup.new(level, options.shrine)

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
        return views.resample(s, seat, dice)

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

    def is_lookahead_game(self, s: State) -> bool:
        return s.level == 0


class AntinomyCodec(Codec[State]):
    numbers: ClassVar[tuple[str, ...]] = ("to", "place")
    shapes: ClassVar[Shapes] = {
        "wand": (("to",),),
        "play": (("card", "to"),),
        "skip": ((),),
        "decline": ((),),
        "paradox": ((), ("places",)),
        "remove": (("card",),),
        "drop": (("card",),),
        "swap": (("places",),),
        "replace": (("place",),),
        "deal": (("card",),),
        "draw": (("card",),),
        "reveal": (("card",),),
        "order": (("cards",),),
    }

    def text(self, m: int) -> str:
        return moves.text(m)

    def parse(self, line: str) -> int:
        return moves.parse(line)

    def position(self, s: State) -> dict[str, Any]:
        return position.position(s)

    def read_position(self, written: object) -> State:
        return reading.read(written)

    def told(self, s: State, m: int, seat: int | None) -> str:
        return views.told(s, m, seat)


class Antinomy(Game):
    id: ClassVar[str] = "antinomy"
    version: ClassVar[int] = 1
    options: ClassVar[type[Any]] = Options
    layout: ClassVar[Layout] = observation.LAYOUT
    decisions: ClassVar[int] = moves.DECISIONS
    moves: ClassVar[int] = moves.MOVES
    allows_draw: ClassVar[bool] = True
    modes: ClassVar[tuple[tuple[Both, dict[str, object]], ...]] = (
        (("for two", "zu zweit"), {}),
        (("solo, easy", "allein, leicht"), {"solo": "easy"}),
        (("solo, normal", "allein, normal"), {"solo": "normal"}),
        (("solo, hard", "allein, schwer"), {"solo": "hard"}),
        (
            ("solo, hard, with the shrine", "allein, schwer, mit Schrein"),
            {"solo": "hard", "shrine": True},
        ),
    )

    def seat_counts(self, options: object) -> list[int]:
        assert isinstance(options, Options)
        return [2] if options.solo is None else [1]


GAME: Final = Antinomy(AntinomyRules(), AntinomyCodec(), AntinomyWords())
