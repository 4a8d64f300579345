"""The games in the words of research frameworks, one module for each framework."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from spieluhr.research.seats import Options
    from spieluhr.research.vector_env import VectorEnv


def vector(
    game: str,
    n: int,
    options: "Options | None" = None,
    seats: int | None = None,
    seed: int = 0,
) -> "VectorEnv":
    """n games at once, numpy arrays in and out (needs spieluhr[research])."""
    from spieluhr.research.vector_env import VectorEnv  # noqa: PLC0415  # numpy is an extra

    return VectorEnv(game, n, options, seats, seed)
