"""What the drawn examples of the rules want of a position (`make examples`)."""

from tests.examples import Chosen, Example, Now

TWO = {"players": 2}


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


EXAMPLES = {
    "flight": [Example(TWO, flight)],
    "payment": [Example(TWO, payment)],
    "generator": [Example(TWO, generator)],
    "mission": [Example(TWO, mission)],
}
