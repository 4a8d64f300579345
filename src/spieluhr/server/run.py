"""One server process: it serves until a signal comes, then lets what was begun be done."""

import asyncio
import contextlib
import logging
import multiprocessing
import signal
import sys
from collections.abc import Iterator
from typing import Any

import uvicorn

from spieluhr.server import logs
from spieluhr.server.app import make_app
from spieluhr.server.protection.network import Config
from spieluhr.server.protection.shutdown import Shutdown
from spieluhr.server.service import Service
from spieluhr.server.settings import Settings

LOG = logging.getLogger("spieluhr.server")
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
        loop = asyncio.get_running_loop()
        for one in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(one, self.stop)
        try:
            yield
        finally:
            for one in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(one)

    def stop(self) -> None:
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
    Server(Config(app, settings), service.shutdown).run()
    end_children()


def end_children() -> None:
    """Bots that think: whatever they find is not wanted any more."""
    for child in multiprocessing.active_children():
        child.kill()
