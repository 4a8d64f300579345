"""Whatever a client sends: an error or a closed connection, and the table is as it was.

`SPIELUHR_FUZZ=10000` sends so many messages; by default it is some hundred.
"""

import asyncio
import math
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from spieluhr.core.dice import Dice
from spieluhr.server.messages import table as messages
from spieluhr.server.protection.limits import MOST_BYTES
from spieluhr.server.store.store import Whole
from tests.server.tables import DECODER, TWO, any_move
from tests.server.wire import Served, Wire, served

MESSAGES = int(os.environ.get("SPIELUHR_FUZZ", "400"))
AT_ONCE = 20
SPARE = 1.4  # some messages turn out to be right and are not sent
ROLES = ("in turn", "out of turn", "not seated", "unknown", "after the end")
NOW_VERSION = "the present version"  # put in when it is known
TAGS = ["play", "undo", "draw", "answer", "resign", "replace", "hint", "see", "ping"]
FIELDS = ["version", "move", "yes", "seat"]

junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.text(max_size=5), inside),
    max_leaves=8,
)
numbers = st.integers(-3, 9) | st.sampled_from([10**9, 2**63, 10**40, -(2**70)])
values = {
    "version": st.just(NOW_VERSION) | numbers | junk,
    "move": st.sampled_from(["wand 0", "wand 4", "decline", "play r1 3", "paradox", "deal r1", ""])
    | st.text(max_size=300)
    | junk,
    "yes": st.booleans() | junk,
    "seat": st.integers(-1, 9) | junk,
}


@st.composite
def near_misses(draw: st.DrawFn) -> dict[str, Any]:
    """The right fields for the most part, with something wrong in them."""
    tag: Any = draw(st.sampled_from(TAGS) | junk)
    wanted = draw(st.sets(st.sampled_from(FIELDS)))
    found = {"do": tag, **{field: draw(values[field]) for field in sorted(wanted)}}
    if draw(st.integers(0, 5)) == 0:
        found[draw(st.text(max_size=6))] = draw(junk)
    return found


proper = st.sampled_from(
    [
        {"do": "play", "version": NOW_VERSION, "move": "wand 0"},
        {"do": "play", "version": NOW_VERSION, "move": "dance"},
        {"do": "undo", "version": NOW_VERSION},
        {"do": "draw", "version": NOW_VERSION},
        {"do": "answer", "version": NOW_VERSION, "yes": True},
        {"do": "resign", "version": NOW_VERSION},
        {"do": "replace", "version": NOW_VERSION, "seat": 0},
        {"do": "replace", "version": NOW_VERSION, "seat": 1},
        {"do": "hint", "version": NOW_VERSION},
        {"do": "see", "seat": 0},
        {"do": "see", "seat": 1},
    ]
)
frames = (
    near_misses()
    | proper
    | junk
    | st.binary(max_size=60)
    | st.text(max_size=60)
    | st.builds(lambda n: "[" * n, st.integers(1, 5000))
    | st.builds(lambda n: '{"do":' * n, st.integers(1, 2000))
    | st.builds(lambda n: b"x" * (MOST_BYTES + n), st.integers(1, 9))
    | st.just('{"do":"play","version":1,"move":"' + "w" * (MOST_BYTES - 40) + '"}')
)


def as_frame(found: Any, version: int) -> str | bytes:
    if isinstance(found, str | bytes):
        return found
    if isinstance(found, dict) and found.get("version") == NOW_VERSION:
        found = {**found, "version": version}
    return msgspec.json.encode(found).decode()


def is_good(frame: str | bytes, role: str, mine: list[int], version: int) -> bool:
    """A message that is right after all: it is not sent."""
    try:
        asked = DECODER.decode(frame)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    if isinstance(asked, messages.Ping):
        return True
    if isinstance(asked, messages.See):
        return asked.seat is None or asked.seat in mine
    if asked.version != version or role in ("not seated", "unknown", "after the end"):
        return False
    if isinstance(asked, messages.Undo | messages.Offer | messages.Resign):
        return True
    is_mine = role == "in turn"
    legal = isinstance(asked, messages.Play) and asked.move.startswith(("wand", "play"))
    return is_mine and (legal or isinstance(asked, messages.Hint))


class Victim:
    """A server with a running and a finished table, for the whole run."""

    def __init__(self, runner: asyncio.Runner, folder: Path) -> None:
        self.runner = runner
        self._context = served(folder, sweep_seconds=3600.0)
        self.club: Served = runner.run(self._context.__aenter__())
        self.sent = dict.fromkeys(ROLES, 0)
        self.tables = {role: runner.run(self._table(role)) for role in ROLES}

    def close(self) -> None:
        self.runner.run(self._context.__aexit__(None, None, None))

    async def _table(self, role: str) -> str:
        table_id, dice = await self.club.begun(TWO), Dice(2)
        for _ in range(6):
            await self.club.rooms.change(table_id, any_move(dice))
        if role == "after the end":
            await self.club.rooms.change(table_id, lambda t: t.resign(0, t.row.version, 0.0))
        return table_id

    async def everything(self, table_id: str) -> Whole:
        found = await self.club.store.table(table_id)
        assert found is not None
        return found

    async def attack(self, role: str, found: list[Any]) -> None:
        table_id = self.tables[role]
        room = await self.club.rooms.room(table_id)
        table, before = room.table, await self.everything(table_id)
        actor = table.actor or 0
        guests = {"in turn": TWO[actor], "out of turn": TWO[1 - actor], "not seated": "cleo"}
        guest = guests.get(role, TWO[0] if role == "after the end" else None)
        version, mine = table.row.version, table.mine(guest)
        sent = [as_frame(one, version) for one in found]
        bad = [frame for frame in sent if not is_good(frame, role, mine, version)]
        self.sent[role] += len(bad)
        while bad:
            async with self.club.wire(table_id, guest) as wire:
                assert (await wire.next())["version"] == version
                while bad and await _is_refused(wire, bad.pop()):
                    pass
        assert room.table is table
        assert await self.everything(table_id) == before


async def _is_refused(wire: Wire, frame: str | bytes) -> bool:
    """With an error; False if the connection was closed, too."""
    wire.send(frame)
    answer = await wire.next()
    assert answer["is"] == "error", (frame, answer)
    assert answer["say"] and "Traceback" not in answer["say"]
    if answer["error"] == "stale":
        assert (await wire.next())["is"] == "table"
    if answer["error"] == "too-large":
        assert await wire.raw() is None and wire.closed == 1009
        return False
    return True


@pytest.fixture(scope="module")
def victim(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Victim]:
    with asyncio.Runner() as runner:
        made = Victim(runner, tmp_path_factory.mktemp("victim"))
        try:
            yield made
        finally:
            made.close()


@pytest.mark.parametrize("role", ROLES)
def test_bad_messages_change_nothing(victim: Victim, role: str) -> None:
    wanted = MESSAGES // len(ROLES)

    @settings(
        max_examples=math.ceil(SPARE * wanted / AT_ONCE),
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(st.lists(frames, min_size=AT_ONCE, max_size=AT_ONCE))
    def attack(found: list[Any]) -> None:
        victim.runner.run(victim.attack(role, found))

    attack()
    assert victim.sent[role] >= wanted
