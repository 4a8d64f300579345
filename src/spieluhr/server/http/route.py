"""What a route is, with the types of what goes in and out."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.responses import Response

from spieluhr.server.errors import JSON
from spieluhr.server.http.requests import ApiRequest
from spieluhr.server.http.responses import ApiResponse
from spieluhr.server.protection.limits import MOST_BYTES

MADE = (201,)
TABLE = "/api/tables/{table}"


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
    is_for_banned: bool = False  # nobody is kept from leaving
    is_raw: bool = False  # the body is handed on as it came
    is_counted: bool = False  # adds to what a guest may have so many of: one after another
    is_link: bool = False  # a secret in the address is all it needs, wherever it is asked from
