"""What the words of a move are called in tables of a study."""

from typing import Final

from spieluhr.core.words import LANGUAGES, Both
from spieluhr.games.antinomy.components import CARD_OF
from spieluhr.games.antinomy.words.names import CardName

VERBS: Final[dict[str, Both]] = {
    "wand": ("Start at", "Anfang auf"),
    "play": ("Play", "Spielen"),
    "paradox": ("Paradox, swap", "Paradoxon, Tausch"),
    "swap": ("Swap", "Tausch"),
    "remove": ("Remove", "Entfernen"),
    "drop": ("Drop", "Abwerfen"),
    "replace": ("Replace", "Ersetzen"),
}
PLACE: Final[Both] = ("place {value}", "Platz {value}")
PLACES: Final[Both] = ("places {value}", "Plätze {value}")


def thing(verb: str, field: str, value: str) -> Both | None:
    """The card or the place, after what is done with it; None if it has no better name."""
    if verb not in VERBS:
        return None
    if value in CARD_OF:
        name = CardName(value)
        english, german = (name.bent(lang, "") for lang in LANGUAGES)
    else:
        kind = PLACES if field in ("places", "span") else PLACE
        english, german = (said.format(value=value) for said in kind)
    verbs = VERBS[verb]
    return f"{verbs[0]}: {english}", f"{verbs[1]}: {german}"
