"""What happened, as a sentence for one reader."""

from collections.abc import Callable
from typing import Final

from spieluhr.core.events import Event
from spieluhr.core.words import Reader
from spieluhr.games.perfect_moment.words.names import (
    CardName,
    ItemName,
    SeatName,
    card_list,
    facing,
    points,
)
from spieluhr.games.perfect_moment.words.sentences.log import LOG
from spieluhr.games.perfect_moment.words.sentences.things import SMALL
from spieluhr.kit.words import Codes, Facts, Line, Phrase, key_for, say

# Events whose line needs no more than their facts.
PLAIN: Final = ("echoreveal", "planb", "echodraw", "nomatch", "carry", "turned", "place")
# Events of one seat: `.me` for the seat itself.
SEATED: Final = {
    "turn": "turn",
    "end": "end",
    "choose": "choose",
    "draw": "draw.{to}",
    "put": "put.{at}",
    "swap": "swap",
    "keep": "keep",
    "receive": "receive",
    "steal": "steal",
}


def log_line(event: Event, reader: Reader) -> str | None:
    """None where the table shows it at a glance, or the next line tells it better."""
    line = _EventLine(event.facts, reader).line(event.kind)
    if line is None:
        return None
    key, names = line
    said = say(LOG[key], reader.lang, names)
    if event.kind == "fade" and event.facts["gone"]:
        said += say(LOG["fade.gone"], reader.lang, names)
    return said


class _EventLine:
    """The facts of an event, as codes and as names, and who reads them."""

    def __init__(self, codes: Codes, reader: Reader) -> None:
        self.codes = codes
        self.reader = reader
        self.names = self.named()

    def named(self) -> Facts:
        """Codes become names."""
        codes = self.codes
        names: Facts = dict(codes)
        for key in codes.keys() & {"card", "taken"}:
            names[key] = CardName(codes[key])
        for key in codes.keys() & {"item", "by", "deck"}:
            names[key] = ItemName(codes[key]) if codes[key] is not None else None
        if "seat" in codes:
            names |= self.seats(codes["seat"])
        if "faces" in codes:
            names["facing"] = facing(self.reader, codes["faces"])
        if "at" in codes:
            names["source"] = SMALL[f"from.{codes['source']}"]
        return names

    def seats(self, seat: int) -> Facts:
        return {"who": SeatName(self.reader, seat), "other": SeatName(self.reader, 1 - seat)}

    def line(self, kind: str) -> Line | None:
        if kind in PLAIN:
            return kind, self.names
        if kind in SEATED:
            return self.by(SEATED[kind].format(**self.codes))
        return SPECIAL[kind](self)

    def by(self, key: str, **more: object) -> Line:
        """The line for the seat itself, or with its name for everybody else."""
        return key_for(key, self.codes["seat"], self.reader), {**self.names, **more}

    def deal(self) -> Line | None:
        """That somebody gets hidden cards is no news."""
        if self.codes["card"] is None:
            return None
        return ("deal.open", self.names) if self.codes["open"] else self.by("deal")

    def flip(self) -> Line:
        key = "flip" if self.codes["deck"] is None else "flip.faced"
        return key, {**self.names, "item": self.names["deck"]}

    def face(self) -> Line:
        return "face", {**self.names, "item": self.names["deck"]}

    def cover(self) -> Line:
        if self.codes["choice"] is None:
            return "cover", self.names
        verb, card, *_ = self.codes["choice"].split(" ")
        return f"cover.{verb}", {**self.names, "card": CardName(card)}

    def laid_open(self) -> Line:
        """The reader's display first."""
        first = self.reader.seat or 0
        shown = [card_list([lying["card"] for lying in row]) for row in self.codes["displays"]]
        return "open", {**self.seats(first), "mine": shown[first], "theirs": shown[1 - first]}

    def use(self) -> Line:
        seat, place = self.codes["seat"], self.codes["place"]
        if place == "paradox":
            return self.by("use.paradox")
        return self.by("use", owner=SeatName(self.reader, seat if "own" in place else 1 - seat))

    def answer(self) -> Line:
        key = f"answer.{'yes' if self.codes['yes'] else 'no'}"
        is_echo = self.codes["seat"] >= len(self.reader.names)
        return (f"{key}.solo", self.names) if is_echo else self.by(key)

    def look(self) -> Line:
        self.names["n"] = self.codes["place"] + 1
        if self.codes["card"] is None or self.reader.is_me(self.codes["seat"]):
            return self.by("look")
        return ("look.open" if self.reader.seat is None else "look.known"), self.names

    def lift(self) -> None:
        """They were looked at one by one."""

    def pick(self) -> Line:
        if self.codes["choice"] is None:
            return "pick", self.names
        key = "pick.me" if self.reader.is_me(self.codes["seat"]) else "pick.open"
        return key, {**self.names, "given": SMALL[f"gives.{self.codes['choice']}"]}

    def shown(self) -> Line:
        """The plan is shown to the reader, unless the reader only watches."""
        key = f"shown.{self.codes['why']}"
        if key == "shown.knife" and self.reader.seat is None:
            return f"{key}.open", self.names
        return self.by(key)

    def exchange(self) -> Line:
        given, taken = (
            Phrase(SMALL[f"swaps.{place}"], {"whose": self.names[who]})
            for who, place in zip(("who", "other"), self.codes["places"], strict=True)
        )
        return "exchange", {**self.names, "given": given, "taken": taken}

    def score(self) -> Line:
        source = self.codes["source"]
        if source == "oppfragment" and len(self.reader.names) == 1:
            source = "fading"
        target = Phrase(SMALL[f"as.{source}"], self.names)
        key = "score.fragment" if self.codes["points"] == 1 else "score"
        return self.by(key, target=target, points=points(self.codes["points"]))

    def eliminate(self) -> Line:
        return "eliminate", {**self.names, "where": SMALL[f"echo.{self.codes['where']}"]}

    def fade(self) -> Line:
        if self.codes["gone"]:
            self.names["gone"] = card_list(self.codes["gone"])
        if self.codes["why"] == "armor":
            return "fade.armor", self.names
        return "fade", {**self.names, "where": SMALL[f"echo.{self.codes['why']}"]}

    def over(self) -> Line:
        ranks = self.codes["ranks"]
        alone = len(ranks) == 1
        seat = 0 if alone else ranks.index(1)
        key = key_for("over.solo" if alone else "over.won", seat, self.reader)
        return key, {**self.seats(seat), "points": points(self.codes["scores"][seat])}


SPECIAL: Final[dict[str, Callable[[_EventLine], Line | None]]] = {
    "deal": _EventLine.deal,
    "flip": _EventLine.flip,
    "face": _EventLine.face,
    "cover": _EventLine.cover,
    "open": _EventLine.laid_open,
    "use": _EventLine.use,
    "answer": _EventLine.answer,
    "look": _EventLine.look,
    "lift": _EventLine.lift,
    "pick": _EventLine.pick,
    "shown": _EventLine.shown,
    "exchange": _EventLine.exchange,
    "score": _EventLine.score,
    "eliminate": _EventLine.eliminate,
    "fade": _EventLine.fade,
    "over": _EventLine.over,
}
