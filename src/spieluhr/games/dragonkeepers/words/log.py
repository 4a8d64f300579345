"""What happened, as a sentence for one reader."""

from typing import Final

from spieluhr.core.events import Event
from spieluhr.core.words import Reader
from spieluhr.games.dragonkeepers.words.names import (
    CardName,
    ColourName,
    SideName,
    back_words,
    chest_facts,
    counted,
)
from spieluhr.games.dragonkeepers.words.sentences.log import LOG
from spieluhr.kit.words import Codes, Facts, Line, by, by_winners, say

GOT: Final = ("crystal", "backlight", "egg")
# Up to 16 pieces that go out, while the row of pieces shows what is left; and the end of a lay,
# when all its cards have been told.
SILENT: Final = ("remove", "laid")


def log_line(event: Event, reader: Reader) -> str | None:
    """None for what needs no sentence."""
    if event.kind in SILENT:
        return None
    key, names = _line(event.kind, event.facts, reader)
    return say(LOG[key], reader.lang, names)


def _line(kind: str, codes: Codes, reader: Reader) -> Line:
    if kind == "over":
        return _over(codes, reader)
    names = _named(kind, codes)
    if "seat" not in codes:
        return kind, names
    return by("got" if kind in GOT else kind, codes["seat"], reader, names)


def _named(kind: str, codes: Codes) -> Facts:
    """Codes become names."""
    names: Facts = dict(codes)
    if "card" in codes:
        names["card"] = CardName(codes["card"])
    if "side" in codes:
        names["side"] = SideName(codes["side"])
    if "colour" in codes:
        names["colour"] = ColourName(codes["colour"])
    if "back" in codes:
        names["back"] = back_words(codes["back"])
    if "number" in codes:
        names["things"] = counted(codes["number"], kind)
    return names | chest_facts(codes["power"]) if "power" in codes else names


def _over(codes: Codes, reader: Reader) -> Line:
    points: Facts = {"points": counted(max(codes["scores"]), "point")}
    return by_winners("over", "over.shared", codes["ranks"], reader, points)
