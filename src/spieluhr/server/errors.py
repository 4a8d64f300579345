"""Errors over HTTP: each is a status, a key and a sentence. No trace leaves the server."""

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from spieluhr.core.errors import Illegal, Malformed, NotYourTurn, NoUndo, SpieluhrError, Stale
from spieluhr.server.messages.server import ApiError

JSON = "application/json"
# What an error is over HTTP. A wrong turn or an old version is a conflict with the table.
STATUS: dict[type[SpieluhrError], int] = {
    Malformed: 400,
    Illegal: 409,
    NotYourTurn: 409,
    Stale: 409,
    NoUndo: 409,
}
STATUS_OF_KEY = {
    "no-guest": 401,
    "recovery-used": 401,
    "foreign": 403,
    "not-local": 403,
    "bots-only": 403,
    "not-for-bots": 403,
    "not-host": 403,
    "table-barred": 403,
    "table-not-seated": 403,
    "no-table": 404,
    "no-bot": 404,
    "no-route": 404,
    "no-method": 405,
    "too-slow": 408,
    "too-large": 413,
    "not-json": 415,
    "too-fast": 429,
    "too-many-connections": 429,
    "too-many-records": 429,
    "too-many-streams": 429,
    "too-many-reports": 429,
    "wrong-host": 421,
    "broken": 500,
    "table-unreadable": 500,
    "store-down": 503,
    "restarting": 503,
}


def language(connection: HTTPConnection) -> str:
    return "de" if connection.headers.get("accept-language", "").startswith("de") else "en"


def status_of(error: SpieluhrError) -> int:
    return STATUS_OF_KEY.get(error.key) or STATUS.get(type(error), 400)


def response(error: SpieluhrError, lang: str) -> Response:
    fault = ApiError(error.key, error.sentence(lang))
    return Response(
        msgspec.json.encode(fault),
        status_of(error),
        {"cache-control": "no-store"},
        media_type=JSON,
    )


async def no_route(request: Request, error: Exception) -> Response:
    """What no route answers: there is none, or not for this method."""
    assert isinstance(error, HTTPException)
    if error.status_code != 405:
        return response(Malformed("no-route"), language(request))
    allowed = (error.headers or {}).get("Allow", "")
    fault = Malformed("no-method", method=request.method[:20], allowed=allowed)
    answer = response(fault, language(request))
    answer.headers["allow"] = allowed
    return answer
