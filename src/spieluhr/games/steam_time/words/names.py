"""Colours, generators, cards and amounts by name, bent as a sentence needs them.

A sentence asks in its own words: in German `{card:den}` or `{generator:deinem}` names the case by
its masculine article, whatever the gender of the noun; a capital (`{card:The}`) makes one.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from spieluhr.core.words import Both, pick
from spieluhr.games.steam_time.components import COLOURS as COLOUR_ORDER
from spieluhr.games.steam_time.components import GAINS, NEEDS
from spieluhr.games.steam_time.knowledge.schema import CardInfo
from spieluhr.games.steam_time.words.sentences.proper import ARTICLES, DATIVES, PROPER
from spieluhr.games.steam_time.words.sentences.things import (
    CARDS,
    COLOURS,
    COUNTED,
    GENERATORS,
    KINDS,
    SMALL,
)
from spieluhr.kit.words import Bent, Facts, Listing, Name, Phrase, capital, say

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
    "im": ("im", "in der", "im"),
    "ins": ("in den", "in die", "ins"),
}
DATIVE: Final = ("dem", "deinem", "im")
VOWELS: Final = "aeiou"


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
            return capital(word)
        stem = COLOURS.get(f"{self.colour}.stem", COLOURS[self.colour])
        return pick(stem, lang) + bend


class KindName(Name):
    """The kind of a space; `{kind:space}` is the space itself."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def form(self, lang: str, bend: str) -> str:
        return pick(KINDS[f"{self.kind}.space" if bend == "space" else self.kind], lang)


class ProperName(Bent):
    """A person or a place; with any bend it takes its article if people say one."""

    def __init__(self, name: str) -> None:
        self.name = name

    def bent(self, lang: str, bend: str) -> str:
        both: Both = PROPER.get(self.name, (self.name, self.name))
        if bend:
            both = ARTICLES.get(self.name, both)
        if bend == "dem":
            both = DATIVES.get(self.name, both)
        return pick(both, lang)


class GeneratorName(Bent):
    """By its name in the data; one that is not built in is just a generator of that name."""

    def __init__(self, name: str) -> None:
        self.name = name

    def bent(self, lang: str, bend: str) -> str:
        return self._german(bend) if lang == "de" else self._word(lang, self.name)

    def _german(self, bend: str) -> str:
        key = self.name
        if bend in DATIVE and f"{key}.dem" in GENERATORS:
            key = f"{key}.dem"
        word = self._word("de", key)
        gender = GENERATOR_GENDERS.get(self.name, MASCULINE)
        return f"{BENT[bend][gender]} {word}" if bend else word

    def _word(self, lang: str, key: str) -> str:
        return say(GENERATORS.get(key, GENERATORS["other"]), lang, {"name": self.name})


class CardName(Bent):
    """A person or an expedition by name, a mission or an upgrade by what is printed on it."""

    def __init__(self, letter: str, text: Name) -> None:
        self.letter = letter
        self.text = text

    def bent(self, lang: str, bend: str) -> str:
        if self.letter == "N":
            return self.text.form(lang, bend or "the")
        said = say(CARDS[f"{self.letter}.named"], lang, {"text": self.text})
        if lang != "de" or not bend:
            return said
        return f"{BENT[bend][CARD_GENDERS[self.letter]]} {said}"


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
        facts: Facts = {"count": self.count}
        if self.what in COLOUR_ORDER:
            facts["colour"] = ColourName(self.what)
        ending = "n" if bend == "n" and self.count != 1 else ""
        return say(COUNTED[key], lang, facts) + ending


def amounts_of(amounts: Mapping[str, int]) -> list[Name]:
    """Gold, steam, crystals and so on, as the data name them; zeros are left out."""
    return [Amount(key, amounts[key]) for key in AMOUNT_ORDER if amounts.get(key)]


def amount_list(amounts: Mapping[str, int], between: str | None = None) -> Listing:
    """In the order of the rulebook; `between` replaces the commas and the “and”."""
    return Listing(amounts_of(amounts), between)


def colour_list(colours: Sequence[str]) -> Listing:
    """Joined by commas and an “and”."""
    return Listing([ColourName(colour) for colour in colours])


def cost(colours: Sequence[str]) -> Phrase:
    """What an upgrade or an expedition costs this round (ST-5.10)."""
    key = "cost.one" if len(colours) == 1 else "cost.many"
    return Phrase(SMALL[key], {"colours": colour_list(colours)})


def mission_facts(mission: CardInfo) -> Facts:
    """What it needs and what it brings, for sentences."""
    return {"need": amount_list(mission.need), "esteem": Amount("esteem", mission.esteem)}
