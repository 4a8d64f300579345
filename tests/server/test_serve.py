"""`spieluhr serve` says in words why it cannot start, and stops without a loss."""

import asyncio
import contextlib
import gc
import io
import signal
import socket
from pathlib import Path

import pytest
from starlette.types import Message, Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed

from spieluhr.cli.db_check import damage
from spieluhr.cli.main import main
from spieluhr.cli.server_process import Running, free_port
from spieluhr.server.protection.shutdown import Shutdown
from spieluhr.server.store import access
from spieluhr.server.store.store import Store
from tests.server.watched import Watched

PATIENCE = 120.0  # seconds: a server that hangs fails the test, a slow machine does not


def serve(*arguments: str) -> str:
    """What it says; all this is found out before anything is started."""
    said = io.StringIO()
    with contextlib.redirect_stderr(said), pytest.raises(SystemExit) as ended:
        main(["serve", *arguments])
    assert ended.value.code == 2
    assert said.getvalue().count("\n") == 1
    return said.getvalue()


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        said = serve("--port", port, "--db", f"sqlite:///{tmp_path}/a.sqlite")
    assert said == f"spieluhr: “127.0.0.1:{port}”: the port is in use.\n"


@pytest.mark.parametrize(
    ("host", "words"),
    [("192.0.2.1", "this machine does not have that address"), ("no.such.host.invalid", "no such")],
)
def test_an_address_that_is_not_ours(host: str, words: str) -> None:
    assert words in serve("--host", host, "--port", str(free_port()))


@pytest.mark.parametrize(
    ("db", "words"),
    [
        ("letter", "use sqlite:"),
        ("mysql://a/b", "use sqlite:"),
        ("sqlite:////proc/nowhere/a.sqlite", "“/proc/nowhere/a.sqlite.lock”"),
        ("postgresql://me:secret@127.0.0.1:1/x", "the database is not responding"),
    ],
)
def test_a_database_that_cannot_be_used(db: str, words: str) -> None:
    said = serve("--port", str(free_port()), "--db", db)
    assert words in said
    assert "secret" not in said


def test_a_server_stops_gently(tmp_path: Path) -> None:
    """Under load and while a bot thinks: sockets are told, all is stored, the code is 0."""
    db = f"sqlite:///{tmp_path / 'stop.sqlite'}"
    server = Running(db, free_port(), tmp_path / "log")
    try:
        server.wait()
        codes = asyncio.run(_stop_under_load(server))
    finally:
        server.stop()
    assert server.process.returncode == 0
    assert codes == [1012, 1012, 1012]
    assert b"Traceback" not in (tmp_path / "log").read_bytes()

    async def damaged(store: Store) -> set[str | None]:
        return {await damage(store, table_id) for table_id in await store.every_table()}

    assert asyncio.run(access.with_store(db, damaged)) == {None}


async def _sent_away(spectator: ClientConnection) -> int:
    """With which code."""
    try:
        while True:
            await spectator.recv()
    except ConnectionClosed as closed:
        return 0 if closed.rcvd is None else closed.rcvd.code


async def _stop_under_load(server: Running) -> list[int]:
    """How three spectators were sent away."""
    tables = [Watched([server.url], "steam_time", n, has_bot=n == 0) for n in range(4)]
    playing = [asyncio.create_task(table.play(asyncio.Event())) for table in tables]
    while not all(table.games and len(table.games[-1].known) > 3 for table in tables):
        await asyncio.sleep(0.05)
    address = f"ws://127.0.0.1:{server.port}/ws/{tables[0].games[0].table_id}"
    spectators = [await open_socket(address) for _ in range(3)]
    server.process.send_signal(signal.SIGTERM)
    codes = [await _sent_away(spectator) for spectator in spectators]
    await asyncio.to_thread(server.process.wait, PATIENCE)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return codes


def test_stopping_is_quiet_about_those_who_left_first(caplog: pytest.LogCaptureFixture) -> None:
    """A player who closes the window at that very moment is no error."""

    async def gone(message: Message) -> None:
        raise ClientDisconnected

    async def nothing() -> Message:
        return {}

    async def stop() -> None:
        shutdown, stay = Shutdown(lambda: None), asyncio.Event()

        async def visit(scope: Scope, receive: Receive, send: Send) -> None:
            await stay.wait()

        visitor = asyncio.create_task(shutdown.serve(visit, {}, nothing, gone))
        await asyncio.sleep(0)
        asyncio.get_running_loop().call_later(0.01, stay.set)
        await shutdown.begin()
        await visitor

    asyncio.run(stop())
    gc.collect()  # tasks whose errors nobody asked for complain when they go
    assert "never retrieved" not in caplog.text
