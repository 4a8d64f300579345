"""What could happen, in the reasons of hints."""

from typing import Final

from spieluhr.core.words import Sentences

FORECAST: Final[Sentences] = {
    "esteem.me": ("You could then gain {esteem}.", "Du könntest dann {esteem:den} bekommen."),
    "esteem": ("{name} could then gain {esteem}.", "{name} könnte dann {esteem:den} bekommen."),
    "extra.me": (
        "Your time portal could then give you an extra action.",
        "Dein Zeitportal könnte dir dann eine Extraaktion geben.",
    ),
    "extra": (
        "{name} could then get an extra action from the time portal.",
        "{name} könnte dann durch das Zeitportal eine Extraaktion bekommen.",
    ),
}
