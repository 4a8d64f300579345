"""Which games a calibration plays: every mode of a game, at several levels."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from spieluhr.arena import plan
from spieluhr.arena.calibration.kept import Kept
from spieluhr.arena.ladder import seat_counts, solo_modes
from spieluhr.arena.plan import Plan
from spieluhr.bots.hints import ADVISER
from spieluhr.core.game import Game

FITTED: Final = ("club", "expert")  # whose games a fit is made of
HELD_OUT: Final = ("club", "expert", "maxn")  # whose games, of another seed, it is tested on
ALONE: Final = ADVISER  # who plays alone: there the level decides more than the deal


def modes(game: Game) -> list[dict[str, Any]]:
    """All ways to play that the game names, and every way to play it alone."""
    found: list[dict[str, Any]] = []
    for options in [*(dict(options) for _, options in game.modes), *solo_modes(game)]:
        if options not in found:
            found.append(options)
    return found


def plans(game: Game, levels: Mapping[str, int], count: int, seed: int) -> list[Plan]:
    """So many games of every level in every mode; `count` of the one that plays alone.

    At every table all seats are of one level: so the level says nothing about who wins. Alone it
    says much: a chance is that of a player who goes on as the hint advises.
    """
    found = []
    for options in modes(game):
        seats = seat_counts(game, options)[0]
        wanted = levels if seats > 1 else {ALONE: count}
        for level, number in wanted.items():
            found.append(plan.make(game, options, seats, [level], number, seed))
    return found


def kept(folder: Path, wanted: Plan) -> Kept:
    """Where the games of a plan are, in a folder of its own."""
    chosen = [
        key if value is True else "-".join(value) if isinstance(value, list) else str(value)
        for key, value in wanted.options.items()
        if key != "players"
    ]
    words = [wanted.game, str(wanted.seats), *chosen, wanted.bots[0], str(wanted.seed)]
    return Kept(folder / "-".join(words).replace(":", "."), wanted)
