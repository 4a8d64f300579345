"""How much one connection or address may ask for."""

import asyncio
import contextlib
import ipaddress
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator

from starlette.requests import HTTPConnection

from spieluhr.server.errors import ServerError

MOST_BYTES = 64_000  # of one message; a record may be larger
MOST_RECORD_BYTES = 4_000_000
BODY_SECONDS = 30.0  # for all of a body to arrive
MOST_CONNECTIONS = 20_000  # of all addresses at once
AT_ONE_ADDRESS = 5  # people who may send and watch as if each were alone
ADDRESSES = 10_000  # remembered at once
MEMORY = 600.0  # seconds for which one is remembered; by then every bucket is full again
NETWORK = 64  # bits of an IPv6 address that belong to one household
WIDE_NETWORK = 48  # bits that belong to one customer of a provider, who has 2^16 such households
WIDER = 4  # times as much as one household may all households of a customer together


def address_of(connection: HTTPConnection, hops: int = 0) -> str:
    """The address that asks; behind our own proxies, the one that the outermost of them saw."""
    named = connection.headers.get("x-forwarded-for", "").split(",")
    if 0 < hops <= len(named):
        return household(named[-hops].strip())
    return household("" if connection.client is None else connection.client.host)


def household(address: str) -> str:
    """One has 2^64 addresses of IPv6 at home: they count as one."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((int(parsed), NETWORK), strict=False))


def shares(address: str) -> list[tuple[str, int]]:
    """The networks whose limits apply to an address, each with its multiple of the limit."""
    if "/" not in address:
        return [(address, 1)]
    try:
        wide = ipaddress.ip_network(address).supernet(new_prefix=WIDE_NETWORK)
    except ValueError:
        return [(address, 1)]
    return [(address, 1), (str(wide), WIDER)]


def branches(address: str) -> tuple[str, ...]:
    """To whom a household belongs, and the household, for turns: the larger one first.

    Nothing for somebody of whom it is not known.
    """
    return () if not address else tuple(name for name, _ in reversed(shares(address)))


class Bucket:
    """Fills with time, up to `burst`; every message takes one."""

    def __init__(
        self, rate: float, burst: float, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.now = now
        self._left = burst
        self.seen = now()

    def take(self) -> bool:
        """False if there is nothing left; then nothing is taken."""
        now = self.now()
        self._left = min(self.burst, self._left + (now - self.seen) * self.rate)
        self.seen = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True


class Buckets:
    """One for each address; those not seen for long are forgotten."""

    def __init__(
        self, rate: float, burst: float, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.now = now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """False if the address, or the network it is part of, has asked too often."""
        self._forget()
        return all(self._bucket(name, times).take() for name, times in shares(address))

    def __len__(self) -> int:
        return len(self._buckets)

    def _forget(self) -> None:
        """No address is known for longer than its limit needs it."""
        before = self.now() - MEMORY
        while self._buckets and next(iter(self._buckets.values())).seen < before:
            self._buckets.popitem(last=False)

    def _bucket(self, name: str, times: int) -> Bucket:
        bucket = self._buckets.pop(name, None) or Bucket(
            self.rate * times, self.burst * times, self.now
        )
        self._buckets[name] = bucket
        if len(self._buckets) > ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket


class Crowd:
    """How many are here at once: of each address, and of all together."""

    def __init__(self, most_of_one: int, most_of_all: int) -> None:
        self.most_of_one = most_of_one
        self.most_of_all = most_of_all
        self._here: dict[str, int] = {}
        self._count = 0

    def enter(self, address: str, where: str = "") -> bool:
        """False: there are too many already, or too many of that address at one place."""
        names = _shares_at(address, where)
        if self._count >= self.most_of_all or any(
            self._here.get(name, 0) >= self.most_of_one * times for name, times in names
        ):
            return False
        for name, _ in names:
            self._here[name] = self._here.get(name, 0) + 1
        self._count += 1
        return True

    def leave(self, address: str, where: str = "") -> None:
        """Once for every `enter` that was allowed."""
        for name, _ in _shares_at(address, where):
            self._here[name] -= 1
            if self._here[name] == 0:
                del self._here[name]
        self._count -= 1

    @contextlib.contextmanager
    def inside(self, address: str, refusal: str, where: str = "") -> Iterator[None]:
        """Counted within the block; the refusal is raised as an error if there is no space."""
        if not self.enter(address, where):
            raise ServerError(refusal)
        try:
            yield
        finally:
            self.leave(address, where)


def _shares_at(address: str, where: str) -> list[tuple[str, int]]:
    return [(f"{where} {name}", times) for name, times in shares(address)]


class Turns:
    """One after another for each name: what is counted first and then added to cannot be counted
    by two at once, of whom each would find room for one more."""

    def __init__(self) -> None:
        self._locks: dict[str, asyncio.Lock] = {}
        self._wanted: dict[str, int] = {}  # who has the lock or waits for it

    def __len__(self) -> int:
        return len(self._locks)

    @contextlib.asynccontextmanager
    async def alone(self, name: str) -> AsyncIterator[None]:
        """Within the block nobody else is in one of the same name."""
        lock = self._locks.setdefault(name, asyncio.Lock())
        self._wanted[name] = self._wanted.get(name, 0) + 1
        try:
            async with lock:
                yield
        finally:
            self._wanted[name] -= 1
            if self._wanted[name] == 0:
                del self._wanted[name], self._locks[name]
