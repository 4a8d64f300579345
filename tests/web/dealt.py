"""`spieluhr serve` at which the same test is dealt the same cards in every run.

Ids and seeds follow from a header that the test's browsers send; with the nonces, which the tests
choose, all chance does. What follows from it is proved and replayed as everywhere.
"""

import base64
import hashlib
import sys
from collections import Counter
from contextvars import ContextVar

from starlette.types import Receive, Scope, Send

from spieluhr.cli.main import main
from spieluhr.server import app as application
from spieluhr.server.protection import tokens
from spieluhr.server.protection.guard import Guard

HEADER = "x-deal"
ASKER: ContextVar[str] = ContextVar("asker", default="")
asked: Counter[str] = Counter()
by_chance = tokens.new_id, tokens.new_seed


def digest() -> bytes:
    """Another one each time the same browser asks."""
    asker = ASKER.get()
    asked[asker] += 1
    return hashlib.sha256(f"{asker} {asked[asker]}".encode()).digest()


def new_id() -> str:
    if not ASKER.get():
        return by_chance[0]()
    return base64.urlsafe_b64encode(digest()[: tokens.BYTES]).decode().rstrip("=")


def new_seed() -> str:
    return digest().hex() if ASKER.get() else by_chance[1]()


class Asked(Guard):
    """Remembers who asks, then does what the guard does."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            headers = dict(scope["headers"])
            ASKER.set(headers.get(HEADER.encode(), b"").decode())
        await super().__call__(scope, receive, send)


if __name__ == "__main__":
    tokens.new_id, tokens.new_seed = new_id, new_seed
    application.Guard = Asked  # type: ignore[attr-defined]
    sys.exit(main())
