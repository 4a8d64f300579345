"""The web app: files that were built from `web/`, served as they are."""

import os
from importlib.resources import files
from pathlib import Path

from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

# The name of a built file holds the hash of its content; all others are asked for again.
BUILT = "assets/"
FOREVER, ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"
SMALL = 1000  # bytes that are not worth packing
MISSING = "The web app is not built yet. Run `make setup`."


class Pages(StaticFiles):
    """The built files, each with how long a browser may keep it."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Not by `pathsend`: what the server sends by itself from the disk is never packed."""
        extensions = {**(scope.get("extensions") or {})}
        extensions.pop("http.response.pathsend", None)
        await super().__call__({**scope, "extensions": extensions}, receive, send)

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        is_built = self.get_path(scope).startswith(BUILT)
        response.headers["cache-control"] = FOREVER if is_built else ASK_AGAIN
        return response


def built() -> Path:
    """Where `make setup` puts the web app; the folder is missing if it was not built."""
    return Path(str(files("spieluhr.server") / "static"))


def routes(folder: Path | None = None) -> list[Route]:
    """Last of all routes: what is no address of the server is a file, or nothing."""
    place = folder or built()
    if not (place / "index.html").is_file():
        return [Route("/", lambda _request: PlainTextResponse(MISSING, 503))]
    pages = GZipMiddleware(Pages(directory=place, html=True), minimum_size=SMALL)
    return [Route("/{path:path}", pages, methods=["GET"])]
