"""Steam Time as the rest of the product knows it."""

from typing import Any, ClassVar, Final

from spieluhr.core.component_data import digest
from spieluhr.core.game import Game
from spieluhr.core.recast import Changes
from spieluhr.core.schema import About
from spieluhr.core.sheet import Layout
from spieluhr.core.words import Both, Words
from spieluhr.games.steam_time import data
from spieluhr.games.steam_time.bot.heuristics import SteamTimeHeuristics
from spieluhr.games.steam_time.components import Box
from spieluhr.games.steam_time.knowledge import learning
from spieluhr.games.steam_time.knowledge.observation import LAYOUT, SteamTimeRules
from spieluhr.games.steam_time.notation.codec import codec
from spieluhr.games.steam_time.options import Options
from spieluhr.games.steam_time.rules import moves
from spieluhr.games.steam_time.words.about import ABOUT
from spieluhr.games.steam_time.words.clauses import CLAUSES
from spieluhr.games.steam_time.words.explain import Explainer
from spieluhr.games.steam_time.words.forecast import forecast
from spieluhr.games.steam_time.words.glossary import Glossary
from spieluhr.games.steam_time.words.log import LogLines
from spieluhr.games.steam_time.words.prompt import Prompt
from spieluhr.games.steam_time.words.recap import Recap
from spieluhr.games.steam_time.words.refuse import Refusal
from spieluhr.games.steam_time.words.result import result, scores
from spieluhr.games.steam_time.words.sentences.things import TITLE
from spieluhr.games.steam_time.words.themes import THEMES, theme


class SteamTime(Game):
    """Metadata of the game; it is made anew for each data set."""

    id: ClassVar[str] = "steam_time"
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
    )

    def changes(self) -> Changes | None:
        rules: Any = self.rules
        return learning.changes(rules.box)

    def seat_counts(self, options: object) -> list[int]:
        assert isinstance(options, Options)
        return [options.players]

    def with_data(self, wanted: str) -> Game:
        return made(data.SETS.find(wanted))


def words(box: Box) -> Words:
    """For one box: names and numbers in sentences are those of its data set."""
    glossary = Glossary(box.data)
    return Words(
        TITLE,
        CLAUSES,
        prompt=lambda view, reader: Prompt(glossary, view).prompt(reader),
        explain=lambda view, move, reader: Explainer(glossary, view).explain(move, reader.lang),
        refuse=lambda view, move: Refusal(glossary, view).refuse(move),
        log_line=lambda event, reader: LogLines(glossary, reader).line(event),
        result=result,
        recap=lambda events, reader: Recap(glossary, reader).line(events),
        scores=scores,
        forecast=forecast,
        themes=THEMES,
        theme=theme,
    )


def made(components: dict[str, Any]) -> SteamTime:
    """The game with this data set."""
    box = Box(components, digest(components))
    rules = SteamTimeRules(box)
    game = SteamTime(rules, codec(rules), words(box), SteamTimeHeuristics(rules))
    game.data = box.digest
    return game


GAME: Final = made(data.SETS.current())
