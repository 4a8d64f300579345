"""Records over HTTP: the truth at the end, before it only what one knows; and replays."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from starlette.applications import Starlette

from spieluhr import games
from spieluhr.core import fair, proof, record
from spieluhr.core.dice import Dice
from spieluhr.core.fair import commitment
from spieluhr.core.match import Match
from spieluhr.core.schema import Fair, Record, Seat
from spieluhr.server.live.actions import acting_seat
from spieluhr.server.protection import tokens
from spieluhr.server.tables import offers, replays
from spieluhr.server.tables.projection import Viewer
from tests.every_game import for_two
from tests.server.asking import ALONE, Json, guest, new_table, serving, visitor
from tests.server.tables import match_of

GAMES: dict[str, Json] = {one.game: one.options for one in for_two()}


@pytest.fixture(autouse=True)
def seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same games each time: what can be taken back after so many moves is known then.

    Chance follows from the seed, the table's id and the nonces (here made of the guests' ids).
    """
    chooser = random.Random(7)
    monkeypatch.setattr(tokens, "new_seed", lambda: chooser.randbytes(32).hex())
    monkeypatch.setattr(tokens, "new_id", lambda: chooser.randbytes(11).hex())


async def play(app: Starlette, table_id: str, moves: int, seed: int = 5) -> None:
    """So many decisions, or until it is over."""
    rooms, chooser = app.state.service.rooms, random.Random(seed)
    for _ in range(moves):
        table = (await rooms.room(table_id)).table
        if table.actor is None:
            return
        move = chooser.choice(table.match.legal())
        line, seat, version = table.game.codec.text(move), table.actor, table.row.version
        await rooms.change(
            table_id, lambda t, s=seat, m=line, v=version: t.play(s, m, v, rooms.now())
        )


async def undo(app: Starlette, client_id: str, table_id: str) -> None:
    rooms = app.state.service.rooms
    table = (await rooms.room(table_id)).table
    seat = acting_seat(table, Viewer(client_id))
    await rooms.change(table_id, lambda t: offers.undo(t, seat, t.row.version, rooms.now()))


async def whole_record(app: Starlette, client: httpx.AsyncClient, game: str) -> tuple[str, bytes]:
    """Of a game that was played to its end, with undos."""
    table_id = await new_table(client, ALONE, game, options=GAMES[game])
    me = (await client.get("/api/me")).json()["id"]
    room = await app.state.service.rooms.room(table_id)
    while not match_of(room.table).undone:  # a free one leaves no trace
        await play(app, table_id, 6)
        await undo(app, me, table_id)
    await play(app, table_id, 5000)
    return table_id, (await client.get(f"/api/tables/{table_id}/record")).content


def test_at_one_screen_a_record_shows_whose_turn_it_is_and_nobody_else(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna:
            table_id = await new_table(anna, ALONE)
            path = f"/api/tables/{table_id}/record"
            actor = (await app.state.service.rooms.room(table_id)).table.actor
            right = await anna.get(path, params={"seat": str(actor)})
            assert right.json()["known_to"] == actor
            other = await anna.get(path, params={"seat": str(1 - actor)})
            assert (other.status_code, other.json()["error"]) == (409, "turn")
            assert (await anna.get(path)).json()["known_to"] is None

    asyncio.run(run())


def test_the_record_at_the_end_proves_its_chance(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna, visitor(app) as stranger:
            table_id, raw = await whole_record(app, anna, "steam_time")
            read = record.decode(raw)
            assert proof.check_chance(read, games.load("steam_time")) == app_draws(app, table_id)
            assert read.outcome is not None and read.undone
            assert [seat.player for seat in read.seats] == ["human", "human"]
            assert (await stranger.get(f"/api/tables/{table_id}/record")).content == raw
            answer = await anna.post("/api/replays", params={"seat": "1"}, json=json.loads(raw))
            assert answer.status_code == 200, answer.text
            check_replay(answer.json(), json.loads(raw), "1")

    asyncio.run(run())


@pytest.mark.parametrize("game", GAMES)
def test_replays_show_what_each_seat_knew(game: str) -> None:
    raw = record.encode(fair_game(game)).encode()
    for seat in (None, "0", "1", "open"):
        told = json.loads(replays.replayed(replays.Wish(raw, seat, "de")))
        check_replay(told, json.loads(raw), seat)


def fair_game(name: str) -> Record:
    game, chooser, seed = games.load(name), random.Random(3), bytes(range(32))
    options = game.read_options(game.complete(dict(GAMES[name]), Dice(1)))
    match = Match(game, options, 2)
    match.settle(fair.Draws(seed, match.draws))
    while not match.is_over:
        match.play(chooser.choice(match.legal()))
        match.settle(fair.Draws(seed, match.draws))
    people = [Seat("Anna"), Seat("Ben")]
    return record.make(match, people, Fair(commitment(seed), seed.hex()))


def app_draws(app: Starlette, table_id: str) -> int:
    draws = app.state.service.rooms.open.get(table_id).table.row.draws
    assert isinstance(draws, int)
    return draws


def check_replay(told: Json, written: Json, seat: str | None) -> None:
    """Frame by frame what the seat would have seen; all of it only where it is open."""
    read = msgspec.convert(written, Record)
    match = record.replay(read, games.load(read.game))
    number = int(seat) if seat in ("0", "1") else None
    assert told["draws"] == proof.check_chance(read, games.load(read.game))
    assert told["result"] and told["seat"] == number and told["is_open"] == (seat == "open")
    numbers = [frame["n"] for frame in told["frames"]]
    assert numbers == sorted(numbers) and numbers[-1] == len(match.log)
    moves = [move for frame in told["frames"] for move in frame["moves"]]
    assert moves == ([e.move for e in read.log] if seat == "open" else match.observed_log(number))
    whole = [frame for frame in told["frames"] if not frame.get("is_part")]
    for frame in whole[:: max(1, len(whole) // 4)]:
        past = match.at(frame["n"])
        assert frame["view"] == msgspec.to_builtins(past.view(number))
        assert ("views" in frame) == ("position" in frame) == (seat == "open")
        assert bool(frame["prompt"]) == isinstance(frame["actor"], int)
    assert told["frames"][-1]["actor"] is None


def test_an_ending_is_in_the_record(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna, guest(app, "Ben") as ben:
            table_id = await new_table(anna, [{"kind": "me"}, {"kind": "open"}])
            path = f"/api/tables/{table_id}/record"
            early = await anna.get(path)
            assert (early.status_code, early.json()["error"]) == (409, "table-waits")
            await ben.post(f"/api/tables/{table_id}/join")
            rooms = app.state.service.rooms
            await rooms.change(table_id, lambda t: t.resign(1, t.row.version, rooms.now()))
            read = record.decode((await ben.get(path)).content)
            assert read.ending is not None and read.outcome is None
            assert (read.ending.reason, read.ending.seat) == ("resigned", 1)
            assert proof.check_chance(read, games.load("antinomy"))

    asyncio.run(run())


@pytest.mark.parametrize("game", GAMES)
def test_during_the_game_one_gets_what_one_knows(tmp_path: Path, game: str) -> None:
    """Two seats and a spectator, with undone steps, against another truth they cannot tell."""

    async def run() -> None:
        async with (
            serving(tmp_path) as app, guest(app) as anna, guest(app, "Ben") as ben,
            visitor(app) as spectator,
        ):  # fmt: skip
            seats = [{"kind": "me"}, {"kind": "open"}]
            table_id = await new_table(anna, seats, game, options=GAMES[game])
            await ben.post(f"/api/tables/{table_id}/join")
            await play(app, table_id, 12)
            rooms = app.state.service.rooms
            for back in (0, 1, 0):
                await rooms.change(table_id, lambda t, s=back: t.take_back(s, rooms.now()))
            await play(app, table_id, 3)
            table = (await rooms.room(table_id)).table
            assert match_of(table).undone and table.row.status == "playing"
            path = f"/api/tables/{table_id}/record"
            for client, seat in ((anna, 0), (ben, 1), (spectator, None)):
                raw = (await client.get(path)).content
                check_known(json.loads(raw), table, seat)
                assert table.row.seed.encode() not in raw
            stolen = await ben.get(path, params={"seat": "0"})
            assert (stolen.status_code, stolen.json()["error"]) == (403, "table-not-seated")
            for bad in ("7", "-1", "x", "none"):
                assert (await ben.get(path, params={"seat": bad})).status_code == 400
            assert (await spectator.get(path, params={"seat": "1"})).status_code == 403

    asyncio.run(run())


def check_known(known: Json, table: Any, seat: int | None) -> None:
    """Nothing but the told log; and no key that could carry more."""
    assert set(known) == {
        "spieluhr", "game", "rules", "data", "options", "seats", "known_to", "log", "undone",
        "chance", "hints",
    }  # fmt: skip
    assert known["known_to"] == seat
    assert [step["move"] for step in known["log"]] == table.match.observed_log(seat)
    assert all(set(step) == {"actor", "move"} for step in known["log"])
    assert all(set(mark) == {"seat", "from", "to"} for mark in known["undone"])
    assert known["chance"]["seed"] is None


def broken(raw: bytes, **change: Any) -> bytes:
    return json.dumps({**json.loads(raw), **change}).encode()


def test_bad_records_are_refused_in_words(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna:
            raw = record.encode(fair_game("antinomy")).encode()
            good = json.loads(raw)
            unfinished = broken(raw, log=good["log"][:20], undone=[], outcome=None)
            step = {"actor": "chance", "move": "deal g1", "draw": 0}
            mark = {"seat": 0, "from": 9_999, "to": 9_998, "log": [step]}
            cases = [
                (b"", "", 400), (b"{", "", 400), (b"[]", "", 400), (b"\xff", "", 400),
                (b"[" * 100_000, "", 400), (broken(raw, start={"a": "["}), "", 400),
                (broken(raw, game="chess"), "", 400), (broken(raw, rules=99), "", 400),
                (broken(raw, outcome=None), "", 400), (broken(raw, log=good["log"][1:]), "", 400),
                (broken(raw, chance={**good["chance"], "seed": "0" * 64}), "", 400),
                (broken(raw, undone=[mark] * 30), "", 400),
                (broken(raw, log=[step] * 6_000), "", 400), (raw, "2", 400), (raw, "x", 400),
                (unfinished, "open", 409), (b" " * 4_000_001, "", 413),
            ]  # fmt: skip
            for body, seat, status in cases:
                query = {"seat": seat} if seat else {}
                for lang in ("en", "de"):
                    headers = {"content-type": "application/json", "accept-language": lang}
                    answer = await anna.post(
                        "/api/replays", params=query, content=body, headers=headers
                    )
                    assert answer.status_code == status, (body[:80], answer.text)
                    assert answer.json()["say"]
            fine = await anna.post(
                "/api/replays", params={"seat": "1"}, json=json.loads(unfinished)
            )
            assert fine.status_code == 200 and fine.json()["result"] == []

    asyncio.run(run())


def test_long_names_in_a_record_are_not_told_again_and_again(tmp_path: Path) -> None:
    """What happened is told by name: a name of 4 MB made an answer of 700 MB."""

    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna:
            good = json.loads(record.encode(fair_game("antinomy")))
            line = {"step": 20, "moves": ["move 1"], "record": good}
            play = {"step": 20, "seats": ALONE, "record": good}
            for change in ({"name": "x" * 101}, {"player": "x" * 101}):
                bad = {**good, "seats": [{**good["seats"][0], **change}, good["seats"][1]]}
                for path, body in (
                    ("/api/replays", bad), ("/api/reviews", bad),
                    ("/api/replays/line", {**line, "record": bad}),
                    ("/api/replays/play", {**play, "record": bad}),
                ):  # fmt: skip
                    head = {"accept-language": "de"}
                    answer = await anna.post(path, json=body, headers=head)
                    assert answer.status_code == 400, path
                    assert "Namen darin sind zu lang" in answer.json()["say"]

    asyncio.run(run())
