"""What the words of a move are called in tables of a study."""

from functools import cache
from typing import Final

from spieluhr.core.words import LANGUAGES, Both
from spieluhr.games.steam_time.components import COLOURS, KINDS, MONUMENTS
from spieluhr.games.steam_time.data import SETS
from spieluhr.games.steam_time.words.glossary import DECKS, Glossary
from spieluhr.games.steam_time.words.names import ColourName, KindName

VERBS: Final[dict[str, Both]] = {
    "place": ("Send an airship", "Luftschiff setzen"),
    "steam": ("Spend steam", "Steam ausgeben"),
    "crystal": ("Crystal into", "Kristall in"),
    "buy": ("Buy a crystal", "Kristall kaufen"),
    "pay": ("Pay from", "Zahlen aus"),
    "choose": ("Encounter", "Begegnung"),
    "fulfil": ("Fulfil", "Erfüllen"),
    "take": ("Take a crystal", "Kristall nehmen"),
    "into": ("Put the crystal into", "Kristall legen in"),
    "pick": ("Pick a crystal", "Kristall wählen"),
    "mister": ("Mr. Time to", "Mr. Time nach"),
}


@cache
def _glossary() -> Glossary:
    return Glossary(SETS.current())


def thing(verb: str, field: str, value: str) -> Both | None:
    """The space, colour or card, after what is done with it; None if it has no better name."""
    if verb not in VERBS:
        return None
    if value in MONUMENTS:
        name = _glossary().monument(value)
        english, german = (name.bent(lang, "") for lang in LANGUAGES)
    elif value in KINDS and field == "kind":
        english, german = (KindName(value).form(lang, "space") for lang in LANGUAGES)
    elif field == "generator":
        generator = _glossary().generator(value)
        english, german = (generator.form(lang, "") for lang in LANGUAGES)
    elif value in COLOURS:
        english, german = (ColourName(value).form(lang, "") for lang in LANGUAGES)
    elif value[:1] in DECKS:
        card = _glossary().card(value)
        english, german = (card.form(lang, "") for lang in LANGUAGES)
    else:
        english = german = value
    verbs = VERBS[verb]
    return f"{verbs[0]}: {english}", f"{verbs[1]}: {german}"
