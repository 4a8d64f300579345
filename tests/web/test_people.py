"""The same person on several devices, passkeys, news, privacy, and the operator's page."""

import re
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest

from spieluhr.cli.server_process import Running
from tests.web.browsing import DESKTOP, PHONE, Visitor, expect
from tests.web.conftest import Invite
from tests.web.tables import ME, OPEN, enter, make

LOOKS = 2.5  # seconds: the server looks every two
KEY = {
    "protocol": "ctap2", "transport": "internal", "hasResidentKey": True,
    "hasUserVerification": True, "isUserVerified": True, "automaticPresenceSimulation": True,
}  # fmt: skip


def named(server: Running) -> str:
    """Passkeys are bound to a name, and an address is none."""
    return server.url.replace("127.0.0.1", "localhost")


def admin(server: Running, *words: str) -> None:
    """At a command line of its own: in this thread the browser's loop runs."""
    command = [sys.executable, "-m", "spieluhr", "admin", words[0], "--db", server.db, *words[1:]]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


@pytest.fixture
def quiet(server: Running) -> Iterator[Running]:
    """Nothing is announced any more when it is over, and whoever comes next can play."""
    yield server
    admin(server, "undrain")
    time.sleep(LOOKS)


def with_authenticator(visitor: Visitor) -> Visitor:
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("WebAuthn.enable")
    session.send("WebAuthn.addVirtualAuthenticator", {"options": KEY})
    return visitor


def known_as(visitor: Visitor, name: str) -> None:
    visitor.go()
    enter(visitor, name)
    visitor.page.evaluate(
        "name => localStorage.setItem('spieluhr', JSON.stringify("
        "{...JSON.parse(localStorage.getItem('spieluhr')), name}))",
        name,
    )


@pytest.mark.parametrize(("size", "locale"), [(PHONE, "de"), (DESKTOP, "en")])
def test_a_passkey_is_made_used_and_removed(
    welcome: Invite, server: Running, size: dict[str, int], locale: str
) -> None:
    german, name = locale == "de", f"Cleo {locale}"
    visitor = with_authenticator(welcome(url=named(server), viewport=size, locale=locale))
    known_as(visitor, name)
    page = visitor.go("me")
    page.reload()
    made = "Passkey erstellen" if german else "Create passkey"
    page.get_by_role("button", name=made).press("Enter")
    mine = f"Der Name {name} gehört dir allein." if german else f"The name {name} is yours alone."
    expect(page.get_by_text(mine)).to_be_visible()
    visitor.check_width()
    visitor.check_axe()
    # Signed out, somebody new: the passkey brings me back without asking for a name.
    page.get_by_role("button", name="Abmelden" if german else "Sign out").first.click()
    page.get_by_role("button", name="Hier abmelden" if german else "Sign out here").click()
    page.get_by_role("button", name="Mit Passkey" if german else "Sign in with a").click()
    expect(page.get_by_text(mine)).to_be_visible()
    page.get_by_role("button", name="Entfernen" if german else "Remove").click()
    expect(page.get_by_text(mine)).to_have_count(0)


def test_a_device_with_games_is_asked_before_it_becomes_somebody(welcome: Invite) -> None:
    old, new = welcome(), welcome(viewport=PHONE)
    known_as(old, "Anna")
    known_as(new, "Bea")
    make(new, "antinomy", {}, [ME, OPEN])
    page = old.go("me")
    page.get_by_role("button", name="Create link").click()
    link = page.get_by_label("Link to your games").input_value()
    new.page.goto(link)
    expect(new.page.get_by_text("On this device you are Bea, with 1 game.")).to_be_visible()
    expect(new.page.get_by_text("Bea isn't signed in anywhere else")).to_be_visible()
    new.check_width()
    new.check_axe()
    new.page.get_by_role("button", name="Become Anna here").click()
    new.page.wait_for_url(re.compile(r"#/$"))
    new.go("me")
    expect(new.page.get_by_text("You are playing as Anna.")).to_be_visible()
    expect(
        new.page.get_by_role("region", name="Your devices").get_by_role("listitem")
    ).to_have_count(2)
    # Signed out from the other one, it is nobody's at once.
    page.reload()
    page.get_by_role("button", name="Sign out all others").click()
    mine = page.get_by_role("region", name="Your devices")
    expect(mine.get_by_role("listitem")).to_have_count(1)
    new.page.reload()
    expect(new.page.get_by_role("region", name="Your devices")).to_have_count(0)


def test_news_come_to_an_open_page_and_can_be_dismissed(welcome: Invite, quiet: Running) -> None:
    visitor = welcome(viewport=PHONE)
    page = visitor.go()
    admin(quiet, "drain")
    page.wait_for_timeout(LOOKS * 1000)
    look = "document.dispatchEvent(new Event('visibilitychange'))"
    page.evaluate(look)
    news = page.get_by_role("status", name="From this server")
    expect(news).to_contain_text("no new games right now")
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("status", name="Von diesem Server")).to_contain_text("keine neuen")
    visitor.check_axe()
    page.get_by_role("button", name="Ausblenden").press("Enter")
    expect(page.get_by_role("status", name="Von diesem Server")).to_have_count(0)
    page.evaluate(look)
    expect(page.get_by_role("status", name="Von diesem Server")).to_have_count(0)
    visitor.expected.append("503")  # what is refused far down is said where one looks
    page.get_by_role("button", name=re.compile("^Spielen")).last.click()
    expect(page.get_by_role("alert")).to_be_in_viewport()


def test_privacy_and_operation_are_one_click_away(welcome: Invite) -> None:
    visitor = welcome(viewport=PHONE, locale="de")
    page = visitor.go()
    page.get_by_role("link", name="Datenschutz").click()
    row = page.get_by_role("row", name=re.compile("nie an einem Tisch"))
    expect(row).to_contain_text("1 Tag")
    visitor.go("operator")  # on the machine itself
    expect(page.get_by_role("heading", name="Ereignisse")).to_be_visible()
    expect(page.get_by_text("Die Datenbank ist beschreibbar")).to_be_visible()
