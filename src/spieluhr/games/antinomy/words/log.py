"""What happened, as a sentence for one reader."""

from typing import Final

from spieluhr.core.events import Event
from spieluhr.core.words import Reader
from spieluhr.games.antinomy.words import facts
from spieluhr.games.antinomy.words.names import (
    CardName,
    ColourName,
    card_list,
    crystals,
    first_told,
)
from spieluhr.games.antinomy.words.sentences.log import LOG
from spieluhr.games.antinomy.words.sentences.things import KINDS
from spieluhr.kit.words import Codes, Facts, Line, by, say

# Events whose line needs no more than their facts; a line may depend on where something goes.
PLAIN: Final = {
    "codex": "codex",
    "colour": "colour",
    "drawn": "drawn",
    "draw": "draw.{to}",
    "replace": "replace",
    "remove": "remove.{to}",
    "drop": "drop",
    "stone": "stone",
}
# Events of one seat.
SEATED: Final = {
    "deal": "deal",
    "wand": "wand",
    "play": "{way}",
    "skip": "skip",
    "decline": "decline",
    "paradox": "paradox",
    "swap": "swap",
    "reveal": "reveal",
}


def log_line(event: Event, reader: Reader) -> str | None:
    """None for what needs no sentence."""
    line = _line(event, reader)
    if line is None:
        return None
    key, names = line
    return say(LOG[key], reader.lang, names)


def _line(event: Event, reader: Reader) -> Line | None:
    kind, codes = event.kind, event.facts
    if _is_noise(event, reader):
        return None
    if kind in PLAIN:
        return PLAIN[kind].format(**codes), _named(codes)
    if kind == "duel":
        return _duel(codes, reader)
    if kind == "over":
        return _over(codes, reader)
    seat = codes["seat"]
    assert isinstance(seat, int)
    if kind in SEATED:
        return by(SEATED[kind].format(**codes), seat, reader, _named(codes))
    return _gain(event, seat, reader)


def _is_noise(event: Event, reader: Reader) -> bool:
    """What the table shows at a glance, or the next line tells better."""
    if event.kind == "deal":  # that the others get three cards is no news
        return event.facts["card"] is None
    if event.kind == "decline":  # AN-3.13: with two it ends nearly every turn; alone it is a choice
        return len(reader.names) > 1
    return event.kind in ("row", "side")


def _named(codes: Codes) -> Facts:
    """Codes become names."""
    names: Facts = dict(codes)
    for key in codes.keys() & {"card", "taken"}:
        names[key] = CardName(codes[key]) if isinstance(codes[key], str) else card_list(codes[key])
    for key in codes.keys() & {"cards", "laid"}:
        names[key] = card_list(codes[key])
    if "cards" in codes and (kind := facts.common(codes["cards"])) is not None:
        names["kind"] = KINDS[kind]
    if "colour" in codes:
        names["colour"] = ColourName(codes["colour"])
    if codes.get("places") is not None:
        names["low"], _, names["high"] = facts.places(codes["places"])
    return names


def _gain(event: Event, seat: int, reader: Reader) -> Line:
    """A crystal, or a duel won: perhaps at the other's cost."""
    codes = event.facts
    if event.kind == "crystal" and codes["from"] is None:
        return by("crystal", seat, reader, {})
    if event.kind == "won" and codes["pays"]:
        return by("won", seat, reader, {})
    key = "crystal.paid" if event.kind == "crystal" else "won.free"
    other: Facts = {"other": reader.name(1 - seat)}
    if reader.is_me(1 - seat):
        return f"{key}.from-me", {"name": reader.name(seat), **other}
    return by(key, seat, reader, other)


def _duel(codes: Codes, reader: Reader) -> Line:
    first = first_told(codes["seat"], reader)
    other = 1 - first
    hands, sums = codes["hands"], codes["sums"]
    both: Facts = {
        "cards": card_list(hands[first]),
        "sum": sums[first],
        "other": reader.name(other),
        "others": card_list(hands[other]),
        "other_sum": sums[other],
    }
    return by("duel", first, reader, both)


def _over(codes: Codes, reader: Reader) -> Line:
    ranks, scores = codes["ranks"], codes["scores"]
    if ranks == [1, 1]:
        return "over.drawn", {}
    if 1 not in ranks:
        return by("over.lost", 0, reader, {})
    winner: int = ranks.index(1)
    return by("over.won", winner, reader, {"crystals": crystals(scores[winner])})
