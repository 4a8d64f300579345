"""A game that is over, looked at again: by whom, from where, and how it goes on from there."""

import json
import random
import re
from pathlib import Path

from playwright.sync_api import Page

from tests.web.browsing import PHONE, Visitor, expect
from tests.web.conftest import Invite
from tests.web.tables import ME, QUICK, enter, look, make, play_quickly, send

BOARD = ".stage"
OTHERS = ".stage .hand [data-card]"  # what is seen of the other hand


def finished(visitor: Visitor) -> str:
    """Some moves of Antinomy against a bot, then Anna gives up."""
    enter(visitor, "Anna")
    while True:
        table_id = make(visitor, "antinomy", {}, [ME, QUICK])
        if not play_quickly(visitor, table_id, random.Random(30), 6):
            send(visitor, table_id, {"do": "resign"})
            return table_id


def shown(visitor: Visitor, table_id: str, step: str = "") -> Page:
    page = visitor.go(f"replay/{table_id}{step}")
    expect(page.get_by_role("heading", name="Log")).to_be_visible()
    expect(page.locator(f"{BOARD} svg").first).to_be_visible()
    return page


def place(page: Page) -> tuple[int, int]:
    """The moment that is shown, and how many there are."""
    n, of = page.locator(".place").inner_text().split("/")
    return int(n), int(of)


def is_at(page: Page, n: int) -> None:
    expect(page.locator(".place")).to_have_text(re.compile(rf"^{n} /"))


def test_step_by_step_by_button_key_slider_and_log(welcome: Invite) -> None:
    anna = welcome()
    page = shown(anna, finished(anna))
    start, last = place(page)
    assert start == 1
    assert last > 6
    caption = page.locator(".caption")
    expect(page.get_by_role("button", name="Back", exact=True)).to_be_disabled()
    said = [caption.inner_text()]
    lines = page.get_by_role("region", name="Log").get_by_role("button")
    for n in (2, 3):
        page.get_by_role("button", name="Forward").click()
        is_at(page, n)
        said.append(caption.inner_text())
    assert len(set(said)) == 3
    third = lines.evaluate_all("all => all.findIndex(one => one.ariaCurrent === 'step')")
    page.keyboard.press("ArrowLeft")
    is_at(page, 2)
    expect(caption).to_have_text(said[1])
    page.keyboard.press("End")
    is_at(page, last)
    expect(page.get_by_role("region", name="Result")).to_contain_text("Anna resigned.")
    expect(page.get_by_role("button", name="Forward")).to_be_disabled()
    page.keyboard.press("Home")
    is_at(page, 1)
    expect(page.get_by_role("region", name="Result")).to_have_count(0)
    page.get_by_role("slider", name="Moment").fill(str(last - 2))
    is_at(page, last - 1)
    lines.nth(third).click()
    expect(lines.nth(third)).to_have_attribute("aria-current", "step")
    assert place(page)[0] <= 3
    page.keyboard.press("Home")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".place")).not_to_have_text(re.compile("^1 /"))
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(page.get_by_role("region", name="About this record")).to_contain_text("checked")


def test_a_link_to_a_moment_opens_there_for_anybody(welcome: Invite) -> None:
    anna, ben = welcome(), welcome(viewport=PHONE)
    table_id = finished(anna)
    page = shown(anna, table_id)
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    is_at(page, 4)
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy link to this moment").click()
    expect(page.get_by_text("Link copied.")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert re.fullmatch(rf"{anna.url}/#/replay/{table_id}/\d+", link)
    page.wait_for_url(link)  # the address itself can be sent as well
    ben.page.goto(link)
    is_at(ben.page, 4)
    expect(ben.page.locator(".caption")).to_have_text(page.locator(".caption").inner_text())
    ben.check_width()


def test_what_one_knew_and_what_there_was(welcome: Invite) -> None:
    anna = welcome()
    table_id = finished(anna)
    page = shown(anna, table_id)  # the first moment: nobody has shown anything yet
    view = page.get_by_label("View")
    expect(page.locator(OTHERS)).to_have_count(3)
    bot = look(anna, table_id)["seats"][1]["name"]
    mine = page.locator(".stage .mine [data-card]")
    hand = mine.evaluate_all("all => all.map(one => one.dataset.card)")
    assert len(hand) == 3

    view.select_option("What Anna knew")
    expect(page.locator(OTHERS)).to_have_count(0)
    expect(mine).to_have_count(3)
    view.select_option("Spectator")
    expect(mine).to_have_count(0)
    expect(page.locator(OTHERS)).to_have_count(0)
    view.select_option(f"All open, from {bot}'s side")
    expect(page.locator(OTHERS)).to_have_count(3)
    found = page.locator(OTHERS).evaluate_all("all => all.map(one => one.dataset.card)")
    assert sorted(found) == sorted(hand)


def test_it_goes_on_from_a_moment(welcome: Invite) -> None:
    anna = welcome()
    table_id = finished(anna)
    page = shown(anna, table_id)
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    page.get_by_role("combobox", name="Bots", exact=True).select_option("Beginner")
    page.get_by_role("button", name="Play on from here").click()
    anna.play.wait_for()
    assert anna.table_id != table_id
    for _ in range(3):
        anna.wait_for_turn()
        if anna.is_over:
            break
        anna.move(random.Random(31))
    assert anna.version >= 3
    assert [seat["kind"] for seat in look(anna, anna.table_id)["seats"]] == ["guest", "bot"]


def test_a_downloaded_record_is_shown_and_a_damaged_one_is_not(
    welcome: Invite, tmp_path: Path
) -> None:
    anna, ben = welcome(), welcome(locale="de")
    table_id = finished(anna)
    page = anna.go(f"table/{table_id}")
    page.get_by_text("Was it a fair shuffle?").click()
    with page.expect_download() as saving:
        page.get_by_role("link", name="Download the record").click()
    file = tmp_path / "record.json"
    saving.value.save_as(file)
    assert saving.value.suggested_filename == f"spieluhr-{table_id}.json"

    page = ben.go("replay")
    choose = page.locator("input[type=file]")
    broken, changed, empty = (tmp_path / f"{n}.json" for n in range(3))
    text = file.read_text(encoding="utf-8")
    broken.write_text(text[: len(text) // 2], encoding="utf-8")
    record = json.loads(text)
    steps = [step for step in record["log"] if step["actor"] != "chance"]
    steps[0]["move"] = "wand 99"
    changed.write_text(json.dumps(record), encoding="utf-8")
    empty.write_text("", encoding="utf-8")
    ben.expected.append("/api/replays")  # the server refuses the changed one
    alert = page.get_by_role("alert")
    choose.set_input_files(broken)
    expect(alert).to_have_text("Die Datei ist keine Aufzeichnung: Sie ist kein JSON.")
    choose.set_input_files(empty)
    expect(alert).to_have_text("Die Datei ist leer.")
    choose.set_input_files(changed)
    expect(alert).to_contain_text("wand 99")
    choose.set_input_files(file)
    expect(page.get_by_role("heading", name="Verlauf")).to_be_visible()
    expect(alert).to_have_count(0)
    page.keyboard.press("End")
    expect(page.get_by_text("Anna hat aufgegeben.").first).to_be_visible()
    page.get_by_role("link", name="Andere Aufzeichnung").click()
    expect(choose).to_be_attached()


def test_a_game_that_still_runs_has_no_replay(welcome: Invite) -> None:
    anna = welcome()
    enter(anna, "Anna")
    page = anna.go(f"replay/{make(anna, 'perfect_moment', {}, [ME, QUICK])}")
    expect(page.get_by_role("alert")).to_contain_text("This game is not over yet.")
    page.get_by_role("link", name="To the table").click()
    expect(page.locator("[data-board]")).to_be_visible()
