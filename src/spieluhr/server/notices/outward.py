"""Requests to addresses that strangers have named: only outwards, one try, little time, no detours.

The name is looked up once; all of its addresses have to be public, and the connection goes to one
of those that were checked: a name that changes its mind in between (DNS rebinding) gains nothing.
Redirects are answers like any other and are not followed. Of the answer only its head is read.
"""

import asyncio
import concurrent.futures
import contextlib
import ipaddress
import socket
import ssl
import threading
from collections.abc import Callable, Iterable
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

import h11
from msgspec import Struct

SECONDS: Final = 10.0  # for everything
MOST_HEAD: Final = 16_000  # bytes of an answer
LONGEST: Final = 1000  # signs of an address
PORTS: Final = (443, 8443)
# Networks that look public and lead inwards: NAT64, 6to4 and Teredo carry an address of IPv4, and
# what was set aside for sites, relays and examples may be anything at home.
INWARD: Final = [
    ipaddress.ip_network(one)
    for one in (
        "64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32", "fec0::/10", "3fff::/20",
        "192.0.0.0/24", "192.88.99.0/24",
    )
]  # fmt: skip
# Names that are looked up at the same time. A server of names that never answers holds a thread for
# half a minute: these are nobody else's.
LOOKUPS: Final = 16
FREE: Final = threading.BoundedSemaphore(LOOKUPS)
Address = tuple[str, int]
Lookup = Callable[[str, int], Any]  # awaitable: addresses of a name


class Refused(Exception):
    """Nothing was sent: the address leads where nobody may send us."""


class Unreachable(Exception):
    """It may be there at another time."""


class Answer(Struct, frozen=True):
    """What came back. `again`: seconds after which to try again, if it said so."""

    status: int
    again: float | None = None


def is_public(address: str) -> bool:
    """An address in the open internet: no neighbour, not the machine itself, no broadcast."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(parsed, ipaddress.IPv6Address) and parsed.ipv4_mapped is not None:
        return is_public(str(parsed.ipv4_mapped))
    if any(parsed in network for network in INWARD):
        return False
    return parsed.is_global and not parsed.is_multicast and not parsed.is_reserved


def problem(url: str, allowed: Iterable[str] = ()) -> bool:
    """Is this no address that we would ask? `allowed` are hosts the operator trusts."""
    with contextlib.suppress(ValueError):
        parsed = urlsplit(url)
        host = (parsed.hostname or "").lower()
        is_plain = url.isascii() and url.isprintable() and " " not in url and "\\" not in url
        if not is_plain or len(url) > LONGEST or not host or parsed.username is not None:
            return True
        if host in allowed:
            return parsed.scheme not in ("http", "https") or parsed.port == 0
        if parsed.scheme != "https" or (parsed.port or 443) not in PORTS:
            return True
        return not (is_public(host) if _is_address(host) else "." in host.strip("."))
    return True


def _is_address(host: str) -> bool:
    """Of four numbers, or of IPv6; other spellings of numbers are left to the lookup."""
    with contextlib.suppress(ValueError):
        ipaddress.ip_address(host)
        return True
    return False


async def look_up(host: str, port: int) -> list[str]:
    """All addresses of a name. Nobody but webhooks waits for those of strangers."""
    if not FREE.acquire(blocking=False):
        raise OSError("too many names are being looked up")
    found: concurrent.futures.Future[list[str]] = concurrent.futures.Future()
    found.set_running_or_notify_cancel()

    def look() -> None:
        try:
            known = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
            found.set_result([str(one[4][0]) for one in known])
        except Exception as error:
            found.set_exception(error)
        finally:
            FREE.release()

    threading.Thread(target=look, name="lookup", daemon=True).start()
    return await asyncio.wrap_future(found)


class Outward:
    """One request at a time, on a connection of its own."""

    def __init__(
        self,
        allowed: Iterable[str] = (),
        lookup: Lookup = look_up,
        trust: ssl.SSLContext | None = None,
    ) -> None:
        self.allowed = frozenset(allowed)
        self.lookup = lookup
        self.trust = trust or ssl.create_default_context()

    async def post(self, url: str, headers: dict[str, str], body: bytes) -> Answer:
        """`Refused` if it leads inwards, `Unreachable` if there was no answer in time."""
        if problem(url, self.allowed):
            raise Refused
        parsed = urlsplit(url)
        try:
            async with asyncio.timeout(SECONDS):
                return await self._exchange(parsed, headers, body)
        except (OSError, TimeoutError, h11.ProtocolError, UnicodeError) as error:
            raise Unreachable from error

    async def _exchange(self, url: SplitResult, headers: dict[str, str], body: bytes) -> Answer:
        host, is_safe = url.hostname or "", url.scheme == "https"
        port = url.port or (443 if is_safe else 80)
        addresses = await self.lookup(host, port)
        if not addresses or (
            host.lower() not in self.allowed and not all(is_public(one) for one in addresses)
        ):
            raise Refused
        secured: dict[str, Any] = {"ssl": self.trust, "server_hostname": host} if is_safe else {}
        reader, writer = await asyncio.open_connection(addresses[0], port, **secured)
        try:
            target = (url.path or "/") + (f"?{url.query}" if url.query else "")
            writer.write(_request(url.netloc, target, headers, body))
            await writer.drain()
            return await _answer(reader)
        finally:
            writer.transport.abort()  # what it might still say is not waited for


def _request(host: str, target: str, headers: dict[str, str], body: bytes) -> bytes:
    connection = h11.Connection(h11.CLIENT)
    fields = {
        "host": host, "user-agent": "spieluhr", "connection": "close",
        "content-length": str(len(body)),
    }  # fmt: skip
    head = h11.Request(method="POST", target=target, headers=[*(fields | headers).items()])
    parts = [connection.send(head), connection.send(h11.Data(data=body))]
    return b"".join(part or b"" for part in parts)


async def _answer(reader: asyncio.StreamReader) -> Answer:
    connection = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_HEAD)
    connection.send(h11.Request(method="POST", target="/", headers=[("host", "x")]))
    read = 0
    while True:
        event = connection.next_event()
        if isinstance(event, h11.Response):
            return Answer(event.status_code, _again(dict(event.headers)))
        if event is h11.NEED_DATA:
            data = await reader.read(4096)
            read += len(data)
            if read > MOST_HEAD:
                raise h11.RemoteProtocolError("too much")
            connection.receive_data(data)


def _again(headers: dict[bytes, bytes]) -> float | None:
    with contextlib.suppress(ValueError):
        return max(0.0, float(headers[b"retry-after"])) if b"retry-after" in headers else None
    return None
