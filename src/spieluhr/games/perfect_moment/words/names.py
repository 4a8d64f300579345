"""Items, cards and seats by name, bent as a sentence needs them.

An item is asked for with its article: `{item:the}`, `{item:den}`. A seat is asked for in the words
for the reader, `{who:You}`, `{who:dir}`, `{who:deinen}`, and gives a name for everybody else; what
it has done begins with `{who:hat}` in German. Who is asked about another says `{other:your}`,
`{other:von}`, `{other:dem}`.
"""

from collections.abc import Sequence
from typing import Final

from spieluhr.core.words import Reader, pick
from spieluhr.games.perfect_moment.words.facts import items
from spieluhr.games.perfect_moment.words.sentences.things import ERA_WORDS, ITEM_WORDS, SMALL
from spieluhr.kit.words import Count, Facts, Listing, Name, Phrase, capital

ECHO: Final = "Echo"

MASCULINE: Final = ("ring",)
MAP: Final = "map"
NEUTER: Final = ("poem", "phone", "money", "knife")
SILENT_ENDS: Final = ("s", "ß", "x", "z")  # after them German hangs on an apostrophe only


class ItemName(Name):
    """`the` and `The`, `der` and `den`; `Cap` is the bare word with a capital."""

    def __init__(self, item: str) -> None:
        self.item = item

    def form(self, lang: str, bend: str) -> str:
        word = pick(ITEM_WORDS[self.item], lang)
        if not bend:
            return word
        if lang == "de" and self.item == MAP:
            word = f"„{word}“"  # the noun for a card, too
        if bend == "Cap":
            return capital(word)
        article = bend if lang == "en" else self._article(bend)
        return f"{article} {word}"

    def _article(self, bend: str) -> str:
        if self.item in MASCULINE:
            return bend
        return "das" if self.item in NEUTER else "die"


class CardName(Name):
    """`map / gun`; a card that the reader does not know is just a card."""

    def __init__(self, code: str | None) -> None:
        self.code = code

    def form(self, lang: str, bend: str) -> str:
        if self.code is None:
            said = pick(SMALL["a-card"], lang)
        else:
            said = " / ".join(pick(ITEM_WORDS[item], lang) for item in items(self.code))
        return capital(said) if bend == "Cap" else said


class EraName(Name):
    """Its letter and its name."""

    def __init__(self, era: str) -> None:
        self.era = era

    def form(self, lang: str, bend: str) -> str:
        return f"{self.era} {pick(ERA_WORDS[self.era], lang)}"


class SeatName(Name):
    """What is asked for is said to the reader; others are called by name, owners with an ending."""

    def __init__(self, reader: Reader, seat: int) -> None:
        self.name = seat_name(reader, seat)
        self.is_me = reader.is_me(seat)

    def form(self, lang: str, bend: str) -> str:
        if bend == "hat":
            return "Du hast" if self.is_me else f"{self.name} hat"
        if self.is_me and bend:
            return bend
        if bend == "von":
            return f"von {self.name}"
        if not bend.lower().startswith(("your", "dein")):
            return self.name
        if lang == "en":
            return f"{self.name}'s"
        return f"{self.name}{'’' if self.name.lower().endswith(SILENT_ENDS) else 's'}"


class Opponent(Name):
    """The other one where there is no table with names; German `von`: whose, `dem`: to whom."""

    def __init__(self, is_echo: bool) -> None:
        self.is_echo = is_echo

    def form(self, lang: str, bend: str) -> str:
        if self.is_echo:
            return {"your": "Echo's", "von": "von Echo"}.get(bend, ECHO)
        german = {"von": "deines Gegenübers", "dem": "deinem Gegenüber"}
        return {"your": "your opponent's", **german}.get(bend, pick(SMALL["opponent"], lang))


def points(count: int) -> Count:
    """As `1 point`, `2 points`."""
    return Count(SMALL, "point", count)


def fragments(count: int) -> Count:
    """As `1 fragment`, `2 fragments`."""
    return Count(SMALL, "fragment", count)


def cards(count: int) -> Count:
    """As `1 card`, `2 cards`."""
    return Count(SMALL, "card", count)


def uses(count: int) -> Count:
    """As `1 use`, `2 uses`."""
    return Count(SMALL, "use", count)


def card_list(codes: Sequence[str | None]) -> Listing:
    """Joined by commas and an “and”; None is a card the reader does not know."""
    return Listing([CardName(code) for code in codes])


def seat_name(reader: Reader, seat: int) -> str:
    """Alone there is one name; the other seat is Echo's."""
    return reader.name(seat) if seat < len(reader.names) else ECHO


def facing(reader: Reader, faces: Sequence[str], first: int | None = None) -> Phrase:
    """Which item faces whom; the reader comes first."""
    here = first if first is not None else reader.seat or 0
    facts: Facts = {"here": SeatName(reader, here), "there": SeatName(reader, 1 - here)}
    facts |= {"near": ItemName(faces[here]), "far": ItemName(faces[1 - here])}
    return Phrase(SMALL["facing"], facts)
