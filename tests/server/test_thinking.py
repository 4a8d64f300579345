"""Bots: they answer, whatever happens to them, and hold up nobody."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from spieluhr.core.dice import Dice
from spieluhr.server.service import Service
from spieluhr.server.thinking import RETRIES, Job, Workers
from tests.server.tables import TWO, any_move, match_of
from tests.server.wire import Served, serve

MATCH = ["anna", "bot:beginner"]
ORPHAN = """
import asyncio, os
from spieluhr.server.thinking import Workers
from tests.server.test_thinking import own_id
print(asyncio.run(Workers(1).run(own_id, None)), flush=True)
os.kill(os.getpid(), 9)
"""


def own_id(_job: Job | None) -> int:
    return os.getpid()


def die_once(place: str) -> str:
    """In a worker: the first time it is killed in the middle of its work."""
    if not Path(place).exists():
        Path(place).write_text("")
        os.kill(os.getpid(), signal.SIGKILL)
    return "done"


def die_always(_place: str) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


class FakeWorkers:
    """Thinks when it is told to, in this process."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []
        self.is_slow: Callable[[Job], bool] = lambda _job: False
        self.go_on = asyncio.Event()

    async def run(self, work: Callable[[Job], Any], job: Job) -> Any:
        self.jobs.append(job)
        if self.is_slow(job):
            await self.go_on.wait()
        return work(job)

    def stop(self) -> None:
        pass


def with_fake(service: Service) -> FakeWorkers:
    fake = FakeWorkers()
    service.thinking.workers = cast("Workers", fake)
    return fake


async def until(is_so: Callable[[], bool], seconds: float = 30.0) -> None:
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, "it did not happen"
        await asyncio.sleep(0.01)


async def bot_to_move(club: Served, players: list[str]) -> str:
    """A table where a person has decided and a bot has to; it was not woken."""
    wake, club.rooms.wake = club.rooms.wake, lambda _table: None
    table_id, dice = await club.begun(players), Dice(1)
    room = await club.rooms.room(table_id)
    while room.table.bot_to_move is None or room.table.last_decided([0]) is None:
        await club.rooms.change(table_id, any_move(dice, now=1e12))
    club.rooms.wake = wake
    return table_id


def test_bots_play_to_the_end_and_give_hints(tmp_path: Path) -> None:
    """With true processes. A hint is for whose turn it is, and for nobody else."""

    async def test(club: Served) -> None:
        table_id = await club.begun(["anna", "bot:beginner"])
        dice = Dice(4)
        async with club.wire(table_id, "anna") as wire, club.wire(table_id, None) as looker:
            hinted = 0
            while (told := await wire.next("table"))["status"] != "over":
                if told["actor"] != 0:
                    continue
                if hinted == 0 and len(told["legal"]) > 1:
                    hinted = await _hint(wire, told)
                    looker.say(do="hint", version=told["version"])
                    assert (await looker.next("error"))["error"] == "turn"
                move = told["legal"][dice.below(len(told["legal"]))]["move"]
                wire.say(do="play", version=told["version"], move=move)
            assert hinted == 1

    serve(tmp_path, test, workers=1)


async def _hint(wire: Any, told: dict[str, Any]) -> int:
    wire.say(do="hint", version=told["version"] + 1)
    assert (await wire.next())["error"] == "stale"
    await wire.next("table")
    wire.say(do="hint", version=told["version"])
    wire.say(do="hint", version=told["version"])
    assert (await wire.next())["error"] == "too-fast"
    hints = await wire.next("hints")
    values = [one["value"] for one in hints["moves"]]
    assert sorted(one["move"] for one in hints["moves"]) == sorted(
        one["move"] for one in told["legal"]
    )
    assert values == sorted(values, reverse=True) and all(0 <= value <= 1 for value in values)
    assert all(one["say"] for one in hints["moves"]) and hints["version"] == told["version"]
    return 1


def test_the_work_of_a_killed_process_is_done_again(tmp_path: Path) -> None:
    async def test() -> None:
        workers = Workers(2)
        try:
            place: Any = str(tmp_path / "died")
            found = await asyncio.gather(
                workers.run(die_once, place), *(workers.run(len, cast("Any", "abc")) for _ in "12")
            )
            assert found == ["done", 3, 3] and Path(place).exists()
            with pytest.raises(RuntimeError):
                await workers.run(die_always, place)
            assert await workers.run(die_once, place) == "done"
        finally:
            workers.stop()

    asyncio.run(test())
    assert RETRIES > 1


def test_workers_end_with_a_server_that_was_killed() -> None:
    done = subprocess.run(
        [sys.executable, "-c", ORPHAN], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == -signal.SIGKILL, done.stderr
    worker = Path("/proc") / done.stdout.strip()
    for _ in range(500):
        if not worker.exists():
            return
        time.sleep(0.02)
    raise AssertionError("it thinks on")


def test_what_was_undone_meanwhile_is_thought_over_again(tmp_path: Path) -> None:
    async def test(club: Served) -> None:
        fake = with_fake(club.service)
        fake.is_slow = lambda _job: True
        table_id = await bot_to_move(club, MATCH)
        room = await club.rooms.room(table_id)
        club.rooms.wake(table_id)
        await until(lambda: len(fake.jobs) == 1)
        await club.rooms.change(table_id, lambda t: t.undo(0, t.row.version, 0.0))
        assert room.table.actor == 0
        before = len(match_of(room.table).log)
        fake.go_on.set()
        await until(lambda: not club.service.thinking.is_busy(table_id))
        assert len(match_of(room.table).log) == before and len(fake.jobs) == 1
        dice = Dice(2)
        while room.table.bot_to_move is None:
            await club.rooms.change(table_id, any_move(dice))
        await until(lambda: room.table.bot_to_move is None)
        assert len(fake.jobs) > 1 and room.table.last_decided([0, 1]) == 1

    serve(tmp_path, test)


def test_one_bot_that_thinks_for_long_holds_up_no_other_table(tmp_path: Path) -> None:
    async def test(club: Served) -> None:
        fake = with_fake(club.service)
        fake.is_slow = lambda job: job.level == "master"
        slow = await bot_to_move(club, ["anna", "bot:master"])
        quick = await bot_to_move(club, MATCH)
        for table_id in (slow, quick):
            club.rooms.wake(table_id)
        rooms = [await club.rooms.room(table_id) for table_id in (slow, quick)]
        await until(lambda: rooms[1].table.bot_to_move is None)
        assert rooms[0].table.bot_to_move == "master"
        await club.rooms.change(slow, lambda t: t.resign(0, t.row.version, 0.0))
        assert rooms[0].table.row.status == "over"
        fake.go_on.set()
        await until(lambda: not club.service.thinking.is_busy(slow))
        assert rooms[0].table.row.status == "over"

    serve(tmp_path, test)


def test_a_lost_job_and_a_clock_are_found(tmp_path: Path) -> None:
    """By the sweep, even if another table is broken."""

    async def test(club: Served) -> None:
        with_fake(club.service)
        broken = await bot_to_move(club, MATCH)
        lost = await bot_to_move(club, MATCH)
        timed = await club.begun(TWO, settings={"move_seconds": 60, "away_seconds": 60})
        room, other = await club.rooms.room(lost), await club.rooms.room(timed)
        (await club.rooms.room(broken)).table.seats = cast("Any", None)
        await club.service.sweep()
        assert room.table.bot_to_move is not None and other.table.row.status == "playing"
        club.watch.time = 1e13
        await club.service.sweep()
        await until(lambda: room.table.bot_to_move is None)
        assert other.table.row.ending is not None
        assert other.table.row.ending["reason"] == "clock"

    serve(tmp_path, test, sweep_seconds=3600.0)
