"""What the drawn examples of the rules want of a position (`make examples`)."""

from spieluhr.games.antinomy.words import facts
from tests.examples import Chosen, Example, Json, Now


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
            has_zero = any(0 in worths for worths in told["worths"])
            won = any(e.kind == "won" and not e.facts["pays"] for e in now.events)
            if won and has_zero and told["sums"][0] > told["sums"][1]:
                return []
    return None


def replace(now: Now) -> Chosen:
    return [] if now.view["phase"] == "replace" and 2 < len(now.moves) < 5 else None


EXAMPLES = {
    "step": [Example({}, step, seat=0)],
    "paradox": [Example({}, paradox, seat=0)],
    "duel": [Example({}, duel, seat=0)],
    "replace": [Example({"solo": "normal"}, replace)],
}
