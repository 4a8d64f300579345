"""A whole turn in one line, points first, for those who look back at it."""

from typing import Final

from spieluhr.core.events import Event
from spieluhr.core.words import Both, Reader
from spieluhr.games.dragonkeepers.components import COLOURS, LETTERS
from spieluhr.games.dragonkeepers.words.log import log_line
from spieluhr.games.dragonkeepers.words.names import ColourName, chest_facts, counted
from spieluhr.games.dragonkeepers.words.sentences.recap import RECAP
from spieluhr.kit.words import (
    Codes,
    Facts,
    Listing,
    Name,
    Phrase,
    called,
    plain_list,
    say,
    turn_line,
)

OWN: Final = ("take", "chest", "book", "lay", "pass")
GOT: Final = ("crystal", "backlight", "egg")


class Part:
    """What one seat did in a turn and got by it."""

    def __init__(self, events: list[Event]) -> None:
        self.events: dict[str, list[Codes]] = {}
        for event in events:
            if event.kind not in GOT or "lay" in self.events:  # a chest's gift goes without saying
                self.events.setdefault(event.kind, []).append(event.facts)

    def of(self, kind: str) -> list[Codes]:
        """The facts of all events of a kind; none is an empty list."""
        return self.events.get(kind, [])

    @property
    def points(self) -> int:
        """That are certain: pearls are hidden, and an egg may be turned."""
        return sum(gain["value"] for kind in ("piece", "coat") for gain in self.of(kind))

    def deeds(self) -> list[Phrase]:
        """What the seat did, in the order in which it is told, not in which it happened."""
        phrases = [_phrase("chest", chest_facts(chest["power"])) for chest in self.of("chest")]
        if self.of("book"):
            phrases.append(_phrase("book", {}))
        phrases += self._laid()
        if self.of("take"):
            count = len(self.of("take"))
            names: Facts = {"count": count, "cards": counted(count, "card")}
            took = _phrase("took" if phrases else "took.only", names)
            phrases.insert(1 if self._has_wind() else 0, took)
        return phrases or [_phrase("pass", {}) for _ in self.of("pass")]

    def _has_wind(self) -> bool:
        """DK-5.2: the one chest that is used before cards are taken."""
        return any(chest["power"] == "wind" for chest in self.of("chest"))

    def _laid(self) -> list[Phrase]:
        cards = [str(lay["card"]) for lay in self.of("lay")]
        if not cards:
            return []
        colour = COLOURS[LETTERS.index(cards[0][0])]  # DK-3.4: a real dragon comes first
        gains, many = self._gains(), "dragons.one" if len(cards) == 1 else "dragons.many"
        dragons = _phrase(many, {"count": len(cards), "colour": ColourName(colour)})
        names: Facts = {"dragons": dragons, "gains": Listing(gains, ", ")}
        return [_phrase("laid.for" if gains else "laid", names)]

    def _gains(self) -> list[Name]:
        phrases: list[Name] = [_phrase("coat", coat) for coat in self.of("coat")]
        pieces = [piece["value"] for piece in self.of("piece")]
        if len(pieces) == 1:
            phrases.append(_phrase("piece", {"value": pieces[0]}))
        elif pieces:
            phrases.append(_phrase("pieces", {"values": plain_list(pieces)}))
        phrases += [
            _phrase("pearl", {"colour": ColourName(pearl["colour"])}) for pearl in self.of("pearl")
        ]
        return phrases + [_counted(gain["number"], kind) for kind in GOT for gain in self.of(kind)]


def recap(events: list[Event], reader: Reader) -> str:
    """One line: the active seat first, then who laid along; empty without events."""
    active = _active(events)
    if active is None:
        return say(RECAP["setup"], reader.lang, {}) if events else ""
    parts: dict[int, list[Event]] = {active: []}
    for event in events:
        seat = event.facts.get("seat")
        if isinstance(seat, int):
            parts.setdefault(seat, []).append(event)
    done = {seat: Part(own) for seat, own in parts.items()}
    lines = [_turn(active, done.pop(active), reader), _joined(done, reader)]
    lines += [log_line(event, reader) for event in events if event.kind == "over"]
    return " ".join(line for line in lines if line)


def _active(events: list[Event]) -> int | None:
    """Whose turn it was: who acts first. Cards dealt before the first turn are nobody's, and the
    next turn may be announced at the end."""
    for event in events:
        seat = event.facts.get("seat")
        if event.kind in OWN and isinstance(seat, int):
            return seat
    return None


def _turn(seat: int, part: Part, reader: Reader) -> str | None:
    deeds = part.deeds()
    if not deeds:
        return None
    return turn_line(RECAP, seat, reader, deeds, part.points)


def _joined(parts: dict[int, Part], reader: Reader) -> str | None:
    """DK-3.9."""
    names: list[Name | Both] = []
    for seat, part in parts.items():
        if part.of("lay"):
            name = called(seat, reader)
            points: Facts = {"name": name, "points": part.points}
            names.append(_phrase("joiner", points) if part.points else name)
    if not names:
        return None
    return say(RECAP["joined"], reader.lang, {"names": Listing(names, ", ")})


def _phrase(key: str, facts: Facts) -> Phrase:
    return Phrase(RECAP[key], facts)


def _counted(count: int, kind: str) -> Name:
    """After the colon nothing is an object: 1 Gegenlicht-Drache."""
    return _phrase(kind, {}) if count == 1 and kind in RECAP else counted(count, kind)
