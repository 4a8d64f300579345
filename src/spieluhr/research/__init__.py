"""The games in the words of research frameworks, one module for each framework."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, SupportsIndex

if TYPE_CHECKING:
    from spieluhr.research.opponents import Opponent
    from spieluhr.research.vector_env import VectorEnv
    from spieluhr.seating import Options


def vector(
    game: str,
    n: SupportsIndex,
    options: "Options | None" = None,
    seats: SupportsIndex | None = None,
    seed: SupportsIndex = 0,
    *,
    opponents: "Mapping[int, Opponent] | None" = None,
    limit: SupportsIndex | None = None,
    layout: SupportsIndex = 1,
    processes: SupportsIndex = 1,
) -> "VectorEnv":
    """n games at once, numpy arrays in and out (needs spieluhr[research])."""
    from spieluhr.research.vector_env import VectorEnv  # noqa: PLC0415  # numpy is an extra

    return VectorEnv(
        game,
        n,
        options,
        seats,
        seed,
        opponents=opponents,
        limit=limit,
        layout=layout,
        processes=processes,
    )
