"""What a database refuses does not tell the values it was asked with, such as hidden cards."""

import asyncio
import traceback
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import sqlalchemy as sql
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed

from spieluhr.cli.load_clients import Player, ask
from spieluhr.cli.server_process import Running, free_port
from spieluhr.core.dice import Dice
from spieluhr.server.store.rows import tables
from spieluhr.server.store.store import Store, connect
from tests.server.postgres import Cluster, cluster  # noqa: F401
from tests.server.tables import SEED, TWO, Club, add_guests, any_move, run

FULL = {
    "postgresql": ["ALTER TABLE steps ADD CONSTRAINT no_more CHECK (n < 0) NOT VALID"],
    "sqlite": [
        "CREATE TRIGGER no_more BEFORE INSERT ON steps BEGIN SELECT RAISE(ABORT, 'no more'); END"
    ],
}


async def fill_up(store: Store) -> None:
    """From now on no step of any game can be stored."""

    def do(db: sql.Connection) -> None:
        for line in FULL[db.dialect.name]:
            db.execute(sql.text(line))

    await store.database.write(do)


async def _refused_move(club: Club) -> str:
    """All that can be said of a move that was not stored."""
    table_id = await club.begun(TWO)
    await fill_up(club.store)
    before = (await club.rooms.room(table_id)).table
    with pytest.raises(sql.exc.SQLAlchemyError) as found:
        await club.rooms.change(table_id, any_move(Dice(1)))
    assert (await club.rooms.room(table_id)).table.row.version == before.row.version
    return "".join(traceback.format_exception(found.value)) + repr(found.value)


def _need_silence(said: str, values: set[str]) -> None:
    assert values and not [value for value in values if value in said]
    assert "DETAIL" not in said and "[parameters:" not in said


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_move_that_cannot_be_stored_stays_secret(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    values: set[str] = set()

    async def test(club: Club) -> None:
        save = club.store.save

        async def note(change: object) -> bool:
            values.update(step.move for step in change.added)  # type: ignore[attr-defined]
            return await save(change)  # type: ignore[arg-type]

        monkeypatch.setattr(club.store, "save", note)
        _need_silence(await _refused_move(club), values | {SEED})

    if kind == "sqlite":
        run(tmp_path, test)
    else:
        postgres: Cluster = request.getfixturevalue("postgres")
        asyncio.run(_with_store(postgres.new_database(), test))


async def _with_store(url: str, test: Callable[[Club], Awaitable[None]]) -> None:
    store = connect(url)
    await store.upgrade()
    await add_guests(store)
    try:
        await test(Club(store))
    finally:
        await store.close()


def test_a_value_of_a_wrong_kind_is_not_told(postgres: Cluster) -> None:
    """The driver refuses it before PostgreSQL sees it, and would name it."""

    async def test(club: Club) -> None:
        query = tables.select().where(tables.c.version == "seven of hearts")
        with pytest.raises(sql.exc.SQLAlchemyError) as found:
            await club.store.database.look(lambda db: db.execute(query).all())
        assert "hearts" not in "".join(traceback.format_exception(found.value))

    asyncio.run(_with_store(postgres.new_database(), test))


def test_neither_log_nor_answer_of_a_server_tells_it(postgres: Cluster, tmp_path: Path) -> None:
    db, log = postgres.new_database(), tmp_path / "log"
    server = Running(db, free_port(), log)
    try:
        server.wait()
        tokens = [ask(server.url, "POST", "/api/me", {"name": name})["token"] for name in TWO]
        wish = {"game": "antinomy", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = ask(server.url, "POST", "/api/tables", wish, tokens[0])["id"]
        ask(server.url, "POST", f"/api/tables/{table}/join", None, tokens[1])
        move, said = asyncio.run(_play_into_the_void(server, db, table, tokens))
    finally:
        assert server.stop() == 0
    logged = log.read_text()
    assert "CheckViolationError (23514): public.steps.no_more" in logged  # what to look for
    _need_silence(logged + said, {f"{table}, ", f'"{move}"', f" {move},", "Failing row"})


async def _play_into_the_void(
    server: Running, db: str, table: str, tokens: list[str]
) -> tuple[str, str]:
    """The move, and all that was said after it."""
    players = [Player(server.url, token) for token in tokens]
    for player in players:
        await player.enter(table)
    for player in players:
        await player.until_it_begins()
    mover = next(player for player in players if player.seen.legal)
    store = connect(db)
    await fill_up(store)
    await store.close()
    move, said = mover.seen.legal[0].move, []
    headers = {"Cookie": f"spieluhr={mover.token}"}
    address = f"{server.url.replace('http', 'ws')}/ws/{table}"
    async with open_socket(address, additional_headers=headers) as socket:
        await socket.recv()
        await socket.send(f'{{"do":"play","version":{mover.seen.version},"move":"{move}"}}')
        try:
            async with asyncio.timeout(30):
                while True:
                    said.append(str(await socket.recv()))
        except ConnectionClosed as closed:
            said.append(repr(closed))
    for player in players:
        await player.leave()
    return move, "".join(one for one in said if '"is":"presence"' not in one)
