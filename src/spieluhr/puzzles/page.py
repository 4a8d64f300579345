"""What was found, as a part of a Markdown page."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from spieluhr import games
from spieluhr.bots.levels import LEVELS
from spieluhr.core.words import pick
from spieluhr.puzzles.making import Proved
from spieluhr.puzzles.schema import Book, Found

TITLE: Final = "# Puzzles\n"
PREFACE: Final = """
Positions from games of bots of mixed levels (beginner to expert) in which one move is clearly
better than all others. A decision is *screened* if, at a glance, only equivalent moves come near
the one that seems best; *looked at* if all other moves are also behind with the effort of a
review; *confirmed* if, with 20 times that effort and fresh dice, the closest moves are all behind
by the required lead, and behind at all with 99% certainty. The *factor* is the part of a lead that
remains when club bots play on to the end after both moves, in the same worlds; the required lead
is 8 points of win chance divided by the factor, at most 16. Where the factor is below 0.5, each
position is itself played on for two turns, 96 times after both moves, and judged by the chance
that hints show: it has to lead by 8 points, and lead at all with 99% certainty. Finally, puzzles
from the book are played to the very end with other dice. Intervals are at 95%. Written by
`spieluhr puzzles GAME`.
"""


def with_part(page: str, title: str, part: str) -> str:
    """The page with the part of this game, in place of an older one; a part that people added
    below it (`### `) stays."""
    kept = page if page.startswith(TITLE) else TITLE + PREFACE
    heads = kept.split("\n## ")
    mine = [head for head in heads[1:] if head.startswith(f"{title}\n")]
    others = [head.rstrip() for head in heads[1:] if head not in mine]
    below = mine[0].partition("\n### ")[2].rstrip() if mine else ""
    whole = f"{title}\n\n{part}".rstrip() + (f"\n\n### {below}" if below else "")
    return "\n\n## ".join([heads[0].rstrip(), *sorted([*others, whole])]) + "\n"


def part(
    book: Book, found: Sequence[Found], game_id: str, least: float, proved: Proved | None
) -> str:
    """Yield, effort, and what the book holds."""
    lines = [_yield(book, found, least, proved), _kinds(book, game_id)]
    return "\n".join(lines)


def _yield(book: Book, found: Sequence[Found], least: float, proved: Proved | None) -> str:
    measured = book.measured
    seconds = sum(one.seconds for one in found)
    kept = sum(len(one.puzzles) for one in found)
    rows = [
        ("games looked through", len(found)),
        ("decisions with a choice", sum(one.decisions for one in found)),
        ("screened", sum(one.screened for one in found)),
        ("looked at", sum(one.looked for one in found)),
        ("confirmed", sum(one.confirmed for one in found)),
        ("kept (at most 3 of a game, 1 of them easy)", kept),
        ("in the book", len(book.puzzles)),
        ("CPU seconds for a kept one, games included", f"{seconds / max(1, kept):.1f}"),
        ("lead asked for, in points as the search has them", f"{100 * least:.0f}"),
    ]
    if measured is not None:
        rows.append(
            (
                f"factor ({measured.positions} positions, {measured.times} times each)",
                f"{measured.factor:.2f} ± {1.96 * measured.error:.2f}",
            )
        )
    if proved is not None:
        came = proved.came
        rows += [
            (f"lead that is shown, of {came.count} in the book", f"{100 * proved.said:.1f}"),
            (
                f"the same, played to the end {proved.times} times with other dice",
                f"{100 * came.mean:.1f} ± {196 * came.error:.1f}",
            ),
        ]
    table = "".join(f"| {name} | {value} |\n" for name, value in rows)
    return f"| | |\n| --- | --: |\n{table}"


def _kinds(book: Book, game_id: str) -> str:
    """By theme and level."""
    words = games.load(game_id).words
    counts = Counter((one.theme, one.level) for one in book.puzzles)
    levels = [level for level in (*LEVELS, "") if any(level == of for _, of in counts)]
    themes = Counter(one.theme for one in book.puzzles)
    head = "".join(f" {level.replace('_', ' ') or 'none'} |" for level in levels)
    lines = [f"| theme |{head} all |\n", f"| --- |{' --: |' * (len(levels) + 1)}\n"]
    for theme, count in themes.most_common():
        name = pick(words.themes.get(theme, (theme, theme)), "en")
        cells = "".join(f" {counts[theme, level]} |" for level in levels)
        lines.append(f"| {name} |{cells} {count} |\n")
    return "Lowest level that finds it in most of 7 tries:\n\n" + "".join(lines)
