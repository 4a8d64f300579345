"""A real Chromium, people who sit in front of it, and how they play: by clicking what can be."""

import hashlib
import json
import random
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 375, "height": 667}
PATIENCE = 60_000  # ms until something that has to come is given up; a slow machine is no error
WILLING = 0.8  # how often a move that could be made is made
CLICKS = 80  # without a move: then the board does not let one play
SERIOUS = ("serious", "critical")
# In place of a page's random bytes.
SEEDED = """(deal) => {
  let state = [...deal].reduce((sum, one) => (sum * 31 + one.charCodeAt(0)) >>> 0, 1);
  const next = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) >>> 24;
  Crypto.prototype.getRandomValues = (array) => array.map(next);
}"""
TOO_WIDE = """() => [...document.querySelectorAll('body *')]
  .filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5)
  .map((one) => `${one.tagName}.${one.className} ${one.textContent.trim().slice(0, 40)}`)
  .slice(0, 9)
"""
expect.set_options(timeout=PATIENCE)


def chromium() -> str:
    """The one without windows, which is the quickest, or any; `make test` installs it."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser")
    found = next(filter(None, map(shutil.which, names)), None)
    assert found is not None, "chromium is missing: `make test` installs it"
    return found


class Visitor:
    """One person with a browser of their own. Whatever the console says is an error."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        speed: str = "once",
        is_answering: bool = False,
        deal: str = "",
        **settings: Any,
    ) -> None:
        """`speed` at which the doings of others are told: a test need not read them.

        `is_answering`: the page answers questions without a choice; else everything is asked.
        `deal`: what chance brings this person follows from it (`dealt`); else nobody knows.
        """
        wanted: dict[str, Any] = {
            "viewport": DESKTOP, "locale": "en", "color_scheme": "dark",
            "reduced_motion": "reduce", "bypass_csp": False, **settings,
        }  # fmt: skip
        self.url = url
        self.context: BrowserContext = browser.new_context(**wanted)
        self.context.set_default_timeout(PATIENCE)
        fresh = json.dumps({"speed": speed, "answers": is_answering})
        self.context.add_init_script(
            "localStorage.setItem('spieluhr', JSON.stringify("
            f"{{...{fresh}, ...JSON.parse(localStorage.getItem('spieluhr') ?? '{{}}')}}))"
        )
        self.deal, self._nonces = deal, 0
        if deal:
            self.context.set_extra_http_headers({"x-deal": deal})
            self.context.add_init_script(f"({SEEDED})({json.dumps(deal)})")
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.expected: list[str] = []  # parts of complaints that a test provokes
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _hear(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.text} {message.location.get('url', '')}")

    def go(self, path: str = "") -> Page:
        self.page.goto(f"{self.url}/#/{path}")
        return self.page

    def close(self) -> None:
        self.context.close()

    def nonce(self) -> bytes:
        """This person's part of the chance of the next table."""
        self._nonces += 1
        return hashlib.sha256(f"{self.deal} {self._nonces}".encode()).digest()

    # At a table.

    @property
    def table_id(self) -> str:
        self.page.wait_for_url(re.compile(r"#/table/"))
        return self.page.url.split("#/table/")[1].split("/")[0]

    @property
    def play(self) -> Locator:
        return self.page.locator("[data-version]")

    @property
    def version(self) -> int:
        self.play.wait_for()
        return int(self.play.get_attribute("data-version") or -1)

    @property
    def is_over(self) -> bool:
        return self.page.locator("#ending").count() > 0

    @property
    def is_my_turn(self) -> bool:
        return self.page.locator("#prompt.mine").count() > 0

    def wait_for_news(self, version: int) -> None:
        """Until the table has gone on, by me or by others."""
        self.page.wait_for_function(
            "before => Number(document.querySelector('[data-version]')?.dataset.version) > before",
            arg=version,
        )

    def wait_for_turn(self) -> None:
        self.page.wait_for_selector("#prompt.mine, #ending, #curtain")

    def buttons(self) -> Locator:
        """What stands for a part of a move on the board, and can be clicked."""
        return self.page.locator("[data-board] button[data-means]:not([disabled])")

    def move(self, dice: random.Random) -> None:
        """One move by clicks on the board, whichever it becomes."""
        version = self.version
        for n in range(CLICKS):
            if n % 20 == 19:
                self.page.keyboard.press("Escape")
            self._click_one(dice)
            if self.has_gone_on(version):
                return
        said = self.page.locator("#prompt").inner_text()
        raise AssertionError(f"{CLICKS} clicks made no move at {self.page.url}: {said}")

    def _click_one(self, dice: random.Random) -> None:
        found, done = self.buttons(), self.page.locator("#prompt.begun button.main")
        if dice.random() < WILLING and done.count() > 0:
            wanted = done
        elif count := found.count():
            wanted = found.nth(dice.randrange(count))
        else:
            return
        try:
            wanted.click(timeout=5_000)
        except TooLate:  # it went away or under something while we aimed
            self.page.keyboard.press("Escape")

    def has_gone_on(self, version: int) -> bool:
        """Is the table further than that, soon? Not if only a part of a move was chosen."""
        if self.is_my_turn and self.page.locator("#prompt.begun").count() > 0:
            return False  # a part of a move was chosen
        try:
            self.page.wait_for_function(
                "before => Number(document.querySelector('[data-version]')?.dataset.version)"
                " > before || document.querySelector('#ending')",
                arg=version, timeout=400,
            )  # fmt: skip
        except TooLate:
            return False
        return True

    def follow_a_hint(self) -> None:
        """The best move, as the adviser sees it: one click shows it on the board, one does it."""
        version = self.version
        self.page.keyboard.press("h")
        self.page.locator(".hints button").first.click()
        self.page.locator("#prompt button.main").click()
        self.wait_for_news(version)

    def play_on(self, dice: random.Random, most: int, by_board: int = 15) -> int:
        """How many moves were made here: some by clicking whatever glows, then good ones."""
        moves = 0
        while True:
            self.wait_for_turn()
            if self.is_over or moves == most:
                return moves
            if moves < by_board:
                self.move(dice)
            else:
                self.follow_a_hint()
            moves += 1

    # What must hold everywhere.

    def check_quiet(self) -> None:
        heard = [one for one in self.complaints if not any(part in one for part in self.expected)]
        assert heard == [], heard

    def check_width(self) -> None:
        """Nothing makes the page scroll sideways; after a change of size it settles soon."""
        try:
            self.page.wait_for_function(
                "() => document.documentElement.scrollWidth <= innerWidth", timeout=5_000
            )
        except TooLate:
            wide = self.page.evaluate(TOO_WIDE)
            raise AssertionError(f"too wide at {self.page.url}: {wide}") from None

    def check_axe(self) -> None:
        """What keeps people out, as axe finds it."""
        session = self.context.new_cdp_session(self.page)
        session.send("Page.setBypassCSP", {"enabled": True})
        if self.page.evaluate("typeof axe === 'undefined'"):
            self.page.evaluate(AXE.read_text(encoding="utf-8") + "; null")
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        bad = [
            {
                "id": one["id"],
                "where": [node["target"] for node in one["nodes"]][:4],
                "why": one["nodes"][0].get("failureSummary"),
            }
            for one in found["violations"]
            if one["impact"] in SERIOUS
        ]
        assert bad == [], json.dumps(bad, indent=1)


def until(page: Page, is_so: Callable[[], bool], seconds: float = 60.0) -> None:
    for _ in range(int(seconds * 10)):
        if is_so():
            return
        page.wait_for_timeout(100)
    raise AssertionError("it did not come")


__all__ = ["DESKTOP", "PHONE", "Visitor", "expect", "until"]
