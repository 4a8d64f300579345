"""What a guest or an address may have so many of: also when all of it is asked for at once."""

import asyncio
import json
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest

from spieluhr.server.http import handlers, notice_handlers, profile_handlers
from spieluhr.server.live import lobby, tournaments
from spieluhr.server.protection.limits import Turns
from tests.server.asking import ALONE, Json, guest, new_table, serving, visitor

AT_ONCE = 12  # more than are allowed
OPEN: Json = {"game": "antinomy", "seats": [{"kind": "me"}, {"kind": "open"}]}


async def asked(client: httpx.AsyncClient, path: str, bodies: list[Json]) -> Counter[int]:
    """All at once: each finds room, if each counts before any of them has added."""
    answers = await asyncio.gather(*[client.post(path, json=body) for body in bodies])
    return Counter(answer.status_code for answer in answers)


@pytest.mark.parametrize(
    ("limit", "path", "body"),
    [
        ((tournaments, "MOST_OF_GUEST", 3), "/api/tournaments", {"game": "antinomy"}),
        ((lobby, "MOST_TABLES", 4), "/api/tables", OPEN),
        ((handlers, "MOST_BOTS", 5), "/api/tokens", {"name": "Robo"}),
        ((profile_handlers, "MOST_FAVOURITES", 2), "/api/me/favourites", {"table": "TABLE"}),
        ((None, "", 3), "/api/me/notices/webhook", {"url": "https://NUMBER.example/"}),
    ],
)
def test_no_more_are_made_at_once_than_one_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: tuple[Any, str, int], path: str,
    body: Json,
) -> None:  # fmt: skip
    where, name, most = limit
    if where is not None:
        monkeypatch.setattr(where, name, most)
    assert notice_handlers.MOST["webhook"] == 3

    async def test() -> None:
        async with serving(tmp_path) as app, guest(app) as anna, guest(app, "Ben") as ben:
            table = await new_table(ben, ALONE)
            text = json.dumps(body).replace("TABLE", table)
            bodies = [json.loads(text.replace("NUMBER", str(n))) for n in range(AT_ONCE)]
            assert (await asked(anna, path, bodies))[201] == most
            assert len(app.state.service.turns) == 0  # nothing is remembered of who was here

    asyncio.run(test())


def test_tournaments_of_one_address_are_counted_whoever_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tournaments, "MOST_FROM_ADDRESS", 2)

    async def test() -> None:
        async with (
            serving(tmp_path) as app, guest(app, "Anna") as anna, guest(app, "Ben") as ben,
            guest(app, "Cleo") as cleo,
        ):  # fmt: skip
            wish = {"game": "antinomy"}
            codes = await asyncio.gather(
                *[asked(one, "/api/tournaments", [wish] * 3) for one in (anna, ben, cleo)]
            )
            assert sum(count[201] for count in codes) == 2

    asyncio.run(test())


def test_turns_are_given_one_by_one_for_each_name_and_forgotten() -> None:
    async def test() -> None:
        turns, order = Turns(), []

        async def act(name: str, n: int) -> None:
            async with turns.alone(name):
                order.append((name, n))
                await asyncio.sleep(0)
                order.append((name, n))

        work = [asyncio.create_task(act(name, n)) for n in range(3) for name in ("a", "b")]
        await asyncio.sleep(0)
        work[-1].cancel()  # who gives up waiting holds up nobody
        await asyncio.gather(*work, return_exceptions=True)
        of_a = [n for name, n in order if name == "a"]
        assert of_a == [0, 0, 1, 1, 2, 2]
        assert len(turns) == 0

    asyncio.run(test())


def test_one_address_leaves_only_so_many_guests_and_tables_behind(tmp_path: Path) -> None:
    async def test() -> None:
        settings: Json = {"requests": 1e-6, "request_burst": 20.0}
        async with serving(tmp_path, **settings) as app:
            made = Counter[int]()
            async with visitor(app) as client:
                for _ in range(14):
                    client.cookies.clear()
                    made[(await client.post("/api/me", json={"name": "Anna"})).status_code] += 1
            assert made == {201: 10, 429: 4}
        async with serving(tmp_path, **settings) as app, guest(app) as anna:
            codes = Counter[int]()
            for _ in range(14):
                codes[(await anna.post("/api/tables", json=OPEN)).status_code] += 1
            assert codes == {201: 10, 429: 4}
            said = await anna.post("/api/tables", json=OPEN, headers={"accept-language": "de"})
            assert said.json()["error"] == "too-fast"

    asyncio.run(test())
