"""Cards, colours, rewards and chests by name, bent as a sentence needs them.

A sentence asks in its own words: `{card:the}` in English, `{card:den}` or `{card:Der}` in German.
"""

from collections.abc import Sequence
from typing import Final

from spieluhr.core.names import Facts, Name, say
from spieluhr.core.words import Both, pick
from spieluhr.games.dragonkeepers.catalogue import CHESTS, COUNTED, POWERS, SMALL
from spieluhr.games.dragonkeepers.components import COLOURS, LETTERS, REWARD_KEYS
from spieluhr.games.dragonkeepers.schema import Reward

# By colour: English, the German noun, and the German adjective without its ending.
COLOUR_WORDS: Final = {
    "white": ("white", "Weiß", "weiß"),
    "green": ("green", "Grün", "grün"),
    "red": ("red", "Rot", "rot"),
    "blue": ("blue", "Blau", "blau"),
}
SIDE_WORDS: Final[dict[str, Both]] = {"left": ("left", "link"), "right": ("right", "recht")}
# German: article, ending of the adjective, ending of Drache, by the form asked for.
ENDINGS: Final = {
    "": ("", "er", ""),
    "der": ("der ", "e", ""),
    "den": ("den ", "en", "n"),
    "dem": ("dem ", "en", "n"),
}


class CardName(Name):
    """`w3`, `wg`, `w2s`, `j6`; where the front is unknown (`?3`, `?2s`) always with `a`."""

    def __init__(self, code: str) -> None:
        self.code = code

    def form(self, lang: str, bend: str) -> str:
        asked = bend.lower()
        said = self._german(asked) if lang == "de" else self._english(asked)
        return said[0].upper() + said[1:] if asked != bend else said

    def _english(self, bend: str) -> str:
        article = {"": "", "the": "the "}[bend]
        if self.code == "j6":
            return f"{article}backlight dragon"
        back = back_words(self.code[1])[0]
        if self.code[0] == "?":
            return f"a {'start card' if self._is_start() else 'card'} with back {back}"
        start = "start card, " if self._is_start() else ""
        return f"{article}{colour_of(self.code)} dragon ({start}back {back})"

    def _german(self, bend: str) -> str:
        article, ending, tail = ENDINGS[bend]
        if self.code == "j6":
            return f"{article}Gegenlichtdrache{tail}"
        back = back_words(self.code[1])[1]
        if self.code[0] == "?":
            article = "einer" if bend == "dem" else "eine"
            return f"{article} {'Startkarte' if self._is_start() else 'Karte'} mit Rückseite {back}"
        stem = COLOUR_WORDS[colour_of(self.code)][2]
        start = "Startkarte, " if self._is_start() else ""
        return f"{article}{stem}{ending} Drache{tail} ({start}Rückseite {back})"

    def _is_start(self) -> bool:
        return self.code[2:3] == "s"


def colour_of(code: str) -> str:
    return COLOURS[LETTERS.index(code[0])]


def back_words(back: str) -> Both:
    """What a back or a page shows: a number or a colour."""
    if back in LETTERS:
        english, german, _ = COLOUR_WORDS[COLOURS[LETTERS.index(back)]]
        return english, german
    return back, back


class ColourName(Name):
    """`{colour}` is the noun; in German `{colour:en}` an adjective with that ending."""

    def __init__(self, colour: str) -> None:
        self.words = COLOUR_WORDS[colour]

    def form(self, lang: str, bend: str) -> str:
        if lang != "de":
            return self.words[0]
        return self.words[2] + bend if bend else self.words[1]


class SideName(Name):
    """In German always an adjective with an ending."""

    def __init__(self, side: str) -> None:
        self.both = SIDE_WORDS[side]

    def form(self, lang: str, bend: str) -> str:
        return pick(self.both, lang) + bend


class Dragons(Name):
    """So many dragons of a colour; German `{dragons:den}` is the object of a sentence."""

    def __init__(self, count: int, colour: str) -> None:
        self.count = count
        self.words = COLOUR_WORDS[colour]

    def form(self, lang: str, bend: str) -> str:
        one = self.count == 1
        if lang != "de":
            return f"{self.count} {self.words[0]} {'dragon' if one else 'dragons'}"
        if not one:
            return f"{self.count} {self.words[2]}e Drachen"
        _, ending, tail = ENDINGS[bend]
        return f"1 {self.words[2]}{ending} Drache{tail}"


class Phrase(Name):
    """Part of a sentence that has facts of its own."""

    def __init__(self, both: Both, facts: Facts) -> None:
        self.both = both
        self.facts = facts

    def form(self, lang: str, bend: str) -> str:
        return say(self.both, lang, self.facts)


class Listing(Name):
    """This, that and the other: each bent alike."""

    def __init__(self, names: Sequence[Name | Both]) -> None:
        self.names = names

    def form(self, lang: str, bend: str) -> str:
        if not self.names:
            return pick(SMALL["nothing"], lang)
        *first, last = [
            name.form(lang, bend) if isinstance(name, Name) else pick(name, lang)
            for name in self.names
        ]
        return f"{', '.join(first)} {pick(SMALL['and'], lang)} {last}" if first else last


class Count(Name):
    """So many of something; German `{points:n}` is the dative plural."""

    def __init__(self, count: int, what: str) -> None:
        self.count = count
        self.both = COUNTED[f"{what}.one" if count == 1 else f"{what}.many"]

    def form(self, lang: str, bend: str) -> str:
        ending = "" if self.count == 1 else bend
        return pick(self.both, lang).format(count=self.count) + ending


def plain_list(words: Sequence[object]) -> Listing:
    """Words that are the same in both languages."""
    return Listing([(str(word), str(word)) for word in words])


def reward_list(reward: Reward) -> Listing:
    """What the page promises."""
    counts = [(getattr(reward, key), key) for key in REWARD_KEYS]
    return Listing([Count(count, key) for count, key in counts if count])


def chest_facts(power: str) -> Facts:
    """`page up` is the power of the chest `page`."""
    name = power.split(" ", maxsplit=1)[0]
    return {"chest": CHESTS[name], "power": POWERS[name]}
