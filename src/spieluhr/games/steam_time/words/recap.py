"""A whole turn in one line, points first, for those who look back at it."""

from collections import Counter
from typing import Final

from spieluhr.core.events import Event
from spieluhr.core.words import Both, Reader
from spieluhr.games.steam_time.components import COLOURS
from spieluhr.games.steam_time.knowledge.preview import count
from spieluhr.games.steam_time.words.glossary import Glossary
from spieluhr.games.steam_time.words.log import LogLines
from spieluhr.games.steam_time.words.names import Amount, amounts_of
from spieluhr.games.steam_time.words.sentences.recap import RECAP
from spieluhr.kit.words import Facts, Listing, Name, Phrase, by, called, say, turn_line

# What an event begins; until then it is the turn of somebody.
STAGES: Final = {"phase_over": "kept", "round": "round", "end": "missions", "over": "over"}
OWN: Final = ("place", "card", "pass")  # done only by the one whose turn it is
AT: Final = ("place", "mister")
CRYSTALS: Final = ("time_crystal", *COLOURS)
FLUID: Final = ("gold", "steam")  # one is like another


class Tally:
    """What one seat paid and gained in a stage."""

    def __init__(self) -> None:
        self.pays: Counter[str] = Counter()
        self.gains: Counter[str] = Counter()
        self.is_purple = False

    def hear(self, event: Event) -> None:
        """Adds what the event paid or gained; other events change nothing."""
        count(event, self.pays, self.gains)
        self.is_purple = self.is_purple or event.kind == "half"

    @property
    def esteem(self) -> int:
        """Gained in all that was heard so far."""
        return self.gains["esteem"]

    def balance(self) -> tuple[Counter[str], Counter[str]]:
        """What is left of both: "3 steam → 4 steam" is 1 steam gained."""
        both = Counter({key: min(self.pays[key], self.gains[key]) for key in FLUID})
        return self.pays - both, self.gains - both


class Recap:
    """One line for one reader."""

    def __init__(self, glossary: Glossary, reader: Reader) -> None:
        self.glossary = glossary
        self.reader = reader

    def line(self, events: list[Event]) -> str:
        """One line for a turn's events; empty without any."""
        stages: dict[str, list[Event]] = {"turn": []}
        stage = "turn"
        for event in events:
            stage = STAGES.get(event.kind, stage)
            stages.setdefault(stage, []).append(event)
        lines = [
            *self._turn(stages["turn"]),
            *self._kept(stages.get("kept", [])),
            *self._round(stages.get("round", [])),
            *self._missions(stages.get("missions", [])),
            *[LogLines(self.glossary, self.reader).line(event) for event in stages.get("over", [])],
        ]
        if not any(lines) and events:
            return self._say("setup", {})
        return " ".join(line for line in lines if line)

    def _say(self, key: str, facts: Facts) -> str:
        return say(RECAP[key], self.reader.lang, facts)

    def _by(self, key: str, seat: int, facts: Facts) -> str:
        return self._say(*by(key, seat, self.reader, facts))

    # The turn.

    def _turn(self, events: list[Event]) -> list[str]:
        active = next((_seat(event) for event in events if event.kind in OWN), None)
        if active is None:
            return self._shares("income", _tallies(events))
        tallies = _tallies(events)
        mine = tallies.pop(active, Tally())
        others = {seat: tally for seat, tally in tallies.items() if tally.is_purple}
        deeds = self._deeds([event for event in events if _seat(event) == active], mine)
        purple = [self._named(others, "purple")] if others else []
        turn = [turn_line(RECAP, active, self.reader, deeds, mine.esteem)] if deeds else []
        return [*turn, *purple]

    def _deeds(self, events: list[Event], tally: Tally) -> list[Name]:
        deeds: list[Name] = []
        for k, event in enumerate(events):
            if event.kind in AT:
                deeds.append(self._visit(event, events[k + 1 :]))
            elif event.kind in ("card", "pass"):
                deeds.append(Phrase(RECAP[event.kind], {}))
        if any(event.kind == "mister" for event in events):
            del tally.gains["portal"]  # they are what brought him
        pays, gains = tally.balance()
        return [*deeds, *_trade(Listing(_total(pays)), Listing(_total(gains)))]

    def _visit(self, event: Event, after: list[Event]) -> Phrase:
        """What an airship or Mr. T.I.M.E. did, and with which card."""
        kind = str(event.facts["space"])
        code = _card_of(after)
        names: Facts = {}
        if code is None:
            kind = f"{kind}.none" if f"{kind}.none" in RECAP else kind
        elif kind == "mission":
            names["esteem"] = Amount("esteem", int(self.glossary.printed(code)["esteem"]))
        else:
            names["card"] = self.glossary.title(code)
        deed = Phrase(RECAP[kind], names)
        return Phrase(RECAP["mister"], {"deed": deed}) if event.kind == "mister" else deed

    # What comes after it.

    def _kept(self, events: list[Event]) -> list[str]:
        """ST-5.5: nobody took the start player card."""
        if not events or events[0].facts["taken"]:
            return []
        seat = _start(events[0])
        esteem = _tallies(events).get(seat, Tally()).esteem
        key = "kept.esteem" if esteem else "kept"
        return [self._by(key, seat, {"esteem": Amount("esteem", esteem)})]

    def _round(self, events: list[Event]) -> list[str]:
        if not events:
            return []
        begins = self._by("round", _start(events[0]), {"round": events[0].facts["round"]})
        return [begins, *self._shares("income", _tallies(events))]

    def _missions(self, events: list[Event]) -> list[str]:
        if not events:
            return []
        return self._shares("missions", _tallies(events)) or [self._say("missions.none", {})]

    def _shares(self, key: str, tallies: dict[int, Tally]) -> list[str]:
        """Who got esteem by it."""
        scoring = {seat: tally for seat, tally in tallies.items() if tally.esteem}
        return [self._named(scoring, key)] if scoring else []

    def _named(self, tallies: dict[int, Tally], key: str) -> str:
        names: list[Name | Both] = []
        for seat, tally in tallies.items():
            name = called(seat, self.reader)
            share: Facts = {"name": name, "esteem": tally.esteem}
            names.append(Phrase(RECAP["share"], share) if tally.esteem else name)
        return self._say(key, {"names": Listing(names, ", ")})


def _card_of(after: list[Event]) -> str | None:
    """The card that is chosen or received before anybody goes elsewhere."""
    for event in after:
        if event.kind in AT:
            return None
        if event.kind in ("choose", "receive"):
            return str(event.facts["card"])
    return None


def _seat(event: Event) -> int | None:
    seat = event.facts.get("seat")
    return seat if isinstance(seat, int) else None


def _start(event: Event) -> int:
    """The start player that an event names."""
    seat = event.facts["start"]
    assert isinstance(seat, int)
    return seat


def _tallies(events: list[Event]) -> dict[int, Tally]:
    tallies: dict[int, Tally] = {}
    for event in events:
        seat = _seat(event)
        if seat is not None:
            tallies.setdefault(seat, Tally()).hear(event)
    return tallies


def _trade(paid: Listing, gained: Listing) -> list[Name]:
    """This for that; esteem is told before."""
    if paid.names and gained.names:
        return [Phrase(RECAP["traded"], {"paid": paid, "gained": gained})]
    for key, amounts in (("paid", paid), ("gained", gained)):
        if amounts.names:
            return [Phrase(RECAP[key], {"amounts": amounts})]
    return []


def _total(amounts: Counter[str]) -> list[Name]:
    """All crystals together; esteem stands at the beginning of the line."""
    crystals = sum(amounts[key] for key in CRYSTALS)
    plain = {key: amounts[key] for key in ("gold", "steam", "portal")}
    return [*amounts_of(plain), *([Amount("crystal", crystals)] if crystals else [])]
