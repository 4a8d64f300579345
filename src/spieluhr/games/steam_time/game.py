"""Steam Time as the rest of the product knows it."""

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
from spieluhr.games.steam_time import (
    bot,
    data,
    moves,
    observation,
    position,
    reading,
    state,
    worlds,
)
from spieluhr.games.steam_time import view as views
from spieluhr.games.steam_time.components import Box
from spieluhr.games.steam_time.rules import missions, supply, verbs
from spieluhr.games.steam_time.schema import Options, View
from spieluhr.games.steam_time.state import State
from spieluhr.games.steam_time.text import SteamTimeWords


class SteamTimeRules(Rules[State]):
    def __init__(self, box: Box) -> None:
        self.box = box

    def new(self, options: object, seats: int) -> State:
        assert isinstance(options, Options)
        return supply.new(self.box, seats)

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
        return missions.outcome(s)

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


class SteamTimeCodec(Codec[State]):
    counts_turns: ClassVar[bool] = False  # ST-9.5: whose turn it is
    numbers: ClassVar[tuple[str, ...]] = ("steam",)
    shapes: ClassVar[Shapes] = {
        "place": (("monument", "kind"),),
        "card": ((),),
        "pass": ((),),
        "none": ((),),
        "steam": (("steam",),),
        "crystal": (("generator",),),
        "buy": (("colour",),),
        "done": ((),),
        "pay": (("colour",),),
        "choose": (("card",),),
        "top": ((),),
        "bottom": ((),),
        "fulfil": (("mission",),),
        "yes": ((),),
        "no": ((),),
        "take": (("colour",),),
        "into": (("generator",),),
        "pick": (("monument", "colour"),),
        "stop": ((),),
        "mister": (("monument", "kind"),),
        "monument": (("monument",),),
        "effort": (("card",),),
        "mission": (("card",),),
        "draw": (("colour",),),
        "upgrade": (("card",),),
        "expedition": (("card",),),
        "reveal": (("card",),),
    }

    def __init__(self, box: Box) -> None:
        self.box = box

    def text(self, m: int) -> str:
        return moves.text(m)

    def parse(self, line: str) -> int:
        return moves.parse(line)

    def tidy(self, line: str) -> str:
        return moves.tidy(line)

    def position(self, s: State) -> dict[str, Any]:
        return position.position(s)

    def read_position(self, written: object) -> State:
        return reading.read(written, self.box)

    def position_options(self, written: dict[str, Any]) -> object:
        """ST-9.10."""
        return {"players": written.get("players")}

    def told(self, s: State, m: int, seat: int | None) -> str:
        return worlds.told(s, m, seat)


class SteamTime(Game):
    id: ClassVar[str] = "steam_time"
    version: ClassVar[int] = 1
    options: ClassVar[type[Any]] = Options
    layout: ClassVar[Layout] = observation.LAYOUT
    decisions: ClassVar[int] = moves.DECISIONS
    moves: ClassVar[int] = moves.MOVES
    modes: ClassVar[tuple[tuple[Both, dict[str, object]], ...]] = (
        (("for two", "zu zweit"), {"players": 2}),
        (("for three", "zu dritt"), {"players": 3}),
        (("for four", "zu viert"), {"players": 4}),
    )

    def seat_counts(self, options: object) -> list[int]:
        assert isinstance(options, Options)
        return [options.players]

    def with_data(self, wanted: str) -> Game:
        return made(data.SETS.find(wanted))


def made(found: dict[str, Any]) -> SteamTime:
    """The game with this data set."""
    box = Box(found, digest(found))
    game = SteamTime(SteamTimeRules(box), SteamTimeCodec(box), SteamTimeWords(box))
    game.data = box.digest
    return game


GAME: Final = made(data.SETS.current())
