"""Pictures of *Your profile* and of the operator's page: python -m docs.people_pictures."""

import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.web.browsing import DESKTOP, PHONE, Visitor, chromium
from tests.web.tables import ME, OPEN, enter, join, make, send

from spieluhr.cli.server_process import Running, free_port

FOLDER = Path(__file__).parent / "pictures"
NAME = "name => localStorage.setItem('spieluhr', JSON.stringify({name}))"
KEY = {
    "protocol": "ctap2", "transport": "internal", "hasResidentKey": True,
    "hasUserVerification": True, "isUserVerified": True, "automaticPresenceSimulation": True,
}  # fmt: skip
SHOWN = (("phone-dark", PHONE, "dark", "de"), ("desktop-light", DESKTOP, "light", "en"))


def admin(db: str, *words: str) -> None:
    """At a command line, as an operator would."""
    command = [sys.executable, "-m", "spieluhr", "admin", words[0], "--db", db, *words[1:]]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)  # noqa: S603


def live(anna: Visitor, ben: Visitor) -> None:
    """Some games, a passkey, and a report."""
    for one, name in ((anna, "Anna"), (ben, "Ben")):
        one.go()
        one.page.evaluate(NAME, name)
        enter(one, name)
    for loser in (ben, anna, ben):
        table = make(anna, "antinomy", {}, [ME, OPEN])
        join(table, anna, ben)
        send(loser, table, {"do": "resign"})
    report = (
        "id => fetch(`/api/tables/${id}/report`, {method: 'POST', "
        "body: JSON.stringify({reason: 'stalling'}), "
        "headers: {'content-type': 'application/json'}})"
    )
    ben.page.evaluate(report, table)
    session = anna.context.new_cdp_session(anna.page)
    session.send("WebAuthn.enable")
    session.send("WebAuthn.addVirtualAuthenticator", {"options": KEY})
    page = anna.go("me")
    page.reload()
    page.get_by_role("button", name="Create passkey").click()
    page.get_by_text("The name Anna is yours alone.").wait_for()


def main() -> None:
    """Into docs/pictures."""
    folder = Path(tempfile.mkdtemp())
    db = f"sqlite:///{folder / 'people.sqlite'}"
    server = Running(db, free_port(), folder / "log")
    server.wait()
    url = server.url.replace("127.0.0.1", "localhost")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"]
        )
        anna, ben = Visitor(browser, url), Visitor(browser, url)
        live(anna, ben)
        admin(db, "ban", "203.0.113.0/24", "--for", "12h")
        admin(db, "announce", "Update at 8 pm.", "Update um 20 Uhr.", "--for", "3h")
        for ending, size, look, lang in SHOWN:
            state = anna.context.storage_state()
            visitor = Visitor(
                browser, url, viewport=size, color_scheme=look, locale=lang, storage_state=state
            )
            visitor.go()
            visitor.page.evaluate(f"localStorage.removeItem('spieluhr'), ({NAME})('Anna')")
            for path, ready in (("me", "main li.panel"), ("operator", "main dl")):
                visitor.go(path)
                visitor.page.reload()
                visitor.page.locator(ready).first.wait_for()
                visitor.page.wait_for_timeout(500)
                file = FOLDER / f"{path}-{ending}.png"
                visitor.page.screenshot(path=file, full_page=True)
        browser.close()
    server.stop()


if __name__ == "__main__":
    main()
