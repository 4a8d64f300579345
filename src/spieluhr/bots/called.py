"""What bots are called at a table."""

from typing import Final

from spieluhr.core.words import Both, pick

CALLED: Final[dict[str, Both]] = {
    "random": ("Random", "Zufall"),
    "greedy": ("Greedy", "Gierig"),
    "maxn": ("Max-n", "Max-n"),
    "first_game": ("First game", "Erste Partie"),
    "beginner": ("Beginner", "Anfänger"),
    "casual": ("Casual", "Gelegenheitsspieler"),
    "club": ("Club", "Vereinsspieler"),
    "expert": ("Expert", "Experte"),
    "master": ("Master", "Meister"),
    "master@1": ("Master 1", "Meister 1"),
}


def called(name: str, lang: str) -> str:
    """The name of a bot in that language; `module:Class` is called by its class."""
    return pick(CALLED[name], lang) if name in CALLED else name.partition(":")[2]
