"""What one player finds at a table: prompt, choosing, taking back, advice, log, memory, clock."""

import random
import re
from typing import Any

from playwright.sync_api import Locator, Page

from tests.web.browsing import Visitor, expect, until
from tests.web.conftest import Invite
from tests.web.tables import ME, QUICK, enter, look, make, play_quickly

BOARD = "[data-board]"
IN_HAND = f"{BOARD} button[data-means*=card]"
CHOSEN = f"{BOARD} [aria-pressed=true]"
KNOWN = ".seats .hand [data-card]"  # cards of the others that I have seen


def is_to_play(now: dict[str, Any]) -> bool:
    return any("card" in move["json"] for move in now["legal"])


def at_the_first_relic(visitor: Visitor) -> str:
    """Antinomy against a bot; the wands are placed, and a relic of mine can be played."""
    enter(visitor, "Anna")
    while True:
        table_id = make(visitor, "antinomy", {}, [ME, QUICK])
        play_quickly(visitor, table_id, random.Random(10), 1)
        if is_to_play(look(visitor, table_id)):
            break  # where hand and place do not fit, one would have to pass
    visitor.go(f"table/{table_id}")
    visitor.wait_for_turn()
    visitor.buttons().first.wait_for()  # the board is loaded after the frame
    return table_id


def shows_version(visitor: Visitor, version: int) -> None:
    expect(visitor.play).to_have_attribute("data-version", str(version))


def drag(page: Page, thing: Locator, *way: Locator) -> None:
    """With the mouse from the middle of one thing over others; it is let go above the last."""
    thing.hover()
    page.mouse.down()
    for place in way:
        box = place.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=8)
    page.mouse.up()


def test_dragging_a_relic_to_a_place_acts(welcome: Invite) -> None:
    visitor = welcome()
    at_the_first_relic(visitor)
    page, version = visitor.page, visitor.version
    prompt = page.locator("#prompt")
    relic, target = page.locator(IN_HAND).first, page.locator(f"{BOARD} button.target").first
    drag(page, relic, page.locator("header").first)  # nobody takes it there: it is chosen
    expect(prompt).to_have_class(re.compile("begun"))
    page.keyboard.press("Escape")
    expect(page.locator(CHOSEN)).to_have_count(0)
    relic.hover()
    page.mouse.down()
    page.mouse.move(600, 300, steps=8)
    expect(target).to_be_visible()  # what it can reach glows while it is held
    page.locator("header").first.hover()  # let go over a place that can take it, it would act
    page.mouse.up()
    drag(page, relic, target)
    visitor.wait_for_news(version)
    visitor.check_quiet()


def test_dragging_a_dragon_onto_the_book_changes_it(welcome: Invite) -> None:
    visitor = welcome()
    enter(visitor, "Anna")
    table_id = make(visitor, "dragonkeepers", {"players": 2}, [ME, QUICK])
    while not any(move["json"].get("type") == "book" for move in look(visitor, table_id)["legal"]):
        play_quickly(visitor, table_id, random.Random(3), 1)
    visitor.go(f"table/{table_id}")
    visitor.wait_for_turn()
    page, version = visitor.page, visitor.version
    card = page.locator(f"{BOARD} button.books").first
    card.click()
    place = page.locator(f"{BOARD} button.page.target").get_attribute("data-place")
    page.keyboard.press("Escape")
    leaf = page.locator(f"[data-place={place}]")
    drag(page, card, leaf, card)  # and back: it is chosen, no more
    expect(leaf).to_have_class(re.compile("target"))
    page.keyboard.press("Escape")
    assert visitor.version == version
    drag(page, card, leaf)
    visitor.wait_for_news(version)
    visitor.check_quiet()


def test_a_click_chooses_and_the_next_one_acts(welcome: Invite) -> None:
    visitor = welcome()
    at_the_first_relic(visitor)
    page, prompt = visitor.page, visitor.page.locator("#prompt")
    asked = prompt.locator(".say").inner_text()
    assert len(asked) > 10
    expect(page).to_have_title(re.compile("^● Antinomy"))
    version = visitor.version

    page.locator(IN_HAND).first.click()
    expect(prompt).to_have_class(re.compile("begun"))
    expect(page.locator(CHOSEN)).not_to_have_count(0)
    expect(prompt.locator(".say")).not_to_have_text(asked)
    page.keyboard.press("Escape")
    expect(prompt.locator(".say")).to_have_text(asked)
    expect(page.locator(CHOSEN)).to_have_count(0)
    assert visitor.version == version

    page.locator(IN_HAND).first.click()
    page.get_by_role("button", name="Back").click()
    expect(prompt.locator(".say")).to_have_text(asked)
    page.locator(IN_HAND).first.click()
    page.locator(f"{BOARD} button.target").first.click()
    visitor.wait_for_news(version)
    expect(page.locator("aside .log h3").filter(has_text="You")).not_to_have_count(0)


def test_a_move_is_taken_back_freely_among_bots(welcome: Invite) -> None:
    visitor = welcome()
    at_the_first_relic(visitor)
    hand = visitor.page.locator(f"{BOARD} .mine [data-card]")
    undo = visitor.page.get_by_role("button", name="Undo")
    before, version = _codes(hand), visitor.version
    visitor.move(random.Random(11))
    visitor.wait_for_news(version)
    expect(visitor.page.locator("#prompt.mine")).to_be_visible()
    until(visitor.page, lambda: _codes(hand) != before)
    now = visitor.version
    undo.click()
    visitor.wait_for_news(now)
    expect(visitor.page.get_by_text("Choose a relic to play")).to_be_visible()
    until(visitor.page, lambda: _codes(hand) == before)
    visitor.page.keyboard.press("u")  # and the wand
    expect(visitor.page.get_by_text("Place your wand")).to_be_visible()
    expect(undo).to_be_disabled()


def _codes(cards: Any) -> list[str]:
    found: list[str] = cards.evaluate_all("all => all.map(one => one.dataset.card)")
    return found


def test_a_hint_is_shown_on_the_board_and_then_done(welcome: Invite) -> None:
    visitor = welcome()
    at_the_first_relic(visitor)
    page, version = visitor.page, visitor.version
    page.get_by_role("button", name="Hint").click()
    advice = page.locator(".hints li button")
    expect(advice.first).to_be_visible()
    assert 1 <= advice.count() <= 6
    said = advice.first.locator("span").first.inner_text()
    advice.first.click()
    expect(page.locator("#prompt .say")).to_have_text(said)
    expect(page.locator(CHOSEN)).not_to_have_count(0)
    shows_version(visitor, version)
    advice.first.click()
    visitor.wait_for_news(version)


def test_the_log_leads_to_the_rule_without_leaving_the_table(welcome: Invite) -> None:
    visitor, page = (one := welcome()), one.page
    at_the_first_relic(visitor)
    visitor.move(random.Random(12))
    mark = page.locator("aside .log button.clause").first
    clause = re.sub(r"^Rule\s*", "", mark.inner_text()).strip()
    address = page.url
    mark.click()
    drawer = page.get_by_role("dialog", name="Rules")
    named = drawer.locator(".named")
    expect(named).to_contain_text(clause)
    expect(named).to_be_in_viewport()
    assert page.url == address
    page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    expect(page.locator(BOARD)).to_be_visible()
    expect(mark).to_be_focused()


def test_without_the_memory_aid_one_has_to_remember(welcome: Invite) -> None:
    visitor, page = (one := welcome()), one.page
    dice, table_id = random.Random(13), at_the_first_relic(visitor)
    while not any((now := look(visitor, table_id))["view"]["hands"][1]) or not is_to_play(now):
        if play_quickly(visitor, table_id, dice, 1):  # until the bot has taken a relic openly
            table_id = at_the_first_relic(visitor)
    visitor.go(f"table/{table_id}")
    shows_version(visitor, now["version"])
    expect(page.locator(KNOWN)).not_to_have_count(0)
    seen = _codes(page.locator(KNOWN))
    expect(page.get_by_text("Not seen yet")).to_be_visible()
    for is_on in (False, True):
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Settings").click()
        page.get_by_label("Memory aid").set_checked(is_on)
        page.get_by_role("button", name="Close").click()
        expect(page.locator(KNOWN)).to_have_count(len(seen) if is_on else 0)
        expect(page.get_by_text("Not seen yet")).to_have_count(1 if is_on else 0)


def test_who_is_late_is_told_so(welcome: Invite) -> None:
    """The table has gone on, but the news is still on its way when the player clicks."""
    visitor, dice = welcome(), random.Random(14)
    held: list[Any] = []
    is_held = False

    def carry(here: Any) -> None:
        there = here.connect_to_server()

        def down(message: Any) -> None:
            if is_held and '"is":"error"' not in str(message):
                held.append(message)
            else:
                here.send(message)

        there.on_message(down)
        here.on_message(there.send)

    visitor.page.route_web_socket(re.compile("/ws/"), carry)
    table_id = at_the_first_relic(visitor)
    is_held = True
    play_quickly(visitor, table_id, dice, 1)
    listed = visitor.page.get_by_role("region", name="Possible moves").get_by_role("listitem")
    listed.first.click()
    listed.first.click()
    expect(visitor.page.get_by_role("alert")).to_contain_text("the table has moved on")
    assert held


def test_a_table_that_does_not_exist(welcome: Invite) -> None:
    visitor, page = (one := welcome()), one.page
    for wrong in ("nowhere", "A" * 22):
        visitor.go(f"table/{wrong}")
        expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
        expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("main").get_by_role("link", name="All games").click()
    expect(page.get_by_role("heading", name="Spieluhr")).to_be_visible()


def test_the_clock_runs(welcome: Invite) -> None:
    visitor = welcome(locale="de")
    enter(visitor, "Anna")
    table_id = make(visitor, "perfect_moment", {}, [ME, QUICK], move_seconds=300)
    visitor.go(f"table/{table_id}")
    clock = visitor.page.get_by_role("timer")
    expect(clock).to_have_text(re.compile(r"noch (5:00|4:\d\d)"))
    before = clock.inner_text()
    expect(clock).not_to_have_text(before)


def test_the_result_is_explained_line_by_line(welcome: Invite) -> None:
    visitor, page = (one := welcome()), one.page
    enter(visitor, "Anna")
    table_id = make(visitor, "perfect_moment", {}, [ME, QUICK])
    assert play_quickly(visitor, table_id, random.Random(15))
    visitor.go(f"table/{table_id}")
    ending = page.get_by_role("region").filter(has=page.locator("#ending"))
    expect(page.locator("#ending")).to_have_text(re.compile(r"\w+ .*\."))
    assert ending.locator(".how p").count() >= 1
    points = page.locator("aside table tfoot, .totals").first  # by source, or in all
    expect(points).to_be_visible()
    expect(page.locator("aside table thead, .totals").first).to_contain_text("You")
    page.get_by_text("Was it a fair shuffle?").click()
    expect(page.get_by_role("link", name="Download the record")).to_be_visible()
