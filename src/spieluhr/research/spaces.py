"""What a seat sees and may do, as arrays and spaces of Gymnasium."""

from typing import TypedDict

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from spieluhr.core.dice import Dice
from spieluhr.core.game import Game
from spieluhr.core.match import Match
from spieluhr.core.sheet import Sheet

SEEDS = 1 << 62  # from which dice of a game are drawn


class Observation(TypedDict):
    """Both arrays belong to whoever got them."""

    observation: NDArray[np.uint8]  # the view in numbers, as the game's `layout` says
    action_mask: NDArray[np.int8]  # 1 for each legal decision; all 0 when another decides


def observation_space(game: Game) -> spaces.Dict:
    """The row of numbers and the mask of legal actions, with their bounds."""
    highs = np.array(game.layout.highs(), dtype=np.uint8)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(highs), highs, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (game.decisions,), dtype=np.int8),
        }
    )


def action_space(game: Game) -> spaces.Discrete:
    """The number of every decision there is."""
    return spaces.Discrete(game.decisions)


def observed(match: Match, seat: int, is_asked: bool) -> Observation:
    """What the seat knows, and what it may do if it is asked."""
    sheet = Sheet(match.game.layout.size)
    match.game.rules.observe(match.state, seat, sheet)
    mask = np.zeros(match.game.decisions, dtype=np.int8)
    if is_asked:
        mask[match.legal()] = 1
    return {"observation": np.array(sheet.cells, dtype=np.uint8), "action_mask": mask}


def many_dice(generator: np.random.Generator, count: int) -> list[Dice]:
    """So many independent streams for one game, from the generator of an environment."""
    return [Dice(int(seed)) for seed in generator.integers(SEEDS, size=count)]
