"""Random but sensible play, to measure the lowest level by.

    .venv/bin/spieluhr arena antinomy --bots first_game,bench.sensible:Sensible --games 200

It knows nothing of the levels: in one world it looks at what each move and its own next decisions
bring, and takes what is worth clearly more than the table is now; else any move.
"""

from typing import Any, SupportsIndex

from spieluhr import Bot
from spieluhr.bots.search import quiet_value
from spieluhr.core.playout import settle

CLEARLY = 1.2  # small mistakes of the game
OWN = 2  # decisions of its own that it thinks of together


def promise(heuristics: Any, world: Any, seat: int, move: int, left: int, dice: Any) -> float:
    """What the move is worth, with the best that the same seat can do next."""
    rules = heuristics.rules
    child = rules.copy(world)
    rules.apply(child, move)
    settle(rules, child, dice)
    if left > 1 and rules.actor(child) == seat:
        return max(
            promise(heuristics, child, seat, other, left - 1, dice) for other in rules.legal(child)
        )
    return float(quiet_value(heuristics, child, dice)[seat])


class Sensible(Bot):
    def choose(self, heuristics: Any, world: Any, seat: int, dice: Any) -> SupportsIndex:
        rules = heuristics.rules
        legal = rules.legal(world)
        now = quiet_value(heuristics, rules.copy(world), dice)[seat]
        values = [promise(heuristics, world, seat, move, OWN, dice) for move in legal]
        if max(values) > now + CLEARLY * heuristics.slip:
            return int(legal[values.index(max(values))])
        return int(legal[dice.below(len(legal))])
