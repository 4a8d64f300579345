"""A week of daily deals, as people of several strengths would play them.

    python -m bench.daily_week [--first 2026-11-18] [--days 7] [--runs 5] [--resume FILE]

Bots stand in for people; every try is kept as it ends, so an interrupted run goes on.
"""

import argparse
import datetime
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from statistics import fmean, pvariance

from msgspec import Struct

from spieluhr import daily, games
from spieluhr.arena import lines
from spieluhr.cli import screen

LEVELS = ("beginner", "casual", "club", "expert", "master")


class Try(Struct, frozen=True):
    """One of a level's tries at a deal."""

    game: str
    kind: str
    day: str
    level: str
    number: int
    points: int = 0
    won: bool = False


def wanted(first: datetime.date, days: int, runs: int) -> Iterator[Try]:
    for n in range(days):
        day = (first + datetime.timedelta(n)).isoformat()
        for game in games.game_ids():
            for deal in daily.deals(game, day):
                for level in LEVELS:
                    for number in range(runs):
                        yield Try(game, deal.kind, day, level, number)


def played(one: Try) -> Try:
    made = daily.run(daily.find(one.game, one.kind, one.day), one.number, one.level)
    return Try(one.game, one.kind, one.day, one.level, one.number, made.points, made.won)


def name(one: Try) -> tuple[str, str, str, str, int]:
    return one.game, one.kind, one.day, one.level, one.number


def table(tries: list[Try]) -> None:
    """By deal and level: points on average, and how often it was won."""
    by_deal: dict[tuple[str, str, str], dict[str, list[Try]]] = defaultdict(dict)
    for one in tries:
        by_deal[one.game, one.kind, one.day].setdefault(one.level, []).append(one)
    print(f"| game | kind | day |{''.join(f' {level} |' for level in LEVELS)}")
    print(f"|---|---|---|{'---:|' * len(LEVELS)}")
    for deal, levels in sorted(by_deal.items()):
        cells = [
            f" {fmean(one.points for one in levels[level]):.1f}"
            f" ({sum(one.won for one in levels[level])}/{len(levels[level])}) |"
            for level in LEVELS
        ]
        print(f"| {' | '.join(deal)} |{''.join(cells)}")


def shares(tries: list[Try]) -> None:
    """Of the variance of points in the tries at one kind of deal: what day and level explain."""
    by_kind: dict[tuple[str, str], list[Try]] = defaultdict(list)
    for one in tries:
        by_kind[one.game, one.kind].append(one)
    print("\n| game | kind | the deal | the level |\n|---|---|---:|---:|")
    for kind, some in sorted(by_kind.items()):
        whole = pvariance([one.points for one in some])
        row = [f"{100 * between(some, what) / whole:.0f}%" for what in ("day", "level")]
        print(f"| {' | '.join([*kind, *row])} |")


def between(tries: list[Try], what: str) -> float:
    """The variance of the means, each weighted by its tries."""
    found: dict[str, list[int]] = defaultdict(list)
    for one in tries:
        found[getattr(one, what)].append(one.points)
    return pvariance([fmean(points) for points in found.values() for _ in points])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--first", default=daily.FIRST.isoformat())
    parser.add_argument("--days", type=int, default=7)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--resume", type=Path, default=Path("daily_week.jsonl"))
    asked = parser.parse_args()
    first = datetime.date.fromisoformat(asked.first)
    known = {name(one): one for one in lines.read(asked.resume, Try)}
    every = list(wanted(first, asked.days, asked.runs))
    with screen.progress() as progress, ProcessPoolExecutor(asked.processes) as pool:
        bar = progress.add_task("", total=len(every))
        missing = [one for one in every if name(one) not in known]
        progress.advance(bar, len(every) - len(missing))
        for done in as_completed([pool.submit(played, one) for one in missing]):
            made = done.result()
            lines.add(asked.resume, made)
            known[name(made)] = made
            progress.advance(bar)
    tries = [known[name(one)] for one in every]
    table(tries)
    shares(tries)


if __name__ == "__main__":
    main()
