"""Antinomy as the rest of the product knows it."""

from typing import Any, ClassVar, Final

from spieluhr.core.game import Game
from spieluhr.core.recast import Changes
from spieluhr.core.schema import About
from spieluhr.core.sheet import Layout
from spieluhr.core.words import Both, Words
from spieluhr.games.antinomy.bot.heuristics import AntinomyHeuristics
from spieluhr.games.antinomy.knowledge.learning import CHANGES
from spieluhr.games.antinomy.knowledge.observation import LAYOUT, AntinomyRules
from spieluhr.games.antinomy.notation.codec import CODEC
from spieluhr.games.antinomy.options import Options
from spieluhr.games.antinomy.rules import moves
from spieluhr.games.antinomy.words.about import ABOUT
from spieluhr.games.antinomy.words.clauses import CLAUSES
from spieluhr.games.antinomy.words.explain import explain
from spieluhr.games.antinomy.words.forecast import forecast
from spieluhr.games.antinomy.words.log import log_line
from spieluhr.games.antinomy.words.prompt import prompt
from spieluhr.games.antinomy.words.recap import recap
from spieluhr.games.antinomy.words.refuse import refuse
from spieluhr.games.antinomy.words.result import result, scores
from spieluhr.games.antinomy.words.sentences.things import TITLE
from spieluhr.games.antinomy.words.themes import THEMES, theme


class Antinomy(Game):
    """Metadata of the game; one object of it, `GAME`, joins its rooms."""

    id: ClassVar[str] = "antinomy"
    version: ClassVar[int] = 1
    options: ClassVar[type[Any]] = Options
    layout: ClassVar[Layout] = LAYOUT
    decisions: ClassVar[int] = moves.DECISIONS
    moves: ClassVar[int] = moves.MOVES
    about: ClassVar[About | None] = ABOUT
    allows_draw: ClassVar[bool] = True
    modes: ClassVar[tuple[tuple[Both, dict[str, object]], ...]] = (
        (("for two", "zu zweit"), {}),
        (("solo, easy", "allein, einfach"), {"solo": "easy"}),
        (("solo, normal", "allein, normal"), {"solo": "normal"}),
        (("solo, hard", "allein, schwer"), {"solo": "hard"}),
        (
            ("solo, hard, with the shrine", "allein, schwer, mit Schrein"),
            {"solo": "hard", "shrine": True},
        ),
    )

    def changes(self) -> Changes | None:
        return CHANGES

    def seat_counts(self, options: object) -> list[int]:
        assert isinstance(options, Options)
        return [2] if options.solo is None else [1]


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

RULES: Final = AntinomyRules()
GAME: Final = Antinomy(RULES, CODEC, WORDS, AntinomyHeuristics(RULES))
