"""What bots are called at a table."""

from typing import Final

from spieluhr.core.words import Both, pick

CALLED: Final[dict[str, Both]] = {
    "random": ("Random", "Zufall"),
    "greedy": ("Greedy", "Gierig"),
    "beginner": ("Beginner", "Anfänger"),
    "casual": ("Casual", "Gelegenheitsspieler"),
    "club": ("Club", "Vereinsspieler"),
    "expert": ("Expert", "Experte"),
    "master": ("Master", "Meister"),
}


def called(name: str, lang: str) -> str:
    """The name of a bot in that language."""
    return pick(CALLED[name], lang)
