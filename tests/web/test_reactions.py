"""Six reactions: a bubble at the seat, also spoken, for all who look, and never in the way."""

import random

import pytest
from playwright.sync_api import Locator

from tests.web.browsing import PHONE, Visitor, expect
from tests.web.conftest import Invite
from tests.web.tables import ME, OPEN, QUICK, enter, join, look, make, play_quickly, sit

ALL = ["Nice!", "Thanks!", "Oops!", "Let me think …", "Wow!", "Good game!"]


@pytest.fixture
def pair(welcome: Invite) -> tuple[Visitor, Visitor, str]:
    anna, ben = welcome(), welcome(viewport=PHONE, locale="de")
    enter(anna, "Anna")
    enter(ben, "Ben")
    table_id = make(anna, "antinomy", {}, [ME, OPEN])
    join(table_id, anna, ben)
    for one in (anna, ben):
        one.go(f"table/{table_id}")
        expect(one.page.locator("[data-board]")).to_be_visible()
    return anna, ben, table_id


def bubble_of(visitor: Visitor, text: str) -> Locator:
    """As a screen reader hears it, and where it is seen."""
    return visitor.page.get_by_role("status").locator(".bubble").filter(has_text=text)


def test_a_reaction_is_seen_at_the_seat_and_goes_away(pair: tuple[Visitor, Visitor, str]) -> None:
    anna, ben, table_id = pair
    before = look(anna, table_id)
    prompt = ben.page.locator("#prompt").bounding_box()
    anna.page.get_by_role("button", name="React").click()
    offered = anna.page.get_by_role("group", name="React").get_by_role("button")
    assert [one.get_attribute("aria-label") for one in offered.all()][:-1] == ALL
    anna.page.get_by_role("button", name="Nice!").click()
    expect(anna.page.get_by_role("group", name="React")).to_have_count(0)

    expect(bubble_of(ben, "Anna: Schön!")).to_be_visible()
    expect(bubble_of(anna, "You: Nice!")).to_be_visible()
    bubble, seat = (ben.page.locator(one).bounding_box() for one in (".bubble", '[data-seat="0"]'))
    assert bubble and seat and seat["y"] <= bubble["y"] <= seat["y"] + seat["height"]
    assert ben.page.locator("#prompt").bounding_box() == prompt  # nothing moved for it
    expect(ben.page.locator(".bubble")).to_have_count(0)
    after = look(anna, table_id)
    assert [after[key] for key in ("version", "view")] == [before["version"], before["view"]]


def test_who_overdoes_it_is_told_and_the_other_can_look_away(
    pair: tuple[Visitor, Visitor, str],
) -> None:
    anna, ben, _ = pair
    ben.page.get_by_role("button", name="Reagieren").click()
    ben.page.get_by_role("button", name="Reaktionen ausblenden").click()
    ben.page.keyboard.press("Escape")
    for _ in range(5):
        anna.page.get_by_role("button", name="React").click()
        anna.page.get_by_role("button", name="Wow!").click()
    expect(anna.page.get_by_role("alert")).to_contain_text("Slow down")
    assert ben.page.locator(".bubble").count() == 0
    anna.wait_for_turn()  # the game goes on as before
    assert play_quickly(anna, anna.table_id, random.Random(2), 1) is False


def test_alone_and_looking_on_there_is_nobody_to_react_to(
    pair: tuple[Visitor, Visitor, str], welcome: Invite
) -> None:
    anna, _, table_id = pair
    carl = welcome()
    carl.go(f"table/{table_id}")
    carl.play.wait_for()
    expect(carl.page.get_by_role("button", name="React")).to_have_count(0)
    anna.page.get_by_role("button", name="React").click()
    anna.page.get_by_role("button", name="Thanks!").click()
    expect(bubble_of(carl, "Anna: Thanks!")).to_be_visible()
    sit(carl, "antinomy", {}, [ME, QUICK])
    carl.play.wait_for()
    expect(carl.page.get_by_role("button", name="React")).to_have_count(0)
