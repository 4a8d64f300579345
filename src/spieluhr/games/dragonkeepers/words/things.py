"""What the words of a move are called in tables of a study."""

from typing import Final

from spieluhr.core.words import LANGUAGES, Both
from spieluhr.games.dragonkeepers.components import CODES
from spieluhr.games.dragonkeepers.words.names import COLOUR_WORDS, CardName

VERBS: Final[dict[str, Both]] = {
    "take": ("Take", "Nehmen"),
    "book": ("Put on the book", "Aufs Buch legen"),
    "lay": ("Lay out", "Auslegen"),
    "chest": ("Chest", "Truhe"),
    "end": ("End of the stack", "Stapelende"),
}
SIDES: Final[dict[str, Both]] = {"left": ("left", "links"), "right": ("right", "rechts")}


def thing(verb: str, field: str, value: str) -> Both | None:
    """The card, colour or side, after what is done with it; None if it has no better name."""
    del field
    if verb not in VERBS:
        return None
    if value in CODES:
        english, german = (CardName(value).bent(lang, "") for lang in LANGUAGES)
    elif value in SIDES:
        english, german = SIDES[value]
    elif value in COLOUR_WORDS:
        english, german = COLOUR_WORDS[value][:2]
    else:
        return None
    verbs = VERBS[verb]
    return f"{verbs[0]}: {english}", f"{verbs[1]}: {german}"
