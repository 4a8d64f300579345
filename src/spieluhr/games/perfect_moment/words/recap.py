"""A whole turn in one line, points first, for those who look back at it."""

from collections import Counter
from typing import Final

from spieluhr.core.events import Event
from spieluhr.core.words import Reader
from spieluhr.games.perfect_moment.words.log import log_line
from spieluhr.games.perfect_moment.words.names import (
    CardName,
    ItemName,
    SeatName,
    card_list,
    points,
)
from spieluhr.games.perfect_moment.words.sentences.recap import RECAP
from spieluhr.games.perfect_moment.words.sentences.things import SMALL
from spieluhr.kit.words import Codes, Facts, Line, Listing, Phrase, by_kind, say_lines

# Events that tell whose turn it is: what the other one answers is not among them.
TURNS: Final = ("use", "choose", "carry", "steal", "end", "score", "cover")
ECHO_TURN: Final = "echoreveal"


def recap(events: list[Event], reader: Reader) -> str:
    """The points first, then what was used; empty if nobody took a turn."""
    turn = _Turn(events, reader)
    if turn.opening is not None:
        return log_line(turn.opening, reader) or ""
    return " ".join(say_lines(RECAP, turn.lines(), reader.lang))


class Used(ItemName):
    """An item, and how often if it was more than once."""

    def __init__(self, item: str, times: int) -> None:
        super().__init__(item)
        self.times = times

    def form(self, lang: str, bend: str) -> str:
        said = super().form(lang, bend)
        return said if self.times == 1 else f"{said} ({self.times}×)"


class _Turn:
    """The events of one turn, by kind."""

    def __init__(self, events: list[Event], reader: Reader) -> None:
        self.reader = reader
        self.events = by_kind(events)
        self.alone = len(reader.names) == 1
        self.opening = next((event for event in events if event.kind == "open"), None)
        items = Counter(str(event.facts["item"]) for event in events if _is_use(event))
        self.used = [Used(item, times) for item, times in items.items()]

    def lines(self) -> list[Line]:
        return self.over() + self.player() + self.echo()

    def over(self) -> list[Line]:
        if "over" not in self.events:
            return []
        over = self.events["over"][0]
        if self.alone:
            return [("ended", {"points": points(over["scores"][0])})]
        winner: int = over["ranks"].index(1)
        won: Facts = {"who": self.who(winner), "points": points(over["scores"][winner])}
        return [("won", won)]

    def who(self, seat: int) -> SeatName:
        return SeatName(self.reader, seat)

    def player(self) -> list[Line]:
        began = next((self.events[kind][0] for kind in TURNS if kind in self.events), None)
        if began is None:
            return []
        seat: int = began["seat"]
        return self.mover(seat) + self.scored(1 - seat)

    def mover(self, seat: int) -> list[Line]:
        gained = self.scored(seat)
        if gained:
            return [*gained, ("with", {"items": Listing(self.used)})] if self.used else gained
        who: Facts = {"who": self.who(seat)}
        if self.used:
            key = "used.end" if "end" in self.events else "used"
            return [(key, {**who, "items": Listing(self.used)})]
        return [(key, who) for key in ("cover", "end") if key in self.events]

    def scored(self, seat: int) -> list[Line]:
        """All that the seat scored or stole (PM-6.13) in this turn, as one sum."""
        stolen = [
            codes | {"points": 1, "source": "oppfragment"} for codes in self.of("steal", seat)
        ]
        made = self.of("score", seat)
        if not made + stolen:
            return []
        keys = ["what.fragment" if codes["points"] == 1 else "what" for codes in made]
        keys += ["what.stolen"] * len(stolen)
        what = [self.target(key, codes) for key, codes in zip(keys, made + stolen, strict=True)]
        total = points(sum(codes["points"] for codes in made + stolen))
        return [("score", {"who": self.who(seat), "points": total, "what": Listing(what)})]

    def of(self, kind: str, seat: int) -> list[Codes]:
        return [codes for codes in self.events.get(kind, []) if codes["seat"] == seat]

    def target(self, key: str, codes: Codes) -> Phrase:
        source = "fading" if self.alone and codes["source"] == "oppfragment" else codes["source"]
        target = Phrase(SMALL[f"as.{source}"], {"other": self.who(1 - codes["seat"])})
        return Phrase(RECAP[key], {**_card(codes), "target": target})

    def echo(self) -> list[Line]:
        """PM-7.3 to PM-7.5."""
        if ECHO_TURN not in self.events:
            return []
        lines: list[Line] = [("echo.nothing", {})]
        for key, where in (("eliminate", "where"), ("fade", "why")):
            for codes in self.events.get(key, []):
                lines = [(f"echo.{key}", {**_card(codes), "where": SMALL[f"echo.{codes[where]}"]})]
        turned = [codes["card"] for codes in self.events.get("turned", [])]
        return [*lines, ("echo.turned", {"cards": card_list(turned)})] if turned else lines


def _is_use(event: Event) -> bool:
    """Also what armor chooses and what keys set off; armor tells that itself."""
    by_keys = event.kind == "carry" and event.facts["by"] != "armor"
    return by_keys or event.kind in ("use", "choose")


def _card(codes: Codes) -> Facts:
    return {"card": CardName(codes["card"])}
