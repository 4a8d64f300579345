"""The server as one ASGI application."""

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute

from spieluhr.server import errors
from spieluhr.server.http import openapi, pages, routes
from spieluhr.server.protection.guard import Guard
from spieluhr.server.protection.shutdown import ShutdownMiddleware
from spieluhr.server.service import Service
from spieluhr.server.settings import Settings


def make_app(settings: Settings, service: Service | None = None) -> Starlette:
    """Everything joined. The database is opened and background work begun with its lifespan."""
    service = service or Service(settings)

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await service.start()
        try:
            yield
        finally:
            await service.stop()

    everything = [
        *routes.routes(),
        WebSocketRoute("/ws/{table}", service.sockets.talk),
        *pages.routes(Path(settings.pages) if settings.pages else None),
    ]
    layers = [
        Middleware(Guard, settings=settings, orders=service.orders),
        Middleware(ShutdownMiddleware, shutdown=service.shutdown),
    ]
    app = Starlette(
        routes=everything,
        lifespan=lifespan,
        middleware=layers,
        exception_handlers={HTTPException: errors.no_route},
    )
    app.router.redirect_slashes = False
    app.state.service = service
    app.state.openapi = openapi.document()
    app.state.messages = openapi.messages()
    return app
