"""One server and one Chromium for all tests of a process; each person has an own context."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from spieluhr.cli.server_process import Running, free_port
from tests.left_out import need
from tests.web.browsing import Visitor, chromium

Invite = Callable[..., Visitor]
# Each test is dealt the same cards in every run; another number shows it others.
DEAL = os.environ.get("SPIELUHR_DEAL", "1")


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
    """Its deals are the same in every run (`dealt`)."""
    folder = tmp_path_factory.mktemp("web")
    yield from _serve(folder, "tests.web.dealt")


@pytest.fixture(scope="session")
def true_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """As players have it: nobody knows what will be dealt."""
    yield from _serve(tmp_path_factory.mktemp("true"), "spieluhr")


def _serve(folder: Path, program: str) -> Iterator[Running]:
    db = f"sqlite:///{folder / 'web.sqlite'}"
    running = Running(db, free_port(), folder / "log", program=program)
    running.wait()
    yield running
    running.stop()


@pytest.fixture
def invite(browser: Browser, server: Running, request: pytest.FixtureRequest) -> Iterator[Invite]:
    """A new person at the server; at the end nobody's console may have said anything."""
    here: list[Visitor] = []

    def come(url: str | None = None, **settings: Any) -> Visitor:
        wanted = {"deal": f"{DEAL} {request.node.nodeid} {len(here)}", **settings}
        here.append(Visitor(browser, url or server.url, **wanted))
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
