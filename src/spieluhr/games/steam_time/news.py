"""What happened, as a sentence for one reader."""

from typing import Any, Final

from spieluhr.core.events import Event
from spieluhr.core.names import Facts, say
from spieluhr.core.words import Table
from spieluhr.games.steam_time import facts
from spieluhr.games.steam_time.catalogue import LOG
from spieluhr.games.steam_time.glossary import Glossary
from spieluhr.games.steam_time.names import (
    Amount,
    ColourName,
    KindName,
    Phrase,
    amount_list,
    plain_list,
)

Line = tuple[str, Facts]  # a key of the catalogue and its facts
Told = dict[str, Any]
AMOUNTS: Final = ("gold", "steam", "esteem", "portal")


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


class News:
    """Log lines for one reader."""

    def __init__(self, glossary: Glossary, table: Table) -> None:
        self.glossary = glossary
        self.table = table

    def line(self, event: Event) -> str | None:
        """None where a line would be noise: crystals on deposits, a bonus for no crystal."""
        told: Told = event.facts
        if event.kind == "draw" or (event.kind == "bonus" and not told["crystals"]):
            return None
        key, named = self._line(event.kind, told)
        return say(LOG[key], self.table.lang, named)

    def _line(self, kind: str, told: Told) -> Line:
        if kind == "over":
            return self._over(told)
        key, named = self._key(kind, told), self._named(kind, told)
        seat = told.get("seat", told.get("start"))
        return (key, named) if seat is None else by(key, seat, self.table, named)

    def _key(self, kind: str, told: Told) -> str:
        """Where one kind of event has several sentences."""
        if kind == "lay":
            return f"lay.{told['space']}"
        if kind == "half":
            return self._half_key(told)
        changed = {
            "pass": "forced" if told.get("forced") else "pass",
            "pay": "pay-time" if told.get("time") else "pay",
            "phase_over": "phase_over" if told.get("taken") else "kept",
        }
        return changed.get(kind, kind)

    def _half_key(self, told: Told) -> str:
        """ST-5.8: a purple action is never that of the active player."""
        is_purple = self.glossary.printed(told["card"])["colour"] == "purple"
        return "purple" if is_purple and told["half"] == "bottom" else str(told["half"])

    def _named(self, kind: str, told: Told) -> Facts:
        """Codes become names."""
        named: Facts = dict(told)
        if "monument" in told:
            named["monument"] = self.glossary.monument(told["monument"])
        if "space" in told:
            named["kind"] = KindName(told["space"])
            named["generator"] = self.glossary.generator(facts.colour_of(told["space"]))
        if "crystals" in told:
            named["crystals"] = Amount("crystal", told["crystals"])
        if kind in ("spend", "gain"):
            named["amounts"] = amount_list({key: told.get(key, 0) for key in AMOUNTS})
        if kind == "discard":
            named["cards"] = plain_list(told["cards"])
        return named | self._colours(told) | self._card(told)

    def _colours(self, told: Told) -> Facts:
        """A crystal, its generator, and what the slot cost."""
        named: Facts = {}
        colour = told.get("colour", told.get("generator"))
        if colour is not None:
            named["colour"] = ColourName(colour)
            named["generator"] = self.glossary.generator(colour)
        if "surcharge" in told:
            key = "slot.me" if self.table.is_me(told["seat"]) else "slot"
            slot = Phrase(LOG[key], {"surcharge": told["surcharge"]})
            named["slot"] = slot if told["surcharge"] else ""
        return named

    def _card(self, told: Told) -> Facts:
        code = told.get("card")
        if code is None:
            return {}
        named: Facts = {"text": self.glossary.text(code)}
        if code[0] == "F":
            return named
        printed = self.glossary.printed(code)
        named["card"] = self.glossary.card(code)
        if code[0] == "M":
            named["need"] = amount_list(printed["need"])
            named["esteem"] = Amount("esteem", printed["esteem"])
        if "half" in told:
            named["half"] = self.glossary.half(code, told["half"])
        return named

    def _over(self, told: Told) -> Line:
        first = winners(told["ranks"])
        esteem: Facts = {"esteem": Amount("esteem", told["scores"][first[0]])}
        if len(first) == 1:
            return by("over", first[0], self.table, esteem)
        return shared("over.shared", first, self.table, esteem)
