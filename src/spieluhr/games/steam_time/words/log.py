"""What happened, as a sentence for one reader."""

from typing import Final

from spieluhr.core.events import Event
from spieluhr.core.words import Reader
from spieluhr.games.steam_time.words import facts
from spieluhr.games.steam_time.words.glossary import Glossary
from spieluhr.games.steam_time.words.names import Amount, ColourName, KindName, amount_list
from spieluhr.games.steam_time.words.sentences.log import LOG
from spieluhr.kit.words import Codes, Facts, Line, Phrase, by, by_winners, say

# Crystals on deposits, and encounters that were told when they were revealed.
SILENT: Final = ("draw", "discard")
AMOUNTS: Final = ("gold", "steam", "esteem", "portal")


class LogLines:
    """What happened, line by line, for one reader."""

    def __init__(self, glossary: Glossary, reader: Reader) -> None:
        self.glossary = glossary
        self.reader = reader

    def line(self, event: Event) -> str | None:
        """None where a line would be noise."""
        codes: Codes = event.facts
        if event.kind in SILENT or (event.kind == "bonus" and not codes["crystals"]):
            return None
        key, names = self._line(event.kind, codes)
        return say(LOG[key], self.reader.lang, names)

    def _line(self, kind: str, codes: Codes) -> Line:
        if kind == "over":
            return self._over(codes)
        key, names = self._key(kind, codes), self._named(kind, codes)
        seat = codes.get("seat", codes.get("start"))
        return (key, names) if seat is None else by(key, seat, self.reader, names)

    def _key(self, kind: str, codes: Codes) -> str:
        """Where one kind of event has several sentences."""
        if kind == "lay":
            return f"lay.{codes['space']}"
        if kind == "half":
            return self._half_key(codes)
        changed = {
            "pass": "forced" if codes.get("forced") else "pass",
            "pay": "pay-time" if codes.get("time") else "pay",
            "phase_over": "phase_over" if codes.get("taken") else "kept",
        }
        return changed.get(kind, kind)

    def _half_key(self, codes: Codes) -> str:
        """ST-5.8: a purple action is never that of the active player."""
        is_purple = self.glossary.printed(codes["card"])["colour"] == "purple"
        return "purple" if is_purple and codes["half"] == "bottom" else str(codes["half"])

    def _named(self, kind: str, codes: Codes) -> Facts:
        """Codes become names."""
        names: Facts = dict(codes)
        if "monument" in codes:
            names["monument"] = self.glossary.monument(codes["monument"])
        if "space" in codes:
            names["kind"] = KindName(codes["space"])
            names["generator"] = self.glossary.generator(facts.colour_of(codes["space"]))
        if "crystals" in codes:
            names["crystals"] = Amount("crystal", codes["crystals"])
        if kind in ("spend", "gain"):
            names["amounts"] = amount_list({key: codes.get(key, 0) for key in AMOUNTS})
        return names | self._colours(codes) | self._card(codes)

    def _colours(self, codes: Codes) -> Facts:
        """A crystal, its generator, and what the slot cost."""
        names: Facts = {}
        colour = codes.get("colour", codes.get("generator"))
        if colour is not None:
            names["colour"] = ColourName(colour)
            names["generator"] = self.glossary.generator(colour)
        if "surcharge" in codes:
            key = "slot.me" if self.reader.is_me(codes["seat"]) else "slot"
            slot = Phrase(LOG[key], {"surcharge": codes["surcharge"]})
            names["slot"] = slot if codes["surcharge"] else ""
        return names

    def _card(self, codes: Codes) -> Facts:
        code = codes.get("card")
        if code is None or code[0] == "F":
            return {}
        printed = self.glossary.printed(code)
        names: Facts = {"text": self.glossary.text(code), "card": self.glossary.card(code)}
        if code[0] == "M":
            names["need"] = amount_list(printed["need"])
            names["esteem"] = Amount("esteem", printed["esteem"])
        if "half" in codes:
            names["half"] = self.glossary.half(code, codes["half"])
        return names

    def _over(self, codes: Codes) -> Line:
        esteem: Facts = {"esteem": Amount("esteem", max(codes["scores"]))}
        return by_winners("over", "over.shared", codes["ranks"], self.reader, esteem)
