"""What the game tells a searcher besides how good a table is."""

import pytest

from spieluhr.core.rules import CHANCE
from tests.battery.cases import Case, walk
from tests.games.dragonkeepers.builders import CHESTS, GAME


@pytest.mark.parametrize("chests", [[], CHESTS], ids=["no chests", "all chests"])
def test_what_was_searched_is_kept_only_while_chance_is_silent(chests: list[str]) -> None:
    """Looking back from a decision to the one before it of the same seat."""
    case = Case(GAME, GAME.read_options({"players": 2, "chests": chests}), 2)
    kept = 0
    for seed in range(3):
        for match in walk(case, seed, steps=600):
            if match.actor < 0 or GAME.heuristics.is_overtaken(match.state):
                continue
            actors = [step.actor for step in match.log]
            asked = len(actors) - 1 - actors[::-1].index(match.actor)
            assert CHANCE not in actors[asked:]
            kept += 1
    assert kept > 50
