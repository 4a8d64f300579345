"""Several people at one table, each with a browser: asking, giving up, once more, looking on."""

import random
import re

import pytest

from tests.web.browsing import PHONE, Visitor, expect
from tests.web.conftest import Invite
from tests.web.tables import ME, OPEN, ask, enter, look, make, play_quickly

HAND = "[data-board] .mine [data-card]"


@pytest.fixture
def pair(welcome: Invite) -> tuple[Visitor, Visitor, str]:
    """Anna and Ben at a game of Antinomy; both wands are placed, it is Anna's turn."""
    anna, ben = welcome(), welcome(viewport=PHONE, color_scheme="light")
    enter(anna, "Anna")
    enter(ben, "Ben")
    table_id = make(anna, "antinomy", {}, [ME, OPEN])
    ask(ben, f"/api/tables/{table_id}/join")
    for one in (anna, ben):
        play_quickly(one, table_id, random.Random(20), 1)
    for one in (anna, ben):
        one.go(f"table/{table_id}")
        one.play.wait_for()
    return anna, ben, table_id


def menu(visitor: Visitor, name: str) -> None:
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_role("dialog").get_by_role("button", name=name).click()


def asks(visitor: Visitor, text: str) -> None:
    expect(visitor.page.get_by_role("alert")).to_contain_text(text)


def test_a_move_is_taken_back_if_the_other_agrees(pair: tuple[Visitor, Visitor, str]) -> None:
    anna, ben, table_id = pair
    dice = random.Random(21)
    before = (now := look(anna, table_id))["view"]
    while now["actor"] == 0:
        before = now["view"]
        play_quickly(anna, table_id, dice, 1)
        now = look(anna, table_id)
    expect(ben.page.locator("#prompt.mine")).to_be_visible()
    play_quickly(ben, table_id, dice, 1)  # now it is not Anna's alone to decide
    later = look(anna, table_id)["view"]
    undo = anna.page.get_by_role("button", name=re.compile("Undo.…"))

    undo.click()
    asks(ben, "Anna asks to take a move back.")
    expect(anna.page.get_by_role("status").filter(has_text="The others are asked")).to_be_visible()
    ben.page.get_by_role("button", name="No", exact=True).click()
    expect(anna.page.get_by_text("The others are asked")).to_be_hidden()
    expect(ben.page.get_by_role("alert")).to_have_count(0)
    assert look(anna, table_id)["view"] == later

    undo.click()
    ben.page.get_by_role("button", name="Yes", exact=True).click()
    expect(anna.page.locator("#prompt.mine")).to_be_visible()
    expect(ben.page.locator("#prompt.mine")).to_be_hidden()
    expect(ben.page.locator("#prompt")).to_contain_text("It is the turn of Anna.")
    assert look(anna, table_id)["view"] == before
    assert _hand(anna) == before["hands"][0]


def _hand(visitor: Visitor) -> list[str]:
    found: list[str] = visitor.page.locator(HAND).evaluate_all(
        "all => all.map(o => o.dataset.card)"
    )
    return found


def test_a_draw_is_offered_and_a_rematch_follows(pair: tuple[Visitor, Visitor, str]) -> None:
    anna, ben, table_id = pair
    menu(anna, "Offer a draw")
    expect(anna.page.get_by_text("You have offered a draw.")).to_be_visible()
    asks(ben, "Anna offers a draw.")
    ben.page.get_by_role("button", name="Yes", exact=True).click()
    for one in (anna, ben):
        expect(one.page.locator("#ending")).to_have_text("A draw was agreed on.")
        expect(one.page.locator("#ending")).to_be_focused()

    anna.page.get_by_role("button", name="Rematch").click()
    expect(ben.page.get_by_text("The rematch is ready.")).to_be_visible()
    ben.page.get_by_role("link", name="To the rematch").click()
    for one in (anna, ben):
        expect(one.page.locator("#prompt .say")).not_to_be_empty()
    assert anna.table_id == ben.table_id != table_id
    assert [seat["name"] for seat in look(anna, anna.table_id)["seats"]] in (
        ["Anna", "Ben"],
        ["Ben", "Anna"],
    )


def test_giving_up_is_asked_twice(pair: tuple[Visitor, Visitor, str]) -> None:
    anna, ben, table_id = pair
    menu(ben, "Resign")
    drawer = ben.page.get_by_role("dialog", name="Resign")
    expect(drawer).to_contain_text("Do you want to give up this game?")
    drawer.get_by_role("button", name="Play on").click()
    expect(drawer).to_be_hidden()
    assert look(ben, table_id)["status"] == "playing"
    menu(ben, "Resign")
    drawer.get_by_role("button", name="Resign").click()
    for one in (anna, ben):
        expect(one.page.locator("#ending")).to_have_text("Ben has given up.")
    expect(anna.page.get_by_role("button", name="Rematch")).to_be_visible()


def test_who_looks_on_is_counted_and_sees_nobodys_hand(
    pair: tuple[Visitor, Visitor, str], welcome: Invite
) -> None:
    anna, ben, table_id = pair
    expect(anna.page.get_by_text("watching")).to_have_count(0)
    carl, dora = welcome(), welcome(viewport=PHONE)
    carl.go(f"table/{table_id}")
    expect(anna.page.get_by_text("1 is watching")).to_be_visible()
    dora.go(f"table/{table_id}")
    for one in (anna, ben):
        expect(one.page.get_by_text("2 are watching")).to_be_attached()
    expect(carl.page.get_by_text("You are looking on")).to_be_visible()
    expect(carl.page.locator("#prompt")).to_contain_text("It is the turn of Anna.")
    secret = look(anna, table_id)["view"]["hands"][0]
    for one in (carl, dora):
        expect(one.page.locator("[data-board]")).to_be_visible()
        assert one.buttons().count() == 0
        assert one.page.get_by_role("button", name="Undo").count() == 0
        for card in secret:
            assert one.page.locator(f'[data-card="{card}"]').count() == 0
    play_quickly(anna, table_id, random.Random(22), 1)
    carl.wait_for_news(look(carl, table_id)["version"] - 1)
    dora.close()
    expect(anna.page.get_by_text("1 is watching")).to_be_visible()
