"""From opening the page to a game, and what the page remembers."""

import re

from playwright.sync_api import Locator, Page

from spieluhr import games
from tests.every_game import for_two
from tests.web.browsing import PHONE, Visitor, expect
from tests.web.conftest import Invite
from tests.web.tables import ME, OPEN, enter, join, look, make

TITLES = {one.game: games.load(one.game).words.title[0] for one in for_two()}


def has_begun(visitor: Visitor, title: str) -> None:
    """A board, and a sentence that says what is to be done."""
    expect(visitor.page.get_by_role("heading", name=title, level=1)).to_be_visible()
    expect(visitor.page.locator("[data-board]")).to_be_visible()
    expect(visitor.page.locator("#prompt .say")).not_to_be_empty()


def shelf(page: Page, title: str) -> Locator:
    """Where that game stands."""
    heading = page.get_by_role("heading", name=title, exact=True, level=3)
    return page.get_by_role("listitem").filter(has=heading)


def test_one_click_leads_to_a_game_against_a_bot(welcome: Invite) -> None:
    visitor = welcome()
    for game, title in TITLES.items():
        page = visitor.go()
        page.get_by_role("button", name=f"Play {title}").click()
        has_begun(visitor, title)
        now = look(visitor, visitor.table_id)
        assert now["game"] == game
        assert [seat["kind"] for seat in now["seats"]] == ["guest", "bot"]
        assert now["seats"][1]["level"] == "club"


def test_more_players_are_chosen_on_the_shelf(welcome: Invite) -> None:
    visitor = welcome(viewport=PHONE)
    for title, players in (("Dragonkeepers", 4), ("Steam Time", 3)):
        shown = shelf(visitor.go(), title)
        shown.get_by_role("radio", name=str(players)).check()
        expect(shown).to_contain_text(f"against {players - 1} bots")
        shown.get_by_role("button", name="Play").click()
        has_begun(visitor, title)
        assert len(look(visitor, visitor.table_id)["seats"]) == players


def test_alone(welcome: Invite) -> None:
    visitor = welcome()
    shown = shelf(visitor.go(), "Antinomy")
    shown.get_by_role("button", name="Solo").click()
    ways = shown.get_by_role("button", name=re.compile("^Solo, "))
    expect(ways).to_have_count(4)
    ways.filter(has_text="with the shrine").click()
    has_begun(visitor, "Antinomy")
    now = look(visitor, visitor.table_id)
    assert (now["options"], len(now["seats"])) == ({"solo": "hard", "shrine": True}, 1)
    shown = shelf(visitor.go(), "The Perfect Moment")
    shown.get_by_role("button", name="Solo").click()
    has_begun(visitor, "The Perfect Moment")
    assert look(visitor, visitor.table_id)["options"]["solo"] is True


BACKGROUND = "getComputedStyle(document.body).backgroundColor"


def test_what_was_set_is_still_set_another_day(welcome: Invite) -> None:
    visitor = welcome(color_scheme="dark")
    page = visitor.go()
    dark = page.evaluate(BACKGROUND)
    page.get_by_label("Bots:").select_option("Beginner")
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_text("Spiele, genau nach ihren Regeln")).to_be_visible()
    page.get_by_role("button", name="Einstellungen").click()
    page.get_by_role("dialog").get_by_role("radio", name="Hell").check()
    page.get_by_role("dialog").get_by_role("button", name="Schließen").click()
    light = page.evaluate(BACKGROUND)
    assert light != dark

    page.reload()
    expect(page.get_by_text("Spiele, genau nach ihren Regeln")).to_be_visible()
    expect(page.get_by_label("Bots:")).to_have_value("beginner")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    assert page.evaluate(BACKGROUND) == light
    page.get_by_role("button", name="Spielen Gegensatz").click()
    has_begun(visitor, "Gegensatz")
    assert look(visitor, visitor.table_id)["seats"][1]["level"] == "beginner"


def test_a_name_is_chosen(welcome: Invite) -> None:
    visitor = welcome()
    page = visitor.go()
    expect(page.get_by_text("You are playing as Guest")).to_be_visible()
    page.get_by_role("button", name="Change name").click()
    page.get_by_label("Your name").fill("  Berta ")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status").filter(has_text="Saved.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text("You are playing as Berta")).to_be_visible()
    page.get_by_role("button", name="With friends").first.click()
    expect(page.get_by_text("Berta (you)")).to_be_visible()
    page.reload()
    assert look(visitor, visitor.table_id)["seats"][0]["name"] == "Berta"


def test_my_games_say_where_it_is_my_turn(welcome: Invite) -> None:
    anna, ben = welcome(), welcome()
    enter(anna, "Anna")
    enter(ben, "Ben")
    first = make(anna, "antinomy", {}, [ME, OPEN])
    waits = make(anna, "steam_time", {"players": 2}, [ME, OPEN])
    page = anna.go()
    mine = page.get_by_role("region", name="My games")
    waiting = mine.get_by_role("listitem").filter(has_text="1 seat free")
    expect(waiting).to_have_count(2)
    expect(page).to_have_title("Spieluhr")

    join(first, anna, ben)
    page.reload()
    expect(page).to_have_title("(1) Spieluhr")
    expect(page.get_by_text("Your turn: Antinomy")).to_be_visible()
    row = mine.get_by_role("listitem").filter(has_text="your turn")
    expect(row).to_contain_text(re.compile(r"Antinomy.*against Ben", re.DOTALL))
    expect(waiting.get_by_role("link", name="Continue")).to_have_attribute(
        "href", f"#/table/{waits}"
    )
    row.get_by_role("link", name="Continue").click()
    has_begun(anna, "Antinomy")
    assert anna.table_id == first

    page = ben.go()
    expect(page.get_by_role("heading", name="In progress")).to_be_visible()
    expect(page.get_by_text("In progress: Antinomy against Anna")).to_be_visible()
    expect(page).to_have_title("Spieluhr")


def test_a_table_for_everybody_is_found_and_joined(welcome: Invite) -> None:
    anna, ben, carl = welcome(), welcome(viewport=PHONE), welcome()
    page = anna.go("new/perfect_moment")
    page.get_by_label("Who, seat 2").select_option("Someone with the link")
    page.get_by_label("Show it to everyone").check()
    page.get_by_label("Time per move").select_option("1 hour")
    page.get_by_role("button", name="Open the table and invite").click()
    expect(page.get_by_text("Waiting for players")).to_be_visible()
    link = f'a[href="#/table/{anna.table_id}"]'

    rows = [one.go().get_by_role("region", name="Open tables") for one in (carl, ben)]
    watch, join = (
        found.get_by_role("listitem").filter(has=one.page.locator(link))
        for found, one in zip(rows, (carl, ben), strict=True)
    )
    expect(watch).to_contain_text("The Perfect Moment")
    watch.get_by_role("link", name="Watch").click()
    expect(carl.page.get_by_role("button", name="Join")).to_be_visible()
    join.get_by_role("button", name="Join").click()
    ben.page.get_by_label("Your name").fill("Ben")  # who has no name is asked for one first
    ben.page.keyboard.press("Enter")
    for one in (anna, ben, carl):
        has_begun(one, "The Perfect Moment")
    assert anna.table_id == ben.table_id == carl.table_id
    expect(carl.page.get_by_text("Watching", exact=True)).to_be_visible()
    expect(anna.page.get_by_role("timer")).to_be_visible()


def test_a_link_makes_another_device_mine_once(welcome: Invite) -> None:
    old, new, third = welcome(), welcome(viewport=PHONE), welcome()
    page = old.go()
    page.get_by_role("button", name="Play Antinomy").click()
    table_id = old.table_id
    page = old.go()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Create link").click()
    link = page.get_by_label("Link", exact=True).input_value()
    assert link.startswith(f"{old.url}/#/recover/")

    new.page.goto(link)
    new.page.get_by_role("button", name=re.compile("^Become .* here$")).click()
    expect(new.page.locator(f'#mine ~ * a[href="#/table/{table_id}"]').first).to_be_visible()
    assert link not in new.page.url
    assert look(new, table_id)["mine"] == [0]
    assert look(old, table_id)["mine"] == [0]  # the old device stays signed in

    third.expected.append("401")
    third.page.goto(link)
    expect(third.page.get_by_role("alert")).to_contain_text("This link has been used already")
    assert third.page.url == link
