"""Every page and board: nobody is kept out (axe), nothing scrolls sideways, the console is quiet.

One visitor for each language and look walks through all of it, some on a phone, some at a desk.
"""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from spieluhr import games
from tests.every_game import fullest
from tests.web.browsing import DESKTOP, PHONE, Visitor, expect
from tests.web.conftest import Invite
from tests.web.tables import ALL, ME, OPEN, QUICK, enter, make, play_quickly, send

NARROW = 320  # px; the smallest phones, or a larger one with large letters
# What has to be there before a page is looked at.
READY = {
    "": "#mine ~ ul li",
    "about": "main dl",
    "new": "main form",
    "rules": "main .text h2",
    "replay": "main section",
    "recover": "main [role=alert]",
    "privacy": "main table",
    "me": "main h2",
    "operator": "main dl",
    "nowhere": "main h1",
    "missing": "main .missing",
}
MOVES = 5  # before a table is looked at


class Walk:
    """From page to page; what is wrong is kept, so that one run tells all of it."""

    def __init__(self, visitor: Visitor, size: dict[str, int]) -> None:
        self.visitor = visitor
        self.size = size
        self.wrong: list[str] = []

    @property
    def page(self) -> Page:
        return self.visitor.page

    def look(self, what: str, ready: str) -> None:
        expect(self.page.locator(ready).first).to_be_attached()
        self._try(what, self.visitor.check_axe)
        if self.size == DESKTOP:
            return
        for width in (NARROW, PHONE["width"]):  # it stays at the last one
            self.page.set_viewport_size({"width": width, "height": PHONE["height"]})
            self._try(f"{what}, {width} px", self.visitor.check_width)

    def _try(self, what: str, check: Callable[[], None]) -> None:
        try:
            check()
        except AssertionError as error:
            self.wrong.append(f"{what}: {error}")

    def go(self, path: str, ready: str) -> None:
        self.visitor.go(path)
        self.look(path or "home", ready)


def walk_pages(walk: Walk) -> None:
    walk.go("", READY[""])
    walk.page.locator("header .gear").click()
    walk.look("home, settings", "dialog[open] #my-name")
    walk.page.keyboard.press("Escape")
    walk.go("about", READY["about"])
    walk.go("replay", READY["replay"])
    walk.visitor.expected.append("401")
    walk.go("recover/abcdefghijklmnop", READY["recover"])
    for name in ("privacy", "me", "operator"):
        walk.go(name, READY[name])
    walk.go("nowhere", READY["nowhere"])
    walk.go("table/nowhere", READY["missing"])
    for game in games.game_ids():
        walk.go(f"new/{game}", READY["new"])
        walk.go(f"rules/{game}", READY["rules"])


def walk_tables(walk: Walk) -> None:
    visitor, dice = walk.visitor, random.Random(40)
    for game, options, seats in fullest():
        table_id = make(visitor, game, options, [ME, *[QUICK] * (seats - 1)])
        play_quickly(visitor, table_id, dice, MOVES)
        visitor.go(f"table/{table_id}")
        visitor.wait_for_turn()
        walk.look(f"{game} {options}", "[data-board] svg")
        if not visitor.is_over and visitor.buttons().count() > 0:
            visitor.buttons().first.click()
            walk.look(f"{game} {options}, something chosen", "[data-board] svg")


def walk_around_a_table(walk: Walk) -> None:
    """Waiting for somebody, the curtain, what opens beside a table, the end, the replay."""
    visitor, page = walk.visitor, walk.page
    visitor.go(f"table/{make(visitor, 'antinomy', {}, [ME, OPEN])}")
    walk.look("waiting", "#link")
    shared = [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}]
    visitor.go(f"table/{make(visitor, 'antinomy', {}, shared)}")
    walk.look("curtain", "#curtain")
    table_id = make(visitor, "antinomy", {}, [ME, QUICK], move_seconds=3600)
    visitor.go(f"table/{table_id}")
    visitor.wait_for_turn()
    for key, ready in (("?", "dialog[open] dl"), ("r", "dialog[open] .text h3")):
        page.keyboard.press(key)
        walk.look(f"drawer {key}", ready)
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
    page.locator("header nav .menu").click()
    walk.look("menu", "dialog[open] li")
    page.locator("dialog li button").nth(1 if walk.size == DESKTOP else 2).click()
    walk.look("settings", "dialog[open] fieldset")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator("header nav [aria-busy]")).to_be_enabled()  # not while it is thought over
    walk.look("hints", ".hints li button")
    assert not play_quickly(visitor, table_id, random.Random(41), 3)
    send(visitor, table_id, {"do": "resign"})
    walk.go(f"table/{table_id}", "#ending")
    walk.go(f"replay/{table_id}", ".stage svg")


# Each look, language and size once; `make test-web` has the other two walks as well.
WALKS = [("dark", "en", DESKTOP), ("light", "de", PHONE)]
OTHER_WALKS = [("light", "en", DESKTOP), ("dark", "de", PHONE)]


@pytest.mark.parametrize(("look", "lang", "size"), WALKS + OTHER_WALKS if ALL else WALKS)
def test_nobody_is_kept_out(look: str, lang: str, size: dict[str, int], welcome: Invite) -> None:
    visitor = welcome(viewport=size, locale=lang, color_scheme=look)
    enter(visitor, "Anna")
    walk = Walk(visitor, size)
    for part in (walk_tables, walk_around_a_table, walk_pages):
        part(walk)
    assert visitor.page.evaluate("document.documentElement.lang") == lang
    assert walk.wrong == [], "\n".join(walk.wrong)
