"""Colours, generators, cards and amounts by name, bent as a sentence needs them.

A sentence asks in its own words: in German `{card:den}` or `{generator:deinem}` names the case by
its masculine article, whatever the gender of the noun; a capital (`{card:The}`) makes one.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from spieluhr.core.names import Facts, Name, say
from spieluhr.core.words import Both, pick
from spieluhr.games.steam_time.catalogue.proper import ARTICLES, DATIVES, PROPER
from spieluhr.games.steam_time.catalogue.things import (
    CARDS,
    COLOURS,
    COUNTED,
    GENERATORS,
    KINDS,
    SMALL,
)
from spieluhr.games.steam_time.components import COLOURS as COLOUR_ORDER
from spieluhr.games.steam_time.components import GAINS, NEEDS

# The order in which amounts are named: that in which they are gained (ST-3.9).
AMOUNT_ORDER: Final = tuple(dict.fromkeys((*GAINS, *NEEDS)))

MASCULINE: Final = 0
FEMININE: Final = 1
NEUTER: Final = 2
GENERATOR_GENDERS: Final = {
    "bridge": FEMININE,
    "engine room": MASCULINE,
    "laboratory": NEUTER,
    "time portal": NEUTER,
    "midas machine": FEMININE,
    "analytic engine": FEMININE,
}
CARD_GENDERS: Final = {"M": MASCULINE, "U": NEUTER, "X": FEMININE}
# German, by the masculine form that is asked for.
BENT: Final = {
    "der": ("der", "die", "das"),
    "den": ("den", "die", "das"),
    "dem": ("dem", "der", "dem"),
    "dein": ("dein", "deine", "dein"),
    "deinen": ("deinen", "deine", "dein"),
    "deinem": ("deinem", "deiner", "deinem"),
}
DATIVE: Final = ("dem", "deinem")
VOWELS: Final = "aeiou"


def _capital(said: str) -> str:
    return said[:1].upper() + said[1:]


class ColourName(Name):
    """`{colour}` is a noun in German, `{colour:en}` an adjective with that ending, `plain` bare.

    English asks for an article: `{colour:a} crystal`.
    """

    def __init__(self, colour: str) -> None:
        self.colour = colour

    def form(self, lang: str, bend: str) -> str:
        word = pick(COLOURS[self.colour], lang)
        if lang != "de":
            article = f"{bend}n " if bend and word[0] in VOWELS else f"{bend} "
            return article.lstrip() + word
        if bend == "plain":
            return word
        if not bend:
            return _capital(word)
        stem = COLOURS.get(f"{self.colour}.stem", COLOURS[self.colour])
        return pick(stem, lang) + bend


class KindName(Name):
    """The kind of a space."""

    def __init__(self, kind: str) -> None:
        self.both = KINDS[kind]

    def form(self, lang: str, bend: str) -> str:
        return pick(self.both, lang)


class ProperName(Name):
    """A person or a place; with any bend it takes its article if people say one."""

    def __init__(self, name: str) -> None:
        self.name = name

    def form(self, lang: str, bend: str) -> str:
        asked = bend.lower()
        both: Both = PROPER.get(self.name, (self.name, self.name))
        if asked:
            both = ARTICLES.get(self.name, both)
        if asked == "dem":
            both = DATIVES.get(self.name, both)
        said = pick(both, lang)
        return _capital(said) if asked != bend else said


class GeneratorName(Name):
    """By its name in the data; one that is not built in is just a generator of that name."""

    def __init__(self, name: str) -> None:
        self.name = name

    def form(self, lang: str, bend: str) -> str:
        asked = bend.lower()
        said = self._german(asked) if lang == "de" else self._word(lang, self.name)
        return _capital(said) if asked != bend else said

    def _german(self, bend: str) -> str:
        key = self.name
        if bend in DATIVE and f"{key}.dem" in GENERATORS:
            key = f"{key}.dem"
        word = self._word("de", key)
        gender = GENERATOR_GENDERS.get(self.name, MASCULINE)
        return f"{BENT[bend][gender]} {word}" if bend else word

    def _word(self, lang: str, key: str) -> str:
        return say(GENERATORS.get(key, GENERATORS["other"]), lang, {"name": self.name})


class CardName(Name):
    """A mission or an upgrade by its code; an expedition, an encounter with its name too."""

    def __init__(self, code: str, name: str) -> None:
        self.code = code
        self.name = name

    def form(self, lang: str, bend: str) -> str:
        asked = bend.lower()
        said = self._person(lang, asked) if self.code[0] == "N" else self._thing(lang, asked)
        return _capital(said) if asked != bend else said

    def _person(self, lang: str, bend: str) -> str:
        name = ProperName(self.name).form(lang, bend or "the")
        return say(CARDS["named"], lang, {"name": name, "code": self.code})

    def _thing(self, lang: str, bend: str) -> str:
        told: Facts = {"name": ProperName(self.name), "code": self.code}
        said = say(CARDS[f"{self.code[0]}.named"], lang, told)
        if lang != "de" or not bend:
            return said
        return f"{BENT[bend][CARD_GENDERS[self.code[0]]]} {said}"


class Amount(Name):
    """So much of something; German `den` is the object of a sentence, `n` the dative plural."""

    def __init__(self, what: str, count: int) -> None:
        self.what = what
        self.count = count

    def form(self, lang: str, bend: str) -> str:
        key = "colour" if self.what in COLOUR_ORDER else self.what
        if key not in COUNTED:
            key = f"{key}.one" if self.count == 1 else f"{key}.many"
        if bend == "den":
            key = f"{key}.den" if f"{key}.den" in COUNTED else key
        told: Facts = {"count": self.count}
        if self.what in COLOUR_ORDER:
            told["colour"] = ColourName(self.what)
        ending = "n" if bend == "n" and self.count != 1 else ""
        return say(COUNTED[key], lang, told) + ending


class Phrase(Name):
    """Part of a sentence that has facts of its own."""

    def __init__(self, both: Both, facts: Facts) -> None:
        self.both = both
        self.facts = facts

    def form(self, lang: str, bend: str) -> str:
        return say(self.both, lang, self.facts)


class Listing(Name):
    """This, that and the other: each bent alike. With `between` there is no "and"."""

    def __init__(self, names: Sequence[Name | Both], between: str | None = None) -> None:
        self.names = names
        self.between = between

    def form(self, lang: str, bend: str) -> str:
        if not self.names:
            return pick(SMALL["nothing"], lang)
        said = [
            name.form(lang, bend) if isinstance(name, Name) else pick(name, lang)
            for name in self.names
        ]
        if self.between is not None:
            return self.between.join(said)
        *first, last = said
        return f"{', '.join(first)} {pick(SMALL['and'], lang)} {last}" if first else last


def plain_list(words: Sequence[object]) -> Listing:
    """Words that are the same in both languages."""
    return Listing([(str(word), str(word)) for word in words])


def amounts_of(amounts: Mapping[str, int]) -> list[Name]:
    """Gold, steam, crystals and so on, as the data name them; zeros are left out."""
    return [Amount(key, amounts[key]) for key in AMOUNT_ORDER if amounts.get(key)]


def amount_list(amounts: Mapping[str, int], between: str | None = None) -> Listing:
    return Listing(amounts_of(amounts), between)


def colour_list(colours: Sequence[str]) -> Listing:
    return Listing([ColourName(colour) for colour in colours])


def cost(colours: Sequence[str]) -> Phrase:
    """What an upgrade or an expedition costs this round (ST-5.10)."""
    key = "cost.one" if len(colours) == 1 else "cost.many"
    return Phrase(SMALL[key], {"colours": colour_list(colours)})
