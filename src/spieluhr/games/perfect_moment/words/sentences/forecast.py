"""What could happen, in the reasons of hints."""

from typing import Final

from spieluhr.core.words import Sentences

FORECAST: Final[Sentences] = {
    "score.me": ("You could then score {points}.", "Du könntest dann {points} holen."),
    "score": ("{name} could then score {points}.", "{name} könnte dann {points} holen."),
    "steal.me": ("You could then steal a fragment.", "Du könntest dann ein Fragment stehlen."),
    "steal": (
        "{name} could then steal a fragment.",
        "{name} könnte dann ein Fragment stehlen.",
    ),
    "over.me": ("You could then win the game.", "Du könntest dann das Spiel gewinnen."),
    "over": ("{name} could then win the game.", "{name} könnte dann das Spiel gewinnen."),
}
