"""How well the chances of a game hold, as a part of a Markdown page."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from spieluhr.arena.calibration import measures
from spieluhr.arena.calibration.measures import THIRDS, Forecast, Quality
from spieluhr.arena.calibration.samples import Sampled
from spieluhr.bots.chances import Fit

TITLE: Final = "# Calibration\n"
PREFACE: Final = """
How often do seats win that were told a chance? Every line is measured on games that the fit has not
seen, of other seeds and, for more than one, partly of other levels. *Evaluation* and *search* are
the hand-made value and the expert's search as they are, *by phase* a logistic correction of the
evaluation for each third of the game, *chance* what hints show. A slope is 1 where chances are
neither timid (above) nor bold (below), with its standard error over deals; the error is the
expected calibration error, in points of win chance; thirds are of the game's own progress. Hints
and `judge` show a chance only where the last column says so: at least 200 games held out, a slope
of 0.9 to 1.1 known to ± 0.1, no third whose slope is surely outside of that, an error of at most 3
points, and a log-loss no higher than that of the correction by phase. Written by
`spieluhr calibrate GAME`.
"""
# What chances must keep to on games that the fit has not seen, to be shown to people.
FEWEST: Final = 200  # games
LARGEST_ERROR: Final = 0.03
SLOPES: Final = (0.9, 1.1)
LARGEST_DOUBT: Final = 0.1  # of the slope of the whole game

HEAD: Final = (
    "| mode | games | | slope | first third | second | last | error | log-loss | shown |\n"
    "| --- | --: | --- | --: | --: | --: | --: | --: | --: | --- |\n"
)


class Tested(Struct, frozen=True):
    """The held-out forecasts of one mode, by what made them."""

    mode: str
    games: int
    told: dict[str, Forecast]


def tested(mode: str, fitted: Sequence[Sampled], held_out: Sequence[Sampled], fit: Fit) -> Tested:
    """All forecasts of the games that were held out."""
    makers: dict[str, measures.Say] = {
        "evaluation": measures.by_evaluation,
        "search": measures.by_search,
        "by phase": measures.Correction(fitted),
        "chance": measures.by_fit({mode: fit}),
    }
    told = {name: measures.foretold(held_out, say) for name, say in makers.items()}
    return Tested(mode, len(held_out), told)


def table(found: Sequence[Tested]) -> str:
    """Slopes, error and log-loss of every mode."""
    rows = []
    for one in found:
        for name, told in one.told.items():
            whole = measures.quality(told)
            thirds = [slope(measures.quality(told.part(third))) for third in range(THIRDS)]
            cells = [mode_name(one.mode), str(one.games), name, slope(whole), *thirds]
            cells += [f"{100 * whole.error:.1f}", f"{whole.loss:.3f}"]
            cells.append(("yes" if holds(one) else "no") if name == "chance" else "")
            rows.append("| " + " | ".join(cells) + " |\n")
    return HEAD + "".join(rows)


def holds(one: Tested) -> bool:
    """May people be shown these chances? And are they no worse than the correction by phase?"""
    told = measures.quality(one.told["chance"])
    return keeps(one) and told.loss <= measures.quality(one.told["by phase"]).loss


def keeps(one: Tested) -> bool:
    """Enough games to tell; few points of error; a slope that is right, and no third of the game
    whose slope is surely wrong."""
    low, high = SLOPES
    told = one.told["chance"]
    whole = measures.quality(told)
    thirds = [measures.quality(told.part(third)) for third in range(THIRDS)]
    return (
        one.games >= FEWEST
        and whole.error <= LARGEST_ERROR
        and low <= whole.slope <= high
        and whole.doubt <= LARGEST_DOUBT
        and all(_may_be_right(part) for part in thirds if part.positions)
    )


def _may_be_right(found: Quality) -> bool:
    low, high = SLOPES
    return low - 2 * found.doubt <= found.slope <= high + 2 * found.doubt


def mode_name(mode: str) -> str:
    """For a reader: a number alone is that of the players."""
    return {"1": "alone", "2": "for two", "3": "for three", "4": "for four"}.get(mode, mode)


def slope(found: Quality) -> str:
    """With its standard error."""
    return f"{found.slope:.2f} ± {found.doubt:.2f}" if found.positions else "–"


def with_part(page: str, title: str, part: str) -> str:
    """The page with the part of this game, in place of an older one."""
    kept = page if page.startswith(TITLE) else TITLE + PREFACE
    heads = kept.split("\n## ")
    others = [head for head in heads[1:] if not head.startswith(f"{title}\n")]
    parts = sorted([*(head.rstrip() for head in others), f"{title}\n\n{part}".rstrip()])
    return "\n\n## ".join([heads[0].rstrip(), *parts]) + "\n"
