"""Cards, colours, rewards and chests by name, bent as a sentence needs them.

A sentence asks in its own words: `{card:the}` in English, `{card:den}` or `{card:Der}` in German.
"""

from typing import Final

from spieluhr.core.words import Both, pick
from spieluhr.games.dragonkeepers.components import COLOURS, LETTERS, REWARD_KEYS
from spieluhr.games.dragonkeepers.knowledge.schema import Reward
from spieluhr.games.dragonkeepers.words.sentences.things import CHESTS, COUNTED, POWERS
from spieluhr.kit.words import Bent, Colour, Count, Facts, Listing, Name

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
    "einen": ("einen ", "en", "n"),
}


class CardName(Bent):
    """`w3`, `wg`, `w2s`, `j6`; where the front is unknown (`?3`, `?2s`) always with `a`."""

    def __init__(self, code: str) -> None:
        self.code = code

    def bent(self, lang: str, bend: str) -> str:
        return self._german(bend) if lang == "de" else self._english(bend)

    def _english(self, bend: str) -> str:
        article = {"": "", "the": "the ", "a": "a "}[bend]
        if self.code == "j6":
            return f"{article}backlight dragon"
        back = f"back: {back_words(self.code[1])[0]}"
        if self.code[0] == "?":
            return f"a {'start card' if self._is_start() else 'card'} ({back})"
        start = "start card, " if self._is_start() else ""
        return f"{article}{colour_of(self.code)} dragon ({start}{back})"

    def _german(self, bend: str) -> str:
        article, ending, tail = ENDINGS[bend]
        if self.code == "j6":
            return f"{article}Gegenlicht-Drache{tail}"
        back = f"Rückseite: {back_words(self.code[1])[1].lower()}"
        if self.code[0] == "?":
            article = "einer" if bend == "dem" else "eine"
            return f"{article} {'Startkarte' if self._is_start() else 'Karte'} ({back})"
        stem = COLOUR_WORDS[colour_of(self.code)][2]
        start = "Startkarte, " if self._is_start() else ""
        return f"{article}{stem}{ending} Drache{tail} ({start}{back})"

    def _is_start(self) -> bool:
        return self.code[2:3] == "s"


def colour_of(code: str) -> str:
    """By the first letter of a card's code."""
    return COLOURS[LETTERS.index(code[0])]


def back_words(back: str) -> Both:
    """What a back or a page shows: a number or a colour."""
    if back in LETTERS:
        english, german, _ = COLOUR_WORDS[COLOURS[LETTERS.index(back)]]
        return english, german
    return back, back


class ColourName(Colour):
    """A colour as a noun or an adjective, by code."""

    def __init__(self, colour: str) -> None:
        super().__init__(COLOUR_WORDS[colour])


class SideName(Name):
    """In German always with an ending: `{side:e}` is an adjective, `{side:s}` means `links`."""

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


def counted(count: int, what: str) -> Count:
    """As `1 card`, `2 cards`, for the things this game counts."""
    return Count(COUNTED, what, count)


def reward_list(reward: Reward) -> Listing:
    """What the page promises."""
    counts = [(getattr(reward, key), key) for key in REWARD_KEYS]
    return Listing([counted(count, key) for count, key in counts if count])


def chest_facts(power: str) -> Facts:
    """`page up` is the power of the chest `page`."""
    name = power.split(" ", maxsplit=1)[0]
    return {"chest": CHESTS[name], "power": POWERS[name]}
