"""The review of a finished game: it comes in, can be touched, and leads to the replay and on."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, Route

from tests.web.browsing import PHONE, Visitor, expect
from tests.web.conftest import Invite
from tests.web.tables import ME, QUICK, enter, look, make
from tests.web.test_replay import finished

SHOWN = {"chances": True, "luck": True, "errors": True}


def as_if_validated(page: Page) -> None:
    """Whichever numbers have passed their tests by now: here all of them are shown."""

    def change(route: Route) -> None:
        answer = route.fetch()
        told: dict[str, Any] = answer.json()
        if "shown" in told:
            told["shown"] = SHOWN
            if told["review"] is not None:
                told["review"] |= {"shown": SHOWN, "notes": {"en": [], "de": []}}
                told["review"]["players"][0] |= {"luck": 0.031, "rate": 0.012, "doubt": 0.002}
        route.fulfill(response=answer, json=told)

    page.route(re.compile(r"/review"), change)


def opened(visitor: Visitor, table_id: str) -> Page:
    page = visitor.go(f"review/{table_id}")
    expect(page.get_by_role("heading", name=re.compile("Moments|Momente"))).to_be_visible()
    return page


def test_from_the_end_of_a_game_to_a_curve_a_moment_and_a_better_move(welcome: Invite) -> None:
    anna = welcome()
    table_id = finished(anna)
    as_if_validated(anna.page)
    page = anna.go(f"table/{table_id}")
    page.get_by_role("link", name="Review").click()
    expect(page.get_by_role("heading", name="Moments")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Luck: +3.1 points")).to_be_visible()
    expect(page.get_by_role("combobox", name="Player")).to_have_value(
        "0"
    )  # my own decisions come first

    curve = page.get_by_role("slider", name="Chances over the game")
    curve.focus()
    page.keyboard.press("ArrowRight")
    first = curve.get_attribute("aria-valuetext") or ""
    assert re.fullmatch(r"Step \d+: Anna \d+%, .+ \d+%", first)
    page.keyboard.press("End")
    expect(curve).not_to_have_attribute("aria-valuetext", first)
    box = curve.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 60, box["y"] + 60)
    expect(curve).to_have_attribute("aria-valuetext", re.compile("^Step"))
    page.get_by_text("As a list").click()
    expect(page.get_by_role("button", name=re.compile(r"^Step \d+: Anna")).first).to_be_visible()
    anna.check_axe()

    page.get_by_role("button", name="Show this moment").click()
    expect(page.get_by_role("heading", name="Log")).to_be_visible()
    page.get_by_role("link", name="Review").click()
    moment = page.get_by_role("listitem").filter(has=page.get_by_text("Better:")).first
    along_the_better_line(anna, moment.get_by_role("link", name="Show the better move"))
    page.get_by_role("link", name="To the review").click()
    expect(moment.get_by_role("link", name="Show the better move")).to_be_focused()
    moment.get_by_role("link", name="Show the better move").click()
    page.get_by_role("button", name="Play on with it").click()
    anna.play.wait_for()
    assert anna.table_id != table_id
    assert [seat["kind"] for seat in look(anna, anna.table_id)["seats"]].count("guest") == 1


def along_the_better_line(visitor: Visitor, way: Locator) -> None:
    """By button, key and touch; each step is told and drawn."""
    page = visitor.page
    way.click()
    expect(page.get_by_role("heading", name=re.compile("^A better move for"))).to_be_focused()
    expect(page.get_by_text("not the real one")).to_be_visible()
    expect(page.locator(".stage svg").first).to_be_visible()
    place, caption = page.locator(".place"), page.locator(".caption")
    expect(place).to_have_text(re.compile("^1 / "))
    said = [caption.inner_text()]
    page.get_by_role("button", name="Forward").click()
    expect(place).to_have_text(re.compile("^2 / "))
    said.append(caption.inner_text())
    page.keyboard.press("ArrowLeft")
    expect(place).to_have_text(re.compile("^1 / "))
    assert "has to decide" in said[0]
    assert said[1] not in ("", said[0])
    visitor.check_axe()


def test_on_a_phone_in_german_without_numbers_that_were_not_validated(welcome: Invite) -> None:
    anna, ben = welcome(), welcome(locale="de", viewport=PHONE)
    table_id = finished(anna)

    def bare(route: Route) -> None:
        answer = route.fetch()
        told: dict[str, Any] = answer.json()
        none = dict.fromkeys(SHOWN, False)
        if told.get("review"):
            told["review"] |= {"shown": none, "notes": {"en": [], "de": ["Ohne Zahlen."]}}
        route.fulfill(response=answer, json={**told, "shown": none})

    ben.page.route(re.compile(r"/review$|/api/reviews"), bare)
    page = opened(ben, table_id)
    expect(page.get_by_text("Ohne Zahlen.")).to_be_visible()
    expect(page.get_by_role("slider")).to_have_count(0)
    ben.check_width()
    ben.check_axe()
    page.get_by_role("link", name="Den besseren Zug auf dem Brett zeigen").first.click()
    expect(page.get_by_text("nicht die echte")).to_be_visible()
    page.get_by_role("button", name="Weiter", exact=True).click()
    expect(page.locator(".place")).to_have_text(re.compile("^2 / "))
    ben.check_width()
    page.go_back()
    page.get_by_role("link", name="Wiederholung", exact=True).click()
    expect(page.get_by_role("heading", name="Verlauf")).to_be_visible()


def test_a_game_that_still_runs_has_no_review(welcome: Invite) -> None:
    anna = welcome()
    enter(anna, "Anna")
    page = anna.go(f"review/{make(anna, 'perfect_moment', {}, [ME, QUICK])}")
    expect(page.get_by_role("alert")).to_contain_text("This game is not over yet.")
