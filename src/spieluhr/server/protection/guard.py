"""What every request passes: a limit for each address, headers, and no trace of an error."""

import contextlib
import logging
import time
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from spieluhr.core.errors import SpieluhrError
from spieluhr.server import errors, metrics
from spieluhr.server.errors import ServerError
from spieluhr.server.protection.limits import MOST_CONNECTIONS, Buckets, Crowd, address_of
from spieluhr.server.protection.local_network import is_local
from spieluhr.server.protection.orders import OperatorOrders
from spieluhr.server.settings import Settings

LOG = logging.getLogger("spieluhr.http")
ROUTE = "spieluhr.route"  # the pattern of the route, in the scope: addresses name tables
NOT_ALLOWED, BROKEN = 1008, 1011  # why a WebSocket is closed (RFC 6455, 7.4)
# Our own scripts, styles and pictures only; nobody may put us into a frame.
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
STAY_SECURE = {"strict-transport-security": "max-age=31536000"}


def is_own_page(connection: HTTPConnection, origins: tuple[str, ...]) -> bool:
    """A browser names the page that speaks: ours, or one that was allowed."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site") != "cross-site"
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        return False
    return (host != "" and host == connection.headers.get("host")) or origin in origins


class Guard:
    """An ASGI layer of its own: no task and no copy for each request."""

    def __init__(self, app: ASGIApp, settings: Settings, orders: OperatorOrders) -> None:
        self.app = app
        self.orders = orders
        self.hops = settings.proxies
        self.hosts = settings.hosts
        self.headers = HEADERS | (STAY_SECURE if settings.is_secure else {})
        self.buckets = Buckets(settings.requests, settings.request_burst)
        self.crowd = Crowd(settings.connections, MOST_CONNECTIONS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def _is_ours(self, connection: HTTPConnection) -> bool:
        """A name that leads here; who asks on the machine itself needs none."""
        return (connection.url.hostname or "") in self.hosts or is_local(connection)

    def _enter(self, scope: Scope) -> str:
        """The address, if it has not asked too often, and not too much is being done for it."""
        connection = HTTPConnection(scope)
        if self.hosts and not self._is_ours(connection):
            raise ServerError("wrong-host")
        address = address_of(connection, self.hops)
        if self.orders.is_banned_address(address):
            raise ServerError("network-banned")
        if not self.buckets.take(address):
            raise ServerError("too-fast")
        if not self.crowd.enter(address):
            raise ServerError("too-many-connections")
        return address

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = Answering(send, self.headers)
        try:
            address = self._enter(scope)
        except SpieluhrError as error:
            await _refuse(error, scope, receive, answer)
            answer.note(scope)
            return
        try:
            await self.app(scope, receive, answer.send)
        except Exception:
            metrics.FAILURES.labels("request").inc()
            LOG.exception("a request failed", extra={"facts": _facts(scope)})
            if answer.status:
                raise
            await _refuse(ServerError("broken"), scope, receive, answer)
        finally:
            self.crowd.leave(address)
            answer.note(scope)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            address = self._enter(scope)
        except SpieluhrError as error:
            await _turn_away(error, scope, receive, send)
            return
        try:
            with metrics.CONNECTIONS.labels("socket").track_inprogress():
                await self.app(scope, receive, send)
        except Exception:
            metrics.FAILURES.labels("socket").inc()
            LOG.exception("a connection failed")
            with contextlib.suppress(Exception):  # it may be closed already
                await send({"type": "websocket.close", "code": BROKEN})
        finally:
            self.crowd.leave(address)


class Answering:
    """The way back to the asker: headers are added, and the status is remembered."""

    def __init__(self, send: Send, headers: dict[str, str]) -> None:
        self._send = send
        self._headers = headers
        self._begun = time.perf_counter()
        self.status = 0
        self.is_stream = False

    async def send(self, message: Message) -> None:
        """Passes it on, with the headers that are missing, and remembers the status."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            self.is_stream = headers.get("content-type", "").startswith("application/x-ndjson")
            for name, value in self._headers.items():
                headers.setdefault(name, value)
        await self._send(message)

    def note(self, scope: Scope) -> None:
        """For the log and the numbers: the route, never the address, which may be a secret."""
        facts = _facts(scope)
        metrics.requested(facts["method"], facts["route"], self.status)
        if not self.is_stream:
            metrics.REQUEST_SECONDS.observe(time.perf_counter() - self._begun)
        took = round((time.perf_counter() - self._begun) * 1000, 1)
        LOG.info("request", extra={"facts": {**facts, "status": self.status, "ms": took}})


def _facts(scope: Scope) -> dict[str, str]:
    return {"method": scope["method"][:20], "route": scope.get(ROUTE, "none")}


async def _refuse(error: SpieluhrError, scope: Scope, receive: Receive, answer: Answering) -> None:
    response = errors.response(error, errors.language(HTTPConnection(scope)))
    await response(scope, receive, answer.send)


async def _turn_away(error: SpieluhrError, scope: Scope, receive: Receive, send: Send) -> None:
    """Before the handshake: in words where the server can, else by hanging up."""
    metrics.refused(error.key)
    await receive()
    if "websocket.http.response" in scope.get("extensions", {}):
        response = errors.response(error, errors.language(HTTPConnection(scope)))
        await response(scope, receive, send)
    else:
        await send({"type": "websocket.close", "code": NOT_ALLOWED})
