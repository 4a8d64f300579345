"""The server inside a page: whole games, what is kept of them, what an older page left."""

import asyncio
import json
import random
from typing import Any

import pytest
import sqlalchemy as sql
from alembic import command

from spieluhr import games
from spieluhr.core import record
from spieluhr.offline import folder
from spieluhr.offline.database import PageDatabase, Pages
from spieluhr.offline.page import Page
from spieluhr.offline.thinking import PageCrew, think
from spieluhr.server.store import migrations
from tests.every_game import setups
from tests.offline.device import NONCE, Device, Person

FRESH, FORM = asyncio.run(folder.fresh())
ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "first_game"}
BESIDE = {"kind": "me", "name": "Ben"}


async def opened(device: Device) -> Person:
    page = Page(device, device.saved or FRESH, device.cookies, FORM, not device.saved)
    await page.start()
    return Person(device, page)


@pytest.mark.parametrize("setup", [one for one in setups() if one.seats <= 2], ids=str)
def test_a_whole_game_its_record_and_its_replay(setup: Any) -> None:
    """Every game in every mode for one or two, as somebody alone plays it."""

    async def game() -> None:
        person = await opened(Device())
        seats = [ME, *[BOT] * (setup.seats - 1)]
        table = await person.sit(setup.game, setup.options, seats)
        end = await person.play(table, random.Random(1))
        assert end["result"] and end["chance"]["seed"]
        written = await person.ask("GET", f"/api/tables/{table}/record")
        read = record.decode(json.dumps(written))
        assert record.replay(read, games.load(read.game)).is_over
        frames = await person.ask("POST", "/api/replays?seat=open", json.dumps(written).encode())
        assert frames["frames"]

    asyncio.run(game())


def test_what_is_kept_is_the_game_as_it_stood() -> None:
    """The window is closed in the middle of a game, and opened again: the same seat goes on."""

    async def twice() -> None:
        device = Device()
        person = await opened(device)
        table = await person.sit("antinomy", {}, [ME, BOT])
        before = await person.play(table, random.Random(2), most=3)
        assert device.saved == person.page.database.file()
        again = await opened(device)
        after = await again.hear(again.call(table))
        for what in ("version", "view", "legal", "mine"):
            assert after[what] == before[what]
        assert [one["id"] for one in await again.ask("GET", "/api/tables/mine")] == [table]

    asyncio.run(twice())


def test_two_at_one_screen_see_only_their_own_hands() -> None:
    async def hands() -> None:
        person = await opened(Device())
        line = person.call(await person.sit("antinomy", {}, [ME, BESIDE]))
        while (now := await person.hear(line))["status"] != "playing":
            if now["chance"]["wants"] == "reveal":
                person.say(line, do="reveal", nonce=NONCE)
        assert now["mine"] == [0, 1] and now["seat"] is None and not now["legal"]
        person.say(line, do="see", seat=now["actor"])
        seen = await person.hear(line)
        assert seen["seat"] == now["actor"] and seen["legal"]
        person.say(line, do="see", seat=1 - now["actor"])
        with pytest.raises(AssertionError, match="error"):
            await person.hear(line)

    asyncio.run(hands())


def test_an_older_database_is_brought_up_to_date_with_its_games() -> None:
    """As a page of an earlier version left it; only then is Alembic fetched."""

    async def older() -> None:
        device = Device()
        person = await opened(device)
        assert device.upgrades == 0
        table = await person.sit("antinomy", {}, [ME, BOT])
        await person.play(table, random.Random(4), most=2)

        def back(db: sql.Connection) -> None:
            config = migrations._config()
            config.attributes["connection"] = db
            command.downgrade(config, "-1")

        await person.page.database.write(back)
        again = await opened(device)
        assert device.upgrades == 1
        assert [one["id"] for one in await again.ask("GET", "/api/tables/mine")] == [table]

    asyncio.run(older())


def test_pages_tell_what_a_change_made_of_the_file() -> None:
    dice = random.Random(5)
    head = bytes(16) + (512).to_bytes(2, "big")
    for _ in range(50):
        before = [dice.randbytes(512) for _ in range(dice.randrange(6))]
        after = [
            head + dice.randbytes(494),
            *(dice.randbytes(512) for _ in range(dice.randrange(5))),
        ]
        for n in range(1, min(len(before), len(after))):
            if dice.random() < 0.5:
                after[n] = before[n]
        found = Pages(b"".join(before), b"".join(after))
        kept = dict(enumerate(before))
        kept |= {n: found.content[k * 512 : (k + 1) * 512] for k, n in enumerate(found.numbers)}
        assert [kept[n] for n in range(found.count)] == after
        assert all(n >= len(before) or before[n] != after[n] for n in found.numbers)


def test_nobody_is_told_before_it_is_kept() -> None:
    """The write returns after the pages are stored; else whoever wrote hears of it."""

    async def refused() -> None:
        async def full(_pages: Pages) -> None:
            raise OSError("no room")

        database = PageDatabase(FRESH, full, is_kept=True)
        query = sql.text("UPDATE uptime SET until = 1")
        with pytest.raises(OSError, match="no room"):
            await database.write(lambda db: db.execute(query).rowcount)

    asyncio.run(refused())


def test_an_error_of_the_other_worker_is_an_error_here() -> None:
    async def send(job: bytes) -> bytes:
        return think(job)

    with pytest.raises(ValueError, match="invalid literal"):
        asyncio.run(PageCrew(send).run(int, "x"))
    assert asyncio.run(PageCrew(send).run(int, "7")) == 7


def test_what_is_wrong_is_said_in_words() -> None:
    async def wrong() -> None:
        person = await opened(Device())
        answer = await person.page.ask("POST", "/api/tables", {}, b"{}")
        assert answer.status >= 400 and json.loads(answer.body)["say"]
        line = person.call("nonsense")
        message = await asyncio.wait_for(person.device.heard[line].get(), 5)
        assert message["is"] == "error" and message["say"]
        await asyncio.sleep(0.05)
        assert person.device.closed == [1008]

    asyncio.run(wrong())
