"""What a seat sees and may do, as arrays and spaces of Gymnasium."""

from collections.abc import Sequence
from typing import Any, TypedDict

import numpy as np
from gymnasium import spaces
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

from spieluhr.core.dice import Dice
from spieluhr.core.game import Game
from spieluhr.core.match import Match
from spieluhr.core.rules import State
from spieluhr.core.sheet import Sheet

SEEDS = 1 << 62  # from which dice of a game are drawn


class Observation(TypedDict):
    """Both arrays belong to whoever got them."""

    observation: NDArray[np.uint8]  # the view in numbers, as the game's `layout` says
    action_mask: NDArray[np.int8]  # 1 for each legal decision; all 0 when another decides


def observation_space(game: Game, layout: int) -> spaces.Dict:
    """The row of numbers of that layout and the mask of legal actions, with their bounds."""
    highs = np.array(game.layout_of(layout).highs(), dtype=np.uint8)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(highs), highs, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (game.decisions,), dtype=np.int8),
        }
    )


def action_space(game: Game) -> spaces.Discrete:
    """The number of every decision there is."""
    return spaces.Discrete(game.decisions)


def row(game: Game, s: State, seat: int, layout: int) -> NDArray[np.uint8]:
    """What the seat knows in that state, in numbers of that layout."""
    found: NDArray[np.uint8] = rows(game, [(s, seat)], layout)[0]
    return found


def rows(game: Game, tables: Sequence[tuple[State, int]], layout: int) -> NDArray[np.uint8]:
    """What each seat knows in its state, a row for each of them: many in one go."""
    sheet = Sheet(len(tables) * game.layout.size)
    for s, seat in tables:
        game.rules.observe(s, seat, sheet)
    recast = game.recast(layout)
    written: Any = sheet.cells if recast is None else recast.rows(sheet.cells)
    return np.array(written, dtype=np.uint8).reshape(len(tables), game.layout_of(layout).size)


def cells(written: NDArray[np.uint8]) -> vec[u8]:
    """Rows as compiled code reads them, for `Recast.rows`."""
    return vec[u8](written.tobytes())


def observed(match: Match, seat: int, is_asked: bool, layout: int) -> Observation:
    """What the seat knows, and what it may do if it is asked."""
    mask = np.zeros(match.game.decisions, dtype=np.int8)
    if is_asked:
        mask[match.legal()] = 1
    return {"observation": row(match.game, match.state, seat, layout), "action_mask": mask}


def many_dice(generator: np.random.Generator, count: int) -> list[Dice]:
    """So many independent streams for one game, from the generator of an environment."""
    return [Dice(int(seed)) for seed in generator.integers(SEEDS, size=count)]
