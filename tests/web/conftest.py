"""One server and one Chromium for all tests of a process; each person has an own context."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from spieluhr.server.running import Running, free_port
from tests.left_out import need
from tests.web.browsing import Visitor, chromium

Invite = Callable[..., Visitor]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    need("chromium")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(
            executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"]
        )
        yield running
        running.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("web")
    running = Running(f"sqlite:///{folder / 'web.sqlite'}", free_port(), folder / "log")
    running.wait()
    yield running
    running.stop()


@pytest.fixture
def invite(browser: Browser, server: Running) -> Iterator[Invite]:
    """A new person at the server; at the end nobody's console may have said anything."""
    here: list[Visitor] = []

    def come(url: str | None = None, **settings: Any) -> Visitor:
        here.append(Visitor(browser, url or server.url, **settings))
        return here[-1]

    yield come
    for visitor in here:
        visitor.close()


@pytest.fixture
def welcome(invite: Invite) -> Iterator[Invite]:
    """Like `invite`, and then nobody's console may have said anything that was not expected."""
    here: list[Visitor] = []

    def come(url: str | None = None, **settings: Any) -> Visitor:
        here.append(invite(url, **settings))
        return here[-1]

    yield come
    for visitor in here:
        visitor.check_quiet()
