"""Who is asking. A guest is a cookie; a bot is a token; only hashes are kept."""

import time

from starlette.requests import HTTPConnection

from spieluhr.server.errors import ServerError
from spieluhr.server.protection import tokens
from spieluhr.server.store.rows import Guest
from spieluhr.server.store.store import Store

COOKIE = "spieluhr"
# Over HTTPS: a browser takes it only from this very host, so no neighbour can slip one in.
SECURE_COOKIE = "__Host-spieluhr"
BEARER = "bearer "
RECOVERY_SECONDS = 24 * 3600.0  # that a link to another device is good for


class Guests:
    """Guests by what they show."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def known(self, connection: HTTPConnection) -> Guest | None:
        """None for who comes without a cookie or token, or with one that is not known."""
        token = _token(connection)
        return None if token is None else await self.by_token(token)

    async def by_token(self, token: str) -> Guest | None:
        """By the hash: the token itself is not stored."""
        return await self.store.guest_by("token", tokens.hashed(token))

    async def new(self, name: str, owner: str | None = None) -> tuple[Guest, str]:
        """With the token, which is not known afterwards. With an owner it is a bot."""
        token = tokens.new_token()
        guest = Guest(
            id=tokens.new_id(),
            token=tokens.hashed(token),
            recovery=None,
            name=name,
            is_bot=owner is not None,
            owner=owner,
            created=time.time(),
        )
        await self.store.add_guest(guest)
        return guest, token

    async def dismiss(self, bot: Guest) -> None:
        """Its token is void and it is nobody's; at tables where it sits it is away for good."""
        void = tokens.hashed(tokens.new_token())
        await self.store.change_guest(bot.id, token=void, owner=None)

    async def new_recovery(self, guest: Guest) -> str:
        """A secret for another device, for a day; the one before it is void."""
        secret = tokens.new_token()
        until = time.time() + RECOVERY_SECONDS
        hashed = tokens.hashed(secret)
        await self.store.change_guest(guest.id, recovery=hashed, recovery_until=until)
        return secret

    async def recover(self, secret: str) -> tuple[Guest, str]:
        """Once: the guest moves, and the old device is nobody's."""
        guest = await self.store.guest_by("recovery", tokens.hashed(secret))
        if guest is None or (guest.recovery_until or 0.0) < time.time():
            raise ServerError("recovery-used")
        token = tokens.new_token()
        await self.store.change_guest(guest.id, token=tokens.hashed(token), recovery=None)
        return guest, token


def is_bearer(connection: HTTPConnection) -> bool:
    """A token that was put there on purpose: no browser adds it by itself."""
    return connection.headers.get("authorization", "").lower().startswith(BEARER)


def cookie_name(is_secure: bool) -> str:
    """Over TLS one that a browser takes from this host alone."""
    return SECURE_COOKIE if is_secure else COOKIE


def old_cookie(connection: HTTPConnection) -> str | None:
    """A cookie from before HTTPS was set up: still accepted, and renewed under the new name."""
    if is_bearer(connection) or SECURE_COOKIE in connection.cookies:
        return None
    return connection.cookies.get(COOKIE)


def _token(connection: HTTPConnection) -> str | None:
    if is_bearer(connection):
        return connection.headers["authorization"][len(BEARER) :].strip()
    return connection.cookies.get(SECURE_COOKIE) or old_cookie(connection)
