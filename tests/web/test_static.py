"""The folder without a server, as a web space serves it: under a path, and then gone."""

import functools
import http.server
import random
import re
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from spieluhr import games
from spieluhr.offline.folder import download_size, packed_size
from tests.web.browsing import PHONE, Visitor, expect
from tests.web.tables import ALL
from tests.workshop import ROOT

FOLDER = ROOT / ".venv/page"  # `make .venv/static`
MOST_BYTES = 8_000_000
FIRST_BYTES = 70_000  # until the shelf is drawn
SLOW = 300_000  # ms: several Pythons start on a machine that does other things, too
WHOLE = 10_000 if ALL else 3  # moves until the rest is given up


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files, and says nothing about it."""

    def log_message(self, *_: Any) -> None: ...


class Space:
    """A web space that can be switched off."""

    def __init__(self, place: Path) -> None:
        (place / "some/where").mkdir(parents=True)
        (place / "some/where/else").symlink_to(FOLDER)
        serve = functools.partial(Quiet, directory=str(place))
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), serve)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.server.server_port}/some/where/else"

    def go_away(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def space(tmp_path: Path) -> Iterator[Space]:
    assert FOLDER.is_dir(), "it is missing: make .venv/static"
    running = Space(tmp_path)
    yield running
    running.go_away()


def test_sizes_are_what_the_pages_say() -> None:
    """All of it once; the first page alone as small as with a server."""
    assert download_size(FOLDER) <= MOST_BYTES
    index = (FOLDER / "index.html").read_text(encoding="utf-8")
    named = re.findall(r'(?:src|href)="\./(assets/[^"]+)"', index)
    first = sum(packed_size(FOLDER / name) for name in named)
    assert named and first + packed_size(FOLDER / "index.html") <= FIRST_BYTES


def test_every_file_is_kept_and_none_that_is_not_there() -> None:
    listed = re.search(r"const FILES = (\[.*\]);", (FOLDER / "sw.js").read_text(encoding="utf-8"))
    assert listed is not None
    found = {
        path.relative_to(FOLDER).as_posix()
        for path in FOLDER.rglob("*")
        if path.is_file() and path.name != "sw.js"
    }
    assert set(re.findall(r'"([^"]+)"', listed[1])) == found


def test_from_the_first_visit_to_the_end_of_games_without_a_network(
    browser: Browser, space: Space, tmp_path: Path
) -> None:
    """Antinomy is begun online and goes on when network and server are gone; then the others."""
    visitor = Visitor(browser, space.url, viewport=PHONE, is_answering=True)
    visitor.context.set_default_timeout(SLOW)
    page, dice = visitor.go(), random.Random(1)
    page.get_by_role("combobox").select_option("first_game")
    page.get_by_role("button", name="Play Antinomy").click(timeout=SLOW)
    visitor.wait_for_turn()
    visitor.move(dice)
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    space.go_away()
    visitor.context.set_offline(True)
    version = visitor.version
    page.reload()
    visitor.wait_for_turn()
    assert visitor.version >= version
    for game in games.game_ids() if ALL else ["antinomy"]:
        if game != "antinomy":
            begin(visitor, game)
        visitor.play_on(dice, most=WHOLE)
        if not visitor.is_over:
            give_up(visitor)
        expect(page.locator("#ending")).not_to_be_empty()
        visitor.check_width()
    take_along(visitor, tmp_path)
    for path, heading in (
        ("privacy", "On your device"), ("tournament/new", "This needs a server"),
        ("operator", "This needs a server"),
    ):  # fmt: skip
        visitor.go(path)
        expect(page.get_by_role("heading", name=heading)).to_be_visible()
        visitor.check_width()
    visitor.check_quiet()
    visitor.close()


def take_along(visitor: Visitor, folder: Path) -> None:
    """The record of the game that is over, from its end and from its replay; and back again."""
    page, name = visitor.page, f"spieluhr-{visitor.table_id}.json"
    page.get_by_text("Was it a fair shuffle?").click()
    with page.expect_download() as saving:
        page.get_by_role("link", name="Download the record").click()
    saving.value.save_as(folder / name)
    visitor.go(f"replay/{visitor.table_id}")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Download the record").click()
    assert saving.value.suggested_filename == name
    assert Path(saving.value.path()).read_bytes() == (folder / name).read_bytes()
    visitor.go("replay")
    page.locator("input[type=file]").set_input_files(folder / name)
    expect(page.get_by_role("heading", name="About this record")).to_be_visible()


def begin(visitor: Visitor, game: str) -> None:
    """Another title, as the shelf offers it."""
    visitor.go()
    title = games.load(game).words.title[0]
    visitor.page.get_by_role("button", name=f"Play {title}").click()
    visitor.wait_for_turn()


def give_up(visitor: Visitor) -> None:
    """By the menu."""
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_role("button", name="Resign").click()
    visitor.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
