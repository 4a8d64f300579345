"""The HTTP routes: one line each, with the types of what goes in and out."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from spieluhr.core.errors import SpieluhrError
from spieluhr.core.game import problem
from spieluhr.core.schema import Record
from spieluhr.server import errors, metrics
from spieluhr.server.errors import JSON, ServerError
from spieluhr.server.http import daily_handlers, handlers, profile_handlers
from spieluhr.server.http.requests import ApiRequest
from spieluhr.server.http.responses import ApiResponse
from spieluhr.server.live.streams import NDJSON
from spieluhr.server.messages.bots import BotLine, BotMove, Moved
from spieluhr.server.messages.daily import DailyDeals, NewDaily
from spieluhr.server.messages.games import GameLine
from spieluhr.server.messages.lobby import (
    Me,
    MyNonce,
    NewName,
    NewTable,
    OwnBot,
    Recover,
    Recovery,
    Report,
    TableLine,
    Token,
)
from spieluhr.server.messages.profiles import (
    Export,
    Farewell,
    Favourite,
    NewFavourite,
    NewNote,
    PastGame,
    Profile,
)
from spieluhr.server.messages.records import Lesson, PartialRecord, PlayOn, Replay
from spieluhr.server.messages.reviews import ReviewNow
from spieluhr.server.messages.server import Addresses, HealthStatus
from spieluhr.server.protection.guard import ROUTE, is_own_page
from spieluhr.server.protection.guests import is_bearer, old_cookie
from spieluhr.server.protection.limits import (
    BODY_SECONDS,
    MOST_BYTES,
    MOST_RECORD_BYTES,
)
from spieluhr.server.service import Service


class Query(msgspec.Struct, frozen=True):
    """What may stand behind the question mark."""

    name: str
    says: str
    pattern: str


class ApiRoute(msgspec.Struct, frozen=True):
    """A route. `body` and `answer` are types (several: one of them), or None for nothing."""

    method: str
    path: str
    summary: str
    handler: Callable[[ApiRequest, Any], Awaitable[ApiResponse | Response]]
    body: Any = None
    answer: Any = None
    needs_guest: bool = True
    codes: tuple[int, ...] = (200,)
    most: int = MOST_BYTES
    query: tuple[Query, ...] = ()
    media: str = JSON
    is_raw: bool = False  # the body is handed on as it came


MADE = (201,)
TABLE = "/api/tables/{table}"
SEAT = Query(
    "seat",
    "One of my seats; by default the one I see the table from. Of several only whose turn it is",
    "^[0-7]$",
)
EYES = Query("seat", "Whose view: a seat, `open` for all, none: a spectator's", "^([0-7]|open)$")
FAVOURITE = "/api/me/favourites/{favourite}"
GAME = Query("game", "Of this game only", "^[a-z_]{1,40}$")
BEFORE = Query(
    "before", "Only those that ended before that second", "^[0-9]{1,12}([.][0-9]{1,9})?$"
)
DAY = Query("day", "An earlier day", "^[0-9]{4}-[0-9]{2}-[0-9]{2}$")

ROUTES = [
    ApiRoute("GET", "/healthz", "Is the server well?", handlers.health, None, HealthStatus, False),
    ApiRoute(
        "GET", "/metrics", "Metrics for Prometheus", handlers.numbers, None, str, False,
        media=metrics.MEDIA,
    ),
    ApiRoute(
        "GET", "/openapi.json", "This document", handlers.openapi, None, dict[str, Any], False
    ),
    ApiRoute(
        "GET", "/messages.json", "The JSON Schema of all messages", handlers.schema, None,
        dict[str, Any], False,
    ),
    ApiRoute(
        "GET", "/api/games", "Games that can be played", handlers.catalogue, None, list[GameLine],
        False,
    ),
    ApiRoute(
        "GET", "/api/games/{game}/lesson", "First steps in a game", handlers.lesson, None, Lesson,
        False,
    ),
    ApiRoute(
        "GET", "/api/addresses", "How other devices reach the server", handlers.addresses, None,
        Addresses, False,
    ),
    ApiRoute("GET", "/api/me", "Who am I?", handlers.me, answer=Me),
    ApiRoute(
        "POST", "/api/me", "Become a guest; sets the cookie", handlers.become, NewName, Me, False,
        codes=(200, 201),
    ),
    ApiRoute("PUT", "/api/me/name", "Choose another name", handlers.rename, NewName, Me),
    ApiRoute(
        "DELETE", "/api/me", "Delete everything about me", profile_handlers.erase, None, Farewell
    ),
    ApiRoute(
        "GET", "/api/me/profile", "What I have played, counted, and my ratings",
        profile_handlers.show, None, Profile, False,
    ),
    ApiRoute(
        "GET", "/api/me/games", "My games that are over, the latest first",
        profile_handlers.history, None, list[PastGame], False, query=(GAME, BEFORE),
    ),
    ApiRoute(
        "GET", "/api/me/export", "Everything the server remembers of me", profile_handlers.export,
        None, Export,
    ),
    ApiRoute(
        "GET", "/api/me/favourites", "Positions that I saved", profile_handlers.favourites, None,
        list[Favourite], False,
    ),
    ApiRoute(
        "POST", "/api/me/favourites", "Save a position", profile_handlers.add_favourite,
        NewFavourite, list[Favourite], codes=MADE,
    ),
    ApiRoute(
        "PUT", FAVOURITE, "Change its note", profile_handlers.note_favourite, NewNote,
        list[Favourite],
    ),
    ApiRoute(
        "DELETE", FAVOURITE, "Forget a position", profile_handlers.remove_favourite, None,
        list[Favourite],
    ),
    ApiRoute(
        "POST", "/api/me/recovery", "A secret for another device", handlers.recovery, None,
        Recovery, codes=MADE,
    ),
    ApiRoute(
        "POST", "/api/recover", "Become that guest here", handlers.recover, Recover, Me, False
    ),
    ApiRoute(
        "POST", "/api/tokens", "A token for one of my bots", handlers.token, NewName, Token,
        codes=MADE,
    ),
    ApiRoute("GET", "/api/tokens", "My bots", handlers.bots, None, list[OwnBot]),
    ApiRoute(
        "DELETE", "/api/tokens/{bot}", "Revoke the bot's token", handlers.dismiss, None,
        list[OwnBot],
    ),
    ApiRoute(
        "GET", "/api/daily", "The deals of a day, and what was made of them", daily_handlers.deals,
        None, DailyDeals, False, query=(DAY,),
    ),
    ApiRoute(
        "POST", "/api/daily/{game}/{kind}", "Play a daily deal; the first try counts",
        daily_handlers.begin, NewDaily, TableLine, codes=MADE,
    ),
    ApiRoute("GET", "/api/tables", "Open tables", handlers.lobby, None, list[TableLine], False),
    ApiRoute("GET", "/api/tables/mine", "My tables", handlers.mine, None, list[TableLine], False),
    ApiRoute(
        "POST", "/api/tables", "Make a table", handlers.create, NewTable, TableLine, codes=MADE
    ),
    ApiRoute("GET", TABLE, "A table", handlers.table, None, TableLine, False),
    ApiRoute("POST", f"{TABLE}/join", "Sit down", handlers.join, None, TableLine),
    ApiRoute(
        "POST", f"{TABLE}/chance", "Add to its chance", handlers.add_nonce, MyNonce, TableLine
    ),
    ApiRoute("POST", f"{TABLE}/leave", "Leave the table", handlers.leave, None, TableLine),
    ApiRoute(
        "DELETE", TABLE, "Take it off my list; if nobody else plays, it ends", handlers.forget,
        None, list[TableLine],
    ),
    ApiRoute(
        "DELETE", f"{TABLE}/seats/{{seat}}", "Remove a guest before the game starts (hosts)",
        handlers.remove, None, TableLine,
    ),
    ApiRoute(
        "POST", f"{TABLE}/rematch", "Ask for a rematch or agree; made when all people have",
        handlers.rematch, None, TableLine, codes=(200, 201),
    ),
    ApiRoute(
        "DELETE", f"{TABLE}/rematch", "Decline or withdraw a rematch", handlers.no_rematch, None,
        TableLine,
    ),
    ApiRoute(
        "POST", f"{TABLE}/report", "Report the table to whoever runs the server", handlers.report,
        Report, Report, codes=MADE,
    ),
    ApiRoute(
        "GET", f"{TABLE}/record", "The whole game at its end; before, what I know", handlers.record,
        None, (Record, PartialRecord), False, query=(SEAT,),
    ),
    ApiRoute(
        "POST", "/api/replays", "Check a record and tell it step by step", handlers.replay,
        Record, Replay, False, most=MOST_RECORD_BYTES, query=(EYES,), is_raw=True,
    ),
    ApiRoute(
        "POST", "/api/replays/play", "A new table that starts at a step of a record",
        handlers.play_on, PlayOn, TableLine, codes=MADE, most=MOST_RECORD_BYTES + MOST_BYTES,
        is_raw=True,
    ),
    ApiRoute(
        "POST", f"{TABLE}/review", "Review a finished game; begins if nobody has asked before",
        handlers.review_table, None, ReviewNow, False,
    ),
    ApiRoute(
        "POST", "/api/reviews", "Review the record of a finished game", handlers.review_record,
        Record, ReviewNow, False, most=MOST_RECORD_BYTES, is_raw=True,
    ),
    ApiRoute(
        "GET", "/api/reviews/{review}", "How far a review is, and what was found so far",
        handlers.review, None, ReviewNow, False,
    ),
    ApiRoute(
        "GET", "/api/bot/turns", "A bot's turns, one per line", handlers.turns, None, BotLine,
        media=NDJSON,
    ),
    ApiRoute("POST", "/api/bot/tables/{table}/move", "Make a move", handlers.move, BotMove, Moved),
]  # fmt: skip


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
    if route.method != "GET":
        _check_sender(route, request, service.settings.origins)
    guest = await service.guests.known(request)
    if guest is None and route.needs_guest:
        raise ServerError("no-guest")
    response = await _handled(route, ApiRequest(service, request, guest, lang))
    if guest is not None and service.settings.is_secure:
        return _renewed(response, request)
    return response


async def _handled(route: ApiRoute, request: ApiRequest) -> ApiResponse | Response:
    if route.most <= MOST_BYTES:
        return await route.handler(request, await _body(route, request.http))
    # A large body holds a slot until it is dealt with: the number of slots bounds the memory.
    with request.service.replays.places.inside(request.address, "too-many-records"):
        return await route.handler(request, await _body(route, request.http))


async def _body(route: ApiRoute, request: Request) -> Any:
    if route.body is None:
        return None
    try:
        async with asyncio.timeout(BODY_SECONDS):
            raw = await _bytes(request, route.most)
    except TimeoutError:
        raise ServerError("too-slow") from None
    return raw if route.is_raw else _read(raw, route.body)


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
