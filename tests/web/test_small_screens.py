"""Dragonkeepers and Steam Time where room is short: all in sight, nothing jumps or surprises."""

import random

import pytest

from tests.web.browsing import DESKTOP, expect
from tests.web.conftest import Invite
from tests.web.tables import kinds, sit_at

UPRIGHT = {"width": 390, "height": 844}
SIDEWAYS = {"width": 844, "height": 390}
LINE = 50  # px; one line that can be touched
STILL = 1.0  # px
BOARD = "[data-board]"

BOX = "one => { const { top, bottom, left, right } = one.getBoundingClientRect();"
BOX += " return [top, bottom, left, right]; }"


def test_a_keeper_is_one_line_above_the_book(welcome: Invite) -> None:
    visitor = welcome(viewport=UPRIGHT)
    sit_at(visitor, "dragonkeepers", 4, lambda legal: bool(kinds(legal, "book")))
    page = visitor.page
    lines = page.locator(f"{BOARD} .others > section")
    expect(lines).to_have_count(3)
    book, dock = (page.locator(f"{BOARD} {one}") for one in (".table > .book", ".dock"))
    book_top, book_bottom, *_ = book.evaluate(BOX)
    for n in range(3):
        top, bottom, *_ = lines.nth(n).evaluate(BOX)
        assert bottom - top <= LINE
        assert bottom <= book_top
    row_top, row_bottom, *_ = page.locator(f"{BOARD} .table > .row").evaluate(BOX)
    assert book_bottom <= row_top < row_bottom <= dock.evaluate(BOX)[0]
    lines.first.locator("button.unfold").click()
    expect(lines.first.locator(".treasure")).to_be_visible()


@pytest.mark.parametrize("size", [UPRIGHT, SIDEWAYS], ids=["upright", "sideways"])
def test_the_ends_of_a_row_stay_where_they_are(size: dict[str, int], welcome: Invite) -> None:
    visitor = welcome(viewport=size)
    sit_at(
        visitor,
        "dragonkeepers",
        3,
        lambda legal: legal[:1] != [] and legal[0]["json"]["type"] == "end",
    )
    parts = visitor.page.locator(f"{BOARD} .row > li")
    expect(parts.first.locator("button")).to_be_visible()
    before, version, scrolled = parts.evaluate_all(f"all => all.map({BOX})"), visitor.version, None
    for side in (0, -1):
        parts.nth(side).locator("button").click()
        expect(visitor.page.locator("#prompt.begun")).to_be_visible()
        now = parts.evaluate_all(f"all => all.map({BOX})")
        scrolled = now[0][0] - before[0][0] if scrolled is None else scrolled  # to click it
        for old, new in zip(before, now, strict=True):
            assert abs(new[2] - old[2]) <= STILL
            assert abs(new[0] - old[0] - scrolled) <= STILL
    assert visitor.version == version


def test_a_card_for_the_row_and_the_book_asks_which(welcome: Invite) -> None:
    visitor = welcome(viewport=UPRIGHT)
    sit_at(
        visitor, "dragonkeepers", 2, lambda legal: bool(kinds(legal, "lay") & kinds(legal, "book"))
    )
    page, version = visitor.page, visitor.version
    page.locator(f"{BOARD} button.lays.books").first.click()
    asked = page.locator(f"{BOARD} .actions button")
    expect(asked.filter(has_text="Put on the book")).to_be_visible()
    expect(asked.filter(has_text="Lay this dragon")).to_be_visible()
    assert visitor.version == version
    asked.filter(has_text="Put on the book").click()
    visitor.wait_for_news(version)


@pytest.mark.parametrize("size", [UPRIGHT, SIDEWAYS], ids=["upright", "sideways"])
def test_the_dragons_being_laid_carry_their_number(size: dict[str, int], welcome: Invite) -> None:
    visitor = welcome(viewport=size)
    sit_at(
        visitor, "dragonkeepers", 2,
        lambda legal: legal != [] and all(one["json"]["type"] == "lay" for one in legal),
    )  # fmt: skip
    bench = visitor.page.locator(f"{BOARD} .bench")
    _, _, left, right = bench.locator(".fan").evaluate(BOX)
    _, _, first, last = bench.locator(".many").evaluate(BOX)
    assert left <= (first + last) / 2 <= right, "the number stands on its pile"


def test_four_monuments_are_in_sight(welcome: Invite) -> None:
    visitor = welcome(viewport=UPRIGHT)
    sit_at(
        visitor, "steam_time", 4, lambda legal: any(one["json"]["do"] == "place" for one in legal)
    )
    page = visitor.page
    expect(page.locator(f"{BOARD} .space.usable").first).to_be_visible()
    lines = page.locator(f"{BOARD} .others summary")
    assert all(
        bottom - top <= LINE for top, bottom, *_ in lines.evaluate_all(f"all => all.map({BOX})")
    )
    dock = page.locator(f"{BOARD} .dock")
    limit = dock.evaluate(BOX)[0]
    rows = page.locator(f"{BOARD} [data-row]").evaluate_all(f"all => all.map({BOX})")
    assert sum(bottom <= limit for _, bottom, *_ in rows) >= 4
    high = dock.bounding_box()
    for n in range(3):  # what a space would bring needs no more room, and nothing scrolls
        page.locator(f"{BOARD} .space.usable").nth(n).click()
        expect(page.locator(f"{BOARD} .outcome dl")).to_be_visible()
        assert dock.bounding_box() == high
        assert page.evaluate("scrollY") == 0


@pytest.mark.parametrize("game", ["dragonkeepers", "steam_time"])
def test_a_phone_on_its_side_can_be_played(game: str, welcome: Invite) -> None:
    """Without scrolling: what I have, and enough of the table to play."""
    visitor = welcome(viewport=SIDEWAYS)
    sit_at(visitor, game, 4, lambda legal: len(legal) > 1)
    page = visitor.page
    middle = ".table > .book" if game == "dragonkeepers" else ".stream"
    dock, table = (page.locator(f"{BOARD} {one}").evaluate(BOX) for one in (".dock", middle))
    assert dock[0] >= 0
    assert dock[1] <= SIDEWAYS["height"] + STILL
    is_beside = dock[2] >= table[3]
    below = SIDEWAYS["height"] if is_beside else dock[0]
    assert min(table[1], below) - table[0] >= 130
    visitor.check_width()
    visitor.move(random.Random(3))


def test_my_row_is_in_sight_beside_the_book_and_above_the_hand(welcome: Invite) -> None:
    """On a phone on its side, with three others."""
    visitor = welcome(viewport=SIDEWAYS)
    sit_at(visitor, "dragonkeepers", 4, lambda legal: bool(kinds(legal, "lay")))
    page = visitor.page
    row, book, hand = (
        page.locator(f"{BOARD} [data-region={one}]").evaluate(BOX)
        for one in ("row", "book", "hand")
    )
    assert row[2] >= book[3]
    assert row[1] <= hand[0] + STILL


@pytest.mark.parametrize("asked", ["choose", "steam", "buy"])
def test_what_is_asked_does_not_cover_my_generators(asked: str, welcome: Invite) -> None:
    """In a laptop's window with three others."""
    visitor = welcome(viewport=DESKTOP)
    sit_at(visitor, "steam_time", 4, lambda legal: any(one["json"]["do"] == asked for one in legal))
    page = visitor.page
    dock = page.locator(f"{BOARD} .dock").evaluate(BOX)
    generators = page.locator(f"{BOARD} [data-region=ship] .generator")
    boxes = generators.evaluate_all(f"all => all.map({BOX})")
    assert len(boxes) == 6
    assert all(bottom <= dock[0] + STILL for _, bottom, *_ in boxes)
