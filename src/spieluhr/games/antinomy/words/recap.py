"""A whole turn in one line, points first, for those who look back at it."""

from typing import Final

from spieluhr.core.events import Event
from spieluhr.core.words import Both, Reader
from spieluhr.games.antinomy.words import facts
from spieluhr.games.antinomy.words.names import CardName, Doer, card_list, crystals, first_told
from spieluhr.games.antinomy.words.sentences.recap import DUEL, RECAP
from spieluhr.games.antinomy.words.sentences.things import KINDS
from spieluhr.kit.words import Facts, Line, by_kind, say_both, say_lines

# Events by which somebody takes a turn.
TURNS: Final = ("play", "skip", "wand", "paradox")


def recap(events: list[Event], reader: Reader) -> str:
    """The crystals first, then how it came; empty if nobody took a turn."""
    lines = _Turn(events, reader).lines()
    return " ".join(say_lines(RECAP, lines, reader.lang))


class _Turn:
    """The events of one turn, by kind."""

    def __init__(self, events: list[Event], reader: Reader) -> None:
        self.reader = reader
        self.events = by_kind(events)

    def lines(self) -> list[Line]:
        began = next((self.events[kind][0] for kind in TURNS if kind in self.events), None)
        if began is None:
            return []
        self.seat: int = began["seat"]
        self.who: Facts = {"who": Doer(self.reader, self.seat)}
        gained = self.paradox() + self.duel()
        return self.with_end(gained or self.moved()) + self.played() + self.alone()

    def with_end(self, lines: list[Line]) -> list[Line]:
        """The end first; it names the crystal that made it."""
        if "over" not in self.events:
            return lines
        over = self.events["over"][0]
        if over["ranks"] == [1, 1]:
            return [("drawn", {}), *lines]
        if 1 not in over["ranks"]:
            return [("lost", self.who), *lines]
        winner: int = over["ranks"].index(1)
        end: Facts = {"who": Doer(self.reader, winner)}
        end["crystals"] = crystals(over["scores"][winner])
        if over["reason"] != "crystals" or "crystal" not in self.events:
            return [("won", end), *lines]
        if "duel" in self.events:
            return [("won.duel", {**end, "score": self.score()}), *self.paradox()]
        return [("won.paradox", {**end, "kind": self.kind()}), *lines[1:]]

    def kind(self) -> Both:
        kind = facts.common(self.events["paradox"][0]["cards"])
        assert kind is not None
        return KINDS[kind]

    def paradox(self) -> list[Line]:
        if "paradox" not in self.events:
            return []
        names: Facts = {**self.who, "kind": self.kind()}
        if "swap" not in self.events or "duel" in self.events:  # AN-3.6; a duel showed the new hand
            return [("paradox", names)]
        return [("paradox.swap", {**names, "taken": card_list(self.events["swap"][0]["taken"])})]

    def duel(self) -> list[Line]:
        if "duel" not in self.events:
            return []
        key = "duel.drawn"
        if "won" in self.events:
            won = self.events["won"][0]
            key = "duel.won" if won["seat"] == self.seat else "duel.lost"
            key += "" if won["pays"] else ".free"
        who = Doer(self.reader, self.seat, goes_on="paradox" in self.events)
        other = Doer(self.reader, 1 - self.seat)
        return [(key, {"who": who, "other": other, "score": self.score()})]

    def score(self) -> Both:
        """The sums, and what chance drew if they were equal (AN-3.8); the reader's first."""
        seat = first_told(self.seat, self.reader)
        sums = self.events["duel"][0]["sums"]
        counts = {reveal["seat"]: reveal["worth"] for reveal in self.events.get("reveal", [])}
        key = "sums"
        ranked: Facts = {"mine": sums[seat], "theirs": sums[1 - seat]}
        if len(counts) == len(sums):
            key = "tie-break"
            ranked |= {"first": counts[seat], "second": counts[1 - seat]}
        return say_both(DUEL[key], ranked)

    def moved(self) -> list[Line]:
        if "play" in self.events:
            return [(self.events["play"][0]["way"], {**self.who, **self.cards()})]
        if "skip" in self.events:
            return [("skip", self.who)]
        return [("wand", {**self.who, "place": self.events["wand"][0]["place"]})]

    def cards(self) -> Facts:
        play = self.events["play"][0]
        return {"card": CardName(play["card"]), "taken": CardName(play["taken"])}

    def played(self) -> list[Line]:
        """By which cards it came to the duel."""
        if not {"duel", "play"} <= self.events.keys():
            return []
        return [("duel.cards", {**self.who, **self.cards()})]

    def alone(self) -> list[Line]:
        """AN-4.6 to AN-4.11: what became of the pile's card, or how much time is left."""
        gone = self.events.get("remove", [])
        if "replace" in self.events and gone:
            drawn = CardName(self.events["replace"][0]["card"])
            return [("replace", {"drawn": drawn, "card": CardName(gone[-1]["card"])})]
        if gone and gone[0]["to"] == "shrine":
            return [("shrine", {"card": CardName(gone[0]["card"])})]
        stones = self.events.get("stone", [])
        return [("stones", {"stones": stone["stones"]}) for stone in stones[-1:]]
