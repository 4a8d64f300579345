"""Long games in the browser: clocks in days, the bell, ways to be reached, answers given ahead.

Headless Chromium reaches no push service, so the page's subscription is made up; the worker, the
click that asks, and what the server keeps are real.
"""

import json
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec

from spieluhr.server.notices import encryption
from tests.web.browsing import DESKTOP, PHONE, Visitor, expect
from tests.web.conftest import Invite
from tests.web.tables import ME, OPEN, enter, join, make

DAY = 86_400
SUBSCRIBED = """([endpoint, p256dh]) => {
  window.asked = [];
  Notification.requestPermission = async () => (window.asked.push('permission'), 'granted');
  PushManager.prototype.subscribe = async (options) => {
    window.asked.push(options.userVisibleOnly, options.applicationServerKey.length);
    const keys = { p256dh, auth: 'BTBZMqHH6r4Tts7J_aSIgg' };
    return { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true };
  };
  Object.defineProperty(Notification, 'permission', { get: () => 'default' });
}"""


def with_push(visitor: Visitor) -> None:
    """A browser that may be called, as far as the page can tell."""
    point = encryption.encode(encryption.point(ec.generate_private_key(ec.SECP256R1())))
    given = json.dumps(["https://fcm.googleapis.com/fcm/send/test", point])
    visitor.context.add_init_script(f"({SUBSCRIBED})({given})")


def long_game(anna: Visitor, ben: Visitor, game: str = "dragonkeepers") -> str:
    enter(anna, "Anna")
    enter(ben, "Ben")
    slow = {"move_seconds": 3 * DAY, "away_seconds": 3 * DAY}
    table = make(anna, game, {}, [ME, OPEN], **slow)
    join(table, anna, ben)
    return table


def test_the_bell_asks_only_when_it_is_clicked_and_calls_this_device(welcome: Invite) -> None:
    anna, ben = welcome(viewport=PHONE), welcome()
    with_push(anna)
    table = long_game(anna, ben)
    page = anna.go(f"table/{table}")
    anna.play.wait_for()
    expect(page.get_by_role("timer")).to_contain_text("2 days")
    page.get_by_role("button", name="Notifications").click()
    here = page.get_by_role("switch", name="When it's my turn here")
    expect(here).not_to_be_checked()
    assert page.evaluate("window.asked") == []
    page.get_by_role("button", name="Notify on this device").click()
    expect(here).to_be_checked()  # who says how to be reached here means this table
    expect(page.get_by_role("button", name="Send a test to Chrome, Linux")).to_be_visible()
    assert page.evaluate("window.asked") == ["permission", True, 65]
    worker = page.evaluate(
        "navigator.serviceWorker.getRegistration('/push/').then((one) => "
        "[one.active.scriptURL, one.scope, navigator.serviceWorker.controller])"
    )
    assert worker == [f"{anna.url}/push-worker.js", f"{anna.url}/push/", None]
    page.reload()
    page.get_by_role("button", name="Notifications").click()
    expect(here).to_be_checked()
    anna.go("me")
    page.get_by_role("button", name="Remove Chrome, Linux").click()
    expect(page.get_by_role("button", name="Remove Chrome, Linux")).to_have_count(0)


def test_the_worker_shows_a_call_and_opens_its_table_and_nothing_else(welcome: Invite) -> None:
    anna, ben = welcome(), welcome()
    with_push(anna)
    table = long_game(anna, ben)
    page = anna.go(f"table/{table}")
    page.get_by_role("button", name="Notifications").click()
    with anna.context.expect_event("serviceworker") as found:
        page.get_by_role("button", name="Notify on this device").click()
    worker: Any = found.value
    page.get_by_role("button", name="Send a test to Chrome, Linux").wait_for()
    shown = """(path) => new Promise((done) => {
      self.registration.showNotification = async (title, how) => done([title, how.body, how.tag,
        how.data.path]);
      const call = { title: 'Antinomy', body: 'Your turn.', path, tag: 't' };
      self.dispatchEvent(new PushEvent('push', { data: JSON.stringify(call) }));
    })"""
    path = f"/#/table/{table}"
    assert worker.evaluate(shown, path) == ["Antinomy", "Your turn.", "t", path]
    assert worker.evaluate("placeOf('/#/table/x')") == f"{anna.url}/#/table/x"
    for strange in ("https://evil.example/", "//evil.example/", "javascript:alert(1)", 7):
        assert worker.evaluate("placeOf", strange) == f"{anna.url}/"


def test_an_answer_is_given_ahead_and_taken_back(welcome: Invite) -> None:
    anna, ben = welcome(viewport=PHONE, locale="de"), welcome()
    table = long_game(anna, ben)
    page = anna.go(f"table/{table}")
    page.get_by_role("button", name="Benachrichtigungen").click()
    group = page.get_by_role("group", name="Wenn andere Drachen auslegen")
    expect(group.get_by_role("radio", name="Mich fragen")).to_be_checked()
    group.get_by_role("radio", name="Für mich passen, aber sag mir vorher Bescheid").check()
    page.get_by_label("Zeit für meine Antwort").select_option("28800")
    page.get_by_role("radio", name="Bis ich wieder spiele").check()
    page.reload()
    page.get_by_role("button", name="Benachrichtigungen").click()
    expect(page.get_by_label("Zeit für meine Antwort")).to_have_value("28800")
    expect(page.get_by_role("radio", name="Bis ich wieder spiele")).to_be_checked()
    group.get_by_role("radio", name="Mich fragen").check()
    expect(page.get_by_label("Zeit für meine Antwort")).to_have_count(0)


def test_a_long_game_is_set_up_in_days_and_leads_my_list(welcome: Invite) -> None:
    anna, ben = welcome(viewport=DESKTOP), welcome()
    page = anna.go("new/antinomy")
    page.get_by_label("Who, seat 2").select_option("open")
    page.get_by_label("Time per move").select_option(label="14 days")
    expect(page.get_by_text("come and go as you like")).to_be_visible()
    expect(page.get_by_label("When someone leaves")).to_have_count(0)
    for _ in range(2):
        long_game(anna, ben, "antinomy")
    turns = page.request.get(f"{anna.url}/api/tables/mine").json()
    count = sum(line["is_my_turn"] for line in turns)
    mine = anna if count else ben
    page = mine.go()
    expect(page).to_have_title(f"({count or 2}) Spieluhr")
    first = page.get_by_role("region", name="My games").get_by_role("listitem").first
    expect(first).to_contain_text("2 days 23 h left")
    # Whoever waits reads for whom, and for how long at most.
    rows = (anna if mine is ben else ben).go().get_by_role("region", name="My games")
    name = "Ben" if mine is ben else "Anna"
    expect(rows.get_by_text(f"{name}'s turn · 2 days 23 h left").first).to_be_visible()
