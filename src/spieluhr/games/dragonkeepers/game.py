"""Dragonkeepers as the rest of the product knows it."""

from typing import Any, ClassVar, Final

from spieluhr.core.component_data import digest
from spieluhr.core.game import Game
from spieluhr.core.recast import Changes
from spieluhr.core.schema import About
from spieluhr.core.sheet import Layout
from spieluhr.core.words import Both, Words
from spieluhr.games.dragonkeepers import data
from spieluhr.games.dragonkeepers.bot.heuristics import DragonkeepersHeuristics
from spieluhr.games.dragonkeepers.components import Box
from spieluhr.games.dragonkeepers.knowledge.layout import LAYOUT
from spieluhr.games.dragonkeepers.knowledge.learning import CHANGES
from spieluhr.games.dragonkeepers.knowledge.observation import DragonkeepersRules
from spieluhr.games.dragonkeepers.notation.codec import codec
from spieluhr.games.dragonkeepers.options import Options
from spieluhr.games.dragonkeepers.rules import moves
from spieluhr.games.dragonkeepers.words.about import ABOUT
from spieluhr.games.dragonkeepers.words.clauses import CLAUSES
from spieluhr.games.dragonkeepers.words.explain import explain
from spieluhr.games.dragonkeepers.words.forecast import forecast
from spieluhr.games.dragonkeepers.words.log import log_line
from spieluhr.games.dragonkeepers.words.prompt import prompt
from spieluhr.games.dragonkeepers.words.recap import recap
from spieluhr.games.dragonkeepers.words.refuse import refuse
from spieluhr.games.dragonkeepers.words.result import result, scores
from spieluhr.games.dragonkeepers.words.sentences.things import TITLE
from spieluhr.games.dragonkeepers.words.standing import STANDING
from spieluhr.games.dragonkeepers.words.themes import THEMES, theme


class Dragonkeepers(Game):
    """Metadata of the game; it is made anew for each data set."""

    id: ClassVar[str] = "dragonkeepers"
    version: ClassVar[int] = 1
    options: ClassVar[type[Any]] = Options
    layout: ClassVar[Layout] = LAYOUT
    decisions: ClassVar[int] = moves.DECISIONS
    moves: ClassVar[int] = moves.MOVES
    about: ClassVar[About | None] = ABOUT
    modes: ClassVar[tuple[tuple[Both, dict[str, object]], ...]] = (
        (("for two", "zu zweit"), {"players": 2}),
        (("for three", "zu dritt"), {"players": 3}),
        (("for four", "zu viert"), {"players": 4}),
        (
            ("for three, with all chests", "zu dritt, mit allen Truhen"),
            {"players": 3, "chests": ["wind", "return", "barter", "thrift", "key", "page"]},
        ),
    )
    standing: ClassVar[tuple[Any, ...]] = STANDING

    def changes(self) -> Changes | None:
        return CHANGES

    def seat_counts(self, options: object) -> list[int]:
        assert isinstance(options, Options)
        return [options.players]

    def with_data(self, wanted: str) -> Game:
        return made(data.SETS.find(wanted))


WORDS: Final = Words(
    TITLE,
    CLAUSES,
    prompt=prompt,
    explain=explain,
    refuse=refuse,
    log_line=log_line,
    result=result,
    recap=recap,
    scores=scores,
    forecast=forecast,
    themes=THEMES,
    theme=theme,
)


def made(written: dict[str, Any]) -> Dragonkeepers:
    """The game with this data set."""
    box = Box(written, digest(written))
    rules = DragonkeepersRules(box)
    game = Dragonkeepers(rules, codec(box), WORDS, DragonkeepersHeuristics(rules))
    game.data = box.digest
    return game


GAME: Final = made(data.SETS.current())
