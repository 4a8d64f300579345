"""What a player sees when the server or the network goes away, and how it goes on."""

import random
from pathlib import Path

from spieluhr.server.running import Running, free_port
from tests.web.browsing import Visitor, expect
from tests.web.cable import Cable
from tests.web.conftest import Invite
from tests.web.tables import BOT, ME, sit

LOST = "connection is lost"


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
