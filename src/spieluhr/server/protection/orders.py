"""What the operator wants, as a process knows it: who may not come in, and whether it closes."""

import ipaddress
import time
from collections.abc import Callable

from spieluhr.server.errors import ServerError
from spieluhr.server.protection.limits import NETWORK
from spieluhr.server.store.operation_rows import AnnouncementRow, BanRow, Orders
from spieluhr.server.store.rows import Guest

WIDEST = {4: 8, 6: 19}  # bits: what is wider would shut out a part of the world
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def network(text: str) -> str:
    """As it is stored: CIDR, of IPv6 at most a household. Refuses this machine and regions."""
    try:
        found = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        raise ServerError("ban-unclear", what=text[:60]) from None
    if isinstance(found, ipaddress.IPv6Network):
        mapped = found.network_address.ipv4_mapped
        if mapped is not None and found.prefixlen >= 96:
            found = ipaddress.ip_network((mapped, found.prefixlen - 96), strict=False)
        elif found.prefixlen > NETWORK:
            found = found.supernet(new_prefix=NETWORK)
    ours = [ipaddress.ip_network(one) for one in ("127.0.0.0/8", "::1/128", "0.0.0.0/32")]
    if any(found.version == one.version and found.overlaps(one) for one in ours):
        raise ServerError("ban-loopback", what=str(found))
    if found.prefixlen < WIDEST[found.version]:
        raise ServerError("ban-wide", what=str(found), least=WIDEST[found.version])
    return str(found)


class OperatorOrders:
    """The latest orders that were read. Whether something has expired is asked anew each time."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self.now = now
        self.orders = Orders()
        self._guests: dict[str, BanRow] = {}
        self._networks: dict[Network, BanRow] = {}
        self._widths: list[tuple[int, int]] = []

    def follow(self, orders: Orders) -> None:
        """From now on."""
        self.orders = orders
        self._guests = {ban.what: ban for ban in orders.bans if ban.kind == "guest"}
        self._networks = {
            ipaddress.ip_network(ban.what): ban for ban in orders.bans if ban.kind == "network"
        }
        self._widths = sorted({(one.version, one.prefixlen) for one in self._networks})

    @property
    def is_draining(self) -> bool:
        """No new tables?"""
        return self.orders.is_draining

    def announcements(self) -> list[AnnouncementRow]:
        """Those that are not over."""
        return [one for one in self.orders.announcements if self._holds(one.until)]

    def refuse_banned(self, guest: Guest | None) -> None:
        """A ban of somebody is one of their programs too."""
        if guest is not None and (self.is_banned(guest.id) or self.is_banned(guest.owner)):
            raise ServerError("banned")

    def is_banned(self, guest: str | None) -> bool:
        """By the id."""
        ban = self._guests.get(guest or "")
        return ban is not None and self._holds(ban.until)

    def is_banned_address(self, address: str) -> bool:
        """Is a household (`limits.household`) part of a network that is banned?"""
        if not self._networks:
            return False
        try:
            asked = ipaddress.ip_network(address)
        except ValueError:
            return False
        for version, width in self._widths:
            if version == asked.version and width <= asked.prefixlen:
                ban = self._networks.get(asked.supernet(new_prefix=width))
                if ban is not None and self._holds(ban.until):
                    return True
        return False

    def _holds(self, until: float | None) -> bool:
        return until is None or until > self.now()
