"""What the things of one data set are called, and what is printed on them."""

from collections import Counter
from typing import Any, Final

from spieluhr.games.steam_time.components import COLOURS, EXPEDITION, KINDS
from spieluhr.games.steam_time.words.names import (
    Amount,
    CardName,
    GeneratorName,
    KindName,
    ProperName,
    amount_list,
)
from spieluhr.games.steam_time.words.sentences.things import CARDS
from spieluhr.kit.words import Facts, Listing, Phrase

DECKS: Final = {"M": "missions", "U": "upgrades", "X": "expeditions", "N": "encounters"}


class Glossary:
    """Looks into the data for words and printed numbers; what has happened it does not know."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data

    def printed(self, code: str) -> Any:
        """The card as it stands in the data."""
        return self.data[DECKS[code[0]]][int(code[1:]) - 1]

    def card(self, code: str) -> CardName:
        """As a sentence names it: codes are for records only."""
        named = code[0] in "NX"
        return CardName(code[0], self.title(code) if named else self.text(code))

    def title(self, code: str) -> ProperName:
        """The name alone; what has none is called by its code."""
        return ProperName(self.printed(code).get("name", code) if code[0] in DECKS else code)

    def monument(self, monument: str) -> ProperName:
        """The data set's name; the id itself if it knows none."""
        for entry in self.data["monuments"]:
            if entry["id"] == monument:
                return ProperName(entry["name"])
        return ProperName(monument)

    def generator(self, colour: str) -> GeneratorName:
        """By its colour, as the data set names it."""
        return GeneratorName(self.data["generators"][colour]["name"])

    def space(self, monument: str, kind: str) -> Facts:
        """What a sentence needs to name a space."""
        return {"monument": self.monument(monument), "kind": KindName(kind)}

    def from_players(self, monument: str, kind: str) -> int | None:
        """ST-2.2: with how many players the space exists; None: never."""
        for entry in self.data["monuments"]:
            for space in entry["spaces"]:
                if entry["id"] == monument and space["kind"] == kind:
                    return int(space["from_players"])
        return None

    def bonus(self, kind: str, crystals: int, expedition: str | None = None) -> dict[str, int]:
        """ST-5.6: what so many crystals in the generator of the kind bring."""
        if kind == KINDS[EXPEDITION]:
            return self.rewards(expedition, crystals) if expedition else {}
        each = self.data["generators"][COLOURS[KINDS.index(kind)]]["bonus_per_crystal"]
        return {key: number * crystals for key, number in each.items() if crystals}

    def rewards(self, expedition: str, cells: int) -> dict[str, int]:
        """The first so many reward cells, added up."""
        total: Counter[str] = Counter()
        for cell in self.printed(expedition)["rewards"][:cells]:
            total.update(cell)
        return dict(total)

    # Whole cards.

    def text(self, code: str) -> Phrase:
        """What is printed on a card, without the letters of its cost."""
        card = self.printed(code)
        names: Facts = {"name": ProperName(card.get("name", ""))}
        key = code[0]
        if key == "N":
            key = f"N.{card['colour']}"
            names |= {"top": self.half(code, "top"), "bottom": self.half(code, "bottom")}
        elif key == "M":
            names |= {"need": amount_list(card["need"]), "esteem": Amount("esteem", card["esteem"])}
        else:
            names["income"] = amount_list(card.get("income", {}), ", ")
            cells = [amount_list(cell, " + ") for cell in card.get("rewards", [])]
            names["rewards"] = Listing(cells, " / ")
        return Phrase(CARDS[key], names)

    def half(self, code: str, half: str) -> Phrase:
        """An action of an encounter, without a subject: `pay 2 gold, gain 2 steam`."""
        action = self.printed(code)[half]
        key = "half"
        if not action["pay"]:
            key = "half.gain" if action["gain"] else "half.nothing"
        elif not action["gain"]:
            key = "half.pay"
        return Phrase(CARDS[key], self._exchange(action))

    def offer(self, code: str) -> Phrase:
        """The purple action of an encounter, short: `2 gold → 2 steam`."""
        return Phrase(CARDS["half.offer"], self._exchange(self.printed(code)["bottom"]))

    def _exchange(self, action: dict[str, dict[str, int]]) -> Facts:
        return {"pay": amount_list(action["pay"]), "gain": amount_list(action["gain"])}
