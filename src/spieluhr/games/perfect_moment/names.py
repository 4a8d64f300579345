"""Items, cards and seats by name, bent as a sentence needs them.

An item is asked for with its article: `{item:the}`, `{item:den}`. A seat is asked for in the words
for the reader, `{who:You}`, `{who:dir}`, `{who:deinen}`, and gives a name for everybody else. Who
is asked about another says `{other:your}`, `{other:von}`, `{other:dem}`.
"""

from collections.abc import Sequence
from typing import Final

from spieluhr.core.names import Facts, Name, say
from spieluhr.core.words import Both, Table, pick
from spieluhr.games.perfect_moment.catalogue.things import ERA_WORDS, ITEM_WORDS, SMALL
from spieluhr.games.perfect_moment.facts import items

ECHO: Final = "Echo"

MASCULINE: Final = ("ring",)
NEUTER: Final = ("poem", "phone", "money", "knife")
SILENT_ENDS: Final = ("s", "ß", "x", "z")  # after them German hangs on an apostrophe only


def _capital(said: str) -> str:
    return said[:1].upper() + said[1:]


class ItemName(Name):
    """`the` and `The`, `der` and `den`; `Cap` is the bare word with a capital."""

    def __init__(self, item: str) -> None:
        self.item = item

    def form(self, lang: str, bend: str) -> str:
        word = pick(ITEM_WORDS[self.item], lang)
        if bend in ("", "Cap"):
            return _capital(word) if bend else word
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
        return _capital(said) if bend == "Cap" else said


class EraName(Name):
    def __init__(self, era: str) -> None:
        self.era = era

    def form(self, lang: str, bend: str) -> str:
        return f"{self.era} {pick(ERA_WORDS[self.era], lang)}"


class SeatName(Name):
    """What is asked for is said to the reader; others are called by name, owners with an ending."""

    def __init__(self, table: Table, seat: int) -> None:
        self.name = seat_name(table, seat)
        self.is_me = table.is_me(seat)

    def form(self, lang: str, bend: str) -> str:
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


class Count(Name):
    """So many of something; German `{points:n}` is the dative plural."""

    def __init__(self, count: int, one: str, many: str) -> None:
        self.count = count
        self.both = SMALL[one if count == 1 else many]

    def form(self, lang: str, bend: str) -> str:
        ending = "" if self.count == 1 else bend
        return pick(self.both, lang).format(count=self.count) + ending


class Listing(Name):
    """This, that and the other."""

    def __init__(self, names: Sequence[Name]) -> None:
        self.names = names

    def form(self, lang: str, bend: str) -> str:
        *first, last = [name.form(lang, bend) for name in self.names]
        return f"{', '.join(first)} {pick(SMALL['and'], lang)} {last}" if first else last


class Phrase(Name):
    """A part of a sentence with facts of its own."""

    def __init__(self, both: Both, facts: Facts) -> None:
        self.both = both
        self.facts = facts

    def form(self, lang: str, bend: str) -> str:
        return say(self.both, lang, self.facts)


def points(count: int) -> Count:
    return Count(count, "point", "points")


def cards(count: int) -> Count:
    return Count(count, "card", "cards")


def card_list(codes: Sequence[str | None]) -> Listing:
    return Listing([CardName(code) for code in codes])


def seat_name(table: Table, seat: int) -> str:
    """Alone there is one name; the other seat is Echo's."""
    return table.name(seat) if seat < len(table.names) else ECHO


def facing(table: Table, faces: Sequence[str], first: int | None = None) -> Phrase:
    """Which item faces whom; the reader comes first."""
    here = first if first is not None else table.seat or 0
    told: Facts = {"here": SeatName(table, here), "there": SeatName(table, 1 - here)}
    told |= {"near": ItemName(faces[here]), "far": ItemName(faces[1 - here])}
    return Phrase(SMALL["facing"], told)
