"""What happened, as a sentence for one reader."""

from collections.abc import Callable
from typing import Any, Final

from spieluhr.core.events import Event
from spieluhr.core.names import Facts, say
from spieluhr.core.words import Table
from spieluhr.games.perfect_moment.catalogue import LOG, SMALL
from spieluhr.games.perfect_moment.names import (
    CardName,
    ItemName,
    Phrase,
    SeatName,
    card_list,
    facing,
    points,
)

Line = tuple[str, Facts]  # a key of LOG and its facts
Told = dict[str, Any]

# Events whose line needs no more than their facts.
PLAIN: Final = ("echoreveal", "planb", "echodraw", "nomatch", "carry", "turned", "place", "turn")
# Events of one seat: `.me` for the seat itself.
SEATED: Final = {
    "end": "end",
    "choose": "choose",
    "draw": "draw.{to}",
    "put": "put.{at}",
    "swap": "swap",
    "keep": "keep",
    "receive": "receive",
    "shown": "shown.{why}",
    "steal": "steal",
}


def log_line(event: Event, table: Table) -> str | None:
    """None where the table shows it at a glance, or the next line tells it better."""
    line = _News(event.facts, table).line(event.kind)
    if line is None:
        return None
    key, told = line
    said = say(LOG[key], table.lang, told)
    if event.kind == "fade" and event.facts["gone"]:
        said += say(LOG["fade.gone"], table.lang, told)
    return said


class _News:
    """The facts of an event, as codes and as names, and who reads them."""

    def __init__(self, told: Told, table: Table) -> None:
        self.told = told
        self.table = table
        self.names = self.named()

    def named(self) -> Facts:
        """Codes become names."""
        told = self.told
        names: Facts = dict(told)
        for key in told.keys() & {"card", "taken"}:
            names[key] = CardName(told[key])
        for key in told.keys() & {"item", "by", "deck"}:
            names[key] = ItemName(told[key]) if told[key] is not None else None
        if "seat" in told:
            names |= self.seats(told["seat"])
        if "faces" in told:
            names["facing"] = facing(self.table, told["faces"])
        if isinstance(told.get("place"), int):
            names["place"] = told["place"] + 1
        if "at" in told:
            names["source"] = SMALL[f"from.{told['source']}"]
        return names

    def seats(self, seat: int) -> Facts:
        return {"who": SeatName(self.table, seat), "other": SeatName(self.table, 1 - seat)}

    def line(self, kind: str) -> Line | None:
        if kind in PLAIN:
            return kind, self.names
        if kind in SEATED:
            return self.by(SEATED[kind].format(**self.told))
        return SPECIAL[kind](self)

    def by(self, key: str, **more: object) -> Line:
        """The line for the seat itself, or with its name for everybody else."""
        mine = self.table.is_me(self.told["seat"])
        return (f"{key}.me" if mine else key), {**self.names, **more}

    def deal(self) -> Line | None:
        """That somebody gets hidden cards is no news."""
        if self.told["card"] is None:
            return None
        return ("deal.open" if self.told["open"] else "deal.me"), self.names

    def flip(self) -> Line:
        key = "flip" if self.told["deck"] is None else "flip.faced"
        return key, {**self.names, "item": self.names["deck"]}

    def face(self) -> Line:
        return "face", {**self.names, "item": self.names["deck"]}

    def cover(self) -> Line:
        if self.told["choice"] is None:
            return "cover", self.names
        verb, card, *_ = self.told["choice"].split(" ")
        return f"cover.{verb}.me", {**self.names, "card": CardName(card)}

    def laid_open(self) -> Line:
        """The reader's display first."""
        first = self.table.seat or 0
        shown = [card_list([lying["card"] for lying in row]) for row in self.told["displays"]]
        return "open", {**self.seats(first), "mine": shown[first], "theirs": shown[1 - first]}

    def use(self) -> Line:
        seat, place = self.told["seat"], self.told["place"]
        if place == "paradox":
            return self.by("use.paradox")
        return self.by("use", owner=SeatName(self.table, seat if "own" in place else 1 - seat))

    def answer(self) -> Line:
        key = f"answer.{'yes' if self.told['yes'] else 'no'}"
        is_echo = self.told["seat"] >= len(self.table.names)
        return (f"{key}.solo", self.names) if is_echo else self.by(key)

    def look(self) -> Line:
        self.names["n"] = self.told["place"] + 1
        known = self.told["card"] is not None and not self.table.is_me(self.told["seat"])
        return ("look.known", self.names) if known else self.by("look")

    def lift(self) -> None:
        """They were looked at one by one."""

    def pick(self) -> Line:
        if self.told["choice"] is None:
            return "pick", self.names
        return "pick.me", {**self.names, "given": SMALL[f"gives.{self.told['choice']}"]}

    def exchange(self) -> Line:
        given, taken = (SMALL[f"gives.{place}"] for place in self.told["places"])
        return "exchange", {**self.names, "given": given, "taken": taken}

    def score(self) -> Line:
        source = self.told["source"]
        if source == "oppfragment" and len(self.table.names) == 1:
            source = "fading"
        target = Phrase(SMALL[f"as.{source}"], self.names)
        key = "score.fragment" if self.told["points"] == 1 else "score"
        return self.by(key, target=target, points=points(self.told["points"]))

    def eliminate(self) -> Line:
        return "eliminate", {**self.names, "where": SMALL[f"echo.{self.told['where']}"]}

    def fade(self) -> Line:
        if self.told["gone"]:
            self.names["gone"] = card_list(self.told["gone"])
        if self.told["why"] == "armor":
            return "fade.armor", self.names
        return "fade", {**self.names, "where": SMALL[f"echo.{self.told['why']}"]}

    def over(self) -> Line:
        ranks = self.told["ranks"]
        alone = len(ranks) == 1
        seat = 0 if alone else ranks.index(1)
        key = "over.solo" if alone else "over.won"
        mine = ".me" if self.table.is_me(seat) else ""
        return key + mine, {**self.seats(seat), "points": points(self.told["scores"][seat])}


SPECIAL: Final[dict[str, Callable[[_News], Line | None]]] = {
    "deal": _News.deal,
    "flip": _News.flip,
    "face": _News.face,
    "cover": _News.cover,
    "open": _News.laid_open,
    "use": _News.use,
    "answer": _News.answer,
    "look": _News.look,
    "lift": _News.lift,
    "pick": _News.pick,
    "exchange": _News.exchange,
    "score": _News.score,
    "eliminate": _News.eliminate,
    "fade": _News.fade,
    "over": _News.over,
}
