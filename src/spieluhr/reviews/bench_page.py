"""What was validated, as tables of a Markdown page: also where it failed."""

from typing import Final

from spieluhr.arena.calibration import measures as calibration
from spieluhr.arena.calibration.page import Tested, mode_name, slope
from spieluhr.reviews.measures import WIDE, Errors, Luck, chances_hold, errors_hold, luck_holds

TITLE: Final = "# Reviews\n"
PREFACE: Final = """
Which numbers of a review may be shown? Bots play; one half of the games fits the scale and beta,
the other half tests them. *Chances* must keep what the chances of hints must keep
(`bench/calibration.md`); against the plain correction by phase a loss of 0.002 is no difference.
*Luck* must be 0 on average in every seat within its interval, explain at least the share of the
variance of results that was asked for, with an interval above 0, and correlate with itself by
other dice at 0.9. *Error rates* must fall from level to level with intervals apart, and a higher
one than the others' must go with worse results. All of it on at least 200 games, error rates on 40
of each level. Blunders are confirmed if 20 times the effort with other dice still puts them at 2
points or more. Intervals are of 19 in 20; a slope has its standard error. Written by
`spieluhr review GAME --validate`.
"""


def chances_table(tests: list[Tested]) -> str:
    """Of the scale: slopes and error on games that it has not seen."""
    rows = ["| mode | games | slope | error | shown |\n| --- | --: | --: | --: | --- |\n"]
    for one in tests:
        found = calibration.quality(one.told["chance"])
        cells = [mode_name(one.mode), str(one.games), slope(found), f"{100 * found.error:.1f}"]
        rows.append(f"| {' | '.join([*cells, yes(chances_hold(one))])} |\n")
    return "Chances of the curve:\n\n" + "".join(rows)


def luck_table(found: dict[str, Luck], least: float) -> str:
    """Mean by seat in points, variance explained, repeat correlation."""
    head = (
        "| mode | games | mean luck by seat | variance explained | asked for | other dice "
        "| shown |\n"
        "| --- | --: | --- | --: | --: | --: | --- |\n"
    )
    rows = []
    for mode, one in found.items():
        means = ", ".join(
            f"{100 * mean:+.1f} ± {100 * WIDE * doubt:.1f}"
            for mean, doubt in zip(one.means, one.doubts, strict=True)
        )
        if one.counted != one.games:
            means += f" ({one.counted} games)"
        share = f"{one.share:.0%} ({one.low:.0%} to {one.high:.0%})"
        alike = f"{one.alike:.2f} ({one.repeated} games)"
        cells = [mode_name(mode), str(one.games), means, share, f"{least:.0%}", alike]
        rows.append(f"| {' | '.join([*cells, yes(luck_holds(one, least))])} |\n")
    return "Luck, in points of win chance:\n\n" + head + "".join(rows)


def errors_table(found: dict[str, Errors]) -> str:
    """By level in points for a real choice, the coefficient, and confirmed blunders."""
    head = (
        "| mode | error rate by level (games) | result for a point more | blunders confirmed "
        "| shown |\n| --- | --- | --: | --: | --- |\n"
    )
    rows = []
    for mode, one in found.items():
        rates = ", ".join(
            f"{level} {100 * one.rates[level]:.2f} ± {100 * WIDE * one.doubts[level]:.2f} "
            f"({one.games[level]})"
            for level in one.rates
        )
        told = "–"  # too few games
        if one.slope == one.slope:
            told = f"{100 * one.slope:+.1f} ± {100 * WIDE * one.doubt:.1f}"
        share = f"{one.confirmed} of {one.blunders}"
        rows.append(
            f"| {' | '.join([mode_name(mode), rates, told, share, yes(errors_hold(one))])} |\n"
        )
    return "Error rates, in points of win chance for a real choice:\n\n" + head + "".join(rows)


def yes(is_so: bool) -> str:
    """For the last column."""
    return "yes" if is_so else "no"


def with_part(page: str, title: str, part: str) -> str:
    """The page with the part of this game, in place of an older one."""
    kept = page if page.startswith(TITLE) else TITLE + PREFACE
    heads = kept.split("\n## ")
    others = [head for head in heads[1:] if not head.startswith(f"{title}\n")]
    parts = sorted([*(head.rstrip() for head in others), f"{title}\n\n{part}".rstrip()])
    return "\n\n## ".join([heads[0].rstrip(), *parts]) + "\n"
