"""A new game: on the shelf, played on its small board, or by its words while it has none."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from spieluhr.cli.server_process import Running, free_port
from tests.web.browsing import DESKTOP, PHONE, Visitor, expect
from tests.web.conftest import Invite
from tests.workshop import Workshop


def started(workshop: Workshop, folder: Path) -> Running:
    """A server of that project."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in workshop.environment.items():
            patch.setenv(name, value)
        running = Running(f"sqlite:///{folder / 'web.sqlite'}", free_port(), folder / "log")
    running.wait()
    return running


@pytest.fixture(scope="module")
def demo_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server of a project with one game more than the pages were built with."""
    folder = tmp_path_factory.mktemp("new-game")
    workshop = Workshop(folder / "project")
    workshop.spieluhr("new-game", "demo")
    running = started(workshop, folder)
    yield running
    running.stop()


@pytest.fixture(scope="module")
def board_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """The same after the web app was built."""
    folder = tmp_path_factory.mktemp("new-board")
    workshop = Workshop(folder / "project")
    workshop.spieluhr("new-game", "demo")
    workshop.build_pages()
    running = started(workshop, folder)
    yield running
    running.stop()


@pytest.mark.parametrize(
    ("settings", "play", "hidden"),
    [
        ({"viewport": DESKTOP, "locale": "en"}, "Play Demo", "3 hidden"),
        ({"viewport": PHONE, "locale": "de"}, "Spielen Demo", "3 verdeckt"),
    ],
)
def test_a_game_without_a_board_is_played_by_its_words(
    settings: dict[str, object], play: str, hidden: str, demo_server: Running, welcome: Invite
) -> None:
    visitor = welcome(demo_server.url, **settings)
    page = visitor.go()
    expect(page.get_by_role("heading", name="Demo", exact=True, level=3)).to_be_visible()
    visitor.check_width()
    page.get_by_role("button", name=play).click()
    expect(page.get_by_role("heading", name="Demo", level=1)).to_be_visible()
    visitor.wait_for_turn()
    expect(page.locator("[data-board]")).to_contain_text(hidden)
    visitor.check_axe()
    visitor.check_width()
    assert by_words(visitor, random.Random(1)) == 12
    expect(page.locator("#ending")).not_to_be_empty()


def by_words(visitor: Visitor, dice: random.Random) -> int:
    """A whole game by clicks on sentences, once a hint: how many moves it took."""
    moves = 0
    while True:
        visitor.wait_for_turn()
        if visitor.is_over:
            return moves
        if moves == 2:
            visitor.follow_a_hint()
        else:
            version, listed = visitor.version, visitor.buttons()
            listed.nth(dice.randrange(listed.count())).click()
            visitor.wait_for_news(version)
        moves += 1


def test_its_table_is_set_up_like_any_other(demo_server: Running, welcome: Invite) -> None:
    page = welcome(demo_server.url).go("new/demo")
    expect(page.get_by_role("heading", name="New game: Demo")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    expect(page.locator("[data-board]")).to_be_visible()


@pytest.mark.parametrize(
    ("settings", "play", "hand"),
    [
        ({"viewport": DESKTOP, "locale": "en"}, "Play Demo", "Your hand"),
        (
            {"viewport": PHONE, "locale": "de", "color_scheme": "light"},
            "Spielen Demo",
            "Deine Hand",
        ),
    ],
)
def test_it_has_a_board_and_is_played_by_clicks_on_its_cards(
    settings: dict[str, object], play: str, hand: str, board_server: Running, welcome: Invite
) -> None:
    visitor = welcome(board_server.url, **settings)
    page = visitor.go()
    page.get_by_role("button", name=play).click()
    visitor.wait_for_turn()
    cards = page.get_by_role("list", name=hand).get_by_role("button")
    expect(cards).to_have_count(3)
    before = cards.first.bounding_box()
    cards.first.click()
    expect(page.locator("#prompt.begun")).to_be_visible()
    page.wait_for_timeout(300)  # longer than a raised card takes
    assert cards.first.bounding_box() == before  # people click where they saw it
    visitor.check_axe()
    visitor.check_width()
    page.keyboard.press("Escape")
    assert visitor.play_on(random.Random(1), most=100, by_board=8) == 12
    expect(page.locator("#ending")).not_to_be_empty()
