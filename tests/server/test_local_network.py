"""An address that works on other devices is told, but not to everybody."""

import asyncio
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from spieluhr.server.protection import local_network
from spieluhr.server.settings import Settings
from tests.server.asking import serving

LAN = "192.168.7.5"


@pytest.fixture(autouse=True)
def network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local_network, "outward", lambda: LAN)


async def told(app: Starlette, host: str, client: str, **headers: str) -> list[str]:
    transport = httpx.ASGITransport(app, client=(client, 1))
    async with httpx.AsyncClient(transport=transport, base_url=f"http://{host}") as asking:
        answer = (await asking.get("/api/addresses", headers=headers)).json()
        assert answer["command"] == "spieluhr serve --host 0.0.0.0 --port 8701"
        return list(answer["addresses"])


def test_only_who_sits_at_the_server_learns_its_network(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path, host="0.0.0.0", port=8701) as app:
            for home in ("127.0.0.1:8701", "localhost:8701", "[::1]:8701"):
                assert await told(app, home, "127.0.0.1") == [f"http://{LAN}:8701"]
            assert await told(app, "localhost:8701", LAN) == []
            assert await told(app, "spieluhr.example", "127.0.0.1") == []  # behind a proxy
            proxied = {"x-forwarded-for": "203.0.113.9"}
            assert await told(app, "localhost:8701", "127.0.0.1", **proxied) == []

    asyncio.run(run())


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("127.0.0.1", []),
        ("localhost", []),
        ("::1", []),
        ("0.0.0.0", [f"http://{LAN}:9"]),
        ("::", [f"http://{LAN}:9"]),
        ("10.1.2.3", ["http://10.1.2.3:9"]),
        ("fd00::2", ["http://[fd00::2]:9"]),
    ],
)
def test_only_where_it_listens(host: str, known: list[str]) -> None:
    assert local_network.addresses(Settings(host=host, port=9)) == known


def test_a_machine_without_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local_network, "outward", lambda: None)
    assert local_network.addresses(Settings(host="0.0.0.0")) == []
    assert local_network.command(Settings()) == "spieluhr serve --host 0.0.0.0"
