"""All HTTP routes, and how a request is answered. Errors come as sentences."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from spieluhr.core.errors import SpieluhrError
from spieluhr.core.game import problem
from spieluhr.server import errors
from spieluhr.server.errors import JSON, ServerError
from spieluhr.server.http import (
    bot_routes,
    operator_routes,
    people_routes,
    puzzle_routes,
    recognition_routes,
    record_routes,
    server_routes,
    table_routes,
    tournament_routes,
)
from spieluhr.server.http.requests import ApiRequest
from spieluhr.server.http.responses import ApiResponse
from spieluhr.server.http.route import ApiRoute
from spieluhr.server.protection.guard import ROUTE, is_own_page
from spieluhr.server.protection.guests import is_bearer, old_cookie
from spieluhr.server.protection.limits import BODY_SECONDS, MOST_BYTES
from spieluhr.server.service import Service

ROUTES = [
    *server_routes.ROUTES,
    *people_routes.ROUTES,
    *recognition_routes.ROUTES,
    *operator_routes.ROUTES,
    *bot_routes.ROUTES,
    *table_routes.ROUTES,
    *record_routes.ROUTES,
    *tournament_routes.ROUTES,
    *puzzle_routes.ROUTES,
]
# Nobody comes into a page of the browser with a passkey, and nobody is called from there.
if sys.platform != "emscripten":
    from spieluhr.server.http import notice_routes, passkey_routes

    ROUTES += [*passkey_routes.ROUTES, *notice_routes.ROUTES]


def routes() -> list[Route]:
    """One for each address: the answer to a wrong method lists all the right ones."""
    by_path: dict[str, dict[str, ApiRoute]] = {}
    for one in ROUTES:
        by_path.setdefault(one.path, {})[one.method] = one
    return [Route(path, endpoint(some), methods=list(some)) for path, some in by_path.items()]


def endpoint(by_method: dict[str, ApiRoute]) -> Callable[[Request], Awaitable[Response]]:
    """Reads the request, calls the handler, answers; every error is a sentence."""

    async def handle(request: Request) -> Response:
        route = by_method["GET" if request.method == "HEAD" else request.method]
        request.scope[ROUTE] = route.path
        lang = errors.language(request)
        try:
            _need_plain(route, request)
            response = await _answered(route, request, lang)
        except SpieluhrError as error:
            return errors.response(error, lang)
        return response.encoded() if isinstance(response, ApiResponse) else response

    return handle


def _renewed(response: ApiResponse | Response, request: Request) -> ApiResponse | Response:
    """Exchange a cookie from before HTTPS was set up for the safer one."""
    old = old_cookie(request)
    if old is None or not isinstance(response, ApiResponse) or response.token is not None:
        return response
    return msgspec.structs.replace(response, token=old, is_secure=True, is_renewed=True)


async def _answered(route: ApiRoute, request: Request, lang: str) -> ApiResponse | Response:
    service: Service = request.app.state.service
    if route.method != "GET" and not route.is_link:
        _check_sender(route, request, service.settings.origins)
    session = await service.guests.session(request)
    guest = session.guest
    if guest is None and route.needs_guest:
        raise ServerError("no-guest")
    if route.method != "GET" and not route.is_for_banned:
        service.orders.refuse_banned(guest)
    asked = ApiRequest(service, request, guest, lang, session.device)
    response = await _handled(route, asked)
    if guest is not None and service.settings.is_secure:
        return _renewed(response, request)
    return response


async def _handled(route: ApiRoute, request: ApiRequest) -> ApiResponse | Response:
    if route.most <= MOST_BYTES:
        return await _done(route, request)
    # A large body holds a slot until it is dealt with: the number of slots bounds the memory.
    with request.service.replays.places.inside(request.address, "too-many-records"):
        return await _done(route, request)


async def _done(route: ApiRoute, request: ApiRequest) -> ApiResponse | Response:
    body = await _body(route, request.http)
    if not route.is_counted:
        return await route.handler(request, body)
    async with request.service.turns.alone(request.me.id):
        return await route.handler(request, body)


async def _body(route: ApiRoute, request: Request) -> Any:
    if route.body is None:
        return None
    try:
        async with asyncio.timeout(BODY_SECONDS):
            raw = await _bytes(request, route.most)
    except TimeoutError:
        raise ServerError("too-slow") from None
    return raw if route.is_raw else _read(raw, route.body)


def _need_plain(route: ApiRoute, request: Request) -> None:
    """What PostgreSQL cannot even be asked about is nowhere. Ids of tables are looked at later."""
    is_strange = "\0" in request.scope["path"] and "{table}" not in route.path
    if is_strange or b"%00" in request.scope["query_string"]:
        raise ServerError("no-route")


def _check_sender(route: ApiRoute, request: Request, origins: tuple[str, ...]) -> None:
    """A page of somebody else can send forms with our cookie, but no token and no JSON."""
    if not is_bearer(request) and not is_own_page(request, origins):
        raise ServerError("foreign")
    kind = request.headers.get("content-type")
    if kind is None and route.body is None:
        return
    if (kind or "").partition(";")[0].strip().lower() != JSON:
        raise ServerError("not-json")


async def _bytes(request: Request, most: int) -> bytes:
    """Not one byte more is kept than is allowed."""
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise ServerError("too-large", most=most)
    return bytes(body)


def _read(raw: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ServerError("message", problem=problem(error)) from None
    except RecursionError:
        raise ServerError("message", problem="it is nested too deeply") from None
