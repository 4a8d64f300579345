"""The game as the rest of the product knows it: metadata, and which part answers what."""

from typing import Any, ClassVar, Final

from spieluhr.core.game import Game
from spieluhr.core.sheet import Layout
from spieluhr.core.words import Both
from spieluhr.games.demo import rules
from spieluhr.games.demo.bot import DemoHeuristics
from spieluhr.games.demo.components import SEATS
from spieluhr.games.demo.knowledge import LAYOUT, RULES
from spieluhr.games.demo.notation import CODEC
from spieluhr.games.demo.schema import Options
from spieluhr.games.demo.words import WORDS


class Demo(Game):
    """Metadata of the game; one object of it, `GAME`, joins its rooms."""

    id: ClassVar[str] = "demo"
    version: ClassVar[int] = 1
    options: ClassVar[type[Any]] = Options
    layout: ClassVar[Layout] = LAYOUT
    decisions: ClassVar[int] = rules.DECISIONS
    moves: ClassVar[int] = rules.MOVES
    allows_draw: ClassVar[bool] = True
    modes: ClassVar[tuple[tuple[Both, dict[str, object]], ...]] = ((("for two", "zu zweit"), {}),)

    def seat_counts(self, options: object) -> list[int]:
        return [SEATS]


GAME: Final = Demo(RULES, CODEC, WORDS, DemoHeuristics(RULES))
