"""What a route is asked and what it answers."""

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from spieluhr.core.errors import Malformed
from spieluhr.server import secrets
from spieluhr.server.bodies import TableLine
from spieluhr.server.faults import JSON
from spieluhr.server.guests import COOKIE, cookie_name
from spieluhr.server.limits import address_of
from spieluhr.server.lobby import line
from spieluhr.server.room import Room
from spieluhr.server.service import Service
from spieluhr.server.store.rows import Guest

YEARS = 2 * 365 * 24 * 3600  # seconds that a cookie is kept


class Asking(msgspec.Struct):
    """A request with what is known about it."""

    service: Service
    request: Request
    guest: Guest | None
    lang: str

    @property
    def me(self) -> Guest:
        assert self.guest is not None  # the route says that it needs one
        return self.guest

    @property
    def address(self) -> str:
        return address_of(self.request, self.service.settings.proxies)

    @property
    def table(self) -> str:
        found = str(self.request.path_params["table"])
        if not secrets.is_id(found):
            raise Malformed("no-table")
        return found

    def line(self, room: Room) -> TableLine:
        """A table in a list, as the asker reads it."""
        return line(room, self.guest, self.lang)

    def query(self, name: str) -> str | None:
        return self.request.query_params.get(name)


class Answered(msgspec.Struct):
    """JSON, or bytes that are ready, and perhaps a cookie for a new guest."""

    body: Any
    status: int = 200
    token: str | None = None
    is_secure: bool = False
    is_renewed: bool = False  # the cookie had another name before
    media: str = JSON
    is_packed: bool = False  # the bytes are gzip

    def response(self) -> Response:
        body = self.body if isinstance(self.body, bytes) else msgspec.json.encode(self.body)
        kept = {"cache-control": "no-store"}  # by nobody: views are for one pair of eyes
        if self.is_packed:
            kept |= {"content-encoding": "gzip", "vary": "accept-encoding"}
        answer = Response(body, self.status, kept, media_type=self.media)
        if self.token is not None:
            answer.set_cookie(
                cookie_name(self.is_secure),
                self.token,
                max_age=YEARS,
                httponly=True,
                samesite="lax",
                secure=self.is_secure,
            )
        if self.is_renewed:
            answer.delete_cookie(COOKIE)
        return answer
