"""A tournament on a phone: made, joined by link on another device, started, and followed."""

from tests.web.browsing import PHONE, expect
from tests.web.conftest import Invite
from tests.web.tables import ask


def test_it_is_made_joined_started_and_ends_with_a_winner(welcome: Invite) -> None:
    anna, ben = welcome(viewport=PHONE), welcome(viewport=PHONE, locale="de")
    page = anna.go()
    page.get_by_role("link", name="New tournament").click()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_label("Tournament name").fill("Friday")
    page.get_by_label("Level").select_option("first_game")
    page.get_by_role("button", name="Add a bot").click()
    anna.check_width()
    page.get_by_role("button", name="Open it and invite").click()
    start = page.get_by_role("button", name="Start the tournament")
    expect(start).to_be_disabled()

    link = page.get_by_label("Link to this tournament").last.input_value()
    ben.page.goto(link)
    ben.page.get_by_label("Dein Name").fill("Ben")
    ben.page.keyboard.press("Enter")
    expect(ben.page.get_by_text("Du bist dabei.")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    start.click()
    for one, title in ((page, "Standings"), (ben.page, "Tabelle")):
        expect(one.get_by_role("table", name="").first).to_be_visible()
        expect(one.get_by_role("region", name=title).get_by_role("row")).to_have_count(4)
    anna.check_width()
    anna.check_axe()

    tournament = link.rpartition("/")[2]
    ask(ben, f"/api/tournaments/{tournament}/leave", {})
    ask(anna, f"/api/tournaments/{tournament}/leave", {})
    expect(ben.page.get_by_text("Das Turnier ist zu Ende")).to_be_visible()
    with page.expect_download() as loaded:
        page.get_by_role("link", name="Download all games").click()
    assert loaded.value.suggested_filename == "spieluhr-tournament.zip"
    anna.check_width()
