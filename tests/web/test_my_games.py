"""My games: how they ended, against whom and when; going on in one click, deleting."""

import random
import re

from playwright.sync_api import Locator

from tests.web.browsing import PHONE, Visitor, expect
from tests.web.conftest import Invite
from tests.web.tables import ME, OPEN, QUICK, ask, enter, join, look, make, play_quickly, send


def rows(visitor: Visitor, text: str) -> Locator:
    region = visitor.page.get_by_role("region", name="My games")
    return region.get_by_role("listitem").filter(has_text=text)


def test_bots_have_names_and_a_badge_everywhere(welcome: Invite) -> None:
    visitor = welcome()
    enter(visitor, "Anna")
    table_id = make(visitor, "dragonkeepers", {"players": 3}, [ME, QUICK, QUICK])
    names = [seat["name"] for seat in look(visitor, table_id)["seats"]]
    assert names == ["Anna", "Ada", "Ben"]
    visitor.go()
    row = rows(visitor, "Dragonkeepers")
    expect(row).to_contain_text(re.compile(r"against Ada.*Beginner, Ben.*Beginner", re.DOTALL))
    other = make(visitor, "antinomy", {}, [ME, QUICK])
    visitor.go(f"table/{other}")
    seat = visitor.page.locator('[data-seat="1"]')
    expect(seat).to_contain_text(re.compile(r"Ada.*Beginner", re.DOTALL))
    assert play_quickly(visitor, other, random.Random(3))
    visitor.go(f"replay/{other}")
    expect(visitor.page.locator(".stage")).to_contain_text(re.compile(r"Ada.*Beginner", re.DOTALL))


def test_what_is_over_is_folded_and_says_how_it_ended(welcome: Invite) -> None:
    anna, ben = welcome(), welcome()
    enter(anna, "Anna")
    enter(ben, "Ben")
    first = make(anna, "antinomy", {}, [ME, OPEN])
    join(first, anna, ben)
    send(ben, first, {"do": "resign"})
    make(anna, "antinomy", {"solo": "hard", "shrine": True}, [ME])
    page = anna.go()
    expect(rows(anna, "solo, hard, with the shrine")).to_contain_text("your turn")
    over = rows(anna, "Ben resigned.")
    expect(over).to_be_hidden()
    page.get_by_role("group").filter(has_text="Finished").locator("summary").click()
    expect(over).to_contain_text("Won")
    expect(over).to_contain_text("against Ben")
    expect(over).to_contain_text(re.compile(r"20\d\d"))
    expect(over.get_by_role("link", name="View")).to_have_attribute("href", f"#/table/{first}")
    ben.go()
    expect(rows(ben, "You resigned.")).to_contain_text("Lost")  # nothing runs: not folded


def test_one_click_goes_on_where_it_is_my_turn(welcome: Invite) -> None:
    visitor = welcome(viewport=PHONE)
    enter(visitor, "Anna")
    make(visitor, "antinomy", {"solo": "easy"}, [ME])
    table_id = make(visitor, "antinomy", {"solo": "easy"}, [ME])
    page = visitor.go()
    expect(page.get_by_text("Your turn: Antinomy")).to_be_visible()
    expect(page.get_by_role("button", name="1 more", exact=True)).to_be_visible()
    page.get_by_role("link", name="Continue").first.click()
    visitor.play.wait_for()
    assert visitor.table_id == table_id  # the latest


def test_deleting_is_asked_twice_and_spares_the_others(welcome: Invite) -> None:
    anna, ben = welcome(), welcome()
    enter(anna, "Anna")
    enter(ben, "Ben")
    shared = make(anna, "antinomy", {}, [ME, OPEN])
    join(shared, anna, ben)
    alone = make(anna, "perfect_moment", {"solo": True}, [ME])
    page = anna.go()
    anna.expected.append("409")

    mine = rows(anna, "The Perfect Moment")
    mine.get_by_role("button", name="Delete this game").click()
    expect(mine.get_by_role("button", name="Keep")).to_be_focused()
    mine.get_by_role("button", name="Keep").click()
    mine.get_by_role("button", name="Delete this game").click()
    mine.get_by_role("button", name="Delete", exact=True).click()
    expect(mine).to_have_count(0)
    assert look(anna, alone)["status"] == "over"

    row = rows(anna, "against Ben")
    row.get_by_role("button", name="Delete this game").click()
    row.get_by_role("button", name="Delete", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("Others are still playing here.")
    send(anna, shared, {"do": "resign"})
    page.reload()
    row.get_by_role("button", name="Delete this game").click()
    row.get_by_role("button", name="Delete", exact=True).click()
    expect(page.get_by_text("Your games appear here and are kept.")).to_be_visible()
    ben.go()
    expect(rows(ben, "Anna resigned.")).to_be_visible()


def test_the_list_says_how_long_i_may_still_think(welcome: Invite) -> None:
    visitor = welcome(viewport=PHONE)
    enter(visitor, "Anna")
    wish = {"game": "antinomy", "seats": [ME, QUICK]}
    for days in (7, 3):
        made = ask(visitor, "/api/tables", {**wish, "move_seconds": days * 86_400})
        ask(visitor, f"/api/tables/{made['id']}/chance", {"nonce": visitor.nonce().hex()})
    visitor.go()
    running = rows(visitor, "your turn")
    expect(running).to_have_count(2)
    expect(running.nth(0)).to_contain_text("2 days 23 h left")  # the one that runs out first
    expect(running.nth(1)).to_contain_text("6 days 23 h left")
