"""What happened, as a sentence for one reader."""

from typing import Any, Final

from spieluhr.core.events import Event
from spieluhr.core.names import Facts, say
from spieluhr.core.words import Table
from spieluhr.games.dragonkeepers.catalogue import LOG
from spieluhr.games.dragonkeepers.names import (
    CardName,
    ColourName,
    Count,
    SideName,
    back_words,
    chest_facts,
    plain_list,
)

Line = tuple[str, Facts]  # a key of the catalogue and its facts
Told = dict[str, Any]
GOT: Final = ("crystal", "backlight", "egg")


def log_line(event: Event, table: Table) -> str:
    key, told = _line(event.kind, event.facts, table)
    return say(LOG[key], table.lang, told)


def by(key: str, seat: int, table: Table, told: Facts) -> Line:
    """The line for the seat itself, or with its name for everybody else."""
    return (f"{key}.me" if table.is_me(seat) else key), {"name": table.name(seat), **told}


def shared(key: str, seats: list[int], table: Table, told: Facts) -> Line:
    """The line for several: the reader first, with the others."""
    others = [table.name(seat) for seat in seats if not table.is_me(seat)]
    key = f"{key}.me" if len(others) < len(seats) else key
    return key, {"names": plain_list(others), **told}


def winners(ranks: list[int]) -> list[int]:
    return [seat for seat, rank in enumerate(ranks) if rank == 1]


def _line(kind: str, told: Told, table: Table) -> Line:
    if kind == "over":
        return _over(told, table)
    names = _named(kind, told)
    if "seat" not in told:
        return kind, names
    return by("got" if kind in GOT else kind, told["seat"], table, names)


def _named(kind: str, told: Told) -> Facts:
    """Codes become names."""
    names: Facts = dict(told)
    if "card" in told:
        names["card"] = CardName(told["card"])
    if "side" in told:
        names["side"] = SideName(told["side"])
    if "colour" in told:
        names["colour"] = ColourName(told["colour"])
    if "back" in told:
        names["back"] = back_words(told["back"])
    if "number" in told:
        names["things"] = Count(told["number"], kind)
    return names | chest_facts(told["power"]) if "power" in told else names


def _over(told: Told, table: Table) -> Line:
    first = winners(told["ranks"])
    points: Facts = {"points": Count(told["scores"][first[0]], "point")}
    if len(first) == 1:
        return by("over", first[0], table, points)
    return shared("over.shared", first, table, points)
