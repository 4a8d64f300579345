"""What the words of a move are called in tables of a study."""

from typing import Final

from spieluhr.core.words import LANGUAGES, Both
from spieluhr.games.perfect_moment.words.names import CardName, ItemName
from spieluhr.games.perfect_moment.words.sentences.things import ITEM_WORDS

VERBS: Final[dict[str, Both]] = {
    "own": ("Begin with", "Anfangen mit"),
    "give": ("Give away", "Weggeben"),
    "bottom": ("Put under the deck", "Unter den Nachziehstapel"),
    "top": ("Put on the deck", "Auf den Nachziehstapel"),
    "use": ("Use", "Nutzen"),
    "score": ("Score", "Werten"),
    "turn": ("Turn", "Drehen"),
    "swap": ("Swap", "Tauschen"),
    "pick": ("Choose", "Wählen"),
    "steal": ("Steal", "Stehlen"),
    "place": ("Lay out", "Auslegen"),
    "face": ("Face", "Seite"),
}
PLACES: Final[dict[str, Both]] = {
    "own1": ("own first card", "eigene erste Karte"),
    "own2": ("own second card", "eigene zweite Karte"),
    "opp1": ("opponent's first card", "gegnerische erste Karte"),
    "opp2": ("opponent's second card", "gegnerische zweite Karte"),
    "plan": ("plan", "Plan"),
    "paradox": ("paradox", "Paradoxon"),
    "fragment": ("fragment", "Fragment"),
}


def thing(verb: str, field: str, value: str) -> Both | None:
    """The card, item or place, after what is done with it; None if it has no better name."""
    del field
    if verb not in VERBS:
        return None
    if value in PLACES:
        english, german = PLACES[value]
    elif value in ITEM_WORDS:
        english, german = (ItemName(value).form(lang, "Cap") for lang in LANGUAGES)
    elif "/" in value:
        english, german = (CardName(value).form(lang, "Cap") for lang in LANGUAGES)
    else:
        return None
    verbs = VERBS[verb]
    return f"{verbs[0]}: {english}", f"{verbs[1]}: {german}"
