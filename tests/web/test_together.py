"""Several people at one table, each with a browser: asking, giving up, once more, watching."""

import random
import re
from typing import Any

import pytest

from tests.web.browsing import PHONE, Visitor, expect
from tests.web.conftest import Invite
from tests.web.tables import ME, OPEN, ask, enter, join, look, make, play_quickly

HAND = "[data-board] .mine [data-card]"


@pytest.fixture
def pair(welcome: Invite) -> tuple[Visitor, Visitor, str]:
    """Anna and Ben at a game of Antinomy; both wands are placed, it is Anna's turn."""
    anna, ben = welcome(), welcome(viewport=PHONE, color_scheme="light")
    enter(anna, "Anna")
    enter(ben, "Ben")
    table_id = make(anna, "antinomy", {}, [ME, OPEN])
    join(table_id, anna, ben)
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


def until_undo_asks(anna: Visitor, ben: Visitor, table_id: str) -> dict[str, Any]:
    """Anna decides, then Ben: now it is not hers alone to take back. Her view before that."""
    dice = random.Random(21)
    before: dict[str, Any] = (now := look(anna, table_id))["view"]
    while now["actor"] == 0:
        before = now["view"]
        play_quickly(anna, table_id, dice, 1)
        now = look(anna, table_id)
    expect(ben.page.locator("#prompt.mine")).to_be_visible()
    play_quickly(ben, table_id, dice, 1)
    return before


def test_a_move_is_taken_back_if_the_other_agrees(pair: tuple[Visitor, Visitor, str]) -> None:
    anna, ben, table_id = pair
    before = until_undo_asks(anna, ben, table_id)
    undo = anna.page.get_by_role("button", name=re.compile("Undo.…"))

    undo.click()
    asks(ben, "Anna would like to take a move back.")
    expect(
        anna.page.get_by_role("status").filter(has_text="You asked to take your move back.")
    ).to_be_visible()
    ben.page.get_by_role("button", name="Yes", exact=True).click()
    expect(anna.page.locator("#prompt.mine")).to_be_visible()
    expect(ben.page.locator("#prompt.mine")).to_be_hidden()
    expect(ben.page.locator("#prompt")).to_contain_text("Anna's turn")
    assert look(anna, table_id)["view"] == before
    assert _hand(anna) == before["hands"][0]


def test_who_was_refused_does_not_ask_again_and_again(pair: tuple[Visitor, Visitor, str]) -> None:
    anna, ben, table_id = pair
    until_undo_asks(anna, ben, table_id)
    later = look(anna, table_id)["view"]
    undo = anna.page.get_by_role("button", name=re.compile("Undo.…"))
    undo.click()
    ben.page.get_by_role("button", name="No", exact=True).click()
    expect(anna.page.get_by_text("You asked to take your move back.")).to_be_hidden()
    expect(ben.page.get_by_role("alert")).to_have_count(0)
    undo.click()
    asks(anna, "You have already asked. You can ask again after the next move.")
    expect(ben.page.get_by_role("alert")).to_have_count(0)
    assert look(anna, table_id)["view"] == later


def _hand(visitor: Visitor) -> list[str]:
    found: list[str] = visitor.page.locator(HAND).evaluate_all(
        "all => all.map(o => o.dataset.card)"
    )
    return found


def test_a_draw_is_offered_and_a_rematch_follows(pair: tuple[Visitor, Visitor, str]) -> None:
    anna, ben, table_id = pair
    menu(anna, "Offer a draw")
    expect(anna.page.get_by_text("You offered a draw.")).to_be_visible()
    asks(ben, "Anna offers a draw.")
    ben.page.get_by_role("button", name="Yes", exact=True).click()
    for one in (anna, ben):
        expect(one.page.locator("#ending")).to_have_text("A draw.")
        expect(one.page.locator("#ending")).to_be_focused()

    anna.page.get_by_role("button", name="Rematch").click()
    expect(anna.page.get_by_text("Waiting for Ben to agree …")).to_be_visible()
    asks(ben, "Anna would like a rematch.")
    assert anna.table_id == table_id
    ben.page.get_by_role("button", name="Play again").click()  # both are taken there
    for one in (anna, ben):
        expect(one.page.locator("#prompt .say")).not_to_be_empty()
    assert anna.table_id == ben.table_id != table_id
    assert [seat["name"] for seat in look(anna, anna.table_id)["seats"]] in (
        ["Anna", "Ben"],
        ["Ben", "Anna"],
    )


def test_a_rematch_can_be_refused_and_a_table_reported(
    pair: tuple[Visitor, Visitor, str],
) -> None:
    anna, ben, table_id = pair
    menu(ben, "Report this table")
    drawer = ben.page.get_by_role("dialog", name="Report this table")
    expect(drawer.get_by_role("button", name="Report", exact=True)).to_be_disabled()
    drawer.get_by_label("Stalling or leaving on purpose").check()
    drawer.get_by_role("button", name="Report", exact=True).click()
    expect(drawer).to_contain_text("Thank you. The report has been sent.")
    drawer.get_by_role("button", name="Close").last.click()
    menu(anna, "Resign")
    anna.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    anna.page.get_by_role("button", name="Rematch").click()
    asks(ben, "Anna would like a rematch.")
    ben.page.get_by_role("button", name="No, thanks").click()
    expect(anna.page.get_by_text("Ben would rather not play again.")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Rematch")).to_have_count(0)
    assert anna.table_id == ben.table_id == table_id


def test_a_host_removes_somebody_who_has_sat_down(welcome: Invite) -> None:
    anna, eve = welcome(), welcome(viewport=PHONE)
    enter(anna, "Anna")
    enter(eve, "Eve")
    table_id = make(anna, "dragonkeepers", {}, [ME, OPEN, OPEN])
    ask(eve, f"/api/tables/{table_id}/join")
    for one in (anna, eve):
        one.go(f"table/{table_id}")
        expect(one.page.get_by_text("Waiting for players")).to_be_visible()
    expect(eve.page.get_by_role("button", name="Remove")).to_have_count(0)
    anna.page.get_by_role("button", name="Remove Eve from the table").click()
    expect(anna.page.locator(".seats")).not_to_contain_text("Eve")
    eve.expected.append("403")
    eve.page.get_by_role("button", name="Join").click()
    asks(eve, "The host has given your seat away.")


def test_giving_up_is_asked_twice(pair: tuple[Visitor, Visitor, str]) -> None:
    anna, ben, table_id = pair
    menu(ben, "Resign")
    drawer = ben.page.get_by_role("dialog", name="Resign")
    expect(drawer).to_contain_text("Resign this game?")
    drawer.get_by_role("button", name="Keep playing").click()
    expect(drawer).to_be_hidden()
    assert look(ben, table_id)["status"] == "playing"
    menu(ben, "Resign")
    drawer.get_by_role("button", name="Resign").click()
    for one, won, how in (
        (anna, "You have won.", "Ben resigned."),
        (ben, "Anna has won.", "You resigned."),
    ):
        expect(one.page.locator("#ending")).to_have_text(won)
        expect(one.page.get_by_role("region", name=won)).to_contain_text(how)
    expect(anna.page.get_by_role("button", name="Rematch")).to_be_visible()


def test_who_watches_is_counted_and_sees_nobodys_hand(
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
    expect(carl.page.get_by_text("Watching", exact=True)).to_be_visible()
    expect(carl.page.locator("#prompt")).to_contain_text("Anna's turn")
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
