"""Hints at the table: in the place of all moves, with a reason; with people only if agreed on."""

import random
import re
from typing import Any

import pytest

from tests.every_game import for_two
from tests.web.browsing import DESKTOP, PHONE, Visitor, expect
from tests.web.conftest import Invite
from tests.web.tables import ME, OPEN, QUICK, ask, enter, look, make, play_quickly

ADVICE = ".hints li button"
# Boxes beside the board that scroll inside of a box that scrolls.
NESTED = """() => {
  const scrolls = one => ['auto', 'scroll'].includes(getComputedStyle(one).overflowY)
    && one.scrollHeight > one.clientHeight + 1;
  const boxes = [...document.querySelectorAll('aside, aside *')].filter(scrolls);
  return boxes.filter(one => boxes.some(other => other !== one && other.contains(one))).length;
}"""
MOVES = 6  # before somebody asks for advice


def with_a_choice(visitor: Visitor, game: str, seats: int) -> None:
    """A table against bots, some moves into the game, where there is more than one move."""
    enter(visitor, "Anna")
    dice = random.Random(5)
    table_id = make(visitor, game, {}, [ME, *[QUICK] * (seats - 1)])
    play_quickly(visitor, table_id, dice, MOVES)
    while len(look(visitor, table_id)["legal"]) < 2:
        play_quickly(visitor, table_id, dice, 1)
    visitor.go(f"table/{table_id}")
    visitor.wait_for_turn()


@pytest.mark.parametrize("game", [one.game for one in for_two()])
def test_advice_takes_the_place_of_all_moves_and_gives_it_back(game: str, welcome: Invite) -> None:
    visitor = welcome(viewport=DESKTOP)
    with_a_choice(visitor, game, 2)
    page = visitor.page
    moves = page.get_by_role("region", name="Possible moves")
    advice = page.get_by_role("region", name="What an expert would do")
    expect(moves).to_be_visible()
    assert page.evaluate(NESTED) == 0
    page.get_by_role("button", name="Hint").click()
    expect(advice.locator(ADVICE).first).to_be_visible()
    expect(moves).to_have_count(0)
    assert page.evaluate(NESTED) == 0
    chances = re.findall(r"(\d+)%", advice.inner_text())
    assert all(1 <= int(chance) <= 99 for chance in chances)  # the game is open
    reasons = advice.locator(".reason:not(.chance)").all_inner_texts()
    assert len(reasons) == advice.locator(ADVICE).count() and all(reasons)
    best = advice.locator("h3").first
    assert best.inner_text().strip() in ("Best", "Equally good", "All moves are about equally good")
    advice.get_by_role("button", name="Possible moves").click()
    expect(moves).to_be_visible()
    expect(advice).to_have_count(0)
    visitor.check_axe()


def test_a_move_of_the_list_is_shown_first_and_played_by_the_second_click(welcome: Invite) -> None:
    """The list stays where it is in between, so that the second click meets the same move."""
    visitor = welcome(viewport=DESKTOP)
    with_a_choice(visitor, "antinomy", 2)
    page, version = visitor.page, visitor.version
    listed = page.get_by_role("region", name="Possible moves").get_by_role("listitem")
    last = listed.last
    last.scroll_into_view_if_needed()
    count = listed.count()
    said, before = last.inner_text(), last.bounding_box()
    last.click()
    expect(page.locator("#prompt")).to_contain_text(said)
    assert (listed.count(), last.bounding_box(), visitor.version) == (count, before, version)
    last.click()
    visitor.wait_for_news(version)


def test_on_a_phone_advice_has_a_drawer(welcome: Invite) -> None:
    visitor = welcome(viewport=PHONE, locale="de")
    with_a_choice(visitor, "antinomy", 2)
    page, version = visitor.page, visitor.version
    page.get_by_role("button", name="Tipp").click()
    drawer = page.get_by_role("dialog", name="Das würde ein Experte tun")
    expect(drawer.locator(".reason").first).to_be_visible()
    visitor.check_width()
    drawer.locator(ADVICE).first.click()
    expect(drawer).to_have_count(0)
    assert visitor.version == version
    page.locator("#prompt button.main").click()
    visitor.wait_for_news(version)


def pair(welcome: Invite, **rest: Any) -> tuple[Visitor, Visitor, str]:
    """Anna waits for Ben at a table of Antinomy; he has not yet sat down."""
    anna, ben = welcome(), welcome(locale="de")
    enter(anna, "Anna")
    enter(ben, "Ben")
    table_id = make(anna, "antinomy", {}, [ME, OPEN], **rest)
    anna.go(f"table/{table_id}")
    return anna, ben, table_id


def test_against_people_there_are_no_hints(welcome: Invite) -> None:
    anna, ben, table_id = pair(welcome)
    expect(anna.page.get_by_text("No hints at this table.")).to_be_visible()
    ask(ben, f"/api/tables/{table_id}/join")
    ben.go(f"table/{table_id}")  # the pages add to chance by themselves
    anna.wait_for_turn()
    expect(anna.page.get_by_role("button", name="Hint")).to_have_count(0)
    anna.page.keyboard.press("h")
    expect(anna.page.get_by_role("alert")).to_contain_text("No hints against people")
    expect(anna.page.locator(ADVICE)).to_have_count(0)


def test_a_table_opened_with_hints_says_so_and_has_them_for_all(welcome: Invite) -> None:
    anna, ben, table_id = pair(welcome, hints=True)
    ben.go(f"table/{table_id}")
    expect(anna.page.get_by_text("Hints are on for everyone at this table.")).to_be_visible()
    expect(ben.page.get_by_text("An diesem Tisch gibt es Tipps für alle.")).to_be_visible()
    ask(ben, f"/api/tables/{table_id}/join")  # the pages add to chance by themselves
    anna.wait_for_turn()
    expect(anna.page.locator("header").get_by_text("Hints for all")).to_be_visible()
    anna.page.get_by_role("button", name="Hint").click()
    expect(anna.page.locator(ADVICE).first).to_be_visible()


def test_hints_are_offered_where_people_play_together(welcome: Invite) -> None:
    visitor = welcome()
    page = visitor.go("new/antinomy")
    page.get_by_role("button", name="Start").wait_for()
    wish = page.get_by_role("checkbox", name="Hints for all")
    expect(wish).to_have_count(0)  # against a bot there are hints anyway
    page.get_by_label("Who, seat 2").select_option("open")
    wish.check()
    page.get_by_role("button", name="Open the table and invite").click()
    expect(page.get_by_text("Hints are on for everyone at this table.")).to_be_visible()
