"""Who somebody is: a bot cannot pass for a person, and nobody's name for a bot's."""

import asyncio
from pathlib import Path

from spieluhr.server.tables import names
from tests.server.asking import bot, guest, new_table, serving


def test_a_bot_stays_marked_whatever_it_is_called(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna, bot(app, anna) as robo:
            table = await new_table(anna, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}],
                                    "dragonkeepers")  # fmt: skip
            await robo.post(f"/api/tables/{table}/join")
            renamed = await robo.put("/api/me/name", json={"name": "Bertha"})
            assert renamed.json()["name"] == "Bertha"
            seats = (await anna.get(f"/api/tables/{table}")).json()["seats"]
            known = [(seat["name"], seat["kind"], seat["is_bot"]) for seat in seats]
            assert known == [
                ("Anna", "guest", False), ("Bertha", "guest", True), ("", "open", False),
            ]  # fmt: skip
            own = await new_table(robo, [{"kind": "me", "name": "Cleo"}, {"kind": "open"}])
            seats = (await anna.get(f"/api/tables/{own}")).json()["seats"]
            assert (seats[0]["name"], seats[0]["is_bot"]) == ("Cleo", True)

    asyncio.run(run())


def test_no_bot_is_called_like_a_level(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna:
            for name in ("Expert", "Master (bot)"):
                answer = await anna.post("/api/tokens", json={"name": name})
                assert (answer.status_code, answer.json()["error"]) == (400, "name-level")
            made = await anna.post("/api/tokens", json={"name": "Greedy Bot"})
            assert made.json()["name"] == "Greedy Bot"
            german = {"accept-language": "de"}
            refused = await anna.put("/api/me/name", json={"name": "Anna (bot)"}, headers=german)
            assert refused.json() == {
                "error": "name-bot",
                "say": "Dieser Name sieht nach einem Bot aus. Wähl bitte einen anderen.",
            }
            assert (await anna.get("/api/me")).json()["name"] == "Anna"

    asyncio.run(run())


def test_long_names_that_are_alike_fit_beside_each_other(tmp_path: Path) -> None:
    long = "x" * 40
    taken: list[str] = []
    for _ in range(12):
        taken.append(names.distinct(long, taken))
    assert len(set(taken)) == 12 and max(map(len, taken)) == 40

    async def run() -> None:
        async with serving(tmp_path) as app, guest(app, long) as one, guest(app, long) as two:
            table = await new_table(one, [{"kind": "me"}, {"kind": "open"}])
            joined = await two.post(f"/api/tables/{table}/join")
            assert joined.status_code == 200
            assert [len(seat["name"]) for seat in joined.json()["seats"]] == [40, 40]

    asyncio.run(run())
