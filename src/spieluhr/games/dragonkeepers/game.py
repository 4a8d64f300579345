"""Dragonkeepers as the rest of the product knows it."""

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from spieluhr.core.codec import Codec, Shapes
from spieluhr.core.dataset import digest
from spieluhr.core.dice import Dice
from spieluhr.core.events import Event
from spieluhr.core.game import Game
from spieluhr.core.rules import Outcome, Rules
from spieluhr.core.sheet import Layout, Sheet
from spieluhr.core.words import Both
from spieluhr.games.dragonkeepers import (
    bot,
    data,
    moves,
    observation,
    position,
    reading,
    state,
    worlds,
)
from spieluhr.games.dragonkeepers import view as views
from spieluhr.games.dragonkeepers.components import Box
from spieluhr.games.dragonkeepers.rules import setup, verbs
from spieluhr.games.dragonkeepers.schema import Options, View
from spieluhr.games.dragonkeepers.state import State
from spieluhr.games.dragonkeepers.text import DragonkeepersWords


class DragonkeepersRules(Rules[State]):
    def __init__(self, box: Box) -> None:
        self.box = box

    def new(self, options: object, seats: int) -> State:
        assert isinstance(options, Options)
        return setup.new(self.box, seats, [str(name) for name in options.chests])

    def actor(self, s: State) -> i64:
        return verbs.actor(s)

    def legal(self, s: State) -> list[int]:
        return verbs.legal(s)

    def weights(self, s: State) -> list[int]:
        return verbs.weights(s)

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

    def iterations(self, level: str) -> int:
        return bot.EXPERT if level == "expert" else 0

    def is_overtaken(self, s: State) -> bool:
        return bot.is_overtaken(s)

    def is_quiet(self, s: State) -> bool:
        return bot.is_quiet(s)


class DragonkeepersCodec(Codec[State]):
    verb_key: ClassVar[str] = "type"  # DK-7.5
    numbers: ClassVar[tuple[str, ...]] = ("value",)
    shapes: ClassVar[Shapes] = {
        "take": (("side",),),
        "stop": ((),),
        "crystal": ((),),
        "again": ((),),
        "pass": ((),),
        "book": (("card",),),
        "lay": (("card",),),
        "end": (("side",),),
        "chest": (("name",), ("name", "colour"), ("name", "way")),
        "reveal": (("side", "card"),),
        "page": (("side", "back"),),
        "start": (("card",),),
        "remove": (("value",),),
        "pearl": (("value",),),
    }

    def __init__(self, box: Box) -> None:
        self.box = box

    def shape(self, verb: str, words: list[str]) -> tuple[str, ...]:
        if verb == "chest" and len(words) == 2:
            return ("name", "way") if words[0] == "page" else ("name", "colour")
        return super().shape(verb, words)

    def text(self, m: int) -> str:
        return moves.text(m)

    def parse(self, line: str) -> int:
        return moves.parse(line)

    def position(self, s: State) -> dict[str, Any]:
        return position.position(s)

    def read_position(self, written: object) -> State:
        return reading.read(written, self.box)

    def told(self, s: State, m: int, seat: int | None) -> str:
        return worlds.told(s, m, seat)


class Dragonkeepers(Game):
    id: ClassVar[str] = "dragonkeepers"
    version: ClassVar[int] = 1
    options: ClassVar[type[Any]] = Options
    layout: ClassVar[Layout] = observation.LAYOUT
    decisions: ClassVar[int] = moves.DECISIONS
    moves: ClassVar[int] = moves.MOVES
    modes: ClassVar[tuple[tuple[Both, dict[str, object]], ...]] = (
        (("for two", "zu zweit"), {"players": 2}),
        (("for three", "zu dritt"), {"players": 3}),
        (("for four", "zu viert"), {"players": 4}),
        (
            ("for three, with all chests", "zu dritt, mit allen Truhen"),
            {"players": 3, "chests": ["wind", "return", "barter", "thrift", "key", "page"]},
        ),
    )

    def seat_counts(self, options: object) -> list[int]:
        assert isinstance(options, Options)
        return [options.players]

    def with_data(self, wanted: str) -> Game:
        return made(data.SETS.find(wanted))


def made(found: dict[str, Any]) -> Dragonkeepers:
    """The game with this data set."""
    box = Box(found, digest(found))
    game = Dragonkeepers(DragonkeepersRules(box), DragonkeepersCodec(box), DragonkeepersWords())
    game.data = box.digest
    return game


GAME: Final = made(data.SETS.current())
