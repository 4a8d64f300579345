"""What a player sees when the server or the network goes away, and how it goes on."""

import random
from pathlib import Path

from spieluhr.cli.server_process import Running, free_port
from tests.web.browsing import Visitor, expect
from tests.web.cable import Cable
from tests.web.conftest import Invite
from tests.web.tables import BOT, ME, OPEN, enter, join, look, make, play_quickly, sit

LOST = "Connection lost"


def some_moves(visitor: Visitor, count: int, dice: random.Random) -> None:
    for _ in range(count):
        visitor.wait_for_turn()
        if visitor.is_over:
            return
        visitor.move(dice)


def test_a_server_that_is_killed_and_started_again(invite: Invite, tmp_path: Path) -> None:
    db, port, dice = f"sqlite:///{tmp_path / 'a.sqlite'}", free_port(), random.Random(3)
    first = Running(db, port, tmp_path / "log1")
    first.wait()
    visitor = invite(first.url)
    sit(visitor, "antinomy", {"solo": "easy"}, [ME])
    some_moves(visitor, 3, dice)
    version = visitor.version
    first.kill()
    expect(visitor.page.get_by_text(LOST)).to_be_visible()
    second = Running(db, port, tmp_path / "log2")
    try:
        second.wait()
        expect(visitor.page.get_by_text(LOST)).to_be_hidden()
        assert visitor.version == version
        assert visitor.play_on(dice, most=12) > 0
    finally:
        second.stop()


def test_a_cable_that_is_pulled(invite: Invite, server: Running) -> None:
    cable, dice = Cable(server.port), random.Random(4)
    visitor = invite(cable.url)
    sit(visitor, "perfect_moment", {}, [ME, BOT])
    some_moves(visitor, 2, dice)
    cable.pull()
    expect(visitor.page.get_by_text(LOST)).to_be_visible()
    cable.put_back()
    expect(visitor.page.get_by_text(LOST)).to_be_hidden()
    version = visitor.version
    some_moves(visitor, 3, dice)
    assert visitor.version > version or visitor.is_over
    cable.close()


OFFLINE = "You are offline."
UNSENT = "Your move has not been sent yet"


def test_offline_is_said_at_once_and_a_click_is_not_lost(invite: Invite) -> None:
    """In the middle of a game; what was clicked meanwhile is sent on coming back."""
    visitor, dice = invite(), random.Random(5)
    sit(visitor, "antinomy", {"solo": "easy"}, [ME])
    some_moves(visitor, 2, dice)
    visitor.wait_for_turn()
    page, version = visitor.page, visitor.version
    visitor.context.set_offline(True)
    expect(page.get_by_role("status").filter(has_text=OFFLINE)).to_be_visible(timeout=2000)
    expect(page.get_by_text(UNSENT)).to_have_count(0)
    page.evaluate("window.moved = 0")
    while page.get_by_text(UNSENT).count() == 0:
        visitor._click_one(dice)
    expect(page.get_by_role("status").filter(has_text=UNSENT)).to_be_visible()
    assert visitor.version == version

    visitor.context.set_offline(False)
    expect(page.get_by_text(OFFLINE)).to_be_hidden()
    visitor.wait_for_news(version)
    expect(page.get_by_text(UNSENT)).to_have_count(0)
    assert page.evaluate("moved") == 0  # the page is the same one
    some_moves(visitor, 1, dice)


def test_coming_back_shows_what_the_others_did_meanwhile(invite: Invite) -> None:
    anna, ben = invite(), invite()
    enter(anna, "Anna")
    enter(ben, "Ben")
    table_id = make(anna, "antinomy", {}, [ME, OPEN])
    join(table_id, anna, ben)
    for one in (anna, ben):
        one.go(f"table/{table_id}")
        one.play.wait_for()
    version = anna.version
    anna.context.set_offline(True)
    expect(anna.page.get_by_text(OFFLINE)).to_be_visible(timeout=2000)
    mover = anna if look(anna, table_id)["legal"] else ben
    play_quickly(mover, table_id, random.Random(6), 1)
    anna.page.wait_for_timeout(300)
    assert anna.version == version
    anna.context.set_offline(False)
    anna.wait_for_news(version)
    expect(anna.page.get_by_text(OFFLINE)).to_be_hidden()
    expect(ben.page.get_by_text("away")).to_have_count(0)


def test_a_connection_that_died_silently_is_noticed_soon(invite: Invite, server: Running) -> None:
    cable = Cable(server.port)
    visitor = invite(cable.url)
    sit(visitor, "antinomy", {"solo": "easy"}, [ME])
    visitor.wait_for_turn()
    cable.clog()
    expect(visitor.page.get_by_text(LOST)).to_be_visible(timeout=20_000)
    cable.unclog()
    expect(visitor.page.get_by_text(LOST)).to_be_hidden()
    cable.close()
