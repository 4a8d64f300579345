"""Cards and colours by name, bent as a sentence needs them.

A sentence asks in its own words: `{card:the}` in English, `{card:den}` or `{card:Der}` in German.
"""

from typing import Final

from spieluhr.core.words import Both, Reader, pick
from spieluhr.games.antinomy.components import CARD_OF, COLOUR, COLOURS, NUMBERS, SYMBOL, SYMBOLS
from spieluhr.games.antinomy.words.facts import missing
from spieluhr.games.antinomy.words.sentences.things import COUNTED
from spieluhr.kit.words import Bent, Colour, Count, Listing, Name, with_ending

# By colour: English, the German noun, and the German adjective without its ending.
COLOUR_WORDS: Final = {
    "red": ("red", "Rot", "rot"),
    "green": ("green", "Grün", "grün"),
    "purple": ("purple", "Lila", "lila"),
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

# German: article and ending of the adjective, by the form asked for; masculine, then feminine.
# `n` is `den` without its article.
FEMININE: Final = ("Feder", "Sonneneruption")
ENDINGS: Final = {
    "": (("", "er"), ("", "e")),
    "der": (("der ", "e"), ("die ", "e")),
    "den": (("den ", "en"), ("die ", "e")),
    "dem": (("dem ", "en"), ("der ", "en")),
    "n": (("", "en"), ("", "e")),
}


def first_told(mover: int, reader: Reader) -> int:
    """Whose number comes first where two are told: the reader's own, for spectators the mover's."""
    return mover if reader.seat is None else reader.seat


FORMS: dict[tuple[int, str, str], str] = {}


class CardName(Bent):
    """A card in any case of German, with or without its article."""

    def __init__(self, code: str) -> None:
        self.card = CARD_OF[code]

    def form(self, lang: str, bend: str) -> str:
        """Made once for each card and bend: there are few, and every sentence has some."""
        key = self.card, lang, bend
        if key not in FORMS:
            FORMS[key] = super().form(lang, bend)
        return FORMS[key]

    def bent(self, lang: str, bend: str) -> str:
        return self._german(bend) if lang == "de" else self._english(bend)

    def _english(self, bend: str) -> str:
        article = {"": "", "the": "the "}[bend]
        return article + " ".join(word for word in self._words("en") if word)

    def _german(self, bend: str) -> str:
        stem, noun, numbers = self._words("de")
        article, ending = ENDINGS[bend][noun in FEMININE]
        adjective = f"{with_ending(stem, ending)} " if stem else ""
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


class ColourName(Colour):
    """A colour as a noun or an adjective, by code."""

    def __init__(self, colour: str) -> None:
        super().__init__(COLOUR_WORDS[colour])


class Doer(Name):
    """Who did something: `{who}` or, in German, `{who:hat}` begin a sentence; `{who:you}`,
    `{who:dir}` and the like are said to the reader, and are a name for everybody else."""

    def __init__(self, reader: Reader, seat: int, goes_on: bool = False) -> None:
        self.name = reader.name(seat)
        self.is_me = reader.is_me(seat)
        self.goes_on = goes_on  # with a second sentence

    def form(self, lang: str, bend: str) -> str:
        if bend == "hat":
            return self._has()
        if bend or not self.goes_on:
            return (bend or "You") if self.is_me else self.name
        return f"Then {'you' if self.is_me else self.name}"

    def _has(self) -> str:
        if self.goes_on:
            return "Dann hast du" if self.is_me else f"Dann hat {self.name}"
        return "Du hast" if self.is_me else f"{self.name} hat"


def steps(count: int) -> Count:
    """As `1 step`, `2 steps`."""
    return Count(COUNTED, "step", count)


def crystals(count: int) -> Count:
    """As `1 crystal`, `2 crystals`."""
    return Count(COUNTED, "crystal", count)


def card_list(codes: list[str]) -> Listing:
    """Joined by commas and an “and”."""
    return Listing([CardName(code) for code in codes])


def missing_list(shrine: list[str]) -> Listing | None:
    """What the shrine does not show yet; None: nothing."""
    colours, numbers, symbols = missing(shrine)
    names: list[Name | Both] = [ColourName(colour) for colour in colours]
    names += [(str(number), str(number)) for number in numbers]
    names += [SYMBOL_WORDS[symbol] for symbol in symbols]
    return Listing(names) if names else None
