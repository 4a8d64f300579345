"""Cards and colours by name, bent as a sentence needs them.

A sentence asks in its own words: `{card:the}` in English, `{card:den}` or `{card:Der}` in German.
"""

from collections.abc import Sequence
from typing import Final

from spieluhr.core.names import Name
from spieluhr.core.words import Both, pick
from spieluhr.games.antinomy.catalogue import COUNTED
from spieluhr.games.antinomy.components import CARD_OF, COLOUR, COLOURS, NUMBERS, SYMBOL, SYMBOLS
from spieluhr.games.antinomy.facts import missing

# By colour: English, the German noun, and the German adjective without its ending.
COLOUR_WORDS: Final = {
    "red": ("red", "Rot", "rot"),
    "green": ("green", "Grün", "grün"),
    "purple": ("purple", "Purpur", "purpurn"),
    "blue": ("blue", "Blau", "blau"),
}
SYMBOL_WORDS: Final[dict[str, Both]] = {
    "key": ("key", "Schlüssel"),
    "skull": ("skull", "Schädel"),
    "ring": ("ring", "Ring"),
    "feather": ("feather", "Feder"),
}
EXTINGUISHED_WORD: Final[Both] = ("extinguished", "erloschen")
FLARE_WORD: Final[Both] = ("solar flare", "Sonneneruption")
AND: Final[Both] = ("and", "und")
OR: Final[Both] = ("or", "oder")

# German: article and ending of the adjective, by the form asked for; masculine, then feminine.
FEMININE: Final = ("Feder", "Sonneneruption")
ENDINGS: Final = {
    "": (("", "er"), ("", "e")),
    "der": (("der ", "e"), ("die ", "e")),
    "den": (("den ", "en"), ("die ", "e")),
    "dem": (("dem ", "en"), ("der ", "en")),
}


class CardName(Name):
    def __init__(self, code: str) -> None:
        self.card = CARD_OF[code]

    def form(self, lang: str, bend: str) -> str:
        asked = bend.lower()
        said = self._german(asked) if lang == "de" else self._english(asked)
        return said[0].upper() + said[1:] if asked != bend else said

    def _english(self, bend: str) -> str:
        article = {"": "", "the": "the "}[bend]
        return article + " ".join(word for word in self._words("en") if word)

    def _german(self, bend: str) -> str:
        stem, noun, numbers = self._words("de")
        article, ending = ENDINGS[bend][noun in FEMININE]
        adjective = f"{stem}{ending} " if stem else ""
        return f"{article}{adjective}{noun} {numbers}"

    def _words(self, lang: str) -> tuple[str, str, str]:
        """Adjective (a German one without ending), noun and numbers."""
        numbers = "/".join(str(number) for number in NUMBERS[self.card])
        if SYMBOL[self.card] < 0:
            return "", pick(FLARE_WORD, lang), numbers
        noun = pick(SYMBOL_WORDS[SYMBOLS[SYMBOL[self.card]]], lang)
        if COLOUR[self.card] < 0:
            return pick(EXTINGUISHED_WORD, lang), noun, numbers
        colour = COLOUR_WORDS[COLOURS[COLOUR[self.card]]]
        return colour[2 if lang == "de" else 0], noun, numbers


class ColourName(Name):
    """`{colour}` is the noun; in German `{colour:es}` an adjective with that ending."""

    def __init__(self, colour: str) -> None:
        self.words = COLOUR_WORDS[colour]

    def form(self, lang: str, bend: str) -> str:
        if lang != "de":
            return self.words[0]
        return self.words[2] + bend if bend else self.words[1]


class Listing(Name):
    """This, that and the other: each bent alike."""

    def __init__(self, names: Sequence[Name | Both], joint: Both = AND) -> None:
        self.names = names
        self.joint = joint

    def form(self, lang: str, bend: str) -> str:
        *first, last = [
            name.form(lang, bend) if isinstance(name, Name) else pick(name, lang)
            for name in self.names
        ]
        return f"{', '.join(first)} {pick(self.joint, lang)} {last}" if first else last


class Count(Name):
    """So many of something; German `{crystals:n}` is the dative plural."""

    def __init__(self, count: int, one: str, many: str) -> None:
        self.count = count
        self.both = COUNTED[one if count == 1 else many]

    def form(self, lang: str, bend: str) -> str:
        ending = "" if self.count == 1 else bend
        return pick(self.both, lang).format(count=self.count) + ending


def steps(count: int) -> Count:
    return Count(count, "step", "steps")


def crystals(count: int) -> Count:
    return Count(count, "crystal", "crystals")


def card_list(codes: list[str]) -> Listing:
    return Listing([CardName(code) for code in codes])


def missing_list(shrine: list[str]) -> Listing | None:
    """What the shrine does not show yet; None: nothing."""
    colours, numbers, symbols = missing(shrine)
    names: list[Name | Both] = [ColourName(colour) for colour in colours]
    names += [(str(number), str(number)) for number in numbers]
    names += [SYMBOL_WORDS[symbol] for symbol in symbols]
    return Listing(names) if names else None
