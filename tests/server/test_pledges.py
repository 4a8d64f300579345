"""Two-party chance: nothing is dealt before all have added to it, and all of it is proved."""

import asyncio
import hashlib
import secrets
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from starlette.applications import Starlette

from spieluhr.bots import honest
from spieluhr.cli.main import main
from spieluhr.core import fair, proof, record
from spieluhr.core.dice import Dice
from spieluhr.core.errors import Malformed
from spieluhr.core.schema import Record
from spieluhr.server.bots.jobs import bot_job, choose_move
from spieluhr.server.errors import ServerError
from spieluhr.server.store.rows import SeatRow
from spieluhr.server.tables import records, seating
from spieluhr.server.tables.table import Table
from tests.server.asking import Json, guest, new_table, serving
from tests.server.tables import NOW, advance, row, sitting

NONCES = {name: hashlib.sha256(name.encode()).hexdigest() for name in ("anna", "bert", "eve")}
ME, OPEN = {"kind": "me"}, {"kind": "open"}
BEGINNER = {"kind": "bot", "level": "beginner"}


def pledge_of(name: str) -> str:
    return fair.commitment(bytes.fromhex(NONCES[name]))


def waiting(players: list[str], game: str = "antinomy", **other: Any) -> Table:
    """A table where everybody sits and nobody has added to chance."""
    made = row(players, game, other.pop("options", None), **{"id": "a" * 22, **other})
    seats = sitting(made.id, players)
    made.pledges = [None if place.guest is None else "" for place in seats]
    made.nonces = [None for _ in seats]
    made.wished = dict(made.options)
    return Table.read(made, seats, [])


def test_nothing_is_dealt_before_everybody_has_added() -> None:
    table = waiting(["anna", "bert"])
    assert seating.begin(table, NOW) is None and table.match is None
    seating.pledge(table, "anna", pledge_of("anna"), NOW)
    with pytest.raises(ServerError):  # too early: Bert could choose his nonce by it
        seating.reveal(table, "anna", NONCES["anna"], NOW)
    seating.pledge(table, "bert", pledge_of("bert"), NOW)
    seating.reveal(table, "bert", NONCES["bert"], NOW)
    assert table.row.draws == 0
    seating.reveal(table, "anna", NONCES["anna"], NOW)
    assert table.actor is not None and table.row.draws > 0
    assert table.row.nonces == [NONCES["anna"], NONCES["bert"]]


def test_a_nonce_that_was_not_pledged_is_refused() -> None:
    table = waiting(["anna", "bert"])
    for name in ("anna", "bert"):
        seating.pledge(table, name, pledge_of(name), NOW)
    with pytest.raises(ServerError):
        seating.reveal(table, "anna", NONCES["eve"], NOW)
    with pytest.raises(ServerError):
        seating.reveal(table, "eve", NONCES["eve"], NOW)
    assert table.row.nonces == [None, None]


def test_who_pledges_anew_after_a_nonce_was_shown_sets_all_back() -> None:
    table = waiting(["anna", "bert"])
    for name in ("anna", "bert"):
        seating.pledge(table, name, pledge_of(name), NOW)
    seating.reveal(table, "anna", NONCES["anna"], NOW)
    seating.pledge(table, "bert", pledge_of("eve"), NOW)
    assert table.row.nonces == [None, None]
    assert table.row.pledges == ["", pledge_of("eve")]


def test_what_is_said_twice_changes_nothing() -> None:
    table = waiting(["anna", "bot:club"])
    assert seating.reveal(table, "anna", NONCES["anna"], NOW) is not None
    version = table.row.version
    assert seating.reveal(table, "anna", NONCES["anna"], NOW) is None  # it has begun meanwhile
    two = waiting(["anna", "bert"])
    assert seating.pledge(two, "anna", pledge_of("anna"), NOW) is not None
    assert seating.pledge(two, "anna", pledge_of("anna"), NOW) is None
    assert (table.row.version, two.row.version) == (version, 1)


def test_when_somebody_comes_or_goes_all_begin_anew() -> None:
    table = waiting(["anna", "bert"])
    for name in ("anna", "bert"):
        seating.pledge(table, name, pledge_of(name), NOW)
    seating.reveal(table, "anna", NONCES["anna"], NOW)
    seating.stand(table, "bert", NOW)
    assert table.row.pledges == ["", None] and table.row.nonces == [None, None]
    seating.sit(table, "eve", "Eve", NOW)
    assert table.row.status == "open" and table.row.pledges == ["", ""]


def test_alone_among_bots_one_nonce_is_enough() -> None:
    table = waiting(["anna", "bot:club"])
    seating.reveal(table, "anna", NONCES["anna"], NOW)
    assert table.row.status == "playing" and table.row.nonces == [NONCES["anna"], None]


def test_every_nonce_and_the_seed_change_the_cards() -> None:
    """Neither the server nor a player can choose them alone."""

    def dealt(anna: str, bert: str, **other: Any) -> list[str]:
        table = waiting(["anna", "bert"], **other)
        seating.pledge(table, "anna", fair.commitment(bytes.fromhex(anna)), NOW)
        seating.pledge(table, "bert", fair.commitment(bytes.fromhex(bert)), NOW)
        seating.reveal(table, "anna", anna, NOW)
        seating.reveal(table, "bert", bert, NOW)
        assert table.match is not None
        return [table.game.codec.text(step.move) for step in table.match.log]

    one, other, eve = (NONCES[name] for name in ("anna", "bert", "eve"))
    usual = dealt(one, other)
    assert usual == dealt(one, other)
    changed = [dealt(eve, other), dealt(one, eve), dealt(other, one)]
    changed += [dealt(one, other, seed="ab" * 32), dealt(one, other, id="t" * 22)]
    assert all(deal != usual for deal in changed)


def test_eras_left_to_chance_follow_from_the_key() -> None:
    drawn = set()
    for n in range(24):
        table = waiting(["anna", "bot:club"], "perfect_moment")
        asked = {name: value for name, value in table.row.options.items() if name != "eras"}
        table.row.options, table.row.wished = dict(asked), asked
        seating.reveal(table, "anna", hashlib.sha256(b"%d" % n).hexdigest(), NOW)
        drawn.add(tuple(table.row.options["eras"]))
        right = proof.complete(table.game, asked, table.key)
        assert table.row.options["eras"] == right["eras"]
    assert len(drawn) == 4  # each of the four eras may be left out


def test_a_bot_that_takes_over_is_told_since_when() -> None:
    table = waiting(["anna", "bert", "bot:club"], "dragonkeepers", options={"players": 3})
    for name in ("anna", "bert"):
        seating.pledge(table, name, pledge_of(name), NOW)
    for name in ("anna", "bert"):
        seating.reveal(table, name, NONCES[name], NOW)
    advance(table, 5, Dice(1))
    assert table.match is not None
    steps = len(table.match.log)
    change = table.hand_over(0, NOW)
    assert change.seats == [SeatRow(table.row.id, 0, None, "club", "anna", since=steps)]


# Over HTTP.


async def add(client: httpx.AsyncClient, table: str, **said: str) -> httpx.Response:
    return await client.post(f"/api/tables/{table}/chance", json=said)


def test_the_hash_is_shown_when_a_table_is_made_and_the_seed_at_its_end(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path, is_adding=False) as app, guest(app) as anna:
            table = await new_table(anna, [ME, BEGINNER])
            shown = (await anna.get(f"/api/tables/{table}")).json()
            assert shown["status"] == "open" and shown["chance"]["wants"] == "reveal"
            assert shown["chance"]["seed"] is None and len(shown["chance"]["hash"]) == 64
            nonce = secrets.token_hex(32)
            begun = (await add(anna, table, nonce=nonce)).json()
            assert begun["status"] == "playing" and begun["chance"]["nonces"] == [nonce, None]
            await play_out(app, table)
            over = (await anna.get(f"/api/tables/{table}")).json()["chance"]
            assert over["hash"] == shown["chance"]["hash"]
            assert fair.commitment(bytes.fromhex(over["seed"])) == over["hash"]

    asyncio.run(run())


async def play_out(app: Starlette, table: str) -> None:
    """By bots of the server's own at every seat: the person resigns."""
    rooms = app.state.service.rooms
    await rooms.change(table, lambda t: t.resign(0, t.row.version, rooms.now()))


def test_two_people_pledge_and_reveal(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            serving(tmp_path, is_adding=False) as app, guest(app) as anna, guest(app, "Ben") as ben,
        ):  # fmt: skip
            table = await new_table(anna, [ME, OPEN])
            one, two = secrets.token_hex(32), secrets.token_hex(32)
            said = {"pledge": fair.commitment(bytes.fromhex(one))}
            assert (await add(anna, table, **said)).json()["chance"]["wants"] is None
            joined = (await ben.post(f"/api/tables/{table}/join")).json()
            assert joined["status"] == "open" and joined["chance"]["wants"] == "pledge"
            await add(anna, table, **said)
            await add(ben, table, pledge=fair.commitment(bytes.fromhex(two)))
            await add(ben, table, nonce=two)
            begun = (await add(anna, table, nonce=one)).json()
            assert begun["status"] == "playing" and begun["chance"]["nonces"] == [one, two]

    asyncio.run(run())


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({}, 400),
        ({"pledge": "0" * 64, "nonce": "0" * 64}, 400),
        ({"nonce": "0" * 63}, 400),
        ({"nonce": "0" * 64 + "\n"}, 400),
        ({"nonce": "G" * 64}, 400),
        ({"nonce": "0" * 64}, 409),  # before everybody has pledged
    ],
)
def test_what_is_no_nonce_is_refused_and_changes_nothing(
    tmp_path: Path, body: Json, status: int
) -> None:
    async def run() -> None:
        async with serving(tmp_path, is_adding=False) as app, guest(app) as anna:
            table = await new_table(anna, [ME, OPEN])
            before = (await anna.get(f"/api/tables/{table}")).json()
            refused = await anna.post(f"/api/tables/{table}/chance", json=body)
            assert refused.status_code == status and refused.json()["say"]
            assert (await anna.get(f"/api/tables/{table}")).json() == before

    asyncio.run(run())


def test_bots_with_a_token_need_not_add(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path, is_adding=False) as app, guest(app) as anna:
            token = (await anna.post("/api/tokens", json={"name": "Robo"})).json()["token"]
            table = await new_table(anna, [ME, OPEN])
            robo = {"authorization": f"Bearer {token}"}
            anna.cookies, cookies = httpx.Cookies(), anna.cookies
            await anna.post(f"/api/tables/{table}/join", headers=robo)
            anna.cookies = cookies
            begun = (await add(anna, table, nonce=NONCES["anna"])).json()
            assert begun["status"] == "playing"

    asyncio.run(run())


# Records.


def finished(level: str, game: str = "antinomy", **options: Any) -> Table:
    """A game of two built-in bots and a person who resigns late."""
    table = waiting(["anna", f"bot:{level}"], game, options=options or None)
    seating.reveal(table, "anna", NONCES["anna"], NOW)
    while table.actor is not None and table.match is not None and len(table.match.log) < 60:
        job = bot_job(table, table.bot_to_move or "beginner")
        table.play_bot(table.actor, choose_move(job), table.row.version, NOW)
    if table.actor is not None:
        table.resign(0, table.row.version, NOW)
    return table


def whole(table: Table) -> Record:
    return records.whole(table, ["human", table.seats[1].bot or "human"])


def saved(tmp_path: Path, written: Record) -> str:
    path = tmp_path / "game.json"
    path.write_text(record.encode(written), encoding="utf-8")
    return str(path)


def test_verify_proves_chance_and_bots(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written = whole(finished("club"))
    assert main(["verify", saved(tmp_path, written), "--bots"]) == 0
    said = capsys.readouterr().out
    assert "and the players' random numbers: right" in said
    assert "bots: the same move, " in said


def test_a_bot_that_plays_another_move_is_found_out() -> None:
    """A record of a bot that threw its dice twice: every move is legal, chance is right."""
    table = waiting(["anna", "bot:beginner"], "dragonkeepers", options={"players": 2})
    seating.reveal(table, "anna", NONCES["anna"], NOW)
    rolled = 0
    while table.actor is not None and table.match is not None and len(table.match.log) < 80:
        again = 12345 + rolled if table.actor == 1 else None  # not the dice of the key
        job = bot_job(table, "beginner", again)
        rolled += table.actor == 1
        table.play_bot(table.actor, choose_move(job), table.row.version, NOW)
    table.resign(0, table.row.version, NOW)
    written = whole(table)
    proof.check_chance(written, table.game)
    with pytest.raises(Malformed, match="plays"):
        honest.check_bots(written, table.game)


def test_a_record_whose_nonces_were_changed_is_found_out() -> None:
    table = finished("beginner", "perfect_moment")
    written = whole(table)
    proof.check_chance(written, table.game)
    chance = written.chance
    assert chance is not None and chance.asked is not None
    other = msgspec.structs.replace(chance, nonces=[NONCES["eve"], None])
    moved = msgspec.structs.replace(chance, table="x" * 22)
    fewer = msgspec.structs.replace(chance, nonces=[NONCES["anna"]])
    for wrong in (other, moved, fewer):
        with pytest.raises(Malformed):
            proof.check_chance(msgspec.structs.replace(written, chance=wrong), table.game)


def test_another_version_of_the_bots_cannot_be_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    written = msgspec.structs.replace(whole(finished("beginner")), bots=999)
    assert main(["verify", saved(tmp_path, written), "--bots"]) == 0
    assert "bots: cannot tell, as version 999 of the bots played" in capsys.readouterr().out
