"""The deals of a day as one guest reads them: what others made of them only after the own try."""

from collections.abc import Mapping

from spieluhr import daily
from spieluhr.daily import Deal
from spieluhr.server.messages.daily import Bar, DailyDeal, DailyPar, MyTry
from spieluhr.server.messages.games import InBothLanguages
from spieluhr.server.store.dailies import Heights
from spieluhr.server.store.profile_rows import TryRow


def line(deal: Deal, heights: Heights, mine: TryRow | None, is_past: bool) -> DailyDeal:
    """`is_past`: the day is over, and nothing can be given away."""
    par = daily.par(deal)
    is_shown = is_past or (mine is not None and mine.ended is not None)
    return DailyDeal(
        game=deal.game,
        kind=deal.kind,
        day=deal.day,
        mode=InBothLanguages(*deal.mode),
        level=deal.level,
        seed=deal.seed,
        par=None if par is None else DailyPar(par.runs, par.mean, par.won),
        players=sum(count for count, _ in heights.values()),
        bars=_bars(heights) if is_shown else [],
        mine=None if mine is None else _mine(mine),
    )


def _bars(heights: Mapping[int, tuple[int, int]]) -> list[Bar]:
    return [Bar(points, *heights[points]) for points in sorted(heights)]


def _mine(row: TryRow) -> MyTry:
    return MyTry(row.table_id, row.points, row.won, row.spoiled, row.ended is not None)
