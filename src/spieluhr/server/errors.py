"""What the server refuses: a key, a sentence in two languages and an HTTP status.

Nothing else of an error leaves the server, and no trace.
"""

from typing import ClassVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from spieluhr.core.errors import Malformed, SpieluhrError
from spieluhr.server import metrics
from spieluhr.server.messages.server import ApiError
from spieluhr.server.sentences import SENTENCES

JSON = "application/json"
BAD_REQUEST, CONFLICT = 400, 409


class ServerError(SpieluhrError):
    """Refused by the server, not by the rules of a game."""

    sentences: ClassVar = {key: (en, de) for key, (_, en, de) in SENTENCES.items()}


class Unreadable(ServerError):
    """There is no such table, or it cannot be read; it will not be next time either."""


def language(connection: HTTPConnection) -> str:
    """German if the browser asks for it first, else English."""
    return "de" if connection.headers.get("accept-language", "").startswith("de") else "en"


def status_of(error: SpieluhrError) -> int:
    """What the rules refuse is a conflict with the table as it stands."""
    if isinstance(error, ServerError):
        return SENTENCES[error.key][0]
    return BAD_REQUEST if isinstance(error, Malformed) else CONFLICT


def response(error: SpieluhrError, lang: str) -> Response:
    """The refusal as JSON, with the HTTP status that belongs to it; nobody may keep it."""
    metrics.refused(error.key)
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
        return response(ServerError("no-route"), language(request))
    allowed = (error.headers or {}).get("Allow", "")
    fault = ServerError("no-method", method=request.method[:20], allowed=allowed)
    answer = response(fault, language(request))
    answer.headers["allow"] = allowed
    return answer
