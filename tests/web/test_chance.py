"""Two-party chance in the browser: it adds a number, and checks the server at the end."""

import random
import re

from playwright.sync_api import Page

from spieluhr.cli.server_process import Running
from tests.web.browsing import Visitor, expect
from tests.web.conftest import Invite
from tests.web.tables import ME, OPEN, QUICK, ask, enter, look, send, sit

KEPT = "() => JSON.parse(localStorage.getItem('spieluhr-chance') ?? '{}')"
CHECKED = "Checked on this device"


def opened(page: Page) -> None:
    page.get_by_text("Was it a fair shuffle?").click()


def wish(visitor: Visitor) -> str:
    """A table that was only made: nobody has added to its chance."""
    made = ask(visitor, "/api/tables", {"game": "antinomy", "seats": [ME, QUICK]})
    assert made["status"] == "open" and made["chance"]["wants"] == "reveal"
    return str(made["id"])


def test_the_page_adds_its_number_before_anything_is_dealt_and_checks_it(
    welcome: Invite, true_server: Running
) -> None:
    visitor, page = (one := welcome(true_server.url, deal="")), one.page
    enter(visitor, "Anna")
    table_id = wish(visitor)
    visitor.go(f"table/{table_id}")
    visitor.wait_for_turn()
    kept = page.evaluate(KEPT)[table_id]
    shown = look(visitor, table_id)["chance"]
    assert kept["hash"] == shown["hash"] and shown["nonces"] == [kept["nonce"], None]
    visitor.move(random.Random(1))
    send(visitor, table_id, {"do": "resign"})
    expect(page.locator("#ending")).to_be_visible()
    opened(page)
    expect(page.get_by_text(CHECKED)).to_be_visible()
    expect(page.get_by_text("replays every one of their decisions")).to_be_visible()
    visitor.check_axe()


def test_a_server_that_breaks_its_word_is_told_off(welcome: Invite, true_server: Running) -> None:
    visitor, page = (one := welcome(true_server.url, deal="")), one.page
    enter(visitor, "Anna")
    table_id = wish(visitor)
    visitor.go(f"table/{table_id}")
    visitor.wait_for_turn()
    page.evaluate(
        "id => { const kept = JSON.parse(localStorage.getItem('spieluhr-chance'));"
        " kept[id].hash = '0'.repeat(64);"
        " localStorage.setItem('spieluhr-chance', JSON.stringify(kept)); }",
        table_id,
    )
    send(visitor, table_id, {"do": "resign"})
    expect(page.locator("#ending")).to_be_visible()
    opened(page)
    expect(page.get_by_role("alert").filter(has_text="Don't trust")).to_be_visible()


def test_two_browsers_pledge_and_reveal_by_themselves(
    welcome: Invite, true_server: Running
) -> None:
    anna, ben = (welcome(true_server.url, deal="") for _ in range(2))
    enter(ben, "Ben")
    table_id = sit(anna, "antinomy", {}, [ME, OPEN])
    expect(anna.page.get_by_text(re.compile("Starts when everyone"))).to_be_visible()
    ben.go(f"table/{table_id}")
    ben.page.get_by_role("button", name="Join").click()
    for one in (anna, ben):
        expect(one.page.locator("#prompt")).to_be_visible()
        assert one.page.evaluate(KEPT)[table_id]["nonce"] in look(one, table_id)["chance"]["nonces"]
        expect(one.page.get_by_role("alert")).to_have_count(0)
