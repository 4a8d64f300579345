"""What can be wrong with an arena, in two languages."""

from typing import ClassVar, Final

from spieluhr.core.errors import Malformed

SENTENCES: Final = {
    "bots": (
        "A table for {seats} takes 1 to {seats} bots, not {count}.",
        "An einen Tisch für {seats} passen 1 bis {seats} Bots, nicht {count}.",
    ),
    "ray": (
        "The Ray cluster at {address} does not answer: {problem}.",
        "Der Ray-Cluster bei {address} antwortet nicht: {problem}.",
    ),
}


class ArenaError(Malformed):
    """A plan that cannot be played, or not where it was asked for."""

    sentences: ClassVar = SENTENCES
