"""The profile: what was played is there, positions are saved, and all of it can be deleted."""

import json
import random
from pathlib import Path

import pytest

from tests.web.browsing import DESKTOP, PHONE, Visitor, expect
from tests.web.conftest import Invite
from tests.web.tables import ME, OPEN, QUICK, enter, join, make, play_quickly, send


def with_a_past(visitor: Visitor, friend: Visitor) -> str:
    """A game won against a friend, one alone, and one lost against a bot."""
    enter(visitor, "Anna")
    enter(friend, "Ben")
    shared = make(visitor, "antinomy", {}, [ME, OPEN])
    join(shared, visitor, friend)
    send(friend, shared, {"do": "resign"})
    alone = make(visitor, "perfect_moment", {"solo": True}, [ME])
    assert play_quickly(visitor, alone, random.Random(3))
    lost = make(visitor, "antinomy", {}, [ME, QUICK])
    send(visitor, lost, {"do": "resign"})
    return alone


def test_a_newcomer_is_told_how_it_begins(welcome: Invite) -> None:
    visitor = welcome()
    page = visitor.go()
    page.get_by_role("link", name="Your profile").click()
    expect(page.get_by_text("Nothing to show yet.")).to_be_visible()
    expect(page.get_by_role("button", name="Delete everything")).to_have_count(0)


@pytest.mark.parametrize(("size", "locale"), [(PHONE, "de"), (DESKTOP, "en")])
def test_the_past_is_counted_and_listed(welcome: Invite, size: dict[str, int], locale: str) -> None:
    visitor, friend = welcome(viewport=size, locale=locale), welcome()
    alone = with_a_past(visitor, friend)
    page = visitor.go("me")
    title = page.get_by_role("listitem").filter(
        has=page.get_by_role("heading", name="Antinomy" if locale == "en" else "Gegensatz")
    )
    expect(title).to_contain_text("1 of 2 won" if locale == "en" else "1 von 2 gewonnen")
    expect(title).to_contain_text("±")
    history = page.get_by_role("region", name="Finished games" if locale == "en" else "Beendete")
    rows = history.get_by_role("listitem")
    expect(rows).to_have_count(3)
    expect(rows.nth(2)).to_contain_text("against Ben" if locale == "en" else "gegen Ben")
    link = rows.nth(1).get_by_role("link").last
    expect(link).to_have_attribute("href", f"#/replay/{alone}")
    visitor.check_width()
    visitor.check_axe()


def test_a_position_is_saved_from_replay_and_table(welcome: Invite) -> None:
    visitor, friend = welcome(), welcome()
    alone = with_a_past(visitor, friend)
    page = visitor.go(f"replay/{alone}/4")
    page.get_by_text("Save position").first.click()
    page.get_by_label("Note").fill("Here it turned.")
    page.get_by_role("button", name="Save position").click()
    expect(page.get_by_text("You find it in your profile.")).to_be_visible()
    table = make(visitor, "antinomy", {}, [ME, QUICK])
    visitor.go(f"table/{table}")
    visitor.play.wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Save position").click()
    page.get_by_role("button", name="Save position").click()
    expect(page.get_by_text("You find it in your profile.")).to_be_visible()
    visitor.go("me")
    saved = page.get_by_role("region", name="Saved positions").get_by_role("listitem")
    expect(saved).to_have_count(2)
    first = saved.filter(has_text="Here it turned.")
    expect(first.get_by_role("link")).to_have_attribute("href", f"#/replay/{alone}/4")
    first.get_by_role("button", name="Edit note").click()
    page.get_by_label("Note").fill("A better note")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(saved.filter(has_text="A better note")).to_be_visible()
    saved.filter(has_text="step").first.get_by_role("button", name="Delete").click()
    expect(saved).to_have_count(1)


def test_all_is_taken_along_and_deleted(welcome: Invite, tmp_path: Path) -> None:
    visitor, friend = welcome(), welcome()
    with_a_past(visitor, friend)
    page = visitor.go("me")
    with page.expect_download() as coming:
        page.get_by_role("button", name="Download everything").click()
    coming.value.save_as(tmp_path / "mine.json")
    assert len(json.loads((tmp_path / "mine.json").read_text())["games"]) == 3
    page.get_by_role("button", name="Delete everything").click()
    expect(page.get_by_role("button", name="Keep it")).to_be_focused()
    page.get_by_role("button", name="Yes, delete everything").click()
    expect(page.get_by_text("Everything is deleted.")).to_be_visible()
    expect(page.get_by_text("Nothing to show yet.")).to_be_visible()
    friend.go("me")
    expect(friend.page.get_by_role("region", name="Finished games")).to_contain_text("Guest")
