"""How other devices in the same network reach this server."""

import ipaddress
import socket

from starlette.requests import HTTPConnection

from spieluhr.server.settings import Settings

EVERYWHERE = ("0.0.0.0", "::", "")  # noqa: S104
USUAL_PORT = 8700
# Only to learn which of our addresses would be used: no packet is sent.
SOMEWHERE = ("198.51.100.1", 9)


def addresses(settings: Settings) -> list[str]:
    """Where it listens besides the machine itself; nothing if it does not."""
    host = outward() if settings.host in EVERYWHERE else settings.host
    if host is None or is_loopback(host):
        return []
    return [url(host, settings.port)]


def url(host: str, port: int) -> str:
    """With brackets where the host is an IPv6 address."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def command(settings: Settings) -> str:
    """What to start the server with, so that other devices reach it."""
    port = "" if settings.port == USUAL_PORT else f" --port {settings.port}"
    return f"spieluhr serve --host 0.0.0.0{port}"


def outward() -> str | None:
    """The address of this machine in its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as tried:
        try:
            tried.connect(SOMEWHERE)
        except OSError:
            return None
        return str(tried.getsockname()[0])


def is_loopback(host: str) -> bool:
    """Does this name lead back to the machine that uses it?"""
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def is_local(connection: HTTPConnection) -> bool:
    """From the same machine, without a proxy: others have no need to know our network."""
    if connection.client is None or not is_loopback(connection.client.host):
        return False
    if "x-forwarded-for" in connection.headers or "forwarded" in connection.headers:
        return False
    return is_loopback(connection.url.hostname or "")
