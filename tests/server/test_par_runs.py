"""Par of today's deals comes by itself, and takes nothing from players."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from spieluhr import daily
from spieluhr.daily import Deal, Score
from spieluhr.server.bots import par_runs
from spieluhr.server.bots.fair_queue import FairQueue
from spieluhr.server.bots.par_runs import ParJob, ParRuns

DEALS = [daily.find("antinomy", kind, "2026-11-20") for kind in ("duel", "solo")]


class Players:
    """Processes for bots: each run is written down and ends at once."""

    def __init__(self, count: int = 2) -> None:
        self.count = count
        self.made: list[str] = []

    async def run(self, work: Any, job: ParJob, near: str = "") -> Score:
        assert work is par_runs.play_run
        self.made.append(f"{job.deal.kind} {job.number}")
        await asyncio.sleep(0)
        return Score(10 * job.number, job.number % 2 == 0)


def bots(players: Players) -> Any:
    return SimpleNamespace(workers=players, queue=FairQueue(players.count))


async def rest() -> None:
    for _ in range(100):
        await asyncio.sleep(0)


def pars() -> list[tuple[int, float, float] | None]:
    found = map(daily.par, DEALS)
    return [None if one is None else (one.runs, one.mean, one.won) for one in found]


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPIELUHR_DATA", str(tmp_path))


def test_who_looks_at_the_deals_finds_a_par_soon() -> None:
    async def test() -> None:
        players = Players()
        runs = ParRuns(bots(players), 3)
        assert pars() == [None, None]
        runs.want(DEALS)
        runs.want(DEALS)  # no matter how many look
        await rest()
        assert players.made == ["duel 0", "solo 0", "duel 1", "solo 1", "duel 2", "solo 2"]
        assert pars() == [(3, 10.0, 2 / 3)] * 2
        ParRuns(bots(players), 3).want(DEALS)  # the next server
        await rest()
        assert len(players.made) == 6

    asyncio.run(test())


def test_players_bots_come_first() -> None:
    async def test() -> None:
        players = Players()
        found = bots(players)
        async with found.queue.turn("anna"), found.queue.turn("ben"):
            ParRuns(found, 1).want(DEALS)
            await rest()
            assert not players.made
        await rest()
        assert len(players.made) == 2

    asyncio.run(test())


@pytest.mark.parametrize(("count", "most"), [(1, 20), (2, 0)])
def test_a_server_with_one_process_for_bots_makes_none(count: int, most: int) -> None:
    async def test() -> None:
        players = Players(count)
        ParRuns(bots(players), most).want(DEALS)
        await rest()
        assert not players.made

    asyncio.run(test())


def test_where_nothing_can_be_kept_it_is_not_tried_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(_deal: Deal, _number: int, _made: Score) -> None:
        raise OSError(28, "No space left on device")

    async def test() -> None:
        players = Players()
        runs = ParRuns(bots(players), 3)
        monkeypatch.setattr(daily, "keep_run", full)
        for _ in range(2):
            runs.want(DEALS)
            await rest()
        assert len(players.made) == 1
        assert "No space left" in caplog.text

    asyncio.run(test())


def test_a_run_in_a_worker_is_that_of_the_command() -> None:
    made = par_runs.play_run(ParJob(DEALS[1], 4, "casual"))
    assert made == daily.run(DEALS[1], 4, "casual")
    daily.keep_run(DEALS[1], 1, made)  # another process was quicker
    assert daily.par(DEALS[1]) is None
    daily.keep_run(DEALS[1], 0, made)
    assert daily.par(DEALS[1]) == daily.Par(1, made.points, made.won)
