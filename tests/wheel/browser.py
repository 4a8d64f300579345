"""A game in Chromium at the server of a wheel, from the home page to the result."""

import random
import re
import subprocess
from pathlib import Path

from playwright.sync_api import sync_playwright

from spieluhr.cli.server_process import free_port
from tests.web.browsing import Visitor, chromium, expect
from tests.wheel.environment import Environment
from tests.wheel.trial import is_well

MOVES = 10_000


def play(place: Environment) -> int:
    """How many moves it took."""
    port, db = free_port(), place.folder / "browser.sqlite"
    serve = ["serve", "--port", str(port), "--db", f"sqlite:///{db}"]
    command = [str(place.bin / "spieluhr"), *serve]
    log = Path(place.folder, "browser.log")
    with (
        log.open("wb") as out,
        subprocess.Popen(command, env=place.settings, stdout=out, stderr=out) as server,
    ):
        try:
            while not is_well(port):
                assert server.poll() is None, log.read_text(encoding="utf-8")
            return look(f"http://127.0.0.1:{port}")
        finally:
            server.terminate()
            server.wait(30)


def look(url: str) -> int:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"]
        )
        visitor = Visitor(browser, url)
        page = visitor.go()
        page.get_by_role("button", name=re.compile("^Play Antinomy")).click()
        moves = visitor.play_on(random.Random(1), most=MOVES)
        expect(page.locator("#ending")).not_to_be_empty()
        said = page.locator("#ending").inner_text().splitlines()[0]
        print(f"Chromium: a game of {moves} moves, and at the end “{said}”", flush=True)
        visitor.check_quiet()
        browser.close()
        return moves
