"""Reviews on the server: only of finished games, bit by bit, never before a bot, and kept."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from spieluhr import games
from spieluhr.core import record
from spieluhr.server.bots.fair_queue import FairQueue
from tests.server.asking import ALONE, Json, guest, new_table, serving, visitor
from tests.server.test_http_records import fair_game


async def done(client: httpx.AsyncClient, path: str, **asked: Any) -> list[Json]:
    """All that is told until the review is there."""
    told: list[Json] = []
    async with asyncio.timeout(120):
        answer = await client.post(path, **asked)
        while True:
            assert answer.status_code == 200, answer.text
            told.append(answer.json())
            if told[-1]["status"] != "working":
                return told
            await asyncio.sleep(0.02)
            answer = await client.get(f"/api/reviews/{told[-1]['id']}")


def test_a_record_is_reviewed_bit_by_bit(tmp_path: Path) -> None:
    text = record.encode(fair_game("antinomy"))

    async def test() -> None:
        async with serving(tmp_path) as app, visitor(app) as client:
            head = {"content-type": "application/json"}
            told = await done(client, "/api/reviews", content=text, headers=head)
            steps = [one["done"] for one in told[:-1]]
            assert steps == sorted(steps)
            assert told[-1]["status"] == "done"
            review = told[-1]["review"]
            assert review["game"] == "antinomy"
            assert review["decisions"]
            assert set(review["told"]) == {"en", "de"}
            again = await client.post("/api/reviews", content=text, headers=head)
            assert again.json() == told[-1]

    asyncio.run(test())


def test_a_running_table_has_no_review_and_a_finished_one_keeps_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app, guest(app, "Anna") as client:
            table_id = await new_table(client, ALONE)
            path = f"/api/tables/{table_id}/review"
            refused = await client.post(path, headers={"accept-language": "de"})
            assert refused.status_code == 400
            assert refused.json()["say"].startswith("Nur eine beendete Partie")
            assert (await client.get(f"/api/reviews/{table_id}")).status_code == 404

            service = app.state.service
            await service.rooms.change(
                table_id, lambda table: table.resign(0, table.row.version, service.rooms.now())
            )
            told = await done(client, path)
            assert told[-1]["review"]["seats"]
        async with serving(tmp_path) as app, visitor(app) as client:
            kept = await client.post(path)  # a new server knows it at once
            assert kept.json()["status"] == "done"
            assert kept.json()["review"] == told[-1]["review"]

    asyncio.run(test())


def test_strangers_cannot_ask_for_more_than_a_few_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = [json.loads(record.encode(fair_game("antinomy"))) for _ in range(3)]
    for n, text in enumerate(texts):
        text["seats"][0]["name"] = f"Anna {n}"

    async def never(*_: Any) -> bytes:
        await asyncio.sleep(3600)
        return b""

    async def test() -> None:
        async with serving(tmp_path) as app, visitor(app) as client:
            monkeypatch.setattr(app.state.service.reviews, "_review", never)
            codes = [(await client.post("/api/reviews", json=text)).status_code for text in texts]
            assert codes == [200, 200, 429]
            same = await client.post("/api/reviews", json=texts[0])  # it is under way already
            assert same.status_code == 200

    asyncio.run(test())


def test_one_that_fails_says_so_and_can_be_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: Any) -> bytes:
        raise RuntimeError("bot processes keep dying")

    async def test() -> None:
        async with serving(tmp_path) as app, visitor(app) as client:
            text = json.loads(record.encode(fair_game("antinomy")))
            with monkeypatch.context() as patch:
                patch.setattr(app.state.service.reviews, "_review", broken)
                told = await done(client, "/api/reviews", json=text)
                assert told[-1]["status"] == "failed"
            told = await done(client, "/api/reviews", json=text)
            assert told[-1]["status"] == "done"

    asyncio.run(test())


def test_a_bot_that_wants_to_think_comes_before_reviews() -> None:
    async def test() -> None:
        queue, order = FairQueue(1), []
        at_work = asyncio.Event()

        async def bot(name: str) -> None:
            async with queue.turn("address", name):
                order.append(name)
                at_work.set()
                await asyncio.sleep(0.01)

        async def review(name: str) -> None:
            async with queue.turn_at_leisure("address", name):
                order.append(name)
                await asyncio.sleep(0.01)

        first = asyncio.create_task(bot("bot 1"))
        await at_work.wait()
        waiting = [asyncio.create_task(review(f"review {n}")) for n in (1, 2)]
        waiting += [asyncio.create_task(bot(f"bot {n}")) for n in (2, 3)]
        await asyncio.gather(first, *waiting)
        assert order == ["bot 1", "bot 2", "bot 3", "review 1", "review 2"]

    asyncio.run(test())


def test_reviews_leave_all_but_one_process_to_bots() -> None:
    async def test() -> None:
        queue, at_once, most = FairQueue(3), 0, 0

        async def review(name: str) -> None:
            nonlocal at_once, most
            async with queue.turn_at_leisure(name):
                at_once += 1
                most = max(most, at_once)
                await asyncio.sleep(0.005)
                at_once -= 1

        tasks = [asyncio.create_task(review(str(n))) for n in range(5)]
        await asyncio.sleep(0)
        tasks[3].cancel()  # whoever asked went away
        await asyncio.gather(*tasks, return_exceptions=True)
        assert most == 1
        async with asyncio.timeout(5), queue.turn("address"):
            assert queue._free == 2

    asyncio.run(test())


def test_playing_on_with_the_better_move(tmp_path: Path) -> None:
    told = json.loads(record.encode(fair_game("antinomy")))
    step = next(n for n, entry in enumerate(told["log"]) if entry["actor"] == 0)

    async def test() -> None:
        async with serving(tmp_path) as app, guest(app, "Anna") as client:
            wish = {"record": told, "step": step, "seats": ALONE}
            move = told["log"][step]["move"]
            answer = await client.post("/api/replays/play", json={**wish, "move": move})
            assert answer.status_code == 201, answer.text
            table = (await app.state.service.rooms.room(answer.json()["id"])).table
            assert table.match is not None
            assert table.match.from_position
            wrong = await client.post("/api/replays/play", json={**wish, "move": "wand 99"})
            assert wrong.status_code in (400, 409)
            assert "wand 99" in wrong.json()["say"]

    asyncio.run(test())


def test_a_line_on_the_board_is_told_with_the_eyes_of_its_player(tmp_path: Path) -> None:
    played = fair_game("antinomy")
    told = json.loads(record.encode(played))
    match = record.replay(played, games.load("antinomy"))
    step = next(n for n, entry in enumerate(told["log"]) if entry["actor"] == 0)
    wish = {"record": told, "step": step, "moves": [told["log"][step]["move"]]}
    running = {**told, "outcome": None, "log": told["log"][:-1]}

    async def test() -> None:
        async with serving(tmp_path) as app, guest(app, "Anna") as client:
            answer = await client.post("/api/replays/line", json=wish)
            assert answer.status_code == 200, answer.text
            line = answer.json()
            frames = line["frames"]
            known = msgspec.to_builtins(match.at(step).view(0))
            assert (line["seat"], line["is_open"]) == (0, False)
            assert frames[0]["view"] == json.loads(json.dumps(known))
            assert frames[1]["moves"][0] == wish["moves"][0]
            assert all("views" not in frame for frame in frames)
            for wrong, part in (
                ({"moves": ["wand 99"]}, "wand 99"),
                ({"step": len(told["log"])}, "over"),
                ({"step": 0}, "Chance"),
                ({"record": running}, "not over"),
                ({"moves": []}, "moves"),
            ):
                refused = await client.post("/api/replays/line", json=wish | wrong)
                assert refused.status_code in (400, 409), wrong
                assert part in refused.json()["say"], refused.text

    asyncio.run(test())
