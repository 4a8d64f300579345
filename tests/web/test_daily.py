"""The deal of the day: found on the shelf, one try, beside what everybody else made of it."""

import random
import re

import pytest

from tests.web.browsing import DESKTOP, PHONE, expect
from tests.web.conftest import Invite
from tests.web.tables import ask, enter, play_quickly

DUEL = "/api/daily/antinomy/duel"


def test_it_is_played_from_the_shelf_and_counts_once(welcome: Invite) -> None:
    visitor = welcome()
    page = visitor.go()
    page.get_by_role("link", name="Today's deals").click()
    page.get_by_role("button", name="Play Antinomy, for two").click()
    visitor.play.wait_for()
    table_id = visitor.table_id
    visitor.go("daily")
    expect(page.get_by_role("link", name="Continue Antinomy")).to_have_attribute(
        "href", f"#/table/{table_id}"
    )
    assert play_quickly(visitor, table_id, random.Random(3))
    visitor.go(f"table/{table_id}")
    page.get_by_role("link", name="Deal of the day").click()
    deal = page.get_by_role("listitem").filter(has=page.get_by_role("link", name="Replay"))
    expect(deal).to_contain_text(re.compile(r"(Won|Lost) by \d|Level"))
    line = deal.get_by_role("textbox", name="To share, without spoilers")
    expect(line).to_have_value(re.compile(r"^Spieluhr 20\d\d-\d\d-\d\d · Antinomy [★☆] .* http"))
    deal.get_by_role("button", name="Play again Antinomy").click()
    visitor.play.wait_for()
    assert visitor.table_id != table_id


def test_a_hint_is_not_given_before_it_is_said_that_the_try_does_not_count_then(
    welcome: Invite,
) -> None:
    visitor = welcome(viewport=PHONE)
    page = visitor.go("daily")
    page.get_by_role("button", name="Play The Perfect Moment, for two").click()
    visitor.wait_for_turn()
    expect(page.locator("#prompt")).to_contain_text("your first try counts, without hints")
    page.get_by_role("button", name="Hint").click()
    said = page.get_by_role("dialog", name="Hint")
    expect(said).to_contain_text("this try does not count")
    said.get_by_role("button", name="Without a hint").click()
    expect(page.locator(".hints")).to_have_count(0)
    page.get_by_role("button", name="Hint").click()
    said.get_by_role("button", name="Show the hint").click()
    expect(page.locator(".hints li button").first).to_be_visible()


@pytest.mark.parametrize(("size", "locale"), [(PHONE, "de"), (DESKTOP, "en")])
def test_everybody_is_compared_and_it_fits(
    welcome: Invite, size: dict[str, int], locale: str
) -> None:
    visitor, other = welcome(viewport=size, locale=locale), welcome()
    for one, name in ((visitor, "Anna"), (other, "Ben")):
        enter(one, name)
        assert play_quickly(one, ask(one, DUEL, {})["id"], random.Random(3))
    page = visitor.go("daily")
    mine = "you" if locale == "en" else "du"
    expect(page.get_by_role("figure").first).to_contain_text(f" · {mine}")
    visitor.check_width()
    visitor.check_axe()


def test_a_day_without_deals_says_so(welcome: Invite) -> None:
    visitor = welcome()
    visitor.expected.append("400")
    page = visitor.go("daily/2020-01-01")
    expect(page.get_by_role("alert")).to_contain_text("2026-11-18")
    page.get_by_role("link", name="Today").click()
    expect(page.get_by_role("button", name="Play Antinomy, for two")).to_be_visible()
