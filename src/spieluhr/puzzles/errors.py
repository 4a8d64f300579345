"""What is wrong with what was asked of the trainer, in both languages."""

from typing import ClassVar, Final

from spieluhr.core.errors import Malformed
from spieluhr.core.words import Sentences

SENTENCES: Final[Sentences] = {
    "no-puzzles": ("There are no puzzles for {game} yet.", "Für {game} gibt es noch keine Rätsel."),
    "no-puzzle": ("There is no such puzzle.", "Dieses Rätsel gibt es nicht."),
    "no-such-puzzles": (
        "No puzzle fits. Themes: {themes}. Levels: {levels}.",
        "Dazu passt kein Rätsel. Themen: {themes}. Stärken: {levels}.",
    ),
    "not-measured": (
        "Win chances in {game} have not been measured, so no puzzle can be confirmed.",
        "Für {game} sind die Siegchancen nicht vermessen, also lässt sich kein Rätsel bestätigen.",
    ),
}


class PuzzleError(Malformed):
    """A game or a puzzle that there is nothing of."""

    sentences: ClassVar = SENTENCES
