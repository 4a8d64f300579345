"""What each example wants of a position: what is chosen in it, or None if it is another one."""

from collections.abc import Callable
from typing import Any, NamedTuple

from spieluhr.core.events import Event
from spieluhr.games.antinomy.words import facts

Json = dict[str, Any]


class Now(NamedTuple):
    """What the seat that decides sees, can do, and was just told."""

    view: Json
    moves: list[Json]
    events: list[Event]


Chosen = list[Json] | None


# Antinomy.


def step(now: Now) -> Chosen:
    """A card with one way into the future and several into the past."""
    if now.view["phase"] != "move" or now.view["turn"] < 5 or len(set(now.view["wands"])) == 1:
        return None
    mine = now.view["wands"][0]
    for card in now.view["hands"][0]:
        to = [m["to"] for m in now.moves if m.get("card") == card]
        has_both = sum(t < mine for t in to) == 2 and any(t > mine + 1 for t in to)
        if has_both and now.view["wands"][1] not in to:
            return [{"card": card}]
    return None


def paradox(now: Now) -> Chosen:
    is_one = now.view["phase"] == "paradox" and len(now.moves) > 1
    return (
        []
        if is_one and facts.paradox(now.view["hands"][0], now.view["colour"]) == "symbol"
        else None
    )


def duel(now: Now) -> Chosen:
    """Won by a little, with a card that counts nothing."""
    for event in now.events:
        if event.kind == "duel":
            told: Json = event.facts
            letter = now.view["colour"][0]
            has_zero = any(card[0] == letter for hand in told["hands"] for card in hand)
            won = any(e.kind == "won" and not e.facts["pays"] for e in now.events)
            if won and has_zero and told["sums"][0] > told["sums"][1]:
                return []
    return None


def replace(now: Now) -> Chosen:
    return [] if now.view["phase"] == "replace" and 2 < len(now.moves) < 5 else None


# The Perfect Moment.


def turn(now: Now) -> Chosen:
    is_act = (
        now.view["pending"][-1]["step"] == "act" and now.view["uses"] == 2 and now.view["turn"] > 4
    )
    return (
        [] if is_act and now.view["worth"].get("plan") == 2 and any(now.view["fragments"]) else None
    )


def worth(points: int) -> Callable[[Now], Chosen]:
    def wanted(now: Now) -> Chosen:
        is_act = now.view["turn"] > 0 and now.view["pending"][-1]["step"] == "act"
        return [] if is_act and now.view["worth"].get("plan") == points else None

    return wanted


# Dragonkeepers.


def book(now: Now) -> Chosen:
    """A lay of several is possible and a page could be changed."""
    table = now.view["table"]
    if now.view["page_number"] != 3:
        return None
    kinds = {m["type"] for m in now.moves}
    has_row = 1 <= len(table["rows"][table["actor"]]) <= 2
    is_small = len(table["hands"][table["actor"]]) < 9
    is_act = table["phase"] == "act" and kinds >= {"lay", "book"}
    return [] if is_act and has_row and is_small else None


def closed(now: Now) -> Chosen:
    row = now.view["table"]["rows"][now.view["seat"]]
    return [] if len(row) == 3 and all(len(stack["cards"]) > 1 for stack in row) else None


def along(now: Now) -> Chosen:
    table = now.view["table"]
    if now.view["page_number"] != 2:
        return None
    can = any(m["type"] == "lay" for m in now.moves)
    is_small = (
        len(table["hands"][now.view["seat"]]) < 9 and len(table["rows"][now.view["seat"]]) == 2
    )
    return [] if table["phase"] == "along" and can and is_small else None


# Steam Time.


def flight(now: Now) -> Chosen:
    """Higher than the last airship, with several kinds of spaces; an upgrade is looked at."""
    table = now.view["table"]
    mine = table["seats"][now.view["seat"]]
    places = [m for m in now.moves if m["do"] == "place"]
    if table["todo"] or mine["height"] not in (2, 3) or len({m["kind"] for m in places}) < 4:
        return None
    ups = [m for m in places if m["kind"] == "upgrade"]
    return [{"monument": ups[0]["monument"], "kind": "upgrade"}] if ups else None


def payment(now: Now) -> Chosen:
    todo = now.view["table"]["todo"]
    return [] if todo and todo[-1]["do"] == "pay" and len(now.moves) > 1 else None


def generator(now: Now) -> Chosen:
    held = now.view["table"]["seats"][now.view["seat"]]["generators"].values()
    has_time = any("time" in one and len(one) > 1 for one in held)
    has_many = sum(len(one) for one in held) > 7
    return [] if has_time and has_many and not now.view["table"]["todo"] else None


def mission(now: Now) -> Chosen:
    """One that can be fulfilled, and one that cannot yet."""
    mine = now.view["table"]["seats"][now.view["seat"]]
    held = {colour: len(crystals) for colour, crystals in mine["generators"].items()}
    needs = [now.view["cards"][code]["need"] for code in mine["missions"]]
    ready = [all(held.get(key, 0) >= n for key, n in need.items()) for need in needs]
    return [] if not now.view["table"]["todo"] and sorted(ready) == [False, True] else None
