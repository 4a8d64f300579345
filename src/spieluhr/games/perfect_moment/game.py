"""The Perfect Moment as the rest of the product knows it."""

from typing import Any, ClassVar, Final

from spieluhr.core.dice import Dice
from spieluhr.core.game import Game
from spieluhr.core.recast import Changes
from spieluhr.core.schema import About
from spieluhr.core.sheet import Layout
from spieluhr.core.words import Both, Words
from spieluhr.games.perfect_moment.bot.heuristics import PerfectMomentHeuristics
from spieluhr.games.perfect_moment.components import ERAS
from spieluhr.games.perfect_moment.knowledge.learning import CHANGES
from spieluhr.games.perfect_moment.knowledge.observation import LAYOUT, PerfectMomentRules
from spieluhr.games.perfect_moment.notation.codec import CODEC
from spieluhr.games.perfect_moment.options import Options
from spieluhr.games.perfect_moment.rules import moves
from spieluhr.games.perfect_moment.words.about import ABOUT
from spieluhr.games.perfect_moment.words.clauses import CLAUSES
from spieluhr.games.perfect_moment.words.explain import explain
from spieluhr.games.perfect_moment.words.forecast import forecast
from spieluhr.games.perfect_moment.words.log import log_line
from spieluhr.games.perfect_moment.words.prompt import prompt
from spieluhr.games.perfect_moment.words.recap import recap
from spieluhr.games.perfect_moment.words.refuse import refuse
from spieluhr.games.perfect_moment.words.result import result, scores
from spieluhr.games.perfect_moment.words.sentences.things import TITLE
from spieluhr.games.perfect_moment.words.themes import THEMES, theme


class PerfectMoment(Game):
    """Metadata of the game; one object of it, `GAME`, joins its rooms."""

    id: ClassVar[str] = "perfect_moment"
    version: ClassVar[int] = 1
    options: ClassVar[type[Any]] = Options
    layout: ClassVar[Layout] = LAYOUT
    decisions: ClassVar[int] = moves.DECISIONS
    moves: ClassVar[int] = moves.MOVES
    about: ClassVar[About | None] = ABOUT
    modes: ClassVar[tuple[tuple[Both, dict[str, object]], ...]] = (
        (("for two", "zu zweit"), {}),
        (("alone, against Echo", "allein, gegen Echo"), {"solo": True}),
    )

    def changes(self) -> Changes | None:
        return CHANGES

    def seat_counts(self, options: object) -> list[int]:
        assert isinstance(options, Options)
        return [1] if options.solo else [2]

    def complete(self, given: dict[str, object], dice: Dice) -> dict[str, object]:
        """PM-3.1: three eras at random where none are named."""
        if "eras" in given:
            return given
        left_out = dice.below(len(ERAS))
        return {**given, "eras": [era for k, era in enumerate(ERAS) if k != left_out]}


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

RULES: Final = PerfectMomentRules()
GAME: Final = PerfectMoment(RULES, CODEC, WORDS, PerfectMomentHeuristics(RULES))
