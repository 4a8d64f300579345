"""The HTTP routes: one line each, with the types of what goes in and out."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from spieluhr.core.errors import Malformed, NotYourTurn, SpieluhrError
from spieluhr.core.game import problem
from spieluhr.core.schema import Record
from spieluhr.server import actions, faults, metrics
from spieluhr.server.answers import Answered, Asking
from spieluhr.server.faults import JSON
from spieluhr.server.forms import BotLine, BotMove, GameLine, Known, Moved, PlayOn, Replay, Well
from spieluhr.server.guard import ROUTE, is_welcome
from spieluhr.server.guests import is_bearer
from spieluhr.server.limits import MOST_BYTES, MOST_RECORD_BYTES
from spieluhr.server.messages import (
    Me,
    NewName,
    NewTable,
    OwnBot,
    Recover,
    Recovery,
    TableLine,
    Token,
)
from spieluhr.server.service import Service
from spieluhr.server.turns import NDJSON


class Query(msgspec.Struct, frozen=True):
    """What may stand behind the question mark."""

    name: str
    says: str
    pattern: str


class Http(msgspec.Struct, frozen=True):
    """A route. `body` and `answer` are types (several: one of them), or None for nothing."""

    method: str
    path: str
    says: str
    do: Callable[[Asking, Any], Awaitable[Answered | Response]]
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
SEAT = Query("seat", "One of my seats; without it the one I look through", "^[0-7]$")
EYES = Query("seat", "Whose knowledge: a seat, `open` for all, none: an onlooker", "^([0-7]|open)$")

ROUTES = [
    Http("GET", "/healthz", "Is the server well?", actions.health, None, Well, False),
    Http(
        "GET", "/metrics", "Numbers for Prometheus", actions.numbers, None, str, False,
        media=metrics.MEDIA,
    ),
    Http("GET", "/openapi.json", "This document", actions.openapi, None, dict[str, Any], False),
    Http(
        "GET", "/messages.json", "The JSON Schema of all messages", actions.schema, None,
        dict[str, Any], False,
    ),
    Http(
        "GET", "/api/games", "Games that can be played", actions.catalogue, None, list[GameLine],
        False,
    ),
    Http("GET", "/api/me", "Who am I?", actions.me, answer=Me),
    Http(
        "POST", "/api/me", "Become a guest; the cookie is set", actions.become, NewName, Me, False,
        codes=(200, 201),
    ),
    Http("PUT", "/api/me/name", "Choose another name", actions.rename, NewName, Me),
    Http(
        "POST", "/api/me/recovery", "A secret for another device", actions.recovery, None,
        Recovery, codes=MADE,
    ),
    Http(
        "POST", "/api/recover", "Be that guest on this device", actions.recover, Recover, Me, False
    ),
    Http(
        "POST", "/api/tokens", "A token for a bot of mine", actions.token, NewName, Token,
        codes=MADE,
    ),
    Http("GET", "/api/tokens", "Bots of mine", actions.bots, None, list[OwnBot]),
    Http(
        "DELETE", "/api/tokens/{bot}", "The bot's token is void from now on", actions.dismiss, None,
        list[OwnBot],
    ),
    Http("GET", "/api/tables", "Open tables", actions.lobby, None, list[TableLine], False),
    Http("GET", "/api/tables/mine", "My tables", actions.mine, None, list[TableLine], False),
    Http("POST", "/api/tables", "Make a table", actions.create, NewTable, TableLine, codes=MADE),
    Http("GET", TABLE, "A table", actions.table, None, TableLine, False),
    Http("POST", f"{TABLE}/join", "Sit down", actions.join, None, TableLine),
    Http("POST", f"{TABLE}/leave", "Get up", actions.leave, None, TableLine),
    Http("POST", f"{TABLE}/rematch", "Once more", actions.rematch, None, TableLine, codes=MADE),
    Http(
        "GET", f"{TABLE}/record", "All of it at the end; before, what I know", actions.record,
        None, (Record, Known), False, query=(SEAT,),
    ),
    Http(
        "POST", "/api/replays", "A record, checked and told step by step", actions.replay,
        Record, Replay, False, most=MOST_RECORD_BYTES, query=(EYES,), is_raw=True,
    ),
    Http(
        "POST", "/api/replays/play", "A new table that begins at a step of a record",
        actions.play_on, PlayOn, TableLine, codes=MADE, most=MOST_RECORD_BYTES + MOST_BYTES,
        is_raw=True,
    ),
    Http(
        "GET", "/api/bot/turns", "The turns of a bot, a line each", actions.turns, None, BotLine,
        media=NDJSON,
    ),
    Http("POST", "/api/bot/tables/{table}/move", "Make a move", actions.move, BotMove, Moved),
]  # fmt: skip


def routes() -> list[Route]:
    """One for each address, so that a wrong method is told all the right ones."""
    by_path: dict[str, dict[str, Http]] = {}
    for one in ROUTES:
        by_path.setdefault(one.path, {})[one.method] = one
    return [Route(path, handler(some), methods=list(some)) for path, some in by_path.items()]


def handler(by_method: dict[str, Http]) -> Callable[[Request], Awaitable[Response]]:
    """Who asks, what was sent, what is answered; every error is a sentence."""

    async def handle(request: Request) -> Response:
        route = by_method["GET" if request.method == "HEAD" else request.method]
        request.scope[ROUTE] = route.path
        lang = faults.language(request)
        try:
            answered = await _answered(route, request, lang)
        except SpieluhrError as error:
            return faults.response(error, lang)
        return answered.response() if isinstance(answered, Answered) else answered

    return handle


async def _answered(route: Http, request: Request, lang: str) -> Answered | Response:
    service: Service = request.app.state.service
    if route.method != "GET":
        _check_sender(route, request, service.settings.origins)
    guest = await service.guests.known(request)
    if guest is None and route.needs_guest:
        raise NotYourTurn("no-guest")
    body = None
    if route.body is not None:
        raw = await _bytes(request, route.most)
        body = raw if route.is_raw else _read(raw, route.body)
    return await route.do(Asking(service, request, guest, lang), body)


def _check_sender(route: Http, request: Request, origins: tuple[str, ...]) -> None:
    """A page of somebody else can send forms with our cookie, but no token and no JSON."""
    if not is_bearer(request) and not is_welcome(request, origins):
        raise NotYourTurn("foreign")
    kind = request.headers.get("content-type")
    if kind is None and route.body is None:
        return
    if (kind or "").partition(";")[0].strip().lower() != JSON:
        raise Malformed("not-json")


async def _bytes(request: Request, most: int) -> bytes:
    """Not one byte more is kept than is allowed."""
    found = bytearray()
    async for part in request.stream():
        found += part
        if len(found) > most:
            raise Malformed("too-large", most=most)
    return bytes(found)


def _read(raw: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Malformed("message", problem=problem(error)) from None
    except RecursionError:
        raise Malformed("message", problem="it is nested too deeply") from None
