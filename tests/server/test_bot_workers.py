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
from spieluhr.server.bots.fair_queue import FairQueue
from spieluhr.server.bots.jobs import BotJob
from spieluhr.server.live.signals import Signal
from spieluhr.server.protection.limits import branches, household
from spieluhr.server.service import Service
from spieluhr.server.tables import offers
from spieluhr.server.workers import RETRIES, Workers
from tests.server.tables import TWO, Listener, any_move, match_of
from tests.server.wire import Served, serve

MATCH = ["anna", "bot:beginner"]
RANKS = ["best", "slightly_worse", "clearly_worse"]
ORPHAN = """
import asyncio, os
from spieluhr.server.workers import Workers
from tests.server.test_bot_workers import own_id
print(asyncio.run(Workers(1).run(own_id, None)), flush=True)
os.kill(os.getpid(), 9)
"""


# One that is in the middle of something and lets no other thread run.
BUSY = """
import asyncio, os, sys
from pathlib import Path
from spieluhr.server.workers import Workers
from tests.server.test_bot_workers import think_for_ever

async def main(place):
    asyncio.create_task(Workers(1).run(think_for_ever, place))
    while not Path(place).exists():
        await asyncio.sleep(0.01)
    os.kill(os.getpid(), 9)

asyncio.run(main(sys.argv[1]))
"""


def think_for_ever(place: str) -> int:
    whole = Path(f"{place}.new")
    whole.write_text(str(os.getpid()))
    whole.rename(place)
    return sum(range(10**13))


def own_id(_job: BotJob | None) -> int:
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
        self.jobs: list[BotJob] = []
        self.is_slow: Callable[[BotJob], bool] = lambda _job: False
        self.go_on = asyncio.Event()

    async def run(self, work: Callable[[BotJob], Any], job: BotJob, near: str = "") -> Any:
        self.jobs.append(job)
        if self.is_slow(job):
            await self.go_on.wait()
        return work(job)

    def stop(self) -> None:
        pass


def with_fake(service: Service) -> FakeWorkers:
    fake = FakeWorkers()
    service.bot_workers.workers = cast("Workers", fake)
    return fake


async def until(is_so: Callable[[], bool], seconds: float = 30.0) -> None:
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, "it did not happen"
        await asyncio.sleep(0.01)


async def bot_to_move(
    club: Served, players: list[str], game: str = "antinomy", host: str = "anna"
) -> str:
    """A table where a person has decided and a bot has to; it was not woken."""
    heard, club.rooms.bot_to_move = club.rooms.bot_to_move, Signal()
    table_id, dice = await club.begun(players, game, host=host), Dice(1)
    room = await club.rooms.room(table_id)
    while room.table.bot_to_move is None or room.table.last_decided([0]) is None:
        await club.rooms.change(table_id, any_move(dice, now=1e12))
    club.rooms.bot_to_move = heard
    return table_id


def test_bots_play_to_the_end_and_give_hints(tmp_path: Path) -> None:
    """With true processes. A hint is for whose turn it is, and for nobody else."""

    async def test(club: Served) -> None:
        table_id = await club.begun(["anna", "bot:beginner"])
        dice = Dice(4)
        async with club.wire(table_id, "anna") as wire, club.wire(table_id, None) as spectator:
            hinted = 0
            while (told := await wire.next("table"))["status"] != "over":
                if told["actor"] != 0:
                    continue
                if hinted == 0 and len(told["legal"]) > 1:
                    hinted = await _hint(wire, told)
                    spectator.say(do="hint", version=told["version"])
                    assert (await spectator.next("error"))["error"] == "turn"
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
    ranks = [RANKS.index(one["rank"]) for one in hints["moves"]]
    assert sorted(
        move for one in hints["moves"] for move in [one["move"], *one["twins"]]
    ) == sorted(one["move"] for one in told["legal"])
    assert ranks == sorted(ranks) and ranks[0] == 0
    assert all(one["say"] for one in hints["moves"]) and hints["version"] == told["version"]
    assert all(one["reason"] for one in hints["moves"][:3])
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
    _need_end(done.stdout.strip())


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere it ends when it has thought")
def test_workers_end_in_the_middle_of_a_thought(tmp_path: Path) -> None:
    place = tmp_path / "worker"
    done = subprocess.run(
        [sys.executable, "-c", BUSY, str(place)], capture_output=True, check=False, timeout=60
    )
    assert done.returncode == -signal.SIGKILL, done.stderr
    _need_end(place.read_text())


def _need_end(process: str) -> None:
    for _ in range(500):
        if not (Path("/proc") / process).exists():
            return
        time.sleep(0.02)
    os.kill(int(process), signal.SIGKILL)
    raise AssertionError("it thinks on")


def test_what_was_undone_meanwhile_is_thought_over_again(tmp_path: Path) -> None:
    async def test(club: Served) -> None:
        fake = with_fake(club.service)
        fake.is_slow = lambda _job: True
        table_id = await bot_to_move(club, MATCH)
        room = await club.rooms.enter(table_id, Listener("anna"))
        await until(lambda: len(fake.jobs) == 1)
        await club.rooms.change(table_id, lambda t: offers.undo(t, 0, t.row.version, 0.0))
        assert room.table.actor == 0
        before = len(match_of(room.table).log)
        fake.go_on.set()
        await until(lambda: not club.service.bot_workers.is_busy(table_id))
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
        quick = await bot_to_move(club, MATCH, host="bert")
        rooms = [await club.rooms.enter(one, Listener("anna")) for one in (slow, quick)]
        await until(lambda: rooms[1].table.bot_to_move is None)
        assert rooms[0].table.bot_to_move == "master"
        await club.rooms.change(slow, lambda t: t.resign(0, t.row.version, 0.0))
        assert rooms[0].table.row.status == "over"
        fake.go_on.set()
        await until(lambda: not club.service.bot_workers.is_busy(slow))
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
        heard, club.rooms.bot_to_move = club.rooms.bot_to_move, Signal()  # nobody hears
        for table_id in (broken, lost):
            await club.rooms.enter(table_id, Listener("anna"))
        club.rooms.bot_to_move = heard
        (await club.rooms.room(broken)).table.seats = cast("Any", None)
        await club.service.sweep()
        assert room.table.bot_to_move is not None and other.table.row.status == "playing"
        club.watch.time = 1e13
        await club.service.sweep()
        await until(lambda: room.table.bot_to_move is None)
        assert other.table.row.ending is not None
        assert other.table.row.ending["reason"] == "clock"

    serve(tmp_path, test, sweep_seconds=3600.0)


def test_bots_wait_until_somebody_comes(tmp_path: Path) -> None:
    async def test(club: Served) -> None:
        fake = with_fake(club.service)
        table_id = await bot_to_move(club, ["anna", "bot:beginner"])
        room = await club.rooms.room(table_id)
        version = room.table.row.version
        club.rooms.bot_to_move.send(table_id)
        club.watch.time = 1e13
        await club.service.sweep()
        await until(lambda: not club.service.bot_workers.is_busy(table_id))
        assert fake.jobs == [] and room.table.row.version == version
        spectator = Listener(None)
        await club.rooms.enter(table_id, spectator)
        await until(lambda: room.table.bot_to_move is None)
        assert room.table.row.version > version and room.table.row.status == "playing"
        club.rooms.leave(room, spectator)

    serve(tmp_path, test, sweep_seconds=3600.0)


def test_bots_stop_when_the_last_one_has_gone(tmp_path: Path) -> None:
    """What is being thought about is still played; then they wait."""

    async def test(club: Served) -> None:
        fake = with_fake(club.service)
        fake.is_slow = lambda _job: True
        bots = [f"bot:{level}" for level in ("beginner", "casual", "club")]
        table_id = await bot_to_move(club, ["anna", *bots], game="steam_time")
        anna = Listener("anna")
        room = await club.rooms.enter(table_id, anna)
        await until(lambda: len(fake.jobs) == 1)
        version = room.table.row.version
        club.rooms.leave(room, anna)
        fake.go_on.set()
        await until(lambda: not club.service.bot_workers.is_busy(table_id))
        assert len(fake.jobs) == 1 and room.table.row.version == version + 1
        assert room.table.bot_to_move is not None
        await club.rooms.enter(table_id, anna)
        await until(lambda: room.table.bot_to_move is None)

    serve(tmp_path, test, sweep_seconds=3600.0)


def test_a_host_with_many_tables_holds_up_nobody(tmp_path: Path) -> None:
    async def test(club: Served) -> None:
        fake = with_fake(club.service)
        fake.is_slow = lambda job: job.level == "expert"
        many = [await bot_to_move(club, ["bert", "bot:expert"], host="bert") for _ in range(20)]
        for table_id in many:
            await club.rooms.enter(table_id, Listener("bert"))
        await until(lambda: len(fake.jobs) == 1)
        table_id = await bot_to_move(club, MATCH)
        room = await club.rooms.enter(table_id, Listener("anna"))
        await until(lambda: room.table.bot_to_move is None)
        assert [job.level for job in fake.jobs].count("expert") == 1
        fake.go_on.set()  # and all the others get their turn
        rooms = [await club.rooms.room(one) for one in many]
        await until(lambda: all(one.table.bot_to_move is None for one in rooms))

    serve(tmp_path, test, workers=2)


HOME, NEIGHBOUR = "192.0.2.1", "192.0.2.2"
WIDE = "2001:db8:1"  # all of it belongs to one customer of a provider


@pytest.mark.parametrize("where", [HOME, f"{WIDE}:{{}}::1"])
def test_many_guests_of_one_address_hold_up_nobody(where: str, tmp_path: Path) -> None:
    """One makes guests for nothing, and households in IPv6: they have the turns of one."""

    async def test(club: Served) -> None:
        fake = with_fake(club.service)
        fake.is_slow = lambda job: job.level == "expert"
        for n, guest in enumerate(("bert", "cleo", "dora", "emil")):
            table_id = await bot_to_move(club, [guest, "bot:expert"], host=guest)
            client = Listener(guest, address=household(where.format(n)))
            await club.rooms.enter(table_id, client)
        await until(lambda: len(fake.jobs) == 1)
        anna = Listener("anna", address=NEIGHBOUR)
        room = await club.rooms.enter(await bot_to_move(club, MATCH), anna)
        await until(lambda: room.table.bot_to_move is None)
        assert [job.level for job in fake.jobs].count("expert") == 1
        fake.go_on.set()
        await until(lambda: club.service.bot_workers.queue.is_quiet)

    serve(tmp_path, test, workers=2)


def in_turn(*waiting: tuple[str, ...], gives_up: int | None = None) -> list[str]:
    """The last names of those who wait for one process, as they had their turns."""

    async def test() -> list[str]:
        queue, order, go_on = FairQueue(1), list[str](), asyncio.Event()

        async def work(path: tuple[str, ...]) -> None:
            async with queue.turn(*path):
                await go_on.wait()
                order.append(path[-1])

        tasks = [asyncio.create_task(work(path)) for path in waiting]
        await asyncio.sleep(0)
        if gives_up is not None:
            tasks.pop(gives_up).cancel()
        go_on.set()
        await asyncio.wait_for(asyncio.gather(*tasks), 10)
        assert queue.is_quiet  # it remembers nobody
        async with asyncio.timeout(10), queue.turn("d"):  # and nothing was lost on the way
            pass
        return order

    return asyncio.run(test())


def test_hosts_take_turns_and_who_gives_up_is_passed_over() -> None:
    assert "".join(in_turn(*zip("aaaabbc"), gives_up=1)) == "aabcab"


def test_addresses_take_turns_and_at_each_its_guests() -> None:
    home, other = ((HOME, guest) for guest in "abab"), ((NEIGHBOUR, guest) for guest in "xx")
    assert "".join(in_turn(*home, *other)) == "abxaxb"
    wide = [(*branches(household(f"{WIDE}:{n}::1")), str(n)) for n in (1, 1, 2)]
    assert "".join(in_turn(*wide, (NEIGHBOUR, "x"), (NEIGHBOUR, "x"))) == "11x2x"
