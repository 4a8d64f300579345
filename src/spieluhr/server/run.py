"""One server process: it serves until a signal comes, then finishes what it has begun."""

import asyncio
import contextlib
import logging
import multiprocessing
import signal
import sys
from collections.abc import Iterator
from typing import Any

import uvicorn

from spieluhr.server import logs, pauses
from spieluhr.server.app import make_app
from spieluhr.server.protection.network import Config
from spieluhr.server.protection.shutdown import Shutdown
from spieluhr.server.service import Service
from spieluhr.server.settings import Settings

LOG = logging.getLogger("spieluhr.server")
# To stop; the last is Ctrl-Break, which only Windows has.
SIGNALS = [
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGBREAK") if hasattr(signal, name)
]
SWITCH = 0.001  # seconds until another thread gets its turn: the store's threads wait for the table


class Server(uvicorn.Server):
    """At a signal everybody is sent away first: what they had begun is done, then it stops."""

    def __init__(self, config: Config, shutdown: Shutdown) -> None:
        super().__init__(config)
        self._shutdown = shutdown
        self.connections = config.connections
        self._stopping: asyncio.Task[None] | None = None

    async def serve(self, sockets: Any = None) -> None:
        watch = asyncio.create_task(self.connections.watch())
        try:
            await super().serve(sockets)
        finally:
            watch.cancel()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """By `signal` alone: not every system's loop knows signals."""
        loop = asyncio.get_running_loop()

        def on_signal(*_: object) -> None:
            loop.call_soon_threadsafe(self.stop)

        before = {one: signal.signal(one, on_signal) for one in SIGNALS}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)

    def stop(self) -> None:
        """Begin to stop gently; a second call changes nothing."""
        if self._stopping is None:
            self._stopping = asyncio.create_task(self._stop_gently())

    async def _stop_gently(self) -> None:
        await self._shutdown.begin()
        self.should_exit = True


def run(settings: Settings) -> None:
    """Until a signal comes. Nothing else runs in this process."""
    sys.setswitchinterval(SWITCH)
    logs.set_up()
    app = make_app(settings)
    service: Service = app.state.service
    if settings.is_secure and not settings.hosts:
        LOG.warning("SPIELUHR_HOSTS is not set: the server answers to any name")
    pauses.spare_collector()
    Server(Config(app, settings), service.shutdown).run()
    end_children()


def end_children() -> None:
    """Stop the bots that are still thinking: their answers are no longer needed."""
    for child in multiprocessing.active_children():
        child.kill()
