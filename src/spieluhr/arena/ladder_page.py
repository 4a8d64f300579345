"""The ladder as a Markdown page."""

from collections.abc import Iterable
from statistics import fmean, pstdev

from spieluhr import games
from spieluhr.arena import ladder
from spieluhr.arena.ladder import Rung, Verdict
from spieluhr.arena.plan import Result
from spieluhr.arena.statistics import Share

Played = dict[str, list[Result]]  # by the name of the rung

RUNGS = ("game", "players", "level", "against", "games", "wins", "95%", "must beat", "holds")
TIMES = ("ms, level", "ms, against")
SOLO = ("game", "alone", "level", "games", "won", "95%", "points", "quartiles", "ms")
MARKS = {True: "✓", False: "✗", None: "…"}
WIDE = 40  # characters of the longest bar
FEW = 8  # so many different points need no picture

PREFACE = """\
Each level plays against the next lower one. Every deal is played with the higher level at every
seat; all other seats are of the lower level, and a shared win counts in part. Intervals are at
95%, over deals. A rung holds if, one against one, the level wins at least 65%, and at a larger
table if its interval lies above the share of equal players. CPU is in milliseconds per decision."""


def page(wanted: Iterable[Rung], played: Played, heading: str) -> str:
    """`heading` says when, where and by which command."""
    wanted = list(wanted)
    parts = ["# Ladder", heading]
    together = [rung for rung in wanted if rung.lower is not None]
    if together:
        parts += [PREFACE, _progress(together, played), rungs_table(together, played)]
    alone = [rung for rung in wanted if rung.lower is None]
    if alone:
        parts += ["## Alone", solo_table(alone, played)]
        parts += _pictures(alone, played)
    return "\n\n".join(part for part in parts if part) + "\n"


def _progress(wanted: list[Rung], played: Played) -> str:
    """How many rungs hold, and how many are not finished."""
    verdicts = [ladder.judge(rung, played.get(rung.name, [])) for rung in wanted]
    judged = [verdict.holds for verdict in verdicts if verdict.holds is not None]
    said = [f"{sum(judged)} of {len(judged)} rungs hold."] if judged else []
    if len(judged) < len(wanted):
        said.append(f"{len(wanted) - len(judged)} of {len(wanted)} are not finished.")
    return " ".join(said)


def rungs_table(wanted: list[Rung], played: Played) -> str:
    """Every rung that has games, with its share of wins and the time per decision."""
    rows = []
    for rung in wanted:
        results = played.get(rung.name, [])
        if results:
            verdict = ladder.judge(rung, results)
            rows.append([*row(rung, verdict), *(ms(spent) for spent in verdict.seconds)])
    return table([*RUNGS, *TIMES], rows, left=(0, 2, 3)) if rows else ""


def row(rung: Rung, verdict: Verdict) -> list[str]:
    """A rung in words, without its times."""
    return [
        *(title(rung), str(rung.plan.seats), rung.level, rung.lower or "–"),
        *(counted(rung, verdict.games), *in_words(verdict.wins)),
        *(f"{rung.goal:.0%}", MARKS[verdict.holds]),
    ]


def solo_table(wanted: list[Rung], played: Played) -> str:
    """Every solo mode that has games, with wins and points."""
    rows = []
    for rung in wanted:
        results = played.get(rung.name, [])
        if not results:
            continue
        verdict, points = ladder.judge(rung, results), ladder.points(results)
        spread = f"{fmean(points):.1f} ± {pstdev(points):.1f}"
        rows.append(
            [
                *(title(rung), rung.mode, rung.level, counted(rung, verdict.games)),
                *(*in_words(verdict.wins), spread, quartiles(points), ms(verdict.seconds[0])),
            ]
        )
    said = "Points with their standard deviation.\n\n"
    return (
        said + table(list(SOLO), rows, left=(0, 1, 2)) if rows else "No game has been played yet."
    )


def _pictures(wanted: list[Rung], played: Played) -> list[str]:
    """How points are spread, where they are more than a few steps to a goal."""
    parts = []
    for rung in wanted:
        points = ladder.points(played.get(rung.name, []))
        if points and points[-1] - points[0] > FEW:
            name = f"{title(rung)}, {rung.mode}, {rung.level}: games by points"
            parts.append(f"{name}\n\n```text\n{histogram(points)}\n```")
    return parts


def histogram(points: list[int]) -> str:
    """A line for each number of points, those in between that never came included."""
    counts = {number: points.count(number) for number in range(points[0], points[-1] + 1)}
    most, width = max(counts.values()), len(str(points[-1]))
    lines = []
    for number, count in counts.items():
        bar = "█" * round(WIDE * count / most) or ("▏" if count else "")
        lines.append(f"{number:>{width}} {bar} {count or ''}".rstrip())
    return "\n".join(lines)


def quartiles(points: list[int]) -> str:
    """Smallest, three quartiles, largest."""
    last = len(points) - 1
    return ", ".join(str(points[round(part * last / 4)]) for part in range(5))


def title(rung: Rung) -> str:
    """The English name of its game."""
    return games.load(rung.plan.game).words.title[0]


def counted(rung: Rung, count: int) -> str:
    """The games so far, and of how many while the rung is not finished."""
    return str(count) if count == rung.count else f"{count} of {rung.count}"


def in_words(wins: Share) -> tuple[str, str]:
    """The share of wins and its interval."""
    return f"{wins.mean:.1%}", f"{wins.low:.1%} – {wins.high:.1%}"


def ms(seconds: float) -> str:
    """Milliseconds, with a decimal where they are few."""
    return f"{1000 * seconds:.1f}" if seconds < 0.1 else f"{1000 * seconds:.0f}"


def table(heads: list[str], rows: list[list[str]], left: tuple[int, ...]) -> str:
    """Markdown; the columns `left` are words, the others numbers."""
    lines = [heads, ["---" if k in left else "--:" for k in range(len(heads))], *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)
