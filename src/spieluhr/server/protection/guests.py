"""Who is asking. A person is a cookie on each device; a bot is a token; only hashes are kept."""

import time

from starlette.requests import HTTPConnection

from spieluhr.server.errors import ServerError
from spieluhr.server.protection import tokens, user_agents
from spieluhr.server.store.devices import Session, day_of
from spieluhr.server.store.people_rows import DeviceRow
from spieluhr.server.store.rows import Guest
from spieluhr.server.store.store import Store

COOKIE = "spieluhr"
# Over HTTPS: a browser takes it only from this very host, so no neighbour can slip one in.
SECURE_COOKIE = "__Host-spieluhr"
BEARER = "bearer "
CHALLENGE_SECONDS = 5 * 60.0  # that a passkey may sign for
RECOVERY_SECONDS = 15 * 60.0  # that a link to another device is good for
NOBODY = Session(None)
MOST_DEVICES = 20  # of one guest: beyond them, the one that was away for longest is signed out


class Guests:
    """Guests by what they show."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def known(self, connection: HTTPConnection) -> Guest | None:
        """None for who comes without a cookie or token, or with one that is not known."""
        return (await self.session(connection)).guest

    async def session(self, connection: HTTPConnection) -> Session:
        """With the device; that it was here is noted once a day."""
        token = _token(connection)
        found = NOBODY if token is None else await self._by_token(token)
        today = day_of(time.time())
        if found.device is not None and found.seen < today:
            await self.store.devices.touch(found.device, today, *_browser(connection))
        return found

    async def by_token(self, token: str) -> Guest | None:
        """By the hash: the token itself is not stored."""
        return (await self._by_token(token)).guest

    async def _by_token(self, token: str) -> Session:
        hashed = tokens.hashed(token)
        session = await self.store.devices.session(hashed)
        if session is not None:
            return session
        return Session(await self.store.guest_by("token", hashed))

    async def new(self, name: str, owner: str | None = None) -> tuple[Guest, str]:
        """A program of the owner's, with its token, which is not known afterwards."""
        token = tokens.new_token()
        guest = _guest(name, tokens.hashed(token), owner)
        await self.store.add_guest(guest)
        return guest, token

    async def welcome(self, connection: HTTPConnection, name: str) -> tuple[Guest, str]:
        """A person who is new here, with the token of this device."""
        guest = _guest(name, None, None)
        row, token = _device(connection, guest.id)
        await self.store.devices.add(row, MOST_DEVICES, guest)
        return guest, token

    async def add_device(self, connection: HTTPConnection, guest: Guest) -> str:
        """The token of one more device."""
        row, token = _device(connection, guest.id)
        await self.store.devices.add(row, MOST_DEVICES)
        return token

    async def dismiss(self, bot: Guest) -> None:
        """Its token is void and it is nobody's; at tables where it sits it is away for good."""
        void = tokens.hashed(tokens.new_token())
        await self.store.change_guest(bot.id, token=void, owner=None)

    async def new_recovery(self, guest: Guest) -> str:
        """A secret for another device, for some minutes; the one before it is void."""
        secret = tokens.new_token()
        until = time.time() + RECOVERY_SECONDS
        hashed = tokens.hashed(secret)
        await self.store.change_guest(guest.id, recovery=hashed, recovery_until=until)
        return secret

    async def void_recovery(self, guest: Guest) -> None:
        """The link that is open, if there is one, leads nowhere any more."""
        await self.store.change_guest(guest.id, recovery=None, recovery_until=None)

    async def look_at_link(self, secret: str) -> Guest:
        """Who one would become; the link stays good."""
        guest = await self.store.devices.whose_link(tokens.hashed(secret), time.time())
        if guest is None:
            raise ServerError("recovery-used")
        return guest

    async def recover(self, connection: HTTPConnection, secret: str) -> tuple[Guest, str]:
        """Once: this is another device of the guest now."""
        guest = await self.store.devices.take_link(tokens.hashed(secret), time.time())
        if guest is None:
            raise ServerError("recovery-used")
        return guest, await self.add_device(connection, guest)


def _guest(name: str, token: str | None, owner: str | None) -> Guest:
    guest_id = tokens.new_id()
    return Guest(
        id=guest_id,
        token=token or f"void {guest_id}",  # not a hash: nothing opens it
        recovery=None,
        name=name,
        is_bot=owner is not None,
        owner=owner,
        created=time.time(),
    )


def _device(connection: HTTPConnection, guest: str) -> tuple[DeviceRow, str]:
    token, now = tokens.new_token(), time.time()
    browser, system = _browser(connection)
    hashed = tokens.hashed(token)
    row = DeviceRow(tokens.new_id(), guest, hashed, browser, system, now, day_of(now))
    return row, token


def _browser(connection: HTTPConnection) -> tuple[str, str]:
    return user_agents.guess(connection.headers.get("user-agent", ""))


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
