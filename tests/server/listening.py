"""A whole server on a port of this machine, in the test's process, and raw connections to it."""

import asyncio
import contextlib
import struct
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

from spieluhr.cli.server_process import free_port
from spieluhr.server.app import make_app
from spieluhr.server.protection.network import Config
from spieluhr.server.run import Server
from spieluhr.server.service import Service
from spieluhr.server.settings import Settings
from tests.server.tables import Club, add_guests

HOST = "127.0.0.1"
PATIENCE = 60.0  # seconds until an answer is missed


class Raw:
    """A connection that may do what a library would not."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def send(self, data: bytes) -> None:
        self.writer.write(data)

    async def flush(self) -> None:
        await self.writer.drain()

    async def head(self) -> str:
        async with asyncio.timeout(PATIENCE):
            return (await self.reader.readuntil(b"\r\n\r\n")).decode()

    async def rest(self) -> bytes:
        """All that comes until the server hangs up."""
        found = bytearray()
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(PATIENCE):
                while part := await self.reader.read(65536):
                    found += part
        return bytes(found)


class Port(Club):
    """The server, with people it knows, and where it listens."""

    def __init__(self, service: Service, port: int) -> None:
        super().__init__(service.store)
        self.service = service
        self.rooms = service.rooms
        self.port = port

    @contextlib.asynccontextmanager
    async def raw(self) -> AsyncIterator[Raw]:
        reader, writer = await asyncio.open_connection(HOST, self.port)
        try:
            yield Raw(reader, writer)
        finally:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()

    @contextlib.asynccontextmanager
    async def socket(self, table: str) -> AsyncIterator[Raw]:
        """After the handshake."""
        async with self.raw() as raw:
            raw.send(
                f"GET /ws/{table} HTTP/1.1\r\nHost: {HOST}:{self.port}\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
            )
            assert "101" in (await raw.head()).splitlines()[0]
            yield raw

    def asking(self, method: str, path: str, size: int = 0) -> bytes:
        """A request as far as its body."""
        return (
            f"{method} {path} HTTP/1.1\r\nHost: {HOST}:{self.port}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {size}\r\n\r\n"
        ).encode()


def frame(opcode: int, payload: bytes, is_last: bool = True) -> bytes:
    """Masked with zeros."""
    head, size = opcode | (0x80 if is_last else 0), len(payload)
    if size < 126:
        return struct.pack("!BB", head, 0x80 | size) + bytes(4) + payload
    return struct.pack("!BBQ", head, 0x80 | 127, size) + bytes(4) + payload


def listen(folder: Path, test: Callable[[Port], Awaitable[None]], **settings: Any) -> None:
    async def all_of_it() -> None:
        url, port = f"sqlite:///{folder / 'port.sqlite'}", free_port()
        chosen = Settings(db=url, port=port, workers=1, **settings)
        app = make_app(chosen)
        server = Server(Config(app, chosen), app.state.service.shutdown)
        serving = asyncio.create_task(server.serve())
        while not server.started:
            assert not serving.done()
            await asyncio.sleep(0.01)
        await add_guests(app.state.service.store)
        try:
            await test(Port(app.state.service, port))
        finally:
            server.stop()
            await asyncio.wait_for(serving, PATIENCE)

    asyncio.run(all_of_it())
