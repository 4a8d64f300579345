"""The server as one ASGI application."""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute

from spieluhr.server import faults, http, logs, openapi, pages, socket
from spieluhr.server.doors import Doorkeeper
from spieluhr.server.guard import Guard
from spieluhr.server.service import Service
from spieluhr.server.settings import Settings, from_environment

SWITCH = 0.001  # seconds until another thread gets its turn: the store's threads wait for the table


def make_app(settings: Settings, owns_process: bool = False) -> Starlette:
    """`owns_process`: nothing else runs in this process, and signals are for the server."""
    service = Service(settings)

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await service.start()
        if owns_process:
            stop_gently(service)
        try:
            yield
        finally:
            await service.stop()
            if owns_process:
                end_children()

    routes = [
        *http.routes(),
        WebSocketRoute("/ws/{table}", socket.talk),
        *pages.routes(Path(settings.pages) if settings.pages else None),
    ]
    layers = [Middleware(Guard, settings=settings), Middleware(Doorkeeper, doors=service.doors)]
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=layers,
        exception_handlers={HTTPException: faults.no_route},
    )
    app.router.redirect_slashes = False
    app.state.service = service
    app.state.openapi = openapi.document()
    app.state.messages = openapi.messages()
    return app


def from_env() -> Starlette:
    """For granian's processes."""
    sys.setswitchinterval(SWITCH)
    logs.set_up()
    return make_app(from_environment(), owns_process=True)


def stop_gently(service: Service) -> None:
    """At SIGTERM the doors are shut first. Then granian, which drops what is open, may stop."""
    loop = asyncio.get_running_loop()
    stopping: list[asyncio.Task[None]] = []

    async def stop() -> None:
        await service.doors.shut()
        os.kill(os.getpid(), signal.SIGINT)

    def begin() -> None:
        if not stopping:
            stopping.append(loop.create_task(stop()))

    loop.add_signal_handler(signal.SIGTERM, begin)


def end_children() -> None:
    """Bots that think: whatever they find is not wanted any more."""
    for child in multiprocessing.active_children():
        child.kill()
