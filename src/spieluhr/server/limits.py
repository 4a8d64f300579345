"""How much one connection or address may ask for."""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable

from starlette.requests import HTTPConnection

MOST_BYTES = 64_000  # of one message; a record may be larger
MOST_RECORD_BYTES = 4_000_000
ADDRESSES = 10_000  # remembered at once
NETWORK = 64  # bits of an IPv6 address that belong to one household


def address_of(connection: HTTPConnection, hops: int = 0) -> str:
    """Who is asking. Behind so many proxies of ours, the last of them have named him."""
    named = connection.headers.get("x-forwarded-for", "").split(",")
    if 0 < hops <= len(named):
        return household(named[-hops].strip())
    return household("" if connection.client is None else connection.client.host)


def household(address: str) -> str:
    """One has 2^64 addresses of IPv6 at home: they count as one."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found), NETWORK), strict=False))


class Bucket:
    """Fills with time, up to `burst`; every message takes one."""

    def __init__(
        self, rate: float, burst: float, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.now = now
        self._left = burst
        self._seen = now()

    def take(self) -> bool:
        now = self.now()
        self._left = min(self.burst, self._left + (now - self._seen) * self.rate)
        self._seen = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True


class Buckets:
    """One for each address; those not seen for longest are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.pop(address, None) or Bucket(self.rate, self.burst)
        self._buckets[address] = bucket
        if len(self._buckets) > ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take()
