"""Puzzles in the browser: from the shelf to the answer and on, by click and by keyboard."""

import pytest

from spieluhr.puzzles import books
from spieluhr.puzzles.schema import Puzzle
from tests.web.browsing import DESKTOP, PHONE, Visitor, expect
from tests.web.conftest import Invite

GAME = "antinomy"
ONE = books.need_book(GAME).puzzles[0]


def number_of(one: Puzzle, move: str) -> int:
    """Its place in the list of moves."""
    match = books.table(GAME, one)
    return [match.text(m) for m in match.legal()].index(move)


def choose(visitor: Visitor, move: str) -> None:
    """From the list: once to see it, once to answer."""
    page = visitor.page
    if not page.locator("details[open] ul").count():
        page.locator("details summary").last.click()
    button = page.locator("details li button").nth(number_of(ONE, move))
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    button.click()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_puzzle_is_missed_then_solved_and_the_next_one_comes(
    size: dict[str, int], invite: Invite
) -> None:
    visitor = invite(viewport=size)
    page = visitor.go(f"train/{GAME}/{ONE.id}")
    expect(page.locator("#asking")).to_contain_text("Find the best move.")
    choose(visitor, max(ONE.others, key=lambda move: ONE.others[move].cost))
    expect(page.locator("#answer h2")).to_contain_text("Not the best")
    expect(page.locator("#answer")).to_contain_text("points of win chance")
    expect(page.locator("#answer")).to_be_focused()
    page.get_by_role("button", name="Try again").click()
    choose(visitor, ONE.best)
    expect(page.locator("#answer h2")).to_contain_text("Right!")
    visitor.check_axe()
    page.get_by_role("button", name="Next puzzle").click()
    expect(page.locator("#asking")).to_be_visible()
    assert ONE.id not in page.url


def test_the_shelf_leads_to_puzzles_of_a_theme(invite: Invite) -> None:
    visitor = invite(locale="de", viewport=PHONE)
    page = visitor.go("train")
    card = page.locator("li.panel").filter(has_text="Gegensatz")
    expect(card).to_contain_text("Noch keine Rätselwertung")
    card.get_by_label("Thema").select_option(ONE.theme)
    visitor.check_axe()
    card.get_by_role("link", name="Los geht's").click()
    expect(page.locator("#asking")).to_contain_text("Finde den besten Zug.")
    assert books.puzzle(GAME, page.url.rsplit("/", 1)[1]).theme == ONE.theme
