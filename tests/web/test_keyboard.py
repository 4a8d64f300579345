"""A game without a mouse, up to its end."""

import random

from tests.web.browsing import Visitor, expect
from tests.web.conftest import Invite
from tests.web.tables import ALL, BOT, ME, play_quickly, sit

MOST_TABS = 60
CHOICES = 2000 if ALL else 80  # by keys; the rest of the game goes by itself
IS_ON_BOARD = """() => {
  const at = document.activeElement;
  return at instanceof HTMLButtonElement && at.closest('[data-board]') !== null
    && at.getAttribute('aria-disabled') !== 'true';
}"""


def tab_to_the_board(visitor: Visitor, dice: random.Random) -> bool:
    """To one of the things that can be chosen there, whichever."""
    keys, further = visitor.page.keyboard, dice.randrange(4)
    for _ in range(MOST_TABS):
        keys.press("Tab")
        if visitor.page.evaluate(IS_ON_BOARD):
            if further == 0:
                return True
            further -= 1
    return bool(visitor.page.evaluate(IS_ON_BOARD))


def test_a_game_of_antinomy_by_keyboard_alone(invite: Invite) -> None:
    visitor, dice = invite(), random.Random(5)
    table_id = sit(visitor, "antinomy", {}, [ME, BOT])
    for _ in range(CHOICES):
        visitor.wait_for_turn()
        if visitor.is_over:
            break
        version = visitor.version
        if tab_to_the_board(visitor, dice):
            visitor.page.keyboard.press("Enter")
            if visitor.has_gone_on(version):
                continue  # the next key waits for the next question: the game may be over
        if dice.random() < 0.1:
            visitor.page.keyboard.press("Escape")
    assert visitor.version > CHOICES // 8  # two keys for a move, and the bot's moves between
    play_quickly(visitor, table_id, dice)
    expect(visitor.page.locator("#ending")).to_be_focused()
    visitor.check_quiet()
