"""What a route answers."""

from typing import Any

import msgspec
from starlette.responses import Response

from spieluhr.server.errors import JSON
from spieluhr.server.protection.guests import COOKIE, SECURE_COOKIE, cookie_name

YEARS = 2 * 365 * 24 * 3600  # seconds that a cookie is kept


class ApiResponse(msgspec.Struct):
    """A body for JSON, or bytes that are ready, and perhaps a cookie for a new guest."""

    body: Any
    status: int = 200
    token: str | None = None
    is_secure: bool = False
    is_renewed: bool = False  # the cookie had another name before
    media: str = JSON
    is_packed: bool = False  # the bytes are gzip
    is_farewell: bool = False  # the cookies are worth nothing any more

    def encoded(self) -> Response:
        """As the bytes that are sent, with the guest's cookie where there is a new one."""
        body = self.body if isinstance(self.body, bytes) else msgspec.json.encode(self.body)
        kept = {"cache-control": "no-store"}  # by nobody: views are for one viewer
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
        if self.is_renewed or self.is_farewell:
            answer.delete_cookie(COOKIE)
        if self.is_farewell:
            answer.delete_cookie(SECURE_COOKIE, secure=True)
        return answer
