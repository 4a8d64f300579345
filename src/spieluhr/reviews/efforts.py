"""How much a review of each level spends on a decision and on a stroke of luck."""

from typing import Final, NamedTuple

from spieluhr.bots.weighing import Effort
from spieluhr.reviews.errors import ReviewError

USUAL: Final = "expert"
JUDGE: Final = "master"  # by whose value of a table: where it is learnt, it knows more
REDRAWS: Final = 32
REPEATS: Final = 8  # of what really happened, so that its own noise is small
# Trees are in two halves: one chooses the best move, the other values it.
EFFORTS: Final = {
    "club": Effort(trees=4, iterations=24, depth=3, worlds=4, most=6),
    "expert": Effort(trees=8, iterations=24, depth=4, worlds=6, most=6),
    "master": Effort(trees=16, iterations=320, depth=6, worlds=8, most=12),
}
# Where more than two play everything takes longer: so fewer moves, and fewer trees for each.
MOVES_OF_MORE: Final = (2, 3)
TREES_OF_MORE: Final = (3, 4)
# One tree for a table as it is: many of them are asked for.
TABLES: Final = {
    "club": Effort(trees=1, iterations=24, depth=3, worlds=2, most=0),
    "expert": Effort(trees=1, iterations=48, depth=4, worlds=2, most=0),
    "master": Effort(trees=1, iterations=480, depth=6, worlds=4, most=0),
}


class Draws(NamedTuple):
    """How luck is weighed: with which effort, how often what came, and how many redraws."""

    effort: Effort
    came: int
    drawn: int


# For the mean of luck alone, over very many games: it must be 0 however little is spent.
SKETCH: Final = Draws(Effort(trees=1, iterations=8, depth=2, worlds=1, most=0), 1, 16)


def effort_of(level: str, seats: int) -> Effort:
    """As a review of that level weighs the moves of a decision."""
    one = EFFORTS[level]
    if seats <= 2:
        return one
    trees = one.trees * TREES_OF_MORE[0] // TREES_OF_MORE[1]
    most = one.most * MOVES_OF_MORE[0] // MOVES_OF_MORE[1]
    return Effort(trees, one.iterations, one.depth, one.worlds, most)


def draws_of(level: str) -> Draws:
    """As a review of that level weighs luck."""
    return Draws(TABLES[level], REPEATS, REDRAWS)


def check_level(level: str) -> str:
    """The name of a level of reviews; ReviewError if there is none."""
    if level not in EFFORTS:
        raise ReviewError("level", level=level[:40], levels=", ".join(EFFORTS))
    return level
